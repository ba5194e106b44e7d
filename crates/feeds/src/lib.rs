//! Reads jobs from elsewhere: files of several shapes, and the public boards of applicant tracking systems.
//!
//! The readers are pure functions from bytes to jobs, but for the clock that tells which have ended; [`Fetcher`] alone
//! speaks to others. What a source does not say is
//! guessed from its title and department or left empty; nothing is made up except in [`sample`].

mod ashby;
mod bytes;
mod delimited;
mod draft;
mod fetch;
mod greenhouse;
mod guess;
mod keys;
mod lever;
mod lines;
mod list;
mod moment;
mod notes;
mod own;
mod page;
mod pay;
mod places;
pub mod sample;
mod schema_org;
mod sections;
mod value;

pub use fetch::{Addresses, FetchError, Fetcher, Patience};

use draft::Collector;
use std::fmt;
use std::str::FromStr;
use vitae_model::JobPosting;

/// What stands for the company of a job whose source does not say it.
pub const COMPANY_NOT_STATED: &str = "Company not stated";

/// What stands for the place of a job whose source does not say it.
pub const LOCATION_NOT_STATED: &str = "Location not stated";

/// A job of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundJob {
    /// Its id there; for a source without ids, a digest of what it says.
    pub source_id: String,
    /// What it says, within the lengths that the board allows.
    pub posting: JobPosting,
    /// When it was posted there, in milliseconds since 1970.
    pub posted_at: Option<i64>,
}

/// A job that cannot stand on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// Its place in the source, from 1.
    pub position: usize,
    /// Its title, as far as it has one.
    pub title: String,
    /// Why, as the second half of a sentence that begins with the job.
    pub reason: &'static str,
}

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.title.as_str() {
            "" => write!(f, "job {} {}", self.position, self.reason),
            title => write!(f, "job {} ({title}) {}", self.position, self.reason),
        }
    }
}

/// What a source holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// The jobs that can stand on the board, each id once.
    pub jobs: Vec<FoundJob>,
    /// The others.
    pub skipped: Vec<Skipped>,
    /// How many of the skipped were left out because their time is over. They show that the source was read.
    pub ended: usize,
    /// What its owner should know, each a sentence without a capital and a full stop: names and dates that are passed over.
    pub notes: Vec<String>,
}

/// Why a source cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is no JSON, or breaks off.
    #[error("it is not valid JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// It is no table.
    #[error("it is not valid CSV: {0}")]
    Csv(#[from] csv::Error),
    /// A table without the columns that every job needs.
    #[error("its first row names no column for {0}")]
    NoColumn(&'static str),
    /// Valid, but of another shape.
    #[error("it holds no list of jobs")]
    NoList,
    /// A web page without structured data.
    #[error("the page holds no JobPosting data")]
    NoPostings,
}

/// Reads a file, whatever shape it has: CSV, the board's own JSON, JobPosting data as JSON-LD, or a web page with it.
///
/// The shape is told by the first character that is not blank: `<` begins a page, `{` and `[` begin JSON.
///
/// # Errors
/// See [`ReadError`].
pub fn read_file(bytes: &[u8]) -> Result<Found, ReadError> {
    let text = bytes::decoded(bytes);
    match text.trim_start().chars().next() {
        Some('{' | '[') => read_json(&text),
        Some('<') => page::read(&text),
        _ => delimited::read(&text),
    }
}

fn read_json(text: &str) -> Result<Found, ReadError> {
    let mut collector = Collector::default();
    list::each(text, &["jobs", "data", "@graph"], &mut |value| {
        if schema_org::is_structured(&value) {
            schema_org::collect(&value, None, &mut collector);
        } else {
            collector.add(own::read(&value));
        }
    })?;
    Ok(collector.found())
}

/// An applicant tracking system with public boards that need no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provider {
    /// Greenhouse.
    Greenhouse,
    /// Lever.
    Lever,
    /// Ashby.
    Ashby,
}

impl Provider {
    const ALL: [Self; 3] = [Self::Greenhouse, Self::Lever, Self::Ashby];

    /// As a feed's name begins.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greenhouse => "greenhouse",
            Self::Lever => "lever",
            Self::Ashby => "ashby",
        }
    }
}

/// The public board of one company, written `PROVIDER:BOARD`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feed {
    /// Who serves it.
    pub provider: Provider,
    /// Its name there.
    pub board: String,
}

/// Longest name of a board, in characters: longer than any company calls itself.
const MAX_BOARD_CHARS: usize = 100;

impl FromStr for Feed {
    type Err = String;

    /// Reads `greenhouse:TOKEN`, `lever:SITE` or `ashby:NAME`; a failure is the second half of a sentence.
    fn from_str(text: &str) -> Result<Self, String> {
        let refusal = || format!("must be greenhouse:TOKEN, lever:SITE or ashby:NAME, not {text:?}");
        let (provider, board) = text.trim().split_once(':').ok_or_else(refusal)?;
        let provider = Provider::ALL.into_iter().find(|known| known.name() == provider).ok_or_else(refusal)?;
        let allowed = |character: char| character.is_alphanumeric() || " ._-".contains(character);
        let is_name = board.starts_with(char::is_alphanumeric)
            && board.chars().all(allowed)
            && board.chars().count() <= MAX_BOARD_CHARS;
        if is_name { Ok(Self { provider, board: board.trim_end().to_owned() }) } else { Err(refusal()) }
    }
}

