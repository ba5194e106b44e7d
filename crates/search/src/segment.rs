//! One segment of the index as searches see it: its jobs in order of creation, its filters as bits.

use std::cmp::Ordering;
use std::io;
use std::sync::{Arc, OnceLock};

use tantivy::columnar::ColumnValues;
use tantivy::postings::{Postings, SegmentPostings, TermInfo};
use tantivy::query::FuzzyTermQuery;
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{DocSet, InvertedIndexReader, SegmentReader, Term};
use uuid::Uuid;

use crate::bits::Bits;
use crate::schema::{FILTERS, Fields, Filter, pair_term};
use crate::words::pair;

/// Most words that a beginning of four letters or more stands for, the most frequent first.
const MAX_PREFIX_WORDS: usize = 512;

/// Most words that a word with a typo stands for, the most frequent first.
const MAX_TYPO_WORDS: usize = 64;

/// Longest beginning of a word that is indexed as such, in characters.
pub(crate) const MAX_INDEXED_PREFIX: usize = 3;

/// What never changes in a segment.
pub(crate) struct Core {
    pub reader: SegmentReader,
    pub text: Arc<InvertedIndexReader>,
    pub title: Arc<InvertedIndexReader>,
    pub company: Arc<InvertedIndexReader>,
    pub location: Arc<InvertedIndexReader>,
    pub prefix: Arc<InvertedIndexReader>,
    pairs: Arc<InvertedIndexReader>,
    filter: Arc<InvertedIndexReader>,
    text_field: Field,
    created: Arc<dyn ColumnValues<i64>>,
    id_high: Arc<dyn ColumnValues<u64>>,
    id_low: Arc<dyn ColumnValues<u64>>,
    order: Option<Order>,
    filters: Vec<OnceLock<Bits>>,
}

/// The jobs of a segment by creation, where they were not added in that order. Place 0 is the oldest.
struct Order {
    place_of: Box<[u32]>,
    doc_at: Box<[u32]>,
}

/// A segment and which of its jobs are still there.
#[derive(Clone)]
pub(crate) struct Segment {
    pub core: Arc<Core>,
    pub alive: Option<Arc<Bits>>,
}

impl Segment {
    /// Opens a segment, with all that is known of it from before.
    pub fn open(reader: &SegmentReader, fields: &Fields, known: Option<&Self>) -> tantivy::Result<Self> {
        let known = known.filter(|segment| segment.core.reader.segment_id() == reader.segment_id());
        let core = match known {
            Some(segment) => segment.core.clone(),
            None => Arc::new(Core::open(reader, fields)?),
        };
        let alive = match known.filter(|segment| segment.alive_count() == u64::from(reader.num_docs())) {
            Some(segment) => segment.alive.clone(),
            None => reader.has_deletes().then(|| Arc::new(core.alive(reader))),
        };
        Ok(Self { core, alive })
    }

    fn alive_count(&self) -> u64 {
        self.alive.as_ref().map_or(self.core.len() as u64, |alive| alive.count())
    }

    /// All jobs that are still there.
    pub fn everything(&self) -> Bits {
        self.alive.as_ref().map_or_else(|| Bits::all(self.core.len()), |alive| Bits::clone(alive))
    }
}

impl Core {
    fn open(reader: &SegmentReader, fields: &Fields) -> tantivy::Result<Self> {
        let columns = reader.fast_fields();
        let mut core = Self {
            reader: reader.clone(),
            text: reader.inverted_index(fields.text)?,
            title: reader.inverted_index(fields.title)?,
            company: reader.inverted_index(fields.company)?,
            location: reader.inverted_index(fields.location)?,
            prefix: reader.inverted_index(fields.prefix)?,
            pairs: reader.inverted_index(fields.pairs)?,
            filter: reader.inverted_index(fields.filter)?,
            text_field: fields.text,
            created: columns.column_first_or_default("created")?,
            id_high: columns.column_first_or_default("id_high")?,
            id_low: columns.column_first_or_default("id_low")?,
            order: None,
            filters: (0..FILTERS).map(|_| OnceLock::new()).collect(),
        };
        core.order = core.order_of_creation();
        Ok(core)
    }

