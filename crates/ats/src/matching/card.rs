//! The match card as it is sent.

use crate::card::Evidence;
use crate::points::Points;
use serde::{Deserialize, Serialize};

/// The version of the match card that [`crate::match_job`] implements.
pub const MATCH_VERSION: &str = "1";

/// How well a resume answers one job advertisement, with everything that made the number.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MatchCard {
    /// 0 to 100; `None` when too little of the advertisement could be judged.
    pub score: Option<u8>,
    /// Version of the card, [`MATCH_VERSION`].
    pub card: String,
    /// The band.
    pub band: MatchBand,
    /// The band in words.
    pub label: String,
    /// The eight parts in the card's order.
    pub parts: Vec<MatchPart>,
    /// Licences, clearances and languages that the advertisement demands and the resume does not show.
    pub knockouts: Vec<Knockout>,
    /// Lines of the advertisement that could not be compared; they count nowhere.
    pub not_judged: Vec<String>,
}

impl MatchCard {
    /// A part by its id, for example `required`.
    pub fn part(&self, id: &str) -> Option<&MatchPart> {
        self.parts.iter().find(|part| part.id == id)
    }
}

/// The band of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum MatchBand {
    /// More than four tenths of the asks could not be judged, or nothing could.
    LowConfidence,
    /// Below 45.
    OtherField,
    /// 45 to 64.
    Stretch,
    /// 65 to 79.
    WorthApplying,
    /// 80 and above.
    Strong,
}

impl MatchBand {
    /// The band of a match from 0 to 100; `None` is a match without a number.
    pub fn of(score: Option<u8>) -> Self {
        match score {
            None => Self::LowConfidence,
            Some(80..) => Self::Strong,
            Some(65..=79) => Self::WorthApplying,
            Some(45..=64) => Self::Stretch,
            Some(_) => Self::OtherField,
        }
    }

    /// The band in words.
    pub fn label(self) -> &'static str {
        match self {
            Self::LowConfidence => "Low confidence",
            Self::OtherField => "Other field",
            Self::Stretch => "Stretch",
            Self::WorthApplying => "Worth applying",
            Self::Strong => "Strong match",
        }
    }
}

/// One part of the match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MatchPart {
    /// `required`, `preferred`, `title`, `years`, `responsibilities`, `education`, `place` or `seniority`.
    pub id: String,
    /// The part in words.
    pub name: String,
    /// Its weight; the weights of all eight parts add up to 100 and are rescaled over the parts that apply.
    pub weight: u8,
    /// How much of the weight was earned; `None` when the advertisement does not ask for it, or it cannot be compared.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>))]
    pub earned: Option<Points>,
    /// What the advertisement asks for in this part.
    pub asks: Vec<MatchAsk>,
}

/// One ask of the advertisement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MatchAsk {
    /// The ask in the advertisement's words, at most 80 characters.
    pub text: String,
    /// Credit in per cent: 100 shown in an entry, 70 only listed, 50 only the more general skill, 30 a related one, 0.
    pub credit: u8,
    /// Where the resume answers it.
    #[serde(rename = "where")]
    pub found: Option<Evidence>,
    /// What to do, when there is something to do.
    pub advice: Option<String>,
}

/// A hard must that the resume does not show; it limits the match to 79.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Knockout {
    /// The must in the advertisement's words.
    pub text: String,
    /// What it means.
    pub message: String,
}
