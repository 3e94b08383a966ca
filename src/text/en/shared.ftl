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

illegal-over = This game is over. For another one there is /{ command-rematch-name } and /{ command-play-name }.
illegal-no-such-seat = There is no seat { $number } at this table.
illegal-not-your-turn = It is { $name }'s turn. Yours will come.
illegal-other-game = That belongs to another game. The buttons under the board show what this one has.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll = roll
label-leads-to = { $what } → { $total }
label-stop-plain = stop

## The board

board-turn = { $name } is to play.
board-over = The game is over.
board-name-turn = ▶ { $name }

## The board in plain sentences, for screen readers

alt-title = { $name }.
alt-turn = { $name } is to play.
alt-over = The game is over.

## Results

results-won = { $count ->
    [one] **{ $names }** wins.
   *[other] **{ $names }** share the win.
}
results-line = { $medal }{ $place }. { $name }: { $points }

## The lobby

lobby-title = A table for { $game }
lobby-seats = Seats taken: { $taken } of { $seats }
lobby-players = At the table: { $names }
lobby-ready = That is enough players. { $name } can start.
lobby-full = All seats are taken.
lobby-needs = { $count ->
    [one] It takes at least { $count } player.
   *[other] It takes at least { $count } players.
}
lobby-joined = { $name } sits down.
lobby-left = { $name } leaves the table.
lobby-expired = Nobody started, so the table is cleared. /{ command-play-name } sets up a new one.
lobby-started = The game begins.
lobby-thread = The game is played in { $thread }.
lobby-pace = Pace: { $pace }
lobby-word-hint = Don't trust the dice? Mix in a word of your own with /{ command-word-name } before the start.
lobby-word-taken = Your word is in the dice: “{ $word }”.
pace-live-name = live
pace-live-explained = live: { $time } a turn, then the computer plays for you
pace-relaxed-name = relaxed
pace-relaxed-explained = relaxed: { $time } a turn, for games over the day
pace-none-name = no clock
pace-none-explained = no clock: everybody takes the time they need

## The clock

clock-turn-ends = The turn ends { $when }.
clock-reminder = { $user }, the table is waiting for you. The turn ends { $when }.
clock-played-for = { $name } is away; the computer played.
clock-seat-released = { $name } has been away for long. The computer keeps the seat warm; /{ command-table-name } takes it back.
clock-back = { $name } is back.
clock-left-game = { $name } got up. The computer plays on in that seat.

## Ending early, and again

end-vote = { $name } wants to stop: { $votes } of { $needed } votes.
end-vote-noted = Your vote is noted: { $votes } of { $needed }.
end-by-host = { $name } ended the game.
end-by-vote = The table voted to stop.
end-abandoned = Nobody was left at the table, so the game is over.
end-no-result = It doesn't count.

## Refusals of the table

refuse-no-table = There is no table in this channel. /{ command-play-name } sets one up.
refuse-table-here = There is a table in this channel already. Join it with /{ command-join-name }, or use another channel.
refuse-not-seated = You don't sit at this table. You are welcome to watch; the next one may have a chair for you.
refuse-not-seated-lobby = You don't sit at this table yet. Join with /{ command-join-name }.
refuse-already-seated = You sit at this table already.
refuse-full = All { $seats } seats are taken. Watch, or set up another table elsewhere.
refuse-already-started = The game has begun, so nobody can sit down any more. Ask for a seat in the rematch.
refuse-not-started = The game hasn't begun yet. The host starts it with /{ command-start-name }.
refuse-too-few = { $needed ->
    [one] It takes at least { $needed } player; here so far: { $count }.
   *[other] It takes at least { $needed } players; here so far: { $count }.
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
refuse-old-board = That board is out of date. Here is the current one.
refuse-over = That table is over. /{ command-rematch-name } or /{ command-play-name } brings a new game.
refuse-word = That word won't do. { $most ->
    [one] { $most } character at most, on one line.
   *[other] { $most } characters at most, on one line.
}
refuse-voted = You have voted already.
refuse-elsewhere = Tables stand in server channels. There is none here.

