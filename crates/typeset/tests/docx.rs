//! What a Word file says to readers: styles, order, links, metadata.

use crate::common::{designs, extras, full, hostile, in_order};
use std::io::{Cursor, Read};
use vitae_model::document::{Flow, Paragraph, Place};
use vitae_model::{Document, ParsedResume};
use vitae_typeset::{Format, Template, render};

fn docx(resume: &ParsedResume, template: &Template) -> Vec<u8> {
    render(resume, &extras(), template, Format::Docx).unwrap()
}

fn read(docx: &[u8]) -> Flow {
    match vitae_extract::extract(docx, &vitae_extract::Limits::default()).expect("our own Word file can be read") {
        Document::Flow(flow) => flow,
        Document::Paged(_) => panic!("a Word file has no pages"),
    }
}

fn part(docx: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(docx)).unwrap();
    let mut text = String::new();
    archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn headings_are_headings_and_statements_are_list_items() {
    for template in designs() {
        let flow = read(&docx(&full(), template));
        let find = |word: &str| -> &Paragraph {
            let found = flow.paragraphs.iter().find(|paragraph| paragraph.text().to_lowercase().starts_with(word));
            found.unwrap_or_else(|| panic!("{}: {word} is missing", template.id))
        };
        assert_eq!(find("experience").heading, Some(1), "{}", template.id);
        assert_eq!(find("prepared monthly").list, Some(0), "{}", template.id);
        assert!(find("emily stonebridge").style.is_some(), "{}", template.id);
    }
}

#[test]
fn everything_is_there_once_in_reading_order() {
    for template in designs() {
        let flow = read(&docx(&full(), template));
        let text = flow.paragraphs.iter().map(Paragraph::text).collect::<Vec<_>>().join("\n");
        in_order(
            &text,
            &["Emily Stonebridge", "emily.stonebridge@mail.example.com", "Pinecrest Advisory", "Lumenor Insurance"],
        )
        .unwrap();
        for word in
            ["St. Aldric's College", "Ledgerlight", "ACCA Qualification", "Jan 2016 – Sep 2021", "Valuation", "C++"]
        {
            assert_eq!(text.matches(word).count(), 1, "{}: {word}", template.id);
        }
        let known = |place: Place| matches!(place, Place::Body | Place::Cell { row: 0, .. } | Place::Footer);
        assert!(flow.paragraphs.iter().all(|paragraph| known(paragraph.place)), "{}", template.id);
    }
}

/// The designs with a side column at the left, at the right, and those with a filled header.
const AT_LEFT: [&str; 3] = ["template2", "template9", "template20"];
const AT_RIGHT: [&str; 2] = ["template8", "template10"];
const FILLED: [&str; 4] = ["template2", "template5", "template8", "template9"];

#[test]
fn a_side_column_is_a_column_and_a_band_is_filled() {
    for template in designs() {
        let id = template.id.as_str();
        let file = docx(&full(), template);
        let flow = read(&file);
        let column = |word: &str| {
            let found = flow.paragraphs.iter().find(|paragraph| paragraph.text().to_lowercase().starts_with(word));
            match found.unwrap_or_else(|| panic!("{id}: {word} is missing")).place {
                Place::Cell { column, .. } => Some(column),
                _ => None,
            }
        };
        let expected = if AT_LEFT.contains(&id) {
            [Some(0), Some(1)]
        } else if AT_RIGHT.contains(&id) {
            [Some(1), Some(0)]
        } else {
            [None, None]
        };
        assert_eq!([column("skills"), column("experience")], expected, "{id}");
        assert_eq!(column("emily stonebridge"), FILLED.contains(&id).then_some(0), "{id}");
        let document = part(&file, "word/document.xml");
        let tables = document.matches("<w:tbl>").count();
        assert_eq!(document.matches("<w:tblLayout w:type=\"fixed\"").count(), tables, "{id}");
        assert!(!document.contains("</w:tbl><w:tbl>") && !document.contains("</w:tbl><w:sectPr"), "{id}");
        assert_eq!(document.contains("<w:shd "), FILLED.contains(&id), "{id}");
    }
}

#[test]
fn a_resume_without_anything_for_the_side_column_has_none() {
    let resume = ParsedResume {
        skills: Vec::new(),
        education: Vec::new(),
        certifications: Vec::new(),
        achievements: Vec::new(),
        ..full()
    };
    for id in AT_LEFT.iter().chain(&AT_RIGHT) {
        let template = designs().iter().find(|template| template.id == *id).unwrap();
        let tables = part(&docx(&resume, template), "word/document.xml").matches("<w:tbl>").count();
        assert_eq!(tables, usize::from(FILLED.contains(id)), "{id}");
    }
}

#[test]
fn pages_from_the_second_on_are_numbered_by_word_itself() {
    let file = docx(&full(), &designs()[0]);
    let footers = [part(&file, "word/footer1.xml"), part(&file, "word/footer2.xml")];
    let [first, others] = &footers;
    assert!(!first.contains("<w:t "), "{first}");
    for said in ["Emily Stonebridge · Page ", "<w:instrText>PAGE</w:instrText>", " of ", "NUMPAGES"] {
        assert!(others.contains(said), "{said} is missing in {others}");
    }
    assert!(part(&file, "word/document.xml").contains("<w:titlePg"));
}

#[test]
fn every_paragraph_names_a_style_that_exists() {
    let file = docx(&full(), &designs()[0]);
    let (document, styles) = (part(&file, "word/document.xml"), part(&file, "word/styles.xml"));
    assert_eq!(
        document.matches("<w:p ").count() + document.matches("<w:p>").count(),
        document.matches("<w:pStyle ").count()
    );
    for id in document.split("<w:pStyle w:val=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(styles.contains(&format!("w:styleId=\"{id}\"")), "{id}");
    }
    assert!(!document.contains("<w:numId w:val=\"1\""), "list 1 is reserved");
}

#[test]
fn a_word_file_has_title_author_and_language() {
    let core = part(&docx(&full(), &designs()[0]), "docProps/core.xml");
    for element in [
        "<dc:title>Emily Stonebridge</dc:title>",
        "<dc:creator>Emily Stonebridge</dc:creator>",
        "<dc:language>en</dc:language>",
    ] {
        assert!(core.contains(element), "{element} is missing in {core}");
    }
    let styles = part(&docx(&full(), &designs()[0]), "word/styles.xml");
    assert!(styles.contains("<w:lang w:val=\"en\" />"), "{styles}");
}

#[test]
fn hostile_text_stays_text_and_unsafe_links_are_dropped() {
    for template in designs() {
        let file = docx(&hostile(), template);
        let relations = part(&file, "word/_rels/document.xml.rels");
        assert!(!relations.contains("javascript") && relations.contains("https://example.com/"), "{relations}");
        let text = read(&file).paragraphs.iter().map(Paragraph::text).collect::<Vec<_>>().join("\n");
        for word in ["<b>&amp;</b>", "\\input{/etc/passwd}", "王小明", "[a](javascript:b)"] {
            assert!(text.contains(word), "{} lacks {word} in {text}", template.id);
        }
    }
}

#[test]
fn the_same_resume_gives_the_same_parts() {
    let (once, again) = (docx(&full(), &designs()[0]), docx(&full(), &designs()[0]));
    let archive = zip::ZipArchive::new(Cursor::new(&once)).unwrap();
    for name in archive.file_names().filter(|name| !name.ends_with('/')) {
        assert_eq!(part(&once, name), part(&again, name), "{name}");
    }
    assert_eq!(once, again);
}
