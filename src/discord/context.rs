//! One interaction: user, channel, settings, and the means to reply.

use std::sync::Arc;

use super::app::{App, HandlerError};
use super::first_contact::Newcomer;
use super::message::MessagePayload;
use super::responder::{Origin, Responder};
use super::rest::{ApiError, InteractionToken, Rest};
use crate::fair::GameId;
use crate::settings::{ServerSettings, UserSettings};
use crate::store::HistoryViewer;
use crate::table::{Person, UserId};
use crate::tables::TableRequest;
use crate::text::Lang;
use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction, ComponentInteraction,
    GuildId, InteractionContext, Member, ModalInteraction, PartialChannel, Permissions, User,
};

/// An interaction that is being handled.
pub struct Context {
    /// The request for the tables.
    pub request: TableRequest,
    /// The user's language.
    pub lang: Lang,
    /// The server, also one that has not installed the bot.
    pub server_id: Option<u64>,
    /// The server's language.
    pub public: Lang,
    /// The bot's permissions in the channel.
    pub permissions: Permissions,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// Whether threads can be opened from messages of the channel.
    pub has_threads: bool,
    /// Whether the user may manage the server.
    pub manages: bool,
    /// The size of the largest file that may be attached to the reply, in bytes.
    pub attachment_limit: usize,
    /// The server's settings.
    pub server: ServerSettings,
    /// The user's own settings.
    pub personal: UserSettings,
    /// Whether the user may have to be told how to learn the games.
    pub(super) newcomer: Option<Newcomer>,
    /// The message whose button or menu was used.
    pub clicked: Option<u64>,
    /// Sends the reply.
    pub responder: Arc<Responder>,
}

/// Builds the context of any interaction: serenity has three types with the same fields.
macro_rules! context {
    ($interaction:expr, $member:expr, $origin:expr, $table:expr, $is_external:expr) => {{
        let (interaction, member) = ($interaction, $member);
        let lang = Lang::of_locale(&interaction.locale);
        let may = |bit| member.and_then(|member| member.permissions).is_some_and(|all| all.contains(bit));
        let person = person(&interaction.user, member, may(Permissions::MANAGE_MESSAGES));
        Context {
            request: TableRequest {
                interaction: interaction.id.get(),
                guild: interaction.guild_id.map(GuildId::get).filter(|_| !$is_external),
                is_external: $is_external,
                channel: interaction.channel_id.get(),
                table: $table,
                person,
            },
            lang,
            server_id: interaction.guild_id.map(GuildId::get),
            public: interaction.guild_locale.as_deref().map_or(lang, Lang::of_locale),
            permissions: interaction.app_permissions.unwrap_or(Permissions::empty()),
            in_thread: interaction.channel.as_ref().is_some_and(is_thread),
            has_threads: interaction.channel.as_ref().is_some_and(has_threads),
            manages: may(Permissions::MANAGE_GUILD),
            attachment_limit: interaction.attachment_size_limit as usize,
            server: ServerSettings::default(),
            personal: UserSettings::default(),
            newcomer: None,
            clicked: None,
            responder: Arc::new(Responder::new(
                $origin,
                InteractionToken::new(interaction.id.get(), &interaction.token),
            )),
        }
    }};
}

/// Whether the bot isn't a member of the place: of group conversations it never is, of a server only if it was installed
/// there.
fn is_external(context: Option<InteractionContext>, owners: &AuthorizingIntegrationOwners) -> bool {
    let by_server =
        |owner: &AuthorizingIntegrationOwner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    match context {
        Some(InteractionContext::BotDm) => false,
        Some(InteractionContext::PrivateChannel) => true,
        _ => !owners.0.is_empty() && !owners.0.iter().any(by_server),
    }
}

fn person(user: &User, member: Option<&Member>, moderates: bool) -> Person {
    let name = member.and_then(|member| member.nick.clone()).or_else(|| user.global_name.clone());
    Person { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.name.clone()), moderates }
}

