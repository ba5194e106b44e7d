//! What stands in the page's margins: page numbers, running headers, and contact details that belong to the top.

use super::segment::Segment;
use crate::line::Line;
use crate::recognise::address;
use crate::sections::wording;
use crate::vocabulary;
use crate::words::fold;
use vitae_model::dates;

/// Part of the page's height at the top and the bottom where page numbers and running headers stand.
const MARGIN: f32 = 0.08;
/// As [`MARGIN`], for a footer with contact details.
const FOOT: f32 = 0.1;
/// Space above a footer, in multiples of its size.
const FOOT_GAP: f32 = 2.0;
/// What a note on the age of a document says beside its date, folded.
const UPDATE_WORDS: &[&str] = &[
    "last updated",
    "last update",
    "last modified",
    "last revised",
    "last change",
    "updated",
    "compiled",
    "generated",
    "printed",
    "letzte aktualisierung",
    "zuletzt aktualisiert",
    "aktualisiert",
    "stand",
    "derniere mise a jour",
    "mis a jour",
    "mise a jour",
    "ultima actualizacion",
    "actualizado",
    "ultima atualizacao",
    "atualizado em",
    "ultimo aggiornamento",
    "aggiornato",
    "senast uppdaterad",
    "ostatnia aktualizacja",
    "posledni aktualizace",
    "laatst bijgewerkt",
    "son guncelleme",
];
/// Words between these and the date.
const UPDATE_JOINTS: &[&str] =
    &["on", "in", "at", "the", "am", "vom", "le", "el", "em", "il", "op", "de", "den", "dne"];

/// The blocks of a page with its height.
pub(super) struct PageBlocks {
    pub(super) height: f32,
    pub(super) blocks: Vec<Vec<Line>>,
}

/// Drops page numbers, running headers and notes on the document's age, and marks footers that hold contact details.
pub(super) fn clear(pages: &mut [PageBlocks]) {
    let running = running_texts(pages);
    let known = opening_words(pages);
    for (number, page) in pages.iter_mut().enumerate() {
        let height = page.height;
        for block in &mut page.blocks {
            block.retain(|line| {
                !is_update_note(line)
                    && (!in_margin(line, height)
                        || !(is_page_number(line)
                            || repeats(line, number, &running)
                            || ((number > 0 || in_foot(line, height)) && says_nothing_new(line, &known))))
            });
            mark_foot(block, height);
        }
        page.blocks.retain(|block| !block.is_empty());
    }
}

/// Whether a line is a page number such as `2`, `1/3` or `Page 2 of 3`.
fn is_page_number(line: &Line) -> bool {
    if !line.text.chars().any(|c| c.is_ascii_digit()) || line.words() > 5 {
        return false;
    }
    let rest = fold(&line.text);
    let rest: Vec<&str> = rest.split(' ').filter(|word| !vocabulary::PAGE_WORDS.contains(word)).collect();
    rest.iter().all(|word| word.len() <= 3 && word.chars().all(|c| c.is_ascii_digit())) && rest.len() <= 3
}

/// Whether a line says when the document was written and nothing else: `Last updated on 3 May 2021`.
fn is_update_note(line: &Line) -> bool {
    let said = fold(&line.text);
    let Some(rest) = UPDATE_WORDS.iter().find_map(|words| said.strip_prefix(words)) else { return false };
    let dated = rest.starts_with(' ') && rest.contains(|c: char| c.is_ascii_digit());
    let undated = fold(&without_dates(&line.text));
    let rest = UPDATE_WORDS.iter().find_map(|words| undated.strip_prefix(words)).unwrap_or(&undated);
    let is_joint = |word: &str| UPDATE_JOINTS.contains(&word) || word.chars().all(|c| c.is_ascii_digit());
    dated && rest.split_whitespace().all(is_joint)
}

/// A text with blanks in place of its dates.
fn without_dates(text: &str) -> String {
    let mut out = text.to_owned();
    for (range, _) in dates::find(text).into_iter().rev() {
        out.replace_range(range, " ");
    }
    out
}

/// A line in a margin without its digits, where it stands and on which page.
struct Running {
    text: String,
    top: f32,
    page: usize,
}

fn without_digits(text: &str) -> String {
    text.chars().filter(|c| !c.is_ascii_digit()).collect()
}

fn running_texts(pages: &[PageBlocks]) -> Vec<Running> {
    let lines = pages.iter().enumerate().flat_map(|(number, page)| {
        page.blocks.iter().flatten().filter(|line| in_margin(line, page.height)).map(move |line| (number, line))
    });
    lines.map(|(page, line)| Running { text: without_digits(&line.text), top: line.bbox.y0, page }).collect()
}

