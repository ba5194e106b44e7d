//! A letter that is done: kept for users, answered to everybody.

use super::wire::{LetterClaim, WrittenLetter};
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use vitae_letters::Claim;
use vitae_store::{CoverLetter, StoreError};

/// Letters that an account may keep.
pub const MAX_KEPT: u32 = 200;

/// Longest title of a kept letter, in characters.
const MAX_TITLE_CHARS: usize = 80;

/// What wrote a letter when no service outside took part.
pub(super) const EMBEDDED: &str = "embedded";

/// A letter.
pub(super) struct Written {
    pub text: String,
    pub engine: String,
    pub claims: Vec<Claim>,
    pub doubts: Vec<String>,
    /// What else the candidate should know of the letter.
    pub note: Option<String>,
    pub title: Option<String>,
    pub company: Option<String>,
}

impl Written {
    /// The answer; a user's letter is kept first, unless the account keeps as many as it may.
    pub async fn kept(self, app: &App, caller: Option<&Caller>, job_description: String) -> ApiResult<WrittenLetter> {
        let id = match caller {
            Some(caller) => self.keep(app, caller, job_description).await?,
            None => None,
        };
        let claims = self.claims.into_iter().map(LetterClaim::from).collect();
        Ok(WrittenLetter { letter: self.text, engine: self.engine, claims, doubts: self.doubts, note: self.note, id })
    }

    async fn keep(&self, app: &App, caller: &Caller, job_description: String) -> ApiResult<Option<String>> {
        let now = app.entropy.now();
        let row = CoverLetter {
            id: app.entropy.id(),
            title: self.name(&job_description),
            letter: self.text.clone(),
            job_description,
            engine: self.engine.clone(),
            created_at: now,
            updated_at: now,
        };
        match app.store.cover_letters(caller.user.id).add(&row, MAX_KEPT).await {
            Ok(()) => Ok(Some(row.id.to_string())),
            Err(StoreError::LimitReached { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// What a letter is for: the job and the company, else how the advertisement begins.
    fn name(&self, job_description: &str) -> String {
        let name = match (&self.title, &self.company) {
            (Some(title), Some(company)) => format!("{title} at {company}"),
            (Some(title), None) => title.clone(),
            (None, Some(company)) => company.clone(),
            (None, None) => job_description.lines().next().unwrap_or_default().trim().to_owned(),
        };
        cut(&name)
    }
}

/// A name up to the last whole word that fits.
pub(super) fn cut(name: &str) -> String {
    match name.char_indices().nth(MAX_TITLE_CHARS) {
        None => name.to_owned(),
        Some((end, _)) => format!("{}…", name[..end].rsplit_once(' ').map_or(&name[..end], |(kept, _)| kept)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_end_after_a_whole_word() {
        assert_eq!(cut(&"nursing ".repeat(20)), format!("{}nursing…", "nursing ".repeat(9)));
        assert_eq!(cut(&"x".repeat(90)), format!("{}…", "x".repeat(80)));
    }

    #[test]
    fn letters_are_named_by_the_job() {
        for (title, company, expected) in [
            (Some("Nurse"), Some("Larkwell"), "Nurse at Larkwell"),
            (Some("Nurse"), None, "Nurse"),
            (None, Some("Larkwell"), "Larkwell"),
            (None, None, "We need somebody."),
        ] {
            let written = Written {
                text: String::new(),
                engine: EMBEDDED.into(),
                claims: Vec::new(),
                doubts: Vec::new(),
                note: None,
                title: title.map(str::to_owned),
                company: company.map(str::to_owned),
            };
            assert_eq!(written.name("We need somebody.\nSoon."), expected);
        }
    }
}
