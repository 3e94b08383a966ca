//! Every SQL statement, in the order of a table's life. All of them work on SQLite and PostgreSQL, except those named
//! after one of the two.
//!
//! Where a row must not be written twice, the statement says `ON CONFLICT DO NOTHING` and the caller checks the number
//! of rows. An error always means a real failure.

/// Takes the write lock at once. A transaction that begins with a read could find out too late that another process has
/// written in the meantime.
pub(super) const BEGIN_SQLITE: &str = "BEGIN IMMEDIATE";

/// PostgreSQL waits for a row lock forever unless a timeout is set. The idle timeout releases the locks of a client
/// that disappears in the middle of a transaction. READ COMMITTED lets a statement that waited see the latest row.
pub(super) const BEGIN_POSTGRES: &str = "
    BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL lock_timeout = '1500ms';
    SET LOCAL idle_in_transaction_session_timeout = '10s'";

/// Begins a read-only snapshot.
pub(super) const SNAPSHOT_POSTGRES: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/// Serializes the writers of a server's results until the transaction ends: each number is given once, and every rating
/// builds on the previous one.
pub(super) const LOCK_SERVER_POSTGRES: &str = "SELECT pg_advisory_xact_lock($1)";

/// Serializes those who open tables for a person, or in a server. The number is the id's complement.
pub(super) const LOCK_OPENING_POSTGRES: &str = "SELECT pg_advisory_xact_lock($1)";

/// Uses an id that no server has.
pub(super) const LOCK_MIGRATIONS_POSTGRES: &str = "SELECT pg_advisory_xact_lock(-1)";

/// Drops all prepared statements.
pub(super) const DEALLOCATE_POSTGRES: &str = "DEALLOCATE ALL";

/// The savepoint of the first change.
pub(super) const SAVEPOINT: &str = "SAVEPOINT change";

/// Keeps a change and sets the savepoint of the next one. Both in one text, because each round trip to the database's
/// thread costs more than the statement itself.
pub(super) const NEXT_SAVEPOINT: &str = "RELEASE SAVEPOINT change; SAVEPOINT change";

/// Undoes a change. The savepoint stays.
pub(super) const ROLLBACK_TO_SAVEPOINT: &str = "ROLLBACK TO SAVEPOINT change";

pub(super) const BEGIN: &str = "BEGIN";

pub(super) const COMMIT: &str = "COMMIT";

pub(super) const ROLLBACK: &str = "ROLLBACK";

