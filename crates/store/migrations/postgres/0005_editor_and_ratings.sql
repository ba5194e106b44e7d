-- The name its owner gave a resume; nothing while it goes by its file's.
ALTER TABLE resumes ADD COLUMN title text;

-- How a version looks: what its owner changed about the design, and which design; nothing before one was chosen.
ALTER TABLE resume_versions ADD COLUMN appearance jsonb NOT NULL DEFAULT '{}';
ALTER TABLE resume_versions ADD COLUMN template text;
-- Whether the editor saved it by itself: the next such save soon after takes its place.
ALTER TABLE resume_versions ADD COLUMN autosaved boolean NOT NULL DEFAULT false;

CREATE TABLE template_ratings (
    template text        NOT NULL,
    user_id  uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    stars    bigint      NOT NULL CHECK (stars BETWEEN 1 AND 5),
    rated_at timestamptz NOT NULL,
    PRIMARY KEY (template, user_id)
);

CREATE INDEX template_ratings_by_user ON template_ratings (user_id);
