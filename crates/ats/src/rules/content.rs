//! Content, 22 points: does each entry say what was done, and with what effect?
//!
//! Judged over the jobs; over the projects when there is no job.

use crate::card::{FlagKind, Severity};
use crate::case::Case;
use crate::draft::{Draft, Outcome, no_words, not_applicable};
use crate::entry::{Entry, Statement};
use crate::lexicon::opens_with;
use crate::nonsense;
use crate::points::{Points, Share};
use crate::quantity::names_an_effect;
use crate::slips;
use crate::text::{self, terms, word_count};
use std::collections::BTreeMap;

/// Entries that are asked for more than one statement.
const LATEST: usize = 2;
/// Words that make up for a second statement.
const ENOUGH_WORDS: usize = 25;
/// Years after which an entry needs no description.
const OLD_YEARS: i32 = 15;
/// Share of statements without a duty phrase that earns every point of `content.action`.
const ACTIVE_ENOUGH: Share = Share::permille(700);
/// Latest statements that `content.evidence` looks at.
const EVIDENCE_STATEMENTS: usize = 20;
/// Share of statements with an effect that earns every point of `content.evidence`.
const EFFECTS_ENOUGH: Share = Share::permille(300);
/// The same where figures are rare.
const EFFECTS_ENOUGH_PLAIN: Share = Share::permille(150);
/// Words of a statement of usual length.
pub(crate) const USUAL_WORDS: std::ops::RangeInclusive<usize> = 6..=30;
/// Words beyond which a statement should be split.
pub(crate) const MOST_WORDS: usize = 45;
/// Times from which an opening word can be too frequent.
const SAME_OPENING: usize = 4;

/// Why there are no statements: the outcome of a rule that needs some. What could be added and was not earns nothing.
fn nothing_described(case: &Case, rule: &'static str) -> Outcome {
    if case.entries().is_empty() && case.has_equal_section() {
        return not_applicable(rule, IN_SECTIONS);
    }
    let message = match (case.entries().is_empty(), case.jobs.is_empty()) {
        (true, _) => "We found no jobs and no projects.",
        (false, true) => "None of your projects has a description.",
        (false, false) => "None of your jobs has a description.",
    };
    let mut draft = Draft::new(rule);
    draft.all_if(false).say(message, "Say in two lines each what you did in your latest jobs or projects.");
    draft.finish("")
}

const IN_SECTIONS: &str = "Your activities stand in sections of their own, which these checks don't rate.";

/// The statements of the judged entries, the latest entry's first.
fn statements<'c>(case: &'c Case) -> Vec<&'c Statement> {
    case.latest_first().into_iter().flat_map(|entry| &entry.statements).collect()
}

/// `content.described`, 5 points, evidence strong: the two latest entries have two statements or 25 words, the others one
/// statement; older than 15 years are exempt.
///
/// Nothing described at all is major.
pub(super) fn described(case: &Case) -> Outcome {
    const RULE: &str = "content.described";
    let entries = case.latest_first();
    if entries.is_empty() {
        let mut outcome = nothing_described(case, RULE);
        let applies = outcome.finding.max > Points::ZERO;
        outcome.finding.severity = applies.then_some(Severity::Major);
        return outcome;
    }
    let mut draft = Draft::new(RULE);
    let judged: Vec<(usize, &Entry)> =
        entries.into_iter().enumerate().filter(|(rank, entry)| *rank < LATEST || !is_old(case, entry)).collect();
    let thin: Vec<&Entry> =
        judged.iter().filter(|(rank, entry)| !is_described(*rank, entry)).map(|(_, e)| *e).collect();
    draft.all(Share::new(judged.len() - thin.len(), judged.len()));
    if case.entries().iter().all(|entry| entry.statements.is_empty()) {
        draft.fault(Severity::Major);
    }
    for entry in &thin {
        draft.show(case.field(&format!("{}.description", entry.path), entry.label())).say(
            format!("\"{}\" has almost no description.", text::quote(entry.label())),
            format!("Add two lines about what you did at {}.", text::quote(thin[0].label())),
        );
    }
    let is_each = case.entries().iter().all(|entry| !entry.statements.is_empty());
    draft.finish(if is_each {
        "Every entry has a description."
    } else {
        "Every entry of the last 15 years has a description."
    })
}

