//! Headings within a section of both kinds: `School and college:` and `Working life:` below `Education and career`.

use super::look::Look;
use super::wording::{self, Reading};
use crate::line::Line;
use vitae_model::dates;
use vitae_model::source::SectionKind;

/// Most words of such a heading.
const WORDS: usize = 5;

/// Takes short lines of one look, in a style or with a colon, for headings when some name jobs and others studies. Only lines
/// below a heading whose words leave its kind open are asked.
pub(super) fn mark(lines: &[Line], headings: &mut [Option<Reading>]) {
    let mut start = 0;
    while start < headings.len() {
        let end = (start + 1..headings.len()).find(|at| headings[*at].is_some()).unwrap_or(headings.len());
        let open = headings[start].is_some_and(|reading| MAIN.contains(&reading.kind) && reading.certainty < 1.0);
        if open {
            mark_within(lines, headings, start + 1..end);
        }
        start = end;
    }
}

/// What the lists are of.
const MAIN: [SectionKind; 2] = [SectionKind::Education, SectionKind::Experience];

fn mark_within(lines: &[Line], headings: &mut [Option<Reading>], range: std::ops::Range<usize>) {
    let named: Vec<(usize, Reading)> = range.filter_map(|at| Some((at, read(&lines[at])?))).collect();
    let both = |look: Look| {
        let kinds = named.iter().filter(|(at, _)| Look::of(&lines[*at]) == look).map(|(_, reading)| reading.kind);
        let kinds: Vec<SectionKind> = kinds.collect();
        MAIN.iter().all(|kind| kinds.contains(kind))
    };
    for (at, reading) in named.iter().filter(|(at, _)| both(Look::of(&lines[*at]))) {
        headings[*at] = Some(Reading { certainty: wording::WHOLE, ..*reading });
    }
}

/// What a short line in a style, or with a colon at its end, names.
fn read(line: &Line) -> Option<Reading> {
    let told = line.text.trim_end().ends_with(':') || line.all_italic() || line.all_bold();
    let short = line.words() <= WORDS && !line.bullet && !line.text.contains(['\t', ',', '(']);
    let reading = wording::read(&line.text).filter(|_| told && short && dates::find(&line.text).is_empty())?;
    (MAIN.contains(&reading.kind) && reading.certainty >= 0.4).then_some(reading)
}
