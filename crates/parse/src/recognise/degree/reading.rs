//! A degree and, beside it in the same text, its field of study.

use super::{degree_len, degree_score, is_degree, is_short_form, tail_degree};
use crate::recognise::school::field_score;
use crate::words::fold;
use std::ops::Range;

/// Words that stand between a degree and its field.
const LINKS: &[&str] = &[
    "in the field of",
    "with a specialisation in",
    "with a specialization in",
    "with specialisation in",
    "with specialization in",
    "specialised in",
    "specialized in",
    "specialising in",
    "specializing in",
    "with a major in",
    "with major in",
    "majoring in",
    "major in",
    "im fach",
    "im bereich",
    "fachrichtung",
    "en la especialidad de",
    "con mencion en",
    "mention",
    "specialite",
    "spécialité",
    "na kierunku",
    "w zakresie",
    "kierunek",
    "specjalnosc",
    "obor",
    "especialidad en",
    "opcion",
    "option",
    "in",
    "en",
    "em",
    "im",
    "w",
    "na",
    "i",
];

/// Words that stand between a degree and its field, or within a degree: `Bachelor of Laws`, `Licence de lettres`.
const GENITIVES: &[&str] = &["of", "de", "di", "der", "für"];

/// A text taken apart into degree and field.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reading {
    pub(crate) degree: Range<usize>,
    pub(crate) field: Range<usize>,
    /// Whether a word or bracket parts the two; else only the table of degrees says where one ends.
    pub(crate) explicit: bool,
}

/// Splits a text that holds a degree into the degree and its field.
pub(crate) fn read(text: &str) -> Option<Reading> {
    let start = text.len() - text.trim_start().len();
    let end = start + text[start..].trim_end().len();
    let length = degree_len(&text[start..end]);
    let known = if length > 0 { start + length } else { start + tail_degree(&text[start..end])? };
    if let Some(link) = find_link(&text[..end], known) {
        return Some(Reading { degree: start..link.start, field: link.end..end, explicit: true });
    }
    if let Some(inner) = bracketed_field(&text[..end], known) {
        return Some(Reading { degree: start..inner.start - 1, field: inner, explicit: true });
    }
    if let Some((mark, behind)) = marked_field(&text[..end], known, length > 0) {
        return Some(Reading { degree: start..mark, field: behind..end, explicit: true });
    }
    if length == 0 || end - known <= 1 {
        return Some(Reading { degree: start..end, field: end..end, explicit: false });
    }
    let from = known + skip_marks(&text[known..end]);
    let from = from + genitive_len(&text[from..end]);
    let led = [" zum", " zur", " als"].iter().any(|word| text[start..known].ends_with(word));
    let marked = led || text[known..from].contains([':', ',', '–', '—', '/']) || text[known..from].contains(" - ");
    Some(Reading { degree: start..known, field: from..end, explicit: marked })
}

/// Where a mark parts a degree and its field: behind the degree's words, or behind the subject that a genitive joins to
/// them (`Master of Fine Arts: Painting`, `Master of Town Planning (Transport)`). Gives the mark and the text behind it.
fn marked_field(text: &str, known: usize, fronted: bool) -> Option<(usize, usize)> {
    let rest = text.get(known..)?;
    let subject = rest.trim_start();
    if !rest.trim_start().starts_with([':', '–', '—']) && (!fronted || genitive_len(subject) == 0) {
        return None;
    }
    let marks = [":", " – ", " — ", " - "].iter().filter_map(|mark| Some((known + rest.find(mark)?, mark.len())));
    let (at, length) = marks.min()?;
    let behind = &text[at + length..];
    let told = is_subject(&text[known..at]) && !behind.trim().is_empty() && !is_degree(behind.trim());
    told.then_some((at, at + length))
}

/// Whether a text between a degree and a mark is nothing, or a short subject joined by a genitive: `of Fine Arts`.
fn is_subject(text: &str) -> bool {
    text.trim().is_empty() || (genitive_len(text.trim_start()) > 0 && text.split_whitespace().count() <= 5)
}

/// A linking word at or behind a place, with the blanks around it.
pub(super) fn find_link(text: &str, from: usize) -> Option<Range<usize>> {
    let lower = text.to_lowercase();
    if lower.len() != text.len() || !text.is_char_boundary(from) {
        return None;
    }
    let found = LINKS.iter().filter_map(|link| {
        let needle = format!(" {link} ");
        let at = from + lower.get(from..)?.find(&needle)?;
        // Small letters may be longer or shorter than their capitals.
        let head = text.get(..at).filter(|_| text.is_char_boundary(at + needle.len()))?;
        let closed = !head.contains('(') || head.contains(')');
        // Elsewhere a lone letter is an "and": `Magister Finanse i rachunkowość`.
        let led = link.len() > 1 || at == from || !head.trim().contains(' ');
        (at > 0 && closed && led).then(|| at..at + needle.len())
    });
    found.min_by_key(|link| (link.start, usize::MAX - link.end))
}

