//! The names of a head: where one ends and the next begins.

use super::heads::{Feature, Group, Name, Named};
use crate::entries::Entry;
use crate::line::{Line, is_caps};
use crate::numbering::{is_outline_number, number_len};
use crate::parts::{Kind, Part};
use crate::prose::{ends_in_full_stop, small_words};
use crate::recognise::{place, role};
use crate::value::tidy;
use crate::vocabulary::{self, JobLabel};
use crate::words::fold;

/// Longest name that is cut or joined, in bytes: what is longer is none.
const LONGEST_NAME: usize = 300;

/// The names and places of a head with where they stand; dates and addresses do not count.
pub(super) fn with_places(head: &[Part]) -> impl Iterator<Item = (&Part, Feature)> {
    let mut line = None;
    let (mut row, mut column) = (0, 0);
    head.iter().filter(|part| part.is_text() || part.kind == Kind::Place).map(move |part| {
        match line.replace(part.line) {
            Some(before) if before == part.line => column += 1,
            Some(_) => (row, column) = (row + 1, 0),
            None => {}
        }
        (part, Feature::Place(row, column))
    })
}

/// How plainly two neighbouring parts of a line are set apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    Slash,
    Dash,
    Strong,
}

fn gap(lines: &[Line], left: &Part, right: &Part) -> Gap {
    if left.line != right.line || left.bold != right.bold || is_italic(lines, left) != is_italic(lines, right) {
        return Gap::Strong;
    }
    let between = lines[left.line].text.get(left.range.end..right.range.start).unwrap_or_default();
    let marks: String = between.chars().filter(|c| !c.is_whitespace() || *c == '\t').collect();
    match marks.as_str() {
        "/" => Gap::Slash,
        "–" | "—" | "-" => Gap::Dash,
        _ => Gap::Strong,
    }
}

/// Cuts lone names at a comma: where the two sides read differently, or where they do in most of the others.
pub(super) fn cut_commas(lines: &[Line], all: &mut [Named]) {
    let lone = |named: &Named| named.names.len() == 1 && named.group == Group::None;
    cut_beside_towns(lines, all);
    let cuts: Vec<Option<(Part, Part, bool)>> =
        all.iter().map(|named| if lone(named) { at_comma(lines, &named.names[0].part) } else { None }).collect();
    let single = all.iter().filter(|named| lone(named)).count();
    let told = cuts.iter().flatten().filter(|(_, _, sure)| *sure).count();
    for (named, cut) in all.iter_mut().zip(cuts) {
        if let Some((left, right, _)) = cut.filter(|(_, _, sure)| *sure || told * 2 > single) {
            *named = Named::of(lines, vec![left, right]);
        }
    }
}

/// Cuts names that hold title and employer by their words, and have only a town behind them in another style.
fn cut_beside_towns(lines: &[Line], all: &mut [Named]) {
    let cut = |named: &Named| {
        let [first, second] = named.names.as_slice() else { return None };
        let town = first.part.line == second.part.line && place::is_town(&second.part.text);
        let (left, right, _) = at_comma(lines, &first.part).filter(|_| town)?;
        Some((opposed(&left, &right), vec![left, right, second.part.clone()]))
    };
    let cuts: Vec<Option<(bool, Vec<Part>)>> = all.iter().map(cut).collect();
    let found = cuts.iter().flatten().count();
    let told = cuts.iter().flatten().filter(|(told, _)| *told).count();
    for (named, cut) in all.iter_mut().zip(cuts) {
        if let Some((_, parts)) = cut.filter(|(sure, _)| *sure || told * 2 > found) {
            *named = Named::of(lines, parts);
        }
    }
}

pub(super) fn with_features(lines: &[Line], parts: Vec<Part>) -> Vec<Name> {
    let places: Vec<Feature> = with_places(&parts).map(|(_, feature)| feature).collect();
    let name = |((rank, part), place): ((usize, Part), Feature)| {
        let style = Feature::Style(part.bold, is_italic(lines, &part), is_caps(&part.text));
        Name { features: [place, style, Feature::Rank(rank)], part }
    };
    parts.into_iter().enumerate().zip(places).map(name).collect()
}

