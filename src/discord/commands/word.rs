//! `/word`: mixes a player's word into the dice. A lobby button asks for it with a form, and a menu offers lucky charms:
//! words that take one press.

use super::{Command, HandlerResult, InputError, Run};
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

/// The lucky charms: the key of the name, and the sign, which is the word. Old menus keep their signs, so a sign that was
/// offered once stays valid; Discord's menus hold 25.
pub const CHARMS: [(&str, &str); 25] = [
    ("charm-clover", "🍀"),
    ("charm-ladybird", "🐞"),
    ("charm-bee", "🐝"),
    ("charm-snail", "🐌"),
    ("charm-caterpillar", "🐛"),
    ("charm-hen", "🐔"),
    ("charm-cat", "🐈"),
    ("charm-rabbit", "🐇"),
    ("charm-fox", "🦊"),
    ("charm-owl", "🦉"),
    ("charm-frog", "🐸"),
    ("charm-turtle", "🐢"),
    ("charm-elephant", "🐘"),
    ("charm-unicorn", "🦄"),
    ("charm-dragon", "🐉"),
    ("charm-star", "⭐"),
    ("charm-moon", "🌙"),
    ("charm-rainbow", "🌈"),
    ("charm-fire", "🔥"),
    ("charm-wave", "🌊"),
    ("charm-toadstool", "🍄"),
    ("charm-sunflower", "🌻"),
    ("charm-die", "🎲"),
    ("charm-bell", "🔔"),
    ("charm-gem", "💎"),
];

/// Whether a word is the sign of a charm.
pub fn is_charm(word: &str) -> bool {
    CHARMS.iter().any(|(_, sign)| *sign == word)
}

/// The table command for a charm chosen from the menu.
pub fn charm(chosen: &[String]) -> Option<TableCommand> {
    let [sign] = chosen else { return None };
    sign.parse().ok().filter(|_| is_charm(sign)).map(TableCommand::Say)
}

/// Parses a word into a table command.
pub fn read(text: &str, lang: Lang) -> Result<TableCommand, InputError> {
    let too_long =
        || InputError::Invalid(lang.say("refuse-word", &[("most", i64::from(MOST_CHARACTERS).into())]));
    text.trim().parse().map(TableCommand::Say).map_err(|_| too_long())
}

/// Asks for a word with a form, which is submitted with this id.
pub async fn ask(app: &App, ctx: &Context, id: &ComponentId) -> HandlerResult {
    let [title, label] = ["word-form-title", "word-form-label"].map(|key| ctx.lang.say(key, &[]));
    let form = form(id.to_string(), &title, WORD, &label, MOST_CHARACTERS.into());
    Ok(ctx.responder.open_form(&app.rest, &form).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_charm_is_a_word_of_its_own_and_nothing_else_is_a_charm() {
        for (_, sign) in CHARMS {
            assert_eq!(charm(&[sign.to_owned()]), sign.parse().ok().map(TableCommand::Say), "{sign}");
            assert_eq!(CHARMS.iter().filter(|(_, other)| *other == sign).count(), 1, "{sign}");
        }
        let [clover, star] = ["🍀", "⭐"].map(str::to_owned);
        for chosen in [vec![], vec!["pepper".to_owned()], vec![clover, star]] {
            assert_eq!(charm(&chosen), None, "{chosen:?}");
        }
    }
}
