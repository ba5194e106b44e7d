//! What a source does not say in so many words, read from its title, department and place.

use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

/// The words of a text in lower case, each between blanks.
fn words(text: &str) -> String {
    let plain: String =
        text.to_lowercase().chars().map(|c| if c.is_alphanumeric() || c == '&' { c } else { ' ' }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn names_any(words: &str, terms: &[&str]) -> bool {
    terms.iter().any(|term| words.contains(&format!(" {term} ")))
}

/// The level that a title names; mid-level where it names none.
pub fn level(title: &str) -> ExperienceLevel {
    let words = words(title);
    let any = |terms: &[&str]| names_any(&words, terms);
    if any(&["intern", "internship", "trainee", "apprentice", "apprenticeship", "working student", "werkstudent"]) {
        ExperienceLevel::Entry
    } else if any(&[
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
    ]) {
        ExperienceLevel::Executive
    } else if any(&["junior", "jr", "entry level", "graduate", "entry"]) {
        ExperienceLevel::Entry
    } else if any(&[
        "senior",
        "sr",
        "principal",
        "staff engineer",
        "staff software",
        "staff scientist",
        "staff designer",
    ]) || any(&["lead"]) && !any(&["lead generation", "lead gen"])
    {
        ExperienceLevel::Senior
    } else {
        ExperienceLevel::Mid
    }
}

/// The kind of employment that a source states, or that a title names.
pub fn employment(stated: &[String], title: &str) -> EmploymentType {
    let stated = stated.iter().find_map(|text| stated_employment(text));
    let words = words(title);
    let from_title = || {
        let any = |terms: &[&str]| names_any(&words, terms);
        if any(&["intern", "internship", "working student", "werkstudent"]) {
            EmploymentType::Internship
        } else if any(&["freelance", "freelancer"]) {
            EmploymentType::Freelance
        } else if any(&["part time"]) {
            EmploymentType::PartTime
        } else if any(&["contract", "contractor", "temporary", "fixed term"]) {
            EmploymentType::Contract
        } else {
            EmploymentType::FullTime
        }
    };
    stated.unwrap_or_else(from_title)
}

fn stated_employment(text: &str) -> Option<EmploymentType> {
    let letters: String = text.to_lowercase().chars().filter(char::is_ascii_alphabetic).collect();
    let has = |terms: &[&str]| terms.iter().any(|term| letters.contains(term));
    if has(&["intern", "apprentice", "trainee", "workingstudent"]) && !has(&["international", "internal"]) {
        Some(EmploymentType::Internship)
    } else if has(&["freelance", "selfemployed"]) {
        Some(EmploymentType::Freelance)
    } else if has(&["parttime"]) {
        Some(EmploymentType::PartTime)
    } else if has(&["contract", "temporary", "fixedterm", "seasonal", "perdiem"]) || letters == "temp" {
        Some(EmploymentType::Contract)
    } else if has(&["fulltime", "permanent", "regular"]) {
        Some(EmploymentType::FullTime)
    } else {
        None
    }
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

/// The workplace that a text names.
pub fn workplace(text: &str) -> Workplace {
    let words = words(text);
    Workplace {
        remote: names_any(&words, &["remote", "remotely", "anywhere", "telecommute", "work from home", "home office"]),
        hybrid: names_any(&words, &["hybrid"]),
        onsite: names_any(&words, &["on site", "onsite", "in office", "in person"]),
    }
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
            assert_eq!(level(title), expected, "{title}");
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
        ] {
            assert_eq!(workplace(text), expected, "{text}");
        }
    }
}
