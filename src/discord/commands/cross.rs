//! `/cross`: crosses out a number in a row.

use std::future::ready;

use super::{Command, InputError, Run};
use crate::discord::board::safe_name;
use crate::discord::options::Options;
use crate::discord::suggestions::legal_moves;
use crate::table::TableCommand;
use crate::text::{self, Lang};

const ROW: &str = "row";
const NUMBER: &str = "number";

/// The command.
pub const COMMAND: Command = Command::new("cross", parse)
    .options(|command| {
        // Players may type the number together with the row, as in "red 5".
        [command.text(ROW).required(true), command.number(NUMBER)]
            .map(|option| option.set_autocomplete(true))
            .to_vec()
    })
    .suggesting(|app, typing| Box::pin(ready(legal_moves(app, typing, Some(ROW)))))
    .public()
    .in_lessons();

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let (row, number) = (options.required_text(ROW)?, options.number(NUMBER));
    let typed = || match number {
        Some(number) => format!("{row} {number}"),
        None => row.to_owned(),
    };
    let unclear =
        || InputError::UnreadableMove(lang.say("refuse-cross", &[("text", safe_name(&typed()).into())]));
    let cross = text::typed_cross(row, number).ok_or_else(unclear)?;
    Ok(Run::execute(TableCommand::Act(cross, None)))
}
