//! The clients against stand-ins of the services, case by case.

use futures::StreamExt;
use futures::future::{BoxFuture, FutureExt};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use vitae_ai::{
    AiError, Attachment, Block, Budget, Key, Model, Patience, Prompt, Provider, Settings, Unlimited, connect,
};
use vitae_testkit::{gemini, openai};

const PATIENCE: Patience = Patience {
    connect: Duration::from_secs(2),
    piece: Duration::from_millis(400),
    total: Duration::from_secs(5),
    pause: Duration::from_millis(5),
};

fn settings(provider: Provider, base_url: &str, key: &str) -> Settings {
    Settings {
        provider,
        model: "small".into(),
        key: Key(key.into()),
        base_url: base_url.parse().expect("an address"),
        sends_sampling: true,
        thinking: None,
        patience: PATIENCE,
    }
}

fn model(settings: Settings) -> Box<dyn Model> {
    connect(settings, Arc::new(Unlimited)).expect("connects")
}

fn prompt() -> Prompt {
    Prompt { system: "You parse.".into(), text: "Read this.".into(), max_output_tokens: 4096, ..Prompt::default() }
}

async fn collected(model: &dyn Model) -> (String, Option<AiError>) {
    let prompt = prompt();
    let mut pieces = model.stream(&prompt);
    let mut text = String::new();
    while let Some(piece) = pieces.next().await {
        match piece {
            Ok(piece) => text += &piece,
            Err(failure) => return (text, Some(failure)),
        }
    }
    (text, None)
}

#[tokio::test]
async fn aip_01_to_aip_05_gemini_is_asked_as_its_own_kits_ask_it() {
    let server = gemini::GeminiServer::start("k", "small");
    let model = model(settings(Provider::Gemini, &server.base_url(), "k"));
    let attachment = Attachment { mime: "application/pdf".into(), name: "cv.pdf".into(), bytes: b"%PDF-".to_vec() };
    let schema = json!({"type": "object"});
    let prompt = Prompt { attachment: Some(attachment), schema: Some(schema.clone()), ..prompt() };
    assert_eq!(model.generate(&prompt).await, Ok("Hello".into()));
    assert_eq!(
        server.bodies(),
        [json!({
            "contents": [{"role": "user", "parts": [
                {"inlineData": {"mimeType": "application/pdf", "data": "JVBERi0="}}, {"text": "Read this."}]}],
            "systemInstruction": {"role": "user", "parts": [{"text": "You parse."}]},
            "generationConfig": {"temperature": 0.1, "topK": 32, "topP": 1.0, "maxOutputTokens": 4096,
                "responseMimeType": "application/json", "responseJsonSchema": schema},
        })]
    );
}

