//! Reading order on pages whose stream or geometry misleads: margins, cards, footers, tables, justified words.

use crate::common::kinds;
use crate::common::paper::{Piece, page};
use vitae_model::document::{Document, Rect, Span};
use vitae_model::source::SectionKind;
use vitae_parse::learned::by_rules_alone;
use vitae_parse::parse;

/// Position, employer and span of time of each job.
fn jobs(pieces: &[Piece]) -> Vec<[String; 3]> {
    let resume = parse(&page(pieces)).resume;
    resume.experience.into_iter().map(|job| [job.position, job.company, job.duration]).collect()
}

#[test]
fn upl_margin_headings_written_before_the_text_stand_above_it() {
    let pieces = [
        (50.0, 0.0, 22.0, false, "Li Wen"),
        (50.0, 2.0, 10.5, false, "Employment"),
        (50.0, 9.0, 10.5, false, "Skill Set"),
        (50.0, 12.0, 10.5, false, "Languages"),
        (170.0, 2.0, 10.0, true, "Shipwright"),
        (170.0, 3.0, 10.0, false, "Nordic Yard Ltd"),
        (170.0, 4.0, 10.0, false, "2018 – 2021"),
        (170.0, 5.0, 10.0, false, "Built the hull of a research vessel for the northern seas"),
        (170.0, 6.0, 10.0, false, "Trained four apprentices in caulking and rigging"),
        (170.0, 9.0, 10.0, false, "Welding, Riveting"),
        (170.0, 12.0, 10.0, false, "Danish (fluent), Chinese (native)"),
    ];
    let parsed = parse(&page(&pieces));
    assert_eq!(kinds(&parsed), [SectionKind::Experience, SectionKind::Skills, SectionKind::Languages]);
    assert_eq!(parsed.resume.skills, ["Welding", "Riveting"]);
    assert_eq!(parsed.resume.experience.len(), 1);
}

#[test]
fn upl_dates_with_places_in_a_margin_belong_to_the_jobs_beside() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 8.0, false, "2018 – 2021"),
        (50.0, 3.8, 8.0, false, "Bergen"),
        (150.0, 3.0, 10.0, true, "Nordic Yard Ltd"),
        (150.0, 4.0, 10.0, false, "Shipwright"),
        (160.0, 5.0, 10.0, false, "• Built the hull of a research vessel"),
        (50.0, 7.0, 8.0, false, "2015 – 2018"),
        (50.0, 7.8, 8.0, false, "Oslo"),
        (150.0, 7.0, 10.0, true, "Harbour Works Ltd"),
        (150.0, 8.0, 10.0, false, "Rigger"),
        (160.0, 9.0, 10.0, false, "• Kept forty cranes at work"),
    ];
    let want = [["Shipwright", "Nordic Yard Ltd", "2018 – 2021"], ["Rigger", "Harbour Works Ltd", "2015 – 2018"]];
    assert_eq!(jobs(&pieces), want);
}

#[test]
fn upl_a_running_foot_does_not_part_cards() {
    let pieces = [
        (500.0, 52.0, 8.0, false, "CV Li Wen"),
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 10.0, true, "Skills"),
        (50.0, 3.0, 10.0, false, "Welding"),
        (50.0, 4.0, 10.0, false, "Riveting"),
        (300.0, 2.0, 10.0, true, "Languages"),
        (300.0, 3.0, 10.0, false, "Danish"),
        (300.0, 4.0, 10.0, false, "Chinese"),
        (50.0, 7.0, 10.0, true, "Interests"),
        (50.0, 8.0, 10.0, false, "Chess"),
        (300.0, 7.0, 10.0, true, "Certificates"),
        (300.0, 8.0, 10.0, false, "Diving Licence, 2019"),
    ];
    let resume = parse(&page(&pieces)).resume;
    assert_eq!(resume.skills, ["Welding", "Riveting"]);
    assert_eq!(resume.certifications.len(), 1);
}

