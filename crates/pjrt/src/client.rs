//! A client: one plugin's devices in this process.
#![allow(unsafe_code)]

use crate::error::{Error, ErrorKind, Result};
use crate::executable::Executable;
use crate::ffi::{self, CStruct, RawClient, RawDevice};
use crate::options::{CompileOptions, OptionValue, named_value};
use crate::plugin::{Plugin, call, slice, text};
use std::ptr::NonNull;
use std::sync::Arc;

/// A client of a plugin: its devices, and the way to compile for them. Clones share one client,
/// which lives until the last buffer and executable made from it is gone.
#[derive(Clone)]
pub struct Client {
    inner: Arc<Inner>,
}

/// A device of a [`Client`], addressed by its place in [`Client::devices`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The runtime's number for it.
    pub id: i32,
    /// The vendor's name for its kind, such as `cpu` or `NVIDIA H100 80GB HBM3`.
    pub kind: String,
}

struct Inner {
    plugin: Arc<Plugin>,
    raw: NonNull<RawClient>,
    raw_devices: Vec<*mut RawDevice>,
    devices: Vec<Device>,
    platform_name: String,
    platform_version: String,
}

// SAFETY: PJRT clients and devices may be used from any thread.
unsafe impl Send for Inner {}
// SAFETY: as above.
unsafe impl Sync for Inner {}

impl Client {
    /// A client of `plugin` made with the given options, such as `("cpu_device_count", Int(2))`.
    ///
    /// # Errors
    /// The plugin's own, for instance for an option it does not know or when it finds no device.
    pub fn new(plugin: &Arc<Plugin>, options: &[(&str, OptionValue)]) -> Result<Client> {
        let create_options: Vec<_> = options.iter().map(|(name, value)| named_value(name, value)).collect();
        let args = ffi::ClientCreateArgs {
            create_options: create_options.as_ptr(),
            num_options: create_options.len(),
            ..CStruct::zeroed()
        };
        // SAFETY: the options outlive the call, which copies them.
        let args = unsafe { call!(plugin, PJRT_Client_Create, args) }?;
        let raw = NonNull::new(args.client).ok_or_else(|| no_result("PJRT_Client_Create"))?;
        let mut inner = Inner {
            plugin: plugin.clone(),
            raw,
            raw_devices: Vec::new(),
            devices: Vec::new(),
            platform_name: String::new(),
            platform_version: String::new(),
        };
        inner.describe()?;
        Ok(Client { inner: Arc::new(inner) })
    }

    /// A client of `plugin` with a device for each of `replicas`: the CPU platform is asked for as many as that, other
    /// platforms have those they have.
    ///
    /// # Errors
    /// [`ErrorKind::Argument`] when there are fewer devices; the plugin's own.
    pub fn for_replicas(plugin: &Arc<Plugin>, replicas: usize) -> Result<Client> {
        let count = OptionValue::Int(replicas.max(1) as i64);
        let client = Client::new(plugin, &[("cpu_device_count", count)]).or_else(|_| Client::new(plugin, &[]))?;
        match client.devices().len() {
            found if found < replicas => Err(Error::new(
                ErrorKind::Argument,
                format!("{replicas} replicas need as many devices: {} has {found}", client.platform_name()),
            )),
            _ => Ok(client),
        }
    }

    /// The devices this process can address, in the runtime's order.
    pub fn devices(&self) -> &[Device] {
        &self.inner.devices
    }

    /// The platform, such as `cpu` or `cuda`.
    pub fn platform_name(&self) -> &str {
        &self.inner.platform_name
    }

    /// What the platform says about its version; free text.
    pub fn platform_version(&self) -> &str {
        &self.inner.platform_version
    }

    /// The plugin the client belongs to.
    pub fn plugin(&self) -> &Arc<Plugin> {
        &self.inner.plugin
    }

    /// Compiles the text of an MLIR module (StableHLO) and loads it on its devices.
    ///
    /// # Errors
    /// The compiler's own, with its code and message.
    pub fn compile(&self, module_text: &str, options: CompileOptions) -> Result<Executable> {
        let format = "mlir";
        let program = ffi::Program {
            code: module_text.as_ptr().cast(),
            code_size: module_text.len(),
            format: format.as_ptr().cast(),
            format_size: format.len(),
            ..CStruct::zeroed()
        };
        let options = options.to_proto();
        let args = ffi::ClientCompileArgs {
            client: self.raw(),
            program: &program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..CStruct::zeroed()
        };
        // SAFETY: the client is live; text and options outlive the call.
        let args = unsafe { call!(self.inner.plugin, PJRT_Client_Compile, args) }?;
        // SAFETY: a new executable of this client.
        unsafe { Executable::own(self, args.executable, "PJRT_Client_Compile") }
    }

