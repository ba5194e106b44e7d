//! Schools and subjects of study by the words they are made of.

use crate::vocabulary;
use crate::words::fold;

/// How much a text reads like a school's name, 0 to 2.
pub(crate) fn school_score(text: &str) -> f32 {
    const ENDINGS: &[&str] = &[
        "schule",
        "gymnasium",
        "universitat",
        "hochschule",
        "akademie",
        "kolleg",
        "hogeschool",
        "skole",
        "skola",
        "skolan",
        "hogskola",
        "hogskolan",
        "hogskole",
        "gymnasiet",
        "koulu",
        "opisto",
        "lisesi",
        "universitesi",
        "schulzentrum",
        "university",
        "universitetet",
        "universitet",
        "lyceum",
        "egyetem",
        "institut",
        "seminar",
    ];
    const PARTS: &[&str] =
        &["faculty", "fakultat", "faculte", "facultad", "faculdade", "facolta", "fakultesi", "campus"];
    const CENTRES: &[&str] = &[
        "training cent",
        "learning cent",
        "skills cent",
        "education cent",
        "centre de formation",
        "centro de formacion",
        "centro de formacao",
        "centro di formazione",
        "centrum ksztalcenia",
        "egitim merkezi",
    ];
    let folded = fold(text);
    let hit = |word: &str| {
        vocabulary::SCHOOLS.contains(word)
            || ENDINGS.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
    };
    let within = folded.split(' ').next().is_some_and(|word| PARTS.contains(&word) || word == "department");
    // `Deer Park Secondary` is a school, `Secondary Mathematics` a subject.
    let secondary = folded.ends_with(" secondary") && folded.split(' ').count() > 2;
    let centre = CENTRES.iter().any(|phrase| folded.contains(phrase));
    match secondary || centre || folded.split(' ').any(hit) {
        _ if within => 0.8,
        true => 2.0,
        false => 0.0,
    }
}

/// How much a text reads like a subject of study, 0 to 1.
pub(crate) fn field_score(text: &str) -> f32 {
    const ENDINGS: &[&str] = &[
        "wissenschaft",
        "wissenschaften",
        "technik",
        "kunde",
        "wesen",
        "ingenieurwesen",
        "engineering",
        "ologie",
        "ology",
        "ologia",
        "ologi",
        "padagogik",
        "informatik",
        "wirtschaft",
        "kunde",
        "vetenskap",
        "pflege",
        "grafie",
        "graphy",
        "grafia",
        "nomics",
        "istik",
        "istyka",
        "logija",
        "bau",
        "recht",
        "muhendisligi",
        "matik",
    ];
    let folded = fold(text);
    let hit = |word: &str| {
        vocabulary::FIELDS.contains(word)
            || ENDINGS.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending))
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
