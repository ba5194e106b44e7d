//! What is known of a row before the items of its section are.

use super::pieces::{self, Kind};
use super::{ranks, wording};
use crate::fields::achievements::tells_award;
use crate::fields::projects::tools;
use crate::line::{Line, Run, has_word};
use crate::recognise::address;
use crate::vocabulary;

/// What is known of a paragraph before the items are.
#[derive(Debug, Clone)]
pub(super) struct Look {
    pub(super) bold: bool,
    pub(super) italic: bool,
    /// Nothing is bold.
    pub(super) plain: bool,
    pub(super) bullet: bool,
    pub(super) half_points: i32,
    pub(super) left: f32,
    /// Where the row begins, its date included.
    pub(super) edge: f32,
    pub(super) gap: f32,
    pub(super) dates: usize,
    pub(super) leads_with_date: bool,
    /// A date, an address, a label or the like: no item begins so.
    pub(super) extra: bool,
    pub(super) lone_date: bool,
    pub(super) statement: f32,
    pub(super) words: usize,
    /// Holds several texts.
    pub(super) parted: bool,
    /// Reads like the name of a body.
    pub(super) body: bool,
    /// Plainly does.
    pub(super) plain_body: bool,
    /// A text behind the first reads like a body.
    pub(super) gives: bool,
    /// The first text but for a place reached names a prize or certificate.
    pub(super) names: bool,
    /// So it does, and another text follows.
    pub(super) titled: bool,
    /// Ends in a bracket that holds more than a date.
    pub(super) closed: bool,
    /// What stands below a name: a list of tools, or a place reached before words that name no prize.
    pub(super) lower: bool,
    /// Holds a name and a list of tools beside it, or in a Word file a cell at the right: the form of a first row.
    pub(super) form: [bool; 2],
}

impl Look {
    pub(super) fn of(lines: &[Line], index: usize, with_tools: bool) -> Self {
        let line = &lines[index];
        let taken = pieces::of(lines, index);
        let dates = taken.iter().filter(|piece| piece.kind == Kind::Date).count();
        let texts = taken.iter().filter(|piece| piece.kind == Kind::Text && !piece.inside).count();
        let leads = taken.first().filter(|piece| piece.kind == Kind::Date);
        let body_start = leads.map_or(0, |piece| piece.range.end);
        let first = first_run(line, body_start);
        let mut rest = line.worded().filter(|run| run.range.end > body_start);
        let lone_date = dates > 0 && texts == 0;
        let named = title(lines, &taken);
        let beside = with_tools && tools::beside_name(&line.text);
        let listed = with_tools && tools::is_list(&line.text, 2);
        let body_score = wording::body_score(opening(line, body_start));
        Self {
            bold: first.is_some_and(|run| run.bold),
            italic: first.is_some() && rest.all(|run| run.italic),
            plain: line.runs.iter().all(|run| !run.bold),
            bullet: line.bullet,
            half_points: (line.size * 2.0).round() as i32,
            left: content_left(line, body_start),
            edge: line.bbox.x0,
            gap: if line.opens { f32::NAN } else { line.gap },
            dates,
            leads_with_date: leads.is_some(),
            extra: texts == 0 || is_extra(&line.text) || (leads.is_none() && line.text.starts_with(['(', '['])),
            lone_date,
            statement: statement(opening(line, body_start), first.is_some_and(|run| run.bold)),
            words: line.words(),
            parted: texts > 1,
            body: body_score > 0.3,
            plain_body: body_score > 0.9,
            gives: gives(lines, &taken),
            names: named.is_some(),
            closed: line.text.trim_end().ends_with(')')
                && taken.iter().any(|piece| piece.inside && piece.kind == Kind::Text),
            titled: named.is_some_and(|title| texts > 1 || tells_award(title) || names_giver(title)),
            lower: ((dates == 0 || named.is_none()) && leads_with_rank(line, &taken))
                || (dates == 0 && listed && !beside),
            form: [beside, line.flow && line.text.trim_start().contains('\t')],
        }
    }

    /// Whether two rows have the form of a first row in common.
    pub(super) fn is_formed_like(&self, other: &Self) -> bool {
        !self.extra && self.form.iter().zip(&other.form).any(|(own, other)| *own && *other)
    }

    pub(super) fn alike(&self, other: &Self) -> bool {
        self.bold == other.bold
            && self.italic == other.italic
            && self.bullet == other.bullet
            && self.lone_date == other.lone_date
            && (self.half_points - other.half_points).abs() <= 1
            && ((self.left - other.left).abs() < 4.0
                || (self.parted && other.parted && (self.edge - other.edge).abs() < 1.0))
    }
}

