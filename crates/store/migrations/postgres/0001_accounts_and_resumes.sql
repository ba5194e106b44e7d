CREATE TABLE users (
    id                uuid        PRIMARY KEY,
    name              text        NOT NULL,
    email             text        NOT NULL,
    email_key         text        NOT NULL UNIQUE,
    password_hash     text        NOT NULL,
    plan              text        NOT NULL CHECK (plan IN ('free', 'pro', 'teams')),
    plan_until        timestamptz,
    selected_template text,
    created_at        timestamptz NOT NULL,
    updated_at        timestamptz NOT NULL
);

CREATE TABLE sessions (
    token_hash  bytea       PRIMARY KEY CHECK (length(token_hash) = 32),
    user_id     uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at  timestamptz NOT NULL,
    extended_at timestamptz NOT NULL,
    expires_at  timestamptz NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE resumes (
    id            uuid        PRIMARY KEY,
    owner         uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          text        NOT NULL,
    original_name text        NOT NULL,
    mime          text        NOT NULL,
    size          bigint      NOT NULL CHECK (size >= 0),
    blob_key      text        NOT NULL UNIQUE,
    sha256        bytea       NOT NULL CHECK (length(sha256) = 32),
    uploaded_at   timestamptz NOT NULL,
    confirmed_at  timestamptz,
    ats_score     bigint      CHECK (ats_score BETWEEN 0 AND 100),
    language      text,
    version       bigint      NOT NULL CHECK (version >= 0),
    CHECK ((confirmed_at IS NULL) = (version = 0))
);

CREATE INDEX resumes_by_owner ON resumes (owner, uploaded_at);
CREATE INDEX resumes_unconfirmed ON resumes (uploaded_at) WHERE confirmed_at IS NULL;

CREATE TABLE resume_parses (
    resume_id      uuid        PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    parsed         jsonb       NOT NULL,
    details        jsonb       NOT NULL,
    reader_version text        NOT NULL,
    parsed_at      timestamptz NOT NULL
);

CREATE TABLE resume_versions (
    resume_id      uuid        NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
    version        bigint      NOT NULL CHECK (version >= 1),
    parsed         jsonb       NOT NULL,
    score_card     jsonb       NOT NULL,
    card_version   text        NOT NULL,
    reader_version text        NOT NULL,
    saved_at       timestamptz NOT NULL,
    PRIMARY KEY (resume_id, version)
);

CREATE TABLE template_downloads (
    template         text        NOT NULL,
    format           text        NOT NULL,
    downloads        bigint      NOT NULL CHECK (downloads >= 1),
    last_download_at timestamptz NOT NULL,
    PRIMARY KEY (template, format)
);

CREATE TABLE blob_outbox (
    blob_key  text        PRIMARY KEY,
    queued_at timestamptz NOT NULL,
    due_at    timestamptz NOT NULL,
    attempts  bigint      NOT NULL CHECK (attempts >= 0)
);

CREATE INDEX blob_outbox_by_due ON blob_outbox (due_at);

CREATE TABLE rate_limits (
    key       text        PRIMARY KEY,
    hits      bigint      NOT NULL CHECK (hits >= 1),
    resets_at timestamptz NOT NULL
);

CREATE INDEX rate_limits_by_reset ON rate_limits (resets_at);

CREATE TABLE tasks (
    kind        text        PRIMARY KEY,
    due_at      timestamptz NOT NULL,
    holder      uuid,
    lease_until timestamptz,
    CHECK ((holder IS NULL) = (lease_until IS NULL))
);
