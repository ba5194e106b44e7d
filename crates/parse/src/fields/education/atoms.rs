//! The lines of an education section as rows of atoms: the smallest texts that may be a school, a degree or a field.

use super::labels::{self, Told};
use crate::line::Line;
use crate::parts::{self, Break, Kind, Part};
use crate::recognise::{degree, place};
use crate::value::{Slice, Value, tidy};
use crate::vocabulary;
use crate::words::fold;
use crate::wrap;
use std::ops::Range;
use vitae_model::dates::{self, DateSpan};

/// How an atom is set off from the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    /// It begins its line.
    Line,
    /// A tab, a pipe, a dash, a change of style.
    Strong,
    /// A comma.
    Comma,
}

/// One piece of a row, with what its words say.
#[derive(Debug, Clone)]
pub(super) struct Atom {
    pub(super) text: String,
    pub(super) line: usize,
    pub(super) range: Range<usize>,
    /// Further lines of a cell that wraps.
    pub(super) more: Vec<Slice>,
    pub(super) join: Join,
    pub(super) date: Option<DateSpan>,
    pub(super) told: Option<Told>,
    pub(super) bold: bool,
    pub(super) italic: bool,
    pub(super) degree: f32,
    pub(super) school: f32,
    pub(super) field: f32,
    pub(super) place: bool,
    pub(super) aside: bool,
}

impl Atom {
    pub(super) fn new(text: String, line: usize, range: Range<usize>, join: Join) -> Self {
        Self {
            degree: degree::degree_score(&text),
            school: degree::school_score(&text),
            field: degree::field_score(&text),
            place: place::is_place(&text),
            aside: is_aside(&text),
            text,
            line,
            range,
            more: Vec::new(),
            join,
            date: None,
            told: None,
            bold: false,
            italic: false,
        }
    }

    pub(super) fn is_text(&self) -> bool {
        self.date.is_none()
    }

    /// A part of the text as a value with its place.
    pub(super) fn value(&self, lines: &[Line], part: &str, confidence: f32) -> Value {
        let whole = &lines[self.line].text[self.range.clone()];
        let range = match whole.find(part.trim()).filter(|_| self.more.is_empty()) {
            Some(at) => self.range.start + at..self.range.start + at + part.trim().len(),
            None => self.range.clone(),
        };
        let mut out = Value::new(part, self.line, range, confidence);
        out.from.extend(self.more.iter().cloned());
        out
    }

    /// Goes on with the text of another line.
    pub(super) fn extend(&mut self, other: Atom) {
        let text = format!("{} {}", self.text, other.text);
        let mut more = std::mem::take(&mut self.more);
        more.push(Slice { line: other.line, range: other.range });
        let old = std::mem::replace(self, Self::new(text, self.line, self.range.clone(), self.join));
        (self.more, self.date, self.told, self.bold, self.italic) = (more, old.date, old.told, old.bold, old.italic);
    }
}

/// One line as atoms.
#[derive(Debug, Clone, Default)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) atoms: Vec<Atom>,
}

impl Row {
    pub(super) fn has(&self, test: impl Fn(&Atom) -> bool) -> bool {
        self.atoms.iter().any(test)
    }
}

/// The rows of a section without grades, modules, theses and statements.
pub(super) fn rows(lines: &[Line], indices: &[usize]) -> Vec<Row> {
    let rows = indices.iter().filter_map(|index| row(lines, *index));
    joined(lines, rows.filter(|row| !row.atoms.is_empty()).collect())
}

/// Puts a wrapped name together that a date at the right edge parts from its rest.
fn joined(lines: &[Line], rows: Vec<Row>) -> Vec<Row> {
    let mut out: Vec<Row> = Vec::new();
    let mut rows = rows.into_iter().peekable();
    while let Some(mut row) = rows.next() {
        let next = rows.peek();
        let rest = out.last().is_some_and(|above| is_rest(lines, above, &row, next));
        let above =
            out.last_mut().filter(|_| rest).and_then(|above| above.atoms.iter_mut().rfind(|atom| atom.is_text()));
        match above {
            Some(atom) => atom.extend(row.atoms.remove(0)),
            None => out.push(row),
        }
    }
    out
}

