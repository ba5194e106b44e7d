//! Text boxes and tables of Word files.

use crate::card::Evidence;
use crate::text::{quote, word_count};
use crate::view::is_date_like;
use std::collections::BTreeMap;
use vitae_model::document::{Flow, Paragraph, Place};

/// Words from which a cell is a text of its own.
const LONG_CELL: usize = 25;
/// Words from which the cell beside it is filled; a label or a date beside a text does no harm.
const FILLED_CELL: usize = 5;

/// Words in text boxes, with examples.
pub(crate) struct Boxed {
    /// Visible words in text boxes and shapes.
    pub words: usize,
    /// The first paragraphs among them.
    pub examples: Vec<Evidence>,
}

/// Counts the visible words in text boxes.
pub(crate) fn boxed_words(flow: &Flow) -> Boxed {
    let texts: Vec<String> =
        flow.paragraphs.iter().filter(|paragraph| paragraph.place == Place::TextBox).map(visible).collect();
    let examples = texts.iter().filter(|text| word_count(text) > 0).map(|text| evidence(text)).collect();
    Boxed { words: texts.iter().map(|text| word_count(text)).sum(), examples }
}

/// Cells of 25 words or more that stand beside another filled cell.
///
/// A table with dates alone, or labels, in the other column is the usual Europass form and passes.
pub(crate) fn long_cells_side_by_side(flow: &Flow) -> Vec<Evidence> {
    let mut rows: BTreeMap<(u32, u32), BTreeMap<u32, String>> = BTreeMap::new();
    for paragraph in &flow.paragraphs {
        if let Place::Cell { table, row, column } = paragraph.place {
            let cell = rows.entry((table, row)).or_default().entry(column).or_default();
            cell.push_str(&visible(paragraph));
            cell.push('\n');
        }
    }
    let crowded = rows.values().filter_map(|cells| {
        let long = cells.iter().find(|(_, text)| word_count(text) >= LONG_CELL)?;
        let beside = cells.iter().any(|(column, text)| column != long.0 && is_filled(text));
        beside.then(|| evidence(long.1))
    });
    crowded.collect()
}

fn is_filled(text: &str) -> bool {
    word_count(text) >= FILLED_CELL && !text.lines().filter(|line| word_count(line) > 0).all(is_date_like)
}

fn visible(paragraph: &Paragraph) -> String {
    paragraph.runs.iter().filter(|run| run.hidden.is_none()).map(|run| run.text.as_str()).collect()
}

fn evidence(text: &str) -> Evidence {
    Evidence { text: quote(text), ..Evidence::default() }
}
