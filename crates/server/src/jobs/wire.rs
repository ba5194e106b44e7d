//! How a job looks to whoever asks for it.

use super::matching::Matcher;
use super::{is_owner, may_edit, posting};
use crate::applications::status_of;
use crate::error::ApiResult;
use crate::session::Caller;
use crate::state::App;
use serde::Serialize;
use std::ops::Range;
use utoipa::ToSchema;
use vitae_model::JobPosting;
use vitae_store::JobRow;

/// Longest part of a description that a search shows, in characters: three lines of a card.
const EXCERPT_CHARS: usize = 240;

/// How far before the first word found that part begins, in characters.
const BEFORE_FOUND_CHARS: usize = 60;

/// A job, and what concerns whoever asked.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobEntry {
    #[serde(rename = "_id")]
    id: String,
    #[serde(flatten)]
    posting: JobPosting,
    created_at: String,
    updated_at: String,
    /// Since when nobody can apply any more; null while the job is open.
    #[schema(required)]
    closed_at: Option<String>,
    /// Made up for trying the board out.
    is_sample: bool,
    /// Where the job comes from; null for jobs posted here.
    #[schema(required)]
    source: Option<String>,
    is_owner: bool,
    can_edit: bool,
    /// How often visitors went on to apply; only for its owner.
    #[schema(required)]
    apply_clicks: Option<i64>,
    /// How well the caller's latest resume matches, 0 to 100; null without a resume or when it cannot be told.
    #[serde(rename = "match")]
    #[schema(required)]
    points: Option<u8>,
    /// What the caller keeps about the job.
    #[schema(required)]
    application: Option<Kept>,
    /// Where the words of the search stand; null without a search.
    #[schema(required)]
    highlights: Option<Highlights>,
}

/// How far the caller has come with a job.
#[derive(Serialize, ToSchema)]
pub(super) struct Kept {
    /// `saved`, `applied`, `interviewing`, `offer` or `rejected`.
    status: String,
}

/// Texts of a job in pieces.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Highlights {
    job_title: Vec<Piece>,
    company_name: Vec<Piece>,
    /// A part of the description.
    excerpt: Vec<Piece>,
}

/// A piece of a text.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub(super) struct Piece {
    text: String,
    /// Whether the search found it.
    found: bool,
}

/// Jobs as the caller sees them, in their order.
pub(super) async fn entries(
    app: &App,
    caller: Option<&Caller>,
    rows: Vec<JobRow>,
    search: &str,
) -> ApiResult<Vec<JobEntry>> {
    let postings = rows.iter().map(posting).collect::<ApiResult<Vec<_>>>()?;
    let points = match caller {
        Some(caller) => Matcher::points_of(app, caller, &postings).await?,
        None => vec![None; postings.len()],
    };
    let mut entries = Vec::with_capacity(rows.len());
    for ((row, posting), points) in rows.into_iter().zip(postings).zip(points) {
        entries.push(entry(app, caller, row, posting, points, search).await?);
    }
    Ok(entries)
}

async fn entry(
    app: &App,
    caller: Option<&Caller>,
    row: JobRow,
    posting: JobPosting,
    points: Option<u8>,
    search: &str,
) -> ApiResult<JobEntry> {
    let is_owner = caller.is_some_and(|caller| is_owner(caller, &row));
    let application = match caller {
        Some(caller) => status_of(app, caller, row.id).await?.map(|status| Kept { status }),
        None => None,
    };
    Ok(JobEntry {
        is_owner,
        can_edit: caller.is_some_and(|caller| may_edit(app, caller, &row)),
        apply_clicks: if is_owner { Some(app.store.jobs().clicks(row.id).await?) } else { None },
        points,
        application,
        highlights: (!search.trim().is_empty()).then(|| Highlights::new(&posting, search)),
        id: row.id.to_string(),
        posting,
        created_at: row.created_at.to_string(),
        updated_at: row.updated_at.to_string(),
        closed_at: row.closed_at.map(|at| at.to_string()),
        is_sample: row.is_sample,
        source: row.source,
    })
}

impl Highlights {
    fn new(posting: &JobPosting, search: &str) -> Self {
        let found = |text: &str| vitae_search::highlights(search, text);
        let description = posting.job_description.split_whitespace().collect::<Vec<_>>().join(" ");
        let excerpt = excerpt(&description, found(&description).first().map_or(0, |range| range.start));
        Self {
            job_title: pieces(&posting.job_title, &found(&posting.job_title)),
            company_name: pieces(&posting.company_name, &found(&posting.company_name)),
            excerpt: pieces(&excerpt, &found(&excerpt)),
        }
    }
}

/// A text cut at the ranges found.
fn pieces(text: &str, found: &[Range<usize>]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = 0;
    let mut push = |range: Range<usize>, found| match text.get(range) {
        Some(text) if !text.is_empty() => pieces.push(Piece { text: text.to_owned(), found }),
        _ => {}
    };
    for range in found {
        push(at..range.start, false);
        push(range.clone(), true);
        at = range.end;
    }
    push(at..text.len(), false);
    pieces
}

/// The part of a text around a place, with marks of omission where it was cut.
fn excerpt(text: &str, around: usize) -> String {
    let before = text[..around].char_indices().rev().nth(BEFORE_FOUND_CHARS).map_or(0, |(at, _)| at);
    let start = if before == 0 { 0 } else { text[before..around].find(' ').map_or(before, |space| before + space + 1) };
    let end = text[start..].char_indices().nth(EXCERPT_CHARS).map_or(text.len(), |(at, _)| start + at);
    let end = if end == text.len() { end } else { text[start..end].rfind(' ').map_or(end, |space| start + space) };
    let (open, close) = (if start > 0 { "… " } else { "" }, if end < text.len() { " …" } else { "" });
    format!("{open}{}{close}", &text[start..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_where_words_were_found() {
        let piece = |text: &str, found| Piece { text: text.into(), found };
        assert_eq!(pieces("Head nurse", std::slice::from_ref(&(5..10))), [piece("Head ", false), piece("nurse", true)]);
        assert_eq!(pieces("Nurse", &[]), [piece("Nurse", false)]);
        assert_eq!(pieces("", &[]), []);
    }

    #[test]
    fn an_excerpt_begins_and_ends_between_words() {
        let text = "word ".repeat(100) + "found " + &"more ".repeat(100);
        let part = excerpt(text.trim(), text.find("found").unwrap());
        assert!(part.starts_with("… word ") && part.ends_with("more …") && part.contains(" found "), "{part}");
        assert!(part.chars().count() <= EXCERPT_CHARS + 4);
        assert_eq!(excerpt("Short text", 6), "Short text");
        assert!(excerpt(&"é".repeat(500), 400).starts_with("… é"), "text without blanks is cut between letters");
    }
}
