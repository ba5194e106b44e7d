//! Puts the fields of all sections together and notes their sources.

use crate::contact::Contact;
use crate::faults::{Faults, Step};
use crate::fields::achievements::Award;
use crate::fields::additional::{self, Item};
use crate::fields::certifications::Licence;
use crate::fields::education::School;
use crate::fields::experience::Job;
use crate::fields::languages::{self, Tongue};
use crate::fields::projects::Work;
use crate::fields::{achievements, certifications, education, experience, projects, skills, summary};
use crate::language::Language;
use crate::learned::{Improved, Other};
use crate::line::{Line, Spot};
use crate::sections::Section;
use crate::value::{Sources, Value};
use crate::{ENGINE, VERSION, language, learned, warnings};
use crate::{confidence, contact, coverage, marks};
use vitae_model::document::{Document, Rect};
use vitae_model::resume::{
    Achievement, AdditionalItem, AdditionalSection, Certification, Education, Experience, LanguageSkill, Link,
    ParsedResume, Project,
};
use vitae_model::source::{Details, FlowText, OtherReading, PageSize, Parsed, SectionKind, SectionSource};

/// What was read of a document before its fields are put together.
pub(crate) struct Read {
    pub(crate) lines: Vec<Line>,
    pub(crate) sections: Vec<Section>,
    /// The fields, when the layout alone gives them.
    pub(crate) fields: Option<Fields>,
}

/// The fields with their sources, links apart.
#[derive(Clone, Default)]
pub(crate) struct Fields {
    pub(crate) contact: Contact,
    pub(crate) summary: Value,
    pub(crate) jobs: Vec<Job>,
    pub(crate) schools: Vec<School>,
    pub(crate) licences: Vec<Licence>,
    pub(crate) awards: Vec<Award>,
    pub(crate) works: Vec<Work>,
    pub(crate) skills: Vec<Value>,
    pub(crate) tongues: Vec<Tongue>,
    /// The entries of sections that have no list of their own, with the section's index; `None` when they are yet to be read from
    /// the lines that no other field holds.
    pub(crate) rest: Option<Vec<(usize, Vec<Item>)>>,
}

/// The answer for a document.
pub(crate) fn parsed(document: &Document, read: Read, mut faults: Faults) -> Parsed {
    let Read { lines, sections, fields } = read;
    let (lines, sections) = (lines.as_slice(), sections.as_slice());
    let mut sources = Sources::default();
    let language = language::of(document);
    let Improved { fields, others } = match fields {
        Some(fields) => fields.into(),
        None => read_fields(document, language, lines, sections, &mut faults),
    };
    let resume = resume(document, lines, sections, fields, &mut sources, &mut faults);
    faults.step(Step::Confidence, || confidence::settle(&mut sources.fields, lines, sections));
    let readings = others.into_iter().map(|other| other_reading(other, lines, sections, &mut faults)).collect();
    let coverage = faults.step(Step::Coverage, || coverage::of(&sources.fields, lines, sections)).unwrap_or_default();
    let marks = faults.step(Step::Marks, || marks::of(&resume, &sources.fields)).unwrap_or_default();
    let details = Details {
        engine: ENGINE.into(),
        engine_version: VERSION.into(),
        language: language.map(|language| language.code.to_owned()),
        language_confidence: language.map(|language| (language.confidence * 100.0).round() / 100.0),
        pages: pages(document),
        paragraphs: paragraphs(document),
        fields: sources.fields.into_iter().map(|taken| taken.source).collect(),
        sections: sections
            .iter()
            .filter(|s| s.heading.is_some() || !s.lines.is_empty())
            .map(|s| section_source(s, lines))
            .collect(),
        warnings: warnings::of(document).into_iter().chain(faults.warnings()).collect(),
        marks,
        coverage: coverage.share,
        unplaced: coverage.unplaced,
        differences: Vec::new(),
        embedded: None,
        readings,
    };
    Parsed { resume, details }
}

/// Another answer for one list, with its sources.
fn other_reading(other: Other, lines: &[Line], sections: &[Section], faults: &mut Faults) -> OtherReading {
    let mut sources = Sources::default();
    let resume = lists(&other.fields, lines, &mut sources);
    faults.step(Step::Confidence, || confidence::settle(&mut sources.fields, lines, sections));
    let fields = sources.fields.into_iter().map(|taken| taken.source).collect();
    OtherReading { list: other.list.to_owned(), resume, fields }
}

/// The evidence about each field of a document's answer.
pub(crate) fn evidence(document: &Document, read: Read) -> Vec<confidence::Evidence> {
    let Read { lines, sections, fields } = read;
    let (mut sources, mut faults) = (Sources::default(), Faults::default());
    let fields =
        fields.unwrap_or_else(|| read_fields(document, language::of(document), &lines, &sections, &mut faults).fields);
    resume(document, &lines, &sections, fields, &mut sources, &mut faults);
    sources.fields.retain(|field| confidence::is_learned(&field.source.path));
    confidence::evidence(&sources.fields, &lines, &sections)
}