/// Inserts nothing if the interaction was applied before.
pub(super) const COUNT_INTERACTION: &str = "
    INSERT INTO interactions (id, counted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(super) const FORGET_INTERACTIONS: &str = "
    DELETE FROM interactions WHERE counted_at < $1";

/// Inserts nothing if the id exists or the channel has another open table.
pub(super) const OPEN_TABLE: &str = "
    INSERT INTO tables (id, guild, channel, owner, opened_at, seed, is_guest) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING";

pub(super) const OPEN_TABLES_OF: &str = "
    SELECT id FROM tables
    WHERE is_over = 0 AND owner IS NULL AND id IN (SELECT table_id FROM guests WHERE user_id = $1)";

pub(super) const PRIVATE_TABLES_OF: &str = "
    SELECT id FROM tables WHERE is_over = 0 AND owner = $1 ORDER BY id";

pub(super) const COUNT_PRIVATE_TABLES: &str = "
    SELECT COUNT(*) FROM tables WHERE is_over = 0 AND owner = $1";

pub(super) const COUNT_TABLES_IN_SERVER: &str = "
    SELECT COUNT(*) FROM tables WHERE is_over = 0 AND guild = $1";

macro_rules! add_step {
    ($only:literal, $lock:literal) => {
        concat!(
            "
    INSERT INTO steps (table_id, number, at, text)
    SELECT id, $2, $3, $4 FROM tables
    WHERE id = $1 AND is_over = 0",
            $only,
            "
      AND $2 = 1 + (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = $1)",
            $lock,
            " ON CONFLICT DO NOTHING"
        )
    };
}

/// Inserts nothing unless the table is open and the step follows its last one: the numbers have no gaps.
pub(super) const ADD_STEP: &str = add_step!("", "");

/// Locks the table's row, so that another process can't close the table in the meantime.
pub(super) const ADD_STEP_POSTGRES: &str = add_step!("", " FOR NO KEY UPDATE");

/// Records an interaction, adds a step if the interaction is new, and returns the number of rows written: 2 on success,
/// 1 if the step can't be added, 0 if the interaction is not new.
pub(super) const APPEND_POSTGRES: &str = concat!(
    "
    WITH counted AS (
        INSERT INTO interactions (id, counted_at) VALUES ($5, $6) ON CONFLICT DO NOTHING RETURNING id
    ), added AS (",
    add_step!(" AND EXISTS (SELECT id FROM counted)", " FOR NO KEY UPDATE OF tables"),
    " RETURNING number
    )
    SELECT (SELECT COUNT(*) FROM counted) + (SELECT COUNT(*) FROM added)"
);

/// A whole transaction. The values are JSON lists of interactions, steps and boards, and the time. If a condition of
/// [`ADD_STEP`] doesn't hold, the step's number becomes NULL, which is an error and stops the transaction.
pub(super) const BATCH_SQLITE: &str = "
    BEGIN IMMEDIATE;
    INSERT INTO interactions (id, counted_at) SELECT value, $4 FROM json_each($1);
    INSERT INTO steps (table_id, number, at, text)
    SELECT step.value ->> 0,
           CASE WHEN is_over = 0
                 AND step.value ->> 1 = 1 + (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = tables.id)
                THEN step.value ->> 1 END,
           step.value ->> 2, step.value ->> 3
    FROM json_each($2) step LEFT JOIN tables ON tables.id = step.value ->> 0;
    UPDATE tables SET board_channel = board.value ->> 1, board_message = board.value ->> 2,
                      shown = board.value ->> 3,
                      is_owed = CASE WHEN is_owed = 1 AND board.value ->> 3
                          < (SELECT MAX(number) FROM steps WHERE table_id = tables.id) THEN 1 ELSE 0 END
    FROM json_each($3) board WHERE tables.id = board.value ->> 0 AND shown <= board.value ->> 3;
    COMMIT";

/// Updates nothing if a later state is shown. Nothing is owed once the last step is.
pub(super) const REMEMBER_SHOWN: &str = "
    UPDATE tables SET board_channel = $2, board_message = $3, shown = $4,
                      is_owed = CASE WHEN is_owed = 1
                          AND $4 < (SELECT MAX(number) FROM steps WHERE table_id = $1) THEN 1 ELSE 0 END
    WHERE id = $1 AND shown <= $4";

/// The tables of some shards whose last step is older than `$4` and not shown yet. A table where the bot is not a
/// member can't be reached, and a private one is seen by its owner only.
pub(super) const OWED_TABLES: &str = "
    SELECT id FROM (
        SELECT id, guild, owner, is_guest, shown FROM tables WHERE is_over = 0
        UNION ALL
        SELECT id, guild, owner, is_guest, shown FROM tables WHERE is_owed = 1
    ) t
    WHERE owner IS NULL AND is_guest = 0 AND COALESCE((guild >> 22) % $1, 0) BETWEEN $2 AND $3
      AND shown < (SELECT MAX(number) FROM steps WHERE table_id = t.id)
      AND (SELECT at FROM steps WHERE table_id = t.id ORDER BY number DESC LIMIT 1) <= $4
    ORDER BY id";

/// Whatever the channels show of open tables is not what is stored.
pub(super) const MARK_UNSHOWN: &str = "
    UPDATE tables SET publisher = NULL, publisher_until = 0,
        shown = COALESCE((SELECT MAX(number) - 1 FROM steps WHERE table_id = tables.id), 0)
    WHERE is_over = 0";

/// The end of this table can't be shown to anybody any more.
pub(super) const SETTLE: &str = "
    UPDATE tables SET is_owed = 0 WHERE id = $1";

/// Changes nothing while a process is telling this person about this table.
pub(super) const CLAIM_NOTICE: &str = "
    INSERT INTO notices (table_id, user_id, claimed_until) VALUES ($1, $2, $4)
    ON CONFLICT (table_id, user_id) DO UPDATE SET claimed_until = excluded.claimed_until
    WHERE notices.claimed_until < $3";

pub(super) const PUT_NOTICE: &str = "
    UPDATE notices SET told = $3, channel = $4, message = $5, version = $6, reminders = $7, claimed_until = 0
    WHERE table_id = $1 AND user_id = $2";

pub(super) const MUTE: &str = "
    INSERT INTO notices (table_id, user_id, muted) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, user_id) DO UPDATE SET muted = excluded.muted";

