//! Several roles in a row at one employer, in the designs that lead with the employer.

use crate::common::{designs, extras, full, read_pdf};
use vitae_model::document::Paged;
use vitae_model::resume::Experience;
use vitae_model::{Document, ParsedResume};
use vitae_typeset::{Format, Template, render};

/// Two roles at the first employer, in one place, then another job.
fn promoted() -> ParsedResume {
    let mut resume = full();
    let latest = resume.experience[0].clone();
    let role = |position: &str, duration: &str| Experience {
        position: position.into(),
        duration: duration.into(),
        location: Some("Whitby".into()),
        ..latest.clone()
    };
    resume.experience[0] = role("Head of Finance", "Mar 2023 - Present");
    resume.experience.insert(1, role("Finance Manager", "Oct 2021 - Feb 2023"));
    resume
}

fn executive() -> impl Iterator<Item = &'static Template> {
    designs().iter().filter(|design| ["template4", "template12"].contains(&design.id.as_str()))
}

fn printed(resume: &ParsedResume, template: &Template, format: Format) -> String {
    let bytes = render(resume, &extras(), template, format).unwrap();
    match format {
        Format::Pdf | Format::Docx => {
            vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).unwrap().plain_text()
        }
        _ => String::from_utf8(bytes).unwrap(),
    }
}

/// How often a line begins with this text, letters of emphasis and headings apart.
fn lines_with(text: &str, begin: &str) -> usize {
    text.lines().filter(|line| line.trim_start_matches(['#', '*', ' ', '\\']).starts_with(begin)).count()
}

#[test]
fn tpl_roles_in_a_row_stand_below_their_employer_once() {
    for design in executive() {
        for format in [Format::Pdf, Format::Docx, Format::Md, Format::Txt] {
            let text = printed(&promoted(), design, format);
            let found = ["Pinecrest Advisory", "Head of Finance", "Finance Manager", "Lumenor Insurance"]
                .map(|begin| lines_with(&text, begin));
            assert_eq!(found, [1, 1, 1, 1], "{format} in {}: {text}", design.id);
            assert_eq!(text.matches("Whitby").count(), 1, "{format} in {}: {text}", design.id);
        }
    }
}

#[test]
fn roles_apart_and_other_designs_name_the_employer_each_time() {
    let mut apart = promoted();
    apart.experience.swap(1, 2);
    let design = executive().next().unwrap();
    assert_eq!(lines_with(&printed(&apart, design, Format::Txt), "Pinecrest Advisory"), 2);
    let leads_with_the_role = &designs()[0];
    assert_eq!(lines_with(&printed(&promoted(), leads_with_the_role, Format::Txt), "Pinecrest Advisory"), 2);
}

#[test]
fn an_employer_of_several_roles_is_read_back_for_each_of_them() {
    for design in executive() {
        for format in [Format::Pdf, Format::Docx] {
            let bytes = render(&promoted(), &extras(), design, format).unwrap();
            let document = vitae_extract::extract(&bytes, &vitae_extract::Limits::default()).unwrap();
            let read = vitae_parse::parse(&document).resume.experience;
            let roles: Vec<[&str; 2]> = read.iter().map(|job| [job.company.as_str(), job.position.as_str()]).collect();
            assert_eq!(
                roles[..3],
                [
                    ["Pinecrest Advisory", "Head of Finance"],
                    ["Pinecrest Advisory", "Finance Manager"],
                    ["Lumenor Insurance", "Financial Analyst"]
                ],
                "{format} in {}",
                design.id
            );
        }
    }
}

#[test]
fn an_employer_is_never_left_alone_at_the_end_of_a_page() {
    for design in executive() {
        for more in 0..6 {
            let mut resume = promoted();
            let filler = resume.experience[3].clone();
            (0..more).for_each(|at| {
                resume.experience.insert(0, Experience { company: format!("Filler {at}"), ..filler.clone() });
            });
            let Paged { info, pages } = read_pdf(&render(&resume, &extras(), design, Format::Pdf).unwrap());
            for page in pages {
                let page = Document::Paged(Paged { info: info.clone(), pages: vec![page] }).plain_text();
                let last = page.lines().rfind(|line| !line.contains(" · Page ")).unwrap_or_default();
                assert!(!last.contains("Pinecrest Advisory"), "{}, {more} jobs before: {page}", design.id);
            }
        }
    }
}
