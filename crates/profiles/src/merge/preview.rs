//! What is said where, side by side.

use super::same::{Likeness, differences, likeness, order_of, profile_service, words};
use super::{Section, Source, Value, github};
use crate::{GithubProfile, ImportedProfile};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use vitae_model::ParsedResume;
use vitae_model::resume::Link;

/// What is laid side by side.
#[derive(Debug, Clone, Copy, Default)]
pub struct Input<'a> {
    /// The resume that is the base.
    pub resume: Option<&'a ParsedResume>,
    /// What was imported from LinkedIn.
    pub linkedin: Option<&'a ImportedProfile>,
    /// The address of the member's page.
    pub linkedin_url: Option<&'a str>,
    /// The profile on GitHub.
    pub github: Option<&'a GithubProfile>,
    /// The ids of the repositories that their owner chose.
    pub chosen: &'a [String],
    /// The account's name.
    pub account_name: &'a str,
    /// The account's address for mail.
    pub account_email: &'a str,
}

/// Everything, compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeContent))]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// Name and contact.
    pub fields: Vec<Field>,
    /// The sections that anybody fills, in the order in which they are shown.
    pub sections: Vec<SectionPreview>,
}

/// How what the sources say relates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeState))]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Only the resume has it.
    Kept,
    /// The resume does not have it.
    New,
    /// The resume and others have it, and say the same.
    Same,
    /// The resume and others have it, and others say something else or more.
    Different,
}

/// Which field of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeFieldName))]
#[serde(rename_all = "lowercase")]
pub enum FieldName {
    /// The name.
    Name,
    /// The address for mail.
    Email,
    /// The phone number.
    Phone,
    /// The place.
    Location,
    /// The opening statement.
    Summary,
}

impl FieldName {
    /// All.
    pub const ALL: [Self; 5] = [Self::Name, Self::Email, Self::Phone, Self::Location, Self::Summary];

    /// As in the preview.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Email => "email",
            Self::Phone => "phone",
            Self::Location => "location",
            Self::Summary => "summary",
        }
    }

    fn of(self, resume: &ParsedResume) -> &str {
        match self {
            Self::Name => &resume.name,
            Self::Email => &resume.email,
            Self::Phone => resume.phone.as_deref().unwrap_or_default(),
            Self::Location => resume.location.as_deref().unwrap_or_default(),
            Self::Summary => resume.summary.as_deref().unwrap_or_default(),
        }
    }

    pub(super) fn set(self, resume: &mut ParsedResume, text: String) {
        match self {
            Self::Name => resume.name = text,
            Self::Email => resume.email = text,
            Self::Phone => resume.phone = Some(text),
            Self::Location => resume.location = Some(text),
            Self::Summary => resume.summary = Some(text),
        }
    }
}

/// A field of the person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeField))]
#[serde(rename_all = "camelCase")]
pub struct Field {
    /// Which one.
    pub field: FieldName,
    /// How the sources relate.
    pub state: State,
    /// Whose words are taken unless something else is chosen.
    pub chosen: Source,
    /// What each says.
    pub variants: Vec<Text>,
}

/// What a source says in a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeText))]
pub struct Text {
    /// Who says it.
    pub source: Source,
    /// The words.
    pub value: String,
}

/// A section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeSectionEntries))]
#[serde(rename_all = "camelCase")]
pub struct SectionPreview {
    /// Which one.
    pub section: Section,
    /// Its entries, in the order they would stand in the resume.
    pub entries: Vec<Entry>,
}

/// An entry, with what each source says of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeEntry))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Names it as long as its sources say the same.
    pub id: String,
    /// How the sources relate.
    pub state: State,
    /// Whether it is in the resume unless something else is chosen.
    pub selected: bool,
    /// Whose words are taken unless something else is chosen.
    pub chosen: Source,
    /// What it is called.
    pub title: String,
    /// Who or where.
    pub subtitle: String,
    /// When.
    pub period: String,
    /// The fields in which others say something that the chosen source does not.
    pub differs: Vec<String>,
    /// What each says.
    pub variants: Vec<Variant>,
    /// The repository, for a project on GitHub.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repository: Option<RepositoryMark>,
}

