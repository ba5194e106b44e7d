//! The wanted window of the jobs found, newest first over all segments.

use uuid::Uuid;

use crate::bits::{Above, Bits};
use crate::segment::{Core, Segment};

/// The jobs found in one segment.
struct Part<'a> {
    core: &'a Core,
    hits: &'a Bits,
    above: Above<'a>,
}

/// The ids of the jobs from `offset` on, `limit` of them.
pub(crate) fn newest(segments: &[Segment], hits: &[Bits], offset: u64, limit: usize) -> Vec<Uuid> {
    let parts: Vec<_> = segments
        .iter()
        .zip(hits)
        .filter(|(_, hits)| !hits.is_empty())
        .map(|(segment, hits)| Part { core: &segment.core, hits, above: Above::of(hits) })
        .collect();
    // Everything later than this comes before the window.
    let time = if offset == 0 { i64::MAX } else { time_at(&parts, offset) };
    let ends: Vec<_> = parts.iter().map(|part| end_at(part, time)).collect();
    let skipped: u64 = parts.iter().zip(&ends).map(|(part, end)| part.above.count_from(*end)).sum();
    merged(&parts, &ends).skip((offset - skipped.min(offset)) as usize).take(limit).collect()
}

/// The place behind the last job created at a time or earlier.
fn end_at(part: &Part<'_>, time: i64) -> u32 {
    time.checked_add(1).map_or(part.core.len() as u32, |next| part.core.first_since(next))
}

/// The earliest time after which at most `offset` jobs were created.
fn time_at(parts: &[Part<'_>], offset: u64) -> i64 {
    let later = |time: i64| -> u64 { parts.iter().map(|part| part.above.count_from(end_at(part, time))).sum() };
    let last_place = |part: &Part<'_>| part.core.len() as u32 - 1;
    let mut low = parts.iter().map(|part| part.core.created_at(0)).min().unwrap_or(0);
    let mut high = parts.iter().map(|part| part.core.created_at(last_place(part))).max().unwrap_or(0);
    while low < high {
        let middle = low.midpoint(high) - i64::from(low.midpoint(high) == high);
        if later(middle) > offset { low = middle + 1 } else { high = middle }
    }
    low
}

/// The jobs below the ends, newest first.
fn merged<'a>(parts: &'a [Part<'a>], ends: &[u32]) -> impl Iterator<Item = Uuid> + 'a {
    let key = |part: &Part<'_>, place: u32| (part.core.created_at(place), part.core.id_at(place));
    let mut heads: Vec<_> = parts
        .iter()
        .zip(ends)
        .map(|(part, end)| {
            let mut places = part.hits.down_from(*end);
            (places.next().map(|place| key(part, place)), places, part)
        })
        .collect();
    std::iter::from_fn(move || {
        let (head, places, part) = heads.iter_mut().max_by_key(|(head, ..)| *head)?;
        let found = (*head)?;
        *head = places.next().map(|place| key(part, place));
        Some(found.1)
    })
}
