//! Contact lines, skills, courses and jobs in less usual forms, as Word-like documents of their own.

use crate::common::told_jobs;
use crate::common::word::flow;
use vitae_model::resume::ParsedResume;
use vitae_parse::parse;

fn read(text: &str) -> ParsedResume {
    parse(&flow(text)).resume
}

#[test]
fn contact_lines_in_other_forms() {
    let cases = [
        (
            "Mara Ellison\nBased in Leeds, United Kingdom. Write to mara@example.org or call +44 20 7946 0321.",
            ("Mara Ellison", "Leeds, United Kingdom"),
        ),
        (
            "Mara Ellison\n14 Mill Lane, Leeds LS1 4AP, United Kingdom\nmara@example.org",
            ("Mara Ellison", "14 Mill Lane, Leeds LS1 4AP, United Kingdom"),
        ),
        (
            "Mara Ellison, Logistics Planner\nLeeds, United Kingdom | mara@example.org",
            ("Mara Ellison", "Leeds, United Kingdom"),
        ),
        (
            "Mara Ellison (she/her)\nLeeds, United Kingdom (willing to relocate) | mara@example.org",
            ("Mara Ellison", "Leeds, United Kingdom"),
        ),
        ("Mara Ellison, RN\nLeeds, United Kingdom | mara@example.org", ("Mara Ellison, RN", "Leeds, United Kingdom")),
    ];
    for (text, want) in cases {
        let resume = read(&format!("{text}\n# Skills\nExcel, SQL"));
        assert_eq!((resume.name.as_str(), resume.location.as_deref()), (want.0, Some(want.1)), "{text}");
    }
}

#[test]
fn skills_in_sentences_and_groups() {
    let cases = [
        ("SAP TM, Excel, SQL and Power BI.", vec!["SAP TM", "Excel", "SQL", "Power BI"]),
        ("SAP TM, Research and Development", vec!["SAP TM", "Research and Development"]),
        (
            "Systems (SAP TM, Excel, SQL), Other (Scrum, Law, Tax)",
            vec!["SAP TM", "Excel", "SQL", "Scrum", "Law", "Tax"],
        ),
        ("Python (Django, Flask), SQL", vec!["Python (Django, Flask)", "SQL"]),
    ];
    for (text, want) in cases {
        let resume = read(&format!("Mara Ellison\nmara@example.org\n# Skills\n{text}"));
        assert_eq!(resume.skills, want, "{text}");
    }
}

#[test]
fn schools_stand_in_brackets() {
    for text in
        ["BSc in Logistics (University of Hull), 2012 – 2015", "BSc in Logistics (University of Hull, 2012 – 2015)"]
    {
        let resume = read(&format!("Mara Ellison\nmara@example.org\n# Education\n{text}"));
        let course = &resume.education[0];
        let got = (course.institution.as_str(), course.degree.as_str(), course.field.as_str());
        assert_eq!(got, ("University of Hull", "BSc", "Logistics"), "{text}");
    }
}

#[track_caller]
fn check(text: &str, want: &[&str]) {
    let resume = read(&format!("Mara Ellison\nmara@example.org\n# Experience\n{text}"));
    assert_eq!(told_jobs(&resume), want, "{text}");
}

#[test]
fn marks_and_words_between_title_and_employer() {
    let heads = [
        ["Shift Planner (Norrland Freight Ltd)", "Dispatch Clerk (Calder Haulage)"],
        ["Norrland Freight Ltd (Shift Planner)", "Calder Haulage (Dispatch Clerk)"],
        ["Shift Planner for Norrland Freight Ltd", "Dispatch Clerk for Calder Haulage"],
        ["Shift Planner → Norrland Freight Ltd", "Dispatch Clerk → Calder Haulage"],
        ["Norrland Freight Ltd » Shift Planner", "Calder Haulage » Dispatch Clerk"],
        ["Norrland Freight Ltd—Shift Planner", "Calder Haulage—Dispatch Clerk"],
        ["Company: Norrland Freight Ltd | Role: Shift Planner", "Company: Calder Haulage | Role: Dispatch Clerk"],
        ["Shift Planner | Norrland Freight Ltd (formerly Oldcorp)", "Dispatch Clerk | Calder Haulage"],
    ];
    let want = [
        "Norrland Freight Ltd | Shift Planner | Mar 2020 – Present | 1",
        "Calder Haulage | Dispatch Clerk | Jun 2015 – Feb 2020 | 1",
    ];
    for [first, second] in heads {
        let text = format!(
            "{first}\nMar 2020 – Present\n* Planned 140 trucks a day\n{second}\nJun 2015 – Feb 2020\n* Answered drivers by radio"
        );
        check(&text, &want);
    }
}

#[test]
fn sentences_follow_a_head_in_one_paragraph() {
    let text = "
        Shift Planner, Norrland Freight Ltd (Mar 2020 – Present). Planned 140 trucks a day across four depots. Cut runs.
        Dispatch Clerk, Calder Haulage (Jun 2015 – Feb 2020). Answered drivers by phone and radio. Kept the night roster.";
    let want = [
        "Norrland Freight Ltd | Shift Planner | Mar 2020 – Present | 1",
        "Calder Haulage | Dispatch Clerk | Jun 2015 – Feb 2020 | 1",
    ];
    check(text, &want);
}
