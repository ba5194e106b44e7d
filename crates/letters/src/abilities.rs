//! Skills, certificates, languages and degrees of the resume that a letter may name, each with its field.

use crate::Request;
use crate::candidate::{SHORT_WORDS, usable};
use crate::language::is_foreign;
use crate::phrase::{is_plain, skill, stands_in, tidy, uncapitalised, word_count};
use crate::words::WORDS;
use vitae_ats::Common;
use vitae_model::ParsedResume;
use vitae_model::resume::Education;

/// The skills that the advertisement names, by the meaning of both or word for word, and those that the candidate typed for
/// this letter.
pub(crate) fn skills(common: &Common, request: &Request, listed: &[String], text: &str) -> Vec<(String, String)> {
    let shared = common.skills.iter().map(|shared| (shared.index, shared.name.as_str()));
    let mut found: Vec<(usize, &str)> = shared.collect();
    let is_new = |index: &usize| !common.skills.iter().any(|shared| shared.index == *index);
    let named = listed.iter().enumerate().filter(|(index, name)| is_new(index) && is_named(name, text));
    found.extend(named.map(|(index, name)| (index, name.trim())));
    found.sort_unstable();
    let found = found.into_iter().map(|(index, name)| (name, format!("skills[{index}]")));
    let typed = request.typed.skills().map(|name| (name, "skills".to_owned()));
    let mut skills: Vec<(String, String)> = Vec::new();
    for (name, field) in found.chain(typed) {
        let is_readable = is_plain(name) && !is_foreign(name);
        let fits = is_readable && !is_trait(name) && word_count(name) <= SHORT_WORDS;
        let name = skill(name, text);
        if fits && !skills.iter().any(|(known, _)| known.eq_ignore_ascii_case(&name)) {
            skills.push((name, field));
        }
    }
    skills
}

/// Whether words say how somebody is, which nobody brings as a skill: `Team player`, `Hard working`.
fn is_trait(skill: &str) -> bool {
    const PERSONS: [&str; 8] =
        ["communicator", "learner", "listener", "motivator", "player", "solver", "starter", "thinker"];
    let small = skill.to_lowercase();
    let last = small.rsplit([' ', '-']).next().unwrap_or_default();
    PERSONS.contains(&last) || WORDS.praise.contains(&small.replace(' ', "-")) || WORDS.praise.contains(&small)
}

/// Whether a text names a skill word for word. Several words do so wherever they stand; one word may be any word, unless it
/// stands alone between commas or is written as a name.
fn is_named(skill: &str, text: &str) -> bool {
    let skill = tidy(skill.split('(').next().unwrap_or_default());
    if word_count(&skill) > 1 {
        return stands_in(&text.to_lowercase(), &skill.to_lowercase());
    }
    let is_long_enough = skill.chars().count() > 1;
    is_long_enough && (is_item(&skill, text) || stands_as_name(&skill, text))
}

/// Whether a word stands alone as a point, or between the commas of one.
fn is_item(skill: &str, text: &str) -> bool {
    let items = text.split(['\n', ',', ';', '.', ':', '•', '/', '|', '·']).flat_map(|item| item.split(" and "));
    let bare = items.map(|item| tidy(item).to_lowercase());
    let small = skill.to_lowercase();
    bare.into_iter().any(|item| item == small)
}

/// Whether a word is written as a name inside a sentence: with a capital, and no part of a longer name.
fn stands_as_name(skill: &str, text: &str) -> bool {
    let is_small = |word: Option<&str>| word.is_some_and(|word| word.starts_with(char::is_lowercase));
    let inside = |at: usize| {
        let (before, after) = (&text[..at], &text[at + skill.len()..]);
        let ends_word = !after.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '+' | '#' | '-'));
        let is_over = !after.starts_with(' ') || !after[1..].starts_with(char::is_uppercase);
        before.ends_with(' ') && ends_word && is_over && is_small(before.split_whitespace().next_back())
    };
    skill.starts_with(char::is_uppercase) && text.match_indices(skill).any(|(at, _)| inside(at))
}

