//! Whether a printed row of a list goes on with the row above it.

use super::{ranks, wording};
use crate::fields::projects::tools;
use crate::line::{Line, Run};
use crate::value::Slice;
use crate::words::{fold, is_ornament};
use crate::{parts, wrap};
use vitae_model::dates;

/// Whether a row goes on with the row above it.
pub(super) fn goes_on(before: (&Line, &Slice), next: (&Line, &Slice), pitch: f32) -> bool {
    let ((last, from), (row, slice)) = (before, next);
    if row.flow || row.bullet || row.text.contains('\t') {
        return false;
    }
    let joined = from.line == slice.line;
    let apart = row.page != last.page || row.opens;
    if !apart && row.gap < 0.9 && ends_in_open_span(&last.text) && dates::parse(&row.text).is_some() {
        return true;
    }
    let dated = ends_in_date(last.text.trim_end()) || ends_in_address(last.text.trim_end());
    if !apart && row.gap < 0.9 && !dated && goes_on_dated(last, row) {
        return true;
    }
    let styled = restyled(last, row) && !last.text.trim_end().ends_with([',', '@', '–', '—', '|', '·', '/', '&']);
    if !joined && (apart || row.gap > 0.9 || (row.size - last.size).abs() > 0.6 || styled) {
        return false;
    }
    if joined && (row.size - last.size).abs() > 1.5 {
        return false;
    }
    if joined && runs_on(&last.text) && !restyled(last, row) {
        return true;
    }
    if row.starts_bold() && restyled(last, row) {
        return false;
    }
    if opens_part(&last.text, &row.text)
        || row.text.starts_with(is_ornament)
        || (wording::opens_statement(&last.text) && names_item(&row.text))
    {
        return false;
    }
    if is_web_address(&last.text) {
        return joined && row.text.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
    }
    let text = last.text.trim_end();
    let text =
        if ends_in_date_cell(text) { text.rsplit_once('\t').map_or(text, |(text, _)| text.trim_end()) } else { text };
    let short = last.bbox.width() < 0.6 * (last.right - last.bbox.x0);
    if short && ends_in_date(last.text.trim_end()) && !last.text.contains('\t') && !wrap::is_full(last, row) {
        return false;
    }
    if is_open(text, &row.text) || (row.gap <= pitch + 0.17 && !restyled(last, row) && lists_tools(text, &row.text)) {
        return true;
    }
    let closed = ends_in_date(last.text.trim_end())
        || ends_in_address(text)
        || ends_in_rank(text)
        || (is_body_below_name(text, &row.text) && !is_mixed(last))
        || text.ends_with(['.', ')', ']'])
        || is_web_address(&row.text);
    let opens = row.text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) || is_small_body(&row.text);
    if closed && opens && !reads_on(text, &row.text) {
        return false;
    }
    if restyled(last, row) || row.gap > pitch + 0.17 {
        return false;
    }
    joined
}

/// Whether an undated row goes on with its date: one in brackets, or what else did not fit into it in the same style.
fn goes_on_dated(last: &Line, row: &Line) -> bool {
    let bracketed = row.text.starts_with('(') && dates::parse(row.text.trim_matches(['(', ')'])).is_some();
    // A gap before a dash is that of a justified line.
    let cells = |line: &Line| line.text.split('\t').skip(1).any(|cell| !cell.starts_with(['–', '—', '-', '|', '·']));
    let whole = !row.text.contains('\t') && !cells(last) && !restyled(last, row);
    let parted = last.text.contains([',', '–', '—', '|', '·', '(']) && !ends_in_rank(&last.text);
    let long = last.bbox.width() > 0.75 * (last.right - last.bbox.x0) && row.words() <= 4;
    let text = row.text.trim_end();
    let dated = ends_in_date(text) && !ends_in_address(text);
    bracketed || (parted && whole && (long || wrap::is_full(last, row)) && dated)
}

/// Whether a row holds several items with semicolons between them: such lists wrap where they will.
fn runs_on(text: &str) -> bool {
    text.matches("; ").count() + usize::from(text.trim_end().ends_with(';')) > 1
        || (text.contains("; ") && text.matches('(').count() > text.matches(')').count())
}

/// Whether a sentence fills several rows.
fn reads_on(last: &str, next: &str) -> bool {
    last.split_whitespace().count() > 5 && last.ends_with('.') && next.split_whitespace().count() > 1
}

