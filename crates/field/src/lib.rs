//! The prover `field`: random interpretation over GF(p), p = 2^61 − 1.
//!
//! A program is run by the evaluator on random elements of the field instead of numbers. Addition and multiplication
//! are the field's own, exact. Everything else is an *oracle*: random, but the same for the same argument. If two
//! programs that compute different functions are run so, their results are different but for an accident, whose chance
//! is bounded and reported with the verdict.
//!
//! # Why equal results mean equal functions
//!
//! Let every value that an oracle returns be a fresh variable. An element of an output is then a rational function of
//! the inputs and these variables with rational coefficients. Two such functions that are different agree at a random
//! point with a chance of their degree over p only (Schwartz, Zippel). If they are the same, they stay the same when
//! the variables are replaced by what the functions really are, over the real numbers; so all that an oracle promises
//! must be true of the function it stands for:
//!
//! * the same argument gives the same value (different arguments that happen to coincide are part of the bound);
//! * `exp(0) = 1`, `exp(−x) = 1/exp(x)`; logistic and tanh are rational in exp; sine and cosine lie on the circle; erf
//!   and cbrt are odd; `log(1) = 0`;
//! * order is total, `x < 0` where `−x > 0`, and right between small integers and the literals of the programs.
//!
//! **Roots.** Half of the field has no root. The argument u of a root is therefore *drawn as a square*: wherever an
//! instruction reads u, it gets `S(u)`, a random square that depends on u. Over the real numbers S is the identity, and
//! an oracle may stand for it as for any function. Then `sqrt(S)² = S` and `rsqrt(S) = 1/sqrt(S)` hold in every way of
//! writing them, and with the slope 1 that S has, the derivatives of roots too. What is lost is that u is the sum it
//! was computed as: two programs are not found equal that rely on it behind the root, which is no error.
//!
//! **Literals** are read as the rational of least denominator that rounds to them, rounding is not done, `is_finite` is
//! true, integers and booleans are what they are; every combination of up to four boolean inputs is tried. Bytes that
//! are only converted to floats are drawn as field elements, so the proof is for all images.
//!
//! **Gradients.** With [`Dual`](truestep_interp::Dual) elements the same run gives the derivative of the loss along a
//! random direction u, which must be `Σ⟨gᵢ, uᵢ⟩`: one equation between rational functions of everything, u included,
//! without tolerance.
//!
//! # What is not claimed
//!
//! * *Comparisons* have two outcomes, not p. A proof is about the pieces on which comparisons fall as they did in the
//!   samples, and its bound is that of these pieces' functions, each as if it had been chosen beforehand. A random
//!   outcome may also be one that no real number has. Small programs, which compare few numbers, are therefore given
//!   more samples than asked for, and programs with comparisons are run at real points as well, where a difference
//!   overrules the field.
//! * Over ℚ a difference whose coefficients are all multiples of p is not seen.
//! * A difference in the field refutes nothing: only a run at a real point does.

mod arithmetic;
mod classes;
pub mod counterpart;
mod degree;
mod element;
mod fp;
mod gradient;
mod inputs;
mod literal;
mod oracle;
mod prepare;
mod programs;
pub mod trace;

pub use fp::Fp;
pub use gradient::{Gradient, gradient};
pub use oracle::Oracle;
pub use programs::{Answer, equal_programs};
