//! What a line of a section shows about its part in an entry: the head of one, or a statement. The weights were set by hand
//! on the development sets (`docs/parser.md`).

use super::wrapped_dates;
use crate::line::{Line, has_word};
use crate::measure::median;
use crate::parts::{self, Kind, Part, names_in};
use crate::prose::{ends_in_full_stop, mostly_small, opens_with_verb, small_words};
use crate::recognise::role;
use vitae_model::dates;

/// Longest head line, in words; a longer one is a statement unless much speaks against it.
const HEAD_WORDS: usize = 12;

/// What it counts for a head that the line holds the end of a date above.
const HEAD_REST: f32 = -4.0;

/// How a line looks; the first lines of a section's entries look alike.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Look {
    bold: bool,
    italic: bool,
    caps: bool,
    bullet: bool,
    size: f32,
    left: f32,
    /// Carries a date: none, at its front, or behind other text.
    dated: u8,
}

impl Look {
    /// How much two looks agree: 1 when they are one look, 0.4 when only the date differs, 0 else.
    pub(super) fn agrees(&self, other: &Look) -> f32 {
        let alike = self.bold == other.bold
            && self.italic == other.italic
            && self.caps == other.caps
            && self.bullet == other.bullet
            && (self.size - other.size).abs() < 0.6
            && (self.left - other.left).abs() < 4.0;
        // Of plain lines nothing but the date tells a first line from the others.
        let told = self.bold || self.italic || self.caps || (self.dated > 0 && other.dated > 0);
        match (alike, self.dated == other.dated) {
            (true, true) => 1.0,
            (true, false) if told => 0.4,
            _ => 0.0,
        }
    }

    /// Whether it differs from plain text.
    pub(super) fn stands_out(&self) -> bool {
        self.bold || self.italic || self.caps || self.dated > 0
    }
}

/// A line with the evidence for either part.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) index: usize,
    pub(super) parts: Vec<Part>,
    pub(super) look: Look,
    /// How much more it reads like a statement than like the head of an entry.
    pub(super) body: f32,
    /// How much the space above sets it off, -1 to 1.
    pub(super) apart: f32,
    /// Whether it looks just like the line above.
    pub(super) like_above: bool,
    /// Dates in it, at most two.
    pub(super) dates: usize,
    /// Names in it.
    pub(super) texts: usize,
}

impl Row {
    /// Whether the line holds nothing but a date.
    pub(super) fn is_date(&self) -> bool {
        self.dates == 1 && self.parts.len() == 1
    }
}

/// The rows of a section.
pub(super) fn rows(lines: &[Line], indices: &[usize]) -> Vec<Row> {
    let left = head_left(lines, indices);
    let gap = usual_gap(lines, indices);
    let plain = plain_size(lines, indices);
    let mut parts: Vec<Vec<Part>> = indices.iter().map(|index| parts::of(lines, *index)).collect();
    let joined = wrapped_dates::join(lines, indices, &mut parts);
    for (index, parts) in indices.iter().zip(&mut parts) {
        unmark_told_dates(&lines[*index], parts);
    }
    let mut above: Option<Look> = None;
    let mut rows: Vec<Row> = indices
        .iter()
        .zip(parts)
        .enumerate()
        .map(|(at, (index, parts))| {
            let line = &lines[*index];
            let dates = parts.iter().filter(|part| part.date().is_some()).count().min(2);
            let texts = parts.iter().filter(|part| part.is_text()).map(|part| names_in(&part.text)).sum();
            let look = look(line, &parts);
            let rest = if joined.contains(&at) { HEAD_REST } else { 0.0 };
            let body = statement_score(line, &parts, &look, left, plain) + rest;
            let like_above = above.replace(look).is_some_and(|above| above.agrees(&look) == 1.0);
            let apart = if line.flow || line.opens { 0.0 } else { ((line.gap - gap) / 0.5).clamp(-1.0, 1.0) };
            Row { index: *index, parts, look, body, apart, like_above, dates, texts }
        })
        .collect();
    drop_margin_years(&mut rows);
    rows
}