/// Whether a row holds a part of an item by itself: a labelled one, a lone span of time, or a date in brackets before a name.
fn opens_part(last: &str, row: &str) -> bool {
    let open = last.trim_end().ends_with([',', '(', '[', '–', '-', '&', '/']);
    let labelled = !ends_label(last, row) && (super::label(row).is_some() || wording::tools_lead(row).is_some());
    let bracketed = row.starts_with('[') && row.find(']').is_some_and(|end| dates::parse(&row[1..end]).is_some());
    (labelled && row.contains(':'))
        || (!open && opens_with_tools(row))
        || (!open && opens_with_date(last, row))
        || (!open && (bracketed || dates::parse(row).is_some_and(|span| span.is_range())))
}

/// Whether a row is a list of tools behind words such as `made with`.
fn opens_with_tools(row: &str) -> bool {
    tools::label_len(row).is_some_and(|lead| row[..lead].trim_end().contains(' '))
}

/// Whether a row goes on with a label that the row above begins: `Tools` above `used: R, Python`.
fn ends_label(last: &str, row: &str) -> bool {
    let word = last.trim_end().rsplit([' ', '\t']).next().unwrap_or_default();
    let label = row.split(':').next().unwrap_or_default();
    let whole = fold(&format!("{word} {label}"));
    row.contains(':') && crate::vocabulary::TOOL_LABELS.contains(whole.as_str())
}

/// Whether a row begins with a date and a colon, as items of some lists do; its month does not end the row above.
fn opens_with_date(last: &str, row: &str) -> bool {
    let date = row.split_once(": ").is_some_and(|(date, rest)| {
        date.contains(|c: char| c.is_ascii_digit()) && dates::parse(date).is_some() && !rest.is_empty()
    });
    date && !wrap::is_open_word(last.rsplit(' ').next().unwrap_or_default())
}

/// Whether a row begins a prize or contest of its own.
fn names_item(text: &str) -> bool {
    let name = text.split([',', '(', '|', '–']).next().unwrap_or_default();
    name.starts_with(char::is_uppercase)
        && (wording::name_score(name) > 0.0 || wording::is_contest(name))
        && wording::statement_score(name) <= 0.0
}

/// Whether a row has words in more than one style: then it holds more than a name.
fn is_mixed(row: &Line) -> bool {
    let mut looks = row.worded().map(Run::style);
    let first = looks.next();
    looks.any(|look| Some(look) != first)
}

/// Whether a bold or slanted row stands above or below one that is not.
fn restyled(last: &Line, row: &Line) -> bool {
    let content = match ends_in_date_cell(&last.text) {
        true => last.text.rfind('\t').unwrap_or(last.text.len()),
        false => last.text.len(),
    };
    let end = last.worded().rfind(|run| run.range.start < content);
    end.zip(row.worded().next()).is_some_and(|(end, start)| end.style() != start.style())
}

/// Whether a row's end or the next one's start shows that a phrase goes on.
fn is_open(text: &str, next: &str) -> bool {
    let last_word = text.rsplit([' ', '\t']).next().unwrap_or_default();
    let open_bracket = text.matches('(').count() > text.matches(')').count();
    // A month or a season.
    let month = last_word.starts_with(char::is_alphabetic)
        && dates::find(&format!("{last_word} 2001")).first().is_some_and(|(range, _)| range.start == 0);
    let year = next.trim().chars().take(4).filter(char::is_ascii_digit).count() == 4;
    // Months are small in many languages: `dic. 2021 · https://…`.
    let dated = dates::find(next).first().is_some_and(|(range, _)| range.start == 0);
    let lower = wording::opens_small(next) && !dated && !is_web_address(next) && !is_small_body(next);
    open_bracket
        || next.starts_with(['–', '—'])
        || ends_name(text, next)
        || text.ends_with([',', '&', '–', '—', '|', '·', '/', '@'])
        || (text.ends_with('-') && !text.ends_with(" -"))
        || wrap::is_open_word(last_word)
        || (lower && !text.ends_with('.'))
        || (month && year)
        || (fold(next).split(' ').count() == 1 && next.trim_end().ends_with(')') && !next.contains('('))
}

/// Words that end names of certificates and never are one: `AWS Solutions Architect` above `Associate`.
const TAILS: &[&str] = &[
    "associate",
    "professional",
    "practitioner",
    "foundation",
    "specialist",
    "expert",
    "certification",
    "certificate",
    "fundamentals",
    "essentials",
    "qualification",
    "licence",
    "license",
    "accreditation",
    "training",
    "course",
];

