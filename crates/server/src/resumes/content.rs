//! What a version of a resume holds, read from its JSON.

use super::no_such_resume;
use crate::error::{ApiError, ApiResult};
use crate::session::Caller;
use crate::state::App;
use uuid::Uuid;
use vitae_model::{Appearance, ParsedResume, stored};
use vitae_store::{StoredVersion, Timestamp};

/// A version with its JSON read.
pub(super) struct Content {
    pub number: i64,
    pub saved_at: Timestamp,
    pub resume: ParsedResume,
    pub appearance: Appearance,
    pub template: Option<String>,
}

impl Content {
    pub fn read(version: StoredVersion) -> ApiResult<Self> {
        let number_of_shape = version.json_version;
        Ok(Self {
            number: version.version,
            saved_at: version.saved_at,
            resume: stored::read(&version.parsed_json, number_of_shape).map_err(ApiError::internal)?,
            appearance: stored::read(&version.appearance_json, number_of_shape).map_err(ApiError::internal)?,
            template: version.template,
        })
    }
}

/// The latest version of the caller's confirmed resume.
pub(super) async fn load_latest(app: &App, caller: &Caller, id: Uuid) -> ApiResult<Content> {
    let latest = app.store.resumes(caller.user.id).latest_version(id).await?;
    Content::read(latest.ok_or_else(no_such_resume)?)
}
