-- The number of the last change of any job. Whoever changes a job takes the next one and holds this row until the end
-- of the transaction, so that the order of numbers is the order in which changes became visible.
CREATE TABLE job_revision (
    id   bigint      NOT NULL PRIMARY KEY CHECK (id = 1),
    rev  bigint      NOT NULL
);

INSERT INTO job_revision (id, rev) VALUES (1, 0);

CREATE TABLE jobs (
    id           uuid        NOT NULL PRIMARY KEY,
    owner        uuid        REFERENCES users (id) ON DELETE CASCADE,
    posting      jsonb       NOT NULL,
    json_version bigint      NOT NULL,
    digest       text        NOT NULL,
    source       text,
    source_id    text,
    is_sample    boolean     NOT NULL,
    created_at   timestamptz NOT NULL,
    updated_at   timestamptz NOT NULL,
    seen_at      timestamptz NOT NULL,
    closed_at    timestamptz,
    rev          bigint      NOT NULL,
    CHECK ((source IS NULL) = (source_id IS NULL))
);

CREATE UNIQUE INDEX jobs_by_rev ON jobs (rev);
CREATE UNIQUE INDEX jobs_by_source ON jobs (source, source_id) WHERE source IS NOT NULL;
CREATE INDEX jobs_by_owner ON jobs (owner, digest) WHERE owner IS NOT NULL;
CREATE INDEX jobs_samples ON jobs (id) WHERE is_sample;

-- Jobs that were deleted, for the indexes that hold them still.
CREATE TABLE deleted_jobs (
    rev bigint      NOT NULL PRIMARY KEY,
    id  uuid        NOT NULL
);

-- What a job said before each edit.
CREATE TABLE job_edits (
    job_id    uuid        NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    rev       bigint      NOT NULL,
    before    jsonb       NOT NULL,
    edited_at timestamptz NOT NULL,
    PRIMARY KEY (job_id, rev)
);

-- How often visitors went on to apply.
CREATE TABLE job_clicks (
    job_id uuid        NOT NULL PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
    clicks bigint      NOT NULL
);

CREATE TABLE job_reports (
    job_id      uuid        NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    user_id     uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reason      text        NOT NULL,
    note        text        NOT NULL,
    reported_at timestamptz NOT NULL,
    PRIMARY KEY (job_id, user_id)
);

-- What users keep about jobs they want. It outlives the job, so what names the job is kept with it.
CREATE TABLE applications (
    user_id    uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    job_id     uuid        NOT NULL,
    status     text        NOT NULL,
    notes      text        NOT NULL,
    days       jsonb       NOT NULL,
    job        jsonb       NOT NULL,
    saved_at   timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, job_id)
);
