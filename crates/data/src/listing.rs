//! Which images a folder holds, found without opening them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use crate::error::DataError;

/// The name by which recipes ask for a folder of images.
pub(crate) const NAME: &str = "image-folder";

/// The images of `root/train/<class>` and `root/val/<class>`: their paths below `root` and their labels.
pub(crate) struct Listing {
    /// Sorted by their bytes.
    pub(crate) classes: Vec<String>,
    pub(crate) train: Vec<(PathBuf, i32)>,
    pub(crate) val: Vec<(PathBuf, i32)>,
}

const EXTENSIONS: [&str; 3] = ["jpg", "jpeg", "png"];

/// The classes: folders in `root/train`, which must be those in `root/val`.
pub(crate) fn classes(root: &Path) -> Result<Vec<String>, DataError> {
    let [train, val] = [class_folders(root, "train")?, class_folders(root, "val")?];
    let without = |these: &BTreeSet<String>, those| these.difference(those).cloned().collect::<Vec<_>>();
    let (only_train, only_val) = (without(&train, &val), without(&val, &train));
    match only_train.is_empty() && only_val.is_empty() && !train.is_empty() {
        true => Ok(train.into_iter().collect()),
        false => Err(DataError::Classes { root: root.to_path_buf(), only_train, only_val, empty: Vec::new() }),
    }
}

impl Listing {
    /// Lists all images but those that the file `exclude` names.
    pub(crate) fn new(root: &Path, exclude: Option<&Path>) -> Result<Self, DataError> {
        let classes = classes(root)?;
        let mut left_out = exclude.map_or_else(|| Ok(BTreeMap::new()), read_exclusions)?;
        let mut empty = Vec::new();
        let mut list = |split: &str| {
            let mut files = Vec::new();
            for (label, class) in classes.iter().enumerate() {
                let folder = Path::new(split).join(class);
                let mut found = images(root, &folder)?;
                found.retain(|file| left_out.remove(file).is_none());
                if found.is_empty() {
                    empty.push(folder);
                }
                files.extend(found.into_iter().map(|file| (file, label as i32)));
            }
            Ok(files)
        };
        let (train, val) = (list("train")?, list("val")?);
        if let (Some(list), Some((file, offset))) = (exclude, left_out.pop_first()) {
            let expected = format!("an image below {}", root.display());
            let (path, found) = (list.to_path_buf(), file.display().to_string());
            return Err(DataError::Format { path, offset, rule: "file to leave out", expected, found });
        }
        if !empty.is_empty() {
            let (only_train, only_val) = (Vec::new(), Vec::new());
            return Err(DataError::Classes { root: root.to_path_buf(), only_train, only_val, empty });
        }
        Ok(Self { classes, train, val })
    }
}

/// Names of the folders in `root/split`, hidden ones left out.
fn class_folders(root: &Path, split: &str) -> Result<BTreeSet<String>, DataError> {
    let folder = root.join(split);
    if !folder.is_dir() {
        let hint = "images are expected in train/<class>/ and val/<class>/";
        let (file, searched) = (split.to_owned(), vec![root.to_path_buf()]);
        return Err(DataError::Missing { dataset: NAME, file, searched, hint });
    }
    let entries = entries(&folder)?.into_iter().filter(|(_, is_folder)| *is_folder);
    Ok(entries.map(|(name, _)| name.to_string_lossy().into_owned()).collect())
}

/// The files below `root/folder`, at any depth, whose extension is that of a JPEG or PNG file; sorted.
fn images(root: &Path, folder: &Path) -> Result<Vec<PathBuf>, DataError> {
    let mut files = Vec::new();
    for (name, is_folder) in entries(&root.join(folder))? {
        let path = folder.join(name);
        if is_folder {
            files.extend(images(root, &path)?);
        } else if path.extension().is_some_and(|end| EXTENSIONS.iter().any(|known| end.eq_ignore_ascii_case(known))) {
            files.push(path);
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// Name and whether it is a folder, links being followed, of everything in `folder` that is not hidden.
fn entries(folder: &Path) -> Result<Vec<(PathBuf, bool)>, DataError> {
    let io = |path: &Path, source| DataError::Io { path: path.to_path_buf(), source };
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(|source| io(folder, source))? {
        let entry = entry.map_err(|source| io(folder, source))?;
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        let kind = entry.file_type().map_err(|source| io(&entry.path(), source))?;
        let is_folder = match kind.is_symlink() {
            true => fs::metadata(entry.path()).map_err(|source| io(&entry.path(), source))?.is_dir(),
            false => kind.is_dir(),
        };
        entries.push((PathBuf::from(entry.file_name()), is_folder));
    }
    Ok(entries)
}

/// The files that a list names, each with the byte of the list at which it stands.
fn read_exclusions(list: &Path) -> Result<BTreeMap<PathBuf, u64>, DataError> {
    let text = fs::read_to_string(list).map_err(|source| DataError::Io { path: list.to_path_buf(), source })?;
    let mut files = BTreeMap::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let file = line.trim_end().split('\t').next().unwrap_or_default();
        if !file.is_empty() {
            files.insert(PathBuf::from(file), offset);
        }
        offset += line.len() as u64;
    }
    Ok(files)
}
