//! Headings in a margin of their own, beside what they head.
//!
//! They are raised above what they stand beside, so that every later step sees headings above their sections, whatever
//! order the file writes the two in.

use super::segment::{Look, MAX_SEGMENTS, Segment};
use super::vertical;
use crate::measure::median;
use crate::recognise::place;
use crate::sections::wording;
use crate::tables::titles;
use crate::words::single_spaced;
use std::collections::HashSet;
use vitae_model::dates;
use vitae_model::document::Rect;

/// Fewest known headings that make a margin of headings.
const MIN_KNOWN: usize = 2;
/// Fewest headings of one look that make a margin of headings when few of their words are known.
const MIN_ALIKE: usize = 4;
/// Certainty of words that hint at a heading.
const HINT: f32 = 0.3;
/// Longest heading of a margin, in characters.
const MAX_CHARS: usize = 40;
/// What stands beside a margin has at least so many times its characters.
const CONTENT: usize = 3;
/// Headings of a margin are so many times the other lines in it.
const STRAYS: usize = 5;
/// Lines beside a margin are so many times those that cross its edge.
const CROSSING: usize = 10;
/// One in so many lines of a look is a known heading at least, where it is the look of headings.
const LABELS: usize = 3;
/// Left edges of text that are tried.
const MAX_EDGES: usize = 5;
/// Headings stand this near the top of what they head, in multiples of their size.
const REACH: f32 = 1.5;
/// Space between the lines of one heading, in multiples of its size.
const LEADING: f32 = 0.6;
/// Fewest known headings of a column at the right.
const COLUMN: usize = 2;

/// A margin of headings: the left edge of what stands beside it, and the looks of its headings.
struct Margin {
    left: f32,
    looks: Vec<Look>,
    /// Headings that it has.
    count: usize,
}

/// Raises the headings of all pages' margins; tells whether there are any. A margin is learnt from all pages together,
/// since the last page may hold but one heading. One at the right is read in the mirror.
pub(super) fn raise(pages: &mut [Vec<Segment>]) -> bool {
    if pages.iter().any(|page| page.len() > MAX_SEGMENTS) {
        return false;
    }
    if raise_from(pages, edges(pages)) {
        return true;
    }
    let mirror = |pages: &mut [Vec<Segment>]| {
        pages.iter_mut().flatten().for_each(|segment| segment.bbox = mirrored(segment.bbox))
    };
    mirror(pages);
    let raised = raise_from(pages, inner_edges(pages));
    mirror(pages);
    raised
}

fn mirrored(bbox: Rect) -> Rect {
    Rect { x0: -bbox.x1, x1: -bbox.x0, ..bbox }
}

/// Where the known headings end that stand furthest in, with a little space: at the right all headings stand in the margin, or
/// none does.
fn inner_edges(pages: &[Vec<Segment>]) -> Vec<f32> {
    let known = pages.iter().flatten().filter(|segment| !segment.raised && wording::is_known(&text(segment)));
    let furthest = known.map(|segment| segment.bbox.x1 + SPACE).max_by(f32::total_cmp);
    furthest.into_iter().collect()
}

/// Raises the headings of the best margin that ends before one of some edges.
fn raise_from(pages: &mut [Vec<Segment>], edges: Vec<f32>) -> bool {
    let margins = edges.into_iter().filter_map(|left| Margin::learn(pages, left));
    let best = margins.max_by(|a, b| a.count.cmp(&b.count).then(b.left.total_cmp(&a.left)));
    let Some(margin) = best else { return false };
    pages.iter_mut().for_each(|page| margin.raise(page));
    true
}

