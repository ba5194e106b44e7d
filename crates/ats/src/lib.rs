//! The ATS score of Vitae: how well a resume can be read by software, and how clearly it says what was done.
//!
//! [`score`] applies score card version 1 (35 rules, 100 points; `docs/score.md` explains each for users). It is a pure
//! function: no clock, file, network, randomness or model takes part, and all points are whole tenths. Every finding
//! carries its evidence and its fix. [`match_job`] compares a resume with one job advertisement, as a number of its own. It never judges name, age, origin, photo, schools, employers, grades or gaps.

mod advice;
mod band;
mod card;
mod case;
pub mod catalogue;
mod characters;
mod columns;
mod draft;
mod entry;
mod flags;
mod found;
mod identity;
mod input;
mod lexicon;
mod matching;
mod nonsense;
mod points;
mod print;
mod quantity;
mod rules;
mod scoring;
mod slips;
mod support;
mod tables;
mod text;
mod view;
mod writing;

pub use band::{Band, Tone, band};
pub use card::{
    Advice, CARD_VERSION, Cap, Checks, Deduction, Evidence, Finding, Flag, FlagKind, Group, ScoreCard, Severity, Status,
};
pub use case::visible;
pub use input::{Dismissed, FileEvidence, Input, ScoreError};
pub use lexicon::{known_skill, languages, skill_key};
pub use matching::{
    Advertisement, Common, CommonLine, CommonSkill, Knockout, MATCH_VERSION, MatchAsk, MatchBand, MatchCard, MatchPart,
    NamedAsk, NotJudged, NotJudgedReason, Profile, match_job, match_posting,
};
pub use points::{Points, Share};
pub use scoring::score;
pub use support::{Support, sentences};
pub use writing::{
    Goal, Statements, WritingFinding, WritingSuggestion, writing_findings, writing_prompt, writing_suggestions,
};
