//! Headings told by their look and by what stands below them, whatever their words.

use crate::common::paper::page;
use crate::common::told_jobs;
use crate::common::word::flow_by_size as flow;
use vitae_model::document::Document;
use vitae_model::source::{Parsed, SectionKind};
use vitae_parse::parse;

/// The sections with a heading, and what they hold.
fn sections(parsed: &Parsed) -> Vec<(String, SectionKind)> {
    let headed = parsed.details.sections.iter();
    headed.filter_map(|section| Some((section.heading.clone()?, section.kind))).collect()
}

fn named(pairs: &[(&str, SectionKind)]) -> Vec<(String, SectionKind)> {
    pairs.iter().map(|(heading, kind)| ((*heading).to_owned(), *kind)).collect()
}

#[test]
fn one_look_makes_headings_of_unknown_words() {
    let document = flow(
        "Ada Byron
        ada@example.org | Oslo
        # Grumbel
        Analyst of engines who writes down what a machine could do before anybody has built the machine.
        # Fnordia
        ! Senior Analyst
        Engine Works Ltd, Oslo, 2019 – 2023
        * Wrote the first program for the engine
        * Taught two assistants
        ! Junior Analyst
        Loom Works Ltd, Bergen, 2015 – 2019
        # Zwibbel
        BSc in Mathematics, University of London, 2012 – 2015
        # Quonset
        Rust, SQL, Jacquard cards, Steam
        # Plimp
        English (native), French (fluent)",
    );
    let want = [
        ("Grumbel", SectionKind::Summary),
        ("Fnordia", SectionKind::Experience),
        ("Zwibbel", SectionKind::Education),
        ("Quonset", SectionKind::Skills),
        ("Plimp", SectionKind::Languages),
    ];
    assert_eq!(sections(&parse(&document)), named(&want));
}

#[test]
fn a_margin_of_one_look_holds_headings() {
    let document = page(&[
        (160.0, 0.0, false, "Ada Byron"),
        (160.0, 1.0, false, "ada@example.org"),
        (60.0, 3.0, true, "Grumbel"),
        (160.0, 3.0, false, "Senior Analyst, Engine Works Ltd, 2019 – 2023"),
        (160.0, 4.0, false, "Junior Analyst, Loom Works Ltd, 2015 – 2019"),
        (60.0, 6.0, true, "Fnordia"),
        (160.0, 6.0, false, "BSc in Mathematics, University of London, 2012 – 2015"),
        (60.0, 8.0, true, "Quonset"),
        (160.0, 8.0, false, "Rust, SQL, Jacquard cards, Steam"),
        (60.0, 10.0, true, "Plimp"),
        (160.0, 10.0, false, "English (native), French (fluent)"),
        (60.0, 12.0, true, "Zwibbel"),
        (160.0, 12.0, false, "Certified Welder, May 2018"),
    ]);
    let want = [
        ("Grumbel", SectionKind::Experience),
        ("Fnordia", SectionKind::Education),
        ("Quonset", SectionKind::Skills),
        ("Plimp", SectionKind::Languages),
        ("Zwibbel", SectionKind::Certifications),
    ];
    assert_eq!(sections(&parse(&document)), named(&want));
}

#[test]
fn names_of_jobs_in_the_look_of_headings_are_none() {
    let document = flow(
        "Ada Byron
        ada@example.org | Oslo
        ! Experience
        ! Senior Analyst
        Engine Works Ltd, 2019 – 2023
        * Wrote the first program for the engine
        ! Junior Analyst
        Loom Works Ltd, 2015 – 2019
        * Punched the cards of forty looms
        ! Education
        BSc in Mathematics, University of London, 2012 – 2015
        ! Skills
        Rust, SQL, Jacquard cards, Steam",
    );
    let parsed = parse(&document);
    let want = [
        ("Experience", SectionKind::Experience),
        ("Education", SectionKind::Education),
        ("Skills", SectionKind::Skills),
    ];
    assert_eq!(sections(&parsed), named(&want));
    assert_eq!(parsed.resume.experience.len(), 2);
}

#[test]
fn places_are_read_behind_words_and_beside_addresses() {
    let cases = [("Lives in Leeds, UK", "Leeds, UK"), ("Address: Leeds, UK", "Leeds, UK"), ("Leeds, UK", "Leeds, UK")];
    for (line, want) in cases {
        let text = format!("Ada Byron\nada@example.org\n{line}\n+44 20 7946 0101\n# Skills\nRust, SQL, Steam");
        assert_eq!(parse(&flow(&text)).resume.location.as_deref(), Some(want), "{line}");
    }
}