/// Nothing is told any more.
pub(super) const DROP_NOTICE: &str = "
    DELETE FROM notices WHERE table_id = $1 AND user_id = $2";

/// Of a table that is over only the direct messages that still show it are of use.
pub(super) const DROP_PAST_NOTICES: &str = "
    DELETE FROM notices WHERE table_id = $1 AND message IS NULL";

pub(super) const NOTICE: &str = "
    SELECT table_id, user_id, told, channel, message, version, reminders, muted FROM notices
    WHERE table_id = $1 AND user_id = $2";

pub(super) const NOTICES_OF_PERSON: &str = "
    SELECT table_id, user_id, told, channel, message, version, reminders, muted FROM notices
    WHERE user_id = $1 ORDER BY table_id";

pub(super) const DROP_NOTICES_OF_PERSON: &str = "
    DELETE FROM notices WHERE user_id = $1";

/// The open tables in channels at which a person has ever sat. The cross join makes SQLite begin with the person.
pub(super) const OPEN_HEADS_OF: &str = "
    SELECT t.id, t.board_channel, t.board_message,
           (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = t.id) AS steps
    FROM guests g CROSS JOIN tables t
    WHERE t.id = g.table_id AND g.user_id = $1 AND t.is_over = 0 AND t.owner IS NULL
    ORDER BY t.id LIMIT $2";

/// Lets other processes publish the table.
pub(super) const RELEASE_PUBLISHING: &str = "
    UPDATE tables SET publisher_until = 0 WHERE id = $1 AND publisher = $2";

/// Updates nothing while another process publishes the table.
pub(super) const CLAIM_PUBLISHING: &str = "
    UPDATE tables SET publisher = $2, publisher_until = $4
    WHERE id = $1 AND (publisher = $2 OR publisher_until < $3)";

/// Updates nothing if the table is over or missing.
pub(super) const CLOSE_TABLE: &str = "
    UPDATE tables SET is_over = 1, is_owed = CASE WHEN owner IS NULL AND is_guest = 0 THEN 1 ELSE 0 END
    WHERE id = $1 AND is_over = 0";

/// Closes a table that can't be read, also if it can't be said whether it is open. Nothing of it is shown.
pub(super) const CLOSE_PARKED: &str = "
    UPDATE tables SET is_over = 1, is_owed = 0 WHERE id = $1 AND is_over <> 1";

/// The same for a table whose id is damaged: it is found by its channel.
pub(super) const CLOSE_NAMELESS_SQLITE: &str = "
    UPDATE tables SET is_over = 1, is_owed = 0
    WHERE channel = $1 AND owner IS NULL AND is_over <> 1 AND typeof(id) <> 'text'";

