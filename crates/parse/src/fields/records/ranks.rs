//! Places reached in a contest: `1st Place`, `Winner`, `Top 10`, `2nd out of 48 teams`, `Best Newcomer`.

use crate::vocabulary;
use crate::words::fold;

/// A place among others has so many words at most: `3rd place out of 48 teams`.
const LONGEST: usize = 7;

/// `1st Place`, `Winner`, `Runner-up`, `Gold Medal`, `3. Platz`, `11th of 94`.
pub(crate) fn is_rank(text: &str) -> bool {
    let folded = folded(text);
    if vocabulary::RANKS.contains(folded.as_str()) || is_narrowed(&folded) {
        return true;
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let counted = words.iter().any(|word| vocabulary::RANK_NOUNS.contains(*word));
    let numbered = words.iter().any(|word| is_ordinal(word)) || (counted && words.iter().any(|word| is_number(word)));
    let share = words[0] == "top" && words.len() <= 3 && words.get(1).is_some_and(|word| is_number(word));
    let short = words.len() <= 4 && !words.contains(&"prize") || words.len() <= 3;
    let known = |word: &&str| {
        is_ordinal(word)
            || is_number(word)
            || vocabulary::RANK_NOUNS.contains(*word)
            || vocabulary::RANKS.contains(*word)
            || matches!(*word, "in" | "of" | "the" | "overall" | "national" | "up" | "team" | "de" | "von" | "sur")
    };
    (numbered && counted && short && words.iter().all(known)) || is_of_many(&words) || share
}

/// Folded, with the endings of Swedish ordinals at their numbers: `2:a plats`.
fn folded(text: &str) -> String {
    let text = text.trim();
    let number = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match text[number..].strip_prefix(':').filter(|rest| number > 0 && rest.starts_with(char::is_lowercase)) {
        Some(rest) => fold(&format!("{}{rest}", &text[..number])),
        None => fold(text),
    }
}

/// Whether a place is told by how many took part: `11th of 94`, `2nd out of 48 teams`, `3. Platz von 40`.
fn is_of_many(words: &[&str]) -> bool {
    let end = words.iter().rposition(|word| is_number(word)).unwrap_or(0);
    let behind = words.len().saturating_sub(end + 1);
    let first = is_ordinal(words[0]) || words[0] == "top";
    let counted = words.get(1).is_some_and(|word| vocabulary::RANK_NOUNS.contains(*word));
    let placed = first || (is_number(words[0]) && (counted || behind == 0));
    let worded = end >= 2 && words[1..end].iter().any(|word| word.starts_with(char::is_alphabetic));
    placed && worded && behind <= 1 && words.len() <= LONGEST
}

/// Whether a known place stands beside words that say among whom: `Team bronze`, `Junior champion`.
fn is_narrowed(folded: &str) -> bool {
    let rest: Vec<&str> = folded.split(' ').filter(|word| !vocabulary::RANK_GROUPS.contains(*word)).collect();
    let cut = rest.len() < folded.split(' ').count() && !rest.is_empty();
    cut && rest.len() <= 2 && vocabulary::RANKS.contains(rest.join(" ").as_str())
}

/// A distinction has so many words at most.
const BEST_WORDS: usize = 5;

/// Whether a text behind the name of a contest is a distinction won there: `Best Newcomer`, `Most Creative Use of Data`.
pub(crate) fn is_distinction(text: &str) -> bool {
    let folded = fold(text);
    let opens =
        vocabulary::DISTINCTIONS.iter().any(|best| folded.strip_prefix(best).is_some_and(|rest| rest.starts_with(' ')));
    opens && folded.split(' ').count() <= BEST_WORDS
}

/// Whether a rank is a place among others, not an honour by itself.
pub(crate) fn is_place_in_contest(text: &str) -> bool {
    folded(text).split(' ').any(|word| is_ordinal(word) || is_number(word))
}

/// Whether a rank is the first place.
pub(crate) fn is_first(rank: &str) -> bool {
    let number =
        |word: &str| word.strip_prefix('1').is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
    fold(rank).split(' ').next().is_some_and(|word| vocabulary::FIRST_RANKS.contains(word) || number(word))
}

/// Endings of ordinal numbers in figures: `1st`, `2e`, `3:a`, `2.lik`.
const ORDINAL_ENDINGS: &[&str] = &[
    "st", "nd", "rd", "th", "e", "er", "ere", "eme", "o", "a", "º", "ª", "inci", "nci", "uncu", "lik", "luk", "de",
    "dje", "ste", "nde",
];

fn is_ordinal(word: &str) -> bool {
    let digits = word.trim_end_matches(|c: char| c.is_alphabetic());
    let ending = &word[digits.len()..];
    vocabulary::ORDINALS.contains(word) || (is_number(digits) && ORDINAL_ENDINGS.contains(&ending))
}

/// Whether a word is a number of a few digits.
pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.len() <= 5 && word.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_known_in_many_forms() {
        for text in [
            "1st Place",
            "Winner",
            "Runner-up",
            "3. Platz",
            "2e place",
            "1er prix",
            "Primer premio",
            "11th of 94",
            "Top 10",
            "Second Prize",
            "Segundo puesto",
            "Gold Medal",
            "Finalist",
            "II miejsce",
            "Third Place Team",
            "2nd runner-up",
            "1er Prix",
            "2nd out of 48 teams",
            "3rd place out of 120 entries",
            "2:a plats",
            "2. lik",
            "Team bronze",
            "Junior champion",
        ] {
            assert!(is_rank(text), "{text}");
        }
        for text in [
            "Young Engineer Award",
            "Second Engineer",
            "Top Teacher Award",
            "Prix du jeune urbaniste",
            "Order of the Anvil",
            "3 projects in 2 weeks",
            "24 hours of code",
            "National Trust",
            "Team of the Year",
        ] {
            assert!(!is_rank(text), "{text}");
        }
    }

    #[test]
    fn distinctions_open_with_a_superlative() {
        for text in ["Best Newcomer", "Most Creative Use of Data", "Meilleur espoir"] {
            assert!(is_distinction(text), "{text}");
        }
        for text in ["Best", "Bestland Foundation", "Newcomer", "Mostly Harmless"] {
            assert!(!is_distinction(text), "{text}");
        }
    }
}
