-- The name its owner gave a resume; nothing while it goes by its file's.
ALTER TABLE resumes ADD COLUMN title TEXT;

-- How a version looks: what its owner changed about the design, and which design; nothing before one was chosen.
ALTER TABLE resume_versions ADD COLUMN appearance TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(appearance));
ALTER TABLE resume_versions ADD COLUMN template TEXT;
-- Whether the editor saved it by itself: the next such save soon after takes its place.
ALTER TABLE resume_versions ADD COLUMN autosaved INTEGER NOT NULL DEFAULT 0 CHECK (autosaved IN (0, 1));

CREATE TABLE template_ratings (
    template TEXT    NOT NULL,
    user_id  BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    stars    INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    rated_at INTEGER NOT NULL,
    PRIMARY KEY (template, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX template_ratings_by_user ON template_ratings (user_id);
