use uuid::Uuid;

use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};

/// A message of the contact form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContactMessage {
    /// Its id.
    pub id: Uuid,
    /// The sender's name.
    pub name: String,
    /// The address to answer to.
    pub email: String,
    /// The code of the subject chosen.
    pub subject: String,
    /// The text.
    pub message: String,
    /// When it was sent.
    pub created_at: Timestamp,
}

/// Messages of the contact form.
#[derive(Clone)]
pub struct ContactMessages {
    db: Db,
}

impl ContactMessages {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Keeps a message; it is to be mailed at once.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn add(&self, message: &ContactMessage) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO contact_messages (id, name, email, subject, message, created_at, try_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $6)",
            )
            .bind(message.id)
            .text(&message.name)
            .text(&message.email)
            .text(&message.subject)
            .text(&message.message)
            .bind(message.created_at)
            .execute()
            .await
            .map(drop)
    }

    /// Deletes what was sent from an address, compared without case; gives how many messages.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn delete_from(&self, email: &str) -> Result<u64, StoreError> {
        let sql = "DELETE FROM contact_messages WHERE LOWER(email) = LOWER($1)";
        self.db.write(sql).text(email.trim()).execute().await
    }

    /// All messages, oldest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<ContactMessage>, StoreError> {
        let rows = self.db.read("SELECT * FROM contact_messages ORDER BY created_at, id").all().await?;
        rows.iter().map(from_row).collect()
    }

    /// The number of all messages, and at most `limit` of them after the first `offset`, the newest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn page(&self, offset: u64, limit: u32) -> Result<(u64, Vec<ContactMessage>), StoreError> {
        let total: i64 = self.db.read("SELECT COUNT(*) AS total FROM contact_messages").one().await?.get("total")?;
        let sql = "SELECT * FROM contact_messages ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2";
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        let rows = self.db.read(sql).bind(i64::from(limit)).bind(offset).all().await?;
        Ok((total.unsigned_abs(), rows.iter().map(from_row).collect::<Result<_, _>>()?))
    }

    /// At most so many messages that wait to be mailed and are due, oldest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn to_mail(&self, now: Timestamp, at_most: u32) -> Result<Vec<ContactMessage>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT * FROM contact_messages WHERE mailed_at IS NULL AND try_at <= $1
                 ORDER BY created_at, id LIMIT $2",
            )
            .bind(now)
            .bind(i64::from(at_most))
            .all()
            .await?;
        rows.iter().map(from_row).collect()
    }

    /// Notes that a message was mailed.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn mailed(&self, id: Uuid, now: Timestamp) -> Result<(), StoreError> {
        let sql = "UPDATE contact_messages SET mailed_at = $2 WHERE id = $1";
        self.db.write(sql).bind(id).bind(now).execute().await.map(drop)
    }

    /// Takes a message that is due, to mail it: until `next` nobody else gets it. False when it is not due any more.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn claim(&self, id: Uuid, now: Timestamp, next: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE contact_messages SET try_at = $3 WHERE id = $1 AND mailed_at IS NULL AND try_at <= $2";
        Ok(self.db.write(sql).bind(id).bind(now).bind(next).execute().await? > 0)
    }
}

fn from_row(row: &Row) -> Result<ContactMessage, StoreError> {
    Ok(ContactMessage {
        id: row.get("id")?,
        name: row.get("name")?,
        email: row.get("email")?,
        subject: row.get("subject")?,
        message: row.get("message")?,
        created_at: row.get("created_at")?,
    })
}
