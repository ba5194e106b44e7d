use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::Db;
use crate::StoreError;

/// How many connections one instance opens at most.
const CONNECTIONS: u32 = 16;
/// How long a caller waits for a free connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

pub(super) async fn connect(url: &str) -> Result<Db, StoreError> {
    let options = PgConnectOptions::from_str(url)
        // The cause is left out: it may quote the password.
        .map_err(|_| {
            StoreError::BadUrl("a PostgreSQL address reads postgres://USER:PASSWORD@HOST:PORT/NAME".to_owned())
        })?
        // Short statements: compiling a plan costs more than it saves. The other figure is the usual one for
        // solid-state disks; the default is for spinning ones.
        .options([("jit", "off"), ("random_page_cost", "1.1")]);
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect_with(options)
        .await?;
    Ok(Db::Postgres(pool))
}
