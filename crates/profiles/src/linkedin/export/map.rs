//! From the tables of an archive to a profile.

use super::table::{Kind, Row, Table};
use crate::ImportedProfile;
use crate::address::public_address;
use vitae_model::ParsedResume;
use vitae_model::dates::{self, End, Point};
use vitae_model::limits::MAX_ENTRIES;
use vitae_model::resume::{
    Achievement, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education, Experience,
    LanguageSkill, Link, Project,
};

pub(super) fn profile(tables: &[Table]) -> ImportedProfile {
    let tables = Tables(tables);
    let mut profile = ImportedProfile::default();
    if let Some(row) = tables.rows(Kind::Profile).next() {
        profile.headline = row.text("headline");
        profile.resume = person(&row);
    }
    let resume = &mut profile.resume;
    if resume.summary.is_none() {
        resume.summary = tables.rows(Kind::Summary).find_map(|row| row.optional("profile summary"));
    }
    resume.email = tables.email();
    resume.phone = tables.rows(Kind::Phones).find_map(|row| row.optional("number"));
    resume.experience = tables.list(Kind::Positions, experience);
    resume.education = tables.list(Kind::Education, education);
    resume.skills = unique(tables.list(Kind::Skills, |row| row.optional("name")));
    resume.projects = tables.list(Kind::Projects, project);
    resume.certifications = tables.list(Kind::Certifications, certification);
    resume.achievements = tables.list(Kind::Honors, honor);
    resume.languages = tables.list(Kind::Languages, language);
    resume.additional = [
        section("Volunteering", AdditionalKind::Volunteering, tables.list(Kind::Volunteering, volunteering)),
        section("Publications", AdditionalKind::Publications, tables.list(Kind::Publications, publication)),
        section("Courses", AdditionalKind::Other, tables.list(Kind::Courses, course)),
        section("Activities and Societies", AdditionalKind::Other, tables.list(Kind::Education, activities)),
    ]
    .into_iter()
    .flatten()
    .collect();
    profile
}

struct Tables<'a>(&'a [Table]);

impl<'a> Tables<'a> {
    fn rows(&self, kind: Kind) -> impl Iterator<Item = Row<'a>> {
        self.0.iter().filter(move |table| table.kind == kind).flat_map(Table::rows)
    }

    fn list<T>(&self, kind: Kind, entry: fn(&Row) -> Option<T>) -> Vec<T> {
        self.rows(kind).filter_map(|row| entry(&row)).take(MAX_ENTRIES).collect()
    }

    /// The address that mail goes to, else one that is confirmed, else any.
    fn email(&self) -> String {
        let rank = |row: &Row| {
            let yes = |column: &str| row.text(column).eq_ignore_ascii_case("yes");
            (!yes("primary"), !yes("confirmed"))
        };
        let addresses = self.rows(Kind::Emails).filter(|row| row.text("email address").contains('@'));
        addresses.min_by_key(rank).map(|row| row.text("email address")).unwrap_or_default()
    }
}

fn person(row: &Row) -> ParsedResume {
    let names = ["first name", "last name"].map(|column| row.text(column));
    let mut links: Vec<Link> = bracketed(&row.text("websites")).iter().filter_map(|entry| website(entry)).collect();
    links.extend(bracketed(&row.text("twitter handles")).iter().filter_map(|handle| x_account(handle)));
    ParsedResume {
        name: names.join(" ").trim().to_owned(),
        location: row.optional("geo location").or_else(|| row.optional("address")),
        summary: row.optional("summary"),
        links,
        ..ParsedResume::default()
    }
}

