### What is said about Heckmeck am Karteneck, in French.

## Words that sentences are made of

cards-hens = { $count ->
    [one] poule { $value }
   *[other] { $count } × poule { $value }
}
cards-all-hens = { $count ->
    [one] poule { $values }
   *[other] poules { $values }
}
cards-worms = { $count ->
    [one] ver
   *[other] { $count } × ver
}
cards-plaques = { $count ->
    [one] ver { $plaques }
   *[other] vers { $plaques }
}

## The games

karteneck-name = Heckmeck am Karteneck
karteneck-short = Karteneck
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Des poules et des vers en main : pose plus que les autres, mais jamais sans ver. De 2 à 6.

## What happened

account-karteneck-round = Manche { $round } : { $grill } sur la brochette. { $name } commence.
account-karteneck-laid = { $name } pose { $cards } : { $sum } en tout.
account-karteneck-drew = { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
account-karteneck-reshuffled = La pioche était vide ; { $count ->
    [one] { $count } carte de la défausse en fait
   *[other] { $count } cartes de la défausse en font
} une nouvelle.
account-karteneck-succeeded = { $name } passe avec un ver et { $sum }.
account-karteneck-stole = { $name } vole la { $tile } à { $from }.
account-karteneck-failed = { $name } passe sans ver et doit prendre la { $tile }.
account-karteneck-shared = Partage : { $shares }.
account-karteneck-share = la { $tile } pour { $name } (avec { $sum })

## Why an action is refused

illegal-passed = Tu as passé : repos jusqu’à la prochaine manche.
illegal-not-in-hand = Tu n’as pas ces cartes. « { button-hand } » montre ce que tu as.
illegal-kind-laid = { $kind } : c’est déjà posé devant toi, et chaque sorte ne se pose qu’une fois par manche.
illegal-nothing-to-steal = Rien à voler : aucune tuile du dessus n’est égale à ta somme, ou tu n’as pas posé de ver.
now-karteneck-laid = Devant toi : { $cards }, { $sum } en tout.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-pass = passer avec { $sum }
label-pass-fail = passer et prendre la { $tile }
label-pass-steal = passer et voler la { $sum }
ask-karteneck-take = Tu devrais prendre la { $tile }. Passer quand même ?

## The board

board-karteneck-no-tile = pas encore de tuile
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }** sur { $below } · { $worms }
board-karteneck-round = Manche { $round } sur { $rounds }
board-karteneck-legend = `~` ver ; passer sans ver, c’est prendre la plus petite tuile
board-karteneck-grill-empty = La brochette est vide.
board-karteneck-deck = Pioche { $deck } · défausse { $discards }
board-karteneck-nothing-laid = Encore rien de posé
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = A passé : { $cards } = **{ $sum }**
board-karteneck-failed = A passé sans ver
board-karteneck-hand = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## The board in plain sentences, for screen readers

alt-karteneck-grill = Sur la brochette : { $tiles }.
alt-karteneck-round = Manche { $round } sur { $rounds }.
alt-karteneck-player = { $name } : { $part }, { $cards }, { $stack }.
alt-karteneck-worm = somme posée { $sum }, avec un ver
alt-karteneck-no-worm = somme posée { $sum }, sans ver
alt-karteneck-succeeded = a passé avec { $sum }
alt-karteneck-failed = a passé sans ver
alt-karteneck-no-tile = pas de tuile
alt-karteneck-stack = pile de haut en bas : { $top } ; { $worms }
alt-karteneck-deck = Cartes dans la pioche : { $count }.

## One's own hand and sheet

