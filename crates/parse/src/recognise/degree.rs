//! Degrees, and what stands behind them: the field of study.

use crate::vocabulary;
use crate::words::fold;

/// Words that stand between a degree and its field.
const LINKS: &[&str] = &[
    "in",
    "of",
    "en",
    "de",
    "em",
    "di",
    "im",
    "der",
    "fur",
    "w",
    "na",
    "specializing in",
    "specialising in",
    "major in",
    "majoring in",
    "with a major in",
    "mention",
];

/// Bytes at the front of a text that name a degree; 0 when it does not begin with one.
///
/// Levels before it (`Level 3 NVQ Diploma`) and brackets behind it (`BSc (Hons)`) belong to the degree.
pub(crate) fn degree_len(text: &str) -> usize {
    let lead = level_len(text);
    let words = word_ends(&text[lead..]);
    let mut best = 0;
    for (count, end) in words.iter().enumerate().take(6) {
        let piece = &text[lead..lead + end];
        let folded = fold(piece);
        if vocabulary::DEGREES.contains(folded.as_str()) && proper(piece, count) {
            best = lead + end;
        }
    }
    if best == 0 {
        return 0;
    }
    // "NVQ Diploma", "Diploma Certificate": degrees in a row are one.
    let rest = text[best..].trim_start();
    let gap = text[best..].len() - rest.len();
    let more = if gap > 0 && !rest.is_empty() && lead > 0 { degree_len(rest) } else { 0 };
    if more > 0 { best + gap + more } else { best }
}

/// Short forms such as `be`, `as`, `ma` and `ms` are degrees only with a capital.
fn proper(piece: &str, _count: usize) -> bool {
    piece.len() > 4 || piece.starts_with(|c: char| c.is_uppercase())
}

/// `Level 3 ` at the front.
fn level_len(text: &str) -> usize {
    let lower = text.to_lowercase();
    let Some(rest) = lower.strip_prefix("level ") else { return 0 };
    let digits = rest.chars().take_while(char::is_ascii_digit).count();
    if digits > 0 && rest[digits..].starts_with(' ') && text.is_char_boundary(7 + digits) { 7 + digits } else { 0 }
}

/// Where each word ends; brackets count as words, so that `BSc (Hons)` is two.
fn word_ends(text: &str) -> Vec<usize> {
    let mut out = Vec::new();
    let mut inside = false;
    for (at, c) in text.char_indices() {
        let separator = c.is_whitespace() || (",;|–—/:(".contains(c));
        if separator && inside {
            out.push(at);
            inside = false;
        } else if !separator {
            inside = true;
        }
        if ",;|–—/:".contains(c) {
            return out;
        }
        if c == '(' && !text[at..].to_lowercase().starts_with("(hon") {
            return out;
        }
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

/// How much a text reads like a school's name.
pub(crate) fn school_score(text: &str) -> f32 {
    let folded = fold(text);
    let hit = |word: &str| {
        vocabulary::SCHOOLS.contains(word)
            || ["schule", "gymnasium", "universitat", "hochschule", "akademie"]
                .iter()
                .any(|ending| word.len() > ending.len() && word.ends_with(ending))
    };
    if folded.split(' ').any(hit) { 1.0 } else { 0.0 }
}

/// Splits a text that begins with a degree into the degree and its field.
pub(crate) fn split(text: &str) -> Option<(std::ops::Range<usize>, std::ops::Range<usize>)> {
    let start = text.len() - text.trim_start().len();
    let length = degree_len(&text[start..]);
    if length == 0 {
        return None;
    }
    let end = start + length;
    let mut from = end + skip_marks(&text[end..]);
    let mut again = true;
    while again {
        again = false;
        for link in LINKS {
            let rest = &text[from..];
            let Some(head) = rest.get(..link.len()) else { continue };
            if fold(head) == *link && rest[link.len()..].starts_with(' ') {
                from += link.len() + 1;
                again = *link == "in" && fold(&text[from..]).starts_with("the field of");
                break;
            }
        }
    }
    from += skip_marks(&text[from..]);
    Some((start..end, from..text.len()))
}

fn skip_marks(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_whitespace() || ",;:|–—-(/·•".contains(c)).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_are_parted_from_fields() {
        let cases = [
            ("MSc in Finance", "MSc", "Finance"),
            ("M.Sc. (Computer Science)", "M.Sc.", "Computer Science)"),
            ("BSc (Hons) Nursing", "BSc (Hons)", "Nursing"),
            ("Bachelor of Fine Arts Graphic Design", "Bachelor of Fine Arts", "Graphic Design"),
            ("Bachelor of Science in Computer Science", "Bachelor of Science", "Computer Science"),
            ("Level 3 NVQ Diploma in Electrical Installation", "Level 3 NVQ Diploma", "Electrical Installation"),
            ("BA, English Literature", "BA", "English Literature"),
            ("GCSEs", "GCSEs", ""),
            ("Ph.D., Ecology", "Ph.D.", "Ecology"),
            ("Master Informatik", "Master", "Informatik"),
            ("Ausbildung zum Elektroniker", "Ausbildung zum", "Elektroniker"),
        ];
        for (text, degree, field) in cases {
            let (a, b) = split(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((&text[a], &text[b]), (degree, field), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_degrees() {
        for text in ["be kind", "University of Leeds", "masonry", "as needed", "Acme"] {
            assert!(!is_degree(text), "{text}");
        }
    }
}
