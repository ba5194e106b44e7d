//! How a text becomes words, for the index, for a search and for highlights alike.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Longest word that is told from others, in characters; what is longer is cut here.
const MAX_WORD_CHARS: usize = 40;

/// Most characters of a search that are read.
const MAX_SEARCH_CHARS: usize = 400;

/// Most words of a search that count, those of its phrases included.
const MAX_SEARCH_WORDS: usize = 12;

/// Shortest word that is also found with one typo, in letters: shorter ones have too many neighbours (rust, trust).
const MIN_TYPO_CHARS: usize = 5;

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    /// Its folded form.
    pub text: String,
    /// Where it stands, in bytes.
    pub range: Range<usize>,
    /// Its place among the words; `node.js` has two, the first shared with `node`.
    pub position: usize,
    /// How many places it takes.
    pub places: usize,
}

/// The words of a text: runs of letters and digits, each ideograph and each kana or hangul syllable by itself.
///
/// Words with a mark in them (`C++`, `C#`, `.NET`, `node.js`, `R&D`) come whole and in parts.
pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut position = 0;
    for compound in compounds(text) {
        let parts = &compound.parts;
        if compound.is_marked {
            words.push(Word {
                text: folded(&text[compound.range.clone()]),
                range: compound.range.clone(),
                position,
                places: parts.len(),
            });
        }
        for (place, part) in parts.iter().enumerate() {
            if place > 0 && text[part.clone()].eq_ignore_ascii_case("net") && text[..part.start].ends_with('.') {
                words.push(Word { text: ".net".into(), range: part.clone(), position: position + place, places: 1 });
            }
            words.push(Word {
                text: folded(&text[part.clone()]),
                range: part.clone(),
                position: position + place,
                places: 1,
            });
        }
        position += parts.len();
    }
    words.retain(|word| !word.text.is_empty());
    words
}

/// Groups of pairs of words that follow each other: enough that those of one phrase rarely share theirs with others.
const PAIR_GROUPS: u32 = 1 << 16;

/// The groups of all pairs of words of a text that follow each other.
pub(crate) fn pairs(words: &[Word]) -> impl Iterator<Item = u32> + '_ {
    words.iter().enumerate().flat_map(|(nth, first)| {
        let next = first.position + first.places;
        let behind = words[nth + 1..].iter().take_while(move |word| word.position <= next);
        behind.filter(move |word| word.position == next).map(|second| pair(&first.text, &second.text))
    })
}

/// The group of a pair of words (FNV-1a; the index stores it, so it must never change).
pub(crate) fn pair(first: &str, second: &str) -> u32 {
    let bytes = first.bytes().chain([b' ']).chain(second.bytes());
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ (hash >> 16)) % PAIR_GROUPS
}

/// Runs of letters and digits that marks join to one word.
struct Compound {
    range: Range<usize>,
    parts: Vec<Range<usize>>,
    is_marked: bool,
}

fn compounds(text: &str) -> Vec<Compound> {
    let mut found: Vec<Compound> = Vec::new();
    for run in runs(text) {
        let follows = found.last().is_some_and(|last| joins(&text[last.range.end..run.start], &text[run.clone()]));
        match found.last_mut().filter(|last| follows && last.parts.len() < 4) {
            Some(last) => {
                last.parts.push(run.clone());
                last.range.end = run.end;
                last.is_marked = true;
            }
            None => {
                let start = if is_net(text, &run) { run.start - 1 } else { run.start };
                found.push(Compound { range: start..run.end, is_marked: start < run.start, parts: vec![run.clone()] });
            }
        }
        let last = found.last_mut().expect("one was just added");
        let marks = trailing_marks(&text[run.end..]);
        if marks > 0 && !is_single(&text[run]) {
            last.range.end += marks;
            last.is_marked = true;
        }
    }
    found
}

/// Whether what stands between two runs joins them: `node.js`, `R&D`; a new sentence (`team.We`) and a number do not.
fn joins(between: &str, next: &str) -> bool {
    let first = next.chars().next().unwrap_or(' ');
    match between {
        "." => first.is_ascii_lowercase() || next.eq_ignore_ascii_case("net") || next.eq_ignore_ascii_case("js"),
        "&" => first.is_ascii_alphabetic(),
        _ => false,
    }
}

/// `.NET` at the start of a word.
fn is_net(text: &str, run: &Range<usize>) -> bool {
    text[..run.start].ends_with('.')
        && text[run.clone()].eq_ignore_ascii_case("net")
        && !text[..run.start - 1].ends_with(char::is_alphanumeric)
}

/// Bytes of `+`, `++` or `#` right behind a word.
fn trailing_marks(rest: &str) -> usize {
    if rest.starts_with("++") { 2 } else { usize::from(rest.starts_with(['+', '#'])) }
}

