//! Columns that go on over pages.

use crate::line::Line;

/// A column over all pages.
struct Thread {
    lines: Vec<Line>,
    page: u32,
    left: f32,
    right: f32,
    /// Foot of its last line.
    bottom: f32,
    /// Nothing stands below its last line on its last page.
    open: bool,
}

/// Puts the blocks of all pages, given in reading order page by page, in reading order of the whole document: a block at
/// the left edge of a column that reached the foot of the page before goes on with that column.
pub(super) fn weave(pages: Vec<Vec<Vec<Line>>>) -> Vec<Line> {
    let mut threads: Vec<Thread> = Vec::new();
    for (page, blocks) in pages.into_iter().enumerate() {
        let first_of_page = threads.len();
        for (index, lines) in blocks.into_iter().enumerate() {
            let (left, right) = extent(&lines);
            let bottom = lines.last().map_or(0.0, |line| line.bbox.y1);
            let before =
                if page == 0 { None } else { continued(&threads[..first_of_page], page as u32, left, right, index) };
            match before {
                Some(at) => {
                    threads[at].lines.extend(lines);
                    threads[at].page = page as u32;
                    threads[at].bottom = bottom;
                }
                None => threads.push(Thread { lines, page: page as u32, left, right, bottom, open: true }),
            }
        }
        close_covered(&mut threads, page as u32);
    }
    threads.into_iter().flat_map(|thread| thread.lines).collect()
}

/// Blocks of one column begin this near each other, in points.
const EDGE: f32 = 14.0;

/// A block reaches into a column when it goes on for so many points behind its edge.
const REACH: f32 = 40.0;

fn extent(lines: &[Line]) -> (f32, f32) {
    let left = lines.iter().map(|line| line.bbox.x0).fold(f32::INFINITY, f32::min);
    let right = lines.iter().map(|line| line.bbox.x1).fold(f32::NEG_INFINITY, f32::max);
    (left, right)
}

/// The open column of the page before that begins at the same edge. A block below several of them goes on with the one that
/// reached furthest down.
fn continued(threads: &[Thread], page: u32, left: f32, right: f32, index: usize) -> Option<usize> {
    let open = threads.iter().enumerate().filter(|(_, thread)| thread.open && thread.page + 1 == page);
    let below = |thread: &Thread| thread.left > left - EDGE && thread.left < right - REACH;
    if index == 0 && open.clone().filter(|(_, thread)| below(thread)).count() > 1 {
        return open.max_by(|(_, a), (_, b)| a.bottom.total_cmp(&b.bottom)).map(|(at, _)| at);
    }
    let several = open.clone().count() > 1;
    let near = open.filter(|(_, thread)| {
        let edge = (thread.left - left).abs() < EDGE;
        let overlap = thread.right.min(right) - thread.left.max(left);
        edge || (index == 0 && !several) || overlap > 0.75 * (thread.right - thread.left).max(right - left)
    });
    near.min_by(|(_, a), (_, b)| (a.left - left).abs().total_cmp(&(b.left - left).abs())).map(|(at, _)| at)
}

/// A column above another block of the same page does not go on.
fn close_covered(threads: &mut [Thread], page: u32) {
    let ends: Vec<(usize, f32, f32, f32)> = threads
        .iter()
        .enumerate()
        .filter(|(_, thread)| thread.page == page)
        .filter_map(|(at, thread)| thread.lines.last().map(|line| (at, line.bbox.y1, thread.left, thread.right)))
        .collect();
    for (at, bottom, left, right) in &ends {
        let covered = ends.iter().any(|(other, low, l, r)| other != at && low > bottom && l.max(*left) < r.min(*right));
        threads[*at].open = !covered;
    }
    for thread in threads.iter_mut().filter(|thread| thread.page < page) {
        thread.open = false;
    }
}
