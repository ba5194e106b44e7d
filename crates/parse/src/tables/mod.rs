//! Tables with a header row: the titles of the columns tell what every row below holds.
//!
//! The layout marks such tables ([`is_header`]) and makes each of their rows one line that knows its cells ([`Row`]). The
//! sections read the rows as records ([`records`]) when the titles name all that their entries need, or take them as
//! plain lines ([`settle`]).

pub(crate) mod records;
pub(crate) mod settle;
pub(crate) mod titles;

use crate::sections::wording;
use std::ops::Range;
use titles::Column;
use vitae_model::source::SectionKind;

/// The cells of a line that is a row of a table; their paragraphs are separated by line feeds.
#[derive(Debug, Clone, Default)]
pub(crate) struct Row {
    /// It holds the titles of the columns.
    pub(crate) header: bool,
    /// The column of each filled cell, and its text.
    pub(crate) cells: Vec<(usize, Range<usize>)>,
}

/// Longest title, in characters.
const MAX_TITLE: usize = 48;

/// Whether the cells of a row are the titles of columns: most are known in one kind of section, and the row below holds
/// something else. A form (`Qualification | Diploma` above `Years | 2006`) has a title in every row.
pub(crate) fn is_header(cells: &[&str], below: &[&str]) -> bool {
    let known = |text: &&&str| titles::is_title(text);
    let short =
        cells.iter().all(|cell| cell.chars().count() <= MAX_TITLE && !cell.contains(|c: char| c.is_ascii_digit()));
    let titled_below = below.iter().filter(known).count();
    let form = match below {
        [] => true,
        [first, ..] if cells.len() == 2 => titles::is_title(first),
        _ => titled_below * 2 > below.len(),
    };
    cells.len() >= 2 && short && !form && !are_headings(cells) && kind(cells).is_some()
}

/// Whether the cells are the headings of sections that stand side by side: `Languages` beside `Honors and Awards`. Projects
/// beside skills may be columns: `Project | Technologies`.
fn are_headings(cells: &[&str]) -> bool {
    let kind = |text: &&str| wording::read(text).filter(|_| wording::is_known(text)).map(|reading| reading.kind);
    let kinds: Option<Vec<SectionKind>> = cells.iter().map(kind).collect();
    kinds.is_some_and(|kinds| {
        let columns = kinds == [SectionKind::Projects, SectionKind::Skills];
        !columns && kinds.windows(2).all(|pair| pair[0] != pair[1])
    })
}

/// The kind of section that titles speak for: the one in which most of them are known. Of several that fit alike it is the
/// one that the title of the first column names: `Award`.
pub(crate) fn kind(cells: &[&str]) -> Option<SectionKind> {
    let named = cells.iter().find_map(|cell| wording::read(cell)).map(|reading| reading.kind);
    let mut best: Option<(usize, SectionKind)> = None;
    for kind in titles::KINDS {
        let columns = titles::columns(*kind, cells);
        let known = columns.iter().filter(|found| !found.is_empty()).count();
        let value = 2 * known + usize::from(named == Some(*kind));
        if known * 3 >= cells.len() * 2 && is_telling(*kind, &columns) && best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *kind));
        }
    }
    best.map(|(_, kind)| kind)
}

/// Whether the columns name an entry of a kind, and something that belongs to it.
fn is_telling(kind: SectionKind, columns: &[Vec<Column>]) -> bool {
    use Column::{Company, Date, Degree, Field, From, Issuer, Name, Position, Rank, School, Text, Tools, Url};
    let has = |wanted: &[Column]| columns.iter().flatten().any(|column| wanted.contains(column));
    match kind {
        SectionKind::Experience => {
            (has(&[Company]) && has(&[Position, Text, Date, From])) || (has(&[Position]) && has(&[Date, From]))
        }
        SectionKind::Education => has(&[School, Degree]) && has(&[Date, From, School]) && has(&[Degree, Field]),
        SectionKind::Projects => has(&[Name]) && has(&[Text, Tools]),
        SectionKind::Certifications => has(&[Name]) && has(&[Issuer, Date, From, Url]),
        SectionKind::Achievements => has(&[Name]) && has(&[Issuer, Rank, Date]),
        _ => false,
    }
}

/// Whether records of a kind can be read off these columns alone.
pub(crate) fn is_complete(kind: SectionKind, columns: &[Vec<Column>]) -> bool {
    use Column::{Company, Degree, Field, Issuer, Name, Position, Rank, School, Text, Tools};
    let has = |wanted: &[Column]| columns.iter().flatten().any(|column| wanted.contains(column));
    match kind {
        SectionKind::Experience => has(&[Company]) && has(&[Position]),
        SectionKind::Education => has(&[School]) && has(&[Degree, Field]),
        SectionKind::Projects => has(&[Name]) && has(&[Text, Tools]),
        SectionKind::Certifications => has(&[Name]) && has(&[Issuer]),
        SectionKind::Achievements => has(&[Name]) && has(&[Issuer, Rank, Text]),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_told_from_forms_and_rows() {
        let cases: &[(&[&str], &[&str], Option<SectionKind>)] = &[
            (
                &["From", "To", "Employer", "Post", "Duties"],
                &["03/2024", "to date", "Acme"],
                Some(SectionKind::Experience),
            ),
            (&["Von", "Bis", "Schule", "Abschluss"], &["2010", "2014", "HTL", "Matura"], Some(SectionKind::Education)),
            (&["Project", "Description", "Means"], &["Moss", "Grows moss", "Rust"], Some(SectionKind::Projects)),
            (
                &["Award", "Given by", "Result", "Date"],
                &["Cup", "Club", "1st", "2019"],
                Some(SectionKind::Achievements),
            ),
            (
                &["Certificate", "Awarding body", "Date"],
                &["First Aid", "Cross", "2019"],
                Some(SectionKind::Certifications),
            ),
            (&["Qualification", "Diploma"], &["Years", "2006"], None),
            (&["School", "Kingsbridge College"], &["Years", "2006"], None),
            (&["2019", "Acme"], &["2020", "Bolt"], None),
            (&["Languages", "Honours and Awards"], &["French (C1)", "Employee of the Year"], None),
            (&["Language", "Level"], &["French", "B2"], None),
            (&["Languages", "Honors and Awards"], &["French", "Employee of the Year, Acme"], None),
        ];
        for (cells, below, want) in cases {
            let found = is_header(cells, below).then(|| kind(cells)).flatten();
            assert_eq!(found, *want, "{cells:?}");
        }
    }
}
