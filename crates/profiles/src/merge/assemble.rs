//! A resume of what was chosen.

use super::same::{Likeness, likeness};
use super::{Entry, FieldName, Preview, Section, Source, Value};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::{BTreeMap, HashSet};
use vitae_model::ParsedResume;
use vitae_model::dates::{self, End, Form};

/// What goes into the resume.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeChoices))]
#[serde(rename_all = "camelCase")]
pub struct Choices {
    /// Whose words a field takes, by its name; the others take the preview's.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub fields: BTreeMap<FieldName, Source>,
    /// The entries that go in, in this order within their sections.
    pub entries: Vec<Choice>,
}

/// An entry that goes in.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeChoice))]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// Its id in the preview.
    pub id: String,
    /// Whose words; the preview's choice when absent.
    #[serde(default)]
    pub source: Option<Source>,
}

/// Why nothing can be assembled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// An entry or field, or a source of one, that the preview does not have: the profiles have changed since it was made.
    #[error("{0} is not in the preview")]
    Unknown(String),
    /// An entry that was chosen before.
    #[error("{0} is chosen twice")]
    Repeated(String),
}

/// A resume with the origin of its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assembled {
    /// The resume.
    pub resume: ParsedResume,
    /// Where each entry came from.
    pub origins: Vec<Origin>,
}

/// Where an entry came from. This shape is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Origin {
    /// Its section.
    pub section: Section,
    /// Who said it.
    pub source: Source,
    /// The entry as it was taken.
    pub value: Json,
}

/// Puts a resume together; without choices, what the preview selects.
///
/// # Errors
/// [`MergeError`].
pub fn assemble(preview: &Preview, choices: Option<&Choices>) -> Result<Assembled, MergeError> {
    let unknown = |field: FieldName| MergeError::Unknown(field.name().to_owned());
    let is_there = |wanted: &FieldName| preview.fields.iter().any(|field| field.field == *wanted);
    if let Some(name) = choices.and_then(|choices| choices.fields.keys().find(|name| !is_there(name))) {
        return Err(unknown(*name));
    }
    let mut resume = ParsedResume::default();
    for field in &preview.fields {
        let source = choices.and_then(|choices| choices.fields.get(&field.field)).copied().unwrap_or(field.chosen);
        let text = field.variants.iter().find(|text| text.source == source);
        field.field.set(&mut resume, text.ok_or_else(|| unknown(field.field))?.value.clone());
    }
    let mut origins = Vec::new();
    for (section, entry, source) in chosen(preview, choices)? {
        let value = said(section, entry, source)?;
        let json = serde_json::to_value(&value).unwrap_or_default();
        value.add_to(&mut resume);
        origins.push(Origin { section, source, value: json });
    }
    write_times_alike(&mut resume);
    Ok(Assembled { resume, origins })
}

/// An entry in the words of a source. What a profile leaves empty, others fill; the resume's own entries stay as they are.
fn said(section: Section, entry: &Entry, source: Source) -> Result<Value, MergeError> {
    let variant = entry.variants.iter().find(|variant| variant.source == source);
    let value = &variant.ok_or_else(|| MergeError::Unknown(entry.id.clone()))?.value;
    if source == Source::Resume {
        return Ok(value.clone());
    }
    let mut json = serde_json::to_value(value).unwrap_or_default();
    for other in &entry.variants {
        fill(&mut json, &serde_json::to_value(&other.value).unwrap_or_default());
    }
    Ok(section.read(&json).unwrap_or_else(|| value.clone()))
}

/// Takes over the fields that are empty.
fn fill(own: &mut Json, other: &Json) {
    match (own, other) {
        (Json::Object(own), Json::Object(other)) => {
            for (name, theirs) in other {
                fill(own.entry(name.clone()).or_insert(Json::Null), theirs);
            }
        }
        (own, other) if is_empty(own) => *own = other.clone(),
        _ => {}
    }
}

fn is_empty(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::String(text) => text.trim().is_empty(),
        Json::Array(items) => items.is_empty(),
        _ => false,
    }
}

/// Writes all times as the others are written when some name months in English and some by number, which sources do.
fn write_times_alike(resume: &mut ParsedResume) {
    let jobs = resume.experience.iter_mut().map(|job| &mut job.duration);
    let projects = resume.projects.iter_mut().map(|project| &mut project.duration);
    let times: Vec<&mut String> = jobs.chain(projects).filter(|time| !time.trim().is_empty()).collect();
    if times.iter().any(|time| in_english(time).is_some_and(|english| english == **time)) {
        for time in times {
            if let Some(english) = in_english(time).filter(|_| !names_month(time)) {
                *time = english;
            }
        }
    }
}

/// A time with English months, as LinkedIn's own are written: `Jan 2020 - Present`.
fn in_english(time: &str) -> Option<String> {
    let span = dates::parse(time)?;
    let start = span.start.filter(|point| point.month.is_some())?.in_english();
    match span.end {
        None => Some(start),
        Some(End::Present) => Some(format!("{start} - Present")),
        Some(End::Point(end)) => Some(format!("{start} - {}", end.in_english())),
    }
}

/// Whether a time has a month's name; one in another language or form is its owner's choice.
fn names_month(time: &str) -> bool {
    dates::find(time).iter().any(|(_, span)| {
        let end = match span.end {
            Some(End::Point(point)) => Some(point),
            _ => None,
        };
        span.start.into_iter().chain(end).any(|point| !matches!(point.form, Form::MonthNumber | Form::Iso))
    })
}

type Chosen<'a> = (Section, &'a Entry, Source);

fn chosen<'a>(preview: &'a Preview, choices: Option<&Choices>) -> Result<Vec<Chosen<'a>>, MergeError> {
    let all = || preview.sections.iter().flat_map(|part| part.entries.iter().map(|entry| (part.section, entry)));
    let Some(choices) = choices else {
        return Ok(all().filter(|(_, entry)| entry.selected).map(|(at, entry)| (at, entry, entry.chosen)).collect());
    };
    let by_id: BTreeMap<&str, (Section, &Entry)> = all().map(|found| (found.1.id.as_str(), found)).collect();
    let mut seen = HashSet::new();
    let find = |choice: &Choice| {
        if !seen.insert(choice.id.clone()) {
            return Err(MergeError::Repeated(choice.id.clone()));
        }
        let (section, entry) = by_id.get(choice.id.as_str()).ok_or_else(|| MergeError::Unknown(choice.id.clone()))?;
        Ok((*section, *entry, choice.source.unwrap_or(entry.chosen)))
    };
    choices.entries.iter().map(find).collect()
}

/// Finds the entries of a resume that was assembled, however they were moved and edited since: path and origin.
pub fn locate<'a>(resume: &ParsedResume, origins: &'a [Origin]) -> Vec<(String, &'a Origin)> {
    let mut free: Vec<_> =
        origins.iter().filter_map(|origin| Some((origin, origin.section.read(&origin.value)?))).collect();
    let mut found = Vec::new();
    for section in Section::ALL {
        let entries = section.entries(resume);
        for wanted in [Likeness::Sure, Likeness::Likely] {
            for (path, value) in &entries {
                if found.iter().any(|(known, _)| known == path) {
                    continue;
                }
                let fits =
                    |(origin, was): &(&Origin, Value)| origin.section == section && likeness(was, value) >= wanted;
                if let Some(at) = free.iter().position(fits) {
                    found.push((path.clone(), free.remove(at).0));
                }
            }
        }
    }
    found
}
