//! The committed state of the parser, and what has changed since.
//!
//! `table.tsv` holds the F1 of each field and the macro F1 in all and by format; `losses.tsv` what each file loses in each field, so that
//! a fall can name its files. Both are written by `make accuracy-table` alone.

use crate::field::FIELDS;
use crate::report::Report;
use std::collections::BTreeMap;
use std::fmt::Write;

/// F1 in ten-thousandths that a row may fall below the table: 0.5 points.
pub const MAX_FALL: i64 = 50;

/// Files that a message names for each row.
const NAMED_FILES: usize = 6;

pub(crate) const REMARK: &str = "# Written by `make accuracy-table`; compared by `make test`. See README.md.\n";

const OTHER_FILES: &str = "bench/accuracy/table.tsv was counted on other files, fields or true values: run `make accuracy-table` and review the difference";

/// The formats that have a row of their own.
const FORMATS: [&str; 3] = ["pdf", "docx", "doc"];

/// One row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it is about: here a field, `macro`, or `macro` and a format.
    pub name: String,
    /// F1 (or, for real files, corrections) in ten-thousandths.
    pub figure: i64,
    /// How much it was counted on: true values of a field, files of a macro F1.
    pub values: usize,
}

impl Row {
    pub(crate) fn new(name: &str, figure: f64, values: usize) -> Self {
        Self { name: name.into(), figure: (figure * 10_000.0).round() as i64, values }
    }

    /// What [`Row::new`] was made of, in three columns parted by tabs.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let [name, figure, values] = columns(line)?;
        Some(Self::new(name, figure.parse().ok()?, values.parse().ok()?))
    }
}

/// The state of the parser.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// Macro rows first, then fields.
    pub rows: Vec<Row>,
    /// File and field -> values lost, in hundredths. What loses nothing is left out.
    pub losses: BTreeMap<(String, String), i64>,
}

/// Why a committed table cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("the line {0:?} of the table does not hold its three columns, parted by tabs")]
pub struct TableError(pub(crate) String);

impl Table {
    /// The state that a report shows.
    pub fn of(report: &Report) -> Self {
        let fields = FIELDS.iter().zip(report.fields()).filter(|(_, tally)| tally.occurs());
        let fields = fields.map(|(field, tally)| Row::new(field.name, tally.f1(), tally.expected));
        Self { rows: macro_rows(report).into_iter().chain(fields).collect(), losses: losses(report) }
    }

    /// Reads what [`Table::rows_text`] and [`Table::losses_text`] wrote.
    pub fn read(rows: &str, losses: &str) -> Result<Self, TableError> {
        let rows = records(rows).map(|line| Row::read(line).ok_or_else(|| TableError(line.into())));
        let losses = records(losses).map(|line| read_loss(line).ok_or_else(|| TableError(line.into())));
        Ok(Self { rows: rows.collect::<Result<_, _>>()?, losses: losses.collect::<Result<_, _>>()? })
    }

    /// The rows as tab-separated text.
    pub fn rows_text(&self) -> String {
        let mut text = format!("{REMARK}# what\tF1\ttrue values (files)\n");
        for Row { name, figure, values } in &self.rows {
            _ = writeln!(text, "{name}\t{}\t{values}", decimal(*figure));
        }
        text
    }

    /// The losses as tab-separated text.
    pub fn losses_text(&self) -> String {
        let mut text = format!("{REMARK}# file\tfield\tvalues lost\n");
        for ((file, field), lost) in &self.losses {
            _ = writeln!(text, "{file}\t{field}\t{:.2}", *lost as f64 / 100.0);
        }
        text
    }

    /// What has changed from this state to `now`.
    pub fn changes(&self, now: &Table) -> Changes {
        let shape = |table: &Table| table.rows.iter().map(|row| (row.name.clone(), row.values)).collect::<Vec<_>>();
        let rows = self.rows.iter().zip(&now.rows).filter(|(was, is)| was.name == is.name);
        let change = |(was, is): (&Row, &Row)| Change {
            name: was.name.clone(),
            was: was.figure,
            is: is.figure,
            files: self.files_that_lost(now, &was.name),
        };
        let (fell, others): (Vec<_>, Vec<_>) = rows.partition(|(was, is)| was.figure - is.figure > MAX_FALL);
        let rose = others.into_iter().filter(|(was, is)| is.figure - was.figure > MAX_FALL);
        Changes {
            other_files: shape(self) != shape(now),
            fell: fell.into_iter().map(change).collect(),
            rose: rose.map(change).collect(),
        }
    }