impl fmt::Display for Feed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.provider.name(), self.board)
    }
}

impl Feed {
    /// Whether a text is meant to name a feed: it begins with a provider and a colon.
    pub fn is_meant_by(text: &str) -> bool {
        text.split_once(':').is_some_and(|(provider, _)| Provider::ALL.iter().any(|known| known.name() == provider))
    }

    /// Reads the answer of the board's server.
    ///
    /// # Errors
    /// See [`ReadError`].
    pub fn read(&self, answer: &[u8]) -> Result<Found, ReadError> {
        let text = bytes::decoded(answer);
        let mut collector = Collector::default();
        let (keys, read): (&[&str], fn(&serde_json::Value, &str) -> _) = match self.provider {
            Provider::Greenhouse => (&["jobs"], greenhouse::read),
            Provider::Lever => (&[], lever::read),
            Provider::Ashby => (&["jobs"], ashby::read),
        };
        let company = self.company();
        let is_list = list::each(&text, keys, &mut |value| collector.add(read(&value, &company)))?;
        if is_list { Ok(collector.found()) } else { Err(ReadError::NoList) }
    }

    /// The company's name, read from the board's: most answers do not say it.
    fn company(&self) -> String {
        let words = self.board.split([' ', '.', '_', '-']).filter(|word| !word.is_empty());
        words.map(capitalised).collect::<Vec<_>>().join(" ")
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn feeds_are_named_by_provider_and_board() {
        for (text, company) in [
            ("greenhouse:acme-robotics", "Acme Robotics"),
            ("lever:acme", "Acme"),
            ("ashby:Acme Labs", "Acme Labs"),
            ("ashby:acme.io", "Acme Io"),
        ] {
            let feed: Feed = text.parse().unwrap();
            assert_eq!((feed.to_string().as_str(), feed.company().as_str()), (text, company));
        }
        for wrong in ["acme", "workday:acme", "lever:", "lever:../x", "lever:a/b", "lever:a?b", "lever:.", "Lever:a"] {
            assert!(wrong.parse::<Feed>().unwrap_err().starts_with("must be greenhouse:TOKEN"), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_a_reader_panic(bytes: Vec<u8>, start in "[\\[{<]?") {
            let bytes = [start.as_bytes(), &bytes].concat();
            _ = read_file(&bytes);
            for feed in ["greenhouse:a", "lever:a", "ashby:a"] {
                _ = feed.parse::<Feed>().unwrap().read(&bytes);
            }
        }

        #[test]
        fn no_values_make_a_reader_panic(job in any_job()) {
            let list = serde_json::to_vec(&serde_json::json!([job])).unwrap();
            let board = serde_json::to_vec(&serde_json::json!({"jobs": [job]})).unwrap();
            for bytes in [&list, &board] {
                _ = read_file(bytes);
                for feed in ["greenhouse:a", "lever:a", "ashby:a"] {
                    _ = feed.parse::<Feed>().unwrap().read(bytes);
                }
            }
        }
    }

    /// An object with the keys that readers look at and values of every kind.
    fn any_job() -> impl Strategy<Value = serde_json::Value> {
        let leaf = prop_oneof![
            Just(serde_json::Value::Null),
            any::<bool>().prop_map(Into::into),
            any::<i64>().prop_map(Into::into),
            any::<f64>().prop_map(Into::into),
            ".{0,40}".prop_map(Into::into),
            "(<[a-z]{1,6}>|&[a-z]{2,5};|&amp;lt;li&amp;gt;|• x\\n|Requirements:\\n|[ -~]){0,12}".prop_map(Into::into),
            Just("https://example.org/1".into()),
        ];
        let keys = prop::sample::select(vec![
            "@type",
            "@graph",
            "title",
            "text",
            "name",
            "jobTitle",
            "applicationLink",
            "absolute_url",
            "hostedUrl",
            "jobUrl",
            "url",
            "content",
            "description",
            "descriptionHtml",
            "lists",
            "categories",
            "location",
            "address",
            "employmentType",
            "salaryRange",
            "min",
            "baseSalary",
            "value",
            "datePosted",
            "createdAt",
            "validThrough",
            "id",
            "requirements",
            "required",
            "responsibilities",
            "departments",
            "metadata",
            "secondaryLocations",
        ]);
        let value = leaf.prop_recursive(4, 64, 6, move |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(serde_json::Value::Array),
                prop::collection::vec((keys.clone(), inner), 0..8).prop_map(|pairs| {
                    pairs
                        .into_iter()
                        .map(|(key, value)| (key.to_owned(), value))
                        .collect::<serde_json::Map<_, _>>()
                        .into()
                }),
            ]
        });
        value.prop_map(|mut value| {
            if let Some(job) = value.as_object_mut() {
                for key in ["title", "text", "jobTitle"] {
                    job.entry(key).or_insert("Nurse".into());
                }
                for key in ["applicationLink", "absolute_url", "hostedUrl", "jobUrl", "url"] {
                    job.entry(key).or_insert("https://example.org/1".into());
                }
            }
            value
        })
    }
}
