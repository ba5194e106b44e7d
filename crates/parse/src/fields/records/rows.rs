//! The printed rows of a section, and the paragraphs that they make.
//!
//! Lists of certificates and awards are short and their rows are seldom full, so that the general rule for wrapped lines
//! joins items and parts names. Here the rows are taken apart again and joined with regard to the rows around them.

use super::inline;
use super::wrapped::{self, goes_on};
use crate::line::{Line, Run, Spot};
use crate::measure::median;
use crate::numbering::given_number_len;
use crate::value::{Slice, Value};
use crate::words::fold;
use crate::{vocabulary, wrap};
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
    /// All paragraphs were lists of items, which are rows of their own now.
    pub(crate) listed: bool,
}

impl Rows {
    /// Reads the paragraphs of the given lines.
    pub(crate) fn of(lines: &[Line], indices: &[usize]) -> Self {
        Self::parted(lines, indices, |_, _| false)
    }

    /// Reads the paragraphs of the given lines, where rows may list tools.
    pub(crate) fn with_tools(lines: &[Line], indices: &[usize]) -> Self {
        Self::parted(lines, indices, wrapped::lists_parted_tools)
    }

    /// Reads the paragraphs of the given lines; some texts stand apart from those above.
    fn parted(lines: &[Line], indices: &[usize], apart: fn(&str, &str) -> bool) -> Self {
        let printed: Vec<(Line, Slice)> = indices.iter().flat_map(|index| printed_rows(lines, *index)).collect();
        let pitch = leading(lines, &printed);
        let mut printed: Vec<(Line, Slice)> =
            printed.into_iter().filter(|(row, _)| !is_of_another_section(row)).collect();
        printed.iter_mut().for_each(|(row, _)| part_label(row));
        printed.iter_mut().for_each(|(row, _)| part_date(row));
        unnumber(&mut printed);
        printed.iter_mut().for_each(cut_outline_number);
        let mut out = Self::default();
        for (at, (row, slice)) in printed.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &printed[before]);
            match before {
                Some((last, from)) if !apart(&last.text, &row.text) && goes_on((last, from), (row, slice), pitch) => {
                    out.extend(row, slice, lines);
                }
                _ => out.push(row.clone(), slice.clone()),
            }
        }
        out
    }

    /// Parts paragraphs that hold several items: `A, X (2019); B, Y (2021)`.
    pub(crate) fn one_item_a_row(self) -> Self {
        let mut out = Self::default();
        let only = self.lines.len() == 1;
        out.listed = !self.lines.is_empty();
        for (at, line) in self.lines.iter().enumerate() {
            let parts = inline::items(&line.text, only);
            out.listed &= parts.len() > 1;
            for range in parts {
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
            true if wrapped::ends_in_open_span(&text) => text.push_str(&row.text),
            true if wrapped::ends_in_date_cell(&text) => {
                text.truncate(text.trim_end().len());
                text.push('\t');
                text.push_str(&row.text);
            }
            true => text.push_str(&row.text),
            false if wrapped::ends_in_date_cell(&text) && !wrapped::ends_in_open_span(&text) => {
                text.push('\t');
                text.push_str(&row.text);
            }
            false => wrap::append(&mut text, &row.text, document),
        }
        let shift = text.len() - row.text.len();
        line.runs.iter_mut().for_each(|run| run.range.end = run.range.end.min(shift));
        line.runs.extend(row.runs.iter().map(|run| run.moved(shift)));
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

/// Puts a gap behind a label that has a look of its own and no colon: `**Technologies** Rust, WebGL`, `*given by* Fish Guild`.
fn part_label(row: &mut Line) {
    let Some([label, rest]) = row.runs.get(..2) else { return };
    let end = row.text[..rest.range.start].trim_end().len();
    let told = |text: &str| vocabulary::TOOL_LABELS.contains(text) || vocabulary::column(text).is_some();
    let apart = (label.bold && !rest.bold) || (label.italic && !rest.italic);
    let parted = label.range.start == 0 && row.text[end..].starts_with(' ') && !row.text[..end].contains(':');
    if apart && parted && told(&fold(&row.text[..end])) {
        row.text.replace_range(end..end + 1, "\t");
    }
}

/// Puts a gap before a date at the end of a row that leaves a bracket open: `Welder (Guild of 2019` above `Metal)`.
fn part_date(row: &mut Line) {
    let Some((date, _)) = dates::find(&row.text).pop().filter(|(date, _)| date.end == row.text.trim_end().len()) else {
        return;
    };
    let before = &row.text[..date.start];
    let open = before.matches('(').count() > before.matches(')').count() && !before.trim_end().ends_with(['(', ',']);
    let own = row.runs.iter().any(|run| run.range.start == date.start);
    if open && own && before.ends_with(' ') {
        row.text.replace_range(date.start - 1..date.start, "\t");
    }
}

/// Cuts off the numbers of a list that counts its items from 1 on: such a row opens an item.
fn unnumber(rows: &mut [(Line, Slice)]) {
    if rows.first().is_none_or(|(row, _)| given_number_len(&row.text, 1) == 0) {
        return;
    }
    let mut number = 1;
    for (row, slice) in rows {
        let length = given_number_len(&row.text, number);
        if length > 0 {
            row.cut_front(length);
            row.bullet = true;
            slice.range.start += length;
            number += 1;
        }
    }
}

/// Cuts off the number of a heading below another: `5.1<tab>Moss Generator`.
fn cut_outline_number((row, slice): &mut (Line, Slice)) {
    let Some((number, _)) = row.text.split_once('\t') else { return };
    let counted = |part: &str| (1..3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if number.contains('.') && number.trim_end_matches('.').split('.').all(counted) {
        let length = number.len() + 1;
        row.cut_front(length);
        slice.range.start += length;
    }
}

/// Whether a label shows that a row belongs to no list of this kind: `Languages: English, Tongan`.
fn is_of_another_section(row: &Line) -> bool {
    let label = row.text.find(':').filter(|at| *at < 40).map(|at| fold(&row.text[..at]));
    label.is_some_and(|label| {
        matches!(
            vocabulary::heading(&label),
            Some(SectionKind::Languages | SectionKind::Interests | SectionKind::References | SectionKind::Volunteering)
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
    if starts.len() == 1 || is_of_cells(line) {
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

/// Whether a line was put together from cells that wrap: it goes back up to where the next cell begins.
fn is_of_cells(line: &Line) -> bool {
    let back = |pair: &[Run]| match (rect(&pair[0]), rect(&pair[1])) {
        (Some((_, last)), Some((_, next))) => next.y0 < last.y0 - 0.6 * last.height() && next.x0 > last.x0,
        _ => false,
    };
    line.text.contains('\t') && line.runs.windows(2).any(back)
}

/// A stretch of a line as a line of its own.
fn cut(line: &Line, range: Range<usize>, before: Option<&Line>) -> Line {
    let runs: Vec<Run> = line.runs_within(&range).collect();
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
    median(below.map(|(row, _)| row.gap)).unwrap_or_else(|| {
        let own = rows.iter().skip(1).filter(|(row, _)| !row.opens && !row.flow && row.gap > -0.2);
        own.map(|(row, _)| row.gap).fold(f32::INFINITY, f32::min)
    })
}
