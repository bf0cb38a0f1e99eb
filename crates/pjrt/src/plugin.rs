//! Loading a plugin, and the one way of calling into it.
#![allow(unsafe_code)]

use crate::error::{Code, Error, ErrorKind, Result};
use crate::ffi::{self, Api, CStruct, Entry, RawError};
use crate::setup;
use std::collections::BTreeSet;
use std::mem::{ManuallyDrop, offset_of, size_of};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once, OnceLock, PoisonError};

/// A loaded PJRT plugin. It stays mapped until the process ends, as the runtime's threads need it.
pub struct Plugin {
    path: PathBuf,
    /// The plugin's function table; entries past its end are null.
    api: Api,
    build_id: OnceLock<String>,
    _library: ManuallyDrop<libloading::Library>,
}

/// The oldest API a plugin may have: 0.57 put the function table in today's order.
pub const MIN_API_VERSION: (i32, i32) = (0, 57);

// SAFETY: the table holds function pointers into a library that is never unloaded,
// and the PJRT C API may be called from any thread.
unsafe impl Send for Plugin {}
// SAFETY: as above.
unsafe impl Sync for Plugin {}

/// Calls one entry of a plugin's table: `call!(plugin, PJRT_Client_Destroy, args)`; gives the arguments back
/// with their out fields set. Unsafe: every pointer in the arguments must be what the entry expects.
macro_rules! call {
    ($plugin:expr, $entry:ident, $args:expr) => {{
        let plugin: &$crate::plugin::Plugin = &$plugin;
        plugin.call(stringify!($entry), plugin.api().$entry, $args)
    }};
}
pub(crate) use call;

impl Plugin {
    /// Loads the shared library at `path` and initialises it.
    ///
    /// # Errors
    /// [`ErrorKind::Load`] when there is no such file, it is not a shared library, it exports no `GetPjrtApi`,
    /// or its API is older than [`MIN_API_VERSION`]; the plugin's own error when it does not initialise.
    pub fn load(path: &Path) -> Result<Arc<Plugin>> {
        let load_error = |what: &str| Error::new(ErrorKind::Load, format!("{}: {what}", path.display()));
        if !path.is_file() {
            return Err(load_error("there is no such plugin file"));
        }
        // A bare name would be looked up in the system's library path.
        let path = path.canonicalize().map_err(|e| load_error("cannot be opened").with_source(e))?;
        quieten();
        // SAFETY: running the initialisers of a library the user named is what loading a plugin means.
        let library = unsafe { libloading::Library::new(&path) }
            .map_err(|e| load_error("is not a shared library that can be loaded here").with_source(e))?;
        // SAFETY: the symbol has this signature in every PJRT plugin.
        let get_api = unsafe { library.get::<ffi::GetPjrtApi>(b"GetPjrtApi\0") }
            .map_err(|e| load_error("is not a PJRT plugin: it exports no GetPjrtApi").with_source(e))?;
        // SAFETY: takes no arguments; gives a table that lives as long as the library.
        let table = unsafe { get_api() };
        if table.is_null() {
            return Err(load_error("its GetPjrtApi gives no function table"));
        }
        // SAFETY: not null, and it comes from GetPjrtApi.
        let api = unsafe { copy_table(table) };
        check_version(&api).map_err(|what| load_error(&what))?;

        let plugin = Plugin { path, api, build_id: OnceLock::new(), _library: ManuallyDrop::new(library) };
        plugin.initialize(table as usize)?;
        Ok(Arc::new(plugin))
    }

    /// Calls `PJRT_Plugin_Initialize`, once per function table in this process.
    fn initialize(&self, table: usize) -> Result<()> {
        static INITIALIZED: Mutex<BTreeSet<usize>> = Mutex::new(BTreeSet::new());
        let mut initialized = INITIALIZED.lock().unwrap_or_else(PoisonError::into_inner);
        if !initialized.contains(&table) {
            // SAFETY: the arguments hold no pointers.
            unsafe { call!(self, PJRT_Plugin_Initialize, ffi::PluginInitializeArgs::zeroed()) }?;
            initialized.insert(table);
        }
        Ok(())
    }

    /// The canonical path of the shared library.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The plugin's C API version, major and minor.
    pub fn api_version(&self) -> (i32, i32) {
        (self.api.version.major, self.api.version.minor)
    }

