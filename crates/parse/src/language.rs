//! Guesses the language by its smallest words.

use crate::words::fold;
use vitae_model::document::Document;

/// Frequent small words that few of the other languages share.
const WORDS: &[(&str, &[&str])] = &[
    ("en", &["the", "and", "of", "to", "with", "for", "in", "on", "by", "from", "as", "that", "at"]),
    ("de", &["und", "der", "die", "das", "mit", "fur", "von", "im", "bei", "zur", "zum", "den", "des", "eine"]),
    ("fr", &["et", "des", "les", "pour", "dans", "avec", "du", "aux", "sur", "une", "la", "le", "au"]),
    ("es", &["y", "los", "las", "para", "con", "del", "por", "una", "el", "en", "la", "como"]),
    ("pt", &["e", "para", "com", "dos", "das", "em", "uma", "ao", "os", "do", "da", "na", "no"]),
    ("it", &["e", "per", "con", "della", "delle", "dei", "di", "il", "nel", "gli", "una", "alla", "presso"]),
    ("nl", &["en", "van", "het", "een", "voor", "met", "de", "bij", "naar", "ik", "te"]),
    ("tr", &["ve", "ile", "icin", "bir", "olarak", "bu", "da", "de"]),
    ("pl", &["i", "w", "z", "na", "do", "oraz", "dla", "od", "przy", "jak"]),
];

/// The language of most small words, as a two-letter code; `None` when there are too few to tell.
pub(crate) fn guess(document: &Document) -> Option<String> {
    let text = fold(&document.plain_text());
    let words: Vec<&str> = text.split(' ').collect();
    let count = |list: &[&str]| words.iter().filter(|word| list.contains(word)).count();
    let mut scores: Vec<(&str, usize)> = WORDS.iter().map(|(code, list)| (*code, count(list))).collect();
    scores.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let (code, score) = scores[0];
    (score >= 5 && score > scores[1].1).then(|| code.to_owned())
}
