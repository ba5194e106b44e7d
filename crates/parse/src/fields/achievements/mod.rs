//! Awards, competitions and hackathons.

mod draft;
pub(crate) mod kind;
mod openings;

use super::records::pieces::{self, Mark, Piece};
use super::records::rows::Rows;
use super::records::{self, wording};
use crate::line::Line;
use crate::tables;
use crate::tables::records::Record;
use crate::tables::titles::Column;
use crate::value::Value;
use draft::Draft;
use kind::kind;
pub(crate) use openings::{cut_verb, tells_award};
use vitae_model::resume::AchievementKind;
use vitae_model::source::SectionKind;

/// One achievement with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Award {
    pub(crate) title: Value,
    pub(crate) kind: AchievementKind,
    pub(crate) date: Value,
    pub(crate) description: Value,
    pub(crate) position: Value,
    pub(crate) organization: Value,
    pub(crate) url: Value,
}

/// Reads the achievements of one section; its heading may say that all are contests.
pub(crate) fn read(lines: &[Line], indices: &[usize], heading: &str) -> Vec<Award> {
    let (table, rest) = tables::records::read(lines, indices, SectionKind::Achievements);
    let mut out: Vec<Award> = table.iter().map(|record| told(lines, record, heading)).collect();
    out.retain(|award| !award.title.is_empty());
    out.extend(untitled(lines, &rest, heading));
    out
}

/// An achievement of which nothing but the title is known.
pub(crate) fn named(title: Value, heading: &str) -> Award {
    Award { kind: kind(&title.text, "", heading), title, ..Award::default() }
}

/// An achievement by the columns of a table.
fn told(lines: &[Line], record: &Record, heading: &str) -> Award {
    let title = record.value(lines, Column::Name);
    let position = record.value(lines, Column::Rank);
    let mut description = record.text(lines, Column::Text);
    description.append("\n", record.below(lines, Column::Name));
    Award {
        kind: kind(&title.text, &position.text, heading),
        title,
        date: record.date(lines),
        description,
        position,
        organization: record.value(lines, Column::Issuer),
        url: record.url(lines),
    }
}

/// The achievements outside of tables.
fn untitled(lines: &[Line], indices: &[usize], heading: &str) -> Vec<Award> {
    let rows = Rows::of(lines, indices).one_item_a_row();
    let skip = usize::from(rows.lines.first().and_then(records::header).is_some());
    let drafts: Vec<Draft> =
        records::items(&rows, skip).into_iter().map(|(item, pieces)| Draft::of(&rows.lines, &item, pieces)).collect();
    let style = Style::of(&rows.lines, &drafts);
    drafts.into_iter().filter_map(|draft| draft.finish(&rows, &style, heading)).collect()
}

/// How the items of a section are set.
struct Style {
    /// What parts title and giver in the first row.
    mark: Option<Mark>,
    /// The giver stands in the second row.
    giver_below: bool,
    giver_first: bool,
    /// The giver stands in the first row, the title below.
    giver_above: bool,
    /// Titles and givers stand between commas, and a dash parts what is said of them.
    remarked: bool,
}

impl Style {
    fn of(lines: &[Line], drafts: &[Draft]) -> Self {
        let named = |head: &[Piece]| head[..statement_at(lines, head)].to_vec();
        let heads: Vec<Vec<Piece>> = drafts.iter().map(|draft| named(draft.head())).collect();
        let mark = records::usual_mark(&heads);
        Self {
            mark,
            giver_below: Self::is_giver_below(lines, drafts, mark),
            giver_first: records::are_bodies_first(lines, &heads, mark),
            giver_above: Self::is_giver_above(lines, drafts),
            remarked: Self::is_remarked(lines, &heads),
        }
    }

    /// Weighs whether second rows are givers or statements; a giver in the first row speaks against.
    fn is_giver_below(lines: &[Line], drafts: &[Draft], mark: Option<Mark>) -> bool {
        let mut sum = 0.0;
        for draft in drafts {
            let Some(second) = draft.rows().get(1).copied() else { continue };
            let text = pieces::join(lines, second, ", ", 0.9).text;
            let (parts, _) = records::split(lines, draft.head(), mark);
            let behind = parts.last().filter(|_| parts.len() > 1);
            let named =
                behind.map_or(0.0, |part| wording::body_score(&pieces::join(lines, part, ", ", 0.9).text) + 0.6);
            let dated = draft.date.as_ref().is_some_and(|date| second.iter().any(|piece| piece.line == date.line));
            let more = draft.rows().len() > 2;
            sum += wording::body_score(&text) - 1.2 * wording::statement_score(&text).max(-0.3) - named.max(0.0)
                + if dated { 1.0 } else { 0.0 }
                + if more { 0.6 } else { 0.0 };
        }
        sum > 0.0
    }

