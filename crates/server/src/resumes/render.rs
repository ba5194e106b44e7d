use super::content::load_latest;
use super::file::content_disposition;
use super::load;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::{Id, Params};
use crate::refusals::{Forbidden, Invalid, Limited};
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::wire::{Binary, X_PAGES};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::num::NonZeroUsize;
use utoipa::IntoParams;
use vitae_model::visible::visible;
use vitae_renderer::{Job, Rendered};
use vitae_store::Plan;
use vitae_typeset::{Catalogue, Extras, Format, Template, Tier};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// A design's id, for example `template1`.
    template: String,
    /// What to make of it.
    #[param(inline, value_type = Format)]
    format: String,
    /// Saves the file instead of showing it, and counts as a download.
    #[serde(default)]
    download: bool,
    /// The page of a picture, from 1; 1 when absent.
    #[serde(default = "first_page")]
    #[param(value_type = Option<u32>, minimum = 1)]
    page: NonZeroUsize,
}

/// The page that is shown when none was asked for.
pub(super) fn first_page() -> NonZeroUsize {
    NonZeroUsize::MIN
}

/// A confirmed resume in one of the designs and formats.
#[utoipa::path(get, path = "/api/resume/{id}/render", tag = "resume", security(("bearer" = [])), params(("id" = String, Path), Wanted),
    responses((status = 200, content(
        (Binary = "application/pdf"), (Binary = "image/png"), (Binary = "application/x-tex"), (serde_json::Value = "application/json"),
        (String = "text/html"), (String = "text/markdown"), (String = "text/plain"),
        (Binary = "application/vnd.openxmlformats-officedocument.wordprocessingml.document")),
        headers(("X-Pages" = u32, description = "Pages of the whole document, for `pdf` and `png`"))), Forbidden, Invalid, Limited))]
pub(super) async fn render(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(wanted): Params<Wanted>,
) -> ApiResult<Response> {
    let template = template(&wanted.template)?;
    let format: Format =
        wanted.format.parse().map_err(|_| ApiError::invalid_field("format", format!("Choose {}.", Format::names())))?;
    if is_designed(format) && (wanted.download || !is_preview(format)) {
        refuse_premium(&app, &caller, template)?;
    }
    let row = load(&app, &caller, id).await?;
    let language = row.language.clone();
    let latest = load_latest(&app, &caller, id).await?;
    let file_name = file_name(row.display_title(), &template.name, format);
    let job = Job::Resume {
        resume: Box::new(latest.resume),
        extras: Extras { language, appearance: latest.appearance },
        template: template.id.clone(),
        format,
        page: wanted.page.get(),
    };
    let permit = app.admit_rendering(caller.user.id).await?;
    let rendered = app.renderer.run(&job).await?;
    drop(permit);
    let mut disposition = Disposition::Inline;
    if wanted.download {
        disposition = Disposition::Attachment;
        app.store
            .resumes(caller.user.id)
            .count_download(id, &template.id, format.extension(), app.entropy.now())
            .await?;
    }
    answer(rendered, format, disposition, &file_name)
}

/// The file under its name, and how many pages it has.
pub(super) fn answer(
    rendered: Rendered,
    format: Format,
    disposition: Disposition,
    file_name: &str,
) -> ApiResult<Response> {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(format.mime())),
        (header::CONTENT_DISPOSITION, content_disposition(disposition, file_name)?),
    ];
    let mut response = (headers, rendered.file).into_response();
    if let Some(pages) = rendered.pages {
        response.headers_mut().insert(X_PAGES, HeaderValue::from(pages));
    }
    Ok(response)
}

fn template(id: &str) -> ApiResult<&'static Template> {
    Catalogue::load().get(id).ok_or_else(|| ApiError::not_found("This template doesn't exist."))
}

/// A design that the caller may use, by its id.
pub fn chosen_design(app: &App, caller: &Caller, id: &str) -> ApiResult<&'static Template> {
    let template = template(id)?;
    refuse_premium(app, caller, template)?;
    Ok(template)
}

/// Whether a format shows the design; the others are the user's own data.
fn is_designed(format: Format) -> bool {
    !matches!(format, Format::Json | Format::JsonResume)
}

/// Whether the screens show a format: its file may be seen before it is paid for.
fn is_preview(format: Format) -> bool {
    matches!(format, Format::Pdf | Format::Png | Format::Tex)
}

/// Preview of a Premium design is open to all; its download needs a paid plan when plan limits are on.
fn refuse_premium(app: &App, caller: &Caller, template: &Template) -> ApiResult<()> {
    if is_premium_for(app, caller, template) {
        let message = format!(
            "{} is a Premium design. Choose a Standard design, or use it with a Pro or Teams plan.",
            template.name
        );
        return Err(ApiError::new(Code::PremiumTemplate, message));
    }
    Ok(())
}

/// Whether a design is one for which the caller would need a paid plan.
pub(super) fn is_premium_for(app: &App, caller: &Caller, template: &Template) -> bool {
    let free = caller.user.plan_at(app.entropy.now()) == Plan::Free;
    app.config.plan_limits && free && template.tier == Tier::Premium
}

/// What the names of designs end in and the name of a resume's file need not repeat.
const KINDS_OF_DOCUMENT: [&str; 2] = [" Resume", " CV"];

/// `Given Family – Analyst - Executive.pdf`: what the resume goes by, and in which design.
fn file_name(name: &str, design: &str, format: Format) -> String {
    let design = KINDS_OF_DOCUMENT.iter().find_map(|kind| design.strip_suffix(kind)).unwrap_or(design);
    format!("{} - {design}.{}", safe(name), format.extension())
}

/// Characters that Windows, the strictest of the common file systems, refuses in a name.
const REFUSED: [char; 9] = ['<', '>', ':', '"', '/', '\\', '|', '?', '*'];

/// Bytes of a resume's name in a file name. Common file systems take 255 for the whole.
const NAME_BYTES: usize = 180;

/// A name as every file system takes it: no separators, nothing invisible, no dot in front that hides the file.
pub fn safe(name: &str) -> String {
    let spaced = visible(&name.replace(|c: char| REFUSED.contains(&c) || c.is_whitespace(), " "));
    let words = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    let start = words.trim_start_matches(['.', ' ']);
    let short: String =
        start.char_indices().take_while(|(at, c)| at + c.len_utf8() <= NAME_BYTES).map(|(_, c)| c).collect();
    if short.is_empty() { "Resume".to_owned() } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tpl_23_a_file_is_named_after_resume_and_design() {
        let long = "ż".repeat(200);
        let cut = format!("{} - Executive.pdf", "ż".repeat(90));
        for (person, design, expected) in [
            ("Given Family", "Executive Resume", "Given Family - Executive.pdf"),
            ("Given Family – Analyst", "Executive Resume", "Given Family – Analyst - Executive.pdf"),
            ("Given Family", "Academic CV", "Given Family - Academic.pdf"),
            ("Given Family", "Modern Professional", "Given Family - Modern Professional.pdf"),
            ("Łukasz Ó Dónaill Jr.", "Executive Resume", "Łukasz Ó Dónaill Jr. - Executive.pdf"),
            ("../a\\b:c|d", "Executive Resume", "a b c d - Executive.pdf"),
            ("Ada\u{202E}fdp\r\nByron", "Executive Resume", "Adafdp Byron - Executive.pdf"),
            (" ?* ", "Executive Resume", "Resume - Executive.pdf"),
            (long.as_str(), "Executive Resume", cut.as_str()),
        ] {
            assert_eq!(file_name(person, design, Format::Pdf), expected);
        }
    }
}
