-- Messages of the contact form; mailed when a mail server is set.
CREATE TABLE contact_messages (
    id         uuid        NOT NULL PRIMARY KEY,
    name       text        NOT NULL,
    email      text        NOT NULL,
    subject    text        NOT NULL,
    message    text        NOT NULL,
    created_at timestamptz NOT NULL,
    mailed_at  timestamptz,
    try_at     timestamptz NOT NULL
);

CREATE INDEX contact_messages_to_mail ON contact_messages (try_at) WHERE mailed_at IS NULL;

-- Who asked for news, by list; one entry of an address in a list.
CREATE TABLE subscribers (
    list       text        NOT NULL,
    email_key  text        NOT NULL,
    email      text        NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (list, email_key)
);

-- How often each article was opened.
CREATE TABLE article_views (
    slug  text   NOT NULL PRIMARY KEY,
    views bigint NOT NULL
);

-- The choice of the privacy dialog; nothing before one was sent.
ALTER TABLE users ADD COLUMN privacy_consent text;
