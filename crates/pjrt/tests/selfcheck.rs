//! The self-check, and controls that must fail.

use truestep_pjrt::{Client, ErrorKind, Golden, OptionValue, Plugin, check_answers, self_check, setup};

#[test]
fn the_plugin_passes_and_wrong_expectations_fail() {
    let plugin = Plugin::load(&setup::ensure().unwrap()).unwrap();
    let client = Client::new(&plugin, &[("cpu_device_count", OptionValue::Int(2))]).unwrap();
    let right = Golden::new(2);
    assert_eq!(right, Golden { all_reduce: 3.0, convolution: [0.0, 3.0, 2.0, 1.0, 0.0] });
    check_answers(&client, 2, &right).unwrap();
    check_answers(&client, 1, &Golden::new(1)).unwrap();
    self_check(&client, 2).unwrap();
    self_check(&client, 2).unwrap();

    let mean = Golden { all_reduce: 1.5, ..right.clone() };
    let error = check_answers(&client, 2, &mean).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::SelfCheck);
    assert!(error.to_string().contains("should give [1.5, 1.5] and gave [3.0, 3.0]"), "{error}");

    let flipped = Golden { convolution: [0.0, 1.0, 2.0, 3.0, 0.0], ..right };
    let error = check_answers(&client, 2, &flipped).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::SelfCheck);
    assert!(error.to_string().contains("gave [0.0, 3.0, 2.0, 1.0, 0.0]"), "{error}");

    // More replicas than devices.
    assert_eq!(check_answers(&client, 3, &Golden::new(3)).unwrap_err().kind(), ErrorKind::Call);
}
