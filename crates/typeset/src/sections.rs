//! The render model: every decision about a resume's page, taken once. Emitters only loop over it.

use crate::capitals::capitals;
use crate::catalogue::Template;
use crate::clean;
use crate::initials::initials;
use crate::labels::{Labels, labels};
use crate::period::Periods;
use crate::theme::Lead;
use serde::{Deserialize, Serialize};
use std::iter;
use vitae_model::ParsedResume;
use vitae_model::appearance::{Appearance, SectionChoice};
use vitae_model::resume::{
    Achievement, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education, Experience,
    LanguageSkill, Project,
};
use vitae_model::transformed::{degree_in_field, skill_groups, statements};

/// What a page takes beside the resume.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Extras {
    /// Language of the resume as a tag, for example `de` or `en-GB`; English when absent or unknown.
    pub language: Option<String>,
    /// What the user changed about the design for this resume.
    pub appearance: Appearance,
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
    /// Whether the file carries the resume as an attachment.
    pub attached: bool,
    /// The person's name; empty when unknown.
    pub name: String,
    /// The name as the header of the design shows it.
    pub shown_name: String,
    /// The letters of the first name and the family name.
    pub initials: String,
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
    /// Spoken languages.
    Languages,
    /// Unpaid work.
    Volunteering,
    /// Papers, talks, books.
    Publications,
    /// Hobbies and interests.
    Interests,
    /// People who vouch.
    References,
    /// Sections of no other kind, each under its own title.
    Other,
}

impl SectionKind {
    /// Every section.
    pub const ALL: [SectionKind; 13] = [
        SectionKind::Summary,
        SectionKind::Experience,
        SectionKind::Education,
        SectionKind::Skills,
        SectionKind::Projects,
        SectionKind::Certifications,
        SectionKind::Achievements,
        SectionKind::Languages,
        SectionKind::Volunteering,
        SectionKind::Publications,
        SectionKind::Interests,
        SectionKind::References,
        SectionKind::Other,
    ];

    /// The resume's list that it stands for; `None` for the kinds of [`ParsedResume::additional`].
    fn list(self) -> Option<&'static str> {
        Some(match self {
            SectionKind::Summary => "summary",
            SectionKind::Experience => "experience",
            SectionKind::Education => "education",
            SectionKind::Skills => "skills",
            SectionKind::Projects => "projects",
            SectionKind::Certifications => "certifications",
            SectionKind::Achievements => "achievements",
            SectionKind::Languages => "languages",
            _ => return None,
        })
    }
}

impl From<AdditionalKind> for SectionKind {
    fn from(kind: AdditionalKind) -> Self {
        match kind {
            AdditionalKind::Volunteering => SectionKind::Volunteering,
            AdditionalKind::Publications => SectionKind::Publications,
            AdditionalKind::Interests => SectionKind::Interests,
            AdditionalKind::References => SectionKind::References,
            AdditionalKind::Other => SectionKind::Other,
        }
    }
}

/// One section; at least one of the three bodies is filled.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Section {
    /// What it holds.
    pub kind: SectionKind,
    /// Its key in [`SectionChoice::key`], for example `experience` or `additional[2]`.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// Its heading as the design shows it.
    pub shown_title: String,
    /// Whether it stands in the side column of a design that has one.
    pub side: bool,
    /// Running text.
    pub paragraphs: Vec<String>,
    /// Entries with a date.
    pub entries: Vec<Entry>,
    /// Lists: skills, languages, interests.
    pub groups: Vec<Group>,
}

/// One job, degree, project, certificate, award or entry of an additional section.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Entry {
    /// Its first line.
    pub title: String,
    /// Its second line.
    pub subtitle: String,
    /// Where; stands at the right of the second line.
    pub place: String,
    /// When.
    pub date: String,
    /// Whether the date has a line of its own, below the title, because there is no room beside it.
    pub date_below: bool,
    /// Whether title, subtitle and link share one line, because there is nothing else to say.
    pub inline: bool,
    /// Where it can be seen.
    pub link: Option<Linked>,
    /// What was done, one statement an element.
    pub lines: Vec<String>,
    /// Whether the statements carry bullets; one alone does not.
    pub bullets: bool,
    /// Technologies, grade, courses.
    pub details: Vec<Group>,
    /// Whether it stands for itself or is a part of several roles at one employer.
    pub rank: Rank,
}

/// How an entry belongs to the entries around it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// It stands for itself.
    #[default]
    Alone,
    /// An employer, whose roles follow.
    Employer,
    /// A role at the employer above.
    Role,
}

