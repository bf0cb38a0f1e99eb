//! Builds functions instruction by instruction; result types come from [`infer`].
//!
//! A broken shape rule in a builder call is a bug of the caller, so it panics with the rule and the function's name;
//! [`Builder::try_push`] returns it instead.

use crate::func::{ArgAttrs, Block, Func, Instr, Loc, ValueId};
use crate::infer::{RuleError, infer};
use crate::literal::Literal;
use crate::op::{
    Binary, BroadcastInDim, Collective, Compare, Convolution, Direction, DotGeneral, Op, Precision, Slice, Unary,
};
use crate::types::{ElemType, TensorType};
use crate::verify;
use std::collections::HashMap;

/// A function under construction.
#[derive(Debug)]
pub struct Builder {
    func: Func,
    /// Enclosing blocks, outermost first; instructions go to the last.
    blocks: Vec<Block>,
    /// Scalar constants of the outermost block.
    scalars: HashMap<Literal, ValueId>,
}

impl Builder {
    /// Starts a function without parameters.
    pub fn new(name: impl Into<String>) -> Self {
        let (values, param_attrs, result_attrs) = Default::default();
        let func = Func { name: name.into(), values, body: Block::default(), param_attrs, result_attrs };
        Builder { func, blocks: vec![Block::default()], scalars: HashMap::new() }
    }

    /// Appends a parameter.
    pub fn param(&mut self, ty: TensorType) -> ValueId {
        let v = self.value(ty);
        self.blocks[0].params.push(v);
        self.func.param_attrs.push(ArgAttrs::default());
        v
    }

    /// The type of a value.
    pub fn ty(&self, v: ValueId) -> &TensorType {
        self.func.ty(v)
    }

    /// The dimensions of a value.
    pub fn dims(&self, v: ValueId) -> Vec<usize> {
        self.ty(v).dims.clone()
    }

    /// The instructions of the outermost block so far.
    pub fn instrs(&self) -> &[Instr] {
        &self.blocks[0].instrs
    }

    /// Says of the outermost instructions from number `first` on where in a text they come from, if that is not known.
    pub fn locate(&mut self, first: usize, loc: Loc) {
        self.blocks[0].instrs.iter_mut().skip(first).filter(|i| i.loc.line == 0).for_each(|i| i.loc = loc);
    }

    /// The instruction that made `v`, if it stands in a block that is still open.
    pub fn definition(&self, v: ValueId) -> Option<&Instr> {
        self.blocks.iter().rev().flat_map(|block| &block.instrs).find(|i| i.results.contains(&v))
    }

    /// Ends the function: unread instructions are removed and values numbered canonically.
    pub fn finish(mut self, results: &[ValueId]) -> Func {
        assert_eq!(self.blocks.len(), 1, "@{}: a region is still open", self.func.name);
        self.func.body = self.blocks.pop().expect("the body");
        self.func.body.results = results.to_vec();
        self.func.result_attrs = vec![ArgAttrs::default(); results.len()];
        self.func.eliminate_dead_code();
        if let Err(error) = verify::verify_func(&self.func) {
            panic!("builder made an invalid function: {error}");
        }
        self.func
    }

    /// Appends an instruction and returns its results.
    ///
    /// # Errors
    /// The shape rule that the operands break; nothing is appended.
    pub fn try_push(&mut self, op: Op, operands: &[ValueId], regions: Vec<Block>) -> Result<Vec<ValueId>, RuleError> {
        let types: Vec<&TensorType> = operands.iter().map(|&v| self.func.ty(v)).collect();
        let region_types: Vec<_> = regions.iter().map(|r| verify::region_type(&self.func, r)).collect();
        let results = infer(&op, &types, &region_types)?;
        let results: Vec<ValueId> = results.into_iter().map(|ty| self.value(ty)).collect();
        let instr = Instr { op, operands: operands.to_vec(), regions, results: results.clone(), loc: Loc::default() };
        self.blocks.last_mut().expect("the body").instrs.push(instr);
        Ok(results)
    }

    /// Appends an instruction and returns its results.
    #[track_caller]
    pub fn push(&mut self, op: Op, operands: &[ValueId], regions: Vec<Block>) -> Vec<ValueId> {
        self.try_push(op, operands, regions).unwrap_or_else(|e| panic!("@{}: {e}", self.func.name))
    }

    /// Appends an instruction without regions and returns its only result.
    #[track_caller]
    pub fn op(&mut self, op: Op, operands: &[ValueId]) -> ValueId {
        self.push(op, operands, Vec::new())[0]
    }

    /// Builds a region with parameters of these types; `body` returns the region's results.
    pub fn region(&mut self, params: &[TensorType], body: impl FnOnce(&mut Self, &[ValueId]) -> Vec<ValueId>) -> Block {
        let params: Vec<ValueId> = params.iter().map(|ty| self.value(ty.clone())).collect();
        self.blocks.push(Block { params: params.clone(), ..Block::default() });
        let results = body(self, &params);
        let mut block = self.blocks.pop().expect("the region");
        block.results = results;
        block
    }

