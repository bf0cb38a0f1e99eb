//! Where a wrong output goes wrong: the first value of the devices' program that is none of the other's.
//!
//! Both programs are run at one random point of the field. A value is *read* as one of the other program if it has the
//! same elements, perhaps in another order, times a rational, cut over the devices, or as their mean. From the output
//! the search follows the values that cannot be read, up to an instruction whose operands all can. If the instruction
//! gives a value of the other program once an operand is what it is read as, the fault is that operand's: it is
//! followed up to where the factor came in, or to the collective that left the devices apart.

use serde::Serialize;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use truestep_claim::{Output, Relation};
use truestep_field::Fp;
use truestep_field::counterpart::{Counterparts, Layout, Reading, read};
use truestep_field::trace::Trace;
use truestep_interp::Tensor;
use truestep_ir::{ArgAttrs, Block, Instr, Loc, Op, ValueId};

/// The first value that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// Line of its instruction in the text of the devices' program, from 1.
    pub line: u32,
    /// The op.
    pub op: String,
    /// What is wrong with it.
    pub why: String,
}

/// The origin of what is wrong with an output; none if it cannot be found.
pub(crate) fn origin(relation: &Relation, output: usize) -> Option<Origin> {
    let trace = Trace::of(relation, 0)?;
    let counterparts = Counterparts::of(&trace);
    let search = Search { trace: &trace, counterparts, readings: RefCell::default() };
    search.of_output(output, relation.outputs[output])
}

/// What keeps a value from being the one it is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Only the mean over devices is.
    Apart,
    /// It is a multiple.
    Factor,
    /// Its elements are in another order.
    Order,
}

impl Fault {
    fn of(reading: &Reading) -> Option<Fault> {
        match reading {
            Reading { layout: Layout::Mean(_), .. } => Some(Fault::Apart),
            Reading { factor, .. } if *factor != (1, 1) => Some(Fault::Factor),
            Reading { layout: Layout::Whole | Layout::Cut, ordered: false, .. } => Some(Fault::Order),
            _ => None,
        }
    }
}

struct Search<'t> {
    trace: &'t Trace,
    counterparts: Counterparts<'t>,
    readings: RefCell<HashMap<ValueId, Vec<Reading>>>,
}

