//! Random modules of every op: what is printed reads back as the same module.

use proptest::prelude::*;
use std::collections::BTreeSet;
use truestep_ir::*;

/// Builds a function from a stream of choices; a used-up stream gives zeros.
struct Maker<'c> {
    choices: std::slice::Iter<'c, u32>,
    b: Builder,
    /// Values that later instructions may read.
    pool: Vec<ValueId>,
}

const FLOATS: [ElemType; 4] = [ElemType::F32, ElemType::F64, ElemType::Bf16, ElemType::F16];
const INTS: [ElemType; 3] = [ElemType::I32, ElemType::Ui8, ElemType::I64];

fn scalar(elem: ElemType) -> TensorType {
    TensorType::scalar(elem)
}

impl Maker<'_> {
    fn below(&mut self, n: usize) -> usize {
        *self.choices.next().unwrap_or(&0) as usize % n.max(1)
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    fn sizes(&mut self, n: usize, least: usize, limit: usize) -> Vec<usize> {
        (0..n).map(|_| least + self.below(limit - least)).collect()
    }

    fn ty(&mut self, elem: ElemType) -> TensorType {
        let rank = self.below(4);
        TensorType::new(self.sizes(rank, 0, 4), elem)
    }

    fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut rest: Vec<usize> = (0..n).collect();
        (0..n).map(|_| rest.remove(self.below(rest.len()))).collect()
    }

    /// Some distinct dimensions below `n`, ascending.
    fn dims(&mut self, n: usize) -> Vec<usize> {
        (0..n).filter(|_| self.flag()).collect()
    }

    /// Bits of any kind, the special ones often.
    fn bits(&mut self, elem: ElemType) -> u64 {
        let (low, high) = (self.below(1 << 32) as u64, self.below(1 << 32) as u64);
        let bits = match self.below(4) {
            0 => encode_f64(elem, low as f64 / 256.0),
            1 => encode_f64(elem, self.pick(&[0.0, -0.0, 1.0, 0.1, f64::INFINITY, f64::NEG_INFINITY, 1e-45, 6e-8])),
            _ => low | high << 32,
        };
        bits & (u64::MAX >> (64 - elem.bits()))
    }

    fn literal(&mut self, ty: TensorType) -> Literal {
        if self.flag() {
            return Literal::splat(ty.clone(), self.bits(ty.elem));
        }
        let bits: Vec<u64> = (0..ty.numel()).map(|_| self.bits(ty.elem)).collect();
        Literal::from_bits(ty, bits)
    }

    /// A value of this type: an old one, a parameter or a constant.
    fn value(&mut self, ty: &TensorType) -> ValueId {
        let old: Vec<_> = self.pool.iter().copied().filter(|&v| self.b.ty(v) == ty).collect();
        match self.below(3) {
            0 if !old.is_empty() => self.pick(&old),
            1 => {
                let literal = self.literal(ty.clone());
                self.b.op(Op::Constant(literal), &[])
            }
            _ => self.b.param(ty.clone()),
        }
    }

    fn values(&mut self, types: &[TensorType]) -> Vec<ValueId> {
        types.iter().map(|ty| self.value(ty)).collect()
    }

    fn push(&mut self, op: Op, operands: &[ValueId], regions: Vec<Block>) {
        let name = op.info().name;
        match self.b.try_push(op, operands, regions) {
            Ok(results) => self.pool.extend(results),
            Err(e) => panic!("the generator made an invalid {name}: {e}"),
        }
    }

    fn op(&mut self, op: Op, types: &[TensorType]) {
        let operands = self.values(types);
        self.push(op, &operands, Vec::new());
    }

    /// A reducer over these element types, of one op per value or none.
    fn reducer(&mut self, elems: &[ElemType]) -> Block {
        let params: Vec<_> = elems.iter().chain(elems).map(|&e| scalar(e)).collect();
        let op = self.pick(&[Binary::Add, Binary::Maximum, Binary::Multiply, Binary::Minimum]);
        let (swap, passes) = (self.flag(), self.below(4) == 0);
        let n = elems.len();
        self.b.region(&params, |b, args| {
            let pair = |i: usize| if swap { [args[n + i], args[i]] } else { [args[i], args[n + i]] };
            (0..n).map(|i| if passes { args[n + i] } else { b.op(Op::Binary(op), &pair(i)) }).collect()
        })
    }

    fn comparator(&mut self, params: &[TensorType]) -> Block {
        let direction = self.pick(&[Direction::Lt, Direction::Ge, Direction::Gt]);
        self.b.region(params, |b, args| vec![b.compare(direction, args[0], args[1])])
    }

    fn window(&mut self, rank: usize, dilated: bool) -> Window {
        let dilations = |m: &mut Self| if dilated { m.sizes(rank, 1, 3) } else { vec![1; rank] };
        Window {
            dimensions: self.sizes(rank, 1, 3),
            strides: self.sizes(rank, 1, 3),
            base_dilations: dilations(self),
            window_dilations: dilations(self),
            padding: self.padding(rank),
        }
    }

    fn padding(&mut self, rank: usize) -> Vec<(i64, i64)> {
        (0..rank).map(|_| (self.below(4) as i64 - 1, self.below(4) as i64 - 1)).collect()
    }

    fn precision(&mut self) -> Precision {
        self.pick(&[Precision::Default, Precision::High, Precision::Highest])
    }

    fn collective(&mut self, equal: bool) -> Collective {
        let replica_groups = match self.below(3) {
            0 => vec![vec![0, 1], vec![3, 2]],
            1 => vec![vec![1, 0]],
            _ if equal => vec![vec![2, 0], vec![3, 1]],
            _ => self.pick(&[vec![], vec![vec![0, 2], vec![1]], vec![vec![], vec![0]]]),
        };
        let channel_id = if self.flag() { Some(1 + self.below(9) as i64) } else { None };
        let use_global_device_ids = channel_id.is_some() && !replica_groups.is_empty() && self.flag();
        Collective { replica_groups, channel_id, use_global_device_ids }
    }

    fn convolution(&mut self) {
        let n = self.below(4);
        let (groups, batch_groups) = self.pick(&[(1, 1), (2, 1), (1, 2)]);
        let mut places = |spatial: usize| {
            let all = self.permutation(spatial + 2);
            (all[0], all[1], all[2..].to_vec())
        };
        let (input_batch, input_feature, input_spatial) = places(n);
        let (kernel_input_feature, kernel_output_feature, kernel_spatial) = places(n);
        let (output_batch, output_feature, output_spatial) = places(n);
        let (mut x, mut k) = (self.sizes(n + 2, 0, 5), self.sizes(n + 2, 1, 4));
        x[input_batch] = 2;
        x[input_feature] = 2;
        k[kernel_input_feature] = 2 / groups;
        k[kernel_output_feature] = 4;
        let elem = self.pick(&FLOATS);
        let attrs = Convolution {
            strides: self.sizes(n, 1, 4),
            padding: self.padding(n),
            lhs_dilation: self.sizes(n, 1, 3),
            rhs_dilation: self.sizes(n, 1, 3),
            window_reversal: (0..n).map(|_| self.flag()).collect(),
            dims: ConvDims {
                input_batch,
                input_feature,
                input_spatial,
                kernel_input_feature,
                kernel_output_feature,
                kernel_spatial,
                output_batch,
                output_feature,
                output_spatial,
            },
            feature_group_count: groups,
            batch_group_count: batch_groups,
            elem: self.pick(&[elem, ElemType::F32]),
            precision: self.precision(),
        };
        self.op(Op::Convolution(attrs), &[TensorType::new(x, elem), TensorType::new(k, elem)]);
    }

    fn dot_general(&mut self) {
        let (n_batching, n_contracting) = (self.below(3), self.below(3));
        let shared = self.sizes(n_batching + n_contracting, 0, 4);
        let side = |m: &mut Self| {
            let n_free = m.below(3);
            let rank = shared.len() + n_free;
            let places = m.permutation(rank);
            let mut dims = m.sizes(rank, 0, 4);
            for (&place, &size) in places.iter().zip(&shared) {
                dims[place] = size;
            }
            (dims, places[..n_batching].to_vec(), places[n_batching..shared.len()].to_vec())
        };
        let (lhs, lhs_batching_dimensions, lhs_contracting_dimensions) = side(self);
        let (rhs, rhs_batching_dimensions, rhs_contracting_dimensions) = side(self);
        let elem = self.pick(&FLOATS);
        let attrs = DotGeneral {
            lhs_batching_dimensions,
            rhs_batching_dimensions,
            lhs_contracting_dimensions,
            rhs_contracting_dimensions,
            elem: self.pick(&[elem, ElemType::F32]),
            precision: self.precision(),
        };
        self.op(Op::DotGeneral(attrs), &[TensorType::new(lhs, elem), TensorType::new(rhs, elem)]);
    }

    /// Rows of a table, with or without a batching dimension in front.
    fn gather(&mut self) {
        let (batch, slices) = (self.flag(), 1 + self.below(2));
        let first = usize::from(batch);
        let x: Vec<usize> = [vec![3; first], vec![4, 5]].concat();
        let idx: Vec<usize> = [vec![3; first], vec![2, 1]].concat();
        let attrs = Gather {
            offset_dims: vec![first + 1],
            collapsed_slice_dims: vec![first],
            operand_batching_dims: (0..first).collect(),
            start_indices_batching_dims: (0..first).collect(),
            start_index_map: vec![first],
            index_vector_dim: first + 1,
            slice_sizes: [vec![1; first], vec![1, slices]].concat(),
            indices_are_sorted: self.flag(),
        };
        let elem = self.pick(&FLOATS);
        self.op(Op::Gather(attrs), &[TensorType::new(x, elem), TensorType::new(idx, ElemType::I32)]);
    }

    fn scatter(&mut self) {
        let elems: Vec<ElemType> = (0..1 + self.below(2)).map(|_| self.pick(&FLOATS)).collect();
        let attrs = Scatter {
            update_window_dims: vec![1],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: self.pick(&[1]),
            indices_are_sorted: self.flag(),
            unique_indices: self.flag(),
            ..Scatter::default()
        };
        let mut types: Vec<_> = elems.iter().map(|&e| TensorType::new([4, 3], e)).collect();
        types.push(TensorType::new([2, 1], ElemType::I64));
        types.extend(elems.iter().map(|&e| TensorType::new([2, 3], e)));
        let region = self.reducer(&elems);
        let operands = self.values(&types);
        self.push(Op::Scatter(attrs), &operands, vec![region]);
    }

    fn reduction(&mut self, windowed: bool) {
        let x = self.ty(ElemType::F32);
        let elems: Vec<ElemType> = (0..1 + self.below(2)).map(|_| self.pick(&FLOATS)).collect();
        let inputs = elems.iter().map(|&e| x.with_elem(e));
        let types: Vec<_> = inputs.chain(elems.iter().map(|&e| scalar(e))).collect();
        let op = if windowed { Op::ReduceWindow(self.window(x.rank(), true)) } else { Op::Reduce(self.dims(x.rank())) };
        let region = self.reducer(&elems);
        let operands = self.values(&types);
        self.push(op, &operands, vec![region]);
    }

    fn select_and_scatter(&mut self) {
        let (x, window) = (self.ty(ElemType::F32), self.window(1, false));
        let window = Window { padding: vec![(1, 1)], ..window };
        let x = TensorType::new([2 + x.rank()], ElemType::F32);
        let pooled = (x.dims[0] + 2 - window.dimensions[0]) / window.strides[0] + 1;
        let select = self.comparator(&[scalar(ElemType::F32), scalar(ElemType::F32)]);
        let scatter = self.reducer(&[ElemType::F32]);
        let operands = self.values(&[x.clone(), x.with_dims([pooled]), scalar(ElemType::F32)]);
        self.push(Op::SelectAndScatter(window), &operands, vec![select, scatter]);
    }

    fn sort(&mut self) {
        let mut x = self.ty(ElemType::F32);
        x.dims.push(3);
        let types: Vec<_> = (0..1 + self.below(2)).map(|_| x.with_elem(self.pick(&FLOATS))).collect();
        let params: Vec<_> = types.iter().flat_map(|ty| [scalar(ty.elem), scalar(ty.elem)]).collect();
        let attrs = Sort { dimension: self.below(x.rank()), is_stable: self.flag() };
        let region = self.comparator(&params);
        let operands = self.values(&types);
        self.push(Op::Sort(attrs), &operands, vec![region]);
    }

    fn while_(&mut self) {
        let types: Vec<_> = (0..self.below(3)).map(|_| self.ty(ElemType::F32)).collect();
        let outside = self.value(&scalar(ElemType::I1));
        let cond = self.b.region(&types, |_, _| vec![outside]);
        let body = self.b.region(&types, |b, args| args.iter().map(|&v| b.unary(Unary::Tanh, v)).collect());
        let operands = self.values(&types);
        self.push(Op::While, &operands, vec![cond, body]);
    }

    fn branches(&mut self, op: Op, n: usize) {
        let (selector, ty) = (if op == Op::If { ElemType::I1 } else { ElemType::I32 }, self.ty(ElemType::F32));
        let (selector, x) = (self.value(&scalar(selector)), self.value(&ty));
        let n_results = 1 + self.below(2);
        let branch = |b: &mut Builder, depth: usize| {
            b.region(&[], |b, _| {
                let y = (0..depth).fold(x, |v, _| b.unary(Unary::Negate, v));
                vec![y; n_results]
            })
        };
        let regions = (0..n).map(|i| branch(&mut self.b, i)).collect();
        self.push(op, &[selector], regions);
    }

    /// One instruction of the op numbered `i` in the table.
    fn instr(&mut self, i: usize) {
        if let Some(&op) = Unary::ALL.get(i) {
            let elems: Vec<_> = ElemType::ALL.iter().copied().filter(|&e| op.domain().admits(e)).collect();
            let elem = self.pick(&elems);
            let ty = self.ty(elem);
            return self.op(Op::Unary(op), &[ty]);
        }
        if let Some(&op) = Binary::ALL.get(i - Unary::ALL.len()) {
            let elems: Vec<_> = ElemType::ALL.iter().copied().filter(|&e| op.domain().admits(e)).collect();
            let elem = self.pick(&elems);
            let ty = self.ty(elem);
            return self.op(Op::Binary(op), &[ty.clone(), ty]);
        }
        let (any, float) = (self.pick(ElemType::ALL), self.pick(&FLOATS));
        let x = self.ty(any);
        let rank = x.rank();
        match Op::names().nth(i).and_then(|name| name.strip_prefix("stablehlo.")).expect("an op") {
            "compare" => {
                let directions =
                    [Direction::Eq, Direction::Ne, Direction::Ge, Direction::Gt, Direction::Le, Direction::Lt];
                let compare = Compare { direction: self.pick(&directions), total_order: any.is_float() && self.flag() };
                self.op(Op::Compare(compare), &[x.clone(), x]);
            }
            "select" => {
                let pred = if self.flag() { scalar(ElemType::I1) } else { x.with_elem(ElemType::I1) };
                self.op(Op::Select, &[pred, x.clone(), x]);
            }
            "clamp" => {
                let bound = if self.flag() { scalar(any) } else { x.clone() };
                self.op(Op::Clamp, &[bound.clone(), x, bound]);
            }
            "convert" => {
                let to = self.pick(ElemType::ALL);
                self.op(Op::Convert(to), &[x]);
            }
            "bitcast_convert" => match self.below(3) {
                0 => self.op(
                    Op::BitcastConvert(TensorType::new([3, 4], ElemType::Ui8)),
                    &[TensorType::new([3], ElemType::F32)],
                ),
                1 => self.op(
                    Op::BitcastConvert(TensorType::new([3], ElemType::F64)),
                    &[TensorType::new([3, 2], ElemType::I32)],
                ),
                _ => self.op(Op::BitcastConvert(x.with_elem(ElemType::I16)), &[x.with_elem(ElemType::Bf16)]),
            },
            "is_finite" => self.op(Op::IsFinite, &[x.with_elem(float)]),
            "reduce_precision" => {
                let attrs =
                    ReducePrecision { exponent_bits: 1 + self.below(11) as u32, mantissa_bits: self.below(53) as u32 };
                self.op(Op::ReducePrecision(attrs), &[x.with_elem(float)]);
            }
            "constant" => {
                let ty = if self.below(4) == 0 { TensorType::new([5, 61], any) } else { x };
                let literal = self.literal(ty);
                self.op(Op::Constant(literal), &[]);
            }
            "iota" => {
                let elem = self.pick(&INTS);
                let mut ty = x.with_elem(elem);
                ty.dims.push(2);
                let dimension = self.below(ty.rank());
                self.op(Op::Iota(Iota { ty, dimension }), &[]);
            }
            "reshape" => self.op(Op::Reshape(vec![1, x.numel()]), &[x]),
            "broadcast_in_dim" => {
                let broadcast_dimensions = self.permutation(rank + 1)[..rank].to_vec();
                let mut dims = self.sizes(rank + 1, 0, 4);
                for (&d, &size) in broadcast_dimensions.iter().zip(&x.dims) {
                    dims[d] = if size == 1 { 1 + self.below(3) } else { size };
                }
                self.op(Op::BroadcastInDim(BroadcastInDim { dims, broadcast_dimensions }), &[x]);
            }
            "transpose" => {
                let permutation = self.permutation(rank);
                self.op(Op::Transpose(permutation), &[x]);
            }
            "reverse" => {
                let dims = self.dims(rank);
                self.op(Op::Reverse(dims), &[x]);
            }
            "slice" => {
                let start: Vec<usize> = x.dims.iter().map(|&d| self.below(d + 1)).collect();
                let limit = start.iter().zip(&x.dims).map(|(&s, &d)| s + self.below(d - s + 1)).collect();
                let strides = self.sizes(rank, 1, 4);
                self.op(Op::Slice(Slice { start, limit, strides }), &[x]);
            }
            "pad" => {
                let pairs: Vec<_> = x.dims.iter().map(|&d| (self.below(4) as i64 - d.min(1) as i64, 2)).collect();
                let (low, high) = pairs.into_iter().unzip();
                let interior = self.sizes(rank, 0, 3);
                self.op(Op::Pad(Pad { low, high, interior }), &[x, scalar(any)]);
            }
            "concatenate" => {
                let mut x = x;
                x.dims.push(2);
                let dim = self.below(rank + 1);
                let mut y = x.clone();
                y.dims[dim] = self.below(4);
                let types = if self.flag() { vec![x] } else { vec![x, y.clone(), y] };
                self.op(Op::Concatenate(dim), &types);
            }
            "gather" => self.gather(),
            "scatter" => self.scatter(),
            "dynamic_slice" => {
                let sizes: Vec<usize> = x.dims.iter().map(|&d| self.below(d + 1)).collect();
                let idx = scalar(self.pick(&INTS));
                self.op(Op::DynamicSlice(sizes), &[vec![x], vec![idx; rank]].concat());
            }
            "dynamic_update_slice" => {
                let sizes: Vec<usize> = x.dims.iter().map(|&d| self.below(d + 1)).collect();
                let (update, idx) = (x.with_dims(sizes), scalar(self.pick(&INTS)));
                self.op(Op::DynamicUpdateSlice, &[vec![x, update], vec![idx; rank]].concat());
            }
            "sort" => self.sort(),
            "dot_general" => self.dot_general(),
            "convolution" => self.convolution(),
            "reduce" => self.reduction(false),
            "reduce_window" => self.reduction(true),
            "select_and_scatter" => self.select_and_scatter(),
            "all_reduce" => {
                let types: Vec<_> = (0..1 + self.below(2)).map(|_| self.ty(float)).collect();
                let (attrs, region) = (self.collective(false), self.reducer(&[float]));
                let operands = self.values(&types);
                self.push(Op::AllReduce(attrs), &operands, vec![region]);
            }
            "all_gather" => {
                let attrs = CollectiveDim { collective: self.collective(true), dimension: 0, group_size: 2 };
                self.op(Op::AllGather(attrs), &[TensorType::new([2, 3], any)]);
            }
            "reduce_scatter" => {
                let attrs = CollectiveDim { collective: self.collective(true), dimension: 1, group_size: 2 };
                let region = self.reducer(&[float]);
                let operands = self.values(&[TensorType::new([3, 4], float)]);
                self.push(Op::ReduceScatter(attrs), &operands, vec![region]);
            }
            "replica_id" => self.op(Op::ReplicaId, &[]),
            "partition_id" => self.op(Op::PartitionId, &[]),
            "optimization_barrier" => {
                let types: Vec<_> = (0..1 + self.below(2)).map(|_| self.ty(any)).collect();
                self.op(Op::OptimizationBarrier, &types);
            }
            "while" => self.while_(),
            "if" => self.branches(Op::If, 2),
            "case" => {
                let n = 1 + self.below(3);
                self.branches(Op::Case, n);
            }
            other => panic!("the generator does not know {other}"),
        }
    }
}

