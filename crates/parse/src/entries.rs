//! Cuts a section into entries: head lines (names, dates) and the statements below them.

mod best;
mod row;
mod wrapped_dates;

pub(crate) use best::split as split_best;
pub(crate) use row::mostly_small;

use crate::line::{Line, Spot, has_word};
use crate::parts::{self, Kind, Part};
use crate::recognise::{place, role};
use vitae_model::dates;

/// One entry.
#[derive(Debug, Clone, Default)]
pub(crate) struct Entry {
    /// The parts of its head lines, in order.
    pub(crate) head: Vec<Part>,
    /// Its statements, each a group of lines.
    pub(crate) body: Vec<Vec<usize>>,
}

impl Entry {
    pub(crate) fn texts(&self) -> impl Iterator<Item = &Part> {
        self.head.iter().filter(|part| part.is_text())
    }

    fn has_date(&self) -> bool {
        self.head.iter().any(|part| part.date().is_some())
    }
}

/// What a group of lines is within its section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A bullet or a sentence.
    Body,
    /// Set off by style, a date or cells: the head of an entry.
    Head,
    /// Short and plain: a head or a statement, by what stands around it.
    Plain,
}

/// Cuts the lines of a section into entries.
pub(crate) fn split(lines: &[Line], indices: &[usize]) -> Vec<Entry> {
    let groups: Vec<Vec<usize>> = indices.iter().map(|index| vec![*index]).collect();
    let left = head_left(lines, indices);
    let classes: Vec<Class> = groups.iter().map(|group| class(lines, group, left)).collect();
    let marks = Marks::of(lines, &groups, &classes);
    let mut out: Vec<Entry> = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let parts = if classes[at] == Class::Body { Vec::new() } else { group_parts(lines, group) };
        let fresh = out.last().is_none_or(|current| marks.begins(current, at, &parts, &groups, &classes, lines));
        if fresh && classes[at] != Class::Body {
            out.push(Entry { head: parts, body: Vec::new() });
            continue;
        }
        if out.is_empty() {
            out.push(Entry::default());
        }
        let Some(current) = out.last_mut() else { continue };
        if classes[at] == Class::Body || !belongs_to_head(current, &parts, classes[at], &lines[group[0]]) {
            current.body.push(group.clone());
        } else {
            current.head.extend(parts);
        }
    }
    out
}

fn group_parts(lines: &[Line], group: &[usize]) -> Vec<Part> {
    group.iter().flat_map(|index| parts::of(lines, *index)).collect()
}

/// Where a line's own text begins: behind the date or label in its margin.
fn content_left(line: &Line) -> f32 {
    let Some(tab) = line.text.find('\t').filter(|tab| dates::parse(&line.text[..*tab]).is_some()) else {
        return line.bbox.x0;
    };
    match line.runs.iter().find(|run| run.range.start > tab).map(|run| run.spot) {
        Some(Spot::Page { bbox, .. }) => bbox.x0,
        _ => line.bbox.x0,
    }
}

