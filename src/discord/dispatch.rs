//! The way from an interaction to what serves it, and from an error to an answer.

use std::pin::pin;

use serde_json::json;
use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
    MessageFlags, ModalInteraction,
};

use super::app::{App, HandlerError};
use super::board::BoardMessage;
use super::commands::{self, InputError, Served};
use super::components::{ComponentId, outdated};
use super::context::{Context, Origin};
use super::interaction_log::Handled;
use super::message::MessagePayload;
use super::options::Options;
use super::refusals::{self, missing_permissions, permissions_text};
use super::rest::{Callback, InteractionToken};
use crate::table::TableError;
use crate::tables::TablesError;

impl App {
    /// Serves an interaction. Whatever goes wrong, its sender is told that it did, and the log what it was.
    pub async fn dispatch(&self, interaction: Interaction) -> Handled {
        match interaction {
            Interaction::Command(command) => self.command(&command).await,
            Interaction::Component(component) => self.component(&component).await,
            Interaction::Modal(form) => self.form(&form).await,
            Interaction::Autocomplete(typing) => self.suggest(&typing).await,
            _ => Handled::Refused,
        }
    }

    async fn command(&self, interaction: &CommandInteraction) -> Handled {
        let command = commands::all().find(|command| command.name == interaction.data.name);
        let is_public = command.is_some_and(|command| command.is_public);
        let origin = if is_public { Origin::PublicCommand } else { Origin::Command };
        let ctx = Context::of_command(interaction, origin).load(self).await;
        let served = async {
            let command = command.ok_or(InputError::Incomplete)?;
            (command.parse)(&Options(&interaction.data), ctx.lang)?.run(self, &ctx).await
        };
        self.serve(&ctx, served).await
    }

    async fn component(&self, interaction: &ComponentInteraction) -> Handled {
        let message = &interaction.message;
        let is_private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let origin = if is_private { Origin::PrivateMessage } else { Origin::Message(message.id.get()) };
        let id = interaction.data.custom_id.parse::<ComponentId>();
        let mut ctx = Context::of_component(interaction, origin).load(self).await;
        ctx.table = id.as_ref().ok().and_then(ComponentId::table).cloned();
        let chosen = chosen(&interaction.data.kind);
        let served = async { id.map_err(|_| outdated(&ctx))?.press(self, &ctx, chosen).await };
        self.serve(&ctx, served).await
    }

    async fn form(&self, interaction: &ModalInteraction) -> Handled {
        let id = interaction.data.custom_id.parse::<ComponentId>();
        let mut ctx = Context::of_form(interaction, Origin::Command).load(self).await;
        ctx.table = id.as_ref().ok().and_then(ComponentId::table).cloned();
        let text = filled_in(interaction);
        let served = async { id.map_err(|_| outdated(&ctx))?.submit(self, &ctx, &text).await };
        self.serve(&ctx, served).await
    }

    async fn suggest(&self, interaction: &CommandInteraction) -> Handled {
        let token = InteractionToken::new(interaction.id.get(), &interaction.token);
        let choices = match commands::all().find(|command| command.name == interaction.data.name) {
            Some(command) => (command.suggest)(self, interaction).await,
            None => Vec::new(),
        };
        match self.rest.answer(&token, Callback::Suggestions, json!({ "choices": choices })).await {
            Ok(()) => Handled::Answered,
            Err(error) => {
                tracing::debug!(%error, "could not send suggestions");
                Handled::Trouble
            }
        }
    }

    /// Lets it be served in time, and answers if that fails. Then it may be a computer's turn.
    async fn serve(&self, ctx: &Context, served: impl Future<Output = Served>) -> Handled {
        let served = async {
            let _waits = self.analysis_queue.makes_way();
            let Err(error) = served.await else { return Handled::Answered };
            let outcome = error.outcome();
            self.answer_error(ctx, error).await;
            outcome
        };
        let outcome = ctx.in_time(&self.rest, pin!(served)).await;
        self.wake_computers(ctx.request.channel);
        outcome
    }

    /// Turns an error into an answer.
    async fn answer_error(&self, ctx: &Context, error: HandlerError) {
        let Some(post) = self.error_message(ctx, error).await else { return };
        let post = self.drawn(post, ctx.server).await;
        match ctx.say_privately(&self.rest, post).await {
            Err(error) if !error.is_answered() => {
                tracing::warn!(%error, "could not send the ephemeral reply to an error");
            }
            _ => {}
        }
    }

    /// What is told, and what is logged because it is our fault; nothing where somebody else answers.
    async fn error_message(&self, ctx: &Context, error: HandlerError) -> Option<MessagePayload> {
        let channel = ctx.request.channel;
        let text = match error {
            HandlerError::Input(InputError::Incomplete) => ctx.lang.say("help-text", &[]),
            HandlerError::Input(InputError::Unclear(why)) => why,
            HandlerError::Elsewhere => ctx.lang.say("refuse-elsewhere", &[]),
            HandlerError::Tables(TablesError::Repeated) => return None,
            HandlerError::Tables(TablesError::Internal(error)) => {
                tracing::error!(%error, channel, "could not commit a table command");
                ctx.lang.say("trouble-internal", &[])
            }
            // Another process that got the same request has done it, and answers.
            HandlerError::Tables(_) if self.tables.has_counted(ctx.request.interaction).await => return None,
            HandlerError::Tables(denied) => return Some(self.refusal(ctx, denied).await),
            HandlerError::Api(error) if error.is_answered() => return None,
            HandlerError::Api(error) if error.is_about_permissions() => {
                permissions_text(ctx.lang, &missing_permissions(ctx, false))
            }
            HandlerError::Api(error) => {
                tracing::warn!(%error, channel, "Discord refused a message");
                ctx.lang.say("trouble-internal", &[])
            }
            HandlerError::NotShownYet(error) => {
                tracing::warn!(%error, channel, "could not publish a commit yet");
                ctx.lang.say("trouble-untold", &[])
            }
        };
        Some(MessagePayload::text(text))
    }

    /// Why not. Who pressed an old button, or one of a table that is gone, gets the board as it is now, too.
    async fn refusal(&self, ctx: &Context, denied: TablesError) -> MessagePayload {
        // Only the table is kept, not its lock: however many press old buttons, nobody waits for them.
        let here = self.tables.look(ctx.request.channel, None).await;
        let table = here.ok().map(|open_table| open_table.table.clone());
        let text = refusals::text(ctx, &denied, table.as_deref());
        match (denied, table) {
            (TablesError::Refused(TableError::Stale) | TablesError::NoTable, Some(table)) => {
                BoardMessage::new(&table, ctx.lang).copy(text)
            }
            _ => MessagePayload::text(text),
        }
    }
}

/// What was chosen from a menu.
pub fn chosen(kind: &ComponentInteractionDataKind) -> &[String] {
    match kind {
        ComponentInteractionDataKind::StringSelect { values } => values,
        _ => &[],
    }
}

/// What was filled in.
pub fn filled_in(form: &ModalInteraction) -> String {
    let lines = form.data.components.iter().flat_map(|row| &row.components);
    let filled = lines.filter_map(|part| match part {
        ActionRowComponent::InputText(line) => line.value.clone(),
        _ => None,
    });
    filled.collect()
}
