//! The fields of the index, and how a job becomes a document.

use tantivy::schema::{
    BytesOptions, FAST, Field, IndexRecordOption, NumericOptions, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::{TantivyDocument, Term};
use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting};

use crate::IndexedJob;
use crate::segment::MAX_INDEXED_PREFIX;
use crate::tokens::{WRITTEN, written};
use crate::words::{pairs, words};

/// Rises with every change of the fields or of the analysis, so that an older index is made anew.
pub(crate) const VERSION: u32 = 1;

/// How many filters there are.
pub(crate) const FILTERS: usize =
    JobCategory::ALL.len() + EmploymentType::ALL.len() + ExperienceLevel::ALL.len() + WorkMode::ALL.len();

/// Where the work is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WorkMode {
    Remote,
    Hybrid,
    Onsite,
}

impl WorkMode {
    pub const ALL: [Self; 3] = [Self::Remote, Self::Hybrid, Self::Onsite];
}

/// A value that a job has or has not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Filter {
    Category(JobCategory),
    Employment(EmploymentType),
    Level(ExperienceLevel),
    Mode(WorkMode),
}

impl Filter {
    /// Its number, below [`FILTERS`].
    pub fn number(self) -> usize {
        const EMPLOYMENT: usize = JobCategory::ALL.len();
        const LEVEL: usize = EMPLOYMENT + EmploymentType::ALL.len();
        const MODE: usize = LEVEL + ExperienceLevel::ALL.len();
        match self {
            Self::Category(category) => category as usize,
            Self::Employment(employment) => EMPLOYMENT + employment as usize,
            Self::Level(level) => LEVEL + level as usize,
            Self::Mode(mode) => MODE + mode as usize,
        }
    }

    /// The term of the jobs that have it.
    pub fn term(self) -> char {
        char::from(b'A' + self.number() as u8)
    }

    fn of(posting: &JobPosting) -> Vec<Self> {
        let mut filters = vec![
            Self::Category(posting.category),
            Self::Employment(posting.employment_type),
            Self::Level(posting.experience_level),
        ];
        let modes = [posting.is_remote, posting.is_hybrid, posting.is_onsite];
        filters.extend(WorkMode::ALL.into_iter().zip(modes).filter(|(_, set)| *set).map(|(mode, _)| Self::Mode(mode)));
        filters
    }
}

/// The fields of the index.
#[derive(Clone)]
pub(crate) struct Fields {
    pub schema: Schema,
    id: Field,
    created: Field,
    id_high: Field,
    id_low: Field,
    pub filter: Field,
    /// Every text of a job: what a search finds it by.
    pub text: Field,
    /// The first one, two and three letters of every word.
    pub prefix: Field,
    /// Groups of pairs of words that follow each other: where a phrase may stand.
    pub pairs: Field,
    pub title: Field,
    pub company: Field,
    pub location: Field,
}

impl Fields {
    pub fn new() -> Self {
        let mut schema = Schema::builder();
        let whole = NumericOptions::from(FAST);
        let text = |option, norms| {
            let indexing = TextFieldIndexing::default().set_tokenizer(WRITTEN).set_index_option(option);
            TextOptions::default().set_indexing_options(indexing.set_fieldnorms(norms))
        };
        Self {
            id: schema.add_bytes_field("id", BytesOptions::default().set_indexed()),
            created: schema.add_i64_field("created", whole.clone()),
            id_high: schema.add_u64_field("id_high", whole.clone()),
            id_low: schema.add_u64_field("id_low", whole),
            filter: schema.add_text_field("filter", text(IndexRecordOption::Basic, false)),
            text: schema.add_text_field("text", text(IndexRecordOption::WithFreqsAndPositions, true)),
            prefix: schema.add_text_field("prefix", text(IndexRecordOption::Basic, false)),
            pairs: schema.add_text_field("pairs", text(IndexRecordOption::Basic, false)),
            title: schema.add_text_field("title", text(IndexRecordOption::WithFreqs, true)),
            company: schema.add_text_field("company", text(IndexRecordOption::WithFreqs, true)),
            location: schema.add_text_field("location", text(IndexRecordOption::Basic, false)),
            schema: schema.build(),
        }
    }

    /// What the document of a job is found by.
    pub fn id_term(&self, id: Uuid) -> Term {
        Term::from_field_bytes(self.id, id.as_bytes())
    }

    /// The document of a job.
    pub fn document(&self, job: &IndexedJob<'_>) -> TantivyDocument {
        let (high, low) = job.id.as_u64_pair();
        let mut document = TantivyDocument::new();
        document.add_bytes(self.id, job.id.as_bytes());
        document.add_i64(self.created, job.created_at);
        document.add_u64(self.id_high, high);
        document.add_u64(self.id_low, low);
        for filter in Filter::of(job.posting) {
            document.add_text(self.filter, format!("{} ", filter.term()));
        }
        self.add_texts(&mut document, job.posting);
        document
    }

    fn add_texts(&self, document: &mut TantivyDocument, posting: &JobPosting) {
        let texts: Vec<_> = texts_of(posting).map(words).collect();
        for (words, field) in texts.iter().zip([self.title, self.company, self.location]) {
            document.add_text(field, written(words));
        }
        for words in &texts {
            document.add_text(self.text, written(words));
        }
        let mut prefixes: Vec<_> = texts.iter().flatten().flat_map(|word| beginnings(&word.text)).collect();
        prefixes.sort_unstable();
        prefixes.dedup();
        let mut followed: Vec<_> = texts.iter().flat_map(|words| pairs(words)).collect();
        followed.sort_unstable();
        followed.dedup();
        document.add_text(
            self.pairs,
            followed.into_iter().flat_map(|pair| [pair_term(pair), " ".into()]).collect::<String>(),
        );
        document.add_text(self.prefix, prefixes.iter().flat_map(|prefix| [*prefix, " "]).collect::<String>());
    }
}

/// The texts that a job is found by; title, company and location come first.
pub(crate) fn texts_of(posting: &JobPosting) -> impl Iterator<Item = &str> {
    let lines = [&posting.job_title, &posting.company_name, &posting.location, &posting.job_description];
    let items = [&posting.responsibilities, &posting.requirements.required, &posting.requirements.preferred];
    lines
        .into_iter()
        .map(String::as_str)
        .chain(items.into_iter().flatten().map(String::as_str))
        .chain([posting.category.name()])
}

/// The term of a group of pairs.
pub(crate) fn pair_term(pair: u32) -> String {
    format!("{pair:x}")
}

/// The beginnings of a word that are indexed.
fn beginnings(word: &str) -> impl Iterator<Item = &str> {
    word.char_indices().take(MAX_INDEXED_PREFIX).map(|(at, letter)| &word[..at + letter.len_utf8()])
}
