//! Buffers: dense arrays on a device, and their way there and back.
#![allow(unsafe_code)]

use crate::client::{Client, no_result};
use crate::error::{Error, ErrorKind, Result};
use crate::event::Event;
use crate::ffi::{self, CStruct, RawBuffer, RawEvent, host_buffer};
use crate::plugin::{call, slice};
use std::ptr::NonNull;
use truestep_ir::{ElemType, TensorType};

/// A dense array on one device. Host bytes are row-major, little-endian, without padding; an `i1` is one byte.
///
/// A buffer that an execution consumed (donation) is still safe to hold and to drop; using it is an error.
pub struct Buffer {
    client: Client,
    device: usize,
    raw: NonNull<RawBuffer>,
}

/// A copy to the host that is under way. Dropping it waits for the copy.
pub struct Download {
    bytes: Vec<u8>,
    event: Option<Event>,
}

// SAFETY: PJRT buffers may be used and destroyed from any thread.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

impl Client {
    /// Copies `bytes` of type `ty` to the device at `device` in [`Client::devices`]; the bytes are free on return.
    ///
    /// # Errors
    /// [`ErrorKind::Argument`] when the byte count is not `ty`'s or there is no such device; the plugin's own.
    pub fn upload(&self, bytes: &[u8], ty: &TensorType, device: usize) -> Result<Buffer> {
        // SAFETY: with these semantics the plugin is done with `bytes` when the call returns.
        let (buffer, done) = unsafe { self.start_upload(bytes, ty, device, host_buffer::IMMUTABLE_ONLY_DURING_CALL) }?;
        drop(done);
        Ok(buffer)
    }

    /// Starts copying `bytes` of type `ty` to a device and returns at once; the bytes are kept until the copy is done.
    /// The buffer can be given to an execution right away.
    ///
    /// # Errors
    /// As [`Client::upload`]; an error of the copy itself shows when the buffer is used.
    pub fn upload_async<B>(&self, bytes: B, ty: &TensorType, device: usize) -> Result<Buffer>
    where
        B: AsRef<[u8]> + Send + Sync + 'static,
    {
        // Boxed first, so that bytes stored inside `B` do not move.
        let bytes = Box::new(bytes);
        let semantics = host_buffer::IMMUTABLE_UNTIL_TRANSFER_COMPLETES;
        // SAFETY: the box is kept until the event says that the plugin is done with the bytes;
        // where there is no event, it is done already.
        let (buffer, done) = unsafe { self.start_upload((*bytes).as_ref(), ty, device, semantics) }?;
        if let Some(done) = done {
            done.keep_until_ready(bytes)?;
        }
        Ok(buffer)
    }

    /// # Safety
    /// `bytes` must stay as they are for as long as `semantics` says.
    unsafe fn start_upload(
        &self,
        bytes: &[u8],
        ty: &TensorType,
        device: usize,
        semantics: i32,
    ) -> Result<(Buffer, Option<Event>)> {
        if bytes.len() != ty.size_bytes() {
            return Err(Error::new(
                ErrorKind::Argument,
                format!("{ty} takes {} bytes, {} were given", ty.size_bytes(), bytes.len()),
            ));
        }
        let dims = to_i64(&ty.dims);
        let args = ffi::BufferFromHostBufferArgs {
            client: self.raw(),
            data: bytes.as_ptr().cast(),
            kind: buffer_kind(ty.elem),
            dims: dims.as_ptr(),
            num_dims: dims.len(),
            host_buffer_semantics: semantics,
            device: self.raw_device(device)?,
            ..CStruct::zeroed()
        };
        // SAFETY: client and device are live; `bytes` holds the stated array; the dimensions outlive the call.
        let args = unsafe { call!(self.plugin(), PJRT_Client_BufferFromHostBuffer, args) }?;
        // SAFETY: a new event of this plugin.
        let done = unsafe { Event::own(self.plugin(), args.done_with_host_buffer) };
        // SAFETY: a new buffer of this client.
        let buffer = unsafe { Buffer::own(self, device, args.buffer, "PJRT_Client_BufferFromHostBuffer") }?;
        Ok((buffer, done))
    }
}

impl Buffer {
    /// # Safety
    /// `raw` must be null or a buffer of `client` on `device` that nothing else destroys.
    pub(crate) unsafe fn own(client: &Client, device: usize, raw: *mut RawBuffer, function: &str) -> Result<Buffer> {
        let raw = NonNull::new(raw).ok_or_else(|| no_result(function))?;
        Ok(Buffer { client: client.clone(), device, raw })
    }

    /// The place of its device in [`Client::devices`].
    pub fn device(&self) -> usize {
        self.device
    }

