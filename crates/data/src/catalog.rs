use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use crate::dataset::{Dataset, ImageShape, Split};
use crate::error::DataError;
use crate::preprocess::Preprocess;
use crate::{cifar, digits, idx};

/// The data sets known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DatasetName {
    /// `digits`: UCI's optical recognition of handwritten digits (E. Alpaydin, C. Kaynak, 1998; CC BY 4.0), 1,797
    /// images inside the crate. Of each class, every fifth image is a test image: 1,442 train and 355 test. Writers are
    /// not kept apart, as in the customary random splits; a split by writer is harder. Pixels of 0..=16 are scaled to
    /// 0..=255.
    Digits,
    /// `mnist`: Y. LeCun, C. Cortes, C. Burges, 60,000 and 10,000 grey images of 28×28.
    Mnist,
    /// `fashion-mnist`: H. Xiao, K. Rasul, R. Vollgraf, arXiv:1708.07747, in the form of MNIST.
    FashionMnist,
    /// `cifar10`: A. Krizhevsky, 2009, binary version, 50,000 and 10,000 RGB images of 32×32.
    Cifar10,
}

/// What is known of a data set without reading it.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The name recipes use.
    pub name: &'static str,
    /// The shape of its images.
    pub shape: ImageShape,
    /// Number of training and of test images.
    pub images: [usize; 2],
    /// The name of each class, in the order of the labels.
    pub classes: &'static [&'static str],
    /// Mean of each channel over the training images, pixels being in 0..=1.
    pub mean: Vec<f64>,
    /// Standard deviation of each channel, likewise.
    pub std: Vec<f64>,
}

/// A data set to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatasetSpec {
    /// Which one.
    pub name: DatasetName,
    /// The folder that holds its files, or that holds the data set's folder. Without it, these hold the data set's
    /// folder: `$TRUESTEP_DATA`, `~/.cache/truestep/data`, `/usr/share/datasets`.
    pub dir: Option<PathBuf>,
}

const NUMERALS: &[&str] = &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const GARMENTS: &[&str] =
    &["T-shirt/top", "Trouser", "Pullover", "Dress", "Coat", "Sandal", "Shirt", "Sneaker", "Bag", "Ankle boot"];
const OBJECTS: &[&str] = &["airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"];

const IDX_FILES: [[&str; 2]; 2] =
    [["train-images-idx3-ubyte", "train-labels-idx1-ubyte"], ["t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte"]];
const CIFAR_TRAIN: [&str; 5] =
    ["data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin"];
const CIFAR_TEST: [&str; 1] = ["test_batch.bin"];
const CIFAR_CLASSES: &str = "batches.meta.txt";
const CIFAR_RECORDS: usize = 10_000;

impl DatasetName {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Digits, Self::Mnist, Self::FashionMnist, Self::Cifar10];

    /// What is known of it. Means and deviations are those of the training images, rounded to four places as customary:
    /// for MNIST those of PyTorch's examples, for CIFAR-10 those of the common training scripts.
    pub fn facts(self) -> Facts {
        let facts = |name, [height, width, channels]: [usize; 3], images, classes, mean: &[f64], std: &[f64]| {
            let shape = ImageShape { height, width, channels };
            Facts { name, shape, images, classes, mean: mean.to_vec(), std: std.to_vec() }
        };
        match self {
            Self::Digits => facts("digits", [8, 8, 1], [1_442, 355], NUMERALS, &[0.3052], &[0.3760]),
            Self::Mnist => facts("mnist", [28, 28, 1], [60_000, 10_000], NUMERALS, &[0.1307], &[0.3081]),
            Self::FashionMnist => facts("fashion-mnist", [28, 28, 1], [60_000, 10_000], GARMENTS, &[0.2860], &[0.3530]),
            Self::Cifar10 => facts(
                "cifar10",
                [32, 32, 3],
                [50_000, 10_000],
                OBJECTS,
                &[0.4914, 0.4822, 0.4465],
                &[0.2470, 0.2435, 0.2616],
            ),
        }
    }

    /// Names of the folder that holds the files: ours, then that of other tools.
    fn folders(self) -> &'static [&'static str] {
        match self {
            Self::Digits => &[],
            Self::Mnist => &["mnist", "MNIST/raw"],
            Self::FashionMnist => &["fashion-mnist", "FashionMNIST/raw"],
            Self::Cifar10 => &["cifar10", "cifar-10-batches-bin"],
        }
    }

    fn hint(self) -> &'static str {
        match self {
            Self::Digits => "the digits are built in",
            Self::Mnist => "put MNIST's four IDX files, plain or .gz, into one of these",
            Self::FashionMnist => {
                "on Debian, `apt-get install dataset-fashion-mnist` brings it; or put the four IDX files of \
                 https://github.com/zalandoresearch/fashion-mnist, plain or .gz, into one of these"
            }
            Self::Cifar10 => {
                "unpack https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz into the folder that holds these"
            }
        }
    }
}

impl fmt::Display for DatasetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().name)
    }
}

impl FromStr for DatasetName {
    type Err = DataError;

