//! Choices the kernel asks for: canonical orders of axes, leading terms, common factors.
//!
//! Not trusted: a choice that is less canonical than it should be makes equal things look different, never the reverse.
//! Orders are those of the vertices of a small labelled hypergraph, by colour refinement and, within ties, by trying.

use super::kernel::{Axis, Factor, Form, Index, Kernel, Mono, OpenAtom, Rational, Size};
use num_traits::Signed;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Orders of the bound axes of a sum of products, to be named by position.
pub(super) fn of_sum(sizes: &[Size], bound: &[usize], atoms: &[OpenAtom]) -> Vec<Vec<usize>> {
    let colours = bound.iter().map(|&b| hash(&sizes[b])).collect();
    let edge = |((head, indices), exponent): &OpenAtom| {
        let end = |index: &Index| match index {
            Index::Free(axis) => End::Fixed(hash(axis)),
            Index::Bound(b) => bound.iter().position(|c| c == b).map_or(End::Fixed(0), End::Vertex),
        };
        Edge { label: hash(&(head, exponent)), ends: indices.iter().map(end).collect() }
    };
    let edges: Vec<Edge> = atoms.iter().map(edge).collect();
    let orders = orders(colours, bound.len(), &edges).unwrap_or_default();
    orders.into_iter().map(|order| order.into_iter().map(|i| bound[i]).collect()).collect()
}

/// Orders of the free axes of a function's arguments that do not depend on the axes' names, nor on the arguments' scale
/// if that is to be split off.
pub(super) fn of_arguments(
    kernel: &Kernel,
    args: &[Form],
    free: &[Axis],
    consumed: &[Axis],
    scaled: bool,
) -> Vec<Vec<Axis>> {
    if free.len() < 2 {
        return vec![free.to_vec()];
    }
    let mut colours: Vec<u64> = free.iter().map(|&axis| hash(&kernel.size(axis))).collect();
    let mut edges = Vec::new();
    for (i, arg) in args.iter().enumerate() {
        for (mono, c) in arg.terms() {
            // a vertex for the term, at which its atoms meet
            colours.push(hash(&(i, (!scaled).then_some(c))));
            let term = colours.len() - 1;
            for &(factor, exponent) in mono {
                let Factor::Comp(comp) = factor else { continue };
                let comp = kernel.comp(comp);
                let first = colours.len();
                colours.extend(comp.bound.iter().map(|&axis| hash(&("bound", kernel.size(axis)))));
                for atom in &comp.atoms {
                    let end = |axis: &Axis| {
                        let find = |axes: &[Axis]| axes.iter().position(|a| a == axis);
                        let bound = find(&comp.bound).map(|b| End::Vertex(first + b));
                        let other = bound.or_else(|| find(free).map(End::Vertex));
                        other.or_else(|| find(consumed).map(|k| End::Fixed(k as u64))).unwrap_or(End::Fixed(u64::MAX))
                    };
                    let ends = atom.axes.iter().map(end).chain([End::Vertex(term)]).collect();
                    edges.push(Edge { label: hash(&(atom.head, atom.exponent, exponent)), ends });
                }
            }
        }
    }
    let orders = orders(colours, free.len(), &edges).unwrap_or_default();
    orders.into_iter().map(|order| order.into_iter().map(|i| free[i]).collect()).collect()
}

/// The term of highest degree in the components and, of several, the one that comes last; sizes decide last of all. The
/// order is that of exponent vectors from the last factor on, which multiplication by a monomial leaves as it is.
pub(super) fn leading(a: &Form) -> Option<&(Mono, Rational)> {
    a.terms().iter().max_by(|(m, _), (n, _)| {
        let sizes = |mono: &Mono| -> Mono {
            mono.iter().filter(|(factor, _)| matches!(factor, Factor::Size(_))).copied().collect()
        };
        let (x, y) = (components(m), components(n));
        let degree = |mono: &Mono| mono.iter().fold(0i64, |sum, (_, e)| sum.saturating_add(*e));
        degree(&x).cmp(&degree(&y)).then_with(|| from_last(&x, &y)).then_with(|| from_last(&sizes(m), &sizes(n)))
    })
}

/// The leading term where it is a number times components that no other term has: then each use of
/// `⟨p⟩^(−1)·lead = 1 − ⟨p⟩^(−1)·(p − lead)` leaves smaller terms, and using it ends.
pub(super) fn rewritable(a: &Form) -> Option<&(Mono, Rational)> {
    let lead = leading(a)?;
    let of_lead = components(&lead.0);
    let alone = a.terms().iter().filter(|(mono, _)| components(mono) == of_lead).count() == 1;
    (alone && !of_lead.is_empty() && of_lead.len() == lead.0.len()).then_some(lead)
}

fn components(mono: &Mono) -> Mono {
    mono.iter().filter(|(factor, _)| matches!(factor, Factor::Comp(_))).copied().collect()
}

