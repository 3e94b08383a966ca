-- What a person was told about a table that waits for them, one row a table and person. `told`: the step with which the wait
-- began of which the direct message tells, and where that message is. `version`: the board version of which they were last
-- reminded, plus one, and how often. `muted`: the step with which the wait began in which they want no reminder.
-- `claimed_until`: until when a process is sending something.
CREATE TABLE notices (
    table_id      TEXT   NOT NULL REFERENCES tables (id),
    user_id       BIGINT NOT NULL,
    told          BIGINT NOT NULL DEFAULT 0,
    channel       BIGINT,
    message       BIGINT,
    version       BIGINT NOT NULL DEFAULT 0,
    reminders     BIGINT NOT NULL DEFAULT 0,
    muted         BIGINT NOT NULL DEFAULT 0,
    claimed_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX notices_of_a_person ON notices (user_id);

-- Reminders that an earlier version has sent, to everybody at the table.
INSERT INTO notices (table_id, user_id, version, reminders)
SELECT t.id, g.user_id, t.reminded, 1 FROM tables t JOIN guests g ON g.table_id = t.id
WHERE t.is_over = 0 AND t.reminded > 0;

-- Who wants to be told by direct message, and who wants reminders of their own, is asked now and then.
CREATE INDEX settings_by_key ON settings (key);
