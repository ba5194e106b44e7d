-- Passkeys: what each account signs in with in place of its password. The credential is the JSON of the library that checks it.
CREATE TABLE passkeys (
    id            BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user_id       BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          TEXT    NOT NULL,
    -- The SHA-256 of the id that the authenticator gave it: ids may be 1023 bytes long.
    credential_id BLOB    NOT NULL UNIQUE CHECK (length(credential_id) = 32),
    credential    TEXT    NOT NULL,
    created_at    INTEGER NOT NULL,
    last_used_at  INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- Who an account is at an identity provider.
CREATE TABLE identities (
    id           BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    user_id      BLOB    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    issuer       TEXT    NOT NULL,
    subject      TEXT    NOT NULL,
    -- The address that the provider named last.
    email        TEXT,
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER,
    UNIQUE (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identities_by_user ON identities (user_id);

-- Sign-ins that were finished, by the SHA-256 of their ticket: none is finished twice.
CREATE TABLE used_tickets (
    ticket_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(ticket_hash) = 32),
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX used_tickets_by_end ON used_tickets (expires_at);

-- Accounts that an operator made had a hash that no password has; now they have none until their owner sets a password.
UPDATE users SET password_hash = ''
WHERE password_hash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
