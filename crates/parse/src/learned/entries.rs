//! Roles and tags → the fields of a resume.

use super::features::Worded;
use super::model::Opinion;
use super::tags::{Field, List, Part, Role, tag_means};
use super::words::is_year;
use crate::assemble::Fields;
use crate::line::Line;
use crate::sections::Section;
use crate::value::{Slice, Value, tidy};
use crate::{fields, prose};
use rustc_hash::FxHashMap as HashMap;
use std::ops::Range;

/// One entry: its values by field, its tools, and its lines.
#[derive(Debug, Default)]
pub(super) struct Entry {
    values: HashMap<Field, Value>,
    pub(super) tools: Vec<Value>,
    pub(super) text: Vec<usize>,
    heads: Vec<usize>,
}

/// What entries are read from.
pub(super) struct Around<'a> {
    pub(super) lines: &'a [Line],
    sections: &'a [Section],
}

impl Around<'_> {
    /// What stands above the section of an entry.
    pub(super) fn heading(&self, entry: &Entry) -> Option<&str> {
        let first = entry.heads.first()?;
        Some(self.sections.iter().find(|section| section.lines.contains(first))?.title.as_str())
    }
}

impl Entry {
    pub(super) fn take(&mut self, field: Field) -> Value {
        self.values.remove(&field).unwrap_or_default()
    }

    fn has(&self, field: Field) -> bool {
        self.values.contains_key(&field)
    }
}

/// Words that follow each other with tags of one field.
struct Span {
    field: Field,
    /// Whether the first word's tag says that a value begins.
    begins: bool,
    value: Value,
}

/// Lines back to which a value may have begun that goes on.
const NEAR: usize = 2;

/// What is read, by lists, before it is brought into their forms.
#[derive(Default)]
struct Reading {
    lists: HashMap<usize, Vec<Entry>>,
    person: HashMap<Field, Value>,
    skills: Vec<Value>,
    last: Option<(Field, usize)>,
}

/// The fields that roles and tags say; what has no tag stays empty.
pub(super) fn fields(lines: &[Line], sections: &[Section], worded: &[Worded], opinion: &Opinion) -> Fields {
    let mut reading = Reading::default();
    for (at, role) in opinion.labels.roles.iter().enumerate() {
        reading.line(at, *role);
        for span in spans(worded, at, opinion) {
            reading.span(at, role.list(), span);
        }
    }
    let said: Vec<usize> = (0..lines.len()).filter(|at| opinion.labels.roles[*at] == Role::Summary).collect();
    let around = Around { lines, sections };
    let mut out = Fields { summary: statement(lines, &said), ..Fields::default() };
    for list in List::ALL {
        let entries = reading.lists.remove(&(list as usize)).unwrap_or_default();
        (list.schema().put)(named(list, entries), &around, &mut out);
    }
    out.skills = once(reading.skills);
    let mut person = |field: Field| reading.person.remove(&field).unwrap_or_default();
    out.contact.name = person(Field::Name);
    out.contact.place = person(Field::Location);
    out
}

impl Reading {
    /// Notes a line's part in the entry that it belongs to.
    fn line(&mut self, at: usize, role: Role) {
        let Some(list) = role.list() else { return };
        if matches!(role, Role::Entry(_, Part::First)) || self.current(list).is_none() {
            self.open(list);
        }
        let Some(entry) = self.current(list) else { return };
        match role {
            Role::Entry(_, Part::Text) => entry.text.push(at),
            Role::Entry(..) => entry.heads.push(at),
            _ => {}
        }
    }

    fn open(&mut self, list: List) -> &mut Entry {
        let all = self.lists.entry(list as usize).or_default();
        all.push(Entry::default());
        let last = all.len() - 1;
        &mut all[last]
    }

    fn current(&mut self, list: List) -> Option<&mut Entry> {
        self.lists.get_mut(&(list as usize))?.last_mut()
    }

    fn span(&mut self, at: usize, list: Option<List>, span: Span) {
        let Span { field, begins, value } = span;
        let goes_on = !begins && self.last.is_some_and(|(last, line)| last == field && line + NEAR >= at);
        self.last = Some((field, at));
        match field {
            Field::Skill => match self.skills.last_mut().filter(|_| goes_on) {
                Some(skill) => skill.append(" ", value),
                None => self.skills.push(value),
            },
            Field::Name | Field::Email | Field::Phone | Field::Location => match self.person.get_mut(&field) {
                Some(known) if goes_on => known.append(if field == Field::Location { ", " } else { " " }, value),
                Some(_) => {}
                None => _ = self.person.insert(field, value),
            },
            _ => self.entry_span(list, field, goes_on, value),
        }
    }

