//! Measures of lines and of their space.

use crate::line::Line;

/// The middle one of some numbers, the larger of two.
pub(crate) fn median(values: impl Iterator<Item = f32>) -> Option<f32> {
    let mut values: Vec<f32> = values.collect();
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied()
}

/// How wide the first word of a text and so many characters more are, when the text is this wide.
pub(crate) fn first_word(text: &str, width: f32, more: f32) -> f32 {
    let letter = width / text.chars().count().max(1) as f32;
    let word = text.split(' ').next().unwrap_or_default().chars().count();
    (word as f32 + more) * letter
}

/// As [`first_word`], by the letters of the word's own style: capitals are wider.
pub(crate) fn first_word_of(line: &Line, more: f32) -> f32 {
    let word = line.text.split(' ').next().unwrap_or_default();
    let run = line.runs.first().filter(|run| run.range.start == 0 && run.range.end >= word.len());
    match run.and_then(|run| Some((run, run.bbox()?))) {
        Some((run, bbox)) => first_word(&line.text[run.range.clone()], bbox.width(), more),
        None => first_word(&line.text, line.bbox.width(), more),
    }
}
