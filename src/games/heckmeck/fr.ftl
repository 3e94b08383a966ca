### What is said about Heckmeck am Bratwurmeck, in French.

## The games

heckmeck-name = Pickomino
heckmeck-short = Pickomino
heckmeck-rights = Reiner Knizia, Zoch
heckmeck-blurb = Huit dés, seize portions de vers grillés, et des voisins qui chapardent. De 2 à 7.

## What happened

account-heckmeck-took = { $name } prend la { $tile } ({ $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}).
account-heckmeck-stole = { $name } vole la { $tile } à { $from }.
account-heckmeck-no-tile = { $name } s’arrête, mais il n’y a pas de tuile pour ce total : lancer nul.
account-heckmeck-returned = La { $tile } revient sur la brochette. C’est la plus grande, elle reste donc visible.
account-heckmeck-other-turned = La { $tile } revient sur la brochette, et la { $other } passe face cachée.
account-heckmeck-itself-turned = La { $tile } revient sur la brochette, face cachée pour de bon.
account-heckmeck-both-turned = La { $tile } revient sur la brochette face cachée, et la { $other } passe aussi face cachée.

## Why an action is refused

illegal-no-choice = Il n’y a rien à choisir ici.

## What stopping would bring, after "Stop:"

prize-tile = prendre la { $tile }
prize-steal = voler la { $tile }
prize-no-tile = lancer nul (pas de tuile)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-stop-grill = prendre la { $tile } sur la brochette
ask-heckmeck-lose = Tu perdrais la { $tile }. T’arrêter quand même ?
ask-heckmeck-nothing = Tu n’aurais rien. T’arrêter quand même ?

## The board

board-quick = Variante rapide : les tuiles rendues passent face cachée.
board-heckmeck-no-tile = pas encore de tuile
board-heckmeck-stack-one = **{ $top }** · { $worms }
board-heckmeck-stack = **{ $top }** sur { $below } · { $worms }
board-heckmeck-legend = `~` ver · `··` prise · `##` face cachée

## The board in plain sentences, for screen readers

alt-heckmeck-grill = Sur la brochette : { $tiles }.
alt-no-tile = { $name } n’a pas de tuile.
alt-heckmeck-turned = Face cachée : { $tiles }.
alt-heckmeck-player = { $name }, pile de haut en bas : { $tiles } ; { $worms }.

## Results

heckmeck-tie-break = Égalité de points : la plus grande tuile a tranché.

## The lobby

variant-quick-lobby = Variante rapide : une tuile rendue passe aussitôt face cachée.

## Refusals of the table

variant-quick-elsewhere = La variante rapide n’existe que pour { heckmeck-name }.

## Slash commands

option-play-quick-name = rapide
option-play-quick-description = { heckmeck-short } seulement : les tuiles rendues passent face cachée, la partie est plus courte
option-stop-grill-name = brochette
option-stop-grill-description = Prendre une tuile plus petite sur la brochette au lieu de voler

## Help and rules

heckmeck-card-aim-title = Le but
heckmeck-card-aim = De 2 à 7 personnes. Seize tuiles, de 21 à 36, sont visibles sur la brochette. Chacune porte d’un à quatre vers : 21–24 un, 25–28 deux, 29–32 trois, 33–36 quatre. Qui a le plus de vers gagne.
heckmeck-card-aim-example = La brochette avant le premier lancer. Anna commence.
heckmeck-card-turn-title = Ton tour
heckmeck-card-turn =
    - Lance les huit dés. Leurs faces vont de 1 à 5, plus un ver ; un ver compte 5, mais ce n’est pas un 5.
    - Mets de côté **tous** les dés d’**une** valeur que tu n’as pas encore mise de côté pendant ce tour.
    - Puis relance les autres, ou arrête-toi. Après un lancer, il faut mettre des dés de côté avant de pouvoir s’arrêter.
    - Quand tous les dés ou les six valeurs sont de côté, le tour se termine aussitôt.
heckmeck-card-turn-example = Anna a mis de côté deux vers et deux 4, soit 18. Son troisième lancer montre 4 4 ver 5 : les vers et les 4 sont déjà pris, elle ne peut mettre de côté que le 5.
heckmeck-card-stop-title = S’arrêter
heckmeck-card-stop =
    Sans ver parmi tes dés, ton lancer est nul. Avec un ver, c’est ton total qui décide :
    - Si la tuile de ce nombre est sur la brochette, tu la prends.
    - Si elle est **sur le dessus** de la pile de quelqu’un d’autre, tu peux la voler. S’il y en a aussi une plus petite sur la brochette, tu peux prendre celle-là à la place.
    - Sinon, tu prends sur la brochette la plus grande tuile visible sous ton total. S’il n’y en a pas, ton lancer est nul.

    Les tuiles vont sur ta pile. On ne peut voler que celle du dessus ; pas la tienne, bien sûr.
heckmeck-card-stop-example = Ben a quatre vers et deux 3, soit 26. La 26 est sur le dessus de la pile d’Anna : il peut la voler, ou prendre la 25 sur la brochette.
heckmeck-card-bust-title = Lancer nul
heckmeck-card-bust =
    Ton lancer est nul aussi quand il ne montre que des valeurs déjà mises de côté. La tuile du dessus de ta pile revient sur la brochette, visible. Puis la plus grande tuile de la brochette passe face cachée pour de bon, sauf si c’est celle que tu viens de rendre. Si tu n’as pas de tuile, il ne se passe rien.

    Variante rapide : la tuile rendue passe aussi face cachée, dans tous les cas.
