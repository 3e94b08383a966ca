### What is said about Heckmeck am Karteneck, in English.

## Words that sentences are made of

cards-hens = { $count ->
    [one] hen { $value }
   *[other] { $count } × hen { $value }
}
cards-all-hens = { $count ->
    [one] hen { $values }
   *[other] hens { $values }
}
cards-worms = { $count ->
    [one] worm
   *[other] { $count } × worm
}
cards-plaques = { $count ->
    [one] worm { $plaques }
   *[other] worms { $plaques }
}

## The games

karteneck-name = Heckmeck am Karteneck
karteneck-short = Karteneck
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Hens and worms in your hand: lay higher than the rest, but never without a worm. 2–6 players.

## What happened

account-karteneck-round = Round { $round }: { $grill } on the grill. { $name } begins.
account-karteneck-laid = { $name } laid { $cards }: { $sum } in all.
account-karteneck-drew = { $name } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
account-karteneck-reshuffled = The deck was empty; { $count ->
    [one] { $count } discard was
   *[other] { $count } discards were
} shuffled into a new one.
account-karteneck-succeeded = { $name } passed with a worm and { $sum }.
account-karteneck-stole = { $name } stole { $tile } from { $from }.
account-karteneck-failed = { $name } passed without a worm and has to take { $tile }.
account-karteneck-shared = Share-out: { $shares }.
account-karteneck-share = { $tile } for { $name } (with { $sum })

## Why an action is refused

illegal-passed = You have passed and are out until the next round. Lean back.
illegal-not-in-hand = You don't have those cards. “{ button-hand }” shows what you have.
illegal-kind-laid = { $kind } is already in front of you; each kind can be laid once a round.
illegal-nothing-to-steal = Nothing to steal: no top tile matches your sum, or you haven't laid a worm.
now-karteneck-laid = In front of you: { $cards }, { $sum } in all.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-pass = pass with { $sum }
label-pass-fail = pass and take { $tile }
label-pass-steal = pass and steal { $sum }
ask-karteneck-take = You would have to take { $tile }. Pass all the same?

## The board

