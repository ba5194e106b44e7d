//! Job titles and employers by the words they are made of.

use crate::vocabulary::{self, Phrases};
use crate::words::fold;

/// How much a text reads like a job title, 0 to 1.5.
pub(crate) fn title_score(text: &str) -> f32 {
    score(text, &vocabulary::TITLES, &vocabulary::TITLE_ENDINGS)
}

/// How much a text reads like an employer's name, 0 to 1.5.
pub(crate) fn company_score(text: &str) -> f32 {
    // "Head of Department" names a department and "Site Electrician" a site, but both are titles.
    let folded = fold(text);
    let is_title =
        |word: Option<&str>| word.is_some_and(|word| is_hit(word, &vocabulary::TITLES, &vocabulary::TITLE_ENDINGS));
    let titled = is_title(folded.split(' ').next()) || is_title(folded.split(' ').next_back());
    score(text, &vocabulary::COMPANIES, &vocabulary::COMPANY_ENDINGS) * if titled { 0.3 } else { 1.0 }
}

/// The last word counts most: `Research Institute` is an institute, `Shop Assistant` an assistant.
fn score(text: &str, list: &Phrases, endings: &Phrases) -> f32 {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let hit = |word: &&str| is_hit(word, list, endings);
    let any = words.iter().any(hit);
    let last = words.last().is_some_and(hit);
    let head = words.first().is_some_and(hit);
    if !any { 0.0 } else { 0.6 + if last { 0.6 } else { 0.0 } + if head { 0.3 } else { 0.0 } }
}

/// Whether a word is in a list, or a compound that ends like one.
fn is_hit(word: &str, list: &Phrases, endings: &Phrases) -> bool {
    list.contains(word) || endings.iter().any(|ending| word.len() > ending.len() + 2 && word.ends_with(ending))
}

/// How much more a text reads like a title than like an employer; negative for an employer.
pub(crate) fn lean(text: &str) -> f32 {
    title_score(text) - company_score(text)
}

/// Whether a text is the legal form behind a comma: `Inc.`, `S.A.`, `Ltd`.
pub(crate) fn is_legal_form(text: &str) -> bool {
    let folded = fold(text);
    folded.len() <= 5 && vocabulary::COMPANIES.contains(folded.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_employers_lean_apart() {
        for title in [
            "Senior Software Engineer",
            "Ward Sister",
            "Projektleiterin",
            "Shop Assistant",
            "Chef de Partie",
            "Head of Department",
            "Site Electrician",
            "Wijkverpleegkundige",
            "Główny księgowy",
            "Restaurant Supervisor",
        ] {
            assert!(lean(title) > 0.0, "{title}");
        }
        for company in
            ["Acme Ltd", "Research Institute", "Technische Universität", "St Mary Hospital", "Riverbend Labs"]
        {
            assert!(lean(company) < 0.0, "{company}");
        }
    }
}
