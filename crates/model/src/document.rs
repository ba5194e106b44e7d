//! What a reader sees in a file before anybody says what it means.
//!
//! A PDF is [`Paged`]: text with boxes. A Word file is [`Flow`]: paragraphs without pages.

use serde::{Deserialize, Serialize};

/// A document as read from a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Document {
    /// Pages of positioned text (PDF).
    Paged(Paged),
    /// Paragraphs in reading order (DOCX, DOC).
    Flow(Flow),
}

impl Document {
    /// What is known of the file as a whole.
    pub fn info(&self) -> &FileInfo {
        match self {
            Document::Paged(paged) => &paged.info,
            Document::Flow(flow) => &flow.info,
        }
    }

    /// All text in stored order, one span or paragraph a line.
    pub fn plain_text(&self) -> String {
        match self {
            Document::Paged(paged) => {
                let spans = paged.pages.iter().flat_map(|page| &page.spans);
                spans.map(|span| span.text.as_str()).collect::<Vec<_>>().join("\n")
            }
            Document::Flow(flow) => flow.paragraphs.iter().map(Paragraph::text).collect::<Vec<_>>().join("\n"),
        }
    }

    /// The text that a reader of the document sees, a line or paragraph a line; what is hidden is left out.
    pub fn visible_text(&self) -> String {
        match self {
            Document::Paged(paged) => paged.pages.iter().map(Page::visible_text).collect::<Vec<_>>().join("\n\n"),
            Document::Flow(flow) => flow.paragraphs.iter().map(Paragraph::visible_text).collect::<Vec<_>>().join("\n"),
        }
    }
}

/// The file formats that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Portable Document Format.
    Pdf,
    /// Word 2007 and later (Office Open XML).
    Docx,
    /// Word 97 to 2003 (binary).
    Doc,
}

impl Format {
    /// The MIME type to store and serve.
    pub fn mime(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Format::Doc => "application/msword",
        }
    }

    /// The file name's ending, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Docx => "docx",
            Format::Doc => "doc",
        }
    }
}

/// What is known of a file as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FileInfo {
    /// The format found by content.
    pub format: Format,
    /// Size of the file in bytes.
    pub bytes: u64,
    /// Title in the file's own metadata.
    pub title: Option<String>,
    /// Language tag in the file's own metadata, for example `en-GB`.
    pub language: Option<String>,
    /// Whether the file is encrypted (readable without a password).
    pub encrypted: bool,
    /// Whether its permissions allow copying text.
    pub copy_allowed: bool,
    /// Whether it had to be repaired to be opened.
    pub repaired: bool,
    /// Whether it carries a tag structure for assistive technology.
    pub tagged: bool,
}

impl FileInfo {
    /// A file of a format that can be read without more ado: not encrypted, copying allowed, nothing in its metadata.
    pub fn plain(format: Format, bytes: u64) -> Self {
        Self {
            format,
            bytes,
            title: None,
            language: None,
            encrypted: false,
            copy_allowed: true,
            repaired: false,
            tagged: false,
        }
    }
}

/// A rectangle in points, origin at the page's top left, `x1 ≥ x0` and `y1 ≥ y0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x0: f32,
    /// Top edge.
    pub y0: f32,
    /// Right edge.
    pub x1: f32,
    /// Bottom edge.
    pub y1: f32,
}

impl Rect {
    /// Width in points.
    pub fn width(&self) -> f32 {
        self.x1 - self.x0
    }

    /// Height in points.
    pub fn height(&self) -> f32 {
        self.y1 - self.y0
    }

    /// The smallest rectangle around both.
    pub fn union(&self, other: &Rect) -> Rect {
        Rect {
            x0: self.x0.min(other.x0),
            y0: self.y0.min(other.y0),
            x1: self.x1.max(other.x1),
            y1: self.y1.max(other.y1),
        }
    }

    /// The point in its middle.
    pub fn middle(&self) -> (f32, f32) {
        ((self.x0 + self.x1) / 2.0, (self.y0 + self.y1) / 2.0)
    }

    /// Whether a point lies within, edges included.
    pub fn contains(&self, (x, y): (f32, f32)) -> bool {
        (self.x0..=self.x1).contains(&x) && (self.y0..=self.y1).contains(&y)
    }

    /// Whether the two share any area.
    pub fn overlaps(&self, other: &Rect) -> bool {
        self.x0 < other.x1 && other.x0 < self.x1 && self.y0 < other.y1 && other.y0 < self.y1
    }
}

/// A document of pages.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Paged {
    /// The file.
    pub info: FileInfo,
    /// Its pages, first to last.
    pub pages: Vec<Page>,
}

