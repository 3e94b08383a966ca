//! What a version leaves behind for later ones: tables in every state, and journals of all games.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{Seed, SeedWords};
use stammtisch::game::computer::Level;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::{AnyGame, GameKind, Setup, Variant};
use stammtisch::journal::Journal;
use stammtisch::store::Place;
use stammtisch::table::{
    ComputerPace, ComputerSeats, Moment, Pace, Person, TableCommand, TableSeed, Terms, UserId,
};
use stammtisch::tables::{Clock, TableRequest, Tables, TablesError};

use support::game_state::GUILD;

/// The names of the journals: of every game and every variant, finished and under way.
pub(crate) fn names() -> Vec<String> {
    let of_game = |game: GameKind| {
        let variants = Variant::of(game).map(move |variant| format!("{game}-{variant}"));
        std::iter::once(game.to_string()).chain(variants)
    };
    let finished = GameKind::ALL.into_iter().flat_map(of_game);
    finished.flat_map(|name| [name.clone(), format!("{name}-under-way")]).collect()
}

/// How many entries a game under way has.
const UNDER_WAY: usize = 20;

/// A second passes whenever somebody looks.
pub(crate) fn clock() -> Clock {
    let now = AtomicI64::new(1_790_000_000_000);
    Arc::new(move || Moment(now.fetch_add(1000, Ordering::Relaxed)))
}

pub(crate) fn journals() -> Vec<(String, Journal)> {
    names().into_iter().zip(1..).map(|(name, number)| (name.clone(), journal(&name, number))).collect()
}

fn variant(quick: bool) -> Option<Variant> {
    quick.then(|| "quick".parse().unwrap())
}

fn journal(name: &str, number: u64) -> Journal {
    let setup = Setup::new(name.split('-').next().unwrap().parse().unwrap(), 3).unwrap();
    let setup = setup.in_variant(variant(name.contains("quick"))).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(number);
    let seed = Seed::chosen(random.random());
    let words = SeedWords::from([(Seat::new(1), "abracadabra".parse().unwrap())]);
    let (mut journal, mut live) = Journal::begin(setup, name.parse().unwrap(), &seed, words, &mut |_| {});
    let is_whole = !name.ends_with("under-way");
    while live.game().outcome().is_none() && (is_whole || journal.entries.len() < UNDER_WAY) {
        let seat = live.game().acting()[0];
        let action = choose(live.game(), seat, &mut random);
        journal.entries.push(live.play(seat, action, &mut |_| {}).unwrap());
    }
    if is_whole {
        journal.close(seed, &live);
    }
    journal
}

/// As somebody would who knows the game a little, so that games don't go on for ever.
fn choose(game: &AnyGame, seat: Seat, random: &mut ChaCha8Rng) -> Action {
    let mut player = game.kind().player(Level::Steady, random.random());
    player.choose(seat, &game.view(Viewer::Seat(seat)), &game.legal(seat))
}

/// People at many tables.
pub(crate) struct Evening {
    tables: Tables,
    interactions: AtomicU64,
    random: std::sync::Mutex<ChaCha8Rng>,
}

impl Evening {
    pub(crate) fn new(tables: Tables) -> Evening {
        Evening { tables, interactions: AtomicU64::new(1000), random: ChaCha8Rng::seed_from_u64(9).into() }
    }

    /// One that goes on where another was left: what people do is new.
    pub(crate) fn going_on(tables: Tables) -> Evening {
        Evening { interactions: AtomicU64::new(1 << 40), ..Evening::new(tables) }
    }

