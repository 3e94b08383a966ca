### What is said about Heckmeck am Bratwurmeck, in Spanish. The box has a title of its own in Spain.

## The games

heckmeck-name = Piko Piko el gusanito
heckmeck-short = Piko Piko
heckmeck-rights = Reiner Knizia, Zoch
heckmeck-blurb = Ocho dados, dieciséis raciones de gusano a la parrilla y una mesa que roba. De 2 a 7 personas.

## What happened

account-heckmeck-took = { $name } se lleva la { $tile } ({ $worms ->
    [one] { $worms } gusano
   *[other] { $worms } gusanos
}).
account-heckmeck-stole = { $name } le roba la { $tile } a { $from }.
account-heckmeck-no-tile = { $name } se planta, pero no le sirve ninguna ficha: tirada fallida.
account-heckmeck-returned = La { $tile } vuelve a la parrilla. Es la más alta, así que se queda boca arriba.
account-heckmeck-other-turned = La { $tile } vuelve a la parrilla y la { $other } queda boca abajo.
account-heckmeck-itself-turned = La { $tile } vuelve a la parrilla, boca abajo para siempre.
account-heckmeck-both-turned = La { $tile } vuelve a la parrilla boca abajo, y la { $other } también queda boca abajo.

## Why an action is refused

illegal-no-choice = Aquí no hay nada que elegir.

## What stopping would bring, after "Plantarse:"

prize-tile = llevarse la { $tile }
prize-steal = robar la { $tile }
prize-no-tile = fallo (sin ficha)

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-stop-grill = llevarse la { $tile } de la parrilla
ask-heckmeck-lose = Perderías la { $tile }. ¿Plantarte de todos modos?
ask-heckmeck-nothing = No te llevarías nada. ¿Plantarte de todos modos?

## The board

board-quick = Variante rápida: las fichas devueltas quedan boca abajo.
board-heckmeck-no-tile = sin fichas todavía
board-heckmeck-stack-one = **{ $top }** · { $worms }
board-heckmeck-stack = **{ $top }** sobre { $below } · { $worms }
board-heckmeck-legend = `~` gusano · `··` no está · `##` boca abajo

## The board in plain sentences, for screen readers

alt-heckmeck-grill = En la parrilla: { $tiles }.
alt-no-tile = { $name } no tiene fichas.
alt-heckmeck-turned = Boca abajo: { $tiles }.
alt-heckmeck-player = { $name }, pila desde arriba: { $tiles }; { $worms }.

## Results

heckmeck-tie-break = Empate a gusanos: decide la ficha más alta.

## The lobby

variant-quick-lobby = Variante rápida: la ficha devuelta queda boca abajo al momento.

## Refusals of the table

variant-quick-elsewhere = La variante rápida solo existe en { heckmeck-name }.

## Slash commands

option-play-quick-name = rápida
option-play-quick-description = Solo { heckmeck-short }: las fichas devueltas quedan boca abajo y la partida es más corta
option-stop-grill-name = parrilla
option-stop-grill-description = Llévate la ficha más baja de la parrilla en lugar de robar

## Help and rules

heckmeck-card-aim-title = La idea
heckmeck-card-aim = De 2 a 7 personas. En la parrilla hay dieciséis fichas boca arriba, de la 21 a la 36. Cada una tiene de uno a cuatro gusanos: 21–24 uno, 25–28 dos, 29–32 tres, 33–36 cuatro. Gana quien reúna más gusanos.
heckmeck-card-aim-example = La parrilla antes de la primera tirada. Empieza Anna.
heckmeck-card-turn-title = Tu turno
heckmeck-card-turn =
    - Tira los ocho dados. Muestran del 1 al 5 y un gusano; el gusano vale 5, pero no es un cinco.
    - Aparta **todos** los dados de **un** valor que no hayas apartado antes en este turno.
    - Después tira el resto otra vez o plántate. Tras cada tirada tienes que apartar dados antes de poder plantarte.
    - Cuando ya has apartado todos los dados o los seis valores, el turno termina al momento.
heckmeck-card-turn-example = Anna ha apartado dos gusanos y dos cuatros: 18 en total. En su tercera tirada salen 4 4 gusano 5: los gusanos y los cuatros ya están usados, así que solo puede apartar el cinco.
heckmeck-card-stop-title = Plantarse
heckmeck-card-stop =
    Si no has apartado ningún gusano, la tirada es fallida. Si tienes alguno, decide tu total:
    - Si esa ficha está en la parrilla, te la llevas.
    - Si es la ficha **de arriba** de otra pila, puedes robarla. Si en la parrilla hay además una más baja, puedes llevarte esa.
    - Si no, te llevas la ficha más alta de la parrilla que esté boca arriba y por debajo de tu total. Si no hay ninguna, la tirada es fallida.

    Las fichas van a tu pila. Solo se puede robar la de arriba, y nunca la tuya.
heckmeck-card-stop-example = Ben tiene cuatro gusanos y dos treses: 26 en total. La 26 está arriba en la pila de Anna: puede robarla o llevarse la 25 de la parrilla.
heckmeck-card-bust-title = Tirada fallida
heckmeck-card-bust =
    La tirada también falla cuando solo salen valores que ya has apartado. Entonces tu ficha de arriba vuelve a la parrilla, boca arriba, y la ficha más alta de la parrilla queda boca abajo para siempre, salvo que sea la que acabas de devolver. Si no tienes fichas, no pasa nada.

    Variante rápida: la ficha devuelta también queda boca abajo, en cualquier caso.
