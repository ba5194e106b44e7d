//! The language of an advertisement, short ones too.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use vitae_ats::Advertisement;

/// What the words of a language must weigh in a short advertisement: three short words, or one long and one short. Fewer are
/// too few, since titles and names borrow words.
const ENOUGH: usize = 3;

/// Letters of a word that weighs as much as two, since no other language has it by chance.
const LONG_WORD: usize = 5;

/// The words of each language, by its English name: `data/languages.toml`.
static KNOWN_WORDS: LazyLock<BTreeMap<String, BTreeSet<String>>> = LazyLock::new(|| {
    let words = include_str!("../data/languages.toml");
    toml::from_str(words).unwrap_or_else(|error| panic!("data/languages.toml: {error}"))
});

/// Words that also stand in names and titles; they alone do not tell a language.
const PARTICLES: [&str; 12] = ["da", "de", "del", "des", "di", "do", "du", "el", "la", "las", "le", "los"];

/// Endings of German nouns that no English word has.
const GERMAN_ENDINGS: [&str; 6] = ["keit", "heit", "ungen", "schaft", "talent", "führerschein"];

/// The language of an advertisement, by its English name; `None` when too few words tell.
pub(crate) fn language(advertisement: &Advertisement, text: &str) -> Option<&'static str> {
    advertisement.language.or_else(|| by_script(text)).or_else(|| by_known_words(text))
}

/// Whether an advertisement is written in German: by its words, or by what only German ones hold. The notice that all genders
/// are meant stands in English ones too.
pub(crate) fn is_german(advertisement: &Advertisement, text: &str) -> bool {
    const MARKS: [&str; 7] = [" sucht ", "Aufgaben", "Ihr Profil", "Wir suchen", "Wir bieten", "gesucht", "Bewerbung"];
    const NOTICES: [&str; 2] = ["m/w/d", "w/m/d"];
    let holds = |marks: &[&str]| marks.iter().any(|mark| text.contains(mark));
    match language(advertisement, text) {
        Some(language) => language == "German",
        None => holds(&MARKS) || (holds(&NOTICES) && weight("English", &words(text)) == 0),
    }
}

/// The language whose words a text holds, when it holds more of them than of every other language.
fn by_known_words(text: &str) -> Option<&'static str> {
    let words = words(text);
    let mut weighed: Vec<(usize, &'static str)> =
        KNOWN_WORDS.keys().map(|name| (weight(name, &words), name.as_str())).collect();
    weighed.sort_unstable_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let [(most, name), (next, _), ..] = weighed[..] else { return None };
    (most >= ENOUGH && most > next && !are_of_names(name, &words)).then_some(name)
}

/// Whether the words of a language that a text holds may all be of names and titles.
fn are_of_names(name: &str, words: &BTreeSet<String>) -> bool {
    let others = KNOWN_WORDS[name].iter().filter(|word| !PARTICLES.contains(&word.as_str()));
    german_nouns(name, words) == 0 && !others.into_iter().any(|word| words.contains(word))
}

fn german_nouns(name: &str, words: &BTreeSet<String>) -> usize {
    let is_german = |word: &&String| name == "German" && GERMAN_ENDINGS.iter().any(|end| word.ends_with(end));
    words.iter().filter(is_german).count()
}

fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// What the words of a language that a text holds weigh.
fn weight(name: &str, words: &BTreeSet<String>) -> usize {
    let held = KNOWN_WORDS[name].iter().filter(|word| words.contains(*word));
    let held: usize = held.map(|word| if word.chars().count() >= LONG_WORD { 2 } else { 1 }).sum();
    held + 2 * german_nouns(name, words)
}

/// The language of a text in another script, when most of its letters are of it.
fn by_script(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().filter(|c| c.is_alphabetic()).collect();
    let holds = |from: char, to: char| letters.iter().filter(|c| (from..=to).contains(*c)).count();
    let han = holds('\u{4e00}', '\u{9fff}');
    let kana = holds('\u{3040}', '\u{30ff}');
    let scripts = [
        ("Japanese", if kana > 0 { kana + han } else { 0 }),
        ("Chinese", if kana > 0 { 0 } else { han }),
        ("Korean", holds('\u{ac00}', '\u{d7a3}')),
        ("Arabic script", holds('\u{0600}', '\u{06ff}')),
        ("Bengali", holds('\u{0980}', '\u{09ff}')),
        ("Hindi", holds('\u{0900}', '\u{097f}')),
        ("Greek", holds('\u{0370}', '\u{03ff}')),
        ("Cyrillic script", holds('\u{0400}', '\u{04ff}')),
    ];
    scripts.into_iter().find(|(_, count)| *count * 2 > letters.len()).map(|(name, _)| name)
}

/// The language of an advertisement, by its English name, when letters are not written in it.
pub(crate) fn other_language(advertisement: &Advertisement, text: &str) -> Option<&'static str> {
    language(advertisement, text).filter(|language| !is_known_tongue(language))
}

/// Whether letters are written in a language.
pub(crate) fn is_known_tongue(language: &str) -> bool {
    matches!(language, "English" | "German")
}

/// Letters of words that are neither English nor German; both have borrowed words with `é`.
const FOREIGN_LETTERS: &str = "áíóúñãõąęłżźćńśőűřčšžůğşı";

/// Whether a title, a skill or a degree is written in a language that letters are not written in.
pub(crate) fn is_foreign(value: &str) -> bool {
    let language = by_script(value).or_else(|| by_known_words(value));
    let holds_letter = || value.to_lowercase().chars().any(|c| FOREIGN_LETTERS.contains(c));
    language.is_some_and(|language| !is_known_tongue(language)) || holds_letter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_in_other_languages_are_known() {
        for (value, expected) in [
            ("Educación Secundaria Obligatoria", true),
            ("Análisis de datos", true),
            ("Инженер", true),
            ("Café Manager", false),
            ("Geschäftsführer", false),
            ("Chef de Partie", false),
            ("", false),
        ] {
            assert_eq!(is_foreign(value), expected, "{value}");
        }
    }

    #[test]
    fn short_advertisements_have_a_language() {
        for (text, expected) in [
            ("Se busca cocinero con experiencia para hotel en Málaga.", Some("Spanish")),
            ("Recherche Vendeur / Vendeuse en CDI, temps plein, Paris 11e", Some("French")),
            ("Cercasi cameriere con esperienza per ristorante", Some("Italian")),
            ("Wij zoeken een kok met ervaring", Some("Dutch")),
            ("- Kundenberatung am Telefon\n- Pflege der Stammdaten\n- Umgang mit Excel", Some("German")),
            ("* Teamfähigkeit\n* Führerschein Klasse B", Some("German")),
            ("看護師を募集しています", Some("Japanese")),
            ("Требуется водитель", Some("Cyrillic script")),
            ("Chef de Rang, Le Petit Bistro, La Place", None),
            ("Se necesita camarero", Some("Spanish")),
            ("Cleaner wanted", None),
            ("Python, Docker", None),
            ("", None),
        ] {
            assert_eq!(language(&Advertisement::read(text), text), expected, "{text}");
        }
    }
}
