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
qwixx-blurb = Zahlen ankreuzen, von links nach rechts, bei jedem Wurf. Zaudern kostet. Zu zweit bis fünft.

## Was geschah

account-qwixx-to-begin = Wer fängt an? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } würfelt { $throw }.
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

qwixx-rules =
    2–5 Personen. Alle haben einen Zettel mit vier Reihen: Rot und Gelb laufen von 2 bis 12, Grün und Blau von 12 bis 2, rechts am Ende je ein Schloss. Angekreuzt wird streng **von links nach rechts**; was du überspringst, ist weg.

    ### Eine Runde
    Wer dran ist, wirft zwei weiße Würfel und einen von jeder Farbe, die noch im Spiel ist.
    - **Weiß**: Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen oder verzichten. Gewählt wird verdeckt, ändern geht, bis alle gewählt haben; aufgedeckt wird gemeinsam.
    - **Farbe**: Nur wer dran ist, darf danach einen weißen und einen farbigen Würfel addieren und die Summe in der Reihe dieser Farbe ankreuzen, oder verzichten.

    Wer dran ist und beide Male nichts ankreuzt, kassiert einen Fehlwurf: −5. Alle anderen verzichten straffrei.

    ### Schlösser
    Die letzte Zahl einer Reihe, Rot oder Gelb 12, Grün oder Blau 2, braucht vorher mindestens **fünf Kreuze** in dieser Reihe. Wer sie ankreuzt, kreuzt das Schloss mit an; es zählt als weiteres Kreuz. Die Reihe ist dann für alle zu, und ihr Würfel scheidet sofort aus. Bei denselben weißen Würfeln können mehrere dieselbe Reihe schließen.

    ### Ende
    Sofort Schluss ist beim vierten Fehlwurf einer Person oder sobald zwei Reihen zu sind. Beenden schon die weißen Würfel das Spiel, gibt es keine Farbaktion und keinen Fehlwurf mehr.

    ### Punkte
    1, 2, 3, 4, 5, 6 Kreuze in einer Reihe bringen 1, 3, 6, 10, 15, 21 Punkte; 7 bis 12 bringen 28, 36, 45, 55, 66, 78. Jeder Fehlwurf kostet 5. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg. Wer anfängt, wird ausgewürfelt.
