//! Credit for the skills, licences and languages of one line, and the mean over lines.

use super::advert::{Kind, Line};
use super::card::{MatchAsk, NotJudgedReason};
use super::concepts::{Meaning, kinds, parents};
use super::groups::{Group, groups, leftovers};
use super::own::{OwnAnswer, OwnAnswers, answer_items, answer_line};
use super::profile::{Passage, Profile, level_in};
use super::stems::stems;
use super::tokens::{holds_any, terms_of};
use super::words::JOB;
use crate::card::Evidence;
use crate::text::{quote, terms};
use std::collections::BTreeSet;

/// Credit in per cent, and where it comes from.
type Credit = (u8, Option<Evidence>);
/// Credit of a line whose words a statement repeats.
const SIMILAR: u8 = 70;
/// One in millionths.
pub(super) const ONE: u64 = 1_000_000;

/// What came of one line.
#[derive(Debug)]
pub(super) enum Judged {
    /// Its asks were recognised: their mean credit in millionths, the asks, and the hard musts not met.
    Asks { mean: u64, asks: Vec<MatchAsk>, missed: Vec<String> },
    /// The resume's own language is asked for: shown, and counted nowhere.
    Met(Vec<MatchAsk>),
    /// Nothing was recognised, but a statement says much the same.
    Similar(MatchAsk),
    /// Only years or a degree are asked, which have parts of their own.
    Elsewhere,
    /// What no resume proves, or years that are only wished for: named, and no sign that the advertisement was not understood.
    Unproven(NotJudgedReason),
    /// Nothing could be compared.
    Unknown,
}

/// A line with what came of it.
#[derive(Debug)]
pub(super) struct Answered<'l> {
    pub line: &'l Line,
    pub judged: Judged,
    /// Items of the line that could not be compared beside others that were.
    left: Vec<String>,
}

impl<'l> Answered<'l> {
    /// Judges a line.
    pub fn new(line: &'l Line, profile: &Profile) -> Self {
        let (judged, left) = judge(line, profile);
        Self { line, judged, left }
    }

