//! Jobs with the keys of the board's own API.

use crate::draft::Draft;
use crate::guess::Workplace;
use crate::value::{elements, text, texts};
use crate::{keys, lines, places};
use serde_json::Value;

/// Reads a job with the keys of `GET /api/jobs`, or with those that people write; all may be absent.
pub fn read(job: &Value) -> Draft {
    match job {
        Value::Object(job) => Draft {
            unknown: keys::unknown(job).map(str::to_owned).collect(),
            withheld: job.get("closedAt").is_some_and(|at| !at.is_null()).then_some("is closed there"),
            ..draft(&keys::translated(job).into())
        },
        _ => Draft::default(),
    }
}

/// Reads a job with the keys of the API alone.
pub fn draft(job: &Value) -> Draft {
    // A job may also list its requirements without telling them apart.
    let asked = &job["required"];
    let (required, preferred) =
        if asked.is_object() { (&asked["required"], &asked["preferred"]) } else { (asked, &job["preferred"]) };
    Draft {
        id: text(&job["sourceId"]),
        title: text(&job["jobTitle"]),
        company: text(&job["companyName"]),
        overview: lines::written(&lines::read(&text(&job["companyOverview"]))),
        location: places::read(&job["location"]),
        links: vec![text(&job["applicationLink"])],
        employment: texts(&job["employmentType"]),
        level: text(&job["experienceLevel"]),
        category: text(&job["category"]),
        department: text(&job["department"]),
        salary: Some(text(&job["salaryRange"])),
        education: text(&job["educationLevel"]),
        description: lines::read(&text(&job["jobDescription"])),
        responsibilities: list(&job["responsibilities"]),
        required: list(required),
        preferred: list(preferred),
        workplace: Workplace {
            remote: flag(&job["isRemote"]),
            hybrid: flag(&job["isHybrid"]),
            onsite: flag(&job["isOnsite"]),
        },
        posted: job["createdAt"].clone(),
        ends: job["validThrough"].clone(),
        ..Draft::default()
    }
}

fn flag(value: &Value) -> bool {
    value.as_bool().unwrap_or_else(|| keys::is_yes(&text(value)))
}

/// The items of a list, which may also be one text.
fn list(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => items(&keys::listed(text).into()),
        other => items(other),
    }
}