/// A text behind a degree without the word that links the two: `in Biology`, `of Arts`.
pub(crate) fn without_link(text: &str) -> &str {
    let lower = text.to_lowercase();
    let led =
        |word: &&&str| lower.len() == text.len() && lower.starts_with(**word) && lower[word.len()..].starts_with(' ');
    let link = LINKS.iter().chain(GENITIVES).filter(led).max_by_key(|word| word.len());
    link.and_then(|word| text.get(word.len()..)).map_or(text, str::trim_start)
}

/// Where a degree begins that stands behind its field: `Informatik (Diplom)`, `Computer Science BSc`.
pub(crate) fn trailing(text: &str) -> Option<usize> {
    let text = text.trim_end();
    let open = text.strip_suffix(')').and_then(|head| head.rfind('(')).filter(|open| *open > 0);
    if let Some(open) = open {
        let inner = &text[open + 1..text.len() - 1];
        return (degree_len(inner) == inner.len() && inner.len() > 1 && !is_degree(text)).then_some(open);
    }
    let at = text.rfind(' ')? + 1;
    let last = &text[at..];
    let told =
        degree_len(last) == last.len() && is_short_form(last) && !is_degree(text) && degree_score(&text[..at]) < 1.6;
    told.then_some(at)
}

/// The field in brackets behind a degree; not an abbreviation, which belongs to the degree.
fn bracketed_field(text: &str, from: usize) -> Option<Range<usize>> {
    let open = from + text.get(from..)?.find('(')?;
    let close = open + text[open..].rfind(')').unwrap_or(text.len() - open);
    let inner = text[open + 1..close].trim();
    let capitals = |text: &str| !text.chars().any(char::is_lowercase);
    let abbreviation = capitals(inner) && field_score(inner) == 0.0 && !(capitals(text) && inner.len() > 5);
    let honours = fold(inner).starts_with("hon") || is_degree(inner);
    let closes = text[close..].chars().filter(|c| c.is_alphanumeric()).count() == 0;
    (!abbreviation && !honours && closes && !inner.is_empty() && is_subject(&text[from..open]))
        .then_some(open + 1..close)
}

fn genitive_len(text: &str) -> usize {
    let word = text.split(' ').next().unwrap_or_default();
    if word.len() < text.len() && GENITIVES.contains(&word.to_lowercase().as_str()) { word.len() + 1 } else { 0 }
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
            ("M.Sc. (Computer Science)", "M.Sc.", "Computer Science"),
            ("BSc (Hons) Nursing", "BSc (Hons)", "Nursing"),
            ("BA (Hons) (Economics and History)", "BA (Hons)", "Economics and History"),
            ("Bachelor of Fine Arts Graphic Design", "Bachelor of Fine Arts", "Graphic Design"),
            ("Bachelor of Science in Computer Science", "Bachelor of Science", "Computer Science"),
            ("Level 3 NVQ Diploma in Electrical Installation", "Level 3 NVQ Diploma", "Electrical Installation"),
            ("BA, English Literature", "BA", "English Literature"),
            ("GCSEs", "GCSEs", ""),
            ("Ph.D., Ecology", "Ph.D.", "Ecology"),
            ("Master Informatik", "Master", "Informatik"),
            ("Ausbildung zum Elektroniker", "Ausbildung zum", "Elektroniker"),
            ("Executive MBA", "Executive MBA", ""),
            ("MBO 4", "MBO 4", ""),
            ("NVQ Level 3", "NVQ Level 3", ""),
            ("Diploma III in Hotel Management", "Diploma III", "Hotel Management"),
            ("Máster en Restauración del Patrimonio", "Máster", "Restauración del Patrimonio"),
            ("Erstes Juristisches Staatsexamen", "Erstes Juristisches Staatsexamen", ""),
            ("Technician's diploma in Motor Vehicles", "Technician's diploma", "Motor Vehicles"),
            ("Verwaltungsfachwirtin (VL II)", "Verwaltungsfachwirtin (VL II)", ""),
            ("magister – Finanse", "magister", "Finanse"),
            ("Master of Town Planning: Transport", "Master of Town Planning", "Transport"),
            ("Master of Town Planning (Transport)", "Master of Town Planning", "Transport"),
            ("WEITERBILDUNG (PFLEGE IM ALTER)", "WEITERBILDUNG", "PFLEGE IM ALTER"),
            ("Advanced Trade Certificate: Plumbing", "Advanced Trade Certificate", "Plumbing"),
            ("BSc (Ord) Physics", "BSc (Ord)", "Physics"),
            ("IHK-Abschluss: Gastgewerbe", "IHK-Abschluss", "Gastgewerbe"),
        ];
        for (text, degree, field) in cases {
            let reading = read(text).unwrap_or_else(|| panic!("{text}"));
            let field_read = text[reading.field].trim();
            assert_eq!((text[reading.degree].trim(), field_read), (degree, field), "{text}");
        }
    }
}
