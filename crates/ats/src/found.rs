//! Which confirmed fields the embedded reader had found by itself.

use crate::text::compact;
use vitae_model::ParsedResume;

/// How many of name, email, phone, employers, titles, durations and schools were found, and those that were missed.
///
/// Entries may have been sorted in the review, so a value counts as found wherever its kind of field holds it.
pub(crate) fn found_by_reader(confirmed: &ParsedResume, parsed: &ParsedResume) -> (usize, Vec<(String, String)>) {
    let had = fields(parsed);
    let holds = |kind: &str, words: &str| {
        had.iter().any(|(path, other)| kind_of(path) == kind && compact(other) == compact(words))
    };
    let all = fields(confirmed);
    let total = all.len();
    let missed: Vec<(String, String)> = all.into_iter().filter(|(path, words)| !holds(&kind_of(path), words)).collect();
    (total - missed.len(), missed)
}

/// `experience.company` for `experience[2].company`.
fn kind_of(path: &str) -> String {
    path.chars().filter(|c| !c.is_ascii_digit()).collect()
}

fn fields(resume: &ParsedResume) -> Vec<(String, String)> {
    let mut fields = vec![
        ("name".to_owned(), resume.name.clone()),
        ("email".to_owned(), resume.email.clone()),
        ("phone".to_owned(), resume.phone.clone().unwrap_or_default()),
    ];
    for (index, job) in resume.experience.iter().enumerate() {
        fields.push((format!("experience[{index}].company"), job.company.clone()));
        fields.push((format!("experience[{index}].position"), job.position.clone()));
        fields.push((format!("experience[{index}].duration"), job.duration.clone()));
    }
    let schools = resume.education.iter().enumerate();
    fields
        .extend(schools.map(|(index, school)| (format!("education[{index}].institution"), school.institution.clone())));
    fields.retain(|(_, words)| !compact(words).is_empty());
    fields
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::resume::Experience;

    #[test]
    fn sorting_entries_is_no_miss_and_a_correction_is_one() {
        let job = |company: &str| Experience { company: company.into(), ..Default::default() };
        let parsed =
            ParsedResume { name: "JANE  DOE".into(), experience: vec![job("A"), job("B")], ..Default::default() };
        let confirmed =
            ParsedResume { name: "Jane Doe".into(), experience: vec![job("B"), job("C")], ..Default::default() };
        let (found, missed) = found_by_reader(&confirmed, &parsed);
        assert_eq!((found, missed), (2, vec![("experience[1].company".to_owned(), "C".to_owned())]));
    }
}
