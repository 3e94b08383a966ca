### Was über Heckmeck am Karteneck gesagt wird, auf Deutsch.

## Wörter, aus denen Sätze werden

cards-hens = { $count ->
    [one] Huhn { $value }
   *[other] { $count } × Huhn { $value }
}
cards-all-hens = { $count ->
    [one] Huhn { $values }
   *[other] Hühner { $values }
}
cards-worms = { $count ->
    [one] Wurm
   *[other] { $count } × Wurm
}
cards-plaques = { $count ->
    [one] Wurm { $plaques }
   *[other] Würmer { $plaques }
}

## Die Spiele

karteneck-name = Heckmeck am Karteneck
karteneck-short = Karteneck
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Hühner und Würmer auf der Hand: mehr auslegen als die anderen, aber nie ohne Wurm. Zu zweit bis sechst.

## Was geschah

account-karteneck-round = Runde { $round }: { $grill } auf dem Grill. { $name } fängt an.
account-karteneck-laid = { $name } legt { $cards } aus: zusammen { $sum }.
account-karteneck-drew = { $name } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
account-karteneck-reshuffled = Das Deck war leer; { $count ->
    [one] { $count } abgeworfene Karte wird
   *[other] { $count } abgeworfene Karten werden
} neu gemischt.
account-karteneck-succeeded = { $name } passt mit Wurm und { $sum }.
account-karteneck-stole = { $name } klaut { $from } die { $tile }.
account-karteneck-failed = { $name } passt ohne Wurm und muss die { $tile } nehmen.
account-karteneck-shared = Verteilung: { $shares }.
account-karteneck-share = { $tile } an { $name } (mit { $sum })

## Warum etwas nicht geht

illegal-passed = Du hast gepasst und bist bis zur nächsten Runde raus. Lehn dich zurück.
illegal-not-in-hand = Diese Karten hast du nicht. Was du hast, zeigt „{ button-hand }“.
illegal-kind-laid = { $kind } liegt schon vor dir, und jede Sorte geht nur einmal pro Runde.
illegal-nothing-to-steal = Nichts zu klauen: Kein oberster Stein entspricht deiner Summe, oder dir fehlt ein Wurm.
now-karteneck-laid = Vor dir: { $cards }, zusammen { $sum }.

## Knöpfe und Vorschläge für Aktionen

label-pass = passen mit { $sum }
label-pass-fail = passen und { $tile } nehmen
label-pass-steal = passen und { $sum } klauen
ask-karteneck-take = Du müsstest { $tile } nehmen. Trotzdem passen?

## Der Spielplan

