//! Values that cannot be right in their field, whoever wrote them: a title that is a digit, an employer that is a date.
//!
//! One table ([`TABLE`]) for the review, the editor and the score. What it says is a hint: it never keeps a resume from
//! being saved.

use crate::check::{is_email, is_year};
use crate::dates;
use crate::resume::ParsedResume;
use crate::source::{Mark, MarkKind};
use std::collections::HashMap;

/// The first year in which somebody who sends a resume may have worked or studied.
pub const FIRST_YEAR: i32 = 1950;

/// How far ahead of the present year a planned end may lie.
pub const YEARS_AHEAD: i32 = 10;

/// A value that cannot be right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nonsense<'a> {
    /// The field, spelt as in [`crate::source::FieldSource::path`].
    pub path: String,
    /// What stands in it.
    pub value: &'a str,
    /// What is odd about it, as a sentence for its owner.
    pub reason: &'static str,
}

/// What a field holds, as far as the checks tell fields apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Name,
    Place,
    Employer,
    Title,
    School,
    Degree,
    Subject,
    Project,
    Certificate,
    Issuer,
    Award,
    Language,
    Skill,
    Year,
    Period,
    Phone,
}

/// What a check may know beside the value.
struct Known<'a> {
    name: &'a str,
    this_year: i32,
}

/// One check: what it says, of which fields, and when.
struct Check {
    reason: &'static str,
    kinds: &'static [Kind],
    holds: fn(&str, &Known) -> bool,
}

use Kind::{
    Award, Certificate, Degree, Employer, Issuer, Language, Name, Period, Phone, Place, Project, School, Skill,
    Subject, Title, Year,
};

/// Every check; of those that hold, the first one speaks.
const TABLE: &[Check] = &[
    Check {
        reason: "This holds no words.",
        kinds: &[Name, Place, Title, Degree, Subject, Certificate, Issuer, Award, Language],
        holds: |text, _| !text.contains(char::is_alphabetic) && !is_date(text) && !is_grade(text),
    },
    // Companies, schools and projects are called 1&1, 42 and 2048; software 365.
    Check {
        reason: "This holds no words.",
        kinds: &[Employer, School, Project, Skill],
        holds: |text, _| !text.contains(char::is_alphanumeric) || is_one(text, |c| c.is_ascii_digit()),
    },
    Check { reason: "This holds no number.", kinds: &[Phone], holds: |text, _| !text.contains(char::is_numeric) },
    Check {
        reason: "This holds an email address.",
        kinds: &[
            Name,
            Place,
            Employer,
            Title,
            School,
            Degree,
            Subject,
            Project,
            Certificate,
            Issuer,
            Award,
            Language,
            Skill,
            Period,
            Phone,
        ],
        holds: |text, _| {
            text.split_whitespace().any(|word| is_email(word.trim_matches(['(', ')', ',', ';', '<', '>'])))
        },
    },
    Check {
        reason: "This holds a web address.",
        kinds: &[Name, Place, Title, Degree, Subject, Language, Phone, Period],
        holds: |text, _| text.contains("://") || text.to_ascii_lowercase().starts_with("www."),
    },
    Check {
        reason: "This looks like a phone number.",
        kinds: &[Name, Place, Employer, Title, School, Degree, Subject, Project, Issuer, Language, Skill],
        holds: |text, _| is_phone(text),
    },
    Check {
        reason: "This is a date.",
        kinds: &[Name, Place, Employer, Title, School, Degree, Subject, Certificate, Issuer, Award, Language, Skill],
        holds: |text, _| is_date(text),
    },
    Check {
        reason: "This is a date.",
        kinds: &[Project],
        holds: |text, _| is_date(text) && text.contains(|c: char| !c.is_ascii_digit()),
    },
    Check {
        reason: "This is a grade.",
        kinds: &[Place, Employer, Title, School, Degree, Subject, Issuer, Language],
        holds: |text, _| is_grade(text),
    },
    // Whoever works on their own account has an employer of their own name.
    Check {
        reason: "This is your name.",
        kinds: &[Place, Title, School, Degree, Subject, Certificate, Award, Language, Skill],
        holds: |text, known| is_same(text, known.name),
    },
    Check {
        reason: "This looks like a sentence.",
        kinds: &[Name, Place, Employer, Title, School, Degree, Subject, Issuer, Language],
        holds: |text, _| is_sentence(text),
    },
    Check {
        reason: "This is a single letter.",
        kinds: &[Skill],
        holds: |text, _| is_one(text, |c| (c.is_lowercase() || c.is_uppercase()) && !matches!(c, 'C' | 'R')),
    },
    Check {
        reason: "This is a single letter.",
        kinds: &[Name, Place, Employer, Title, School, Degree, Subject, Certificate, Issuer, Award, Language],
        holds: |text, _| is_one(text, |c| c.is_lowercase() || c.is_uppercase()),
    },
    Check {
        reason: "This is long for a skill.",
        kinds: &[Skill],
        holds: |text, _| words_of(text).count() > MOST_SKILL_WORDS,
    },
    Check {
        reason: "This year is before 1950.",
        kinds: &[Year, Period],
        holds: |text, _| years_of(text).any(|year| year < FIRST_YEAR),
    },
    Check {
        reason: "This year is more than ten years ahead.",
        kinds: &[Year, Period],
        holds: |text, known| years_of(text).any(|year| year > known.this_year + YEARS_AHEAD),
    },
];

