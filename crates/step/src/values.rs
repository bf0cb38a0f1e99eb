//! The values inside a program that laws about it speak of.

use serde::{Deserialize, Serialize};
use truestep_ir::{Builder, Func, ValueId};

/// Values of the entry function, by the names that its text gives them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values<V = String> {
    /// Class scores `[batch, classes]` of this replica.
    pub logits: V,
    /// The gradient of every parameter in turn: of the mean loss over the global batch, or micro-batch.
    pub gradients: Vec<V>,
    /// Where gradients accumulate, their means over the window so far.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub means: Vec<V>,
    /// Where gradients are clipped, what comes of it.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub clipped: Vec<V>,
    /// Every batch norm in forward order.
    pub norms: Vec<NormValues<V>>,
}

/// One batch norm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormValues<V = String> {
    /// What is normalised, `[…, channels]`.
    pub input: V,
    /// Its mean, `[channels]`, over the batch that the recipe takes statistics of.
    pub mean: V,
    /// Its biased variance, `[channels]`.
    pub var: V,
    /// Its scale γ, an input of the program.
    pub scale: V,
}

impl<V> Values<V> {
    /// Each value in a fixed order.
    fn iter(&self) -> impl Iterator<Item = &V> {
        let norms = self.norms.iter().flat_map(|n| [&n.input, &n.mean, &n.var, &n.scale]);
        std::iter::once(&self.logits).chain(&self.gradients).chain(&self.means).chain(&self.clipped).chain(norms)
    }

    /// What is clipped, or taken by the update rule where nothing is: gradients, or their means over the window.
    pub fn averaged(&self) -> &[V] {
        if self.means.is_empty() { &self.gradients } else { &self.means }
    }

    /// What the update rule takes.
    pub fn taken(&self) -> &[V] {
        if self.clipped.is_empty() { self.averaged() } else { &self.clipped }
    }

    fn map<W>(&self, mut f: impl FnMut(&V) -> W) -> Values<W> {
        Values {
            logits: f(&self.logits),
            gradients: self.gradients.iter().map(&mut f).collect(),
            means: self.means.iter().map(&mut f).collect(),
            clipped: self.clipped.iter().map(&mut f).collect(),
            norms: {
                let mut norm = |n: &NormValues<V>| {
                    let [input, mean, var, scale] = [&n.input, &n.mean, &n.var, &n.scale].map(&mut f);
                    NormValues { input, mean, var, scale }
                };
                self.norms.iter().map(&mut norm).collect()
            },
        }
    }
}

/// Ends the function under construction and names `values` as its text will.
pub fn finish_naming(
    builder: Builder,
    results: &[ValueId],
    values: Option<&Values<ValueId>>,
) -> (Func, Option<Values>) {
    let followed: Vec<ValueId> = results.iter().chain(values.into_iter().flat_map(Values::iter)).copied().collect();
    let mut func = builder.finish(&followed);
    let mut ids = func.split_results(results.len()).into_iter();
    let mut name = |_: &ValueId| func.value_name(ids.next().expect("as many as there were")).to_string();
    let names = values.map(|values| values.map(&mut name));
    (func, names)
}

impl Values<ValueId> {
    /// The values that stand for these.
    pub fn renamed(&self, name: impl Fn(ValueId) -> ValueId) -> Self {
        self.map(|&v| name(v))
    }
}

impl Values {
    /// The values of `func` with these names.
    ///
    /// # Errors
    /// The first name that no value of it has.
    pub fn find(&self, func: &Func) -> Result<Values<ValueId>, String> {
        let known = |name: &&String| func.value_named(name).is_none();
        match self.iter().find(known) {
            Some(unknown) => Err(unknown.clone()),
            None => Ok(self.map(|name| func.value_named(name).expect("just looked up"))),
        }
    }
}
