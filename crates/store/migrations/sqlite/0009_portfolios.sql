-- What users filled in for portfolio sites, with the pictures in it.
CREATE TABLE portfolios (
    id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user_id     BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    template_id TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    content     TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX portfolios_of_user ON portfolios (user_id, created_at);

-- The files of the pictures in each.
CREATE TABLE portfolio_files (
    blob_key     TEXT NOT NULL PRIMARY KEY,
    portfolio_id BLOB NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX portfolio_files_of_portfolio ON portfolio_files (portfolio_id);

-- Sites that are live, as they were when they were deployed.
CREATE TABLE deployments (
    portfolio_id  BLOB    NOT NULL PRIMARY KEY REFERENCES portfolios (id) ON DELETE CASCADE,
    user_id       BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          TEXT    NOT NULL,
    slug          TEXT    NOT NULL UNIQUE,
    host          TEXT    NOT NULL,
    -- What the host calls it, as JSON.
    host_ids      TEXT    NOT NULL,
    url           TEXT    NOT NULL,
    -- The hash of the script on its page, which alone may run there; empty where an outside host has it.
    script_hash TEXT    NOT NULL,
    custom_domain TEXT,
    -- The same once its owner has proved it: what visitors are led by.
    proved_domain TEXT    UNIQUE,
    -- Whether the domain leads here, and what is to be set so that it does, as JSON.
    domain_state  TEXT,
    created_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deployments_of_user ON deployments (user_id, created_at);

CREATE TABLE deployment_files (
    portfolio_id BLOB    NOT NULL REFERENCES deployments (portfolio_id) ON DELETE CASCADE,
    path         TEXT    NOT NULL,
    blob_key     TEXT    NOT NULL,
    mime         TEXT    NOT NULL,
    size         INTEGER NOT NULL,
    PRIMARY KEY (portfolio_id, path)
) STRICT, WITHOUT ROWID;

CREATE INDEX deployment_files_by_blob ON deployment_files (blob_key);

-- Visitors of each site by day, counted from 1970-01-01.
CREATE TABLE site_visitors (
    portfolio_id BLOB    NOT NULL REFERENCES deployments (portfolio_id) ON DELETE CASCADE,
    day          INTEGER NOT NULL,
    visitors     INTEGER NOT NULL,
    PRIMARY KEY (portfolio_id, day)
) STRICT, WITHOUT ROWID;

-- How often each category was chosen, and who likes it.
CREATE TABLE portfolio_category_views (
    category TEXT    NOT NULL PRIMARY KEY,
    views    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE portfolio_category_likes (
    category TEXT NOT NULL,
    user_id  BLOB NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (category, user_id)
) STRICT, WITHOUT ROWID;
