//! The entries of all sections in one type.

use serde::{Deserialize, Serialize};
use vitae_model::ParsedResume;
use vitae_model::resume::{
    Achievement, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education, Experience,
    LanguageSkill, Link, Project,
};

/// A list of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeSection))]
#[serde(rename_all = "camelCase")]
pub enum Section {
    /// Profiles and pages.
    Links,
    /// Jobs.
    Experience,
    /// Schools and degrees.
    Education,
    /// Projects.
    Projects,
    /// Skills.
    Skills,
    /// Certificates.
    Certifications,
    /// Awards.
    Achievements,
    /// Spoken languages.
    Languages,
    /// Unpaid work.
    Volunteering,
    /// Papers and books.
    Publications,
    /// Sections with titles of their own.
    Additional,
}

impl Section {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 11] = [
        Self::Experience,
        Self::Education,
        Self::Projects,
        Self::Skills,
        Self::Certifications,
        Self::Achievements,
        Self::Languages,
        Self::Volunteering,
        Self::Publications,
        Self::Additional,
        Self::Links,
    ];

    /// The section's entries in a resume, each with its path there.
    pub fn entries(self, resume: &ParsedResume) -> Vec<(String, Value)> {
        match self {
            Self::Links => listed("links", &resume.links, Value::Link),
            Self::Experience => listed("experience", &resume.experience, Value::Experience),
            Self::Education => listed("education", &resume.education, Value::Education),
            Self::Projects => listed("projects", &resume.projects, Value::Project),
            Self::Skills => listed("skills", &resume.skills, Value::Skill),
            Self::Certifications => listed("certifications", &resume.certifications, Value::Certification),
            Self::Achievements => listed("achievements", &resume.achievements, Value::Achievement),
            Self::Languages => listed("languages", &resume.languages, Value::Language),
            Self::Volunteering | Self::Publications | Self::Additional => self.additional(resume),
        }
    }

    fn additional(self, resume: &ParsedResume) -> Vec<(String, Value)> {
        let sections = resume.additional.iter().enumerate().filter(|(_, section)| Self::of(section.kind) == self);
        let items = sections.flat_map(|(at, section)| {
            section.items.iter().enumerate().map(move |(index, item)| {
                let path = format!("additional[{at}].items[{index}]");
                let item = TitledItem { section: section.title.clone(), kind: section.kind, item: item.clone() };
                (path, Value::Additional(item))
            })
        });
        items.collect()
    }

    fn of(kind: AdditionalKind) -> Self {
        match kind {
            AdditionalKind::Volunteering => Self::Volunteering,
            AdditionalKind::Publications => Self::Publications,
            _ => Self::Additional,
        }
    }

    /// Reads an entry that was kept as JSON.
    pub fn read(self, json: &serde_json::Value) -> Option<Value> {
        fn of<T: serde::de::DeserializeOwned>(json: &serde_json::Value, make: fn(T) -> Value) -> Option<Value> {
            serde_json::from_value(json.clone()).ok().map(make)
        }
        match self {
            Self::Links => of(json, Value::Link),
            Self::Experience => of(json, Value::Experience),
            Self::Education => of(json, Value::Education),
            Self::Projects => of(json, Value::Project),
            Self::Skills => of(json, Value::Skill),
            Self::Certifications => of(json, Value::Certification),
            Self::Achievements => of(json, Value::Achievement),
            Self::Languages => of(json, Value::Language),
            Self::Volunteering | Self::Publications | Self::Additional => of(json, Value::Additional),
        }
    }

    /// Whether its entries stand by date, the latest first.
    pub(super) fn is_dated(self) -> bool {
        matches!(self, Self::Experience | Self::Education | Self::Volunteering)
    }
}

fn listed<T: Clone>(path: &str, items: &[T], make: fn(T) -> Value) -> Vec<(String, Value)> {
    items.iter().enumerate().map(|(index, item)| (format!("{path}[{index}]"), make(item.clone()))).collect()
}

/// An entry of an additional section, with the section's title.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TitledItem {
    /// The title of its section.
    pub section: String,
    /// What the section holds.
    pub kind: AdditionalKind,
    /// The entry.
    pub item: AdditionalItem,
}

