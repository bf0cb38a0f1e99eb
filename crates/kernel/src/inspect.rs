//! What a form looks like: its size, and as text.

use crate::trusted::{Axis, AxisKind, Condition, Factor, Form, Func, HeadId, Kernel, Rational, Size};
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

    /// The coefficients of the terms.
    pub fn coefficients(&self) -> impl Iterator<Item = &Rational> {
        self.terms().iter().map(|(_, c)| c)
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

    /// Why [`Kernel::equal`] has no theorem about two forms.
    pub fn explain(&mut self, lhs: &Form, rhs: &Form) -> String {
        if let Some(why) = self.spoilt() {
            return why.into();
        }
        let difference = self.sub(lhs, rhs);
        format!("the normal forms differ by {}", self.show(&difference))
    }

    /// Where two forms part: a function that occurs in only one of them, its arguments being made of what occurs in
    /// both, and the like for the other.
    pub fn parting(&self, lhs: &Form, rhs: &Form) -> [Option<String>; 2] {
        let (left, right) = (self.heads(lhs), self.heads(rhs));
        let first = |own: &BTreeSet<HeadId>, other: &BTreeSet<HeadId>| {
            let known = |head: &&HeadId| self.head(**head).args.iter().all(|arg| self.heads(arg).is_subset(other));
            let head = own.difference(other).find(known)?;
            let mut writer = Writer { kernel: self, out: String::new(), depth: 0 };
            writer.atom(*head, &[]);
            Some(writer.cut())
        };
        [first(&left, &right), first(&right, &left)]
    }

    /// The heads that a form is made of, at any depth.
    fn heads(&self, form: &Form) -> BTreeSet<HeadId> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![form]);
        while let Some(form) = open.pop() {
            for (factor, _) in form.terms().iter().flat_map(|(mono, _)| mono) {
                let Factor::Atom(atom) = factor else { continue };
                let (head, _) = self.atom(*atom);
                if seen.insert(*head) {
                    open.extend(&self.head(*head).args);
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
                    Factor::Size(Size::Symbol(symbol)) => self.out.push_str(symbol),
                    Factor::Size(Size::Known(n)) => self.out.push_str(&n.to_string()),
                    Factor::Atom(atom) => {
                        let (head, axes) = self.kernel.atom(atom);
                        let axes: Vec<String> = axes.iter().map(|axis| self.axis(*axis, slots)).collect();
                        self.atom(*head, &axes);
                    }
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

    fn axis(&self, axis: Axis, slots: &[String]) -> String {
        match self.kernel.kind(axis) {
            Some(AxisKind::Named(name)) => name.to_string(),
            Some(AxisKind::Slot(k)) => slots.get(*k).cloned().unwrap_or_else(|| format!("s{k}")),
            Some(AxisKind::Bound(k)) => format!("b{k}"),
            None => "?".into(),
        }
    }

    fn atom(&mut self, head: HeadId, axes: &[String]) {
        let head = self.kernel.head(head).clone();
        let (free, produced) = axes.split_at(head.free.min(axes.len()));
        let mut slots = free.to_vec();
        let summed: Vec<String> = (0..head.consumed.len()).map(|k| format!("b{k}")).collect();
        let (open, close) = match &head.func {
            Func::Exp => ("exp(", ")"),
            Func::Log => ("log(", ")"),
            Func::Rsqrt => ("rsqrt(", ")"),
            Func::Positive => ("[", " > 0]"),
            Func::Name => ("⟨", "⟩"),
            Func::Sum => {
                self.out.push_str(&format!("(Σ_{{{}}} ", summed.join(",")));
                slots.extend(summed);
                ("", ")")
            }
            Func::Opaque(label) => {
                self.out.push_str(label);
                if head.args.is_empty() { ("", "") } else { ("(", ")") }
            }
        };
        self.out.push_str(open);
        self.depth += usize::from(head.func != Func::Sum);
        for (i, arg) in head.args.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            if self.depth > MAX_DEPTH {
                self.out.push('…');
            } else {
                self.form(arg, &slots);
            }
        }
        self.depth -= usize::from(head.func != Func::Sum);
        self.out.push_str(close);
        self.indices(produced);
    }

    fn indices(&mut self, axes: &[String]) {
        if !axes.is_empty() {
            self.out.push_str(&format!("[{}]", axes.join(",")));
        }
    }
}
