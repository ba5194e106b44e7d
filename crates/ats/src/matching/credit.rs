//! Credit for the skills, licences and languages of one line, and the mean over lines.

use super::advert::Line;
use super::card::MatchAsk;
use super::concepts::{Found, Meaning, kinds, parents};
use super::profile::{Profile, level_in};
use super::stems::stems;
use super::tokens::{Token, holds_any, terms_of};
use super::words::JOB;
use crate::card::Evidence;
use crate::text::quote;
use std::collections::BTreeSet;

/// Credit in per cent, and where it comes from.
type Credit = (u8, Option<Evidence>);
/// Credit of a line whose words a statement repeats.
const SIMILAR: u8 = 70;
/// One in millionths.
pub(super) const ONE: u64 = 1_000_000;

/// Most words between two phrases that `or` joins.
const MOST_BETWEEN_ALTERNATIVES: usize = 5;

/// What came of one line.
#[derive(Debug)]
pub(super) enum Judged {
    /// Its asks were recognised: their mean credit in millionths, the asks, and the hard musts not met.
    Asks { mean: u64, asks: Vec<MatchAsk>, missed: Vec<String> },
    /// The resume's own language is asked for: shown, and counted nowhere.
    Met(Vec<MatchAsk>),
    /// Nothing was recognised, but a statement says much the same.
    Similar(MatchAsk),
    /// Only years or a degree are asked, which have parts of their own, or what no resume proves.
    Elsewhere,
    /// Nothing could be compared.
    Unknown(String),
}

/// Judges a line.
pub(super) fn judge(line: &Line, profile: &Profile, with_degrees: bool) -> Judged {
    let groups = groups(line, with_degrees);
    if groups.is_empty() {
        return judge_words(line, profile);
    }
    let level = level_in(&terms_of(&line.tokens));
    let takes_equivalents = holds_any(&terms_of(&line.tokens), &JOB.equivalent);
    let mut asks = Vec::new();
    let mut missed = Vec::new();
    for group in &groups {
        let text = words(line, group);
        let best = group.iter().map(|found| credit(&found.meaning, level, profile)).max_by_key(|credit| credit.0);
        let (credit, found) = best.unwrap_or((0, None));
        if !takes_equivalents && group.iter().all(|found| is_missed(&found.meaning, level, profile)) {
            missed.push(text.clone());
        }
        let is_common = credit == 100 && found.is_none() && matches!(group[0].meaning, Meaning::Language(_));
        asks.push(Answered { ask: ask(text, credit, found, advice(&group[0].meaning)), is_common });
    }
    let counted: Vec<u64> = asks.iter().filter(|ask| !ask.is_common).map(|ask| u64::from(ask.ask.credit)).collect();
    let asks = asks.into_iter().map(|ask| ask.ask).collect();
    match counted.len() as u64 {
        0 => Judged::Met(asks),
        count => Judged::Asks { mean: counted.iter().sum::<u64>() * ONE / (100 * count), asks, missed },
    }
}

/// An ask with its credit.
struct Answered {
    ask: MatchAsk,
    /// Whether everybody who writes in the language of the resume meets it: it says nothing of the field.
    is_common: bool,
}

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

