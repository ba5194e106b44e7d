//! Everything the rules look at, worked out once.

use crate::card::{Evidence, FlagKind};
use crate::entry::{Entry, Timeline};
use crate::flags::{self, Flags};
use crate::input::Input;
use crate::lexicon::{Lexicon, lexicon};
use crate::text::{self, compact, fold};
use crate::view::View;
use vitae_model::source::{FieldSource, SectionKind, SectionSource};
use vitae_model::{Details, ParsedResume};

/// A resume prepared for the rules.
#[derive(Debug)]
pub(crate) struct Case<'a> {
    /// What was handed in.
    pub input: &'a Input<'a>,
    /// The resume without what stands in hidden text alone.
    pub resume: ParsedResume,
    /// The document.
    pub view: Option<View<'a>>,
    /// Code of the language.
    pub language: Option<&'a str>,
    /// The language's words.
    pub words: Option<&'static Lexicon>,
    /// The jobs, in document order.
    pub jobs: Vec<Entry>,
    /// The projects, in document order.
    pub projects: Vec<Entry>,
    /// Months at work, overlaps counted once.
    pub work_months: u32,
    /// What applies to the person.
    pub flags: Flags,
}

impl<'a> Case<'a> {
    /// Prepares a resume.
    pub fn new(input: &'a Input<'a>) -> Self {
        let view = input.file.map(|file| View::new(file.document));
        let resume = view.as_ref().map_or_else(|| input.resume.clone(), |view| without_hidden(input.resume, view));
        let language = input.language.or(input.file.and_then(|file| file.details.language.as_deref()));
        let words = language.and_then(lexicon);
        let jobs = Entry::jobs(&resume, words);
        let projects = Entry::projects(&resume, words);
        let timeline = Timeline::new(input.as_of);
        let work_months = timeline.months_covered(&jobs);
        let mut case =
            Self { input, resume, view, language, words, jobs, projects, work_months, flags: Flags::default() };
        case.flags = flags::of(&case);
        case
    }

    /// The day of judgement as a time line.
    pub fn timeline(&self) -> Timeline {
        Timeline::new(self.input.as_of)
    }

    /// Whether the flag holds and was not switched off.
    pub fn is(&self, flag: FlagKind) -> bool {
        self.flags.holds(flag) && !self.input.switched_off.contains(&flag)
    }

    /// The jobs; when there is none, the projects.
    pub fn entries(&self) -> &[Entry] {
        if self.jobs.is_empty() { &self.projects } else { &self.jobs }
    }

    /// [`Case::entries`], the latest first.
    pub fn latest_first(&self) -> Vec<&Entry> {
        self.timeline().latest_first(self.entries())
    }

    /// Whether there is anything to describe: a job, a project, or a section that stands for one.
    pub fn has_something_to_describe(&self) -> bool {
        !self.entries().is_empty() || self.has_equal_section()
    }

    /// Whether a section stands for jobs: projects, volunteering, rotations, exhibitions, teaching, research.
    pub fn has_equal_section(&self) -> bool {
        let by_kind = |section: &SectionSource| {
            matches!(section.kind, SectionKind::Experience | SectionKind::Projects | SectionKind::Volunteering)
        };
        let equal = self.words.map_or(&[][..], |words| &words.headings.equal);
        let experience = self.words.map_or(&[][..], |words| &words.headings.experience);
        // "Teaching and Technical Experience": whatever experience it is.
        let is_experience = |heading: &str| {
            let heading = heading_words(heading);
            heading.rsplit(' ').next().is_some_and(|last| experience.iter().any(|name| fold(name) == last))
        };
        let by_name = |section: &SectionSource| {
            section.heading.as_deref().is_some_and(|heading| {
                equal.iter().any(|name| fold(name) == heading_words(heading)) || is_experience(heading)
            })
        };
        self.sections().iter().any(|section| section.lines > 0 && (by_kind(section) || by_name(section)))
    }

