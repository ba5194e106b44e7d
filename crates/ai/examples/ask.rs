//! Makes one call with our client, so that its request can be held against an official SDK's: `ask gemini|openai URL KEY MODEL`.

use std::process::ExitCode;
use std::sync::Arc;
use vitae_ai::{Attachment, Key, Patience, Prompt, Provider, Sampling, Settings, Unlimited, connect};

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [service, url, key, model] = &arguments[..] else { return failed("ask gemini|openai URL KEY MODEL") };
    let Ok(base_url) = url.parse() else { return failed("the address is none") };
    let provider = if service == "gemini" { Provider::Gemini } else { Provider::OpenAi };
    let settings = Settings {
        provider,
        model: model.clone(),
        key: Key(key.clone()),
        base_url,
        sends_sampling: true,
        thinking: None,
        patience: Patience::default(),
    };
    match connect(settings, Arc::new(Unlimited)) {
        Ok(client) => {
            let attachment = client.takes_files().then(pdf);
            match client.generate(&Prompt { attachment, ..prompt() }).await {
                Ok(_) => ExitCode::SUCCESS,
                Err(failure) => failed(&failure.to_string()),
            }
        }
        Err(failure) => failed(&failure.to_string()),
    }
}

fn failed(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

fn pdf() -> Attachment {
    Attachment { mime: "application/pdf".into(), name: "resume.pdf".into(), bytes: b"%PDF-".to_vec() }
}

/// A call as a reading of a resume makes it.
fn prompt() -> Prompt {
    Prompt {
        system: "You are a parser".into(),
        text: "Extract".into(),
        attachment: None,
        sampling: Sampling::default(),
        max_output_tokens: 4096,
        schema: Some(serde_json::json!({"type": "object", "properties": {"name": {"type": "string"}}})),
    }
}
