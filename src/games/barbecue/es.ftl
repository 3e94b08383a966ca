### What is said about Heckmeck Barbecue, in Spanish.

## Words that sentences are made of

count-snails = { $count ->
    [one] { $count } caracol
   *[other] { $count } caracoles
}

## The games

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-rights = Walter Obert, Zoch
barbecue-blurb = Hazte sitio en la parrilla con los dados, protégelo con platos y cuidado con los caracoles. De 2 a 5 personas.

## What happened

account-barbecue-occupied = { $name } pone un plato en la { $section }: { $worms ->
    [one] { $worms } gusano
   *[other] { $worms } gusanos
} de la reserva.
account-barbecue-captured = { $name } conquista la { $section }: { $worms ->
    [one] { $worms } gusano
   *[other] { $worms } gusanos
} de { $from }.
account-barbecue-closed = { $name } pone un segundo plato en la { $section }: { $worms ->
    [one] { $worms } gusano
   *[other] { $worms } gusanos
}, y la casilla queda protegida para siempre.
account-barbecue-snail = { $name } se lleva el caracol de la { $section }.
account-barbecue-pile-snail = { $name } pasa de 36 y se lleva un caracol de la reserva.
account-barbecue-no-snail-left = { $name } pasa de 36, pero ya no quedan caracoles.
account-barbecue-too-low = { $name } se planta con menos de 23: tirada fallida.
account-barbecue-full = { $name } va a parar a la { $section }, que está protegida: tirada fallida.
account-barbecue-snail-placed = Un caracol se arrastra hasta la { $section }.
account-barbecue-snail-evicts = Un caracol se arrastra hasta la { $section }. { $name } recupera el plato y conserva los gusanos.

## What stopping would bring, after "Plantarse:"

prize-occupy = plato en la { $section }, +{ $worms }
prize-capture = conquistar la { $section }, +{ $worms }
prize-close = proteger la { $section }, +{ $worms }
prize-snail = caracol de la { $section }
prize-pile-snail = caracol de la reserva
prize-no-snail-left = fin, no hay caracoles
prize-too-low = fallo (menos de 23)
prize-full = fallo ({ $section } protegida)
ask-barbecue-snail = No ganarías nada, y un caracol iría a la parrilla. ¿Plantarte de todos modos?

## The board

