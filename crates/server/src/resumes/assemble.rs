use super::merge::{Connection, Sources};
use super::reading::read_and_keep;
use super::rename::title_of;
use super::render::{is_premium_for, safe};
use super::scoring::score_soon;
use super::unsaved::design;
use super::upload::{limit_uploads, refuse_over_plan, store};
use super::wire::ResumeRecord;
use super::{FIRST_DESIGN, engines, resume_limit};
use crate::ai::EngineChoice;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::file::ReceivedFile;
use crate::refusals::{Conflict, Forbidden, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bytes::Bytes;
use serde::Deserialize;
use std::num::NonZeroUsize;
use tracing::Instrument;
use utoipa::ToSchema;
use uuid::Uuid;
use vitae_model::document::Format as FileFormat;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::stored::JSON_VERSION;
use vitae_model::visible::is_blank;
use vitae_model::{ParsedResume, proposed, resume_name};
use vitae_profiles::merge::{Assembled, Choices, MergeError, Origin, assemble as put_together};
use vitae_renderer::Job;
use vitae_store::{Confirmation, ResumeOrigins, ResumeRow};
use vitae_typeset::{Extras, Format, Template};

/// What a new resume is put together of.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewResume {
    /// What it is to be called: 1 to 120 characters; person and latest title when absent or empty.
    #[serde(default)]
    name: Option<String>,
    /// The design's id; the one chosen last when absent.
    template_id: Option<String>,
    /// The resume that is the base, as in the preview.
    resume_id: Option<String>,
    /// What goes in; what the preview selects when absent.
    choices: Option<Choices>,
}

/// Makes a resume of the connected profiles and, if there is one, the resume that is the base. It is saved, scored and shown in the
/// history like an uploaded one; its file is its first version as PDF.
#[utoipa::path(post, path = "/api/resume/assemble", operation_id = "assemble_resume", tag = "profiles", security(("bearer" = [])), request_body = NewResume,
    responses((status = 201, body = Data<ResumeRecord>), Forbidden, NotFound, Conflict, Limited))]
pub(super) async fn assemble(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewResume>,
) -> ApiResult<(StatusCode, Json<Data<ResumeRecord>>)> {
    let given = new.name.as_deref().filter(|name| !is_blank(name));
    let title = given.map(|name| title_of("name", name)).transpose()?;
    let template = new.template_id.as_deref().or(caller.user.selected_template.as_deref()).unwrap_or(FIRST_DESIGN);
    let template = design(template)?;
    let sources = Sources::load(&app, &caller, new.resume_id.as_deref()).await?;
    refuse_unconnected(&sources.missing())?;
    limit_uploads(&app, &caller)?;
    refuse_over_plan(&app, &caller).await?;
    app.admit_save(caller.user.id)?;
    let putting = tokio::task::spawn_blocking(move || put_together(&sources.preview(), new.choices.as_ref()));
    let Assembled { resume, origins } = putting.await.map_err(ApiError::internal)?.map_err(refused)?;
    let resume = checked(&resume)?;
    let file = printed(&app, &caller, &resume, template).await?;
    let name = resume_name(&resume, "Resume.pdf");
    let making = Making { title, name, template, resume, origins, limit: resume_limit(&app, &caller) };
    // In a task of its own: a client that leaves meanwhile leaves a whole resume, or none.
    let making = make(app.clone(), caller.user.id, making, file).in_current_span();
    let row = app.background.spawn(making).await.map_err(ApiError::internal)??;
    let row = score_soon(&app, row).await;
    Ok((StatusCode::CREATED, Json(Data { data: row.into() })))
}

/// "Create New" needs both connections (CRE-01 to CRE-04).
fn refuse_unconnected(missing: &[Connection]) -> ApiResult<()> {
    let sentence = match missing {
        [] => return Ok(()),
        [Connection::GitHub] => "Please connect your GitHub profile first to create a new resume.",
        [Connection::LinkedIn] => "Please connect your LinkedIn profile first to create a new resume.",
        _ => "Please connect your GitHub and LinkedIn profiles first to create a new resume.",
    };
    Err(ApiError::new(Code::NotConnected, sentence))
}

