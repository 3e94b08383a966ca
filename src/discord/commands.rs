//! The slash commands, one file each: registration, parsing of options, autocomplete, and execution.

use std::pin::Pin;

use serenity::all::{
    AutocompleteChoice, CommandInteraction, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions,
};
use thiserror::Error;

use super::app::{App, HandlerError};
use super::context::Context;
use super::options::{OptionBuilder, Options, localised};
use crate::settings::ChangedBy;
use crate::table::TableCommand;
use crate::text::Lang;

/// Declares the modules and lists their commands, so that neither can be forgotten.
macro_rules! commands {
    ($($name:ident)*) => {
        $(pub mod $name;)*
        const LISTED: &[Command] = &[$($name::COMMAND),*];
    };
}

commands! {
    play
    join
    leave
    start
    end
    table
    tables
    hint
    odds
    learn
    help
    rematch
    rules
    word
    roll
    skip
    stop
    pass
    keep
    lay
    cross
    takeback
    leaderboard
    stats
    history
    replay
    review
    verify
    settings
    preferences
    away
    standin
    privacy
    operator
}
pub mod panel;

/// Every command: those listed above, and one for each game's panel.
pub fn all() -> impl Iterator<Item = Command> {
    LISTED.iter().copied().chain(panel::commands())
}

/// The commands as they are registered with Discord. Without owners, those for owners are left out.
pub fn definitions(has_owners: bool) -> Vec<CreateCommand> {
    all().filter(|command| has_owners || !command.is_for_owners).map(Command::definition).collect()
}

/// The commands in the menus of messages, as they are registered with Discord.
pub fn on_messages() -> Vec<CreateCommand> {
    all().filter(|command| command.is_on_messages).map(Command::definition_on_messages).collect()
}

/// The command that somebody used.
pub fn used(interaction: &CommandInteraction) -> Option<Command> {
    let name = &interaction.data.name;
    match interaction.data.kind {
        CommandType::Message => {
            all().find(|command| command.is_on_messages && command.name_on_messages(Lang::En) == *name)
        }
        _ => all().find(|command| command.name == name),
    }
}

/// A slash command.
#[derive(Clone, Copy)]
pub struct Command {
    /// The name users type. The catalogues have `command-NAME-name` and `command-NAME-description`.
    pub name: &'static str,
    /// Whether its reply is visible to everybody.
    pub is_public: bool,
    /// Whether it is for the user's lesson, if they don't play in this channel.
    pub is_for_lessons: bool,
    /// Whether it is also in the menu of a message.
    pub is_on_messages: bool,
    /// Whether it is for those who run the bot, wherever they are.
    pub is_for_owners: bool,
    /// Parses the options.
    pub parse: Parse,
    /// Suggests values while an option is typed.
    pub suggest: Suggest,
    options: fn(OptionBuilder) -> Vec<CreateCommandOption>,
    permissions: Option<Permissions>,
    /// Whether it makes sense in servers only.
    in_servers: bool,
}

/// Parses the options of a command. Errors are in the user's language.
pub type Parse = fn(&Options<'_>, Lang) -> Result<Run, InputError>;

/// Suggests values for the focused option.
pub type Suggest = for<'a> fn(&'a App, &'a CommandInteraction) -> BoxFuture<'a, Vec<AutocompleteChoice>>;

/// A boxed future.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A parsed command, ready to run.
pub struct Run(Box<RunFn>);

type RunFn = dyn for<'a> FnOnce(&'a App, &'a Context) -> BoxFuture<'a, HandlerResult> + Send;

/// The result of handling an interaction.
pub type HandlerResult = Result<(), HandlerError>;

impl Run {
    /// A command that runs this function.
    pub fn new(
        run: impl for<'a> FnOnce(&'a App, &'a Context) -> BoxFuture<'a, HandlerResult> + Send + 'static,
    ) -> Run {
        Run(Box::new(run))
    }

    /// A command that runs a table command in the channel.
    pub fn execute(command: TableCommand) -> Run {
        Run::new(move |app, ctx| Box::pin(app.execute(ctx, command)))
    }

    /// Runs the command.
    pub async fn run(self, app: &App, ctx: &Context) -> HandlerResult {
        (self.0)(app, ctx).await
    }
}

/// Why the input could not be parsed.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum InputError {
    /// An option is missing or has another type: Discord still has an older version of the command.
    #[error("no such command, or an option is missing")]
    Incomplete,
    /// The input is invalid for this reason, which is sent to the user.
    #[error("{0}")]
    Invalid(String),
    /// Not a readable move. The reply gives the reason and the legal moves.
    #[error("{0}")]
    UnreadableMove(String),
}

