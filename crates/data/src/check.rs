use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
};

use rayon::prelude::*;

use crate::error::DataError;
use crate::listing::Listing;
use crate::rgb::RgbImage;

/// What a folder of images holds, every file having been decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderReport {
    /// The folder.
    pub root: PathBuf,
    /// The images of each class that can be used, in the order of the labels.
    pub classes: Vec<ClassCount>,
    /// The files that cannot be decoded.
    pub unreadable: Vec<Unreadable>,
    /// Number of images of each kind, such as `JPEG YCbCr` or `PNG Rgba8`.
    pub kinds: BTreeMap<String, usize>,
    /// Number of images whose shorter side has 1, 2..=3, 4..=7, 8..=15, … pixels, by the lower bound.
    pub shorter_sides: BTreeMap<usize, usize>,
    /// Mean height and width, in pixels.
    pub mean_size: [usize; 2],
}

/// The images of one class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCount {
    /// Its name.
    pub name: String,
    /// Training images.
    pub train: usize,
    /// Images to evaluate.
    pub val: usize,
}

/// A file that is not an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The file, below the root.
    pub file: PathBuf,
    /// Why it cannot be decoded, on one line.
    pub reason: String,
}

/// Decodes every image of a folder, laid out as [`FolderSpec`](crate::FolderSpec) says, on all cores. After each file,
/// `progress` learns how many of how many are done.
///
/// # Errors
/// As [`FolderSpec::open`](crate::FolderSpec::open). Files that cannot be read or decoded are no error but in the
/// report.
pub fn check_folder(root: &Path, progress: impl Fn(usize, usize) + Sync) -> Result<FolderReport, DataError> {
    let Listing { classes, train, val } = Listing::new(root, None)?;
    let files: Vec<_> = train.iter().map(|file| (file, true)).chain(val.iter().map(|file| (file, false))).collect();
    let done = AtomicUsize::new(0);
    let decoded: Vec<_> = files
        .par_iter()
        .map(|((file, _), _)| {
            let size = RgbImage::open_kind(&root.join(file)).map(|(image, kind)| (image.height, image.width, kind));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, files.len());
            size
        })
        .collect();

    let mut report = FolderReport {
        root: root.to_path_buf(),
        classes: classes.into_iter().map(|name| ClassCount { name, train: 0, val: 0 }).collect(),
        unreadable: Vec::new(),
        kinds: BTreeMap::new(),
        shorter_sides: BTreeMap::new(),
        mean_size: [0, 0],
    };
    let mut sum = [0, 0];
    for (&((file, label), is_train), decoded) in files.iter().zip(decoded) {
        let (height, width, kind) = match decoded {
            Ok(size) => size,
            Err(error) => {
                report.unreadable.push(Unreadable { file: file.clone(), reason: reason(&error) });
                continue;
            }
        };
        let class = &mut report.classes[*label as usize];
        *(if is_train { &mut class.train } else { &mut class.val }) += 1;
        *report.kinds.entry(kind).or_default() += 1;
        let shorter = height.min(width);
        *report.shorter_sides.entry(1 << shorter.ilog2()).or_default() += 1;
        sum = [sum[0] + height, sum[1] + width];
    }
    report.mean_size = sum.map(|sum| sum / report.readable().max(1));
    Ok(report)
}

impl FolderReport {
    /// Number of images that can be used.
    pub fn readable(&self) -> usize {
        self.classes.iter().map(|class| class.train + class.val).sum()
    }

    /// The unreadable files in the form that [`FolderSpec::exclude`](crate::FolderSpec::exclude) names a file of: path,
    /// tab, reason, a line each.
    pub fn exclusions(&self) -> String {
        self.unreadable.iter().map(|Unreadable { file, reason }| format!("{}\t{reason}\n", file.display())).collect()
    }
}

