-- What users filled in for portfolio sites, with the pictures in it.
CREATE TABLE portfolios (
    id          uuid NOT NULL PRIMARY KEY,
    user_id     uuid    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    template_id text    NOT NULL,
    name        text    NOT NULL,
    content     text    NOT NULL,
    created_at  timestamptz NOT NULL,
    updated_at  timestamptz NOT NULL
);

CREATE INDEX portfolios_of_user ON portfolios (user_id, created_at);

-- The files of the pictures in each.
CREATE TABLE portfolio_files (
    blob_key     text NOT NULL PRIMARY KEY,
    portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE
);

CREATE INDEX portfolio_files_of_portfolio ON portfolio_files (portfolio_id);

-- Sites that are live, as they were when they were deployed.
CREATE TABLE deployments (
    portfolio_id  uuid    NOT NULL PRIMARY KEY REFERENCES portfolios (id) ON DELETE CASCADE,
    user_id       uuid    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          text    NOT NULL,
    slug          text    NOT NULL UNIQUE,
    host          text    NOT NULL,
    -- What the host calls it, as JSON.
    host_ids      text    NOT NULL,
    url           text    NOT NULL,
    -- The hash of the script on its page, which alone may run there; empty where an outside host has it.
    script_hash text    NOT NULL,
    custom_domain text,
    -- The same once its owner has proved it: what visitors are led by.
    proved_domain text UNIQUE,
    -- Whether the domain leads here, and what is to be set so that it does, as JSON.
    domain_state  text,
    created_at    timestamptz NOT NULL
);

CREATE INDEX deployments_of_user ON deployments (user_id, created_at);

CREATE TABLE deployment_files (
    portfolio_id uuid    NOT NULL REFERENCES deployments (portfolio_id) ON DELETE CASCADE,
    path         text    NOT NULL,
    blob_key     text    NOT NULL,
    mime         text    NOT NULL,
    size         bigint NOT NULL,
    PRIMARY KEY (portfolio_id, path)
);

CREATE INDEX deployment_files_by_blob ON deployment_files (blob_key);

-- Visitors of each site by day, counted from 1970-01-01.
CREATE TABLE site_visitors (
    portfolio_id uuid    NOT NULL REFERENCES deployments (portfolio_id) ON DELETE CASCADE,
    day          bigint NOT NULL,
    visitors     bigint NOT NULL,
    PRIMARY KEY (portfolio_id, day)
);

-- How often each category was chosen, and who likes it.
CREATE TABLE portfolio_category_views (
    category text    NOT NULL PRIMARY KEY,
    views    bigint NOT NULL
);

CREATE TABLE portfolio_category_likes (
    category text NOT NULL,
    user_id  uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (category, user_id)
);
