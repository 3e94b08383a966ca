### What is said about Qwixx, in French.

## Words that sentences are made of

row = { $row ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
row-in = { $row ->
    [red] en rouge
    [yellow] en jaune
    [green] en vert
   *[blue] en bleu
}
row-title = { $row ->
    [red] La rangée rouge
    [yellow] La rangée jaune
    [green] La rangée verte
   *[blue] La rangée bleue
}
# At the left edge of a sheet; all equally wide, and told apart without their colour.
row-short = { $row ->
    [red] R
    [yellow] J
    [green] V
   *[blue] B
}
throw-white = blancs { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## The games

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Coche des nombres de gauche à droite, même aux lancers des autres. Qui hésite le paie. De 2 à 5.

## What happened

account-qwixx-to-begin = Qui commence ? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } obtient { $throw }.
account-qwixx-no-choice = La somme blanche ne va nulle part pour { $names } : aucun autre choix possible.
account-qwixx-chose = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
account-qwixx-revealed = Somme blanche { $number } : { $choices }.
account-qwixx-revealed-nothing = Somme blanche { $number } : personne n’en veut.
account-qwixx-choice = { $name } { row-in }
account-qwixx-crossed = { $name } coche le { $number } { row-in }.
account-qwixx-skipped = { $name } n’utilise pas les dés de couleur.
account-qwixx-nothing-fits = Aucune somme de couleur ne va pour { $name }.
account-qwixx-locked = { $name } coche aussi le cadenas { row-in }.
account-qwixx-closed = { row-title } est clôturée, son dé quitte la partie.
account-qwixx-penalty = { $name } n’a rien coché : coup manqué { $penalties } sur { $most }.
account-qwixx-forced-penalty = Rien ne va : coup manqué { $penalties } sur { $most } pour { $name }.

## Why an action is refused

illegal-awaiting-roll = C’est d’abord à { $name } de lancer.
illegal-already-rolled = Les dés sont déjà lancés.
illegal-already-chosen = Tu as déjà choisi ça. Tu peux changer tant que tout le monde n’a pas choisi.
illegal-not-that-number = Les dés ne donnent pas { $number } { row-in }.
illegal-row-closed = { row-title } est clôturée pour tout le monde.
illegal-not-further-right = Le { $number } { row-in } n’est pas à droite de ta dernière croix.
illegal-needs-five = { row-title } demande { $needed } croix avant le { $number } ; tu en as { $crosses }.
now-qwixx-white = Les dés blancs font { $number }.
now-qwixx-throw = Les dés : { $throw }.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + cadenas
label-skip = ne rien cocher
label-skip-penalty = ne rien cocher : −5

## The board

board-qwixx-roll = C’est à { $name } de lancer.
board-qwixx-white = Tout le monde peut cocher **{ $number }**. En attente : { $names }.
caption-qwixx-white = Tout le monde peut cocher **{ $number }**.
board-qwixx-colour = { $name } peut additionner un dé blanc et un dé de couleur, ou ne rien cocher.
board-qwixx-colour-or-penalty = { $name } peut additionner un dé blanc et un dé de couleur ; ne rien cocher serait un coup manqué.
board-qwixx-throw = Dés : { $throw }
board-qwixx-legend = `×` coché · `·` perdu · `[ ]` cadenas
board-qwixx-name-chosen = { $name } · a choisi
board-qwixx-player = **{ $points }** · coups manqués : { $penalties } sur { $most }

## The board in plain sentences, for screen readers

alt-qwixx-roll = C’est à { $name } de lancer.
alt-qwixx-white-all = Tout le monde peut cocher la somme blanche.
alt-qwixx-white = On peut cocher la somme blanche. En attente : { $names }.
alt-qwixx-colour = { $name } peut utiliser un dé de couleur.
alt-qwixx-throw = Dés : { $throw }.
alt-qwixx-closed = Clôturé : { $rows }.
alt-qwixx-row = { row } { $crosses } jusqu’à { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Tu peux cocher { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name } : croix { $rows } ; { $points }.
   *[other] { $name } : croix { $rows } ; coups manqués { $penalties } ; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name } : aucune croix ; { $points }.
   *[other] { $name } : aucune croix ; coups manqués { $penalties } ; { $points }.
}

