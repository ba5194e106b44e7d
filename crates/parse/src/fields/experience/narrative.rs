//! Jobs told in sentences: `From May 2019 to Feb 2021 I was Head Baker at Mill Lane Bakery, where …`.

use super::{Job, remarks, town};
use crate::line::Line;
use crate::value::Value;
use crate::vocabulary;
use crate::words::fold;
use std::ops::Range;
use vitae_model::dates;

/// Words that lead to a title, in small letters.
const LEADS: &[&str] = &[
    "i was employed as",
    "i was working as",
    "i was",
    "i have been working as",
    "i have been",
    "i have worked as",
    "i have served as",
    "i worked as",
    "i served as",
    "i work as",
    "i am",
    "i held the post of",
    "i held the position of",
    "war ich",
    "bin ich",
    "arbeitete ich als",
    "arbeite ich als",
    "ich war",
    "ich bin",
    "ich arbeitete als",
    "j'ai travaillé comme",
    "j’ai travaillé comme",
    "j'ai été",
    "j’ai été",
    "j'étais",
    "j’étais",
    "je suis",
    "trabajé como",
    "he trabajado como",
    "trabajo como",
    "he sido",
    "fui",
    "trabalhei como",
    "trabalho como",
    "ho lavorato come",
    "lavoro come",
    "sono stato",
    "sono stata",
    "werkte ik als",
    "was ik",
    "ben ik",
    "werk ik als",
    "pracowałem jako",
    "pracowałam jako",
    "pracuję jako",
    "arbetade jag som",
    "var jag",
    "arbejdede jeg som",
    "var jeg",
    "jobbet jeg som",
];
/// Words that may stand between the lead and the title.
const ARTICLES: &[&str] =
    &["a ", "an ", "the ", "als ", "un ", "une ", "una ", "uma ", "um ", "een ", "en ", "ein ", "eine "];
/// Words that lead from the title to the employer.
const AT: &[&str] = &[
    " at the ",
    " at ",
    " with the ",
    " with ",
    " for the ",
    " for ",
    " bei der ",
    " beim ",
    " bei ",
    " für ",
    " chez ",
    " à ",
    " en ",
    " em ",
    " na ",
    " no ",
    " presso ",
    " da ",
    " bij ",
    " voor ",
    " w ",
    " hos ",
    " på ",
    " vid ",
    " ved ",
];
/// What ends the employer's name.
const ENDS: &[&str] = &[
    ", ", "; ", " (", " where ", " from ", " until ", " since ", " in ", " and ", " wo ", " où ", " donde ", " dove ",
    " waar ", " gdzie ", " von ", " seit ", " depuis ", " desde ", " dal ", " od ", " van ",
];
/// Longest title, in bytes.
const TITLE: usize = 80;
/// Longest paragraph that is searched, in bytes.
const LONGEST: usize = 4_000;

/// Where the fields of a job stand in a paragraph.
#[derive(Debug)]
struct Told {
    span: Range<usize>,
    title: Range<usize>,
    company: Range<usize>,
    /// Where the rest begins.
    rest: usize,
}

/// Whether a section tells its jobs in sentences: its first paragraph does, and most of those with spans of time.
pub(super) fn is_told(lines: &[Line], indices: &[usize]) -> bool {
    let dated = indices.iter().filter(|index| {
        let text = lines[**index].text.as_str();
        text.len() <= LONGEST && dates::find(text).iter().any(|(_, span)| span.is_range())
    });
    let (count, found) =
        dated.fold((0, 0), |(count, found), index| (count + 1, found + usize::from(told(&lines[*index]).is_some())));
    let first = indices.first().is_some_and(|index| told(&lines[*index]).is_some());
    first && found * 2 > count
}

/// Reads the jobs of such a section; paragraphs that name none go on with the job above.
pub(super) fn read(lines: &[Line], indices: &[usize]) -> Vec<Job> {
    let mut out: Vec<Job> = Vec::new();
    for index in indices {
        let line = &lines[*index];
        let value = |range: Range<usize>| Value::new(&line.text[range.clone()], *index, range, 0.8);
        match (told(line), out.last_mut()) {
            (Some(told), _) => out.push(Job {
                company: town::without(value(told.company)),
                position: value(told.title),
                duration: value(told.span),
                description: value(told.rest..line.text.len()),
                ..Job::default()
            }),
            (None, Some(job)) => job.description.append("\n", remarks::description(lines, &[vec![*index]])),
            (None, None) => {}
        }
    }
    out
}

/// Takes a paragraph apart; `None` when it lacks the span, the lead or the employer.
fn told(line: &Line) -> Option<Told> {
    let text = line.text.as_str();
    if text.len() > LONGEST || line.bullet {
        return None;
    }
    let lower = text.to_lowercase();
    // Small letters may be longer or shorter than their capitals.
    let same = lower.len() == text.len();
    let (span, _) = dates::find(text).into_iter().find(|(_, span)| span.is_range())?;
    let leads = LEADS.iter().filter_map(|lead| Some((word_at(&lower, lead)?, lead.len())));
    let (at, length) = leads.min_by_key(|(at, length)| (*at, usize::MAX - length)).filter(|_| same)?;
    let lead = at + length;
    let start = lead + (text.get(lead..)?.len() - text.get(lead..)?.trim_start().len());
    let article =
        ARTICLES.iter().find(|article| text[start..].starts_with(**article)).map_or(0, |article| article.len());
    let start = start + article;
    let behind = &text[start..];
    let at = AT.iter().filter_map(|word| {
        let at = behind.find(word)?;
        behind[at + word.len()..].starts_with(char::is_uppercase).then_some((at, word.len()))
    });
    let (title, length) = at.min_by_key(|(at, length)| (*at, usize::MAX - length)).filter(|(at, _)| *at <= TITLE)?;
    let company = start + title + length;
    let end = company + company_end(&text[company..]);
    let named = title > 0 && end > company && !text[start..start + title].contains(". ");
    let rest = end.max(if span.start >= start { span.end } else { end });
    let rest = text.len() - text[rest..].trim_start_matches(|c: char| " .,;:".contains(c)).len();
    named.then_some(Told { span, title: start..start + title, company: company..end, rest })
}

/// Where the name of an employer ends.
fn company_end(text: &str) -> usize {
    let ends = ENDS.iter().filter_map(|end| text.find(end));
    // The dot of `St. Brannoc's` ends nothing, that of `Ltd.` may.
    let whole = |word: &str| word.chars().count() > 3 || vocabulary::COMPANIES.contains(fold(word).as_str());
    let stops = text.match_indices(". ").map(|(at, _)| at);
    let stops = stops.filter(|at| text[..*at].rsplit(' ').next().is_some_and(whole));
    ends.chain(stops.take(1)).min().unwrap_or(text.trim_end_matches('.').len())
}

/// Where some words stand in a text as words of their own.
fn word_at(text: &str, words: &str) -> Option<usize> {
    let free = |at: &usize| {
        let before = text[..*at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        before && text[at + words.len()..].starts_with(' ')
    };
    text.match_indices(words).map(|(at, _)| at).find(free)
}