pub(super) const ADD_PARTICIPANT: &str = "
    INSERT INTO guests (table_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// Where a table's result counts: in its server, or else in its conversation.
pub(super) const GUILD_OF_TABLE: &str = "
    SELECT COALESCE(guild, CASE WHEN owner IS NULL THEN channel END) FROM tables WHERE id = $1";

/// Gives the result the next number in its server. The server is locked, so the number is unique.
pub(super) const ADD_RESULT: &str = "
    INSERT INTO results (table_id, game, at, guild, number)
    SELECT $1, $2, $3, $4, 1 + COALESCE((SELECT MAX(number) FROM results WHERE guild = $4), 0)";

/// Rows of values follow.
pub(super) const ADD_PLACES: &str = "
    INSERT INTO places (table_id, seat, user_id, place, points, is_away, quality, luck, level, level_in_all) ";

/// Rows of values follow.
pub(super) const ADD_THEFTS: &str = "
    INSERT INTO thefts (table_id, thief, victim, times) ";

/// Rows of values follow, then [`LAST_NAME_COUNTS`].
pub(super) const ADD_NAMES: &str = "
    INSERT INTO people (guild, user_id, name) ";

pub(super) const LAST_NAME_COUNTS: &str = "
    ON CONFLICT (guild, user_id) DO UPDATE SET name = excluded.name";

/// A list of user ids follows.
pub(super) const RATINGS: &str = "
    SELECT league, user_id, level, doubt FROM standings
    WHERE period = 'ever' AND level IS NOT NULL AND guild = ";

/// Rows of values follow, then [`SUM_UP`].
pub(super) const ADD_STANDINGS: &str = "
    INSERT INTO standings (period, guild, league, user_id, games, wins, points, quality_sum, quality_games,
                           level, doubt, by_rating, by_quality) ";

/// Adds the sums; of two ratings the later one wins.
pub(super) const SUM_UP: &str = "
    ON CONFLICT (period, guild, league, user_id) DO UPDATE SET
        games = standings.games + excluded.games,
        wins = standings.wins + excluded.wins,
        points = standings.points + excluded.points,
        quality_sum = standings.quality_sum + excluded.quality_sum,
        quality_games = standings.quality_games + excluded.quality_games,
        level = excluded.level,
        doubt = excluded.doubt,
        by_rating = excluded.by_rating,
        by_quality = CASE WHEN standings.quality_games + excluded.quality_games = 0 THEN NULL
            ELSE (standings.quality_sum + excluded.quality_sum)
                 / (standings.quality_games + excluded.quality_games) END";

/// The next server with results after `$1`.
pub(super) const NEXT_SERVER: &str = "
    SELECT MIN(guild) FROM results WHERE guild > $1";

pub(super) const DROP_STANDINGS: &str = "
    DELETE FROM standings WHERE guild = $1 AND period = $2";

/// A server's results and their seats, from one number to another.
pub(super) const RESULTS: &str = "
    SELECT r.table_id, r.game, r.at, r.number, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality, p.luck,
           p.level, p.level_in_all, NULL AS name
    FROM results r JOIN places p ON p.table_id = r.table_id
    WHERE r.guild = $1 AND r.number > $2 AND r.number <= $3
    ORDER BY r.number, p.seat";

/// A table's result and its seats.
pub(super) const RESULT_OF_TABLE: &str = "
    SELECT r.table_id, r.game, r.at, r.number, r.guild, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality, p.luck,
           p.level, p.level_in_all, NULL AS name
    FROM results r JOIN places p ON p.table_id = r.table_id
    WHERE r.table_id = $1
    ORDER BY p.seat";

pub(super) const LAST_NUMBER: &str = "
    SELECT MAX(number) FROM results WHERE guild = $1";

pub(super) const SET_LEVELS: &str = "
    UPDATE places SET level = $3, level_in_all = $4 WHERE table_id = $1 AND seat = $2";

/// A result with its seats.
pub(super) const SEATS_OF_RESULT: &str = "
    SELECT r.game, r.at, r.guild, p.seat, p.user_id
    FROM results r JOIN places p ON p.table_id = r.table_id
    WHERE r.table_id = $1
    ORDER BY p.seat";

/// Keeps an existing analysis.
pub(super) const ANALYSE_PLACE: &str = "
    UPDATE places SET quality = $3, luck = $4 WHERE table_id = $1 AND seat = $2 AND quality IS NULL";

pub(super) const JUDGE_STANDING: &str = "
    UPDATE standings SET quality_sum = quality_sum + $5, quality_games = quality_games + 1,
                         by_quality = (quality_sum + $5) / (quality_games + 1)
    WHERE period = $1 AND guild = $2 AND league = $3 AND user_id = $4";

/// The next period with standings after `$1`.
pub(super) const NEXT_PERIOD: &str = "
    SELECT MIN(period) FROM standings WHERE period > $1";

/// A server that has standings in a period.
pub(super) const SERVER_IN_PERIOD: &str = "
    SELECT MIN(guild) FROM standings WHERE period = $1";

pub(super) const PRUNE: &str = "
    DELETE FROM standings WHERE period = $1 AND guild = $2";

/// One row per step, with the table's columns repeated, because one statement sees one snapshot and two would need a
/// transaction. A table without steps has one row with a NULL step.
macro_rules! stored {
    ($which:literal) => {
        concat!(
            "
    SELECT t.id, t.guild, t.channel, t.owner, t.opened_at, t.seed, t.is_over, t.board_channel, t.board_message,
           t.shown, t.is_guest, s.number, s.at, s.text
    FROM tables t LEFT JOIN steps s ON s.table_id = t.id
    WHERE ",
            $which,
            " ORDER BY t.id, s.number"
        )
    };
}

/// The next open tables of some shards, by id. Each row takes a kilobyte or two while it is read, and a busy bot has
/// hundreds of thousands of them.
pub(super) const OPEN_TABLES: &str = stored!(
    "t.id IN (SELECT id FROM tables WHERE is_over = 0 AND id > $1
              AND COALESCE((guild >> 22) % $2, 0) BETWEEN $3 AND $4 ORDER BY id LIMIT 128)"
);

