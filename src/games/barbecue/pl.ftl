### What is said about Heckmeck Barbecue, in Polish.

## Words that sentences are made of

count-snails = { $count ->
    [one] { $count } ślimak
    [few] { $count } ślimaki
   *[many] { $count } ślimaków
}

## The games

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-rights = Walter Obert, Zoch
barbecue-blurb = Zdobądź kostkami miejsce na grillu, broń go talerzami i uważaj na ślimaki. 2–5 graczy.

## What happened

account-barbecue-occupied = { $name } kładzie talerz na { $section }: { $worms ->
    [one] { $worms } robal
    [few] { $worms } robale
   *[many] { $worms } robali
} z banku.
account-barbecue-captured = { $name } przejmuje { $section }: { $worms ->
    [one] { $worms } robal
    [few] { $worms } robale
   *[many] { $worms } robali
} od gracza { $from }.
account-barbecue-closed = { $name } kładzie drugi talerz na { $section }: { $worms ->
    [one] { $worms } robal
    [few] { $worms } robale
   *[many] { $worms } robali
}, a pole jest już zamknięte.
account-barbecue-snail = { $name } bierze ślimaka z { $section }.
account-barbecue-pile-snail = { $name } ma ponad 36 i bierze ślimaka z zapasu.
account-barbecue-no-snail-left = { $name } ma ponad 36, ale nie ma już ślimaków.
account-barbecue-too-low = { $name } kończy turę poniżej 23: spalony rzut.
account-barbecue-full = { $name } trafia na { $section }, a to pole jest zamknięte: spalony rzut.
account-barbecue-snail-placed = Na { $section } wpełza ślimak.
account-barbecue-snail-evicts = Na { $section } wpełza ślimak. { $name } zabiera stamtąd talerz, ale nie traci robali.

## What stopping would bring, after "Stop:"

prize-occupy = talerz na { $section }, +{ $worms }
prize-capture = przejęcie { $section }, +{ $worms }
prize-close = drugi talerz na { $section }, +{ $worms }
prize-snail = ślimak z { $section }
prize-pile-snail = ślimak z zapasu
prize-no-snail-left = koniec gry, brak ślimaków
prize-too-low = spalony, poniżej 23
prize-full = spalony, { $section } zamknięte
ask-barbecue-snail = Nic nie zyskasz, a na grill wpełznie ślimak. Mimo to zakończyć turę?

## The board

