//! What a source does not say in so many words, read from its title, department and place.

use serde::Deserialize;
use std::sync::LazyLock;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

/// The words of a text in lower case, each between blanks.
fn words(text: &str) -> String {
    let plain: String =
        text.to_lowercase().chars().map(|c| if c.is_alphanumeric() || c == '&' { c } else { ' ' }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn names_any(words: &str, terms: &[impl AsRef<str>]) -> bool {
    terms.iter().any(|term| words.contains(&format!(" {} ", term.as_ref())))
}

/// Words for the levels, in English and German, in the order in which they decide: an intern of a director is an intern.
const LEVELS: [(ExperienceLevel, &[&str]); 4] = [
    (
        ExperienceLevel::Entry,
        &[
            "intern",
            "internship",
            "trainee",
            "apprentice",
            "apprenticeship",
            "working student",
            "werkstudent",
            "werkstudentin",
            "praktikum",
            "praktikant",
            "praktikantin",
            "ausbildung",
            "azubi",
            "auszubildende",
            "auszubildender",
        ],
    ),
    (
        ExperienceLevel::Executive,
        &[
            "head of",
            "director",
            "vp",
            "svp",
            "evp",
            "vice president",
            "chief",
            "ceo",
            "cto",
            "cfo",
            "coo",
            "cmo",
            "president",
            "geschäftsführer",
            "geschäftsführerin",
            "geschäftsführung",
            "geschäftsleitung",
            "vorstand",
            "direktor",
            "direktorin",
        ],
    ),
    (
        ExperienceLevel::Entry,
        &[
            "junior",
            "jr",
            "entry level",
            "graduate",
            "entry",
            "berufseinsteiger",
            "berufseinsteigerin",
            "berufseinstieg",
            "berufsanfänger",
            "berufsanfängerin",
            "quereinsteiger",
            "quereinsteigerin",
            "einsteiger",
            "absolvent",
            "absolventin",
        ],
    ),
    (
        ExperienceLevel::Senior,
        &[
            "senior",
            "sr",
            "principal",
            "staff engineer",
            "staff software",
            "staff scientist",
            "staff designer",
            "lead",
            "leiter",
            "leiterin",
            "leitung",
            "leitende",
            "leitender",
            "teamleiter",
            "teamleiterin",
            "teamleitung",
            "abteilungsleiter",
            "abteilungsleiterin",
            "abteilungsleitung",
        ],
    ),
];

/// Further words where a source states a level and nothing else.
const STATED_LEVELS: [(ExperienceLevel, &[&str]); 4] = [
    (
        ExperienceLevel::Entry,
        &["ohne berufserfahrung", "keine berufserfahrung", "student", "studentin", "no experience", "beginner"],
    ),
    (ExperienceLevel::Executive, &["executive", "führungskraft", "c level"]),
    (ExperienceLevel::Senior, &["expert", "experte", "expertin", "mehrjährige berufserfahrung"]),
    (
        ExperienceLevel::Mid,
        &[
            "mid",
            "mid level",
            "intermediate",
            "professional",
            "experienced",
            "fachkraft",
            "berufserfahren",
            "berufserfahrene",
            "berufserfahrung",
        ],
    ),
];

/// Words in front of which a level is somebody else's: an assistant to the director.
const OF_ANOTHER: &[&str] =
    &["assistant to ", "assistenz der ", "assistenz des ", "assistent der ", "assistentin der ", "sekretariat"];

/// Most words of a level that is stated; more are a sentence about experience.
const MAX_LEVEL_WORDS: usize = 4;

/// The level that a source states, else the one that a title names; mid-level where neither does.
pub fn level(stated: &str, title: &str) -> ExperienceLevel {
    let words = words(stated);
    let by_words = || {
        let is_short = words.split_whitespace().count() <= MAX_LEVEL_WORDS;
        is_short.then(|| named_first(&LEVELS, &words).or_else(|| named_first(&STATED_LEVELS, &words))).flatten()
    };
    ExperienceLevel::named(stated).or_else(by_words).or_else(|| title_level(title)).unwrap_or(ExperienceLevel::Mid)
}

fn title_level(title: &str) -> Option<ExperienceLevel> {
    let words = words(title).replace(" lead generation ", " ").replace(" lead gen ", " ");
    let own = OF_ANOTHER.iter().find_map(|other| words.split_once(other)).map_or(words.as_str(), |(own, _)| own);
    named_first(&LEVELS, own)
}

/// The first value one of whose words occurs.
fn named_first<T: Copy>(table: &[(T, &[&str])], words: &str) -> Option<T> {
    table.iter().find(|(_, terms)| names_any(words, terms)).map(|(value, _)| *value)
}

/// Words in titles for kinds of employment, in English and German, in the order in which they decide.
const EMPLOYMENTS: [(EmploymentType, &[&str]); 4] = [
    (
        EmploymentType::Internship,
        &[
            "intern",
            "internship",
            "working student",
            "werkstudent",
            "werkstudentin",
            "praktikum",
            "praktikant",
            "praktikantin",
            "ausbildung",
            "azubi",
            "auszubildende",
            "auszubildender",
        ],
    ),
    (EmploymentType::Freelance, &["freelance", "freelancer", "freiberufler", "freiberuflerin", "freiberuflich"]),
    (EmploymentType::PartTime, &["part time", "teilzeit", "teilzeitkraft", "minijob", "minijobber", "aushilfe"]),
    (EmploymentType::Contract, &["contract", "contractor", "temporary", "fixed term", "befristet", "zeitarbeit"]),
];

/// The kind of employment that a source states, or that a title names.
pub fn employment(stated: &[String], title: &str) -> EmploymentType {
    let stated = stated.iter().find_map(|text| stated_employment(text));
    stated.or_else(|| named_first(&EMPLOYMENTS, &words(title))).unwrap_or(EmploymentType::FullTime)
}

/// Parts of words for kinds of employment, in letters alone, in the order in which they decide.
const STATED_EMPLOYMENTS: [(EmploymentType, &[&str]); 5] = [
    (
        EmploymentType::Internship,
        &[
            "intern",
            "apprentice",
            "trainee",
            "workingstudent",
            "werkstudent",
            "praktik",
            "ausbildung",
            "azubi",
            "auszubildend",
            "volontariat",
        ],
    ),
    (
        EmploymentType::Freelance,
        &["freelance", "selfemployed", "freiberuf", "freiemitarbeit", "selbstständig", "selbständig"],
    ),
    (EmploymentType::PartTime, &["parttime", "teilzeit", "minijob", "geringfügig", "aushilf", "nebenjob"]),
    (
        EmploymentType::Contract,
        &[
            "contract",
            "temporary",
            "fixedterm",
            "seasonal",
            "perdiem",
            "befrist",
            "zeitarbeit",
            "zeitvertrag",
            "leiharbeit",
            "arbeitnehmerüberlassung",
            "saison",
        ],
    ),
    (EmploymentType::FullTime, &["fulltime", "permanent", "regular", "vollzeit", "festanstellung", "festangestellt"]),
];

fn stated_employment(text: &str) -> Option<EmploymentType> {
    let letters: String = text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
    // These hold words that mean something else.
    let letters = letters.replace("unbefrist", "permanent ").replace("international", "").replace("internal", "");
    let has = |terms: &[&str]| terms.iter().any(|term| letters.contains(term));
    let named = STATED_EMPLOYMENTS.iter().find(|(_, terms)| has(terms)).map(|(kind, _)| *kind);
    named.or_else(|| (letters == "temp").then_some(EmploymentType::Contract))
}

/// Words of departments and titles, in the order in which they decide: a sales engineer sells.
const CATEGORIES: [(JobCategory, &[&str]); 8] = [
    (
        JobCategory::Hr,
        &[
            "human resources",
            "hr",
            "people",
            "people operations",
            "people ops",
            "talent",
            "talent acquisition",
            "recruiter",
            "recruiting",
            "recruitment",
        ],
    ),
    (
        JobCategory::Finance,
        &[
            "finance",
            "financial",
            "accounting",
            "accountant",
            "accounts payable",
            "bookkeeper",
            "payroll",
            "treasury",
            "audit",
            "auditor",
            "tax",
            "fp&a",
            "controller",
            "controlling",
        ],
    ),
    (JobCategory::Product, &["product", "product manager", "product management", "product owner"]),
    (
        JobCategory::Sales,
        &[
            "sales",
            "account executive",
            "account manager",
            "business development",
            "sdr",
            "bdr",
            "go to market",
            "partnerships",
            "solutions engineer",
        ],
    ),
    (
        JobCategory::Marketing,
        &[
            "marketing",
            "marketer",
            "seo",
            "brand",
            "growth",
            "communications",
            "copywriter",
            "social media",
            "pr",
            "content strategist",
            "content writer",
        ],
    ),
    (JobCategory::Design, &["design", "designer", "ux", "ui", "illustrator", "art director"]),
    (
        JobCategory::Tech,
        &[
            "engineering",
            "engineer",
            "developer",
            "software",
            "data",
            "devops",
            "sre",
            "information technology",
            "it",
            "infrastructure",
            "machine learning",
            "security engineer",
            "qa",
            "programmer",
            "technology",
            "r&d",
            "research",
            "frontend",
            "backend",
            "full stack",
            "web",
            "cloud",
            "ai",
            "hardware",
            "systems administrator",
        ],
    ),
    (
        JobCategory::Operations,
        &[
            "operations",
            "logistics",
            "supply chain",
            "warehouse",
            "procurement",
            "purchasing",
            "facilities",
            "office manager",
            "fulfillment",
            "dispatcher",
            "operations manager",
            "production manager",
        ],
    ),
];

/// Words that decide against what "engineer", "product" and the like would say.
const ELSEWHERE: &[&str] = &[
    "civil engineer",
    "chemical engineer",
    "building engineer",
    "maintenance engineer",
    "service engineer",
    "interior designer",
    "landscape designer",
    "data entry",
    "security guard",
];

/// The part of an organisation, from its department when that says one, else from the title.
pub fn category(stated: &str, department: &str, title: &str) -> JobCategory {
    let title = words(title);
    JobCategory::named(stated)
        .or_else(|| from_words(&words(department)))
        .or_else(|| if names_any(&title, ELSEWHERE) { None } else { from_words(&title) })
        .unwrap_or(JobCategory::Other)
}

fn from_words(words: &str) -> Option<JobCategory> {
    // "Product design" and "Product marketing" are named by their second word.
    let is_product = !names_any(
        words,
        &["product design", "product designer", "product marketing", "product engineer", "product engineering"],
    );
    CATEGORIES
        .iter()
        .filter(|(category, _)| is_product || *category != JobCategory::Product)
        .find(|(_, terms)| names_any(words, terms))
        .map(|(category, _)| *category)
}

/// Where the work is done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Workplace {
    /// Can be done from anywhere.
    pub remote: bool,
    /// Partly at the company's place.
    pub hybrid: bool,
    /// At the company's place.
    pub onsite: bool,
}

/// Words for the kinds of workplace, in the languages of `data/workplace.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// Towns that are called like a kind of workplace.
    towns: Vec<String>,
    named: Kinds,
    said: Kinds,
    alone: Kinds,
    denied: Kinds,
    days: Days,
}

