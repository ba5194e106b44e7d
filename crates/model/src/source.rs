//! Where each field of a parsed resume was read from, and how sure the parser is.
//!
//! These shapes are stored ([`crate::stored`]): a field that an older row lacks takes its default.

use crate::document::Rect;
use crate::resume::ParsedResume;
use serde::{Deserialize, Serialize};

/// What a parser answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Parsed {
    /// The resume.
    pub resume: ParsedResume,
    /// Its sources.
    pub details: Details,
}

/// Everything about a parse but the resume itself.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "openapi", schema(as = ParseDetails))]
pub struct Details {
    /// Which engine read it: `embedded`, or a language model's name.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub engine: String,
    /// The engine's version; a stored score names it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub engine_version: String,
    /// Language of the text as a two-letter code, when it could be told.
    pub language: Option<String>,
    /// How sure that is, 0 to 1; `None` where no language was detected, and in older readings.
    pub language_confidence: Option<f32>,
    /// Page sizes in points (PDF); empty for Word files.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub pages: Vec<PageSize>,
    /// The paragraphs in reading order (Word files); empty for PDF.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub paragraphs: Vec<FlowText>,
    /// The source of every filled field.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub fields: Vec<FieldSource>,
    /// The sections found, in document order.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub sections: Vec<SectionSource>,
    /// What the owner should know, for example hidden text.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub warnings: Vec<Warning>,
    /// The fields that the owner should look at, in the order of the resume's fields.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub marks: Vec<Mark>,
    /// The share of the document's words that stand in a field, 0 to 1; `None` for readings that did not count them.
    pub coverage: Option<f32>,
    /// The lines of the document that stand in no field, in reading order.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub unplaced: Vec<UnplacedLine>,
    /// Where the embedded parser read something else, when a language model read the file.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub differences: Vec<Difference>,
    /// What the embedded parser read, when a language model read the file.
    pub embedded: Option<Box<ParsedResume>>,
    /// Other ways to read single lists, the likelier first; at most two for each list.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub readings: Vec<OtherReading>,
}

/// Another way to read one list of the document: other cuts, other names.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OtherReading {
    /// The list: `experience`, `education`, `projects`, `certifications`, `achievements` or `skills`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub list: String,
    /// A resume of which this list alone is filled; or not even it, when the document may have none.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub resume: ParsedResume,
    /// The source of every filled field of the list.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub fields: Vec<FieldSource>,
}

/// What the embedded parser read otherwise than a language model.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Difference {
    /// The model's field, spelt as in [`FieldSource::path`]; a list such as `experience` or `skills` for an entry that the
    /// model's answer lacks.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub path: String,
    /// What the embedded parser read there; of an entry, what it is called.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub other: String,
    /// The place of the entry in the list of [`Details::embedded`]; `None` for a field.
    pub entry: Option<u32>,
}

/// Why a field is marked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum MarkKind {
    /// It is empty, although entries of its kind have it as a rule.
    Missing,
    /// Its value is improbable.
    #[default]
    Doubtful,
    /// Its value does not stand in the document: a language model made it up, or put it in other words.
    Unfounded,
}

/// A field that the owner should look at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Mark {
    /// The field, spelt as in [`FieldSource::path`].
    #[cfg_attr(feature = "openapi", schema(required))]
    pub path: String,
    /// Missing or doubtful.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub kind: MarkKind,
    /// What is odd about it, as a sentence for its owner; empty when only the parser's doubt is known.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub reason: String,
}

/// A line of the document, most of whose words stand in no field.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UnplacedLine {
    /// Its text.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub text: String,
    /// The kind of section that it stands in, when it stands below a heading.
    pub section: Option<SectionKind>,
    /// The page, from 0 (PDF).
    pub page: Option<u32>,
    /// Its box (PDF), as in [`FieldSource::bbox`].
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
    /// Indices into [`Details::paragraphs`] (Word files).
    #[cfg_attr(feature = "openapi", schema(required))]
    pub paragraphs: Vec<u32>,
}

/// A page's size in points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct PageSize {
    /// Width.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub width: f32,
    /// Height.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub height: f32,
}

/// One paragraph as shown beside the review form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FlowText {
    /// Its text.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub text: String,
    /// Outline level when it is a heading.
    pub heading: Option<u8>,
    /// Whether it is a list item.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub list: bool,
}

/// Where one field was read.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FieldSource {
    /// The field, for example `experience[0].company` or `skills[3]`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub path: String,
    /// The text as it stands in the document.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub text: String,
    /// How sure the parser is, 0 to 1.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub confidence: f32,
    /// The page, from 0 (PDF).
    pub page: Option<u32>,
    /// Left, top, right, bottom in points from the page's top left (PDF).
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
    /// Indices into [`Details::paragraphs`] (Word files).
    #[cfg_attr(feature = "openapi", schema(required))]
    pub paragraphs: Vec<u32>,
}

/// The kinds of sections the parser tells apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SectionKind {
    /// Name and ways to reach the person; has no heading as a rule.
    Contact,
    /// Profile, objective, about.
    Summary,
    /// Jobs.
    Experience,
    /// Schools.
    Education,
    /// Skills.
    Skills,
    /// Projects.
    Projects,
    /// Certificates and licences.
    Certifications,
    /// Awards, competitions, hackathons.
    Achievements,
    /// Unpaid work.
    Volunteering,
    /// Spoken languages.
    Languages,
    /// Papers, talks, books.
    Publications,
    /// Hobbies.
    Interests,
    /// People who vouch.
    References,
    /// A heading that says nothing known.
    #[default]
    Other,
}

/// One section of the document.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SectionSource {
    /// What it holds.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub kind: SectionKind,
    /// Its heading as printed; `None` for the block at the top.
    pub heading: Option<String>,
    /// Whether the heading's words alone, in the document's language, say what it holds.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub known_heading: bool,
    /// Number of content lines below it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub lines: u32,
    /// The heading's page, from 0 (PDF).
    pub page: Option<u32>,
    /// The heading's box (PDF), as in [`FieldSource::bbox`].
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
}

/// Something the owner should know about the file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Warning {
    /// For programs: `hidden_text`, `repaired`, `attachment_differs` (a resume attached to the file says something else than its
    /// pages, and was not used), `section_unread` (a fault of the parser cost one section), or a word that ends in `_failed` (a
    /// fault cost a step of the reading, so every field should be checked).
    #[cfg_attr(feature = "openapi", schema(required))]
    pub code: String,
    /// For people; says what to do.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub message: String,
    /// The passages of the file that it is about, each with its place.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub quotes: Vec<String>,
    /// The kind of section that it is about, when it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<SectionKind>,
}

impl Warning {
    /// Code of a section that a fault of the parser cost; [`Warning::section`] says which kind.
    pub const SECTION_UNREAD: &str = "section_unread";

    /// Whether a fault of the parser is the reason, not the file.
    pub fn is_fault(&self) -> bool {
        self.code == Self::SECTION_UNREAD || self.code.ends_with("_failed")
    }
}

impl Rect {
    /// The four numbers that [`FieldSource::bbox`] holds.
    pub fn to_array(self) -> [f32; 4] {
        [self.x0, self.y0, self.x1, self.y1]
    }
}
