use std::fs;

use super::*;
use crate::dataset::Source;

fn idx_images(count: u32) -> Vec<u8> {
    let header = [0x803, count, 28, 28].into_iter().flat_map(u32::to_be_bytes);
    header.chain((0..count * 784).map(|at| at as u8)).collect()
}

fn idx_labels(labels: &[u8]) -> Vec<u8> {
    [0x801, labels.len() as u32].into_iter().flat_map(u32::to_be_bytes).chain(labels.iter().copied()).collect()
}

/// Writes three training images and two test images, the latter's labels with another name.
fn write_idx(folder: &Path, suffix: &str) {
    fs::create_dir_all(folder).unwrap();
    let write = |file: &str, bytes: Vec<u8>| fs::write(folder.join(file), bytes).unwrap();
    write("train-images-idx3-ubyte", idx_images(3));
    write("train-labels-idx1-ubyte", idx_labels(&[9, 0, 4]));
    write("t10k-images-idx3-ubyte", idx_images(2));
    write(&format!("t10k-labels-idx1-ubyte{suffix}"), idx_labels(&[1, 2]));
}

#[test]
fn names_read_back() {
    for name in DatasetName::ALL {
        assert_eq!(name.to_string().parse::<DatasetName>().unwrap(), name);
        let facts = name.facts();
        assert_eq!(
            (facts.classes.len(), facts.mean.len(), facts.std.len()),
            (10, facts.shape.channels, facts.shape.channels)
        );
    }
    assert_eq!(
        "cifar".parse::<DatasetName>().unwrap_err().to_string(),
        "data set: expected digits, mnist, fashion-mnist, cifar10, found cifar"
    );
}

#[test]
fn facts_follow_preprocessing() {
    let steps = [Preprocess::Pad { height: 32, width: 32 }, Preprocess::Replicate { channels: 3 }];
    let facts = DatasetName::FashionMnist.facts().prepared(&steps).unwrap();
    assert_eq!(facts.shape, DatasetName::Cifar10.facts().shape);
    assert_eq!((facts.mean, facts.std), (vec![0.2860; 3], vec![0.3530; 3]));
    assert!(DatasetName::Cifar10.facts().prepared(&steps).is_err());
}

#[test]
fn digits_are_whole_balanced_and_normalised() {
    let (train, test) = DatasetSpec::new(DatasetName::Digits).open().unwrap();
    assert_eq!((train.count(), test.count()), (1442, 355));
    assert_eq!((train.split(), test.split()), (Split::Train, Split::Test));
    let per_class = |data: &Dataset| {
        let mut counts = [0; 10];
        data.labels().iter().for_each(|&label| counts[label as usize] += 1);
        counts
    };
    assert_eq!(per_class(&test), [35, 36, 35, 36, 36, 36, 36, 35, 34, 36]);
    assert_eq!(per_class(&train), [143, 146, 142, 147, 145, 146, 145, 144, 140, 144]);
    // The first image, a zero: its first row is 0 0 5 13 9 1 0 0 of 16.
    assert_eq!(train.labels()[0], 0);
    assert_eq!(train.image(0)[..8], [0, 0, 80, 207, 143, 16, 0, 0]);
    assert_eq!(train.images().iter().max(), Some(&255));

    let facts = DatasetName::Digits.facts();
    let n = train.images().len() as f64;
    let mean = train.images().iter().map(|&v| f64::from(v) / 255.0).sum::<f64>() / n;
    let variance = train.images().iter().map(|&v| (f64::from(v) / 255.0 - mean).powi(2)).sum::<f64>() / n;
    assert!((mean - facts.mean[0]).abs() < 5e-5 && (variance.sqrt() - facts.std[0]).abs() < 5e-5);
}

#[test]
fn finds_its_folder() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path();
    write_idx(&root.join("files"), ".gz");
    write_idx(&root.join("theirs/FashionMNIST/raw"), "");
    write_idx(&root.join("ours/fashion-mnist"), "");
    for dir in ["files", "theirs", "ours"] {
        let spec = DatasetSpec { name: DatasetName::FashionMnist, dir: Some(root.join(dir)) };
        let (train, test) = spec.open().unwrap();
        assert_eq!((train.labels(), test.labels()), (&[9, 0, 4][..], &[1, 2][..]), "{dir}");
        assert_eq!((train.split(), test.split()), (Split::Train, Split::Test));
        assert_eq!(train.image(1)[..3], [16, 17, 18]);
        assert_eq!(train.classes()[9], "Ankle boot");
    }
    let spec = DatasetSpec::new(DatasetName::Mnist);
    let first_wins = spec.open_in(vec![root.join("absent"), root.join("files"), root.join("ours")]);
    assert_eq!(first_wins.unwrap().0.count(), 3);
    assert!(default_roots().contains(&PathBuf::from("/usr/share/datasets")));
}

#[test]
fn says_what_is_missing_and_how_to_get_it() {
    let dir = tempfile::tempdir().unwrap();
    let error = |name: DatasetName| {
        let error = DatasetSpec { name, dir: Some(dir.path().to_path_buf()) }.open().unwrap_err();
        error.to_string().replace(&dir.path().display().to_string(), "D")
    };
    let fashion = error(DatasetName::FashionMnist);
    assert!(
        fashion.starts_with(
            "fashion-mnist: train-images-idx3-ubyte not found in D, D/fashion-mnist, D/FashionMNIST/raw; on Debian, \
             `apt-get install dataset-fashion-mnist`"
        ),
        "{fashion}"
    );
    assert!(error(DatasetName::Cifar10).contains("https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz"));

    write_idx(dir.path(), "");
    fs::remove_file(dir.path().join("t10k-labels-idx1-ubyte")).unwrap();
    assert_eq!(
        error(DatasetName::Mnist),
        "mnist: t10k-labels-idx1-ubyte not found in D; put MNIST's four IDX files, plain or .gz, into one of these"
    );
    fs::write(dir.path().join("t10k-labels-idx1-ubyte"), idx_labels(&[1, 10])).unwrap();
    assert_eq!(error(DatasetName::Mnist), "D/t10k-labels-idx1-ubyte: byte 9: label: expected 0..10, found 10");
}

#[test]
fn cifar_files_are_of_full_length() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("cifar-10-batches-bin");
    fs::create_dir(&folder).unwrap();
    let spec = DatasetSpec { name: DatasetName::Cifar10, dir: Some(dir.path().to_path_buf()) };
    let error = || spec.open().unwrap_err().to_string().replace(&folder.display().to_string(), "D");

    for file in CIFAR_TRAIN.iter().chain(&CIFAR_TEST) {
        fs::write(folder.join(file), vec![0; 3073]).unwrap();
    }
    assert!(error().starts_with("cifar10: batches.meta.txt not found in D; unpack "));
    fs::write(folder.join(CIFAR_CLASSES), OBJECTS.join("\n")).unwrap();
    assert_eq!(error(), "D/data_batch_1.bin: byte 3073: record: expected 3073 bytes, found 0, then the end");
}
