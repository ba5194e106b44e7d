//! What the review shows beside the fields: links, lines without a field, fields to look at.

use crate::common::paper::page;
use crate::common::word::flow;
use vitae_model::document::{Document, Link, Rect};
use vitae_model::source::{MarkKind, Parsed};
use vitae_parse::parse;

fn links(parsed: &Parsed) -> Vec<(&str, &str)> {
    parsed.resume.links.iter().map(|link| (link.name.as_str(), link.url.as_str())).collect()
}

#[test]
fn links_of_the_contact_block_are_fields() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        (
            "Leeds | ada@example.org | linkedin.com/in/ada-byron | github.com/adabyron",
            &[("LinkedIn", "https://linkedin.com/in/ada-byron"), ("GitHub", "https://github.com/adabyron")],
        ),
        (
            "ada@example.org | Portfolio: ada.example.org/work | Web: www.ada.org",
            &[("Portfolio", "https://ada.example.org/work"), ("Website", "https://www.ada.org")],
        ),
        (
            "{LinkedIn=https://www.linkedin.com/in/ada} | {My blog=https://blog.example.org} | ada@example.org",
            &[("LinkedIn", "https://www.linkedin.com/in/ada"), ("My blog", "https://blog.example.org")],
        ),
        // The printed address and the one behind it are one link.
        (
            "{linkedin.com/in/ada=https://www.linkedin.com/in/ada/} | ada@example.org",
            &[("LinkedIn", "https://www.linkedin.com/in/ada/")],
        ),
        (
            "GitHub: @adabyron | ORCID: 0000-0002-1825-0097 | ada@example.org",
            &[("GitHub", "https://github.com/adabyron"), ("ORCID", "https://orcid.org/0000-0002-1825-0097")],
        ),
        ("{Leeds=https://maps.google.com/?q=Leeds} | {ada@example.org=https://example.org/mail} | 0113 496 0142", &[]),
        ("Leeds | ada@example.org", &[]),
    ];
    for (contact, want) in cases {
        let parsed = parse(&flow(&format!("Ada Byron\n{contact}\n# Experience\nCook, Blue Oak Ltd > 2018 – 2020")));
        assert_eq!(links(&parsed), *want, "{contact}");
        let sources = parsed.details.fields.iter().filter(|field| field.path.starts_with("links["));
        let paths: Vec<String> = sources.map(|field| field.path.clone()).collect();
        assert_eq!(paths, (0..want.len()).map(|at| format!("links[{at}].url")).collect::<Vec<_>>(), "{contact}");
    }
}

#[test]
fn addresses_of_projects_and_employers_are_no_links_of_the_person() {
    let parsed = parse(&flow(
        "Ada Byron
         ada@example.org
         # Links
         {GitHub=https://github.com/adabyron}
         # Experience
         Cook, Blue Oak Ltd > 2018 – 2020
         * Ran the kitchen of {Blue Oak=https://blueoak.example.org}
         # Projects
         Hull Planner (github.com/adabyron/hull)
         * Drew hulls from tables
         # Certifications
         {Welder Level 2=https://badges.example.org/2}, Fish Guild, 2019",
    ));
    assert_eq!(links(&parsed), [("GitHub", "https://github.com/adabyron")]);
}

#[test]
fn a_link_over_a_picture_is_found_on_the_page() {
    let mut document = page(&[
        (50.0, 0.0, 22.0, true, "Ada Byron"),
        (50.0, 1.5, 10.0, false, "ada@example.org"),
        (50.0, 3.0, 12.0, true, "Experience"),
        (50.0, 4.0, 10.0, false, "Cook, Blue Oak Ltd, 2018 – 2020"),
    ]);
    let icon = Rect { x0: 400.0, y0: 30.0, x1: 412.0, y1: 42.0 };
    let Document::Paged(paged) = &mut document else { panic!("it has pages") };
    for url in ["https://linkedin.com/in/ada", "https://blueoak.example.org/about"] {
        paged.pages[0].links.push(Link { bbox: icon, url: url.into() });
    }
    let parsed = parse(&document);
    assert_eq!(links(&parsed), [("LinkedIn", "https://linkedin.com/in/ada")]);
    let source = parsed.details.fields.iter().find(|field| field.path == "links[0].url").expect("it has a source");
    assert_eq!((source.page, source.bbox), (Some(0), Some(icon.to_array())));
}

#[test]
fn lines_without_a_field_are_listed_with_their_place() {
    let text = "Ada Byron
                ada@example.org
                # Experience
                Cook, Blue Oak Ltd > 2018 – 2020
                * Ran the kitchen
                # Skills
                Ran the galley of a ferry.";
    let parsed = parse(&flow(text));
    let unplaced: Vec<(&str, &[u32])> =
        parsed.details.unplaced.iter().map(|line| (line.text.as_str(), line.paragraphs.as_slice())).collect();
    assert_eq!(unplaced, [("Ran the galley of a ferry.", [6].as_slice())]);
    let coverage = parsed.details.coverage.expect("there are words");
    assert!((0.7..0.9).contains(&coverage), "{coverage}");

    let pieces = [
        (50.0, 0.0, 22.0, true, "Ada Byron"),
        (50.0, 2.0, 12.0, true, "Skills"),
        (50.0, 3.0, 10.0, false, "Ran the galley of a ferry."),
    ];
    let parsed = parse(&page(&pieces));
    let [line] = parsed.details.unplaced.as_slice() else { panic!("{:?}", parsed.details.unplaced) };
    assert_eq!((line.text.as_str(), line.page, line.paragraphs.len()), ("Ran the galley of a ferry.", Some(0), 0));
    assert!(line.bbox.is_some_and(|[left, top, ..]| left == 50.0 && top > 80.0));
}

#[test]
fn fields_to_look_at_are_marked_with_a_reason() {
    let text = "Ada Byron
                ada@example.org
                # Experience
                Cook > 2018 – 2020
                Blue Oak Ltd
                * Ran the kitchen
                Baker > 2020 – 2016
                Red Oak Ltd
                * Ran the bakery
                # Education
                BSc in Physics, University of Hull";
    let parsed = parse(&flow(text));
    let marks: Vec<(&str, MarkKind, &str)> =
        parsed.details.marks.iter().map(|mark| (mark.path.as_str(), mark.kind, mark.reason.as_str())).collect();
    assert!(
        marks.contains(&("experience[1].duration", MarkKind::Doubtful, "The end is before the start.")),
        "{marks:?}"
    );
    let year = ("education[0].graduationYear", MarkKind::Missing, "This entry has no graduation year.");
    assert!(marks.contains(&year), "{marks:?}");
    assert!(marks.iter().all(|(path, ..)| *path != "name" && *path != "email"), "{marks:?}");
}

#[test]
fn a_resume_without_a_name_or_an_address_is_marked() {
    let parsed = parse(&flow("# Experience\nCook, Blue Oak Ltd > 2018 – 2020"));
    let missing =
        |path: &str| parsed.details.marks.iter().any(|mark| mark.path == path && mark.kind == MarkKind::Missing);
    assert!(missing("email"), "{:?}", parsed.details.marks);
}
