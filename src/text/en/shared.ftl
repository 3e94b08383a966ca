### Every sentence Stammtisch says, in English: the catalogue that the others follow and fall back to.
### A line of a longer text can't begin with an asterisk, a bracket or a full stop: that is Fluent's own syntax.

## Words that sentences are made of

list-and = { $list } and { $last }
seat-unnamed = Seat { $number }
count-worms = { $count ->
    [one] { $count } worm
   *[other] { $count } worms
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## What happened

account-begins = { $name } begins.
account-over = That was the game.

## Why an action is refused

illegal-over = This game is over. “{ button-rematch }” under the result starts another.
illegal-no-such-seat = There is no seat { $number } at this table.
illegal-not-your-turn = It's { $name }'s turn. Yours will come.
illegal-other-game = That's from another game.
now-try = Try { $commands }.
now-try-among = Try { $commands }, or a button.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll = roll
label-leads-to = { $what } → { $total }
label-stop-plain = stop

## The board

board-over = The game is over.
board-name-turn = ▶ { $name }

## The board in plain sentences, for screen readers

alt-title = { $name }.
alt-turn = { $name }'s turn.
alt-over = The game is over.

## Results

results-title = { $count ->
    [one] 🏆 { $names } wins { $game }, { $points }
   *[other] 🏆 { $names } share the win at { $game }, { $points }
}
results-line = { $medal }{ $place }. { $name }: { $points }

## The lobby

lobby-title = A table for { $game }
lobby-about = { $least }–{ $most } players · { $pace }
lobby-alone = The game can begin as soon as somebody else sits down.
lobby-no-reminders = I can't remind anybody here, because I'm not a member. If somebody's time is up, the next click shows it.
lobby-kept = Seats are kept for { $names }. The game begins when all are in, or when { $name } starts it.
lobby-invitation = { $user }, { $name } would like to play with you. Are you in?
lobby-declined = { $name } won't play this time.
lobby-more = More for this table:
lobby-offers-computer = Nobody else has sat down yet. Press “{ button-start }” once more, and a computer plays with you.
lobby-still-alone = Nobody else has sat down yet. Wait a moment, or add a computer under “{ button-more }”.
lobby-players = At the table: { $names }
lobby-ready = Enough players. { $name } can start.
lobby-full = All seats are taken. { $name } can start.
lobby-joined = { $name } sits down.
lobby-left = { $name } leaves the table.
lobby-host-now = { $name } is the host now.
lobby-expired = Nobody started, so the table is cleared. “{ button-rematch }” sets it up again.
lobby-started = The game begins.
lobby-opened = { $name } opens a table of { $game }. Come in!
lobby-name-word = { $name } “{ $word }”
menu-charm = Pick a lucky charm
menu-play = Choose a game
play-which = Which game shall it be?
lobby-word-taken = Your word is in the dice: “{ $word }”.
pace-live-name = live
pace-live-explained = live, { $time } a turn
pace-half-day-name = half a day
pace-half-day-explained = slow, { $time } a turn
pace-relaxed-name = a day
pace-relaxed-explained = slow, { $time } a turn
pace-three-days-name = three days
pace-three-days-explained = slow, { $time } a turn
pace-none-name = no clock
pace-none-explained = no clock

## The clock

clock-turn-ends = The turn ends { $when }.
clock-turn-ends-for = { $name }: the turn ends { $when }.
clock-reminder = { $user }, the table is waiting for you. The turn ends { $when }.
clock-idle = { $user }, nobody has moved here for almost two weeks. Without a move the game ends { $when }.
clock-played-for = { $name } is away; the computer played.
clock-seat-released = { $name } has been away for a while. The computer keeps the seat warm; “{ button-back }” gets it back.
clock-back = { $name } is back.
clock-left-game = { $name } left the table. The computer plays on in that seat.
takeback-told = { $name } took the last move back.
board-away = { $name } is away until { $when }. The clock stands still for that long.
lend-vote = { $name } would let the computer play for { $away } meanwhile.
lend-vote-friend = { $name } would let { $friend } play for { $away } meanwhile.
lend-offer = { $name } would play for { $away } meanwhile.
lend-done-friend = { $friend } plays for { $name } until the return. This game is in nobody's rating now.
lend-over = Nobody plays for { $name } any more. The seat waits for its owner.
refuse-nobody-offers = Nobody has asked for the seat yet. Somebody who isn't at this table can do that.
refuse-offered = You have asked for that seat already. The others decide.
lend-done = The computer plays for { $name } until the return. This game is in nobody's rating now.
refuse-nobody-away = Nobody at this table is away, so nobody needs a stand-in.

## Ending early, and again

end-vote = { $name } wants to end the game: { $votes } of { $needed } votes.
end-by-host = { $name } ended the game.
end-by-vote = The table voted to end the game.
end-abandoned = Nobody was left at the table, so the game is over.
end-no-result = This game doesn't count.

## Refusals of the table

refuse-no-table = There is no table in this channel. </{ command-play-name }:0> sets one up.
refuse-table-here = There is a table in this channel already. Join it with </{ command-join-name }:0>, or use another channel.
refuse-table-here-thread = There is a table in this channel already. Join it with </{ command-join-name }:0>, or open yours in a thread.
button-thread = Open it in a thread
refuse-parked-damaged = The record of the table here can't be read, sorry. It is kept as it is, and the people who run the bot know of it. { $place ->
        [here] You can close it with the button below; then there is room for a new one.
        [server] A moderator can close it with </{ command-end-name }:0>; then there is room for a new one.
       *[conversation] Whoever sat at it can close it; then there is room for a new one.
    }
