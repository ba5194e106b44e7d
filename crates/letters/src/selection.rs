//! Which deeds a letter tells, by its length.

use crate::Length;
use crate::candidate::{Candidate, Deed};
use crate::evidence::Statement;

/// Most deeds of a letter: at some 20 words each they leave room for opening and end, and a longer letter has more.
fn most_deeds(length: Length) -> usize {
    match length {
        Length::Short => 3,
        Length::Medium => 5,
        Length::Long => 9,
    }
}

/// Most deeds of one job.
pub(crate) fn most_of_a_job(length: Length) -> usize {
    match length {
        Length::Short => 3,
        Length::Medium => 4,
        Length::Long => 6,
    }
}

/// Most skills or certificates in one sentence.
pub(crate) fn most_listed(length: Length) -> usize {
    match length {
        Length::Short => 3,
        Length::Medium => 4,
        Length::Long => 6,
    }
}

/// The deeds to tell, the latest job first, of each job no more than `most`.
///
/// Those that answer the advertisement come before all others. A short letter tells nothing else unless none answers; a longer
/// one goes on with the latest jobs.
pub(crate) fn chosen(candidate: &Candidate, length: Length, most: usize) -> Vec<&Deed> {
    let tellable = || candidate.deeds.iter().filter(|deed| is_tellable(deed));
    let mut others: Vec<&Deed> = tellable().filter(|deed| !deed.answers).collect();
    others.sort_by_key(|deed| place(deed));
    let mut chosen: Vec<&Deed> = Vec::new();
    for deed in tellable().filter(|deed| deed.answers) {
        add(&mut chosen, deed, length, most);
    }
    if length == Length::Short {
        others.truncate(usize::from(chosen.is_empty()));
    }
    for deed in others {
        add(&mut chosen, deed, length, most);
    }
    chosen.sort_by_key(|deed| place(deed));
    chosen
}

fn add<'d>(chosen: &mut Vec<&'d Deed>, deed: &'d Deed, length: Length, most: usize) {
    let of_job = chosen.iter().filter(|other| place(other) == place(deed)).count();
    let is_new = !chosen.iter().any(|other| other.statement == deed.statement);
    if chosen.len() < most_deeds(length) && of_job < most && is_new {
        chosen.push(deed);
    }
}

/// Where a deed stands in a letter; projects come after all jobs.
pub(crate) fn place(deed: &Deed) -> (usize, &str) {
    (deed.job.as_ref().map_or(usize::MAX, |job| job.rank), deed.project.as_deref().unwrap_or_default())
}

fn is_tellable(deed: &Deed) -> bool {
    deed.project.is_none() || matches!(deed.statement, Statement::Did(_))
}
