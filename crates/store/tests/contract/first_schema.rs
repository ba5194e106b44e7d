//! Rows that were written before there was a second migration.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;
use vitae_store::{Store, Timestamp};
use vitae_testkit::stored::STORED;

use crate::harness::{Database, play_unmigrated};
use crate::samples::{at, score, value};

const OWNER: Uuid = Uuid::from_u128(1);

#[test]
fn rows_of_the_first_schema_read_on_sqlite() {
    rows_of_the_first_schema_read(&Database::sqlite(), "sqlite");
}

#[test]
fn rows_of_the_first_schema_read_on_postgres() {
    rows_of_the_first_schema_read(&Database::postgres(), "postgres");
}

fn rows_of_the_first_schema_read(database: &Database, kind: &str) {
    play_unmigrated(database, |store| async move {
        let first = only_first_migration(kind);
        if kind == "sqlite" {
            let mut connection = SqliteConnection::connect(&database.url).await.expect("connects");
            Migrator::new(first.path()).await.expect("one migration").run(&mut connection).await.expect("applies");
            for sql in rows(|id| format!("x'{}'", id.simple()), |time| time.as_millis().to_string()) {
                sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("a row of then");
            }
            connection.close().await.expect("closes");
        } else {
            let mut connection = PgConnection::connect(&database.url).await.expect("connects");
            Migrator::new(first.path()).await.expect("one migration").run(&mut connection).await.expect("applies");
            for sql in rows(|id| format!("'{id}'"), |time| format!("'{time}'")) {
                let sql = sql.replace("zeroblob(32)", r"decode(repeat('00', 32), 'hex')");
                sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("a row of then");
            }
            connection.close().await.expect("closes");
        }
        store.migrate().await.expect("the rows are migrated");
        check(&store).await;
    });
}

/// A folder with the first migration alone.
fn only_first_migration(kind: &str) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    let name = "0001_accounts_and_resumes.sql";
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind).join(name);
    std::fs::copy(source, folder.path().join(name)).expect("the first migration");
    folder
}

fn id_of(index: usize) -> Uuid {
    Uuid::from_u128(100 + index as u128)
}

/// The statements that a server of then would have run, with ids and times in the database's own writing.
fn rows(id: impl Fn(Uuid) -> String, time: impl Fn(Timestamp) -> String) -> Vec<String> {
    let (owner, now) = (id(OWNER), time(at(0)));
    let mut statements = vec![format!(
        "INSERT INTO users (id, name, email, email_key, password_hash, plan, created_at, updated_at)
         VALUES ({owner}, 'Ada', 'ada@example.com', 'ada@example.com', '$argon2id$', 'free', {now}, {now})"
    )];
    for (index, row) in STORED.iter().filter(|row| row.json_version == 1).enumerate() {
        let (resume, ending, points) = (id(id_of(index)), row.ending, row.score);
        let [parsed, details, saved, card] =
            [row.parsed, row.details, row.saved, row.score_card].map(|json| json.replace('\'', "''"));
        statements.extend([
            format!(
                "INSERT INTO resumes (id, owner, name, original_name, mime, size, blob_key, sha256, uploaded_at,
                     confirmed_at, ats_score, language, version)
                 VALUES ({resume}, {owner}, 'cv', 'cv.{ending}', 'application/pdf', 1, 'resumes/{index}', zeroblob(32),
                     {now}, {now}, {points}, 'en', 1)"
            ),
            format!(
                "INSERT INTO resume_parses (resume_id, parsed, details, reader_version, parsed_at)
                 VALUES ({resume}, '{parsed}', '{details}', '{}', {now})",
                row.reader_version
            ),
            format!(
                "INSERT INTO resume_versions
                     (resume_id, version, parsed, score_card, card_version, reader_version, saved_at)
                 VALUES ({resume}, 1, '{saved}', '{card}', '1', 'embedded {}', {now})",
                row.reader_version
            ),
        ]);
    }
    statements
}

async fn check(store: &Store) {
    let resumes = store.resumes(OWNER);
    for (index, row) in STORED.iter().filter(|row| row.json_version == 1).enumerate() {
        let id = id_of(index);
        let parse = resumes.parse_of(id).await.expect("answers").expect("it was read");
        assert_eq!(value(&parse.parsed_json), value(row.parsed), "{}", row.ending);
        assert_eq!(value(&parse.details_json), value(row.details));
        assert_eq!((parse.json_version, parse.reader_version.as_str()), (1, row.reader_version));
        assert_eq!(resumes.kept_document(id).await.expect("answers"), None);
        let version = resumes.latest_version(id).await.expect("answers").expect("it is confirmed");
        assert_eq!((version.version, version.json_version, version.saved_at), (1, 1, at(0)));
        assert_eq!(value(&version.parsed_json), value(row.saved));
        assert_eq!((version.appearance_json.as_str(), version.template), ("{}", None), "as the design has it");
        assert_eq!(record_title(store, id).await, "cv");
        let entry = resumes.versions(id).await.expect("answers")[0];
        assert_eq!((entry.version, entry.ats_score), (1, Some(row.score)));
        assert_eq!(version.score_card_json.map(|json| value(&json)), Some(value(row.score_card)));
        let record = resumes.get(id).await.expect("answers").expect("it exists");
        assert_eq!((record.ats_score, record.score_error), (Some(row.score), None));
        let kept = resumes.set_score(id, score(1)).await.expect("answers").expect("it exists");
        assert_eq!(kept.ats_score, Some(row.score), "an old score stays");
    }
    assert_eq!(resumes.history().await.expect("answers").len(), 3);
    store.migrate().await.expect("nothing is left to do");
}

async fn record_title(store: &Store, id: Uuid) -> String {
    let row = store.resumes(OWNER).get(id).await.expect("answers").expect("it exists");
    row.display_title().to_owned()
}
