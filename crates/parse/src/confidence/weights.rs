//! The weights of the evidence, as `confidence.txt` keeps them.

use super::evidence::{COUNT, Evidence, NAMES};
use super::groups::leaf_of;
use rustc_hash::FxHashMap as HashMap;
use std::sync::LazyLock;

/// The weights that were learned.
pub(super) static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_str!("../../confidence.txt")));

/// What lines of the file begin with that are about a kind of field.
const FIELD: &str = "field ";
/// The line that holds for every field.
const BASE: &str = "base";

/// Weights of a logistic regression: above 0 speaks against a field.
pub(super) struct Weights {
    base: f32,
    evidence: [f32; COUNT],
    /// By the field without its numbers: `experience.company`.
    fields: HashMap<&'static str, f32>,
}

impl Weights {
    /// Reads lines of a name, a tab and a weight; those that begin with `#` are remarks.
    fn read(text: &'static str) -> Self {
        let pairs = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'));
        let known: HashMap<&str, f32> = pairs.filter_map(|(name, weight)| Some((name, weight.parse().ok()?))).collect();
        let weight = |name: &str| known.get(name).copied().unwrap_or(0.0);
        let fields = known.iter().filter_map(|(name, weight)| Some((name.strip_prefix(FIELD)?, *weight)));
        Self { base: weight(BASE), evidence: NAMES.map(weight), fields: fields.collect() }
    }

    /// The probability that a field is wrong.
    pub(super) fn doubt(&self, evidence: &Evidence) -> f32 {
        let field = self.fields.get(leaf_of(&evidence.path).as_str()).copied().unwrap_or(0.0);
        let said: f32 = self.evidence.iter().zip(&evidence.values).map(|(weight, value)| weight * value).sum();
        1.0 / (1.0 + (-(self.base + field + said)).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_has_a_name_that_is_measured() {
        let text = include_str!("../../confidence.txt");
        let names: Vec<&str> = text.lines().filter_map(|line| line.split_once('\t')).map(|(name, _)| name).collect();
        for name in NAMES {
            assert!(names.contains(&name), "{name} has no weight");
        }
        for name in names {
            assert!(name == BASE || name.starts_with(FIELD) || NAMES.contains(&name), "{name} is not measured");
        }
    }

    #[test]
    fn doubt_follows_the_weights() {
        let weights = Weights::read("# remark\nbase\t-2\none word\t1.5\nfield skills\t0.5\n");
        let mut values = [0.0; COUNT];
        let of = |path: &str, values| weights.doubt(&Evidence { path: path.into(), values });
        assert!((of("name", values) - 0.119).abs() < 0.001);
        values[NAMES.iter().position(|name| *name == "one word").expect("it is measured")] = 1.0;
        assert!((of("name", values) - 0.378).abs() < 0.001);
        assert!((of("skills[4]", values) - 0.5).abs() < 0.001);
    }
}
