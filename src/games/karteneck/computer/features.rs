//! What the value net of Karteneck sees: what a player knows after a move of their own, before cards are drawn, or
//! between two rounds. The cards in the others' hands are not among it, only their number.

use arrayvec::ArrayVec;

use super::sim_state::{self, KINDS, Pile, SimPlayer, SimState, VALUES, WORM, count};
use crate::computer::net::Inputs;
use crate::games::karteneck::{RoundStatus, worms_on};

/// Scales for inputs that are numbers: about the largest values.
const TILE: f32 = 42.0;
const WORMS: f32 = 6.0;
const SUM: f32 = 40.0;

/// The most worms on a tile, plus one for none.
const WORM_COUNTS: usize = 7;
/// Marks for a number of cards of a kind in hand: at least one, at least two …
const OF_A_KIND: usize = 5;
/// Marks for a number of cards in hand.
const HAND: usize = 12;
/// Marks for a sum: at least 3, at least 6 …
const SUMS: usize = 15;
const SUM_STEP: usize = 3;
/// Leads beyond this many worms are treated as equal.
const LEAD: i32 = 10;
/// Differences between two sums, in classes.
const DIFFERENCES: usize = 11;
/// How far a rival is from the sum that steals the player's top tile, in classes of five.
const THREATS: usize = 3;
/// The most rounds of a game.
const ROUNDS: usize = 9;

// Where the inputs of the player's own hand and of the game begin.
const OWN_CARDS: usize = 0;
const REACH: usize = OWN_CARDS + KINDS * OF_A_KIND;
const NO_WORM: usize = REACH + SUMS;
const ROUND: usize = NO_WORM + 1;
const POOL: usize = ROUND + ROUNDS;
const DECK: usize = POOL + KINDS;
const TILES: usize = DECK + 1;
const SEATS: usize = TILES + 3;
/// For each seat: whether it begins the next round, a place on the grill, and a rank by the sums laid.
const BY_SEAT: usize = 1 + WORM_COUNTS + 1 + 1;

// The inputs of a player, from the first of that player.
const PART: usize = 0;
const HAS_WORM: usize = PART + 3;
const LAID: usize = HAS_WORM + 1;
const LAID_SUM: usize = LAID + KINDS;
const HAND_SIZE: usize = LAID_SUM + SUMS + 1;
const STACK_WORMS: usize = HAND_SIZE + HAND;
const TOP: usize = STACK_WORMS + 1;
const PROVISIONAL: usize = TOP + WORM_COUNTS + 2;
const PUBLIC: usize = PROVISIONAL + 1;

// The inputs that compare another player with the player, after that player's public ones.
const AHEAD: usize = PUBLIC;
const BREAKS_TIES: usize = AHEAD + 2 * LEAD as usize + 1;
const DIFFERENCE: usize = BREAKS_TIES + 1;
const STEAL_NOW: usize = DIFFERENCE + DIFFERENCES;
const STEAL_LATER: usize = STEAL_NOW + 1;
const LOSE_NOW: usize = STEAL_LATER + 1;
const THREAT: usize = LOSE_NOW + 1;
const RIVAL: usize = THREAT + THREATS;

/// The number of inputs for this many players.
pub(super) const fn inputs(seats: usize) -> usize {
    SEATS + seats * BY_SEAT + PUBLIC + (seats - 1) * RIVAL
}