    /// Loads what [`Executable::serialize`] wrote with the same build of the plugin.
    ///
    /// # Errors
    /// The plugin's own, for bytes that are not such an executable.
    pub fn deserialize(&self, serialized: &[u8]) -> Result<Executable> {
        let args = ffi::DeserializeAndLoadArgs {
            client: self.raw(),
            serialized: serialized.as_ptr().cast(),
            serialized_size: serialized.len(),
            ..CStruct::zeroed()
        };
        // SAFETY: the client is live; the bytes outlive the call.
        let args = unsafe { call!(self.inner.plugin, PJRT_Executable_DeserializeAndLoad, args) }?;
        // SAFETY: a new executable of this client.
        unsafe { Executable::own(self, args.executable, "PJRT_Executable_DeserializeAndLoad") }
    }

    /// True when both handles are the same client.
    pub(crate) fn is(&self, other: &Client) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }

    pub(crate) fn raw(&self) -> *mut RawClient {
        self.inner.raw.as_ptr()
    }

    /// The plugin's handle for the device at `idx` in [`Client::devices`].
    pub(crate) fn raw_device(&self, idx: usize) -> Result<*mut RawDevice> {
        self.inner.raw_devices.get(idx).copied().ok_or_else(|| {
            Error::new(
                ErrorKind::Argument,
                format!("there is no device {idx}: the client has {}", self.inner.raw_devices.len()),
            )
        })
    }

    /// The place of a device in [`Client::devices`].
    pub(crate) fn device_idx(&self, raw: *mut RawDevice) -> Option<usize> {
        self.inner.raw_devices.iter().position(|&device| device == raw)
    }
}

impl Inner {
    /// Reads the devices and the platform's names.
    fn describe(&mut self) -> Result<()> {
        let client = self.raw.as_ptr();
        let args = ffi::ClientStringArgs { client, ..CStruct::zeroed() };
        // SAFETY: the client is live.
        let args = unsafe { call!(self.plugin, PJRT_Client_PlatformName, args) }?;
        // SAFETY: the text lives as long as the client.
        self.platform_name = unsafe { text(args.text, args.text_size) };

        let args = ffi::ClientStringArgs { client, ..CStruct::zeroed() };
        // SAFETY: the client is live.
        let args = unsafe { call!(self.plugin, PJRT_Client_PlatformVersion, args) }?;
        // SAFETY: the text lives as long as the client.
        self.platform_version = unsafe { text(args.text, args.text_size) };

        let args = ffi::ClientDevicesArgs { client, ..CStruct::zeroed() };
        // SAFETY: the client is live.
        let args = unsafe { call!(self.plugin, PJRT_Client_AddressableDevices, args) }?;
        // SAFETY: the list lives as long as the client.
        self.raw_devices = unsafe { slice(args.devices, args.num_devices) }.to_vec();
        self.devices = self.raw_devices.iter().map(|&raw| self.describe_device(raw)).collect::<Result<_>>()?;
        Ok(())
    }

    fn describe_device(&self, device: *mut RawDevice) -> Result<Device> {
        let args = ffi::DeviceGetDescriptionArgs { device, ..CStruct::zeroed() };
        // SAFETY: the device lives as long as its client.
        let description = unsafe { call!(self.plugin, PJRT_Device_GetDescription, args) }?.description;

        let args = ffi::DeviceDescriptionIdArgs { description, ..CStruct::zeroed() };
        // SAFETY: the description lives as long as its device.
        let id = unsafe { call!(self.plugin, PJRT_DeviceDescription_Id, args) }?.id;

        let args = ffi::DeviceDescriptionStringArgs { description, ..CStruct::zeroed() };
        // SAFETY: as above.
        let args = unsafe { call!(self.plugin, PJRT_DeviceDescription_Kind, args) }?;
        // SAFETY: the text lives as long as the description.
        Ok(Device { id, kind: unsafe { text(args.text, args.text_size) } })
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let args = ffi::ClientDestroyArgs { client: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: nothing made from the client is left. A failure would leak it, no more.
        let _ = unsafe { call!(self.plugin, PJRT_Client_Destroy, args) };
    }
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").field("platform", &self.platform_name()).field("devices", &self.devices()).finish()
    }
}

/// The error for a plugin that reports success and gives nothing.
pub(crate) fn no_result(function: &str) -> Error {
    Error::new(ErrorKind::Missing, format!("{function} reported success and gave no object"))
}
