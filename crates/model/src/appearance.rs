//! How a saved resume is to look, whatever its design: chosen in the editor, stored beside the resume.

use serde::{Deserialize, Serialize};

/// What a user changes about a design for one resume. The default changes nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Appearance {
    /// What is chosen for single sections. Those that are placed stand in this order in the places that the design has for
    /// them; all others stay where the design has them.
    pub sections: Vec<SectionChoice>,
    /// Accent colour as `#rrggbb`; the design's own when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accent: Option<String>,
    /// Typeface, one of the typesetter's families; the design's own when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub font: Option<String>,
    /// How close lines and entries stand.
    pub spacing: Spacing,
    /// How dates are written.
    pub dates: DateForm,
    /// Paper.
    pub paper: Paper,
    /// How many pages there may be.
    pub fit: Fit,
}

/// One section's place, title and visibility.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SectionChoice {
    /// The resume's list, for example `experience`, or `additional[2]` for an additional section.
    pub key: String,
    /// Its heading; the one in the resume's language when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whether it is left out.
    pub hidden: bool,
    /// Whether it stays where the design has it, whatever its place in the list.
    pub keep_place: bool,
}

/// How close lines and entries stand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Spacing {
    /// Closer than the design has it.
    Compact,
    /// As the design has it.
    #[default]
    Normal,
    /// Wider than the design has it.
    Airy,
}

/// How dates are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DateForm {
    /// As the resume has them.
    #[default]
    Printed,
    /// `Mar 2021`, in the resume's language.
    Month,
    /// `03/2021`.
    Numeric,
    /// `2021`.
    Year,
}

/// Paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// Letter for an address in North America, A4 elsewhere.
    #[default]
    Auto,
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// How many pages there may be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Fit {
    /// As many as it takes.
    #[default]
    Free,
    /// One, as far as readable sizes allow.
    One,
    /// Two, as far as readable sizes allow.
    Two,
}
