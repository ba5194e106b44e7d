use super::{is_owner, load, no_such_job};
use crate::error::{ApiError, ApiResult};
use crate::extract::JobId;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use utoipa::ToSchema;

/// An edit of a job.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JobEdit {
    edited_at: String,
    /// At least one, by field.
    changes: Vec<FieldChange>,
}

/// What an edit changed.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub(super) struct FieldChange {
    /// The field's name.
    field: String,
    /// What it said before; null when it said nothing.
    #[schema(value_type = Option<Value>, required)]
    before: Value,
    /// What it said after.
    #[schema(value_type = Option<Value>, required)]
    after: Value,
}

/// The edits of a job that the caller posted, the last one first.
#[utoipa::path(get, path = "/api/jobs/{id}/history", operation_id = "job_history", tag = "jobs", security(("bearer" = [])),
    params(("id" = String, Path)), responses((status = 200, body = Data<Vec<JobEdit>>)))]
pub(super) async fn history(
    State(app): State<App>,
    caller: Caller,
    JobId(id): JobId,
) -> ApiResult<Json<Data<Vec<JobEdit>>>> {
    let row = load(&app, id).await?;
    if !is_owner(&caller, &row) {
        return Err(no_such_job());
    }
    let mut after = object(&row.posting_json)?;
    let mut edits = Vec::new();
    for edit in app.store.jobs().edits(id).await? {
        let before = object(&edit.before_json)?;
        let changes = differences(&before, &after);
        if !changes.is_empty() {
            edits.push(JobEdit { edited_at: edit.edited_at.to_string(), changes });
        }
        after = before;
    }
    Ok(Json(Data { data: edits }))
}

fn object(json: &str) -> ApiResult<Map<String, Value>> {
    serde_json::from_str(json).map_err(ApiError::internal)
}

fn differences(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<FieldChange> {
    let fields: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let change = |field: &String| {
        let said = |object: &Map<String, Value>| object.get(field).cloned().unwrap_or_default();
        FieldChange { field: field.clone(), before: said(before), after: said(after) }
    };
    fields.into_iter().map(change).filter(|change| change.before != change.after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_differs_is_named_by_field() {
        let object = |value: Value| value.as_object().unwrap().clone();
        let before = object(json!({"jobTitle": "Nurse", "salaryRange": "30k", "isRemote": false}));
        let after = object(json!({"jobTitle": "Head nurse", "isRemote": false}));
        let change = |field: &str, before, after| FieldChange { field: field.into(), before, after };
        assert_eq!(
            differences(&before, &after),
            [change("jobTitle", json!("Nurse"), json!("Head nurse")), change("salaryRange", json!("30k"), json!(null))]
        );
    }
}
