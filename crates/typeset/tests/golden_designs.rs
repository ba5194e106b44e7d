//! What every design prints of four résumés: the text of the PDF line by line, its pages, and the other formats of one of them.
//!
//! `UPDATE_GOLDEN=1 cargo test -p vitae-typeset --test tests golden_designs` writes the texts below `tests/golden` anew.

use crate::common::{designs, read_pdf};
use std::path::Path;
use vitae_model::ParsedResume;
use vitae_model::document::{Document, Page, Span};
use vitae_testkit::golden::Golden;
use vitae_typeset::{Extras, Format, Template, Tier, render};

/// Name, language of the labels, résumé: one page, several pages, Latin letters with accents and every section, other scripts.
const RESUMES: [(&str, &str, &str); 4] = [
    ("short", "en", include_str!("golden_resumes/short.json")),
    ("long", "en", include_str!("golden_resumes/long.json")),
    ("accents", "de", include_str!("golden_resumes/accents.json")),
    ("scripts", "en", include_str!("golden_resumes/scripts.json")),
];

/// The résumé whose other formats are kept as well.
const IN_ALL_FORMATS: &str = "accents";

#[test]
fn every_design_prints_what_is_committed() {
    let mut golden = Golden::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    for template in designs().iter().filter(|template| template.tier == Tier::Standard) {
        for (name, language, json) in RESUMES {
            let resume: ParsedResume = serde_json::from_str(json).expect("a résumé");
            let extras = Extras { language: Some(language.into()), ..Extras::default() };
            add(&mut golden, template, name, &resume, &extras);
        }
    }
    golden.check();
}

fn add(golden: &mut Golden, template: &Template, name: &str, resume: &ParsedResume, extras: &Extras) {
    let bytes = |format: Format| {
        render(resume, extras, template, format)
            .unwrap_or_else(|error| panic!("{name} as {format} in {}: {error}", template.id))
    };
    let file = |ending: &str| format!("{}/{name}.{ending}", template.id);
    golden.add(file("pdf.txt"), pdf_text(&bytes(Format::Pdf)));
    if name != IN_ALL_FORMATS {
        return;
    }
    golden.add(file("docx.txt"), docx_text(&bytes(Format::Docx)));
    for format in [Format::Tex, Format::Md, Format::Txt] {
        golden.add(file(format.extension()), String::from_utf8(bytes(format)).expect("text formats are UTF-8"));
    }
}

/// The number of pages, then the lines of each page in the order in which the file draws them.
fn pdf_text(pdf: &[u8]) -> String {
    let pages = read_pdf(pdf).pages;
    let mut text = format!("pages: {}\n", pages.len());
    for (number, page) in pages.iter().enumerate() {
        text += &format!("\n--- page {} ---\n", number + 1);
        lines(page).iter().for_each(|line| text += &format!("{line}\n"));
    }
    text
}

/// Spans on one baseline are a line, a wide gap is a bar.
fn lines(page: &Page) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut last: Option<&Span> = None;
    for span in &page.spans {
        match (last.filter(|last| on_one_line(last, span)), lines.last_mut()) {
            (Some(last), Some(line)) => {
                let gap = span.bbox.x0 - last.bbox.x1;
                line.push_str(if gap > 1.5 * span.size { " | " } else { "" });
                line.push_str(&span.text);
            }
            _ => lines.push(span.text.clone()),
        }
        last = Some(span);
    }
    let joined = lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    joined.filter(|line| !line.is_empty()).collect()
}

fn on_one_line(last: &Span, next: &Span) -> bool {
    (last.baseline() - next.baseline()).abs() < 0.2 * last.size.min(next.size) && next.bbox.x0 > last.bbox.x0
}

/// The paragraphs of a Word file, one a line.
fn docx_text(docx: &[u8]) -> String {
    match vitae_extract::extract(docx, &vitae_extract::Limits::default()).expect("our own Word file can be read") {
        Document::Flow(flow) => flow.paragraphs.iter().map(|paragraph| paragraph.text() + "\n").collect(),
        Document::Paged(_) => panic!("a Word file has no pages"),
    }
}

#[test]
fn the_long_resume_has_several_pages_and_the_short_one_has_one() {
    for template in designs() {
        let pages = |json: &str| {
            let resume: ParsedResume = serde_json::from_str(json).expect("a résumé");
            let pdf = render(&resume, &Extras::default(), template, Format::Pdf).expect("it can be typeset");
            crate::common::pages(&pdf)
        };
        assert_eq!(pages(RESUMES[0].2), 1, "{}", template.id);
        assert!(pages(RESUMES[1].2) >= 2, "{}", template.id);
    }
}
