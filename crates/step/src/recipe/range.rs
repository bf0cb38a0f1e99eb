//! Ranges that numbers of a recipe must lie in.

/// A field, and what was expected and found.
pub(super) type Fault = (&'static str, String);

pub(super) fn fraction(field: &'static str, value: f64) -> Result<(), Fault> {
    within((0.0..=1.0).contains(&value), field, "from 0 to 1", value)
}

pub(super) fn below_one(field: &'static str, value: f64) -> Result<(), Fault> {
    within((0.0..1.0).contains(&value), field, "from 0 to below 1", value)
}

pub(super) fn at_least_zero(field: &'static str, value: f64) -> Result<(), Fault> {
    within(value.is_finite() && value >= 0.0, field, "of at least 0", value)
}

pub(super) fn above_zero(field: &'static str, value: f64) -> Result<(), Fault> {
    within(value.is_finite() && value > 0.0, field, "above 0", value)
}

/// `bound` being `what`.
pub(super) fn at_most(field: &'static str, value: f64, bound: f64, what: &str) -> Result<(), Fault> {
    within(value <= bound, field, &format!("of at most {bound}, {what}"), value)
}

fn within(holds: bool, field: &'static str, range: &str, value: f64) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err((field, format!("expected a number {range}, found {value}"))) }
}
