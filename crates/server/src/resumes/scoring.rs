//! The score of a saved version. It comes after the save: nothing that keeps it from being computed costs the save.

use super::content::Content;
use super::engines::{engine_of, read_unless_given_up};
use super::reading::read_and_keep;
use super::{kept, no_such_resume};
use crate::ai::EngineChoice;
use crate::error::{ApiError, ApiResult, Code};
use crate::state::App;
use moka::future::Cache;
use sha2::{Digest, Sha256};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;
use uuid::Uuid;
use vitae_ats::ScoreCard;
use vitae_model::alike::say_the_same;
use vitae_model::{Appearance, Details, Document, Parsed, ParsedResume, stored};
use vitae_reader::{JudgedRef, ReadError, ReadResult};
use vitae_renderer::Job;
use vitae_store::{NewScore, ResumeRow, StoredParse, StoredVersion, Timestamp};
use vitae_typeset::{Catalogue, Extras, Format, Template};

/// Cards that are kept for a moment; one takes some 20 kB.
const RECENT_CARDS: u64 = 256;

/// How long: the editor saves less than a second after it asked for the score.
const RECENT: Duration = Duration::from_secs(60);

/// What a file adds to a score.
struct Evidence {
    document: Document,
    details: Details,
    /// What a program reads in the file; nothing where it is still to be read.
    parsed: Option<ParsedResume>,
    /// The design that the file was drawn in; nothing for the file that was uploaded.
    design: Option<String>,
}

/// What is judged: a version, or what would be the next one.
pub(super) struct Judged {
    pub resume: ParsedResume,
    pub appearance: Appearance,
    /// Nothing while the uploaded file is what its owner sends.
    pub template: Option<&'static Template>,
}

/// A resume in a design.
struct Designed<'a> {
    resume: &'a ParsedResume,
    appearance: &'a Appearance,
    template: &'static Template,
}

/// The record with its score, if that comes in time; else the record as it stands, and the score follows. The work goes
/// on when the client has left.
pub(super) async fn score_soon(app: &App, row: ResumeRow) -> ResumeRow {
    if row.ats_score.is_some() {
        return row;
    }
    let scoring = tokio::spawn({
        let (app, row) = (app.clone(), row.clone());
        async move { score(&app, &row).await }
    });
    if let Ok(Ok(Err(error))) = tokio::time::timeout(app.config.limits.score, scoring).await {
        tracing::warn!(%error, "saved without a score");
    }
    // Whether it was scored, failed, or is still waiting: the record says so.
    app.store.resumes(row.owner).get(row.id).await.ok().flatten().unwrap_or(row)
}

/// Scores the latest version, unless that has happened already, and keeps the card, or why there is none.
pub(super) async fn score(app: &App, row: &ResumeRow) -> ApiResult<()> {
    let resumes = app.store.resumes(row.owner);
    let version = resumes.latest_version(row.id).await?.ok_or_else(no_such_resume)?;
    if version.score_card_json.is_some() {
        return Ok(());
    }
    let number = version.version;
    match compute(app, row, version).await {
        Ok(card) => keep(app, row, number, &card).await,
        Err(error) => {
            if !error.is_temporary() {
                resumes.set_score_error(row.id, number, &error.to_string()).await?;
            }
            Err(error)
        }
    }
}

async fn keep(app: &App, row: &ResumeRow, version: i64, card: &ScoreCard) -> ApiResult<()> {
    let score = NewScore {
        version,
        score: i64::from(card.score),
        score_card_json: &serde_json::to_string(card).map_err(ApiError::internal)?,
        card_version: &card.card,
        reader_version: card.reader.as_deref().unwrap_or_default(),
        language: card.language.as_deref(),
    };
    app.store.resumes(row.owner).set_score(row.id, score).await?;
    Ok(())
}

/// The card of the latest version; computed now where it is still missing, as of the day of the save.
pub(super) async fn card_of_latest(app: &App, row: &ResumeRow) -> ApiResult<ScoreCard> {
    score(app, row).await?;
    let version = app.store.resumes(row.owner).latest_version(row.id).await?.ok_or_else(no_such_resume)?;
    let card = version.score_card_json.ok_or_else(ApiError::busy)?;
    serde_json::from_str(&card).map_err(ApiError::internal)
}

