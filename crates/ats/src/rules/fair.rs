//! Fair practice: no points, but deductions and limits for what deceives a reader or harms the person.

use crate::card::Evidence;
use crate::case::{Case, resume_text};
use crate::draft::{Draft, Outcome};
use crate::identity;
use crate::lexicon::{self, spellings};
use crate::matching::skills_named;
use crate::text::{count_of, counted, holds, terms, word_count};
use crate::view::{Line, View};
use std::collections::BTreeSet;
use vitae_model::document::Hidden;

/// Hidden words from which a file hides text.
const HIDDEN_WORDS: usize = 5;
/// Share of the text, in hundredths, below which text in the colour of the page or beyond its edge is passed over.
const LITTLE_PERCENT: usize = 2;
/// Skills that nothing else names from which even such text counts.
const HIDDEN_SKILLS: usize = 3;
/// Times above which a skill may be stuffed.
const SKILL_TIMES: usize = 8;
/// Share of all words, in hundredths, above which it is.
const SKILL_PERCENT: usize = 3;
/// Terms between commas from which a field is a keyword list.
const COMMA_TERMS: usize = 40;
/// Words in a row that may equal an advertisement's.
const COPIED_WORDS: usize = 30;

/// `fair.hidden`, −15 and at most 59, evidence strong: five words or more that a parser sees and a reader does not.
///
/// Such text counts nowhere. A text layer over a scan is not hidden. A little text in the colour of the page or beyond its edge
/// is furniture of the page or the empty half of a bar of dots: it is passed over, unless it names skills or gives orders.
pub(super) fn hidden(case: &Case) -> Outcome {
    let mut draft = Draft::new("fair.hidden");
    let lines = hidden_lines(case);
    let words: usize = lines.iter().map(|line| word_count(&line.text)).sum();
    if words >= HIDDEN_WORDS {
        let reason = format!("Your file contains {} that nobody can see.", counted(words, "word", "words"));
        draft
            .deduct(15, reason.clone())
            .limit(59, reason.clone())
            .show_all(lines.iter().map(|line| line.evidence()))
            .say(
                format!("{reason} Design tools sometimes leave such text behind."),
                "Remove it: select everything in your editor and look for selected areas that show no letters.",
            );
    }
    draft.finish(match &case.view {
        None => "There is no file that could hide text.",
        Some(view) if view.hidden.is_empty() => "We found no hidden text.",
        Some(_) => "We found too little hidden text to matter.",
    })
}

/// The hidden lines that count.
fn hidden_lines<'c>(case: &'c Case) -> Vec<&'c Line> {
    let Some(view) = &case.view else { return Vec::new() };
    let is_slip = |line: &&Line| matches!(line.hidden, Some(Hidden::Contrast | Hidden::OffPage));
    let slips: String = view.hidden.iter().filter(is_slip).map(|line| line.text.clone() + "\n").collect();
    let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).count();
    let is_little = letters(&slips) * 100 < LITTLE_PERCENT * letters(&view.visible);
    let is_furniture = is_little && hidden_skills(view, &slips) < HIDDEN_SKILLS && orders_in(&slips).is_empty();
    view.hidden.iter().filter(|line| !(is_furniture && is_slip(line))).collect()
}

/// How many skills hidden text names that stand nowhere else.
fn hidden_skills(view: &View, hidden: &str) -> usize {
    let visible = skills_named(&view.visible);
    skills_named(hidden).difference(&visible).count()
}

/// `fair.stuffing`, −5, evidence moderate: a skill more than eight times and above 3 % of the words, 40 terms between
/// commas outside the skills, or 30 words in a row equal to the advertisement.
pub(super) fn stuffing(case: &Case) -> Outcome {
    let mut draft = Draft::new("fair.stuffing");
    let all = terms(&resume_text(&case.resume));
    let mut reasons: Vec<String> = repeated_skills(case, &all);
    for (field, content) in prose(case) {
        if content.split([',', ';', '|', '、', '，']).count() > COMMA_TERMS {
            draft.show(case.field(&field, content));
            reasons.push("One field is a long list of keywords.".into());
        }
    }
    if case.input.advert.is_some_and(|advert| copies(&all, &terms(advert))) {
        reasons.push(format!("{COPIED_WORDS} words in a row are copied from the job ad."));
    }
    if let Some(first) = reasons.first().cloned() {
        draft.deduct(5, first);
        for reason in reasons {
            draft.say(reason, "Mention each skill where you used it, in your own words.");
        }
    }
    draft.finish("No skill is repeated too often, and no field is a long list of keywords.")
}

