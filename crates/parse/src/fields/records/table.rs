//! Tables whose columns stand too close together to be seen as such: their titles tell where the columns begin.

use crate::line::{Line, Run};
use crate::value::Slice;

/// Cells of one column begin this close to its title, in points.
const EDGE: f32 = 3.0;

/// Puts gaps between the cells of all rows when the first row holds nothing but titles of columns.
pub(super) fn part(rows: &mut [(Line, Slice)]) {
    let Some(edges) = rows.first().and_then(|(line, _)| edges(line)) else { return };
    for (line, _) in rows {
        let starts: Vec<usize> =
            line.runs.iter().filter(|run| opens_cell(run, &edges)).map(|run| run.range.start).collect();
        for start in starts.into_iter().filter(|start| *start > 0) {
            if line.text[..start].ends_with(' ') {
                line.text.replace_range(start - 1..start, "\t");
            }
        }
    }
}

/// The left edges of the columns; `None` when some word of the row is no title.
fn edges(line: &Line) -> Option<Vec<f32>> {
    let edges: Option<Vec<f32>> =
        line.worded().map(|run| super::column(&line.text[run.range.clone()]).and(left(run))).collect();
    edges.filter(|edges| edges.len() > 1)
}

fn opens_cell(run: &Run, edges: &[f32]) -> bool {
    left(run).is_some_and(|left| edges.iter().any(|edge| (left - edge).abs() < EDGE))
}

fn left(run: &Run) -> Option<f32> {
    run.bbox().map(|bbox| bbox.x0)
}
