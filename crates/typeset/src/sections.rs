//! The render model: every decision about a resume's page, taken once. Emitters only loop over it.

use crate::catalogue::Template;
use crate::clean;
use crate::labels::{Labels, labels};
use crate::theme::Lead;
use serde::{Deserialize, Serialize};
use vitae_model::ParsedResume;
use vitae_model::resume::{Achievement, Certification, Education, Experience, Project};
use vitae_model::transformed::{degree_in_field, skill_groups, split_period, statements};

/// What a page takes beside the resume.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Extras {
    /// Language of the resume as a tag, for example `de` or `en-GB`; English when absent or unknown.
    pub language: Option<String>,
}

/// A resume ready to print: cleaned, ordered, labelled, without anything empty.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RenderModel {
    /// Title of the file, `Resume of …` in the sense of metadata: the name, or the first section's title without one.
    pub title: String,
    /// Author of the file.
    pub author: String,
    /// Two-letter code of the language that labels are in.
    pub language: String,
    /// The footer of a document of several pages, with `{page}` and `{pages}`.
    pub page_label: String,
    /// Whether lines are broken with an eye on the whole paragraph; one after the other where a text is very long.
    pub optimized_breaks: bool,
    /// The person's name; empty when unknown.
    pub name: String,
    /// Ways to reach the person.
    pub contacts: Vec<Linked>,
    /// The sections in reading order.
    pub sections: Vec<Section>,
}

/// Text that may be a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Linked {
    /// What is shown.
    pub text: String,
    /// Where it leads; the scheme is `http`, `https`, `mailto` or `tel`.
    pub href: Option<String>,
}

/// The sections a design can place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SectionKind {
    /// Opening statement.
    Summary,
    /// Jobs.
    Experience,
    /// Schools.
    Education,
    /// Skills.
    Skills,
    /// Projects.
    Projects,
    /// Certificates and licences.
    Certifications,
    /// Awards, competitions, hackathons.
    Achievements,
}

impl SectionKind {
    /// Every section.
    pub const ALL: [SectionKind; 7] = [
        SectionKind::Summary,
        SectionKind::Experience,
        SectionKind::Education,
        SectionKind::Skills,
        SectionKind::Projects,
        SectionKind::Certifications,
        SectionKind::Achievements,
    ];
}

/// One section; of the three bodies exactly one is filled.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Section {
    /// What it holds.
    pub kind: SectionKind,
    /// Its heading.
    pub title: String,
    /// Whether it stands in the side column of a design that has one.
    pub side: bool,
    /// Running text.
    pub paragraphs: Vec<String>,
    /// Entries with a date.
    pub entries: Vec<Entry>,
    /// Lists of skills.
    pub groups: Vec<Group>,
}

/// One job, degree, project, certificate or award.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Entry {
    /// Its first line.
    pub title: String,
    /// Its second line.
    pub subtitle: String,
    /// When.
    pub date: String,
    /// Whether the date has a line of its own, below the title, because there is no room beside it.
    pub date_below: bool,
    /// Where it can be seen.
    pub link: Option<Linked>,
    /// What was done, one statement an element.
    pub lines: Vec<String>,
    /// Whether the statements carry bullets.
    pub bullets: bool,
    /// The label before [`Entry::tags`].
    pub tags_label: String,
    /// Technologies, comma-separated.
    pub tags: String,
}

/// Skills with what they have in common.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Group {
    /// The category; empty when the resume names none.
    pub label: String,
    /// The skills, comma-separated.
    pub text: String,
}

impl RenderModel {
    /// Decides everything about the page of `resume` in the design `template`.
    pub fn new(resume: &ParsedResume, extras: &Extras, template: &Template) -> Self {
        let (language, labels) = labels(extras.language.as_deref());
        let writer = Writer { resume, labels, lead: template.theme.lead };
        let side = template.theme.side.iter().filter_map(|kind| writer.section(*kind, true));
        let main = template.theme.order.iter().filter_map(|kind| writer.section(*kind, false));
        let name = clean::line(&resume.name);
        let mut model = RenderModel {
            title: if name.is_empty() { labels.experience.clone() } else { name.clone() },
            author: name.clone(),
            language: language.to_owned(),
            page_label: labels.page.clone(),
            optimized_breaks: true,
            name,
            contacts: contacts(resume),
            sections: side.chain(main).collect(),
        };
        model.optimized_breaks = model.longest_text() <= LONGEST_OPTIMIZED;
        model
    }

