//! Forms as text, for people.

use super::kernel::{Axis, AxisKind, Comp, Condition, Factor, Form, Func, Head, Kernel};
use num_traits::{One, Signed};

/// Characters of a printed form; the rest is cut.
const MAX_LEN: usize = 400;

impl Kernel {
    /// The form as text, cut after a few hundred characters.
    pub fn show(&self, form: &Form) -> String {
        let mut out = String::new();
        self.write_form(&mut out, form, &[]);
        if out.chars().count() > MAX_LEN {
            out = out.chars().take(MAX_LEN).chain(['…']).collect();
        }
        out
    }

    /// The condition as text.
    pub fn show_condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Positive(form) => format!("{} > 0", self.show(form)),
            Condition::NonZero(form) => format!("{} ≠ 0", self.show(form)),
        }
    }

    /// `slots` are the names of the axes that a body's slots stand for.
    fn write_form(&self, out: &mut String, form: &Form, slots: &[String]) {
        if form.n_terms() == 0 {
            out.push('0');
        }
        for (i, (mono, c)) in form.terms().iter().enumerate() {
            if out.len() > 4 * MAX_LEN {
                return;
            }
            match (i, c.is_negative()) {
                (0, false) => {}
                (0, true) => out.push('−'),
                (_, false) => out.push_str(" + "),
                (_, true) => out.push_str(" − "),
            }
            let mut parts = Vec::new();
            if !c.abs().is_one() || mono.is_empty() {
                parts.push(c.abs().to_string());
            }
            parts.extend(mono.iter().map(|&(factor, exponent)| self.factor_text(factor, exponent, slots)));
            out.push_str(&parts.join("·"));
        }
    }

    fn factor_text(&self, factor: Factor, exponent: i64, slots: &[String]) -> String {
        let base = match factor {
            Factor::Size(symbol) => self.symbol_name(symbol).to_string(),
            Factor::Comp(comp) => self.comp_text(self.comp(comp), slots),
        };
        if exponent == 1 { base } else { format!("{base}^{exponent}") }
    }

    fn comp_text(&self, comp: &Comp, slots: &[String]) -> String {
        let name = |axis: &Axis| match comp.bound.iter().position(|b| b == axis) {
            Some(k) => format!("b{k}"),
            None => self.axis_name(*axis, slots),
        };
        let atoms: Vec<String> = (comp.atoms.iter())
            .map(|atom| {
                let axes: Vec<String> = atom.axes.iter().map(name).collect();
                let text = self.atom_text(self.head(atom.head), &axes);
                if atom.exponent == 1 { text } else { format!("{text}^{}", atom.exponent) }
            })
            .collect();
        if comp.bound.is_empty() {
            return atoms.join("·");
        }
        let bound: Vec<String> = comp.bound.iter().map(name).collect();
        format!("(Σ_{{{}}} {})", bound.join(","), atoms.join("·"))
    }

    fn axis_name(&self, axis: Axis, slots: &[String]) -> String {
        match self.kind(axis) {
            AxisKind::Named(name) => name.to_string(),
            AxisKind::Slot(k) => slots.get(*k).cloned().unwrap_or_else(|| format!("s{k}")),
            AxisKind::Bound(k) => format!("b{k}"),
        }
    }

    fn atom_text(&self, head: &Head, axes: &[String]) -> String {
        match head {
            Head::Input(name, _) if axes.is_empty() => name.to_string(),
            Head::Input(name, _) => format!("{name}[{}]", axes.join(",")),
            Head::Function { func, args, free, .. } => {
                let mut text = String::new();
                for (i, arg) in args.iter().enumerate() {
                    text.push_str(if i > 0 { ", " } else { "" });
                    self.write_form(&mut text, arg, &axes[..*free]);
                }
                let produced = &axes[*free..];
                let at = if produced.is_empty() { String::new() } else { format!("[{}]", produced.join(",")) };
                match func {
                    Func::Exp => format!("exp({text})"),
                    Func::Log => format!("log({text})"),
                    Func::Rsqrt => format!("rsqrt({text})"),
                    Func::Positive => format!("[{text} > 0]"),
                    Func::Name => format!("⟨{text}⟩"),
                    Func::Opaque(label, _) => format!("{label}({text}){at}"),
                }
            }
        }
    }
}
