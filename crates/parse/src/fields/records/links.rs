//! Links: the address behind words, and words that do nothing but carry one (`Show credential`, `↗`).

use crate::line::{Line, Run};
use crate::recognise::address;
use crate::value::Value;
use crate::vocabulary;
use crate::words::{fold, is_ornament};
use std::ops::Range;

/// The address behind a link of an item's runs; one on words made for it goes before one on a name.
pub(crate) fn of(lines: &[Line], item: &[usize]) -> Option<Value> {
    let runs = || item.iter().flat_map(|index| lines[*index].runs.iter().map(move |run| (*index, run)));
    let on_words = |(index, run): &(usize, &Run)| is_link_run(&lines[*index].text, run);
    let (index, run) = runs().find(on_words).or_else(|| runs().find(|(_, run)| leads_out(run)))?;
    let target = run.link.as_deref().unwrap_or_default();
    Some(Value { text: target.to_owned(), ..Value::new(target, index, run.range.clone(), 0.85) })
}

/// Whether a run leads to a page of the web.
fn leads_out(run: &Run) -> bool {
    run.link.as_deref().is_some_and(|link| link.starts_with("http://") || link.starts_with("https://"))
}

/// Whether a run does nothing but carry a link.
fn is_link_run(text: &str, run: &Run) -> bool {
    leads_out(run) && is_link_text(&text[run.range.clone()])
}

/// Whether a linked text says nothing of its own: words such as `View certificate`, or an arrow.
pub(crate) fn is_link_text(text: &str) -> bool {
    let folded = fold(text);
    folded.split(' ').all(|word| word.is_empty() || vocabulary::LINK_WORDS.contains(word))
}

/// The stretches of a line that do nothing but carry a link. A linked name may be several runs long: all must be such words.
pub(super) fn stretches(line: &Line) -> Vec<Range<usize>> {
    let mut out: Vec<Range<usize>> = Vec::new();
    for group in line.runs.chunk_by(|left, right| left.link == right.link).filter(|group| leads_out(&group[0])) {
        let range = group[0].range.start..group[group.len() - 1].range.end;
        let text = &line.text[range.clone()];
        let from = if is_link_text(text) { Some(0) } else { trailing(text) };
        if let Some(from) = from.filter(|from| crate::line::has_word(&text[*from..])) {
            out.push(range.start + from..range.end);
        }
    }
    out
}

/// Where words for a link stand at the end of a text that says more: behind a mark, or a lone `link`.
fn trailing(text: &str) -> Option<usize> {
    let end = text.trim_end_matches([' ', ')', ']', '.']).len();
    let last = text[..end].rfind([' ', '(', '[']).map(|at| at + 1)?;
    if fold(&text[last..end]).split(' ').all(|word| LINK.contains(&word)) {
        return Some(last);
    }
    let mark = [", ", " – ", " — ", " - ", " | ", " · ", " (", " [", "\t"];
    let at = mark.iter().filter_map(|mark| text.rfind(mark).map(|at| at + mark.len())).max()?;
    is_link_text(&text[at..]).then_some(at)
}

/// A stretch of a line without the address or the words for a link at its end; empty when it holds nothing else.
pub(crate) fn without(line: &Line, range: Range<usize>) -> Range<usize> {
    let text = &line.text;
    let mut end = range.end;
    let mut taken = stretches(line);
    taken.extend(
        address::urls(&text[range.clone()], false)
            .into_iter()
            .map(|url| range.start + url.start..range.start + url.end),
    );
    loop {
        let bare =
            range.start + text[range.start..end].trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')').len();
        match taken.iter().find(|taken| taken.start < bare && bare <= taken.end && range.start <= taken.start) {
            Some(taken) => end = taken.start,
            None => return range.start..if end < range.end { bare } else { end },
        }
    }
}

/// Words that name a link and nothing else.
const LINK: &[&str] = &["link", "lien", "enlace", "url", "lenke", "lank", "linkki", "odkaz", "baglanti"];

/// Where what a line says ends: before links and signs for them at its end.
pub(crate) fn content_end(line: &Line) -> usize {
    let mark = |c: char| c.is_whitespace() || is_ornament(c);
    let stretches = stretches(line);
    let mut end = line.text.len();
    loop {
        let trimmed = line.text[..end].trim_end_matches(mark).trim_end_matches(['|', '·']).len();
        let bare = line.text[..trimmed].trim_end_matches([')', ']']).len();
        let link = stretches.iter().find(|range| range.start < bare && bare <= range.end);
        let next = link.map_or(trimmed, |range| line.text[..range.start].trim_end_matches(['(', '[', ' ']).len());
        if next >= end {
            return end;
        }
        end = next;
    }
}