#[test]
fn headings_may_carry_bullets_and_stand_below_the_title_of_the_document() {
    let document = flow(
        "# Record of Work Experience
        Name\tAda Byron
        E-mail\tada@example.org
        ! ■ Employment
        Senior Analyst, Engine Works Ltd, 2019 – 2023
        * Wrote the first program for the engine
        * Punched the cards of forty looms
        ! ■ Academic Record
        BSc in Mathematics, University of London, 2012 – 2015
        ! ■ Skills
        Rust, SQL, Jacquard cards, Steam",
    );
    let parsed = parse(&document);
    let want = [
        ("Employment", SectionKind::Experience),
        ("Academic Record", SectionKind::Education),
        ("Skills", SectionKind::Skills),
    ];
    assert_eq!((sections(&parsed), parsed.resume.name.as_str()), (named(&want), "Ada Byron"));
}

#[test]
fn headings_in_small_letters_stand_close_below_text() {
    let document = page(&[
        (60.0, 0.0, false, "Ada Byron"),
        (60.0, 1.0, false, "ada@example.org"),
        (60.0, 2.0, true, "experience"),
        (60.0, 3.0, false, "Senior Analyst, Engine Works Ltd, 2019 – 2023"),
        (60.0, 4.0, true, "education"),
        (60.0, 5.0, false, "BSc in Mathematics, University of London, 2012 – 2015"),
        (60.0, 6.0, true, "skills"),
        (60.0, 7.0, false, "Rust, SQL, Jacquard cards, Steam"),
    ]);
    let want = [
        ("experience", SectionKind::Experience),
        ("education", SectionKind::Education),
        ("skills", SectionKind::Skills),
    ];
    assert_eq!(sections(&parse(&document)), named(&want));
}

#[test]
fn headings_may_run_into_their_first_line() {
    let want = [
        ("Experience", SectionKind::Experience),
        ("Education", SectionKind::Education),
        ("Skills", SectionKind::Skills),
    ];
    for mark in [" ", " — ", ": "] {
        let line = |heading: &str, text: &str| format!("{}{mark}{text}", heading.to_uppercase());
        let text = [
            "Ada Byron".to_owned(),
            "ada@example.org".to_owned(),
            line("Experience", "Senior Analyst, Engine Works Ltd, 2019 – 2023"),
            "Junior Analyst, Loom Works Ltd, 2015 – 2019".to_owned(),
            line("Education", "BSc in Mathematics, University of London, 2012 – 2015"),
            line("Skills", "Rust, SQL, Jacquard cards, Steam"),
        ];
        let parsed = parse(&flow(&text.join("\n")));
        let found: Vec<(String, SectionKind)> =
            sections(&parsed).into_iter().map(|(heading, kind)| (heading.to_lowercase(), kind)).collect();
        let want: Vec<(String, SectionKind)> =
            want.iter().map(|(heading, kind)| (heading.to_lowercase(), *kind)).collect();
        assert_eq!(found, want, "{mark:?}");
        assert_eq!((parsed.resume.experience.len(), parsed.resume.skills.len()), (2, 4), "{mark:?}");
    }
}

#[test]
fn headings_may_carry_the_years_that_they_reach_over() {
    for (first, second) in [
        ("Experience 2011–2024", "Education 2008–2013"),
        ("Career (2011 – today)", "Studies (2008 – 2013)"),
        ("2011–2024 Employment", "2008–2013 Education"),
    ] {
        let text = format!(
            "# Ada Lowe\nada@example.com\n# {first}\n! Welder, Acme Ltd\n2011 – 2024\n* Built gates\n# {second}\n\
             BSc in Physics, University of Larkhill, 2013\n# Skills\nWelding, Riveting, Rigging"
        );
        let parsed = parse(&flow(&text));
        let kinds: Vec<SectionKind> = sections(&parsed).into_iter().map(|(_, kind)| kind).collect();
        assert_eq!(kinds, [SectionKind::Experience, SectionKind::Education, SectionKind::Skills], "{first}");
    }
}

#[test]
fn items_of_lists_over_several_lines_are_entries() {
    let text = "# Ada Lowe
        # Experience
        * **Welder** ↵ Acme Ltd ↵ 2019 – 2024
        * Built gates for a lock
        * **Fitter** ↵ Blue Oak Ltd ↵ 2015 – 2019
        * Kept six pumps running";
    let mut document = flow(text);
    if let Document::Flow(file) = &mut document {
        let runs = file.paragraphs.iter_mut().flat_map(|paragraph| &mut paragraph.runs);
        runs.for_each(|run| run.text = run.text.replace(" ↵ ", "\n"));
    }
    let jobs = told_jobs(&parse(&document).resume);
    assert_eq!(jobs, ["Acme Ltd | Welder | 2019 – 2024 | 1", "Blue Oak Ltd | Fitter | 2015 – 2019 | 1"]);
}

#[test]
fn what_is_done_is_prizes_beside_projects() {
    let text = "# Ada Lowe\nada@example.com\n# Projets\n! Trottoirs, 2022\nCarte collaborative des trottoirs en hiver\n\
                # Réalisations\n! Hackathon Données ouvertes, 1er prix, 2022\nVille de Rivière-aux-Pins\n\
                ! Concours de cartographie, Finaliste, 2019\nSociété de géographie du Fjord";
    let resume = parse(&flow(text)).resume;
    assert_eq!((resume.projects.len(), resume.achievements.len()), (1, 2));
}