/// A year above the span that begins in it says nothing more: `2017<tab>Painter, Acme` above `April 2017 – March 2019`.
fn drop_margin_years(rows: &mut [Row]) {
    let year = |row: &Row, range: bool| {
        let mut spans = row.parts.iter().filter_map(Part::date).filter(|span| span.is_range() == range);
        spans.next().and_then(|span| span.start.or(span.last())).map(|point| point.year)
    };
    for at in 1..rows.len() {
        let known = rows[at].is_date().then(|| year(&rows[at], true)).flatten();
        if known.is_some() && rows[at - 1].dates == 1 && year(&rows[at - 1], false) == known {
            rows[at - 1].dates = 0;
        }
    }
}

fn look(line: &Line, parts: &[Part]) -> Look {
    let first = parts.iter().position(|part| part.date().is_some());
    Look {
        bold: first_text_bold(line),
        italic: line.all_italic(),
        caps: parts.iter().find(|part| part.is_text()).is_some_and(|part| crate::line::is_caps(&part.text)),
        bullet: line.bullet,
        size: line.size,
        left: line.bbox.x0,
        dated: match first {
            None => 0,
            Some(0) => 1,
            Some(_) => 2,
        },
    }
}

/// Adds up what speaks for a statement (positive) and for a head (negative).
fn statement_score(line: &Line, parts: &[Part], look: &Look, left: f32, plain: f32) -> f32 {
    let head = head_before_sentences(line, parts);
    let text = head.unwrap_or(line.text.trim());
    let words = head.map_or_else(|| line.words(), |head| head.split_whitespace().count());
    let range = parts.iter().any(|part| part.date().is_some_and(|span| span.is_range()) && is_set_apart(line, part));
    let dated = parts.iter().any(|part| part.date().is_some());
    let mut sum = 0.0;
    let mut add = |holds: bool, weight: f32| sum += if holds { weight } else { 0.0 };
    add(line.bullet, 4.0);
    add(words > HEAD_WORDS, 2.5);
    add(words > 2 * HEAD_WORDS, 2.0);
    add(words > 4 && ends_in_full_stop(text), 2.5);
    add((2..=4).contains(&words) && ends_in_full_stop(text) && !dated, 1.5);
    let led = words <= HEAD_WORDS && !line.bullet && parts::employer_lead(text) > 0;
    add(text.starts_with(char::is_lowercase) && !led, 2.0);
    add(text.ends_with([',', ';']), 1.0);
    add(words > 2 && opens_with_verb(text) && !dated, 1.5);
    add(labelled(text) && !dated, 2.0);
    add(mostly_small(text) && !dated, 1.5);
    add(!line.flow && content_left(line) > left + 5.0 && !look.bold, 2.0);
    add(words <= 6 && !line.bullet, -0.7);
    add(look.bold && !labelled(text), -3.0);
    add(look.italic && words <= HEAD_WORDS, -1.0);
    add(look.caps, -1.5);
    add(plain > 0.0 && line.size > plain + 0.6, -2.0);
    let stopped = words > 4 && ends_in_full_stop(text);
    add(range && words <= HEAD_WORDS + 4, if stopped { -1.0 } else { -4.5 });
    add(dated && !range && words <= HEAD_WORDS, -2.0);
    add(text.contains('\t') || text.contains(" | ") || text.contains(" · "), -1.0);
    add(parts.iter().all(|part| !part.is_text()), -2.0);
    let named = parts.iter().filter(|part| part.is_text()).map(|part| role::lean(&part.text).abs()).fold(0.0, f32::max);
    add(words <= 8, -named);
    add((3..=8).contains(&words) && !dated && named == 0.0 && is_phrase(text), 0.8);
    sum
}

