//! What the candidate typed beside the resume, or in place of one.

use crate::persons::is_person;
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
    /// What was done, a line each; a line such as `Van driver at Parcelway, 2019-2023` or
    /// `Seit 2019 Kellnerin im Gasthof Adler` begins a job.
    pub experience: &'a str,
    /// What the candidate can do, divided by commas, semicolons or lines.
    pub skills: &'a str,
}

impl<'a> Typed<'a> {
    /// The skills.
    pub(crate) fn skills(&self) -> impl Iterator<Item = &'a str> {
        self.skills.split([',', ';', '\n']).map(str::trim).filter(|skill| !skill.is_empty())
    }

    fn jobs(&self, is_german: bool) -> Vec<Experience> {
        let mut jobs: Vec<Experience> = Vec::new();
        for line in self.experience.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match (head(line, is_german), jobs.last_mut()) {
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

    /// All that is known of the candidate: the resume, then what was typed, with the employers' articles when the letter is
    /// German. `None` when there is neither.
    pub(crate) fn known(&self, is_german: bool) -> Option<Cow<'a, ParsedResume>> {
        let jobs = self.typed.jobs(is_german);
        if jobs.is_empty() && self.typed.skills().next().is_none() {
            return self.resume.map(Cow::Borrowed);
        }
        let mut resume = self.resume.cloned().unwrap_or_default();
        resume.experience.extend(jobs);
        resume.skills.extend(self.typed.skills().map(str::to_owned));
        Some(Cow::Owned(resume))
    }
}

/// What stands between a job and its employer, with the article that German puts before the employer's name then.
const EMPLOYER_MARKS: [(&str, &str); 14] = [
    (" at ", ""),
    (" @ ", ""),
    (" bei der ", "der "),
    (" bei dem ", "dem "),
    (" beim ", "dem "),
    (" bei ", ""),
    (" in der ", "der "),
    (" in dem ", "dem "),
    (" im ", "dem "),
    (" an der ", "der "),
    (" am ", "dem "),
    (" für die ", "der "),
    (" für den ", "dem "),
    (" für ", ""),
];

/// A job by the line that names it: `Van driver at Parcelway, 2019-2023`, `Seit 2019 Kellnerin im Gasthof Adler`.
fn head(line: &str, is_german: bool) -> Option<Experience> {
    if word_count(line) > HEAD_WORDS || line.ends_with('.') || begins_sentence(line) {
        return None;
    }
    let (line, duration) = without_date(line);
    let (position, company) = by_mark(&line, is_german)
        .or_else(|| by_place(&line).filter(|_| !duration.is_empty()))
        .or_else(|| (is_person(&line) && !duration.is_empty()).then(|| (line.clone(), String::new())))?;
    Some(Experience { position, company, duration, ..Experience::default() })
}

/// Whether a line says what was done rather than naming a job.
fn begins_sentence(line: &str) -> bool {
    const SPEAKERS: [&str; 6] = ["habe", "hatte", "ich", "verantwortlich", "war", "zuständig"];
    let Some(first) = line.split_whitespace().next().map(str::to_lowercase) else { return true };
    WORDS.is_past(&first)
        || WORDS.verbs.contains(&first)
        || (WORDS.not_titles.contains(&first) && first != "job")
        || SPEAKERS.contains(&first.as_str())
}

/// A line without its first date, and the date.
fn without_date(line: &str) -> (String, String) {
    let bare = |text: &str| text.trim_matches(|c: char| c.is_whitespace() || ",;|()[]–—-:".contains(c)).to_owned();
    let Some((range, _)) = dates::find(line).into_iter().next() else { return (bare(line), String::new()) };
    let (before, after) = (bare(&line[..range.start]), bare(&line[range.end..]));
    let parts: Vec<String> = [before, after].into_iter().filter(|part| !part.is_empty()).collect();
    (parts.join(", "), line[range].to_owned())
}

