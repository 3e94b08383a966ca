### What is said about Qwixx, in Polish.

## Words that sentences are made of

row = { $row ->
    [red] czerwony
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}
row-in = { $row ->
    [red] w czerwonym rzędzie
    [yellow] w żółtym rzędzie
    [green] w zielonym rzędzie
   *[blue] w niebieskim rzędzie
}
row-title = { $row ->
    [red] Czerwony rząd
    [yellow] Żółty rząd
    [green] Zielony rząd
   *[blue] Niebieski rząd
}
# At the left edge of a sheet; all equally wide, and told apart without their colour.
row-short = { $row ->
    [red] C
    [yellow] Ż
    [green] Z
   *[blue] N
}
throw-white = białe { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## The games

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Skreślaj liczby od lewej do prawej, także z cudzych rzutów. Kto zwleka, ten płaci. 2–5 graczy.

## What happened

account-qwixx-to-begin = Kto zaczyna? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } rzuca: { $throw }.
account-qwixx-no-choice = Suma białych nigdzie nie pasuje, innego wyjścia nie ma: { $names }.
account-qwixx-chose = { $count ->
    [one] Wybór gotowy: { $names }.
   *[other] Wybory gotowe: { $names }.
}
account-qwixx-revealed = Białe { $number }: { $choices }.
account-qwixx-revealed-nothing = Białe { $number }: nikt nie korzysta.
account-qwixx-choice = { $name } ({ row })
account-qwixx-crossed = { $name } skreśla { $number } { row-in }.
account-qwixx-skipped = { $name } nie używa kolorowych kostek.
account-qwixx-nothing-fits = Żadna kolorowa suma nie pasuje: { $name }.
account-qwixx-locked = { $name } skreśla też kłódkę { row-in }.
account-qwixx-closed = { row-title } jest zablokowany, jego kostka wypada z gry.
account-qwixx-penalty = { $name } niczego nie skreśla: kara { $penalties } z { $most }.
account-qwixx-forced-penalty = Nic nie pasuje: kara { $penalties } z { $most } dla gracza { $name }.

## Why an action is refused

illegal-awaiting-roll = Najpierw rzuca { $name }.
illegal-already-rolled = Kostki są już rzucone.
illegal-already-chosen = To już jest twój wybór. Możesz go zmienić, póki nie wybiorą wszyscy.
illegal-not-that-number = Z tych kostek nie wychodzi { $number } { row-in }.
illegal-row-closed = { row-title } jest zablokowany dla wszystkich.
illegal-not-further-right = { $number } { row-in } nie leży na prawo od twojego ostatniego krzyżyka.
illegal-needs-five = Żeby skreślić { $number } { row-in }, potrzebujesz tam wcześniej { $needed } krzyżyków; masz { $crosses }.
now-qwixx-white = Białe kostki dają { $number }.
now-qwixx-throw = Kostki: { $throw }.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + kłódka
label-skip = pomiń
label-skip-penalty = pomiń: −5

## The board

board-qwixx-roll = Teraz rzuca { $name }.
board-qwixx-white = Każdy może skreślić **{ $number }**. Czekamy na wybór: { $names }.
caption-qwixx-white = Każdy może skreślić **{ $number }**.
board-qwixx-colour = { $name } może dodać białą kostkę do kolorowej albo pominąć.
board-qwixx-colour-or-penalty = { $name } może dodać białą kostkę do kolorowej; pominięcie to kara.
board-qwixx-throw = Kostki: { $throw }
board-qwixx-legend = `×` skreślone · `·` przepadło · `[ ]` kłódka
board-qwixx-name-chosen = { $name } · wybór gotowy
board-qwixx-player = **{ $points }** · kary { $penalties } z { $most }

## The board in plain sentences, for screen readers

alt-qwixx-roll = Teraz rzuca { $name }.
alt-qwixx-white-all = Każdy może skreślić sumę białych.
alt-qwixx-white = Każdy może skreślić sumę białych. Czekamy na wybór: { $names }.
alt-qwixx-colour = { $name } może użyć kolorowej kostki.
alt-qwixx-throw = Kostki: { $throw }.
alt-qwixx-closed = Zablokowane rzędy: { $rows }.
alt-qwixx-row = { row } { $crosses } do { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Możesz skreślić: { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: krzyżyki { $rows }; { $points }.
   *[other] { $name }: krzyżyki { $rows }; kary { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: bez krzyżyków; { $points }.
   *[other] { $name }: bez krzyżyków; kary { $penalties }; { $points }.
}

## One's own hand and sheet

sheet-heading = **Twoja kartka**
sheet-chose = Twój wybór: { row } { $number }.
sheet-chose-nothing = Twój wybór: niczego nie skreślać.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } krzyżyk
    [few] { $crosses } krzyżyki
   *[many] { $crosses } krzyżyków
} · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sheet-penalties = Kary: { $boxes } { $count } z { $most }
sheet-total = Razem: **{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}**
sheet-legend = `×` skreślone · `·` przepadło · `[ ]` kłódka