/// The card of what the editor holds: what is saved has the card of its save, anything else the one that it would get if it
/// were saved today. A resume without a design is `shown` in one, and counts as saved in that too.
pub(super) async fn card_of_unsaved(
    app: &App,
    row: &ResumeRow,
    unsaved: Judged,
    shown: &Template,
) -> ApiResult<ScoreCard> {
    let latest = app.store.resumes(row.owner).latest_version(row.id).await?.map(Content::read).transpose()?;
    if latest.is_some_and(|latest| is_saved(&latest, &unsaved, shown)) {
        return card_of_latest(app, row).await;
    }
    judge(app, row, unsaved, app.entropy.now()).await
}

/// Whether saving would change nothing.
fn is_saved(latest: &Content, unsaved: &Judged, shown: &Template) -> bool {
    let design = unsaved.template.map(|template| template.id.as_str());
    let is_same_design = match latest.template.as_deref() {
        Some(id) => design == Some(id),
        None => design.is_none_or(|id| id == shown.id),
    };
    is_same_design && latest.appearance == unsaved.appearance && say_the_same(&latest.resume, &unsaved.resume)
}

/// As of the day of the save: a score that comes later is the one that would have come then.
async fn compute(app: &App, row: &ResumeRow, version: StoredVersion) -> ApiResult<ScoreCard> {
    let Content { resume, appearance, template, saved_at, .. } = Content::read(version)?;
    let template = template.and_then(|id| Catalogue::load().get(&id));
    judge(app, row, Judged { resume, appearance, template }, saved_at).await
}

/// The one way to a card. What its owner sends is the file in the design, where there is one, else the file that was uploaded.
async fn judge(app: &App, row: &ResumeRow, judged: Judged, saved_at: Timestamp) -> ApiResult<ScoreCard> {
    let Judged { resume, appearance, template } = judged;
    let Some(template) = template else {
        let evidence = uploaded(app, row).await?;
        return run(app, row.owner, &resume, evidence, saved_at).await;
    };
    let key = RecentCards::key(row, (&resume, &appearance, template.id.as_str()), saved_at)?;
    app.recent_cards
        .get_or(key, async {
            let designed = Designed { resume: &resume, appearance: &appearance, template };
            let evidence = drawn(app, row, designed).await?;
            run(app, row.owner, &resume, evidence, saved_at).await
        })
        .await
}

/// Cards of resumes in a design that were computed a moment ago: a save judges what the preview before it has judged. Who asks for
/// one that is being computed waits for it.
pub struct RecentCards {
    cards: Cache<[u8; 32], Arc<ScoreCard>>,
}

impl Default for RecentCards {
    fn default() -> Self {
        Self { cards: Cache::builder().max_capacity(RECENT_CARDS).time_to_live(RECENT).build() }
    }
}

impl RecentCards {
    /// Everything that the card follows from: the record, what is judged and in which design, and the day.
    fn key(row: &ResumeRow, judged: (&ParsedResume, &Appearance, &str), saved_at: Timestamp) -> ApiResult<[u8; 32]> {
        let day = time::OffsetDateTime::from(saved_at).date().to_julian_day();
        let all = serde_json::to_vec(&(row.id, &row.language, judged, day)).map_err(ApiError::internal)?;
        Ok(Sha256::digest(all).into())
    }

    async fn get_or(&self, key: [u8; 32], compute: impl Future<Output = ApiResult<ScoreCard>>) -> ApiResult<ScoreCard> {
        let card = self.cards.try_get_with(key, async { compute.await.map(Arc::new) }).await;
        card.map(|card| ScoreCard::clone(&card)).map_err(|error| error.again())
    }
}

/// Scores when it is the account's turn, in a child process: what stands in a stranger's file can do no harm there.
async fn run(
    app: &App,
    account: Uuid,
    resume: &ParsedResume,
    evidence: Evidence,
    saved_at: Timestamp,
) -> ApiResult<ScoreCard> {
    let Evidence { document, details, parsed, design } = &evidence;
    let as_of = time::OffsetDateTime::from(saved_at).date();
    let judged = JudgedRef { resume, document, details, parsed: parsed.as_ref(), as_of };
    let _permit = app.admit_grounding(account).await?;
    let card = app.reader.score(judged).await.map_err(refuse)?;
    Ok(ScoreCard { design: design.clone(), ..card })
}

