//! Words that no line ends with unless it goes on.

/// Whether a text ends in a word that none ends with; `OR` behind a comma is a state.
pub(super) fn ends_open(text: &str) -> bool {
    let word = last_word_of(text);
    let state = word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
    waits(word) && !(state && text.trim_end().trim_end_matches(word).trim_end().ends_with(','))
}

/// Whether no statement ends with this word.
pub(super) fn waits(word: &str) -> bool {
    OPEN_WORDS.contains(&word.to_lowercase().as_str())
}

/// Whether a word waits for another one or for a date; statements may end with those that wait for dates (`none since`).
pub(crate) fn is_open_word(word: &str) -> bool {
    waits(word) || DATE_WORDS.contains(&word.to_lowercase().as_str())
}

/// Words before a date.
const DATE_WORDS: &[&str] = &["since", "until", "during", "through", "seit", "depuis"];

/// The last word of a text, with the marks behind it.
pub(super) fn last_word_of(text: &str) -> &str {
    text.trim_end().rsplit([' ', '\t']).next().unwrap_or_default()
}

/// Words that no statement ends with.
pub(super) const OPEN_WORDS: &[&str] = &[
    "a", "an", "the", "of", "and", "or", "to", "in", "on", "at", "by", "for", "from", "with", "as", "into", "over",
    "its", "their", "our", "his", "her", "than", "that", "which", "while", "under", "per", "via", "und", "der", "die",
    "das", "mit", "fur", "von", "im", "et", "de", "la", "le", "les", "des", "du", "y", "el", "los", "en", "con",
    "para", "using", "e", "do", "da", "di", "il", "van", "het", "een", "up", "&",
];