/// Position and employer with a word between them.
fn by_mark(line: &str, is_german: bool) -> Option<(String, String)> {
    let found = EMPLOYER_MARKS.iter().filter_map(|(mark, article)| Some((line.find(mark)?, *mark, *article)));
    let (at, mark, article) = found.min_by_key(|(at, mark, _)| (*at, std::cmp::Reverse(mark.len())))?;
    let (position, rest) = (&line[..at], &line[at + mark.len()..]);
    let is_english = matches!(mark, " at " | " @ ");
    if !is_english && !is_person(position) {
        return None;
    }
    let company = rest.split([',', '(', '|']).next().unwrap_or(rest).trim();
    let article = if is_german { article } else { "" };
    Some((position.trim().to_owned(), format!("{article}{company}")))
}

/// Position and employer with a comma or a dash between them, in either order.
fn by_place(line: &str) -> Option<(String, String)> {
    let mut parts = [", ", " – ", " — ", " - ", " | "].iter().filter_map(|mark| line.split_once(mark));
    let (first, rest) = parts.next()?;
    let second = rest.split([',', '|']).next().unwrap_or(rest).trim();
    let (position, company) = match (is_person(first), is_person(second)) {
        (true, _) => (first, second),
        (false, true) => (second, first),
        (false, false) => return None,
    };
    let is_name = company.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    is_name.then(|| (position.trim().to_owned(), company.trim().to_owned()))
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
        let jobs = typed.jobs(false);
        let found: Vec<[&str; 4]> = jobs
            .iter()
            .map(|job| [&job.position, &job.company, &job.duration, &job.description].map(|text| text.as_str()))
            .collect();
        assert_eq!(
            found,
            [["Van driver", "Parcelway", "2019-2023", "Delivered 120 parcels a day"], ["Porter", "The Crown", "", ""]]
        );
        assert_eq!(typed.skills().collect::<Vec<_>>(), ["Route planning", "Customer service"]);
        for line in ["I drove a van at night", "Delivered parcels at Christmas", "Worked at Parcelway."] {
            let jobs = Typed { experience: line, skills: "" }.jobs(false);
            assert_eq!((jobs.len(), jobs[0].description.as_str()), (1, line));
        }
    }

    #[test]
    fn let_17_jobs_are_named_in_english_and_german() {
        for (line, expected) in [
            ("Van driver at Parcelway since 2019", ["Van driver", "Parcelway", "since 2019"]),
            ("Waiter, The Crown, 2019 - 2021", ["Waiter", "The Crown", "2019 - 2021"]),
            ("2019 - 2021: Waiter at The Crown", ["Waiter", "The Crown", "2019 - 2021"]),
            ("Archivist at The Royal Society", ["Archivist", "The Royal Society", ""]),
            ("Kellner im Gasthof Adler, seit 2019", ["Kellner", "dem Gasthof Adler", "seit 2019"]),
            ("Seit 2019 Kellnerin im Gasthof Adler", ["Kellnerin", "dem Gasthof Adler", "Seit 2019"]),
            ("Arzthelferin in der Praxis Huber (2015-2020)", ["Arzthelferin", "der Praxis Huber", "2015-2020"]),
            ("Buchhalterin bei der Nordlicht GmbH", ["Buchhalterin", "der Nordlicht GmbH", ""]),
            ("Fahrer bei DHL", ["Fahrer", "DHL", ""]),
            ("Koch, Hotel Adler, 2018 - 2022", ["Koch", "Hotel Adler", "2018 - 2022"]),
            ("Erzieherin seit 2020", ["Erzieherin", "", "seit 2020"]),
        ] {
            let jobs = Typed { experience: line, skills: "" }.jobs(true);
            assert_eq!([&jobs[0].position, &jobs[0].company, &jobs[0].duration], expected, "{line}");
        }
        for line in
            ["Habe im Lager gearbeitet", "Ich war bei DHL", "Verantwortlich im Lager", "Pakete im Lager sortiert 2020"]
        {
            let jobs = Typed { experience: line, skills: "" }.jobs(true);
            assert_eq!((jobs[0].position.as_str(), jobs[0].description.as_str()), ("", line));
        }
    }
}
