-- A table stands in a channel, or with a person who alone sees it: then `owner` says with whom, and `channel` is 0. Only
-- channels have room for one table alone.

ALTER TABLE tables ADD COLUMN owner BIGINT;

DROP INDEX one_open_table_a_channel;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE is_over = 0 AND owner IS NULL;

CREATE INDEX open_tables ON tables (id) WHERE is_over = 0;
