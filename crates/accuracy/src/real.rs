//! The committed state of the parser on real files, and what has become worse since.
//!
//! Real résumés are other people's and stay outside the project, in `../shared/real` beside its root. `bench/accuracy/real.tsv` holds figures
//! alone: no file, no name, no text. The weights that ship were learned with these files, so the figures say that nothing was lost, not how
//! strangers' files are read.

use crate::field::{Field, LISTS, Measure};
use crate::report::{Report, Scored};
use crate::table::{REMARK, Row, TableError, decimal, records};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};

/// F1 in ten-thousandths that the micro F1 may fall below the table: 0.3 points. An average file of the 394 that is not read at all costs 0.2.
pub const MAX_FALL: i64 = 30;

/// F1 in ten-thousandths that a group or a language may fall: 1.5 points, for it stands on fewer values.
pub const MAX_FALL_OF_PART: i64 = 150;

/// A language with fewer files has no row: one file would move it too far.
pub const LEAST_FILES: usize = 15;

/// Beginnings of the layouts whose files have rows of their own. LinkedIn and Europass print every file alike, so none may get worse.
const FORMS: [&str; 2] = ["linkedin", "europass"];

/// The group of the fields that belong to no list: one value a file.
const CONTACT: &str = "contact";

/// The folder of real files beside the project's root, when it is there.
pub fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/real");
    folder.join("manifest.csv").exists().then_some(folder)
}

/// The language of each file of a folder by its id, by the manifest's column `language`; empty without that column.
pub fn languages(folder: &Path) -> Result<BTreeMap<String, String>, csv::Error> {
    languages_of(csv::Reader::from_path(folder.join("manifest.csv"))?)
}

fn languages_of(mut manifest: csv::Reader<impl Read>) -> Result<BTreeMap<String, String>, csv::Error> {
    let column = manifest.headers()?.iter().position(|column| column == "language");
    let language = |line: csv::StringRecord| Some((line.get(0)?.to_owned(), line.get(column?)?.to_owned()));
    let lines = manifest.into_records().collect::<Result<Vec<_>, _>>()?;
    Ok(lines.into_iter().filter_map(language).collect())
}

/// The state of the parser on real files.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RealTable {
    /// Micro and macro F1, corrections, groups, languages, and the files of LinkedIn and Europass.
    pub rows: Vec<Row>,
}

impl RealTable {
    /// The state that a report shows; `languages` by the ids of the files.
    pub fn of(report: &Report, languages: &BTreeMap<String, String>) -> Self {
        let parts = [of_all(report), of_groups(report), of_languages(report, languages), of_forms(report)];
        Self { rows: parts.concat() }
    }

    /// Reads what [`RealTable::text`] wrote.
    pub fn read(text: &str) -> Result<Self, TableError> {
        let rows = records(text).map(|line| Row::read(line).ok_or_else(|| TableError(line.into())));
        Ok(Self { rows: rows.collect::<Result<_, _>>()? })
    }

    /// The rows as tab-separated text.
    pub fn text(&self) -> String {
        let mut text = format!("{REMARK}# what\tF1 or corrections\ttrue values (files)\n");
        for Row { name, figure, values } in &self.rows {
            _ = writeln!(text, "{name}\t{}\t{values}", shown(name, *figure));
        }
        text
    }

    /// Whether both are of the same files. Labelled files are added now and then, which says nothing of the parser.
    pub fn is_of_same_files(&self, now: &RealTable) -> bool {
        let shape = |table: &RealTable| table.rows.iter().map(|row| (row.name.clone(), row.values)).collect::<Vec<_>>();
        shape(self) == shape(now)
    }

    /// Why the gate stays closed for the state `now`, or nothing when it opens. Files follow the other rows, those that lost most first.
    pub fn refusal(&self, now: &RealTable) -> Option<String> {
        let mut worse: Vec<(&Row, &Row)> =
            self.rows.iter().zip(&now.rows).filter(|(was, is)| is_worse(was, is)).collect();
        worse.sort_by_key(|(was, is)| if is_f1(&was.name) { i64::MIN } else { was.figure - is.figure });
        let rows: String = worse.into_iter().map(|(was, is)| described(was, is)).collect();
        (!rows.is_empty()).then(|| {
            format!("the parser reads the files of ../shared/real worse than bench/accuracy/real.tsv says:\n{rows}")
        })
    }

    /// A word on rows that became better by more than they may become worse, or nothing.
    pub fn hint(&self, now: &RealTable) -> Option<String> {
        let rows = self.rows.iter().zip(&now.rows);
        let better = rows.filter(|(was, is)| was.name == is.name && is_worse(is, was));
        let rows: Vec<String> = better.map(|(was, is)| change(was, is)).collect();
        (!rows.is_empty()).then(|| {
            format!(
                "real files are read better than bench/accuracy/real.tsv says, keep it with `make accuracy-table`: {}",
                rows.join(", ")
            )
        })
    }
}

