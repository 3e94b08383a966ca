//! Tests a small serenity bot from start to end: `cargo run -p discord-playground --example ping`.

#![allow(clippy::unwrap_used, reason = "an example stops at the first thing that goes wrong")]

use std::error::Error;
use std::time::Duration;

use discord_playground::Playground;
use serenity::all::{
    ClientBuilder, Command, Context, CreateCommand, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage as Reply, EventHandler, GatewayIntents, HttpBuilder, Interaction, Ready,
    async_trait,
};

/// The bot under test.
struct Ping;

#[async_trait]
impl EventHandler for Ping {
    async fn ready(&self, ctx: Context, _: Ready) {
        let ping = CreateCommand::new("ping").description("Answers with pong");
        Command::set_global_commands(&ctx, vec![ping]).await.unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else { return };
        command.create_response(&ctx, Response::Message(Reply::new().content("pong"))).await.unwrap();
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    // A Discord with one guild, one channel and one person.
    let discord = Playground::start().await?;
    let guild = discord.guild("Test Guild");
    let (channel, anna) = (guild.channel("general"), guild.person("Anna"));

    // serenity ignores the proxy unless its own rate limiter is off.
    let http = HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
    let mut bot = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(Ping).await?;
    let shards = bot.shard_manager.clone();
    let running = tokio::spawn(async move { bot.start().await });

    // The bot is ready once its commands are registered.
    tokio::time::timeout(Duration::from_secs(10), discord.request("PUT", "/commands")).await?;

    let response = anna.types(&channel, "/ping").await?;
    assert_eq!(response.message()?.content, "pong");

    // The person can't do what Discord's client wouldn't let them do.
    assert!(anna.types(&channel, "/pong").await.is_err());

    shards.shutdown_all().await;
    Ok(running.await??)
}