/// Whether a text behind the first reads like a body.
fn gives(lines: &[Line], taken: &[pieces::Piece]) -> bool {
    let texts = taken.iter().filter(|piece| piece.kind == Kind::Text);
    texts.skip(1).any(|piece| wording::body_score(piece.text(lines)) > 0.3)
}

/// The first text of a row but for a place reached, when it names a prize or certificate.
fn title<'a>(lines: &'a [Line], taken: &[pieces::Piece]) -> Option<&'a str> {
    let texts = taken.iter().filter(|piece| piece.kind == Kind::Text && !piece.inside);
    let first = texts.map(|piece| piece.text(lines)).find(|text| !ranks::is_rank(text))?;
    let score = wording::name_score(first) + wording::certificate_score(first);
    let told = score > 0.0 || wording::is_contest(first) || wording::names_hackathon(first);
    let last = first.rsplit(' ').next().unwrap_or_default();
    let ends = wording::name_score(last) > 0.0 || wording::is_contest(last) || wording::names_hackathon(last);
    let body = wording::body_score(first) > 0.3 && !ends;
    let plain = !wording::opens_small(first) && !body && !wording::opens_statement(first);
    (tells_award(first) || names_giver(first) || (told && plain)).then_some(first)
}

/// Whether a title goes on with who gave it: `Innovation Grant from Rural Life`.
fn names_giver(title: &str) -> bool {
    wording::inner_giver(title, true).is_some_and(|(end, _)| wording::name_score(&title[..end]) > 0.0)
}

/// Whether the first of several texts is a place reached: `1st Place, Northern Builders Guild`.
fn leads_with_rank(line: &Line, taken: &[pieces::Piece]) -> bool {
    let mut texts = taken.iter().filter(|piece| piece.kind == Kind::Text);
    texts.next().is_some_and(|first| ranks::is_rank(line.text[first.range.clone()].trim())) && texts.next().is_some()
}

/// How much the first text of a row reads like a statement; a few bold words are a name.
fn statement(text: &str, bold: bool) -> f32 {
    let score = if tells_award(text) { 0.0 } else { wording::statement_score(text) };
    if bold && text.split_whitespace().count() <= 5 { score.min(0.0) } else { score }
}

/// The first text of a row: its bold words, or what stands before a dash, a gap or an address.
fn opening(line: &Line, from: usize) -> &str {
    let bold_end = line.runs.iter().filter(|run| run.bold && run.range.end > from).map(|run| run.range.end).next();
    let text = &line.text[from..];
    let end =
        [" – ", " — ", " - ", " | ", "\t", "http"].iter().filter_map(|mark| text.find(mark)).filter(|at| *at > 1).min();
    let stop = pieces::sentence_ends(text).first().copied().unwrap_or(text.len());
    let end = end.unwrap_or(text.len()).min(stop);
    let end = match bold_end {
        Some(bold) if bold - from < end && line.starts_bold() => bold - from,
        _ => end,
    };
    let opening = text[..end].trim_start_matches([':', ' ', '\t', ',', '–', '-']);
    match opening.split_once(": ") {
        Some((name, _)) if (1..=NAME_WORDS).contains(&name.split_whitespace().count()) => name,
        _ => opening,
    }
}

/// A name before a colon has so many words at most.
const NAME_WORDS: usize = 5;

/// The first run with a word behind a place.
fn first_run(line: &Line, from: usize) -> Option<&Run> {
    line.runs.iter().find(|run| run.range.end > from && has_word(&line.text[run.range.start.max(from)..run.range.end]))
}

/// Where the text behind a leading date begins on the page.
fn content_left(line: &Line, body_start: usize) -> f32 {
    let first = first_run(line, body_start).filter(|_| body_start > 0);
    first.and_then(Run::bbox).map_or(line.bbox.x0, |bbox| bbox.x0)
}

/// Whether a row says something about an item whose name stands above: an address, a list of tools, a number.
fn is_extra(text: &str) -> bool {
    let text = text.trim();
    let bare = crate::contact::without_label(text).1.trim();
    let whole = address::urls(bare, true).first().is_some_and(|range| range.len() + 2 >= bare.len());
    let labelled = wording::lead_len(text, &vocabulary::CREDENTIAL_LABELS) > 0 && text.contains([':', '#'])
        || wording::giver_lead(text) > 0
        || wording::tools_lead(text).is_some()
        || super::label(text).is_some_and(|(part, _)| part != "name");
    whole || labelled
}