/// An entry of any section, in the shape of its section in the resume.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeValue))]
#[serde(untagged)]
pub enum Value {
    /// Of `experience`.
    Experience(Experience),
    /// Of `education`.
    Education(Education),
    /// Of `projects`.
    Project(Project),
    /// Of `certifications`.
    Certification(Certification),
    /// Of `achievements`.
    Achievement(Achievement),
    /// Of `languages`.
    Language(LanguageSkill),
    /// Of `links`.
    Link(Link),
    /// Of `skills`.
    Skill(String),
    /// Of `volunteering`, `publications` and `additional`.
    Additional(TitledItem),
}

impl Value {
    /// What it is called.
    pub fn title(&self) -> &str {
        match self {
            Self::Experience(job) => &job.position,
            Self::Education(study) => &study.institution,
            Self::Project(project) => &project.name,
            Self::Certification(certificate) => &certificate.name,
            Self::Achievement(award) => &award.title,
            Self::Language(language) => &language.name,
            Self::Link(link) => &link.name,
            Self::Skill(skill) => skill,
            Self::Additional(titled) => &titled.item.title,
        }
    }

    /// Who or where.
    pub fn subtitle(&self) -> String {
        match self {
            Self::Experience(job) => job.company.clone(),
            Self::Education(study) => vitae_model::transformed::degree_in_field(&study.degree, &study.field, ", "),
            Self::Project(project) => project.url.clone().unwrap_or_default(),
            Self::Certification(certificate) => certificate.issuer.clone(),
            Self::Achievement(award) => award.organization.clone().unwrap_or_default(),
            Self::Language(language) => language.level.clone(),
            Self::Link(link) => link.url.clone(),
            Self::Skill(_) => String::new(),
            Self::Additional(titled) => titled.item.subtitle.clone(),
        }
    }

    /// When.
    pub fn period(&self) -> String {
        match self {
            Self::Experience(job) => job.duration.clone(),
            Self::Education(study) => {
                let years = [study.start_year.as_deref().unwrap_or_default(), &study.graduation_year];
                years.into_iter().filter(|year| !year.is_empty()).collect::<Vec<_>>().join(" - ")
            }
            Self::Project(project) => project.duration.clone(),
            Self::Certification(certificate) => certificate.date.clone(),
            Self::Achievement(award) => award.date.clone(),
            Self::Additional(titled) => titled.item.period.clone(),
            Self::Language(_) | Self::Link(_) | Self::Skill(_) => String::new(),
        }
    }

    /// Its own page.
    pub fn url(&self) -> Option<&str> {
        match self {
            Self::Experience(job) => job.url.as_deref(),
            Self::Education(study) => study.url.as_deref(),
            Self::Project(project) => project.url.as_deref(),
            Self::Certification(certificate) => certificate.url.as_deref(),
            Self::Achievement(award) => award.url.as_deref(),
            Self::Link(link) => Some(&link.url),
            Self::Additional(titled) => titled.item.url.as_deref(),
            Self::Language(_) | Self::Skill(_) => None,
        }
    }

    /// Adds it to the list of a resume that it belongs to.
    pub(super) fn add_to(self, resume: &mut ParsedResume) {
        match self {
            Self::Experience(job) => resume.experience.push(job),
            Self::Education(study) => resume.education.push(study),
            Self::Project(project) => resume.projects.push(project),
            Self::Certification(certificate) => resume.certifications.push(certificate),
            Self::Achievement(award) => resume.achievements.push(award),
            Self::Language(language) => resume.languages.push(language),
            Self::Link(link) => resume.links.push(link),
            Self::Skill(skill) => resume.skills.push(skill),
            Self::Additional(TitledItem { section: title, kind, item }) => {
                let own = |section: &&mut AdditionalSection| {
                    section.kind == kind && (kind != AdditionalKind::Other || section.title == title)
                };
                match resume.additional.iter_mut().find(own) {
                    Some(section) => section.items.push(item),
                    None => resume.additional.push(AdditionalSection { title, kind, items: vec![item] }),
                }
            }
        }
    }
}
