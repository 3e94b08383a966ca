//! The tables and indexes, and how they came to be: the migrations in order, the same for every database.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Numbers and texts stay as they are for ever.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("migrations/0001_tables.sql")),
    (2, "standings", include_str!("migrations/0002_standings.sql")),
];

/// Built by hand: `sqlx::migrate!` would bring all of sqlx's macros into the build.
pub(super) fn migrations() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}
