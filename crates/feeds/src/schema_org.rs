//! `JobPosting` of schema.org as JSON-LD.

use crate::draft::{Collector, Draft};
use crate::guess::{Workplace, workplace};
use crate::value::{elements, first, joined, pay, text, texts};
use crate::{lines, own};
use serde_json::Value;

/// How deep lists and graphs may stand in one another.
const MAX_DEPTH: usize = 8;

/// Whether a value is structured data, whatever it is about.
pub fn is_structured(value: &Value) -> bool {
    value.get("@type").is_some() || value.get("@context").is_some() || value.get("@graph").is_some()
}

/// Gathers every posting in structured data: the value itself, in lists, graphs and lists of items. A posting without
/// an address of its own is at the page's.
pub fn collect(value: &Value, page: Option<&str>, collector: &mut Collector) {
    collect_in(value, page, collector, 0);
}

fn collect_in(value: &Value, page: Option<&str>, collector: &mut Collector, depth: usize) {
    if depth > MAX_DEPTH {
        return;
    }
    if is_posting(value) {
        return collector.add(read(value, page));
    }
    let inner: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(object) => {
            ["@graph", "itemListElement", "item", "mainEntity"].iter().filter_map(|key| object.get(*key)).collect()
        }
        _ => Vec::new(),
    };
    inner.into_iter().for_each(|value| collect_in(value, page, collector, depth + 1));
}

fn is_posting(value: &Value) -> bool {
    texts(&value["@type"]).iter().any(|name| name.rsplit(['/', '#', ':']).next() == Some("JobPosting"))
}

fn read(job: &Value, page: Option<&str>) -> Draft {
    let organization = &job["hiringOrganization"];
    let place = joined(elements(&job["jobLocation"]).iter().map(address), "; ");
    let identifier = &job["identifier"];
    let link = first([&job["url"], &job["sameAs"], &job["@id"]]);
    Draft {
        id: first([&identifier["value"], identifier, &job["@id"], &job["url"]]),
        title: first([&job["title"], &job["name"]]),
        company: first([&organization["name"], organization]),
        overview: lines::written(&lines::read(&text(&organization["description"]))),
        location: or_regions(place, job),
        links: vec![link, page.unwrap_or_default().to_owned()],
        employment: texts(&job["employmentType"]),
        department: joined([text(&job["occupationalCategory"]), text(&job["industry"])], ", "),
        salary: salary(&job["baseSalary"]),
        education: education(&job["educationRequirements"]),
        description: lines::read(&text(&job["description"])),
        responsibilities: list(&job["responsibilities"]),
        required: required(job),
        workplace: workplaces(job),
        posted: job["datePosted"].clone(),
        ends: job["validThrough"].clone(),
        ..Draft::default()
    }
}

fn address(place: &Value) -> String {
    let address = &place["address"];
    let country = first([&address["addressCountry"]["name"], &address["addressCountry"]]);
    let parts = [text(&address["addressLocality"]), text(&address["addressRegion"]), country];
    match joined(parts, ", ") {
        empty if empty.is_empty() => first([address, &place["name"], place]),
        address => address,
    }
}

/// Without a place, where applicants may live.
fn or_regions(place: String, job: &Value) -> String {
    if !place.is_empty() {
        return place;
    }
    let regions = elements(&job["applicantLocationRequirements"]);
    joined(regions.iter().map(|region| first([&region["name"], region])), ", ")
}

fn salary(base: &Value) -> Option<String> {
    let value = &base["value"];
    let (currency, period) =
        (first([&base["currency"], &value["currency"]]), first([&value["unitText"], &base["unitText"]]));
    let single = if value.is_object() { &value["value"] } else { value };
    let lowest = if value["minValue"].is_null() { single } else { &value["minValue"] };
    pay(&currency, lowest, &value["maxValue"], &period).or_else(|| Some(text(base)))
}

fn education(requirements: &Value) -> String {
    joined(elements(requirements).iter().map(|one| first([&one["credentialCategory"], one])), ", ")
}

/// Qualifications and skills, each in its own line.
fn required(job: &Value) -> Vec<String> {
    let experience = first([&job["experienceRequirements"]["description"], &job["experienceRequirements"]]);
    let all = [list(&job["qualifications"]), list(&job["skills"]), list(&experience.into())];
    all.into_iter().flatten().collect()
}

/// The items of a list, or the lines of a text.
fn list(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => lines::read(text).into_iter().map(|line| line.text).collect(),
        other => own::items(other),
    }
}

fn workplaces(job: &Value) -> Workplace {
    let types = texts(&job["jobLocationType"]).join(" ");
    workplace(&types)
}

#[cfg(test)]
mod tests {
    use crate::{ReadError, read_file};
    use serde_json::json;
    use vitae_model::job::{EmploymentType, JobCategory};

