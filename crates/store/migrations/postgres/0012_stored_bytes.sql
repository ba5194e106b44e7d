-- What each row takes. An index holds the figures, so that their sum for an account reads no row.
ALTER TABLE portfolios ADD COLUMN picture_bytes bigint NOT NULL DEFAULT 0 CHECK (picture_bytes >= 0);
UPDATE portfolios SET picture_bytes = (
    SELECT coalesce(sum((part ->> 'size')::bigint), 0)
    FROM jsonb_path_query(portfolios.content::jsonb, 'strict $.**') AS part
    WHERE jsonb_typeof(part) = 'object' AND part ? 'size' AND part ? 'key'
);

ALTER TABLE resume_parses ADD COLUMN bytes bigint
    GENERATED ALWAYS AS (octet_length(parsed::text) + octet_length(details::text) + coalesce(octet_length(document), 0)) STORED;
ALTER TABLE resume_versions ADD COLUMN bytes bigint
    GENERATED ALWAYS AS (octet_length(parsed::text) + coalesce(octet_length(score_card::text), 0) + octet_length(appearance::text)) STORED;
ALTER TABLE review_drafts ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(draft::text)) STORED;
ALTER TABLE resume_origins ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(origins::text)) STORED;
ALTER TABLE cover_letters ADD COLUMN bytes bigint
    GENERATED ALWAYS AS (octet_length(title) + octet_length(letter) + octet_length(job_description)) STORED;
ALTER TABLE portfolios ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(content) + picture_bytes) STORED;
ALTER TABLE jobs ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(posting::text)) STORED;
ALTER TABLE job_edits ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(before::text)) STORED;
ALTER TABLE applications ADD COLUMN bytes bigint
    GENERATED ALWAYS AS (octet_length(notes) + octet_length(days::text) + octet_length(job::text)) STORED;
ALTER TABLE connections ADD COLUMN bytes bigint GENERATED ALWAYS AS (octet_length(profile::text)) STORED;

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
