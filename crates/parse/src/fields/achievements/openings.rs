//! What stands before the name of an award: `2nd Place in the `, `Received the `.

use crate::fields::records::pieces::Piece;
use crate::fields::records::{ranks, wording};
use crate::line::Line;
use crate::words::fold;

/// Verbs before a rank: `Won 2nd place in …`.
const VERBS: &[&str] = &[
    "won",
    "winning",
    "secured",
    "achieved",
    "awarded",
    "placed",
    "received",
    "took",
    "earned",
    "gained",
    "passed",
    "completed",
    "obtained",
    "attended",
    "finished",
    "bestanden",
    "absolviert",
    "claimed",
    "reached",
    "named",
    "gewann",
    "gewonnen",
    "erhielt",
    "erhalten",
    "belegte",
    "errang",
    "remporte",
    "obtenu",
    "recu",
    "decroche",
    "gano",
    "gane",
    "recibio",
    "recibi",
    "obtuvo",
    "obtuve",
    "ganhou",
    "recebeu",
    "conquistou",
    "vinto",
    "ricevuto",
    "ottenuto",
    "vinse",
    "behaalde",
    "kreeg",
    "ontving",
    "zdobyl",
    "zdobyla",
    "zdobycie",
    "kazandi",
    "vant",
    "vann",
    "vandt",
    "mottok",
    "fick",
    "modtog",
    "voitti",
    "ziskal",
    "ziskala",
];

/// Words between such a verb and what was won.
const ARTICLES: &[&str] = &[
    "the", "a", "an", "with", "der", "die", "das", "den", "einen", "eine", "le", "la", "les", "un", "une", "el", "los",
    "il", "lo", "o", "os", "de", "het", "een",
];

/// Words between a rank and the contest.
const LINKS: &[&str] = &[
    "in", "at", "of", "for", "im", "beim", "bei", "in", "der", "des", "du", "au", "aux", "de", "del", "en", "no", "na",
    "nel", "al", "alla", "op", "bij", "w", "na", "i", "pa",
];

/// Words of a rank before a contest: `3rd out of 40 teams in the City Cup`.
const RANK_WORDS: usize = 6;

/// Cuts `2nd Place in the ` off the front of a title and answers the rank.
pub(super) fn cut_rank(text: &str, piece: &mut Piece) -> Option<Piece> {
    let words: Vec<(usize, &str)> = words_at(text);
    let first = usize::from(words.first().is_some_and(|(_, word)| VERBS.contains(&fold(word).as_str())));
    let first = first + usize::from(first > 0 && words.get(first).is_some_and(|(_, word)| fold(word) == "the"));
    for count in (1..=RANK_WORDS).rev() {
        let (Some(from), Some(link)) = (words.get(first), words.get(first + count)) else { continue };
        let last = words[first + count - 1];
        let rank = from.0..last.0 + last.1.len();
        if !LINKS.contains(&fold(link.1).as_str()) || !ranks::is_rank(&text[rank.clone()]) {
            continue;
        }
        let skip = usize::from(words.get(first + count + 1).is_some_and(|(_, word)| fold(word) == "the"));
        let Some(title) = words.get(first + count + 1 + skip) else { continue };
        let found = Piece { range: piece.range.start + rank.start..piece.range.start + rank.end, ..piece.clone() };
        piece.range.start += title.0;
        return Some(found);
    }
    None
}

/// Where a rank ends behind which nothing but `at the` stands, as before a name in bold.
pub(super) fn rank_before_name(text: &str) -> Option<usize> {
    let mut rest = text.trim_end();
    while let Some((before, last)) = rest.rsplit_once(' ') {
        if ranks::is_rank(rest) {
            return Some(rest.len());
        }
        let word = fold(last);
        if !LINKS.contains(&word.as_str()) && !matches!(word.as_str(), "the" | "das" | "la" | "le" | "el" | "il" | "o")
        {
            return None;
        }
        rest = before.trim_end();
    }
    None
}

/// Cuts `Received the ` off the front of a title.
pub(crate) fn cut_verb(lines: &[Line], piece: &mut Piece) {
    let text = &lines[piece.line].text[piece.range.clone()];
    let mut words = words_at(text).into_iter();
    let verb = words.next().is_some_and(|(_, word)| VERBS.contains(&fold(word).as_str()));
    let title = words.find(|(_, word)| !ARTICLES.contains(&fold(word).as_str()));
    if let Some((at, _)) = title.filter(|(_, word)| verb && word.starts_with(char::is_uppercase)) {
        piece.range.start += at;
    }
}

/// Whether a text says in a phrase what was won: `Received the Dean's Medal`, `Runner-up in the City Challenge`.
pub(crate) fn tells_award(text: &str) -> bool {
    let words = words_at(text);
    let Some((_, verb)) = words.first() else { return false };
    let link = words.iter().take(4).position(|(_, word)| LINKS.contains(&fold(word).as_str()));
    let ranked = link.filter(|at| *at > 0 && ranks::is_rank(&text[..words[*at].0])).map(|at| words[at].0);
    let Some(from) = ranked.or_else(|| VERBS.contains(&fold(verb).as_str()).then_some(verb.len())) else {
        return false;
    };
    let what = text[from..].split(['(', ':', '–', '—']).next().unwrap_or_default();
    wording::name_score(what) > 0.0 || wording::is_contest(what) || wording::names_hackathon(what)
}

/// The words of a text with where they begin.
fn words_at(text: &str) -> Vec<(usize, &str)> {
    let base = text.as_ptr() as usize;
    text.split_whitespace().map(|word| (word.as_ptr() as usize - base, word)).take(2 * RANK_WORDS).collect()
}
