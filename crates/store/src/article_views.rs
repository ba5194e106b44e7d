use crate::StoreError;
use crate::db::{Db, Row};

/// How often each article was opened.
#[derive(Clone)]
pub struct ArticleViews {
    db: Db,
}

impl ArticleViews {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// Counts one view of an article.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn count(&self, slug: &str) -> Result<(), StoreError> {
        self.db
            .write(
                "INSERT INTO article_views (slug, views) VALUES ($1, 1)
                 ON CONFLICT (slug) DO UPDATE SET views = article_views.views + 1",
            )
            .text(slug)
            .execute()
            .await
            .map(drop)
    }

    /// The views of the articles that were opened at all.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn all(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = self.db.read("SELECT slug, views FROM article_views ORDER BY slug").all().await?;
        rows.iter().map(|row: &Row| Ok((row.get("slug")?, row.get("views")?))).collect()
    }
}
