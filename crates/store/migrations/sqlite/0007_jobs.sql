-- The number of the last change of any job. Whoever changes a job takes the next one and holds this row until the end
-- of the transaction, so that the order of numbers is the order in which changes became visible.
CREATE TABLE job_revision (
    id   INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    rev  INTEGER NOT NULL
) STRICT;

INSERT INTO job_revision (id, rev) VALUES (1, 0);

CREATE TABLE jobs (
    id           BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    owner        BLOB    REFERENCES users (id) ON DELETE CASCADE,
    posting      TEXT    NOT NULL CHECK (json_valid(posting)),
    json_version INTEGER NOT NULL,
    digest       TEXT    NOT NULL,
    source       TEXT,
    source_id    TEXT,
    is_sample    INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
    created_at   INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    seen_at      INTEGER NOT NULL,
    closed_at    INTEGER,
    rev          INTEGER NOT NULL,
    CHECK ((source IS NULL) = (source_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX jobs_by_rev ON jobs (rev);
CREATE UNIQUE INDEX jobs_by_source ON jobs (source, source_id) WHERE source IS NOT NULL;
CREATE INDEX jobs_by_owner ON jobs (owner, digest) WHERE owner IS NOT NULL;
CREATE INDEX jobs_samples ON jobs (id) WHERE is_sample = 1;

-- Jobs that were deleted, for the indexes that hold them still.
CREATE TABLE deleted_jobs (
    rev INTEGER NOT NULL PRIMARY KEY,
    id  BLOB    NOT NULL
) STRICT;

-- What a job said before each edit.
CREATE TABLE job_edits (
    job_id    BLOB    NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    rev       INTEGER NOT NULL,
    before    TEXT    NOT NULL CHECK (json_valid(before)),
    edited_at INTEGER NOT NULL,
    PRIMARY KEY (job_id, rev)
) STRICT, WITHOUT ROWID;

-- How often visitors went on to apply.
CREATE TABLE job_clicks (
    job_id BLOB    NOT NULL PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
    clicks INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE job_reports (
    job_id      BLOB    NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    user_id     BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reason      TEXT    NOT NULL,
    note        TEXT    NOT NULL,
    reported_at INTEGER NOT NULL,
    PRIMARY KEY (job_id, user_id)
) STRICT, WITHOUT ROWID;

-- What users keep about jobs they want. It outlives the job, so what names the job is kept with it.
CREATE TABLE applications (
    user_id    BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    job_id     BLOB    NOT NULL CHECK (length(job_id) = 16),
    status     TEXT    NOT NULL,
    notes      TEXT    NOT NULL,
    days       TEXT    NOT NULL CHECK (json_valid(days)),
    job        TEXT    NOT NULL CHECK (json_valid(job)),
    saved_at   INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, job_id)
) STRICT, WITHOUT ROWID;
