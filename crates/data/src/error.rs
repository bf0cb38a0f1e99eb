use std::{borrow::Cow, io, path::PathBuf};

/// Why data could not be read or delivered.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DataError {
    /// A file departs from its format. Offsets count bytes of the content, after decompression.
    #[error("{}: byte {offset}: {rule}: expected {expected}, found {found}", path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// Where the departure begins.
        offset: u64,
        /// The part of the format that is broken.
        rule: &'static str,
        /// What the format asks for there.
        expected: String,
        /// What the file holds there.
        found: String,
    },
    /// A file that should be there is not.
    #[error("{dataset}: {file} not found in {}; {hint}", list(searched))]
    Missing {
        /// The data set.
        dataset: &'static str,
        /// The first file that is missing.
        file: String,
        /// The folders looked into, in order.
        searched: Vec<PathBuf>,
        /// How to obtain the data set.
        hint: &'static str,
    },
    /// A folder of images whose parts do not fit together. What is wrong is listed in full.
    #[error(
        "{}: train and val must hold the same classes, each with images: {}",
        root.display(),
        mismatch(only_train, only_val, empty)
    )]
    Classes {
        /// The folder.
        root: PathBuf,
        /// Classes of `train` that `val` lacks.
        only_train: Vec<String>,
        /// Classes of `val` that `train` lacks.
        only_val: Vec<String>,
        /// Folders of classes, below the root, without images.
        empty: Vec<PathBuf>,
    },
    /// The operating system refused to open or read a file.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A file is not an image that can be decoded.
    #[error("{}: {source}", path.display())]
    Image {
        /// The file.
        path: PathBuf,
        /// The decoder's reason.
        source: ImageError,
    },
    /// A request that cannot be met, such as a batch larger than the data set.
    #[error("{rule}: expected {expected}, found {found}")]
    Request {
        /// The rule that the request breaks.
        rule: Cow<'static, str>,
        /// What the rule asks for.
        expected: String,
        /// What was requested.
        found: String,
    },
    /// No worker thread could be started.
    #[error("cannot start a loader thread: {0}")]
    Thread(io::Error),
}

/// Why bytes are not an image.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImageError {
    /// They begin like neither.
    #[error("neither JPEG nor PNG")]
    Format,
    /// A JPEG is damaged, or of a kind that cannot be read.
    #[error("JPEG: {0}")]
    Jpeg(#[from] zune_jpeg::errors::DecodeErrors),
    /// A PNG is damaged.
    #[error("PNG: {0}")]
    Png(#[from] png::DecodingError),
    /// The image would need more memory than an image may.
    #[error("an image of {width} x {height} pixels is too large")]
    Size {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
    },
}

impl DataError {
    /// A request that breaks `rule`.
    pub(crate) fn request(rule: impl Into<Cow<'static, str>>, expected: impl ToString, found: impl ToString) -> Self {
        Self::Request { rule: rule.into(), expected: expected.to_string(), found: found.to_string() }
    }
}

fn list(folders: &[PathBuf]) -> String {
    folders.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(", ")
}

fn mismatch(only_train: &[String], only_val: &[String], empty: &[PathBuf]) -> String {
    let parts = [
        ("only in train: ", only_train.join(", ")),
        ("only in val: ", only_val.join(", ")),
        ("no images in ", list(empty)),
    ];
    let found: Vec<String> = parts
        .into_iter()
        .filter(|(_, names)| !names.is_empty())
        .map(|(what, names)| what.to_owned() + &names)
        .collect();
    if found.is_empty() { "no class at all".to_owned() } else { found.join("; ") }
}
