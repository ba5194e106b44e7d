//! From what a reader took out of a source to a job that can stand on the board.

use crate::lines::Line;
use crate::sections::{self, Parts};
use crate::{Found, FoundJob, Skipped, guess};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use vitae_model::JobPosting;
use vitae_model::job::{
    ExperienceLevel, MAX_ITEM_CHARS, MAX_ITEMS, MAX_LINE_CHARS, MAX_TEXT_CHARS, Requirements, is_application_link,
};
use vitae_model::visible::{is_blank, visible};

/// Longest id of a source that is kept as it is, in characters; a longer one is replaced by its digest.
const MAX_ID_CHARS: usize = 200;

/// A job as a reader found it; what the source does not say is empty.
#[derive(Debug, Default)]
pub struct Draft {
    pub id: String,
    pub title: String,
    pub company: String,
    pub overview: String,
    pub location: String,
    /// Addresses to apply at, the best first.
    pub links: Vec<String>,
    /// Words for the kind of employment.
    pub employment: Vec<String>,
    /// The level, where the source states it as the board does.
    pub level: String,
    /// The category, where the source states it as the board does.
    pub category: String,
    pub department: String,
    pub salary: Option<String>,
    pub education: String,
    pub description: Vec<Line>,
    pub responsibilities: Vec<String>,
    pub required: Vec<String>,
    pub preferred: Vec<String>,
    pub workplace: guess::Workplace,
    pub posted_at: Option<i64>,
    /// Why the source itself does not show the job.
    pub withheld: Option<&'static str>,
}

impl Draft {
    fn finish(self) -> Result<FoundJob, (String, &'static str)> {
        let title = line(&self.title);
        let refuse = |reason| Err((title.clone(), reason));
        if let Some(reason) = self.withheld {
            return refuse(reason);
        }
        if title.is_empty() {
            return refuse("has no title");
        }
        let links: Vec<&str> = self.links.iter().map(|link| link.trim()).filter(|link| !link.is_empty()).collect();
        let Some(link) = links.iter().find(|link| is_application_link(link)) else {
            return refuse(match links.is_empty() {
                true => "has no link to apply at",
                false => "has a link that is not a web address",
            });
        };
        let (id, posted_at) = (self.id.trim().to_owned(), self.posted_at);
        let link = (*link).to_owned();
        let posting = self.posting(title, link);
        Ok(FoundJob { source_id: source_id(id, &posting), posting, posted_at })
    }

    fn posting(self, title: String, link: String) -> JobPosting {
        let parts = self.parts();
        let place = self.place();
        JobPosting {
            company_name: or(line(&self.company), "Company not stated"),
            company_overview: text(&or(self.overview, &parts.overview)),
            location: or(line(&self.location), if place.remote { "Remote" } else { "Location not stated" }),
            employment_type: guess::employment(&self.employment, &title),
            salary_range: self.salary.as_deref().map(line).filter(|salary| !salary.is_empty()),
            job_description: text(&parts.description),
            responsibilities: items(parts.responsibilities),
            requirements: Requirements { required: items(parts.required), preferred: items(parts.preferred) },
            application_link: link,
            education_level: Some(line(&self.education)).filter(|education| !education.is_empty()),
            experience_level: ExperienceLevel::named(&self.level).unwrap_or_else(|| guess::level(&title)),
            category: guess::category(&self.category, &self.department, &title),
            is_remote: place.remote,
            is_hybrid: place.hybrid,
            is_onsite: place.onsite,
            job_title: title,
        }
    }

    /// The parts of the description. Lists that the source keeps apart are taken as they are; only without any is the
    /// description taken apart.
    fn parts(&self) -> Parts {
        let lists = [&self.responsibilities, &self.required, &self.preferred];
        if lists.iter().all(|list| list.is_empty()) {
            return sections::split(self.description.clone(), &self.company);
        }
        Parts {
            overview: String::new(),
            description: crate::lines::written(&self.description),
            responsibilities: self.responsibilities.clone(),
            required: self.required.clone(),
            preferred: self.preferred.clone(),
        }
    }

    /// Where the work is done: as the source's fields say, else as its place says.
    fn place(&self) -> guess::Workplace {
        if self.workplace == guess::Workplace::default() { guess::workplace(&self.location) } else { self.workplace }
    }
}

fn or(text: String, other: &str) -> String {
    if is_blank(&text) { other.to_owned() } else { text }
}

