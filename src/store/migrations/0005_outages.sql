-- Times in which players could not act, because the bot was down or not connected: they don't count as thinking time. A
-- shard out of a total stands for its servers, as Discord counts; 0 of 1 is everything. No step is written for an outage.
CREATE TABLE outages (
    shard      BIGINT NOT NULL,
    total      BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at   BIGINT NOT NULL,
    PRIMARY KEY (shard, total, started_at)
);

-- How much of the stored form a program must understand to open this database. A migration that only adds leaves it.
INSERT INTO settings (scope, key, value) VALUES ('bot', 'minimum-reader', '1') ON CONFLICT (scope, key) DO NOTHING;