/// Whether a row is the rest of the one above: in its style, undated below a dated one, telling nothing by itself, while
/// the row above cannot end there or the school stands below.
fn is_rest(lines: &[Line], above: &Row, row: &Row, next: Option<&Row>) -> bool {
    let [atom] = row.atoms.as_slice() else { return false };
    let (first, second) = (&lines[above.line], &lines[row.line]);
    let style = |line: &Line| (line.starts_bold(), line.all_italic(), (line.size * 2.0).round() as i32);
    let silent = atom.is_text() && atom.told.is_none() && atom.degree < 0.8 && atom.school == 0.0 && !atom.place;
    let close = !second.flow && !second.opens && second.gap < 0.6 && style(first) == style(second);
    let dated = first.text.contains('\t') && above.has(|atom| atom.date.is_some());
    let Some(last) = above.atoms.iter().rfind(|atom| atom.is_text()) else { return false };
    let open = last.text.rsplit(' ').next().is_some_and(wrap::is_open_word);
    let school =
        next.is_some_and(|next| next.has(|atom| atom.school >= 1.0) && style(&lines[next.line]) != style(first));
    silent && close && dated && (open || (school && above.has(|atom| atom.degree >= 2.0)))
}

/// Longest row, in words, that is no statement.
const MAX_WORDS: usize = 26;

fn row(lines: &[Line], index: usize) -> Option<Row> {
    let line = &lines[index];
    let mut row = of_line(lines, index);
    let telling =
        row.has(|atom| atom.date.is_some() || atom.degree >= 1.6 || atom.school >= 1.0 || atom.told.is_some());
    let statement = line.words() > MAX_WORDS || (line.bullet && !telling);
    if statement || opens_aside(&line.text) && !row.has(|atom| atom.told.is_some()) {
        return None;
    }
    row.atoms.retain(|atom| !atom.aside || atom.told.is_some());
    Some(row)
}

/// A line that says from its first words on that it is about grades or the like: all of it is.
fn opens_aside(text: &str) -> bool {
    let head = text.trim_start().split([':', '\t', '–', '(', ',', ';']).next().unwrap_or_default();
    let labelled = text.contains(':') && vocabulary::ASIDES.contains(fold(head).as_str());
    labelled || (is_aside(head) && parts::edge_dates(text).is_empty())
}

/// The atoms of a line as it stands, asides included.
pub(super) fn of_line(lines: &[Line], index: usize) -> Row {
    let line = &lines[index];
    let mut told = labels::leading(&line.text);
    let mut spans = joined_spans(&line.text);
    add_lone(&line.text, &mut spans);
    let mut atoms: Vec<Atom> = Vec::new();
    for part in with_degrees(line, parts::of(lines, index)) {
        if let Some((label, end)) = told.as_ref().filter(|(_, end)| part.range.start < *end) {
            if part.range.end > *end {
                let rest = Part { range: *end..part.range.end, ..part.clone() };
                push(line, &rest, &spans, Some(*label), &mut atoms);
            }
            continue;
        }
        push(line, &part, &spans, told.as_ref().map(|(label, _)| *label), &mut atoms);
    }
    for (range, span) in spans {
        let mut atom = Atom::new(line.text[range.clone()].to_owned(), index, range, Join::Strong);
        atom.date = Some(span);
        atoms.push(atom);
    }
    if told.take().is_some() {
        atoms.iter_mut().for_each(|atom| atom.aside = false);
    }
    mark_regions(&mut atoms);
    Row { line: index, atoms }
}

/// Takes degrees that read like addresses (`B.Tech`, `B.Com`) for texts again, with what follows.
fn with_degrees(line: &Line, parts: Vec<Part>) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    for mut part in parts {
        let degree = part.kind == Kind::Url && degree::degree_score(&part.text) >= 2.0;
        if degree {
            part.kind = Kind::Text;
        }
        let above = out.last_mut().filter(|above| {
            let bare = degree::degree_score(&above.text) >= 2.5 && above.line == part.line && above.is_text();
            let between = line.text.get(above.range.end..part.range.start);
            bare && part.is_text()
                && above.text.contains('.')
                && between.is_some_and(|text| text.trim_matches([' ', '(']).is_empty())
        });
        match above.filter(|above| above.bold == part.bold) {
            Some(above) => {
                above.range.end = part.range.end;
                above.text = tidy(&line.text[above.range.clone()]);
            }
            None => out.push(part),
        }
    }
    out
}

