//! Between JSON Resume and the parsed shape.

use super::{
    AwardItem, Basics, CertificateItem, EducationItem, InterestItem, JsonResume, LanguageItem, Meta, Place, Profile,
    ProjectItem, PublicationItem, ReferenceItem, SkillItem, VolunteerItem, WorkItem,
};
use crate::dates::{self, End, Point};
use crate::resume::{
    Achievement, AdditionalItem, AdditionalKind, AdditionalSection, Certification, Education, Experience,
    LanguageSkill, Link, ParsedResume, Project,
};
use crate::transformed::{skill_groups, statements};

/// The name of the link that JSON Resume has a field of its own for.
const OWN_SITE: &str = "Website";

impl JsonResume {
    /// A resume as JSON Resume that comes back without loss: with the resume itself in [`Meta::vitae`].
    pub fn without_loss(resume: &ParsedResume) -> Self {
        let mut json = JsonResume::from(resume);
        json.meta.vitae = Some(Box::new(resume.clone()));
        json
    }
}

impl From<JsonResume> for ParsedResume {
    fn from(mut json: JsonResume) -> Self {
        if let Some(own) = json.meta.vitae.take().filter(|own| JsonResume::from(&**own) == json) {
            return *own;
        }
        let additional = additional(&mut json);
        ParsedResume {
            links: links(&json.basics),
            location: filled(&location(&json)),
            name: json.basics.name,
            email: json.basics.email,
            phone: filled(&json.basics.phone),
            summary: filled(&json.basics.summary),
            experience: json.work.into_iter().map(experience).collect(),
            education: json.education.into_iter().map(education).collect(),
            certifications: json.certificates.into_iter().map(certification).collect(),
            achievements: json.awards.into_iter().map(achievement).collect(),
            projects: json.projects.into_iter().map(project).collect(),
            skills: json.skills.into_iter().flat_map(skills).collect(),
            languages: json.languages.into_iter().map(language).collect(),
            additional,
            ..ParsedResume::default()
        }
    }
}

/// The place as it was printed, unless its parts were changed since.
fn location(json: &JsonResume) -> String {
    let (place, printed) = (&json.basics.location, &json.meta.location);
    if !printed.is_empty() && Place::of(printed) == *place { printed.clone() } else { place.line() }
}

/// The place as printed; nothing where its parts read alike.
fn printed_location(resume: &ParsedResume) -> String {
    let printed = resume.location.as_deref().unwrap_or_default();
    if Place::of(printed).line() == printed { String::new() } else { printed.to_owned() }
}

fn links(basics: &Basics) -> Vec<Link> {
    let own = [(OWN_SITE, &basics.url)];
    let profiles = basics.profiles.iter().map(|profile| (profile.network.as_str(), &profile.url));
    let filled = own.into_iter().chain(profiles).filter(|(_, url)| !url.trim().is_empty());
    filled.map(|(name, url)| Link { name: name.to_owned(), url: url.trim().to_owned() }).collect()
}

fn experience(item: WorkItem) -> Experience {
    Experience {
        duration: printed_span(&item.start_date, &item.end_date),
        company: item.name,
        position: item.position,
        description: text(&item.summary, &item.highlights),
        location: filled(&item.location),
        url: filled(&item.url),
    }
}

fn education(item: EducationItem) -> Education {
    Education {
        graduation_year: year(&item.end_date).unwrap_or_default(),
        start_year: year(&item.start_date),
        institution: item.institution,
        degree: item.study_type,
        field: item.area,
        location: None,
        url: filled(&item.url),
        grade: filled(&item.score),
        courses: item.courses,
        ..Education::default()
    }
}

fn language(item: LanguageItem) -> LanguageSkill {
    LanguageSkill { name: item.language, level: item.fluency }
}

/// The sections that stand in lists of their own, then those in `meta`.
fn additional(json: &mut JsonResume) -> Vec<AdditionalSection> {
    let volunteer = std::mem::take(&mut json.volunteer).into_iter().map(|item| AdditionalItem {
        period: printed_span(&item.start_date, &item.end_date),
        title: item.position,
        subtitle: item.organization,
        description: text(&item.summary, &item.highlights),
        url: filled(&item.url),
        ..AdditionalItem::default()
    });
    let publications = std::mem::take(&mut json.publications).into_iter().map(|item| AdditionalItem {
        period: printed(&item.release_date),
        title: item.name,
        subtitle: item.publisher,
        description: item.summary,
        url: filled(&item.url),
        ..AdditionalItem::default()
    });
    let interests = std::mem::take(&mut json.interests).into_iter().map(|item| AdditionalItem {
        title: item.name,
        description: item.keywords.join(", "),
        ..AdditionalItem::default()
    });
    let references = std::mem::take(&mut json.references).into_iter().map(|item| AdditionalItem {
        title: item.name,
        description: item.reference,
        ..AdditionalItem::default()
    });
    let lists = [volunteer.collect::<Vec<_>>(), publications.collect(), interests.collect(), references.collect()];
    let sections = AdditionalKind::TITLED.iter().zip(lists).filter(|(_, items)| !items.is_empty());
    let sections = sections.map(|(&(kind, title), items)| AdditionalSection { title: title.to_owned(), kind, items });
    sections.chain(std::mem::take(&mut json.meta.additional)).collect()
}

