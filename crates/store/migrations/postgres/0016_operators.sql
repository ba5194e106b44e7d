-- Who runs this server: such accounts see the operator's screen.
ALTER TABLE users ADD COLUMN operator boolean NOT NULL DEFAULT false;
-- When an operator closed an account, until it is opened again.
ALTER TABLE users ADD COLUMN disabled_at timestamptz;
-- The name in lower case, by which it is searched.
ALTER TABLE users ADD COLUMN name_key text NOT NULL DEFAULT '';
UPDATE users SET name_key = LOWER(name);
CREATE INDEX users_by_creation ON users (created_at, id);

-- What operators did. Their names are kept as text: the entry stays when the account goes.
CREATE TABLE operator_log (
    id       uuid        NOT NULL PRIMARY KEY,
    at       timestamptz NOT NULL,
    operator text        NOT NULL,
    action   text        NOT NULL,
    subject  text        NOT NULL,
    detail   text        NOT NULL
);

CREATE INDEX operator_log_by_time ON operator_log (at, id);

CREATE FUNCTION operator_log_is_not_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the operator log is not edited';
END
$$;

CREATE TRIGGER operator_log_is_not_edited BEFORE UPDATE OR DELETE ON operator_log
FOR EACH ROW EXECUTE FUNCTION operator_log_is_not_edited();

CREATE TRIGGER operator_log_is_not_emptied BEFORE TRUNCATE ON operator_log
FOR EACH STATEMENT EXECUTE FUNCTION operator_log_is_not_edited();

-- Set-ups of a second factor that nobody finished are removed.
CREATE INDEX second_factors_unconfirmed ON second_factors (created_at) WHERE confirmed_at IS NULL;
