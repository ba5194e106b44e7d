-- Who runs this server: such accounts see the operator's screen.
ALTER TABLE users ADD COLUMN operator INTEGER NOT NULL DEFAULT 0 CHECK (operator IN (0, 1));
-- When an operator closed an account, until it is opened again.
ALTER TABLE users ADD COLUMN disabled_at INTEGER;
-- The name in lower case, by which it is searched.
ALTER TABLE users ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE users SET name_key = LOWER(name);
CREATE INDEX users_by_creation ON users (created_at, id);

-- What operators did. Their names are kept as text: the entry stays when the account goes.
CREATE TABLE operator_log (
    id       BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at       INTEGER NOT NULL,
    operator TEXT    NOT NULL,
    action   TEXT    NOT NULL,
    subject  TEXT    NOT NULL,
    detail   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX operator_log_by_time ON operator_log (at, id);

CREATE TRIGGER operator_log_is_not_edited BEFORE UPDATE ON operator_log
BEGIN
    SELECT RAISE(ABORT, 'the operator log is not edited');
END;

-- REPLACE fires no trigger for the row that it takes away.
CREATE TRIGGER operator_log_is_not_replaced BEFORE INSERT ON operator_log WHEN EXISTS (SELECT 1 FROM operator_log WHERE id = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'the operator log is not edited');
END;

CREATE TRIGGER operator_log_is_not_cut BEFORE DELETE ON operator_log
BEGIN
    SELECT RAISE(ABORT, 'the operator log is not edited');
END;

-- Set-ups of a second factor that nobody finished are removed.
CREATE INDEX second_factors_unconfirmed ON second_factors (created_at) WHERE confirmed_at IS NULL;
