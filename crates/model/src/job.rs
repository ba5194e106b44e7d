//! A job on the board: what its author writes, the values to choose from, and the rules of section 5 on both.

use crate::check::{Problem, is_web_address};
use crate::visible::{is_blank, visible};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use url::Url;

/// Longest title, name of a company, place, salary range and education level, in characters: a line on a card.
pub const MAX_LINE_CHARS: usize = 200;

/// Longest overview and description, in characters; advertisements of twice the usual length are a third of it.
pub const MAX_TEXT_CHARS: usize = 20_000;

/// Most responsibilities, required and preferred qualifications each.
pub const MAX_ITEMS: usize = 50;

/// Longest responsibility or qualification, in characters.
pub const MAX_ITEM_CHARS: usize = 1_000;

/// Defines an enumeration whose values are written as one text everywhere: on the wire, in the database, on screen.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident, $($(#[$value_about:meta])* $value:ident => $text:tt),+ $(,)?) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum $name {
            $($(#[$value_about])* #[serde(rename = $text)] $value,)+
        }

        impl $name {
            /// All values, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The value as it is written.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }

            /// The value written so, whatever the case of its letters.
            pub fn named(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name().eq_ignore_ascii_case(text.trim()))
            }
        }
    };
}

choices! {
    /// How somebody is employed.
    EmploymentType,
    /// The whole working week.
    FullTime => "Full-time",
    /// Less than the whole working week.
    PartTime => "Part-time",
    /// For a given time.
    Contract => "Contract",
    /// To learn.
    Internship => "Internship",
    /// On one's own account.
    Freelance => "Freelance",
}

choices! {
    /// How much experience is asked for.
    ExperienceLevel,
    /// None or little.
    Entry => "Entry-level",
    /// Some years.
    Mid => "Mid-level",
    /// Many years.
    Senior => "Senior",
    /// Leads an organisation.
    Executive => "Executive",
}

choices! {
    /// The part of an organisation that a job belongs to.
    JobCategory,
    /// Software, hardware, data.
    Tech => "tech",
    /// Sales.
    Sales => "sales",
    /// Marketing.
    Marketing => "marketing",
    /// Design.
    Design => "design",
    /// Product management.
    Product => "product",
    /// Operations.
    Operations => "operations",
    /// Finance.
    Finance => "finance",
    /// Human resources.
    Hr => "hr",
    /// Everything else.
    Other => "other",
}

/// What an applicant should bring.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Requirements {
    /// Qualifications without which nobody is hired.
    pub required: Vec<String>,
    /// Qualifications that help.
    #[serde(default)]
    pub preferred: Vec<String>,
}

/// What the author of a job writes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct JobPosting {
    /// The position.
    pub job_title: String,
    /// Who employs.
    pub company_name: String,
    /// What the company does.
    pub company_overview: String,
    /// Where the work is.
    pub location: String,
    /// How somebody is employed.
    pub employment_type: EmploymentType,
    /// Pay, as the author writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salary_range: Option<String>,
    /// What the job is about.
    pub job_description: String,
    /// What the applicant will do.
    pub responsibilities: Vec<String>,
    /// What the applicant should bring.
    pub requirements: Requirements,
    /// Where to apply: a web address with its scheme.
    pub application_link: String,
    /// The degree asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub education_level: Option<String>,
    /// How much experience is asked for.
    pub experience_level: ExperienceLevel,
    /// The part of the organisation.
    pub category: JobCategory,
    /// Can be done from anywhere.
    #[serde(default)]
    pub is_remote: bool,
    /// Partly at the company's place.
    #[serde(default)]
    pub is_hybrid: bool,
    /// At the company's place.
    #[serde(default)]
    pub is_onsite: bool,
}

