//! Programs as forms: what every value of a function is, as a normal form over its inputs.
//!
//! All sizes are the program's. At R replicas the program of one replica is read once, every value that differs between
//! replicas depending on the axis `r`; a collective is a sum over it. On one device the dimension that is sharded at R
//! replicas is the group of axes `(r, n)`, so both readings are made of the same atoms.
//!
//! Floats are read as real numbers and their literals as the simplest rationals that round to them. An op that has no
//! reading makes the values that depend on it opaque: nothing is claimed of them.
//!
//! Large values are named ([`Kernel::name`]) at points that equal programs share: results of contractions that keep
//! the batch, operands of contractions, forms past a size.

use crate::value::{Opaque, Read, Result, Value};
use std::collections::HashMap;
use truestep_claim::Output;
use truestep_ir::{Block, Func, Instr, Op, TensorType, ValueId};
use truestep_kernel::{Axis, Form, Kernel, Rational, Size};

/// How an input or output of the one-device program lies on the replicas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Replica r holds block r of this dimension.
    Sharded(usize),
    /// Every replica holds the whole.
    Replicated,
}

/// Which program is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The program of one device, its sharded inputs cut into this many blocks.
    Whole(usize),
    /// The program of one of this many replicas.
    Replica(usize),
}

/// The readings of a function's results; inputs at the same position are the same tensor on both sides.
///
/// # Errors
/// Per result, the op in its way.
pub(crate) fn read(kernel: &mut Kernel, func: &Func, side: Side, layouts: &[Layout]) -> Vec<Result> {
    let mut reader = Reader { kernel, func, side, values: HashMap::new(), n_fresh: 0 };
    for (i, (&param, &layout)) in func.body.params.iter().zip(layouts).enumerate() {
        let value = reader.input(i, func.ty(param), layout);
        reader.values.insert(param, value.map(Read::Plain));
    }
    for instr in &func.body.instrs {
        reader.instr(instr);
    }
    func.body.results.iter().map(|&v| reader.value(v)).collect()
}

/// The two sides of "this output is that one's": what is to be equal, on the same axes.
///
/// # Errors
/// Dimensions cut into incompatible factors.
pub(crate) fn matched(
    kernel: &mut Kernel,
    whole: Value,
    part: Value,
    replicas: usize,
    output: Output,
) -> Result<(Form, Form)> {
    let func = Func {
        name: String::new(),
        values: Vec::new(),
        body: Block::default(),
        param_attrs: Vec::new(),
        result_attrs: Vec::new(),
    };
    let side = Side::Whole(replicas);
    let mut reader = Reader { kernel, func: &func, side, values: HashMap::new(), n_fresh: usize::MAX / 2 };
    let (r, mut part) = (reader.replica_axis(), part);
    if !matches!(output, Output::Sharded(_)) {
        // which replica one is, is nothing the whole may depend on
        let replica = reader.kernel.axis("replica", reader.kernel.size(r));
        part.form = reader.kernel.rename(&part.form, &[(r, replica)]);
    }
    match output {
        Output::Sharded(d) if replicas > 1 => part.dims[d].insert(0, r),
        Output::Sharded(_) | Output::Replicated => {}
        Output::Sum | Output::Mean => {
            let replica = reader.kernel.axis("replica", reader.kernel.size(r));
            part.form = reader.kernel.sum(&part.form, &[replica]);
            if output == Output::Mean {
                let share = Rational::new(1.into(), replicas.into());
                part.form = reader.kernel.scale(&part.form, &share);
            }
        }
    }
    let (_, forms) = reader.aligned(&[whole, part])?;
    let [lhs, rhs] = forms.try_into().map_err(|_| "two forms")?;
    Ok((lhs, rhs))
}

/// A function being read.
pub(crate) struct Reader<'a> {
    pub(crate) kernel: &'a mut Kernel,
    pub(crate) func: &'a Func,
    pub(crate) side: Side,
    values: HashMap<ValueId, Result<Read>>,
    n_fresh: usize,
}

