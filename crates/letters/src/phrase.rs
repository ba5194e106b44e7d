//! Pieces of a sentence: articles, lists, capitals, and what of a foreign text may stand in a letter.

use crate::words::WORDS;

/// Marks that never stand in a letter: they belong to markup and to placeholders.
const FOREIGN: [char; 12] = ['[', ']', '{', '}', '<', '>', '|', '\\', '_', '`', '*', '~'];

/// Most characters of one word; longer ones are addresses or noise.
const LONGEST_WORD: usize = 30;

/// Whether a piece of a resume or advertisement can stand in a letter as it is.
pub(crate) fn is_plain(text: &str) -> bool {
    let is_text = |c: char| {
        c.is_alphanumeric() || c.is_whitespace() || (c.is_ascii_punctuation() && !FOREIGN.contains(&c)) || is_typeset(c)
    };
    let is_address = text.contains("://") || text.contains("www.") || text.contains('@');
    !is_address && text.chars().all(is_text) && text.split_whitespace().all(|word| word.chars().count() <= LONGEST_WORD)
}

fn is_typeset(c: char) -> bool {
    matches!(c, '’' | '‘' | '“' | '”' | '–' | '—' | '…' | '€' | '£' | '°' | '½' | '×' | '²')
}

/// Words, as the limits count them.
pub(crate) fn word_count(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The text with single blanks and without what it begins and ends with in lists.
pub(crate) fn tidy(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let begin =
        text.trim_start_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '“' | '"' | '£' | '€' | '$' | '.'));
    begin
        .trim_end_matches(|c: char| {
            matches!(c, '.' | ',' | ';' | ':' | '-' | '–' | '—' | '*' | '…') || c.is_whitespace()
        })
        .to_owned()
}

