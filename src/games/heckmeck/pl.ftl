### What is said about Heckmeck am Bratwurmeck, in Polish.

## The games

heckmeck-name = Polowanie na robale
heckmeck-short = Polowanie na robale
heckmeck-rights = Reiner Knizia, Zoch
heckmeck-blurb = Osiem kostek, szesnaście porcji robali z grilla i sąsiedzi, którzy kradną. 2–7 graczy.

## What happened

account-heckmeck-took = { $name } bierze { $tile } ({ $worms ->
    [one] { $worms } robal
    [few] { $worms } robale
   *[many] { $worms } robali
}).
account-heckmeck-stole = { $name } kradnie { $tile } graczowi { $from }.
account-heckmeck-no-tile = { $name } kończy turę, ale żadna płytka nie pasuje: spalony rzut.
account-heckmeck-returned = Płytka { $tile } wraca na grill. Jest tam najwyższa, więc zostaje odkryta.
account-heckmeck-other-turned = Płytka { $tile } wraca na grill, a { $other } zostaje zakryta.
account-heckmeck-itself-turned = Płytka { $tile } wraca na grill, zakryta do końca gry.
account-heckmeck-both-turned = Płytka { $tile } wraca na grill zakryta, a { $other } też zostaje zakryta.

## Why an action is refused

illegal-no-choice = Nie ma tu nic do wyboru.

## What stopping would bring, after "Stop:"

prize-tile = płytka { $tile }
prize-steal = kradzież { $tile }
prize-no-tile = spalony, brak płytki

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-stop-grill = weź { $tile } z grilla
ask-heckmeck-lose = Stracisz { $tile }. Mimo to zakończyć turę?
ask-heckmeck-nothing = Nic nie dostaniesz. Mimo to zakończyć turę?

## The board

board-quick = Wariant szybki: zwrócone płytki zostają zakryte.
board-heckmeck-no-tile = jeszcze bez płytki
board-heckmeck-stack-one = **{ $top }** · { $worms }
board-heckmeck-stack = **{ $top }**, pod nią { $below } · { $worms }
board-heckmeck-legend = `~` robal · `··` zabrana · `##` zakryta

## The board in plain sentences, for screen readers

alt-heckmeck-grill = Na grillu: { $tiles }.
alt-no-tile = { $name } nie ma płytek.
alt-heckmeck-turned = Zakryte: { $tiles }.
alt-heckmeck-player = { $name }, stos od góry: { $tiles }; { $worms }.

## Results

heckmeck-tie-break = Przy remisie decyduje wyższa płytka.

## The lobby

variant-quick-lobby = Wariant szybki: zwrócona płytka od razu zostaje zakryta.

## Refusals of the table

variant-quick-elsewhere = Wariant szybki ma tylko gra { heckmeck-name }.

## Slash commands

option-play-quick-name = szybki
option-play-quick-description = Tylko { heckmeck-short }: zwrócone płytki zostają zakryte, więc gra jest krótsza
option-stop-grill-name = grill
option-stop-grill-description = Weź niższą płytkę z grilla zamiast kraść

## Help and rules

heckmeck-card-aim-title = O co chodzi
heckmeck-card-aim = 2–7 graczy. Na grillu leży odkrytych szesnaście płytek, od 21 do 36. Na każdej jest od jednego do czterech robali: na 21–24 jeden, na 25–28 dwa, na 29–32 trzy, na 33–36 cztery. Wygrywa, kto ma najwięcej robali.
heckmeck-card-aim-example = Grill przed pierwszym rzutem. Zaczyna Ania.
heckmeck-card-turn-title = Twoja tura
heckmeck-card-turn =
    - Rzuć wszystkimi ośmioma kostkami. Są na nich liczby od 1 do 5 i robal; robal jest wart 5, ale nie jest piątką.
    - Odłóż **wszystkie** kostki z **jednym** symbolem, który w tej turze nie był jeszcze odłożony.
    - Potem rzuć pozostałymi albo zakończ turę. Po rzucie zawsze trzeba najpierw odłożyć kostki.
    - Gdy odłożone są wszystkie kostki albo wszystkie sześć symboli, tura od razu się kończy.
heckmeck-card-turn-example = Ania ma odłożone dwa robale i dwie czwórki, razem 18. W trzecim rzucie wypadają 4, 4, robal i 5: robale i czwórki już były, więc odłożyć można tylko piątkę.
heckmeck-card-stop-title = Stop
heckmeck-card-stop =
    Bez robala wśród odłożonych kostek rzut jest spalony. Z robalem decyduje suma:
    - Jeśli taka płytka leży na grillu, bierzesz ją.
    - Jeśli leży **na wierzchu** stosu innego gracza, możesz ją ukraść. Gdy na grillu jest też niższa, możesz wziąć ją zamiast tamtej.
    - W innym razie bierzesz najwyższą odkrytą płytkę z grilla, która jest niższa od twojej sumy. Jeśli takiej nie ma, rzut jest spalony.

    Płytki kładziesz na swój stos. Ukraść można tylko tę z wierzchu; własnej wziąć nie możesz.
heckmeck-card-stop-example = Bartek ma cztery robale i dwie trójki, razem 26. Płytka 26 leży na wierzchu stosu Ani: może ją ukraść albo wziąć z grilla 25.
heckmeck-card-bust-title = Spalony rzut
heckmeck-card-bust =
    Rzut jest spalony także wtedy, gdy widać na nim tylko symbole, które są już odłożone. Twoja płytka z wierzchu wraca na grill, odkryta. Potem najwyższa płytka na grillu zostaje zakryta do końca gry, chyba że to właśnie ta, która wróciła. Jeśli nie masz płytki, nie dzieje się nic.

    Wariant szybki: zwrócona płytka też zostaje zakryta, zawsze.
