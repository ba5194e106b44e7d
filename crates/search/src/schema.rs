//! The fields of the index, and how a job becomes a document.

use tantivy::schema::{
    BytesOptions, FAST, Field, IndexRecordOption, NumericOptions, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::tokenizer::{PreTokenizedString, Token};
use tantivy::{TantivyDocument, Term};
use uuid::Uuid;
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting};

use crate::IndexedJob;
use crate::segment::MAX_INDEXED_PREFIX;
use crate::words::{Word, words};

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
    pub title: Field,
    pub company: Field,
    pub location: Field,
}

impl Fields {
    pub fn new() -> Self {
        let mut schema = Schema::builder();
        let whole = NumericOptions::from(FAST);
        let text = |option, norms| {
            let indexing = TextFieldIndexing::default().set_tokenizer("raw").set_index_option(option);
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
            document.add_text(self.filter, char::from(filter.number() as u8 + b'A').to_string());
        }
        self.add_texts(&mut document, job.posting);
        document
    }

    fn add_texts(&self, document: &mut TantivyDocument, posting: &JobPosting) {
        let mut prefixes: Vec<String> = Vec::new();
        for (nth, text) in texts_of(posting).enumerate() {
            let words = words(text);
            prefixes.extend(words.iter().flat_map(|word| beginnings(&word.text)));
            let tokens = tokens(words);
            match nth {
                0 => document.add_pre_tokenized_text(self.title, tokens.clone()),
                1 => document.add_pre_tokenized_text(self.company, tokens.clone()),
                2 => document.add_pre_tokenized_text(self.location, tokens.clone()),
                _ => {}
            }
            document.add_pre_tokenized_text(self.text, tokens);
        }
        prefixes.sort_unstable();
        prefixes.dedup();
        let prefixes = prefixes.into_iter().map(|text| Token { text, position: 0, ..Token::default() }).collect();
        document.add_pre_tokenized_text(self.prefix, PreTokenizedString { text: String::new(), tokens: prefixes });
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

/// The beginnings of a word that are indexed.
fn beginnings(word: &str) -> impl Iterator<Item = String> + '_ {
    word.char_indices().take(MAX_INDEXED_PREFIX).map(|(at, letter)| word[..at + letter.len_utf8()].to_owned())
}

fn tokens(words: Vec<Word>) -> PreTokenizedString {
    let token = |word: Word| Token {
        offset_from: word.range.start,
        offset_to: word.range.end,
        position: word.position,
        position_length: word.places,
        text: word.text,
    };
    PreTokenizedString { text: String::new(), tokens: words.into_iter().map(token).collect() }
}