impl Margin {
    /// What stands left of an edge, if that is a margin of headings.
    fn learn(pages: &[Vec<Segment>], left: f32) -> Option<Self> {
        let sides: Vec<Sides> = pages.iter().map(|page| Sides::of(page.clone(), left)).collect();
        let groups: Vec<&Segment> = sides.iter().flat_map(|sides| sides.beside()).collect();
        let content = || sides.iter().flat_map(|sides| &sides.content);
        let written: usize = sides.iter().map(Sides::margin_chars).sum();
        let crossing: usize = sides.iter().map(Sides::crossing).sum();
        if content().map(chars).sum::<usize>() < CONTENT * written || crossing * CROSSING > content().count() {
            return None;
        }
        let sure = looks(&groups, wording::COMPLETE);
        let forms = sides.iter().flat_map(|sides| &sides.margin).filter(|group| group.is_form()).count();
        if recur(&groups, &sure) || forms >= FORMS {
            return None;
        }
        let undated = groups.iter().filter(|group| dates::find(&text(group)).is_empty()).count();
        let alike =
            |marks: &[Look]| groups.iter().filter(|group| marks.contains(&group.look()) && is_short(group)).count();
        if sure.len() >= MIN_KNOWN && sure.len() * 2 >= undated && strays(&sides, &sure) * STRAYS <= alike(&sure) {
            return Some(Self { left, count: alike(&sure), looks: sure });
        }
        // With no other headings on the page a margin of one look is one of headings, though few of its words are known.
        if content().any(|segment| wording::is_known(&text(segment))) {
            return None;
        }
        let hinted = looks(&groups, HINT);
        let marked = if hinted.is_empty() { common_look(&groups).into_iter().collect() } else { hinted };
        let alike = alike(&marked);
        let share = content().filter(|segment| marked.contains(&segment.look())).count();
        let apart = alike >= MIN_ALIKE && alike * 4 >= groups.len() * 3 && share * 30 <= content().count();
        apart.then_some(Self { left, looks: marked, count: alike })
    }

    fn raise(&self, page: &mut Vec<Segment>) {
        let mut sides = Sides::of(std::mem::take(page), self.left);
        let margin = std::mem::take(&mut sides.margin);
        let (headings, rest): (Vec<Group>, Vec<Group>) =
            margin.into_iter().partition(|group| self.looks.contains(&group.whole.look()) && is_short(&group.whole));
        let tops: Vec<f32> = headings.iter().map(|heading| heading.whole.bbox.y0).collect();
        for (at, heading) in headings.into_iter().enumerate() {
            let next = tops.get(at + 1).copied().unwrap_or(f32::INFINITY);
            match sides.raised(&heading.whole, next) {
                Some(raised) => page.push(raised),
                None => page.extend(heading.parts),
            }
        }
        page.extend(rest.into_iter().flat_map(|group| group.parts));
        page.extend(sides.across);
        page.extend(sides.content);
    }
}

/// Lines of a margin that may be one heading.
struct Group {
    whole: Segment,
    parts: Vec<Segment>,
}

/// Fewest labels of a form, which headings over two lines may read like.
const FORM_LINES: usize = 3;
/// Fewest groups of labels that make a margin that of forms.
const FORMS: usize = 2;

impl Group {
    /// Whether its lines are labels of a form, each of what stands beside it.
    fn is_form(&self) -> bool {
        self.parts.len() >= FORM_LINES && self.parts.iter().all(|part| titles::is_title(&text(part)))
    }
}

/// A page parted at an edge.
struct Sides {
    /// Groups of lines left of it, top to bottom.
    margin: Vec<Group>,
    /// Lines that cross it.
    across: Vec<Segment>,
    /// Lines right of it, top to bottom.
    content: Vec<Segment>,
    /// Where a further column begins at the right.
    limit: f32,
}

impl Sides {
    fn of(page: Vec<Segment>, left: f32) -> Self {
        let (margin, rest): (Vec<Segment>, Vec<Segment>) =
            page.into_iter().partition(|segment| segment.bbox.x1 < left - 2.0);
        let (mut content, across): (Vec<Segment>, Vec<Segment>) =
            rest.into_iter().partition(|segment| segment.bbox.x0 > left - 1.5);
        content.sort_by(|a, b| a.bbox.y0.total_cmp(&b.bbox.y0));
        let leading = leading(&content);
        let limit = column_right(&content, left);
        Self { margin: groups(margin, leading), across, content, limit }
    }

    /// The groups that stand beside something.
    fn beside(&self) -> impl Iterator<Item = &Segment> {
        self.margin.iter().map(|group| &group.whole).filter(|group| self.target(group).is_some())
    }

    /// The groups from the first line of what stands beside them to the last.
    fn within(&self) -> impl Iterator<Item = &Segment> {
        let top = self.content.first().map_or(f32::INFINITY, |first| first.bbox.y0);
        let bottom = self.content.last().map_or(f32::NEG_INFINITY, |last| last.bbox.y1);
        let groups = self.margin.iter().map(|group| &group.whole);
        groups.filter(move |group| group.bbox.y1 > top && group.bbox.y0 < bottom)
    }

