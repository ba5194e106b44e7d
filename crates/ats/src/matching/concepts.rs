//! What words mean: skills with their kinds, licences, languages and degrees, found in lines.

use super::tokens::Token;
use super::words::{JOB, Phrase, SKILLS};
use crate::lexicon::{canonical_skill, skill_names, skill_spellings};
use crate::text::terms;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

/// Words on either side of an everyday word that are its context.
const NEAR: usize = 12;

/// What a phrase stands for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Meaning {
    /// A skill by its one name.
    Skill(Vec<String>),
    /// A licence, certificate by law or clearance.
    Licence(&'static str),
    /// A spoken language.
    Language(&'static str),
    /// A degree by its level.
    Degree(u8),
    /// Looks like an ask and is none.
    Nothing,
}

/// A phrase that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found {
    /// What it stands for.
    pub meaning: Meaning,
    /// Its first token.
    pub from: usize,
    /// The token after its last.
    pub to: usize,
}

struct Dictionary {
    /// The phrases by their first word, longer ones first.
    by_first: HashMap<String, Vec<(Vec<String>, Meaning)>>,
    ambiguous: BTreeSet<Vec<String>>,
}

static DICTIONARY: LazyLock<Dictionary> = LazyLock::new(|| {
    let mut meanings = BTreeMap::new();
    for (spelling, name) in skill_spellings() {
        meanings.insert(spelling.clone(), Meaning::Skill(name.clone()));
    }
    let own = SKILLS.kinds.iter().flat_map(|(name, kinds)| kinds.iter().chain([name])).chain(SKILLS.names.keys());
    for name in own {
        meanings.entry(terms(name)).or_insert_with(|| Meaning::Skill(canonical_skill(name)));
    }
    for (name, others) in &SKILLS.names {
        for other in others {
            meanings.entry(terms(other)).or_insert_with(|| Meaning::Skill(canonical_skill(name)));
        }
    }
    add(&mut meanings, &JOB.licences, Meaning::Licence);
    meanings.extend(JOB.language_names().map(|(language, name)| (name, Meaning::Language(language))));
    for degree in &JOB.degrees {
        meanings.extend(degree.asked.iter().map(|Phrase(name)| (name.clone(), Meaning::Degree(degree.level))));
    }
    meanings.extend(JOB.ignored.iter().map(|Phrase(name)| (name.clone(), Meaning::Nothing)));
    let mut by_first: HashMap<String, Vec<_>> = HashMap::new();
    for (phrase, meaning) in meanings.into_iter().filter(|(phrase, _)| !phrase.is_empty()) {
        by_first.entry(phrase[0].clone()).or_default().push((phrase, meaning));
    }
    by_first.values_mut().for_each(|phrases| phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len())));
    Dictionary { by_first, ambiguous: SKILLS.ambiguous.iter().map(|Phrase(word)| word.clone()).collect() }
});

fn add(
    meanings: &mut BTreeMap<Vec<String>, Meaning>,
    names: &'static BTreeMap<String, Vec<Phrase>>,
    meaning: fn(&'static str) -> Meaning,
) {
    for (name, others) in names {
        let all = others.iter().map(|Phrase(other)| other.clone()).chain([terms(name)]);
        meanings.extend(all.map(|spelling| (spelling, meaning(name))));
    }
}

/// All phrases with a meaning in a line; the longest wins, none overlap.
pub(super) fn find(tokens: &[Token]) -> Vec<Found> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if is_employer(tokens, at) {
            at += 2;
            continue;
        }
        let last_end = found.last().map(|found: &Found| found.to);
        match longest_at(tokens, at, last_end) {
            Some((to, meaning)) => {
                if meaning != Meaning::Nothing {
                    found.push(Found { meaning, from: at, to });
                }
                at = to;
            }
            None => at += 1,
        }
    }
    found
}

/// The longest phrase that begins at a token; `last_end` is where the phrase found before it ends.
fn longest_at(tokens: &[Token], at: usize, last_end: Option<usize>) -> Option<(usize, Meaning)> {
    phrases_at(tokens, at)
        .find(|(phrase, _)| !is_ambiguous(phrase) || is_meant(tokens, at, last_end))
        .map(|(phrase, meaning)| (at + phrase.len(), meaning.clone()))
}

