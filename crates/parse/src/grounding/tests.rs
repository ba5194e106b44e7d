use super::*;
use proptest::prelude::*;
use vitae_model::document::{FileInfo, Flow, Format, Paragraph, Run};
use vitae_model::resume::{Education, Experience, Link, Project};

const PRINTED: [&str; 12] = [
    "Mira Olsen",
    "mira.olsen@example.org | +47 555 01 020 | github.com/miraolsen",
    "EXPERIENCE",
    "Fjord Freight AS, Bergen",
    "Dispatcher\t03/2018 – Present",
    "• Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth within two years of joining",
    "• Trained new colleagues in the tach-",
    "EDUCATION",
    "Bergen College",
    "Diploma in Transport Manage-ment, 2014 – 2017",
    "SKILLS",
    "SAP TM, Route planning, C++",
];

fn document() -> Document {
    let info = FileInfo::plain(Format::Docx, 1);
    let run = |text: &str| Run { text: text.to_owned(), ..Run::default() };
    let paragraph = |text: &&str| Paragraph { runs: vec![run(text)], ..Paragraph::default() };
    Document::Flow(Flow { info, paragraphs: PRINTED.iter().map(paragraph).collect() })
}

/// What is marked as unfounded in a resume with one value put in.
fn unfounded(put: impl FnOnce(&mut ParsedResume)) -> Vec<String> {
    let mut resume = ParsedResume { name: "Mira Olsen".into(), ..ParsedResume::default() };
    put(&mut resume);
    let details = crate::ground(&document(), &resume);
    let marks = details.marks.iter().filter(|mark| mark.kind == MarkKind::Unfounded);
    marks.map(|mark| mark.path.clone()).collect()
}

fn job(put: impl FnOnce(&mut Experience)) -> Vec<String> {
    unfounded(|resume| {
        let mut job =
            Experience { company: "Fjord Freight AS".into(), position: "Dispatcher".into(), ..Experience::default() };
        put(&mut job);
        resume.experience.push(job);
    })
}

#[test]
fn what_stands_in_the_document_is_found() {
    let details = crate::ground(
        &document(),
        &ParsedResume {
            name: "MIRA OLSEN".into(),
            email: "mira.olsen@example.org".into(),
            phone: Some("+47 555 01 020".into()),
            links: vec![Link { name: "GitHub".into(), url: "https://www.github.com/miraolsen/".into() }],
            experience: vec![Experience {
                company: "Fjord Freight AS".into(),
                position: "Dispatcher".into(),
                duration: "March 2018 - Present".into(),
                description:
                    "Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth within 2 years".into(),
                ..Experience::default()
            }],
            education: vec![Education {
                institution: "Bergen College".into(),
                degree: "Diploma".into(),
                field: "Transport Management".into(),
                graduation_year: "2017".into(),
                start_year: Some("2014".into()),
                ..Education::default()
            }],
            skills: vec!["C++".into(), "SAP TM".into(), "Route planning".into()],
            ..ParsedResume::default()
        },
    );
    let unfounded: Vec<&Mark> = details.marks.iter().filter(|mark| mark.kind == MarkKind::Unfounded).collect();
    // The document says "two", not "2": a number must be there as it is.
    assert_eq!(unfounded.iter().map(|mark| mark.path.as_str()).collect::<Vec<_>>(), ["experience[0].description"]);
    assert_eq!(unfounded[0].reason, "Not found in your document. Check it, or remove it.");
    let company = details.fields.iter().find(|field| field.path == "experience[0].company").unwrap();
    assert_eq!(company.paragraphs, [3]);
    assert!(details.embedded.is_some_and(|embedded| embedded.name == "Mira Olsen"));
}

#[test]
fn what_a_model_makes_up_is_marked() {
    assert_eq!(job(|_| {}), [""; 0]);
    assert_eq!(job(|job| job.company = "Fjord Freight International".into()), ["experience[0].company"]);
    assert_eq!(job(|job| job.duration = "03/2016 – Present".into()), ["experience[0].duration"]);
    assert_eq!(job(|job| job.duration = "03/2018 – 2020".into()), ["experience[0].duration"]);
    assert_eq!(
        job(|job| {
            job.description =
            "Planned 180 tours a week for 22 drivers and cut empty kilometres by a tenth within two years of joining".into()
        }),
        ["experience[0].description"]
    );
    assert_eq!(
        job(|job| job.description =
            "Planned 140 tours a week for 22 drivers and cut empty kilometres by a tenth with Kubernetes".into()),
        ["experience[0].description"]
    );
    assert_eq!(unfounded(|resume| resume.skills.push("Rust".into())), ["skills[0]"]);
    // "C" stands in the document as a part of other words alone.
    assert_eq!(unfounded(|resume| resume.skills.push("C".into())), ["skills[0]"]);
    assert_eq!(unfounded(|resume| resume.email = "mira@example.org".into()), ["email"]);
    assert_eq!(
        unfounded(|resume| resume.projects.push(Project {
            name: "Fjord".into(),
            url: Some("https://evil.example".into()),
            ..Project::default()
        })),
        ["projects[0].url"]
    );
}

#[test]
fn nearly_the_same_statement_is_found() {
    let told =
        "Planned 140 tours a week for 22 drivers and reduced empty kilometres by a tenth within two years of joining";
    assert_eq!(job(|job| job.description = told.into()), [""; 0]);
}

proptest! {
    /// Whatever is claimed, there is an answer; and what stands in a line, from one word to another, is always found.
    #[test]
    fn any_part_of_a_line_is_found(line in 0..PRINTED.len(), from in 0usize..6, count in 1usize..8, noise in "\\PC{0,40}") {
        let words: Vec<&str> = PRINTED[line].split_whitespace().skip(from).take(count).collect();
        let part = words.join("  ");
        prop_assume!(part.contains(char::is_alphanumeric));
        prop_assert_eq!(unfounded(|resume| resume.skills = vec![part]), Vec::<String>::new());
        unfounded(|resume| {
            resume.summary = Some(noise.clone());
            resume.skills = vec![noise.clone()];
            resume.email = noise;
        });
    }
}
