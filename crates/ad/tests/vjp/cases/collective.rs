use crate::harness::{Case, any};
use truestep_ir::{Binary, Collective, CollectiveDim, ElemType, Op};

fn groups(groups: &[&[usize]]) -> Collective {
    let replica_groups = groups.iter().map(|g| g.to_vec()).collect();
    Collective { replica_groups, channel_id: None, use_global_device_ids: false }
}

fn along(collective: Collective, dimension: usize) -> CollectiveDim {
    CollectiveDim { collective, dimension, group_size: 2 }
}

pub fn cases() -> Vec<Case> {
    vec![
        Case::replicated(2, "stablehlo.all_reduce", "", &[any(&[3])], |b, p| {
            let sum = b.all_reduce_sum(p[0], 2);
            vec![b.mul(sum, p[0])]
        }),
        Case::replicated(4, "stablehlo.all_reduce", "in groups, of two", &[any(&[2]), any(&[3])], |b, p| {
            let add = b.reducer(Binary::Add, ElemType::F64);
            b.push(Op::AllReduce(groups(&[&[0, 2], &[3, 1]])), p, vec![add])
        }),
        Case::replicated(4, "stablehlo.all_gather", "", &[any(&[2, 2]), any(&[1, 1])], |b, p| {
            b.push(Op::AllGather(along(groups(&[&[0, 1], &[3, 2]]), 1)), p, vec![])
        }),
        Case::replicated(2, "stablehlo.reduce_scatter", "", &[any(&[4, 2])], |b, p| {
            let add = b.reducer(Binary::Add, ElemType::F64);
            b.push(Op::ReduceScatter(along(groups(&[&[1, 0]]), 0)), p, vec![add])
        }),
    ]
}
