//! The printed rows of a section, and the paragraphs that they make.
//!
//! Lists of certificates and awards are short and their rows are seldom full, so that the general rule for wrapped lines
//! joins items and parts names. Here the rows are taken apart again and joined with regard to the rows around them.

use super::{pieces, table, wording};
use crate::line::{Line, Run, Spot, has_word, number_len};
use crate::value::{Slice, Value, is_ornament};
use crate::words::fold;
use crate::{parts, vocabulary, wrap};
use std::collections::HashSet;
use std::ops::Range;
use vitae_model::dates;
use vitae_model::document::Rect;
use vitae_model::source::SectionKind;

/// Where a stretch of a paragraph was printed.
#[derive(Debug, Clone)]
struct Origin {
    start: usize,
    slice: Slice,
}

/// The paragraphs of a section, with the way back to the document's lines.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) lines: Vec<Line>,
    origins: Vec<Vec<Origin>>,
}

impl Rows {
    /// Reads the paragraphs of the given lines.
    pub(crate) fn of(lines: &[Line], indices: &[usize]) -> Self {
        let printed: Vec<(Line, Slice)> = indices.iter().flat_map(|index| printed_rows(lines, *index)).collect();
        let pitch = leading(lines, &printed);
        let mut printed: Vec<(Line, Slice)> =
            printed.into_iter().filter(|(row, _)| !is_of_another_section(row)).collect();
        table::part(&mut printed);
        unnumber(&mut printed);
        let mut out = Self::default();
        for (at, (row, slice)) in printed.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &printed[before]);
            match before {
                Some((last, from)) if goes_on((last, from), (row, slice), pitch) => out.extend(row, slice, lines),
                _ => out.push(row.clone(), slice.clone()),
            }
        }
        out
    }

    /// Parts paragraphs that hold several items: `A, X (2019); B, Y (2021)`. Each must have its own date.
    pub(crate) fn one_item_a_row(self) -> Self {
        let mut out = Self::default();
        for (at, line) in self.lines.iter().enumerate() {
            for range in dated_items(&line.text) {
                let whole = range == (0..line.text.len());
                let row = if whole { line.clone() } else { Line { gap: f32::NAN, ..cut(line, range.clone(), None) } };
                out.lines.push(row);
                out.origins.push(self.part(at, &range));
            }
        }
        out
    }

    /// The origins of a stretch of a paragraph.
    fn part(&self, at: usize, range: &Range<usize>) -> Vec<Origin> {
        let origins = &self.origins[at];
        let ends = origins.iter().skip(1).map(|next| next.start).chain([usize::MAX]);
        let inside = origins.iter().zip(ends).filter(|(origin, end)| origin.start < range.end && range.start < *end);
        inside
            .map(|(origin, _)| {
                let from = origin.start.max(range.start);
                let own = &origin.slice;
                let slice = Slice { line: own.line, range: own.range.start + from - origin.start..own.range.end };
                Origin { start: from - range.start, slice }
            })
            .collect()
    }

    fn push(&mut self, row: Line, slice: Slice) {
        self.lines.push(row);
        self.origins.push(vec![Origin { start: 0, slice }]);
    }

    fn extend(&mut self, row: &Line, slice: &Slice, document: &[Line]) {
        let (Some(line), Some(origins)) = (self.lines.last_mut(), self.origins.last_mut()) else { return };
        let joined_before = origins
            .last()
            .is_some_and(|last| last.slice.line == slice.line && last.slice.range.end == slice.range.start);
        let mut text = std::mem::take(&mut line.text);
        match joined_before {
            true if ends_in_date_cell(&text) => {
                text.truncate(text.trim_end().len());
                text.push('\t');
                text.push_str(&row.text);
            }
            true => text.push_str(&row.text),
            false if ends_in_date_cell(&text) => {
                text.push('\t');
                text.push_str(&row.text);
            }
            false => wrap::append(&mut text, &row.text, document),
        }
        let shift = text.len() - row.text.len();
        line.runs.iter_mut().for_each(|run| run.range.end = run.range.end.min(shift));
        line.runs.extend(
            row.runs.iter().map(|run| Run { range: run.range.start + shift..run.range.end + shift, ..run.clone() }),
        );
        line.text = text;
        if line.page == row.page {
            line.bbox = line.bbox.union(&row.bbox);
        }
        origins.push(Origin { start: shift, slice: slice.clone() });
    }

    /// A value read from these paragraphs, with its sources among the document's lines.
    pub(crate) fn settle(&self, value: Value) -> Value {
        let from = value.from.iter().flat_map(|slice| self.printed(slice)).collect();
        Value { from, ..value }
    }

    fn printed(&self, slice: &Slice) -> Vec<Slice> {
        let Some(origins) = self.origins.get(slice.line) else { return Vec::new() };
        let ends = origins.iter().skip(1).map(|next| next.start).chain([usize::MAX]);
        origins
            .iter()
            .zip(ends)
            .filter(|(origin, end)| slice.range.start < *end && origin.start < slice.range.end)
            .map(|(origin, end)| {
                let own = &origin.slice;
                let from = own.range.start + slice.range.start.max(origin.start) - origin.start;
                let to = own.range.start + slice.range.end.min(end) - origin.start;
                Slice { line: own.line, range: from.min(own.range.end)..to.min(own.range.end) }
            })
            .collect()
    }
}

