### Was über Heckmeck Barbecue gesagt wird, auf Deutsch.

## Wörter, aus denen Sätze werden

count-snails = { $count ->
    [one] { $count } Schnecke
   *[other] { $count } Schnecken
}

## Die Spiele

barbecue-name = Heckmeck Barbecue
barbecue-short = Barbecue
barbecue-rights = Walter Obert, Zoch
barbecue-blurb = Würfle dir ein Feld auf dem Grill, sichere es mit Tellern, und Vorsicht, Schnecken. Zu zweit bis fünft.

## Was geschah

account-barbecue-occupied = { $name } stellt einen Teller auf die { $section }: { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
} aus dem Vorrat.
account-barbecue-captured = { $name } erobert die { $section }: { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
} von { $from }.
account-barbecue-closed = { $name } stellt den zweiten Teller auf die { $section }: { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}, und das Feld ist gesichert.
account-barbecue-snail = { $name } schnappt sich die Schnecke von der { $section }.
account-barbecue-pile-snail = { $name } würfelt mehr als 36 und nimmt eine Schnecke vom Vorrat.
account-barbecue-no-snail-left = { $name } würfelt mehr als 36, und es ist keine Schnecke mehr da.
account-barbecue-too-low = { $name } hört unter 23 auf: Fehlwurf.
account-barbecue-full = { $name } landet auf der { $section }, und die ist gesichert: Fehlwurf.
account-barbecue-snail-placed = Auf die { $section } kriecht eine Schnecke.
account-barbecue-snail-evicts = Auf die { $section } kriecht eine Schnecke; { $name } bekommt den Teller zurück und behält die Würmer.

## Was Aufhören bringt, hinter „Aufhören:“

prize-occupy = Teller auf { $section }, +{ $worms }
prize-capture = { $section } erobern, +{ $worms }
prize-close = { $section } sichern, +{ $worms }
prize-snail = Schnecke von { $section }
prize-pile-snail = Schnecke vom Vorrat
prize-no-snail-left = Spielende, keine Schnecke da
prize-too-low = Fehlwurf, unter 23
prize-full = Fehlwurf, { $section } gesichert
ask-barbecue-snail = Du würdest nichts gewinnen, und eine Schnecke käme auf den Grill. Trotzdem aufhören?

## Der Spielplan

