-- Messages of the contact form; mailed when a mail server is set.
CREATE TABLE contact_messages (
    id         BLOB    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    email      TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    message    TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    mailed_at  INTEGER,
    try_at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX contact_messages_to_mail ON contact_messages (try_at) WHERE mailed_at IS NULL;

-- Who asked for news, by list; one entry of an address in a list.
CREATE TABLE subscribers (
    list       TEXT    NOT NULL,
    email_key  TEXT    NOT NULL,
    email      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (list, email_key)
) STRICT, WITHOUT ROWID;

-- How often each article was opened.
CREATE TABLE article_views (
    slug  TEXT    NOT NULL PRIMARY KEY,
    views INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The choice of the privacy dialog; nothing before one was sent.
ALTER TABLE users ADD COLUMN privacy_consent TEXT;
