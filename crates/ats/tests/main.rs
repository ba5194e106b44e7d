//! The score, its rules and the match with a job.

mod common;
mod documentation;
mod fields;
mod golden;
mod golden_cards;
mod matching;
mod people_are_not_judged;
mod properties;
mod rules;
mod stored_card;
