//! The dark column: contact, skills, languages, certificates, awards, papers.

use super::print::{Face, Row};
use super::sheet::Sheet;
use super::{headings, join, part};
use crate::assemble::Fields;
use crate::contact;
use crate::fields::achievements;
use crate::fields::additional::Item;
use crate::fields::certifications::Licence;
use crate::fields::languages::Tongue;
use crate::line::Line;
use crate::value::Value;
use crate::words::fold;
use std::collections::HashSet;
use vitae_model::check::is_email;
use vitae_model::source::SectionKind;

/// Rows of one item stand 1.2 of their size apart, items 1.68.
const ONE_ITEM: f32 = 1.45;

/// Reads all sections.
pub(super) fn read(rows: &[Row], sheet: &mut Sheet, fields: &mut Fields) {
    let parts = rows.chunk_by(|before, next| before.face == Face::Heading || next.face != Face::Heading);
    for (at, part) in parts.enumerate() {
        let end = part.iter().position(|row| row.face != Face::Heading).unwrap_or(part.len());
        let (heading, rows) = part.split_at(end);
        section(heading, &items(rows), at, sheet, fields);
    }
}

fn section(heading: &[Row], items: &[Vec<&Row>], at: usize, sheet: &mut Sheet, fields: &mut Fields) {
    let heading: Vec<&Row> = heading.iter().collect();
    let title = join::joined(&heading).map(|line| line.text).unwrap_or_default();
    let kind = headings::of_side(&title, at, items);
    sheet.open(kind, &heading);
    if kind == SectionKind::Contact {
        return reach(items, sheet, fields);
    }
    let indices: Vec<usize> = items.iter().filter_map(|item| sheet.add(item)).collect();
    let values = once(indices.iter().map(|index| sheet.whole(*index)).collect());
    match kind {
        SectionKind::Skills => fields.skills.extend(values),
        SectionKind::Languages => fields.tongues.extend(indices.iter().map(|index| tongue(&sheet.lines, *index))),
        SectionKind::Certifications => {
            fields.licences.extend(values.into_iter().map(|name| Licence { name, ..Licence::default() }));
        }
        SectionKind::Achievements => {
            fields.awards.extend(values.into_iter().map(|value| achievements::named(value, &title)))
        }
        _ => {
            let items = values.into_iter().map(|title| Item { title, ..Item::default() }).collect();
            fields.rest.get_or_insert_default().push((sheet.sections.len() - 1, items));
        }
    }
}

/// The rows of each item. Over a page an item goes on where its last row there was full.
fn items(rows: &[Row]) -> Vec<Vec<&Row>> {
    let one = |before: &Row, next: &Row| match next.below(before) {
        Some(gap) => gap < ONE_ITEM * next.size,
        None => join::is_full(&before.line, &next.line),
    };
    rows.chunk_by(one).map(|item| item.iter().collect()).collect()
}

/// Each text once.
fn once(values: Vec<Value>) -> Vec<Value> {
    let mut known = HashSet::new();
    values.into_iter().filter(|value| known.insert(fold(&value.text))).collect()
}

/// `English (Native or Bilingual)`: the level in the bracket is LinkedIn's own.
fn tongue(lines: &[Line], index: usize) -> Tongue {
    let text = lines[index].text.trim_end();
    let open = text.strip_suffix([')', '）']).and_then(|inside| inside.rfind(['(', '（'])).filter(|at| *at > 0);
    let Some(open) = open else {
        return Tongue { name: part(lines, index, 0..text.len()), ..Tongue::default() };
    };
    let bracket = text[open..].chars().next().map_or(1, char::len_utf8);
    let close = text.chars().next_back().map_or(1, char::len_utf8);
    Tongue { name: part(lines, index, 0..open), level: part(lines, index, open + bracket..text.len() - close) }
}

/// Reads how to reach the person. Rows below one link are one address.
fn reach(items: &[Vec<&Row>], sheet: &mut Sheet, fields: &mut Fields) {
    let rows: Vec<&Row> = items.iter().flatten().copied().collect();
    let link = |row: &Row| row.line.runs.iter().find_map(|run| run.link.clone());
    let mut indices = Vec::new();
    let linked = |before: &Row, next: &Row| link(before).is_some() && link(before) == link(next);
    for group in rows.chunk_by(|before, next| linked(before, next) || is_broken_mail(before, next)) {
        if let Some(line) = address(group) {
            indices.push(sheet.push(line));
        }
    }
    let contact = &mut fields.contact;
    contact.email = contact::email(&sheet.lines, &indices).unwrap_or_default();
    let linked = |index: &usize| sheet.lines[*index].runs.iter().any(|run| run.link.is_some());
    let (labelled, others): (Vec<usize>, Vec<usize>) = (indices.into_iter().filter(|index| !linked(index)))
        .partition(|index| sheet.lines[*index].text.trim_end().ends_with([')', '）']));
    let phone = |indices: &[usize]| contact::phone(&sheet.lines, indices);
    contact.phone = phone(&labelled).or_else(|| phone(&others)).unwrap_or_default();
}

/// Whether two rows are an address for mail that is wider than the column.
fn is_broken_mail(before: &Row, next: &Row) -> bool {
    let [first, rest] = [before, next].map(|row| row.line.text.trim());
    let wide = before.line.bbox.x1 + 2.0 * before.line.size > before.line.right;
    let whole = is_email(&format!("{first}{rest}"));
    wide && whole && (!is_email(first) || ends_in_stub(rest))
}

/// Whether a row is but the end of a host's name: `om` below `ada@example.c`.
fn ends_in_stub(rest: &str) -> bool {
    rest.len() <= STUB && rest.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Most letters of the end of a host's name.
const STUB: usize = 3;

/// The rows of one address, which has no blanks, and its label in brackets.
fn address(rows: &[&Row]) -> Option<Line> {
    let (first, rest) = rows.split_first()?;
    let mut out = first.line.clone();
    for row in rest {
        out.truncate(out.text.trim_end().len());
        let parting = if row.line.text.starts_with(['(', '（']) { " " } else { "" };
        out.absorb(parting, &row.line, 0..row.line.text.len());
        out.bbox = out.bbox.union(&row.line.bbox);
    }
    Some(out)
}
