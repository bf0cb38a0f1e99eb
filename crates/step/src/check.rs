//! Whether two artifacts of one recipe belong together.

use crate::artifact::Artifact;
use crate::manifest::{Mismatch, Role, Slot};
use std::collections::HashMap;
use truestep_ir::{Block, Func, Instr, Op, ValueId};

/// Checks that `forward` is the train step's own forward pass: every instruction of it, on the same inputs, is one of
/// the step's.
///
/// # Errors
/// The first instruction, in words, that the step does not contain.
pub fn check_forward(step: &Artifact, forward: &Artifact) -> Result<(), Mismatch> {
    let variant = || forward.manifest.variant.clone();
    let (Some(whole), Some(part)) = (entry(step), entry(forward)) else {
        let (expected, found) = (step.manifest.entry.clone(), forward.manifest.entry.clone());
        return Err(Mismatch { variant: variant(), what: "entry of the forward".into(), expected, found });
    };
    let mut numbering = Numbering::default();
    let mut in_step: Classes = whole.body.params.iter().enumerate().map(|(i, &v)| (v, i)).collect();
    let mut in_forward = Classes::new();
    for (slot, &value) in forward.manifest.inputs.iter().zip(&part.body.params) {
        let same = |other: &Slot| other.role == slot.role && (slot.role == Role::Image || other.name == slot.name);
        let Some(at) = step.manifest.inputs.iter().position(same) else {
            let (what, found) = ("input of the forward".into(), slot.name.clone());
            return Err(Mismatch { variant: variant(), what, expected: "an input of the step".into(), found });
        };
        in_forward.insert(value, at);
    }
    numbering.n_classes = whole.body.params.len();
    for instr in &whole.body.instrs {
        numbering.add(instr, &mut in_step);
    }
    let n_known = numbering.n_classes;
    for instr in &part.body.instrs {
        numbering.add(instr, &mut in_forward);
        if numbering.n_classes > n_known {
            let found = format!("{} = {}", part.value_name(instr.results[0]), instr.op.info().name);
            let expected = "an instruction of the step".into();
            return Err(Mismatch {
                variant: variant(),
                what: "forward that is the step's own".into(),
                expected,
                found,
            });
        }
    }
    Ok(())
}

fn entry(artifact: &Artifact) -> Option<&Func> {
    artifact.module.func(&artifact.manifest.entry)
}

/// Values to classes: two values of one class are computed by the same instructions from the same inputs.
type Classes = HashMap<ValueId, usize>;

/// Value numbering.
#[derive(Default)]
struct Numbering<'a> {
    n_classes: usize,
    /// Known instructions with the class of their first result, by name and operands.
    known: HashMap<(&'static str, Vec<usize>), Vec<Known<'a>>>,
}

/// An instruction with the class of its first result.
type Known<'a> = (Key<'a>, usize);

/// An instruction in terms of classes.
#[derive(PartialEq)]
struct Key<'a> {
    op: &'a Op,
    operands: Vec<usize>,
    /// Instructions and results of each region; values inside are numbered by position.
    regions: Vec<(Vec<Key<'a>>, Vec<usize>)>,
}

impl<'a> Numbering<'a> {
    /// Puts the results of `instr` into their classes, new ones if it is new.
    fn add(&mut self, instr: &'a Instr, classes: &mut Classes) {
        let key = key(instr, classes);
        let alike = self.known.entry((instr.op.info().name, key.operands.clone())).or_default();
        let first = match alike.iter().find(|(known, _)| *known == key) {
            Some(&(_, first)) => first,
            None => {
                let first = self.n_classes;
                self.n_classes += instr.results.len();
                alike.push((key, first));
                first
            }
        };
        classes.extend(instr.results.iter().enumerate().map(|(i, &v)| (v, first + i)));
    }
}

fn key<'a>(instr: &'a Instr, classes: &Classes) -> Key<'a> {
    /// Numbers inside regions, apart from those of classes.
    const INSIDE: usize = 1 << 32;
    fn block<'a>(block: &'a Block, outer: &Classes) -> (Vec<Key<'a>>, Vec<usize>) {
        let mut classes = outer.clone();
        let mut next = INSIDE;
        let mut define = |values: &[ValueId], classes: &mut Classes| {
            for &v in values {
                classes.insert(v, next);
                next += 1;
            }
        };
        define(&block.params, &mut classes);
        let mut keys = Vec::new();
        for instr in &block.instrs {
            keys.push(key(instr, &classes));
            define(&instr.results, &mut classes);
        }
        let results = block.results.iter().map(|v| classes[v]).collect();
        (keys, results)
    }
    Key {
        op: &instr.op,
        operands: instr.operands.iter().map(|v| classes[v]).collect(),
        regions: instr.regions.iter().map(|region| block(region, classes)).collect(),
    }
}
