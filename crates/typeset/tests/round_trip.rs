//! What we print, our own parser reads back: in every design, as PDF and as Word file.

use crate::common::{designs, extras, full, whole};
use vitae_extract::{Limits, attached_resume};
use vitae_model::ParsedResume;
use vitae_model::appearance::{Appearance, SectionChoice};
use vitae_model::resume::Experience;
use vitae_model::source::Parsed;
use vitae_typeset::{Extras, Format, Template, render, sample};

fn read_back(resume: &ParsedResume, template: &Template, format: Format) -> ParsedResume {
    let bytes = render(resume, &extras(), template, format).unwrap();
    let document = vitae_extract::extract(&bytes, &Limits::default()).unwrap();
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

/// What an upload of our own PDF is read as: its pages together with the resume that it carries.
fn uploaded(pdf: &[u8]) -> Parsed {
    let document = vitae_extract::extract(pdf, &Limits::default()).unwrap();
    let attached = attached_resume(pdf, &Limits::default());
    assert!(attached.is_some(), "nothing is attached");
    vitae_parse::parse_with(&document, attached.as_deref())
}

#[test]
fn our_own_pdf_comes_back_without_loss_from_every_design() {
    for mut resume in [whole(), sample(), of_two_pages()] {
        // A saved link has a scheme.
        resume
            .links
            .iter_mut()
            .for_each(|link| link.url = format!("https://{}", link.url.trim_start_matches("https://")));
        for template in designs() {
            let read = uploaded(&render(&resume, &extras(), template, Format::Pdf).unwrap());
            assert_eq!(read.details.warnings, [], "{}", template.id);
            assert_eq!(read.resume, resume, "{}", template.id);
            let company = read.details.fields.iter().find(|field| field.path == "experience[0].company").unwrap();
            assert!(company.bbox.is_some(), "{}: nothing to show beside the form", template.id);
        }
    }
}

#[test]
fn a_hidden_section_neither_comes_back_nor_costs_the_rest() {
    let hidden = SectionChoice { key: "skills".into(), hidden: true, ..SectionChoice::default() };
    let appearance = Appearance { sections: vec![hidden], ..Appearance::default() };
    let shown = ParsedResume { skills: Vec::new(), ..sample() };
    let pdf = render(&sample(), &Extras { appearance, ..extras() }, &designs()[0], Format::Pdf).unwrap();
    assert_eq!(uploaded(&pdf).resume, shown);
}