/// Reads a job that a user hands in: every rule of section 5.
///
/// Texts are trimmed, empty items dropped, what may be absent is absent when blank, and what has a default gets it.
/// Answers every problem found, not only the first.
pub fn checked(value: &Value) -> Result<JobPosting, Vec<Problem>> {
    let mut form = Form { value, problems: Vec::new() };
    let posting = JobPosting {
        job_title: form.required("jobTitle", MAX_LINE_CHARS, "Job title is required"),
        company_name: form.required("companyName", MAX_LINE_CHARS, "Company name is required"),
        company_overview: form.required("companyOverview", MAX_TEXT_CHARS, "Company overview is required"),
        location: form.required("location", MAX_LINE_CHARS, "Location is required"),
        employment_type: form.choice("employmentType", EmploymentType::FullTime, EmploymentType::named),
        salary_range: form.optional("salaryRange"),
        job_description: form.required("jobDescription", MAX_TEXT_CHARS, "Job description is required"),
        responsibilities: form.items("responsibilities", Some("At least one responsibility is required")),
        requirements: Requirements {
            required: form.items("requirements.required", Some("At least one required qualification is needed")),
            preferred: form.items("requirements.preferred", None),
        },
        application_link: form.link("applicationLink", "Application link is required"),
        education_level: form.optional("educationLevel"),
        experience_level: form.choice("experienceLevel", ExperienceLevel::Entry, ExperienceLevel::named),
        category: form.choice("category", JobCategory::Tech, JobCategory::named),
        is_remote: form.flag("isRemote"),
        is_hybrid: form.flag("isHybrid"),
        is_onsite: form.flag("isOnsite"),
    };
    if form.problems.is_empty() { Ok(posting) } else { Err(form.problems) }
}

/// The raw object, and what is wrong with it so far.
struct Form<'a> {
    value: &'a Value,
    problems: Vec<Problem>,
}

impl Form<'_> {
    fn at(&self, path: &str) -> &Value {
        path.split('.').fold(self.value, |value, key| &value[key])
    }

    fn refuse(&mut self, path: &str, message: impl Into<String>) {
        self.problems.push(Problem { path: path.into(), message: message.into() });
    }

    /// A text that is trimmed; nothing when it is absent or nobody can see it.
    fn text(&mut self, path: &str, at_most: usize) -> Option<String> {
        match self.at(path).clone() {
            Value::Null => None,
            Value::String(text) if is_blank(&text) => None,
            Value::String(text) => {
                let text = without_hidden(&text);
                if text.chars().count() > at_most {
                    self.refuse(path, format!("Use at most {at_most} characters"));
                }
                Some(text)
            }
            _ => {
                self.refuse(path, "This must be text");
                None
            }
        }
    }

    fn required(&mut self, path: &str, at_most: usize, message: &str) -> String {
        let before = self.problems.len();
        self.text(path, at_most).unwrap_or_else(|| {
            if self.problems.len() == before {
                self.refuse(path, message);
            }
            String::new()
        })
    }

    fn optional(&mut self, path: &str) -> Option<String> {
        self.text(path, MAX_LINE_CHARS)
    }

    fn link(&mut self, path: &str, message: &str) -> String {
        let link = self.required(path, crate::limits::MAX_URL_BYTES, message);
        if names_user(&link) {
            self.refuse(path, "Enter a web address without a user name or password");
        } else if !link.is_empty() && !is_application_link(&link) {
            self.refuse(path, "Enter a web address that starts with https:// or http://");
        }
        link
    }

    /// The items of a list that are not blank; with a message, the first one must be there.
    fn items(&mut self, path: &str, first: Option<&str>) -> Vec<String> {
        let list = match self.at(path).clone() {
            Value::Null => Vec::new(),
            Value::Array(list) => list,
            _ => {
                self.refuse(path, "This must be a list");
                return Vec::new();
            }
        };
        if let Some(message) = first
            && list.first().and_then(Value::as_str).is_none_or(is_blank)
        {
            self.refuse(path, message);
        }
        let kept: Vec<String> =
            list.iter().filter_map(Value::as_str).filter(|text| !is_blank(text)).map(without_hidden).collect();
        if kept.len() > MAX_ITEMS {
            self.refuse(path, format!("Use at most {MAX_ITEMS} items"));
        }
        if kept.iter().any(|text| text.chars().count() > MAX_ITEM_CHARS) {
            self.refuse(path, format!("Use at most {MAX_ITEM_CHARS} characters for each item"));
        }
        kept
    }

    fn choice<T: Copy>(&mut self, path: &str, default: T, named: impl Fn(&str) -> Option<T>) -> T {
        match self.at(path) {
            Value::Null => default,
            Value::String(text) => named(text).unwrap_or_else(|| {
                self.refuse(path, "Choose one of the values offered");
                default
            }),
            _ => {
                self.refuse(path, "Choose one of the values offered");
                default
            }
        }
    }

    fn flag(&mut self, path: &str) -> bool {
        match self.at(path) {
            Value::Null => false,
            Value::Bool(flag) => *flag,
            _ => {
                self.refuse(path, "This must be true or false");
                false
            }
        }
    }
}

