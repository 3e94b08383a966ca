//! `/rules`: explains a game.

use super::{Command, HandlerResult, Run, help};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::games::GameKind;
use crate::text;

const GAME: &str = "game";

/// The command.
pub const COMMAND: Command = Command::new("rules", |options, _| {
    let game = options.game(GAME);
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, game))))
})
.options(|command| vec![command.game(GAME)]);

/// Shows the rules of this game, or of the one played here.
pub async fn show(app: &App, ctx: &Context, game: Option<GameKind>) -> HandlerResult {
    let table = app.tables.named_or_here(&ctx.request).await;
    let game = game.or_else(|| table.map(|table| table.terms().game));
    let Some(game) = game else { return help::show(app, ctx).await };
    let embed = Embed {
        title: ctx.lang.say("rules-header", &[("game", text::game_name(ctx.lang, game).into())]),
        description: text::rules(ctx.lang, game),
        fields: Vec::new(),
        footer: ctx.lang.say("rules-footer", &[]),
    };
    Ok(ctx.reply_ephemeral(&app.rest, MessagePayload::default().embed(embed)).await?)
}