    /// The files that lose more in a row than they did, those that lost most first.
    fn files_that_lost(&self, now: &Table, row: &str) -> Vec<Lost> {
        let mut files: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
        for ((file, field), lost) in &self.losses {
            if belongs(file, field, row) {
                files.entry(file).or_default().0 += lost;
            }
        }
        for ((file, field), lost) in &now.losses {
            if belongs(file, field, row) {
                files.entry(file).or_default().1 += lost;
            }
        }
        let lost = files.into_iter().filter(|(_, (was, is))| is > was);
        let mut lost: Vec<Lost> = lost.map(|(file, (was, is))| Lost { file: file.into(), was, is }).collect();
        lost.sort_by_key(|file| file.was - file.is);
        lost
    }
}

/// Whether a loss of a file in a field counts in a row.
fn belongs(file: &str, field: &str, row: &str) -> bool {
    match row.strip_prefix("macro") {
        None => row == field,
        Some(format) => format.is_empty() || file.rsplit_once('.').is_some_and(|(_, ending)| ending == format.trim()),
    }
}

/// What has changed since a table was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changes {
    /// The table was counted on other files or fields.
    pub other_files: bool,
    /// Rows that fell by more than [`MAX_FALL`].
    pub fell: Vec<Change>,
    /// Rows that rose by more than [`MAX_FALL`].
    pub rose: Vec<Change>,
}

impl Changes {
    /// Why the gate stays closed, or nothing when it opens.
    pub fn refusal(&self) -> Option<String> {
        if self.other_files {
            return Some(OTHER_FILES.into());
        }
        let rows: String = self.fell.iter().map(Change::to_string).collect();
        let most = decimal(MAX_FALL);
        (!rows.is_empty()).then(|| {
            format!(
                "the parser reads worse than bench/accuracy/table.tsv says; F1 fell by more than {most} in:\n{rows}"
            )
        })
    }

    /// A word on rows that rose, or nothing.
    pub fn hint(&self) -> Option<String> {
        let rows: Vec<String> =
            self.rose.iter().map(|row| format!("{} {} -> {}", row.name, decimal(row.was), decimal(row.is))).collect();
        (!rows.is_empty()).then(|| {
            format!("better than the committed table, keep it with `make accuracy-table`: {}", rows.join(", "))
        })
    }
}

/// A row that fell or rose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The row.
    pub name: String,
    /// F1 in the table, in ten-thousandths.
    pub was: i64,
    /// F1 now, in ten-thousandths.
    pub is: i64,
    /// The files that lose more than they did, those that lost most first.
    pub files: Vec<Lost>,
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "  {}: was {}, is {}", self.name, decimal(self.was), decimal(self.is))?;
        for Lost { file, was, is } in self.files.iter().take(NAMED_FILES) {
            writeln!(f, "    {file}: {:.2} values lost, {:.2} before", *is as f64 / 100.0, *was as f64 / 100.0)?;
        }
        match self.files.len().saturating_sub(NAMED_FILES) {
            0 => Ok(()),
            more => writeln!(f, "    and {more} files more"),
        }
    }
}

/// What a file loses in a row, in hundredths of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// The file's name.
    pub file: String,
    /// By the table.
    pub was: i64,
    /// Now.
    pub is: i64,
}

fn macro_rows(report: &Report) -> Vec<Row> {
    let of_format = |format: &str| {
        let is = |file: &str| file.rsplit_once('.').is_some_and(|(_, ending)| ending == format);
        let files = report.files.iter().filter(|file| is(&file.file)).count();
        Row::new(&format!("macro {format}"), report.macro_f1(|file| is(&file.file)), files)
    };
    let all = Row::new("macro", report.macro_f1(|_| true), report.files.len());
    [all].into_iter().chain(FORMATS.map(of_format)).collect()
}

fn losses(report: &Report) -> BTreeMap<(String, String), i64> {
    let of_file = |file: &crate::report::Scored| {
        let lost = |(field, tally): (&crate::field::Field, &crate::compare::Tally)| {
            ((file.file.clone(), field.name.to_owned()), (tally.lost() * 100.0).round() as i64)
        };
        FIELDS.iter().zip(&file.tallies).map(lost).collect::<Vec<_>>()
    };
    report.files.iter().flat_map(of_file).filter(|(_, lost)| *lost > 0).collect()
}

