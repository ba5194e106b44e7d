use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use tokio::time::timeout;

use super::Db;
use crate::StoreError;

/// How many connections one instance opens at most.
const CONNECTIONS: u32 = 16;
/// How long a caller waits for a free connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the attempt takes that finds out why a start failed.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

/// Reads an address.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(StoreError::BadUrl("a database address starts with sqlite: or postgres://".to_owned()));
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| {
        // The cause is left out: it may quote the password.
        let sentence = "a PostgreSQL address reads postgres://USER:PASSWORD@HOST:PORT/NAME, with signs such as @ / # in \
                        the password written as %40 %2F %23";
        StoreError::BadUrl(sentence.to_owned())
    })?;
    // Short statements: compiling a plan costs more than it saves. The other figure is the usual one for solid-state
    // disks; the default is for spinning ones.
    Ok(options.options([("jit", "off"), ("random_page_cost", "1.1")]))
}

pub(super) async fn connect(options: PgConnectOptions) -> Result<Db, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect_with(options.clone())
        .await;
    match pool {
        Err(sqlx::Error::PoolTimedOut) => Err(why_unreachable(&options).await),
        pool => Ok(Db::Postgres(pool?)),
    }
}

/// The pool tries again and again while nobody answers, and then says only that it waited: one more attempt says why.
async fn why_unreachable(options: &PgConnectOptions) -> StoreError {
    match timeout(PROBE_TIMEOUT, PgConnection::connect_with(options)).await {
        Ok(Err(error)) => error.into(),
        _ => sqlx::Error::PoolTimedOut.into(),
    }
}
