### What is said about Qwixx, in English.

## Words that sentences are made of

row = { $row ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
row-in = { $row ->
    [red] in red
    [yellow] in yellow
    [green] in green
   *[blue] in blue
}
row-title = { $row ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
# At the left edge of a sheet; all equally wide, and told apart without their colour.
row-short = { $row ->
    [red] R
    [yellow] Y
    [green] G
   *[blue] B
}
throw-white = white { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## The games

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Cross out numbers from left to right, on everyone's rolls. Dither and you pay. 2–5 players.

## What happened

account-qwixx-to-begin = Who begins? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } rolled { $throw }.
account-qwixx-no-choice = The white sum fits nowhere for { $names }: nothing else was possible.
account-qwixx-chose = { $count ->
    [one] { $names } has chosen.
   *[other] { $names } have chosen.
}
account-qwixx-revealed = White { $number }: { $choices }.
account-qwixx-revealed-nothing = White { $number }: nobody wanted it.
account-qwixx-choice = { $name } { row }
account-qwixx-crossed = { $name } crossed out { row } { $number }.
account-qwixx-skipped = { $name } left the coloured dice alone.
account-qwixx-nothing-fits = No coloured sum fits for { $name }.
account-qwixx-locked = { $name } gets the { row } lock as well.
account-qwixx-closed = { row-title } is closed, its die leaves the game.
account-qwixx-penalty = { $name } crossed out nothing: penalty { $penalties } of { $most }.
account-qwixx-forced-penalty = Nothing fits: penalty { $penalties } of { $most } for { $name }.

## Why an action is refused

illegal-awaiting-roll = { $name } has to roll first.
illegal-already-rolled = The dice are already rolled.
illegal-already-chosen = You've already chosen that. You can change it until everyone has chosen.
illegal-not-that-number = The dice don't make { $number } { row-in }.
illegal-row-closed = { row-title } is closed for everybody.
illegal-not-further-right = { $number } { row-in } isn't right of your last cross.
illegal-needs-five = { row-title } { $number } needs { $needed } crosses before it; you have { $crosses }.
now-qwixx-white = The white dice make { $number }.
now-qwixx-throw = The dice: { $throw }.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + lock
label-skip = skip
label-skip-penalty = skip: −5

## The board

board-qwixx-roll = Waiting for { $name } to roll.
board-qwixx-white = Everyone may cross out **{ $number }**. Waiting for: { $names }.
caption-qwixx-white = Everyone may cross out **{ $number }**.
board-qwixx-colour = { $name } may add a white and a coloured die, or skip.
board-qwixx-colour-or-penalty = { $name } may add a white and a coloured die, or skip and take a penalty.
board-qwixx-throw = Dice: { $throw }
board-qwixx-legend = `×` crossed out · `·` gone · `[ ]` lock
board-qwixx-name-chosen = { $name } · has chosen
board-qwixx-player = **{ $points }** · penalties { $penalties } of { $most }

## The board in plain sentences, for screen readers

alt-qwixx-roll = Waiting for { $name } to roll.
alt-qwixx-white-all = Everyone may cross out the white sum.
alt-qwixx-white = Everyone may cross out the white sum. Waiting for: { $names }.
alt-qwixx-colour = { $name } may use a coloured die.
alt-qwixx-throw = Dice: { $throw }.
alt-qwixx-closed = Closed: { $rows }.
alt-qwixx-row = { row } { $crosses } up to { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = You may cross out { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: crosses { $rows }; { $points }.
   *[other] { $name }: crosses { $rows }; penalties { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: no crosses; { $points }.
   *[other] { $name }: no crosses; penalties { $penalties }; { $points }.
}

## One's own hand and sheet

sheet-heading = **Your sheet**
sheet-chose = You chose { row } { $number }.
sheet-chose-nothing = You chose to cross out nothing.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-penalties = Penalties: { $boxes } { $count } of { $most }
sheet-total = Total: **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
sheet-legend = `×` crossed out · `·` gone · `[ ]` lock

## Refusals of the table

refuse-no-sheet = There are no sheets in this game.
refuse-cross = “{ $text }” doesn't work. Give a row (red, yellow, green, blue) and a number from 2 to 12, such as “red 5”.

## Buttons around the game

button-sheet = My sheet

## Slash commands

command-cross-name = cross
command-cross-description = Cross out a number on your sheet
option-cross-row-name = row
option-cross-row-description = The row, or row and number, such as red 5
option-cross-number-name = number
option-cross-number-description = The number, 2 to 12, if the row has none
command-skip-name = skip
command-skip-description = Cross out nothing
command-sheet-name = sheet
command-sheet-description = Show your sheet, to you only

## Words in pictures. There is little room: a word or two.

picture-before-roll = { $name } rolls

## Hints

hint-skips = { $count ->
    [0] , skips nothing
    [one] , gives up { $count } number worth about { $points } points
   *[other] , gives up { $count } numbers worth about { $points } points
}

## Help and rules

qwixx-card-aim-title = The idea
qwixx-card-aim = 2–5 players. Everybody has a sheet with four rows: red and yellow run from 2 to 12, green and blue from 12 to 2, each with a lock at its right end. You cross out numbers strictly **from left to right**; what you skip is gone.
qwixx-card-aim-example = Anna has crossed out red 5 and 7, so red 2, 3, 4 and 6 are gone. In yellow only 11 and 12 are left, green goes on from 6, blue from 9.
qwixx-card-round-title = A round
qwixx-card-round =
    The active player rolls two white dice and one of each colour still in the game.
    - **White**: everyone may cross out the sum of the white dice in one row, or skip. Choices are secret, can be changed until everyone has chosen, and take effect together.
    - **Colour**: only the active player may then add one white die and one coloured die and cross out that sum in the row of that colour, or skip.

    If the active player crosses out nothing in either step, that's a penalty: −5. Skipping costs the others nothing.
qwixx-card-round-example = The white dice showed 4 and 1: Anna crossed out red 5, Ben yellow 5. Then Anna added a white 4 and the blue 6 and crossed out blue 10.
qwixx-card-lock-title = Locks
qwixx-card-lock = The last number of a row, red or yellow 12, green or blue 2, needs at least **five crosses** before it in that row. Whoever crosses it out crosses out the lock too, which counts as one more cross. The row is then closed for everybody, and its die leaves the game at once. Several players can close the same row on the same white dice.
qwixx-card-lock-example = Anna has crossed out green 7, 6, 5, 4, 3 and then 2, and the lock with it. Green is closed for everybody.
qwixx-card-end-title = The end
qwixx-card-end = The game ends at once with somebody's fourth penalty, or when two rows are closed. If the white dice end it, there is no colour action and no penalty any more.
qwixx-card-end-example = Green was closed before. The white dice show 12: Anna closes red, Ben yellow. Three rows are closed, and the game is over.
qwixx-card-points-title = Points
qwixx-card-points = 1, 2, 3, 4, 5, 6 crosses in a row are worth 1, 3, 6, 10, 15, 21 points; 7 to 12 are worth 28, 36, 45, 55, 66, 78. Each penalty costs 5. Most points win; ties share the win. A roll of one die each decides who begins.
qwixx-card-points-example = Anna has 4 crosses in red, 3 in yellow, 7 in green with the lock, 8 in blue, and two penalties: 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Rulings
qwixx-card-rulings =
    What the printed rules leave open is settled like this:
    - On the white dice all choose in secret, and everything takes effect together.
    - Any white die goes with any coloured one; the same row twice in a turn is fine if the second cross is further right.
    - A row that is closed on the white dice can't be used in the colour action any more.
    - If the white dice end the game, there is no colour action and no penalty.
    - Each rolls a die to decide who begins; ties roll again.
    - Equal points share the win.

## Why a hint advises a move: parts of a sentence

why-qwixx-lock = it locks { row }, and the lock counts as one more cross
why-qwixx-penalty = skipping would cost 5 points
why-qwixx-no-penalty = you are then safe from a penalty this turn
why-qwixx-no-gap = it skips no number
why-qwixx-gap = { $count ->
    [one] it skips one number instead of { $instead }
   *[other] it skips { $count } numbers instead of { $instead }
}
why-qwixx-points = { $points ->
    [one] it brings one point at once
   *[other] it brings { $points } points at once
}
why-qwixx-saves = { $count ->
    [one] { row } { $number } would give up one number
   *[other] { row } { $number } would give up { $count } numbers
}

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Roll the two white and the four coloured dice.
qwixx-lesson-white = Everybody may cross out the sum of the white dice. You go from left to right and what you pass is lost, so red 3 is a good start.
qwixx-lesson-white-else = That is allowed. But red 3 would have lost only the 2.
qwixx-lesson-colour = Now something for you alone: one white die and one coloured die. Red 3 and white 1 make red 4.
qwixx-lesson-colour-else = That is allowed. But red 4 would have lost nothing.
qwixx-lesson-theirs = The computer rolled, but the white dice are for you, too. In blue the numbers fall, so 11 is far left.
qwixx-lesson-theirs-else = That is allowed. But blue 11 would have lost only the 12.
qwixx-lesson-own = Your turn: whoever rolls may cross out twice, with white and with a colour.
qwixx-lesson-lock = In green 12 comes first. In red it comes last, before the lock, and needs five crosses.
qwixx-lesson-lock-else = That is allowed. But green 12 would have lost nothing.
qwixx-lesson-enough = You have crossed out something in this turn, so you may skip the colour.
qwixx-lesson-enough-else = That is allowed. But the numbers you passed are lost.
qwixx-lesson-skip = 8 would pass numbers in every row. It isn't your turn, so skipping costs nothing.
qwixx-lesson-skip-else = That is allowed. But the numbers you passed are lost, and skipping was free.
qwixx-lesson-penalty = The computer crossed out nothing in its own turn: a penalty, minus 5. Now you.

## What a player is asked to do, in a list of tables

request-qwixx-white = choose for white { $number }
request-qwixx-colour = cross out with a coloured die, or skip

odds-white = White dice that add up to { $number }