fn certification(item: CertificateItem) -> Certification {
    Certification { name: item.name, issuer: item.issuer, date: printed(&item.date), url: filled(&item.url) }
}

fn achievement(item: AwardItem) -> Achievement {
    Achievement {
        title: item.title,
        date: printed(&item.date),
        description: item.summary,
        organization: filled(&item.awarder),
        ..Achievement::default()
    }
}

fn project(item: ProjectItem) -> Project {
    Project {
        duration: printed_span(&item.start_date, &item.end_date),
        name: item.name,
        description: text(&item.description, &item.highlights),
        technologies: item.keywords,
        url: filled(&item.url),
    }
}

/// A category keeps its name in front of its skills, as [`skill_groups`] reads it.
fn skills(item: SkillItem) -> Vec<String> {
    match (item.name.trim(), item.keywords.is_empty()) {
        ("", true) => Vec::new(),
        ("", false) => item.keywords,
        (name, true) => vec![name.to_owned()],
        (name, false) => item.keywords.iter().map(|keyword| format!("{name}: {keyword}")).collect(),
    }
}

impl From<&ParsedResume> for JsonResume {
    fn from(resume: &ParsedResume) -> Self {
        JsonResume {
            basics: Basics {
                name: resume.name.clone(),
                email: resume.email.clone(),
                phone: resume.phone.clone().unwrap_or_default(),
                summary: resume.summary.clone().unwrap_or_default(),
                location: Place::of(resume.location.as_deref().unwrap_or_default()),
                url: own_site(resume).map(|link| link.url.clone()).unwrap_or_default(),
                profiles: profiles(resume),
            },
            work: resume.experience.iter().map(work_item).collect(),
            education: resume.education.iter().map(education_item).collect(),
            certificates: resume.certifications.iter().map(certificate_item).collect(),
            awards: resume.achievements.iter().map(award_item).collect(),
            projects: resume.projects.iter().map(project_item).collect(),
            skills: skill_items(&resume.skills),
            languages: resume.languages.iter().map(language_item).collect(),
            volunteer: items(resume, AdditionalKind::Volunteering).map(volunteer_item).collect(),
            publications: items(resume, AdditionalKind::Publications).map(publication_item).collect(),
            interests: items(resume, AdditionalKind::Interests).map(interest_item).collect(),
            references: items(resume, AdditionalKind::References).map(reference_item).collect(),
            meta: Meta { additional: other_sections(resume), location: printed_location(resume), vitae: None },
        }
    }
}

fn own_site(resume: &ParsedResume) -> Option<&Link> {
    resume.links.iter().find(|link| link.name == OWN_SITE)
}

/// The links without the one that is the person's own site.
fn profiles(resume: &ParsedResume) -> Vec<Profile> {
    let own = own_site(resume);
    let others = resume.links.iter().filter(|link| own != Some(link));
    others.map(|link| Profile { network: link.name.clone(), url: link.url.clone() }).collect()
}

fn work_item(job: &Experience) -> WorkItem {
    let (start_date, end_date) = iso_span(&job.duration);
    WorkItem {
        name: job.company.clone(),
        position: job.position.clone(),
        start_date,
        end_date,
        location: job.location.clone().unwrap_or_default(),
        url: job.url.clone().unwrap_or_default(),
        summary: String::new(),
        highlights: statements(&job.description),
    }
}

fn education_item(study: &Education) -> EducationItem {
    EducationItem {
        institution: study.institution.clone(),
        area: study.field.clone(),
        study_type: study.degree.clone(),
        start_date: study.start_year.clone().unwrap_or_default(),
        end_date: study.graduation_year.clone(),
        url: study.url.clone().unwrap_or_default(),
        score: study.grade.clone().unwrap_or_default(),
        courses: study.courses.clone(),
    }
}

fn language_item(language: &LanguageSkill) -> LanguageItem {
    LanguageItem { language: language.name.clone(), fluency: language.level.clone() }
}

/// The entries of every section of that kind.
fn items(resume: &ParsedResume, kind: AdditionalKind) -> impl Iterator<Item = &AdditionalItem> {
    resume.additional.iter().filter(move |section| section.kind == kind).flat_map(|section| &section.items)
}

