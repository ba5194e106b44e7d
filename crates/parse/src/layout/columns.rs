//! Finds columns: an XY-cut with the content stream's order as evidence.

use super::segment::{Look, MAX_SEGMENTS, Segment, ink};
use super::zigzag::Zigzag;
use super::{cards, labels, margins};
use crate::sections::wording;
use std::cmp::Ordering;
use std::collections::HashMap;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Narrowest gutter in points.
pub(super) const GUTTER: f32 = 5.0;
/// Fewest lines on each side of a gutter.
pub(super) const MIN_LINES: usize = 3;
/// Fewest segments of two cards side by side.
const MIN_SEGMENTS: usize = 4;
/// Longest opening of a section over both sides that does not reach over, its heading included.
const MAX_OPENING: usize = 4;
/// How deep regions are cut.
const MAX_DEPTH: usize = 6;

/// A column of the page: blocks that are read one after the other.
pub(super) type Column = Vec<Vec<Segment>>;

/// Cuts a page's segments into columns in reading order: what stands above, left column, right column, what stands below.
pub(super) fn columns(segments: Vec<Segment>) -> Vec<Column> {
    let mut out = cut(segments, MAX_DEPTH);
    for column in &mut out {
        column.retain(|block| !block.is_empty());
    }
    out.retain(|column| !column.is_empty());
    out
}

fn cut(mut segments: Vec<Segment>, depth: usize) -> Vec<Column> {
    let gutter = if depth == 0 { None } else { best_gutter(&segments) };
    let Some(gutter) = gutter else {
        let raised = depth > 0 && margins::raise(std::slice::from_mut(&mut segments));
        return if raised { cut(segments, depth - 1) } else { vec![vec![segments]] };
    };
    let zigzag = Zigzag::find(&segments, gutter.x, (gutter.top, gutter.bottom)).filter(|_| !gutter.cards);
    if let Some(zigzag) = zigzag {
        let (above, rest): (Vec<Segment>, Vec<Segment>) =
            segments.into_iter().partition(|segment| segment.baseline < zigzag.top);
        let below = rest.into_iter().filter(|segment| segment.baseline > zigzag.bottom).collect();
        return [cut(above, depth - 1), vec![zigzag.entries], cut(below, depth - 1)].concat();
    }
    let (mut above, mut left, mut right, mut below) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for segment in segments {
        if segment.baseline < gutter.top {
            above.push(segment);
        } else if segment.baseline > gutter.bottom {
            below.push(segment);
        } else if segment.bbox.x0 < gutter.x - 1.5 {
            left.push(segment);
        } else {
            right.push(segment);
        }
    }
    let [above, left, right, below] = [above, left, right, below].map(|part| cut(part, depth - 1));
    if gutter.cards {
        with_cards(above, [left, right].concat().concat(), below)
    } else {
        [above, left, right, below].concat()
    }
}

/// Cards belong to the column that they stand in: they go on with what is above, and what is below goes on with them.
fn with_cards(above: Vec<Column>, cards: Column, below: Vec<Column>) -> Vec<Column> {
    let mut out = above;
    match out.as_mut_slice() {
        [only] => only.extend(cards),
        _ => out.push(cards),
    }
    match (out.last_mut(), <[Column; 1]>::try_from(below)) {
        (Some(last), Ok([only])) => last.extend(only),
        (_, Ok([only])) => out.push(only),
        (_, Err(several)) => out.extend(several),
    }
    out
}

/// A gutter that parts two columns between two heights.
struct Gutter {
    /// Where the right column begins.
    x: f32,
    top: f32,
    bottom: f32,
    /// Number of lines that it parts.
    lines: usize,
    /// It parts cards, not columns of the page.
    cards: bool,
    /// What opens the right side begins at `x`.
    opens: bool,
    /// Empty space left of `x`.
    width: f32,
}

fn best_gutter(segments: &[Segment]) -> Option<Gutter> {
    if !(MIN_SEGMENTS..=MAX_SEGMENTS).contains(&segments.len()) {
        return None;
    }
    let mut starts: Vec<f32> = segments.iter().map(|segment| segment.bbox.x0).collect();
    starts.sort_by(f32::total_cmp);
    starts.dedup_by(|a, b| (*a - *b).abs() < 2.0);
    let found = starts.into_iter().flat_map(|x| gutters_at(segments, x));
    found.max_by(|a, b| a.lines.cmp(&b.lines).then(wider(a, b)).then(b.x.total_cmp(&a.x)))
}

/// A card's title begins at its edge, unless titles are centred; between cards is more space than between the columns of
/// a table in one of them.
fn wider(a: &Gutter, b: &Gutter) -> Ordering {
    if a.cards && b.cards { a.opens.cmp(&b.opens).then(a.width.total_cmp(&b.width)) } else { Ordering::Equal }
}