    /// The sha-256 of the shared library in hexadecimal: what tells one build from another.
    ///
    /// # Errors
    /// [`ErrorKind::Load`] when the file can no longer be read.
    pub fn build_id(&self) -> Result<&str> {
        if let Some(id) = self.build_id.get() {
            return Ok(id);
        }
        let id = setup::build_id(&self.path).map_err(|e| {
            Error::new(ErrorKind::Load, format!("{}: cannot be read", self.path.display())).with_source(e)
        })?;
        Ok(self.build_id.get_or_init(|| id))
    }

    /// The plugin's attributes as `(name, value)`, such as `xla_version` and `stablehlo_current_version`.
    ///
    /// # Errors
    /// The plugin's own.
    pub fn attributes(&self) -> Result<Vec<(String, String)>> {
        // SAFETY: the arguments hold no pointers on the way in.
        let args = unsafe { call!(self, PJRT_Plugin_Attributes, ffi::PluginAttributesArgs::zeroed()) }?;
        // SAFETY: the plugin's attributes live as long as the process.
        let attributes = unsafe { slice(args.attributes, args.num_attributes) };
        // SAFETY: each names a value of the kind it states.
        Ok(attributes.iter().map(|a| unsafe { (text(a.name, a.name_size), display_value(a)) }).collect())
    }

    pub(crate) fn api(&self) -> &Api {
        &self.api
    }

    /// The one way into the plugin: checks that the table holds the entry, sets `struct_size`
    /// (followed by zeros for fields of later versions), calls, and turns an error object into [`Error`].
    ///
    /// # Safety
    /// Every pointer in `args` must be what `entry` expects there.
    pub(crate) unsafe fn call<A: CStruct>(
        &self,
        function: &'static str,
        entry: Option<unsafe extern "C" fn(*mut A) -> *mut RawError>,
        args: A,
    ) -> Result<A> {
        #[repr(C)]
        struct Padded<A> {
            args: A,
            reserved: [usize; ffi::RESERVED_WORDS],
        }

        let entry: Entry<A> = entry;
        let Some(entry) = entry else {
            let (major, minor) = self.api_version();
            return Err(Error::new(
                ErrorKind::Missing,
                format!("{} (API {major}.{minor}) does not implement {function}", self.path.display()),
            ));
        };
        let mut padded = Padded { args, reserved: [0; ffi::RESERVED_WORDS] };
        padded.args.set_struct_size(size_of::<Padded<A>>());
        // SAFETY: the pointer covers the stated `struct_size`; the caller vouches for the rest.
        let error = unsafe { entry((&raw mut padded).cast()) };
        if error.is_null() {
            return Ok(padded.args);
        }
        // SAFETY: a non-null error of this plugin, used nowhere else.
        Err(unsafe { self.take_error(function, error) })
    }

    /// Reads and destroys an error object.
    ///
    /// # Safety
    /// `error` must be a live error of this plugin; it is gone afterwards.
    unsafe fn take_error(&self, function: &'static str, error: *mut RawError) -> Error {
        let mut message = ffi::ErrorMessageArgs { error, ..CStruct::zeroed() };
        let mut code = ffi::ErrorGetCodeArgs { error, ..CStruct::zeroed() };
        if let Some(get_message) = self.api.PJRT_Error_Message {
            // SAFETY: `error` is live.
            unsafe { get_message(&mut message) };
        }
        if let Some(get_code) = self.api.PJRT_Error_GetCode {
            // SAFETY: `error` is live; an error about reading the code is not worth reporting.
            unsafe { get_code(&mut code) };
        }
        // SAFETY: the message lives as long as the error.
        let result = Error::from_call(function, Code::from_raw(code.code), unsafe {
            text(message.message, message.message_size)
        });
        // SAFETY: the caller gives the error up.
        unsafe { self.destroy_error(error) };
        result
    }

    /// Destroys an error object; null is fine.
    ///
    /// # Safety
    /// `error` must be null or a live error of this plugin; it is gone afterwards.
    pub(crate) unsafe fn destroy_error(&self, error: *mut RawError) {
        if let (false, Some(destroy)) = (error.is_null(), self.api.PJRT_Error_Destroy) {
            let mut args = ffi::ErrorDestroyArgs { error, ..CStruct::zeroed() };
            // SAFETY: the caller gives the error up.
            unsafe { destroy(&mut args) };
        }
    }
}

/// Has XLA log errors only, unless the user set `TF_CPP_MIN_LOG_LEVEL`.
fn quieten() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if std::env::var_os("TF_CPP_MIN_LOG_LEVEL").is_none() {
            // SAFETY: once, and before this process has a plugin's threads, which read the environment
            // without the lock of `std::env`.
            unsafe { std::env::set_var("TF_CPP_MIN_LOG_LEVEL", "2") };
        }
    });
}