    fn margin_chars(&self) -> usize {
        self.within().map(chars).sum()
    }

    /// Lines from the first group that stands beside something on that cross the edge: below a margin there are none.
    fn crossing(&self) -> usize {
        let top = self.beside().map(|group| group.bbox.y0).fold(f32::INFINITY, f32::min);
        self.across.iter().filter(|segment| segment.bbox.y0 > top && !segment.raised).count()
    }

    /// The line that a heading stands beside: of those near its top the one with most space above.
    fn target(&self, heading: &Segment) -> Option<&Segment> {
        let reach = REACH * heading.size.max(6.0);
        let mut bottom = f32::NEG_INFINITY;
        let mut best: Option<(f32, &Segment)> = None;
        for segment in &self.content {
            let space = segment.bbox.y0 - bottom;
            let near = (segment.bbox.y0 - heading.bbox.y0).abs() < reach;
            if near && best.is_none_or(|(most, _)| space > most) {
                best = Some((space, segment));
            }
            bottom = bottom.max(segment.bbox.y1);
        }
        best.map(|(_, segment)| segment)
    }

    /// The first line below a known heading's top and above the next heading: tables begin lower than what is beside them.
    fn below(&self, heading: &Segment, next: f32) -> Option<&Segment> {
        let first = self.content.iter().find(|segment| segment.bbox.y0 > heading.bbox.y0)?;
        (first.bbox.y0 < next && wording::is_known(&text(heading))).then_some(first)
    }

    /// A heading put above what it heads, if that is anything.
    fn raised(&self, heading: &Segment, next: f32) -> Option<Segment> {
        let target = self.target(heading).or_else(|| self.below(heading, next))?;
        let right = self.content.iter().filter(|segment| segment.bbox.x0 < self.limit - 1.5);
        let x1 = right.map(|segment| segment.bbox.x1).fold(heading.bbox.x1, f32::max);
        let y1 = target.bbox.y0;
        let bbox = Rect { x0: heading.bbox.x0, y0: y1 - heading.size, x1, y1 };
        let baseline = target.baseline - 0.6 * target.size.max(heading.size);
        Some(Segment { bbox, baseline, raised: true, ..heading.clone() })
    }
}

/// The looks of the headings whose words are this sure, each as often as it occurs. A look of which few are sure is that
/// of labels.
fn looks(groups: &[&Segment], certainty: f32) -> Vec<Look> {
    let says = |group: &&Segment| {
        is_short(group) && wording::read(&text(group)).is_some_and(|reading| reading.certainty >= certainty)
    };
    let sure: Vec<Look> = groups.iter().copied().filter(says).map(Segment::look).collect();
    let share = |of: &Look| sure.iter().filter(|other| *other == of).count() * LABELS;
    let all = |of: &Look| groups.iter().filter(|group| group.look() == *of).count();
    sure.iter().copied().filter(|of| share(of) >= all(of)).collect()
}

/// Whether half of the words of some looks come back: those label the lines of forms, as headings differ from each other.
fn recur(groups: &[&Segment], looks: &[Look]) -> bool {
    let texts = groups.iter().filter(|group| looks.contains(&group.look()) && is_short(group)).map(|group| text(group));
    let texts: Vec<String> = texts.map(|text| text.to_lowercase()).collect();
    texts.iter().collect::<HashSet<_>>().len() * 2 <= texts.len() && !texts.is_empty()
}

/// Lines beside the text that are neither headings nor dates: a column of its own has many.
fn strays(sides: &[Sides], looks: &[Look]) -> usize {
    let stray =
        |group: &&Segment| !(looks.contains(&group.look()) && is_short(group)) && dates::find(&text(group)).is_empty();
    sides.iter().flat_map(Sides::within).filter(stray).map(lines_of).sum()
}

/// How many lines a group has.
fn lines_of(group: &Segment) -> usize {
    let mut bottoms: Vec<f32> = group.spans.iter().map(|placed| placed.span.bbox.y1).collect();
    bottoms.dedup_by(|a, b| (*a - *b).abs() < 2.0);
    bottoms.len()
}