board-barbecue-legend = `~` robal · `@` ślimak · `A` talerz · `AA` zamknięte
board-barbecue-pile = { $count ->
    [0] W zapasie nie ma ślimaków.
    [one] W zapasie jest { $count } ślimak.
    [few] W zapasie są { $count } ślimaki.
   *[many] W zapasie jest { $count } ślimaków.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Talerze: { $plates }
board-barbecue-plate-closed = { $section } (zamknięte)

## The board in plain sentences, for screen readers

alt-barbecue-empty = Puste pola: { $sections }.
alt-barbecue-snails = Ślimaki na polach: { $sections }.
alt-barbecue-pile = Ślimaki w zapasie: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = Jeden talerz na polach: { $sections }.
alt-barbecue-closed = Dwa talerze na polach: { $sections }.

## Results

barbecue-tie-break = Przy remisie decyduje talerz na wyższym polu.

## Words in pictures. There is little room: a word or two.

picture-pile = Ślimaki

## Hints

hint-over = Szansa na ponad 36, czyli ślimaka: { $chance }

## Help and rules

barbecue-card-aim-title = O co chodzi
barbecue-card-aim = 2–5 graczy. Na grillu jest czternaście pól, od 23 do 36, a na nich robale: na 23–24 jeden, na 25–28 dwa, na 29–32 trzy, na 33–36 cztery. Robal to 1 punkt, ślimak 3. Wygrywa, kto ma najwięcej punktów.
barbecue-card-aim-example = Grill przed pierwszym rzutem. Zaczyna Ania.
barbecue-card-turn-title = Twoja tura
barbecue-card-turn =
    - Rzuć wszystkimi ośmioma kostkami. Są na nich 1, 2, 3, 4, 6 i robal, który jest wart 5. Zwykłej piątki nie ma.
    - Odłóż **wszystkie** kostki z **jednym** symbolem, który w tej turze nie był jeszcze odłożony.
    - Potem rzuć pozostałymi albo zakończ turę. Gdy odłożone są wszystkie kostki albo wszystkie sześć symboli, tura od razu się kończy.
barbecue-card-turn-example = Ania ma odłożone dwie szóstki, dwa robale, czwórkę i dwie dwójki: 30, a jedna kostka jeszcze została. Gdy zakończy turę, jej talerz stanie na 30.
barbecue-card-stop-title = Stop
barbecue-card-stop =
    Twoja suma wskazuje dokładnie jedno pole; niższego wziąć tu nie można.
    - **Puste**: połóż na nim talerz i weź jego robale z banku.
    - **Cudzy talerz**: weź robale od jego gracza i zastąp ten talerz swoim.
    - **Twój talerz**: połóż na nim drugi i weź robale jeszcze raz. Pole jest teraz zamknięte.
    - **Ślimak**: weź go. Talerza się tam nie kładzie.
    - **Ponad 36**: weź ślimaka z zapasu; gdy zapas jest pusty, z najwyższego pola, na którym jest ślimak; gdy nie ma żadnego, gra się kończy.
barbecue-card-stop-example = Ania miała talerz na 30. Bartek też wyrzucił 30: jego talerz zastępuje jej talerz, a ona daje mu trzy robale.
barbecue-card-bust-title = Spalony rzut
barbecue-card-bust =
    Rzut jest spalony, gdy nie masz odłożonego robala, gdy widać na nim tylko symbole, które już masz, gdy suma jest niższa niż 23 albo gdy na jej polu leżą dwa talerze.

    Po każdym spalonym rzucie ślimak z zapasu wpełza na najwyższe puste pole. Jeśli pustych nie ma, zajmuje najwyższe pole z jednym talerzem: talerz wraca do swojego gracza, a robale mu zostają.
barbecue-card-bust-example = Drugi talerz Ani zamknął 30. Bartek i tak wyrzuca 30: spalony rzut. Na 36, najwyższe puste pole, wpełza ślimak.
barbecue-card-end-title = Koniec
barbecue-card-end = Gra kończy się od razu, gdy po spalonym rzucie zapas ślimaków jest pusty albo ślimak nie ma gdzie wpełznąć, lub gdy dla sumy ponad 36 nie ma już żadnego ślimaka. Przy remisie wygrywa, kto ma talerz na najwyższym polu; gracze bez talerza dzielą miejsce.
barbecue-card-end-example = Zapas ślimaków jest pusty, a Ania znowu pali rzut: koniec gry. Oboje mają po 2 punkty; talerz Bartka leży na wyższym polu i to on wygrywa.
barbecue-card-rulings-title = Ustalenia
barbecue-card-rulings =
    O czym drukowane zasady milczą, tu jest ustalone tak:
    - **Talerzy nigdy nie brakuje.** W pudełku jest po dziesięć dla każdego i nie napisano, co robić, gdy się skończą.
    - Grać można w 2 do 5 osób: w pudełku są talerze w pięciu kolorach.
    - Robali na polach jest tyle, ile podaje pierwsza strona.
    - Zakończyć turę możesz po każdym odłożeniu, nawet jeśli rzut będzie wtedy spalony.
    - Kto zastąpi twój talerz, dostaje jego robale od ciebie. Gdy jego miejsce zajmie ślimak, robale ci zostają.
    - Kto zaczyna, decyduje los. Przy remisie gracze bez talerza dzielą miejsce.

## Why a hint advises a move: parts of a sentence

why-average-points = tura daje wtedy średnio { $gain } punktu zamiast { $instead }

## What the coach says in the lesson; -else: if something else was done

barbecue-lesson-roll = Rzuć wszystkimi ośmioma kostkami.
barbecue-lesson-worms = Odkładasz wszystkie kostki z jednym symbolem, każdy symbol raz na turę. Robal jest wart 5, a co najmniej jednego potrzebujesz.
barbecue-lesson-worms-else = Można i tak. Ale robal jest wart 5, a bez robala rzut jest spalony.
barbecue-lesson-low = 20 to za mało: najniższe pole to 23. Rzucaj dalej.
barbecue-lesson-low-else = 20 to mniej niż najniższe pole, więc rzut jest spalony.
barbecue-lesson-six = Szóstka daje dokładnie 26.
barbecue-lesson-six-else = Można i tak. Ale szóstka dałaby 26.
barbecue-lesson-section = Suma wskazuje dokładnie jedno pole: 26. Dostajesz jego robale i zostawiasz na nim talerz.
barbecue-lesson-section-else = Rzucasz dalej. Pole 26 było wolne, a jego dwa robale były pewne.
barbecue-lesson-snail = Komputer spalił rzut, więc na pole 36 wpełzł ślimak. Ślimak jest wart 3 punkty.
barbecue-lesson-again = Jeszcze raz cztery robale: 20 punktów.
barbecue-lesson-again-else = Można i tak. Ale cztery robale dałyby 20 punktów.
barbecue-lesson-fours = Cztery czwórki dają dokładnie 36, a ślimak jest twój.
barbecue-lesson-theirs = Na 25 leży talerz komputera. Dokładnie 25 pozwala ci przejąć to pole.
barbecue-lesson-five = Pięć robali daje 25.
barbecue-lesson-five-else = Można i tak. Ale pięć robali dałoby dokładnie 25.
barbecue-lesson-capture = Stop: twój talerz zastąpi tamten, a komputer odda ci robale.
barbecue-lesson-capture-else = Rzucasz dalej. Stop zabrałby komputerowi dwa robale.
barbecue-lesson-own = Na 26 leży jeden twój talerz. Drugie 26 znów przyniesie robale i zamknie pole.
barbecue-lesson-close = Znowu 26. Stop, i nikt ci już tego pola nie zabierze.
barbecue-lesson-close-else = Rzucasz dalej. Stop zamknąłby twoje 26.
barbecue-lesson-over = I jeszcze jedno: sumy ponad 36. Rzuć.
barbecue-lesson-sixes = Pięć szóstek daje 30.
barbecue-lesson-sixes-else = Można i tak. Ale pięć szóstek dałoby 30 punktów.
barbecue-lesson-wormless = Robala wciąż brakuje, więc rzucaj dalej.
barbecue-lesson-wormless-else = To koniec tury bez robala, więc rzut jest spalony.
barbecue-lesson-forty = Dwa robale dają 40.
barbecue-lesson-forty-else = Można i tak. Ale bez robala rzut jest spalony, więc bierz go, gdy się trafi.
barbecue-lesson-pile = Suma ponad 36 daje ślimaka z zapasu.
barbecue-lesson-pile-else = Rzucasz dalej. Stop przyniósłby ślimaka.
