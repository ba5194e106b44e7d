//! Structure, 15 points: are the parts that software looks for there, under names it knows?

use crate::card::{Evidence, FlagKind, Severity};
use crate::case::{Case, heading_words};
use crate::draft::{Draft, Outcome, no_words, not_applicable};
use crate::lexicon::{Headings, first_held};
use crate::points::Share;
use crate::text::{self, counted, fold, listed, terms};
use vitae_model::source::{SectionKind, SectionSource};

/// Years of work from which a missing education section is nobody's business.
const EXPERIENCED_MONTHS: u32 = 60;

/// `structure.sections`, 5 points, evidence moderate: experience or its equal (3), education or certificates (1), skills (1).
///
/// Projects, volunteering, internships, service, rotations, exhibitions, teaching and research equal experience. None of
/// them is major.
pub(super) fn sections(case: &Case) -> Outcome {
    let mut draft = Draft::new("structure.sections");
    let done = case.has_something_to_describe();
    draft.part_if(3, done);
    if !done {
        draft.fault(Severity::Major).say(
            "We found no section about your experience.",
            "Add jobs, projects, internships or volunteering under a standard heading such as \"Experience\" or \"Projects\".",
        );
    }
    let learned = !case.resume.education.is_empty() || !case.resume.certifications.is_empty();
    draft.part_if(1, learned);
    if !learned {
        draft.say("We found no education and no certificates.", "Add an \"Education\" or a \"Certificates\" section.");
    }
    let skilled = !case.resume.skills.is_empty();
    draft.part_if(1, skilled);
    if !skilled {
        draft.say("We found no skills section.", "Add a \"Skills\" section with single words or short phrases.");
    }
    draft.finish("You list experience or projects, education or certificates, and skills.")
}

/// `structure.headings`, 4 points, evidence moderate: headings over experience, education and skills that the language's
/// dictionary knows (3), and no heading without content (1).
///
/// An unknown heading over other content is ignored. Without a dictionary or a file it does not apply.
pub(super) fn headings(case: &Case) -> Outcome {
    const RULE: &str = "structure.headings";
    let Some(words) = case.words else { return no_words(RULE) };
    if case.details().is_none() {
        return not_applicable(RULE, "There is no file with headings to check.");
    }
    let mut draft = Draft::new(RULE);
    let named: Vec<&SectionSource> = case.sections().iter().filter(|section| section.heading.is_some()).collect();
    let judged: Vec<&&SectionSource> =
        named.iter().filter(|section| usual(section.kind, &words.headings).is_some()).collect();
    let unknown: Vec<&&&SectionSource> = judged.iter().filter(|section| !is_known(section, &words.headings)).collect();
    let share =
        if judged.is_empty() { Share::new(0, 1) } else { Share::new(judged.len() - unknown.len(), judged.len()) };
    draft.part(3, share);
    if judged.is_empty() {
        draft.say("We recognized no headings for experience, education or skills.", fix_for(None, &words.headings));
    }
    for section in &unknown {
        let heading = section.heading.as_deref().unwrap_or_default();
        let usual_name = usual(section.kind, &words.headings);
        draft.show(place(section)).say(
            format!("\"{}\" is not a standard heading for {}.", text::quote(heading), kind_in_words(section.kind)),
            fix_for(usual_name, &words.headings),
        );
    }
    let empty: Vec<&&SectionSource> =
        named.iter().filter(|section| section.lines == 0 && !holds_text(section)).collect();
    draft.part_if(1, empty.is_empty());
    if !empty.is_empty() {
        draft.show_all(empty.iter().map(|section| place(section))).say(
            format!("{} nothing below.", counted(empty.len(), "heading has", "headings have")),
            "Fill in the section or remove the heading.",
        );
    }
    draft.finish(&standard_message(&judged))
}

/// Says over what the headings stand that were found to be standard.
fn standard_message(judged: &[&&SectionSource]) -> String {
    const KINDS: [(SectionKind, &str); 3] = [
        (SectionKind::Experience, "experience"),
        (SectionKind::Education, "education"),
        (SectionKind::Skills, "skills"),
    ];
    let has = |kind: SectionKind| judged.iter().any(|section| section.kind == kind);
    let found: Vec<&str> = KINDS.into_iter().filter(|(kind, _)| has(*kind)).map(|(_, name)| name).collect();
    format!("Standard headings stand over your {}, and no heading is empty.", listed(&found))
}

/// Whether a heading goes on with text of its own behind a colon: `Availability: mornings`.
fn holds_text(section: &SectionSource) -> bool {
    let behind = section.heading.as_deref().and_then(|heading| heading.split_once([':', '\u{ff1a}']));
    behind.is_some_and(|(_, text)| text.contains(char::is_alphanumeric))
}

fn is_known(section: &SectionSource, headings: &Headings) -> bool {
    let heading = heading_words(section.heading.as_deref().unwrap_or_default());
    let is_listed = list(section.kind, headings).is_some_and(|names| names.iter().any(|name| fold(name) == heading));
    section.known_heading || is_listed
}