fn resume(
    document: &Document,
    lines: &[Line],
    sections: &[Section],
    fields: Fields,
    sources: &mut Sources,
    faults: &mut Faults,
) -> ParsedResume {
    let contact = &fields.contact;
    let mut resume = ParsedResume {
        name: sources.take("name", &contact.name, lines),
        email: sources.take("email", &contact.email, lines),
        phone: sources.take_optional("phone", &contact.phone, lines),
        location: sources.take_optional("location", &contact.place, lines),
        summary: sources.take_optional("summary", &fields.summary, lines),
        links: links(document, lines, sections, sources, faults),
        ..lists(&fields, lines, sources)
    };
    let Fields { tongues, rest, .. } = fields;
    let (tongues, rest) = match rest {
        Some(rest) => (tongues, rest),
        None => unlisted(lines, sections, tongues, sources, faults),
    };
    add_rest(&mut resume, lines, sections, &tongues, &rest, sources);
    resume
}

/// The lists that every resume may have.
fn lists(fields: &Fields, lines: &[Line], sources: &mut Sources) -> ParsedResume {
    let skill =
        |(at, value): (usize, &Value), sources: &mut Sources| sources.take(format!("skills[{at}]"), value, lines);
    ParsedResume {
        experience: take_jobs(&fields.jobs, lines, sources),
        education: take_schools(&fields.schools, lines, sources),
        certifications: take_licences(&fields.licences, lines, sources),
        achievements: take_awards(&fields.awards, lines, sources),
        projects: take_works(&fields.works, lines, sources),
        skills: fields.skills.iter().enumerate().map(|one| skill(one, sources)).collect(),
        ..ParsedResume::default()
    }
}

/// The fields by the rules, with those lists from the network that it reads better.
fn read_fields(
    document: &Document,
    language: Option<Language>,
    lines: &[Line],
    sections: &[Section],
    faults: &mut Faults,
) -> Improved {
    let rules = by_sections(lines, sections, faults);
    let learned = faults.step(Step::Learned, || learned::improved(document, language, lines, sections, rules.clone()));
    learned.unwrap_or_else(|| rules.into())
}

/// The resume of fields that are known.
pub(crate) fn resume_of(document: &Document, lines: &[Line], sections: &[Section], fields: Fields) -> ParsedResume {
    resume(document, lines, sections, fields, &mut Sources::default(), &mut Faults::default())
}

/// The fields that the readers of each kind of section find; what no list takes is read when these are known.
pub(crate) fn by_sections(lines: &[Line], sections: &[Section], faults: &mut Faults) -> Fields {
    let contact = contact::read(lines, sections, faults);
    let of = |kind: SectionKind| -> Vec<&Section> { sections.iter().filter(|section| section.kind == kind).collect() };
    let summary = opening(lines, &of(SectionKind::Summary), &contact.profile, faults);
    let tongues = spoken(lines, &of(SectionKind::Skills), faults);
    let skills = faults.sections(&of(SectionKind::Skills), |sections| {
        let without = |indices: &&[usize]| languages::among_skills(lines, indices).1;
        let kept: Vec<Vec<usize>> = sections.iter().map(without).collect();
        skills::read(lines, &kept.iter().map(Vec::as_slice).collect::<Vec<_>>())
    });
    let awarded = of(SectionKind::Achievements);
    let award = |section: &&Section, faults: &mut Faults| {
        faults.section(section, || achievements::read(lines, &section.lines, &section.title))
    };
    Fields {
        contact,
        summary,
        jobs: faults.sections(&of(SectionKind::Experience), |sections| experience::read(lines, sections)),
        schools: faults.sections(&of(SectionKind::Education), |sections| education::read(lines, sections)),
        licences: faults.sections(&of(SectionKind::Certifications), |sections| certifications::read(lines, sections)),
        awards: awarded.iter().flat_map(|section| award(section, faults)).collect(),
        works: faults.sections(&of(SectionKind::Projects), |sections| projects::read(lines, sections)),
        skills,
        tongues,
        rest: None,
    }
}

/// The languages among skills.
fn spoken(lines: &[Line], sections: &[&Section], faults: &mut Faults) -> Vec<Tongue> {
    faults.sections(sections, |sections| {
        sections.iter().flat_map(|indices| languages::among_skills(lines, indices).0).collect()
    })
}

/// The languages and the entries of sections that have no list of their own, without the lines that other fields hold.
fn unlisted(
    lines: &[Line],
    sections: &[Section],
    mut tongues: Vec<Tongue>,
    sources: &Sources,
    faults: &mut Faults,
) -> (Vec<Tongue>, Vec<(usize, Vec<Item>)>) {
    let mut found: Vec<(usize, Vec<Item>)> = Vec::new();
    for mut group in additional::groups(sections) {
        group.indices.retain(|index| !sources.holds(*index, &lines[*index]));
        let (own, items) = faults.section(&sections[group.section], || {
            let kind = sections[group.section].kind;
            let (own, rest) = match kind {
                SectionKind::Languages => languages::read(lines, &group.indices),
                _ => (Vec::new(), group.indices.clone()),
            };
            (own, additional::read(lines, kind, &rest))
        });
        tongues.extend(own);
        found.push((group.section, items));
    }
    (tongues, found)
}

