//! LaTeX source, compiled by a real XeLaTeX.
#![allow(clippy::disallowed_methods, reason = "the test runs XeLaTeX in a folder of its own; the crate does not")]

mod common;

use common::{designs, extras, full, minimal, resumes};
use std::path::Path;
use std::process::{Command, Stdio};
use vitae_model::Document;
use vitae_typeset::{Extras, Format, render};

fn source(resume: &vitae_model::ParsedResume, template: &vitae_typeset::Template) -> String {
    String::from_utf8(render(resume, &extras(), template, Format::Tex).unwrap()).unwrap()
}

/// Compiles once; answers the PDF or the end of the log.
fn xelatex(folder: &Path, source: &str) -> Result<Vec<u8>, String> {
    std::fs::write(folder.join("resume.tex"), source).unwrap();
    let output = Command::new("xelatex")
        .args(["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "resume.tex"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("xelatex is not installed; run scripts/install-test-programs, which `make test` does first");
    let log = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.success() {
        true => Ok(std::fs::read(folder.join("resume.pdf")).unwrap()),
        false => Err(log.lines().skip_while(|line| !line.starts_with('!')).collect::<Vec<_>>().join("\n")),
    }
}

#[test]
fn tpl_09_every_source_compiles() {
    for template in designs() {
        for (name, resume) in resumes() {
            let folder = tempfile::tempdir().unwrap();
            if let Err(log) = xelatex(folder.path(), &source(&resume, template)) {
                panic!("{name} in {} does not compile:\n{log}", template.id);
            }
        }
    }
}

#[test]
fn a_compiled_source_prints_what_the_resume_says() {
    for template in designs() {
        let folder = tempfile::tempdir().unwrap();
        let pdf = xelatex(folder.path(), &source(&full(), template)).unwrap();
        let text = Document::Paged(common::read_pdf(&pdf)).plain_text();
        let spoken = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        assert!(spoken.contains("emily stonebridge"), "{} lacks the name in\n{text}", template.id);
        for word in ["emily.stonebridge@mail.example.com", "Pinecrest Advisory", "Jan 2016", "Aldric", "C++"] {
            assert!(text.contains(word), "{} lacks {word} in\n{text}", template.id);
        }
    }
}

#[test]
fn tpl_10_to_13_empty_sections_are_not_in_the_source() {
    for template in designs() {
        let source = String::from_utf8(render(&minimal(), &Extras::default(), template, Format::Tex).unwrap()).unwrap();
        assert!(!source.contains("\\resumesection{"), "{}", template.id);
        assert!(source.contains("Li Wei") && source.contains("li@example.com"), "{}", template.id);
    }
}

#[test]
fn tpl_15_the_source_carries_every_user_field() {
    let source = source(&full(), &designs()[0]);
    for word in [
        "Emily Stonebridge",
        "mailto:emily",
        "+1 202 555 0162",
        "Leeds",
        "emily.example.com",
        "linkedin.com/in/emily",
        "github.com/estonebridge",
    ] {
        assert!(source.contains(word), "{word}");
    }
}
