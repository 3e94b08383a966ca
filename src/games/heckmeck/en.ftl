### What is said about Heckmeck am Bratwurmeck, in English.

## The games

heckmeck-name = Heckmeck am Bratwurmeck
heckmeck-short = Heckmeck
heckmeck-rights = Reiner Knizia, Zoch
heckmeck-blurb = Eight dice, sixteen portions of grilled worm, and neighbours who steal. 2–7 players.

## What happened

account-heckmeck-took = { $name } took { $tile } ({ $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}).
account-heckmeck-stole = { $name } stole { $tile } from { $from }.
account-heckmeck-no-tile = { $name } stopped, but no tile fits: bust.
account-heckmeck-returned = { $tile } went back. It's the highest on the grill, so it stays face up.
account-heckmeck-other-turned = { $tile } went back and { $other } was turned face down.
account-heckmeck-itself-turned = { $tile } went back, face down for good.
account-heckmeck-both-turned = { $tile } went back face down, and { $other } was turned face down too.

## Why an action is refused

illegal-no-choice = There's nothing to choose here.

## What stopping would bring, after "Stop:"

prize-tile = take { $tile }
prize-steal = steal { $tile }
prize-no-tile = bust (no tile)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-stop-grill = take { $tile } from the grill
ask-heckmeck-lose = You would lose { $tile }. Stop all the same?
ask-heckmeck-nothing = You would get nothing. Stop all the same?

## The board

board-quick = Quick variant: returned tiles go face down.
board-heckmeck-no-tile = no tile yet
board-heckmeck-stack-one = **{ $top }** · { $worms }
board-heckmeck-stack = **{ $top }** on { $below } · { $worms }
board-heckmeck-legend = `~` worm · `··` taken · `##` face down

## The board in plain sentences, for screen readers

alt-heckmeck-grill = On the grill: { $tiles }.
alt-no-tile = { $name } has no tile.
alt-heckmeck-turned = Face down: { $tiles }.
alt-heckmeck-player = { $name }, stack from the top: { $tiles }; { $worms }.

## Results

heckmeck-tie-break = Equal points: the higher tile decided.

## The lobby

variant-quick-lobby = Quick variant: a returned tile goes face down at once.

## Refusals of the table

variant-quick-elsewhere = The quick variant exists for { heckmeck-name } only.

## Slash commands

option-play-quick-name = quick
option-play-quick-description = { heckmeck-short } only: returned tiles go face down, so the game is shorter
option-stop-grill-name = grill
option-stop-grill-description = Take the lower tile from the grill instead of stealing

## Help and rules

heckmeck-card-aim-title = The idea
heckmeck-card-aim = 2–7 players. Sixteen tiles, 21 to 36, lie face up on the grill. Each shows one to four worms: 21–24 one, 25–28 two, 29–32 three, 33–36 four. Most worms win.
heckmeck-card-aim-example = The grill before the first roll. Anna begins.
heckmeck-card-turn-title = Your turn
heckmeck-card-turn =
    - Roll all eight dice. They show 1 to 5 and a worm; a worm counts 5, but is not a five.
    - Set aside **all** dice of **one** face that you have not set aside before in this turn.
    - Then roll the rest again, or stop. After a roll you must set dice aside before you may stop.
    - Once all dice or all six faces are set aside, the turn ends at once.
heckmeck-card-turn-example = Anna has set aside two worms and two fours, 18 in all. Her third roll shows 4 4 worm 5: worms and fours are used, so only the five can be set aside.
heckmeck-card-stop-title = Stopping
heckmeck-card-stop =
    Without a worm among your dice you bust. With one, your total decides:
    - If that tile lies on the grill, you take it.
    - If it is the **top** tile of another player, you can steal it. If there is a lower one on the grill too, you may take that instead.
    - Otherwise you take the highest face-up tile on the grill below your total. If there is none, you bust.

    Tiles go on your stack. Only the top one can be stolen; you can't take your own.
heckmeck-card-stop-example = Ben has four worms and two threes, 26 in all. The 26 lies on top of Anna's stack: he can steal it, or take the 25 from the grill.
heckmeck-card-bust-title = Bust
heckmeck-card-bust =
    You also bust when a roll shows only faces you have already set aside. Your top tile goes back to the grill, face up. Then the highest tile on the grill is turned face down for good, unless it is the one you just returned. If you have no tile, nothing happens at all.

    Quick variant: the returned tile is turned face down too, in any case.
