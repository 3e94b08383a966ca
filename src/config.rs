//! Configuration: `clap` reads it from the command line, the environment and `.env`; this module parses it
//! into types.

use std::collections::BTreeSet;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use crate::games::GameKind;
use crate::shards::Shards;
use crate::text::Lang;

/// The parsed configuration.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: Token,
    /// The database URL.
    pub database: String,
    /// The folder for daily backups; none are made without it.
    pub backup_dir: Option<PathBuf>,
    /// Another base URL for Discord's REST API: a rate-limit proxy, or the playground.
    pub api: Option<String>,
    /// How many requests a second this process may send with the bot's token.
    pub rate: u32,
    /// Window after a new board in which the mover's further clicks are ignored as double taps.
    pub echo: Duration,
    /// Registers the commands only in this server, where changes appear at once.
    pub test_server: Option<u64>,
    /// The servers that the bot serves; none means all.
    pub allowed_servers: Option<BTreeSet<u64>>,
    /// Where rights holders can write to, shown in `/help` and in the application's description.
    pub contact: Option<String>,
    /// The users who may use `/operator`.
    pub owners: BTreeSet<u64>,
    /// The shards of this process; none means all that Discord recommends.
    pub shards: Option<Shards>,
    /// The log level.
    pub log: tracing::Level,
    /// The format of log lines.
    pub log_format: LogFormat,
    /// The address for metrics and health checks; none disables them.
    pub metrics: Option<SocketAddr>,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LogFormat {
    /// Text for people.
    #[default]
    Human,
    /// One JSON object per line.
    Json,
}

/// The system's language, for output on the command line.
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

/// A setting that is missing or invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name}: {why}")]
pub struct BadSetting {
    name: &'static str,
    why: &'static str,
}

/// The raw settings from the command line, the environment or `.env`. An empty value counts as unset, because
/// compose files pass empty variables on.
#[derive(Clone, Default, clap::Args)]
#[command(next_help_heading = "Settings")]
pub struct Settings {
    /// The bot's token, from its page in Discord's developer portal. Other users of the machine can see a
    /// command line, so it is better set in the environment or in `.env`.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "TOKEN")]
    pub discord_token: Option<String>,
    /// A file with the bot's token, such as a secret of a container. Not together with DISCORD_TOKEN.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "FILE")]
    pub discord_token_file: Option<String>,
    /// The database: `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "URL")]
    pub database_url: Option<String>,
    /// A file with the database's address. Not together with DATABASE_URL.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "FILE")]
    pub database_url_file: Option<String>,
    /// A folder for daily backups of an SQLite database. The last 14 are kept.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "FOLDER")]
    pub backup_dir: Option<String>,
    /// Another base URL for Discord's REST API, such as a rate-limit proxy.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "URL")]
    pub discord_api: Option<String>,
    /// How many requests a second this process may send with the bot's token: 45 by default, less if several
    /// processes share it.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "NUMBER")]
    pub discord_rate: Option<String>,
    /// For how many milliseconds after a new board another press of whoever made the move is taken for a slip, and
    /// ignored: 700 by default.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "MILLISECONDS")]
    pub echo_time: Option<String>,
    /// Registers the commands only in this server, where changes appear at once.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "ID")]
    pub test_server: Option<String>,
    /// The servers that the bot serves, by their IDs, separated by commas: all by default. It leaves others that add it,
    /// but never one that it was in already.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "IDS")]
    pub allowed_servers: Option<String>,
    /// An address for rights holders, shown in /help and in the application's description: a mail address or a page.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "TEXT")]
    pub contact: Option<String>,
    /// Other names for games, such as `qwixx=Four Rows,pig=Piggy`, shown everywhere and in every language.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "NAMES")]
    pub game_names: Option<String>,
    /// The users who may use /operator, by their IDs, separated by commas: nobody by default.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "IDS")]
    pub owners: Option<String>,
    /// The shards of this process as FIRST-LAST/TOTAL, such as 0-3/16.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "RANGE")]
    pub shards: Option<String>,
    /// The log level: error, warn, info, debug or trace.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "LEVEL")]
    pub log: Option<String>,
    /// The format of log lines: human or json.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// The address that serves /metrics, /ready and /live.
    #[arg(long, env, global = true, hide_env_values = true, value_name = "ADDRESS:PORT")]
    pub metrics: Option<String>,
}

