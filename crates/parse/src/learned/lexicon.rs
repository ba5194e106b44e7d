//! What a phrase may name, by lists of public packages: `training/lexicon.py` makes the table, `training/LEXICON-LICENCES.md`
//! names the lists.
//!
//! The table holds no phrase, only a hash of 40 bits of each and the kinds that it may be. With 400 thousand rows, one in 2.7 million
//! unknown phrases is taken for a known one.

use super::words::words;
use crate::words::fold;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

/// How many kinds there are: title, employer, school, place, first name, last name, skill, from the lowest bit.
pub(super) const KINDS: usize = 7;

/// Most words of a phrase.
const PHRASE_WORDS: usize = 6;

/// Bytes of a row: those of a hash, highest first, and the kinds.
const ROW: usize = HASH_BYTES + 1;
const HASH_BYTES: usize = 5;

/// Rows in the order of their hashes.
static ROWS: &[[u8; ROW]] = include_bytes!("../../weights/lexicon.bin").as_chunks().0;

/// A hash of a phrase that grows word by word and stays the same in every version (FNV-1a).
#[derive(Clone, Copy)]
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        self.0 = bytes.iter().fold(self.0, step);
    }

    fn bytes(self) -> [u8; HASH_BYTES] {
        let [.., a, b, c, d, e] = (self.0 ^ (self.0 >> 40)).to_be_bytes();
        [a, b, c, d, e]
    }
}

/// The kinds of a hashed phrase, as bits.
fn kinds(hash: Hash) -> u8 {
    let hash = hash.bytes();
    let order = |row: &[u8; ROW]| -> Ordering { row[..HASH_BYTES].cmp(&hash) };
    ROWS.binary_search_by(order).map_or(0, |at| ROWS[at][HASH_BYTES])
}

/// What the lexicon says of a word, kind by kind: for the longest known phrase that it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Known {
    /// 0.5 for a phrase of one word, 0.75 for two, 1 for more, 0 where none is known.
    pub(super) length: [f32; KINDS],
    /// Whether the phrase is all that stands between two marks.
    pub(super) whole: [bool; KINDS],
}

/// What the lexicon says of each of some folded words; a segment is the words between two marks.
pub(super) fn known(folded: &[String], segments: &[Range<usize>]) -> Vec<Known> {
    let mut out = vec![Known::default(); folded.len()];
    for start in 0..folded.len() {
        let mut hash = Hash::new();
        for end in start..folded.len().min(start + PHRASE_WORDS) {
            if end > start {
                hash.add(b" ");
            }
            hash.add(folded[end].as_bytes());
            let bits = kinds(hash);
            if bits != 0 {
                note(&mut out[start..=end], bits, is_whole(segments, start, end + 1));
            }
        }
    }
    out
}

/// Whether a phrase begins and ends where segments do.
fn is_whole(segments: &[Range<usize>], start: usize, end: usize) -> bool {
    segments.iter().any(|segment| segment.start == start) && segments.iter().any(|segment| segment.end == end)
}

fn note(words: &mut [Known], bits: u8, whole: bool) {
    let length: f32 = match words.len() {
        1 => 0.5,
        2 => 0.75,
        _ => 1.0,
    };
    for kind in (0..KINDS).filter(|kind| bits >> kind & 1 == 1) {
        for word in words.iter_mut() {
            word.length[kind] = length.max(word.length[kind]);
            word.whole[kind] |= whole;
        }
    }
}

/// A text as phrases are looked up: its words, folded.
pub fn folded(text: &str) -> String {
    words(text).into_iter().map(|range| fold(&text[range])).collect::<Vec<_>>().join(" ")
}

/// The table of some folded phrases with their kinds as bits: what this module reads.
pub fn table<'a>(phrases: impl IntoIterator<Item = (&'a str, u8)>) -> Vec<u8> {
    let mut rows: BTreeMap<[u8; HASH_BYTES], u8> = BTreeMap::new();
    for (phrase, kinds) in phrases {
        let mut hash = Hash::new();
        hash.add(phrase.as_bytes());
        *rows.entry(hash.bytes()).or_default() |= kinds;
    }
    rows.into_iter().flat_map(|(hash, kinds)| hash.into_iter().chain([kinds])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLE: usize = 0;
    const EMPLOYER: usize = 1;
    const PLACE: usize = 3;
    const SKILL: usize = 6;

    #[test]
    fn texts_are_folded_word_by_word() {
        let cases = [
            ("Marks & Spencer", "marks spencer"),
            ("Full-Stack  Developer", "full stack developer"),
            ("São Paulo (Brazil)", "sao paulo brazil"),
            ("•", ""),
        ];
        for (text, want) in cases {
            assert_eq!(folded(text), want, "{text}");
        }
    }

    #[test]
    fn rows_are_sorted_and_those_of_one_phrase_are_one() {
        let table = table([("cook", 1), ("bern", 8), ("cook", 64)]);
        let (rows, rest) = table.as_chunks::<ROW>();
        assert!(rest.is_empty() && rows.is_sorted());
        let mut kinds: Vec<u8> = rows.iter().map(|row| row[HASH_BYTES]).collect();
        kinds.sort_unstable();
        assert_eq!(kinds, [8, 65]);
    }

    #[test]
    fn the_table_of_the_program_is_whole() {
        assert_eq!(include_bytes!("../../weights/lexicon.bin").len() % ROW, 0);
        assert!(ROWS.windows(2).all(|pair| pair[0][..HASH_BYTES] < pair[1][..HASH_BYTES]));
        assert!(ROWS.iter().all(|row| row[HASH_BYTES] != 0 && row[HASH_BYTES] >> KINDS == 0));
    }

    #[test]
    fn words_know_the_longest_phrase_they_belong_to() {
        let cases = [
            ("software engineer", TITLE, vec![0.75, 0.75], vec![true, true]),
            ("our software engineer", TITLE, vec![0.0, 0.75, 0.75], vec![false; 3]),
            ("deutsche telekom bonn", EMPLOYER, vec![0.75, 0.75, 0.0], vec![false; 3]),
            ("rotterdam", PLACE, vec![0.5], vec![true]),
            ("kubernetes qqzzy", SKILL, vec![0.5, 0.0], vec![false; 2]),
        ];
        for (text, kind, lengths, wholes) in cases {
            let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            let all = 0..words.len();
            let known = known(&words, std::slice::from_ref(&all));
            assert_eq!(known.iter().map(|known| known.length[kind]).collect::<Vec<_>>(), lengths, "{text}");
            assert_eq!(known.iter().map(|known| known.whole[kind]).collect::<Vec<_>>(), wholes, "{text}");
        }
    }
}