/// The asks of a line; phrases that stand for one another are one ask.
fn groups(line: &Line, with_degrees: bool) -> Vec<Vec<&Found>> {
    let mut groups: Vec<Vec<&Found>> = Vec::new();
    let found: Vec<&Found> = line.found.iter().collect();
    let links: Vec<Link> = found.windows(2).map(|pair| link(line, pair[0], pair[1])).collect();
    let opens_with_examples = found.first().is_some_and(|first| names_examples(&line.tokens[..first.from]));
    for (n, phrase) in found.iter().enumerate() {
        let joins =
            n > 0 && (is_alternative(&links, n - 1, opens_with_examples) || found[n - 1].meaning == phrase.meaning);
        match groups.last_mut() {
            Some(group) if joins => group.push(phrase),
            _ => groups.push(vec![phrase]),
        }
    }
    let is_degree = |found: &&Found| matches!(found.meaning, Meaning::Degree(_));
    groups.retain(|group| with_degrees || !group.iter().all(is_degree));
    groups
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Link {
    /// `or`, `/`.
    Or,
    /// `such as`, `e.g.`: the rest of the list are examples.
    Examples,
    /// A comma alone.
    Comma,
    /// `and` alone.
    Also,
    /// Anything else.
    And,
}

fn link(line: &Line, left: &Found, right: &Found) -> Link {
    let between = &line.tokens[left.to..right.from];
    let gap = &line.tokens[left.to].gap;
    let says = |words: &[&str]| between.iter().any(|token| words.contains(&token.term.as_str()));
    let ends_before = line.tokens[left.to..=right.from].iter().any(|token| token.gap.contains(['.', ';', ':']));
    if says(&["or", "oder", "bzw"]) && between.len() <= MOST_BETWEEN_ALTERNATIVES && !ends_before {
        Link::Or
    } else if between.len() > 3 {
        Link::And
    } else if names_examples(between) {
        Link::Examples
    } else if between.is_empty() && gap.contains('/') {
        Link::Or
    } else if between.is_empty() && gap.contains(',') {
        Link::Comma
    } else if between.len() == 1 && says(&["and", "und"]) {
        Link::Also
    } else {
        Link::And
    }
}

/// Whether the words end in what opens a list of examples: `such as`, `e.g.`, `for example`.
fn names_examples(before: &[Token]) -> bool {
    let last = &before[before.len().saturating_sub(2)..];
    last.iter().any(|token| matches!(token.term.as_str(), "such" | "e.g" | "eg" | "like" | "example" | "instance"))
}

/// Whether the phrases on both sides of a link stand for one another: `A or B`, the commas of `A, B or C`, and a list
/// of examples.
fn is_alternative(links: &[Link], at: usize, opens_with_examples: bool) -> bool {
    let ends_in_or = links[at..].iter().find(|link| **link != Link::Comma) == Some(&Link::Or);
    let before = links[..=at].iter().rposition(|link| *link == Link::Examples).or(opens_with_examples.then_some(0));
    let examples = before.is_some_and(|from| links[from..=at].iter().all(|link| *link != Link::And));
    ends_in_or || examples
}

/// The words of an ask as written, by the line's own terms.
fn words(line: &Line, group: &[&Found]) -> String {
    let phrase = |found: &&Found| terms_of(&line.tokens[found.from..found.to]).join(" ");
    let whole = line.found.len() == group.len() && line.text.chars().count() <= 80;
    if whole { line.text.clone() } else { group.iter().map(phrase).collect::<Vec<_>>().join(" or ") }
}

fn credit(meaning: &Meaning, level: Option<u8>, profile: &Profile) -> Credit {
    match meaning {
        Meaning::Skill(name) => skill_credit(name, profile),
        Meaning::Language(name) => language_credit(name, level, profile),
        Meaning::Degree(asked) => (super::demands::degree_credit(*asked, profile), None),
        Meaning::Licence(_) | Meaning::Nothing => own_credit(meaning, profile),
    }
}

fn own_credit(meaning: &Meaning, profile: &Profile) -> Credit {
    match (profile.shows(meaning), profile.lists(meaning)) {
        (Some(shown), _) => (100, Some(shown.clone())),
        (None, Some(listed)) => (70, Some(listed.clone())),
        (None, None) => (0, None),
    }
}

fn skill_credit(name: &[String], profile: &Profile) -> Credit {
    let skill = |name: &[String]| Meaning::Skill(name.to_vec());
    let anywhere = |name: &Vec<String>| {
        let meaning = skill(name);
        profile.shows(&meaning).or(profile.lists(&meaning)).cloned()
    };
    let own = [name.to_vec()];
    let direct = own.iter().chain(kinds(name)).map(|name| own_credit(&skill(name), profile));
    let best = direct.max_by_key(|credit| credit.0).unwrap_or((0, None));
    if best.0 > 0 {
        return best;
    }
    if let Some(found) = parents(name).iter().find_map(anywhere) {
        return (50, Some(found));
    }
    let siblings = parents(name).iter().flat_map(|parent| kinds(parent));
    siblings.filter(|sibling| **sibling != *name).find_map(anywhere).map_or((0, None), |found| (30, Some(found)))
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
        Meaning::Licence(_) => own_credit(meaning, profile).0 == 0,
        Meaning::Language(name) => language_credit(name, level, profile).0 <= 50,
        _ => false,
    }
}