/// Most words of one skill.
const MOST_SKILL_WORDS: usize = 8;

/// Words from which a text that ends as one is a sentence, and from which it is one however it ends.
const SENTENCE_WORDS: usize = 7;
const LONG_WORDS: usize = 20;

/// Fewest digits of a phone number.
const PHONE_DIGITS: usize = 8;

/// Labels of a grade, without signs; as resumes in several languages print them.
const GRADES: &[&str] = &[
    "gpa",
    "cgpa",
    "sgpa",
    "cpi",
    "grade",
    "final grade",
    "average",
    "percentage",
    "marks",
    "score",
    "note",
    "gesamtnote",
    "abschlussnote",
    "notendurchschnitt",
    "durchschnitt",
    "nota",
    "media",
    "promedio",
    "voto",
    "moyenne",
    "mention",
    "snitt",
    "cijfer",
];

/// The values of a resume that cannot be right, in the order of its fields.
pub fn find(resume: &ParsedResume, this_year: i32) -> Vec<Nonsense<'_>> {
    let known = Known { name: &resume.name, this_year };
    let found = values(resume).into_iter().filter_map(|(path, kind, value)| {
        let value = value.trim();
        let reason = reason(kind, value, &known)?;
        Some(Nonsense { path, value, reason })
    });
    found.collect()
}

/// Adds to the marks of a resume those of its values that cannot be right. A mark that gives a reason stays as it is.
pub fn mark(resume: &ParsedResume, marks: &mut Vec<Mark>, this_year: i32) {
    let mut at: HashMap<String, usize> = marks.iter().enumerate().map(|(at, mark)| (mark.path.clone(), at)).collect();
    for Nonsense { path, reason, .. } in find(resume, this_year) {
        match at.get(&path).copied() {
            Some(own) if marks[own].reason.is_empty() => marks[own].reason = reason.to_owned(),
            Some(_) => {}
            None => {
                at.insert(path.clone(), marks.len());
                marks.push(Mark { path, kind: MarkKind::Doubtful, reason: reason.to_owned() });
            }
        }
    }
}

/// Whether a text names a job: it is not empty, and nothing speaks against it.
pub(crate) fn is_title(text: &str, person: &str) -> bool {
    // No check of titles is of years.
    !text.is_empty() && reason(Title, text, &Known { name: person, this_year: 0 }).is_none()
}

