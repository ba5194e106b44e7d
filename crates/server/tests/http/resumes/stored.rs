//! Rows that older servers wrote, through every call that reads them.

use crate::support::{TestApp, User};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use vitae_model::stored::JSON_VERSION;
use vitae_testkit::stored::{STORED, StoredResume};
use vitae_testkit::{postgres, samples};

#[test]
fn there_are_rows_of_every_version() {
    for version in 1..=JSON_VERSION {
        assert!(STORED.iter().any(|row| row.json_version == version), "freeze rows of version {version}");
    }
}

#[tokio::test]
async fn rows_of_every_version_read_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    rows_of_every_version_read(&format!("sqlite:{}", folder.path().join("vitae.db").display())).await;
}

#[tokio::test]
async fn rows_of_every_version_read_on_postgresql() {
    rows_of_every_version_read(&postgres::fresh_database()).await;
}

async fn rows_of_every_version_read(database: &str) {
    let settings = [("VITAE_DATABASE_URL", database), ("VITAE_SECRET_KEY", "0123456789abcdef0123456789abcdef")];
    let app = TestApp::with(&settings).await;
    for row in STORED {
        let ada = app.register(row.ending).await;
        let bytes = match row.ending {
            "pdf" => samples::RESUME_PDF,
            "docx" => samples::RESUME_DOCX,
            _ => samples::RESUME_DOC,
        };
        let id = ada.uploaded(&format!("cv.{}", row.ending), bytes).await;
        insert(database, &id, &row).await;
        check(&ada, &id, &row).await;
    }
    app.app.store.close().await;
}

/// Puts the row in place as it was, past the store.
async fn insert(database: &str, id: &str, row: &StoredResume) {
    let hex = id.replace('-', "");
    let (id, now) = match database.starts_with("sqlite:") {
        true => (format!("x'{hex}'"), "1772323200000".to_owned()),
        false => (format!("'{id}'"), "'2026-03-01T00:00:00Z'".to_owned()),
    };
    let [parsed, details, saved, card] =
        [row.parsed, row.details, row.saved, row.score_card].map(|json| json.replace('\'', "''"));
    let (version, reader, score) = (row.json_version, row.reader_version, row.score);
    run(
        database,
        format!(
            "INSERT INTO resume_parses (resume_id, parsed, details, json_version, reader_version, parsed_at)
                 VALUES ({id}, '{parsed}', '{details}', {version}, '{reader}', {now});
             UPDATE resumes SET confirmed_at = {now}, ats_score = {score}, language = 'en', version = 1 WHERE id = {id};
             INSERT INTO resume_versions
                 (resume_id, version, parsed, json_version, score_card, card_version, reader_version, saved_at)
                 VALUES ({id}, 1, '{saved}', {version}, '{card}', '1', 'embedded {reader}', {now})"
        ),
    )
    .await;
}

async fn run(database: &str, sql: String) {
    if database.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(database).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    } else {
        let mut connection = PgConnection::connect(database).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

/// Everything that stands in `stored` stands in `sent` too; what was added since may stand beside it.
fn holds(sent: &Value, stored: &Value) -> bool {
    match (sent, stored) {
        (Value::Object(sent), Value::Object(stored)) => {
            stored.iter().all(|(key, value)| sent.get(key).is_some_and(|sent| holds(sent, value)))
        }
        (Value::Array(sent), Value::Array(stored)) => {
            sent.len() == stored.len() && sent.iter().zip(stored).all(|(sent, stored)| holds(sent, stored))
        }
        _ => sent == stored || sent.as_f64().is_some_and(|number| Some(number) == stored.as_f64()),
    }
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

async fn check(ada: &User<'_>, id: &str, row: &StoredResume) {
    let parse = ada.post(&format!("/api/resume/{id}/parse"), json!({})).await;
    assert!(holds(&parse.data(), &json_of(row.parsed)), "{}", parse.json());
    assert!(holds(&parse.json()["details"], &json_of(row.details)), "{}", parse.json()["details"]);
    let shown = ada.get(&format!("/api/resume/{id}")).await.data();
    assert!(holds(&shown["parsed"], &json_of(row.saved)), "{shown}");
    assert_eq!(
        (shown["record"]["atsScore"].clone(), &shown["record"]["scoreStatus"]),
        (json!(row.score), &json!("ready"))
    );
    let card = ada.get(&format!("/api/resume/{id}/score")).await.data();
    assert!(holds(&card, &json_of(row.score_card)), "{card}");
    let pdf = ada.get(&format!("/api/resume/{id}/render?template=template1&format=pdf")).await;
    assert!(pdf.bytes.starts_with(b"%PDF-"), "{}", pdf.status);
    assert!(holds(&ada.get("/api/users/profile").await.data()["parsedResume"], &json_of(row.saved)));
    save_again(ada, id, &shown["parsed"]).await;
}

/// The same content changes nothing but its score, which is by the card of today, and its name, which was the file's then;
/// other content is scored, from the file, of which nothing was kept then.
async fn save_again(ada: &User<'_>, id: &str, parsed: &Value) {
    let mut before = ada.get(&format!("/api/resume/{id}")).await.data()["record"].clone();
    before["name"] = json!("Marta Kowalczyk-Reyes – Senior Logistics Engineer");
    let mut body = parsed.clone();
    body["resumeId"] = json!(id);
    let mut again = ada.post("/api/resume/save-parsed", body.clone()).await.data();
    let score = ada.get(&format!("/api/resume/{id}/score")).await.data()["score"].clone();
    assert_eq!(std::mem::replace(&mut again["atsScore"], before["atsScore"].clone()), score);
    assert_eq!(again, before);
    body["name"] = json!("Somebody Else");
    let after = ada.post("/api/resume/save-parsed", body).await.data();
    assert_eq!(after["scoreStatus"], "ready", "{after}");
}
