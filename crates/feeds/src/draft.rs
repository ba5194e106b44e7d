//! From what a reader took out of a source to a job that can stand on the board.

use crate::lines::Line;
use crate::notes::Notes;
use crate::sections::{self, Parts};
use crate::{COMPANY_NOT_STATED, Found, FoundJob, LOCATION_NOT_STATED, Skipped, guess, moment, pay, places, value};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use time::OffsetDateTime;
use vitae_model::JobPosting;
use vitae_model::job::{
    MAX_ITEM_CHARS, MAX_ITEMS, MAX_LINE_CHARS, MAX_TEXT_CHARS, Requirements, is_application_link, names_user,
};
use vitae_model::visible::{is_blank, is_visible, visible};

/// Longest id of a source that is kept as it is, in characters; a longer one is replaced by its digest.
const MAX_ID_CHARS: usize = 200;

/// Why a job is skipped that was open once.
const ENDED: &str = "has ended";

/// Why a job is skipped whose letters were lost on the way.
const GARBLED: &str = "has garbled text";

/// Why jobs are skipped that share a link with jobs of other companies that leads to none of them.
const SHARED_HOME: &str = "has the same home page as its link as a job of another company";

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
    /// When it was posted, as the source writes it.
    pub posted: Value,
    /// Until when one can apply, as the source writes it.
    pub ends: Value,
    /// Names of fields that mean nothing here.
    pub unknown: Vec<String>,
    /// Why the source itself does not show the job.
    pub withheld: Option<&'static str>,
}

impl Draft {
    fn finish(self, now: i64) -> Result<FoundJob, (String, &'static str)> {
        let title = line(&self.title);
        let refuse = |reason| Err((title.clone(), reason));
        if let Some(reason) = self.withheld {
            return refuse(reason);
        }
        if moment::end(&self.ends).is_some_and(|end| end <= now) {
            return refuse(ENDED);
        }
        if title.is_empty() {
            return refuse("has no title");
        }
        if [&title, &self.company, &self.location].into_iter().any(|text| is_garbled(text)) {
            return refuse(GARBLED);
        }
        let links = self.links.iter().map(|link| visible(link).trim().to_owned());
        let links: Vec<String> = links.filter(|link| !link.is_empty()).collect();
        let Some(link) = links.iter().find(|link| is_application_link(link)) else {
            return refuse(match links.iter().any(|link| names_user(link)) {
                true => "has a link with a user name or password",
                false if links.is_empty() => "has no link to apply at",
                false => "has a link that is not a web address",
            });
        };
        let (id, posted_at) = (self.id.trim().to_owned(), moment::read(&self.posted));
        let posting = self.posting(title, link.clone());
        Ok(FoundJob { source_id: source_id(id, &posting), posting, posted_at })
    }

