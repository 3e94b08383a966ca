### Every sentence Stammtisch says, in Spanish: one text for Spain and for Latin America.
### A line of a longer text can't begin with an asterisk, a bracket or a full stop: that is Fluent's own syntax.

## Words that sentences are made of

list-and = { $list } y { $last }
seat-unnamed = Asiento { $number }
count-worms = { $count ->
    [one] { $count } gusano
   *[other] { $count } gusanos
}
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

## What happened

account-begins = Empieza { $name }.
account-over = Se acabó la partida.

## Why an action is refused

illegal-over = Esta partida ha terminado. “{ button-rematch }”, debajo del resultado, empieza otra.
illegal-no-such-seat = En esta mesa no hay asiento { $number }.
illegal-not-your-turn = Le toca a { $name }. Ya llegará tu turno.
illegal-other-game = Eso es de otro juego.
now-try = Prueba con { $commands }.
now-try-among = Prueba con { $commands } o con un botón.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll = tirar
label-leads-to = { $what } → { $total }
label-stop-plain = plantarse

## The board

board-over = Fin de la partida.
board-name-turn = ▶ { $name }

## The board in plain sentences, for screen readers

alt-title = { $name }.
alt-turn = Le toca a { $name }.
alt-over = Fin de la partida.

## Results

results-title = { $count ->
    [one] 🏆 { $names } gana en { $game }, { $points }
   *[other] 🏆 { $names } comparten la victoria en { $game }, { $points }
}
results-line = { $medal }{ $place }. { $name }: { $points }

## The lobby

lobby-title = Mesa de { $game }
lobby-about = { $least }–{ $most } personas · { $pace }
lobby-alone = La partida puede empezar en cuanto se siente alguien más.
lobby-no-reminders = Aquí no puedo enviar recordatorios, porque no soy miembro. Si a alguien se le acaba el tiempo, se verá con el siguiente clic.
lobby-kept = Asientos guardados para { $names }. La partida empieza cuando no falte nadie o cuando { $name } quiera.
lobby-invitation = { $user }, { $name } quiere jugar contigo. ¿Juegas?
lobby-declined = { $name } no juega esta vez.
lobby-more = Más para esta mesa:
lobby-offers-computer = Todavía no se ha sentado nadie más. Pulsa “{ button-start }” otra vez y una máquina juega contigo.
lobby-still-alone = Todavía no se ha sentado nadie más. Espera un momento o añade una máquina con “{ button-more }”.
lobby-players = En la mesa: { $names }
lobby-ready = Ya hay gente suficiente. { $name } puede empezar.
lobby-full = No quedan asientos libres. { $name } puede empezar.
lobby-joined = { $name } se sienta a la mesa.
lobby-left = { $name } sale de la mesa.
lobby-host-now = Ahora { $name } organiza la mesa.
lobby-expired = Nadie empezó la partida, así que se recoge la mesa. “{ button-rematch }” la abre otra vez.
lobby-started = Empieza la partida.
lobby-opened = { $name } abre una mesa de { $game }. ¡Hay sitio!
lobby-name-word = { $name } “{ $word }”
menu-charm = Elige un amuleto
menu-play = Elige un juego
play-which = ¿A qué jugamos?
lobby-word-taken = Tu palabra ya está en los dados: “{ $word }”.
pace-live-name = rápido
pace-live-explained = ritmo rápido, { $time } por turno
pace-half-day-name = medio día
pace-half-day-explained = ritmo lento, { $time } por turno
pace-relaxed-name = un día
pace-relaxed-explained = ritmo lento, { $time } por turno
pace-three-days-name = tres días
pace-three-days-explained = ritmo lento, { $time } por turno
pace-none-name = sin reloj
pace-none-explained = sin reloj

## The clock

clock-turn-ends = El turno termina { $when }.
clock-turn-ends-for = { $name }: el turno termina { $when }.
clock-reminder = { $user }, la mesa te espera. El turno termina { $when }.
clock-idle = { $user }, aquí nadie juega desde hace casi dos semanas. Si sigue así, la partida termina { $when }.
clock-played-for = { $name } no está: juega la máquina.
clock-seat-released = { $name } lleva un buen rato sin aparecer. La máquina le guarda el asiento; “{ button-back }” lo recupera.
clock-back = { $name } ya está aquí otra vez.
clock-left-game = { $name } sale de la mesa. En su asiento sigue la máquina.
takeback-told = { $name } deshace su última jugada.
board-away = { $name } está ausente hasta el { $when }. Mientras tanto, el reloj no corre.
lend-vote = { $name } propone que la máquina juegue por { $away } mientras tanto.
lend-vote-friend = { $name } propone que { $friend } juegue por { $away } mientras tanto.
lend-offer = { $name } se ofrece a jugar por { $away } mientras tanto.
lend-done-friend = { $friend } juega por { $name } hasta su regreso. Esta partida ya no cuenta para el nivel de nadie.
lend-over = Ya nadie juega por { $name }. El asiento queda a la espera.
refuse-nobody-offers = Todavía nadie ha pedido el asiento. Puede hacerlo quien no esté en esta mesa.
refuse-offered = Ya has pedido ese asiento. Ahora decide la mesa.
lend-done = La máquina juega por { $name } hasta su regreso. Esta partida ya no cuenta para el nivel de nadie.
refuse-nobody-away = En esta mesa no hay nadie ausente, así que no hace falta suplente.

## Ending early, and again

end-vote = { $name } quiere terminar la partida: { $votes } de { $needed } votos.
end-by-host = { $name } termina la partida.
end-by-vote = La mesa ha votado terminar la partida.
end-abandoned = Ya no queda nadie en la mesa, así que la partida termina.
end-no-result = Esta partida no cuenta.

## Refusals of the table

refuse-no-table = En este canal no hay ninguna mesa. </{ command-play-name }:0> abre una.
refuse-table-here = En este canal ya hay una mesa. Siéntate con </{ command-join-name }:0> o usa otro canal.
refuse-table-here-thread = En este canal ya hay una mesa. Siéntate con </{ command-join-name }:0> o abre la tuya en un hilo.
button-thread = Abrirla en un hilo
refuse-parked-damaged = El registro de esta mesa no se puede leer, lo sentimos. Se guarda tal como está, y quienes gestionan el bot lo saben. { $place ->
        [here] Puedes cerrarla con el botón de abajo; así queda sitio para otra.
        [server] La moderación puede cerrarla con </{ command-end-name }:0>; así queda sitio para otra.
       *[conversation] Puede cerrarla quien estaba en ella; así queda sitio para otra.
    }
refuse-parked-later = En esta mesa se jugó por última vez con una versión más nueva del bot. Espera a que vuelva esa versión. { $place ->
        [here] Si lo prefieres, puedes cerrarla con el botón de abajo.
        [server] Si hace falta, la moderación puede cerrarla con </{ command-end-name }:0>.
       *[conversation] Si hace falta, puede cerrarla quien estaba en ella.
    }