fn reason(kind: Kind, value: &str, known: &Known) -> Option<&'static str> {
    let holds = |check: &&Check| check.kinds.contains(&kind) && (check.holds)(value, known);
    if value.is_empty() { None } else { TABLE.iter().find(holds).map(|check| check.reason) }
}

/// Every value that is checked, with its path and what it is to hold.
fn values(resume: &ParsedResume) -> Vec<(String, Kind, &str)> {
    fn of(text: &Option<String>) -> &str {
        text.as_deref().unwrap_or_default()
    }
    let mut out: Vec<(String, Kind, &str)> = vec![
        ("name".into(), Name, resume.name.as_str()),
        ("phone".into(), Phone, of(&resume.phone)),
        ("location".into(), Place, of(&resume.location)),
    ];
    out.extend(listed("experience", &resume.experience, |job| {
        vec![
            ("position", Title, job.position.as_str()),
            ("company", Employer, job.company.as_str()),
            ("duration", Period, job.duration.as_str()),
            ("location", Place, of(&job.location)),
        ]
    }));
    out.extend(listed("education", &resume.education, |school| {
        vec![
            ("institution", School, school.institution.as_str()),
            ("degree", Degree, school.degree.as_str()),
            ("field", Subject, school.field.as_str()),
            ("startYear", Year, of(&school.start_year)),
            ("graduationYear", Year, school.graduation_year.as_str()),
            ("location", Place, of(&school.location)),
        ]
    }));
    out.extend(resume.skills.iter().enumerate().map(|(at, skill)| (format!("skills[{at}]"), Skill, skill.as_str())));
    out.extend(listed("languages", &resume.languages, |own| vec![("name", Language, own.name.as_str())]));
    out.extend(listed("projects", &resume.projects, |own| {
        vec![("name", Project, own.name.as_str()), ("duration", Period, own.duration.as_str())]
    }));
    for (at, project) in resume.projects.iter().enumerate() {
        let tools = project.technologies.iter().enumerate();
        out.extend(tools.map(|(n, tool)| (format!("projects[{at}].technologies[{n}]"), Skill, tool.as_str())));
    }
    out.extend(listed("certifications", &resume.certifications, |own| {
        vec![
            ("name", Certificate, own.name.as_str()),
            ("issuer", Issuer, own.issuer.as_str()),
            ("date", Period, own.date.as_str()),
        ]
    }));
    out.extend(listed("achievements", &resume.achievements, |own| {
        vec![
            ("title", Award, own.title.as_str()),
            ("date", Period, own.date.as_str()),
            ("organization", Issuer, of(&own.organization)),
        ]
    }));
    for (at, section) in resume.additional.iter().enumerate() {
        out.extend(listed(&format!("additional[{at}].items"), &section.items, |own| {
            vec![("period", Period, own.period.as_str()), ("place", Place, own.place.as_str())]
        }));
    }
    out
}

/// The fields of a list's entries, with their paths.
fn listed<'a, T>(
    list: &str,
    entries: &'a [T],
    fields: fn(&'a T) -> Vec<(&'static str, Kind, &'a str)>,
) -> Vec<(String, Kind, &'a str)> {
    let of = |(at, own): (usize, &'a T)| {
        fields(own).into_iter().map(move |(field, kind, value)| (format!("{list}[{at}].{field}"), kind, value))
    };
    entries.iter().enumerate().flat_map(of).collect()
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric))
}

/// Whether a text is one character of a kind, and nothing else but signs.
fn is_one(text: &str, kind: impl Fn(char) -> bool) -> bool {
    let mut characters = text.chars().filter(|c| !c.is_whitespace());
    characters.next().is_some_and(kind) && characters.next().is_none()
}

fn is_same(text: &str, name: &str) -> bool {
    let word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let plain = |text: &str| words_of(text).map(word).collect::<Vec<_>>();
    !name.is_empty() && plain(text) == plain(name)
}