    /// How many jobs there are, removed ones included.
    pub fn len(&self) -> usize {
        self.reader.max_doc() as usize
    }

    fn order_of_creation(&self) -> Option<Order> {
        let mut created = vec![0; self.len()];
        self.created.get_range(0, &mut created);
        let id = |doc: u32| (self.id_high.get_val(doc), self.id_low.get_val(doc));
        let compare = |a: u32, b: u32| -> Ordering {
            created[a as usize].cmp(&created[b as usize]).then_with(|| id(a).cmp(&id(b)))
        };
        let len = self.len() as u32;
        if (1..len).all(|doc| compare(doc - 1, doc).is_le()) {
            return None;
        }
        let mut doc_at: Box<[u32]> = (0..len).collect();
        // A stable sort takes the runs that merges leave as they are.
        doc_at.sort_by(|a, b| compare(*a, *b));
        let mut place_of = vec![0; self.len()].into_boxed_slice();
        doc_at.iter().enumerate().for_each(|(place, doc)| place_of[*doc as usize] = place as u32);
        Some(Order { place_of, doc_at })
    }

    fn alive(&self, reader: &SegmentReader) -> Bits {
        let mut alive = Bits::all(self.len());
        (0..self.len() as u32).filter(|doc| reader.is_deleted(*doc)).for_each(|doc| alive.unset(self.place_of(doc)));
        alive
    }

    pub fn place_of(&self, doc: u32) -> u32 {
        self.order.as_ref().map_or(doc, |order| order.place_of[doc as usize])
    }

    fn doc_at(&self, place: u32) -> u32 {
        self.order.as_ref().map_or(place, |order| order.doc_at[place as usize])
    }

    /// When the job at a place was created, in milliseconds.
    pub fn created_at(&self, place: u32) -> i64 {
        self.created.get_val(self.doc_at(place))
    }

    /// The id of the job at a place.
    pub fn id_at(&self, place: u32) -> Uuid {
        let doc = self.doc_at(place);
        Uuid::from_u64_pair(self.id_high.get_val(doc), self.id_low.get_val(doc))
    }

