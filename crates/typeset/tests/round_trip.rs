//! What we print, our own parser reads back: in every design, as PDF and as Word file.

mod common;

use common::{designs, extras, full};
use vitae_model::ParsedResume;
use vitae_typeset::{Format, Template, render, sample};

fn read_back(resume: &ParsedResume, template: &Template, format: Format) -> ParsedResume {
    let bytes = render(resume, &extras(), template, format).unwrap();
    let document = vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).unwrap();
    vitae_parse::parse(&document).resume
}

/// Dashes alike, blanks single, case apart: what a person would call the same.
fn same(text: &str) -> String {
    text.replace(['–', '—'], "-").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn facts(resume: &ParsedResume) -> Vec<String> {
    let contact = [&resume.name, &resume.email].into_iter().chain(&resume.phone).map(|text| same(text));
    let jobs =
        resume.experience.iter().flat_map(|job| [&job.company, &job.position, &job.duration]).map(|text| same(text));
    let schools =
        resume.education.iter().flat_map(|study| [&study.institution, &study.graduation_year]).map(|text| same(text));
    let skills = resume.skills.iter().map(|skill| same(skill));
    contact.chain(jobs).chain(schools).chain(skills).collect()
}

#[test]
fn name_contacts_jobs_schools_and_skills_survive_every_design() {
    for resume in [full(), sample()] {
        for template in designs() {
            for format in [Format::Pdf, Format::Docx] {
                assert_eq!(facts(&read_back(&resume, template, format)), facts(&resume), "{format} in {}", template.id);
            }
        }
    }
}
