//! Projects.

pub(super) mod tools;

use super::items;
use super::records::pieces::{self, Kind, Mark, Piece};
use super::records::rows::Rows;
use super::records::{self, group, wording};
use crate::line::Line;
use crate::recognise::{address, place, role};
use crate::tables;
use crate::tables::records::Record;
use crate::tables::titles::Column;
use crate::value::{Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use tools::{Looks, listed};
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// One project with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Work {
    pub(crate) name: Value,
    pub(crate) description: Value,
    pub(crate) technologies: Vec<Value>,
    pub(crate) duration: Value,
    pub(crate) url: Value,
}

/// Reads the projects of the given sections.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Work> {
    let read = |indices: &&[usize]| {
        let (table, rest) = tables::records::read(lines, indices, SectionKind::Projects);
        let mut out: Vec<Work> = table.iter().map(|record| told(lines, record)).collect();
        out.retain(|work| !work.name.is_empty());
        out.extend(section(lines, &rest));
        out
    };
    sections.iter().flat_map(read).collect()
}

/// A project by the columns of a table.
fn told(lines: &[Line], record: &Record) -> Work {
    let mut description = record.text(lines, Column::Text);
    description.append("\n", record.below(lines, Column::Name));
    let made_with = record.list(lines, Column::Tools).into_iter();
    Work {
        name: record.value(lines, Column::Name),
        description,
        technologies: made_with.flat_map(|(index, range)| tools::items(lines, index, range)).collect(),
        duration: record.date(lines),
        url: record.url(lines),
    }
}

fn section(lines: &[Line], indices: &[usize]) -> Vec<Work> {
    let mut rows = Rows::with_tools(lines, indices);
    let groups = group::items(&rows.lines, true);
    for index in groups.iter().flat_map(|item| item.iter().skip(1)) {
        items::part_by_space(&mut rows.lines[*index]);
    }
    let looks = Looks::of(&rows.lines, &groups);
    groups
        .iter()
        .filter_map(|item| Reader::new(&rows.lines, &looks).read(item))
        .map(|work| settle(work, &rows))
        .collect()
}

/// The sources of a project's fields among the document's lines.
fn settle(work: Work, rows: &Rows) -> Work {
    Work {
        name: rows.settle(work.name),
        description: rows.settle(work.description),
        technologies: work.technologies.into_iter().map(|value| rows.settle(value)).collect(),
        duration: rows.settle(work.duration),
        url: rows.settle(work.url),
    }
}

/// Reads one project row by row.
struct Reader<'a> {
    lines: &'a [Line],
    looks: &'a Looks,
    work: Work,
}

impl<'a> Reader<'a> {
    fn new(lines: &'a [Line], looks: &'a Looks) -> Self {
        Self { lines, looks, work: Work::default() }
    }

    fn read(mut self, item: &[usize]) -> Option<Work> {
        for index in item {
            self.row(*index);
        }
        if self.work.url.is_empty() {
            self.work.url = records::links::of(self.lines, item).unwrap_or_default();
        }
        let empty = self.work.name.is_empty() && self.work.description.is_empty();
        (!empty).then_some(self.work)
    }

    fn row(&mut self, index: usize) {
        let text = &self.lines[index].text;
        let known = (!self.work.name.is_empty(), !self.work.description.is_empty());
        let label = records::label(text).filter(|_| wording::tools_lead(text).is_none());
        if let Some((part, start)) = label {
            self.labelled(part, index, start);
        } else if let Some(list) = self.looks.tools(self.lines, index, known) {
            self.take_tools(index, list);
        } else if self.work.name.is_empty() {
            self.head(index, 0);
        } else {
            self.below(index);
        }
    }

    fn value(&self, index: usize, range: Range<usize>, confidence: f32) -> Value {
        Value::new(&self.lines[index].text[range.clone()], index, range, confidence)
    }

    /// `Title: …`, `Description: …`, `Duration: …`.
    fn labelled(&mut self, part: &str, index: usize, start: usize) {
        let range = start..self.lines[index].text.len();
        let value = self.value(index, range.clone(), 0.92);
        match part {
            "name" if self.work.name.is_empty() => self.head(index, start),
            "date" if self.work.duration.is_empty() => self.work.duration = value,
            "url" => self.take_url(index),
            "text" | "name" => self.describe(index, range),
            _ => {}
        }
    }

