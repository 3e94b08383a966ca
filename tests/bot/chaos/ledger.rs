//! Reads what the bot has stored, directly from its database.

use std::collections::BTreeSet;
use std::str::FromStr;

use discord_playground::{Channel, InteractionResponse, LoggedRequest};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use stammtisch::table::Step;

use support::TestBot;

/// The interaction that a request was the first answer to.
pub(crate) fn answered(request: &LoggedRequest) -> Option<u64> {
    request.path.split_once("/interactions/")?.1.split('/').next()?.parse().ok()
}

pub(crate) struct Ledger(SqliteConnection);

impl Ledger {
    pub(crate) async fn of(bot: &TestBot) -> Ledger {
        let options = SqliteConnectOptions::from_str(bot.database()).unwrap();
        Ledger(options.busy_timeout(std::time::Duration::from_secs(10)).connect().await.unwrap())
    }

    /// The interactions that counted.
    pub(crate) async fn counted(&mut self) -> BTreeSet<u64> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM interactions").fetch_all(&mut self.0).await.unwrap();
        ids.into_iter().map(i64::cast_unsigned).collect()
    }

    /// The only number that a query finds.
    pub(crate) async fn number(&mut self, query: &'static str) -> i64 {
        sqlx::query_scalar(query).fetch_one(&mut self.0).await.unwrap()
    }

    /// Whether an interaction counted.
    pub(crate) async fn has(&mut self, answer: &InteractionResponse) -> bool {
        self.counted().await.contains(&answer.id().get())
    }

    /// Everything that was written down of the last table in a channel.
    pub(crate) async fn steps(&mut self, channel: &Channel) -> Vec<Step> {
        let query = "SELECT text FROM steps WHERE table_id = (SELECT id FROM tables WHERE channel = $1 ORDER BY opened_at DESC LIMIT 1) ORDER BY number";
        self.read(channel, query).await
    }

    /// Everything that was written down of all tables in a channel.
    pub(crate) async fn all_steps(&mut self, channel: &Channel) -> Vec<Step> {
        let query = "SELECT text FROM steps JOIN tables ON tables.id = table_id WHERE channel = $1 ORDER BY opened_at, number";
        self.read(channel, query).await
    }

    async fn read(&mut self, channel: &Channel, query: &'static str) -> Vec<Step> {
        let channel = channel.id().get().cast_signed();
        let texts: Vec<String> =
            sqlx::query_scalar(query).bind(channel).fetch_all(&mut self.0).await.unwrap();
        texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
    }

    /// How many moves were written down of the last table in a channel.
    pub(crate) async fn moves(&mut self, channel: &Channel) -> usize {
        self.steps(channel).await.iter().filter(|step| matches!(step, Step::Played { .. })).count()
    }

    pub(crate) async fn texts(&mut self, query: &'static str) -> Vec<String> {
        sqlx::query_scalar(query).fetch_all(&mut self.0).await.unwrap()
    }

    pub(crate) async fn sql(&mut self, text: &'static str) {
        self.0.execute(text).await.unwrap();
    }
}
