//! What the parser knows about words: the lists in `vocabulary/`, one phrase a line, folded by [`crate::words::fold`].

use crate::words::{fold, is_letter_spaced};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use std::borrow::Cow;
use std::sync::LazyLock;
use vitae_model::source::SectionKind;

/// A list of phrases.
pub(crate) type Phrases = LazyLock<HashSet<&'static str>>;

macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {
        $($(#[$doc])* pub(crate) static $name: Phrases =
            LazyLock::new(|| set(include_str!(concat!("../vocabulary/", $file, ".txt"))));)*

        /// All of them.
        #[cfg(test)]
        const LISTS: &[&Phrases] = &[$(&$name),*];
    };
}

phrases! {
    /// Words before a date that belong to it: `class of`, `graduated`.
    DATE_LEADS = "date-leads";
    /// Verbs that open a statement and do not end in `-ed`.
    VERBS = "statement-verbs";
    /// Names of spoken languages.
    TONGUES = "language-names";
    /// Words of headings that say nothing of what they head.
    HEADING_FILLERS = "heading-fillers";
    /// Words that compounds begin with; a hyphen after one of them stays.
    FIRST_WORDS = "compound-first-words";
    /// Labels before contact items.
    LABELS = "contact-labels";
    /// What stands behind a name and is none of it: `Jr`, `Filho`.
    NAME_SUFFIXES = "name-suffixes";
    /// Words of labels before the person's name.
    NAME_LABELS = "name-labels";
    /// Words of labels before the place where the person lives.
    PLACE_LABELS = "place-labels";
    /// Titles of the document itself.
    DOCUMENT_TITLES = "document-titles";
    /// Labels before a list of tools.
    TOOL_LABELS = "tool-labels";
    /// Places reached in a contest, whole phrases.
    RANKS = "ranks";
    /// Ordinal numbers in words.
    ORDINALS = "rank-ordinals";
    /// What ordinal numbers count: places, prizes.
    RANK_NOUNS = "rank-nouns";
    /// Words of contests.
    CONTESTS = "contest-words";
    /// Endings of the names of hackathons.
    HACKATHONS = "hackathon-words";
    /// Words of prizes and honours.
    AWARDS = "award-words";
    /// Words of bodies that give certificates and awards.
    ISSUERS = "issuer-words";
    /// Words of the names of certificates and courses.
    CERTIFICATES = "certificate-words";
    /// Words before such a body.
    GIVER_LEADS = "giver-leads";
    /// Words before a certificate's number or expiry.
    CREDENTIAL_LABELS = "credential-labels";
    /// Words of texts that do nothing but carry a link.
    LINK_WORDS = "link-words";
    /// Words that open a statement.
    STATEMENT_LEADS = "statement-leads";
    /// Words that begin a line about grades or the like.
    ASIDES = "education-asides";
    /// Degrees; longer forms win over their beginnings.
    DEGREES = "degrees";
    /// Words of schools' names.
    SCHOOLS = "school-words";
    /// Units of lengths of time: years, months, weeks.
    TIME_UNITS = "time-units";
    /// How well somebody knows something.
    LEVELS = "skill-levels";
    /// Words of subjects of study.
    FIELDS = "study-fields";
    /// Words of job titles.
    TITLES = "title-words";
    /// Words of employers' names.
    COMPANIES = "employer-words";
    /// How somebody is employed: `full time`, `contract`.
    EMPLOYMENT = "employment-kinds";
    /// Countries, nations and their short forms.
    COUNTRIES = "countries";
    /// States, provinces and regions by code or name.
    REGIONS = "regions";
    /// Large cities: known without a country behind them.
    CITIES = "cities";
    /// Words of remarks that name no place to live: `US Citizen`, `Updated in Leeds`.
    NO_PLACES = "no-place-words";
    /// Words that stand where a place could: `Remote`.
    PLACE_MODES = "place-modes";
    /// Endings of compounds that name a job.
    TITLE_ENDINGS = "title-endings";
    /// Endings of compounds that name an employer.
    COMPANY_ENDINGS = "employer-endings";
    /// Endings of words that name a school.
    SCHOOL_ENDINGS = "school-endings";
    /// Phrases that name a place of training, or their beginnings.
    TRAINING_CENTRES = "training-centres";
    /// Endings of words that name a subject of study.
    FIELD_ENDINGS = "study-field-endings";
    /// Words before a degree that belong to it.
    DEGREE_MODIFIERS = "degree-modifiers";
    /// Endings of single words that name a degree.
    DEGREE_ENDINGS = "degree-endings";
    /// Words of courses that lead to no degree of a fixed name.
    COURSES = "course-words";
    /// Headings that stand for schooling, or for certificates where schooling has a section of its own.
    TRAININGS = "training-headings";
    /// Labels of spoken languages in a table of skills.
    TONGUE_LABELS = "tongue-labels";
    /// Words that say among whom a place was reached.
    RANK_GROUPS = "rank-groups";
    /// Words that open a distinction within a contest: `Best Newcomer`.
    DISTINCTIONS = "distinction-words";
    /// Words of the first place.
    FIRST_RANKS = "first-ranks";
    /// Words of events in which places are reached; without a place they are prizes, too.
    EVENTS = "event-words";
    /// Words that label a list of several tools without a colon too, and open no name of a tool.
    PLAIN_TOOL_LABELS = "plain-tool-labels";
    /// Words that tell one form of a certificate from another.
    CERTIFICATE_LEVELS = "certificate-levels";
    /// Words before another name of the same employer: `formerly`.
    FORMER_NAMES = "former-name-words";
    /// Words that name a part of an employer.
    UNITS = "employer-units";
    /// Endings of German compounds of bodies that give certificates and prizes.
    ISSUER_ENDINGS = "issuer-endings";
    /// Endings of the names of hosts.
    HOST_ENDINGS = "host-endings";
    /// Labels of grades and averages.
    GRADE_LABELS = "grade-labels";
    /// Distinctions with which a degree was taken, or their first words.
    DISTINCTION_GRADES = "grade-distinctions";
    /// Labels before the courses of a course of study.
    COURSEWORK = "coursework-labels";
    /// Labels before a web address that say no more than that it is one.
    WEBSITE_LABELS = "website-labels";
}

