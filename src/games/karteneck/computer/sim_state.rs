//! A game of Karteneck drawn with a few strokes, so that hundreds of thousands of turns a second can be imagined:
//! cards are counts by kind, and a worm has no plaque until two are compared. `tests` hold it against the real rules.

use arrayvec::ArrayVec;
use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::Seat;
use crate::game::cards::{HENS, HENS_OF_EACH, PLAQUES};
use crate::games::karteneck::cards::Cards;
use crate::games::karteneck::{RoundStatus, View, worms_on};

/// The most players.
pub(super) const SEATS: usize = 6;

/// Hens 1 to 5, then worms.
pub(super) const KINDS: usize = 6;
pub(super) const WORM: usize = 5;
pub(super) const VALUES: [u8; KINDS] = [1, 2, 3, 4, 5, 5];

/// Cards, counted by kind.
pub(super) type Pile = [u8; KINDS];

const ALL_CARDS: Pile =
    [HENS_OF_EACH, HENS_OF_EACH, HENS_OF_EACH, HENS_OF_EACH, HENS_OF_EACH, *PLAQUES.end()];

/// Three of value 0 (the lowest bits), and 16 to 42.
const ALL_TILES: u64 = 0b111 | ((1 << 43) - (1 << 16));

pub(super) fn count(pile: &Pile) -> u8 {
    pile.iter().sum()
}

pub(super) fn sum(pile: &Pile) -> u8 {
    pile.iter().zip(VALUES).map(|(count, value)| count * value).sum()
}

fn pile(cards: &Cards) -> Pile {
    let mut pile = [0; KINDS];
    for value in HENS {
        pile[usize::from(value - 1)] = cards.hens(value);
    }
    pile[WORM] = cards.worms().len();
    pile
}

fn move_all(from: &mut Pile, to: &mut Pile) {
    for (from, to) in from.iter_mut().zip(to) {
        *to += std::mem::take(from);
    }
}

/// A number below `below`, all nearly equally likely.
fn lot(random: &mut Xoshiro256PlusPlus, below: u8) -> u8 {
    ((u64::from(random.next_u32()) * u64::from(below)) >> 32) as u8
}

/// Takes one card out. Whoever asks knows that there is one.
fn draw(pile: &mut Pile, random: &mut Xoshiro256PlusPlus) -> usize {
    let mut lot = lot(random, count(pile));
    let mut kind = 0;
    while lot >= pile[kind] {
        lot -= pile[kind];
        kind += 1;
    }
    pile[kind] -= 1;
    kind
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    Lay { kind: usize, count: u8 },
    Pass,
    Steal,
}

/// One player's part.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) hand: Pile,
    pub(super) laid: Pile,
    /// The best plaque laid, as far as it is known; drawn when it is needed.
    plaque: Option<u8>,
    pub(super) stack: ArrayVec<u8, 30>,
    pub(super) worms: u8,
    pub(super) part: RoundStatus,
    hand_size: u8,
}

impl Player {
    /// The sum laid.
    pub(super) fn sum(&self) -> u8 {
        sum(&self.laid)
    }

    pub(super) const fn has_worm(&self) -> bool {
        self.laid[WORM] > 0
    }
}

/// A whole game before somebody's turn.
#[derive(Clone, Debug)]
pub(super) struct SimState {
    players: ArrayVec<Player, SEATS>,
    deck: Pile,
    discards: Pile,
    /// From the lowest to the highest.
    pub(super) grill: ArrayVec<u8, SEATS>,
    unseen: u64,
    pub(super) round: u8,
    pub(super) rounds: u8,
    pub(super) turn: usize,
    last_taker: usize,
    over: bool,
}

impl SimState {
    /// What `seat` knows. The others have no cards before they are [dealt](SimState::deal) some: all cards that `seat`
    /// doesn't see are in the deck.
    pub(super) fn of(view: &View, seat: Seat) -> SimState {
        let mut unseen = ALL_TILES;
        let tiles = view.players.iter().flat_map(|player| &player.stack).chain(&view.grill);
        for value in tiles.map(|tile| tile.value()) {
            // One of the zeros, whichever is left.
            unseen &= !if value == 0 { unseen & 0b111 & (unseen & 0b111).wrapping_neg() } else { 1 << value };
        }
        let mut players: ArrayVec<Player, SEATS> = view
            .players
            .iter()
            .map(|player| Player {
                hand: [0; KINDS],
                laid: pile(&player.laid),
                plaque: player.laid.worms().best(),
                stack: player.stack.iter().map(|tile| tile.value()).collect(),
                worms: player.stack.iter().map(|tile| tile.worms()).sum(),
                part: player.part,
                hand_size: player.hand_size,
            })
            .collect();
        if let (Some(player), Some(hand)) = (players.get_mut(seat.index()), &view.hand) {
            player.hand = pile(hand);
        }
        let discards = pile(&view.discards);
        let seen = |kind: usize| {
            let of_players = players.iter().map(|player| player.hand[kind] + player.laid[kind]).sum::<u8>();
            of_players + discards[kind]
        };
        let deck = std::array::from_fn(|kind| ALL_CARDS[kind] - seen(kind));
        SimState {
            players,
            deck,
            discards,
            grill: view.grill.iter().map(|tile| tile.value()).collect(),
            unseen,
            round: view.round,
            rounds: view.rounds,
            turn: view.turn.map_or(0, Seat::index),
            // Whoever is still in takes a tile before this is asked for.
            last_taker: 0,
            over: view.turn.is_none(),
        }
    }

