//! Times of the search index over generated jobs, as a Markdown table: see `bench/search/README.md`.
//!
//! `bench_search FOLDER [JOBS]` needs an empty or missing folder and removes it at the end.

mod jobs;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use jobs::{Jobs, START};
use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory, JobPosting};
use vitae_search::{Change, IndexedJob, JobIndex, JobQuery, Order, TantivyIndex};

/// Jobs that are handed over at once while importing.
const BATCH: u64 = 20_000;

/// Queries of each shape.
const QUERIES: u64 = 200;

/// Runs of each query, of which the quickest is shown beside the first.
const RUNS: usize = 3;

/// Jobs of a page.
const PAGE: u64 = 3;

/// Set for the process that measures what another one imported.
const MEASURE: &str = "VITAE_BENCH_MEASURE";

type Anything<T> = Result<T, Box<dyn Error>>;

fn main() -> Anything<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("bench_search FOLDER [JOBS]")?);
    let count = arguments.next().map_or(Ok(1_000_000), |count| count.parse())?;
    if std::env::var_os(MEASURE).is_none() && folder.exists() && fs::read_dir(&folder)?.next().is_some() {
        return Err("the folder is not empty".into());
    }
    let jobs = Jobs::new();
    if std::env::var_os(MEASURE).is_none() {
        println!("| what | measured |\n|---|---|");
        import(&folder, &jobs, count)?;
        // A process that has not imported shows what opening alone takes.
        let again = Command::new(std::env::current_exe()?).args(std::env::args().skip(1)).env(MEASURE, "1").status()?;
        fs::remove_dir_all(&folder)?;
        return if again.success() { Ok(()) } else { Err("the measurement failed".into()) };
    }
    let index = reopen(&folder)?;
    println!(
        "\n| {count} jobs, page and exact total | found, median | p50 ms | p99 ms | p99 ms, best of {RUNS} |\n|---|---|---|---|---|"
    );
    for shape in shapes(&jobs, &index, count)? {
        measure(&index, &shape)?;
    }
    measure_counts(&index, &jobs)?;
    measure_candidates(&index, &jobs)?;
    println!("\n| what | measured |\n|---|---|");
    insert(&index, &jobs, count)?;
    println!("| memory after all | {} |", memory());
    Ok(())
}

fn import(folder: &Path, jobs: &Jobs, count: u64) -> Anything<()> {
    println!("| memory before | {} |", memory());
    let index = TantivyIndex::open(folder)?;
    let (mut generated, mut applied) = (Duration::ZERO, Duration::ZERO);
    let mut largest = 0;
    for first in (0..count).step_by(BATCH as usize) {
        let since = Instant::now();
        let batch: Vec<(u64, JobPosting)> =
            (first..(first + BATCH).min(count)).map(|nth| (nth, jobs.posting(nth))).collect();
        generated += since.elapsed();
        let since = Instant::now();
        apply(&index, &batch)?;
        applied += since.elapsed();
        largest = largest.max(size(folder)?);
    }
    println!(
        "| import, {BATCH} at a time | {:.0} jobs/s ({:.0} s, generating them left out) |",
        count as f64 / applied.as_secs_f64(),
        applied.as_secs_f64()
    );
    println!("| memory after the import | {} |", memory());
    largest = largest.max(settle(&index, folder)?);
    println!("| size on disk | {:.0} MB, at most {:.0} MB while importing |", mb(size(folder)?), mb(largest));
    eprintln!("generated in {generated:?}");
    Ok(())
}

fn apply(index: &TantivyIndex, batch: &[(u64, JobPosting)]) -> Anything<()> {
    let changes: Vec<_> = batch
        .iter()
        .map(|(nth, posting)| {
            Change::Put(IndexedJob { id: jobs::id(*nth), created_at: jobs::created_at(*nth), posting })
        })
        .collect();
    let revision = batch.last().map_or(0, |(nth, _)| nth + 1);
    Ok(index.apply(&changes, revision)?)
}

/// Waits until no merge is left; answers the largest size seen.
fn settle(index: &TantivyIndex, folder: &Path) -> Anything<u64> {
    let (mut last, mut quiet, mut largest) = (0, 0, 0);
    while quiet < 8 {
        sleep(Duration::from_secs(1));
        index.apply(&[], index.revision())?;
        let now = size(folder)?;
        quiet = if now == last { quiet + 1 } else { 0 };
        (last, largest) = (now, largest.max(now));
    }
    Ok(largest)
}

fn reopen(folder: &Path) -> Anything<TantivyIndex> {
    let since = Instant::now();
    let index = TantivyIndex::open(folder)?;
    println!("| reopen | {:.0} ms |", ms(since.elapsed()));
    println!("| memory after reopening | {} |", memory());
    let files = fs::read_dir(folder)?.flatten().filter(|file| file.path().extension().is_some_and(|end| end == "term"));
    println!("| segments | {} |", files.count());
    Ok(index)
}