impl std::fmt::Debug for Plugin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plugin").field("path", &self.path).field("api_version", &self.api_version()).finish()
    }
}

/// Copies as much of the plugin's table as it says it has; the rest is null.
///
/// # Safety
/// `table` must point to a PJRT function table of its stated `struct_size`.
unsafe fn copy_table(table: *const Api) -> Api {
    let mut api = Api::zeroed();
    // SAFETY: a table starts with its size.
    let stated = unsafe { (&raw const (*table).struct_size).read() };
    let bytes = stated.min(size_of::<Api>());
    // SAFETY: both sides have `bytes` bytes, and any prefix of a table is valid in `Api`
    // because an entry that is cut off cannot happen (sizes are multiples of a pointer).
    unsafe { std::ptr::copy_nonoverlapping(table.cast::<u8>(), (&raw mut api).cast(), bytes / 8 * 8) };
    api.struct_size = stated;
    api
}

fn check_version(api: &Api) -> Result<(), String> {
    let (major, minor) = (api.version.major, api.version.minor);
    let (min_major, min_minor) = MIN_API_VERSION;
    if api.struct_size < offset_of!(Api, PJRT_Error_Destroy) {
        return Err("its function table states no API version".to_string());
    }
    if major != min_major {
        return Err(format!("its PJRT C API is {major}.{minor}, and only {min_major}.x is understood"));
    }
    if minor < min_minor {
        return Err(format!("its PJRT C API {major}.{minor} is too old: {min_major}.{min_minor} or later is needed"));
    }
    Ok(())
}

/// The text at `start`, with anything that is not UTF-8 replaced.
///
/// # Safety
/// `start` must be null or point to `len` readable bytes.
pub(crate) unsafe fn text(start: *const std::ffi::c_char, len: usize) -> String {
    // SAFETY: the caller vouches for the bytes.
    String::from_utf8_lossy(unsafe { slice(start.cast::<u8>(), len) }).into_owned()
}

/// The slice at `start`; empty when it is null.
///
/// # Safety
/// `start` must be null or point to `len` values that outlive `'a`.
pub(crate) unsafe fn slice<'a, T>(start: *const T, len: usize) -> &'a [T] {
    if start.is_null() || len == 0 {
        return &[];
    }
    // SAFETY: not null; the caller vouches for the values.
    unsafe { std::slice::from_raw_parts(start, len) }
}

/// # Safety
/// The value's pointers must be live and of the kind it states.
unsafe fn display_value(value: &ffi::NamedValue) -> String {
    // SAFETY: `kind` says which member of the union is set.
    unsafe {
        match value.kind {
            ffi::named_value::STRING => text(value.value.string, value.value_size),
            ffi::named_value::INT64 => value.value.int64.to_string(),
            ffi::named_value::INT64_LIST => {
                let parts: Vec<String> =
                    slice(value.value.int64_list, value.value_size).iter().map(i64::to_string).collect();
                parts.join(".")
            }
            ffi::named_value::FLOAT => value.value.float.to_string(),
            ffi::named_value::BOOL => value.value.bool.to_string(),
            kind => format!("(value of unknown kind {kind})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(major: i32, minor: i32) -> Api {
        let mut api = Api::zeroed();
        api.version.major = major;
        api.version.minor = minor;
        api
    }

    #[test]
    fn versions() {
        assert!(check_version(&table(0, 57)).is_ok());
        assert!(check_version(&table(0, 900)).is_ok());
        assert!(check_version(&table(0, 56)).unwrap_err().contains("0.56 is too old: 0.57 or later"));
        assert!(check_version(&table(1, 0)).unwrap_err().contains("only 0.x is understood"));
    }

    unsafe extern "C" fn never(_: *mut ffi::PluginInitializeArgs) -> *mut RawError {
        std::ptr::null_mut()
    }

    #[test]
    fn entries_past_the_end_of_a_short_table_are_null() {
        let mut short = table(0, 57);
        short.PJRT_Plugin_Initialize = Some(never);
        short.struct_size = offset_of!(Api, PJRT_Plugin_Initialize);
        // SAFETY: `short` is a table at least as long as it states.
        assert!(unsafe { copy_table(&short) }.PJRT_Plugin_Initialize.is_none());
        short.struct_size += size_of::<usize>();
        // SAFETY: as above.
        assert!(unsafe { copy_table(&short) }.PJRT_Plugin_Initialize.is_some());
    }
}