## One's own hand and sheet

sheet-heading = **Ta fiche**
sheet-chose = Ton choix : { row } { $number }.
sheet-chose-nothing = Ton choix : ne rien cocher.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-penalties = Coups manqués : { $boxes } { $count } sur { $most }
sheet-total = Total : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
sheet-legend = `×` coché · `·` perdu · `[ ]` cadenas

## Refusals of the table

refuse-no-sheet = Il n’y a pas de fiche dans ce jeu.
refuse-cross = « { $text } », ça ne marche pas. Donne une rangée (rouge, jaune, vert, bleu) et un nombre de 2 à 12, par exemple « rouge 5 ».

## Buttons around the game

button-sheet = Ma fiche

## Slash commands

command-cross-name = cocher
command-cross-description = Cocher un nombre sur ta fiche
option-cross-row-name = rangée
option-cross-row-description = La rangée, ou la rangée et le nombre, par exemple rouge 5
option-cross-number-name = nombre
option-cross-number-description = Le nombre, de 2 à 12, s’il n’est pas avec la rangée
command-skip-name = rien
command-skip-description = Ne rien cocher
command-sheet-name = fiche
command-sheet-description = Montrer ta fiche, rien qu’à toi

## Words in pictures. There is little room: a word or two.

picture-before-roll = { $name } lance

## Hints

hint-skips = { $count ->
    [0] , ne saute rien
    [one] , perd { $count } nombre (en points, environ { $points })
   *[other] , perd { $count } nombres (en points, environ { $points })
}

## Help and rules

qwixx-card-aim-title = Le but
qwixx-card-aim = De 2 à 5 personnes. Chaque fiche a quatre rangées : rouge et jaune vont de 2 à 12, vert et bleu de 12 à 2, avec un cadenas au bout à droite. On coche les nombres strictement **de gauche à droite** ; ce qu’on saute est perdu.
qwixx-card-aim-example = Anna a coché le 5 et le 7 en rouge : le 2, le 3, le 4 et le 6 rouges sont perdus. En jaune, il ne reste que 11 et 12 ; en vert, la suite commence à 6, en bleu à 9.
qwixx-card-round-title = Un tour
qwixx-card-round =
    À ton tour, tu lances les deux dés blancs et un dé de chaque couleur encore en jeu.
    - **Blanc** : tout le monde peut cocher la somme des dés blancs dans une rangée, ou ne rien cocher. Les choix sont secrets ; on peut changer d’avis tant que tout le monde n’a pas choisi, et ils valent tous en même temps.
    - **Couleur** : ensuite, rien que pour toi, tu peux additionner un dé blanc et un dé de couleur et cocher cette somme dans la rangée de cette couleur, ou ne rien cocher.

    Si tu lances et ne coches rien aux deux étapes, c’est un coup manqué : −5. Aux autres, ne rien cocher ne coûte rien.
qwixx-card-round-example = Les dés blancs montraient 4 et 1 : Anna a coché le 5 en rouge, Ben le 5 en jaune. Puis Anna a additionné un 4 blanc et le 6 bleu et coché le 10 en bleu.
qwixx-card-lock-title = Les cadenas
qwixx-card-lock = Le dernier nombre d’une rangée, 12 en rouge ou en jaune, 2 en vert ou en bleu, demande au moins **cinq croix** avant lui dans cette rangée. En le cochant, on coche aussi le cadenas, qui compte comme une croix de plus. La rangée est alors clôturée pour tout le monde, et son dé quitte aussitôt la partie. Aux mêmes dés blancs, on peut clôturer la même rangée à plusieurs.
qwixx-card-lock-example = Anna a coché 7, 6, 5, 4, 3 puis 2 en vert, et le cadenas avec. La rangée verte est clôturée pour tout le monde.
qwixx-card-end-title = La fin
qwixx-card-end = La partie s’arrête aussitôt au quatrième coup manqué de quelqu’un, ou quand deux rangées sont clôturées. Si les dés blancs y mettent fin, il n’y a plus d’étape couleur ni de coup manqué.
qwixx-card-end-example = La rangée verte était déjà clôturée. Les dés blancs montrent 12 : Anna clôture la rouge, Ben la jaune. Trois rangées sont clôturées, et la partie est finie.
qwixx-card-points-title = Les points
qwixx-card-points = 1, 2, 3, 4, 5, 6 croix dans une rangée valent 1, 3, 6, 10, 15, 21 points ; de 7 à 12, elles valent 28, 36, 45, 55, 66, 78. Chaque coup manqué coûte 5. Qui a le plus de points gagne ; à égalité, on partage la victoire. Un dé par personne décide qui commence.
qwixx-card-points-example = Anna a 4 croix en rouge, 3 en jaune, 7 en vert avec le cadenas, 8 en bleu, et deux coups manqués : 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Précisions
qwixx-card-rulings =
    Ce que la règle imprimée laisse ouvert, on le joue ainsi :
    - Aux dés blancs, tout le monde choisit en secret, et tout vaut en même temps.
    - N’importe quel dé blanc va avec n’importe quel dé de couleur ; la même rangée deux fois dans un tour, c’est permis si la deuxième croix est plus à droite.
    - Une rangée clôturée aux dés blancs ne peut plus servir à l’étape couleur.
    - Si les dés blancs mettent fin à la partie, il n’y a ni étape couleur ni coup manqué.
    - Un dé par personne décide qui commence ; à égalité, on relance.
    - À points égaux, on partage la victoire.

