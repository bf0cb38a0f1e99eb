//! Modules, functions, blocks and instructions.

use crate::op::Op;
use crate::sharding::{Mesh, Sharding};
use crate::types::TensorType;

/// A value of one function: a parameter, a region argument or an instruction's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(u32);

impl ValueId {
    /// The value numbered `index` in its function.
    pub fn new(index: usize) -> Self {
        ValueId(u32::try_from(index).expect("fewer than 2^32 values"))
    }

    /// Position in [`Func::values`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where an instruction's op stood in the text it was parsed from. Takes no part in equality.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loc {
    /// Line, from 1; 0 if the instruction was built, not parsed.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl PartialEq for Loc {
    fn eq(&self, _: &Loc) -> bool {
        true
    }
}
impl Eq for Loc {}

/// One operation applied to values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instr {
    /// The operation.
    pub op: Op,
    /// Its operands.
    pub operands: Vec<ValueId>,
    /// Its regions; they may read values defined before the instruction.
    pub regions: Vec<Block>,
    /// The values it defines.
    pub results: Vec<ValueId>,
    /// Position in the source text.
    pub loc: Loc,
}

/// A straight line of instructions with parameters and results.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Block {
    /// Values defined at entry.
    pub params: Vec<ValueId>,
    /// The instructions, in order.
    pub instrs: Vec<Instr>,
    /// The values handed back.
    pub results: Vec<ValueId>,
}

/// What a function says about one of its arguments or results beside the type.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ArgAttrs {
    /// `tf.aliasing_output`: the result whose buffer this argument becomes.
    pub aliasing_output: Option<usize>,
    /// `jax.buffer_donor`: the argument's buffer may be reused.
    pub buffer_donor: bool,
    /// In a module with a mesh: how the whole tensor is cut, of which the type is one device's block.
    pub sharding: Option<Sharding>,
    /// Other attributes: name and raw text, in order.
    pub other: Vec<(String, String)>,
}

/// A function. Values are numbered in the order of their definition in the text (an instruction's results, then the
/// arguments and instructions of its regions), so equal functions are equal data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Func {
    /// Name without `@`.
    pub name: String,
    /// The type of every value.
    pub values: Vec<TensorType>,
    /// The body; its parameters and results are the function's.
    pub body: Block,
    /// One entry per parameter.
    pub param_attrs: Vec<ArgAttrs>,
    /// One entry per result.
    pub result_attrs: Vec<ArgAttrs>,
}

impl Func {
    /// The type of a value.
    pub fn ty(&self, value: ValueId) -> &TensorType {
        &self.values[value.index()]
    }

    /// Parameter types, in order.
    pub fn param_types(&self) -> impl ExactSizeIterator<Item = &TensorType> {
        self.body.params.iter().map(|&v| self.ty(v))
    }

    /// Result types, in order.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = &TensorType> {
        self.body.results.iter().map(|&v| self.ty(v))
    }

    /// Number of instructions, those of regions included.
    pub fn n_instrs(&self) -> usize {
        fn count(block: &Block) -> usize {
            block.instrs.iter().map(|i| 1 + i.regions.iter().map(count).sum::<usize>()).sum()
        }
        count(&self.body)
    }

    /// The value that [`Func::value_name`] calls `name`.
    pub fn value_named(&self, name: &str) -> Option<ValueId> {
        let n_params = self.body.params.len();
        let index: usize = match name.strip_prefix("%arg") {
            Some(digits) => digits.parse().ok().filter(|&i| i < n_params)?,
            None => name.strip_prefix('%')?.parse::<usize>().ok()?.checked_add(n_params)?,
        };
        (index < self.values.len()).then(|| ValueId::new(index))
    }

    /// Takes the results from `n` on away and returns them: values followed through [`Func::eliminate_dead_code`].
    pub fn split_results(&mut self, n: usize) -> Vec<ValueId> {
        self.result_attrs.truncate(n);
        self.body.results.split_off(n)
    }

    /// The function that replicas run instead of partitions: the number of one is the number of the other.
    pub fn partitions_as_replicas(&self) -> Func {
        fn rename(block: &mut Block) {
            for instr in &mut block.instrs {
                if instr.op == Op::PartitionId {
                    instr.op = Op::ReplicaId;
                }
                instr.regions.iter_mut().for_each(rename);
            }
        }
        let mut func = self.clone();
        rename(&mut func.body);
        func
    }

    /// Removes instructions whose results nobody reads, then renumbers. Every op of the subset is free of effects.
    pub fn eliminate_dead_code(&mut self) {
        fn sweep(block: &mut Block, used: &mut [bool]) {
            block.results.iter().for_each(|v| used[v.index()] = true);
            let mut kept = Vec::with_capacity(block.instrs.len());
            for mut instr in std::mem::take(&mut block.instrs).into_iter().rev() {
                if instr.results.iter().any(|v| used[v.index()]) {
                    instr.operands.iter().for_each(|v| used[v.index()] = true);
                    instr.regions.iter_mut().for_each(|r| sweep(r, used));
                    kept.push(instr);
                }
            }
            kept.reverse();
            block.instrs = kept;
        }
        sweep(&mut self.body, &mut vec![false; self.values.len()]);
        self.renumber();
    }

    /// Renumbers the values in the canonical order and drops those that nothing defines.
    pub fn renumber(&mut self) {
        let mut map = vec![None; self.values.len()];
        let mut types = Vec::with_capacity(self.values.len());
        fn define(v: &mut ValueId, map: &mut [Option<ValueId>], old: &[TensorType], types: &mut Vec<TensorType>) {
            let new = ValueId::new(types.len());
            types.push(old[v.index()].clone());
            map[v.index()] = Some(new);
            *v = new;
        }
        fn visit(block: &mut Block, map: &mut [Option<ValueId>], old: &[TensorType], types: &mut Vec<TensorType>) {
            block.params.iter_mut().for_each(|v| define(v, map, old, types));
            let used = |v: &mut ValueId, map: &[Option<ValueId>]| *v = map[v.index()].expect("defined before use");
            for instr in &mut block.instrs {
                instr.operands.iter_mut().for_each(|v| used(v, map));
                instr.results.iter_mut().for_each(|v| define(v, map, old, types));
                instr.regions.iter_mut().for_each(|r| visit(r, map, old, types));
            }
            block.results.iter_mut().for_each(|v| used(v, map));
        }
        visit(&mut self.body, &mut map, &self.values, &mut types);
        self.values = types;
    }
}

/// A module: its functions and how many processes it is written for. Calls have been inlined, so every function that
/// remains is public.
///
/// With a mesh the functions are what each of its devices runs, on its blocks of the whole tensors (the body of
/// `sdy.manual_computation`); every parameter and result then has a sharding, and `partition_id` is the device's
/// number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Name without `@`.
    pub name: String,
    /// `mhlo.num_replicas`.
    pub num_replicas: usize,
    /// `mhlo.num_partitions`.
    pub num_partitions: usize,
    /// The devices that the functions' parameters and results are cut over, if they are.
    pub mesh: Option<Mesh>,
    /// The functions, in order.
    pub funcs: Vec<Func>,
}

impl Module {
    /// The function named `name`.
    pub fn func(&self, name: &str) -> Option<&Func> {
        self.funcs.iter().find(|f| f.name == name)
    }

    /// The entry function: `main`, or the only one.
    pub fn entry(&self) -> Option<&Func> {
        self.func("main").or(match self.funcs.as_slice() {
            [only] => Some(only),
            _ => None,
        })
    }
}
