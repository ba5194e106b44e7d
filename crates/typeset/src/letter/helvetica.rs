//! A letter in Helvetica, one of the fonts that every reader of PDF brings along: nothing is embedded.

use super::{BOTTOM, LEADING, LEFT, PAGE, SIZE, TOP, WIDTH};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

/// A text in the encoding that PDF calls WinAnsi (Windows-1252), line by line.
pub(super) struct Encoded {
    lines: Vec<Vec<u8>>,
}

impl Encoded {
    /// `None` when a character has no code.
    pub fn new(text: &str) -> Option<Self> {
        let line = |line: &str| line.trim_end().chars().map(code).collect::<Option<Vec<u8>>>();
        Some(Self { lines: text.lines().map(line).collect::<Option<_>>()? })
    }

    /// The lines as wide as the page allows.
    fn wrapped(&self) -> Vec<Vec<u8>> {
        self.lines.iter().flat_map(|line| wrap(line)).collect()
    }
}

/// The codes 0x80 to 0x9F of Windows-1252; the undefined ones are blanks.
const SPECIAL: [char; 32] = [
    '€', ' ', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', ' ', 'Ž', ' ', ' ', '‘', '’', '“', '”', '•', '–',
    '—', '˜', '™', 'š', '›', 'œ', ' ', 'ž', 'Ÿ',
];

fn code(c: char) -> Option<u8> {
    match c {
        '\t' => Some(b' '),
        ' '..='~' | '\u{A0}'..='ÿ' => u8::try_from(u32::from(c)).ok(),
        '\u{2011}' => Some(b'-'),
        _ => SPECIAL.iter().position(|special| *special == c).map(|nth| 0x80 + nth as u8),
    }
}

/// Widths of the codes from 32 in thousandths of the size (Adobe's metrics of Helvetica).
const WIDTHS: [u16; 224] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584, 278, 556, 278, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 278, 611, 278, 278, 222,
    222, 333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 278, 500, 667, 278, 333, 556, 556, 556, 556, 260, 556,
    333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834,
    611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778,
    778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278,
    278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];

fn width(codes: &[u8]) -> f32 {
    let thousandths: u32 = codes.iter().map(|code| u32::from(WIDTHS[usize::from(code.saturating_sub(32))])).sum();
    thousandths as f32 / 1000.0 * SIZE
}

/// A line as several that are no wider than the page allows; a word that is too wide by itself is cut.
fn wrap(line: &[u8]) -> Vec<Vec<u8>> {
    let mut lines = vec![Vec::new()];
    for word in line.split(|code| *code == b' ').flat_map(fitting) {
        let current = lines.last_mut().expect("there is always a line");
        let wider = [current.as_slice(), b" ", word].concat();
        if current.is_empty() {
            current.extend_from_slice(word);
        } else if width(&wider) <= WIDTH {
            *current = wider;
        } else {
            lines.push(word.to_vec());
        }
    }
    lines
}

/// A word in pieces that fit into a line.
fn fitting(word: &[u8]) -> Vec<&[u8]> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while width(rest) > WIDTH {
        let end = (1..rest.len()).rev().find(|end| width(&rest[..*end]) <= WIDTH).unwrap_or(1);
        pieces.push(&rest[..end]);
        rest = &rest[end..];
    }
    pieces.push(rest);
    pieces
}

/// The file, and how many pages it has.
pub(super) fn pdf(text: &Encoded) -> (Vec<u8>, usize) {
    let lines = text.wrapped();
    let per_page = ((PAGE.1 - TOP - BOTTOM) / LEADING).floor() as usize + 1;
    let pages: Vec<&[Vec<u8>]> = if lines.is_empty() { vec![&[]] } else { lines.chunks(per_page).collect() };
    let [catalog, tree, font, info] = [1, 2, 3, 4].map(Ref::new);
    let page = |nth: usize| Ref::new(5 + 2 * nth as i32);
    let content = |nth: usize| Ref::new(6 + 2 * nth as i32);
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree).viewer_preferences().display_doc_title(true);
    pdf.document_info(info).title(TextStr("Cover letter")).creator(TextStr("Vitae"));
    pdf.pages(tree).kids((0..pages.len()).map(page)).count(pages.len() as i32);
    pdf.type1_font(font).base_font(Name(b"Helvetica")).encoding_predefined(Name(b"WinAnsiEncoding"));
    for (nth, lines) in pages.iter().enumerate() {
        let mut written = pdf.page(page(nth));
        written.media_box(Rect::new(0.0, 0.0, PAGE.0, PAGE.1)).parent(tree).contents(content(nth));
        written.resources().fonts().pair(Name(b"F1"), font);
        written.finish();
        pdf.stream(content(nth), &painted(lines));
    }
    (pdf.finish(), pages.len())
}

fn painted(lines: &[Vec<u8>]) -> Vec<u8> {
    let mut content = Content::new();
    content.begin_text().set_font(Name(b"F1"), SIZE).set_leading(LEADING).next_line(LEFT, PAGE.1 - TOP);
    for (nth, line) in lines.iter().enumerate() {
        if nth > 0 {
            content.next_line_using_leading();
        }
        content.show(Str(line));
    }
    content.end_text();
    content.finish().into_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn let_25_lines_are_wrapped_to_180_mm() {
        let text = "The quick brown fox jumps over the lazy dog. ".repeat(20);
        let lines = Encoded::new(&text).unwrap().wrapped();
        assert!(lines.iter().all(|line| width(line) <= WIDTH));
        let of_words = |nth: usize| lines[nth].len();
        assert!((70..110).contains(&of_words(0)), "{}", of_words(0));
        let joined = lines.join(&b' ');
        assert_eq!(joined, text.trim_end().as_bytes());
    }

    #[test]
    fn a_word_without_an_end_is_cut() {
        let lines = Encoded::new(&"W".repeat(200)).unwrap().wrapped();
        assert!(lines.len() > 3 && lines.iter().all(|line| width(line) <= WIDTH));
    }

    #[test]
    fn what_helvetica_lacks_is_told() {
        assert!(Encoded::new("Zoë – “œuvre” for 5 €").is_some());
        for text in ["Łódź", "看", "😀", "αβγ"] {
            assert!(Encoded::new(text).is_none(), "{text}");
        }
    }

    #[test]
    fn widths_are_those_of_the_metrics() {
        for (text, expected) in [("i", 222), ("W", 944), ("€", 556), ("—", 1000), ("ß", 611), ("~", 584)] {
            let encoded = Encoded::new(text).unwrap();
            assert_eq!((width(&encoded.lines[0]) / SIZE * 1000.0).round() as u32, expected, "{text}");
        }
    }
}
