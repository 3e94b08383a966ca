### Pig, in English.

pig-name = Pig
pig-short = Pig
pig-blurb = One die. Roll as often as you dare, hold before the one comes. First to 100. 2–7 players.
pig-rules =
    2–7 players, one die. Whoever first holds **100 points** or more wins at once.

    ### Your turn
    - Roll the die. A **2 to 6** is added to what this turn has brought so far.
    - Then roll again, or hold.
    - **Hold** and the points of the turn are yours for good. The next player rolls.
    - Roll a **1** and you bust: everything the turn has brought is lost. What you held before stays yours.

    A turn begins with a roll: you can't hold before you have rolled. Who begins is drawn by chance.

    ### When to hold
    Holding at 20 brings the most points a turn on average: from there on a one costs more than the next roll brings. But points aren't everything. Whoever is far behind has to dare more, and close to the goal it is often better to roll on than to leave the others one more turn.

    ### The end
    The game ends as soon as somebody holds 100 or more. The others are ranked by the points they held; players with equal points share a place.

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
