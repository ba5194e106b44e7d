//! The page of a public resume. It is made anew for every visit, so that switching the link off ends it at once, and it names
//! nothing that its owner hides.

use super::Hidden;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::client::Client;
use crate::resumes::{Printable, content_disposition, printable};
use crate::security::passwords::Verdict;
use crate::security::rules;
use crate::security::signing::Disposition;
use crate::session::cookie;
use crate::state::App;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use vitae_renderer::{Job, Rendered};
use vitae_store::SharedResume;
use vitae_typeset::{Format, escaped_html};

/// What a browser may do with the page: show it, and send the password back.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);

/// How long a browser that knew the password needs not say it again, in seconds.
const REMEMBERED: u32 = 24 * 60 * 60;

/// The bar above the resume; it is as wide as the design's sheet.
const BAR_STYLE: &str = "<style>.bar{display:flex;justify-content:flex-end;margin:0 0 1em}\
    .bar a{font:15px/1.4 system-ui,sans-serif;padding:.65em 1em;border:1px solid #6b7280;border-radius:6px;color:#1d2430;\
    background:#fff;text-decoration:none}@media print{.bar{display:none}}</style>";

/// The pages in place of a resume.
const PAGE_STYLE: &str = "<style>:root{color-scheme:light dark}body{margin:0;background:#f6f7f9;color:#1d2430}\
    main{max-width:22em;margin:15vh auto;padding:0 1.5em;font:16px/1.5 system-ui,sans-serif}h1{font-size:1.25em}\
    label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}\
    input{margin:.25em 0 1em;padding:.6em;border:1px solid #6b7280;border-radius:6px}\
    button{padding:.65em;border:0;border-radius:6px;background:#1d4ed8;color:#fff}p[role]{color:#b91c1c}\
    @media(prefers-color-scheme:dark){body{background:#14171c;color:#e6e8ec}p[role]{color:#fca5a5}}</style>";

/// A visitor of a public resume, whose link works.
pub struct Visit {
    shared: SharedResume,
    /// The name under which the visitor's address is counted.
    visitor: String,
    /// Whether the visitor has shown to know the password, or none is needed.
    is_open: bool,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        Self::of(parts, app).await.map_err(refusal)
    }
}

impl Visit {
    async fn of(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let visitor = Client::from_request_parts(parts, app).await?.group();
        app.count(&rules::SHARED_RESUMES, &visitor)?;
        let Ok(params) = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await else {
            return Err(absent());
        };
        let slug = params.iter().find(|(name, _)| name == "slug").map_or("", |(_, slug)| slug.as_str());
        let shared = app.store.shared_resumes().by_slug(slug, app.entropy.now()).await?.ok_or_else(absent)?;
        let is_open = shared.link.password_hash.as_ref().is_none_or(|hash| {
            let shown = cookie(&parts.headers, COOKIE);
            shown.is_some_and(|shown| app.signer.accepts_visit(&shared.link.slug, hash, shown))
        });
        Ok(Self { shared, visitor, is_open })
    }

    /// The resume in its design, without what is hidden.
    async fn rendered(&self, app: &App, format: Format) -> ApiResult<(Rendered, String)> {
        let Printable { mut resume, extras, .. } = printable(app, self.shared.owner, self.shared.resume).await?;
        Hidden::read(&self.shared.link.hidden).into_iter().for_each(|hidden| hidden.redact(&mut resume));
        let template = self.shared.link.design.clone();
        // What its owner calls the resume is nobody else's business.
        let name = if resume.name.is_empty() { "Resume".to_owned() } else { resume.name.clone() };
        let job = Job::Resume { resume: Box::new(resume), extras, template, format, page: 1 };
        let permit = app.admit_letter(&self.visitor).await?;
        let rendered = app.renderer.run(&job).await?;
        drop(permit);
        Ok((rendered, name))
    }

    /// Counts the visitor, once an hour.
    async fn count(&self, app: &App) {
        let slug = &self.shared.link.slug;
        if app.count(&rules::SHARED_VIEWS, format_args!("{}:{slug}", self.visitor)).is_err() {
            return;
        }
        if let Err(error) = app.store.shared_resumes().count_view(self.shared.resume).await {
            tracing::warn!(%error, "a view of a public resume was not counted");
        }
    }
}

/// The cookie that shows that a visitor knew the password; browsers send it to this resume alone.
const COOKIE: &str = "vitae_visit";

/// The page of a public resume, or the question for its password.
pub async fn show(State(app): State<App>, visit: Visit) -> Result<Response, Response> {
    try_show(&app, &visit).await.map_err(refusal)
}

async fn try_show(app: &App, visit: &Visit) -> ApiResult<Response> {
    if !visit.is_open {
        return Ok(password_form(StatusCode::UNAUTHORIZED, ""));
    }
    let (rendered, name) = visit.rendered(app, Format::Html).await?;
    visit.count(app).await;
    let page = String::from_utf8(rendered.file.to_vec()).map_err(ApiError::internal)?;
    let head = head(app, visit, &name);
    let bar = format!("<nav class=\"bar\"><a href=\"/r/{}/resume.pdf\">Download PDF</a></nav>", visit.shared.link.slug);
    let page = page.replacen("</head>", &format!("{head}{BAR_STYLE}</head>"), 1);
    let page = page.replacen("<main>", &format!("<main>{bar}"), 1);
    Ok((page_headers("text/html; charset=utf-8"), page).into_response())
}

