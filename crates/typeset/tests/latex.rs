//! LaTeX source, compiled by a real XeLaTeX.
#![allow(clippy::disallowed_methods, reason = "the test runs XeLaTeX in a folder of its own; the crate does not")]

use crate::common::{designs, extras, full, minimal, resumes};
use std::path::Path;
use std::process::{Command, Stdio};
use vitae_model::document::{Document, Span};
use vitae_model::resume::{Certification, Experience};
use vitae_typeset::{Catalogue, Extras, Format, render, sample};

fn source(resume: &vitae_model::ParsedResume, template: &vitae_typeset::Template) -> String {
    String::from_utf8(render(resume, &extras(), template, Format::Tex).unwrap()).unwrap()
}

fn xelatex(folder: &Path, source: &str) -> Result<Vec<u8>, String> {
    compile("xelatex", folder, source)
}

/// Compiles once, with the typefaces of the TeX distribution alone; answers the PDF or the end of the log.
fn compile(engine: &str, folder: &Path, source: &str) -> Result<Vec<u8>, String> {
    std::fs::write(folder.join("resume.tex"), source).unwrap();
    let no_fonts = folder.join("fonts.conf");
    std::fs::write(&no_fonts, "<?xml version=\"1.0\"?><fontconfig></fontconfig>").unwrap();
    let output = Command::new(engine)
        .env("FONTCONFIG_FILE", &no_fonts)
        .env("TEXMFHOME", folder)
        .env_remove("OSFONTDIR")
        .args(["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "resume.tex"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect(
            "XeLaTeX or pdfLaTeX is not installed; run scripts/install-test-programs, which `make test` does first",
        );
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
        let text = Document::Paged(crate::common::read_pdf(&pdf)).plain_text();
        let spoken = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        assert!(spoken.contains("emily stonebridge"), "{} lacks the name in\n{text}", template.id);
        for word in ["emily.stonebridge@mail.example.com", "Pinecrest Advisory", "Jan 2016", "Aldric", "C++"] {
            assert!(text.contains(word), "{} lacks {word} in\n{text}", template.id);
        }
    }
}