/// Words for each kind.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Kinds {
    remote: Vec<String>,
    hybrid: Vec<String>,
    onsite: Vec<String>,
    /// What stands behind a word that is not about the place of work.
    things: Vec<String>,
}

/// Words of `3 days a week in our office`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Days {
    day: Vec<String>,
    some: Vec<String>,
    all: Vec<String>,
    office: Vec<String>,
}

static WORDS: LazyLock<Words> =
    LazyLock::new(|| toml::from_str(include_str!("../data/workplace.toml")).expect("the words are whole"));

/// The workplace that a text names.
pub fn workplace(text: &str) -> Workplace {
    let (words, named) = (words(text), &WORDS.named);
    Workplace {
        remote: names_any(&words, &named.remote),
        hybrid: names_any(&words, &named.hybrid),
        onsite: names_any(&words, &named.onsite),
    }
}

/// Whether a text names a kind of workplace and nothing else: `Work from home`.
pub fn is_workplace_alone(text: &str) -> bool {
    let (words, named) = (words(text), &WORDS.named);
    [&named.remote, &named.hybrid, &named.onsite].into_iter().flatten().any(|term| words.trim() == term)
}

/// Whether a place is a town that is called like a kind of workplace: `Remote, OR`.
pub fn is_town(place: &str) -> bool {
    let words = words(place);
    WORDS.towns.iter().any(|town| words.trim() == town)
}

