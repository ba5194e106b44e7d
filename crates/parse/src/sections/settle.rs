//! Second thoughts about what sections hold, from their lines and from each other.

use super::{Section, content, wording};
use crate::contact;
use crate::line::Line;
use crate::recognise::{address, degree, school};
use crate::tables;
use crate::vocabulary;
use crate::words::fold;
use std::collections::HashSet;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Settles the kinds of sections whose headings leave them open.
pub(super) fn kinds(lines: &[Line], sections: &mut Vec<Section>) {
    let plain = |kind| sections.iter().any(|section| section.kind == kind && !is_either(section));
    let count = |kind| sections.iter().filter(|section| section.kind == kind).count();
    let plain = Plain {
        schooled: plain(SectionKind::Education),
        skilled: plain(SectionKind::Skills),
        skills: count(SectionKind::Skills),
        projects: count(SectionKind::Projects),
    };
    let mut taken: HashSet<SectionKind> =
        sections.iter().filter(|section| section.known).map(|section| section.kind).collect();
    for section in sections.iter_mut() {
        section.kind = settled(lines, section, &taken, plain);
        taken.insert(section.kind);
    }
    let named = names_of_jobs(lines, sections);
    let open = |section: &&mut Section| !section.known && section.heading.is_some();
    for section in sections.iter_mut().filter(open).filter(|section| retells(lines, section, &named)) {
        section.kind = SectionKind::Experience;
    }
    part_mixed(lines, sections);
}

/// Marks between the names of a line.
const MARKS: &[char] = &['\t', ',', '|', '–', '—', '·', '•', '(', ')', '@', ':'];

/// The names of a line, folded.
fn names(line: &Line) -> impl Iterator<Item = String> {
    line.text.split(MARKS).map(fold).filter(|name| !name.is_empty())
}

/// What the dated lines of jobs name, folded.
fn names_of_jobs(lines: &[Line], sections: &[Section]) -> HashSet<String> {
    let jobs = sections.iter().filter(|section| section.kind == SectionKind::Experience);
    let dated = |line: &&Line| dates::find(&line.text).iter().any(|(_, span)| span.is_range());
    jobs.flat_map(|section| section.lines.iter().map(|index| &lines[*index])).filter(dated).flat_map(names).collect()
}

/// Whether an undated section names jobs again that another has named: its first line does, and another one.
fn retells(lines: &[Line], section: &Section, named: &HashSet<String>) -> bool {
    let again = |index: &&usize| !lines[**index].bullet && names(&lines[**index]).all(|name| named.contains(&name));
    let first = section.lines.first().is_some_and(|index| again(&index));
    let dated = |index: &usize| !dates::find(&lines[*index].text).is_empty();
    first && section.lines.iter().filter(again).count() >= 2 && !section.lines.iter().any(dated)
}

/// What other sections plainly hold.
#[derive(Clone, Copy)]
struct Plain {
    /// Schools.
    schooled: bool,
    /// Skills.
    skilled: bool,
    /// How many sections are headed by words for skills, and for projects.
    skills: usize,
    projects: usize,
}

/// The kind of one section by its lines and by the kinds that others have.
fn settled(lines: &[Line], section: &Section, taken: &HashSet<SectionKind>, plain: Plain) -> SectionKind {
    match section.kind {
        SectionKind::Education
            if is_either(section)
                && plain.schooled
                && (!has_degree(lines, section) || lists_courses(lines, section)) =>
        {
            SectionKind::Certifications
        }
        SectionKind::Skills if is_either(section) && plain.skilled && plain.schooled && is_dated(lines, section) => {
            SectionKind::Certifications
        }
        SectionKind::Skills if plain.skills > 1 && content::is_prose(lines, section) => SectionKind::Summary,
        SectionKind::Skills if ends_in_dates(lines, section) => SectionKind::Certifications,
        SectionKind::Projects if plain.projects > 1 && content::are_prizes(lines, section) => SectionKind::Achievements,
        _ if is_open(section) && reaches(lines, section) => SectionKind::Contact,
        _ if (is_open(section) || section.kind == SectionKind::Other) && titled(lines, section).is_some() => {
            titled(lines, section).unwrap_or(section.kind)
        }
        SectionKind::Summary | SectionKind::Other if is_form(lines, section) => SectionKind::Contact,
        SectionKind::Summary if content::is_career(lines, section) => SectionKind::Experience,
        _ if is_open(section) => content::kind(lines, section, taken).unwrap_or(otherwise(section)),
        kind => kind,
    }
}

/// The kind that the titles of a table's columns tell.
fn titled(lines: &[Line], section: &Section) -> Option<SectionKind> {
    section.lines.iter().find_map(|index| tables::settle::kind_of(&lines[*index], section.kind))
}

/// Whether a heading leaves open what its section holds.
fn is_open(section: &Section) -> bool {
    let other = section.kind == SectionKind::Other && section.certainty < wording::COMPLETE;
    section.heading.is_some() && !section.known && (other || READABLE.contains(&section.kind))
}

/// What a section is whose lines tell nothing: jobs would have told.
fn otherwise(section: &Section) -> SectionKind {
    if section.kind == SectionKind::Experience { SectionKind::Other } else { section.kind }
}

