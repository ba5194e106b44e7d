//! Whom to write to.

use super::lines;
use crate::words::WORDS;
use vitae_ats::Advertisement;

/// Most words of a person's name behind `Mrs`.
const NAME_WORDS: usize = 3;

/// What stands before a name, and how a letter writes it.
const TITLES: [(&str, &str); 10] = [
    ("Mr", "Mr"),
    ("Mrs", "Mrs"),
    ("Ms", "Ms"),
    ("Miss", "Miss"),
    ("Dr", "Dr"),
    ("Prof", "Professor"),
    ("Professor", "Professor"),
    ("Frau", "Frau"),
    ("Herr", "Herr"),
    ("Herrn", "Herr"),
];

/// Whom an advertisement asks to write to, as the name follows `Dear`.
pub(crate) fn contact(text: &str) -> Option<String> {
    let asked = || lines(text).flat_map(|line| line.split(['!', ';'])).filter(|sentence| speaks_of_contact(sentence));
    asked().find_map(titled_person).or_else(|| asked().find_map(called_person))
}

/// Whether a word of the sentence, or two, begin as a cue does.
fn speaks_of_contact(sentence: &str) -> bool {
    let small = sentence.to_lowercase();
    let starts_word = |at: usize| !small[..at].ends_with(char::is_alphanumeric);
    WORDS.contact_cues.iter().any(|cue| small.match_indices(cue.as_str()).any(|(at, _)| starts_word(at)))
}

/// `Dr. Ruth Alvarez` as `Dr Alvarez`, `Herrn Huber` as `Herr Huber`.
fn titled_person(sentence: &str) -> Option<String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let title_of = |word: &str| TITLES.iter().find(|(short, _)| word.trim_end_matches('.') == *short);
    let (at, title) = words.iter().enumerate().find_map(|(n, word)| Some((n, title_of(word)?.1)))?;
    let is_degree = |word: &&&str| matches!(**word, "Dr." | "Prof." | "Dr" | "Prof");
    let degrees: Vec<&str> = words[at + 1..].iter().take_while(is_degree).copied().collect();
    let person = names(&words[at + 1 + degrees.len()..]);
    let last = person.last().filter(|_| person.len() <= NAME_WORDS)?;
    Some([&[title][..], degrees.as_slice(), &[*last][..]].concat().join(" "))
}

/// The names that words begin with, up to a mark or a label: `Jane Dowe Contact:`.
fn names<'w>(words: &[&'w str]) -> Vec<&'w str> {
    let mut names = Vec::new();
    for word in words {
        let bare = word.trim_end_matches([',', '.', ')', ':']);
        let is_name = bare.starts_with(char::is_uppercase)
            && bare.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '’'));
        if !is_name || is_label(bare) {
            break;
        }
        names.push(bare);
        if bare.len() < word.len() {
            break;
        }
    }
    names
}

/// Whether a word is a label or an office: `Contact`, `Headteacher`, `Reception`.
fn is_label(word: &str) -> bool {
    let small = word.to_lowercase();
    WORDS.not_names.contains(&small)
        || WORDS.not_companies.contains(&small)
        || Advertisement::read(word).has_known_title()
}

/// `Call Marta.`
fn called_person(sentence: &str) -> Option<String> {
    ["Call ", "call ", "Contact ", "contact "].iter().find_map(|cue| {
        let rest = &sentence[sentence.find(cue)? + cue.len()..];
        let first = rest.split([' ', '.', ',']).next()?;
        let next = rest[first.len()..].trim_start_matches(['.', ',']).trim_start();
        let is_first_name = first.starts_with(char::is_uppercase) && first.chars().skip(1).all(char::is_lowercase);
        let stands_alone = next.is_empty()
            || next.starts_with("on ")
            || next.starts_with("at ")
            || next.starts_with(|c: char| c.is_ascii_digit());
        (is_first_name && stands_alone && first.chars().count() >= 3 && !is_label(first)).then(|| first.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_named_persons() {
        for (text, expected) in [
            ("Send your CV to jobs@x.example, attention Dr. Ruth Alvarez.", Some("Dr Alvarez")),
            ("Ihre Ansprechpartnerin: Frau Petersen, bewerbung@x.example", Some("Frau Petersen")),
            ("Bewerbung an Herrn Huber.", Some("Herr Huber")),
            ("Bewerbungen an: Herrn Dr. Matthias Rühl, personal@x.example", Some("Herr Dr. Rühl")),
            ("Own tools a plus. Call Marta.", Some("Marta")),
            ("Call us today", None),
            ("Call 0800 123", None),
            ("Questions? Headteacher: Mrs Jane Dowe Contact: office@x.example", Some("Mrs Dowe")),
            ("Contact: Headteacher", None),
            ("Contact: Mrs Headteacher", None),
            ("Contact Reception on 0800 123", None),
            ("Call Admissions.", None),
            ("You technically support Mr Smith", None),
            ("To succeed Dame Anne Fox, apply now", None),
        ] {
            assert_eq!(contact(text).as_deref(), expected, "{text}");
        }
    }
}
