//! Every SQL text there is, in the order of a table's life. Only what SQLite and PostgreSQL understand alike, but for
//! what is named after one of them.
//!
//! Where a row must not be written a second time the text says `ON CONFLICT DO NOTHING`, and the number of rows
//! tells what happened: a failed statement is left for real trouble.

/// Takes the write lock at once: a transaction that began by reading could find out too late that another process
/// has written meanwhile.
pub(super) const BEGIN_SQLITE: &str = "BEGIN IMMEDIATE";

/// PostgreSQL locks rows, and waits for a lock without end unless it is told otherwise; nor should a machine that
/// vanished in the middle of a transaction keep its locks. Whoever waited for a row sees it as it is then.
pub(super) const BEGIN_POSTGRES: &str = "
    BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL lock_timeout = '1500ms';
    SET LOCAL idle_in_transaction_session_timeout = '10s'";

/// Begins to look at one moment.
pub(super) const LOOK_POSTGRES: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/// Whoever counts a server's results is alone until the transaction ends: a number is given once, and ratings follow
/// each other.
pub(super) const LOCK_SERVER_POSTGRES: &str = "SELECT pg_advisory_xact_lock($1)";

/// A number that no server has.
pub(super) const LOCK_MIGRATIONS_POSTGRES: &str = "SELECT pg_advisory_xact_lock(-1)";

/// Forgets all prepared texts.
pub(super) const LET_GO_POSTGRES: &str = "DEALLOCATE ALL";

/// Where the first change can be taken back to.
pub(super) const MARK_CHANGE: &str = "SAVEPOINT change";

/// Keeps a change: the next one is taken back to here. One text for both, because every text is a trip to the
/// database's thread and back, which is what most of a write's time goes to.
pub(super) const KEEP_CHANGE: &str = "RELEASE SAVEPOINT change; SAVEPOINT change";

/// Takes a change back. The savepoint stays.
pub(super) const TAKE_CHANGE_BACK: &str = "ROLLBACK TO SAVEPOINT change";

pub(super) const BEGIN: &str = "BEGIN";

pub(super) const COMMIT: &str = "COMMIT";

pub(super) const ROLLBACK: &str = "ROLLBACK";

