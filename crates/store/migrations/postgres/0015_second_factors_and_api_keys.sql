-- The second factor of an account: the secret of an authenticator app, sealed by the program.
CREATE TABLE second_factors (
    user_id      uuid        NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret       bytea       NOT NULL,
    -- When a code first proved that the app is set up; until then nobody is asked for one.
    confirmed_at timestamptz,
    -- The time step of the last code taken: none is taken twice.
    last_step    bigint      NOT NULL DEFAULT 0,
    created_at   timestamptz NOT NULL
);

-- Codes for the day on which the app is lost; each is used once.
CREATE TABLE recovery_codes (
    user_id   uuid  NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
    code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
    PRIMARY KEY (user_id, code_hash)
);

-- Keys for scripts, found by the SHA-256 of their text.
CREATE TABLE api_keys (
    id           uuid        NOT NULL PRIMARY KEY,
    user_id      uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name         text        NOT NULL,
    key_hash     bytea       NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    may_write    boolean     NOT NULL,
    created_at   timestamptz NOT NULL,
    expires_at   timestamptz NOT NULL,
    last_used_at timestamptz
);

CREATE INDEX api_keys_by_user ON api_keys (user_id);
