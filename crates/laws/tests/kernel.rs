//! The kernel against numbers: normal forms of random terms, rewritten by true and by false equations.

use proptest::prelude::*;
use truestep_kernel::{Form, Kernel};
use truestep_laws::language::{Index, Point, Term, index};

const A: Index = index("a", "A");
const B: Index = index("b", "B");
const C: Index = index("c", "A");

fn equal(lhs: &Term, rhs: &Term) -> bool {
    let mut kernel = Kernel::default();
    let (lhs, rhs) = (lhs.form(&mut kernel), rhs.form(&mut kernel));
    kernel.equal(&lhs, &rhs).is_some()
}

fn leaf() -> impl Strategy<Value = Term> {
    let inputs: Vec<Term> = vec![
        Term::input("x", &[A, B]),
        Term::input("x", &[C, B]),
        Term::input("y", &[A]),
        Term::input("z", &[B]),
        Term::input("s", &[]),
        Term::number(2),
        Term::ratio(-1, 3),
        Term::count(&[A]),
    ];
    prop::sample::select(inputs)
}

/// Terms whose roots, logarithms and divisors stay away from 0.
fn term() -> impl Strategy<Value = Term> {
    leaf().prop_recursive(5, 24, 2, |inner| {
        let two = (inner.clone(), inner.clone());
        prop_oneof![
            two.clone().prop_map(|(p, q)| p + q),
            two.clone().prop_map(|(p, q)| p - q),
            two.clone().prop_map(|(p, q)| p * q),
            (inner.clone(), prop::sample::select(vec![vec![A], vec![B], vec![C], vec![A, B]]))
                .prop_map(|(p, axes)| p.sum(&axes)),
            inner.clone().prop_map(|p| p.rename(A, C)),
            inner.clone().prop_map(|p| (p.square() + Term::number(1)).rsqrt()),
            inner.clone().prop_map(|p| (p.square() + Term::number(1)).reciprocal()),
            inner.clone().prop_map(|p| Term::apply("f", &[p], &[], &[]).exp()),
            inner.clone().prop_map(|p| (p.square() + Term::number(1)).log()),
            inner.clone().prop_map(|p| p.relu()),
            two.prop_map(|(p, q)| Term::apply("g", &[p, q], &[B], &[])),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    /// What the kernel calls equal is equal in numbers.
    #[test]
    fn equal_forms_have_equal_values(p in term(), q in term(), r in term()) {
        for (lhs, rhs) in [
            (&p + &q, &q + &p),
            ((&p + &q) * &r, &p * &r + &q * &r),
            ((&p * &q).sum(&[A]), (&q * &p).sum(&[A])),
            (p.sum(&[A]).sum(&[B]), p.sum(&[B, A])),
            (p.clone(), q.clone()),
            (&p * &q, &p * &r),
            (p.sum(&[A]) * q.sum(&[A]), (&p * &q).sum(&[A])),
        ] {
            if equal(&lhs, &rhs) {
                for seed in 0..2 {
                    prop_assert_eq!(Point { seed, given: &[] }.difference(&lhs, &rhs), None, "{:?} and {:?}", lhs, rhs);
                }
            }
        }
    }

    /// Ring identities are found, unless a limit is met.
    #[test]
    fn ring_identities_are_proved(p in term(), q in term(), r in term()) {
        for (lhs, rhs) in [
            (&p + &q, &q + &p),
            ((&p + &q) * &r, &p * &r + &q * &r),
            (p.sum(&[A]).sum(&[B]), p.sum(&[B, A])),
            ((&p + &q).sum(&[B]), p.sum(&[B]) + q.sum(&[B])),
        ] {
            let mut kernel = Kernel::default();
            let (lhs, rhs) = (lhs.form(&mut kernel), rhs.form(&mut kernel));
            let found = kernel.spoilt().is_some() || kernel.equal(&lhs, &rhs).is_some();
            prop_assert!(found, "{}\n{}", kernel.show(&lhs), kernel.show(&rhs));
        }
    }
}

#[test]
fn forms_of_two_kernels_prove_nothing() {
    let x = Term::input("x", &[A]);
    let (mut one, mut other) = (Kernel::default(), Kernel::default());
    let (lhs, rhs) = (x.form(&mut one), x.form(&mut other));
    assert!(one.equal(&lhs, &rhs).is_none());
    let sum = one.add(&lhs, &rhs);
    assert!(one.spoilt().is_some());
    assert!(one.equal(&sum, &sum).is_none(), "a spoilt kernel proves nothing, not even x = x");
    let rules: [fn(&mut Kernel, &Form) -> Form; 8] = [
        Kernel::name,
        Kernel::reciprocal,
        Kernel::rsqrt,
        Kernel::log,
        Kernel::exp,
        Kernel::positive,
        |kernel, form| kernel.rename(form, &[]),
        |kernel, form| kernel.opaque("f", std::slice::from_ref(form), &[], &[]),
    ];
    for rule in rules {
        let mut fresh = Kernel::default();
        rule(&mut fresh, &lhs);
        assert!(fresh.spoilt().is_some());
    }
}

#[test]
fn roots_and_reciprocals_are_tied() {
    let u = Term::input("x", &[A, B]).square().sum(&[B]) + Term::input("eps", &[]);
    let s = u.rsqrt();
    let one = Term::number(1);
    assert!(equal(&(&s * &s), &u.reciprocal()));
    assert!(equal(&(u.sqrt() * u.sqrt()), &u));
    assert!(equal(&(&s * u.sqrt()), &one));
    assert!(equal(&(&u / &u), &one));
    assert!(equal(&s.reciprocal(), &u.sqrt()));
    // a common factor is divided away, to a power that every term has
    let (y, cube) = (Term::input("y", &[A]), u.square() * &u);
    assert!(equal(&u.sqrt().reciprocal(), &s));
    assert!(equal(&(&s * &y + &s).reciprocal(), &(u.sqrt() / (&y + &one))));
    assert!(equal(&(&y * &y * &u + &y).reciprocal(), &(&one / (&y * (&y * &u + &one)))));
    assert!(!equal(&(&y * &y * &u + &y).reciprocal(), &(&one / (&y * &y * (&u + &one)))));
    assert!(!equal(&(cube.rsqrt() * &y + &s).reciprocal(), &(u.sqrt() / (&y + &one))));
    assert!(equal(&(Term::number(4) * &u).rsqrt(), &(&s / Term::number(2))));
    assert!(!equal(&(Term::number(2) * &u).rsqrt(), &(&s / Term::number(2))));
    assert!(!equal(&(&s * &s), &one));
}

/// A divisor whose leading term has a sum of sizes for a coefficient: sums over its axes do not depend on their order.
#[test]
fn divisors_with_sizes_for_coefficients_are_named() {
    let x = Term::input("x", &[C, B]);
    let inverse = (x.square() + Term::number(1)).reciprocal();
    let divisor = (inverse - Term::count(&[A])).square() + Term::number(1);
    let p = Term::input("x", &[A, B]) - divisor.reciprocal();
    assert!(equal(&p.sum(&[A]).sum(&[B]), &p.sum(&[B, A])));
    assert!(equal(&((&p + &x) * &p), &(&p * &p + &x * &p)));
    assert!(!equal(&p.sum(&[A]), &(&p * Term::count(&[A]))));
}

#[test]
fn exponentials_and_logarithms_are_tied() {
    let (x, z) = (Term::input("x", &[A, B]), Term::input("z", &[B]));
    assert!(equal(&(&x + &z).exp(), &(x.exp() * z.exp())));
    assert!(equal(&(&x - &x).exp(), &Term::number(1)));
    assert!(equal(&(x.exp() * Term::number(3) + x.exp()).log().exp(), &(Term::number(4) * x.exp())));
    let sum = x.exp().sum(&[B]);
    assert!(equal(&(x.exp() / &sum).sum(&[B]), &Term::number(1)));
    assert!(equal(&(x.exp() * sum.log().exp()).log(), &(&x + sum.log())));
    assert!(!equal(&(&x + &z).exp(), &(x.exp() + z.exp())));
}

#[test]
fn congruence_is_up_to_names() {
    let f = |t: &Term| Term::apply("f", std::slice::from_ref(t), &[], &[]);
    let (x, swapped) = (Term::input("x", &[A, C]), Term::input("x", &[C, A]));
    assert!(equal(&f(&x).sum(&[A, C]), &f(&swapped).sum(&[A, C])));
    let symmetric = &x + &swapped;
    assert!(equal(&f(&symmetric), &f(&symmetric.rename(A, B_LIKE_A).rename(C, A).rename(B_LIKE_A, C))));
    assert!(!equal(&f(&x), &f(&swapped)));
}

const B_LIKE_A: Index = index("d", "A");