fn is_described(rank: usize, entry: &Entry) -> bool {
    let needed = if rank < LATEST { 2 } else { 1 };
    entry.statements.len() >= needed || entry.words() >= ENOUGH_WORDS
}

fn is_old(case: &Case, entry: &Entry) -> bool {
    let timeline = case.timeline();
    let end = entry.span.as_ref().and_then(|span| timeline.end(span));
    end.is_some_and(|end| timeline.years_since(end) >= OLD_YEARS)
}

/// `content.action`, 3 points, convention: statements that do not open with a duty phrase or "I"; full at seven tenths.
///
/// Noun style, usual in German, French and Spanish, passes.
pub(super) fn action(case: &Case) -> Outcome {
    const RULE: &str = "content.action";
    let Some(words) = case.words else { return no_words(RULE) };
    let statements = statements(case);
    if statements.is_empty() {
        return nothing_described(case, RULE);
    }
    let mut draft = Draft::new(RULE);
    let passive = |statement: &&Statement| {
        opens_with(&statement.text, &words.statements.duties)
            || opens_with(&statement.text, &words.statements.first_person)
    };
    let duties: Vec<&Statement> = statements.iter().copied().filter(passive).collect();
    let share = Share::new(statements.len() - duties.len(), statements.len()).up_to(ACTIVE_ENOUGH);
    draft.all(share);
    if share < Share::new(1, 1) {
        draft.show_all(duties.iter().map(|duty| case.field(&duty.field, &duty.text))).say(
            duties_message(duties.len(), statements.len()),
            format!("Rewrite \"{}\" to start with what you did.", text::quote(&duties[0].text)),
        );
    }
    draft.finish(&active_message(duties.len(), statements.len()))
}

fn active_message(duties: usize, all: usize) -> String {
    match duties {
        0 => "No bullet opens with a duty phrase or \"I\".".into(),
        1 => format!("Only 1 of {all} bullets opens with a duty phrase or \"I\"."),
        _ => format!("Only {duties} of {all} bullets open with a duty phrase or \"I\"."),
    }
}

fn duties_message(duties: usize, all: usize) -> String {
    let (describe, start) = if duties == 1 { ("describes", "starts") } else { ("describe", "start") };
    let bullets = if all == 1 { "bullet" } else { "bullets" };
    format!("{duties} of {all} {bullets} {describe} a duty, or {start} with \"I\".")
}

/// `content.evidence`, 7 points, evidence moderate: of the 20 latest statements, those with a quantity or a named outcome;
/// full at three tenths, at 15 per cent where figures are rare (flag *plain*).
///
/// Never suggests a number.
pub(super) fn evidence(case: &Case) -> Outcome {
    const RULE: &str = "content.evidence";
    let statements = statements(case);
    if statements.is_empty() {
        return nothing_described(case, RULE);
    }
    let latest: Vec<&Statement> = statements.into_iter().take(EVIDENCE_STATEMENTS).collect();
    let bare: Vec<&&Statement> =
        latest.iter().filter(|statement| !names_an_effect(&statement.text, case.words)).collect();
    let enough = if case.is(FlagKind::Plain) { EFFECTS_ENOUGH_PLAIN } else { EFFECTS_ENOUGH };
    let share = Share::new(latest.len() - bare.len(), latest.len()).up_to(enough);
    let mut draft = Draft::new(RULE);
    draft.all(share);
    if share < Share::new(1, 1) {
        draft.show_all(bare.iter().map(|statement| case.field(&statement.field, &statement.text))).say(
            evidence_message(latest.len() - bare.len(), latest.len()),
            "Add numbers you know for certain: how many, how often, how much, or what changed.",
        );
    }
    draft.finish(&effects_message(latest.len() - bare.len(), latest.len()))
}

