//! What is to be said about a source as a whole, instead of once for each of its jobs.

use std::collections::BTreeSet;
use vitae_model::visible::visible;

/// Most names that are listed; the others are counted.
const MAX_LISTED: usize = 10;

/// Longest name and date that is quoted whole, in characters.
const MAX_CHARS: usize = 40;

/// Most names that are kept, whatever a source holds.
const KEPT: usize = 1_000;

/// Gathers them.
#[derive(Default)]
pub struct Notes {
    unknown: BTreeSet<String>,
    /// The first date that cannot be read, and the place of its job.
    unread: Option<(String, usize)>,
    /// How many there are.
    unread_count: usize,
    /// Jobs that stand with another one, as they differ from it in nothing but their place.
    together: usize,
}

impl Notes {
    /// A field has a name that means nothing here.
    pub fn unknown(&mut self, name: &str) {
        let name = quoted(name);
        if !name.is_empty() && self.unknown.len() < KEPT {
            self.unknown.insert(name);
        }
    }

    /// A date of the job at this place cannot be read.
    pub fn unread_date(&mut self, date: &str, position: usize) {
        self.unread_count += 1;
        self.unread.get_or_insert_with(|| (quoted(date), position));
    }

    /// So many jobs stand with another one that says the same of another place.
    pub fn together(&mut self, count: usize) {
        self.together = count;
    }

    /// All notes.
    pub fn sentences(&self) -> Vec<String> {
        [self.unknown_fields(), self.unread_dates(), self.places()].into_iter().flatten().collect()
    }

    fn places(&self) -> Option<String> {
        match self.together {
            0 => None,
            1 => Some("1 job that differs from another one only in its place stands with it".into()),
            many => Some(format!("{many} jobs that differ from another one only in their place stand with it")),
        }
    }

    fn unknown_fields(&self) -> Option<String> {
        let names: Vec<&str> = self.unknown.iter().take(MAX_LISTED).map(String::as_str).collect();
        let rest = match self.unknown.len() - names.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        (!names.is_empty()).then(|| format!("fields that are not known are passed over: {}{rest}", names.join(", ")))
    }

    fn unread_dates(&self) -> Option<String> {
        let (date, position) = self.unread.as_ref()?;
        let rest = match self.unread_count - 1 {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        Some(format!("dates that cannot be read are passed over: \"{date}\" of job {position}{rest}"))
    }
}

/// A text of a stranger as a note shows it: visible, in one line, and not long.
fn quoted(text: &str) -> String {
    let line = visible(&text.split_whitespace().collect::<Vec<_>>().join(" "));
    match line.char_indices().nth(MAX_CHARS) {
        None => line,
        Some((end, _)) => format!("{}…", &line[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_few_and_short() {
        let mut notes = Notes::default();
        assert!(notes.sentences().is_empty());
        for name in ["titel", "titel", "", "\u{202e}", "a\u{202e}b\n"] {
            notes.unknown(name);
        }
        notes.unread_date("next week", 3);
        assert_eq!(
            notes.sentences(),
            [
                "fields that are not known are passed over: ab, titel",
                "dates that cannot be read are passed over: \"next week\" of job 3",
            ]
        );
        (0..20).for_each(|number| notes.unknown(&format!("{number} {}", "x".repeat(200))));
        notes.unread_date("soon", 4);
        let sentences = notes.sentences();
        assert!(sentences[0].ends_with(" and 12 more") && sentences[0].chars().count() < 600, "{sentences:?}");
        assert!(sentences[1].ends_with("job 3, and 1 more"), "{sentences:?}");
    }
}
