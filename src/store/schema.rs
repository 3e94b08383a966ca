//! The migrations that create the tables and indexes, the same for both databases.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Never change a released migration: sqlx compares checksums.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("migrations/0001_tables.sql")),
    (2, "standings", include_str!("migrations/0002_standings.sql")),
    (3, "places", include_str!("migrations/0003_places.sql")),
    (4, "shown", include_str!("migrations/0004_shown.sql")),
    (5, "outages", include_str!("migrations/0005_outages.sql")),
    (6, "owed", include_str!("migrations/0006_owed.sql")),
    (7, "absences", include_str!("migrations/0007_absences.sql")),
    (8, "notices", include_str!("migrations/0008_notices.sql")),
];

/// How much of the stored form this program understands. A migration that an older program could not live with raises
/// the number in the settings (`bot`, `minimum-reader`); one that only adds leaves it.
const READER: i64 = 1;

/// Whether this program may use a database whose minimum is this.
pub(super) fn check_reader(minimum: Option<&str>) -> Result<(), String> {
    match minimum.map(str::parse::<i64>) {
        None => Ok(()),
        Some(Ok(minimum)) if minimum <= READER => Ok(()),
        Some(_) => Err("a later version of this program has changed it; install that version".to_owned()),
    }
}

/// Whether a database with this last migration has everything that this program reads.
pub(super) fn check_migrated(last: Option<i64>) -> Result<(), String> {
    if last >= MIGRATIONS.last().map(|(number, ..)| *number) {
        return Ok(());
    }
    Err("an earlier version of this program made it; start the bot once, and it is brought up to date"
        .to_owned())
}

/// Built at run time, because `sqlx::migrate!` would add all of sqlx's macros to the build.
pub(super) fn migrations() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().copied().map(migration).collect());
    // Later migrations only add, or raise the minimum reader.
    migrator.set_ignore_missing(true);
    migrator
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_migration_that_is_listed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed: Vec<String> =
            MIGRATIONS.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
        assert_eq!(files, listed);
    }

    /// An older program goes on with a database that a later one has migrated, so whatever it reads must stay.
    #[test]
    fn migrations_only_add() {
        for (number, name, sql) in MIGRATIONS.iter().filter(|(number, ..)| *number > 3) {
            let code = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
            let code = code.collect::<Vec<_>>().join(" ").to_uppercase();
            let words: Vec<&str> = code.split_whitespace().collect();
            for word in ["DROP", "RENAME", "DELETE", "REPLACE"] {
                assert!(!words.contains(&word), "{number:04}_{name} has a {word}");
            }
        }
    }
}
