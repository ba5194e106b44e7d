//! What words mean: skills with their kinds, licences, languages and degrees, found in lines.

use super::tokens::Token;
use super::words::{JOB, Phrase, SKILLS};
use crate::lexicon::{canonical_skill, skill_names, skill_spellings};
use crate::text::terms;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

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
    add(&mut meanings, &JOB.languages, Meaning::Language);
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
        match longest_at(tokens, at) {
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

fn longest_at(tokens: &[Token], at: usize) -> Option<(usize, Meaning)> {
    let rest = &tokens[at..];
    DICTIONARY.by_first.get(&rest[0].term)?.iter().find_map(|(phrase, meaning)| {
        let window = rest.get(..phrase.len())?;
        let is_there = window.iter().map(|token| &token.term).eq(phrase);
        let is_cut = || window[1..].iter().any(|token| token.gap.contains([',', ';', ':', '(', ')', '.']));
        let is_word = || DICTIONARY.ambiguous.contains(phrase) && !is_written_as_name(tokens, at);
        (is_there && !is_cut() && !is_word()).then(|| (at + phrase.len(), meaning.clone()))
    })
}

/// Whether an everyday word is used as a name: it stands alone, is an item of a list, or has a capital inside the line.
fn is_written_as_name(tokens: &[Token], at: usize) -> bool {
    let listed_after = tokens.get(at + 1).is_none_or(|next| next.gap.contains([',', '/', '(', ';']));
    tokens.len() == 1 || (tokens[at].is_name && (at > 0 || listed_after))
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
        let cases: [(&str, &[&str]); 8] = [
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
