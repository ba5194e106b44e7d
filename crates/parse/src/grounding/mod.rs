//! Whether the values that a language model read stand in the document, and where.
//!
//! Letters and digits are compared, so that blanks, hyphens at line ends and marks make no difference. A statement of a long text
//! also stands where nearly all of its words stand together; numbers and names must all be there.

mod text;

use self::text::{Text, Time, squeezed, squeezed_address};
use crate::assemble::Read;
use crate::differences;
use crate::faults::{Faults, Step};
use crate::flat;
use crate::line::Line;
use crate::value::{Slice, Sources, Value};
use crate::{assemble, coverage, marks};
use rustc_hash::FxHashSet as HashSet;
use vitae_model::dates;
use vitae_model::document::Document;
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Details, Mark, MarkKind};

/// Said of a value that does not stand in the document.
pub(crate) const NOT_FOUND: &str = "Not found in your document. Check it, or remove it.";

/// How sure a value is that stands in the document word for word, and one of which nearly all words stand together.
const EXACT: f32 = 1.0;
const NEARLY: f32 = 0.8;

/// The details of a resume that somebody else read out of a document.
pub(crate) fn ground(document: &Document, resume: &ParsedResume, read: Read, mut faults: Faults) -> Details {
    let (lines, sections) = (&read.lines, &read.sections);
    let found = faults.step(Step::Grounding, || find_all(document, resume, lines)).unwrap_or_default();
    let (taken, unfounded) = (found.sources.fields, found.unfounded);
    let covered = faults.step(Step::Coverage, || coverage::of(&taken, lines, sections)).unwrap_or_default();
    let usual = faults.step(Step::Marks, || marks::of(resume, &taken)).unwrap_or_default();
    let embedded = assemble::parsed(document, read, faults);
    Details {
        fields: taken.into_iter().map(|taken| taken.source).collect(),
        marks: merged(usual, unfounded),
        coverage: covered.share,
        unplaced: covered.unplaced,
        differences: differences::between(resume, &embedded.resume),
        embedded: Some(Box::new(embedded.resume)),
        ..embedded.details
    }
}

/// A value that does not stand in the document is marked as such, whatever else is odd about it.
fn merged(usual: Vec<Mark>, unfounded: Vec<String>) -> Vec<Mark> {
    let is_unfounded: HashSet<&str> = unfounded.iter().map(String::as_str).collect();
    let kept = usual.into_iter().filter(|mark| !is_unfounded.contains(mark.path.as_str())).collect::<Vec<_>>();
    let mark = |path: &String| Mark { path: path.clone(), kind: MarkKind::Unfounded, reason: NOT_FOUND.to_owned() };
    unfounded.iter().map(mark).chain(kept).collect()
}

/// What was looked for: where it stands, and what stands nowhere.
#[derive(Default)]
struct Found {
    sources: Sources,
    unfounded: Vec<String>,
}

fn find_all(document: &Document, resume: &ParsedResume, lines: &[Line]) -> Found {
    let text = Text::of(document, lines);
    let mut search = Search { text: &text, lines, near: 0, found: Found::default() };
    for (path, value) in flat::single(resume) {
        search.field(path.to_owned(), value);
    }
    for (list, entries) in flat::lists(resume) {
        for (at, entry) in entries.iter().enumerate() {
            for (leaf, value) in &entry.fields {
                search.field(flat::path(list, at, leaf), value);
            }
        }
    }
    search.found
}

/// Looks for the fields one after the other, each near the one before.
struct Search<'a> {
    text: &'a Text,
    lines: &'a [Line],
    near: usize,
    found: Found,
}

/// Where a value stands.
enum Place {
    At(Vec<Slice>, f32),
    /// Somewhere that cannot be shown, as the target of a link.
    Somewhere,
}

impl Search<'_> {
    fn field(&mut self, path: String, value: &str) {
        if value.chars().all(|c| !c.is_alphanumeric()) {
            return;
        }
        let place = if path.ends_with("url") { self.address(value) } else { self.value(value) };
        match place {
            Some(Place::At(from, confidence)) => {
                let value = Value { text: value.to_owned(), from, confidence };
                self.found.sources.take(path, &value, self.lines);
            }
            Some(Place::Somewhere) => {}
            None => self.found.unfounded.push(path),
        }
    }

    fn address(&mut self, url: &str) -> Option<Place> {
        let letters = squeezed_address(url);
        let printed = self.exactly(&letters).map(|slices| Place::At(slices, EXACT));
        let linked = || self.text.links.contains(&letters).then_some(Place::Somewhere);
        let stored = || self.text.stored.contains(&letters).then_some(Place::Somewhere);
        printed.or_else(linked).or_else(stored)
    }

    /// A text of one line, or one statement after the other.
    fn value(&mut self, value: &str) -> Option<Place> {
        let letters = squeezed(value);
        if let Some(slices) = self.exactly(&letters) {
            return Some(Place::At(slices, EXACT));
        }
        if let Some(slices) = self.date(value) {
            return Some(Place::At(slices, EXACT));
        }
        let mut all = Vec::new();
        let mut confidence = EXACT;
        for statement in value.lines().filter(|line| line.contains(char::is_alphanumeric)) {
            match self.statement(statement)? {
                Place::At(slices, own) => {
                    all.extend(slices);
                    confidence = confidence.min(own);
                }
                Place::Somewhere => confidence = confidence.min(NEARLY),
            }
        }
        if all.is_empty() { Some(Place::Somewhere) } else { Some(Place::At(all, confidence)) }
    }

    fn statement(&mut self, statement: &str) -> Option<Place> {
        let letters = squeezed(statement);
        if let Some(slices) = self.exactly(&letters) {
            return Some(Place::At(slices, EXACT));
        }
        if let Some(words) = self.text.nearly(statement) {
            self.near = words.end;
            return Some(Place::At(self.text.slices(words), NEARLY));
        }
        // A short text may stand within a longer word here, since nothing parts the words.
        let long = letters.chars().count() >= STORED_CHARS;
        (long && self.text.stored.contains(&letters)).then_some(Place::Somewhere)
    }

    fn exactly(&mut self, letters: &str) -> Option<Vec<Slice>> {
        let words = self.text.exactly(letters, self.near)?;
        self.near = words.end;
        Some(self.text.slices(words))
    }

    /// A date or a span of time that is printed in another way, for example `05/2020` for `May 2020`.
    fn date(&self, value: &str) -> Option<Vec<Slice>> {
        let span = Time::of(&dates::parse(value)?);
        let (line, range, _) = self.text.dates.iter().find(|(.., found)| found.says(&span))?;
        Some(vec![Slice { line: *line, range: range.clone() }])
    }
}

/// Fewest letters of a text that is looked for without regard to words.
const STORED_CHARS: usize = 12;

#[cfg(test)]
mod tests;
