use super::no_such_resume;
use super::wire::ResumeRecord;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Body, Id};
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use vitae_model::resume_name::MAX_NAME_CHARS;
use vitae_model::visible::visible;

/// What a resume is to be called.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTitle {
    /// 1 to 120 characters, blanks around it not counted.
    title: String,
}

/// Gives a resume a title, which no save changes. Its file keeps its name.
#[utoipa::path(patch, path = "/api/resume/{id}", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = NewTitle, responses((status = 200, body = Data<ResumeRecord>), Limited))]
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(new): Body<NewTitle>,
) -> ApiResult<Json<Data<ResumeRecord>>> {
    let title = title_of("title", &new.title)?;
    app.admit_save(caller.user.id)?;
    let row = app.store.resumes(caller.user.id).set_title(id, &title).await?.ok_or_else(no_such_resume)?;
    Ok(Json(Data { data: row.into() }))
}

/// A title as it is kept; `field` is where it was given.
pub(super) fn title_of(field: &str, given: &str) -> ApiResult<String> {
    let title = visible(given).trim().to_owned();
    match title.chars().count() {
        0 => Err(ApiError::invalid_field(field, format!("Enter a {field}."))),
        1..=MAX_NAME_CHARS => Ok(title),
        _ => Err(ApiError::invalid_field(field, format!("Use at most {MAX_NAME_CHARS} characters."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_has_1_to_120_characters_without_the_blanks_around_it() {
        let (longest, too_long) = ("é".repeat(120), "é".repeat(121));
        for (given, expected) in [
            ("  For Kiln Ltd ", Some("For Kiln Ltd")),
            ("a\u{202e}b", Some("ab")),
            (longest.as_str(), Some(longest.as_str())),
            (too_long.as_str(), None),
            (" \u{200b} ", None),
            ("", None),
        ] {
            assert_eq!(title_of("title", given).ok().as_deref(), expected, "{given:?}");
        }
    }
}