pub(super) const TABLES_AFTER: &str =
    stored!("t.id IN (SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT 128)");

pub(super) const INTEGRITY_SQLITE: &str = "PRAGMA integrity_check(20)";

/// The number of the last migration.
pub(super) const LAST_MIGRATION: &str = "
    SELECT MAX(version) FROM _sqlx_migrations";

/// Every column for texts or whole numbers of every table but SQLite's and sqlx's own. The steps are read with their
/// tables.
pub(super) const COLUMNS_SQLITE: &str = "
    SELECT m.name AS table_name, c.name AS name, c.type AS kind
    FROM sqlite_schema m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT IN ('_sqlx_migrations', 'steps')
      AND c.type IN ('TEXT', 'BIGINT')
    ORDER BY m.name, c.cid";

pub(super) const FOREIGN_KEYS_SQLITE: &str = "PRAGMA foreign_key_check";

/// Reads all tables once. Only a damaged database has any of these.
pub(super) const DOUBTFUL_TABLES: &str =
    stored!("t.is_over NOT IN (0, 1) AND COALESCE((guild >> 22) % $1, 0) BETWEEN $2 AND $3");

pub(super) const PARTICIPANTS: &str = "
    SELECT user_id FROM guests WHERE table_id = $1";

pub(super) const MINIMUM_READER: &str = "
    SELECT value FROM settings WHERE scope = 'bot' AND key = 'minimum-reader'";

pub(super) const OPEN_TABLE_IN: &str = stored!("t.channel = $1 AND t.owner IS NULL AND t.is_over = 0");

pub(super) const TABLE_HEAD: &str = "
    SELECT is_over, board_channel, board_message, shown,
           (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = $1) AS steps
    FROM tables WHERE id = $1";

pub(super) const COUNTED_INTERACTION: &str = "
    SELECT id FROM interactions WHERE id = $1";

pub(super) const TABLE: &str = stored!("t.id = $1");

pub(super) const LAST_TABLE: &str =
    stored!("t.id = (SELECT id FROM tables WHERE channel = $1 ORDER BY opened_at DESC, id DESC LIMIT 1)");

