-- What each row takes. An index holds the figures, so that their sum for an account reads no row.
ALTER TABLE portfolios ADD COLUMN picture_bytes INTEGER NOT NULL DEFAULT 0 CHECK (picture_bytes >= 0);
UPDATE portfolios SET picture_bytes = (
    SELECT coalesce(sum(json_extract(part.value, '$.size')), 0)
    FROM json_tree(portfolios.content) AS part
    WHERE part.type = 'object' AND json_extract(part.value, '$.size') IS NOT NULL
        AND json_extract(part.value, '$.key') IS NOT NULL
);

ALTER TABLE resume_parses ADD COLUMN bytes INTEGER
    GENERATED ALWAYS AS (octet_length(parsed) + octet_length(details) + coalesce(octet_length(document), 0)) VIRTUAL;
ALTER TABLE resume_versions ADD COLUMN bytes INTEGER
    GENERATED ALWAYS AS (octet_length(parsed) + coalesce(octet_length(score_card), 0) + octet_length(appearance)) VIRTUAL;
ALTER TABLE review_drafts ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(draft)) VIRTUAL;
ALTER TABLE resume_origins ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(origins)) VIRTUAL;
ALTER TABLE cover_letters ADD COLUMN bytes INTEGER
    GENERATED ALWAYS AS (octet_length(title) + octet_length(letter) + octet_length(job_description)) VIRTUAL;
ALTER TABLE portfolios ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(content) + picture_bytes) VIRTUAL;
ALTER TABLE jobs ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(posting)) VIRTUAL;
ALTER TABLE job_edits ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(before)) VIRTUAL;
ALTER TABLE applications ADD COLUMN bytes INTEGER
    GENERATED ALWAYS AS (octet_length(notes) + octet_length(days) + octet_length(job)) VIRTUAL;
ALTER TABLE connections ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(profile)) VIRTUAL;

CREATE INDEX resumes_by_size ON resumes (owner, size);
CREATE INDEX resume_parses_by_bytes ON resume_parses (resume_id, bytes);
CREATE INDEX resume_versions_by_bytes ON resume_versions (resume_id, bytes);
CREATE INDEX review_drafts_by_bytes ON review_drafts (resume_id, bytes);
CREATE INDEX resume_origins_by_bytes ON resume_origins (resume_id, bytes);
CREATE INDEX cover_letters_by_bytes ON cover_letters (user_id, bytes);
CREATE INDEX portfolios_by_bytes ON portfolios (user_id, bytes);
CREATE INDEX jobs_by_bytes ON jobs (owner, bytes) WHERE owner IS NOT NULL;
CREATE INDEX job_edits_by_bytes ON job_edits (job_id, bytes);
CREATE INDEX applications_by_bytes ON applications (user_id, bytes);
CREATE INDEX connections_by_bytes ON connections (user_id, bytes);
