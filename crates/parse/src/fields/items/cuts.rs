//! Where a list is parted without a mark: lines that did not wrap, wide blanks, cells, dashes, levels in brackets.

use super::paragraphs::Joined;
use crate::fields::levels;
use crate::layout::is_one_blank;
use crate::line::{Line, Run, Spot};
use std::ops::Range;

/// All such places in a paragraph, in order.
pub(super) fn of(lines: &[Line], text: &Joined, room: &Room) -> Vec<usize> {
    let mut out = unwrapped(lines, text, room);
    out.extend(spaced(lines, text));
    out.extend(dashes(&text.text));
    out.extend(blanks(&text.text));
    out.sort_unstable();
    out
}

/// The stretches of a line on baselines of their own, with their widths; one for a line that did not wrap.
fn baselines(line: &Line) -> Vec<(Range<usize>, f32, f32)> {
    let mut out: Vec<(Range<usize>, f32, f32, f32)> = Vec::new();
    for run in &line.runs {
        let Some(bbox) = run.bbox() else { return Vec::new() };
        match out.last_mut().filter(|last| (last.1 - bbox.y1).abs() < 0.5 * bbox.height()) {
            Some(last) => (last.0.end, last.3) = (run.range.end, bbox.x1),
            None => out.push((run.range.clone(), bbox.y1, bbox.x0, bbox.x1)),
        }
    }
    out.into_iter().map(|(range, base, left, right)| (range, base, right - left)).collect()
}

/// Where lines of a list were put together although the next word would have fitted: two items, not one that wraps.
fn unwrapped(lines: &[Line], text: &Joined, room: &Room) -> Vec<usize> {
    let mut out = Vec::new();
    for (start, index) in text.starts.iter().filter(|(_, index)| !lines[*index].text.contains([',', ';', '•', '·']))
    {
        for pair in baselines(&lines[*index]).windows(2) {
            let (next, width) = (&lines[*index].text[pair[1].0.clone()], pair[1].2);
            let indent = left_of(&lines[*index], &pair[0].0) - lines[*index].bbox.x0;
            if pair[0].2 + first_word(next, width) < room.of(&lines[*index]) - indent.max(0.0) {
                out.push(start + pair[1].0.start);
            }
        }
    }
    out
}

/// How much room the first word of a text takes with the blank before it, when all of it is so wide.
fn first_word(text: &str, width: f32) -> f32 {
    let word = text.split_whitespace().next().unwrap_or_default();
    1.1 * width * word.chars().count() as f32 / text.trim().chars().count().max(1) as f32
}

/// Where a stretch of a line begins on the page: behind its bullet.
fn left_of(line: &Line, range: &Range<usize>) -> f32 {
    let first = line.runs.iter().find(|run| run.range.start >= range.start);
    first.and_then(Run::bbox).map_or(line.bbox.x0, |bbox| bbox.x0)
}

/// Blanks as wide as this, in multiples of the size, part items that stand in a row without marks.
const ITEM_GAP: f32 = 0.45;

/// Where items in a row are parted by nothing but space, or by the end of a paragraph within a cell.
fn spaced(lines: &[Line], text: &Joined) -> Vec<usize> {
    let marked = |line: &Line| line.text[label_len(&line.text)..].contains([',', ';', '|', '•', '·', ':']);
    let plain = text.starts.iter().filter(|(_, index)| !marked(&lines[*index]));
    let behind_label = |index: &usize| {
        let label = label_len(&lines[*index].text);
        gaps(&lines[*index]).into_iter().filter(move |at| *at >= label)
    };
    plain.flat_map(|(start, index)| behind_label(index).map(move |at| start + at)).collect()
}

/// Bytes of a label of a few words with a colon at the front.
fn label_len(text: &str) -> usize {
    let label = text.split_once(": ").map_or("", |(label, _)| label);
    let short = !label.is_empty() && label.split(' ').count() <= LABEL_WORDS && !label.contains([',', '\t', '(']);
    if short { label.len() + 2 } else { 0 }
}

/// Longest label, in words.
const LABEL_WORDS: usize = 4;

/// Where dashes part the items of a text that has several and no other marks.
fn dashes(text: &str) -> Vec<usize> {
    let plain = !text.contains([',', ';', '|', '•', '·', ':', '\t']);
    let by = [" – ", " — ", " - "].into_iter().find(|mark| plain && text.matches(mark).count() >= MANY_DASHES);
    by.map_or_else(Vec::new, |mark| text.match_indices(mark).map(|(at, _)| at + 1).collect())
}

/// Where three blanks or more part the items of a text without other marks.
fn blanks(text: &str) -> Vec<usize> {
    let plain = !text.contains([',', ';', '|', '•', '·', ':', '\t']);
    let wide = text.match_indices("   ").filter(|_| plain);
    wide.map(|(at, _)| at + 1).collect()
}

/// So many dashes part a list.
const MANY_DASHES: usize = 3;

/// The runs of a line that stand apart from the run before.
pub(super) fn gaps(line: &Line) -> Vec<usize> {
    let text = |run: &Run| &line.text[run.range.clone()];
    let apart = |left: &Run, right: &Run| match (left.spot, right.spot) {
        (Spot::Page { bbox: own, .. }, Spot::Page { bbox: next, .. }) => {
            next.x0 - own.x1 > ITEM_GAP * line.size
                && (next.y1 - own.y1).abs() < 0.5 * own.height()
                && !is_one_blank((&own, text(left)), (&next, text(right)), line.size)
        }
        (Spot::Paragraph(left), Spot::Paragraph(right)) => left != right,
        _ => false,
    };
    let pairs = line.runs.windows(2).filter(|pair| apart(&pair[0], &pair[1]));
    pairs.map(|pair| pair[1].range.start).collect()
}

/// Cuts a range at some places.
pub(super) fn at_cuts(range: Range<usize>, cuts: &[usize]) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = range.start;
    for cut in cuts.iter().copied().filter(|cut| range.start < *cut && *cut < range.end) {
        out.push(start..cut);
        start = cut;
    }
    out.push(start..range.end);
    out
}

/// How wide a line of a block may be.
pub(super) struct Room {
    widest: f32,
    lefts: Vec<f32>,
}

impl Room {
    pub(super) fn new(lines: &[Line], indices: &[usize]) -> Self {
        let widths = indices.iter().flat_map(|index| baselines(&lines[*index])).map(|(_, _, width)| width);
        Self { widest: widths.fold(0.0, f32::max), lefts: indices.iter().map(|index| lines[*index].bbox.x0).collect() }
    }

    /// Whether the first word of a line would have fitted behind the line above it.
    pub(super) fn takes(&self, above: &Line, line: &Line) -> bool {
        above.bbox.width() + first_word(&line.text, line.bbox.width()) < self.of(above)
    }

    /// The widest line there is, or what lies before the next column of the block.
    fn of(&self, line: &Line) -> f32 {
        let next =
            self.lefts.iter().map(|left| left - line.bbox.x0).filter(|gap| *gap > 40.0).fold(f32::INFINITY, f32::min);
        if next.is_finite() { self.widest.max(next - 8.0) } else { self.widest }
    }
}

/// Cuts `USA Staffing (basic) eOPF (basic)` behind each level in brackets.
pub(super) fn behind_levels(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = range.start;
    for (at, _) in text[range.clone()].match_indices(") ") {
        let end = range.start + at + 1;
        let open = text[start..end].rfind('(').map(|open| start + open);
        if open.is_some_and(|open| levels::is_level(&text[open + 1..end - 1])) {
            out.push(start..end);
            start = end;
        }
    }
    out.push(start..range.end);
    out
}