    /// Weighs whether givers stand before a dash and not behind it: `Prize, Chamber of Commerce — Halved the use of paper`.
    fn is_remarked(lines: &[Line], heads: &[Vec<Piece>]) -> bool {
        let body = |piece: &Piece| wording::body_score(piece.text(lines)).max(0.0);
        let lean = |head: &Vec<Piece>| match head.as_slice() {
            [_, giver, said] if giver.before == Mark::Comma && said.before == Mark::Strong => body(giver) - body(said),
            [_, giver] if giver.before == Mark::Strong => -body(giver),
            _ => 0.0,
        };
        heads.iter().map(lean).sum::<f32>() > 0.0
    }

    /// Weighs whether first rows are givers and the rows below them titles.
    fn is_giver_above(lines: &[Line], drafts: &[Draft]) -> bool {
        let titled = |text: &str| wording::name_score(text).max(if wording::is_contest(text) { 0.7 } else { 0.0 });
        let lean = |draft: &Draft| {
            let text = |row: &[Piece]| pieces::join(lines, row, ", ", 0.9).text;
            let [first, second, ..] = draft.rows()[..] else { return -1.0 };
            let (first, second) = (text(first), second[0].text(lines));
            if titled(&first) > 0.0 || wording::statement_score(second) > 0.0 {
                return -1.0;
            }
            let bold = draft.texts[0].bold;
            let louder = draft.rows()[1][0].bold && !bold;
            wording::body_score(&first) - wording::body_score(second).max(0.0)
                + titled(second)
                + if louder { 0.5 } else { 0.0 }
        };
        drafts.iter().map(lean).sum::<f32>() > ABOVE * drafts.len() as f32
    }
}

impl Draft {
    fn finish(self, rows: &Rows, style: &Style, heading: &str) -> Option<Award> {
        let lines = &rows.lines;
        let head = self.head();
        let join = |parts: &[Piece], confidence: f32| pieces::join(lines, parts, ", ", confidence);
        let mut rest = &self.texts[head.len()..];
        let (title, mut giver, mut more);
        if let Some(piece) = &self.giver {
            (title, giver, more) = (join(head, 0.9), piece.value(lines, 0.92), Value::default());
        } else if (style.giver_below || style.giver_above)
            && rest.first().is_some_and(|first| first.before == Mark::Row)
        {
            let end = if style.giver_above { 1 } else { giver_end(lines, rest) };
            let (own, after) = rest.split_at(end);
            (title, giver, more) = (join(head, 0.9), join(own, 0.88), Value::default());
            rest = after;
            if end == 0
                && let Some(at) = self.giver_beside_date(lines, rest)
            {
                giver = join(&rest[at..=at], 0.85);
                more = pieces::join(lines, &rest[..at], "\n", 0.85);
                rest = &rest[at + 1..];
            }
        } else {
            (title, giver, more) = self.in_one_row(lines, style);
            let own = if giver.is_empty() && more.is_empty() { giver_in_sentence(lines, rest) } else { 0 };
            let own = if own == 0 && giver.is_empty() { giver_before_colon(lines, rest) } else { own };
            giver.append(", ", join(&rest[..own], 0.85));
            rest = &rest[own..];
            if let Some(at) = self.giver_beside_date(lines, rest).filter(|at| *at > 0 && giver.is_empty()) {
                giver = join(&rest[at..=at], 0.8);
                more.append("\n", pieces::join(lines, &rest[..at], "\n", 0.85));
                rest = &rest[at + 1..];
            }
        }
        if title.is_empty() {
            return None;
        }
        let (title, giver) = if style.giver_above && !giver.is_empty() { (giver, title) } else { (title, giver) };
        more.append("\n", pieces::join(lines, rest, "\n", 0.85));
        let of = |piece: &Option<Piece>, confidence: f32| Piece::optional(piece.as_ref(), lines, confidence);
        let position = of(&self.rank, 0.9);
        let url = if self.url.is_some() { of(&self.url, 0.95) } else { self.link.clone().unwrap_or_default() };
        Some(Award {
            kind: kind(&title.text, &position.text, heading),
            title: rows.settle(title),
            date: rows.settle(of(&self.date, 0.93)),
            description: rows.settle(more),
            position: rows.settle(position),
            organization: rows.settle(giver),
            url: rows.settle(url),
        })
    }

    /// The lone text beside the date in a row below what is said: `Map of wells`, then `Water Board, 2019`.
    fn giver_beside_date(&self, lines: &[Line], rest: &[Piece]) -> Option<usize> {
        let date = self.date.as_ref()?;
        let at = rest.iter().position(|piece| piece.line == date.line)?;
        let lone = rest.iter().filter(|piece| piece.line == date.line).count() == 1;
        (lone && wording::statement_score(rest[at].text(lines)) <= 0.0).then_some(at)
    }

