//! How far single precision is from double after one step: `deviation [NET] [SIZE] [BATCH] [OPTIMIZER]`, by default
//! resnet34 64 4 adamw. Prints, for the embedded engine and for XLA if there is a plugin, the deviation of each role's
//! outputs from the interpreter's in f64.

use truestep_engine::{EMBEDDED, Options, XLA};
use truestep_step::{Kind, Problem, Recipe, render};
use truestep_train::{Deviation, TrainError, deviations};

fn main() -> Result<(), TrainError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize, default: &'static str| args.get(i).map_or(default, String::as_str).to_owned();
    let (net, batch, optimizer) = (arg(0, "resnet34"), arg(2, "4"), arg(3, "adamw"));
    let side: usize = arg(1, "64").parse().expect("a number");
    let set = [
        format!("net={net}"),
        format!("batch={batch}"),
        format!("optimizer={{name='{optimizer}'}}"),
        "loss.smoothing=0.1".into(),
    ];
    let problem = Problem { image: [side, side, 3], classes: 10, mean: vec![0.5; 3], std: vec![0.5; 3] };
    let step = render(&Recipe::preset("cifar8", &set)?, &problem, Kind::TrainStep)?;
    let options = Options::default();
    let rows = [&EMBEDDED, &XLA].into_iter().filter(|row| row.found(&options).is_some());
    let engines = rows.map(|row| row.open(&options)).collect::<Result<Vec<_>, _>>()?;
    println!("{net}, one step on {batch} images of {side} × {side}, {optimizer}, against interp-f64");
    for engine in &engines {
        println!(
            "\n| {} | tensors | largest | median | of the change | worst |\n|---|--:|--:|--:|--:|---|",
            engine.row().name
        );
        for Deviation { role, tensors, largest, median, worst, of_change } in
            deviations(&step, &problem, engine.as_ref())?
        {
            let of_change = of_change.map_or("–".into(), |change| format!("{change:.1e}"));
            println!("| {role:?} | {tensors} | {largest:.1e} | {median:.1e} | {of_change} | {worst} |");
        }
    }
    Ok(())
}