/// `Kendrick College, Somerville, MA`: two capitals behind a school and a comma are a state, not a Master of Arts.
fn mark_regions(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let code = atoms[at].text.len() <= 3 && atoms[at].text.chars().all(char::is_uppercase);
        let region = code && vocabulary::REGIONS.contains(fold(&atoms[at].text).as_str());
        let behind = atoms[at - 1].is_text() && atoms[at - 1].degree < 1.6 && atoms[at - 1].line == atoms[at].line;
        if region && behind && atoms[at].join == Join::Comma {
            (atoms[at].degree, atoms[at].place) = (0.0, true);
        }
    }
}

/// Adds what a part holds, without what a joined span covers.
fn push(line: &Line, part: &Part, spans: &[(Range<usize>, DateSpan)], told: Option<Told>, out: &mut Vec<Atom>) {
    let mut range = part.range.clone();
    for (span, _) in spans {
        if span.start <= range.start && range.end <= span.end {
            return;
        }
        if range.start < span.start && span.start < range.end {
            range.end = span.start;
        } else if range.start < span.end && span.end < range.end {
            range.start = span.end;
        }
    }
    if let Some(span) = part.date() {
        let mut atom = Atom::new(part.text.clone(), part.line, range, join(part, out));
        atom.date = Some(span);
        out.push(atom);
        return;
    }
    if part.kind == Kind::Url {
        return;
    }
    let mut first = true;
    for piece in at_commas(&line.text, range) {
        let raw = &line.text[piece.clone()];
        let text = tidy(raw);
        let abbreviation =
            raw.trim_start().starts_with('(') && !text.chars().any(char::is_lowercase) && !out.is_empty();
        if !text.chars().any(char::is_alphanumeric) || (abbreviation && !degree::is_degree(&text)) {
            continue;
        }
        let mut atom = Atom::new(text, part.line, piece, if first { join(part, out) } else { Join::Comma });
        (atom.bold, atom.italic, atom.told) = (part.bold, line.all_italic(), told);
        atom.place |= part.kind == Kind::Place && !part.text.contains(',') && atom.school == 0.0 && !out.is_empty();
        out.push(atom);
        first = false;
    }
}

fn join(part: &Part, out: &[Atom]) -> Join {
    match part.before {
        _ if out.is_empty() => Join::Line,
        Break::Weak => Join::Comma,
        _ => Join::Strong,
    }
}

/// Pieces between commas and semicolons outside brackets, and at `from`, `at` and the like before a school.
fn at_commas(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = range.start;
    let mut depth = 0i32;
    let stretch = &text[range.clone()];
    for (offset, c) in stretch.char_indices() {
        let at = range.start + offset;
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = (depth - 1).max(0),
            _ => {}
        }
        let decimal = text[at + c.len_utf8()..].starts_with(|c: char| c.is_ascii_digit());
        if matches!(c, ',' | ';') && depth == 0 && !decimal {
            out.push(start..at);
            start = at + c.len_utf8();
        }
    }
    out.push(start..range.end);
    out.into_iter().flat_map(|piece| at_school(text, piece)).flat_map(|piece| at_degree(text, piece)).collect()
}

/// Parts a field from the degree behind it: `Informatik (Diplom)`; a grade behind `with` goes.
fn at_degree(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let stretch = &text[range.clone()];
    let graded = stretch.find(" with ").filter(|at| stretch[at + 6..].starts_with(|c: char| c.is_ascii_digit()));
    let end = graded.map_or(range.end, |at| range.start + at);
    match degree::trailing(&text[range.start..end]) {
        Some(at) => vec![range.start..range.start + at, range.start + at..end],
        None => vec![range.start..end],
    }
}

/// Parts `BSc Physics from the University of Leeds` before the word that leads to the school.
fn at_school(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    const WORDS: &[&str] =
        &[" from ", " at ", " an der ", " am ", " bei ", " at the ", " from the ", " à l'", " à la "];
    let stretch = &text[range.clone()];
    let cut = WORDS.iter().filter_map(|word| stretch.find(word).map(|at| (at, word.len()))).max_by_key(|cut| cut.1);
    match cut {
        Some((at, length)) if leads_to_school(&stretch[..at], &stretch[at + length..]) => {
            vec![range.start..range.start + at, range.start + at + length..range.end]
        }
        _ => vec![range],
    }
}

