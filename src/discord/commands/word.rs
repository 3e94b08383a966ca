//! `/word`: mixes a word of one's own into the dice. A button of the lobby asks for it with a form.

use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::components::ComponentId;
use crate::discord::context::Context;
use crate::discord::message::form;
use crate::discord::options::Options;
use crate::table::TableCommand;
use crate::text::Lang;

const WORD: &str = "word";
const MOST_CHARACTERS: u16 = 64;

/// The command.
pub const COMMAND: Command = Command::new(WORD, parse)
    .options(|command| vec![command.text(WORD).required(true).max_length(MOST_CHARACTERS)]);

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    Ok(Run::execute(read(options.required_text(WORD)?, lang)?))
}

/// What a word that was typed or filled in asks of the table.
pub fn read(text: &str, lang: Lang) -> Result<TableCommand, InputError> {
    let too_long =
        || InputError::Unclear(lang.say("refuse-word", &[("most", i64::from(MOST_CHARACTERS).into())]));
    text.trim().parse().map(TableCommand::Say).map_err(|_| too_long())
}

/// Asks for a word with a form, which comes back with this id.
pub async fn ask(app: &App, ctx: &Context, id: &ComponentId) -> Served {
    let [title, label] = ["word-form-title", "word-form-label"].map(|key| ctx.lang.say(key, &[]));
    let form = form(id.to_string(), &title, WORD, &label, MOST_CHARACTERS.into());
    Ok(ctx.hand_form(&app.rest, &form).await?)
}
