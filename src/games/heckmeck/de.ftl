### Was über Heckmeck am Bratwurmeck gesagt wird, auf Deutsch.

## Die Spiele

heckmeck-name = Heckmeck am Bratwurmeck
heckmeck-short = Heckmeck
heckmeck-rights = Reiner Knizia, Zoch
heckmeck-blurb = Acht Würfel, sechzehn Portionen Bratwurm und Nachbarn, die klauen. Zu zweit bis siebt.

## Was geschah

account-heckmeck-took = { $name } nimmt die { $tile } ({ $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}).
account-heckmeck-stole = { $name } klaut { $from } die { $tile }.
account-heckmeck-no-tile = { $name } hört auf, aber dafür gibt es keinen Stein: Fehlwurf.
account-heckmeck-returned = Die { $tile } geht zurück; als höchste auf dem Grill bleibt sie offen.
account-heckmeck-other-turned = Die { $tile } geht zurück, die { $other } wird umgedreht.
account-heckmeck-itself-turned = Die { $tile } geht umgedreht zurück.
account-heckmeck-both-turned = Die { $tile } geht umgedreht zurück, die { $other } wird auch umgedreht.

## Warum etwas nicht geht

illegal-no-choice = Hier gibt es nichts zu wählen.

## Was Aufhören bringt, hinter „Aufhören:“

prize-tile = { $tile } nehmen
prize-steal = { $tile } klauen
prize-no-tile = Fehlwurf, kein Stein

## Knöpfe und Vorschläge für Aktionen

label-stop-grill = { $tile } vom Grill nehmen
ask-heckmeck-lose = Du würdest { $tile } verlieren. Trotzdem aufhören?
ask-heckmeck-nothing = Du würdest nichts bekommen. Trotzdem aufhören?

## Der Spielplan

board-quick = Schnelle Variante: Zurückgelegtes wird umgedreht.
board-heckmeck-no-tile = noch kein Stein
board-heckmeck-stack-one = **{ $top }** · { $worms }
board-heckmeck-stack = **{ $top }** auf { $below } · { $worms }
board-heckmeck-legend = `~` Wurm · `··` weg · `##` umgedreht

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-heckmeck-grill = Auf dem Grill: { $tiles }.
alt-no-tile = { $name } hat keinen Stein.
alt-heckmeck-turned = Umgedreht: { $tiles }.
alt-heckmeck-player = { $name }, Stapel von oben: { $tiles }; { $worms }.

## Ergebnis

heckmeck-tie-break = Gleichstand: Der höhere Stein entscheidet.

## Vor dem Spiel

variant-quick-lobby = Schnelle Variante: Ein zurückgelegter Stein wird sofort umgedreht.

## Was der Tisch ablehnt

variant-quick-elsewhere = Die schnelle Variante gibt es nur bei { heckmeck-name }.

## Befehle

option-play-quick-name = schnell
option-play-quick-description = Nur { heckmeck-short }: Zurückgelegtes wird umgedreht, das Spiel wird kürzer
option-stop-grill-name = grill
option-stop-grill-description = Nimm den niedrigeren Stein vom Grill, statt zu klauen

## Hilfe und Regeln

heckmeck-card-aim-title = Worum es geht
heckmeck-card-aim = 2–7 Personen. Sechzehn Steine, 21 bis 36, liegen offen auf dem Grill, jeder mit ein bis vier Würmern: 21–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier. Die meisten Würmer gewinnen.
heckmeck-card-aim-example = Der Grill vor dem ersten Wurf. Anna fängt an.
heckmeck-card-turn-title = Dein Zug
heckmeck-card-turn =
    - Wirf alle acht Würfel. Sie zeigen 1 bis 5 und einen Wurm; der zählt 5, ist aber keine Fünf.
    - Leg **alle** Würfel **einer** Sorte raus, die du in diesem Zug noch nicht rausgelegt hast.
    - Dann wirf den Rest noch mal oder hör auf. Zwischen Wurf und Rauslegen kannst du nicht aufhören.
    - Sind alle Würfel oder alle sechs Sorten draußen, wird sofort abgerechnet.
heckmeck-card-turn-example = Anna hat zwei Würmer und zwei Vieren rausgelegt, zusammen 18. Ihr dritter Wurf zeigt 4 4 Wurm 5: Würmer und Vieren liegen schon draußen, also bleibt nur die Fünf.
heckmeck-card-stop-title = Aufhören
heckmeck-card-stop =
    Ohne Wurm unter deinen Würfeln ist es ein Fehlwurf. Mit Wurm entscheidet die Summe:
    - Liegt dieser Stein offen auf dem Grill, nimmst du ihn.
    - Liegt er bei jemand anderem **obenauf**, kannst du ihn klauen. Gibt es auf dem Grill auch einen niedrigeren, darfst du stattdessen den nehmen.
    - Sonst nimmst du den höchsten offenen Stein vom Grill unter deiner Summe. Gibt es keinen, ist es ein Fehlwurf.

    Steine kommen auf deinen Stapel. Geklaut werden kann nur der oberste; den eigenen kannst du nicht nehmen.
heckmeck-card-stop-example = Ben hat vier Würmer und zwei Dreien, zusammen 26. Die 26 liegt oben auf Annas Stapel: Er kann sie klauen oder die 25 vom Grill nehmen.
heckmeck-card-bust-title = Fehlwurf
heckmeck-card-bust =
    Auch ein Wurf, der nur Sorten zeigt, die du schon hast, ist ein Fehlwurf. Dein oberster Stein geht offen zurück auf den Grill. Dann wird der höchste Stein auf dem Grill für immer umgedreht, außer es ist der eben zurückgelegte. Hast du keinen Stein, passiert gar nichts.

    Schnelle Variante: Der zurückgelegte Stein wird in jedem Fall auch umgedreht.
