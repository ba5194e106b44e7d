//! [`Document`] → résumé, with the source and the confidence of each field. No language model, no
//! network, no clock.
//!
//! The steps: lines in reading order ([`layout`]), sections at headings ([`sections`]), entries within sections
//! ([`entries`]), the fields of each ([`fields`]) by typed recognisers ([`recognise`]), and how sure they are
//! ([`confidence`]). `docs/parser.md` follows one example through all of them. Everything that is answered stands in the document.

mod assemble;
pub mod confidence;
mod contact;
mod entries;
mod fields;
mod language;
mod layout;
mod line;
mod measure;
mod numbering;
mod parts;
mod prose;
mod recognise;
mod sections;
mod tables;
mod value;
mod vocabulary;
mod warnings;
mod words;
mod wrap;

use line::Line;
use sections::Section;
use vitae_model::document::Document;
use vitae_model::source::Parsed;

/// The engine's version; it changes whenever the same file may give another answer.
pub const VERSION: &str = "2.2.0";

/// The engine's name in [`vitae_model::Details::engine`].
pub const ENGINE: &str = "embedded";

/// Reads a résumé out of a document. The same document gives the same answer.
pub fn parse(document: &Document) -> Parsed {
    let (lines, sections) = read(document);
    assemble::parsed(document, &lines, &sections)
}

/// What speaks for and against each field that [`parse`] answers: what the weights of [`confidence`] are learned from.
pub fn evidence(document: &Document) -> Vec<confidence::Evidence> {
    let (lines, sections) = read(document);
    assemble::evidence(&lines, &sections)
}

/// Lines in reading order, and the sections they stand in.
fn read(document: &Document) -> (Vec<Line>, Vec<Section>) {
    let mut lines = layout::lines(document);
    let sections = sections::split(&mut lines);
    let (lines, sections) = tables::settle::settle(lines, sections);
    wrap::unwrap(lines, sections)
}