## When something is amiss

trouble-internal = Something broke on our side, sorry. Your game is safe; try again in a moment.
trouble-permissions = I'm not allowed to do that here. Ask somebody who can to give me: { $permissions }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads

## Fair dice

fair-commitment = Dice seed promised: { $hash }
fair-reveal = Dice seed revealed: { $seed }
fair-words = Words mixed in: { $words }

## Buttons around the game

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-board = Board
button-rematch = Rematch
button-back = I'm back
button-vote-end = Vote to end

## Lines around the board

board-mention = { $user }, your turn
board-footer = { $game } · table { $table }

## Help and rules

rules-header = { $game }: the rules
rules-footer = In our own words, and no substitute for the box: buy the game, it is good.

help-text =
    ### Stammtisch
    Dice and card games for the regulars of a channel. No accounts, no stakes, dice that anyone can check.

    - /{ command-play-name } sets up a table, /{ command-join-name } takes a seat, /{ command-start-name } begins.
    - Then use the buttons under the board. Each has a command too: /{ command-roll-name }, /{ command-keep-name }, /{ command-stop-name }, /{ command-lay-name }, /{ command-pass-name }, /{ command-cross-name }, /{ command-skip-name }.
    - /{ command-hand-name } and /{ command-sheet-name } show you what is yours, and nobody else.
    - /{ command-table-name } brings the board back to the bottom, and you back to your seat.
    - /{ command-rules-name } explains a game, /{ command-end-name } stops one, /{ command-rematch-name } begins it again.
    - Computers play along: seat them in the lobby or with /{ command-play-name }. /{ command-hint-name } tells you, and only you, what they would do.
    - /{ command-word-name } mixes a word of yours into the dice, so that nobody can have chosen them.
    - /{ command-leaderboard-name } shows who is ahead, /{ command-stats-name } how somebody plays, /{ command-history-name } past games; /{ command-replay-name } and /{ command-verify-name } look at one again.
    - /{ command-preferences-name } and /{ command-privacy-name } are yours, /{ command-settings-name } is for those who manage the server.

    If you are away too long, the computer plays for you. You can come back any time.
    Stammtisch is an unofficial fan project; the games belong to their authors and publishers.

## Slash commands

command-play-name = play
command-play-description = Set up a table in this channel
option-play-game-name = game
option-play-game-description = Which game
option-play-pace-name = pace
option-play-pace-description = How long a turn may take
option-play-thread-name = thread
option-play-thread-description = Play in a thread of its own
command-join-name = join
command-join-description = Take a seat at the table here
command-leave-name = leave
command-leave-description = Leave the table here
command-start-name = start
command-start-description = Begin the game (host)
command-table-name = table
command-table-description = Show the board again, and take your seat back
command-roll-name = roll
command-roll-description = Roll the dice
command-stop-name = stop
command-stop-description = End your turn and take what your dice are good for
command-rules-name = rules
command-rules-description = Explain a game
option-rules-game-name = game
option-rules-game-description = Which game; without it the one played here
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
board-moved = The board has moved down.
board-here = The board is at the bottom again.
button-word = My word
word-form-title = A word for the dice
word-form-label = Any word; the dice depend on it

## The check of a journal

verdict-fair = fair: game { $id }, { $game }, { $entries } entries: all as the promised seed has it
verdict-unfair = not fair: { $why }
verdict-unreadable = { $file } can't be read: { $why }
verdict-broken = { $file } is not a whole journal: { $why }
unfair-unfinished = The game is not finished, so its seed is not revealed yet.
unfair-commitment = the seed is not the one that was promised: it does not fit the commitment
unfair-deal = the deal does not follow from the seed
unfair-chance = the dice or cards of entry { $number } do not follow from the seed
unfair-illegal = entry { $number } is against the rules: { $why }
unfair-not-over = the entries end before the game does
unfair-result = the result is not what the game came to

