-- Ids are 16-byte UUIDs, times are milliseconds since 1970 in UTC, JSON is text.

CREATE TABLE users (
    id                BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name              TEXT    NOT NULL,
    email             TEXT    NOT NULL,
    email_key         TEXT    NOT NULL UNIQUE,
    password_hash     TEXT    NOT NULL,
    plan              TEXT    NOT NULL CHECK (plan IN ('free', 'pro', 'teams')),
    plan_until        INTEGER,
    selected_template TEXT,
    created_at        INTEGER NOT NULL,
    updated_at        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash  BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user_id     BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at  INTEGER NOT NULL,
    extended_at INTEGER NOT NULL,
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE resumes (
    id            BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    owner         BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          TEXT    NOT NULL,
    original_name TEXT    NOT NULL,
    mime          TEXT    NOT NULL,
    size          INTEGER NOT NULL CHECK (size >= 0),
    blob_key      TEXT    NOT NULL UNIQUE,
    sha256        BLOB    NOT NULL CHECK (length(sha256) = 32),
    uploaded_at   INTEGER NOT NULL,
    confirmed_at  INTEGER,
    ats_score     INTEGER CHECK (ats_score BETWEEN 0 AND 100),
    language      TEXT,
    version       INTEGER NOT NULL CHECK (version >= 0),
    CHECK ((confirmed_at IS NULL) = (version = 0))
) STRICT, WITHOUT ROWID;

CREATE INDEX resumes_by_owner ON resumes (owner, uploaded_at);
CREATE INDEX resumes_unconfirmed ON resumes (uploaded_at) WHERE confirmed_at IS NULL;

CREATE TABLE resume_parses (
    resume_id      BLOB    NOT NULL PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    parsed         TEXT    NOT NULL CHECK (json_valid(parsed)),
    details        TEXT    NOT NULL CHECK (json_valid(details)),
    reader_version TEXT    NOT NULL,
    parsed_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE resume_versions (
    resume_id      BLOB    NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
    version        INTEGER NOT NULL CHECK (version >= 1),
    parsed         TEXT    NOT NULL CHECK (json_valid(parsed)),
    score_card     TEXT    NOT NULL CHECK (json_valid(score_card)),
    card_version   TEXT    NOT NULL,
    reader_version TEXT    NOT NULL,
    saved_at       INTEGER NOT NULL,
    PRIMARY KEY (resume_id, version)
) STRICT;

CREATE TABLE template_downloads (
    template         TEXT    NOT NULL,
    format           TEXT    NOT NULL,
    downloads        INTEGER NOT NULL CHECK (downloads >= 1),
    last_download_at INTEGER NOT NULL,
    PRIMARY KEY (template, format)
) STRICT, WITHOUT ROWID;

CREATE TABLE blob_outbox (
    blob_key  TEXT    NOT NULL PRIMARY KEY,
    queued_at INTEGER NOT NULL,
    due_at    INTEGER NOT NULL,
    attempts  INTEGER NOT NULL CHECK (attempts >= 0)
) STRICT, WITHOUT ROWID;

CREATE INDEX blob_outbox_by_due ON blob_outbox (due_at);

CREATE TABLE rate_limits (
    key       TEXT    NOT NULL PRIMARY KEY,
    hits      INTEGER NOT NULL CHECK (hits >= 1),
    resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rate_limits_by_reset ON rate_limits (resets_at);

CREATE TABLE tasks (
    kind        TEXT    NOT NULL PRIMARY KEY,
    due_at      INTEGER NOT NULL,
    holder      BLOB    CHECK (length(holder) = 16),
    lease_until INTEGER,
    CHECK ((holder IS NULL) = (lease_until IS NULL))
) STRICT, WITHOUT ROWID;