/// The workplace after what a description says against it: `100% on-site`, `this role does not offer remote work`, or words
/// for on-site work where nothing is said of working elsewhere.
pub fn denied(said: Workplace, description: &str) -> Workplace {
    let text = without(&words(description), WORDS.towns.iter().filter(|town| !town.ends_with(" or")));
    let is_denied = names_any(&text, &WORDS.denied.remote);
    let is_alone = names_any(&text, &WORDS.alone.onsite);
    let is_elsewhere = says_elsewhere(&text);
    let days = days_in_office(&text).filter(|_| !is_elsewhere);
    if !is_alone && !is_denied && days.is_none() && (is_elsewhere || !says_onsite(&text)) {
        return said;
    }
    let is_hybrid = said.hybrid && (!is_alone || names_any(&text, &WORDS.named.hybrid)) || days == Some(OfDays::Some);
    let hybrid = is_hybrid && !names_any(&text, &WORDS.denied.hybrid);
    Workplace { remote: false, hybrid, onsite: !hybrid || said.onsite }
}

/// Whether a description says that work can be done elsewhere, all of it or a part; what it denies does not count.
fn says_elsewhere(text: &str) -> bool {
    let kept = without(text, WORDS.denied.remote.iter().chain(&WORDS.denied.hybrid));
    [&WORDS.named.remote, &WORDS.said.remote, &WORDS.named.hybrid].into_iter().any(|terms| names_any(&kept, terms))
}

