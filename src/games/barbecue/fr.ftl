### What is said about Heckmeck Barbecue, in French.

## Words that sentences are made of

count-snails = { $count ->
    [one] { $count } escargot
   *[other] { $count } escargots
}

## The games

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-rights = Walter Obert, Zoch
barbecue-blurb = Décroche une case du gril, défends-la avec tes assiettes, et gare aux escargots. De 2 à 5.

## What happened

account-barbecue-occupied = { $name } pose une assiette sur la { $section } : { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
} de la réserve.
account-barbecue-captured = { $name } conquiert la { $section } : { $from } donne { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}.
account-barbecue-closed = { $name } pose une deuxième assiette sur la { $section } : { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}, et la case est protégée pour de bon.
account-barbecue-snail = { $name } prend l’escargot de la { $section }.
account-barbecue-pile-snail = { $name } dépasse 36 et prend un escargot de la réserve.
account-barbecue-no-snail-left = { $name } dépasse 36, mais il n’y a plus d’escargots.
account-barbecue-too-low = { $name } s’arrête sous 23 : lancer nul.
account-barbecue-full = { $name } tombe sur la { $section }, qui est protégée : lancer nul.
account-barbecue-snail-placed = Un escargot rampe jusqu’à la { $section }.
account-barbecue-snail-evicts = Un escargot rampe jusqu’à la { $section }. { $name } reprend l’assiette et garde les vers.

## What stopping would bring, after "Stop:"

prize-occupy = assiette sur la { $section }, +{ $worms }
prize-capture = conquérir la { $section }, +{ $worms }
prize-close = protéger la { $section }, +{ $worms }
prize-snail = escargot de la { $section }
prize-pile-snail = escargot de la réserve
prize-no-snail-left = fin, plus d’escargots
prize-too-low = lancer nul (sous 23)
prize-full = lancer nul ({ $section } protégée)
ask-barbecue-snail = Tu ne gagnerais rien, et un escargot viendrait sur le gril. T’arrêter quand même ?

## The board