fn repeated_skills(case: &Case, all: &[String]) -> Vec<String> {
    let listed: BTreeSet<&str> = case.resume.skills.iter().map(|skill| skill.trim()).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for skill in listed {
        let names = spellings(skill);
        let times: usize = names.iter().map(|name| count_of(all, name)).sum();
        if times > SKILL_TIMES && times * 100 > SKILL_PERCENT * all.len() && seen.insert(names) {
            found.push(format!("{} appears {times} times.", crate::text::quote(skill)));
        }
    }
    found
}

/// Summary and descriptions; lists of publications are not among them.
fn prose<'c>(case: &'c Case) -> Vec<(String, &'c str)> {
    let summary = case.resume.summary.as_deref().map(|summary| ("summary".to_owned(), summary));
    let statements = case.statements().map(|statement| (statement.field.clone(), statement.text.as_str()));
    summary.into_iter().chain(statements).collect()
}

fn copies(resume: &[String], advert: &[String]) -> bool {
    let runs: BTreeSet<&[String]> = advert.windows(COPIED_WORDS).collect();
    resume.windows(COPIED_WORDS).any(|run| runs.contains(run))
}

/// `fair.instructions`, at most 49 when hidden, −5 when visible, evidence strong (safety): orders to a machine.
///
/// A visible line can be dismissed: some people work on the safety of such machines.
pub(super) fn instructions(case: &Case) -> Outcome {
    const RULE: &str = "fair.instructions";
    let mut draft = Draft::new(RULE);
    let hidden: String = case.view.iter().flat_map(|view| &view.hidden).map(|line| line.text.clone() + "\n").collect();
    let hidden_orders = orders_in(&hidden);
    for order in &hidden_orders {
        let reason = "Hidden text tries to instruct software.";
        draft
            .limit(49, reason)
            .show(hidden_place(case, order))
            .say(reason, "Remove it. Recruiters who find it stop reading.");
    }
    let visible = orders_in(&case.whole_text());
    let standing: Vec<&&str> =
        visible.iter().filter(|order| !hidden_orders.contains(*order) && !case.is_dismissed(RULE, order)).collect();
    if !standing.is_empty() {
        let reason = "One line is written for software, not for a reader.";
        draft.deduct(5, reason).show_all(standing.iter().map(|order| case.view_or_text(order)));
        draft.say(reason, "Remove it, or dismiss this finding if the line is about your work.");
    }
    draft.finish("We found no text that tries to instruct software.")
}

fn orders_in(text: &str) -> Vec<&'static str> {
    let terms_of_text = terms(text);
    let phrases = lexicon::all().flat_map(|words| &words.safety.instructions);
    phrases.map(String::as_str).filter(|phrase| holds(&terms_of_text, &terms(phrase))).collect()
}

fn hidden_place(case: &Case, order: &str) -> Evidence {
    let wanted = terms(order);
    let lines = case.view.as_ref().map_or(&[][..], |view| &view.hidden);
    let line = lines.iter().find(|line| holds(&terms(&line.text), &wanted));
    line.or(lines.first()).map(|line| line.evidence()).unwrap_or_default()
}

/// `fair.numbers`, −2, evidence moderate: a passport, identity, driving licence, tax, bank or card number, told by its
/// label and form or by its checksum. The evidence masks the digits.
pub(super) fn numbers(case: &Case) -> Outcome {
    let mut draft = Draft::new("fair.numbers");
    let labels: Vec<Vec<String>> = match case.words {
        Some(words) => words.safety.number_labels.iter().map(|label| terms(label)).collect(),
        None => lexicon::all().flat_map(|words| &words.safety.number_labels).map(|label| terms(label)).collect(),
    };
    let text = case.whole_text();
    let lines: Vec<&str> = text.lines().filter(|line| identity::holds_number(line, &labels)).collect();
    if !lines.is_empty() {
        let reason = "Your resume contains a number identity thieves look for.";
        let masked = |line: &&str| {
            let place = case.view.as_ref().and_then(|view| view.line_with(line)).map(|line| line.evidence());
            Evidence { text: crate::text::quote(&identity::masked(line)), ..place.unwrap_or_default() }
        };
        draft
            .deduct(2, reason)
            .show_all(lines.iter().map(masked))
            .say(reason, "Remove it. Nobody needs it to invite you to an interview.");
    }
    draft.finish("We found no ID or bank numbers.")
}