board-karteneck-no-tile = no tile yet
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }** on { $below } · { $worms }
board-karteneck-round = Round { $round } of { $rounds }
board-karteneck-legend = `~` worm; the lowest tile goes to whoever fails
board-karteneck-grill-empty = The grill is empty.
board-karteneck-deck = Deck { $deck } · discards { $discards }
board-karteneck-nothing-laid = Nothing laid yet
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Passed: { $cards } = **{ $sum }**
board-karteneck-failed = Passed without a worm
board-karteneck-hand = { $count ->
    [0] No card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The board in plain sentences, for screen readers

alt-karteneck-grill = On the grill: { $tiles }.
alt-karteneck-round = Round { $round } of { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = { $sum } laid, with a worm
alt-karteneck-no-worm = { $sum } laid, no worm
alt-karteneck-succeeded = passed with { $sum }
alt-karteneck-failed = passed without a worm
alt-karteneck-no-tile = no tile
alt-karteneck-stack = stack from the top: { $top }; { $worms }
alt-karteneck-deck = Cards in the deck: { $count }.

## One's own hand and sheet

hand-heading = **Your hand** · round { $round } of { $rounds } · { $sum } laid
hand-title = **Your hand**: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, worth { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (kind already laid)
hand-empty = Your hand is empty. All that is left is to pass.
hand-laid = In front of you: { $cards } = **{ $sum }**
hand-laid-nothing = You haven't laid anything yet.

## Results

karteneck-tie-break = Equal points: the higher tile decided.

## Refusals of the table

refuse-no-hand = There are no cards in this game.
refuse-cards = I can't read “{ $text }” as cards. Write “2x3” for two hens of 3, or “worms 7 19”.

## Buttons around the game

button-hand = My hand

## Slash commands

command-hand-name = hand
command-hand-description = Show your cards, to you only
command-lay-name = lay
command-lay-description = Lay cards of one kind
option-lay-cards-name = cards
option-lay-cards-description = The cards, such as 2x3 for two hens of 3, or worms 7 19
command-pass-name = pass
command-pass-description = Be out for this round
option-pass-steal-name = steal
option-pass-steal-description = Steal the tile that equals your sum

## Menus and the board's place

menu-hens = Lay hens
menu-worm = Worm { $plaque }
menu-worms = Lay worms

## Words in pictures. There is little room: a word or two.

picture-round = Round { $round } of { $rounds }
picture-deck = Deck: { $count }

## Help and rules

karteneck-card-aim-title = The idea
karteneck-card-aim =
    2–6 players. 30 tiles: three of value 0, and 16 to 42. They show no worm on 0, one on 16–24, two on 25–28, three on 29–32, four on 33–36, five on 37–40, six on 41–42. Most worms win.

    110 cards: hens 1 to 5, seventeen of each, and 25 worms. A worm counts 5 but isn't a hen 5; its number, 1 to 25, breaks ties. Everybody is dealt six cards, in secret.
karteneck-card-aim-example = Four players: 18, 21, 31 and 39 lie on the grill, and nobody has laid a card in this round.
karteneck-card-round-title = A round
karteneck-card-round =
    As many tiles as players lie on the grill. In turn you either
    - **lay** one or more cards of one kind that you have not laid this round, and draw 1 card; or
    - **pass** and are out for the round.

    The last player still in keeps taking turns until they pass. With an empty hand you must pass.
karteneck-card-round-example = Anna has passed without a worm and taken the 18. Ben laid a four and three fives before; now he lays three twos.
karteneck-card-pass-title = Passing
karteneck-card-pass =
    - **Without a worm** you fail: your cards are discarded and you take the lowest tile of the grill at once.
    - **With a worm** your cards stay. If your sum equals the top tile of another player, you may steal it now. Either way you take part in the share-out.

    After passing you draw 2 cards; the last to pass draws nothing.
karteneck-card-pass-example = Clara passes with worms and a sum of 30. Ben's top tile is the 30, and she steals it.
karteneck-card-share-title = Share-out
karteneck-card-share =
    When all have passed, the successful take the tiles: the highest sum the highest tile, and so on down. If sums are equal, the higher worm number goes first. Then all laid cards are discarded; hands are kept.

    Whoever took a tile from the grill last begins the next round. A theft doesn't count for that.
karteneck-card-share-example = The round is over. David passed without a worm and took the 21. Ben and Clara both have 30; Ben's worm has the higher number, so he takes the 39 and Clara the 31. A new round has begun.
karteneck-card-end-title = The end
karteneck-card-end = 2, 3, 4, 5, 6 players play 9, 8, 7, 6, 5 rounds. With two, three and four players 12, 6 and 2 tiles stay out unseen. A tie goes to the highest single tile. An empty deck is made anew from the discards; without any, nobody draws.
karteneck-card-rulings-title = Rulings
karteneck-card-rulings =
    What the printed rules leave open, or tell in two ways, is settled like this:
    - Hands are **secret** from the start. What is laid, sums, stacks, the number of cards and the discards are open.
    - The worms on the tiles and the numbers on the worm cards, 1 to 25, are those on the first page.
    - First your pass is settled, then you draw.
    - Stealing is up to you, and a thief takes part in the share-out, too.
    - There is no limit to a hand. Without deck and discards nobody draws.
    - Who begins the first round is drawn by chance.

## Why a hint advises a move: parts of a sentence

why-karteneck-steal = { $worms ->
    [one] it takes the { $tile } with one worm away from another player
   *[other] it takes the { $tile } with { $worms } worms away from another player
}
why-karteneck-worm = who passes without a worm gets the lowest tile
why-karteneck-reach = if all passed now, you'd get the { $tile } instead of the { $instead }
why-karteneck-enough = as things stand, that's enough for the { $tile }
why-karteneck-saves = { $count ->
    [one] it saves a card for later
   *[other] it saves { $count } cards for later
}
why-karteneck-cards = { $count ->
    [one] it takes one card instead of { $instead }
   *[other] it takes { $count } cards instead of { $instead }
}
why-karteneck-draws = { $count ->
    [one] it draws a card
   *[other] it draws { $count } cards instead of { $instead }
}

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Lay cards of one kind: three 3s make 9. Each kind goes once a round, and then you draw a card.
karteneck-lesson-kind-else = That is allowed. But each kind goes only once a round, so all three 3s at once count most.
karteneck-lesson-worm = You need a worm: whoever passes without one fails. It counts 5.
karteneck-lesson-worm-else = That is allowed. But whoever passes without a worm gets only the lowest tile.
karteneck-lesson-last = The computer passed without a worm and took the lowest tile. As the last one in you could go on, but the other tile is yours anyway.
karteneck-lesson-last-else = The last one in may go on. But the tile is yours anyway, and cards are worth keeping.
karteneck-lesson-target = The computer has tile 23 on top. A sum of exactly 23 with a worm can steal it.
karteneck-lesson-target-else = That is allowed. But the worm was the first step to exactly 23.
karteneck-lesson-fives = Two 5s bring you to 15.
karteneck-lesson-fives-else = That is allowed. But two 5s were on the way to 23.
karteneck-lesson-fours = 8 are missing to 23, and two 4s are 8.
karteneck-lesson-fours-else = That is allowed. But two 4s would have made exactly 23.
karteneck-lesson-steal = Your 23 is the computer's top tile. Pass and steal it; you still take part in the share-out.
karteneck-lesson-steal-else = You could have stolen the 23 from the computer.
karteneck-lesson-share = In the share-out the highest sum with a worm takes the highest tile. A new round begins.
karteneck-lesson-share-else = That is allowed. Two 2s would have been a quiet start.

## What a player is asked to do, in a list of tables

request-karteneck = lay cards or pass
request-karteneck-more = lay more cards or pass with { $sum }
