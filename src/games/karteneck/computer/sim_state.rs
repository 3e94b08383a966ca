//! A compact state of Karteneck, fast enough to simulate hundreds of thousands of turns per second. Cards are counted
//! by kind, and a worm has no plaque until two are compared. `tests` compares it with the real rules.

use arrayvec::ArrayVec;
use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::Seat;
use crate::game::cards::{HENS, HENS_OF_EACH, PLAQUES};
use crate::games::karteneck::cards::Cards;
use crate::games::karteneck::{DEALT, PlayerView, RoundStatus, TILES, View, worms_on};

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

/// One bit per tile: three tiles of value 0 (the lowest bits), and 16 to 42.
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

/// A random number below `below`, all nearly equally likely.
fn lot(random: &mut Xoshiro256PlusPlus, below: u8) -> u8 {
    ((u64::from(random.next_u32()) * u64::from(below)) >> 32) as u8
}

/// Removes a random card. There must be one.
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

/// A move of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    Lay { kind: usize, count: u8 },
    Pass,
    Steal,
}

/// A player's tiles, the last one on top. Copied often, so it is a plain array.
#[derive(Clone, Copy, Debug)]
pub(super) struct SimStack {
    tiles: [u8; TILES],
    height: u8,
}

impl SimStack {
    const EMPTY: SimStack = SimStack { tiles: [0; TILES], height: 0 };

    pub(super) fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.height)]
    }

    pub(super) fn top(&self) -> Option<u8> {
        self.tiles().last().copied()
    }

    pub(super) fn highest(&self) -> Option<u8> {
        self.tiles().iter().max().copied()
    }

    fn push(&mut self, tile: u8) {
        self.tiles[usize::from(self.height)] = tile;
        self.height += 1;
    }

    fn pop(&mut self) -> Option<u8> {
        let top = self.top()?;
        self.height -= 1;
        Some(top)
    }
}

/// The state of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct SimPlayer {
    pub(super) hand: Pile,
    pub(super) laid: Pile,
    /// The best plaque laid, if it is known. Drawn when it is needed.
    plaque: Option<u8>,
    pub(super) stack: SimStack,
    pub(super) worms: u8,
    pub(super) part: RoundStatus,
    hand_size: u8,
}

impl SimPlayer {
    const NEW: SimPlayer = SimPlayer {
        hand: [0; KINDS],
        laid: [0; KINDS],
        plaque: None,
        stack: SimStack::EMPTY,
        worms: 0,
        part: RoundStatus::Failed,
        hand_size: DEALT,
    };

    fn of(player: &PlayerView) -> SimPlayer {
        let mut stack = SimStack::EMPTY;
        player.stack.iter().for_each(|tile| stack.push(tile.value()));
        SimPlayer {
            laid: pile(&player.laid),
            plaque: player.laid.worms().best(),
            stack,
            worms: player.stack.iter().map(|tile| tile.worms()).sum(),
            part: player.part,
            hand_size: player.hand_size,
            ..SimPlayer::NEW
        }
    }

    /// The sum of the cards laid.
    pub(super) fn sum(&self) -> u8 {
        sum(&self.laid)
    }

    pub(super) const fn has_worm(&self) -> bool {
        self.laid[WORM] > 0
    }
}

/// The state of a whole game before a turn.
#[derive(Clone, Debug)]
pub(super) struct SimState {
    all: [SimPlayer; SEATS],
    seats: u8,
    pub(super) deck: Pile,
    discards: Pile,
    /// The tiles in ascending order.
    pub(super) grill: ArrayVec<u8, SEATS>,
    /// One bit per tile that nobody has seen yet; see [`ALL_TILES`].
    pub(super) unseen: u64,
    pub(super) round: u8,
    pub(super) rounds: u8,
    pub(super) turn: usize,
    pub(super) last_taker: usize,
    over: bool,
}

impl SimState {
    /// A new game with these rounds, in which all hands are known.
    pub(super) fn new(seats: usize, rounds: u8, random: &mut Xoshiro256PlusPlus) -> SimState {
        let mut game = SimState {
            all: [SimPlayer::NEW; SEATS],
            seats: seats as u8,
            deck: ALL_CARDS,
            discards: [0; KINDS],
            grill: ArrayVec::new(),
            unseen: ALL_TILES,
            round: 0,
            rounds,
            turn: 0,
            last_taker: lot(random, seats as u8).into(),
            over: false,
        };
        game.deal(random);
        game.next_round(random);
        game
    }

    /// The game as `seat` knows it. The other players have no cards until [`deal`](SimState::deal) gives them some: the
    /// deck holds all cards that `seat` doesn't see.
    pub(super) fn of(view: &View, seat: Seat) -> SimState {
        let mut unseen = ALL_TILES;
        let tiles = view.players.iter().flat_map(|player| &player.stack).chain(&view.grill);
        for value in tiles.map(|tile| tile.value()) {
            // Remove any of the remaining zeros.
            unseen &= !if value == 0 { unseen & 0b111 & (unseen & 0b111).wrapping_neg() } else { 1 << value };
        }
        let mut all = [SimPlayer::NEW; SEATS];
        for (sim_player, player) in all.iter_mut().zip(&view.players) {
            *sim_player = SimPlayer::of(player);
        }
        if let (Some(player), Some(hand)) = (all.get_mut(seat.index()), &view.hand) {
            player.hand = pile(hand);
        }
        let discards = pile(&view.discards);
        let seen = |kind: usize| {
            let of_players = all.iter().map(|player| player.hand[kind] + player.laid[kind]).sum::<u8>();
            of_players + discards[kind]
        };
        let deck = std::array::from_fn(|kind| ALL_CARDS[kind] - seen(kind));
        SimState {
            all,
            seats: view.players.len() as u8,
            deck,
            discards,
            grill: view.grill.iter().map(|tile| tile.value()).collect(),
            unseen,
            round: view.round,
            rounds: view.rounds,
            turn: view.turn.map_or(0, Seat::index),
            // Not used before it is set: every player who is still in takes a tile first.
            last_taker: 0,
            over: view.turn.is_none(),
        }
    }

