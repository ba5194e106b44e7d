//! The credit of every single value of an answer: what the parser's confidence is measured and learned by.

use crate::compare::{Paired, is_neutral};
use crate::field::{LISTS, Measure, of_list};
use crate::said::{Said, items};
use serde_json::Value;
use std::collections::BTreeMap;
use vitae_testkit::labelled::Object;

/// The credit of each value by its path (`experience[0].company`, `skills[3]`). Values that are neither right nor wrong are left out.
pub fn judge(truth: &Object, answer: &Object, neutral: &Object) -> BTreeMap<String, f64> {
    let mut credits = BTreeMap::new();
    for (_, field) in of_list("").filter(|(_, field)| field.measure != Measure::Set) {
        let said = |source: &Object| Said::new(field.measure, source.get(field.name));
        if let Some(answer) = said(answer) {
            credits.insert(field.name.to_owned(), credit(field.measure, said(truth).as_ref(), &answer));
        }
    }
    for list in LISTS {
        judge_list(list, &Paired::new(list, truth, answer, neutral), &mut credits);
    }
    let unjudged = items(neutral.get("skills"));
    let skills = credits_of_items("skills", truth.get("skills"), answer.get("skills"));
    let counts = |(_, item, credit): &(String, String, f64)| {
        *credit > 0.0 || !unjudged.iter().any(|other| is_neutral(item, other))
    };
    credits.extend(skills.into_iter().filter(counts).map(|(path, _, credit)| (path, credit)));
    credits
}

/// The fields that the answer leaves empty and the truth does not, by their paths; in lists those of the entries that have a mate.
pub fn missing(truth: &Object, answer: &Object, neutral: &Object) -> Vec<String> {
    let mut paths = Vec::new();
    for (_, field) in of_list("").filter(|(_, field)| field.measure != Measure::Set) {
        let said = |source: &Object| Said::new(field.measure, source.get(field.name)).is_some();
        paths.extend((said(truth) && !said(answer)).then(|| field.name.to_owned()));
    }
    for list in LISTS {
        let paired = Paired::new(list, truth, answer, neutral);
        for &column in &paired.judged {
            let entry = &paired.answer[column];
            let Some(mate) = paired.mate(column) else { continue };
            let lost = |number: &usize| mate.said.contains_key(number) && !entry.said.contains_key(number);
            let fields = of_list(list).filter(|(number, field)| field.measure != Measure::Set && lost(number));
            paths.extend(fields.map(|(_, field)| format!("{list}[{}].{}", entry.at, field.leaf())));
        }
    }
    paths
}

fn judge_list(list: &str, paired: &Paired, credits: &mut BTreeMap<String, f64>) {
    for &column in &paired.judged {
        let entry = &paired.answer[column];
        let mate = paired.mate(column);
        for (number, field) in of_list(list) {
            let path = format!("{list}[{}].{}", entry.at, field.leaf());
            let given = |entry: &'_ crate::compare::Entry| entry.given.get(field.leaf()).cloned();
            if field.measure == Measure::Set {
                let items = credits_of_items(&path, mate.and_then(given).as_ref(), given(entry).as_ref());
                credits.extend(items.into_iter().map(|(path, _, credit)| (path, credit)));
            } else if let Some(answer) = entry.said.get(&number) {
                credits.insert(path, credit(field.measure, mate.and_then(|entry| entry.said.get(&number)), answer));
            }
        }
    }
}

fn credit(measure: Measure, truth: Option<&Said>, answer: &Said) -> f64 {
    truth.map_or(0.0, |truth| answer.credit(truth, measure))
}

/// Path, item and credit of each item of a list.
fn credits_of_items(path: &str, truth: Option<&Value>, answer: Option<&Value>) -> Vec<(String, String, f64)> {
    let truth = items(truth);
    let answer = items(answer).into_iter().enumerate();
    answer
        .map(|(at, item)| (format!("{path}[{at}]"), item.clone(), f64::from(u8::from(truth.contains(&item)))))
        .collect()
}