/// Whether a text is a date or a span of time and says nothing else.
fn is_date(text: &str) -> bool {
    let found = dates::find(text);
    let mut rest = text.to_owned();
    for (range, _) in found.iter().rev() {
        rest.replace_range(range.clone(), "");
    }
    !found.is_empty() && !rest.contains(char::is_alphanumeric)
}

/// Whether a text is a number out of another, or one with a fraction or in per cent, with or without a label.
fn is_grade(text: &str) -> bool {
    let folded = text.to_lowercase();
    let digit = folded.find(|c: char| c.is_ascii_digit()).unwrap_or(folded.len());
    let (label, number) = folded.split_at(digit);
    let label = label.trim_matches(|c: char| !c.is_alphabetic());
    let signs = number.trim().trim_end_matches(['.', ')', ' ']);
    let is_number = signs.chars().all(|c| c.is_ascii_digit() || "./,%- ".contains(c)) && !signs.is_empty();
    let is_marked = signs.contains(['.', '/', ',', '%']);
    is_number && (GRADES.contains(&label) || label.is_empty() && is_marked && !is_date(text))
}

/// Whether a text runs on like a sentence. A capital in front of the last full stop is a legal form: `Ltd.`, `Inc.`
fn is_sentence(text: &str) -> bool {
    let words = words_of(text).count();
    let is_abbreviated = words_of(text).last().is_some_and(|word| word.starts_with(char::is_uppercase));
    let ends = text.ends_with(['!', '?']) || text.ends_with('.') && !is_abbreviated;
    words >= LONG_WORDS || words >= SENTENCE_WORDS && ends
}

fn is_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    digits >= PHONE_DIGITS && letters <= "telephone".len() && letters < digits && dates::find(text).is_empty()
}

/// The years of a text: groups of four digits between 1000 and 2999 that are part of no longer number or word.
pub fn years_in(text: &str) -> impl Iterator<Item = i32> + '_ {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|part| is_year(part))
        .filter_map(|part| part.parse::<i32>().ok())
        .filter(|year| (1000..=2999).contains(year))
}

