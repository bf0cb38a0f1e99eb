use std::{fs, sync::Arc};

use super::*;
use crate::augment::Augment;
use crate::fixtures::{jpeg, png};
use crate::loader::{Loader, LoaderConfig, Position, Training};
use crate::pixels::Interpolation;

/// Two classes in a temporary folder: five training images and two others, 20 by 30 pixels, among files of other kinds.
pub(crate) struct Tree(tempfile::TempDir);

impl Tree {
    pub(crate) fn new() -> Self {
        let tree = Self(tempfile::tempdir().unwrap());
        for (n, file) in
            ["train/dog/b.JPEG", "train/dog/a.jpg", "train/dog/more/c.jpg", "train/cat/0.jpg", "val/dog/x.jpg"]
                .into_iter()
                .chain(["val/cat/x.jpg"])
                .enumerate()
        {
            tree.picture(file, n as u8);
        }
        tree.picture("train/cat/really.png.jpg", 9);
        for file in ["train/cat/notes.txt", "train/cat/.hidden.jpg", "train/readme.jpg", "train/.cache/x/1.jpg"] {
            tree.write(file, b"no image, and none by its name or place");
        }
        tree
    }

    pub(crate) fn root(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn spec(&self) -> FolderSpec {
        let (dir, test) = (
            self.root().to_path_buf(),
            ResizeCenterCrop { resize: 12, crop: 10, interpolation: Interpolation::Bilinear },
        );
        FolderSpec { dir, train: RandomResizedCrop::new(8), test, exclude: None }
    }

    pub(crate) fn write(&self, file: &str, bytes: &[u8]) {
        let path = self.root().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    pub(crate) fn read(&self, file: &str) -> Vec<u8> {
        fs::read(self.root().join(file)).unwrap()
    }

    /// An image whose colours run from left to right and from top to bottom, and whose blue is `10 n`; a PNG if its
    /// name says so anywhere.
    fn picture(&self, file: &str, n: u8) {
        let pixels: Vec<u8> = (0..20).flat_map(|y| (0..30).flat_map(move |x| [8 * x, 12 * y, 10 * n])).collect();
        let bytes = if file.contains("png") { png(30, 20, &pixels) } else { jpeg(30, 20, &pixels) };
        self.write(file, &bytes);
    }

    fn error(&self, spec: &FolderSpec) -> String {
        let error = spec.open().err().unwrap().to_string();
        error.replace(&self.root().display().to_string(), "D")
    }
}

#[test]
fn lists_images_by_class_and_path() {
    let tree = Tree::new();
    let (train, val) = tree.spec().open().unwrap();
    let files = |folder: &ImageFolder| {
        let file = |index| folder.path(index).strip_prefix(tree.root()).unwrap().display().to_string();
        (0..folder.count()).map(|index| (file(index), folder.label(index))).collect::<Vec<_>>()
    };
    let expected = [
        ("train/cat/0.jpg", 0),
        ("train/cat/really.png.jpg", 0),
        ("train/dog/a.jpg", 1),
        ("train/dog/b.JPEG", 1),
        ("train/dog/more/c.jpg", 1),
    ];
    assert_eq!(files(&train), expected.map(|(file, label)| (file.to_owned(), label)));
    assert_eq!(files(&val), [("val/cat/x.jpg".to_owned(), 0), ("val/dog/x.jpg".to_owned(), 1)]);
    assert_eq!(tree.spec().classes().unwrap(), ["cat", "dog"]);
    assert_eq!((train.classes(), val.classes()), (&["cat".to_owned(), "dog".to_owned()][..], train.classes()));
    assert_eq!((train.split(), val.split()), (Split::Train, Split::Test));
    assert_eq!((train.shape().to_string(), val.shape().to_string()), ("8x8x3".into(), "10x10x3".into()));
}

#[test]
fn says_which_classes_do_not_match() {
    let tree = Tree::new();
    tree.write("train/eel/notes.txt", b"");
    tree.write("train/ant/1.jpg", b"");
    tree.write("val/fox/1.jpg", b"");
    let classes = "D: train and val must hold the same classes, each with images: ";
    assert_eq!(tree.error(&tree.spec()), format!("{classes}only in train: ant, eel; only in val: fox"));
    tree.write("val/ant/notes.txt", b"");
    tree.write("val/eel/1.jpg", b"");
    tree.write("train/fox/1.jpg", b"");
    assert_eq!(tree.error(&tree.spec()), format!("{classes}no images in train/eel, val/ant"));
    assert_eq!(tree.spec().classes().unwrap(), ["ant", "cat", "dog", "eel", "fox"], "control");

    fs::remove_dir_all(tree.root().join("val")).unwrap();
    let missing = "image-folder: val not found in D; images are expected in train/<class>/ and val/<class>/";
    assert_eq!(tree.error(&tree.spec()), missing);
    fs::create_dir_all(tree.root().join("val")).unwrap();
    fs::remove_dir_all(tree.root().join("train")).unwrap();
    fs::create_dir_all(tree.root().join("train/.hidden")).unwrap();
    assert_eq!(tree.error(&tree.spec()), format!("{classes}no class at all"));
}

#[test]
fn a_list_leaves_files_out_and_must_name_files_that_are_there() {
    let tree = Tree::new();
    let spec = FolderSpec { exclude: Some(tree.root().join("list")), ..tree.spec() };
    tree.write("list", b"train/dog/a.jpg\tdamaged\n\nval/cat/x.jpg\r\ntrain/dog/absent.jpg\n");
    assert_eq!(
        tree.error(&spec),
        "D/list: byte 40: file to leave out: expected an image below D, found train/dog/absent.jpg"
    );
    tree.write("list", b"train/dog/a.jpg\tdamaged\n\nval/cat/x.jpg\r\n");
    assert!(tree.error(&spec).ends_with(": no images in val/cat"));
    tree.write("list", b"train/dog/a.jpg\tdamaged\n");
    assert_eq!(spec.open().unwrap().0.count(), 4);
    let absent = FolderSpec { exclude: Some(tree.root().join("absent")), ..tree.spec() };
    assert!(tree.error(&absent).starts_with("D/absent: "));
}

#[test]
fn refuses_crops_that_make_no_sense() {
    let tree = Tree::new();
    let empty = FolderSpec { train: RandomResizedCrop::new(0), ..tree.spec() };
    assert!(tree.error(&empty).starts_with("size of a random resized crop: "));
    let spec = tree.spec();
    let large = FolderSpec { test: ResizeCenterCrop { resize: 9, ..spec.test }, ..spec };
    assert!(tree.error(&large).starts_with("size of a centre crop: "));
}

#[test]
fn an_unreadable_file_ends_training_with_its_name() {
    let tree = Tree::new();
    tree.write("train/cat/broken.jpg", &tree.read("train/cat/0.jpg")[..300]);
    let (train, _) = tree.spec().open().unwrap();
    let mut loader = Loader::train(Arc::new(train), LoaderConfig::new(6), Training::default()).unwrap();
    let error = loader.next().unwrap().unwrap_err().to_string();
    assert!(error.starts_with(&format!("{}/train/cat/broken.jpg: ", tree.root().display())), "{error}");
    assert!(loader.next().is_none());
}

#[test]
fn evaluation_is_resize_and_centre_crop() {
    let tree = Tree::new();
    let spec = tree.spec();
    let (_, val) = spec.open().unwrap();
    let batch = Loader::evaluate(Arc::new(val), LoaderConfig::new(2)).unwrap().next().unwrap().unwrap();
    assert_eq!(batch.labels, [0, 1]);
    assert_eq!(batch.images[..300], spec.test.open(&tree.root().join("val/cat/x.jpg")).unwrap());
    // 30x20 becomes 18x12, of which columns 4 to 13 and rows 1 to 10 are kept; red runs with x, green with y.
    let corner = |row: usize, column: usize| &batch.images[(row * 10 + column) * 3..][..2];
    let near = |found: &[u8], x: f64, y: f64| {
        let expected = [8.0 * ((x + 0.5) * 30.0 / 18.0 - 0.5), 12.0 * ((y + 0.5) * 20.0 / 12.0 - 0.5)];
        found.iter().zip(expected).all(|(&found, expected)| (f64::from(found) - expected).abs() < 4.0)
    };
    assert!(near(corner(0, 0), 4.0, 1.0) && near(corner(9, 9), 13.0, 10.0), "{:?}", batch.images);
    assert!(!near(corner(0, 0), 3.0, 0.0), "control");
}

#[test]
fn training_images_depend_on_seed_epoch_and_index_only() {
    let tree = Tree::new();
    let (train, _) = tree.spec().open().unwrap();
    let train: Arc<dyn Source> = Arc::new(train);
    let images = |seed, epoch, batch, workers| {
        let training = Training {
            seed,
            augment: vec![Augment::HorizontalFlip],
            start: Position { epoch, step: 0 },
            ..Training::default()
        };
        let config = LoaderConfig { workers, ..LoaderConfig::new(batch) };
        let loader = Loader::train(Arc::clone(&train), config, training).unwrap();
        let mut images = vec![Vec::new(); 5];
        for batch in loader.take(5 / batch).map(Result::unwrap) {
            for (row, &index) in batch.indices.iter().enumerate() {
                images[index] = batch.images[row * 192..][..192].to_vec();
            }
        }
        images
    };
    let first = images(3, 0, 5, 1);
    assert!(first.iter().all(|image| image.len() == 192));
    assert_eq!(first, images(3, 0, 1, 4));
    for other in [images(4, 0, 5, 1), images(3, 1, 5, 1)] {
        assert!(first.iter().zip(&other).all(|(a, b)| a != b), "control");
    }
}