/// Words around the number of a page.
pub(crate) const PAGE_WORDS: &[&str] = &[
    "page", "seite", "pagina", "strona", "sayfa", "side", "sida", "sivu", "of", "von", "de", "sur", "di", "van", "z",
    "af", "av", "the",
];

/// The phrases of a file, in a set that need not grow: they are ten bytes long and more on average.
fn set(file: &'static str) -> HashSet<&'static str> {
    let mut out = HashSet::with_capacity_and_hasher(file.len() / 10, Default::default());
    out.extend(entries(file));
    out
}

/// Headings as people write them, with what they head. Those in other scripts than the Latin are folded here: in some scripts
/// folded words cannot be read.
static HEADINGS: LazyLock<HashMap<Cow<'static, str>, SectionKind>> = LazyLock::new(|| {
    let latin = grouped(include_str!("../vocabulary/headings.txt"), section_kind);
    let other = grouped(include_str!("../vocabulary/headings-other-scripts.txt"), section_kind);
    let mut out: HashMap<Cow<str>, SectionKind> =
        latin.into_iter().map(|(phrase, kind)| (phrase.into(), kind)).collect();
    out.extend(other.into_iter().map(|(phrase, kind)| (fold(phrase).into(), kind)));
    out
});

/// What a label in an education section says of the text behind it, or the head of a column of the text below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StudyLabel {
    Degree,
    School,
    Field,
    Date,
    Place,
    /// A grade, an examining board: none of our fields.
    Other,
}

/// Labels and heads of columns in education sections.
static STUDY_LABELS: LazyLock<HashMap<&'static str, StudyLabel>> = LazyLock::new(|| {
    let label = |name: &str| match name {
        "degree" => StudyLabel::Degree,
        "school" => StudyLabel::School,
        "field" => StudyLabel::Field,
        "date" => StudyLabel::Date,
        "place" => StudyLabel::Place,
        _ => StudyLabel::Other,
    };
    pairs(include_str!("../vocabulary/education-labels.txt")).map(|(phrase, name)| (phrase, label(name))).collect()
});

/// What a folded label in an education section says.
pub(crate) fn study_label(folded: &str) -> Option<StudyLabel> {
    STUDY_LABELS.get(folded).copied()
}

/// What a label says of the text behind it in a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum JobLabel {
    /// `Position held`.
    Position,
    /// `Employer`.
    Company,
    /// `Dates`.
    Duration,
    /// `Main activities`.
    Description,
    /// `Location`.
    Place,
    /// Something else about a job: `Team size`.
    Other,
}

/// Labels before the fields of a job.
static JOB_LABELS: LazyLock<HashMap<&'static str, JobLabel>> = LazyLock::new(|| {
    grouped(include_str!("../vocabulary/job-labels.txt"), |name| match name {
        "position" => JobLabel::Position,
        "company" => JobLabel::Company,
        "duration" => JobLabel::Duration,
        "description" => JobLabel::Description,
        "place" => JobLabel::Place,
        _ => JobLabel::Other,
    })
});

