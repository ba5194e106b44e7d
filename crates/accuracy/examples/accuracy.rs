//! How well the parser reads labelled résumés.
//!
//! ```text
//! accuracy [--worst N] [--scores] [FOLDER]   a table of fields, layouts and the N files read worst (10), and what the review costs;
//!                                            --scores prints F1 by field as JSON
//! accuracy --corrections [FOLDER]            id and corrections of each file, a line each
//! accuracy --answers DIR [FOLDER]            writes each answer to DIR/{id}.json
//! accuracy --explain ID [FOLDER]             the values of one file that are wrong, missing or invented
//! accuracy --judge [FOLDER]                  each value, and each field that is missing or marked as such, as a line of JSON: file, layout, path,
//!                                            confidence, evidence, credit, mark (for bench/confidence)
//! accuracy --write-table                     writes bench/accuracy/table.tsv and losses.tsv anew, and real.tsv where ../shared/real stands
//! ```
//! Without a folder it reads `bench/accuracy/files`. A folder has the form that `vitae_testkit::labelled` describes.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use vitae_accuracy::compare::compare;
use vitae_accuracy::field::FIELDS;
use vitae_accuracy::judge::{judge, missing};
use vitae_accuracy::real::{self, RealTable};
use vitae_accuracy::report::Report;
use vitae_accuracy::run::{answers, in_parallel, object, read, read_all};
use vitae_accuracy::table::Table;
use vitae_model::source::MarkKind;
use vitae_testkit::labelled::{self, Labelled, Object};

/// What is asked for.
#[derive(Default)]
struct Options {
    worst: Option<usize>,
    scores: bool,
    corrections: bool,
    answers: Option<PathBuf>,
    judge: bool,
    write_table: bool,
    explain: Option<String>,
    folder: Option<PathBuf>,
}

fn main() -> ExitCode {
    match options(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("accuracy: {message}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--worst" => options.worst = Some(value()?.parse().map_err(|_| "--worst needs a number".to_owned())?),
            "--explain" => options.explain = Some(value()?),
            "--scores" => options.scores = true,
            "--corrections" => options.corrections = true,
            "--answers" => options.answers = Some(value()?.into()),
            "--judge" => options.judge = true,
            "--write-table" => options.write_table = true,
            unknown if unknown.starts_with('-') => return Err(format!("{unknown} is no option")),
            folder => options.folder = Some(folder.into()),
        }
    }
    Ok(options)
}

fn run(options: &Options) -> Result<String, String> {
    let folder = options.folder.clone().unwrap_or_else(labelled::committed);
    let files = labelled::read(&folder).map_err(|error| error.to_string())?;
    if options.judge {
        return Ok(in_parallel(&files, judged).concat());
    }
    if let Some(id) = &options.explain {
        let file = files.iter().find(|file| file.id == *id).ok_or_else(|| format!("no file has the id {id}"))?;
        return explained(file);
    }
    if let Some(folder) = &options.answers {
        return write_answers(&files, folder);
    }
    let report = read_all(&files);
    if options.write_table {
        return Ok(write_table(&report)? + &write_real_table()?);
    }
    Ok(match options {
        Options { scores: true, .. } => scores(&report),
        Options { corrections: true, .. } => corrections(&report),
        _ => described(&report, options.worst.unwrap_or(10)),
    })
}