#[test]
fn upl_cells_that_wrap_are_read_one_by_one() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Certifications"),
        (50.0, 3.0, 10.0, false, "Authorised Hull"),
        (50.0, 4.0, 10.0, false, "Inspector"),
        (140.0, 3.0, 10.0, false, "Nordic Marine"),
        (140.0, 4.0, 10.0, false, "Board"),
        (240.0, 3.0, 10.0, false, "2017"),
        (50.0, 5.5, 10.0, false, "Diving Licence"),
        (140.0, 5.5, 10.0, false, "Deep Academy"),
        (240.0, 5.5, 10.0, false, "2019"),
        (50.0, 7.0, 10.0, false, "Crane Licence"),
        (140.0, 7.0, 10.0, false, "Harbour Authority"),
        (240.0, 7.0, 10.0, false, "2021"),
    ];
    let resume = parse(&page(&pieces)).resume;
    let found: Vec<[&str; 3]> = resume
        .certifications
        .iter()
        .map(|found| [found.name.as_str(), found.issuer.as_str(), found.date.as_str()])
        .collect();
    assert_eq!(
        found,
        [
            ["Authorised Hull Inspector", "Nordic Marine Board", "2017"],
            ["Diving Licence", "Deep Academy", "2019"],
            ["Crane Licence", "Harbour Authority", "2021"]
        ]
    );
}

#[test]
fn upl_stretched_blanks_part_no_words() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Profile"),
        (50.0, 3.0, 10.0, false, "Shipwright"),
        (114.0, 3.0, 10.0, false, "who"),
        (143.0, 3.0, 10.0, false, "builds"),
        (187.0, 3.0, 10.0, false, "hulls"),
        (50.0, 4.0, 10.0, false, "and"),
        (84.0, 4.0, 10.0, false, "teaches"),
        (138.0, 4.0, 10.0, false, "young"),
        (182.0, 4.0, 10.0, false, "wrights"),
        (50.0, 5.0, 10.0, false, "every spring."),
        (50.0, 7.0, 12.0, true, "Experience"),
        (50.0, 8.0, 10.0, true, "Shipwright, Harbour Tools Ltd"),
        (400.0, 8.0, 10.0, false, "2015 – 2020"),
        (50.0, 9.0, 10.0, false, "• Built twelve hulls of oak and larch."),
        (50.0, 11.0, 12.0, true, "Skills"),
        (50.0, 12.0, 10.0, false, "Welding, Riveting"),
    ];
    let summary = by_rules_alone(&page(&pieces)).summary.unwrap_or_default();
    let words: Vec<&str> = summary.split_whitespace().collect();
    assert_eq!(words.join(" "), "Shipwright who builds hulls and teaches young wrights every spring.");
}

#[test]
fn entries_left_and_right_of_a_spine_are_read_by_height() {
    let pieces = [
        (200.0, 0.0, 22.0, true, "Li Wen"),
        (250.0, 2.0, 12.0, true, "Experience"),
        (313.0, 3.0, 10.0, true, "Nordic Yard Ltd"),
        (313.0, 4.0, 10.0, false, "Master Shipwright"),
        (313.0, 5.0, 10.0, false, "2021 - 2024"),
        (324.0, 6.0, 10.0, false, "Built the hull of a research vessel"),
        (44.0, 8.0, 10.0, true, "Harbour Boats Ltd"),
        (44.0, 9.0, 10.0, false, "Shipwright"),
        (44.0, 10.0, 10.0, false, "2017 - 2021"),
        (56.0, 11.0, 10.0, false, "Trained four apprentices in caulking"),
        (313.0, 13.0, 10.0, true, "Island Rigging Ltd"),
        (313.0, 14.0, 10.0, false, "Apprentice Rigger"),
        (313.0, 15.0, 10.0, false, "2014 - 2017"),
        (324.0, 16.0, 10.0, false, "Spliced ropes for three schooners"),
    ];
    assert_eq!(
        jobs(&pieces),
        [
            ["Master Shipwright", "Nordic Yard Ltd", "2021 - 2024"],
            ["Shipwright", "Harbour Boats Ltd", "2017 - 2021"],
            ["Apprentice Rigger", "Island Rigging Ltd", "2014 - 2017"]
        ]
    );
}

#[test]
fn headings_that_run_up_a_spine_are_put_together() {
    let pieces = [
        (70.0, 0.0, 22.0, true, "Li Wen"),
        (70.0, 4.0, 10.0, false, "Welding; Riveting; Caulking; Rigging; Ropework"),
        (70.0, 12.0, 10.0, true, "Diving Licence"),
        (70.0, 13.0, 10.0, false, "Deep Academy, 2019"),
        (70.0, 20.0, 10.0, false, "French (fluent), Welsh (native), Gaelic (good)"),
    ];
    let mut document = page(&pieces);
    let Document::Paged(paged) = &mut document else { unreachable!() };
    // Each piece with its lower edge and the upper edge.
    let spine = [
        ("WHAT I ", 150.0, 115.0),
        ("BRING", 115.0, 82.0),
        ("CERTIFICA", 270.0, 220.0),
        ("TES", 220.0, 204.0),
        ("LANGUAGES", 370.0, 318.0),
    ];
    for (text, y1, y0) in spine {
        let bbox = Rect { x0: 44.0, y0, x1: 54.0, y1 };
        let like = paged.pages[0].spans[0].clone();
        paged.pages[0].spans.push(Span { text: text.to_owned(), bbox, size: 9.0, bold: true, ..like });
    }
    let resume = parse(&document).resume;
    assert_eq!(resume.skills, ["Welding", "Riveting", "Caulking", "Rigging", "Ropework"]);
    assert_eq!(resume.certifications.len(), 1);
    assert_eq!(resume.certifications[0].name, "Diving Licence");
}

