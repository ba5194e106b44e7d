use super::load;
use super::render::{answer, first_page};
use super::unsaved::{check_appearance, check_size, design};
use crate::error::ApiResult;
use crate::extract::{Body, Id};
use crate::refusals::Limited;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Binary;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use std::num::NonZeroUsize;
use utoipa::ToSchema;
use vitae_model::{Appearance, ParsedResume};
use vitae_renderer::Job;
use vitae_typeset::{Catalogue, Extras, Format, Template};

/// What the editor shows beside the form.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Unsaved {
    /// As typed so far: nothing in it is required.
    resume: ParsedResume,
    appearance: Appearance,
    /// A design's id; without one, the design that the user chose for all resumes, else the first.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required)]
    template_id: Option<String>,
    #[schema(inline)]
    format: PreviewFormat,
    /// The page of a picture, from 1; 1 when absent.
    #[serde(default = "first_page")]
    #[schema(value_type = u32, minimum = 1, required = false)]
    page: NonZeroUsize,
}

#[derive(Deserialize, Clone, Copy, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PreviewFormat {
    Png,
    Pdf,
}

/// Typesets unsaved content; nothing is stored, and it is no download.
#[utoipa::path(post, path = "/api/resume/{id}/preview", tag = "editor", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = Unsaved,
    responses((status = 200, content((Binary = "image/png"), (Binary = "application/pdf")),
        headers(("X-Pages" = u32, description = "Pages of the whole document"))), Limited))]
pub(super) async fn preview(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Body(unsaved): Body<Unsaved>,
) -> ApiResult<Response> {
    let language = load(&app, &caller, id).await?.language;
    check_size(&unsaved.resume)?;
    check_appearance(&unsaved.appearance)?;
    let template = chosen(&caller, unsaved.template_id.as_deref())?;
    let format = match unsaved.format {
        PreviewFormat::Png => Format::Png,
        PreviewFormat::Pdf => Format::Pdf,
    };
    let job = Job::Resume {
        resume: Box::new(unsaved.resume),
        extras: Extras { language, appearance: unsaved.appearance },
        template: template.id.clone(),
        format,
        page: unsaved.page.get(),
    };
    let permit = app.admit_preview(caller.user.id).await?;
    let rendered = app.renderer.run(&job).await?;
    drop(permit);
    answer(rendered, format, Disposition::Inline, &format!("Preview.{}", format.extension()))
}

/// The design of that id; without one, the design that the user chose for all resumes, else the first.
pub(super) fn chosen(caller: &Caller, id: Option<&str>) -> ApiResult<&'static Template> {
    if let Some(id) = id {
        return design(id);
    }
    let catalogue = Catalogue::load();
    let of_user = caller.user.selected_template.as_deref().and_then(|id| catalogue.get(id));
    of_user.or_else(|| catalogue.templates().first()).ok_or_else(|| crate::error::ApiError::internal("no designs"))
}