/// Kinds that a heading's key words name and that its lines may tell better.
const READABLE: &[SectionKind] = &[
    SectionKind::Experience,
    SectionKind::Education,
    SectionKind::Certifications,
    SectionKind::Achievements,
    SectionKind::Projects,
    SectionKind::Skills,
    SectionKind::Languages,
    SectionKind::Summary,
    SectionKind::Publications,
];

fn is_either(section: &Section) -> bool {
    let title = fold(&section.title);
    let ends = |words: &&&str| {
        !words.contains(' ') && title.ends_with(*words) && title[..title.len() - words.len()].ends_with(' ')
    };
    vocabulary::TRAININGS.contains(title.as_str())
        || (!section.known && vocabulary::TRAININGS.iter().any(|words| ends(&words)))
}

/// Whether a line of three carries a date, as certificates do and skills do not.
fn is_dated(lines: &[Line], section: &Section) -> bool {
    let dated = section.lines.iter().filter(|index| !dates::find(&lines[**index].text).is_empty()).count();
    dated >= 1 && dated * 3 >= section.lines.len()
}

/// Whether lines have points in time, none a span, and most hold no degree: single courses, of which one is called a diploma.
fn lists_courses(lines: &[Line], section: &Section) -> bool {
    let parts = |index: &usize| lines[*index].text.split(['\t', ',', '|']).map(str::trim).any(degree::is_degree);
    let whole = |index: &&usize| parts(index);
    let spans = |index: &usize| dates::find(&lines[*index].text).iter().any(|(_, span)| span.is_range());
    is_dated(lines, section)
        && !section.lines.iter().any(spans)
        && section.lines.iter().filter(whole).count() * 2 <= section.lines.len()
}

/// Whether lines that begin with a degree are more than half as many as those with a date: one diploma among courses is
/// one of them.
fn has_degree(lines: &[Line], section: &Section) -> bool {
    let degrees = section.lines.iter().filter(|index| names_degree(&lines[**index])).count();
    let dated = section.lines.iter().filter(|index| !dates::find(&lines[**index].text).is_empty()).count();
    degrees > 0 && degrees * 2 > dated
}

/// Whether a part of a line begins with a degree.
fn names_degree(line: &Line) -> bool {
    line.text.split(PARTS).any(|part| degree::is_degree(part.trim()))
}

/// Marks between the parts of a line.
const PARTS: &[char] = &['\t', '|', ',', '–', '—', '·', '/'];

/// Parts sections of schools and certificates (`Education and credentials`): from the first dated line on below which
/// nothing names a degree or a school, they hold certificates.
fn part_mixed(lines: &[Line], sections: &mut Vec<Section>) {
    let school = |line: &Line| line.text.split(PARTS).any(|part| school::school_score(part.trim()) >= 1.0);
    let mut at = 0;
    while at < sections.len() {
        let section = &mut sections[at];
        at += 1;
        let said = vocabulary::heading_kinds(&fold(&section.title));
        if section.kind != SectionKind::Education || !said.contains(&SectionKind::Certifications) {
            continue;
        }
        let schooled = |index: &usize| names_degree(&lines[*index]) || school(&lines[*index]);
        let Some(last) = section.lines.iter().rposition(schooled) else { continue };
        let dated = |index: &usize| ends_in_point(&lines[*index]) && names_anew(lines, &section.lines, *index);
        let Some(first) = section.lines[last + 1..].iter().position(dated) else { continue };
        let mut rest = Section::untitled(SectionKind::Certifications);
        rest.lines = section.lines.split_off(last + 1 + first);
        sections.insert(at, rest);
    }
}

/// Whether a dated line names something that no line above begins with: neither a date alone nor one behind the label of a
/// form.
fn names_anew(lines: &[Line], section: &[usize], index: usize) -> bool {
    let label = |line: &Line| fold(line.text.split(['\t', ':']).next().unwrap_or_default());
    let own = label(&lines[index]);
    let dated = dates::parse(&lines[index].text).is_some();
    let goes_on = index.checked_sub(1).is_some_and(|above| lines[above].text.trim_end().ends_with(','));
    !dated && !goes_on && !section.iter().take_while(|above| **above < index).any(|above| label(&lines[*above]) == own)
}

/// Whether most lines end in a point in time, as those of certificates do: skills have none.
fn ends_in_dates(lines: &[Line], section: &Section) -> bool {
    let dated = section.lines.iter().filter(|index| ends_in_point(&lines[**index])).count();
    dated > 0 && dated * 4 >= section.lines.len() * 3
}

/// Whether a line ends in a point in time.
fn ends_in_point(line: &Line) -> bool {
    let text = line.text.trim_end().trim_end_matches([')', ']', '.']);
    dates::find(text).last().is_some_and(|(range, span)| range.end == text.len() && !span.is_range())
}

/// Whether one of the first lines is an email address.
fn reaches(lines: &[Line], section: &Section) -> bool {
    section.lines.iter().take(4).any(|index| {
        let text = &lines[*index].text;
        address::emails(text).first().is_some_and(|range| range.len() * 2 > text.trim().len())
    })
}

/// Whether most lines are personal data behind labels: `Date of birth : 1 May 1990`.
fn is_form(lines: &[Line], section: &Section) -> bool {
    let rows = section.lines.iter().filter(|index| contact::is_form_row(&lines[**index])).count();
    rows >= 2 && rows * 2 > section.lines.len()
}
