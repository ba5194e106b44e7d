//! TEMPORARY stand-in with the interface of the real index.
use std::{collections::BTreeMap, ops::Range, path::Path, sync::Mutex};
use uuid::Uuid;
use vitae_model::JobPosting;
use vitae_model::job::*;
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    #[default]
    Newest,
    BestMatch,
}
#[derive(Clone, Debug, Default)]
pub struct JobQuery {
    pub search: String,
    pub category: Option<JobCategory>,
    pub location: String,
    pub employment_type: Option<EmploymentType>,
    pub experience_level: Option<ExperienceLevel>,
    pub is_remote: bool,
    pub is_hybrid: bool,
    pub is_onsite: bool,
    pub order: Order,
}
pub struct IndexedJob<'a> {
    pub id: Uuid,
    pub created_at: i64,
    pub posting: &'a JobPosting,
}
pub enum Change<'a> {
    Put(IndexedJob<'a>),
    Remove(Uuid),
}
pub struct Hits {
    pub ids: Vec<Uuid>,
    pub total: u64,
}
#[derive(Default)]
pub struct Counts {
    pub total: u64,
    pub categories: Vec<(JobCategory, u64)>,
    pub employment_types: Vec<(EmploymentType, u64)>,
    pub experience_levels: Vec<(ExperienceLevel, u64)>,
    pub remote: u64,
    pub hybrid: u64,
    pub onsite: u64,
    pub days: Vec<(i64, u64)>,
}
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error("x")]
    X,
}
pub trait JobIndex: Send + Sync {
    fn search(&self, query: &JobQuery, offset: u64, limit: usize) -> Result<Hits, SearchError>;
    fn counts(&self, query: &JobQuery, now_ms: i64) -> Result<Counts, SearchError>;
    fn candidates(&self, terms: &[(String, f32)], limit: usize) -> Result<Vec<Uuid>, SearchError>;
    fn revision(&self) -> u64;
    fn apply(&self, changes: &[Change<'_>], revision: u64) -> Result<(), SearchError>;
    fn clear(&self) -> Result<(), SearchError>;
}
#[derive(Default)]
pub struct TantivyIndex {
    jobs: Mutex<(u64, BTreeMap<Uuid, (i64, JobPosting)>)>,
}
impl TantivyIndex {
    pub fn open(_: &Path) -> Result<Self, SearchError> {
        Ok(Self::default())
    }
    pub fn in_memory() -> Result<Self, SearchError> {
        Ok(Self::default())
    }
}
fn fits(q: &JobQuery, p: &JobPosting) -> bool {
    let text =
        format!("{} {} {} {}", p.job_title, p.company_name, p.job_description, p.requirements.required.join(" "))
            .to_lowercase();
    q.search.to_lowercase().split_whitespace().all(|w| text.contains(w))
        && p.location.to_lowercase().contains(&q.location.to_lowercase())
        && q.category.is_none_or(|c| c == p.category)
        && q.employment_type.is_none_or(|c| c == p.employment_type)
        && q.experience_level.is_none_or(|c| c == p.experience_level)
        && (!(q.is_remote || q.is_hybrid || q.is_onsite)
            || (q.is_remote && p.is_remote)
            || (q.is_hybrid && p.is_hybrid)
            || (q.is_onsite && p.is_onsite))
}
impl JobIndex for TantivyIndex {
    fn search(&self, query: &JobQuery, offset: u64, limit: usize) -> Result<Hits, SearchError> {
        let g = self.jobs.lock().unwrap();
        let mut all: Vec<_> = g.1.iter().filter(|(_, (_, p))| fits(query, p)).map(|(id, (at, _))| (*at, *id)).collect();
        all.sort();
        all.reverse();
        Ok(Hits {
            total: all.len() as u64,
            ids: all.into_iter().skip(offset as usize).take(limit).map(|(_, id)| id).collect(),
        })
    }
    fn counts(&self, query: &JobQuery, now_ms: i64) -> Result<Counts, SearchError> {
        let total = self.search(query, 0, 1)?.total;
        Ok(Counts { total, days: (0..30).rev().map(|d| (now_ms - d * 86_400_000, 0)).collect(), ..Counts::default() })
    }
    fn candidates(&self, _: &[(String, f32)], limit: usize) -> Result<Vec<Uuid>, SearchError> {
        Ok(self.jobs.lock().unwrap().1.keys().take(limit).copied().collect())
    }
    fn revision(&self) -> u64 {
        self.jobs.lock().unwrap().0
    }
    fn apply(&self, changes: &[Change<'_>], revision: u64) -> Result<(), SearchError> {
        let mut g = self.jobs.lock().unwrap();
        for c in changes {
            match c {
                Change::Put(j) => {
                    g.1.insert(j.id, (j.created_at, j.posting.clone()));
                }
                Change::Remove(id) => {
                    g.1.remove(id);
                }
            }
        }
        g.0 = revision;
        Ok(())
    }
    fn clear(&self) -> Result<(), SearchError> {
        *self.jobs.lock().unwrap() = Default::default();
        Ok(())
    }
}
pub fn highlights(search: &str, text: &str) -> Vec<Range<usize>> {
    let l = text.to_ascii_lowercase();
    search
        .to_ascii_lowercase()
        .split_whitespace()
        .filter_map(|w| l.find(w).map(|at| at..at + w.len()))
        .take(1)
        .collect()
}
