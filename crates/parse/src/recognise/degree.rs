//! Degrees, and what stands beside them: the field of study.

use super::school::field_score;
use crate::vocabulary;
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

/// Words before a degree that belong to it: `Executive MBA`, `Erstes Juristisches Staatsexamen`.
const MODIFIERS: &[&str] = &[
    "executive",
    "international",
    "european",
    "joint",
    "double",
    "dual",
    "integrated",
    "professional",
    "national",
    "state",
    "public",
    "technical",
    "vocational",
    "advanced",
    "higher",
    "post",
    "postgraduate",
    "graduate",
    "undergraduate",
    "accelerated",
    "global",
    "specialised",
    "specialized",
    "general",
    "full",
    "honours",
    "honors",
    "erste",
    "erstes",
    "erster",
    "zweite",
    "zweites",
    "first",
    "second",
    "juristisches",
    "juristische",
    "medizinisches",
    "staatliches",
    "1",
    "2",
    "eidgenossisches",
    "kaufmannische",
    "duale",
    "abgeschlossene",
    "doble",
    "gran",
];

/// Endings of single words that name a degree.
const ENDINGS: &[&str] = &[
    "abschluss",
    "diplom",
    "examen",
    "eksamen",
    "reife",
    "brief",
    "zeugnis",
    "meister",
    "meisterin",
    "fachwirt",
    "fachwirtin",
    "fachangestellte",
    "kandidat",
    "diploma",
    "diplomasi",
    "utbildning",
    "ausbildung",
    "lisans",
];

/// Words of courses that lead to no degree of a fixed name.
const COURSES: &[&str] = &[
    "programme",
    "program",
    "course",
    "training",
    "studies",
    "lehrgang",
    "weiterbildung",
    "fortbildung",
    "studium",
    "formation",
    "curso",
    "corso",
    "kurs",
    "cursus",
    "ausbildung",
    "szkolenie",
    "egitimi",
    "degree",
    "qualification",
    "certification",
    "studia",
    "estudios",
    "etudes",
    "seminar",
    "intensive",
    "immersive",
    "bootcamp",
    "title",
];

/// A text taken apart into degree and field.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reading {
    pub(crate) degree: Range<usize>,
    pub(crate) field: Range<usize>,
    /// Whether a word or bracket parts the two; else only the table of degrees says where one ends.
    pub(crate) explicit: bool,
}

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
        let modifier = MODIFIERS.contains(&fold(word).as_str());
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
    if folded.split(' ').any(|word| COURSES.contains(&word)) { 0.8 } else { 0.0 }
}

/// Where a degree ends whose last words say so: `Technician's diploma`, `Verwaltungsfachwirtin (VL II)`.
fn tail_degree(text: &str) -> Option<usize> {
    let link = find_link(text, 0).map_or(text.len(), |link| link.start);
    let bracket = text.find(" (").unwrap_or(text.len());
    let end = link.min(bracket);
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
    let ending = words
        .last()
        .is_some_and(|word| ENDINGS.iter().any(|ending| word.len() >= ending.len() && word.ends_with(ending)));
    (phrase || ending).then_some(head.len())
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
    if length == 0 || end - known <= 1 {
        return Some(Reading { degree: start..end, field: end..end, explicit: false });
    }
    let from = known + skip_marks(&text[known..end]);
    let from = from + genitive_len(&text[from..end]);
    let led = [" zum", " zur", " als"].iter().any(|word| text[start..known].ends_with(word));
    let marked = led || text[known..from].contains([':', ',', '–', '—', '/']) || text[known..from].contains(" - ");
    Some(Reading { degree: start..known, field: from..end, explicit: marked })
}

/// A linking word at or behind a place, with the blanks around it.
fn find_link(text: &str, from: usize) -> Option<Range<usize>> {
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
        (at > 0 && closed).then(|| at..at + needle.len())
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
    let abbreviation = !inner.chars().any(char::is_lowercase) && field_score(inner) == 0.0;
    let honours = fold(inner).starts_with("hon") || is_degree(inner);
    let closes = text[close..].chars().filter(|c| c.is_alphanumeric()).count() == 0;
    (!abbreviation && !honours && closes && !inner.is_empty() && text[from..open].trim().is_empty())
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
        ];
        for (text, degree, field) in cases {
            let reading = read(text).unwrap_or_else(|| panic!("{text}"));
            let field_read = text[reading.field].trim();
            assert_eq!((text[reading.degree].trim(), field_read), (degree, field), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_degrees() {
        for text in ["be kind", "University of Leeds", "masonry", "as needed", "Acme", "Be bold"] {
            assert!(!is_degree(text), "{text}");
        }
    }
}