heckmeck-card-bust-example = W drugim rzucie Ani są same robale, a robale są już odłożone. Jej 30 wraca na grill, a 34, teraz najwyższa, zostaje zakryta.
heckmeck-card-end-title = Koniec
heckmeck-card-end = Gra kończy się od razu, gdy na grillu nie ma odkrytej płytki. Przy remisie wygrywa, kto ma najwyższą płytkę; gracze bez żadnej płytki dzielą miejsce.
heckmeck-card-end-example = Ostatnia płytka jest zabrana. Oboje mają po 20 robali; Ania ma 36, najwyższą ze wszystkich, i wygrywa.
heckmeck-card-rulings-title = Ustalenia
heckmeck-card-rulings =
    O czym drukowane zasady milczą, tu jest ustalone tak:
    - Kto zaczyna, decyduje los.
    - Zakończyć turę możesz po każdym odłożeniu, nawet jeśli rzut będzie wtedy spalony.
    - Gdy suma pasuje do płytki na wierzchu innego stosu, *Stop* ją kradnie. Żeby zamiast niej wziąć niższą z grilla, naciśnij jej własny przycisk.
    - Gdy niższych od sumy jest kilka, zawsze dostajesz najwyższą z nich.
    - Kto spali rzut, nie mając płytki, niczego nie zwraca i nic nie zostaje zakryte.
    - Przy remisie gracze bez żadnej płytki dzielą miejsce.

## Why a hint advises a move: parts of a sentence

why-steal = zabiera robale innemu graczowi
why-average-worms = tura daje wtedy średnio { $gain } robala zamiast { $instead }

## What the coach says in the lesson; -else: if something else was done

heckmeck-lesson-roll = Rzuć wszystkimi ośmioma kostkami.
heckmeck-lesson-face = Odkładasz wszystkie kostki z jednym symbolem. Robal jest wart 5, a co najmniej jednego potrzebujesz.
heckmeck-lesson-face-else = Można i tak. Ale robal jest wart 5, a bez robala nie ma płytki.
heckmeck-lesson-on = To 10, a najniższa płytka to 21. Rzuć pozostałymi sześcioma kostkami.
heckmeck-lesson-on-else = 10 punktów nie daje żadnej płytki, więc rzut jest spalony.
heckmeck-lesson-once = Każdy symbol odkłada się tylko raz na turę, więc ten robal nic nie da. Trzy czwórki dają 12.
heckmeck-lesson-once-else = Można i tak. Ale trzy czwórki dałyby 12, razem 22.
heckmeck-lesson-stop = 22 z robalem wystarcza na płytkę 22. Z trzema kostkami łatwo o spalony rzut, więc stop.
heckmeck-lesson-stop-else = Rzucasz dalej. Z trzema kostkami często nie wypada nic nowego i wtedy wszystko przepada.
heckmeck-lesson-target = Komputer ma na wierzchu płytkę 25. Dokładnie 25 punktów pozwala ją ukraść.
heckmeck-lesson-worms = Trzy robale naraz to 15 punktów.
heckmeck-lesson-worms-else = Można i tak. Ale trzy robale dałyby 15 punktów.
heckmeck-lesson-ten = Do 25 brakuje 10, więc rzucaj dalej.
heckmeck-lesson-ten-else = 15 punktów nie daje żadnej płytki, więc rzut jest spalony.
heckmeck-lesson-exact = Dwie piątki dają dokładnie 25.
heckmeck-lesson-exact-else = Można i tak. Ale dwie piątki dałyby dokładnie 25.
heckmeck-lesson-steal = Twoje 25 to płytka z wierzchu stosu komputera. Stop, i jest twoja.
heckmeck-lesson-steal-else = Można było ukraść komputerowi 25.
heckmeck-lesson-busted = W ostatnim rzucie komputera nie ma nic nowego: spalony rzut. Teraz ty.
heckmeck-lesson-fives = Trzy piątki to najwięcej, co tu jest. Robala wciąż brakuje.
heckmeck-lesson-fives-else = Można i tak. Ale trzy piątki dałyby 15 punktów.
heckmeck-lesson-wormless = Bez robala nawet 30 punktów nic nie daje, więc rzucaj dalej.
heckmeck-lesson-wormless-else = To koniec tury bez robala, więc rzut jest spalony.
heckmeck-lesson-worm = Oto i one: z dwoma robalami masz 25.
heckmeck-lesson-worm-else = Można i tak. Ale bez robala rzut jest spalony, więc bierz go, gdy się trafi.
heckmeck-lesson-lower = Płytka 25 jest już twoja, więc dostaniesz następną niższą: 24.
heckmeck-lesson-lower-else = Rzucasz dalej. Stop dałby płytkę 24.
heckmeck-lesson-again = Na końcu wygrywa, kto ma na płytkach najwięcej robali. Rzuć znowu.
heckmeck-lesson-four = Cztery robale to 20 punktów.
heckmeck-lesson-four-else = Można i tak. Ale cztery robale dałyby 20 punktów.
heckmeck-lesson-short = Do najniższej płytki brakuje jednego punktu. Rzuć pozostałymi czterema kostkami.
heckmeck-lesson-short-else = 20 punktów nie daje żadnej płytki, więc rzut jest spalony.
heckmeck-lesson-lost = Po spalonym rzucie twoja płytka z wierzchu wraca na grill, a najwyższa, która tam leży, zostaje zakryta. Grajmy dalej.
odds-steal = Tura, która kończy się równo na { $number }, gdy celuje się tylko w to
