//! A job in the words of schema.org, which search engines read: only what is known.

use crate::site::identity::escape;
use serde_json::{Value, json};
use vitae_feeds::{COMPANY_NOT_STATED, LOCATION_NOT_STATED};
use vitae_model::JobPosting;
use vitae_model::job::EmploymentType;

/// Words for how the work is done that stand where a place belongs.
const NO_PLACES: [&str; 16] = [
    "remote",
    "remotely",
    "fully remote",
    "100% remote",
    "remote work",
    "remote only",
    "anywhere",
    "worldwide",
    "work from home",
    "home office",
    "homeoffice",
    "telecommute",
    "hybrid",
    "on-site",
    "onsite",
    "in office",
];

/// The job as a `JobPosting`; nothing without a company, or without a place for work that needs one.
pub fn structured(id: &str, posted: &str, posting: &JobPosting, url: &str) -> Option<Value> {
    let company = company(posting)?;
    let place = place(&posting.location);
    let mut job = json!({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": posting.job_title,
        "description": content(posting),
        "datePosted": posted,
        "employmentType": employment(posting.employment_type),
        "hiringOrganization": {"@type": "Organization", "name": company},
        "identifier": {"@type": "PropertyValue", "name": company, "value": id},
        "url": url,
        "directApply": false,
    });
    match &place {
        Some(place) => {
            job["jobLocation"] =
                json!({"@type": "Place", "address": {"@type": "PostalAddress", "addressLocality": place}});
        }
        None if posting.is_remote => {}
        None => return None,
    }
    if posting.is_remote {
        job["jobLocationType"] = json!("TELECOMMUTE");
        if let Some(place) = place {
            job["applicantLocationRequirements"] = json!({"@type": "AdministrativeArea", "name": place});
        }
    }
    Some(job)
}

/// The company, where it is known.
pub fn company(posting: &JobPosting) -> Option<&str> {
    let name = posting.company_name.as_str();
    (!name.trim().is_empty() && name != COMPANY_NOT_STATED).then_some(name)
}

/// The place in what stands for it: "Remote, Germany" is Germany, "Remote" none.
fn place(location: &str) -> Option<String> {
    if location == LOCATION_NOT_STATED {
        return None;
    }
    // A hyphen within a word belongs to its name.
    let apart = location.replace(" - ", ",").replace(" – ", ",").replace(" — ", ",");
    let parts: Vec<&str> =
        apart.split([',', ';', '|', '/', '(', ')']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let places: Vec<&str> = parts.iter().copied().filter(|part| is_place(part)).collect();
    match places.len() {
        0 => None,
        all if all == parts.len() => Some(location.trim().to_owned()),
        _ => Some(places.join(", ")),
    }
}

fn is_place(part: &str) -> bool {
    !NO_PLACES.contains(&part.to_lowercase().as_str())
}

/// The word of schema.org for how somebody is employed.
fn employment(kind: EmploymentType) -> &'static str {
    match kind {
        EmploymentType::FullTime => "FULL_TIME",
        EmploymentType::PartTime => "PART_TIME",
        EmploymentType::Contract | EmploymentType::Freelance => "CONTRACTOR",
        EmploymentType::Internship => "INTERN",
    }
}

/// What a job says, as HTML.
pub fn content(posting: &JobPosting) -> String {
    let about = match company(posting) {
        _ if posting.company_overview.trim().is_empty() => String::new(),
        Some(company) => format!("<h2>About {}</h2>", escape(company)),
        None => "<h2>About the company</h2>".to_owned(),
    };
    [
        paragraphs(&posting.job_description),
        list("Responsibilities", &posting.responsibilities),
        list("Required qualifications", &posting.requirements.required),
        list("Preferred qualifications", &posting.requirements.preferred),
        about,
        paragraphs(&posting.company_overview),
    ]
    .concat()
}

fn paragraphs(text: &str) -> String {
    let lines = text.split('\n').map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("<p>{}</p>", escape(line))).collect()
}