fn refuse(error: ReadError) -> ApiError {
    match error {
        ReadError::Refused { message, .. } => ApiError::new(Code::NoText, message),
        // The process died, and nobody knows of what: the next one may live.
        ReadError::Crashed => ApiError::busy(),
        ReadError::Timeout => {
            let message = "This resume takes too long to score. Shorten its longest texts and try again.";
            ApiError::new(Code::FileTooComplex, message)
        }
        other => other.into(),
    }
}

/// The file that is downloaded in a design, read like anybody's: what it carries as data beside its pages does not count.
async fn drawn(app: &App, row: &ResumeRow, designed: Designed<'_>) -> ApiResult<Evidence> {
    let Designed { resume, appearance, template } = designed;
    let job = Job::Resume {
        resume: Box::new(resume.clone()),
        extras: Extras { language: row.language.clone(), appearance: appearance.clone() },
        template: template.id.clone(),
        format: Format::Pdf,
        page: NonZeroUsize::MIN.get(),
    };
    let permit = app.admit_drawing(row.owner).await?;
    let file = app.renderer.run(&job).await?.file;
    drop(permit);
    let permit = app.admit_grounding(row.owner).await?;
    let ReadResult { document, parsed } = app.reader.read(file).await?;
    drop(permit);
    // The headings that a design prints say nothing about the language of what its owner wrote.
    let details = Details { language: row.language.clone(), ..parsed.details };
    Ok(Evidence { document, details, parsed: None, design: Some(template.id.clone()) })
}

/// What was kept when the file was read; a file that was read before anything was kept, or is too large for it, is
/// read once more. What the review shows stays what its owner has seen, also when an older parser has read it.
async fn uploaded(app: &App, row: &ResumeRow) -> ApiResult<Evidence> {
    let resumes = app.store.resumes(row.owner);
    let parse = resumes.parse_of(row.id).await?;
    let document = resumes.kept_document(row.id).await?;
    let reviewed = parse.is_some();
    if let (Some(parse), Some(document)) = (parse, document)
        && let Some(evidence) = unpacked(parse, document).await?
    {
        return Ok(evidence);
    }
    let read = if reviewed {
        read_unless_given_up(app, row).await?
    } else {
        read_and_keep(app, row, &*engine_of(EngineChoice::Embedded, app)?).await?
    };
    let ReadResult { document, parsed: Parsed { resume, details } } = read;
    Ok(Evidence::of(document, resume, details))
}

impl Evidence {
    /// What a program of an employer reads in a file is what the embedded parser reads, not what a language model makes of it.
    fn of(document: Document, resume: ParsedResume, mut details: Details) -> Self {
        let parsed = details.embedded.take().map_or(resume, |embedded| *embedded);
        Self { document, details, parsed: Some(parsed), design: None }
    }
}

/// Unpacking a large document takes a core for a moment.
async fn unpacked(parse: StoredParse, document: Vec<u8>) -> ApiResult<Option<Evidence>> {
    let unpacking = tokio::task::spawn_blocking(move || {
        let resume = stored::read(&parse.parsed_json, parse.json_version).ok()?;
        let details = stored::read(&parse.details_json, parse.json_version).ok()?;
        Some(Evidence::of(kept::unpack(&document)?, resume, details))
    });
    unpacking.await.map_err(ApiError::internal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU8, Ordering};

    #[tokio::test]
    async fn a_card_is_computed_once_for_what_it_follows_from_and_a_failure_is_not_kept() {
        let (cards, computed) = (RecentCards::default(), AtomicU8::new(0));
        let compute = async || {
            tokio::task::yield_now().await;
            Ok(ScoreCard { score: computed.fetch_add(1, Ordering::Relaxed) + 1, ..ScoreCard::default() })
        };
        assert!(cards.get_or([1; 32], async { Err(ApiError::busy()) }).await.is_err());
        let (first, meanwhile) = tokio::join!(cards.get_or([1; 32], compute()), cards.get_or([1; 32], compute()));
        assert_eq!((first.unwrap().score, meanwhile.unwrap().score), (1, 1));
        assert_eq!(cards.get_or([1; 32], compute()).await.unwrap().score, 1);
        assert_eq!(cards.get_or([2; 32], compute()).await.unwrap().score, 2);
    }
}