/// Certificates of which the advertisement names a word that is theirs alone.
pub(crate) fn certificates(resume: &ParsedResume, text: &str) -> Vec<(String, String)> {
    let small = text.to_lowercase();
    let is_named = |name: &str| {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| is_telling(word));
        words.map(str::to_lowercase).any(|word| stands_in(&small, &word))
    };
    let all = resume.certifications.iter().enumerate().filter(|(_, certificate)| is_named(&certificate.name));
    let usable = all.filter_map(|(n, certificate)| Some((usable(&certificate.name)?, n)));
    let readable = usable.filter(|(name, _)| !is_foreign(name));
    readable.map(|(name, n)| (name, format!("certifications[{n}].name"))).collect()
}

/// Whether a word of a certificate's name says which one it is.
fn is_telling(word: &str) -> bool {
    let is_common = matches!(
        word.to_lowercase().as_str(),
        "certified"
            | "certificate"
            | "certification"
            | "licence"
            | "license"
            | "level"
            | "award"
            | "course"
            | "with"
            | "professional"
            | "registration"
            | "training"
            | "diploma"
    );
    word.chars().count() >= 3 && !is_common
}

/// Spoken languages that the advertisement names, with their levels.
pub(crate) fn languages(resume: &ParsedResume, text: &str, is_german: bool) -> Vec<(String, String)> {
    let named = resume.languages.iter().enumerate().filter(|(_, language)| stands_in(text, language.name.trim()));
    let said =
        named.filter(|(_, language)| is_plain(&language.name) && is_plain(&language.level)).map(|(n, language)| {
            let level = language.level.trim();
            let words = if level.is_empty() || level.contains(',') || word_count(level) > 3 || is_foreign(level) {
                language.name.trim().to_owned()
            } else {
                let level = if is_german { level.to_owned() } else { uncapitalised(level) };
                format!("{} ({level})", language.name.trim())
            };
            (words, format!("languages[{n}]"))
        });
    said.collect()
}

/// Degrees from the lowest to the highest, by words and beginnings of words that name them.
const DEGREES: [&[&str]; 6] = [
    &["high", "secondary", "baccalaureate"],
    &["diploma", "certificate", "nvq", "svq", "btec"],
    &["associate", "associate's", "associates", "foundation", "hnd", "hnc"],
    &[
        "bachelor",
        "bachelors",
        "bachelor's",
        "bsc",
        "ba",
        "bs",
        "beng",
        "bba",
        "bcom",
        "bcomm",
        "bed",
        "bfa",
        "b.sc",
        "b.a",
        "b.s",
        "llb",
        "bn",
    ],
    &[
        "master", "masters", "master's", "msc", "ma", "ms", "meng", "mba", "mphil", "m.sc", "m.a", "m.s", "llm",
        "pgce", "med", "mres", "diplom", "magister",
    ],
    &["phd", "ph.d", "doctor", "doctorate", "doctoral", "dphil", "md", "edd", "jd"],
];

/// The highest degree that is complete, of several the first, with its field of study and its school. Courses that name no
/// degree are none.
pub(crate) fn degree(resume: &ParsedResume, year: i32) -> Option<(String, String)> {
    let is_over = |school: &Education| school.graduation_year.trim().parse::<i32>().is_ok_and(|end| end < year);
    let complete = resume.education.iter().enumerate().filter(|(_, school)| is_over(school));
    let named = complete.filter_map(|(n, school)| {
        let (degree, institution) = (usable(&school.degree)?, usable(&school.institution)?);
        let height = height(&degree);
        let is_held = height > 0 && !is_foreign(&degree) && !is_under_way(&school.degree);
        is_held.then(|| (height, n, named(&degree, &school.field), institution))
    });
    let highest = named.max_by_key(|(height, n, ..)| (*height, std::cmp::Reverse(*n)));
    highest.map(|(_, n, degree, institution)| (format!("{degree} ({institution})"), format!("education[{n}]")))
}