impl Command {
    /// A command without options and with an ephemeral reply.
    pub const fn new(name: &'static str, parse: Parse) -> Command {
        Command {
            name,
            is_public: false,
            is_for_lessons: false,
            is_on_messages: false,
            is_for_owners: false,
            parse,
            suggest: |_, _| Box::pin(async { Vec::new() }),
            options: |_| Vec::new(),
            permissions: None,
            in_servers: false,
        }
    }

    /// Puts it in the menu of messages, too. The catalogues have `message-command-NAME`.
    pub const fn on_messages(self) -> Command {
        Command { is_on_messages: true, ..self }
    }

    /// Adds options.
    pub const fn options(self, options: fn(OptionBuilder) -> Vec<CreateCommandOption>) -> Command {
        Command { options, ..self }
    }

    /// Adds autocomplete.
    pub const fn suggesting(self, suggest: Suggest) -> Command {
        Command { suggest, ..self }
    }

    /// Makes the reply visible to everybody.
    pub const fn public(self) -> Command {
        Command { is_public: true, ..self }
    }

    /// Makes it a command for the user's lesson, too.
    pub const fn in_lessons(self) -> Command {
        Command { is_for_lessons: true, ..self }
    }

    /// Restricts the command to members with these permissions.
    pub const fn only_for(self, permissions: Permissions) -> Command {
        Command { permissions: Some(permissions), ..self }
    }

    /// Makes it a command for those who may change these settings.
    pub const fn changing(self, changed_by: ChangedBy) -> Command {
        match changed_by {
            ChangedBy::ServerManagers => self.only_for(Permissions::MANAGE_GUILD).only_in_servers(),
            ChangedBy::EachUser => self,
        }
    }

    /// Offers the command only in servers that installed the app.
    pub const fn only_in_servers(self) -> Command {
        Command { in_servers: true, ..self }
    }

    /// Makes it a command for those who run the bot. In servers only administrators see it.
    pub const fn only_for_owners(self) -> Command {
        Command { is_for_owners: true, permissions: Some(Permissions::ADMINISTRATOR), ..self }
    }

    fn name_on_messages(&self, lang: Lang) -> String {
        lang.say(&format!("message-command-{}", self.name), &[])
    }

    /// The registration payload of its entry in the menu of messages.
    fn definition_on_messages(self) -> CreateCommand {
        let mut command = CreateCommand::new(self.name_on_messages(Lang::En))
            .kind(CommandType::Message)
            .contexts(vec![
                InteractionContext::Guild,
                InteractionContext::BotDm,
                InteractionContext::PrivateChannel,
            ])
            .integration_types(vec![InstallationContext::Guild, InstallationContext::User]);
        for (locale, text) in localised(|lang| self.name_on_messages(lang)) {
            command = command.name_localized(locale, text);
        }
        command
    }

    /// The registration payload.
    fn definition(self) -> CreateCommand {
        let [name, description] = ["name", "description"].map(|part| format!("command-{}-{part}", self.name));
        let (contexts, installations) = if self.in_servers {
            (vec![InteractionContext::Guild], vec![InstallationContext::Guild])
        } else if self.is_for_owners {
            let contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
            (contexts, vec![InstallationContext::Guild])
        } else {
            let everywhere = vec![
                InteractionContext::Guild,
                InteractionContext::BotDm,
                InteractionContext::PrivateChannel,
            ];
            (everywhere, vec![InstallationContext::Guild, InstallationContext::User])
        };
        let mut command = CreateCommand::new(self.name)
            .description(Lang::En.say(&description, &[]))
            .contexts(contexts)
            .integration_types(installations)
            .set_options((self.options)(OptionBuilder { command: self.name }));
        for (locale, text) in localised(|lang| lang.say(&name, &[])) {
            command = command.name_localized(locale, text);
        }
        for (locale, text) in localised(|lang| lang.say(&description, &[])) {
            command = command.description_localized(locale, text);
        }
        match self.permissions {
            Some(permissions) => command.default_member_permissions(permissions),
            None => command,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_command_that_is_listed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord/commands");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let stem = |path: std::path::PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut files: BTreeSet<String> = files.map(stem).collect();
        assert!(files.remove("panel"));
        assert_eq!(files, LISTED.iter().map(|command| command.name.to_owned()).collect());
    }

    #[test]
    fn no_two_commands_have_the_same_name() {
        let names: BTreeSet<_> = all().map(|command| command.name).collect();
        assert_eq!(names.len(), all().count());
    }
}