/// What a source says of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeVariant))]
pub struct Variant {
    /// Who says it.
    pub source: Source,
    /// The entry in the shape of its section.
    pub value: Value,
}

/// What tells repositories apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = MergeRepository))]
#[serde(rename_all = "camelCase")]
pub struct RepositoryMark {
    /// GitHub's number for it.
    pub id: String,
    /// Whether it is a copy of somebody else's.
    pub fork: bool,
    /// Whether it is closed for changes.
    pub archived: bool,
    /// Whether its owner pinned it.
    pub pinned: bool,
    /// How many people starred it.
    pub stars: u32,
}

/// Compares what is there.
pub fn preview(input: &Input) -> Preview {
    let sources = sources(input);
    let selected = input.github.map(|github| github::proposed(github, input.chosen)).unwrap_or_default();
    let section = |section: Section| {
        let mut entries: Vec<Entry> = gathered(section, &sources).into_iter().map(entry_of(section)).collect();
        if section == Section::Projects
            && let Some(profile) = input.github
        {
            entries.iter_mut().for_each(|entry| mark(entry, profile, &selected));
        }
        number_twins(&mut entries);
        SectionPreview { section, entries }
    };
    let sections = Section::ALL.map(section).into_iter().filter(|section| !section.entries.is_empty());
    Preview { fields: fields(input, &sources), sections: sections.collect() }
}