fn described(report: &Report, worst: usize) -> String {
    let mut seconds: Vec<f64> = report.files.iter().map(|file| file.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    let (median, slowest) = (seconds.get(seconds.len() / 2), seconds.last());
    let times = median.zip(slowest).map_or(String::new(), |(median, slowest)| {
        format!("reading a file: median {:.1} ms, slowest {:.1} ms\n", median * 1000.0, slowest * 1000.0)
    });
    report.describe(worst) + &times
}

/// F1 of each field, and the macro F1 in all and by layout, as one JSON object.
fn scores(report: &Report) -> String {
    let fields = FIELDS.iter().zip(report.fields()).map(|(field, tally)| (field.name.to_owned(), tally.f1().into()));
    let layouts = report.files.iter().map(|file| file.layout.clone());
    let layouts = layouts.map(|layout| {
        let f1 = report.macro_f1(|file| file.layout == layout);
        (layout, f1.into())
    });
    let object = serde_json::json!({
        "macro": report.macro_f1(|_| true),
        "fields": fields.collect::<Object>(),
        "layouts": layouts.collect::<Object>(),
    });
    format!("{object}\n")
}

/// Id and corrections of each file, parted by a tab.
fn corrections(report: &Report) -> String {
    report.files.iter().map(|file| format!("{}\t{}\n", file.id, file.corrections)).collect()
}

fn write_answers(files: &[Labelled], folder: &Path) -> Result<String, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (file, answer) in files.iter().zip(answers(files)) {
        let text = serde_json::Value::Object(answer.resume).to_string();
        write(&folder.join(format!("{}.json", file.id)), &text)?;
    }
    Ok(format!("{} answers written to {}\n", files.len(), folder.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn committed(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/accuracy").join(name)
}

fn all_answered(report: &Report) -> Result<(), String> {
    match report.failures().first() {
        Some((file, failure)) => Err(format!("{file} gives no answer: {failure}")),
        None => Ok(()),
    }
}

fn write_table(report: &Report) -> Result<String, String> {
    all_answered(report)?;
    let table = Table::of(report);
    write(&committed("table.tsv"), &table.rows_text())?;
    write(&committed("losses.tsv"), &table.losses_text())?;
    Ok(format!("{} rows and {} losses written to bench/accuracy\n", table.rows.len(), table.losses.len()))
}

/// The table of the real files, where they stand.
fn write_real_table() -> Result<String, String> {
    let Some(folder) = real::folder() else {
        return Ok("real.tsv stays as it is: there is no ../shared/real beside the project\n".into());
    };
    let report = read_all(&labelled::read(&folder).map_err(|error| error.to_string())?);
    all_answered(&report)?;
    let table = RealTable::of(&report, &real::languages(&folder).map_err(|error| error.to_string())?);
    write(&committed("real.tsv"), &table.text())?;
    Ok(format!("{} rows of real files written to bench/accuracy/real.tsv\n", table.rows.len()))
}

/// Truth and answer of each field that is not wholly right.
fn explained(file: &Labelled) -> Result<String, String> {
    let (_, parsed) = read(&file.bytes)?;
    let answer = object(&parsed);
    let mut out = String::new();
    let tallies = compare(&file.truth, &answer, &file.neutral);
    for (field, tally) in FIELDS.iter().zip(tallies).filter(|(_, tally)| tally.lost() > 0.0) {
        _ = writeln!(out, "{}: {:.2} values lost", field.name, tally.lost());
        _ = writeln!(out, "  true   {}", values(&file.truth, field.list(), field.leaf()));
        _ = writeln!(out, "  found  {}", values(&answer, field.list(), field.leaf()));
    }
    Ok(if out.is_empty() { "everything is right\n".into() } else { out })
}

fn values(source: &Object, list: &str, leaf: &str) -> String {
    let value = match source.get(list) {
        Some(entries) => entries.as_array().into_iter().flatten().map(|entry| entry[leaf].clone()).collect(),
        None => source.get(leaf).cloned().unwrap_or_default(),
    };
    value.to_string()
}

/// The values of a file, a line of JSON each, and the fields without one that should have one or are marked. A file that cannot be read
/// has none.
fn judged(file: &Labelled) -> String {
    let Ok((document, parsed)) = read(&file.bytes) else { return String::new() };
    let answer = object(&parsed);
    let credits = judge(&file.truth, &answer, &file.neutral);
    let evidence = vitae_parse::evidence(&document);
    let marks = &parsed.details.marks;
    let mark = |path: &str| marks.iter().find(|mark| mark.path == path).map(|mark| mark.reason.as_str());
    let mut out = String::new();
    for (field, evidence) in parsed.details.fields.iter().zip(&evidence) {
        let Some(credit) = credits.get(&field.path) else { continue };
        let names = vitae_parse::confidence::NAMES.iter().map(|name| (*name).to_owned());
        let evidence: Object = names.zip(evidence.values.iter().map(|value| (*value).into())).collect();
        let line = serde_json::json!({
            "file": file.id, "layout": file.layout, "path": field.path, "confidence": field.confidence, "evidence": evidence,
            "credit": credit, "mark": mark(&field.path),
        });
        _ = writeln!(out, "{line}");
    }
    let lost = missing(&file.truth, &answer, &file.neutral);
    let unsaid = marks.iter().filter(|mark| mark.kind == MarkKind::Missing && !lost.contains(&mark.path));
    let empty = lost.iter().map(|path| (path, 0.0)).chain(unsaid.map(|mark| (&mark.path, 1.0)));
    for (path, credit) in empty {
        let line = serde_json::json!({
            "file": file.id, "layout": file.layout, "path": path, "credit": credit, "mark": mark(path), "missing": true,
        });
        _ = writeln!(out, "{line}");
    }
    out
}
