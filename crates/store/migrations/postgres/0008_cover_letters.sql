-- How many cover letters a user has had written.
ALTER TABLE users ADD COLUMN cover_letter_count bigint NOT NULL DEFAULT 0;

-- Letters that were written for users.
CREATE TABLE cover_letters (
    id              uuid        NOT NULL PRIMARY KEY,
    user_id         uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title           text        NOT NULL,
    letter          text        NOT NULL,
    job_description text        NOT NULL,
    engine          text        NOT NULL,
    -- Whether it is part of the user's count.
    counted         boolean     NOT NULL,
    created_at      timestamptz NOT NULL,
    updated_at      timestamptz NOT NULL
);

CREATE INDEX cover_letters_of_user ON cover_letters (user_id, created_at);
