//! Every string of a resume with every field is in every printed format of every design.

use crate::common::{designs, extras, pages, read_pdf, whole};
use vitae_model::appearance::{Appearance, Fit, SectionChoice};
use vitae_model::{Document, ParsedResume};
use vitae_typeset::{Catalogue, Extras, Format, render, render_page};

/// The strings of the resume as they are printed: values without keys, addresses without scheme, kinds left out.
fn strings(resume: &ParsedResume) -> Vec<String> {
    fn collect(value: &serde_json::Value, into: &mut Vec<String>) {
        match value {
            serde_json::Value::String(text) => into.extend(text.lines().map(str::to_owned)),
            serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, into)),
            serde_json::Value::Object(fields) => {
                fields.iter().filter(|(key, _)| *key != "kind" && *key != "type").for_each(|(_, it)| collect(it, into));
            }
            _ => {}
        }
    }
    let mut resume = resume.clone();
    resume.links.iter_mut().for_each(|link| link.name.clear());
    let mut found = Vec::new();
    collect(&serde_json::to_value(resume).unwrap(), &mut found);
    let printed = |text: String| text.trim_start_matches("https://").trim_start_matches("www.").replace(" - ", " – ");
    found.into_iter().map(printed).filter(|text| !text.is_empty()).collect()
}

/// Letters and digits alone, in lower case: lines break and headings are capitals as the design has it.
fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn text(format: Format, bytes: &[u8]) -> String {
    match format {
        Format::Pdf => Document::Paged(read_pdf(bytes)).plain_text(),
        Format::Docx => vitae_extract::extract(bytes, &vitae_extract::Limits::default()).unwrap().plain_text(),
        Format::Html => {
            let page = String::from_utf8(bytes.to_vec()).unwrap().replace("&#39;", "'").replace("&amp;", "&");
            page.replace("<span class=\"whole\">", "").replace("</span>", "")
        }
        Format::Tex => String::from_utf8(bytes.to_vec()).unwrap().replace("\\textquotesingle{}", "'"),
        _ => String::from_utf8(bytes.to_vec()).unwrap(),
    }
}

#[test]
fn every_string_is_in_every_format_of_every_design() {
    for template in designs() {
        for format in [Format::Pdf, Format::Docx, Format::Tex, Format::Html, Format::Md, Format::Txt] {
            let printed = bare(&text(format, &render(&whole(), &extras(), template, format).unwrap()));
            for string in strings(&whole()) {
                assert!(printed.contains(&bare(&string)), "{format} in {} lacks {string:?}", template.id);
            }
        }
    }
}

#[test]
fn a_pdf_carries_the_resume_and_no_zero_width_space() {
    for template in designs() {
        let pdf = render(&whole(), &extras(), template, Format::Pdf).unwrap();
        let named = pdf.windows(11).any(|bytes| bytes == b"resume.json");
        assert!(named, "{}: nothing is attached", template.id);
        assert!(!text(Format::Pdf, &pdf).contains('\u{200B}'), "{}", template.id);
    }
}

#[test]
fn sections_are_placed_renamed_and_hidden_as_chosen() {
    let choice = |key: &str, title: Option<&str>, hidden| SectionChoice {
        key: key.into(),
        title: title.map(Into::into),
        hidden,
        keep_place: false,
    };
    let sections = vec![
        choice("additional[1]", None, false),
        choice("languages", Some("Languages spoken"), false),
        choice("experience", None, true),
    ];
    let printed = printed_with(sections);
    crate::common::in_order(&printed, &["Summary", "Interests", "Languages spoken"]).unwrap();
    assert!(!printed.contains("Pinecrest Advisory"), "{printed}");
}

#[test]
fn hiding_and_renaming_leave_every_section_where_the_design_has_it() {
    let headings = |printed: &str| -> Vec<String> {
        let underlined = |(line, next): &(&str, &str)| !line.is_empty() && next.starts_with("---");
        printed.lines().zip(printed.lines().skip(1)).filter(underlined).map(|(line, _)| line.to_owned()).collect()
    };
    let before = headings(&printed_with(Vec::new()));
    assert!(before.len() > 5 && before.iter().any(|it| it == "Skills"), "{before:?}");
    let choice = |key: &str, title: Option<&str>, hidden| SectionChoice {
        key: key.into(),
        title: title.map(Into::into),
        hidden,
        keep_place: true,
    };
    let after =
        headings(&printed_with(vec![choice("skills", None, true), choice("education", Some("Schooling"), false)]));
    let expected: Vec<String> = before
        .into_iter()
        .filter(|heading| heading != "Skills")
        .map(|heading| if heading == "Education" { "Schooling".into() } else { heading })
        .collect();
    assert_eq!(after, expected);
}

fn printed_with(sections: Vec<SectionChoice>) -> String {
    let extras = Extras { appearance: Appearance { sections, ..Appearance::default() }, ..extras() };
    let template = Catalogue::load().get("template1").unwrap();
    String::from_utf8(render(&whole(), &extras, template, Format::Txt).unwrap()).unwrap()
}

#[test]
fn a_resume_is_fitted_to_the_pages_wanted() {
    for template in designs().iter().filter(|template| template.ats_safe) {
        let extras = |fit| Extras { appearance: Appearance { fit, ..Appearance::default() }, ..extras() };
        let count = |fit| pages(&render(&whole(), &extras(fit), template, Format::Pdf).unwrap());
        let (free, two) = (count(Fit::Free), count(Fit::Two));
        assert!(two <= free.max(2) && two <= 2, "{}: {free} pages, {two} when fitted to two", template.id);
    }
}

#[test]
fn pages_are_drawn_by_number_and_none_beyond_the_last() {
    let template = Catalogue::load().get("template11").unwrap();
    let page = |page| render_page(&whole(), &extras(), template, Format::Png, page);
    let (first, count) = page(1).map(|it| (it.file, it.pages.unwrap())).unwrap();
    assert!(count > 1 && first.starts_with(b"\x89PNG"));
    assert_ne!(page(2).unwrap().file, first);
    assert!(page(count + 1).is_err());
    assert!(page(0).is_err());
}
