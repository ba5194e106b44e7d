//! Degrees by the words at their front or end.

mod reading;

pub(crate) use reading::{Reading, read, trailing, without_link};

use crate::vocabulary;
use crate::words::fold;
use reading::find_link;

/// Bytes at the front of a text that name a degree; 0 when it does not begin with one.
///
/// Levels around it (`Level 3 NVQ Diploma`, `MBO 4`) and brackets behind it (`BSc (Hons)`) belong to the degree.
pub(crate) fn degree_len(text: &str) -> usize {
    let bare = bare_degree_len(text);
    let lead = if bare > 0 { 0 } else { lead_len(text) };
    let mut end = if bare > 0 { bare } else { bare_degree_len(&text[lead..]) };
    if end == 0 {
        return 0;
    }
    end += lead;
    loop {
        let more = follow_len(&text[end..], lead > 0);
        if more == 0 {
            return end;
        }
        end += more;
    }
}

/// The longest phrase of the vocabulary at the front.
fn bare_degree_len(text: &str) -> usize {
    let mut best = 0;
    for end in word_ends(text).into_iter().take(7) {
        let piece = &text[..end];
        let folded = fold(piece);
        let spaced = piece.contains(". ") && vocabulary::DEGREES.contains(folded.replace(' ', "").as_str());
        if (spaced || vocabulary::DEGREES.contains(folded.as_str())) && proper(piece, &text[end..]) {
            best = end;
        }
    }
    best
}

/// Short forms such as `be`, `as`, `ma` and `ms` are degrees only in capitals, or when nothing follows.
fn proper(piece: &str, rest: &str) -> bool {
    let letters = piece.chars().filter(|c| c.is_alphabetic()).count();
    let capitals = piece.chars().filter(|c| c.is_uppercase()).count();
    let ends = !rest.trim_start().starts_with(char::is_alphanumeric);
    letters > 4 || piece.contains('.') || capitals >= 2 || (capitals > 0 && ends) || letters == 0
}

/// Levels and modifiers at the front: `Level 3 `, `Executive `.
fn lead_len(text: &str) -> usize {
    let mut end = 0;
    for _ in 0..3 {
        let rest = &text[end..];
        if rest.starts_with(char::is_whitespace) {
            break;
        }
        let word = rest.split_whitespace().next().unwrap_or_default();
        let modifier = vocabulary::DEGREE_MODIFIERS.contains(fold(word).as_str());
        let length = if modifier { word.len() } else { level_len(rest) };
        let blank = rest[length..].len() - rest[length..].trim_start().len();
        if length == 0 || blank == 0 {
            break;
        }
        end += length + blank;
    }
    end
}

/// `Level 3`, `RQF Level 2`, `Niveau 5` at the front.
fn level_len(text: &str) -> usize {
    let mut words = text.split(' ');
    let (Some(first), Some(second)) = (words.next(), words.next()) else { return 0 };
    let level = matches!(
        fold(first).as_str(),
        "level" | "niveau" | "nivel" | "livello" | "stufe" | "class" | "grade" | "year" | "stopien" | "poziom"
    );
    let numbered = second.trim_end_matches([',', ')', '.']);
    if level && is_numeral(numbered) { first.len() + 1 + numbered.len() } else { 0 }
}

/// A small number in figures or Roman: the `III` of `Diploma III`.
fn is_numeral(word: &str) -> bool {
    let digits = !word.is_empty() && word.len() <= 2 && word.chars().all(|c| c.is_ascii_digit());
    digits || matches!(word, "I" | "II" | "III" | "IV" | "V" | "VI" | "X" | "XI" | "XII")
}

/// Bytes behind a degree that still belong to it: a level, a second degree (behind a level), honours.
fn follow_len(text: &str, levelled: bool) -> usize {
    let rest = text.trim_start();
    let gap = text.len() - rest.len();
    if gap == 0 || rest.is_empty() {
        return 0;
    }
    if let Some(length) = bracket_len(rest) {
        return gap + length;
    }
    let word = rest.split([' ', ',', ';', '\t']).next().unwrap_or_default();
    let length = match fold(word).as_str() {
        "hons" | "honours" | "honors" | "honoris" => word.len(),
        // A general word completes a particular one: "MBO-4 Diploma", "NVQ Certificate".
        "diploma" | "degree" | "certificate" | "qualification" | "award" | "diplom" | "diplome" | "candidate" => {
            word.len()
        }
        _ if is_numeral(word) => word.len(),
        _ if level_len(rest) > 0 => level_len(rest),
        _ if levelled => bare_degree_len(rest),
        _ => 0,
    };
    if length == 0 { 0 } else { gap + length }
}