fn of_all(report: &Report) -> Vec<Row> {
    let (all, effort, files) = (report.tally(|_| true, |_| true), report.effort(), report.files.len());
    vec![
        Row::new("micro", all.f1(), all.expected),
        Row::new("macro", report.macro_f1(|_| true), files),
        Row::new("corrections median", effort.median(), files),
        Row::new("corrections mean", effort.mean(), files),
        Row::new("corrections p90", effort.p90() as f64, files),
    ]
}

/// The F1 of all values of a list, of the skills, and of what there is once a file.
fn of_groups(report: &Report) -> Vec<Row> {
    let row = |group: &str| {
        let all = report.tally(|_| true, |field| group_of(field) == group);
        Row::new(&format!("group {group}"), all.f1(), all.expected)
    };
    LISTS.into_iter().chain(["skills", CONTACT]).map(row).collect()
}

fn group_of(field: &Field) -> &'static str {
    match (field.list(), field.measure) {
        ("", Measure::Set) => field.name,
        ("", _) => CONTACT,
        (list, _) => list,
    }
}

/// The micro F1 of each language with files enough.
fn of_languages(report: &Report, languages: &BTreeMap<String, String>) -> Vec<Row> {
    let of = |file: &Scored| languages.get(&file.id).map_or("", String::as_str);
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for file in &report.files {
        *files.entry(of(file)).or_default() += 1;
    }
    let enough = files.into_iter().filter(|(language, files)| !language.is_empty() && *files >= LEAST_FILES);
    enough
        .map(|(language, files)| {
            let f1 = report.tally(|file| of(file) == language, |_| true).f1();
            Row::new(&format!("language {language}"), f1, files)
        })
        .collect()
}

/// The corrections of each file of LinkedIn and Europass.
fn of_forms(report: &Report) -> Vec<Row> {
    let row = |(form, file): (&str, &Scored)| {
        let values = file.tallies.iter().map(|tally| tally.expected).sum();
        Row::new(&format!("{form} {}", file.id), file.corrections as f64, values)
    };
    let of_form = |form: &'static str| {
        report.files.iter().filter(move |file| file.layout.starts_with(form)).map(move |file| (form, file))
    };
    FORMS.into_iter().flat_map(of_form).map(row).collect()
}

/// Whether a row holds an F1; else it holds corrections.
fn is_f1(name: &str) -> bool {
    matches!(kind(name), "micro" | "macro" | "group" | "language")
}

fn kind(name: &str) -> &str {
    name.split_once(' ').map_or(name, |(kind, _)| kind)
}

/// By how much a row may become worse, in ten-thousandths; `None` for a row that is only shown.
fn allowed(name: &str) -> Option<i64> {
    match kind(name) {
        "micro" => Some(MAX_FALL),
        "group" | "language" => Some(MAX_FALL_OF_PART),
        form if FORMS.contains(&form) => Some(0),
        _ => None,
    }
}

fn is_worse(was: &Row, is: &Row) -> bool {
    let by = if is_f1(&was.name) { was.figure - is.figure } else { is.figure - was.figure };
    allowed(&was.name).is_some_and(|allowed| by > allowed)
}

fn described(was: &Row, is: &Row) -> String {
    let of = if is_f1(&was.name) {
        format!("F1, which may fall by {}", decimal(allowed(&was.name).unwrap_or_default()))
    } else {
        "corrections, which may not become more".to_owned()
    };
    format!("  {} ({of})\n", change(was, is))
}

fn change(was: &Row, is: &Row) -> String {
    format!("{}: was {}, is {}", was.name, shown(&was.name, was.figure), shown(&is.name, is.figure))
}