fn other_sections(resume: &ParsedResume) -> Vec<AdditionalSection> {
    resume.additional.iter().filter(|section| section.kind == AdditionalKind::Other).cloned().collect()
}

fn volunteer_item(item: &AdditionalItem) -> VolunteerItem {
    let (start_date, end_date) = iso_span(&item.period);
    VolunteerItem {
        organization: item.subtitle.clone(),
        position: item.title.clone(),
        url: item.url.clone().unwrap_or_default(),
        start_date,
        end_date,
        summary: String::new(),
        highlights: statements(&item.description),
    }
}

fn publication_item(item: &AdditionalItem) -> PublicationItem {
    PublicationItem {
        name: item.title.clone(),
        publisher: item.subtitle.clone(),
        release_date: iso(&item.period),
        url: item.url.clone().unwrap_or_default(),
        summary: item.description.clone(),
    }
}

fn interest_item(item: &AdditionalItem) -> InterestItem {
    let keywords = item.description.split([',', '\n']).map(str::trim).filter(|keyword| !keyword.is_empty());
    InterestItem { name: item.title.clone(), keywords: keywords.map(str::to_owned).collect() }
}

fn reference_item(item: &AdditionalItem) -> ReferenceItem {
    ReferenceItem { name: joined([&*item.title, &item.subtitle], ", "), reference: item.description.clone() }
}

fn certificate_item(certificate: &Certification) -> CertificateItem {
    CertificateItem {
        name: certificate.name.clone(),
        date: iso(&certificate.date),
        issuer: certificate.issuer.clone(),
        url: certificate.url.clone().unwrap_or_default(),
    }
}

fn award_item(award: &Achievement) -> AwardItem {
    let place = award.position.as_deref().unwrap_or_default();
    AwardItem {
        title: award.title.clone(),
        date: iso(&award.date),
        awarder: award.organization.clone().unwrap_or_default(),
        summary: joined([place, &award.description], "\n"),
    }
}

fn project_item(project: &Project) -> ProjectItem {
    let (start_date, end_date) = iso_span(&project.duration);
    ProjectItem {
        name: project.name.clone(),
        start_date,
        end_date,
        description: String::new(),
        highlights: statements(&project.description),
        keywords: project.technologies.clone(),
        url: project.url.clone().unwrap_or_default(),
    }
}

fn skill_items(skills: &[String]) -> Vec<SkillItem> {
    let item = |name: &str| SkillItem { name: name.to_owned(), keywords: Vec::new() };
    let group = |category: String, items: &str| match category.is_empty() {
        true => items.split(", ").map(item).collect(),
        false => vec![SkillItem { name: category, keywords: items.split(", ").map(str::to_owned).collect() }],
    };
    skill_groups(skills).into_iter().flat_map(|it| group(it.category, &it.items)).collect()
}

/// A printed time as ISO 8601 start and end; a lone date is a start with the same end, and a running time has no end.
fn iso_span(duration: &str) -> (String, String) {
    let Some(span) = dates::parse(duration) else { return (String::new(), String::new()) };
    let start = span.start.map(iso_point).unwrap_or_default();
    match span.end {
        Some(End::Point(end)) => (start, iso_point(end)),
        Some(End::Present) => (start, String::new()),
        None => (start.clone(), start),
    }
}

/// A printed date as ISO 8601; one that cannot be read stays as it is.
fn iso(date: &str) -> String {
    let point = dates::parse(date).and_then(|span| span.last());
    point.map_or_else(|| date.to_owned(), iso_point)
}

fn iso_point(point: Point) -> String {
    match point.month {
        Some(month) => format!("{:04}-{month:02}", point.year),
        None => format!("{:04}", point.year),
    }
}

fn printed_span(start: &str, end: &str) -> String {
    match (printed(start), printed(end)) {
        (start, end) if start == end => start,
        (start, end) if end.is_empty() => format!("{start} - Present"),
        (start, end) if start.is_empty() => end,
        (start, end) => format!("{start} - {end}"),
    }
}

/// An ISO 8601 date as people print it, `Oct 2021`; anything else stays as it is.
fn printed(date: &str) -> String {
    let month = |point: Point| point.month.map(|_| point.in_english());
    let point = dates::parse(date).filter(|span| span.end.is_none()).and_then(|span| span.start);
    point.and_then(month).unwrap_or_else(|| date.to_owned())
}

fn year(date: &str) -> Option<String> {
    date.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit())).map(str::to_owned)
}

fn text(summary: &str, highlights: &[String]) -> String {
    joined(std::iter::once(summary).chain(highlights.iter().map(String::as_str)), "\n")
}

pub(super) fn joined<'a>(parts: impl IntoIterator<Item = &'a str>, between: &str) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between)
}

pub(super) fn filled(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| text.to_owned())
}
