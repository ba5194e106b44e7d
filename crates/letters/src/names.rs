//! Names of employers and candidates as letters write them.

use crate::NAME_CHARS;
use crate::persons::is_person;
use crate::phrase::{capitalised, is_plain, stands_in, tidy, without_shouting, word_count};
use crate::words::WORDS;

/// Most words of an employer's name: `The Royal Society for the Protection of Birds`, and a town.
const COMPANY_WORDS: usize = 10;
/// Small words in front of family names: `van der Berg, Anna`.
const PARTICLES: [&str; 13] = ["al", "bin", "da", "de", "del", "den", "der", "di", "la", "le", "van", "von", "zu"];

/// The employer of a job at a place, ready for a sentence; `None` when there is none, or when the name cannot stand in one.
pub(crate) fn employer(company: &str, place: Option<&str>) -> Option<String> {
    let main = company.split(['(', '|']).next().unwrap_or_default();
    let name = ended(without_addition(main.trim(), place.unwrap_or_default()));
    // One word in capitals is how the name is written: `IKEA`.
    let name = if word_count(&name) > 1 { without_shouting(&name) } else { name };
    let fits = (1..=COMPANY_WORDS).contains(&word_count(&name)) && is_plain(&name);
    (fits && !is_status(&name)).then_some(name)
}

/// Whether words say how somebody works rather than for whom: `Freelance`, `Independent Tutor`, `Freelance, various clients`.
pub(crate) fn is_status(name: &str) -> bool {
    const ALONE: [&str; 4] = ["freelance", "independent", "self-employed", "self employed"];
    let small = name.to_lowercase();
    let first = small.split([',', '/']).next().unwrap_or_default().trim().trim_end_matches('.');
    let is_work = |rest: &str| rest.starts_with(' ') && is_person(rest.trim());
    WORDS.statuses.contains(first) || ALONE.iter().any(|alone| first.strip_prefix(alone).is_some_and(is_work))
}

/// A name up to the comma before its legal form or its place; a ward of a hospital belongs to the name.
fn without_addition<'n>(name: &'n str, place: &str) -> &'n str {
    let commas = name.match_indices(',').map(|(at, _)| at);
    let is_addition = |at: &usize| adds_to_name(name[at + 1..].trim(), place);
    commas.into_iter().find(is_addition).map_or(name, |at| &name[..at])
}

fn adds_to_name(rest: &str, place: &str) -> bool {
    let (small, place) = (rest.trim_end_matches('.').to_lowercase(), place.to_lowercase());
    let first = small.split(',').next().unwrap_or_default().trim_end_matches('.').trim();
    let is_state = rest.chars().count() == 2 && rest.chars().all(char::is_uppercase);
    let is_known = WORDS.legal_forms.contains(first) || WORDS.regions.contains(first);
    small.is_empty() || is_known || is_state || stands_in(&place, first)
}

/// A name without marks around it; the full stop of an abbreviation stays: `Acme Corp.`, `Turnverein e.V.`.
pub(crate) fn ended(name: &str) -> String {
    let text = tidy(name);
    let last = text.rsplit(' ').next().unwrap_or_default();
    let small = last.to_lowercase();
    let has_no_vowel = !small.contains(['a', 'e', 'i', 'o', 'u', 'y']) && last.chars().any(char::is_lowercase);
    let is_short = || has_no_vowel && last.chars().count() <= 4 || WORDS.organisations.contains(&small);
    let is_abbreviated = last.contains('.') || (word_count(&text) > 1 && is_short());
    if is_abbreviated && name.trim_end().ends_with('.') { text + "." } else { text }
}

/// The name under which the candidate signs: as it was given, else as the resume has it.
pub(crate) fn signature(given: &str, of_resume: &str) -> String {
    if given.trim().is_empty() { signed(&allowed(of_resume)) } else { allowed(given) }
}

