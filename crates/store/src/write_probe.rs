use crate::db::Db;
use crate::{StoreError, Timestamp};

/// As large as the parse of a usual résumé: a smaller write can still fit into space that the write-ahead log already
/// holds while every save fails.
const PAYLOAD_BYTES: usize = 64 * 1024;

/// Writes the one row of the probe anew.
pub(crate) async fn write(db: &Db, now: Timestamp) -> Result<(), StoreError> {
    let payload = vec![0; PAYLOAD_BYTES];
    db.write(
        "INSERT INTO write_probe (id, payload, written_at) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, written_at = excluded.written_at",
    )
    .bind(&payload[..])
    .bind(now)
    .execute()
    .await
    .map(drop)
}
