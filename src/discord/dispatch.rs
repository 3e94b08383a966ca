//! Finds the handler for an interaction, and turns errors into replies.

use std::pin::{Pin, pin};

use serde_json::json;
use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, GuildId,
    Interaction, MessageFlags, ModalInteraction,
};

use super::app::{App, HandlerError};
use super::board::{BoardMessage, News};
use super::commands::{self, HandlerResult, InputError, rules};
use super::components::{ComponentId, TableButton, outdated};
use super::context::Context;
use super::interaction_log::Handled;
use super::message::{MessagePayload, Style, button};
use super::options::Options;
use super::refusals::{self, missing_permissions, permissions_text};
use super::responder::Origin;
use super::rest::{Callback, InteractionToken, MessageToken};
use crate::store::BoardLocation;
use crate::table::TableError;
use crate::tables::{ParkReason, TablesError};
use crate::tasks::caught;

impl App {
    /// Handles an interaction. On an error the user gets a reply, and errors of ours are logged.
    pub async fn dispatch(&self, interaction: Interaction) -> Handled {
        let _pending = self.analysis_queue.interaction_pending();
        // Boxed, because these futures are large, and whoever awaits this one moves it about.
        match interaction {
            Interaction::Command(command) => Box::pin(self.command(&command)).await,
            Interaction::Component(component) => Box::pin(self.component(&component)).await,
            Interaction::Modal(form) => Box::pin(self.form(&form)).await,
            Interaction::Autocomplete(typing) => Box::pin(self.suggest(&typing)).await,
            _ => Handled::Refused,
        }
    }

    async fn command(&self, interaction: &CommandInteraction) -> Handled {
        let command = commands::used(interaction);
        let lesson = match command.filter(|command| command.is_for_lessons) {
            Some(_) => self.lesson_typed_for(interaction).await,
            None => None,
        };
        let is_public = command.is_some_and(|command| command.is_public) && lesson.is_none();
        let origin = if is_public { Origin::PublicCommand } else { Origin::Command };
        let mut ctx = Context::of_command(interaction, origin).load(self).await;
        ctx.request.table = lesson.or_else(|| commands::odds::table_of(interaction));
        if command.is_some_and(|command| command.is_for_owners) {
            // Whoever runs the bot knows it.
            ctx.newcomer = None;
        }
        let handler = async {
            let command = command.ok_or(InputError::Incomplete)?;
            self.access.check(&ctx, command.is_for_owners)?;
            (command.parse)(&Options(&interaction.data), ctx.lang)?.run(self, &ctx).await
        };
        self.handle(&ctx, pin!(handler)).await
    }

    async fn component(&self, interaction: &ComponentInteraction) -> Handled {
        let message = &interaction.message;
        let is_private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let origin = if is_private { Origin::PrivateMessage } else { Origin::Message(message.id.get()) };
        let id = interaction.data.custom_id.parse::<ComponentId>();
        let table = id.as_ref().ok().and_then(ComponentId::table).cloned();
        let ctx = Context::of_component(interaction, origin, table).load(self).await;
        let chosen = chosen(&interaction.data.kind);
        let handler = async {
            self.access.check(&ctx, false)?;
            if self.is_lost_board(&ctx).await {
                return Err(TablesError::Refused(TableError::Stale).into());
            }
            if self.is_double_tap(&ctx) {
                return self.ignore(&ctx).await;
            }
            id.map_err(|_| outdated(&ctx))?.handle_click(self, &ctx, chosen).await
        };
        self.handle(&ctx, pin!(handler)).await
    }

    async fn form(&self, interaction: &ModalInteraction) -> Handled {
        let id = interaction.data.custom_id.parse::<ComponentId>();
        let table = id.as_ref().ok().and_then(ComponentId::table).cloned();
        let ctx = Context::of_form(interaction, Origin::Command, table).load(self).await;
        let text = filled_in(interaction);
        let handler = async {
            self.access.check(&ctx, false)?;
            id.map_err(|_| outdated(&ctx))?.handle_submit(self, &ctx, &text).await
        };
        self.handle(&ctx, pin!(handler)).await
    }

