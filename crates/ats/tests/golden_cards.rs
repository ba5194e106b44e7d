//! The whole score card of 25 labelled résumés of `bench/accuracy`, read from their files as the server reads them.
//!
//! Kept are ids, points, status, limits and how much evidence there is, not the sentences.
//! `UPDATE_GOLDEN=1 cargo test -p vitae-ats --test tests golden_cards` writes the texts below `tests/golden` anew.

use crate::common::AS_OF;
use std::fmt::Write;
use std::path::Path;
use vitae_ats::{Finding, Input, ScoreCard};
use vitae_testkit::golden::Golden;
use vitae_testkit::labelled::{self, Labelled};

/// A format, and of how many labelled files of it one has its card kept.
const ONE_OF: [(&str, usize); 3] = [("pdf", 6), ("docx", 4), ("doc", 4)];

fn judged_files() -> Vec<Labelled> {
    let files = labelled::read(&labelled::committed()).expect("the labelled files are whole");
    let of = |(ending, step): (&'static str, usize)| {
        files.iter().filter(move |file| file.ending() == ending).step_by(step).cloned()
    };
    ONE_OF.into_iter().flat_map(of).collect()
}

fn card(file: &Labelled) -> ScoreCard {
    let document = vitae_extract::extract(&file.bytes, &vitae_extract::Limits::default())
        .unwrap_or_else(|error| panic!("{}: {error}", file.file));
    let parsed = vitae_parse::parse(&document);
    let input = Input::new(&parsed.resume, AS_OF).with_file(&document, &parsed.details);
    vitae_ats::score(&input).unwrap_or_else(|error| panic!("{}: {error}", file.file))
}

#[test]
fn every_card_is_as_committed() {
    let mut golden = Golden::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    for file in judged_files() {
        golden.add(format!("{}.txt", file.id), described(&file, &card(&file)));
    }
    golden.check();
}

fn described(file: &Labelled, card: &ScoreCard) -> String {
    let mut out = format!("{}\nscore {} {:?}\n", file.file, card.score, card.band);
    _ = writeln!(out, "language {}", card.language.as_deref().unwrap_or("unknown"));
    _ = writeln!(out, "checks {} of {}", card.checks.available, card.checks.total);
    for cap in &card.caps {
        _ = writeln!(out, "cap {} {}", cap.rule, cap.limit);
    }
    for deduction in &card.deductions {
        _ = writeln!(out, "deduction {} {}", deduction.rule, deduction.points);
    }
    for flag in &card.flags {
        _ = writeln!(out, "flag {:?} {}", flag.id, if flag.on { "on" } else { "off" });
    }
    for advice in &card.advice {
        _ = writeln!(out, "advice {}", advice.id);
    }
    for group in &card.groups {
        _ = writeln!(out, "\n{} {} of {}", group.id, group.earned, group.max);
        group.rules.iter().for_each(|finding| describe(&mut out, finding));
    }
    out
}

fn describe(out: &mut String, finding: &Finding) {
    let Finding { rule, status, earned, max, severity, evidence, .. } = finding;
    let severity = severity.map_or(String::new(), |severity| format!(" {severity:?}"));
    let evidence = if evidence.is_empty() { String::new() } else { format!(" evidence {}", evidence.len()) };
    _ = writeln!(out, "  {rule} {status:?} {earned} of {max}{severity}{evidence}");
}

#[test]
fn the_files_are_in_several_languages() {
    let files = judged_files();
    let mut languages: Vec<Option<String>> = files.iter().map(|file| card(file).language).collect();
    languages.sort();
    languages.dedup();
    assert!(files.len() == 25 && languages.len() >= 5, "{} files, {languages:?}", files.len());
}