/// F1 with four digits, corrections with those they have.
fn shown(name: &str, figure: i64) -> String {
    if is_f1(name) { decimal(figure) } else { (figure as f64 / 10_000.0).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::Tally;
    use crate::field::FIELDS;

    /// A change to a row: its name, and its figure before and after.
    type Case<'a> = (&'a str, f64, f64, Option<&'a str>);

    /// Made-up files of ten values in each field, of which so many are right.
    fn report(files: &[(&str, &str, usize)]) -> Report {
        let file = |&(id, layout, right): &(&str, &str, usize)| Scored {
            id: id.into(),
            file: format!("{id}.pdf"),
            layout: layout.into(),
            tallies: vec![Tally { credit: right as f64, answered: 10, expected: 10 }; FIELDS.len()],
            corrections: (10 - right) * FIELDS.len(),
            failure: None,
            seconds: 0.0,
        };
        Report { files: files.iter().map(file).collect() }
    }

    fn table(name: &str, figure: f64) -> RealTable {
        RealTable { rows: vec![Row::new(name, figure, 20)] }
    }

    #[test]
    fn rows_of_a_report() {
        let mut files = vec![("l1", "linkedin_old", 8), ("e1", "europass", 10), ("x1", "twocol", 6)];
        files.extend(vec![("x2", "plain", 10); LEAST_FILES]);
        let languages = [("l1", "de"), ("e1", "de"), ("x1", "fr"), ("x2", "en")];
        let languages = languages.map(|(id, language)| (id.to_owned(), language.to_owned())).into();
        let text = RealTable::of(&report(&files), &languages).text();
        let rows: Vec<&str> = records(&text).collect();
        let expected = [
            "micro\t0.9667\t5580",
            "macro\t0.9667\t18",
            "corrections median\t0\t18",
            "corrections mean\t10.3333\t18",
            "corrections p90\t62\t18",
            "group experience\t0.9667\t720",
            "group education\t0.9667\t900",
            "group certifications\t0.9667\t720",
            "group achievements\t0.9667\t1260",
            "group projects\t0.9667\t900",
            "group skills\t0.9667\t180",
            "group contact\t0.9667\t900",
            "language en\t1.0000\t15",
            "linkedin l1\t62\t310",
            "europass e1\t0\t310",
        ];
        assert_eq!(rows, expected);
    }

    #[test]
    fn what_is_written_reads_back() {
        let table = RealTable::of(&report(&[("l1", "linkedin", 7), ("x1", "plain", 9)]), &BTreeMap::new());
        assert_eq!(RealTable::read(&table.text()).expect("the text is whole"), table);
        let error = RealTable::read("micro\tgood\t3\n").unwrap_err().to_string();
        assert!(error.contains("good"), "{error}");
    }

    #[test]
    fn what_a_row_may_lose() {
        let cases: [Case; 12] = [
            ("micro", 0.7, 0.697, None),
            ("micro", 0.7, 0.6969, Some("micro: was 0.7000, is 0.6969 (F1, which may fall by 0.0030)")),
            ("group skills", 0.7, 0.685, None),
            ("group skills", 0.7, 0.6849, Some("group skills: was 0.7000, is 0.6849 (F1, which may fall by 0.0150)")),
            ("language pt", 0.7, 0.685, None),
            ("language pt", 0.7, 0.6, Some("language pt: was 0.7000, is 0.6000")),
            ("linkedin a1", 3.0, 3.0, None),
            ("linkedin a1", 3.0, 4.0, Some("linkedin a1: was 3, is 4 (corrections, which may not become more)")),
            ("europass a1", 3.0, 1.0, None),
            ("europass a1", 0.0, 1.0, Some("europass a1: was 0, is 1")),
            ("macro", 0.7, 0.1, None),
            ("corrections median", 17.5, 30.0, None),
        ];
        for (name, was, is, expected) in cases {
            let refusal = table(name, was).refusal(&table(name, is));
            match expected {
                None => assert_eq!(refusal, None, "{name}, {was}, {is}"),
                Some(words) => {
                    assert!(refusal.as_ref().is_some_and(|text| text.contains(words)), "{words}: {refusal:?}")
                }
            }
        }
    }

    #[test]
    fn the_files_that_lost_most_are_named_first() {
        let files = |corrections: [f64; 3]| RealTable {
            rows: [("micro", 1.0 - corrections.iter().sum::<f64>() / 100.0)]
                .into_iter()
                .chain(["linkedin a1", "linkedin a2", "europass b1"].into_iter().zip(corrections))
                .map(|(name, figure)| Row::new(name, figure, 20))
                .collect(),
        };
        let refusal = files([2.0, 2.0, 2.0]).refusal(&files([3.0, 1.0, 9.0])).expect("the gate stays closed");
        let rows: Vec<&str> = refusal.lines().skip(1).filter_map(|line| line.trim().split(':').next()).collect();
        assert_eq!(rows, ["micro", "europass b1", "linkedin a1"], "{refusal}");
    }

    #[test]
    fn a_rise_is_a_hint_and_no_refusal() {
        let cases = [("micro", 0.7, 0.71), ("group skills", 0.7, 0.72), ("linkedin a1", 3.0, 2.0)];
        for (name, was, is) in cases {
            assert_eq!(table(name, was).refusal(&table(name, is)), None);
            assert!(table(name, was).hint(&table(name, is)).is_some_and(|hint| hint.contains(name)), "{name}");
            assert_eq!(table(name, was).hint(&table(name, was)), None);
        }
    }

    #[test]
    fn other_files_are_told_from_the_same() {
        let no_languages = BTreeMap::new();
        let of = |files: &[(&'static str, &'static str, usize)]| RealTable::of(&report(files), &no_languages);
        let all = of(&[("l1", "linkedin", 10), ("x1", "plain", 10)]);
        assert!(all.is_of_same_files(&all));
        assert!(!all.is_of_same_files(&of(&[("l1", "linkedin", 10)])));
        assert!(!all.is_of_same_files(&of(&[("l2", "linkedin", 10), ("x1", "plain", 10)])));
    }

    #[test]
    fn languages_stand_in_the_manifest() {
        let language = |manifest: &str| {
            languages_of(csv::Reader::from_reader(manifest.as_bytes())).expect("the manifest is whole").remove("a")
        };
        assert_eq!(language("id,file,layout,language\na,a.pdf,plain,pt\n").as_deref(), Some("pt"));
        assert_eq!(language("id,language,file\nb,en,b.pdf\na,fr,a.pdf\n").as_deref(), Some("fr"));
        assert_eq!(language("id,renderer,language\na,\"Word, by hand\",de\n").as_deref(), Some("de"));
        assert_eq!(language("id,file,layout\na,a.pdf,plain\n"), None);
        assert_eq!(language(""), None);
    }
}
