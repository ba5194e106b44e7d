//! Certificates and licences.

use super::achievements::cut_verb;
use super::records::pieces::{self, Kind, Mark, Piece};
use super::records::rows::Rows;
use super::records::{self, wording};
use crate::line::Line;
use crate::recognise::place;
use crate::tables;
use crate::tables::records::Record;
use crate::tables::titles::Column;
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use vitae_model::source::SectionKind;

/// One certificate with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Licence {
    pub(crate) name: Value,
    pub(crate) issuer: Value,
    pub(crate) date: Value,
    pub(crate) url: Value,
}

/// Reads the certificates of the given sections.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Licence> {
    let read = |indices: &&[usize]| {
        let (table, rest) = tables::records::read(lines, indices, SectionKind::Certifications);
        let mut out: Vec<Licence> = table.iter().map(|record| told(lines, record)).collect();
        out.retain(|licence| !licence.name.is_empty());
        out.extend(section(lines, &rest));
        join_addresses(&mut out);
        out
    };
    sections.iter().flat_map(read).collect()
}

/// Puts addresses that are listed below with the names again (`Allergen Awareness: https://…`) to the certificates they are of.
fn join_addresses(licences: &mut Vec<Licence>) {
    let mut at = 1;
    while at < licences.len() {
        let again = &licences[at];
        let only_address = again.issuer.is_empty() && again.date.is_empty() && !again.url.is_empty();
        let of = licences[..at].iter().position(|first| first.url.is_empty() && first.name.text == again.name.text);
        match of.filter(|_| only_address) {
            Some(first) => licences[first].url = licences.remove(at).url,
            None => at += 1,
        }
    }
}

/// A certificate by the columns of a table.
fn told(lines: &[Line], record: &Record) -> Licence {
    Licence {
        name: record.value(lines, Column::Name),
        issuer: record.value(lines, Column::Issuer),
        date: record.date(lines),
        url: record.url(lines),
    }
}

/// The certificates of one section: its items are read apart, then all in the same way.
fn section(lines: &[Line], indices: &[usize]) -> Vec<Licence> {
    let rows = Rows::of(lines, indices).one_item_a_row();
    let columns = rows.lines.first().and_then(records::header);
    let skip = usize::from(columns.is_some());
    let mut drafts: Vec<Draft> =
        records::items(&rows, skip).into_iter().map(|(item, pieces)| Draft::of(&rows.lines, &item, pieces)).collect();
    close_colons(&rows.lines, &mut drafts);
    let texts: Vec<Vec<Piece>> = drafts.iter().map(|draft| draft.texts.clone()).collect();
    let mark = records::usual_mark(&texts);
    let issuer_first = match columns {
        Some(columns) => {
            let place = |wanted| columns.iter().position(|part| *part == wanted);
            matches!((place("issuer"), place("name")), (Some(issuer), Some(name)) if issuer < name)
        }
        None => records::are_bodies_first(&rows.lines, &texts, mark),
    };
    let read = |draft: Draft| draft.finish(&rows, mark, issuer_first);
    drafts.into_iter().filter_map(read).collect()
}

/// Leaves names with a colon whole (`Train-the-Trainer: Safe Handling`): it parts an issuer only where one stands before it, or
/// where most items have one.
fn close_colons(lines: &[Line], drafts: &mut [Draft]) {
    let colon = |draft: &Draft| draft.texts.iter().skip(1).any(|piece| piece.before == Mark::Colon);
    let usual = drafts.len() > 1 && drafts.iter().filter(|draft| colon(draft)).count() * 2 > drafts.len();
    for draft in drafts.iter_mut().filter(|_| !usual) {
        for at in 1..draft.texts.len() {
            let before = draft.texts[at - 1].text(lines);
            let named = wording::certificate_score(before) > 0.0;
            let by_body = !named && (wording::body_score(before) > 0.0 || crate::line::is_caps(before));
            if draft.texts[at].before == Mark::Colon && !by_body {
                draft.texts[at].before = Mark::None;
            }
        }
    }
}