fn is_italic(lines: &[Line], part: &Part) -> bool {
    lines[part.line].runs.iter().find(|run| run.overlaps(&part.range)).is_some_and(|run| run.italic)
}

/// The texts of all heads. A dash or slash parts two names only when nothing plainer does (`Chef de partie – fish` beside
/// an employer is one name), or when it parts title and employer in other heads.
pub(super) fn parts(lines: &[Line], entries: &[&Entry]) -> Vec<Vec<Part>> {
    let entries: Vec<Entry> = entries.iter().map(|entry| without_sentences(lines, entry)).collect();
    let entries: &[&Entry] = &entries.iter().collect::<Vec<&Entry>>();
    let plain: Vec<Vec<Part>> = entries.iter().map(|entry| merged(lines, entry, Gap::Dash)).collect();
    let fine: Vec<Vec<Part>> = entries.iter().map(|entry| merged(lines, entry, Gap::Slash)).collect();
    let dashed = entries.iter().filter(|entry| has_opposed_dash(lines, entry)).count();
    let habit = dashed * 2 > entries.len() || parts_employers(&plain, entries);
    let all = |entry: &Entry| entry.texts().cloned().collect::<Vec<Part>>();
    let slashed = parts_lone_names(lines, &fine, entries);
    let choose = |((plain, fine), entry): ((Vec<Part>, Vec<Part>), &&Entry)| match plain.len() {
        _ if habit && slashed => all(entry),
        0 | 1 if slashed && fine.len() < 2 => all(entry),
        2.. if !habit => plain,
        _ => fine,
    };
    plain.into_iter().zip(fine).zip(entries).map(choose).collect()
}

fn without_sentences(lines: &[Line], entry: &Entry) -> Entry {
    let told = sentences(lines, entry);
    let kept = |part: &&Part| !told.iter().any(|other| other.line == part.line && other.range == part.range);
    Entry { head: entry.head.iter().filter(kept).cloned().collect(), ..Entry::default() }
}

/// What a head tells behind its date: `Illustrator (2015 – 2019). Packaging and board games.`
pub(super) fn sentences<'a>(lines: &[Line], entry: &'a Entry) -> Vec<&'a Part> {
    let dated = |part: &Part| {
        let before = entry.head.iter().filter(|other| other.line == part.line && other.range.end <= part.range.start);
        before.filter(|other| other.date().is_some()).count() > 0
    };
    let told = |part: &&Part| {
        let text = lines[part.line].text[part.range.clone()].trim();
        part.is_text()
            && ends_in_full_stop(text)
            && part.text.split_whitespace().count() >= 4
            && small_words(text) >= 2
            && dated(part)
    };
    entry.head.iter().filter(told).collect()
}

/// Whether marks stand between a title and an employer in most heads, and what these have besides is no employer: the
/// words beside the titles tell more of one (`Mine Surveyor / Kambalda Deeps JV` above `Kambalda`).
fn parts_employers(plain: &[Vec<Part>], entries: &[&Entry]) -> bool {
    let told = |part: &Part| role::company_score(&part.text);
    let titled = |part: &&Part| role::lean(&part.text) > 0.0;
    let beside = |(plain, entry): (&Vec<Part>, &&Entry)| {
        let [head, rest] = plain.as_slice() else { return None };
        let pieces: Vec<&Part> = entry.texts().filter(|part| part.line == head.line).collect();
        let [left, right] = pieces[..] else { return None };
        let employer = if titled(&left) { right } else { left };
        let one = titled(&left) != titled(&right) && rest.line != head.line && role::title_score(&rest.text) == 0.0;
        one.then(|| told(employer) - told(rest))
    };
    let found: Vec<f32> = plain.iter().zip(entries).filter_map(beside).collect();
    found.len() >= 2 && found.len() * 4 >= 3 * entries.len() && found.iter().sum::<f32>() > 0.0
}