/// Whether a degree or a subject stands before a word and a school behind it.
fn leads_to_school(before: &str, behind: &str) -> bool {
    let named = behind.starts_with(char::is_uppercase) && degree::is_degree(before.trim());
    degree::school_score(before) == 0.0 && (named || degree::school_score(behind) > 0.0)
}

/// Spans that a lead such as `Expected` parts in two: `2022 – Expected 2026`, and years about a slash: `2018 / 2022`.
fn joined_spans(text: &str) -> Vec<(Range<usize>, DateSpan)> {
    let found = dates::find(text);
    let mut out: Vec<(Range<usize>, DateSpan)> = Vec::new();
    for pair in found.windows(2) {
        let ((left, from), (right, to)) = (&pair[0], &pair[1]);
        let between = &text[left.end..right.start];
        let words = fold(between);
        let lead = words.is_empty()
            || matches!(words.as_str(), "to" | "until" | "bis" | "a" | "au" | "do" | "tot")
            || words.split(' ').all(|word| word == "to" || vocabulary::DATE_LEADS.contains(word));
        let marked =
            !between.contains(['\t', ',', ';', '(', ')', '.', '|']) && !between.trim().is_empty() || to.start.is_none();
        let lone = !from.is_range() && !to.is_range();
        if let (true, Some(start), Some(end)) = (lone && lead && marked, from.start, to.last())
            && start.year <= end.year
        {
            let span = DateSpan { start: Some(start), end: Some(vitae_model::dates::End::Point(end)) };
            out.push((left.start..right.end, span));
        }
    }
    out
}

/// Adds years at either end of a cell, or behind a slash, which no edge of the general kind shows: `2001   Abitur`.
fn add_lone(text: &str, spans: &mut Vec<(Range<usize>, DateSpan)>) {
    for (range, span) in dates::find(text) {
        let left = text[..range.start].trim_end_matches(' ');
        let right = text[range.end..].trim_start_matches(' ');
        let wide = text[range.end..].len() > right.len() + 1;
        let opens = (left.is_empty() && right.starts_with(char::is_uppercase)) || (left.ends_with('\t') && wide);
        let ended = matches!(right, "" | ".") || right.starts_with(['\t', '/']);
        let closes = ended && (left.ends_with(['/', '(', '|']) || left.ends_with(" in"));
        let free = spans.iter().all(|(other, _)| other.end <= range.start || range.end <= other.start);
        if free && (opens || closes) {
            spans.push((range, span));
        }
    }
}

/// Whether a text is about grades, honours, modules, a thesis or the form of study.
pub(super) fn is_aside(text: &str) -> bool {
    let text = text.trim().trim_matches(['(', ')']);
    let folded = fold(text);
    if folded.is_empty() {
        return true;
    }
    is_grade(text) || is_measure(&folded) || begins_with_aside(&folded, text)
}

/// A number that is no year: `3.71 / 4.00`, `8.41 CGPA`, `2:1`, `96.2%`.
fn is_grade(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let marked = text.contains(['.', ',', ':', '/', '%', '=']) || letters == 0;
    digits > 0
        && text.chars().count() > 2
        && text.starts_with(|c: char| c.is_ascii_digit())
        && marked
        && letters <= 6
        && dates::parse(text).is_none()
}

/// An amount of study: `8,000 hours`, `60 ECTS`.
fn is_measure(folded: &str) -> bool {
    const UNITS: &[&str] = &[
        "hours", "hrs", "credits", "credit", "ects", "stunden", "heures", "horas", "ore", "uren", "saat", "godzin",
        "cfu", "points",
    ];
    let mut words = folded.split(' ');
    folded.contains(|c: char| c.is_ascii_digit()) && words.any(|word| UNITS.contains(&word))
}

fn begins_with_aside(folded: &str, text: &str) -> bool {
    if vocabulary::ASIDES.contains(folded) || vocabulary::DATE_LEADS.contains(folded) {
        return true;
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let led = (1..=words.len().min(4)).any(|count| vocabulary::ASIDES.contains(words[..count].join(" ").as_str()));
    led && degree::degree_score(text) < 1.6 && degree::school_score(text) == 0.0
}
