//! What two readings of one document have different.

use crate::flat::{self, Entry};
use crate::words::{fold, folded_words};
use rustc_hash::FxHashSet as HashSet;
use vitae_model::resume::ParsedResume;
use vitae_model::source::Difference;

/// Two entries are the same when this share of their words is.
const SAME: f32 = 0.4;

/// What the embedded parser read otherwise, in the order of the resume's fields. A field that it left empty is no difference.
pub(crate) fn between(resume: &ParsedResume, embedded: &ParsedResume) -> Vec<Difference> {
    let mut out = Vec::new();
    for ((path, own), (_, other)) in flat::single(resume).into_iter().zip(flat::single(embedded)) {
        out.extend(field(path.to_owned(), own, other));
    }
    for ((list, own), (_, other)) in flat::lists(resume).into_iter().zip(flat::lists(embedded)) {
        compare(list, &own, &other, &mut out);
    }
    out
}

fn field(path: String, own: &str, other: &str) -> Option<Difference> {
    let differs = !other.is_empty() && fold(own) != fold(other);
    differs.then(|| Difference { path, other: other.to_owned(), entry: None })
}

fn compare(list: &str, own: &[Entry], others: &[Entry], out: &mut Vec<Difference>) {
    let partners = partners(own, others);
    for (at, partner) in partners.iter().enumerate() {
        let Some(other) = partner.map(|partner| &others[partner]) else { continue };
        // Lists within an entry are cut differently rather than read differently.
        for (leaf, text) in other.fields.iter().filter(|(leaf, _)| !leaf.contains('[')) {
            let same = own[at].fields.iter().find(|(name, _)| name == leaf);
            out.extend(field(flat::path(list, at, leaf), same.map_or("", |(_, own)| own), text));
        }
    }
    for (at, other) in others.iter().enumerate().filter(|(at, _)| !partners.contains(&Some(*at))) {
        let name = other.fields.iter().map(|(_, text)| *text).find(|text| !text.is_empty());
        let entry = u32::try_from(at).ok();
        out.extend(name.map(|name| Difference { path: list.to_owned(), other: name.to_owned(), entry }));
    }
}

/// For each entry the one of the other reading that is the same, the likest first.
fn partners(own: &[Entry], others: &[Entry]) -> Vec<Option<usize>> {
    let words = |entries: &[Entry]| entries.iter().map(words_of).collect::<Vec<_>>();
    let (left, right) = (words(own), words(others));
    let pairs = (0..own.len()).flat_map(|a| (0..others.len()).map(move |b| (a, b)));
    let mut likeness: Vec<(f32, usize, usize)> = pairs.map(|(a, b)| (share(&left[a], &right[b]), a, b)).collect();
    likeness.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
    let mut out = vec![None; own.len()];
    let mut taken = vec![false; others.len()];
    for (_, a, b) in likeness.into_iter().take_while(|(share, ..)| *share >= SAME) {
        if out[a].is_none() && !taken[b] {
            (out[a], taken[b]) = (Some(b), true);
        }
    }
    out
}

fn words_of(entry: &Entry) -> HashSet<String> {
    entry.fields.iter().flat_map(|(_, text)| folded_words(text)).collect()
}

/// The share of the words of the smaller set that both hold.
fn share(left: &HashSet<String>, right: &HashSet<String>) -> f32 {
    let both = left.intersection(right).count();
    both as f32 / left.len().min(right.len()).max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use vitae_model::resume::Experience;

    fn job(company: &str, position: &str, duration: &str) -> Experience {
        Experience {
            company: company.into(),
            position: position.into(),
            duration: duration.into(),
            ..Experience::default()
        }
    }

    #[test]
    fn fields_that_differ_and_entries_that_are_missing() {
        let resume = ParsedResume {
            name: "Ada Lovelace".into(),
            email: "ada@example.org".into(),
            experience: vec![job("Analytical Ltd", "Programmer", "1842 - 1843"), job("Inn", "Cook", "1840")],
            skills: vec!["Maths".into()],
            ..ParsedResume::default()
        };
        let embedded = ParsedResume {
            name: "Ada LOVELACE".into(),
            phone: Some("555 0100".into()),
            experience: vec![
                job("Inn", "", "1840"),
                job("Analytical", "Programmer", "1842 – 1843"),
                job("School", "Teacher", "1839"),
            ],
            skills: vec!["maths".into(), "Poetry".into()],
            ..ParsedResume::default()
        };
        let found: Vec<(String, String, Option<u32>)> =
            between(&resume, &embedded).into_iter().map(|own| (own.path, own.other, own.entry)).collect();
        let want = [
            ("phone", "555 0100", None),
            ("experience[0].company", "Analytical", None),
            ("experience", "School", Some(2)),
            ("skills", "Poetry", Some(1)),
        ];
        assert_eq!(found, want.map(|(path, other, entry)| (path.to_owned(), other.to_owned(), entry)));
    }

    #[test]
    fn a_reading_does_not_differ_from_itself() {
        let resume = ParsedResume {
            experience: vec![job("A", "B", "2020"), job("A", "B", "2020"), job("", "", "")],
            ..ParsedResume::default()
        };
        let mut same = resume.clone();
        same.experience.pop();
        assert_eq!(between(&resume, &same), []);
    }
}