#[tokio::test]
async fn aip_08_to_aip_15_each_of_gemini_s_failures_has_its_case() {
    use gemini::Mode;
    let server = gemini::GeminiServer::start("k", "small");
    let model = model(settings(Provider::Gemini, &server.base_url(), "k"));
    let unavailable = |status| AiError::Unavailable { status, retry_after: None };
    for (modes, expected) in [
        (vec![Mode::Text("Dear all".into())], Ok("Dear all")),
        (vec![Mode::Status(503), Mode::Status(500), Mode::Text("Third".into())], Ok("Third")),
        (vec![Mode::Quota(Some("0.01s".into())), Mode::Text("Later".into())], Ok("Later")),
        (vec![Mode::RefusesSampling("Plain".into())], Ok("Plain")),
        (vec![Mode::Status(503)], Err(unavailable(503))),
        (vec![Mode::Gateway], Err(unavailable(502))),
        (vec![Mode::Quota(None)], Err(AiError::Quota { retry_after: None })),
        (vec![Mode::Quota(Some("90s".into()))], Err(AiError::Quota { retry_after: Some(Duration::from_secs(90)) })),
        (vec![Mode::Empty], Err(AiError::Empty)),
        (vec![Mode::Finish("Dear".into(), "MAX_TOKENS".into())], Err(AiError::Cut)),
        (vec![Mode::Finish(String::new(), "SAFETY".into())], Err(AiError::Blocked(Block::Safety))),
        (vec![Mode::Finish("Dear".into(), "RECITATION".into())], Err(AiError::Blocked(Block::Recitation))),
        (vec![Mode::Finish("Dear".into(), "LANGUAGE".into())], Err(AiError::Blocked(Block::Language))),
        (vec![Mode::Finish("Dear".into(), "SOMETHING_NEW".into())], Err(AiError::Blocked(Block::Other))),
        (vec![Mode::PromptBlocked("PROHIBITED_CONTENT".into())], Err(AiError::Blocked(Block::Safety))),
        (vec![Mode::Status(504)], Err(AiError::Timeout)),
        (vec![Mode::Slow(Duration::from_millis(900))], Err(AiError::Timeout)),
    ] {
        server.set(modes.clone());
        assert_eq!(model.generate(&prompt()).await, expected.clone().map(str::to_owned), "{modes:?}");
        server.set(modes.clone());
        let (text, failure) = collected(model.as_ref()).await;
        match expected {
            Ok(expected) => assert_eq!((text.as_str(), failure), (expected, None), "{modes:?}"),
            Err(expected) => assert_eq!(failure, Some(expected), "{modes:?}"),
        }
    }
}

#[tokio::test]
async fn aip_15_a_stream_that_breaks_off_is_no_answer() {
    use gemini::Mode;
    let server = gemini::GeminiServer::start("k", "small");
    let model = model(settings(Provider::Gemini, &server.base_url(), "k"));
    server.set([Mode::Cut("A letter of several words".into())]);
    let (_, failure) = collected(model.as_ref()).await;
    assert!(matches!(failure, Some(AiError::Unreachable(_) | AiError::Unreadable(_))), "{failure:?}");
    server.set([Mode::Garbage]);
    let (text, failure) = collected(model.as_ref()).await;
    assert!(text.is_empty() && matches!(failure, Some(AiError::Unreadable(_))), "{failure:?}");
    assert!(matches!(model.generate(&prompt()).await, Err(AiError::Unreadable(_))));
    server.set([Mode::MidStreamError("Dear ".into())]);
    let expected = AiError::Unavailable { status: 503, retry_after: None };
    assert_eq!(collected(model.as_ref()).await, ("Dear ".into(), Some(expected)));
}

/// So many requests, and none after that for an hour.
struct Few(AtomicU32);

const HOUR: Duration = Duration::from_secs(3600);

impl Budget for Few {
    fn spend(&self) -> BoxFuture<'_, Result<(), Duration>> {
        let left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        async move { left.map(drop).map_err(|_| HOUR) }.boxed()
    }
}

#[tokio::test]
async fn every_attempt_is_counted() {
    use gemini::Mode;
    let server = gemini::GeminiServer::start("k", "small");
    let ended = AiError::OverBudget { retry_after: HOUR };
    for (allowed, modes, expected) in [
        (3, vec![Mode::Status(503), Mode::Status(503), Mode::Text("Third".into())], Ok("Third".to_owned())),
        (2, vec![Mode::Status(503), Mode::Status(503), Mode::Text("Third".into())], Err(ended.clone())),
        (1, vec![Mode::RefusesSampling("Plain".into())], Err(ended.clone())),
        (0, vec![Mode::Text("First".into())], Err(ended.clone())),
    ] {
        let budget = Arc::new(Few(AtomicU32::new(allowed)));
        let model = connect(settings(Provider::Gemini, &server.base_url(), "k"), budget).expect("connects");
        server.set(modes);
        assert_eq!(model.generate(&prompt()).await, expected, "{allowed}");
    }
}

