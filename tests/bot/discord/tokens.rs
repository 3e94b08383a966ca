//! Everything goes out through the tokens of interactions: what counts against the bot's limit is next to nothing.

use stammtisch::games::GameKind;
use support::TestBot;

/// The most requests with the bot's own token that a game may take.
const MOST: usize = 3;

fn counted(bot: &TestBot, since: usize) -> Vec<String> {
    let requests = bot.discord.requests_after(since);
    let counted = requests.iter().filter(|request| request.counts());
    counted.map(|request| format!("{} {}", request.method, request.path)).collect()
}

#[tokio::test]
async fn a_game_by_buttons_takes_next_to_no_requests_that_count() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        let before = bot.discord.requests().len();
        let people = bot.seated(game, 3).await;
        bot.plays_by_buttons(&people).await;
        bot.settles().await;
        let counted = counted(&bot, before);
        assert!(counted.len() <= MOST, "{game}: {counted:#?}");
        bot.close().await;
    }
}

#[tokio::test]
async fn a_game_by_typing_takes_next_to_no_requests_that_count() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        let before = bot.discord.requests().len();
        let people = bot.seated(game, 3).await;
        bot.plays_by_commands(&people).await;
        bot.settles().await;
        let counted = counted(&bot, before);
        assert!(counted.len() <= MOST, "{game}: {counted:#?}");
        bot.close().await;
    }
}

/// Whoever types gets the board as the answer; the one before it goes, because it showed the same turn.
#[tokio::test]
async fn the_answer_to_a_typed_move_is_the_board() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    let person = bot.on_turn(&people, &before).unwrap();
    let board = person.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    bot.settles().await;
    assert_eq!(board.id, bot.board().id, "at the bottom");
    assert!(!board.is_ephemeral() && board.text().contains("Rolled"), "{}", board.text());
    assert_eq!(board.attachments.len(), 1, "with its picture");
    assert!(person.looks_at(&before).is_none());
    let refused = person.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral(), "{}", refused.text());
    bot.close().await;
}

/// After fourteen minutes a token is not tried any more: the click's own does the work.
#[tokio::test]
async fn a_dead_token_is_never_tried() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.discord.advance(std::time::Duration::from_secs(16 * 60));
    bot.passes(30);
    let before = bot.discord.requests().len();
    let first = bot.board();
    while bot.board().id == first.id {
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    let refused =
        bot.discord.requests_after(before).into_iter().filter(|request| request.status == Some(401));
    assert!(refused.count() <= 1, "the bot's clock had not moved as far");
    bot.close().await;
}

/// Discord may take its time with an edit. The next change waits for it, so what was sent last is what stands.
#[tokio::test]
async fn a_click_that_finds_an_edit_under_way_is_acknowledged_and_shown_with_the_next() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let active = bot.on_turn(&people, &bot.board()).unwrap().clone();
    active.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let board = bot.board();
    bot.discord.holds_back("POST", "/callback", 1);
    let slow = tokio::spawn({
        let (person, board) = (people[0].clone(), board.clone());
        async move { person.clicks(&board, "Skip").await }
    });
    bot.discord.has_held_back().await;
    // These two aren't kept waiting by the first one's edit.
    for person in &people[1..] {
        person.clicks(&board, "Skip").await.unwrap();
    }
    bot.discord.releases();
    slow.await.unwrap().unwrap();
    bot.settles().await;
    let board = bot.board();
    assert!(!board.text().contains("Everyone may cross out"), "all three have chosen: {}", board.text());
    assert!(board.content.contains(&active.mention()), "{}", board.text());
    bot.close().await;
}

/// A request overtakes the one that shows a move, again and again: the last state is what everybody sees.
#[tokio::test]
async fn no_game_depends_on_the_order_in_which_discord_answers() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    for _ in 0..12 {
        let board = bot.board();
        bot.discord.holds_back("POST", "/callback", 1);
        let click = tokio::spawn({
            let person = bot.on_turn(&people, &board).unwrap().clone();
            let label = board.live_buttons().first().unwrap().clone();
            async move { person.clicks(&board, &label).await }
        });
        bot.discord.has_held_back().await;
        let other = people[1].types(&bot.channel, "/rules game:heckmeck").await.unwrap();
        assert!(other.message().unwrap().is_ephemeral());
        bot.discord.releases();
        click.await.unwrap().unwrap();
        bot.settles().await;
    }
    // The last line describes the picture.
    let state = |bot: &TestBot| bot.board().text().lines().last().map(str::to_owned);
    let shown = state(&bot);
    people[0].types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    assert_eq!(shown, state(&bot), "the board was right before anybody asked");
    bot.close().await;
}
