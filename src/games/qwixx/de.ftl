### Was über Qwixx gesagt wird, auf Deutsch.

## Wörter, aus denen Sätze werden

row = { $row ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
row-in = { $row ->
    [red] in Rot
    [yellow] in Gelb
    [green] in Grün
   *[blue] in Blau
}
row-title = { row }
# Gelb und Grün fangen gleich an, also zwei Buchstaben.
row-short = { $row ->
    [red] Ro
    [yellow] Ge
    [green] Gr
   *[blue] Bl
}
throw-white = Weiß { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## Die Spiele

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Zahlen ankreuzen, von links nach rechts, bei jedem Wurf. Zaudern kostet. Zu zweit bis fünft.

## Was geschah

account-qwixx-to-begin = Wer fängt an? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } würfelt { $throw }.
account-qwixx-no-choice = Die weiße Summe passt bei { $names } nirgends: Mehr ging nicht.
account-qwixx-chose = { $count ->
    [one] { $names } hat gewählt.
   *[other] { $names } haben gewählt.
}
account-qwixx-revealed = Weiße { $number }: { $choices }.
account-qwixx-revealed-nothing = Weiße { $number }: will niemand haben.
account-qwixx-choice = { $name } { row-in }
account-qwixx-crossed = { $name } kreuzt { row } { $number } an.
account-qwixx-skipped = { $name } lässt die farbigen Würfel liegen.
account-qwixx-nothing-fits = Für { $name } passt keine farbige Summe.
account-qwixx-locked = { $name } kreuzt das Schloss { row-in } mit an.
account-qwixx-closed = { row-title } ist zu, der Würfel scheidet aus.
account-qwixx-penalty = { $name } hat nichts angekreuzt: Fehlwurf { $penalties } von { $most }.
account-qwixx-forced-penalty = Nichts passt: Fehlwurf { $penalties } von { $most } für { $name }.

## Warum etwas nicht geht

illegal-awaiting-roll = Erst muss { $name } würfeln.
illegal-already-rolled = Gewürfelt ist schon.
illegal-already-chosen = Das hast du schon gewählt. Du kannst es ändern, bis alle gewählt haben.
illegal-not-that-number = Die { $number } { row-in } geben die Würfel nicht her.
illegal-row-closed = { row-title } ist für alle zu.
illegal-not-further-right = Die { $number } { row-in } liegt nicht rechts von deinem letzten Kreuz.
illegal-needs-five = Für { row-title } { $number } brauchst du davor { $needed } Kreuze, du hast { $crosses }.
now-qwixx-white = Die weißen Würfel zeigen zusammen { $number }.
now-qwixx-throw = Die Würfel: { $throw }.

## Knöpfe und Vorschläge für Aktionen

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + Schloss
label-skip = verzichten
label-skip-penalty = verzichten: −5

## Der Spielplan

board-qwixx-roll = { $name } muss würfeln.
board-qwixx-white = Alle dürfen die **{ $number }** ankreuzen. Warten auf: { $names }.
caption-qwixx-white = Alle dürfen die **{ $number }** ankreuzen.
board-qwixx-colour = { $name } darf einen weißen und einen farbigen Würfel addieren oder verzichten.
board-qwixx-colour-or-penalty = { $name } darf einen weißen und einen farbigen Würfel addieren; Verzicht ist ein Fehlwurf.
board-qwixx-throw = Würfel: { $throw }
board-qwixx-legend = `×` angekreuzt · `·` weg · `[ ]` Schloss
board-qwixx-name-chosen = { $name } · hat gewählt
board-qwixx-player = **{ $points }** · Fehlwürfe { $penalties } von { $most }

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-qwixx-roll = { $name } muss würfeln.
alt-qwixx-white-all = Alle dürfen die weiße Summe ankreuzen.
alt-qwixx-white = Alle dürfen die weiße Summe ankreuzen. Warten auf: { $names }.
alt-qwixx-colour = { $name } darf einen farbigen Würfel nutzen.
alt-qwixx-throw = Würfel: { $throw }.
alt-qwixx-closed = Zu sind: { $rows }.
alt-qwixx-row = { row } { $crosses } bis { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Du darfst ankreuzen: { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: Kreuze { $rows }; { $points }.
   *[other] { $name }: Kreuze { $rows }; Fehlwürfe { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: keine Kreuze; { $points }.
   *[other] { $name }: keine Kreuze; Fehlwürfe { $penalties }; { $points }.
}

## Eigene Hand, eigener Zettel

sheet-heading = **Dein Zettel**
sheet-chose = Deine Wahl: { row } { $number }.
sheet-chose-nothing = Deine Wahl: nichts ankreuzen.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
} · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sheet-penalties = Fehlwürfe: { $boxes } { $count } von { $most }
sheet-total = Zusammen: **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**
sheet-legend = `×` angekreuzt · `·` weg · `[ ]` Schloss

## Was der Tisch ablehnt

refuse-no-sheet = In diesem Spiel gibt es keine Zettel.
refuse-cross = „{ $text }“ geht nicht. Gib eine Reihe (rot, gelb, grün, blau) und eine Zahl von 2 bis 12 an, zum Beispiel „Rot 5“.

## Knöpfe rund ums Spiel

button-sheet = Mein Zettel

## Befehle

command-cross-name = ankreuzen
command-cross-description = Kreuz eine Zahl auf deinem Zettel an
option-cross-row-name = reihe
option-cross-row-description = Die Reihe, auch gleich mit Zahl, zum Beispiel Rot 5
option-cross-number-name = zahl
option-cross-number-description = Die Zahl, 2 bis 12, wenn sie nicht bei der Reihe steht
command-skip-name = verzichten
command-skip-description = Nichts ankreuzen
command-sheet-name = zettel
command-sheet-description = Zeigt deinen Zettel, nur dir

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-before-roll = { $name } würfelt

## Tipps

hint-skips = { $count ->
    [0] , überspringt nichts
    [one] , verschenkt { $count } Zahl, etwa { $points } Punkte wert
   *[other] , verschenkt { $count } Zahlen, zusammen etwa { $points } Punkte wert
}

## Hilfe und Regeln

qwixx-card-aim-title = Worum es geht
qwixx-card-aim = 2–5 Personen. Alle haben einen Zettel mit vier Reihen: Rot und Gelb laufen von 2 bis 12, Grün und Blau von 12 bis 2, rechts am Ende je ein Schloss. Angekreuzt wird streng **von links nach rechts**; was du überspringst, ist weg.
qwixx-card-aim-example = Anna hat Rot 5 und 7 angekreuzt, also sind Rot 2, 3, 4 und 6 verloren. In Gelb bleiben nur 11 und 12, Grün geht ab 6 weiter, Blau ab 9.
qwixx-card-round-title = Eine Runde
qwixx-card-round =
    Wer dran ist, wirft zwei weiße Würfel und einen von jeder Farbe, die noch im Spiel ist.
    - **Weiß**: Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen oder verzichten. Gewählt wird verdeckt, ändern geht, bis alle gewählt haben; aufgedeckt wird gemeinsam.
    - **Farbe**: Nur wer dran ist, darf danach einen weißen und einen farbigen Würfel addieren und die Summe in der Reihe dieser Farbe ankreuzen, oder verzichten.

    Wer dran ist und beide Male nichts ankreuzt, kassiert einen Fehlwurf: −5. Alle anderen verzichten straffrei.
qwixx-card-round-example = Die weißen Würfel zeigten 4 und 1: Anna kreuzte Rot 5 an, Ben Gelb 5. Dann zählte Anna die weiße 4 und die blaue 6 zusammen und kreuzte Blau 10 an.
qwixx-card-lock-title = Schlösser
qwixx-card-lock = Die letzte Zahl einer Reihe, Rot oder Gelb 12, Grün oder Blau 2, braucht vorher mindestens **fünf Kreuze** in dieser Reihe. Wer sie ankreuzt, kreuzt das Schloss mit an; es zählt als weiteres Kreuz. Die Reihe ist dann für alle zu, und ihr Würfel scheidet sofort aus. Bei denselben weißen Würfeln können mehrere dieselbe Reihe schließen.
qwixx-card-lock-example = Anna hat Grün 7, 6, 5, 4, 3 und dann die 2 angekreuzt, und damit das Schloss. Grün ist für alle zu.
qwixx-card-end-title = Ende
qwixx-card-end = Sofort Schluss ist beim vierten Fehlwurf einer Person oder sobald zwei Reihen zu sind. Beenden schon die weißen Würfel das Spiel, gibt es keine Farbaktion und keinen Fehlwurf mehr.
qwixx-card-end-example = Grün war schon zu. Die weißen Würfel zeigen 12: Anna macht Rot zu, Ben Gelb. Drei Reihen sind zu, die Partie ist aus.
qwixx-card-points-title = Punkte
qwixx-card-points = 1, 2, 3, 4, 5, 6 Kreuze in einer Reihe bringen 1, 3, 6, 10, 15, 21 Punkte; 7 bis 12 bringen 28, 36, 45, 55, 66, 78. Jeder Fehlwurf kostet 5. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg. Wer anfängt, wird ausgewürfelt.
qwixx-card-points-example = Anna hat 4 Kreuze in Rot, 3 in Gelb, 7 in Grün mit dem Schloss, 8 in Blau und zwei Fehlwürfe: 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Was hier gilt
qwixx-card-rulings =
    Was die gedruckten Regeln offenlassen, ist hier so geregelt:
    - Bei den weißen Würfeln wählen alle geheim, und alles gilt zugleich.
    - Jeder weiße Würfel passt zu jedem farbigen; zweimal dieselbe Reihe in einem Zug geht, wenn das zweite Kreuz weiter rechts steht.
    - Eine Reihe, die bei den weißen Würfeln zugeht, gibt es bei der Farbe nicht mehr.
    - Beenden die weißen Würfel die Partie, gibt es keine Farbe und keinen Fehlwurf mehr.
    - Wer anfängt, entscheidet ein Würfel pro Person; bei Gleichstand noch einmal.
    - Wer gleich viele Punkte hat, teilt sich den Sieg.

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-qwixx-lock = { row } geht damit zu, und das Schloss zählt als weiteres Kreuz
why-qwixx-penalty = Verzichten würde 5 Punkte kosten
why-qwixx-no-penalty = ein Fehlwurf ist dann in diesem Zug ausgeschlossen
why-qwixx-no-gap = es überspringt keine Zahl
why-qwixx-gap = { $count ->
    [one] es überspringt eine Zahl statt { $instead }
   *[other] es überspringt { $count } Zahlen statt { $instead }
}
why-qwixx-points = { $points ->
    [one] es bringt sofort einen Punkt
   *[other] es bringt sofort { $points } Punkte
}
why-qwixx-saves = { $count ->
    [one] { row } { $number } würde eine Zahl verschenken
   *[other] { row } { $number } würde { $count } Zahlen verschenken
}

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Wirf die zwei weißen und die vier farbigen Würfel.
qwixx-lesson-white = Die Summe der weißen Würfel dürfen alle ankreuzen. Du gehst von links nach rechts, Übersprungenes ist verloren, also ist die rote 3 ein guter Anfang.
qwixx-lesson-white-else = Das geht. Aber die rote 3 hätte nur die 2 gekostet.
qwixx-lesson-colour = Jetzt etwas nur für dich: ein weißer und ein farbiger Würfel. Rote 3 und weiße 1 machen die rote 4.
qwixx-lesson-colour-else = Das geht. Aber die rote 4 hätte nichts gekostet.
qwixx-lesson-theirs = Der Computer hat geworfen, aber die weißen Würfel gelten auch für dich. In Blau fallen die Zahlen, also steht die 11 weit links.
qwixx-lesson-theirs-else = Das geht. Aber die blaue 11 hätte nur die 12 gekostet.
qwixx-lesson-own = Du bist dran: Wer wirft, darf zweimal ankreuzen, mit Weiß und mit einer Farbe.
qwixx-lesson-lock = In Grün kommt die 12 zuerst. In Rot kommt sie zuletzt, vor dem Schloss, und braucht fünf Kreuze.
qwixx-lesson-lock-else = Das geht. Aber die grüne 12 hätte nichts gekostet.
qwixx-lesson-enough = Du hast in diesem Zug schon etwas angekreuzt, also darfst du auf die Farbe verzichten.
qwixx-lesson-enough-else = Das geht. Aber die übersprungenen Zahlen sind verloren.
qwixx-lesson-skip = Die 8 würde in jeder Reihe Zahlen überspringen. Du bist nicht dran, also kostet Verzichten nichts.
qwixx-lesson-skip-else = Das geht. Aber die übersprungenen Zahlen sind verloren, und Verzichten war umsonst.
qwixx-lesson-penalty = Der Computer hat in seinem Zug nichts angekreuzt: ein Fehlwurf, minus 5. Jetzt du.

## Was zu tun ist, in einer Liste von Tischen

request-qwixx-white = für Weiß { $number } wählen
request-qwixx-colour = mit einem farbigen Würfel ankreuzen oder verzichten

odds-white = Weiße Würfel, die zusammen { $number } zeigen
