//! Puts lines that are headings into shape before they are looked for: those in cells, over two lines, behind bullets.

use super::look::Look;
use super::{margin, run_in, shaped_like_heading, wording, years};
use crate::line::Line;
use crate::words::fold;
use std::collections::HashSet;

/// Fewest different headings that a file without styles shows in one way.
const WITHOUT_STYLE: usize = 3;

/// All steps, for a document whose running text has this size.
pub(super) fn headings(lines: &mut Vec<Line>, body: f32) {
    margin::part_headings(lines);
    run_in::part_headings(lines);
    close_cells(lines, body);
    drop_badges(lines);
    years::drop(lines, body);
    join_wrapped(lines, body);
    free_of_bullets(lines, body);
}

/// Closes the gap in headings whose words stand far apart, as justified ones do: `PROFESSIONAL<tab>DEVELOPMENT`.
fn close_cells(lines: &mut [Line], body: f32) {
    for line in lines.iter_mut().filter(|line| line.text.contains('\t') && stands_out(line, body)) {
        let closed = line.text.replace('\t', " ");
        let cells = || line.text.split('\t').map(str::trim);
        if wording::is_known(&closed) && !cells().all(wording::is_known) {
            line.text = closed;
        }
    }
}

/// Drops the badge before a heading in a cell of its own: an icon's letter, `E<tab>Experience`.
fn drop_badges(lines: &mut [Line]) {
    for line in lines.iter_mut().filter(|line| !line.bullet && line.row.is_none()) {
        let cell = line.text.split_once('\t').filter(|(badge, rest)| is_badge(badge) && wording::is_known(rest));
        if let Some(length) = cell.map(|(badge, _)| badge.len() + 1) {
            line.cut_front(length);
        }
    }
}

/// Whether a cell holds one sign that is no figure.
fn is_badge(cell: &str) -> bool {
    let mut signs = cell.trim().chars();
    signs.next().is_some_and(|sign| !sign.is_numeric()) && signs.next().is_none()
}

pub(super) fn stands_out(line: &Line, body: f32) -> bool {
    line.all_bold() || line.is_caps() || line.size > body + 0.8
}

/// Takes bullets for ornaments where headings carry them (`■ Education`): on lines that stand out, and alone.
fn free_of_bullets(lines: &mut [Line], body: f32) {
    let bulleted: Vec<(usize, Look)> =
        lines.iter().enumerate().filter(|(_, line)| line.bullet).map(|(index, line)| (index, Look::of(line))).collect();
    let mut looks = Look::distinct(bulleted.iter().map(|(_, look)| *look));
    looks.retain(|look| are_headings(lines, &bulleted, *look, body));
    let headings = bulleted.iter().filter(|(_, look)| looks.contains(look));
    let mut freed: Vec<usize> = headings.map(|(index, _)| *index).collect();
    freed.extend(known_without_style(lines));
    for index in freed {
        lines[index].bullet = false;
    }
}

/// Whether the bulleted lines of a look are headings: larger or bold, never below each other, most of them known.
fn are_headings(lines: &[Line], bulleted: &[(usize, Look)], look: Look, body: f32) -> bool {
    let of_look = || bulleted.iter().filter(|(_, other)| *other == look).map(|(index, _)| *index);
    let listed = |other: Option<&Line>| other.is_some_and(|other| other.bullet && Look::of(other) == look);
    let alone = |index: usize| {
        !listed(index.checked_sub(1).and_then(|above| lines.get(above))) && !listed(lines.get(index + 1))
    };
    let says =
        |index: &usize| wording::read(&lines[*index].text).is_some_and(|read| read.certainty >= wording::COMPLETE);
    let known = of_look().filter(says).count();
    let larger = look.is_larger(body);
    let enough = if larger { 1 } else { 2 };
    (look.bold || larger || look.outline.is_some() || look.is_numbered())
        && known >= enough
        && known * 2 >= of_look().count()
        && of_look().all(alone)
}

/// The headings behind bullets in a file that states no styles, once some of them are known.
fn known_without_style(lines: &[Line]) -> Vec<usize> {
    let bare = |line: &Line| line.flow && line.size == 0.0 && line.bullet && !line.text.contains('\t');
    let says = |line: &Line, least: f32| wording::read(&line.text).is_some_and(|read| read.certainty >= least);
    let found = |least: f32| (0..lines.len()).filter(move |index| bare(&lines[*index]) && says(&lines[*index], least));
    let known = found(wording::WHOLE).map(|index| lines[index].text.as_str()).collect::<HashSet<_>>().len();
    if known >= WITHOUT_STYLE { found(wording::COMPLETE).collect() } else { Vec::new() }
}

/// Joins `ACADEMIC` above `BACKGROUND` when the two together are a known heading and look alike.
fn join_wrapped(lines: &mut Vec<Line>, body: f32) {
    let mut out: Vec<Line> = Vec::with_capacity(lines.len());
    let mut joined = false;
    for line in lines.drain(..) {
        let mark = out.last().filter(|_| !joined).and_then(|above| joint(above, &line, body));
        joined = mark.is_some();
        match (out.last_mut(), mark) {
            (Some(above), Some(mark)) => append(above, line, mark),
            _ => out.push(line),
        }
    }
    *lines = out;
}

/// What stands between the two lines of a heading: a blank, or nothing where a narrow column breaks a word.
fn joint(first: &Line, next: &Line, body: f32) -> Option<&'static str> {
    let alike =
        Look::of(first) == Look::of(next) && !next.flow && next.page == first.page && next.gap < 0.6 && !next.opens;
    if !(alike
        && stands_out(first, body)
        && shaped_like_heading(first)
        && next.text.len() <= first.text.len() + MAX_REST)
    {
        return None;
    }
    let (above, below) = (first.text.trim(), next.text.trim());
    let known = [" ", ""].into_iter().find(|mark| wording::is_known(&format!("{above}{mark}{below}")));
    known.or_else(|| (is_open(above) || completes(above, below)).then_some(" "))
}

/// Whether a heading cannot end so: `AWARDS AND`, `LICENCES &`.
fn is_open(text: &str) -> bool {
    const LINKS: &[&str] = &["and", "und", "et", "y", "e", "en", "i", "og", "och", "ve", "of", "de", "ja", "a"];
    let last = text.rsplit(' ').next().unwrap_or_default();
    text.contains(' ') && (last == "&" || LINKS.contains(&fold(last).as_str())) && wording::read(text).is_some()
}

/// Whether words that say nothing become a heading of sure words with those below: `PROFESSIONAL` above `SUMMARY`.
fn completes(above: &str, below: &str) -> bool {
    let certainty = |text: &str| wording::read(text).map_or(0.0, |reading| reading.certainty);
    certainty(above) < wording::COMPLETE
        && certainty(below) >= wording::COMPLETE
        && certainty(&format!("{above} {below}")) >= wording::COMPLETE
}

/// The second line of a heading is this many bytes longer than the first at most.
const MAX_REST: usize = 20;

/// Puts a line's text behind another's.
fn append(line: &mut Line, rest: Line, mark: &str) {
    line.text.truncate(line.text.trim_end().len());
    line.text.push_str(mark);
    let shift = line.text.len();
    line.text.push_str(&rest.text);
    line.runs.extend(rest.runs.iter().map(|run| run.moved(shift)));
    line.bbox = line.bbox.union(&rest.bbox);
}