refuse-parked-later = The table here was last played in a newer version of the bot. It waits until that version is back. { $place ->
        [here] You can close it with the button below instead.
        [server] A moderator can close it with </{ command-end-name }:0> instead.
       *[conversation] Whoever sat at it can close it instead.
    }
end-parked = The table is closed. Nothing of its record was deleted.
button-close-parked = Close this table
refuse-not-seated = You're not at this table. You're welcome to watch; the next one may have a chair for you.
refuse-not-seated-lobby = You're not at this table yet. Press “{ button-join }” first.
refuse-already-seated = You're already at this table.
refuse-full = All { $seats } seats are taken. Watch, or set up another table elsewhere.
refuse-already-started = The game has begun, so nobody can sit down any more. Ask for a seat in the rematch.
refuse-not-started = The game hasn't begun yet. The host starts it with “{ button-start }”.
refuse-too-few = { $needed ->
    [one] At least { $needed } player needed; here so far: { $count }.
   *[other] At least { $needed } players needed; here so far: { $count }.
}
refuse-only-host = Only the host can do that: { $name }.
refuse-too-many-yours = { $most ->
    [one] You have { $most } open table already. Finish or end it first.
   *[other] You have { $most } open tables already. Finish or end one first.
}
refuse-too-many-server = { $most ->
    [one] This server has { $most } open table already. Wait until it is free.
   *[other] This server has { $most } open tables already. Wait until one is free.
}
refuse-old-panel = That button was out of date, so nothing was played. This is how things stand.
refuse-old-board = That board is out of date. Here is the current one.
refuse-not-after-that = `{ $command }` isn't possible after that, so neither was done.
refuse-takeback-nothing = You have made no move that you could take back.
refuse-takeback-drew = Your last move rolled dice or drew cards, and what has been seen can't be taken back. Play on from here.
refuse-takeback-gone-on = It's too late for that: others have moved since, or everybody has seen what was hidden.
refuse-takeback-late = It's too late for that: the time for that move is over.
refuse-takeback-off = Moves can't be taken back in this server.
refuse-over = This game is over. “{ button-rematch }” under the result starts a new one.
refuse-word = That word won't do. { $most ->
    [one] { $most } character at most, on one line.
   *[other] { $most } characters at most, on one line.
}
refuse-voted = You have voted already.
refuse-elsewhere = That works only in servers that have installed me.

## When something is amiss

trouble-internal = Something broke on our side, sorry. Your game is safe; try again in a moment.
trouble-permissions = I lack permissions here. Ask a moderator to give me: { $permissions }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads

## Fair dice

fair-commitment = Dice seed, sealed before the game: { $hash }
fair-commitment-stays = This message stays as it is. Only now can anybody mix something into the dice.
fair-posted = The dice were sealed before the game, in [message { $message }]({ $link }).
fair-reveal = Dice seed, opened: { $seed }
fair-words = Words mixed in: { $words }
fair-mixed-in = Mixed into the dice: { $names }
fair-nothing-mixed-in = Nobody mixed anything into these dice.

## Buttons around the game

button-join = Join
button-leave = Leave
button-start = Start
button-play-computer = Play the computer
button-in = I'm in
button-decline = Not this time
button-more = More
button-close = Close table
button-rules = Rules
button-board = Board
button-change = Change
button-refresh = Refresh
button-play = Play
button-help = Help
button-commands = All commands
button-rights = Whose games?
button-preferences = My preferences
button-settings = Settings
button-text-board = Board in words
button-rematch = Rematch
button-verify = Check the dice
button-review = Review
button-back = I'm back
button-lend = Let the computer play
button-lend-friend = Let { $name } play
button-away-back = I'm back early
button-vote-end = Vote to end
button-hint = Hint
button-take-back = Take back my last move
button-odds = Odds
button-why = Why?
button-rules-back = ◀ Back
button-rules-next = Next ▶
button-leave-game = Leave: a computer takes over
button-end-all = End the game for all
button-sure = Yes, all the same
button-play-on = No, play on

## Questions before what one would regret

more-title = More at this table:
ask-leave = A computer would play your seat until you come back. Leave the game?
ask-end = The game would be over for everybody, without a result. End it?

## Lines around the board

board-mention = { $count ->
    [1] { $user }, your turn
   *[other] { $user }, your turn
}
board-footer = { $game } · table { $table }

## Help and rules

rules-footer = In our own words, and no substitute for the real thing: buy the game, it's good.
rules-page = Card { $place } of { $count }
rules-example = **Example:** { $told }
# The people in examples; a comma and a space between them.
rules-names = Anna, Ben, Clara, David

help-text =
    ### Stammtisch
    Dice and card games for the regulars of a channel. No accounts, no stakes, dice that anyone can check.

    1. </{ command-play-name }:0> sets up a table. Friends press *{ button-join }*, or you press *{ button-play-computer }*.
    2. Then use the buttons under the board. A picture shows how things stand, and the buttons what you may do.
    3. New to a game? </{ command-learn-name }:0> plays a first round with you and a coach, in three minutes.

    If you are away too long, the computer plays for you. You can come back any time.
    Pictures are no use to you? </{ command-preferences-name }:0> with { option-preferences-text-boards-name } tells you every board in words.
