//! One answer beside the truth.

use crate::assignment::assign;
use crate::field::{FIELDS, Field, LISTS, Measure, of_list};
use crate::said::{Said, common, counted, items, text, total};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use vitae_testkit::labelled::Object;

/// Pairs of entries less alike than this are not made.
pub const LEAST_SIMILARITY: f64 = 0.2;

/// From this on an entry says the same as a neutral one.
const SAME: f64 = 0.5;

/// Words that a skill may have behind a neutral one, that one included: "French (B2)" is French.
const WORDS_OF_NEUTRAL: usize = 3;

/// What was right in a field, beside what was answered and what is true.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Tally {
    /// Sum of the credits, 0 to 1 a value.
    pub credit: f64,
    /// Values in the answer.
    pub answered: usize,
    /// Values in the truth.
    pub expected: usize,
}

impl Tally {
    /// The share of the answered values that is right.
    pub fn precision(&self) -> f64 {
        ratio(self.credit, self.answered)
    }

    /// The share of the true values that was found.
    pub fn recall(&self) -> f64 {
        ratio(self.credit, self.expected)
    }

    /// The harmonic mean of both, 0 when nothing is right.
    pub fn f1(&self) -> f64 {
        2.0 * ratio(self.credit, self.answered + self.expected)
    }

    /// Values lost: one for each wrong value, half a one for each that is missing or invented.
    pub fn lost(&self) -> f64 {
        (self.answered + self.expected) as f64 / 2.0 - self.credit
    }

    /// Whether the field occurs in truth or answer.
    pub fn occurs(&self) -> bool {
        self.answered + self.expected > 0
    }

    /// Adds the values of another file.
    pub fn add(&mut self, other: &Tally) {
        self.credit += other.credit;
        self.answered += other.answered;
        self.expected += other.expected;
    }
}

fn ratio(part: f64, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part / whole as f64 }
}

/// The tally of each field, in the order of [`FIELDS`].
pub fn compare(truth: &Object, answer: &Object, neutral: &Object) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); FIELDS.len()];
    for (number, field) in of_list("") {
        tallies[number] = match field.measure {
            Measure::Set => set(truth.get(field.name), answer.get(field.name), &items(neutral.get(field.name))),
            _ => value(field, truth, answer),
        };
    }
    for list in LISTS {
        let paired = Paired::new(list, truth, answer, neutral);
        for (number, field) in of_list(list) {
            tallies[number] = paired.tally(number, field);
        }
    }
    tallies
}

fn value(field: &Field, truth: &Object, answer: &Object) -> Tally {
    let said = |source: &Object| Said::new(field.measure, source.get(field.name));
    one(field.measure, said(truth).as_ref(), said(answer).as_ref())
}

fn one(measure: Measure, truth: Option<&Said>, answer: Option<&Said>) -> Tally {
    let credit = truth.zip(answer).map_or(0.0, |(truth, answer)| answer.credit(truth, measure));
    Tally { credit, answered: usize::from(answer.is_some()), expected: usize::from(truth.is_some()) }
}

/// The items of two lists as multisets; answered ones that are neutral and not true are left out.
pub(crate) fn set(truth: Option<&Value>, answer: Option<&Value>, neutral: &[String]) -> Tally {
    let truth = counted(items(truth));
    let mut answer = counted(items(answer));
    answer.retain(|item, _| truth.contains_key(item) || !neutral.iter().any(|other| is_neutral(item, other)));
    Tally { credit: common(&truth, &answer) as f64, answered: total(&answer), expected: total(&truth) }
}

/// Whether an item says what a neutral one does, with a level behind it at most.
pub(crate) fn is_neutral(item: &str, neutral: &str) -> bool {
    let behind = item.strip_prefix(neutral).filter(|_| !neutral.is_empty());
    item == neutral || (behind.is_some_and(|rest| rest.starts_with(' ')) && item.split(' ').count() <= WORDS_OF_NEUTRAL)
}

/// An entry of a list, ready to be compared.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Its number in its list.
    pub(crate) at: usize,
    /// Its values by the numbers of their fields.
    pub(crate) said: BTreeMap<usize, Said>,
    /// Its fields as they were given.
    pub(crate) given: Object,
}

/// The entries of a list that are not empty.
fn entries(list: &str, source: &Object) -> Vec<Entry> {
    let Some(Value::Array(values)) = source.get(list) else { return Vec::new() };
    let objects = values.iter().enumerate().filter_map(|(at, value)| Some((at, value.as_object()?)));
    let filled = objects.filter(|(_, object)| object.values().any(|value| !text(value).is_empty()));
    let entry = |(at, object): (usize, &Object)| {
        let said = of_list(list)
            .filter_map(|(number, field)| Some((number, Said::new(field.measure, object.get(field.leaf()))?)));
        Entry { at, said: said.collect(), given: object.clone() }
    };
    filled.map(entry).collect()
}

