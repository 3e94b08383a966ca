//! One interaction: who came, where, and the way to answer. It is answered once and within three seconds; if that
//! gets close it is deferred first, and the answer follows.

use std::pin::Pin;
use std::time::Duration;

use serenity::all::{
    CommandInteraction, ComponentInteraction, GuildId, Member, ModalInteraction, PartialChannel, Permissions,
    User,
};
use tokio::sync::Mutex;

use super::app::{App, HandlerError};
use super::message::MessagePayload;
use super::rest::{ApiError, Callback, InteractionToken, Rest};
use crate::fair::GameId;
use crate::settings::Server;
use crate::table::{Person, UserId};
use crate::tables::TableRequest;
use crate::text::Lang;

/// When an answer that isn't there yet is deferred. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_millis(1800);

/// Somebody typed a command or pressed something.
pub struct Context {
    /// What the tables need to know.
    pub request: TableRequest,
    /// The reader's language.
    pub lang: Lang,
    /// The server's language.
    pub public: Lang,
    /// What the bot may do here.
    pub permissions: Permissions,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// How they came.
    pub origin: Origin,
    /// The table that a button named.
    pub table: Option<GameId>,
    /// Whether they may manage the server.
    pub manages: bool,
    /// What is settled in the server.
    pub server: Server,
    token: InteractionToken,
    progress: Mutex<Progress>,
}

/// How somebody came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A command whose answer everybody sees.
    PublicCommand,
    /// A command whose answer only they see.
    Command,
    /// A button of this message, which everybody sees.
    Message(u64),
    /// A button or menu of a message that only they see.
    PrivateMessage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Open,
    Deferred,
    Answered,
}

/// Who came, from any interaction: serenity has them as three types with the same fields.
macro_rules! context {
    ($interaction:expr, $member:expr, $origin:expr) => {{
        let (interaction, member) = ($interaction, $member);
        let lang = Lang::of_locale(&interaction.locale);
        let may = |bit| member.and_then(|member| member.permissions).is_some_and(|all| all.contains(bit));
        let person = person(&interaction.user, member, may(Permissions::MANAGE_MESSAGES));
        Context {
            request: TableRequest {
                interaction: interaction.id.get(),
                guild: interaction.guild_id.map(GuildId::get),
                channel: interaction.channel_id.get(),
                person,
            },
            lang,
            public: interaction.guild_locale.as_deref().map_or(lang, Lang::of_locale),
            permissions: interaction.app_permissions.unwrap_or(Permissions::empty()),
            in_thread: interaction.channel.as_ref().is_some_and(is_thread),
            origin: $origin,
            table: None,
            manages: may(Permissions::MANAGE_GUILD),
            server: Server::default(),
            token: InteractionToken::new(interaction.id.get(), &interaction.token),
            progress: Mutex::new(Progress::Open),
        }
    }};
}

fn person(user: &User, member: Option<&Member>, moderates: bool) -> Person {
    let name = member.and_then(|member| member.nick.clone()).or_else(|| user.global_name.clone());
    Person { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.name.clone()), moderates }
}

fn is_thread(channel: &PartialChannel) -> bool {
    use serenity::all::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PrivateThread | PublicThread)
}

/// For whom a board is shown: a server with its language, and what it has settled.
#[derive(Clone, Copy)]
pub struct Audience {
    /// The language that everybody reads.
    pub lang: Lang,
    /// What is settled.
    pub server: Server,
}

impl Context {
    /// From a command that was typed.
    pub fn of_command(interaction: &CommandInteraction, origin: Origin) -> Context {
        context!(interaction, interaction.member.as_deref(), origin)
    }

    /// From a button or menu that was pressed.
    pub fn of_component(interaction: &ComponentInteraction, origin: Origin) -> Context {
        context!(interaction, interaction.member.as_ref(), origin)
    }

    /// From a form that was filled in.
    pub fn of_form(interaction: &ModalInteraction, origin: Origin) -> Context {
        context!(interaction, interaction.member.as_ref(), origin)
    }

    /// With what the server and the sender have settled, read once for all that is to come.
    pub async fn load(mut self, app: &App) -> Context {
        if let Some(guild) = self.request.guild {
            self.server = app.server_settings(guild).await;
        }
        let personal = app.personal_settings(self.person().user).await;
        self.lang = personal.language.unwrap_or(self.lang);
        self.public = self.server.language.unwrap_or(self.public);
        self
    }

