//! The crate's one error type: an opaque struct with accessors.

use std::fmt;

/// What went wrong between this process and a PJRT plugin.
///
/// [`Display`](fmt::Display) is one sentence. For a failed call into the plugin it ends with the first line of the
/// plugin's message; [`function`](Error::function), [`code`](Error::code) and the whole [`message`](Error::message)
/// are kept.
#[derive(Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct Error {
    kind: ErrorKind,
    sentence: String,
    call: Option<Call>,
    source: Option<Box<dyn std::error::Error + Send + Sync>>,
}

/// A failed call into the plugin.
#[derive(Debug)]
struct Call {
    function: &'static str,
    code: Code,
    message: String,
}

/// The stage an [`Error`] comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The plugin could not be loaded.
    Load,
    /// The plugin's function table lacks an entry.
    Missing,
    /// A call into the plugin returned an error.
    Call,
    /// The caller's buffers or bytes do not fit the request.
    Argument,
    /// The pinned plugin could not be installed.
    Setup,
    /// The plugin computed a wrong answer, or none in time.
    SelfCheck,
}

/// `PJRT_Error_Code`, the canonical codes of absl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are absl's")]
pub enum Code {
    Cancelled,
    Unknown,
    InvalidArgument,
    DeadlineExceeded,
    NotFound,
    AlreadyExists,
    PermissionDenied,
    ResourceExhausted,
    FailedPrecondition,
    Aborted,
    OutOfRange,
    Unimplemented,
    Internal,
    Unavailable,
    DataLoss,
    Unauthenticated,
    /// A number outside absl's list.
    Other(i32),
}

/// The crate's result type.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    pub(crate) fn new(kind: ErrorKind, sentence: impl Into<String>) -> Self {
        Error { kind, sentence: sentence.into(), call: None, source: None }
    }

    pub(crate) fn from_call(function: &'static str, code: Code, message: String) -> Self {
        let first = message.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("no message");
        let sentence = format!("{function} failed with {code}: {first}");
        Error { call: Some(Call { function, code, message }), ..Error::new(ErrorKind::Call, sentence) }
    }

    pub(crate) fn with_source(self, source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Error { source: Some(source.into()), ..self }
    }

    /// The stage the error comes from.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// The C API function that failed.
    pub fn function(&self) -> Option<&'static str> {
        self.call.as_ref().map(|call| call.function)
    }

    /// The code the plugin gave.
    pub fn code(&self) -> Option<Code> {
        self.call.as_ref().map(|call| call.code)
    }

    /// The plugin's whole message for a failed call, which may take many lines; else the sentence.
    pub fn message(&self) -> &str {
        self.call.as_ref().map_or(&self.sentence, |call| &call.message)
    }
}

impl Code {
    pub(crate) fn from_raw(code: i32) -> Self {
        use Code::*;
        const IN_ORDER: [Code; 16] = [
            Cancelled,
            Unknown,
            InvalidArgument,
            DeadlineExceeded,
            NotFound,
            AlreadyExists,
            PermissionDenied,
            ResourceExhausted,
            FailedPrecondition,
            Aborted,
            OutOfRange,
            Unimplemented,
            Internal,
            Unavailable,
            DataLoss,
            Unauthenticated,
        ];
        let idx = usize::try_from(code).ok().and_then(|code| code.checked_sub(1));
        idx.and_then(|idx| IN_ORDER.get(idx).copied()).unwrap_or(Other(code))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Code::Other(code) => write!(f, "code {code}"),
            named => write!(f, "{named:?}"),
        }
    }
}