/// The head that a paragraph opens with, when sentences follow its span of time: `Illustrator, Acme (2015 – 2019). Packaging
/// and board games.`
fn head_before_sentences<'a>(line: &'a Line, parts: &[Part]) -> Option<&'a str> {
    let date = parts.iter().find(|part| part.date().is_some_and(|span| span.is_range()))?;
    let head = line.text[..date.range.end].trim();
    let rest = line.text[date.range.end..].trim_start_matches([')', ']', ' ']);
    let told = rest.starts_with(['.', ':', '–', '—']) && ends_in_full_stop(rest.trim_end());
    // Long dates make no long head.
    let words = |text: &str| text.split_whitespace().count();
    let named = words(line.text[..date.range.start].trim_end_matches(['(', '[', ' ']));
    let short = words(head) >= 3 && (words(head) <= HEAD_WORDS || (2..HEAD_WORDS).contains(&named));
    (told && small_words(rest) >= 2 && short && !line.bullet && is_set_apart(line, date)).then_some(head)
}

/// A date within a sentence is part of what it tells: `Head of department since 2021.`
fn unmark_told_dates(line: &Line, parts: &mut [Part]) {
    let text = line.text.trim();
    let sentence = line.words() > 4 && ends_in_full_stop(text) && mostly_small(text);
    let marked = text.contains(['\t', '|', '·', '•']);
    for part in parts.iter_mut().filter(|part| part.date().is_some()) {
        if sentence && !marked && !is_set_apart(line, part) {
            part.kind = Kind::Text;
        }
    }
}

/// Whether only the first word of a text has a capital.
fn is_phrase(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next().is_some_and(|word| word.starts_with(char::is_uppercase))
        && words.all(|word| word.starts_with(|c: char| !c.is_uppercase() && !c.is_ascii_digit()))
}

/// Whether a date opens its line, or a mark or gap stands before it: not so the date in `committee chair since 2022`.
fn is_set_apart(line: &Line, date: &Part) -> bool {
    let before = line.text[..date.range.start].trim_end_matches(' ');
    before.is_empty() || before.ends_with(|c: char| !c.is_alphanumeric()) || line.text.contains("  ")
}

/// Whether a text begins with a short label and a colon.
fn labelled(text: &str) -> bool {
    text.find(':').is_some_and(|at| at < 24 && !text[at..].starts_with("://") && text[at + 1..].trim().len() > 1)
}

/// Where a line's own text begins: behind the date or label in its margin.
fn content_left(line: &Line) -> f32 {
    let Some(tab) = line.text.find('\t').filter(|tab| dates::parse(&line.text[..*tab]).is_some()) else {
        return line.bbox.x0;
    };
    line.left_behind(tab).unwrap_or(line.bbox.x0)
}

/// The usual left edge of the section's heads: bold lines and lines with dates.
fn head_left(lines: &[Line], indices: &[usize]) -> f32 {
    let heads = indices.iter().map(|index| &lines[*index]).filter(|line| {
        !line.bullet && !line.flow && (first_text_bold(line) || !parts::edge_dates(&line.text).is_empty())
    });
    median(heads.map(content_left)).unwrap_or(f32::INFINITY)
}

/// Whether the first text that is not a date is bold.
fn first_text_bold(line: &Line) -> bool {
    let date_end =
        parts::edge_dates(&line.text).first().filter(|(range, _)| range.start == 0).map_or(0, |(range, _)| range.end);
    let first = line
        .runs
        .iter()
        .find(|run| run.range.end > date_end && has_word(&line.text[run.range.start.max(date_end)..run.range.end]));
    first.is_some_and(|run| run.bold)
}

/// The median space above a line.
fn usual_gap(lines: &[Line], indices: &[usize]) -> f32 {
    let below = indices.iter().map(|index| &lines[*index]).filter(|line| !line.opens);
    median(below.map(|line| line.gap)).unwrap_or(0.0)
}

/// The size of the usual line: the median over the section.
fn plain_size(lines: &[Line], indices: &[usize]) -> f32 {
    median(indices.iter().map(|index| lines[*index].size).filter(|size| *size > 0.0)).unwrap_or(0.0)
}
