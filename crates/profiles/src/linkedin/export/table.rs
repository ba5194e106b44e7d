//! A table of an archive: text in some encoding, maybe with words in front of the line of column names.

use csv::{ReaderBuilder, StringRecord};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Rows of a table that are read.
const MAX_ROWS: usize = 1_000;

/// Longest cell, in characters: as long as a field of a resume may be.
const MAX_CELL_CHARS: usize = vitae_model::limits::MAX_FIELD_CHARS;

/// Lines in which the column names are looked for.
const MAX_PREAMBLE_LINES: usize = 20;

/// What a table is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Profile,
    Summary,
    Positions,
    Education,
    Skills,
    Projects,
    Certifications,
    Honors,
    Languages,
    Volunteering,
    Publications,
    Emails,
    Phones,
    Courses,
}

/// Columns that say what a table is about; the first line that fits counts.
const KNOWN: [(Kind, &[&str]); 15] = [
    (Kind::Profile, &["first name", "last name", "headline"]),
    (Kind::Summary, &["profile summary"]),
    (Kind::Volunteering, &["company name", "role"]),
    (Kind::Positions, &["company name", "title"]),
    (Kind::Education, &["school name"]),
    (Kind::Certifications, &["name", "authority"]),
    (Kind::Honors, &["title", "issued on"]),
    (Kind::Projects, &["title", "url", "started on"]),
    (Kind::Languages, &["name", "proficiency"]),
    (Kind::Publications, &["name", "published on"]),
    (Kind::Emails, &["email address", "primary"]),
    (Kind::Phones, &["number", "type"]),
    (Kind::Courses, &["name", "number"]),
    (Kind::Courses, &["course name", "number"]),
    (Kind::Skills, &["name"]),
];

/// A column that only tables about other people have.
const OF_OTHERS: [&str; 4] = ["connected on", "conversation id", "invitee profile url", "company"];

/// A table with its cells.
#[derive(Debug)]
pub(super) struct Table {
    pub kind: Kind,
    columns: Vec<String>,
    rows: Vec<StringRecord>,
}

/// A row of a table.
pub(super) struct Row<'a> {
    columns: &'a [String],
    cells: &'a StringRecord,
}

impl Table {
    /// A table of rows that name their columns; one that lacks a column has nothing in it.
    pub fn of_rows(kind: Kind, rows: &[Map<String, Value>]) -> Self {
        let names: BTreeSet<&String> = rows.iter().take(MAX_ROWS).flat_map(Map::keys).collect();
        let cells =
            |row: &Map<String, Value>| names.iter().map(|name| row.get(*name).map(cell).unwrap_or_default()).collect();
        let rows = rows.iter().take(MAX_ROWS).map(cells).collect();
        Self { kind, columns: names.iter().map(|name| column(name)).collect(), rows }
    }

    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|cells| Row { columns: &self.columns, cells })
    }
}

impl Row<'_> {
    /// The text of a column; empty when there is none.
    pub fn text(&self, column: &str) -> String {
        let at = self.columns.iter().position(|name| name == column);
        at.and_then(|at| self.cells.get(at)).map(clean).unwrap_or_default()
    }

    /// The same, or nothing when it is empty.
    pub fn optional(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty())
    }
}

/// What a table is about, from its beginning.
pub(super) fn kind_of(head: &[u8]) -> Option<Kind> {
    header(&decoded(head)).map(|header| header.kind)
}

/// Reads a table; nothing when it is of no known kind.
pub(super) fn read(bytes: &[u8]) -> Option<Table> {
    let text = decoded(bytes);
    let Header { kind, columns, delimiter, body } = header(&text)?;
    let mut reader =
        ReaderBuilder::new().flexible(true).has_headers(false).delimiter(delimiter).from_reader(body.as_bytes());
    let filled = |row: &StringRecord| row.iter().any(|cell| !cell.trim().is_empty());
    let rows = reader.records().filter_map(Result::ok).filter(filled).take(MAX_ROWS).collect();
    Some(Table { kind, columns, rows })
}

struct Header<'a> {
    kind: Kind,
    columns: Vec<String>,
    delimiter: u8,
    /// Everything below.
    body: &'a str,
}

fn header(text: &str) -> Option<Header<'_>> {
    let mut from = 0;
    for line in text.split_inclusive(['\n', '\r']).take(2 * MAX_PREAMBLE_LINES) {
        from += line.len();
        for delimiter in *b",;\t" {
            let columns = columns(line, delimiter);
            if let Some(kind) = kind(&columns) {
                return Some(Header { kind, columns, delimiter, body: &text[from..] });
            }
        }
    }
    None
}

fn columns(line: &str, delimiter: u8) -> Vec<String> {
    let mut reader = ReaderBuilder::new().has_headers(false).delimiter(delimiter).from_reader(line.as_bytes());
    let names = reader.records().next().and_then(Result::ok).unwrap_or_default();
    names.iter().map(column).collect()
}

/// The name of a column in its one spelling.
fn column(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A value as the export writes it.
fn cell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(_) | Value::Bool(_) => value.to_string(),
        _ => String::new(),
    }
}

fn kind(columns: &[String]) -> Option<Kind> {
    let has = |name: &str| columns.iter().any(|column| column == name);
    if OF_OTHERS.iter().any(|name| has(name)) {
        return None;
    }
    let fits = |(kind, names): &&(Kind, &[&str])| {
        names.iter().all(|name| has(name)) && (*kind != Kind::Skills || columns.len() == 1)
    };
    KNOWN.iter().find(fits).map(|(kind, _)| *kind)
}

/// UTF-8 as LinkedIn writes it, what a mark in front says, else what spreadsheet programs make of it.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    // The beginning of a table may end within a letter.
    let whole = match std::str::from_utf8(bytes) {
        Ok(_) => true,
        Err(error) => error.error_len().is_none(),
    };
    (if whole { UTF_8 } else { WINDOWS_1252 }).decode_without_bom_handling(bytes).0
}

/// A cell as people read it: entities resolved, no control characters, not endless.
fn clean(cell: &str) -> String {
    let text = entities(cell);
    let seen = text.chars().filter(|c| !c.is_control() || *c == '\n' || *c == '\t').take(MAX_CELL_CHARS);
    seen.collect::<String>().trim().to_owned()
}

const ENTITIES: [(&str, &str); 7] = [
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&quot;", "\""),
    ("&#39;", "'"),
    ("&apos;", "'"),
    ("&nbsp;", " "),
    // Last, so that what was written as an entity's name stays one.
    ("&amp;", "&"),
];

fn entities(cell: &str) -> Cow<'_, str> {
    if !cell.contains('&') {
        return Cow::Borrowed(cell);
    }
    Cow::Owned(ENTITIES.iter().fold(cell.to_owned(), |text, (entity, sign)| text.replace(entity, sign)))
}
