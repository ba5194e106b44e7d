//! Tallies of many files added up.

use crate::compare::Tally;
use crate::corrections::Effort;
use crate::field::{FIELDS, Field};
use std::collections::BTreeSet;
use std::fmt::Write;

/// One file's tallies.
#[derive(Debug, Clone)]
pub struct Scored {
    /// Its name in the folder's manifest.
    pub id: String,
    /// The file's name.
    pub file: String,
    /// How it is laid out.
    pub layout: String,
    /// In the order of [`FIELDS`].
    pub tallies: Vec<Tally>,
    /// Values to correct, all fields together.
    pub corrections: usize,
    /// Why there is no answer.
    pub failure: Option<String>,
    /// How long reading took.
    pub seconds: f64,
}

/// The tallies of a folder of files.
#[derive(Debug, Clone)]
pub struct Report {
    /// File by file, in the manifest's order.
    pub files: Vec<Scored>,
}

impl Report {
    /// The tally of each field over all files.
    pub fn fields(&self) -> Vec<Tally> {
        sum(&self.files.iter().collect::<Vec<_>>())
    }

    /// The mean F1 of the fields that occur, over the files for which `of` holds.
    pub fn macro_f1(&self, of: impl Fn(&Scored) -> bool) -> f64 {
        mean_f1(&sum(&self.files.iter().filter(|file| of(file)).collect::<Vec<_>>()))
    }

    /// All values of some fields of some files as one tally.
    pub fn tally(&self, files: impl Fn(&Scored) -> bool, fields: impl Fn(&Field) -> bool) -> Tally {
        let sums = sum(&self.files.iter().filter(|file| files(file)).collect::<Vec<_>>());
        let mut all = Tally::default();
        FIELDS.iter().zip(&sums).filter(|(field, _)| fields(field)).for_each(|(_, tally)| all.add(tally));
        all
    }

    /// The F1 of all values of all fields and files.
    pub fn micro_f1(&self) -> f64 {
        self.tally(|_| true, |_| true).f1()
    }

    /// The corrections of all files.
    pub fn effort(&self) -> Effort {
        Effort::new(self.files.iter().map(|file| file.corrections).collect())
    }

    /// Files that gave no answer, with the reason.
    pub fn failures(&self) -> Vec<(&str, &str)> {
        self.files.iter().filter_map(|file| Some((file.file.as_str(), file.failure.as_deref()?))).collect()
    }

    /// A table of all fields, of all layouts, and of the files read worst.
    pub fn describe(&self, worst: usize) -> String {
        let mut out = format!("{:28} {:>6} {:>6} {:>6} {:>7} {:>6}\n", "field", "P", "R", "F1", "found", "true");
        for (field, tally) in FIELDS.iter().zip(self.fields()).filter(|(_, tally)| tally.occurs()) {
            let (precision, recall, f1) = (tally.precision(), tally.recall(), tally.f1());
            _ = writeln!(
                out,
                "{:28} {precision:6.3} {recall:6.3} {f1:6.3} {:7} {:6}",
                field.name, tally.answered, tally.expected
            );
        }
        _ = writeln!(out, "\nlayout, files, macro F1");
        let layouts: BTreeSet<&str> = self.files.iter().map(|file| file.layout.as_str()).collect();
        for layout in layouts {
            let files = self.files.iter().filter(|file| file.layout == layout).count();
            _ = writeln!(out, "{layout:28} {files:3} {:6.3}", self.macro_f1(|file| file.layout == layout));
        }
        self.describe_worst(&mut out, worst);
        _ = writeln!(
            out,
            "\n{} files, {} without an answer, macro F1 {:.4}, micro F1 {:.4}",
            self.files.len(),
            self.failures().len(),
            self.macro_f1(|_| true),
            self.micro_f1()
        );
        self.describe_effort(&mut out);
        for (file, failure) in self.failures() {
            _ = writeln!(out, "  {file}: {failure}");
        }
        out
    }

    fn describe_effort(&self, out: &mut String) {
        let effort = self.effort();
        let share = |corrections: usize| effort.at_most(corrections) * 100.0;
        _ = writeln!(
            out,
            "corrections a file: median {}, mean {:.1}, p90 {}; at most 3 in {:.0} %, at most 10 in {:.0} %",
            effort.median(),
            effort.mean(),
            effort.p90(),
            share(3),
            share(10)
        );
    }

    fn describe_worst(&self, out: &mut String, worst: usize) {
        let mut files: Vec<(f64, &str)> =
            self.files.iter().map(|file| (mean_f1(&file.tallies), file.file.as_str())).collect();
        files.sort_by(|one, other| one.0.total_cmp(&other.0));
        if worst > 0 {
            _ = writeln!(out, "\nread worst, macro F1");
        }
        for (f1, file) in files.into_iter().take(worst) {
            _ = writeln!(out, "{file:28} {f1:6.3}");
        }
    }
}

fn sum(files: &[&Scored]) -> Vec<Tally> {
    let mut sums = vec![Tally::default(); FIELDS.len()];
    for file in files {
        sums.iter_mut().zip(&file.tallies).for_each(|(sum, tally)| sum.add(tally));
    }
    sums
}

fn mean_f1(tallies: &[Tally]) -> f64 {
    let occurring: Vec<f64> = tallies.iter().filter(|tally| tally.occurs()).map(Tally::f1).collect();
    if occurring.is_empty() { 0.0 } else { occurring.iter().sum::<f64>() / occurring.len() as f64 }
}