help-commands =
    ### Commands
    - </{ command-play-name }:0> sets up a table, </{ command-join-name }:0> takes a seat, </{ command-leave-name }:0> gives it up, </{ command-start-name }:0> starts.
    - Each button under the board has a command, too: </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> and </{ command-sheet-name }:0> show your own cards and sheet, to you alone.
    - A slip? </{ command-takeback-name }:0> takes your last move back, as long as nobody has moved since and no dice or cards have come.
    - </{ command-table-name }:0> brings the board back to the bottom, and you back to your seat.
    - </{ command-learn-name }:0> teaches a game, with a coach.
    - </{ command-rules-name }:0> explains a game, </{ command-end-name }:0> ends one early, </{ command-rematch-name }:0> starts it again.
    - Computers play along: seat them in the lobby or with </{ command-play-name }:0>. </{ command-hint-name }:0> tells you, and only you, what they would do. </{ command-odds-name }:0> tells how likely the last roll was.
    - </{ command-word-name }:0> mixes a word of yours into the dice, so that nobody can have chosen them.
    - </{ command-leaderboard-name }:0> shows who is ahead, </{ command-stats-name }:0> how somebody plays, </{ command-history-name }:0> past games; </{ command-replay-name }:0> plays one back, </{ command-verify-name }:0> checks its dice. </{ command-review-name }:0> shows you your costliest decisions in one.
    - </{ command-preferences-name }:0> and </{ command-privacy-name }:0> are yours, </{ command-tables-name }:0> lists your tables everywhere, </{ command-settings-name }:0> is for those who manage the server.
    - Slow games wait for you: </{ command-preferences-name }:0> has quiet hours, </{ command-away-name }:0> is for days away. </{ command-standin-name }:0> votes for a computer in the seat of somebody who is away.