fn height(degree: &str) -> usize {
    let small = degree.to_lowercase();
    let words: Vec<&str> = small.split([' ', '(', ')', ',']).map(|word| word.trim_end_matches('.')).collect();
    let holds = |names: &[&str]| words.iter().any(|word| names.contains(word));
    DEGREES.iter().rposition(|names| holds(names)).map_or(0, |at| at + 1)
}

/// Whether somebody still studies for a degree: `Working towards a Bachelor's degree`.
fn is_under_way(degree: &str) -> bool {
    const MARKS: [&str; 6] = ["working", "towards", "pursuing", "in progress", "candidate", "expected"];
    let small = degree.to_lowercase();
    MARKS.iter().any(|mark| stands_in(&small, mark))
}

/// A degree with its field of study, unless that is a level or a mark: `EQF level 3`.
fn named(degree: &str, field: &str) -> String {
    const NO_FIELDS: [&str; 9] =
        ["eqf", "gpa", "grade", "honours", "level", "semester", "semesters", "distinction", "titel"];
    let small = field.to_lowercase();
    let is_field = |field: &String| {
        let says_nothing = NO_FIELDS.iter().any(|word| stands_in(&small, word));
        !says_nothing && !is_foreign(field) && !stands_in(degree, field)
    };
    match usable(field).filter(is_field) {
        Some(field) => format!("{degree} in {field}"),
        None => degree.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_are_found_word_for_word() {
        for (skill, text, expected) in [
            ("Tracheostomy care", "Essential: NMC registration, tracheostomy care.", true),
            ("Java", "You write services in Java for us.", true),
            ("Java", "You write services in JavaScript for us.", false),
            ("EMIS", "Records are kept in EMIS.", true),
            ("Cannulation", "- Tracheostomy care\n- Cannulation", true),
            ("SQL (basic)", "We need: SQL, Python", true),
            ("NOT Power BI", "Power BI, Python", false),
            ("Content", "You will plan content for three brands.", false),
            ("Management", "You report to Project Management weekly.", false),
            ("C", "Category C", false),
            ("", "Anything", false),
        ] {
            assert_eq!(is_named(skill, text), expected, "{skill}: {text}");
        }
    }

    #[test]
    fn traits_are_no_skills() {
        for (skill, expected) in
            [("Team player", true), ("Hard working", true), ("Reliable", true), ("Docker", false), ("Teamwork", false)]
        {
            assert_eq!(is_trait(skill), expected, "{skill}");
        }
    }

    #[test]
    fn the_highest_complete_degree_is_told() {
        let school = |degree: &str, field: &str, year: &str| Education {
            degree: degree.into(),
            field: field.into(),
            institution: "York".into(),
            graduation_year: year.into(),
            ..Education::default()
        };
        for (schools, expected) in [
            (vec![school("BSc", "Physics", "2015"), school("MSc", "Physics", "2016")], Some("MSc in Physics (York)")),
            (vec![school("MSc", "Physics", "2016"), school("BSc", "Physics", "2015")], Some("MSc in Physics (York)")),
            (vec![school("Diploma", "EQF level 3", "2015")], Some("Diploma (York)")),
            (vec![school("Educación Secundaria", "", "2009")], None),
            (vec![school("Working towards a Bachelor’s degree", "English", "2015")], None),
            (
                vec![school("Bachelor of Arts", "Law", "2029"), school("High School Diploma", "", "2019")],
                Some("High School Diploma (York)"),
            ),
        ] {
            let resume = ParsedResume { education: schools, ..ParsedResume::default() };
            assert_eq!(degree(&resume, 2026).map(|(text, _)| text).as_deref(), expected);
        }
    }
}