/// Skills, languages, technologies with what they have in common.
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
        let choices = &extras.appearance.sections;
        let periods = Periods { form: extras.appearance.dates, labels };
        let writer = Writer { resume, labels, lead: template.theme.lead, choices, periods };
        let mut sections = writer.sections(&template.theme.order, false);
        sections.extend(writer.sections(&template.theme.side, true));
        let name = clean::line(&resume.name);
        // Labels may be in another language than the resume.
        let spoken = extras.language.as_deref().unwrap_or(language);
        let cased = |text: &str, caps| if caps { capitals(text, spoken) } else { text.to_owned() };
        for section in &mut sections {
            section.shown_title = cased(&section.title, template.theme.heading.caps);
        }
        let mut model = RenderModel {
            title: if name.is_empty() { labels.experience.clone() } else { name.clone() },
            author: name.clone(),
            language: language.to_owned(),
            page_label: labels.page.clone(),
            optimized_breaks: true,
            attached: false,
            shown_name: cased(&name, template.theme.header.caps),
            initials: initials(&name, spoken),
            name,
            contacts: contacts(resume),
            sections,
        };
        model.optimized_breaks = model.most(|text| text.len()) <= LONGEST_OPTIMIZED;
        model
    }

    /// The largest of what is measured at each text of the sections.
    fn most(&self, measure: impl Fn(&str) -> usize) -> usize {
        let mut most = 0;
        for section in &self.sections {
            let groups = section.groups.iter().map(|group| &group.text);
            let entries = section.entries.iter().flat_map(|it| {
                let details = it.details.iter().map(|detail| &detail.text);
                [&it.title, &it.subtitle].into_iter().chain(details).chain(&it.lines)
            });
            let texts = section.paragraphs.iter().chain(groups).chain(entries);
            most = texts.map(|text| measure(text)).fold(most, usize::max);
        }
        most
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
    choices: &'a [SectionChoice],
    periods: Periods<'a>,
}

