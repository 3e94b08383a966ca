//! What is owed is delivered: the program dies, or is told to stop, between a commit and its message. After the next start
//! the channel shows it, and nobody has to press anything.

use std::time::Duration;

use discord_playground::{Channel, Fault, Message, Person};
use stammtisch::store::{Store, Stored};
use support::{TestProcess, lobby, until};

/// Two people at a table of Pig without a clock.
struct Scene {
    program: TestProcess,
    channel: Channel,
    anna: Person,
    ben: Person,
    lobby: Message,
}

impl Scene {
    async fn new(settings: &[(&str, &str)]) -> Scene {
        let program = TestProcess::open(settings).await;
        let channel = program.guild.channel("games");
        let [anna, ben] = ["Anna", "Ben"].map(|name| program.guild.person(name));
        anna.types(&channel, "/play pig pace:none thread:false").await.unwrap();
        let lobby = lobby(&anna, &channel).await;
        ben.clicks(&lobby, "Join").await.unwrap();
        Scene { program, channel, anna, ben, lobby }
    }

    /// A scene in which the game has begun.
    async fn begun(settings: &[(&str, &str)]) -> Scene {
        let scene = Scene::new(settings).await;
        scene.anna.clicks(&scene.lobby, "Start").await.unwrap();
        until("the game begins", || !scene.with("Roll").is_empty()).await;
        scene
    }

    /// The messages that have a live button of this kind.
    fn with(&self, label: &str) -> Vec<Message> {
        let seen = self.anna.sees(&self.channel).into_iter().filter(|message| !message.is_ephemeral());
        seen.filter(|message| message.live_buttons().iter().any(|button| button.starts_with(label))).collect()
    }

    fn on_turn(&self) -> Person {
        let board = self.with("Roll").pop().unwrap();
        [&self.anna, &self.ben].into_iter().find(|it| board.content.contains(&it.mention())).unwrap().clone()
    }

    /// From now on Discord takes no message.
    fn is_mute(&self) {
        for method in ["POST", "PATCH"] {
            self.program.discord.fails(method, "", Fault::Status(503), 10_000);
        }
    }

    async fn stored(&self) -> Stored {
        let store = Store::open(&self.program.database()).await.unwrap();
        let stored = store.last_table(self.channel.id().get()).await.unwrap().unwrap();
        store.close().await;
        stored
    }

    /// Somebody does something that nobody answers. It is stored.
    async fn does(&self, what: impl Future<Output = ()> + Send + 'static) {
        let before = self.stored().await.steps.len();
        let doing = tokio::spawn(what);
        let mut patience = 500;
        while self.stored().await.steps.len() == before {
            assert!(patience > 0, "it is never stored");
            patience -= 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        doing.abort();
    }

    /// A scene in which the program was killed after it had posted a board and before it had stored that. It is back, and
    /// has posted another one. Returns the stray.
    async fn with_two_boards(settings: &[(&str, &str)]) -> (Scene, Message) {
        let mut scene = Scene::new(settings).await;
        // What is posted is there, but nobody hears of it; and nothing can be edited instead.
        scene.program.discord.fails("POST", "", Fault::Lost, 100);
        scene.program.discord.fails("PATCH", "", Fault::Status(503), 100);
        let (anna, lobby) = (scene.anna.clone(), scene.lobby.clone());
        let starting = tokio::spawn(async move { drop(anna.clicks(&lobby, "Start").await) });
        until("the board is there", || !scene.with("Roll").is_empty()).await;
        scene.program.kill().await;
        starting.abort();
        let stray = scene.with("Roll").pop().unwrap();
        scene.comes_back().await;
        until("it is shown again", || scene.with("Roll").len() == 2).await;
        until("the lobby shrinks", || scene.with("Start").is_empty()).await;
        (scene, stray)
    }

    /// Two people in the lobby who want to be told by direct message.
    async fn with_direct_messages(settings: &[(&str, &str)]) -> Scene {
        let scene = Scene::new(settings).await;
        for person in [&scene.anna, &scene.ben] {
            person.types(&scene.channel, "/preferences notify:direct").await.unwrap();
        }
        scene
    }

    /// How many direct messages say whose turn it is.
    fn direct(&self) -> usize {
        let seen =
            [&self.anna, &self.ben].into_iter().flat_map(|person| person.sees(&person.private().unwrap()));
        seen.filter(|message| !message.is_ephemeral() && message.content.contains("your turn")).count()
    }

    /// Whoever was about to send it has half a minute for that. Then another does.
    async fn is_told_once(&self) {
        for _ in 0..120 {
            if self.direct() > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        // Whoever would send a second one has time to, also after the half minute.
        tokio::time::sleep(Duration::from_secs(40)).await;
        assert_eq!(self.direct(), 1);
    }

    async fn comes_back(&mut self) {
        self.program.discord.fails_no_more();
        self.program.start().await;
    }
}

/// Calls a scene with SQLite, and with PostgreSQL if there is one.
macro_rules! on_both {
    ($($scene:ident),*) => {
        mod sqlite { $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)] async fn $scene() { super::$scene(&[]).await; })* }
        mod postgres { $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $scene() {
                let Some(url) = support::TestPostgres::shared(concat!("owed_", stringify!($scene))).await else { return };
                super::$scene(&[("DATABASE_URL", &url)]).await;
            }
        )* }
    };
}

