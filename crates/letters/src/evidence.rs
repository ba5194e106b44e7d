//! Lines of a resume as statements in the first person.

use crate::persons::{is_person, is_plural};
use crate::phrase::{is_plain, tidy, uncapitalised, word_count};
use crate::words::WORDS;

/// Words of a statement that fits into a sentence.
const WORDS_OF_A_CLAUSE: std::ops::RangeInclusive<usize> = 3..=26;
/// Fewest words that a statement keeps when its end is cut off.
const KEPT_WORDS: usize = 8;
/// Most words of a statement without a verb.
const NOUN_WORDS: usize = 14;

/// Words that need another behind them.
const OPEN: [&str; 36] = [
    "a",
    "an",
    "and",
    "as",
    "at",
    "by",
    "following",
    "for",
    "from",
    "in",
    "including",
    "into",
    "of",
    "on",
    "or",
    "the",
    "through",
    "to",
    "via",
    "with",
    "als",
    "auf",
    "bei",
    "das",
    "dem",
    "den",
    "der",
    "des",
    "die",
    "durch",
    "für",
    "mit",
    "oder",
    "und",
    "von",
    "zur",
];

/// What a line says, ready for a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Statement {
    /// Follows `I`.
    Did(String),
    /// Follows `I`, or `my job was to`.
    Do(String),
    /// Follows `my work includes`.
    Includes(String),
}

impl Statement {
    /// The words, without what they follow.
    pub fn text(&self) -> &str {
        match self {
            Self::Did(text) | Self::Do(text) | Self::Includes(text) => text,
        }
    }

    /// Takes a line apart; `None` when it cannot be said in the first person without guessing.
    pub fn read(line: &str) -> Option<Self> {
        if is_open_ended(line) {
            return None;
        }
        let line = tidy(first_part(&tidy(line)));
        let line = shortened(&line)?;
        if !WORDS_OF_A_CLAUSE.contains(&word_count(line)) || !is_plain(line) || line.contains(['?', '!', ':']) {
            return None;
        }
        let first = line.split_whitespace().next()?.trim_end_matches(',');
        if let Some(rest) = line.strip_prefix("I ") {
            return Some(Self::of_speaker(rest));
        }
        Self::by_first_word(&first.to_lowercase(), line)
    }

    /// A line to be quoted as it stands.
    pub fn quoted(line: &str) -> Option<Self> {
        let line = tidy(line);
        let fits = WORDS_OF_A_CLAUSE.contains(&word_count(&line)) && is_plain(&line) && !is_open_ended(&line);
        fits.then_some(Self::Includes(line))
    }

    /// What follows the writer's own `I`: a verb of the present may have to change its tense.
    fn of_speaker(rest: &str) -> Self {
        let first = rest.split(' ').next().unwrap_or_default();
        let is_present = WORDS.verbs.contains(first) && !WORDS.is_past(first);
        if is_present { Self::Do(rest.to_owned()) } else { Self::Did(rest.to_owned()) }
    }

    fn by_first_word(first: &str, line: &str) -> Option<Self> {
        let clause = uncapitalised(line);
        let second = line.split_whitespace().nth(1).unwrap_or_default().to_lowercase();
        let is_promotion = first == "promoted" && matches!(second.as_str(), "to" | "from" | "twice" | "after");
        let is_charge = matches!(first, "responsible" | "accountable");
        if is_promotion || is_charge || WORDS.passive.contains(first) {
            Some(Self::Did(format!("was {clause}")))
        } else if WORDS.is_past(first) {
            Some(Self::Did(clause))
        } else if WORDS.verbs.contains(first) {
            Some(Self::Do(clause))
        } else if WORDS.is_gerund(first) {
            (!is_title(line)).then_some(Self::Includes(clause))
        } else {
            (is_noun_phrase(line) && !is_title(line)).then_some(Self::Includes(clause))
        }
    }
}

/// Whether a line goes on in the lines below it: it ends in a colon or in a word that needs another.
fn is_open_ended(line: &str) -> bool {
    let line = line.trim_end();
    line.ends_with(':') || OPEN.contains(&tidy(line).rsplit(' ').next().unwrap_or_default().to_lowercase().as_str())
}

/// Without a verb at its beginning a line is taken over only when nothing in it looks like a sentence of its own.
fn is_noun_phrase(line: &str) -> bool {
    let words: Vec<String> =
        line.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()).collect();
    let speaks = |word: &String| {
        matches!(
            word.as_str(),
            "i" | "my"
                | "we"
                | "our"
                | "you"
                | "your"
                | "he"
                | "she"
                | "his"
                | "her"
                | "is"
                | "are"
                | "was"
                | "were"
                | "has"
                | "have"
                | "had"
                | "can"
                | "will"
                | "me"
        )
    };
    let third_person =
        words.first().is_some_and(|first| first.strip_suffix('s').is_some_and(|verb| WORDS.verbs.contains(verb)));
    let has_past = words.iter().any(|word| WORDS.pasts.contains(word));
    let is_activity = |word: &String| WORDS.activities.iter().any(|ending| word.ends_with(ending.as_str()));
    let names_activity = words.iter().take(3).any(is_activity);
    names_activity
        && words.len() <= NOUN_WORDS
        && !words.iter().any(speaks)
        && !third_person
        && !has_past
        && !line.contains(',')
        && !line.contains(['(', ')', '%'])
}

