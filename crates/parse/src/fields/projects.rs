//! Projects.

use super::{description, items};
use crate::entries::{self, Entry};
use crate::line::Line;
use crate::parts::Kind;
use crate::recognise::address;
use crate::value::{Slice, Value};
use crate::vocabulary;
use crate::words::fold;
use crate::wrap;

/// One project with its sources.
#[derive(Debug, Default)]
pub(crate) struct Work {
    pub(crate) name: Value,
    pub(crate) description: Value,
    pub(crate) technologies: Vec<Value>,
    pub(crate) duration: Value,
    pub(crate) url: Value,
}

/// Reads the projects of the given sections.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Work> {
    sections.iter().flat_map(|indices| entries::split(lines, indices)).filter_map(|entry| work(lines, &entry)).collect()
}

fn work(lines: &[Line], entry: &Entry) -> Option<Work> {
    let mut out = Work::default();
    for part in &entry.head {
        match &part.kind {
            Kind::Date(_) if out.duration.is_empty() => out.duration = part.value(0.93),
            Kind::Url if out.url.is_empty() => out.url = part.value(0.95),
            Kind::Text | Kind::Place => {
                let on_tools_line = tool_label(&lines[part.line].text).is_some();
                if out.name.is_empty() && !on_tools_line {
                    out.name = part.value(0.9);
                    take_bracketed_tools(&mut out);
                } else if out.technologies.is_empty() && (is_tool_list(&part.text) || on_tools_line) {
                    out.technologies = tools(lines, part.line, part.range.clone());
                } else if !on_tools_line {
                    out.description.append("\n", part.value(0.7));
                }
            }
            _ => {}
        }
    }
    let mut body = Vec::new();
    for group in &entry.body {
        if !take_special(lines, group, &mut out) {
            body.push(group.clone());
        }
    }
    take_trailing_url(lines, &mut body, &mut out);
    out.description.append("\n", description(lines, &body));
    if out.name.is_empty() && out.description.is_empty() { None } else { Some(out) }
}

/// `Ledger Lens (Python, Kafka)`: a list in brackets behind the name is what it was made with.
fn take_bracketed_tools(out: &mut Work) {
    let Some(open) = out.name.text.find('(').filter(|_| out.name.text.ends_with(')')) else { return };
    let inside = out.name.text[open + 1..out.name.text.len() - 1].to_owned();
    if open == 0 || !inside.contains(',') || !is_tool_list(&inside) {
        return;
    }
    let source = out.name.clone();
    out.technologies = inside
        .split(',')
        .map(|item| Value { text: crate::value::tidy(item), ..source.clone() })
        .filter(|value| !value.is_empty())
        .collect();
    out.name.text.truncate(open);
    out.name.text.truncate(out.name.text.trim_end().len());
}

/// Takes a line that is a list of tools or an address; answers whether it was one.
fn take_special(lines: &[Line], group: &[usize], out: &mut Work) -> bool {
    let first = &lines[group[0]];
    if let Some(start) = tool_label(&first.text) {
        out.technologies.extend(joined_tools(lines, group, start));
        return true;
    }
    let text = first.text.trim();
    let (_, bare) = crate::contact::without_label(text);
    let found = address::urls(bare, true);
    let whole = found.first().is_some_and(|range| range.len() + 2 >= bare.trim().len());
    if whole && out.url.is_empty() {
        let mut value = wrap::join(lines, group, 0.93);
        value.text = value.text.split_whitespace().collect::<String>();
        value.text = crate::contact::without_label(&value.text).1.to_owned();
        out.url = value;
        return true;
    }
    false
}

/// An address at the end of a statement.
fn take_trailing_url(lines: &[Line], body: &mut [Vec<usize>], out: &mut Work) {
    if !out.url.is_empty() {
        return;
    }
    for group in body.iter() {
        for index in group {
            if let Some(range) = address::urls(&lines[*index].text, false).first() {
                out.url = Value::new(&lines[*index].text[range.clone()], *index, range.clone(), 0.85);
                return;
            }
        }
    }
}

/// Bytes of a label such as `Tech stack: ` at the front.
fn tool_label(text: &str) -> Option<usize> {
    let at = text.find([':', '\t'])?;
    let label = fold(&text[..at]);
    vocabulary::TOOL_LABELS.contains(label.as_str()).then_some(at + 1)
}

fn is_tool_list(text: &str) -> bool {
    let items = text.split(',').count();
    let short = text.split(',').all(|item| item.split_whitespace().count() <= 4);
    short && (items >= 2 || text.split_whitespace().count() <= 2)
}

fn tools(lines: &[Line], line: usize, range: std::ops::Range<usize>) -> Vec<Value> {
    let text = &lines[line].text[range.clone()];
    let skip = tool_label(text).unwrap_or(0);
    let pieces = items::pieces(text, skip);
    let values = pieces.into_iter().map(|piece| {
        Value::new(
            text[piece.clone()].trim_end_matches('.'),
            line,
            range.start + piece.start..range.start + piece.end,
            0.9,
        )
    });
    values.filter(|value| !value.is_empty()).collect()
}

fn joined_tools(lines: &[Line], group: &[usize], start: usize) -> Vec<Value> {
    let whole = wrap::join(lines, group, 0.9);
    let skip = tool_label(&whole.text).unwrap_or(start.min(whole.text.len()));
    let from: Vec<Slice> = whole.from.clone();
    let pieces = items::pieces(&whole.text, skip);
    let values = pieces.into_iter().map(|piece| Value {
        text: crate::value::tidy(whole.text[piece].trim().trim_end_matches('.')),
        from: from.clone(),
        confidence: 0.9,
    });
    values.filter(|value| !value.is_empty()).collect()
}
