-- What results come to, and what is kept of people beside them. Still BIGINT and TEXT only.

-- Of which server a result is, and the how manieth there: results are taken in this order.
ALTER TABLE results ADD COLUMN guild BIGINT;
ALTER TABLE results ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
UPDATE results SET guild = (SELECT guild FROM tables WHERE tables.id = results.table_id);
UPDATE results SET number = numbered.number
FROM (SELECT table_id, ROW_NUMBER() OVER (PARTITION BY guild ORDER BY at, table_id) AS number FROM results) AS numbered
WHERE numbered.table_id = results.table_id;
CREATE INDEX results_of_a_server ON results (guild, number);

-- Quality and luck are thousandths, and known once somebody has looked. The levels are derived: what the ratings were
-- after this game, in its own league and in that of all games.
ALTER TABLE places ADD COLUMN is_away BIGINT NOT NULL DEFAULT 0;
ALTER TABLE places ADD COLUMN quality BIGINT;
ALTER TABLE places ADD COLUMN luck BIGINT;
ALTER TABLE places ADD COLUMN level BIGINT;
ALTER TABLE places ADD COLUMN level_in_all BIGINT;
CREATE INDEX places_of_a_person ON places (user_id);

-- Who stole how often from whom, by seat.
CREATE TABLE thefts (
    table_id TEXT   NOT NULL REFERENCES results (table_id),
    thief    BIGINT NOT NULL,
    victim   BIGINT NOT NULL,
    times    BIGINT NOT NULL,
    PRIMARY KEY (table_id, thief, victim)
);

-- Everybody who ever sat at a table, also those who left it before the game: whose steps its journal may hold.
CREATE TABLE guests (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX tables_of_a_person ON guests (user_id);
-- From the texts of the steps so far, which begin with the id. (PostgreSQL is as strict about numbers as SQLite is
-- lax, but a database there has no older steps.)
INSERT INTO guests (table_id, user_id)
SELECT DISTINCT table_id, CAST(substr(text, 19) AS BIGINT) FROM steps
WHERE text LIKE '{"opened":{"user":%' OR text LIKE '{"joined":{"user":%';

-- What people are called in a server, as of their last finished game.
CREATE TABLE people (
    guild   BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name    TEXT   NOT NULL,
    PRIMARY KEY (guild, user_id)
);
CREATE INDEX names_of_a_person ON people (user_id);

-- Who doesn't want to be on leaderboards.
CREATE TABLE hidden (
    user_id BIGINT NOT NULL PRIMARY KEY
);

-- The servers the bot is in, or was in until a moment.
CREATE TABLE servers (
    guild   BIGINT NOT NULL PRIMARY KEY,
    left_at BIGINT
);
INSERT INTO servers (guild) SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL;
CREATE INDEX tables_of_a_server ON tables (guild);

-- Derived: sums of the results, by stretch of time, server, league and person. The last two columns are what
-- leaderboards are ordered by.
CREATE TABLE standings (
    period        TEXT   NOT NULL,
    guild         BIGINT NOT NULL,
    league        TEXT   NOT NULL,
    user_id       BIGINT NOT NULL,
    games         BIGINT NOT NULL,
    wins          BIGINT NOT NULL,
    points        BIGINT NOT NULL,
    quality_sum   BIGINT NOT NULL,
    quality_games BIGINT NOT NULL,
    level         BIGINT,
    doubt         BIGINT,
    by_rating     BIGINT,
    by_quality    BIGINT,
    PRIMARY KEY (period, guild, league, user_id)
);
-- Where nobody is rated or nobody has looked, the index has nothing to keep up.
CREATE INDEX standings_by_rating ON standings (period, guild, league, by_rating DESC, user_id)
    WHERE by_rating IS NOT NULL;
CREATE INDEX standings_by_wins ON standings (period, guild, league, wins DESC, user_id);
CREATE INDEX standings_by_points ON standings (period, guild, league, points DESC, user_id);
CREATE INDEX standings_by_quality ON standings (period, guild, league, by_quality DESC, user_id)
    WHERE by_quality IS NOT NULL;
