//! Headings that run into their first line: `EXPERIENCE Shift Planner, Acme Ltd`, `Skills — SQL, Excel`.

use super::margin;
use super::wording::{self, Reading};
use crate::line::{Line, is_caps};
use std::collections::HashSet;
use std::ops::Range;
use vitae_model::source::SectionKind;

/// Fewest kinds of section that such headings open.
const KINDS: usize = 3;
/// Longest of them, in words.
const MAX_WORDS: usize = 4;
/// Marks that may stand behind them.
const MARKS: &[char] = &[':', '—', '–', '|', '·', '.', '-', '/'];

/// Parts such headings from their lines, when they open the jobs or the schools and there are more of them than of headings on
/// lines of their own.
pub(super) fn part_headings(lines: &mut Vec<Line>) {
    let found: Vec<Option<(Range<usize>, Reading)>> = lines.iter().map(heading).collect();
    let kinds: HashSet<SectionKind> = found.iter().flatten().map(|(_, reading)| reading.kind).collect();
    let own = lines.iter().filter(|line| !line.bullet && wording::is_known(&line.text)).count();
    let main = kinds.contains(&SectionKind::Experience) || kinds.contains(&SectionKind::Education);
    if !main || kinds.len() < KINDS || found.iter().flatten().count() <= own {
        return;
    }
    let mut out = Vec::with_capacity(lines.len() + kinds.len());
    for (line, found) in lines.drain(..).zip(found) {
        match found {
            Some((gap, _)) => {
                let [heading, rest] = margin::part(&line, gap);
                // Its wrapped lines stand where the heading does.
                out.extend([Line { outline: Some(1), ..heading }, Line { bbox: line.bbox, ..rest }]);
            }
            None => out.push(line),
        }
    }
    *lines = out;
}

/// Where a line's heading ends and what it heads begins, and what the heading says.
fn heading(line: &Line) -> Option<(Range<usize>, Reading)> {
    if line.bullet || line.text.contains('\t') {
        return None;
    }
    let ends = line.text.match_indices(' ').map(|(at, _)| at).take(MAX_WORDS);
    ends.filter_map(|end| {
        let words = line.text[..end].trim_end_matches(MARKS).trim_end();
        let behind = line.text[end..].trim_start();
        let rest = behind.trim_start_matches(MARKS).trim_start();
        let marked = rest.len() < behind.len() || words.len() < end;
        let apart = if is_caps(words) { !begins_in_caps(rest) } else { marked && is_bold(line, words.len()) };
        let reading = wording::read(words).filter(|reading| reading.certainty >= wording::WHOLE)?;
        let whole = words.chars().filter(|c| c.is_alphabetic()).count() >= 4;
        (apart && whole && !rest.is_empty()).then(|| (words.len()..line.text.len() - rest.len(), reading))
    })
    .last()
}

fn begins_in_caps(text: &str) -> bool {
    text.split(' ').next().is_none_or(|word| is_caps(word) || !word.starts_with(char::is_alphanumeric))
}

/// Whether a line is bold up to a byte.
fn is_bold(line: &Line, end: usize) -> bool {
    line.runs.iter().filter(|run| run.range.start < end).all(|run| run.bold)
}
