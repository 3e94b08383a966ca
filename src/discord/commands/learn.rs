//! `/learn`: a first game with a coach, at a private table. Goes on where the person left it.

use std::fmt;
use std::str::FromStr;

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::board::{BoardMessage, News};
use crate::discord::components::{NotAComponent, RecordComponent};
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::discord::message::{MessagePayload, Style, button};
use crate::games::GameKind;
use crate::store::Place;
use crate::table::{Opening, Terms};
use crate::text;

const GAME: &str = "game";

/// The command.
pub const COMMAND: Command = Command::new("learn", |options, _| {
    let game = options.game(GAME);
    Ok(Run::new(move |app, ctx| match game {
        Some(game) => Box::pin(teach(app, ctx, game)),
        None => Box::pin(offer_games(app, ctx)),
    }))
})
.options(|command| vec![command.game(GAME)]);

/// A game to learn. In ids: its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonOf(pub GameKind);

impl From<GameKind> for LessonOf {
    fn from(game: GameKind) -> LessonOf {
        LessonOf(game)
    }
}

impl fmt::Display for LessonOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for LessonOf {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<LessonOf, NotAComponent> {
        text.parse().map(LessonOf).map_err(|_| NotAComponent)
    }
}

/// Asks which game it shall be.
pub async fn offer_games(app: &App, ctx: &Context) -> HandlerResult {
    let learn = |game: GameKind| {
        let id = RecordComponent::Learn(game.into()).to_string();
        button(Style::Primary, id, &text::game_name(ctx.lang, game))
    };
    let row = GameKind::ALL.map(learn).to_vec();
    let post = MessagePayload::text(ctx.lang.say("learn-which", &[])).rows(vec![row]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Goes on with the person's lesson in this game, or begins one.
pub async fn teach(app: &App, ctx: &Context, game: GameKind) -> HandlerResult {
    let user = ctx.person().user;
    ctx.knows_lessons().await;
    let lessons = app.tables.lessons_of(user).await?;
    if let Some(lesson) = lessons.into_iter().find(|table| table.terms().game == game) {
        return app.show_lesson(ctx, &lesson, &News::default()).await;
    }
    app.allow(ctx, LimitedAction::Open)?;
    let opening = Opening { starts: true, ..Opening::from(Terms::lesson(game)) };
    let table_seed = app.tables.draw_seed()?;
    let committed = app.tables.open(&ctx.request, Place::Private(user.0), opening, table_seed).await?;
    let (table, events) = (committed.open_table.table.clone(), committed.events.clone());
    drop(committed);
    let lines = BoardMessage::new(&table, ctx.lang).news(&events);
    app.show_lesson(ctx, &table, &News { lines, under: Vec::new(), events }).await
}
