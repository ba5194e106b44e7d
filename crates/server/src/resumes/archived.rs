//! Resumes in the archive of an account: all versions, the original file, and copies that other programs read.

use super::engines;
use super::reading::read_and_keep;
use super::render::{is_premium_for, safe};
use super::unsaved::{check_appearance, design};
use super::upload::{display_name, format_of, store};
use super::{FIRST_DESIGN, Printable, printable, resume_limit};
use crate::error::{ApiError, ApiResult};
use crate::extract::file::ReceivedFile;
use crate::session::Caller;
use crate::state::App;
use crate::web::zip::Entry;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io;
use std::sync::LazyLock;
use std::time::Duration;
use uuid::Uuid;
use vitae_model::limits::MAX_VERSIONS;
use vitae_model::stored::{self, JSON_VERSION};
use vitae_model::{Appearance, ParsedResume, proposed, resume_name};
use vitae_renderer::Job;
use vitae_store::{Confirmation, Edit, ResumeImport, ResumeRow, StoredVersion, Timestamp};
use vitae_typeset::Format;

/// A resume in an archive.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchivedResume {
    /// The folder of its files.
    pub folder: String,
    /// What its owner calls it.
    pub title: Option<String>,
    /// The name of the file that was uploaded.
    pub original_name: String,
    /// When it was uploaded.
    pub uploaded_at: String,
}

/// A version of a resume in an archive.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ArchivedVersion {
    number: i64,
    saved_at: String,
    /// The number of the shape of `resume` and `appearance`.
    shape: i64,
    resume: Value,
    appearance: Value,
    template: Option<String>,
}

impl ArchivedResume {
    /// The file with all versions, from the oldest to the latest.
    pub fn versions_file(&self) -> String {
        format!("{}/versions.json", self.folder)
    }

    /// The file that was uploaded.
    pub fn original_file(&self) -> String {
        format!("{}/original/{}", self.folder, safe(&self.original_name))
    }
}

/// The caller's confirmed resumes, and the files of their folders.
pub async fn archived(app: &App, caller: &Caller) -> ApiResult<(Vec<ArchivedResume>, Vec<Entry>)> {
    let (mut resumes, mut entries) = (Vec::new(), Vec::new());
    for (index, row) in app.store.resumes(caller.user.id).history().await?.into_iter().enumerate() {
        let resume = ArchivedResume {
            folder: format!("resumes/{:02} {}", index + 1, safe(row.display_title())),
            title: row.title.clone(),
            original_name: row.original_name.clone(),
            uploaded_at: row.uploaded_at.to_string(),
        };
        entries.extend(files(app, caller, &row, &resume));
        resumes.push(resume);
    }
    Ok((resumes, entries))
}

fn files(app: &App, caller: &Caller, row: &ResumeRow, resume: &ArchivedResume) -> Vec<Entry> {
    let (owner, id) = (row.owner, row.id);
    let mut files = vec![
        Entry::blob(resume.original_file(), &app.files, &row.blob_key),
        Entry::new(resume.versions_file(), in_archive(versions(app.clone(), owner, id))),
    ];
    for (name, format) in
        [("resume.pdf", Format::Pdf), ("resume.json", Format::Json), ("json-resume.json", Format::JsonResume)]
    {
        let copy = copy(app.clone(), caller.clone(), id, format);
        files.push(Entry::new(format!("{}/{name}", resume.folder), in_archive(copy)));
    }
    files
}

/// What cannot be made is left out: the archive is worth more than one of its files.
async fn in_archive(making: impl Future<Output = ApiResult<Bytes>>) -> io::Result<Option<Bytes>> {
    let made = making.await;
    if let Err(error) = &made {
        error.log();
        tracing::warn!(%error, "a file is left out of an archive");
    }
    Ok(made.ok())
}

async fn versions(app: App, owner: Uuid, id: Uuid) -> ApiResult<Bytes> {
    let resumes = app.store.resumes(owner);
    let mut versions = Vec::new();
    for entry in resumes.versions(id).await?.into_iter().rev() {
        if let Some(version) = resumes.version(id, entry.version).await? {
            versions.push(ArchivedVersion::of(version)?);
        }
    }
    Ok(serde_json::to_vec_pretty(&versions).map_err(ApiError::internal)?.into())
}

impl ArchivedVersion {
    fn of(version: StoredVersion) -> ApiResult<Self> {
        Ok(Self {
            number: version.version,
            saved_at: version.saved_at.to_string(),
            shape: version.json_version,
            resume: serde_json::from_str(&version.parsed_json).map_err(ApiError::internal)?,
            appearance: serde_json::from_str(&version.appearance_json).map_err(ApiError::internal)?,
            template: version.template,
        })
    }
}

