//! Lists of short items: certificates, awards, projects. Rows, then items, then the pieces of each.

pub(crate) mod group;
mod headed;
mod inline;
pub(crate) mod links;
mod look;
pub(crate) mod pieces;
pub(crate) mod ranks;
pub(crate) mod rows;
mod stops;
pub(crate) mod wording;
mod wrapped;

use crate::line::Line;
use crate::vocabulary;
use crate::words::fold;
use pieces::{Mark, Piece};

/// A label of an item's part at the front of a text (`Issued by: `): the part, and the bytes it takes.
pub(crate) fn label(text: &str) -> Option<(&'static str, usize)> {
    let at = text.find([':', '\t']).filter(|at| *at < 40)?;
    let part = vocabulary::column(&fold(&text[..at]))?;
    let rest = &text[at + 1..];
    Some((part, text.len() - rest.trim_start().len()))
}

/// What the columns of a table hold when its first row says so.
pub(crate) fn header(line: &Line) -> Option<Vec<&'static str>> {
    let cells: Vec<&str> = line.text.split(['\t', '|']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
    if cells.len() < 2 {
        return None;
    }
    cells.into_iter().map(column).collect()
}

/// What a column holds by its title; a title may give two words for it: `Licence / certificate`.
fn column(title: &str) -> Option<&'static str> {
    vocabulary::column(&fold(title)).or_else(|| {
        let mut words = title.split('/').map(|word| vocabulary::column(&fold(word)));
        let first = words.next()??;
        words.all(|word| word == Some(first)).then_some(first)
    })
}

/// The items of a section behind so many rows: the rows of each, and its pieces.
pub(crate) fn items(rows: &rows::Rows, skip: usize) -> Vec<(Vec<usize>, Vec<Piece>)> {
    let items = if rows.listed {
        (skip..rows.lines.len()).map(|at| vec![at]).collect()
    } else {
        let own = &rows.lines[skip..];
        let items = headed::items(own).unwrap_or_else(|| group::items(own, false)).into_iter();
        items.map(|item| item.into_iter().map(|at| at + skip).collect()).collect::<Vec<Vec<usize>>>()
    };
    let all = |item: &Vec<usize>| item.iter().flat_map(|index| pieces::of(&rows.lines, *index)).collect();
    let mut taken: Vec<Vec<Piece>> = items.iter().map(all).collect();
    mend_brackets(&rows.lines, &mut taken);
    items.into_iter().zip(taken).collect()
}

/// How much a colon behind the first text speaks for a body: before it stands who says something.
const COLON: f32 = 0.8;
/// Lean from which on bodies stand first: of a lone item, and on the average of several.
const FIRST: (f32, f32) = (1.4, 0.75);

/// Whether the bodies stand before the names in most items: by their words, by a colon, and by names in bold.
pub(crate) fn are_bodies_first(lines: &[Line], items: &[Vec<Piece>], mark: Option<Mark>) -> bool {
    let lean = |pieces: &Vec<Piece>| {
        let (parts, by) = split(lines, pieces, mark);
        let [first, second] = parts[..] else { return None };
        let score = |part: &[Piece]| wording::body_score(&pieces::join(lines, part, ", ", 0.9).text);
        let named = first[0].bold && !second[0].bold;
        let told = if by == Mark::Colon { COLON } else { 0.0 };
        Some(told + score(first) - score(second) - if named { 1.0 } else { 0.0 })
    };
    let leans: Vec<f32> = items.iter().filter_map(lean).collect();
    let least = if leans.len() == 1 { FIRST.0 } else { FIRST.1 };
    !leans.is_empty() && leans.iter().sum::<f32>() > least * leans.len() as f32
}

/// Whether a piece is set off in a certain way.
fn is_parted(piece: &Piece, mark: Mark) -> bool {
    match mark {
        Mark::Style => piece.restyled && piece.before > Mark::Tab,
        _ => piece.before == mark,
    }
}

/// The mark that parts the texts of most items: all items are read by it. `None` when each goes its own way.
pub(crate) fn usual_mark(items: &[Vec<Piece>]) -> Option<Mark> {
    let parted = items.iter().filter(|pieces| own_mark(pieces).is_some()).count();
    let by =
        |mark: Mark| items.iter().filter(|pieces| pieces.iter().skip(1).any(|piece| is_parted(piece, mark))).count();
    MARKS.into_iter().find(|mark| by(*mark) > 0 && by(*mark) * 5 >= parted * 3)
}

/// All marks, in the order in which they are tried.
const MARKS: [Mark; 8] =
    [Mark::Row, Mark::Tab, Mark::Style, Mark::Strong, Mark::Colon, Mark::Stop, Mark::Bracket, Mark::Comma];

/// The strongest mark within an item.
pub(crate) fn own_mark(pieces: &[Piece]) -> Option<Mark> {
    MARKS.into_iter().find(|mark| pieces.iter().skip(1).any(|piece| is_parted(piece, *mark)))
}

