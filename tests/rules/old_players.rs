//! The players of the first version are marks to measure others against, so they must go on playing as they did. The file
//! `tests/golden/0.1.0/old-players.txt` has a fingerprint of what they decided in some games; it is never changed.

use std::path::Path;

use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::{Seat, Viewer};
use stammtisch::games::{AnyGame, GameKind, Setup};

/// The names of the players, who change seats from game to game.
const PLAYERS: [&str; 2] = ["old-steady", "old-hard"];

#[test]
fn the_first_players_play_as_they_did() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/old-players.txt");
    let now: Vec<String> =
        GameKind::ALL.into_iter().filter(|&kind| has_old_players(kind)).flat_map(lines).collect();
    let golden = std::fs::read_to_string(file).unwrap();
    assert_eq!(golden.lines().collect::<Vec<_>>(), now);
}

fn has_old_players(kind: GameKind) -> bool {
    PLAYERS.iter().all(|name| kind.baselines().contains(name))
}

/// A line for each way to set a game up and each player who begins.
fn lines(kind: GameKind) -> Vec<String> {
    let setups = Setup::all(kind).flat_map(|setup| [0, 1].map(|first| (setup, first)));
    let line = |(setup, first): (Setup, usize)| {
        let variant = setup.variant().map(|variant| format!(" {variant}")).unwrap_or_default();
        let print = fingerprint(&setup, first);
        format!("{kind}{variant}, {} players, {} first: {print:016x}", setup.seats(), PLAYERS[first])
    };
    setups.map(line).collect()
}

/// Plays one game and sums up every decision in it (FNV-1a).
fn fingerprint(setup: &Setup, first: usize) -> u64 {
    let mut stream = Stream::new(&Seed::chosen([21; 32]), &GameId::numbered(first as u64), &SeedWords::new());
    let mut game = AnyGame::new(setup, &mut stream, &mut |_| {});
    let player = |seat: Seat| {
        let name = PLAYERS[(seat.index() + first) % PLAYERS.len()];
        setup.game().baseline(name, seat.index() as u64).unwrap()
    };
    let mut players: Vec<_> = Seat::all(setup.seats()).map(player).collect();
    let mut print: u64 = 0xcbf2_9ce4_8422_2325;
    while let Some(&seat) = game.acting().first() {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let action = players[seat.index()].choose(seat, &view, &legal);
        for byte in format!("{action};").bytes() {
            print = (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        game.play(seat, action, &mut stream, &mut |_| {}).unwrap();
    }
    print
}
