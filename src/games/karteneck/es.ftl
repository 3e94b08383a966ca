### What is said about Heckmeck am Karteneck, in Spanish.

## Words that sentences are made of

cards-hens = { $count ->
    [one] gallina { $value }
   *[other] { $count } × gallina { $value }
}
cards-all-hens = { $count ->
    [one] gallina { $values }
   *[other] gallinas { $values }
}
cards-worms = { $count ->
    [one] gusano
   *[other] { $count } × gusano
}
cards-plaques = { $count ->
    [one] gusano { $plaques }
   *[other] gusanos { $plaques }
}

## The games

karteneck-name = Heckmeck am Karteneck
karteneck-short = Karteneck
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Gallinas y gusanos en la mano: suma más que nadie, pero nunca sin un gusano. De 2 a 6 personas.

## What happened

account-karteneck-round = Ronda { $round }: { $grill } en la parrilla. Empieza { $name }.
account-karteneck-laid = { $name } baja { $cards }: { $sum } en total.
account-karteneck-drew = { $name } toma { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} del mazo.
account-karteneck-reshuffled = El mazo estaba vacío; { $count ->
    [one] { $count } carta descartada se baraja
   *[other] { $count } cartas descartadas se barajan
} en uno nuevo.
account-karteneck-succeeded = { $name } pasa con gusano y { $sum }.
account-karteneck-stole = { $name } le roba la { $tile } a { $from }.
account-karteneck-failed = { $name } pasa sin gusano y tiene que llevarse la { $tile }.
account-karteneck-shared = Reparto: { $shares }.
account-karteneck-share = la { $tile } para { $name } (con { $sum })

## Why an action is refused

illegal-passed = Ya has pasado y no juegas hasta la próxima ronda. Toca descansar.
illegal-not-in-hand = No tienes esas cartas. “{ button-hand }” muestra las que tienes.
illegal-kind-laid = { $kind } ya está delante de ti; cada tipo se baja una sola vez por ronda.
illegal-nothing-to-steal = No hay nada que robar: ninguna ficha de arriba coincide con tu suma, o no has bajado ningún gusano.
now-karteneck-laid = Delante de ti: { $cards }, { $sum } en total.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-pass = pasar con { $sum }
label-pass-fail = pasar y llevarse la { $tile }
label-pass-steal = pasar y robar la { $sum }
ask-karteneck-take = Tendrías que llevarte la { $tile }. ¿Pasar de todos modos?

## The board

board-karteneck-no-tile = sin fichas todavía
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }** sobre { $below } · { $worms }
board-karteneck-round = Ronda { $round } de { $rounds }
board-karteneck-legend = `~` gusano; la ficha más baja es para quien falla
board-karteneck-grill-empty = La parrilla está vacía.
board-karteneck-deck = Mazo { $deck } · descartes { $discards }
board-karteneck-nothing-laid = Todavía sin cartas en la mesa
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Pasa: { $cards } = **{ $sum }**
board-karteneck-failed = Pasa sin gusano
board-karteneck-hand = { $count ->
    [0] Sin cartas en la mano
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}

## The board in plain sentences, for screen readers

