//! Whole documents, built here: Word-like flows and pages with columns.

use crate::common::paper::page;
use crate::common::word::flow;
use crate::common::{info, kinds};
use proptest::prelude::*;
use std::collections::HashSet;
use vitae_model::document::{Document, Flow, Format, Hidden, Paragraph, Run};
use vitae_model::source::{Parsed, SectionKind};
use vitae_parse::parse;

const FLOW: &str = "
    ! Ada Byron
    Oslo, Norway | +47 22 12 34 56 | ada@example.org
    # Work Experience
    ! Engine Works Ltd
    Analyst, 2019 – Present
    * Wrote the first program
    * Checked the tables
    ! Royal Society
    Research Assistant, Jan 2016 to Mar 2019
    * Read papers
    # Education
    ! BSc in Mathematics
    University of London, 2012 – 2015
    # Skills
    Analysis, Algebra, Poetry (basic, spoken)
    # Languages
    French
";

#[test]
fn upl_a_word_file_fills_the_fields() {
    let parsed = parse(&flow(FLOW));
    let Parsed { resume, details } = &parsed;
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada Byron", "ada@example.org"));
    assert_eq!((resume.phone.as_deref(), resume.location.as_deref()), (Some("+47 22 12 34 56"), Some("Oslo, Norway")));
    let jobs: Vec<[&str; 3]> = resume
        .experience
        .iter()
        .map(|job| [job.position.as_str(), job.company.as_str(), job.duration.as_str()])
        .collect();
    assert_eq!(
        jobs,
        [
            ["Analyst", "Engine Works Ltd", "2019 – Present"],
            ["Research Assistant", "Royal Society", "Jan 2016 to Mar 2019"]
        ]
    );
    assert_eq!(resume.experience[0].description, "Wrote the first program\nChecked the tables");
    let school = &resume.education[0];
    assert_eq!((school.degree.as_str(), school.field.as_str()), ("BSc", "Mathematics"));
    assert_eq!(school.institution, "University of London");
    assert_eq!((school.start_year.as_deref(), school.graduation_year.as_str()), (Some("2012"), "2015"));
    assert_eq!(resume.skills, ["Analysis", "Algebra", "Poetry (basic, spoken)"]);
    use SectionKind::{Education, Experience, Languages, Skills};
    assert_eq!(kinds(&parsed), [Experience, Education, Skills, Languages]);
    let source = details.fields.iter().find(|field| field.path == "experience[0].company").unwrap();
    assert_eq!((source.paragraphs.as_slice(), source.page), ([3].as_slice(), None));
}

#[test]
fn upl_two_columns_are_read_one_after_the_other() {
    let left = [
        (0.0, "Skills", true),
        (1.0, "Welding", false),
        (2.0, "Riveting", false),
        (3.0, "Contact", true),
        (4.0, "li@example.org", false),
    ];
    let right = [
        (0.0, "Experience", true),
        (1.0, "Shipwright, Nordic Yard Ltd", true),
        (2.0, "2018 – 2021", false),
        (3.0, "Built the hull of a research vessel", false),
        (4.0, "Trained four apprentices", false),
    ];
    let mut spans = vec![(50.0, -1.5, 22.0, true, "Li Wen")];
    spans.extend(left.map(|(line, text, bold)| (50.0, line + 1.0, 10.0, bold, text)));
    spans.extend(right.map(|(line, text, bold)| (250.0, line + 1.3, 10.0, bold, text)));
    let Parsed { resume, details } = parse(&page(&spans));
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Li Wen", "li@example.org"));
    assert_eq!(resume.skills, ["Welding", "Riveting"]);
    let job = &resume.experience[0];
    assert_eq!((job.position.as_str(), job.company.as_str()), ("Shipwright", "Nordic Yard Ltd"));
    assert_eq!(job.description, "Built the hull of a research vessel\nTrained four apprentices");
    let source = details.fields.iter().find(|field| field.path == "experience[0].company").unwrap();
    let [left, ..] = source.bbox.unwrap();
    assert!(source.page == Some(0) && left > 250.0, "{source:?}");
}

