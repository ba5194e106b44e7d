//! [`Document`] → résumé, with the source and the confidence of each field. No language model, no
//! network, no clock.
//!
//! The steps: lines in reading order ([`layout`]), sections at headings ([`sections`]), entries within sections
//! ([`entries`]), the fields of each ([`fields`]) by typed recognisers ([`recognise`]), and how sure they are
//! ([`confidence`]). `docs/parser.md` follows one example through all of them. Everything that is answered stands in the document.

mod assemble;
mod attached;
pub mod confidence;
mod contact;
mod coverage;
mod differences;
mod entries;
mod faults;
mod fields;
mod flat;
mod grounding;
mod language;
mod layout;
pub mod learned;
mod line;
mod linkedin;
mod marks;
mod measure;
mod numbering;
mod parts;
mod prompt;
mod prose;
mod recognise;
mod sections;
mod tables;
mod value;
mod vocabulary;
mod warnings;
mod words;
mod wrap;

pub use attached::parse_with;
pub use prompt::{parse_answer, reading_prompt, retry_prompt};

use assemble::Read;
use faults::{Faults, Step};
use line::Line;
use sections::Section;
use vitae_model::document::Document;
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Details, Parsed, SectionKind};

/// The engine's version; it changes whenever the same file may give another answer.
pub const VERSION: &str = "3.0.0";

/// The version of the rules, without the learned stage: it changes whenever they may answer otherwise, and the weights with it.
pub const RULES: &str = "2.9.0";

/// The engine's name in [`vitae_model::Details::engine`].
pub const ENGINE: &str = "embedded";

/// Reads a résumé out of a document. The same document gives the same answer.
///
/// A panic in one section's reader costs that section, one in a step what that step would have found; the details' warnings say
/// so (`section_unread`, `…_failed`). Text of the document may stand in the message of such a panic, which goes where the
/// process's panic hook writes.
pub fn parse(document: &Document) -> Parsed {
    let mut faults = Faults::default();
    let read = read(document, &mut faults);
    assemble::parsed(document, read, faults)
}

/// Where each field stands of a resume that a language model read out of a document. A value that does not stand there is marked as
/// unfounded; what the embedded parser reads otherwise is noted beside it. Engine and version are for the caller to fill in.
pub fn ground(document: &Document, resume: &ParsedResume) -> Details {
    let mut faults = Faults::default();
    let read = read(document, &mut faults);
    grounding::ground(document, resume, read, faults)
}

/// The text of a document as the parser has it before it looks for meaning: the rows of each page from top to bottom, cells parted
/// by tabs, page numbers and running heads included; what nobody can see follows at the end of its page.
pub fn text(document: &Document) -> String {
    layout::text(document)
}

/// What speaks for and against each field that [`parse`] answers: what the weights of [`confidence`] are learned from.
pub fn evidence(document: &Document) -> Vec<confidence::Evidence> {
    let read = read(document, &mut Faults::default());
    assemble::evidence(document, read)
}

/// Lines in reading order, and the sections they stand in; of a print of a LinkedIn profile the fields too.
fn read(document: &Document, faults: &mut Faults) -> Read {
    if let Some(profile) = faults.step(Step::Profile, || linkedin::read(document)).flatten() {
        return of_profile(profile, faults);
    }
    let (lines, sections) = cut(document, faults);
    Read { lines, sections, fields: None }
}

/// The fields of a print; of an older one, jobs and schools alone are read from the layout.
fn of_profile(profile: linkedin::Profile, faults: &mut Faults) -> Read {
    let linkedin::Profile { lines, sections, fields: known, whole } = profile;
    let fields = match whole {
        true => known,
        false => {
            let read = assemble::by_sections(&lines, &sections, faults);
            assemble::Fields { jobs: known.jobs, schools: known.schools, ..read }
        }
    };
    Read { lines, sections, fields: Some(fields) }
}

fn cut(document: &Document, faults: &mut Faults) -> (Vec<Line>, Vec<Section>) {
    let lines = faults.step(Step::Layout, || layout::lines(document));
    let lines = lines.or_else(|| faults.step(Step::Layout, || layout::plain(document))).unwrap_or_default();
    let (lines, sections) = faults.step(Step::Headings, || split(lines.clone())).unwrap_or_else(|| untitled(lines));
    let settled = faults.step(Step::Tables, || tables::settle::settle(lines.clone(), sections.clone()));
    let (lines, sections) = settled.unwrap_or((lines, sections));
    wrap::unwrap(lines, sections, faults)
}

fn split(mut lines: Vec<Line>) -> (Vec<Line>, Vec<Section>) {
    let sections = sections::split(&mut lines);
    (lines, sections)
}

/// All lines as one section without a heading.
fn untitled(lines: Vec<Line>) -> (Vec<Line>, Vec<Section>) {
    let all = (0..lines.len()).collect();
    (lines, vec![Section { lines: all, ..Section::untitled(SectionKind::Contact) }])
}
