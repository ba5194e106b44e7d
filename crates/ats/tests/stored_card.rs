//! The card as JSON: what example 1 earns changes only with a new version of the card, its sentences may be worded anew.

use crate::common::AS_OF;
use crate::common::people::engineer;
use crate::common::sheet::applicant;
use serde_json::Value;
use vitae_ats::{CARD_VERSION, Dismissed, FlagKind, Input, ScoreCard, score};

const STORED: &str = include_str!("stored/example-1.json");

/// A card without its sentences.
fn judgement(json: &str) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|key, _| {
                    !matches!(key.as_str(), "title" | "message" | "fix" | "name" | "label" | "reason")
                });
                fields.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut value = serde_json::from_str(json).expect("JSON");
    strip(&mut value);
    value
}

#[test]
fn the_card_of_example_1_is_stable() {
    let written = serde_json::to_string_pretty(&applicant(engineer()).card()).expect("a card is JSON");
    assert_eq!(judgement(&written), judgement(STORED), "card version {CARD_VERSION} judges example 1 otherwise");
}

#[test]
fn a_stored_card_reads_back_as_it_was_written() {
    let card: ScoreCard = serde_json::from_str(STORED).expect("the stored card is a card");
    let written = serde_json::to_string_pretty(&card).expect("a card is JSON") + "\n";
    assert!(written == STORED, "a stored card changes on its way through the program:\n{written}");
}

#[test]
fn a_language_without_word_lists_has_27_of_35_checks() {
    let resume = engineer();
    let card = score(&Input { language: Some("fi"), ..Input::new(&resume, AS_OF) }).expect("a score");
    assert_eq!((card.checks.available, card.checks.total), (27, 35));
    let card = score(&Input { language: Some("en"), ..Input::new(&resume, AS_OF) }).expect("a score");
    assert_eq!((card.checks.available, card.checks.total), (35, 35));
}

#[test]
fn a_dismissed_slip_costs_nothing() {
    let mut resume = engineer();
    resume.experience[0].description.push_str("\nKept the word recieved in 2 exhibits on purpose");
    let dismissed = [Dismissed { rule: "content.care".into(), text: "recieved".into() }];
    let input = Input { language: Some("en"), ..Input::new(&resume, AS_OF) };
    let care =
        |input: &Input| score(input).expect("a score").finding("content.care").expect("a finding").earned.as_tenths();
    assert_eq!((care(&input), care(&Input { dismissed: &dismissed, ..input })), (40, 50));
}

#[test]
fn a_flag_that_is_switched_off_changes_the_rules_back() {
    let nurse = applicant(crate::common::people::nurse());
    let input = Input::new(&nurse.resume, AS_OF).with_file(&nurse.document, &nurse.details);
    let off = Input { switched_off: &[FlagKind::Plain], ..input };
    let (on, off) = (score(&input).expect("a score"), score(&off).expect("a score"));
    assert!(off.score <= on.score);
    assert_eq!(off.flags.iter().map(|flag| (flag.id, flag.on)).collect::<Vec<_>>(), [(FlagKind::Plain, false)]);
}