fn list(heading: &str, items: &[String]) -> String {
    let items: String = items.iter().map(|item| format!("<li>{}</li>", escape(item))).collect();
    if items.is_empty() { String::new() } else { format!("<h2>{heading}</h2><ul>{items}</ul>") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::job::{ExperienceLevel, JobCategory, Requirements};

    fn posting(company: &str, location: &str, is_remote: bool) -> JobPosting {
        JobPosting {
            job_title: "Welder".into(),
            company_name: company.into(),
            company_overview: String::new(),
            location: location.into(),
            employment_type: EmploymentType::PartTime,
            salary_range: None,
            job_description: "Weld <steel>.\n\nCut.".into(),
            responsibilities: vec!["Weld".into()],
            requirements: Requirements::default(),
            application_link: "https://example.org/1".into(),
            education_level: None,
            experience_level: ExperienceLevel::Mid,
            category: JobCategory::Other,
            is_remote,
            is_hybrid: false,
            is_onsite: false,
        }
    }

    fn of(posting: &JobPosting) -> Option<Value> {
        structured("7", "2026-11-01T08:00:00Z", posting, "https://vitae.example/jobs/7")
    }

    #[test]
    fn places_are_told_from_words_for_working_anywhere() {
        for (location, expected) in [
            ("Leeds", Some("Leeds")),
            ("Turin, Piedmont, Italy; Milan", Some("Turin, Piedmont, Italy; Milan")),
            ("Stratford-upon-Avon", Some("Stratford-upon-Avon")),
            ("Remote", None),
            ("remote (anywhere)", None),
            ("Remote - US", Some("US")),
            ("Germany (Remote)", Some("Germany")),
            ("Tallinn, Estonia (Hybrid)", Some("Tallinn, Estonia")),
            (LOCATION_NOT_STATED, None),
            (" ", None),
        ] {
            assert_eq!(place(location).as_deref(), expected, "{location}");
        }
    }

    #[test]
    fn only_what_is_known_is_published() {
        for (location, is_remote, locality, type_, area) in [
            ("Leeds", false, json!("Leeds"), json!(null), json!(null)),
            ("Remote", true, json!(null), json!("TELECOMMUTE"), json!(null)),
            (LOCATION_NOT_STATED, true, json!(null), json!("TELECOMMUTE"), json!(null)),
            ("Remote, Italy", true, json!("Italy"), json!("TELECOMMUTE"), json!("Italy")),
        ] {
            let job = of(&posting("Yard & Sons", location, is_remote)).unwrap();
            assert_eq!(job["jobLocation"]["address"]["addressLocality"], locality, "{location}");
            assert_eq!((&job["jobLocationType"], &job["applicantLocationRequirements"]["name"]), (&type_, &area));
            assert_eq!(job.get("jobLocation").is_some(), !locality.is_null(), "{location}");
            assert_eq!(job.get("applicantLocationRequirements").is_some(), !area.is_null(), "{location}");
            assert_eq!(
                (&job["hiringOrganization"]["name"], &job["identifier"]["value"]),
                (&json!("Yard & Sons"), &json!("7"))
            );
            assert!(!job.to_string().contains("not stated"), "{job}");
        }
        for (company, location, is_remote) in [
            (COMPANY_NOT_STATED, "Leeds", false),
            (COMPANY_NOT_STATED, "Remote", true),
            ("", "Leeds", false),
            ("Yard", LOCATION_NOT_STATED, false),
            ("Yard", "Remote", false),
        ] {
            assert_eq!(of(&posting(company, location, is_remote)), None, "{company} {location}");
        }
    }

    #[test]
    fn the_company_has_a_heading_where_something_is_said_about_it() {
        let silent = posting("Yard", "Leeds", false);
        assert_eq!(
            content(&silent),
            "<p>Weld &lt;steel&gt;.</p><p>Cut.</p><h2>Responsibilities</h2><ul><li>Weld</li></ul>"
        );
        for (company, heading) in [("A & B", "About A &amp; B"), (COMPANY_NOT_STATED, "About the company")] {
            let described = JobPosting { company_overview: "Builds ships.".into(), ..posting(company, "Leeds", false) };
            assert!(content(&described).ends_with(&format!("<h2>{heading}</h2><p>Builds ships.</p>")), "{company}");
        }
    }
}
