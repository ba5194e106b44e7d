//! What a resume is called until its owner gives it a name: person and latest title, as in `Ada Byron – Analyst`.

use crate::dates::{self, End, Point};
use crate::nonsense;
use crate::resume::{Experience, ParsedResume};
use crate::visible::visible;

/// Longest name of a resume, in characters.
pub const MAX_NAME_CHARS: usize = 120;

/// Most characters of a part of the name. Two parts, the dash and a number stay within [`MAX_NAME_CHARS`].
const MAX_PART_CHARS: usize = 54;

const DASH: &str = " – ";
const CUT: char = '…';

/// The name of a resume: the person's and the latest title, or the one of them that is there, else the file's name without its ending.
pub fn resume_name(resume: &ParsedResume, file: &str) -> String {
    let (person, title) = (part(&resume.name), latest_title(resume));
    let parts: Vec<String> = match title {
        Some(title) if title.to_lowercase() != person.to_lowercase() => vec![person, title],
        _ => vec![person],
    };
    let name = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(DASH);
    if name.is_empty() { file_name(file) } else { name }
}

/// A file's name without its ending, as the name of a resume; never empty.
pub fn file_name(file: &str) -> String {
    let stem = match file.rsplit_once('.') {
        Some((stem, _)) if !stem.trim().is_empty() => stem,
        _ => file,
    };
    let name = part(stem);
    if name.is_empty() { "Resume".to_owned() } else { name }
}

/// The title of the job that ended last; of several that go on, of the one begun last. Jobs without a date come after all others, and
/// among equals the first in the document counts. What names no job is passed over.
fn latest_title(resume: &ParsedResume) -> Option<String> {
    let titled = resume.experience.iter().map(|job| (recency(job), part(&job.position)));
    // The last of equal maxima counts, so the order is turned round.
    titled
        .filter(|(_, title)| nonsense::is_title(title, &resume.name))
        .rev()
        .max_by_key(|(recency, _)| *recency)
        .map(|(_, title)| title)
}

/// When a job ended and began, in months; larger is later, and nothing is smaller than any date.
fn recency(job: &Experience) -> Option<(i32, i32)> {
    let span = dates::parse(&job.duration)?;
    let month = |point: Point, missing: i32| point.year * 12 + point.month.map_or(missing, i32::from);
    let end = match span.end {
        Some(End::Present) => i32::MAX,
        _ => month(span.last()?, 12),
    };
    Some((end, span.start.map_or(i32::MIN, |start| month(start, 1))))
}

