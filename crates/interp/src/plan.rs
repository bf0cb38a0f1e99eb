//! What is known of a function before it runs: which elementwise instructions run together and where each value is
//! read last.

use crate::kernel::Kernel;
use crate::region::ScalarRegion;
use std::collections::{HashMap, HashSet};
use truestep_ir::{Block, Func, Instr, Loc, Op, ValueId};

/// Steps a kernel may have.
const MAX_STEPS: usize = 128;

/// A block in execution order.
#[derive(Clone, Debug)]
pub(crate) struct BlockPlan {
    pub params: Vec<ValueId>,
    pub units: Vec<Unit>,
    pub results: Vec<ValueId>,
    /// The results that the block itself defines.
    pub own_results: Vec<ValueId>,
    /// True if a collective stands in the block or in a region below it.
    pub has_collective: bool,
}

/// One thing to run.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    pub work: Work,
    /// The values read, each with whether this is its last use.
    pub reads: Vec<(ValueId, bool)>,
    /// Values that nobody needs afterwards.
    pub drops: Vec<ValueId>,
}

#[derive(Clone, Debug)]
pub(crate) enum Work {
    Kernel(Kernel),
    Instr(Box<InstrPlan>),
}

#[derive(Clone, Debug)]
pub(crate) struct InstrPlan {
    pub op: Op,
    pub results: Vec<ValueId>,
    pub regions: Vec<Region>,
    pub loc: Loc,
}

#[derive(Clone, Debug)]
pub(crate) enum Region {
    /// Run as a block: control flow.
    Block(BlockPlan),
    /// Called on scalars: reducers, comparators.
    Scalar(ScalarRegion),
}

impl BlockPlan {
    pub(crate) fn new(func: &Func, block: &Block) -> Self {
        let parts = schedule(func, block);
        let escaping = escaping(block, &parts);
        let mut plan = BlockPlan {
            params: block.params.clone(),
            units: Vec::with_capacity(parts.len()),
            results: block.results.clone(),
            own_results: Vec::new(),
            has_collective: false,
        };
        for part in &parts {
            plan.units.push(match part {
                Part::Fused(instrs) => fuse(func, instrs, &escaping),
                Part::Alone(instr) => {
                    let unit = alone(func, instr);
                    plan.has_collective |= is_collective(&instr.op) || has_collective(&unit);
                    unit
                }
            });
        }
        plan.mark_last_uses(block);
        plan
    }

    /// Walks the units backwards and marks where each value of this block is read last.
    fn mark_last_uses(&mut self, block: &Block) {
        let own: HashSet<ValueId> =
            block.params.iter().chain(block.instrs.iter().flat_map(|i| &i.results)).copied().collect();
        self.own_results = self.results.iter().copied().filter(|v| own.contains(v)).collect();
        let mut live: HashSet<ValueId> = self.results.iter().copied().collect();
        for unit in self.units.iter_mut().rev() {
            let mut regions_read = HashSet::new();
            let results = match &unit.work {
                Work::Kernel(kernel) => kernel.outputs.iter().map(|(v, _)| *v).collect(),
                Work::Instr(instr) => {
                    instr.regions.iter().for_each(|r| r.free_values(&mut regions_read));
                    instr.results.clone()
                }
            };
            unit.drops.extend(results.into_iter().filter(|v| !live.contains(v)));
            for &v in regions_read.iter().filter(|v| own.contains(v)) {
                if live.insert(v) {
                    unit.drops.push(v);
                }
            }
            for (v, last) in unit.reads.iter_mut().rev() {
                *last = own.contains(v) && live.insert(*v);
            }
        }
    }

    /// Adds the values that the block reads from outside.
    pub(crate) fn free_values(&self, into: &mut HashSet<ValueId>) {
        let mut reads: HashSet<ValueId> = self.results.iter().copied().collect();
        let mut own: HashSet<ValueId> = self.params.iter().copied().collect();
        for unit in &self.units {
            reads.extend(unit.reads.iter().map(|(v, _)| *v));
            match &unit.work {
                Work::Kernel(kernel) => own.extend(kernel.outputs.iter().map(|(v, _)| *v)),
                Work::Instr(instr) => {
                    own.extend(&instr.results);
                    instr.regions.iter().for_each(|r| r.free_values(&mut reads));
                }
            }
        }
        into.extend(reads.difference(&own));
    }
}

impl Region {
    fn free_values(&self, into: &mut HashSet<ValueId>) {
        match self {
            Region::Block(plan) => plan.free_values(into),
            Region::Scalar(region) => into.extend(region.captured()),
        }
    }
}