/// Loads `.env` into the environment. Variables that are already set keep their values.
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
    /// Reads the secrets that are in files of their own, so that they are settings like others.
    pub fn read_secret_files(&mut self) -> Result<(), BadSetting> {
        let Settings { discord_token, discord_token_file, database_url, database_url_file, .. } = self;
        let both = "DISCORD_TOKEN and DISCORD_TOKEN_FILE";
        read_secret(discord_token, discord_token_file, "DISCORD_TOKEN_FILE", both)?;
        let both = "DATABASE_URL and DATABASE_URL_FILE";
        read_secret(database_url, database_url_file, "DATABASE_URL_FILE", both)
    }

    /// Whether a token is set.
    pub fn has_token(&self) -> bool {
        given(&self.discord_token).is_some()
    }

    /// The database URL, or the default.
    pub fn database(&self) -> String {
        given(&self.database_url).unwrap_or_else(|| "sqlite://stammtisch.db".to_owned())
    }

    /// The names that the operator has chosen for games.
    pub fn game_names(&self) -> Result<Vec<(GameKind, String)>, BadSetting> {
        given(&self.game_names).map_or(Ok(Vec::new()), |text| parse_names(&text))
    }

    /// The address for metrics and health checks, if set.
    pub fn metrics(&self) -> Result<Option<SocketAddr>, BadSetting> {
        given(&self.metrics).map(parse_address).transpose()
    }
}

impl Config {
    /// The default of [`Config::rate`]. Discord allows 50 for all processes together.
    pub const DEFAULT_RATE: u32 = 45;

    /// The default of [`Config::echo`]. People who tap twice by mistake do it within 0.6 seconds.
    pub const DEFAULT_ECHO: Duration = Duration::from_millis(700);

    /// Parses the settings, or returns the first invalid one.
    pub fn read(settings: &Settings) -> Result<Config, BadSetting> {
        let token = given(&settings.discord_token).ok_or(BadSetting {
            name: "DISCORD_TOKEN",
            why: "is missing; the bot's page in Discord's developer portal has it",
        })?;
        let database = settings.database();
        let shards = given(&settings.shards).map(|text| parse_shards(&text, &database)).transpose()?;
        let backup_dir =
            given(&settings.backup_dir).map(|text| parse_backup_dir(text, &database)).transpose()?;
        Ok(Config {
            token: Token(token),
            database,
            backup_dir,
            shards,
            api: given(&settings.discord_api).map(check_api).transpose()?,
            rate: given(&settings.discord_rate).map_or(Ok(Config::DEFAULT_RATE), parse_rate)?,
            echo: given(&settings.echo_time).map_or(Ok(Config::DEFAULT_ECHO), parse_echo)?,
            test_server: given(&settings.test_server).map(parse_id).transpose()?,
            allowed_servers: given(&settings.allowed_servers)
                .map(|text| parse_ids("ALLOWED_SERVERS", &text))
                .transpose()?,
            contact: given(&settings.contact).map(check_contact).transpose()?,
            owners: given(&settings.owners).map_or(Ok(BTreeSet::new()), |text| parse_ids("OWNERS", &text))?,
            log: given(&settings.log).map_or(Ok(tracing::Level::INFO), parse_level)?,
            log_format: given(&settings.log_format).map_or(Ok(LogFormat::Human), parse_format)?,
            metrics: settings.metrics()?,
        })
    }
}

/// Reads a secret from the file that is named, if one is. Nothing of the file is ever shown.
fn read_secret(
    secret: &mut Option<String>,
    file: &Option<String>,
    name: &'static str,
    both: &'static str,
) -> Result<(), BadSetting> {
    let Some(file) = given(file) else { return Ok(()) };
    if given(secret).is_some() {
        return Err(BadSetting { name: both, why: "are both set; keep one of them" });
    }
    let text = std::fs::read_to_string(file)
        .map_err(|_| BadSetting { name, why: "names a file that can't be read" })?;
    *secret = Some(text);
    if given(secret).is_some() { Ok(()) } else { Err(BadSetting { name, why: "names an empty file" }) }
}

fn parse_backup_dir(text: String, database: &str) -> Result<PathBuf, BadSetting> {
    let why = "is for SQLite; back up PostgreSQL with pg_dump, as docs/OPERATING.md says";
    let is_sqlite = database.starts_with("sqlite:");
    if is_sqlite { Ok(text.into()) } else { Err(BadSetting { name: "BACKUP_DIR", why }) }
}

fn check_api(text: String) -> Result<String, BadSetting> {
    let is_address = text.starts_with("http://") || text.starts_with("https://");
    let why = "must begin with http:// or https://";
    if is_address { Ok(text) } else { Err(BadSetting { name: "DISCORD_API", why }) }
}

fn parse_rate(text: String) -> Result<u32, BadSetting> {
    let why = "must be a whole number of requests a second, from 1 to 10000";
    text.parse()
        .ok()
        .filter(|rate| (1..=10_000).contains(rate))
        .ok_or(BadSetting { name: "DISCORD_RATE", why })
}

