//! Whether the values that a language model read stand in the document, and where.
//!
//! Letters and digits are compared, so that blanks, hyphens at line ends and marks make no difference. A statement of a long text
//! also stands where nearly all of its words stand together; numbers and names must all be there.

use crate::differences;
use crate::faults::{Faults, Step};
use crate::flat;
use crate::line::Line;
use crate::sections::Section;
use crate::value::{Slice, Sources, Value};
use crate::words::{fold, folded_words};
use crate::{assemble, coverage, marks};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::ops::Range;
use vitae_model::dates::{self, DateSpan};
use vitae_model::document::Document;
use vitae_model::resume::ParsedResume;
use vitae_model::source::{Details, Mark, MarkKind};

/// Said of a value that does not stand in the document.
pub(crate) const NOT_FOUND: &str = "Not found in your document. Check it, or remove it.";

/// How sure a value is that stands in the document word for word, and one of which nearly all words stand together.
const EXACT: f32 = 1.0;
const NEARLY: f32 = 0.8;

/// Fewest words of a statement that may stand in the document nearly.
const STATEMENT_WORDS: usize = 6;
/// The share of its words that must stand together then.
const ENOUGH: f32 = 0.85;

/// The details of a resume that somebody else read out of a document.
pub(crate) fn ground(
    document: &Document,
    resume: &ParsedResume,
    lines: &[Line],
    sections: &[Section],
    mut faults: Faults,
) -> Details {
    let found = faults.step(Step::Grounding, || find_all(document, resume, lines)).unwrap_or_default();
    let (taken, unfounded) = (found.sources.fields, found.unfounded);
    let covered = faults.step(Step::Coverage, || coverage::of(&taken, lines, sections)).unwrap_or_default();
    let usual = faults.step(Step::Marks, || marks::of(resume, &taken)).unwrap_or_default();
    let embedded = assemble::parsed(document, lines, sections, faults);
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

/// One word of the document.
struct Word {
    /// Where it begins in [`Text::letters`].
    start: usize,
    line: usize,
    range: Range<usize>,
}

/// The document's letters and digits in reading order, and which word each belongs to.
struct Text {
    letters: String,
    words: Vec<Word>,
    /// The places of each word.
    places: HashMap<String, Vec<usize>>,
    /// The dates and spans of each line.
    dates: Vec<(usize, Range<usize>, Time)>,
    /// The targets of its links, letters and digits alone.
    links: Vec<String>,
    /// The letters and digits of all that can be seen, in stored order: what the layout has taken apart may stand here.
    stored: String,
}

impl Text {
    fn of(document: &Document, lines: &[Line]) -> Self {
        let mut out = Self {
            letters: String::new(),
            words: Vec::new(),
            places: HashMap::default(),
            dates: Vec::new(),
            links: links(document).map(squeezed_address).collect(),
            stored: squeezed(&document.visible_text()),
        };
        for (index, line) in lines.iter().enumerate() {
            out.add(index, &line.text);
            out.links.extend(line.runs.iter().filter_map(|run| run.link.as_deref()).map(squeezed_address));
        }
        out
    }

    fn add(&mut self, line: usize, text: &str) {
        for piece in text.split_whitespace() {
            let start = piece.as_ptr() as usize - text.as_ptr() as usize;
            for word in folded_words(piece) {
                self.places.entry(word.clone()).or_default().push(self.words.len());
                let range = start..start + piece.len();
                self.words.push(Word { start: self.letters.len(), line, range });
                self.letters.push_str(&word);
            }
        }
        self.dates.extend(dates::find(text).into_iter().map(|(range, span)| (line, range, Time::of(&span))));
    }

    /// The words that hold exactly these letters, from the start of one to the end of another; the place nearest to a word.
    fn exactly(&self, letters: &str, near: usize) -> Option<Range<usize>> {
        let places =
            self.letters.match_indices(letters).filter_map(|(start, _)| self.whole(start, start + letters.len()));
        places.min_by_key(|place| place.start.abs_diff(near))
    }

    /// The words between two places in the letters, when both are at the edges of words.
    fn whole(&self, start: usize, end: usize) -> Option<Range<usize>> {
        let first = self.words.binary_search_by_key(&start, |word| word.start).ok()?;
        let last = match self.words.binary_search_by_key(&end, |word| word.start) {
            Ok(next) => next,
            Err(next) => (end == self.letters.len()).then_some(next)?,
        };
        Some(first..last)
    }

    /// The stretch that holds most of a statement's words, when they are enough.
    fn nearly(&self, statement: &str) -> Option<Range<usize>> {
        let words: Vec<String> = folded_words(statement).collect();
        if words.len() < STATEMENT_WORDS {
            return None;
        }
        let best = self.best_stretch(&words)?;
        let held: HashSet<String> = best.held;
        let missing = words.iter().filter(|word| !held.contains(*word)).count();
        let all_telling = telling_words(statement).all(|word| held.contains(&word));
        let enough = (words.len() - missing) as f32 >= ENOUGH * words.len() as f32;
        (enough && all_telling).then_some(best.words)
    }

    fn best_stretch(&self, words: &[String]) -> Option<Stretch> {
        let known: HashSet<&str> = words.iter().map(String::as_str).collect();
        let mut hits: Vec<(usize, &str)> = Vec::new();
        for word in &known {
            hits.extend(self.places.get(*word).into_iter().flatten().map(|place| (*place, *word)));
        }
        hits.sort_unstable();
        let span = words.len() + words.len() / 4 + 4;
        let (mut counts, mut first): (HashMap<&str, usize>, usize) = (HashMap::default(), 0);
        let mut best: Option<(usize, Range<usize>)> = None;
        for (end, (place, word)) in hits.iter().enumerate() {
            *counts.entry(word).or_default() += 1;
            while hits[first].0 + span <= *place {
                let left = counts.get_mut(hits[first].1).map_or(0, |count| {
                    *count -= 1;
                    *count
                });
                if left == 0 {
                    counts.remove(hits[first].1);
                }
                first += 1;
            }
            if best.as_ref().is_none_or(|(most, _)| counts.len() > *most) {
                best = Some((counts.len(), first..end + 1));
            }
        }
        let (_, range) = best?;
        let within = &hits[range];
        let held = within.iter().map(|(_, word)| (*word).to_owned()).collect();
        Some(Stretch { words: within.first()?.0..within.last()?.0 + 1, held })
    }

    /// The parts of lines that some words take up.
    fn slices(&self, words: Range<usize>) -> Vec<Slice> {
        let mut out: Vec<Slice> = Vec::new();
        for word in &self.words[words] {
            match out.last_mut().filter(|slice| slice.line == word.line) {
                Some(slice) => slice.range.end = slice.range.end.max(word.range.end),
                None => out.push(Slice { line: word.line, range: word.range.clone() }),
            }
        }
        out
    }
}

/// A stretch of the document, and which of the words looked for it holds.
struct Stretch {
    words: Range<usize>,
    held: HashSet<String>,
}

/// The words of a statement that say something of their own: numbers, and names after its first word.
fn telling_words(statement: &str) -> impl Iterator<Item = String> {
    let is_telling = |(at, word): &(usize, &str)| {
        word.contains(|c: char| c.is_numeric()) || (*at > 0 && word.contains(char::is_uppercase))
    };
    statement
        .split_whitespace()
        .enumerate()
        .filter(is_telling)
        .flat_map(|(_, word)| folded_words(word).collect::<Vec<_>>())
}

fn squeezed(text: &str) -> String {
    let mut out = fold(text);
    out.retain(|c| c != ' ');
    out
}

/// An address without its scheme, `www.`, and marks.
fn squeezed_address(address: &str) -> String {
    let bare = address.trim().split_once("://").map_or(address.trim(), |(_, rest)| rest);
    squeezed(bare.strip_prefix("www.").unwrap_or(bare).trim_end_matches('/'))
}

fn links(document: &Document) -> Box<dyn Iterator<Item = &str> + '_> {
    match document {
        Document::Paged(paged) => {
            Box::new(paged.pages.iter().flat_map(|page| &page.links).map(|link| link.url.as_str()))
        }
        Document::Flow(flow) => {
            let runs = flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs);
            Box::new(runs.filter_map(|run| run.link.as_deref()))
        }
    }
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