/// Cuts off the numbers of a list that counts its items from 1 on: such a row opens an item.
fn unnumber(rows: &mut [(Line, Slice)]) {
    if rows.first().is_none_or(|(row, _)| number_len(&row.text, 1) == 0) {
        return;
    }
    let mut number = 1;
    for (row, slice) in rows {
        let length = number_len(&row.text, number);
        if length > 0 {
            row.cut_front(length);
            row.bullet = true;
            slice.range.start += length;
            number += 1;
        }
    }
}

/// Whether a label shows that a row belongs to no list of this kind: `Languages: English, Tongan`.
fn is_of_another_section(row: &Line) -> bool {
    let label = row.text.find(':').filter(|at| *at < 40).map(|at| fold(&row.text[..at]));
    label.is_some_and(|label| {
        matches!(
            vocabulary::heading(&label),
            Some(SectionKind::Languages | SectionKind::Interests | SectionKind::References)
        )
    })
}

fn rect(run: &Run) -> Option<(u32, Rect)> {
    match run.spot {
        Spot::Page { page, bbox } => Some((page, bbox)),
        Spot::Paragraph(_) => None,
    }
}

/// The rows that a line was printed in: it may have been put together from several.
fn printed_rows(lines: &[Line], index: usize) -> Vec<(Line, Slice)> {
    let line = &lines[index];
    let mut starts = vec![0];
    // The rows of a table's cells are no rows of the line.
    for pair in line.runs.windows(2).filter(|_| !line.cells) {
        let (Some((page, last)), Some((next_page, next))) = (rect(&pair[0]), rect(&pair[1])) else { continue };
        let below = next.y0 > last.y0 + 0.6 * last.height() && next.x0 < last.x1;
        let at = pair[1].range.start;
        if (next_page != page || below) && line.text.is_char_boundary(at) {
            starts.push(at);
        }
    }
    if starts.len() == 1 {
        return vec![(line.clone(), Slice { line: index, range: 0..line.text.len() })];
    }
    let ends = starts.iter().skip(1).copied().chain([line.text.len()]);
    let mut out: Vec<(Line, Slice)> = Vec::new();
    for (start, end) in starts.iter().copied().zip(ends) {
        let row = cut(line, start..end, out.last().map(|(row, _)| row));
        out.push((row, Slice { line: index, range: start..end }));
    }
    out
}

/// A stretch of a line as a line of its own.
fn cut(line: &Line, range: Range<usize>, before: Option<&Line>) -> Line {
    let runs: Vec<Run> = line
        .runs
        .iter()
        .filter(|run| run.range.start < range.end && range.start < run.range.end)
        .map(|run| {
            let inner = run.range.start.max(range.start)..run.range.end.min(range.end);
            Run { range: inner.start - range.start..inner.end - range.start, ..run.clone() }
        })
        .collect();
    let boxes: Vec<(u32, Rect)> = runs.iter().filter_map(rect).collect();
    let bbox = boxes.iter().map(|(_, bbox)| *bbox).reduce(|all, bbox| all.union(&bbox)).unwrap_or(line.bbox);
    let page = boxes.first().map_or(line.page, |(page, _)| *page);
    let gap = before.map_or(line.gap, |before| (bbox.y0 - before.bbox.y1) / line.size.max(1.0));
    let first = before.is_none();
    Line {
        text: line.text[range].to_owned(),
        runs,
        bbox,
        page,
        gap,
        bullet: line.bullet && first,
        opens: if first { line.opens } else { before.is_some_and(|before| before.page != page) },
        ..line.clone()
    }
}

