//! The checks of section 5 on a resume that a user, a program or a language model hands in.

use crate::limits::{MAX_ENTRIES, MAX_FIELD_CHARS, MAX_RESUME_BYTES, MAX_URL_BYTES};
use crate::resume::{AdditionalKind, ParsedResume};
use crate::visible::{is_visible, visible};
use serde_json::{Map, Value};
use url::Url;

/// One reason why a resume is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The field, for example `education[0].graduationYear`; empty for the resume as a whole.
    pub path: String,
    /// The sentence for the user.
    pub message: String,
}

impl Problem {
    fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), message: message.into() }
    }
}

/// The lists of a resume: those that the specification names, and our additions.
const LISTS: [&str; 10] = [
    "links",
    "experience",
    "education",
    "skills",
    "projects",
    "certifications",
    "achievements",
    "languages",
    "additional",
    "unplaced",
];

/// The lists of texts inside an entry.
const TEXT_LISTS: [&str; 2] = ["technologies", "courses"];

/// The fields of an entry that are left out when they are blank; `position` only of an achievement.
const OPTIONAL: [&str; 5] = ["url", "startYear", "organization", "grade", "location"];

/// What an achievement may be.
const ACHIEVEMENT_TYPES: [&str; 3] = ["achievement", "competition", "hackathon"];

/// The answers "the document has none" to a required field, of the resume and of a school.
const ANSWERS: [&str; 2] = ["noName", "noEmail"];
const SCHOOL_ANSWER: &str = "noGraduationYear";

/// Reads a resume that a user confirms: every rule of section 5. A required field may be empty when its owner has answered
/// that the document has none.
///
/// Missing lists become empty, `null` entries and blank skills are dropped, texts are trimmed, and name and email lose
/// the characters nobody can see.
/// Answers every problem found, not only the first.
pub fn confirmed(value: &Value) -> Result<ParsedResume, Vec<Problem>> {
    checked(value, |resume, problems| {
        require_contact(resume, problems);
        require_years(resume, problems);
        require_web_addresses(resume, problems);
    })
}

/// Reads a resume that need not be complete: the rules of section 5, except that name, email and years may be empty, as the
/// document may name none, and that links which are no addresses are left out. What is missing is for the review to ask.
pub fn proposed(value: &Value) -> Result<ParsedResume, Vec<Problem>> {
    let mut resume = checked(value, refuse_wrong_years)?;
    drop_wrong_addresses(&mut resume);
    Ok(resume)
}

fn checked(value: &Value, rules: fn(&ParsedResume, &mut Vec<Problem>)) -> Result<ParsedResume, Vec<Problem>> {
    let Value::Object(fields) = value else {
        return Err(vec![Problem::new("", "A resume must be a JSON object.")]);
    };
    let mut problems = Vec::new();
    let tidied = tidy(fields, &mut problems);
    let mut resume: ParsedResume = match serde_json::from_value(Value::Object(tidied)) {
        Ok(resume) => resume,
        Err(_) => {
            if problems.is_empty() {
                problems.push(Problem::new("", "The resume does not have the expected fields."));
            }
            return Err(problems);
        }
    };
    drop_idle_answers(&mut resume);
    rules(&resume, &mut problems);
    refuse_oversize(&resume, &mut problems);
    if problems.is_empty() { Ok(resume) } else { Err(problems) }
}

/// Applies the defaults of section 5 to the raw object and notes what is of the wrong kind.
fn tidy(fields: &Map<String, Value>, problems: &mut Vec<Problem>) -> Map<String, Value> {
    let mut out = Map::new();
    for key in ["name", "email", "phone", "location", "summary"] {
        match fields.get(key) {
            Some(Value::String(text)) => _ = out.insert(key.into(), trimmed_or_null(key, text)),
            Some(Value::Null) | None => {}
            Some(_) => problems.push(Problem::new(key, format!("{key} must be text."))),
        }
    }
    for key in ANSWERS {
        tidy_answer(key, key, fields.get(key).unwrap_or(&Value::Null), &mut out, problems);
    }
    for key in LISTS {
        let entries = match fields.get(key) {
            Some(Value::Array(items)) => tidy_list(key, items, problems),
            Some(Value::Null) | None => Vec::new(),
            Some(_) => {
                problems.push(Problem::new(key, format!("{key} must be an array.")));
                Vec::new()
            }
        };
        out.insert(key.into(), Value::Array(entries));
    }
    out
}

