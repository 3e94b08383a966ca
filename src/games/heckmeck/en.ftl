### What is said about Heckmeck am Bratwurmeck, in English.

## The games

heckmeck-name = Heckmeck am Bratwurmeck
heckmeck-short = Heckmeck
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

variant-quick-elsewhere = The quick variant exists for Heckmeck am Bratwurmeck only.

## Slash commands

option-play-quick-name = quick
option-play-quick-description = Heckmeck only: returned tiles go face down, so the game is shorter
option-stop-grill-name = grill
option-stop-grill-description = Take the lower tile from the grill instead of stealing

## Help and rules

heckmeck-rules =
    2–7 players. Sixteen tiles, 21 to 36, lie face up on the grill. Each shows one to four worms: 21–24 one, 25–28 two, 29–32 three, 33–36 four. Most worms win.

    ### Your turn
    - Roll all eight dice. They show 1 to 5 and a worm; a worm counts 5, but is not a five.
    - Set aside **all** dice of **one** face that you have not set aside before in this turn.
    - Then roll the rest again, or stop. After a roll you must set dice aside before you may stop.
    - Once all dice or all six faces are set aside, the turn ends at once.

    ### Stopping
    Without a worm among your dice you bust. With one, your total decides:
    - If that tile lies on the grill, you take it.
    - If it is the **top** tile of another player, you can steal it. If there is a lower one on the grill too, you may take that instead.
    - Otherwise you take the highest face-up tile on the grill below your total. If there is none, you bust.

    Tiles go on your stack. Only the top one can be stolen; you can't take your own.

    ### Bust
    You also bust when a roll shows only faces you have already set aside. Your top tile goes back to the grill, face up. Then the highest tile on the grill is turned face down for good, unless it is the one you just returned. If you have no tile, nothing happens at all.

    Quick variant: the returned tile is turned face down too, in any case.

    ### The end
    The game ends at once when no tile lies face up on the grill. A tie goes to the highest single tile; players tied without any tile share the place.
