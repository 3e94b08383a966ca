//! Questions before what one would regret: a move that loses something, leaving a game, ending it for all. A question
//! about a move stands on the board. It is no step: any change of the table drops it, and so does a restart.

use dashmap::DashMap;
use tokio::sync::OwnedMutexGuard;

use super::app::App;
use super::board::{BoardMessage, News};
use super::commands::{HandlerResult, end};
use super::components::TableButton;
use super::context::Context;
use super::direct::is_direct;
use super::double_taps::Press;
use super::message::MessagePayload;
use super::publish::Update;
use super::responder::Origin;
use crate::fair::GameId;
use crate::game::{Action, Viewer};
use crate::table::{Table, TableCommand, TableError};
use crate::tables::{OpenTable, TablesError};

/// The questions that boards ask, by table.
#[derive(Default)]
pub struct Questions(DashMap<GameId, Question>);

/// A question about an action, in the state that a table has after so many steps.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question {
    action: Action,
    steps: u32,
}

impl Questions {
    /// Forgets those of tables that are over.
    pub fn forget_unless(&self, is_open: impl Fn(&GameId) -> bool) {
        self.0.retain(|table, _| is_open(table));
    }

    /// The action that the board asks about.
    fn asked(&self, table: &Table) -> Option<Action> {
        let question = self.0.get(table.id())?;
        (question.steps == table.steps()).then_some(question.action)
    }

    fn set(&self, table: &Table, asks: Option<Action>) {
        self.0.remove(table.id());
        if let Some(action) = asks {
            self.0.insert(table.id().clone(), Question { action, steps: table.steps() });
        }
    }
}

/// What is asked before this action, if the user may take it now.
fn question(ctx: &Context, table: &Table, action: Action, board_version: u32) -> Option<String> {
    let (game, seat) = (table.game()?, table.seat_of(ctx.person().user)?);
    let is_possible = table.board_version() == board_version && game.check(seat, action).is_ok();
    let viewer = match ctx.responder.origin {
        Origin::PrivateMessage => Viewer::Seat(seat),
        _ => Viewer::Bystander,
    };
    game.view(viewer).question(ctx.lang, action).filter(|_| is_possible)
}

/// Moves.
impl App {
    /// Plays the action of a button. If the game has a question about it, asks first.
    pub(super) async fn press_move(
        &self,
        ctx: &Context,
        table: &GameId,
        action: Action,
        board_version: u32,
    ) -> HandlerResult {
        if !self.asks_before(ctx, table, action, board_version) {
            return self.execute(ctx, TableCommand::Act(action, Some(board_version))).await;
        }
        let Some(press) = self.begin_press(ctx) else { return self.ignore(ctx).await };
        let open_table = self.tables.look(&ctx.request).await?;
        self.show_question(ctx, press, open_table, Some(action)).await
    }

    /// Whether the game has a question about an action that the user may take now.
    pub(super) fn asks_before(
        &self,
        ctx: &Context,
        table: &GameId,
        action: Action,
        board_version: u32,
    ) -> bool {
        let table = self.tables.snapshot_of(table);
        // In a lesson, the coach says what came of it.
        let table = table.filter(|table| !table.terms().is_lesson());
        table.is_some_and(|table| question(ctx, &table, action, board_version).is_some())
    }

    /// Plays the action in question. If nothing is asked any more, the board says how things are.
    pub(super) async fn press_sure(
        &self,
        ctx: &Context,
        table: &GameId,
        action: Action,
        board_version: u32,
    ) -> HandlerResult {
        let table = self.tables.snapshot_of(table);
        // An old board is answered like every press on an old board.
        let is_current = |table: &Table| table.board_version() == board_version;
        if table.is_some_and(|table| is_current(&table) && self.questions.asked(&table) != Some(action)) {
            return self.press_back(ctx).await;
        }
        self.execute(ctx, TableCommand::Act(action, Some(board_version))).await
    }

    /// Takes back the question. Only who may answer it may do that.
    pub(super) async fn press_back(&self, ctx: &Context) -> HandlerResult {
        let Some(press) = self.begin_press(ctx) else { return self.ignore(ctx).await };
        let open_table = self.tables.look(&ctx.request).await?;
        let table = &open_table.table;
        let seat = table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
        if let (Some(action), Some(game)) = (self.questions.asked(table), table.game()) {
            game.check(seat, action).map_err(|why| TablesError::Refused(TableError::Illegal(why)))?;
        }
        self.show_question(ctx, press, open_table, None).await
    }

    /// Shows the board, or the private message that was pressed, with this question or without one.
    async fn show_question(
        &self,
        ctx: &Context,
        press: Press<'_>,
        open_table: OwnedMutexGuard<OpenTable>,
        asks: Option<Action>,
    ) -> HandlerResult {
        self.questions.set(&open_table.table, asks);
        press.counts(open_table.table.steps());
        if is_direct(ctx, &open_table) {
            let shown = open_table.clone();
            drop(open_table);
            let (table, steps) = (shown.table.id().clone(), shown.table.steps());
            let answered = self.show_direct_question(ctx, shown, asks).await;
            self.double_taps.shown(&table, steps, self.tables.now());
            return answered;
        }
        let update =
            Update::unchanged(&open_table).filter(|_| ctx.responder.origin != Origin::PrivateMessage);
        if let Some(update) = update {
            let update = update.by(ctx.person(), ctx.server_context()).asking(asks);
            let answered = self.submit_and_answer(update, ctx.responder.clone());
            drop(open_table);
            return answered.await;
        }
        let table = open_table.table.clone();
        drop(open_table);
        let shown = self.show_private_question(ctx, &table, asks).await;
        self.double_taps.shown(table.id(), table.steps(), self.tables.now());
        shown
    }

    async fn show_private_question(
        &self,
        ctx: &Context,
        table: &Table,
        asks: Option<Action>,
    ) -> HandlerResult {
        let board = BoardMessage::new(table, ctx.lang).in_words(ctx.in_words());
        let question =
            asks.and_then(|action| Some((action, question(ctx, table, action, table.board_version())?)));
        let is_needed = table.terms().game.panel().is_some_and(|panel| panel.is_needed);
        let post = match question {
            Some((action, question)) => board.private_question(action, question),
            None if is_needed || ctx.personal.text_boards => return self.turn_panel(ctx, None).await,
            None => self.render(board.copy(String::new()), ctx.in_words()).await,
        };
        Ok(ctx.show(&self.rest, post).await?)
    }
}

/// Leaving and ending.
impl App {
    /// Leaves or ends a table. Asks first if a game is running that would go on without the user, or not at all.
    pub(super) async fn ask_to_go(&self, ctx: &Context, command: TableCommand) -> HandlerResult {
        let table = self.tables.look(&ctx.request).await?.table.clone();
        let leaves = command == TableCommand::Leave;
        let is_lesson = table.terms().is_lesson();
        if is_lesson && leaves {
            // It waits for its person, as it does when they put its message away.
            return self.reply_ephemeral(ctx, ctx.lang.say("lesson-left", &[])).await;
        }
        let sure = if leaves { TableButton::SureLeave } else { TableButton::SureEnd };
        let change = table.apply(ctx.person(), command.clone(), self.tables.now()).ok();
        let (question, label) = match change.filter(|change| !table.is_lobby() && !change.steps.is_empty()) {
            Some(_) if is_lesson => ("ask-end-lesson", "button-end-lesson"),
            Some(change) if change.table.ended().is_some() => ("ask-end", "button-end-all"),
            Some(_) if leaves => ("ask-leave", "button-leave-game"),
            _ => return self.execute(ctx, command).await,
        };
        self.answer_privately(
            ctx,
            &table,
            BoardMessage::new(&table, ctx.lang).question_before(question, label, sure),
        )
        .await
    }

    /// Shows what is rarely needed.
    pub(super) async fn show_more(&self, ctx: &Context) -> HandlerResult {
        let table = self.tables.look(&ctx.request).await?.table.clone();
        if table.terms().is_lesson() {
            return self.show_lesson(ctx, &table, &News::default()).await;
        }
        if table.is_lobby() {
            let more = BoardMessage::new(&table, ctx.lang).lobby_more(ctx.person().user);
            return Ok(ctx.reply_ephemeral(&self.rest, more).await?);
        }
        let is_seated = table.seat_of(ctx.person().user).is_some();
        let end = end::command(ctx, &table).filter(|_| is_seated || ctx.person().moderates);
        let change = end.and_then(|end| table.apply(ctx.person(), end, self.tables.now()).ok());
        let label = change.map(|change| match change.table.ended() {
            Some(_) => "button-end-all",
            None => "button-vote-end",
        });
        let board = BoardMessage::new(&table, ctx.lang).in_words(ctx.personal.text_boards);
        let more = board.more(is_seated, self.may_take_back(ctx, &table), label);
        self.answer_privately(ctx, &table, more).await
    }

    /// Whether the user has a move to take back, and the server lets them.
    pub(super) fn may_take_back(&self, ctx: &Context, table: &Table) -> bool {
        let command = TableCommand::TakeBack(None);
        ctx.server.takeback && table.apply(ctx.person(), command, self.tables.now()).is_ok()
    }

    /// Answers with a private message whose buttons a second tap must not press.
    async fn answer_privately(&self, ctx: &Context, table: &Table, post: MessagePayload) -> HandlerResult {
        let Some(press) = self.begin_press(ctx) else { return self.ignore(ctx).await };
        self.answer_press(ctx, press, table, post).await
    }

    /// The same for a press that has begun.
    pub(super) async fn answer_press(
        &self,
        ctx: &Context,
        press: Press<'_>,
        table: &Table,
        post: MessagePayload,
    ) -> HandlerResult {
        press.counts(table.steps());
        let shown = ctx.show(&self.rest, post).await;
        self.double_taps.shown(table.id(), table.steps(), self.tables.now());
        Ok(shown?)
    }
}