    /// Gives everybody whose hand isn't known one that may be theirs.
    pub(super) fn deal(&mut self, random: &mut Xoshiro256PlusPlus) {
        for player in &mut self.players {
            for _ in count(&player.hand)..player.hand_size {
                player.hand[draw(&mut self.deck, random)] += 1;
            }
        }
    }

    pub(super) fn players(&self) -> &[Player] {
        &self.players
    }

    #[cfg(test)]
    pub(super) fn deck_size(&self) -> u8 {
        count(&self.deck)
    }

    pub(super) fn to_move(&self) -> &Player {
        &self.players[self.turn]
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Whose top tile the player whose turn it is could steal by passing.
    pub(super) fn victim(&self) -> Option<usize> {
        let player = self.to_move();
        let sum = player.sum();
        let matches = |other: &usize| *other != self.turn && self.players[*other].stack.last() == Some(&sum);
        (0..self.players.len()).find(matches).filter(|_| player.has_worm())
    }

    /// 1 for the only winner, a part of it for those who share the win.
    pub(super) fn share(&self, seat: usize) -> f64 {
        let score = |player: &Player| (player.worms, player.stack.iter().max().copied());
        let best = self.players.iter().map(score).max();
        let winners = self.players.iter().filter(|player| Some(score(player)) == best).count();
        if Some(score(&self.players[seat])) == best { 1.0 / winners as f64 } else { 0.0 }
    }

    pub(super) fn play(&mut self, what: Move, random: &mut Xoshiro256PlusPlus) {
        match what {
            Move::Lay { kind, count } => {
                let player = &mut self.players[self.turn];
                player.hand[kind] -= count;
                player.laid[kind] += count;
                self.draw(1, random);
                self.turn_passes();
            }
            Move::Pass => self.pass(None, random),
            Move::Steal => self.pass(self.victim(), random),
        }
    }

    fn pass(&mut self, victim: Option<usize>, random: &mut Xoshiro256PlusPlus) {
        if self.to_move().has_worm() {
            self.players[self.turn].part = RoundStatus::Succeeded;
            if let Some(tile) = victim.and_then(|victim| self.give_up(victim)) {
                self.take(self.turn, tile);
            }
        } else {
            self.players[self.turn].part = RoundStatus::Failed;
            move_all(&mut self.players[self.turn].laid, &mut self.discards);
            let tile = self.grill.remove(0);
            self.take(self.turn, tile);
            self.last_taker = self.turn;
        }
        if self.players.iter().any(|player| player.part == RoundStatus::In) {
            self.draw(2, random);
            self.turn_passes();
        } else {
            self.share_out(random);
            self.next_round(random);
        }
    }

    fn give_up(&mut self, victim: usize) -> Option<u8> {
        let player = &mut self.players[victim];
        let tile = player.stack.pop()?;
        player.worms -= worms_on(tile);
        Some(tile)
    }

    fn take(&mut self, seat: usize, tile: u8) {
        let player = &mut self.players[seat];
        player.stack.push(tile);
        player.worms += worms_on(tile);
    }

    fn share_out(&mut self, random: &mut Xoshiro256PlusPlus) {
        let mut order: ArrayVec<(u8, u8, usize), SEATS> = ArrayVec::new();
        for (seat, player) in self.players.iter_mut().enumerate() {
            if player.part == RoundStatus::Succeeded {
                let plaque = player.plaque.unwrap_or_else(|| 1 + lot(random, *PLAQUES.end()));
                order.push((player.sum(), plaque, seat));
            }
            player.plaque = None;
            move_all(&mut player.laid, &mut self.discards);
        }
        order.sort_unstable();
        while let Some((_, _, seat)) = order.pop() {
            if let Some(tile) = self.grill.pop() {
                self.take(seat, tile);
                self.last_taker = seat;
            }
        }
    }

    fn next_round(&mut self, random: &mut Xoshiro256PlusPlus) {
        if self.round == self.rounds {
            self.over = true;
            return;
        }
        self.round += 1;
        self.turn = self.last_taker;
        self.grill.clear();
        for player in &mut self.players {
            player.part = RoundStatus::In;
            let mut lot = lot(random, self.unseen.count_ones() as u8);
            let mut left = self.unseen;
            while lot > 0 {
                left &= left - 1;
                lot -= 1;
            }
            let bit = left.trailing_zeros();
            self.unseen &= !(1 << bit);
            self.grill.push(if bit < 16 { 0 } else { bit as u8 });
        }
        self.grill.sort_unstable();
    }

    fn draw(&mut self, cards: u8, random: &mut Xoshiro256PlusPlus) {
        for _ in 0..cards {
            if count(&self.deck) == 0 {
                move_all(&mut self.discards, &mut self.deck);
            }
            if count(&self.deck) > 0 {
                self.players[self.turn].hand[draw(&mut self.deck, random)] += 1;
            }
        }
    }

    fn turn_passes(&mut self) {
        loop {
            self.turn = (self.turn + 1) % self.players.len();
            if self.players[self.turn].part == RoundStatus::In {
                return;
            }
        }
    }
}