## Words in pictures. There is little room: a word or two.

picture-unnamed = Player

## The page in the browser

web-started = No token, so no Discord: the table is laid at { $address } (for this machine only; Ctrl-C clears it all).
web-started-public = No token, so no Discord: the table is laid at { $address }, and every machine that can reach this one can sit down (Ctrl-C clears it all).
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
web-bad-name = That is no name that can be shown. One to 32 characters, please.
web-guest = Player { $number }
web-connecting = The line is cut. Trying again …
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
web-thinking = Stammtisch is thinking …
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
web-theme = Light
web-theme-auto = as the system has it
web-dark = dark
web-light = light
web-leave = Be somebody else
web-welcome = Welcome to { $channel }
web-welcome-start = Start a game. Your table opens here, and you have a seat.
web-welcome-second = A second player joins, or a computer takes a seat by a button of the table:
web-welcome-play = Press “Start”, and whoever is to move finds the moves as buttons under the board. “Rules” explains the game, / lists every command.
web-welcome-keep = Nothing leaves this machine, and nothing is kept: when the program ends, the tables are cleared.
web-start = Start a game of { $game }
web-rules = Rules
# What Discord's own window says.
web-no-response = The application did not respond
web-interaction-failed = This interaction failed
web-cannot-send = Discord would not send that. Pick a command from the list, and fill in what it asks for.
web-button-gone = That is not on offer any more. Look at the newest board.

## Computer players

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Emil
    [5] Frieda
   *[other] Gustav
} ({ $level })
level-easy-name = easy
level-steady-name = steady
level-hard-name = hard
button-computer-easy = + easy computer
button-computer-steady = + steady computer
button-computer-hard = + hard computer
button-unseat = Send computer away
computer-left = A computer leaves the table.
refuse-no-computer = No computer sits at this table.
refuse-computers = { $game } has room for { $most } computers beside you, no more.
option-play-computers-name = computers
option-play-computers-description = How many computers play along
option-play-level-name = level
option-play-level-description = How well the computers play
board-stand-ins = The computer plays for { $names }; “{ button-back }” takes the seat back.

## Hints

command-hint-name = hint
command-hint-description = What is the best move now? For your eyes only
hint-title = 💡 **A hint, for you only**
hint-move = { $place }. { $what }: wins about { $chance }
hint-gain-worms = , { $gain } worms on average this turn
hint-gain-points = , { $gain } points on average this turn
hint-bust = The next roll brings nothing new and fails: { $chance }
hint-fails = The turn brings nothing, even if played safely: { $chance }
hint-at-least = At least, if you go for it: { $list }
hint-exactly = Exactly, if you go for it: { $list }
hint-note-dice = -# The odds of the dice and the averages are exact; the chance to win is an estimate.
hint-note = -# All of it is an estimate: nobody knows the dice and cards to come.
hint-not-now = There is nothing for you to decide right now. Ask again when it is your move.

## How lucky, how well played

analysed-title = **How lucky, how well played**
analysed-line = { $name }: luck { $luck }; decisions gave away { $lost }
analysed-worms = { $gain } worms
analysed-points = { $gain } points
analysed-chance = { $chance } % of winning
analysed-note-exact = -# Luck: what the rolls brought against their average, exact. Given away: chance to win, against the hard computer's choices, an estimate.
analysed-note-estimate = -# Both are estimates: chance to win given away against the hard computer's choices, and what of the result no decision explains.

## Standings: the command line

