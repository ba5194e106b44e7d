//! Indented lists whose bullets are drawn, not written.

use super::last_cell_left;
use crate::line::{Line, Run};
use crate::words::fold;

/// Fewest lines of a list.
const MIN_LINES: usize = 3;
/// A list is indented by this much, in points.
const INDENT: std::ops::Range<f32> = 5.0..40.0;
/// Endings of German nouns and adjectives that open a statement.
const GERMAN_ENDINGS: &[&str] = &[
    "ung", "ungen", "tion", "tionen", "bau", "liche", "licher", "liches", "ische", "ischer", "iche", "ige", "pflege",
    "arbeit", "dienst", "hilfe", "kauf", "nahme",
];

/// The indents of a section at which unmarked list items begin.
#[derive(Debug, Default)]
pub(super) struct Levels {
    lefts: Vec<f32>,
    /// The text is German: every noun has a capital, so that capitals say little.
    german: bool,
}

impl Levels {
    /// Finds the indents of a section at which most lines begin with a capital and none has a bullet.
    pub(super) fn of(lines: &[Line], indices: &[usize]) -> Self {
        let lines: Vec<&Line> = indices.iter().map(|index| &lines[*index]).filter(|line| !line.flow).collect();
        let mut lefts: Vec<f32> = lines.iter().map(|line| line.bbox.x0).collect();
        lefts.sort_by(f32::total_cmp);
        lefts.dedup_by(|a, b| (*a - *b).abs() < 1.0);
        let outer: Vec<f32> = lines.iter().map(|line| last_cell_left(line)).collect();
        let german = is_german(&lines);
        // Below the text of a bullet stand its own wrapped lines.
        let bullets: Vec<f32> = lines.iter().filter(|line| line.bullet).map(|line| text_left(line)).collect();
        let is_list = |left: &f32| {
            let own: Vec<&&Line> = lines.iter().filter(|line| (line.bbox.x0 - left).abs() < 1.0).collect();
            let capitals =
                own.iter().filter(|line| line.text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()));
            let indented = outer.iter().any(|other| INDENT.contains(&(left - other)));
            let plain = own.iter().all(|line| !line.bullet && !line.text.contains('\t'));
            let wraps = bullets.iter().any(|text| (text - left).abs() < 1.5);
            plain && indented && !wraps && own.len() >= MIN_LINES && capitals.count() * 5 >= own.len() * 3
        };
        Self { lefts: lefts.into_iter().filter(is_list).collect(), german }
    }

    /// Whether a line that begins with a capital opens an item of such a list.
    pub(super) fn opens_item(&self, line: &Line) -> bool {
        let first: String = line.text.chars().take_while(|c| c.is_alphanumeric()).collect();
        let lower = fold(&first);
        first.starts_with(char::is_uppercase)
            && self.lefts.iter().any(|left| (line.bbox.x0 - left).abs() < 1.0)
            && (!self.german || GERMAN_ENDINGS.iter().any(|ending| lower.ends_with(ending)))
    }
}

/// Where a line's text begins, behind its bullet.
fn text_left(line: &Line) -> f32 {
    line.runs.first().and_then(Run::bbox).map_or(line.bbox.x0, |bbox| bbox.x0)
}

fn is_german(lines: &[&Line]) -> bool {
    let words = lines.iter().flat_map(|line| line.text.split_whitespace());
    words.filter(|word| matches!(*word, "und" | "der" | "die" | "für" | "von" | "mit" | "auf" | "im")).count() >= 4
}
