### What is said about Heckmeck am Karteneck, in Polish.

## Words that sentences are made of

cards-hens = { $count ->
    [one] kura { $value }
   *[other] { $count } × kura { $value }
}
cards-all-hens = { $count ->
    [one] kura { $values }
   *[other] kury { $values }
}
cards-worms = { $count ->
    [one] robal
   *[other] { $count } × robal
}
cards-plaques = { $count ->
    [one] robal { $plaques }
   *[other] robale { $plaques }
}

## The games

karteneck-name = Heckmeck am Karteneck
karteneck-short = Karteneck
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Kury i robale na ręce: wyłóż więcej niż inni, ale nigdy bez robala. 2–6 graczy.

## What happened

account-karteneck-round = Runda { $round }: na grillu { $grill }. Zaczyna { $name }.
account-karteneck-laid = { $name } wykłada: { $cards }. Razem { $sum }.
account-karteneck-drew = { $name } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
account-karteneck-reshuffled = Talia się skończyła; nowa powstaje z odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
account-karteneck-succeeded = { $name } mówi pas z robalem i sumą { $sum }.
account-karteneck-stole = { $name } kradnie { $tile } graczowi { $from }.
account-karteneck-failed = { $name } mówi pas bez robala i musi wziąć { $tile }.
account-karteneck-shared = Podział: { $shares }.
account-karteneck-share = { $name } bierze { $tile } (suma { $sum })

## Why an action is refused

illegal-passed = Masz już pas i do końca rundy możesz odpocząć.
illegal-not-in-hand = Nie masz takich kart. Twoje pokazuje „{ button-hand }”.
illegal-kind-laid = { $kind } już przed tobą leży, a każdy rodzaj można wyłożyć raz na rundę.
illegal-nothing-to-steal = Nie ma co ukraść: żadna płytka z wierzchu nie jest równa twojej sumie albo nie masz wyłożonego robala.
now-karteneck-laid = Przed tobą: { $cards }, razem { $sum }.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-pass = pas z { $sum }
label-pass-fail = pas: weź { $tile }
label-pass-steal = pas: ukradnij { $sum }
ask-karteneck-take = Trzeba będzie wziąć { $tile }. Mimo to pas?

## The board

board-karteneck-no-tile = jeszcze bez płytki
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }**, pod nią { $below } · { $worms }
board-karteneck-round = Runda { $round } z { $rounds }
board-karteneck-legend = `~` robal; najniższa płytka jest za wpadkę
board-karteneck-grill-empty = Grill jest pusty.
board-karteneck-deck = Talia { $deck } · odrzucone { $discards }
board-karteneck-nothing-laid = Jeszcze nic nie wyłożono
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Pas: { $cards } = **{ $sum }**
board-karteneck-failed = Pas bez robala
board-karteneck-hand = { $count ->
    [0] Na ręce brak kart
    [one] Na ręce { $count } karta
    [few] Na ręce { $count } karty
   *[many] Na ręce { $count } kart
}

## The board in plain sentences, for screen readers

