-- Sites at outside hosts that are to be removed there: noted before they are made and when their rows go, struck off when they are
-- live or gone.
CREATE TABLE hosting_removals (
    slug     TEXT    NOT NULL,
    host     TEXT    NOT NULL,
    -- What the host calls it, as JSON.
    host_ids TEXT    NOT NULL,
    due_at   INTEGER NOT NULL,
    PRIMARY KEY (slug, host)
) STRICT, WITHOUT ROWID;