/// The stretches of a text between semicolons or full stops, when each has a date; else all of it.
fn dated_items(text: &str) -> Vec<Range<usize>> {
    let stops = text.match_indices("; ").map(|(at, _)| at).chain(pieces::sentence_ends(text));
    let mut starts: Vec<usize> = stops.map(|at| at + 2).collect();
    starts.sort_unstable();
    let bounds: Vec<usize> = [0].into_iter().chain(starts).chain([text.len()]).collect();
    let dated = |pair: &[usize]| !dates::find(&text[pair[0]..pair[1]]).is_empty();
    let parted = bounds.len() > 2 && bounds.windows(2).all(dated);
    let bounds = if parted { bounds } else { vec![0, text.len()] };
    bounds.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// How many lines around a section tell how its wrapped lines are spaced.
const NEAR: usize = 200;

/// The usual space between the rows of one paragraph: that of wrapped lines of the section's size around it,
/// or else the smallest of the section.
fn leading(lines: &[Line], rows: &[(Line, Slice)]) -> f32 {
    let (Some((first, from)), Some((_, to))) = (rows.first(), rows.last()) else { return f32::INFINITY };
    let size = first.size;
    let near = from.line.saturating_sub(NEAR)..lines.len().min(to.line + NEAR);
    let own: HashSet<usize> = rows.iter().map(|(_, slice)| slice.line).collect();
    let outside = |index: &usize| !own.contains(index);
    let like = |index: &usize| (lines[*index].size - size).abs() < 0.3;
    let wrapped = near.filter(|index| like(index) && outside(index));
    let below = wrapped.flat_map(|index| printed_rows(lines, index).into_iter().skip(1)).filter(|(row, _)| !row.opens);
    let mut gaps: Vec<f32> = below.map(|(row, _)| row.gap).collect();
    gaps.sort_by(f32::total_cmp);
    gaps.get(gaps.len() / 2).copied().unwrap_or_else(|| {
        let own = rows.iter().skip(1).filter(|(row, _)| !row.opens && !row.flow && row.gap > -0.2);
        own.map(|(row, _)| row.gap).fold(f32::INFINITY, f32::min)
    })
}

/// Whether a row goes on with the row above it.
fn goes_on(before: (&Line, &Slice), next: (&Line, &Slice), pitch: f32) -> bool {
    let ((last, from), (row, slice)) = (before, next);
    if row.flow || row.bullet || row.text.contains('\t') {
        return false;
    }
    let joined = from.line == slice.line;
    let apart = row.page != last.page || row.opens;
    if !apart && row.gap < 0.9 && !ends_in_date(last.text.trim_end()) && goes_on_dated(last, row) {
        return true;
    }
    if !joined && (apart || row.gap > 0.9 || (row.size - last.size).abs() > 0.6 || restyled(last, row)) {
        return false;
    }
    if joined && (row.size - last.size).abs() > 1.5 {
        return false;
    }
    if row.starts_bold() && restyled(last, row) {
        return false;
    }
    if opens_part(&last.text, &row.text)
        || row.text.starts_with(is_ornament)
        || (wording::opens_statement(&last.text) && names_item(&row.text))
    {
        return false;
    }
    if is_web_address(&last.text) {
        return joined && row.text.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
    }
    let text = last.text.trim_end();
    let text =
        if ends_in_date_cell(text) { text.rsplit_once('\t').map_or(text, |(text, _)| text.trim_end()) } else { text };
    if is_open(text, &row.text) {
        return true;
    }
    let closed = ends_in_date(last.text.trim_end())
        || ends_in_rank(text)
        || (is_body_below_name(text, &row.text) && !is_mixed(last))
        || text.ends_with(['.', ')', ']'])
        || is_web_address(&row.text);
    if closed && row.text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) && !reads_on(text, &row.text) {
        return false;
    }
    if restyled(last, row) || row.gap > pitch + 0.17 {
        return false;
    }
    joined
}

/// Whether an undated row goes on with its date: one in brackets, or what else did not fit into it in the same style.
fn goes_on_dated(last: &Line, row: &Line) -> bool {
    let bracketed = row.text.starts_with('(') && dates::parse(row.text.trim_matches(['(', ')'])).is_some();
    // A gap before a dash is that of a justified line.
    let cells = |line: &Line| line.text.split('\t').skip(1).any(|cell| !cell.starts_with(['–', '—', '-', '|', '·']));
    let whole = !row.text.contains('\t') && !cells(last) && !restyled(last, row);
    let parted = last.text.contains([',', '–', '—', '|', '·', '(']) && !ends_in_rank(&last.text);
    let long = last.bbox.width() > 0.75 * (last.right - last.bbox.x0) && row.words() <= 4;
    bracketed || (parted && whole && (long || wrap::is_full(last, row)) && ends_in_date(row.text.trim_end()))
}

/// Whether a sentence fills several rows.
fn reads_on(last: &str, next: &str) -> bool {
    last.split_whitespace().count() > 5 && last.ends_with('.') && next.split_whitespace().count() > 1
}

