//! Dates that go on in the cell below: `Mar. 2016 – Jun.` above `2022`, `September 2018 to` above `date`.

use crate::line::Line;
use crate::parts::{Break, Kind, Part};
use crate::value::Slice;
use std::ops::Range;
use vitae_model::dates;

/// Longest date, in bytes.
const LONGEST: usize = 60;

/// Puts dates together that two neighbouring lines hold in their first or last cells. The date stands with the upper line;
/// answers the places of the lower lines.
pub(super) fn join(lines: &[Line], indices: &[usize], parts: &mut [Vec<Part>]) -> Vec<usize> {
    let mut out = Vec::new();
    for at in 1..indices.len() {
        let (above, below) = (indices[at - 1], indices[at]);
        if out.last() == Some(&(at - 1)) || lines[below].bullet {
            continue;
        }
        let Some((first, rest, date)) = joined(lines, above, below) else { continue };
        replace(&mut parts[at - 1], above, &first, date);
        parts[at].retain(|part| part.range.end <= rest.start || part.range.start >= rest.end);
        out.push(at);
    }
    out
}

/// The two cells, and the date they make together.
fn joined(lines: &[Line], above: usize, below: usize) -> Option<(Range<usize>, Range<usize>, Part)> {
    let (upper, lower) = (&lines[above].text, &lines[below].text);
    let ends = [(first_cell(upper), first_cell(lower)), (last_cell(upper), last_cell(lower))];
    ends.into_iter().find_map(|(first, rest)| {
        let (head, tail) = (upper[first.clone()].trim(), lower[rest.clone()].trim());
        let short = !head.is_empty() && !tail.is_empty() && head.len() + tail.len() < LONGEST;
        let text = format!("{head} {tail}");
        // A date that is whole without the other line needs none.
        let whole = |text: &str| dates::parse(text).is_some_and(|span| span.is_range());
        let open = head.ends_with(['-', '–', '—']) || !whole(head);
        let span = dates::parse(&text).filter(|span| short && span.is_range() && open && !whole(tail))?;
        let date = Part {
            text,
            line: above,
            range: first.clone(),
            kind: Kind::Date(span),
            before: Break::Strong,
            bold: false,
            tail: Some(Slice { line: below, range: rest.clone() }),
        };
        Some((first, rest, date))
    })
}

/// Puts the date in the place of what was read in its cell.
fn replace(parts: &mut Vec<Part>, line: usize, cell: &Range<usize>, date: Part) {
    let inside = |part: &Part| part.line == line && part.range.start < cell.end && cell.start < part.range.end;
    let at = parts.iter().position(inside).unwrap_or(parts.len());
    parts.retain(|part| !inside(part));
    parts.insert(at.min(parts.len()), date);
}

fn first_cell(text: &str) -> Range<usize> {
    0..text.find('\t').unwrap_or(text.len())
}

fn last_cell(text: &str) -> Range<usize> {
    text.rfind('\t').map_or(0, |tab| tab + 1)..text.len()
}