    /// For whom a board is shown.
    pub const fn audience(&self) -> Audience {
        Audience { lang: self.public, server: self.server }
    }

    /// The server. Commands are registered for servers alone.
    pub fn guild(&self) -> Result<u64, HandlerError> {
        self.request.guild.ok_or(HandlerError::Elsewhere)
    }

    /// Who came.
    pub const fn person(&self) -> &Person {
        &self.request.person
    }

    /// Serves the interaction; if that takes too long, defers its answer meanwhile.
    pub async fn in_time<T>(&self, rest: &Rest, mut service: Pin<&mut impl Future<Output = T>>) -> T {
        tokio::select! {
            served = &mut service => return served,
            () = tokio::time::sleep_until((self.token.came + PATIENCE).into()) => {}
        }
        tokio::join!(service, self.defer(rest)).0
    }

    async fn defer(&self, rest: &Rest) {
        let mut progress = self.progress.lock().await;
        if *progress != Progress::Open {
            return;
        }
        let (kind, data) = match self.origin {
            Origin::PublicCommand => (Callback::DeferredMessage, MessagePayload::default()),
            Origin::Command => (Callback::DeferredMessage, MessagePayload::default().private()),
            Origin::Message(_) | Origin::PrivateMessage => {
                (Callback::DeferredUpdate, MessagePayload::default())
            }
        };
        let data = serde_json::json!({ "flags": data.flags() });
        match rest.answer(&self.token, kind, data).await {
            Ok(()) => *progress = Progress::Deferred,
            Err(error) if error.is_answered() => {}
            Err(error) => tracing::warn!(%error, "could not defer an interaction"),
        }
    }

    /// Says something that only they see.
    pub async fn say_privately(&self, rest: &Rest, post: MessagePayload) -> Result<(), ApiError> {
        let mut progress = self.progress.lock().await;
        let post = post.private();
        match (*progress, self.origin) {
            (Progress::Open, _) => {
                rest.answer_with(&self.token, Callback::Message, &post).await?;
            }
            (Progress::Deferred, Origin::Command) => rest.edit_answer(&self.token, &post.unflagged()).await?,
            // Everybody sees that an answer was promised; what is private can't take its place.
            (Progress::Deferred, Origin::PublicCommand) => {
                rest.take_back_answer(&self.token).await?;
                rest.follow_up(&self.token, &post).await?;
            }
            _ => rest.follow_up(&self.token, &post).await?,
        }
        *progress = Progress::Answered;
        Ok(())
    }

    /// Shows something to them: in place of the private message they pressed something on, else as a new one.
    pub async fn show(&self, rest: &Rest, post: MessagePayload) -> Result<(), ApiError> {
        match self.origin {
            Origin::PrivateMessage => self.update(rest, &post).await,
            _ => self.say_privately(rest, post).await,
        }
    }

    /// Says something that everybody sees, and answers the message's id.
    pub async fn say_publicly(&self, rest: &Rest, post: &MessagePayload) -> Result<u64, ApiError> {
        let mut progress = self.progress.lock().await;
        if *progress == Progress::Open {
            let message = rest.answer_and_find(&self.token, Callback::Message, post).await?;
            *progress = Progress::Answered;
            return Ok(message);
        }
        rest.edit_answer(&self.token, post).await?;
        *progress = Progress::Answered;
        rest.answered_with(&self.token).await
    }

    /// Hands a form to fill in. It comes back as an interaction of its own.
    pub async fn hand_form(&self, rest: &Rest, form: &serde_json::Value) -> Result<(), ApiError> {
        let mut progress = self.progress.lock().await;
        rest.answer(&self.token, Callback::Form, form).await?;
        *progress = Progress::Answered;
        Ok(())
    }

    /// Changes the message that was pressed.
    pub async fn update(&self, rest: &Rest, post: &MessagePayload) -> Result<(), ApiError> {
        let mut progress = self.progress.lock().await;
        match *progress {
            Progress::Open => {
                rest.answer_with(&self.token, Callback::Update, post).await?;
            }
            _ => rest.edit_answer(&self.token, post).await?,
        }
        *progress = Progress::Answered;
        Ok(())
    }
}