/// A function whose first instruction is of the op numbered `first`.
fn func(name: &str, first: usize, choices: &[u32]) -> Func {
    let mut maker = Maker { choices: choices.iter(), b: Builder::new(name), pool: Vec::new() };
    maker.instr(first);
    let n_ops = Op::names().count();
    while maker.choices.len() > 0 {
        let i = maker.below(n_ops);
        maker.instr(i);
    }
    let results = maker.pool.clone();
    let mut func = maker.b.finish(&results);
    for (i, attrs) in func.param_attrs.iter_mut().enumerate() {
        match i % 4 {
            0 => attrs.buffer_donor = true,
            1 => attrs.other.push(("mhlo.sharding".into(), "\"{replicated}\"".into())),
            2 => attrs.other.push(("mhlo.a unit".into(), String::new())),
            _ => {}
        }
    }
    func
}

fn check(module: &Module) {
    let text = print(module);
    let again = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(again == *module, "reads back otherwise:\n{text}\n{}", print(&again));
    assert_eq!(print(&again), text);
}

fn module(funcs: Vec<Func>) -> Module {
    Module { name: "random".into(), num_replicas: 6, num_partitions: 1, mesh: None, funcs }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]
    #[test]
    fn printed_modules_read_back(
        first in 0..Op::names().count(),
        a in prop::collection::vec(any::<u32>(), 0..300),
        b in prop::collection::vec(any::<u32>(), 0..40),
    ) {
        check(&module(vec![func("main", first, &a), func("other one", 0, &b)]));
    }
}

#[test]
fn the_generator_knows_every_op() {
    let names: Vec<&str> = Op::names().collect();
    let mut made = BTreeSet::new();
    for first in 0..names.len() {
        let choices: Vec<u32> = (0..60u32).map(|i| (i + first as u32 + 1).wrapping_mul(2_654_435_761)).collect();
        let func = func("main", first, &choices);
        made.extend(func.body.instrs.iter().map(|i| i.op.info().name));
        check(&module(vec![func]));
    }
    let missing: Vec<_> = names.iter().filter(|name| !made.contains(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