/// Nothing if the interaction has been counted before.
pub(super) const COUNT_INTERACTION: &str = "
    INSERT INTO interactions (id, counted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(super) const FORGET_INTERACTIONS: &str = "
    DELETE FROM interactions WHERE counted_at < $1";

/// Nothing if the id is taken or another table of the channel is open.
pub(super) const OPEN_TABLE: &str = "
    INSERT INTO tables (id, guild, channel, opened_at, seed) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING";

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

/// Nothing unless the table is open and the step follows its last one: a journal has no gaps.
pub(super) const ADD_STEP: &str = add_step!("", "");

/// Two may try it at once: the table is locked, so that it isn't closed meanwhile.
pub(super) const ADD_STEP_POSTGRES: &str = add_step!("", " FOR NO KEY UPDATE");

/// Counts an interaction, adds a step if it has not been counted before, and tells how many rows that were: none for one
/// that has, and one if the step can't be added.
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

/// Lists of interactions, of steps, of boards, and the time; a transaction of its own. A condition of [`ADD_STEP`] that
/// doesn't hold makes the step's number empty, which is an error: nothing goes on behind that.
pub(super) const BUNDLE_SQLITE: &str = "
    BEGIN IMMEDIATE;
    INSERT INTO interactions (id, counted_at) SELECT value, $4 FROM json_each($1);
    INSERT INTO steps (table_id, number, at, text)
    SELECT step.value ->> 0,
           CASE WHEN is_over = 0
                 AND step.value ->> 1 = 1 + (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = tables.id)
                THEN step.value ->> 1 END,
           step.value ->> 2, step.value ->> 3
    FROM json_each($2) step LEFT JOIN tables ON tables.id = step.value ->> 0;
    UPDATE tables SET board_channel = board.value ->> 1, board_message = board.value ->> 2
    FROM json_each($3) board WHERE tables.id = board.value ->> 0;
    COMMIT";

pub(super) const REMEMBER_BOARD: &str = "
    UPDATE tables SET board_channel = $2, board_message = $3 WHERE id = $1";

/// Nothing if the table is over or not there.
pub(super) const CLOSE_TABLE: &str = "
    UPDATE tables SET is_over = 1 WHERE id = $1 AND is_over = 0";

pub(super) const ADD_GUEST: &str = "
    INSERT INTO guests (table_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";

pub(super) const GUILD_OF_TABLE: &str = "
    SELECT guild FROM tables WHERE id = $1";

/// With the next number in its server, which is locked, so nobody else takes it meanwhile.
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

/// A list of people follows.
pub(super) const RATINGS: &str = "
    SELECT league, user_id, level, doubt FROM standings
    WHERE period = 'ever' AND level IS NOT NULL AND guild = ";

/// Rows of values follow, then [`SUM_UP`].
pub(super) const ADD_STANDINGS: &str = "
    INSERT INTO standings (period, guild, league, user_id, games, wins, points, quality_sum, quality_games,
                           level, doubt, by_rating, by_quality) ";

/// Sums grow; of ratings the last one counts.
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

/// Walks through the servers that have results: the one behind `$1`.
pub(super) const NEXT_SERVER: &str = "
    SELECT MIN(guild) FROM results WHERE guild > $1";

pub(super) const DROP_STANDINGS: &str = "
    DELETE FROM standings WHERE guild = $1 AND period = $2";

/// A server's results with the places of each, from one number to another.
pub(super) const RESULTS: &str = "
    SELECT r.table_id, r.game, r.at, r.number, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality, p.luck,
           p.level, p.level_in_all, NULL AS name
    FROM results r JOIN places p ON p.table_id = r.table_id
    WHERE r.guild = $1 AND r.number > $2 AND r.number <= $3
    ORDER BY r.number, p.seat";

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

/// Once: who was analysed stays analysed.
pub(super) const JUDGE_PLACE: &str = "
    UPDATE places SET quality = $3, luck = $4 WHERE table_id = $1 AND seat = $2 AND quality IS NULL";

pub(super) const JUDGE_STANDING: &str = "
    UPDATE standings SET quality_sum = quality_sum + $5, quality_games = quality_games + 1,
                         by_quality = (quality_sum + $5) / (quality_games + 1)
    WHERE period = $1 AND guild = $2 AND league = $3 AND user_id = $4";

/// Walks through the stretches of time that have standings: the one behind `$1`.
pub(super) const NEXT_PERIOD: &str = "
    SELECT MIN(period) FROM standings WHERE period > $1";

/// A server that has standings in a stretch of time.
pub(super) const SERVER_IN_PERIOD: &str = "
    SELECT MIN(guild) FROM standings WHERE period = $1";

pub(super) const PRUNE: &str = "
    DELETE FROM standings WHERE period = $1 AND guild = $2";

/// A row for each step, the table's columns repeated: one text is one moment in time, two would need a
/// transaction. A table without steps has one row with an empty step.
macro_rules! stored {
    ($which:literal) => {
        concat!(
            "
    SELECT t.id, t.guild, t.channel, t.opened_at, t.seed, t.is_over, t.board_channel, t.board_message,
           s.number, s.at, s.text
    FROM tables t LEFT JOIN steps s ON s.table_id = t.id
    WHERE ",
            $which,
            " ORDER BY t.id, s.number"
        )
    };
}

/// The next of those of some shards that aren't over, by their channels. Each row takes a kilobyte or two while it is
/// read, and a busy house has hundreds of thousands of them.
pub(super) const OPEN_TABLES: &str = stored!(
    "t.id IN (SELECT id FROM tables WHERE is_over = 0 AND channel > $1
              AND COALESCE((guild >> 22) % $2, 0) BETWEEN $3 AND $4 ORDER BY channel LIMIT 128)"
);

pub(super) const OPEN_TABLE_IN: &str = stored!("t.channel = $1 AND t.is_over = 0");

pub(super) const GLANCE: &str = "
    SELECT is_over, board_channel, board_message,
           (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = $1) AS steps
    FROM tables WHERE id = $1";

pub(super) const COUNTED_INTERACTION: &str = "
    SELECT id FROM interactions WHERE id = $1";

pub(super) const TABLE: &str = stored!("t.id = $1");

pub(super) const LAST_TABLE: &str =
    stored!("t.id = (SELECT id FROM tables WHERE channel = $1 ORDER BY opened_at DESC, id DESC LIMIT 1)");

pub(super) const SETTING: &str = "
    SELECT value FROM settings WHERE scope = $1 AND key = $2";

pub(super) const SET_SETTING: &str = "
    INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3)
    ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value";