/// Whether a text is an address that a browser may be sent to: a web page, with its scheme and without a user's name or
/// password, which make `https://bank.example@evil.example` look like another place than it is.
pub fn is_application_link(text: &str) -> bool {
    let start = text.get(..8).unwrap_or(text).to_ascii_lowercase();
    (start.starts_with("https://") || start.starts_with("http://")) && is_web_address(text) && !names_user(text)
}

/// Whether an address holds a user's name or password.
pub fn names_user(address: &str) -> bool {
    Url::parse(address.trim()).is_ok_and(|url| !url.username().is_empty() || url.password().is_some())
}

/// Text without what nobody sees: control characters (PostgreSQL cannot store U+0000), invisible ones and those that turn
/// the direction of writing. Line breaks and tabs stay, blanks around it do not.
fn without_hidden(text: &str) -> String {
    let seen: String = text
        .split_inclusive(['\n', '\t'])
        .flat_map(|part| {
            let end = part.chars().next_back().filter(|last| matches!(last, '\n' | '\t'));
            [visible(part), end.map(String::from).unwrap_or_default()]
        })
        .collect();
    seen.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn complete() -> Value {
        json!({
            "jobTitle": "Nurse", "companyName": "St. Mary's", "companyOverview": "A hospital.", "location": "Leeds",
            "jobDescription": "Care for patients.", "responsibilities": ["Care"], "requirements": {"required": ["Registered nurse"]},
            "applicationLink": "https://example.org/apply"
        })
    }

    fn with(path: &str, value: Value) -> Value {
        let mut job = complete();
        match path.split_once('.') {
            Some((list, key)) => job[list][key] = value,
            None => job[path] = value,
        }
        job
    }

    #[test]
    fn job_44_to_51_each_field_that_is_missing_is_named_with_its_message() {
        for (path, missing, message) in [
            ("jobTitle", json!(" "), "Job title is required"),
            ("companyName", json!(null), "Company name is required"),
            ("companyOverview", json!(""), "Company overview is required"),
            ("location", json!("\u{200b}"), "Location is required"),
            ("jobDescription", json!("\n"), "Job description is required"),
            ("applicationLink", json!(""), "Application link is required"),
            ("responsibilities", json!([]), "At least one responsibility is required"),
            ("responsibilities", json!(["", "Care"]), "At least one responsibility is required"),
            ("requirements.required", json!([" "]), "At least one required qualification is needed"),
            ("requirements.required", json!(null), "At least one required qualification is needed"),
        ] {
            let problems = checked(&with(path, missing)).unwrap_err();
            assert_eq!(problems, [Problem { path: path.into(), message: message.into() }]);
        }
        assert_eq!(checked(&json!({})).unwrap_err().len(), 8, "all at once");
        assert!(checked(&json!("text")).is_err());
    }

    #[test]
    fn job_53_to_60_defaults_and_what_may_be_absent() {
        let posting = checked(&with("requirements.preferred", json!(["", " Latin ", null]))).unwrap();
        assert_eq!(posting.employment_type, EmploymentType::FullTime);
        assert_eq!(posting.experience_level, ExperienceLevel::Entry);
        assert_eq!(posting.category, JobCategory::Tech);
        assert_eq!((posting.salary_range, posting.education_level), (None, None));
        assert_eq!(posting.requirements.preferred, ["Latin"], "JOB-53: empty items are dropped");
        assert!(!posting.is_remote && !posting.is_hybrid && !posting.is_onsite);
    }

    #[test]
    fn job_57_application_links_are_web_addresses_with_a_scheme() {
        for (link, accepted) in [
            ("https://example.org/apply?id=1", true),
            ("HTTP://example.org", true),
            ("example.org/apply", false),
            ("javascript:alert(1)", false),
            ("https://user name.org", false),
            ("data:text/html,x", false),
            ("ftp://example.org", false),
            ("https://localhost", false),
            ("https://user:pw@evil.example/", false),
            ("https://user@evil.example/", false),
            ("https://:pw@evil.example/", false),
            ("https://example.org/@user", true),
        ] {
            assert_eq!(checked(&with("applicationLink", json!(link))).is_ok(), accepted, "{link}");
        }
    }

    #[test]
    fn job_64_to_66_values_and_lengths() {
        assert_eq!(
            (EmploymentType::ALL.len(), ExperienceLevel::ALL.len(), JobCategory::ALL.len()),
            (5, 4, 9),
            "as section 3 lists them"
        );
        assert_eq!(serde_json::to_value(EmploymentType::FullTime).unwrap(), "Full-time");
        assert_eq!(JobCategory::named("HR"), Some(JobCategory::Hr));
        for (path, value) in [
            ("employmentType", json!("Sometimes")),
            ("experienceLevel", json!(3)),
            ("category", json!("Cooking")),
            ("isRemote", json!("yes")),
            ("jobTitle", json!("x".repeat(MAX_LINE_CHARS + 1))),
            ("jobDescription", json!("x".repeat(MAX_TEXT_CHARS + 1))),
            ("responsibilities", json!(vec!["x"; MAX_ITEMS + 1])),
            ("requirements.preferred", json!(["x".repeat(MAX_ITEM_CHARS + 1)])),
            ("responsibilities", json!("Care")),
            ("salaryRange", json!(50_000)),
        ] {
            let problems = checked(&with(path, value)).unwrap_err();
            assert_eq!((problems.len(), problems[0].path.as_str()), (1, path));
        }
    }

    #[test]
    fn a_link_with_a_user_is_refused_with_its_own_message() {
        let problems = checked(&with("applicationLink", json!("https://user:pw@evil.example/"))).unwrap_err();
        assert_eq!(
            (problems.len(), problems[0].message.as_str()),
            (1, "Enter a web address without a user name or password")
        );
    }

    #[test]
    fn hidden_characters_are_dropped_and_line_breaks_stay() {
        for (path, typed, kept) in [
            ("jobDescription", "a\u{0}b\nc\u{1b}", "ab\nc"),
            ("jobDescription", "\u{202e}One\r\n\r\n\tTwo\u{2066}\u{200b}\n", "One\n\n\tTwo"),
            ("jobTitle", "\u{feff} Nu\u{202e}rse\u{200f}", "Nurse"),
            ("companyName", "St.\u{ad} Mary's\u{2069}", "St. Mary's"),
            ("applicationLink", "https://example.org/\u{202e}apply\u{200b}", "https://example.org/apply"),
        ] {
            let posting = serde_json::to_value(checked(&with(path, json!(typed))).unwrap()).unwrap();
            assert_eq!(posting[path], kept, "{typed:?}");
        }
        let items = checked(&with("responsibilities", json!(["\u{202e} Care \u{200b}", "\u{200b}"]))).unwrap();
        assert_eq!(items.responsibilities, ["Care"]);
    }
}
