//! The name, profile and ways to reach the person where columns are narrow, and headings that words alone tell.

use vitae_model::document::{Document, FileInfo, Flow, Format, Page, Paged, Paragraph, Rect, Run, Span};
use vitae_model::source::SectionKind;
use vitae_parse::parse;

fn info(format: Format) -> FileInfo {
    FileInfo {
        format,
        bytes: 1_000,
        title: None,
        language: None,
        encrypted: false,
        copy_allowed: true,
        repaired: false,
        tagged: false,
    }
}

/// Spans at (left, line number, size) on one page; those above 10 points are bold.
fn page(spans: &[(f32, f32, f32, &str)]) -> Document {
    let spans = spans.iter().map(|(x0, line, size, text)| {
        let base = 50.0 + line * 14.0;
        let x1 = x0 + text.chars().count() as f32 * size * 0.5;
        Span {
            text: (*text).to_owned(),
            bbox: Rect { x0: *x0, y0: base - 0.8 * size, x1, y1: base + 0.22 * size },
            size: *size,
            bold: *size > 10.0,
            italic: false,
            color: None,
            hidden: None,
        }
    });
    let page = Page { width: 612.0, height: 792.0, spans: spans.collect(), ..Page::default() };
    Document::Paged(Paged { info: info(Format::Pdf), pages: vec![page] })
}

/// Paragraphs without any style, as old Word files give them; `*` makes a list item.
fn bare(text: &str) -> Document {
    let paragraphs = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| {
        let list = line.starts_with('*').then_some(0);
        let text = line.trim_start_matches(['*', ' ']).to_owned();
        Paragraph { runs: vec![Run { text, ..Run::default() }], list, ..Paragraph::default() }
    });
    Document::Flow(Flow { info: info(Format::Doc), paragraphs: paragraphs.collect() })
}

#[test]
fn names_and_numbers_go_on_in_narrow_columns() {
    let parsed = parse(&page(&[
        (40.0, 0.0, 16.0, "Mary Boateng-"),
        (40.0, 1.2, 16.0, "Frimpong"),
        (40.0, 2.6, 10.0, "mary.bf@example.org, +44 20 7946"),
        (40.0, 3.6, 10.0, "0142, Tuam, Co. Galway"),
        (40.0, 6.0, 12.0, "Experience"),
        (40.0, 7.2, 10.0, "Baker, Acme Ltd, 2019 – 2023"),
        (40.0, 9.0, 12.0, "Skills"),
        (40.0, 10.2, 10.0, "Sourdough, Laminated dough, Rye"),
    ]));
    let resume = parsed.resume;
    assert_eq!(resume.name, "Mary Boateng-Frimpong");
    assert_eq!(resume.phone.as_deref(), Some("+44 20 7946 0142"));
    assert_eq!(resume.location.as_deref(), Some("Tuam, Co. Galway"));
}

#[test]
fn names_end_before_titles() {
    for (first, want) in [
        ("Ada Byron – Product Manager", "Ada Byron"),
        ("Ada Byron – Wizard of Tables", "Ada Byron"),
        ("Jean-Luc Moreau", "Jean-Luc Moreau"),
    ] {
        let parsed = parse(&page(&[(40.0, 0.0, 16.0, first), (40.0, 1.5, 10.0, "someone@example.org")]));
        assert_eq!(parsed.resume.name, want);
    }
}

#[test]
fn profiles_are_read_in_short_lines() {
    let parsed = parse(&page(&[
        (40.0, 0.0, 16.0, "Ada Byron"),
        (40.0, 1.5, 10.0, "ada@example.org"),
        (40.0, 3.5, 10.0, "Analyst of engines who"),
        (40.0, 4.4, 10.0, "writes down what they could"),
        (40.0, 5.3, 10.0, "do one day."),
        (40.0, 8.0, 12.0, "Skills"),
        (40.0, 9.2, 10.0, "Algebra, French, Notes"),
    ]));
    let want = "Analyst of engines who writes down what they could do one day.";
    assert_eq!(parsed.resume.summary.map(|text| text.replace('\n', " ")).as_deref(), Some(want));
}

#[test]
fn words_alone_tell_headings_without_style() {
    let parsed = parse(&bare(
        "Ada Byron
        ada@example.org
        * Employment Record
        Engine Works Ltd, Oslo
        2019 – 2023
        Analyst
        * Wrote the first program for the engine
        * Academic Record
        BSc in Mathematics, University of London, 2015
        * Skills
        Algebra, French, Notes
        * Language Ability
        English (native)",
    ));
    let kinds: Vec<SectionKind> = parsed
        .details
        .sections
        .iter()
        .filter(|section| section.heading.is_some())
        .map(|section| section.kind)
        .collect();
    let want = [SectionKind::Experience, SectionKind::Education, SectionKind::Skills, SectionKind::Languages];
    assert_eq!(kinds, want);
    assert_eq!(parsed.resume.experience.len(), 1);
}

#[test]
fn headings_go_on_in_the_next_line() {
    for (first, second) in [("PROFESSIONAL", "EXPERIENCE"), ("WORK AND", "EMPLOYMENT")] {
        let parsed = parse(&page(&[
            (40.0, 0.0, 16.0, "Ada Byron"),
            (40.0, 1.5, 10.0, "ada@example.org"),
            (40.0, 4.0, 12.0, first),
            (40.0, 5.0, 12.0, second),
            (40.0, 6.4, 10.0, "Analyst, Engine Works Ltd, 2019 – 2023"),
            (40.0, 9.0, 12.0, "SKILLS"),
            (40.0, 10.2, 10.0, "Algebra, French, Notes"),
        ]));
        let heading = parsed.details.sections.iter().find(|section| section.kind == SectionKind::Experience);
        assert_eq!(heading.and_then(|section| section.heading.clone()), Some(format!("{first} {second}")));
    }
}
