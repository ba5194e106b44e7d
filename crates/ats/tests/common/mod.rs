//! People and their files for the tests of the card.

// Each test file uses its own part of these builders.
#![allow(dead_code, reason = "shared by several test crates")]

pub mod people;
pub mod sheet;

use time::macros::date;
use vitae_ats::{Finding, Input, ScoreCard, Status};
use vitae_model::source::Details;
use vitae_model::{Document, ParsedResume};

/// The day all cases are judged on.
pub const AS_OF: time::Date = date!(2026 - 11 - 20);

/// A resume with its file.
#[derive(Debug, Clone)]
pub struct Applicant {
    pub resume: ParsedResume,
    pub document: Document,
    pub details: Details,
}

impl Applicant {
    /// The card of this applicant.
    pub fn card(&self) -> ScoreCard {
        let input = Input::new(&self.resume, AS_OF).with_file(&self.document, &self.details);
        vitae_ats::score(&input).expect("the file holds text")
    }

    /// The score of this applicant.
    pub fn score(&self) -> u8 {
        self.card().score
    }
}

/// The finding of a rule.
pub fn finding<'c>(card: &'c ScoreCard, rule: &str) -> &'c Finding {
    card.finding(rule).unwrap_or_else(|| panic!("{rule} is on the card"))
}

/// What a card holds against an applicant, for messages of failed tests.
pub fn losses(card: &ScoreCard) -> String {
    let lost = card.findings().filter(|finding| !matches!(finding.status, Status::Pass | Status::Na));
    let lines = lost.map(|f| {
        format!("{} {}/{} {:?} {} {:?}", f.rule, tenths(f.earned), tenths(f.max), f.severity, f.message, f.evidence)
    });
    format!("score {}\n{}", card.score, lines.collect::<Vec<_>>().join("\n"))
}

fn tenths(points: vitae_ats::Points) -> f64 {
    f64::from(points.as_tenths()) / 10.0
}