/// Whether a description says that work is done at the company's place; its gym is no work.
fn says_onsite(text: &str) -> bool {
    let is_thing = |behind: &str| {
        let next = behind.split_whitespace().next();
        next.is_some_and(|word| WORDS.said.things.iter().any(|thing| thing == word))
    };
    WORDS.said.onsite.iter().any(|term| text.split(&format!(" {term} ")).skip(1).any(|behind| !is_thing(behind)))
}

/// How many days of a week are spent in the office.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OfDays {
    Some,
    All,
}

/// Words before and behind a number of days among which the office stands.
const DAYS_BEFORE: usize = 4;
const DAYS_BEHIND: usize = 7;

fn days_in_office(text: &str) -> Option<OfDays> {
    let all: Vec<&str> = text.split_whitespace().collect();
    let is_in = |terms: &[String], word: &str| terms.iter().any(|term| term == word);
    let days = &WORDS.days;
    (1..all.len()).filter(|&at| is_in(&days.day, all[at])).find_map(|at| {
        let number = all[at - 1];
        let of = is_in(&days.some, number).then_some(OfDays::Some);
        let of = of.or_else(|| is_in(&days.all, number).then_some(OfDays::All))?;
        let near = &all[at.saturating_sub(DAYS_BEFORE)..all.len().min(at + DAYS_BEHIND)];
        let near = format!(" {} ", near.join(" "));
        (names_any(&near, &days.office) || says_onsite(&near)).then_some(of)
    })
}