struct Shape {
    name: String,
    queries: Vec<JobQuery>,
    offset: u64,
}

fn shapes(jobs: &Jobs, index: &TantivyIndex, count: u64) -> Anything<Vec<Shape>> {
    let mut shapes = Vec::new();
    let mut add = |name: &str, offset: u64, make: &dyn Fn(u64) -> JobQuery| {
        shapes.push(Shape { name: name.into(), queries: (0..QUERIES).map(make).collect(), offset });
    };
    let search = |text: String| JobQuery { search: text, ..JobQuery::default() };
    let best = |text: String| JobQuery { search: text, order: Order::BestMatch, ..JobQuery::default() };
    let half = half_words(jobs, index, count)?;
    let common = |nth: u64| half[nth as usize % half.len()].clone();
    for (name, page) in [("page 1", 1), ("page 100", 100), ("page 100,000", 100_000)] {
        add(&format!("no filter, {name}"), (page - 1) * PAGE, &|_| JobQuery::default());
        add(&format!("remote, {name}"), (page - 1) * PAGE, &|_| JobQuery { is_remote: true, ..JobQuery::default() });
        add(&format!("word in half of the jobs, {name}"), (page - 1) * PAGE, &|nth| search(common(nth)));
    }
    add("category", 0, &|nth| JobQuery { category: Some(pick(JobCategory::ALL, nth)), ..JobQuery::default() });
    add("employment type", 0, &|nth| JobQuery {
        employment_type: Some(pick(EmploymentType::ALL, nth)),
        ..JobQuery::default()
    });
    add("experience level", 0, &|nth| JobQuery {
        experience_level: Some(pick(ExperienceLevel::ALL, nth)),
        ..JobQuery::default()
    });
    add("hybrid or on-site", 0, &|_| JobQuery { is_hybrid: true, is_onsite: true, ..JobQuery::default() });
    add("four filters", 0, &several);
    add("location", 0, &|nth| JobQuery { location: jobs.place(nth), ..JobQuery::default() });
    add("location, 2 letters", 0, &|nth| JobQuery { location: jobs.place(nth)[..2].into(), ..JobQuery::default() });
    add("word of a title", 0, &|nth| search(jobs.title(nth).split(' ').nth(1).unwrap_or("").into()));
    add("rare word", 0, &|nth| search(jobs.rare_word(nth)));
    add("two common words", 0, &|nth| search(format!("{} {}", common(nth), common(nth + 1))));
    add("word, four filters", 0, &|nth| JobQuery { search: common(nth), location: jobs.place(nth), ..several(nth) });
    add("phrase of a title", 0, &|nth| search(format!("\"{}\"", jobs.title(nth))));
    add("phrase of a description", 0, &|nth| search(format!("\"{}\"", jobs.phrase(nth))));
    add("phrase of two words in half of the jobs", 0, &|nth| {
        search(format!("\"{} {}\"", common(nth), common(nth + 1)))
    });
    for letters in 1..=5 {
        add(&format!("beginning of {letters}"), 0, &|nth| search(jobs.word(nth * 37).chars().take(letters).collect()));
    }
    add("typo in a title's word", 0, &|nth| search(misspelt(jobs.title(nth).split(' ').nth(1).unwrap_or(""))));
    add("typo in a description's word", 0, &|nth| search(misspelt(&jobs.word(nth * 7))));
    add("twelve words", 0, &|nth| search((0..12).map(|more| jobs.word(nth + more)).collect::<Vec<_>>().join(" ")));
    add("best match: word in half of the jobs", 0, &|nth| best(common(nth)));
    add("best match: title", 0, &|nth| best(jobs.title(nth)));
    add("best match: beginning of 2", 0, &|nth| best(jobs.word(nth * 37).chars().take(2).collect()));
    add("best match: word in half of the jobs, page 100,000", 99_999 * PAGE, &|nth| best(common(nth)));
    Ok(shapes)
}

fn several(nth: u64) -> JobQuery {
    JobQuery {
        category: Some(pick(JobCategory::ALL, nth)),
        employment_type: Some(pick(EmploymentType::ALL, nth / 9)),
        experience_level: Some(pick(ExperienceLevel::ALL, nth / 45)),
        is_remote: true,
        ..JobQuery::default()
    }
}

/// The words that come nearest to occurring in half of the jobs.
fn half_words(jobs: &Jobs, index: &TantivyIndex, count: u64) -> Anything<Vec<String>> {
    let mut near = Vec::new();
    for nth in 0..60 {
        let query = JobQuery { search: format!("\"{}\"", jobs.word(nth)), ..JobQuery::default() };
        near.push((index.search(&query, 0, 1)?.total.abs_diff(count / 2), jobs.word(nth)));
    }
    near.sort();
    Ok(near.into_iter().take(5).map(|(_, word)| word).collect())
}

