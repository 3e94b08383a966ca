### What is said about Heckmeck Barbecue, in English.

## Words that sentences are made of

count-snails = { $count ->
    [one] { $count } snail
   *[other] { $count } snails
}

## The games

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-blurb = Roll for a place on the grill, defend it with plates, mind the snails. 2–5 players.

## What happened

account-barbecue-occupied = { $name } put a plate on { $section }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
} from the bank.
account-barbecue-captured = { $name } captured { $section }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
} from { $from }.
account-barbecue-closed = { $name } put a second plate on { $section }: { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}, and it's closed for good.
account-barbecue-snail = { $name } took the snail from { $section }.
account-barbecue-pile-snail = { $name } rolled over 36 and took a snail from the pile.
account-barbecue-no-snail-left = { $name } rolled over 36, but there are no snails left.
account-barbecue-too-low = { $name } stopped below 23: bust.
account-barbecue-full = { $name } hit { $section }, which is closed: bust.
account-barbecue-snail-placed = A snail creeps onto { $section }.
account-barbecue-snail-evicts = A snail creeps onto { $section }. { $name } gets the plate back and keeps the worms.

## What stopping would bring, after "Stop:"

prize-occupy = plate on { $section }, +{ $worms }
prize-capture = capture { $section }, +{ $worms }
prize-close = close { $section }, +{ $worms }
prize-snail = snail from { $section }
prize-pile-snail = snail from the pile
prize-no-snail-left = game over, no snails
prize-too-low = bust (below 23)
prize-full = bust ({ $section } closed)
ask-barbecue-snail = You would win nothing, and a snail would come onto the grill. Stop all the same?

## The board

board-barbecue-legend = `~` worm · `@` snail · `A` plate · `AA` closed
board-barbecue-pile = { $count ->
    [0] No snail left in the pile.
    [one] { $count } snail in the pile.
   *[other] { $count } snails in the pile.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Plates: { $plates }
board-barbecue-plate-closed = { $section } (closed)

## The board in plain sentences, for screen readers

alt-barbecue-empty = Empty sections: { $sections }.
alt-barbecue-snails = Snails on { $sections }.
alt-barbecue-pile = Snails in the pile: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = A plate on { $sections }.
alt-barbecue-closed = Two plates on { $sections }.

## Results

barbecue-tie-break = Equal points: the plate on the higher section decided.

## Words in pictures. There is little room: a word or two.

picture-pile = Snails

## Hints

hint-over = Chance of more than 36, for a snail: { $chance }

## Help and rules

barbecue-rules =
    2–5 players. The grill has fourteen sections, 23 to 36, with worms on them: 23–24 one, 25–28 two, 29–32 three, 33–36 four. A worm is 1 point, a snail 3. Most points win.

    ### Your turn
    - Roll all eight dice. They show 1, 2, 3, 4, 6 and a worm, which counts 5. There is no plain five.
    - Set aside **all** dice of **one** face that you have not set aside before in this turn.
    - Then roll the rest again, or stop. Once all dice or all six faces are set aside, the turn ends at once.

    ### Stopping
    Your total picks exactly one section; there is no next lower one here.
    - **Empty**: put a plate on it and gain its worms from the bank.
    - **Another's plate**: gain its worms from that player and replace the plate by yours.
    - **Your own plate**: put a second one on it and gain the worms again. The section is closed now.
    - **A snail**: take it. No plate is put there.
    - **Over 36**: take a snail from the pile; if it is empty, from the highest section with one; if there is none, the game ends.

    ### Bust
    You bust if you set no worm aside, roll only faces you already have, total less than 23, or hit a section with two plates.

    After each bust a snail from the pile creeps onto the highest empty section. If none is empty, it takes the highest section with a single plate: the plate goes back to its owner, who keeps the worms.

    ### The end
    The game ends at once when a bust finds no snail in the pile or no place for one, or when a total over 36 finds no snail at all. A tie goes to the tied player with a plate on the highest section; players tied without a plate share the place.