/// Fills in what `seat` knows, after a move was [decided](SimState::decide).
pub(super) fn fill(game: &SimState, seat: usize, inputs: &mut Inputs) {
    inputs.clear();
    let seats = game.players().len();
    let between = game.round_is_over();
    let own = &game.players()[seat];
    let reach = reach(own);
    hand(own, reach, inputs);
    pool(game, seat, inputs);
    let provisional = provisional(game);
    let by_seat = |index: usize| SEATS + index * BY_SEAT;
    if between {
        inputs.mark(by_seat((game.last_taker + seats - seat) % seats));
    } else {
        for (index, &tile) in game.grill.iter().rev().enumerate() {
            inputs.mark(by_seat(index) + 1 + usize::from(worms_on(tile)));
            inputs.set(by_seat(index) + 1 + WORM_COUNTS, f32::from(tile) / TILE);
        }
        if own.has_worm() {
            let above = game.players().iter().filter(|other| other.has_worm() && other.sum() > own.sum());
            inputs.mark(by_seat(above.count()) + BY_SEAT - 1);
        }
    }
    let first = by_seat(seats);
    public(own, between, provisional[seat], first, inputs);
    for offset in 1..seats {
        let place = (seat + offset) % seats;
        let (rival, start) = (&game.players()[place], first + PUBLIC + (offset - 1) * RIVAL);
        public(rival, between, provisional[place], start, inputs);
        compare(own, rival, between, reach, start, inputs);
    }
}

/// The player's own cards, and what sums they can reach.
fn hand(own: &SimPlayer, reach: u64, inputs: &mut Inputs) {
    for (kind, &cards) in own.hand.iter().enumerate() {
        let levels = usize::from(cards).min(OF_A_KIND);
        for level in 0..levels {
            inputs.mark(OWN_CARDS + kind * OF_A_KIND + level);
        }
    }
    match reach.checked_ilog2() {
        Some(most) => (0..(most as usize / SUM_STEP).min(SUMS)).for_each(|level| inputs.mark(REACH + level)),
        None => inputs.mark(NO_WORM),
    }
}

/// One bit for each sum that the player can pass with, from the cards laid and those in hand that can still be laid.
fn reach(player: &SimPlayer) -> u64 {
    let (mut sums, mut worm) = (1_u64 << player.sum().min(63), player.has_worm());
    for kind in (0..KINDS).filter(|&kind| player.laid[kind] == 0 && player.hand[kind] > 0) {
        let step = u32::from(VALUES[kind]);
        let mut more = sums;
        let mut with = 0;
        for _ in 0..player.hand[kind].min(12) {
            more <<= step;
            with |= more;
        }
        if kind == WORM {
            worm = true;
            sums = with;
        } else {
            sums |= with;
        }
    }
    if worm { sums } else { 0 }
}

/// The game: rounds to come, the kinds of cards that the player hasn't seen, and the tiles to come.
fn pool(game: &SimState, seat: usize, inputs: &mut Inputs) {
    inputs.mark(ROUND + usize::from(game.rounds - game.round));
    let others = game.players().iter().enumerate().filter(|(other, _)| *other != seat);
    let mut unseen: Pile = game.deck;
    for (_, player) in others {
        for (sum, cards) in unseen.iter_mut().zip(player.hand) {
            *sum += cards;
        }
    }
    let all = f32::from(count(&unseen).max(1));
    for (kind, &cards) in unseen.iter().enumerate() {
        inputs.set(POOL + kind, 4.0 * f32::from(cards) / all - 0.6);
    }
    inputs.set(DECK, f32::from(count(&game.deck)) / 100.0);
    let (worms, rich, zeros) = tiles(game.unseen);
    let all = game.unseen.count_ones().max(1) as f32;
    inputs.set(TILES, worms / all - 2.5);
    inputs.set(TILES + 1, 2.0 * rich / all - 0.8);
    inputs.set(TILES + 2, zeros / 3.0);
}

/// The worms on these tiles, the number of those with at least four, and of those with none.
fn tiles(mut unseen: u64) -> (f32, f32, f32) {
    let (mut worms, mut rich, mut zeros) = (0, 0, 0);
    while unseen != 0 {
        let bit = unseen.trailing_zeros() as u8;
        unseen &= unseen - 1;
        let on_it = if bit < 16 { 0 } else { worms_on(bit) };
        worms += on_it;
        rich += u8::from(on_it >= 4);
        zeros += u8::from(on_it == 0);
    }
    (f32::from(worms), f32::from(rich), f32::from(zeros))
}

