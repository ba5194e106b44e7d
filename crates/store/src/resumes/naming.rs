//! Names that no other resume of the same owner goes by, inside the transaction of the save that gives one.

use std::collections::HashSet;

use uuid::Uuid;
use vitae_model::resume_name::MAX_NAME_CHARS;

use super::{ResumeRow, Resumes};
use crate::StoreError;
use crate::db::Transaction;

/// What the owner's other resumes go by.
pub(super) struct Taken(HashSet<String>);

impl Taken {
    /// The name itself while nobody has it, else with a number: the present one, or the smallest that is free from 2.
    pub(super) fn free(&self, name: &str, present: &str) -> String {
        if !self.has(name) {
            return name.to_owned();
        }
        if is_numbered(present, name) && !self.has(present) {
            return present.to_owned();
        }
        let mut names = (2_u64..).map(|number| numbered(name, number));
        names.find(|name| !self.has(name)).unwrap_or_else(|| name.to_owned())
    }

    /// The same for the copy of a resume that its owner has named: `For Kiln 2` is followed by `For Kiln 3`.
    pub(super) fn next(&self, title: &str) -> String {
        let series = title.rsplit_once(' ').filter(|(name, _)| is_numbered(title, name) && self.has(name));
        self.free(series.map_or(title, |(name, _)| name), "")
    }

    fn has(&self, name: &str) -> bool {
        self.0.contains(&name.to_lowercase())
    }
}

fn numbered(name: &str, number: u64) -> String {
    let number = format!(" {number}");
    let room = MAX_NAME_CHARS.saturating_sub(number.len());
    let name: String = name.chars().take(room).collect();
    format!("{}{number}", name.trim_end())
}

fn is_numbered(given: &str, name: &str) -> bool {
    let number = given.rsplit_once(' ').and_then(|(_, number)| number.parse::<u64>().ok());
    number.is_some_and(|number| number >= 2 && numbered(name, number) == given)
}

impl Resumes {
    /// What the owner's resumes but one go by. Saves of the same owner take turns, so it is true until the commit.
    pub(super) async fn taken_names(&self, transaction: &mut Transaction, but: Uuid) -> Result<Taken, StoreError> {
        let rows = transaction
            .statement(
                "SELECT COALESCE(title, name) AS shown FROM resumes
                 WHERE owner = $1 AND id <> $2 AND confirmed_at IS NOT NULL",
            )
            .bind(self.owner)
            .bind(but)
            .all()
            .await?;
        let shown = rows.iter().map(|row| row.get::<String>("shown").map(|name| name.to_lowercase()));
        shown.collect::<Result<_, _>>().map(Taken)
    }

    /// The name of a resume that is saved with this content.
    pub(super) async fn name_in(
        &self,
        transaction: &mut Transaction,
        row: &ResumeRow,
        name: &str,
    ) -> Result<String, StoreError> {
        // What counts while a review is open is the file's name, which is no name of a series.
        let present = if row.is_confirmed() { row.name.as_str() } else { "" };
        Ok(self.taken_names(transaction, row.id).await?.free(name, present))
    }

    /// The record under another name, without a new version.
    pub(super) async fn renamed_in(
        &self,
        transaction: &mut Transaction,
        row: ResumeRow,
        name: String,
    ) -> Result<ResumeRow, StoreError> {
        if row.name == name {
            return Ok(row);
        }
        transaction
            .statement("UPDATE resumes SET name = $3 WHERE id = $1 AND owner = $2 AND deleted_at IS NULL")
            .bind(row.id)
            .bind(self.owner)
            .text(&name)
            .execute()
            .await?;
        Ok(ResumeRow { name, ..row })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(names: &[&str]) -> Taken {
        Taken(names.iter().map(|name| name.to_lowercase()).collect())
    }

    #[test]
    fn two_of_one_name_get_a_number() {
        for (others, name, present, expected) in [
            (&[][..], "Ada", "cv", "Ada"),
            (&["Ada"], "Ada", "cv", "Ada 2"),
            (&["ADA"], "Ada", "", "Ada 2"),
            (&["Ada", "Ada 2"], "Ada", "", "Ada 3"),
            (&["Ada", "Ada 3"], "Ada", "", "Ada 2"),
            // A resume keeps its number while it needs one.
            (&["Ada", "Ada 2"], "Ada", "Ada 4", "Ada 4"),
            (&["Ada 2"], "Ada", "Ada 3", "Ada"),
            (&["Ada"], "Ada", "Ada", "Ada 2"),
            (&["Ada", "Ada 2"], "Ada", "Ada 2", "Ada 3"),
            // A number that belongs to the title is none of ours.
            (&["Ada – Analyst"], "Ada – Analyst 2", "", "Ada – Analyst 2"),
            (&["Ada – Analyst 2"], "Ada – Analyst 2", "", "Ada – Analyst 2 2"),
            (&[], "Ada – Analyst", "Ada – Analyst 2", "Ada – Analyst"),
            (&["Ada"], "Ada", "Ada 02", "Ada 2"),
            (&["Ada"], "Ada", "Ada 1", "Ada 2"),
        ] {
            assert_eq!(taken(others).free(name, present), expected, "{others:?} {name} {present}");
        }
    }

    #[test]
    fn a_copy_goes_on_with_the_numbers() {
        let longest = "é".repeat(120);
        let cut = format!("{} 2", "é".repeat(118));
        for (others, title, expected) in [
            (&["For Kiln"][..], "For Kiln", "For Kiln 2"),
            (&["For Kiln", "For Kiln 2"], "For Kiln 2", "For Kiln 3"),
            (&["Plan 2026"], "Plan 2026", "Plan 2026 2"),
            (&[longest.as_str()], longest.as_str(), cut.as_str()),
        ] {
            assert_eq!(taken(others).next(title), expected, "{others:?} {title}");
        }
    }
}
