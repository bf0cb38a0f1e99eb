//! Choices the kernel asks for: canonical orders of axes, leading terms, common factors.
//!
//! Not trusted: a choice that is less canonical than it should be makes equal things look different, never the reverse.
//! Orders are those of the vertices of a small labelled hypergraph, by colour refinement and, within ties, by trying.

use crate::trusted::{AtomId, Axis, Factor, Form, Func, Kernel, Mono, Rational};
use num_bigint::BigUint;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Orders of the free axes of a function's arguments, each followed by the consumed ones, that do not depend on the
/// axes' names, nor on the arguments' scale if that is split off. The consumed axes of a sum are ordered too.
pub(crate) fn of_arguments(
    kernel: &Kernel,
    func: &Func,
    args: &[Form],
    free: &[Axis],
    consumed: &[Axis],
) -> Vec<Vec<Axis>> {
    let scaled = matches!(func, Func::Name | Func::Positive | Func::Rsqrt);
    let (inner, fixed) = if *func == Func::Sum { (consumed, [].as_slice()) } else { ([].as_slice(), consumed) };
    let movable = [free, inner].concat();
    if movable.len() < 2 {
        return vec![[movable.as_slice(), fixed].concat()];
    }
    let colour = |(v, &axis): (usize, &Axis)| hash(&(v >= free.len(), kernel.size(axis)));
    let mut colours: Vec<u64> = movable.iter().enumerate().map(colour).collect();
    let mut edges = Vec::new();
    for (i, arg) in args.iter().enumerate() {
        for (mono, c) in arg.terms() {
            // a vertex for the term, at which its atoms meet
            colours.push(hash(&(i, (!scaled).then_some(c))));
            let term = colours.len() - 1;
            for &(factor, exponent) in mono {
                let Factor::Atom(atom) = factor else { continue };
                let (head, axes) = kernel.atom(atom);
                let end = |axis: &Axis| {
                    let find = |axes: &[Axis]| axes.iter().position(|a| a == axis);
                    let vertex = find(&movable).map(End::Vertex);
                    vertex.or_else(|| find(fixed).map(|k| End::Fixed(k as u64))).unwrap_or(End::Fixed(u64::MAX))
                };
                let ends = axes.iter().map(end).chain([End::Vertex(term)]).collect();
                edges.push(Edge { label: hash(&(head, exponent)), ends });
            }
        }
    }
    let orders = orders(colours, movable.len(), &edges).unwrap_or_default();
    // the free axes first, in the order found
    let place = |order: Vec<usize>| {
        let (outer, inner): (Vec<usize>, Vec<usize>) = order.into_iter().partition(|&v| v < free.len());
        outer.into_iter().chain(inner).map(|v| movable[v]).chain(fixed.iter().copied()).collect()
    };
    orders.into_iter().map(place).collect()
}

/// True if a monomial with atoms is a factor of another.
pub(crate) fn divides(m: &Mono, mono: &Mono) -> bool {
    let within = |&(factor, e): &(Factor, i64)| match exponent_of(factor, mono) {
        found if e > 0 => found >= e,
        found => found <= e,
    };
    m.iter().any(|(factor, _)| matches!(factor, Factor::Atom(_))) && m.iter().all(within)
}

/// The term of highest degree in the atoms and, of several, the one that comes last; sizes decide last of all. The
/// order is that of exponent vectors from the last factor on, which multiplication by a monomial leaves as it is.
pub(crate) fn leading(a: &Form) -> Option<&(Mono, Rational)> {
    a.terms().iter().max_by(|(m, _), (n, _)| {
        let sizes = |mono: &Mono| -> Mono {
            mono.iter().filter(|(factor, _)| matches!(factor, Factor::Size(_))).copied().collect()
        };
        let (x, y) = (atoms(m), atoms(n));
        let degree = |mono: &Mono| mono.iter().fold(0i64, |sum, (_, e)| sum.saturating_add(*e));
        degree(&x).cmp(&degree(&y)).then_with(|| from_last(&x, &y)).then_with(|| from_last(&sizes(m), &sizes(n)))
    })
}

/// The leading term where it is a number times atoms that no other term has: then each use of
/// `⟨p⟩^(−1)·lead = 1 − ⟨p⟩^(−1)·(p − lead)` leaves smaller terms, and using it ends.
pub(crate) fn rewritable(a: &Form) -> Option<&(Mono, Rational)> {
    let lead = leading(a)?;
    let of_lead = atoms(&lead.0);
    let alone = a.terms().iter().filter(|(mono, _)| atoms(mono) == of_lead).count() == 1;
    (alone && !of_lead.is_empty() && of_lead.len() == lead.0.len()).then_some(lead)
}