    fn posting() -> serde_json::Value {
        json!({
            "@context": "https://schema.org/", "@type": "JobPosting", "title": "Research Engineer",
            "description": "<p>Join us.</p><h3>Requirements</h3><ul><li>Physics</li></ul>", "datePosted": "2026-10-01",
            "identifier": {"@type": "PropertyValue", "name": "Lab", "value": "L-17"}, "employmentType": ["FULL_TIME", "CONTRACTOR"],
            "hiringOrganization": {"@type": "Organization", "name": "Lab &amp; Sons", "sameAs": "https://lab.example"},
            "jobLocation": [{"@type": "Place", "address": {"@type": "PostalAddress", "streetAddress": "1 Road", "addressLocality": "Turin", "addressRegion": "Piedmont", "addressCountry": {"name": "Italy"}}},
                {"address": {"addressLocality": "Milan"}}],
            "jobLocationType": "TELECOMMUTE", "url": "https://lab.example/jobs/17",
            "baseSalary": {"@type": "MonetaryAmount", "currency": "EUR", "value": {"@type": "QuantitativeValue", "minValue": 40000, "maxValue": "50000", "unitText": "YEAR"}},
            "educationRequirements": {"@type": "EducationalOccupationalCredential", "credentialCategory": "bachelor degree"}
        })
    }

    #[test]
    fn a_posting_in_every_wrapping() {
        let script = |text: &str| {
            format!(
                "<!doctype html><html><head><title>x</title><SCRIPT type='application/ld+json'>{text}</script></head><body>…"
            )
        };
        let posting = posting();
        let files = [
            posting.to_string(),
            json!([posting]).to_string(),
            json!({"@context": "https://schema.org", "@graph": [{"@type": "WebPage"}, posting]}).to_string(),
            json!([{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1, "item": posting}]}])
                .to_string(),
            script(&posting.to_string()),
            script(&format!("\n<!--\n{posting}\n-->\n")),
        ];
        for file in files {
            let found = read_file(file.as_bytes()).unwrap();
            assert_eq!((found.jobs.len(), found.skipped.len()), (1, 0), "{file}");
            let job = &found.jobs[0];
            assert_eq!((job.source_id.as_str(), job.posted_at), ("L-17", Some(1_790_812_800_000)));
            assert_eq!(job.posting.location, "Turin, Piedmont, Italy; Milan");
            assert_eq!(job.posting.salary_range.as_deref(), Some("EUR 40,000–50,000 per year"));
            assert_eq!(job.posting.requirements.required, ["Physics"]);
            assert_eq!(job.posting.education_level.as_deref(), Some("bachelor degree"));
            assert_eq!(
                (job.posting.employment_type, job.posting.category),
                (EmploymentType::FullTime, JobCategory::Tech)
            );
            assert_eq!((job.posting.company_name.as_str(), job.posting.is_remote), ("Lab & Sons", true));
        }
    }

    #[test]
    fn qualifications_and_the_pages_address() {
        let mut posting = posting();
        posting["url"] = json!(null);
        posting["qualifications"] = json!("Physics.\nMaths.");
        posting["jobLocation"] = json!(null);
        posting["applicantLocationRequirements"] = json!([{"@type": "Country", "name": "Italy"}]);
        let page = format!(
            "<html><link rel=canonical href=\"https://lab.example/jobs/17?a=1&amp;b=2\"><script type=\"application/ld+json\">{posting}</script>\
             <script type=\"application/ld+json\">{{broken</script><script>var x = \"<script>\";</script>"
        );
        let found = read_file(page.as_bytes()).unwrap();
        let job = &found.jobs[0].posting;
        assert_eq!(job.application_link, "https://lab.example/jobs/17?a=1&b=2");
        assert_eq!(job.requirements.required, ["Physics.", "Maths."]);
        assert_eq!(job.location, "Italy");
    }

    #[test]
    fn pages_without_postings_say_so() {
        for page in [
            "<html><p>Jobs",
            "<script type=application/ld+json>{\"@type\": \"WebPage\"}</script>",
            "<",
            "<script type=application/ld+json>[1",
        ] {
            assert!(matches!(read_file(page.as_bytes()), Err(ReadError::NoPostings)), "{page}");
        }
    }

    #[test]
    fn a_posting_ends_with_its_last_day() {
        for (end, open, ended) in [
            (json!("2001-12-31"), 0, 1),
            (json!("2001-12-31T00:00"), 0, 1),
            (json!("2199-12-31T23:59:59Z"), 1, 0),
            (json!("9999-12-31"), 1, 0),
            (json!(null), 1, 0),
        ] {
            let mut posting = posting();
            posting["validThrough"] = end.clone();
            let found = read_file(posting.to_string().as_bytes()).unwrap();
            assert_eq!((found.jobs.len(), found.ended, found.notes.len()), (open, ended, 0), "{end}");
        }
    }

    #[test]
    fn an_escaped_description_is_html() {
        let mut posting = posting();
        posting["description"] =
            json!("&lt;p&gt;Weld &lt;b&gt;steel&lt;/b&gt;&lt;/p&gt;&lt;script&gt;track()&lt;/script&gt;");
        posting["responsibilities"] = json!("&lt;ul&gt;&lt;li&gt;Weld&lt;/li&gt;&lt;li&gt;Cut&lt;/li&gt;&lt;/ul&gt;");
        let found = read_file(posting.to_string().as_bytes()).unwrap();
        assert_eq!(found.jobs[0].posting.job_description, "Weld steel");
        assert_eq!(found.jobs[0].posting.responsibilities, ["Weld", "Cut"]);
    }
}
