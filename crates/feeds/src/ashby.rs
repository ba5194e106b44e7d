//! The job postings API of Ashby: `GET /posting-api/job-board/{name}?includeCompensation=true`.

use crate::draft::Draft;
use crate::guess::{Workplace, workplace};
use crate::lines;
use crate::value::{elements, first, joined, text, texts};
use serde_json::Value;

/// Reads an element of `jobs`. Only postings that the company lists are shown.
pub fn read(job: &Value, company: &str) -> Draft {
    let compensation = &job["compensation"];
    let salary =
        first([&compensation["compensationTierSummary"], &compensation["scrapeableCompensationSalarySummary"]]);
    Draft {
        id: first([&job["id"], &job["jobUrl"]]),
        title: text(&job["title"]),
        company: company.to_owned(),
        location: location(job),
        links: vec![text(&job["applyUrl"]), text(&job["jobUrl"])],
        employment: texts(&job["employmentType"]),
        department: joined([text(&job["department"]), text(&job["team"])], ", "),
        salary: Some(salary),
        description: lines::read(&first([&job["descriptionHtml"], &job["descriptionPlain"]])),
        workplace: place(job),
        posted: job["publishedAt"].clone(),
        withheld: (job["isListed"] == false).then_some("is not listed there"),
        ..Draft::default()
    }
}

fn location(job: &Value) -> String {
    let first = std::iter::once(text(&job["location"]));
    joined(first.chain(elements(&job["secondaryLocations"]).iter().map(|one| text(&one["location"]))), "; ")
}

/// The stated type of workplace; without one, whether the job is remote.
fn place(job: &Value) -> Workplace {
    match text(&job["workplaceType"]).as_str() {
        "" => Workplace { remote: job["isRemote"] == true, ..Workplace::default() },
        stated => workplace(stated),
    }
}

#[cfg(test)]
mod tests {
    use crate::Feed;
    use serde_json::json;
    use vitae_model::job::{EmploymentType, JobCategory};

    #[test]
    fn a_board_of_ashby() {
        let answer = json!({"apiVersion": "1", "jobs": [{
            "id": "a1", "title": "People Partner", "location": "Lyon", "secondaryLocations": [
                {"location": "Paris", "address": {"addressLocality": "Paris", "addressCountry": "France"}}, {"location": "Lyon", "address": null}],
            "department": "People", "team": "HR", "isListed": true, "isRemote": true, "employmentType": "FullTime",
            "descriptionHtml": "<p>We look after 300 bakers.</p><h2><strong>Responsibilities</strong></h2><ul><li><p>Advise leads</p></li></ul>",
            "descriptionPlain": "We look after", "publishedAt": "2026-09-30T16:21:55.393+00:00",
            "address": {"postalAddress": {"addressLocality": "Lyon", "addressCountry": "France"}},
            "jobUrl": "https://jobs.ashbyhq.com/bread/a1", "applyUrl": "https://jobs.ashbyhq.com/bread/a1/application",
            "compensation": {"compensationTierSummary": "€51K – €57K • Offers Bonus", "scrapeableCompensationSalarySummary": "€51K - €57K", "compensationTiers": []}
        }, {
            "title": "Baker", "location": "Remote", "workplaceType": "OnSite", "isListed": true, "employmentType": "Intern", "descriptionPlain": "Bread.",
            "jobUrl": "https://jobs.ashbyhq.com/bread/b2"
        }, {"id": "c3", "title": "Secret", "isListed": false, "jobUrl": "https://jobs.ashbyhq.com/bread/c3"}]});
        let feed: Feed = "ashby:Bread".parse().unwrap();
        let found = feed.read(&serde_json::to_vec(&answer).unwrap()).unwrap();
        let posting = &found.jobs[0].posting;
        assert_eq!((posting.location.as_str(), posting.is_remote), ("Lyon; Paris", true));
        assert_eq!(posting.salary_range.as_deref(), Some("€51K – €57K • Offers Bonus"));
        assert_eq!(posting.responsibilities, ["Advise leads"]);
        assert_eq!(posting.job_description, "We look after 300 bakers.");
        assert_eq!((posting.category, posting.employment_type), (JobCategory::Hr, EmploymentType::FullTime));
        assert_eq!(found.jobs[0].posted_at, Some(1_790_785_315_393));
        let baker = &found.jobs[1];
        assert_eq!(baker.source_id, "https://jobs.ashbyhq.com/bread/b2");
        assert_eq!((baker.posting.employment_type, baker.posting.is_onsite), (EmploymentType::Internship, true));
        assert_eq!(found.skipped[0].to_string(), "job 3 (Secret) is not listed there");
    }
}
