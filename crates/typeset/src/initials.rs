//! The initials of a person's name. The browser has the same rules in `web/src/lib/initials.ts`, with the same words and cases.

use crate::capitals::capitals;
use serde::Deserialize;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of `templates/resume/initials.json`, in small letters and without a stop at the end.
#[derive(Deserialize)]
struct Words {
    /// What stands before a name: `dr`.
    honorifics: Vec<String>,
    /// What stands behind one: `jr`.
    suffixes: Vec<String>,
    /// What is written together with a family name and is no part of it: `d'`, `al-`.
    joined: Vec<String>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../templates/resume/initials.json")).expect("the embedded words are valid")
});

/// The first letters of the first name and of the family name; one letter where the name is one word, or its script joins letters.
pub(crate) fn initials(name: &str, language: &str) -> String {
    let name: String = name.nfc().collect();
    let plain = without_remarks(&name);
    let words: Vec<&str> = plain.split(|c: char| c.is_whitespace() || c == ',').filter_map(from_letter).collect();
    let letters = match own_name(&words) {
        [] => Vec::new(),
        [only] => vec![letter(only)],
        [first, .., last] => vec![letter(first), letter(family(last))],
    };
    let joining = letters.iter().any(|letter| letter.contains(joins));
    let shown = letters.into_iter().take(if joining { 1 } else { 2 }).collect::<String>();
    capitals(&shown, language)
}

/// The name without what stands in brackets or double quotes: `Robert “Bob” Smith (he/him)`.
fn without_remarks(name: &str) -> String {
    let mut closing = None;
    let kept = name.chars().filter(|character| match closing {
        Some(end) => {
            closing = Some(end).filter(|end| end != character);
            false
        }
        None => {
            closing = REMARKS.iter().find(|(open, _)| open == character).map(|(_, close)| *close);
            closing.is_none()
        }
    });
    kept.collect()
}

/// What opens and closes a remark.
const REMARKS: [(char, char); 5] = [('(', ')'), ('[', ']'), ('“', '”'), ('„', '“'), ('"', '"')];

/// The word from its first letter or digit; `None` when it has none.
fn from_letter(word: &str) -> Option<&str> {
    word.find(char::is_alphanumeric).map(|at| &word[at..])
}

/// The words without what stands before and behind the name; one word always stays.
fn own_name<'a, 'w>(mut words: &'a [&'w str]) -> &'a [&'w str] {
    let is_one_of = |list: &[String], word: &str| list.contains(&word.to_lowercase().trim_end_matches('.').to_owned());
    while let [first, rest @ ..] = words
        && !rest.is_empty()
        && is_one_of(&WORDS.honorifics, first)
    {
        words = rest;
    }
    while let [rest @ .., last] = words
        && !rest.is_empty()
        && is_one_of(&WORDS.suffixes, last)
    {
        words = rest;
    }
    words
}

/// A family name without the particle that is written together with it.
fn family(word: &str) -> &str {
    let plain = word.replace('’', "'");
    let particle = WORDS.joined.iter().find(|particle| plain.starts_with(particle.as_str()));
    let letters = particle.map_or(0, |particle| particle.chars().count());
    let rest = word.char_indices().nth(letters).map_or(word, |(at, _)| &word[at..]);
    from_letter(rest).unwrap_or(word)
}

/// The first letter with the marks on it.
fn letter(word: &str) -> String {
    let mut characters = word.chars();
    let first = characters.next();
    first.into_iter().chain(characters.take_while(|character| is_combining_mark(*character))).collect()
}

/// Whether letters of this script change their shape beside others: Arabic, Syriac, N’Ko and their like.
fn joins(character: char) -> bool {
    matches!(character, '\u{0600}'..='\u{08FF}' | '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_of_the_first_and_the_family_name() {
        let cases: Vec<(String, String)> =
            serde_json::from_str(include_str!("../../../templates/resume/initials-cases.json")).unwrap();
        assert!(cases.len() > 40);
        for (name, expected) in cases {
            assert_eq!(initials(&name, "en"), expected, "{name}");
        }
    }

    #[test]
    fn the_language_of_the_resume_decides_on_capitals() {
        assert_eq!(initials("ipek ışık", "tr"), "İI");
    }
}
