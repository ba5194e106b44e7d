-- Profiles elsewhere that users have connected: at most one for each service.
CREATE TABLE connections (
    user_id      BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider     TEXT    NOT NULL CHECK (provider IN ('github', 'linkedin')),
    -- The account's public name or address there.
    subject      TEXT,
    -- The permission, encrypted; nothing where none was given.
    token        BLOB,
    -- Whether the service has taken the permission back.
    expired      INTEGER NOT NULL CHECK (expired IN (0, 1)),
    profile      TEXT    NOT NULL CHECK (json_valid(profile)),
    json_version INTEGER NOT NULL CHECK (json_version >= 1),
    connected_at INTEGER NOT NULL,
    fetched_at   INTEGER NOT NULL,
    PRIMARY KEY (user_id, provider)
) STRICT, WITHOUT ROWID;

-- Sign-ins elsewhere that have begun; each is used once.
CREATE TABLE oauth_states (
    state_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(state_hash) = 32),
    user_id    BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider   TEXT    NOT NULL CHECK (provider IN ('github', 'linkedin')),
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_states_by_expiry ON oauth_states (expires_at);

-- Where the entries of resumes came from that were assembled of profiles.
CREATE TABLE resume_origins (
    resume_id    BLOB    NOT NULL PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    origins      TEXT    NOT NULL CHECK (json_valid(origins)),
    json_version INTEGER NOT NULL CHECK (json_version >= 1),
    taken_at     INTEGER NOT NULL
) STRICT;
