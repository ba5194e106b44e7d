//! Lines of text with style and place: what every later step reads.

use crate::tables::Row;
use std::ops::Range;
use vitae_model::document::Rect;

/// Where a run of text stands in the document.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Spot {
    /// On a page (PDF).
    Page { page: u32, bbox: Rect },
    /// In a paragraph (Word files), by its index.
    Paragraph(u32),
}

/// A part of a line in one style.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    pub(crate) range: Range<usize>,
    pub(crate) bold: bool,
    pub(crate) italic: bool,
    pub(crate) link: Option<String>,
    pub(crate) spot: Spot,
}

impl Run {
    /// Its box on the page; `None` in a Word file.
    pub(crate) fn bbox(&self) -> Option<Rect> {
        match self.spot {
            Spot::Page { bbox, .. } => Some(bbox),
            Spot::Paragraph(_) => None,
        }
    }

    /// Its paragraph; `None` on a page.
    pub(crate) fn paragraph(&self) -> Option<u32> {
        match self.spot {
            Spot::Page { .. } => None,
            Spot::Paragraph(index) => Some(index),
        }
    }

    /// Whether it is bold, and whether it is italic.
    pub(crate) fn style(&self) -> (bool, bool) {
        (self.bold, self.italic)
    }

    /// Whether some of it lies within a range.
    pub(crate) fn overlaps(&self, range: &Range<usize>) -> bool {
        self.range.start < range.end && range.start < self.range.end
    }

    /// The run so many bytes further on.
    pub(crate) fn moved(&self, bytes: usize) -> Self {
        Self { range: self.range.start + bytes..self.range.end + bytes, ..self.clone() }
    }
}

/// One line. Cells that stand apart are separated by a tab; the bullet is cut off.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) runs: Vec<Run>,
    pub(crate) bbox: Rect,
    pub(crate) page: u32,
    /// Size of most of its characters, in points; 0 when unknown.
    pub(crate) size: f32,
    pub(crate) color: Option<[u8; 3]>,
    /// Begins with a bullet, or is a list item.
    pub(crate) bullet: bool,
    /// An item of a list that counts, whose number a Word file keeps apart from the text.
    pub(crate) numbered: bool,
    /// Outline level that a Word file states; the first for headings in a page's margin.
    pub(crate) outline: Option<u8>,
    /// Carries the style "Title" or the like.
    pub(crate) title: bool,
    /// Right edge of the column it stands in; infinite for Word files, whose lines do not wrap.
    pub(crate) right: f32,
    /// Space above it, in multiples of its size; 0 at the start of a block.
    pub(crate) gap: f32,
    /// The first line of a block, page or table cell.
    pub(crate) opens: bool,
    /// A row of a table whose cells go over several lines.
    pub(crate) cells: bool,
    /// From a Word file: a whole paragraph (or table row).
    pub(crate) flow: bool,
    /// Stands in the page's margin or a Word file's header or footer, apart from the sections.
    pub(crate) margin: bool,
    /// It is a row of a table whose first row names the columns.
    pub(crate) row: Option<Row>,
}

impl Line {
    /// Its runs that hold a letter or digit.
    pub(crate) fn worded(&self) -> impl DoubleEndedIterator<Item = &Run> + Clone {
        self.runs.iter().filter(|run| has_word(&self.text[run.range.clone()]))
    }

    /// Whether its first words are bold.
    pub(crate) fn starts_bold(&self) -> bool {
        self.worded().next().is_some_and(|run| run.bold)
    }

    /// Where a few bold or italic words end that stand before others, as the label of a group does.
    pub(crate) fn label_end(&self) -> Option<usize> {
        let mut runs = self.worded();
        let (first, next) = (runs.next()?, runs.next()?);
        let label = &self.text[..first.range.end];
        let apart = (first.bold && !next.bold) || (first.italic && !next.italic);
        let short = label.split_whitespace().count() <= LABEL_WORDS && !label.contains([',', '.', '\t', '(']);
        (apart && short && next.range.start >= first.range.end).then_some(first.range.end)
    }

    /// Whether its last words are bold.
    pub(crate) fn ends_bold(&self) -> bool {
        self.worded().next_back().is_some_and(|run| run.bold)
    }

    /// Whether all of it (dates at the right apart) is bold.
    pub(crate) fn all_bold(&self) -> bool {
        let mut words = self.worded().peekable();
        words.peek().is_some() && words.all(|run| run.bold)
    }

    /// Whether all of its first cell is italic.
    pub(crate) fn all_italic(&self) -> bool {
        let end = self.text.find('\t').unwrap_or(self.text.len());
        let mut words = self.worded().filter(|run| run.range.start < end).peekable();
        words.peek().is_some() && words.all(|run| run.italic)
    }

    /// Whether every letter is a capital.
    pub(crate) fn is_caps(&self) -> bool {
        is_caps(&self.text)
    }

