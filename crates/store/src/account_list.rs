use uuid::Uuid;

use crate::db::{Db, Row};
use crate::users::email_key;
use crate::{StoreError, Timestamp, User};

/// An account as the operator of the server sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedAccount {
    /// The account.
    pub user: User,
    /// When one of its sessions was last used, as far as that was written down; nothing without a session.
    pub last_used_at: Option<Timestamp>,
    /// Whether signing in takes a code.
    pub has_second_factor: bool,
}

/// All accounts, for the operator of the server.
#[derive(Clone)]
pub struct AccountList {
    db: Db,
}

/// An account with what its operator wants to know beside it.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT users.*, (SELECT MAX(extended_at) FROM sessions WHERE sessions.user_id = users.id) AS last_used_at, ",
            "(SELECT COUNT(*) FROM second_factors WHERE second_factors.user_id = users.id AND confirmed_at IS NOT NULL) AS factors ",
            "FROM users WHERE ",
            $rest
        )
    };
}

impl AccountList {
    pub(crate) fn new(db: Db) -> Self {
        Self { db }
    }

    /// The number of accounts whose name or address holds `text`, and at most `limit` of them after the first `offset`, the
    /// newest first.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn search(&self, text: &str, offset: u64, limit: u32) -> Result<(u64, Vec<ListedAccount>), StoreError> {
        let pattern = format!("%{}%", escaped(&email_key(text)));
        let sql = "SELECT COUNT(*) AS total FROM users
                   WHERE name_key LIKE $1 ESCAPE '\\' OR email_key LIKE $1 ESCAPE '\\'";
        let total: i64 = self.db.read(sql).text(&pattern).one().await?.get("total")?;
        let sql = listed!(
            "name_key LIKE $1 ESCAPE '\\' OR email_key LIKE $1 ESCAPE '\\'
             ORDER BY users.created_at DESC, users.id DESC LIMIT $2 OFFSET $3"
        );
        let offset = i64::try_from(offset).unwrap_or(i64::MAX);
        let rows = self.db.read(sql).text(&pattern).bind(i64::from(limit)).bind(offset).all().await?;
        Ok((total.unsigned_abs(), rows.iter().map(from_row).collect::<Result<_, _>>()?))
    }

    /// The account with this id.
    ///
    /// # Errors
    /// Only those of the database.
    pub async fn by_id(&self, id: Uuid) -> Result<Option<ListedAccount>, StoreError> {
        let row = self.db.read(listed!("users.id = $1")).bind(id).optional().await?;
        row.as_ref().map(from_row).transpose()
    }
}

/// A text as `LIKE` takes it for itself.
fn escaped(text: &str) -> String {
    text.chars()
        .flat_map(|letter| matches!(letter, '%' | '_' | '\\').then_some('\\').into_iter().chain([letter]))
        .collect()
}

fn from_row(row: &Row) -> Result<ListedAccount, StoreError> {
    Ok(ListedAccount {
        user: User::from_row(row)?,
        last_used_at: row.get("last_used_at")?,
        has_second_factor: row.get::<i64>("factors")? > 0,
    })
}