pub(super) const OUTAGES: &str = "
    SELECT shard, total, started_at, ended_at FROM outages WHERE ended_at > $1 ORDER BY started_at";

pub(super) const PUT_OUTAGE: &str = "
    INSERT INTO outages (shard, total, started_at, ended_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (shard, total, started_at) DO UPDATE SET ended_at = excluded.ended_at";

pub(super) const DROP_OUTAGES: &str = "
    DELETE FROM outages WHERE ended_at < $1";

/// The absences that ended after this time, or of one scope.
pub(super) const ABSENCES: &str = "
    SELECT scope, from_at, until_at, hours, changed_at FROM absences WHERE until_at > $1 ORDER BY scope, from_at";

pub(super) const ABSENCES_OF: &str = "
    SELECT scope, from_at, until_at, hours, changed_at FROM absences WHERE scope = $1 ORDER BY from_at";

pub(super) const CHANGED_ABSENCES: &str = "
    SELECT DISTINCT scope FROM absences WHERE changed_at >= $1 ORDER BY scope";

pub(super) const PUT_ABSENCE: &str = "
    INSERT INTO absences (scope, from_at, hours, until_at, changed_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (scope, from_at, hours) DO UPDATE SET until_at = excluded.until_at, changed_at = excluded.changed_at";

pub(super) const DROP_ABSENCES: &str = "
    DELETE FROM absences WHERE until_at < $1";

pub(super) const DROP_ABSENCES_OF: &str = "
    DELETE FROM absences WHERE scope = $1";

/// The time of the last step up to a moment. A time that is damaged doesn't count: in SQLite a text is later than any
/// number.
pub(super) const LAST_STEP_AT: &str = "
    SELECT MAX(s.at) FROM tables t JOIN steps s ON s.table_id = t.id WHERE t.is_over = 0 AND s.at <= $1";

pub(super) const SETTING: &str = "
    SELECT value FROM settings WHERE scope = $1 AND key = $2";

pub(super) const SET_SETTING: &str = "
    INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3)
    ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value";

pub(super) const CLAIM_SETTING: &str = "
    INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3)
    ON CONFLICT (scope, key) DO NOTHING";

