-- What is still owed to people. 1: the table is over, and its channel doesn't show that yet. Of open tables `shown` says so.
ALTER TABLE tables ADD COLUMN is_owed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX owed_tables ON tables (id) WHERE is_owed = 1;

-- The board version of the last reminder that was sent, plus one, and until when a process is sending the next one.
ALTER TABLE tables ADD COLUMN reminded BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN reminder_until BIGINT NOT NULL DEFAULT 0;
