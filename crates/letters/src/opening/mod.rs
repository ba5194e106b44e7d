//! What an advertisement says at its beginning: the title of the job, who advertises, and whom to write to.

mod contact;
mod employer;
mod title;

pub(crate) use contact::contact;
pub(crate) use employer::{company, is_agency};
pub(crate) use title::title;

use crate::phrase::tidy;
use crate::words::WORDS;
use std::collections::BTreeSet;

/// Lines at the beginning that may hold title and company.
const OPENING_LINES: usize = 6;
/// Most words of such a line.
const LINE_WORDS: usize = 16;

/// Signs that begin a point of a list whether or not a blank follows.
const BULLETS: [char; 14] = ['•', '·', '▪', '‣', '◦', '●', '○', '■', '✓', '✔', '➢', '►', '▸', '‧'];

/// The lines with something in them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| line.chars().any(char::is_alphanumeric))
}

/// The lines at the beginning that may name the job or the employer: no points of a list.
fn opening_lines(text: &str) -> impl Iterator<Item = &str> {
    lines(text).take(OPENING_LINES).filter(|line| !is_point(line))
}

/// Whether a line is a point of a list: `- Excel`, `•Excel`, `2. Excel`.
pub(crate) fn is_point(line: &str) -> bool {
    let numbered = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_numbered = numbered.len() < line.len() && (numbered.starts_with(". ") || numbered.starts_with(") "));
    is_numbered
        || line.starts_with(BULLETS)
        || ["- ", "* ", "+ ", "– ", "— ", "o "].iter().any(|mark| line.starts_with(mark))
}

/// What follows one of the labels, as in `Employer: Acme`.
fn labelled<'t>(text: &'t str, labels: &'t BTreeSet<String>) -> impl Iterator<Item = String> + 't {
    lines(text).filter_map(|line| {
        let (label, rest) = line.split_once([':', '|', '\t'])?;
        let label = label.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        labels.contains(&label).then(|| tidy(rest)).filter(|rest| !rest.is_empty())
    })
}

/// The parts of a line such as `Cook, The Ivy Leaf (York)` or `Ref 2291 | Social Worker | Kent County Council`.
fn parts(line: &str) -> Vec<&str> {
    const MARKS: [&str; 18] = [
        " - ", " – ", " — ", " | ", " · ", " • ", "\t", "(", "[", ", ", "!", " at ", " @ ", " for ", " in ", " with ",
        " bei ", " im ",
    ];
    let mut rest = vec![line];
    for mark in MARKS {
        rest = rest.into_iter().flat_map(|part| part.split(mark)).collect();
    }
    rest.into_iter()
        .map(|part| part.trim_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '+' | '#' | '\'' | '&')))
        .filter(|part| !part.is_empty())
        .collect()
}

/// What pages put before an advertisement: `We're hiring: `, `Wanted: `.
fn without_notice(line: &str) -> &str {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    match line.split_once(':') {
        Some((notice, rest)) if WORDS.notices.contains(&notice.trim().to_lowercase().replace('’', "'")) => {
            rest.trim()
        }
        _ => line,
    }
}

fn is_page_control(part: &str) -> bool {
    WORDS.page_controls.contains(&part.to_lowercase())
}