/// What a folded label says of the text behind it.
pub(crate) fn job_label(folded: &str) -> Option<JobLabel> {
    JOB_LABELS.get(folded).copied()
}

/// What a column that only tables have is titled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TableColumn {
    /// Where spans of time begin.
    From,
    /// Where they end.
    To,
    /// What something was made with.
    Tools,
}

/// Titles of columns that only tables have.
static TABLE_COLUMNS: LazyLock<HashMap<&'static str, TableColumn>> = LazyLock::new(|| {
    grouped(include_str!("../vocabulary/table-columns.txt"), |name| match name {
        "from" => TableColumn::From,
        "to" => TableColumn::To,
        _ => TableColumn::Tools,
    })
});

/// What a folded title says of a table's column.
pub(crate) fn table_column(folded: &str) -> Option<TableColumn> {
    TABLE_COLUMNS.get(folded).copied()
}

/// The headings of the profile that LinkedIn saves, folded here: in some scripts folded words cannot be read.
static LINKEDIN_HEADINGS: LazyLock<HashMap<String, SectionKind>> = LazyLock::new(|| {
    let phrases = grouped(include_str!("../vocabulary/linkedin-headings.txt"), section_kind);
    phrases.into_iter().map(|(phrase, kind)| (fold(phrase), kind)).collect()
});

/// What a heading of the profile that LinkedIn saves heads.
pub(crate) fn linkedin_heading(text: &str) -> Option<SectionKind> {
    LINKEDIN_HEADINGS.get(&fold(text)).copied()
}

/// The headings without their blanks, for those that are set `e x p e r i e n c e`.
static SPACED_HEADINGS: LazyLock<HashMap<String, SectionKind>> =
    LazyLock::new(|| HEADINGS.iter().map(|(phrase, kind)| (phrase.replace(' ', ""), *kind)).collect());

/// Words that decide the kind of a heading that is not in the list, in order of weight.
static KEYWORDS: LazyLock<Vec<(&'static str, SectionKind)>> = LazyLock::new(|| {
    pairs(include_str!("../vocabulary/heading-keywords.txt")).map(|(word, kind)| (word, section_kind(kind))).collect()
});

/// Titles of table columns and labels of an item's parts, with what they stand for.
static COLUMNS: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    pairs(include_str!("../vocabulary/record-columns.txt")).map(|(part, title)| (title, part)).collect()
});

/// What a column's title or a label says that the column or the rest of the line holds.
pub(crate) fn column(folded: &str) -> Option<&'static str> {
    COLUMNS.get(folded).copied()
}

/// Where the address of a person's profile begins, without scheme, and what its host is called.
pub(crate) static PROFILES: LazyLock<Vec<(&'static str, &'static str)>> =
    LazyLock::new(|| pairs(include_str!("../vocabulary/profile-addresses.txt")).collect());