board-barbecue-legend = `~` gusano · `@` caracol · `A` plato · `AA` protegida
board-barbecue-pile = { $count ->
    [0] No quedan caracoles en la reserva.
    [one] { $count } caracol en la reserva.
   *[other] { $count } caracoles en la reserva.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Platos: { $plates }
board-barbecue-plate-closed = { $section } (protegida)

## The board in plain sentences, for screen readers

alt-barbecue-empty = Casillas vacías: { $sections }.
alt-barbecue-snails = Caracoles en { $sections }.
alt-barbecue-pile = Caracoles en la reserva: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = Un plato en { $sections }.
alt-barbecue-closed = Dos platos en { $sections }.

## Results

barbecue-tie-break = Empate a puntos: decide el plato en la casilla más alta.

## Words in pictures. There is little room: a word or two.

picture-pile = Caracoles

## Hints

hint-over = Probabilidad de pasar de 36 y llevarte un caracol: { $chance }

## Help and rules

barbecue-card-aim-title = La idea
barbecue-card-aim = De 2 a 5 personas. La parrilla tiene catorce casillas, de la 23 a la 36, con gusanos: 23–24 uno, 25–28 dos, 29–32 tres, 33–36 cuatro. Un gusano es 1 punto; un caracol, 3. Gana quien tenga más puntos.
barbecue-card-aim-example = La parrilla antes de la primera tirada. Empieza Anna.
barbecue-card-turn-title = Tu turno
barbecue-card-turn =
    - Tira los ocho dados. Muestran 1, 2, 3, 4, 6 y un gusano, que vale 5. No hay cinco normal.
    - Aparta **todos** los dados de **un** valor que no hayas apartado antes en este turno.
    - Después tira el resto otra vez o plántate. Cuando ya has apartado todos los dados o los seis valores, el turno termina al momento.
barbecue-card-turn-example = Anna ha apartado dos seises, dos gusanos, un cuatro y dos doses: 30, y le sobra un dado. Si se planta ahora, pone su plato en la 30.
barbecue-card-stop-title = Plantarse
barbecue-card-stop =
    Tu total señala exactamente una casilla; aquí no vale la siguiente más baja.
    - **Vacía**: pon un plato y llévate sus gusanos de la reserva.
    - **Un plato ajeno**: quítale sus gusanos a quien lo puso y cambia su plato por el tuyo.
    - **Tu propio plato**: pon otro más y llévate los gusanos otra vez. La casilla queda protegida.
    - **Un caracol**: llévatelo. Ahí no se pone plato.
    - **Más de 36**: llévate un caracol de la reserva; si está vacía, el de la casilla más alta que tenga uno; si no hay ninguno, termina la partida.
barbecue-card-stop-example = Anna tenía un plato en la 30. Ben también ha sacado 30: cambia el plato por el suyo, y ella le da tres gusanos.
barbecue-card-bust-title = Tirada fallida
barbecue-card-bust =
    La tirada falla si no apartas ningún gusano, si solo salen valores que ya tienes, si sumas menos de 23 o si te toca una casilla con dos platos.

    Tras cada tirada fallida, un caracol de la reserva se arrastra hasta la casilla vacía más alta. Si no hay ninguna vacía, ocupa la casilla más alta con un solo plato: el plato vuelve a quien lo puso, que conserva los gusanos.
barbecue-card-bust-example = El segundo plato de Anna ha protegido la 30. Aun así, Ben saca 30 y falla. Un caracol se arrastra hasta la 36, la casilla vacía más alta.
barbecue-card-end-title = El final
barbecue-card-end = La partida termina al momento si, tras una tirada fallida, no hay caracol en la reserva o no hay sitio para él, o si alguien pasa de 36 y no queda ningún caracol. En caso de empate decide el plato en la casilla más alta; quienes empatan sin platos comparten el puesto.
barbecue-card-end-example = La reserva de caracoles está vacía y Anna falla una vez más: se acabó. Hay empate a 2 puntos, pero el plato de Ben está en la casilla más alta, y gana.
barbecue-card-rulings-title = Así se juega aquí
barbecue-card-rulings =
    Lo que el reglamento deja abierto se resuelve así:
    - **Los platos no se acaban.** La caja trae diez por persona y no dice qué pasa cuando faltan.
    - Juegan de 2 a 5 personas: la caja trae platos de cinco colores.
    - Los gusanos de las casillas son los que dice la primera página.
    - Puedes plantarte siempre que acabes de apartar dados, aunque la tirada sea fallida.
    - Quien sustituye tu plato te quita sus gusanos. Si es un caracol el que ocupa su lugar, los conservas.
    - Quién empieza se decide al azar. Quienes empatan sin platos comparten el puesto.

## Why a hint advises a move: parts of a sentence

why-average-points = después el turno da { $gain } puntos en promedio en lugar de { $instead }

## What the coach says in the lesson; -else: if something else was done

barbecue-lesson-roll = Tira los ocho dados.
barbecue-lesson-worms = Se apartan todos los dados de un valor, y cada valor una vez por turno. Cada gusano vale 5, y necesitas al menos uno.
barbecue-lesson-worms-else = Se puede. Pero cada gusano vale 5, y sin gusano la tirada falla.
barbecue-lesson-low = 20 es poco: la casilla más baja es la 23. Sigue tirando.
barbecue-lesson-low-else = 20 no llega a la casilla más baja: tirada fallida.
barbecue-lesson-six = Con un seis llegas justo a 26.
barbecue-lesson-six-else = Se puede. Pero con el seis habrías llegado a 26.
barbecue-lesson-section = Tu total señala exactamente una casilla: la 26. Te llevas sus gusanos y dejas allí un plato.
barbecue-lesson-section-else = Seguir era un riesgo. La casilla 26 estaba libre, y sus dos gusanos eran seguros.
barbecue-lesson-snail = La máquina falla, así que un caracol llega a la casilla 36. Un caracol vale 3 puntos.
barbecue-lesson-again = Otra vez cuatro gusanos: 20 puntos.
barbecue-lesson-again-else = Se puede. Pero cuatro gusanos habrían sido 20 puntos.
barbecue-lesson-fours = Con cuatro cuatros llegas justo a 36, y el caracol es tuyo.
barbecue-lesson-theirs = El plato de la máquina está en la 25. Con 25 exactos, la casilla pasa a ser tuya.
barbecue-lesson-five = Cinco gusanos suman 25.
barbecue-lesson-five-else = Se puede. Pero cinco gusanos habrían sumado justo 25.
barbecue-lesson-capture = Plántate: tu plato sustituye al suyo, y la máquina te da los gusanos.
barbecue-lesson-capture-else = Seguir era un riesgo. Plantarte le habría quitado dos gusanos a la máquina.
barbecue-lesson-own = En la 26 hay un solo plato, el tuyo. Otro 26 te da sus gusanos otra vez y protege la casilla.
barbecue-lesson-close = Otra vez 26. Plántate, y nadie podrá quitarte esta casilla.
barbecue-lesson-close-else = Seguir era un riesgo. Plantarte habría protegido tu 26.
barbecue-lesson-over = Una idea más: los totales de más de 36. Tira.
barbecue-lesson-sixes = Cinco seises suman 30.
barbecue-lesson-sixes-else = Se puede. Pero cinco seises habrían sido 30 puntos.
barbecue-lesson-wormless = Todavía falta un gusano, así que sigue tirando.
barbecue-lesson-wormless-else = Plantarse sin gusano es siempre una tirada fallida.
barbecue-lesson-forty = Con dos gusanos llegas a 40.
barbecue-lesson-forty-else = Se puede. Pero sin gusano la tirada falla, así que aparta uno cuando salga.
barbecue-lesson-pile = Si pasas de 36, te llevas un caracol de la reserva.
barbecue-lesson-pile-else = Seguir era un riesgo. Plantarte te habría dado un caracol.
