//! Whether a text reads as running text: by its verb, its small words and its full stop.

use crate::vocabulary;

/// Whether a text begins with a verb in the past tense, as statements do.
pub(crate) fn opens_with_verb(text: &str) -> bool {
    let first: String = text.trim_start().chars().take_while(|c| c.is_alphabetic()).collect::<String>().to_lowercase();
    vocabulary::VERBS.contains(first.as_str()) || (first.len() > 4 && first.ends_with("ed"))
}

/// How many words behind the first begin in small letters.
pub(crate) fn small_words(text: &str) -> usize {
    text.split_whitespace().skip(1).filter(|word| word.starts_with(char::is_lowercase)).count()
}

/// Whether most longer words are small, as in a statement and unlike in a name.
pub(crate) fn mostly_small(text: &str) -> bool {
    let long: Vec<&str> = text.split_whitespace().filter(|word| word.chars().count() > 3).collect();
    let small = long.iter().filter(|word| word.starts_with(char::is_lowercase)).count();
    text.split_whitespace().count() >= 4 && small * 2 >= long.len() && small > 1
}

/// Whether a text ends as sentences do.
pub(crate) fn ends_sentence(text: &str) -> bool {
    text.trim_end().ends_with(['.', '!', '…', '。'])
}

/// Whether the last dot ends a sentence; the dot of an abbreviation ("o.o.", "Ltd.") does not.
pub(crate) fn ends_in_full_stop(text: &str) -> bool {
    let Some(before) = text.strip_suffix('.') else { return false };
    let word = before.rsplit([' ', '\t']).next().unwrap_or_default();
    let abbreviation = word.contains('.') || (word.starts_with(char::is_uppercase) && word.chars().count() <= 4);
    !abbreviation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_open_with_verbs() {
        for (text, want) in [("Planned rotas", true), (" Led a team", true), ("Red Oak", false), ("Cook", false)] {
            assert_eq!(opens_with_verb(text), want, "{text}");
        }
    }

    #[test]
    fn full_stops_are_told_from_abbreviations() {
        for (text, want) in [("Ran the bar.", true), ("Acme Ltd.", false), ("Acme sp. z o.o.", false), ("Ran", false)] {
            assert_eq!(ends_in_full_stop(text), want, "{text}");
        }
    }
}
