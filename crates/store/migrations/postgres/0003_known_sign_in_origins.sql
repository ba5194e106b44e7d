CREATE TABLE known_sign_in_origins (
    user_id      uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    origin       bytea       NOT NULL CHECK (length(origin) = 32),
    last_used_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, origin)
);

CREATE INDEX known_sign_in_origins_by_use ON known_sign_in_origins (last_used_at);
