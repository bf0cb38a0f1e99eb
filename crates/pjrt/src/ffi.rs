//! The part of the PJRT C API this crate uses, as `#[repr(C)]` definitions.
//!
//! Names, field order and enum values are those of `xla/pjrt/c/pjrt_c_api.h` (openxla/xla, API 0.81).
//! The API only ever appends to structs and to the function table, so the layouts below are prefixes
//! of every later version's.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_void};
use std::mem::size_of;

/// Objects owned by the plugin, only ever seen through pointers.
macro_rules! opaque {
    ($($name:ident)*) => { $(#[repr(C)] pub struct $name { _private: [u8; 0] })* };
}

opaque! { RawError RawEvent RawClient RawDevice RawDeviceDescription RawExecutable RawLoadedExecutable RawBuffer }

/// A struct of the C API: `struct_size` and `extension_start` come first.
///
/// # Safety
/// The type is `#[repr(C)]`, starts with a `usize` size field, and all-zero bytes are a valid value.
pub unsafe trait CStruct: Sized {
    /// All fields zero but `struct_size`, which is this definition's size.
    fn zeroed() -> Self;
    /// Overwrites `struct_size`.
    fn set_struct_size(&mut self, bytes: usize);
}

macro_rules! c_struct {
    ($($name:ident { $($field:ident: $ty:ty),* $(,)? })*) => { $(
        #[repr(C)]
        pub struct $name {
            pub struct_size: usize,
            pub extension_start: *mut c_void,
            $(pub $field: $ty,)*
        }

        // SAFETY: `#[repr(C)]`, the size comes first, and every field type used below
        // (integers, floats, bool, raw pointers, optional function pointers) admits zero.
        unsafe impl CStruct for $name {
            fn zeroed() -> Self {
                // SAFETY: see the impl.
                let mut zeroed: Self = unsafe { std::mem::zeroed() };
                zeroed.struct_size = size_of::<Self>();
                zeroed
            }

            fn set_struct_size(&mut self, bytes: usize) {
                self.struct_size = bytes;
            }
        }
    )* };
}

/// A function-table entry; null where the plugin does not implement it.
pub type Entry<A> = Option<unsafe extern "C" fn(*mut A) -> *mut RawError>;
/// An entry that cannot fail.
pub type InfallibleEntry<A> = Option<unsafe extern "C" fn(*mut A)>;
/// An entry this crate never calls.
pub type Unused = Option<unsafe extern "C" fn()>;

/// The symbol every plugin exports.
pub type GetPjrtApi = unsafe extern "C" fn() -> *const Api;

c_struct! {
    ApiVersion { major: i32, minor: i32 }

    // The function table: every entry in order up to the last used one.
    Api {
        version: ApiVersion,
        PJRT_Error_Destroy: InfallibleEntry<ErrorDestroyArgs>,
        PJRT_Error_Message: InfallibleEntry<ErrorMessageArgs>,
        PJRT_Error_GetCode: Entry<ErrorGetCodeArgs>,
        PJRT_Plugin_Initialize: Entry<PluginInitializeArgs>,
        PJRT_Plugin_Attributes: Entry<PluginAttributesArgs>,
        PJRT_Event_Destroy: Entry<EventArgs>,
        PJRT_Event_IsReady: Entry<EventIsReadyArgs>,
        PJRT_Event_Error: Unused,
        PJRT_Event_Await: Entry<EventArgs>,
        PJRT_Event_OnReady: Entry<EventOnReadyArgs>,
        PJRT_Client_Create: Entry<ClientCreateArgs>,
        PJRT_Client_Destroy: Entry<ClientDestroyArgs>,
        PJRT_Client_PlatformName: Entry<ClientStringArgs>,
        PJRT_Client_ProcessIndex: Unused,
        PJRT_Client_PlatformVersion: Entry<ClientStringArgs>,
        PJRT_Client_Devices: Unused,
        PJRT_Client_AddressableDevices: Entry<ClientDevicesArgs>,
        PJRT_Client_LookupDevice: Unused,
        PJRT_Client_LookupAddressableDevice: Unused,
        PJRT_Client_AddressableMemories: Unused,
        PJRT_Client_Compile: Entry<ClientCompileArgs>,
        PJRT_Client_DefaultDeviceAssignment: Unused,
        PJRT_Client_BufferFromHostBuffer: Entry<BufferFromHostBufferArgs>,
        PJRT_DeviceDescription_Id: Entry<DeviceDescriptionIdArgs>,
        PJRT_DeviceDescription_ProcessIndex: Unused,
        PJRT_DeviceDescription_Attributes: Unused,
        PJRT_DeviceDescription_Kind: Entry<DeviceDescriptionStringArgs>,
        PJRT_DeviceDescription_DebugString: Unused,
        PJRT_DeviceDescription_ToString: Unused,
        PJRT_Device_GetDescription: Entry<DeviceGetDescriptionArgs>,
        PJRT_Device_IsAddressable: Unused,
        PJRT_Device_LocalHardwareId: Unused,
        PJRT_Device_AddressableMemories: Unused,
        PJRT_Device_DefaultMemory: Unused,
        PJRT_Device_MemoryStats: Unused,
        PJRT_Memory_Id: Unused,
        PJRT_Memory_Kind: Unused,
        PJRT_Memory_DebugString: Unused,
        PJRT_Memory_ToString: Unused,
        PJRT_Memory_AddressableByDevices: Unused,
        PJRT_Executable_Destroy: Entry<ExecutableDestroyArgs>,
        PJRT_Executable_Name: Unused,
        PJRT_Executable_NumReplicas: Unused,
        PJRT_Executable_NumPartitions: Unused,
        PJRT_Executable_NumOutputs: Entry<ExecutableNumOutputsArgs>,
        PJRT_Executable_SizeOfGeneratedCodeInBytes: Unused,
        PJRT_Executable_GetCostAnalysis: Unused,
        PJRT_Executable_OutputMemoryKinds: Unused,
        PJRT_Executable_OptimizedProgram: Unused,
        PJRT_Executable_Serialize: Entry<ExecutableSerializeArgs>,
        PJRT_LoadedExecutable_Destroy: Entry<LoadedExecutableDestroyArgs>,
        PJRT_LoadedExecutable_GetExecutable: Entry<GetExecutableArgs>,
        PJRT_LoadedExecutable_AddressableDevices: Entry<LoadedExecutableDevicesArgs>,
        PJRT_LoadedExecutable_Delete: Unused,
        PJRT_LoadedExecutable_IsDeleted: Unused,
        PJRT_LoadedExecutable_Execute: Entry<ExecuteArgs>,
        PJRT_Executable_DeserializeAndLoad: Entry<DeserializeAndLoadArgs>,
        PJRT_LoadedExecutable_Fingerprint: Unused,
        PJRT_Buffer_Destroy: Entry<BufferArgs>,
        PJRT_Buffer_ElementType: Entry<BufferElementTypeArgs>,
        PJRT_Buffer_Dimensions: Entry<BufferDimensionsArgs>,
        PJRT_Buffer_UnpaddedDimensions: Unused,
        PJRT_Buffer_DynamicDimensionIndices: Unused,
        PJRT_Buffer_GetMemoryLayout: Unused,
        PJRT_Buffer_OnDeviceSizeInBytes: Unused,
        PJRT_Buffer_Device: Unused,
        PJRT_Buffer_Memory: Unused,
        PJRT_Buffer_Delete: Unused,
        PJRT_Buffer_IsDeleted: Entry<BufferIsDeletedArgs>,
        PJRT_Buffer_CopyToDevice: Unused,
        PJRT_Buffer_ToHostBuffer: Entry<BufferToHostBufferArgs>,
        PJRT_Buffer_IsOnCpu: Unused,
        PJRT_Buffer_ReadyEvent: Entry<BufferReadyEventArgs>,
        PJRT_Buffer_UnsafePointer: Unused,
        PJRT_Buffer_IncreaseExternalReferenceCount: Unused,
        PJRT_Buffer_DecreaseExternalReferenceCount: Unused,
        PJRT_Buffer_OpaqueDeviceMemoryDataPointer: Unused,
        PJRT_CopyToDeviceStream_Destroy: Unused,
        PJRT_CopyToDeviceStream_AddChunk: Unused,
        PJRT_CopyToDeviceStream_TotalBytes: Unused,
        PJRT_CopyToDeviceStream_GranuleSize: Unused,
        PJRT_CopyToDeviceStream_CurrentBytes: Unused,
        PJRT_TopologyDescription_Create: Unused,
        PJRT_TopologyDescription_Destroy: Unused,
        PJRT_TopologyDescription_PlatformName: Unused,
        PJRT_TopologyDescription_PlatformVersion: Unused,
        PJRT_TopologyDescription_GetDeviceDescriptions: Unused,
        PJRT_TopologyDescription_Serialize: Unused,
        PJRT_TopologyDescription_Attributes: Unused,
        PJRT_Compile: Unused,
        PJRT_Executable_OutputElementTypes: Entry<OutputElementTypesArgs>,
        PJRT_Executable_OutputDimensions: Entry<OutputDimensionsArgs>,
    }

    ErrorDestroyArgs { error: *mut RawError }
    ErrorMessageArgs { error: *const RawError, message: *const c_char, message_size: usize }
    ErrorGetCodeArgs { error: *const RawError, code: i32 }

    PluginInitializeArgs {}
    PluginAttributesArgs { attributes: *const NamedValue, num_attributes: usize }
    NamedValue { name: *const c_char, name_size: usize, kind: i32, value: NamedValueData, value_size: usize }

    EventArgs { event: *mut RawEvent }
    EventIsReadyArgs { event: *mut RawEvent, is_ready: bool }
    EventOnReadyArgs {
        event: *mut RawEvent,
        callback: Option<unsafe extern "C" fn(*mut RawError, *mut c_void)>,
        user_arg: *mut c_void,
    }

    ClientCreateArgs {
        create_options: *const NamedValue,
        num_options: usize,
        kv_get_callback: Unused,
        kv_get_user_arg: *mut c_void,
        kv_put_callback: Unused,
        kv_put_user_arg: *mut c_void,
        client: *mut RawClient,
        kv_try_get_callback: Unused,
        kv_try_get_user_arg: *mut c_void,
    }
    ClientDestroyArgs { client: *mut RawClient }
    ClientStringArgs { client: *mut RawClient, text: *const c_char, text_size: usize }
    ClientDevicesArgs { client: *mut RawClient, devices: *const *mut RawDevice, num_devices: usize }
    Program { code: *const c_char, code_size: usize, format: *const c_char, format_size: usize }
    ClientCompileArgs {
        client: *mut RawClient,
        program: *const Program,
        compile_options: *const c_char,
        compile_options_size: usize,
        executable: *mut RawLoadedExecutable,
    }
    TiledLayout {
        minor_to_major: *const i64,
        minor_to_major_size: usize,
        tile_dims: *const i64,
        tile_dim_sizes: *const usize,
        num_tiles: usize,
    }
    // `tiled` stands for a union whose other member, the strides, is smaller.
    MemoryLayout { tiled: TiledLayout, kind: i32 }
    BufferFromHostBufferArgs {
        client: *mut RawClient,
        data: *const c_void,
        kind: i32,
        dims: *const i64,
        num_dims: usize,
        byte_strides: *const i64,
        num_byte_strides: usize,
        host_buffer_semantics: i32,
        device: *mut RawDevice,
        memory: *mut c_void,
        device_layout: *mut MemoryLayout,
        done_with_host_buffer: *mut RawEvent,
        buffer: *mut RawBuffer,
    }

    DeviceGetDescriptionArgs { device: *mut RawDevice, description: *mut RawDeviceDescription }
    DeviceDescriptionIdArgs { description: *mut RawDeviceDescription, id: i32 }
    DeviceDescriptionStringArgs { description: *mut RawDeviceDescription, text: *const c_char, text_size: usize }

    GetExecutableArgs { loaded_executable: *mut RawLoadedExecutable, executable: *mut RawExecutable }
    ExecutableDestroyArgs { executable: *mut RawExecutable }
    ExecutableNumOutputsArgs { executable: *mut RawExecutable, num_outputs: usize }
    OutputElementTypesArgs { executable: *mut RawExecutable, types: *const i32, num_types: usize }
    OutputDimensionsArgs {
        executable: *mut RawExecutable,
        num_outputs: usize,
        dims: *const i64,
        dim_sizes: *const usize,
    }
    ExecutableSerializeArgs {
        executable: *const RawExecutable,
        bytes: *const c_char,
        bytes_size: usize,
        serialized: *mut c_void,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    }
    DeserializeAndLoadArgs {
        client: *mut RawClient,
        serialized: *const c_char,
        serialized_size: usize,
        executable: *mut RawLoadedExecutable,
        overridden_compile_options: *const c_char,
        overridden_compile_options_size: usize,
    }
    LoadedExecutableDestroyArgs { executable: *mut RawLoadedExecutable }
    LoadedExecutableDevicesArgs {
        executable: *mut RawLoadedExecutable,
        devices: *const *mut RawDevice,
        num_devices: usize,
    }
    ExecuteOptions {
        send_callbacks: *mut c_void,
        recv_callbacks: *mut c_void,
        num_send_ops: usize,
        num_recv_ops: usize,
        launch_id: i32,
        non_donatable_input_indices: *const i64,
        num_non_donatable_input_indices: usize,
        context: *mut c_void,
        call_location: *const c_char,
        num_tasks: usize,
        task_ids: *mut i32,
        incarnation_ids: *mut i64,
        // Zeros where later versions have further optional fields.
        reserved: [usize; RESERVED_WORDS],
    }
    ExecuteArgs {
        executable: *mut RawLoadedExecutable,
        options: *mut ExecuteOptions,
        argument_lists: *const *const *mut RawBuffer,
        num_devices: usize,
        num_args: usize,
        output_lists: *const *mut *mut RawBuffer,
        device_complete_events: *mut *mut RawEvent,
        execute_device: *mut RawDevice,
    }

    BufferArgs { buffer: *mut RawBuffer }
    BufferElementTypeArgs { buffer: *mut RawBuffer, kind: i32 }
    BufferDimensionsArgs { buffer: *mut RawBuffer, dims: *const i64, num_dims: usize }
    BufferIsDeletedArgs { buffer: *mut RawBuffer, is_deleted: bool }
    BufferToHostBufferArgs {
        src: *mut RawBuffer,
        host_layout: *mut MemoryLayout,
        dst: *mut c_void,
        dst_size: usize,
        event: *mut RawEvent,
    }
    BufferReadyEventArgs { buffer: *mut RawBuffer, event: *mut RawEvent }
}

/// Words of zeros that follow every argument struct: fields of later API versions, all absent.
pub const RESERVED_WORDS: usize = 8;

/// The value of a [`NamedValue`], told apart by its `kind`.
#[repr(C)]
#[derive(Clone, Copy)]
pub union NamedValueData {
    pub string: *const c_char,
    pub int64: i64,
    pub int64_list: *const i64,
    pub float: f32,
    pub bool: bool,
}

/// `PJRT_NamedValue_Type`.
pub mod named_value {
    pub const STRING: i32 = 0;
    pub const INT64: i32 = 1;
    pub const INT64_LIST: i32 = 2;
    pub const FLOAT: i32 = 3;
    pub const BOOL: i32 = 4;
}

/// `PJRT_HostBufferSemantics`.
pub mod host_buffer {
    pub const IMMUTABLE_ONLY_DURING_CALL: i32 = 0;
    pub const IMMUTABLE_UNTIL_TRANSFER_COMPLETES: i32 = 1;
}

/// `PJRT_Buffer_MemoryLayout_Type_Tiled`.
pub const LAYOUT_TILED: i32 = 0;

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::offset_of;

    /// Sizes and offsets as a C compiler computes them from the header (64-bit).
    #[test]
    fn layouts_match_the_header() {
        assert_eq!(size_of::<ApiVersion>(), 24);
        assert_eq!(size_of::<NamedValue>(), 56);
        assert_eq!(size_of::<ClientCreateArgs>(), 88);
        assert_eq!(size_of::<BufferFromHostBufferArgs>(), 120);
        assert_eq!(size_of::<TiledLayout>(), 56);
        assert_eq!(offset_of!(MemoryLayout, kind), 72);
        assert_eq!(size_of::<ExecuteArgs>(), 80);
        assert_eq!(offset_of!(ExecuteOptions, reserved), 112);
        assert_eq!(size_of::<ExecutableSerializeArgs>(), 56);
        assert_eq!(size_of::<DeserializeAndLoadArgs>(), 64);
        assert_eq!(offset_of!(Api, PJRT_Error_Destroy), 40);
        assert_eq!(offset_of!(Api, PJRT_Client_Compile), 200);
        assert_eq!(offset_of!(Api, PJRT_Client_BufferFromHostBuffer), 216);
        assert_eq!(offset_of!(Api, PJRT_Device_GetDescription), 272);
        assert_eq!(offset_of!(Api, PJRT_LoadedExecutable_Execute), 480);
        assert_eq!(offset_of!(Api, PJRT_Buffer_ToHostBuffer), 600);
        assert_eq!(offset_of!(Api, PJRT_Executable_OutputDimensions), 768);
    }
}
