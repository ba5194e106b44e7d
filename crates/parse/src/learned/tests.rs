//! What stands in a document is found, labelled and read back as it was said.

use super::entries;
use super::features::{self, LINE_NUMBERS, Paper, WORD_NUMBERS, Worded};
use super::labels;
use super::model::{Opinion, inputs, pieces};
use super::tags::{Field, List, Part, Role};
use super::truth;
use crate::assemble::Fields;
use crate::line::{Line, RunLook, Spot};
use crate::sections::Section;
use serde_json::{Map, Value as Json, json};
use vitae_model::source::SectionKind;

const PAPER: Paper = Paper { width: 595.0, height: 842.0 };

fn lines(texts: &[&str]) -> Vec<Line> {
    let line = |(at, text): (usize, &&str)| {
        let mut line =
            Line { flow: true, size: 10.0, right: f32::INFINITY, bullet: text.starts_with("• "), ..Line::default() };
        line.push(text.trim_start_matches("• "), RunLook::default(), Spot::Paragraph(at as u32));
        line
    };
    texts.iter().enumerate().map(line).collect()
}

fn object(value: Json) -> Map<String, Json> {
    value.as_object().cloned().unwrap()
}

/// A resume's labels in some lines, read back.
fn read_back(texts: &[&str], resume: &Json) -> Fields {
    let lines = lines(texts);
    let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
    let labels = truth::labels(&worded, &object(resume.clone()), &Map::new());
    entries::fields(&lines, &[], &worded, &Opinion::sure(&worded, labels))
}

const RESUME: &[&str] = &[
    "Ada Byron",
    "London",
    "Experience",
    "Harbour Freight, Analyst (part-time)\t05/2019 – 2021",
    "• Weighed ships and their loads.",
    "Clerk",
    "2017-2018",
    "Wrote letters to captains",
    "and filed their answers.",
    "Education",
    "BSc in Mathematics, Trinity College",
    "2014–2017",
    "Skills: Excel, SQL (Postgres, SQLite); filing",
    "First Aid – Red Cross, 2020",
];

fn resume() -> Json {
    json!({
        "name": "Ada Byron", "location": "London", "skills": ["Excel", "SQL", "filing"],
        "experience": [
            {"company": "Harbour Freight", "position": "Analyst", "duration": "05/2019 – 2021", "description": "Weighed ships and their loads."},
            {"company": "", "position": "Clerk", "duration": "2017-2018", "description": "Wrote letters to captains and filed their answers."},
        ],
        "education": [{"institution": "Trinity College", "degree": "BSc", "field": "Mathematics", "startYear": "2014", "graduationYear": "2017"}],
        "certifications": [{"name": "First Aid", "issuer": "Red Cross", "date": "2020", "url": ""}],
    })
}

#[test]
fn what_is_labelled_is_read_back() {
    let fields = read_back(RESUME, &resume());
    let text = |values: &[&crate::value::Value]| values.iter().map(|value| value.text.clone()).collect::<Vec<_>>();
    assert_eq!(text(&[&fields.contact.name, &fields.contact.place]), ["Ada Byron", "London"]);
    let jobs = fields.jobs.iter().map(|job| text(&[&job.company, &job.position, &job.duration, &job.description]));
    assert_eq!(
        jobs.collect::<Vec<_>>(),
        [
            ["Harbour Freight", "Analyst", "05/2019 – 2021", "Weighed ships and their loads."],
            // The employer stands for the roles below it.
            ["Harbour Freight", "Clerk", "2017-2018", "Wrote letters to captains and filed their answers."],
        ]
    );
    let school = &fields.schools[0];
    let study = [&school.institution, &school.degree, &school.field, &school.start_year, &school.graduation_year];
    assert_eq!(text(&study), ["Trinity College", "BSc", "Mathematics", "2014", "2017"]);
    let licence = &fields.licences[0];
    assert_eq!(text(&[&licence.name, &licence.issuer, &licence.date]), ["First Aid", "Red Cross", "2020"]);
    assert_eq!(fields.skills.iter().map(|skill| skill.text.as_str()).collect::<Vec<_>>(), ["Excel", "SQL", "filing"]);
}

