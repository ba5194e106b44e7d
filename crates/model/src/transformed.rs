//! The transformed resume: the shape that templates are filled from (section 3 of the specification).

use crate::resume::{Education, Experience, ParsedResume, Project};
use serde::{Deserialize, Serialize};

/// A resume as templates want it: dates split, statements one an element, skills in groups.
///
/// Everything the parsed resume does not say (a job's place, a grade) is an empty string.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TransformedResume {
    /// Schools and degrees, in document order.
    pub education: Vec<Study>,
    /// Jobs, in document order.
    pub experience: Vec<Job>,
    /// Projects, in document order.
    pub projects: Vec<Work>,
    /// Skills by category.
    pub skills: Vec<SkillGroup>,
    /// Address of the LinkedIn profile, or empty.
    pub linkedin: String,
    /// Address of the GitHub profile, or empty.
    pub github: String,
}

/// One course of study.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Study {
    /// Year of the start, four digits or empty.
    pub start_date: String,
    /// Year of graduation, four digits or empty.
    pub end_date: String,
    /// The school.
    pub institution: String,
    /// Degree and field together, for example `MSc in Finance`.
    pub degree: String,
    /// The grade, when known.
    pub gpa: String,
    /// Courses taken, comma-separated, when known.
    pub coursework: String,
}

/// One job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Job {
    /// First half of the printed time.
    pub start_date: String,
    /// Second half of the printed time; the whole when it has no halves.
    pub end_date: String,
    /// The title held.
    pub title: String,
    /// The employer.
    pub company: String,
    /// Where, when known.
    pub location: String,
    /// What was done, one statement an element.
    pub highlights: Vec<String>,
}

/// One project.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Work {
    /// The time as printed.
    pub date: String,
    /// What it is called.
    pub name: String,
    /// What it does, one statement an element.
    pub description: Vec<String>,
    /// Tools and languages used, comma-separated.
    pub technologies: String,
}

/// Skills that belong together.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SkillGroup {
    /// What they have in common; empty when the resume names no category.
    pub category: String,
    /// The skills, comma-separated.
    pub items: String,
}

impl TransformedResume {
    /// Transforms a parsed resume; `linkedin` and `github` are the addresses of connected profiles. Where one is empty, the
    /// resume's own link takes its place.
    pub fn new(resume: &ParsedResume, linkedin: &str, github: &str) -> Self {
        TransformedResume {
            education: resume.education.iter().map(study).collect(),
            experience: resume.experience.iter().map(job).collect(),
            projects: resume.projects.iter().map(work).collect(),
            skills: skill_groups(&resume.skills),
            linkedin: connected_or_own(linkedin, resume.link_on("linkedin.com")),
            github: connected_or_own(github, resume.link_on("github.com")),
        }
    }
}

fn connected_or_own(connected: &str, own: Option<&str>) -> String {
    if connected.is_empty() { own.unwrap_or_default().to_owned() } else { connected.to_owned() }
}

fn study(education: &Education) -> Study {
    Study {
        start_date: education.start_year.clone().unwrap_or_default(),
        end_date: education.graduation_year.clone(),
        institution: education.institution.clone(),
        degree: degree_in_field(&education.degree, &education.field, " in "),
        gpa: education.grade.clone().unwrap_or_default(),
        coursework: education.courses.join(", "),
    }
}

fn job(experience: &Experience) -> Job {
    let (start, end) = split_period(&experience.duration);
    Job {
        start_date: start.to_owned(),
        end_date: end.to_owned(),
        title: experience.position.clone(),
        company: experience.company.clone(),
        location: experience.location.clone().unwrap_or_default(),
        highlights: statements(&experience.description),
    }
}

fn work(project: &Project) -> Work {
    Work {
        date: project.duration.clone(),
        name: project.name.clone(),
        description: statements(&project.description),
        technologies: project.technologies.join(", "),
    }
}

/// Degree and field in one phrase, joined by `between` when there are both.
pub fn degree_in_field(degree: &str, field: &str, between: &str) -> String {
    match (degree.trim(), field.trim()) {
        (degree, "") => degree.to_owned(),
        ("", field) => field.to_owned(),
        (degree, field) => format!("{degree}{between}{field}"),
    }
}

/// A description's statements: its non-empty lines without the bullets that some documents print.
pub fn statements(description: &str) -> Vec<String> {
    let bare = |line: &str| {
        let line = line.trim();
        let rest = line.trim_start_matches(BULLETS);
        let bullet = rest.len() < line.len() && rest.starts_with(char::is_whitespace);
        if bullet { rest.trim_start().to_owned() } else { line.to_owned() }
    };
    description.lines().map(bare).filter(|line| !line.trim_matches(BULLETS).is_empty()).collect()
}

/// Characters that stand before a list item.
const BULLETS: [char; 13] = ['•', '‣', '◦', '▪', '■', '●', '○', '·', '*', '-', '–', '—', '➢'];

/// Skills by category, in order: `Languages: Rust, Go` opens a category, everything else joins the unnamed one.
pub fn skill_groups(skills: &[String]) -> Vec<SkillGroup> {
    let mut groups: Vec<SkillGroup> = Vec::new();
    for skill in skills.iter().map(|skill| skill.trim()).filter(|skill| !skill.is_empty()) {
        let (category, items) = split_category(skill);
        match groups.iter_mut().find(|group| group.category == category) {
            Some(group) => {
                group.items.push_str(", ");
                group.items.push_str(items);
            }
            None => groups.push(SkillGroup { category: category.to_owned(), items: items.to_owned() }),
        }
    }
    groups
}

