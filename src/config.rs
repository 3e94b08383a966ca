//! What an operator can set: read by `clap` from the command line, the environment and `.env`, and typed here.

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

/// What an operator can set, as it was written: in the environment, in `.env`, or behind the command. An empty value counts
/// as none, because compose files pass empty variables on.
#[derive(Clone, Default, clap::Args)]
#[command(next_help_heading = "Settings")]
pub struct Settings {
    /// The bot's token, from its page in Discord's developer portal. Other users of the machine can see a command line, so
    /// it is better set in the environment or in `.env`.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "TOKEN")]
    pub discord_token: Option<String>,
    /// Where tables are kept: `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "URL")]
    pub database_url: Option<String>,
    /// Another address for Discord's REST interface, such as a rate-limit proxy.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "URL")]
    pub discord_api: Option<String>,
    /// Registers the commands in this server alone, where changes appear at once.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "ID")]
    pub test_server: Option<String>,
    /// The shards of this process: from, to, and of how many, such as 0-3/16.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "RANGE")]
    pub shards: Option<String>,
    /// How much is logged: error, warn, info, debug or trace.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "LEVEL")]
    pub log: Option<String>,
    /// What a line of the log looks like: human or json.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// Where Prometheus finds /metrics and a supervisor /health.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "ADDRESS:PORT")]
    pub metrics: Option<String>,
}

/// Adds what `.env` says to the environment; what is set there already stays.
pub fn read_dotenv() -> Result<(), BadSetting> {
    match dotenvy::dotenv() {
        Err(error) if !error.not_found() => Err(BadSetting { name: ".env", why: "can't be read" }),
        _ => Ok(()),
    }
}

fn given(setting: &Option<String>) -> Option<String> {
    setting.as_ref().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

impl Settings {
    /// Whether there is a token at all.
    pub fn has_token(&self) -> bool {
        given(&self.discord_token).is_some()
    }

    /// Where tables are kept.
    pub fn database(&self) -> String {
        given(&self.database_url).unwrap_or_else(|| "sqlite://stammtisch.db".to_owned())
    }

    /// Where metrics and health can be asked for, if anywhere.
    pub fn metrics(&self) -> Result<Option<SocketAddr>, BadSetting> {
        given(&self.metrics).map(parse_address).transpose()
    }
}

impl Config {
    /// Reads the settings, or says which of them can't be understood.
    pub fn read(settings: &Settings) -> Result<Config, BadSetting> {
        let token = given(&settings.discord_token).ok_or(BadSetting {
            name: "DISCORD_TOKEN",
            why: "is missing; the bot's page in Discord's developer portal has it",
        })?;
        let database = settings.database();
        let shards = given(&settings.shards).map(|text| parse_shards(&text, &database)).transpose()?;
        Ok(Config {
            token: Token(token),
            database,
            shards,
            api: given(&settings.discord_api).map(check_api).transpose()?,
            test_server: given(&settings.test_server).map(parse_id).transpose()?,
            log: given(&settings.log).map_or(Ok(tracing::Level::INFO), parse_level)?,
            log_format: given(&settings.log_format).map_or(Ok(LogFormat::Human), parse_format)?,
            metrics: settings.metrics()?,
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
    use clap::Parser as _;

    use super::*;

    fn read(values: &[(&str, &str)]) -> Result<Config, String> {
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            settings: Settings,
        }
        let option = |name: &str| format!("--{}", name.to_lowercase().replace('_', "-"));
        let line = values.iter().flat_map(|(name, value)| [option(name), (*value).to_owned()]);
        let line = Line::try_parse_from(std::iter::once("stammtisch".to_owned()).chain(line)).unwrap();
        Config::read(&line.settings).map_err(|error| error.to_string())
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
            let token = [("DISCORD_TOKEN", "abc")].into_iter().filter(|(token, _)| *token != name);
            let values: Vec<_> = token.chain([(name, value)]).collect();
            let error = read(&values).map(|_| ()).unwrap_err();
            assert!(error.starts_with(name), "{error}");
        }
    }
}
