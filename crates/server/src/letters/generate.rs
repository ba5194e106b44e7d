use super::Asker;
use super::request::{Checked, LetterRequest};
use super::wire::{LetterClaim, WrittenLetter};
use crate::error::ApiResult;
use crate::extract::Body;
use crate::refusals::{Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures::stream;
use serde_json::json;
use std::convert::Infallible;
use std::net::SocketAddr;
use vitae_letters::{Letter, Request, compose};
use vitae_store::{CoverLetter, StoreError};

/// Letters that an account may keep.
const MAX_KEPT: u32 = 200;

/// Longest title of a kept letter, in characters.
const MAX_TITLE_CHARS: usize = 80;

/// What wrote a letter when no service outside took part.
const EMBEDDED: &str = "embedded";

/// Writes a cover letter; open to everybody. With `Accept: text/event-stream` the text comes piece by piece in events `text`,
/// and the whole answer in a last event `letter`.
#[utoipa::path(post, path = "/api/cover-letter/generate", operation_id = "generate_letter", tag = "letters", security((), ("bearer" = [])),
    request_body = LetterRequest,
    responses((status = 200, content((Data<WrittenLetter> = "application/json"), (String = "text/event-stream"))), NotFound, Limited))]
pub(super) async fn generate(
    State(app): State<App>,
    caller: Option<Caller>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(request): Body<LetterRequest>,
) -> ApiResult<Response> {
    let request = request.checked(&app, caller.as_ref()).await?;
    let asker = Asker::new(&app, caller.as_ref(), peer, &headers);
    asker.count(&app).await?;
    let description = request.job_description.clone();
    let letter = write(&app, &asker.key, request).await?;
    let id = match &caller {
        Some(caller) => keep(&app, caller, &letter, description).await?,
        None => None,
    };
    let claims = letter.claims.into_iter().map(LetterClaim::from).collect();
    let written = WrittenLetter { letter: letter.text, engine: EMBEDDED.to_owned(), claims, id };
    Ok(if wants_events(&headers) {
        events(written).into_response()
    } else {
        Json(Data { data: written }).into_response()
    })
}

async fn write(app: &App, key: &str, request: Checked) -> ApiResult<Letter> {
    let as_of = time::OffsetDateTime::from(app.entropy.now()).date();
    let work = move || {
        compose(&Request {
            name: &request.name,
            job_description: &request.job_description,
            resume: request.resume.as_ref(),
            length: request.length,
            tone: request.tone,
            as_of,
        })
    };
    app.work.scoring.run(key, work).await
}

/// Keeps a letter and answers its id; nothing when the account keeps as many as it may.
async fn keep(app: &App, caller: &Caller, letter: &Letter, job_description: String) -> ApiResult<Option<String>> {
    let now = app.entropy.now();
    let row = CoverLetter {
        id: app.entropy.id(),
        title: title(letter, &job_description),
        letter: letter.text.clone(),
        job_description,
        engine: EMBEDDED.to_owned(),
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
fn title(letter: &Letter, job_description: &str) -> String {
    let title = match (&letter.title, &letter.company) {
        (Some(title), Some(company)) => format!("{title} at {company}"),
        (Some(title), None) => title.clone(),
        (None, Some(company)) => company.clone(),
        (None, None) => job_description.lines().next().unwrap_or_default().trim().to_owned(),
    };
    title.chars().take(MAX_TITLE_CHARS).collect()
}

fn wants_events(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accepted.is_some_and(|accept| accept.contains("text/event-stream"))
}

/// The letter word by word, then the whole answer.
fn events(written: WrittenLetter) -> Sse<impl futures::Stream<Item = Result<Event, Infallible>>> {
    let mut events: Vec<Event> = written.letter.split_inclusive(char::is_whitespace).map(text_event).collect();
    events.push(match Event::default().event("letter").json_data(Data { data: written }) {
        Ok(event) => event,
        Err(error) => Event::default().event("error").data(error.to_string()),
    });
    Sse::new(stream::iter(events.into_iter().map(Ok)))
}

fn text_event(text: &str) -> Event {
    Event::default().event("text").data(json!({ "text": text }).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_named_by_the_job() {
        let letter = |title: Option<&str>, company: Option<&str>| Letter {
            text: String::new(),
            claims: Vec::new(),
            title: title.map(str::to_owned),
            company: company.map(str::to_owned),
        };
        for (letter, expected) in [
            (letter(Some("Nurse"), Some("Larkwell")), "Nurse at Larkwell"),
            (letter(Some("Nurse"), None), "Nurse"),
            (letter(None, Some("Larkwell")), "Larkwell"),
            (letter(None, None), "We need somebody."),
        ] {
            assert_eq!(title(&letter, "We need somebody.\nSoon."), expected);
        }
    }
}
