//! A train step read as a graph, and the parts that mutants change, found by dataflow and the manifest's roles.

use std::collections::HashSet;
use truestep_ir::{Binary, Block, Func, Instr, Op, TensorType, Unary, ValueId};
use truestep_step::{Manifest, Role};

/// The outermost block of an entry function: who defines a value and who reads it.
pub(crate) struct Graph<'a> {
    pub(crate) func: &'a Func,
    pub(crate) manifest: &'a Manifest,
    /// Per value: the instruction that defines it.
    defined: Vec<Option<usize>>,
    /// Per value: the instructions that read it.
    readers: Vec<Vec<usize>>,
}

/// A mean over the replicas: `mean = all_reduce(local) / divisor`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exchange {
    /// What each replica puts in.
    pub(crate) local: ValueId,
    /// The all-reduced sum.
    pub(crate) sum: ValueId,
    /// The sum divided.
    pub(crate) mean: ValueId,
}

/// The gradient of one parameter as the optimizer reads it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gradient {
    /// What the optimizer reads.
    pub(crate) value: ValueId,
    /// Its mean over the replicas; `None` where nothing is exchanged.
    pub(crate) exchange: Option<Exchange>,
}

impl<'a> Graph<'a> {
    pub(crate) fn new(func: &'a Func, manifest: &'a Manifest) -> Self {
        let mut graph = Graph {
            func,
            manifest,
            defined: vec![None; func.values.len()],
            readers: vec![Vec::new(); func.values.len()],
        };
        for (i, instr) in func.body.instrs.iter().enumerate() {
            instr.results.iter().for_each(|v| graph.defined[v.index()] = Some(i));
            for v in reads(instr) {
                graph.readers[v.index()].push(i);
            }
        }
        graph
    }