/// Whether a line stands at the same place of another page; its first copy on the first page stays.
fn repeats(line: &Line, page: usize, running: &[Running]) -> bool {
    let text = without_digits(&line.text);
    let mut copies = running
        .iter()
        .filter(|other| other.page != page && other.text == text && (other.top - line.bbox.y0).abs() < 3.0);
    page > 0 && copies.next().is_some()
}

/// The words of the lines that open the document and of the largest on its first page, but its footer: one of them holds the name.
fn opening_words(pages: &[PageBlocks]) -> Vec<String> {
    let first = || pages.first().into_iter().flat_map(above_foot);
    let largest = first().map(|line| line.size).fold(0.0, f32::max);
    let named = first().enumerate().filter(|(at, line)| *at < 6 || line.size > largest - 0.2);
    named.flat_map(|(_, line)| fold(&line.text).split(' ').map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The lines of a page but those in its footer.
fn above_foot(page: &PageBlocks) -> impl Iterator<Item = &Line> {
    page.blocks.iter().flatten().filter(|line| !in_foot(line, page.height))
}

/// Whether a line holds but the name, the document's title, a number and a date; numbers and dates alone may be an entry's.
fn says_nothing_new(line: &Line, known: &[String]) -> bool {
    let folded = fold(&line.text);
    if !folded.contains(char::is_alphabetic) {
        return false;
    }
    // `Compétences` may head a section at the top of a page, though it stands in `Dossier de compétences` too.
    if wording::is_known(&line.text) && !vocabulary::DOCUMENT_TITLES.contains(folded.as_str()) {
        return false;
    }
    let titles = || vocabulary::DOCUMENT_TITLES.iter().flat_map(|title| title.split(' '));
    let undated = fold(&without_dates(&line.text));
    undated.contains(char::is_alphabetic)
        && undated.split(' ').all(|word| {
            word.chars().all(|c| c.is_ascii_digit())
                || vocabulary::PAGE_WORDS.contains(&word)
                || known.iter().any(|other| other == word)
                || titles().any(|other| other == word)
        })
}

/// Marks a footer with an email address or a phone number: it is read with the top of the document.
fn mark_foot(block: &mut [Line], height: f32) {
    let Some(start) =
        block.iter().position(|line| line.bbox.y0 > (1.0 - FOOT) * height && (line.gap > FOOT_GAP || line.opens))
    else {
        return;
    };
    let reach = |line: &Line| !address::emails(&line.text).is_empty() || address::phone(&line.text).is_some();
    if block[start..].iter().any(reach) {
        block[start..].iter_mut().for_each(|line| line.margin = true);
    }
}

fn in_margin(line: &Line, height: f32) -> bool {
    line.bbox.y1 < MARGIN * height || in_foot(line, height)
}

fn in_foot(line: &Line, height: f32) -> bool {
    line.bbox.y0 > (1.0 - MARGIN) * height
}

/// Parts a page's running footer from what stands well above it, lest it be taken for the end of a column.
pub(super) fn part_foot(segments: Vec<Segment>, height: f32) -> [Vec<Segment>; 2] {
    let low = |segment: &&Segment| segment.bbox.y0 > (1.0 - MARGIN) * height;
    let top = segments.iter().filter(low).map(|segment| segment.bbox.y0).fold(f32::INFINITY, f32::min);
    let bottom = segments.iter().filter(|segment| !low(segment)).map(|segment| segment.bbox.y1).fold(0.0, f32::max);
    let size = segments.iter().filter(low).map(|segment| segment.size).fold(0.0, f32::max);
    if top - bottom < FOOT_GAP * size {
        return [segments, Vec::new()];
    }
    let (body, foot) = segments.into_iter().partition(|segment| !low(&segment));
    [body, foot]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upl_notes_on_the_age_of_a_document_are_told_from_content() {
        let cases = [
            ("Last updated on 3 May 2021", true),
            ("Last updated: May 2021", true),
            ("Updated 2021-05-03", true),
            ("Letzte Aktualisierung: 03.05.2021", true),
            ("Dernière mise à jour le 3 mai 2021", true),
            ("Stand: Mai 2021", true),
            ("Updated 300 records", false),
            ("Updated the payroll in May 2021", false),
            ("Last updated", false),
            ("May 2021", false),
        ];
        for (text, want) in cases {
            let line = Line { text: text.into(), ..Line::default() };
            assert_eq!(is_update_note(&line), want, "{text}");
        }
    }

    #[test]
    fn upl_a_foot_with_a_name_and_a_date_says_nothing_new() {
        let known: Vec<String> = ["ada", "byron"].map(str::to_owned).into();
        let cases = [
            ("May 3, 2021\tAda Byron · Curriculum Vitae\t2", true),
            ("Ada Byron 2/3", true),
            ("May 2021", false),
            ("Ada Byron Award, May 2021", false),
        ];
        for (text, want) in cases {
            let line = Line { text: text.into(), ..Line::default() };
            assert_eq!(says_nothing_new(&line, &known), want, "{text}");
        }
    }
}
