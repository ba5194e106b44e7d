//! `vitae ai check` as operators use it.

use std::process::Command;
use vitae_testkit::gemini::{GeminiServer, Mode};

/// What the command prints, or the sentence with which it fails.
fn check(settings: &[(&str, &str)]) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_vitae"));
    command.args(["ai", "check"]).env_clear().env("VITAE_DATA", folder.path()).envs(settings.iter().copied());
    let output = command.output().expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

#[test]
fn the_check_says_what_is_wrong_with_the_settings() {
    let server = GeminiServer::start("k", "small");
    let url = server.base_url();
    let with = |key, model| check(&[("VITAE_AI_KEY", key), ("VITAE_AI_MODEL", model), ("VITAE_AI_URL", &url)]);
    let found = with("k", "small").expect("answers");
    assert!(
        found.starts_with("Gemini at http://127.0.0.1") && found.ends_with("answers with the model small.\n"),
        "{found}"
    );
    for (outcome, expected) in [
        (with("wrong", "small"), "Gemini API key is invalid or missing."),
        (with("k", "large"), "Gemini API has no model large. Please check the setting VITAE_AI_MODEL."),
        (check(&[]), "no language model is set. Set VITAE_AI_KEY"),
        (check(&[("VITAE_AI_KEY", "k"), ("VITAE_AI_URL", "http://127.0.0.1:9/v1")]), "could not be reached"),
        (check(&[("VITAE_AI_KEY", "k"), ("VITAE_AI_PROVIDER", "oracle")]), "must be gemini or openai"),
    ] {
        let sentence = outcome.expect_err("fails");
        assert!(sentence.contains(expected), "{sentence}");
    }
    server.set([Mode::Finish("Well".into(), "MAX_TOKENS".into())]);
    assert!(with("k", "small").is_ok(), "a model that thinks first is there");
}
