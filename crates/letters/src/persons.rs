//! Titles of persons: whether a title names one, and one person's title for several.

use crate::phrase::with_article;
use crate::words::WORDS;

/// Words that begin what only adds to a title: `Teacher of Maths`, `Chef de Partie`.
const ADDS: [&str; 14] = ["of", "de", "in", "for", "to", "at", "with", "and", "&", "/", "für", "im", "der", "und"];

/// Words before a number that is a step and no part of the title: `Staff Nurse Band 5`.
const STEPS: [&str; 6] = ["band", "class", "grade", "level", "step", "stufe"];

/// Whether a title names a person: `Teacher of Maths`, not `Customer Service`.
pub(crate) fn is_person(title: &str) -> bool {
    let marks_all_genders = |word: &str| ["/in", ":in", "/r", ":r"].iter().any(|end| word.ends_with(end));
    title.split(' ').any(marks_all_genders) || is_person_word(&one(&title[head(title)]))
}

/// Whether a title names several persons: `Warehouse Associates`.
pub(crate) fn is_plural(title: &str) -> bool {
    let word = &title[head(title)];
    let one = one(word);
    one != word && is_person_word(&one)
}

/// One person's title: advertisements look for `drivers`.
pub(crate) fn singular(title: &str) -> String {
    if !is_plural(title) {
        return title.to_owned();
    }
    let range = head(title);
    format!("{}{}{}", &title[..range.start], one(&title[range.clone()]), &title[range.end..])
}

/// A title behind `as`: one person's with its article, others as they stand.
pub(crate) fn as_role(title: &str) -> String {
    let one = singular(title);
    let is_many = one.ends_with('s') && !one.ends_with("ss") && !is_person(&one);
    if is_many { one } else { with_article(&one) }
}

/// Where the word stands that says what the person is.
fn head(title: &str) -> std::ops::Range<usize> {
    let mut words: Vec<&str> = title.split(' ').filter(|word| !word.is_empty()).collect();
    let end = words.iter().skip(1).position(|word| ADDS.contains(&word.to_lowercase().as_str()));
    words.truncate(end.map_or(words.len(), |at| at + 1));
    let is_number = |word: &&str| word.chars().all(|c| c.is_ascii_digit() || matches!(c, 'I' | 'V'));
    if words.len() > 1 && words.last().is_some_and(is_number) {
        words.pop();
        let is_step = |word: &&str| STEPS.contains(&word.to_lowercase().as_str());
        if words.len() > 1 && words.last().is_some_and(is_step) {
            words.pop();
        }
    }
    let last = words.last().copied().unwrap_or_default();
    let last = last.trim_matches(|c: char| !c.is_alphanumeric());
    let start = if last.is_empty() { 0 } else { last.as_ptr() as usize - title.as_ptr() as usize };
    start..start + last.len()
}

fn is_person_word(word: &str) -> bool {
    let small = word.to_lowercase();
    let last = small.rsplit(['-', '/']).next().unwrap_or_default();
    let ends_so = || WORDS.person_endings.iter().any(|end| last.ends_with(end.as_str()));
    !WORDS.not_persons.contains(last) && (WORDS.persons.contains(last) || ends_so())
}

/// The singular of a word for persons; others as they stand.
fn one(word: &str) -> String {
    const ENDS: [(&str, &str); 4] = [("ies", "y"), ("men", "man"), ("sses", "ss"), ("s", "")];
    let as_one = ENDS.iter().filter_map(|(many, one)| word.strip_suffix(many).map(|stem| format!("{stem}{one}")));
    let mut known = as_one.filter(|one| one.chars().count() > 2 && !one.ends_with('s') || one.ends_with("ss"));
    known.find(|one| is_person_word(one)).unwrap_or_else(|| word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_of_persons_are_told_from_other_words() {
        for (title, expected) in [
            ("Warehouse Associates", true),
            ("Teacher of Maths", true),
            ("Chef de Partie", true),
            ("Head of Operations", true),
            ("Staff Nurse Band 5", true),
            ("Electrician II", true),
            ("Sachbearbeiter/in Buchhaltung", true),
            ("Midwife", true),
            ("Customer Service", false),
            ("Customer", false),
            ("Docker", false),
            ("Sales", false),
            ("Driving License", false),
            ("Overhead", false),
            ("Duties", false),
            ("Restaurant", false),
            ("", false),
        ] {
            assert_eq!(is_person(title), expected, "{title}");
        }
    }

    #[test]
    fn several_persons_become_one() {
        for (title, expected) in [
            ("Warehouse Associates", "Warehouse Associate"),
            ("Heads of Department", "Head of Department"),
            ("Legal Secretaries", "Legal Secretary"),
            ("Waitresses", "Waitress"),
            ("Waitress", "Waitress"),
            ("Salesmen", "Salesman"),
            ("Care Workers for Nights", "Care Worker for Nights"),
            ("HGV Drivers", "HGV Driver"),
            ("Head of Sales", "Head of Sales"),
            ("Sales", "Sales"),
            ("Kitchen Staff", "Kitchen Staff"),
        ] {
            assert_eq!(singular(title), expected);
        }
    }

    #[test]
    fn only_one_person_has_an_article() {
        for (title, expected) in [
            ("Warehouse Associates", "a Warehouse Associate"),
            ("Customer Services", "Customer Services"),
            ("Electrician", "an Electrician"),
        ] {
            assert_eq!(as_role(title), expected);
        }
    }
}
