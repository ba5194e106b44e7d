//! What the owner of a file should know.

use vitae_model::document::{Document, Hidden};
use vitae_model::source::Warning;

/// Hidden passages that are quoted at most.
const PASSAGES: usize = 20;
/// Characters that are quoted of one passage at most.
const QUOTE: usize = 300;

/// Warnings about the file.
pub(crate) fn of(document: &Document) -> Vec<Warning> {
    let mut out = Vec::new();
    out.extend(hidden_text(document));
    if document.info().repaired {
        out.push(Warning {
            code: "repaired".into(),
            message:
                "This file is damaged, so we show only what we could read. Save it again in the program you made it with."
                    .into(),
            quotes: Vec::new(),
            section: None,
        });
    }
    out
}

/// Lists the text that nobody can see; a lone hidden word is an accident of some program and not worth a warning.
fn hidden_text(document: &Document) -> Option<Warning> {
    let passages = passages(document);
    let words: usize = passages.iter().map(|passage| passage.text.split_whitespace().count()).sum();
    (words >= 2).then(|| Warning {
        code: "hidden_text".into(),
        message: "Your file contains text that nobody can see. We left it out. Remove it from the file:".into(),
        quotes: passages.iter().take(PASSAGES).map(Passage::quote).collect(),
        section: None,
    })
}

/// Text that follows on itself, hidden for one reason.
struct Passage {
    /// Counted from 1; nothing in a document of paragraphs.
    page: Option<usize>,
    reason: Hidden,
    text: String,
}

impl Passage {
    /// Where it stands, why it is not seen, and what it says.
    fn quote(&self) -> String {
        let mut text: String = self.text.chars().take(QUOTE).collect();
        if text.len() < self.text.len() {
            text.truncate(text.trim_end().len());
            text.push('…');
        }
        let reason = match self.reason {
            Hidden::Contrast => "same color as the background",
            Hidden::Tiny => "too small to be read",
            Hidden::OffPage => "off the page",
            Hidden::Invisible => "invisible text",
            Hidden::Marked => "marked as hidden",
        };
        match self.page {
            Some(page) => format!("Page {page}, {reason}: “{text}”"),
            None => format!("{}: “{text}”", capitalised(reason)),
        }
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The hidden passages in the order of the file.
fn passages(document: &Document) -> Vec<Passage> {
    let mut out: Vec<Passage> = Vec::new();
    match document {
        Document::Paged(paged) => {
            for (index, page) in paged.pages.iter().enumerate() {
                for span in &page.spans {
                    add(&mut out, Some(index + 1), span.hidden, &span.text);
                }
            }
        }
        Document::Flow(flow) => {
            for run in flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs) {
                add(&mut out, None, run.hidden, &run.text);
            }
        }
    }
    out
}

/// Adds a piece of text, when it is hidden, to the passage that it goes on with.
fn add(passages: &mut Vec<Passage>, page: Option<usize>, hidden: Option<Hidden>, text: &str) {
    let text = text.trim();
    let Some(reason) = hidden.filter(|_| !text.is_empty()) else { return };
    match passages.last_mut().filter(|last| last.page == page && last.reason == reason) {
        Some(last) => {
            last.text.push(' ');
            last.text.push_str(text);
        }
        None => passages.push(Passage { page, reason, text: text.into() }),
    }
}
