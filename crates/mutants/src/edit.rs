//! A copy of a function in which some values are computed otherwise.

use crate::graph::Graph;
use std::collections::HashMap;
use std::slice::from_ref;
use truestep_ir::{Builder, Copier, Func, Instr, Op, ValueId};
use truestep_step::Values;

/// Changes to the function of a [`Graph`].
pub(crate) struct Edit<'g> {
    graph: &'g Graph<'g>,
    /// Per instruction: what is done instead of copying it.
    rules: HashMap<usize, Rule<'g>>,
    /// Per output: the value that is handed back instead.
    outputs: HashMap<usize, ValueId>,
}

type Rule<'g> = Box<dyn FnOnce(&mut Builder, &mut Copier, &Instr) + 'g>;

/// New names for the values of the function that is copied.
pub(crate) type Names<'n> = &'n dyn Fn(ValueId) -> ValueId;

impl<'g> Edit<'g> {
    pub(crate) fn new(graph: &'g Graph<'g>) -> Self {
        Edit { graph, rules: HashMap::new(), outputs: HashMap::new() }
    }

    /// Whoever reads `v` reads `by` instead, which is computed before it.
    pub(crate) fn replace(&mut self, v: ValueId, by: ValueId) {
        self.redefine(v, move |_, name| name(by));
    }

    /// `v` becomes what `make` builds; `make` may read what is computed before `v`.
    pub(crate) fn redefine(&mut self, v: ValueId, make: impl FnOnce(&mut Builder, Names) -> ValueId + 'g) {
        self.rule(v, move |b, copier, _| {
            let new = make(b, &|old| copier.name(old));
            copier.bind(&[v], &[new]);
        });
    }

    /// `v` becomes what `make` builds from the value that it was.
    pub(crate) fn after(&mut self, v: ValueId, make: impl FnOnce(&mut Builder, ValueId, Names) -> ValueId + 'g) {
        self.rule(v, move |b, copier, instr| {
            copier.instrs(b, from_ref(instr));
            let new = make(b, copier.name(v), &|old| copier.name(old));
            copier.bind(&[v], &[new]);
        });
    }

    /// `v` is multiplied by `factor`.
    pub(crate) fn scale(&mut self, v: ValueId, factor: f64) {
        self.after(v, move |b, v, _| b.mul_const(v, factor));
    }

    /// `v` becomes 0.
    pub(crate) fn zero(&mut self, v: ValueId) {
        self.after(v, |b, v, _| b.full_like(0.0, v));
    }

    /// `v`, an operation on a constant, takes `value` instead of the constant.
    pub(crate) fn constant(&mut self, v: ValueId, value: f64) -> Option<()> {
        let &Op::Binary(op) = &self.graph.definition(v)?.op else { return None };
        let (x, _) = self.graph.with_constant(v, op)?;
        self.redefine(v, move |b, name| {
            let constant = b.full_like(value, name(x));
            b.binary(op, name(x), constant)
        });
        Some(())
    }

    /// `v` is computed by `op`, from the same operands.
    pub(crate) fn op(&mut self, v: ValueId, op: Op) {
        self.rule(v, move |b, copier, instr| drop(copier.instrs(b, &[Instr { op, ..instr.clone() }])));
    }

    /// Output number `i` is `v`.
    pub(crate) fn output(&mut self, i: usize, v: ValueId) {
        self.outputs.insert(i, v);
    }

    /// In the instruction that defines `reader`, `to` takes the place of operand `from`.
    pub(crate) fn operand(&mut self, reader: ValueId, from: ValueId, to: ValueId) {
        self.redirect(reader, from, move |_, name| name(to));
    }

    /// In the instruction that defines `reader`, operand `from` becomes what `make` builds.
    pub(crate) fn redirect(
        &mut self,
        reader: ValueId,
        from: ValueId,
        make: impl FnOnce(&mut Builder, Names) -> ValueId + 'g,
    ) {
        self.rule(reader, move |b, copier, instr| {
            let new = make(b, &|old| copier.name(old));
            let before = copier.name(from);
            copier.bind(&[from], &[new]);
            copier.instrs(b, from_ref(instr));
            copier.bind(&[from], &[before]);
        });
    }

    fn rule(&mut self, v: ValueId, rule: impl FnOnce(&mut Builder, &mut Copier, &Instr) + 'g) {
        let at = self.graph.position(v).expect("mutants change computed values");
        self.rules.insert(at, Box::new(rule));
    }

    /// The changed function, and what it calls `values`; `None` if nothing was to change.
    pub(crate) fn apply(mut self, values: Option<&Values<ValueId>>) -> Option<(Func, Option<Values>)> {
        if self.rules.is_empty() && self.outputs.is_empty() {
            return None;
        }
        let func = self.graph.func;
        let mut b = Builder::new(func.name.clone());
        let mut copier = Copier::from(func);
        for &param in &func.body.params {
            let new = b.param(func.ty(param).clone());
            copier.bind(&[param], &[new]);
        }
        for (i, instr) in func.body.instrs.iter().enumerate() {
            match self.rules.remove(&i) {
                Some(rule) => rule(&mut b, &mut copier, instr),
                None => drop(copier.instrs(&mut b, from_ref(instr))),
            }
        }
        let mut results = func.body.results.clone();
        self.outputs.into_iter().for_each(|(i, v)| results[i] = v);
        let results = copier.renamed(&results);
        let values = values.map(|values| values.renamed(|v| copier.name(v)));
        let (mut new, values) = truestep_step::finish_naming(b, &results, values.as_ref());
        new.param_attrs.clone_from(&func.param_attrs);
        new.result_attrs.clone_from(&func.result_attrs);
        Some((new, values))
    }
}