/// The known phrases that begin at a token, longer ones first.
fn phrases_at(tokens: &[Token], at: usize) -> impl Iterator<Item = &'static (Vec<String>, Meaning)> + use<'_> {
    let rest = &tokens[at..];
    let known = rest.first().and_then(|first| DICTIONARY.by_first.get(&first.term)).into_iter().flatten();
    known.filter(move |(phrase, _)| {
        let Some(window) = rest.get(..phrase.len()) else { return false };
        let is_cut = || window[1..].iter().any(|token| token.gap.contains([',', ';', ':', '(', ')', '.']));
        window.iter().map(|token| &token.term).eq(phrase) && !is_cut()
    })
}

fn is_ambiguous(phrase: &[String]) -> bool {
    DICTIONARY.ambiguous.contains(phrase)
}

/// Whether an everyday word stands for the skill: alone, as a name, in a list, or beside words of its own context.
fn is_meant(tokens: &[Token], at: usize, last_end: Option<usize>) -> bool {
    let is_skill = || is_written_as_name(tokens, at) || is_listed(tokens, at, last_end) || is_in_context(tokens, at);
    tokens.len() == 1 || (!(tokens[at].is_name && follows_at(tokens, at)) && is_skill())
}

/// Whether the word has a capital inside the line, or at its beginning as an item of a list.
fn is_written_as_name(tokens: &[Token], at: usize) -> bool {
    let listed_after = tokens.get(at + 1).is_none_or(|next| next.gap.contains([',', '/', '(', ';']));
    tokens[at].is_name && (at > 0 || listed_after)
}

/// Whether a word and the next are an employer's name: `Excel Logistics`, `at Harbour Logistics`.
fn is_employer(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1).filter(|next| next.is_name && next.gap.is_empty());
    let is_company = tokens[at].is_name && next.is_some_and(|next| SKILLS.companies.contains(&next.term));
    is_company && (is_ambiguous(std::slice::from_ref(&tokens[at].term)) || follows_at(tokens, at))
}

/// Whether `at` stands before the word, and not as in `good at`.
fn follows_at(tokens: &[Token], at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map(|at| tokens[at].term.as_str());
    let is_ability = || before(2).is_some_and(|word| SKILLS.abilities.contains(word));
    matches!(before(1), Some("at" | "bei" | "chez")) && !is_ability()
}

/// Whether the word is an item of a list whose item before or after it is known: `python, go`, `sql and excel.`
fn is_listed(tokens: &[Token], at: usize, last_end: Option<usize>) -> bool {
    let is_mark = |at: usize| tokens.get(at).is_some_and(|token| token.gap.contains([',', '/']));
    let is_known = |at: usize| at < tokens.len() && phrases_at(tokens, at).any(is_plain);
    let after_mark = is_mark(at) && last_end == Some(at);
    let after_word = at > 0 && joins(&tokens[at - 1]) && last_end == Some(at - 1);
    let before_word = tokens.get(at + 1).is_some_and(joins) && is_known(at + 2);
    let ends = tokens.get(at + 1).is_none_or(|next| !next.gap.is_empty()) || before_word;
    let before_mark = is_mark(at + 1) && is_known(at + 1);
    (ends && (after_mark || after_word)) || before_mark || (tokens[at].is_name && before_word)
}

fn joins(token: &Token) -> bool {
    JOB.and.contains(&token.term) || JOB.or.contains(&token.term)
}

fn is_plain((phrase, meaning): &(Vec<String>, Meaning)) -> bool {
    *meaning != Meaning::Nothing && !is_ambiguous(phrase)
}

fn is_in_context(tokens: &[Token], at: usize) -> bool {
    let Some(context) = SKILLS.contexts.get(&tokens[at].term) else { return false };
    let follows = at.checked_sub(1).is_some_and(|before| context.before.contains(&tokens[before].term));
    let near = &tokens[at.saturating_sub(NEAR)..tokens.len().min(at + NEAR)];
    let precedes = tokens.get(at + 1).is_some_and(|next| next.gap.is_empty() && context.after.contains(&next.term));
    follows || precedes || near.iter().any(|token| context.near.contains(&token.term))
}

/// Every name of a skill or licence; none for a language, a degree and what asks for nothing, which say little of a job.
pub(super) fn names(meaning: &Meaning) -> Vec<String> {
    match meaning {
        Meaning::Skill(_) | Meaning::Licence(_) => NAMES.get(meaning).cloned().unwrap_or_default(),
        Meaning::Language(_) | Meaning::Degree(_) | Meaning::Nothing => Vec::new(),
    }
}