/// Adds the languages and the entries of sections that have no list of their own.
fn add_rest(
    resume: &mut ParsedResume,
    lines: &[Line],
    sections: &[Section],
    tongues: &[Tongue],
    rest: &[(usize, Vec<Item>)],
    sources: &mut Sources,
) {
    resume.languages = languages::once(tongues.to_vec())
        .iter()
        .enumerate()
        .map(|(at, tongue)| LanguageSkill {
            name: sources.take(format!("languages[{at}].name"), &tongue.name, lines),
            level: sources.take(format!("languages[{at}].level"), &tongue.level, lines),
        })
        .collect();
    let filled = rest.iter().filter(|(_, items)| !items.is_empty()).map(|(at, items)| (&sections[*at], items));
    resume.additional = filled
        .enumerate()
        .map(|(at, (section, items))| AdditionalSection {
            title: sources.take(format!("additional[{at}].title"), &additional::title(lines, section), lines),
            kind: additional::kind_of(section.kind),
            items: extra_items(lines, at, items, sources),
        })
        .collect();
}

fn extra_items(lines: &[Line], section: usize, items: &[Item], sources: &mut Sources) -> Vec<AdditionalItem> {
    let one = |(at, item): (usize, &Item)| {
        let path = |leaf: &str| format!("additional[{section}].items[{at}].{leaf}");
        AdditionalItem {
            title: sources.take(path("title"), &item.title, lines),
            subtitle: sources.take(path("subtitle"), &item.subtitle, lines),
            period: sources.take(path("period"), &item.period, lines),
            place: sources.take(path("place"), &item.place, lines),
            description: sources.take(path("description"), &item.description, lines),
            url: sources.take_optional(path("url"), &item.url, lines),
        }
    };
    items.iter().enumerate().map(one).collect()
}

/// The opening statement: a section's, or whole sentences among the contact details.
fn opening(lines: &[Line], sections: &[&Section], profile: &[Vec<usize>], faults: &mut Faults) -> Value {
    let stated = faults.sections(sections, |sections| summary::of_sections(lines, sections).into_iter().collect());
    stated.into_iter().next().unwrap_or_else(|| faults.contact(|| summary::read(lines, profile)))
}

fn links(
    document: &Document,
    lines: &[Line],
    sections: &[Section],
    sources: &mut Sources,
    faults: &mut Faults,
) -> Vec<Link> {
    let found = faults.contact(|| contact::links(document, lines, sections));
    found
        .into_iter()
        .enumerate()
        .map(|(at, found)| {
            sources.take(format!("links[{at}].url"), &found.value, lines);
            if let Some((page, area)) = found.area {
                sources.place_last(page, area);
            }
            Link { name: found.name, url: found.url }
        })
        .collect()
}

fn take_jobs(jobs: &[Job], lines: &[Line], sources: &mut Sources) -> Vec<Experience> {
    jobs.iter()
        .enumerate()
        .map(|(at, job)| Experience {
            company: sources.take(format!("experience[{at}].company"), &job.company, lines),
            position: sources.take(format!("experience[{at}].position"), &job.position, lines),
            duration: sources.take(format!("experience[{at}].duration"), &job.duration, lines),
            description: sources.take(format!("experience[{at}].description"), &job.description, lines),
            location: sources.take_optional(format!("experience[{at}].location"), &job.location, lines),
            url: sources.take_optional(format!("experience[{at}].url"), &job.url, lines),
        })
        .collect()
}

fn take_schools(schools: &[School], lines: &[Line], sources: &mut Sources) -> Vec<Education> {
    schools
        .iter()
        .enumerate()
        .map(|(at, school)| Education {
            institution: sources.take(format!("education[{at}].institution"), &school.institution, lines),
            degree: sources.take(format!("education[{at}].degree"), &school.degree, lines),
            field: sources.take(format!("education[{at}].field"), &school.field, lines),
            graduation_year: sources.take(format!("education[{at}].graduationYear"), &school.graduation_year, lines),
            start_year: sources.take_optional(format!("education[{at}].startYear"), &school.start_year, lines),
            location: sources.take_optional(format!("education[{at}].location"), &school.location, lines),
            url: sources.take_optional(format!("education[{at}].url"), &school.url, lines),
            grade: sources.take_optional(format!("education[{at}].grade"), &school.grade, lines),
            courses: (school.courses.iter().enumerate())
                .map(|(n, value)| sources.take(format!("education[{at}].courses[{n}]"), value, lines))
                .collect(),
            ..Education::default()
        })
        .collect()
}

fn take_licences(licences: &[Licence], lines: &[Line], sources: &mut Sources) -> Vec<Certification> {
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

fn take_awards(awards: &[Award], lines: &[Line], sources: &mut Sources) -> Vec<Achievement> {
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

fn take_works(works: &[Work], lines: &[Line], sources: &mut Sources) -> Vec<Project> {
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
