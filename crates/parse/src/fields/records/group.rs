//! Decides once for a section where its items begin.
//!
//! Each way in which a list may be set (one item a row; bold first rows; wider gaps; dates first …) proposes where items
//! begin. The proposal whose items are most alike, each with one date and a first row that reads like a name, wins.

use super::pieces::{self, Kind};
use super::{ranks, wording};
use crate::fields::achievements::tells_award;
use crate::fields::projects::tools;
use crate::line::{Line, Run, has_word};
use crate::recognise::address;
use crate::vocabulary;

/// What is known of a paragraph before the items are.
#[derive(Debug, Clone)]
struct Look {
    bold: bool,
    italic: bool,
    /// Nothing is bold.
    plain: bool,
    bullet: bool,
    half_points: i32,
    left: f32,
    /// Where the row begins, its date included.
    edge: f32,
    gap: f32,
    dates: usize,
    leads_with_date: bool,
    /// A date, an address, a label or the like: no item begins so.
    extra: bool,
    lone_date: bool,
    statement: f32,
    words: usize,
    /// Holds several texts.
    parted: bool,
    /// Reads like the name of a body.
    body: bool,
    /// Plainly does.
    plain_body: bool,
    /// A text behind the first reads like a body.
    gives: bool,
    /// The first text but for a place reached names a prize or certificate.
    names: bool,
    /// So it does, and another text follows.
    titled: bool,
    /// Ends in a bracket that holds more than a date.
    closed: bool,
    /// Undated, and what stands below a name: a list of tools, or a place reached before other words.
    lower: bool,
}