#[tokio::test]
async fn aip_09_a_wrong_key_or_model_is_told_apart() {
    let server = gemini::GeminiServer::start("k", "small");
    for (key, expected) in [("k", Ok(())), ("wrong", Err(AiError::Key)), ("", Err(AiError::Key))] {
        let model = model(settings(Provider::Gemini, &server.base_url(), key));
        assert_eq!(model.check().await, expected.clone(), "{key}");
        assert_eq!(model.generate(&prompt()).await.map(drop), expected, "{key}");
    }
    let other = Settings { model: "large".into(), ..settings(Provider::Gemini, &server.base_url(), "k") };
    assert_eq!(model(other).check().await, Err(AiError::NoModel("large".into())));
    let nobody = model(settings(Provider::Gemini, "http://127.0.0.1:9/v1", "k"));
    assert!(matches!(nobody.check().await, Err(AiError::Unreachable(_))));
}

#[tokio::test]
async fn chat_completions_are_asked_and_fail_in_the_same_cases() {
    use openai::Mode;
    let server = openai::OpenAiServer::start("k", "small");
    let model = model(settings(Provider::OpenAi, &server.base_url(), "k"));
    for (modes, expected) in [
        (vec![Mode::Text("Dear all".into())], Ok("Dear all")),
        (vec![Mode::Quota(true), Mode::Text("Later".into())], Ok("Later")),
        (vec![Mode::Status(500), Mode::Text("Again".into())], Ok("Again")),
        (vec![Mode::Old("Local".into())], Ok("Local")),
        (vec![Mode::Quota(false)], Err(AiError::Quota { retry_after: None })),
        (vec![Mode::Empty], Err(AiError::Empty)),
        (vec![Mode::Refusal], Err(AiError::Blocked(Block::Safety))),
        (vec![Mode::Finish("Dear".into(), "length".into())], Err(AiError::Cut)),
        (vec![Mode::Finish("Dear".into(), "content_filter".into())], Err(AiError::Blocked(Block::Safety))),
        (vec![Mode::Slow(Duration::from_millis(900))], Err(AiError::Timeout)),
    ] {
        server.set(modes.clone());
        assert_eq!(model.generate(&prompt()).await, expected.clone().map(str::to_owned), "{modes:?}");
        server.set(modes.clone());
        let (text, failure) = collected(model.as_ref()).await;
        match expected {
            Ok(expected) => assert_eq!((text.as_str(), failure), (expected, None), "{modes:?}"),
            Err(expected) => assert_eq!(failure, Some(expected), "{modes:?}"),
        }
    }
    server.set([Mode::Cut("A letter of several words".into())]);
    assert!(collected(model.as_ref()).await.1.is_some());
}

#[tokio::test]
async fn a_local_server_wants_no_key_and_a_wrong_one_is_refused() {
    let local = openai::OpenAiServer::start("", "small");
    assert_eq!(model(settings(Provider::OpenAi, &local.base_url(), "")).check().await, Ok(()));
    let server = openai::OpenAiServer::start("k", "small");
    let wrong = model(settings(Provider::OpenAi, &server.base_url(), "wrong"));
    assert_eq!((wrong.check().await, wrong.generate(&prompt()).await), (Err(AiError::Key), Err(AiError::Key)));
    let other = Settings { model: "large".into(), ..settings(Provider::OpenAi, &server.base_url(), "k") };
    assert_eq!(model(other).generate(&prompt()).await, Err(AiError::NoModel("large".into())));
}

#[test]
fn aip_09_to_aip_11_sentences_are_those_of_the_specification() {
    for (failure, sentence) in [
        (AiError::Key, "Gemini API key is invalid or missing. Please check your environment variables."),
        (AiError::Quota { retry_after: None }, "Gemini API quota exceeded. Please try again later."),
        (AiError::Timeout, "Request to Gemini API timed out. Please try again."),
        (AiError::Empty, "Empty response from Gemini API"),
    ] {
        assert_eq!(failure.sentence("Gemini"), sentence);
    }
}
