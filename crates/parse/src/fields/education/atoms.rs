//! The lines of an education section as rows of atoms: the smallest texts that may be a school, a degree or a field.

use super::labels::{self, Told};
use super::{asides, beside, cuts, spans};
use crate::line::{Line, has_word};
use crate::numbering;
use crate::parts::{self, Break, Kind, Part};
use crate::recognise::degree::{self, Reading};
use crate::recognise::{place, school};
use crate::value::{Slice, Value, tidy};
use crate::wrap;
use std::ops::Range;
use vitae_model::dates::DateSpan;

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
    /// A degree with its field in the same text.
    pub(super) holds_field: bool,
    /// A degree that is not parted, though it reads as one with its field.
    pub(super) whole: bool,
    /// A degree's word before a name that is no subject: `VMBO De Ruyter`.
    pub(super) names: bool,
    /// Begins with a word that links a degree and its field.
    pub(super) linked: bool,
}

impl Atom {
    pub(super) fn new(text: String, line: usize, range: Range<usize>, join: Join) -> Self {
        let reading = degree::read(&text).filter(|reading| !reading.field.is_empty());
        let subject = |reading: &Reading| is_subject(&text, reading);
        let named = |reading: &Reading| {
            let rest = &text[reading.field.clone()];
            !reading.explicit && rest.starts_with(char::is_uppercase) && school::field_score(rest) == 0.0
        };
        Self {
            holds_field: reading.as_ref().is_some_and(|reading| {
                reading.explicit || degree::is_short_form(&text[reading.degree.clone()]) || subject(reading)
            }),
            whole: false,
            names: reading.as_ref().is_some_and(named),
            linked: degree::without_link(&text).len() < text.len(),
            degree: degree::degree_score(&text),
            school: school::school_score(&text),
            field: school::field_score(&text),
            place: place::is_place(&text),
            aside: asides::is_aside(&text),
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

/// Whether what stands behind a degree's words is a known subject as a whole: `Foundation Degree Veterinary Nursing`.
pub(super) fn is_subject(text: &str, reading: &Reading) -> bool {
    let rest = text[reading.field.clone()].trim();
    let apart = text.get(reading.degree.end..reading.field.start).is_some_and(|between| between == " ");
    apart && rest.contains(' ') && school::field_score(rest) >= 1.0
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
    let counted = are_counted(lines, indices);
    let front = |index: usize| numbering::number_len(&lines[index].text).filter(|_| counted).unwrap_or(0);
    let rows = indices.iter().filter_map(|index| row(lines, *index, front(*index)));
    joined(lines, rows.filter(|row| !row.atoms.is_empty()).collect())
}

/// Whether the courses are counted: the first number before one is `1.`, and the others follow.
fn are_counted(lines: &[Line], indices: &[usize]) -> bool {
    let numbers = indices.iter().filter_map(|index| {
        let text = &lines[*index].text;
        text[..numbering::number_len(text)?].trim().trim_end_matches(['.', ')']).parse::<usize>().ok()
    });
    let numbers: Vec<usize> = numbers.collect();
    numbers.len() >= 2 && numbers.iter().copied().eq(1..=numbers.len())
}

/// Puts a wrapped name together that a date at the right edge parts from its rest.
fn joined(lines: &[Line], rows: Vec<Row>) -> Vec<Row> {
    let edge = rows.iter().map(|row| lines[row.line].bbox.x1).fold(0.0, f32::max);
    let mut out: Vec<Row> = Vec::new();
    let mut rows = rows.into_iter().peekable();
    while let Some(mut row) = rows.next() {
        let next = rows.peek();
        let rest = out.last().is_some_and(|above| {
            let school = |row: &Row| row.has(|atom| atom.school >= 1.0);
            let schooled = next.is_some_and(school) || out.len() > 1 && school(&out[out.len() - 2]);
            is_rest(lines, above, &row, next) || (schooled && is_crowded_out(lines, above, &row, edge))
        });
        let above =
            out.last_mut().filter(|_| rest).and_then(|above| above.atoms.iter_mut().rfind(|atom| atom.is_text()));
        match above {
            Some(atom) => atom.extend(row.atoms.remove(0)),
            None => out.push(row),
        }
    }
    out
}

/// Whether a row is the rest of the one above: in its style, telling nothing by itself, while the row above cannot end
/// there, or has a date at its end and the school stands below.
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
    silent && close && (open || (dated && school && above.has(|atom| atom.degree >= 2.0)))
}

/// Whether a row of a word or two is the rest of the field that ends the row above: it would not have fitted there, as wide
/// as the section's lines are (`BSc in Supply Chain` above `Management`).
fn is_crowded_out(lines: &[Line], above: &Row, row: &Row, edge: f32) -> bool {
    let [atom] = row.atoms.as_slice() else { return false };
    let (first, second) = (&lines[above.line], &lines[row.line]);
    let Some(last) = above.atoms.iter().rfind(|atom| atom.is_text()) else { return false };
    let degree = above.has(|atom| atom.degree >= 1.6);
    let fielded = degree && (last.holds_field || (last.degree < 1.6 && last.school == 0.0 && !last.place));
    let silent = atom.is_text() && atom.told.is_none() && atom.degree < 0.8 && atom.school == 0.0 && !atom.place;
    let alike = wrap::ends_in_style(first, second) && (first.size - second.size).abs() < 0.3;
    let close = !second.flow && !second.opens && second.gap < first.gap.max(0.75) && alike;
    let whole = first.text.trim_end().len() <= above.atoms.iter().map(|atom| atom.range.end).max().unwrap_or_default();
    let fits = first.bbox.x1 + second.bbox.width() + 0.3 * second.size < edge.max(first.bbox.x1);
    fielded && silent && close && whole && !fits && second.words() <= 2 && !second.bullet
}

/// Longest row, in words, that is no statement.
const MAX_WORDS: usize = 26;

/// Longest row, in bytes, that is looked at.
const MAX_BYTES: usize = 600;

fn row(lines: &[Line], index: usize, front: usize) -> Option<Row> {
    let line = &lines[index];
    if line.words() > MAX_WORDS || line.text.len() > MAX_BYTES {
        return None;
    }
    let mut row = of_line(lines, index, front);
    let telling =
        row.has(|atom| atom.date.is_some() || atom.degree >= 1.6 || atom.school >= 1.0 || atom.told.is_some());
    let statement = line.bullet && !telling;
    if statement || asides::opens(&line.text[front..]) && !row.has(|atom| atom.told.is_some()) {
        return None;
    }
    row.atoms.retain(|atom| !atom.aside || atom.told.is_some());
    Some(row)
}

/// The atoms of a line from a place on, asides included.
fn of_line(lines: &[Line], index: usize, front: usize) -> Row {
    let line = &lines[index];
    let told = labels::leading(&line.text);
    let spans = spans::of(&line.text);
    let mut atoms: Vec<Atom> = Vec::new();
    for mut part in with_degrees(line, parts::of(lines, index)) {
        part.range.start = part.range.start.max(front).min(part.range.end);
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
    if told.is_some() {
        atoms.iter_mut().for_each(|atom| atom.aside = false);
    }
    beside::mark(&mut atoms);
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
    let mut end = None;
    for mut piece in cuts::at_joints(line, range).into_iter().flat_map(|range| cuts::pieces(&line.text, range)) {
        // A label may stand within a line: `Lublin University, major: Law`.
        let own = labels::leading(&line.text[piece.clone()]).filter(|_| told.is_none());
        piece.start += own.map_or(0, |(_, end)| end);
        let told = told.or(own.map(|(label, _)| label));
        let blanks = line.text[piece.clone()].len() - line.text[piece.clone()].trim_start().len();
        let lead = cuts::school_lead(&line.text[piece.start + blanks..piece.end]);
        piece.start += if lead > 0 { blanks + lead } else { 0 };
        let raw = &line.text[piece.clone()];
        let text = tidy(raw);
        let abbreviation =
            raw.trim_start().starts_with('(') && !text.chars().any(char::is_lowercase) && !out.is_empty();
        if !has_word(&text) || (abbreviation && !degree::is_degree(&text)) {
            continue;
        }
        let between = end.replace(piece.end).map(|end| line.text[end..piece.start].contains(char::is_alphabetic));
        let how = match between {
            None => join(part, out),
            Some(true) => Join::Strong,
            Some(false) => Join::Comma,
        };
        let mut atom = Atom::new(text, part.line, piece, how);
        (atom.bold, atom.italic, atom.told) = (part.bold, line.all_italic(), told);
        atom.place |= part.kind == Kind::Place && !part.text.contains(',') && atom.school == 0.0 && !out.is_empty();
        out.push(atom);
    }
}

fn join(part: &Part, out: &[Atom]) -> Join {
    match part.before {
        _ if out.is_empty() => Join::Line,
        Break::Weak => Join::Comma,
        _ => Join::Strong,
    }
}
