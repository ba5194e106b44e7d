//! Whether a statement names a quantity or an outcome.

use crate::lexicon::{Lexicon, first_held};
use crate::text::{fold, is_cjk, terms};
use vitae_model::dates;

/// Digits from which figures in a row are a phone number or an identifier.
const IDENTIFIER_DIGITS: usize = 9;
/// Words that make the number after them a name: "Level 2", "ISO 9001".
const NAMING_WORDS: [&str; 16] = [
    "level", "grade", "stage", "version", "phase", "type", "class", "tier", "section", "article", "step", "iso",
    "covid", "niveau", "stufe", "klasse",
];

/// Whether a statement says how much, or what came of it.
pub(crate) fn names_an_effect(statement: &str, words: Option<&Lexicon>) -> bool {
    names_a_quantity(statement) || words.is_some_and(|words| names_an_outcome(statement, words))
}

/// A number in words, a result phrase, an award or an adoption.
fn names_an_outcome(statement: &str, words: &Lexicon) -> bool {
    let terms = terms(statement);
    first_held(&terms, &words.statements.numbers).is_some() || first_held(&terms, &words.statements.outcomes).is_some()
}

/// A number in figures that is no date, phone, version or part of a name.
fn names_a_quantity(statement: &str) -> bool {
    let bare = without_dates(statement);
    let spaced = space_out(&bare);
    let words = without_identifiers(spaced.split_whitespace().collect());
    (0..words.len()).any(|at| is_quantity(words[at], at.checked_sub(1).map(|before| words[before]), at == 1))
}

/// The statement with every date blanked out. A year between other words is a date too: "2,000" counts, "2000" does not.
fn without_dates(statement: &str) -> String {
    let mut bare = statement.to_owned();
    for (range, _) in dates::find(statement).into_iter().rev() {
        bare.replace_range(range, " ");
    }
    bare
}

/// The words without runs of figures that are long enough for a phone or an account.
fn without_identifiers(words: Vec<&str>) -> Vec<&str> {
    let in_run = |word: &&str| word.chars().all(|c| c.is_ascii_digit() || "+-/()".contains(c));
    let runs = words.chunk_by(|a, b| in_run(a) == in_run(b));
    let digits = |run: &[&str]| run.iter().flat_map(|word| word.chars()).filter(char::is_ascii_digit).count();
    runs.filter(|run| !in_run(&run[0]) || digits(run) < IDENTIFIER_DIGITS).flatten().copied().collect()
}

/// Blanks between scripts without spaces and figures: `增长30%` is two words.
fn space_out(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = None;
    for c in text.chars() {
        if before.is_some_and(|before| is_cjk(before) != is_cjk(c)) {
            out.push(' ');
        }
        out.push(c);
        before = Some(c);
    }
    out
}

fn is_quantity(word: &str, before: Option<&str>, after_first: bool) -> bool {
    let word = fold(word);
    let word = word.trim_matches(|c: char| "()[]\"',;:.!?".contains(c));
    let number = word.trim_start_matches(|c: char| "$€£¥₹~<>≤≥±+-#×".contains(c));
    let marked = number.len() < word.len() || word.ends_with('%') || word.ends_with('+');
    if !number.starts_with(|c: char| c.is_ascii_digit()) || is_version(number) {
        return false;
    }
    marked || !before.is_some_and(|before| makes_a_name(before, after_first))
}

/// `3.1.2`, but not `1.250.000`.
fn is_version(number: &str) -> bool {
    let parts: Vec<&str> = number.split('.').collect();
    parts.len() >= 3 && parts[1..].iter().any(|part| part.len() != 3)
}

/// Whether the word before makes a number part of a name: `Java 8`, `Key Stage 3`. A first word is upper case anyway.
fn makes_a_name(before: &str, is_first: bool) -> bool {
    let ends = before.ends_with(|c: char| ",;:.)".contains(c));
    let upper = before.starts_with(|c: char| c.is_uppercase()) && !is_first;
    !ends && (upper || NAMING_WORDS.contains(&fold(before).as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::lexicon;

    #[test]
    fn quantities_count_and_other_figures_do_not() {
        for yes in [
            "Cut build time by 40%",
            "Trained 12 nurses",
            "Managed a budget of €1.2m",
            "Served 2,000 customers a day",
            "Reached 99.9 % uptime",
            "Led 5+ engineers",
            "销售额增长30%",
            "Umsatz um 15 Prozent erhöht",
        ] {
            assert!(names_a_quantity(yes), "{yes}");
        }
        for no in [
            "Migrated to Java 8",
            "Worked there since 2019",
            "Upgraded Angular from v2",
            "Taught Key Stage 3",
            "Certified to ISO 9001",
            "Call +49 30 1234567890",
            "Released 3.1.2 to customers",
            "Sold to B2B customers",
            "From Oct 2021 to Mar 2022",
        ] {
            assert!(!names_a_quantity(no), "{no}");
        }
    }

    #[test]
    fn outcomes_in_words_count() {
        let words = lexicon("en");
        assert!(names_an_effect("Rewrote the handbook, now used by all wards", words));
        assert!(names_an_effect("Trained two successors", words));
        assert!(!names_an_effect("Responsible for the billing service", words));
        assert!(!names_an_effect("Rewrote the handbook, now used by all wards", None));
    }
}