end-parked = La mesa está cerrada. De su registro no se ha borrado nada.
button-close-parked = Cerrar esta mesa
refuse-not-seated = No estás en esta mesa. Puedes mirar, y quizá en la próxima haya un asiento para ti.
refuse-not-seated-lobby = Todavía no estás en esta mesa. Pulsa primero “{ button-join }”.
refuse-already-seated = Ya estás en esta mesa.
refuse-full = Los { $seats } asientos están ocupados. Puedes mirar o abrir otra mesa en otro sitio.
refuse-already-started = La partida ya ha empezado y no se puede sentar nadie más. Pide un asiento en la revancha.
refuse-not-started = La partida todavía no ha empezado. La empieza quien organiza la mesa, con “{ button-start }”.
refuse-too-few = { $needed ->
    [one] Hace falta al menos { $needed } persona; de momento hay { $count }.
   *[other] Hacen falta al menos { $needed } personas; de momento hay { $count }.
}
refuse-only-host = Solo puede hacerlo quien organiza la mesa: { $name }.
refuse-too-many-yours = { $most ->
    [one] Ya tienes { $most } mesa abierta. Acábala o termínala antes.
   *[other] Ya tienes { $most } mesas abiertas. Acaba o termina una antes.
}
refuse-too-many-server = { $most ->
    [one] Este servidor ya tiene { $most } mesa abierta. Espera a que quede libre.
   *[other] Este servidor ya tiene { $most } mesas abiertas. Espera a que alguna quede libre.
}
refuse-old-panel = Ese botón ya no estaba al día, así que no se ha jugado nada. Así están las cosas ahora.
refuse-old-board = Ese tablero ya no está al día. Este es el actual.
refuse-not-after-that = Después de eso no se puede usar `{ $command }`, así que no se ha hecho ninguna de las dos cosas.
refuse-takeback-nothing = No tienes ninguna jugada que deshacer.
refuse-takeback-drew = Con tu última jugada salieron dados o cartas, y lo que ya se ha visto no se puede deshacer. Sigue desde aquí.
refuse-takeback-gone-on = Ya es tarde para eso: el juego ha seguido, o ya se ha visto lo que estaba oculto.
refuse-takeback-late = Ya es tarde para eso: el tiempo de esa jugada se ha acabado.
refuse-takeback-off = En este servidor no se pueden deshacer jugadas.
refuse-over = Esta partida ha terminado. “{ button-rematch }”, debajo del resultado, empieza otra.
refuse-word = Esa palabra no sirve. { $most ->
    [one] Como máximo { $most } carácter, en una sola línea.
   *[other] Como máximo { $most } caracteres, en una sola línea.
}
refuse-voted = Ya has votado.
refuse-elsewhere = Eso solo funciona en servidores donde estoy instalado.

## When something is amiss

trouble-internal = Algo ha fallado por nuestra parte, lo sentimos. Tu partida está a salvo; prueba otra vez en un momento.
trouble-permissions = Aquí me faltan permisos. Pide a la moderación que me dé estos: { $permissions }.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-create-threads = Crear hilos públicos
permission-send-in-threads = Enviar mensajes en hilos

## Fair dice

fair-commitment = Semilla de los dados, sellada antes de la partida: { $hash }
fair-commitment-stays = Este mensaje se queda tal como está. Solo a partir de ahora se puede mezclar algo en los dados.
fair-posted = Los dados se sellaron antes de la partida, en el [mensaje { $message }]({ $link }).
fair-reveal = Semilla de los dados, abierta: { $seed }
fair-words = Palabras mezcladas: { $words }
fair-mixed-in = Mezclado en los dados: { $names }
fair-nothing-mixed-in = En estos dados nadie ha mezclado nada.

## Buttons around the game

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-play-computer = Contra la máquina
button-in = Cuenta conmigo
button-decline = Esta vez no
button-more = Más
button-close = Cerrar la mesa
button-rules = Reglas
button-board = Tablero
button-change = Cambiar
button-refresh = Actualizar
button-play = Jugar
button-help = Ayuda
button-commands = Todos los comandos
button-rights = ¿De quién son?
button-preferences = Mis preferencias
button-settings = Ajustes
button-text-board = Tablero en palabras
button-rematch = Revancha
button-verify = Comprobar los dados
button-review = Repaso
button-back = Ya estoy aquí
button-lend = Que juegue la máquina
button-lend-friend = Que juegue { $name }
button-away-back = Volver antes
button-vote-end = Votar para terminar
button-hint = Pista
button-take-back = Deshacer mi última jugada
button-odds = Probabilidades
button-why = ¿Por qué?
button-rules-back = ◀ Atrás
button-rules-next = Siguiente ▶
button-leave-game = Salir: sigue la máquina
button-end-all = Terminar la partida
button-sure = Sí, de todos modos
button-play-on = No, seguir jugando

## Questions before what one would regret

more-title = Más en esta mesa:
ask-leave = La máquina jugaría en tu asiento hasta que vuelvas. ¿Salir de la partida?
ask-end = La partida terminaría para toda la mesa, sin resultado. ¿Terminarla?

## Lines around the board

board-mention = { $count ->
    [1] { $user }, es tu turno
   *[other] { $user }, les toca
}
board-footer = { $game } · mesa { $table }

## Help and rules

rules-footer = Explicado a nuestra manera. No sustituye al original: compra el juego, vale la pena.
rules-page = Tarjeta { $place } de { $count }
rules-example = **Ejemplo:** { $told }
# The people in examples; a comma and a space between them.
rules-names = Anna, Ben, Clara, David

help-text =
    ### Stammtisch
    Juegos de dados y cartas para la gente de siempre de un canal. Sin cuentas, sin apuestas y con dados que se pueden comprobar.

    1. </{ command-play-name }:0> abre una mesa. Quien quiera jugar pulsa *{ button-join }*, o tú pulsas *{ button-play-computer }*.
    2. Después, usa los botones de debajo del tablero. La imagen muestra cómo va la partida; los botones, qué puedes hacer.
    3. ¿No conoces un juego? </{ command-learn-name }:0> te lleva de la mano en una primera ronda, en tres minutos.

    Si tardas demasiado, la máquina juega por ti. Puedes volver cuando quieras.
    ¿Las imágenes no te sirven? </{ command-preferences-name }:0> con { option-preferences-text-boards-name } te da cada tablero en palabras.
