//! Cuts the lines into sections at their headings.

use crate::line::{Line, Run, Spot, is_caps};
use crate::vocabulary;
use crate::words;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Longest heading, in words.
const MAX_WORDS: usize = 6;

/// A section: its heading and the lines below.
#[derive(Debug, Clone)]
pub(crate) struct Section {
    pub(crate) kind: SectionKind,
    /// Index of the heading's line; `None` for the block at the top.
    pub(crate) heading: Option<usize>,
    /// The heading's text.
    pub(crate) title: String,
    /// Whether the heading's words alone say what it holds.
    pub(crate) known: bool,
    /// Indices of its lines.
    pub(crate) lines: Vec<usize>,
}

/// How a heading looks, for comparing one with another.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Look {
    half_points: i32,
    bold: bool,
    caps: bool,
    color: Option<[u8; 3]>,
    outline: Option<u8>,
}

impl Look {
    fn of(line: &Line) -> Self {
        Self {
            half_points: (line.size * 2.0).round() as i32,
            bold: line.all_bold(),
            caps: line.is_caps(),
            color: line.color,
            outline: line.outline,
        }
    }
}

/// Cuts lines into sections. A heading in the left margin of its first line is parted from it, which is why lines change.
pub(crate) fn split(lines: &mut Vec<Line>) -> Vec<Section> {
    part_margin_headings(lines);
    join_wrapped_headings(lines);
    let body = body_size(lines);
    let candidates: Vec<Option<(SectionKind, bool)>> = lines.iter().map(|line| candidate(line, body)).collect();
    let house = house_look(lines, &candidates);
    let mut sections = vec![top()];
    let largest = lines.iter().map(|line| line.size).fold(0.0, f32::max);
    for (index, line) in lines.iter().enumerate() {
        if opens_with_name(lines, index, largest, body) {
            sections.push(top());
        }
        match decide(line, candidates[index], house, body, lines, index) {
            Some((kind, known)) => sections.push(Section {
                kind,
                heading: Some(index),
                title: heading_text(line).to_owned(),
                known,
                lines: Vec::new(),
            }),
            None => {
                if let Some(section) = sections.last_mut() {
                    section.lines.push(index);
                }
            }
        }
    }
    sections
}

fn top() -> Section {
    Section { kind: SectionKind::Contact, heading: None, title: String::new(), known: false, lines: Vec::new() }
}

/// Whether a column beside another begins with the name: the largest text of the first page.
fn opens_with_name(lines: &[Line], index: usize, largest: f32, body: f32) -> bool {
    let line = &lines[index];
    let beside = index > 0 && line.opens && line.bbox.y0 < lines[index - 1].bbox.y1;
    beside
        && line.page == 0
        && !line.flow
        && line.size >= largest - 0.2
        && largest > body + 4.0
        && vocabulary::heading(&words::fold(heading_text(line))).is_none()
}

/// The heading without its colon.
fn heading_text(line: &Line) -> &str {
    line.text.trim().trim_end_matches(':').trim()
}

/// The size of most characters of the document.
pub(crate) fn body_size(lines: &[Line]) -> f32 {
    let mut sums: Vec<(f32, usize)> = Vec::new();
    for line in lines.iter().filter(|line| line.size > 0.0) {
        match sums.iter_mut().find(|(size, _)| (size - line.size).abs() < 0.3) {
            Some((_, sum)) => *sum += line.text.len(),
            None => sums.push((line.size, line.text.len())),
        }
    }
    sums.into_iter().max_by_key(|(_, sum)| *sum).map_or(0.0, |(size, _)| size)
}

/// What a line's words say if it is shaped like a heading; the flag tells whether the whole phrase is known.
fn candidate(line: &Line, body: f32) -> Option<(SectionKind, bool)> {
    if !shaped_like_heading(line) {
        return None;
    }
    let folded = words::fold(heading_text(line));
    if let Some(kind) = vocabulary::heading(&folded) {
        return Some((kind, true));
    }
    let stands_out = line.size > body + 0.8 || line.outline.is_some() || (line.is_caps() && line.all_bold());
    let kind = vocabulary::heading_by_keyword(&folded)?;
    stands_out.then_some((kind, false))
}

fn shaped_like_heading(line: &Line) -> bool {
    let text = line.text.trim();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    !line.bullet
        && !line.title
        && (2..=48).contains(&text.chars().count())
        && letters * 10 >= text.chars().filter(|c| !c.is_whitespace()).count() * 7
        && (line.words() <= MAX_WORDS || words::fold(text).split(' ').all(|word| word.chars().count() == 1))
        && !text.contains(['\t', '@', '|', ';'])
        && !text.ends_with(['.', ',', '-', '–'])
        && dates::find(text).is_empty()
}

