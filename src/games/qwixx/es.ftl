### What is said about Qwixx, in Spanish.

## Words that sentences are made of

row = { $row ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
}
row-in = { $row ->
    [red] en rojo
    [yellow] en amarillo
    [green] en verde
   *[blue] en azul
}
row-title = { $row ->
    [red] Rojo
    [yellow] Amarillo
    [green] Verde
   *[blue] Azul
}
# At the left edge of a sheet; "a" alone could be "amarillo" or "azul", so two letters.
row-short = { $row ->
    [red] Ro
    [yellow] Am
    [green] Ve
   *[blue] Az
}
throw-white = blanco { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## The games

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Tacha números de izquierda a derecha, en las tiradas de toda la mesa. Dudar se paga. De 2 a 5 personas.

## What happened

account-qwixx-to-begin = ¿Quién empieza? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } tira { $throw }.
account-qwixx-no-choice = La suma blanca no encaja en ninguna fila: sin opción para { $names }.
account-qwixx-chose = { $count ->
    [one] { $names } ya ha elegido.
   *[other] { $names } ya han elegido.
}
account-qwixx-revealed = Blancos { $number }: { $choices }.
account-qwixx-revealed-nothing = Blancos { $number }: nadie lo quiere.
account-qwixx-choice = { $name } { row-in }
account-qwixx-crossed = { $name } tacha el { $number } { row }.
account-qwixx-skipped = { $name } deja los dados de color.
account-qwixx-nothing-fits = Ninguna suma de color le encaja a { $name }.
account-qwixx-locked = { $name } tacha también el candado { row }.
account-qwixx-closed = La fila { $row ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
} queda cerrada, y su dado sale del juego.
account-qwixx-penalty = { $name } no tacha nada: fallo { $penalties } de { $most }.
account-qwixx-forced-penalty = Nada encaja: fallo { $penalties } de { $most } para { $name }.

## Why an action is refused

illegal-awaiting-roll = Primero tiene que tirar { $name }.
illegal-already-rolled = Los dados ya están tirados.
illegal-already-chosen = Eso ya lo has elegido. Puedes cambiarlo hasta que no falte nadie por elegir.
illegal-not-that-number = Con estos dados no sale el { $number } { row-in }.
illegal-row-closed = La fila { $row ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
} está cerrada para toda la mesa.
illegal-not-further-right = El { $number } { row-in } no está a la derecha de tu última cruz.
illegal-needs-five = Para tachar el { $number } { row-in } hacen falta { $needed } cruces antes; tienes { $crosses }.
now-qwixx-white = Los dados blancos suman { $number }.
now-qwixx-throw = Los dados: { $throw }.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + candado
label-skip = no tachar
label-skip-penalty = no tachar: −5

## The board

board-qwixx-roll = Esperando a que tire { $name }.
board-qwixx-white = Toda la mesa puede tachar el **{ $number }**. Esperando a: { $names }.
caption-qwixx-white = Toda la mesa puede tachar el **{ $number }**.
board-qwixx-colour = { $name } puede sumar un dado blanco y uno de color, o no tachar.
board-qwixx-colour-or-penalty = { $name } puede sumar un dado blanco y uno de color; no tachar es un fallo.
board-qwixx-throw = Dados: { $throw }
board-qwixx-legend = `×` tachado · `·` perdido · `[ ]` candado
board-qwixx-name-chosen = { $name } · ya ha elegido
board-qwixx-player = **{ $points }** · fallos { $penalties } de { $most }

## The board in plain sentences, for screen readers