fn effects_message(with: usize, all: usize) -> String {
    match (with, all) {
        (1, 1) => "Your only bullet mentions a number or a result.".into(),
        (1, _) => format!("1 of your {all} latest bullets mentions a number or a result."),
        (_, _) => format!("{with} of your {all} latest bullets mention a number or a result."),
    }
}

fn evidence_message(with: usize, all: usize) -> String {
    match (with, all) {
        (0, 1) => "Your only bullet mentions no number and no result.".into(),
        (0, _) => format!("None of your {all} latest bullets mentions a number or a result."),
        (1, _) => format!("Only 1 of your {all} latest bullets mentions a number or a result."),
        (_, _) => format!("Only {with} of your {all} latest bullets mention a number or a result."),
    }
}

/// `content.sentence`, 2 points, convention: median of 6 to 30 words (1); none above 45, and no opening word in more than
/// a quarter (and four) of the statements (1).
pub(super) fn sentence(case: &Case) -> Outcome {
    const RULE: &str = "content.sentence";
    let statements = statements(case);
    if statements.is_empty() {
        return nothing_described(case, RULE);
    }
    let mut draft = Draft::new(RULE);
    let median = median_words(&statements);
    draft.part_if(1, USUAL_WORDS.contains(&median));
    if median < *USUAL_WORDS.start() {
        draft.say(
            format!("Many of your bullets have {median} words or fewer."),
            "Say what you did and what it was for.",
        );
    } else if median > *USUAL_WORDS.end() {
        draft.say(format!("Many of your bullets run past {} words.", median - 1), "Keep to one idea per bullet.");
    }
    let long: Vec<&&Statement> = statements.iter().filter(|s| word_count(&s.text) > MOST_WORDS).collect();
    let repeated = repeated_opening(&statements);
    draft.part_if(1, long.is_empty() && repeated.is_none());
    if let Some(longest) = long.first() {
        draft
            .show_all(long.iter().map(|statement| case.field(&statement.field, &statement.text)))
            .say(format!("One bullet has {} words.", text::number(word_count(&longest.text))), "Split it in two.");
    }
    if let Some((word, count)) = repeated {
        draft.say(
            format!("{count} of {} bullets start with \"{word}\".", statements.len()),
            "Start your bullets with different words.",
        );
    }
    draft.finish("Your bullets have a usual length, and no opening word comes too often.")
}

fn median_words(statements: &[&Statement]) -> usize {
    let mut counts: Vec<usize> = statements.iter().map(|statement| word_count(&statement.text)).collect();
    counts.sort_unstable();
    counts[counts.len() / 2]
}

fn repeated_opening(statements: &[&Statement]) -> Option<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for word in statements.iter().filter_map(|statement| terms(&statement.text).into_iter().next()) {
        *counts.entry(word).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count)?;
    (most.1 >= SAME_OPENING && most.1 * 4 > statements.len()).then_some(most)
}

/// `content.care`, 5 points, evidence strong: one off for each distinct slip.
///
/// A doubled word, a leftover placeholder, an unclosed bracket, a space before a comma, a frequent misspelling. Never
/// grammar, dialect, names or code; a slip can be dismissed. Without any prose only the point for misplaced values is left.
pub(super) fn care(case: &Case) -> Outcome {
    const RULE: &str = "content.care";
    let Some(words) = case.words else { return no_words(RULE) };
    let mut draft = Draft::new(RULE);
    let slips = slips::find(&case.resume, words);
    let slips: Vec<_> = slips.into_iter().filter(|slip| !case.is_dismissed(RULE, &slip.text)).collect();
    let misplaced = nonsense::values(case, RULE);
    let has_prose = slips::has_prose(&case.resume);
    let faults = slips.len() + usize::from(!misplaced.is_empty());
    if has_prose {
        draft.all_but(faults)
    } else {
        draft.part_but(1, faults)
    };
    for slip in &slips {
        draft.show(case.field(&slip.field, &slip.text)).say(slip.message(), slip.fix());
    }
    nonsense::say(case, &misplaced, &mut draft);
    draft.finish(match has_prose {
        true => "We found no common misspellings, doubled words or leftovers of a template.",
        false => "There is no text to check for typos, and we found no values in the wrong field.",
    })
}
