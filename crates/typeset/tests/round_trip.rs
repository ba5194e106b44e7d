//! What we print, our own parser reads back: in every design, as PDF and as Word file.

mod common;

use common::{designs, extras, full};
use vitae_model::ParsedResume;
use vitae_model::resume::Experience;
use vitae_typeset::{Format, Template, render, sample};

fn read_back(resume: &ParsedResume, template: &Template, format: Format) -> ParsedResume {
    let bytes = render(resume, &extras(), template, format).unwrap();
    let document = vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).unwrap();
    vitae_parse::parse(&document).resume
}

/// Jobs that continue on the next page, also below a side column that is shorter.
fn of_two_pages() -> ParsedResume {
    let mut resume = full();
    for (company, duration) in [
        ("Harrowgate Mutual", "Jan 2008 – Aug 2012"),
        ("Castlemere Trust", "Mar 2004 – Dec 2007"),
        ("Oakfield Lending", "Feb 2001 – Feb 2004"),
    ] {
        let job = resume.experience[0].clone();
        resume.experience.push(Experience { company: company.into(), duration: duration.into(), ..job });
    }
    resume
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
    let mut lost = Vec::new();
    for resume in [full(), sample(), of_two_pages()] {
        for template in designs() {
            for format in [Format::Pdf, Format::Docx] {
                let (read, printed) = (facts(&read_back(&resume, template, format)), facts(&resume));
                if read != printed {
                    let pairs = printed.iter().zip(&read).find(|(printed, read)| printed != read);
                    lost.push(format!("{format} in {}: {pairs:?}", template.id));
                }
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}
