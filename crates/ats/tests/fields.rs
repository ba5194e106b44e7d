//! Ordinary advertisements of ten fields and people who work in them, written apart from the word lists: each person fits the
//! jobs of the own field and not those of others.

mod common;

use common::AS_OF;
use std::path::PathBuf;
use vitae_ats::{MatchCard, match_job};
use vitae_model::ParsedResume;

/// The fields; each has a person and two advertisements in `tests/fields`.
const FIELDS: [&str; 10] = [
    "accountant",
    "backend-developer",
    "care-assistant",
    "chef",
    "electrician",
    "marketing-manager",
    "nurse",
    "teacher",
    "truck-driver",
    "warehouse-supervisor",
];

/// Fields whose people do much of each other's work: nothing is expected of these pairs.
const NEAR: [(&str, &str); 1] = [("care-assistant", "nurse")];

/// Least match of a person with each advertisement of the own field.
const LEAST_OWN: u8 = 65;

/// Highest match of a person with any advertisement of another field: below "Stretch".
const MOST_OTHER: u8 = 44;

fn read(file: String) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fields").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn person(field: &str) -> ParsedResume {
    serde_json::from_str(&read(format!("{field}.json"))).unwrap()
}

fn advertisements(field: &str) -> [String; 2] {
    [1, 2].map(|number| read(format!("{field}-{number}.txt")))
}

fn median(mut scores: Vec<u8>) -> u8 {
    scores.sort_unstable();
    scores[scores.len() / 2]
}

fn explained(name: &str, card: &MatchCard) -> String {
    let parts = card.parts.iter().map(|part| {
        let asks: Vec<_> = part.asks.iter().map(|ask| format!("{}={}", ask.text, ask.credit)).collect();
        format!("  {} {:?}/{}: {}", part.id, part.earned.map(|it| it.to_string()), part.weight, asks.join("; "))
    });
    let parts: Vec<String> = parts.collect();
    format!("{name}: {:?}\n{}\n  not judged: {}", card.score, parts.join("\n"), card.not_judged.join("; "))
}

#[test]
fn people_fit_the_jobs_of_their_own_field() {
    let mut scores = Vec::new();
    let mut below = Vec::new();
    for field in FIELDS {
        for (n, text) in advertisements(field).iter().enumerate() {
            let card = match_job(&person(field), text, AS_OF);
            if card.score < Some(LEAST_OWN) {
                below.push(explained(&format!("{field}-{}", n + 1), &card));
            }
            scores.push(card.score.unwrap_or(0));
        }
    }
    assert!(below.is_empty(), "{scores:?}\n{}", below.join("\n"));
    assert!(median(scores.clone()) >= 80, "{scores:?}");
}

#[test]
fn people_do_not_fit_the_jobs_of_other_fields() {
    let mut scores = Vec::new();
    let mut above = Vec::new();
    let is_near = |one, other| NEAR.contains(&(one, other)) || NEAR.contains(&(other, one));
    let pairs = FIELDS.iter().flat_map(|own| FIELDS.iter().map(move |other| (*own, *other)));
    for (own, other) in pairs.filter(|(own, other)| own != other && !is_near(own, other)) {
        for text in advertisements(other) {
            let card = match_job(&person(own), &text, AS_OF);
            if card.score > Some(MOST_OTHER) {
                above.push(explained(&format!("{own} for {other}"), &card));
            }
            scores.push(card.score.unwrap_or(0));
        }
    }
    assert!(above.is_empty(), "{}", above.join("\n"));
    assert!(median(scores.clone()) <= 30, "{scores:?}");
}