/// The items of a list; markup in them becomes plain text.
pub fn items(list: &Value) -> Vec<String> {
    elements(list).iter().map(text).map(|item| lines::one_line(&item)).filter(|item| !item.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Found, read_file};
    use serde_json::json;
    use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

    fn found(value: serde_json::Value) -> Found {
        read_file(&serde_json::to_vec(&value).unwrap()).unwrap()
    }

    #[test]
    fn a_job_of_the_api_comes_back_as_it_is() {
        let job = json!({
            "_id": "0197", "jobTitle": "Night Nurse", "companyName": "St. Mary's", "companyOverview": "A hospital.",
            "location": "Leeds", "employmentType": "Part-time", "salaryRange": "£30k", "jobDescription": "Care.\n\nAt night.",
            "responsibilities": ["Care for patients"], "requirements": {"required": ["Registered nurse"], "preferred": ["Latin"]},
            "applicationLink": "https://example.org/apply", "educationLevel": "Diploma", "experienceLevel": "Senior",
            "category": "operations", "isRemote": false, "isHybrid": false, "isOnsite": true, "createdAt": "2026-11-01T08:00:00.000Z"
        });
        let expected: vitae_model::JobPosting = serde_json::from_value(job.clone()).unwrap();
        for file in [json!([job]), json!({"data": {"jobs": [job], "pagination": {}}}), job] {
            let found = found(file);
            assert_eq!(found.jobs[0].posting, expected);
            assert_eq!((found.jobs[0].source_id.as_str(), found.jobs[0].posted_at), ("0197", Some(1_793_520_000_000)));
        }
    }

    #[test]
    fn jobs_are_skipped_by_their_place_and_reason() {
        let link = "https://example.org/apply";
        let found = found(json!([
            {"jobTitle": "Cook", "applicationLink": link},
            {"jobTitle": "Baker"},
            {"applicationLink": link},
            "text", null,
            {"jobTitle": "Cook", "applicationLink": link},
            {"jobTitle": "Waiter", "applicationLink": link, "closedAt": "2026-01-01T00:00:00Z"},
            {"sourceId": 7, "jobTitle": "Cook", "applicationLink": link, "requirements": ["Knives"]},
        ]));
        let skipped: Vec<String> = found.skipped.iter().map(ToString::to_string).collect();
        assert_eq!(
            skipped,
            [
                "job 2 (Baker) has no link to apply at",
                "job 3 has no title",
                "job 4 has no title",
                "job 5 has no title",
                "job 6 (Cook) has the same id or the same content as one before it",
                "job 7 (Waiter) is closed there",
            ]
        );
        assert_eq!(found.jobs.len(), 2);
        assert_eq!(found.jobs[1].source_id, "7");
        assert_eq!(found.jobs[1].posting.requirements.required, ["Knives"]);
        assert_eq!(found.jobs[0].posting.experience_level, ExperienceLevel::Mid);
        assert_eq!(found.jobs[0].posting.employment_type, EmploymentType::FullTime);
        assert_eq!(found.jobs[0].posting.category, JobCategory::Other);
    }

    #[test]
    fn keys_that_people_write_are_read() {
        let job = json!({
            "id": 17, "title": "Welder", "description": "Weld.\n\nCut.", "url": "https://example.org/17", "company": "Yard",
            "city": "Hull", "type": "part time", "level": "Senior", "remote": "yes", "requirements": "Licence | Patience",
            "niceToHave": ["Latin"], "duties": "- Weld\n- Cut", "posted": "2026-11-01", "salary": null, "pay": "£30k"
        });
        let found = found(json!([job]));
        assert_eq!((found.skipped.len(), found.notes.len()), (0, 0), "{:?}", found.notes);
        let posting = &found.jobs[0].posting;
        assert_eq!((found.jobs[0].source_id.as_str(), found.jobs[0].posted_at), ("17", Some(1_793_491_200_000)));
        assert_eq!((posting.job_title.as_str(), posting.company_name.as_str()), ("Welder", "Yard"));
        assert_eq!((posting.job_description.as_str(), posting.location.as_str()), ("Weld.\n\nCut.", "Hull"));
        assert_eq!((posting.employment_type, posting.is_remote), (EmploymentType::PartTime, true));
        assert_eq!(posting.experience_level, ExperienceLevel::Senior);
        assert_eq!(posting.requirements.required, ["Licence", "Patience"]);
        assert_eq!((posting.requirements.preferred[0].as_str(), posting.responsibilities.len()), ("Latin", 2));
        assert_eq!(posting.salary_range.as_deref(), Some("£30k"));
    }

    #[test]
    fn an_edited_job_keeps_its_id() {
        let job = |description: &str| json!([{"id": "w1", "jobTitle": "Welder", "description": description, "link": "https://example.org"}]);
        let [before, after] = ["Weld.", "Weld and cut."].map(|text| found(job(text)).jobs.remove(0));
        assert_eq!((before.source_id.as_str(), after.source_id.as_str()), ("w1", "w1"));
        assert_ne!(before.posting, after.posting);
    }

    #[test]
    fn of_two_names_the_one_of_the_api_counts() {
        let found = found(
            json!({"title": "Cook", "jobTitle": "Welder", "id": "2", "sourceId": "1", "url": "https://example.org"}),
        );
        assert_eq!((found.jobs[0].source_id.as_str(), found.jobs[0].posting.job_title.as_str()), ("1", "Welder"));
    }

    #[test]
    fn what_is_passed_over_is_said() {
        let link = "https://example.org/apply";
        let found = found(json!([
            {"title": "Cook", "link": link, "beschreibung": "Soups.", "createdAt": "2026-11-01"},
            {"title": "Baker", "link": link, "beschreibung": "Bread.", "chef": true, "posted": "03/04/2026"},
            {"title": "Waiter", "link": link, "posted": " ", "isOwner": false, "updatedAt": "x", "expires": "soon"},
        ]));
        assert_eq!(found.jobs.len(), 3);
        assert_eq!(
            found.notes,
            [
                "fields that are not known are passed over: beschreibung, chef",
                "dates that cannot be read are passed over: \"03/04/2026\" of job 2, and 1 more",
            ]
        );
    }

    #[test]
    fn jobs_past_their_end_are_left_out_and_counted() {
        let job = |key: &str, end: &str| json!({"title": key, "link": "https://example.org", key: end});
        let keys = ["validThrough", "closes", "expires", "deadline", "closing_date"];
        let past = found(keys.iter().map(|key| job(key, "2001-12-31")).collect());
        assert_eq!((past.jobs.len(), past.ended, past.notes.len()), (0, 5, 0));
        assert_eq!(past.skipped[0].to_string(), "job 1 (validThrough) has ended");
        let ahead = found(keys.iter().map(|key| job(key, "31.12.2199")).collect());
        assert_eq!((ahead.jobs.len(), ahead.ended), (5, 0));
    }

    #[test]
    fn escaped_html_is_read_as_html() {
        let job = json!({"title": "Welder &lt;i&gt;nights&lt;/i&gt;", "description": "&lt;p&gt;Weld &lt;b&gt;steel&lt;/b&gt;&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;",
            "about the company": "&lt;p&gt;A yard.&lt;/p&gt;", "requirements": ["&lt;b&gt;Licence&lt;/b&gt;"], "link": "https://example.org"});
        let posting = found(job).jobs.remove(0).posting;
        assert_eq!((posting.job_title.as_str(), posting.job_description.as_str()), ("Welder nights", "Weld steel"));
        assert_eq!(
            (posting.company_overview.as_str(), posting.requirements.required[0].as_str()),
            ("A yard.", "Licence")
        );
    }
}
