-- When something was thrown away; it is removed for good later.
ALTER TABLE resumes ADD COLUMN deleted_at timestamptz;
ALTER TABLE cover_letters ADD COLUMN deleted_at timestamptz;
ALTER TABLE portfolios ADD COLUMN deleted_at timestamptz;
ALTER TABLE applications ADD COLUMN deleted_at timestamptz;
CREATE INDEX resumes_in_trash ON resumes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX cover_letters_in_trash ON cover_letters (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX portfolios_in_trash ON portfolios (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX applications_in_trash ON applications (deleted_at) WHERE deleted_at IS NOT NULL;

-- Addresses under which everybody may see a resume. They stay when they are switched off, so that they are the same later.
CREATE TABLE resume_links (
    resume_id     uuid NOT NULL PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    slug          text NOT NULL UNIQUE,
    enabled       boolean NOT NULL,
    -- The design's id.
    design        text NOT NULL,
    -- What is left out, by name, separated by commas.
    hidden        text NOT NULL,
    password_hash text,
    expires_at    timestamptz,
    views         bigint NOT NULL DEFAULT 0,
    created_at    timestamptz NOT NULL
);