rebuild-done = Worked the standings of { $count ->
    [one] { $count } server
   *[other] { $count } servers
} out again.

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
period-ever-name = ever
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
leaderboard-own-hidden = You are on no leaderboard, as you wished (/{ command-preferences-name }). You would stand here: { $line }
leaderboard-empty = Nobody has finished a game of that kind here in that time. /{ command-play-name } sets up a table.
leaderboard-empty-quality = Nobody's play has been looked at yet in that time.
leaderboard-footer = By { $order } · page { $page } of { $pages } · { $players }
leaderboard-newcomers = “new”: too few games to be sure. They stand behind the others until that changes.
leaderboard-league-points = Over all games everybody left behind is worth 2 points, everybody on the same place 1.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · new
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality } %** · { $games }
menu-game = Game: { $game }
menu-period = Time: { $period }
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
stats-none-own = You haven't finished a game of that kind here yet. /{ command-play-name } sets up a table.
stats-private = { $name } keeps their statistics to themselves.
stats-games = { $games }, { $wins } ({ $percent } %)
stats-places = Places: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Longest streak: { $wins }
stats-rating = Rating: { $rating }
stats-rating-place = Rating: { $rating }, place { $place } of { $total }
stats-course = Course: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, { $average } on average, best { $best }
stats-rival = Favourite opponent: { $name } ({ $games })
stats-victim = Favourite victim: { $name } ({ $thefts })
stats-quality = Quality of play: { $quality } % in { $games }
stats-luck = Luck with the dice: { $luck } points a game in { $games }
stats-computers = With computers: { $games }, { $wins }

## Past games

history-title = Past games: { $game }
history-title-of = Past games of { $name }: { $game }
history-empty = No such game has been finished here yet.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Page { $page } · /{ command-replay-name } shows a game again, /{ command-verify-name } checks its dice.
menu-replay = Look at a game again
replay-at = Move { $at } of { $last }
replay-begins = The table is set.
replay-unknown = No finished game of this server has the id “{ $text }”. /{ command-history-name } lists them.
button-replay-first = Start
button-replay-turn-back = Turn back
button-replay-back = Back
button-replay-next = Next
button-replay-turn = Next turn
button-replay-last = End
verify-title = The dice of game { $table }
verify-fair = **Fair.** Everything in this game is as the promised seed has it: { $entries } entries.
verify-how = The file is the whole game. `stammtisch verify { $file }` checks it on any machine; the README says how to do that without us.

## Settings

settings-title = Settings of this server
settings-changed = Noted. These are the settings now:
settings-language = Language of public messages: { $language }
settings-language-discord = Language of public messages: as Discord has it for the server
settings-pace = Pace, if nobody chooses one: { $pace }
settings-mentions = Mentions when it is somebody's turn: { $value }
settings-text-only = Boards as text only: { $value }
settings-enders = Who may end a game: { $enders }
settings-weekly = Leaderboard of the week: every Monday in { $channel }
settings-weekly-none = Leaderboard of the week: nowhere
settings-how = /{ command-settings-name } with an option changes it.
settings-forbidden = Only those who may manage the server can change its settings.
setting-on = on
setting-off = off
enders-vote-name = a majority of the players, and moderators
enders-moderators-name = moderators only
enders-host-name = the host, a majority of the players, and moderators
language-discord = as in Discord
refuse-end-moderators = In this server only moderators end a game that is under way. /{ command-leave-name } gets you up from the table.
preferences-title = Your preferences
preferences-changed = Noted. These are your preferences now, in every server:
preferences-language = Language of what only you see: { $language }
preferences-language-discord = Language of what only you see: as in your Discord
preferences-mentions = Mentions when it is your turn: { $value }
preferences-leaderboards = On leaderboards and in statistics for others: { $value }
preferences-how = /{ command-preferences-name } with an option changes it. /{ command-privacy-name } says what is stored.

## Privacy

privacy-title = What is stored about you

