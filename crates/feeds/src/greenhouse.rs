//! The job board API of Greenhouse: `GET /v1/boards/{token}/jobs?content=true`, as documented under "List jobs".

use crate::draft::Draft;
use crate::lines;
use crate::value::{elements, first, joined, text, texts};
use serde_json::Value;

/// Reads an element of `jobs`.
pub fn read(job: &Value, company: &str) -> Draft {
    let names = |list: &Value, key: &str| joined(elements(list).iter().map(|one| text(&one[key])), ", ");
    Draft {
        id: text(&job["id"]),
        title: text(&job["title"]),
        company: first([&job["company_name"], &company.into()]),
        location: first([&job["location"]["name"], &names(&job["offices"], "name").into()]),
        links: vec![text(&job["absolute_url"])],
        employment: employment(&job["metadata"]),
        department: names(&job["departments"], "name"),
        description: lines::read_escaped(&text(&job["content"])),
        posted: first([&job["first_published"], &job["updated_at"]]).into(),
        ends: job["application_deadline"].clone(),
        ..Draft::default()
    }
}

/// The company's own fields: those that are named after employment.
fn employment(metadata: &Value) -> Vec<String> {
    let is_employment = |field: &&Value| {
        let name = text(&field["name"]).to_lowercase();
        name.contains("employment") || name.contains("time type") || name.contains("contract")
    };
    elements(metadata).iter().filter(is_employment).flat_map(|field| texts(&field["value"])).collect()
}

#[cfg(test)]
mod tests {
    use crate::Feed;
    use serde_json::json;
    use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

    #[test]
    fn a_board_of_greenhouse() {
        let answer = json!({"jobs": [{
            "id": 4_012_345_001_i64, "internal_job_id": 144_381, "title": "Senior Firmware Engineer", "requisition_id": "R-50",
            "updated_at": "2026-10-14T10:55:28-04:00", "first_published": "2026-10-01T09:00:00-04:00",
            "location": {"name": "Tallinn, Estonia (Hybrid)"}, "absolute_url": "https://job-boards.greenhouse.io/northwind/jobs/4012345001",
            "metadata": [{"id": 1, "name": "Employment Type", "value": "Contract", "value_type": "single_select"}, {"id": 2, "name": "Level", "value": null}],
            "content": "&lt;div class=&quot;content-intro&quot;&gt;&lt;h2&gt;About Northwind Pumps&lt;/h2&gt;&lt;p&gt;We make pumps &amp;amp; valves.&lt;/p&gt;&lt;/div&gt;\
                &lt;p&gt;You own the controller&amp;rsquo;s firmware.&lt;/p&gt;&lt;h3&gt;What you&amp;rsquo;ll do&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Write C and Rust&lt;/li&gt;&lt;/ul&gt;\
                &lt;p&gt;&lt;strong&gt;You have&lt;/strong&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;5+ years of embedded work&lt;/li&gt;&lt;/ul&gt;\
                &lt;p&gt;&lt;strong&gt;Nice to have:&lt;/strong&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Estonian&lt;/li&gt;&lt;/ul&gt;",
            "departments": [{"id": 7, "name": "Engineering", "parent_id": null, "child_ids": []}],
            "offices": [{"id": 8, "name": "Tallinn", "location": "Tallinn, Estonia", "parent_id": null, "child_ids": []}]
        }, {
            "id": 2, "title": "Welder", "updated_at": "2026-10-14T10:55:28-04:00", "location": {"name": null},
            "absolute_url": "https://job-boards.greenhouse.io/northwind/jobs/2", "metadata": null, "content": null,
            "departments": [], "offices": [{"id": 8, "name": "Tartu"}, {"id": 9, "name": "Riga"}]
        }], "meta": {"total": 2}});
        let feed: Feed = "greenhouse:northwind-pumps".parse().unwrap();
        let found = feed.read(&serde_json::to_vec(&answer).unwrap()).unwrap();
        let first = &found.jobs[0];
        let posting = &first.posting;
        assert_eq!((first.source_id.as_str(), first.posted_at), ("4012345001", Some(1_790_859_600_000)));
        assert_eq!(posting.company_name, "Northwind Pumps");
        assert_eq!(posting.job_description, "We make pumps & valves.\n\nYou own the controller’s firmware.");
        assert_eq!(posting.company_overview, "");
        assert_eq!(posting.responsibilities, ["Write C and Rust"]);
        assert_eq!(posting.requirements.required, ["5+ years of embedded work"]);
        assert_eq!(posting.requirements.preferred, ["Estonian"]);
        assert_eq!((posting.experience_level, posting.category), (ExperienceLevel::Senior, JobCategory::Tech));
        assert_eq!((posting.employment_type, posting.is_hybrid), (EmploymentType::Contract, true));
        let second = &found.jobs[1];
        assert_eq!((second.posting.location.as_str(), second.posted_at), ("Tartu, Riga", Some(1_791_989_728_000)));
    }

    #[test]
    fn a_deadline_closes_a_job() {
        let job = |id: u32, deadline: &str| json!({"id": id, "title": "Welder", "absolute_url": "https://example.org/1", "application_deadline": deadline});
        let answer = json!({"jobs": [job(1, "2001-12-31T23:59:00-05:00"), job(2, "2199-12-31")]});
        let feed: Feed = "greenhouse:northwind".parse().unwrap();
        let found = feed.read(&serde_json::to_vec(&answer).unwrap()).unwrap();
        assert_eq!((found.jobs.len(), found.ended, found.jobs[0].source_id.as_str()), (1, 1, "2"));
    }

    #[test]
    fn what_is_no_board_is_refused() {
        let feed: Feed = "greenhouse:a".parse().unwrap();
        for answer in
            ["{\"status\": 404, \"error\": \"Job not found\"}", "{}", "<html></html>", "", "{\"jobs\": [{\"id\": 1"]
        {
            assert!(feed.read(answer.as_bytes()).is_err(), "{answer}");
        }
        assert!(feed.read(b"{\"jobs\": []}").unwrap().jobs.is_empty());
    }
}