#[test]
fn lines_have_the_roles_of_what_stands_in_them() {
    let lines = lines(RESUME);
    let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
    let labels = truth::labels(&worded, &object(resume()), &Map::new());
    let job = |part| Role::Entry(List::Experience, part);
    let want = [
        Role::Contact,
        Role::Contact,
        Role::None,
        job(Part::First),
        job(Part::Text),
        job(Part::First),
        job(Part::Head),
        job(Part::Text),
        job(Part::Text),
        Role::None,
        Role::Entry(List::Education, Part::First),
        Role::Entry(List::Education, Part::Head),
        Role::Skills,
        Role::Entry(List::Certifications, Part::First),
    ];
    assert_eq!(labels.roles, want);
    let company = Field::Company.first_tag();
    assert_eq!(labels.tags[3][..3], [company, company + 1, Field::Position.first_tag()]);
}

#[test]
fn the_network_sees_as_many_numbers_as_it_has_weights_for() {
    let lines = lines(RESUME);
    let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
    let input = features::input(&worded, 0..lines.len(), PAPER);
    assert_eq!(input.line_numbers.data.len(), lines.len() * LINE_NUMBERS);
    assert_eq!(input.word_numbers.data.len(), input.word.len() * WORD_NUMBERS);
    assert!(input.line_numbers.data.iter().chain(&input.word_numbers.data).all(|number| number.is_finite()));
}

#[test]
fn the_rules_answer_is_shown_by_where_it_was_read() {
    let lines = lines(&["Experience", "Acme, Cook", "2019"]);
    let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
    let section = Section { heading: Some(0), lines: vec![1, 2], ..Section::untitled(SectionKind::Experience) };
    let mut fields = Fields::default();
    fields.jobs.push(crate::fields::experience::Job {
        company: crate::value::Value::new("Acme", 1, 0..4, 1.0),
        ..Default::default()
    });
    let shown = labels::of_rules(&worded, std::slice::from_ref(&section), &fields);
    assert_eq!(shown.roles, [Role::Heading, Role::Entry(List::Experience, Part::First), Role::None]);
    assert_eq!(shown.tags[1], [Field::Company.first_tag(), 0]);
    let input = inputs(&worded, PAPER, Some((&shown, std::slice::from_ref(&section))));
    assert_eq!(input[0].shown_tag[1..], [Field::Company.first_tag() as u16 + 1, 1, 1]);
    // A line that holds no value shows the section that it stands in.
    assert!(usize::from(input[0].shown_role[2]) > super::tags::ROLES);
}

#[test]
fn long_documents_are_seen_in_parts() {
    let long = vec!["word word word word word word word word word word"; 250];
    let lines = lines(&long);
    let worded: Vec<Worded> = lines.iter().map(Worded::of).collect();
    let parts = pieces(&worded);
    assert!(parts.len() > 1 && parts.iter().all(|part| part.len() <= 100));
    assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), 250);
    assert_eq!(pieces(&[]), std::slice::from_ref(&(0..0)));
}

#[test]
fn marks_part_a_line_into_segments() {
    let cases: [(&str, &[(usize, usize)]); 3] = [
        ("Cook, Grand Hotel\tBern", &[(0, 1), (1, 3), (3, 4)]),
        ("Marks & Spencer | Leeds", &[(0, 2), (2, 3)]),
        ("Cook", &[(0, 1)]),
    ];
    for (text, want) in cases {
        let lines = lines(&[text]);
        let segments = Worded::of(&lines[0]).segments();
        let got: Vec<(usize, usize)> = segments.iter().map(|segment| (segment.start, segment.end)).collect();
        assert_eq!(got, want, "{text}");
    }
}
