//! The postings API of Lever: `GET /v0/postings/{site}?mode=json`, as its README documents it.

use crate::draft::Draft;
use crate::guess::{Workplace, workplace};
use crate::lines::{self, Kind, Line};
use crate::value::{first, joined, pay, text, texts};
use serde_json::Value;

/// Reads a posting.
pub fn read(job: &Value, company: &str) -> Draft {
    let categories = &job["categories"];
    let department = joined([text(&categories["department"]), text(&categories["team"])], ", ");
    Draft {
        id: text(&job["id"]),
        title: text(&job["text"]),
        company: company.to_owned(),
        location: location(categories),
        links: vec![text(&job["applyUrl"]), text(&job["hostedUrl"])],
        employment: texts(&categories["commitment"]),
        department,
        salary: salary(job),
        description: description(job),
        workplace: place(&text(&job["workplaceType"])),
        posted: job["createdAt"].clone(),
        ..Draft::default()
    }
}

fn location(categories: &Value) -> String {
    let all = std::iter::once(text(&categories["location"])).chain(texts(&categories["allLocations"]));
    joined(all, "; ")
}

/// Description, extra lists under their names, and what stands at the end.
fn description(job: &Value) -> Vec<Line> {
    let mut all = lines::read(&first([&job["description"], &job["descriptionPlain"]]));
    for list in crate::value::elements(&job["lists"]) {
        all.extend(heading(&text(&list["text"])));
        all.extend(lines::read(&text(&list["content"])));
    }
    let closing = lines::read(&first([&job["additional"], &job["additionalPlain"]]));
    // What ends the posting belongs to no list before it.
    if !all.is_empty() && closing.first().is_some_and(|line| line.kind != Kind::Heading) {
        all.extend(heading("More about this job"));
    }
    all.extend(closing);
    all
}

fn heading(name: &str) -> Option<Line> {
    let text = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then_some(Line { kind: Kind::Heading, text, opens: true })
}

fn salary(job: &Value) -> Option<String> {
    let range = &job["salaryRange"];
    pay(&text(&range["currency"]), &range["min"], &range["max"], &text(&range["interval"]))
        .or_else(|| Some(lines::written(&lines::read(&text(&job["salaryDescriptionPlain"])))))
}

fn place(stated: &str) -> Workplace {
    if stated == "unspecified" { Workplace::default() } else { workplace(stated) }
}

#[cfg(test)]
mod tests {
    use crate::Feed;
    use serde_json::json;
    use vitae_model::job::{EmploymentType, JobCategory};

    #[test]
    fn a_site_of_lever() {
        let answer = json!([{
            "id": "6b1c1b2e-0000-4000-8000-000000000001", "text": "Account Executive", "country": "DE", "createdAt": 1_791_000_000_000_i64,
            "categories": {"commitment": "Part-time", "department": "Revenue", "location": "Berlin", "team": "Sales", "allLocations": ["Berlin", "Hamburg"]},
            "description": "<div>You sell our <b>billing</b> software.</div><div><br></div><div>To hotels.</div>", "descriptionPlain": "You sell",
            "lists": [
                {"text": "What you’ll do", "content": "<li>Call hotels</li><li>Visit them</li>"},
                {"text": "Requirements:", "content": "<li>German &amp; English</li>"},
                {"text": "Benefits", "content": "<li>A train card</li>"}
            ],
            "additional": "<p>We answer within a week.</p>", "additionalPlain": "We answer within a week.",
            "hostedUrl": "https://jobs.lever.co/inn/6b1c1b2e", "applyUrl": "https://jobs.lever.co/inn/6b1c1b2e/apply",
            "workplaceType": "hybrid", "salaryRange": {"currency": "EUR", "interval": "per-year-salary", "min": 52000, "max": 61000}
        }, {
            "id": "2", "text": "Cook", "categories": {}, "descriptionPlain": "Soups.", "lists": [], "workplaceType": "unspecified",
            "hostedUrl": "https://jobs.lever.co/inn/2"
        }]);
        let feed: Feed = "lever:inn-software".parse().unwrap();
        let found = feed.read(&serde_json::to_vec(&answer).unwrap()).unwrap();
        assert_eq!(found.skipped, []);
        let posting = &found.jobs[0].posting;
        assert_eq!((posting.job_title.as_str(), posting.company_name.as_str()), ("Account Executive", "Inn Software"));
        assert_eq!(posting.location, "Berlin; Hamburg");
        assert_eq!(posting.responsibilities, ["Call hotels", "Visit them"]);
        assert_eq!(posting.requirements.required, ["German & English"]);
        assert_eq!(
            posting.job_description,
            "You sell our billing software.\n\nTo hotels.\n\nBenefits\n• A train card\n\nMore about this job\nWe answer within a week."
        );
        assert_eq!(posting.salary_range.as_deref(), Some("EUR 52,000–61,000 per year"));
        assert_eq!((posting.employment_type, posting.category), (EmploymentType::PartTime, JobCategory::Sales));
        assert_eq!((posting.is_remote, posting.is_hybrid, posting.is_onsite), (false, true, false));
        assert_eq!(posting.application_link, "https://jobs.lever.co/inn/6b1c1b2e/apply");
        assert_eq!(found.jobs[0].posted_at, Some(1_791_000_000_000));
        let cook = &found.jobs[1].posting;
        assert_eq!((cook.job_description.as_str(), cook.location.as_str()), ("Soups.", "Location not stated"));
        assert_eq!(cook.application_link, "https://jobs.lever.co/inn/2");
        assert!(feed.read(b"{\"ok\": false, \"error\": \"Document not found\"}").is_err());
    }
}