    /// Bytes of the longest text in the sections.
    fn longest_text(&self) -> usize {
        let mut longest = 0;
        for section in &self.sections {
            let groups = section.groups.iter().map(|group| &group.text);
            let entries =
                section.entries.iter().flat_map(|it| [&it.title, &it.subtitle, &it.tags].into_iter().chain(&it.lines));
            longest = section.paragraphs.iter().chain(groups).chain(entries).map(String::len).fold(longest, usize::max);
        }
        longest
    }

    /// Lines that the résumé prints at least: each statement, paragraph and group of skills, and two for an entry's head.
    pub(crate) fn line_count(&self) -> usize {
        let of_entries = |entries: &[Entry]| entries.iter().map(|entry| 2 + entry.lines.len()).sum::<usize>();
        let of = |it: &Section| 1 + it.paragraphs.len() + it.groups.len() + of_entries(&it.entries);
        self.contacts.len() + self.sections.iter().map(of).sum::<usize>()
    }
}

/// Email, phone, place, then addresses on the web.
fn contacts(resume: &ParsedResume) -> Vec<Linked> {
    let text = |value: &str, href: fn(&str) -> Option<String>| {
        let text = clean::line(value);
        let href = href(&text);
        (!text.is_empty()).then_some(Linked { text, href })
    };
    let optional = |value: &Option<String>, href| value.as_deref().and_then(|value| text(value, href));
    let reach =
        [text(&resume.email, clean::mailto), optional(&resume.phone, clean::tel), optional(&resume.location, |_| None)];
    let web = resume.links.iter().map(|link| web_link(&link.url));
    reach.into_iter().chain(web).flatten().collect()
}

/// An address on the web as shown, when it is safe to open; others are left out.
fn web_link(address: &str) -> Option<Linked> {
    let href = clean::url(address)?;
    Some(Linked { text: clean::shown_url(&href), href: Some(href) })
}

struct Writer<'a> {
    resume: &'a ParsedResume,
    labels: &'a Labels,
    lead: Lead,
}

impl Writer<'_> {
    /// The section of that kind, or `None` when the resume holds nothing for it.
    fn section(&self, kind: SectionKind, side: bool) -> Option<Section> {
        let mut section = Section {
            kind,
            title: self.labels.title(kind).to_owned(),
            side,
            paragraphs: Vec::new(),
            entries: Vec::new(),
            groups: Vec::new(),
        };
        match kind {
            SectionKind::Summary => {
                section.paragraphs = clean::lines(self.resume.summary.as_deref().unwrap_or_default())
            }
            SectionKind::Skills => section.groups = groups(&self.resume.skills),
            _ => section.entries = self.entries(kind).into_iter().filter_map(|entry| finished(entry, side)).collect(),
        }
        let empty = section.paragraphs.is_empty() && section.entries.is_empty() && section.groups.is_empty();
        (!empty).then_some(section)
    }

    fn entries(&self, kind: SectionKind) -> Vec<Entry> {
        let resume = self.resume;
        match kind {
            SectionKind::Experience => resume.experience.iter().map(|job| self.job(job)).collect(),
            SectionKind::Education => resume.education.iter().map(|study| self.study(study)).collect(),
            SectionKind::Projects => resume.projects.iter().map(|project| self.project(project)).collect(),
            SectionKind::Certifications => resume.certifications.iter().map(certificate).collect(),
            SectionKind::Achievements => resume.achievements.iter().map(achievement).collect(),
            SectionKind::Summary | SectionKind::Skills => Vec::new(),
        }
    }

    fn job(&self, job: &Experience) -> Entry {
        let (title, subtitle) = self.led(&job.position, &job.company);
        Entry {
            title,
            subtitle,
            date: period(&job.duration),
            lines: statements(&job.description),
            bullets: true,
            ..Entry::default()
        }
    }

    fn study(&self, study: &Education) -> Entry {
        let latin = study.degree.contains(|character: char| character.is_ascii_alphabetic());
        let between = if latin { self.labels.between_degree_and_field() } else { ", " };
        let degree = degree_in_field(&study.degree, &study.field, between);
        let (title, subtitle) = self.led(&degree, &study.institution);
        let start = study.start_year.as_deref().unwrap_or_default().trim();
        let date =
            [start, study.graduation_year.trim()].into_iter().filter(|year| !year.is_empty()).collect::<Vec<_>>();
        Entry { title, subtitle, date: date.join(" – "), ..Entry::default() }
    }

    fn project(&self, project: &Project) -> Entry {
        let technologies: Vec<_> =
            project.technologies.iter().map(|name| clean::line(name)).filter(|name| !name.is_empty()).collect();
        Entry {
            title: project.name.clone(),
            date: period(&project.duration),
            link: project.url.as_deref().and_then(web_link),
            lines: statements(&project.description),
            bullets: true,
            tags_label: self.labels.technologies.clone(),
            tags: technologies.join(", "),
            ..Entry::default()
        }
    }

    fn led(&self, role: &str, organisation: &str) -> (String, String) {
        match self.lead {
            Lead::Role => (role.to_owned(), organisation.to_owned()),
            Lead::Organisation => (organisation.to_owned(), role.to_owned()),
        }
    }
}