fn entries(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The lines of a file of the form `phrase = name`.
fn pairs(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    entries(file).filter_map(|entry| entry.split_once(" = "))
}

/// The phrases of a file below the names of their groups in square brackets; of a phrase that stands twice the first counts.
fn grouped<T: Copy>(file: &'static str, named: impl Fn(&str) -> T) -> HashMap<&'static str, T> {
    let mut out = HashMap::default();
    let mut group = None;
    for entry in entries(file) {
        match (entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')), group) {
            (Some(name), _) => group = Some(named(name)),
            (None, Some(group)) => _ = out.entry(entry).or_insert(group),
            (None, None) => {}
        }
    }
    out
}

/// # Panics
/// When a file in `vocabulary/` names an unknown kind; a test reads them all.
fn section_kind(name: &str) -> SectionKind {
    let kind: Result<_, serde::de::value::Error> = SectionKind::deserialize(name.into_deserializer());
    kind.unwrap_or_else(|_| panic!("no section is {name}"))
}

/// What a heading's words say, folded; `None` when the phrase is not in the vocabulary.
pub(crate) fn heading(folded: &str) -> Option<SectionKind> {
    if is_letter_spaced(folded) {
        return SPACED_HEADINGS.get(&folded.replace(' ', "")).copied();
    }
    // Letters that were moved together are no letters apart any more: `PERSONAL S TAT E M E N T`.
    if folded.split(' ').filter(|word| word.chars().count() == 1).count() >= APART {
        return SPACED_HEADINGS.get(&folded.replace(' ', "")).copied();
    }
    // Wide letter spacing can swallow the space between words.
    HEADINGS.get(folded).or_else(|| SPACED_HEADINGS.get(folded).filter(|_| folded.len() >= 9)).copied()
}

/// So many single letters show that the letters of a heading stood apart.
const APART: usize = 3;

/// What a heading's key words say when the phrase as a whole is not known: the kind that weighs most, and the share of
/// key words among all words but fillers.
pub(crate) fn heading_by_words(folded: &str) -> Option<(SectionKind, f32)> {
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let (_, kind) = KEYWORDS.iter().find(|(key, _)| words.iter().any(|word| is_key(word, key)))?;
    let explained = |word: &str| KEYWORDS.iter().any(|(key, _)| is_key(word, key));
    // `Project Manager` is a job, `Assistant Experience` a heading: the last word decides.
    let ends_in_key = words.last().is_some_and(|word| explained(word));
    if !ends_in_key && words.iter().any(|word| TITLES.contains(word) && !explained(word)) {
        return None;
    }
    let said = words.iter().filter(|word| explained(word)).count();
    let unsaid = words.iter().filter(|word| !explained(word) && !HEADING_FILLERS.contains(**word)).count();
    Some((*kind, said as f32 / (said + unsaid) as f32))
}

/// All kinds that the key words of a heading speak for.
pub(crate) fn heading_kinds(folded: &str) -> Vec<SectionKind> {
    let held = |key: &str| folded.split(' ').any(|word| is_key(word, key));
    KEYWORDS.iter().filter(|(key, _)| held(key)).map(|(_, kind)| *kind).collect()
}

/// Whether a word is a key word; `*` stands for any beginning or end.
fn is_key(word: &str, key: &str) -> bool {
    match (key.strip_prefix('*'), key.strip_suffix('*')) {
        (Some(end), None) => word.ends_with(end),
        (None, Some(start)) => word.starts_with(start),
        _ => word == key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_is_folded_as_texts_are() {
        let phrases = LISTS.iter().flat_map(|list| list.iter().copied());
        let headings = HEADINGS.keys().map(Cow::as_ref).chain(KEYWORDS.iter().map(|(word, _)| word.trim_matches('*')));
        let headings = headings.chain(COLUMNS.keys().copied()).chain(STUDY_LABELS.keys().copied());
        let titles = JOB_LABELS.keys().copied().chain(TABLE_COLUMNS.keys().copied());
        for phrase in phrases.chain(headings).chain(titles) {
            assert_eq!(fold(phrase), phrase);
        }
    }

    #[test]
    fn job_titles_are_no_headings() {
        for text in ["Project Manager", "Proje Yöneticisi", "Education Officer"] {
            assert_eq!(heading_by_words(&fold(text)), None, "{text}");
        }
    }

    #[test]
    fn headings_are_known_in_several_languages() {
        let cases = [
            ("Work History", Some(SectionKind::Experience)),
            ("E X P E R I E N C E", Some(SectionKind::Experience)),
            ("Formación académica", Some(SectionKind::Education)),
            ("Sprachkenntnisse", Some(SectionKind::Languages)),
            ("Ödüller", Some(SectionKind::Achievements)),
            ("Umiejętności", Some(SectionKind::Skills)),
            ("Delovne izkušnje", Some(SectionKind::Experience)),
            ("Vlastné projekty", Some(SectionKind::Projects)),
            ("Täiendkoolitused", Some(SectionKind::Certifications)),
            ("Savanorystė", Some(SectionKind::Volunteering)),
            ("Par mani", Some(SectionKind::Summary)),
            ("Llengües", Some(SectionKind::Languages)),
            ("Suosittelijat", Some(SectionKind::References)),
            ("ΔΕΞΙΟΤΗΤΕΣ", Some(SectionKind::Skills)),
            ("Опыт работы", Some(SectionKind::Experience)),
            ("Освіта", Some(SectionKind::Education)),
            ("Публикации", Some(SectionKind::Publications)),
            ("教 育 背 景", Some(SectionKind::Education)),
            ("プロジェクト", Some(SectionKind::Projects)),
            ("경력 사항", Some(SectionKind::Experience)),
            ("المهارات", Some(SectionKind::Skills)),
            ("תחביבים", Some(SectionKind::Interests)),
            ("संपर्क जानकारी", Some(SectionKind::Contact)),
            ("Acme Ltd", None),
        ];
        for (text, want) in cases {
            assert_eq!(heading(&fold(text)), want, "{text}");
        }
    }
}