/// An answer is yes, no, or not given.
fn tidy_answer(key: &str, path: &str, value: &Value, out: &mut Map<String, Value>, problems: &mut Vec<Problem>) {
    match value {
        Value::Bool(_) => _ = out.insert(key.into(), value.clone()),
        Value::Null => {}
        _ => problems.push(Problem::new(path, format!("{key} must be true or false."))),
    }
}

/// Name and email stay text when blank, so that the rule about them speaks; the optional ones become `null`.
fn trimmed_or_null(key: &str, text: &str) -> Value {
    if key == "name" || key == "email" {
        return Value::String(visible(text).trim().into());
    }
    let text = text.trim();
    if text.is_empty() { Value::Null } else { Value::String(text.into()) }
}

fn tidy_list(key: &str, items: &[Value], problems: &mut Vec<Problem>) -> Vec<Value> {
    if items.len() > MAX_ENTRIES {
        problems.push(Problem::new(key, format!("{key} has more than {MAX_ENTRIES} entries.")));
    }
    let present = items.iter().filter(|item| !item.is_null());
    if key == "skills" || key == "unplaced" {
        return texts(key, present, problems);
    }
    present.enumerate().filter_map(|(index, item)| tidy_entry(key, index, item, problems)).collect()
}

/// The non-empty strings of a list of strings.
fn texts<'a>(path: &str, items: impl Iterator<Item = &'a Value>, problems: &mut Vec<Problem>) -> Vec<Value> {
    let mut out = Vec::new();
    for (index, item) in items.enumerate() {
        match item.as_str().map(str::trim) {
            Some("") => {}
            Some(text) => out.push(Value::String(text.into())),
            None => problems.push(Problem::new(format!("{path}[{index}]"), format!("{path} must be non-empty text."))),
        }
    }
    out
}

fn tidy_entry(list: &str, index: usize, item: &Value, problems: &mut Vec<Problem>) -> Option<Value> {
    let path = format!("{list}[{index}]");
    let Value::Object(fields) = item else {
        problems.push(Problem::new(path, format!("Each entry in {list} must be an object.")));
        return None;
    };
    let mut out = Map::new();
    for (key, value) in fields {
        match value {
            Value::Null => {}
            _ if list == "education" && key == SCHOOL_ANSWER => {
                tidy_answer(key, &format!("{path}.{key}"), value, &mut out, problems);
            }
            Value::Array(items) if TEXT_LISTS.contains(&key.as_str()) => {
                let items = items.iter().filter(|item| !item.is_null());
                out.insert(key.clone(), Value::Array(texts(&format!("{path}.{key}"), items, problems)));
            }
            Value::Array(items) if list == "additional" && key == "items" => {
                out.insert(key.clone(), Value::Array(tidy_list(&format!("{path}.items"), items, problems)));
            }
            _ if TEXT_LISTS.contains(&key.as_str()) || key == "items" => {
                problems.push(Problem::new(format!("{path}.{key}"), format!("{key} must be an array.")));
            }
            Value::String(text) if is_unknown_type(list, key, text) => {
                let message = "type must be achievement, competition or hackathon.";
                problems.push(Problem::new(format!("{path}.type"), message));
            }
            Value::String(text) if is_unknown_kind(list, key, text) => {
                let message = "kind must be volunteering, publications, interests, references or other.";
                problems.push(Problem::new(format!("{path}.kind"), message));
            }
            Value::String(text) => {
                let text = text.trim();
                let optional = OPTIONAL.contains(&key.as_str()) || (list == "achievements" && key == "position");
                if !(text.is_empty() && optional) {
                    out.insert(key.clone(), Value::String(text.into()));
                }
            }
            _ => problems.push(Problem::new(format!("{path}.{key}"), format!("{key} must be text."))),
        }
    }
    Some(Value::Object(out))
}

