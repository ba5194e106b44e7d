//! The name, profile and ways to reach the person where columns are narrow, and headings that words alone tell.

use crate::common::kinds;
use crate::common::paper::page;
use crate::common::word::bare;
use vitae_model::source::SectionKind;
use vitae_parse::parse;

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
fn initials_beside_a_name_are_no_name() {
    for (initials, name) in [("AB", "Ada Byron"), ("AP", "Ana Sofía Peñaranda")] {
        let parsed = parse(&page(&[
            (40.0, 0.0, 16.0, initials),
            (90.0, 0.0, 22.0, name),
            (90.0, 1.5, 10.0, "someone@example.org"),
        ]));
        assert_eq!(parsed.resume.name, name);
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
    let want = [SectionKind::Experience, SectionKind::Education, SectionKind::Skills, SectionKind::Languages];
    assert_eq!(kinds(&parsed), want);
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