/// An item whose date, address and numbers are known.
#[derive(Debug, Default)]
struct Draft {
    texts: Vec<Piece>,
    issuer: Option<Piece>,
    date: Option<Piece>,
    url: Option<Piece>,
    link: Option<Value>,
    /// The item has one text only, or this is the last.
    alone: bool,
    /// The label of the issuer was read.
    issuer_next: bool,
}

impl Draft {
    fn of(lines: &[Line], item: &[usize], pieces: Vec<Piece>) -> Self {
        let texts = || pieces.iter().filter(|piece| piece.kind == Kind::Text);
        let mut left = texts().count();
        let listed = texts().skip(1).all(|piece| piece.before >= Mark::Comma || piece.before == Mark::Colon);
        let mut out = Self { link: records::links::of(lines, item), ..Self::default() };
        let mut dropping: Option<Mark> = None;
        let mut carried = Mark::None;
        for mut piece in pieces {
            if dropping.is_some() && (piece.before <= Mark::Strong || piece.kind == Kind::Url) {
                dropping = None;
            }
            if dropping.is_some() || (!out.texts.is_empty() && is_expiry(lines, &piece)) {
                dropping = dropping.or(Some(piece.before)).filter(|_| piece.kind == Kind::Text);
                carried = carried.min(piece.before);
                continue;
            }
            match piece.kind {
                Kind::Date if out.date.is_none() => out.date = Some(piece.clone()),
                Kind::Url if out.url.is_none() && !is_named_after_site(piece.text(lines)) => {
                    out.url = Some(piece.clone())
                }
                Kind::Text | Kind::Url if piece.kind == Kind::Text || is_named_after_site(piece.text(lines)) => {
                    left = left.saturating_sub(1);
                    out.alone = listed && left == 0;
                    piece.kind = Kind::Text;
                    if piece.before != Mark::None {
                        piece.before = piece.before.min(carried);
                    }
                    carried = Mark::None;
                    out.take_text(lines, piece);
                    continue;
                }
                _ => {}
            }
            carried = carried.min(piece.before);
        }
        out
    }

    /// A text: `Issued by X` says the issuer, a label alone says what follows.
    fn take_text(&mut self, lines: &[Line], mut piece: Piece) {
        if self.texts.is_empty() {
            cut_verb(lines, &mut piece);
        }
        let text = &lines[piece.line].text[piece.range.clone()];
        let after = lines[piece.line].text[piece.range.end..].trim_start_matches(' ');
        let blanks = text.len() - text.trim_start().len();
        let lead = wording::giver_lead(text.trim_start());
        if std::mem::take(&mut self.issuer_next) {
            self.issuer = Some(piece);
        } else if lead > 0 && self.issuer.is_none() && !self.texts.is_empty() {
            piece.range.start += lead + blanks;
            self.issuer = Some(piece);
        } else if after.starts_with([':', '\t'])
            && let Some(part) = vocabulary::column(&fold(text))
        {
            self.issuer_next = part == "issuer";
        } else if let Some((end, start)) = self.inner_issuer(text) {
            self.issuer = Some(Piece { range: piece.range.start + start..piece.range.end, ..piece.clone() });
            piece.range.end = piece.range.start + end;
            self.texts.push(piece);
        } else if vocabulary::column(&fold(text)) != Some("date") {
            self.texts.push(piece);
        }
    }

    /// Where ` issued by ` and a name stand within a text. Where other texts stand before it, a body must follow.
    fn inner_issuer(&self, text: &str) -> Option<(usize, usize)> {
        let found = wording::inner_giver(text, self.alone).filter(|_| self.issuer.is_none())?;
        (self.texts.is_empty() || wording::body_score(&text[found.1..]) > 0.2).then_some(found)
    }