/// Instructions in execution order.
enum Part<'b> {
    /// Elementwise instructions on one shape.
    Fused(Vec<&'b Instr>),
    /// Any other instruction.
    Alone(&'b Instr),
}

/// An elementwise group that still grows. It reads nothing that another open group defines.
struct Group<'b> {
    dims: &'b [usize],
    instrs: Vec<&'b Instr>,
    defined: HashSet<ValueId>,
}

/// Collects elementwise instructions of one shape into groups. A group stands where it is closed: before the first
/// instruction outside it that reads one of its results.
fn schedule<'b>(func: &'b Func, block: &'b Block) -> Vec<Part<'b>> {
    let mut parts = Vec::new();
    let mut open: Vec<Group<'_>> = Vec::new();
    for instr in &block.instrs {
        let elementwise = instr.op.info().elementwise;
        let dims = instr.results.first().map_or(&[][..], |&v| &func.ty(v).dims);
        let joins = |group: &Group<'_>| elementwise && group.dims == dims && group.instrs.len() < MAX_STEPS;
        let closed = open.extract_if(.., |group| !joins(group) && reads_any(instr, &group.defined));
        parts.extend(closed.map(|group| Part::Fused(group.instrs)));
        if !elementwise {
            parts.push(Part::Alone(instr));
            continue;
        }
        let at = open.iter().position(joins).unwrap_or_else(|| {
            open.push(Group { dims, instrs: Vec::new(), defined: HashSet::new() });
            open.len() - 1
        });
        open[at].instrs.push(instr);
        open[at].defined.extend(&instr.results);
    }
    parts.extend(open.into_iter().map(|group| Part::Fused(group.instrs)));
    parts
}

fn reads_any(instr: &Instr, values: &HashSet<ValueId>) -> bool {
    let mut any = false;
    each_read(instr, &mut |v| any |= values.contains(&v));
    any
}

/// The results of fused instructions that something outside their group reads.
fn escaping(block: &Block, parts: &[Part<'_>]) -> HashSet<ValueId> {
    let mut group_of = HashMap::new();
    for (g, part) in parts.iter().enumerate() {
        if let Part::Fused(instrs) = part {
            group_of.extend(instrs.iter().flat_map(|i| &i.results).map(|&v| (v, g)));
        }
    }
    let mut escaping: HashSet<ValueId> = block.results.iter().copied().collect();
    for (g, part) in parts.iter().enumerate() {
        let mut read = |v: ValueId| {
            if group_of.get(&v).is_some_and(|&of| of != g) {
                escaping.insert(v);
            }
        };
        match part {
            Part::Fused(instrs) => instrs.iter().flat_map(|i| &i.operands).for_each(|&v| read(v)),
            Part::Alone(instr) => each_read(instr, &mut read),
        }
    }
    escaping
}

/// Calls `read` for every value that the instruction or its regions name.
fn each_read(instr: &Instr, read: &mut impl FnMut(ValueId)) {
    instr.operands.iter().for_each(|&v| read(v));
    for region in &instr.regions {
        region.results.iter().for_each(|&v| read(v));
        region.instrs.iter().for_each(|i| each_read(i, read));
    }
}

fn fuse(func: &Func, instrs: &[&Instr], escaping: &HashSet<ValueId>) -> Unit {
    let last = instrs.last().expect("a group is not empty").results[0];
    let kernel = Kernel::new(func, instrs, |v| escaping.contains(&v) || v == last);
    let reads = kernel.inputs.iter().map(|&v| (v, false)).collect();
    Unit { work: Work::Kernel(kernel), reads, drops: Vec::new() }
}

fn alone(func: &Func, instr: &Instr) -> Unit {
    let regions = instr.regions.iter().map(|block| match instr.op {
        Op::While | Op::If | Op::Case => Region::Block(BlockPlan::new(func, block)),
        _ => Region::Scalar(ScalarRegion::new(func, block)),
    });
    let (op, results, regions, loc) = (instr.op.clone(), instr.results.clone(), regions.collect(), instr.loc);
    let reads = instr.operands.iter().map(|&v| (v, false)).collect();
    Unit { work: Work::Instr(Box::new(InstrPlan { op, results, regions, loc })), reads, drops: Vec::new() }
}

fn is_collective(op: &Op) -> bool {
    matches!(op, Op::AllReduce(_) | Op::AllGather(_) | Op::ReduceScatter(_))
}

fn has_collective(unit: &Unit) -> bool {
    let Work::Instr(instr) = &unit.work else { return false };
    instr.regions.iter().any(|r| matches!(r, Region::Block(plan) if plan.has_collective))
}