impl Look {
    fn of(lines: &[Line], index: usize, with_tools: bool) -> Self {
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
            lower: dates == 0 && (leads_with_rank(line, &taken) || (with_tools && tools::is_list(&line.text, 2))),
        }
    }

    fn alike(&self, other: &Self) -> bool {
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

/// Cuts paragraphs into items, which may have rows of tools.
pub(crate) fn items(lines: &[Line], with_tools: bool) -> Vec<Vec<usize>> {
    let mut looks: Vec<Look> = (0..lines.len()).map(|index| Look::of(lines, index, with_tools)).collect();
    let ranked = |line: &Line| ranks::is_rank(line.text.trim());
    let rank_first = lines.first().is_some_and(ranked);
    for (look, line) in looks.iter_mut().zip(lines) {
        look.extra |= !rank_first && ranked(line);
    }
    let Some(first) = looks.first() else { return Vec::new() };
    let widest = wide_gap(&looks);
    let mut best: Option<(f32, Vec<bool>)> = None;
    for starts in proposals(lines, &looks, first, widest) {
        let cost = cost(&looks, &starts, widest);
        if best.as_ref().is_none_or(|(least, _)| cost < least - 1e-3) {
            best = Some((cost, starts));
        }
    }
    let starts = best.map_or_else(Vec::new, |(_, starts)| starts);
    let mut out: Vec<Vec<usize>> = Vec::new();
    for (at, start) in starts.iter().enumerate() {
        match out.last_mut() {
            Some(item) if !start => item.push(at),
            _ => out.push(vec![at]),
        }
    }
    out
}

/// The gap from which on rows stand apart, when the section has narrow and wide ones.
fn wide_gap(looks: &[Look]) -> f32 {
    let gaps = || looks.iter().skip(1).map(|look| look.gap).filter(|gap| !gap.is_nan());
    let least = gaps().fold(f32::INFINITY, f32::min);
    let most = gaps().fold(f32::NEG_INFINITY, f32::max);
    if most > least + 0.18 { least + 0.45 * (most - least) } else { f32::INFINITY }
}

/// Whether the row at a place, with this look, begins an item.
type Rule<'a> = &'a dyn Fn(usize, &Look) -> bool;

/// The ways in which items may begin.
fn proposals(lines: &[Line], looks: &[Look], first: &Look, widest: f32) -> Vec<Vec<bool>> {
    let least_left = looks.iter().map(|look| look.left).fold(f32::INFINITY, f32::min);
    let rules: [Rule; 9] = [
        &|_, look| !look.extra,
        &|_, look| look.bullet && !look.extra,
        &|_, look| look.bold == first.bold && !look.extra,
        &|_, look| look.alike(first) && !look.extra,
        &|_, look| look.left < least_left + 4.0 && !look.extra,
        &|_, look| look.gap >= widest && !look.extra,
        &|_, look| look.leads_with_date,
        &|_, look| look.dates > 0 && !look.lone_date,
        &|at, look| looks[at - 1].dates > 0 && !look.extra,
    ];
    let named: Rule = &|at, _| super::label(&lines[at].text).is_some_and(|(part, _)| part == "name");
    let calm: Rule = &|_, look| look.statement <= 0.0 && !look.extra;
    let bold_calm: Rule = &|_, look| look.alike(first) && look.statement <= 0.0 && !look.extra;
    let above_date: Rule = &|at, look| {
        let next = looks[at + 1..].iter().take(4).find(|next| !next.extra || next.lone_date);
        look.dates == 0 && !look.extra && look.statement <= 0.0 && next.is_some_and(|next| next.dates > 0)
    };
    let all = rules.into_iter().chain([named, calm, bold_calm, above_date]);
    let by_rule = all.map(|rule| looks.iter().enumerate().map(|(at, look)| at == 0 || rule(at, look)).collect());
    let by_count = [2usize, 3].into_iter().map(|count| (0..looks.len()).map(|at| at % count == 0).collect());
    by_rule.chain(by_count).collect()
}

/// How a section's dates stand.
struct Dates {
    any: bool,
    /// In rows of their own.
    lone: bool,
    /// Beside several texts in most rows: a row is an item.
    whole: bool,
}

/// How little the items of a proposal look like items of one list.
fn cost(looks: &[Look], starts: &[bool], widest: f32) -> f32 {
    let whole = looks.iter().filter(|look| look.dates > 0 && look.parted).count();
    let rows = looks.iter().filter(|look| !look.extra || look.lone_date).count();
    let dates = Dates {
        any: looks.iter().any(|look| look.dates > 0),
        lone: looks.iter().any(|look| look.lone_date),
        whole: whole > 1 && whole * 5 >= rows * 3,
    };
    let first = &looks[0];
    let mut sum = 0.0;
    let mut sizes = Vec::new();
    let mut at = 0;
    while at < looks.len() {
        let end = (at + 1..looks.len()).find(|next| starts[*next]).unwrap_or(looks.len());
        sum += item_cost(&looks[at..end], &dates, widest) + start_cost(&looks[at], first, &dates, widest, at == 0);
        sizes.push(end - at);
        at = end;
    }
    sum + 0.15 * unusual(sizes) as f32
}

/// How many numbers differ from the one that comes most often.
fn unusual(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    let most = sizes.chunk_by(|a, b| a == b).map(<[usize]>::len).max().unwrap_or(0);
    sizes.len() - most
}

/// What speaks against a row as the first of an item.
fn start_cost(look: &Look, first: &Look, section: &Dates, widest: f32, at_top: bool) -> f32 {
    let turned = look.dates > 0 && first.dates > 0 && look.leads_with_date != first.leads_with_date;
    let undated = look.dates == 0 && first.leads_with_date && !first.lone_date && !(look.parted && first.parted);
    let unlike = if look.alike(first) { 0.0 } else { 0.5 }
        + if turned { 0.7 } else { 0.0 }
        + if undated { UNDATED } else { 0.0 };
    let close = !at_top && look.gap < widest && widest.is_finite();
    let narrow = if !close {
        0.0
    } else if look.parted && look.dates > 0 {
        0.05
    } else {
        0.5
    };
    let lower = look.statement.clamp(0.0, 1.5) * 0.7;
    let giver = !at_top && !section.any && look.plain_body && !look.parted && !first.body;
    let extra = if look.extra && !look.lone_date { 1.0 } else { 0.0 };
    // In a list of bullets each may open in another way.
    let listed = (look.bullet && first.bullet && look.alike(first)) || look.titled;
    let below = if look.lower && !first.lower && !listed { 1.0 } else { 0.0 };
    unlike + narrow + lower + extra + below + if giver { 0.3 } else { 0.0 }
}

/// What speaks against an undated row as the first of an item where the first item opens with its date.
const UNDATED: f32 = 0.4;

/// What speaks against a dated row of several texts below an undated one: it may be an item itself.
const PARTED_ANSWER: f32 = 0.5;

/// What speaks against a row of several texts that names a prize or certificate below another such row.
const NAMED: f32 = 1.0;

/// A bullet this far to the right of another, in points, stands below it.
const NESTED: f32 = 6.0;

/// What speaks against some rows as one item.
fn item_cost(rows: &[Look], section: &Dates, widest: f32) -> f32 {
    let head = &rows[0];
    let dates = rows.iter().filter(|row| row.dates > 0).count();
    let mut sum = match dates {
        0 if section.lone => 0.8,
        0 if section.whole && rows.len() == 1 && (head.parted || head.names) => 0.15,
        0 if section.any => 0.5,
        0 | 1 => 0.0,
        more => 0.8 * (more - 1) as f32,
    };
    for (at, row) in rows.iter().enumerate().skip(1) {
        let wide = row.gap >= widest;
        let again = at > 1 && row.bold && !row.extra;
        let twin = row.alike(head) && !row.extra && row.statement <= 0.0 && (wide || widest.is_infinite());
        let dated_below = head.dates == 0 && row.dates > 0 && !(head.parted && row.parted || head.titled && row.titled);
        let undated = !section.any && !head.parted && row.plain_body;
        let body_below =
            (head.dates > 0 || undated) && row.dates == 0 && row.body && !row.parted && !head.body && !head.gives;
        let answers = (dated_below && !(row.leads_with_date && row.parted)) || body_below;
        let twin_cost = if head.bold {
            1.0
        } else if answers && row.parted && !row.leads_with_date {
            PARTED_ANSWER
        } else if answers || section.lone {
            0.2
        } else {
            0.7
        };
        sum += if wide { 0.5 } else { 0.0 } + if twin { twin_cost } else { 0.0 };
        // A row that opens with its date and holds several texts is an item of its own.
        let whole = row.leads_with_date && row.parted && !head.leads_with_date && head.parted;
        sum += if whole { 0.8 } else { 0.0 };
        let anew = row.titled && (head.parted || head.names) || (row.names && row.dates > 0 && head.gives);
        let anew = anew || (row.closed && head.closed);
        let named = anew && row.bold == head.bold && row.italic == head.italic;
        sum += if named { NAMED } else { 0.0 };
        // A plain bullet below one that names and dates an item may say more of it.
        let more = head.dates > 0 && head.parted && row.dates == 0 && (!row.parted || row.extra);
        let nested = row.left > head.left + NESTED || (head.bold && row.plain);
        sum += if head.bullet && row.bullet && !more && !nested { 1.0 } else { 0.0 }
            + if row.bold && !head.bold { 0.5 } else { 0.0 };
        sum += if again { 0.6 } else { 0.0 };
    }
    let lone = rows.len() == 1 && head.lone_date;
    sum + if lone { 1.5 } else { 0.0 } + if head.words == 0 { 1.0 } else { 0.0 }
}