    fn finish(self, rows: &Rows, mark: Option<Mark>, issuer_first: bool) -> Option<Licence> {
        let lines = &rows.lines;
        let (mut name, mut issuer) = self.name_and_issuer(lines, mark)?;
        if let Some(piece) = &self.issuer {
            name.append(", ", std::mem::take(&mut issuer));
            issuer = piece.value(lines, 0.92);
        } else if issuer_first && !issuer.is_empty() {
            std::mem::swap(&mut name, &mut issuer);
        }
        let of = |piece: &Option<Piece>, confidence: f32| Piece::optional(piece.as_ref(), lines, confidence);
        let url = if self.url.is_some() { of(&self.url, 0.95) } else { self.link.unwrap_or_default() };
        Some(Licence {
            name: rows.settle(name),
            issuer: rows.settle(issuer),
            date: rows.settle(of(&self.date, 0.93)),
            url: rows.settle(url),
        })
    }

    /// Name and issuer by the section's usual mark; the last of several is the issuer.
    fn name_and_issuer(&self, lines: &[Line], usual: Option<Mark>) -> Option<(Value, Value)> {
        let (parts, mark) = records::split(lines, &self.texts, usual);
        let join = |parts: &[Piece], confidence: f32| pieces::join(lines, parts, ", ", confidence);
        let (first, rest) = parts.split_first()?;
        if rest.is_empty() || self.issuer.is_some() {
            return Some((join(&self.texts, 0.88), Value::default()));
        }
        let at = issuer_at(lines, &parts, mark);
        if at == 0 {
            return Some((join(&self.texts, 0.85), Value::default()));
        }
        let issuer = join(parts[at], 0.88);
        if mark <= Mark::Tab {
            return Some((join(first, 0.92), issuer));
        }
        let before: usize = parts[..at].iter().map(|part| part.len()).sum();
        Some((join(&self.texts[..before], 0.9), issuer))
    }
}

/// Whether an address is the name of a body: `Scrum.org`.
fn is_named_after_site(address: &str) -> bool {
    address.starts_with(char::is_uppercase) && !address.contains(['/', ':', ' ', '@'])
}

/// Which of several texts is the issuer; 0 when none is.
fn issuer_at(lines: &[Line], parts: &[&[Piece]], mark: Mark) -> usize {
    let text = |at: usize| pieces::join(lines, parts[at], ", ", 0.9).text;
    if mark <= Mark::Tab {
        return 1;
    }
    let mut at = parts.len() - 1;
    if at >= 2 && place::is_place(&text(at)) && wording::body_score(&text(at - 1)) > 0.3 {
        at -= 1;
    }
    if mark == Mark::Comma && is_level(&text(at)) && wording::body_score(&text(0)) <= 0.4 { 0 } else { at }
}

/// `Level 3`, `Category B`: a part of the name behind its comma.
fn is_level(text: &str) -> bool {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let numbered = words.last().is_some_and(|last| last.chars().count() <= 3);
    (words.len() <= 2 || (words.len() == 3 && numbered))
        && words.iter().any(|word| vocabulary::CERTIFICATE_LEVELS.contains(word))
}

/// Whether a piece opens a number or an expiry, which are left out.
fn is_expiry(lines: &[Line], piece: &Piece) -> bool {
    let text = &lines[piece.line].text;
    match piece.kind {
        Kind::Text => {
            let own = piece.text(lines);
            let lead = wording::lead_len(own, &vocabulary::CREDENTIAL_LABELS);
            let after = text[piece.range.end..].trim_start();
            let rest = &own[lead.min(own.len())..];
            let numbered = rest.contains(|c: char| c.is_ascii_digit()) && own.split_whitespace().count() <= 4;
            lead > 0 && (rest.is_empty() || own.contains(['#', ':']) || after.starts_with([':', '#']) || numbered)
        }
        Kind::Date => {
            let before = text[..piece.range.start].trim_end_matches(|c: char| !c.is_alphanumeric());
            let stretch = before.rsplit(['\t', '|', '·', '(', ',', '–', ';']).next().unwrap_or_default().trim();
            // `View certificate` behind a name is but a link.
            let told = !stretch.is_empty() && !records::links::is_link_text(stretch);
            told && wording::lead_len(stretch, &vocabulary::CREDENTIAL_LABELS) >= stretch.len()
        }
        Kind::Url | Kind::Link => false,
    }
}