fn refused(error: MergeError) -> ApiError {
    match error {
        MergeError::Unknown(_) => ApiError::new(
            Code::PreviewOutdated,
            "Your profiles have changed since this preview was made. Look at the new one and choose again.",
        ),
        MergeError::Repeated(_) => ApiError::invalid_field("choices.entries", "Choose each entry only once."),
    }
}

/// The rules of a resume, but for the years of studies: profiles may lack them, and the editor asks for them.
fn checked(resume: &ParsedResume) -> ApiResult<ParsedResume> {
    for (field, value, answered, sentence) in [
        ("name", &resume.name, resume.no_name, "Name is required"),
        ("email", &resume.email, resume.no_email, "Email is required"),
    ] {
        if value.trim().is_empty() && !answered {
            return Err(ApiError::invalid_field(field, sentence));
        }
    }
    Ok(proposed(&serde_json::to_value(resume).map_err(ApiError::internal)?)?)
}

/// The resume as PDF, in its design, or in the first one where that is for paid plans.
async fn printed(app: &App, caller: &Caller, resume: &ParsedResume, template: &Template) -> ApiResult<Bytes> {
    let template = if is_premium_for(app, caller, template) { design(FIRST_DESIGN)? } else { template };
    let job = Job::Resume {
        resume: Box::new(resume.clone()),
        extras: Extras::default(),
        template: template.id.clone(),
        format: Format::Pdf,
        page: NonZeroUsize::MIN.get(),
    };
    let _permit = app.admit_rendering(caller.user.id).await?;
    Ok(app.renderer.run(&job).await?.file)
}

struct Making {
    /// What its owner calls it.
    title: Option<String>,
    /// What it goes by without that.
    name: String,
    template: &'static Template,
    resume: ParsedResume,
    origins: Vec<Origin>,
    limit: Option<u32>,
}

/// The file, its reading, the first version and the origins; what fails on the way takes the row with it.
async fn make(app: App, owner: Uuid, making: Making, file: Bytes) -> ApiResult<ResumeRow> {
    let upload =
        ReceivedFile { name: format!("{}.pdf", safe(making.title.as_deref().unwrap_or(&making.name))), bytes: file };
    let row = store(app.clone(), owner, upload, FileFormat::Pdf).await?;
    let id = row.id;
    let finished = finish(&app, row, &making).await;
    if finished.is_err()
        && let Err(error) = app.store.resumes(owner).delete(id, app.entropy.now()).await
    {
        tracing::warn!(%error, "half a resume stays until the sweep");
    }
    finished
}

async fn finish(app: &App, row: ResumeRow, making: &Making) -> ApiResult<ResumeRow> {
    let read = read_and_keep(app, &row, &*engines::engine_of(EngineChoice::Embedded, app)?).await?;
    let resumes = app.store.resumes(row.owner);
    let now = app.entropy.now();
    let confirmation = Confirmation {
        name: &making.name,
        parsed_json: &serde_json::to_string(&making.resume).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        language: read.parsed.details.language.as_deref(),
        template: Some(making.template.id.as_str()),
        base_version: None,
        limit: making.limit,
        versions: MAX_VERSIONS,
        now,
    };
    let confirmed = resumes.confirm(row.id, confirmation).await?;
    let origins = ResumeOrigins {
        origins_json: serde_json::to_string(&making.origins).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        taken_at: now,
    };
    resumes.set_origins(row.id, &origins).await?;
    match &making.title {
        Some(title) => Ok(resumes.set_title(row.id, title).await?.unwrap_or(confirmed)),
        None => Ok(confirmed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cre_02_to_cre_04_only_what_is_missing_is_named() {
        let said = |missing: &[Connection]| refuse_unconnected(missing).map_err(|error| error.to_string());
        assert_eq!(said(&[]), Ok(()));
        for (missing, named) in [
            (&[Connection::GitHub, Connection::LinkedIn][..], "GitHub and LinkedIn profiles"),
            (&[Connection::GitHub], "GitHub profile"),
            (&[Connection::LinkedIn], "LinkedIn profile"),
        ] {
            let sentence = format!("Please connect your {named} first to create a new resume.");
            assert_eq!(said(missing), Err(sentence));
        }
    }
}