impl Search<'_> {
    fn of_output(&self, output: usize, layout: Output) -> Option<Origin> {
        let value = self.trace.replicated.func.body.results[output];
        let target = self.trace.single.func.body.results[output];
        let readings = self.readings(value);
        let meant = readings.iter().find(|r| r.of == target && r.layout != Layout::Some);
        let Some(reading) = meant.or(readings.first()) else {
            return self.first_unread(value);
        };
        if matches!(reading.layout, Layout::Mean(_)) && !matches!(layout, Output::Mean | Output::Sum) {
            return self.apart(value, *reading, None);
        }
        match Fault::of(reading) {
            Some(_) => self.followed(value, *reading, None),
            None => self.named(self.maker(value)?, &format!("it is {}", self.is(reading))),
        }
    }

    fn readings(&self, v: ValueId) -> Vec<Reading> {
        if let Some(known) = self.readings.borrow().get(&v) {
            return known.clone();
        }
        let mut readings = self.counterparts.readings(v);
        if readings.iter().any(|r| r.layout == Layout::Some) && !self.picks(v) {
            readings.clear();
        }
        self.readings.borrow_mut().insert(v, readings.clone());
        readings
    }

    /// True for a value that is made by taking some elements, or of one that is.
    fn picks(&self, v: ValueId) -> bool {
        self.maker(v).is_some_and(|instr| {
            let some = |v: &ValueId| self.readings(*v).first().is_some_and(|r| r.layout == Layout::Some);
            matches!(instr.op, Op::Slice(_) | Op::DynamicSlice(_) | Op::Gather(_))
                || self.operands(instr).iter().any(some)
        })
    }

    fn maker(&self, v: ValueId) -> Option<&Instr> {
        self.trace.replicated.maker(v).map(|i| self.trace.replicated.instr(i))
    }

    /// What an instruction reads that depends on an input.
    fn operands(&self, instr: &Instr) -> Vec<ValueId> {
        let mut all = read(&self.trace.replicated, instr);
        all.retain(|&v| !self.counterparts.is_constant(v));
        all.dedup();
        all
    }

    /// The first instruction on the way to `value` that makes something of what can be read that cannot.
    fn first_unread(&self, value: ValueId) -> Option<Origin> {
        let (mut open, mut seen, mut ends) = (vec![value], HashSet::from([value]), BTreeSet::new());
        while let Some(v) = open.pop() {
            let i = self.trace.replicated.maker(v)?;
            let operands = self.operands(self.trace.replicated.instr(i));
            let unread: Vec<ValueId> = operands.into_iter().filter(|&v| self.readings(v).is_empty()).collect();
            if unread.is_empty() {
                ends.insert(i);
            }
            open.extend(unread.into_iter().filter(|&v| seen.insert(v)));
        }
        self.explained(self.trace.replicated.instr(*ends.first()?))
    }

    /// What is wrong with the result of an instruction whose operands can be read.
    fn explained(&self, instr: &Instr) -> Option<Origin> {
        let operands = self.operands(instr);
        let faulty = |&v: &ValueId| {
            let readings = self.readings(v).into_iter().filter(|r| Fault::of(r).is_some());
            readings.map(move |r| (v, r)).collect::<Vec<_>>()
        };
        let faulty: Vec<(ValueId, Reading)> = operands.iter().flat_map(faulty).collect();
        let first_of = |&v: &ValueId| faulty.iter().find(|(w, _)| *w == v).copied();
        let all: Vec<(ValueId, Reading)> = operands.iter().filter_map(first_of).collect();
        let alone = || faulty.iter().find(|one| self.once_repaired(instr, &[**one]).is_some());
        let together = || all.first().filter(|_| all.len() > 1 && self.once_repaired(instr, &all).is_some());
        if let Some(&(v, reading)) = alone().or_else(together) {
            return self.followed(v, reading, Some(instr));
        }
        if let Some(constant) = self.foreign_constant(instr) {
            return self.named(constant, "no constant of the other module is this one");
        }
        let read: Vec<String> = operands.iter().filter_map(|&v| Some(self.is(self.readings(v).first()?))).collect();
        let made = if read.is_empty() { String::new() } else { format!("; it is made of {}", read.join(", and ")) };
        self.named(instr, &format!("nothing in the other module has this value{made}"))
    }

    /// The constant that an instruction reads, if it is none of the other program's.
    fn foreign_constant(&self, instr: &Instr) -> Option<&Instr> {
        let mut of = read(&self.trace.replicated, instr);
        of.retain(|&v| self.counterparts.is_constant(v) && self.readings(v).is_empty());
        let mut constant = self.maker(*of.first()?)?;
        while let [from] = constant.operands.as_slice() {
            constant = self.maker(*from)?;
        }
        Some(constant).filter(|instr| matches!(instr.op, Op::Constant(_)))
    }

    /// What the instruction makes once these operands are what they are read as.
    fn once_repaired(&self, instr: &Instr, operands: &[(ValueId, Reading)]) -> Option<Reading> {
        let traced = &self.trace.replicated;
        let mut of = read(traced, instr);
        of.sort_unstable();
        of.dedup();
        let mut func = traced.func.clone();
        func.param_attrs = vec![ArgAttrs::default(); of.len()];
        func.result_attrs = vec![ArgAttrs::default(); instr.results.len()];
        func.body = Block { params: of.clone(), instrs: vec![instr.clone()], results: instr.results.clone() };
        func.renumber();
        let parts = |v: &ValueId| -> Option<Vec<Tensor<Fp>>> {
            let parts = traced.value(*v);
            match operands.iter().find(|(w, _)| w == v) {
                Some((_, reading)) => self.counterparts.repaired(parts, reading),
                None => Some(parts.to_vec()),
            }
        };
        let of: Vec<Vec<Tensor<Fp>>> = of.iter().map(parts).collect::<Option<_>>()?;
        let inputs = (0..of.first()?.len()).map(|r| of.iter().map(|parts| parts[r].clone()).collect()).collect();
        let results = self.trace.run(&func, inputs).ok()?;
        let first: Vec<Tensor<Fp>> = results.into_iter().map(|mut replica| replica.swap_remove(0)).collect();
        self.counterparts.of_parts(&first, false).first().copied().filter(|r| r.layout != Layout::Some)
    }

    /// Where what is wrong with a value came in.
    fn followed(&self, v: ValueId, reading: Reading, user: Option<&Instr>) -> Option<Origin> {
        match Fault::of(&reading)? {
            Fault::Apart => self.apart(v, reading, user),
            Fault::Factor | Fault::Order => self.since(v, reading, user),
        }
    }

    /// Where devices differ in a value that all should share: the collective on the way to it, else the instruction
    /// that uses it as if it were shared.
    fn apart(&self, value: ValueId, reading: Reading, user: Option<&Instr>) -> Option<Origin> {
        let is_apart = |r: &Reading| matches!(r.layout, Layout::Mean(_));
        let shared = |v: &ValueId| self.readings(*v).first().is_some_and(|r| !is_apart(r) && r.layout != Layout::Some);
        let apart = |&v: &ValueId| Some((v, self.readings(v).into_iter().find(is_apart).filter(|_| !shared(&v))?));
        let (mut v, mut now) = (value, reading);
        let (mut reader, mut what) = (user, (value, reading));
        while let Some(instr) = self.maker(v) {
            let collective = matches!(instr.op, Op::AllReduce(_) | Op::AllGather(_) | Op::ReduceScatter(_));
            if collective && instr.loc.line > 0 {
                return self.named(instr, &format!("it leaves the devices apart, {}", self.is(&now)));
            }
            let operands = self.operands(instr);
            let Some(from) = operands.iter().find_map(apart) else { break };
            if user.is_none() && operands.iter().any(shared) {
                (reader, what) = (Some(instr), from);
            }
            (v, now) = from;
        }
        let is = self.is(&what.1);
        let maker = self.maker(what.0);
        let why = match reader.and(maker) {
            Some(maker) => format!("what it reads of line {} is {is}: no collective makes it that", self.line(maker)),
            None => format!("it is {is}: no collective makes it that"),
        };
        self.named(reader.or(maker)?, &why)
    }

    /// Where a value became a multiple, or its elements another order.
    fn since(&self, value: ValueId, reading: Reading, user: Option<&Instr>) -> Option<Origin> {
        let (mut v, mut reading) = (value, reading);
        while let Some(instr) = self.maker(v) {
            let faulty = |&v: &ValueId| {
                let readings = self.readings(v).into_iter().map(move |r| (v, r));
                readings.filter(|(_, r)| Fault::of(r) == Fault::of(&reading)).collect::<Vec<_>>()
            };
            let clean = |some: &[(ValueId, Reading)]| {
                !some.is_empty() && self.once_repaired(instr, some).is_some_and(|r| Fault::of(&r).is_none())
            };
            let operands = self.operands(instr);
            let all: Vec<_> = operands.iter().filter_map(|v| faulty(v).first().copied()).collect();
            let alone = operands.iter().flat_map(faulty).find(|one| clean(&[*one]));
            match alone.or_else(|| all.first().copied().filter(|_| clean(&all))) {
                Some(from) => (v, reading) = from,
                None => return self.named(instr, &format!("it is {}", self.is(&reading))),
            }
        }
        self.named(user?, &format!("it reads {}", self.is(&reading)))
    }

    /// A reading in words.
    fn is(&self, reading: &Reading) -> String {
        let line = self.trace.single.maker(reading.of).map(|i| self.trace.single.instr(i).loc.line);
        let position = self.trace.single.func.body.params.iter().position(|&v| v == reading.of);
        let what = match (line, position) {
            (Some(line), _) if line > 0 => format!("the value of line {line} of the other module"),
            (_, Some(i)) => format!("input {i} of the other module"),
            _ => "a value of the other module".into(),
        };
        let times = match reading.factor {
            (1, 1) => String::new(),
            (n, 1) => format!("{n} times "),
            (n, d) => format!("{n}/{d} times "),
        };
        match reading.layout {
            Layout::Whole | Layout::Cut if reading.ordered => format!("{times}{what}"),
            Layout::Whole | Layout::Cut => format!("{times}{what}, otherwise arranged"),
            Layout::Mean(n) if reading.factor == (1, n as i64) => format!("{what} only as the sum over devices"),
            Layout::Mean(_) => format!("{times}{what} only as the mean over devices"),
            Layout::Some => format!("some elements of {times}{what}"),
        }
    }

    /// The line of an instruction, or of what it was made for.
    fn line(&self, instr: &Instr) -> u32 {
        self.placed(instr).map_or(0, |instr| instr.loc.line)
    }

    /// The instruction, or the nearest one before it that stands in the text.
    fn placed<'i>(&'i self, instr: &'i Instr) -> Option<&'i Instr> {
        match instr.loc {
            Loc { line: 0, .. } => self.placed(self.maker(*instr.operands.first()?)?),
            _ => Some(instr),
        }
    }

    fn named(&self, instr: &Instr, why: &str) -> Option<Origin> {
        let instr = self.placed(instr)?;
        Some(Origin { line: instr.loc.line, op: instr.op.info().name.to_string(), why: why.into() })
    }
}