board-barbecue-legend = `~` ver · `@` escargot · `A` assiette · `AA` protégée
board-barbecue-pile = { $count ->
    [0] Plus d’escargot dans la réserve.
    [one] { $count } escargot dans la réserve.
   *[other] { $count } escargots dans la réserve.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Assiettes : { $plates }
board-barbecue-plate-closed = { $section } (protégée)

## The board in plain sentences, for screen readers

alt-barbecue-empty = Cases vides : { $sections }.
alt-barbecue-snails = Escargots sur { $sections }.
alt-barbecue-pile = Escargots dans la réserve : { $count }.
alt-barbecue-player = { $name } : { $worms }, { $snails }.
alt-barbecue-plates = Une assiette sur { $sections }.
alt-barbecue-closed = Deux assiettes sur { $sections }.

## Results

barbecue-tie-break = Égalité de points : l’assiette sur la plus haute case a tranché.

## Words in pictures. There is little room: a word or two.

picture-pile = Escargots

## Hints

hint-over = Chances de dépasser 36, pour un escargot : { $chance }

## Help and rules

barbecue-card-aim-title = Le but
barbecue-card-aim = De 2 à 5 personnes. Le gril a quatorze cases, de 23 à 36, avec des vers dessus : 23–24 un, 25–28 deux, 29–32 trois, 33–36 quatre. Un ver vaut 1 point, un escargot 3. Qui a le plus de points gagne.
barbecue-card-aim-example = Le gril avant le premier lancer. Anna commence.
barbecue-card-turn-title = Ton tour
barbecue-card-turn =
    - Lance les huit dés. Leurs faces sont 1, 2, 3, 4, 6 et un ver, qui compte 5. Il n’y a pas de 5 tout court.
    - Mets de côté **tous** les dés d’**une** valeur que tu n’as pas encore mise de côté pendant ce tour.
    - Puis relance les autres, ou arrête-toi. Quand tous les dés ou les six valeurs sont de côté, le tour se termine aussitôt.
barbecue-card-turn-example = Anna a mis de côté deux 6, deux vers, un 4 et deux 2 : 30, et il reste un dé. Si elle s’arrête maintenant, son assiette va sur la 30.
barbecue-card-stop-title = S’arrêter
barbecue-card-stop =
    Ton total désigne une seule case ; ici, pas de case plus basse à la place.
    - **Vide** : pose une assiette dessus et gagne ses vers, pris dans la réserve.
    - **L’assiette de quelqu’un d’autre** : cette personne te donne les vers de la case, et ton assiette remplace la sienne.
    - **Ton assiette** : poses-en une deuxième et gagne les vers encore une fois. La case est maintenant protégée.
    - **Un escargot** : prends-le. On n’y pose pas d’assiette.
    - **Plus de 36** : prends un escargot de la réserve ; si elle est vide, celui de la plus haute case qui en a un ; s’il n’y en a pas, la partie s’arrête.
barbecue-card-stop-example = Anna avait une assiette sur la 30. Ben obtient 30 aussi : son assiette remplace celle d’Anna, qui lui donne trois vers.
barbecue-card-bust-title = Lancer nul
barbecue-card-bust =
    Ton lancer est nul si tu n’as mis aucun ver de côté, s’il ne montre que des valeurs déjà mises de côté, si ton total est sous 23, ou s’il tombe sur une case à deux assiettes.

    Après chaque lancer nul, un escargot de la réserve rampe jusqu’à la plus haute case vide. S’il n’y en a pas, il prend la plus haute case à une seule assiette : l’assiette est rendue, et les vers restent gagnés.
barbecue-card-bust-example = Avec une deuxième assiette, Anna a protégé la 30. Ben obtient 30 quand même : lancer nul. Un escargot rampe jusqu’à la 36, la plus haute case vide.
barbecue-card-end-title = La fin
barbecue-card-end = La partie s’arrête dès qu’après un lancer nul il n’y a plus d’escargot dans la réserve ou plus de case pour lui, ou dès qu’un total de plus de 36 ne trouve plus aucun escargot. En cas d’égalité, c’est l’assiette sur la plus haute case qui tranche ; sans assiette, on partage la place.
barbecue-card-end-example = Il n’y a plus d’escargots dans la réserve, et Anna fait encore un lancer nul : c’est la fin. Anna et Ben ont 2 points ; Ben a l’assiette sur la plus haute case et gagne.
barbecue-card-rulings-title = Précisions
barbecue-card-rulings =
    Ce que la règle imprimée laisse ouvert, on le joue ainsi :
    - **Les assiettes sont illimitées.** La boîte en a dix par personne et ne dit pas ce qui se passe quand il n’y en a plus.
    - On joue de 2 à 5 : la boîte a des assiettes de cinq couleurs.
    - Les vers sur les cases sont ceux de la première page.
    - Tu peux t’arrêter chaque fois que tu as mis des dés de côté, même si ça donne un lancer nul.
    - Quand quelqu’un remplace ton assiette, tu lui donnes les vers. Quand un escargot prend sa place, tu gardes les vers.
    - Le hasard décide qui commence. À égalité sans assiette, on partage la place.

## Why a hint advises a move: parts of a sentence

why-average-points = le tour rapporte ensuite plus de points en moyenne : { $gain } au lieu de { $instead }

## What the coach says in the lesson; -else: if something else was done

barbecue-lesson-roll = Lance les huit dés.
barbecue-lesson-worms = On met de côté tous les dés d’une valeur, et chaque valeur une fois par tour. Chaque ver compte 5, et il t’en faut au moins un.
barbecue-lesson-worms-else = C’est permis. Mais chaque ver compte 5, et sans ver le lancer est nul.
barbecue-lesson-low = 20, c’est trop peu : la plus basse case est la 23. Relance.
barbecue-lesson-low-else = 20, c’est sous la plus basse case : ton lancer était nul.
barbecue-lesson-six = Un 6 fait exactement 26.
barbecue-lesson-six-else = C’est permis. Mais le 6 aurait fait 26.
barbecue-lesson-section = Ton total désigne une seule case : la 26. Tu prends ses vers et tu y laisses une assiette.
barbecue-lesson-section-else = Tu as relancé. La case 26 était libre, et ses deux vers étaient sûrs.
barbecue-lesson-snail = L’ordinateur a fait un lancer nul, un escargot est donc venu sur la case 36. Un escargot vaut 3 points.
barbecue-lesson-again = Encore quatre vers : 20 points.
barbecue-lesson-again-else = C’est permis. Mais quatre vers auraient fait 20 points.
barbecue-lesson-fours = Quatre 4 font exactement 36, et l’escargot est à toi.
barbecue-lesson-theirs = L’ordinateur a une assiette sur la 25. Avec exactement 25, tu lui prends la case.
barbecue-lesson-five = Cinq vers font 25.
barbecue-lesson-five-else = C’est permis. Mais cinq vers auraient fait exactement 25.
barbecue-lesson-capture = Arrête-toi : ton assiette remplace la sienne, et l’ordinateur te donne les vers.
barbecue-lesson-capture-else = Tu as relancé. T’arrêter aurait pris deux vers à l’ordinateur.
barbecue-lesson-own = Tu as une seule assiette sur la 26. Un deuxième 26 rapporte encore ses vers et protège la case.
barbecue-lesson-close = Encore 26. Arrête-toi, et personne ne pourra plus te prendre cette case.
barbecue-lesson-close-else = Tu as relancé. T’arrêter aurait protégé ta 26.
barbecue-lesson-over = Une dernière idée : les totaux de plus de 36. Lance.
barbecue-lesson-sixes = Cinq 6 font 30.
barbecue-lesson-sixes-else = C’est permis. Mais cinq 6 auraient fait 30 points.
barbecue-lesson-wormless = Il te manque encore un ver : relance.
barbecue-lesson-wormless-else = Sans ver, t’arrêter ne rapportait rien : ton lancer était nul.
barbecue-lesson-forty = Deux vers font 40.
barbecue-lesson-forty-else = C’est permis. Mais sans ver, le lancer est nul : prends-en un quand il vient.
barbecue-lesson-pile = Un total de plus de 36 rapporte un escargot de la réserve.
barbecue-lesson-pile-else = Tu as relancé. T’arrêter aurait rapporté un escargot.
