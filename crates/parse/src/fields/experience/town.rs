//! Towns behind employers: `Krüger GmbH, Augsburg`, `Estudio Norte (Lugo)`.

use crate::recognise::{place, role};
use crate::value::{Value, tidy};
use crate::vocabulary;
use crate::words::fold;

/// Marks between an employer and its town.
const MARKS: [&str; 6] = [", ", " – ", " — ", " - ", " / ", " · "];

const MARKS_OF_TAIL: [char; 7] = [' ', ',', '–', '—', '-', '/', '·'];

/// The employer's name without the town behind it, and without the part of the employer before that.
pub(super) fn without(company: Value) -> Value {
    let mut company = without_town(company);
    if let Some(comma) = department(&company.text) {
        company.text.truncate(comma);
    }
    company
}

/// The employer's name without its town, and the town.
pub(super) fn parted(company: Value) -> (Value, Value) {
    let whole = company.clone();
    let named = without_town(company);
    let tail = tidy(whole.text[named.text.len()..].trim_matches(MARKS_OF_TAIL));
    let placed = tail.split([',', '(', ')', '/']).map(str::trim).filter(|part| !part.is_empty());
    let town = place::is_place(&tail) || placed.clone().next().is_some() && placed.clone().all(place::is_town);
    let town = if town { Value { text: tail, confidence: 0.8, ..whole } } else { Value::default() };
    (without(named), town)
}

/// The employer's name without the town behind it, and without the region or country behind that.
fn without_town(mut company: Value) -> Value {
    if let Some(open) = bracket(&company.text).or_else(|| former_name(&company.text)) {
        company.text.truncate(open);
    }
    let Some(end) = name_end(&company.text) else { return company };
    let tail = company.text[end..].to_owned();
    company.text.truncate(end);
    // `Krüger GmbH, Stavanger, Norwegia`: what is left still ends in a town, and a name is left without it.
    if let Some(end) = name_end(&company.text).filter(|end| role::company_score(&company.text[..*end]) > 0.0)
        && company.text[end..].trim_start_matches(MARKS_OF_TAIL) != tail.trim_start_matches(MARKS_OF_TAIL)
    {
        company.text.truncate(end);
    }
    company
}

/// Where a bracket begins that holds a town.
fn bracket(text: &str) -> Option<usize> {
    let open = text.rfind(" (").filter(|_| text.ends_with(')'))?;
    let inside = &text[open + 2..text.len() - 1];
    let acronym = inside.chars().count() <= 5 && !inside.chars().any(char::is_lowercase);
    let towns = inside.split(',').all(|part| place::is_town(part.trim()));
    ((towns && !acronym) || place::is_place(inside)).then_some(open)
}

/// Where a bracket begins that holds an earlier or later name: `Acme Ltd (formerly Blue Oak)`.
fn former_name(text: &str) -> Option<usize> {
    let open = text.rfind(" (").filter(|_| text.ends_with(')'))?;
    let folded = fold(&text[open + 2..text.len() - 1]);
    let (first, rest) = folded.split_once(' ')?;
    (open > 0 && vocabulary::FORMER_NAMES.contains(first) && !rest.is_empty()).then_some(open)
}

/// Where a comma stands before a part of the employer: `Acme Ltd, Cold Chain Department`.
fn department(text: &str) -> Option<usize> {
    let comma = text.rfind(", ").filter(|at| *at > 0)?;
    let folded = fold(&text[comma + 2..]);
    let mut words = folded.split(' ');
    let edge = |word: Option<&str>| word.is_some_and(|word| vocabulary::UNITS.contains(word));
    let named = edge(folded.split(' ').next_back()) || edge(words.next());
    (named && role::company_score(&text[..comma]) > 0.0).then_some(comma)
}

/// Where the name ends when a town follows.
fn name_end(text: &str) -> Option<usize> {
    if let Some(cut) = place::after_name(text).or_else(|| place::tail(text)) {
        return Some(cut).filter(|cut| *cut > 0);
    }
    let (end, mark) = MARKS.iter().filter_map(|mark| text.rfind(mark).map(|at| (at, mark))).max()?;
    let tail = text[end + mark.len()..].trim();
    (end > 0 && (place::is_town(tail) || place::is_place(tail))).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_are_dropped() {
        let cases = [
            ("Krüger GmbH, Augsburg", "Krüger GmbH"),
            ("Sonnwald, Ulm", "Sonnwald"),
            ("Estudio Norte (Lugo)", "Estudio Norte"),
            ("Ashworth, Nair & Co.", "Ashworth, Nair & Co."),
            ("Cascadia Cold Storage, Inc.", "Cascadia Cold Storage, Inc."),
            ("International Tool Makers (ITM)", "International Tool Makers (ITM)"),
            ("Fjell Mekaniske AS, Stavanger, Norwegia", "Fjell Mekaniske AS"),
            ("Instituto do Mar (Horta, Terceira)", "Instituto do Mar"),
            ("Office of Personnel, City of Wexbridge", "Office of Personnel, City of Wexbridge"),
            ("Village Hospital, Nagara, Nagara", "Village Hospital, Nagara"),
            ("Acme Ltd (formerly Blue Oak)", "Acme Ltd"),
            ("Calder Haulage Ltd, Cold Chain Department, Leeds", "Calder Haulage Ltd"),
            ("Northern Bakery, Upper Hutt (Wellington)", "Northern Bakery"),
        ];
        for (text, want) in cases {
            assert_eq!(without(Value::new(text, 0, 0..text.len(), 1.0)).text, want, "{text}");
        }
    }
}