heckmeck-card-bust-example = Anna's second roll shows nothing but worms, and she has set worms aside already. Her 30 goes back to the grill, and the 34, now the highest tile there, is turned face down.
heckmeck-card-end-title = The end
heckmeck-card-end = The game ends at once when no tile lies face up on the grill. A tie goes to the highest single tile; players tied without any tile share the place.
heckmeck-card-end-example = The last tile is gone. Both have 20 worms; Anna has the 36, the highest tile of all, and wins.
heckmeck-card-rulings-title = Rulings
heckmeck-card-rulings =
    What the printed rules leave open is settled like this:
    - Who begins is drawn by chance.
    - You may stop after any set-aside, even if you bust by it.
    - A total that fits another player's top tile: *Stop* steals it. To take the lower tile from the grill instead, press its own button.
    - With several tiles below your total you always get the highest.
    - Whoever busts without a tile returns nothing, and nothing is turned over.
    - Players tied without any tile share the place.

## Why a hint advises a move: parts of a sentence

why-steal = it takes worms away from another player
why-average-worms = the turn then brings { $gain } worms on average instead of { $instead }

## What the coach says in the lesson; -else: if something else was done

heckmeck-lesson-roll = Roll all eight dice.
heckmeck-lesson-face = You keep all dice of one face. Worms count 5 each, and you need at least one.
heckmeck-lesson-face-else = That is allowed. But worms count 5 each, and without a worm you get no tile.
heckmeck-lesson-on = That makes 10, and the lowest tile is 21. Roll the other six dice.
heckmeck-lesson-on-else = 10 points bring no tile, so this turn failed.
heckmeck-lesson-once = Each face counts only once a turn, so this worm is no use. Three fours bring 12.
heckmeck-lesson-once-else = That is allowed. But three fours would have brought 12, up to 22.
heckmeck-lesson-stop = 22 with a worm is good for tile 22. With three dice left a bust is close, so stop.
heckmeck-lesson-stop-else = You rolled on. With three dice there is often nothing new, and then all is lost.
heckmeck-lesson-target = The computer has tile 25 on top. Exactly 25 points steal it.
heckmeck-lesson-worms = Three worms at once make 15 points.
heckmeck-lesson-worms-else = That is allowed. But three worms would have been 15 points.
heckmeck-lesson-ten = 10 are missing to 25, so roll on.
heckmeck-lesson-ten-else = 15 points bring no tile, so this turn failed.
heckmeck-lesson-exact = Two fives make exactly 25.
heckmeck-lesson-exact-else = That is allowed. But two fives would have made exactly 25.
heckmeck-lesson-steal = Your 25 is the computer's top tile. Stop, and it is yours.
heckmeck-lesson-steal-else = You could have stolen the 25 from the computer.
heckmeck-lesson-busted = The computer's last roll showed nothing new: a bust. Now you.
heckmeck-lesson-fives = Three fives are the most you can keep here. A worm is still missing.
heckmeck-lesson-fives-else = That is allowed. But three fives would have been 15 points.
heckmeck-lesson-wormless = Without a worm even 30 points bring nothing, so roll on.
heckmeck-lesson-wormless-else = You stopped without a worm, so this turn failed.
heckmeck-lesson-worm = There they are: with two worms you have 25.
heckmeck-lesson-worm-else = That is allowed. But without a worm the turn fails, so take one when it comes.
heckmeck-lesson-lower = Tile 25 is your own, so you get the next lower one: 24.
heckmeck-lesson-lower-else = You rolled on. Stopping would have brought tile 24.
heckmeck-lesson-again = In the end the most worms on tiles win. Roll again.
heckmeck-lesson-four = Four worms make 20 points.
heckmeck-lesson-four-else = That is allowed. But four worms would have been 20 points.
heckmeck-lesson-short = 20 is one short of the lowest tile. Roll the other four dice.
heckmeck-lesson-short-else = 20 points bring no tile, so this turn failed.
heckmeck-lesson-lost = After a bust your top tile goes back, and the highest one on the grill is turned over. On with the next turn.

odds-steal = A turn that ends at exactly { $number }, for somebody who aims at nothing else
