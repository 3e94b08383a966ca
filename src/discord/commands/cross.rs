//! `/cross`: crosses a number of a row.

use std::future::ready;

use super::{Command, InputError, Run};
use crate::discord::board::safe_name;
use crate::discord::options::Options;
use crate::discord::suggestions::legal_moves;
use crate::game::Action;
use crate::table::TableCommand;
use crate::text::{self, Lang};

const ROW: &str = "row";
const NUMBER: &str = "number";

/// The command.
pub const COMMAND: Command = Command::new("cross", parse)
    .options(|command| {
        [command.text(ROW), command.number(NUMBER)]
            .map(|option| option.required(true).set_autocomplete(true))
            .to_vec()
    })
    .suggesting(|app, typing| Box::pin(ready(legal_moves(app, typing, Some(ROW)))));

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let row = options.required_text(ROW)?;
    let number = options.number(NUMBER).ok_or(InputError::Incomplete)?;
    let number = u8::try_from(number).ok().filter(|number| (2..=12).contains(number));
    match (text::typed_row(row), number) {
        (Some(row), Some(number)) => Ok(Run::execute(TableCommand::Act(Action::Cross { row, number }, None))),
        _ => Err(InputError::Unclear(lang.say("refuse-cross", &[("text", safe_name(row).into())]))),
    }
}
