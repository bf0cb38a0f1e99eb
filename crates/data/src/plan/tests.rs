use super::*;
use crate::mix::MixMode;
use crate::pixels::Interpolation;

const GARMENTS: &str = "dataset = 'fashion-mnist'\npad_to = [32, 32]\nchannels = 3\nflip = true\n";

fn table(text: &str) -> Data {
    let data: Data = toml::from_str(text).unwrap();
    data.check().unwrap();
    data
}

fn plan(text: &str) -> DataPlan {
    DataPlan::new(&table(text)).unwrap()
}

fn refused(text: &str) -> String {
    DataPlan::new(&table(text)).unwrap_err().to_string()
}

/// What becomes of an empty folder of images with these keys.
fn folder(keys: &str) -> FolderSpec {
    let folder = tempfile::tempdir().unwrap();
    for class in ["train/a", "val/a"] {
        std::fs::create_dir_all(folder.path().join(class)).unwrap();
    }
    let dir = folder.path().display();
    match plan(&format!("dataset = 'image-folder'\ndir = '{dir}'\ntrain_size = 224\n{keys}")).set.origin {
        Origin::Folder(Some(spec)) => spec,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_says_how_images_are_augmented() {
    let plan = plan(
        &[
            GARMENTS,
            "auto_augment = 'rand-m6-mstd0.5-inc1'\ncolor_jitter = [0.3, 0.2, 0.1, 0.05]\nrepeats = 3\n",
            "erase = { prob = 0.25 }\nmix = { mixup = 0.1, cutmix = 1.0, mode = 'elem' }\n",
        ]
        .concat(),
    );
    let [Augment::HorizontalFlip, Augment::Auto { policy, fill }, Augment::Jitter(jitter), Augment::Erase(erasing)] =
        plan.augment()
    else {
        panic!("{:?}", plan.augment())
    };
    assert_eq!((policy.to_string().as_str(), &fill[..]), ("rand-m6-n2-p0.5-mmax10-inc1-mstd0.5", &[73; 3][..]));
    assert_eq!([jitter.brightness, jitter.contrast, jitter.saturation, jitter.hue], [0.3, 0.2, 0.1, 0.05]);
    assert_eq!((erasing.probability, erasing.count, &erasing.mean), (0.25, 1, &vec![0.2860; 3]));
    let mix = plan.mix();
    assert_eq!((mix.classes, mix.mixup, mix.cutmix, mix.mode), (10, 0.1, 1.0, MixMode::Elem));
    assert_eq!(plan.repeats(), 3);
}

#[test]
fn images_to_evaluate_are_a_part_of_the_resized_ones() {
    let resized = |fraction: &str| folder(fraction).test.resize;
    let of = |part: f64| resized(&format!("eval_crop_fraction = {part:?}"));
    assert_eq!([resized(""), of(0.875), of(0.95), of(1.0)], [256, 256, 235, 224]);
}

#[test]
fn a_table_says_how_images_are_resized() {
    let resized = |keys: &str| {
        let spec = folder(keys);
        (spec.train.interpolation, spec.test.interpolation)
    };
    let (bilinear, bicubic) = (Interpolation::Bilinear, Interpolation::Bicubic);
    assert_eq!(resized(""), (Some(bilinear), bilinear));
    assert_eq!(resized("interpolation = 'bicubic'"), (Some(bicubic), bilinear));
    assert_eq!(resized("interpolation = 'random'\neval_interpolation = 'bicubic'"), (None, bicubic));
}

#[test]
fn a_table_says_what_is_fed() {
    let garments = plan(&[GARMENTS, "pad_crop = 4"].concat());
    let shape = ImageShape { height: 32, width: 32, channels: 3 };
    assert_eq!((garments.train_shape(), garments.test_shape(), garments.classes().len()), (shape, shape, 10));
    assert_eq!((garments.mean(), garments.std()), (&[0.2860; 3][..], &[0.3530; 3][..]));
    assert_eq!(garments.augment(), [Augment::HorizontalFlip, Augment::PadCrop { pad: 4 }]);

    let same = plan("dataset = 'cifar10'\nchannels = 3").set.origin;
    assert!(matches!(same, Origin::Named { preprocess, .. } if preprocess.is_empty()));
    assert!(refused("dataset = 'fashion-mnist'\npad_to = [20, 20]").contains("20"));
    let unknown = refused("dataset = 'digit'");
    assert!(unknown.contains("digits") && unknown.contains("image-folder"), "{unknown}");
    assert!(refused(&[GARMENTS, "train_size = 8"].concat()).contains("data.train_size"));
    assert!(refused("dataset = 'image-folder'").contains("data.train_size"));
    assert!(refused("dataset = 'image-folder'\ntrain_size = 224").contains("data.dir"));
    let folder = plan("dataset = 'image-folder'\ntrain_size = 224\neval_size = 256\nclasses = 1000");
    let square = |side| ImageShape { height: side, width: side, channels: 3 };
    assert_eq!((folder.train_shape(), folder.test_shape()), (square(224), square(256)));
    assert_eq!(folder.classes().len(), 1000);
    assert!(folder.open().is_err_and(|e| e.to_string().contains("data.dir")));
}