board-barbecue-legend = `~` Wurm · `@` Schnecke · `A` Teller · `AA` gesichert
board-barbecue-pile = { $count ->
    [0] Keine Schnecke mehr im Vorrat.
    [one] { $count } Schnecke im Vorrat.
   *[other] { $count } Schnecken im Vorrat.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Teller: { $plates }
board-barbecue-plate-closed = { $section } (gesichert)

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-barbecue-empty = Leere Felder: { $sections }.
alt-barbecue-snails = Schnecken auf { $sections }.
alt-barbecue-pile = Schnecken im Vorrat: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = Ein Teller auf { $sections }.
alt-barbecue-closed = Zwei Teller auf { $sections }.

## Ergebnis

barbecue-tie-break = Gleichstand: Der Teller auf dem höheren Feld entscheidet.

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-pile = Schnecken

## Tipps

hint-over = Chance auf mehr als 36, also eine Schnecke: { $chance }

## Hilfe und Regeln

barbecue-card-aim-title = Worum es geht
barbecue-card-aim = 2–5 Personen. Der Grill hat vierzehn Felder, 23 bis 36, mit Würmern darauf: 23–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier. Ein Wurm ist 1 Punkt, eine Schnecke 3. Die meisten Punkte gewinnen.
barbecue-card-aim-example = Der Grill vor dem ersten Wurf. Anna fängt an.
barbecue-card-turn-title = Dein Zug
barbecue-card-turn =
    - Wirf alle acht Würfel. Sie zeigen 1, 2, 3, 4, 6 und einen Wurm, der 5 zählt. Eine Fünf gibt es nicht.
    - Leg **alle** Würfel **einer** Sorte raus, die du in diesem Zug noch nicht rausgelegt hast.
    - Dann wirf den Rest noch mal oder hör auf. Sind alle Würfel oder alle sechs Sorten draußen, wird sofort abgerechnet.
barbecue-card-turn-example = Anna hat zwei Sechsen, zwei Würmer, eine Vier und zwei Zweien rausgelegt: 30, ein Würfel bleibt übrig. Hört sie jetzt auf, kommt ihr Teller auf die 30.
barbecue-card-stop-title = Aufhören
barbecue-card-stop =
    Deine Summe trifft genau ein Feld; ein nächstniedrigeres gibt es hier nicht.
    - **Leer**: Stell einen Teller darauf und nimm die Würmer aus dem Vorrat.
    - **Fremder Teller**: Du bekommst die Würmer von der Person, der er gehört, und stellst deinen an seine Stelle.
    - **Eigener Teller**: Stell einen zweiten dazu und nimm die Würmer noch mal. Das Feld ist jetzt gesichert.
    - **Schnecke**: Nimm sie. Ein Teller kommt nicht hin.
    - **Über 36**: Nimm eine Schnecke vom Vorrat; ist er leer, die vom höchsten Feld mit Schnecke; gibt es keine, ist das Spiel aus.
barbecue-card-stop-example = Auf der 30 stand ein Teller von Anna. Ben hat auch 30 gewürfelt: Sein Teller ersetzt ihren, und sie gibt ihm drei Würmer.
barbecue-card-bust-title = Fehlwurf
barbecue-card-bust =
    Ein Fehlwurf ist: kein Wurm rausgelegt, ein Wurf nur mit schon rausgelegten Sorten, eine Summe unter 23, ein Feld mit zwei Tellern.

    Nach jedem Fehlwurf kriecht eine Schnecke aus dem Vorrat auf das höchste leere Feld. Ist keines leer, nimmt sie das höchste Feld mit nur einem Teller: Der geht zurück, die Würmer darf man behalten.
barbecue-card-bust-example = Mit Annas zweitem Teller ist die 30 gesichert. Ben würfelt trotzdem 30: Fehlwurf. Eine Schnecke kriecht auf die 36, das höchste leere Feld.
barbecue-card-end-title = Ende
barbecue-card-end = Sofort Schluss ist, wenn nach einem Fehlwurf keine Schnecke mehr im Vorrat oder kein Feld für eine frei ist, oder wenn es für eine Summe über 36 keine Schnecke mehr gibt. Bei Gleichstand entscheidet der Teller auf dem höchsten Feld; wer dann keinen hat, teilt sich den Platz.
barbecue-card-end-example = Der Vorrat an Schnecken ist leer, und Anna hat noch einen Fehlwurf: Schluss. Beide haben 2 Punkte; Bens Teller steht auf dem höheren Feld, er gewinnt.
barbecue-card-rulings-title = Was hier gilt
barbecue-card-rulings =
    Was die gedruckten Regeln offenlassen, ist hier so geregelt:
    - **Teller gibt es unbegrenzt.** In der Schachtel liegen zehn pro Person, und nichts sagt, was passiert, wenn sie ausgehen.
    - Es spielen 2 bis 5: Die Schachtel hat Teller in fünf Farben.
    - Auf den Feldern liegen so viele Würmer, wie die erste Seite sagt.
    - Aufhören darfst du nach jedem Rauslegen, auch wenn es ein Fehlwurf ist.
    - Wer deinen Teller ersetzt, bekommt die Würmer von dir. Kriecht eine Schnecke an seine Stelle, behältst du sie.
    - Wer anfängt, entscheidet das Los. Wer ohne Teller gleichauf liegt, teilt sich den Platz.

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-average-points = der Zug bringt danach im Schnitt { $gain } Punkte statt { $instead }

## What the coach says in the lesson; -else: if something else was done

barbecue-lesson-roll = Wirf alle acht Würfel.
barbecue-lesson-worms = Du legst alle Würfel einer Sorte raus, jede Sorte einmal pro Zug. Würmer zählen je 5, und mindestens einen brauchst du.
barbecue-lesson-worms-else = Das geht. Aber Würmer zählen je 5, und ohne Wurm ist es ein Fehlwurf.
barbecue-lesson-low = 20 ist zu wenig: Das niedrigste Feld ist die 23. Wirf weiter.
barbecue-lesson-low-else = 20 liegt unter dem niedrigsten Feld, also war es ein Fehlwurf.
barbecue-lesson-six = Eine Sechs macht genau 26.
barbecue-lesson-six-else = Das geht. Aber die Sechs hätte 26 ergeben.
barbecue-lesson-section = Deine Summe wählt genau ein Feld: die 26. Du bekommst seine Würmer und lässt einen Teller da.
barbecue-lesson-section-else = Du hast weitergeworfen. Das Feld 26 war frei, und seine zwei Würmer waren sicher.
barbecue-lesson-snail = Der Computer hatte einen Fehlwurf, also kam eine Schnecke auf Feld 36. Eine Schnecke ist 3 Punkte wert.
barbecue-lesson-again = Wieder vier Würmer: 20 Punkte.
barbecue-lesson-again-else = Das geht. Aber vier Würmer wären 20 Punkte gewesen.
barbecue-lesson-fours = Vier Vieren machen genau 36, und die Schnecke gehört dir.
barbecue-lesson-theirs = Auf der 25 liegt ein Teller des Computers. Mit genau 25 übernimmst du das Feld.
barbecue-lesson-five = Fünf Würmer machen 25.
barbecue-lesson-five-else = Das geht. Aber fünf Würmer hätten genau 25 ergeben.
barbecue-lesson-capture = Hör auf: Dein Teller ersetzt den anderen, und der Computer gibt dir die Würmer.
barbecue-lesson-capture-else = Du hast weitergeworfen. Aufhören hätte dem Computer zwei Würmer genommen.
barbecue-lesson-own = Auf der 26 liegt ein Teller von dir. Eine zweite 26 bringt die Würmer noch einmal und sichert das Feld.
barbecue-lesson-close = Wieder 26. Hör auf, und niemand kann dir dieses Feld nehmen.
barbecue-lesson-close-else = Du hast weitergeworfen. Aufhören hätte deine 26 gesichert.
barbecue-lesson-over = Noch eine Idee: Summen über 36. Wirf.
barbecue-lesson-sixes = Fünf Sechsen machen 30.
barbecue-lesson-sixes-else = Das geht. Aber fünf Sechsen wären 30 Punkte gewesen.
barbecue-lesson-wormless = Ein Wurm fehlt noch, also wirf weiter.
barbecue-lesson-wormless-else = Du hast ohne Wurm aufgehört, also war es ein Fehlwurf.
barbecue-lesson-forty = Zwei Würmer machen 40.
barbecue-lesson-forty-else = Das geht. Aber ohne Wurm ist es ein Fehlwurf, also nimm ihn, wenn er kommt.
barbecue-lesson-pile = Eine Summe über 36 holt eine Schnecke aus dem Vorrat.
barbecue-lesson-pile-else = Du hast weitergeworfen. Aufhören hätte eine Schnecke gebracht.