pub(crate) fn decimal(f1: i64) -> String {
    format!("{:.4}", f1 as f64 / 10_000.0)
}

pub(crate) fn records(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn read_loss(line: &str) -> Option<((String, String), i64)> {
    let [file, field, lost] = columns(line)?;
    let lost: f64 = lost.parse().ok()?;
    Some(((file.into(), field.into()), (lost * 100.0).round() as i64))
}

fn columns(line: &str) -> Option<[&str; 3]> {
    line.split('\t').collect::<Vec<_>>().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::Tally;
    use crate::report::Scored;

    /// Two files of ten values in each field, of which so many phones are right.
    fn report(phones: [usize; 2]) -> Report {
        let file = |(name, phones): (&str, usize)| {
            let tally = |field: &crate::field::Field| Tally {
                credit: if field.name == "phone" { phones as f64 } else { 10.0 },
                answered: 10,
                expected: 10,
            };
            let tallies = FIELDS.iter().map(tally).collect();
            Scored {
                id: name.into(),
                file: name.into(),
                layout: "plain".into(),
                tallies,
                corrections: 0,
                failure: None,
                seconds: 0.0,
            }
        };
        Report { files: ["one.pdf", "two.doc"].into_iter().zip(phones).map(file).collect() }
    }

    #[test]
    fn what_is_written_reads_back() {
        let table = Table::of(&report([9, 7]));
        let read = Table::read(&table.rows_text(), &table.losses_text()).expect("the texts are whole");
        assert_eq!(read, table);
        assert_eq!(table.losses.get(&("two.doc".to_owned(), "phone".to_owned())), Some(&300));
        assert_eq!(table.losses.len(), 2);
    }

    #[test]
    fn a_row_that_fell_by_more_than_half_a_point_is_named_with_its_files() {
        let table = Table::of(&report([10, 10]));
        let changes = table.changes(&Table::of(&report([10, 6])));
        let fallen: Vec<(&str, i64, i64)> =
            changes.fell.iter().map(|row| (row.name.as_str(), row.was, row.is)).collect();
        assert_eq!(fallen, [("macro", 10_000, 9935), ("macro doc", 10_000, 9871), ("phone", 10_000, 8000)]);
        let refusal = changes.refusal().expect("the gate stays closed");
        assert!(
            refusal.contains("phone: was 1.0000, is 0.8000\n    two.doc: 4.00 values lost, 0.00 before"),
            "{refusal}"
        );
        assert!(!refusal.contains("one.pdf"), "{refusal}");
    }

    #[test]
    fn half_a_point_less_passes_and_a_hair_more_does_not() {
        let table = |figure: i64| Table {
            rows: vec![Row { name: "phone".into(), figure, values: 10 }],
            losses: BTreeMap::new(),
        };
        assert_eq!(table(9000).changes(&table(8950)).refusal(), None);
        assert!(table(9000).changes(&table(8949)).refusal().is_some());
    }

    #[test]
    fn a_rise_is_a_hint_and_no_refusal() {
        let changes = Table::of(&report([10, 6])).changes(&Table::of(&report([10, 10])));
        assert_eq!(changes.refusal(), None);
        assert!(changes.hint().is_some_and(|hint| hint.contains("phone 0.8000 -> 1.0000")), "{changes:?}");
        assert_eq!(Table::of(&report([9, 9])).changes(&Table::of(&report([9, 9]))).hint(), None);
    }

    #[test]
    fn other_files_need_a_new_table() {
        let all = report([10, 10]);
        let fewer = Report { files: all.files[..1].to_vec() };
        let refusal = Table::of(&all).changes(&Table::of(&fewer)).refusal().expect("the gate stays closed");
        assert!(refusal.contains("make accuracy-table"), "{refusal}");
    }

    #[test]
    fn a_damaged_table_is_refused_with_its_line() {
        let error = Table::read("phone\tvery good\t3\n", "").unwrap_err().to_string();
        assert!(error.contains("very good"), "{error}");
        assert!(Table::read("", "one.pdf\tphone\n").is_err());
    }
}