/// A line in which nothing was recognised: does one statement hold six tenths of its content?
fn judge_words(line: &Line, profile: &Profile) -> Judged {
    let asks_elsewhere = !line.found.is_empty() || super::demands::years_asked(&line.tokens).is_some();
    let terms = terms_of(&line.tokens);
    if asks_elsewhere || holds_any(&terms, &JOB.soft) {
        return Judged::Elsewhere;
    }
    let wanted = stems(&terms);
    let says_the_same =
        |held: &BTreeSet<String>| wanted.len() >= 2 && wanted.intersection(held).count() * 10 >= wanted.len() * 6;
    match profile
        .in_use
        .iter()
        .chain(&profile.in_lists)
        .find(|passage| !passage.is_denied && says_the_same(&passage.stems))
    {
        Some(passage) => {
            Judged::Similar(ask(line.text.clone(), SIMILAR, Some(passage.evidence()), advice(&Meaning::Nothing)))
        }
        None => Judged::Unknown(quote(&line.text)),
    }
}

/// The mean credit of lines in millionths; `None` when none was judged.
///
/// A line that only resembles a statement is a guess: it may raise the mean and never lowers it.
pub(super) fn mean(lines: &[Judged]) -> Option<u64> {
    let means: Vec<u64> =
        lines.iter().filter_map(|line| if let Judged::Asks { mean, .. } = line { Some(*mean) } else { None }).collect();
    let similar = lines.iter().filter(|line| matches!(line, Judged::Similar(_))).count() as u64;
    let (sum, count) = (means.iter().sum::<u64>(), means.len() as u64);
    let of = |sum: u64, count: u64| (count > 0).then(|| sum / count);
    of(sum, count).max(of(sum + similar * u64::from(SIMILAR) * ONE / 100, count + similar))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(line: &str) -> Vec<usize> {
        let tokens = super::super::tokens::tokens(line);
        let found = super::super::concepts::find(&tokens);
        let line = Line { text: line.into(), kind: super::super::advert::Kind::Required, tokens, found };
        groups(&line, false).iter().map(Vec::len).collect()
    }

    #[test]
    fn or_slash_and_examples_are_one_ask_and_commas_are_several() {
        let cases: [(&str, &[usize]); 14] = [
            ("Python, Django and PostgreSQL", &[1, 1, 1]),
            ("Python or Java", &[2]),
            ("Python, Java or Rust", &[3]),
            ("Docker/Kubernetes and Terraform", &[2, 1]),
            ("Relational databases such as PostgreSQL, MySQL", &[3]),
            ("Docker and one of Python, Java or Rust", &[1, 3]),
            ("QTS or PGCE", &[2]),
            ("Qualified Teacher Status (QTS) or a PGCE", &[3]),
            ("Python and/or Java", &[2]),
            ("Python, Java, or Rust", &[3]),
            ("Python experience or a background in Java", &[2]),
            ("Tools such as Docker, Terraform and Jenkins", &[3]),
            ("Tools, e.g. Docker, Terraform", &[2]),
            ("RN licence or a bachelor's degree", &[2]),
        ];
        for (line, expected) in cases {
            assert_eq!(asks(line), expected, "{line}");
        }
    }
}
