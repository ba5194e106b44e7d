use std::sync::atomic::{AtomicU64, Ordering};

use uuid::Uuid;
use vitae_store::{
    Confirmation, NewScore, NewSession, NewUpload, NewUser, ParseResult, ResumeRow, Store, Timestamp, UnconfirmedLimit,
    User,
};

pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// `millis` after the moment at which all stories begin.
pub fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(1_795_235_413_250 + millis)
}

/// Ids that rise, as those of a running server do.
pub fn new_id() -> Uuid {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Uuid::from_u64_pair(0x019a_a000_0000_7000, 0x8000_0000_0000_0000 | NEXT.fetch_add(1, Ordering::Relaxed))
}

pub async fn register(store: &Store, email: &str) -> User {
    let user = NewUser { id: new_id(), name: "Ada Lovelace", email, password_hash: "$argon2id$ada" };
    store.users().create(user, at(0)).await.expect("the account is made")
}

/// A session that was begun from one and the same place.
pub fn session(token_hash: [u8; 32], user: Uuid, now: Timestamp, expires_at: Timestamp) -> NewSession {
    NewSession {
        token_hash,
        user,
        origin: [0; 32],
        device: "Mozilla/5.0".into(),
        address: "192.0.2.1".into(),
        now,
        expires_at,
    }
}

pub const NO_LIMIT: UnconfirmedLimit = UnconfirmedLimit { bytes: i64::MAX, uploads: i64::MAX };

pub async fn upload(store: &Store, owner: Uuid, now: Timestamp) -> ResumeRow {
    let id = new_id();
    let blob_key = format!("uploads/{id}");
    let upload = new_upload(id, &blob_key, now);
    store.resumes(owner).add_upload(upload).await.expect("the upload is recorded")
}

pub fn new_upload(id: Uuid, blob_key: &str, now: Timestamp) -> NewUpload<'_> {
    NewUpload {
        id,
        name: "ada.pdf",
        original_name: "Ada's résumé.pdf",
        mime: "application/pdf",
        size: 123_456,
        blob_key,
        sha256: [7; 32],
        now,
        limit: NO_LIMIT,
    }
}

pub fn confirmation(parsed_json: &str, now: Timestamp) -> Confirmation<'_> {
    Confirmation {
        name: "Ada Lovelace",
        parsed_json,
        json_version: 1,
        language: Some("en"),
        template: None,
        base_version: None,
        now,
        limit: None,
        versions: 50,
    }
}

pub fn score(version: i64) -> NewScore<'static> {
    NewScore {
        version,
        score: 87,
        score_card_json: r#"{"score": 87}"#,
        card_version: "2026.1",
        reader_version: "embedded 1",
        language: Some("en"),
    }
}

/// An upload that its owner has confirmed and that was scored, with nothing but a name in it.
pub async fn confirmed(store: &Store, owner: Uuid, now: Timestamp) -> ResumeRow {
    let row = upload(store, owner, now).await;
    let resumes = store.resumes(owner);
    resumes.confirm(row.id, confirmation(r#"{"name": "Ada"}"#, now)).await.expect("the résumé is saved");
    resumes.set_score(row.id, score(1)).await.expect("answers").expect("the résumé exists")
}

pub fn reading(now: Timestamp) -> ParseResult<'static> {
    ParseResult {
        parsed_json: r#"{"name":"Ada"}"#,
        details_json: r#"{"fields":[]}"#,
        json_version: 1,
        document: Some(b"a kept document"),
        reader_version: "embedded 1",
        now,
    }
}

/// JSON as a value: databases may change blanks and the order of keys.
pub fn value(json: &str) -> serde_json::Value {
    serde_json::from_str(json).expect("JSON")
}