/// A date or a span of time, however it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Time {
    start: Option<Moment>,
    /// The end; `Some(None)` is now.
    end: Option<Option<Moment>>,
}

/// A year, and a month when one is named.
type Moment = (i32, Option<u8>);

impl Time {
    fn of(span: &DateSpan) -> Self {
        let moment = |point: dates::Point| (point.year, point.month);
        let end = span.end.map(|end| match end {
            dates::End::Point(point) => Some(moment(point)),
            dates::End::Present => None,
        });
        Self { start: span.start.map(moment), end }
    }

    /// Whether this time says another: the same one, or one of its ends when the other is a lone date, to the year or the month.
    fn says(&self, other: &Self) -> bool {
        let ends = [self.start, self.end.flatten()].into_iter().flatten();
        let is_end = |own: Moment| other.start.is_some_and(|date| date == own || date == (own.0, None));
        self == other || (other.end.is_none() && ends.into_iter().any(is_end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use vitae_model::document::{FileInfo, Flow, Format, Paragraph, Run};
    use vitae_model::resume::{Education, Experience, Link, Project};

    const PRINTED: [&str; 12] = [
        "Mira Olsen",
        "mira.olsen@example.org | +47 555 01 020 | github.com/miraolsen",
        "EXPERIENCE",
        "Fjord Freight AS, Bergen",
        "Dispatcher\t03/2018 – Present",
        "• Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth within two years of joining",
        "• Trained new colleagues in the tach-",
        "EDUCATION",
        "Bergen College",
        "Diploma in Transport Manage-ment, 2014 – 2017",
        "SKILLS",
        "SAP TM, Route planning, C++",
    ];

    fn document() -> Document {
        let info = FileInfo {
            format: Format::Docx,
            bytes: 1,
            title: None,
            language: None,
            encrypted: false,
            copy_allowed: true,
            repaired: false,
            tagged: false,
        };
        let run = |text: &str| Run { text: text.to_owned(), ..Run::default() };
        let paragraph = |text: &&str| Paragraph { runs: vec![run(text)], ..Paragraph::default() };
        Document::Flow(Flow { info, paragraphs: PRINTED.iter().map(paragraph).collect() })
    }

    /// What is marked as unfounded in a resume with one value put in.
    fn unfounded(put: impl FnOnce(&mut ParsedResume)) -> Vec<String> {
        let mut resume = ParsedResume { name: "Mira Olsen".into(), ..ParsedResume::default() };
        put(&mut resume);
        let details = crate::ground(&document(), &resume);
        let marks = details.marks.iter().filter(|mark| mark.kind == MarkKind::Unfounded);
        marks.map(|mark| mark.path.clone()).collect()
    }

    fn job(put: impl FnOnce(&mut Experience)) -> Vec<String> {
        unfounded(|resume| {
            let mut job = Experience {
                company: "Fjord Freight AS".into(),
                position: "Dispatcher".into(),
                ..Experience::default()
            };
            put(&mut job);
            resume.experience.push(job);
        })
    }

    #[test]
    fn what_stands_in_the_document_is_found() {
        let details = crate::ground(
            &document(),
            &ParsedResume {
                name: "MIRA OLSEN".into(),
                email: "mira.olsen@example.org".into(),
                phone: Some("+47 555 01 020".into()),
                links: vec![Link { name: "GitHub".into(), url: "https://www.github.com/miraolsen/".into() }],
                experience: vec![Experience {
                    company: "Fjord Freight AS".into(),
                    position: "Dispatcher".into(),
                    duration: "March 2018 - Present".into(),
                    description:
                        "Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth within 2 years"
                            .into(),
                    ..Experience::default()
                }],
                education: vec![Education {
                    institution: "Bergen College".into(),
                    degree: "Diploma".into(),
                    field: "Transport Management".into(),
                    graduation_year: "2017".into(),
                    start_year: Some("2014".into()),
                    ..Education::default()
                }],
                skills: vec!["C++".into(), "SAP TM".into(), "Route planning".into()],
                ..ParsedResume::default()
            },
        );
        let unfounded: Vec<&Mark> = details.marks.iter().filter(|mark| mark.kind == MarkKind::Unfounded).collect();
        // The document says "two", not "2": a number must be there as it is.
        assert_eq!(unfounded.iter().map(|mark| mark.path.as_str()).collect::<Vec<_>>(), ["experience[0].description"]);
        assert_eq!(unfounded[0].reason, "Not found in your document. Check it, or remove it.");
        let company = details.fields.iter().find(|field| field.path == "experience[0].company").unwrap();
        assert_eq!(company.paragraphs, [3]);
        assert!(details.embedded.is_some_and(|embedded| embedded.name == "Mira Olsen"));
    }

    #[test]
    fn what_a_model_makes_up_is_marked() {
        assert_eq!(job(|_| {}), [""; 0]);
        assert_eq!(job(|job| job.company = "Fjord Freight International".into()), ["experience[0].company"]);
        assert_eq!(job(|job| job.duration = "03/2016 – Present".into()), ["experience[0].duration"]);
        assert_eq!(job(|job| job.duration = "03/2018 – 2020".into()), ["experience[0].duration"]);
        assert_eq!(
            job(|job| {
                job.description =
                "Planned 180 tours a week for 22 drivers and cut empty kilometres by a tenth within two years of joining".into()
            }),
            ["experience[0].description"]
        );
        assert_eq!(
            job(|job| job.description =
                "Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth with Kubernetes".into()),
            ["experience[0].description"]
        );
        assert_eq!(unfounded(|resume| resume.skills.push("Rust".into())), ["skills[0]"]);
        // "C" stands in the document as a part of other words alone.
        assert_eq!(unfounded(|resume| resume.skills.push("C".into())), ["skills[0]"]);
        assert_eq!(unfounded(|resume| resume.email = "mira@example.org".into()), ["email"]);
        assert_eq!(
            unfounded(|resume| resume.projects.push(Project {
                name: "Fjord".into(),
                url: Some("https://evil.example".into()),
                ..Project::default()
            })),
            ["projects[0].url"]
        );
    }

    #[test]
    fn nearly_the_same_statement_is_found() {
        let told = "Planned 140 tours a week for 22 drivers and reduced empty kilometres by a tenth within two years of joining";
        assert_eq!(job(|job| job.description = told.into()), [""; 0]);
    }

    proptest! {
        /// Whatever is claimed, there is an answer; and what stands in a line, from one word to another, is always found.
        #[test]
        fn any_part_of_a_line_is_found(line in 0..PRINTED.len(), from in 0usize..6, count in 1usize..8, noise in "\\PC{0,40}") {
            let words: Vec<&str> = PRINTED[line].split_whitespace().skip(from).take(count).collect();
            let part = words.join("  ");
            prop_assume!(part.contains(char::is_alphanumeric));
            prop_assert_eq!(unfounded(|resume| resume.skills = vec![part]), Vec::<String>::new());
            unfounded(|resume| {
                resume.summary = Some(noise.clone());
                resume.skills = vec![noise.clone()];
                resume.email = noise;
            });
        }
    }
}
