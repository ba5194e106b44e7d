//! One search on several threads: reading the lists of frequent words is what it takes its time for.

use std::panic::resume_unwind;
use std::sync::LazyLock;
use std::thread;

use crate::segment::Segment;

/// Most threads of one search: a few long searches must leave room for others.
const MAX_THREADS: usize = 4;

static CORES: LazyLock<usize> =
    LazyLock::new(|| thread::available_parallelism().map_or(1, |cores| cores.get().min(MAX_THREADS)));

/// What `work` makes of each segment, in their order; as many threads as there are cores share the segments.
pub(crate) fn side_by_side<T: Send>(
    segments: &[Segment],
    work: impl Fn(&Segment) -> tantivy::Result<T> + Sync,
) -> tantivy::Result<Vec<T>> {
    let run = |share: Vec<usize>| -> tantivy::Result<Vec<(usize, T)>> {
        share.into_iter().map(|nth| Ok((nth, work(&segments[nth])?))).collect()
    };
    let mut made = thread::scope(|scope| {
        let mut shares = shares(segments, *CORES).into_iter();
        let own = shares.next().unwrap_or_default();
        let others: Vec<_> = shares.map(|share| scope.spawn(|| run(share))).collect();
        let own = run(own);
        let others = others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        [own].into_iter().chain(others).collect::<tantivy::Result<Vec<_>>>()
    })?
    .into_iter()
    .flatten()
    .collect::<Vec<_>>();
    made.sort_by_key(|(nth, _)| *nth);
    Ok(made.into_iter().map(|(_, made)| made).collect())
}

/// The segments, by their places in the list, in groups of about as many jobs: the largest ones first, each to the
/// group that has fewest.
fn shares(segments: &[Segment], groups: usize) -> Vec<Vec<usize>> {
    let mut by_size: Vec<(usize, usize)> = segments.iter().map(|segment| segment.core.len()).enumerate().collect();
    by_size.sort_by_key(|(_, jobs)| std::cmp::Reverse(*jobs));
    let mut shares = vec![(0, Vec::new()); groups.clamp(1, by_size.len().max(1))];
    for (nth, jobs) in by_size {
        if let Some((sum, share)) = shares.iter_mut().min_by_key(|(sum, _)| *sum) {
            *sum += jobs;
            share.push(nth);
        }
    }
    shares.into_iter().map(|(_, share)| share).collect()
}
