use uuid::Uuid;

use crate::StoreError;
use crate::db::Db;

/// What users did with a category of portfolios.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CategoryCounts {
    /// The category's id.
    pub category: String,
    /// How often it was chosen.
    pub views: u64,
    /// How many users like it.
    pub likes: u64,
}

/// Views and likes of the categories, on top of the figures they start with.
#[derive(Clone)]
pub struct PortfolioCategories {
    db: Db,
}

impl PortfolioCategories {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// The counts of one category.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn counts(&self, category: &str) -> Result<CategoryCounts, StoreError> {
        let row = self
            .db
            .read(
                "SELECT COALESCE((SELECT views FROM portfolio_category_views WHERE category = $1), 0) AS views,
                        (SELECT COUNT(*) FROM portfolio_category_likes WHERE category = $1) AS likes",
            )
            .text(category)
            .one()
            .await?;
        let count = |column| Ok::<u64, StoreError>(row.get::<i64>(column)?.unsigned_abs());
        Ok(CategoryCounts { category: category.to_owned(), views: count("views")?, likes: count("likes")? })
    }

    /// Counts one view.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn view(&self, category: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO portfolio_category_views (category, views) VALUES ($1, 1)
                   ON CONFLICT (category) DO UPDATE SET views = portfolio_category_views.views + 1";
        self.db.write(sql).text(category).execute().await.map(drop)
    }

    /// Whether a user likes a category.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn is_liked(&self, category: &str, user: Uuid) -> Result<bool, StoreError> {
        let sql = "SELECT 1 AS liked FROM portfolio_category_likes WHERE category = $1 AND user_id = $2";
        Ok(self.db.read(sql).text(category).bind(user).optional().await?.is_some())
    }

    /// Notes that a user likes a category.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn like(&self, category: &str, user: Uuid) -> Result<(), StoreError> {
        let sql = "INSERT INTO portfolio_category_likes (category, user_id) VALUES ($1, $2)
                   ON CONFLICT (category, user_id) DO NOTHING";
        self.db.write(sql).text(category).bind(user).execute().await.map(drop)
    }

    /// Notes that a user does not like a category any more.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn unlike(&self, category: &str, user: Uuid) -> Result<(), StoreError> {
        let sql = "DELETE FROM portfolio_category_likes WHERE category = $1 AND user_id = $2";
        self.db.write(sql).text(category).bind(user).execute().await.map(drop)
    }
}