/// The look of most groups when there are enough of them, none of which is a place.
fn common_look(groups: &[&Segment]) -> Option<Look> {
    let short: Vec<&&Segment> = groups.iter().filter(|group| is_short(group)).collect();
    let count = |group: &Segment| short.iter().filter(|other| other.look() == group.look()).count();
    let best = short.iter().max_by_key(|group| count(group))?;
    let places = short.iter().filter(|group| place::is_place(&text(group))).count();
    (count(best) > MIN_ALIKE && places * 4 < short.len()).then(|| best.look())
}

fn text(segment: &Segment) -> String {
    single_spaced(&segment.text())
}

fn chars(segment: &Segment) -> usize {
    segment.spans.iter().map(|placed| placed.span.text.len()).sum()
}

fn is_short(segment: &Segment) -> bool {
    let text = text(segment);
    text.chars().count() <= MAX_CHARS && dates::find(&text).is_empty()
}

/// The left edges at which most text begins, the most frequent first.
fn edges(pages: &[Vec<Segment>]) -> Vec<f32> {
    let mut edges: Vec<(f32, usize)> = Vec::new();
    for segment in pages.iter().flatten() {
        let chars = chars(segment);
        match edges.iter_mut().find(|(edge, _)| (edge - segment.bbox.x0).abs() < 1.5) {
            Some((_, sum)) => *sum += chars,
            None => edges.push((segment.bbox.x0, chars)),
        }
    }
    edges.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
    edges.into_iter().take(MAX_EDGES).map(|(edge, _)| edge).collect()
}

/// The space between lines of running text, in multiples of the size.
fn leading(content: &[Segment]) -> f32 {
    let pairs = content.windows(2).filter(|pair| (pair[0].bbox.x0 - pair[1].bbox.x0).abs() < 1.0);
    let usual = median(pairs.map(|pair| (pair[1].bbox.y0 - pair[0].bbox.y1) / pair[1].size.max(1.0)));
    usual.map_or(LEADING, |space| (space + 0.15).clamp(LEADING, 2.0 * LEADING + 0.3))
}

/// Space between a heading in a margin at the right and what it heads, in points.
const SPACE: f32 = 3.0;

/// Where a column with headings of its own begins right of an edge.
fn column_right(content: &[Segment], left: f32) -> f32 {
    let known = content.iter().filter(|segment| segment.bbox.x0 > left + 40.0 && wording::is_known(&text(segment)));
    let starts: Vec<f32> = known.map(|segment| segment.bbox.x0).collect();
    let shared = |start: &&f32| starts.iter().filter(|other| (**other - **start).abs() < 2.0).count() >= COLUMN;
    starts.iter().filter(shared).copied().fold(f32::INFINITY, f32::min)
}

/// Lines of the margin that stand close below each other in one look are one heading.
fn groups(mut margin: Vec<Segment>, leading: f32) -> Vec<Group> {
    margin.sort_by(|a, b| a.baseline.total_cmp(&b.baseline));
    let mut out: Vec<Group> = Vec::new();
    for segment in margin {
        match out.last_mut() {
            Some(last)
                if last.whole.look() == segment.look()
                    && !vertical::is_vertical(&segment.spans[0].span)
                    && goes_on(&last.whole, &segment, leading) =>
            {
                last.whole.bbox = last.whole.bbox.union(&segment.bbox);
                last.whole.spans.extend(segment.spans.clone());
                last.parts.push(segment);
            }
            _ => out.push(Group { whole: segment.clone(), parts: vec![segment] }),
        }
    }
    out
}

fn goes_on(last: &Segment, next: &Segment, leading: f32) -> bool {
    let close = next.bbox.y0 - last.bbox.y1 < leading * next.size && next.bbox.y0 > last.bbox.y0 + 0.5 * next.size;
    let below = next.bbox.x0 < last.bbox.x1 && last.bbox.x0 < next.bbox.x1;
    let (first, second) = (text(last), text(next));
    let open = first.ends_with(['&', ',', '/', '-']) || second.starts_with(|c: char| c.is_lowercase() || c == '&');
    let whole = || wording::is_known(&format!("{first} {second}"));
    close && below && dates::find(&second).is_empty() && (open || !wording::is_known(&first) || whole())
}
