//! Jobs in a table: a row of names, then a row for each job.

use crate::draft::Collector;
use crate::{Found, ReadError, keys, own};
use csv::{ReaderBuilder, StringRecord};
use serde_json::{Map, Value};

/// Columns that hold a list.
const LISTS: [&str; 3] = ["responsibilities", "required", "preferred"];

/// Reads a table with commas, semicolons or tabs.
pub fn read(text: &str) -> Result<Found, ReadError> {
    let mut reader = ReaderBuilder::new().flexible(true).delimiter(delimiter(text)).from_reader(text.as_bytes());
    let heads = reader.headers()?.clone();
    let columns: Vec<Option<&str>> = heads.iter().map(keys::named).collect();
    for (key, what) in
        [("jobTitle", "the title (jobTitle)"), ("applicationLink", "the link to apply at (applicationLink)")]
    {
        if !columns.contains(&Some(key)) {
            return Err(ReadError::NoColumn(what));
        }
    }
    let mut collector = Collector::default();
    let unknown = heads.iter().zip(&columns).filter(|(_, column)| column.is_none());
    unknown.for_each(|(head, _)| collector.notes.unknown(head));
    for row in reader.records() {
        collector.add(own::draft(&job(&columns, &row?)));
    }
    Ok(collector.found())
}

/// The sign that stands most often in the first line.
fn delimiter(text: &str) -> u8 {
    let heads = text.trim_start().lines().next().unwrap_or_default();
    let count = |sign: u8| heads.bytes().filter(|byte| *byte == sign).count();
    [b'\t', b';', b','].into_iter().max_by_key(|sign| count(*sign)).unwrap_or(b',')
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
    job.into()
}

fn cell_value(key: &str, cell: &str) -> Value {
    if LISTS.contains(&key) { keys::listed(cell).into() } else { cell.into() }
}

#[cfg(test)]
mod tests {
    use crate::{ReadError, read_file};
    use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

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

    #[test]
    fn a_german_table() {
        let table = "id;title;link;type;level;posted;closes;remote;Ansprechpartner\n\
            1;Köchin;https://example.org/1;Teilzeit;Berufseinsteiger;01.11.2026;31.12.2199;ja;Frau Klee\n\
            2;Koch;https://example.org/2;Vollzeit;;demnächst;;;\n\
            3;Kellner;https://example.org/3;;;;31.12.2001;;\n";
        let found = read_file(table.as_bytes()).unwrap();
        let cook = &found.jobs[0];
        assert_eq!((cook.posted_at, cook.posting.employment_type), (Some(1_793_491_200_000), EmploymentType::PartTime));
        assert_eq!((cook.posting.experience_level, cook.posting.is_remote), (ExperienceLevel::Entry, true));
        assert_eq!((found.jobs.len(), found.jobs[1].posted_at, found.ended), (2, None, 1));
        assert_eq!(found.skipped[0].to_string(), "job 3 (Kellner) has ended");
        assert_eq!(
            found.notes,
            [
                "fields that are not known are passed over: Ansprechpartner",
                "dates that cannot be read are passed over: \"demnächst\" of job 2",
            ]
        );
    }
}