fn pick<T: Copy>(values: &[T], nth: u64) -> T {
    values[nth as usize % values.len()]
}

/// The word with its second and third letter swapped.
fn misspelt(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    if letters.len() > 2 {
        letters.swap(1, 2);
    }
    letters.into_iter().collect()
}

fn measure(index: &TantivyIndex, shape: &Shape) -> Anything<()> {
    index.search(&shape.queries[0], shape.offset, PAGE as usize)?;
    let mut totals = Vec::new();
    let mut times = Vec::new();
    for query in &shape.queries {
        times.push(runs(|| {
            totals.push(index.search(query, shape.offset, PAGE as usize)?.total);
            Ok(())
        })?);
    }
    totals.sort_unstable();
    show(&shape.name, &totals[totals.len() / 2].to_string(), times);
    Ok(())
}

fn measure_counts(index: &TantivyIndex, jobs: &Jobs) -> Anything<()> {
    let now = START + 1_000;
    for (name, make) in [
        ("counts, four filters", (|_: &Jobs, _: u64| String::new()) as fn(&Jobs, u64) -> String),
        ("counts, common word and four filters", |jobs, nth| jobs.word(20 + nth % 5)),
    ] {
        let mut times = Vec::new();
        for nth in 0..QUERIES {
            let query = JobQuery { search: make(jobs, nth), ..several(nth) };
            times.push(runs(|| index.counts(&query, now).map(drop).map_err(Into::into))?);
        }
        show(name, "", times);
    }
    Ok(())
}

fn measure_candidates(index: &TantivyIndex, jobs: &Jobs) -> Anything<()> {
    let mut times = Vec::new();
    for nth in 0..QUERIES {
        let mut terms: Vec<(String, f32)> = (0..40).map(|more| (jobs.word(nth + more * more), 1.0)).collect();
        terms.push((jobs.title(nth), 5.0));
        times.push(runs(|| index.candidates(&terms, 200).map(drop).map_err(Into::into))?);
    }
    show("candidates: 200 by 41 terms", "", times);
    Ok(())
}

fn runs(mut run: impl FnMut() -> Anything<()>) -> Anything<[Duration; RUNS]> {
    let mut times = [Duration::ZERO; RUNS];
    for time in &mut times {
        let since = Instant::now();
        run()?;
        *time = since.elapsed();
    }
    Ok(times)
}

fn show(name: &str, found: &str, times: Vec<[Duration; RUNS]>) {
    let first = times.iter().map(|runs| runs[0]).collect();
    let quickest = times.iter().filter_map(|runs| runs.iter().min().copied()).collect();
    let (p50, p99) = percentiles(first);
    println!("| {name} | {found} | {p50:.2} | {p99:.2} | {:.2} |", percentiles(quickest).1);
}

fn insert(index: &TantivyIndex, jobs: &Jobs, count: u64) -> Anything<()> {
    let mut times = Vec::new();
    for nth in count..count + QUERIES {
        let posting = jobs.posting(nth);
        let since = Instant::now();
        apply(index, &[(nth, posting)])?;
        times.push(since.elapsed());
    }
    let most = ms(times.iter().max().copied().unwrap_or_default());
    let (p50, p99) = percentiles(times);
    println!("| one more job, until it is found | p50 {p50:.1}, p99 {p99:.1}, at most {most:.1} ms |");
    let mut times = Vec::new();
    for nth in (0..count).step_by((count / QUERIES).max(1) as usize) {
        let posting = jobs.posting(nth + 7);
        let since = Instant::now();
        apply(index, &[(nth, posting)])?;
        times.push(since.elapsed());
    }
    let (p50, p99) = percentiles(times);
    println!("| one job changed | p50 {p50:.1}, p99 {p99:.1} ms |");
    Ok(())
}

fn percentiles(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let at = |share: usize| ms(times[(times.len() * share / 100).min(times.len() - 1)]);
    (at(50), at(99))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn mb(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn size(folder: &Path) -> Anything<u64> {
    let mut sum = 0;
    for file in fs::read_dir(folder)? {
        // A merge may have removed it just now.
        sum += file?.metadata().map_or(0, |about| about.len());
    }
    Ok(sum)
}

/// What the kernel says of the memory of this process: its own, and the mapped files' pages that it touched.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("");
        line.trim_matches(|letter: char| !letter.is_ascii_digit()).parse::<f64>().unwrap_or(0.0) / 1024.0
    };
    format!("{:.0} MiB own, {:.0} MiB of mapped files", of("RssAnon:"), of("RssFile:"))
}
