//! The renderer against workers that behave and workers that do not.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use vitae_model::ParsedResume;
use vitae_model::resume::Experience;
use vitae_renderer::{Job, RenderError, Rendered, Renderer, RendererConfig};
use vitae_typeset::{Extras, Format, TypesetError};

fn config(behaviour: &[&str]) -> RendererConfig {
    RendererConfig {
        program: PathBuf::from(env!("CARGO_BIN_EXE_vitae-renderer-test-child")),
        args: behaviour.iter().map(Into::into).collect(),
        ..RendererConfig::default()
    }
}

fn job(resume: ParsedResume, format: Format) -> Job {
    Job::Resume { resume: Box::new(resume), extras: Extras::default(), template: "template1".into(), format, page: 1 }
}

fn sample(format: Format) -> Job {
    job(vitae_typeset::sample(), format)
}

fn described(description: String) -> ParsedResume {
    ParsedResume { experience: vec![Experience { description, ..Experience::default() }], ..vitae_typeset::sample() }
}

/// The number that a `numbers-itself` worker answers with.
fn pid(answer: &Rendered) -> u32 {
    std::str::from_utf8(&answer.file).unwrap().parse().unwrap()
}

fn is_running(pid: u32) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

async fn until(what: &str, condition: impl Fn() -> bool) {
    let started = Instant::now();
    while !condition() {
        assert!(started.elapsed() < Duration::from_secs(10), "not within 10 s: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_worker_answers_as_the_typesetter_itself_would() {
    let renderer = Renderer::new(config(&[]));
    let template = vitae_typeset::Catalogue::load().get("template1").unwrap();
    for format in Format::ALL {
        let answer = renderer.run(&sample(format)).await.unwrap();
        let direct = vitae_typeset::render(&vitae_typeset::sample(), &Extras::default(), template, format).unwrap();
        assert!(answer.file == direct, "{format}");
        assert_eq!(answer.pages, matches!(format, Format::Pdf | Format::Png).then_some(1), "{format}");
    }
    let preview = renderer.run(&Job::Preview { template: "template2".into() }).await.unwrap();
    assert_eq!(&preview.file[1..4], b"PNG");
}

#[tokio::test]
async fn pages_are_counted_and_a_page_beyond_the_last_is_refused() {
    let renderer = Renderer::new(config(&[]));
    let long = described("A line of a long description.\n".repeat(120));
    let pages = renderer.run(&job(long.clone(), Format::Pdf)).await.unwrap().pages.unwrap();
    assert!(pages > 1, "{pages}");
    let first = renderer.run(&job(long.clone(), Format::Png)).await.unwrap();
    assert_eq!((&first.file[1..4], first.pages), (b"PNG".as_slice(), Some(pages)));
    let Job::Resume { resume, extras, template, format, .. } = job(long, Format::Png) else { panic!() };
    let beyond = Job::Resume { resume, extras, template, format, page: pages + 1 };
    let refused = renderer.run(&beyond).await.unwrap_err();
    assert!(
        matches!(refused, RenderError::Refused(TypesetError::NoSuchPage { page, pages: all }) if page == pages + 1 && all == pages)
    );
    assert_eq!(renderer.idle(), 1, "the worker stays");
}

#[tokio::test]
async fn a_worker_is_used_again() {
    let renderer = Renderer::new(config(&["numbers-itself"]));
    let first = pid(&renderer.run(&sample(Format::Pdf)).await.unwrap());
    let second = pid(&renderer.run(&sample(Format::Pdf)).await.unwrap());
    assert_eq!((first, renderer.idle()), (second, 1));
}

#[tokio::test]
async fn a_refusal_comes_with_its_reason_and_the_worker_stays() {
    let renderer = Renderer::new(config(&[]));
    let lines = renderer.run(&job(described("x\n".repeat(5_000)), Format::Pdf)).await;
    assert!(matches!(lines, Err(RenderError::Refused(TypesetError::TooManyLines { lines: 5_000.., .. }))), "{lines:?}");
    assert_eq!(renderer.idle(), 1);
    renderer.run(&sample(Format::Pdf)).await.unwrap();
}

#[tokio::test]
async fn a_hanging_job_ends_in_time_and_the_next_one_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    let marker = folder.path().join("hung").display().to_string();
    let wall = Duration::from_secs(2);
    let renderer = Renderer::new(RendererConfig { wall, ..config(&["hang-once", &marker]) });
    let started = Instant::now();
    let hung = renderer.run(&sample(Format::Pdf)).await;
    assert!(matches!(hung, Err(RenderError::Timeout)), "{hung:?}");
    assert!(started.elapsed() < wall + Duration::from_secs(1), "{:?}", started.elapsed());
    let next = renderer.run(&sample(Format::Pdf)).await.unwrap();
    assert!(next.file.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn a_worker_that_never_gets_ready_is_a_timeout() {
    let renderer = Renderer::new(RendererConfig { wall: Duration::from_millis(200), ..config(&["never-ready"]) });
    assert!(matches!(renderer.run(&sample(Format::Pdf)).await, Err(RenderError::Timeout)));
}

#[tokio::test]
async fn a_worker_that_misbehaves_harms_nobody_and_is_not_kept() {
    for behaviour in ["abort", "garbage", "flood", "hungry"] {
        let renderer = Renderer::new(RendererConfig { workers: 1, ..config(&[behaviour]) });
        let outcome = renderer.run(&sample(Format::Pdf)).await;
        assert!(matches!(outcome, Err(RenderError::Crashed)), "{behaviour}: {outcome:?}");
    }
}

/// The pid of a worker that hangs in a job, and the task that waits for it.
async fn hanging(folder: &Path) -> (Renderer, u32, tokio::task::JoinHandle<Result<Rendered, RenderError>>) {
    let file = folder.join("pid");
    let renderer = Renderer::new(RendererConfig {
        wall: Duration::from_secs(60),
        workers: 1,
        ..config(&["hang", &file.display().to_string()])
    });
    let waiting = tokio::spawn({
        let renderer = renderer.clone();
        async move { renderer.run(&sample(Format::Pdf)).await }
    });
    let written = || std::fs::read_to_string(&file).ok().and_then(|text| text.parse().ok());
    until("the job begins", || written().is_some()).await;
    (renderer, written().unwrap(), waiting)
}

#[tokio::test]
async fn a_client_that_leaves_takes_its_worker_along() {
    let folder = tempfile::tempdir().unwrap();
    let (renderer, worker, waiting) = hanging(folder.path()).await;
    assert!(is_running(worker));
    waiting.abort();
    until("the worker is gone", || !is_running(worker)).await;
    until("another one is ready", || renderer.idle() == 1).await;
}

#[tokio::test]
async fn so_many_jobs_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let (renderer, _, waiting) = hanging(folder.path()).await;
    assert!(matches!(renderer.run(&sample(Format::Pdf)).await, Err(RenderError::Busy)));
    waiting.abort();
    assert!(waiting.await.unwrap_err().is_cancelled());
}

#[tokio::test]
async fn a_worker_is_replaced_after_its_share_of_jobs() {
    let renderer = Renderer::new(RendererConfig { workers: 1, jobs: 2, ..config(&["numbers-itself"]) });
    let mut workers = Vec::new();
    for _ in 0..4 {
        workers.push(pid(&renderer.run(&sample(Format::Pdf)).await.unwrap()));
        until("a worker is ready", || renderer.idle() == 1).await;
    }
    assert!(workers[0] == workers[1] && workers[1] != workers[2] && workers[2] == workers[3], "{workers:?}");
}

#[tokio::test]
async fn a_worker_that_has_grown_is_replaced() {
    let renderer = Renderer::new(RendererConfig { workers: 1, resident_bytes: 1, ..config(&["numbers-itself"]) });
    let first = pid(&renderer.run(&sample(Format::Pdf)).await.unwrap());
    until("the worker is gone", || !is_running(first)).await;
    assert_ne!(first, pid(&renderer.run(&sample(Format::Pdf)).await.unwrap()));
}

#[tokio::test]
async fn idle_workers_end_and_the_next_job_starts_one() {
    let renderer = Renderer::new(config(&["numbers-itself"]));
    let first = pid(&renderer.run(&sample(Format::Pdf)).await.unwrap());
    renderer.end_idle(Duration::from_secs(60));
    assert_eq!(renderer.idle(), 1, "it has not been idle for so long");
    renderer.end_idle(Duration::ZERO);
    until("the worker is gone", || !is_running(first)).await;
    assert_eq!(renderer.idle(), 0);
    renderer.run(&sample(Format::Pdf)).await.unwrap();
}

#[tokio::test]
async fn a_worker_ended_from_outside_is_noticed() {
    let renderer = Renderer::new(config(&["numbers-itself"]));
    let first = pid(&renderer.run(&sample(Format::Pdf)).await.unwrap());
    let killed = std::process::Command::new("kill").args(["-9", &first.to_string()]).status().unwrap();
    assert!(killed.success());
    until("the worker is gone", || !is_running(first)).await;
    assert_ne!(first, pid(&renderer.run(&sample(Format::Pdf)).await.unwrap()));
}

#[tokio::test]
async fn the_worker_sees_no_environment() {
    let renderer = Renderer::new(config(&["environment"]));
    assert_eq!(renderer.run(&sample(Format::Pdf)).await.unwrap().file.as_ref(), b"0");
}

#[tokio::test]
async fn a_program_that_is_not_there_is_our_fault() {
    let renderer = Renderer::new(RendererConfig { program: PathBuf::from("/does/not/exist"), ..config(&[]) });
    assert!(matches!(renderer.run(&sample(Format::Pdf)).await, Err(RenderError::Start(_))));
}

/// Texts that a layout engine may choke on: each is one description, and costs at most a quarter of a job's processor time, so
/// that a slow machine does not decide what the test says.
#[tokio::test]
async fn texts_made_to_stall_a_layout_are_typeset_or_refused_in_time() {
    let texts = [
        ("combining marks", format!("a{}", "\u{0335}".repeat(12_000))),
        ("marks of every kind", "z\u{0334}\u{0307}\u{0323}\u{0332}\u{20DD}\u{0360}".repeat(2_000)),
        ("marks without letters", "\u{0301} ".repeat(3_000)),
        ("one word", "W".repeat(12_000)),
        ("one word without a break, and marks", "e\u{0323}\u{0302}\u{0335}".repeat(3_000)),
        ("joiners", "\u{0633}\u{200D}".repeat(6_000)),
        ("Jamo", "\u{1100}".repeat(12_000)),
        ("conjuncts", "\u{0915}\u{094D}".repeat(6_000)),
        ("emoji sequences", "\u{1F468}\u{200D}".repeat(3_000)),
        ("flags", "\u{1F1E9}".repeat(3_000)),
        ("letters that no font has", "\u{1780}\u{17D2}".repeat(6_000)),
        ("right to left", "\u{05D0}\u{05B8}\u{0591} a ".repeat(2_000)),
        ("short lines", "x\n".repeat(6_000)),
        ("blanks", "a \u{00A0}".repeat(4_000)),
        ("hyphens", "a-".repeat(6_000)),
        ("links", "https://a.b/?".repeat(900)),
    ];
    let renderer = Renderer::new(config(&[]));
    for (what, text) in texts {
        for format in [Format::Pdf, Format::Png, Format::Docx] {
            let outcome = renderer.run(&job(described(text.clone()), format)).await;
            let named = matches!(outcome, Ok(_) | Err(RenderError::Refused(_)));
            assert!(named, "{what} as {format}: {outcome:?}");
        }
    }
}
