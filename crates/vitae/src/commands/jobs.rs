use super::{block_on, config, print, print_csv, with_store};
use crate::Outcome;
use crate::cli::Jobs;
use serde_json::Value;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use uuid::Uuid;
use vitae_feeds::{Feed, Fetcher, Found, Patience, Skipped, read_file, sample};
use vitae_model::visible::{is_blank, is_visible};
use vitae_server::{Config, Entropy, SAMPLES, TakenOver, take_over, take_over_whole};
use vitae_store::{JobReport, JobRow};

/// Largest file that is read, in bytes: 10,000 jobs with 6 KB each.
const MAX_FILE_BYTES: u64 = 64 * 1024 * 1024;

/// Longest name of a source, in characters.
const MAX_SOURCE_CHARS: usize = 100;

/// Most skipped jobs that are named.
const NAMED_SKIPPED: usize = 10;

/// Samples removed in one transaction.
const REMOVED_AT_ONCE: u32 = 500;

/// Brings jobs to the board.
pub fn run(command: &Jobs) -> Outcome {
    match command {
        Jobs::Import { from, source, .. } if Feed::is_meant_by(from) => match source {
            Some(_) => Err("--source is for files; jobs of a board are kept under the board's name.".to_owned()),
            None => import_feed(from),
        },
        Jobs::Import { from, source, close_missing } => import_file(from, source.as_deref(), *close_missing),
        Jobs::Sample { remove: true, .. } => remove_samples(),
        Jobs::Sample { count, .. } => add_samples(count.unwrap_or_default()),
        Jobs::Reports => print_reports(),
        Jobs::Remove { id } => remove(*id),
    }
}

fn import_feed(name: &str) -> Outcome {
    let feed: Feed = name.parse().map_err(|reason| format!("the board {reason}."))?;
    let config = config()?;
    let fetched = block_on(async {
        let fetcher = Fetcher::new(config.feed_addresses.clone(), Patience::default())?;
        fetcher.fetch(&feed).await
    })?;
    let found = fetched.map_err(|error| format!("{feed} cannot be imported: {error}. Nothing was changed."))?;
    import(&config, &feed.to_string(), found, true)
}

fn import_file(path: &str, source: Option<&str>, close_missing: bool) -> Outcome {
    let path = Path::new(path);
    let file_name = path.file_name().unwrap_or_default().to_string_lossy();
    let source = source_name(source.unwrap_or(&file_name))?;
    let found = read_file(&read_bounded(path)?)
        .map_err(|error| format!("{} cannot be imported: {error}. Nothing was changed.", path.display()))?;
    import(&config()?, &source, found, close_missing)
}

fn source_name(name: &str) -> Result<String, String> {
    let name = name.trim();
    if is_blank(name) || !is_visible(name) || name.chars().count() > MAX_SOURCE_CHARS {
        return Err(format!(
            "the source must be a name of at most {MAX_SOURCE_CHARS} visible characters; use --source."
        ));
    }
    if name == SAMPLES || Feed::is_meant_by(name) {
        return Err(format!("the source cannot be called {name:?}; name another with --source."));
    }
    Ok(name.to_owned())
}

fn read_bounded(path: &Path) -> Result<Vec<u8>, String> {
    let unreadable = |error: std::io::Error| format!("cannot read {}: {error}.", path.display());
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(format!("{} is larger than 64 MiB.", path.display()));
    }
    Ok(bytes)
}

fn import(config: &Config, source: &str, mut found: Found, close_missing: bool) -> Outcome {
    let skipped = std::mem::take(&mut found.skipped);
    let notes = std::mem::take(&mut found.notes);
    let entropy = Entropy::system();
    prepare(config)?;
    let done = with_store(config, async |store| {
        if close_missing {
            take_over_whole(&store, &entropy, source, found).await
        } else {
            take_over(&store, &entropy, source, found.jobs).await
        }
    })?;
    print(report(source, done, &skipped, &notes).as_bytes())
}

/// Makes the data directory and the database, should there be none yet.
fn prepare(config: &Config) -> Outcome {
    block_on(vitae_server::migrate(config))?.map_err(|error| error.report())
}

fn report(source: &str, done: TakenOver, skipped: &[Skipped], notes: &[String]) -> String {
    let TakenOver { added, changed, unchanged, closed } = done;
    let counts = format!(
        "{source}: {added} added, {changed} changed, {unchanged} unchanged, {closed} closed, {} skipped.\n",
        skipped.len()
    );
    let named = skipped.iter().take(NAMED_SKIPPED).map(|job| format!("  {job}\n"));
    let rest = match skipped.len().saturating_sub(NAMED_SKIPPED) {
        0 => String::new(),
        more => format!("  and {more} more\n"),
    };
    let notes = notes.iter().map(|note| format!("  {note}\n"));
    std::iter::once(counts).chain(named).chain([rest]).chain(notes).collect()
}

fn add_samples(count: u32) -> Outcome {
    let config = config()?;
    let entropy = Entropy::system();
    let now = entropy.now().as_millis();
    prepare(&config)?;
    let jobs = (0..u64::from(count)).map(|number| sample::job(number, now));
    let done = with_store(&config, async |store| take_over(&store, &entropy, SAMPLES, jobs).await)?;
    print(report(SAMPLES, done, &[], &[]).as_bytes())
}

fn remove_samples() -> Outcome {
    let config = config()?;
    prepare(&config)?;
    let removed = with_store(&config, async |store| {
        let mut removed = 0;
        loop {
            match store.jobs().delete_samples(REMOVED_AT_ONCE).await? {
                0 => return Ok(removed),
                some => removed += some,
            }
        }
    })?;
    print(format!("{removed} samples are removed.\n").as_bytes())
}

fn print_reports() -> Outcome {
    let config = config()?;
    let (reports, jobs) = with_store(&config, async |store| {
        let reports = store.jobs().reports().await?;
        let ids: Vec<_> = reports.iter().map(|report| report.job).collect();
        let jobs = store.jobs().many(&ids).await?;
        Ok((reports, jobs))
    })?;
    let heads = std::iter::once(REPORT_HEADS.map(str::to_owned).to_vec());
    print_csv(&heads.chain(reported(reports, &jobs)).collect::<Vec<_>>())
}

/// The columns of `reports`.
const REPORT_HEADS: [&str; 7] = ["reported", "reason", "note", "job", "title", "company", "by"];

fn reported(reports: Vec<JobReport>, jobs: &[JobRow]) -> impl Iterator<Item = Vec<String>> {
    reports.into_iter().map(|report| {
        let job = jobs.iter().find(|job| job.id == report.job);
        let posting = job.and_then(|job| serde_json::from_str::<Value>(&job.posting_json).ok()).unwrap_or_default();
        let text = |field: &str| posting[field].as_str().unwrap_or_default().to_owned();
        let (title, company) = (text("jobTitle"), text("companyName"));
        let by = report.user.to_string();
        vec![report.reported_at.to_string(), report.reason, report.note, report.job.to_string(), title, company, by]
    })
}

fn remove(id: Uuid) -> Outcome {
    let config = config()?;
    let source = with_store(&config, async |store| {
        let Some(job) = store.jobs().get(id).await? else { return Ok(None) };
        store.jobs().delete(id).await?;
        Ok(Some(job.source))
    })?;
    let source = source.ok_or_else(|| format!("there is no job {id}."))?;
    let again = source.map(|source| format!(" It comes back with the next import of {source} that still holds it."));
    print(format!("The job is removed.{}\n", again.unwrap_or_default()).as_bytes())
}