/// Bytes of a short bracket that more text follows, or of a kind of school: the `(Ord)` of `BSc (Ord) Physics`, the `(FH)`
/// of `Diplom-Ingenieurin (FH)`.
fn bracket_len(text: &str) -> Option<usize> {
    let (inside, behind) = text.strip_prefix('(')?.split_once(')')?;
    let short = inside.split_whitespace().count() <= 2 && !inside.contains('(');
    let goes_on = behind.strip_prefix(' ').is_some_and(|behind| behind.starts_with(char::is_alphabetic));
    let kind = behind.is_empty() && KINDS.contains(&inside.trim().to_lowercase().as_str());
    (short && goes_on || kind).then_some(inside.len() + 2)
}

/// Kinds of schools that stand in brackets behind the degrees they give.
const KINDS: &[&str] = &["fh", "uni", "univ", "univ.", "tu", "th", "ba", "dh", "haw", "ph", "htl", "hbo", "wo"];

/// Where each word ends; `(Hons)` counts as a word.
fn word_ends(text: &str) -> Vec<usize> {
    let mut out = Vec::new();
    let mut inside = false;
    for (at, c) in text.char_indices() {
        let separator = c.is_whitespace() || ",;|–—/:(".contains(c);
        if separator && inside {
            out.push(at);
            inside = false;
        } else if !separator {
            inside = true;
        }
        let honours = c == '(' && text[at..].to_lowercase().starts_with("(hon");
        if ",;|–—/:".contains(c) || (c == '(' && !honours) || out.len() > 8 {
            return out;
        }
        inside |= honours;
    }
    if inside {
        out.push(text.len());
    }
    out
}

/// Whether a text begins with a degree.
pub(crate) fn is_degree(text: &str) -> bool {
    degree_len(text.trim_start()) > 0
}

/// How much a text reads like a degree, 0 to 2.5.
pub(crate) fn degree_score(text: &str) -> f32 {
    let text = text.trim();
    let length = degree_len(text);
    if length == text.len() && length > 0 {
        return 2.5;
    }
    if length > 0 {
        return 2.0;
    }
    if tail_degree(text).is_some() {
        return 1.6;
    }
    let folded = fold(text);
    if folded.split(' ').any(|word| vocabulary::COURSES.contains(word)) { 0.8 } else { 0.0 }
}

/// Where a degree ends whose last words say so: `Technician's diploma`, `Verwaltungsfachwirtin (VL II)`.
fn tail_degree(text: &str) -> Option<usize> {
    let link = find_link(text, 0).map_or(text.len(), |link| link.start);
    let marks = [" (", ": ", " – ", " — "].iter().filter_map(|mark| text.find(mark));
    let end = marks.min().unwrap_or(text.len()).min(link);
    let head = text[..end].trim_end();
    let folded = fold(head);
    let words: Vec<&str> = folded.split(' ').collect();
    if words.len() > 6 || head.is_empty() {
        return None;
    }
    let phrase = (0..words.len()).any(|from| {
        let tail = words[from..].join(" ");
        tail.len() > 4 && vocabulary::DEGREES.contains(tail.as_str())
    });
    let ending = words.last().is_some_and(|word| {
        vocabulary::DEGREE_ENDINGS.iter().any(|ending| word.len() >= ending.len() && word.ends_with(ending))
    });
    (phrase || ending).then_some(head.len())
}

/// Whether a degree is a short form, which no further words but a level complete: `PhD`, `B.Sc.`, `NVQ Level 3`.
pub(crate) fn is_short_form(degree: &str) -> bool {
    let levelled =
        degree.trim().split_once(' ').filter(|(_, level)| level_len(level) == level.len() || is_numeral(level));
    let degree = levelled.map_or(degree, |(form, _)| form);
    let degree = degree.trim().split(" (Hon").next().unwrap_or_default().trim_end_matches(" Hons");
    let letters = degree.chars().filter(|c| c.is_alphabetic()).count();
    let capitals = degree.chars().filter(|c| c.is_uppercase()).count();
    letters <= 6 && (capitals >= 2 || degree.contains('.')) && !degree.contains(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_no_degrees() {
        for text in ["be kind", "University of Leeds", "masonry", "as needed", "Acme", "Be bold"] {
            assert!(!is_degree(text), "{text}");
        }
    }
}