/// What everybody sees of a player.
fn public(player: &SimPlayer, between: bool, provisional: u8, start: usize, inputs: &mut Inputs) {
    if !between {
        inputs.mark(start + PART + player.part as usize);
        inputs.mark_if(player.has_worm(), start + HAS_WORM);
        for kind in (0..KINDS).filter(|&kind| player.laid[kind] > 0) {
            inputs.mark(start + LAID + kind);
        }
        let sum = player.sum();
        for level in 0..(usize::from(sum) / SUM_STEP).min(SUMS) {
            inputs.mark(start + LAID_SUM + level);
        }
        inputs.set(start + LAID_SUM + SUMS, f32::from(sum) / SUM);
        inputs.set(start + PROVISIONAL, f32::from(provisional) / WORMS);
    }
    for level in 0..usize::from(count(&player.hand)).min(HAND) {
        inputs.mark(start + HAND_SIZE + level);
    }
    inputs.set(start + STACK_WORMS, f32::from(player.worms) / 10.0);
    match player.stack.top() {
        Some(top) => {
            inputs.mark(start + TOP + usize::from(worms_on(top)));
            inputs.set(start + TOP + WORM_COUNTS, f32::from(top) / TILE);
        }
        None => inputs.mark(start + TOP + WORM_COUNTS + 1),
    }
}

/// The lead over another player, in worms and in this round, and who can steal from whom.
fn compare(own: &SimPlayer, rival: &SimPlayer, between: bool, reach: u64, start: usize, inputs: &mut Inputs) {
    let lead = (i32::from(own.worms) - i32::from(rival.worms)).clamp(-LEAD, LEAD) + LEAD;
    inputs.mark(start + AHEAD + lead as usize);
    inputs.mark_if(own.stack.highest() > rival.stack.highest(), start + BREAKS_TIES);
    if between {
        return;
    }
    if own.part != RoundStatus::Failed && rival.part != RoundStatus::Failed {
        let lead = i32::from(own.sum()) - i32::from(rival.sum());
        inputs.mark(start + DIFFERENCE + class(lead));
    }
    if let (Some(top), RoundStatus::In) = (rival.stack.top(), own.part) {
        inputs.mark_if(own.has_worm() && own.sum() == top, start + STEAL_NOW);
        inputs.mark_if(reach >> top & 1 == 1 && top > 0, start + STEAL_LATER);
    }
    if let (Some(top), RoundStatus::In) = (own.stack.top(), rival.part) {
        let missing = i32::from(top) - i32::from(rival.sum());
        inputs.mark_if(missing == 0 && rival.has_worm(), start + LOSE_NOW);
        if (1..=5 * THREATS as i32).contains(&missing) {
            inputs.mark(start + THREAT + (missing as usize - 1) / 5);
        }
    }
}

/// The class of a difference: single points near zero, more further off.
fn class(lead: i32) -> usize {
    let size = match lead.abs() {
        0 => 0,
        1 => 1,
        2..=3 => 2,
        4..=6 => 3,
        7..=11 => 4,
        _ => 5,
    };
    if lead < 0 { 5 - size } else { 5 + size }
}

/// The worms that each player would take if everybody passed now. Those who are in without a worm would fail.
pub(super) fn provisional(game: &SimState) -> [u8; sim_state::SEATS] {
    let mut worms = [0; sim_state::SEATS];
    let mut order: ArrayVec<(u8, usize), { sim_state::SEATS }> = ArrayVec::new();
    for (seat, player) in game.players().iter().enumerate() {
        if player.part != RoundStatus::Failed {
            order.push((if player.has_worm() { player.sum() } else { 0 }, seat));
        }
    }
    order.sort_unstable();
    for ((_, seat), &tile) in order.iter().rev().zip(game.grill.iter().rev()) {
        worms[*seat] = worms_on(tile);
    }
    worms
}
