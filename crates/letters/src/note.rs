//! What the candidate should know of a letter, besides the letter.

use crate::language::other_language;
use crate::opening::is_point;
use crate::persons::is_person;
use crate::phrase::stands_in;
use crate::vacancy::Vacancy;
use crate::words::WORDS;
use vitae_ats::Advertisement;

/// Why a letter may not be the one that was wished for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// The advertisement is written in another language than letters are, by its English name. A script that several
    /// languages share is named itself, as in `Cyrillic script`.
    OtherLanguage(&'static str),
    /// The text speaks of no job.
    NoJob,
}

impl Note {
    /// The note as a sentence or two for the candidate.
    pub fn sentence(&self) -> String {
        match self {
            Self::OtherLanguage(language) => {
                format!("The job description is in {language}. The built-in writer writes in English and German only.")
            }
            Self::NoJob => "We found no job in this text. Paste the job description itself.".to_owned(),
        }
    }

    /// What is to be said of a letter for an advertisement.
    pub(crate) fn of(advertisement: &Advertisement, text: &str, vacancy: &Vacancy) -> Option<Self> {
        let language = other_language(advertisement, text).map(Self::OtherLanguage);
        language.or_else(|| (!speaks_of_job(text, vacancy)).then_some(Self::NoJob))
    }
}

/// Whether a text names a job, what it asks for, or anything else of which advertisements speak. In doubt it does: who pastes
/// a list of points means one.
fn speaks_of_job(text: &str, vacancy: &Vacancy) -> bool {
    let names_job = vacancy.title.is_some() || vacancy.company.is_some();
    let names_tasks = !(vacancy.tasks.is_empty() && vacancy.pursuits.is_empty() && vacancy.skills.is_empty());
    let is_list = || text.lines().map(str::trim).filter(|line| is_point(line)).count() > 1;
    names_job || names_tasks || is_list() || holds_words_of_work(&without_addresses(text))
}

/// The address of a page with a job says nothing of the job.
fn without_addresses(text: &str) -> String {
    let is_address = |word: &&str| word.contains("://") || word.starts_with("www.") || word.contains('@');
    let line = |line: &str| line.split_whitespace().filter(|word| !is_address(word)).collect::<Vec<_>>().join(" ");
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Whether a text holds a word of advertisements, names a person by the work, or holds a skill in any line: the first one of a
/// list is taken for the title.
fn holds_words_of_work(text: &str) -> bool {
    let small = text.to_lowercase();
    let names_skill = || !Advertisement::read(&format!("Job\nRequirements\n{text}")).skills().is_empty();
    let names_person = || text.split_whitespace().any(|word| word.starts_with(char::is_uppercase) && is_person(word));
    WORDS.job_words.iter().any(|word| stands_in(&small, word)) || names_person() || names_skill()
}
