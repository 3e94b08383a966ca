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
account-bust = { $name } rolled nothing new, so the turn fails.
account-no-worm = { $name } stopped without a worm, so the turn fails.

## Why an action is refused

illegal-roll-first = Nothing is rolled yet. Begin with /{ command-roll-name }.
illegal-keep-first = First set aside one face of your roll with /{ command-keep-name }, then go on or stop.
illegal-must-stop = There is nothing left to roll for. Take what you have with /{ command-stop-name }.
illegal-no-such-face = These dice have no { face-none }. Take a face that your roll shows.
illegal-face-used = You have set aside { face-many } in this turn already. Take a face that is new.
illegal-face-not-rolled = Your roll shows no { face-none }. Take a face that is there.

## What stopping would bring, after "Stop:"

prize-nothing = fail
prize-no-worm = fail, no worm yet

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
board-prize = Stopping now: { $prize }

## The board in plain sentences, for screen readers

alt-rolled = Rolled: { $dice }.
alt-aside = Set aside: { $dice }, { $total } in all.
alt-prize = Stopping now: { $prize }.

## Refusals of the table

refuse-face = “{ $text }” is no face of a die. Try “worms” or “3”.

## Slash commands

command-keep-name = keep
command-keep-description = Set aside all dice of one face
option-keep-face-name = face
option-keep-face-description = The face, such as 3 or worms

## Words in pictures. There is little room: a word or two.

picture-aside = Set aside
picture-rolled = Rolled
picture-in-cup = To roll
picture-total = Total
picture-prize = Stop:
