//! Every SQL text there is, in the order of a table's life. Only what SQLite and PostgreSQL understand alike, but
//! for [`BEGIN`].
//!
//! Where a row must not be written a second time the text says `ON CONFLICT DO NOTHING`, and the number of rows
//! tells what happened: a failed statement is left for real trouble.

/// Takes the write lock at once: a transaction that began by reading could find out too late that another process
/// has written meanwhile. (PostgreSQL: a plain `BEGIN`.) Then the savepoint that the first change can be taken back
/// to.
pub(super) const BEGIN: &str = "BEGIN IMMEDIATE; SAVEPOINT change";

/// Keeps a change: the next one is taken back to here. One text for both, because every text is a trip to the
/// database's thread and back, which is what most of a write's time goes to.
pub(super) const KEEP_CHANGE: &str = "RELEASE SAVEPOINT change; SAVEPOINT change";

/// Takes a change back. The savepoint stays.
pub(super) const TAKE_CHANGE_BACK: &str = "ROLLBACK TO SAVEPOINT change";

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

/// Nothing unless the table is open and the step follows its last one: a journal has no gaps.
pub(super) const ADD_STEP: &str = "
    INSERT INTO steps (table_id, number, at, text)
    SELECT id, $2, $3, $4 FROM tables
    WHERE id = $1 AND is_over = 0
      AND $2 = 1 + (SELECT COALESCE(MAX(number), 0) FROM steps WHERE table_id = $1)
    ON CONFLICT DO NOTHING";

pub(super) const REMEMBER_BOARD: &str = "
    UPDATE tables SET board_channel = $2, board_message = $3 WHERE id = $1";

/// Nothing if the table is over or not there.
pub(super) const CLOSE_TABLE: &str = "
    UPDATE tables SET is_over = 1 WHERE id = $1 AND is_over = 0";

pub(super) const ADD_RESULT: &str = "
    INSERT INTO results (table_id, game, at) VALUES ($1, $2, $3)";

pub(super) const ADD_PLACE: &str = "
    INSERT INTO places (table_id, seat, user_id, place, points) VALUES ($1, $2, $3, $4, $5)";

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

pub(super) const OPEN_TABLES: &str = stored!("t.is_over = 0");

pub(super) const TABLE: &str = stored!("t.id = $1");

pub(super) const LAST_TABLE: &str =
    stored!("t.id = (SELECT id FROM tables WHERE channel = $1 ORDER BY opened_at DESC, id DESC LIMIT 1)");

pub(super) const SETTING: &str = "
    SELECT value FROM settings WHERE scope = $1 AND key = $2";

pub(super) const SET_SETTING: &str = "
    INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3)
    ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value";