#[test]
fn every_typeface_of_a_design_is_asked_for_by_its_file() {
    for template in designs() {
        let source = source(&sample(), template);
        let faces: Vec<&str> = source
            .lines()
            .filter(|line| line.starts_with("\\face{") || line.contains("\\newfontfamily\\lightface{"))
            .collect();
        assert!(!faces.is_empty(), "{}", template.id);
        for face in faces {
            let names = face.split(['{', '}']).filter(|name| !name.is_empty() && !name.contains('\\'));
            assert!(
                names.clone().count() > 0 && names.clone().all(|name| name.ends_with(".otf") || name.ends_with(".ttf")),
                "{}: {face}",
                template.id
            );
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

fn compiled(engine: &str, resume: &vitae_model::ParsedResume, template: &vitae_typeset::Template) -> Document {
    let folder = tempfile::tempdir().unwrap();
    let pdf = compile(engine, folder.path(), &source(resume, template));
    Document::Paged(crate::common::read_pdf(&pdf.unwrap_or_else(|log| panic!("{}: {log}", template.id))))
}

#[test]
fn pdflatex_prints_latin_text_in_every_design() {
    let resume = vitae_model::ParsedResume { name: "Zoë Łukasiewicz".into(), ..sample() };
    for template in designs() {
        let text = compiled("pdflatex", &resume, template).plain_text().to_lowercase();
        for word in ["zoë łukasiewicz", "harbourline logistics", "nora.lindqvist@example.com"] {
            assert!(text.contains(word), "{} lacks {word} in\n{text}", template.id);
        }
    }
}

#[test]
fn signs_and_scripts_are_printed_or_named_by_every_engine() {
    let said = "→ ≥ ✓ ★ 🚀 Nguyễn Иван 软件";
    let resume = vitae_model::ParsedResume { summary: Some(said.into()), ..minimal() };
    let template = Catalogue::load().get("template1").unwrap();
    // One of these for each of them: which one depends on the typefaces of the machine.
    let printed: [&[&str]; 5] =
        [&["→"], &["≥", "\u{0015}"], &["🚀", "[rocket]"], &["Иван", "Ivan"], &["软件", "Ruan Jian"]];
    for engine in ["xelatex", "pdflatex"] {
        let text = compiled(engine, &resume, template).plain_text();
        for sign in printed {
            assert!(sign.iter().any(|way| text.contains(way)), "{engine} lacks {sign:?} in {text}");
        }
        assert!(text.contains("Nguyễn"), "{engine}: {text}");
    }
}

/// The first span that begins with the words, on the first page.
fn span<'d>(document: &'d Document, words: &str) -> &'d Span {
    let Document::Paged(paged) = document else { panic!("a PDF has pages") };
    let begins = |span: &&Span| span.text.to_lowercase().starts_with(words);
    paged.pages[0].spans.iter().find(begins).unwrap_or_else(|| panic!("{words:?} is not on the first page"))
}

/// Where the form of a header can be seen in the source.
const FORMS: [(&str, &[&str]); 5] = [
    ("\\textcolor{accent}{\\rule{\\paperwidth}", &["template5", "template9"]),
    ("\\textcolor{tint}{\\rule{\\paperwidth}", &["template2", "template8"]),
    ("\\hrule width\\headerwidth height 2.2pt", &["template4"]),
    ("\\hrule height 0.8pt\\hbox{\\vrule width 0.8pt", &["template16"]),
    ("\\rule{\\square}{\\square}", &["template15", "template18", "template20"]),
];

#[test]
fn every_design_has_its_own_form_of_header() {
    for template in designs() {
        let source = source(&sample(), template);
        for (mark, having) in FORMS {
            assert_eq!(source.contains(mark), having.contains(&template.id.as_str()), "{}: {mark}", template.id);
        }
        let document = compiled("xelatex", &sample(), template);
        let (name, mail) = (span(&document, "nora").bbox, span(&document, "nora.lindqvist@").bbox);
        let centred = ["template6", "template12", "template14", "template16"].contains(&template.id.as_str());
        let split = ["template4", "template13", "template19"].contains(&template.id.as_str());
        assert_eq!((mail.x0 - name.x0).abs() < 4.0, !centred && !split, "{}: {name:?} {mail:?}", template.id);
        assert_eq!(mail.x0 > name.x1, split, "{}: {name:?} {mail:?}", template.id);
    }
}

#[test]
fn a_side_column_stands_on_its_side() {
    for (id, at_left) in [("template2", true), ("template8", false), ("template9", true), ("template10", false)] {
        let document = compiled("xelatex", &sample(), Catalogue::load().get(id).unwrap());
        let (skills, jobs) = (span(&document, "skills").bbox, span(&document, "experience").bbox);
        assert_eq!(skills.x1 < jobs.x0, at_left, "{id}: {skills:?} {jobs:?}");
        assert_eq!(skills.x0 > jobs.x1 + 100.0, !at_left, "{id}: {skills:?} {jobs:?}");
    }
}

#[test]
fn nothing_runs_over_the_end_of_a_page() {
    let mut resume = sample();
    let certificate = Certification { name: "Certificate".into(), date: "2020".into(), ..Certification::default() };
    resume.certifications = vec![certificate; 90];
    resume.experience =
        vec![Experience { description: "Wrote a thing\n".repeat(30), ..resume.experience[0].clone() }; 4];
    for id in ["template1", "template2", "template8", "template13"] {
        let Document::Paged(paged) = compiled("xelatex", &resume, Catalogue::load().get(id).unwrap()) else { continue };
        let outside =
            paged.pages.iter().flat_map(|page| page.spans.iter().filter(|it| it.bbox.y1 > page.height - 15.0));
        assert_eq!(outside.count(), 0, "{id}");
        let certificates =
            paged.pages.iter().flat_map(|page| &page.spans).filter(|it| it.text.starts_with("Certificate"));
        assert_eq!(certificates.count(), 90, "{id}");
    }
}
