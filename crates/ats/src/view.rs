//! A document as the rules look at it: visible lines with places, and hidden text apart.

mod flow;
mod paged;

pub(crate) use paged::{Piece, merge, same_baseline};

use crate::card::Evidence;
use crate::text::{self, compact, fold};
use vitae_model::Document;
use vitae_model::document::{Hidden, Place, Rect};

/// Where on a page or in a file a line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The body.
    Body,
    /// A running header or footer.
    Margin,
}

/// A visible line of a page, or a visible paragraph.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Line {
    /// Its text.
    pub text: String,
    /// The page, from 0 (PDF).
    pub page: Option<u32>,
    /// Its box (PDF).
    pub bbox: Option<Rect>,
    /// Running header or footer, or body.
    pub zone: Zone,
    /// Whether it starts in the first quarter: of page 1 (PDF), or of the text (Word).
    pub near_top: bool,
    /// Why nobody sees it, if so.
    pub hidden: Option<Hidden>,
}

impl Line {
    /// The line as evidence.
    pub fn evidence(&self) -> Evidence {
        Evidence { page: self.page, bbox: self.bbox.map(Rect::to_array), field: None, text: text::quote(&self.text) }
    }
}

/// What the rules need to know of a document.
#[derive(Debug)]
pub(crate) struct View<'a> {
    /// The document itself.
    pub document: &'a Document,
    /// Visible lines in stored order.
    pub lines: Vec<Line>,
    /// Text that software extracts and a reader does not see.
    pub hidden: Vec<Line>,
    /// All visible lines, one a line.
    pub visible: String,
    /// [`View::visible`] as letters and digits alone.
    visible_compact: String,
    hidden_compact: String,
}

impl<'a> View<'a> {
    /// Looks at a document.
    pub fn new(document: &'a Document) -> Self {
        let (lines, hidden) = match document {
            Document::Paged(paged) => paged::lines(paged),
            Document::Flow(flow) => flow::lines(flow),
        };
        let visible = join(&lines);
        let visible_compact = compact(&visible);
        let hidden_compact = compact(&join(&hidden));
        Self { document, lines, hidden, visible, visible_compact, hidden_compact }
    }

    /// Whether the document holds no text at all, seen or hidden.
    pub fn is_blank(&self) -> bool {
        self.lines.iter().chain(&self.hidden).all(|line| line.text.trim().is_empty())
    }

    /// Whether a reader sees these words, whatever their spacing and case.
    pub fn shows(&self, words: &str) -> bool {
        let wanted = compact(words);
        !wanted.is_empty() && self.visible_compact.contains(&wanted)
    }

    /// Whether these words stand in hidden text alone.
    pub fn only_hides(&self, words: &str) -> bool {
        let wanted = compact(words);
        !wanted.is_empty() && !self.visible_compact.contains(&wanted) && self.hidden_compact.contains(&wanted)
    }

    /// The first visible line that holds these words.
    pub fn line_with(&self, words: &str) -> Option<&Line> {
        let wanted = compact(words);
        if wanted.is_empty() {
            return None;
        }
        self.lines.iter().find(|line| compact(&line.text).contains(&wanted))
    }

    /// Whether the words stand in running headers and footers and nowhere else.
    pub fn only_in_margins(&self, words: &str) -> bool {
        let wanted = compact(words);
        if wanted.is_empty() {
            return false;
        }
        let in_zone = |zone: Zone| {
            let lines = self.lines.iter().filter(|line| line.zone == zone);
            compact(&lines.map(|line| line.text.as_str()).collect::<String>()).contains(&wanted)
        };
        in_zone(Zone::Margin) && !in_zone(Zone::Body)
    }

    /// The targets of all links.
    pub fn links(&self) -> Vec<&str> {
        match self.document {
            Document::Paged(paged) => paged.pages.iter().flat_map(|p| &p.links).map(|l| l.url.as_str()).collect(),
            Document::Flow(flow) => {
                let runs = flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs);
                runs.filter_map(|run| run.link.as_deref()).collect()
            }
        }
    }

    /// The number of pages, when the file has any.
    pub fn pages(&self) -> Option<usize> {
        match self.document {
            Document::Paged(paged) => Some(paged.pages.len()),
            Document::Flow(_) => None,
        }
    }
}

fn join(lines: &[Line]) -> String {
    lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// Whether a line is made of a short date or place, as set at a margin beside an entry.
pub(crate) fn is_short(line: &str) -> bool {
    line.trim().chars().count() <= 30
}

/// Whether the text is little more than a date: it holds digits and few letters.
pub(crate) fn is_date_like(text: &str) -> bool {
    let folded = fold(text);
    let digits = folded.chars().filter(char::is_ascii_digit).count();
    digits >= 2 && text::letters(&folded) <= 24 && is_short(&folded)
}

/// Whether the place is a header or a footer.
pub(crate) fn is_margin(place: Place) -> bool {
    matches!(place, Place::Header | Place::Footer)
}
