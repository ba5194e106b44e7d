//! How well the parser reads labelled résumés.
//!
//! ```text
//! accuracy [--worst N] [--scores] [FOLDER]   a table of fields, layouts and the N files read worst (10); --scores prints F1 by field as JSON
//! accuracy --explain ID [FOLDER]             the values of one file that are wrong, missing or invented
//! accuracy --judge [FOLDER]                  each value, and each field that is missing or marked as such, as a line of JSON: file, layout, path,
//!                                            confidence, evidence, credit, mark (for bench/confidence)
//! accuracy --write-table                     writes bench/accuracy/table.tsv and losses.tsv anew
//! ```
//! Without a folder it reads `bench/accuracy/files`. A folder has the form that `vitae_testkit::labelled` describes.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use vitae_accuracy::compare::compare;
use vitae_accuracy::field::FIELDS;
use vitae_accuracy::judge::{judge, missing};
use vitae_accuracy::report::Report;
use vitae_accuracy::run::{in_parallel, object, read, read_all};
use vitae_accuracy::table::Table;
use vitae_model::source::MarkKind;
use vitae_testkit::labelled::{self, Labelled, Object};

/// What is asked for.
#[derive(Default)]
struct Options {
    worst: Option<usize>,
    scores: bool,
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
    let report = read_all(&files);
    if options.write_table {
        return write_table(&report);
    }
    Ok(if options.scores { scores(&report) } else { described(&report, options.worst.unwrap_or(10)) })
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

fn write_table(report: &Report) -> Result<String, String> {
    if let Some((file, failure)) = report.failures().first() {
        return Err(format!("{file} gives no answer: {failure}"));
    }
    let table = Table::of(report);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/accuracy");
    let write =
        |name: &str, text: String| fs::write(folder.join(name), text).map_err(|error| format!("{name}: {error}"));
    write("table.tsv", table.rows_text())?;
    write("losses.tsv", table.losses_text())?;
    Ok(format!("{} rows and {} losses written to bench/accuracy\n", table.rows.len(), table.losses.len()))
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
