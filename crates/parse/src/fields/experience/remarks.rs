//! What stands within a job and says nothing of it: labels of the statements below (`Responsibilities:`), and remarks on
//! the contract (`Hours per week: 40`).

use super::labelled::{self, label};
use crate::line::Line;
use crate::value::Value;
use crate::vocabulary::JobLabel;
use crate::words::fold;
use crate::wrap;
use std::collections::HashMap;

/// Longest label that is not in the vocabulary, in words.
const LABEL_WORDS: usize = 4;

/// The lines of a section without such labels and remarks. A short line that ends in a colon is a label where several
/// jobs have it.
pub(super) fn without(lines: &[Line], indices: &[usize]) -> Vec<usize> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for index in indices.iter().filter(|index| is_short_label(&lines[**index])) {
        *counts.entry(fold(&lines[*index].text)).or_default() += 1;
    }
    let repeated = |line: &Line| is_short_label(line) && counts.get(&fold(&line.text)).is_some_and(|count| *count > 1);
    let says_nothing = |line: &Line| match label(line) {
        _ if repeated(line) => true,
        Some((JobLabel::Description, start)) => line.text[start..].trim().is_empty(),
        Some((JobLabel::Other, start)) => is_at_colon(line, start),
        _ => false,
    };
    indices.iter().copied().filter(|index| !says_nothing(&lines[*index])).collect()
}

fn is_short_label(line: &Line) -> bool {
    line.text.trim_end().ends_with(':') && line.words() <= LABEL_WORDS
}

fn is_at_colon(line: &Line, start: usize) -> bool {
    line.text[..start].ends_with(':')
}

/// A statement without the label at its front: `Duties: …`.
pub(super) fn statement(lines: &[Line], group: &[usize]) -> Value {
    let labelled = group.first().filter(|_| group.len() == 1).and_then(|index| {
        let line = &lines[*index];
        let told = label(line).filter(|(told, _)| *told == JobLabel::Description && !line.bullet);
        told.filter(|(_, start)| is_at_colon(line, *start)).map(|(_, start)| (*index, start))
    });
    match labelled {
        Some((index, start)) => labelled::value_behind(lines, index, start),
        None => wrap::join(lines, group, 0.9),
    }
}
