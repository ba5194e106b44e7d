-- The shape of stored JSON has a number; what was stored before has 1.
ALTER TABLE resume_parses ADD COLUMN json_version INTEGER NOT NULL DEFAULT 1 CHECK (json_version >= 1);
-- What the score needs of the file; nothing when it was too large, or read before this migration.
ALTER TABLE resume_parses ADD COLUMN document BLOB;

-- Why the latest version has no score; nothing while it is pending, and once it is there.
ALTER TABLE resumes ADD COLUMN score_error TEXT;

-- A version is saved before it is scored. SQLite cannot take NOT NULL from a column, so the table is made anew.
CREATE TABLE scored_later (
    resume_id      BLOB    NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
    version        INTEGER NOT NULL CHECK (version >= 1),
    parsed         TEXT    NOT NULL CHECK (json_valid(parsed)),
    json_version   INTEGER NOT NULL DEFAULT 1 CHECK (json_version >= 1),
    score_card     TEXT    CHECK (json_valid(score_card)),
    card_version   TEXT,
    reader_version TEXT,
    saved_at       INTEGER NOT NULL,
    PRIMARY KEY (resume_id, version),
    CHECK ((score_card IS NULL) = (card_version IS NULL) AND (score_card IS NULL) = (reader_version IS NULL))
) STRICT;
INSERT INTO scored_later (resume_id, version, parsed, score_card, card_version, reader_version, saved_at)
    SELECT resume_id, version, parsed, score_card, card_version, reader_version, saved_at FROM resume_versions;
DROP TABLE resume_versions;
ALTER TABLE scored_later RENAME TO resume_versions;

-- Files that a reader gave up, by their content.
CREATE TABLE failed_reads (
    sha256    BLOB    NOT NULL CHECK (length(sha256) = 32),
    reader    TEXT    NOT NULL,
    failure   TEXT    NOT NULL CHECK (failure IN ('timeout', 'crash')),
    failed_at INTEGER NOT NULL,
    PRIMARY KEY (sha256, reader)
) STRICT, WITHOUT ROWID;

CREATE INDEX failed_reads_by_time ON failed_reads (failed_at);

-- One row, written anew to see whether the database can be written to.
CREATE TABLE write_probe (
    id         INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    payload    BLOB    NOT NULL,
    written_at INTEGER NOT NULL
) STRICT;
