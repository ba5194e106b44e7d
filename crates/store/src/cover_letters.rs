use uuid::Uuid;

use crate::db::{Db, Row, Transaction};
use crate::{StoreError, Timestamp};

/// A letter that was written for a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoverLetter {
    /// Its id.
    pub id: Uuid,
    /// What it is for, in a few words.
    pub title: String,
    /// The letter.
    pub letter: String,
    /// The advertisement that it answers.
    pub job_description: String,
    /// What wrote it.
    pub engine: String,
    /// When it was written.
    pub created_at: Timestamp,
    /// When the user last changed it.
    pub updated_at: Timestamp,
}

/// The letters of one user.
#[derive(Clone)]
pub struct CoverLetters {
    db: Db,
    owner: Uuid,
}

impl CoverLetters {
    pub(crate) fn new(db: Db, owner: Uuid) -> Self {
        Self { db, owner }
    }

    /// All of them, the latest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<CoverLetter>, StoreError> {
        let sql =
            "SELECT * FROM cover_letters WHERE user_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC";
        self.db.read(sql).bind(self.owner).all().await?.iter().map(from_row).collect()
    }

    /// One of them.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn get(&self, id: Uuid) -> Result<Option<CoverLetter>, StoreError> {
        let sql = "SELECT * FROM cover_letters WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL";
        let row = self.db.read(sql).bind(self.owner).bind(id).optional().await?;
        row.as_ref().map(from_row).transpose()
    }

    /// Keeps a new letter, unless the user has as many as `at_most` already.
    ///
    /// # Errors
    /// [`StoreError::LimitReached`].
    pub async fn add(&self, letter: &CoverLetter, at_most: u32) -> Result<(), StoreError> {
        let kept = self
            .db
            .write(
                "INSERT INTO cover_letters
                     (id, user_id, title, letter, job_description, engine, counted, created_at, updated_at)
                 SELECT $1, $2, $3, $4, $5, $6, FALSE, $7, $8
                 WHERE (SELECT COUNT(*) FROM cover_letters WHERE user_id = $2 AND deleted_at IS NULL) < $9",
            )
            .bind(letter.id)
            .bind(self.owner)
            .text(&letter.title)
            .text(&letter.letter)
            .text(&letter.job_description)
            .text(&letter.engine)
            .bind(letter.created_at)
            .bind(letter.updated_at)
            .bind(i64::from(at_most))
            .execute()
            .await?;
        if kept == 0 { Err(StoreError::LimitReached { limit: at_most }) } else { Ok(()) }
    }

    /// Puts an edited text in the place of a letter's; false when there is no such letter.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn edit(&self, id: Uuid, letter: &str, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE cover_letters SET letter = $3, updated_at = $4 WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL";
        Ok(self.db.write(sql).bind(self.owner).bind(id).text(letter).bind(now).execute().await? > 0)
    }

    /// Moves one to the trash; false when there is no such letter.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn discard(&self, id: Uuid, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE cover_letters SET deleted_at = $3 WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL";
        Ok(self.db.write(sql).bind(self.owner).bind(id).bind(now).execute().await? > 0)
    }

    /// Counts one letter that is not counted yet, and answers the user's count: each letter counts once.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count_one(&self) -> Result<u32, StoreError> {
        let mut transaction = self.db.begin().await?;
        let counted = count_in(&mut transaction, self.owner).await;
        transaction.end(counted).await
    }
}

async fn count_in(transaction: &mut Transaction, owner: Uuid) -> Result<u32, StoreError> {
    let counted = transaction
        .statement(
            "UPDATE cover_letters SET counted = TRUE
             WHERE NOT counted AND id = (SELECT id FROM cover_letters WHERE user_id = $1 AND NOT counted
                                         ORDER BY created_at, id LIMIT 1)",
        )
        .bind(owner)
        .execute()
        .await?;
    let row = transaction
        .statement(
            "UPDATE users SET cover_letter_count = cover_letter_count + $2 WHERE id = $1 RETURNING cover_letter_count",
        )
        .bind(owner)
        .bind(counted as i64)
        .optional()
        .await?;
    let count: i64 = row.ok_or(StoreError::NotFound)?.get("cover_letter_count")?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

fn from_row(row: &Row) -> Result<CoverLetter, StoreError> {
    Ok(CoverLetter {
        id: row.get("id")?,
        title: row.get("title")?,
        letter: row.get("letter")?,
        job_description: row.get("job_description")?,
        engine: row.get("engine")?,
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
    })
}
