//! The index in its folder: opened or made, changed, and what searches see of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use tantivy::error::DataCorruption;
use tantivy::indexer::{IndexWriterOptions, LogMergePolicy};
use tantivy::{Index, IndexReader, IndexWriter, ReloadPolicy};
use uuid::Uuid;

use crate::directory::Folder;
use crate::evaluate::Evaluation;
use crate::schema::{Fields, VERSION};
use crate::segment::Segment;
use crate::tokens::{WRITTEN, Written};
use crate::{Change, Counts, Hits, IndexedJob, JobIndex, JobQuery, SearchError};

/// What a writer may keep in memory before it writes a segment, in bytes.
const WRITER_MEMORY: usize = 50_000_000;

/// Segments of one size from which on they are merged.
const MERGED_AT_ONCE: usize = 6;

/// Jobs of a segment below which all sizes are the same.
const SMALL_SEGMENT: u32 = 256;

/// Ratio of the sizes of segments that are merged, as a power of two.
const MERGED_RATIO: f64 = 2.0;

/// Share of removed jobs from which on a segment is written anew.
const MOST_REMOVED: f32 = 0.3;

/// A tantivy index in a folder or in memory, held by one process at a time.
pub struct TantivyIndex {
    fields: Fields,
    /// None in memory.
    folder: Option<PathBuf>,
    opened: Mutex<Opened>,
    /// What searches see.
    snapshot: RwLock<Arc<Snapshot>>,
}

/// The index as tantivy has it.
struct Opened {
    index: Index,
    reader: IndexReader,
    /// None after an error, until the next change. It holds the lock of the folder.
    writer: Option<IndexWriter>,
}

/// The index at one moment.
#[derive(Default)]
pub(crate) struct Snapshot {
    pub segments: Vec<Segment>,
    pub revision: u64,
}

impl TantivyIndex {
    /// Opens the index in a folder of its own and makes it where there is none. One that is damaged or of another
    /// version of this program is emptied; its revision is 0 then.
    ///
    /// # Errors
    /// [`SearchError::InUse`], [`SearchError::Full`], [`SearchError::Unavailable`] when the folder cannot be used.
    pub fn open(folder: &Path) -> Result<Self, SearchError> {
        fs::create_dir_all(folder)?;
        let fields = Fields::new();
        let (opened, revision) = match open_existing(folder, &fields) {
            Err(SearchError::Unavailable(_)) => (make(folder, &fields)?, 0),
            opened => opened?,
        };
        Self::over(opened, fields, Some(folder.to_owned()), revision)
    }

    /// An empty index in memory, for tests.
    ///
    /// # Errors
    /// [`SearchError::Unavailable`] when no thread can be started.
    pub fn in_memory() -> Result<Self, SearchError> {
        let fields = Fields::new();
        let opened = Opened::over(Index::create_in_ram(fields.schema.clone()))?;
        Self::over(opened, fields, None, 0)
    }

    fn over(opened: Opened, fields: Fields, folder: Option<PathBuf>, revision: u64) -> Result<Self, SearchError> {
        let snapshot = RwLock::default();
        let made = Self { fields, folder, opened: Mutex::new(opened), snapshot };
        made.reload(&made.opened(), revision)?;
        Ok(made)
    }

    fn opened(&self) -> MutexGuard<'_, Opened> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshot.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes searches see what was committed.
    fn reload(&self, opened: &Opened, revision: u64) -> Result<(), SearchError> {
        opened.reader.reload()?;
        let before = self.snapshot();
        let known = |id| before.segments.iter().find(|segment| segment.core.reader.segment_id() == id);
        let searcher = opened.reader.searcher();
        let segments = searcher.segment_readers().iter();
        let segments = segments.map(|reader| Segment::open(reader, &self.fields, known(reader.segment_id())));
        let snapshot = Snapshot { segments: segments.collect::<Result<_, _>>()?, revision };
        *self.snapshot.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(snapshot);
        Ok(())
    }

    /// Writes, commits and makes searches see it. An index that was deleted or damaged meanwhile is made anew, empty: what it held
    /// comes from the database again, as its revision asks for.
    fn write(
        &self,
        revision: u64,
        change: impl FnOnce(&IndexWriter) -> tantivy::Result<()>,
    ) -> Result<(), SearchError> {
        let mut opened = self.opened();
        let written = opened.write(revision, change).and_then(|()| self.reload(&opened, revision));
        if let (Err(error), Some(folder)) = (&written, &self.folder)
            && is_lost(error, folder)
        {
            opened.writer = None;
            fs::create_dir_all(folder)?;
            *opened = make(folder, &self.fields)?;
            self.reload(&opened, 0)?;
        }
        written
    }
}