alt-qwixx-roll = Esperando a que tire { $name }.
alt-qwixx-white-all = Toda la mesa puede tachar la suma blanca.
alt-qwixx-white = Toda la mesa puede tachar la suma blanca. Esperando a: { $names }.
alt-qwixx-colour = { $name } puede usar un dado de color.
alt-qwixx-throw = Dados: { $throw }.
alt-qwixx-closed = Filas cerradas: { $rows }.
alt-qwixx-row = { row } { $crosses } hasta { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Puedes tachar { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: cruces { $rows }; { $points }.
   *[other] { $name }: cruces { $rows }; fallos { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: sin cruces; { $points }.
   *[other] { $name }: sin cruces; fallos { $penalties }; { $points }.
}

## One's own hand and sheet

sheet-heading = **Tu hoja**
sheet-chose = Tu elección: { row } { $number }.
sheet-chose-nothing = Tu elección: no tachar nada.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruces
} · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sheet-penalties = Fallos: { $boxes } { $count } de { $most }
sheet-total = Total: **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}**
sheet-legend = `×` tachado · `·` perdido · `[ ]` candado

## Refusals of the table

refuse-no-sheet = En este juego no hay hojas.
refuse-cross = “{ $text }” no funciona. Da una fila (rojo, amarillo, verde, azul) y un número del 2 al 12, como “rojo 5”.

## Buttons around the game

button-sheet = Mi hoja

## Slash commands

command-cross-name = tachar
command-cross-description = Tacha un número en tu hoja
option-cross-row-name = fila
option-cross-row-description = La fila, sola o con el número, como rojo 5
option-cross-number-name = número
option-cross-number-description = El número, del 2 al 12, si no va con la fila
command-skip-name = no-tachar
command-skip-description = No tachar nada
command-sheet-name = hoja
command-sheet-description = Muestra tu hoja, solo a ti

## Words in pictures. There is little room: a word or two.

picture-before-roll = Tira { $name }

## Hints

hint-skips = { $count ->
    [0] , no salta ningún número
    [one] , regala { $count } número que vale unos { $points } puntos
   *[other] , regala { $count } números que valen unos { $points } puntos
}

## Help and rules

qwixx-card-aim-title = La idea
qwixx-card-aim = De 2 a 5 personas. Cada hoja tiene cuatro filas: la roja y la amarilla van del 2 al 12; la verde y la azul, del 12 al 2, y cada una acaba a la derecha en un candado. Los números se tachan siempre **de izquierda a derecha**; los que saltas se pierden.
qwixx-card-aim-example = Anna ha tachado el 5 y el 7 en rojo, así que el 2, el 3, el 4 y el 6 rojos están perdidos. En amarillo solo quedan el 11 y el 12; el verde sigue en el 6 y el azul en el 9.
qwixx-card-round-title = Una ronda
qwixx-card-round =
    Quien tiene el turno tira dos dados blancos y uno de cada color que siga en juego.
    - **Blanco**: toda la mesa puede tachar la suma de los dados blancos en una fila, o no tachar. Se elige en secreto, se puede cambiar hasta que no falte nadie, y todo se aplica a la vez.
    - **Color**: después, solo quien tiene el turno puede sumar un dado blanco y uno de color y tachar esa suma en la fila de ese color, o no tachar.

    Si quien tiene el turno no tacha nada en ninguno de los dos pasos, es una tirada fallida: −5. Al resto no le cuesta nada no tachar.
