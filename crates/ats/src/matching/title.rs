//! Titles: their family, head word and step of seniority.

use super::gender;
use super::tokens::{holds_any, position, tokens};
use super::words::{JOB, Phrase};
use crate::entry::Entry;
use crate::text::terms;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use vitae_model::dates::End;

/// Words behind which a title says of what, where or for whom: the person is named before.
const PREPOSITIONS: [&str; 16] =
    ["of", "at", "in", "for", "für", "im", "de", "del", "du", "des", "di", "da", "do", "en", "para", "van"];

/// A title taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Title {
    /// The family by the longest phrase of the dictionary that it holds.
    pub family: Option<&'static str>,
    /// The key of the word that says what the person is: `engineer`, `nurse`.
    head: String,
    words: BTreeSet<String>,
    /// The keys of the words, the same for all genders.
    keys: BTreeSet<String>,
}

impl Title {
    /// Takes a title apart; what follows a comma, bracket or dash is left out.
    pub fn new(text: &str) -> Self {
        let text = gender::plain(text);
        let mut all: Vec<String> = terms(main_part(&text)).into_iter().take_while(|term| !is_notice(term)).collect();
        if let Some(last) = all.last_mut() {
            *last = singular(last);
        }
        let head_part: Vec<String> =
            all.iter().take_while(|term| !PREPOSITIONS.contains(&term.as_str())).cloned().collect();
        let head = head_part.iter().rev().find(|term| !is_step(term)).or(head_part.last());
        let words: BTreeSet<String> = all.iter().filter(|term| !is_step(term)).cloned().collect();
        Self {
            family: family(&keys(&all)),
            head: head.map(|word| gender::key(word)).unwrap_or_default(),
            keys: words.iter().map(|word| gender::key(word)).collect(),
            words,
        }
    }

    /// The words that say what the person is, without seniority, place and department.
    pub fn phrase(&self) -> String {
        self.words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// The usual titles of the family.
    pub fn relatives(&self) -> impl Iterator<Item = String> {
        let phrases = self.family.and_then(|family| JOB.families.get(family));
        phrases.into_iter().flatten().map(|Phrase(phrase)| phrase.join(" "))
    }

    /// Likeness in per cent: same family and head word 100, same family 75, half of the words shared 50.
    pub fn likeness(&self, other: &Title) -> u8 {
        let same_family = self.family.is_some() && self.family == other.family;
        let shared = self.keys.intersection(&other.keys).count();
        let longer = self.keys.len().max(other.keys.len());
        if same_family && self.head == other.head || (shared > 0 && self.keys == other.keys) {
            100
        } else if same_family {
            75
        } else if shared > 0 && shared * 2 >= longer {
            50
        } else {
            0
        }
    }
}

/// A title without place, gender marks and department.
fn main_part(text: &str) -> &str {
    let dash = [" - ", " – ", " — ", " | "].iter().filter_map(|mark| text.find(mark)).min();
    let mark = text.find(['(', ',', '[', ':', '!']);
    let end = dash.into_iter().chain(mark).filter(|end| *end > 0).min().unwrap_or(text.len());
    text[..end].trim()
}

/// Whether the word belongs to the notice, not to the title: `Drivers wanted`.
fn is_notice(term: &str) -> bool {
    matches!(term, "wanted" | "needed" | "required" | "sought" | "asap" | "vacancy" | "gesucht")
}

/// A title in the singular: advertisements look for `drivers`, resumes say `driver`.
fn singular(term: &str) -> String {
    const PLURAL_ONLY: [&str; 5] = ["sales", "operations", "logistics", "communications", "affairs"];
    let is_plural = term.len() > 4 && !term.ends_with("ss") && !PLURAL_ONLY.contains(&term);
    term.strip_suffix('s').filter(|_| is_plural).unwrap_or(term).to_owned()
}

/// The title by which the text names the wanted person, found by the families of titles: the longest, in the text's
/// own words, in the singular.
pub(super) fn named_in(text: &str) -> Option<String> {
    let tokens = tokens(text);
    let terms: Vec<String> = tokens.iter().map(|token| singular(&token.term)).collect();
    let terms_by_key = keys(&terms);
    let named = FAMILIES.iter().filter_map(|(_, phrase)| Some((position(&terms_by_key, phrase)?, phrase.0.len())));
    let (from, length) = named
        .max_by_key(|(from, length)| terms[*from..from + length].iter().map(String::len).sum::<usize>() + length)?;
    let last = from + length - 1;
    let written = text.get(tokens[from].at.start..tokens[last].at.end)?.trim_end_matches('.');
    let is_plural = terms[last] != tokens[last].term;
    Some(written.strip_suffix(['s', 'S']).filter(|_| is_plural).unwrap_or(written).to_owned())
}

/// The words of a title by what they have alike in all genders.
fn keys(words: &[String]) -> Vec<String> {
    words.iter().map(|word| gender::key(word)).collect()
}

/// The phrases of the families, by their keys, in the singular as titles are.
static FAMILIES: LazyLock<Vec<(&str, Phrase)>> = LazyLock::new(|| {
    let named = |(family, phrases): (&'static String, &'static Vec<Phrase>)| {
        phrases.iter().map(move |Phrase(words)| {
            let mut words = words.clone();
            words.last_mut().into_iter().for_each(|last| *last = singular(last));
            (family.as_str(), Phrase(keys(&words)))
        })
    };
    JOB.families.iter().flat_map(named).collect()
});

fn is_step(term: &str) -> bool {
    let steps = &JOB.seniority;
    let lists = [&steps.entry, &steps.mid, &steps.senior, &steps.executive];
    let number = matches!(term, "i" | "ii" | "iii" | "iv" | "1" | "2" | "3");
    number
        || (term != "professor"
            && term != "director"
            && lists.iter().any(|list| list.iter().any(|word| word.0 == [term])))
}

/// The family by the longest phrase that a title holds; the end of one word counts, as in `Kinderkrankenpfleger`.
fn family(title: &[String]) -> Option<&'static str> {
    let held = FAMILIES.iter().filter(|(_, phrase)| position(title, phrase).is_some() || ends_word(title, phrase));
    let length = |Phrase(words): &Phrase| words.iter().map(String::len).sum::<usize>() + words.len();
    let held = held.map(|(family, phrase)| (length(phrase), *family));
    held.max_by_key(|(length, family)| (*length, std::cmp::Reverse(*family))).map(|(_, family)| family)
}