/// The stretches of a page where nothing crosses the gutter before `x`.
fn gutters_at(segments: &[Segment], x: f32) -> Vec<Gutter> {
    let mut sorted: Vec<&Segment> = segments.iter().collect();
    sorted.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let mut out = Vec::new();
    let mut band: Vec<&Segment> = Vec::new();
    let mut above: Option<&Segment> = None;
    for segment in sorted {
        if segment.bbox.x0 < x - 1.5 && segment.bbox.x1 > x - GUTTER {
            out.extend(gutters_of(without_last_heading(&band, segment, x), x));
            band.clear();
            above = Some(segment);
        } else if band.is_empty() && above.is_some_and(|above| ends_paragraph(above, segment)) {
            // The short last line of a paragraph over both sides.
            above = Some(segment);
        } else {
            band.push(segment);
        }
    }
    out.extend(gutters_of(&band, x));
    out
}

/// A band without the heading near its end that heads what stands below, over both sides; the first texts of that may be
/// too short to reach over.
fn without_last_heading<'a, 'b>(band: &'b [&'a Segment], below: &Segment, x: f32) -> &'b [&'a Segment] {
    let heads = |segment: &&Segment| {
        segment.look() != below.look()
            && wording::read(&segment.text()).is_some_and(|reading| reading.certainty >= wording::COMPLETE)
    };
    let from = band.len().saturating_sub(MAX_OPENING).max(1);
    let Some(at) = band.get(from..).and_then(|end| end.iter().rposition(heads)).map(|at| at + from) else {
        return band;
    };
    let opening = &band[at..];
    let apart = band[at - 1].baseline < band[at].baseline - 2.0;
    let left = opening.iter().all(|segment| segment.bbox.x0 < x - 1.5);
    let last = opening[opening.len() - 1];
    if apart && left && below.bbox.y0 - last.bbox.y1 < 1.5 * last.size { &band[..at] } else { band }
}

/// Whether a line stands right below another in the same style.
fn ends_paragraph(above: &Segment, next: &Segment) -> bool {
    let (first, second) = (&above.spans[0].span, &next.spans[0].span);
    (above.bbox.x0 - next.bbox.x0).abs() < 1.0
        && next.bbox.y0 - above.bbox.y1 < 0.6 * next.size
        && next.bbox.y0 > above.bbox.y0 + 2.0
        && (first.size - second.size).abs() < 0.1
        && ink(first) == ink(second)
}

/// The gutter of a band as a whole, or those of the rows of cards in it.
fn gutters_of(band: &[&Segment], x: f32) -> Vec<Gutter> {
    match gutter_of(band, x) {
        Some(gutter) => vec![gutter],
        None => {
            let cards = cards::of(band, x);
            cards.iter().filter_map(|row| Some(Gutter { cards: true, ..span(row, x)? })).collect()
        }
    }
}

fn gutter_of(band: &[&Segment], x: f32) -> Option<Gutter> {
    let band = beside_each_other(band, x);
    let (left, right): (Vec<&Segment>, Vec<&Segment>) = band.iter().partition(|segment| segment.bbox.x0 < x - 1.5);
    let begins = |segment: &&Segment| (segment.bbox.x0 - x).abs() < 2.0;
    if !right.iter().any(begins)
        || cards::lines(&left) < MIN_LINES
        || cards::lines(&right) < MIN_LINES
        || !are_columns(&band, &left, &right, x)
        || is_grid(&left, &right)
        || labels::is_date_margin(&left, &right)
        || labels::is_date_margin(&right, &left)
    {
        return None;
    }
    span(&band, x)
}

/// The gutter over all lines of a band, which are sorted by height.
fn span(band: &[&Segment], x: f32) -> Option<Gutter> {
    let (first, last) = (band.first()?, band.last()?);
    let left = band.iter().filter(|segment| segment.bbox.x0 < x - 1.5);
    let width = x - left.map(|segment| segment.bbox.x1).fold(f32::NEG_INFINITY, f32::max);
    let opens = band.iter().find(|segment| segment.bbox.x0 > x - 1.5).is_some_and(|segment| segment.bbox.x0 < x + 2.0);
    let (top, bottom) = (first.baseline - 0.5, last.baseline + 0.5);
    Some(Gutter { x, top, bottom, lines: band.len(), cards: false, opens, width })
}

/// A short side without a heading belongs to the section it stands beside: the band then ends where that side ends, so
/// that sections above and below keep their place.
fn beside_each_other<'a>(band: &[&'a Segment], x: f32) -> Vec<&'a Segment> {
    let (left, right): (Vec<&Segment>, Vec<&Segment>) = band.iter().partition(|segment| segment.bbox.x0 < x - 1.5);
    let reach = |side: &[&Segment]| match (side.first(), side.last()) {
        (Some(first), Some(last)) => last.baseline - first.baseline,
        _ => 0.0,
    };
    let (short, long) = if reach(&left) < reach(&right) { (left, right) } else { (right, left) };
    let (Some(first), Some(last)) = (short.first(), short.last()) else { return band.to_vec() };
    // What is written after the short side and stands below it is no longer beside it.
    let written = short.iter().map(|segment| segment.order).max().unwrap_or(0);
    let below = long.iter().filter(|segment| segment.baseline > last.baseline + 4.0 && segment.order > written);
    let below: Vec<&Segment> = below.copied().collect();
    if is_headed(&short) || (reach(&short) * 2.0 > reach(&long) && !is_headed(&below)) {
        return band.to_vec();
    }
    let within = first.baseline - 4.0..=last.baseline + 4.0;
    band.iter().copied().filter(|segment| within.contains(&segment.baseline)).collect()
}

