use super::*;
use crate::metrics::Score;
use crate::summary::Outcome;

fn summary() -> Summary {
    let eval = EvalRecord { epoch: 15, step: 675, loss: 0.081, accuracy: 0.9803, averaged: None };
    let confusion = (0..10)
        .map(|k| {
            (0..10).map(|j| if j == k { 30 } else { u64::from((j * 7 + k) % 9 == 3) * (k as u64 % 3 + 1) }).collect()
        })
        .collect();
    Summary {
        outcome: Outcome::Completed,
        failure: None,
        dataset: "digits".into(),
        net: "cnn".into(),
        parameters: 21_289_802,
        backend: "embedded".into(),
        seed: 0,
        batch: 32,
        epochs: 15,
        total_steps: 675,
        steps: 675,
        skipped: 0,
        train_images: 1442,
        test_images: 355,
        last: Some(eval.clone()),
        best: Some(EvalRecord { epoch: 14, accuracy: 0.983, ..eval }),
        seconds: 12.34,
        compile_seconds: 0.1,
        compile_cached: false,
        images_per_s: 1753.4,
        classes: (0..10).map(|k| format!("class {k}")).collect(),
        confusion,
        report: REPORT_FILE.into(),
    }
}

fn records(n: u64) -> Vec<Record> {
    let mut records = Vec::new();
    for step in 1..=n {
        let progress = step as f64 / n as f64;
        let loss = 2.3 * (-6.0 * progress).exp() * (1.0 + 0.4 * ((step * 7919 % 101) as f64 / 50.0 - 1.0)) + 0.02;
        let (epoch, lr) = ((step - 1) / 45 + 1, 1e-3 * 0.5 * (1.0 + (std::f64::consts::PI * progress).cos()));
        records.push(Record::Step(StepRecord { step, epoch, lr, loss, accuracy: 1.0 - 0.4 * loss, images_per_s: 1e3 }));
        if step % 45 == 0 {
            let loss = 0.08 + loss;
            records.push(Record::Eval(EvalRecord {
                epoch,
                step,
                loss,
                accuracy: 0.98 - 0.3 * (loss - 0.08),
                averaged: None,
            }));
        }
    }
    records
}

fn recipe() -> String {
    truestep_step::Recipe::preset("digits", &[]).unwrap().to_toml()
}

/// The page, after a check that every element is closed in order and nothing comes from elsewhere.
fn checked(summary: &Summary, records: &[Record], recipe: &str) -> String {
    checked_with(summary, records, recipe, "")
}