/// Whether a row holds a part of an item by itself: a labelled one, a lone span of time, or a date in brackets before a name.
fn opens_part(last: &str, row: &str) -> bool {
    let open = last.trim_end().ends_with([',', '(', '[', '–', '-', '&', '/']);
    let labelled = super::label(row).is_some() || wording::tools_lead(row).is_some();
    let bracketed = row.starts_with('[') && row.find(']').is_some_and(|end| dates::parse(&row[1..end]).is_some());
    (labelled && row.contains(':'))
        || (!open && opens_with_date(last, row))
        || (!open && (bracketed || dates::parse(row).is_some_and(|span| span.is_range())))
}

/// Whether a row begins with a date and a colon, as items of some lists do; its month does not end the row above.
fn opens_with_date(last: &str, row: &str) -> bool {
    let date = row.split_once(": ").is_some_and(|(date, rest)| {
        date.contains(|c: char| c.is_ascii_digit()) && dates::parse(date).is_some() && !rest.is_empty()
    });
    date && !wrap::is_open_word(last.rsplit(' ').next().unwrap_or_default())
}

/// Whether a row begins a prize or contest of its own.
fn names_item(text: &str) -> bool {
    let name = text.split([',', '(', '|', '–']).next().unwrap_or_default();
    name.starts_with(char::is_uppercase)
        && (wording::name_score(name) > 0.0 || wording::is_contest(name))
        && wording::statement_score(name) <= 0.0
}

/// Whether a row has words in more than one style: then it holds more than a name.
fn is_mixed(row: &Line) -> bool {
    let mut looks =
        row.runs.iter().filter(|run| has_word(&row.text[run.range.clone()])).map(|run| (run.bold, run.italic));
    let first = looks.next();
    looks.any(|look| Some(look) != first)
}

/// Whether a bold or slanted row stands above or below one that is not.
fn restyled(last: &Line, row: &Line) -> bool {
    let content = match ends_in_date_cell(&last.text) {
        true => last.text.rfind('\t').unwrap_or(last.text.len()),
        false => last.text.len(),
    };
    let worded = |run: &&Run| run.range.start < content && has_word(&last.text[run.range.clone()]);
    let end = last.runs.iter().rev().find(worded);
    let start = row.runs.iter().find(|run| crate::line::has_word(&row.text[run.range.clone()]));
    end.zip(start).is_some_and(|(end, start)| end.bold != start.bold || end.italic != start.italic)
}

/// Whether a row's end or the next one's start shows that a phrase goes on.
fn is_open(text: &str, next: &str) -> bool {
    let last_word = text.rsplit([' ', '\t']).next().unwrap_or_default();
    let open_bracket = text.matches('(').count() > text.matches(')').count();
    let month = dates::find(&format!("{last_word} 2001"))
        .first()
        .is_some_and(|(range, span)| range.start == 0 && span.last().is_some_and(|point| point.month.is_some()));
    let year = next.trim().chars().take(4).filter(char::is_ascii_digit).count() == 4;
    let lower = wording::opens_small(next) && !is_web_address(next);
    open_bracket
        || text.ends_with([',', '&', '–', '—', '|', '·', '/'])
        || (text.ends_with('-') && !text.ends_with(" -"))
        || wrap::is_open_word(last_word)
        || (lower && !text.ends_with('.'))
        || (month && year)
        || (fold(next).split(' ').count() == 1 && next.trim_end().ends_with(')') && !next.contains('('))
}

/// Whether a date stands at the right, behind a gap.
fn ends_in_date_cell(text: &str) -> bool {
    let text = text.trim_end();
    let from = (text.len().saturating_sub(80)..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let cell = text[from..].rsplit_once('\t');
    cell.is_some_and(|(before, cell)| (from > 0 || !before.trim().is_empty()) && dates::parse(cell).is_some())
}

/// Whether the last item of a row is a place reached in a contest.
fn ends_in_rank(text: &str) -> bool {
    let last = text.rsplit([',', '|', '·', '–', '/', '(']).next().unwrap_or_default();
    last.len() < text.len() && wording::is_rank(last.trim())
}

/// Whether a row holds one name, and the next one that of a body.
fn is_body_below_name(text: &str, next: &str) -> bool {
    let next = next.split([',', '(']).next().unwrap_or_default();
    !text.contains([',', '|', '·', '–', '(', ':'])
        && next.trim().contains(' ')
        && wording::body_score(text) <= 0.0
        && wording::body_score(next) > 0.9
}

fn ends_in_date(text: &str) -> bool {
    parts::edge_dates(text)
        .last()
        .is_some_and(|(range, _)| !text[range.end..].contains(char::is_alphanumeric) && range.start > 0)
}

fn is_web_address(text: &str) -> bool {
    let text = text.trim();
    crate::recognise::address::urls(text, true)
        .first()
        .is_some_and(|range| range.start == 0 && range.end + 1 >= text.len())
}
