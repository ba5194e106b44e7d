use super::{Account, Archive, FORMAT, INDEX, VERSION};
use crate::applications::ArchivedApplication;
use crate::error::{ApiError, ApiResult};
use crate::extract::client::Client;
use crate::refusals::Limited;
use crate::resumes::{content_disposition, safe};
use crate::security::rules;
use crate::security::signing::Disposition;
use crate::session::Caller;
use crate::state::App;
use crate::web::zip::{Entry, zip_body};
use crate::wire::Binary;
use crate::{portfolio, resumes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use vitae_store::{CoverLetter, Provider, User};

/// Everything that the caller's account holds, as a ZIP file that is made while it is sent.
#[utoipa::path(get, path = "/api/account/export", operation_id = "export_account", tag = "account", security(("bearer" = [])),
    responses((status = 200, content((Binary = "application/zip"))), Limited))]
pub(super) async fn export(State(app): State<App>, caller: Caller, client: Client) -> ApiResult<Response> {
    app.count(&rules::ARCHIVES, caller.user.id)?;
    let permit = app.admit_download(Some(&caller), &client.group()).await?;
    let entries = gather(&app, &caller).await?;
    let name = format!("{}-{}.zip", FORMAT, &app.entropy.now().to_string()[..10]);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, &name)?),
    ];
    Ok((headers, zip_body(entries, permit)).into_response())
}

async fn gather(app: &App, caller: &Caller) -> ApiResult<Vec<Entry>> {
    let owner = caller.user.id;
    let (resumes, mut files) = resumes::archived(app, caller).await?;
    let letters = app.store.cover_letters(owner).all().await?;
    files.extend(letters.iter().enumerate().map(|(index, letter)| letter_file(index, letter)));
    let applications = app.store.applications(owner).all().await?;
    let applications = applications.into_iter().map(ArchivedApplication::of).collect::<ApiResult<Vec<_>>>()?;
    files.push(Entry::text("applications.csv", table(&applications)?));
    let mut portfolios = Vec::new();
    for (index, row) in app.store.portfolios(owner).all().await?.iter().enumerate() {
        let folder = format!("portfolios/{:02} {}", index + 1, safe(&row.name));
        let (portfolio, pictures) = portfolio::archived(app, row, &folder)?;
        portfolios.push(portfolio);
        files.extend(pictures);
    }
    let archive = Archive {
        format: FORMAT.to_owned(),
        version: VERSION,
        exported_at: app.entropy.now().to_string(),
        account: account(&caller.user),
        resumes,
        letters: letters.into_iter().map(Into::into).collect(),
        applications,
        portfolios,
        more: more(app, &caller.user).await?,
    };
    let index = serde_json::to_string_pretty(&archive).map_err(ApiError::internal)?;
    files.insert(0, Entry::text(INDEX, index));
    Ok(files)
}

fn account(user: &User) -> Account {
    Account {
        name: user.name.clone(),
        email: user.email.clone(),
        created_at: user.created_at.to_string(),
        plan: user.plan.code().to_owned(),
        selected_template: user.selected_template.clone(),
        privacy_consent: user.privacy_consent.clone(),
        cover_letter_count: user.cover_letter_count,
    }
}

fn letter_file(index: usize, letter: &CoverLetter) -> Entry {
    Entry::text(format!("letters/{:02} {}.txt", index + 1, safe(&letter.title)), letter.letter.clone())
}

fn table(applications: &[ArchivedApplication]) -> ApiResult<String> {
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(ArchivedApplication::COLUMNS).map_err(ApiError::internal)?;
    for application in applications {
        out.write_record(application.cells().map(csv_cell)).map_err(ApiError::internal)?;
    }
    String::from_utf8(out.into_inner().map_err(|error| ApiError::internal(error.into_error()))?)
        .map_err(ApiError::internal)
}

/// Text that a spreadsheet does not take for a formula.
pub fn csv_cell(cell: &str) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}") } else { cell.to_owned() }
}

async fn more(app: &App, user: &User) -> ApiResult<Value> {
    let jobs =
        app.store.jobs().posted_by(user.id).await?.into_iter().map(
            |job| json!({ "id": job.id, "postedAt": job.created_at.to_string(), "posting": read(&job.posting_json) }),
        );
    let jobs: Vec<Value> = jobs.collect();
    let mut profiles = Vec::new();
    for provider in [Provider::GitHub, Provider::LinkedIn] {
        if let Some(kept) = app.store.connections(user.id).get(provider).await? {
            profiles.push(json!({ "service": provider.code(), "profile": read(&kept.profile_json) }));
        }
    }
    Ok(json!({ "jobs": jobs, "profiles": profiles }))
}

/// What the database holds as JSON; what it cannot read stays text.
fn read(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|_| json.into())
}