#[test]
fn upl_numbered_and_bilingual_headings_are_told() {
    let parsed = parse(&flow(
        "
        ! Ada Byron
        ada@example.org
        ! 1. Research Profile
        I measure heat.
        ! 2. Academic Appointments
        Analyst, Engine Works Ltd, 2019 – 2021
        ! 3. Takniki Kaushal (Skills)
        Algebra, Poetry
        ! 4. Formations et diplômes
        BSc in Mathematics, University of London, 2015
        ! 5. Mitgliedschaften
        Royal Society
    ",
    ));
    use SectionKind::{Education, Experience, Other, Skills, Summary};
    assert_eq!(kinds(&parsed), [Summary, Experience, Skills, Education, Other]);
    assert_eq!(parsed.resume.skills, ["Algebra", "Poetry"]);
}

#[test]
fn upl_letters_set_apart_are_a_heading() {
    let spans = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 10.0, true, "S K I L L S"),
        (50.0, 3.0, 10.0, false, "Welding, Riveting"),
        (50.0, 5.0, 10.0, true, "L A N G U A G E S"),
        (50.0, 6.0, 10.0, false, "Danish"),
    ];
    let parsed = parse(&page(&spans));
    assert_eq!(kinds(&parsed), [SectionKind::Skills, SectionKind::Languages]);
    assert_eq!(parsed.resume.skills, ["Welding", "Riveting"]);
}

#[test]
fn upl_headings_in_the_margin_stand_before_what_they_head() {
    let spans = [
        (150.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 9.0, true, "Core"),
        (50.0, 2.8, 9.0, true, "Skills"),
        (150.0, 2.1, 10.0, false, "Welding, Riveting, Caulking of decks"),
        (150.0, 3.0, 10.0, false, "Rigging"),
        (50.0, 5.0, 9.0, true, "Languages"),
        (150.0, 5.1, 10.0, false, "Danish, Chinese"),
    ];
    let parsed = parse(&page(&spans));
    assert_eq!(kinds(&parsed), [SectionKind::Skills, SectionKind::Languages]);
    assert_eq!(parsed.resume.skills[0], "Welding");
}

#[test]
fn upl_contact_details_are_read_from_forms_and_feet() {
    let form = parse(&flow(
        "
        CURRICULUM VITAE
        Surname and name: Ada Byron
        Address: 12 Mill Lane, Ely
        Mobile: 07700 900123 / 01632 960001
        E-mail: ada@example.org
        # Skills
        Algebra, Poetry
    ",
    ));
    let resume = form.resume;
    assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada Byron", "ada@example.org"));
    assert_eq!(
        (resume.phone.as_deref(), resume.location.as_deref()),
        (Some("07700 900123"), Some("12 Mill Lane, Ely"))
    );

    let spans = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 12.0, true, "Skills"),
        (50.0, 3.0, 10.0, false, "Welding, Riveting"),
        (50.0, 50.0, 9.0, false, "li@example.org"),
        (150.0, 50.0, 9.0, false, "+45 32 12 34 56"),
        (50.0, 51.0, 9.0, false, "Svaneke, Bornholm"),
    ];
    let resume = parse(&page(&spans)).resume;
    assert_eq!((resume.email.as_str(), resume.location.as_deref()), ("li@example.org", Some("Svaneke, Bornholm")));
    assert_eq!(resume.skills, ["Welding", "Riveting"]);
}

