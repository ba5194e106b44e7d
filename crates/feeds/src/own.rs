//! Jobs with the keys of the board's own API.

use crate::draft::Draft;
use crate::guess::Workplace;
use crate::value::{elements, first, text, texts};
use crate::{lines, moment};
use serde_json::Value;

/// Reads a job with the keys of `GET /api/jobs`; all may be absent.
pub fn read(job: &Value) -> Draft {
    let flag = |key: &str| job[key].as_bool().unwrap_or(false);
    let requirements = &job["requirements"];
    // A job may also list its requirements without telling them apart.
    let required = if requirements.is_object() { &requirements["required"] } else { requirements };
    Draft {
        id: first([&job["sourceId"], &job["_id"]]),
        title: text(&job["jobTitle"]),
        company: text(&job["companyName"]),
        overview: lines::written(&lines::read(&text(&job["companyOverview"]))),
        location: text(&job["location"]),
        links: vec![text(&job["applicationLink"])],
        employment: texts(&job["employmentType"]),
        level: text(&job["experienceLevel"]),
        category: text(&job["category"]),
        department: text(&job["department"]),
        salary: Some(text(&job["salaryRange"])),
        education: text(&job["educationLevel"]),
        description: lines::read(&text(&job["jobDescription"])),
        responsibilities: items(&job["responsibilities"]),
        required: items(required),
        preferred: items(&requirements["preferred"]),
        workplace: Workplace { remote: flag("isRemote"), hybrid: flag("isHybrid"), onsite: flag("isOnsite") },
        posted_at: moment::read(&job["createdAt"]),
        withheld: (!job["closedAt"].is_null()).then_some("is closed there"),
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
}
