//! Certificates and licences.

use crate::line::Line;
use crate::parts::{self, Break, Kind, Part};
use crate::value::{Value, tidy};

/// One certificate with its sources.
#[derive(Debug, Default)]
pub(crate) struct Licence {
    pub(crate) name: Value,
    pub(crate) issuer: Value,
    pub(crate) date: Value,
    pub(crate) url: Value,
}

/// Reads the certificates of the given sections.
pub(crate) fn read(lines: &[Line], sections: &[&[usize]]) -> Vec<Licence> {
    sections.iter().flat_map(|indices| entries(lines, indices)).filter_map(|parts| licence(lines, &parts)).collect()
}

/// Groups of parts, one a certificate.
fn entries(lines: &[Line], indices: &[usize]) -> Vec<Vec<Part>> {
    let groups: Vec<Vec<usize>> = indices.iter().map(|index| vec![*index]).collect();
    let shape = Shape::of(lines, &groups);
    let mut out: Vec<Vec<Part>> = Vec::new();
    for group in &groups {
        let parts: Vec<Part> = group_parts(lines, group);
        let fresh = out.last().is_none_or(|current| shape.begins(&lines[group[0]], current, &parts));
        match out.last_mut() {
            Some(current) if !fresh => current.extend(parts),
            _ => out.push(parts),
        }
    }
    out
}

fn group_parts(lines: &[Line], group: &[usize]) -> Vec<Part> {
    group.iter().flat_map(|index| parts::of(lines, *index)).collect()
}

/// How the section's entries look.
struct Shape {
    /// Names are bold and other lines are not.
    bold: bool,
    /// Dates stand on lines of their own.
    lone_dates: bool,
    /// Every group is an entry.
    single: bool,
}

impl Shape {
    fn of(lines: &[Line], groups: &[Vec<usize>]) -> Self {
        let texts = || groups.iter().flat_map(|group| group_parts(lines, group)).filter(Part::is_text);
        let first_bold = |group: &Vec<usize>| {
            group_parts(lines, group).iter().find(|part| part.is_text()).is_some_and(|part| part.bold)
        };
        let bold = groups.iter().filter(|group| first_bold(group)).count();
        let lone = groups.iter().filter(|group| is_lone_date(lines, group)).count();
        let rich = groups
            .iter()
            .filter(|group| {
                group_parts(lines, group).iter().filter(|part| part.is_text()).count() >= 2 || lines[group[0]].bullet
            })
            .count();
        let comma = groups.iter().filter(|group| lines[group[0]].text.contains(',')).count();
        Self {
            bold: bold > 0 && texts().any(|part| !part.bold),
            lone_dates: lone > 0,
            single: lone == 0 && (rich * 2 >= groups.len() || comma * 2 >= groups.len()),
        }
    }

    fn begins(&self, line: &Line, current: &[Part], parts: &[Part]) -> bool {
        let has_text = parts.iter().any(Part::is_text);
        let texts = current.iter().filter(|part| part.is_text()).count();
        let dated = current.iter().any(|part| part.date().is_some());
        if !has_text {
            return false;
        }
        if line.bullet {
            return true;
        }
        if self.bold {
            return parts.iter().find(|part| part.is_text()).is_some_and(|part| part.bold);
        }
        if self.single {
            return true;
        }
        if self.lone_dates {
            return dated || texts >= 2 && parts.iter().any(|part| part.date().is_some());
        }
        let new_dated = parts.iter().any(|part| part.date().is_some());
        new_dated && (dated || texts > 0) || texts >= 2
    }
}

fn is_lone_date(lines: &[Line], group: &[usize]) -> bool {
    let parts = group_parts(lines, group);
    !parts.is_empty() && parts.iter().all(|part| part.date().is_some())
}

fn licence(lines: &[Line], parts: &[Part]) -> Option<Licence> {
    let mut out = Licence::default();
    let mut texts: Vec<Part> = Vec::new();
    for part in parts {
        match part.kind {
            Kind::Date(_) if out.date.is_empty() => out.date = part.value(0.93),
            Kind::Url if out.url.is_empty() => out.url = part.value(0.95),
            Kind::Text | Kind::Place => texts.push(part.clone()),
            _ => {}
        }
    }
    let (name, issuer) = name_and_issuer(lines, &texts)?;
    out.name = name;
    out.issuer = issuer;
    Some(out)
}

/// Of several texts the last is the issuer; of one text, what stands behind its last comma.
fn name_and_issuer(lines: &[Line], texts: &[Part]) -> Option<(Value, Value)> {
    let (first, rest) = texts.split_first()?;
    let Some((last, middle)) = rest.split_last() else {
        return Some(at_last_comma(lines, first));
    };
    let mut name = first.value(0.92);
    for part in middle {
        let dash = if part.before == Break::Strong { " – " } else { ", " };
        let separator = between(lines, first, part).unwrap_or(dash.to_owned());
        name.append(&separator, part.value(0.8));
    }
    Some((name, last.value(0.88)))
}

/// The characters between two parts of one line.
fn between(lines: &[Line], first: &Part, next: &Part) -> Option<String> {
    if first.line != next.line || next.range.start < first.range.end {
        return None;
    }
    let text = &lines[first.line].text[first.range.end..next.range.start];
    (text.chars().count() <= 4).then(|| text.replace('\t', " "))
}

fn at_last_comma(lines: &[Line], part: &Part) -> (Value, Value) {
    let text = &part.text;
    let Some(cut) = text.rfind(',') else { return (part.value(0.85), Value::default()) };
    let issuer = tidy(&text[cut + 1..]);
    let level = issuer
        .split_whitespace()
        .next()
        .is_some_and(|word| matches!(word.to_lowercase().as_str(), "level" | "part" | "category" | "grade" | "module"));
    if level || issuer.is_empty() || lines[part.line].text.is_empty() {
        return (part.value(0.85), Value::default());
    }
    let source = part.value(0.85);
    let name = Value { text: tidy(&text[..cut]), ..source.clone() };
    (name, Value { text: issuer, confidence: 0.75, ..source })
}
