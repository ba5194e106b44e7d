//! Headings in a margin of their own, beside what they head.

use super::segment::Segment;
use crate::line::Line;
use crate::recognise::place;
use crate::sections::wording;
use vitae_model::dates;

/// Fewest known headings that make a margin of headings.
const MIN_KNOWN: usize = 2;
/// Fewest headings of one look that make a margin of headings when few of their words are known.
const MIN_ALIKE: usize = 4;
/// Certainty of words that hint at a heading.
const HINT: f32 = 0.3;
/// Longest heading of a margin, in characters.
const MAX_CHARS: usize = 40;

/// Takes the headings out of a block's left margin, each with all of its lines.
pub(super) fn take_headings(block: &mut Vec<Segment>) -> Vec<Segment> {
    let Some(left) = content_left(block) else { return Vec::new() };
    let (margin, content): (Vec<Segment>, Vec<Segment>) =
        block.drain(..).partition(|segment| segment.bbox.x1 < left - 2.0);
    *block = content;
    let groups = groups(margin);
    let sure = looks(&groups, wording::COMPLETE);
    let headed = block.iter().any(|segment| wording::is_known(&text(segment)));
    // With no other headings on the page a margin of one look is one of headings, though few of its words are known.
    let marked = if headed { Vec::new() } else { looks(&groups, HINT) };
    let marked = if headed || !marked.is_empty() { marked } else { common_look(&groups).into_iter().collect() };
    let share = |marks: &[Look]| block.iter().map(look).filter(|other| marks.contains(other)).count();
    let undated = groups.iter().filter(|group| dates::find(&text(group)).is_empty()).count();
    let alike = groups.iter().filter(|group| marked.contains(&look(group)) && is_short(group)).count();
    let known = sure.len() >= MIN_KNOWN && sure.len() * 2 >= undated && share(&sure) * 10 <= block.len();
    let apart = alike >= MIN_ALIKE && alike * 4 >= groups.len() * 3 && share(&marked) * 30 <= block.len();
    let marks = if known { sure } else { marked };
    let (headings, rest): (Vec<Segment>, Vec<Segment>) =
        groups.into_iter().partition(|group| (known || apart) && marks.contains(&look(group)) && is_short(group));
    block.extend(rest);
    headings
}

/// Puts a heading's line before the line that it stands beside: of those near its top the one with most space above.
pub(super) fn insert(lines: &mut Vec<Line>, heading: Line) {
    let reach = 1.5 * heading.size.max(6.0);
    let near = |line: &&Line| (line.bbox.y0 - heading.bbox.y0).abs() < reach;
    let beside = lines.iter().enumerate().filter(|(_, line)| near(line));
    let best = beside.max_by(|a, b| space(a.1).total_cmp(&space(b.1)).then(b.0.cmp(&a.0))).map(|(at, _)| at);
    let at = best.or_else(|| lines.iter().position(|line| line.bbox.y1 > heading.bbox.y0)).unwrap_or(lines.len());
    lines.insert(at, heading);
}

fn space(line: &Line) -> f32 {
    if line.opens { f32::MAX } else { line.gap }
}

/// What sets a margin's headings off: size, bold, italic, colour.
type Look = (i32, bool, bool, Option<[u8; 3]>);

fn look(segment: &Segment) -> Look {
    let span = &segment.spans[0].span;
    ((span.size * 2.0).round() as i32, span.bold, span.italic, span.color)
}

/// The looks of the headings whose words are this sure, each as often as it occurs.
fn looks(groups: &[Segment], certainty: f32) -> Vec<Look> {
    let says = |group: &&Segment| {
        is_short(group) && wording::read(&text(group)).is_some_and(|reading| reading.certainty >= certainty)
    };
    groups.iter().filter(says).map(look).collect()
}

/// The look of most groups when there are enough of them, none of which is a place.
fn common_look(groups: &[Segment]) -> Option<Look> {
    let short: Vec<&Segment> = groups.iter().filter(|group| is_short(group)).collect();
    let count = |group: &Segment| short.iter().filter(|other| look(other) == look(group)).count();
    let best = short.iter().max_by_key(|group| count(group))?;
    let places = short.iter().filter(|group| place::is_place(&text(group))).count();
    (count(best) > MIN_ALIKE && places * 4 < short.len()).then(|| look(best))
}

fn text(segment: &Segment) -> String {
    segment.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_short(segment: &Segment) -> bool {
    let text = text(segment);
    text.chars().count() <= MAX_CHARS && dates::find(&text).is_empty()
}

/// The left edge at which most text begins.
fn content_left(block: &[Segment]) -> Option<f32> {
    let mut edges: Vec<(f32, usize)> = Vec::new();
    for segment in block {
        let chars = segment.spans.iter().map(|placed| placed.span.text.len()).sum::<usize>();
        match edges.iter_mut().find(|(edge, _)| (edge - segment.bbox.x0).abs() < 1.5) {
            Some((_, sum)) => *sum += chars,
            None => edges.push((segment.bbox.x0, chars)),
        }
    }
    edges.into_iter().max_by_key(|(_, sum)| *sum).map(|(edge, _)| edge)
}

/// Lines of the margin that stand close below each other in one look are one heading.
fn groups(mut margin: Vec<Segment>) -> Vec<Segment> {
    margin.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let mut out: Vec<Segment> = Vec::new();
    for segment in margin {
        match out.last_mut() {
            Some(last) if look(last) == look(&segment) && goes_on(last, &segment) => {
                last.bbox = last.bbox.union(&segment.bbox);
                last.spans.extend(segment.spans);
            }
            _ => out.push(segment),
        }
    }
    out
}

fn goes_on(last: &Segment, next: &Segment) -> bool {
    let close = next.bbox.y0 - last.bbox.y1 < 0.6 * next.size && next.bbox.y0 > last.bbox.y0 + 0.5 * next.size;
    let below = next.bbox.x0 < last.bbox.x1 && last.bbox.x0 < next.bbox.x1;
    let (first, second) = (text(last), text(next));
    let open = first.ends_with(['&', ',', '/', '-']) || second.starts_with(|c: char| c.is_lowercase() || c == '&');
    close && below && dates::find(&second).is_empty() && (open || !wording::is_known(&first))
}