/// The resume in another format: in its own design, or in the first one where that is for paid plans.
async fn copy(app: App, caller: Caller, id: Uuid, format: Format) -> ApiResult<Bytes> {
    let owner = caller.user.id;
    let Printable { resume, extras, template } = printable(&app, owner, id).await?;
    let chosen = template.or_else(|| caller.user.selected_template.clone()).and_then(|id| design(&id).ok());
    let template = chosen.filter(|template| !is_premium_for(&app, &caller, template));
    let template = template.map_or(FIRST_DESIGN, |template| template.id.as_str()).to_owned();
    let job = Job::Resume { resume: Box::new(resume), extras, template, format, page: 1 };
    let _permit = app.admit_drawing(owner).await?;
    Ok(app.renderer.run(&job).await?.file)
}

/// How a resume looks of which nothing is said.
static DEFAULT_APPEARANCE: LazyLock<String> =
    LazyLock::new(|| serde_json::to_string(&Appearance::default()).expect("an appearance is plain data"));

/// A version that was checked by the rules of this server.
struct Checked {
    saved_at: Timestamp,
    resume: ParsedResume,
    appearance: String,
    template: Option<&'static str>,
}

impl Checked {
    fn new(version: ArchivedVersion) -> ApiResult<Self> {
        let unreadable = || ApiError::invalid("One of its versions cannot be read.");
        let resume: ParsedResume =
            stored::read(&version.resume.to_string(), version.shape).map_err(|_| unreadable())?;
        let appearance: Appearance =
            stored::read(&version.appearance.to_string(), version.shape).map_err(|_| unreadable())?;
        check_appearance(&appearance)?;
        Ok(Self {
            saved_at: version.saved_at.parse().map_err(|_| unreadable())?,
            resume: proposed(&serde_json::to_value(&resume).map_err(ApiError::internal)?)?,
            appearance: serde_json::to_string(&appearance).map_err(ApiError::internal)?,
            // A design that this server does not have is none.
            template: version.template.and_then(|id| design(&id).ok()).map(|design| design.id.as_str()),
        })
    }
}

/// Takes a resume of an archive into the caller's account, as a new one.
pub async fn import_archived(
    app: &App,
    caller: &Caller,
    archived: ArchivedResume,
    versions: Vec<ArchivedVersion>,
    original: Bytes,
) -> ApiResult<()> {
    let versions = versions.into_iter().map(Checked::new).collect::<ApiResult<Vec<_>>>()?;
    let Some(first) = versions.first() else { return Err(ApiError::invalid("It has no version.")) };
    app.admit_save(caller.user.id)?;
    let upload = ReceivedFile { name: display_name(&archived.original_name), bytes: original };
    let format = format_of(&upload)?;
    let row = store(app.clone(), caller.user.id, upload, format).await?;
    let id = row.id;
    let finished = finish(app, caller, row, first, &versions[1..], archived.title).await;
    if finished.is_err()
        && let Err(error) = app.store.resumes(caller.user.id).delete(id, app.entropy.now()).await
    {
        tracing::warn!(%error, "half a resume stays until the sweep");
    }
    finished
}

async fn finish(
    app: &App,
    caller: &Caller,
    row: ResumeRow,
    first: &Checked,
    later: &[Checked],
    title: Option<String>,
) -> ApiResult<()> {
    // A file that cannot be read was saved all the same where it comes from.
    let permit = app.admit_grounding(row.owner).await?;
    let read = read_and_keep(app, &row, &engines::Admitted).await.ok();
    drop(permit);
    let resumes = app.store.resumes(row.owner);
    let confirmation = Confirmation {
        name: &resume_name(&first.resume, &row.original_name),
        parsed_json: &serde_json::to_string(&first.resume).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        language: read.as_ref().and_then(|read| read.parsed.details.language.as_deref()),
        template: first.template,
        base_version: None,
        limit: resume_limit(app, caller),
        versions: MAX_VERSIONS,
        now: first.saved_at,
    };
    // A version says nothing of its looks when it is confirmed; an edit adds them.
    let looks = Some(first).filter(|first| first.appearance != DEFAULT_APPEARANCE.as_str());
    let later: Vec<_> = looks.into_iter().chain(later).map(|next| Named::new(next, &row)).collect::<ApiResult<_>>()?;
    let later: Vec<_> = later.iter().map(Named::edit).collect();
    let title = title.map(|title| super::rename::title_of("title", &title)).transpose()?;
    let import = ResumeImport { first: confirmation, later: &later, title: title.as_deref() };
    Ok(resumes.import(row.id, import).await?)
}

/// A later version as the database takes it.
struct Named<'a> {
    version: &'a Checked,
    name: String,
    parsed_json: String,
}

impl<'a> Named<'a> {
    fn new(version: &'a Checked, row: &ResumeRow) -> ApiResult<Self> {
        Ok(Self {
            version,
            name: resume_name(&version.resume, &row.original_name),
            parsed_json: serde_json::to_string(&version.resume).map_err(ApiError::internal)?,
        })
    }

    fn edit(&self) -> Edit<'_> {
        Edit {
            name: &self.name,
            parsed_json: &self.parsed_json,
            json_version: JSON_VERSION,
            appearance_json: &self.version.appearance,
            template: self.version.template,
            base_version: 0,
            keep: true,
            merge_within: Duration::ZERO,
            now: self.version.saved_at,
            versions: MAX_VERSIONS,
        }
    }
}