    /// The sections found in the file; none without a file.
    pub fn sections(&self) -> &'a [SectionSource] {
        self.details().map_or(&[], |details| &details.sections)
    }

    /// What the file's reader said about its parse.
    pub fn details(&self) -> Option<&'a Details> {
        self.input.file.map(|file| file.details)
    }

    /// All statements: lines of descriptions of jobs, then of projects.
    pub fn statements(&self) -> impl Iterator<Item = &crate::entry::Statement> {
        self.jobs.iter().chain(&self.projects).flat_map(|entry| &entry.statements)
    }

    /// The text of the document a reader sees, or that of the resume.
    pub fn whole_text(&self) -> String {
        self.view.as_ref().map_or_else(|| resume_text(&self.resume), |view| view.visible.clone())
    }

    /// A field as evidence, with the place it was read from when that is known.
    pub fn field(&self, path: &str, words: &str) -> Evidence {
        let source = self.source_of(path, words);
        Evidence {
            page: source.and_then(|source| source.page),
            bbox: source.and_then(|source| source.bbox),
            field: Some(path.to_owned()),
            text: text::quote(words),
        }
    }

    /// The source of a field. After a review the entries may stand elsewhere, so the words decide.
    fn source_of(&self, path: &str, words: &str) -> Option<&'a FieldSource> {
        let wanted = compact(words);
        if wanted.is_empty() {
            return None;
        }
        let fields = &self.details()?.fields;
        let holds = |source: &&FieldSource| compact(&source.text).contains(&wanted);
        fields.iter().filter(|source| source.path == path).find(holds).or_else(|| {
            let last = path.rsplit('.').next();
            fields.iter().filter(|source| source.path.rsplit('.').next() == last).find(holds)
        })
    }

    /// Words as evidence: the line of the document they stand in, else the words alone.
    pub fn view_or_text(&self, words: &str) -> Evidence {
        let line = self.view.as_ref().and_then(|view| view.line_with(words));
        let bare = || Evidence { text: text::quote(words), ..Evidence::default() };
        line.map_or_else(bare, |line| Evidence { text: text::quote(words), ..line.evidence() })
    }

    /// Whether the owner dismissed this finding.
    pub fn is_dismissed(&self, rule: &str, words: &str) -> bool {
        let wanted = fold(&text::quote(words));
        self.input.dismissed.iter().any(|item| item.rule == rule && fold(&text::quote(&item.text)) == wanted)
    }
}

/// A heading without its marks, folded.
pub(crate) fn heading_words(heading: &str) -> String {
    fold(heading).replace(" & ", " and ").trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// A resume without what stands in hidden text of its file alone.
///
/// Hand the result to [`crate::match_job`], so that words nobody sees answer no advertisement.
pub fn visible(resume: &ParsedResume, document: &vitae_model::Document) -> ParsedResume {
    without_hidden(resume, &View::new(document))
}

/// Text that nobody sees counts nowhere.
fn without_hidden(resume: &ParsedResume, view: &View) -> ParsedResume {
    let mut resume = resume.clone();
    if view.hidden.is_empty() {
        return resume;
    }
    resume.skills.retain(|skill| !view.only_hides(skill));
    for entry in &mut resume.experience {
        drop_hidden_lines(&mut entry.description, view);
    }
    for entry in &mut resume.projects {
        drop_hidden_lines(&mut entry.description, view);
        entry.technologies.retain(|name| !view.only_hides(name));
    }
    resume.summary = resume.summary.filter(|summary| !view.only_hides(summary));
    resume
}

fn drop_hidden_lines(description: &mut String, view: &View) {
    let kept: Vec<&str> = description.lines().filter(|line| !view.only_hides(line)).collect();
    *description = kept.join("\n");
}

/// All text of a resume, a field a line.
pub(crate) fn resume_text(resume: &ParsedResume) -> String {
    let mut lines: Vec<&str> = vec![&resume.name, &resume.email];
    lines.extend([&resume.phone, &resume.location, &resume.summary].into_iter().flatten().map(String::as_str));
    for job in &resume.experience {
        lines.extend([&job.position, &job.company, &job.duration, &job.description].map(String::as_str));
    }
    for school in &resume.education {
        lines.extend([&school.institution, &school.degree, &school.field, &school.graduation_year].map(String::as_str));
    }
    for certificate in &resume.certifications {
        lines.extend([&certificate.name, &certificate.issuer, &certificate.date].map(String::as_str));
    }
    for achievement in &resume.achievements {
        lines.extend([&achievement.title, &achievement.description, &achievement.date].map(String::as_str));
    }
    for project in &resume.projects {
        lines.extend([&project.name, &project.description, &project.duration].map(String::as_str));
        lines.extend(project.technologies.iter().map(String::as_str));
    }
    lines.extend(resume.skills.iter().map(String::as_str));
    lines.retain(|line| !line.trim().is_empty());
    lines.join("\n")
}

/// The lines of everything that shows skills in use: jobs, projects, certificates, education, awards and further sections.
pub(crate) fn lines_in_use(resume: &ParsedResume) -> Vec<&str> {
    let mut lines: Vec<&str> = Vec::new();
    for job in &resume.experience {
        lines.extend([job.position.as_str(), &job.description]);
    }
    for project in &resume.projects {
        lines.extend([project.name.as_str(), &project.description]);
        lines.extend(project.technologies.iter().map(String::as_str));
    }
    lines.extend(resume.certifications.iter().map(|certificate| certificate.name.as_str()));
    for school in &resume.education {
        lines.extend([school.degree.as_str(), &school.field]);
        lines.extend(school.courses.iter().map(String::as_str));
    }
    for award in &resume.achievements {
        lines.extend([award.title.as_str(), &award.description]);
    }
    for item in resume.additional.iter().flat_map(|section| &section.items) {
        lines.extend([item.title.as_str(), &item.subtitle, &item.description]);
    }
    lines
}