help-commands =
    ### Comandos
    - </{ command-play-name }:0> abre una mesa, </{ command-join-name }:0> te da un asiento, </{ command-leave-name }:0> lo deja libre, </{ command-start-name }:0> empieza.
    - Cada botón de debajo del tablero tiene también un comando: </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> y </{ command-sheet-name }:0> muestran tus cartas y tu hoja, solo a ti.
    - ¿Un despiste? </{ command-takeback-name }:0> deshace tu última jugada, mientras nadie haya jugado después y no hayan salido dados ni cartas.
    - </{ command-table-name }:0> trae el tablero otra vez abajo y te devuelve a tu asiento.
    - </{ command-learn-name }:0> te enseña un juego, con guía.
    - </{ command-rules-name }:0> explica un juego, </{ command-end-name }:0> termina una partida, </{ command-rematch-name }:0> la empieza de nuevo.
    - También juegan máquinas: añádelas antes de empezar o con </{ command-play-name }:0>. </{ command-hint-name }:0> te dice, solo a ti, qué harían ellas. </{ command-odds-name }:0> dice qué probabilidad tenía la última tirada.
    - </{ command-word-name }:0> mezcla una palabra tuya en los dados, para que nadie los pueda haber elegido.
    - </{ command-leaderboard-name }:0> muestra quién va por delante; </{ command-stats-name }:0>, cómo juega alguien; </{ command-history-name }:0>, partidas pasadas; </{ command-replay-name }:0> repite una y </{ command-verify-name }:0> revisa sus dados. </{ command-review-name }:0> te muestra tus decisiones más caras en una.
    - </{ command-preferences-name }:0> y </{ command-privacy-name }:0> son cosa tuya, </{ command-tables-name }:0> muestra todas tus mesas, </{ command-settings-name }:0> es para quienes administran el servidor.
    - Las partidas lentas te esperan: </{ command-preferences-name }:0> tiene horas de silencio, </{ command-away-name }:0> es para los días fuera. </{ command-standin-name }:0> vota que una máquina juegue por alguien ausente.

