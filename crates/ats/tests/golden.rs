//! Worked examples of the score card: the ranges are the contract (docs/score.md, "Worked examples").

use crate::common::people::{engineer, german, nurse, professor, student};
use crate::common::sheet::{
    Block, ENGLISH, GERMAN, applicant, blank_page, blocks, hidden_span, one_column, pages_of, span, two_columns,
    with_document, word,
};
use crate::common::{AS_OF, Applicant, finding, losses};
use vitae_ats::{Input, Points, ScoreError, Severity, Status};
use vitae_model::document::Place;
use vitae_model::source::SectionKind;

fn base() -> u8 {
    applicant(engineer()).score()
}

fn assert_between(example: &str, applicant: &Applicant, low: u8, high: u8) {
    let card = applicant.card();
    assert!((low..=high).contains(&card.score), "{example}: wanted {low} to {high}, got {}", losses(&card));
}

#[test]
fn example_1_an_engineer_with_results_is_excellent() {
    assert_between("1", &applicant(engineer()), 92, 100);
}

#[test]
fn example_2_a_scan_has_no_score() {
    let mut scanned = applicant(engineer());
    for page in pages_of(&mut scanned.document) {
        page.spans.clear();
        page.picture_share = 1.0;
    }
    let input = Input::new(&scanned.resume, AS_OF).with_file(&scanned.document, &scanned.details);
    let error = vitae_ats::score(&input).unwrap_err();
    assert_eq!(error, ScoreError::NoText);
    assert!(error.to_string().contains("only images"));
}

#[test]
fn example_3_two_clean_columns_cost_two_points_at_most() {
    let resume = engineer();
    let blocks = blocks(&resume, ENGLISH);
    let document = two_columns(&resume, &blocks, false);
    assert_between("3", &with_document(resume, &blocks, document, "en"), base() - 2, base());
}

#[test]
fn example_4_interleaved_columns_are_a_major_fault_with_an_example() {
    let resume = engineer();
    let blocks = blocks(&resume, ENGLISH);
    let document = two_columns(&resume, &blocks, true);
    let card = with_document(resume, &blocks, document, "en").card();
    let order = finding(&card, "file.order");
    assert!(card.score <= 79, "{}", losses(&card));
    assert_eq!(order.severity, Some(Severity::Major));
    assert!(order.message.contains("mixes up your two columns") && !order.evidence.is_empty(), "{order:?}");
}

#[test]
fn example_5_contact_in_the_page_header_only_is_a_major_fault() {
    let resume = engineer();
    let blocks = blocks(&resume, ENGLISH);
    let document = word(&resume, &blocks, Place::Header);
    let in_header = with_document(resume.clone(), &blocks, document, "en");
    assert_between("5", &in_header, 60, 79);
    assert_eq!(finding(&in_header.card(), "file.margins").severity, Some(Severity::Major));
    let document = word(&resume, &blocks, Place::Body);
    assert_between("5, in the body", &with_document(resume, &blocks, document, "en"), 92, 100);
}

#[test]
fn example_6_no_dates_are_a_major_fault_and_years_alone_are_none() {
    let mut undated = engineer();
    undated.experience.iter_mut().for_each(|job| job.duration.clear());
    assert_between("6", &applicant(undated), 60, 79);
    let mut years = engineer();
    for (job, duration) in years.experience.iter_mut().zip(["2021 - Present", "2017 - 2021", "2014 - 2017"]) {
        job.duration = duration.into();
    }
    assert_between("6, years only", &applicant(years), base() - 1, base() + 1);
}

#[test]
fn example_8_duties_without_results_cost_about_ten_points() {
    let mut duties = engineer();
    let lines = [
        "Responsible for the parcel tracking service and its deployments on Kubernetes\nResponsible for the label printer gateway in Rust and for its operation\nDuties included code review and incident handling in the team\nResponsible for the PostgreSQL schema of the shipment tables",
        "Responsible for claims intake in Python and Django for the clerks\nIn charge of Terraform for the cloud accounts of the company\nDuties included nightly regression tests in Docker",
        "Responsible for the billing module in Java and its known defects\nTasked with Redis caching for the pages of the customers",
    ];
    for (job, description) in duties.experience.iter_mut().zip(lines) {
        job.description = description.into();
    }
    let duties = applicant(duties);
    assert_between("8", &duties, base() - 13, base() - 9);
    assert_eq!(duties.card().label, "Good");
}

