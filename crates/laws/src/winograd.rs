//! Winograd's minimal filtering F(2 × 2, 3 × 3) against the correlation it stands for.
//!
//! A tile of 4 × 4 positions is 16 inputs `d00 … d33`, each over tiles and channels; the kernel is 9 inputs over
//! channels and outputs. Source: Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", 2015, section
//! 4.1.

use crate::language::{Index, Term, gradient, index};
use crate::law::{Claims, Law};

pub(super) const LAWS: &[Law] = &[
    Law {
        id: "winograd",
        statement: "Aᵀ[(G·g·Gᵀ) ⊙ (Bᵀ·d·B)]A, summed over channels, correlates 4 × 4 tiles with 3 × 3 kernels",
        scope: "all tiles, C, O",
        claims: forward,
    },
    Law {
        id: "winograd.kernel-gradient",
        statement: "the derivative of Winograd's form along the kernel is the correlation's",
        scope: "all tiles, C, O",
        claims: || backward(KERNEL.as_flattened(), &[C, O], "g10"),
    },
    Law {
        id: "winograd.input-gradient",
        statement: "the derivative of Winograd's form along the tile is the correlation's",
        scope: "all tiles, C, O",
        claims: || backward(TILE.as_flattened(), &[T, C], "d12"),
    },
];

const T: Index = index("t", "T");
const C: Index = index("c", "C");
const O: Index = index("o", "O");

const TILE: [[&str; 4]; 4] = [
    ["d00", "d01", "d02", "d03"],
    ["d10", "d11", "d12", "d13"],
    ["d20", "d21", "d22", "d23"],
    ["d30", "d31", "d32", "d33"],
];
const KERNEL: [[&str; 3]; 3] = [["g00", "g01", "g02"], ["g10", "g11", "g12"], ["g20", "g21", "g22"]];

/// Numerators over 2, row by row.
type Matrix = Vec<Vec<i64>>;

/// `Bᵀ`, `G` and `Aᵀ`.
struct Transforms {
    input: Matrix,
    kernel: Matrix,
    output: Matrix,
}

impl Transforms {
    fn right() -> Self {
        Transforms {
            input: vec![vec![2, 0, -2, 0], vec![0, 2, 2, 0], vec![0, -2, 2, 0], vec![0, 2, 0, -2]],
            kernel: vec![vec![2, 0, 0], vec![1, 1, 1], vec![1, -1, 1], vec![0, 0, 2]],
            output: vec![vec![2, 2, 2, 0], vec![0, 2, -2, -2]],
        }
    }
}

/// `M·x·Mᵀ`
fn sandwich(m: &Matrix, x: &[Vec<Term>]) -> Vec<Vec<Term>> {
    let entry = |p: &[i64], q: &[i64]| {
        let mut sum = Term::number(0);
        for (i, &a) in p.iter().enumerate() {
            for (j, &b) in q.iter().enumerate().filter(|(_, b)| a * **b != 0) {
                sum = sum + Term::ratio(a * b, 4) * &x[i][j];
            }
        }
        sum
    };
    m.iter().map(|p| m.iter().map(|q| entry(p, q)).collect()).collect()
}

fn inputs<const K: usize>(names: [[&'static str; K]; K], axes: &[Index]) -> Vec<Vec<Term>> {
    names.map(|row| row.map(|name| Term::input(name, axes)).to_vec()).to_vec()
}

/// The four outputs `y[p][q]` over tiles and output features.
fn winograd(transforms: &Transforms) -> Vec<Vec<Term>> {
    let d = sandwich(&transforms.input, &inputs(TILE, &[T, C]));
    let g = sandwich(&transforms.kernel, &inputs(KERNEL, &[C, O]));
    let product = |(d, g): (&Vec<Term>, &Vec<Term>)| d.iter().zip(g).map(|(d, g)| (d * g).sum(&[C])).collect();
    let products: Vec<Vec<Term>> = d.iter().zip(&g).map(product).collect();
    sandwich(&transforms.output, &products)
}

/// `y[p][q] = Σ_{c,i,j} d[p + i][q + j]·g[i][j]`
fn correlation() -> Vec<Vec<Term>> {
    let (d, g) = (inputs(TILE, &[T, C]), inputs(KERNEL, &[C, O]));
    let window = |p: usize, q: usize| {
        let places = (0..3).flat_map(|i| (0..3).map(move |j| (i, j)));
        places.fold(Term::number(0), |sum, (i, j)| sum + (&d[p + i][q + j] * &g[i][j]).sum(&[C]))
    };
    (0..2).map(|p| (0..2).map(|q| window(p, q)).collect()).collect()
}

const OUTPUTS: [(usize, usize, &str); 4] = [(0, 0, "y00"), (0, 1, "y01"), (1, 0, "y10"), (1, 1, "y11")];

fn forward() -> Claims {
    let truth = correlation();
    let mut claims = Claims::default();
    let right = winograd(&Transforms::right());
    for (p, q, what) in OUTPUTS {
        claims = claims.law(what, &right[p][q], &truth[p][q]);
    }
    for (what, wrong) in mistakes() {
        claims = claims.mistake(what, &winograd(&wrong)[0][0], &truth[0][0]);
    }
    claims
}

/// One entry of each matrix changed.
fn mistakes() -> [(&'static str, Transforms); 4] {
    let changed = |change: fn(&mut Transforms)| {
        let mut wrong = Transforms::right();
        change(&mut wrong);
        wrong
    };
    [
        ("a sign of Bᵀ", changed(|t| t.input[1][2] = -2)),
        ("1 for ½ in G", changed(|t| t.kernel[1][0] = 2)),
        ("a sign of G", changed(|t| t.kernel[2][1] = 1)),
        ("a sign of Aᵀ", changed(|t| t.output[0][2] = -2)),
    ]
}

/// Derivatives of `Σ y·ct` along these inputs, one of which every mistake reaches.
fn backward(along: &[&'static str], axes: &[Index], reached: &'static str) -> Claims {
    let pulled_back = |y: Vec<Vec<Term>>, name: &'static str| {
        let weighted = |(p, q, ct): (usize, usize, &'static str)| &y[p][q] * Term::input(ct, &[T, O]);
        let sum = OUTPUTS.map(weighted).into_iter().fold(Term::number(0), |sum, term| sum + term);
        gradient(&sum.sum(&[T, O]), name, axes).expect("a polynomial")
    };
    let mut claims = Claims::default();
    for &name in along {
        let truth = pulled_back(correlation(), name);
        claims = claims.law(name, &pulled_back(winograd(&Transforms::right()), name), &truth);
    }
    let truth = pulled_back(correlation(), reached);
    for (what, wrong) in mistakes() {
        claims = claims.mistake(what, &pulled_back(winograd(&wrong), reached), &truth);
    }
    claims
}