/// Byte ranges of unbroken letters and digits.
fn runs(text: &str) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    let mut open = false;
    for (at, letter) in text.char_indices() {
        let end = at + letter.len_utf8();
        if is_ideograph(letter) {
            runs.push(at..end);
            open = false;
        } else if letter.is_alphanumeric() || (open && is_combining_mark(letter)) {
            match runs.last_mut().filter(|_| open) {
                Some(run) => run.end = end,
                None => runs.push(at..end),
            }
            open = true;
        } else {
            open = false;
        }
    }
    runs
}

/// Scripts that are written without blanks between words, whose characters are words here.
fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}'
        | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ff9d}' | '\u{20000}'..='\u{3ffff}')
}

fn is_single(run: &str) -> bool {
    run.chars().next().is_some_and(is_ideograph)
}

/// A word without case and accents.
fn folded(word: &str) -> String {
    if word.is_ascii() {
        return word[..word.len().min(MAX_WORD_CHARS)].to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(word.len());
    for letter in word.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ł' => folded.push('l'),
            'ı' => folded.push('i'),
            'ς' => folded.push('σ'),
            mark if is_combining_mark(mark) => {}
            other => folded.push(other),
        }
    }
    folded.chars().take(MAX_WORD_CHARS).collect()
}

/// What a search asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Clause {
    /// This word; also as the beginning of a word, and also with one typo.
    Word {
        /// Its folded form.
        text: String,
        /// It is the last word, which may still be being typed.
        is_prefix: bool,
        /// It is long enough for a typo.
        allows_typo: bool,
    },
    /// These words at these distances from the first.
    Phrase(Vec<(String, usize)>),
}

/// Reads a search: words and quoted phrases, nothing else; empty when it names no word.
pub(crate) fn clauses(search: &str) -> Vec<Clause> {
    let end = search.char_indices().nth(MAX_SEARCH_CHARS).map_or(search.len(), |(at, _)| at);
    let mut left = MAX_SEARCH_WORDS;
    let mut clauses = Vec::new();
    let mut ends_open = false;
    for (nth, piece) in search[..end].split(['"', '“', '”', '„']).enumerate() {
        let mut asked = asked_words(piece);
        asked.truncate(left);
        left -= asked.len();
        if asked.is_empty() {
            continue;
        }
        let is_quoted = nth % 2 == 1;
        ends_open = !is_quoted;
        if is_quoted { clauses.push(phrase(&asked)) } else { clauses.extend(loose(&asked)) }
    }
    if let Some(Clause::Word { is_prefix, .. }) = clauses.last_mut().filter(|_| ends_open) {
        *is_prefix = true;
    }
    clauses
}

/// The words of a search: marked ones whole only.
fn asked_words(piece: &str) -> Vec<Word> {
    let mut asked: Vec<Word> = Vec::new();
    for word in words(piece) {
        if asked.last().is_none_or(|last| word.position >= last.position + last.places) {
            asked.push(word);
        }
    }
    asked
}

fn phrase(asked: &[Word]) -> Clause {
    match asked {
        [word] => Clause::Word { text: word.text.clone(), is_prefix: false, allows_typo: false },
        _ => Clause::Phrase(asked.iter().map(|word| (word.text.clone(), word.position - asked[0].position)).collect()),
    }
}

/// Words that need not stand together; a run of ideographs must.
fn loose(asked: &[Word]) -> Vec<Clause> {
    let runs = asked.chunk_by(|a, b| is_single(&a.text) && is_single(&b.text) && a.range.end == b.range.start);
    runs.map(|run| match run {
        [word] => Clause::Word { text: word.text.clone(), is_prefix: false, allows_typo: allows_typo(&word.text) },
        _ => phrase(run),
    })
    .collect()
}

fn allows_typo(word: &str) -> bool {
    word.chars().filter(|letter| letter.is_alphabetic()).count() >= MIN_TYPO_CHARS && !word.contains(char::is_numeric)
}

/// Whether two words differ by at most one letter that is wrong, missing, too many or swapped with its neighbour.
pub(crate) fn within_one_typo(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let (short, long) = if a.len() <= b.len() { (&a, &b) } else { (&b, &a) };
    let same = short.iter().zip(long).take_while(|(x, y)| x == y).count();
    match long.len() - short.len() {
        0 if same == long.len() => true,
        0 => {
            short[same + 1..] == long[same + 1..]
                || (same + 1 < long.len()
                    && short[same] == long[same + 1]
                    && short[same + 1] == long[same]
                    && short[same + 2..] == long[same + 2..])
        }
        1 => short[same..] == long[same + 1..],
        _ => false,
    }
}

