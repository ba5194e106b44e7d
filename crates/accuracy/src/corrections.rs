//! What a reader's mistakes cost the person who reviews the answer: the values to correct.
//!
//! A value that is wrong, missing or too much is one correction. Of a set (skills, technologies) each item counts, and a wrong item in the
//! place of a missing one is exchanged at once. An entry too much costs each of its values. What is neutral costs nothing.

use crate::compare::{Entry, Paired, set};
use crate::field::{FIELDS, Field, LISTS, Measure, of_list};
use crate::said::{Said, items};
use serde_json::Value;
use vitae_testkit::labelled::Object;

/// Prose worth this much (the F1 of its words, 0 to 1) is left as it is.
pub const RIGHT_PROSE: f64 = 0.9;

/// Whoever adds or removes a whole entry has chosen its kind by that.
const KIND: &str = "achievements.type";

/// The corrections of each field, in the order of [`FIELDS`].
pub fn corrections(truth: &Object, answer: &Object, neutral: &Object) -> Vec<usize> {
    let mut counts = vec![0; FIELDS.len()];
    for (number, field) in of_list("") {
        let (truth, answer) = (truth.get(field.name), answer.get(field.name));
        counts[number] = match field.measure {
            Measure::Set => of_set(truth, answer, &items(neutral.get(field.name))),
            measure => of_value(measure, Said::new(measure, truth).as_ref(), Said::new(measure, answer).as_ref()),
        };
    }
    for list in LISTS {
        let paired = Paired::new(list, truth, answer, neutral);
        for (number, field) in of_list(list) {
            counts[number] = of_entries(&paired, number, field);
        }
    }
    counts
}

fn of_entries(paired: &Paired, number: usize, field: &Field) -> usize {
    let answered = paired.judged.iter().map(|&column| (paired.mate(column), Some(&paired.answer[column])));
    let missed = paired.missed().map(|entry| (Some(entry), None));
    answered.chain(missed).map(|(truth, answer)| of_entry(number, field, truth, answer)).sum()
}

fn of_entry(number: usize, field: &Field, truth: Option<&Entry>, answer: Option<&Entry>) -> usize {
    if field.name == KIND && (truth.is_none() || answer.is_none()) {
        return 0;
    }
    let given = |entry: &'_ Entry| entry.given.get(field.leaf()).cloned();
    match (field.measure, truth) {
        (Measure::Set, None) => items(answer.and_then(given).as_ref()).len(),
        (Measure::Set, Some(truth)) => of_set(given(truth).as_ref(), answer.and_then(given).as_ref(), &[]),
        (measure, _) => {
            of_value(measure, truth.and_then(|one| one.said.get(&number)), answer.and_then(|one| one.said.get(&number)))
        }
    }
}

fn of_value(measure: Measure, truth: Option<&Said>, answer: Option<&Said>) -> usize {
    let enough = if measure == Measure::Prose { RIGHT_PROSE } else { 1.0 };
    let is_right = match (truth, answer) {
        (Some(truth), Some(answer)) => answer.credit(truth, measure) >= enough,
        (truth, answer) => truth.is_none() && answer.is_none(),
    };
    usize::from(!is_right)
}

fn of_set(truth: Option<&Value>, answer: Option<&Value>, neutral: &[String]) -> usize {
    let tally = set(truth, answer, neutral);
    let right = tally.credit.round() as usize;
    tally.answered.max(tally.expected) - right
}

/// The corrections of many files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effort {
    /// The corrections of each file, fewest first.
    counts: Vec<usize>,
}

impl Effort {
    /// The corrections of each file, in any order.
    pub fn new(mut counts: Vec<usize>) -> Self {
        counts.sort_unstable();
        Self { counts }
    }

    /// Corrections that half of the files do not exceed: the middle one, or the mean of the two in the middle; 0 without files.
    pub fn median(&self) -> f64 {
        let at = |place: usize| self.counts.get(place).copied().unwrap_or_default() as f64;
        let files = self.counts.len();
        (at(files / 2) + at(files.saturating_sub(1) / 2)) / 2.0
    }

    /// Corrections of a file in the mean; 0 without files.
    pub fn mean(&self) -> f64 {
        self.counts.iter().sum::<usize>() as f64 / self.counts.len().max(1) as f64
    }

    /// Corrections that nine files of ten do not exceed; 0 without files.
    pub fn p90(&self) -> usize {
        self.counts.get(self.counts.len() * 9 / 10).copied().unwrap_or_default()
    }

    /// The share of the files with so many corrections at most, 0 to 1.
    pub fn at_most(&self, corrections: usize) -> f64 {
        self.counts.partition_point(|&count| count <= corrections) as f64 / self.counts.len().max(1) as f64
    }
}