/// Whether a row begins with nothing but the last word of the name above it: `Associate (2020)`.
fn ends_name(last: &str, row: &str) -> bool {
    let plain = !last.contains([',', '–', '—', '|', '·', '(', ':', '\t']);
    let word = row.split([',', '–', '—', '|', '·', '(', '\t']).next().unwrap_or_default();
    plain && last.trim().contains(' ') && TAILS.contains(&fold(word).as_str())
}

/// Whether a row is the name of a body that is written small at first: `dbt Guild`.
fn is_small_body(row: &str) -> bool {
    let name = row.split([',', '(', '|', '·']).next().unwrap_or_default().trim();
    let mut words = name.split(' ');
    let first = words.next().is_some_and(|word| word.chars().count() > 1 && !wrap::is_open_word(word));
    first
        && words.clone().next().is_some()
        && words.all(|word| word.starts_with(char::is_uppercase))
        && wording::body_score(name) > 0.9
}

/// Whether a date stands at the right, behind a gap.
pub(super) fn ends_in_date_cell(text: &str) -> bool {
    let text = text.trim_end();
    let from = (text.len().saturating_sub(80)..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let cell = text[from..].rsplit_once('\t');
    cell.is_some_and(|(before, cell)| (from > 0 || !before.trim().is_empty()) && dates::parse(cell).is_some())
}

/// Whether a row ends behind the dash of a span of time: `2023/01 –`.
pub(super) fn ends_in_open_span(text: &str) -> bool {
    let text = text.trim_end();
    let before = text.trim_end_matches(['-', '–', '—']).trim_end();
    before.len() < text.len() && before.ends_with(|c: char| c.is_ascii_digit()) && ends_in_date(before)
}

/// Whether the last item of a row is a place reached in a contest.
fn ends_in_rank(text: &str) -> bool {
    let last = text.rsplit([',', '|', '·', '–', '—', '/', '(']).next().unwrap_or_default();
    last.len() < text.len() && ranks::is_rank(last.trim())
}

/// Whether a row holds one name, and the next one that of a body.
fn is_body_below_name(text: &str, next: &str) -> bool {
    // `Course · Lakeside School of`: the name goes on up to the mark.
    let next = next.split([',', '(', '·', '|', '–', '—', '/']).next().unwrap_or_default();
    !text.contains([',', '|', '·', '–', '(', ':'])
        && next.trim().contains(' ')
        && wording::body_score(text) <= 0.0
        && wording::body_score(next) > 0.9
}

fn ends_in_date(text: &str) -> bool {
    parts::edge_dates(text)
        .last()
        .is_some_and(|(range, _)| !text[range.end..].contains(char::is_alphanumeric) && range.start > 0)
}

/// Whether a row ends within a list of tools, whose full stop ends the next one: `Built in Blender, Geometry` above `Nodes.`
fn lists_tools(last: &str, next: &str) -> bool {
    let sentence = last.rfind(". ").map_or("", |at| &last[at + 2..]);
    let labelled = wording::lead_len(sentence, &crate::vocabulary::TOOL_LABELS) > 0;
    labelled && !last.ends_with('.') && next.trim_end().ends_with('.') && next.split_whitespace().count() <= 6
}

/// Whether a row is a list of names between dots or pipes below one that has none.
pub(super) fn lists_parted_tools(last: &str, row: &str) -> bool {
    let parted = |text: &str| [" · ", " • ", " | "].iter().any(|mark| text.contains(mark));
    parted(row)
        && !parted(last)
        && !wrap::is_open_word(last.rsplit(' ').next().unwrap_or_default())
        && tools::is_list(row, 2)
}

/// Whether the last word of a row is a whole address of the web.
fn ends_in_address(text: &str) -> bool {
    let last = text.rsplit([' ', '\t']).next().unwrap_or_default();
    let bare = last.trim_start_matches(['<', '(', '[']).trim_end_matches(['>', ')', ']']);
    last.len() < text.len() && !last.ends_with(['-', '/']) && is_web_address(bare)
}

fn is_web_address(text: &str) -> bool {
    let text = text.trim();
    crate::recognise::address::urls(text, true)
        .first()
        .is_some_and(|range| range.start == 0 && range.end + 1 >= text.len())
}
