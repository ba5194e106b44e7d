//! The score card as it is stored and sent. Cards are read for ever: a field that an older card lacks takes its default.

use crate::band::Band;
use crate::points::Points;
use serde::{Deserialize, Serialize};

/// The version of the card that [`crate::score`] implements. Points and limits change only with a new version.
pub const CARD_VERSION: &str = "2";

/// A score with everything that made it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ScoreCard {
    /// 0 to 100.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub score: u8,
    /// Version of the card, [`CARD_VERSION`].
    #[cfg_attr(feature = "openapi", schema(required))]
    pub card: String,
    /// Engine and version that read the file, for example `embedded 1`; `None` without a file.
    pub reader: Option<String>,
    /// The design whose PDF was judged, by its id; `None` for the file that was uploaded.
    pub design: Option<String>,
    /// The day the resume was judged on, `YYYY-MM-DD`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub as_of: String,
    /// Two-letter code of the resume's language, when known.
    pub language: Option<String>,
    /// The band in words, as the detail dialog shows it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub label: String,
    /// The band.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub band: Band,
    /// The rules by theme, in the card's order.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub groups: Vec<Group>,
    /// What was taken off after the points were counted.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub deductions: Vec<Deduction>,
    /// What limits the score whatever the points; the lowest holds.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub caps: Vec<Cap>,
    /// Hints that cost nothing: evidence on them conflicts or is missing.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub advice: Vec<Advice>,
    /// What the card takes into account about the person's case.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub flags: Vec<Flag>,
    /// How many of the card's checks exist for this language.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub checks: Checks,
}

impl ScoreCard {
    /// The finding of a rule, for example `dates.present`.
    pub fn finding(&self, rule: &str) -> Option<&Finding> {
        self.findings().find(|finding| finding.rule == rule)
    }

    /// All findings in the card's order.
    pub fn findings(&self) -> impl Iterator<Item = &Finding> {
        self.groups.iter().flat_map(|group| &group.rules)
    }
}

/// The rules of one theme.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Group {
    /// `file`, `contact`, `structure`, `dates`, `content`, `skills`, `length` or `fair`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub id: String,
    /// The theme in words.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: String,
    /// Points earned.
    #[cfg_attr(feature = "openapi", schema(value_type = f64, required))]
    pub earned: Points,
    /// Points that could be earned; rules that do not apply are left out.
    #[cfg_attr(feature = "openapi", schema(value_type = f64, required))]
    pub max: Points,
    /// The rules.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rules: Vec<Finding>,
}

/// How a rule came out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Every point.
    Pass,
    /// Some points.
    Partial,
    /// No points.
    Fail,
    /// Does not apply, or cannot be computed for this file or language.
    #[default]
    Na,
}

/// How much a fault limits the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The score is at most 79.
    Major,
    /// The score is at most 59.
    Critical,
}

/// What one rule found.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Finding {
    /// The rule, for example `dates.present`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rule: String,
    /// The rule in words.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub title: String,
    /// How it came out.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub status: Status,
    /// Points earned, in steps of a tenth.
    #[cfg_attr(feature = "openapi", schema(value_type = f64, required))]
    pub earned: Points,
    /// Points that could be earned here; 0 when the rule does not apply.
    #[cfg_attr(feature = "openapi", schema(value_type = f64, required))]
    pub max: Points,
    /// Set when the fault limits the score.
    pub severity: Option<Severity>,
    /// Where it was seen.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub evidence: Vec<Evidence>,
    /// What was found, for people.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub message: String,
    /// What to do about it; empty when nothing is to be done.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub fix: String,
}

/// A place and a quote.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Evidence {
    /// The page, from 0 (PDF).
    pub page: Option<u32>,
    /// Left, top, right, bottom in points from the page's top left (PDF).
    #[serde(rename = "box")]
    pub bbox: Option<[f32; 4]>,
    /// The resume's field, for example `experience[0].duration`.
    pub field: Option<String>,
    /// The words, at most 80 characters.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub text: String,
}

/// Points taken off the score.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Deduction {
    /// The rule that asks for it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rule: String,
    /// Whole points.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub points: u8,
    /// Why.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub reason: String,
}

/// A limit to the score.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Cap {
    /// The rule that asks for it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rule: String,
    /// The highest score that can stand.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub limit: u8,
    /// Why.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub reason: String,
}

/// A hint that costs no points.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Advice {
    /// For programs, for example `summary`.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub id: String,
    /// For people.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub message: String,
}

/// The cases the card knows. A flag changes only what its rules say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum FlagKind {
    /// Study in progress or ended less than 24 months ago, and less than two years of work.
    Early,
    /// Five publications or more, or a section of that name.
    Academic,
    /// Work where figures are rare: care, teaching, law, crafts, public service.
    #[default]
    Plain,
}

/// One flag as shown to the user, who may switch it off.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Flag {
    /// Which one.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub id: FlagKind,
    /// Whether the score takes it into account.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub on: bool,
    /// What it rests on and what it changes.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub reason: String,
}

/// How many checks exist for the resume's language.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Checks {
    /// Checks that exist for the language.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub available: u8,
    /// Checks of the card.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub total: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_card_lacks_fields_and_is_read() {
        let card: ScoreCard = serde_json::from_str(r#"{"score": 87, "groups": [{"rules": [{"rule": "a"}]}]}"#).unwrap();
        assert_eq!((card.score, card.checks.total), (87, 0));
        assert_eq!(card.finding("a").map(|finding| finding.status), Some(Status::Na));
        assert_eq!(serde_json::from_str::<ScoreCard>("{}").unwrap(), ScoreCard::default());
    }
}