/// Cuts an item by the section's mark. An item without it is cut by its own strongest mark when the section has none, or
/// when what stands behind reads like the name of a body.
pub(crate) fn split<'a>(lines: &[Line], pieces: &'a [Piece], usual: Option<Mark>) -> (Vec<&'a [Piece]>, Mark) {
    let own = own_mark(pieces);
    let last = |mark: Mark| pieces.iter().rposition(|piece| is_parted(piece, mark));
    let weak = |mark: &Mark| {
        *mark == Mark::Comma && own.is_some_and(|own| own < *mark && (own != Mark::Strong || last(own) > last(*mark)))
    };
    let by_usual = usual.filter(|mark| !weak(mark)).map(|mark| (split_at(pieces, mark), mark));
    if let Some((parts, mark)) = by_usual
        && (parts.len() > 1 || pieces.is_empty())
    {
        return (parts, mark);
    }
    let Some(own) = own else { return (split_at(pieces, Mark::Row), Mark::Row) };
    let parts = split_at(pieces, own);
    let told = parts.last().is_some_and(|last| wording::body_score(&pieces::join(lines, last, ", ", 0.9).text) > 0.4);
    let told = told || (own == Mark::Style && pieces[0].bold);
    if usual.is_none_or(|mark| weak(&mark)) || told { (parts, own) } else { (vec![pieces], own) }
}

/// Cuts pieces where a mark stands, or a stronger one.
fn split_at(pieces: &[Piece], mark: Mark) -> Vec<&[Piece]> {
    let mut out = Vec::new();
    let mut start = 0;
    for (at, piece) in pieces.iter().enumerate().skip(1) {
        if is_parted(piece, mark) || piece.before < mark.min(Mark::Strong) {
            out.push(&pieces[start..at]);
            start = at;
        }
    }
    if start < pieces.len() {
        out.push(&pieces[start..]);
    }
    out
}

/// Settles for all items of a section what their brackets are. Brackets that hold neither a body nor a date belong to the
/// words before them, and so do the commas within; unless brackets are what parts most items.
pub(crate) fn mend_brackets(lines: &[Line], items: &mut [Vec<Piece>]) {
    let telling = items.iter().filter(|pieces| last_bracket(lines, pieces).is_some_and(may_be_body)).count();
    let usual = telling * 2 >= items.len() && telling > 0;
    for pieces in items {
        let keep = usual && last_bracket(lines, pieces).is_some();
        mend(lines, pieces, keep);
    }
}

/// The last text of an item, or of its first row, when it stands in a bracket, alone there and without digits.
fn last_bracket<'a>(lines: &'a [Line], pieces: &[Piece]) -> Option<&'a str> {
    let first_row = pieces.iter().take_while(|piece| piece.line == pieces[0].line).count();
    closing_bracket(lines, pieces).or_else(|| closing_bracket(lines, &pieces[..first_row]))
}

/// The last of some texts when it stands in a bracket, alone there and without digits.
fn closing_bracket<'a>(lines: &'a [Line], pieces: &[Piece]) -> Option<&'a str> {
    let noted = |piece: &&Piece| vocabulary::CREDENTIAL_LABELS.contains(fold(piece.text(lines)).as_str());
    let mut texts = pieces.iter().filter(|piece| piece.kind == pieces::Kind::Text && !noted(piece)).rev();
    let last = texts.next()?;
    let text = last.text(lines);
    let alone = last.inside && last.before == Mark::Bracket && texts.any(|piece| !piece.inside);
    (alone && !text.contains(|c: char| c.is_ascii_digit())).then_some(text)
}

/// Whether a text in a bracket may name a body: neither a certificate nor a statement.
fn may_be_body(text: &str) -> bool {
    wording::certificate_score(text) <= 0.0 && wording::statement_score(text) <= 0.0
}

fn mend(lines: &[Line], pieces: &mut [Piece], keep_last: bool) {
    let mut at = 0;
    while at < pieces.len() {
        if !pieces[at].inside {
            at += 1;
            continue;
        }
        let end = (at..pieces.len())
            .find(|next| !pieces[*next].inside || (*next > at && pieces[*next].before < Mark::Bracket));
        let end = end.unwrap_or(pieces.len());
        let dated = pieces[at..end].iter().any(|piece| piece.kind != pieces::Kind::Text);
        let noted = |piece: &Piece| vocabulary::CREDENTIAL_LABELS.contains(fold(piece.text(lines)).as_str());
        let line = pieces[at].line;
        let more = |piece: &Piece| piece.kind == pieces::Kind::Text && piece.line == line && !noted(piece);
        let last = keep_last && !pieces[end..].iter().any(more);
        let telling = pieces[at..end].iter().any(|piece| {
            let text = piece.text(lines);
            ranks::is_rank(text) || (text.contains(' ') && wording::body_score(text) > 0.4)
        });
        if !dated && !telling && !last {
            let lead = usize::from(pieces[at].before < Mark::Bracket);
            pieces[at + lead..end].iter_mut().for_each(|piece| piece.before = Mark::None);
        }
        at = end;
    }
}
