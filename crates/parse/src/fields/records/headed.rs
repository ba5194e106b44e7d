//! Items in groups below what they share: a year, or the body that gave them.

use super::look::Look;
use crate::line::Line;

/// What the heads of groups say.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Head {
    Date,
    Body,
}

/// The items of a section whose rows stand in groups: each has its own row and the head of its group. `None` for others.
pub(super) fn items(lines: &[Line]) -> Option<Vec<Vec<usize>>> {
    let looks: Vec<Look> = (0..lines.len()).map(|index| Look::of(lines, index, false)).collect();
    let first = looks.first()?;
    let heads: Vec<bool> = looks.iter().map(|look| look.alike(first)).collect();
    let (head, rows): (Vec<&Look>, Vec<&Look>) = (pick(&looks, &heads, true), pick(&looks, &heads, false));
    let says = said(&head, &rows)?;
    let groups = heads.chunk_by(|_, next| !next).map(<[bool]>::len);
    let shared = groups.clone().any(|size| size > 2) && groups.clone().all(|size| size > 1);
    if head.len() < 2 || !shared {
        return None;
    }
    let mut out = Vec::new();
    let mut at = 0;
    for size in groups {
        out.extend((at + 1..at + size).map(|row| match says {
            Head::Date => vec![at, row],
            Head::Body => vec![row, at],
        }));
        at += size;
    }
    Some(out)
}

/// The looks of the rows that are heads, or of the others.
fn pick<'a>(looks: &'a [Look], heads: &[bool], wanted: bool) -> Vec<&'a Look> {
    looks.iter().zip(heads).filter(|(_, head)| **head == wanted).map(|(look, _)| look).collect()
}

/// What heads say, when all rows below them are items in one style.
fn said(heads: &[&Look], rows: &[&Look]) -> Option<Head> {
    let first = rows.first()?;
    let plain = |row: &&&Look| row.alike(first) && !row.extra && row.statement <= 0.0 && row.words > 1;
    if !rows.iter().all(|row| plain(&row)) {
        return None;
    }
    if heads.iter().all(|head| head.lone_date) {
        let whole = rows.iter().all(|row| row.dates == 0 && (row.parted || row.titled || row.closed));
        return whole.then_some(Head::Date);
    }
    let lone = heads.iter().all(|head| head.dates == 0 && !head.parted && !head.names && head.statement <= 0.0);
    let bodies = heads.iter().filter(|head| head.body).count();
    let names = rows.iter().filter(|row| row.names && !row.body).count();
    (lone && bodies * 2 > heads.len() && names * 2 > rows.len()).then_some(Head::Body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Run, Spot};

    /// A row of a Word file, bold or not.
    fn row(text: &str, bold: bool) -> Line {
        let run = Run { range: 0..text.len(), bold, italic: false, link: None, spot: Spot::Paragraph(0) };
        Line { text: text.to_owned(), runs: vec![run], flow: true, bullet: !bold, ..Line::default() }
    }

    #[test]
    fn rows_share_the_head_of_their_group() {
        let by_year = [
            row("2019", true),
            row("First Aid at Work, Rescue Board", false),
            row("Forklift Licence, Harbour College", false),
            row("2021", true),
            row("Food Hygiene Level 2, Health Office", false),
        ];
        assert_eq!(items(&by_year), Some(vec![vec![0, 1], vec![0, 2], vec![3, 4]]));
        let by_body = [
            row("Harbour College", true),
            row("First Aid at Work, 2019", false),
            row("Forklift Licence, 2021", false),
            row("Health Board", true),
            row("Food Hygiene Certificate, 2021", false),
        ];
        assert_eq!(items(&by_body), Some(vec![vec![1, 0], vec![2, 0], vec![4, 3]]));
        let below = [
            row("First Aid at Work", true),
            row("Rescue Board, 2019", false),
            row("Forklift Licence", true),
            row("Harbour College, 2021", false),
        ];
        assert_eq!(items(&below), None);
    }
}