fn parse_echo(text: String) -> Result<Duration, BadSetting> {
    let why = "must be a whole number of milliseconds, from 0 to 5000";
    let milliseconds = text.parse().ok().filter(|milliseconds| *milliseconds <= 5000);
    milliseconds.map(Duration::from_millis).ok_or(BadSetting { name: "ECHO_TIME", why })
}

fn parse_id(text: String) -> Result<u64, BadSetting> {
    let why = "must be the ID of a server, a number of about 18 digits";
    text.parse().ok().filter(|&id| id > 0).ok_or(BadSetting { name: "TEST_SERVER", why })
}

fn check_contact(text: String) -> Result<String, BadSetting> {
    let is_short = text.chars().count() <= 100 && !text.contains('\n');
    let why = "must be one line of at most 100 characters";
    if is_short { Ok(text) } else { Err(BadSetting { name: "CONTACT", why }) }
}

/// The length of a game's name: it stands in titles, menus and the choices of a command.
const LONGEST_NAME: usize = 40;

fn parse_names(text: &str) -> Result<Vec<(GameKind, String)>, BadSetting> {
    let why = "must look like qwixx=Four Rows,pig=Piggy: games by their name in /play, and names of at most 40 characters";
    let name = |part: &str| {
        let (game, name) = part.split_once('=')?;
        let (game, name) = (game.trim().parse().ok()?, name.trim());
        (!name.is_empty() && name.chars().count() <= LONGEST_NAME).then(|| (game, name.to_owned()))
    };
    let names: Option<Vec<_>> = text.split(',').filter(|part| !part.trim().is_empty()).map(name).collect();
    names.ok_or(BadSetting { name: "GAME_NAMES", why })
}

