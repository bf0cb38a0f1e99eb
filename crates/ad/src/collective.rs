//! Collectives. The function differentiated is the sum of what all processes return.

use crate::reducer::{Combine, combine};
use crate::site::{Cotangents, Result, Site};
use truestep_ir::{Binary, Builder, Collective, CollectiveDim, Op, ValueId};

/// y_r = Σ_s x_s: ct_x_r = Σ_s ct_y_s, over the same groups
pub(crate) fn all_reduce(b: &mut Builder, s: &Site, a: &Collective) -> Result {
    is_sum(s)?;
    let lanes: Vec<usize> = (0..s.cts.len()).filter(|&i| s.cts[i].is_some() && s.wants(i)).collect();
    let present: Vec<ValueId> = lanes.iter().filter_map(|&i| s.cts[i]).collect();
    let mut cts = vec![None; s.cts.len()];
    if let Some(&first) = present.first() {
        let add = b.reducer(Binary::Add, b.ty(first).elem);
        let sums = b.push(Op::AllReduce(a.clone()), &present, vec![add]);
        for (i, sum) in lanes.into_iter().zip(sums) {
            cts[i] = Some(sum);
        }
    }
    Ok(cts)
}

/// y_r = x_1 ‖ x_2 ‖ …: ct_x_r = part r of Σ_s ct_y_s, a `reduce_scatter`
pub(crate) fn all_gather(b: &mut Builder, s: &Site, a: &CollectiveDim) -> Cotangents {
    let of = |ct: ValueId, b: &mut Builder| {
        let add = b.reducer(Binary::Add, b.ty(ct).elem);
        b.push(Op::ReduceScatter(a.clone()), &[ct], vec![add])[0]
    };
    (0..s.cts.len()).map(|i| s.cts[i].filter(|_| s.wants(i)).map(|ct| of(ct, b))).collect()
}

/// y_r = part r of Σ_s x_s: ct_x_r = ct_y_1 ‖ ct_y_2 ‖ …, an `all_gather`
pub(crate) fn reduce_scatter(b: &mut Builder, s: &Site, a: &CollectiveDim) -> Result {
    is_sum(s)?;
    Ok(vec![Some(b.op(Op::AllGather(a.clone()), &[s.ct()]))])
}

fn is_sum(s: &Site) -> Result<()> {
    match combine(&s.instr.regions[0], 0) {
        Some(Combine::Binary(Binary::Add)) => Ok(()),
        _ => Err(s.fail("its region is not add")),
    }
}
