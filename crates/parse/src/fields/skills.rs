//! Skills, one an element.

use super::items;
use crate::line::Line;
use crate::value::Value;
use crate::words::fold;

/// Longest skill, in words; longer pieces are sentences.
const MAX_WORDS: usize = 8;

/// Reads the skills of the given sections, each once.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Value> {
    let mut out: Vec<Value> = Vec::new();
    for indices in sections {
        for value in items::list(lines, indices) {
            let fresh = !out.iter().any(|known| fold(&known.text) == fold(&value.text));
            let words = value.text.split_whitespace().count();
            if fresh && words <= MAX_WORDS && value.text.chars().any(char::is_alphanumeric) {
                out.push(value);
            }
        }
    }
    out
}