fn certificate(certificate: &Certification) -> Entry {
    Entry {
        title: certificate.name.clone(),
        subtitle: certificate.issuer.clone(),
        date: certificate.date.clone(),
        link: certificate.url.as_deref().and_then(web_link),
        ..Entry::default()
    }
}

fn achievement(achievement: &Achievement) -> Entry {
    let place = achievement.position.as_deref().unwrap_or_default().trim();
    let organization = achievement.organization.as_deref().unwrap_or_default().trim();
    Entry {
        title: achievement.title.clone(),
        subtitle: [place, organization].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
        date: achievement.date.clone(),
        link: achievement.url.as_deref().and_then(web_link),
        lines: statements(&achievement.description),
        bullets: true,
        ..Entry::default()
    }
}

/// Cleans an entry and moves the first thing it says to its first line; `None` when it says nothing.
fn finished(entry: Entry, side: bool) -> Option<Entry> {
    let date = clean::line(&entry.date);
    let mut entry = Entry {
        title: clean::line(&entry.title),
        subtitle: clean::line(&entry.subtitle),
        date_below: side || date.chars().count() > LONGEST_DATE,
        date,
        lines: entry.lines.iter().map(|line| clean::line(line)).filter(|line| !line.is_empty()).collect(),
        ..entry
    };
    if entry.title.is_empty() {
        entry.title = std::mem::take(&mut entry.subtitle);
    }
    if entry.title.is_empty()
        && entry.lines.is_empty()
        && entry.link.is_none()
        && entry.tags.is_empty()
        && entry.date.is_empty()
    {
        return None;
    }
    Some(entry)
}

/// Longest text, in bytes, whose lines are broken optimally. The effort grows with the places where a line may end times those
/// within one line; 6,000 times `a-` took the optimal way more than 6 s of processor time.
const LONGEST_OPTIMIZED: usize = 2_000;

/// Longest date, in characters, that stands beside a title.
const LONGEST_DATE: usize = 36;

/// A time with one kind of dash: `Oct 2021 – Present`.
fn period(duration: &str) -> String {
    match split_period(duration) {
        ("", date) | (date, "") => date.to_owned(),
        (start, end) => format!("{start} – {end}"),
    }
}

fn groups(skills: &[String]) -> Vec<Group> {
    let skills: Vec<String> = skills.iter().map(|skill| clean::line(skill)).collect();
    skill_groups(&skills).into_iter().map(|group| Group { label: group.category, text: group.items }).collect()
}
