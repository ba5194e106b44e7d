//! Puts the fields of all sections together and notes their sources.

use crate::fields::{achievements, certifications, education, experience, projects, skills, summary};
use crate::line::{Line, Spot};
use crate::sections::Section;
use crate::value::Sources;
use crate::{ENGINE, VERSION, language, warnings};
use crate::{confidence, contact};
use vitae_model::document::{Document, Rect};
use vitae_model::resume::{Achievement, Certification, Education, Experience, ParsedResume, Project};
use vitae_model::source::{Details, FlowText, PageSize, Parsed, SectionKind, SectionSource};

/// The answer for a document.
pub(crate) fn parsed(document: &Document, lines: &[Line], sections: &[Section]) -> Parsed {
    let mut sources = Sources::default();
    let resume = resume(lines, sections, &mut sources);
    confidence::settle(&mut sources.fields, lines, sections);
    let details = Details {
        engine: ENGINE.into(),
        engine_version: VERSION.into(),
        language: language::guess(document).or_else(|| stated_language(document)),
        pages: pages(document),
        paragraphs: paragraphs(document),
        fields: sources.fields.into_iter().map(|taken| taken.source).collect(),
        sections: sections
            .iter()
            .filter(|s| s.heading.is_some() || !s.lines.is_empty())
            .map(|s| section_source(s, lines))
            .collect(),
        warnings: warnings::of(document),
    };
    Parsed { resume, details }
}

/// The evidence about each field of a document's answer.
pub(crate) fn evidence(lines: &[Line], sections: &[Section]) -> Vec<confidence::Evidence> {
    let mut sources = Sources::default();
    resume(lines, sections, &mut sources);
    confidence::evidence(&sources.fields, lines, sections)
}

fn resume(lines: &[Line], sections: &[Section], sources: &mut Sources) -> ParsedResume {
    let contact = contact::read(lines, sections);
    let of = |kind: SectionKind| -> Vec<&[usize]> {
        sections.iter().filter(|section| section.kind == kind).map(|section| section.lines.as_slice()).collect()
    };
    let opening = summary::of_sections(lines, &of(SectionKind::Summary));
    let opening = opening.unwrap_or_else(|| summary::read(lines, &contact.profile));
    ParsedResume {
        name: sources.take("name", &contact.name, lines),
        email: sources.take("email", &contact.email, lines),
        phone: sources.take_optional("phone", &contact.phone, lines),
        location: sources.take_optional("location", &contact.place, lines),
        summary: sources.take_optional("summary", &opening, lines),
        experience: jobs(lines, &of(SectionKind::Experience), sources),
        education: schools(lines, &of(SectionKind::Education), sources),
        certifications: licences(lines, &of(SectionKind::Certifications), sources),
        achievements: awards(lines, sections, sources),
        projects: works(lines, &of(SectionKind::Projects), sources),
        skills: skills::read(lines, &of(SectionKind::Skills))
            .iter()
            .enumerate()
            .map(|(at, value)| sources.take(format!("skills[{at}]"), value, lines))
            .collect(),
    }
}

fn jobs(lines: &[Line], sections: &[&[usize]], sources: &mut Sources) -> Vec<Experience> {
    let jobs = experience::read(lines, sections);
    jobs.iter()
        .enumerate()
        .map(|(at, job)| Experience {
            company: sources.take(format!("experience[{at}].company"), &job.company, lines),
            position: sources.take(format!("experience[{at}].position"), &job.position, lines),
            duration: sources.take(format!("experience[{at}].duration"), &job.duration, lines),
            description: sources.take(format!("experience[{at}].description"), &job.description, lines),
        })
        .collect()
}

fn schools(lines: &[Line], sections: &[&[usize]], sources: &mut Sources) -> Vec<Education> {
    let schools = education::read(lines, sections);
    schools
        .iter()
        .enumerate()
        .map(|(at, school)| Education {
            institution: sources.take(format!("education[{at}].institution"), &school.institution, lines),
            degree: sources.take(format!("education[{at}].degree"), &school.degree, lines),
            field: sources.take(format!("education[{at}].field"), &school.field, lines),
            graduation_year: sources.take(format!("education[{at}].graduationYear"), &school.graduation_year, lines),
            start_year: sources.take_optional(format!("education[{at}].startYear"), &school.start_year, lines),
        })
        .collect()
}

