### Pig, in Spanish.

pig-name = Cerdo
pig-short = Cerdo
pig-rights = juego popular
pig-blurb = Un dado. Tira mientras te atrevas y guarda antes de que salga el uno. Hasta 100 puntos. De 2 a 7 personas.
pig-card-aim-title = La idea
pig-card-aim = De 2 a 7 personas y un dado. Quien primero tenga guardados **100 puntos** o más gana al momento.
pig-card-aim-example = Anna ha sacado 4 y 6: lleva 10 puntos en este turno y puede seguir tirando o guardar.
pig-card-turn-title = Tu turno
pig-card-turn =
    - Tira el dado. Lo que salga, **del 2 al 6**, se suma a lo que llevas en este turno.
    - Después tira otra vez o guarda.
    - **Guarda** y los puntos del turno son tuyos para siempre. Le toca a la siguiente persona.
    - Si sale un **1**, la tirada es fallida: pierdes todo lo del turno. Lo que ya tenías guardado sigue siendo tuyo.

    El turno empieza tirando: no se puede guardar antes de tirar. Quién empieza se decide al azar.
pig-card-turn-example = Anna había sacado 5 y 6. Luego ha salido un 1: pierde los 11 puntos y le toca a Ben.
pig-card-hold-title = Cuándo guardar
pig-card-hold = Guardar al llegar a 20 es lo que más puntos da por turno en promedio: a partir de ahí, un uno cuesta más de lo que aporta la siguiente tirada. Pero los puntos no lo son todo. Quien va muy por detrás tiene que arriesgar más, y cerca de la meta suele ser mejor seguir tirando que dar otro turno al resto.
pig-card-hold-example = Anna lleva 20 puntos en este turno. Una tirada más no aportaría nada en promedio: en uno de cada seis casos se pierden los 20.
pig-card-end-title = El final
pig-card-end = La partida termina en cuanto alguien guarda 100 o más. El resto queda por orden de puntos guardados; con los mismos puntos se comparte el puesto.
pig-card-end-example = Anna tiene 100 guardados y gana al momento.
pig-card-rulings-title = Así se juega aquí
pig-card-rulings =
    Este juego no tiene un reglamento impreso. Aquí se juega así:
    - Un dado, y la meta es 100.
    - No se puede guardar antes de tirar.
    - Los 100 puntos hay que guardarlos: hasta entonces, un 1 todavía los quita.
    - Cuando alguien gana, nadie tiene un último turno.
    - Quién empieza se decide al azar. Con los mismos puntos se comparte el puesto.

account-pig-rolled = { $name } saca { $die }: { $pot } en este turno.
account-pig-lost = { $pot ->
    [0] { $name } saca un 1: tirada fallida.
    [one] { $name } saca un 1: tirada fallida. Pierde { $pot } punto.
   *[other] { $name } saca un 1: tirada fallida. Pierde { $pot } puntos.
}
account-pig-held = { $name } guarda { $pot } y ya tiene { $score }.

illegal-pig-roll-first = Todavía no has tirado, así que no hay nada que guardar.

label-pig-roll = tirar
label-pig-hold = guardar { $pot } → { $score }
label-pig-win = guardar { $pot } y ganar con { $score }

board-pig-pot = En este turno: **{ $pot }**
board-pig-die = Última tirada: **{ $die }**
board-pig-goal = Gana quien llegue primero a { $goal }.
board-pig-left = { $left ->
    [0] ¡en la meta!
    [one] falta { $left }
   *[other] faltan { $left }
}
board-pig-player = **{ $points }** · { $left }

alt-pig-pot = Este turno lleva { $pot }.
alt-pig-die = La última tirada fue un { $die }.
alt-pig-player = { $name } tiene { $points }.

picture-pig-turn = Este turno
picture-pig-die = Última tirada
picture-pig-goal = Meta

## Why a hint advises a move: parts of a sentence

why-pig-win = con eso ganas la partida
why-pig-risk = una de cada seis tiradas es un 1 ({ $chance }) y te quitaría los { $pot } puntos del turno
why-pig-loses = otra tirada cuesta { $loss } puntos en promedio
why-pig-gains = otra tirada da { $gain } puntos en promedio
why-pig-behind = a ti te faltan { $own }, y a quien va mejor del resto solo { $other }
why-pig-close = con { $own } más se gana la partida

## What the coach says in the lesson; -else: if something else was done

pig-lesson-roll = Tira el dado. Lo que salga, del 2 al 6, se suma a este turno.
pig-lesson-pot = Este turno lleva 5. No son tuyos hasta que los guardes, así que sigue tirando.
pig-lesson-pot-else = 5 puntos son pocos para guardar. Por debajo de 20, otra tirada da más de lo que arriesga.
pig-lesson-risk = Un 1 se lo llevaría todo, y sale una de cada seis veces. Con 11 puntos vale la pena arriesgar.
pig-lesson-risk-else = 11 puntos son pocos para guardar. Por debajo de 20, otra tirada da más de lo que arriesga.
pig-lesson-on = Por debajo de 20, otra tirada da más de lo que arriesga.
pig-lesson-on-else = Era pronto para guardar. Por debajo de 20, otra tirada da más de lo que arriesga.
pig-lesson-hold = A partir de 20, un 1 cuesta más de lo que da una tirada. Guarda tus 21.
pig-lesson-hold-else = Con 21 ya convenía guardar. A partir de 20, un 1 cuesta más de lo que da una tirada.
pig-lesson-bust = La máquina saca un 1, así que su turno no le da nada. Ahora tú.
pig-lesson-dare = 18 todavía es menos de 20, así que atrévete una vez más.
pig-lesson-dare-else = Guardar 18 es casi igual de bueno: a los 20 el riesgo ya es demasiado alto.
pig-lesson-kept = Un 1 solo quita los puntos de su turno: lo guardado sigue siendo tuyo. Prueba otra vez.
pig-lesson-goal = 20 puntos: guarda. Gana quien primero tenga 100 guardados.
pig-lesson-goal-else = Con 20 ya convenía guardar. A partir de aquí, un 1 cuesta más de lo que da una tirada.
odds-die = Un { $number } con un dado