board-karteneck-no-tile = noch kein Stein
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }** auf { $below } · { $worms }
board-karteneck-round = Runde { $round } von { $rounds }
board-karteneck-legend = `~` Wurm; wer ohne Wurm passt, nimmt den niedrigsten Stein
board-karteneck-grill-empty = Der Grill ist leer.
board-karteneck-deck = Deck { $deck } · Ablage { $discards }
board-karteneck-nothing-laid = Noch nichts ausgelegt
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Gepasst: { $cards } = **{ $sum }**
board-karteneck-failed = Ohne Wurm gepasst
board-karteneck-hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-karteneck-grill = Auf dem Grill: { $tiles }.
alt-karteneck-round = Runde { $round } von { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = { $sum } ausgelegt, mit Wurm
alt-karteneck-no-worm = { $sum } ausgelegt, ohne Wurm
alt-karteneck-succeeded = gepasst mit { $sum }
alt-karteneck-failed = ohne Wurm gepasst
alt-karteneck-no-tile = kein Stein
alt-karteneck-stack = Stapel von oben: { $top }; { $worms }
alt-karteneck-deck = Karten im Deck: { $count }.

## Eigene Hand, eigener Zettel

hand-heading = **Deine Hand** · Runde { $round } von { $rounds } · { $sum } ausgelegt
hand-title = **Deine Hand**: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, zusammen { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (Sorte schon ausgelegt)
hand-empty = Deine Hand ist leer. Da hilft nur passen.
hand-laid = Vor dir: { $cards } = **{ $sum }**
hand-laid-nothing = Vor dir liegt noch nichts.

## Ergebnis

karteneck-tie-break = Gleichstand: Der höhere Stein entscheidet.

## Was der Tisch ablehnt

refuse-no-hand = In diesem Spiel gibt es keine Karten.
refuse-cards = „{ $text }“ verstehe ich nicht als Karten. Schreib „2x3“ für zwei Hühner mit 3 oder „Würmer 7 19“.

## Knöpfe rund ums Spiel

button-hand = Meine Hand

## Befehle

command-hand-name = hand
command-hand-description = Zeigt deine Karten, nur dir
command-lay-name = auslegen
command-lay-description = Leg Karten einer Sorte aus
option-lay-cards-name = karten
option-lay-cards-description = Die Karten, zum Beispiel 2x3 für zwei Hühner mit 3 oder Würmer 7 19
command-pass-name = passen
command-pass-description = Für diese Runde aussteigen
option-pass-steal-name = klauen
option-pass-steal-description = Klau den Stein, der deiner Summe entspricht

## Menus and the board's place

menu-hens = Hühner auslegen
menu-worm = Wurm { $plaque }
menu-worms = Würmer auslegen

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-round = Runde { $round } von { $rounds }
picture-deck = Deck: { $count }

## Hilfe und Regeln

karteneck-card-aim-title = Worum es geht
karteneck-card-aim =
    2–6 Personen. 30 Steine: drei mit der 0, dazu 16 bis 42. Würmer: auf der 0 keiner, 16–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier, 37–40 fünf, 41–42 sechs. Die meisten Würmer gewinnen.

    110 Karten: Hühner 1 bis 5, je siebzehn, und 25 Würmer. Ein Wurm zählt 5, gilt aber nicht als Huhn 5; sein Schild mit einer Zahl von 1 bis 25 entscheidet bei Gleichstand. Alle bekommen sechs Karten, verdeckt.
karteneck-card-aim-example = Vier Leute: 18, 21, 31 und 39 liegen auf dem Grill, und niemand hat in dieser Runde schon ausgelegt.
karteneck-card-round-title = Eine Runde
karteneck-card-round =
    So viele Steine, wie Leute mitspielen, liegen auf dem Grill. Reihum kannst du
    - eine oder mehrere Karten einer Sorte **auslegen**, die du in dieser Runde noch nicht ausgelegt hast, und 1 Karte ziehen; oder
    - **passen** und für die Runde raus sein.

    Wer allein übrig ist, spielt weiter bis zum eigenen Passen. Mit leerer Hand musst du passen.
karteneck-card-round-example = Anna hat ohne Wurm gepasst und die 18 genommen. Ben hatte eine Vier und drei Fünfen ausgelegt; jetzt legt er drei Zweien aus.
karteneck-card-pass-title = Passen
karteneck-card-pass =
    - **Ohne Wurm** ist es ein Fehlversuch: Deine ausgelegten Karten kommen weg, und du nimmst sofort den niedrigsten Stein vom Grill.
    - **Mit Wurm** bleiben deine Karten liegen. Entspricht deine Summe dem obersten Stein einer anderen Person, darfst du ihn jetzt klauen. Dann wartest du auf die Verteilung, auch nach einem Diebstahl.

    Nach dem Passen ziehst du 2 Karten; wer als Letztes passt, zieht keine.
karteneck-card-pass-example = Clara passt mit Würmern und der Summe 30. Bens oberster Stein ist die 30, und sie klaut ihn.
karteneck-card-share-title = Verteilung
karteneck-card-share =
    Haben alle gepasst, nehmen die Erfolgreichen die Steine: die höchste Summe den höchsten Stein und so weiter abwärts. Bei gleicher Summe entscheidet das höchste Schild. Dann kommen alle ausgelegten Karten weg; die Hand bleibt.

    Wer zuletzt einen Stein vom Grill genommen hat, fängt die nächste Runde an. Klauen zählt dafür nicht.
karteneck-card-share-example = Die Runde ist vorbei. David hat ohne Wurm gepasst und die 21 genommen. Ben und Clara haben beide 30; Bens Wurm hat das höhere Schild, also nimmt er die 39 und Clara die 31. Eine neue Runde hat begonnen.
karteneck-card-end-title = Ende
karteneck-card-end = Bei 2, 3, 4, 5, 6 Personen sind es 9, 8, 7, 6, 5 Runden. Zu zweit, dritt und viert bleiben 12, 6 und 2 Steine ungesehen draußen. Bei Gleichstand entscheidet der höchste einzelne Stein. Ist das Deck leer, wird die Ablage neu gemischt; ist auch die leer, zieht niemand.
karteneck-card-rulings-title = Was hier gilt
karteneck-card-rulings =
    Was die gedruckten Regeln offenlassen oder verschieden erzählen, ist hier so geregelt:
    - Die Hand ist von Anfang an **geheim**. Offen sind Ausgelegtes, Summen, Stapel, Kartenzahl und Ablage.
    - Würmer auf den Steinen und Schilder auf den Wurmkarten, 1 bis 25, sind die von der ersten Seite.
    - Erst wird dein Passen abgerechnet, dann ziehst du.
    - Klauen musst du nicht, und wer klaut, ist trotzdem bei der Verteilung dabei.
    - Die Hand darf beliebig groß werden. Ohne Deck und Ablage zieht niemand.
    - Wer die erste Runde anfängt, entscheidet das Los.

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-karteneck-steal = { $worms ->
    [one] die { $tile } mit einem Wurm fehlt dann jemand anderem
   *[other] die { $tile } mit { $worms } Würmern fehlt dann jemand anderem
}
why-karteneck-worm = wer ohne Wurm passt, bekommt den niedrigsten Stein
why-karteneck-reach = wenn jetzt alle passen, bekommst du die { $tile } statt der { $instead }
why-karteneck-enough = so wie es steht, reicht das für die { $tile }
why-karteneck-saves = { $count ->
    [one] es spart eine Karte für später
   *[other] es spart { $count } Karten für später
}
why-karteneck-cards = { $count ->
    [one] es kostet eine Karte statt { $instead }
   *[other] es kostet { $count } Karten statt { $instead }
}
why-karteneck-draws = { $count ->
    [one] du ziehst eine Karte
   *[other] du ziehst { $count } Karten statt { $instead }
}

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Leg Karten einer Sorte aus: Drei 3er machen 9. Jede Sorte geht einmal pro Runde, und danach ziehst du eine Karte.
karteneck-lesson-kind-else = Das geht. Aber jede Sorte geht nur einmal pro Runde, also zählen alle drei 3er auf einmal am meisten.
karteneck-lesson-worm = Du brauchst einen Wurm: Wer ohne passt, hat einen Fehlversuch. Er zählt 5.
karteneck-lesson-worm-else = Das geht. Aber wer ohne Wurm passt, bekommt nur den niedrigsten Stein.
karteneck-lesson-last = Der Computer hat ohne Wurm gepasst und den niedrigsten Stein genommen. Allein könntest du weitermachen, aber der andere Stein ist dir sicher.
karteneck-lesson-last-else = Wer als Letztes dabei ist, darf weitermachen. Aber der Stein ist dir sicher, und Karten hebt man besser auf.
karteneck-lesson-target = Beim Computer liegt die 23 obenauf. Mit einer Summe von genau 23 und einem Wurm kannst du sie klauen.
karteneck-lesson-target-else = Das geht. Aber der Wurm war der erste Schritt zu genau 23.
karteneck-lesson-fives = Zwei 5er bringen dich auf 15.
karteneck-lesson-fives-else = Das geht. Aber zwei 5er lagen auf dem Weg zur 23.
karteneck-lesson-fours = Bis 23 fehlen 8, und zwei 4er sind 8.
karteneck-lesson-fours-else = Das geht. Aber zwei 4er hätten genau 23 ergeben.
karteneck-lesson-steal = Deine 23 liegt beim Computer obenauf. Pass und klau sie; bei der Verteilung bist du trotzdem dabei.
karteneck-lesson-steal-else = Du hättest dem Computer die 23 klauen können.
karteneck-lesson-share = Bei der Verteilung nimmt die höchste Summe mit Wurm den höchsten Stein. Eine neue Runde beginnt.
karteneck-lesson-share-else = Das geht. Zwei 2er wären ein ruhiger Anfang gewesen.

## Was zu tun ist, in einer Liste von Tischen

request-karteneck = Karten auslegen oder passen
request-karteneck-more = noch mehr auslegen oder mit { $sum } passen
