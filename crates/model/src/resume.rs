//! The parsed resume: section 3 of the specification, field for field.

use serde::{Deserialize, Serialize};

/// A resume as structured data. Serialises exactly in the shape of section 3 ("Parsed resume").
///
/// Text that the document does not hold is an empty string in a required field and `None` in an optional one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ParsedResume {
    /// The person's full name, in the document's spelling.
    pub name: String,
    /// The address to write to.
    pub email: String,
    /// A phone number as printed.
    pub phone: Option<String>,
    /// City, region or country as printed.
    pub location: Option<String>,
    /// The opening statement or profile.
    pub summary: Option<String>,
    /// Profiles and pages of the person, in document order.
    pub links: Vec<Link>,
    /// Jobs, in document order.
    pub experience: Vec<Experience>,
    /// Schools and degrees, in document order.
    pub education: Vec<Education>,
    /// Certificates and licences.
    pub certifications: Vec<Certification>,
    /// Awards, competitions and hackathons.
    pub achievements: Vec<Achievement>,
    /// Projects.
    pub projects: Vec<Project>,
    /// Skills, one an element.
    pub skills: Vec<String>,
    /// Spoken languages, in document order.
    pub languages: Vec<LanguageSkill>,
    /// Sections that have no list of their own, in document order.
    pub additional: Vec<AdditionalSection>,
    /// Lines of the document that are in no field, kept for their owner to place; no design prints them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unplaced: Vec<String>,
    /// The owner's answer to an empty name: the document has none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_name: bool,
    /// The owner's answer to an empty email address: the document has none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_email: bool,
}

/// A profile or page of the person.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Link {
    /// What it is: `LinkedIn`, `GitHub`, `Website`, or the label that is printed before it.
    pub name: String,
    /// The address, with its scheme.
    pub url: String,
}

/// One job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Experience {
    /// The employer.
    pub company: String,
    /// The title held.
    pub position: String,
    /// The time as printed, for example `Oct 2021 - Present`.
    pub duration: String,
    /// What was done; one statement a line.
    pub description: String,
    /// City, region or country of the job as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The employer's page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// One course of study.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Education {
    /// The school.
    pub institution: String,
    /// The degree as printed, without the field of study.
    pub degree: String,
    /// The field of study.
    pub field: String,
    /// Year of graduation: four digits, or empty when the document names none.
    pub graduation_year: String,
    /// The owner's answer to an empty graduation year: the document has none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_graduation_year: bool,
    /// Year of the start: four digits, or empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_year: Option<String>,
    /// City, region or country of the school as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The school's page, or the page of a thesis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Grade, average or distinction as printed, for example `GPA 3.8/4.0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade: Option<String>,
    /// Courses taken, one an element.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<String>,
}

/// A spoken language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LanguageSkill {
    /// Which language, as printed.
    pub name: String,
    /// How well, as printed, for example `C1` or `Native speaker`; empty when the document does not say.
    pub level: String,
}

/// What an additional section holds, as far as other formats have a list of their own for it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum AdditionalKind {
    /// Unpaid work.
    Volunteering,
    /// Papers, talks, books.
    Publications,
    /// Hobbies and interests.
    Interests,
    /// People who vouch.
    References,
    /// Anything else, under its own title.
    #[default]
    Other,
}

impl AdditionalKind {
    /// The kinds that JSON Resume has lists of its own for, with the English titles of those lists.
    pub const TITLED: [(AdditionalKind, &str); 4] = [
        (AdditionalKind::Volunteering, "Volunteering"),
        (AdditionalKind::Publications, "Publications"),
        (AdditionalKind::Interests, "Interests"),
        (AdditionalKind::References, "References"),
    ];

    /// The English title of its list in JSON Resume; `None` for [`AdditionalKind::Other`].
    pub fn title(self) -> Option<&'static str> {
        Self::TITLED.iter().find(|(kind, _)| *kind == self).map(|(_, title)| *title)
    }
}

/// A section that has no list of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AdditionalSection {
    /// Its heading as printed.
    pub title: String,
    /// What it holds.
    pub kind: AdditionalKind,
    /// Its entries, in document order.
    pub items: Vec<AdditionalItem>,
}

/// One entry of an additional section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AdditionalItem {
    /// Its first line: a role, the title of a paper, a hobby, a person.
    pub title: String,
    /// Who or where: an organisation, a journal, a person's position.
    pub subtitle: String,
    /// The time as printed.
    pub period: String,
    /// City, region or country as printed.
    pub place: String,
    /// What there is to say; one statement a line.
    pub description: String,
    /// Where it can be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// One certificate or licence.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Certification {
    /// What it is called.
    pub name: String,
    /// Who issued it.
    pub issuer: String,
    /// When, in free text.
    pub date: String,
    /// Where it can be checked.
    pub url: Option<String>,
}

/// What sort of achievement an entry is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum AchievementKind {
    /// An award, a prize, a scholarship.
    #[default]
    Achievement,
    /// A contest.
    Competition,
    /// A hackathon.
    Hackathon,
}

/// One award, competition or hackathon.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Achievement {
    /// What it is called.
    pub title: String,
    /// Award, competition or hackathon.
    #[serde(rename = "type")]
    pub kind: AchievementKind,
    /// When, in free text.
    pub date: String,
    /// What it was for.
    pub description: String,
    /// The place reached, for example `2nd Place`.
    pub position: Option<String>,
    /// Who gave it.
    pub organization: Option<String>,
    /// Where it can be read about.
    pub url: Option<String>,
}

/// One project.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Project {
    /// What it is called.
    pub name: String,
    /// What it does; one statement a line.
    pub description: String,
    /// Tools and languages used, one an element.
    pub technologies: Vec<String>,
    /// The time as printed.
    pub duration: String,
    /// Where it can be seen.
    pub url: Option<String>,
}

impl ParsedResume {
    /// The address of the first link to a host such as `github.com`, or to a part of it such as `www.github.com`.
    pub fn link_on(&self, host: &str) -> Option<&str> {
        let leads_there = |link: &&Link| {
            let Some((_, rest)) = link.url.split_once("://") else { return false };
            let found = rest.split(['/', '?', '#', ':']).next().unwrap_or_default().to_ascii_lowercase();
            found == host || found.strip_suffix(host).is_some_and(|sub| sub.ends_with('.'))
        };
        self.links.iter().find(leads_there).map(|link| link.url.as_str())
    }

    /// Whether nothing at all was found.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The size of all text together, in bytes; compared with [`crate::limits::MAX_RESUME_BYTES`].
    pub fn text_bytes(&self) -> usize {
        fn sum(value: &serde_json::Value) -> usize {
            match value {
                serde_json::Value::String(text) => text.len(),
                serde_json::Value::Array(items) => items.iter().map(sum).sum(),
                serde_json::Value::Object(fields) => fields.values().map(sum).sum(),
                _ => 0,
            }
        }
        serde_json::to_value(self).map_or(0, |value| sum(&value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_found_by_its_host() {
        let link = |url: &str| Link { name: "A".into(), url: url.into() };
        for (url, found) in [
            ("https://github.com/ada", true),
            ("http://WWW.GitHub.com:443/ada", true),
            ("https://gist.github.com", true),
            ("https://notgithub.com/ada", false),
            ("https://example.org/github.com/", false),
            ("https://github.com.example.org/", false),
            ("github.com/ada", false),
        ] {
            let resume = ParsedResume { links: vec![link("https://example.org"), link(url)], ..Default::default() };
            assert_eq!(resume.link_on("github.com"), found.then_some(url), "{url}");
        }
    }
}