/// Whether a word of the title is a compound that ends with the phrase.
fn ends_word(title: &[String], Phrase(words): &Phrase) -> bool {
    const LEAST_LETTERS: usize = 6;
    let [word] = &words[..] else { return false };
    word.chars().count() >= LEAST_LETTERS && title.iter().any(|term| term.ends_with(word.as_str()))
}

/// The step of seniority that a title names: 0 entry, 1 mid, 2 senior, 3 executive.
pub(super) fn step(title: &str) -> Option<u8> {
    let terms = terms(&gender::plain(title));
    let steps = &JOB.seniority;
    let lists = [(3, &steps.executive), (2, &steps.senior), (0, &steps.entry), (1, &steps.mid)];
    lists.into_iter().find(|(_, words)| holds_any(&terms, words)).map(|(step, _)| step)
}

/// Whether the job goes on; when none does, the latest counts as current.
pub(super) fn is_current(job: &Entry, latest: Option<&Entry>, any_goes_on: bool) -> bool {
    if any_goes_on { goes_on(job) } else { latest.is_some_and(|latest| latest.path == job.path) }
}

/// Whether the job has not ended.
pub(super) fn goes_on(job: &Entry) -> bool {
    job.span.is_some_and(|span| span.end == Some(End::Present))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_alike_by_family_and_head_word() {
        let cases = [
            ("Senior Software Engineer", "Backend Engineer (m/f/d)", 100),
            ("Software Engineer", "Web Developer", 75),
            ("Head Chef", "Software Engineer", 0),
            ("Registered Nurse", "Staff Nurse - Surgical Ward", 100),
            ("Professor of History", "Associate Professor", 100),
            ("Claims Handler", "Senior Claims Handler", 100),
            ("Claims Analyst", "Claims Handler", 50),
            ("Krankenpflegerin", "Krankenpfleger (m/w/d)", 100),
            ("Gesundheits- und Krankenpflegerin", "Krankenpfleger/in", 100),
            ("Pflegerin", "Pfleger (m/w/d)", 100),
            ("Softwareentwicklerin", "Software-Entwickler*in", 75),
            ("Entwicklerin", "Entwickler:in (gn)", 100),
            ("Köchin", "Koch m/w/d", 100),
            ("Bürokauffrau", "Bürokaufmann/-frau", 100),
            ("Verkäufer", "Verkäufer*innen", 100),
            ("Enfermera", "Enfermero/a", 100),
            ("Enfermera de quirófano", "Enfermero", 100),
            ("Desarrolladora web", "Desarrollador web", 100),
            ("Abogada", "Abogado/a laboralista", 75),
            ("Infirmière", "Infirmier (H/F)", 100),
            ("Développeuse", "Développeur·se", 100),
            ("Infermiera", "Infermiere", 100),
            ("Enfermeira", "Enfermeiro(a)", 100),
            ("Krankenpflegerin", "Softwareentwickler", 0),
        ];
        for (one, other, expected) in cases {
            assert_eq!(Title::new(one).likeness(&Title::new(other)), expected, "{one} and {other}");
        }
    }

    #[test]
    fn steps_are_read_from_titles() {
        let cases = [
            ("Junior Developer", Some(0)),
            ("Senior Engineer", Some(2)),
            ("Staff Nurse", None),
            ("Head of Sales", Some(3)),
            ("Engineer", None),
        ];
        for (title, expected) in cases {
            assert_eq!(step(title), expected, "{title}");
        }
    }
}
