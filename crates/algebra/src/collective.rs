//! Collectives: sums over the axis `r`.

use crate::reader::{Reader, Side};
use crate::region;
use crate::value::{Read, Result, Value};
use truestep_ir::{Binary, Collective, CollectiveDim, Instr};
use truestep_kernel::Range;

impl Reader<'_> {
    /// The number of replicas, if the groups are one group of all of them; where the order of their blocks counts, in
    /// that of their numbers.
    fn all_replicas(&self, collective: &Collective, ordered: bool) -> Result<usize> {
        let replicas = match self.side {
            Side::Replica(replicas) => replicas,
            Side::Whole(_) => 1,
        };
        let mut groups = collective.replica_groups.clone();
        if !ordered {
            groups.iter_mut().for_each(|group| group.sort_unstable());
        }
        let all: Vec<usize> = (0..replicas).collect();
        if !groups.is_empty() && groups != [all] {
            return Err("a group other than all replicas in order".into());
        }
        Ok(replicas)
    }

    pub(crate) fn all_reduce(&mut self, instr: &Instr, attrs: &Collective) -> Result<Vec<Read>> {
        let replicas = self.all_replicas(attrs, false)?;
        let op = region::binary(&instr.regions[0]).ok_or("a region other than one op")?;
        let mut out = Vec::new();
        for &v in &instr.operands {
            let elem = self.func.ty(v).elem;
            let read = self.read(v)?;
            let reduce = |reader: &mut Self, value: Value| -> Result {
                if replicas == 1 {
                    return Ok(value);
                }
                let r = reader.replica_axis();
                let form = match op {
                    Binary::Add if elem.is_float() => reader.kernel.sum(&value.form, &[r]),
                    Binary::Add
                    | Binary::And
                    | Binary::Atan2
                    | Binary::Divide
                    | Binary::Maximum
                    | Binary::Minimum
                    | Binary::Multiply
                    | Binary::Or
                    | Binary::Power
                    | Binary::Remainder
                    | Binary::ShiftLeft
                    | Binary::ShiftRightArithmetic
                    | Binary::ShiftRightLogical
                    | Binary::Subtract
                    | Binary::Xor => {
                        let label = format!("all_reduce {}:{elem}", op.info().name);
                        reader.kernel.apply(&label, Range::Real, &[value.form], &[r], &[])
                    }
                };
                Ok(Value { dims: value.dims, form })
            };
            out.push(match read {
                Read::Plain(value) => Read::Plain(reduce(self, value)?),
                Read::Pieces(dim, parts) => {
                    Read::Pieces(dim, parts.into_iter().map(|part| reduce(self, part)).collect::<Result<_>>()?)
                }
                Read::Infinite(..) => return Err("an infinite number".into()),
            });
        }
        Ok(out)
    }

    /// The replicas' blocks one after the other: `r` becomes the outer axis of the dimension.
    pub(crate) fn all_gather(&mut self, instr: &Instr, attrs: &CollectiveDim) -> Result<Vec<Read>> {
        let replicas = self.all_replicas(&attrs.collective, true)?;
        let mut out = Vec::new();
        for &v in &instr.operands {
            let mut value = self.value(v)?;
            if replicas > 1 {
                let (r, block) = (self.replica_axis(), self.fresh(replicas)?);
                value.form = self.kernel.rename(&value.form, &[(r, block[0])]);
                value.dims[attrs.dimension].splice(0..0, block);
            }
            out.push(Read::Plain(value));
        }
        Ok(out)
    }

    pub(crate) fn replica_id(&mut self) -> Result {
        let form = match self.side {
            Side::Replica(replicas) if replicas > 1 => {
                let r = self.replica_axis();
                self.kernel.apply("index", Range::Real, &[], &[], &[r])
            }
            Side::Replica(_) | Side::Whole(_) => self.kernel.integer(0),
        };
        Ok(self.scalar(form))
    }
}
