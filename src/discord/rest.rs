//! Discord's REST interface as far as we use it: answers to interactions, and messages in channels. Errors carry
//! Discord's code and never an address, since addresses of answers hold tokens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::{ChannelId, CreateAttachment, Http, HttpBuilder, HttpError, InteractionId, MessageId};
use thiserror::Error;

use super::post::Post;
use crate::config::Config;
use crate::metrics::metrics;

/// How often something that may be repeated is tried.
const TRIES: u32 = 3;

/// Ways to Discord.
#[derive(Clone)]
pub struct Rest {
    /// For channels, with serenity's rate limiter.
    channels: Arc<Http>,
    /// For everything that carries an interaction's token. The limiter would keep a bucket for each of them for
    /// ever, and hold up the edits of all of them in one.
    answers: Arc<Http>,
}

/// What Discord said no to.
#[derive(Clone, Debug, Error)]
pub enum Refused {
    /// An error with a code of Discord's.
    #[error("Discord answered {status}, code {code}: {message}")]
    Code {
        /// The HTTP status.
        status: u16,
        /// Discord's own code.
        code: isize,
        /// In Discord's words.
        message: String,
    },
    /// No answer at all.
    #[error("Discord could not be reached")]
    Unreachable,
}

impl Refused {
    /// Discord's code; none if there was no answer.
    pub const fn code(&self) -> Option<isize> {
        match self {
            Refused::Code { code, .. } => Some(*code),
            Refused::Unreachable => None,
        }
    }

    /// The bot may not do that here.
    pub const fn is_about_permissions(&self) -> bool {
        matches!(self.code(), Some(MISSING_ACCESS | MISSING_PERMISSIONS))
    }

    /// Somebody else has answered already: another process that got the same interaction.
    pub const fn is_answered(&self) -> bool {
        matches!(self.code(), Some(ALREADY_ANSWERED))
    }

    /// The same may work a moment later.
    const fn is_passing(&self) -> bool {
        match self {
            Refused::Code { status, code, .. } => {
                *status >= 500 || (*status == 429 && *code != TOO_MANY_OLD_EDITS)
            }
            Refused::Unreachable => true,
        }
    }
}

const ALREADY_ANSWERED: isize = 40060;
const MISSING_ACCESS: isize = 50001;
const MISSING_PERMISSIONS: isize = 50013;
/// Too many edits of a message that is older than an hour.
const TOO_MANY_OLD_EDITS: isize = 30046;

impl From<serenity::Error> for Refused {
    fn from(error: serenity::Error) -> Refused {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Refused::Code {
                status: answer.status_code.as_u16(),
                code: answer.error.code,
                message: answer.error.message,
            },
            _ => Refused::Unreachable,
        }
    }
}

/// The kinds of answer to an interaction that we give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callback {
    /// A message.
    Message = 4,
    /// A message, later.
    DeferredMessage = 5,
    /// The message that was clicked changes, later or not at all.
    DeferredUpdate = 6,
    /// The message that was clicked changes.
    Update = 7,
    /// Suggestions while typing.
    Suggestions = 8,
    /// A form to fill in.
    Form = 9,
}

/// A way to Discord; `limited` by serenity's rate limiter, if it is Discord's own address.
pub fn http(config: &Config, limited: bool) -> Http {
    let builder = HttpBuilder::new(&config.token.0).ratelimiter_disabled(!limited || config.api.is_some());
    match &config.api {
        Some(address) => builder.proxy(address).build(),
        None => builder.build(),
    }
}

impl Rest {
    /// With the bot's token. At another address than Discord's own the limiter is left to whoever is there:
    /// serenity would ignore the address otherwise, and send the token to Discord.
    pub fn new(config: &Config) -> Rest {
        Rest { channels: Arc::new(http(config, true)), answers: Arc::new(http(config, false)) }
    }

    /// Finds out which application the token belongs to: commands and answers need it.
    pub async fn introduce(&self) -> Result<(), Refused> {
        let asked = self.channels.get_current_application_info();
        let id = noted("GET", "/applications/@me", asked).await?.id;
        self.channels.set_application_id(id);
        self.answers.set_application_id(id);
        Ok(())
    }

    /// Makes sure that the gateway's address can be had. If serenity failed to get it, it would turn to Discord's own.
    pub async fn find_gateway(&self) -> Result<(), Refused> {
        noted("GET", "/gateway", self.channels.get_gateway()).await?;
        Ok(())
    }

    /// Answers an interaction with something that is no message. Once: a second answer is refused.
    pub async fn answer(
        &self,
        id: u64,
        token: &str,
        kind: Callback,
        data: impl Serialize,
    ) -> Result<(), Refused> {
        let body = json!({ "type": kind as u8, "data": data });
        let id = InteractionId::new(id);
        let answer = self.answers.create_interaction_response(id, token, &body, Vec::new());
        Ok(noted("POST", CALLBACK, answer).await?)
    }

    /// Answers an interaction with a message. Once: a second answer is refused.
    pub async fn answer_with(
        &self,
        id: u64,
        token: &str,
        kind: Callback,
        post: &Post,
    ) -> Result<(), Refused> {
        let body = json!({ "type": kind as u8, "data": post });
        let id = InteractionId::new(id);
        let answer = self.answers.create_interaction_response(id, token, &body, files(post));
        Ok(noted("POST", CALLBACK, answer).await?)
    }

