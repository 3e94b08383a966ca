-- How far a table has been shown in its channel, in steps: what lags behind is published after a restart.
ALTER TABLE tables ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET shown = (SELECT COUNT(*) FROM steps WHERE table_id = tables.id);

-- Which process publishes a table, by a random number, and until when nobody else may.
ALTER TABLE tables ADD COLUMN publisher BIGINT;
ALTER TABLE tables ADD COLUMN publisher_until BIGINT NOT NULL DEFAULT 0;

-- 1 where the bot isn't a member of the place: in group conversations, and in servers that only its users brought it to.
ALTER TABLE tables ADD COLUMN is_guest BIGINT NOT NULL DEFAULT 0;
