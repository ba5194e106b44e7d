//! What holds for every resume: no panic, 0 to 100, same bytes, no order of skills, and repairs never lower.

use crate::common::people::engineer;
use crate::common::sheet::{ENGLISH, applicant, blocks, details, one_column, two_columns, word};
use crate::common::{AS_OF, losses};
use proptest::prelude::*;
use vitae_ats::{FileEvidence, Input, ScoreCard, Status, score};
use vitae_model::ParsedResume;
use vitae_model::document::Place;
use vitae_model::resume::{Certification, Education, Experience, Project};

fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "\\PC{0,40}",
        2 => "[A-Za-z0-9 ,.()%/-]{0,80}",
        1 => Just(String::new()),
        1 => "(Jan|März|2019|’21|Q3 2020|03/04/21|present|2,000|40%|[0-9]{1,12})( - | )(2035|1890|heute|2015)?",
    ]
}

prop_compose! {
    fn any_job()(company in words(), position in words(), duration in words(), lines in prop::collection::vec(words(), 0..4)) -> Experience {
        Experience { company, position, duration, description: lines.join("\n"), ..Experience::default() }
    }
}

prop_compose! {
    fn any_project()(name in words(), duration in words(), description in words(), technologies in prop::collection::vec(words(), 0..3)) -> Project {
        Project { name, description, technologies, duration, url: Some("github.com/x".into()) }
    }
}

prop_compose! {
    fn any_school()(institution in words(), degree in words(), field in words(), graduation_year in "(19[5-9][0-9]|20[0-4][0-9]|[0-9]{0,10})", start in "(19[5-9][0-9]|20[0-4][0-9]|[0-9]{0,10})") -> Education {
        Education { institution, degree, field, graduation_year, start_year: Some(start), ..Education::default() }
    }
}

prop_compose! {
    fn any_resume()(
        (name, email, phone, location, summary) in (words(), words(), words(), words(), words()),
        experience in prop::collection::vec(any_job(), 0..4),
        projects in prop::collection::vec(any_project(), 0..3),
        education in prop::collection::vec(any_school(), 0..3),
        skills in prop::collection::vec(words(), 0..60),
        certificate in words(),
    ) -> ParsedResume {
        ParsedResume {
            name, email, phone: Some(phone), location: Some(location), summary: Some(summary),
            experience, projects, education, skills,
            certifications: vec![Certification { name: certificate, ..Default::default() }],
            ..Default::default()
        }
    }
}

/// The card in every setting: without a file, as PDF in one and two columns, as Word file, reviewed, in several languages.
fn cards(resume: &ParsedResume) -> Vec<ScoreCard> {
    let blocks = blocks(resume, ENGLISH);
    let documents = [
        one_column(resume, &blocks),
        two_columns(resume, &blocks, true),
        word(resume, &blocks, Place::TextBox),
        word(resume, &blocks, Place::Header),
    ];
    let mut cards = Vec::new();
    for (document, language) in documents.iter().zip(["en", "de", "xx", "fr"]) {
        let details = details(resume, &blocks, document, language);
        let file = Some(FileEvidence { document, details: &details });
        cards.extend(score(&Input { file, reviewed: true, parsed: Some(resume), ..Input::new(resume, AS_OF) }).ok());
    }
    cards.push(
        score(&Input { language: Some("en"), ..Input::new(resume, AS_OF) }).expect("without a file there is a score"),
    );
    cards
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_resume_has_a_card_that_adds_up(resume in any_resume()) {
        for card in cards(&resume) {
            prop_assert!(card.score <= 100);
            prop_assert_eq!(card.findings().count(), 35);
            for group in &card.groups {
                prop_assert_eq!(group.earned, group.rules.iter().map(|rule| rule.earned).sum());
            }
            for finding in card.findings() {
                prop_assert!(finding.earned <= finding.max, "{:?}", finding);
                prop_assert!(finding.evidence.iter().all(|evidence| evidence.text.chars().count() <= 80));
                let needs_fix = matches!(finding.status, Status::Partial | Status::Fail);
                prop_assert!(!needs_fix || !finding.fix.is_empty(), "{:?} without a fix", finding);
                prop_assert!(!finding.message.is_empty(), "{:?} without a message", finding);
            }
        }
    }

    #[test]
    fn the_same_input_gives_the_same_bytes(resume in any_resume()) {
        let bytes = |resume| serde_json::to_vec(&cards(resume)).expect("a card is JSON");
        prop_assert_eq!(bytes(&resume), bytes(&resume));
    }

    #[test]
    fn the_order_of_skills_does_not_matter(resume in any_resume(), seed in any::<u64>()) {
        let mut shuffled = resume.clone();
        let count = shuffled.skills.len().max(1);
        shuffled.skills.rotate_left(seed as usize % count);
        shuffled.skills.reverse();
        let card = |resume| score(&Input { language: Some("en"), ..Input::new(resume, AS_OF) }).expect("a score");
        prop_assert_eq!(card(&resume), card(&shuffled));
    }

    #[test]
    fn repairing_a_fault_never_lowers(faults in prop::collection::vec(0usize..FAULTS.len(), 1..6)) {
        let damaged = |faults: &[usize]| {
            let mut resume = engineer();
            // Long enough that no fault moves the length rule: a fault that adds a line would repair that one.
            resume.summary = Some(["Builds payment systems that stay up while they change."; 12].join(" "));
            faults.iter().for_each(|&fault| FAULTS[fault](&mut resume));
            applicant(resume).card()
        };
        for left in 0..faults.len() {
            let (worse, better) = (damaged(&faults[..=left]), damaged(&faults[..left]));
            prop_assert!(better.score >= worse.score, "fault {}: {} and {}", faults[left], losses(&better), losses(&worse));
        }
    }
}

/// Ways to spoil a resume; each may come several times.
const FAULTS: [fn(&mut ParsedResume); 13] = [
    |resume| resume.location = None,
    |resume| resume.phone = None,
    |resume| resume.email.clear(),
    |resume| resume.skills.clear(),
    |resume| resume.education.clear(),
    |resume| resume.experience[0].duration.clear(),
    |resume| resume.experience[1].duration = "Q3 2018".into(),
    |resume| resume.experience[2].duration = "May 2017 - Sep 2014".into(),
    |resume| resume.experience[1].company.clear(),
    |resume| resume.experience[0].description.clear(),
    |resume| resume.experience[2].description.push_str("\nRecieved praise for the the work of 3 teams in the branch"),
    |resume| resume.experience[2].description.push_str("\nResponsible for the billing module and its known defects"),
    |resume| {
        resume.skills.iter_mut().for_each(|skill| *skill = format!("{} ★★★☆☆", skill.trim_end_matches(['★', '☆', ' '])))
    },
];