alt-karteneck-grill = Na grillu: { $tiles }.
alt-karteneck-round = Runda { $round } z { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = wyłożone { $sum }, z robalem
alt-karteneck-no-worm = wyłożone { $sum }, bez robala
alt-karteneck-succeeded = pas z { $sum }
alt-karteneck-failed = pas bez robala
alt-karteneck-no-tile = bez płytki
alt-karteneck-stack = stos od góry: { $top }; { $worms }
alt-karteneck-deck = Karty w talii: { $count }.

## One's own hand and sheet

hand-heading = **Twoje karty** · runda { $round } z { $rounds } · wyłożone { $sum }
hand-title = **Twoje karty**: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, razem { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (ten rodzaj już leży)
hand-empty = Nie masz kart na ręce. Zostaje tylko pas.
hand-laid = Przed tobą: { $cards } = **{ $sum }**
hand-laid-nothing = Przed tobą jeszcze nic nie leży.

## Results

karteneck-tie-break = Przy remisie decyduje wyższa płytka.

## Refusals of the table

refuse-no-hand = W tej grze nie ma kart.
refuse-cards = Nie wiem, jakie karty to „{ $text }”. Napisz „2x3” (dwie kury o wartości 3) albo „robale 7 19”.

## Buttons around the game

button-hand = Moje karty

## Slash commands

command-hand-name = karty
command-hand-description = Twoje karty, widoczne tylko dla ciebie
command-lay-name = wyłóż
command-lay-description = Wyłóż karty jednego rodzaju
option-lay-cards-name = karty
option-lay-cards-description = Karty, na przykład 2x3 (dwie kury o wartości 3) albo robale 7 19
command-pass-name = pas
command-pass-description = Nie graj już w tej rundzie
option-pass-steal-name = ukradnij
option-pass-steal-description = Ukradnij płytkę równą twojej sumie

## Menus and the board's place

menu-hens = Wyłóż kury
menu-worm = Robal { $plaque }
menu-worms = Wyłóż robale

## Words in pictures. There is little room: a word or two.

picture-round = Runda { $round } z { $rounds }
picture-deck = Talia: { $count }

## Help and rules

karteneck-card-aim-title = O co chodzi
karteneck-card-aim =
    2–6 graczy. 30 płytek: trzy o wartości 0 oraz od 16 do 42. Robali nie ma na 0, na 16–24 jest jeden, na 25–28 dwa, na 29–32 trzy, na 33–36 cztery, na 37–40 pięć, na 41–42 sześć. Wygrywa, kto ma najwięcej robali.

    110 kart: kury od 1 do 5, po siedemnaście każdej, i 25 robali. Robal jest wart 5, ale nie jest kurą 5; jego numer, od 1 do 25, rozstrzyga remisy. Każdy dostaje sześć kart i widzi je tylko on.
karteneck-card-aim-example = Czworo graczy: na grillu leżą 18, 21, 31 i 39, a w tej rundzie nikt jeszcze nie wyłożył kart.
karteneck-card-round-title = Runda
karteneck-card-round =
    Na grillu leży tyle płytek, ilu jest graczy. Gdy przychodzi twoja kolej, możesz
    - **wyłożyć** jedną lub więcej kart jednego rodzaju, którego w tej rundzie jeszcze przed tobą nie ma, i dobrać 1 kartę; albo
    - powiedzieć **pas** i nie grać już do końca rundy.

    Kto zostaje ostatni, gra tura za turą, aż powie pas. Bez kart na ręce trzeba powiedzieć pas.
karteneck-card-round-example = Ania powiedziała pas bez robala i wzięła 18. Bartek wyłożył wcześniej czwórkę i trzy piątki, a teraz wykłada trzy dwójki.
karteneck-card-pass-title = Pas
karteneck-card-pass =
    - **Bez robala** to wpadka: wyłożone karty odrzucasz i od razu bierzesz najniższą płytkę z grilla.
    - **Z robalem** karty zostają. Jeśli twoja suma jest równa płytce na wierzchu stosu innego gracza, możesz ją teraz ukraść. Tak czy inaczej bierzesz udział w podziale.

    Po pasie dobierasz 2 karty; kto mówi pas ostatni, nie dobiera nic.
karteneck-card-pass-example = Celina mówi pas z robalami i sumą 30. Na wierzchu stosu Bartka leży 30, więc ją kradnie.
karteneck-card-share-title = Podział
karteneck-card-share =
    Gdy wszyscy powiedzieli pas, płytki biorą ci, którzy mają robala: najwyższa suma najwyższą płytkę i tak dalej w dół. Przy równych sumach pierwszy jest wyższy numer robala. Potem wszystkie wyłożone karty są odrzucane; karty na ręce zostają.

    Następną rundę zaczyna, kto ostatni wziął płytkę z grilla. Kradzież się tu nie liczy.
karteneck-card-share-example = Runda się skończyła. Darek powiedział pas bez robala i wziął 21. Bartek i Celina mają po 30; robal Bartka ma wyższy numer, więc on bierze 39, a Celina 31. Zaczęła się nowa runda.
karteneck-card-end-title = Koniec
karteneck-card-end = W 2, 3, 4, 5, 6 osób gra się 9, 8, 7, 6, 5 rund. Przy dwóch, trzech i czterech graczach 12, 6 i 2 płytki odkłada się w ciemno do pudełka. Przy remisie wygrywa, kto ma najwyższą płytkę. Pustą talię tworzy się od nowa z kart odrzuconych; gdy i ich nie ma, nikt nie dobiera.
karteneck-card-rulings-title = Ustalenia
karteneck-card-rulings =
    O czym drukowane zasady milczą albo mówią dwojako, tu jest ustalone tak:
    - Karty na ręce są **tajne** od początku. Jawne są wyłożone karty, sumy, stosy, liczba kart i karty odrzucone.
    - Robale na płytkach i numery na kartach robali, od 1 do 25, są takie jak na pierwszej stronie.
    - Najpierw rozlicza się pas, potem dobiera karty.
    - Kraść nie trzeba, a kto kradnie, też bierze udział w podziale.
    - Na ręce można mieć dowolnie wiele kart. Bez talii i kart odrzuconych nikt nie dobiera.
    - Kto zaczyna pierwszą rundę, decyduje los.

## Why a hint advises a move: parts of a sentence

why-karteneck-steal = zabiera innemu graczowi { $tile } ({ $worms ->
    [one] { $worms } robal
    [few] { $worms } robale
   *[many] { $worms } robali
})
why-karteneck-worm = kto mówi pas bez robala, dostaje najniższą płytkę
why-karteneck-reach = gdy teraz wszyscy powiedzą pas, dostaniesz { $tile } zamiast { $instead }
why-karteneck-enough = na razie to wystarcza na { $tile }
why-karteneck-saves = { $count ->
    [one] na później zostaje jedna karta
    [few] na później zostają { $count } karty
   *[many] na później zostaje { $count } kart
}
why-karteneck-cards = { $count ->
    [one] zużywa jedną kartę zamiast { $instead }
    [few] zużywa { $count } karty zamiast { $instead }
   *[many] zużywa { $count } kart zamiast { $instead }
}
why-karteneck-draws = { $count ->
    [one] dobierasz kartę
    [few] dobierasz { $count } karty zamiast { $instead }
   *[many] dobierasz { $count } kart zamiast { $instead }
}

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Wyłóż karty jednego rodzaju: trzy trójki to 9. Każdy rodzaj wykłada się raz na rundę, a potem dobierasz kartę.
karteneck-lesson-kind-else = Można i tak. Ale każdy rodzaj wykłada się tylko raz na rundę, więc najwięcej dają wszystkie trzy trójki naraz.
karteneck-lesson-worm = Potrzebujesz robala: pas bez niego to wpadka. Jest wart 5.
karteneck-lesson-worm-else = Można i tak. Ale kto mówi pas bez robala, dostaje tylko najniższą płytkę.
karteneck-lesson-last = Komputer powiedział pas bez robala i wziął najniższą płytkę. Możesz grać dalej w pojedynkę, ale druga płytka i tak jest twoja.
karteneck-lesson-last-else = Kto zostaje ostatni, może grać dalej. Ale płytka i tak jest twoja, a karty się jeszcze przydadzą.
karteneck-lesson-target = Komputer ma na wierzchu płytkę 23. Suma dokładnie 23 z robalem pozwala ją ukraść.
karteneck-lesson-target-else = Można i tak. Ale robal był pierwszym krokiem do dokładnie 23.
karteneck-lesson-fives = Z dwiema piątkami masz 15.
karteneck-lesson-fives-else = Można i tak. Ale dwie piątki prowadziły do 23.
karteneck-lesson-fours = Do 23 brakuje 8, a dwie czwórki to 8.
karteneck-lesson-fours-else = Można i tak. Ale dwie czwórki dałyby dokładnie 23.
karteneck-lesson-steal = Twoje 23 to płytka z wierzchu stosu komputera. Powiedz pas i ją ukradnij; w podziale i tak bierzesz udział.
karteneck-lesson-steal-else = Można było ukraść komputerowi 23.
karteneck-lesson-share = W podziale najwyższa suma z robalem bierze najwyższą płytkę. Zaczyna się nowa runda.
karteneck-lesson-share-else = Można i tak. Dwie dwójki byłyby spokojnym początkiem.

## What a player is asked to do, in a list of tables

request-karteneck = wyłóż karty albo powiedz pas
request-karteneck-more = wyłóż kolejne karty albo powiedz pas z { $sum }
