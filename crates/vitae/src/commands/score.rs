use super::{print, print_json, read_bounded, read_json, read_resume};
use crate::Outcome;
use crate::cli::Score;
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;
use time::{Date, OffsetDateTime};
use vitae_ats::{Finding, Input, MatchAsk, MatchCard, ScoreCard, Status, match_job};
use vitae_model::{Document, Parsed, ParsedResume};

/// What is scored: a file that was read, or a resume without one.
enum Subject {
    File(Box<(Document, Parsed)>),
    Data(Box<ParsedResume>),
}

/// Both cards, when a job was given.
#[derive(Serialize)]
struct Cards {
    card: ScoreCard,
    #[serde(rename = "match")]
    matched: MatchCard,
}

/// Prints the score card; with a job, the match after it.
pub fn run(options: &Score) -> Outcome {
    let job = options.job.as_deref().map(read_job).transpose()?;
    let subject = read(options)?;
    let as_of = options.as_of.unwrap_or_else(today);
    let card = score(&subject, as_of)?;
    match job.map(|job| matched(&subject, &job, as_of)) {
        None if options.json => print_json(&card),
        None => print(describe(&card).as_bytes()),
        Some(matched) if options.json => print_json(&Cards { card, matched }),
        Some(matched) => print(format!("{}\n{}", describe(&card), describe_match(&matched)).as_bytes()),
    }
}

fn read_job(path: &Path) -> Result<String, String> {
    String::from_utf8(read_bounded(path)?).map_err(|_| format!("{} is not UTF-8 text.", path.display()))
}

/// The match of what a reader sees with the job.
fn matched(subject: &Subject, job: &str, as_of: Date) -> MatchCard {
    match subject {
        Subject::Data(resume) => match_job(resume, job, as_of),
        Subject::File(read) => {
            let (document, parsed) = read.as_ref();
            match_job(&vitae_ats::visible(&parsed.resume, document), job, as_of)
        }
    }
}

fn today() -> Date {
    OffsetDateTime::now_utc().date()
}

fn read(options: &Score) -> Result<Subject, String> {
    let bytes = read_bounded(&options.file)?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        let resume = read_json(&options.file, &bytes)?.resume;
        return Ok(Subject::Data(Box::new(resume)));
    }
    Ok(Subject::File(Box::new(read_resume(&bytes)?)))
}

fn score(subject: &Subject, as_of: Date) -> Result<ScoreCard, String> {
    let card = match subject {
        Subject::Data(resume) => vitae_ats::score(&Input::new(resume, as_of)),
        Subject::File(read) => {
            let (document, Parsed { resume, details }) = read.as_ref();
            vitae_ats::score(&Input::new(resume, as_of).with_file(document, details))
        }
    };
    card.map_err(|error| error.to_string())
}

/// The card for people: what costs most comes first.
fn describe(card: &ScoreCard) -> String {
    let mut out =
        format!("ATS score {} of 100: {} (card version {}, as of {})\n", card.score, card.label, card.card, card.as_of);
    for cap in &card.caps {
        _ = writeln!(out, "  capped at {} until this is fixed: {}", cap.limit, cap.reason);
    }
    for deduction in &card.deductions {
        _ = writeln!(out, "  -{}: {}", deduction.points, deduction.reason);
    }
    for group in &card.groups {
        _ = writeln!(out, "\n{} {} of {}", group.name, group.earned, group.max);
        for finding in &group.rules {
            describe_finding(&mut out, finding);
        }
    }
    for advice in &card.advice {
        _ = writeln!(out, "\nOptional: {}", advice.message);
    }
    out
}

fn describe_finding(out: &mut String, finding: &Finding) {
    if finding.status == Status::Na {
        _ = writeln!(out, "  [n/a]  {}: {}", finding.title, finding.message);
        return;
    }
    _ = writeln!(out, "  [{}/{}]  {}: {}", finding.earned, finding.max, finding.title, finding.message);
    for evidence in &finding.evidence {
        let page = evidence.page.map_or(String::new(), |page| format!(" (page {})", page + 1));
        _ = writeln!(out, "           \u{201c}{}\u{201d}{page}", evidence.text);
    }
    if !finding.fix.is_empty() {
        _ = writeln!(out, "           Fix: {}", finding.fix);
    }
}

/// The match for people.
fn describe_match(card: &MatchCard) -> String {
    let number = card.score.map_or("no score".to_owned(), |score| format!("{score} of 100"));
    let mut out = format!("Match with the job: {number}: {} (card version {})\n", card.label, card.card);
    for knockout in &card.knockouts {
        _ = writeln!(out, "  capped at 79: {}. {}", knockout.text, knockout.message);
    }
    for part in &card.parts {
        match part.earned {
            Some(earned) => _ = writeln!(out, "\n{} {earned} of {}", part.name, part.weight),
            None => _ = writeln!(out, "\n{} n/a", part.name),
        }
        part.asks.iter().for_each(|ask| describe_ask(&mut out, ask));
    }
    if !card.not_judged.is_empty() {
        _ = writeln!(out, "\nNot checked");
    }
    for line in &card.not_judged {
        _ = writeln!(out, "  {line}");
    }
    out
}

fn describe_ask(out: &mut String, ask: &MatchAsk) {
    _ = writeln!(out, "  [{}%]  {}", ask.credit, ask.text);
    if let Some(found) = &ask.found {
        _ = writeln!(out, "           \u{201c}{}\u{201d}", found.text);
    }
    if let Some(advice) = &ask.advice {
        _ = writeln!(out, "           {advice}");
    }
}
