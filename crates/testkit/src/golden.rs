//! Golden texts: what a program answered once, committed, and compared exactly ever since.
//!
//! `UPDATE_GOLDEN=1 cargo test …` writes the files anew; the difference is then reviewed like any other change.

use diff::Result as Line;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The variable that has the files written instead of compared.
const UPDATE: &str = "UPDATE_GOLDEN";

/// Lines of a difference that a message shows, for each file.
const SHOWN: usize = 60;

/// Equal lines shown before and behind a changed one.
const AROUND: usize = 3;

/// A folder of golden texts, and what a test found for each.
#[derive(Debug)]
pub struct Golden {
    folder: PathBuf,
    found: BTreeMap<String, String>,
}

impl Golden {
    /// The golden texts of `folder`; nothing is found yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), found: BTreeMap::new() }
    }

    /// Takes what was found under a name, which is a path below the folder.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) {
        self.found.insert(name.into(), text.into());
    }

    /// Compares everything that was found with the committed files, or writes those anew when `UPDATE_GOLDEN` is `1`.
    ///
    /// Panics with every difference when a text is another one, when a file is missing, and when a file belongs to nothing that was found.
    pub fn check(self) {
        if std::env::var(UPDATE).is_ok_and(|value| value == "1") {
            return self.write();
        }
        let differences = self.differences();
        assert!(
            differences.is_empty(),
            "golden texts that differ: {} (- committed, + now). When that is meant, run the test with {UPDATE}=1 and commit the change.\n\n{}",
            differences.len(),
            differences.join("\n\n")
        );
    }

    /// What differs, one text a file.
    fn differences(&self) -> Vec<String> {
        let committed = texts_below(&self.folder);
        let mut names: Vec<&String> = committed.keys().chain(self.found.keys()).collect();
        names.sort_unstable();
        names.dedup();
        let path = |name: &str| self.folder.join(name).display().to_string();
        let one = |name: &String| match (committed.get(name), self.found.get(name)) {
            (Some(before), Some(now)) => difference(&path(name), before, now),
            (None, _) => Some(format!("{}: is not committed", path(name))),
            (_, None) => Some(format!("{}: nothing has this name any more", path(name))),
        };
        names.into_iter().filter_map(one).collect()
    }

    fn write(&self) {
        let write = |path: &Path, text: &str| {
            fs::create_dir_all(path.parent().unwrap_or(path))?;
            fs::write(path, text)
        };
        for name in texts_below(&self.folder).keys().filter(|name| !self.found.contains_key(*name)) {
            let path = self.folder.join(name);
            fs::remove_file(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        for (name, text) in &self.found {
            let path = self.folder.join(name);
            write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
}

/// The changed lines with some lines around each, or nothing for equal texts.
fn difference(path: &str, before: &str, now: &str) -> Option<String> {
    if before == now {
        return None;
    }
    let lines = diff::lines(before, now);
    let changed = |line: &Line<&str>| !matches!(line, Line::Both(..));
    let near = |at: usize| lines[at.saturating_sub(AROUND)..lines.len().min(at + AROUND + 1)].iter().any(changed);
    let mut shown = vec![path.to_owned()];
    for (at, line) in lines.iter().enumerate().filter(|(at, _)| near(*at)) {
        if at > 0 && !near(at - 1) {
            shown.push("…".to_owned());
        }
        shown.push(match line {
            Line::Left(text) => format!("-{text}"),
            Line::Right(text) => format!("+{text}"),
            Line::Both(text, _) => format!(" {text}"),
        });
    }
    let more = shown.len().saturating_sub(SHOWN);
    shown.truncate(SHOWN);
    Some(shown.join("\n") + &if more > 0 { format!("\n… and {more} lines more") } else { String::new() })
}

/// Every file below a folder by its path there; none when there is no folder.
fn texts_below(folder: &Path) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let Ok(entries) = fs::read_dir(folder) else { return texts };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            texts.extend(texts_below(&entry.path()).into_iter().map(|(below, text)| (format!("{name}/{below}"), text)));
        } else {
            let text = fs::read_to_string(entry.path()).unwrap_or_else(|error| panic!("{name}: {error}"));
            texts.insert(name, text);
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn golden(folder: &Path, texts: &[(&str, &str)]) -> Golden {
        let mut golden = Golden::new(folder);
        texts.iter().for_each(|(name, text)| golden.add(*name, *text));
        golden
    }

    #[test]
    fn what_was_written_is_equal_and_every_other_text_is_named() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        golden(folder.path(), &[("a/one.txt", "score 80\npoints 3\n"), ("two.txt", "x\n")]).write();
        assert_eq!(
            golden(folder.path(), &[("a/one.txt", "score 80\npoints 3\n"), ("two.txt", "x\n")]).differences(),
            Vec::<String>::new()
        );
        let changed =
            golden(folder.path(), &[("a/one.txt", "score 79\npoints 3\n"), ("three.txt", "y\n")]).differences();
        assert_eq!(changed.len(), 3, "{changed:?}");
        assert!(changed[0].contains("-score 80\n+score 79\n points 3"), "{}", changed[0]);
        assert!(changed[1].contains("three.txt: is not committed"), "{}", changed[1]);
        assert!(changed[2].contains("two.txt: nothing has this name any more"), "{}", changed[2]);
    }

    #[test]
    fn writing_anew_removes_what_nothing_has_the_name_of() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        golden(folder.path(), &[("one.txt", "1"), ("two.txt", "2")]).write();
        golden(folder.path(), &[("two.txt", "3")]).write();
        assert_eq!(texts_below(folder.path()), BTreeMap::from([("two.txt".to_owned(), "3".to_owned())]));
    }

    #[test]
    fn only_the_lines_around_a_change_are_shown() {
        let before: String = (0..40).map(|line| format!("{line}\n")).collect();
        let now = before.replace("\n20\n", "\ntwenty\n").replace("\n35\n", "\n");
        let expected = "x\n…\n 17\n 18\n 19\n-20\n+twenty\n 21\n 22\n 23\n…\n 32\n 33\n 34\n-35\n 36\n 37\n 38";
        assert_eq!(difference("x", &before, &now).as_deref(), Some(expected));
    }

    #[test]
    fn a_text_that_differs_in_its_last_line_end_only_is_named() {
        assert!(difference("x", "one\n", "one").is_some());
    }

    #[test]
    fn a_long_difference_is_cut() {
        let now: String = (0..200).map(|line| format!("{line}\n")).collect();
        let text = difference("x", "", &now).expect("they differ");
        assert_eq!(text.lines().count(), SHOWN + 1);
        assert!(text.ends_with("lines more"), "{text}");
    }
}
