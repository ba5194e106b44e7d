//! The rules of card version 1: a module a group, a function a rule.

mod contact;
mod content;
mod dates;
mod fair;
mod file;
mod length;
mod skills;
mod structure;

pub(crate) use content::{MOST_WORDS, USUAL_WORDS};

use crate::case::Case;
use crate::draft::Outcome;

/// Applies every rule, in the card's order.
pub(crate) fn run(case: &Case) -> Vec<Outcome> {
    let rules: [fn(&Case) -> Outcome; 35] = [
        file::text,
        file::order,
        file::tables,
        file::margins,
        file::chars,
        file::hygiene,
        contact::name,
        contact::email,
        contact::phone,
        contact::place,
        contact::block,
        structure::sections,
        structure::headings,
        structure::positions,
        structure::education,
        dates::present,
        dates::readable,
        dates::consistent,
        dates::order,
        dates::sense,
        content::described,
        content::action,
        content::evidence,
        content::sentence,
        content::care,
        skills::list,
        skills::shown,
        skills::plain,
        skills::acronyms,
        length::amount,
        length::legible,
        fair::hidden,
        fair::stuffing,
        fair::instructions,
        fair::numbers,
    ];
    rules.iter().map(|rule| rule(case)).collect()
}
