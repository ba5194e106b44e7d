//! Titles of persons: whether a title names one, and one person's title for several.

use crate::phrase::with_article;
use crate::words::WORDS;
use vitae_ats::Advertisement;

/// Words that begin what only adds to a title: `Teacher of Maths`, `Chef de Partie`.
const ADDS: [&str; 14] = ["of", "de", "in", "for", "to", "at", "with", "and", "&", "/", "für", "im", "der", "und"];

/// Words before a number that is a step and no part of the title: `Staff Nurse Band 5`.
const STEPS: [&str; 6] = ["band", "class", "grade", "level", "step", "stufe"];

/// Whether a title names a person: `Teacher of Maths`, not `Customer Service`.
pub(crate) fn is_person(title: &str) -> bool {
    let marks_all_genders = |word: &str| ["/in", ":in", "/r", ":r"].iter().any(|end| word.ends_with(end));
    let is_headed = |title: &str| is_person_word(&one(&title[head(title)]));
    let is_joined = || joined_titles(title).last().is_some_and(|last| is_headed(last));
    title.split(' ').any(marks_all_genders) || is_headed(title) || is_joined()
}

/// Whether a title names several persons: `Warehouse Associates`.
pub(crate) fn is_plural(title: &str) -> bool {
    let word = &title[head(title)];
    let one = one(word);
    one != word && is_person_word(&one)
}

/// One person's title: advertisements look for `drivers`, and for `cooks and waiters`.
pub(crate) fn singular(title: &str) -> String {
    joined_titles(title).into_iter().map(one_person).collect()
}

/// Whether words are the name of a firm: names of persons and what its members are, `Foster & Wray Solicitors`. Titles and
/// fields of work are joined too: `Tax & Payroll Accountants`.
pub(crate) fn is_firm(name: &str) -> bool {
    let Some((names, trade)) = name.rsplit_once(' ') else { return false };
    let Some((first, second)) = [" & ", " and ", " und "].iter().find_map(|join| names.split_once(join)) else {
        return false;
    };
    let are_work = || !Advertisement::read(&format!("Job\nRequirements\n{first}\n{second}")).skills().is_empty();
    let is_title = || is_plural(first) || Advertisement::read(first).has_known_title();
    WORDS.firm_trades.contains(&trade.to_lowercase()) && !is_title() && !are_work()
}

/// A title whose head stands in the singular.
fn one_person(title: &str) -> String {
    if !is_plural(title) {
        return title.to_owned();
    }
    let range = head(title);
    format!("{}{}{}", &title[..range.start], one(&title[range.clone()]), &title[range.end..])
}

/// The titles that a title joins, each with the sign behind it: `Housekeepers/` and `Room Attendants`. What follows `of` or
/// `for` belongs to one title alone: `Head of Drivers and Loaders`.
fn joined_titles(title: &str) -> Vec<&str> {
    const JOINS: [&str; 6] = [" & ", " and ", " und ", " / ", "/", ", "];
    const OWNS: [&str; 6] = [" of ", " for ", " to ", " in ", " at ", " with "];
    let mut pieces = Vec::new();
    let mut rest = title;
    loop {
        let found = JOINS.iter().filter_map(|join| Some((rest.find(join)?, join.len())));
        let Some((at, length)) = found.min_by_key(|(at, length)| (*at, std::cmp::Reverse(*length))) else { break };
        let (piece, next) = rest.split_at(at + length);
        let begins_title = next.chars().take(3).filter(|c| c.is_alphabetic()).count() == 3;
        if !begins_title || OWNS.iter().any(|word| piece.contains(word)) {
            break;
        }
        pieces.push(piece);
        rest = next;
    }
    pieces.push(rest);
    pieces
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
            ("Health and Safety Officer", true),
            ("Sales & Marketing Managers", true),
            ("Head of Sales and Marketing", true),
            ("Help with Cooks and Waiters", false),
            ("Health and Safety", false),
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
            ("Seasonal Sales Associates & Stock Associates", "Seasonal Sales Associate & Stock Associate"),
            ("Housekeepers/Room Attendants", "Housekeeper/Room Attendant"),
            ("Plumbers & Heating Engineers", "Plumber & Heating Engineer"),
            ("Kindergarten Lead Teachers and Assistants", "Kindergarten Lead Teacher and Assistant"),
            ("Bar and Waiting Staff", "Bar and Waiting Staff"),
            ("Cooks, Waiters and Porters", "Cook, Waiter and Porter"),
            ("UX/UI Designers", "UX/UI Designer"),
            ("Head of Drivers and Loaders", "Head of Drivers and Loaders"),
            ("Verkäufer/in", "Verkäufer/in"),
        ] {
            assert_eq!(singular(title), expected);
        }
    }

    #[test]
    fn firms_are_told_from_titles() {
        for (name, expected) in [
            ("Foster & Wray Solicitors", true),
            ("Baxter and Lowe Architects", true),
            ("Plumbers & Heating Engineers", false),
            ("Head Chef and Kitchen Porters", false),
            ("Warehouse Associates", false),
            ("UX/UI Designers", false),
            ("Sales and Marketing Managers", false),
            ("Tax & Payroll Accountants", false),
            ("Bar & Waiting Staff", false),
        ] {
            assert_eq!(is_firm(name), expected, "{name}");
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
