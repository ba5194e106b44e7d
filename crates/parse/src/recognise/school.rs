//! Schools and subjects of study by the words they are made of.

use crate::vocabulary;
use crate::words::fold;

/// How much a text reads like a school's name, 0 to 2.
pub(crate) fn school_score(text: &str) -> f32 {
    const PARTS: &[&str] =
        &["faculty", "fakultat", "faculte", "facultad", "faculdade", "facolta", "fakultesi", "campus"];
    let folded = fold(text);
    let hit = |word: &str| {
        vocabulary::SCHOOLS.contains(word)
            || vocabulary::SCHOOL_ENDINGS.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
    };
    let within = folded.split(' ').next().is_some_and(|word| PARTS.contains(&word) || word == "department");
    // `Deer Park Secondary` is a school, `Secondary Mathematics` a subject.
    let secondary = folded.ends_with(" secondary") && folded.split(' ').count() > 2;
    let centre = vocabulary::TRAINING_CENTRES.iter().any(|phrase| folded.contains(phrase));
    match secondary || centre || folded.split(' ').any(hit) {
        _ if within => 0.8,
        true => 2.0,
        false => 0.0,
    }
}

/// How much a text reads like a subject of study, 0 to 1.
pub(crate) fn field_score(text: &str) -> f32 {
    let folded = fold(text);
    let hit = |word: &str| {
        vocabulary::FIELDS.contains(word)
            || vocabulary::FIELD_ENDINGS.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
    };
    if folded.split(' ').any(hit) { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schools_are_told_in_many_languages() {
        for text in
            ["Lycée Jeanne-Barret", "Vestlandets kunsthøgskole", "Akademia Zamojszczyzny", "Smyrna Üniversitesi"]
        {
            assert!(school_score(text) > 1.0, "{text}");
        }
        for text in ["Structural Engineering", "Code Harbour", "Zamość"] {
            assert!(school_score(text) == 0.0, "{text}");
        }
    }
}