    fn posting(self, title: String, link: String) -> JobPosting {
        let parts = self.parts();
        let place = self.place();
        let place_name = line(&self.place_name(place));
        let salary = self.salary.as_deref().map(line).filter(|salary| !salary.is_empty());
        JobPosting {
            company_name: or(line(&self.company), COMPANY_NOT_STATED),
            company_overview: text(&or(self.overview, &parts.overview)),
            location: or(place_name, if place.remote { "Remote" } else { LOCATION_NOT_STATED }),
            employment_type: guess::employment(&self.employment, &title),
            salary_range: salary.or_else(|| pay::stated(&self.description)),
            job_description: text(&parts.description),
            responsibilities: items(parts.responsibilities),
            requirements: Requirements { required: items(parts.required), preferred: items(parts.preferred) },
            application_link: link,
            education_level: Some(line(&self.education)).filter(|education| !education.is_empty()),
            experience_level: guess::level(&self.level, &title),
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

    /// The name of the place. A town that is called like a kind of workplace is one where the work is done there.
    fn place_name(&self, place: guess::Workplace) -> String {
        if !place.remote && guess::is_town(&self.location) {
            self.location.clone()
        } else {
            places::named(&self.location)
        }
    }

    /// Where the work is done: as the source's fields say, else as its place says; what the description denies is not so.
    fn place(&self) -> guess::Workplace {
        let by_fields = Some(self.workplace).filter(|workplace| *workplace != guess::Workplace::default());
        let said = by_fields.unwrap_or_else(|| guess::workplace(&self.location));
        guess::denied(said, &crate::lines::written(&self.description))
    }
}

fn or(text: String, other: &str) -> String {
    if is_blank(&text) { other.to_owned() } else { text }
}

/// The id of a source, or a digest of what the job says.
fn source_id(id: String, posting: &JobPosting) -> String {
    if !id.is_empty() && id.chars().count() <= MAX_ID_CHARS && is_visible(&id) {
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

/// Whether UTF-8 was read as Latin-1: letters above ASCII that would be UTF-8, or what is left of it where programs dropped
/// the half of it that nobody sees.
fn is_garbled(text: &str) -> bool {
    let latin: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect();
    let is_read_wrong = latin.is_some_and(|bytes| !bytes.is_ascii() && std::str::from_utf8(&bytes).is_ok());
    let chars: Vec<char> = text.chars().collect();
    let begins = |c: char| ('\u{c2}'..='\u{f4}').contains(&c);
    let goes_on = |c: char| ('\u{80}'..='\u{bf}').contains(&c);
    let pairs = chars.windows(2).filter(|pair| begins(pair[0]) && goes_on(pair[1])).count();
    text.contains('\u{fffd}') || is_read_wrong || pairs >= 2
}

/// Whether an address is a site's first page.
fn is_home(link: &str) -> bool {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    rest.split_once('/').is_none_or(|(_, path)| path.is_empty())
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
pub struct Collector {
    found: Found,
    ids: HashSet<String>,
    /// Where each job stands that says something else than all before it but for its place, and its places.
    places: HashMap<[u8; 32], (usize, Vec<String>)>,
    /// The position in the source of each job found.
    positions: Vec<usize>,
    /// How many stand together with one before.
    together: usize,
    seen: usize,
    /// The moment that tells what has ended, in milliseconds since 1970.
    now: i64,
    /// What is to be said about the source.
    pub notes: Notes,
}

impl Default for Collector {
    fn default() -> Self {
        let now = moment::millis(OffsetDateTime::now_utc());
        Self {
            found: Found::default(),
            ids: HashSet::new(),
            places: HashMap::new(),
            positions: Vec::new(),
            together: 0,
            seen: 0,
            now,
            notes: Notes::default(),
        }
    }
}

impl Collector {
    /// Takes a job over, or notes why not.
    pub fn add(&mut self, draft: Draft) {
        self.seen += 1;
        self.note(&draft);
        match draft.finish(self.now) {
            Ok(job) if !self.ids.insert(job.source_id.clone()) => {
                self.skip(job.posting.job_title, "has the same id or the same content as one before it");
            }
            Ok(job) => self.keep(job),
            Err((title, reason)) => self.skip(title, reason),
        }
    }

    /// Keeps a job; one that says what another said, of another place, stands with that.
    fn keep(&mut self, job: FoundJob) {
        let next = self.found.jobs.len();
        let place = job.posting.location.clone();
        let (at, places) = self.places.entry(but_for_place(&job.posting)).or_insert_with(|| (next, Vec::new()));
        if *at < next && !places.contains(&place) {
            places.push(place);
            self.found.jobs[*at].posting.location = line(&places::together(places));
            self.together += 1;
            return;
        }
        if *at == next {
            places.push(place);
        }
        self.found.jobs.push(job);
        self.positions.push(self.seen);
    }

    /// Skips jobs of several companies whose link is one home page: nobody finds the job there.
    fn skip_shared_homes(&mut self) {
        let mut companies: HashMap<&str, HashSet<&str>> = HashMap::new();
        for FoundJob { posting, .. } in self.found.jobs.iter().filter(|job| is_home(&job.posting.application_link)) {
            companies.entry(posting.application_link.trim_end_matches('/')).or_default().insert(&posting.company_name);
        }
        let shared: HashSet<String> =
            companies.iter().filter(|(_, names)| names.len() > 1).map(|(link, _)| (*link).to_owned()).collect();
        let is_shared = |job: &FoundJob| shared.contains(job.posting.application_link.trim_end_matches('/'));
        for (job, position) in std::mem::take(&mut self.found.jobs).into_iter().zip(&self.positions) {
            if is_shared(&job) {
                let (title, reason) = (job.posting.job_title, SHARED_HOME);
                self.found.skipped.push(Skipped { position: *position, title, reason });
            } else {
                self.found.jobs.push(job);
            }
        }
        self.found.skipped.sort_by_key(|skipped| skipped.position);
    }

    fn note(&mut self, draft: &Draft) {
        draft.unknown.iter().for_each(|name| self.notes.unknown(name));
        let is_read = [moment::read(&draft.posted), moment::end(&draft.ends)].map(|moment| moment.is_some());
        for (date, is_read) in [&draft.posted, &draft.ends].into_iter().zip(is_read) {
            if !is_read && !moment::is_absent(date) {
                self.notes.unread_date(&value::text(date), self.seen);
            }
        }
    }

    fn skip(&mut self, title: String, reason: &'static str) {
        self.found.ended += usize::from(reason == ENDED);
        self.found.skipped.push(Skipped { position: self.seen, title, reason });
    }

    /// Everything gathered.
    pub fn found(mut self) -> Found {
        self.skip_shared_homes();
        self.notes.together(self.together);
        Found { notes: self.notes.sentences(), ..self.found }
    }
}

/// What a job says, but for where it is and where one applies for it there.
fn but_for_place(posting: &JobPosting) -> [u8; 32] {
    let posting = JobPosting { location: String::new(), application_link: String::new(), ..posting.clone() };
    Sha256::digest(serde_json::to_string(&posting).unwrap_or_default()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        Draft { title: "Nurse".into(), links: vec!["https://example.org/1".into()], ..Draft::default() }
    }

    #[test]
    fn what_is_not_said_gets_an_honest_default() {
        let job = draft().finish(0).unwrap();
        assert_eq!(job.posting.company_name, COMPANY_NOT_STATED);
        assert_eq!(job.posting.location, LOCATION_NOT_STATED);
        assert_eq!((job.posting.company_overview.as_str(), job.posting.responsibilities.len()), ("", 0));
        assert_eq!(job.source_id.len(), 64, "a digest");
        let remote = Draft { workplace: guess::Workplace { remote: true, ..Default::default() }, ..draft() };
        assert_eq!(remote.finish(0).unwrap().posting.location, "Remote");
    }

    #[test]
    fn jobs_without_title_or_link_are_skipped_with_the_reason() {
        for (job, reason) in [
            (Draft { title: " \u{200b}".into(), ..draft() }, "has no title"),
            (Draft { links: vec![" ".into()], ..draft() }, "has no link to apply at"),
            (Draft { links: vec!["javascript:alert(1)".into()], ..draft() }, "has a link that is not a web address"),
            (Draft { links: vec!["example.org".into()], ..draft() }, "has a link that is not a web address"),
            (Draft { withheld: Some("is not listed"), ..draft() }, "is not listed"),
            (
                Draft { links: vec!["https://user:pw@evil.example/".into()], ..draft() },
                "has a link with a user name or password",
            ),
            (
                Draft { links: vec!["https://me@evil.example".into()], ..draft() },
                "has a link with a user name or password",
            ),
        ] {
            assert_eq!(job.finish(0).unwrap_err().1, reason);
        }
        let second = Draft { links: vec!["javascript:1".into(), "https://example.org/2".into()], ..draft() };
        assert_eq!(second.finish(0).unwrap().posting.application_link, "https://example.org/2");
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
        let FoundJob { source_id, posting, .. } = job.finish(0).unwrap();
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
        let typed = "Nu\u{202e}rse\u{0}\u{200b}\n";
        let job = Draft {
            title: typed.into(),
            company: typed.into(),
            location: typed.into(),
            required: vec![typed.into()],
            description: crate::lines::read(typed),
            links: vec!["\u{feff}https://example.org/\u{202e}1".into()],
            id: "4\u{202e}2".into(),
            ..draft()
        };
        let FoundJob { source_id, posting, .. } = job.finish(0).unwrap();
        assert_eq!(posting.application_link, "https://example.org/1");
        for text in [&posting.job_title, &posting.company_name, &posting.location, &posting.requirements.required[0]] {
            assert_eq!(text, "Nurse");
        }
        assert!(is_visible(&source_id), "{source_id}");
    }

    #[test]
    fn a_job_past_its_end_is_skipped() {
        let day = |text: &str| Value::from(text);
        let noon = moment::read(&day("2026-11-25T12:00:00Z")).unwrap();
        for (ends, is_open) in [
            (Value::Null, true),
            (day(""), true),
            (day("until filled"), true),
            (day("2026-11-25T11:59:59Z"), false),
            (day("2026-11-25T12:00:01Z"), true),
            (day("2026-11-25"), true),
            (day("25.11.2026"), true),
            (day("24.11.2026"), false),
            (day("9999-12-31"), true),
        ] {
            let job = Draft { ends: ends.clone(), ..draft() };
            assert_eq!(
                job.finish(noon).map(drop),
                if is_open { Ok(()) } else { Err(("Nurse".into(), ENDED)) },
                "{ends}"
            );
        }
    }
}
