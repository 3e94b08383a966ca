//! `/keep`: keeps all dice of a face, and with `then` rolls on or stops as well.

use std::future::ready;

use super::{Command, InputError, Run};
use crate::discord::board::safe_name;
use crate::discord::options::Options;
use crate::discord::suggestions::{legal_moves, legal_moves_after};
use crate::game::Action;
use crate::table::TableCommand;
use crate::text::{self, Lang};

const FACE: &str = "face";
const THEN: &str = "then";

/// The command.
pub const COMMAND: Command = Command::new("keep", parse)
    .options(|command| {
        [command.text(FACE).required(true), command.text(THEN)]
            .map(|option| option.set_autocomplete(true))
            .to_vec()
    })
    .suggesting(|app, typing| {
        let face = Options(&typing.data).text(FACE).and_then(text::typed_face);
        let is_then = typing.data.autocomplete().is_some_and(|focused| focused.name == THEN);
        let choices = match face.filter(|_| is_then) {
            Some(face) => legal_moves_after(app, typing, Action::Keep(face)),
            None => legal_moves(app, typing, None),
        };
        Box::pin(ready(choices))
    })
    .public()
    .in_lessons();

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let text = options.required_text(FACE)?;
    let keep =
        text::typed_face(text).map(Action::Keep).ok_or_else(|| unreadable(lang, "refuse-face", text))?;
    let Some(text) = options.text(THEN) else { return Ok(Run::execute(TableCommand::Act(keep, None))) };
    let then = text::typed_step(text).ok_or_else(|| unreadable(lang, "refuse-then", text))?;
    Ok(Run::execute(TableCommand::ActTwice(keep, then)))
}

fn unreadable(lang: Lang, key: &str, text: &str) -> InputError {
    InputError::UnreadableMove(lang.say(key, &[("text", safe_name(text).into())]))
}
