//! The public page of a job: the app's shell with what search engines and links elsewhere need.

use super::posting;
use super::structured::{company, content, structured};
use crate::error::ApiResult;
use crate::extract::JobId;
use crate::site::identity::escape;
use crate::state::App;
use crate::web::assets;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use vitae_model::JobPosting;
use vitae_store::JobRow;

/// Longest description of a page in a list of search results, in characters.
const DESCRIPTION_CHARS: usize = 160;

/// The page of one job. What is no job has the app's own page for that, with status 404.
pub async fn serve(State(app): State<App>, id: Result<JobId, crate::error::ApiError>) -> Response {
    match page(&app, id.ok()).await {
        Ok(Some(html)) => answer(StatusCode::OK, html),
        Ok(None) => answer(StatusCode::NOT_FOUND, assets::shell(&app)),
        Err(error) => error.into_response(),
    }
}

fn answer(status: StatusCode, html: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (status, headers, html).into_response()
}

async fn page(app: &App, id: Option<JobId>) -> ApiResult<Option<String>> {
    let Some(JobId(id)) = id else { return Ok(None) };
    let Some(row) = app.store.jobs().get(id).await? else { return Ok(None) };
    let posting = posting(&row)?;
    let shell = assets::shell(app);
    let Some((before, (_, after))) =
        shell.split_once("<title>").and_then(|(before, rest)| Some((before, rest.split_once("</title>")?)))
    else {
        return Ok(Some(shell));
    };
    let page = format!("{before}{}{after}", head(app, &row, &posting));
    Ok(Some(page.replacen("<div id=\"root\">", &format!("{}<div id=\"root\">", plain(&posting)), 1)))
}

/// What stands in the head in place of the shell's title.
fn head(app: &App, row: &JobRow, posting: &JobPosting) -> String {
    let url = format!("{}/jobs/{}", app.config.public_url, row.id);
    let at = company(posting).map(|company| format!(" at {company}")).unwrap_or_default();
    let title = format!("{}{at} · {}", posting.job_title, app.config.site.name);
    let description = description(posting);
    let is_listed = row.closed_at.is_none() && !row.is_sample;
    let listing = if is_listed {
        let job = structured(&row.id.to_string(), &row.created_at.to_string(), posting, &url);
        job.map(|job| script(&job.to_string())).unwrap_or_default()
    } else {
        "<meta name=\"robots\" content=\"noindex\">".to_owned()
    };
    let [url, title, description] = [&url, &title, &description].map(|text| escape(text));
    format!(
        "<title>{title}</title><meta name=\"description\" content=\"{description}\"><link rel=\"canonical\" href=\"{url}\">\
         <meta property=\"og:type\" content=\"website\"><meta property=\"og:title\" content=\"{title}\">\
         <meta property=\"og:description\" content=\"{description}\"><meta property=\"og:url\" content=\"{url}\">\
         <meta name=\"twitter:card\" content=\"summary\">{listing}"
    )
}

fn script(json: &str) -> String {
    // `<` would end the script that holds it.
    format!("<script type=\"application/ld+json\">{}</script>", json.replace('<', "\\u003c"))
}

fn description(posting: &JobPosting) -> String {
    let text = posting.job_description.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(DESCRIPTION_CHARS) {
        None => text,
        Some((end, _)) => {
            let cut = text[..end].rfind(' ').unwrap_or(end);
            format!("{} …", &text[..cut])
        }
    }
}

/// The job for readers without JavaScript.
fn plain(posting: &JobPosting) -> String {
    let [title, company, location] =
        [&posting.job_title, &posting.company_name, &posting.location].map(|text| escape(text));
    let link = escape(&posting.application_link);
    format!(
        "<noscript><main><h1>{title}</h1><p>{company}, {location}</p>{}\
         <p><a href=\"{link}\" rel=\"noopener nofollow\">Apply</a></p></main></noscript>",
        content(posting)
    )
}