/// One page.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Page {
    /// Width in points.
    pub width: f32,
    /// Height in points.
    pub height: f32,
    /// Text in the order of the content stream.
    pub spans: Vec<Span>,
    /// Link annotations.
    pub links: Vec<Link>,
    /// Share of the page's area that pictures cover, 0 to 1.
    pub picture_share: f32,
}

impl Page {
    /// Spans on one line follow each other, as they are stored.
    fn visible_text(&self) -> String {
        let mut out = String::new();
        let mut before: Option<&Span> = None;
        for span in self.spans.iter().filter(|span| span.hidden.is_none()) {
            if let Some(before) = before {
                let same_line = before.bbox.y0 < span.bbox.middle().1 && span.bbox.middle().1 < before.bbox.y1;
                let adjoins = (span.bbox.x0 - before.bbox.x1).abs() < span.size * ADJOINING;
                out.push_str(match (same_line, adjoins) {
                    (true, true) => "",
                    (true, false) => " ",
                    (false, _) => "\n",
                });
            }
            out.push_str(&span.text);
            before = Some(span);
        }
        out
    }
}

/// Spans closer than this share of their size belong to one word.
const ADJOINING: f32 = 0.1;

/// A run of text in one style on one line.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Span {
    /// The text, NFKC for ligatures, spaces kept.
    pub text: String,
    /// Where it stands.
    pub bbox: Rect,
    /// Font size in points as shown.
    pub size: f32,
    /// Whether the font is bold, by flag, weight or name.
    pub bold: bool,
    /// Whether the font is italic.
    pub italic: bool,
    /// Fill colour, red, green, blue.
    pub color: Option<[u8; 3]>,
    /// Why a reader cannot see it, if so.
    pub hidden: Option<Hidden>,
    /// Where no-break spaces stand that the text holds as plain ones, by bytes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub no_breaks: Vec<u32>,
}

impl Span {
    /// Part of the size that the box of a line reaches above its baseline.
    pub const ABOVE: f32 = 0.80;
    /// Part of the size that the box of a line reaches below its baseline.
    pub const BELOW: f32 = 0.22;

    /// The height of its baseline. The reader draws all boxes in these proportions, so that fonts with odd heights of their
    /// own line up with others.
    pub fn baseline(&self) -> f32 {
        self.bbox.y1 - Self::BELOW * self.size
    }
}

/// Why text that software extracts is not seen by a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hidden {
    /// As good as the background's colour.
    Contrast,
    /// Smaller than 4 points.
    Tiny,
    /// Outside the page.
    OffPage,
    /// Drawn in invisible mode and not above a scan.
    Invisible,
    /// Marked as hidden text (Word).
    Marked,
}

/// A link with the area that can be clicked.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Link {
    /// The area.
    pub bbox: Rect,
    /// The target as stored.
    pub url: String,
}

/// A document of paragraphs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Flow {
    /// The file.
    pub info: FileInfo,
    /// Its paragraphs in reading order: headers first, then the body with tables in place, then footers.
    pub paragraphs: Vec<Paragraph>,
}

/// One paragraph.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Paragraph {
    /// Text in one style each; tabs and line breaks are kept as `\t` and `\n`.
    pub runs: Vec<Run>,
    /// The style's name as the author's program shows it, for example `Heading 1`.
    pub style: Option<String>,
    /// Outline level, 1 the highest, when the style is a heading.
    pub heading: Option<u8>,
    /// Nesting depth from 0 when it is a list item.
    pub list: Option<u8>,
    /// Whether it is an item of a list that counts: `1.`, `b)`. The number is not part of the text.
    pub numbered: bool,
    /// Whether it is centred.
    pub centered: bool,
    /// Where it stands in the file.
    pub place: Place,
}

impl Paragraph {
    fn visible_text(&self) -> String {
        self.runs.iter().filter(|run| run.hidden.is_none()).map(|run| run.text.as_str()).collect()
    }

    /// The paragraph's text.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }
}

/// Where in a Word file a paragraph stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "in", rename_all = "lowercase")]
pub enum Place {
    /// The body.
    #[default]
    Body,
    /// A page header.
    Header,
    /// A page footer.
    Footer,
    /// A text box or shape.
    TextBox,
    /// A table's cell, all counted from 0.
    Cell {
        /// Which table.
        table: u32,
        /// Which row.
        row: u32,
        /// Which column.
        column: u32,
    },
}

/// A run of text in one style.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Run {
    /// The text.
    pub text: String,
    /// Bold.
    pub bold: bool,
    /// Italic.
    pub italic: bool,
    /// Font size in points, when stated.
    pub size: Option<f32>,
    /// Text colour, when stated.
    pub color: Option<[u8; 3]>,
    /// Why a reader cannot see it, if so.
    pub hidden: Option<Hidden>,
    /// Link target.
    pub link: Option<String>,
}
