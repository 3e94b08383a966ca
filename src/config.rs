//! Settings, typed. The only place that reads the environment and `.env`.

use std::fmt;
use std::net::SocketAddr;

use thiserror::Error;

use crate::shards::Shards;
use crate::text::Lang;

/// Everything an operator can set.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: Token,
    /// Where tables are kept.
    pub database: String,
    /// Another address for Discord's REST interface: a rate-limit proxy, or the playground.
    pub api: Option<String>,
    /// Registers the commands in this server alone, where they appear at once.
    pub test_server: Option<u64>,
    /// The shards that this process runs; none: all that Discord recommends.
    pub shards: Option<Shards>,
    /// How much is logged.
    pub log: tracing::Level,
    /// What a line of the log looks like.
    pub log_format: LogFormat,
    /// Where metrics and health can be asked for, if anywhere.
    pub metrics: Option<SocketAddr>,
}

/// What a line of the log looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Human,
    /// An object a line, for programs.
    Json,
}

/// The language of the machine, for what is said on the command line.
pub fn language() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .map_or_else(Lang::default, |code| Lang::of_locale(&code))
}

/// Where tables are kept, for what needs nothing else.
pub fn database() -> Result<String, BadSetting> {
    read_dotenv()?;
    Ok(database_of(|name| std::env::var(name).ok().filter(|text| !text.trim().is_empty())))
}

/// Where metrics and health can be asked for, for who asks.
pub fn metrics() -> Result<Option<SocketAddr>, BadSetting> {
    read_dotenv()?;
    let value = std::env::var("METRICS").ok().map(|text| text.trim().to_owned());
    value.filter(|text| !text.is_empty()).map(parse_address).transpose()
}

fn read_dotenv() -> Result<(), BadSetting> {
    match dotenvy::dotenv() {
        Err(error) if !error.not_found() => Err(BadSetting { name: ".env", why: "can't be read" }),
        _ => Ok(()),
    }
}

fn database_of(value: impl Fn(&str) -> Option<String>) -> String {
    value("DATABASE_URL").unwrap_or_else(|| "sqlite://stammtisch.db".to_owned())
}

/// A secret: its `Debug` doesn't show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// A setting that is missing or can't be understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name}: {why}")]
pub struct BadSetting {
    name: &'static str,
    why: &'static str,
}

impl Config {
    /// From the environment; what it doesn't set, from `.env`.
    pub fn from_environment() -> Result<Config, BadSetting> {
        read_dotenv()?;
        Config::read(|name| std::env::var(name).ok())
    }

    /// Whether the environment or `.env` has a token at all.
    pub fn has_token() -> bool {
        // What is wrong with a `.env` is told when its settings are read.
        let _ = dotenvy::dotenv();
        std::env::var("DISCORD_TOKEN").is_ok_and(|token| !token.trim().is_empty())
    }

    /// From any source of values by name. An empty value counts as none.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Result<Config, BadSetting> {
        let value =
            |name: &str| value(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let token = value("DISCORD_TOKEN").ok_or(BadSetting {
            name: "DISCORD_TOKEN",
            why: "is missing; the bot's page in Discord's developer portal has it",
        })?;
        let database = database_of(value);
        let shards = value("SHARDS").map(|text| parse_shards(&text, &database)).transpose()?;
        Ok(Config {
            token: Token(token),
            database,
            shards,
            api: value("DISCORD_API").map(check_api).transpose()?,
            test_server: value("TEST_SERVER").map(parse_id).transpose()?,
            log: value("LOG").map_or(Ok(tracing::Level::INFO), parse_level)?,
            log_format: value("LOG_FORMAT").map_or(Ok(LogFormat::Human), parse_format)?,
            metrics: value("METRICS").map(parse_address).transpose()?,
        })
    }
}

fn check_api(text: String) -> Result<String, BadSetting> {
    let is_address = text.starts_with("http://") || text.starts_with("https://");
    let why = "is no address; it begins with http:// or https://";
    if is_address { Ok(text) } else { Err(BadSetting { name: "DISCORD_API", why }) }
}

fn parse_id(text: String) -> Result<u64, BadSetting> {
    let why = "is no id of a server; it is a number of about 18 digits";
    text.parse().ok().filter(|&id| id > 0).ok_or(BadSetting { name: "TEST_SERVER", why })
}

fn parse_shards(text: &str, database: &str) -> Result<Shards, BadSetting> {
    let shards: Shards = text.parse().map_err(|_| BadSetting {
        name: "SHARDS",
        why: "is no range of shards; it is like 0-3/16 or 5/16: from, to and of how many, counted from 0",
    })?;
    let why =
        "leaves shards to other processes, which needs a PostgreSQL that all of them share (DATABASE_URL)";
    let is_shared = database.starts_with("postgres");
    if shards.is_all() || is_shared { Ok(shards) } else { Err(BadSetting { name: "SHARDS", why }) }
}

fn parse_level(text: String) -> Result<tracing::Level, BadSetting> {
    text.parse().map_err(|_| BadSetting { name: "LOG", why: "is one of error, warn, info, debug, trace" })
}

fn parse_format(text: String) -> Result<LogFormat, BadSetting> {
    match text.as_str() {
        "human" => Ok(LogFormat::Human),
        "json" => Ok(LogFormat::Json),
        _ => Err(BadSetting { name: "LOG_FORMAT", why: "is human or json" }),
    }
}

fn parse_address(text: String) -> Result<SocketAddr, BadSetting> {
    text.parse()
        .map_err(|_| BadSetting { name: "METRICS", why: "is an address and a port, such as 127.0.0.1:9100" })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[(&str, &str)]) -> Result<Config, String> {
        let value =
            |name: &str| values.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Config::read(value).map_err(|error| error.to_string())
    }

    #[test]
    fn a_token_is_enough() {
        let config = read(&[("DISCORD_TOKEN", " abc ")]).unwrap();
        assert_eq!(config.token.0, "abc");
        assert_eq!(config.database, "sqlite://stammtisch.db");
        assert_eq!((config.api, config.test_server, config.log), (None, None, tracing::Level::INFO));
        assert_eq!((config.log_format, config.metrics), (LogFormat::Human, None));
        assert_eq!(format!("{:?}", config.token), "Token(secret)");
    }

    #[test]
    fn a_part_of_the_shards_needs_a_database_that_is_shared() {
        let shards = |shards, database| {
            let read = read(&[("DISCORD_TOKEN", "abc"), ("SHARDS", shards), ("DATABASE_URL", database)]);
            read.map(|config| config.shards.unwrap().to_string())
        };
        assert!(shards("0-3/16", "sqlite://a.db").unwrap_err().starts_with("SHARDS: leaves shards"));
        assert_eq!(shards("0-15/16", "sqlite://a.db").unwrap(), "0-15/16");
        assert_eq!(shards("5/16", "postgresql://host/a").unwrap(), "5-5/16");
    }

    #[test]
    fn what_is_missing_or_malformed_is_named() {
        for (name, value) in [
            ("DISCORD_TOKEN", ""),
            ("DISCORD_API", "localhost"),
            ("TEST_SERVER", "home"),
            ("LOG", "loud"),
            ("SHARDS", "7"),
            ("LOG_FORMAT", "xml"),
            ("METRICS", "9100"),
        ] {
            let values =
                [("DISCORD_TOKEN", if name == "DISCORD_TOKEN" { value } else { "abc" }), (name, value)];
            let error = read(&values).map(|_| ()).unwrap_err();
            assert!(error.starts_with(name), "{error}");
        }
    }
}