    /// Leaves tables in every state, and answers their ids.
    pub(crate) async fn plays(&self) -> Vec<String> {
        let store = self.tables.store();
        store.catch_up(self.tables.now().0).await.unwrap();
        let mut ids = Vec::new();
        for (channel, (game, quick)) in (1..).zip(self::games()) {
            // One was played to its end, and the next is under way; Qwixx is played to its end with computers below.
            if !quick && game != GameKind::Qwixx {
                ids.push(self.begins(channel, game, quick, 2).await);
                self.moves(channel, usize::MAX).await;
            }
            ids.push(self.begins(channel, game, quick, 2).await);
            self.moves(channel, UNDER_WAY).await;
        }
        ids.push(self.begins(11, GameKind::Heckmeck, false, 3).await);
        self.moves(11, 4).await;
        self.asks(11, 112, TableCommand::Leave).await.unwrap();
        self.moves(11, 3).await;
        self.asks(11, 113, TableCommand::Vote).await.unwrap();
        ids.push(self.begins(12, GameKind::Barbecue, false, 2).await);
        self.asks(12, 121, TableCommand::End).await.unwrap();
        ids.push(self.opens(13, GameKind::Karteneck, false, None).await);
        self.asks(13, 132, TableCommand::Join).await.unwrap();
        self.asks(13, 132, TableCommand::Say("simsalabim".parse().unwrap())).await.unwrap();
        self.asks(13, 131, TableCommand::Seat(Level::Hard)).await.unwrap();
        let company = ComputerSeats { count: 2, level: Level::Easy };
        ids.push(self.opens(14, GameKind::Qwixx, false, Some(company)).await);
        self.asks(14, 141, TableCommand::Start).await.unwrap();
        self.moves(14, usize::MAX).await;
        // They would only take room.
        store.forget_interactions(i64::MAX).await.unwrap();
        store.set_setting("guild:7", "language", "de").await.unwrap();
        store.set_setting("user:11", "language", "ru").await.unwrap();
        ids
    }

    /// Everybody plays on for a while, and goes home.
    pub(crate) async fn goes_on(&self) {
        for channel in 1..=14 {
            let Ok(open_table) = self.tables.look(&self.request(channel, host(channel))).await else {
                continue;
            };
            let host = open_table.table.host().0;
            drop(open_table);
            self.moves(channel, UNDER_WAY).await;
            // Unless it has ended by itself.
            let ended = self.asks(channel, host, TableCommand::End).await;
            assert!(matches!(ended, Ok(()) | Err(TablesError::NoTable)), "{ended:?}");
        }
    }

    async fn opens(
        &self,
        channel: u64,
        game: GameKind,
        quick: bool,
        company: Option<ComputerSeats>,
    ) -> String {
        let terms = Terms { variant: variant(quick), company, ..Terms::new(game, Pace::None) };
        let committed = self
            .tables
            .open(
                &self.request(channel, host(channel)),
                Place::Channel(channel),
                terms,
                TableSeed::draw().unwrap(),
            )
            .await
            .unwrap_or_else(|_| panic!("{channel}"));
        committed.open_table.table.id().to_string()
    }

    async fn begins(&self, channel: u64, game: GameKind, quick: bool, people: u64) -> String {
        let id = self.opens(channel, game, quick, None).await;
        for user in host(channel) + 1..host(channel) + people {
            self.asks(channel, user, TableCommand::Join).await.unwrap();
        }
        self.asks(channel, host(channel), TableCommand::Start).await.unwrap();
        id
    }

    /// So many moves, by whoever's turn it is; fewer if the game ends before.
    async fn moves(&self, channel: u64, most: usize) {
        for _ in 0..most {
            let Ok(open_table) = self.tables.look(&self.request(channel, host(channel))).await else {
                return;
            };
            let Some(game) = open_table.table.game() else { return };
            if open_table.table.awaits_computers() {
                let id = open_table.table.id().clone();
                drop(open_table);
                self.tables.may_think(&id);
                drop(self.tables.computers_move(&id, ComputerPace::AtOnce).await);
                continue;
            }
            let seats = game.acting();
            let user =
                |seat: &Seat| open_table.table.participants()[seat.index()].user().map(|user| (*seat, user));
            let (seat, user) = seats.iter().find_map(user).unwrap();
            let action = choose(game, seat, &mut self.random.lock().unwrap());
            drop(open_table);
            self.asks(channel, user.0, TableCommand::Act(action, None)).await.unwrap();
        }
    }

    async fn asks(&self, channel: u64, user: u64, ask: TableCommand) -> Result<(), TablesError> {
        self.tables.execute(&self.request(channel, user), ask).await.map(drop)
    }

    fn request(&self, channel: u64, user: u64) -> TableRequest {
        let names = ["Anna", "Ben", "Чарли"];
        let name = names[(user % 10 - 1) as usize].to_owned();
        let interaction = self.interactions.fetch_add(1, Ordering::Relaxed);
        let person = Person { user: UserId(user), name, moderates: false };
        TableRequest { interaction, guild: Some(GUILD), channel, table: None, is_external: false, person }
    }
}

/// Everywhere another one: nobody may host many tables.
const fn host(channel: u64) -> u64 {
    channel * 10 + 1
}

fn games() -> impl Iterator<Item = (GameKind, bool)> {
    GameKind::ALL.into_iter().map(|game| (game, false)).chain([(GameKind::Heckmeck, true)])
}