impl Reader<'_> {
    /// The axis that tells replicas apart; nothing depends on that of a single one.
    pub(crate) fn replica_axis(&mut self) -> Axis {
        let (Side::Whole(replicas) | Side::Replica(replicas)) = self.side;
        self.kernel.axis("r", Size::Known(replicas as u64))
    }

    fn input(&mut self, index: usize, ty: &TensorType, layout: Layout) -> Result {
        let (mut dims, mut axes) = (Vec::new(), Vec::new());
        for (d, &size) in ty.dims.iter().enumerate() {
            let local = match (layout, self.side) {
                (Layout::Sharded(at), Side::Whole(replicas)) if at == d => {
                    if size % replicas != 0 {
                        return Err(format!("input {index}: {size} is not divisible by {replicas} replicas"));
                    }
                    size / replicas
                }
                _ => size,
            };
            let mut group = if layout == Layout::Sharded(d) { self.axes("n", local)? } else { self.fresh(local)? };
            axes.extend_from_slice(&group);
            let (Side::Whole(replicas) | Side::Replica(replicas)) = self.side;
            if layout == Layout::Sharded(d) && replicas > 1 {
                let r = self.replica_axis();
                axes.insert(axes.len() - group.len(), r);
                if matches!(self.side, Side::Whole(_)) {
                    group.insert(0, r);
                }
            }
            dims.push(group);
        }
        let form = self.kernel.input(&format!("input{index}:{}", ty.elem), &axes);
        Ok(self.settled(Value { dims, form }))
    }

    /// One axis of this size; none for size 1.
    pub(crate) fn axes(&mut self, name: &str, size: usize) -> Result<Vec<Axis>> {
        match size {
            0 => Err("a dimension of size 0".into()),
            1 => Ok(Vec::new()),
            n => Ok(vec![self.kernel.axis(name, Size::Known(n as u64))]),
        }
    }

    /// New axes, which no other value has, for a dimension of this size.
    pub(crate) fn fresh(&mut self, size: usize) -> Result<Vec<Axis>> {
        self.n_fresh += 1;
        self.axes(&format!("t{}", self.n_fresh), size)
    }

    /// A copy of the value on new axes.
    pub(crate) fn apart(&mut self, value: &Value) -> Value {
        let mut pairs = Vec::new();
        let mut dims = Vec::new();
        for group in &value.dims {
            let named = group.iter().map(|&axis| {
                self.n_fresh += 1;
                let size = self.kernel.size(axis);
                let to = self.kernel.axis(&format!("t{}", self.n_fresh), size);
                pairs.push((axis, to));
                to
            });
            dims.push(named.collect());
        }
        Value { dims, form: self.kernel.rename(&value.form, &pairs) }
    }

    fn instr(&mut self, instr: &Instr) {
        let out = self.outputs(instr);
        let at = |why: Opaque| match instr.loc.line {
            0 => format!("{}: {why}", instr.op.info().name),
            line => format!("{} at line {line}: {why}", instr.op.info().name),
        };
        match out {
            Ok(values) => {
                for (&v, value) in instr.results.iter().zip(values) {
                    let value = match value {
                        Read::Plain(value) => Read::Plain(self.settled(value)),
                        other => other,
                    };
                    self.values.insert(v, Ok(value));
                }
            }
            Err(why) => {
                let inherited = instr.operands.iter().any(|v| matches!(self.values.get(v), Some(Err(_))));
                let why = if inherited { why } else { at(why) };
                instr.results.iter().for_each(|&v| drop(self.values.insert(v, Err(why.clone()))));
            }
        }
    }

    /// The readings of an instruction's results.
    fn outputs(&mut self, instr: &Instr) -> Result<Vec<Read>> {
        let plain = |value: Value| vec![Read::Plain(value)];
        let operands = &instr.operands;
        Ok(match &instr.op {
            Op::Unary(op) => vec![self.unary(*op, operands[0])?],
            Op::Binary(op) => vec![self.binary(*op, operands[0], operands[1])?],
            Op::Compare(attrs) => plain(self.compare(*attrs, operands[0], operands[1])?),
            Op::Select => plain(self.select(operands[0], operands[1], operands[2])?),
            Op::Clamp => plain(self.clamp(operands[0], operands[1], operands[2])?),
            Op::Convert(to) => vec![self.convert(operands[0], *to)?],
            Op::BitcastConvert(_) => return Err("it reads the bits, not the value".into()),
            Op::IsFinite => plain(self.is_finite(operands[0])?),
            Op::ReducePrecision(_) => vec![self.read(operands[0])?],
            Op::Constant(literal) => vec![self.constant(literal)?],
            Op::Iota(attrs) => plain(self.iota(attrs)?),
            Op::Reshape(dims) => vec![self.reshape(operands[0], dims)?],
            Op::BroadcastInDim(attrs) => vec![self.broadcast_in_dim(operands[0], attrs)?],
            Op::Transpose(permutation) => plain(self.transpose(operands[0], permutation)?),
            Op::Reverse(dims) => plain(self.reverse(operands[0], dims)?),
            Op::Slice(attrs) => plain(self.slice(operands[0], attrs)?),
            Op::Pad(attrs) => plain(self.pad(operands[0], operands[1], attrs)?),
            Op::Concatenate(dim) => vec![self.concatenate(operands, *dim)?],
            Op::Gather(attrs) => plain(self.gather(operands[0], operands[1], attrs)?),
            Op::Scatter(_) => return Err("scatters have no reading".into()),
            Op::DynamicSlice(_) | Op::DynamicUpdateSlice => return Err("computed positions have no reading".into()),
            Op::Sort(_) => return Err("sorting has no reading".into()),
            Op::DotGeneral(attrs) => plain(self.dot_general(operands[0], operands[1], attrs)?),
            Op::Convolution(attrs) => plain(self.convolution(operands[0], operands[1], attrs)?),
            Op::Reduce(dims) => self.reduce(instr, dims)?,
            Op::ReduceWindow(window) => self.reduce_window(instr, window)?,
            Op::SelectAndScatter(window) => plain(self.select_and_scatter(instr, window)?),
            Op::AllReduce(attrs) => self.all_reduce(instr, attrs)?,
            Op::AllGather(attrs) => self.all_gather(instr, attrs)?,
            Op::ReduceScatter(_) => return Err("reduce_scatter has no reading".into()),
            Op::ReplicaId => plain(self.replica_id()?),
            Op::PartitionId => return Err("partitions have no reading".into()),
            Op::OptimizationBarrier => operands.iter().map(|&v| self.read(v)).collect::<Result<_>>()?,
            Op::While | Op::If | Op::Case => return Err("control flow has no reading".into()),
        })
    }

    pub(crate) fn read(&self, v: ValueId) -> Result<Read> {
        self.values.get(&v).cloned().unwrap_or_else(|| Err("a value that is not defined yet".into()))
    }

    /// The value as one form.
    pub(crate) fn value(&mut self, v: ValueId) -> Result {
        match self.read(v)? {
            Read::Plain(value) => Ok(value),
            Read::Infinite(..) => Err("an infinite number".into()),
            Read::Pieces(dim, parts) => self.joined(dim, &parts),
        }
    }

    pub(crate) fn scalar(&mut self, form: Form) -> Value {
        Value { dims: Vec::new(), form }
    }
}