hand-heading = **Ta main** · manche { $round } sur { $rounds } · somme posée { $sum }
hand-title = **Ta main** : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, valeur { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (sorte déjà posée)
hand-empty = Ta main est vide. Il ne reste qu’à passer.
hand-laid = Devant toi : { $cards } = **{ $sum }**
hand-laid-nothing = Tu n’as encore rien posé.

## Results

karteneck-tie-break = Égalité de points : la plus grande tuile a tranché.

## Refusals of the table

refuse-no-hand = Il n’y a pas de cartes dans ce jeu.
refuse-cards = Je ne comprends pas « { $text } » comme des cartes. Écris « 2x3 » pour deux poules de 3, ou « vers 7 19 ».

## Buttons around the game

button-hand = Ma main

## Slash commands

command-hand-name = main
command-hand-description = Montrer tes cartes, rien qu’à toi
command-lay-name = poser
command-lay-description = Poser des cartes d’une même sorte
option-lay-cards-name = cartes
option-lay-cards-description = Les cartes, par exemple 2x3 pour deux poules de 3, ou vers 7 19
command-pass-name = passer
command-pass-description = Ne plus jouer jusqu’à la fin de la manche
option-pass-steal-name = voler
option-pass-steal-description = Voler la tuile égale à ta somme

## Menus and the board's place

menu-hens = Poser des poules
menu-worm = Ver { $plaque }
menu-worms = Poser des vers

## Words in pictures. There is little room: a word or two.

picture-round = Manche { $round }/{ $rounds }
picture-deck = Pioche : { $count }

## Help and rules

karteneck-card-aim-title = Le but
karteneck-card-aim =
    De 2 à 6 personnes. 30 tuiles : trois de valeur 0, puis de 16 à 42. Les vers dessus : aucun sur les 0, un de 16 à 24, deux de 25 à 28, trois de 29 à 32, quatre de 33 à 36, cinq de 37 à 40, six sur 41 et 42. Qui a le plus de vers gagne.

    110 cartes : des poules de 1 à 5, dix-sept de chaque, et 25 vers. Un ver compte 5, mais ce n’est pas une poule 5 ; son numéro, de 1 à 25, départage les égalités. Tout le monde reçoit six cartes, en secret.
karteneck-card-aim-example = À quatre : 18, 21, 31 et 39 sont sur la brochette, et personne n’a encore posé de carte pendant cette manche.
karteneck-card-round-title = Une manche
karteneck-card-round =
    Il y a autant de tuiles sur la brochette que de personnes à la table. À ton tour, tu peux
    - **poser** une ou plusieurs cartes d’une sorte que tu n’as pas encore posée pendant cette manche, puis piocher 1 carte ; ou
    - **passer**, et ne plus jouer jusqu’à la fin de la manche.

    Qui reste en dernier continue, tour après tour, avant de passer. Avec une main vide, il faut passer.
karteneck-card-round-example = Anna a passé sans ver et pris la 18. Ben avait déjà posé un 4 et trois 5 ; maintenant, il pose trois 2.
karteneck-card-pass-title = Passer
karteneck-card-pass =
    - **Sans ver**, c’est un échec : tes cartes posées vont à la défausse, et tu prends aussitôt la plus petite tuile de la brochette.
    - **Avec un ver**, tes cartes restent. Si ta somme est égale à la tuile du dessus de quelqu’un d’autre, tu peux la voler maintenant. Dans tous les cas, tu prends part au partage.

    Après avoir passé, tu pioches 2 cartes ; qui passe en dernier ne pioche rien.
karteneck-card-pass-example = Clara passe avec des vers et une somme de 30. La tuile du dessus de Ben est la 30, et elle la vole.
karteneck-card-share-title = Le partage
karteneck-card-share =
    Quand tout le monde a passé, on partage les tuiles entre les sommes avec un ver : la plus grande tuile à la plus grande somme, et ainsi de suite. À somme égale, le plus grand numéro de ver passe devant. Puis toutes les cartes posées vont à la défausse ; chaque main reste.

    Qui a pris en dernier une tuile de la brochette commence la manche suivante. Un vol ne compte pas pour ça.
karteneck-card-share-example = La manche est finie. David a passé sans ver et pris la 21. Ben et Clara ont 30 ; le ver de Ben a le plus grand numéro, il prend donc la 39, et Clara la 31. Une nouvelle manche commence.
karteneck-card-end-title = La fin
karteneck-card-end = À 2, 3, 4, 5, 6, on joue 9, 8, 7, 6, 5 manches. À deux, trois et quatre, 12, 6 et 2 tuiles restent de côté sans être vues. En cas d’égalité, la plus grande tuile tranche. Quand la pioche est vide, on mélange la défausse ; si elle est vide aussi, personne ne pioche.
karteneck-card-rulings-title = Précisions
karteneck-card-rulings =
    Ce que la règle imprimée laisse ouvert, ou raconte de deux façons, on le joue ainsi :
    - Les mains sont **secrètes** dès le début. Les cartes posées, les sommes, les piles, le nombre de cartes et la défausse sont visibles.
    - Les vers sur les tuiles et les numéros des cartes ver, de 1 à 25, sont ceux de la première page.
    - Passer se règle d’abord, ensuite tu pioches.
    - Personne n’est obligé de voler, et qui vole prend quand même part au partage.
    - Une main n’a pas de limite. Sans pioche ni défausse, personne ne pioche.
    - Le hasard décide qui commence la première manche.

## Why a hint advises a move: parts of a sentence

why-karteneck-steal = { $worms ->
    [one] ça prend la { $tile } avec un ver à quelqu’un d’autre
   *[other] ça prend la { $tile } avec { $worms } vers à quelqu’un d’autre
}
why-karteneck-worm = passer sans ver donne la plus petite tuile
why-karteneck-reach = si tout le monde passait maintenant, tu aurais la { $tile } au lieu de la { $instead }
why-karteneck-enough = pour l’instant, ça suffit pour la { $tile }
why-karteneck-saves = { $count ->
    [one] ça garde une carte pour plus tard
   *[other] ça garde { $count } cartes pour plus tard
}
why-karteneck-cards = { $count ->
    [one] ça coûte une carte au lieu de { $instead }
   *[other] ça coûte { $count } cartes au lieu de { $instead }
}
why-karteneck-draws = { $count ->
    [one] tu pioches une carte
   *[other] tu pioches { $count } cartes au lieu de { $instead }
}

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Pose des cartes d’une même sorte : trois 3 font 9. Chaque sorte se pose une fois par manche, et ensuite tu pioches une carte.
karteneck-lesson-kind-else = C’est permis. Mais chaque sorte ne se pose qu’une fois par manche : les trois 3 d’un coup comptent le plus.
karteneck-lesson-worm = Il te faut un ver : passer sans ver, c’est un échec. Il compte 5.
karteneck-lesson-worm-else = C’est permis. Mais passer sans ver ne donne que la plus petite tuile.
karteneck-lesson-last = L’ordinateur a passé sans ver et pris la plus petite tuile. Il ne reste que toi : tu pourrais continuer, mais l’autre tuile est à toi de toute façon.
karteneck-lesson-last-else = Quand il ne reste que toi, tu peux continuer. Mais la tuile est à toi de toute façon, et les cartes valent la peine d’être gardées.
karteneck-lesson-target = L’ordinateur a la tuile 23 sur le dessus de sa pile. Une somme d’exactement 23 avec un ver peut la voler.
karteneck-lesson-target-else = C’est permis. Mais le ver était le premier pas vers 23.
karteneck-lesson-fives = Deux 5 t’amènent à 15.
karteneck-lesson-fives-else = C’est permis. Mais deux 5 étaient sur le chemin de 23.
karteneck-lesson-fours = Il manque 8 pour arriver à 23, et deux 4 font 8.
karteneck-lesson-fours-else = C’est permis. Mais deux 4 auraient fait exactement 23.
karteneck-lesson-steal = Ta 23 est sur le dessus de la pile de l’ordinateur. Passe et vole-la ; tu prends quand même part au partage.
karteneck-lesson-steal-else = Tu aurais pu voler la 23 à l’ordinateur.
karteneck-lesson-share = Au partage, la plus grande somme avec un ver prend la plus grande tuile. Une nouvelle manche commence.
karteneck-lesson-share-else = C’est permis. Deux 2 auraient été un début tranquille.

## What a player is asked to do, in a list of tables

request-karteneck = poser des cartes ou passer
request-karteneck-more = poser d’autres cartes ou passer avec { $sum }
