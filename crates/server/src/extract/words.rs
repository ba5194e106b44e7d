//! What serde says about a value, in plain words.

/// The path of the wrong field and the sentence about it. `noun` is what the values are called: a field or a parameter.
///
/// serde knows errors only as text, so its sentences are taken apart by their wording; one that is not known becomes a
/// general sentence, never a quotation.
pub(super) fn explain(noun: &str, path: &str, message: &str) -> (String, String) {
    let parent = if path == "." { "" } else { path };
    let message = message.rsplit_once(" at line ").map_or(message, |(message, _)| message);
    if let Some(name) = quoted(message, "missing field `") {
        let path = joined(parent, name);
        let sentence = format!("The {noun} “{path}” is missing.");
        return (path, sentence);
    }
    if let Some(name) = quoted(message, "duplicate field `") {
        let path = joined(parent, name);
        let sentence = format!("The {noun} “{path}” is given more than once.");
        return (path, sentence);
    }
    if parent.is_empty() {
        return (String::new(), "Send a JSON object with the expected fields.".to_owned());
    }
    let sentence = match expected(message) {
        Some(expected) => format!("The {noun} “{parent}” must be {expected}."),
        None => format!("The {noun} “{parent}” cannot be read."),
    };
    (parent.to_owned(), sentence)
}

/// What stands between the given beginning and the next grave accent.
fn quoted<'a>(message: &'a str, beginning: &str) -> Option<&'a str> {
    message.strip_prefix(beginning)?.split('`').next()
}

fn joined(parent: &str, name: &str) -> String {
    if parent.is_empty() { name.to_owned() } else { format!("{parent}.{name}") }
}

/// What a value should have been, for people.
fn expected(message: &str) -> Option<String> {
    if message.starts_with("unknown variant") {
        let (_, choices) = message.rsplit_once(", expected ")?;
        return Some(choices.replace('`', ""));
    }
    if message.starts_with("provided string was not `true` or `false`") {
        return Some("true or false".to_owned());
    }
    if message.contains("invalid digit") || message.contains("cannot parse integer") {
        return Some("a whole number".to_owned());
    }
    let (_, wanted) = message.rsplit_once(", expected ")?;
    let known = match wanted {
        "a string" | "a borrowed string" => "text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        "f32" | "f64" => "a number",
        _ if wanted.starts_with("struct ") => "an object",
        _ if wanted.starts_with(['u', 'i']) && wanted[1..].parse::<u8>().is_ok() => "a whole number",
        _ => return None,
    };
    Some(known.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[allow(dead_code, reason = "only read into")]
    struct Sample {
        email: String,
        #[serde(default)]
        count: u8,
        #[serde(default)]
        on: bool,
        #[serde(default)]
        kind: Kind,
        #[serde(default)]
        jobs: Vec<Job>,
    }

    #[derive(Deserialize, Debug, Default)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        #[default]
        Award,
        Prize,
    }

    #[derive(Deserialize, Debug)]
    #[allow(dead_code, reason = "only read into")]
    struct Job {
        company: String,
    }

    #[test]
    fn what_serde_says_in_plain_words() {
        for (json, path, sentence) in [
            ("{}", "email", "The field “email” is missing."),
            (r#"{"email":"a","email":"b"}"#, "email", "The field “email” is given more than once."),
            (r#"{"email":3}"#, "email", "The field “email” must be text."),
            (r#"{"email":null}"#, "email", "The field “email” must be text."),
            (r#"{"email":"a","count":"x"}"#, "count", "The field “count” must be a whole number."),
            (r#"{"email":"a","count":300}"#, "count", "The field “count” must be a whole number."),
            (r#"{"email":"a","on":1}"#, "on", "The field “on” must be true or false."),
            (r#"{"email":"a","kind":"x at line 7, expected"}"#, "kind", "The field “kind” must be award or prize."),
            (r#"{"email":"a","jobs":{}}"#, "jobs", "The field “jobs” must be a list."),
            (
                r#"{"email":"a","jobs":[{"company":"b"},{}]}"#,
                "jobs[1].company",
                "The field “jobs[1].company” is missing.",
            ),
            (r#"{"email":"a","jobs":["b"]}"#, "jobs[0]", "The field “jobs[0]” must be an object."),
            ("[]", "", "Send a JSON object with the expected fields."),
            ("3", "", "Send a JSON object with the expected fields."),
        ] {
            let mut reader = serde_json::Deserializer::from_str(json);
            let error = serde_path_to_error::deserialize::<_, Sample>(&mut reader).unwrap_err();
            let found = explain("field", &error.path().to_string(), &error.inner().to_string());
            assert_eq!(found, (path.to_owned(), sentence.to_owned()), "{json}: {error}");
        }
    }

    #[test]
    fn parameters_are_explained_alike() {
        for (path, message, sentence) in [
            (".", "missing field `format`", "The parameter “format” is missing."),
            (
                "download",
                "provided string was not `true` or `false`",
                "The parameter “download” must be true or false.",
            ),
            ("expires", "invalid digit found in string", "The parameter “expires” must be a whole number."),
            ("expires", "number too large to fit in target type", "The parameter “expires” cannot be read."),
            (
                "disposition",
                "unknown variant `x`, expected `inline` or `attachment`",
                "The parameter “disposition” must be inline or attachment.",
            ),
        ] {
            assert_eq!(explain("parameter", path, message).1, sentence);
        }
    }
}