#[test]
fn example_9_each_slip_costs_one_point_before_rounding() {
    let slips = ["recieved", "managment", "seperate", "enviroment", "succesful"];
    for count in [2usize, 5] {
        let mut careless = engineer();
        let words = slips[..count].join(" and ");
        careless.experience[1]
            .description
            .push_str(&format!("\nWrote notes on {words} matters for 30 clerks of the branch"));
        let card = applicant(careless).card();
        assert_eq!(finding(&card, "content.care").earned, Points::whole(5 - count as u32));
        let lost = usize::from(base() - card.score);
        assert!((count..=count + 1).contains(&lost), "{count} slips cost {lost}");
    }
}

#[test]
fn example_10_a_students_projects_count_fully() {
    assert_between("10", &applicant(student()), 88, 100);
    let mut nothing = student();
    nothing.projects.clear();
    let nothing = applicant(nothing);
    assert_between("10, nothing done", &nothing, 0, 79);
    let card = nothing.card();
    // What could be added earns nothing; the summary alone has words to check.
    for (rule, status) in [
        ("content.described", Status::Fail),
        ("content.action", Status::Fail),
        ("content.evidence", Status::Fail),
        ("content.sentence", Status::Fail),
        ("content.care", Status::Pass),
        ("skills.shown", Status::Fail),
    ] {
        assert_eq!(finding(&card, rule).status, status, "{rule}");
    }
}

#[test]
fn example_11_a_nurse_needs_few_numbers() {
    let nurse = applicant(nurse());
    assert_between("11", &nurse, 88, 100);
    assert!(nurse.card().flags.iter().any(|flag| flag.id == vitae_ats::FlagKind::Plain && flag.on));
}

#[test]
fn example_12_a_professors_nine_pages_are_not_judged() {
    let resume = professor();
    let mut blocks = blocks(&resume, ENGLISH);
    let paper = |n: usize| {
        (format!("H. Marchetti, On the trade of type founders in the north, part {n}, Journal of Printing {n}"), None)
    };
    let lines: Vec<_> = (1..=60).map(paper).collect();
    blocks.push(Block { kind: SectionKind::Publications, heading: "Publications".into(), known: true, lines });
    let mut document = one_column(&resume, &blocks);
    let filler = pages_of(&mut document).last().expect("there is a page").clone();
    pages_of(&mut document).resize(9, filler);
    let professor = with_document(resume, &blocks, document, "en");
    assert_between("12", &professor, 88, 100);
    assert_eq!(finding(&professor.card(), "length.amount").status, Status::Na);
}

#[test]
fn example_13_a_german_resume_loses_nothing_for_photo_and_birth_date() {
    let plain = with_german_header(None, 0.0);
    assert_between("13", &plain, 88, 100);
    let full = with_german_header(Some("Geboren am 12.03.1989 in Kiel, verheiratet, deutsch"), 0.06);
    assert_eq!(full.score(), plain.score(), "{}", losses(&full.card()));
}

fn with_german_header(personal: Option<&str>, picture_share: f32) -> Applicant {
    let resume = german();
    let blocks = blocks(&resume, GERMAN);
    let mut document = one_column(&resume, &blocks);
    let first = &mut pages_of(&mut document)[0];
    first.picture_share = picture_share;
    if let Some(personal) = personal {
        let line = span(personal, 50.0, 91.0, 10.0);
        first.spans.insert(2, line);
        for below in &mut first.spans[3..] {
            below.bbox.y0 += 14.0;
            below.bbox.y1 += 14.0;
        }
    }
    with_document(resume, &blocks, document, "de")
}

