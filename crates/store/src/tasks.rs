use uuid::Uuid;

use crate::db::Db;
use crate::{StoreError, Timestamp};

/// Recurring work, by its kind, that one instance at a time may do.
///
/// An instance claims a kind for as long as its lease lasts, claims again to prolong it, and finishes with the
/// moment at which the work is due again. When it dies, the lease runs out and another instance takes over.
#[derive(Clone)]
pub struct Tasks {
    db: Db,
}

impl Tasks {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Takes, or prolongs, the lease on work that is due at `now`; false while it is not due or another holds it.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn claim(
        &self,
        kind: &str,
        now: Timestamp,
        lease_until: Timestamp,
        holder: Uuid,
    ) -> Result<bool, StoreError> {
        let claimed = self
            .db
            .write(
                "INSERT INTO tasks (kind, due_at, holder, lease_until) VALUES ($1, $2, $4, $3)
                 ON CONFLICT (kind) DO UPDATE SET holder = $4, lease_until = $3
                 WHERE tasks.due_at <= $2
                   AND (tasks.holder IS NULL OR tasks.holder = $4 OR tasks.lease_until <= $2)
                 RETURNING kind",
            )
            .text(kind)
            .bind(now)
            .bind(lease_until)
            .bind(holder)
            .optional()
            .await?;
        Ok(claimed.is_some())
    }

    /// Makes work due at `now` that is due, or leased, later than `furthest`: a clock that was ahead has written that.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn correct(&self, kind: &str, now: Timestamp, furthest: Timestamp) -> Result<(), StoreError> {
        self.db
            .write(
                "UPDATE tasks SET due_at = CASE WHEN due_at > $3 THEN $2 ELSE due_at END,
                     lease_until = CASE WHEN lease_until > $3 THEN $2 ELSE lease_until END
                 WHERE kind = $1 AND (due_at > $3 OR lease_until > $3)",
            )
            .text(kind)
            .bind(now)
            .bind(furthest)
            .execute()
            .await
            .map(drop)
    }

    /// Gives the lease back and says when the work is due again; false when another has taken over meanwhile.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn finish(&self, kind: &str, holder: Uuid, next_due_at: Timestamp) -> Result<bool, StoreError> {
        let finished = self
            .db
            .write("UPDATE tasks SET holder = NULL, lease_until = NULL, due_at = $3 WHERE kind = $1 AND holder = $2")
            .text(kind)
            .bind(holder)
            .bind(next_due_at)
            .execute()
            .await?;
        Ok(finished > 0)
    }
}