/// The id of a source, or a digest of what the job says.
fn source_id(id: String, posting: &JobPosting) -> String {
    if !id.is_empty() && id.chars().count() <= MAX_ID_CHARS && !id.chars().any(char::is_control) {
        return id;
    }
    let said = if id.is_empty() { serde_json::to_string(posting).unwrap_or_default() } else { id };
    Sha256::digest(said).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// One line of text that a reader can see; markup becomes plain text.
fn line(raw: &str) -> String {
    let plain = if raw.contains(['<', '&']) { crate::lines::one_line(raw) } else { raw.to_owned() };
    let words = visible(&plain.split_whitespace().collect::<Vec<_>>().join(" "));
    cut(words.trim(), MAX_LINE_CHARS)
}

/// Text with its line breaks and without what nobody can see.
fn text(raw: &str) -> String {
    let lines: Vec<String> = raw.lines().map(|line| visible(line).trim().to_owned()).collect();
    cut(lines.join("\n").trim(), MAX_TEXT_CHARS)
}

fn items(raw: Vec<String>) -> Vec<String> {
    let lines = raw.iter().map(|item| visible(&item.split_whitespace().collect::<Vec<_>>().join(" ")));
    let items = lines.map(|item| cut(item.trim(), MAX_ITEM_CHARS)).filter(|item| !is_blank(item));
    items.take(MAX_ITEMS).collect()
}

/// The beginning of a text, cut between words, with a mark where it was cut.
fn cut(text: &str, at_most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(at_most) else { return text.to_owned() };
    let (last, _) = text[..end].char_indices().next_back().unwrap_or_default();
    let kept = text[..last].trim_end();
    let between_words = kept.rfind(char::is_whitespace).filter(|space| space * 2 > kept.len());
    format!("{}…", kept[..between_words.unwrap_or(kept.len())].trim_end())
}

/// Gathers the jobs of a source.
#[derive(Default)]
pub struct Collector {
    found: Found,
    ids: HashSet<String>,
    seen: usize,
}

impl Collector {
    /// Takes a job over, or notes why not.
    pub fn add(&mut self, draft: Draft) {
        self.seen += 1;
        match draft.finish() {
            Ok(job) if !self.ids.insert(job.source_id.clone()) => {
                self.skip(job.posting.job_title, "has the same id or the same content as one before it");
            }
            Ok(job) => self.found.jobs.push(job),
            Err((title, reason)) => self.skip(title, reason),
        }
    }

    fn skip(&mut self, title: String, reason: &'static str) {
        self.found.skipped.push(Skipped { position: self.seen, title, reason });
    }

    /// Everything gathered.
    pub fn found(self) -> Found {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        Draft { title: "Nurse".into(), links: vec!["https://example.org/1".into()], ..Draft::default() }
    }

    #[test]
    fn what_is_not_said_gets_an_honest_default() {
        let job = draft().finish().unwrap();
        assert_eq!(job.posting.company_name, "Company not stated");
        assert_eq!(job.posting.location, "Location not stated");
        assert_eq!((job.posting.company_overview.as_str(), job.posting.responsibilities.len()), ("", 0));
        assert_eq!(job.source_id.len(), 64, "a digest");
        let remote = Draft { workplace: guess::Workplace { remote: true, ..Default::default() }, ..draft() };
        assert_eq!(remote.finish().unwrap().posting.location, "Remote");
    }

    #[test]
    fn jobs_without_title_or_link_are_skipped_with_the_reason() {
        for (job, reason) in [
            (Draft { title: " \u{200b}".into(), ..draft() }, "has no title"),
            (Draft { links: vec![" ".into()], ..draft() }, "has no link to apply at"),
            (Draft { links: vec!["javascript:alert(1)".into()], ..draft() }, "has a link that is not a web address"),
            (Draft { links: vec!["example.org".into()], ..draft() }, "has a link that is not a web address"),
            (Draft { withheld: Some("is not listed"), ..draft() }, "is not listed"),
        ] {
            assert_eq!(job.finish().unwrap_err().1, reason);
        }
        let second = Draft { links: vec!["javascript:1".into(), "https://example.org/2".into()], ..draft() };
        assert_eq!(second.finish().unwrap().posting.application_link, "https://example.org/2");
    }

    #[test]
    fn everything_is_bounded() {
        let long = "word ".repeat(30_000);
        let job = Draft {
            id: "x".repeat(300),
            title: long.clone(),
            company: "é".repeat(500),
            description: crate::lines::read(&long),
            required: vec![long.clone(); 80],
            salary: Some(long),
            ..draft()
        };
        let FoundJob { source_id, posting, .. } = job.finish().unwrap();
        let chars = |text: &str| text.chars().count();
        assert!(posting.job_title.ends_with("word…") && chars(&posting.job_title) <= MAX_LINE_CHARS);
        assert_eq!(chars(&posting.company_name), MAX_LINE_CHARS);
        assert!(chars(&posting.job_description) <= MAX_TEXT_CHARS);
        assert_eq!(posting.requirements.required.len(), MAX_ITEMS);
        assert!(posting.requirements.required.iter().all(|item| chars(item) <= MAX_ITEM_CHARS));
        assert!(chars(&posting.salary_range.unwrap()) <= MAX_LINE_CHARS);
        assert_eq!(source_id.len(), 64);
    }

    #[test]
    fn hidden_characters_are_dropped() {
        let job = Draft { title: "Nu\u{202e}rse\u{0}\n".into(), ..draft() };
        assert_eq!(job.finish().unwrap().posting.job_title, "Nurse");
    }
}
