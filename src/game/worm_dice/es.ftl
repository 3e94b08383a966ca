### What games with worm dice have in common, in Spanish.

## Words that sentences are made of

dice-group = { $face ->
    [worm] { $count ->
        [one] gusano
       *[other] gusanos ×{ $count }
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $face } ×{ $count }
    }
}
# Dice that were set aside, in the middle of a sentence.
dice-kept = { $count ->
    [one] { $face ->
        [worm] un gusano
       *[other] un { $face }
    }
   *[other] { $count } { face-many }
}
# Dice by their face, several of them: "treses".
face-many = { $face ->
    [worm] gusanos
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
}
# After "ningún", so one of them.
face-none = { $face ->
    [worm] gusano
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}

## What happened

account-rolled = { $name } tira { $dice }.
account-rolled-kept = { $name } tira { $dice } y aparta { $kept }: { $total } en total.
account-kept = { $name } aparta { $kept }: { $total } en total.
account-bust = { $name } no saca nada nuevo: tirada fallida.
account-no-worm = { $name } se planta sin gusano: tirada fallida.

## Why an action is refused

illegal-roll-first = Todavía no hay una tirada nueva.
illegal-keep-first = Primero aparta un valor de tu tirada.
illegal-must-stop = Ya no queda nada que tirar.
illegal-no-such-face = Estos dados no tienen ningún { face-none }.
illegal-face-used = Ya has apartado { face-many } en este turno.
illegal-face-not-rolled = En tu tirada no hay ningún { face-none }.
now-rolled = Tu tirada: { $dice }.
now-aside = Ya has apartado { $dice }: { $total } en total.

## What stopping would bring, after "Plantarse:"

prize-nothing = fallo
prize-no-worm = fallo (sin gusano)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll-on = { $left ->
    [one] tirar el último dado
   *[other] tirar { $left } dados
}
label-stop = plantarse: { $prize }

## The board

board-rolled = Tirada: **{ $dice }**
board-aside = Apartado: **{ $dice }** = **{ $total }**, { $left ->
    [0] no quedan dados
    [one] queda un dado
   *[other] quedan { $left } dados
}

## The board in plain sentences, for screen readers

alt-rolled = Tirada: { $dice }.
alt-aside = Apartado: { $dice }, { $total } en total.
alt-prize = Plantarse ahora: { $prize }.

## Refusals of the table

refuse-face = “{ $text }” no es un valor de los dados. Escribe, por ejemplo, “gusanos” o “3”.
refuse-then = “{ $text }” no puede ir después. Escribe “{ command-roll-name }” o “{ command-stop-name }”.

## Slash commands

command-keep-name = apartar
command-keep-description = Aparta todos los dados de un valor
option-keep-face-name = valor
option-keep-face-description = El valor, por ejemplo 3 o gusanos
option-keep-then-name = después
option-keep-then-description = Cómo sigues: tirar otra vez o plantarte

## Words in pictures. There is little room: a word or two.

picture-aside = Apartado
picture-rolled = Tirada
picture-in-cup = Por tirar
picture-total = Total
picture-prize = Botín

## Why a hint advises a move: parts of a sentence

why-worm = sin gusano, el turno no da nada
why-safe = después podrías plantarte con { $total }
why-fails = incluso sin arriesgar, después el turno se queda en nada el { $chance } de las veces en lugar del { $instead }
why-points = { $dice ->
    [one] { $points ->
        [one] { $points } punto con un solo dado
       *[other] { $points } puntos con un solo dado
    }
   *[other] { $points } puntos con { $dice } dados
}
why-dice = quedan { $left } dados por tirar en lugar de { $instead }
why-stop-nothing = plantarse ahora no da nada
why-bust-rolling = la próxima tirada falla el { $chance } de las veces
why-bust-stopping = la próxima tirada fallaría el { $chance } de las veces

## What a player is asked to do, in a list of tables

request-keep = apartar dados de { $dice }
request-stop = plantarse con { $total }
odds-roll = { $number ->
    [one] Un dado que cae así
   *[other] { $number } dados que caen así, en cualquier orden
}
odds-bust = { $number ->
    [one] Una tirada fallida con un dado
   *[other] Una tirada fallida con { $number } dados
}
