//! The gate: the parser reads the labelled résumés of `bench/accuracy` no worse than the committed table says.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;
use vitae_accuracy::report::Report;
use vitae_accuracy::run::{Answer, answers, judged};
use vitae_accuracy::table::Table;
use vitae_testkit::labelled::{self, Labelled};

/// Bytes that the committed files may have in all.
const MAX_BYTES: u64 = 6_000_000;

struct Read {
    files: Vec<Labelled>,
    answers: Vec<Answer>,
    seconds: f64,
}

/// Every committed file, read once for all tests.
static READ: LazyLock<Read> = LazyLock::new(|| {
    let files = labelled::read(&labelled::committed()).expect("the labelled files are whole");
    let started = Instant::now();
    let answers = answers(&files);
    Read { files, answers, seconds: started.elapsed().as_secs_f64() }
});

/// What is committed for the gates.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/accuracy")
}

fn committed_table() -> Table {
    let text = |name: &str| fs::read_to_string(folder().join(name)).expect("the table is committed");
    Table::read(&text("table.tsv"), &text("losses.tsv")).expect("the table is whole")
}

fn report() -> Report {
    judged(&READ.files, &READ.answers)
}

/// Says something although the test succeeds; the test's own output is shown only when it fails.
pub(crate) fn say(text: &str) {
    _ = writeln!(std::io::stderr(), "{text}");
}

#[test]
fn no_field_is_read_worse_than_the_table_says() {
    let started = Instant::now();
    let report = report();
    let changes = committed_table().changes(&Table::of(&report));
    let seconds = READ.seconds + started.elapsed().as_secs_f64();
    say(&format!(
        "accuracy: {} files in {seconds:.1} s, macro F1 {:.4}",
        report.files.len(),
        report.macro_f1(|_| true)
    ));
    if let Some(hint) = changes.hint() {
        say(&format!("accuracy: {hint}"));
    }
    if let Some(refusal) = changes.refusal() {
        panic!(
            "{refusal}\nSee bench/accuracy/README.md for how to look at a file, and for when the table is written anew."
        );
    }
}

#[test]
fn every_file_gives_an_answer() {
    let report = report();
    assert!(report.failures().is_empty(), "{:?}", report.failures());
}

/// The gate can close: a parser that never finds a phone number, or reads one format of three no more, is refused with the rows that fell.
#[test]
fn a_parser_that_has_lost_something_is_refused() {
    type Damage = fn(&Labelled, &mut Answer);
    let cases: [(&str, Damage); 3] = [
        ("  phone: was ", |_, answer| _ = answer.resume.remove("phone")),
        ("  macro doc: was ", |file, answer| {
            if file.ending() == "doc" {
                answer.resume.clear()
            }
        }),
        ("  experience.description: was ", |_, answer| cut_descriptions(answer)),
    ];
    for (row, damage) in cases {
        let mut damaged = READ.answers.clone();
        READ.files.iter().zip(&mut damaged).for_each(|(file, answer)| damage(file, answer));
        let refusal = committed_table().changes(&Table::of(&judged(&READ.files, &damaged))).refusal();
        let refusal = refusal.unwrap_or_else(|| panic!("{row}: the gate opened"));
        assert!(refusal.contains(row), "{row}:\n{refusal}");
    }
}

/// The last tenth of each description is lost.
fn cut_descriptions(answer: &mut Answer) {
    let jobs = answer.resume.get_mut("experience").and_then(serde_json::Value::as_array_mut);
    for job in jobs.into_iter().flatten() {
        let words: Vec<String> =
            job["description"].as_str().unwrap_or_default().split(' ').map(str::to_owned).collect();
        job["description"] = words[..words.len() * 9 / 10].join(" ").into();
    }
}

#[test]
fn the_files_spread_over_formats_and_languages_and_stay_small() {
    let folder = folder().join("files");
    let entries = fs::read_dir(&folder).expect("the folder is there").flatten();
    let bytes: u64 = entries.map(|entry| entry.metadata().map_or(0, |data| data.len())).sum();
    assert!(bytes <= MAX_BYTES, "{bytes} bytes");
    let of = |ending: &str| READ.files.iter().filter(|file| file.ending() == ending).count();
    assert_eq!(READ.files.len(), 120);
    assert!(of("docx") >= 20 && of("doc") >= 20 && of("pdf") >= 60, "{} {} {}", of("docx"), of("doc"), of("pdf"));
    let manifest = fs::read_to_string(folder.join("manifest.csv")).expect("the manifest is there");
    let column = |at: usize| {
        let mut values: Vec<&str> = manifest.lines().skip(1).filter_map(|line| line.split(',').nth(at)).collect();
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    let (sets, languages) = (column(3), column(4));
    assert!(sets >= 15 && languages >= 10, "{sets} sets, {languages} languages");
}
