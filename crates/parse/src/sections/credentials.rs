//! Certificates listed below studies, under a heading that names both: `Education and Credentials`.

use super::Section;
use crate::line::Line;
use crate::recognise::{degree, school};
use crate::words::fold;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Beginnings of words in a heading that promise more than studies, folded.
const MORE: &[&str] = &[
    "credential",
    "licen",
    "lizen",
    "certif",
    "zertif",
    "sertif",
    "certyf",
    "accredit",
    "training",
    "weiterbildung",
    "fortbildung",
    "qualifi",
    "kwalifi",
    "professional development",
    "courses",
    "attestat",
    "habilit",
    "diplom",
];

/// Gives the certificates that follow the studies of such a section one of their own.
pub(super) fn part(lines: &[Line], sections: &mut Vec<Section>) {
    let mut at = 0;
    while at < sections.len() {
        if let Some(from) = first_certificate(lines, &sections[at]) {
            let rest = sections[at].lines.split_off(from);
            let own = Section { kind: SectionKind::Certifications, lines: rest, ..sections[at].clone() };
            sections.insert(at + 1, own);
            at += 1;
        }
        at += 1;
    }
}

/// Where the certificates begin that stand behind all studies of a section, as a place among its lines.
fn first_certificate(lines: &[Line], section: &Section) -> Option<usize> {
    let title = fold(&section.title);
    let named = MORE.iter().any(|stem| title.split(' ').any(|word| word.starts_with(stem)) || title.contains(stem));
    if section.kind != SectionKind::Education || !named {
        return None;
    }
    let entries = entries(lines, section)?;
    let studied: Vec<bool> = entries.windows(2).map(|pair| is_study(lines, &section.lines[pair[0]..pair[1]])).collect();
    let from = studied.iter().rposition(|study| *study)? + 1;
    (from < studied.len()).then(|| entries[from])
}

/// Where the entries of a section begin, each with a dated line, and where the last ends; `None` when the first line has no
/// date, or when dates stand alone.
fn entries(lines: &[Line], section: &Section) -> Option<Vec<usize>> {
    let dated = |index: &usize| !dates::find(&lines[*index].text).is_empty();
    let starts = section.lines.iter().enumerate().filter(|(_, index)| dated(index)).map(|(at, _)| at);
    let mut out: Vec<usize> = starts.collect();
    out.push(section.lines.len());
    let lone = section.lines.iter().any(|index| dates::parse(&lines[*index].text).is_some());
    (out[0] == 0 && out.len() > 2 && !lone).then_some(out)
}

/// Whether an entry names a degree or a school.
fn is_study(lines: &[Line], entry: &[usize]) -> bool {
    let parts = |index: &usize| lines[*index].text.split(['\t', '|', ',', '–', '—', '·', '/']);
    let tells = |part: &str| degree::is_degree(part.trim()) || school::school_score(part.trim()) > 0.3;
    entry.iter().flat_map(parts).any(tells)
}