/// The years of a field: four digits alone are one, whatever they say.
fn years_of(text: &str) -> impl Iterator<Item = i32> + '_ {
    let whole: Option<i32> = if is_year(text) { text.parse().ok() } else { None };
    whole.into_iter().chain(years_in(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::{Achievement, Education, Experience, Project};

    const NO_WORDS: &str = "This holds no words.";
    const DATE: &str = "This is a date.";
    const LETTER: &str = "This is a single letter.";

    fn said(kind: Kind, text: &str) -> &'static str {
        reason(kind, text, &Known { name: "Ada M. Byron", this_year: 2026 }).unwrap_or_default()
    }

    #[test]
    fn each_kind_of_nonsense_is_told_from_what_is_right() {
        for (kind, text, reason) in [
            (Title, "6", NO_WORDS),
            (Title, "•", NO_WORDS),
            (Degree, "–", NO_WORDS),
            (Employer, "|", NO_WORDS),
            (Employer, "6", NO_WORDS),
            (Employer, "1&1", ""),
            (School, "42", ""),
            (Project, "2048", ""),
            (Skill, "365", ""),
            (Skill, "•", NO_WORDS),
            (Title, "Level 2 Technician", ""),
            (Place, "Ada M Byron", "This is your name."),
            (Title, "ADA M. BYRON", "This is your name."),
            (Employer, "Ada M. Byron", ""),
            (Name, "Ada M. Byron", ""),
            (Employer, "Jan 2019 – Present", DATE),
            (Employer, "2019", DATE),
            (School, "09/2015 - 06/2019", DATE),
            (Project, "2019 - 2021", DATE),
            (Language, "March 2020", DATE),
            (Employer, "2020 Vision Optics", ""),
            (Place, "March", ""),
            (Employer, "I was responsible for the whole of the north region.", "This looks like a sentence."),
            (Employer, "Kiln & Sons Pottery Works of Stoke Ltd.", ""),
            (Issuer, "Board of Certified Safety Professionals of the United States of America", ""),
            (Degree, "GPA: 3.8/4.0", "This is a grade."),
            (Degree, "3.8", "This is a grade."),
            (Subject, "85 %", "This is a grade."),
            (Degree, "Note: 1,3", "This is a grade."),
            (Degree, "Grade 10", "This is a grade."),
            (Degree, "BSc (Hons) 2:1", ""),
            (Degree, "Bachelor 3.0", ""),
            (Title, "ada@example.org", "This holds an email address."),
            (Employer, "Kiln, ada@example.org", "This holds an email address."),
            (Employer, "Booking.com", ""),
            (Title, "https://example.org", "This holds a web address."),
            (Employer, "+44 20 7946 0000", "This looks like a phone number."),
            (Place, "Tel. 020 7946 0000", "This looks like a phone number."),
            (Place, "12 High Street, Leeds LS1 4AP", ""),
            (Phone, "LinkedIn", "This holds no number."),
            (Phone, "020 7946 0000", ""),
            (Skill, "A", LETTER),
            (Skill, "r", LETTER),
            (Skill, "C", ""),
            (Skill, "R", ""),
            (Skill, "C#", ""),
            (Skill, "書", ""),
            (Title, "x", LETTER),
            (Skill, "worked with many teams on all of their tools", "This is long for a skill."),
            (Skill, "Microsoft Office (Word, Excel, PowerPoint, Outlook, Access)", ""),
            (Year, "1949", "This year is before 1950."),
            (Year, "1950", ""),
            (Year, "2036", ""),
            (Year, "2037", "This year is more than ten years ahead."),
            (Year, "20", ""),
            (Year, "0999", "This year is before 1950."),
            (Period, "5000 hours", ""),
            (Period, "1890 – 1892", "This year is before 1950."),
            (Period, "Jan 2020 – Jun 2202", "This year is more than ten years ahead."),
            (Period, "summers", ""),
        ] {
            assert_eq!(said(kind, text), reason, "{kind:?} {text:?}");
        }
    }

    #[test]
    fn a_value_is_found_wherever_its_kind_stands() {
        let text = |text: &str| Some(text.to_owned());
        let resume = ParsedResume {
            name: "Ada Byron".into(),
            location: text("Ada Byron"),
            experience: vec![
                Experience::default(),
                Experience { position: " 6 ".into(), location: text("•"), ..Experience::default() },
            ],
            education: vec![Education { graduation_year: "1849".into(), ..Education::default() }],
            skills: vec!["Rust".into(), "x".into()],
            projects: vec![Project { technologies: vec!["x".into()], ..Project::default() }],
            achievements: vec![Achievement { organization: text("2019"), ..Achievement::default() }],
            ..ParsedResume::default()
        };
        let paths: Vec<String> = find(&resume, 2026).into_iter().map(|found| found.path).collect();
        assert_eq!(
            paths,
            [
                "location",
                "experience[1].position",
                "experience[1].location",
                "education[0].graduationYear",
                "skills[1]",
                "projects[0].technologies[0]",
                "achievements[0].organization",
            ]
        );
    }

    #[test]
    fn marks_keep_their_own_reasons_and_come_once() {
        let resume = ParsedResume { skills: ["x", "y", "z"].map(Into::into).into(), ..ParsedResume::default() };
        let doubt = |at: usize, reason: &str| Mark {
            path: format!("skills[{at}]"),
            kind: MarkKind::Doubtful,
            reason: reason.into(),
        };
        let mut marks = vec![doubt(0, "This looks cut off."), doubt(1, "")];
        mark(&resume, &mut marks, 2026);
        mark(&resume, &mut marks, 2026);
        assert_eq!(marks, [doubt(0, "This looks cut off."), doubt(1, LETTER), doubt(2, LETTER)]);
    }
}