impl Clause {
    /// The words alone.
    pub(crate) fn into_words(self) -> Vec<String> {
        match self {
            Self::Word { text, .. } => vec![text],
            Self::Phrase(parts) => parts.into_iter().map(|(word, _)| word).collect(),
        }
    }

    /// Where this stands among the words of a text.
    pub(crate) fn found_in(&self, words: &[Word]) -> Vec<Range<usize>> {
        match self {
            Self::Word { text, is_prefix, allows_typo } => {
                let fits = |word: &&Word| {
                    word.text == *text
                        || (*is_prefix && word.text.starts_with(text.as_str()))
                        || (*allows_typo && within_one_typo(&word.text, text))
                };
                words.iter().filter(fits).map(|word| word.range.clone()).collect()
            }
            Self::Phrase(parts) => {
                let at = |text: &str, position: usize| {
                    words.iter().find(|word| word.position == position && word.text == text)
                };
                let whole = |first: &Word| {
                    let mut end = first.range.end;
                    for (text, distance) in parts {
                        end = at(text, first.position + distance)?.range.end;
                    }
                    Some(first.range.start..end)
                };
                words.iter().filter(|word| word.text == parts[0].0).filter_map(whole).collect()
            }
        }
    }
}

/// Where the words of a search stand in a text (byte ranges, in order, none touching another), by the same analysis as
/// the index: words, phrases, the last word as a beginning, accents folded, one typo.
pub fn highlights(search: &str, text: &str) -> Vec<Range<usize>> {
    let words = words(text);
    let mut found: Vec<_> = clauses(search).iter().flat_map(|clause| clause.found_in(&words)).collect();
    found.sort_by_key(|range| (range.start, range.end));
    let mut merged: Vec<Range<usize>> = Vec::new();
    for range in found {
        match merged.last_mut().filter(|last| range.start <= last.end) {
            Some(last) => last.end = last.end.max(range.end),
            None => merged.push(range),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_words() {
        for (text, expected) in [
            ("Senior Nurse", "senior nurse"),
            ("Café Straße Ærø Łódź", "cafe strasse aero lodz"),
            ("C++ and C#.", "c++ c and c# c"),
            (".NET, ASP.NET", ".net net asp.net asp .net net"),
            ("node.js R&D", "node.js node js r&d r d"),
            ("team.We care", "team we care"),
            ("看護師 wanted", "看 護 師 wanted"),
            ("--- !!! \"\"", ""),
            ("e\u{301}te\u{301}", "ete"),
        ] {
            let found: Vec<_> = words(text).into_iter().map(|word| word.text).collect();
            assert_eq!(found.join(" "), expected, "{text}");
        }
    }

    #[test]
    fn one_typo() {
        for (a, b, expected) in [
            ("nurse", "nurse", true),
            ("nurse", "nrse", true),
            ("nurse", "nursee", true),
            ("nurse", "nusre", true),
            ("nurse", "purse", true),
            ("nurse", "nusrx", false),
            ("nurse", "urs", false),
            ("nurse", "nur", false),
            ("ab", "ba", true),
        ] {
            assert_eq!(within_one_typo(a, b), expected, "{a} {b}");
            assert_eq!(within_one_typo(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn highlights_of_a_search() {
        for (search, text, expected) in [
            ("nurse", "A Nurse and a nurse.", "Nurse|nurse"),
            ("nur", "Nurse, nurture", "Nurse|nurture"),
            ("nur care", "Nurse in care", "care"),
            ("\"care home\"", "home care home", "care home"),
            ("\"care home", "home care home", "care home"),
            ("cafe", "Le Café", "Café"),
            ("nusre", "the nurse", "nurse"),
            ("c++", "C and C++", "C++"),
            ("node.js", "Node.js, node", "Node.js"),
            ("看護", "看護師と看", "看護"),
            ("strasse", "Hauptstr. Straße", "Straße"),
            ("AND OR *", "this and that", "and"),
            ("", "nothing", ""),
            ("!!!", "nothing!!!", ""),
        ] {
            let found: Vec<_> = highlights(search, text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found.join("|"), expected, "{search} in {text}");
        }
    }

    #[test]
    fn a_search_is_bounded() {
        let count = |search: &str| {
            let words = |clause: &Clause| match clause {
                Clause::Word { .. } => 1,
                Clause::Phrase(parts) => parts.len(),
            };
            clauses(search).iter().map(words).sum::<usize>()
        };
        assert_eq!(count(&"word ".repeat(500)), MAX_SEARCH_WORDS);
        assert_eq!(count(&format!("\"{}\"", "word ".repeat(500))), MAX_SEARCH_WORDS);
        assert_eq!(clauses(&"x".repeat(10_000)).len(), 1);
    }
}