#[test]
fn certificates_below_schools_in_one_section_are_certificates() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 10.0, true, "Shipwright, Nordic Yard Ltd"),
        (450.0, 3.0, 10.0, false, "2018 - 2021"),
        (50.0, 4.0, 10.0, false, "Built the hull of a research vessel"),
        (50.0, 6.0, 12.0, true, "Education and Credentials"),
        (50.0, 7.0, 10.0, true, "B.E., Naval Architecture, Harbour University"),
        (450.0, 7.0, 10.0, false, "2015"),
        (50.0, 8.0, 10.0, true, "Crane Licence, Lifting Board"),
        (450.0, 8.0, 10.0, false, "2020"),
        (50.0, 10.0, 12.0, true, "Languages"),
        (50.0, 11.0, 10.0, false, "French, Welsh"),
    ];
    let resume = parse(&page(&pieces)).resume;
    assert_eq!(resume.education.len(), 1);
    assert_eq!(resume.education[0].institution, "Harbour University");
    assert_eq!(resume.certifications.len(), 1);
    assert_eq!(resume.certifications[0].name, "Crane Licence");
    assert_eq!(resume.certifications[0].date, "2020");
}

#[test]
fn a_section_below_two_columns_may_open_with_short_lines() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Summary"),
        (50.0, 3.0, 10.0, false, "Shipwright who turned to drawing hulls"),
        (50.0, 4.0, 10.0, false, "and to teaching how they are built."),
        (300.0, 2.0, 12.0, true, "Skills"),
        (300.0, 3.0, 10.0, true, "Trade"),
        (370.0, 3.0, 10.0, false, "Welding, Riveting"),
        (300.0, 4.0, 10.0, true, "Software"),
        (370.0, 4.0, 10.0, false, "Rhino, Orca3D"),
        (50.0, 7.0, 12.0, true, "Education"),
        (50.0, 8.0, 10.0, false, "BSc Naval Architecture"),
        (50.0, 9.0, 10.0, false, "Harbour University"),
        (50.0, 10.0, 10.0, false, "2014 – 2018"),
        (300.0, 7.0, 12.0, true, "Projects"),
        (300.0, 8.0, 10.0, true, "Tidewise"),
        (300.0, 9.0, 10.0, false, "A calendar of tides and berths"),
        (300.0, 10.0, 10.0, false, "used by three marinas."),
        (50.0, 13.0, 12.0, true, "Employment"),
        (50.0, 14.0, 10.0, false, "2018 – 2021"),
        (150.0, 14.0, 10.0, true, "Shipwright"),
        (150.0, 15.0, 10.0, false, "Nordic Yard Ltd and its sister yard on the sound"),
        (50.0, 17.0, 10.0, false, "2013 – 2014"),
        (150.0, 17.0, 10.0, true, "Welder"),
        (150.0, 18.0, 10.0, false, "Eastern Docks Ltd and the dry dock at the bridge"),
    ];
    let resume = parse(&page(&pieces)).resume;
    assert_eq!(resume.skills, ["Welding", "Riveting", "Rhino", "Orca3D"]);
    assert_eq!(resume.education.len(), 1);
    let durations: Vec<&str> = resume.experience.iter().map(|job| job.duration.as_str()).collect();
    assert_eq!(durations, ["2018 – 2021", "2013 – 2014"]);
}

