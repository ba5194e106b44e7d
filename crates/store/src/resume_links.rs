use uuid::Uuid;

use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};

/// The public link of a resume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeLink {
    /// The last part of its address.
    pub slug: String,
    /// Whether it leads to the resume.
    pub enabled: bool,
    /// The id of the design in which the resume is shown.
    pub design: String,
    /// What is left out, by name, separated by commas.
    pub hidden: String,
    /// The hash of the password that visitors must know, in PHC format.
    pub password_hash: Option<String>,
    /// When it ends.
    pub expires_at: Option<Timestamp>,
    /// How often the resume was looked at.
    pub views: i64,
}

/// What a link is to be.
#[derive(Clone, Copy, Debug)]
pub struct NewResumeLink<'a> {
    /// The last part of the address, when the resume had no link before.
    pub slug: &'a str,
    /// Whether it leads to the resume.
    pub enabled: bool,
    /// The id of the design in which the resume is shown.
    pub design: &'a str,
    /// What is left out, by name, separated by commas.
    pub hidden: &'a str,
    /// The hash of the password that visitors must know.
    pub password_hash: Option<&'a str>,
    /// When it ends.
    pub expires_at: Option<Timestamp>,
    /// When it is changed.
    pub now: Timestamp,
}

/// The public links of one user's resumes.
#[derive(Clone)]
pub struct ResumeLinks {
    db: Db,
    owner: Uuid,
}

impl ResumeLinks {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// The link of a resume; nothing when it never had one.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, resume: Uuid) -> Result<Option<ResumeLink>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT resume_links.* FROM resume_links JOIN resumes ON resumes.id = resume_id
                 WHERE resume_id = $1 AND owner = $2 AND deleted_at IS NULL",
            )
            .bind(resume)
            .bind(self.owner)
            .optional()
            .await?;
        row.as_ref().map(from_row).transpose()
    }

    /// Makes or changes the link of a confirmed resume; its address and its views stay.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when the user has no such resume.
    pub async fn put(&self, resume: Uuid, link: NewResumeLink<'_>) -> Result<ResumeLink, StoreError> {
        let row = self
            .db
            .write(
                "INSERT INTO resume_links (resume_id, slug, enabled, design, hidden, password_hash, expires_at, created_at)
                 SELECT id, $3, $4, $5, $6, $7, $8, $9 FROM resumes
                 WHERE id = $1 AND owner = $2 AND confirmed_at IS NOT NULL AND deleted_at IS NULL
                 ON CONFLICT (resume_id) DO UPDATE SET
                     enabled = excluded.enabled, design = excluded.design, hidden = excluded.hidden,
                     password_hash = excluded.password_hash, expires_at = excluded.expires_at
                 RETURNING *",
            )
            .bind(resume)
            .bind(self.owner)
            .text(link.slug)
            .bind(link.enabled)
            .text(link.design)
            .text(link.hidden)
            .optional_text(link.password_hash)
            .bind(link.expires_at)
            .bind(link.now)
            .optional()
            .await?;
        row.as_ref().map_or(Err(StoreError::NotFound), from_row)
    }
}

/// A resume that everybody with its link may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedResume {
    /// Its id.
    pub resume: Uuid,
    /// Whose it is.
    pub owner: Uuid,
    /// Its link.
    pub link: ResumeLink,
}

/// Resumes that everybody with their link may see.
#[derive(Clone)]
pub struct SharedResumes {
    db: Db,
}

impl SharedResumes {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// The resume of an address; nothing when its link is switched off or has ended at `now`, or the resume lies in the
    /// trash or belongs to an account that was given up or disabled.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_slug(&self, slug: &str, now: Timestamp) -> Result<Option<SharedResume>, StoreError> {
        let row = self
            .db
            .read(
                "SELECT resume_links.*, owner FROM resume_links
                 JOIN resumes ON resumes.id = resume_id JOIN users ON users.id = owner
                 WHERE slug = $1 AND enabled AND (expires_at IS NULL OR expires_at > $2)
                   AND deleted_at IS NULL AND deletion_at IS NULL AND disabled_at IS NULL",
            )
            .text(slug)
            .bind(now)
            .optional()
            .await?;
        row.map(|row| {
            Ok(SharedResume { resume: row.get("resume_id")?, owner: row.get("owner")?, link: from_row(&row)? })
        })
        .transpose()
    }

    /// Counts that a resume was looked at.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count_view(&self, resume: Uuid) -> Result<(), StoreError> {
        let sql = "UPDATE resume_links SET views = views + 1 WHERE resume_id = $1";
        self.db.write(sql).bind(resume).execute().await.map(drop)
    }
}

fn from_row(row: &Row) -> Result<ResumeLink, StoreError> {
    Ok(ResumeLink {
        slug: row.get("slug")?,
        enabled: row.get("enabled")?,
        design: row.get("design")?,
        hidden: row.get("hidden")?,
        password_hash: row.get("password_hash")?,
        expires_at: row.get("expires_at")?,
        views: row.get("views")?,
    })
}
