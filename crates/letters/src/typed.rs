//! What the candidate typed beside the resume, or in place of one.

use crate::words::WORDS;
use crate::{MOST_CHARS, Request, phrase::word_count, plain};
use std::borrow::Cow;
use vitae_model::ParsedResume;
use vitae_model::dates;
use vitae_model::resume::Experience;

/// Most words of a line that names a job.
const HEAD_WORDS: usize = 12;

/// What the candidate typed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Typed<'a> {
    /// What was done, a line each; a line such as `Van driver at Parcelway, 2019-2023` begins a job.
    pub experience: &'a str,
    /// What the candidate can do, divided by commas, semicolons or lines.
    pub skills: &'a str,
}

impl<'a> Typed<'a> {
    /// The skills.
    pub(crate) fn skills(&self) -> impl Iterator<Item = &'a str> {
        self.skills.split([',', ';', '\n']).map(str::trim).filter(|skill| !skill.is_empty())
    }

    fn jobs(&self) -> Vec<Experience> {
        let mut jobs: Vec<Experience> = Vec::new();
        for line in self.experience.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match (head(line), jobs.last_mut()) {
                (Some(job), _) => jobs.push(job),
                (None, Some(job)) => job.description = format!("{}\n{line}", job.description).trim().to_owned(),
                (None, None) => jobs.push(Experience { description: line.to_owned(), ..Experience::default() }),
            }
        }
        jobs
    }
}

impl<'a> Request<'a> {
    /// The advertisement as every writer reads it: without markup, and no longer than it may be.
    pub(crate) fn advertisement(&self) -> String {
        let text: String = self.job_description.chars().take(MOST_CHARS).collect();
        plain::without_markup(&text)
    }

    /// All that is known of the candidate: the resume, then what was typed. `None` when there is neither.
    pub(crate) fn known(&self) -> Option<Cow<'a, ParsedResume>> {
        let jobs = self.typed.jobs();
        if jobs.is_empty() && self.typed.skills().next().is_none() {
            return self.resume.map(Cow::Borrowed);
        }
        let mut resume = self.resume.cloned().unwrap_or_default();
        resume.experience.extend(jobs);
        resume.skills.extend(self.typed.skills().map(str::to_owned));
        Some(Cow::Owned(resume))
    }
}

/// A job by the line that names it: `Van driver at Parcelway, 2019-2023`.
fn head(line: &str) -> Option<Experience> {
    let (position, rest) = [" at ", " @ ", " bei "].iter().find_map(|mark| line.split_once(mark))?;
    let first = position.split_whitespace().next()?.to_lowercase();
    let is_sentence = WORDS.is_past(&first) || WORDS.verbs.contains(&first) || WORDS.not_titles.contains(&first);
    if word_count(line) > HEAD_WORDS || is_sentence || line.ends_with('.') {
        return None;
    }
    let (company, duration) = rest.split_once([',', '(', '|']).unwrap_or((rest, ""));
    let duration = duration.trim().trim_end_matches(')');
    let duration = dates::parse(duration).map(|_| duration.to_owned()).unwrap_or_default();
    Some(Experience {
        position: position.trim().into(),
        company: company.trim().into(),
        duration,
        ..Experience::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn let_17_typed_jobs_are_told_apart() {
        let typed = Typed {
            experience: "Van driver at Parcelway, 2019-2023\nDelivered 120 parcels a day\n\nPorter at The Crown",
            skills: "Route planning, Customer service;\n",
        };
        let jobs = typed.jobs();
        let told: Vec<[&str; 4]> = jobs
            .iter()
            .map(|job| [&job.position, &job.company, &job.duration, &job.description].map(|text| text.as_str()))
            .collect();
        assert_eq!(
            told,
            [["Van driver", "Parcelway", "2019-2023", "Delivered 120 parcels a day"], ["Porter", "The Crown", "", ""]]
        );
        assert_eq!(typed.skills().collect::<Vec<_>>(), ["Route planning", "Customer service"]);
        for line in ["I drove a van at night", "Delivered parcels at Christmas", "Worked at Parcelway."] {
            let jobs = Typed { experience: line, skills: "" }.jobs();
            assert_eq!((jobs.len(), jobs[0].description.as_str()), (1, line));
        }
    }
}