/// Whether lone names of most heads hold a slash, each between two texts of which one reads like a title.
fn parts_lone_names(lines: &[Line], fine: &[Vec<Part>], entries: &[&Entry]) -> bool {
    let slashed = |(fine, entry): (&Vec<Part>, &&Entry)| {
        let texts: Vec<&Part> = entry.texts().collect();
        let [left, right] = texts[..] else { return false };
        let leans = (role::lean(&left.text), role::lean(&right.text));
        fine.len() == 1
            && gap(lines, left, right) == Gap::Slash
            && leans.0.max(leans.1) > 0.0
            && leans.0.min(leans.1) <= 0.0
    };
    let count = fine.iter().zip(entries).filter(|pair| slashed(*pair)).count();
    let parted = fine.iter().filter(|list| list.len() > 1).count();
    count > 0 && (count + parted) * 4 >= 3 * entries.len() && count * 3 >= entries.len()
}

/// Whether a dash stands between a title and an employer.
fn has_opposed_dash(lines: &[Line], entry: &Entry) -> bool {
    let texts: Vec<&Part> = entry.texts().collect();
    texts.windows(2).any(|pair| gap(lines, pair[0], pair[1]) == Gap::Dash && opposed(pair[0], pair[1]))
}

/// The texts with those joined again that are set apart by no more than `limit`.
fn merged(lines: &[Line], entry: &Entry, limit: Gap) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    for part in entry.texts() {
        match out.last_mut() {
            Some(last) if last.text.len() < LONGEST_NAME && gap(lines, last, part) <= limit && !opposed(last, part) => {
                last.range.end = part.range.end;
                last.text = tidy(&lines[last.line].text[last.range.clone()]);
            }
            _ => out.push(part.clone()),
        }
    }
    out
}

/// Whether one reads like a title and the other like an employer.
fn opposed(left: &Part, right: &Part) -> bool {
    role::lean(&left.text) * role::lean(&right.text) < 0.0
}

/// Cuts `Engineer, Acme Ltd` and `Acme Ltd: Engineer` at the mark where the two sides read most differently; tells whether
/// they do, as at a colon they must.
pub(super) fn at_comma(lines: &[Line], part: &Part) -> Option<(Part, Part, bool)> {
    let text = &lines[part.line].text[part.range.clone()];
    if text.len() > LONGEST_NAME {
        return None;
    }
    let marks = text.match_indices([',', ':']).filter(|(at, _)| !role::is_legal_form(next_piece(&text[at + 1..])));
    let links = LINKS.iter().flat_map(|word| text.match_indices(word)).filter(|(at, word)| {
        let name = &text[at + word.len()..];
        role::lean(&text[..*at]) > 0.0 && role::lean(name) <= 0.0 && name.starts_with(char::is_uppercase)
    });
    let best = marks
        .chain(links)
        .chain(bracket(text))
        .map(|(at, mark)| {
            let told = if mark == ":" { COLON } else { 0.0 };
            let (left, right) = (role::lean(&text[..at]), role::lean(next_piece(&text[at + mark.len()..])));
            let sure = match mark {
                " (" => left * right < 0.0,
                _ => !LINKS.contains(&mark) || role::lean(&text[at + mark.len()..]) < 0.0,
            };
            (at, mark.len(), (left - right).abs() + told, sure)
        })
        .max_by(|a, b| a.2.total_cmp(&b.2).then(b.0.cmp(&a.0)))?;
    let (at, length, differ, told) = best;
    let middle = part.range.start + at;
    let left = Part { text: tidy(&text[..at]), range: part.range.start..middle, ..part.clone() };
    let end = part.range.start + without_closing(text, at, at + length);
    let range = middle + length..end.max(middle + length);
    let right = Part { text: tidy(&lines[part.line].text[range.clone()]), range, ..part.clone() };
    let both = role::lean(&left.text) < 0.0 && role::lean(&right.text) < 0.0;
    (!left.text.is_empty() && !right.text.is_empty()).then_some((left, right, told && differ >= 0.3 && !both))
}

/// Words that lead from a title to its employer, and stand within many a title too.
const LINKS: &[&str] = &[
    " en ", " em ", " na ", " w ", " dans ", " nel ", " im ", " i ", " hos ", " på ", " vid ", " for ", " für ",
    " pour ", " para ", " voor ", " för ", " dla ", " with ", " presso ", " bij ", " ved ", " chez ", " per ",
];