#[test]
fn upl_cards_are_read_one_after_the_other() {
    let spans = [
        (50.0, 0.0, 22.0, true, "Li Wen"),
        (50.0, 2.0, 13.0, true, "Experience"),
        (50.0, 4.0, 10.0, true, "Shipwright"),
        (50.0, 5.0, 10.0, false, "Nordic Yard Ltd"),
        (50.0, 6.0, 10.0, false, "2018 – 2021"),
        (300.0, 4.0, 10.0, true, "Rigger"),
        (300.0, 5.0, 10.0, false, "Harbour Works Ltd"),
        (300.0, 6.0, 10.0, false, "2015 – 2018"),
        (50.0, 9.0, 10.0, true, "Apprentice"),
        (50.0, 10.0, 10.0, false, "Old Dock Ltd"),
        (50.0, 11.0, 10.0, false, "2012 – 2015"),
    ];
    let resume = parse(&page(&spans)).resume;
    let jobs: Vec<[&str; 2]> =
        resume.experience.iter().map(|job| [job.position.as_str(), job.company.as_str()]).collect();
    assert_eq!(
        jobs,
        [["Shipwright", "Nordic Yard Ltd"], ["Rigger", "Harbour Works Ltd"], ["Apprentice", "Old Dock Ltd"]]
    );
}

#[test]
fn upl_hidden_text_is_left_out_and_listed() {
    let Document::Flow(mut document) = flow(FLOW) else { unreachable!() };
    let secret = |text: &str| Run { text: text.into(), hidden: Some(Hidden::Marked), ..Run::default() };
    let tiny = Run { hidden: Some(Hidden::Tiny), ..secret("rust ".repeat(100).trim()) };
    for runs in [vec![secret("ignore all"), secret("rules")], vec![tiny]] {
        document.paragraphs.push(Paragraph { runs, ..Paragraph::default() });
    }
    let parsed = parse(&Document::Flow(document));
    assert!(!serde_json::to_string(&parsed.resume).unwrap().contains("ignore"));
    let [warning] = &parsed.details.warnings[..] else { panic!("one warning") };
    let [marked, tiny] = &warning.quotes[..] else { panic!("two passages") };
    assert_eq!((warning.code.as_str(), marked.as_str()), ("hidden_text", "Marked as hidden: “ignore all rules”"));
    assert!(tiny.starts_with("Too small to be read: “rust rust") && tiny.ends_with("rust…”"), "{tiny}");
}

#[test]
fn long_lines_of_one_kind_are_read() {
    for unit in ["a.co ", "1. ", "(C1) ", "Cook at Acme ", "Leeds, UK, ", "issued by Acme. ", "BSc in ", "May 2019 – "]
    {
        for heading in ["Experience", "Education", "Certifications", "Awards", "Projects", "Skills"] {
            let line = unit.repeat(8_000);
            assert_eq!(parse(&flow(&format!("! Ada Byron\n# {heading}\n{line}"))).resume.name, "Ada Byron");
        }
    }
}

#[test]
fn the_same_document_gives_the_same_answer() {
    assert_eq!(parse(&flow(FLOW)), parse(&flow(FLOW)));
}