fn is_unknown_type(list: &str, key: &str, text: &str) -> bool {
    list == "achievements" && key == "type" && !ACHIEVEMENT_TYPES.contains(&text.trim())
}

fn is_unknown_kind(list: &str, key: &str, text: &str) -> bool {
    list == "additional"
        && key == "kind"
        && serde_json::from_value::<AdditionalKind>(Value::String(text.trim().to_owned())).is_err()
}

fn require_contact(resume: &ParsedResume, problems: &mut Vec<Problem>) {
    if resume.name.is_empty() && !resume.no_name {
        problems.push(Problem::new("name", "Name is required"));
    }
    if resume.email.is_empty() && !resume.no_email {
        problems.push(Problem::new("email", "Email is required"));
    }
}

/// Whether a text is a year as section 5 wants it: exactly four ASCII digits.
pub fn is_year(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// An answer counts for as long as its field is empty.
fn drop_idle_answers(resume: &mut ParsedResume) {
    resume.no_name &= resume.name.is_empty();
    resume.no_email &= resume.email.is_empty();
    for school in &mut resume.education {
        school.no_graduation_year &= school.graduation_year.is_empty();
    }
}

/// Drops the answers and unplaced lines of a resume that somebody else wrote, a language model or whoever made a file: only the
/// owner of a document answers for it, and only a parser knows its lines.
pub fn drop_answers(resume: &mut ParsedResume) {
    (resume.no_name, resume.no_email) = (false, false);
    resume.education.iter_mut().for_each(|school| school.no_graduation_year = false);
    resume.unplaced.clear();
}

fn require_years(resume: &ParsedResume, problems: &mut Vec<Problem>) {
    check_years(resume, false, problems);
}

/// As [`require_years`], but a year may be empty.
fn refuse_wrong_years(resume: &ParsedResume, problems: &mut Vec<Problem>) {
    check_years(resume, true, problems);
}

fn check_years(resume: &ParsedResume, may_be_empty: bool, problems: &mut Vec<Problem>) {
    let is_right = |year: &str, may_be_empty: bool| is_year(year) || may_be_empty && year.is_empty();
    for (index, school) in resume.education.iter().enumerate() {
        if !is_right(&school.graduation_year, may_be_empty || school.no_graduation_year) {
            problems.push(Problem::new(
                format!("education[{index}].graduationYear"),
                format!("Invalid graduation year format at education index {index}: must be a 4-digit year"),
            ));
        }
        if school.start_year.as_deref().is_some_and(|year| !is_right(year, may_be_empty)) {
            problems.push(Problem::new(
                format!("education[{index}].startYear"),
                format!("Invalid start year format at education index {index}: must be a 4-digit year"),
            ));
        }
    }
}

/// The addresses of all entries.
pub(crate) fn addresses_of_entries(resume: &mut ParsedResume) -> impl Iterator<Item = &mut Option<String>> {
    let jobs = resume.experience.iter_mut().map(|it| &mut it.url);
    let schools = resume.education.iter_mut().map(|it| &mut it.url);
    let licences = resume.certifications.iter_mut().map(|it| &mut it.url);
    let awards = resume.achievements.iter_mut().map(|it| &mut it.url);
    let works = resume.projects.iter_mut().map(|it| &mut it.url);
    let others = resume.additional.iter_mut().flat_map(|section| &mut section.items).map(|it| &mut it.url);
    jobs.chain(schools).chain(licences).chain(awards).chain(works).chain(others)
}

fn drop_wrong_addresses(resume: &mut ParsedResume) {
    resume.links.retain(|link| is_web_address(&link.url));
    for url in addresses_of_entries(resume) {
        url.take_if(|url| !is_web_address(url));
    }
}

fn require_web_addresses(resume: &ParsedResume, problems: &mut Vec<Problem>) {
    for (path, url) in optional_addresses(resume) {
        if url.as_deref().is_some_and(|url| !is_web_address(url)) {
            problems.push(Problem::new(path, "Enter a link like https://example.org, or leave it empty"));
        }
    }
    for (index, link) in resume.links.iter().enumerate().filter(|(_, link)| !is_web_address(&link.url)) {
        let message = match link.url.as_str() {
            "" => "Enter a link like https://example.org, or remove it",
            _ => "Enter a link like https://example.org",
        };
        problems.push(Problem::new(format!("links[{index}].url"), message));
    }
}

/// Every address that an entry may have, with its path.
fn optional_addresses(resume: &ParsedResume) -> Vec<(String, &Option<String>)> {
    fn of<'a, T>(list: &str, entries: &'a [T], url: fn(&T) -> &Option<String>) -> Vec<(String, &'a Option<String>)> {
        entries.iter().enumerate().map(|(index, entry)| (format!("{list}[{index}].url"), url(entry))).collect()
    }
    let additional = resume.additional.iter().enumerate();
    [
        of("projects", &resume.projects, |it| &it.url),
        of("certifications", &resume.certifications, |it| &it.url),
        of("achievements", &resume.achievements, |it| &it.url),
        of("experience", &resume.experience, |it| &it.url),
        of("education", &resume.education, |it| &it.url),
    ]
    .into_iter()
    .chain(additional.map(|(index, it)| of(&format!("additional[{index}].items"), &it.items, |item| &item.url)))
    .flatten()
    .collect()
}