## Refusals of the table

refuse-no-sheet = W tej grze nie ma kartek.
refuse-cross = „{ $text }” nie pasuje. Podaj rząd (czerwony, żółty, zielony, niebieski) i liczbę od 2 do 12, na przykład „czerwony 5”.

## Buttons around the game

button-sheet = Moja kartka

## Slash commands

command-cross-name = skreśl
command-cross-description = Skreśl liczbę na swojej kartce
option-cross-row-name = rząd
option-cross-row-description = Rząd albo rząd z liczbą, na przykład czerwony 5
option-cross-number-name = liczba
option-cross-number-description = Liczba od 2 do 12, jeśli nie ma jej przy rzędzie
command-skip-name = pomiń
command-skip-description = Niczego nie skreślaj
command-sheet-name = kartka
command-sheet-description = Twoja kartka, widoczna tylko dla ciebie

## Words in pictures. There is little room: a word or two.

picture-before-roll = Rzuca { $name }

## Hints

hint-skips = { $count ->
    [0] , nie przeskakuje żadnej liczby
    [one] , kosztuje { $count } liczbę, wartą około { $points } punktu
    [few] , kosztuje { $count } liczby, warte około { $points } punktu
   *[many] , kosztuje { $count } liczb, wartych około { $points } punktu
}

## Help and rules

qwixx-card-aim-title = O co chodzi
qwixx-card-aim = 2–5 graczy. Każdy ma kartkę z czterema rzędami: czerwony i żółty idą od 2 do 12, zielony i niebieski od 12 do 2, a na prawym końcu każdego jest kłódka. Liczby skreśla się zawsze **od lewej do prawej**; co przeskoczysz, przepada.
qwixx-card-aim-example = Ania ma skreślone 5 i 7 w czerwonym rzędzie, więc 2, 3, 4 i 6 w nim przepadły. W żółtym zostały tylko 11 i 12, zielony idzie dalej od 6, niebieski od 9.
qwixx-card-round-title = Runda
qwixx-card-round =
    Aktywny gracz rzuca dwiema białymi kostkami i po jednej w każdym kolorze, który jest jeszcze w grze.
    - **Białe**: każdy może skreślić sumę białych kostek w jednym rzędzie albo pominąć. Wybory są tajne, można je zmieniać, póki nie wybiorą wszyscy, i działają jednocześnie.
    - **Kolor**: potem tylko aktywny gracz może dodać jedną białą kostkę do jednej kolorowej i skreślić tę sumę w rzędzie tego koloru albo pominąć.

    Jeśli aktywny gracz nie skreśli niczego ani tu, ani tu, dostaje karę: −5. Innych pominięcie nic nie kosztuje.
qwixx-card-round-example = Białe kostki pokazały 4 i 1: Ania skreśliła 5 w czerwonym rzędzie, Bartek 5 w żółtym. Potem Ania dodała białą 4 do niebieskiej 6 i skreśliła 10 w niebieskim.
qwixx-card-lock-title = Kłódki
qwixx-card-lock = Przed ostatnią liczbą rzędu, czyli 12 w czerwonym i żółtym, 2 w zielonym i niebieskim, trzeba mieć w nim co najmniej **pięć krzyżyków**. Kto ją skreśli, skreśla też kłódkę, a ta liczy się jako jeszcze jeden krzyżyk. Rząd jest wtedy zablokowany dla wszystkich, a jego kostka od razu wypada z gry. Na tych samych białych kostkach ten sam rząd może zablokować kilku graczy.
qwixx-card-lock-example = Ania ma skreślone w zielonym rzędzie 7, 6, 5, 4, 3, a potem 2, a z nią kłódkę. Zielony rząd jest zablokowany dla wszystkich.
qwixx-card-end-title = Koniec
qwixx-card-end = Gra kończy się od razu przy czyjejś czwartej karze albo gdy zablokowane są dwa rzędy. Jeśli kończą ją białe kostki, nie ma już ruchu z kolorem ani kary.
qwixx-card-end-example = Zielony rząd był już zablokowany. Białe kostki pokazują 12: Ania blokuje czerwony, Bartek żółty. Zablokowane są trzy rzędy i to koniec gry.
qwixx-card-points-title = Punkty
qwixx-card-points = 1, 2, 3, 4, 5, 6 krzyżyków w rzędzie to 1, 3, 6, 10, 15, 21 punktów; od 7 do 12 to 28, 36, 45, 55, 66, 78. Każda kara kosztuje 5. Wygrywa, kto ma najwięcej punktów; przy remisie wygrana jest wspólna. Kto zaczyna, decyduje rzut jedną kostką.
qwixx-card-points-example = Ania ma 4 krzyżyki w czerwonym rzędzie, 3 w żółtym, 7 w zielonym razem z kłódką, 8 w niebieskim i dwie kary: 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Ustalenia
qwixx-card-rulings =
    O czym drukowane zasady milczą, tu jest ustalone tak:
    - Przy białych kostkach wszyscy wybierają w tajemnicy i wszystko działa jednocześnie.
    - Każdą białą kostkę można dodać do każdej kolorowej; dwa razy ten sam rząd w jednej turze też, jeśli drugi krzyżyk leży dalej w prawo.
    - Rzędu zablokowanego na białych kostkach nie można już użyć w ruchu z kolorem.
    - Jeśli białe kostki kończą grę, nie ma ruchu z kolorem ani kary.
    - Kto zaczyna, decyduje rzut jedną kostką; przy remisie rzuca się znowu.
    - Przy równych punktach wygrana jest wspólna.

