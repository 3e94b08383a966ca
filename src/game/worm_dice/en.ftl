### What games with worm dice have in common, in English.

## Words that sentences are made of

dice-group = { $face ->
    [worm] { $count ->
        [one] worm
       *[other] worms ×{ $count }
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $face } ×{ $count }
    }
}
# Dice that were set aside, in the middle of a sentence.
dice-kept = { $count ->
    [one] { $face ->
        [worm] a worm
       *[other] a { $face }
    }
   *[other] { $count } { face-many }
}
# Dice by their face, several of them: "threes".
face-many = { $face ->
    [worm] worms
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
# The same after "no".
face-none = { face-many }

## What happened

account-rolled = { $name } rolled { $dice }.
account-rolled-kept = { $name } rolled { $dice } and set aside { $kept }: { $total } in all.
account-kept = { $name } set aside { $kept }: { $total } in all.
account-bust = { $name } rolled nothing new: bust.
account-no-worm = { $name } stopped without a worm: bust.

## Why an action is refused

illegal-roll-first = There is no new roll yet.
illegal-keep-first = First set aside one face of your roll.
illegal-must-stop = There's nothing left to roll.
illegal-no-such-face = These dice have no { face-none }.
illegal-face-used = You've already set aside { face-many } this turn.
illegal-face-not-rolled = You didn't roll any { face-none }.
now-rolled = Your roll shows { $dice }.
now-aside = You have set aside { $dice } already: { $total } in all.

## What stopping would bring, after "Stop:"

prize-nothing = bust
prize-no-worm = bust (no worm)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll-on = { $left ->
    [one] roll the last die
   *[other] roll { $left } dice
}
label-stop = stop: { $prize }

## The board

board-rolled = Rolled: **{ $dice }**
board-aside = Set aside: **{ $dice }** = **{ $total }**, { $left ->
    [0] no die left
    [one] one die left
   *[other] { $left } dice left
}

## The board in plain sentences, for screen readers

alt-rolled = Rolled: { $dice }.
alt-aside = Set aside: { $dice }, { $total } in all.
alt-prize = Stop now: { $prize }.

## Refusals of the table

refuse-face = “{ $text }” isn't a die face. Write “worms” or “3”, for example.
refuse-then = “{ $text }” can't follow. Write “{ command-roll-name }” or “{ command-stop-name }”.

## Slash commands

command-keep-name = keep
command-keep-description = Set aside all dice of one face
option-keep-face-name = face
option-keep-face-description = The face, such as 3 or worms
option-keep-then-name = then
option-keep-then-description = What to do next: roll on, or stop

## Words in pictures. There is little room: a word or two.

picture-aside = Set aside
picture-rolled = Rolled
picture-in-cup = To roll
picture-total = Total
picture-prize = Stop:

## Why a hint advises a move: parts of a sentence

why-worm = without a worm a turn brings nothing
why-safe = you could then stop with { $total }
why-fails = even if you play safe, the turn then comes to nothing in { $chance } of cases instead of { $instead }
why-points = { $dice ->
    [one] { $points } points for one die
   *[other] { $points } points for { $dice } dice
}
why-dice = it leaves { $left } dice to roll instead of { $instead }
why-stop-nothing = stopping now brings nothing
why-bust-rolling = the next roll busts in { $chance } of cases
why-bust-stopping = rolling on would bust in { $chance } of cases

## What a player is asked to do, in a list of tables

request-keep = set dice aside from { $dice }
request-stop = stop at { $total }

## How likely it was

odds-roll = { $number ->
    [one] One die that falls like that
   *[other] { $number } dice that fall like that, in whatever order
}
odds-bust = { $number ->
    [one] A bust with one die
   *[other] A bust with { $number } dice
}
