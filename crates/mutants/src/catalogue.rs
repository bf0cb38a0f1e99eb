//! The catalogue.

use crate::mutant::Mutant;
use crate::{
    adam, average, bce, clip, drops, exchange, layers, loss, momentum, norms, options, running, text, window, windows,
};

impl Mutant {
    /// Every mutant, by what it changes.
    pub fn all() -> impl Iterator<Item = &'static Mutant> {
        let tables = [
            norms::MUTANTS,
            running::MUTANTS,
            exchange::MUTANTS,
            drops::MUTANTS,
            loss::MUTANTS,
            bce::MUTANTS,
            layers::MUTANTS,
            windows::MUTANTS,
            momentum::MUTANTS,
            adam::MUTANTS,
            window::MUTANTS,
            clip::MUTANTS,
            average::MUTANTS,
            options::MUTANTS,
            text::MUTANTS,
        ];
        tables.into_iter().flatten()
    }

    /// The mutant named `id`.
    pub fn find(id: &str) -> Option<&'static Mutant> {
        Self::all().find(|mutant| mutant.id == id)
    }
}
