//! Events: the completion of asynchronous work.
#![allow(unsafe_code)]

use crate::error::Result;
use crate::ffi::{self, CStruct, RawError, RawEvent};
use crate::plugin::{Plugin, call};
use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

/// The completion of asynchronous work in the plugin.
pub(crate) struct Event {
    plugin: Arc<Plugin>,
    raw: NonNull<RawEvent>,
}

// SAFETY: PJRT events may be used and destroyed from any thread.
unsafe impl Send for Event {}
// SAFETY: as above.
unsafe impl Sync for Event {}

impl Event {
    /// Takes ownership of an event; `None` when there is none, which means already done.
    ///
    /// # Safety
    /// `raw` must be null or an event of `plugin` that nothing else destroys.
    pub(crate) unsafe fn own(plugin: &Arc<Plugin>, raw: *mut RawEvent) -> Option<Event> {
        NonNull::new(raw).map(|raw| Event { plugin: plugin.clone(), raw })
    }

    /// Blocks until the work is done, and gives its error.
    pub(crate) fn wait(&self) -> Result<()> {
        let args = ffi::EventArgs { event: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the event is live.
        unsafe { call!(self.plugin, PJRT_Event_Await, args) }?;
        Ok(())
    }

    /// True when the work is done, well or badly.
    pub(crate) fn is_ready(&self) -> Result<bool> {
        let args = ffi::EventIsReadyArgs { event: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the event is live.
        Ok(unsafe { call!(self.plugin, PJRT_Event_IsReady, args) }?.is_ready)
    }

    /// Keeps `value` until the work is done, then drops it on whichever thread notices.
    /// When the plugin cannot call back, waits here instead.
    pub(crate) fn keep_until_ready<T: Send + 'static>(&self, value: Box<T>) -> Result<()> {
        struct Kept<T> {
            plugin: Arc<Plugin>,
            _value: Box<T>,
        }

        unsafe extern "C" fn release<T>(error: *mut RawError, kept: *mut c_void) {
            // SAFETY: `kept` is the box leaked below, and the runtime calls back once.
            let kept = unsafe { Box::from_raw(kept.cast::<Kept<T>>()) };
            // SAFETY: a callback owns its error.
            unsafe { kept.plugin.destroy_error(error) };
        }

        let kept = Box::into_raw(Box::new(Kept { plugin: self.plugin.clone(), _value: value }));
        let args = ffi::EventOnReadyArgs {
            event: self.raw.as_ptr(),
            callback: Some(release::<T>),
            user_arg: kept.cast(),
            ..CStruct::zeroed()
        };
        // SAFETY: the event is live, and `kept` stays so until the callback takes it.
        if unsafe { call!(self.plugin, PJRT_Event_OnReady, args) }.is_err() {
            let done = self.wait();
            // SAFETY: the callback was not registered, so the box is still ours.
            drop(unsafe { Box::from_raw(kept) });
            return done;
        }
        Ok(())
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let args = ffi::EventArgs { event: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the event is ours and is not used again. A failure would leak it, no more.
        let _ = unsafe { call!(self.plugin, PJRT_Event_Destroy, args) };
    }
}