help-rights-title = De quién son estos juegos
help-rights = Stammtisch es un proyecto no oficial hecho por gente aficionada. Quienes crean y publican estos juegos no tienen nada que ver con él.
help-rights-stop = Si un juego es tuyo y quieres que se retire, se retira. Escribe a { $contact }.
help-rights-nobody = Si un juego es tuyo y quieres que se retire, se retira. Díselo a quienes gestionan este bot.
app-description = Juegos de dados y cartas para la gente de siempre de un canal. Un proyecto no oficial; los juegos son de sus autores y editoriales: { $games }. Si quieren que un juego se retire, se retira{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Slash commands

command-play-name = jugar
command-play-description = Abre una mesa en este canal
option-play-game-name = juego
option-play-game-description = Qué juego (si no lo dices, sale un menú)
option-play-pace-name = ritmo
option-play-pace-description = Cuánto puede durar un turno
option-play-thread-name = hilo
option-play-thread-description = En un hilo propio; las partidas lentas lo tienen si no dices que no
option-play-with-name = con
option-play-with-description = A quién invitas; recibe una sola mención
command-join-name = unirse
command-join-description = Siéntate a la mesa de este canal
command-leave-name = salir
command-leave-description = Sal de la mesa de este canal
command-start-name = empezar
command-start-description = Empieza la partida (solo quien organiza la mesa)
command-table-name = mesa
command-table-description = Muestra otra vez el tablero y te devuelve tu asiento
command-roll-name = tirar
command-roll-description = Tira los dados
command-stop-name = plantarse
command-stop-description = Termina tu turno y llévate lo que den tus dados
command-rules-name = reglas
command-rules-description = Explica un juego
option-rules-game-name = juego
option-rules-game-description = Qué juego (si no lo dices, el que se juega aquí)
command-learn-name = aprender
command-learn-description = Aprende un juego: una primera ronda con guía, solo para ti
option-learn-game-name = juego
option-learn-game-description = Qué juego
command-help-name = ayuda
command-help-description = Qué sabe hacer Stammtisch
command-end-name = terminar
command-end-description = Termina la partida de aquí, o vota para terminarla
command-rematch-name = revancha
command-rematch-description = La misma mesa otra vez
command-word-name = palabra
command-word-description = Mezcla una palabra tuya en los dados, antes de empezar
option-word-word-name = palabra
option-word-word-description = Cualquier palabra

## Menus and the board's place

end-by-moderators = La moderación termina la partida.
panel-waits = Todavía no es tu turno.
panel-over = Esta partida ha terminado.
text-board-lobby = La partida todavía no ha empezado. En cuanto empiece, aquí estará el tablero, en palabras.
text-board-turn = **Es tu turno.**
board-moved = El tablero está más abajo.
button-word = Mi palabra
word-form-title = Una palabra para los dados
word-form-label = Cualquier palabra; los dados dependen de ella
charm-clover = Trébol
charm-ladybird = Mariquita
charm-bee = Abeja
charm-snail = Caracol
charm-caterpillar = Oruga
charm-hen = Gallina
charm-cat = Gato
charm-rabbit = Conejo
charm-fox = Zorro
charm-owl = Búho
charm-frog = Rana
charm-turtle = Tortuga
charm-elephant = Elefante
charm-unicorn = Unicornio
charm-dragon = Dragón
charm-star = Estrella
charm-moon = Luna
charm-rainbow = Arcoíris
charm-fire = Fuego
charm-wave = Ola
charm-toadstool = Seta
charm-sunflower = Girasol
charm-die = Dado
charm-bell = Campana
charm-gem = Gema

## The check of a journal

verdict-fair = limpia: partida { $id }, { $game }: sus { $entries } entradas salen de la semilla sellada
verdict-fair-so-far = terminada antes de tiempo, limpia hasta ahí: partida { $id }, { $game }: sus { $entries } entradas salen de la semilla sellada
verdict-lesson = una lección: partida { $id }, { $game }: sus dados y cartas se eligieron para enseñar, así que no hay nada que demostrar; todas las jugadas y el resultado son correctos
verdict-unfair = no es limpia: { $why }
verdict-unreadable = { $file } no se puede leer: { $why }
verdict-broken = { $file } no es un registro completo: { $why }
unfair-unfinished = La partida no ha terminado, así que su semilla sigue sellada.
unfair-commitment = la semilla no es la que se selló antes de la partida
unfair-day = no es la mesa de ese día
unfair-deal = el reparto inicial no sale de la semilla
unfair-chance = los dados o las cartas de la entrada { $number } no salen de la semilla
unfair-illegal = la entrada { $number } va contra las reglas: { $why }
unfair-taken-back = la entrada { $number } deshace lo que no se puede deshacer
unfair-not-over = las entradas acaban antes que la partida
unfair-result = el resultado no es el que dio la partida

## Words in pictures. There is little room: a word or two.

picture-unnamed = Alguien

## The page in the browser

web-started = El canal de prueba está en { $address } (solo en este dispositivo). Ctrl-C lo cierra; no se guarda nada.
web-started-public = El canal de prueba está en { $address }, abierto a cualquier dispositivo que llegue a este. Ctrl-C lo cierra; no se guarda nada.
web-next = Para jugar en un servidor tuyo, ejecuta stammtisch setup (desde el código: cargo run -- setup).
setup-intro =
    Necesitas una aplicación propia en Discord:
    1. Abre https://discord.com/developers/applications y elige “New Application”.
    2. En su página “Installation”, permite “User Install” y “Guild Install”.
    3. En su página “Bot”, elige “Reset Token” y copia el token.
setup-token = Pega aquí el token (no se muestra):
setup-no-token = No llegó ningún token. No se ha escrito nada.
setup-known = Discord lo conoce: { $name }.
setup-no-user-install = Todavía no se puede instalar para uso propio: permite “User Install” en la página “Installation”.
setup-links =
    Instalarla en un servidor:
    { $server }
    Instalarla para ti, para jugar en cualquier sitio:
    { $user }
setup-test-server = ID de un servidor para probarla (allí los cambios de los comandos aparecen al momento; Enter si no quieres):
setup-bad-id = “{ $text }” no es el ID de un servidor, que es un número de unas 18 cifras. No se ha escrito nada.
setup-written = Escrito en { $file }, que solo tú puedes leer. Inicia el bot desde esta carpeta: stammtisch
web-about = { $games ->
    [4] Cuatro
    [5] Cinco
   *[other] { $games }
} juegos de dados y cartas para probar, en un canal que funciona como los de Discord.
web-enter-title = Te damos la bienvenida a Stammtisch
web-enter-as = Entrar como
web-enter-who = Tu nombre
web-enter = Entrar
web-enter-first = Entra primero.
web-bad-name = Ese nombre no se puede mostrar. Usa de uno a 32 caracteres.
web-guest = Participante { $number }
web-connecting = Se ha perdido la conexión. Probando otra vez…
web-channels = Canales
web-menu = Canales
web-people = Quién está
web-online = Aquí
web-offline = Fuera
web-me = tú
web-app = APP
web-messages = Mensajes
web-composer = Mensaje en { $channel }, o / para comandos
web-send = Enviar
web-hints = Sugerencias
web-yes = sí
web-no = no
web-used = { $name } ha usado { $command }
web-edited = (editado)
web-thinking = Stammtisch está pensando…
web-ephemeral = Solo tú puedes ver esto
web-dismiss = Descartar mensaje
web-picture = Imagen
web-done = Elegir
web-submit = Enviar
web-cancel = Cancelar
web-close = Cerrar
web-new-messages = Mensajes nuevos abajo
web-unread = mensajes nuevos: { $count }
web-invite = Invitar
web-invite-text = Quien abra este enlace en este dispositivo entra como otra persona. Cada pestaña es una.
web-copy = Copiar
web-copied = Copiado
web-add-player = Otra persona en otra pestaña
web-settings = Ajustes
web-language = Tu idioma
web-language-server = El idioma del servidor (los tableros son para toda la mesa)
web-theme = Apariencia
web-theme-auto = como el sistema
web-dark = oscura
web-light = clara
web-leave = Ser otra persona
web-welcome = Te damos la bienvenida a { $channel }
web-welcome-second = ¿Con más gente? Abre una mesa, y el resto se une desde otras pestañas u otros dispositivos:
web-welcome-play = Quien tiene el turno encuentra sus jugadas en los botones de debajo del tablero. / muestra todos los comandos.
web-welcome-keep = Nada sale de este dispositivo y nada se guarda: cuando se cierra el programa, se recogen las mesas.
web-start = Abrir una mesa de { $game }
web-solo = Contra la máquina
web-rules = Reglas
web-learn = Aprender
# What Discord's own window says.
web-no-response = La aplicación no ha respondido
web-interaction-failed = Esta interacción ha fallado
web-cannot-send = Discord no enviaría eso. Elige un comando de la lista y completa lo que pide.
web-button-gone = Eso ya no se puede. Mira el tablero más reciente.

## Computer players

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Emil
    [5] Frieda
   *[other] Gustav
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = fácil
level-steady-name = media
level-hard-name = difícil
button-computer-easy = + máquina fácil
button-computer-steady = + máquina media
button-computer-hard = + máquina difícil
button-unseat = Quitar una máquina
computer-left = Una máquina sale de la mesa.
refuse-no-computer = En esta mesa no hay ninguna máquina.
refuse-computers = En { $game } caben como máximo { $most } máquinas además de ti.
refuse-invite-app = Las aplicaciones no se sientan a la mesa. Para jugar con máquinas, usa </{ command-play-name }:0> con “{ option-play-computers-name }”.
option-play-computers-name = máquinas
option-play-computers-description = Cuántas máquinas juegan
option-play-level-name = dificultad
option-play-level-description = Lo bien que juegan las máquinas
board-stand-ins = La máquina juega por { $names }; “{ button-back }” recupera el asiento.

## Hints

command-hint-name = pista
command-hint-description = ¿Cuál es la mejor jugada ahora? Solo para tus ojos
command-odds-name = probabilidades
command-odds-description = ¿Qué probabilidad tenía esa tirada? En tu turno, también la de tus jugadas. Solo para tus ojos
message-command-odds = ¿Qué probabilidad tenía?
odds-line = 🎲 { $what }: **1 de cada { $times }** ({ $chance }). Es exacto.
odds-changed = Probabilidad de ganar de { $name }: { $from } antes, { $to } después. Es una estimación.
odds-none = Todavía no ha pasado nada cuya probabilidad se pueda calcular con exactitud.
command-takeback-name = deshacer
command-takeback-description = Deshace tu última jugada, mientras no haya tenido consecuencias
hint-move = { $place }. { $what }: gana un { $chance } de las veces
hint-gain-worms = , { $gain } gusanos en promedio este turno
hint-gain-points = , { $gain } puntos en promedio este turno
hint-bust = Probabilidad de que la próxima tirada falle: { $chance }
hint-fails = Probabilidad de acabar sin nada, incluso sin arriesgar: { $chance }
hint-at-least = Probabilidad de al menos: { $list }
hint-exactly = Probabilidad de exactamente: { $list }
hint-note-dice = -# Las probabilidades de los dados y los promedios son exactos; la probabilidad de ganar es una estimación.
hint-note = -# Todo es una estimación: nadie conoce los dados y las cartas que vendrán.
hint-not-now = Ahora mismo no tienes nada que decidir. Pregunta otra vez cuando sea tu turno.
hint-best = 💡 **{ $what }**: { $why }.
hint-only = 💡 **{ $what }**: ahora no puedes hacer otra cosa.
hint-next = Lo segundo mejor: “{ $other }”, con unas { $games } victorias menos en 100 partidas.
hint-next-equal = “{ $other }” es más o menos igual de bueno.
hint-off = En este servidor no hay pistas en las partidas que cuentan para el nivel.
why-chance = en muchas partidas, simplemente gana más veces
why-equal = no hay gran diferencia

## Lessons

learn-which = ¿Qué juego quieres aprender?
rules-which = ¿De qué juego quieres ver las reglas?
button-learn = Aprender
button-learn-again = Otra vez
button-end-lesson = Terminar la lección
ask-end-lesson = La lección se acabaría. También puedes cerrar este mensaje y seguir más tarde. ¿Terminarla?
lesson-left = Tu lección te espera. </{ command-learn-name }:0> te devuelve al punto donde la dejaste.
lesson-ended = 🎓 La lección ha terminado. Ahora puedes jugar con más gente, o conmigo otra vez.
lesson-footer = Una lección: sus dados y cartas están elegidos para enseñar, y no cuenta para nada.
lesson-footer-free = Tu partida de práctica: ahora decide el azar de verdad, y no cuenta para nada.
coach-step = -# Lección · paso { $at } de { $of }
coach-press = 👉 Pulsa **{ $label }** o escribe `{ $command }`.
coach-press-only = 👉 Pulsa **{ $label }**.
coach-advice = “{ $what }”: { $why }.
coach-costs = Mejor habría sido “{ $what }”: { $why }. Gana unas { $games } partidas más de cada 100.
coach-as-good = Eso era igual de bueno.
coach-over = 🎓 Esa era la lección. Desde ahora decide el azar de verdad, y solo te aviso si una jugada te cuesta mucho.

welcome-learn = 👋 ¿Es tu primera vez aquí? </{ command-learn-name }:0> dura tres minutos.
welcome-learn-guest = 👋 ¿Es tu primera vez aquí? *{ button-learn }*, en las tarjetas de *{ button-rules }*, dura tres minutos.
hello-server =
    👋 ¡Hola! Traigo juegos de dados y cartas a este servidor: { $games }.
    Pulsa *{ button-play }* para abrir una mesa aquí. *{ button-learn }* te enseña un juego en tres minutos, solo a ti, y *{ button-settings }* es para quienes administran el servidor. </{ command-help-name }:0> cuenta el resto.

## How lucky, how well played

analysed-luck = 🍀 Más suerte: { $best }. Menos suerte: { $worst }.
analysed-play = 🧠 Mejores decisiones: { $best }. Las más caras: { $worst }, { $lost } de probabilidad de ganar.
analysed-player = { $name } ({ $what })
analysed-worms = { $gain } gusanos
analysed-points = { $gain } puntos
analysed-chance = { $chance } de probabilidad de ganar
analysed-note-exact = -# Suerte: lo que dieron los dados por encima de su promedio. Decisiones: comparadas con la máquina difícil, una estimación.
analysed-note-estimate = -# Estimaciones. Decisiones: comparadas con la máquina difícil. Suerte: el resto del resultado.
curve-turn = 📈 Momento clave: { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Momento clave: { $name }, { $from } → { $to } en una ronda. Empezó así: { $what }
curve-alt = Probabilidad de ganar, turno a turno (una estimación).
curve-alt-player = { $name }: { $first } al principio, { $low } en su peor momento, { $high } en el mejor.

## Standings: the command line

rebuild-done = Se han recalculado las clasificaciones de { $count ->
    [one] { $count } servidor
   *[other] { $count } servidores
}.

## Leaderboards

count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
count-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
count-thefts = { $count ->
    [one] { $count } robo
   *[other] { $count } robos
}
all-games = todos los juegos
period-week-name = esta semana
period-month-name = este mes
period-season-name = esta temporada
period-ever-name = desde siempre
order-rating-name = nivel
order-wins-name = victorias
order-points-name = puntos
order-quality-name = calidad de juego
opponents-computers-name = con máquinas
opponents-people-name = con gente
player-forgotten = alguien que estuvo aquí
player-computer = máquina
leaderboard-title = Clasificación: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Tu puesto: { $line }
leaderboard-own-none = No has acabado ninguna partida de ese tipo en ese periodo.
leaderboard-own-hidden = No sales en las clasificaciones, como pediste (</{ command-preferences-name }:0>). Estarías aquí: { $line }
leaderboard-empty = Aquí nadie ha acabado una partida de ese tipo en ese periodo. </{ command-play-name }:0> abre una mesa.
leaderboard-empty-quality = En ese periodo todavía no se ha valorado el juego de nadie.
leaderboard-footer = Por { $order } · página { $page } de { $pages } · { $players }
leaderboard-newcomers = “nuevo”: pocas partidas para un nivel seguro. Hasta entonces va detrás del resto.
leaderboard-league-points = Entre todos los juegos: 2 puntos por cada persona que va detrás de ti y 1 por cada una con tu mismo puesto.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · nuevo
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Juego: { $game }
menu-period = Periodo: { $period }
menu-order = Por { $order }
button-previous = Atrás
button-next = Siguiente
button-with-computers = Con máquinas
button-with-people = Con gente
weekly-name = la última semana
weekly-title = La semana del { $date } al { $end }
weekly-intro = Así ha ido la semana en las mesas: { $games }, { $players }.
weekly-footer = /{ command-leaderboard-name } muestra más, /{ command-preferences-name } te quita de esta lista.

## Statistics

stats-title = Estadísticas: { $name }, { $game }
stats-none = { $name } todavía no ha acabado aquí ninguna partida de ese tipo.
stats-none-own = Todavía no has acabado aquí ninguna partida de ese tipo. </{ command-play-name }:0> abre una mesa.
stats-private = { $name } no comparte sus estadísticas.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Puestos: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Mejor racha: { $wins }
stats-rating = Nivel: { $rating }
stats-rating-place = Nivel: { $rating }, puesto { $place } de { $total }
stats-course = Evolución del nivel: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, { $average } en promedio, récord { $best }
stats-rival = Rival de siempre: { $name } ({ $games })
stats-victim = Víctima favorita: { $name } ({ $thefts })
stats-quality = Calidad de juego: { $quality } en { $games }
stats-luck = Suerte con los dados: { $luck } puntos por partida en { $games }
stats-computers = Con máquinas: { $games }, { $wins }

## Past games

history-title = Partidas pasadas: { $game }
history-title-of = Partidas pasadas de { $name }: { $game }
history-empty = Todavía no se ha acabado ninguna partida de ese tipo, ni en este canal ni contigo en la mesa.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Página { $page } · /{ command-replay-name } muestra otra vez una partida, /{ command-verify-name } revisa sus dados.
menu-replay = Ver otra vez una partida
replay-at = Jugada { $at } de { $last }
replay-begins = La mesa está puesta.
replay-unknown = No hay ninguna partida acabada con el ID “{ $text }”, ni en este canal ni entre las tuyas. </{ command-history-name }:0> las muestra.
button-replay-first = Inicio
button-replay-turn-back = Turno anterior
button-replay-back = Atrás
button-replay-next = Siguiente
button-replay-turn = Turno siguiente
button-replay-last = Final
review-title = Repaso: decisión cara { $at } de { $of }
review-chosen = Elegiste: **{ $what }**. Gana un { $chance } de las veces, más o menos.
review-best = La máquina difícil: **{ $what }**. Gana un { $chance } de las veces, más o menos: { $why }.
review-cost = Son unas { $games } victorias de cada 100 partidas.
review-note = -# Todas las probabilidades de ganar son estimaciones, según lo que podías ver en ese momento.
review-praise = 👏 Ninguna de tus decisiones en esta partida ({ $count } en total) costó más de una victoria de cada 100 partidas. ¡Bien jugado!
review-nothing = En esta partida no tuviste nada que decidir.
review-not-yours = No jugaste esa partida. </{ command-history-name }:0> muestra las tuyas.
review-no-game = Todavía no has acabado ninguna partida aquí.
button-review-replay = Ver desde aquí
verify-title = Los dados de la partida { $table }
verify-fair = **Limpia.** Las { $entries } entradas de esta partida salen de la semilla sellada.
verify-fair-so-far = **Limpia hasta ahí.** Esta partida terminó antes de tiempo. Sus { $entries } entradas salen de la semilla sellada.
verify-how = El archivo es la partida entera. `stammtisch verify { $file }` la comprueba en cualquier dispositivo; el README dice cómo hacerlo sin este bot.

## Settings

settings-title = Ajustes de este servidor
settings-changed = Anotado. Los ajustes quedan así:
settings-language = Idioma de los mensajes públicos: { $language }
settings-language-discord = Idioma de los mensajes públicos: el que tiene el servidor en Discord
settings-pace = Ritmo, si nadie elige otro: { $pace }
settings-mentions = Menciones cuando le toca a alguien: { $value }
settings-text-only = Tableros solo en texto: { $value }
settings-computers = Las máquinas juegan: { $pace }
settings-hints = Pistas en las partidas que cuentan para el nivel: { $value }
settings-takeback = Deshacer jugadas: { $value }
settings-enders = Quién puede terminar una partida: { $enders }
settings-weekly = Clasificación de la semana: todos los lunes en { $channel }
settings-weekly-none = Clasificación de la semana: en ningún sitio
settings-how = Para cambiar un ajuste, usa </{ command-settings-name }:0> con una opción.
settings-quiet = Horas de silencio, en las que aquí no hay menciones y las partidas lentas esperan: { $hours }
settings-quiet-none = Horas de silencio: ninguna
settings-zone = Zona horaria de las horas de silencio: { $zone }
settings-zone-none = Zona horaria de las horas de silencio: sin elegir
settings-forbidden = Solo quien puede administrar el servidor puede cambiar sus ajustes.
setting-on = sí
setting-off = no
computers-calm-name = con calma: jugada a jugada
computers-brisk-name = con brío: jugada a jugada, más rápido
computers-at-once-name = al momento: el turno entero de una vez
enders-vote-name = la mayoría de la mesa y la moderación
enders-moderators-name = solo la moderación
enders-host-name = quien organiza la mesa, la mayoría y la moderación
language-discord = como en Discord
refuse-end-moderators = En este servidor, solo la moderación termina una partida en curso. Usa </{ command-leave-name }:0> para salir de la mesa.
preferences-title = Tus preferencias
preferences-changed = Anotado. Tus preferencias quedan así, en todos los servidores:
preferences-language = Idioma de lo que solo ves tú: { $language }
preferences-language-discord = Idioma de lo que solo ves tú: el de tu Discord
preferences-notify = Aviso de que es tu turno: { $value }
preferences-remind = Recordatorio de un turno: { $value }
preferences-text-boards = Cada tablero en palabras, solo para ti: { $value }
preferences-curves = Curva de probabilidades en los resultados de tus partidas: { $value }
preferences-quiet = Horas de silencio, en las que no te aviso de nada y las partidas lentas te esperan: { $hours }
preferences-quiet-none = Horas de silencio: ninguna
preferences-zone = Tu zona horaria: { $zone }
preferences-zone-none = Tu zona horaria: sin elegir
refuse-quiet = “{ $text }” no son dos horas del día. Prueba con 22-8, 23:30-7 o 10pm-8am, o con “{ setting-off }” para no tener horas de silencio.
refuse-quiet-long = “{ $text }” son más de doce horas, y las horas de silencio son doce como máximo. Para días enteros está </{ command-away-name }:0>.
refuse-quiet-zone = Cuándo es eso depende de dónde estés. Elige también una zona horaria, como “{ option-preferences-zone-name }: Europe/Madrid”.
refuse-zone = “{ $text }” no es una zona horaria que conozca. Empieza a escribir el nombre de una ciudad grande cercana y elígela de la lista.
preferences-leaderboards = En las clasificaciones y en las estadísticas que ve el resto: { $value }
preferences-how = Para cambiar una preferencia, usa </{ command-preferences-name }:0> con una opción. </{ command-privacy-name }:0> dice qué se guarda.

## Privacy

privacy-title = Qué se guarda sobre ti

privacy-text =
    - **Tu ID de Discord y el nombre que tenías en el servidor**, con cada mesa en la que estuviste o a la que te invitaron: qué hiciste allí y cuándo, y una palabra si diste alguna para los dados. Es el registro de la partida; sin él, nadie podría verla otra vez ni comprobar sus dados.
    - **Resultados**: puesto, puntos y nivel de cada partida acabada, y lo que suman en las clasificaciones de cada servidor.
    - **Tus preferencias**, si has cambiado alguna, tus días de ausencia, los recordatorios que recibiste, y que ya se te dijo una vez cómo aprender los juegos.
    - Durante un día, los ID de tus clics, para que ninguno cuente dos veces.

    Nada más: ni mensajes, ni otros nombres, ni nada para terceros. Ningún servidor ve las partidas de otro. Cuando se quita el bot de un servidor, todo lo de ese servidor se borra a los { $days } días, a no ser que vuelva.

    </{ command-privacy-name } { option-privacy-export-name }:0> te lo da todo en un archivo. </{ command-privacy-name } { option-privacy-forget-name }:0> lo borra: tu ID y tu nombre desaparecen de todas partes, y los resultados del resto siguen siendo ciertos, con alguien que estuvo aquí en tu lugar.
privacy-export = Aquí está todo lo que se guarda sobre ti, en JSON comprimido con gzip.
privacy-export-part = Parte { $part } de { $parts }.
privacy-export-begun = Estoy preparando tus { $count } mesas. El archivo llega en un momento.
privacy-export-progress = Estoy preparando tus mesas: van { $done } de { $count }. El archivo llega cuando estén todas.
privacy-export-running = Tu archivo se está preparando. Llega en un momento.
privacy-export-busy = Ahora mismo se preparan otros archivos. Prueba otra vez en un minuto.
privacy-export-wait = Acabas de recibir un archivo. Puedes pedir el siguiente { $when }.
privacy-forget-ask =
    ### ¿Olvidarte en todas partes?
    Tu ID, tus nombres, tus preferencias y tu puesto en todas las clasificaciones desaparecen, en todos los servidores. En las partidas pasadas queda alguien que estuvo aquí en tu lugar; una palabra que diste para sus dados se queda, porque sin ella no se pueden comprobar. Si ahora estás en una mesa, sales de ella y sigue la máquina.
    Esto no se puede deshacer. Los mensajes de los canales son de Discord; bórralos allí.
privacy-forgotten = Hecho. Aquí ya nada tiene tu ID.
privacy-kept = No se ha borrado nada.
button-forget = Sí, olvídame
button-keep = No
privacy-left-table = Alguien pide que se le olvide y sale de la mesa.

## Slash commands of the records

command-leaderboard-name = clasificación
command-leaderboard-description = Quién va por delante en este servidor
option-leaderboard-game-name = juego
option-leaderboard-game-description = Qué juego (si no lo dices, todos)
option-leaderboard-period-name = periodo
option-leaderboard-period-description = Esta semana, mes o temporada (un trimestre), o desde siempre
option-leaderboard-by-name = por
option-leaderboard-by-description = Nivel, victorias, puntos o calidad de juego
option-leaderboard-opponents-name = rivales
option-leaderboard-opponents-description = Partidas con gente o con máquinas
command-stats-name = estadísticas
command-stats-description = Las partidas de alguien de un vistazo
option-stats-player-name = persona
option-stats-player-description = De quién (si no lo dices, las tuyas)
option-stats-game-name = juego
option-stats-game-description = Qué juego (si no lo dices, todos)
command-history-name = historial
command-history-description = Partidas pasadas de este canal, y las que jugaste
option-history-player-name = persona
option-history-player-description = De quién (si no lo dices, las de toda la gente)
option-history-game-name = juego
option-history-game-description = Qué juego (si no lo dices, todos)
command-replay-name = repetición
command-replay-description = Ver otra vez una partida acabada, jugada a jugada
option-replay-id-name = id
option-replay-id-description = El ID de la mesa, que está debajo del tablero
command-review-name = repaso
command-review-description = Tus tres decisiones más caras en una partida acabada. Solo para tus ojos
option-review-id-name = id
option-review-id-description = El ID de la mesa, que está debajo del tablero (si no lo dices, tu última partida)
command-verify-name = comprobar
command-verify-description = Comprueba los dados de una partida acabada
option-verify-id-name = id
option-verify-id-description = El ID de la mesa, que está debajo del tablero
command-settings-name = ajustes
command-settings-description = Los ajustes de este servidor (para quienes lo administran)
option-settings-language-name = idioma
option-settings-language-description = Idioma de los mensajes públicos
option-settings-pace-name = ritmo
option-settings-pace-description = Cuánto puede durar un turno si nadie lo elige
option-settings-mentions-name = menciones
option-settings-mentions-description = Mencionar a quien le toca
option-settings-text-only-name = solo-texto
option-settings-text-only-description = Tableros sin imágenes
option-settings-computers-name = máquinas
option-settings-computers-description = Lo rápido que juegan las máquinas
option-settings-hints-name = pistas
option-settings-hints-description = Pistas en las partidas que cuentan para el nivel, que son las que no tienen máquinas
option-settings-takeback-name = deshacer
option-settings-takeback-description = Se puede deshacer una jugada, mientras no haya tenido consecuencias
option-settings-end-name = terminar
option-settings-end-description = Quién puede terminar una partida en curso
option-settings-weekly-name = semanal
option-settings-weekly-description = Canal para la clasificación de la semana, todos los lunes
option-settings-weekly-stop-name = sin-semanal
option-settings-weekly-stop-description = No más clasificaciones de la semana
option-settings-quiet-name = silencio
option-settings-quiet-description = Horas sin menciones en este servidor, como 22-8, o no
option-settings-zone-name = zona
option-settings-zone-description = La zona horaria de esas horas: escribe una ciudad
command-preferences-name = preferencias
command-preferences-description = Tus propias preferencias, en todos los servidores
command-away-name = ausencia
command-away-description = Unos días de ausencia: las partidas lentas te esperan
option-away-until-name = hasta
option-away-until-description = El último día que no estás; si no lo dices, ya has vuelto
command-standin-name = suplente
command-standin-description = Vota por un suplente para alguien ausente, o pide su asiento
option-standin-friend-name = persona
option-standin-friend-description = Por la persona que ha pedido el asiento, en lugar de una máquina
away-until = Tu ausencia dura hasta el { $when }. Hasta entonces las partidas lentas te esperan, y allí no te menciono. Las partidas rápidas no esperan.
away-over = Qué bien que ya estés aquí. Los relojes de tus partidas lentas vuelven a correr.
away-how = No tienes ninguna ausencia. Con </{ command-away-name }:0> y un día, las partidas lentas te esperan: como máximo { $most } días seguidos, y { $quarter } en tres meses.
away-tomorrow = mañana
away-week = en una semana
away-two-weeks = en dos semanas
weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
refuse-away-day = “{ $text }” no es un día que conozca. Prueba con “{ away-tomorrow }”, un día de la semana, un número de días o una fecha como 2026-12-24.
refuse-away-past = “{ $text }” ya ha pasado. Elige un día que esté por venir.
refuse-away-long = “{ $text }” está demasiado lejos: como máximo { $most } días seguidos. Cuando pasen, puedes pedirlos otra vez.
refuse-away-quarter = En tres meses puedes estar ausente { $quarter } días como máximo. { $left ->
    [0] Ahora no te queda ninguno.
    [one] Ahora te queda { $left }.
   *[other] Ahora te quedan { $left }.
}
option-preferences-language-name = idioma
option-preferences-language-description = Idioma de lo que solo ves tú
option-preferences-notify-name = aviso
option-preferences-notify-description = Dónde te aviso de que es tu turno
option-preferences-remind-name = recordatorio
option-preferences-remind-description = Cuándo te recuerdo un turno
option-preferences-text-boards-name = en-palabras
option-preferences-text-boards-description = Cada tablero en palabras, en un mensaje solo para ti
option-preferences-curves-name = curvas
option-preferences-curves-description = Mostrar en los resultados de tus partidas cómo cambió la probabilidad de ganar
option-preferences-quiet-name = silencio
option-preferences-quiet-description = Horas en las que no te aviso de nada, como 22-8, o no
option-preferences-zone-name = zona
option-preferences-zone-description = Tu zona horaria: escribe una ciudad
option-preferences-leaderboards-name = clasificaciones
option-preferences-leaderboards-description = Salir en las clasificaciones y en las estadísticas que ve el resto
command-privacy-name = privacidad
command-privacy-description = Qué se guarda sobre ti y cómo borrarlo
option-privacy-info-name = info
option-privacy-info-description = Qué se guarda sobre ti
option-privacy-export-name = exportar
option-privacy-export-description = Todo en un archivo
option-privacy-forget-name = olvidar
option-privacy-forget-description = Borrarlo todo

## For those who run the bot

refuse-not-served = Lo siento, solo juego en los servidores que han elegido quienes me gestionan.
refuse-not-an-owner = Este comando es para quienes gestionan este bot.
command-operator-name = operación
command-operator-description = Para quienes gestionan este bot
option-operator-status-name = estado
option-operator-status-description = Cómo está el bot
option-operator-servers-name = servidores
option-operator-servers-description = Los servidores en los que está, con sus mesas y partidas
option-operator-page-name = página
option-operator-page-description = Qué página de la lista
option-operator-announce-name = anuncio
option-operator-announce-description = Decir algo en todas las mesas abiertas, por ejemplo cuándo no estará el bot
option-operator-text-name = texto
option-operator-text-description = Qué decir
option-operator-leave-name = abandonar
option-operator-leave-description = Abandonar un servidor
option-operator-server-name = servidor
option-operator-server-description = El ID del servidor
operator-status-title = Cómo estoy
operator-version = Versión { $version }, en marcha desde { $since }
operator-shards = Conexión con Discord: { $connected } de { $shards } shards
operator-server-count = { $count ->
    [one] { $count } servidor
   *[other] { $count } servidores
}
operator-tables = { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
}
operator-parked = { $count ->
    [one] { $count } mesa no se puede leer. El log dice por qué.
   *[other] { $count } mesas no se pueden leer. El log dice por qué.
}
operator-backup = Última copia de seguridad { $when }
operator-memory = { $megabytes } MB de memoria
operator-servers-title = Servidores: { $count }, página { $page } de { $pages }
operator-not-served = sin servicio
operator-announcement = 📣 De quienes me gestionan: { $text }
operator-announced = Dicho en { $reached } de { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
}.
operator-left = He abandonado el servidor { $server }. Lo que sé de él se borra en { $days } días, a no ser que me añada otra vez.
operator-not-there = No estoy en ningún servidor con el ID { $server }. </{ command-operator-name } { option-operator-servers-name }:0> los muestra.
operator-no-id = “{ $text }” no es el ID de un servidor, que es un número de unas 18 cifras; </{ command-operator-name } { option-operator-servers-name }:0> los muestra.

## When Discord is slow

trouble-untold = Eso cuenta, pero Discord no me deja mostrarlo ahora mismo. El tablero llega en cuanto se pueda.
trouble-unshown = Eso cuenta. Al mostrarlo, algo ha fallado por nuestra parte, lo sentimos; el tablero llega en un momento.
refuse-too-often = Eso ha sido mucho en poco tiempo. Podrás otra vez { $when }.
refuse-tables-moderators = Solo la moderación ve todas las mesas abiertas. </{ command-tables-name }:0> sin la opción muestra las tuyas.
tables-title = Mesas abiertas: { $count }
tables-none = En este servidor no hay ninguna mesa abierta.
tables-line = { $number }. { $game } en { $channel }, organiza { $name }, en espera desde el { $when }
tables-parked = { $number }. { $channel ->
        [none] Una mesa que no se puede leer
       *[other] Una mesa en { $channel } que no se puede leer
    }
tables-more = Las { $most } que llevan más tiempo en espera.
button-end-number = Terminar { $number }
command-tables-name = mesas
command-tables-description = Tus mesas abiertas, y cuáles te esperan a ti
refuse-thread-here = Solo puedo abrir hilos en servidores donde estoy instalado. Sin hilo, la mesa se abre aquí mismo.
refuse-hidden-here = En este servidor, lo que te responde una aplicación de fuera solo lo ves tú. Nadie más vería la mesa, así que se ha cerrado otra vez. Pide a la moderación que me instale aquí o que permita “Usar aplicaciones externas”; también sirve una conversación de grupo.
board-hidden-answer = Eso cuenta, y el tablero se lo muestra a toda la mesa. Lo que te respondo aquí solo lo ves tú: este servidor no te deja usar en público aplicaciones de fuera. La moderación puede instalarme aquí o permitirte “Usar aplicaciones externas”.

## Operators: the command line

health-unasked = No hay nada que preguntar: METRICS no está definido, así que el bot no responde a preguntas.
backup-done = Copia de { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
} en { $file }, hecha y comprobada.
move-checking = comprobando
move-done = Filas copiadas: { $rows }. El número de filas es el mismo, las clasificaciones dan lo mismo, y { $tables ->
    [one] { $tables } mesa se ha vuelto a jugar
   *[other] { $tables } mesas se han vuelto a jugar
}, con todas las abiertas. Pon la nueva base de datos en DATABASE_URL e inicia el bot.
restore-done = { $count ->
    [one] { $count } mesa recuperada
   *[other] { $count } mesas recuperadas
} de { $file }, { $open } de ellas abiertas. Inicia el bot: sigue donde estaba.
restore-dry-run = { $file } tiene { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}, { $open } de ellas abiertas. No se ha cambiado nada.
restore-erased = { $count ->
    [0] No se ha borrado a nadie desde la copia.
    [one] Desde la copia se ha borrado a { $count } persona, y se borra también de la copia.
   *[other] Desde la copia se ha borrado a { $count } personas, y se borran también de la copia.
}
restore-erasures-unknown = No hay base de datos con la que compararla, así que no se sabe a quién se ha borrado desde la copia.
restore-kept = La base de datos anterior es { $file }.
check-done = Leídas y jugadas de nuevo { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}: { $problems ->
    [0] todo en orden
    [one] { $problems } problema
   *[other] { $problems } problemas
}.
check-impossible = No se han vuelto a jugar sus mesas: { $why }

## What a player is asked to do, in a list of tables

request-roll = tirar
request-roll-or-stop = tirar o plantarse con { $total }
request-sit = ocupar el asiento que te guardan, o decir que no

## My tables

tables-mine-title = { $count ->
    [0] Ninguna mesa te espera
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
tables-mine-none = Ahora mismo no estás en ninguna mesa.
tables-mine-others = **A la espera de otras personas**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [abrir]({ $link })
tables-mine-conversation = una conversación
tables-mine-awaits = esperando a { $names }
tables-mine-lobby = todavía sin empezar
tables-mine-since = sin reloj, en espera desde { $when }
tables-mine-page = Página { $page } de { $pages }
button-my-tables = Mis mesas
button-server-tables = Todas las mesas del servidor
option-tables-server-name = servidor
option-tables-server-description = Para la moderación: todas las mesas abiertas de este servidor

## Notices and reminders

notify-on-name = en el canal, con una mención
notify-direct-name = por mensaje directo
notify-both-name = en el canal y por mensaje directo
notify-off-name = nunca
remind-usual-name = tras dos tercios del tiempo y una hora antes del final
remind-3h-name = cada 3 horas
remind-6h-name = cada 6 horas
remind-12h-name = cada 12 horas
remind-24h-name = cada día
remind-never-name = nunca
button-unremind = No más en este turno
reminders-off = Ya no te recuerdo este turno.
reminders-not-asked = Esta mesa no te espera a ti, así que no hay nada que recordarte.
board-released = { $user }, la máquina sigue en { $count ->
    [one] tu asiento
   *[other] sus asientos
}. “{ button-back }” lo recupera.
direct-turn = { $game } en { $place }: es tu turno.
direct-invited = { $game } en { $place }: te guardan un asiento.
direct-waiting = { $game } en { $place }: ahora le toca al resto.
direct-released = { $game } en { $place }: se te han pasado dos turnos, así que la máquina juega en tu asiento. “{ button-back }” lo recupera.
direct-over = { $game } en { $place }: fin de la partida.
direct-closed = { $user }, es tu turno. Discord no me deja enviarte mensajes directos, así que desde ahora te aviso aquí. Ábrelos y elige “{ notify-direct-name }” en </{ command-preferences-name }:0> para probar otra vez.
