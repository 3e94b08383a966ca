//! `/rematch`: the same table again, with a seat for everybody.

use super::{Command, HandlerResult, Run, play};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::publish::Update;
use crate::discord::responder::Origin;
use crate::fair::Luck;
use crate::standings::is_forgotten;
use crate::table::{Occupant, Opening, Participant, Table, TableCommand, Terms, UserId};
use crate::tables::TableRequest;

/// The command.
pub const COMMAND: Command =
    Command::new("rematch", |_, _| Ok(Run::new(|app, ctx| Box::pin(open_again(app, ctx))))).public();

/// Opens a table like the named one, or like the last one in this channel. Its people are asked; its computers sit down.
/// If a rematch is already open, an invited user joins it.
pub async fn open_again(app: &App, ctx: &Context) -> HandlerResult {
    let Some(press) = app.begin_press(ctx) else { return app.ignore(ctx).await };
    join_or_open(app, ctx).await?;
    // The new table has another id, and its boards say nothing about the pressed one.
    press.counts(0);
    if let Some(table) = &ctx.request.table {
        app.double_taps.shown(table, 0, app.tables.now());
    }
    Ok(())
}

async fn join_or_open(app: &App, ctx: &Context) -> HandlerResult {
    let user = ctx.person().user;
    let here = app.tables.snapshot(ctx.request.channel);
    if here.is_some_and(|table| table.invited().contains(&user)) {
        return sit_down(app, ctx).await;
    }
    let last = app.tables.last_lobby(&ctx.request).await?;
    play::open(app, ctx, again(&last, user), false).await
}

fn again(last: &Table, host: UserId) -> Opening {
    let people = last.participants().iter().filter_map(Participant::user);
    let level = |participant: &Participant| match participant.occupant {
        Occupant::Computer { level, .. } => Some(level),
        Occupant::Person(_) => None,
    };
    Opening {
        terms: Terms { company: None, luck: Luck::Seed, ..last.terms() },
        computers: last.participants().iter().filter_map(level).collect(),
        invited: people.filter(|user| *user != host && !is_forgotten(user.0)).collect(),
        starts: true,
    }
}

/// Joins the rematch in this channel. The clicked message is the result of the game before, which stays as it is.
async fn sit_down(app: &App, ctx: &Context) -> HandlerResult {
    let request = TableRequest { table: None, ..ctx.request.clone() };
    let committed = app.tables.execute(&request, TableCommand::Join).await?;
    let id = committed.open_table.table.id().clone();
    let update = Update::new(committed).map(|update| update.by(ctx.person(), ctx.server_context()));
    app.wake_computers(id, ctx.server.computers);
    match (update, ctx.responder.origin) {
        (Some(update), Origin::PublicCommand) => {
            app.submit_and_answer(update.on_a_new_board(), ctx.responder.clone()).await
        }
        (update, _) => {
            update.into_iter().for_each(|update| app.submit(update));
            ctx.responder.defer(&app.rest).await;
            Ok(())
        }
    }
}