alt-karteneck-grill = En la parrilla: { $tiles }.
alt-karteneck-round = Ronda { $round } de { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = { $sum } en la mesa, con gusano
alt-karteneck-no-worm = { $sum } en la mesa, sin gusano
alt-karteneck-succeeded = pasa con { $sum }
alt-karteneck-failed = pasa sin gusano
alt-karteneck-no-tile = sin fichas
alt-karteneck-stack = pila desde arriba: { $top }; { $worms }
alt-karteneck-deck = Cartas en el mazo: { $count }.

## One's own hand and sheet

hand-heading = **Tu mano** · ronda { $round } de { $rounds } · { $sum } en la mesa
hand-title = **Tu mano**: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, suma { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (tipo ya bajado)
hand-empty = No te quedan cartas en la mano. Solo puedes pasar.
hand-laid = Delante de ti: { $cards } = **{ $sum }**
hand-laid-nothing = Todavía no has bajado nada.

## Results

karteneck-tie-break = Empate a gusanos: decide la ficha más alta.

## Refusals of the table

refuse-no-hand = En este juego no hay cartas.
refuse-cards = No entiendo “{ $text }” como cartas. Escribe “2x3” para dos gallinas de 3, o “gusanos 7 19”.

## Buttons around the game

button-hand = Mi mano

## Slash commands

command-hand-name = mano
command-hand-description = Muestra tus cartas, solo a ti
command-lay-name = bajar
command-lay-description = Baja cartas de un mismo tipo
option-lay-cards-name = cartas
option-lay-cards-description = Las cartas, como 2x3 para dos gallinas de 3, o gusanos 7 19
command-pass-name = pasar
command-pass-description = No jugar más en esta ronda
option-pass-steal-name = robar
option-pass-steal-description = Roba la ficha que coincide con tu suma

## Menus and the board's place

menu-hens = Bajar gallinas
menu-worm = Gusano { $plaque }
menu-worms = Bajar gusanos

## Words in pictures. There is little room: a word or two.

picture-round = Ronda { $round } de { $rounds }
picture-deck = Mazo: { $count }

## Help and rules

karteneck-card-aim-title = La idea
karteneck-card-aim =
    De 2 a 6 personas. 30 fichas: tres de valor 0, y de la 16 a la 42. La 0 no tiene gusanos; 16–24 tienen uno, 25–28 dos, 29–32 tres, 33–36 cuatro, 37–40 cinco, 41–42 seis. Gana quien reúna más gusanos.

    110 cartas: gallinas del 1 al 5, diecisiete de cada, y 25 gusanos. Un gusano vale 5, pero no es una gallina 5; su número, del 1 al 25, decide los empates. Se reparten seis cartas por persona, en secreto.
karteneck-card-aim-example = Cuatro personas: en la parrilla están la 18, la 21, la 31 y la 39, y nadie ha bajado cartas en esta ronda.
karteneck-card-round-title = Una ronda
karteneck-card-round =
    En la parrilla hay tantas fichas como personas juegan. Por turnos, puedes
    - **bajar** una o más cartas de un tipo que no hayas bajado en esta ronda, y tomar 1 carta del mazo; o
    - **pasar** y no jugar más en la ronda.

    Cuando solo queda una persona en juego, sigue turno tras turno hasta que pasa. Sin cartas en la mano hay que pasar.
karteneck-card-round-example = Anna ha pasado sin gusano y se ha llevado la 18. Ben había bajado un cuatro y tres cincos; ahora baja tres doses.
karteneck-card-pass-title = Pasar
karteneck-card-pass =
    - **Sin gusano** fallas: tus cartas bajadas se descartan y te llevas al momento la ficha más baja de la parrilla.
    - **Con gusano**, tus cartas se quedan. Si tu suma coincide con la ficha de arriba de otra pila, puedes robarla ahora. Robes o no, participas en el reparto.

    Después de pasar tomas 2 cartas del mazo; quien pasa al final no toma ninguna.
karteneck-card-pass-example = Clara pasa con gusanos y una suma de 30. La ficha de arriba de Ben es la 30, y se la roba.
karteneck-card-share-title = Reparto
karteneck-card-share =
    Cuando ya nadie juega, quienes han pasado con gusano se llevan las fichas: la suma más alta se lleva la ficha más alta, y así hacia abajo. Si hay empate, va primero quien tenga el gusano con el número más alto. Después se descartan todas las cartas bajadas; la mano se conserva.

    Empieza la ronda siguiente quien se haya llevado en último lugar una ficha de la parrilla. Un robo no cuenta para eso.
karteneck-card-share-example = La ronda ha terminado. David ha pasado sin gusano y se ha llevado la 21. Ben y Clara tienen 30; el gusano de Ben tiene el número más alto, así que él se lleva la 39 y Clara la 31. Ha empezado otra ronda.
karteneck-card-end-title = El final
karteneck-card-end = Con 2, 3, 4, 5, 6 personas se juegan 9, 8, 7, 6, 5 rondas. Con 2, 3 y 4 quedan fuera 12, 6 y 2 fichas, sin que nadie las vea. En caso de empate decide la ficha más alta. Si el mazo se acaba, se barajan los descartes; si tampoco hay, nadie toma cartas.
karteneck-card-rulings-title = Así se juega aquí
karteneck-card-rulings =
    Lo que el reglamento deja abierto, o cuenta de dos maneras, se resuelve así:
    - Las manos son **secretas** desde el principio. Están a la vista las cartas bajadas, las sumas, las pilas, el número de cartas y los descartes.
    - Los gusanos de las fichas y los números de las cartas de gusano, del 1 al 25, son los de la primera página.
    - Primero se resuelve tu pase; después tomas cartas.
    - Robar es opcional, y quien roba también participa en el reparto.
    - La mano no tiene límite. Sin mazo ni descartes, nadie toma cartas.
    - Quién empieza la primera ronda se decide al azar.

## Why a hint advises a move: parts of a sentence

why-karteneck-steal = { $worms ->
    [one] le quita la { $tile }, con un gusano, a otra persona
   *[other] le quita la { $tile }, con { $worms } gusanos, a otra persona
}
why-karteneck-worm = quien pasa sin gusano se lleva la ficha más baja
why-karteneck-reach = si ahora pasara toda la mesa, te llevarías la { $tile } en lugar de la { $instead }
why-karteneck-enough = tal como está la mesa, alcanza para la { $tile }
why-karteneck-saves = { $count ->
    [one] ahorra una carta para más adelante
   *[other] ahorra { $count } cartas para más adelante
}
why-karteneck-cards = { $count ->
    [one] gasta una carta en lugar de { $instead }
   *[other] gasta { $count } cartas en lugar de { $instead }
}
why-karteneck-draws = { $count ->
    [one] te da una carta del mazo
   *[other] te da { $count } cartas del mazo en lugar de { $instead }
}

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Baja cartas de un tipo: tres treses suman 9. Cada tipo se baja una vez por ronda, y después tomas una carta del mazo.
karteneck-lesson-kind-else = Se puede. Pero cada tipo se baja una sola vez por ronda, así que lo mejor son los tres treses de golpe.
karteneck-lesson-worm = Necesitas un gusano: quien pasa sin él falla. Vale 5.
karteneck-lesson-worm-else = Se puede. Pero quien pasa sin gusano solo se lleva la ficha más baja.
karteneck-lesson-last = La máquina pasa sin gusano y se lleva la ficha más baja. Podrías seguir jugando, pero la otra ficha ya es tuya de todos modos.
karteneck-lesson-last-else = Puedes seguir hasta que pases. Pero la ficha ya es tuya de todos modos, y conviene guardar cartas.
karteneck-lesson-target = La máquina tiene la ficha 23 arriba. Con una suma exacta de 23 y un gusano se la puedes robar.
karteneck-lesson-target-else = Se puede. Pero el gusano era el primer paso hacia el 23 exacto.
karteneck-lesson-fives = Con dos cincos llegas a 15.
karteneck-lesson-fives-else = Se puede. Pero con dos cincos ibas camino de 23.
karteneck-lesson-fours = Faltan 8 para 23, y dos cuatros son 8.
karteneck-lesson-fours-else = Se puede. Pero con dos cuatros habrías llegado justo a 23.
karteneck-lesson-steal = Tienes 23, como la ficha de arriba de la máquina. Pasa y róbala; aun así participas en el reparto.
karteneck-lesson-steal-else = Podías robarle la 23 a la máquina.
karteneck-lesson-share = En el reparto, la suma más alta con gusano se lleva la ficha más alta. Empieza otra ronda.
karteneck-lesson-share-else = Se puede. Dos doses habrían sido un comienzo tranquilo.

## What a player is asked to do, in a list of tables

request-karteneck = bajar cartas o pasar
request-karteneck-more = bajar más cartas o pasar con { $sum }