    /// The region `(x, y) -> op(x, y)` on scalars.
    pub fn reducer(&mut self, op: Binary, elem: ElemType) -> Block {
        let scalar = TensorType::scalar(elem);
        self.region(&[scalar.clone(), scalar], |b, xy| vec![b.op(Op::Binary(op), xy)])
    }

    fn value(&mut self, ty: TensorType) -> ValueId {
        self.func.values.push(ty);
        ValueId::new(self.func.values.len() - 1)
    }
}

/// Constants.
impl Builder {
    /// A literal; equal scalars of the outermost block are one value.
    pub fn constant(&mut self, literal: Literal) -> ValueId {
        let share = self.blocks.len() == 1 && literal.ty().rank() == 0;
        if share && let Some(&v) = self.scalars.get(&literal) {
            return v;
        }
        let v = self.op(Op::Constant(literal.clone()), &[]);
        if share {
            self.scalars.insert(literal, v);
        }
        v
    }

    /// The scalar `value`.
    pub fn scalar(&mut self, value: f64, elem: ElemType) -> ValueId {
        self.constant(Literal::scalar(elem, value))
    }

    /// A tensor of type `ty` filled with `value`.
    pub fn full(&mut self, value: f64, ty: &TensorType) -> ValueId {
        let scalar = self.scalar(value, ty.elem);
        self.broadcast(scalar, &[], &ty.dims)
    }

    /// A tensor of `x`'s type filled with `value`.
    pub fn full_like(&mut self, value: f64, x: ValueId) -> ValueId {
        self.full(value, &self.ty(x).clone())
    }
}

/// Elementwise ops.
impl Builder {
    /// `op(x)`
    #[track_caller]
    pub fn unary(&mut self, op: Unary, x: ValueId) -> ValueId {
        self.op(Op::Unary(op), &[x])
    }

    /// `op(x, y)`
    #[track_caller]
    pub fn binary(&mut self, op: Binary, x: ValueId, y: ValueId) -> ValueId {
        self.op(Op::Binary(op), &[x, y])
    }

    /// `x + y`
    #[track_caller]
    pub fn add(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.binary(Binary::Add, x, y)
    }

    /// `x − y`
    #[track_caller]
    pub fn sub(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.binary(Binary::Subtract, x, y)
    }

    /// `x · y`
    #[track_caller]
    pub fn mul(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.binary(Binary::Multiply, x, y)
    }

    /// `x / y`
    #[track_caller]
    pub fn div(&mut self, x: ValueId, y: ValueId) -> ValueId {
        self.binary(Binary::Divide, x, y)
    }

    /// `−x`
    #[track_caller]
    pub fn neg(&mut self, x: ValueId) -> ValueId {
        self.unary(Unary::Negate, x)
    }

    /// `x + value`
    #[track_caller]
    pub fn add_const(&mut self, x: ValueId, value: f64) -> ValueId {
        let c = self.full_like(value, x);
        self.add(x, c)
    }

    /// `x · value`
    #[track_caller]
    pub fn mul_const(&mut self, x: ValueId, value: f64) -> ValueId {
        let c = self.full_like(value, x);
        self.mul(x, c)
    }

    /// `x / value`
    #[track_caller]
    pub fn div_const(&mut self, x: ValueId, value: f64) -> ValueId {
        let c = self.full_like(value, x);
        self.div(x, c)
    }

    /// Elementwise comparison; floats as IEEE.
    #[track_caller]
    pub fn compare(&mut self, direction: Direction, x: ValueId, y: ValueId) -> ValueId {
        self.op(Op::Compare(Compare { direction, total_order: false }), &[x, y])
    }

    /// `x` where `pred`, else `y`.
    #[track_caller]
    pub fn select(&mut self, pred: ValueId, x: ValueId, y: ValueId) -> ValueId {
        self.op(Op::Select, &[pred, x, y])
    }

    /// `x` as `elem`; `x` itself if it is that already.
    pub fn convert(&mut self, x: ValueId, elem: ElemType) -> ValueId {
        if self.ty(x).elem == elem { x } else { self.op(Op::Convert(elem), &[x]) }
    }
}

/// Shape ops.
impl Builder {
    /// `x` under other dimensions; `x` itself if it has them already.
    #[track_caller]
    pub fn reshape(&mut self, x: ValueId, dims: &[usize]) -> ValueId {
        if self.ty(x).dims == dims { x } else { self.op(Op::Reshape(dims.to_vec()), &[x]) }
    }

