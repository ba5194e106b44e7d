//! Skills, one an element.

use super::items;
use crate::line::{Line, has_word};
use crate::value::Value;
use crate::words::fold;
use std::collections::HashSet;

/// Longest skill, in words; longer pieces are sentences.
const MAX_WORDS: usize = 8;

/// Reads the skills of the given sections, each once.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Value> {
    let mut out: Vec<Value> = Vec::new();
    let mut known = HashSet::new();
    for indices in sections {
        for value in items::list(lines, indices) {
            let words = value.text.split_whitespace().count();
            let skill = words <= MAX_WORDS && has_word(&value.text);
            if skill && known.insert(fold(&value.text)) {
                out.push(value);
            }
        }
    }
    out
}
