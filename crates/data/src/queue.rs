use std::{
    collections::BTreeMap,
    io,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread::{self, JoinHandle},
};

/// Runs numbered jobs on several threads and hands their results out in order, at most `ahead` of them being claimed
/// and not yet taken. A job that panics panics the taker and closes the queue. Dropping the queue ends its threads.
pub(crate) struct Queue<T> {
    shared: Arc<Shared<T>>,
    workers: Vec<JoinHandle<()>>,
}

struct Shared<T> {
    state: Mutex<State<T>>,
    /// A job can be claimed, or none can any more.
    room: Condvar,
    /// The next result can be taken.
    ready: Condvar,
}

struct State<T> {
    /// The next job to claim, the next result to take, and the job before which both stop.
    claim: u64,
    take: u64,
    end: u64,
    finished: BTreeMap<u64, thread::Result<T>>,
}

impl<T: Send + 'static> Queue<T> {
    pub(crate) fn start(
        jobs: Range<u64>,
        workers: usize,
        ahead: u64,
        job: impl Fn(u64) -> T + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let state = State { claim: jobs.start, take: jobs.start, end: jobs.end, finished: BTreeMap::new() };
        let shared = Arc::new(Shared { state: Mutex::new(state), room: Condvar::new(), ready: Condvar::new() });
        let mut queue = Self { shared: Arc::clone(&shared), workers: Vec::with_capacity(workers) };
        let job = Arc::new(job);
        for n in 0..workers {
            let (shared, job) = (Arc::clone(&shared), Arc::clone(&job));
            let thread = thread::Builder::new().name(format!("truestep-data-{n}"));
            queue.workers.push(thread.spawn(move || shared.work(ahead, &*job))?);
        }
        Ok(queue)
    }

    /// The next result, waiting for it; `None` after the last.
    pub(crate) fn take(&mut self) -> Option<T> {
        let mut state = self.shared.lock();
        loop {
            if state.take >= state.end {
                return None;
            }
            let next = state.take;
            if let Some(result) = state.finished.remove(&next) {
                state.take += 1;
                drop(state);
                self.shared.room.notify_one();
                return Some(result.unwrap_or_else(|panic| {
                    self.close();
                    resume_unwind(panic)
                }));
            }
            state = wait(&self.shared.ready, state);
        }
    }
}

impl<T> Queue<T> {
    /// Claims no further job; [`take`](Self::take) gives `None` from now on.
    pub(crate) fn close(&mut self) {
        self.shared.lock().end = 0;
        self.shared.room.notify_all();
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.close();
        for worker in self.workers.drain(..) {
            worker.join().expect("a worker catches the panics of its jobs");
        }
    }
}

impl<T> Shared<T> {
    fn work(&self, ahead: u64, job: &impl Fn(u64) -> T) {
        loop {
            let mut state = self.lock();
            while state.claim < state.end && state.claim - state.take >= ahead {
                state = wait(&self.room, state);
            }
            if state.claim >= state.end {
                return;
            }
            let claimed = state.claim;
            state.claim += 1;
            drop(state);
            let result = catch_unwind(AssertUnwindSafe(|| job(claimed)));
            let mut state = self.lock();
            state.finished.insert(claimed, result);
            if claimed == state.take {
                self.ready.notify_one();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().expect("nothing panics while it holds this lock")
    }
}

fn wait<'a, T>(changed: &Condvar, state: MutexGuard<'a, State<T>>) -> MutexGuard<'a, State<T>> {
    changed.wait(state).expect("nothing panics while it holds this lock")
}

#[cfg(test)]
mod tests {
    use std::sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    };

    use super::*;

    #[test]
    fn results_come_in_order() {
        for workers in [1, 8] {
            let mut queue = Queue::start(5..1005, workers, 7, |job| job * 2).unwrap();
            let taken: Vec<u64> = std::iter::from_fn(|| queue.take()).collect();
            assert!(taken.into_iter().eq((5..1005).map(|job| job * 2)), "{workers} workers");
            assert_eq!(queue.take(), None);
        }
    }

    #[test]
    fn works_ahead_but_not_too_far() {
        let asked = Arc::new(AtomicU64::new(0));
        let seen = Arc::clone(&asked);
        let job = move |job: u64| (job, seen.load(Ordering::SeqCst));
        let mut queue = Queue::start(0..2000, 4, 3, job).unwrap();
        let mut ask = || {
            asked.fetch_add(1, Ordering::SeqCst);
            queue.take()
        };
        while let Some((job, asked)) = ask() {
            assert!(job < asked + 3, "job {job} ran when {asked} had been asked for");
        }

        // Control: with room for all, all run before any is taken.
        let (done, jobs) = mpsc::channel();
        let _queue = Queue::start(0..8, 1, 8, move |job| done.send(job).unwrap()).unwrap();
        assert_eq!(jobs.iter().take(8).last(), Some(7));
    }

    #[test]
    fn dropping_ends_the_threads() {
        let held = Arc::new(());
        let job_holds = Arc::clone(&held);
        let mut queue = Queue::start(0..u64::MAX, 4, 2, move |_| Arc::strong_count(&job_holds)).unwrap();
        assert_eq!(queue.take(), Some(2), "the threads share one handle");
        drop(queue);
        assert_eq!(Arc::strong_count(&held), 1);
    }

    #[test]
    fn a_panic_reaches_the_taker() {
        let mut queue = Queue::start(0..3, 2, 2, |job| assert_ne!(job, 1, "job one fails")).unwrap();
        assert_eq!(queue.take(), Some(()));
        assert!(catch_unwind(AssertUnwindSafe(|| queue.take())).is_err());
        assert_eq!(queue.take(), None);
    }
}
