### What games with worm dice have in common, in French.

## Words that sentences are made of

dice-group = { $face ->
    [worm] { $count ->
        [one] ver
       *[other] vers ×{ $count }
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $face } ×{ $count }
    }
}
# Dice that were set aside, in the middle of a sentence. The count in words: "deux 4" can't be read as "2 4".
dice-kept = { $count ->
    [one] { $face ->
        [worm] un ver
       *[other] un { $face }
    }
    [2] deux { face-many }
    [3] trois { face-many }
    [4] quatre { face-many }
    [5] cinq { face-many }
    [6] six { face-many }
    [7] sept { face-many }
    [8] huit { face-many }
   *[other] { $count } { face-many }
}
# Dice by their face, several of them: "threes".
face-many = { $face ->
    [worm] vers
   *[other] { $face }
}
# The same after "no".
face-none = { $face ->
    [worm] ver
   *[other] { $face }
}

## What happened

account-rolled = { $name } obtient { $dice }.
account-rolled-kept = { $name } obtient { $dice } et met de côté { $kept } : { $total } en tout.
account-kept = { $name } met de côté { $kept } : { $total } en tout.
account-bust = { $name } n’obtient rien de nouveau : lancer nul.
account-no-worm = { $name } s’arrête sans ver : lancer nul.

## Why an action is refused

illegal-roll-first = Il n’y a pas encore de nouveau lancer.
illegal-keep-first = Mets d’abord de côté une valeur de ton lancer.
illegal-must-stop = Il ne reste rien à lancer.
illegal-no-such-face = Il n’y a pas de { face-none } sur ces dés.
illegal-face-used = Tu as déjà mis de côté les { face-many } pendant ce tour.
illegal-face-not-rolled = Il n’y a pas de { face-none } dans ton lancer.
now-rolled = Ton lancer montre { $dice }.
now-aside = Déjà de côté : { $dice }, { $total } en tout.

## What stopping would bring, after "Stop:"

prize-nothing = lancer nul
prize-no-worm = lancer nul (sans ver)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll-on = { $left ->
    [one] lancer le dernier dé
   *[other] lancer { $left } dés
}
label-stop = stop : { $prize }

## The board

board-rolled = Dés lancés : **{ $dice }**
board-aside = De côté : **{ $dice }** = **{ $total }**, { $left ->
    [0] plus aucun dé
    [one] encore un dé
   *[other] encore { $left } dés
}

## The board in plain sentences, for screen readers

alt-rolled = Dés lancés : { $dice }.
alt-aside = De côté : { $dice }, { $total } en tout.
alt-prize = Stop maintenant : { $prize }.

## Refusals of the table

refuse-face = « { $text } » n’est pas une valeur de dé. Écris par exemple « vers » ou « 3 ».
refuse-then = « { $text } » n’est pas possible ensuite. Écris « { command-roll-name } » ou « { command-stop-name } ».

## Slash commands

command-keep-name = garder
command-keep-description = Mettre de côté tous les dés d’une valeur
option-keep-face-name = valeur
option-keep-face-description = La valeur, par exemple 3 ou vers
option-keep-then-name = ensuite
option-keep-then-description = Que faire ensuite : lancer encore, ou stop

## Words in pictures. There is little room: a word or two.

picture-aside = De côté
picture-rolled = Lancés
picture-in-cup = À lancer
picture-total = Total
picture-prize = Stop :

## Why a hint advises a move: parts of a sentence

why-worm = sans ver, un tour ne rapporte rien
why-safe = tu pourrais ensuite t’arrêter à { $total }
why-fails = même en jouant prudemment, le tour ne donne ensuite rien dans { $chance } des cas au lieu de { $instead }
why-points = { $dice ->
    [one] { $points ->
        [one] { $points } point pour un seul dé
       *[other] { $points } points pour un seul dé
    }
   *[other] { $points } points pour { $dice } dés
}
why-dice = { $left ->
    [one] il reste { $left } dé à lancer au lieu de { $instead }
   *[other] il reste { $left } dés à lancer au lieu de { $instead }
}
why-stop-nothing = t’arrêter maintenant ne rapporte rien
why-bust-rolling = le prochain lancer est nul dans { $chance } des cas
why-bust-stopping = un lancer de plus serait nul dans { $chance } des cas

## What a player is asked to do, in a list of tables

request-keep = mettre des dés de côté parmi { $dice }
request-stop = s’arrêter à { $total }
odds-roll = { $number ->
    [one] Un dé qui tombe comme ça
   *[other] { $number } dés qui tombent comme ça, dans n’importe quel ordre
}
odds-bust = { $number ->
    [one] Un lancer nul avec un dé
   *[other] Un lancer nul avec { $number } dés
}