fn list(kind: SectionKind, headings: &Headings) -> Option<&[String]> {
    match kind {
        SectionKind::Experience => Some(&headings.experience),
        SectionKind::Education => Some(&headings.education),
        SectionKind::Skills => Some(&headings.skills),
        _ => None,
    }
}

fn usual(kind: SectionKind, headings: &Headings) -> Option<&str> {
    list(kind, headings)?.first().map(String::as_str)
}

fn kind_in_words(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Education => "education",
        SectionKind::Skills => "skills",
        _ => "experience",
    }
}

fn fix_for(usual_name: Option<&str>, headings: &Headings) -> String {
    match usual_name {
        Some(name) => format!("Use a standard heading, for example \"{name}\"."),
        None => format!(
            "Use standard headings, for example \"{}\", \"{}\" and \"{}\".",
            headings.experience[0], headings.education[0], headings.skills[0]
        ),
    }
}

fn place(section: &SectionSource) -> Evidence {
    let heading = section.heading.as_deref().unwrap_or_default();
    Evidence { page: section.page, bbox: section.bbox, field: None, text: text::quote(heading) }
}

/// `structure.positions`, 4 points, evidence moderate: the share of jobs with title and employer.
///
/// Self-employment, freelance work, family care and service count as employer. Without a job it does not apply to
/// people at the start or with a section that stands for jobs; else the points are lost.
pub(super) fn positions(case: &Case) -> Outcome {
    const RULE: &str = "structure.positions";
    if case.jobs.is_empty() && (case.is(FlagKind::Early) || case.has_equal_section() || !case.projects.is_empty()) {
        return not_applicable(RULE, "You list no jobs, so we checked your projects and activities instead.");
    }
    let mut draft = Draft::new(RULE);
    let own_account = case.words.map_or(&[][..], |words| &words.titles.own_account);
    let mut complete = 0;
    for job in &case.jobs {
        let works_alone = || first_held(&terms(&format!("{} {}", job.title, job.duration)), own_account).is_some();
        let has_employer = !job.organization.is_empty() || works_alone();
        match (job.title.is_empty(), has_employer) {
            (false, true) => complete += 1,
            (true, true) => {
                let at = case.field(&format!("{}.company", job.path), &job.organization);
                draft
                    .show(at)
                    .say(format!("The job at {} has no title.", text::quote(&job.organization)), "Add your job title.");
            }
            (false, false) => {
                let at = case.field(&format!("{}.position", job.path), &job.title);
                draft.show(at).say(
                    format!("The job \"{}\" has no employer name.", text::quote(&job.title)),
                    "Add the employer. \"Self-employed\" or \"family care\" is fine.",
                );
            }
            (true, false) => {
                _ = draft.say("One job has neither a title nor an employer.", "Add both, or remove the entry.")
            }
        }
    }
    if case.jobs.is_empty() {
        draft.all_if(false).say("We found no jobs.", "List each job with its title and employer.");
    } else {
        draft.all(Share::new(complete, case.jobs.len()));
    }
    draft.finish("Every job has a title and an employer.")
}

/// `structure.education`, 2 points, evidence moderate: the share of entries with school and degree or course.
///
/// Unfinished study passes; the school is never rated. Does not apply when none is listed beside certificates or five
/// years of work.
pub(super) fn education(case: &Case) -> Outcome {
    const RULE: &str = "structure.education";
    let schools = &case.resume.education;
    if schools.is_empty() && (!case.resume.certifications.is_empty() || case.work_months >= EXPERIENCED_MONTHS) {
        return not_applicable(RULE, "You don't need to list a school with your certificates or years of work.");
    }
    let mut draft = Draft::new(RULE);
    if schools.is_empty() {
        draft.all_if(false).say("We found no school or course.", "Add where you studied or trained, and what.");
    }
    let mut complete = 0;
    for (index, school) in schools.iter().enumerate() {
        let course = if school.degree.trim().is_empty() { &school.field } else { &school.degree };
        match (school.institution.trim(), course.trim()) {
            ("", "") => {
                _ = draft
                    .say("One education entry has neither a school nor a degree.", "Add both, or remove the entry.")
            }
            ("", course) => {
                let at = case.field(&format!("education[{index}].degree"), course);
                draft
                    .show(at)
                    .say(format!("Which school was \"{}\" from?", text::quote(course)), "Add the school's name.");
            }
            (school, "") => {
                let at = case.field(&format!("education[{index}].institution"), school);
                draft.show(at).say(
                    format!("What did you study at {}?", text::quote(school)),
                    "Add the degree or course. Unfinished ones count too.",
                );
            }
            _ => complete += 1,
        }
    }
    if !schools.is_empty() {
        draft.all(Share::new(complete, schools.len()));
    }
    draft.finish("Every school has a degree or course.")
}