#[test]
fn example_14_a_flood_of_unused_skills_costs_about_six_points() {
    let mut flooded = engineer();
    flooded.skills = (1..=85).map(|n| format!("Widget{n} tuning")).collect();
    assert_between("14", &applicant(flooded), base() - 7, base() - 5);
}

#[test]
fn example_15_white_keywords_are_found_and_count_nowhere() {
    let mut stuffed = applicant(engineer());
    let words: Vec<String> = (1..=120).map(|n| format!("Keyword{n}")).collect();
    pages_of(&mut stuffed.document)[0].spans.push(hidden_span(&words.join(" "), 820.0));
    stuffed.resume.skills.extend(words);
    let card = stuffed.card();
    assert!(card.score <= 59, "{}", losses(&card));
    let expected = base() - 15;
    assert_eq!(card.caps[0].rule, "fair.hidden");
    assert_eq!(card.deductions[0].points, 15);
    assert_eq!(
        finding(&card, "skills.list").status,
        Status::Pass,
        "hidden skills are not counted; without the cap {expected}"
    );
}

#[test]
fn example_16_a_weak_file_climbs_to_excellent_step_by_step() {
    let mut steps = vec![weak(0)];
    for step in 1..=WEAK_STEPS {
        steps.push(weak(step));
    }
    assert_between("16", &steps[0], 60, 72);
    let scores: Vec<u8> = steps.iter().map(Applicant::score).collect();
    assert!(scores.is_sorted(), "{scores:?}");
    assert!(*scores.last().expect("there are steps") >= 90, "{scores:?}");
}

const WEAK_STEPS: usize = 6;

/// Interleaved, duties only, no skills list, no place, two slips; each step repairs one of them.
fn weak(repaired: usize) -> Applicant {
    let good = engineer();
    let mut resume = good.clone();
    if repaired < 1 {
        resume.location = None;
    }
    if repaired < 2 {
        resume.skills.clear();
    }
    if repaired < 4 {
        for job in &mut resume.experience {
            job.description = format!(
                "Responsible for the services at {}\nDuties included support for the users of the department",
                job.company
            );
        }
    }
    if repaired < 3 {
        resume.experience[0]
            .description
            .push_str("\nResponsible for seperate and succesful releases of the department");
    }
    let mut blocks = blocks(&resume, ENGLISH);
    let hobbies =
        ["Choir", "Rowing", "Chess club", "Woodwork", "Allotment", "Cricket"].map(|hobby| (hobby.to_owned(), None));
    blocks.push(Block {
        kind: SectionKind::Interests,
        heading: "Interests".into(),
        known: true,
        lines: hobbies.to_vec(),
    });
    let document = match repaired {
        0..5 => two_columns(&resume, &blocks, true),
        5 => two_columns(&resume, &blocks, false),
        _ => one_column(&resume, &blocks),
    };
    with_document(resume, &blocks, document, "en")
}

#[test]
fn example_17_a_name_inside_a_picture_is_a_critical_fault() {
    let mut banner = applicant(engineer());
    let first = &mut pages_of(&mut banner.document)[0];
    first.spans.drain(..2);
    first.picture_share = 0.2;
    let card = banner.card();
    assert!(card.score <= 59, "{}", losses(&card));
    assert_eq!(finding(&card, "contact.name").severity, Some(Severity::Critical));
    assert_eq!(finding(&card, "contact.email").severity, Some(Severity::Critical));
}

#[test]
fn example_18_a_thin_profile_export_is_fair_to_good() {
    let mut thin = engineer();
    thin.experience[1].description = "Claims systems".into();
    thin.experience[2].description.clear();
    thin.skills.truncate(3);
    thin.phone = None;
    assert_between("18", &applicant(thin), 78, 90);
}

#[test]
fn a_page_that_is_a_picture_beside_pages_of_text_costs_its_share() {
    let mut half = applicant(engineer());
    pages_of(&mut half.document).push(vitae_model::document::Page { picture_share: 0.9, ..blank_page() });
    let card = half.card();
    let text = finding(&card, "file.text");
    assert_eq!((text.earned.as_tenths(), text.severity), (20, None));
    assert_eq!(text.message, "Page 2 contains only images.");
}
