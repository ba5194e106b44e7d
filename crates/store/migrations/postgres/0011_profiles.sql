-- Profiles elsewhere that users have connected: at most one for each service.
CREATE TABLE connections (
    user_id      uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider     text        NOT NULL CHECK (provider IN ('github', 'linkedin')),
    -- The account's public name or address there.
    subject      text,
    -- The permission, encrypted; nothing where none was given.
    token        bytea,
    -- Whether the service has taken the permission back.
    expired      boolean     NOT NULL,
    profile      jsonb       NOT NULL,
    json_version bigint      NOT NULL CHECK (json_version >= 1),
    connected_at timestamptz NOT NULL,
    fetched_at   timestamptz NOT NULL,
    PRIMARY KEY (user_id, provider)
);

-- Sign-ins elsewhere that have begun; each is used once.
CREATE TABLE oauth_states (
    state_hash bytea       NOT NULL PRIMARY KEY CHECK (octet_length(state_hash) = 32),
    user_id    uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider   text        NOT NULL CHECK (provider IN ('github', 'linkedin')),
    expires_at timestamptz NOT NULL
);

CREATE INDEX oauth_states_by_expiry ON oauth_states (expires_at);

-- Where the entries of resumes came from that were assembled of profiles.
CREATE TABLE resume_origins (
    resume_id    uuid        NOT NULL PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
    origins      jsonb       NOT NULL,
    json_version bigint      NOT NULL CHECK (json_version >= 1),
    taken_at     timestamptz NOT NULL
);
