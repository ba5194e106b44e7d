//! Roles of lines and tags of words by an answer: the rules', by where its values were read; a person's, by where they stand.

use super::features::Worded;
use super::tags::{Field, List, Part, ROLES, Role, section_index};
use crate::assemble::Fields;
use crate::sections::Section;
use crate::value::Slice;
use vitae_model::source::SectionKind;

/// What each line is and what each of its words.
pub(crate) struct Labels {
    pub(crate) roles: Vec<Role>,
    /// A tag for each word of each line.
    pub(crate) tags: Vec<Vec<usize>>,
}

impl Labels {
    pub(super) fn none(lines: &[Worded]) -> Self {
        Self {
            roles: vec![Role::None; lines.len()],
            tags: lines.iter().map(|line| vec![0; line.words.len()]).collect(),
        }
    }

    /// Tags the words of a value that have no tag yet; answers the lines they stand in.
    pub(super) fn tag(&mut self, lines: &[Worded], field: Field, from: &[Slice]) -> Vec<usize> {
        let mut touched = Vec::new();
        for slice in from {
            let Some(worded) = lines.get(slice.line) else { continue };
            for (at, word) in worded.words.iter().enumerate() {
                let within = slice.range.start < word.end && word.start < slice.range.end;
                if within && self.tags[slice.line][at] == 0 {
                    self.tags[slice.line][at] = field.first_tag() + usize::from(!touched.is_empty());
                    touched.push(slice.line);
                }
            }
        }
        touched.dedup();
        touched
    }

    pub(super) fn set(&mut self, line: usize, role: Role) {
        if self.roles[line] == Role::None {
            self.roles[line] = role;
        }
    }

    /// Makes lines the head of an entry, and short gaps between them.
    pub(super) fn head(&mut self, list: List, mut heads: Vec<usize>) {
        heads.sort_unstable();
        heads.dedup();
        let Some(first) = heads.first().copied() else { return };
        for line in &heads {
            if matches!(self.roles[*line], Role::None | Role::Contact) {
                self.roles[*line] = Role::Entry(list, Part::Head);
            }
        }
        if !matches!(self.roles[first], Role::Entry(_, Part::First)) {
            self.roles[first] = Role::Entry(list, Part::First);
        }
        for pair in heads.windows(2).filter(|pair| pair[1] - pair[0] <= SHORT_GAP) {
            (pair[0] + 1..pair[1]).for_each(|line| self.set(line, Role::Entry(list, Part::Head)));
        }
    }
}

/// Lines from one line of a head to the next at most, for those between to belong to it.
pub(super) const SHORT_GAP: usize = 3;

/// What the rules say.
pub(super) fn of_rules(lines: &[Worded], sections: &[Section], fields: &Fields) -> Labels {
    let mut out = Labels::none(lines);
    for heading in sections.iter().filter_map(|section| section.heading) {
        out.set(heading, Role::Heading);
    }
    let contact = &fields.contact;
    let person = [
        (Field::Name, &contact.name),
        (Field::Email, &contact.email),
        (Field::Phone, &contact.phone),
        (Field::Location, &contact.place),
    ];
    for (field, value) in person {
        out.tag(lines, field, &value.from).into_iter().for_each(|line| out.set(line, Role::Contact));
    }
    for list in List::ALL {
        for entry in (list.schema().entries)(fields) {
            let tools = |field: Field| field == Field::Technology;
            let heads = entry.values.iter().filter(|(field, _)| !tools(*field));
            let heads = heads.flat_map(|(field, value)| out.tag(lines, *field, &value.from)).collect();
            out.head(list, heads);
            let said = entry.text.into_iter().flat_map(|text| &text.from).map(|slice| slice.line);
            said.filter(|line| *line < lines.len()).for_each(|line| out.set(line, Role::Entry(list, Part::Text)));
            for (field, value) in entry.values.iter().filter(|(field, _)| tools(*field)) {
                out.tag(lines, *field, &value.from).into_iter().for_each(|line| out.set(line, Role::Tools));
            }
        }
    }
    fields
        .summary
        .from
        .iter()
        .filter(|slice| slice.line < lines.len())
        .for_each(|slice| out.set(slice.line, Role::Summary));
    for skill in &fields.skills {
        out.tag(lines, Field::Skill, &skill.from).into_iter().for_each(|line| out.set(line, Role::Skills));
    }
    for section in sections.iter().filter(|section| is_unlisted(section.kind)) {
        section.lines.iter().for_each(|line| out.set(*line, Role::Other));
    }
    out
}

/// Whether a kind of section has no list that the network knows.
fn is_unlisted(kind: SectionKind) -> bool {
    use SectionKind::*;
    matches!(kind, Volunteering | Languages | Publications | Interests | References | Other)
}

/// What is shown of each line: the role that the rules give it, or of lines without one the section.
pub(super) fn shown_roles(labels: &Labels, sections: &[Section]) -> Vec<u16> {
    let mut out: Vec<usize> = labels.roles.iter().map(|role| role.index()).collect();
    for section in sections {
        for line in section.lines.iter().filter(|line| labels.roles.get(**line) == Some(&Role::None)) {
            out[*line] = ROLES + section_index(section.kind);
        }
    }
    out.into_iter().map(|role| role as u16 + 1).collect()
}
