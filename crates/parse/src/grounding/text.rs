//! The document's letters, digits, dates and links, and where they stand.

use crate::line::Line;
use crate::value::Slice;
use crate::words::{fold, folded_words};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::ops::Range;
use vitae_model::dates::{self, DateSpan};
use vitae_model::document::Document;

/// Fewest words of a statement that may stand in the document nearly.
const STATEMENT_WORDS: usize = 6;
/// The share of its words that must stand together then.
const ENOUGH: f32 = 0.85;

/// One word of the document.
pub(super) struct Word {
    /// Where it begins in [`Text::letters`].
    pub(super) start: usize,
    pub(super) line: usize,
    pub(super) range: Range<usize>,
}

/// The document's letters and digits in reading order, and which word each belongs to.
pub(super) struct Text {
    pub(super) letters: String,
    pub(super) words: Vec<Word>,
    /// The places of each word.
    pub(super) places: HashMap<String, Vec<usize>>,
    /// The dates and spans of each line.
    pub(super) dates: Vec<(usize, Range<usize>, Time)>,
    /// The targets of its links, letters and digits alone.
    pub(super) links: Vec<String>,
    /// The letters and digits of all that can be seen, in stored order: what the layout has taken apart may stand here.
    pub(super) stored: String,
}

impl Text {
    pub(super) fn of(document: &Document, lines: &[Line]) -> Self {
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

    pub(super) fn add(&mut self, line: usize, text: &str) {
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
    pub(super) fn exactly(&self, letters: &str, near: usize) -> Option<Range<usize>> {
        let places =
            self.letters.match_indices(letters).filter_map(|(start, _)| self.whole(start, start + letters.len()));
        places.min_by_key(|place| place.start.abs_diff(near))
    }

    /// The words between two places in the letters, when both are at the edges of words.
    pub(super) fn whole(&self, start: usize, end: usize) -> Option<Range<usize>> {
        let first = self.words.binary_search_by_key(&start, |word| word.start).ok()?;
        let last = match self.words.binary_search_by_key(&end, |word| word.start) {
            Ok(next) => next,
            Err(next) => (end == self.letters.len()).then_some(next)?,
        };
        Some(first..last)
    }

    /// The stretch that holds most of a statement's words, when they are enough.
    pub(super) fn nearly(&self, statement: &str) -> Option<Range<usize>> {
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

    pub(super) fn best_stretch(&self, words: &[String]) -> Option<Stretch> {
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
    pub(super) fn slices(&self, words: Range<usize>) -> Vec<Slice> {
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
pub(super) struct Stretch {
    pub(super) words: Range<usize>,
    pub(super) held: HashSet<String>,
}

/// The words of a statement that say something of their own: numbers, and names after its first word.
pub(super) fn telling_words(statement: &str) -> impl Iterator<Item = String> {
    let is_telling = |(at, word): &(usize, &str)| {
        word.contains(|c: char| c.is_numeric()) || (*at > 0 && word.contains(char::is_uppercase))
    };
    statement
        .split_whitespace()
        .enumerate()
        .filter(is_telling)
        .flat_map(|(_, word)| folded_words(word).collect::<Vec<_>>())
}

pub(super) fn squeezed(text: &str) -> String {
    let mut out = fold(text);
    out.retain(|c| c != ' ');
    out
}

/// An address without its scheme, `www.`, and marks.
pub(super) fn squeezed_address(address: &str) -> String {
    let bare = address.trim().split_once("://").map_or(address.trim(), |(_, rest)| rest);
    squeezed(bare.strip_prefix("www.").unwrap_or(bare).trim_end_matches('/'))
}

pub(super) fn links(document: &Document) -> Box<dyn Iterator<Item = &str> + '_> {
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

/// A date or a span of time, however it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    pub(super) start: Option<Moment>,
    /// The end; `Some(None)` is now.
    pub(super) end: Option<Option<Moment>>,
}

/// A year, and a month when one is named.
pub(super) type Moment = (i32, Option<u8>);

impl Time {
    pub(super) fn of(span: &DateSpan) -> Self {
        let moment = |point: dates::Point| (point.year, point.month);
        let end = span.end.map(|end| match end {
            dates::End::Point(point) => Some(moment(point)),
            dates::End::Present => None,
        });
        Self { start: span.start.map(moment), end }
    }

    /// Whether this time says another: the same one, or one of its ends when the other is a lone date, to the year or the month.
    pub(super) fn says(&self, other: &Self) -> bool {
        let ends = [self.start, self.end.flatten()].into_iter().flatten();
        let is_end = |own: Moment| other.start.is_some_and(|date| date == own || date == (own.0, None));
        self == other || (other.end.is_none() && ends.into_iter().any(is_end))
    }
}
