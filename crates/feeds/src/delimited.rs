//! Jobs in a table: a row of names, then a row for each job.

use crate::draft::Collector;
use crate::{Found, ReadError, own};
use csv::{ReaderBuilder, StringRecord};
use serde_json::{Map, Value};

/// How a column may be named: the key of the API, and what people write, without blanks, signs and capitals.
const COLUMNS: [(&str, &[&str]); 20] = [
    ("sourceId", &["sourceid", "id", "jobid", "reference", "requisitionid", "ref"]),
    ("jobTitle", &["jobtitle", "title", "position", "role", "jobname"]),
    ("companyName", &["companyname", "company", "employer", "organization", "organisation", "hiringorganization"]),
    ("companyOverview", &["companyoverview", "aboutcompany", "aboutthecompany", "companydescription"]),
    ("location", &["location", "place", "city", "joblocation"]),
    ("employmentType", &["employmenttype", "type", "jobtype", "contracttype", "employment"]),
    ("salaryRange", &["salaryrange", "salary", "pay", "compensation"]),
    ("jobDescription", &["jobdescription", "description", "text", "about", "summary"]),
    ("responsibilities", &["responsibilities", "duties", "tasks"]),
    ("required", &["required", "requirementsrequired", "requirements", "qualifications", "requiredqualifications"]),
    ("preferred", &["preferred", "requirementspreferred", "preferredqualifications", "nicetohave"]),
    ("applicationLink", &["applicationlink", "link", "url", "applyurl", "applylink", "applicationurl", "joburl"]),
    ("educationLevel", &["educationlevel", "education", "degree"]),
    ("experienceLevel", &["experiencelevel", "level", "seniority", "experience"]),
    ("category", &["category"]),
    ("department", &["department", "team", "function"]),
    ("isRemote", &["isremote", "remote"]),
    ("isHybrid", &["ishybrid", "hybrid"]),
    ("isOnsite", &["isonsite", "onsite"]),
    ("createdAt", &["createdat", "posted", "postedat", "dateposted", "date", "posteddate"]),
];

/// Columns that hold a list, its items separated by `|` or line breaks.
const LISTS: [&str; 3] = ["responsibilities", "required", "preferred"];

/// Columns that hold yes or no.
const FLAGS: [&str; 3] = ["isRemote", "isHybrid", "isOnsite"];

/// Reads a table with commas, semicolons or tabs.
pub fn read(text: &str) -> Result<Found, ReadError> {
    let mut reader = ReaderBuilder::new().flexible(true).delimiter(delimiter(text)).from_reader(text.as_bytes());
    let columns: Vec<Option<&str>> = reader.headers()?.iter().map(column).collect();
    for (key, what) in
        [("jobTitle", "the title (jobTitle)"), ("applicationLink", "the link to apply at (applicationLink)")]
    {
        if !columns.contains(&Some(key)) {
            return Err(ReadError::NoColumn(what));
        }
    }
    let mut collector = Collector::default();
    for row in reader.records() {
        collector.add(own::read(&job(&columns, &row?)));
    }
    Ok(collector.found())
}

/// The sign that stands most often in the first line.
fn delimiter(text: &str) -> u8 {
    let heads = text.trim_start().lines().next().unwrap_or_default();
    let count = |sign: u8| heads.bytes().filter(|byte| *byte == sign).count();
    [b'\t', b';', b','].into_iter().max_by_key(|sign| count(*sign)).unwrap_or(b',')
}

fn column(head: &str) -> Option<&'static str> {
    let letters: String = head.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>().to_ascii_lowercase();
    COLUMNS.iter().find(|(_, names)| names.contains(&letters.as_str())).map(|(key, _)| *key)
}

/// A row with the keys of the API. Of two columns for the same, the first that is filled counts.
fn job(columns: &[Option<&str>], row: &StringRecord) -> Value {
    let mut job = Map::new();
    for (key, cell) in columns.iter().zip(row) {
        if let Some(key) = key
            && !cell.trim().is_empty()
        {
            job.entry(*key).or_insert_with(|| cell_value(key, cell));
        }
    }
    let mut requirements = Map::new();
    for key in ["required", "preferred"] {
        requirements.extend(job.remove_entry(key));
    }
    job.insert("requirements".into(), requirements.into());
    job.into()
}

fn cell_value(key: &str, cell: &str) -> Value {
    if LISTS.contains(&key) {
        let items = cell.split(['|', '\n']).map(|item| item.trim().trim_start_matches(['•', '-', '*']).trim());
        items.filter(|item| !item.is_empty()).collect()
    } else if FLAGS.contains(&key) {
        matches!(cell.trim().to_ascii_lowercase().as_str(), "true" | "yes" | "y" | "1" | "x").into()
    } else {
        cell.into()
    }
}

#[cfg(test)]
mod tests {
    use crate::{ReadError, read_file};
    use vitae_model::job::{EmploymentType, JobCategory};

    #[test]
    fn a_table_of_jobs() {
        let table = "Job Title,Company,Location,Link,Responsibilities,Required qualifications,Remote,Type,Category\n\
            \"Nurse, night shift\",St. Mary's,Leeds,https://example.org/1,Care | Document,\"- Licence\n- Patience\",no,part time,\n\
            Clerk,Bank,York,https://example.org/2,,,YES,,finance\n\
            ,Bank,York,https://example.org/3\n\
            Cook,Inn\n";
        let found = read_file(table.as_bytes()).unwrap();
        let nurse = &found.jobs[0].posting;
        assert_eq!((nurse.job_title.as_str(), nurse.company_name.as_str()), ("Nurse, night shift", "St. Mary's"));
        assert_eq!(nurse.responsibilities, ["Care", "Document"]);
        assert_eq!(nurse.requirements.required, ["Licence", "Patience"]);
        assert_eq!((nurse.employment_type, nurse.is_remote), (EmploymentType::PartTime, false));
        let clerk = &found.jobs[1].posting;
        assert_eq!((clerk.category, clerk.is_remote), (JobCategory::Finance, true));
        let skipped: Vec<String> = found.skipped.iter().map(ToString::to_string).collect();
        assert_eq!(skipped, ["job 3 has no title", "job 4 (Cook) has no link to apply at"]);
    }

    #[test]
    fn other_signs_names_and_encodings() {
        let semicolons =
            b"\xef\xbb\xbfid;TITLE;Employer;apply_url\r\n4;K\xc3\xb6chin;Hof;https://example.org/4\r\n".to_vec();
        let tabs =
            b"reference\tjobTitle\tcompanyName\tapplicationLink\n4\tK\xf6chin\tHof\thttps://example.org/4".to_vec();
        let wide: Vec<u8> =
            String::from_utf8(semicolons.clone()).unwrap().encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in [semicolons, tabs, wide] {
            let found = read_file(&bytes).unwrap();
            assert_eq!((found.jobs.len(), found.jobs[0].source_id.as_str()), (1, "4"));
            assert_eq!(
                (found.jobs[0].posting.job_title.as_str(), found.jobs[0].posting.company_name.as_str()),
                ("Köchin", "Hof")
            );
        }
    }

    #[test]
    fn what_is_no_table_of_jobs_is_refused() {
        for (text, expected) in
            [("", "the title"), ("a picture of a cat", "the title"), ("title,company\nNurse,St. Mary's", "the link")]
        {
            let error = read_file(text.as_bytes()).unwrap_err();
            assert!(matches!(error, ReadError::NoColumn(_)) && error.to_string().contains(expected), "{error}");
        }
    }
}