/// Whether a side holds a known heading.
fn is_headed(side: &[&Segment]) -> bool {
    side.iter().any(|segment| wording::is_known(&segment.text()))
}

/// Whether a side holds a known heading that is no label of personal data (`Address`).
fn heads_section(side: &[&Segment]) -> bool {
    let kind =
        |segment: &&Segment| wording::read(&segment.text()).filter(|reading| reading.certainty >= wording::WHOLE);
    side.iter().filter_map(kind).any(|reading| reading.kind != SectionKind::Contact)
}

/// Whether the shorter side only continues the lines of the other: cells of a grid, without a heading of its own unless all
/// else are dates.
fn is_grid(left: &[&Segment], right: &[&Segment]) -> bool {
    let (short, long) = if left.len() < right.len() { (left, right) } else { (right, left) };
    let (headings, cells): (Vec<&Segment>, Vec<&Segment>) =
        short.iter().partition(|segment| wording::is_known(&segment.text()));
    let aligned = |segment: &Segment| long.iter().any(|other| (other.baseline - segment.baseline).abs() < 1.5);
    let shared = cells.iter().filter(|segment| aligned(segment)).count();
    let brief = cells.iter().all(|segment| segment.text().chars().count() <= 45);
    let dated = || cells.iter().all(|segment| dates::parse(&segment.text()).is_some());
    (headings.is_empty() || dated()) && brief && shared * 5 >= cells.len() * 4 && cells.len() <= 16
}

/// Whether the two sides are read one after the other, not line by line across.
///
/// The stream's order says so when it changes sides seldom. When it changes often, the sides are still columns if their
/// lines do not share baselines.
fn are_columns(band: &[&Segment], left: &[&Segment], right: &[&Segment], x: f32) -> bool {
    let mut stream: Vec<&&Segment> = band.iter().collect();
    stream.sort_by_key(|segment| segment.order);
    let side = |segment: &&&Segment| segment.bbox.x0 < x - 1.5;
    let switches = stream.windows(2).filter(|pair| side(&pair[0]) != side(&pair[1])).count();
    let fewer = left.len().min(right.len());
    if switches <= 1 || switches * 8 <= fewer || have_headings(left, right, x) {
        return true;
    }
    let conflicts = left.iter().filter(|a| right.iter().any(|b| collide(a, b))).count();
    let wordy = |side: &[&Segment]| side.iter().filter(|segment| segment.text().len() > 24).count() * 3 > side.len();
    let wordy = || wordy(right) && conflicts * 3 > left.len();
    let headed = || heads_section(left) && heads_section(right) && conflicts > 2 * shared(left, right);
    fewer >= 6 && conflicts >= MIN_LINES && (wordy() || headed())
}

/// Baselines of one row differ by no more, in points.
const EXACT: f32 = 0.5;

/// How many lines of one side have another on their baseline.
fn shared(left: &[&Segment], right: &[&Segment]) -> usize {
    left.iter().filter(|a| right.iter().any(|b| (a.baseline - b.baseline).abs() < EXACT)).count()
}

/// Fewest headings of two columns whose lines the stream writes across.
const HEADINGS: usize = 4;

/// Whether both sides have headings at their edges in looks that most lines do not have, and not all of them side by side,
/// as the titles of tables are.
fn have_headings(left: &[&Segment], right: &[&Segment], x: f32) -> bool {
    let usual = usual_look(left.iter().chain(right));
    let edge = left.iter().map(|segment| segment.bbox.x0).fold(f32::INFINITY, f32::min);
    let headings = |side: &[&Segment], edge: f32| -> Vec<f32> {
        let heads = |segment: &&&Segment| {
            (segment.bbox.x0 - edge).abs() < 2.0 && Some(segment.look()) != usual && wording::is_known(&segment.text())
        };
        side.iter().filter(heads).map(|segment| segment.baseline).collect()
    };
    let (left, right) = (headings(left, edge), headings(right, x));
    let beside = left.iter().filter(|own| right.iter().any(|other| (*own - other).abs() < 2.0)).count();
    beside < left.len() && beside < right.len() && left.len() + right.len() >= HEADINGS
}

/// The look of most segments.
fn usual_look<'a>(segments: impl Iterator<Item = &'a &'a Segment>) -> Option<Look> {
    let mut counts: HashMap<Look, usize> = HashMap::new();
    segments.for_each(|segment| *counts.entry(segment.look()).or_default() += 1);
    counts.into_iter().max_by_key(|(look, count)| (*count, *look)).map(|(look, _)| look)
}

/// Whether two lines stand beside each other without sharing a baseline, as only lines of different columns do.
fn collide(a: &Segment, b: &Segment) -> bool {
    let overlap = a.bbox.y1.min(b.bbox.y1) - a.bbox.y0.max(b.bbox.y0);
    overlap > 0.2 * a.size.min(b.size) && (a.baseline - b.baseline).abs() > 0.35 * a.size.max(b.size)
}
