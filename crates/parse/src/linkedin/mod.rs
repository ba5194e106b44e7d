//! Profiles as LinkedIn's "Save to PDF" prints them.
//!
//! The print is made by one program from one layout, in every language of the interface: a dark column at the left (contact,
//! skills, languages, certificates, awards, papers) and a wide one beside it (name, headline, place, summary, experience,
//! education). What a row is follows from its column, its type size and whether it is grey ([`print`]); no words need to be
//! known, and a free line in the description of a job cannot be taken for another job. Only the headings of the dark column
//! look alike: those are known by their words ([`headings`]).

mod body;
mod headings;
mod join;
mod older;
mod print;
mod sheet;
mod side;
mod study;

use crate::assemble::Fields;
use crate::contact::{self, Contact};
use crate::line::Line;
use crate::recognise::place::is_place;
use crate::sections::Section;
use crate::value::Value;
use print::{Face, Print, Row};
use sheet::Sheet;
use vitae_model::document::Document;
use vitae_model::source::SectionKind;

/// A profile that was read.
pub(crate) struct Profile {
    pub(crate) lines: Vec<Line>,
    pub(crate) sections: Vec<Section>,
    pub(crate) fields: Fields,
    /// Whether these are all fields; else jobs and schools alone, and the rest is for the readers of sections.
    pub(crate) whole: bool,
}

/// The profile that a document is a print of; `None` when it is none.
pub(crate) fn read(document: &Document) -> Option<Profile> {
    let Document::Paged(paged) = document else { return None };
    Print::of(paged).map(|print| profile(&print)).or_else(|| older::read(paged))
}

fn profile(print: &Print) -> Profile {
    let mut sheet = Sheet::default();
    let mut fields = Fields { rest: Some(Vec::new()), ..Fields::default() };
    let first = print.body.iter().position(|row| row.face == Face::Heading).unwrap_or(print.body.len());
    let (top, body) = print.body.split_at(first);
    fields.contact = person(top, print.has_grey(), &mut sheet);
    body::read(body, print.keeps_no_breaks(), &mut sheet, &mut fields);
    side::read(&print.side, &mut sheet, &mut fields);
    Profile { lines: sheet.lines, sections: sheet.sections, fields, whole: true }
}

/// Name and place above the first heading; the headline between them is no field of a resume.
fn person(top: &[Row], has_grey: bool, sheet: &mut Sheet) -> Contact {
    sheet.open_untitled(SectionKind::Contact);
    let (name, below): (Vec<&Row>, Vec<&Row>) = top.iter().partition(|row| row.face == Face::Name);
    let (place, headline): (Vec<&Row>, Vec<&Row>) = match has_grey {
        true if below.iter().any(|row| row.grey) => below.into_iter().partition(|row| row.grey),
        true => last_place(below),
        false => last_of_several(below),
    };
    let name = sheet.add(&name).map(|index| {
        let printed = contact::printed_name(&sheet.lines, index, sheet::SURE);
        if printed.is_empty() { sheet.whole(index) } else { printed }
    });
    sheet.add(&headline);
    let place = sheet.add(&place).map(|index| sheet.whole(index));
    Contact { name: name.unwrap_or_default(), place: place.unwrap_or_default(), ..Contact::default() }
}

/// Where no row below the name is grey as places are, the last of several may still be one by its words.
fn last_place(rows: Vec<&Row>) -> (Vec<&Row>, Vec<&Row>) {
    match rows.last() {
        Some(last) if is_place(&last.line.text) => last_of_several(rows),
        _ => (Vec::new(), rows),
    }
}

/// Where colours are lost, the last of several rows below the name is the place.
fn last_of_several(mut rows: Vec<&Row>) -> (Vec<&Row>, Vec<&Row>) {
    let place = if rows.len() > 1 { rows.pop() } else { None };
    (place.into_iter().collect(), rows)
}

/// A value of a part of a line, as printed but for doubled blanks.
fn part(lines: &[Line], index: usize, range: std::ops::Range<usize>) -> Value {
    let text = crate::words::single_spaced(lines[index].text[range.clone()].trim());
    if text.is_empty() {
        return Value::default();
    }
    Value { text, from: vec![crate::value::Slice { line: index, range }], confidence: sheet::SURE }
}
