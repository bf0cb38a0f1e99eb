//! What a form looks like: its size, and as text.

use super::kernel::{Axis, AxisKind, Comp, Condition, Factor, Form, Func, Head, HeadId, Kernel};
use num_traits::{One, Signed};
use std::collections::BTreeSet;

/// Bytes of a printed form; the rest is cut.
const MAX_LEN: usize = 400;

/// Functions inside functions that are printed in full.
const MAX_DEPTH: usize = 3;

impl Form {
    /// Number of terms.
    pub fn n_terms(&self) -> usize {
        self.terms().len()
    }

    /// Number of factors of all terms.
    pub fn n_factors(&self) -> usize {
        self.terms().iter().map(|(mono, _)| mono.len()).sum()
    }
}

impl Kernel {
    /// The form as text, cut after a few hundred bytes.
    pub fn show(&self, form: &Form) -> String {
        let mut writer = Writer { kernel: self, out: String::new(), depth: 0 };
        writer.form(form, &[]);
        writer.cut()
    }

    /// Where two forms part: a function that occurs in only one of them, its arguments being made of what occurs in
    /// both, and the like for the other.
    pub fn parting(&self, lhs: &Form, rhs: &Form) -> [Option<String>; 2] {
        let (left, right) = (self.heads(lhs), self.heads(rhs));
        let first = |own: &BTreeSet<HeadId>, other: &BTreeSet<HeadId>| {
            let args = |head| match self.head(head) {
                Head::Input(..) => [].as_slice(),
                Head::Function { args, .. } => args.as_slice(),
            };
            let known = |head: &&HeadId| args(**head).iter().all(|arg| self.heads(arg).is_subset(other));
            let head = own.difference(other).find(known)?;
            let mut writer = Writer { kernel: self, out: String::new(), depth: 0 };
            writer.atom(self.head(*head), &[]);
            Some(writer.cut())
        };
        [first(&left, &right), first(&right, &left)]
    }

    /// The heads that a form is made of, at any depth.
    fn heads(&self, form: &Form) -> BTreeSet<HeadId> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![form]);
        while let Some(form) = open.pop() {
            for (factor, _) in form.terms().iter().flat_map(|(mono, _)| mono) {
                let Factor::Comp(comp) = factor else { continue };
                for atom in &self.comp(*comp).atoms {
                    if seen.insert(atom.head)
                        && let Head::Function { args, .. } = self.head(atom.head)
                    {
                        open.extend(args);
                    }
                }
            }
        }
        seen
    }

    /// The condition as text.
    pub fn show_condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Positive(form) => format!("{} > 0", self.show(form)),
            Condition::NonZero(form) => format!("{} ≠ 0", self.show(form)),
        }
    }
}

struct Writer<'a> {
    kernel: &'a Kernel,
    out: String,
    depth: usize,
}

impl Writer<'_> {
    fn full(&self) -> bool {
        self.out.len() > MAX_LEN
    }

    fn cut(mut self) -> String {
        if self.full() {
            let at = (0..=MAX_LEN).rev().find(|&at| self.out.is_char_boundary(at)).unwrap_or(0);
            self.out.truncate(at);
            self.out.push('…');
        }
        self.out
    }

    /// `slots` are the names of the axes that a body's slots stand for.
    fn form(&mut self, form: &Form, slots: &[String]) {
        if form.n_terms() == 0 {
            self.out.push('0');
        }
        for (i, (mono, c)) in form.terms().iter().enumerate() {
            if self.full() {
                return;
            }
            self.out.push_str(match (i, c.is_negative()) {
                (0, false) => "",
                (0, true) => "−",
                (_, false) => " + ",
                (_, true) => " − ",
            });
            let number = !c.abs().is_one() || mono.is_empty();
            if number {
                self.out.push_str(&c.abs().to_string());
            }
            for (k, &(factor, exponent)) in mono.iter().enumerate() {
                self.out.push_str(if k > 0 || number { "·" } else { "" });
                match factor {
                    Factor::Size(symbol) => self.out.push_str(self.kernel.symbol_name(symbol)),
                    Factor::Comp(comp) => self.comp(self.kernel.comp(comp), slots),
                }
                self.exponent(exponent);
            }
        }
    }

    fn exponent(&mut self, exponent: i64) {
        if exponent != 1 {
            self.out.push_str(&format!("^{exponent}"));
        }
    }

    fn comp(&mut self, comp: &Comp, slots: &[String]) {
        let name = |axis: &Axis| match comp.bound.iter().position(|b| b == axis) {
            Some(k) => format!("b{k}"),
            None => self.axis(*axis, slots),
        };
        let atoms: Vec<_> = comp.atoms.iter().map(|a| (a, a.axes.iter().map(name).collect::<Vec<_>>())).collect();
        let bound: Vec<String> = comp.bound.iter().map(name).collect();
        if !bound.is_empty() {
            self.out.push_str(&format!("(Σ_{{{}}} ", bound.join(",")));
        }
        for (k, (atom, axes)) in atoms.into_iter().enumerate() {
            if self.full() {
                return;
            }
            self.out.push_str(if k > 0 { "·" } else { "" });
            self.atom(self.kernel.head(atom.head), &axes);
            self.exponent(atom.exponent);
        }
        if !bound.is_empty() {
            self.out.push(')');
        }
    }

    fn axis(&self, axis: Axis, slots: &[String]) -> String {
        match self.kernel.kind(axis) {
            AxisKind::Named(name) => name.to_string(),
            AxisKind::Slot(k) => slots.get(*k).cloned().unwrap_or_else(|| format!("s{k}")),
            AxisKind::Bound(k) => format!("b{k}"),
        }
    }

    fn atom(&mut self, head: &Head, axes: &[String]) {
        let (func, args, free) = match head {
            Head::Input(name, _) => {
                self.out.push_str(name);
                self.indices(axes);
                return;
            }
            Head::Function { func, args, free, .. } => (func, args, *free),
        };
        let (open, close) = match func {
            Func::Exp => ("exp(", ")"),
            Func::Log => ("log(", ")"),
            Func::Rsqrt => ("rsqrt(", ")"),
            Func::Positive => ("[", " > 0]"),
            Func::Name => ("⟨", "⟩"),
            Func::Opaque(label, _) => {
                self.out.push_str(label);
                if args.is_empty() { ("", "") } else { ("(", ")") }
            }
        };
        self.out.push_str(open);
        self.depth += 1;
        for (i, arg) in args.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            if self.depth > MAX_DEPTH {
                self.out.push('…');
            } else {
                self.form(arg, axes.get(..free).unwrap_or_default());
            }
        }
        self.depth -= 1;
        self.out.push_str(close);
        self.indices(axes.get(free..).unwrap_or_default());
    }

    fn indices(&mut self, axes: &[String]) {
        if !axes.is_empty() {
            self.out.push_str(&format!("[{}]", axes.join(",")));
        }
    }
}
