//! Design tokens: what a design looks like, as data. The same tokens feed Typst, LaTeX and Word.

use crate::sections::SectionKind;
use serde::{Deserialize, Serialize};

/// One theme of `templates/resume/themes/`. Lengths are in points unless the field says otherwise.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What opens an entry: the role held or the organisation.
    pub lead: Lead,
    /// The sections of the main column, in order.
    pub order: Vec<SectionKind>,
    /// The sections of the side column, in order; empty in single-column designs.
    pub side: Vec<SectionKind>,
    /// Typefaces.
    pub font: Fonts,
    /// Type sizes.
    pub size: Sizes,
    /// Font weights, 100 to 900.
    pub weight: Weights,
    /// Colours.
    pub color: Colors,
    /// Paper and margins.
    pub page: Page,
    /// Section headings.
    pub heading: Heading,
    /// The block with name and contacts.
    pub header: Header,
    /// Entries of a section.
    pub entry: EntryStyle,
    /// Distances, in units of the body size.
    pub space: Space,
}

/// What opens an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lead {
    /// The position or degree.
    Role,
    /// The company or school.
    Organisation,
}

/// Typefaces by use.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fonts {
    /// Embedded family for running text.
    pub body: String,
    /// Embedded family for name and headings.
    pub heading: String,
    /// Family that Word users have.
    pub docx: String,
    /// Families to try in LaTeX, best first; the last ships with every TeX distribution.
    pub latex: Vec<String>,
}

/// Type sizes in points.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// Running text.
    pub body: f32,
    /// The person's name.
    pub name: f32,
    /// Section headings.
    pub heading: f32,
    /// Contacts, dates, footers.
    pub small: f32,
}

/// Font weights.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The person's name.
    pub name: u16,
    /// Section headings.
    pub heading: u16,
    /// Entry titles and labels.
    pub strong: u16,
}

/// Colours as `#rrggbb`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colors {
    /// Running text.
    pub ink: String,
    /// Secondary text; at least 4.5 : 1 on white.
    pub muted: String,
    /// Name, headings, links.
    pub accent: String,
    /// Lines and separators.
    pub rule: String,
    /// Background of tinted areas.
    pub tint: String,
}

/// Paper and margins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Paper as Typst names it, `a4` or `us-letter`.
    pub paper: String,
    /// Left and right margin in millimetres.
    pub margin_x: f32,
    /// Top margin in millimetres.
    pub margin_top: f32,
    /// Bottom margin in millimetres.
    pub margin_bottom: f32,
}

/// How section headings are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HeadingStyle {
    /// A line below.
    Underline,
    /// A line above.
    Overline,
    /// A bar at the left.
    Bar,
    /// Lines above and below.
    Flanked,
    /// Nothing but type.
    Plain,
}

/// Section headings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// How they are drawn.
    pub style: HeadingStyle,
    /// Whether they are set in capitals.
    pub caps: bool,
    /// Letter spacing in em.
    pub tracking: f32,
    /// Where they stand.
    pub align: Align,
}

/// Horizontal alignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Align {
    /// At the left.
    Left,
    /// Centred.
    Center,
}

/// The block with name and contacts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Where it stands.
    pub align: Align,
    /// What stands between two contacts.
    pub separator: String,
    /// Whether the name is set in capitals.
    pub caps: bool,
    /// Letter spacing of the name in em.
    pub tracking: f32,
}

/// How an entry's second line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SubtitleStyle {
    /// In the accent colour.
    Accent,
    /// In italics.
    Italic,
    /// In the secondary colour.
    Plain,
}

/// How an entry's date is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DateStyle {
    /// In the secondary colour.
    Muted,
    /// Like running text.
    Plain,
}

/// Entries of a section.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryStyle {
    /// The mark before a statement.
    pub bullet: String,
    /// The second line.
    pub subtitle: SubtitleStyle,
    /// The date.
    pub date: DateStyle,
}

/// Distances in units of the body size.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// Between the lines of a paragraph.
    pub leading: f32,
    /// Below a section's heading.
    pub heading: f32,
    /// Between the parts of an entry.
    pub line: f32,
    /// Between two entries.
    pub entry: f32,
    /// Before a section.
    pub section: f32,
}