fn split_category(skill: &str) -> (&str, &str) {
    match skill.split_once(": ") {
        Some((category, items)) if !category.trim().is_empty() && !items.trim().is_empty() => {
            (category.trim(), items.trim())
        }
        _ => ("", skill),
    }
}

/// The two halves of a printed time: `Oct 2021 - Present` gives `("Oct 2021", "Present")`, a single date `("", date)`.
pub fn split_period(duration: &str) -> (&str, &str) {
    let duration = duration.trim();
    let spaced = [" - ", " – ", " — ", " to ", " until ", " till ", " bis ", " à ", " hasta "];
    let tight = ["–", "—"];
    let halves = spaced.iter().chain(&tight).find_map(|separator| duration.split_once(separator));
    match halves.or_else(|| only_hyphen(duration)) {
        Some((start, end)) => (start.trim(), end.trim()),
        None => ("", duration),
    }
}

/// `01/2020-03/2022` but not `2020-05` (a month) and not `2020-05-01` (a day).
fn only_hyphen(duration: &str) -> Option<(&str, &str)> {
    let (start, end) = duration.split_once('-')?;
    let month = start.len() == 4 && end.len() <= 2;
    (!end.contains('-') && !month).then_some((start, end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::Link;

    #[test]
    fn periods_split_at_their_dash_and_not_inside_a_date() {
        let cases = [
            ("Oct 2021 - Present", ("Oct 2021", "Present")),
            ("2019–2023", ("2019", "2023")),
            ("01/2020-03/2022", ("01/2020", "03/2022")),
            ("2020-05", ("", "2020-05")),
            ("2020-05-01", ("", "2020-05-01")),
            ("2020-05 - 2021-06", ("2020-05", "2021-06")),
            ("June 2018 to May 2019", ("June 2018", "May 2019")),
            ("2021", ("", "2021")),
            ("", ("", "")),
        ];
        for (duration, expected) in cases {
            assert_eq!(split_period(duration), expected, "{duration}");
        }
    }

    #[test]
    fn statements_are_lines_without_their_bullets() {
        let cases: [(&str, &[&str]); 6] = [
            ("Led a team\nCut costs by 5 %", &["Led a team", "Cut costs by 5 %"]),
            ("• Led a team\n\n  - Cut costs", &["Led a team", "Cut costs"]),
            ("-5 % costs", &["-5 % costs"]),
            ("*", &[]),
            ("— ", &[]),
            ("", &[]),
        ];
        for (description, expected) in cases {
            assert_eq!(statements(description), expected, "{description:?}");
        }
    }

    #[test]
    fn skills_group_under_the_category_they_name() {
        let skills = ["SQL", "Languages: Rust, Go", "Excel", "Languages: C", ": odd", " "].map(str::to_owned);
        let group = |category: &str, items: &str| SkillGroup { category: category.into(), items: items.into() };
        let expected = vec![group("", "SQL, Excel, : odd"), group("Languages", "Rust, Go, C")];
        assert_eq!(skill_groups(&skills), expected);
    }

    #[test]
    fn tpl_16_to_20_the_transformed_shape_is_the_specifications() {
        let resume = ParsedResume {
            experience: vec![Experience {
                company: "Pinecrest".into(),
                position: "Manager".into(),
                duration: "Oct 2021 - Present".into(),
                description: "• One\n• Two".into(),
                location: Some("Leeds".into()),
                ..Experience::default()
            }],
            education: vec![Education {
                institution: "Eastmere".into(),
                degree: "MSc".into(),
                field: "Finance".into(),
                graduation_year: "2006".into(),
                start_year: Some("2002".into()),
                grade: Some("3.8".into()),
                courses: vec!["Algebra".into(), "Tax law".into()],
                ..Education::default()
            }],
            projects: vec![Project {
                name: "Ledger".into(),
                description: "Reads books".into(),
                technologies: vec!["Rust".into(), "SQL".into()],
                duration: "2020".into(),
                url: None,
            }],
            skills: vec!["SQL".into()],
            links: vec![
                Link { name: "LinkedIn".into(), url: "https://www.linkedin.com/in/printed".into() },
                Link { name: "GitHub".into(), url: "https://github.com/a".into() },
            ],
            ..ParsedResume::default()
        };
        let transformed = TransformedResume::new(&resume, "https://www.linkedin.com/in/a", "");
        let expected = serde_json::json!({
            "education": [{"startDate": "2002", "endDate": "2006", "institution": "Eastmere", "degree": "MSc in Finance", "gpa": "3.8", "coursework": "Algebra, Tax law"}],
            "experience": [{"startDate": "Oct 2021", "endDate": "Present", "title": "Manager", "company": "Pinecrest", "location": "Leeds", "highlights": ["One", "Two"]}],
            "projects": [{"date": "2020", "name": "Ledger", "description": ["Reads books"], "technologies": "Rust, SQL"}],
            "skills": [{"category": "", "items": "SQL"}],
            "linkedin": "https://www.linkedin.com/in/a",
            "github": "https://github.com/a",
        });
        assert_eq!(serde_json::to_value(&transformed).unwrap(), expected);
    }
}