impl fmt::Display for FolderReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = |count: fn(&ClassCount) -> usize| self.classes.iter().map(count).sum::<usize>();
        let (train, val) = (total(|class| class.train), total(|class| class.val));
        writeln!(f, "{}: {} classes, {train} train and {val} val images", self.root.display(), self.classes.len())?;
        let width = self.classes.iter().map(|class| class.name.chars().count()).max().unwrap_or(0);
        for ClassCount { name, train, val } in &self.classes {
            writeln!(f, "  {name:width$}  {train:>7} train  {val:>6} val")?;
        }
        writeln!(f, "kinds")?;
        self.kinds.iter().try_for_each(|(kind, count)| writeln!(f, "  {count:>7}  {kind}"))?;
        writeln!(f, "shorter side in pixels (mean image {}x{})", self.mean_size[0], self.mean_size[1])?;
        for (low, count) in &self.shorter_sides {
            writeln!(f, "  {count:>7}  {low}..{}", 2 * low)?;
        }
        writeln!(f, "{} unreadable files", self.unreadable.len())?;
        self.unreadable.iter().try_for_each(|Unreadable { file, reason }| writeln!(f, "  {}: {reason}", file.display()))
    }
}

/// Why a file was refused, without its name.
fn reason(error: &DataError) -> String {
    let reason = match error {
        DataError::Io { source, .. } => source.to_string(),
        DataError::Image { source, .. } => source.to_string(),
        other => other.to_string(),
    };
    reason.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Source;
    use crate::folder::FolderSpec;
    use crate::folder::tests::Tree;

    #[test]
    fn reports_every_file_and_its_list_leads_to_a_sound_folder() {
        let tree = Tree::new();
        tree.write("train/cat/broken.jpg", &tree.read("train/cat/0.jpg")[..300]);
        tree.write("val/dog/text.png", b"not an image");
        let calls = AtomicUsize::new(0);
        let report = check_folder(tree.root(), |done, total| {
            assert!((1..=total).contains(&done) && total == 9);
            calls.fetch_add(1, Ordering::Relaxed);
        })
        .unwrap();
        assert_eq!(calls.into_inner(), 9);

        let count = |name: &str, train, val| ClassCount { name: name.to_owned(), train, val };
        assert_eq!(report.classes, [count("cat", 2, 1), count("dog", 3, 1)]);
        assert_eq!(report.readable(), 7);
        let unreadable: Vec<_> = report.unreadable.iter().map(|u| u.file.to_str().unwrap()).collect();
        assert_eq!(unreadable, ["train/cat/broken.jpg", "val/dog/text.png"]);
        let kinds: Vec<_> = report.kinds.iter().map(|(kind, &count)| (kind.as_str(), count)).collect();
        assert_eq!(kinds, [("JPEG YCbCr", 6), ("PNG Rgb8", 1)]);
        assert_eq!((&report.shorter_sides, report.mean_size), (&BTreeMap::from([(16, 7)]), [20, 30]));

        let spec = FolderSpec { exclude: Some(tree.root().join("unreadable.txt")), ..tree.spec() };
        tree.write("unreadable.txt", report.exclusions().as_bytes());
        let (train, val) = spec.open().unwrap();
        assert_eq!((train.count(), val.count()), (5, 2));
        let (train, val) = tree.spec().open().unwrap();
        assert_eq!((train.count(), val.count()), (6, 3), "control");
    }

    #[test]
    fn prints_a_summary() {
        let tree = Tree::new();
        tree.write("val/dog/text.png", b"not an image");
        let text = check_folder(tree.root(), |_, _| ()).unwrap().to_string();
        let expected = "\
D: 2 classes, 5 train and 2 val images
  cat        2 train       1 val
  dog        3 train       1 val
kinds
        6  JPEG YCbCr
        1  PNG Rgb8
shorter side in pixels (mean image 20x30)
        7  16..32
1 unreadable files
  val/dog/text.png: neither JPEG nor PNG
";
        assert_eq!(text.replace(tree.root().to_str().unwrap(), "D"), expected);
    }
}
