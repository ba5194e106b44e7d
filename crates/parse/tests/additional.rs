//! Languages, sections without a list of their own, places, grades and courses.

use crate::common::paper::{Piece, page};
use crate::common::word::flow;
use vitae_model::document::Document;
use vitae_model::resume::{AdditionalItem, AdditionalKind, ParsedResume};
use vitae_parse::parse;

fn resume(document: &Document) -> ParsedResume {
    parse(document).resume
}

/// An entry as `title | subtitle | period | place | description | url`, empty ends left out.
fn told(item: &AdditionalItem) -> String {
    let url = item.url.as_deref().unwrap_or_default();
    let all = [&item.title, &item.subtitle, &item.period, &item.place, &item.description.replace('\n', " / "), url];
    all.map(|text| text.to_string()).join(" | ").trim_end_matches([' ', '|']).to_owned()
}

/// Every additional section as `title (kind)` with its entries.
fn sections(resume: &ParsedResume) -> Vec<String> {
    let one = |section: &vitae_model::resume::AdditionalSection| {
        let head = format!("{} ({:?})", section.title, section.kind);
        std::iter::once(head).chain(section.items.iter().map(told)).collect::<Vec<_>>()
    };
    resume.additional.iter().flat_map(one).collect()
}

fn languages(resume: &ParsedResume) -> String {
    let one = |it: &vitae_model::resume::LanguageSkill| format!("{}={}", it.name, it.level);
    resume.languages.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// A person, a job, and what a case adds.
fn with(rest: &str) -> ParsedResume {
    resume(&flow(&format!(
        "# Li Wen\nli@example.net | +44 113 496 0142\n# Experience\n! Welder, Harbour Boats Ltd > 2018 – 2021\n* Riveted hulls\n{rest}"
    )))
}

#[test]
fn every_section_without_a_list_of_its_own_is_kept_under_its_heading() {
    let cases: &[(&str, &[&str])] = &[
        (
            "# Volunteering:\n! Trainer, Lifeboat Society > 2019 – 2021\n* Taught knots to forty cadets",
            &[
                "Volunteering (Volunteering)",
                "Trainer | Lifeboat Society | 2019 – 2021 |  | Taught knots to forty cadets",
            ],
        ),
        ("# Interests\nChess, Rowing", &["Interests (Interests)", "Chess", "Rowing"]),
        (
            "# Hobbies\nSports: tennis, running\n* Restoring wooden boats and their engines",
            &["Hobbies (Interests)", "Sports |  |  |  | tennis, running", "Restoring wooden boats and their engines"],
        ),
        (
            "# Publications\n* Wen, L. (2019). Rivets under load. Journal of Hulls, 4(2). https://doi.org/10.5/ab\n* “Keels of the North”, Harbour Press, 2021",
            &[
                "Publications (Publications)",
                "Rivets under load | Journal of Hulls, 4(2). | 2019 |  | Wen, L. | https://doi.org/10.5/ab",
                "Keels of the North | Harbour Press | 2021",
            ],
        ),
        ("# References\nAvailable upon request.", &["References (References)", "Available upon request."]),
        (
            "# Conference talks\n! Welding at sea > May 2019\n! Rivets revisited > June 2020",
            &["Conference talks (Publications)", "Welding at sea |  | May 2019", "Rivets revisited |  | June 2020"],
        ),
        (
            "# Memberships\n* Guild of Shipwrights\n* Society of Riveters",
            &["Memberships (Other)", "Guild of Shipwrights", "Society of Riveters"],
        ),
    ];
    for (rest, want) in cases {
        assert_eq!(sections(&with(rest)), *want, "{rest}");
    }
}

#[test]
fn references_have_a_person_each() {
    let rest = "# References\n! Ada Stone\nYard Manager, Harbour Boats Ltd\nada@example.org\n! Bo Lind\nForeman\n+44 113 496 0143";
    assert_eq!(
        sections(&with(rest)),
        [
            "References (References)",
            "Ada Stone | Yard Manager, Harbour Boats Ltd |  |  | ada@example.org",
            "Bo Lind | Foreman |  |  | +44 113 496 0143",
        ]
    );
}

#[test]
fn spoken_languages_are_read_below_their_heading_and_among_skills() {
    let cases = [
        ("# Languages\nEnglish (native), German – C1", "English=native; German=C1"),
        ("# Languages\n* English: Fluent\n* Welsh", "English=Fluent; Welsh="),
        ("# Languages\n| Language | Level\n| English | C2\n| French | B1", "English=C2; French=B1"),
        ("# Skills\nTools: Git, Rivet gun\nLanguages: English, French", "English=; French="),
    ];
    for (rest, want) in cases {
        let found = with(rest);
        assert_eq!(languages(&found), want, "{rest}");
        assert_eq!(sections(&found), [""; 0], "{rest}");
        assert!(!found.skills.iter().any(|skill| skill == "English"), "{rest}");
    }
}

#[test]
fn what_a_section_of_languages_holds_beside_them_stays() {
    let found = with("# Languages\nEnglish (native)\nDriving licence since 2011");
    assert_eq!(languages(&found), "English=native");
    assert_eq!(sections(&found), ["Languages (Other)", "Driving licence |  | since 2011"]);
}

#[test]
fn jobs_and_schools_have_their_places() {
    let found = with(
        "! Riveter, Nordic Yard Ltd, Oslo, Norway > 2015 – 2018\n* Mended keels\n# Education\n! BSc Marine Engineering > 2012 – 2015\nUniversity of Hull > Hull, United Kingdom\nGrade: First class honours\nCourses: Statics, Hydraulics",
    );
    let places: Vec<Option<&str>> = found.experience.iter().map(|job| job.location.as_deref()).collect();
    assert_eq!(places, [None, Some("Oslo, Norway")]);
    let [school] = &found.education[..] else { panic!("{:?}", found.education) };
    assert_eq!(school.location.as_deref(), Some("Hull, United Kingdom"));
    assert_eq!(school.grade.as_deref(), Some("First class honours"));
    assert_eq!(school.courses, ["Statics", "Hydraulics"]);
}

/// A page in the order in which this application prints its own: title and date, then company and place.
#[test]
fn a_page_of_our_own_is_read_back() {
    let pieces: &[Piece] = &[
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 10.0, false, "li@example.net | +44 113 496 0142"),
        (50.0, 4.0, 13.0, true, "Experience"),
        (50.0, 5.0, 10.0, true, "Welder"),
        (490.0, 5.0, 10.0, false, "2018 – 2021"),
        (50.0, 6.0, 10.0, false, "Harbour Boats Ltd"),
        (500.0, 6.0, 10.0, false, "Leeds, UK"),
        (60.0, 7.0, 10.0, false, "• Riveted hulls for three ferries"),
        (50.0, 9.0, 13.0, true, "Education"),
        (50.0, 10.0, 10.0, true, "BSc Marine Engineering"),
        (490.0, 10.0, 10.0, false, "2012 – 2015"),
        (50.0, 11.0, 10.0, false, "University of Hull"),
        (500.0, 11.0, 10.0, false, "Hull, UK"),
        (50.0, 12.0, 10.0, false, "Grade: 3.8/4.0"),
        (50.0, 13.0, 10.0, false, "Courses: Statics, Hydraulics"),
        (50.0, 15.0, 13.0, true, "Languages"),
        (50.0, 16.0, 10.0, false, "English (Native speaker), German (C1)"),
        (50.0, 18.0, 13.0, true, "Volunteering"),
        (50.0, 19.0, 10.0, true, "Trainer"),
        (490.0, 19.0, 10.0, false, "2019 – 2021"),
        (50.0, 20.0, 10.0, false, "Lifeboat Society"),
        (520.0, 20.0, 10.0, false, "Leeds"),
        (60.0, 21.0, 10.0, false, "• Taught knots to forty cadets"),
        (50.0, 23.0, 13.0, true, "Interests"),
        (50.0, 24.0, 10.0, false, "Chess, Rowing"),
    ];
    let parsed = parse(&page(pieces));
    let found = &parsed.resume;
    let job = &found.experience[0];
    assert_eq!([&job.position, &job.company, &job.duration], ["Welder", "Harbour Boats Ltd", "2018 – 2021"]);
    assert_eq!(job.location.as_deref(), Some("Leeds, UK"));
    let school = &found.education[0];
    assert_eq!((school.location.as_deref(), school.grade.as_deref()), (Some("Hull, UK"), Some("3.8/4.0")));
    assert_eq!(school.courses, ["Statics", "Hydraulics"]);
    assert_eq!(languages(found), "English=Native speaker; German=C1");
    assert_eq!(
        sections(found),
        [
            "Volunteering (Volunteering)",
            "Trainer | Lifeboat Society | 2019 – 2021 | Leeds | Taught knots to forty cadets",
            "Interests (Interests)",
            "Chess",
            "Rowing",
        ]
    );
    assert_eq!(found.additional[0].kind, AdditionalKind::Volunteering);
    assert_eq!(parsed.details.coverage, Some(1.0));
    assert!(parsed.details.unplaced.is_empty(), "{:?}", parsed.details.unplaced);
}

#[test]
fn every_new_value_says_where_it_was_read() {
    let parsed = parse(&flow(
        "# Li Wen\nli@example.net\n# Languages\nEnglish (C2)\n# Interests\nChess, Rowing\n# Talks\n! Rivets, Harbour Club, Leeds > 2019",
    ));
    let paths: Vec<&str> = parsed.details.fields.iter().map(|field| field.path.as_str()).collect();
    for path in [
        "languages[0].name",
        "languages[0].level",
        "additional[0].title",
        "additional[0].items[1].title",
        "additional[1].items[0].period",
    ] {
        assert!(paths.contains(&path), "{path} of {paths:?}");
    }
    assert!(parsed.details.fields.iter().all(|field| !field.paragraphs.is_empty()));
    assert!(parsed.details.marks.iter().all(|mark| !mark.path.starts_with("languages")));
}
