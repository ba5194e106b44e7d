//! What a heading heads: by its words where they are known, else by what stands below it.

use super::print::{Face, Row};
use crate::sections::wording;
use crate::vocabulary;
use vitae_model::source::SectionKind;

/// Most skills that the dark column lists.
const TOP_SKILLS: usize = 3;

/// What a heading of the wide column heads. Roles stand below experience alone, whatever its name.
pub(super) fn of_body(title: &str, rows: &[Row]) -> SectionKind {
    let has = |face: Face| rows.iter().any(|row| row.face == face);
    match (said(title), has(Face::Role)) {
        (Some(SectionKind::Volunteering), true) => SectionKind::Volunteering,
        (_, true) => SectionKind::Experience,
        (Some(kind), false) => kind,
        (None, false) if has(Face::Text) => SectionKind::Education,
        (None, false) => SectionKind::Summary,
    }
}

/// What a heading of the dark column heads, the first of which is always contact.
pub(super) fn of_side(title: &str, at: usize, items: &[Vec<&Row>]) -> SectionKind {
    let levelled = || items.iter().all(|item| item.iter().any(|row| row.part_grey));
    match said(title) {
        Some(kind) => kind,
        None if at == 0 => SectionKind::Contact,
        None if !items.is_empty() && levelled() => SectionKind::Languages,
        None if at == 1 && items.len() <= TOP_SKILLS => SectionKind::Skills,
        None => SectionKind::Other,
    }
}

/// What the words of a heading say.
pub(super) fn said(title: &str) -> Option<SectionKind> {
    let known = vocabulary::linkedin_heading(title);
    known.or_else(|| wording::read(title).filter(|own| own.certainty >= wording::COMPLETE).map(|own| own.kind))
}
