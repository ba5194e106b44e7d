//! Ordinary advertisements of ten fields and people who work in them, written apart from the word lists: each person fits the
//! jobs of the own field and not those of others.

use crate::common::AS_OF;
use vitae_ats::{MatchCard, match_job};
use vitae_model::ParsedResume;

/// A field: its name, a person, two advertisements.
type Field = (&'static str, &'static str, [&'static str; 2]);

macro_rules! fields {
    ($($name:literal),+ $(,)?) => {
        [$((
            $name,
            include_str!(concat!("fields/", $name, ".json")),
            [include_str!(concat!("fields/", $name, "-1.txt")), include_str!(concat!("fields/", $name, "-2.txt"))],
        )),+]
    };
}

const FIELDS: [Field; 10] = fields![
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

fn matched(person: &str, text: &str) -> MatchCard {
    let person: ParsedResume = serde_json::from_str(person).unwrap();
    match_job(&person, text, AS_OF)
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
    let not_judged: Vec<&str> = card.not_judged.iter().map(|ask| ask.text.as_str()).collect();
    format!("{name}: {:?}\n{}\n  not judged: {}", card.score, parts.join("\n"), not_judged.join("; "))
}

#[test]
fn people_fit_the_jobs_of_their_own_field() {
    let mut scores = Vec::new();
    let mut below = Vec::new();
    for (field, person, texts) in FIELDS {
        for (n, text) in texts.iter().enumerate() {
            let card = matched(person, text);
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
    let pairs = FIELDS.iter().flat_map(|own| FIELDS.iter().map(move |other| (own, other)));
    for ((own, person, _), (other, _, texts)) in
        pairs.filter(|(own, other)| own.0 != other.0 && !is_near(own.0, other.0))
    {
        for text in texts {
            let card = matched(person, text);
            if card.score > Some(MOST_OTHER) {
                above.push(explained(&format!("{own} for {other}"), &card));
            }
            scores.push(card.score.unwrap_or(0));
        }
    }
    assert!(above.is_empty(), "{}", above.join("\n"));
    assert!(median(scores.clone()) <= 30, "{scores:?}");
}
