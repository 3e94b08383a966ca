//! Settings of an operator, a server or a user, one per line: `NAME=value`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::config::{Config, Settings};
use stammtisch::settings::{ServerSettings, UserSettings};

fuzz_target!(|text: &str| {
    let lines = text.split('\n').filter_map(|line| line.split_once('='));
    let settings: Vec<(String, String)> =
        lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    ServerSettings::read(&settings);
    UserSettings::read(&settings);
    let value = |name: &str| settings.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
    let written = Settings {
        discord_token: value("DISCORD_TOKEN"),
        database_url: value("DATABASE_URL"),
        backup_dir: value("BACKUP_DIR"),
        discord_api: value("DISCORD_API"),
        discord_rate: value("DISCORD_RATE"),
        echo_time: value("ECHO_TIME"),
        test_server: value("TEST_SERVER"),
        allowed_servers: value("ALLOWED_SERVERS"),
        contact: value("CONTACT"),
        game_names: value("GAME_NAMES"),
        owners: value("OWNERS"),
        shards: value("SHARDS"),
        log: value("LOG"),
        log_format: value("LOG_FORMAT"),
        metrics: value("METRICS"),
        // A file of this machine is nobody's input.
        discord_token_file: None,
        database_url_file: None,
    };
    if let Err(error) = written.game_names() {
        assert!(!error.to_string().is_empty());
    }
    match Config::read(&written) {
        Ok(config) => assert!(!config.token.0.trim().is_empty()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
