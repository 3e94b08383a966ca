//! A committed change on its way to Discord: what happened, who did it, and which interaction is answered with the board.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::shown_board::{ShownBoard, StepsAndEvents};
use crate::computer::analysis::Analysis;
use crate::computer::chances::Curve;
use crate::discord::commands::HandlerResult;
use crate::discord::context::{Context, ServerContext};
use crate::discord::responder::Responder;
use crate::game::{Action, Seat};
use crate::games::AnyEvent;
use crate::store::BoardLocation;
use crate::table::{Mover, Participant, Person, Step, Table, UserId};
use crate::tables::{Committed, OpenTable};

/// What is found out about a finished game.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Analysed {
    /// Luck and quality of play, by seat.
    pub(in crate::discord) seats: Vec<Analysis>,
    /// How the chances went, if everybody lets it be shown.
    pub(in crate::discord) curve: Option<Curve>,
}

/// A committed change that Discord doesn't show yet.
pub(in crate::discord) struct Update {
    pub(in crate::discord) table: Arc<Table>,
    pub(in crate::discord) guild: Option<u64>,
    pub(in crate::discord) channel: u64,
    pub(in crate::discord) is_external: bool,
    /// The board as the store knows it.
    pub(super) stored_board: Option<BoardLocation>,
    pub(in crate::discord) log: StepsAndEvents,
    pub(super) host_before: UserId,
    /// Whose turn it was, and who was asked, before the change.
    pub(super) turn_before: Option<Seat>,
    pub(in crate::discord) asked_before: Vec<UserId>,
    pub(in crate::discord) actor: Option<Person>,
    pub(super) server_context: Option<ServerContext>,
    /// Whether a new message is wanted even if the board could be edited: somebody typed.
    pub(super) wants_new: bool,
    /// Whether it happened earlier, and whoever made it happen could not show it.
    pub(super) is_owed: bool,
    /// Whether it was shown before, and a deadline on the board has moved.
    pub(in crate::discord) is_redraw: bool,
    pub(super) analysis: Option<Arc<Analysed>>,
    /// The action that the board asks about. Whatever comes later drops the question.
    pub(super) asks: Option<Action>,
    pub(super) carrier: Option<PendingReply>,
    /// The interaction that caused the change, if it is answered with something else than the board.
    pub(super) cause: Option<Arc<Responder>>,
}

/// An interaction that is answered with the board.
pub(super) struct PendingReply {
    pub(super) responder: Arc<Responder>,
    pub(super) done: oneshot::Sender<HandlerResult>,
}

impl Update {
    /// A change that no interaction caused. Unlocks the table. `None` for a private table, which has no channel: its
    /// owner sees the change with their next interaction.
    pub(in crate::discord) fn new(committed: Committed) -> Option<Update> {
        Some(Update {
            log: StepsAndEvents { steps: committed.steps, events: committed.events },
            host_before: committed.host_before,
            turn_before: committed.turn_before,
            asked_before: committed.asked_before,
            ..Update::unchanged(&committed.open_table)?
        })
    }

    /// A table as it is, without a change.
    pub(in crate::discord) fn unchanged(open_table: &OpenTable) -> Option<Update> {
        Some(Update {
            table: open_table.table.clone(),
            guild: open_table.guild,
            channel: open_table.place.channel()?,
            is_external: open_table.is_external,
            stored_board: open_table.board,
            log: StepsAndEvents::default(),
            host_before: open_table.table.host(),
            turn_before: open_table.table.turn(),
            asked_before: open_table.table.asked(),
            actor: None,
            server_context: None,
            wants_new: false,
            is_owed: false,
            is_redraw: false,
            analysis: None,
            asks: None,
            carrier: None,
            cause: None,
        })
    }

    /// The last change once more, on the board that shows it, because a deadline has moved.
    pub(in crate::discord) fn redraw(committed: Committed) -> Option<Update> {
        let log = StepsAndEvents { steps: committed.steps, events: committed.events };
        Some(Update { log, is_redraw: true, ..Update::unchanged(&committed.open_table)? })
    }

    /// Something that happened earlier and is not shown yet.
    pub(in crate::discord) fn owed(committed: Committed) -> Option<Update> {
        Some(Update { is_owed: true, ..Update::new(committed)? })
    }

    /// The same result once more, to add its analysis, with what it told; the end is not announced twice.
    pub(super) fn again(&self, log: &StepsAndEvents) -> Update {
        Update {
            table: self.table.clone(),
            log: log.clone(),
            turn_before: None,
            asked_before: Vec::new(),
            actor: self.actor.clone(),
            is_owed: false,
            analysis: None,
            carrier: None,
            cause: None,
            ..*self
        }
    }