    /// The first place of a job created at a time or later.
    pub fn first_since(&self, time: i64) -> u32 {
        let (mut low, mut high) = (0, self.len() as u32);
        while low < high {
            let middle = low.midpoint(high);
            if self.created_at(middle) < time { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// The jobs that a filter lets pass.
    pub fn filter(&self, filter: Filter) -> io::Result<&Bits> {
        let cell = &self.filters[filter.number()];
        if let Some(bits) = cell.get() {
            return Ok(bits);
        }
        let mut bits = Bits::none(self.len());
        if let Some(term) = self.filter.terms().get([filter.term() as u8])? {
            self.add_jobs(&self.filter, &term, &mut bits)?;
        }
        Ok(cell.get_or_init(|| bits))
    }

    /// Adds the jobs that have a term.
    pub fn add_jobs(&self, index: &InvertedIndexReader, term: &TermInfo, bits: &mut Bits) -> io::Result<()> {
        let mut postings = index.read_block_postings_from_terminfo(term, IndexRecordOption::Basic)?;
        while !postings.docs().is_empty() {
            match &self.order {
                None => bits.set_all(postings.docs()),
                Some(order) => postings.docs().iter().for_each(|doc| bits.set(order.place_of[*doc as usize])),
            }
            postings.advance();
        }
        Ok(())
    }

    /// The jobs that have a word that begins so.
    pub fn add_prefixed(&self, prefix: &str, bits: &mut Bits) -> io::Result<()> {
        if prefix.chars().count() <= MAX_INDEXED_PREFIX {
            return self.prefix.terms().get(prefix)?.map_or(Ok(()), |term| self.add_jobs(&self.prefix, &term, bits));
        }
        prefixed(&self.text, prefix)?.iter().try_for_each(|term| self.add_jobs(&self.text, term, bits))
    }

    /// The candidates among which words stand at distances from the first of them.
    pub fn phrase(&self, parts: &[(String, usize)], mut candidates: Bits) -> io::Result<Bits> {
        let mut found = Bits::none(self.len());
        for words in parts.windows(2) {
            let mut with_pair = Bits::none(self.len());
            if let Some(term) = self.pairs.terms().get(pair_term(pair(&words[0].0, &words[1].0)))? {
                self.add_jobs(&self.pairs, &term, &mut with_pair)?;
            }
            candidates.and(&with_pair);
        }
        let Some(mut lists) = self.positions_of(parts)? else { return Ok(found) };
        let (mut starts, mut places) = (Vec::new(), Vec::new());
        for doc in self.docs(&candidates) {
            if lists.iter_mut().all(|(postings, _)| has(postings, doc)) && follow(&mut lists, &mut starts, &mut places)
            {
                found.set(self.place_of(doc));
            }
        }
        Ok(found)
    }

    /// The documents of some jobs, in rising order.
    fn docs(&self, jobs: &Bits) -> Vec<u32> {
        let mut docs: Vec<_> = jobs.down_from(self.len() as u32).map(|place| self.doc_at(place)).collect();
        if self.order.is_some() {
            docs.sort_unstable()
        } else {
            docs.reverse()
        }
        docs
    }

    /// The places of each word of a phrase, none when a word is nowhere.
    fn positions_of(&self, parts: &[(String, usize)]) -> io::Result<Option<Vec<(SegmentPostings, u32)>>> {
        let mut lists = Vec::new();
        for (word, distance) in parts {
            let term = Term::from_field_text(self.text_field, word);
            match self.text.read_postings(&term, IndexRecordOption::WithFreqsAndPositions)? {
                Some(postings) => lists.push((postings, *distance as u32)),
                None => return Ok(None),
            }
        }
        Ok(Some(lists))
    }
}

/// Whether the words stand at their distances somewhere in the document that all lists are at.
fn follow(lists: &mut [(SegmentPostings, u32)], starts: &mut Vec<u32>, places: &mut Vec<u32>) -> bool {
    let Some(((first, _), others)) = lists.split_first_mut() else { return false };
    first.positions(starts);
    others.iter_mut().all(|(postings, distance)| {
        postings.positions(places);
        starts.retain(|start| places.binary_search(&(start + *distance)).is_ok());
        !starts.is_empty()
    })
}

fn has(postings: &mut SegmentPostings, doc: u32) -> bool {
    postings.doc() == doc || (postings.doc() < doc && postings.seek(doc) == doc)
}

/// The terms of a field that begin so.
pub(crate) fn prefixed(index: &InvertedIndexReader, prefix: &str) -> io::Result<Vec<TermInfo>> {
    let mut stream = index.terms().range().ge(prefix).into_stream()?;
    let mut found = Vec::new();
    while let Some((term, info)) = stream.next().filter(|(term, _)| term.starts_with(prefix.as_bytes())) {
        if term != prefix.as_bytes() {
            found.push(info.clone());
        }
    }
    Ok(most_frequent(found, MAX_PREFIX_WORDS))
}

/// The terms of a field one typo away, the word itself left out.
pub(crate) fn misspelt(index: &InvertedIndexReader, field: Field, word: &str) -> tantivy::Result<Vec<TermInfo>> {
    let automaton = FuzzyTermQuery::new(Term::from_field_text(field, word), 1, true).automaton()?;
    let mut stream = index.terms().search(automaton).into_stream()?;
    let mut found = Vec::new();
    while let Some((term, info)) = stream.next() {
        if term != word.as_bytes() {
            found.push(info.clone());
        }
    }
    Ok(most_frequent(found, MAX_TYPO_WORDS))
}

fn most_frequent(mut terms: Vec<TermInfo>, at_most: usize) -> Vec<TermInfo> {
    if terms.len() > at_most {
        terms.sort_by_key(|term| std::cmp::Reverse(term.doc_freq));
        terms.truncate(at_most);
    }
    terms
}