/// The left edge of the section's heads: bold lines and lines with dates.
fn head_left(lines: &[Line], indices: &[usize]) -> f32 {
    let heads = indices.iter().map(|index| &lines[*index]).filter(|line| {
        !line.bullet && !line.flow && (first_text_bold(line) || !parts::edge_dates(&line.text).is_empty())
    });
    heads.map(content_left).fold(f32::INFINITY, f32::min)
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

fn class(lines: &[Line], group: &[usize], left: f32) -> Class {
    let first = &lines[group[0]];
    let words: usize = group.iter().map(|index| lines[*index].words()).sum();
    if first.bullet {
        return Class::Body;
    }
    let dated = !parts::edge_dates(&first.text).is_empty();
    let indented = !first.flow && content_left(first) > left + 5.0 && !place::is_place(&first.text);
    if indented && !dated && !first_text_bold(first) {
        return Class::Body;
    }
    let text = group.last().map(|index| lines[*index].text.trim()).unwrap_or_default();
    let sentence = words > 12 || (words > 5 && ends_in_full_stop(text) && !dated);
    let labelled = first
        .text
        .find(':')
        .is_some_and(|at| at < 24 && !first.text[at..].starts_with("://") && first.text[at + 1..].trim().len() > 1)
        && !dated;
    if first_text_bold(first) && !labelled {
        return Class::Head;
    }
    if dated && words <= 16 {
        return Class::Head;
    }
    if sentence || labelled || first.text.trim_start().starts_with(char::is_lowercase) {
        return Class::Body;
    }
    if first.all_italic() || first.text.contains('\t') || first.text.contains(" | ") {
        return Class::Head;
    }
    Class::Plain
}

/// Whether the last dot ends a sentence; the dot of an abbreviation ("o.o.", "Ltd.") does not.
fn ends_in_full_stop(text: &str) -> bool {
    let Some(before) = text.strip_suffix('.') else { return false };
    let word = before.rsplit([' ', '\t']).next().unwrap_or_default();
    let abbreviation = word.contains('.') || (word.starts_with(char::is_uppercase) && word.chars().count() <= 4);
    !abbreviation
}

/// Whether a head-like group still belongs to the head of the entry that is open.
fn belongs_to_head(current: &Entry, parts: &[Part], class: Class, line: &Line) -> bool {
    if !current.body.is_empty() {
        return false;
    }
    let only_extras = parts.iter().all(|part| !part.is_text());
    let named = current.texts().next().is_some();
    let told = class == Class::Plain && named && current.has_date() && reads_like_statement(&line.text);
    let complete = (current.texts().count() >= 2 && current.has_date()) || told;
    only_extras || class == Class::Head || !complete
}

/// How entries of this section begin.
struct Marks {
    /// The first line of the section is bold, and so are the first lines of the others.
    bold: bool,
    size: f32,
    left: f32,
}

impl Marks {
    fn of(lines: &[Line], groups: &[Vec<usize>], classes: &[Class]) -> Self {
        let first =
            groups.iter().zip(classes).find(|(_, class)| **class != Class::Body).map(|(group, _)| &lines[group[0]]);
        Self {
            bold: first.is_some_and(first_text_bold),
            size: first.map_or(0.0, |line| line.size),
            left: first.map_or(0.0, |line| line.bbox.x0),
        }
    }

    fn like_first(&self, line: &Line) -> bool {
        first_text_bold(line) == self.bold
            && (line.size - self.size).abs() < 0.6
            && (line.bbox.x0 - self.left).abs() < 4.0
    }

    /// Whether a group begins a new entry.
    fn begins(
        &self,
        current: &Entry,
        at: usize,
        parts: &[Part],
        groups: &[Vec<usize>],
        classes: &[Class],
        lines: &[Line],
    ) -> bool {
        if classes[at] == Class::Body {
            return false;
        }
        let line = &lines[groups[at][0]];
        let has_text = parts.iter().any(Part::is_text);
        let has_date = parts.iter().any(|part| part.date().is_some());
        if !current.body.is_empty() {
            let after_bullets = classes[at] == Class::Plain
                && current.body.last().is_some_and(|group| lines[group[0]].bullet)
                && line.words() <= 10;
            if after_bullets && has_text && !self.bold {
                return true;
            }
            let dated_below =
                classes[at] == Class::Plain && groups.get(at + 1).is_some_and(|next| is_lone_span(lines, next));
            if dated_below && has_text {
                return true;
            }
            let strong = has_date || first_text_bold(line) || line.all_italic();
            return (strong && has_text && (!self.bold || first_text_bold(line) || has_date))
                || (classes[at] != Class::Body
                    && has_text
                    && !self.bold
                    && self.date_follows(at, groups, classes, lines));
        }
        if !has_text {
            return has_date && current.has_date() && current.texts().count() > 0 && self.date_first(groups, lines);
        }
        if has_date && current.has_date() {
            let role_follows =
                parts.iter().find(|part| part.is_text()).is_some_and(|part| role::lean(&part.text) > 0.0);
            return !(role_follows && is_company_line(current));
        }
        if self.bold {
            let full = current.has_date() || current.texts().count() >= 2;
            return first_text_bold(line)
                && self.like_first(line)
                && full
                && (current.head.iter().any(|part| part.bold && part.line != groups[at][0])
                    || current.head.iter().all(|part| !part.bold));
        }
        current.has_date() && current.texts().count() >= 2 && (self.date_follows(at, groups, classes, lines))
    }

    /// Whether entries open with their date, as at a left margin.
    fn date_first(&self, groups: &[Vec<usize>], lines: &[Line]) -> bool {
        groups.first().is_some_and(|group| parts::of(lines, group[0]).first().is_some_and(|part| part.date().is_some()))
    }

    /// Whether one of the next two lines carries a date before any statement.
    fn date_follows(&self, at: usize, groups: &[Vec<usize>], classes: &[Class], lines: &[Line]) -> bool {
        for next in at..groups.len().min(at + 4) {
            if classes[next] == Class::Body {
                return false;
            }
            if !parts::edge_dates(&lines[groups[next][0]].text).is_empty() {
                return true;
            }
        }
        false
    }
}

/// Whether most longer words are small, as in a statement and unlike in a name.
fn reads_like_statement(text: &str) -> bool {
    let long: Vec<&str> = text.split_whitespace().filter(|word| word.chars().count() > 3).collect();
    let small = long.iter().filter(|word| word.starts_with(char::is_lowercase)).count();
    text.split_whitespace().count() >= 4 && small * 2 >= long.len() && small > 0 && role::title_score(text) == 0.0
}

/// Whether a group is a span of time and nothing else.
fn is_lone_span(lines: &[Line], group: &[usize]) -> bool {
    let parts = group_parts(lines, group);
    parts.iter().all(|part| part.date().is_some() || !part.is_text())
        && parts.iter().any(|part| part.date().is_some_and(|span| span.is_range()))
}

/// A head with one text and a date that names an employer: its roles follow, each with its own dates.
fn is_company_line(current: &Entry) -> bool {
    let mut texts = current.texts();
    let only = texts.next();
    texts.next().is_none()
        && only.is_some_and(|part| role::lean(&part.text) < 0.0)
        && current.head.iter().filter(|part| matches!(part.kind, Kind::Date(_))).count() == 1
}
