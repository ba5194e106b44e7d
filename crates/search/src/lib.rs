//! Vitae's search over jobs: an index in a folder, a cache of the database that can be made anew at any time.
//!
//! There is no query language but quotes: all words of a search must occur somewhere in a job, `"quoted words"` in this
//! order beside each other. The last word is also found as the beginning of a word; a word of at least five letters, if
//! there is no digit in it and it is not quoted, also with one letter wrong, missing, too many or swapped with its
//! neighbour. Case and accents do not matter. Of a search the first 400 characters and 12 words count.
//!
//! A beginning of one to three letters finds every job; a longer one stands for at most 512 different words of each
//! segment of the index, a typo for at most 64, the most frequent ones.

mod bits;
mod directory;
mod error;
mod evaluate;
mod index;
mod schema;
mod score;
mod segment;
mod threads;
mod tokens;
mod window;
mod words;

#[cfg(test)]
mod properties;

use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting};

pub use error::SearchError;
pub use index::TantivyIndex;
pub use words::highlights;

/// In which order jobs are wanted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// The latest first, those of the same millisecond by falling id.
    #[default]
    Newest,
    /// Those that fit the search best first: its words themselves before longer words that begin so, these before
    /// typos, a word in the title before one elsewhere; then the latest first.
    BestMatch,
}

/// What the board is asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct JobQuery {
    /// Words and quoted phrases; blank for all jobs.
    pub search: String,
    /// Only this part of an organisation.
    pub category: Option<JobCategory>,
    /// Words of the place, each also as a beginning; blank for everywhere.
    pub location: String,
    /// Only this kind of employment.
    pub employment_type: Option<EmploymentType>,
    /// Only this much experience.
    pub experience_level: Option<ExperienceLevel>,
    /// Remote work fits. Of this and the next two, one that is asked for is enough.
    pub is_remote: bool,
    /// Hybrid work fits.
    pub is_hybrid: bool,
    /// Work at the company's place fits.
    pub is_onsite: bool,
    /// In which order.
    pub order: Order,
}

/// One job as the index takes it.
#[derive(Debug, Clone, Copy)]
pub struct IndexedJob<'a> {
    /// Its id.
    pub id: Uuid,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// What its author wrote.
    pub posting: &'a JobPosting,
}

/// A change of the database that the index follows.
#[derive(Debug, Clone, Copy)]
pub enum Change<'a> {
    /// A job is new or different.
    Put(IndexedJob<'a>),
    /// A job is gone.
    Remove(Uuid),
}

/// A window of the jobs found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hits {
    /// The jobs of the window, in order.
    pub ids: Vec<Uuid>,
    /// How many jobs were found in all, exactly.
    pub total: u64,
}

/// Days of which [`Counts`] tells the jobs posted.
pub const COUNTED_DAYS: usize = 30;

/// How many jobs there are of each kind.
///
/// Everything that was asked for counts, except that the numbers of a group leave out what was asked for in this
/// group: they say how many jobs another choice would show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// Jobs in all.
    pub total: u64,
    /// Jobs of each category, in the order of [`JobCategory::ALL`].
    pub categories: Vec<(JobCategory, u64)>,
    /// Jobs of each kind of employment, in the order of [`EmploymentType::ALL`].
    pub employment_types: Vec<(EmploymentType, u64)>,
    /// Jobs of each level of experience, in the order of [`ExperienceLevel::ALL`].
    pub experience_levels: Vec<(ExperienceLevel, u64)>,
    /// Jobs that can be done from anywhere.
    pub remote: u64,
    /// Jobs that are partly done at the company's place.
    pub hybrid: u64,
    /// Jobs that are done at the company's place.
    pub onsite: u64,
    /// Jobs posted on each of the last days (UTC), today last.
    pub per_day: [u64; COUNTED_DAYS],
}

/// What answers searches. One trait stands before the index, so that a search cluster could stand behind it.
pub trait JobIndex: Send + Sync {
    /// The jobs asked for, `limit` of them from `offset` on, and how many there are.
    ///
    /// # Errors
    /// [`SearchError::Unavailable`] when the index cannot be read.
    fn search(&self, query: &JobQuery, offset: u64, limit: usize) -> Result<Hits, SearchError>;

    /// How many of the jobs asked for there are of each kind; the order does not matter.
    ///
    /// # Errors
    /// [`SearchError::Unavailable`] when the index cannot be read.
    fn counts(&self, query: &JobQuery, now_ms: i64) -> Result<Counts, SearchError>;

    /// The jobs that most of the weight of these terms speaks for, the best first. A rare term counts more than a
    /// common one; of a term with several words all must occur in the job.
    ///
    /// Terms are taken in falling order of what they can add until 64 were taken or their words occur a million times.
    ///
    /// # Errors
    /// [`SearchError::Unavailable`] when the index cannot be read.
    fn candidates(&self, terms: &[(String, f32)], limit: usize) -> Result<Vec<Uuid>, SearchError>;

    /// The last change of the database that the index holds, 0 when it is new.
    fn revision(&self) -> u64;

    /// Takes changes in: they are stored and searchable when it returns. No change at all only makes searches use what
    /// was tidied up in the background since.
    ///
    /// # Errors
    /// [`SearchError::Full`], [`SearchError::Unavailable`]; then none of the changes is searchable.
    fn apply(&self, changes: &[Change<'_>], revision: u64) -> Result<(), SearchError>;

    /// Forgets all jobs; the revision is 0 again.
    ///
    /// # Errors
    /// As [`apply`](Self::apply).
    fn clear(&self) -> Result<(), SearchError>;
}
