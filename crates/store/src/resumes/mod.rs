//! The résumés of one user.

mod confirm;
mod delete;
mod download;
mod draft;
mod duplicate;
mod edit;
mod history;
mod import;
mod naming;
mod origins;
mod parse;
mod row;
mod score;
mod upload;
mod version;

use uuid::Uuid;

use crate::db::Db;

pub use confirm::Confirmation;
pub(crate) use delete::delete_in;
pub use draft::ReviewDraft;
pub use duplicate::Duplicate;
pub use edit::{Edit, Restoration, Saved};
pub use import::ResumeImport;
pub use origins::ResumeOrigins;
pub use parse::{ParseResult, StoredParse};
pub use row::{ResumeRow, StoredVersion, VersionEntry};
pub use score::NewScore;
pub use upload::{NewUpload, UnconfirmedLimit};

/// The résumés of one user, and no others: what belongs to somebody else does not exist here.
#[derive(Clone)]
pub struct Resumes {
    db: Db,
    owner: Uuid,
}

impl Resumes {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }
}
