//! Memory in large pages.
//!
//! XLA allocates the temporaries of a step anew every time, hundreds of megabytes whose pages the system then has to
//! find one by one. In pages of two megabytes that costs next to nothing.

use std::{env, fs};

/// Starts this process again with the C library asked for large pages, where the system gives them to those who ask and
/// nobody has decided otherwise. Returns where there is nothing to do, or it cannot be done.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn ask_for_large_pages() {
    use std::os::unix::process::CommandExt;
    const TUNABLES: &str = "GLIBC_TUNABLES";
    const LARGE_PAGES: &str = "glibc.malloc.hugetlb";
    let given = env::var(TUNABLES).unwrap_or_default();
    let on_request = fs::read_to_string("/sys/kernel/mm/transparent_hugepage/enabled");
    if given.contains(LARGE_PAGES) || !on_request.is_ok_and(|modes| modes.contains("[madvise]")) {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    let before = if given.is_empty() { given } else { given + ":" };
    let mut again = std::process::Command::new(program);
    if let Some(name) = env::args_os().next() {
        again.arg0(name);
    }
    // Returns only if it fails, and then all goes on as it was.
    let _ = again.args(env::args_os().skip(1)).env(TUNABLES, format!("{before}{LARGE_PAGES}=1")).exec();
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn ask_for_large_pages() {}
