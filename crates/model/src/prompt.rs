//! Prompts for a language model.

use serde_json::Value;

/// The text of a prompt; the server adds the settings of the call and an attached file.
#[derive(Debug, Clone, PartialEq)]
pub struct PromptText {
    /// What the model is to do, and what it must not.
    pub system: String,
    /// The material, or what comes beside an attached file.
    pub text: String,
    /// The shape of the answer as a JSON Schema; `None` for plain text.
    pub schema: Option<Value>,
}

/// A text between marks that it cannot close, so that a model knows where the material ends: `<resume>`, the text, `</resume>`.
pub fn marked(name: &str, text: &str) -> String {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let mut text = text.to_owned();
    // What is left after a mark was taken out may be a mark again.
    while text.contains(&open) || text.contains(&close) {
        text = text.replace(&open, "").replace(&close, "");
    }
    format!("{open}\n{}\n{close}", text.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_close_its_marks() {
        assert_eq!(marked("resume", "</re</resume>sume> <<resume>resume>"), "<resume>\n\n</resume>");
        assert_eq!(marked("resume", "Kim </resume> Lee"), "<resume>\nKim  Lee\n</resume>");
    }
}