    /// Changes the answer that was given.
    pub async fn edit_answer(&self, token: &str, post: &Post) -> Result<(), Refused> {
        let edit = self.answers.edit_original_interaction_response(token, post, files(post));
        noted("PATCH", ANSWER, edit).await?;
        Ok(())
    }

    /// Deletes the answer that was given or promised.
    pub async fn take_back_answer(&self, token: &str) -> Result<(), Refused> {
        Ok(noted("DELETE", ANSWER, self.answers.delete_original_interaction_response(token)).await?)
    }

    /// Adds to the answer that was given.
    pub async fn follow_up(&self, token: &str, post: &Post) -> Result<(), Refused> {
        noted("POST", FOLLOW_UP, self.answers.create_followup_message(token, post, files(post))).await?;
        Ok(())
    }

    /// The message that was our answer.
    pub async fn answered_with(&self, token: &str) -> Result<u64, Refused> {
        Ok(noted("GET", ANSWER, self.answers.get_original_interaction_response(token)).await?.id.get())
    }

    /// Posts a message. It carries a nonce, so that a try that only seemed to fail isn't posted twice. Where the bot
    /// may not attach files, it is posted in words.
    pub async fn post(&self, channel: u64, post: &Post) -> Result<u64, Refused> {
        match (self.post_as_it_is(channel, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_about_permissions() => {
                self.post_as_it_is(channel, &words).await
            }
            (done, _) => done,
        }
    }

    async fn post_as_it_is(&self, channel: u64, post: &Post) -> Result<u64, Refused> {
        let message = || self.channels.send_message(ChannelId::new(channel), files(post), post);
        let send = || noted("POST", "/channels/{channel}/messages", message());
        Ok(patiently(send).await?.id.get())
    }

    /// Changes a message; in words where the bot may not attach files.
    pub async fn edit(&self, channel: u64, message: u64, post: &Post) -> Result<(), Refused> {
        match (self.edit_as_it_is(channel, message, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_about_permissions() => {
                self.edit_as_it_is(channel, message, &words).await
            }
            (done, _) => done,
        }
    }

    async fn edit_as_it_is(&self, channel: u64, message: u64, post: &Post) -> Result<(), Refused> {
        let (channel, message) = (ChannelId::new(channel), MessageId::new(message));
        let edit = || self.channels.edit_message(channel, message, post, files(post));
        patiently(|| noted("PATCH", "/channels/{channel}/messages/{message}", edit())).await?;
        Ok(())
    }

    /// Opens a thread in a channel and answers its id.
    pub async fn open_thread(&self, channel: u64, name: &str) -> Result<u64, Refused> {
        const PUBLIC_THREAD: u8 = 11;
        let body = json!({ "name": name, "type": PUBLIC_THREAD, "auto_archive_duration": 1440 });
        let thread = self.channels.create_thread(ChannelId::new(channel), &body, None);
        Ok(noted("POST", "/channels/{channel}/threads", thread).await?.id.get())
    }

    /// Wakes a thread that was archived.
    pub async fn wake_thread(&self, thread: u64) -> Result<(), Refused> {
        let body = json!({ "archived": false });
        let edit = self.channels.edit_thread(ChannelId::new(thread), &body, None);
        noted("PATCH", "/channels/{channel}", edit).await?;
        Ok(())
    }

    /// Replaces all commands, in one server or everywhere.
    pub async fn register(&self, commands: &[Value], server: Option<u64>) -> Result<(), Refused> {
        match server {
            Some(server) => {
                let server = serenity::all::GuildId::new(server);
                noted("PUT", COMMANDS, self.channels.create_guild_commands(server, &commands)).await?;
            }
            None => {
                noted("PUT", COMMANDS, self.channels.create_global_commands(&commands)).await?;
            }
        }
        Ok(())
    }
}

/// What is sent along with a message.
fn files(post: &Post) -> Vec<CreateAttachment> {
    post.file().map(|(name, bytes)| CreateAttachment::bytes(bytes, name)).into_iter().collect()
}

/// Routes as they are noted: the addresses themselves hold tokens.
const CALLBACK: &str = "/interactions/{id}/{token}/callback";
const ANSWER: &str = "/webhooks/{application}/{token}/messages/@original";
const FOLLOW_UP: &str = "/webhooks/{application}/{token}";
const COMMANDS: &str = "/applications/{application}/commands";

/// Notes what became of a request.
async fn noted<T>(
    method: &'static str,
    route: &'static str,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let began = Instant::now();
    let answer = request.await;
    let status = match &answer {
        Ok(_) => Some(200),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused))) => {
            Some(refused.status_code.as_u16())
        }
        Err(_) => None,
    };
    let took = began.elapsed();
    metrics().requested(method, status, took);
    tracing::debug!(method, route, status, ms = took.as_secs_f64() * 1000.0, "asked Discord");
    answer
}

/// Tries again what failed in passing.
async fn patiently<T, F>(send: impl Fn() -> F) -> Result<T, Refused>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pause = Duration::from_millis(250);
    for _ in 1..TRIES {
        match send().await.map_err(Refused::from) {
            Err(refused) if refused.is_passing() => {
                metrics().retried();
                tokio::time::sleep(pause).await;
            }
            done => return done,
        }
        pause *= 4;
    }
    Ok(send().await?)
}
