//! JSON Resume 1.0 (jsonresume.org), and a reader that tells it from our own shape.
//!
//! What JSON Resume cannot say (an entry's kind, the printed form of a date) is written in its nearest field; dates are ISO 8601
//! to the month. What we cannot hold (pictures) is left out; what it has no list for stands in `meta`.

mod convert;
mod location;
#[cfg(test)]
mod tests;

use crate::resume::{AdditionalSection, ParsedResume};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A resume in the shape of JSON Resume 1.0, as far as we fill or read it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct JsonResume {
    /// The person.
    pub basics: Basics,
    /// Jobs.
    pub work: Vec<WorkItem>,
    /// Schools.
    pub education: Vec<EducationItem>,
    /// Certificates.
    pub certificates: Vec<CertificateItem>,
    /// Awards.
    pub awards: Vec<AwardItem>,
    /// Projects.
    pub projects: Vec<ProjectItem>,
    /// Skills.
    pub skills: Vec<SkillItem>,
    /// Spoken languages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<LanguageItem>,
    /// Unpaid work.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub volunteer: Vec<VolunteerItem>,
    /// Papers, talks, books.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub publications: Vec<PublicationItem>,
    /// Hobbies and interests.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub interests: Vec<InterestItem>,
    /// People who vouch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub references: Vec<ReferenceItem>,
    /// What the schema has no place for.
    #[serde(skip_serializing_if = "Meta::is_empty")]
    pub meta: Meta,
}

/// What the schema has no place for; of its objects only `meta` may hold fields of others at the top.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Meta {
    /// Sections that JSON Resume has no list for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub additional: Vec<AdditionalSection>,
    /// The person's place as printed, where its parts alone would read differently. It counts only as long as the parts are its own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// The whole resume in our own shape, in files that must come back without loss. It counts only as long as the rest of the
    /// file is what it becomes as JSON Resume: whoever changes the rest by hand is not overruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vitae: Option<Box<ParsedResume>>,
}

impl Meta {
    fn is_empty(&self) -> bool {
        *self == Meta::default()
    }
}

/// The person.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Basics {
    /// Full name.
    pub name: String,
    /// Email address.
    pub email: String,
    /// Phone number.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// Own site.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// Opening statement.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// Where the person lives.
    #[serde(skip_serializing_if = "Place::is_empty")]
    pub location: Place,
    /// Accounts elsewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub profiles: Vec<Profile>,
}

/// A place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Place {
    /// Street and more.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub address: String,
    /// Postal code.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub postal_code: String,
    /// City.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// State or province.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub region: String,
    /// Country, in ISO 3166-1 alpha-2.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country_code: String,
}

impl Place {
    fn is_empty(&self) -> bool {
        *self == Place::default()
    }
}

/// An account elsewhere.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Profile {
    /// Whose service.
    pub network: String,
    /// Its address.
    pub url: String,
}

/// One job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct WorkItem {
    /// Employer.
    pub name: String,
    /// Title.
    pub position: String,
    /// ISO 8601 start.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub start_date: String,
    /// ISO 8601 end; absent while it lasts.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub end_date: String,
    /// Where.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub location: String,
    /// The employer's page.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// About the job.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// What was done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<String>,
}

/// One school.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EducationItem {
    /// School.
    pub institution: String,
    /// Field of study.
    pub area: String,
    /// Degree.
    pub study_type: String,
    /// ISO 8601 start.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub start_date: String,
    /// ISO 8601 end.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub end_date: String,
    /// The school's page.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// Grade.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub score: String,
    /// Courses taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<String>,
}

/// One certificate.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CertificateItem {
    /// What it is called.
    pub name: String,
    /// When.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// Who gave it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub issuer: String,
    /// Where it can be checked.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
}

/// One award.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AwardItem {
    /// What it is called.
    pub title: String,
    /// When.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// Who gave it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub awarder: String,
    /// What for.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// One project.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ProjectItem {
    /// What it is called.
    pub name: String,
    /// ISO 8601 start.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub start_date: String,
    /// ISO 8601 end; absent while it lasts.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub end_date: String,
    /// What it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// What it does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<String>,
    /// Technologies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Where it can be seen.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
}

/// A skill, or a category of skills.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SkillItem {
    /// The skill or category.
    pub name: String,
    /// The skills of a category.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
}

/// One spoken language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LanguageItem {
    /// Which.
    pub language: String,
    /// How well.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fluency: String,
}

/// One unpaid job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct VolunteerItem {
    /// For whom.
    pub organization: String,
    /// Role.
    pub position: String,
    /// The organisation's page.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// ISO 8601 start.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub start_date: String,
    /// ISO 8601 end; absent while it lasts.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub end_date: String,
    /// About the work.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// What was done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<String>,
}

/// One publication.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PublicationItem {
    /// Its title.
    pub name: String,
    /// Where it appeared.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub publisher: String,
    /// When.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub release_date: String,
    /// Where it can be read.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// What it says.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
}

/// One interest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct InterestItem {
    /// What.
    pub name: String,
    /// In particular.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
}

/// One person who vouches.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ReferenceItem {
    /// Who.
    pub name: String,
    /// What they say, or how they are reached.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reference: String,
}

/// Which shape a file turned out to have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Section 3 of the specification.
    Parsed,
    /// JSON Resume.
    JsonResume,
}

/// What a resume file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    /// The resume.
    pub resume: ParsedResume,
    /// The shape it was in.
    pub shape: Shape,
}

/// Why a file is no resume.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAResume(String);

impl std::fmt::Display for NotAResume {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "This is not a resume in JSON: {}.", self.0)
    }
}

impl std::error::Error for NotAResume {}

/// Reads a resume in either shape; JSON Resume is known by `basics`, `work` or its schema.
///
/// `null` counts as absent and a number as its digits. Unknown fields are ignored; a file with no known field is refused.
pub fn read(json: &str) -> Result<Read, NotAResume> {
    let value: Value = serde_json::from_str(json).map_err(|error| NotAResume(error.to_string()))?;
    let Value::Object(fields) = lenient(value) else { return Err(NotAResume("it must be an object".into())) };
    let shape = if is_json_resume(&fields) { Shape::JsonResume } else { Shape::Parsed };
    let value = Value::Object(fields);
    let refuse = |error: serde_json::Error| NotAResume(error.to_string());
    let resume = match shape {
        Shape::JsonResume => serde_json::from_value::<JsonResume>(value).map_err(refuse)?.into(),
        Shape::Parsed => serde_json::from_value::<ParsedResume>(value).map_err(refuse)?,
    };
    let none = || NotAResume("it has none of a resume's fields".into());
    if resume.is_empty() { Err(none()) } else { Ok(Read { resume, shape }) }
}

fn is_json_resume(fields: &Map<String, Value>) -> bool {
    let schema = fields.get("$schema").and_then(Value::as_str).is_some_and(|schema| schema.contains("resume-schema"));
    schema || fields.contains_key("basics") || fields.contains_key("work")
}

/// Without `null`, and with numbers as text.
fn lenient(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(key, value)| (key, lenient(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().filter(|item| !item.is_null()).map(lenient).collect()),
        Value::Number(number) => Value::String(number.to_string()),
        other => other,
    }
}