fn licences(lines: &[Line], sections: &[&[usize]], sources: &mut Sources) -> Vec<Certification> {
    let licences = certifications::read(lines, sections);
    licences
        .iter()
        .enumerate()
        .map(|(at, licence)| Certification {
            name: sources.take(format!("certifications[{at}].name"), &licence.name, lines),
            issuer: sources.take(format!("certifications[{at}].issuer"), &licence.issuer, lines),
            date: sources.take(format!("certifications[{at}].date"), &licence.date, lines),
            url: sources.take_optional(format!("certifications[{at}].url"), &licence.url, lines),
        })
        .collect()
}

fn awards(lines: &[Line], sections: &[Section], sources: &mut Sources) -> Vec<Achievement> {
    let own = sections.iter().filter(|section| section.kind == SectionKind::Achievements);
    let awards = own.flat_map(|section| achievements::read(lines, &section.lines, &section.title)).collect::<Vec<_>>();
    awards
        .iter()
        .enumerate()
        .map(|(at, award)| Achievement {
            title: sources.take(format!("achievements[{at}].title"), &award.title, lines),
            kind: award.kind,
            date: sources.take(format!("achievements[{at}].date"), &award.date, lines),
            description: sources.take(format!("achievements[{at}].description"), &award.description, lines),
            position: sources.take_optional(format!("achievements[{at}].position"), &award.position, lines),
            organization: sources.take_optional(format!("achievements[{at}].organization"), &award.organization, lines),
            url: sources.take_optional(format!("achievements[{at}].url"), &award.url, lines),
        })
        .collect()
}

fn works(lines: &[Line], sections: &[&[usize]], sources: &mut Sources) -> Vec<Project> {
    let works = projects::read(lines, sections);
    works
        .iter()
        .enumerate()
        .map(|(at, work)| Project {
            name: sources.take(format!("projects[{at}].name"), &work.name, lines),
            description: sources.take(format!("projects[{at}].description"), &work.description, lines),
            technologies: work
                .technologies
                .iter()
                .enumerate()
                .map(|(n, value)| sources.take(format!("projects[{at}].technologies[{n}]"), value, lines))
                .collect(),
            duration: sources.take(format!("projects[{at}].duration"), &work.duration, lines),
            url: sources.take_optional(format!("projects[{at}].url"), &work.url, lines),
        })
        .collect()
}

fn stated_language(document: &Document) -> Option<String> {
    let tag = document.info().language.as_deref()?;
    let code: String = tag.chars().take_while(|c| c.is_ascii_alphabetic()).collect();
    (code.len() == 2).then(|| code.to_lowercase())
}

fn pages(document: &Document) -> Vec<PageSize> {
    match document {
        Document::Paged(paged) => {
            paged.pages.iter().map(|page| PageSize { width: page.width, height: page.height }).collect()
        }
        Document::Flow(_) => Vec::new(),
    }
}

fn paragraphs(document: &Document) -> Vec<FlowText> {
    match document {
        Document::Paged(_) => Vec::new(),
        Document::Flow(flow) => flow
            .paragraphs
            .iter()
            .map(|paragraph| FlowText {
                text: paragraph.runs.iter().filter(|run| run.hidden.is_none()).map(|run| run.text.as_str()).collect(),
                heading: paragraph.heading,
                list: paragraph.list.is_some(),
            })
            .collect(),
    }
}

fn section_source(section: &Section, lines: &[Line]) -> SectionSource {
    let heading = section.heading.map(|index| &lines[index]);
    let paged = heading.filter(|line| matches!(line.runs.first().map(|run| run.spot), Some(Spot::Page { .. })));
    SectionSource {
        kind: section.kind,
        heading: heading.map(|_| section.title.clone()),
        known_heading: section.known,
        lines: section.lines.len() as u32,
        page: paged.map(|line| line.page),
        bbox: paged.map(|line| line.bbox).map(Rect::to_array),
    }
}
