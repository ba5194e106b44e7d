//! Profiles and pages of the person: what the contact block, or a line of nothing else, prints or links to.

use super::items::{self, Item};
use super::{is_sentence, profiles};
use crate::fields::records::links::is_link_text;
use crate::line::{Line, has_word};
use crate::recognise::{address, place};
use crate::sections::Section;
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use vitae_model::check::is_web_address;
use vitae_model::document::{Document, Rect};
use vitae_model::limits::MAX_ENTRIES;
use vitae_model::source::SectionKind;

/// A profile or page of the person.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Found {
    /// What it is: its host's name, the printed label, or `Website`.
    pub(crate) name: String,
    /// Its address with its scheme.
    pub(crate) url: String,
    /// As it is printed.
    pub(crate) value: Value,
    /// Page and box of a link that lies over a picture.
    pub(crate) area: Option<(u32, Rect)>,
    /// Whether it stands among the contact details.
    pub(crate) own: bool,
}

/// How sure an address among the contact details is.
const SURE: f32 = 0.95;
/// The same for one that stands elsewhere, lies over a picture or is told by a label and a name.
const LIKELY: f32 = 0.85;

/// Sections whose addresses belong to what they list, or to other people.
const OF_OTHERS: &[SectionKind] = &[
    SectionKind::Projects,
    SectionKind::Certifications,
    SectionKind::Achievements,
    SectionKind::Publications,
    SectionKind::References,
    SectionKind::Volunteering,
];

/// The links of a document in its order, each once.
pub(crate) fn read(document: &Document, lines: &[Line], sections: &[Section]) -> Vec<Found> {
    let mut out: Vec<Found> = Vec::new();
    for section in sections {
        let own = section.kind == SectionKind::Contact;
        for index in section.lines.iter().copied().filter(|_| own || !OF_OTHERS.contains(&section.kind)) {
            let found = if own { of_line(lines, index) } else { profiles_alone(lines, index) };
            found.into_iter().for_each(|found| add(&mut out, found));
        }
    }
    out.sort_by_key(|found| found.value.from.first().map_or(usize::MAX, |slice| slice.line));
    over_pictures(document, lines).into_iter().for_each(|found| add(&mut out, found));
    out.truncate(MAX_ENTRIES);
    out
}

/// Adds a link whose address is none yet.
fn add(out: &mut Vec<Found>, found: Found) {
    if !out.iter().any(|known| profiles::same(&known.url, &found.url)) && is_web_address(&found.url) {
        out.push(found);
    }
}

/// The links of a line of contact details, left to right.
fn of_line(lines: &[Line], index: usize) -> Vec<Found> {
    let line = &lines[index];
    let prose = is_sentence(line);
    let items = items::of(line);
    let mut out = printed(line, index, &items, prose);
    let taken: Vec<Range<usize>> =
        out.iter().flat_map(|found| &found.value.from).map(|slice| slice.range.clone()).collect();
    let free = |range: &Range<usize>| taken.iter().all(|taken| taken.end <= range.start || range.end <= taken.start);
    out.extend(behind_words(line, index, prose).into_iter().filter(|found| free(&found.value.from[0].range)));
    let linked: Vec<String> = out.iter().map(|found| found.name.clone()).collect();
    out.extend(handles(line, index).into_iter().filter(|found| !linked.contains(&found.name)));
    out.sort_by_key(|found| found.value.from[0].range.start);
    out
}

/// The profiles of a line outside the contact block that holds nothing else.
fn profiles_alone(lines: &[Line], index: usize) -> Vec<Found> {
    let line = &lines[index];
    let found = if line.words() <= FEW { of_line(lines, index) } else { Vec::new() };
    let mut rest = line.text.clone();
    for range in found.iter().rev().map(|found| found.value.from[0].range.clone()) {
        rest.replace_range(range, " ");
    }
    let label = |piece: &str| !has_word(piece) || profiles::is_service(piece) || items::whole_label(piece).is_some();
    let alone = rest.split([' ', '\t', '|', '•', '·', ',', ';', ':']).all(label);
    let profiles = found.into_iter().filter(|found| alone && profiles::is_profile(&found.url));
    profiles.map(|found| Found { own: false, value: Value { confidence: LIKELY, ..found.value }, ..found }).collect()
}

/// Most words of a line of links.
const FEW: usize = 12;