    /// The instruction that defines `v`; `None` for a parameter.
    pub(crate) fn definition(&self, v: ValueId) -> Option<&'a Instr> {
        self.position(v).map(|i| &self.func.body.instrs[i])
    }

    /// Where the instruction stands that defines `v`.
    pub(crate) fn position(&self, v: ValueId) -> Option<usize> {
        self.defined[v.index()]
    }

    /// The instructions that read `v`, in order.
    pub(crate) fn readers(&self, v: ValueId) -> impl Iterator<Item = &'a Instr> + '_ {
        self.readers[v.index()].iter().map(|&i| &self.func.body.instrs[i])
    }

    /// The results of the instructions `op(v, w)` and `op(w, v)`, each with `w`.
    pub(crate) fn partners(&self, v: ValueId, op: Binary) -> impl Iterator<Item = (ValueId, ValueId)> + '_ {
        self.readers(v).filter(move |instr| instr.op == Op::Binary(op)).map(move |instr| {
            let [x, y] = [0, 1].map(|i| instr.operands[i]);
            (instr.results[0], if x == v { y } else { x })
        })
    }

    /// The operands of `v`, if it is `op` of two.
    pub(crate) fn binary(&self, v: ValueId, op: Binary) -> Option<[ValueId; 2]> {
        let instr = self.definition(v)?;
        (instr.op == Op::Binary(op)).then(|| [instr.operands[0], instr.operands[1]])
    }

    /// `(x, c)`, if `v` is `op(x, c)` with a constant `c`; in either order for a commutative op.
    pub(crate) fn with_constant(&self, v: ValueId, op: Binary) -> Option<(ValueId, f64)> {
        let [x, y] = self.binary(v, op)?;
        let swapped = || self.constant(x).filter(|_| op.info().commutative).map(|c| (y, c));
        self.constant(y).map(|c| (x, c)).or_else(swapped)
    }

    /// The value of every element of `v`, if it is one constant, also a broadcast one.
    pub(crate) fn constant(&self, v: ValueId) -> Option<f64> {
        let instr = self.definition(v)?;
        match &instr.op {
            Op::Constant(literal) => (literal.is_splat() || literal.ty().numel() == 1).then(|| literal.f64(0)),
            Op::BroadcastInDim(_) | Op::Reshape(_) => self.constant(instr.operands[0]),
            _ => None,
        }
    }

    /// What `v` is a broadcast of, and along which dimensions it lies.
    pub(crate) fn spread(&self, v: ValueId) -> Option<(ValueId, &'a [usize])> {
        match self.definition(v) {
            Some(Instr { op: Op::BroadcastInDim(attrs), operands, .. }) => {
                Some((operands[0], &attrs.broadcast_dimensions))
            }
            _ => None,
        }
    }

    /// The scalar that `v` is a broadcast of, or `v` itself.
    pub(crate) fn scalar(&self, v: ValueId) -> ValueId {
        self.spread(v).filter(|(_, along)| along.is_empty()).map_or(v, |(scalar, _)| scalar)
    }

    /// What `v` is the sum of, and over which dimensions.
    pub(crate) fn sum(&self, v: ValueId) -> Option<(ValueId, &'a [usize])> {
        match self.definition(v) {
            Some(Instr { op: Op::Reduce(dims), operands, regions, .. }) if is(&regions[0], Binary::Add) => {
                Some((operands[0], dims))
            }
            _ => None,
        }
    }

    /// What `v` is the all-reduced sum of.
    pub(crate) fn all_reduce(&self, v: ValueId) -> Option<ValueId> {
        match self.definition(v) {
            Some(Instr { op: Op::AllReduce(_), operands, regions, .. }) if is(&regions[0], Binary::Add) => {
                Some(operands[0])
            }
            _ => None,
        }
    }

    /// The exchange that `mean` is the end of.
    pub(crate) fn exchange(&self, mean: ValueId) -> Option<Exchange> {
        let (sum, _) = self.with_constant(mean, Binary::Divide)?;
        Some(Exchange { local: self.all_reduce(sum)?, sum, mean })
    }

    /// The inputs with this role.
    pub(crate) fn inputs(&self, role: Role) -> impl Iterator<Item = ValueId> + '_ {
        self.manifest.inputs_of(role).map(|i| self.func.body.params[i])
    }

    /// The numbers of the outputs with this role.
    pub(crate) fn numbers(&self, role: Role) -> impl Iterator<Item = usize> + '_ {
        let slots = self.manifest.outputs.iter().enumerate();
        slots.filter(move |(_, slot)| slot.role == role).map(|(i, _)| i)
    }

    /// What the guarded value `v` is where the step is finite: the first of what is selected from.
    pub(crate) fn unguarded(&self, v: ValueId) -> Option<ValueId> {
        self.definition(v).filter(|instr| instr.op == Op::Select).map(|instr| instr.operands[1])
    }

    /// The type of a value.
    pub(crate) fn ty(&self, v: ValueId) -> &'a TensorType {
        self.func.ty(v)
    }

    /// The operand of `v`, if it is this op of one.
    pub(crate) fn unary(&self, v: ValueId, op: Unary) -> Option<ValueId> {
        self.definition(v).filter(|instr| instr.op == Op::Unary(op)).map(|instr| instr.operands[0])
    }

    /// The values that outputs of this role hand back.
    pub(crate) fn outputs(&self, role: Role) -> impl Iterator<Item = ValueId> + '_ {
        let slots = self.manifest.outputs.iter().zip(&self.func.body.results);
        slots.filter(move |(slot, _)| slot.role == role).map(|(_, &v)| v)
    }

    /// The gradient of every parameter in turn: the value whose finiteness is checked and from which the new parameter
    /// is computed element by element. `None` if that is not one value each.
    pub(crate) fn gradients(&self) -> Option<Vec<Gradient>> {
        let guarded = self.guarded();
        let gradient = |new: ValueId| {
            let mut found = HashSet::new();
            self.walk(new, |v, instr| {
                if guarded.contains(&v) {
                    found.insert(v);
                    return Vec::new();
                }
                let same = |&&w: &&ValueId| self.func.ty(w) == self.func.ty(v);
                if instr.op.info().elementwise { instr.operands.iter().filter(same).copied().collect() } else { vec![] }
            });
            let mut found = found.into_iter();
            let value = found.next()?;
            found.next().is_none().then(|| Gradient { value, exchange: self.exchange(value) })
        };
        self.outputs(Role::Param).map(gradient).collect()
    }

    /// The values whose finiteness the step reports.
    fn guarded(&self) -> HashSet<ValueId> {
        let mut found = HashSet::new();
        for finite in self.outputs(Role::Finite) {
            self.walk(finite, |_, instr| match instr.op {
                Op::IsFinite => {
                    found.insert(instr.operands[0]);
                    Vec::new()
                }
                Op::Binary(Binary::And) | Op::Reduce(_) => instr.operands.clone(),
                _ => Vec::new(),
            });
        }
        found
    }

    /// The report with this role of one replica, before it is exchanged as a part of a packed vector; the output where
    /// nothing is exchanged.
    pub(crate) fn local_report(&self, role: Role) -> Option<ValueId> {
        let mut start = 0;
        let mut v = self.outputs(role).next()?;
        if self.manifest.replicas == 1 {
            return Some(v);
        }
        loop {
            let instr = self.definition(v)?;
            v = match &instr.op {
                Op::Binary(Binary::Divide) => self.with_constant(v, Binary::Divide)?.0,
                Op::Reshape(_) => instr.operands[0],
                Op::Slice(slice) => {
                    start = *slice.start.first()?;
                    instr.operands[0]
                }
                Op::AllReduce(_) => {
                    let packed = self.definition(instr.operands[0])?;
                    let part = packed.operands.get(start).filter(|_| packed.op == Op::Concatenate(0))?;
                    return self.definition(*part).filter(|i| matches!(i.op, Op::Reshape(_))).map(|i| i.operands[0]);
                }
                _ => return None,
            }
        }
    }

    /// Visits `from` and, of each value visited once, those that `next` returns.
    fn walk(&self, from: ValueId, mut next: impl FnMut(ValueId, &'a Instr) -> Vec<ValueId>) {
        let (mut seen, mut todo) = (HashSet::from([from]), vec![from]);
        while let Some(v) = todo.pop() {
            if let Some(instr) = self.definition(v) {
                todo.extend(next(v, instr).into_iter().filter(|&w| seen.insert(w)));
            }
        }
    }
}

/// True if the region is `(x, y) -> op(x, y)`.
fn is(region: &Block, op: Binary) -> bool {
    matches!(region.instrs.as_slice(), [only] if only.op == Op::Binary(op) && only.operands == region.params)
}

/// The operands of an instruction and all that its regions read.
fn reads(instr: &Instr) -> Vec<ValueId> {
    let mut found = instr.operands.clone();
    instr.regions.iter().flat_map(|region| &region.instrs).for_each(|inner| found.extend(reads(inner)));
    found.sort_unstable();
    found.dedup();
    found
}
