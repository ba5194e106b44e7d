-- When the address of an account was last proved to be its owner's.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;
-- When an account that its owner gave up is removed.
ALTER TABLE users ADD COLUMN deletion_at timestamptz;
CREATE INDEX users_by_deletion ON users (deletion_at) WHERE deletion_at IS NOT NULL;

-- From which program and address a session was begun, for its owner to tell it from others.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN address text NOT NULL DEFAULT '';

-- Links sent by mail; each is used once.
CREATE TABLE account_links (
    token_hash bytea       NOT NULL PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    user_id    uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    text        NOT NULL CHECK (purpose IN ('reset-password', 'confirm-email', 'restore-email')),
    -- The address that the link was sent to, or gives back.
    email      text        NOT NULL,
    expires_at timestamptz NOT NULL
);

CREATE INDEX account_links_by_user ON account_links (user_id);
CREATE INDEX account_links_by_expiry ON account_links (expires_at);

-- Invitations to open an account; each is used once.
CREATE TABLE invitations (
    token_hash bytea       NOT NULL PRIMARY KEY CHECK (octet_length(token_hash) = 32),
    email      text        NOT NULL,
    expires_at timestamptz NOT NULL
);

CREATE INDEX invitations_by_expiry ON invitations (expires_at);
