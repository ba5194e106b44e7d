CREATE TABLE known_sign_in_origins (
    user_id      BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    origin       BLOB    NOT NULL CHECK (length(origin) = 32),
    last_used_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, origin)
) STRICT, WITHOUT ROWID;

CREATE INDEX known_sign_in_origins_by_use ON known_sign_in_origins (last_used_at);