impl Opened {
    fn over(index: Index) -> Result<Self, SearchError> {
        index.tokenizers().register(WRITTEN, Written::default());
        let writer = writer_of(&index)?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self { index, reader, writer: Some(writer) })
    }

    /// Writes and commits; after an error the writer is made anew, so that nothing of the change stays.
    fn write(
        &mut self,
        revision: u64,
        change: impl FnOnce(&IndexWriter) -> tantivy::Result<()>,
    ) -> Result<(), SearchError> {
        let mut writer = match self.writer.take() {
            Some(writer) => writer,
            None => writer_of(&self.index)?,
        };
        change(&writer)?;
        let mut commit = writer.prepare_commit()?;
        commit.set_payload(&payload(revision));
        commit.commit()?;
        self.writer = Some(writer);
        Ok(())
    }
}

/// Whether the files of an index are not what they were. A full disk passes, and so does another process that works on them.
fn is_lost(error: &SearchError, folder: &Path) -> bool {
    match error {
        SearchError::Unavailable(_) => true,
        SearchError::InUse => !folder.join("meta.json").exists(),
        SearchError::Full(_) => false,
    }
}

fn open_existing(folder: &Path, fields: &Fields) -> Result<(Opened, u64), SearchError> {
    let directory = Folder::open(folder)?;
    let index = Index::open(directory.clone())?;
    if !directory.is_marked() {
        check(&index)?;
        directory.mark()?;
    }
    let revision = revision_in(index.load_metas()?.payload.as_deref());
    match revision.filter(|_| index.schema() == fields.schema) {
        Some(revision) => Ok((Opened::over(index)?, revision)),
        None => Err(tantivy::TantivyError::SchemaError("the index is of another version".into()).into()),
    }
}

/// An empty index in place of whatever the folder holds.
fn make(folder: &Path, fields: &Fields) -> Result<Opened, SearchError> {
    empty(folder)?;
    let directory = Folder::open(folder)?;
    let index = Index::create(directory.clone(), fields.schema.clone(), tantivy::IndexSettings::default())?;
    directory.mark()?;
    Opened::over(index)
}

impl JobIndex for TantivyIndex {
    fn search(&self, query: &JobQuery, offset: u64, limit: usize) -> Result<Hits, SearchError> {
        Ok(Evaluation::new(&self.snapshot(), &self.fields, query).search(offset, limit)?)
    }

    fn counts(&self, query: &JobQuery, now_ms: i64) -> Result<Counts, SearchError> {
        Ok(Evaluation::new(&self.snapshot(), &self.fields, query).counts(now_ms)?)
    }

    fn candidates(&self, terms: &[(String, f32)], limit: usize) -> Result<Vec<Uuid>, SearchError> {
        Ok(crate::score::candidates(&self.snapshot(), terms, limit)?)
    }

    fn revision(&self) -> u64 {
        self.snapshot().revision
    }

    fn apply(&self, changes: &[Change<'_>], revision: u64) -> Result<(), SearchError> {
        if changes.is_empty() && revision == self.revision() {
            return self.reload(&self.opened(), revision);
        }
        self.write(revision, |writer| {
            changes.iter().try_for_each(|change| {
                let (Change::Put(IndexedJob { id, .. }) | Change::Remove(id)) = change;
                writer.delete_term(self.fields.id_term(*id));
                if let Change::Put(job) = change {
                    writer.add_document(self.fields.document(job))?;
                }
                Ok(())
            })
        })
    }

    fn clear(&self) -> Result<(), SearchError> {
        self.write(0, |writer| writer.delete_all_documents().map(drop))
    }
}

fn writer_of(index: &Index) -> tantivy::Result<IndexWriter> {
    let options = IndexWriterOptions::builder()
        .num_worker_threads(1)
        .memory_budget_per_thread(WRITER_MEMORY)
        .num_merge_threads(1)
        .build();
    let writer = index.writer_with_options(options)?;
    let mut policy = LogMergePolicy::default();
    policy.set_min_num_segments(MERGED_AT_ONCE);
    policy.set_min_layer_size(SMALL_SEGMENT);
    policy.set_level_log_size(MERGED_RATIO);
    policy.set_del_docs_ratio_before_merge(MOST_REMOVED);
    writer.set_merge_policy(Box::new(policy));
    Ok(writer)
}

/// What a commit says about itself: the version of the index, the revision of the database.
fn payload(revision: u64) -> String {
    format!("{VERSION} {revision}")
}

/// The revision in a commit of this version; an index without any commit is new.
fn revision_in(payload: Option<&str>) -> Option<u64> {
    let Some(payload) = payload else { return Some(0) };
    let (version, revision) = payload.split_once(' ')?;
    revision.parse().ok().filter(|_| version == VERSION.to_string())
}

/// Compares the files of an index with their checksums.
fn check(index: &Index) -> tantivy::Result<()> {
    match index.validate_checksum()?.into_iter().next() {
        Some(file) => Err(DataCorruption::new(file, "the checksum differs".into()).into()),
        None => Ok(()),
    }
}

/// Removes the files of an index; folders are not its own.
fn empty(folder: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