impl Writer<'_> {
    /// The sections of a column that hold something and are not hidden, in the design's order. Those that the user placed
    /// stand in the user's order, in the places that the design has for them.
    fn sections(&self, kinds: &[SectionKind], side: bool) -> Vec<Section> {
        let (mut places, mut placed) = (Vec::new(), Vec::new());
        let sections = kinds.iter().flat_map(|kind| self.of_kind(*kind, side));
        let mut sections: Vec<Option<Section>> = sections.map(Some).collect();
        for (index, slot) in sections.iter_mut().enumerate() {
            if let Some(rank) = slot.as_ref().and_then(|section| self.rank(section)) {
                places.push(index);
                placed.push((rank, slot.take()));
            }
        }
        placed.sort_by_key(|(rank, _)| *rank);
        for (index, (_, section)) in places.into_iter().zip(placed) {
            sections[index] = section;
        }
        let mut sections: Vec<Section> = sections.into_iter().flatten().collect();
        sections.retain_mut(|section| self.chosen(section));
        sections
    }

    /// Where the user placed a section among those that were placed.
    fn rank(&self, section: &Section) -> Option<usize> {
        self.choices.iter().position(|choice| choice.key == section.key && !choice.keep_place)
    }

    /// Gives a section the user's title; answers whether it is shown.
    fn chosen(&self, section: &mut Section) -> bool {
        let Some(choice) = self.choices.iter().find(|choice| choice.key == section.key) else { return true };
        let title = clean::line(choice.title.as_deref().unwrap_or_default());
        if !title.is_empty() {
            section.title = title;
        }
        !choice.hidden
    }

    fn of_kind(&self, kind: SectionKind, side: bool) -> Vec<Section> {
        let sections: Vec<Section> = match kind.list() {
            Some(list) => vec![self.listed(kind, list, side)],
            None => self.additional(kind, side),
        };
        let filled = |it: &Section| !(it.paragraphs.is_empty() && it.entries.is_empty() && it.groups.is_empty());
        sections.into_iter().filter(filled).collect()
    }

    fn empty(&self, kind: SectionKind, key: String, side: bool) -> Section {
        Section {
            kind,
            key,
            title: self.labels.title(kind).to_owned(),
            shown_title: String::new(),
            side,
            paragraphs: Vec::new(),
            entries: Vec::new(),
            groups: Vec::new(),
        }
    }

    /// The section that one of the resume's own lists fills.
    fn listed(&self, kind: SectionKind, list: &str, side: bool) -> Section {
        let mut section = self.empty(kind, list.to_owned(), side);
        match kind {
            SectionKind::Summary => {
                section.paragraphs = clean::lines(self.resume.summary.as_deref().unwrap_or_default())
            }
            SectionKind::Skills => section.groups = groups(&self.resume.skills),
            SectionKind::Languages => section.groups = languages(&self.resume.languages),
            _ => section.entries = self.entries(kind).into_iter().filter_map(|entry| finished(entry, side)).collect(),
        }
        section
    }

    /// The additional sections of that kind, each under its own title.
    fn additional(&self, kind: SectionKind, side: bool) -> Vec<Section> {
        let all = self.resume.additional.iter().enumerate();
        let of_kind = all.filter(|(_, section)| SectionKind::from(section.kind) == kind);
        of_kind.map(|(index, source)| self.additional_section(index, source, side)).collect()
    }

    fn additional_section(&self, index: usize, source: &AdditionalSection, side: bool) -> Section {
        let mut section = self.empty(source.kind.into(), format!("additional[{index}]"), side);
        let title = clean::line(&source.title);
        if !title.is_empty() {
            section.title = title;
        }
        let names_only = source.kind == AdditionalKind::Interests && source.items.iter().all(is_bare);
        if names_only {
            section.groups = one_group(source.items.iter().map(|item| clean::line(&item.title)));
        } else {
            let entries = source.items.iter().map(|item| self.item(item));
            section.entries = entries.filter_map(|entry| finished(entry, side)).collect();
        }
        section
    }

    fn entries(&self, kind: SectionKind) -> Vec<Entry> {
        let resume = self.resume;
        match kind {
            SectionKind::Experience => self.jobs(),
            SectionKind::Education => resume.education.iter().map(|study| self.study(study)).collect(),
            SectionKind::Projects => resume.projects.iter().map(|project| self.project(project)).collect(),
            SectionKind::Certifications => resume.certifications.iter().map(|it| self.certificate(it)).collect(),
            SectionKind::Achievements => resume.achievements.iter().map(|it| self.achievement(it)).collect(),
            _ => Vec::new(),
        }
    }

    /// The jobs. A design that leads with the employer names one employer of several roles in a row once.
    fn jobs(&self) -> Vec<Entry> {
        let of_one = |one: &Experience, next: &Experience| self.lead == Lead::Organisation && are_of_one(one, next);
        let runs = self.resume.experience.chunk_by(of_one);
        runs.flat_map(|run| match run {
            [job] => vec![self.job(job)],
            roles => iter::once(self.employer(roles)).chain(roles.iter().map(|job| self.role(job, roles))).collect(),
        })
        .collect()
    }

    /// The employer of some roles, with the place and the link that all of them share.
    fn employer(&self, roles: &[Experience]) -> Entry {
        Entry {
            title: roles[0].company.clone(),
            date: shared(roles, |job| job.location.as_deref()).unwrap_or_default().to_owned(),
            link: shared(roles, |job| job.url.as_deref()).and_then(web_link),
            rank: Rank::Employer,
            ..Entry::default()
        }
    }

    /// One role of several at an employer that is named above.
    fn role(&self, job: &Experience, roles: &[Experience]) -> Entry {
        let entry = self.job(job);
        let own = |of: fn(&Experience) -> Option<&str>| shared(roles, of).is_none();
        Entry {
            title: entry.subtitle,
            subtitle: String::new(),
            place: if own(|job| job.location.as_deref()) { entry.place } else { String::new() },
            link: entry.link.filter(|_| own(|job| job.url.as_deref())),
            rank: Rank::Role,
            ..entry
        }
    }

    fn job(&self, job: &Experience) -> Entry {
        let (title, subtitle) = self.led(&job.position, &job.company);
        Entry {
            title,
            subtitle,
            place: job.location.clone().unwrap_or_default(),
            date: self.periods.printed(&job.duration),
            link: job.url.as_deref().and_then(web_link),
            lines: statements(&job.description),
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
        let grade = detail(&self.labels.grade, study.grade.iter());
        Entry {
            title,
            subtitle,
            place: study.location.clone().unwrap_or_default(),
            date: date.join(" – "),
            link: study.url.as_deref().and_then(web_link),
            details: grade.into_iter().chain(detail(&self.labels.courses, study.courses.iter())).collect(),
            ..Entry::default()
        }
    }

    fn project(&self, project: &Project) -> Entry {
        Entry {
            title: project.name.clone(),
            date: self.periods.printed(&project.duration),
            link: project.url.as_deref().and_then(web_link),
            lines: statements(&project.description),
            details: detail(&self.labels.technologies, project.technologies.iter()).into_iter().collect(),
            ..Entry::default()
        }
    }

    fn certificate(&self, certificate: &Certification) -> Entry {
        Entry {
            title: certificate.name.clone(),
            subtitle: certificate.issuer.clone(),
            date: self.periods.printed(&certificate.date),
            link: certificate.url.as_deref().and_then(web_link),
            inline: true,
            ..Entry::default()
        }
    }

    fn achievement(&self, achievement: &Achievement) -> Entry {
        let place = achievement.position.as_deref().unwrap_or_default().trim();
        let organization = achievement.organization.as_deref().unwrap_or_default().trim();
        Entry {
            title: achievement.title.clone(),
            subtitle: [place, organization].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
            date: self.periods.printed(&achievement.date),
            link: achievement.url.as_deref().and_then(web_link),
            lines: statements(&achievement.description),
            inline: true,
            ..Entry::default()
        }
    }

    fn item(&self, item: &AdditionalItem) -> Entry {
        Entry {
            title: item.title.clone(),
            subtitle: item.subtitle.clone(),
            place: item.place.clone(),
            date: self.periods.printed(&item.period),
            link: item.url.as_deref().and_then(web_link),
            lines: statements(&item.description),
            inline: true,
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

/// Whether two jobs are roles at one employer.
fn are_of_one(one: &Experience, next: &Experience) -> bool {
    let company = |job: &Experience| clean::line(&job.company).to_lowercase();
    let has_role = |job: &Experience| !clean::line(&job.position).is_empty();
    !company(one).is_empty() && company(one) == company(next) && has_role(one) && has_role(next)
}

/// What all roles have alike; `None` when it is empty or they differ.
fn shared<'r>(roles: &'r [Experience], of: impl Fn(&'r Experience) -> Option<&'r str>) -> Option<&'r str> {
    let first = of(roles.first()?).map(str::trim).filter(|text| !text.is_empty())?;
    roles.iter().all(|job| of(job).map(str::trim) == Some(first)).then_some(first)
}

/// An item of which nothing but its name is known.
fn is_bare(item: &AdditionalItem) -> bool {
    let AdditionalItem { title: _, subtitle, period, place, description, url } = item;
    [subtitle, period, place, description].iter().all(|text| text.trim().is_empty()) && url.is_none()
}

/// A labelled list of what is not empty; `None` when nothing is left.
fn detail<'a>(label: &str, items: impl Iterator<Item = &'a String>) -> Option<Group> {
    let text = one_group(items.map(|item| clean::line(item))).pop()?.text;
    Some(Group { label: label.to_owned(), text })
}

/// `English (Native speaker), German (C1)`.
fn languages(languages: &[LanguageSkill]) -> Vec<Group> {
    one_group(languages.iter().map(|language| match (clean::line(&language.name), clean::line(&language.level)) {
        (name, level) if level.is_empty() => name,
        (name, level) if name.is_empty() => level,
        (name, level) => format!("{name} ({level})"),
    }))
}

/// One unlabelled group of the texts that are not empty, or none.
fn one_group(texts: impl Iterator<Item = String>) -> Vec<Group> {
    let text = texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    if text.is_empty() { Vec::new() } else { vec![Group { label: String::new(), text }] }
}

/// Cleans an entry and moves the first thing it says to its first line; `None` when it says nothing.
fn finished(entry: Entry, side: bool) -> Option<Entry> {
    let date = clean::line(&entry.date);
    let lines: Vec<_> = entry.lines.iter().map(|line| clean::line(line)).filter(|line| !line.is_empty()).collect();
    let mut entry = Entry {
        title: clean::line(&entry.title),
        subtitle: clean::line(&entry.subtitle),
        place: clean::line(&entry.place),
        date_below: side || date.chars().count() > LONGEST_DATE,
        inline: entry.inline && !side && lines.is_empty() && entry.place.trim().is_empty(),
        date,
        bullets: lines.len() > 1,
        lines,
        ..entry
    };
    if entry.title.is_empty() {
        entry.title = std::mem::take(&mut entry.subtitle);
    }
    if entry.title.is_empty() {
        entry.title = std::mem::take(&mut entry.place);
    }
    let texts = [&entry.title, &entry.date];
    let empty = texts.iter().all(|text| text.is_empty())
        && entry.lines.is_empty()
        && entry.link.is_none()
        && entry.details.is_empty();
    (!empty).then_some(entry)
}

/// Longest text, in bytes, whose lines are broken optimally. The effort grows with the places where a line may end times those
/// within one line; 6,000 times `a-` took the optimal way more than 6 s of processor time.
const LONGEST_OPTIMIZED: usize = 2_000;

/// Longest date, in characters, that stands beside a title.
const LONGEST_DATE: usize = 36;

fn groups(skills: &[String]) -> Vec<Group> {
    let skills: Vec<String> = skills.iter().map(|skill| clean::line(skill)).collect();
    skill_groups(&skills).into_iter().map(|group| Group { label: group.category, text: group.items }).collect()
}