/// The parts of `[LABEL:address],[LABEL:address]`.
fn bracketed(cell: &str) -> Vec<String> {
    let inner = cell.trim().trim_start_matches('[').trim_end_matches(']');
    let parts = inner.split("],[").flat_map(|part| part.split("], ["));
    parts.map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn website(entry: &str) -> Option<Link> {
    let (label, address) = match entry.split_once(':') {
        Some((label, address)) if label.chars().all(|c| c.is_ascii_uppercase() || c == '_') => (label, address),
        _ => ("", entry),
    };
    let name = match label {
        "PORTFOLIO" => "Portfolio",
        "BLOG" => "Blog",
        "COMPANY" => "Company",
        _ => "Website",
    };
    Some(Link { name: name.to_owned(), url: public_address(address)? })
}

fn x_account(handle: &str) -> Option<Link> {
    let handle = handle.trim().trim_start_matches('@');
    let plain = (1..=15).contains(&handle.len()) && handle.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    plain.then(|| Link { name: "X".to_owned(), url: format!("https://x.com/{handle}") })
}

fn experience(row: &Row) -> Option<Experience> {
    let (company, position) = (row.text("company name"), row.text("title"));
    (!company.is_empty() || !position.is_empty()).then(|| Experience {
        company,
        position,
        duration: period(row),
        description: statements(&row.text("description")),
        location: row.optional("location"),
        url: None,
    })
}

fn education(row: &Row) -> Option<Education> {
    let institution = row.optional("school name")?;
    let (degree, field) = degree_and_field(&row.text("degree name"));
    let year = |column: &str| last_point(&row.text(column)).map(|point| point.year.to_string());
    Some(Education {
        institution,
        degree,
        field,
        graduation_year: year("end date").unwrap_or_default(),
        start_year: year("start date"),
        grade: grade(&row.text("notes")),
        ..Education::default()
    })
}

/// `Master of Science - MS, Computer Science` and `Master in Law`.
fn degree_and_field(text: &str) -> (String, String) {
    let halves = text.split_once(", ").or_else(|| text.split_once(" in "));
    let (degree, field) = halves.unwrap_or((text, ""));
    // LinkedIn's list of degrees repeats each as an abbreviation.
    let degree = match degree.rsplit_once(" - ") {
        Some((long, short)) if short.len() <= 6 && !short.contains(' ') => long,
        _ => degree,
    };
    (degree.trim().to_owned(), field.trim().to_owned())
}

/// Longest grade that is taken, in characters.
const GRADE_CHARS: usize = 120;

/// The grade of a note that names one, without the word: the resume has a word of its own in front of it.
fn grade(notes: &str) -> Option<String> {
    notes.lines().find_map(|line| {
        let line = line.trim();
        let word = ["grade", "gpa", "note:"].iter().find(|word| line.to_lowercase().starts_with(*word))?;
        let grade = line.get(word.len()..)?.trim_start_matches([':', ' ', '-', '–']);
        (!grade.is_empty()).then(|| grade.chars().take(GRADE_CHARS).collect())
    })
}

fn activities(row: &Row) -> Option<AdditionalItem> {
    let title = row.optional("activities")?;
    Some(AdditionalItem { title, subtitle: row.text("school name"), ..AdditionalItem::default() })
}

fn project(row: &Row) -> Option<Project> {
    Some(Project {
        name: row.optional("title")?,
        description: statements(&row.text("description")),
        technologies: Vec::new(),
        duration: period(row),
        url: public_address(&row.text("url")),
    })
}

fn certification(row: &Row) -> Option<Certification> {
    Some(Certification {
        name: row.optional("name")?,
        issuer: row.text("authority"),
        date: date(&row.text("started on")),
        url: public_address(&row.text("url")),
    })
}

fn honor(row: &Row) -> Option<Achievement> {
    Some(Achievement {
        title: row.optional("title")?,
        date: date(&row.text("issued on")),
        description: statements(&row.text("description")),
        ..Achievement::default()
    })
}

fn language(row: &Row) -> Option<LanguageSkill> {
    let level = row.text("proficiency").replace('_', " ");
    let level = level.strip_suffix(" proficiency").or(level.strip_suffix(" PROFICIENCY")).unwrap_or(&level).to_owned();
    let shouted = !level.chars().any(char::is_lowercase);
    Some(LanguageSkill { name: row.optional("name")?, level: if shouted { sentence_case(&level) } else { level } })
}

fn sentence_case(text: &str) -> String {
    let lower = text.to_lowercase();
    let mut letters = lower.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn volunteering(row: &Row) -> Option<AdditionalItem> {
    let (role, organisation) = (row.text("role"), row.text("company name"));
    (!role.is_empty() || !organisation.is_empty()).then(|| AdditionalItem {
        title: role,
        subtitle: organisation,
        period: period(row),
        description: statements(&row.text("description")),
        ..AdditionalItem::default()
    })
}

fn publication(row: &Row) -> Option<AdditionalItem> {
    Some(AdditionalItem {
        title: row.optional("name")?,
        subtitle: row.text("publisher"),
        period: date(&row.text("published on")),
        description: statements(&row.text("description")),
        url: public_address(&row.text("url")),
        ..AdditionalItem::default()
    })
}

fn course(row: &Row) -> Option<AdditionalItem> {
    let title = row.optional("name").or_else(|| row.optional("course name"))?;
    Some(AdditionalItem { title, subtitle: row.text("number"), ..AdditionalItem::default() })
}

fn section(title: &str, kind: AdditionalKind, items: Vec<AdditionalItem>) -> Option<AdditionalSection> {
    (!items.is_empty()).then(|| AdditionalSection { title: title.to_owned(), kind, items })
}

/// One statement a line: bullets that run together on one line are parted.
fn statements(text: &str) -> String {
    let parted = ["•", "▪", "●", "◦"].iter().fold(text.to_owned(), |text, bullet| text.replace(bullet, "\n"));
    let lines = parted.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// `Jan 2020 - Present`; an entry with a start and no end goes on.
fn period(row: &Row) -> String {
    let [start, end] = ["started on", "finished on"].map(|column| date(&row.text(column)));
    match (start.is_empty(), end.is_empty()) {
        (true, _) => end,
        (false, true) => format!("{start} - Present"),
        (false, false) if start == end => start,
        (false, false) => format!("{start} - {end}"),
    }
}

/// A date in one spelling, whatever language its month is in; what is no date stays as it is.
fn date(text: &str) -> String {
    match last_point(text) {
        Some(point) => point.in_english(),
        None => text.chars().take(40).collect(),
    }
}

fn last_point(text: &str) -> Option<Point> {
    let span = dates::parse(text)?;
    match span.end {
        Some(End::Point(point)) => Some(point),
        _ => span.start,
    }
}

/// The same skill may stand there twice.
fn unique(skills: Vec<String>) -> Vec<String> {
    let mut seen = std::collections::HashSet::new();
    skills.into_iter().filter(|skill| seen.insert(skill.to_lowercase())).collect()
}