/// A name with single blanks and without signs that no name holds.
fn allowed(name: &str) -> String {
    let is_allowed = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’' | '.' | ',');
    let name: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(is_allowed).take(NAME_CHARS).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A resume's name without headings, in order and in usual spelling.
fn signed(name: &str) -> String {
    let name = in_order(without_heading(name));
    let is_loud = word_count(&name) > 1 && !name.chars().any(char::is_lowercase);
    if is_loud { name.split(' ').map(lowered).collect::<Vec<_>>().join(" ") } else { name }
}

/// Forms and tools that read resumes put a heading in front of names.
fn without_heading(name: &str) -> &str {
    let small = name.to_lowercase();
    let rest = WORDS.name_headings.iter().filter_map(|heading| {
        let rest = small.strip_prefix(heading.as_str())?;
        // Lower case may have another length.
        let rest = name.get(name.len().checked_sub(rest.len())?..)?;
        let is_apart = rest.starts_with([' ', ',', '-']);
        Some(rest.trim_matches([' ', ',', '-', '.'])).filter(|rest| is_apart && !rest.is_empty())
    });
    rest.min_by_key(|rest| rest.len()).unwrap_or(name)
}

/// `Quill, Ada` as `Ada Quill`; what follows a whole name are letters or a trade: `Ada Quill, RN`.
fn in_order(name: &str) -> String {
    let Some((family, given)) = name.split_once(", ").filter(|(_, given)| !given.contains(',')) else {
        return name.to_owned();
    };
    let words: Vec<&str> = family.split(' ').collect();
    let is_family = words[..words.len() - 1].iter().all(|word| PARTICLES.contains(&word.to_lowercase().as_str()));
    let is_given = word_count(given) <= 3 && !given.contains('.') && !is_person(given);
    if is_family && is_given && !are_letters(given, family) { format!("{given} {family}") } else { name.to_owned() }
}

/// Whether what follows a name are letters such as `RN`; a name in capitals hides the difference.
fn are_letters(after: &str, family: &str) -> bool {
    const LETTERS: [&str; 7] = ["BA", "CFA", "CPA", "ESQ", "MA", "MBA", "PE"];
    let is_loud = |text: &str| !text.chars().any(char::is_lowercase);
    let is_short = after.chars().count() <= 4 && !after.contains(['A', 'E', 'I', 'O', 'U', 'Y']);
    is_loud(after) && (!is_loud(family) || is_short || LETTERS.contains(&after))
}

/// A word of a name in capitals in usual spelling; initials and numbers stay: `O'NEILL`, `J.R.`, `III`.
fn lowered(word: &str) -> String {
    let is_number = word.len() > 1 && word.chars().all(|c| matches!(c, 'I' | 'V'));
    if word.contains('.') || is_number {
        return word.to_owned();
    }
    let mut rest = word.to_lowercase();
    for mark in ['-', '\'', '’'] {
        rest = rest.split(mark).map(capitalised).collect::<Vec<_>>().join(&mark.to_string());
    }
    match rest.strip_prefix("Mc") {
        Some(family) if family.chars().count() > 2 => format!("Mc{}", capitalised(family)),
        _ => rest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn employers_keep_their_names() {
        for (company, place, expected) in [
            ("ITMSA.", "", Some("ITMSA")),
            ("IKEA", "Köln", Some("IKEA")),
            ("GUTWEIN QUALITY DOORS", "", Some("Gutwein Quality Doors")),
            ("Hollins Ward, Mercy Hospital", "Leeds", Some("Hollins Ward, Mercy Hospital")),
            ("Brooklyn, LLC (self-employed)", "", Some("Brooklyn")),
            ("One Fact, Inc.", "", Some("One Fact")),
            ("Harbour Foods, Leeds", "Leeds, UK", Some("Harbour Foods")),
            ("Harbour Foods, Austin, TX", "Austin", Some("Harbour Foods")),
            ("Harbour Foods, Scotland", "", Some("Harbour Foods")),
            ("Acme Corp.", "", Some("Acme Corp.")),
            ("S.E.W.", "", Some("S.E.W.")),
            ("Turnverein Ulm e.V.", "", Some("Turnverein Ulm e.V.")),
            ("Colegio Hijas de San José.", "", Some("Colegio Hijas de San José")),
            ("Freelance", "", None),
            ("Self-employed", "", None),
            ("SELF EMPLOYED", "", None),
            ("Freiberuflich", "", None),
            ("Independent", "", None),
            ("Independent Tutor", "", None),
            ("Freelance, various clients", "", None),
            ("Freelance / Remote", "", None),
            ("The Independent", "", Some("The Independent")),
            ("", "", None),
        ] {
            assert_eq!(employer(company, Some(place)).as_deref(), expected, "{company}");
        }
    }

    #[test]
    fn names_stand_in_order_and_in_usual_spelling() {
        for (name, expected) in [
            ("Riemenschneider, Dennis", "Dennis Riemenschneider"),
            ("Ramzi, Bani Saad", "Bani Saad Ramzi"),
            ("van der Berg, Anna", "Anna van der Berg"),
            ("QUILL, ADA", "Ada Quill"),
            ("Ada Quill, RN", "Ada Quill, RN"),
            ("Quill, RN", "Quill, RN"),
            ("Ada Quill, Nurse", "Ada Quill, Nurse"),
            ("JOSE LUIS PASTOR", "Jose Luis Pastor"),
            ("ANNE-MARIE O'NEILL", "Anne-Marie O'Neill"),
            ("J.R. MCDONALD III", "J.R. McDonald III"),
            ("PERSONAL INFORMATION Antonio Méndez Ruiz", "Antonio Méndez Ruiz"),
            ("Curriculum Vitae - Ada Quill", "Ada Quill"),
            ("Contacta Maria", "Contacta Maria"),
            ("Lebenslauf", "Lebenslauf"),
            ("ADA", "ADA"),
            ("gregorydiaz", "gregorydiaz"),
        ] {
            assert_eq!(signature("", name), expected, "{name}");
        }
        assert_eq!(signature("ADA  QUILL", "Ben"), "ADA QUILL", "what was typed stays");
    }
}