/// `A, B and C`.
pub(crate) fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The first letter large.
pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A statement's beginning inside a sentence: its first word is small unless it is a name or an abbreviation.
pub(crate) fn uncapitalised(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    let letters: Vec<char> = first.chars().filter(|c| c.is_alphabetic()).collect();
    let is_mixed = letters.iter().skip(1).any(|c| c.is_uppercase()) || first.chars().any(|c| c.is_ascii_digit());
    let plain: String = first.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    if is_mixed || letters.len() == 1 || WORDS.names.contains(&plain) || WORDS.acronyms.contains(&plain) {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

/// A skill inside a sentence: small when a text writes it so, or when it names an activity and no product.
pub(crate) fn skill(name: &str, elsewhere: &str) -> String {
    let small = name.to_lowercase();
    if stands_in(elsewhere, &small) || is_activity(name, &small) { small } else { name.to_owned() }
}

fn is_activity(name: &str, small: &str) -> bool {
    let words: Vec<&str> = name.split([' ', '-']).collect();
    let is_mixed =
        |word: &&str| word.chars().skip(1).any(char::is_uppercase) || word.chars().any(|c| !c.is_alphabetic());
    let is_product = words.iter().any(|word| is_mixed(word) || WORDS.names.contains(&word.to_lowercase()));
    let last = small.rsplit([' ', '-']).next().unwrap_or_default();
    let ends_so = WORDS.activities.iter().any(|ending| last.ends_with(ending.as_str()));
    let continues_small = |word: &&str| word.starts_with(char::is_lowercase);
    let is_phrase = words.len() > 1 && (words[1..].iter().all(continues_small) || last.ends_with('s'));
    !is_product && (ends_so || is_phrase)
}

/// Whether a text holds a phrase as whole words, in this spelling.
pub(crate) fn stands_in(text: &str, phrase: &str) -> bool {
    let bounds = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        [before, after].into_iter().all(|c| c.is_none_or(|c| !c.is_alphanumeric()))
    };
    !phrase.is_empty() && text.match_indices(phrase).any(|(at, _)| bounds(at))
}

/// `a nurse`, `an electrician`, `an HGV driver`.
pub(crate) fn with_article(noun: &str) -> String {
    const SPELT_WITH_A_VOWEL: [char; 12] = ['A', 'E', 'F', 'H', 'I', 'L', 'M', 'N', 'O', 'R', 'S', 'X'];
    let first = noun.split([' ', '-', '/']).next().unwrap_or_default();
    let is_spelt = first.chars().nth(1).is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
    let small = first.to_lowercase();
    let vowel = if is_spelt {
        first.starts_with(SPELT_WITH_A_VOWEL)
    } else if ["uni", "use", "eu", "one", "ut"].iter().any(|begin| small.starts_with(begin)) {
        false
    } else {
        small.starts_with(['a', 'e', 'i', 'o', 'u'])
            || ["hour", "honest", "honour"].iter().any(|begin| small.starts_with(begin))
    };
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// A title that was written in capitals, in usual spelling: `HGV DRIVER` becomes `HGV Driver`.
pub(crate) fn without_shouting(text: &str) -> String {
    let is_loud = !text.chars().any(char::is_lowercase) && text.chars().filter(|c| c.is_alphabetic()).count() > 4;
    if !is_loud {
        return text.to_owned();
    }
    let usual = |word: &str| {
        let small = word.to_lowercase();
        let is_short = word.chars().filter(|c| c.is_alphabetic()).count() <= 3;
        let has_vowel = small.contains(['a', 'e', 'i', 'o', 'u', 'y']);
        if WORDS.acronyms.contains(&small) || (is_short && !has_vowel) {
            word.to_owned()
        } else if matches!(
            small.as_str(),
            "of" | "and" | "the" | "to" | "in" | "for" | "at" | "de" | "du" | "la" | "und"
        ) {
            small
        } else {
            capitalised(&small)
        }
    };
    text.split(' ').map(usual).collect::<Vec<_>>().join(" ")
}

/// A number as prose writes it: in words up to twelve.
pub(crate) fn number(value: u32) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(value as usize).map_or_else(|| value.to_string(), |word| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_have_their_article() {
        for (noun, expected) in [
            ("nurse", "a nurse"),
            ("electrician", "an electrician"),
            ("HGV driver", "an HGV driver"),
            ("university lecturer", "a university lecturer"),
            ("UX designer", "a UX designer"),
            ("IT manager", "an IT manager"),
            ("hourly worker", "an hourly worker"),
            ("MSc in Physics", "an MSc in Physics"),
            ("BSc in Nursing", "a BSc in Nursing"),
        ] {
            assert_eq!(with_article(noun), expected);
        }
    }

    #[test]
    fn capitals_fit_into_a_sentence() {
        for (text, expected) in [
            ("Led a team", "led a team"),
            ("IV administration", "IV administration"),
            ("Python services", "Python services"),
            ("Élan vital", "élan vital"),
            ("AWS cut", "AWS cut"),
        ] {
            assert_eq!(uncapitalised(text), expected);
        }
        for (name, elsewhere, expected) in [
            ("Wound Care", "", "wound care"),
            ("Power BI", "", "Power BI"),
            ("Dry van", "", "dry van"),
            ("Long-Haul Driving", "", "long-haul driving"),
            ("Wound care", "good wound care", "wound care"),
            ("Budgeting", "", "budgeting"),
            ("Docker", "we use docker daily", "docker"),
            ("Docker", "we use Docker", "Docker"),
            ("Google Analytics", "", "Google Analytics"),
            ("Python scripting", "", "Python scripting"),
        ] {
            assert_eq!(skill(name, elsewhere), expected);
        }
        for (title, expected) in [
            ("CHEF DE PARTIE", "Chef de Partie"),
            ("SOUS CHEF", "Sous Chef"),
            ("HGV DRIVER", "HGV Driver"),
            ("HEAD OF IT", "Head of IT"),
            ("CEO", "CEO"),
        ] {
            assert_eq!(without_shouting(title), expected);
        }
    }

    #[test]
    fn lists_end_in_and() {
        let items = ["A", "B", "C"].map(str::to_owned);
        assert_eq!(
            [list(&items[..1], "and"), list(&items[..2], "and"), list(&items, "und")],
            ["A", "A and B", "A, B und C"]
        );
    }

    #[test]
    fn markup_and_addresses_are_not_plain() {
        assert!(is_plain("Cut costs by 12% (£40k) – twice"));
        for text in ["[Company]", "<b>bold</b>", "see www.example.org", "mail a@b.c", "{name}", "fun 🎉"] {
            assert!(!is_plain(text), "{text}");
        }
    }
}
