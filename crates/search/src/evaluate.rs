//! Which jobs a query finds, and how many of each kind.

use std::io;

use vitae_model::job::{EmploymentType, ExperienceLevel, JobCategory};

use crate::bits::{Above, Bits};
use crate::index::Snapshot;
use crate::schema::{Fields, Filter, WorkMode};
use crate::segment::{Core, Segment, misspelt, prefixed};
use crate::threads::side_by_side;
use crate::words::{Clause, clauses};
use crate::{COUNTED_DAYS, Counts, Hits, JobQuery, Order, score, window};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// A query that was read, over the index at one moment.
pub(crate) struct Evaluation<'a> {
    snapshot: &'a Snapshot,
    fields: &'a Fields,
    clauses: Vec<Clause>,
    location: Vec<Clause>,
    /// What was asked for by category, employment, experience and place of work: of a group one is enough.
    groups: [Vec<Filter>; 4],
    order: Order,
}

impl<'a> Evaluation<'a> {
    pub fn new(snapshot: &'a Snapshot, fields: &'a Fields, query: &JobQuery) -> Self {
        let modes = [query.is_remote, query.is_hybrid, query.is_onsite];
        let modes = WorkMode::ALL.into_iter().zip(modes).filter(|(_, wanted)| *wanted);
        Self {
            snapshot,
            fields,
            clauses: clauses(&query.search),
            location: clauses(&query.location),
            groups: [
                query.category.map(Filter::Category).into_iter().collect(),
                query.employment_type.map(Filter::Employment).into_iter().collect(),
                query.experience_level.map(Filter::Level).into_iter().collect(),
                modes.map(|(mode, _)| Filter::Mode(mode)).collect(),
            ],
            order: query.order,
        }
    }

    pub fn search(&self, offset: u64, limit: usize) -> tantivy::Result<Hits> {
        let segments = &self.snapshot.segments;
        let hits = if self.clauses.is_empty() && self.location.is_empty() {
            segments.iter().map(|segment| self.hits(segment)).collect::<Result<Vec<_>, _>>()?
        } else {
            side_by_side(segments, |segment| self.hits(segment))?
        };
        let total = hits.iter().map(Bits::count).sum();
        let ids = if offset >= total || limit == 0 {
            Vec::new()
        } else if self.order == Order::Newest || self.clauses.is_empty() {
            window::newest(segments, &hits, offset, limit)
        } else {
            let scores = score::scores(segments, self.fields, &self.clauses)?;
            score::best(segments, &hits, &scores, offset, limit)
        };
        Ok(Hits { ids, total })
    }

    pub fn counts(&self, now_ms: i64) -> tantivy::Result<Counts> {
        let mut counts = Counts {
            total: 0,
            categories: JobCategory::ALL.iter().map(|value| (*value, 0)).collect(),
            employment_types: EmploymentType::ALL.iter().map(|value| (*value, 0)).collect(),
            experience_levels: ExperienceLevel::ALL.iter().map(|value| (*value, 0)).collect(),
            remote: 0,
            hybrid: 0,
            onsite: 0,
            per_day: [0; COUNTED_DAYS],
        };
        for segment in &self.snapshot.segments {
            self.add_counts(segment, now_ms, &mut counts)?;
        }
        Ok(counts)
    }

    fn add_counts(&self, segment: &Segment, now_ms: i64, counts: &mut Counts) -> tantivy::Result<()> {
        let found = self.found(segment, segment.everything())?;
        let without = |group: usize| self.filtered(&segment.core, found.clone(), Some(group));
        let [by_category, by_employment, by_level, by_mode] = [without(0)?, without(1)?, without(2)?, without(3)?];
        let count = |bits: &Bits, filter: Filter| Ok::<_, io::Error>(segment.core.filter(filter)?.count_both(bits));
        for (category, sum) in &mut counts.categories {
            *sum += count(&by_category, Filter::Category(*category))?;
        }
        for (employment, sum) in &mut counts.employment_types {
            *sum += count(&by_employment, Filter::Employment(*employment))?;
        }
        for (level, sum) in &mut counts.experience_levels {
            *sum += count(&by_level, Filter::Level(*level))?;
        }
        for (mode, sum) in WorkMode::ALL.into_iter().zip([&mut counts.remote, &mut counts.hybrid, &mut counts.onsite]) {
            *sum += count(&by_mode, Filter::Mode(mode))?;
        }
        let all = self.filtered(&segment.core, found, None)?;
        counts.total += all.count();
        add_days(&segment.core, &all, now_ms, &mut counts.per_day);
        Ok(())
    }

