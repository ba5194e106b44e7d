//! Whether a document holds text that somebody can read, and why not.

use crate::error::ExtractError;
use std::collections::HashSet;
use vitae_model::document::Document;

/// Fewest letters that say something about an encoding.
const SAMPLE: usize = 200;
/// Natural text in Latin letters has 35 to 48 vowels in a hundred; letters shifted by a lost encoding have below 20.
const FEWEST_VOWELS: f32 = 0.22;
/// Longest word whose letters say something about a language.
const LONGEST: usize = 24;
/// Letters and digits make three quarters of a résumé's visible characters and more; a lost encoding turns most into signs.
const FEWEST_LETTERS: f32 = 0.45;

/// Passes a document on that can be read, if only in part.
pub(crate) fn check(document: Document) -> Result<Document, ExtractError> {
    let count = Count::of(&document);
    let format = document.info().format;
    if count.letters == 0 && count.hidden > 0 {
        return Err(ExtractError::AllHidden(format));
    }
    if count.is_garbled() {
        return Err(ExtractError::Garbled(format));
    }
    if count.letters > 0 {
        return Ok(document);
    }
    let pages = match &document {
        Document::Paged(paged) => paged.pages.len() as u32,
        Document::Flow(_) => 0,
    };
    Err(ExtractError::NoText { pages })
}

/// Characters of a document by what they say.
#[derive(Debug, Default)]
struct Count {
    /// Visible letters and digits.
    letters: usize,
    /// The words that were met: each says something once.
    words: HashSet<String>,
    /// Of these, letters A to Z of new words that are not too long.
    latin: usize,
    /// Of these, vowels.
    vowels: usize,
    /// Visible characters that are neither letters nor digits nor blanks.
    signs: usize,
    /// Characters that stand for "unknown", or have no meaning outside their font.
    unknown: usize,
    /// Letters and digits that nobody sees.
    hidden: usize,
}

impl Count {
    fn of(document: &Document) -> Self {
        let mut count = Self::default();
        match document {
            Document::Paged(paged) => {
                let spans = paged.pages.iter().flat_map(|page| &page.spans);
                spans.for_each(|span| count.add(&span.text, span.hidden.is_some()));
            }
            Document::Flow(flow) => {
                let runs = flow.paragraphs.iter().flat_map(|paragraph| &paragraph.runs);
                runs.for_each(|run| count.add(&run.text, run.hidden.is_some()));
            }
        }
        count
    }

    fn add(&mut self, text: &str, hidden: bool) {
        for word in text.split_whitespace() {
            let telling = word.chars().count() <= LONGEST && !hidden && self.words.insert(word.to_owned());
            for c in word.chars() {
                match c {
                    c if hidden => self.hidden += usize::from(c.is_alphanumeric()),
                    '\u{fffd}' | '\u{e000}'..='\u{f8ff}' => self.unknown += 1,
                    c if c.is_alphanumeric() => {
                        self.letters += 1;
                        self.latin += usize::from(telling && c.is_ascii_alphabetic());
                        self.vowels += usize::from(telling && "aeiouyAEIOUY".contains(c));
                    }
                    _ => self.signs += 1,
                }
            }
        }
    }

    /// Whether the fonts do not say which characters they draw, so that the text is nonsense.
    fn is_garbled(&self) -> bool {
        let visible = self.letters + self.signs + self.unknown;
        let few = |part: usize, whole: usize, share: f32| whole >= SAMPLE && (part as f32) < share * whole as f32;
        self.unknown > self.letters
            || few(self.letters, visible, FEWEST_LETTERS)
            || (self.latin * 2 > self.letters && few(self.vowels, self.latin, FEWEST_VOWELS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::document::{FileInfo, Flow, Format, Hidden, Paragraph, Run};

    fn ends(text: &str, hidden: Option<Hidden>) -> Result<(), ExtractError> {
        let info = FileInfo::plain(Format::Docx, 1);
        let run = Run { text: text.to_owned(), hidden, ..Run::default() };
        let paragraph = Paragraph { runs: vec![run], ..Paragraph::default() };
        check(Document::Flow(Flow { info, paragraphs: vec![paragraph] })).map(drop)
    }

    #[test]
    fn text_is_told_from_what_a_lost_encoding_leaves() {
        let english = "Led the migration of payment services to a new platform, saving two hours a week. ".repeat(5);
        let polish = "Prowadzenie zespołu wdrożeń i współpraca z klientami w całym kraju, szkolenia. ".repeat(5);
        let shifted: String = "Led the migration of payment services to new platforms, saving customers hours weekly. Planned budgets, wrote contracts, \
             trained colleagues, measured throughput, negotiated freight rates, documented warehouse processes thoroughly, repaired scanners, \
             answered complaints promptly, designed quarterly reports, introduced barcodes."
            .chars().map(|c| if c.is_ascii_lowercase() { (c as u8 - 29) as char } else { c }).collect();
        let garbled = Err(ExtractError::Garbled(Format::Docx));
        let cases = [
            (english.as_str(), Ok(())),
            (&polish, Ok(())),
            ("Ada Byron, PHP CSS SQL XML", Ok(())),
            (&format!("Ada Byron {} {}", "W".repeat(400), "WWWW ".repeat(90)), Ok(())),
            ("Ada \u{f0e0} \u{f095} \u{f0ac}", Ok(())),
            ("разработчик программ и систем", Ok(())),
            (&shifted, garbled.clone()),
            ("\u{fffd}\u{fffd}\u{fffd} \u{fffd}", garbled.clone()),
            (&"#$%&' a(*+,".repeat(40), garbled),
            ("— …", Err(ExtractError::NoText { pages: 0 })),
        ];
        for (text, want) in cases {
            assert_eq!(ends(text, None), want, "{text}");
        }
        assert_eq!(ends(&english, Some(Hidden::Tiny)), Err(ExtractError::AllHidden(Format::Docx)));
    }
}
