//! What stands within a job and says nothing of it: labels of the statements below (`Responsibilities:`), and remarks on
//! the contract (`Hours per week: 40`).

use super::labelled::{self, label};
use crate::line::Line;
use crate::value::Value;
use crate::vocabulary::{JobLabel, job_label};
use crate::words::fold;
use crate::wrap;
use std::collections::HashMap;

/// Longest label that is not in the vocabulary, in words.
const LABEL_WORDS: usize = 6;

/// The lines of a section without such labels and remarks. A short line that ends in a colon is a label where several
/// jobs have it.
pub(super) fn without(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for index in indices.iter().filter(|index| is_short_label(&lines[**index])) {
        *counts.entry(fold(&lines[*index].text)).or_default() += 1;
    }
    let repeated = |line: &Line| is_short_label(line) && counts.get(&fold(&line.text)).is_some_and(|count| *count > 1);
    let says_nothing = |line: &Line| match label(line) {
        _ if repeated(line) || heads_columns(line) => true,
        Some((JobLabel::Description, start)) => line.text[start..].trim().is_empty(),
        Some((JobLabel::Other, start)) => is_at_colon(line, start),
        _ => false,
    };
    indices.iter().copied().filter(|index| !says_nothing(&lines[*index])).collect()
}

/// Whether a line is the first of a table: `Period`, `Post and employer`.
fn heads_columns(line: &Line) -> bool {
    let words = |cell: &str| -> Vec<String> { fold(cell).split(' ').map(str::to_owned).collect() };
    let filler =
        |word: &str| matches!(word, "and" | "und" | "et" | "y" | "e" | "i" | "en" | "och" | "og" | "ve" | "or");
    let word = |word: &String| filler(word) || job_label(word).is_some();
    let heads = |cell: &str| job_label(&fold(cell)).is_some() || words(cell).iter().all(word);
    let tabbed = line.text.contains('\t') && line.text.split('\t').all(heads);
    tabbed || (line.words() >= 3 && words(&line.text).iter().all(|each| job_label(each).is_some()))
}

fn is_short_label(line: &Line) -> bool {
    line.text.trim_end().ends_with(':') && line.words() <= LABEL_WORDS
}

fn is_at_colon(line: &Line, start: usize) -> bool {
    line.text[..start].ends_with(':')
}

/// The statements of a job, one a line, without the labels and numbers at their fronts.
pub(super) fn description(lines: &[Line], body: &[Vec<usize>]) -> Value {
    let numbers: Vec<usize> = body.iter().filter_map(|group| Some(counter(&lines[*group.first()?].text)?.0)).collect();
    let counted = numbers.iter().copied().eq(1..=numbers.len());
    let mut out = Value::default();
    for group in body {
        let front = front(lines, group, counted);
        out.append(
            "\n",
            match front {
                Some((index, start)) => labelled::value_behind(lines, index, start),
                None => wrap::join(lines, group, 0.9),
            },
        );
    }
    out
}

/// The line of a statement and where it begins behind a label (`Duties: …`) or, where statements are counted, its number.
fn front(lines: &[Line], group: &[usize], counted: bool) -> Option<(usize, usize)> {
    let [index] = group else { return None };
    let line = &lines[*index];
    let told = label(line).filter(|(told, start)| *told == JobLabel::Description && is_at_colon(line, *start));
    let told = told.filter(|_| !line.bullet).map(|(_, start)| start);
    told.or_else(|| counter(&line.text).filter(|_| counted).map(|(_, length)| length)).map(|start| (*index, start))
}

/// The number before a statement (`2.`, `(2)`) and its bytes, blanks behind it included.
fn counter(text: &str) -> Option<(usize, usize)> {
    let (front, rest) = text.trim_start().split_once(char::is_whitespace)?;
    let inner = front.strip_prefix('(').unwrap_or(front).strip_suffix([')', '.'])?;
    let number = inner.parse().ok().filter(|_| inner.len() <= 2)?;
    let rest = rest.trim_start();
    (!rest.is_empty()).then_some((number, text.len() - rest.len()))
}