/// The games that are meant: [`OF_SERVER`] or [`OF_PERSON`] and conditions follow, then [`WITH_PLACES`].
pub(super) const CHOSEN_RESULTS: &str = "
    SELECT r.table_id, r.game, r.at, r.number, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality, p.luck,
           p.level, p.level_in_all, n.name
    FROM (SELECT r.table_id, r.game, r.at, r.number, r.guild FROM ";

/// Everybody's; the server follows.
pub(super) const OF_SERVER: &str = "results r WHERE r.guild = ";

/// One person's; the person follows, then [`IN_SERVER`]. The cross join makes SQLite begin with the person: a server may
/// have many more results.
pub(super) const OF_PERSON: &str = "
    places o CROSS JOIN results r WHERE r.table_id = o.table_id AND o.user_id = ";

/// The server follows.
pub(super) const IN_SERVER: &str = " AND r.guild = ";

pub(super) const WITH_PLACES: &str = ") r
    JOIN places p ON p.table_id = r.table_id
    LEFT JOIN people n ON n.guild = r.guild AND n.user_id = p.user_id";

/// A person's thefts; the person and conditions follow, then [`MOST_ROBBED`].
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

/// The texts of a leaderboard. Whoever is forgotten or doesn't want to be shown is on none.
pub(super) struct RankingTexts {
    pub(super) total: &'static str,
    pub(super) page: &'static str,
    pub(super) own: &'static str,
    pub(super) ahead: &'static str,
}

macro_rules! ranking {
    ($rank:literal) => {{
        RankingTexts {
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
            // The plus keeps the condition from choosing the index: it should be the one by rank.
            " IS NOT NULL AND +s.user_id > 0",
            " AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.user_id = s.user_id)"
        )
    };
}

/// The texts for an order. Each has an index of its own, so that a page doesn't have to be sorted for.
pub(super) const fn ranking(order: crate::standings::Order) -> RankingTexts {
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

/// Who has set something.
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

/// A person's finished games with everybody's places, but nobody's names.
pub(super) const GAMES_EVERYWHERE: &str = "
    SELECT r.table_id, r.game, r.at, r.number, r.guild, p.seat, p.user_id, p.place, p.points, p.is_away, p.quality,
           p.luck, p.level, p.level_in_all, NULL AS name
    FROM results r JOIN places p ON p.table_id = r.table_id
    WHERE r.table_id IN (SELECT table_id FROM places WHERE user_id = $1)
    ORDER BY r.at, r.table_id, p.seat";

pub(super) const STANDINGS_EVERYWHERE: &str = "
    SELECT period, guild, league, games, wins, points, level FROM standings
    WHERE user_id = $1 ORDER BY period, guild, league";

pub(super) const REWRITE_STEP: &str = "
    UPDATE steps SET text = $3 WHERE table_id = $1 AND number = $2";

pub(super) const DROP_GUEST: &str = "
    DELETE FROM guests WHERE table_id = $1 AND user_id = $2";

pub(super) const RENAME_PLACES: &str = "
    UPDATE places SET user_id = $2
    WHERE user_id = $1 AND table_id IN (SELECT table_id FROM results WHERE guild = $3)";

/// Of games that belong to no server.
pub(super) const RENAME_PRIVATE_PLACES: &str = "
    UPDATE places SET user_id = $2
    WHERE user_id = $1 AND table_id IN (SELECT table_id FROM results WHERE guild IS NULL)";

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

pub(super) const LEFT_SERVERS: &str = "
    SELECT guild FROM servers WHERE left_at < $1 ORDER BY guild";

pub(super) const SOME_TABLES: &str = "
    SELECT id FROM tables WHERE guild = $1 LIMIT 100";

/// A table and all that refers to it, what refers first.
pub(super) const DROP_TABLE: [&str; 6] = [
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