## Why a hint advises a move: parts of a sentence

why-qwixx-lock = blokuje { row } rząd, a kłódka to jeszcze jeden krzyżyk
why-qwixx-penalty = pominięcie kosztowałoby 5 punktów
why-qwixx-no-penalty = w tej turze kara już ci nie grozi
why-qwixx-no-gap = nie przeskakuje żadnej liczby
why-qwixx-gap = { $count ->
    [one] przeskakuje jedną liczbę zamiast { $instead }
    [few] przeskakuje { $count } liczby zamiast { $instead }
   *[many] przeskakuje { $count } liczb zamiast { $instead }
}
why-qwixx-points = { $points ->
    [one] od razu daje jeden punkt
    [few] od razu daje { $points } punkty
   *[many] od razu daje { $points } punktów
}
why-qwixx-saves = { $count ->
    [one] { row } { $number } kosztuje jedną liczbę
    [few] { row } { $number } kosztuje { $count } liczby
   *[many] { row } { $number } kosztuje { $count } liczb
}

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Rzuć dwiema białymi i czterema kolorowymi kostkami.
qwixx-lesson-white = Sumę białych kostek może skreślić każdy. Idziesz od lewej do prawej i co przeskoczysz, przepada, więc 3 w czerwonym to dobry początek.
qwixx-lesson-white-else = Można i tak. Ale przy 3 w czerwonym przepadłoby tylko 2.
qwixx-lesson-colour = Teraz coś tylko dla ciebie: jedna biała kostka i jedna kolorowa. Czerwona 3 i biała 1 to 4 w czerwonym.
qwixx-lesson-colour-else = Można i tak. Ale przy 4 w czerwonym nic by nie przepadło.
qwixx-lesson-theirs = Rzucał komputer, ale białe kostki są też dla ciebie. W niebieskim rzędzie liczby maleją, więc 11 leży daleko z lewej.
qwixx-lesson-theirs-else = Można i tak. Ale przy 11 w niebieskim przepadłoby tylko 12.
qwixx-lesson-own = Twoja tura: kto rzuca, może skreślić dwa razy, z białymi i z kolorem.
qwixx-lesson-lock = W zielonym rzędzie 12 jest pierwsze. W czerwonym ostatnie, przed kłódką, i wymaga pięciu krzyżyków.
qwixx-lesson-lock-else = Można i tak. Ale przy 12 w zielonym nic by nie przepadło.
qwixx-lesson-enough = W tej turze masz już krzyżyk, więc kolor możesz pominąć.
qwixx-lesson-enough-else = Można i tak. Ale przeskoczone liczby przepadły.
qwixx-lesson-skip = 8 w każdym rzędzie przeskakuje liczby. To nie twoja tura, więc pominięcie nic nie kosztuje.
qwixx-lesson-skip-else = Można i tak. Ale przeskoczone liczby przepadły, a pominięcie było za darmo.
qwixx-lesson-penalty = Komputer niczego nie skreślił w swojej turze: kara, minus 5. Teraz ty.

## What a player is asked to do, in a list of tables

request-qwixx-white = wybierz dla białych { $number }
request-qwixx-colour = skreśl z kolorową kostką albo pomiń
odds-white = Białe kostki z sumą { $number }
