//! Reverse-mode differentiation of terms, rule by rule as in a textbook.

use super::terms::{Function, Index, Node, Term};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// A term that has no derivative rule stands between the function and the variable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} has no derivative rule")]
pub struct NoDerivative(String);

/// `∂y/∂x` of a number y with respect to the input named `x`, on x's own indices `axes`. Free indices of y are
/// parameters: there is one number, and one gradient, for each of their values.
///
/// # Errors
/// A function known by its label only, or a diagonal, reads x.
pub fn gradient(y: &Term, x: &'static str, axes: &[Index]) -> Result<Term, NoDerivative> {
    let order = topological(y);
    let parameters: Vec<Index> = y.free().collect();
    let mut cotangents: HashMap<*const Node, Term> = HashMap::from([(Rc::as_ptr(&y.node), Term::number(1))]);
    let mut total = Term::number(0);
    for term in order.iter().rev() {
        let Some(ct) = cotangents.remove(&Rc::as_ptr(&term.node)) else { continue };
        let mut pass = |to: &Term, ct: Term| {
            // what `term` is constant along is summed over, once for every index that the operand lacks
            let extra = term.free().filter(|i| !parameters.contains(i) && !to.free().any(|j| j == *i));
            let extra: Vec<Index> = extra.collect();
            let ct = if extra.is_empty() { ct } else { ct.sum(&extra) };
            let entry = cotangents.entry(Rc::as_ptr(&to.node)).or_insert_with(|| Term::number(0));
            *entry = &*entry + ct;
        };
        match &*term.node {
            Node::Input(name, indices) if *name == x => {
                if indices != axes {
                    return Err(NoDerivative(format!("{x} under two sets of indices")));
                }
                total = total + ct;
            }
            Node::Input(..) | Node::Number(_) | Node::Size(_) => {}
            Node::Add(a, b) => {
                pass(a, ct.clone());
                pass(b, ct);
            }
            Node::Mul(a, b) => {
                pass(a, &ct * b);
                pass(b, ct * a);
            }
            // y = Σ a: ā = ȳ, the same for every summed index; times the size of those that a does not depend on
            Node::Sum(a, summed) => {
                let unused: Vec<Index> = summed.iter().filter(|i| !a.free().any(|j| j == **i)).copied().collect();
                pass(a, ct.sum(&unused));
            }
            Node::Rename(a, pairs) => {
                let to_is_new = pairs.iter().all(|(_, to)| !a.free().any(|i| i == *to));
                if !to_is_new {
                    return Err(NoDerivative("a diagonal".into()));
                }
                let back = Term::new(Node::Rename(ct, pairs.iter().map(|&(from, to)| (to, from)).collect()));
                let entry = cotangents.entry(Rc::as_ptr(&a.node)).or_insert_with(|| Term::number(0));
                *entry = &*entry + back;
            }
            Node::Function(f, u) => {
                let slope = match f {
                    Function::Exp => u.exp(),
                    Function::Log => u.reciprocal(),
                    Function::Rsqrt => Term::ratio(-1, 2) * u.rsqrt() * u.rsqrt() * u.rsqrt(),
                    Function::Reciprocal => -(u.reciprocal() * u.reciprocal()),
                    Function::Positive => Term::number(0),
                };
                pass(u, ct * slope);
            }
            Node::Apply(f) if reads(term, x) => return Err(NoDerivative(f.label.to_string())),
            Node::Apply(_) => {}
        }
    }
    Ok(total)
}

/// Operands before what reads them, the term itself last.
fn topological(term: &Term) -> Vec<Term> {
    fn visit(term: &Term, order: &mut Vec<Term>, seen: &mut HashSet<*const Node>) {
        if !seen.insert(Rc::as_ptr(&term.node)) {
            return;
        }
        match &*term.node {
            Node::Input(..) | Node::Number(_) | Node::Size(_) => {}
            Node::Add(a, b) | Node::Mul(a, b) => [a, b].into_iter().for_each(|t| visit(t, order, seen)),
            Node::Sum(a, _) | Node::Rename(a, _) | Node::Function(_, a) => visit(a, order, seen),
            Node::Apply(f) => f.args.iter().for_each(|arg| visit(arg, order, seen)),
        }
        order.push(term.clone());
    }
    let mut order = Vec::new();
    visit(term, &mut order, &mut HashSet::new());
    order
}

fn reads(term: &Term, x: &str) -> bool {
    topological(term).iter().any(|t| matches!(&*t.node, Node::Input(name, _) if *name == x))
}