on_both!(
    a_move,
    a_direct_message,
    a_direct_message_that_was_sent,
    an_end,
    at_a_stop,
    a_second_board,
    a_second_board_that_nobody_presses,
    a_line_without_a_table
);

async fn a_move(settings: &[(&str, &str)]) {
    let mut scene = Scene::begun(settings).await;
    let (person, board) = (scene.on_turn(), scene.with("Roll").pop().unwrap());
    scene.is_mute();
    scene
        .does({
            let board = board.clone();
            async move { drop(person.clicks(&board, "Roll").await) }
        })
        .await;
    scene.program.kill().await;
    scene.comes_back().await;
    until("the roll is shown", || scene.with("Roll").pop().is_some_and(|now| now.text() != board.text()))
        .await;
    until("there is one board", || scene.with("Roll").len() == 1).await;
    let stored = scene.stored().await;
    assert!(!stored.over);
    scene.program.close().await;
}

/// The game begins, and whoever is to move wants to be told by direct message. Killed before it is sent.
async fn a_direct_message(settings: &[(&str, &str)]) {
    let mut scene = Scene::with_direct_messages(settings).await;
    scene.is_mute();
    let (anna, lobby) = (scene.anna.clone(), scene.lobby.clone());
    scene.does(async move { drop(anna.clicks(&lobby, "Start").await) }).await;
    scene.program.kill().await;
    assert_eq!(scene.direct(), 0);
    scene.comes_back().await;
    scene.is_told_once().await;
    scene.program.close().await;
}

/// Killed after it was sent, and before anybody knew.
async fn a_direct_message_that_was_sent(settings: &[(&str, &str)]) {
    let mut scene = Scene::with_direct_messages(settings).await;
    for person in [&scene.anna, &scene.ben] {
        let path = format!("/channels/{}/messages", person.private().unwrap().id());
        scene.program.discord.fails("POST", &path, Fault::Lost, 100);
    }
    let (anna, lobby) = (scene.anna.clone(), scene.lobby.clone());
    let starting = tokio::spawn(async move { drop(anna.clicks(&lobby, "Start").await) });
    until("it is sent", || scene.direct() > 0).await;
    scene.program.kill().await;
    starting.abort();
    // Discord has forgotten the nonce.
    scene.program.discord.advance(Duration::from_secs(360));
    scene.comes_back().await;
    scene.is_told_once().await;
    scene.program.close().await;
}