    /// Shape and element type.
    ///
    /// # Errors
    /// [`ErrorKind::Argument`] for an element type outside StableHLO's plain ones; the plugin's own.
    pub fn ty(&self) -> Result<TensorType> {
        let args = ffi::BufferElementTypeArgs { buffer: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the buffer is live.
        let kind = unsafe { call!(self.client.plugin(), PJRT_Buffer_ElementType, args) }?.kind;
        let args = ffi::BufferDimensionsArgs { buffer: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the buffer is live.
        let args = unsafe { call!(self.client.plugin(), PJRT_Buffer_Dimensions, args) }?;
        // SAFETY: the dimensions live as long as the buffer.
        tensor_type(unsafe { slice(args.dims, args.num_dims) }, kind)
    }

    /// The bytes, once the buffer is computed.
    ///
    /// # Errors
    /// The plugin's own; an error of the execution that computes the buffer shows here.
    pub fn to_host(&self) -> Result<Vec<u8>> {
        self.download()?.wait()
    }

    /// Starts copying to the host and returns at once.
    ///
    /// # Errors
    /// As [`Buffer::to_host`].
    pub fn download(&self) -> Result<Download> {
        let ty = self.ty()?;
        let mut bytes = vec![0; ty.size_bytes()];
        let minor_to_major: Vec<i64> = (0..ty.rank() as i64).rev().collect();
        let mut row_major = ffi::MemoryLayout {
            tiled: ffi::TiledLayout {
                minor_to_major: minor_to_major.as_ptr(),
                minor_to_major_size: minor_to_major.len(),
                ..CStruct::zeroed()
            },
            kind: ffi::LAYOUT_TILED,
            ..CStruct::zeroed()
        };
        let args = ffi::BufferToHostBufferArgs {
            src: self.raw.as_ptr(),
            host_layout: &mut row_major,
            dst: bytes.as_mut_ptr().cast(),
            dst_size: bytes.len(),
            ..CStruct::zeroed()
        };
        // SAFETY: the buffer is live, the layout outlives the call, and `bytes` stays in place
        // until the event is ready (`Download` sees to it).
        let args = unsafe { call!(self.client.plugin(), PJRT_Buffer_ToHostBuffer, args) }?;
        // SAFETY: a new event of this plugin.
        let event = unsafe { Event::own(self.client.plugin(), args.event) };
        Ok(Download { bytes, event })
    }

    /// Waits until the buffer is computed or copied.
    ///
    /// # Errors
    /// That of the computation or the copy.
    pub fn wait(&self) -> Result<()> {
        self.ready_event()?.map_or(Ok(()), |event| event.wait())
    }

    /// True when the buffer is computed or copied, or the attempt failed.
    ///
    /// # Errors
    /// The plugin's own, for a consumed buffer.
    pub fn is_ready(&self) -> Result<bool> {
        self.ready_event()?.map_or(Ok(true), |event| event.is_ready())
    }

    /// True when an execution consumed the buffer.
    ///
    /// # Errors
    /// The plugin's own.
    pub fn is_consumed(&self) -> Result<bool> {
        let args = ffi::BufferIsDeletedArgs { buffer: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the buffer is live.
        Ok(unsafe { call!(self.client.plugin(), PJRT_Buffer_IsDeleted, args) }?.is_deleted)
    }

    fn ready_event(&self) -> Result<Option<Event>> {
        let args = ffi::BufferReadyEventArgs { buffer: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the buffer is live.
        let event: *mut RawEvent = unsafe { call!(self.client.plugin(), PJRT_Buffer_ReadyEvent, args) }?.event;
        // SAFETY: a new event of this plugin.
        Ok(unsafe { Event::own(self.client.plugin(), event) })
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn raw(&self) -> *mut RawBuffer {
        self.raw.as_ptr()
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let args = ffi::BufferArgs { buffer: self.raw.as_ptr(), ..CStruct::zeroed() };
        // SAFETY: the buffer is ours and is not used again; the runtime keeps the memory
        // for work that still needs it. A failure would leak it, no more.
        let _ = unsafe { call!(self.client.plugin(), PJRT_Buffer_Destroy, args) };
    }
}

impl std::fmt::Debug for Buffer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.ty() {
            Ok(ty) => write!(f, "Buffer({ty})"),
            Err(_) => f.write_str("Buffer(?)"),
        }
    }
}

impl Download {
    /// Waits for the copy and gives the bytes.
    ///
    /// # Errors
    /// That of the copy, or of the execution that computes the buffer.
    pub fn wait(mut self) -> Result<Vec<u8>> {
        if let Some(event) = self.event.take() {
            event.wait()?;
        }
        Ok(std::mem::take(&mut self.bytes))
    }
}

impl Drop for Download {
    fn drop(&mut self) {
        if let Some(event) = &self.event {
            // The runtime writes into `bytes` until then; its error has no reader.
            let _ = event.wait();
        }
    }
}

/// `PJRT_Buffer_Type`.
fn buffer_kind(elem: ElemType) -> i32 {
    match elem {
        ElemType::I1 => 1,
        ElemType::I8 => 2,
        ElemType::I16 => 3,
        ElemType::I32 => 4,
        ElemType::I64 => 5,
        ElemType::Ui8 => 6,
        ElemType::Ui16 => 7,
        ElemType::Ui32 => 8,
        ElemType::Ui64 => 9,
        ElemType::F16 => 10,
        ElemType::F32 => 11,
        ElemType::F64 => 12,
        ElemType::Bf16 => 13,
    }
}

/// The type of an array of `dims` whose `PJRT_Buffer_Type` is `kind`.
pub(crate) fn tensor_type(dims: &[i64], kind: i32) -> Result<TensorType> {
    let elem = ElemType::ALL.iter().copied().find(|&elem| buffer_kind(elem) == kind);
    let dims: Option<Vec<usize>> = dims.iter().map(|&d| usize::try_from(d).ok()).collect();
    match (elem, dims) {
        (Some(elem), Some(dims)) => Ok(TensorType::new(dims, elem)),
        _ => Err(Error::new(
            ErrorKind::Argument,
            format!("PJRT buffer type {kind} is not an element type this crate carries"),
        )),
    }
}

pub(crate) fn to_i64(sizes: &[usize]) -> Vec<i64> {
    sizes.iter().map(|&size| size as i64).collect()
}
