-- Sites at outside hosts that are to be removed there: noted before they are made and when their rows go, struck off when they are
-- live or gone.
CREATE TABLE hosting_removals (
    slug     text        NOT NULL,
    host     text        NOT NULL,
    -- What the host calls it, as JSON.
    host_ids text        NOT NULL,
    due_at   timestamptz NOT NULL,
    PRIMARY KEY (slug, host)
);
