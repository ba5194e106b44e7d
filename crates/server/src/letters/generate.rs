use super::Asker;
use super::request::{Checked, LetterRequest};
use super::wire::WrittenLetter;
use super::written::{EMBEDDED, Written};
use crate::ai::prompt;
use crate::error::{ApiError, ApiResult, Code};
use crate::extract::Body;
use crate::extract::client::Client;
use crate::refusals::{Forbidden, Limited, NotFound};
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use crate::work::Permit;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures::channel::mpsc;
use futures::{SinkExt, Stream, StreamExt};
use serde_json::json;
use std::convert::Infallible;
use vitae_ai::{Prompt, Sampling};
use vitae_letters::{Request, checked, compose, letter_prompt};

/// How a model writes letters (LET-18 to LET-21).
const SAMPLING: Sampling = Sampling { temperature: 0.7, top_k: 32, top_p: 1.0 };
const MAX_OUTPUT_TOKENS: u32 = 2048;

/// Pieces of a letter that wait for a slow browser; the model waits too then.
const WAITING_PIECES: usize = 32;

/// Writes a cover letter; open to everybody. With `Accept: text/event-stream` the text comes piece by piece in events `text`,
/// and the whole answer in a last event `letter`, or `error` when it failed.
#[utoipa::path(post, path = "/api/cover-letter/generate", operation_id = "generate_letter", tag = "letters", security((), ("bearer" = [])),
    request_body = LetterRequest,
    responses((status = 200, content((Data<WrittenLetter> = "application/json"), (String = "text/event-stream"))), Forbidden, NotFound, Limited))]
pub(super) async fn generate(
    State(app): State<App>,
    caller: Option<Caller>,
    client: Client,
    headers: HeaderMap,
    Body(request): Body<LetterRequest>,
) -> ApiResult<Response> {
    let request = request.checked(&app, caller.as_ref()).await?;
    let asker = Asker::new(caller.as_ref(), &client);
    asker.count(&app)?;
    if let Some(caller) = &caller {
        app.admit_bytes(caller.user.id, request.job_description.len()).await?;
    }
    let permit = admitted(&app, &asker, &request).await?;
    let writing = Writing { app, caller, asker, request, permit };
    if wants_events(&headers) {
        return Ok(Sse::new(events(writing)).into_response());
    }
    let data = writing.write(&mut |_| Box::pin(async {})).await?;
    Ok(Json(Data { data }).into_response())
}

/// A place in front of the language model, when one is to write; while it takes no more, the built-in writer does.
async fn admitted(app: &App, asker: &Asker, request: &Checked) -> ApiResult<Option<Permit>> {
    let Some(ai) = app.ai.as_ref().filter(|_| !request.embedded) else { return Ok(None) };
    match ai.admit(app, &asker.key).await {
        Ok(permit) => Ok(Some(permit)),
        Err(refusal) if is_full(&refusal) && !request.wants_model => Ok(None),
        Err(refusal) => Err(refusal),
    }
}

fn is_full(refusal: &ApiError) -> bool {
    matches!(refusal.code(), Code::RateLimited | Code::Busy)
}

/// A letter that is being written. Dropping it, when the browser has gone, ends the model's connection.
struct Writing {
    app: App,
    caller: Option<Caller>,
    asker: Asker,
    request: Checked,
    /// A place in front of the language model; without one the built-in writer writes.
    permit: Option<Permit>,
}

/// Takes the next piece of a letter.
type Pieces<'a> = &'a mut (dyn FnMut(String) -> futures::future::BoxFuture<'static, ()> + Send);

impl Writing {
    async fn write(mut self, pieces: Pieces<'_>) -> ApiResult<WrittenLetter> {
        let written = match (self.permit.take(), &self.app.ai) {
            (Some(permit), Some(_)) => {
                let written = self.by_model(pieces).await;
                drop(permit);
                written?
            }
            _ => self.embedded(pieces).await?,
        };
        let description = self.request.job_description.clone();
        written.kept(&self.app, self.caller.as_ref(), description).await
    }

    async fn embedded(&self, pieces: Pieces<'_>) -> ApiResult<Written> {
        let (request, as_of) = (self.request.clone(), self.as_of());
        let letter = self.app.work.computing.run(&self.asker.key, move || compose(&asked(&request, as_of))).await?;
        for piece in letter.text.split_inclusive(char::is_whitespace) {
            pieces(piece.to_owned()).await;
        }
        Ok(Written {
            text: letter.text,
            engine: EMBEDDED.to_owned(),
            claims: letter.claims,
            doubts: Vec::new(),
            note: letter.note.map(|note| note.sentence()),
            title: letter.title,
            company: letter.company,
        })
    }

    async fn by_model(&self, pieces: Pieces<'_>) -> ApiResult<Written> {
        let ai = self.app.ai.as_ref().ok_or_else(|| ApiError::internal("no language model"))?;
        let prompt = self.prompt();
        let mut stream = ai.stream(&prompt);
        let mut answer = String::new();
        while let Some(piece) = stream.next().await {
            let piece = piece.map_err(|failure| ai.failure(&failure))?;
            answer.push_str(&piece);
            pieces(piece).await;
        }
        let letter = checked(&answer, &asked(&self.request, self.as_of()));
        let letter = letter.ok_or_else(|| ai.failure(&vitae_ai::AiError::Empty))?;
        Ok(Written {
            text: letter.text,
            engine: ai.service().to_owned(),
            claims: Vec::new(),
            doubts: letter.doubts,
            note: None,
            title: letter.title,
            company: letter.company,
        })
    }

    fn prompt(&self) -> Prompt {
        prompt(letter_prompt(&asked(&self.request, self.as_of())), None, SAMPLING, MAX_OUTPUT_TOKENS)
    }

    fn as_of(&self) -> time::Date {
        time::OffsetDateTime::from(self.app.entropy.now()).date()
    }
}

fn asked(request: &Checked, as_of: time::Date) -> Request<'_> {
    Request {
        name: &request.name,
        job_description: &request.job_description,
        resume: request.resume.as_ref(),
        typed: request.typed(),
        length: request.length,
        tone: request.tone,
        as_of,
    }
}

fn wants_events(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accepted.is_some_and(|accept| accept.contains("text/event-stream"))
}

/// The letter as it is written, then the whole answer. The stream writes while it is read: nobody reading, nothing written.
fn events(writing: Writing) -> impl Stream<Item = Result<Event, Infallible>> {
    let (sender, receiver) = mpsc::channel(WAITING_PIECES);
    let write = async move {
        let mut last = sender.clone();
        let mut send = |piece: String| -> futures::future::BoxFuture<'static, ()> {
            let mut sender = sender.clone();
            Box::pin(async move { _ = sender.send(named("text", &json!({ "text": piece }))).await })
        };
        let end = match writing.write(&mut send).await {
            Ok(data) => named("letter", &json!(Data { data })),
            Err(failure) => named("error", &json!({"message": failure.message(), "code": failure.code()})),
        };
        _ = last.send(end).await;
    };
    let written = futures::stream::once(write).filter_map(|()| async { None });
    futures::stream::select(written, receiver).map(Ok)
}

fn named(name: &str, data: &serde_json::Value) -> Event {
    Event::default().event(name).data(data.to_string())
}
