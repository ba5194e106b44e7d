//! The match card as it is sent.

use crate::card::Evidence;
use crate::points::Points;
use crate::text::fold;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

/// The version of the match card that [`crate::match_job`] implements.
///
/// 1: the first. 2: denials such as "without" and "never", "or similar", everyday words, asks for training and whatever
/// was not compared are judged as `docs/score.md` says. 3: the Languages section, titles of all genders, names of trades.
/// 4: headings, cues, years and licences of seven languages, and asks in the resume's own words.
pub const MATCH_VERSION: &str = "4";

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
    /// Asks of the advertisement that could not be compared; they count nowhere.
    pub not_judged: Vec<NotJudged>,
}

impl MatchCard {
    /// A part by its id, for example `required`.
    pub fn part(&self, id: &str) -> Option<&MatchPart> {
        self.parts.iter().find(|part| part.id == id)
    }

    /// Every ask of the advertisement once, in its own words: required ones first, then preferred ones, tasks, years and
    /// education, and in the end what could not be compared. What is asked twice in the same words is named where it
    /// stands first, with the lower credit.
    pub fn asks(&self) -> Vec<NamedAsk> {
        const PARTS: [&str; 5] = ["required", "preferred", "responsibilities", "years", "education"];
        let judged =
            PARTS.iter().filter_map(|id| self.part(id)).flat_map(|part| part.asks.iter().map(|ask| part.named(ask)));
        let mut places = BTreeMap::new();
        let mut asks: Vec<NamedAsk> = Vec::new();
        for ask in judged.chain(self.not_judged.iter().map(NamedAsk::from)) {
            match places.entry(fold(&ask.text)) {
                Entry::Vacant(place) => {
                    place.insert(asks.len());
                    asks.push(ask);
                }
                Entry::Occupied(place) => asks[*place.get()].lower_to(ask),
            }
        }
        asks
    }
}

/// One ask of the advertisement with what became of it.
#[derive(Debug, Clone, PartialEq)]
pub struct NamedAsk {
    /// The ask in the advertisement's words, at most 80 characters.
    pub text: String,
    /// The part that it belongs to: `required`, `preferred`, `responsibilities`, `years` or `education`.
    pub part: String,
    /// Credit in per cent; 0 is missing, `None` could not be compared.
    pub credit: Option<u8>,
    /// Where the resume answers it.
    pub found: Option<Evidence>,
    /// What to do, when there is something to do.
    pub advice: Option<String>,
}

impl NamedAsk {
    /// The same ask of another part: what is met in part only is not met in full.
    fn lower_to(&mut self, other: NamedAsk) {
        if other.credit.is_some_and(|credit| self.credit.is_some_and(|own| credit < own)) {
            (self.credit, self.found, self.advice) = (other.credit, other.found.or(self.found.take()), other.advice);
        }
    }
}

impl From<&NotJudged> for NamedAsk {
    fn from(ask: &NotJudged) -> Self {
        Self { text: ask.text.clone(), part: ask.part.clone(), credit: None, found: None, advice: None }
    }
}

/// An ask of the advertisement that could not be compared with the resume.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct NotJudged {
    /// The ask in the advertisement's words, at most 80 characters.
    pub text: String,
    /// `required`, `preferred` or `responsibilities`.
    pub part: String,
    /// Why it was not compared.
    pub reason: NotJudgedReason,
}

impl fmt::Display for NotJudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why an ask was not compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum NotJudgedReason {
    /// Nothing in it is known, and no statement resembles it.
    Unknown,
    /// It is about the person, and no resume proves it: reliable, a clean background check.
    Personal,
    /// Years or a degree that are wished for only.
    NotCounted,
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

impl MatchPart {
    fn named(&self, ask: &MatchAsk) -> NamedAsk {
        let MatchAsk { text, credit, found, advice } = ask.clone();
        NamedAsk { text, part: self.id.clone(), credit: Some(credit), found, advice }
    }
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
