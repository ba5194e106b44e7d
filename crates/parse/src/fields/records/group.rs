//! Decides once for a section where its items begin.
//!
//! Each way in which a list may be set (one item a row; bold first rows; wider gaps; dates first …) proposes where items
//! begin. The proposal whose items are most alike, each with one date and a first row that reads like a name, wins.

use super::look::Look;
use super::ranks;
use crate::line::Line;

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
    let formed: Rule = &|at, look| {
        look.is_formed_like(first) || (look.form[0] && !looks[at - 1].lone_date) || (look.lone_date && first.lone_date)
    };
    let all = rules.into_iter().chain([named, calm, bold_calm, above_date, formed]);
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
    let formed = look.is_formed_like(first) || (first.lone_date && look.form[0]);
    let unlike = if look.alike(first) || formed { 0.0 } else { 0.5 }
        + if first.form[0] && !first.bold && !formed { UNFORMED } else { 0.0 }
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

/// What speaks against a row with the form of the first below it; against one without as the first of an item, where names
/// are not bold.
const FORMED: f32 = 1.2;
const UNFORMED: f32 = 0.4;

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
        let bold_again = at > 1 && row.bold && !row.extra;
        let formed_again = rows[..at].iter().take(2).any(|above| row.is_formed_like(above));
        sum += below_cost(head, row, section, widest) + if bold_again { 0.6 } else { 0.0 };
        sum += if formed_again { FORMED } else { 0.0 };
    }
    let lone = rows.len() == 1 && head.lone_date;
    sum + if lone { 1.5 } else { 0.0 } + if head.words == 0 { 1.0 } else { 0.0 }
}

/// What speaks against a row below the first of an item.
fn below_cost(head: &Look, row: &Look, section: &Dates, widest: f32) -> f32 {
    let add = |holds: bool, weight: f32| if holds { weight } else { 0.0 };
    let wide = row.gap >= widest;
    // A row that opens with its date and holds several texts is an item of its own.
    let whole = row.leads_with_date && row.parted && !head.leads_with_date && head.parted;
    // A plain bullet below one that names and dates an item may say more of it.
    let more = head.dates > 0 && head.parted && row.dates == 0 && (!row.parted || row.extra);
    let nested = row.left > head.left + NESTED || (head.bold && row.plain);
    add(wide, 0.5)
        + twin_cost(head, row, section, widest)
        + add(whole, 0.8)
        + add(names_again(head, row), NAMED)
        + add(head.bullet && row.bullet && !more && !nested, 1.0)
        + add(row.bold && !head.bold, 0.5)
}

/// What speaks against a row that looks like the first of its item; less when it says what that lacks.
fn twin_cost(head: &Look, row: &Look, section: &Dates, widest: f32) -> f32 {
    let apart = row.gap >= widest || widest.is_infinite();
    if !row.alike(head) || row.extra || row.statement > 0.0 || !apart {
        return 0.0;
    }
    let dated_below = head.dates == 0
        && row.dates > 0
        && !(head.parted && row.parted)
        && !(head.titled && row.titled)
        && !(row.leads_with_date && row.parted);
    let undated = !section.any && !head.parted && row.plain_body;
    let body_below =
        (head.dates > 0 || undated) && row.dates == 0 && row.body && !row.parted && !head.body && !head.gives;
    let answers = dated_below || body_below;
    if head.bold {
        1.0
    } else if answers && row.parted && !row.leads_with_date {
        PARTED_ANSWER
    } else if answers || section.lone {
        0.2
    } else {
        0.7
    }
}

/// Whether a row names a prize or certificate as the first row of its item does, in the same style.
fn names_again(head: &Look, row: &Look) -> bool {
    let titled = row.titled && (head.parted || head.names);
    let dated = row.names && row.dates > 0 && head.gives;
    let closed = row.closed && head.closed;
    (titled || dated || closed) && row.bold == head.bold && row.italic == head.italic
}
