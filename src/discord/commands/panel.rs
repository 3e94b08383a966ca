//! The private panels of the games, such as `/hand` and `/sheet`. Each is a command of its own.

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::News;
use crate::discord::context::Context;
use crate::games::GameKind;
use crate::table::TableError;
use crate::tables::TablesError;

/// One command for each panel.
pub fn commands() -> impl Iterator<Item = Command> {
    let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel);
    panels.map(|panel| {
        Command::new(panel.name, |options, _| {
            let name = GameKind::panel_named(options.command()).ok_or(InputError::Incomplete)?.name;
            Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, name))))
        })
        .in_lessons()
    })
}

/// Shows the user's private panel, if the game has a panel of this name.
pub async fn show(app: &App, ctx: &Context, name: &'static str) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
    if table.is_lobby() {
        return Err(TablesError::Refused(TableError::NotStarted).into());
    }
    if table.terms().is_lesson() {
        return app.show_lesson(ctx, &table, &News::default()).await;
    }
    let is_meant = table.terms().game.panel().is_some_and(|panel| panel.name == name);
    if is_meant {
        return app.open_panel(ctx, &table).await;
    }
    app.reply_ephemeral(ctx, ctx.lang.say(&format!("refuse-no-{name}"), &[])).await
}