fn checked_with(summary: &Summary, records: &[Record], recipe: &str, extra: &str) -> String {
    let page = page(summary, records, recipe, &[("step.mlir".into(), "00ff".into())], extra);
    let mut open = Vec::new();
    for tag in page.split('<').skip(1).map(|rest| rest.split_once('>').expect("a tag ends").0) {
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap();
        match tag {
            _ if tag.ends_with('/') || ["!DOCTYPE", "meta"].contains(&name) => (),
            _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(name)),
            _ => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for outside in ["http-equiv", "src=", "href=", "@import", "url(", "<script"] {
        assert!(!page.contains(outside), "{outside}");
    }
    page
}

#[test]
fn a_run_is_on_the_page() {
    let page = checked(&summary(), &records(675), &recipe());
    assert_eq!(page.matches("<svg").count(), 3);
    for text in
        ["cnn on digits", "98.03 %", "98.30 %", "12.3 s", "21\u{202f}289\u{202f}802", "00ff", "net = &quot;cnn&quot;"]
    {
        assert!(page.contains(text), "{text}");
    }
    assert_eq!(page.matches("class=\"hit\"").count(), 10);
}

#[test]
fn texts_are_escaped() {
    let hostile = "<script>alert('&\"')</script>";
    let summary = Summary {
        net: hostile.into(),
        dataset: hostile.into(),
        backend: hostile.into(),
        failure: Some(hostile.into()),
        classes: vec![hostile.into(); 10],
        ..summary()
    };
    let page = checked(&summary, &records(50), hostile);
    assert!(page.contains("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;"));
}

#[test]
fn what_is_missing_or_not_finite_is_left_out() {
    let nothing = Summary { last: None, best: None, confusion: Vec::new(), classes: Vec::new(), ..summary() };
    assert!(checked(&nothing, &[], "").contains("No steps were recorded."));

    let step =
        |step, loss| Record::Step(StepRecord { step, epoch: 1, lr: 0.0, loss, accuracy: 0.0, images_per_s: 0.0 });
    for losses in [&[f64::NAN][..], &[2.0], &[2.0, f64::NAN, f64::INFINITY], &[0.0, 0.0], &[-1.0, 1e300]] {
        let records: Vec<Record> = losses.iter().zip(1..).map(|(&loss, i)| step(i, loss)).collect();
        let page = checked(&nothing, &records, "");
        assert!(!page.contains("NaN") && !page.contains("inf"), "{losses:?}");
        assert!(page.contains("Learning rate"));
    }
}

#[test]
fn averages_and_skips_are_shown_where_there_are_any() {
    let shown = |summary: &Summary| {
        let page = checked(summary, &[], "");
        ["moving average", "98.76 %", "Skipped steps"].map(|text| page.contains(text))
    };
    assert_eq!(shown(&summary()), [false; 3]);
    let averaged = Some(Score { loss: 0.1, accuracy: 0.9876 });
    let last = summary().last.map(|last| EvalRecord { averaged, ..last });
    assert_eq!(shown(&Summary { last, skipped: 3, ..summary() }), [true; 3]);
}

#[test]
fn many_classes_are_listed_instead() {
    let confusion = (0..100).map(|k| (0..100).map(|j| if j == k { k as u64 } else { 1 }).collect()).collect();
    let page = checked(&Summary { confusion, classes: Vec::new(), ..summary() }, &[], "");
    assert_eq!(page.matches("<tr>").count(), MAX_CLASSES + 1);
    assert!(page.contains("<tr><th>0</th><td>0.00 %</td></tr>"));
}

#[test]
fn smoothing_keeps_constants_and_forgets() {
    let constant: Points = (0..1000).map(|i| (i as f64, 3.0)).collect();
    assert!(smoothed(&constant).iter().all(|p| (p.1 - 3.0).abs() < 1e-9));
    let jump: Points = (0..1000).map(|i| (i as f64, f64::from(i >= 500))).collect();
    let smooth = smoothed(&jump);
    assert!(smooth[505].1 < 0.5 && smooth[999].1 > 0.999);
}

#[test]
fn the_report_is_written_beside_the_run() {
    let dir = tempfile::tempdir().unwrap();
    summary().write(&dir.path().join("summary.json")).unwrap();
    assert!(write_report(dir.path()).unwrap_err().to_string().contains("recipe.toml"));
    fs::write(dir.path().join("recipe.toml"), recipe()).unwrap();
    fs::write(dir.path().join("b.mlir"), "abc").unwrap();
    let lines: String = records(100).iter().map(|r| serde_json::to_string(r).unwrap() + "\n").collect();
    fs::write(dir.path().join("metrics.jsonl"), lines).unwrap();
    let page = fs::read_to_string(write_report(dir.path()).unwrap()).unwrap();
    assert!(page.contains("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 5);
}

#[test]
fn another_run_and_the_proof_are_on_the_page() {
    let own = records(40);
    // the same run, stopped after 30 steps, with the loss of one step changed
    let mut other = records(40);
    other.truncate(30);
    let Record::Step(step) = &mut other[9] else { panic!("a step") };
    step.loss *= 1.01;
    let (at, own_loss, loss) = (step.step, step.loss / 1.01, step.loss);
    let losses = |name: &str, records: &[Record]| Losses::new(name, records);
    let runs = [losses("this run", &own), losses("a<b", &other), losses("same", &own)];
    let beside = beside::section(&runs);
    let worst = (loss - own_loss) / loss;
    for pair in ["this run – a&lt;b", "a&lt;b – same"] {
        assert!(beside.contains(&format!("{pair}: {worst:.1e}, at step {at}")), "{beside}");
    }
    assert!(beside.contains("this run – same: 0.0e0, at step 0"), "{beside}");
    assert!(beside.contains("Steps 1 to 30 of 3 runs"));
    assert_eq!(beside::section(&runs[..1]), "");
    assert_eq!(beside::section(&[losses("this run", &own), losses("none", &[])]), "");

    let row = |law: &'static str, verdict| Row {
        law: law.into(),
        statement: "x < y".into(),
        claimed: true,
        verdict,
        parts: 1,
        seconds: 0.1,
    };
    let rows = [
        row("loss", Verdict::Unknown { reason: "no <idea>".into() }),
        row("gradient", Verdict::Refuted { witness: "element 3".into() }),
    ];
    let page = checked_with(&summary(), &own, &recipe(), &(beside + &proof_table(&rows)));
    for text in ["x &lt; y", "no &lt;idea&gt;", "not decided", "refuted", "element 3"] {
        assert!(page.contains(text), "{text}");
    }
    assert_eq!(proof_table(&[]), "");
}
