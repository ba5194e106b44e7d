//! Asks that no dictionary knows, compared with the resume's own words: its skills, and what it was trained as.

use super::advert::Line;
use super::gender;
use super::groups::{is_ask, item_text, items, names_a_choice};
use super::profile::{Passage, Profile};
use super::stems::stems;
use super::title::{Title, named_in};
use super::tokens::terms_of;
use super::words::{JOB, Phrase};
use crate::card::Evidence;
use crate::text::{holds, terms};
use std::collections::BTreeSet;
use std::ops::Range;

/// Credit of what an entry shows.
const SHOWN: u8 = 100;
/// Credit of what only stands in the list of skills, or of a training that only a job of that kind speaks for.
const LISTED: u8 = 70;
/// Least letters that the name of a profession and of its training begin with alike: `Tischler`, `Tischlerhandwerk`.
const LEAST_ALIKE: usize = 6;
/// Most letters of the profession's name that its training does not share.
const MOST_ENDING: usize = 3;
/// Likeness of a title with itself, in per cent.
const SAME: u8 = 100;

/// An ask that the resume answers in its own words.
#[derive(Debug)]
pub(super) struct OwnAnswer {
    /// The ask as written.
    pub text: String,
    /// Credit in per cent.
    pub credit: u8,
    /// Where the resume answers it.
    pub found: Evidence,
}

/// What the resume answers of some items of a line, and the items that it does not.
#[derive(Debug, Default)]
pub(super) struct OwnAnswers {
    pub answers: Vec<OwnAnswer>,
    pub left: Vec<String>,
}

/// Answers a line in which nothing is known; `None` when the resume names nothing of it.
pub(super) fn answer_line(line: &Line, is_taught: bool, profile: &Profile) -> Option<OwnAnswers> {
    let items = items(line);
    let mut own = answer_items(line, &items, is_taught, profile);
    let best = own.answers.iter().enumerate().max_by_key(|(_, answer)| answer.credit)?.0;
    if items.len() == 1 || is_taught || names_a_choice(line) {
        let best = own.answers.swap_remove(best);
        return Some(OwnAnswers { answers: vec![OwnAnswer { text: line.text.clone(), ..best }], left: Vec::new() });
    }
    Some(own)
}

/// Answers items of a line.
pub(super) fn answer_items(line: &Line, items: &[Range<usize>], is_taught: bool, profile: &Profile) -> OwnAnswers {
    let mut own = OwnAnswers::default();
    for item in items {
        let text = item_text(line, item);
        let tokens = &line.tokens[item.clone()];
        let answer = if is_taught { training(&text, profile) } else { skill(&terms_of(tokens), profile) };
        match answer {
            Some((credit, found)) => own.answers.push(OwnAnswer { text, credit, found }),
            None if is_ask(tokens) => own.left.push(text),
            None => {}
        }
    }
    own
}

/// The skills of the resume's list that make up most of an item.
fn skill(item: &[String], profile: &Profile) -> Option<(u8, Evidence)> {
    let wanted = content(item);
    let named: Vec<&Passage> = profile.skills().filter(|skill| names(skill, item, &wanted)).collect();
    let covered: BTreeSet<String> = named.iter().flat_map(|skill| content(skill.terms())).collect();
    let is_name = named.iter().any(|skill| is_acronym(&skill.text));
    let is_most = covered.len() * 2 > wanted.len() || (is_name && covered.len() * 2 == wanted.len());
    let shown = || named.iter().find_map(|skill| profile.line_with(skill));
    let listed = named.first().filter(|_| is_most)?;
    Some(shown().map_or((LISTED, listed.evidence()), |line| (SHOWN, line.evidence())))
}

fn names(skill: &Passage, item: &[String], wanted: &BTreeSet<String>) -> bool {
    let own = content(skill.terms());
    if own.is_empty() { wanted.is_empty() && holds(item, skill.terms()) } else { own.is_subset(wanted) }
}

/// The stems of words with content, without those that only say how well.
fn content(words: &[String]) -> BTreeSet<String> {
    let is_level = |word: &&String| JOB.levels.contains_key(&Phrase(vec![(*word).clone()]));
    stems(&words.iter().filter(|word| !is_level(word)).cloned().collect::<Vec<_>>())
}

/// `CNC`, `HGB`: nobody means another thing by it.
fn is_acronym(skill: &str) -> bool {
    let letters = || skill.chars().filter(|c| c.is_alphabetic());
    letters().count() >= 2 && letters().all(char::is_uppercase)
}

/// A profession that is asked for as training: named by education or a certificate, else by the title of a job.
fn training(item: &str, profile: &Profile) -> Option<(u8, Evidence)> {
    let profession = named_in(item)?;
    let words = terms(&profession);
    let name = gender::key(words.iter().max_by_key(|word| word.chars().count())?);
    let teaches = |line: &&Passage| line.terms().iter().any(|term| is_alike(&name, &gender::key(term)));
    let mut learned = profile.in_use.iter().filter(|line| line.is_learned() && !line.is_denied);
    if let Some(line) = learned.find(teaches) {
        return Some((SHOWN, line.evidence()));
    }
    let wanted = Title::new(&profession);
    let held = profile.facts.iter().position(|facts| wanted.likeness(&facts.title) == SAME)?;
    let field = format!("{}.position", profile.jobs[held].path);
    let line = profile.in_use.iter().find(|line| line.field == field)?;
    Some((LISTED, line.evidence()))
}

/// Whether a word is the profession or the trade it belongs to: `Krankenpfleger` and `Krankenpflege`.
fn is_alike(profession: &str, word: &str) -> bool {
    let alike = profession.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    alike >= LEAST_ALIKE && alike + MOST_ENDING >= profession.chars().count()
}