    /// Where text begins that another line held or that a wide gap parts from the text before, within a range.
    pub(crate) fn joints(&self, range: &Range<usize>) -> Vec<usize> {
        let parted = |pair: &&[Run]| {
            pair[0].bbox().zip(pair[1].bbox()).is_some_and(|(left, right)| {
                right.y0 > left.y0 + 0.8 * self.size || right.x0 > left.x1 + 0.7 * self.size
            })
        };
        let starts = self.runs.windows(2).filter(parted).map(|pair| pair[1].range.start);
        starts.filter(|at| range.start < *at && *at < range.end).collect()
    }

    /// Number of words.
    pub(crate) fn words(&self) -> usize {
        self.text.split_whitespace().filter(|word| has_word(word)).count()
    }

    /// Left edge of the first run behind a byte; `None` in Word files and where none follows.
    pub(crate) fn left_behind(&self, byte: usize) -> Option<f32> {
        self.runs.iter().find(|run| run.range.start > byte)?.bbox().map(|bbox| bbox.x0)
    }

    /// The runs of a stretch of its text, cut to it, counted from its start.
    pub(crate) fn runs_within(&self, range: &Range<usize>) -> impl Iterator<Item = Run> {
        self.runs.iter().filter(|run| run.overlaps(range)).map(|run| {
            let (start, end) = (run.range.start.max(range.start), run.range.end.min(range.end));
            Run { range: start - range.start..end - range.start, ..run.clone() }
        })
    }

    /// Adds text at the end.
    pub(crate) fn push(&mut self, text: &str, run: RunLook, spot: Spot) {
        let start = self.text.len();
        self.text.push_str(text);
        let range = start..self.text.len();
        self.runs.push(Run { range, bold: run.bold, italic: run.italic, link: run.link, spot });
    }

    /// Adds a stretch of another line behind a mark.
    pub(crate) fn absorb(&mut self, mark: &str, from: &Line, range: Range<usize>) {
        if !self.text.is_empty() {
            self.text.push_str(mark);
        }
        let shift = self.text.len();
        self.text.push_str(&from.text[range.clone()]);
        self.runs.extend(from.runs_within(&range).map(|run| run.moved(shift)));
    }

    /// Cuts off what stands behind a byte.
    pub(crate) fn truncate(&mut self, end: usize) {
        self.text.truncate(end);
        self.runs.retain_mut(|run| {
            run.range.end = run.range.end.min(end);
            run.range.start < run.range.end
        });
    }

    /// Cuts a number of bytes off the front.
    pub(crate) fn cut_front(&mut self, bytes: usize) {
        self.text.drain(..bytes);
        self.runs.retain_mut(|run| {
            run.range = run.range.start.saturating_sub(bytes)..run.range.end.saturating_sub(bytes);
            !run.range.is_empty()
        });
    }
}

/// Most words of a label at the front of a line.
const LABEL_WORDS: usize = 3;

/// The style of a run that is added.
#[derive(Debug, Clone, Default)]
pub(crate) struct RunLook {
    pub(crate) bold: bool,
    pub(crate) italic: bool,
    pub(crate) link: Option<String>,
}

/// Whether there is a letter or digit.
pub(crate) fn has_word(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Whether every letter is a capital, and there are two at least.
pub(crate) fn is_caps(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    letters >= 2 && !text.chars().any(char::is_lowercase)
}

/// Signs that are bullets wherever a text begins with them; the last are those of symbol fonts.
const BULLETS: &str =
    "•◦▪▫■□●○‣⁃∙►▶▸▹▷▻➢➤➔➜➡➞⇒→»›❯✓✔☑✅❖◆◇◈◉◎⦿★☆✦✧✶♦⮚◾◼⬥⬧⚫・･\u{fffd}\u{f0b7}\u{f0a7}\u{f0d8}\u{f076}\u{f0fc}";

/// Bytes of a bullet and the blanks after it at the front of a text; 0 without one.
pub(crate) fn bullet_len(text: &str) -> usize {
    let start = text.len() - text.trim_start().len();
    let rest = &text[start..];
    let Some(mark) = rest.chars().next() else { return 0 };
    let after = &rest[mark.len_utf8()..];
    // `— Skills —` stands between two marks.
    if !mark.is_alphanumeric() && has_word(after) && after.trim_end().ends_with(mark) {
        return 0;
    }
    // `§ 2 Experience` counts.
    let counts = mark == '§' && after.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let spaced = !counts && after.starts_with([' ', '\t']) || after.is_empty();
    let always = BULLETS.contains(mark);
    let when_spaced = matches!(mark, '-' | '–' | '—' | '*' | '·' | 'o' | '>' | '+' | '¤' | '§');
    if always || (when_spaced && spaced && !after.trim().is_empty()) {
        let blanks = after.len() - after.trim_start().len();
        start + mark.len_utf8() + blanks
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bullets_are_cut() {
        let cases = [
            ("• Did", 4),
            ("- Did", 2),
            ("-5 °C", 0),
            ("▪\tDid", 4),
            ("Did", 0),
            ("o Did", 2),
            ("of", 0),
            ("•Did", 3),
            ("— Skills —", 0),
        ];
        for (text, want) in cases {
            assert_eq!(bullet_len(text), want, "{text}");
        }
    }
}
