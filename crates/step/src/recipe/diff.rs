//! What sets two recipes apart.

use super::Recipe;
use serde_json::Value;

/// A key at which two recipes differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The key, dotted.
    pub key: String,
    /// The value that this recipe has there, if any.
    pub ours: Option<Value>,
    /// The value that the other has.
    pub theirs: Option<Value>,
}

impl Recipe {
    /// The keys at which `other` differs, in the order of the recipe; the remark is not compared.
    pub fn differences(&self, other: &Recipe) -> Vec<Difference> {
        let value = |recipe: &Recipe| {
            let recipe = Recipe { about: String::new(), ..recipe.clone() };
            serde_json::to_value(recipe).expect("a recipe is JSON")
        };
        let mut found = Vec::new();
        collect(String::new(), Some(&value(self)), Some(&value(other)), &mut found);
        found
    }
}

fn collect(key: String, a: Option<&Value>, b: Option<&Value>, found: &mut Vec<Difference>) {
    let map = |value: Option<&Value>| value.and_then(Value::as_object).cloned();
    if let (Some(a), Some(b)) = (map(a), map(b)) {
        for k in a.keys().chain(b.keys().filter(|k| !a.contains_key(*k))) {
            let key = if key.is_empty() { k.clone() } else { format!("{key}.{k}") };
            collect(key, a.get(k), b.get(k), found);
        }
    } else if a != b {
        found.push(Difference { key, ours: a.cloned(), theirs: b.cloned() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_name_keys_and_values() {
        let recipe = Recipe::preset("digits", &[]).unwrap();
        assert_eq!(recipe.differences(&recipe), []);
        let set = ["epochs=3", "about=other", "schedule.decay=polynomial", "clip=1.0"].map(str::to_string);
        let found = recipe.differences(&Recipe::preset("digits", &set).unwrap());
        let keys: Vec<&str> = found.iter().map(|d| d.key.as_str()).collect();
        assert_eq!(keys, ["epochs", "schedule.decay", "schedule.power", "clip"]);
        assert_eq!((&found[0].ours, &found[0].theirs), (&Some(15.into()), &Some(3.into())));
        assert_eq!((&found[3].ours, &found[3].theirs), (&None, &Some(1.0.into())));
    }
}