/// One line without what cannot be seen, cut at a word.
fn part(text: &str) -> String {
    let spaced = visible(&text.replace(char::is_whitespace, " "));
    let line = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= MAX_PART_CHARS {
        return line;
    }
    let room: String = line.chars().take(MAX_PART_CHARS - 1).collect();
    let ends_a_word = line[room.len()..].starts_with(' ');
    let cut = if ends_a_word { room.as_str() } else { room.rsplit_once(' ').map_or(room.as_str(), |(words, _)| words) };
    let cut = cut.trim_end_matches(|c: char| !c.is_alphanumeric() && !matches!(c, ')' | '+' | '#'));
    format!("{}{CUT}", if cut.is_empty() { &room } else { cut })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resume(name: &str, jobs: &[(&str, &str)]) -> ParsedResume {
        let job = |&(position, duration): &(&str, &str)| Experience {
            position: position.into(),
            duration: duration.into(),
            ..Default::default()
        };
        ParsedResume { name: name.into(), experience: jobs.iter().map(job).collect(), ..Default::default() }
    }

    #[test]
    fn a_resume_is_named_after_person_and_latest_title() {
        let analyst = [("Analyst", "2020 - Present"), ("Intern", "2018 - 2020")];
        for (name, jobs, expected) in [
            ("Ada Byron", &analyst[..], "Ada Byron – Analyst"),
            ("Ada Byron", &[("Intern", "2018 - 2020"), ("Analyst", "Jan 2020 - Present")], "Ada Byron – Analyst"),
            ("Ada Byron", &[("First", "2020 - Present"), ("Second", "2022 - Present")], "Ada Byron – Second"),
            ("Ada Byron", &[("First", "2020 - Present"), ("Second", "2020 - Present")], "Ada Byron – First"),
            ("Ada Byron", &[("Old", "Mar 2019 - Jan 2021"), ("Later", "Feb 2020 - May 2021")], "Ada Byron – Later"),
            ("Ada Byron", &[("Undated", ""), ("Dated", "1999")], "Ada Byron – Dated"),
            ("Ada Byron", &[("First", "summers"), ("Second", "")], "Ada Byron – First"),
            ("Ada Byron", &[("", "2022 - Present"), ("Analyst", "2020 - 2022")], "Ada Byron – Analyst"),
            ("Ada Byron", &[("6", "2022 - Present"), ("Analyst", "2020 - 2022")], "Ada Byron – Analyst"),
            ("Ada Byron", &[("•", "2022")], "Ada Byron"),
            ("Ada Byron", &[("Jan 2019 - Present", "2022")], "Ada Byron"),
            ("Ada Byron", &[("ada@example.org", "2022")], "Ada Byron"),
            ("Ada Byron", &[("I was responsible for the whole of the north region.", "2022")], "Ada Byron"),
            ("Ada Byron", &[], "Ada Byron"),
            ("Ada Byron", &[(" ", "2022")], "Ada Byron"),
            ("Ada Byron", &[("ada byron", "2022")], "Ada Byron"),
            ("", &analyst, "Analyst"),
            (" \u{200b} ", &[], "cv.final"),
            ("  Ada\n Byron ", &[("Lead\tAnalyst\r\n", "2020")], "Ada Byron – Lead Analyst"),
            ("Ada\u{202e} Byron", &[("C/C++ Developer", "2020")], "Ada Byron – C/C++ Developer"),
            ("王小明", &[("Ingénieure d’études", "2020")], "王小明 – Ingénieure d’études"),
        ] {
            assert_eq!(resume_name(&resume(name, jobs), "cv.final.pdf"), expected, "{name:?} {jobs:?}");
        }
    }

    #[test]
    fn without_person_and_title_it_is_the_files_name() {
        for (file, expected) in [
            ("cv.pdf", "cv"),
            ("cv.final.docx", "cv.final"),
            ("cv", "cv"),
            (".pdf", ".pdf"),
            ("", "Resume"),
            ("\u{202e}.pdf", "Resume"),
            ("my  resume\n2026.pdf", "my resume 2026"),
        ] {
            assert_eq!(resume_name(&ParsedResume::default(), file), expected, "{file:?}");
        }
    }

    #[test]
    fn long_values_are_cut_at_a_word() {
        let long = "Senior Vice President of Very Important, Far-Reaching Operations";
        for (title, expected) in [
            (long, "Senior Vice President of Very Important, Far-Reaching…"),
            (
                "Senior Vice President of Very Important Business, Operations",
                "Senior Vice President of Very Important Business…",
            ),
            (&"é".repeat(80), &format!("{}…", "é".repeat(53))),
            (&"é".repeat(54), &"é".repeat(54)),
        ] {
            let name = resume_name(&resume("Ada", &[(title, "2020")]), "cv.pdf");
            assert_eq!(name, format!("Ada – {expected}"));
        }
        let both = resume_name(&resume(&"n".repeat(500), &[(&"t".repeat(500), "2020")]), "cv.pdf");
        assert!(both.chars().count() + " 9999".len() <= MAX_NAME_CHARS, "{both}");
        let file = resume_name(&ParsedResume::default(), &format!("{}.pdf", "f ".repeat(100)));
        assert!(file.chars().count() <= MAX_PART_CHARS, "{file}");
    }
}