fn is_thread(channel: &PartialChannel) -> bool {
    use serenity::all::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PrivateThread | PublicThread)
}

fn has_threads(channel: &PartialChannel) -> bool {
    use serenity::all::ChannelType::{News, Text};
    matches!(channel.kind, News | Text)
}

/// A server's language and settings, for messages that everybody in a channel sees.
#[derive(Clone, Copy)]
pub struct ServerContext {
    /// The server's language.
    pub lang: Lang,
    /// The server's settings.
    pub server: ServerSettings,
}

impl Context {
    /// From a slash command.
    pub fn of_command(interaction: &CommandInteraction, origin: Origin) -> Context {
        let is_external = is_external(interaction.context, &interaction.authorizing_integration_owners);
        context!(interaction, interaction.member.as_deref(), origin, None, is_external)
    }

    /// From a button or menu, with the table its id names.
    pub fn of_component(
        interaction: &ComponentInteraction,
        origin: Origin,
        table: Option<GameId>,
    ) -> Context {
        let is_external = is_external(interaction.context, &interaction.authorizing_integration_owners);
        let ctx = context!(interaction, interaction.member.as_ref(), origin, table, is_external);
        Context { clicked: Some(interaction.message.id.get()), ..ctx }
    }

    /// From a submitted form, with the table its id names.
    pub fn of_form(interaction: &ModalInteraction, origin: Origin, table: Option<GameId>) -> Context {
        // serenity doesn't read where a form was submitted. It only concerns tables that exist, which know it.
        context!(interaction, interaction.member.as_ref(), origin, table, false)
    }

    /// Loads the server's and the user's settings, once per interaction.
    pub async fn load(mut self, app: &App) -> Context {
        if let Some(guild) = self.request.guild {
            self.server = app.server_settings(guild).await;
        }
        let (personal, is_welcomed) = app.user_settings_and_welcome(self.person().user).await;
        self.personal = personal;
        let is_served = app.access.serves(self.server_id);
        self.newcomer = (!is_welcomed && is_served).then(|| Newcomer(app.tables.clone()));
        self.lang = personal.language.unwrap_or(self.lang);
        self.public = self.server.language.unwrap_or(self.public);
        self
    }

    /// The server's language and settings.
    pub const fn server_context(&self) -> ServerContext {
        ServerContext { lang: self.public, server: self.server }
    }

    /// The server. An error outside of servers.
    pub fn guild(&self) -> Result<u64, HandlerError> {
        self.request.guild.ok_or(HandlerError::NotInServer)
    }

    /// Whether what only the user sees is in words, without pictures.
    pub const fn in_words(&self) -> bool {
        self.server.text_only || self.personal.text_boards
    }

    /// Whether the bot may write in the channel with its own token.
    pub const fn may_write(&self) -> bool {
        let write =
            if self.in_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        self.permissions.contains(Permissions::VIEW_CHANNEL.union(write))
    }

    /// Who asks for past games, and where.
    pub fn reader(&self) -> HistoryViewer {
        HistoryViewer { user: self.request.person.user.0, channel: self.request.channel }
    }

    /// Where results count: the server, or else this conversation.
    pub fn scope(&self) -> u64 {
        self.request.guild.unwrap_or(self.request.channel)
    }

    /// The user.
    pub const fn person(&self) -> &Person {
        &self.request.person
    }

    /// Replies with a message that only the user sees.
    pub async fn reply_ephemeral(&self, rest: &Rest, post: MessagePayload) -> Result<(), ApiError> {
        self.responder.reply_ephemeral(rest, self.welcoming(post).await).await.map(drop)
    }

    /// Updates the ephemeral message the interaction came from, or sends a new one.
    pub async fn show(&self, rest: &Rest, post: MessagePayload) -> Result<(), ApiError> {
        self.responder.show(rest, self.welcoming(post).await).await
    }
}
