-- One text for every database we may use: BIGINT and TEXT only. A truth is 0 or 1, a moment milliseconds since
-- 1970, an id of Discord its 64 bits as a signed number. The folder's files are never changed once released:
-- the next wish is the next file.

CREATE TABLE tables (
    id            TEXT   NOT NULL PRIMARY KEY,
    guild         BIGINT,
    channel       BIGINT NOT NULL,
    opened_at     BIGINT NOT NULL,
    seed          TEXT   NOT NULL,
    is_over       BIGINT NOT NULL DEFAULT 0,
    board_channel BIGINT,
    board_message BIGINT
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE is_over = 0;

CREATE TABLE steps (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Every delivery that was counted. Across all tables: Discord gives an id only once.
CREATE TABLE interactions (
    id         BIGINT NOT NULL PRIMARY KEY,
    counted_at BIGINT NOT NULL
);

CREATE TABLE results (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    game     TEXT   NOT NULL,
    at       BIGINT NOT NULL
);

-- No user: a computer sat there.
CREATE TABLE places (
    table_id TEXT   NOT NULL REFERENCES results (table_id),
    seat     BIGINT NOT NULL,
    user_id  BIGINT,
    place    BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
);