/// Every text that may run over many lines, with its path.
fn descriptions(resume: &ParsedResume) -> Vec<(String, &str)> {
    fn of<'a, T>(list: &str, entries: &'a [T], text: fn(&T) -> &str) -> Vec<(String, &'a str)> {
        entries.iter().enumerate().map(|(index, entry)| (format!("{list}[{index}].description"), text(entry))).collect()
    }
    let additional = resume.additional.iter().enumerate();
    [of("experience", &resume.experience, |it| &it.description), of("projects", &resume.projects, |it| &it.description)]
        .into_iter()
        .chain(additional.map(|(index, it)| of(&format!("additional[{index}].items"), &it.items, |it| &it.description)))
        .flatten()
        .collect()
}

fn refuse_oversize(resume: &ParsedResume, problems: &mut Vec<Problem>) {
    let entries: usize = resume.additional.iter().map(|section| section.items.len()).sum();
    if entries > MAX_ENTRIES {
        let message = format!("The additional sections have more than {MAX_ENTRIES} entries together.");
        problems.push(Problem::new("additional", message));
    }
    for (path, text) in descriptions(resume) {
        if text.chars().count() > MAX_FIELD_CHARS {
            problems.push(Problem::new(
                path,
                format!("This text is longer than {},000 characters. Shorten it.", MAX_FIELD_CHARS / 1000),
            ));
        }
    }
    if resume.text_bytes() > MAX_RESUME_BYTES {
        problems
            .push(Problem::new("", "The resume contains more than 64 KB of text. Shorten the longest descriptions."));
    }
}

/// Whether a text is shaped like an email address: one `@`, something before it, a dotted host after it, no blanks, and
/// nothing that nobody sees: two accounts would look alike.
///
/// Deliverability is for the mail server to find out; this only catches slips.
pub fn is_email(text: &str) -> bool {
    let Some((user, host)) = text.split_once('@') else { return false };
    let host_ok = host.split('.').count() >= 2
        && host.split('.').all(|part| !part.is_empty() && !part.starts_with('-') && !part.ends_with('-'));
    !user.is_empty()
        && text.len() <= 254
        && host_ok
        && !host.contains('@')
        && is_visible(text)
        && !text.chars().any(|c| c.is_whitespace() || is_unseen_in_addresses(c) || ",<>\"()".contains(c))
}