/// The weighted mean of the likeness of the fields that one of the two has.
fn similarity(list: &str, one: &Entry, other: &Entry) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (number, field) in of_list(list).filter(|(_, field)| field.weight > 0.0) {
        let (one, other) = (one.said.get(&number), other.said.get(&number));
        if one.is_some() || other.is_some() {
            weights += field.weight;
            sum += field.weight * one.zip(other).map_or(0.0, |(one, other)| likeness(field.measure, one, other));
        }
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// Unlike the credit, half of a company's name is half alike.
fn likeness(measure: Measure, one: &Said, other: &Said) -> f64 {
    let by_words = matches!(measure, Measure::Prose | Measure::Set);
    if !by_words && one.equals(other, measure) { 1.0 } else { one.overlap(other) }
}

/// The entries of a list, paired.
#[derive(Debug)]
pub(crate) struct Paired {
    truth: Vec<Entry>,
    pub(crate) answer: Vec<Entry>,
    /// Entry of the answer -> entry of the truth, as positions in the two vectors.
    mates: BTreeMap<usize, usize>,
    /// The entries of the answer that are right or wrong.
    pub(crate) judged: BTreeSet<usize>,
}

impl Paired {
    pub(crate) fn new(list: &str, truth: &Object, answer: &Object, neutral: &Object) -> Self {
        let (truth, answer, neutral) = (entries(list, truth), entries(list, answer), entries(list, neutral));
        let alike = |row: &Entry| answer.iter().map(|entry| similarity(list, row, entry)).collect::<Vec<f64>>();
        let similarities: Vec<Vec<f64>> = truth.iter().chain(&neutral).map(alike).collect();
        let pairs = assign(&similarities).into_iter();
        let rows: BTreeMap<usize, usize> = pairs
            .filter(|&(row, column)| similarities[row][column] >= LEAST_SIMILARITY)
            .map(|(row, column)| (column, row))
            .collect();
        let repeats_neutral = |column: usize| similarities[truth.len()..].iter().any(|row| row[column] >= SAME);
        let is_judged = |column: &usize| match rows.get(column) {
            Some(row) => *row < truth.len(),
            None => !repeats_neutral(*column),
        };
        let judged = (0..answer.len()).filter(is_judged).collect();
        let mates = rows.into_iter().filter(|(_, row)| *row < truth.len()).collect();
        Self { truth, answer, mates, judged }
    }

    /// The true entry of an entry of the answer.
    pub(crate) fn mate(&self, column: usize) -> Option<&Entry> {
        self.mates.get(&column).map(|&row| &self.truth[row])
    }

    /// The entries of the truth that the answer lacks.
    pub(crate) fn missed(&self) -> impl Iterator<Item = &Entry> {
        let found: BTreeSet<usize> = self.mates.values().copied().collect();
        self.truth.iter().enumerate().filter(move |(row, _)| !found.contains(row)).map(|(_, entry)| entry)
    }

    fn tally(&self, number: usize, field: &Field) -> Tally {
        if field.measure == Measure::Set {
            return self.set_tally(field);
        }
        let said = |entry: Option<&Entry>| entry.and_then(|entry| entry.said.get(&number)).cloned();
        let mut sum = Tally {
            expected: self.truth.iter().filter(|entry| entry.said.contains_key(&number)).count(),
            ..Tally::default()
        };
        for &column in &self.judged {
            let tally = one(field.measure, said(self.mate(column)).as_ref(), said(Some(&self.answer[column])).as_ref());
            sum.add(&Tally { expected: 0, ..tally });
        }
        sum
    }

    fn set_tally(&self, field: &Field) -> Tally {
        let expected = self.truth.iter().map(|entry| total(&counted(items(entry.given.get(field.leaf()))))).sum();
        let mut sum = Tally { expected, ..Tally::default() };
        for &column in &self.judged {
            let answer = self.answer[column].given.get(field.leaf());
            let tally = match self.mate(column) {
                Some(truth) => set(truth.given.get(field.leaf()), answer, &[]),
                // Here an item without a letter counts too, as the values of any other field do.
                None => Tally { answered: items(answer).len(), ..Tally::default() },
            };
            sum.add(&Tally { expected: 0, ..tally });
        }
        sum
    }
}
