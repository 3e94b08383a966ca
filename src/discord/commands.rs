//! The slash commands, one file each: what is registered, how what was typed is read, what is suggested meanwhile,
//! and what it does.

use std::pin::Pin;

use serenity::all::{
    AutocompleteChoice, CommandInteraction, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};
use thiserror::Error;

use super::app::{App, HandlerError};
use super::context::Context;
use super::options::{Define, Options, localised};
use crate::table::TableCommand;
use crate::text::Lang;

/// Declares the files and lists their commands, so that neither can be forgotten without the other.
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
    hint
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
    leaderboard
    stats
    history
    replay
    verify
    settings
    preferences
    privacy
}
pub mod panel;

/// Every command: those listed above, and one for each panel of a game.
pub fn all() -> impl Iterator<Item = Command> {
    LISTED.iter().copied().chain(panel::commands())
}

/// Every command as it is registered with Discord.
pub fn definitions() -> Vec<CreateCommand> {
    all().map(Command::definition).collect()
}

/// A slash command.
#[derive(Clone, Copy)]
pub struct Command {
    /// What is typed. The catalogues have `command-NAME-name` and `command-NAME-description`.
    pub name: &'static str,
    /// Whether everybody sees its answer.
    pub is_public: bool,
    /// Reads what was typed.
    pub parse: Parse,
    /// What is suggested for an option while it is typed.
    pub suggest: Suggest,
    options: fn(Define) -> Vec<CreateCommandOption>,
    permissions: Option<Permissions>,
}

/// Reads the options of a command, for somebody of this language.
pub type Parse = fn(&Options<'_>, Lang) -> Result<Run, InputError>;

/// Suggests values for the option that is being typed.
pub type Suggest = for<'a> fn(&'a App, &'a CommandInteraction) -> BoxFuture<'a, Vec<AutocompleteChoice>>;

/// A future of any kind.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What a command does, now that its options are read.
pub struct Run(Box<Serve>);

type Serve = dyn for<'a> FnOnce(&'a App, &'a Context) -> BoxFuture<'a, Served> + Send;

/// What came of serving somebody.
pub type Served = Result<(), HandlerError>;

impl Run {
    /// From what is to be done.
    pub fn new(
        run: impl for<'a> FnOnce(&'a App, &'a Context) -> BoxFuture<'a, Served> + Send + 'static,
    ) -> Run {
        Run(Box::new(run))
    }

    /// Asks something of the table in the channel.
    pub fn execute(command: TableCommand) -> Run {
        Run::new(move |app, ctx| Box::pin(app.execute(ctx, command)))
    }

    /// Does it.
    pub async fn run(self, app: &App, ctx: &Context) -> Served {
        (self.0)(app, ctx).await
    }
}

/// Why what was typed means nothing.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum InputError {
    /// An option is missing or of another kind: Discord still has an older version of the command.
    #[error("no such command, or an option is missing")]
    Incomplete,
    /// This is to be told.
    #[error("{0}")]
    Unclear(String),
}

impl Command {
    /// A command without options, whose answer only its sender sees.
    pub const fn new(name: &'static str, parse: Parse) -> Command {
        Command {
            name,
            is_public: false,
            parse,
            suggest: |_, _| Box::pin(async { Vec::new() }),
            options: |_| Vec::new(),
            permissions: None,
        }
    }

    /// The same with options.
    pub const fn options(self, options: fn(Define) -> Vec<CreateCommandOption>) -> Command {
        Command { options, ..self }
    }

    /// The same with suggestions for its options.
    pub const fn suggesting(self, suggest: Suggest) -> Command {
        Command { suggest, ..self }
    }

    /// The same with an answer for everybody to see.
    pub const fn public(self) -> Command {
        Command { is_public: true, ..self }
    }

    /// The same for those who have this permission.
    pub const fn only_for(self, permissions: Permissions) -> Command {
        Command { permissions: Some(permissions), ..self }
    }

    /// As it is registered. In servers only: tables are for the regulars of a channel.
    fn definition(self) -> CreateCommand {
        let [name, description] = ["name", "description"].map(|part| format!("command-{}-{part}", self.name));
        let mut command = CreateCommand::new(self.name)
            .description(Lang::En.say(&description, &[]))
            .contexts(vec![InteractionContext::Guild])
            .integration_types(vec![InstallationContext::Guild])
            .set_options((self.options)(Define { command: self.name }));
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