/// Characters that names may hold and that change nothing one sees of an address: Unicode's `Variation_Selector` (17.0) and
/// the Braille pattern without dots.
fn is_unseen_in_addresses(character: char) -> bool {
    matches!(
        character,
        '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{2800}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// Whether a text is the address of a web page: `http` or `https`, or no scheme at all as in `github.com/ada`, and a
/// dotted host.
///
/// The review form in the browser has the same rule; `web-addresses.json` beside it is the test of both.
pub fn is_web_address(text: &str) -> bool {
    let text = text.trim();
    let full = if has_scheme(text) { text.to_owned() } else { format!("https://{text}") };
    text.len() <= MAX_URL_BYTES
        && !text.contains(char::is_whitespace)
        && Url::parse(&full).is_ok_and(|url| {
            matches!(url.scheme(), "http" | "https") && url.host_str().is_some_and(|host| host.contains('.'))
        })
}

/// Whether a text begins with a letter, further letters, digits, `+`, `-` and `.`, and a colon (RFC 3986, section 3.1).
fn has_scheme(text: &str) -> bool {
    text.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn person() -> Value {
        json!({"name": "Ada", "email": "ada@example.org"})
    }

    fn with(path: &str, value: Value) -> Value {
        let mut person = person();
        person[path] = value;
        person
    }

    /// Path and message of the first problem, or "" when accepted.
    fn first(value: Value) -> (String, String) {
        match confirmed(&value) {
            Ok(_) => Default::default(),
            Err(problems) => (problems[0].path.clone(), problems[0].message.clone()),
        }
    }

    #[test]
    fn upl_25_26_27_30_to_34_refusals() {
        let year = "Invalid graduation year format at education index 1: must be a 4-digit year";
        let cases = [
            (json!({"email": "a@b.co"}), "name", "Name is required"),
            (json!({"name": " ", "email": "a@b.co"}), "name", "Name is required"),
            (json!({"name": "Ada"}), "email", "Email is required"),
            (with("experience", json!("x")), "experience", "experience must be an array."),
            (with("skills", json!({})), "skills", "skills must be an array."),
            (with("skills", json!([3])), "skills[0]", "skills must be non-empty text."),
            (
                with("projects", json!([{"technologies": "Rust"}])),
                "projects[0].technologies",
                "technologies must be an array.",
            ),
            (
                with("projects", json!([{"technologies": [1]}])),
                "projects[0].technologies[0]",
                "projects[0].technologies must be non-empty text.",
            ),
            (
                with("education", json!([{"graduationYear": "2020"}, {"graduationYear": "20"}])),
                "education[1].graduationYear",
                year,
            ),
            (
                with("education", json!([{"graduationYear": "2020"}, {"graduationYear": "20201"}])),
                "education[1].graduationYear",
                year,
            ),
            (
                with("education", json!([{"graduationYear": "2020"}, {"institution": "X"}])),
                "education[1].graduationYear",
                year,
            ),
            (
                with("education", json!([{"graduationYear": "2020", "startYear": "abcd"}])),
                "education[0].startYear",
                "Invalid start year format at education index 0: must be a 4-digit year",
            ),
            (
                with("achievements", json!([{"type": "prize"}])),
                "achievements[0].type",
                "type must be achievement, competition or hackathon.",
            ),
            (
                with("education", json!([{"graduationYear": "2020", "courses": "Algebra"}])),
                "education[0].courses",
                "courses must be an array.",
            ),
            (
                with("experience", json!([{"url": "javascript:alert(1)"}])),
                "experience[0].url",
                "Enter a link like https://example.org, or leave it empty",
            ),
            (with("languages", json!("German")), "languages", "languages must be an array."),
            (
                with("additional", json!([{"title": "Talks", "items": {}}])),
                "additional[0].items",
                "items must be an array.",
            ),
            (
                with("additional", json!([{"items": ["A talk"]}])),
                "additional[0].items[0]",
                "Each entry in additional[0].items must be an object.",
            ),
            (
                with("additional", json!([{"kind": "hobby"}])),
                "additional[0].kind",
                "kind must be volunteering, publications, interests, references or other.",
            ),
            (
                with("additional", json!([{"items": []}, {"items": [{"title": "A"}, {"url": "no link"}]}])),
                "additional[1].items[1].url",
                "Enter a link like https://example.org, or leave it empty",
            ),
            (
                with("additional", json!([{"items": [{"description": "a".repeat(MAX_FIELD_CHARS + 1)}]}])),
                "additional[0].items[0].description",
                "This text is longer than 12,000 characters. Shorten it.",
            ),
            (
                with("additional", json!([{"items": vec![json!({}); 150]}, {"items": vec![json!({}); 51]}])),
                "additional",
                "The additional sections have more than 200 entries together.",
            ),
            (json!([]), "", "A resume must be a JSON object."),
        ];
        for (value, path, message) in cases {
            assert_eq!(first(value.clone()), (path.to_owned(), message.to_owned()), "{value}");
        }
    }

    #[test]
    fn a_required_field_that_the_document_lacks_can_be_answered() {
        let school = |year: &str, answer: Value| json!([{"graduationYear": year, "noGraduationYear": answer}]);
        let year = "Invalid graduation year format at education index 0: must be a 4-digit year";
        for (value, refusal) in [
            (json!({"email": "a@b.co", "noName": true}), ""),
            (json!({"name": "Ada", "noEmail": true}), ""),
            (json!({"noName": true, "noEmail": true}), ""),
            (json!({"name": "Ada", "noName": true}), "Email is required"),
            (json!({"name": "Ada", "noEmail": false}), "Email is required"),
            (json!({"name": "Ada", "noEmail": "yes"}), "noEmail must be true or false."),
            (with("education", school("", json!(true))), ""),
            (with("education", school("", json!(false))), year),
            (with("education", school("", Value::Null)), year),
            (with("education", school("20", json!(true))), year),
            (with("education", school("2020", json!(1))), "noGraduationYear must be true or false."),
        ] {
            assert_eq!(first(value.clone()).1, refusal, "{value}");
        }
    }

    #[test]
    fn an_answer_is_kept_while_its_field_is_empty_unless_somebody_else_gave_it() {
        let mut value = with(
            "education",
            json!([{"noGraduationYear": true}, {"graduationYear": "2020", "noGraduationYear": true}]),
        );
        value["unplaced"] = json!(["A line", " ", null, "Another"]);
        value["noName"] = json!(true);
        value["noEmail"] = json!(true);
        value["email"] = json!("");
        let resume = confirmed(&value).unwrap();
        assert_eq!((resume.no_name, resume.no_email), (false, true), "Ada has a name");
        assert_eq!(resume.education.iter().map(|own| own.no_graduation_year).collect::<Vec<_>>(), [true, false]);
        assert_eq!(resume.unplaced, ["A line", "Another"]);
        assert_eq!(confirmed(&serde_json::to_value(&resume).unwrap()), Ok(resume));
        let mut read = proposed(&value).unwrap();
        assert_eq!((read.no_email, read.education[0].no_graduation_year, read.unplaced.len()), (true, true, 2));
        drop_answers(&mut read);
        assert_eq!((read.no_email, read.education[0].no_graduation_year, read.unplaced.len()), (false, false, 0));
    }

    #[test]
    fn upl_28_29_31_defaults_and_nulls() {
        let resume = confirmed(&json!({
            "name": " Ada ", "email": "ada@example.org", "phone": "", "skills": ["Rust", null, " ", "SQL"],
            "experience": [null, {"company": "X", "position": null}],
            "education": [{"graduationYear": "2020", "startYear": ""}],
        }))
        .unwrap();
        assert_eq!(resume.name, "Ada");
        assert_eq!(resume.phone, None);
        assert_eq!(resume.skills, ["Rust", "SQL"]);
        assert_eq!(resume.experience.len(), 1);
        assert_eq!(resume.education[0].start_year, None);
        assert!(resume.projects.is_empty() && resume.certifications.is_empty() && resume.achievements.is_empty());
    }

    #[test]
    fn what_a_language_model_proposes_may_lack_what_the_document_lacks() {
        let resume = proposed(&json!({
            "name": " Ada ", "email": null, "links": [{"name": "Page", "url": "ada dot org"}, {"name": "Blog", "url": "https://ada.example.org"}],
            "education": [{"institution": "Lyceum", "graduationYear": "", "startYear": null}],
            "projects": [{"name": "Engine", "url": "n/a"}],
        }))
        .unwrap();
        assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada", ""));
        assert_eq!(resume.links.len(), 1);
        assert_eq!(resume.projects[0].url, None);
        let wrong = [
            (json!([]), ""),
            (json!({"education": [{"graduationYear": "May 2020"}]}), "education[0].graduationYear"),
            (json!({"skills": "Rust"}), "skills"),
            (json!({"name": 3}), "name"),
        ];
        for (value, path) in wrong {
            assert_eq!(proposed(&value).unwrap_err()[0].path, path, "{value}");
        }
    }

    #[test]
    fn too_much_text_is_refused() {
        let (_, message) = first(with("experience", json!([{"description": "x".repeat(MAX_FIELD_CHARS + 1)}])));
        assert!(message.starts_with("This text is longer than"), "{message}");
        let jobs: Vec<_> = (0..8).map(|_| json!({"description": "x".repeat(10_000)})).collect();
        let (_, message) = first(with("experience", json!(jobs)));
        assert!(message.starts_with("The resume contains more than 64 KB"), "{message}");
    }

    #[test]
    fn upl_40_web_addresses_are_those_the_review_form_accepts() {
        let cases = include_str!("../../../web/src/features/resumes/review/web-addresses.json");
        let cases: std::collections::BTreeMap<String, Vec<String>> = serde_json::from_str(cases).unwrap();
        for (verdict, addresses) in &cases {
            for address in addresses {
                assert_eq!(is_web_address(address), verdict == "accepted", "{address:?}");
            }
        }
        assert!(!is_web_address(&format!("https://example.org/{}", "a".repeat(MAX_URL_BYTES))));
    }

    #[test]
    fn other_addresses_are_refused_where_they_stand() {
        for list in ["projects", "certifications", "achievements"] {
            let (path, message) = first(with(list, json!([{"url": "github.com/ada"}, {"url": "javascript:alert(1)"}])));
            assert_eq!(path, format!("{list}[1].url"));
            assert_eq!(message, "Enter a link like https://example.org, or leave it empty");
            assert_eq!(first(with(list, json!([{"url": null}, {"url": " "}]))), Default::default());
        }
    }

    #[test]
    fn hidden_characters_leave_name_and_email() {
        let resume = confirmed(&json!({"name": "Ada\u{202E}\u{200B} L", "email": "\u{FEFF}ada@example.org"})).unwrap();
        assert_eq!((resume.name.as_str(), resume.email.as_str()), ("Ada L", "ada@example.org"));
        assert_eq!(first(json!({"name": "\u{200B}", "email": "a@b.co"})).1, "Name is required");
    }

    #[test]
    fn email_shapes() {
        for good in ["a@b.co", "first.last+tag@sub.example.org", "ü@exämple.de"] {
            assert!(is_email(good), "{good}");
        }
        for bad in ["", "a", "a@", "@b.co", "a@b", "a b@c.de", "a@b..co", "a@@b.co", "a@b.co,", "<a@b.co>", "a@-b.co"] {
            assert!(!is_email(bad), "{bad}");
        }
        for unseen in "\0\u{AD}\u{200B}\u{200D}\u{202E}\u{2800}\u{3164}\u{FE0F}\u{FEFF}\u{E0041}\u{E0100}".chars() {
            for look_alike in [format!("a@b.co{unseen}"), format!("{unseen}a@b.co"), format!("a@b{unseen}.co")] {
                assert!(!is_email(&look_alike), "{look_alike:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn never_panics_and_accepts_what_it_answers(text in "\\PC*", n in 0usize..4) {
            let value = json!({"name": text, "email": "a@b.co", "skills": vec![text.clone(); n], "experience": [{"company": text}]});
            if let Ok(resume) = confirmed(&value) {
                let again = confirmed(&serde_json::to_value(&resume).unwrap());
                prop_assert_eq!(again, Ok(resume));
            }
        }
    }
}