    /// Deals random cards to every player whose hand isn't known.
    pub(super) fn deal(&mut self, random: &mut Xoshiro256PlusPlus) {
        for player in &mut self.all[..usize::from(self.seats)] {
            for _ in count(&player.hand)..player.hand_size {
                player.hand[draw(&mut self.deck, random)] += 1;
            }
        }
    }

    /// The game as `seat` knows it, like [`of`](SimState::of).
    pub(super) fn known_to(&self, seat: usize) -> SimState {
        let mut game = self.clone();
        for (other, player) in game.all.iter_mut().enumerate() {
            player.hand_size = count(&player.hand);
            if other != seat {
                move_all(&mut player.hand, &mut game.deck);
            }
        }
        game
    }

    pub(super) fn players(&self) -> &[SimPlayer] {
        &self.all[..usize::from(self.seats)]
    }

    #[cfg(test)]
    pub(super) fn deck_size(&self) -> u8 {
        count(&self.deck)
    }

    pub(super) fn to_move(&self) -> &SimPlayer {
        &self.all[self.turn]
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// The player whose top tile can be stolen by passing now.
    pub(super) fn victim(&self) -> Option<usize> {
        let player = self.to_move();
        let sum = player.sum();
        let matches = |other: &usize| *other != self.turn && self.all[*other].stack.top() == Some(sum);
        (0..self.players().len()).find(matches).filter(|_| player.has_worm())
    }

    /// 1 for a single winner, a fraction for those who share the win.
    pub(super) fn share(&self, seat: usize) -> f64 {
        let score = |player: &SimPlayer| (player.worms, player.stack.highest());
        let best = self.players().iter().map(score).max();
        let winners = self.players().iter().filter(|player| Some(score(player)) == best).count();
        if Some(score(&self.all[seat])) == best { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Every different move of the player whose turn it is.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> {
        let player = self.to_move();
        let kinds = (0..KINDS).filter(|&kind| player.laid[kind] == 0);
        let lays = kinds.flat_map(|kind| (1..=player.hand[kind]).map(move |count| Move::Lay { kind, count }));
        lays.chain([Move::Pass]).chain(self.victim().map(|_| Move::Steal))
    }

    pub(super) fn play(&mut self, what: Move, random: &mut Xoshiro256PlusPlus) {
        self.decide(what, random);
        self.go_on(random);
    }

    /// The part of a move that the player decides: all but the cards drawn after it and the tiles of the next round.
    pub(super) fn decide(&mut self, what: Move, random: &mut Xoshiro256PlusPlus) {
        match what {
            Move::Lay { kind, count } => {
                let player = &mut self.all[self.turn];
                player.hand[kind] -= count;
                player.laid[kind] += count;
            }
            Move::Pass => self.pass(None, random),
            Move::Steal => self.pass(self.victim(), random),
        }
    }

    /// The rest of a move: draws cards, and passes the turn or begins the next round.
    pub(super) fn go_on(&mut self, random: &mut Xoshiro256PlusPlus) {
        if self.round_is_over() {
            self.next_round(random);
            return;
        }
        let laid = self.to_move().part == RoundStatus::In;
        self.draw(if laid { 1 } else { 2 }, random);
        self.turn_passes();
    }

    /// Whether the last round is over.
    pub(super) fn is_decided(&self) -> bool {
        self.over || self.round == self.rounds && self.round_is_over()
    }

    /// Whether everybody has passed and the tiles are shared out.
    pub(super) fn round_is_over(&self) -> bool {
        self.players().iter().all(|player| player.part != RoundStatus::In)
    }

    fn pass(&mut self, victim: Option<usize>, random: &mut Xoshiro256PlusPlus) {
        if self.to_move().has_worm() {
            self.all[self.turn].part = RoundStatus::Succeeded;
            if let Some(tile) = victim.and_then(|victim| self.give_up(victim)) {
                self.take(self.turn, tile);
            }
        } else {
            self.all[self.turn].part = RoundStatus::Failed;
            move_all(&mut self.all[self.turn].laid, &mut self.discards);
            let tile = self.grill.remove(0);
            self.take(self.turn, tile);
            self.last_taker = self.turn;
        }
        if self.round_is_over() {
            self.share_out(random);
        }
    }

    fn give_up(&mut self, victim: usize) -> Option<u8> {
        let player = &mut self.all[victim];
        let tile = player.stack.pop()?;
        player.worms -= worms_on(tile);
        Some(tile)
    }

    fn take(&mut self, seat: usize, tile: u8) {
        let player = &mut self.all[seat];
        player.stack.push(tile);
        player.worms += worms_on(tile);
    }

    fn share_out(&mut self, random: &mut Xoshiro256PlusPlus) {
        let mut order: ArrayVec<(u8, u8, usize), SEATS> = ArrayVec::new();
        for (seat, player) in self.all[..usize::from(self.seats)].iter_mut().enumerate() {
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
        for player in &mut self.all[..usize::from(self.seats)] {
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
                self.all[self.turn].hand[draw(&mut self.deck, random)] += 1;
            }
        }
    }

    fn turn_passes(&mut self) {
        loop {
            self.turn = (self.turn + 1) % usize::from(self.seats);
            if self.all[self.turn].part == RoundStatus::In {
                return;
            }
        }
    }
}