qwixx-card-round-example = Los dados blancos mostraban 4 y 1: Anna ha tachado el 5 rojo; Ben, el 5 amarillo. Después Anna ha sumado un 4 blanco y el 6 azul y ha tachado el 10 azul.
qwixx-card-lock-title = Candados
qwixx-card-lock = Para tachar el último número de una fila (12 en rojo o amarillo, 2 en verde o azul) hacen falta antes al menos **cinco cruces** en esa fila. Quien lo tacha, tacha también el candado, que cuenta como una cruz más. La fila queda cerrada para toda la mesa, y su dado sale del juego al momento. Con los mismos dados blancos, varias personas pueden cerrar la misma fila.
qwixx-card-lock-example = Anna ha tachado en verde el 7, el 6, el 5, el 4, el 3 y después el 2, y con él el candado. La fila verde está cerrada para toda la mesa.
qwixx-card-end-title = El final
qwixx-card-end = La partida termina al momento cuando alguien tiene su cuarta tirada fallida o cuando hay dos filas cerradas. Si la terminan los dados blancos, ya no se usa el color ni hay tirada fallida.
qwixx-card-end-example = La fila verde ya estaba cerrada. Los dados blancos suman 12: Anna cierra la roja y Ben la amarilla. Hay tres filas cerradas y la partida termina.
qwixx-card-points-title = Puntos
qwixx-card-points = 1, 2, 3, 4, 5, 6 cruces en una fila valen 1, 3, 6, 10, 15, 21 puntos; de 7 a 12 valen 28, 36, 45, 55, 66, 78. Cada tirada fallida resta 5. Gana quien tenga más puntos; en caso de empate se comparte la victoria. Para ver quién empieza, se tira un dado por persona.
qwixx-card-points-example = Anna tiene 4 cruces en rojo, 3 en amarillo, 7 en verde con el candado, 8 en azul y dos tiradas fallidas: 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Así se juega aquí
qwixx-card-rulings =
    Lo que el reglamento deja abierto se resuelve así:
    - Con los dados blancos se elige en secreto, y todo se aplica a la vez.
    - Cualquier dado blanco va con cualquiera de color; se puede usar la misma fila dos veces en un turno si la segunda cruz está más a la derecha.
    - Una fila que se cierra con los dados blancos ya no se puede usar con el color.
    - Si los dados blancos terminan la partida, ya no se usa el color ni hay tirada fallida.
    - Para decidir quién empieza se tira un dado por persona; si hay empate, otra vez.
    - Con los mismos puntos se comparte la victoria.

## Why a hint advises a move: parts of a sentence

why-qwixx-lock = cierra la fila { $row ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
}, y el candado cuenta como una cruz más
why-qwixx-penalty = no tachar costaría 5 puntos
why-qwixx-no-penalty = así te libras del fallo en este turno
why-qwixx-no-gap = no salta ningún número
why-qwixx-gap = { $count ->
    [one] salta un número en lugar de { $instead }
   *[other] salta { $count } números en lugar de { $instead }
}
why-qwixx-points = { $points ->
    [one] da un punto al momento
   *[other] da { $points } puntos al momento
}
why-qwixx-saves = { $count ->
    [one] el { $number } { row } regalaría un número
   *[other] el { $number } { row } regalaría { $count } números
}

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Tira los dos dados blancos y los cuatro de color.
qwixx-lesson-white = La suma de los dados blancos la puede tachar toda la mesa. Se va de izquierda a derecha y lo que saltas se pierde, así que el 3 rojo es un buen comienzo.
qwixx-lesson-white-else = Se puede. Pero con el 3 rojo solo se perdía el 2.
qwixx-lesson-colour = Ahora algo solo para ti: un dado blanco más uno de color. El 3 rojo y el 1 blanco suman el 4 rojo.
qwixx-lesson-colour-else = Se puede. Pero con el 4 rojo no se perdía nada.
qwixx-lesson-theirs = La tirada es de la máquina, pero los dados blancos también son para ti. En azul los números bajan, así que el 11 está muy a la izquierda.
qwixx-lesson-theirs-else = Se puede. Pero con el 11 azul solo se perdía el 12.
qwixx-lesson-own = Tu turno: quien tira puede tachar dos veces, con los blancos y con un color.
qwixx-lesson-lock = En verde, el 12 va primero. En rojo va al final, antes del candado, y necesita cinco cruces.
qwixx-lesson-lock-else = Se puede. Pero con el 12 verde no se perdía nada.
qwixx-lesson-enough = Ya has tachado algo en este turno, así que puedes no tachar con el color.
qwixx-lesson-enough-else = Se puede. Pero los números que saltas se pierden.
qwixx-lesson-skip = El 8 saltaría números en todas las filas. No es tu turno, así que no tachar no cuesta nada.
qwixx-lesson-skip-else = Se puede. Pero los números que saltas se pierden, y no tachar era gratis.
qwixx-lesson-penalty = La máquina no tacha nada en su turno: tirada fallida, menos 5. Ahora tú.

## What a player is asked to do, in a list of tables

request-qwixx-white = elegir para blancos { $number }
request-qwixx-colour = tachar con un dado de color, o no tachar
odds-white = Dados blancos que suman { $number }