    /// The jobs of a segment that the whole query finds.
    fn hits(&self, segment: &Segment) -> tantivy::Result<Bits> {
        self.found(segment, self.filtered(&segment.core, segment.everything(), None)?)
    }

    /// Of these jobs those that every group but one lets pass.
    fn filtered(&self, core: &Core, mut jobs: Bits, but: Option<usize>) -> io::Result<Bits> {
        let groups = self.groups.iter().enumerate().filter(|(nth, group)| Some(*nth) != but && !group.is_empty());
        for (_, group) in groups {
            match group.as_slice() {
                [filter] => jobs.and(core.filter(*filter)?),
                several => {
                    let mut any = Bits::none(core.len());
                    several.iter().try_for_each(|filter| core.filter(*filter).map(|bits| any.or(bits)))?;
                    jobs.and(&any);
                }
            }
        }
        Ok(jobs)
    }

    /// Of these jobs those with the words and the place; phrases come last, for they cost most.
    fn found(&self, segment: &Segment, mut jobs: Bits) -> tantivy::Result<Bits> {
        let core = &segment.core;
        for clause in &self.location {
            jobs.and(&in_location(core, clause)?);
        }
        for (text, is_prefix, allows_typo) in self.rarest_first(core)? {
            if jobs.is_empty() {
                return Ok(jobs);
            }
            jobs.and(&self.with_word(core, text, is_prefix, allows_typo)?);
        }
        for clause in &self.clauses {
            if let Clause::Phrase(parts) = clause {
                jobs = core.phrase(parts, jobs)?;
            }
        }
        Ok(jobs)
    }

    /// The single words with their freedoms: whether they are beginnings, whether they may have a typo.
    fn rarest_first(&self, core: &Core) -> io::Result<Vec<(&str, bool, bool)>> {
        let mut words = Vec::new();
        for clause in &self.clauses {
            if let Clause::Word { text, is_prefix, allows_typo } = clause {
                let jobs = core.text.terms().get(text)?.map_or(0, |term| term.doc_freq);
                words.push((jobs, (text.as_str(), *is_prefix, *allows_typo)));
            }
        }
        words.sort_by_key(|(jobs, _)| *jobs);
        Ok(words.into_iter().map(|(_, word)| word).collect())
    }

    fn with_word(&self, core: &Core, word: &str, is_prefix: bool, allows_typo: bool) -> tantivy::Result<Bits> {
        let mut jobs = Bits::none(core.len());
        if let Some(term) = core.text.terms().get(word)? {
            core.add_jobs(&core.text, &term, &mut jobs)?;
        }
        if is_prefix {
            core.add_prefixed(word, &mut jobs)?;
        }
        if allows_typo {
            for term in misspelt(&core.text, self.fields.text, word)? {
                core.add_jobs(&core.text, &term, &mut jobs)?;
            }
        }
        Ok(jobs)
    }
}

/// The jobs at a place: its words, each also as a beginning.
fn in_location(core: &Core, clause: &Clause) -> io::Result<Bits> {
    let words: Vec<&str> = match clause {
        Clause::Word { text, .. } => vec![text],
        Clause::Phrase(parts) => parts.iter().map(|(word, _)| word.as_str()).collect(),
    };
    let mut jobs = Bits::all(core.len());
    for word in words {
        let mut with_word = Bits::none(core.len());
        let itself = core.location.terms().get(word)?;
        for term in itself.into_iter().chain(prefixed(&core.location, word)?) {
            core.add_jobs(&core.location, &term, &mut with_word)?;
        }
        jobs.and(&with_word);
    }
    Ok(jobs)
}

fn add_days(core: &Core, jobs: &Bits, now_ms: i64, per_day: &mut [u64; COUNTED_DAYS]) {
    let above = Above::of(jobs);
    let since = |day: i64| above.count_from(core.first_since(day.saturating_mul(DAY)));
    let today = now_ms.div_euclid(DAY);
    for (ago, sum) in per_day.iter_mut().rev().enumerate() {
        let day = today - ago as i64;
        *sum += since(day) - since(day + 1);
    }
}