#[test]
fn headings_in_a_margin_at_the_right_stand_above_what_is_beside_them() {
    let pieces = [
        (50.0, 0.0, 22.0, false, "Li Wen"),
        (50.0, 2.0, 10.0, true, "Shipwright, Nordic Yard Ltd"),
        (250.0, 2.0, 10.0, false, "2018 – 2021"),
        (450.0, 2.0, 10.0, true, "Experience"),
        (50.0, 3.0, 10.0, false, "Built the hull of a research vessel for the northern seas"),
        (50.0, 4.0, 10.0, false, "Trained four apprentices in caulking and in rigging"),
        (50.0, 6.0, 10.0, false, "BSc in Physics, University of Larkhill, 2014 – 2017"),
        (450.0, 6.0, 10.0, true, "Education"),
        (50.0, 8.0, 10.0, false, "Welding, Riveting, Rigging"),
        (450.0, 8.0, 10.0, true, "Skills"),
    ];
    assert_eq!(kinds(&parse(&page(&pieces))), [SectionKind::Experience, SectionKind::Education, SectionKind::Skills]);
    assert_eq!(jobs(&pieces), [["Shipwright", "Nordic Yard Ltd", "2018 – 2021"]]);
}

#[test]
fn ends_of_spans_above_each_other_beside_entries_are_one_date() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 10.0, false, "Jan 2019"),
        (50.0, 4.0, 10.0, false, "Present"),
        (150.0, 3.0, 10.0, true, "Shipwright"),
        (150.0, 4.0, 10.0, false, "Nordic Yard Ltd"),
        (160.0, 5.0, 10.0, false, "• Built the hull of a research vessel"),
        (50.0, 7.0, 10.0, false, "Mar 2015"),
        (50.0, 8.0, 10.0, false, "Dec 2018"),
        (150.0, 7.0, 10.0, true, "Rigger"),
        (150.0, 8.0, 10.0, false, "Harbour Works Ltd"),
        (160.0, 9.0, 10.0, false, "• Kept forty cranes at work"),
    ];
    let want = [
        ["Shipwright", "Nordic Yard Ltd", "Jan 2019 – Present"],
        ["Rigger", "Harbour Works Ltd", "Mar 2015 – Dec 2018"],
    ];
    assert_eq!(jobs(&pieces), want);
}

#[test]
fn columns_with_headings_of_their_own_are_read_apart_though_written_across() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Skills"),
        (300.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 10.0, false, "Welding"),
        (300.0, 3.0, 10.0, true, "Shipwright, Nordic Yard Ltd"),
        (50.0, 4.0, 10.0, false, "Riveting"),
        (300.0, 4.0, 10.0, false, "2018 – 2021"),
        (50.0, 6.0, 12.0, true, "Languages"),
        (300.0, 5.0, 10.0, false, "Built the hull of a vessel"),
        (50.0, 7.0, 10.0, false, "Danish (fluent)"),
        (300.0, 7.0, 12.0, true, "Education"),
        (50.0, 8.0, 10.0, false, "Chinese (native)"),
        (300.0, 8.0, 10.0, false, "BSc in Physics, University of Larkhill, 2017"),
    ];
    assert_eq!(
        kinds(&parse(&page(&pieces))),
        [SectionKind::Skills, SectionKind::Languages, SectionKind::Experience, SectionKind::Education]
    );
    assert_eq!(parse(&page(&pieces)).resume.skills, ["Welding", "Riveting"]);
}

#[test]
fn a_heading_below_columns_heads_what_stands_below_it_over_both() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Education"),
        (50.0, 3.0, 10.0, true, "BSc in Physics"),
        (50.0, 4.0, 10.0, false, "University of Larkhill"),
        (50.0, 5.0, 10.0, false, "2014 – 2017"),
        (50.0, 7.0, 12.0, true, "Skills"),
        (300.0, 2.0, 12.0, true, "Languages"),
        (300.0, 3.0, 10.0, false, "Danish (fluent)"),
        (300.0, 4.0, 10.0, false, "Chinese (native)"),
        (300.0, 5.0, 10.0, false, "Norwegian (basic)"),
        (
            50.0,
            8.0,
            10.0,
            false,
            "Welding, Riveting, Rigging, Caulking, Lofting, Rope work, Sail repair, Crane signals",
        ),
    ];
    let skills = ["Welding", "Riveting", "Rigging", "Caulking", "Lofting", "Rope work", "Sail repair", "Crane signals"];
    assert_eq!(parse(&page(&pieces)).resume.skills, skills);
}

