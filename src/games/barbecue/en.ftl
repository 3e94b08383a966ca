### What is said about Heckmeck Barbecue, in English.

## Words that sentences are made of

count-snails = { $count ->
    [one] { $count } snail
   *[other] { $count } snails
}

## The games

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-rights = Walter Obert, Zoch
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

barbecue-card-aim-title = The idea
barbecue-card-aim = 2–5 players. The grill has fourteen sections, 23 to 36, with worms on them: 23–24 one, 25–28 two, 29–32 three, 33–36 four. A worm is 1 point, a snail 3. Most points win.
barbecue-card-aim-example = The grill before the first roll. Anna begins.
barbecue-card-turn-title = Your turn
barbecue-card-turn =
    - Roll all eight dice. They show 1, 2, 3, 4, 6 and a worm, which counts 5. There is no plain five.
    - Set aside **all** dice of **one** face that you have not set aside before in this turn.
    - Then roll the rest again, or stop. Once all dice or all six faces are set aside, the turn ends at once.
barbecue-card-turn-example = Anna has set aside two sixes, two worms, a four and two twos: 30, with one die unused. Stopping now would put her plate on 30.
barbecue-card-stop-title = Stopping
barbecue-card-stop =
    Your total picks exactly one section; there is no next lower one here.
    - **Empty**: put a plate on it and gain its worms from the bank.
    - **Another's plate**: gain its worms from that player and replace the plate by yours.
    - **Your own plate**: put a second one on it and gain the worms again. The section is closed now.
    - **A snail**: take it. No plate is put there.
    - **Over 36**: take a snail from the pile; if it is empty, from the highest section with one; if there is none, the game ends.
barbecue-card-stop-example = Anna had a plate on 30. Ben has rolled 30, too: his plate replaces hers, and she gives him three worms.
barbecue-card-bust-title = Bust
barbecue-card-bust =
    You bust if you set no worm aside, roll only faces you already have, total less than 23, or hit a section with two plates.

    After each bust a snail from the pile creeps onto the highest empty section. If none is empty, it takes the highest section with a single plate: the plate goes back to its owner, who keeps the worms.
barbecue-card-bust-example = Anna's second plate has closed the 30. Ben rolls 30 all the same and busts. A snail creeps onto the 36, the highest empty section.
barbecue-card-end-title = The end
barbecue-card-end = The game ends at once when a bust finds no snail in the pile or no place for one, or when a total over 36 finds no snail at all. A tie goes to the tied player with a plate on the highest section; players tied without a plate share the place.
barbecue-card-end-example = The pile of snails is empty, and Anna busts once more: the game is over. Both have 2 points; Ben has the plate on the higher section and wins.
barbecue-card-rulings-title = Rulings
barbecue-card-rulings =
    What the printed rules leave open is settled like this:
    - **Plates are unlimited.** The box has ten for each player and doesn't say what happens when they run out.
    - 2 to 5 can play: the box has plates in five colours.
    - The worms on the sections are those listed on the first page.
    - You may stop after any set-aside, even if you bust by it.
    - Whoever takes your plate takes its worms from you. A snail that takes its place leaves you the worms.
    - Who begins is drawn by chance. Players tied without a plate share the place.

## Why a hint advises a move: parts of a sentence

why-average-points = the turn then brings { $gain } points on average instead of { $instead }

## What the coach says in the lesson; -else: if something else was done

barbecue-lesson-roll = Roll all eight dice.
barbecue-lesson-worms = You keep all dice of one face, each face once a turn. Worms count 5 each, and you need at least one.
barbecue-lesson-worms-else = That is allowed. But worms count 5 each, and without a worm the turn fails.
barbecue-lesson-low = 20 is too little: the lowest section is 23. Roll on.
barbecue-lesson-low-else = 20 is below the lowest section, so this turn failed.
barbecue-lesson-six = A six makes exactly 26.
barbecue-lesson-six-else = That is allowed. But the six would have made 26.
barbecue-lesson-section = Your total picks exactly one section: 26. You get its worms and leave a plate there.
barbecue-lesson-section-else = You rolled on. Section 26 was free, and its two worms were safe.
barbecue-lesson-snail = The computer failed, so a snail came to section 36. A snail is worth 3 points.
barbecue-lesson-again = Four worms once more: 20 points.
barbecue-lesson-again-else = That is allowed. But four worms would have been 20 points.
barbecue-lesson-fours = Four fours make exactly 36, and the snail is yours.
barbecue-lesson-theirs = The computer's plate lies on 25. With exactly 25 you take the section over.
barbecue-lesson-five = Five worms make 25.
barbecue-lesson-five-else = That is allowed. But five worms would have made exactly 25.
barbecue-lesson-capture = Stop: your plate replaces theirs, and the computer gives you its worms.
barbecue-lesson-capture-else = You rolled on. Stopping would have taken two worms from the computer.
barbecue-lesson-own = Your plate lies alone on 26. A second 26 brings its worms again and closes the section.
barbecue-lesson-close = 26 again. Stop, and nobody can take this section from you.
barbecue-lesson-close-else = You rolled on. Stopping would have closed your 26.
barbecue-lesson-over = One more idea: totals above 36. Roll.
barbecue-lesson-sixes = Five sixes make 30.
barbecue-lesson-sixes-else = That is allowed. But five sixes would have been 30 points.
barbecue-lesson-wormless = A worm is still missing, so roll on.
barbecue-lesson-wormless-else = You stopped without a worm, so this turn failed.
barbecue-lesson-forty = Two worms make 40.
barbecue-lesson-forty-else = That is allowed. But without a worm the turn fails, so take one when it comes.
barbecue-lesson-pile = A total above 36 takes a snail from the pile.
barbecue-lesson-pile-else = You rolled on. Stopping would have brought a snail.