    /// `x` replicated to `dims`; its dimension `i` becomes `broadcast_dimensions[i]`.
    #[track_caller]
    pub fn broadcast(&mut self, x: ValueId, broadcast_dimensions: &[usize], dims: &[usize]) -> ValueId {
        if self.ty(x).dims == dims {
            return x;
        }
        let broadcast_dimensions = broadcast_dimensions.to_vec();
        self.op(Op::BroadcastInDim(BroadcastInDim { dims: dims.to_vec(), broadcast_dimensions }), &[x])
    }

    /// A scalar, or a vector along dimension `dim`, replicated to `like`'s shape.
    #[track_caller]
    pub fn broadcast_like(&mut self, x: ValueId, broadcast_dimensions: &[usize], like: ValueId) -> ValueId {
        self.broadcast(x, broadcast_dimensions, &self.dims(like))
    }

    /// Result dimension `i` is `x`'s dimension `permutation[i]`.
    #[track_caller]
    pub fn transpose(&mut self, x: ValueId, permutation: &[usize]) -> ValueId {
        if permutation.iter().enumerate().all(|(i, &d)| i == d) {
            return x;
        }
        self.op(Op::Transpose(permutation.to_vec()), &[x])
    }

    /// Elements `start .. limit` along dimension `dim`.
    #[track_caller]
    pub fn slice_dim(&mut self, x: ValueId, dim: usize, start: usize, limit: usize) -> ValueId {
        let dims = self.dims(x);
        let mut slice = Slice { start: vec![0; dims.len()], strides: vec![1; dims.len()], limit: dims };
        slice.start[dim] = start;
        slice.limit[dim] = limit;
        self.op(Op::Slice(slice), &[x])
    }

    /// Operands one after the other along `dim`.
    #[track_caller]
    pub fn concat(&mut self, operands: &[ValueId], dim: usize) -> ValueId {
        self.op(Op::Concatenate(dim), operands)
    }
}

/// Reductions, contractions, collectives.
impl Builder {
    /// Reduction of one value over `dims` by a binary op, starting from `init`.
    #[track_caller]
    pub fn reduce(&mut self, op: Binary, x: ValueId, init: f64, dims: &[usize]) -> ValueId {
        let elem = self.ty(x).elem;
        let init = self.scalar(init, elem);
        let body = self.reducer(op, elem);
        self.push(Op::Reduce(dims.to_vec()), &[x, init], vec![body])[0]
    }

    /// Sum over `dims`.
    #[track_caller]
    pub fn sum(&mut self, x: ValueId, dims: &[usize]) -> ValueId {
        self.reduce(Binary::Add, x, 0.0, dims)
    }

    /// Maximum over `dims`, from −∞.
    #[track_caller]
    pub fn max(&mut self, x: ValueId, dims: &[usize]) -> ValueId {
        self.reduce(Binary::Maximum, x, f64::NEG_INFINITY, dims)
    }

    /// Mean over `dims`: the sum divided by the number of elements.
    #[track_caller]
    pub fn mean(&mut self, x: ValueId, dims: &[usize]) -> ValueId {
        let count: usize = dims.iter().map(|&d| self.ty(x).dims[d]).product();
        let sum = self.sum(x, dims);
        self.div_const(sum, count as f64)
    }

    /// Contraction without batching dimensions: `lhs`'s dimensions `l` with `rhs`'s dimensions `r`.
    #[track_caller]
    pub fn dot(&mut self, lhs: ValueId, rhs: ValueId, l: &[usize], r: &[usize]) -> ValueId {
        let elem = self.ty(lhs).elem;
        let attrs = DotGeneral {
            lhs_batching_dimensions: Vec::new(),
            rhs_batching_dimensions: Vec::new(),
            lhs_contracting_dimensions: l.to_vec(),
            rhs_contracting_dimensions: r.to_vec(),
            elem,
            precision: Precision::Default,
        };
        self.op(Op::DotGeneral(attrs), &[lhs, rhs])
    }

    /// Convolution.
    #[track_caller]
    pub fn conv(&mut self, x: ValueId, kernel: ValueId, attrs: Convolution) -> ValueId {
        self.op(Op::Convolution(attrs), &[x, kernel])
    }

    /// Sum over all `replicas`; `x` itself for one replica.
    #[track_caller]
    pub fn all_reduce_sum(&mut self, x: ValueId, replicas: usize) -> ValueId {
        if replicas == 1 {
            return x;
        }
        let body = self.reducer(Binary::Add, self.ty(x).elem);
        let replica_groups = vec![(0..replicas).collect()];
        let attrs = Collective { replica_groups, channel_id: None, use_global_device_ids: false };
        self.push(Op::AllReduce(attrs), &[x], vec![body])[0]
    }

    /// Mean over all `replicas`; `x` itself for one replica.
    #[track_caller]
    pub fn all_reduce_mean(&mut self, x: ValueId, replicas: usize) -> ValueId {
        if replicas == 1 {
            return x;
        }
        let sum = self.all_reduce_sum(x, replicas);
        self.div_const(sum, replicas as f64)
    }
}