help-rights-title = Whose games these are
help-rights = Stammtisch is an unofficial fan project. The authors and publishers of these games have nothing to do with it.
help-rights-stop = If a game is yours and you want it to go, it goes. Write to { $contact }.
help-rights-nobody = If a game is yours and you want it to go, it goes. Tell those who run this bot.
app-description = Dice and card games for the regulars of a channel. An unofficial fan project; the games belong to their authors and publishers: { $games }. If they want a game to go, it goes{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Slash commands

command-play-name = play
command-play-description = Set up a table in this channel
option-play-game-name = game
option-play-game-description = Which game (a menu offers them if left out)
option-play-pace-name = pace
option-play-pace-description = How long a turn may take
option-play-thread-name = thread
option-play-thread-description = In a thread of its own; slow games have one unless you say no
option-play-with-name = with
option-play-with-description = Somebody to ask; they are pinged once
command-join-name = join
command-join-description = Take a seat at the table here
command-leave-name = leave
command-leave-description = Leave the table here
command-start-name = start
command-start-description = Start the game (host only)
command-table-name = table
command-table-description = Show the board again, and take your seat back
command-roll-name = roll
command-roll-description = Roll the dice
command-stop-name = stop
command-stop-description = End your turn and take what your dice are good for
command-rules-name = rules
command-rules-description = Explain a game
option-rules-game-name = game
option-rules-game-description = Which game (the one played here if left out)
command-learn-name = learn
command-learn-description = Learn a game: a first round with a coach, for you alone
option-learn-game-name = game
option-learn-game-description = Which game
command-help-name = help
command-help-description = What Stammtisch can do
command-end-name = end
command-end-description = End the game here, or vote for it
command-rematch-name = rematch
command-rematch-description = The same table again
command-word-name = word
command-word-description = Mix a word of your own into the dice, before the start
option-word-word-name = word
option-word-word-description = Any word

## Menus and the board's place

end-by-moderators = A moderator ended the game.
panel-waits = Not your turn yet.
panel-over = This game is over.
text-board-lobby = The game hasn't begun. As soon as it does, the board is here, in words.
text-board-turn = **It's your turn.**
board-moved = The board has moved down.
button-word = My word
word-form-title = A word for the dice
word-form-label = Any word; the dice depend on it
charm-clover = Clover
charm-ladybird = Ladybird
charm-bee = Bee
charm-snail = Snail
charm-caterpillar = Caterpillar
charm-hen = Hen
charm-cat = Cat
charm-rabbit = Rabbit
charm-fox = Fox
charm-owl = Owl
charm-frog = Frog
charm-turtle = Turtle
charm-elephant = Elephant
charm-unicorn = Unicorn
charm-dragon = Dragon
charm-star = Star
charm-moon = Moon
charm-rainbow = Rainbow
charm-fire = Fire
charm-wave = Wave
charm-toadstool = Toadstool
charm-sunflower = Sunflower
charm-die = Dice
charm-bell = Bell
charm-gem = Gem

## The check of a journal

verdict-fair = fair: game { $id }, { $game }: all { $entries } entries follow from the sealed seed
verdict-fair-so-far = ended early, fair so far: game { $id }, { $game }: all { $entries } entries until then follow from the sealed seed
verdict-lesson = a lesson: game { $id }, { $game }: its dice and cards were chosen to teach, so there is nothing to prove; all moves and the result are right
verdict-unfair = not fair: { $why }
verdict-unreadable = { $file } can't be read: { $why }
verdict-broken = { $file } is not a whole journal: { $why }
unfair-unfinished = The game isn't finished, so its seed is still sealed.
unfair-commitment = the seed is not the one that was sealed before the game
unfair-day = this is not the table of that day
unfair-deal = the deal does not follow from the seed
unfair-chance = the dice or cards of entry { $number } do not follow from the seed
unfair-illegal = entry { $number } is against the rules: { $why }
unfair-taken-back = entry { $number } takes back what can't be taken back
unfair-not-over = the entries end before the game does
unfair-result = the result is not what the game came to

## Words in pictures. There is little room: a word or two.

picture-unnamed = Player

## The page in the browser

web-started = The playground is at { $address } (this machine only). Ctrl-C ends it; nothing is kept.
web-started-public = The playground is at { $address }, open to every machine that can reach this one. Ctrl-C ends it; nothing is kept.
web-next = To play on a server of yours, run stammtisch setup (from the sources: cargo run -- setup).
setup-intro =
    You need an application of your own at Discord:
    1. Open https://discord.com/developers/applications and choose “New Application”.
    2. On its page “Installation” allow both “User Install” and “Guild Install”.
    3. On its page “Bot” choose “Reset Token”, and copy the token.
setup-token = Paste the token here (it isn't shown):
setup-no-token = No token was given. Nothing was written.
setup-known = Discord knows it: { $name }.
setup-no-user-install = It can't be installed by people for themselves yet: allow “User Install” on the page “Installation”.
setup-links =
    Install it in a server:
    { $server }
    Install it for yourself, to play anywhere:
    { $user }
setup-test-server = ID of a server to try it in (changes of commands appear there at once; Enter for none):
setup-bad-id = “{ $text }” isn't a server's ID, a number of about 18 digits. Nothing was written.
setup-written = Written to { $file }, which only you can read. Start the bot from this folder: stammtisch
web-about = { $games ->
    [4] Four
    [5] Five
   *[other] { $games }
} dice and card games to try, in a channel that works like one on Discord.
web-enter-title = Welcome to the Stammtisch
web-enter-as = Come in as
web-enter-who = Your name
web-enter = Come in
web-enter-first = Come in first.
web-bad-name = That name can't be shown. One to 32 characters, please.
web-guest = Player { $number }
web-connecting = Connection lost. Trying again…
web-channels = Channels
web-menu = Channels
web-people = Who is here
web-online = Here
web-offline = Away
web-me = you
web-app = APP
web-messages = Messages
web-composer = Message { $channel }, or / for commands
web-send = Send
web-hints = Suggestions
web-yes = yes
web-no = no
web-used = { $name } used { $command }
web-edited = (edited)
web-thinking = Stammtisch is thinking…
web-ephemeral = Only you can see this
web-dismiss = Dismiss message
web-picture = Picture
web-done = Choose
web-submit = Submit
web-cancel = Cancel
web-close = Close
web-new-messages = New messages below
web-unread = new messages: { $count }
web-invite = Invite
web-invite-text = Whoever opens this link on this machine comes in as another person. Each tab is one.
web-copy = Copy
web-copied = Copied
web-add-player = Add a player in a new tab
web-settings = Settings
web-language = Your language
web-language-server = The server's language (boards are for everybody)
web-theme = Theme
web-theme-auto = same as the system
web-dark = dark
web-light = light
web-leave = Be somebody else
web-welcome = Welcome to { $channel }
web-welcome-second = Playing with others? Open a table, and they join from other tabs or machines:
web-welcome-play = Whoever's turn it is finds the moves as buttons under the board. / lists every command.
web-welcome-keep = Nothing leaves this machine, and nothing is kept: when the program ends, the tables are cleared.
web-start = Open a table of { $game }
web-solo = Play the computer
web-rules = Rules
web-learn = Learn
# What Discord's own window says.
web-no-response = The application did not respond
web-interaction-failed = This interaction failed
web-cannot-send = Discord would not send that. Pick a command from the list, and fill in what it asks for.
web-button-gone = That's no longer possible. Look at the newest board.

## Computer players

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Emil
    [5] Frieda
   *[other] Gustav
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = easy
level-steady-name = medium
level-hard-name = hard
button-computer-easy = + easy computer
button-computer-steady = + medium computer
button-computer-hard = + hard computer
button-unseat = Send computer away
computer-left = A computer leaves the table.
refuse-no-computer = No computer sits at this table.
refuse-computers = { $game } has room for { $most } computers besides you, no more.
refuse-invite-app = Apps don't sit down. To play with computers, use </{ command-play-name }:0> with “{ option-play-computers-name }”.
option-play-computers-name = computers
option-play-computers-description = How many computers play along
option-play-level-name = level
option-play-level-description = How well the computers play
board-stand-ins = The computer plays for { $names }; “{ button-back }” takes the seat back.

## Hints

command-hint-name = hint
command-hint-description = What is the best move now? For your eyes only
command-odds-name = odds
command-odds-description = How likely was that roll? In your turn also the odds of your moves. For your eyes only
message-command-odds = What were the odds?
odds-line = 🎲 { $what }: **1 in { $times }** ({ $chance }). That is exact.
odds-changed = Chance to win of { $name }: { $from } before, { $to } after. That is an estimate.
odds-none = Nothing has happened yet whose odds can be computed exactly.
command-takeback-name = takeback
command-takeback-description = Take back your last move, as long as nothing has come of it
hint-move = { $place }. { $what }: wins about { $chance }
hint-gain-worms = , { $gain } worms on average this turn
hint-gain-points = , { $gain } points on average this turn
hint-bust = Chance that the next roll busts: { $chance }
hint-fails = Chance to end up with nothing, even playing safe: { $chance }
hint-at-least = Chance of at least: { $list }
hint-exactly = Chance of exactly: { $list }
hint-note-dice = -# The odds of the dice and the averages are exact; the chance to win is an estimate.
hint-note = -# All of it is an estimate: nobody knows the dice and cards to come.
hint-not-now = There is nothing for you to decide right now. Ask again when it's your turn.
hint-best = 💡 **{ $what }**: { $why }.
hint-only = 💡 **{ $what }**: there is nothing else you can do now.
hint-next = Next best: { $other }, with about { $games } fewer wins in 100 games.
hint-next-equal = { $other } is about as good.
hint-off = Hints are off in rated games in this server.
why-chance = over many games it simply wins more often
why-equal = not much depends on it

## Lessons

learn-which = Which game would you like to learn?
rules-which = Whose rules would you like to see?
button-learn = Learn
button-learn-again = Once more
button-end-lesson = End the lesson
ask-end-lesson = The lesson would be over. You can also just close this message and go on later. End it?
lesson-left = Your lesson waits for you. </{ command-learn-name }:0> brings you back to where you are.
lesson-ended = 🎓 The lesson is over. Now you can play with others, or once more with me.
lesson-footer = A lesson: its dice and cards are chosen to teach, and it counts nowhere.
lesson-footer-free = Your practice game: chance is honest now, and it counts nowhere.
coach-step = -# Lesson · step { $at } of { $of }
coach-press = 👉 Press **{ $label }** or type `{ $command }`.
coach-press-only = 👉 Press **{ $label }**.
coach-advice = { $what }: { $why }.
coach-costs = { $what } would have been better: { $why }. It wins about { $games } more games in 100.
coach-as-good = That was just as good.
coach-over = 🎓 That was the lesson. From now on chance is honest, and I only speak up if a move costs you a lot.

welcome-learn = 👋 New here? </{ command-learn-name }:0> takes three minutes.
welcome-learn-guest = 👋 New here? *{ button-learn }* on the cards of *{ button-rules }* takes three minutes.
hello-server =
    👋 Hello! I bring dice and card games to your channels: { $games }.
    Press *{ button-play }* to set up a table here. *{ button-learn }* shows you a game in three minutes, for you alone, and *{ button-settings }* is for those who manage the server. </{ command-help-name }:0> says the rest.

## How lucky, how well played

analysed-luck = 🍀 Luckiest: { $best }. Unluckiest: { $worst }.
analysed-play = 🧠 Best choices: { $best }. Costliest: { $worst }, { $lost } winning chance.
analysed-player = { $name } ({ $what })
analysed-worms = { $gain } worms
analysed-points = { $gain } points
analysed-chance = { $chance } winning chance
analysed-note-exact = -# Luck: what the dice brought beyond their average. Choices: compared with the hard computer, an estimate.
analysed-note-estimate = -# Estimates. Choices: compared with the hard computer. Luck: the rest of the result.
curve-turn = 📈 Turning point: { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Turning point: { $name }, { $from } → { $to } within a round. It began like this: { $what }
curve-alt = Chances to win, turn by turn (an estimate).
curve-alt-player = { $name }: { $first } at first, { $low } at worst, { $high } at best.

## Standings: the command line

rebuild-done = Recalculated the standings of { $count ->
    [one] { $count } server
   *[other] { $count } servers
}.

## Leaderboards

count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
count-thefts = { $count ->
    [one] { $count } theft
   *[other] { $count } thefts
}
all-games = all games
period-week-name = this week
period-month-name = this month
period-season-name = this season
period-ever-name = all time
order-rating-name = rating
order-wins-name = wins
order-points-name = points
order-quality-name = quality of play
opponents-computers-name = with computers
opponents-people-name = with people
player-forgotten = a former guest
player-computer = computer
leaderboard-title = Leaderboard: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Your place: { $line }
leaderboard-own-none = You haven't finished a game of that kind in that time.
leaderboard-own-hidden = You're hidden from leaderboards, as you asked (</{ command-preferences-name }:0>). You'd be here: { $line }
leaderboard-empty = Nobody has finished a game of that kind here in that time. </{ command-play-name }:0> sets up a table.
leaderboard-empty-quality = Nobody's play has been rated yet in that time.
leaderboard-footer = By { $order } · page { $page } of { $pages } · { $players }
leaderboard-newcomers = “new”: too few games for a firm rating. Listed after the others until then.
leaderboard-league-points = Across all games: 2 points for everyone behind you, 1 for everyone on the same place.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · new
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Game: { $game }
menu-period = Period: { $period }
menu-order = By { $order }
button-previous = Back
button-next = Next
button-with-computers = With computers
button-with-people = With people
weekly-name = the last week
weekly-title = The week of { $date } to { $end }
weekly-intro = That was the week at the tables: { $games }, { $players }.
weekly-footer = /{ command-leaderboard-name } shows more, /{ command-preferences-name } takes you off this list.

## Statistics

stats-title = Statistics: { $name }, { $game }
stats-none = { $name } hasn't finished a game of that kind here yet.
stats-none-own = You haven't finished a game of that kind here yet. </{ command-play-name }:0> sets up a table.
stats-private = { $name } keeps their statistics to themselves.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Places: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Longest streak: { $wins }
stats-rating = Rating: { $rating }
stats-rating-place = Rating: { $rating }, place { $place } of { $total }
stats-course = Rating over time: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, { $average } on average, best { $best }
stats-rival = Favourite opponent: { $name } ({ $games })
stats-victim = Favourite victim: { $name } ({ $thefts })
stats-quality = Quality of play: { $quality } in { $games }
stats-luck = Luck with the dice: { $luck } points a game in { $games }
stats-computers = With computers: { $games }, { $wins }

## Past games

history-title = Past games: { $game }
history-title-of = Past games of { $name }: { $game }
history-empty = No game of that kind has been finished yet, neither in this channel nor with you at the table.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Page { $page } · /{ command-replay-name } shows a game again, /{ command-verify-name } checks its dice.
menu-replay = Look at a game again
replay-at = Move { $at } of { $last }
replay-begins = The table is set.
replay-unknown = There is no finished game with the ID “{ $text }”, neither in this channel nor among yours. </{ command-history-name }:0> lists them.
button-replay-first = Start
button-replay-turn-back = Previous turn
button-replay-back = Back
button-replay-next = Next
button-replay-turn = Next turn
button-replay-last = End
review-title = Review: costly decision { $at } of { $of }
review-chosen = You chose: **{ $what }**. It wins about { $chance }.
review-best = The hard computer: **{ $what }**. It wins about { $chance }: { $why }.
review-cost = That is about { $games } wins in 100 games.
review-note = -# All chances to win are estimates, from what you could see then.
review-praise = 👏 You made { $count } decisions in this game, and none of them cost more than one win in 100 games. Well played!
review-nothing = There was nothing for you to decide in this game.
review-not-yours = You didn't play in this game. </{ command-history-name }:0> lists yours.
review-no-game = You haven't finished a game here yet.
button-review-replay = Replay from here
verify-title = The dice of game { $table }
verify-fair = **Fair.** All { $entries } entries of this game follow from the sealed seed.
verify-fair-so-far = **Fair so far.** This game ended early. All { $entries } entries until then follow from the sealed seed.
verify-how = The file is the whole game. `stammtisch verify { $file }` checks it on any machine; the README says how to do that without us.

## Settings

settings-title = Settings of this server
settings-changed = Noted. These are the settings now:
settings-language = Language of public messages: { $language }
settings-language-discord = Language of public messages: as set for the server in Discord
settings-pace = Pace, if nobody chooses one: { $pace }
settings-mentions = Mentions when it is somebody's turn: { $value }
settings-text-only = Boards as text only: { $value }
settings-computers = Computers play: { $pace }
settings-hints = Hints in rated games: { $value }
settings-takeback = Taking back moves: { $value }
settings-enders = Who may end a game: { $enders }
settings-weekly = Leaderboard of the week: every Monday in { $channel }
settings-weekly-none = Leaderboard of the week: nowhere
settings-how = To change a setting, use </{ command-settings-name }:0> with an option.
settings-quiet = Quiet hours, in which nobody is mentioned here and slow games wait: { $hours }
settings-quiet-none = Quiet hours: none
settings-zone = Time zone of the quiet hours: { $zone }
settings-zone-none = Time zone of the quiet hours: not chosen
settings-forbidden = Only those who may manage the server can change its settings.
setting-on = on
setting-off = off
computers-calm-name = calm: one step at a time
computers-brisk-name = brisk: one step at a time, faster
computers-at-once-name = at once: a whole turn in one go
enders-vote-name = a majority of the players, and moderators
enders-moderators-name = moderators only
enders-host-name = the host, a majority of the players, and moderators
language-discord = as in Discord
refuse-end-moderators = In this server only moderators end a game that is under way. Use </{ command-leave-name }:0> to leave the table.
preferences-title = Your preferences
preferences-changed = Noted. These are your preferences now, in every server:
preferences-language = Language of what only you see: { $language }
preferences-language-discord = Language of what only you see: as in your Discord
preferences-notify = Told that it is your turn: { $value }
preferences-remind = Reminded of a turn: { $value }
preferences-text-boards = Every board in words, for you alone: { $value }
preferences-curves = Curve of chances in the results of your games: { $value }
preferences-quiet = Quiet hours, in which you are told nothing and slow games wait for you: { $hours }
preferences-quiet-none = Quiet hours: none
preferences-zone = Your time zone: { $zone }
preferences-zone-none = Your time zone: not chosen
refuse-quiet = “{ $text }” isn't two times of day. Try 22-8, 23:30-7 or 10pm-8am, or “{ setting-off }” for no quiet hours.
refuse-quiet-long = “{ $text }” is more than twelve hours, and quiet hours last twelve at most. For whole days there is </{ command-away-name }:0>.
refuse-quiet-zone = When that is depends on where you are. Choose a time zone with it, such as “{ option-preferences-zone-name }: Europe/Berlin”.
refuse-zone = “{ $text }” isn't a time zone I know. Begin to type the name of a large city near you, and choose from the list.
preferences-leaderboards = On leaderboards and in statistics for others: { $value }
preferences-how = To change a setting, use </{ command-preferences-name }:0> with an option. </{ command-privacy-name }:0> says what is stored.

## Privacy

privacy-title = What is stored about you

privacy-text =
    - **Your Discord ID and the name you had in the server**, with every table you sat at or were asked to: what you did there and when, and a word if you gave one for the dice. That is the journal of the game; without it nobody could look at the game again or check its dice.
    - **Results**: place, points and rating in every finished game, and what they add up to in the leaderboards of each server.
    - **Your preferences**, if you set any, your days away, what you were reminded of, and that you were told once how to learn the games.
    - For a day the IDs of your clicks, so that none counts twice.

    Nothing else: no messages, no other names, nothing for anybody else. Servers don't see each other's games. When the bot is removed from a server, everything of that server is deleted after { $days } days, unless it comes back.

    </{ command-privacy-name } { option-privacy-export-name }:0> gives you all of it as a file. </{ command-privacy-name } { option-privacy-forget-name }:0> deletes it: your ID and name disappear everywhere, and the results of the others stay true with a former guest in your place.
privacy-export = Here is everything that is stored about you, as JSON packed with gzip.
privacy-export-part = Part { $part } of { $parts }.
privacy-export-begun = I'm packing your { $count } tables. The file follows in a moment.
privacy-export-progress = I'm packing your tables: { $done } of { $count } are done. The file follows when all are.
privacy-export-running = Your file is being packed. It comes in a moment.
privacy-export-busy = Others are getting their files right now. Try again in a minute.
privacy-export-wait = You have just had a file. You can get the next one { $when }.
privacy-forget-ask =
    ### Forget you everywhere?
    Your ID, your names, your preferences and your place on every leaderboard disappear, in all servers. In past games a former guest sits in your place; a word you gave for their dice stays, because the dice can't be checked without it. If you sit at a table now, you get up, and the computer plays on.
    This can't be undone. Messages in channels are Discord's; delete those there.
privacy-forgotten = Done. Nothing here has your ID any more.
privacy-kept = Nothing was deleted.
button-forget = Yes, forget me
button-keep = No
privacy-left-table = A player asked to be forgotten and left the table.

## Slash commands of the records

command-leaderboard-name = leaderboard
command-leaderboard-description = Who is ahead in this server
option-leaderboard-game-name = game
option-leaderboard-game-description = Which game (all of them if left out)
option-leaderboard-period-name = period
option-leaderboard-period-description = This week, month or season (a quarter of the year), or all time
option-leaderboard-by-name = by
option-leaderboard-by-description = Rating, wins, points or quality of play
option-leaderboard-opponents-name = opponents
option-leaderboard-opponents-description = Games with people, or with computers
command-stats-name = stats
command-stats-description = A player's games at a glance
option-stats-player-name = player
option-stats-player-description = Whose statistics (yours if left out)
option-stats-game-name = game
option-stats-game-description = Which game (all of them if left out)
command-history-name = history
command-history-description = Past games of this channel, and those you played
option-history-player-name = player
option-history-player-description = Whose games (everyone's if left out)
option-history-game-name = game
option-history-game-description = Which game (all of them if left out)
command-replay-name = replay
command-replay-description = Look at a finished game again, move by move
option-replay-id-name = id
option-replay-id-description = The table's ID, shown under the board
command-review-name = review
command-review-description = Your three costliest decisions in a finished game. For your eyes only
option-review-id-name = id
option-review-id-description = The table's ID, shown under the board (your last game if left out)
command-verify-name = verify
command-verify-description = Check the dice of a finished game
option-verify-id-name = id
option-verify-id-description = The table's ID, shown under the board
command-settings-name = settings
command-settings-description = This server's settings (for those who manage it)
option-settings-language-name = language
option-settings-language-description = Language of public messages
option-settings-pace-name = pace
option-settings-pace-description = How long a turn may take if nobody chooses
option-settings-mentions-name = mentions
option-settings-mentions-description = Ping people when it is their turn
option-settings-text-only-name = text-only
option-settings-text-only-description = Boards without pictures
option-settings-computers-name = computers
option-settings-computers-description = How fast computers play
option-settings-hints-name = hints
option-settings-hints-description = Hints in rated games, which are those without computers
option-settings-takeback-name = takeback
option-settings-takeback-description = Players may take back a move, as long as nothing has come of it
option-settings-end-name = end
option-settings-end-description = Who may end a game that is under way
option-settings-weekly-name = weekly
option-settings-weekly-description = Channel for the leaderboard of the week, every Monday
option-settings-weekly-stop-name = weekly-stop
option-settings-weekly-stop-description = No more leaderboards of the week
option-settings-quiet-name = quiet
option-settings-quiet-description = Hours without mentions in this server, such as 22-8, or off
option-settings-zone-name = zone
option-settings-zone-description = The time zone of those hours: type a city
command-preferences-name = preferences
command-preferences-description = Your own settings, in every server
command-away-name = away
command-away-description = Be away for some days: slow games wait for you
option-away-until-name = until
option-away-until-description = The last day you are away; left out, you are back
command-standin-name = standin
command-standin-description = Vote for a stand-in for somebody who is away, or ask for their seat
option-standin-friend-name = friend
option-standin-friend-description = For the friend who asked for the seat, rather than a computer
away-until = You are away until { $when }. Slow games wait for you that long, and I won't mention you there. Live games don't wait.
away-over = Welcome back. The clocks of your slow games run again.
away-how = You aren't away. </{ command-away-name }:0> with a day makes slow games wait for you: at most { $most } days at a time, and { $quarter } in three months.
away-tomorrow = tomorrow
away-week = in a week
away-two-weeks = in two weeks
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
refuse-away-day = “{ $text }” isn't a day I know. Try “{ away-tomorrow }”, a weekday, a number of days, or a date such as 2026-12-24.
refuse-away-past = “{ $text }” has passed. Choose a day that is still to come.
refuse-away-long = “{ $text }” is too far away: at most { $most } days at a time. You can say it again when they are over.
refuse-away-quarter = In three months you can be away for { $quarter } days at most. { $left ->
    [0] None of them is left now.
    [one] { $left } of them is left now.
   *[other] { $left } of them are left now.
}
option-preferences-language-name = language
option-preferences-language-description = Language of what only you see
option-preferences-notify-name = notify
option-preferences-notify-description = Where I tell you that it is your turn
option-preferences-remind-name = remind
option-preferences-remind-description = When I remind you of a turn
option-preferences-text-boards-name = text-boards
option-preferences-text-boards-description = Every board in words, in a message for you alone
option-preferences-curves-name = curves
option-preferences-curves-description = Show in the results of your games how the chances to win went
option-preferences-quiet-name = quiet
option-preferences-quiet-description = Hours in which I tell you nothing, such as 22-8, or off
option-preferences-zone-name = zone
option-preferences-zone-description = Your time zone: type a city
option-preferences-leaderboards-name = leaderboards
option-preferences-leaderboards-description = Be on leaderboards, and in statistics for others
command-privacy-name = privacy
command-privacy-description = What is stored about you, and how to have it deleted
option-privacy-info-name = info
option-privacy-info-description = What is stored about you
option-privacy-export-name = export
option-privacy-export-description = All of it as a file
option-privacy-forget-name = forget
option-privacy-forget-description = Delete all of it

## For those who run the bot

refuse-not-served = Sorry, I only play in the servers that those who run me have chosen.
refuse-not-an-owner = This command is for those who run this bot.
command-operator-name = operator
command-operator-description = For those who run this bot
option-operator-status-name = status
option-operator-status-description = How the bot is doing
option-operator-servers-name = servers
option-operator-servers-description = The servers it is in, with their tables and games
option-operator-page-name = page
option-operator-page-description = Which page of the list
option-operator-announce-name = announce
option-operator-announce-description = Say something at all open tables, such as when the bot will be away
option-operator-text-name = text
option-operator-text-description = What to say
option-operator-leave-name = leave
option-operator-leave-description = Leave a server
option-operator-server-name = server
option-operator-server-description = The server's ID
operator-status-title = How I am
operator-version = Version { $version }, started { $since }
operator-shards = Connected to Discord: { $connected } of { $shards } shards
operator-server-count = { $count ->
    [one] { $count } server
   *[other] { $count } servers
}
operator-tables = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
operator-parked = { $count ->
    [one] { $count } table can't be read. The log says why.
   *[other] { $count } tables can't be read. The log says why.
}
operator-backup = Last backup { $when }
operator-memory = { $megabytes } MB of memory
operator-servers-title = Servers: { $count }, page { $page } of { $pages }
operator-not-served = not served
operator-announcement = 📣 From those who run me: { $text }
operator-announced = Said at { $reached } of { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}.
operator-left = I have left the server { $server }. What I know about it is deleted in { $days } days, unless it adds me again.
operator-not-there = I'm not in a server with the ID { $server }. </{ command-operator-name } { option-operator-servers-name }:0> lists them.
operator-no-id = “{ $text }” isn't a server's ID. That is a number of about 18 digits; </{ command-operator-name } { option-operator-servers-name }:0> lists them.

## When Discord is slow

trouble-untold = That counts, but Discord doesn't let me show it right now. The board follows as soon as it does.
trouble-unshown = That counts. Showing it went wrong on our side, sorry; the board follows in a moment.
refuse-too-often = That was a lot in a short time. It works again { $when }.
refuse-tables-moderators = Only moderators see all open tables. </{ command-tables-name }:0> without the option shows yours.
tables-title = Open tables: { $count }
tables-none = No table is open in this server.
tables-line = { $number }. { $game } in { $channel }, host { $name }, waiting since { $when }
tables-parked = { $number }. { $channel ->
        [none] A table that can't be read
       *[other] A table in { $channel } that can't be read
    }
tables-more = The { $most } that have waited longest.
button-end-number = End { $number }
command-tables-name = tables
command-tables-description = Your open tables, and which of them wait for you
refuse-thread-here = I can open threads only in servers that have installed me. Leave the thread out, and the table stands right here.
refuse-hidden-here = In this server, only you can see what an app from outside answers you. Nobody else would see the table, so it is closed again. Ask a moderator to install me here, or to allow “Use External Apps”; a group conversation works, too.
board-hidden-answer = That counts, and the board shows it to everybody. What I answer you here, only you can see: this server doesn't let you use apps from outside in public. A moderator can install me here, or allow you “Use External Apps”.

## Operators: the command line

health-unasked = Nothing to ask: METRICS isn't set, so the bot answers no questions.
backup-done = Copied { $count ->
    [one] { $count } table
   *[other] { $count } tables
} to { $file }, and checked the copy.
move-checking = checking
move-done = Copied { $rows } rows. The numbers of rows are the same, the standings come to the same, and { $tables ->
    [one] { $tables } table was replayed
   *[other] { $tables } tables were replayed
}, all open ones among them. Set DATABASE_URL to the new database and start the bot.
restore-done = Restored { $count ->
    [one] { $count } table
   *[other] { $count } tables
} from { $file }, { $open } of them open. Start the bot: it goes on with them.
restore-dry-run = { $file } has { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $open } of them open. Nothing was changed.
restore-erased = { $count ->
    [0] Nobody was erased since the backup.
    [one] { $count } person was erased since the backup, and is erased from it, too.
   *[other] { $count } people were erased since the backup, and are erased from it, too.
}
restore-erasures-unknown = There is no database to compare it with, so nobody knows who was erased since the backup.
restore-kept = The database before is { $file }.
check-done = Read and replayed { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $problems ->
    [0] nothing is wrong
    [one] { $problems } problem
   *[other] { $problems } problems
}.
check-impossible = Its tables were not replayed: { $why }

## What a player is asked to do, in a list of tables

request-roll = roll
request-roll-or-stop = roll or stop at { $total }
request-sit = take the seat that is kept for you, or decline

## My tables

tables-mine-title = { $count ->
    [0] No table waits for you
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
tables-mine-none = You sit at no table right now.
tables-mine-others = **Waiting for others**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [open]({ $link })
tables-mine-conversation = a conversation
tables-mine-awaits = waiting for { $names }
tables-mine-lobby = hasn't begun yet
tables-mine-since = no clock, waiting since { $when }
tables-mine-page = Page { $page } of { $pages }
button-my-tables = My tables
button-server-tables = All tables of this server
option-tables-server-name = server
option-tables-server-description = For moderators: all open tables of this server

## Notices and reminders

notify-on-name = in the channel, by a mention
notify-direct-name = by direct message
notify-both-name = in the channel and by direct message
notify-off-name = not at all
remind-usual-name = after two thirds of the time, and an hour before its end
remind-3h-name = every 3 hours
remind-6h-name = every 6 hours
remind-12h-name = every 12 hours
remind-24h-name = every day
remind-never-name = never
button-unremind = Not again this turn
reminders-off = I won't remind you of this turn again.
reminders-not-asked = This table isn't waiting for you, so there is nothing I would remind you of.
board-released = { $user }, the computer plays on in { $count ->
    [one] your seat
   *[other] your seats
}. “{ button-back }” takes the seat back.
direct-turn = { $game } in { $place }: your turn.
direct-invited = { $game } in { $place }: a seat is kept for you.
direct-waiting = { $game } in { $place }: the others are to move.
direct-released = { $game } in { $place }: you missed two turns, so the computer plays your seat. “{ button-back }” takes it back.
direct-over = { $game } in { $place }: the game is over.
direct-closed = { $user }, your turn. Discord doesn't let me send you direct messages, so from now on I tell you here. Open them and choose “{ notify-direct-name }” in </{ command-preferences-name }:0> to try again.
