//! How well jobs fit a search, and the best of them.

use std::cmp::Ordering;
use std::io;

use tantivy::InvertedIndexReader;
use tantivy::query::Bm25Weight;
use tantivy::schema::{Field, IndexRecordOption};
use uuid::Uuid;

use crate::bits::Bits;
use crate::index::Snapshot;
use crate::schema::Fields;
use crate::segment::{Core, Segment, misspelt, prefixed};
use crate::threads::side_by_side;
use crate::words::{Clause, clauses};

/// What a word in the title, in the company's name and anywhere counts.
const WEIGHTS: [f32; 3] = [4.0, 2.0, 1.0];

/// What a word that begins as asked for counts in a title; one with a typo counts half.
const TITLE_PREFIX: f32 = 4.0;

/// More than all words of a search can add up to, so that words themselves come before beginnings and these before
/// typos: 12 words, a rarity of at most 14 (ln of a million), BM25's factor 2.2, the weights together 7.
const TIER: f32 = 4096.0;

/// Most terms by which candidates are chosen.
const MAX_TERMS: usize = 64;

/// Most jobs that are looked at for the terms of candidates, each counted once for each word.
const MAX_OCCURRENCES: u64 = 1_000_000;

/// The score of every job of each segment, by its place.
pub(crate) fn scores(segments: &[Segment], fields: &Fields, clauses: &[Clause]) -> tantivy::Result<Vec<Vec<f32>>> {
    let words = weighed(segments, clauses)?;
    side_by_side(segments, |segment| {
        let mut scores = vec![0.0; segment.core.len()];
        words.iter().try_for_each(|word| add_word(&segment.core, fields, word, &mut scores))?;
        clauses.iter().try_for_each(|clause| add_freedoms(&segment.core, fields, clause, &mut scores))?;
        Ok(scores)
    })
}

/// A word with what it counts in each field.
struct Weighed<'a> {
    word: &'a str,
    /// What it counts where it is at all.
    bonus: f32,
    in_title: Bm25Weight,
    in_company: Bm25Weight,
    in_text: Bm25Weight,
}

/// Every word of a search, its rarity told over all segments.
fn weighed<'a>(segments: &[Segment], clauses: &'a [Clause]) -> io::Result<Vec<Weighed<'a>>> {
    let words = clauses.iter().flat_map(|clause| -> Vec<(&str, f32)> {
        match clause {
            Clause::Word { text, .. } => vec![(text, 2.0 * TIER)],
            Clause::Phrase(parts) => parts.iter().map(|(word, _)| (word.as_str(), 0.0)).collect(),
        }
    });
    let jobs: u64 = segments.iter().map(|segment| segment.core.len() as u64).sum();
    let weight = |index: FieldOf, with_word: u64, share: f32| {
        let tokens: u64 = segments.iter().map(|segment| index(&segment.core).total_num_tokens()).sum();
        let average = tokens as f32 / jobs.max(1) as f32;
        Bm25Weight::for_one_term_without_explain(with_word, jobs, average).boost_by(share)
    };
    let [in_title, in_company, in_text] = WEIGHTS;
    let weighed = words.map(|(word, bonus)| {
        let with_word = occurrences(segments, word)?.min(jobs);
        Ok(Weighed {
            word,
            bonus,
            in_title: weight(|core| &core.title, with_word, in_title),
            in_company: weight(|core| &core.company, with_word, in_company),
            in_text: weight(|core| &core.text, with_word, in_text),
        })
    });
    weighed.collect()
}

/// Picks a field of a segment.
type FieldOf = fn(&Core) -> &InvertedIndexReader;

/// Adds what the word itself counts, in every field.
fn add_word(core: &Core, fields: &Fields, word: &Weighed, scores: &mut [f32]) -> tantivy::Result<()> {
    add_occurrences(core, &core.title, fields.title, word.word, (&word.in_title, 0.0), scores)?;
    add_occurrences(core, &core.company, fields.company, word.word, (&word.in_company, 0.0), scores)?;
    add_occurrences(core, &core.text, fields.text, word.word, (&word.in_text, word.bonus), scores)
}