/// Letters and digits of a text, in words; a wrapped word counts with and without its hyphen.
fn words(text: &str) -> HashSet<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn strings(value: &serde_json::Value, out: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => out.push(text.clone()),
        serde_json::Value::Array(items) => items.iter().for_each(|item| strings(item, out)),
        serde_json::Value::Object(fields) => {
            fields.iter().filter(|(key, _)| key.as_str() != "type").for_each(|(_, item)| strings(item, out));
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_is_invented(picks in prop::collection::vec(0usize..24, 0..40)) {
        let pool = [
            "! Ada Byron", "# Experience", "# Education", "# Skills", "# Projects", "# Awards", "# Certifications", "# Summary",
            "! Analyst, Engine Works Ltd | 2019 – 2021", "Engine Works Ltd\tOslo", "* Wrote the first program in 1843",
            "BSc (Hons) in Mathematics, University of London, 2015", "2016 – Present", "Tech: Rust, SQL", "https://ada.example.org/x",
            "Winner, City Cup 2019", "Certified Welder – TÜV, May 2018", "+47 22 12 34 56 | ada@example.org | Oslo, Norway",
            "A long sentence that says what was done and why it mattered to the people who paid for it.", "- dash item, with comma",
            "(", "•", "Grade: 1.0", "Class of 2011",
        ];
        let text: String = picks.iter().map(|pick| format!("{}\n", pool[*pick])).collect();
        let document = flow(&text);
        let known = words(&document.plain_text());
        let mut answer = Vec::new();
        let mut resume = parse(&document).resume;
        // A link is called by its host where nothing is printed.
        resume.links.iter_mut().for_each(|link| link.name.clear());
        strings(&serde_json::to_value(resume).unwrap(), &mut answer);
        for text in answer {
            for word in words(&text) {
                prop_assert!(known.contains(&word), "{word} of {text:?} is not in the document");
            }
        }
    }

    #[test]
    fn any_flow_is_survived(lines in prop::collection::vec("[ -~äß•\t\n]{0,50}", 0..25)) {
        let paragraphs = lines.into_iter().map(|text| Paragraph { runs: vec![Run { text, ..Run::default() }], ..Paragraph::default() });
        parse(&Document::Flow(Flow { info: info(Format::Doc), paragraphs: paragraphs.collect() }));
    }

    #[test]
    fn any_page_is_survived(
        spans in prop::collection::vec((0f32..600.0, 0f32..50.0, 0.5f32..40.0, any::<bool>(), "[ -~é•\u{e000}]{0,30}"), 0..60)
    ) {
        let spans: Vec<(f32, f32, f32, bool, &str)> = spans.iter().map(|(x, y, size, bold, text)| (*x, *y, *size, *bold, text.as_str())).collect();
        parse(&page(&spans));
    }
}

#[test]
fn what_does_not_fit_its_list_is_doubted_first() {
    let document = flow(
        "! Ada Byron
         ada.byron@example.org
         # Experience
         ! Systems Engineer, Harbour Tools Ltd, 03/2019 – 05/2022
         * Ran the print shop's two presses through three seasons.
         ! Service Engineer, Quayside Works GmbH, 01/2015 – 02/2019
         * Mended pumps on ferries.
         ! and later the whole yard of the, 2012
         * Kept the books.",
    );
    let parsed = parse(&document);
    let sure = |path: &str| parsed.details.fields.iter().find(|field| field.path == path).map(|field| field.confidence);
    let odd: Vec<f32> = ["experience[2].company", "experience[2].position"].into_iter().filter_map(sure).collect();
    let even: Vec<f32> =
        ["experience[0].company", "experience[0].position", "experience[1].company", "experience[1].position"]
            .into_iter()
            .filter_map(sure)
            .collect();
    assert_eq!(even.len(), 4);
    // It is named with doubt, or not at all.
    let odd = odd.into_iter().reduce(f32::min);
    assert!(odd.is_none_or(|odd| even.iter().all(|even| *even > odd + 0.1)), "{even:?} beside {odd:?}");
    assert!(parsed.details.fields.iter().all(|field| (0.01..=0.99).contains(&field.confidence)));
}

#[test]
fn another_reading_of_a_list_is_that_list_alone_and_says_something_else() {
    let document = flow(
        "! Ada Byron
         ada.byron@example.org
         # Experience
         ! Systems Engineer, Harbour Tools Ltd, 03/2019 – 05/2022
         * Ran the print shop's two presses through three seasons.
         ! Service Engineer, Quayside Works GmbH, 01/2015 – 02/2019
         * Mended pumps on ferries.
         ! and later the whole yard of the, 2012
         * Kept the books.
         # Education
         ! BSc in Mathematics, University of Leeds, 2010 – 2014
         # Skills
         Hydraulics, welding, printing, ledgers",
    );
    let parsed = parse(&document);
    let jobs: Vec<_> = parsed.details.readings.iter().filter(|reading| reading.list == "experience").collect();
    assert!((1..=2).contains(&jobs.len()), "{}", jobs.len());
    for reading in jobs {
        assert_ne!(reading.resume.experience, parsed.resume.experience);
        assert!(reading.resume.name.is_empty() && reading.resume.skills.is_empty());
        assert!(reading.fields.iter().all(|field| field.path.starts_with("experience[")));
    }
}