/// The look that most known headings share, when they share one.
fn house_look(lines: &[Line], candidates: &[Option<(SectionKind, bool)>]) -> Option<Look> {
    let looks: Vec<Look> = lines
        .iter()
        .zip(candidates)
        .filter(|(_, c)| matches!(c, Some((_, true))))
        .map(|(line, _)| Look::of(line))
        .collect();
    let best = looks.iter().max_by_key(|look| looks.iter().filter(|other| other == look).count())?;
    let count = looks.iter().filter(|other| *other == best).count();
    (count >= 2 && count * 2 >= looks.len()).then_some(*best)
}

fn decide(
    line: &Line,
    candidate: Option<(SectionKind, bool)>,
    house: Option<Look>,
    body: f32,
    lines: &[Line],
    index: usize,
) -> Option<(SectionKind, bool)> {
    let look = Look::of(line);
    let Some(house) = house else { return candidate.filter(|(_, known)| *known || look.outline.is_some()) };
    if let Some((kind, known)) = candidate {
        let like = look == house
            || line.size > body + 2.0
            || (look.half_points >= house.half_points && (look.bold || !house.bold))
            || same_but_caps(look, house);
        return like.then_some((kind, known));
    }
    let marked = house.half_points as f32 / 2.0 > body + 0.8 || house.outline.is_some() || house.caps;
    let exclusive = marked && look == house && shaped_like_heading(line) && !is_name_line(lines, index);
    exclusive.then(|| {
        let kind = vocabulary::heading_by_keyword(&words::fold(heading_text(line))).unwrap_or(SectionKind::Other);
        (kind, false)
    })
}

fn same_but_caps(a: Look, b: Look) -> bool {
    Look { caps: b.caps, ..a } == b
}

/// The first lines hold the name, which may look like a heading.
fn is_name_line(lines: &[Line], index: usize) -> bool {
    index < 3 && lines[index].page == 0
}

/// Joins `ACADEMIC` above `BACKGROUND` when the two together are a known heading and look alike.
fn join_wrapped_headings(lines: &mut Vec<Line>) {
    let mut at = 0;
    while at + 1 < lines.len() {
        let (first, next) = (&lines[at], &lines[at + 1]);
        let alike =
            Look::of(first) == Look::of(next) && !next.flow && next.page == first.page && next.gap < 0.6 && !next.opens;
        let stands_out = first.all_bold() || first.is_caps();
        let shaped = shaped_like_heading(first) && shaped_like_heading(next);
        let whole = format!("{} {}", first.text.trim(), heading_text(next));
        let known = |text: &str| vocabulary::heading(&words::fold(text)).is_some();
        if alike && stands_out && shaped && known(&whole) && !known(heading_text(next)) {
            let rest = lines.remove(at + 1);
            let line = &mut lines[at];
            line.text.truncate(line.text.trim_end().len());
            line.text.push(' ');
            let shift = line.text.len();
            line.text.push_str(&rest.text);
            line.runs.extend(
                rest.runs.into_iter().map(|run| Run { range: run.range.start + shift..run.range.end + shift, ..run }),
            );
            line.bbox = line.bbox.union(&rest.bbox);
        }
        at += 1;
    }
}

/// Parts `EXPERIENCE<tab>Acme Ltd` into a heading and its first line.
fn part_margin_headings(lines: &mut Vec<Line>) {
    // Two margin headings over other things make it the house's way: then those over lists are headings too.
    let certain = lines.iter().filter(|line| margin_heading(line, false).is_some()).count();
    let mut at = 0;
    while at < lines.len() {
        if let Some(cell) = margin_heading(&lines[at], certain >= 2) {
            let mut heading = lines[at].clone();
            let mut rest = lines[at].clone();
            heading.text.truncate(cell);
            heading.runs.retain(|run| run.range.start < cell);
            rest.cut_front(cell + 1);
            if let Some(Spot::Page { bbox, .. }) = rest.runs.first().map(|run| run.spot) {
                rest.bbox.x0 = bbox.x0;
            }
            heading.bullet = false;
            lines[at] = heading;
            lines.insert(at + 1, rest);
            at += 1;
        }
        at += 1;
    }
}

/// Bytes of the first cell when it is a known heading that stands out from what follows.
fn margin_heading(line: &Line, over_lists: bool) -> Option<usize> {
    let cell = line.text.find('\t')?;
    let first = line.text[..cell].trim();
    let rest = line.text[cell + 1..].trim();
    vocabulary::heading(&words::fold(first))?;
    let bold = |from: usize, to: usize| {
        line.runs.iter().filter(|run| run.range.start >= from && run.range.end <= to).all(|run| run.bold)
    };
    let stands_out = (bold(0, cell) && !bold(cell, line.text.len())) || (is_caps(first) && !is_caps(rest));
    // A label before a list ("Languages<tab>English, French") inside a section looks alike but ends in no sentence.
    let list = rest.contains(',') && !rest.contains('\t') && dates::find(rest).is_empty() && rest.len() < 90;
    (stands_out && (over_lists || !list) && !line.flow).then_some(cell)
}