/// Each source as a resume.
fn sources(input: &Input) -> Vec<(Source, ParsedResume)> {
    let linkedin = || {
        let mut resume = input.linkedin.map(|profile| profile.resume.clone()).unwrap_or_default();
        if let Some(url) = input.linkedin_url {
            // A print of the profile holds the same address with what LinkedIn follows clicks by.
            resume.links.retain(|link| profile_service(&link.url) != Some("linkedin"));
            resume.links.insert(0, Link { name: "LinkedIn".into(), url: url.to_owned() });
        }
        resume
    };
    let has_linkedin = input.linkedin.is_some() || input.linkedin_url.is_some();
    [
        input.resume.map(|resume| (Source::Resume, resume.clone())),
        has_linkedin.then(|| (Source::LinkedIn, linkedin())),
        input.github.map(|profile| (Source::GitHub, github::as_resume(profile, input.chosen))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn fields(input: &Input, sources: &[(Source, ParsedResume)]) -> Vec<Field> {
    let field = |field: FieldName| {
        let said = sources.iter().map(|(source, resume)| (*source, field.of(resume).trim()));
        let mut variants: Vec<Text> = said
            .filter(|(_, value)| !value.is_empty())
            .map(|(source, value)| Text { source, value: value.to_owned() })
            .collect();
        let account = match field {
            FieldName::Name => input.account_name,
            FieldName::Email => input.account_email,
            _ => "",
        };
        if variants.is_empty() && !account.is_empty() {
            variants.push(Text { source: Source::Account, value: account.to_owned() });
        }
        let first = variants.first()?;
        let others = &variants[1..];
        let state = match first.source {
            Source::Resume if others.is_empty() => State::Kept,
            Source::Resume if others.iter().all(|other| words(&other.value) == words(&first.value)) => State::Same,
            Source::Resume => State::Different,
            _ => State::New,
        };
        Some(Field { field, state, chosen: first.source, variants })
    };
    FieldName::ALL.into_iter().filter_map(field).collect()
}

/// The entries of a section, those that speak of the same thing together.
fn gathered(section: Section, sources: &[(Source, ParsedResume)]) -> Vec<Vec<Variant>> {
    let mut groups: Vec<Vec<Variant>> = Vec::new();
    for (source, resume) in sources {
        let mut rest: Vec<Value> = section.entries(resume).into_iter().map(|(_, value)| value).collect();
        // Sure matches first, so that a likely one does not take the place of a better one.
        for wanted in [Likeness::Sure, Likeness::Likely] {
            rest.retain(|value| {
                let free = |group: &&mut Vec<Variant>| {
                    let fits = group.iter().any(|variant| likeness(&variant.value, value) >= wanted);
                    fits && group.iter().all(|variant| variant.source != *source)
                };
                let place = groups.iter_mut().find(free);
                let is_placed = place.is_some();
                if let Some(group) = place {
                    group.push(Variant { source: *source, value: value.clone() });
                }
                !is_placed
            });
        }
        for value in rest {
            // A profile may name the same thing twice; what a resume says twice stays as it is.
            let twin = |group: &Vec<Variant>| {
                let same =
                    |variant: &Variant| variant.source == *source && likeness(&variant.value, &value) == Likeness::Sure;
                *source != Source::Resume && section != Section::Experience && group.iter().any(same)
            };
            if !groups.iter().any(twin) {
                add_group(&mut groups, section, Variant { source: *source, value });
            }
        }
    }
    groups
}

/// New entries of dated sections go before the first that ended earlier; the order of those that are there stays.
fn add_group(groups: &mut Vec<Vec<Variant>>, section: Section, variant: Variant) {
    let order = order_of(&variant.value).filter(|_| section.is_dated() && variant.source != Source::Resume);
    let earlier = |group: &Vec<Variant>| order_of(&group[0].value).is_some_and(|own| Some(own) < order);
    let place = order.and_then(|_| groups.iter().position(earlier)).unwrap_or(groups.len());
    groups.insert(place, vec![variant]);
}

/// Whether an entry may be none: a job without a time, which only a profile has, is often a line of another one.
fn is_doubtful(section: Section, variants: &[Variant]) -> bool {
    let is_own = variants.iter().any(|variant| variant.source == Source::Resume);
    section == Section::Experience && !is_own && variants.iter().all(|variant| variant.value.period().trim().is_empty())
}

fn entry_of(section: Section) -> impl Fn(Vec<Variant>) -> Entry {
    move |variants| {
        let first = &variants[0];
        let others = &variants[1..];
        let mut differs: Vec<String> =
            others.iter().flat_map(|other| differences(&first.value, &other.value)).collect();
        differs.sort();
        differs.dedup();
        let state = match first.source {
            Source::Resume if others.is_empty() => State::Kept,
            Source::Resume if differs.is_empty() => State::Same,
            Source::Resume => State::Different,
            _ => State::New,
        };
        Entry {
            id: id_of(section, &variants),
            state,
            selected: !is_doubtful(section, &variants),
            chosen: first.source,
            title: first.value.title().to_owned(),
            subtitle: first.value.subtitle(),
            period: first.value.period(),
            differs,
            repository: None,
            variants,
        }
    }
}

/// From what is said, so that an id names the same thing until that changes.
fn id_of(section: Section, variants: &[Variant]) -> String {
    let said = serde_json::to_vec(&(section, variants)).unwrap_or_default();
    Sha256::digest(&said)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Two entries of a resume that say the same have different ids.
fn number_twins(entries: &mut [Entry]) {
    let mut seen = HashSet::new();
    for entry in entries {
        let (id, mut number) = (entry.id.clone(), 1);
        while !seen.insert(entry.id.clone()) {
            number += 1;
            entry.id = format!("{id}-{number}");
        }
    }
}

/// Marks a repository; one that only GitHub knows goes in when it is proposed.
fn mark(entry: &mut Entry, profile: &GithubProfile, selected: &HashSet<&str>) {
    let on_github = entry.variants.iter().find(|variant| variant.source == Source::GitHub);
    let Some(mark) = on_github.and_then(|variant| github::mark(profile, variant.value.url()?)) else { return };
    if entry.chosen == Source::GitHub {
        entry.selected = selected.contains(mark.id.as_str());
    }
    entry.repository = Some(mark);
}