    fn from_str(name: &str) -> Result<Self, DataError> {
        let known = Self::ALL.map(|n| n.facts().name);
        let found = Self::ALL.into_iter().zip(known).find(|(_, known)| *known == name);
        found.map(|(n, _)| n).ok_or_else(|| DataError::request("data set", known.join(", "), name))
    }
}

impl Facts {
    /// The facts after `steps`. A replicated channel keeps its mean and deviation; padding leaves both as they are.
    ///
    /// # Errors
    /// [`DataError::Request`] if a step cannot be applied.
    pub fn prepared(mut self, steps: &[Preprocess]) -> Result<Self, DataError> {
        self.shape = steps.iter().try_fold(self.shape, |shape, step| step.shape(shape))?;
        if let ([mean], [std]) = (&self.mean[..], &self.std[..]) {
            (self.mean, self.std) = (vec![*mean; self.shape.channels], vec![*std; self.shape.channels]);
        }
        Ok(self)
    }
}

impl DatasetSpec {
    /// The data set `name` from the default folders.
    pub fn new(name: DatasetName) -> Self {
        Self { name, dir: None }
    }

    /// Reads the training and the test images.
    ///
    /// # Errors
    /// [`DataError::Missing`] with the folders looked into and how to obtain the data; [`DataError::Format`] or
    /// [`DataError::Io`] for files that cannot be read.
    pub fn open(&self) -> Result<(Dataset, Dataset), DataError> {
        self.open_in(self.folders())
    }

    /// The folder that [`open`](Self::open) reads from; `None` for the digits, which are built in.
    ///
    /// # Errors
    /// [`DataError::Missing`], as [`open`](Self::open).
    pub fn locate(&self) -> Result<Option<PathBuf>, DataError> {
        let first_file = match self.name {
            DatasetName::Digits => return Ok(None),
            DatasetName::Mnist | DatasetName::FashionMnist => IDX_FILES[0][0],
            DatasetName::Cifar10 => CIFAR_TRAIN[0],
        };
        self.folder(self.folders(), first_file).map(Some)
    }

    fn folders(&self) -> Vec<PathBuf> {
        match &self.dir {
            Some(dir) => [dir.clone()].into_iter().chain(self.folders_in(dir)).collect(),
            None => default_roots().iter().flat_map(|root| self.folders_in(root)).collect(),
        }
    }

    fn folders_in(&self, root: &Path) -> impl Iterator<Item = PathBuf> {
        self.name.folders().iter().map(move |folder| root.join(folder))
    }

    /// Opens the data set in the first of `folders` that holds its first file.
    fn open_in(&self, folders: Vec<PathBuf>) -> Result<(Dataset, Dataset), DataError> {
        let facts = self.name.facts();
        let classes: Vec<String> = facts.classes.iter().map(|&class| class.to_owned()).collect();
        match self.name {
            DatasetName::Digits => Ok(digits::read(&classes)),
            DatasetName::Mnist | DatasetName::FashionMnist => {
                let folder = self.folder(folders, IDX_FILES[0][0])?;
                let read = |split, [images, labels]: [&str; 2]| {
                    let (images, labels) = (self.file(&folder, images)?, self.file(&folder, labels)?);
                    idx::read(split, &images, &labels, facts.shape, classes.clone())
                };
                Ok((read(Split::Train, IDX_FILES[0])?, read(Split::Test, IDX_FILES[1])?))
            }
            DatasetName::Cifar10 => {
                let folder = self.folder(folders, CIFAR_TRAIN[0])?;
                let classes = cifar::read_classes(&self.file(&folder, CIFAR_CLASSES)?, classes.len())?;
                let read = |split, files: &[&str]| {
                    let files = files.iter().map(|file| self.file(&folder, file)).collect::<Result<Vec<_>, _>>()?;
                    cifar::read(split, &files, CIFAR_RECORDS, classes.clone())
                };
                Ok((read(Split::Train, &CIFAR_TRAIN)?, read(Split::Test, &CIFAR_TEST)?))
            }
        }
    }

    fn folder(&self, folders: Vec<PathBuf>, file: &str) -> Result<PathBuf, DataError> {
        match folders.iter().find(|folder| find(folder, file).is_some()) {
            Some(folder) => Ok(folder.clone()),
            None => Err(self.missing(file, folders)),
        }
    }

    fn file(&self, folder: &Path, file: &str) -> Result<PathBuf, DataError> {
        find(folder, file).ok_or_else(|| self.missing(file, vec![folder.to_path_buf()]))
    }

    fn missing(&self, file: &str, searched: Vec<PathBuf>) -> DataError {
        DataError::Missing { dataset: self.name.facts().name, file: file.to_owned(), searched, hint: self.name.hint() }
    }
}

/// The file in `folder`, plain or gzip.
fn find(folder: &Path, file: &str) -> Option<PathBuf> {
    [folder.join(file), folder.join(format!("{file}.gz"))].into_iter().find(|path| path.exists())
}

fn default_roots() -> Vec<PathBuf> {
    let named = std::env::var_os("TRUESTEP_DATA").filter(|dir| !dir.is_empty()).map(PathBuf::from);
    let cached = std::env::home_dir().map(|home| home.join(".cache/truestep/data"));
    named.into_iter().chain(cached).chain([PathBuf::from("/usr/share/datasets")]).collect()
}

#[cfg(test)]
mod tests;