/// Whether a line names what somebody is rather than does: `Managing editor of the paper`, not `Managing editors`.
fn is_title(line: &str) -> bool {
    const AFTER: [&str; 6] = ["at", "for", "in", "of", "to", "with"];
    let words: Vec<&str> = line.split_whitespace().collect();
    let begins_title = |words: &[&str]| is_person(&words.join(" ")) && !is_plural(&words.join(" "));
    match words.as_slice() {
        [first, second] => begins_title(&[*first, *second]),
        [first, second, third, ..] => AFTER.contains(third) && begins_title(&[*first, *second]),
        _ => false,
    }
}

/// The line up to a semicolon, or to the end of a sentence that is long enough to stand alone.
fn first_part(line: &str) -> &str {
    let line = line.split(';').next().unwrap_or(line);
    let mut ends = line.match_indices(". ").map(|(at, _)| at);
    let line = ends.find(|at| word_count(&line[..*at]) >= 5).map_or(line, |at| &line[..at]);
    unmarked_end(line).map_or(line, |at| line[..at].trim_end())
}

/// Where a second statement begins whose line break was lost: `prepared the accounts Reviewed the payroll`.
fn unmarked_end(line: &str) -> Option<usize> {
    let mut before: Option<&str> = None;
    for (n, word) in line.split(' ').enumerate() {
        let at = word.as_ptr() as usize - line.as_ptr() as usize;
        let follows_text = before.is_some_and(|word| word.ends_with(char::is_lowercase) && !OPEN.contains(&word));
        let is_verb = word.starts_with(char::is_uppercase) && WORDS.is_past_of_verb(&word.to_lowercase());
        if n >= 5 && follows_text && is_verb {
            return Some(at);
        }
        before = Some(word);
    }
    None
}

/// A long line up to where what follows only adds to it.
fn shortened(line: &str) -> Option<&str> {
    if word_count(line) <= *WORDS_OF_A_CLAUSE.end() {
        return Some(line);
    }
    const ADDS: [&str; 9] =
        [" – ", " — ", " - ", ", which ", ", while ", ", resulting ", ", leading ", ", including ", ", with "];
    let cuts = ADDS.iter().flat_map(|mark| line.match_indices(mark).map(|(at, _)| at));
    let fits = |at: &usize| (KEPT_WORDS..=*WORDS_OF_A_CLAUSE.end()).contains(&word_count(&line[..*at]));
    cuts.filter(fits).max().map(|at| &line[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_said_in_the_first_person() {
        let did = |text: &str| Some(Statement::Did(text.to_owned()));
        let does = |text: &str| Some(Statement::Do(text.to_owned()));
        let includes = |text: &str| Some(Statement::Includes(text.to_owned()));
        for (line, expected) in [
            ("• Cut pressure ulcers from 11 to 4 a year.", did("cut pressure ulcers from 11 to 4 a year")),
            ("Promoted to charge nurse after two years", did("was promoted to charge nurse after two years")),
            ("Promoted seasonal products in 14 shops", did("promoted seasonal products in 14 shops")),
            ("Responsible for the night shift", did("was responsible for the night shift")),
            ("Lead a team of five developers", does("lead a team of five developers")),
            ("Managing the accounts of 40 clients", includes("managing the accounts of 40 clients")),
            ("I rewired two schools", did("rewired two schools")),
            ("I drive a van at night", does("drive a van at night")),
            ("I am in charge of the keys", did("am in charge of the keys")),
            ("Wound care and IV administration", includes("wound care and IV administration")),
            ("Manages the rota and writes reports", None),
            ("Recurring presenter at the modelling conference", None),
            ("Managing editor of the weekly paper", None),
            ("Training new starters on the till", includes("training new starters on the till")),
            ("Managing contractor relations in Leeds", includes("managing contractor relations in Leeds")),
            ("Supporting teachers in class", includes("supporting teachers in class")),
            ("[Company] project lead", None),
            ("See https://example.org/paper", None),
            ("Python", None),
            ("File VAT returns and support the audit", None),
            ("Responsible for various tasks such as:", None),
            ("Led the move of all services to", None),
            ("Keep the rating high; write the records", does("keep the rating high")),
            (
                "Maintained the accounts of the department Reviewed the payroll each month",
                did("maintained the accounts of the department"),
            ),
        ] {
            assert_eq!(Statement::read(line), expected, "{line}");
        }
    }

    #[test]
    fn only_whole_lines_are_quoted() {
        for (line, expected) in [
            ("Prüfung nach DGUV V3", true),
            ("Software-Service und Support für das", false),
            ("Entwicklung und Betrieb von:", false),
        ] {
            assert_eq!(Statement::quoted(line).is_some(), expected, "{line}");
        }
    }

    #[test]
    fn long_lines_end_where_only_details_follow() {
        let line = "Led the move of nine services to a new platform with no loss of data, resulting in a cost that fell by a third within one year and in far fewer calls at night";
        assert_eq!(
            Statement::read(line),
            Some(Statement::Did("led the move of nine services to a new platform with no loss of data".into()))
        );
    }
}
