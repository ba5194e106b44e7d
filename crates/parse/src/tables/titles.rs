//! What the titles of columns say, in each kind of section.

use crate::vocabulary::{self, JobLabel, StudyLabel, TableColumn};
use crate::words::fold;
use vitae_model::source::SectionKind;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Column {
    /// The start of a span of time.
    From,
    /// Its end.
    To,
    Date,
    Company,
    Position,
    Text,
    Place,
    School,
    Degree,
    Field,
    Name,
    Issuer,
    Rank,
    Tools,
    Url,
    /// A number, a grade, an expiry: none of our fields.
    Other,
}

/// The kinds of sections whose tables are read; of kinds that fit equally well the first is meant.
pub(crate) const KINDS: &[SectionKind] = &[
    SectionKind::Experience,
    SectionKind::Education,
    SectionKind::Projects,
    SectionKind::Certifications,
    SectionKind::Achievements,
];

/// Whether a text is a title of a column in any kind of section.
pub(crate) fn is_title(text: &str) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let title = Title::of(text);
    KINDS.iter().any(|kind| !title.columns(*kind).is_empty()) || vocabulary::table_column(&title.whole).is_some()
}

/// Longest title, in bytes: it names what a column holds, in a few words.
const LONGEST: usize = 80;

/// What each column holds by its title; a cell may hold two things: `Role and main duties`. Nothing for unknown titles.
pub(crate) fn columns(kind: SectionKind, titles: &[&str]) -> Vec<Vec<Column>> {
    let own: Vec<Option<TableColumn>> = titles.iter().map(|title| vocabulary::table_column(&fold(title))).collect();
    // `From` alone is who gave something; beside `To` it is a date.
    let spans = own.contains(&Some(TableColumn::From)) && own.contains(&Some(TableColumn::To));
    let told = |(at, title): (usize, &&str)| match own[at].filter(|_| spans) {
        Some(TableColumn::From) => vec![Column::From],
        Some(TableColumn::To) => vec![Column::To],
        _ => Title::of(title).columns(kind),
    };
    let mut out: Vec<Vec<Column>> = titles.iter().enumerate().map(told).collect();
    if kind == SectionKind::Education && !out.iter().flatten().any(|column| *column == Column::School) {
        let body =
            titles.iter().position(|title| BODIES.iter().any(|word| fold(title).split(' ').any(|own| own == *word)));
        body.into_iter().for_each(|at| out[at] = vec![Column::School]);
    }
    out
}

/// Words of titles that stand for the school where no other column does: `Board / University`.
const BODIES: &[&str] = &["university", "board", "college", "school", "institute", "institution"];

/// A title, folded: as a whole, without what stands in brackets, and in the names it joins. It may give two words for one
/// thing (`Licence / certificate`) or name two.
struct Title {
    /// A sign for the number of a row.
    counts: bool,
    whole: String,
    front: Option<String>,
    parts: Vec<String>,
}

impl Title {
    fn of(title: &str) -> Self {
        let joined = fold(&title.replace(['/', ',', '|', '+', '\n'], " and "));
        let words: Vec<&str> = joined.split(' ').collect();
        let parts = words.split(|word| AND.contains(word)).filter(|part| !part.is_empty());
        Self {
            counts: matches!(title.trim(), "#" | "№" | "Nº" | "N°"),
            whole: fold(title),
            front: title.split_once('(').map(|(front, _)| fold(front)),
            parts: parts.map(|part| part.join(" ")).collect(),
        }
    }

    /// What it says in a kind of section; nothing when that is unknown.
    fn columns(&self, kind: SectionKind) -> Vec<Column> {
        if self.counts {
            return vec![Column::Other];
        }
        let front = || self.front.as_deref().and_then(|front| word(kind, front));
        if let Some(whole) = word(kind, &self.whole).or_else(front) {
            return vec![whole];
        }
        let mut out: Vec<Column> = Vec::new();
        for part in &self.parts {
            match word(kind, part) {
                Some(column) if !out.contains(&column) => out.push(column),
                Some(_) => {}
                None => return Vec::new(),
            }
        }
        if out.len() <= 2 { out } else { Vec::new() }
    }
}

/// Words between the names of two things.
const AND: &[&str] = &["and", "und", "et", "y", "e", "en", "i", "og", "och", "ve", "ja", "with", "or", "oder", "ou"];

fn word(kind: SectionKind, folded: &str) -> Option<Column> {
    match kind {
        SectionKind::Experience => job(folded),
        SectionKind::Education => school(folded),
        _ => record(folded).or_else(|| tools(folded)).or_else(|| named_by_heading(kind, folded)),
    }
}

/// A column titled as its section is: `Courses and Tickets`.
fn named_by_heading(kind: SectionKind, folded: &str) -> Option<Column> {
    (vocabulary::heading(folded) == Some(kind)).then_some(Column::Name)
}

fn job(folded: &str) -> Option<Column> {
    let told = vocabulary::job_label(folded).map(|label| match label {
        JobLabel::Position => Column::Position,
        JobLabel::Company => Column::Company,
        JobLabel::Duration => Column::Date,
        JobLabel::Description => Column::Text,
        JobLabel::Place => Column::Place,
        JobLabel::Other => Column::Other,
    });
    told.or_else(|| shared(folded))
}

fn school(folded: &str) -> Option<Column> {
    let told = vocabulary::study_label(folded).map(|label| match label {
        StudyLabel::Degree => Column::Degree,
        StudyLabel::School => Column::School,
        StudyLabel::Field => Column::Field,
        StudyLabel::Date => Column::Date,
        StudyLabel::Place => Column::Place,
        StudyLabel::Other => Column::Other,
    });
    told.or_else(|| shared(folded))
}

/// What says the same in every kind of section.
fn shared(folded: &str) -> Option<Column> {
    record(folded).filter(|column| matches!(column, Column::Date | Column::Other | Column::Url))
}

fn record(folded: &str) -> Option<Column> {
    Some(match vocabulary::column(folded)? {
        "name" => Column::Name,
        "issuer" => Column::Issuer,
        "date" => Column::Date,
        "url" => Column::Url,
        "position" => Column::Rank,
        "text" => Column::Text,
        "tools" => Column::Tools,
        _ => Column::Other,
    })
}

fn tools(folded: &str) -> Option<Column> {
    let own = vocabulary::table_column(folded) == Some(TableColumn::Tools);
    (own || vocabulary::TOOL_LABELS.contains(folded)).then_some(Column::Tools)
}
