//! `/keep`: keeps all dice of a face.

use std::future::ready;

use super::{Command, InputError, Run};
use crate::discord::board::safe_name;
use crate::discord::options::Options;
use crate::discord::suggestions::legal_moves;
use crate::game::Action;
use crate::table::TableCommand;
use crate::text::{self, Lang};

const FACE: &str = "face";

/// The command.
pub const COMMAND: Command = Command::new("keep", parse)
    .options(|command| vec![command.text(FACE).required(true).set_autocomplete(true)])
    .suggesting(|app, typing| Box::pin(ready(legal_moves(app, typing, None))))
    .public();

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let text = options.required_text(FACE)?;
    let unclear = || InputError::Invalid(lang.say("refuse-face", &[("text", safe_name(text).into())]));
    let face = text::typed_face(text).ok_or_else(unclear)?;
    Ok(Run::execute(TableCommand::Act(Action::Keep(face), None)))
}
