### What games with worm dice have in common, in Polish.

## Words that sentences are made of

dice-group = { $face ->
    [worm] { $count ->
        [one] robal
       *[other] robale ×{ $count }
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $face } ×{ $count }
    }
}
# Dice that were set aside, in the middle of a sentence: the accusative.
dice-kept = { $count ->
    [one] { $face ->
        [worm] robala
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
    [few] { $count } { face-many }
   *[many] { $count } { face-none }
}
# Dice by their face, several of them: "trójki". The nominative, which is the accusative, too.
face-many = { $face ->
    [worm] robale
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
# The genitive, after "nie ma".
face-none = { $face ->
    [worm] robali
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
}

## What happened

account-rolled = { $name } rzuca: { $dice }.
account-rolled-kept = { $name } rzuca: { $dice }; odkłada { $kept }. Razem { $total }.
account-kept = { $name } odkłada { $kept }. Razem { $total }.
account-bust = { $name } nie wyrzuca nic nowego: spalony rzut.
account-no-worm = { $name } kończy turę bez robala: spalony rzut.

## Why an action is refused

illegal-roll-first = Nie ma jeszcze nowego rzutu.
illegal-keep-first = Najpierw odłóż z rzutu kostki z jednym symbolem.
illegal-must-stop = Nie ma już czym rzucać.
illegal-no-such-face = Na tych kostkach nie ma { face-none }.
illegal-face-used = W tej turze masz już odłożone { face-many }.
illegal-face-not-rolled = W twoim rzucie nie ma { face-none }.
now-rolled = W rzucie masz: { $dice }.
now-aside = Odłożone masz już: { $dice }, razem { $total }.

## What stopping would bring, after "Stop:"

prize-nothing = spalony rzut
prize-no-worm = spalony, brak robala

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll-on = { $left ->
    [one] rzuć ostatnią kostką
   *[other] rzuć { $left } kostkami
}
label-stop = stop: { $prize }

## The board

board-rolled = Rzut: **{ $dice }**
board-aside = Odłożone: **{ $dice }** = **{ $total }**, { $left ->
    [0] nie ma już kostek
    [one] została jedna kostka
    [few] zostały { $left } kostki
   *[many] zostało { $left } kostek
}

## The board in plain sentences, for screen readers

alt-rolled = Rzut: { $dice }.
alt-aside = Odłożone: { $dice }, razem { $total }.
alt-prize = Stop teraz: { $prize }.

## Refusals of the table

refuse-face = Na kostkach nie ma „{ $text }”. Napisz na przykład „robale” albo „3”.
refuse-then = „{ $text }” tu nie pasuje. Napisz „{ command-roll-name }” albo „{ command-stop-name }”.

## Slash commands

command-keep-name = odłóż
command-keep-description = Odłóż wszystkie kostki z jednym symbolem
option-keep-face-name = symbol
option-keep-face-description = Symbol, na przykład 3 albo robale
option-keep-then-name = potem
option-keep-then-description = Co dalej: rzut albo stop

## Words in pictures. There is little room: a word or two.

picture-aside = Odłożone
picture-rolled = Rzut
picture-in-cup = Do rzutu
picture-total = Razem
picture-prize = Stop:

## Why a hint advises a move: parts of a sentence

why-worm = bez robala tura nic nie daje
why-safe = potem można skończyć z { $total }
why-fails = nawet przy ostrożnej grze tura kończy się wtedy niczym w { $chance } przypadków, a nie w { $instead }
why-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $dice ->
    [one] jedną kostkę
    [few] { $dice } kostki
   *[many] { $dice } kostek
}
why-dice = { $left ->
    [one] do rzutu zostaje { $left } kostka
    [few] do rzutu zostają { $left } kostki
   *[many] do rzutu zostaje { $left } kostek
}, a nie { $instead }
why-stop-nothing = stop teraz nic nie daje
why-bust-rolling = następny rzut jest spalony w { $chance } przypadków
why-bust-stopping = kolejny rzut byłby spalony w { $chance } przypadków

## What a player is asked to do, in a list of tables

request-keep = odłóż kostki z rzutu { $dice }
request-stop = zakończ turę z { $total }
odds-roll = { $number ->
    [one] Taki rzut jedną kostką
   *[other] Taki rzut { $number } kostkami, w dowolnej kolejności
}
odds-bust = { $number ->
    [one] Spalony rzut jedną kostką
   *[other] Spalony rzut { $number } kostkami
}
