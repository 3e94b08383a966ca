### Pig, in English.

pig-name = Pig
pig-short = Pig
pig-rights = a folk game
pig-blurb = One die. Roll as often as you dare, hold before the one comes. First to 100. 2–7 players.
pig-card-aim-title = The idea
pig-card-aim = 2–7 players, one die. Whoever first holds **100 points** or more wins at once.
pig-card-aim-example = Anna has rolled 4 and 6: 10 points are in this turn, and she may roll on or hold.
pig-card-turn-title = Your turn
pig-card-turn =
    - Roll the die. A **2 to 6** is added to what this turn has brought so far.
    - Then roll again, or hold.
    - **Hold** and the points of the turn are yours for good. The next player rolls.
    - Roll a **1** and you bust: everything the turn has brought is lost. What you held before stays yours.

    A turn begins with a roll: you can't hold before you have rolled. Who begins is drawn by chance.
pig-card-turn-example = Anna had rolled 5 and 6. Then came a 1: the 11 points are lost, and it's Ben's turn.
pig-card-hold-title = When to hold
pig-card-hold = Holding at 20 brings the most points a turn on average: from there on a one costs more than the next roll brings. But points aren't everything. Whoever is far behind has to dare more, and close to the goal it is often better to roll on than to leave the others one more turn.
pig-card-hold-example = Anna has 20 points in this turn. One more roll would add nothing on average: in one case of six, all 20 are lost.
pig-card-end-title = The end
pig-card-end = The game ends as soon as somebody holds 100 or more. The others are ranked by the points they held; players with equal points share a place.
pig-card-end-example = Anna has held 100 and wins at once.
pig-card-rulings-title = Rulings
pig-card-rulings =
    Pig has no printed rules. Here it goes like this:
    - One die, and the goal is 100.
    - You can't hold before you have rolled.
    - 100 points have to be held: until then a 1 can still take them.
    - Nobody gets a last turn once somebody has won.
    - Who begins is drawn by chance. Equal points share a place.

account-pig-rolled = { $name } rolled { $die }: { $pot } in this turn.
account-pig-lost = { $pot ->
    [0] { $name } rolled a 1: bust.
    [one] { $name } rolled a 1: bust. { $pot } point lost.
   *[other] { $name } rolled a 1: bust. { $pot } points lost.
}
account-pig-held = { $name } held { $pot } and has { $score } now.

illegal-pig-roll-first = You haven't rolled yet, so there's nothing to hold.

label-pig-roll = roll
label-pig-hold = hold { $pot } → { $score }
label-pig-win = hold { $pot } and win with { $score }

board-pig-pot = In this turn: **{ $pot }**
board-pig-die = Last roll: **{ $die }**
board-pig-goal = First to { $goal }.
board-pig-left = { $left ->
    [0] there!
   *[other] { $left } to go
}
board-pig-player = **{ $points }** · { $left }

alt-pig-pot = This turn has brought { $pot } so far.
alt-pig-die = The last roll was a { $die }.
alt-pig-player = { $name } has { $points }.

picture-pig-turn = This turn
picture-pig-die = Last roll
picture-pig-goal = Goal

## Why a hint advises a move: parts of a sentence

why-pig-win = it wins the game at once
why-pig-risk = one roll in six is a 1 ({ $chance }) and would lose all { $pot } points of the turn
why-pig-loses = one more roll costs { $loss } points on average
why-pig-gains = one more roll brings { $gain } points on average
why-pig-behind = you still need { $own }, the best of the others only { $other }
why-pig-close = { $own } more win the game

## What the coach says in the lesson; -else: if something else was done

pig-lesson-roll = Roll the die. A 2 to 6 is added to this turn.
pig-lesson-pot = This turn has brought 5 so far. They are yours only once you hold, so roll on.
pig-lesson-pot-else = You held 5 points. Below 20, one more roll brings more than it risks.
pig-lesson-risk = A 1 would lose all of that, and comes once in six rolls. With 11 points it is worth the risk.
pig-lesson-risk-else = You held 11 points. Below 20, one more roll brings more than it risks.
pig-lesson-on = Below 20, one more roll brings more than it risks.
pig-lesson-on-else = You held early. Below 20, one more roll brings more than it risks.
pig-lesson-hold = From 20 on, a 1 costs more than a roll brings. Hold your 21.
pig-lesson-hold-else = You rolled on with 21. From 20 on, a 1 costs more than a roll brings.
pig-lesson-bust = The computer rolled a 1, so its turn brought nothing. Now you.
pig-lesson-dare = 18 is still below 20, so dare one more.
pig-lesson-dare-else = You held 18. That is nearly as good: at 20 the risk becomes too high.
pig-lesson-kept = A 1 takes only the points of its turn: what you have held stays yours. Try again.
pig-lesson-goal = 20 points: hold. Whoever holds 100 first wins.
pig-lesson-goal-else = You rolled on with 20. From here on, a 1 costs more than a roll brings.

odds-die = A { $number } with one die
