//! A resume that a file carries as data counts only when its pages say the same.

use vitae_model::document::{Document, FileInfo, Flow, Format, Hidden, Paragraph, Run};
use vitae_model::json_resume::JsonResume;
use vitae_model::resume::{Education, Experience, LanguageSkill, Link};
use vitae_model::{Parsed, ParsedResume};
use vitae_parse::{parse, parse_with};

const PRINTED: [&str; 11] = [
    "Mira Olsen",
    "mira.olsen@example.org | +47 555 01 020",
    "EXPERIENCE",
    "Fjord Freight AS, Bergen",
    "Dispatcher\t03/2018 – Present",
    "• Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth",
    "EDUCATION",
    "Bergen College",
    "Diploma in Transport Management, 2014 – 2017",
    "SKILLS",
    "SAP TM, Route planning, C++",
];

fn document(lines: &[&str], unseen: &str) -> Document {
    let run = |text: &str| Run { text: text.to_owned(), ..Run::default() };
    let paragraph = |text: &&str| Paragraph { runs: vec![run(text)], ..Paragraph::default() };
    let mut paragraphs: Vec<Paragraph> = lines.iter().map(paragraph).collect();
    let hidden = Run { hidden: Some(Hidden::Contrast), ..run(unseen) };
    paragraphs.push(Paragraph { runs: vec![hidden], ..Paragraph::default() });
    Document::Flow(Flow { info: FileInfo::plain(Format::Docx, 1), paragraphs })
}

fn resume() -> ParsedResume {
    ParsedResume {
        name: "Mira Olsen".into(),
        email: "mira.olsen@example.org".into(),
        phone: Some("+47 555 01 020".into()),
        experience: vec![Experience {
            company: "Fjord Freight AS".into(),
            position: "Dispatcher".into(),
            duration: "March 2018 - Present".into(),
            description: "Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth".into(),
            location: Some("Bergen".into()),
            url: None,
        }],
        education: vec![Education {
            institution: "Bergen College".into(),
            degree: "Diploma".into(),
            field: "Transport Management".into(),
            graduation_year: "2017".into(),
            start_year: Some("2014".into()),
            ..Education::default()
        }],
        skills: ["SAP TM", "Route planning", "C++"].map(Into::into).into(),
        ..ParsedResume::default()
    }
}

fn json(resume: &ParsedResume) -> String {
    serde_json::to_string(&JsonResume::without_loss(resume)).unwrap()
}

fn read(attached: &str) -> Parsed {
    parse_with(&document(&PRINTED, "Nobel Prize"), Some(attached))
}

/// Whether an attachment was left alone, and the review says so.
fn is_refused(read: &Parsed) -> bool {
    let alone = parse(&document(&PRINTED, "Nobel Prize")).resume;
    read.resume == alone && read.details.warnings.iter().any(|warning| warning.code == "attachment_differs")
}

#[test]
fn what_the_pages_say_too_is_taken_with_its_places() {
    let read = read(&json(&resume()));
    assert_eq!(read.resume, resume());
    assert!(read.details.warnings.iter().all(|warning| warning.code != "attachment_differs"));
    assert!(read.details.fields.iter().any(|field| field.path == "experience[0].position" && field.paragraphs == [4]));
    assert_eq!(
        (read.details.engine.as_str(), read.details.embedded, read.details.differences),
        ("embedded", None, vec![])
    );
}

#[test]
fn a_value_that_the_pages_do_not_show_is_not_taken() {
    let changed = |change: fn(&mut ParsedResume)| {
        let mut resume = resume();
        change(&mut resume);
        json(&resume)
    };
    let cases = [
        changed(|it| it.email = "somebody.else@example.org".into()),
        changed(|it| it.experience[0].company = "Ocean Freight International".into()),
        changed(|it| it.experience[0].duration = "2008 - Present".into()),
        changed(|it| it.skills.push("Kubernetes".into())),
        changed(|it| it.skills.push("Nobel Prize".into())),
        changed(|it| it.languages.push(LanguageSkill { name: "Latin".into(), level: "Native".into() })),
        changed(|it| it.links.push(Link { name: "Website".into(), url: "https://evil.example".into() })),
    ];
    for case in cases {
        assert!(is_refused(&read(&case)), "{case}");
    }
}

#[test]
fn what_the_attachment_leaves_out_is_read_from_the_pages() {
    let short = ParsedResume { experience: Vec::new(), ..resume() };
    assert!(is_refused(&read(&json(&short))));
}

#[test]
fn what_is_no_json_resume_is_ignored_without_a_word() {
    let alone = parse(&document(&PRINTED, "Nobel Prize"));
    let deep = "[".repeat(100_000);
    let long = json(&ParsedResume { summary: Some("word ".repeat(200_000)), ..resume() });
    let own_shape = serde_json::to_string(&resume()).unwrap();
    for text in ["", "null", "{}", "{\"basics\": 3}", "{\"basics\": {}, \"work\": \"x\"}", &deep, &long, &own_shape] {
        assert_eq!(read(text), alone, "{:.40}", text);
    }
}