    /// What of the line could not be compared, in its own words.
    pub fn not_judged(&self) -> Vec<(String, NotJudgedReason)> {
        match &self.judged {
            Judged::Unknown => vec![(quote(&self.line.text), NotJudgedReason::Unknown)],
            Judged::Unproven(reason) => vec![(quote(&self.line.text), *reason)],
            Judged::Asks { .. } | Judged::Met(_) if self.line.kind != Kind::Duty => {
                self.left.iter().cloned().map(with_reason).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn with_reason(item: String) -> (String, NotJudgedReason) {
    let is_personal = holds_any(&terms(&item), &JOB.soft);
    (item, if is_personal { NotJudgedReason::Personal } else { NotJudgedReason::Unknown })
}

/// Where a line looks for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Everything,
    /// Education and certificates: it is asked what one was taught.
    Learned,
}

/// Judges a line; beside it, the items that could not be compared.
fn judge(line: &Line, profile: &Profile) -> (Judged, Vec<String>) {
    let groups = groups(line, line.kind == Kind::Preferred);
    let taught = asked_of_training(line);
    if groups.is_empty() {
        let scope = if taught.is_some() { Scope::Learned } else { Scope::Everything };
        return judge_words(line, profile, scope);
    }
    let level = level_in(&terms_of(&line.tokens));
    let mut asks = Vec::new();
    let mut missed = Vec::new();
    for group in &groups {
        let is_taught = taught.as_ref().is_some_and(|taught| taught.contains(&group.found[0].from));
        let scope = if is_taught { Scope::Learned } else { Scope::Everything };
        let (ask, is_common) = answer(line, group, level, profile, scope);
        if !group.is_open && group.found.iter().all(|found| is_missed(&found.meaning, level, profile)) {
            missed.push(ask.text.clone());
        }
        asks.push((ask, is_common));
    }
    let OwnAnswers { answers, left } = answer_items(line, &leftovers(line), taught.is_some(), profile);
    asks.extend(answers.into_iter().map(|answer| (own_ask(answer), false)));
    let counted: Vec<u64> =
        asks.iter().filter(|(_, is_common)| !is_common).map(|(ask, _)| u64::from(ask.credit)).collect();
    let asks = asks.into_iter().map(|(ask, _)| ask).collect();
    let judged = match counted.len() as u64 {
        0 => Judged::Met(asks),
        count => Judged::Asks { mean: counted.iter().sum::<u64>() * ONE / (100 * count), asks, missed },
    };
    (judged, left)
}

/// What the resume answers in its own words of a line in which nothing is known.
fn judge_own(line: &Line, profile: &Profile, scope: Scope) -> Option<(Judged, Vec<String>)> {
    let own = answer_line(line, scope == Scope::Learned, profile)?;
    let asks: Vec<MatchAsk> = own.answers.into_iter().map(own_ask).collect();
    let credits: u64 = asks.iter().map(|ask| u64::from(ask.credit)).sum();
    let mean = credits * ONE / (100 * asks.len() as u64);
    Some((Judged::Asks { mean, asks, missed: Vec::new() }, own.left))
}

fn own_ask(answer: OwnAnswer) -> MatchAsk {
    ask(answer.text, answer.credit, Some(answer.found), advice(&Meaning::Nothing))
}

fn asked_of_training(line: &Line) -> Option<std::ops::Range<usize>> {
    if line.kind == Kind::Duty { None } else { super::training::asked(&line.tokens, &line.found) }
}

/// An ask with its best answer, and whether everybody who writes in the language of the resume meets it: that says
/// nothing of the field.
fn answer(line: &Line, group: &Group, level: Option<u8>, profile: &Profile, scope: Scope) -> (MatchAsk, bool) {
    let meanings = group.found.iter().map(|found| &found.meaning);
    let best = meanings.map(|meaning| credit(meaning, level, profile, scope)).max_by_key(|credit| credit.0);
    let (credit, found) = best.unwrap_or((0, None));
    let meaning = &group.found[0].meaning;
    let is_common = credit == 100 && found.is_none() && matches!(meaning, Meaning::Language(_));
    let advice = if scope == Scope::Learned { LEARNED_ADVICE } else { advice(meaning) };
    (ask(group.text(line), credit, found, advice), is_common)
}

/// What to do about a gap in what was learned.
const LEARNED_ADVICE: &str = "If you have it, list it under Education or Certificates.";

/// What to do about a gap; nothing is ever to be invented.
fn advice(meaning: &Meaning) -> &'static str {
    match meaning {
        Meaning::Skill(_) | Meaning::Nothing => "If you have used it in a job, mention it there.",
        Meaning::Licence(_) => "If you hold it, list it under Certificates with its date.",
        Meaning::Language(_) => "If you speak it, list it under Languages with your level.",
        Meaning::Degree(_) => "If you have it, list it under Education.",
    }
}

fn ask(text: String, credit: u8, found: Option<Evidence>, advice: &str) -> MatchAsk {
    let advice = (credit < 100).then(|| advice.to_owned());
    MatchAsk { text: quote(&text), credit, found, advice }
}

fn credit(meaning: &Meaning, level: Option<u8>, profile: &Profile, scope: Scope) -> Credit {
    match meaning {
        Meaning::Skill(name) => skill_credit(name, profile, scope),
        Meaning::Language(name) => language_credit(name, level, profile),
        Meaning::Degree(asked) => (super::demands::degree_credit(*asked, profile), None),
        Meaning::Licence(_) | Meaning::Nothing => own_credit(meaning, profile, Scope::Everything),
    }
}

fn own_credit(meaning: &Meaning, profile: &Profile, scope: Scope) -> Credit {
    let (shown, listed) = match scope {
        Scope::Everything => (profile.shows(meaning), profile.lists(meaning)),
        Scope::Learned => (profile.has_learned(meaning), None),
    };
    match (shown, listed) {
        (Some(shown), _) => (100, Some(shown.clone())),
        (None, Some(listed)) => (70, Some(listed.clone())),
        (None, None) => (0, None),
    }
}

fn skill_credit(name: &[String], profile: &Profile, scope: Scope) -> Credit {
    let own_credit = |name: &[String]| own_credit(&Meaning::Skill(name.to_vec()), profile, scope);
    let is_anywhere = |name: &Vec<String>| own_credit(name).0 > 0;
    let own = [name.to_vec()];
    let direct = own.iter().chain(kinds(name)).map(|name| own_credit(name));
    let best = direct.max_by_key(|credit| credit.0).unwrap_or((0, None));
    if best.0 > 0 {
        return best;
    }
    // What names another skill is no evidence of this one.
    if parents(name).iter().any(is_anywhere) {
        return (50, None);
    }
    let mut siblings = parents(name).iter().flat_map(|parent| kinds(parent)).filter(|sibling| **sibling != *name);
    if siblings.any(is_anywhere) { (30, None) } else { (0, None) }
}

fn language_credit(name: &str, asked: Option<u8>, profile: &Profile) -> Credit {
    match profile.language(name) {
        Some((held, found)) if asked.is_none_or(|asked| held.is_some_and(|held| held >= asked)) => {
            (100, Some(found.clone()))
        }
        _ if profile.written_in == Some(name) => (100, None),
        Some((None, found)) => (70, Some(found.clone())),
        Some((Some(_), found)) => (50, Some(found.clone())),
        None => (0, None),
    }
}

/// Whether a hard must is not met: a licence that is named nowhere, a language below the level asked.
fn is_missed(meaning: &Meaning, level: Option<u8>, profile: &Profile) -> bool {
    match meaning {
        Meaning::Licence(_) => own_credit(meaning, profile, Scope::Everything).0 == 0,
        Meaning::Language(name) => language_credit(name, level, profile).0 <= 50,
        _ => false,
    }
}

/// A line in which nothing was recognised: does the resume name it, or one statement hold six tenths of its content?
fn judge_words(line: &Line, profile: &Profile, scope: Scope) -> (Judged, Vec<String>) {
    let judged = match not_of_words(line) {
        Some(judged) => judged,
        None => match judge_own(line, profile, scope) {
            Some(own) => return own,
            None => judge_similar(line, profile, scope),
        },
    };
    (judged, Vec::new())
}

/// A line that asks for years, a degree or a trait alone.
fn not_of_words(line: &Line) -> Option<Judged> {
    let asks_years = super::demands::years_asked(&line.tokens).is_some();
    let terms = terms_of(&line.tokens);
    if !line.found.is_empty() || asks_years {
        let is_counted = line.kind == Kind::Required;
        return Some(if is_counted { Judged::Elsewhere } else { Judged::Unproven(NotJudgedReason::NotCounted) });
    }
    let is_personal = holds_any(&terms, &JOB.soft) || holds_any(&terms, &JOB.ages);
    is_personal.then_some(Judged::Unproven(NotJudgedReason::Personal))
}

fn judge_similar(line: &Line, profile: &Profile, scope: Scope) -> Judged {
    let wanted = stems(&terms_of(&line.tokens));
    let says_the_same =
        |held: &BTreeSet<String>| wanted.len() >= 2 && wanted.intersection(held).count() * 10 >= wanted.len() * 6;
    let answers = |passage: &&Passage| {
        !passage.is_denied && (scope == Scope::Everything || passage.is_learned()) && says_the_same(&passage.stems)
    };
    let passage = profile.in_use.iter().chain(&profile.in_lists).find(answers);
    passage.map_or(Judged::Unknown, |passage| {
        Judged::Similar(ask(line.text.clone(), SIMILAR, Some(passage.evidence()), advice(&Meaning::Nothing)))
    })
}

/// The mean credit of lines in millionths; `None` when none was judged.
///
/// A line that only resembles a statement is a guess: it may raise the mean and never lowers it.
pub(super) fn mean(lines: &[Answered]) -> Option<u64> {
    let mean_of = |line: &Answered| if let Judged::Asks { mean, .. } = line.judged { Some(mean) } else { None };
    let means: Vec<u64> = lines.iter().filter_map(mean_of).collect();
    let similar = lines.iter().filter(|line| matches!(line.judged, Judged::Similar(_))).count() as u64;
    let (sum, count) = (means.iter().sum::<u64>(), means.len() as u64);
    let of = |sum: u64, count: u64| (count > 0).then(|| sum / count);
    of(sum, count).max(of(sum + similar * u64::from(SIMILAR) * ONE / 100, count + similar))
}
