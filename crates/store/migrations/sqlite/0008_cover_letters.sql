-- How many cover letters a user has had written.
ALTER TABLE users ADD COLUMN cover_letter_count INTEGER NOT NULL DEFAULT 0;

-- Letters that were written for users.
CREATE TABLE cover_letters (
    id              BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user_id         BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title           TEXT    NOT NULL,
    letter          TEXT    NOT NULL,
    job_description TEXT    NOT NULL,
    engine          TEXT    NOT NULL,
    -- Whether it is part of the user's count.
    counted         INTEGER NOT NULL CHECK (counted IN (0, 1)),
    created_at      INTEGER NOT NULL,
    updated_at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX cover_letters_of_user ON cover_letters (user_id, created_at);
