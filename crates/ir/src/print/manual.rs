//! Functions that each device of a mesh runs: one manual computation, of the parameters in order.

use super::{List, Printer, Word, comma, quoted, write_head};
use crate::func::{ArgAttrs, Func, ValueId};
use crate::sharding::{Mesh, Sharding};
use crate::types::TensorType;
use std::fmt::{self, Write};

/// `sdy.mesh @mesh = <["a"=2, "b"=2]>`
pub(super) fn write_mesh(out: &mut String, mesh: &Mesh) -> fmt::Result {
    write!(out, "  sdy.mesh @{} = <[", Word(&mesh.name))?;
    for (i, (axis, size)) in mesh.axes.iter().enumerate() {
        out.write_str(comma(i))?;
        quoted_to(out, axis)?;
        write!(out, "={size}")?;
    }
    out.write_str("]>\n")
}

pub(super) fn write_func(out: &mut String, func: &Func, mesh: &Mesh) -> fmt::Result {
    let side = |values: &[ValueId], attrs: &[ArgAttrs]| -> Vec<(Sharding, TensorType)> {
        let of = |(&v, attrs): (&ValueId, &ArgAttrs)| {
            let ty = func.ty(v);
            let sharding = attrs.sharding.clone().unwrap_or_else(|| Sharding::replicated(ty.rank()));
            let whole = sharding.whole(ty, &mesh.sizes()).unwrap_or_else(|| ty.clone());
            (sharding, whole)
        };
        values.iter().zip(attrs).map(of).collect()
    };
    let (ins, params): (Vec<_>, Vec<_>) = side(&func.body.params, &func.param_attrs).into_iter().unzip();
    let (outs, results): (Vec<_>, Vec<_>) = side(&func.body.results, &func.result_attrs).into_iter().unzip();
    write_head(out, func, "%whole", &params, &results)?;
    match results.len() {
        0 => out.write_str("    ")?,
        1 => out.write_str("    %results = ")?,
        n => write!(out, "    %results:{n} = ")?,
    }
    let names: Vec<String> = (0..params.len()).map(|i| format!("%whole{i}")).collect();
    write!(out, "sdy.manual_computation({}) in_shardings=[", List(&names))?;
    write_shardings(out, &ins, mesh)?;
    out.write_str("] out_shardings=[")?;
    write_shardings(out, &outs, mesh)?;
    out.write_str("] manual_axes={")?;
    for (i, (axis, _)) in mesh.axes.iter().enumerate() {
        out.write_str(comma(i))?;
        quoted_to(out, axis)?;
    }
    out.write_str("} (")?;
    for (i, &v) in func.body.params.iter().enumerate() {
        write!(out, "{}{}: {}", comma(i), func.value_name(v), func.ty(v))?;
    }
    out.write_str(") {\n")?;
    Printer { out, func, indent: 6 }.instrs(&func.body, "sdy.return")?;
    write!(out, "    }} : ({}) -> ", List(&params))?;
    match results.as_slice() {
        [one] => writeln!(out, "{one}")?,
        all => writeln!(out, "({})", List(all))?,
    }
    match results.len() {
        0 => out.write_str("    return\n")?,
        1 => writeln!(out, "    return %results : {}", results[0])?,
        n => {
            let names: Vec<String> = (0..n).map(|i| format!("%results#{i}")).collect();
            writeln!(out, "    return {} : {}", List(&names), List(&results))?;
        }
    }
    out.write_str("  }\n")
}

/// `<@mesh, [{"a"}, {}]>, …`
fn write_shardings(out: &mut String, shardings: &[Sharding], mesh: &Mesh) -> fmt::Result {
    for (i, sharding) in shardings.iter().enumerate() {
        write!(out, "{}<@{}, [", comma(i), Word(&mesh.name))?;
        for (d, axes) in sharding.0.iter().enumerate() {
            write!(out, "{}{{", comma(d))?;
            for (k, &axis) in axes.iter().enumerate() {
                out.write_str(comma(k))?;
                quoted_to(out, &mesh.axes[axis].0)?;
            }
            out.write_char('}')?;
        }
        out.write_str("]>")?;
    }
    Ok(())
}

fn quoted_to(out: &mut String, text: &str) -> fmt::Result {
    struct Quoted<'a>(&'a str);
    impl fmt::Display for Quoted<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            quoted(f, self.0)
        }
    }
    write!(out, "{}", Quoted(text))
}
