//! The rules of Karteneck.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Cards;
use super::tiles::{Stack, TILES, Tile, Unseen};
use crate::game::cards::{CardKind, HENS, Lay};
use crate::game::{
    Action, Chance, GameOptions, Illegal, Info, MAX_SEATS, Outcome, PerSeat, Rules, RulesVersion, Seat, Tell,
    Unit, Viewer,
};

/// The number of cards in each hand at the start.
pub(crate) const DEALT: u8 = 6;
/// The number of cards drawn after laying.
const DRAWN_AFTER_LAYING: u8 = 1;
/// The number of cards drawn after passing. The last player to pass draws none.
const DRAWN_AFTER_PASSING: u8 = 2;

/// A game of Karteneck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Karteneck {
    unseen: Unseen,
    /// The tiles in ascending order.
    grill: ArrayVec<Tile, MAX_SEATS>,
    players: PerSeat<Player>,
    deck: Cards,
    discards: Cards,
    /// Counted from 1.
    round: u8,
    turn: Seat,
    /// The player who took a tile from the grill last, and so begins the next round.
    last_taker: Seat,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Player {
    hand: Cards,
    laid: Cards,
    stack: Stack,
    part: RoundStatus,
}

/// A player's status in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundStatus {
    /// Still laying cards.
    In,
    /// Passed with a worm, and waits for the tiles to be shared out.
    Succeeded,
    /// Passed without a worm, and has taken the lowest tile.
    Failed,
}

/// Something that happened. It contains only what everybody may know, so not the cards drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Event {
    /// A round begins with these tiles on the grill.
    RoundBegins {
        round: u8,
        grill: ArrayVec<Tile, MAX_SEATS>,
        seat: Seat,
    },
    Laid {
        seat: Seat,
        kind: CardKind,
        count: u8,
        sum: u16,
    },
    /// The player drew this many cards.
    Drew {
        seat: Seat,
        count: u8,
    },
    /// The discards became a new deck of this many cards.
    Reshuffled {
        cards: u8,
    },
    /// The player passed with a worm.
    Succeeded {
        seat: Seat,
        sum: u16,
    },
    Stole {
        seat: Seat,
        from: Seat,
        tile: Tile,
    },
    /// The player passed without a worm, and took the lowest tile.
    Failed {
        seat: Seat,
        tile: Tile,
    },
    /// The player took a tile when the tiles were shared out.
    Shared {
        seat: Seat,
        sum: u16,
        tile: Tile,
    },
    Over,
}

/// What one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The round, counted from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The tiles left on the grill in ascending order.
    pub grill: ArrayVec<Tile, MAX_SEATS>,
    /// The public part of each player.
    pub players: PerSeat<PlayerView>,
    /// The viewer's own hand; `None` for a bystander.
    pub hand: Option<Cards>,
    /// The tile that the viewer could steal by passing now, and its owner.
    pub steal: Option<(Seat, Tile)>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The discards, which are public.
    pub discards: Cards,
    /// Whose turn it is; `None` when the game is over.
    pub turn: Option<Seat>,
}

/// The public part of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The number of cards in the hand.
    pub hand_size: u8,
    /// The cards laid in this round.
    pub laid: Cards,
    /// The tiles, the last one on top.
    pub stack: Stack,
    /// The player's status in the round.
    pub part: RoundStatus,
}

impl Rules for Karteneck {
    const INFO: Info = Info {
        name: "karteneck",
        seats: 2..=6,
        variants: &[],
        unit: Unit::Worms,
        breaks_ties: true,
        worm_die: None,
        version: RulesVersion::FIRST,
    };