    /// Title, giver and what is said behind them, when they share the first row.
    fn in_one_row(&self, lines: &[Line], style: &Style) -> (Value, Value, Value) {
        let (head, said) = self.head().split_at(statement_at(lines, self.head()));
        let join = |parts: &[Piece], confidence: f32| pieces::join(lines, parts, ", ", confidence);
        let (title, giver, mut more) = match self.titled_before_rank(lines) {
            Some(end) if end <= head.len() => (join(&head[..end], 0.9), join(&head[end..], 0.85), Value::default()),
            _ => Self::named(lines, head, style),
        };
        more.append("\n", join(said, 0.8));
        (title, giver, more)
    }

    /// Title, giver and what is left of a row that names them.
    fn named(lines: &[Line], head: &[Piece], style: &Style) -> (Value, Value, Value) {
        if let ([title, giver, said], true) = (head, style.remarked)
            && giver.before == Mark::Comma
            && said.before == Mark::Strong
        {
            return (title.value(lines, 0.88), giver.value(lines, 0.85), said.value(lines, 0.8));
        }
        let (parts, mark) = records::split(lines, head, style.mark);
        let join = |parts: &[Piece], confidence: f32| pieces::join(lines, parts, ", ", confidence);
        let at = giver_at(lines, &parts);
        if at == 0 {
            return (join(head, 0.88), Value::default(), Value::default());
        }
        let before: usize = parts[..at].iter().map(|part| part.len()).sum();
        let end = if mark == Mark::Comma { head.len() } else { before + parts[at].len() };
        let (title, giver) = (join(&head[..before], 0.9), join(&head[before..end], 0.85));
        let more = join(&head[end..], 0.8);
        if style.giver_first { (giver, title, more) } else { (title, giver, more) }
    }
}

/// Where a statement begins behind a dash or colon; the end when there is none.
fn statement_at(lines: &[Line], head: &[Piece]) -> usize {
    let said = |at: &usize| {
        let text = head[*at].text(lines);
        let named = !wording::opens_statement(text) && (wording::name_score(text) > 0.0 || wording::is_contest(text));
        let says = wording::statement_score(text) - wording::body_score(text).max(0.0);
        head[*at].before <= Mark::Colon && !named && (says > 0.0 || wording::tells_deed(text))
    };
    (1..head.len()).find(said).unwrap_or(head.len())
}

/// How much more first rows must read like givers than second rows.
const ABOVE: f32 = 0.8;

/// Score from which on a text is a statement even where others name givers.
const SAYS: f32 = 0.4;

/// How many texts of a row below the title are the giver: up to the row's end, or to a dash before what it was for.
fn giver_end(lines: &[Line], rest: &[Piece]) -> usize {
    let said = |at: &usize| {
        let text = rest[*at].text(lines);
        rest[*at].before == Mark::Strong && text.split_whitespace().count() > 2 && wording::body_score(text) <= 0.0
    };
    let row = (1..rest.len()).find(|at| matches!(rest[*at].before, Mark::Row | Mark::Stop)).unwrap_or(rest.len());
    let first = (1..row).find(|at| rest[*at].before == Mark::Strong).unwrap_or(row);
    let own = pieces::join(lines, &rest[..first], ", ", 0.9).text;
    let long = own.split_whitespace().count() > 4;
    if long && wording::statement_score(&own) > SAYS && wording::body_score(&own) <= 0.0 {
        return 0;
    }
    (1..row).find(said).unwrap_or(row)
}

/// How many texts behind the title, in a sentence of their own, name the giver: `Shield. University College.`
fn giver_in_sentence(lines: &[Line], rest: &[Piece]) -> usize {
    if rest.first().is_none_or(|first| first.before != Mark::Stop) {
        return 0;
    }
    let end = rest.iter().skip(1).position(|piece| matches!(piece.before, Mark::Row | Mark::Stop));
    let end = end.map_or(rest.len(), |end| end + 1);
    let text = pieces::join(lines, &rest[..end], ", ", 0.9).text;
    let short = text.split_whitespace().count() <= LONGEST_GIVER;
    if short && wording::statement_score(&text) <= 0.0 { end } else { 0 }
}

/// Whether the row below opens with the giver: `Tourism Board: For two tonnes of net`. Answers 1 or 0 texts.
fn giver_before_colon(lines: &[Line], rest: &[Piece]) -> usize {
    let colon = rest.get(1).is_some_and(|next| next.before == Mark::Colon);
    usize::from(colon && wording::body_score(rest[0].text(lines)) > 0.3)
}

/// A giver has so many words at most.
const LONGEST_GIVER: usize = 9;

/// Which of several texts is the giver: the one that reads most like a body, the second if in doubt; 0 for none.
fn giver_at(lines: &[Line], parts: &[&[Piece]]) -> usize {
    let score = |at: usize| {
        let text = pieces::join(lines, parts[at], ", ", 0.9).text;
        wording::body_score(&text) - wording::statement_score(&text).max(0.0) + if at == 1 { 0.3 } else { 0.0 }
    };
    let best = (1..parts.len()).max_by(|a, b| score(*a).total_cmp(&score(*b)).then(b.cmp(a)));
    best.unwrap_or(0)
}