heckmeck-card-bust-example = Annas zweiter Wurf zeigt nur Würmer, und Würmer liegen schon draußen. Ihre 30 geht zurück auf den Grill, und die 34, jetzt der höchste Stein dort, wird umgedreht.
heckmeck-card-end-title = Ende
heckmeck-card-end = Liegt kein Stein mehr offen auf dem Grill, ist sofort Schluss. Bei Gleichstand entscheidet der höchste einzelne Stein; wer ohne Stein gleichauf liegt, teilt sich den Platz.
heckmeck-card-end-example = Der letzte Stein ist weg. Beide haben 20 Würmer; Anna hat mit der 36 den höchsten Stein und gewinnt.
heckmeck-card-rulings-title = Was hier gilt
heckmeck-card-rulings =
    Was die gedruckten Regeln offenlassen, ist hier so geregelt:
    - Wer anfängt, entscheidet das Los.
    - Aufhören darfst du nach jedem Rauslegen, auch wenn es ein Fehlwurf ist.
    - Passt deine Summe zum obersten Stein von jemandem, dann klaut *Aufhören* ihn. Für den niedrigeren Stein vom Grill gibt es einen eigenen Knopf.
    - Liegen mehrere Steine unter deiner Summe, bekommst du immer den höchsten.
    - Wer bei einem Fehlwurf keinen Stein hat, gibt nichts zurück, und nichts wird umgedreht.
    - Wer ohne Stein gleichauf liegt, teilt sich den Platz.

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-steal = die Würmer fehlen dann jemand anderem
why-average-worms = der Zug bringt danach im Schnitt { $gain } Würmer statt { $instead }

## What the coach says in the lesson; -else: if something else was done

heckmeck-lesson-roll = Wirf alle acht Würfel.
heckmeck-lesson-face = Du legst alle Würfel einer Sorte raus. Würmer zählen je 5, und mindestens einen brauchst du.
heckmeck-lesson-face-else = Das geht. Aber Würmer zählen je 5, und ohne Wurm bekommst du keinen Stein.
heckmeck-lesson-on = Das sind 10, und der niedrigste Stein ist die 21. Wirf die anderen sechs Würfel.
heckmeck-lesson-on-else = 10 Punkte bringen keinen Stein, also war es ein Fehlwurf.
heckmeck-lesson-once = Jede Sorte darf nur einmal raus, also hilft dieser Wurm nicht. Drei Vieren bringen 12.
heckmeck-lesson-once-else = Das geht. Aber drei Vieren hätten 12 gebracht, zusammen 22.
heckmeck-lesson-stop = 22 mit Wurm reicht für den Stein 22. Mit drei Würfeln droht ein Fehlwurf, also hör auf.
heckmeck-lesson-stop-else = Du hast weitergeworfen. Mit drei Würfeln kommt oft nichts Neues, und dann ist alles weg.
heckmeck-lesson-target = Beim Computer liegt die 25 obenauf. Mit genau 25 Punkten klaust du sie.
heckmeck-lesson-worms = Drei Würmer auf einmal machen 15 Punkte.
heckmeck-lesson-worms-else = Das geht. Aber drei Würmer wären 15 Punkte gewesen.
heckmeck-lesson-ten = Bis 25 fehlen 10, also wirf weiter.
heckmeck-lesson-ten-else = 15 Punkte bringen keinen Stein, also war es ein Fehlwurf.
heckmeck-lesson-exact = Zwei Fünfen machen genau 25.
heckmeck-lesson-exact-else = Das geht. Aber zwei Fünfen hätten genau 25 ergeben.
heckmeck-lesson-steal = Deine 25 liegt beim Computer obenauf. Hör auf, und sie gehört dir.
heckmeck-lesson-steal-else = Du hättest dem Computer die 25 klauen können.
heckmeck-lesson-busted = Der letzte Wurf des Computers zeigte nichts Neues: ein Fehlwurf. Jetzt du.
heckmeck-lesson-fives = Drei Fünfen sind hier das Meiste. Ein Wurm fehlt noch.
heckmeck-lesson-fives-else = Das geht. Aber drei Fünfen wären 15 Punkte gewesen.
heckmeck-lesson-wormless = Ohne Wurm bringen selbst 30 Punkte nichts, also wirf weiter.
heckmeck-lesson-wormless-else = Du hast ohne Wurm aufgehört, also war es ein Fehlwurf.
heckmeck-lesson-worm = Da sind sie: Mit zwei Würmern hast du 25.
heckmeck-lesson-worm-else = Das geht. Aber ohne Wurm ist es ein Fehlwurf, also nimm ihn, wenn er kommt.
heckmeck-lesson-lower = Die 25 hast du selbst, also bekommst du den nächstniedrigeren Stein: die 24.
heckmeck-lesson-lower-else = Du hast weitergeworfen. Aufhören hätte die 24 gebracht.
heckmeck-lesson-again = Am Ende gewinnen die meisten Würmer auf den Steinen. Wirf wieder.
heckmeck-lesson-four = Vier Würmer machen 20 Punkte.
heckmeck-lesson-four-else = Das geht. Aber vier Würmer wären 20 Punkte gewesen.
heckmeck-lesson-short = Mit 20 fehlt noch einer zum niedrigsten Stein. Wirf die anderen vier Würfel.
heckmeck-lesson-short-else = 20 Punkte bringen keinen Stein, also war es ein Fehlwurf.
heckmeck-lesson-lost = Nach einem Fehlwurf geht dein oberster Stein zurück, und der höchste auf dem Grill wird umgedreht. Weiter mit dem nächsten Zug.

odds-steal = Ein Zug, der genau bei { $number } endet, wenn man nur darauf zielt