    /// Adds the analysis of luck and quality of play.
    #[must_use]
    pub(in crate::discord) fn analysed(self, analysed: Analysed) -> Update {
        Update { analysis: Some(Arc::new(analysed)), ..self }
    }

    /// The table's state after the change.
    pub(in crate::discord) fn table(&self) -> &Table {
        &self.table
    }

    /// What a user did.
    #[must_use]
    pub(in crate::discord) fn by(self, person: &Person, server_context: ServerContext) -> Update {
        Update { actor: Some(person.clone()), server_context: Some(server_context), ..self }
    }

    /// What an interaction in the table's channel caused. Once it is answered, its token can show the change.
    #[must_use]
    pub(in crate::discord) fn caused_by(self, ctx: &Context) -> Update {
        let is_here = ctx.request.channel == self.channel;
        Update { cause: is_here.then(|| ctx.responder.clone()), ..self }
    }

    /// Lets the board ask about an action.
    #[must_use]
    pub(in crate::discord) fn asking(self, asks: Option<Action>) -> Update {
        Update { asks, ..self }
    }

    /// Wants the board in a new message.
    #[must_use]
    pub(in crate::discord) fn on_a_new_board(self) -> Update {
        Update { wants_new: true, ..self }
    }

    /// Adds what comes later. The carriers stay apart: see [`next`](super::inbox::Publisher::next).
    pub(super) fn merge(&mut self, mut later: Update) {
        // What a redrawn board tells was told before.
        if self.is_redraw {
            self.log = StepsAndEvents::default();
        }
        if later.is_redraw {
            later.log = StepsAndEvents::default();
        }
        if takes_back(&later.log.steps) {
            // What was taken back is not told any more.
            self.log.events.clear();
        }
        self.log.steps.extend(later.log.steps);
        self.log.events.extend(later.log.events);
        let log = std::mem::take(&mut self.log);
        *self = Update {
            log,
            host_before: self.host_before,
            turn_before: self.turn_before,
            asked_before: std::mem::take(&mut self.asked_before),
            actor: later.actor.or(self.actor.take()),
            server_context: later.server_context.or(self.server_context),
            analysis: later.analysis.or(self.analysis.take()),
            carrier: later.carrier.or(self.carrier.take()),
            cause: later.cause.or(self.cause.take()),
            wants_new: self.wants_new || later.wants_new,
            is_owed: self.is_owed && later.is_owed,
            is_redraw: self.is_redraw && later.is_redraw,
            ..later
        };
    }
}

/// Whether a move was taken back.
pub(super) fn takes_back(steps: &[Step]) -> bool {
    steps.iter().any(|step| matches!(step, Step::TakenBack { .. }))
}

/// What happened on the board before the change, as far as the game knows.
pub(super) fn events_before(update: &Update) -> Vec<AnyEvent> {
    let began = update.log.steps.iter().any(|step| matches!(step, Step::Started { .. }));
    if began || takes_back(&update.log.steps) {
        return Vec::new();
    }
    let is_move = |step: &&Step| matches!(step, Step::Played { .. });
    update.table.events_of_turn(update.log.steps.iter().filter(is_move).count())
}

/// The people who have just played. Of what is shown late nobody knows when they did.
pub(super) fn players(update: &Update) -> impl Iterator<Item = UserId> {
    let seat = |step: &Step| match step {
        Step::Played { seat, by: Mover::Player, .. } => Some(*seat),
        _ => None,
    };
    let seats = update.log.steps.iter().filter(|_| !update.is_owed).filter_map(seat);
    seats.filter_map(|seat| update.table.participants().get(seat.index())?.user())
}

/// Whether a person begins a new round. The board of the round before shrinks to what happened in it.
pub(super) fn is_new_round(update: &Update) -> bool {
    !update.table.asked().is_empty() && update.log.events.iter().any(AnyEvent::begins_round)
}

/// Whether a new board is due: when the game starts or ends, and when somebody is asked whom the board didn't ask.
pub(super) fn is_new_turn(shown: &ShownBoard, update: &Update) -> bool {
    let table = &update.table;
    let began = update.log.steps.iter().any(|step| matches!(step, Step::Started { .. }));
    let ended_play = table.ended().is_some() && update.turn_before.is_some();
    began || ended_play || (table.ended().is_none() && shown.asks_others(table))
}

/// The people who have just lost their seat to a computer, because they missed too many turns.
pub(super) fn released(update: &Update) -> Vec<UserId> {
    let released = |step: &Step| match step {
        Step::Released { seat } => update.table.participants().get(seat.index()),
        _ => None,
    };
    let gone = update.log.steps.iter().filter(|_| !update.is_redraw).filter_map(released);
    gone.filter(|participant| participant.is_released()).filter_map(Participant::user).collect()
}