heckmeck-card-bust-example = Le deuxième lancer d’Anna ne montre que des vers, et elle a déjà mis des vers de côté. Sa 30 revient sur la brochette, et la 34, maintenant la plus grande, passe face cachée.
heckmeck-card-end-title = La fin
heckmeck-card-end = La partie s’arrête dès qu’il n’y a plus de tuile visible sur la brochette. En cas d’égalité, la plus grande tuile tranche ; sans aucune tuile, on partage la place.
heckmeck-card-end-example = La dernière tuile est prise. Anna et Ben ont 20 vers ; Anna a la 36, la plus grande de toutes, et gagne.
heckmeck-card-rulings-title = Précisions
heckmeck-card-rulings =
    Ce que la règle imprimée laisse ouvert, on le joue ainsi :
    - Le hasard décide qui commence.
    - Tu peux t’arrêter chaque fois que tu as mis des dés de côté, même si ça donne un lancer nul.
    - Quand ton total est la tuile du dessus de quelqu’un, *Stop* la vole. Pour prendre plutôt une tuile plus petite sur la brochette, il y a un autre bouton.
    - Quand plusieurs tuiles sont sous ton total, tu as toujours la plus grande.
    - Un lancer nul sans tuile : rien à rendre, et rien ne passe face cachée.
    - À égalité sans aucune tuile, on partage la place.

## Why a hint advises a move: parts of a sentence

why-steal = ça prend des vers à quelqu’un d’autre
why-average-worms = le tour rapporte ensuite plus de vers en moyenne : { $gain } au lieu de { $instead }

## What the coach says in the lesson; -else: if something else was done

heckmeck-lesson-roll = Lance les huit dés.
heckmeck-lesson-face = On met de côté tous les dés d’une valeur. Chaque ver compte 5, et il t’en faut au moins un.
heckmeck-lesson-face-else = C’est permis. Mais chaque ver compte 5, et sans ver tu n’as pas de tuile.
heckmeck-lesson-on = Ça fait 10, et la plus petite tuile est la 21. Lance les six autres dés.
heckmeck-lesson-on-else = 10 points ne donnent aucune tuile : ton lancer était nul.
heckmeck-lesson-once = Chaque valeur ne sert qu’une fois par tour, ce ver ne t’aide donc pas. Trois 4 font 12.
heckmeck-lesson-once-else = C’est permis. Mais trois 4 auraient fait 12 de plus, donc 22.
heckmeck-lesson-stop = 22 avec un ver, c’est bon pour la tuile 22. Avec trois dés, le lancer nul n’est pas loin : arrête-toi.
heckmeck-lesson-stop-else = Tu as relancé. Avec trois dés, il n’y a souvent rien de nouveau, et alors tout est perdu.
heckmeck-lesson-target = L’ordinateur a la tuile 25 sur le dessus de sa pile. Avec exactement 25 points, tu la voles.
heckmeck-lesson-worms = Trois vers d’un coup font 15 points.
heckmeck-lesson-worms-else = C’est permis. Mais trois vers auraient fait 15 points.
heckmeck-lesson-ten = Il manque 10 pour arriver à 25 : relance.
heckmeck-lesson-ten-else = 15 points ne donnent aucune tuile : ton lancer était nul.
heckmeck-lesson-exact = Deux 5 font exactement 25.
heckmeck-lesson-exact-else = C’est permis. Mais deux 5 auraient fait exactement 25.
heckmeck-lesson-steal = Ta 25 est sur le dessus de la pile de l’ordinateur. Arrête-toi, et elle est à toi.
heckmeck-lesson-steal-else = Tu aurais pu voler la 25 à l’ordinateur.
heckmeck-lesson-busted = Le dernier lancer de l’ordinateur ne montrait rien de nouveau : lancer nul. À toi.
heckmeck-lesson-fives = Trois 5, c’est le mieux que tu puisses prendre ici. Il te manque encore un ver.
heckmeck-lesson-fives-else = C’est permis. Mais trois 5 auraient fait 15 points.
heckmeck-lesson-wormless = Sans ver, même 30 points ne rapportent rien : relance.
heckmeck-lesson-wormless-else = Sans ver, t’arrêter ne rapportait rien : ton lancer était nul.
heckmeck-lesson-worm = Les voilà : avec deux vers, tu as 25.
heckmeck-lesson-worm-else = C’est permis. Mais sans ver, le lancer est nul : prends-en un quand il vient.
heckmeck-lesson-lower = La tuile 25 est déjà à toi, tu prends donc celle juste en dessous : la 24.
heckmeck-lesson-lower-else = Tu as relancé. T’arrêter aurait rapporté la 24.
heckmeck-lesson-again = À la fin, qui a le plus de vers sur ses tuiles gagne. Lance à nouveau.
heckmeck-lesson-four = Quatre vers font 20 points.
heckmeck-lesson-four-else = C’est permis. Mais quatre vers auraient fait 20 points.
heckmeck-lesson-short = Avec 20, il manque 1 pour la plus petite tuile. Lance les quatre autres dés.
heckmeck-lesson-short-else = 20 points ne donnent aucune tuile : ton lancer était nul.
heckmeck-lesson-lost = Après un lancer nul, la tuile du dessus de ta pile revient sur la brochette, et la plus grande y passe face cachée. Place au tour suivant.
odds-steal = Un tour qui finit tout juste sur { $number }, quand on ne vise rien d’autre