privacy-text =
    - **Your id on Discord and the name you had in the server**, with every table you sat at: what you did there and when, and a word if you gave one for the dice. That is the journal of the game; without it nobody could look at the game again or check its dice.
    - **Results**: place, points and rating in every finished game, and what they add up to in the leaderboards of each server.
    - **Your preferences**, if you set any.
    - For a day the numbers of your clicks, so that none counts twice.

    Nothing else: no messages, no other names, nothing for anybody else. Servers don't see each other's games. When the bot is removed from a server, everything of that server is deleted after { $days } days, unless it comes back.

    /{ command-privacy-name } { option-privacy-export-name } gives you all of it as a file. /{ command-privacy-name } { option-privacy-forget-name } deletes it: your id and name disappear everywhere, and the results of the others stay true with a former guest in your place.
privacy-export = Here is everything that is stored about you, as JSON.
privacy-forget-ask =
    ### Forget you everywhere?
    Your id, your names, your preferences and your place on every leaderboard disappear, in all servers. In past games a former guest sits in your place; a word you gave for their dice stays, because the dice can't be checked without it. If you sit at a table now, you get up, and the computer plays on.
    This can't be undone. Messages in channels are Discord's; delete those there.
privacy-forgotten = Done. Nothing here has your id any more.
privacy-kept = All stays as it is.
button-forget = Yes, forget me
button-keep = No
privacy-left-table = A player has asked to be forgotten and got up.

## Slash commands of the records

command-leaderboard-name = leaderboard
command-leaderboard-description = Who is ahead in this server
option-leaderboard-game-name = game
option-leaderboard-game-description = Which game; without it all of them
option-leaderboard-period-name = period
option-leaderboard-period-description = This week, month or season (a quarter of the year), or ever
option-leaderboard-by-name = by
option-leaderboard-by-description = Rating, wins, points or quality of play
option-leaderboard-opponents-name = opponents
option-leaderboard-opponents-description = Games with people, or with computers
command-stats-name = stats
command-stats-description = A player's games at a glance
option-stats-player-name = player
option-stats-player-description = Who; without it you
option-stats-game-name = game
option-stats-game-description = Which game; without it all of them
command-history-name = history
command-history-description = Past games in this server
option-history-player-name = player
option-history-player-description = Whose; without it everybody's
option-history-game-name = game
option-history-game-description = Which game; without it all of them
command-replay-name = replay
command-replay-description = Look at a finished game again, move by move
option-replay-id-name = id
option-replay-id-description = The game's id, as it stands under the board
command-verify-name = verify
command-verify-description = Check the dice of a finished game
option-verify-id-name = id
option-verify-id-description = The game's id, as it stands under the board
command-settings-name = settings
command-settings-description = What is usual in this server (for those who may manage it)
option-settings-language-name = language
option-settings-language-description = Of what everybody reads
option-settings-pace-name = pace
option-settings-pace-description = How long a turn may take if nobody chooses
option-settings-mentions-name = mentions
option-settings-mentions-description = Ping people when it is their turn
option-settings-text-only-name = text-only
option-settings-text-only-description = Boards without pictures
option-settings-end-name = end
option-settings-end-description = Who may end a game that is under way
option-settings-weekly-name = weekly
option-settings-weekly-description = Channel for the leaderboard of the week, every Monday
option-settings-weekly-stop-name = weekly-stop
option-settings-weekly-stop-description = No more leaderboards of the week
command-preferences-name = preferences
command-preferences-description = What you prefer, in every server
option-preferences-language-name = language
option-preferences-language-description = Of what only you see
option-preferences-mentions-name = mentions
option-preferences-mentions-description = Be pinged when it is your turn
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

## When Discord is slow

trouble-untold = That counts, but Discord doesn't let me show it right now. The board follows as soon as it does; /{ command-table-name } brings it too.

## Operators: the command line

health-unasked = Nothing to ask: METRICS isn't set, so the bot answers no questions.
backup-done = Copied { $count ->
    [one] { $count } table
   *[other] { $count } tables
} to { $file }, and checked the copy.