fn atoms(mono: &Mono) -> Mono {
    mono.iter().filter(|(factor, _)| matches!(factor, Factor::Atom(_))).copied().collect()
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

/// The atoms that a form is divided by before it is inverted: all common ones, unless it is an atom itself.
pub(crate) fn factors(kernel: &Kernel, a: &Form) -> Vec<(Factor, i64)> {
    if lone(kernel, a).is_some() { Vec::new() } else { content(a) }
}

/// The common atoms that are taken out of a root or logarithm: exponentials, and those with an odd exponent.
pub(crate) fn positive_factors(kernel: &Kernel, a: &Form) -> Vec<(Factor, i64)> {
    if lone(kernel, a).is_some_and(|func| *func != Func::Name) {
        return Vec::new();
    }
    let exponential = |factor: &Factor| matches!(factor, Factor::Atom(atom) if *func_of(kernel, *atom) == Func::Exp);
    content(a).into_iter().filter(|(factor, e)| exponential(factor) || e % 2 != 0).collect()
}

/// The n that makes `exp(c·m)` the n-th power of another exponential: the numerator of c, unless it is large.
pub(crate) fn power_of_exponential(c: &Rational) -> i64 {
    c.numer().to_i64().filter(|n| n.unsigned_abs() <= 64).unwrap_or(1)
}

/// The atoms to the least power that a term contains, where that is not 0: those of every term, and those that some
/// term is divided by.
fn content(a: &Form) -> Vec<(Factor, i64)> {
    let all: BTreeSet<Factor> = a.terms().iter().flat_map(|(mono, _)| atoms(mono)).map(|(factor, _)| factor).collect();
    let least = |factor| a.terms().iter().map(|(mono, _)| exponent_of(factor, mono)).min().unwrap_or(0);
    all.into_iter().map(|factor| (factor, least(factor))).filter(|(_, e)| *e != 0).collect()
}

/// The exponent of a factor.
fn exponent_of(factor: Factor, mono: &Mono) -> i64 {
    mono.iter().find(|(f, _)| *f == factor).map_or(0, |(_, e)| *e)
}

/// The function of a form that is one atom.
fn lone<'a>(kernel: &'a Kernel, a: &Form) -> Option<&'a Func> {
    let [(mono, c)] = a.terms().as_slice() else { return None };
    let [(Factor::Atom(atom), 1)] = mono.as_slice() else { return None };
    c.is_one().then(|| func_of(kernel, *atom))
}

fn func_of(kernel: &Kernel, atom: AtomId) -> &Func {
    &kernel.head(kernel.atom(atom).0).func
}

/// The scale that is split off a function's argument: of a name its leading coefficient with the sizes there, of a root
/// the part of that which is a square, of a comparison its magnitude.
pub(crate) fn scale(func: &Func, a: &Form) -> (Mono, Rational) {
    let Some((mono, c)) = leading(a) else { return (Mono::new(), Rational::one()) };
    let sizes = mono.iter().filter(|(factor, _)| matches!(factor, Factor::Size(_))).copied();
    match func {
        Func::Name => (sizes.collect(), c.clone()),
        Func::Rsqrt => {
            let halves = sizes.map(|(size, e)| (size, e.div_euclid(2))).filter(|(_, e)| *e != 0).collect();
            (halves, Some(square_root(c)).filter(Rational::is_positive).unwrap_or_else(Rational::one))
        }
        _ => (sizes.collect(), c.abs()),
    }
}

/// An s for which c/s² is a whole number with few square factors.
fn square_root(c: &Rational) -> Rational {
    let mut left = c.numer().magnitude() * c.denom().magnitude();
    let whole = left.sqrt();
    if &whole * &whole == left {
        return Rational::new(whole.into(), c.denom().clone());
    }
    let mut root = BigUint::from(1u32);
    for prime in [2u32, 3, 5, 7, 11, 13] {
        while (&left % (prime * prime)).is_zero() && !left.is_zero() {
            (left, root) = (left / (prime * prime), root * prime);
        }
    }
    Rational::new(root.into(), c.denom().clone())
}

/// True for a number times sizes and at most one atom that is no sum, which a name would not shorten.
pub(crate) fn is_its_own_name(kernel: &Kernel, a: &Form) -> bool {
    let [(mono, _)] = a.terms().as_slice() else { return a.terms().is_empty() };
    let atoms = atoms(mono);
    let sum =
        |&(factor, _): &(Factor, i64)| matches!(factor, Factor::Atom(atom) if *func_of(kernel, atom) == Func::Sum);
    atoms.len() <= 1 && !atoms.iter().any(sum)
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
pub(crate) fn hash(value: &(impl Hash + ?Sized)) -> u64 {
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
