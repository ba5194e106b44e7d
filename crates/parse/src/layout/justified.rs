//! Justified lines of narrow columns, whose blanks are stretched until they look like gaps between cells.

use super::segment::Placed;

/// Fewest equal gaps that show a justified line.
const MIN_GAPS: usize = 2;
/// Widest stretched blank, in multiples of the size.
const WIDEST: f32 = 4.0;
/// Blanks of one line differ by this much at most, in multiples of the size.
const UNEVEN: f32 = 0.03;
/// Blanks narrower than this, in multiples of the size, may differ as those before and after marks do.
const NARROW: f32 = 1.6;
/// How much those differ, as a part of them.
const LOOSE: f32 = 0.12;
/// What stands closer than this is one word in two styles, in multiples of the size.
const TOUCHING: f32 = 0.1;
/// Ends of lines at one right edge differ by this much at most, in points.
const EDGE: f32 = 0.5;

/// The right edges at which rows end, or parts of rows.
pub(super) struct RightEdges(Vec<f32>);

impl RightEdges {
    pub(super) fn of(rows: &[Vec<Placed>]) -> Self {
        let mut ends: Vec<f32> = rows.iter().flatten().map(|placed| placed.span.bbox.x1).collect();
        ends.sort_by(f32::total_cmp);
        Self(ends)
    }

    /// Whether something else ends at the same edge.
    fn is_shared(&self, end: f32) -> bool {
        let from = self.0.partition_point(|other| *other < end - EDGE);
        self.0[from..].iter().take_while(|other| **other <= end + EDGE).count() > 1
    }
}

/// For each span of a row whether it is parted from the one before by but a stretched blank: at least three words with
/// equal gaps up to an edge at which other lines end too. Gaps of equal columns differ, since words do.
pub(super) fn stretched(row: &[Placed], edges: &RightEdges) -> Vec<bool> {
    let mut out = vec![false; row.len()];
    let mut at = 0;
    while at + MIN_GAPS < row.len() {
        let end = run_end(row, at);
        if end >= at + MIN_GAPS && edges.is_shared(row[end].span.bbox.x1) {
            out[at + 1..=end].fill(true);
        }
        at = end.max(at + 1);
    }
    out
}

/// The last word of the run of words with equal gaps that begins at a word.
fn run_end(row: &[Placed], start: usize) -> usize {
    let first = gap(row, start + 1);
    let spread = if first < NARROW { LOOSE * first } else { UNEVEN };
    let even = |at: &usize| {
        let gap = gap(row, *at);
        is_word(&row[*at]) && ((gap - first).abs() < spread || gap.abs() < TOUCHING)
    };
    if !is_word(&row[start]) || !(TOUCHING..WIDEST).contains(&first) {
        return start;
    }
    (start + 1..row.len()).take_while(even).last().unwrap_or(start)
}

/// The gap before a span, in multiples of its size.
fn gap(row: &[Placed], at: usize) -> f32 {
    (row[at].span.bbox.x0 - row[at - 1].span.bbox.x1) / row[at].span.size.max(1.0)
}

fn is_word(placed: &Placed) -> bool {
    !placed.span.text.trim().contains(' ')
}
