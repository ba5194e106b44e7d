//! Reading a file: once, with what came of it kept.

use super::engines::Engine;
use super::kept;
use crate::error::{ApiError, ApiResult};
use crate::state::App;
use uuid::Uuid;
use vitae_model::Details;
use vitae_model::stored::JSON_VERSION;
use vitae_reader::ReadResult;
use vitae_store::{ParseResult, ResumeRow};

/// Reads a file and keeps what was read in place of the reading before, with what its score needs; or why it can't be
/// read.
pub(super) async fn read_and_keep(app: &App, row: &ResumeRow, engine: &dyn Engine) -> ApiResult<ReadResult> {
    match engine.read(app, row).await {
        Ok(read) => keep(app, row, read).await,
        Err(error) => {
            if error.is_refusal() {
                app.store.resumes(row.owner).set_read_error(row.id, &error.to_string()).await?;
            }
            Err(error)
        }
    }
}

async fn keep(app: &App, row: &ResumeRow, read: ReadResult) -> ApiResult<ReadResult> {
    report_faults(row.id, &read.parsed.details);
    let (read, document) = packed(read).await?;
    let details = &read.parsed.details;
    let parse = ParseResult {
        parsed_json: &serde_json::to_string(&read.parsed.resume).map_err(ApiError::internal)?,
        details_json: &serde_json::to_string(details).map_err(ApiError::internal)?,
        json_version: JSON_VERSION,
        document: document.as_deref(),
        reader_version: &details.engine_version,
        now: app.entropy.now(),
    };
    app.store.resumes(row.owner).save_parse(row.id, parse).await?;
    Ok(read)
}

/// Faults of the parser are for its makers to find; what stands in the file is for nobody to log.
fn report_faults(upload: Uuid, details: &Details) {
    for fault in details.warnings.iter().filter(|warning| warning.is_fault()) {
        let (code, section, reader) = (&fault.code, fault.section, &details.engine_version);
        tracing::error!(%upload, code, ?section, reader, "the parser could not read a part of a file");
    }
}

/// Packing a large document takes a core for a moment.
async fn packed(read: ReadResult) -> ApiResult<(ReadResult, Option<Vec<u8>>)> {
    let packing = tokio::task::spawn_blocking(move || {
        let document = kept::pack(&read.document);
        (read, document)
    });
    packing.await.map_err(ApiError::internal)
}
