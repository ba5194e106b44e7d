//! What continues beside or below what it belongs to: names at the right or over two lines, footers, labels of groups.

use crate::common::paper::{Piece, page, pages};
use crate::common::{kinds, told_jobs};
use vitae_model::document::Document;
use vitae_model::resume::ParsedResume;
use vitae_model::source::SectionKind;
use vitae_parse::parse;

fn resume(document: &Document) -> ParsedResume {
    parse(document).resume
}

#[test]
fn names_at_the_right_of_dated_rows_stand_on_their_first_lines() {
    let row =
        |line: f32, dates: &'static str, title: &'static str, employer: [&'static str; 2]| -> Vec<Piece<'static>> {
            vec![
                (50.0, line, 10.0, false, dates),
                (160.0, line, 10.0, true, title),
                (430.0, line, 10.0, false, employer[0]),
                (430.0, line + 0.9, 10.0, false, employer[1]),
                (160.0, line + 1.0, 10.0, false, "Kept the books of two wharves and a mill"),
                (160.0, line + 2.0, 10.0, false, "Trained three clerks in the new ledgers"),
            ]
        };
    let mut pieces = vec![(50.0, 0.0, 22.0, true, "Li Wen"), (50.0, 2.0, 12.0, true, "Experience")];
    pieces.extend(row(3.0, "2019 – 2024", "Head Bookkeeper", ["Nordic Yard Ltd", "Leeds"]));
    pieces.extend(row(7.0, "2015 – 2019", "Bookkeeper", ["Harbour Boats Ltd", "Hull"]));
    pieces.extend(row(11.0, "2011 – 2015", "Accounts Clerk", ["Guild of Island", "Rigging Ltd"]));
    assert_eq!(
        told_jobs(&resume(&page(&pieces))),
        [
            "Nordic Yard Ltd | Head Bookkeeper | 2019 – 2024 | 2",
            "Harbour Boats Ltd | Bookkeeper | 2015 – 2019 | 2",
            "Guild of Island Rigging Ltd | Accounts Clerk | 2011 – 2015 | 2",
        ]
    );
}

#[test]
fn a_foot_with_addresses_is_no_part_of_the_last_section() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Skills"),
        (50.0, 3.0, 10.0, false, "Welding, Riveting"),
        (50.0, 5.0, 12.0, true, "Profile"),
        (50.0, 6.0, 10.0, false, "Shipwright who turned to drawing hulls."),
        (90.0, 9.0, 8.0, false, "liwen.example.net | Leeds | li@example.net | +44 113 496 0142"),
    ];
    let found = resume(&page(&pieces));
    assert_eq!(found.summary.as_deref(), Some("Shipwright who turned to drawing hulls."));
    assert_eq!(found.email, "li@example.net");
}

#[test]
fn headings_at_the_top_of_a_page_are_no_running_titles() {
    let first: &[Piece] = &[
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Expérience"),
        (50.0, 3.0, 10.0, true, "Soudeur, Chantier du Nord SA"),
        (400.0, 3.0, 10.0, false, "2018 – 2021"),
    ];
    let second: &[Piece] =
        &[(50.0, 0.0, 12.0, true, "Compétences"), (50.0, 1.0, 10.0, false, "Soudage, Rivetage, Lecture de plans")];
    let parsed = parse(&pages(&[first, second]));
    assert_eq!(kinds(&parsed), [SectionKind::Experience, SectionKind::Skills]);
    assert_eq!(parsed.resume.skills, ["Soudage", "Rivetage", "Lecture de plans"]);
}

#[test]
fn labels_of_groups_below_a_heading_of_skills_are_no_headings() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "EDUCATION"),
        (50.0, 3.0, 10.0, false, "MBA, Harbour University, 2015"),
        (50.0, 5.0, 12.0, true, "SKILLS"),
        (50.0, 6.0, 10.0, true, "Leadership"),
        (50.0, 7.0, 10.0, false, "Board reporting • Hiring • Budgets"),
        (50.0, 8.0, 10.0, true, "Frameworks"),
        (50.0, 9.0, 10.0, false, "ITIL • COBIT • TOGAF"),
        (50.0, 11.0, 12.0, true, "LANGUAGES"),
        (50.0, 12.0, 10.0, false, "French, Welsh"),
    ];
    let parsed = parse(&page(&pieces));
    assert_eq!(kinds(&parsed), [SectionKind::Education, SectionKind::Skills, SectionKind::Languages]);
    assert_eq!(parsed.resume.skills, ["Board reporting", "Hiring", "Budgets", "ITIL", "COBIT", "TOGAF"]);
}