/// The bracket at the end of a text that may hold the other name: `Shift Planner (Calder Haulage)`. What is employed how
/// (`Full-time`) is none.
fn bracket(text: &str) -> Option<(usize, &str)> {
    let open = text.find(" (").filter(|_| text.trim_end().ends_with(')'))?;
    let inside = text[open + 2..].trim_end().trim_end_matches(')');
    let named = inside.starts_with(char::is_uppercase) && inside.chars().any(char::is_lowercase);
    let aside = vocabulary::EMPLOYMENT.contains(fold(inside).as_str()) || inside.contains('(');
    (named && !aside).then(|| (open, &text[open..open + 2]))
}

/// The end of a text that begins behind a mark, without the bracket that closes when the mark is one.
fn without_closing(text: &str, at: usize, start: usize) -> usize {
    let trimmed = text.trim_end();
    if text[at..start].ends_with('(') && trimmed.ends_with(')') { trimmed.len() - 1 } else { text.len() }
}

/// How much more a colon parts two names than a comma does.
const COLON: f32 = 0.5;

fn next_piece(text: &str) -> &str {
    text.split([',', ':']).next().unwrap_or_default().trim()
}

/// Drops the words that lead from one name to the next: the `en` of `en Colegio Norte`, in a style of its own.
pub(super) fn drop_links(lines: &[Line], all: &mut [Vec<Part>]) {
    for part in all.iter_mut().flat_map(|list| list.iter_mut().skip(1)) {
        let raw = &lines[part.line].text[part.range.clone()];
        let text = raw.trim_start();
        let link = LINKS.iter().map(|link| link.trim_start()).find(|link| text.starts_with(link));
        let Some(link) = link.filter(|link| text[link.len()..].starts_with(char::is_uppercase)) else { continue };
        part.range.start += raw.len() - text.len() + link.len();
        part.text = tidy(&lines[part.line].text[part.range.clone()]);
    }
}

/// Drops the labels of heads that name their parts in a line: `Company: Acme Ltd | Role: Engineer`, or in a style of their
/// own without colons. What a label says of a place or a date goes with it.
pub(super) fn drop_labels(lines: &[Line], all: &mut [Vec<Part>]) {
    let named = |label: JobLabel| {
        matches!(label, JobLabel::Company | JobLabel::Position | JobLabel::Place | JobLabel::Duration)
    };
    let label = |part: &Part| {
        let text = &lines[part.line].text[part.range.clone()];
        let front = text.find(':').unwrap_or(text.trim_end().len());
        let kind = vocabulary::job_label(&fold(&text[..front])).filter(|kind| named(*kind))?;
        Some((kind, (front + 1).min(text.len())))
    };
    for list in all.iter_mut() {
        let labels: Vec<_> = list.iter().map(label).collect();
        if labels.iter().flatten().count() < 2 {
            continue;
        }
        for (part, (_, start)) in
            list.iter_mut().zip(&labels).filter_map(|(part, label)| label.map(|label| (part, label)))
        {
            part.range.start += start;
            part.text = tidy(&lines[part.line].text[part.range.clone()]);
        }
        let place = |label: &Option<(JobLabel, usize)>| label.is_some_and(|(kind, _)| kind == JobLabel::Place);
        let mut labels = labels.iter();
        list.retain(|part| !labels.next().is_some_and(place) && !part.text.is_empty());
    }
}

/// Drops the numbers of heads that are numbered: `1. Acme Ltd`, `2. Blue Oak`.
pub(super) fn drop_numbers(lines: &[Line], all: &mut [Vec<Part>]) {
    for list in all.iter_mut().filter(|list| list.len() > 1 && is_outline_number(&list[0].text)) {
        list.remove(0);
    }
    let numbered =
        |list: &Vec<Part>| list.first().and_then(|part| number_len(&lines[part.line].text[part.range.clone()]));
    if all.iter().filter_map(numbered).count() < 2 {
        return;
    }
    for list in all.iter_mut() {
        let Some(length) = numbered(list) else { continue };
        if let Some(first) = list.first_mut() {
            first.range.start += length;
            first.text = tidy(&lines[first.line].text[first.range.clone()]);
        }
    }
}