/// Adds what words count that begin as the clause's word does, or are one typo away.
fn add_freedoms(core: &Core, fields: &Fields, clause: &Clause, scores: &mut [f32]) -> tantivy::Result<()> {
    let Clause::Word { text, is_prefix, allows_typo } = clause else { return Ok(()) };
    if *is_prefix {
        add_prefix(core, text, scores)?;
    }
    if *allows_typo {
        let titles = misspelt(&core.title, fields.title, text)?;
        add_titles(core, &titles, TITLE_PREFIX / 2.0, scores)?;
    }
    Ok(())
}

fn add_occurrences(
    core: &Core,
    index: &InvertedIndexReader,
    field: Field,
    word: &str,
    (weight, bonus): (&Bm25Weight, f32),
    scores: &mut [f32],
) -> tantivy::Result<()> {
    let Some(term) = index.terms().get(word)? else { return Ok(()) };
    let lengths = core.reader.get_fieldnorms_reader(field)?;
    let mut postings = index.read_block_postings_from_terminfo(&term, IndexRecordOption::WithFreqs)?;
    while !postings.docs().is_empty() {
        for (doc, frequency) in postings.docs().iter().zip(postings.freqs()) {
            scores[core.place_of(*doc) as usize] += weight.score(lengths.fieldnorm_id(*doc), *frequency) + bonus;
        }
        postings.advance();
    }
    Ok(())
}

fn add_prefix(core: &Core, prefix: &str, scores: &mut [f32]) -> io::Result<()> {
    let mut jobs = Bits::none(core.len());
    core.add_prefixed(prefix, &mut jobs)?;
    jobs.down_from(core.len() as u32).for_each(|place| scores[place as usize] += TIER);
    add_titles(core, &prefixed(&core.title, prefix)?, TITLE_PREFIX, scores)
}

fn add_titles(core: &Core, terms: &[tantivy::postings::TermInfo], score: f32, scores: &mut [f32]) -> io::Result<()> {
    let mut jobs = Bits::none(core.len());
    terms.iter().try_for_each(|term| core.add_jobs(&core.title, term, &mut jobs))?;
    jobs.down_from(core.len() as u32).for_each(|place| scores[place as usize] += score);
    Ok(())
}

/// In how many jobs a word occurs, removed ones included.
fn occurrences(segments: &[Segment], word: &str) -> io::Result<u64> {
    segments.iter().try_fold(0, |sum, segment| {
        Ok(sum + segment.core.text.terms().get(word)?.map_or(0, |term| u64::from(term.doc_freq)))
    })
}

/// A job found: its score above its place, so that these numbers fall from the best on.
#[derive(Clone, Copy)]
struct Found {
    key: u64,
    segment: u32,
}

impl Found {
    fn place(self) -> u32 {
        self.key as u32
    }

    fn score_bits(self) -> u64 {
        self.key >> 32
    }
}

/// The ids of the jobs found from `offset` on, `limit` of them, the best first.
pub(crate) fn best(segments: &[Segment], hits: &[Bits], scores: &[Vec<f32>], offset: u64, limit: usize) -> Vec<Uuid> {
    let Ok(offset) = usize::try_from(offset) else { return Vec::new() };
    let wanted = offset.saturating_add(limit);
    let mut found = Vec::new();
    for (nth, (hits, scores)) in hits.iter().zip(scores).enumerate() {
        found.extend(best_keys(hits, scores, wanted).into_iter().map(|key| Found { key, segment: nth as u32 }));
    }
    let better = |a: &Found, b: &Found| better(segments, *a, *b);
    if offset > 0 && offset < found.len() {
        found.select_nth_unstable_by(offset, better);
    }
    let mut window = found.split_off(offset.min(found.len()));
    if limit < window.len() {
        window.select_nth_unstable_by(limit, better);
        window.truncate(limit);
    }
    window.sort_unstable_by(better);
    window.into_iter().map(|found| segments[found.segment as usize].core.id_at(found.place())).collect()
}

fn better(segments: &[Segment], a: Found, b: Found) -> Ordering {
    let age = |found: Found| {
        let core = &segments[found.segment as usize].core;
        (core.created_at(found.place()), core.id_at(found.place()))
    };
    b.score_bits()
        .cmp(&a.score_bits())
        .then_with(|| if a.segment == b.segment { b.place().cmp(&a.place()) } else { age(b).cmp(&age(a)) })
}