/// The addresses that a line prints; a link over one gives the whole of it.
fn printed(line: &Line, index: usize, items: &[Item<'_>], prose: bool) -> Vec<Found> {
    let mut out = Vec::new();
    for range in address::urls(&line.text, true) {
        let text = &line.text[range.clone()];
        let label = label_before(&line.text, range.start);
        let whole = label.is_some() || items.iter().any(|item| item.range == range);
        if (is_bare_host(text) && (prose || !whole)) || !profiles::is_personal(text) {
            continue;
        }
        let target = target_over(line, &range).filter(|target| profiles::same_host(target, text));
        let url = target.unwrap_or_else(|| profiles::with_scheme(text));
        let name = profiles::name_of(&url, label.or_else(|| item_label(line, items, &range)));
        out.push(Found { name, url, value: Value::new(text, index, range, SURE), area: None, own: true });
    }
    out
}

/// Whether a text names a host and no page of it: in prose that may be an employer or a tool.
fn is_bare_host(text: &str) -> bool {
    !text.contains('/') && !text.to_lowercase().starts_with("www.")
}

/// What is printed before an address and a colon.
fn label_before(text: &str, start: usize) -> Option<&str> {
    let before = text[..start].trim_end().strip_suffix([':', '：'])?;
    let label = before.rsplit(['\t', '|', '•', '·', ';', ',', '◦', '∙', '⋄', '●', '▪']).next()?;
    let label = label.trim_matches(|c: char| !c.is_alphanumeric());
    (has_word(label) && label.split_whitespace().count() <= 3).then_some(label)
}

/// What is printed before the item that an address is: in the cell before it.
fn item_label<'a>(line: &'a Line, items: &[Item<'_>], range: &Range<usize>) -> Option<&'a str> {
    let item = items.iter().find(|item| item.range.start <= range.start && range.end <= item.range.end)?;
    item.label.as_ref()?;
    let before = line.text[..item.range.start].trim_end_matches(|c: char| !c.is_alphanumeric());
    before.rsplit(['\t', '|', '•', '·', ';']).next().map(str::trim).filter(|label| has_word(label))
}

/// The address of a link over a stretch of a line.
fn target_over(line: &Line, range: &Range<usize>) -> Option<String> {
    let run = line.runs.iter().find(|run| run.link.is_some() && run.overlaps(range))?;
    profiles::target(run.link.as_deref()?)
}

/// Longest words that a link is named by, in characters and words.
const NAME: (usize, usize) = (40, 4);

/// The links behind words of a line: `Portfolio`, `LinkedIn`, `ada-byron`.
fn behind_words(line: &Line, index: usize, prose: bool) -> Vec<Found> {
    let mut out = Vec::new();
    for group in line.runs.chunk_by(|left, right| left.link == right.link) {
        let Some(url) = group[0].link.as_deref().and_then(profiles::target) else { continue };
        let range = group[0].range.start..group[group.len() - 1].range.end.min(line.text.len());
        let text = line.text[range.clone()].trim_matches(|c: char| !c.is_alphanumeric());
        let short = text.chars().count() <= NAME.0 && text.split_whitespace().count() <= NAME.1;
        let profile = profiles::is_profile(&url);
        if items::is_reach(text) || place::is_place(text) || !profiles::is_personal(&url) {
            continue;
        }
        if profile || (short && !prose && says_link(text)) {
            let name = profiles::name_of(&url, Some(text));
            out.push(Found { name, url, value: Value::new(text, index, range, SURE), area: None, own: true });
        }
    }
    out
}

/// Whether words stand for a page of the person: they name one, or are no name of anything else.
fn says_link(text: &str) -> bool {
    let folded = fold(text);
    let said = |word: &str| vocabulary::LABELS.contains(word) || vocabulary::WEBSITE_LABELS.contains(word);
    !has_word(text) || is_link_text(text) || said(&folded) || folded.split(' ').any(|word| word.len() > 2 && said(word))
}

/// Profiles that are told by a service and a name: `GitHub: adabyron`, `ORCID 0000-0002-1825-0097`.
fn handles(line: &Line, index: usize) -> Vec<Found> {
    let mut out = Vec::new();
    let mut start = 0;
    let mut service = None;
    for piece in line.text.split(['\t', '|', '•', '·', ';', ',']) {
        let from = start;
        start += piece.len() + line.text[start + piece.len()..].chars().next().map_or(0, char::len_utf8);
        let inner = piece.trim_matches(|c: char| c.is_whitespace() || ":：".contains(c) || is_icon(c));
        if profiles::is_service(inner) {
            service = Some(inner);
            continue;
        }
        let (label, handle) = match (inner.split_once([':', '：']), inner.split_once(' '), service.take()) {
            (Some((label, rest)), ..) => (label, rest),
            (None, _, Some(label)) => (label, inner),
            (None, Some((label, rest)), None) if rest.starts_with(|c: char| !c.is_uppercase()) => (label, rest),
            _ => continue,
        };
        if let Some(url) = profiles::of_handle(label, handle.trim()) {
            let at = from + piece.find(handle.trim()).unwrap_or(0);
            let value = Value::new(handle, index, at..at + handle.trim().len(), LIKELY);
            out.push(Found { name: profiles::name_of(&url, None), url, value, area: None, own: true });
        }
    }
    out
}

/// Signs of a font of icons, and marks around them.
fn is_icon(c: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&c) || crate::words::is_ornament(c)
}

/// Profiles on the first page whose link lies over no text, as over an icon that is a picture.
fn over_pictures(document: &Document, lines: &[Line]) -> Vec<Found> {
    let Document::Paged(paged) = document else { return Vec::new() };
    let Some(page) = paged.pages.first() else { return Vec::new() };
    let written = |url: &str| lines.iter().flat_map(|line| &line.runs).any(|run| run.link.as_deref() == Some(url));
    let links = page.links.iter().take(MAX_ENTRIES).filter(|link| !written(&link.url));
    let targets = links.filter_map(|link| Some((profiles::target(&link.url)?, link.bbox)));
    targets
        .filter(|(url, _)| profiles::is_profile(url))
        .map(|(url, bbox)| {
            let name = profiles::name_of(&url, None);
            let value = Value { text: url.clone(), from: Vec::new(), confidence: LIKELY };
            Found { name, url, value, area: Some((0, bbox)), own: true }
        })
        .collect()
}
