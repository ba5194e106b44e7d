//! The gate on real files: where `../shared/real` stands beside the project, the parser reads them no worse than `bench/accuracy/real.tsv` says.

use crate::gate::{folder, say};
use std::fs;
use std::time::Instant;
use vitae_accuracy::real::{self, RealTable};
use vitae_accuracy::report::Report;
use vitae_accuracy::run::read_all;
use vitae_testkit::labelled;

#[test]
fn real_files_are_read_no_worse_than_the_table_says() {
    let Some(files) = real::folder() else {
        say("accuracy: there is no ../shared/real beside the project, so only our own files are read");
        return;
    };
    let started = Instant::now();
    let report = read_all(&labelled::read(&files).expect("the labelled files are whole"));
    let now = RealTable::of(&report, &real::languages(&files).expect("the manifest can be read"));
    say(&summary(&report, started.elapsed().as_secs_f64()));
    assert!(report.failures().is_empty(), "files without an answer: {:?}", report.failures());
    let text = fs::read_to_string(folder().join("real.tsv")).expect("the table is committed");
    let committed = RealTable::read(&text).expect("the table is whole");
    if !committed.is_of_same_files(&now) {
        say(
            "accuracy: ../shared/real holds other files than bench/accuracy/real.tsv was written for: run `make accuracy-table`",
        );
        return;
    }
    if let Some(hint) = committed.hint(&now) {
        say(&format!("accuracy: {hint}"));
    }
    if let Some(refusal) = committed.refusal(&now) {
        panic!(
            "{refusal}\nSee bench/accuracy/README.md for how to find the files that lost, and for when the table is written anew."
        );
    }
}

fn summary(report: &Report, seconds: f64) -> String {
    let (files, effort) = (report.files.len(), report.effort());
    format!(
        "accuracy: {files} real files in {seconds:.1} s, micro F1 {:.4}, median {} corrections",
        report.micro_f1(),
        effort.median()
    )
}