/// The best of a segment in no order: scores above places. Scores are never negative, so their bits order them.
fn best_keys(hits: &Bits, scores: &[f32], wanted: usize) -> Vec<u64> {
    let room = wanted.saturating_mul(2).max(256);
    let mut keys: Vec<u64> = Vec::new();
    let mut least = 0;
    for place in hits.down_from(scores.len() as u32) {
        let key = u64::from(scores[place as usize].to_bits()) << 32 | u64::from(place);
        if key >= least {
            keys.push(key);
            if keys.len() == room {
                least = keep_best(&mut keys, wanted);
            }
        }
    }
    if keys.len() > wanted {
        keep_best(&mut keys, wanted);
    }
    keys
}

/// Keeps the highest keys and answers the lowest of them.
fn keep_best(keys: &mut Vec<u64>, wanted: usize) -> u64 {
    let nth = wanted.max(1) - 1;
    let (_, least, _) = keys.select_nth_unstable_by(nth, |a, b| b.cmp(a));
    let least = *least;
    keys.truncate(wanted);
    least
}

/// The best of all jobs by weighted terms.
pub(crate) fn candidates(snapshot: &Snapshot, terms: &[(String, f32)], limit: usize) -> io::Result<Vec<Uuid>> {
    let segments = &snapshot.segments;
    let terms = chosen_terms(segments, terms)?;
    let (mut hits, mut scores) = (Vec::new(), Vec::new());
    for segment in segments {
        let found = term_scores(&segment.core, &terms)?;
        let mut jobs = segment.everything();
        let mut scored = Bits::none(segment.core.len());
        (0..found.len()).filter(|place| found[*place] > 0.0).for_each(|place| scored.set(place as u32));
        jobs.and(&scored);
        hits.push(jobs);
        scores.push(found);
    }
    Ok(best(segments, &hits, &scores, 0, limit))
}

/// A term of the candidates: its words, and what a job with all of them gains.
struct Weighted {
    words: Vec<String>,
    gain: f32,
    occurrences: u64,
}

/// The terms that can add most, as many as the bounds allow.
fn chosen_terms(segments: &[Segment], terms: &[(String, f32)]) -> io::Result<Vec<Weighted>> {
    let jobs: u64 = segments.iter().map(|segment| segment.core.len() as u64).sum();
    let mut weighted = Vec::new();
    for (term, weight) in terms.iter().filter(|(_, weight)| weight.is_finite() && *weight > 0.0) {
        let words: Vec<_> = clauses(term).into_iter().flat_map(Clause::into_words).collect();
        let each = words.iter().map(|word| occurrences(segments, word)).collect::<Result<Vec<_>, _>>()?;
        let Some(rarest) = each.iter().min().copied().filter(|rarest| *rarest > 0) else { continue };
        let rarity = (1.0 + (jobs.saturating_sub(rarest) as f32 + 0.5) / (rarest as f32 + 0.5)).ln();
        weighted.push(Weighted { words, gain: weight * rarity, occurrences: each.iter().sum() });
    }
    weighted.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    weighted.truncate(MAX_TERMS);
    let mut left = MAX_OCCURRENCES;
    weighted.retain(|term| {
        let fits = term.occurrences <= left;
        left -= if fits { term.occurrences } else { 0 };
        fits
    });
    Ok(weighted)
}

/// What each job of a segment gains: a term in the title counts as often again as the title's weight says.
fn term_scores(core: &Core, terms: &[Weighted]) -> io::Result<Vec<f32>> {
    let mut scores = vec![0.0; core.len()];
    for term in terms {
        for (index, gain) in [(&core.text, term.gain), (&core.title, term.gain * WEIGHTS[0])] {
            add_term(core, index, &term.words, gain, &mut scores)?;
        }
    }
    Ok(scores)
}

fn add_term(
    core: &Core,
    index: &InvertedIndexReader,
    words: &[String],
    gain: f32,
    scores: &mut [f32],
) -> io::Result<()> {
    let mut common: Option<Bits> = None;
    for word in words {
        let Some(term) = index.terms().get(word)? else { return Ok(()) };
        let mut jobs = Bits::none(core.len());
        core.add_jobs(index, &term, &mut jobs)?;
        match &mut common {
            Some(common) => common.and(&jobs),
            None => common = Some(jobs),
        }
    }
    let common = common.unwrap_or_else(|| Bits::none(core.len()));
    common.down_from(core.len() as u32).for_each(|place| scores[place as usize] += gain);
    Ok(())
}