/// The usual name of a skill, licence or language; `None` for what has none.
pub(super) fn usual_name(meaning: &Meaning) -> Option<&'static str> {
    match meaning {
        Meaning::Skill(name) => WRITTEN.get(name).copied(),
        Meaning::Licence(name) | Meaning::Language(name) => Some(name),
        Meaning::Degree(_) | Meaning::Nothing => None,
    }
}

static WRITTEN: LazyLock<BTreeMap<Vec<String>, &'static str>> = LazyLock::new(|| {
    let own = SKILLS.kinds.iter().flat_map(|(name, kinds)| kinds.iter().chain([name])).chain(SKILLS.names.keys());
    let own = own.map(|name| (canonical_skill(name), name.as_str()));
    own.chain(skill_names().map(|name| (terms(name), name))).collect()
});

static NAMES: LazyLock<BTreeMap<Meaning, Vec<String>>> = LazyLock::new(|| {
    let mut names: BTreeMap<Meaning, Vec<String>> = BTreeMap::new();
    for (spelling, meaning) in DICTIONARY.by_first.values().flatten() {
        names.entry(meaning.clone()).or_default().push(spelling.join(" "));
    }
    names
});

/// The kinds of a skill.
pub(super) fn kinds(skill: &[String]) -> &'static [Vec<String>] {
    KINDS.get(skill).map_or(&[], Vec::as_slice)
}

/// The more general skills of a skill.
pub(super) fn parents(skill: &[String]) -> &'static [Vec<String>] {
    PARENTS.get(skill).map_or(&[], Vec::as_slice)
}

type Relation = BTreeMap<Vec<String>, Vec<Vec<String>>>;

static KINDS: LazyLock<Relation> = LazyLock::new(|| {
    let kinds_of = |(name, kinds): (&String, &Vec<String>)| {
        (canonical_skill(name), kinds.iter().map(|kind| canonical_skill(kind)).collect())
    };
    SKILLS.kinds.iter().map(kinds_of).collect()
});

static PARENTS: LazyLock<Relation> = LazyLock::new(|| {
    let mut parents = Relation::new();
    for (parent, kinds) in KINDS.iter() {
        for kind in kinds {
            parents.entry(kind.clone()).or_default().push(parent.clone());
        }
    }
    parents
});

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn skills(line: &str) -> Vec<String> {
        let found = find(&tokens(line));
        let name = |found: Found| match found.meaning {
            Meaning::Skill(name) => name.join(" "),
            other => format!("{other:?}"),
        };
        found.into_iter().map(name).collect()
    }

    #[test]
    fn names_are_found_and_everyday_words_are_not() {
        let cases: [(&str, &[&str]); 25] = [
            ("Delivered the move on a tight budget", &[]),
            ("Prepared the yearly budget", &["budgeting"]),
            ("Forklift hire within budget", &[]),
            ("Budgets and forecasting", &["budgeting", "forecasting"]),
            ("Drove vans at Excel Logistics", &[]),
            ("Drove vans for Excel Logistics", &[]),
            ("Drove vans at Harbour Logistics", &[]),
            ("React developer", &["react"]),
            ("React and TypeScript", &["react", "typescript"]),
            ("Good at Excel", &["microsoft excel"]),
            ("Weekly reports in excel", &["microsoft excel"]),
            ("Push boundaries and excel", &[]),
            ("Python, go and docker", &["python", "go", "docker"]),
            ("Send invoices of each type", &[]),
            ("Booked the beach and the sea", &[]),
            ("Built in React with TypeScript", &["react", "typescript"]),
            ("React to alarms in access control", &[]),
            ("Experience with K8s and Postgres", &["kubernetes", "postgresql"]),
            ("You go to market and react to the rest of the team", &[]),
            ("Excel at what you do", &[]),
            ("Python, Go or Rust", &["python", "go", "rust"]),
            ("Go, Rust", &["go", "rust"]),
            ("a high degree of autonomy", &[]),
            ("Bachelor's degree", &["Degree(3)"]),
            ("Fluent German, driver's license", &["Language(\"German\")", "Licence(\"Driving licence\")"]),
        ];
        for (line, expected) in cases {
            assert_eq!(skills(line), expected, "{line}");
        }
    }

    #[test]
    fn kinds_and_parents_mirror_each_other() {
        for (parent, kinds) in KINDS.iter() {
            assert!(!kinds.is_empty() && !kinds.contains(parent), "{parent:?}");
            assert!(kinds.iter().all(|kind| parents(kind).contains(parent)), "{parent:?}");
        }
    }
}
