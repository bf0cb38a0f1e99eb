use std::{
    fs::File,
    io::{BufReader, Read},
    path::{Path, PathBuf},
};

use flate2::bufread::MultiGzDecoder;

use crate::error::DataError;

/// A file that is read front to back, unpacked if it is gzip, and knows where it stands.
pub(crate) struct Input {
    path: PathBuf,
    reader: Box<dyn Read>,
    offset: u64,
}

impl Input {
    /// Opens `path`; gzip is told by its first two bytes, not by the name.
    pub(crate) fn open(path: &Path) -> Result<Self, DataError> {
        let io = |source| DataError::Io { path: path.to_path_buf(), source };
        let mut file = BufReader::new(File::open(path).map_err(io)?);
        let start = std::io::BufRead::fill_buf(&mut file).map_err(io)?;
        let reader: Box<dyn Read> = match start {
            [0x1f, 0x8b, ..] => Box::new(MultiGzDecoder::new(file)),
            _ => Box::new(file),
        };
        Ok(Self { path: path.to_path_buf(), reader, offset: 0 })
    }

    /// Bytes read so far.
    pub(crate) fn offset(&self) -> u64 {
        self.offset
    }

    /// A format error at byte `offset`.
    pub(crate) fn error(
        &self,
        offset: u64,
        rule: &'static str,
        expected: impl ToString,
        found: impl ToString,
    ) -> DataError {
        let (expected, found) = (expected.to_string(), found.to_string());
        DataError::Format { path: self.path.clone(), offset, rule, expected, found }
    }

    /// The next `count` bytes.
    pub(crate) fn take(&mut self, rule: &'static str, count: u64) -> Result<Vec<u8>, DataError> {
        let bytes = self.up_to(count)?;
        if (bytes.len() as u64) < count {
            return Err(self.error(
                self.offset,
                rule,
                format!("{count} bytes"),
                format!("{}, then the end", bytes.len()),
            ));
        }
        Ok(bytes)
    }

    /// The next four bytes as a big-endian number.
    pub(crate) fn u32(&mut self, rule: &'static str) -> Result<u32, DataError> {
        let bytes = self.take(rule, 4)?;
        Ok(u32::from_be_bytes(bytes.try_into().expect("take returns the bytes asked for")))
    }

    /// The file must end here.
    pub(crate) fn end(&mut self) -> Result<(), DataError> {
        let end = self.offset;
        match self.up_to(1)?.is_empty() {
            true => Ok(()),
            false => Err(self.error(end, "length", "the end of the file", "more bytes")),
        }
    }

    fn up_to(&mut self, count: u64) -> Result<Vec<u8>, DataError> {
        let mut bytes = Vec::new();
        let result = self.reader.by_ref().take(count).read_to_end(&mut bytes);
        self.offset += bytes.len() as u64;
        match result {
            Ok(_) => Ok(bytes),
            Err(e) if matches!(e.kind(), std::io::ErrorKind::UnexpectedEof | std::io::ErrorKind::InvalidInput) => {
                Err(self.error(self.offset, "gzip", "a complete gzip stream", e))
            }
            Err(source) => Err(DataError::Io { path: self.path.clone(), source }),
        }
    }
}
