//! The tables of a profile as LinkedIn's interface hands them over: rows with the columns of the export.

use super::table::{Kind, Table};
use serde_json::{Map, Value};

/// What a profile is made of, by LinkedIn's names. Contacts, messages and what else belongs to others is never asked for.
const DOMAINS: [(&str, Kind); 14] = [
    ("PROFILE", Kind::Profile),
    ("PROFILE_SUMMARY", Kind::Summary),
    ("POSITIONS", Kind::Positions),
    ("EDUCATION", Kind::Education),
    ("SKILLS", Kind::Skills),
    ("PROJECTS", Kind::Projects),
    ("CERTIFICATIONS", Kind::Certifications),
    ("HONORS", Kind::Honors),
    ("LANGUAGES", Kind::Languages),
    ("VOLUNTEERING_EXPERIENCES", Kind::Volunteering),
    ("PUBLICATIONS", Kind::Publications),
    ("EMAIL_ADDRESSES", Kind::Emails),
    ("PHONE_NUMBERS", Kind::Phones),
    ("COURSES", Kind::Courses),
];

/// Tables that were handed over.
#[derive(Debug, Default)]
pub(crate) struct Snapshot {
    pub(super) tables: Vec<Table>,
}

impl Snapshot {
    /// What to ask for.
    pub fn domains() -> impl Iterator<Item = &'static str> {
        DOMAINS.iter().map(|(name, _)| *name)
    }

    /// Adds the rows of a domain.
    pub fn add(&mut self, domain: &str, rows: &[Map<String, Value>]) {
        let known = DOMAINS.iter().find(|(name, _)| *name == domain);
        if let Some((_, kind)) = known.filter(|_| !rows.is_empty()) {
            self.tables.push(Table::of_rows(*kind, rows));
        }
    }
}
