//! Made-up documents through the parser: arbitrary ones, and résumés whose lines follow the grammar of real heads.

#![no_main]

#[path = "../../crates/parse/tests/common/heads.rs"]
mod heads;

use arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use vitae_model::document::{Document, FileInfo, Flow, Format, Link, Page, Paged, Paragraph, Place, Rect, Run, Span};
use vitae_model::source::Warning;

/// Pieces that steer a parser: without them random text never gets past the first section.
const PIECES: [&str; 24] = [
    "Experience", "EDUCATION", "Skills:", "Awards", "Projekte", "Jan 2019 – Present", "03/2020-2021", "2015", "’15",
    "Acme Ltd", "Engineer", "BSc in Physics", "ada@example.org", "+44 7700 900123", "https://example.org/a-",
    "• ", "\t", " | ", "Python, SQL", "Issued by", "1st Place", "word-", "\u{ad}", "Ş",
];

#[derive(Debug)]
struct Input(Document);

impl<'a> Arbitrary<'a> for Input {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self(match u.int_in_range(0..=3)? {
            0 => Document::Paged(pages(u)?),
            1 => Document::Flow(flow(u)?),
            _ => heads::document(&mut |below| u.int_in_range(0..=below - 1).unwrap_or(0)),
        }))
    }
}

fn info(format: Format) -> FileInfo {
    FileInfo { format, bytes: 1, title: None, language: None, encrypted: false, copy_allowed: true, repaired: false, tagged: false }
}

fn text(u: &mut Unstructured) -> Result<String> {
    let mut out = String::new();
    for _ in 0..u.int_in_range(0..=6)? {
        if u.ratio(2, 3)? {
            out.push_str(u.choose(&PIECES)?);
        } else {
            out.push_str(u.arbitrary()?);
        }
        if u.arbitrary()? {
            out.push(' ');
        }
    }
    Ok(out)
}

fn rect(u: &mut Unstructured) -> Result<Rect> {
    let (x, y) = (u.int_in_range(-10..=620)? as f32, u.int_in_range(-10..=800)? as f32);
    Ok(Rect { x0: x, y0: y, x1: x + u.int_in_range(0..=500)? as f32, y1: y + u.int_in_range(0..=40)? as f32 })
}

fn pages(u: &mut Unstructured) -> Result<Paged> {
    let mut pages = Vec::new();
    for _ in 0..u.int_in_range(0..=3)? {
        let mut page = Page { width: 612.0, height: 792.0, ..Page::default() };
        for _ in 0..u.int_in_range(0..=40)? {
            page.spans.push(Span {
                text: text(u)?,
                bbox: rect(u)?,
                size: *u.choose(&[0.0, 6.0, 10.0, 10.5, 14.0, 30.0])?,
                bold: u.arbitrary()?,
                italic: u.arbitrary()?,
                color: u.arbitrary()?,
                ..Span::default()
            });
        }
        for _ in 0..u.int_in_range(0..=2)? {
            page.links.push(Link { bbox: rect(u)?, url: text(u)? });
        }
        pages.push(page);
    }
    Ok(Paged { info: info(Format::Pdf), pages })
}

fn flow(u: &mut Unstructured) -> Result<Flow> {
    let mut paragraphs = Vec::new();
    for _ in 0..u.int_in_range(0..=40)? {
        let mut paragraph = Paragraph { heading: u.arbitrary()?, list: u.arbitrary()?, centered: u.arbitrary()?, ..Paragraph::default() };
        if u.ratio(1, 3)? {
            paragraph.place = Place::Cell { table: u.int_in_range(0..=2)?, row: u.int_in_range(0..=4)?, column: u.int_in_range(0..=4)? };
        }
        for _ in 0..u.int_in_range(0..=4)? {
            paragraph.runs.push(Run { text: text(u)?, bold: u.arbitrary()?, italic: u.arbitrary()?, ..Run::default() });
        }
        paragraphs.push(paragraph);
    }
    Ok(Flow { info: info(Format::Docx), paragraphs })
}

// A panic that the parser catches is a crash all the same: the fuzzer's hook sees it first, and the warnings tell of it.
fuzz_target!(|input: Input| {
    let faults = vitae_parse::parse(&input.0).details.warnings.into_iter().filter(Warning::is_fault);
    assert_eq!(faults.count(), 0);
});