## Why a hint advises a move: parts of a sentence

why-qwixx-lock = ça coche aussi le cadenas { row-in }, qui compte comme une croix de plus
why-qwixx-penalty = ne rien cocher coûterait 5 points
why-qwixx-no-penalty = plus de coup manqué à craindre ce tour-ci
why-qwixx-no-gap = ça ne saute aucun nombre
why-qwixx-gap = { $count ->
    [one] ça saute un nombre au lieu de { $instead }
   *[other] ça saute { $count } nombres au lieu de { $instead }
}
why-qwixx-points = { $points ->
    [one] ça rapporte un point tout de suite
   *[other] ça rapporte { $points } points tout de suite
}
why-qwixx-saves = { $count ->
    [one] { row } { $number } ferait perdre un nombre
   *[other] { row } { $number } ferait perdre { $count } nombres
}

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Lance les deux dés blancs et les quatre dés de couleur.
qwixx-lesson-white = Tout le monde peut cocher la somme des dés blancs. On va de gauche à droite et ce qu’on saute est perdu : le 3 rouge est donc un bon début.
qwixx-lesson-white-else = C’est permis. Mais le 3 rouge n’aurait coûté que le 2.
qwixx-lesson-colour = Maintenant, quelque chose rien que pour toi : un dé blanc et un dé de couleur. Le 3 rouge et le 1 blanc font un 4 rouge.
qwixx-lesson-colour-else = C’est permis. Mais le 4 rouge n’aurait rien coûté.
qwixx-lesson-theirs = L’ordinateur a lancé, mais les dés blancs sont pour toi aussi. En bleu, les nombres descendent : le 11 est tout à gauche.
qwixx-lesson-theirs-else = C’est permis. Mais le 11 bleu n’aurait coûté que le 12.
qwixx-lesson-own = À ton tour : qui lance peut cocher deux fois, avec les blancs et avec une couleur.
qwixx-lesson-lock = En vert, le 12 vient en premier. En rouge, il vient en dernier, avant le cadenas, et demande cinq croix.
qwixx-lesson-lock-else = C’est permis. Mais le 12 vert n’aurait rien coûté.
qwixx-lesson-enough = Tu as déjà coché quelque chose pendant ce tour : tu peux laisser la couleur.
qwixx-lesson-enough-else = C’est permis. Mais les nombres sautés sont perdus.
qwixx-lesson-skip = Le 8 sauterait des nombres dans chaque rangée. Ce n’est pas ton tour : ne rien cocher ne coûte rien.
qwixx-lesson-skip-else = C’est permis. Mais les nombres sautés sont perdus, et ne rien cocher était gratuit.
qwixx-lesson-penalty = L’ordinateur n’a rien coché pendant son propre tour : un coup manqué, moins 5. À toi.

## What a player is asked to do, in a list of tables

request-qwixx-white = choisir pour la somme blanche { $number }
request-qwixx-colour = cocher avec un dé de couleur, ou ne rien cocher
odds-white = Des dés blancs dont la somme est { $number }
