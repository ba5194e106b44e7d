//! Rows that are one text.
//!
//! The printing program breaks a line at a blank or behind a hyphen or slash that stands in the text, and a word that is wider
//! than the column wherever its edge is. It never adds a hyphen.

use super::print::Row;
use crate::line::{Line, bullet_len};
use crate::wrap;

/// Rows of one paragraph stand 1.71 of their size apart (summary: 1.5), those with an empty one between twice that.
const APART: f32 = 2.4;

/// All rows as one line.
pub(super) fn joined(rows: &[&Row]) -> Option<Line> {
    marked(rows).map(|(line, _)| line)
}

/// All rows as one line, and where its no-break spaces stand.
pub(super) fn marked(rows: &[&Row]) -> Option<(Line, Vec<usize>)> {
    let (first, rest) = rows.split_first()?;
    let (mut out, mut no_breaks) = (first.line.clone(), first.no_breaks.clone());
    let mut before = *first;
    for row in rest {
        let parting = parting(before, row);
        out.truncate(out.text.trim_end().len());
        let start = row.line.text.len() - row.line.text.trim_start().len();
        let shift = out.text.len() + parting.len();
        no_breaks.extend(row.no_breaks.iter().filter(|at| **at >= start).map(|at| at - start + shift));
        out.absorb(parting, &row.line, start..row.line.text.len());
        if out.page == row.line.page {
            out.bbox = out.bbox.union(&row.line.bbox);
        }
        before = row;
    }
    Some((out, no_breaks))
}

/// What stands between two rows of one text.
fn parting(before: &Row, next: &Row) -> &'static str {
    let (end, start) = (before.line.text.as_str(), next.line.text.trim_start());
    if end.ends_with(' ') {
        return " ";
    }
    let (Some(last), Some(first)) = (end.chars().next_back(), start.chars().next()) else { return "" };
    let stem = end[..end.len() - last.len_utf8()].ends_with(char::is_alphanumeric);
    let marked = "-‐/".contains(last) && stem && first.is_alphanumeric();
    if marked || (is_unspaced(last) && is_unspaced(first)) || is_cut(&before.line, first) { "" } else { " " }
}

/// Whether a line is one word as wide as its column, which goes on in small letters or digits.
fn is_cut(line: &Line, first: char) -> bool {
    let text = line.text.trim();
    let wide = line.bbox.x1 + 2.0 * line.size > line.right;
    wide && !text.contains(' ') && (first.is_lowercase() || first.is_numeric()) && text.ends_with(char::is_alphanumeric)
}

/// Whether a sign belongs to a script without blanks between words: Chinese, Japanese, Thai.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{e7f}' | '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff65}')
}

/// The paragraphs of rows, each a line without its bullet.
pub(super) fn paragraphs(rows: &[&Row]) -> Vec<Line> {
    let paragraphs = rows.chunk_by(|before, next| goes_on(before, next));
    paragraphs.filter_map(joined).map(without_bullet).collect()
}

/// Whether a row goes on with the paragraph of the one before: nothing more had fitted on that.
fn goes_on(before: &Row, next: &Row) -> bool {
    let near = next.below(before).is_none_or(|gap| gap < APART * next.size);
    near && bullet_len(&next.line.text) == 0 && is_full(&before.line, &next.line)
}

/// Whether the first word of a line had not fitted on the line before; of a script without blanks, its first two signs.
pub(super) fn is_full(before: &Line, next: &Line) -> bool {
    match next.text.trim_start().starts_with(is_unspaced) {
        true => before.bbox.x1 + 2.0 * next.size > before.right,
        false => wrap::is_full(before, next),
    }
}

fn without_bullet(mut line: Line) -> Line {
    let bullet = bullet_len(&line.text);
    if bullet > 0 {
        line.cut_front(bullet);
        line.bullet = true;
    }
    line
}
