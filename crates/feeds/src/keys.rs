//! How the keys of a job may be named in tables and in JSON that people write.

use serde_json::{Map, Value};
use std::collections::HashMap;

/// The key of the API, and what people write, without blanks, signs and capitals.
const KEYS: [(&str, &[&str]); 21] = [
    ("sourceId", &["sourceid", "id", "jobid", "reference", "requisitionid", "ref"]),
    ("jobTitle", &["jobtitle", "title", "position", "role", "jobname"]),
    ("companyName", &["companyname", "company", "employer", "organization", "organisation", "hiringorganization"]),
    ("companyOverview", &["companyoverview", "aboutcompany", "aboutthecompany", "companydescription"]),
    ("location", &["location", "place", "city", "joblocation"]),
    ("employmentType", &["employmenttype", "type", "jobtype", "contracttype", "employment"]),
    ("salaryRange", &["salaryrange", "salary", "pay", "compensation"]),
    ("jobDescription", &["jobdescription", "description", "text", "about", "summary"]),
    ("responsibilities", &["responsibilities", "duties", "tasks"]),
    ("required", &["required", "requirementsrequired", "requirements", "qualifications", "requiredqualifications"]),
    ("preferred", &["preferred", "requirementspreferred", "preferredqualifications", "nicetohave"]),
    ("applicationLink", &["applicationlink", "link", "url", "applyurl", "applylink", "applicationurl", "joburl"]),
    ("educationLevel", &["educationlevel", "education", "degree"]),
    ("experienceLevel", &["experiencelevel", "level", "seniority", "experience"]),
    ("category", &["category"]),
    ("department", &["department", "team", "function"]),
    ("isRemote", &["isremote", "remote"]),
    ("isHybrid", &["ishybrid", "hybrid"]),
    ("isOnsite", &["isonsite", "onsite"]),
    ("createdAt", &["createdat", "posted", "postedat", "dateposted", "date", "posteddate"]),
    (
        "validThrough",
        &[
            "validthrough",
            "validuntil",
            "closes",
            "closesat",
            "closeson",
            "closingdate",
            "expires",
            "expiresat",
            "expireson",
            "expirydate",
            "expirationdate",
            "deadline",
            "applicationdeadline",
        ],
    ),
];

/// What an answer of the API says besides; only `closedAt` is looked at.
const OF_THE_API: [&str; 10] = [
    "closedAt",
    "updatedAt",
    "isSample",
    "source",
    "isOwner",
    "canEdit",
    "applyClicks",
    "match",
    "application",
    "highlights",
];

/// The key of the API that a name means.
pub fn named(name: &str) -> Option<&'static str> {
    let letters = letters(name);
    KEYS.iter().find(|(_, names)| names.contains(&letters.as_str())).map(|(key, _)| *key)
}

fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// A job with the keys of the API. Of two names for the same, the one that stands first in the list above and says
/// something counts.
pub fn translated(job: &Map<String, Value>) -> Map<String, Value> {
    let said: HashMap<String, &Value> =
        job.iter().filter(|(_, value)| says_something(value)).map(|(name, value)| (letters(name), value)).collect();
    let of = |names: &[&str]| names.iter().find_map(|name| said.get(*name)).map(|value| (*value).clone());
    KEYS.iter().filter_map(|(key, names)| Some(((*key).to_owned(), of(names)?))).collect()
}

/// The names in a job that mean nothing here.
pub fn unknown(job: &Map<String, Value>) -> impl Iterator<Item = &str> {
    job.keys().map(String::as_str).filter(|name| named(name).is_none() && !OF_THE_API.contains(name))
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    }
}

/// The items of a list in one text, separated by `|` or line breaks.
pub fn listed(text: &str) -> Vec<String> {
    let items = text.split(['|', '\n']).map(|item| item.trim().trim_start_matches(['•', '-', '*']).trim());
    items.filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

/// Whether a text says yes.
pub fn is_yes(text: &str) -> bool {
    matches!(text.trim().to_lowercase().as_str(), "true" | "yes" | "y" | "1" | "x" | "ja")
}
