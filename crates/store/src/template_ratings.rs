use uuid::Uuid;

use crate::db::{Db, Row};
use crate::{StoreError, Timestamp};

/// What all users together think of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingSum {
    /// The design's id.
    pub template: String,
    /// How many users have rated it.
    pub count: i64,
    /// All their stars together.
    pub stars: i64,
}

/// The ratings of designs, one of each user.
#[derive(Clone)]
pub struct TemplateRatings {
    db: Db,
}

impl TemplateRatings {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Keeps a user's stars, 1 to 5, for a design in place of those given before.
    ///
    /// # Errors
    /// [`StoreError::Database`] for other numbers of stars and users that do not exist.
    pub async fn rate(&self, user: Uuid, template: &str, stars: i64, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO template_ratings (template, user_id, stars, rated_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (template, user_id) DO UPDATE SET stars = excluded.stars, rated_at = excluded.rated_at",
            )
            .text(template)
            .bind(user)
            .bind(stars)
            .bind(now)
            .execute()
            .await
            .map(drop)
    }

    /// The sums of the designs that have been rated at all, by id.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<RatingSum>, StoreError> {
        let rows = self
            .db
            .read(
                "SELECT template, COUNT(*) AS ratings, CAST(SUM(stars) AS bigint) AS stars
                 FROM template_ratings GROUP BY template ORDER BY template",
            )
            .all()
            .await?;
        rows.iter().map(sum).collect()
    }

    /// A user's stars for a design; nothing when the user has not rated it.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn stars_of(&self, user: Uuid, template: &str) -> Result<Option<i64>, StoreError> {
        let row = self
            .db
            .read("SELECT stars FROM template_ratings WHERE template = $1 AND user_id = $2")
            .text(template)
            .bind(user)
            .optional()
            .await?;
        row.map(|row| row.get("stars")).transpose()
    }
}

fn sum(row: &Row) -> Result<RatingSum, StoreError> {
    Ok(RatingSum { template: row.get("template")?, count: row.get("ratings")?, stars: row.get("stars")? })
}