/// Ids, separated by commas or spaces. One that can't be read is an error: with a list that is shorter than meant, the bot
/// would leave servers that it should serve.
fn parse_ids(name: &'static str, text: &str) -> Result<BTreeSet<u64>, BadSetting> {
    let why = "must be IDs, numbers of about 18 digits, separated by commas";
    let parts = text.split([',', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let ids: Option<BTreeSet<u64>> = parts.map(|part| part.parse().ok().filter(|id| *id > 0)).collect();
    ids.filter(|ids| !ids.is_empty()).ok_or(BadSetting { name, why })
}

fn parse_shards(text: &str, database: &str) -> Result<Shards, BadSetting> {
    let shards: Shards = text.parse().map_err(|_| BadSetting {
        name: "SHARDS",
        why: "must look like 0-3/16 or 5/16: first, last and number of all, counted from 0",
    })?;
    let why = "covers only some shards, and that needs a PostgreSQL that all processes share (DATABASE_URL)";
    let is_shared = database.starts_with("postgres");
    if shards.is_all() || is_shared { Ok(shards) } else { Err(BadSetting { name: "SHARDS", why }) }
}

fn parse_level(text: String) -> Result<tracing::Level, BadSetting> {
    text.parse()
        .map_err(|_| BadSetting { name: "LOG", why: "must be one of error, warn, info, debug, trace" })
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
        let mut line = Line::try_parse_from(std::iter::once("stammtisch".to_owned()).chain(line)).unwrap();
        line.settings.read_secret_files().map_err(|error| error.to_string())?;
        line.settings.game_names().map_err(|error| error.to_string())?;
        Config::read(&line.settings).map_err(|error| error.to_string())
    }

    #[test]
    fn every_setting_is_in_the_papers() {
        let (example, papers) = (include_str!("../.env.example"), include_str!("../docs/OPERATING.md"));
        let settings = <Settings as clap::Args>::augment_args(clap::Command::new("stammtisch"));
        let names = settings.get_arguments().filter_map(|argument| argument.get_env());
        let names: Vec<_> = names.map(|name| name.to_str().unwrap()).collect();
        assert!(names.contains(&"DISCORD_TOKEN"), "{names:?}");
        for name in names {
            let is_set = |line: &str| line.trim_start_matches('#').starts_with(&format!("{name}="));
            assert!(example.lines().any(is_set), "{name} is not in .env.example");
            assert!(papers.contains(&format!("\n| `{name}` |")), "{name} is not in docs/OPERATING.md");
        }
    }

    #[test]
    fn a_token_is_enough() {
        let config = read(&[("DISCORD_TOKEN", " abc ")]).unwrap();
        assert_eq!(config.token.0, "abc");
        assert_eq!(config.database, "sqlite://stammtisch.db");
        assert_eq!(config.echo, Duration::from_millis(700));
        assert_eq!((config.api, config.test_server, config.log), (None, None, tracing::Level::INFO));
        assert_eq!((config.log_format, config.metrics, config.rate), (LogFormat::Human, None, 45));
        assert_eq!(format!("{:?}", config.token), "Token(secret)");
    }

    #[test]
    fn secrets_may_be_in_files() {
        let folder = std::env::temp_dir().join(format!("stammtisch-secrets-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = |name: &str, text: &str| {
            let file = folder.join(name);
            std::fs::write(&file, text).unwrap();
            file.display().to_string()
        };
        let (token, url) = (file("token", "abc\n"), file("url", "postgres://me:secret@host/games\n"));
        let config = read(&[("DISCORD_TOKEN_FILE", &token), ("DATABASE_URL_FILE", &url)]).unwrap();
        assert_eq!(
            (config.token.0.as_str(), config.database.as_str()),
            ("abc", "postgres://me:secret@host/games")
        );
        // Compose files pass empty variables on.
        assert_eq!(read(&[("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", &token)]).unwrap().token.0, "abc");
        let refused = |values: &[(&str, &str)]| read(values).map(|_| ()).unwrap_err();
        assert_eq!(
            refused(&[("DISCORD_TOKEN", "abc"), ("DISCORD_TOKEN_FILE", &token)]),
            "DISCORD_TOKEN and DISCORD_TOKEN_FILE: are both set; keep one of them"
        );
        let both = refused(&[
            ("DISCORD_TOKEN", "abc"),
            ("DATABASE_URL", "sqlite://a.db"),
            ("DATABASE_URL_FILE", &url),
        ]);
        assert_eq!(both, "DATABASE_URL and DATABASE_URL_FILE: are both set; keep one of them");
        let missing = folder.join("missing").display().to_string();
        assert_eq!(
            refused(&[("DISCORD_TOKEN_FILE", &missing)]),
            "DISCORD_TOKEN_FILE: names a file that can't be read"
        );
        let empty = file("empty", "\n");
        assert_eq!(refused(&[("DISCORD_TOKEN_FILE", &empty)]), "DISCORD_TOKEN_FILE: names an empty file");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_part_of_the_shards_needs_a_database_that_is_shared() {
        let shards = |shards, database| {
            let read = read(&[("DISCORD_TOKEN", "abc"), ("SHARDS", shards), ("DATABASE_URL", database)]);
            read.map(|config| config.shards.unwrap().to_string())
        };
        assert!(
            shards("0-3/16", "sqlite://a.db").unwrap_err().starts_with("SHARDS: covers only some shards")
        );
        assert_eq!(shards("0-15/16", "sqlite://a.db").unwrap(), "0-15/16");
        assert_eq!(shards("5/16", "postgresql://host/a").unwrap(), "5-5/16");
    }

    #[test]
    fn lists_of_ids_are_separated_by_commas_or_spaces() {
        let config = read(&[("DISCORD_TOKEN", "abc"), ("ALLOWED_SERVERS", "12,34, 56"), ("OWNERS", "7 8")]);
        let config = config.unwrap();
        assert_eq!(config.allowed_servers, Some([12, 34, 56].into()));
        assert_eq!(config.owners, [7, 8].into());
        let config = read(&[("DISCORD_TOKEN", "abc"), ("ALLOWED_SERVERS", " ")]).unwrap();
        assert_eq!((config.allowed_servers, config.owners), (None, BTreeSet::new()), "as if unset");
    }

    #[test]
    fn games_can_have_other_names() {
        let settings =
            Settings { game_names: Some("qwixx = Four Rows, pig=Piggy".to_owned()), ..Settings::default() };
        let names = [(GameKind::Qwixx, "Four Rows".to_owned()), (GameKind::Pig, "Piggy".to_owned())];
        assert_eq!(settings.game_names(), Ok(names.to_vec()));
        assert_eq!(Settings::default().game_names(), Ok(Vec::new()));
    }

    #[test]
    fn daily_backups_are_for_sqlite() {
        let folder = |database| {
            let read =
                read(&[("DISCORD_TOKEN", "abc"), ("BACKUP_DIR", "copies"), ("DATABASE_URL", database)]);
            read.map(|config| config.backup_dir)
        };
        assert_eq!(folder("sqlite://a.db"), Ok(Some("copies".into())));
        assert!(folder("postgres://host/a").unwrap_err().starts_with("BACKUP_DIR: is for SQLite"));
    }

    #[test]
    fn what_is_missing_or_malformed_is_named() {
        for (name, value) in [
            ("DISCORD_TOKEN", ""),
            ("DISCORD_API", "localhost"),
            ("DISCORD_RATE", "0"),
            ("DISCORD_RATE", "fast"),
            ("ECHO_TIME", "short"),
            ("ECHO_TIME", "5001"),
            ("TEST_SERVER", "home"),
            ("ALLOWED_SERVERS", "110000000000000001, home"),
            ("ALLOWED_SERVERS", ","),
            ("OWNERS", "0"),
            ("OWNERS", "Anna"),
            ("CONTACT", &"x".repeat(101)),
            ("GAME_NAMES", "chess=Chess"),
            ("GAME_NAMES", "qwixx="),
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