/// What messengers show of a link. What needs a password shows nothing.
fn head(app: &App, visit: &Visit, title: &str) -> String {
    let robots = "<meta name=\"robots\" content=\"noindex, nofollow\">";
    if visit.shared.link.password_hash.is_some() {
        return robots.to_owned();
    }
    let (title, url) = (escaped_html(title), format!("{}/r/{}", app.config.public_url, visit.shared.link.slug));
    format!(
        "{robots}<meta property=\"og:type\" content=\"profile\"><meta property=\"og:title\" content=\"{title}\">\
         <meta property=\"og:url\" content=\"{url}\"><meta property=\"og:image\" content=\"{url}/preview.png\">\
         <meta name=\"twitter:card\" content=\"summary_large_image\">"
    )
}

/// A public resume as a file.
pub async fn pdf(State(app): State<App>, visit: Visit) -> Result<Response, Response> {
    try_pdf(&app, &visit).await.map_err(refusal)
}

async fn try_pdf(app: &App, visit: &Visit) -> ApiResult<Response> {
    if !visit.is_open {
        return Ok(Redirect::to(&format!("/r/{}", visit.shared.link.slug)).into_response());
    }
    let (rendered, name) = visit.rendered(app, Format::Pdf).await?;
    let mut headers = page_headers(Format::Pdf.mime());
    let name = format!("{name}.pdf");
    headers.insert(header::CONTENT_DISPOSITION, content_disposition(Disposition::Attachment, &name)?);
    Ok((headers, rendered.file).into_response())
}

/// The first page of a public resume as a picture.
pub async fn preview(State(app): State<App>, visit: Visit) -> ApiResult<Response> {
    if visit.shared.link.password_hash.is_some() {
        return Err(absent());
    }
    let (rendered, _) = visit.rendered(&app, Format::Png).await?;
    Ok((page_headers(Format::Png.mime()), rendered.file).into_response())
}

/// What the form for the password sends.
#[derive(Deserialize)]
pub struct PasswordForm {
    password: String,
}

/// Takes the password of a public resume.
pub async fn unlock(
    State(app): State<App>,
    visit: Visit,
    form: Result<Form<PasswordForm>, FormRejection>,
) -> Result<Response, Response> {
    try_unlock(&app, &visit, form).await.map_err(refusal)
}

async fn try_unlock(app: &App, visit: &Visit, form: Result<Form<PasswordForm>, FormRejection>) -> ApiResult<Response> {
    let link = &visit.shared.link;
    let here = format!("/r/{}", link.slug);
    let (Some(hash), Ok(Form(PasswordForm { password }))) = (&link.password_hash, form) else {
        return Ok(Redirect::to(&here).into_response());
    };
    let guesser = format!("{}:{}", visit.visitor, link.slug);
    app.check(&rules::SHARED_PASSWORDS, &guesser)?;
    app.check(&rules::SHARED_PASSWORDS_OF_ALL, &link.slug)?;
    if app.passwords.verify(&visit.visitor, password, Some(hash.clone())).await? == Verdict::Wrong {
        app.count(&rules::SHARED_PASSWORDS_OF_ALL, &link.slug)?;
        app.count(&rules::SHARED_PASSWORDS, &guesser)?;
        return Ok(password_form(StatusCode::UNAUTHORIZED, "<p role=\"alert\">Wrong password. Try again.</p>"));
    }
    let secure = if app.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let shown = app.signer.visit(&link.slug, hash);
    let cookie = format!("{COOKIE}={shown}; Path={here}; HttpOnly; SameSite=Lax; Max-Age={REMEMBERED}{secure}");
    let cookie = HeaderValue::from_str(&cookie).map_err(ApiError::internal)?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(&here)).into_response())
}

/// The question for the password.
fn password_form(status: StatusCode, wrong: &str) -> Response {
    let form = format!(
        "<main><h1>This resume needs a password</h1>{wrong}<form method=\"post\">\
         <label for=\"password\">Password</label><input id=\"password\" name=\"password\" type=\"password\" \
         autocomplete=\"off\" required autofocus><button>Open resume</button></form></main>"
    );
    (status, page_headers("text/html; charset=utf-8"), small_page("Password", &form)).into_response()
}

/// A refusal as a page: people open these addresses, not programs.
fn refusal(error: ApiError) -> Response {
    if error.is_absent() {
        return not_found_page();
    }
    let why = escaped_html(&error.to_string());
    let text = format!("<main><h1>This resume can't be opened right now</h1><p>{why}</p></main>");
    let (parts, _) = error.into_response().into_parts();
    let mut headers = parts.headers;
    headers.remove(header::CONTENT_LENGTH);
    headers.extend(page_headers("text/html; charset=utf-8"));
    (parts.status, headers, small_page("Not now", &text)).into_response()
}

/// The answer for every link that leads nowhere, whatever the reason.
fn not_found_page() -> Response {
    let text = "<main><h1>This link doesn't work</h1><p>The resume is no longer shared, or the address is \
                incomplete. Ask its owner for a new link.</p></main>";
    (StatusCode::NOT_FOUND, page_headers("text/html; charset=utf-8"), small_page("Not found", text)).into_response()
}

fn small_page(title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" content=\"noindex\">\
         <title>{title}</title>{PAGE_STYLE}</head><body>{body}</body></html>"
    )
}

fn page_headers(mime: &'static str) -> HeaderMap {
    HeaderMap::from_iter([
        (header::CONTENT_TYPE, HeaderValue::from_static(mime)),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ])
}

fn absent() -> ApiError {
    ApiError::new(Code::NotFound, "This link doesn't work.")
}
