//! What a model is asked.

use serde_json::Value;

/// A question to a model.
#[derive(Debug, Clone, Default)]
pub struct Prompt {
    /// What the model is to do, and what it must not.
    pub system: String,
    /// The material to do it with.
    pub text: String,
    /// A file that goes along.
    pub attachment: Option<Attachment>,
    /// How freely it chooses its words.
    pub sampling: Sampling,
    /// Most tokens of the answer.
    pub max_output_tokens: u32,
    /// The shape of the answer as a JSON Schema; without one it is free text.
    pub schema: Option<Value>,
}

/// A file.
#[derive(Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Its MIME type.
    pub mime: String,
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl std::fmt::Debug for Attachment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attachment").field("mime", &self.mime).field("bytes", &self.bytes.len()).finish_non_exhaustive()
    }
}

/// How freely a model chooses its words.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sampling {
    /// From 0, the same answer every time, to 2.
    pub temperature: f32,
    /// From how many of the likeliest words it chooses.
    pub top_k: u32,
    /// From which share of the likeliest words it chooses.
    pub top_p: f32,
}

impl Default for Sampling {
    fn default() -> Self {
        Self { temperature: 0.1, top_k: 32, top_p: 1.0 }
    }
}