    type Event = Event;
    type View = View;

    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Karteneck {
        let mut deck = Cards::all();
        let players = Seat::all(options.seats).map(|seat| Player::dealt(seat, &mut deck, chance)).collect();
        let first = Seat::drawn(options.seats, chance);
        let mut game = Karteneck {
            unseen: Unseen::all(),
            grill: ArrayVec::new(),
            players,
            deck,
            discards: Cards::default(),
            round: 0,
            turn: first,
            last_taker: first,
            over: false,
        };
        game.begin_round(chance, tell);
        game
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.turn || self.over {
            return;
        }
        let Player { hand, laid, .. } = &self.players[seat.index()];
        for value in HENS.filter(|&value| laid.hens(value) == 0) {
            actions.extend((1..=hand.hens(value)).map(|count| Action::Lay(Lay::Hens { count, value })));
        }
        if laid.worms().is_empty() {
            actions.extend(hand.worms().choices().map(|plaques| Action::Lay(Lay::Worms(plaques))));
        }
        actions.push(Action::Pass);
        if self.steal().is_some() {
            actions.push(Action::PassSteal);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let passed = self.players.get(seat.index()).is_some_and(|player| player.part != RoundStatus::In);
        if passed && !self.over {
            return Err(Illegal::Passed);
        }
        Illegal::unless_turn_of(self.turn, self.over, self.seats(), seat)?;
        match action {
            Action::Lay(lay) => self.players[seat.index()].check_lay(lay),
            Action::Pass => Ok(()),
            Action::PassSteal => self.steal().map(|_| ()).ok_or(Illegal::NothingToSteal),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        match action {
            Action::Lay(lay) => self.lay(seat, lay, chance, tell),
            Action::PassSteal => {
                let steal = self.steal();
                self.pass(seat, steal, chance, tell);
            }
            _ => self.pass(seat, None, chance, tell),
        }
        if self.over {
            tell(Event::Over);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.players.get(seat.index()),
            Viewer::Bystander => None,
        };
        let to_act = !self.over && viewer == Viewer::Seat(self.turn);
        View {
            round: self.round,
            rounds: rounds(self.seats()),
            grill: self.grill.clone(),
            players: self.players.iter().map(Player::view).collect(),
            hand: own.map(|player| player.hand),
            steal: self.steal().filter(|_| to_act),
            deck: self.deck.len(),
            discards: self.discards,
            turn: (!self.over).then_some(self.turn),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.players.iter().map(|player| (player.worms(), player.stack.iter().max().copied()));
        self.over.then(|| Outcome::rank(scores))
    }

    fn turn(&self) -> Option<Seat> {
        (!self.over).then_some(self.turn)
    }

    fn points(&self) -> PerSeat<i16> {
        self.players.iter().map(Player::worms).collect()
    }

    fn ends_turn(action: Action) -> bool {
        matches!(action, Action::Pass | Action::PassSteal)
    }

    fn cautious(&self, seat: Seat) -> Option<Action> {
        (!self.over && seat == self.turn).then_some(Action::Pass)
    }

    /// Which cards can be laid shows which are in the hand.
    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Lay(_))
    }

    /// Cards from a hand.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Laid { .. })
    }

    fn theft(event: &Event) -> Option<(Seat, Seat)> {
        if let Event::Stole { seat, from, .. } = *event { Some((seat, from)) } else { None }
    }
}

/// 9, 8, 7, 6, 5 rounds for 2, 3, 4, 5, 6 players. With 2, 3, 4 players 12, 6, 2 tiles are not used.
pub(crate) const fn rounds(seats: usize) -> u8 {
    let put_away = match seats {
        2 => 12,
        3 => 6,
        4 => 2,
        _ => 0,
    };
    ((TILES - put_away) / seats) as u8
}

impl Player {
    fn dealt(seat: Seat, deck: &mut Cards, chance: &mut dyn Chance) -> Player {
        let mut hand = Cards::default();
        for _ in 0..DEALT {
            hand.add(deck.draw(seat, chance));
        }
        Player { hand, laid: Cards::default(), stack: Stack::new(), part: RoundStatus::In }
    }

    fn check_lay(&self, lay: Lay) -> Result<(), Illegal> {
        if self.laid.count(lay.kind()) > 0 {
            Err(Illegal::KindLaid { kind: lay.kind() })
        } else if self.hand.hold(lay) {
            Ok(())
        } else {
            Err(Illegal::NotInHand)
        }
    }

    fn worms(&self) -> i16 {
        self.stack.iter().map(|tile| i16::from(tile.worms())).sum()
    }

    fn view(&self) -> PlayerView {
        PlayerView { hand_size: self.hand.len(), laid: self.laid, stack: self.stack.clone(), part: self.part }
    }
}

impl Karteneck {
    fn begin_round(&mut self, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        self.round += 1;
        self.turn = self.last_taker;
        for player in &mut self.players {
            player.part = RoundStatus::In;
        }
        self.grill = Seat::all(self.seats()).map(|_| self.unseen.draw(chance)).collect();
        self.grill.sort();
        tell(Event::RoundBegins { round: self.round, grill: self.grill.clone(), seat: self.turn });
    }

