//! Tables whose first cells are the headings of the document's sections, as many Word templates set them.

use super::flow::cell_of;
use crate::line::is_caps;
use crate::vocabulary;
use crate::words::fold;
use std::collections::{HashMap, HashSet};
use vitae_model::document::{Flow, Paragraph};

/// Longest heading in such a cell, in characters.
const MAX_CHARS: usize = 40;
/// Known headings that make the look of their cells that of headings.
const ENOUGH: usize = 2;

/// How the text of a cell looks: bold, half points, colour, capitals.
type Look = (bool, i32, Option<[u8; 3]>, bool);

/// The rows (table, row) whose first cell is a heading: its look is that of known headings in other first cells.
pub(super) fn headed_rows(flow: &Flow) -> HashSet<(u32, u32)> {
    let cells = first_cells(flow);
    let mut counts: HashMap<Look, (usize, usize)> = HashMap::new();
    for (text, look) in cells.values() {
        let (known, all) = counts.entry(*look).or_default();
        *known += usize::from(vocabulary::heading(&fold(text.trim_end_matches(':'))).is_some());
        *all += 1;
    }
    let is_look = |look: &Look| counts.get(look).is_some_and(|(known, all)| *known >= ENOUGH && known * 2 >= *all);
    cells.into_iter().filter(|(_, (_, look))| is_look(look)).map(|(row, _)| row).collect()
}

/// Text and look of each first cell that is one short paragraph beside a second cell of another look.
fn first_cells(flow: &Flow) -> HashMap<(u32, u32), (String, Look)> {
    let mut rows: HashMap<(u32, u32), Vec<(u32, &Paragraph)>> = HashMap::new();
    for paragraph in flow.paragraphs.iter().filter(|paragraph| !paragraph.text().trim().is_empty()) {
        if let Some((table, row, column)) = cell_of(paragraph) {
            rows.entry((table, row)).or_default().push((column, paragraph));
        }
    }
    rows.into_iter().filter_map(|(row, cells)| Some((row, heading_cell(&cells)?))).collect()
}

fn heading_cell(cells: &[(u32, &Paragraph)]) -> Option<(String, Look)> {
    let mut first = cells.iter().filter(|(column, _)| *column == 0);
    let (Some((_, label)), None) = (first.next(), first.next()) else { return None };
    let others = || cells.iter().filter(|(column, _)| *column == 1);
    let alone = cells.iter().all(|(column, _)| *column <= 1) && others().next().is_some();
    let text = label.text().trim().to_owned();
    let short = text.chars().count() <= MAX_CHARS && !text.chars().any(|c| c.is_ascii_digit());
    let look = look_of(label);
    // Old Word files lose the look of cells.
    let unknown = !look.0 && look.1 == 0 && look.2.is_none();
    let apart = unknown || others().any(|(_, paragraph)| look_of(paragraph) != look);
    (alone && short && apart).then_some((text, look))
}

fn look_of(paragraph: &Paragraph) -> Look {
    let run = paragraph.runs.iter().find(|run| !run.text.trim().is_empty());
    let caps = is_caps(&paragraph.text());
    run.map_or((false, 0, None, caps), |run| (run.bold, (run.size.unwrap_or(0.0) * 2.0) as i32, run.color, caps))
}