    async fn suggest(&self, interaction: &CommandInteraction) -> Handled {
        let token = InteractionToken::new(interaction.id.get(), &interaction.token);
        let choices = match commands::all().find(|command| command.name == interaction.data.name) {
            Some(command) if self.access.serves(interaction.guild_id.map(GuildId::get)) => {
                (command.suggest)(self, interaction).await
            }
            _ => Vec::new(),
        };
        match self.rest.reply(&token, Callback::Suggestions, json!({ "choices": choices })).await {
            Ok(()) => Handled::Answered,
            Err(error) => {
                tracing::debug!(%error, "could not send autocomplete suggestions");
                Handled::Failed
            }
        }
    }

    /// Runs a handler, defers its reply if needed, and replies to errors. Afterwards it may be a computer's
    /// turn.
    async fn handle(
        &self,
        ctx: &Context,
        handler: Pin<&mut (dyn Future<Output = HandlerResult> + Send + '_)>,
    ) -> Handled {
        if ctx.may_write() {
            self.rest.reopen_channel(ctx.request.channel);
        }
        self.presence.note(ctx.request.channel, ctx.person().user, self.tables.now());
        let handler = async {
            if ctx.request.is_external {
                // Boxed, because it is rare and large.
                Box::pin(self.run_clock_here(ctx)).await;
            }
            handler.await
        };
        let handler = async {
            let result = caught(handler).await.unwrap_or(Err(HandlerError::Panicked));
            let (outcome, refusal) = match result {
                Ok(()) => (Handled::Answered, None),
                Err(error) => (error.outcome(), self.answer_error(ctx, error).await),
            };
            self.replace_refusal(ctx, refusal);
            outcome
        };
        let outcome = ctx.responder.run_or_defer(&self.rest, pin!(handler)).await;
        if let Some(table) = self.tables.id_of(&ctx.request) {
            if ctx.responder.is_answered().await {
                self.offer_token(&table, ctx.request.channel, ctx.responder.clone());
                if outcome == Handled::Answered {
                    self.open_text_board(ctx).await;
                }
            }
            self.wake_computers(table, ctx.server.computers);
        }
        outcome
    }

    /// Where the bot isn't a member, the clock acts on interactions. It stores something, which may take long.
    async fn run_clock_here(&self, ctx: &Context) {
        if let Some(event) = self.tables.run_clock_of(&ctx.request).await {
            self.publish_clock_event(event).await;
        }
    }

    /// Sends the reply to an error, and returns the way to it.
    async fn answer_error(&self, ctx: &Context, error: HandlerError) -> Option<MessageToken> {
        let pressed = match (&error, ctx.responder.origin, &ctx.request.table) {
            (HandlerError::Tables(_), Origin::Message(message), Some(table)) => Some((table, message)),
            _ => None,
        };
        let sent = self.send_error(ctx, error).await;
        // Where the bot isn't a member, it can't edit a message whose click was answered otherwise.
        if let Some((table, message)) = pressed.filter(|_| !ctx.request.is_external) {
            let pressed = BoardLocation { channel: ctx.request.channel, message };
            self.put_away_stray(table, pressed, ctx.public).await;
        }
        sent
    }

    async fn send_error(&self, ctx: &Context, error: HandlerError) -> Option<MessageToken> {
        let post = self.error_message(ctx, error).await?;
        let post = self.render(post, ctx.in_words()).await;
        let sent = ctx.responder.reply_ephemeral(&self.rest, ctx.welcoming(post).await).await;
        if let Err(error) = &sent
            && !error.is_already_answered()
        {
            tracing::warn!(%error, "could not send the ephemeral reply to an error");
        }
        sent.ok()
    }

    /// The reply to an error; logs it if it is our fault. None if another process or an earlier attempt
    /// replies.
    async fn error_message(&self, ctx: &Context, error: HandlerError) -> Option<MessagePayload> {
        let channel = ctx.request.channel;
        let text = match error {
            HandlerError::Input(InputError::Incomplete) => ctx.lang.say("help-text", &[]),
            HandlerError::Input(InputError::Invalid(why)) => why,
            HandlerError::Input(InputError::UnreadableMove(why)) => {
                let table = self.tables.named_or_here(&ctx.request).await;
                refusals::with_possible(ctx, why, table.as_deref())
            }
            // The panic hook has logged it.
            HandlerError::Panicked => ctx.lang.say("trouble-internal", &[]),
            HandlerError::NotInServer => ctx.lang.say("refuse-elsewhere", &[]),
            HandlerError::Tables(TablesError::Repeated) | HandlerError::RefusedOnPanel(_) => return None,
            HandlerError::Tables(TablesError::Internal(error)) => {
                tracing::error!(%error, channel, "could not commit a table command");
                ctx.lang.say("trouble-internal", &[])
            }
            // Another process received the same interaction, applied it, and replies.
            HandlerError::Tables(_) if self.tables.has_counted(ctx.request.interaction).await => return None,
            HandlerError::Tables(error) => return Some(self.refusal(ctx, error).await),
            HandlerError::Api(error) if error.is_already_answered() => return None,
            HandlerError::Api(error) if error.is_missing_permissions() => {
                permissions_text(ctx.lang, &missing_permissions(ctx, false))
            }
            HandlerError::Api(error) => {
                tracing::warn!(%error, channel, "could not send a reply");
                ctx.lang.say("trouble-internal", &[])
            }
            HandlerError::HiddenHere => ctx.lang.say("refuse-hidden-here", &[]),
            HandlerError::AnswerHidden => ctx.lang.say("board-hidden-answer", &[]),
            HandlerError::NotServedHere => ctx.lang.say("refuse-not-served", &[]),
            HandlerError::NotAnOwner => ctx.lang.say("refuse-not-an-owner", &[]),
            // It was logged where it happened.
            HandlerError::PublisherStopped => ctx.lang.say("trouble-unshown", &[]),
            HandlerError::NotShownYet(error) => {
                tracing::warn!(%error, channel, "could not publish a committed move yet");
                ctx.lang.say("trouble-untold", &[])
            }
        };
        Some(MessagePayload::text(text))
    }

    /// The reply to a refused request. After a click on an outdated button it includes the current board.
    async fn refusal(&self, ctx: &Context, error: TablesError) -> MessagePayload {
        if let TablesError::Parked(reason) = &error {
            return self.parked_refusal(ctx, reason).await;
        }
        let table = self.tables.named_or_here(&ctx.request).await;
        let text = refusals::text(ctx, &error, table.as_deref());
        match (error, table) {
            (TablesError::Refused(TableError::Stale), Some(table)) if table.terms().is_lesson() => {
                self.lesson(ctx, &table, &News::default(), Some(text)).await
            }
            (TablesError::Refused(TableError::Stale) | TablesError::NoTable, Some(table)) => {
                BoardMessage::new(&table, ctx.lang).copy(text)
            }
            (TablesError::Refused(TableError::Illegal(illegal)), Some(table)) if illegal.is_about_rules() => {
                let why = rules::why_button(table.terms().game, illegal, ctx.lang);
                MessagePayload::text(text).rows(vec![vec![why]])
            }
            _ => MessagePayload::text(text),
        }
    }

    /// Says that a table can't be read. Whoever may close it gets a button: not everybody can type a command everywhere.
    async fn parked_refusal(&self, ctx: &Context, reason: &ParkReason) -> MessagePayload {
        let closable = self.tables.closable(&ctx.request).await;
        let payload = MessagePayload::text(refusals::parked_text(ctx, reason, closable.is_some()));
        let close = |table| {
            let id = ComponentId::Table { table, board_version: 0, what: TableButton::End.into() };
            vec![button(Style::Danger, id.to_string(), &ctx.lang.say("button-close-parked", &[]))]
        };
        payload.rows(closable.map(close).into_iter().collect())
    }
}

/// The values chosen from a menu.
pub fn chosen(kind: &ComponentInteractionDataKind) -> &[String] {
    match kind {
        ComponentInteractionDataKind::StringSelect { values } => values,
        _ => &[],
    }
}

/// The text typed into a form.
pub fn filled_in(form: &ModalInteraction) -> String {
    let lines = form.data.components.iter().flat_map(|row| &row.components);
    let filled = lines.filter_map(|part| match part {
        ActionRowComponent::InputText(line) => line.value.clone(),
        _ => None,
    });
    filled.collect()
}