    fn lay(&mut self, seat: Seat, lay: Lay, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        let Player { hand, laid, .. } = &mut self.players[seat.index()];
        hand.lay(lay, laid);
        let (count, sum) = (laid.count(lay.kind()), laid.sum());
        tell(Event::Laid { seat, kind: lay.kind(), count, sum });
        self.draw(seat, DRAWN_AFTER_LAYING, chance, tell);
        self.turn_passes();
    }

    /// The tile comes first, then the draw of two cards. The last player to pass draws none.
    fn pass(
        &mut self,
        seat: Seat,
        steal: Option<(Seat, Tile)>,
        chance: &mut dyn Chance,
        tell: Tell<'_, Event>,
    ) {
        if self.players[seat.index()].laid.worms().is_empty() {
            self.fail(seat, tell);
        } else {
            self.succeed(seat, steal, tell);
        }
        if self.players.iter().any(|player| player.part == RoundStatus::In) {
            self.draw(seat, DRAWN_AFTER_PASSING, chance, tell);
            self.turn_passes();
        } else {
            self.share_out(tell);
            self.over = self.round == rounds(self.seats());
            if !self.over {
                self.begin_round(chance, tell);
            }
        }
    }

    fn fail(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        let player = &mut self.players[seat.index()];
        player.part = RoundStatus::Failed;
        self.discards.gather(&mut player.laid);
        // There is one left: there are as many tiles as players, and each player takes one.
        let tile = self.grill.remove(0);
        player.stack.push(tile);
        self.last_taker = seat;
        tell(Event::Failed { seat, tile });
    }

    fn succeed(&mut self, seat: Seat, steal: Option<(Seat, Tile)>, tell: Tell<'_, Event>) {
        let player = &mut self.players[seat.index()];
        player.part = RoundStatus::Succeeded;
        tell(Event::Succeeded { seat, sum: player.laid.sum() });
        if let Some((from, tile)) = steal {
            self.players[from.index()].stack.pop();
            self.players[seat.index()].stack.push(tile);
            tell(Event::Stole { seat, from, tile });
        }
    }

    /// The successful players take the highest tiles, by descending sum. In a tie the higher plaque comes first.
    fn share_out(&mut self, tell: Tell<'_, Event>) {
        let mut order: PerSeat<Seat> = Seat::all(self.seats())
            .filter(|seat| self.players[seat.index()].part == RoundStatus::Succeeded)
            .collect();
        order.sort_by_key(|seat| {
            let laid = &self.players[seat.index()].laid;
            std::cmp::Reverse((laid.sum(), laid.worms().best()))
        });
        for seat in order {
            let player = &mut self.players[seat.index()];
            let sum = player.laid.sum();
            self.discards.gather(&mut player.laid);
            if let Some(tile) = self.grill.pop() {
                player.stack.push(tile);
                self.last_taker = seat;
                tell(Event::Shared { seat, sum, tile });
            }
        }
    }

    /// Draws cards. When the deck is empty, the discards become the deck; when both are empty, the draw is skipped.
    fn draw(&mut self, seat: Seat, count: u8, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        let mut drawn = 0;
        while drawn < count {
            if self.deck.is_empty() {
                if self.discards.is_empty() {
                    break;
                }
                self.deck.gather(&mut self.discards);
                tell(Event::Reshuffled { cards: self.deck.len() });
            }
            self.players[seat.index()].hand.add(self.deck.draw(seat, chance));
            drawn += 1;
        }
        if drawn > 0 {
            tell(Event::Drew { seat, count: drawn });
        }
    }

    /// Moves on to the next player who is still in, which may be the same one.
    fn turn_passes(&mut self) {
        self.turn = self.turn.next(self.seats());
        while self.players[self.turn.index()].part != RoundStatus::In {
            self.turn = self.turn.next(self.seats());
        }
    }

    /// Another player's top tile that equals the sum of the current player, if that player has laid a worm.
    fn steal(&self) -> Option<(Seat, Tile)> {
        let laid = &self.players[self.turn.index()].laid;
        if laid.worms().is_empty() {
            return None;
        }
        let sum = laid.sum();
        Seat::all(self.seats())
            .filter(|&seat| seat != self.turn)
            .filter_map(|seat| Some((seat, *self.players[seat.index()].stack.last()?)))
            .find(|(_, tile)| u16::from(tile.value()) == sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_eight_seven_six_five_rounds_for_two_to_six_players() {
        assert_eq!([2, 3, 4, 5, 6].map(rounds), [9, 8, 7, 6, 5]);
    }
}