/// The words of a text without some of them.
fn without<'t>(text: &str, terms: impl Iterator<Item = &'t String>) -> String {
    terms.fold(text.to_owned(), |text, term| text.replace(&format!(" {term} "), " | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stand_in_titles() {
        for (title, expected) in [
            ("Senior Nurse", ExperienceLevel::Senior),
            ("Sr. Backend Engineer", ExperienceLevel::Senior),
            ("Tech Lead", ExperienceLevel::Senior),
            ("Lead Generation Specialist", ExperienceLevel::Mid),
            ("Staff Software Engineer", ExperienceLevel::Senior),
            ("Staff Nurse", ExperienceLevel::Mid),
            ("Junior Developer", ExperienceLevel::Entry),
            ("Marketing Intern", ExperienceLevel::Entry),
            ("Internal Auditor", ExperienceLevel::Mid),
            ("Intern, Office of the Director", ExperienceLevel::Entry),
            ("VP, Sales", ExperienceLevel::Executive),
            ("Head of Design", ExperienceLevel::Executive),
            ("Head Nurse", ExperienceLevel::Mid),
            ("Chief of Staff", ExperienceLevel::Executive),
            ("Electrician", ExperienceLevel::Mid),
        ] {
            assert_eq!(level("", title), expected, "{title}");
        }
    }

    #[test]
    fn levels_are_stated_or_named_in_german_too() {
        for (stated, title, expected) in [
            ("Berufseinsteiger", "", ExperienceLevel::Entry),
            ("Ohne Berufserfahrung", "", ExperienceLevel::Entry),
            ("Mit Berufserfahrung", "Junior Koch", ExperienceLevel::Mid),
            ("Führungskraft", "", ExperienceLevel::Executive),
            ("Junior", "Senior Koch", ExperienceLevel::Entry),
            ("senior", "", ExperienceLevel::Senior),
            ("Senior Professional", "", ExperienceLevel::Senior),
            ("Experienced", "", ExperienceLevel::Mid),
            ("You report to a senior director of the ward", "Koch", ExperienceLevel::Mid),
            ("", "Praktikant*in Küche", ExperienceLevel::Entry),
            ("", "Ausbildung zur Köchin", ExperienceLevel::Entry),
            ("", "Leiter (m/w/d) Einkauf", ExperienceLevel::Senior),
            ("", "Geschäftsführerin", ExperienceLevel::Executive),
            ("", "Assistenz der Geschäftsführung", ExperienceLevel::Mid),
            ("", "Senior Assistant to the CEO", ExperienceLevel::Senior),
            ("", "Elektrikerin", ExperienceLevel::Mid),
        ] {
            assert_eq!(level(stated, title), expected, "{stated} / {title}");
        }
    }

    #[test]
    fn employment_is_stated_or_named() {
        for (stated, title, expected) in [
            ("FULL_TIME", "Intern", EmploymentType::FullTime),
            ("Full-time", "", EmploymentType::FullTime),
            ("PartTime", "", EmploymentType::PartTime),
            ("Fixed-term (12 months)", "", EmploymentType::Contract),
            ("CONTRACTOR", "", EmploymentType::Contract),
            ("Temporary", "", EmploymentType::Contract),
            ("Intern", "", EmploymentType::Internship),
            ("OTHER", "Design Internship", EmploymentType::Internship),
            ("", "Freelance Translator", EmploymentType::Freelance),
            ("", "Nurse (part-time)", EmploymentType::PartTime),
            ("International", "Nurse", EmploymentType::FullTime),
            ("Teilzeit", "", EmploymentType::PartTime),
            ("Vollzeit", "Praktikum", EmploymentType::FullTime),
            ("Voll- / Teilzeit", "", EmploymentType::PartTime),
            ("Vollzeit, unbefristet", "", EmploymentType::FullTime),
            ("Befristet", "", EmploymentType::Contract),
            ("Zeitarbeit", "", EmploymentType::Contract),
            ("Minijob", "", EmploymentType::PartTime),
            ("Geringfügige Beschäftigung", "", EmploymentType::PartTime),
            ("Werkstudententätigkeit", "", EmploymentType::Internship),
            ("Praktikum", "", EmploymentType::Internship),
            ("Freie Mitarbeit", "", EmploymentType::Freelance),
            ("Festanstellung", "", EmploymentType::FullTime),
            ("", "Koch (m/w/d) in Teilzeit", EmploymentType::PartTime),
            ("", "Praktikantin Vertrieb", EmploymentType::Internship),
        ] {
            assert_eq!(employment(&[stated.to_owned()], title), expected, "{stated} {title}");
        }
    }

    #[test]
    fn categories_follow_departments_then_titles() {
        for (department, title, expected) in [
            ("Engineering", "Designer of bridges", JobCategory::Tech),
            ("People", "Coordinator", JobCategory::Hr),
            ("Product Design", "Someone", JobCategory::Design),
            ("Product", "Analyst", JobCategory::Product),
            ("G&A", "Payroll Specialist", JobCategory::Finance),
            ("", "Sales Engineer", JobCategory::Sales),
            ("", "Product Marketing Manager", JobCategory::Marketing),
            ("", "Warehouse Supervisor", JobCategory::Operations),
            ("", "Data Entry Clerk", JobCategory::Other),
            ("", "Civil Engineer", JobCategory::Other),
            ("", "Nurse", JobCategory::Other),
            ("", "Backend Developer (Rust)", JobCategory::Tech),
        ] {
            assert_eq!(category("", department, title), expected, "{department} / {title}");
        }
        assert_eq!(category("Finance", "Engineering", ""), JobCategory::Finance);
    }

    #[test]
    fn workplaces_are_named() {
        let place = |remote, hybrid, onsite| Workplace { remote, hybrid, onsite };
        for (text, expected) in [
            ("Remote - US", place(true, false, false)),
            ("Berlin (hybrid)", place(false, true, false)),
            ("on-site", place(false, false, true)),
            ("Leeds", place(false, false, false)),
            ("Remotely Village", place(true, false, false)),
            ("Madrid (presencial)", place(false, false, true)),
            ("Teletrabajo", place(true, false, false)),
            ("Lyon, hybride", place(false, true, false)),
        ] {
            assert_eq!(workplace(text), expected, "{text}");
        }
    }

    #[test]
    fn a_description_may_deny_the_workplace() {
        let place = |remote, hybrid, onsite| Workplace { remote, hybrid, onsite };
        let (remote, hybrid) = (place(true, false, false), place(false, true, false));
        let onsite = place(false, false, true);
        for (said, text, expected) in [
            (remote, "This position is 100% on-site. It does not offer remote or hybrid work.", onsite),
            (remote, "This is not a remote role.", onsite),
            (remote, "Remote work is not possible.", onsite),
            (remote, "Fully on-site in Leeds", onsite),
            (remote, "Kein Homeoffice möglich, Arbeit vor Ort", onsite),
            (hybrid, "We do not offer remote or hybrid work.", onsite),
            (hybrid, "Three days in the office; this is not a remote role.", hybrid),
            (remote, "Remote work is not required.", remote),
            (remote, "Our team works on site and from home.", remote),
            (remote, "No remote experience needed.", remote),
            (remote, "Onsite 5 days a week in our Boston office.", onsite),
            (remote, "5 days in office", onsite),
            (remote, "3 days a week in our office", hybrid),
            (remote, "Drei Tage pro Woche im Büro", hybrid),
            (remote, "Trabajo presencial. Requisitos: Grado en Enfermería.", onsite),
            (remote, "Poste basé à Lyon, sur site.", onsite),
            (remote, "Lavoro in sede a Torino", onsite),
            (remote, "Je werkt op kantoor in Utrecht", onsite),
            (remote, "Trabalho presencial em Lisboa, sem teletrabalho", onsite),
            (remote, "Arbeit vor Ort in Berlin", onsite),
            (remote, "Work in the office in Remote, Oregon, on-site.", onsite),
            (remote, "Presencial o teletrabajo, como prefieras", remote),
            (remote, "Sur site ou en télétravail", remote),
            (remote, "Our on-site gym is great.", remote),
            (remote, "Our on-site gym is great. You can work fully remotely.", remote),
            (remote, "You are good in Office 365.", remote),
            (hybrid, "You work on site with our customers.", hybrid),
            (place(false, false, false), "Trabajo presencial", onsite),
            (place(false, false, false), "Work in our kitchen.", place(false, false, false)),
        ] {
            assert_eq!(denied(said, text), expected, "{text}");
        }
    }
}
