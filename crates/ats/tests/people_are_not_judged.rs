//! What never counts: the same work under another name, script, school, employer, age or photo scores the same.

use crate::common::people::{engineer, student};
use crate::common::sheet::{applicant, pages_of, span};
use crate::common::{Applicant, finding};
use vitae_ats::{Finding, ScoreCard, Status};
use vitae_model::ParsedResume;

/// Score and findings of the two are equal; findings quote only what is at fault, so nothing may differ.
fn assert_same(what: &str, changed: &Applicant, original: &Applicant) {
    let findings = |card: &ScoreCard| card.findings().cloned().collect::<Vec<Finding>>();
    let (changed, original) = (changed.card(), original.card());
    assert_eq!(changed.score, original.score, "{what}");
    assert_eq!(findings(&changed), findings(&original), "{what}");
    assert_eq!(changed.flags, original.flags, "{what}");
}

fn with(change: impl FnOnce(&mut ParsedResume)) -> Applicant {
    let mut resume = engineer();
    change(&mut resume);
    applicant(resume)
}

#[test]
fn names_of_any_origin_and_script_are_equal() {
    let original = applicant(engineer());
    for name in [
        "Mehmet Yılmaz",
        "DeShawn Washington",
        "Nguyễn Thị Hoa",
        "李明",
        "Олена Коваль",
        "فاطمة الزهراء",
        "Suharto",
        "Anne-Marie O'Neill-van den Berg",
    ] {
        assert_same(name, &with(|resume| resume.name = name.into()), &original);
    }
}

#[test]
fn schools_and_employers_are_equal() {
    let original = applicant(engineer());
    for school in ["Harvard University", "Eastmere Community College", "Evening School of the Northern Counties"] {
        assert_same(school, &with(|resume| resume.education[0].institution = school.into()), &original);
    }
    for employer in ["Google", "Kowalski and Sons", "城市物流"] {
        assert_same(employer, &with(|resume| resume.experience[0].company = employer.into()), &original);
    }
}

#[test]
fn words_that_tell_gender_family_or_faith_are_equal() {
    let summary = |words: &str| {
        with(|resume| {
            resume.summary = Some(format!(
                "{words} who has built and run services for logistics and insurance since 2014, from schema to pager."
            ))
        })
    };
    let original = summary("Craftsman");
    for words in ["Craftswoman", "Craftsperson"] {
        assert_same(words, &summary(words), &original);
    }
    let title = |title: &str| with(|resume| resume.experience[2].position = title.into());
    assert_same("chairwoman", &title("Chairwoman"), &title("Chairman"));
}

#[test]
fn the_year_of_a_degree_long_past_is_equal() {
    let earlier = with(|resume| {
        resume.education[0].graduation_year = "1989".into();
        resume.education[0].start_year = Some("1986".into());
    });
    assert_same("25 years earlier", &earlier, &applicant(engineer()));
}

#[test]
fn a_gap_of_two_years_is_equal() {
    let gap = with(|resume| resume.experience[1].duration = "Jun 2017 - Feb 2019".into());
    assert_same("gap", &gap, &applicant(engineer()));
}

#[test]
fn short_stays_and_parallel_jobs_are_equal() {
    let short = with(|resume| resume.experience[1].duration = "Jan 2021 - Feb 2021".into());
    assert_same("short stay", &short, &applicant(engineer()));
    let parallel = with(|resume| resume.experience[1].duration = "Jun 2017 - Present".into());
    assert_same("parallel jobs", &parallel, &applicant(engineer()));
}

#[test]
fn a_photo_and_a_birth_date_are_equal() {
    let original = applicant(engineer());
    let mut photo = original.clone();
    pages_of(&mut photo.document)[0].picture_share = 0.08;
    assert_same("photo", &photo, &original);
    let mut born = original.clone();
    let line = span("Born 12 March 1991, married, two children", 50.0, 806.0, 8.0);
    pages_of(&mut born.document)[0].spans.push(line);
    let card = born.card();
    assert_eq!(card.score, original.card().score);
    assert_eq!(finding(&card, "fair.numbers").status, Status::Pass);
}

#[test]
fn grades_are_equal() {
    let mut graded = student();
    graded.education[0].degree = "BSc (GPA 2.1)".into();
    assert_same("grade", &applicant(graded), &applicant(student()));
}
