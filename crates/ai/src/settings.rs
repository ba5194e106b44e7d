//! Which service, and how it is reached.

use crate::AiError;
use std::fmt;
use std::time::Duration;
use url::Url;

/// What a service speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provider {
    /// Google's Gemini API.
    Gemini,
    /// OpenAI's chat completions, which many servers understand.
    OpenAi,
}

impl Provider {
    /// The public address of the provider's service.
    pub fn public_url(self) -> &'static str {
        match self {
            Self::Gemini => "https://generativelanguage.googleapis.com/v1beta",
            Self::OpenAi => "https://api.openai.com/v1",
        }
    }

    /// The model that is used when none is chosen; names live about a year, so it is a setting.
    pub fn default_model(self) -> &'static str {
        match self {
            Self::Gemini => "gemini-3.5-flash-lite",
            Self::OpenAi => "gpt-5-mini",
        }
    }

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gemini => "Gemini",
            Self::OpenAi => "OpenAI",
        }
    }
}

/// A secret that no log shows.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Key(pub String);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(hidden)")
    }
}

/// How much a model thinks before it answers; thinking counts against the tokens of the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thinking {
    /// As little as the model can.
    Minimal,
    /// A little.
    Low,
    /// Some.
    Medium,
    /// Much.
    High,
}

/// How long is waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// Until the service is reached.
    pub connect: Duration,
    /// Between two pieces of an answer, and before the first.
    pub piece: Duration,
    /// For the whole answer.
    pub total: Duration,
    /// Before the first repetition of a call that failed for a moment; each later pause is twice as long.
    pub pause: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),
            piece: Duration::from_secs(30),
            total: Duration::from_secs(90),
            pause: Duration::from_secs(1),
        }
    }
}

/// Everything about a service.
#[derive(Debug, Clone)]
pub struct Settings {
    /// What it speaks.
    pub provider: Provider,
    /// Which model.
    pub model: String,
    /// The key; empty for a server that wants none.
    pub key: Key,
    /// The address in front of `/models/…` or `/chat/completions`.
    pub base_url: Url,
    /// Whether temperature, top-k and top-p are sent: some models refuse them.
    pub sends_sampling: bool,
    /// How much it thinks; nothing leaves it to the model.
    pub thinking: Option<Thinking>,
    /// How long is waited.
    pub patience: Patience,
}

impl Settings {
    /// A failure that names the model which was asked for.
    pub(crate) fn named(&self, failure: AiError) -> AiError {
        match failure {
            AiError::NoModel(_) => AiError::NoModel(self.model.clone()),
            other => other,
        }
    }

    /// The address of a call below the base.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}/{path}", self.base_url.as_str().trim_end_matches('/'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_shown() {
        let settings = Settings {
            provider: Provider::Gemini,
            model: "m".into(),
            key: Key("secret".into()),
            base_url: Url::parse("http://127.0.0.1:1/v1/").unwrap(),
            sends_sampling: true,
            thinking: None,
            patience: Patience::default(),
        };
        assert!(!format!("{settings:?}").contains("secret"));
        assert_eq!(settings.address("models"), "http://127.0.0.1:1/v1/models");
    }
}