/// Selects games: [`OF_SERVER`] or [`OF_PERSON`] and conditions follow, then [`WITH_PLACES`].
pub(super) const CHOSEN_RESULTS: &str = "
    SELECT r.table_id, r.game, r.at, r.number, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality, p.luck,
           p.level, p.level_in_all, n.name
    FROM (SELECT r.table_id, r.game, r.at, r.number, r.guild FROM ";

/// Games of all users; the server follows.
pub(super) const OF_SERVER: &str = "results r WHERE r.guild = ";

/// Games of one user; the user follows, then [`IN_SERVER`]. The cross join makes SQLite begin with the user, because a
/// server may have many more results.
pub(super) const OF_PERSON: &str = "
    places o CROSS JOIN results r WHERE r.table_id = o.table_id AND o.user_id = ";

/// The server follows.
pub(super) const IN_SERVER: &str = " AND r.guild = ";

/// The channel follows, then [`OR_PLAYED_BY`].
pub(super) const IN_CHANNEL: &str =
    " AND (EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id AND t.channel = ";

/// The user follows, then two parentheses.
pub(super) const OR_PLAYED_BY: &str =
    ") OR EXISTS (SELECT 1 FROM places s WHERE s.table_id = r.table_id AND s.user_id = ";

pub(super) const WITH_PLACES: &str = ") r
    JOIN places p ON p.table_id = r.table_id
    LEFT JOIN people n ON n.guild = r.guild AND n.user_id = p.user_id";

/// A user's thefts; the user and conditions follow, then [`MOST_ROBBED`].
pub(super) const VICTIMS: &str = "
    SELECT v.user_id, CAST(SUM(t.times) AS BIGINT) AS times
    FROM places p
    JOIN thefts t ON t.table_id = p.table_id AND t.thief = p.seat
    JOIN places v ON v.table_id = t.table_id AND v.seat = t.victim
    JOIN results r ON r.table_id = p.table_id
    WHERE v.user_id > 0 AND p.user_id = ";

pub(super) const MOST_ROBBED: &str = "
    GROUP BY v.user_id ORDER BY SUM(t.times) DESC, v.user_id LIMIT 1";

pub(super) const NAME: &str = "
    SELECT name FROM people WHERE guild = $1 AND user_id = $2";

/// The statements of a leaderboard. Erased and hidden users are left out.
pub(super) struct RankingQueries {
    pub(super) total: &'static str,
    pub(super) page: &'static str,
    pub(super) own: &'static str,
    pub(super) ahead: &'static str,
}

macro_rules! ranking {
    ($rank:literal) => {{
        RankingQueries {
            total: concat!("SELECT COUNT(*) FROM standings s", ranking!(shown $rank)),
            page: concat!(
                ranking!(columns $rank),
                ranking!(shown $rank),
                " ORDER BY s.", $rank, " DESC, s.user_id LIMIT $4 OFFSET $5"
            ),
            own: concat!(
                ranking!(columns $rank),
                " WHERE s.period = $1 AND s.guild = $2 AND s.league = $3 AND s.user_id = $4 AND s.", $rank,
                " IS NOT NULL"
            ),
            ahead: concat!(
                "SELECT COUNT(*) FROM standings s", ranking!(shown $rank), " AND s.", $rank, " > $4"
            ),
        }
    }};
    (columns $rank:literal) => {
        concat!(
            "SELECT s.user_id, n.name, s.games, s.wins, s.points, s.level, s.doubt, s.by_quality, s.", $rank,
            " AS rank FROM standings s LEFT JOIN people n ON n.guild = s.guild AND n.user_id = s.user_id"
        )
    };
    (shown $rank:literal) => {
        concat!(
            " WHERE s.period = $1 AND s.guild = $2 AND s.league = $3 AND s.", $rank,
            // The unary plus keeps SQLite from using this condition's index: it must use the one by rank.
            " IS NOT NULL AND +s.user_id > 0",
            " AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.user_id = s.user_id)"
        )
    };
}

/// The statements for an order. Each order has its own index, so that a page needs no sorting.
pub(super) const fn ranking(order: crate::standings::Order) -> RankingQueries {
    use crate::standings::Order;
    match order {
        Order::Rating => ranking!("by_rating"),
        Order::Wins => ranking!("wins"),
        Order::Points => ranking!("points"),
        Order::Quality => ranking!("by_quality"),
    }
}

pub(super) const SETTINGS: &str = "
    SELECT key, value FROM settings WHERE scope = $1 ORDER BY key";

/// The scopes with a value for a key.
pub(super) const SETTINGS_OF_KEY: &str = "
    SELECT scope, value FROM settings WHERE key = $1 ORDER BY scope";

pub(super) const CLEAR_SETTING: &str = "
    DELETE FROM settings WHERE scope = $1 AND key = $2";

pub(super) const DROP_SETTINGS: &str = "
    DELETE FROM settings WHERE scope = $1";

pub(super) const HIDE: &str = "
    INSERT INTO hidden (user_id) VALUES ($1) ON CONFLICT DO NOTHING";

pub(super) const SHOW: &str = "
    DELETE FROM hidden WHERE user_id = $1";

pub(super) const IS_HIDDEN: &str = "
    SELECT user_id FROM hidden WHERE user_id = $1";

pub(super) const NAMES: &str = "
    SELECT guild, name FROM people WHERE user_id = $1 ORDER BY guild";

pub(super) const DROP_NAMES: &str = "
    DELETE FROM people WHERE user_id = $1";

pub(super) const TABLES_OF_PERSON: &str = "
    SELECT table_id FROM guests WHERE user_id = $1 ORDER BY table_id";

pub(super) const SERVERS_OF_PERSON: &str = "
    SELECT DISTINCT r.guild FROM places p JOIN results r ON r.table_id = p.table_id WHERE p.user_id = $1";

/// A user's finished games with all seats, but without names.
pub(super) const GAMES_OF_PERSON: &str = "
    SELECT r.table_id FROM places p JOIN results r ON r.table_id = p.table_id
    WHERE p.user_id = $1 ORDER BY r.at, r.table_id";

pub(super) const STANDINGS_EVERYWHERE: &str = "
    SELECT period, guild, league, games, wins, points, level FROM standings
    WHERE user_id = $1 ORDER BY period, guild, league";

pub(super) const REWRITE_STEP: &str = "
    UPDATE steps SET text = $3 WHERE table_id = $1 AND number = $2";

/// For a table whose rows can't be decoded. A name is never written without `"name"` before it.
pub(super) const BLANK_STEPS: &str = r#"
    UPDATE steps SET text = '{"blanked":{}}'
    WHERE table_id = $1 AND (CAST(text AS TEXT) LIKE $2 OR CAST(text AS TEXT) LIKE '%"name"%')"#;

pub(super) const DROP_GUEST: &str = "
    DELETE FROM guests WHERE table_id = $1 AND user_id = $2";

pub(super) const RENAME_PLACES: &str = "
    UPDATE places SET user_id = $2
    WHERE user_id = $1 AND table_id IN (SELECT table_id FROM results WHERE guild = $3)";

/// For games outside servers.
pub(super) const RENAME_PRIVATE_PLACES: &str = "
    UPDATE places SET user_id = $2
    WHERE user_id = $1 AND table_id IN (SELECT table_id FROM results WHERE guild IS NULL)";

pub(super) const RENAME_OWNER: &str = "
    UPDATE tables SET owner = $3 WHERE id = $1 AND owner = $2";

pub(super) const RENAME_STANDINGS: &str = "
    UPDATE standings SET user_id = $2 WHERE user_id = $1 AND period = $3 AND guild = $4";

/// Rows of values follow, then [`STILL_THERE`].
pub(super) const ADD_SERVERS: &str = "
    INSERT INTO servers (guild) ";

pub(super) const STILL_THERE: &str = "
    ON CONFLICT (guild) DO UPDATE SET left_at = NULL";

pub(super) const LEAVE_SERVER: &str = "
    INSERT INTO servers (guild, left_at) VALUES ($1, $2)
    ON CONFLICT (guild) DO UPDATE SET left_at = excluded.left_at";

pub(super) const SERVERS: &str = "
    SELECT guild FROM servers WHERE left_at IS NULL AND (guild >> 22) % $1 BETWEEN $2 AND $3 ORDER BY guild";

/// Open tables that stand in a channel the bot is a member of.
pub(super) const OPEN_PLACES: &str = "
    SELECT channel, guild FROM tables WHERE is_over = 0 AND owner IS NULL AND is_guest = 0 ORDER BY id";

pub(super) const LEFT_SERVERS: &str = "
    SELECT guild FROM servers WHERE left_at < $1 ORDER BY guild";

pub(super) const SOME_TABLES: &str = "
    SELECT id FROM tables WHERE guild = $1 LIMIT 100";

/// A table and all rows that refer to it, those rows first.
pub(super) const DROP_TABLE: [&str; 7] = [
    "DELETE FROM notices WHERE table_id = $1",
    "DELETE FROM thefts WHERE table_id = $1",
    "DELETE FROM places WHERE table_id = $1",
    "DELETE FROM results WHERE table_id = $1",
    "DELETE FROM guests WHERE table_id = $1",
    "DELETE FROM steps WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

pub(super) const DROP_SERVER: [&str; 2] =
    ["DELETE FROM people WHERE guild = $1", "DELETE FROM servers WHERE guild = $1"];

pub(super) const COUNT_RESULTS: &str = "
    SELECT COUNT(*) FROM results WHERE guild = $1 AND at >= $2 AND at < $3";
