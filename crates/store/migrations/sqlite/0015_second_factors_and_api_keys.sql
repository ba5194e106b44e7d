-- The second factor of an account: the secret of an authenticator app, sealed by the program.
CREATE TABLE second_factors (
    user_id      BLOB    NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret       BLOB    NOT NULL,
    -- When a code first proved that the app is set up; until then nobody is asked for one.
    confirmed_at INTEGER,
    -- The time step of the last code taken: none is taken twice.
    last_step    INTEGER NOT NULL DEFAULT 0,
    created_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Codes for the day on which the app is lost; each is used once.
CREATE TABLE recovery_codes (
    user_id   BLOB NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
    code_hash BLOB NOT NULL CHECK (length(code_hash) = 32),
    PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- Keys for scripts, found by the SHA-256 of their text.
CREATE TABLE api_keys (
    id           BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user_id      BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name         TEXT    NOT NULL,
    key_hash     BLOB    NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    may_write    INTEGER NOT NULL CHECK (may_write IN (0, 1)),
    created_at   INTEGER NOT NULL,
    expires_at   INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX api_keys_by_user ON api_keys (user_id);
