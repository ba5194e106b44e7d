-- The shape of stored JSON has a number; what was stored before has 1.
ALTER TABLE resume_parses ADD COLUMN json_version bigint NOT NULL DEFAULT 1 CHECK (json_version >= 1);
-- What the score needs of the file; nothing when it was too large, or read before this migration. Compressed already.
ALTER TABLE resume_parses ADD COLUMN document bytea;
ALTER TABLE resume_parses ALTER COLUMN document SET STORAGE EXTERNAL;

-- Why the latest version has no score; nothing while it is pending, and once it is there.
ALTER TABLE resumes ADD COLUMN score_error text;

-- A version is saved before it is scored.
ALTER TABLE resume_versions ADD COLUMN json_version bigint NOT NULL DEFAULT 1 CHECK (json_version >= 1);
ALTER TABLE resume_versions ALTER COLUMN score_card DROP NOT NULL;
ALTER TABLE resume_versions ALTER COLUMN card_version DROP NOT NULL;
ALTER TABLE resume_versions ALTER COLUMN reader_version DROP NOT NULL;
ALTER TABLE resume_versions ADD CHECK
    ((score_card IS NULL) = (card_version IS NULL) AND (score_card IS NULL) = (reader_version IS NULL));

-- Files that a reader gave up, by their content.
CREATE TABLE failed_reads (
    sha256    bytea       NOT NULL CHECK (length(sha256) = 32),
    reader    text        NOT NULL,
    failure   text        NOT NULL CHECK (failure IN ('timeout', 'crash')),
    failed_at timestamptz NOT NULL,
    PRIMARY KEY (sha256, reader)
);

CREATE INDEX failed_reads_by_time ON failed_reads (failed_at);

-- One row, written anew to see whether the database can be written to.
CREATE TABLE write_probe (
    id         bigint      PRIMARY KEY CHECK (id = 1),
    payload    bytea       NOT NULL,
    written_at timestamptz NOT NULL
);
ALTER TABLE write_probe ALTER COLUMN payload SET STORAGE EXTERNAL;
