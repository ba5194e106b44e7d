//! Dates at the right that wrap within their cells: `Tide Line<tab>Apr. 2021 — Sept.` above `Podcast on a harbour<tab>2022`.

use crate::line::Line;
use std::ops::Range;
use vitae_model::dates;

/// Longest date, in bytes.
const LONGEST: usize = 60;

/// Moves the rests of dates in the last cells of lines up to where they begin, beside other texts.
pub(super) fn mend(lines: &mut [Line], indices: &[usize]) {
    for pair in indices.windows(2) {
        let (above, below) = (&lines[pair[0]], &lines[pair[1]]);
        let Some(rest) = rest_of_date(above, below) else { continue };
        let mut whole = above.clone();
        whole.truncate(above.text.trim_end().len());
        whole.absorb(" ", below, rest.clone());
        lines[pair[0]] = whole;
        lines[pair[1]].truncate(rest.start - 1);
    }
}

/// The last cell of a line when the last cell of the line above is a span of time only together with it.
fn rest_of_date(above: &Line, below: &Line) -> Option<Range<usize>> {
    if below.flow || below.page != above.page || below.row.is_some() || above.row.is_some() {
        return None;
    }
    let (head, rest) = (above.text.rsplit_once('\t')?.1.trim(), below.text.rsplit_once('\t')?.1);
    let short = !rest.trim().is_empty() && head.len() + rest.len() < LONGEST;
    let whole = |text: &str| dates::parse(text).is_some_and(|span| span.is_range());
    let open = head.contains(|c: char| c.is_ascii_digit()) && !whole(head) && !whole(rest.trim());
    let told = short && open && whole(&format!("{head} {}", rest.trim()));
    told.then(|| below.text.len() - rest.len()..below.text.len())
}