#[test]
fn dates_at_the_right_that_are_drawn_first_are_no_column() {
    let dates = [
        (500.0, 2.84, 8.0, false, "2019 – 2024"),
        (500.0, 5.84, 8.0, false, "2016 – 2019"),
        (500.0, 8.84, 8.0, false, "2012 – 2016"),
    ];
    let text = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Employment"),
        (50.0, 3.0, 10.0, true, "Shipwright"),
        (50.0, 4.0, 10.0, false, "Nordic Yard Ltd"),
        (50.0, 6.0, 10.0, true, "Welder"),
        (50.0, 7.0, 10.0, false, "Eastern Docks Ltd"),
        (50.0, 8.0, 12.0, true, "Education"),
        (50.0, 9.0, 10.0, true, "BSc in Naval Architecture"),
        (50.0, 10.0, 10.0, false, "Harbour University"),
    ];
    let pieces: Vec<Piece> = dates.into_iter().chain(text).collect();
    assert_eq!(
        jobs(&pieces),
        [["Shipwright", "Nordic Yard Ltd", "2019 – 2024"], ["Welder", "Eastern Docks Ltd", "2016 – 2019"]]
    );
    assert_eq!(parse(&page(&pieces)).resume.education[0].graduation_year, "2016");
}

#[test]
fn headed_columns_of_short_lines_that_share_no_baselines_are_read_apart() {
    let pieces = [
        (250.0, 0.0, 22.0, true, "Li Wen"),
        (300.0, 3.0, 12.0, true, "Experience"),
        (70.0, 3.4, 12.0, true, "Skills"),
        (300.0, 5.0, 10.0, true, "Nordic Yard Ltd"),
        (500.0, 5.0, 10.0, false, "2018 – 2021"),
        (60.0, 5.4, 10.0, false, "Welding"),
        (310.0, 6.5, 10.0, false, "Shipwright"),
        (60.0, 6.9, 10.0, false, "Riveting"),
        (300.0, 8.5, 10.0, true, "Harbour Works Ltd"),
        (60.0, 8.9, 10.0, false, "Caulking"),
        (500.0, 8.5, 10.0, false, "2015 – 2018"),
        (310.0, 10.0, 10.0, false, "Rigger"),
        (60.0, 10.4, 10.0, false, "Rigging"),
        (70.0, 13.4, 12.0, true, "Languages"),
        (300.0, 13.0, 12.0, true, "Education"),
        (60.0, 15.4, 10.0, false, "Danish"),
        (300.0, 15.0, 10.0, false, "BSc in Naval Architecture"),
        (60.0, 16.9, 10.0, false, "Chinese"),
        (300.0, 16.5, 10.0, false, "University of Bergen, 2015"),
    ];
    let parsed = parse(&page(&pieces));
    assert_eq!(parsed.resume.skills, ["Welding", "Riveting", "Caulking", "Rigging"]);
    let dated: Vec<[String; 2]> = jobs(&pieces).into_iter().map(|[_, company, duration]| [company, duration]).collect();
    assert_eq!(dated, [["Nordic Yard Ltd", "2018 – 2021"], ["Harbour Works Ltd", "2015 – 2018"]]);
    assert_eq!(parsed.resume.education.len(), 1);
}

#[test]
fn dates_on_a_line_of_time_that_runs_upwards_are_spans() {
    let pieces = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 8.0, false, "Present"),
        (150.0, 3.0, 10.0, true, "Shipwright"),
        (150.0, 4.0, 10.0, false, "Nordic Yard Ltd"),
        (55.0, 5.0, 8.0, false, "2018"),
        (160.0, 5.0, 10.0, false, "• Built the hull of a research vessel"),
        (160.0, 6.0, 10.0, false, "• Kept the books of the yard"),
        (55.0, 8.0, 8.0, false, "2018"),
        (150.0, 8.0, 10.0, true, "Rigger"),
        (150.0, 9.0, 10.0, false, "Harbour Works Ltd"),
        (55.0, 10.0, 8.0, false, "2015"),
        (160.0, 10.0, 10.0, false, "• Kept forty cranes at work"),
    ];
    let want = [["Shipwright", "Nordic Yard Ltd", "2018 – Present"], ["Rigger", "Harbour Works Ltd", "2015 – 2018"]];
    assert_eq!(jobs(&pieces), want);
    let lone = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Experience"),
        (50.0, 3.0, 10.0, false, "2021"),
        (150.0, 3.0, 10.0, true, "Shipwright, Nordic Yard Ltd"),
        (50.0, 5.0, 10.0, false, "2018"),
        (150.0, 5.0, 10.0, true, "Rigger, Harbour Works Ltd"),
        (50.0, 7.0, 10.0, false, "2015"),
        (150.0, 7.0, 10.0, true, "Rigger, Quay Cranes Ltd"),
    ];
    let durations: Vec<String> = jobs(&lone).into_iter().map(|[_, _, duration]| duration).collect();
    assert_eq!(durations, ["2021", "2018", "2015"]);
}
