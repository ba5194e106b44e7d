//! Where each field of a parsed résumé was read from, and how sure the parser is.

use crate::document::Rect;
use crate::resume::ParsedResume;
use serde::{Deserialize, Serialize};

/// What a parser answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Parsed {
    /// The résumé.
    pub resume: ParsedResume,
    /// Its sources.
    pub details: Details,
}

/// Everything about a parse but the résumé itself.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", schema(as = ParseDetails))]
pub struct Details {
    /// Which engine read it: `embedded`, or a language model's name.
    pub engine: String,
    /// The engine's version; a stored score names it.
    pub engine_version: String,
    /// Language of the text as a two-letter code, when it could be told.
    pub language: Option<String>,
    /// Page sizes in points (PDF); empty for Word files.
    pub pages: Vec<PageSize>,
    /// The paragraphs in reading order (Word files); empty for PDF.
    pub paragraphs: Vec<FlowText>,
    /// The source of every filled field.
    pub fields: Vec<FieldSource>,
    /// The sections found, in document order.
    pub sections: Vec<SectionSource>,
    /// What the owner should know, for example hidden text.
    pub warnings: Vec<Warning>,
}

/// A page's size in points.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PageSize {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// One paragraph as shown beside the review form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FlowText {
    /// Its text.
    pub text: String,
    /// Outline level when it is a heading.
    pub heading: Option<u8>,
    /// Whether it is a list item.
    pub list: bool,
}

/// Where one field was read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FieldSource {
    /// The field, for example `experience[0].company` or `skills[3]`.
    pub path: String,
    /// The text as it stands in the document.
    pub text: String,
    /// How sure the parser is, 0 to 1.
    pub confidence: f32,
    /// The page, from 0 (PDF).
    pub page: Option<u32>,
    /// Left, top, right, bottom in points from the page's top left (PDF).
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
    /// Indices into [`Details::paragraphs`] (Word files).
    pub paragraphs: Vec<u32>,
}

/// The kinds of sections the parser tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    Other,
}

/// One section of the document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SectionSource {
    /// What it holds.
    pub kind: SectionKind,
    /// Its heading as printed; `None` for the block at the top.
    pub heading: Option<String>,
    /// Whether the heading's words alone, in the document's language, say what it holds.
    pub known_heading: bool,
    /// Number of content lines below it.
    pub lines: u32,
    /// The heading's page, from 0 (PDF).
    pub page: Option<u32>,
    /// The heading's box (PDF), as in [`FieldSource::bbox`].
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
}

/// Something the owner should know about the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Warning {
    /// For programs, for example `hidden_text`.
    pub code: String,
    /// For people; says what to do.
    pub message: String,
    /// The passages of the file that it is about, each with its place; missing in what earlier versions stored.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(required))]
    pub quotes: Vec<String>,
}

impl Rect {
    /// The four numbers that [`FieldSource::bbox`] holds.
    pub fn to_array(self) -> [f32; 4] {
        [self.x0, self.y0, self.x1, self.y1]
    }
}
