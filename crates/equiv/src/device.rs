//! What one device runs, in the terms of a [`Relation`](truestep_claim::Relation): partitions become replicas, and
//! blocks that are not cut along one dimension over all devices are taken from, and put together to, the whole in the
//! program.

use truestep_claim::{Input, Output};
use truestep_ir::{
    Binary, Block, Builder, Collective, CollectiveDim, Copier, ElemType, Func, Mesh, Op, Sharding, ValueId,
    row_major_strides,
};

/// The program of each of several devices.
pub(crate) struct Devices {
    pub func: Func,
    /// Number of devices.
    pub n: usize,
    pub inputs: Vec<Input>,
    pub outputs: Vec<Output>,
}

/// True if the function asks which device it runs on, or meets others.
pub(crate) fn is_of_a_device(func: &Func) -> bool {
    fn asks(block: &Block) -> bool {
        block.instrs.iter().any(|instr| {
            let collective = matches!(
                instr.op,
                Op::AllReduce(_) | Op::AllGather(_) | Op::ReduceScatter(_) | Op::ReplicaId | Op::PartitionId
            );
            collective || instr.regions.iter().any(asks)
        })
    }
    asks(&func.body)
}

/// The function of a module with a mesh.
pub(crate) fn on_mesh(func: &Func, mesh: &Mesh) -> Devices {
    let sizes = mesh.sizes();
    let func = func.partitions_as_replicas();
    let n = mesh.n_devices();
    let shardings = |attrs: &[truestep_ir::ArgAttrs], values: &[ValueId]| -> Vec<Sharding> {
        let of = |(attrs, v): (&truestep_ir::ArgAttrs, &ValueId)| {
            attrs.sharding.clone().unwrap_or_else(|| Sharding::replicated(func.ty(*v).rank()))
        };
        attrs.iter().zip(values).map(of).collect()
    };
    let ins = shardings(&func.param_attrs, &func.body.params);
    let outs = shardings(&func.result_attrs, &func.body.results);
    let plain = |s: &Sharding| along_one_dimension(s, &sizes);
    let inputs = ins.iter().map(|s| plain(s).flatten().map_or(Input::Replicated, Input::Sharded)).collect();
    let outputs = outs.iter().map(|s| plain(s).flatten().map_or(Output::Replicated, Output::Sharded)).collect();
    if ins.iter().chain(&outs).all(|s| plain(s).is_some()) {
        return Devices { func, n, inputs, outputs };
    }
    let mut b = Builder::new(func.name.clone());
    let mut copier = Copier::from(&func);
    let whole = |v: &ValueId, s: &Sharding| s.whole(func.ty(*v), &sizes).unwrap_or_else(|| func.ty(*v).clone());
    let params: Vec<ValueId> = func
        .body
        .params
        .iter()
        .zip(&ins)
        .map(|(v, s)| b.param(if plain(s).is_some() { func.ty(*v).clone() } else { whole(v, s) }))
        .collect();
    for ((&old, &new), sharding) in func.body.params.iter().zip(&params).zip(&ins) {
        let local = if plain(sharding).is_some() { new } else { own_block(&mut b, new, sharding, &sizes) };
        copier.bind(&[old], &[local]);
    }
    for instr in &func.body.instrs {
        let first = b.instrs().len();
        copier.instrs(&mut b, std::slice::from_ref(instr));
        b.locate(first, instr.loc);
    }
    let results: Vec<ValueId> = func
        .body
        .results
        .iter()
        .zip(&outs)
        .map(|(&v, sharding)| {
            let local = copier.name(v);
            if plain(sharding).is_some() { local } else { put_together(&mut b, local, sharding, &sizes) }
        })
        .collect();
    Devices { func: b.finish(&results), n, inputs, outputs }
}

/// The dimension that is cut over all devices in their order, if that is the only one cut; `Some(None)` if none is.
fn along_one_dimension(sharding: &Sharding, mesh: &[usize]) -> Option<Option<usize>> {
    let real = |axes: &Vec<usize>| -> Vec<usize> { axes.iter().copied().filter(|&axis| mesh[axis] > 1).collect() };
    let cut: Vec<(usize, Vec<usize>)> =
        sharding.0.iter().map(real).enumerate().filter(|(_, axes)| !axes.is_empty()).collect();
    let all: Vec<usize> = (0..mesh.len()).filter(|&axis| mesh[axis] > 1).collect();
    match cut.as_slice() {
        [] => Some(None),
        [(d, axes)] if *axes == all => Some(Some(*d)),
        _ => None,
    }
}

/// This device's block of a whole tensor.
fn own_block(b: &mut Builder, whole: ValueId, sharding: &Sharding, mesh: &[usize]) -> ValueId {
    let id = b.op(Op::ReplicaId, &[]);
    let number = |b: &mut Builder, n: usize| b.scalar(n as f64, ElemType::Ui32);
    let strides = row_major_strides(mesh);
    let mut operands = vec![whole];
    let mut sizes = b.dims(whole);
    for (d, n) in sharding.blocks(mesh).into_iter().enumerate() {
        sizes[d] /= n;
        let mut block = number(b, 0);
        for &axis in &sharding.0[d] {
            let (stride, size) = (number(b, strides[axis]), number(b, mesh[axis]));
            let row = b.div(id, stride);
            let place = b.binary(Binary::Remainder, row, size);
            let scaled = b.mul(block, size);
            block = b.add(scaled, place);
        }
        let size = number(b, sizes[d]);
        operands.push(b.mul(block, size));
    }
    b.op(Op::DynamicSlice(sizes), &operands)
}

/// The whole of which every device holds a block; devices that hold the same block each put together their own.
fn put_together(b: &mut Builder, local: ValueId, sharding: &Sharding, mesh: &[usize]) -> ValueId {
    let mut cut: Vec<usize> = sharding.0.iter().flatten().copied().collect();
    cut.sort_unstable();
    let strides = row_major_strides(mesh);
    let n: usize = mesh.iter().product();
    let place = |device: usize, axis: usize| device / strides[axis] % mesh[axis];
    let mut groups: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for device in 0..n {
        let others: Vec<usize> =
            (0..mesh.len()).filter(|axis| !cut.contains(axis)).map(|axis| place(device, axis)).collect();
        match groups.iter_mut().find(|(key, _)| *key == others) {
            Some((_, group)) => group.push(device),
            None => groups.push((others, vec![device])),
        }
    }
    let dims = b.dims(local);
    let stacked = b.reshape(local, &[&[1], dims.as_slice()].concat());
    let attrs = CollectiveDim {
        group_size: cut.iter().map(|&axis| mesh[axis]).product(),
        collective: Collective {
            replica_groups: groups.into_iter().map(|(_, group)| group).collect(),
            channel_id: None,
            use_global_device_ids: false,
        },
        dimension: 0,
    };
    let gathered = b.op(Op::AllGather(attrs), &[stacked]);
    let sizes: Vec<usize> = cut.iter().map(|&axis| mesh[axis]).collect();
    let apart = b.reshape(gathered, &[sizes.as_slice(), dims.as_slice()].concat());
    let mut order = Vec::new();
    let mut whole = dims.clone();
    for (d, axes) in sharding.0.iter().enumerate() {
        for axis in axes {
            order.extend(cut.iter().position(|a| a == axis));
            whole[d] *= mesh[*axis];
        }
        order.push(cut.len() + d);
    }
    let ordered = b.transpose(apart, &order);
    b.reshape(ordered, &whole)
}
