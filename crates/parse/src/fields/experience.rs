//! Jobs.

use super::description;
use crate::entries::{self, Entry};
use crate::line::Line;
use crate::parts::{Break, Part};
use crate::recognise::role;
use crate::value::{Value, tidy};

/// One job with its sources.
#[derive(Debug, Default)]
pub(crate) struct Job {
    pub(crate) company: Value,
    pub(crate) position: Value,
    pub(crate) duration: Value,
    pub(crate) description: Value,
}

/// Reads the jobs of the given sections. Whether titles or employers come first is decided once for all of them.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Job> {
    let entries: Vec<Vec<Entry>> = sections.iter().map(|indices| entries::split(lines, indices)).collect();
    let named: Vec<Vec<Vec<Part>>> =
        entries.iter().map(|list| list.iter().map(|entry| candidates(lines, entry)).collect()).collect();
    let title_first = title_first(named.iter().flatten());
    let mut out = Vec::new();
    for (list, names) in entries.iter().zip(&named) {
        let mut employer: Option<Value> = None;
        for (entry, names) in list.iter().zip(names) {
            let job = job(lines, entry, names, title_first, &mut employer);
            if let Some(job) = job {
                out.push(job);
            }
        }
    }
    out
}

/// The texts of the head that may be employer or title: at most the first few, with a comma cut open when there is one only.
fn candidates(lines: &[Line], entry: &Entry) -> Vec<Part> {
    let texts: Vec<Part> = entry.texts().cloned().collect();
    let mut out = Vec::new();
    for part in &texts {
        let split =
            if texts.len() == 1 || (texts.len() < 3 && mixed(&part.text)) { at_comma(lines, part) } else { None };
        match split {
            Some((left, right)) => out.extend([left, right]),
            None => out.push(part.clone()),
        }
    }
    out
}

/// Whether one side of a comma reads like a title and the other like an employer.
fn mixed(text: &str) -> bool {
    text.match_indices(',').any(|(at, _)| {
        let (left, right) = (role::lean(&text[..at]), role::lean(&text[at + 1..]));
        (left > 0.0 && right < 0.0) || (left < 0.0 && right > 0.0)
    })
}

/// Cuts `Engineer, Acme Ltd` at the comma where the two sides read most differently.
fn at_comma(lines: &[Line], part: &Part) -> Option<(Part, Part)> {
    let text = &lines[part.line].text[part.range.clone()];
    let best = text
        .match_indices(',')
        .map(|(at, _)| (at, (role::lean(&text[..at]) - role::lean(&text[at + 1..])).abs()))
        .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    if best.1 < 0.3 {
        return None;
    }
    let middle = part.range.start + best.0;
    let left = Part { text: tidy(&text[..best.0]), range: part.range.start..middle, ..part.clone() };
    let right = Part {
        text: tidy(&text[best.0 + 1..]),
        range: middle + 1..part.range.end,
        before: Break::Weak,
        ..part.clone()
    };
    (!left.text.is_empty() && !right.text.is_empty()).then_some((left, right))
}

/// Whether the first of two names is the title, by the words of all entries together.
fn title_first<'a>(entries: impl Iterator<Item = &'a Vec<Part>>) -> bool {
    let pairs = entries.filter(|names| names.len() >= 2);
    let sum: f32 = pairs.map(|names| (role::lean(&names[0].text) - role::lean(&names[1].text)).clamp(-1.5, 1.5)).sum();
    sum >= 0.0
}

fn job(lines: &[Line], entry: &Entry, names: &[Part], title_first: bool, employer: &mut Option<Value>) -> Option<Job> {
    let duration = entry
        .head
        .iter()
        .filter(|part| part.date().is_some())
        .max_by_key(|part| part.date().is_some_and(|span| span.is_range() || span.end.is_some()));
    let mut job = Job {
        duration: duration.map(|part| part.value(0.95)).unwrap_or_default(),
        description: description(lines, &entry.body),
        ..Job::default()
    };
    match names {
        [] => {
            if duration.is_none() && job.description.is_empty() {
                return None;
            }
            if let Some(known) = employer {
                job.company = known.clone();
            }
        }
        [only] => lone(only, title_first, employer, &mut job),
        [first, second, ..] => {
            let (title, company) = if title_first { (first, second) } else { (second, first) };
            let sure = role::lean(&title.text) > 0.0 || role::lean(&company.text) < 0.0;
            let contrary = role::lean(&title.text) < -0.5 && role::lean(&company.text) > 0.5;
            let (title, company) = if contrary { (company, title) } else { (title, company) };
            job.position = title.value(if sure { 0.95 } else { 0.7 });
            job.company = without_town(company.value(if sure { 0.95 } else { 0.7 }));
            *employer = Some(job.company.clone());
        }
    }
    if duration.is_none() && entry.body.is_empty() && names.len() == 1 && role::lean(&names[0].text) <= 0.0 {
        // A line with nothing but an employer: its roles follow.
        return None;
    }
    Some(job)
}

/// `Krüger GmbH, Augsburg` without its town: what stands behind the last comma is a short name that says nothing else.
fn without_town(mut company: Value) -> Value {
    let Some(comma) = company.text.rfind(',') else { return company };
    let (name, town) = (&company.text[..comma], company.text[comma + 1..].trim());
    let words: Vec<&str> = town.split_whitespace().collect();
    let named = (1..=3).contains(&words.len()) && words.iter().all(|word| word.starts_with(|c: char| c.is_uppercase()));
    let plain = role::lean(town) == 0.0
        && role::title_score(town) == 0.0
        && town.chars().all(|c| c.is_alphabetic() || " -'’.".contains(c));
    if named && plain && town.chars().any(char::is_lowercase) && role::company_score(name) > 0.0 {
        company.text.truncate(comma);
    }
    company
}

/// One name only: a further role at the employer above, or an employer without a title.
fn lone(only: &Part, title_first: bool, employer: &mut Option<Value>, job: &mut Job) {
    let lean = role::lean(&only.text);
    if lean < 0.0 || (lean == 0.0 && employer.is_none() && !title_first) {
        job.company = without_town(only.value(0.8));
        *employer = Some(job.company.clone());
    } else {
        job.position = only.value(0.85);
        if let Some(known) = employer.as_ref().filter(|_| !title_first) {
            job.company = Value { confidence: 0.8, ..known.clone() };
        }
    }
}
