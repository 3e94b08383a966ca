//! Whole games in one language alone: people type its names of commands, options and games, and its words for faces, rows
//! and cards, as the bot suggests them.

use discord_playground::{Message, Person};
use futures_util::future::join_all;
use stammtisch::game::Action;
use stammtisch::game::worm_dice::Face;
use stammtisch::games::GameKind;
use stammtisch::text::{self, Lang};
use support::{Move, TestBot, moves};

#[tokio::test]
async fn every_game_is_played_to_its_end_by_typing_in_each_language() {
    let all = Lang::ALL.into_iter().flat_map(|lang| GameKind::ALL.map(|game| (lang, game)));
    // At once: each mostly waits for its own bot.
    join_all(all.map(|(lang, game)| async move {
        let bot = TestBot::speaking(lang.locales()[0]).await;
        bot.without_clocks().await;
        let people = ["Anna", "Ben"].map(|name| bot.person(name).speaks(lang.locales()[0]));
        let table = Table { bot: &bot, lang, people: &people };
        table.begins(game).await;
        table.plays().await;
        assert_eq!(bot.board().live_buttons()[0], lang.say("button-rematch", &[]));
        bot.close().await;
    }))
    .await;
}

/// The ids of the commands make it long: Discord takes no message of more than 2000 characters.
#[tokio::test]
async fn the_list_of_commands_can_be_sent_in_every_language() {
    let bot = TestBot::open().await;
    for lang in Lang::ALL {
        let anna = bot.person("Anna").speaks(lang.locales()[0]);
        let help = format!("/{}", lang.say("command-help-name", &[]));
        let help = anna.types(&bot.channel, &help).await.unwrap().message().unwrap();
        let button = lang.say("button-commands", &[]);
        let list = anna.clicks(&help, &button).await.unwrap().finished().await.unwrap().message().unwrap();
        assert!(list.text().matches("</").count() > 30, "{lang:?}: {}", list.text());
    }
    bot.close().await;
}

/// People at a table who know one language.
struct Table<'a> {
    bot: &'a TestBot,
    lang: Lang,
    people: &'a [Person],
}

impl Table<'_> {
    fn name(&self, key: &str) -> String {
        self.lang.say(key, &[])
    }

    async fn begins(&self, game: GameKind) {
        let [play, thread] = ["command-play-name", "option-play-thread-name"].map(|key| self.name(key));
        let game = text::game_name(self.lang, game);
        self.types(&self.people[0], &format!("/{play} \"{game}\" {thread}:false")).await;
        let lobby = self.bot.lobby().await;
        self.types(&self.people[1], &format!("/{}", self.name("command-join-name"))).await;
        self.types(&self.people[0], &format!("/{}", self.name("command-start-name"))).await;
        self.bot.moves_on(&lobby).await;
        self.bot.settles().await;
    }

    async fn plays(&self) {
        for _ in 0..1_000 {
            if self.bot.is_over() {
                return;
            }
            let board = self.bot.board();
            let Some(person) = self.bot.on_turn(self.people, &board) else {
                self.bot.moves_on(&board).await;
                continue;
            };
            let offered = moves(&board);
            let offers =
                |is_meant: fn(Action) -> bool| offered.iter().any(|offered| is_meant(offered.action));
            if offers(|action| matches!(action, Action::Cross { .. } | Action::Skip)) {
                for person in self.people.iter().filter(|person| board.content.contains(&person.mention())) {
                    self.types_choice(person, "command-cross-name", |_| true, Action::Skip).await;
                }
            } else if offers(|action| action == Action::Pass) {
                let is_worm = |value: &str| value.starts_with("worm");
                self.types_choice(person, "command-lay-name", is_worm, Action::Pass).await;
            } else {
                match self.wanted(offered) {
                    Action::Keep(_) => {
                        self.types_choice(person, "command-keep-name", |_| true, Action::Roll).await;
                    }
                    action => drop(self.types(person, &text::command(self.lang, action)).await),
                }
            }
        }
        panic!("{:?}: the game goes on and on: {}", self.lang, self.bot.board().text());
    }

    /// Something in hand first, then rolling.
    fn wanted(&self, offered: Vec<Move>) -> Action {
        let bust = self.name("prize-nothing").to_lowercase();
        let bust = bust.split(' ').next().unwrap();
        let worth = |offered: &Move| match offered.action {
            Action::Stop if !offered.label.to_lowercase().contains(bust) => 4,
            Action::Roll => 3,
            Action::Keep(Face::Worm) => 2,
            Action::Keep(_) => 1,
            _ => 0,
        };
        offered.into_iter().max_by_key(worth).unwrap().action
    }

    /// Types a command with the name of the last suggestion that is meant, of dice the most valuable; if there is none, the
    /// other command.
    async fn types_choice(
        &self,
        person: &Person,
        command: &str,
        is_meant: fn(&str) -> bool,
        otherwise: Action,
    ) {
        let command = format!("/{} ", self.name(command));
        let choices = person.completes(&self.bot.channel, &command).await.unwrap();
        let meant = choices.iter().rfind(|choice| is_meant(choice.value.as_str().unwrap_or_default()));
        let line = match meant {
            Some(choice) => format!("{command}\"{}\"", choice.name),
            None => text::command(self.lang, otherwise),
        };
        let answer = self.types(person, &line).await;
        // In Qwixx, whoever has nothing to choose any more is told so.
        let is_late = meant.is_none() && otherwise == Action::Skip;
        assert!(is_late || !answer.is_ephemeral(), "{line}: {}", answer.text());
    }

    async fn types(&self, person: &Person, line: &str) -> Message {
        let answer = person.types(&self.bot.channel, line).await;
        answer.unwrap_or_else(|mishap| panic!("{line}: {mishap}")).message().unwrap()
    }
}
