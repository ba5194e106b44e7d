-- Passkeys: what each account signs in with in place of its password. The credential is the JSON of the library that checks it.
CREATE TABLE passkeys (
    id            uuid        NOT NULL PRIMARY KEY,
    user_id       uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name          text        NOT NULL,
    -- The SHA-256 of the id that the authenticator gave it: ids may be 1023 bytes long.
    credential_id bytea       NOT NULL UNIQUE CHECK (length(credential_id) = 32),
    credential    text        NOT NULL,
    created_at    timestamptz NOT NULL,
    last_used_at  timestamptz
);

CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- Who an account is at an identity provider.
CREATE TABLE identities (
    id           uuid        NOT NULL PRIMARY KEY,
    user_id      uuid        NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    issuer       text        NOT NULL,
    subject      text        NOT NULL,
    -- The address that the provider named last.
    email        text,
    created_at   timestamptz NOT NULL,
    last_used_at timestamptz,
    UNIQUE (issuer, subject)
);

CREATE INDEX identities_by_user ON identities (user_id);

-- Sign-ins that were finished, by the SHA-256 of their ticket: none is finished twice.
CREATE TABLE used_tickets (
    ticket_hash bytea       NOT NULL PRIMARY KEY CHECK (length(ticket_hash) = 32),
    expires_at  timestamptz NOT NULL
);

CREATE INDEX used_tickets_by_end ON used_tickets (expires_at);

-- Accounts that an operator made had a hash that no password has; now they have none until their owner sets a password.
UPDATE users SET password_hash = ''
WHERE password_hash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
