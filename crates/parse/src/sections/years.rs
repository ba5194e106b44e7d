//! Headings with the years that they reach over: `Experience 2012–2024`, `Studies (2008 – 2011)`.

use super::look::Look;
use super::{prepare, wording};
use crate::line::Line;
use std::ops::Range;
use vitae_model::dates;

/// Fewest lines that share a look with a heading that has years, itself among them.
const ALIKE: usize = 2;

/// Cuts the years off headings: what is left is a known heading, in a look that other known headings have.
pub(super) fn drop(lines: &mut [Line], body: f32) {
    let cut: Vec<(usize, Line)> =
        lines.iter().enumerate().filter_map(|(index, line)| Some((index, without(line, body)?))).collect();
    let known = lines.iter().filter(|line| wording::is_known(&line.text)).map(Look::of);
    let looks: Vec<Look> = known.chain(cut.iter().map(|(_, line)| Look::of(line))).collect();
    for (index, line) in cut {
        let look = Look::of(&line);
        if looks.iter().filter(|other| **other == look).count() >= ALIKE {
            lines[index] = line;
        }
    }
}

/// A line that stands out without the years at one of its ends, when it is a known heading then.
fn without(line: &Line, body: f32) -> Option<Line> {
    if line.bullet || line.row.is_some() || line.text.contains('\t') || !prepare::stands_out(line, body) {
        return None;
    }
    let (years, span) = dates::find(&line.text).into_iter().next()?;
    let title = title(&line.text, &years)?;
    let known = span.is_range() && wording::is_known(&line.text[title.clone()]);
    known.then(|| {
        let mut out = line.clone();
        out.truncate(title.end);
        out.cut_front(title.start);
        out
    })
}

/// What stands before years that close a text, or behind years that open it.
fn title(text: &str, years: &Range<usize>) -> Option<Range<usize>> {
    const MARKS: &[char] = &[' ', '(', ')', '[', ']', ',', ':', '|', '·', '•', '–', '—', '-', '/'];
    let (before, behind) = (&text[..years.start], &text[years.end..]);
    if behind.trim_matches(MARKS).is_empty() {
        return Some(0..before.trim_end_matches(MARKS).len());
    }
    before.trim_matches(MARKS).is_empty().then(|| text.len() - behind.trim_start_matches(MARKS).len()..text.len())
}