async fn an_end(settings: &[(&str, &str)]) {
    let mut scene = Scene::begun(settings).await;
    let question = scene.anna.types(&scene.channel, "/end").await.unwrap().message().unwrap();
    scene.is_mute();
    let (anna, yes) = (scene.anna.clone(), question.live_buttons().pop().unwrap());
    scene.does(async move { drop(anna.clicks(&question, &yes).await) }).await;
    assert!(scene.stored().await.over);
    scene.program.kill().await;
    scene.comes_back().await;
    until("the end is shown", || scene.with("Roll").is_empty()).await;
    let is_told = |message: &Message| message.text().contains("ended");
    until("it is told why", || scene.anna.sees(&scene.channel).iter().any(is_told)).await;
    scene.program.close().await;
}

async fn at_a_stop(settings: &[(&str, &str)]) {
    let mut scene = Scene::begun(settings).await;
    let (person, board) = (scene.on_turn(), scene.with("Roll").pop().unwrap());
    scene.is_mute();
    scene
        .does({
            let board = board.clone();
            async move { drop(person.clicks(&board, "Roll").await) }
        })
        .await;
    assert!(scene.program.stop().await.success());
    assert!(scene.stored().await.shown < scene.stored().await.steps.len() as u32, "stored as owed");
    scene.comes_back().await;
    until("the roll is shown", || scene.with("Roll").pop().is_some_and(|now| now.text() != board.text()))
        .await;
    scene.program.close().await;
}

/// Killed after the new board was posted and before that was stored: two stand, and the first press on the stray one
/// keeps the other.
async fn a_second_board(settings: &[(&str, &str)]) {
    let (scene, stray) = Scene::with_two_boards(settings).await;
    let before = scene.stored().await.steps.len();
    scene.on_turn().clicks(&stray, "Roll").await.unwrap();
    until("one of them is left", || !scene.with("Roll").iter().any(|board| board.id == stray.id)).await;
    assert!(scene.stored().await.steps.len() > before, "the press counts");
    scene.program.close().await;
}

/// The same, and the first press is on the one that is kept.
async fn a_second_board_that_nobody_presses(settings: &[(&str, &str)]) {
    let (scene, stray) = Scene::with_two_boards(settings).await;
    let kept = scene.with("Roll").into_iter().find(|board| board.id != stray.id).unwrap();
    scene.on_turn().clicks(&kept, "Roll").await.unwrap();
    until("the other one shrinks", || !scene.with("Roll").iter().any(|board| board.id == stray.id)).await;
    until("there is one board", || scene.with("Roll").len() == 1).await;
    scene.program.close().await;
}

/// Killed after the commitment of a table was posted and before there was a table: the line stays, and whoever asks again
/// gets a table.
async fn a_line_without_a_table(settings: &[(&str, &str)]) {
    let mut program = TestProcess::open(settings).await;
    let (channel, anna) = (program.guild.channel("games"), program.guild.person("Anna"));
    // The line is there, but nobody hears of it.
    program.discord.fails("POST", "/callback", Fault::Lost, 100);
    let (asking, room) = (anna.clone(), channel.clone());
    let asking =
        tokio::spawn(async move { drop(asking.types(&room, "/play pig pace:none thread:false").await) });
    until("the line is there", || !anna.sees(&channel).is_empty()).await;
    program.kill().await;
    asking.abort();
    let line = anna.sees(&channel).pop().unwrap();
    let store = Store::open(&program.database()).await.unwrap();
    assert!(store.last_table(channel.id().get()).await.unwrap().is_none(), "there is no table");
    store.close().await;
    program.discord.fails_no_more();
    program.start().await;
    anna.types(&channel, "/play pig pace:none thread:false").await.unwrap();
    lobby(&anna, &channel).await;
    let before = anna.sees(&channel).into_iter().find(|message| message.id == line.id).unwrap();
    assert_eq!(before.text(), line.text(), "the line stays as it is");
    assert!(before.live_buttons().is_empty(), "nobody can press it in vain");
    program.close().await;
}