heckmeck-card-bust-example = En la segunda tirada de Anna solo salen gusanos, y ya los había apartado. Su 30 vuelve a la parrilla, y la 34, que ahora es la más alta, queda boca abajo.
heckmeck-card-end-title = El final
heckmeck-card-end = La partida termina en cuanto no queda ninguna ficha boca arriba en la parrilla. En caso de empate decide la ficha más alta; quienes empatan sin fichas comparten el puesto.
heckmeck-card-end-example = Ya no queda ninguna ficha. Hay empate a 20 gusanos, pero Anna tiene la 36, la ficha más alta, y gana.
heckmeck-card-rulings-title = Así se juega aquí
heckmeck-card-rulings =
    Lo que el reglamento deja abierto se resuelve así:
    - Quién empieza se decide al azar.
    - Puedes plantarte siempre que acabes de apartar dados, aunque la tirada sea fallida.
    - Si tu total coincide con la ficha de arriba de otra pila, *Plantarse* la roba. Para llevarte la más baja de la parrilla hay otro botón.
    - Si hay varias fichas por debajo de tu total, te llevas siempre la más alta.
    - Con una tirada fallida y sin fichas no se devuelve nada, y ninguna ficha queda boca abajo.
    - Quienes empatan sin fichas comparten el puesto.

## Why a hint advises a move: parts of a sentence

why-steal = le quita gusanos a otra persona
why-average-worms = después el turno da { $gain } gusanos en promedio en lugar de { $instead }

## What the coach says in the lesson; -else: if something else was done

heckmeck-lesson-roll = Tira los ocho dados.
heckmeck-lesson-face = Se apartan todos los dados de un valor. Cada gusano vale 5, y necesitas al menos uno.
heckmeck-lesson-face-else = Se puede. Pero cada gusano vale 5, y sin gusano no hay ficha.
heckmeck-lesson-on = Suman 10, y la ficha más baja es la 21. Tira los otros seis dados.
heckmeck-lesson-on-else = Con 10 puntos no hay ficha: tirada fallida.
heckmeck-lesson-once = Cada valor se aparta una sola vez por turno, así que este gusano no sirve. Tres cuatros dan 12.
heckmeck-lesson-once-else = Se puede. Pero tres cuatros habrían dado 12, hasta 22.
heckmeck-lesson-stop = Con 22 y un gusano te llevas la ficha 22. Con tres dados es fácil fallar, así que plántate.
heckmeck-lesson-stop-else = Seguir era arriesgado. Con tres dados muchas veces no sale nada nuevo, y entonces se pierde todo.
heckmeck-lesson-target = La máquina tiene la ficha 25 arriba. Con 25 puntos exactos se la robas.
heckmeck-lesson-worms = Tres gusanos de golpe son 15 puntos.
heckmeck-lesson-worms-else = Se puede. Pero tres gusanos habrían sido 15 puntos.
heckmeck-lesson-ten = Faltan 10 para 25, así que sigue tirando.
heckmeck-lesson-ten-else = Con 15 puntos no hay ficha: tirada fallida.
heckmeck-lesson-exact = Con dos cincos llegas justo a 25.
heckmeck-lesson-exact-else = Se puede. Pero con dos cincos habrías llegado justo a 25.
heckmeck-lesson-steal = Tienes 25, como la ficha de arriba de la máquina. Plántate y es tuya.
heckmeck-lesson-steal-else = Podías robarle la 25 a la máquina.
heckmeck-lesson-busted = La última tirada de la máquina no da nada nuevo: es fallida. Ahora tú.
heckmeck-lesson-fives = Tres cincos son lo máximo que puedes apartar aquí. Aún falta un gusano.
heckmeck-lesson-fives-else = Se puede. Pero tres cincos habrían sido 15 puntos.
heckmeck-lesson-wormless = Sin gusano, ni con 30 puntos te llevas nada, así que sigue tirando.
heckmeck-lesson-wormless-else = Plantarse sin gusano es siempre una tirada fallida.
heckmeck-lesson-worm = Ahí están: con dos gusanos tienes 25.
heckmeck-lesson-worm-else = Se puede. Pero sin gusano la tirada falla, así que aparta uno cuando salga.
heckmeck-lesson-lower = La ficha 25 ya es tuya, así que te toca la siguiente más baja: la 24.
heckmeck-lesson-lower-else = Seguir era un riesgo. Plantarte te habría dado la ficha 24.
heckmeck-lesson-again = Al final gana quien tenga más gusanos en sus fichas. Tira otra vez.
heckmeck-lesson-four = Cuatro gusanos son 20 puntos.
heckmeck-lesson-four-else = Se puede. Pero cuatro gusanos habrían sido 20 puntos.
heckmeck-lesson-short = Con 20 falta uno para la ficha más baja. Tira los otros cuatro dados.
heckmeck-lesson-short-else = Con 20 puntos no hay ficha: tirada fallida.
heckmeck-lesson-lost = Cuando fallas, tu ficha de arriba vuelve a la parrilla, y la más alta de allí queda boca abajo. Vamos con el siguiente turno.
odds-steal = Un turno que acaba justo en { $number }, si no se busca otra cosa
