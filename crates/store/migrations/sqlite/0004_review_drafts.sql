-- What its owner has typed in a review and not saved yet, in the review screen's own shape.
CREATE TABLE review_drafts (
    resume_id BLOB    NOT NULL PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    -- The saved version that it goes on from; 0 before the first.
    version   INTEGER NOT NULL CHECK (version >= 0),
    draft     TEXT    NOT NULL CHECK (json_valid(draft)),
    saved_at  INTEGER NOT NULL
) STRICT;

-- Why the file can't be read, a sentence for its owner; nothing while nobody has tried, and once it was read.
ALTER TABLE resumes ADD COLUMN read_error TEXT;