    /// The first row: the name, and beside it dates, an address, tools, a role or a line about it.
    fn head(&mut self, index: usize, start: usize) {
        let mut all = pieces::of(self.lines, index);
        all.retain(|piece| piece.range.start >= start);
        let mut at = 0;
        while at < all.len() {
            let piece = &all[at];
            match piece.kind {
                Kind::Date if self.work.duration.is_empty() => self.work.duration = piece.value(self.lines, 0.93),
                Kind::Url if self.work.url.is_empty() => self.work.url = piece.value(self.lines, 0.95),
                Kind::Text => {
                    let end = self.stretch_end(&all, at);
                    self.head_text(index, &all[at..end]);
                    at = end;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Where a text of the first row ends. The name ends at the first mark that is no comma; a statement does not.
    fn stretch_end(&self, all: &[Piece], at: usize) -> usize {
        let naming = self.work.name.is_empty();
        let ends = |next: &usize| {
            let piece = &all[*next];
            piece.kind != Kind::Text
                || piece.before <= Mark::Strong
                || (piece.restyled && !piece.inside)
                || (all[at].inside && !piece.inside)
                || (naming && piece.before <= Mark::Stop)
                || (naming && piece.inside && !all[at].inside && self.is_bracketed_list(&all[*next..]))
        };
        let end = (at + 1..all.len()).find(ends).unwrap_or(all.len());
        if naming { end } else { self.list_end(all, at).unwrap_or(end) }
    }

    /// Where a list of tools ends whose items are parted by dots or slashes.
    fn list_end(&self, all: &[Piece], at: usize) -> Option<usize> {
        let ends = |next: &usize| all[*next].kind != Kind::Text;
        let end = (at + 1..all.len()).find(ends).unwrap_or(all.len());
        let range = all[at].range.start..all[end - 1].range.end;
        tools::is_list(&self.lines[all[at].line].text[range], 2).then_some(end)
    }

    /// Whether a bracket holds a list of tools.
    fn is_bracketed_list(&self, all: &[Piece]) -> bool {
        let inside: Vec<&Piece> = all.iter().take_while(|piece| piece.inside).collect();
        (inside.len() >= 2 || (inside.len() == 1 && self.looks.in_brackets))
            && inside.iter().all(|piece| tools::is_item(piece.text(self.lines)))
    }

    fn head_text(&mut self, index: usize, part: &[Piece]) {
        let value = pieces::join(self.lines, part, ", ", 0.9);
        let range = part[0].range.start..part[part.len() - 1].range.end;
        let text = value.text.clone();
        let raw = &self.lines[index].text[range.clone()];
        if self.work.name.is_empty() {
            self.work.name = value;
        } else if records::label(raw.trim_start()).is_some_and(|(part, _)| part == "skip") {
            // Who it was for or how many took part is no field.
        } else if let Some(start) = tools::label_len(raw.trim_start()) {
            let from = range.end - raw.trim_start().len() + start;
            self.work.technologies.extend(tools::items(self.lines, index, from..range.end));
        } else if part[0].before != Mark::Colon
            && self.work.technologies.is_empty()
            && tools::is_list(&text, 1)
            && (tools::is_list(&text, 2) || !is_role(&text))
        {
            self.work.technologies = tools::items(self.lines, index, range);
        } else if !is_role(&text) && !is_link_word(&text) && !place::is_place(&text) {
            let closes = usize::from(self.lines[index].text[range.end..].starts_with([')', ']']));
            self.describe(index, range.start..range.end + closes);
        }
    }

    /// A row below the name.
    fn below(&mut self, index: usize) {
        let all = pieces::of(self.lines, index);
        let only_facts = all.iter().all(|piece| {
            piece.kind != Kind::Text || is_link_word(piece.text(self.lines)) || is_role(piece.text(self.lines))
        });
        if only_facts && all.iter().any(|piece| piece.kind != Kind::Text) {
            self.facts(&all);
            return;
        }
        if self.work.description.is_empty() && self.lines[index].all_italic() && is_role(&self.lines[index].text) {
            return;
        }
        let early = self.work.description.is_empty() && self.work.duration.is_empty();
        let dated = all.iter().find(|piece| piece.kind == Kind::Date);
        let text = &self.lines[index].text;
        let rest: Vec<Piece> = all.iter().filter(|piece| piece.kind == Kind::Text).cloned().collect();
        let said = pieces::join(self.lines, &rest, ", ", 0.75);
        let listed = tools::is_list(&said.text, 2);
        if let Some(date) = dated.filter(|_| early && (listed || wording::statement_score(text) <= 0.0)) {
            self.work.duration = date.value(self.lines, 0.9);
            if listed && self.work.technologies.is_empty() {
                self.take_listed(index, &rest);
            } else if !is_role(&said.text) && !place::is_place(&said.text) {
                self.work.description.append("\n", said);
            }
            return;
        }
        self.describe(index, 0..text.len());
    }

    /// Tools beside a date below the name: `Dec ’19 – Sep ’20 | OpenCV, 3D printing`.
    fn take_listed(&mut self, index: usize, list: &[Piece]) {
        let items = list.iter().flat_map(|piece| tools::items(self.lines, index, piece.range.clone()));
        self.work.technologies = items.collect();
    }

    /// A row of dates and addresses.
    fn facts(&mut self, all: &[Piece]) {
        for piece in all {
            match piece.kind {
                Kind::Date if self.work.duration.is_empty() => self.work.duration = piece.value(self.lines, 0.93),
                Kind::Url if self.work.url.is_empty() => self.work.url = piece.value(self.lines, 0.95),
                _ => {}
            }
        }
    }

    /// A list of tools; an address among them is the project's own.
    fn take_tools(&mut self, index: usize, list: Range<usize>) {
        let list = records::links::without(&self.lines[index], list);
        let rest = list.start + listed(&self.lines[index].text[list.clone()]).len()..list.end;
        let all = pieces::of(self.lines, index);
        let outside = |piece: &Piece| piece.range.start >= rest.start || piece.range.end <= list.start;
        let behind: Vec<Piece> = all.into_iter().filter(outside).collect();
        self.facts(&behind);
        let list = list.start..rest.start;
        let is_address =
            |value: &Value| address::is_whole_url(value.text.trim_start_matches(|c: char| !c.is_alphanumeric()), true);
        let real = tools::items(self.lines, index, list).into_iter().filter(|value| !is_link_word(&value.text));
        let (addresses, mut tools): (Vec<Value>, Vec<Value>) = real.partition(is_address);
        match addresses.into_iter().next().filter(|_| self.work.url.is_empty()) {
            Some(address) if !tools.is_empty() => self.work.url = address,
            Some(address) => tools.push(address),
            None => {}
        }
        self.work.technologies.extend(tools);
    }

    fn take_url(&mut self, index: usize) {
        let text = &self.lines[index].text;
        if let Some(range) = address::urls(text, true).first().filter(|_| self.work.url.is_empty()) {
            self.work.url = self.value(index, range.clone(), 0.95);
        }
    }

    /// A statement, without the tools in brackets or in a sentence at its end and without its address.
    fn describe(&mut self, index: usize, range: Range<usize>) {
        let text = &self.lines[index].text;
        let mut end = range.end.min(records::links::content_end(&self.lines[index])).max(range.start);
        if let Some(url) = address::urls(&text[range.start..end], false).last().cloned() {
            let url = range.start + url.start..range.start + url.end;
            if self.work.url.is_empty() {
                self.work.url = self.value(index, url.clone(), 0.85);
            }
            if text[url.end..end].chars().all(|c| !c.is_alphanumeric()) {
                end = url.start;
                let label = text[range.start..end].trim_end().trim_end_matches(':');
                let word = label.rsplit([' ', '\t', '(', '|', '.']).next().unwrap_or_default();
                let sentence = label.rfind(". ").map_or(label, |at| &label[at + 2..]);
                if records::links::is_link_text(label) {
                    end = range.start;
                } else if sentence.len() < label.len() && records::links::is_link_text(sentence) {
                    end = range.start + label.len() - sentence.len();
                } else if is_link_word(word) {
                    end = range.start + label.len() - word.len();
                }
            }
        }
        if let Some((cut, date)) = date_at_end(&text[range.start..end]).filter(|_| self.work.duration.is_empty()) {
            self.work.duration = self.value(index, range.start + date.start..range.start + date.end, 0.85);
            end = range.start + cut;
        }
        if let Some(start) = tools::trailing(&text[range.start..end], self.looks.closing).map(|at| range.start + at) {
            self.work.technologies.extend(tools::items(self.lines, index, start..end));
            end = start;
        }
        end = before_lead(text, range.start..end);
        let said = text[range.start..end].replace('\t', " ");
        let value =
            Value { text: tidy(said.trim_end_matches(['(', '[', ' '])), ..self.value(index, range.start..end, 0.9) };
        self.work.description.append("\n", value);
    }
}

/// The date behind a mark at the end of a text, and where the text ends without it: `Map of wells. 2019 – 2020`.
fn date_at_end(text: &str) -> Option<(usize, Range<usize>)> {
    let (date, _) = dates::find(text).pop()?;
    let before = text[..date.start].trim_end();
    let said = before.trim_end_matches(['.', ',', ';', '(', '[', '|', '·', '–', '—']).trim_end();
    let closed = !text[date.end..].contains(char::is_alphanumeric);
    (closed && said.len() < before.len() && !said.is_empty()).then_some((said.len(), date))
}

/// Where a stretch ends without a last sentence that only leads to an address: `Counts sheep. See`.
fn before_lead(text: &str, range: Range<usize>) -> usize {
    let said = text[range.clone()].trim_end().trim_end_matches(':');
    let last = said.rfind(". ").map(|at| at + 2).filter(|at| records::links::is_link_text(&said[*at..]));
    last.map_or(range.end, |at| range.start + at)
}

/// What somebody did in a project: `Lead Developer`.
fn is_role(text: &str) -> bool {
    text.split_whitespace().count() <= 5 && role::title_score(text) >= 0.6 && dates::find(text).is_empty()
}

/// Words that stand for an address: `GitHub`, `Live demo`.
fn is_link_word(text: &str) -> bool {
    vocabulary::column(&fold(text)) == Some("url")
}
