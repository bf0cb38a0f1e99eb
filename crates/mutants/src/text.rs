//! Mistakes in writing the text: constants and the interface.

use crate::graph::Graph;
use crate::mutant::{Change, Change::Values, Mutant};
use truestep_ir::{Func, Literal, Op, ValueId, encode_f64};
use truestep_step::Role;

pub(crate) const MUTANTS: &[Mutant] = &[
    Mutant {
        id: "constants-of-three-digits",
        what: "text: constants are printed with three significant digits",
        seen: "a printing format that is too short",
        law: "whole-step",
        change: Values(|g, edit| {
            for (v, literal) in rounded(g, |x| format!("{x:.2e}")) {
                edit.redefine(v, move |b, _| b.constant(literal));
            }
            Some(())
        }),
    },
    Mutant {
        id: "constants-of-six-decimals",
        what: "text: constants are printed with six decimals, so that 1e-8 becomes 0",
        seen: "C's %f prints six decimals",
        law: "whole-step",
        change: Values(|g, edit| {
            for (v, literal) in rounded(g, |x| format!("{x:.6}")) {
                edit.redefine(v, move |b, _| b.constant(literal));
            }
            Some(())
        }),
    },
    Mutant {
        id: "parameters-swapped",
        what: "text: two new parameters of one shape are handed back in each other's place",
        seen: "easily made by hand: outputs are a list",
        law: "optimizer",
        change: Values(|g, edit| {
            let results = &g.func.body.results;
            let numbers: Vec<usize> = g.numbers(Role::Param).collect();
            let same = |&(i, j): &(usize, usize)| g.ty(results[i]) == g.ty(results[j]);
            let (i, j) = numbers.windows(2).map(|pair| (pair[0], pair[1])).find(same)?;
            edit.output(i, results[j]);
            edit.output(j, results[i]);
            Some(())
        }),
    },
    Mutant {
        id: "donation-swapped",
        what: "interface: two inputs of one shape are donated to each other's output",
        seen: "easily made by hand: donations are positions",
        law: "manifest",
        change: Change::Interface(|func| {
            let (i, j) = donated(func)?;
            let to = [i, j].map(|k| func.param_attrs[k].aliasing_output);
            [func.param_attrs[i].aliasing_output, func.param_attrs[j].aliasing_output] = [to[1], to[0]];
            Some(())
        }),
    },
    Mutant {
        id: "donation-missing",
        what: "interface: an input that the manifest donates is not donated",
        seen: "easily made by hand: a state tensor added later",
        law: "manifest",
        change: Change::Interface(|func| {
            let (i, _) = donated(func)?;
            func.param_attrs[i].aliasing_output = None;
            Some(())
        }),
    },
    Mutant {
        id: "donated-twice",
        what: "interface: two inputs of one shape are donated to one output",
        seen: "easily made by hand: donations are positions",
        law: "manifest",
        change: Change::Interface(|func| {
            let (i, j) = donated(func)?;
            func.param_attrs[j].aliasing_output = func.param_attrs[i].aliasing_output;
            Some(())
        }),
    },
];

/// Every float constant that reads otherwise after being printed by `print`.
fn rounded(g: &Graph, print: fn(f64) -> String) -> Vec<(ValueId, Literal)> {
    let constant = |instr: &truestep_ir::Instr| {
        let Op::Constant(literal) = &instr.op else { return None };
        let (ty, elem) = (literal.ty(), literal.ty().elem);
        let whole = |x: f64| x.is_infinite() || x.fract() == 0.0;
        let reread = |i: usize| match literal.f64(i) {
            x if whole(x) => literal.bits(i),
            x => encode_f64(elem, print(x).parse().unwrap_or(x)),
        };
        let new = Literal::from_bits(ty.clone(), (0..ty.numel()).map(reread));
        (elem.is_float() && new != *literal).then_some((instr.results[0], new))
    };
    g.func.body.instrs.iter().filter_map(constant).collect()
}

/// The first two donated inputs of one type.
fn donated(func: &Func) -> Option<(usize, usize)> {
    let types: Vec<_> = func.param_types().collect();
    let donated: Vec<usize> = (0..types.len()).filter(|&i| func.param_attrs[i].aliasing_output.is_some()).collect();
    let pairs = donated.iter().flat_map(|&i| donated.iter().map(move |&j| (i, j)));
    pairs.into_iter().find(|&(i, j)| i < j && types[i] == types[j])
}