/// Exponent vectors compared, the last factor first.
fn from_last(m: &Mono, n: &Mono) -> Ordering {
    let (mut m, mut n) = (m.iter().rev().peekable(), n.iter().rev().peekable());
    loop {
        let order = match (m.peek(), n.peek()) {
            (None, None) => return Ordering::Equal,
            (Some((_, e)), None) => e.cmp(&0),
            (None, Some((_, d))) => 0.cmp(d),
            (Some((f, e)), Some((g, d))) => match f.cmp(g) {
                Ordering::Equal => e.cmp(d),
                Ordering::Greater => e.cmp(&0),
                Ordering::Less => 0.cmp(d),
            },
        };
        if order != Ordering::Equal {
            return order;
        }
        m.next();
        n.next();
    }
}

/// The components to the least power that a term contains, where that is not 0: those of every term, and those that
/// some term is divided by.
pub(super) fn content(a: &Form) -> Vec<(Factor, i64)> {
    let factors: BTreeSet<Factor> = a
        .terms()
        .iter()
        .flat_map(|(mono, _)| mono)
        .map(|(factor, _)| *factor)
        .filter(|factor| matches!(factor, Factor::Comp(_)))
        .collect();
    let power = |mono: &Mono, factor| mono.iter().find(|(f, _)| *f == factor).map_or(0, |(_, e)| *e);
    let least = |factor| a.terms().iter().map(|(mono, _)| power(mono, factor)).min().unwrap_or(0);
    factors.into_iter().map(|factor| (factor, least(factor))).filter(|(_, e)| *e != 0).collect()
}

/// The root of a number that is a square, or of its magnitude.
pub(super) fn square_root(c: &Rational) -> Option<Rational> {
    let root = Rational::new(c.numer().magnitude().sqrt().into(), c.denom().sqrt());
    (&root * &root == c.abs()).then_some(root)
}

/// One end of an edge.
#[derive(Clone, Copy)]
enum End {
    /// Something that is not to be ordered.
    Fixed(u64),
    /// The vertex of this number.
    Vertex(usize),
}

/// A labelled edge with its ends in order.
struct Edge {
    label: u64,
    ends: Vec<End>,
}

/// Orders tried at most.
const MAX_ORDERS: usize = 720;

/// A hash that is the same in every run.
pub(super) fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Orders of the first `n` vertices that depend on the graph and its colours only, up to automorphism a single one;
/// `None` if there are too many to try.
fn orders(colours: Vec<u64>, n: usize, edges: &[Edge]) -> Option<Vec<Vec<usize>>> {
    let mut incident = vec![Vec::new(); colours.len()];
    for (e, edge) in edges.iter().enumerate() {
        for (place, end) in edge.ends.iter().enumerate() {
            if let End::Vertex(v) = end {
                incident[*v].push((e, place));
            }
        }
    }
    let mut found = Vec::new();
    search(colours, n, edges, &incident, &mut found).then_some(found)
}

/// Per vertex, the edges it is on and its places there.
type Incident = [Vec<(usize, usize)>];

fn search(mut colours: Vec<u64>, n: usize, edges: &[Edge], incident: &Incident, found: &mut Vec<Vec<usize>>) -> bool {
    refine(&mut colours, n, edges, incident);
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&v| colours[v]);
    let tie = order.windows(2).find(|pair| colours[pair[0]] == colours[pair[1]]).map(|pair| colours[pair[0]]);
    let Some(tie) = tie else {
        found.push(order);
        return found.len() <= MAX_ORDERS;
    };
    order.iter().filter(|&&v| colours[v] == tie).all(|&v| {
        let mut picked = colours.clone();
        picked[v] = hash(&(tie, "picked"));
        search(picked, n, edges, incident, found)
    })
}

/// Recolours each vertex by what its edges look like from it, until that tells no more vertices apart.
fn refine(colours: &mut Vec<u64>, n: usize, edges: &[Edge], incident: &Incident) {
    let distinct = |colours: &[u64]| {
        let mut sorted = colours.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        sorted.len()
    };
    let mut classes = distinct(colours);
    loop {
        if distinct(&colours[..n]) == n {
            return;
        }
        let seen: Vec<u64> = edges
            .iter()
            .map(|edge| {
                let colour = |end: &End| match *end {
                    End::Fixed(label) => hash(&("fixed", label)),
                    End::Vertex(v) => colours[v],
                };
                hash(&(edge.label, edge.ends.iter().map(colour).collect::<Vec<_>>()))
            })
            .collect();
        *colours = (0..colours.len())
            .map(|v| {
                let mut around: Vec<(usize, u64)> = incident[v].iter().map(|&(e, place)| (place, seen[e])).collect();
                around.sort_unstable();
                hash(&(colours[v], around))
            })
            .collect();
        let now = distinct(colours);
        if now == classes {
            return;
        }
        classes = now;
    }
}