    fn entry_span(&mut self, list: Option<List>, field: Field, goes_on: bool, value: Value) {
        let Some(own) = List::ALL.into_iter().find(|list| list.schema().fields.contains(&field)) else { return };
        if list.is_some_and(|list| list != own) {
            return;
        }
        if self.current(own).is_none() {
            self.open(own);
        }
        let Some(entry) = self.current(own) else { return };
        if field == Field::Technology {
            match entry.tools.last_mut().filter(|_| goes_on) {
                Some(tool) => tool.append(" ", value),
                None => entry.tools.push(value),
            }
            return;
        }
        match entry.values.get_mut(&field) {
            Some(known) if goes_on => known.append(" ", value),
            // A list whose entries are named once each: a second name is a second entry.
            Some(_) if own.schema().main == [field] => _ = self.open(own).values.insert(field, value),
            Some(_) => {}
            None => _ = entry.values.insert(field, value),
        }
    }
}

/// The tagged spans of a line.
fn spans(worded: &[Worded], at: usize, opinion: &Opinion) -> Vec<Span> {
    let (line, tags) = (&worded[at], &opinion.labels.tags[at]);
    let mut out: Vec<(Field, bool, Range<usize>)> = Vec::new();
    let mut open = false;
    for (word, tag) in tags.iter().enumerate() {
        let Some((field, begins)) = tag_means(*tag) else {
            open = false;
            continue;
        };
        match out.last_mut().filter(|(last, ..)| open && !begins && *last == field) {
            Some((.., words)) => words.end = word + 1,
            None => out.push((field, begins, word..word + 1)),
        }
        open = true;
    }
    let span = |(field, begins, words): (Field, bool, Range<usize>)| {
        let first = opinion.starts[at];
        let sum: f32 = words.clone().map(|word| opinion.tags.row(first + word)[tags[word]]).sum();
        let range = line.words[words.start].start..line.words[words.end - 1].end;
        let value = value(line.line, at, range, sum / words.len() as f32);
        Span { field, begins, value }
    };
    out.into_iter().map(span).filter(|span| !span.value.is_empty()).collect()
}

/// A stretch of a line; a bracket that it opens is closed.
fn value(line: &Line, at: usize, range: Range<usize>, confidence: f32) -> Value {
    let text = &line.text[range.clone()];
    let unclosed = text.matches('(').count() > text.matches(')').count();
    let end = if unclosed && line.text[range.end..].starts_with(')') { range.end + 1 } else { range.end };
    Value::new(&line.text[range.start..end].replace('\t', " "), at, range.start..end, confidence)
}

/// The text of some lines: a line that goes on with the one before stands behind it.
pub(super) fn statement(lines: &[Line], indices: &[usize]) -> Value {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for index in indices.iter().copied() {
        match groups.last_mut().filter(|group| goes_on(lines, group[group.len() - 1], index)) {
            Some(group) => group.push(index),
            None => groups.push(vec![index]),
        }
    }
    fields::description(lines, &groups)
}

fn goes_on(lines: &[Line], before: usize, index: usize) -> bool {
    let (above, line) = (&lines[before], &lines[index]);
    index == before + 1
        && !line.bullet
        && !prose::ends_sentence(&above.text)
        && line.text.starts_with(|c: char| c.is_lowercase() || c.is_numeric())
}

/// Each skill once.
fn once(skills: Vec<Value>) -> Vec<Value> {
    let mut seen = rustc_hash::FxHashSet::default();
    skills.into_iter().filter(|skill| seen.insert(skill.text.to_lowercase())).collect()
}

/// How sure a name is that stands for further entries below it.
const INHERITED: f32 = 0.8;

/// Keeps the entries that are named; one without the name of its body takes that of the one before.
fn named(list: List, entries: Vec<Entry>) -> Vec<Entry> {
    let main = list.schema().main;
    let mut last: Option<Value> = None;
    let mut out = Vec::new();
    for mut entry in entries {
        if !main.iter().any(|field| entry.has(*field)) {
            continue;
        }
        if main.len() > 1 {
            if let (false, Some(known)) = (entry.has(main[0]), &last) {
                entry.values.insert(main[0], Value { confidence: INHERITED, ..known.clone() });
            }
            last = entry.values.get(&main[0]).cloned().or(last);
        }
        out.push(entry);
    }
    out
}

/// The years of a value.
pub(super) fn years(value: &Value) -> Vec<Value> {
    let words = value.text.split(|c: char| !c.is_ascii_digit()).filter(|digits| is_year(digits));
    words.map(|year| Value { text: year.to_owned(), ..value.clone() }).collect()
}

/// The address that is printed, else the first link in the head.
pub(super) fn address(lines: &[Line], entry: &mut Entry, field: Field) -> Value {
    let printed = entry.take(field);
    if !printed.is_empty() {
        return printed;
    }
    for line in entry.heads.iter().copied() {
        let linked = lines[line]
            .runs
            .iter()
            .find_map(|run| Some((run, run.link.as_deref().filter(|link| link.starts_with("http"))?)));
        if let Some((run, link)) = linked {
            return Value { text: tidy(link), from: vec![Slice { line, range: run.range.clone() }], confidence: 0.9 };
        }
    }
    Value::default()
}
