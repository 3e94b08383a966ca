### Jeder Satz, den Stammtisch sagt, auf Deutsch. Dieselben Schlüssel und Platzhalter wie en.ftl.

## Wörter, aus denen Sätze werden

list-and = { $list } und { $last }
seat-unnamed = Platz { $number }
count-worms = { $count ->
    [one] { $count } Wurm
   *[other] { $count } Würmer
}
count-snails = { $count ->
    [one] { $count } Schnecke
   *[other] { $count } Schnecken
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
dice-group = { $face ->
    [worm] { $count ->
        [one] Wurm
       *[other] Würmer ×{ $count }
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $face } ×{ $count }
    }
}
dice-kept = { $count ->
    [one] { $face ->
        [worm] einen Wurm
       *[other] eine { $face }
    }
   *[other] { $count } { face-many }
}
face-many = { $face ->
    [worm] Würmer
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
}
face-none = { face-many }
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

game-name = { $game ->
    [heckmeck] Heckmeck am Bratwurmeck
    [barbecue] Heckmeck Barbecue
    [karteneck] Heckmeck am Karteneck
   *[qwixx] Qwixx
}
game-blurb = { $game ->
    [heckmeck] Acht Würfel, sechzehn Portionen Bratwurm und Nachbarn, die klauen. Zu zweit bis siebt.
    [barbecue] Würfle dir einen Platz am Grill, sichere ihn mit Tellern, und Vorsicht, Schnecken. Zu zweit bis fünft.
    [karteneck] Hühner und Würmer auf der Hand: mehr auslegen als die anderen, aber nie ohne Wurm. Zu zweit bis sechst.
   *[qwixx] Zahlen ankreuzen, von links nach rechts, bei jedem Wurf. Zaudern kostet. Zu zweit bis fünft.
}

## Was geschah

account-begins = { $name } fängt an.
account-rolled = { $name } würfelt { $dice }.
account-rolled-kept = { $name } würfelt { $dice } und legt { $kept } raus: zusammen { $total }.
account-kept = { $name } legt { $kept } raus: zusammen { $total }.
account-bust = { $name } würfelt nichts Neues: Fehlwurf.
account-no-worm = { $name } hört ohne Wurm auf: Fehlversuch.
account-over = Das war’s.

account-heckmeck-took = { $name } nimmt die { $tile } ({ $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}).
account-heckmeck-stole = { $name } klaut { $from } die { $tile }.
account-heckmeck-no-tile = { $name } hört auf, aber dafür gibt es keinen Stein.
account-heckmeck-costs-nothing = Zu verlieren gab es nichts.
account-heckmeck-returned = Die { $tile } geht zurück; als höchste auf dem Grill bleibt sie offen.
account-heckmeck-other-turned = Die { $tile } geht zurück, die { $other } wird umgedreht.
account-heckmeck-itself-turned = Die { $tile } geht zurück, und zwar verdeckt.
account-heckmeck-both-turned = Die { $tile } geht verdeckt zurück, die { $other } wird auch umgedreht.

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
}, und da kommt niemand mehr ran.
account-barbecue-snail = { $name } schnappt sich die Schnecke von der { $section }.
account-barbecue-pile-snail = { $name } würfelt mehr als 36 und nimmt eine Schnecke vom Vorrat.
account-barbecue-no-snail-left = { $name } würfelt mehr als 36, und es ist keine Schnecke mehr da.
account-barbecue-too-low = { $name } hört unter 23 auf: Fehlversuch.
account-barbecue-full = { $name } landet auf der { $section }, wo schon zwei Teller stehen: Fehlversuch.
account-barbecue-snail-placed = Auf die { $section } kriecht eine Schnecke.
account-barbecue-snail-evicts = Auf die { $section } kriecht eine Schnecke; { $name } bekommt den Teller zurück und behält die Würmer.

account-karteneck-round = Runde { $round }: { $grill } auf dem Grill. { $name } fängt an.
account-karteneck-laid = { $name } legt { $cards } aus: zusammen { $sum }.
account-karteneck-drew = { $name } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
account-karteneck-reshuffled = Der Stapel war leer; { $count ->
    [one] { $count } abgeworfene Karte wird
   *[other] { $count } abgeworfene Karten werden
} neu gemischt.
account-karteneck-succeeded = { $name } passt mit Wurm und { $sum }.
account-karteneck-stole = { $name } klaut { $from } die { $tile }.
account-karteneck-failed = { $name } passt ohne Wurm und muss die { $tile } nehmen.
account-karteneck-shared = Verteilung: { $shares }.
account-karteneck-share = { $tile } an { $name } (mit { $sum })

account-qwixx-to-begin = Wer fängt an? { $rolls }.
account-qwixx-to-begin-roll = { $name } { $die }
account-qwixx-rolled = { $name } würfelt { $throw }.
account-qwixx-chose = { $count ->
    [one] { $names } hat gewählt.
   *[other] { $names } haben gewählt.
}
account-qwixx-revealed = Weiße { $number }: { $choices }.
account-qwixx-revealed-nothing = Weiße { $number }: will niemand haben.
account-qwixx-choice = { $name } { row }
account-qwixx-crossed = { $name } kreuzt { row } { $number } an.
account-qwixx-skipped = { $name } lässt die bunten Würfel liegen.
account-qwixx-locked = { $name } kreuzt das Schloss { row-in } mit an.
account-qwixx-closed = { row-title } ist zu, der Würfel scheidet aus.
account-qwixx-penalty = { $name } hat nichts angekreuzt: Fehlwurf { $penalties } von { $most }.

## Warum etwas nicht geht

illegal-over = Das Spiel ist vorbei. Ein neues gibt es mit /{ command-rematch-name } oder /{ command-play-name }.
illegal-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
illegal-not-your-turn = { $name } ist dran. Du kommst schon noch.
illegal-other-game = Das gehört zu einem anderen Spiel. Die Knöpfe unter dem Spielplan zeigen, was hier geht.
illegal-roll-first = Noch ist nicht gewürfelt. Fang mit /{ command-roll-name } an.
illegal-keep-first = Leg erst eine Sorte aus deinem Wurf raus (/{ command-keep-name }), dann weiter oder aufhören.
illegal-must-stop = Zu würfeln gibt es nichts mehr. Hol dir mit /{ command-stop-name }, was du hast.
illegal-no-such-face = Diese Würfel haben keine { face-none }. Nimm etwas, das in deinem Wurf liegt.
illegal-face-used = { face-many } hast du in diesem Zug schon rausgelegt. Nimm etwas Neues.
illegal-face-not-rolled = In deinem Wurf sind keine { face-none }. Nimm etwas, das da liegt.
illegal-no-choice = Zu wählen gibt es hier nichts. Ein schlichtes /{ command-stop-name } nimmt, was da ist.
illegal-passed = Du hast gepasst und bist bis zur nächsten Runde raus. Lehn dich zurück.
illegal-not-in-hand = Diese Karten hast du nicht. Was du hast, zeigt /{ command-hand-name }.
illegal-kind-laid = { $kind } liegt schon vor dir, und jede Sorte geht nur einmal pro Runde. Leg eine andere aus oder passe.
illegal-nothing-to-steal = Niemandes oberster Stein gleicht deiner Summe, oder dir fehlt ein Wurm. Passen kannst du trotzdem.
illegal-awaiting-roll = Erst muss { $name } würfeln.
illegal-already-rolled = Gewürfelt ist schon. Kreuz etwas an oder verzichte.
illegal-already-chosen = Deine Wahl für die weißen Würfel liegt verdeckt. Sie wird aufgedeckt, sobald alle gewählt haben.
illegal-not-that-number = Die { $number } { row-in } geben die Würfel nicht her. Was geht, zeigen die Knöpfe; oder verzichte.
illegal-row-closed = { row-title } ist für alle zu. Nimm eine andere Reihe oder verzichte.
illegal-not-further-right = Die { $number } { row-in } liegt nicht rechts von deinem letzten Kreuz. Geh weiter nach rechts, nimm eine andere Reihe oder verzichte.
illegal-needs-five = Für { row-title } { $number } brauchst du davor { $needed } Kreuze, du hast { $crosses }. Nimm eine andere Reihe oder verzichte.

## Was Aufhören bringt, hinter „Aufhören:“

prize-tile = { $tile } nehmen
prize-steal = { $tile } klauen
prize-nothing = Fehlversuch
prize-no-worm = Fehlversuch, kein Wurm
prize-no-tile = Fehlversuch, kein Stein
prize-occupy = Teller auf { $section }, +{ $worms }
prize-capture = { $section } erobern, +{ $worms }
prize-close = { $section } sichern, +{ $worms }
prize-snail = Schnecke von { $section }
prize-pile-snail = Schnecke vom Vorrat
prize-no-snail-left = Spielende, keine Schnecke da
prize-too-low = Fehlversuch, unter 23
prize-full = Fehlversuch, { $section } ist voll

## Knöpfe und Vorschläge für Aktionen

label-roll = würfeln
label-roll-on = { $left ->
    [one] letzten Würfel würfeln
   *[other] { $left } Würfel würfeln
}
label-leads-to = { $what } → { $total }
label-stop = aufhören: { $prize }
label-stop-plain = aufhören
label-stop-grill = { $tile } vom Grill nehmen
label-pass = passen mit { $sum }
label-pass-fail = passen und { $tile } nehmen
label-pass-steal = passen und { $sum } klauen
label-cross = { row } { $number }
label-cross-lock = { row } { $number } mit Schloss
label-skip = verzichten
label-skip-penalty = verzichten: −5

## Der Spielplan

board-turn = { $name } ist dran.
board-over = Das Spiel ist vorbei.
board-name-turn = ▶ { $name }
board-quick = Schnelle Variante: Zurückgelegtes wird umgedreht.
board-rolled = Wurf: **{ $dice }**
board-aside = Rausgelegt: **{ $dice }** = **{ $total }**, { $left ->
    [0] kein Würfel übrig
    [one] ein Würfel übrig
   *[other] { $left } Würfel übrig
}
board-prize = Aufhören hieße: { $prize }
board-no-tile = noch kein Stein
board-stack-one = **{ $top }** · { $worms }
board-stack = **{ $top }** auf { $below } · { $worms }
board-heckmeck-legend = `~` Wurm · `··` weg · `##` umgedreht
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
board-karteneck-round = Runde { $round } von { $rounds }
board-karteneck-legend = `~` Wurm; der niedrigste Stein ist für Fehlversuche
board-karteneck-grill-empty = Der Grill ist leer.
board-karteneck-deck = Stapel { $deck } · Ablage { $discards }
board-karteneck-nothing-laid = Noch nichts ausgelegt
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Gepasst: { $cards } = **{ $sum }**
board-karteneck-failed = Ohne Wurm gepasst
board-karteneck-hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-qwixx-roll = { $name } ist mit Würfeln dran.
board-qwixx-white = Alle dürfen die **{ $number }** ankreuzen. Noch zu wählen: { $names }.
board-qwixx-colour = { $name } darf einen weißen und einen bunten Würfel addieren oder verzichten.
board-qwixx-colour-or-penalty = { $name } darf einen weißen und einen bunten Würfel addieren; Verzicht ist ein Fehlwurf.
board-qwixx-throw = Würfel: { $throw }
board-qwixx-legend = `×` angekreuzt · `·` weg · `[ ]` Schloss
board-qwixx-name-chosen = { $name } · hat gewählt
board-qwixx-player = **{ $points }** · Fehlwürfe { $penalties } von { $most }

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-title = { $name }.
alt-turn = { $name } ist dran.
alt-over = Das Spiel ist vorbei.
alt-rolled = Wurf: { $dice }.
alt-aside = Rausgelegt: { $dice }, zusammen { $total }.
alt-prize = Aufhören hieße: { $prize }.
alt-grill = Auf dem Grill: { $tiles }.
alt-no-tile = { $name } hat keinen Stein.
alt-heckmeck-turned = Umgedreht: { $tiles }.
alt-heckmeck-player = { $name } hat von oben { $tiles }, { $worms }.
alt-barbecue-empty = Leere Felder: { $sections }.
alt-barbecue-snails = Schnecken auf { $sections }.
alt-barbecue-pile = Schnecken im Vorrat: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = Ein Teller auf { $sections }.
alt-barbecue-closed = Zwei Teller auf { $sections }.
alt-karteneck-round = Runde { $round } von { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = { $sum } ausgelegt, mit Wurm
alt-karteneck-no-worm = { $sum } ausgelegt, ohne Wurm
alt-karteneck-succeeded = gepasst mit { $sum }
alt-karteneck-failed = ohne Wurm gepasst
alt-karteneck-no-tile = kein Stein
alt-karteneck-stack = Steine { $top } von oben, { $worms }
alt-qwixx-roll = { $name } ist mit Würfeln dran.
alt-qwixx-white-all = Alle dürfen die weiße Summe ankreuzen.
alt-qwixx-white = Alle dürfen die weiße Summe ankreuzen. Noch zu wählen: { $names }.
alt-qwixx-colour = { $name } darf einen bunten Würfel nutzen.
alt-qwixx-throw = Würfel: { $throw }.
alt-qwixx-closed = Geschlossen: { $rows }.
alt-qwixx-row = { row } { $crosses } bis { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Du darfst ankreuzen: { $numbers }.
alt-karteneck-deck = Karten im Stapel: { $count }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: Kreuze { $rows }; { $points }.
   *[other] { $name }: Kreuze { $rows }; Fehlwürfe { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: keine Kreuze; { $points }.
   *[other] { $name }: keine Kreuze; Fehlwürfe { $penalties }; { $points }.
}

## Eigene Hand, eigener Zettel

hand-title = **Deine Hand**: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, zusammen { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (Sorte schon ausgelegt)
hand-empty = Deine Hand ist leer. Da hilft nur passen.
hand-laid = Vor dir: { $cards } = **{ $sum }**
hand-laid-nothing = Vor dir liegt noch nichts.
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

## Ergebnis

results-title = { $game }: Ergebnis
results-won = { $count ->
    [one] **{ $names }** gewinnt.
   *[other] **{ $names }** teilen sich den Sieg.
}
results-line = { $medal }{ $place }. { $name }: { $points }
results-tie-break = Gleichstand: { $game ->
    [barbecue] Der Teller auf dem höheren Feld entscheidet.
   *[other] Der höhere Stein entscheidet.
}

## Vor dem Spiel

lobby-title = Ein Tisch für { $game }
lobby-host = Eröffnet von: { $name }
lobby-seats = Plätze besetzt: { $taken } von { $seats }
lobby-players = Am Tisch: { $names }
lobby-waiting = Es ist noch Platz. Setz dich dazu.
lobby-ready = Es sind genug da. { $name } kann anfangen lassen.
lobby-full = Alle Plätze sind besetzt.
lobby-needs = { $count ->
    [one] Es braucht mindestens { $count } Person.
   *[other] Es braucht mindestens { $count } Personen.
}
lobby-how-to-join = Setz dich dazu, mit dem Knopf oder /{ command-join-name }.
lobby-joined = { $name } setzt sich dazu.
lobby-left = { $name } steht auf.
lobby-host-now = Ab jetzt hat { $name } den Tisch.
lobby-closed = Alle sind weg, der Tisch wird abgeräumt.
lobby-expired = Es ging nicht los, der Tisch wird abgeräumt. Einen neuen gibt es mit /{ command-play-name }.
lobby-started = Es geht los.
variant-quick-lobby = Schnelle Variante: Ein zurückgelegter Stein wird sofort umgedreht.
lobby-thread = Gespielt wird in { $thread }.
lobby-pace = Tempo: { $pace }
lobby-word-hint = Du traust den Würfeln nicht? Misch vor dem Start mit /{ command-word-name } ein eigenes Wort hinein.
lobby-word-taken = Dein Wort ist in den Würfeln: „{ $word }“.

pace-live-name = zügig
pace-live-explained = zügig: { $time } je Zug, dann spielt der Computer für dich
pace-relaxed-name = gemütlich
pace-relaxed-explained = gemütlich: { $time } je Zug, für Partien nebenher
pace-none-name = ohne Uhr
pace-none-explained = ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen

## Die Uhr

clock-turn-ends = Der Zug endet { $when }.
clock-no-limit = Es läuft keine Uhr.
clock-reminder = { $user }, der Tisch wartet auf dich. Der Zug endet { $when }.
clock-played-for = { $name } ist nicht da; der Computer hat gespielt.
clock-seat-released = { $name } ist schon länger weg. Der Computer hält den Platz warm; mit /{ command-table-name } geht es weiter.
clock-back = { $name } ist wieder da.
clock-left-game = { $name } ist aufgestanden. Auf dem Platz spielt der Computer weiter.

## Aufhören und noch mal

end-vote = { $name } möchte aufhören: { $votes } von { $needed } Stimmen.
end-vote-noted = Deine Stimme zählt: { $votes } von { $needed }.
end-by-host = { $name } hat das Spiel beendet.
end-by-moderator = { $name } hat das Spiel als Moderation beendet.
end-by-vote = Der Tisch hat beschlossen aufzuhören.
end-abandoned = Es saß niemand mehr am Tisch, also ist das Spiel vorbei.
end-no-result = Gewertet wird es nicht.
rematch-offer = Noch eins? Der Knopf deckt denselben Tisch noch mal.
rematch-opened = { $name } will eine Revanche.
rematch-first-seat = Die Plätze bleiben; wer nicht bleiben kann, geht mit /{ command-leave-name }.

## Was der Tisch ablehnt

refuse-no-table = In diesem Kanal steht kein Tisch. /{ command-play-name } stellt einen auf.
refuse-table-here = Hier steht schon ein Tisch. Setz dich mit /{ command-join-name } dazu oder geh in einen anderen Kanal.
refuse-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen ist erlaubt, und beim nächsten ist vielleicht ein Stuhl frei.
refuse-not-seated-lobby = Du sitzt noch nicht an diesem Tisch. Setz dich mit /{ command-join-name } dazu.
refuse-already-seated = Du sitzt schon an diesem Tisch.
refuse-full = Alle { $seats } Plätze sind besetzt. Schau zu oder stell woanders einen Tisch auf.
refuse-already-started = Das Spiel läuft schon, da kann sich niemand mehr dazusetzen. Frag nach einer Revanche.
refuse-not-started = Das Spiel hat noch nicht angefangen. Wer den Tisch eröffnet hat, startet mit /{ command-start-name }.
refuse-too-few = { $needed ->
    [one] Es braucht mindestens { $needed } Person, da sind bisher { $count }.
   *[other] Es braucht mindestens { $needed } Personen, da sind bisher { $count }.
}
refuse-only-host = Das darf nur, wer den Tisch eröffnet hat: { $name }.
refuse-too-many-yours = { $most ->
    [one] Du hast schon { $most } offenen Tisch. Spiel ihn erst zu Ende oder beende ihn.
   *[other] Du hast schon { $most } offene Tische. Spiel erst einen zu Ende oder beende ihn.
}
refuse-too-many-server = { $most ->
    [one] Auf diesem Server steht schon { $most } Tisch. Warte, bis er frei wird.
   *[other] Auf diesem Server stehen schon { $most } Tische. Warte, bis einer frei wird.
}
refuse-old-board = Dieser Spielplan ist veraltet. Hier ist der aktuelle.
refuse-over = An diesem Tisch ist Schluss. Weiter geht es mit /{ command-rematch-name } oder /{ command-play-name }.
refuse-nothing-private = Geheim ist in diesem Spiel nichts: Alles steht auf dem Spielplan.
refuse-not-your-hand = Das ist nicht deine Hand. Deine zeigt /{ command-hand-name }.
refuse-no-hand = In diesem Spiel gibt es keine Karten.
refuse-no-sheet = In diesem Spiel gibt es keine Zettel.
variant-quick-elsewhere = Die schnelle Variante gibt es nur bei Heckmeck am Bratwurmeck.
refuse-face = „{ $text }“ steht auf keinem Würfel. Versuch es mit „Würmer“ oder „3“.
refuse-cards = „{ $text }“ sind keine Karten. Versuch es mit „2x3“ für zwei Hühner 3 oder „Würmer 7 19“.
refuse-cross = „{ $text }“ ist keine Reihe mit Zahl. Versuch es mit „Rot 5“.
refuse-word = Dieses Wort geht nicht. { $most ->
    [one] Höchstens { $most } Zeichen in einer Zeile.
   *[other] Höchstens { $most } Zeichen in einer Zeile.
}
refuse-word-late = Die Würfel sind mit dem Start gefallen; Wörter gehen nur davor hinein.
refuse-voted = Du hast schon abgestimmt.
refuse-elsewhere = Tische stehen in Kanälen von Servern. Hier gibt es keinen.
refuse-already-back = Deinen Platz hat niemand genommen. Er gehört noch dir.

## Wenn etwas klemmt

trouble-internal = Bei uns ist etwas kaputtgegangen, tut uns leid. Dein Spiel ist sicher; versuch es gleich noch mal.
trouble-internal-id = Bei uns ist etwas kaputtgegangen, tut uns leid. Dein Spiel ist sicher. Wenn du es meldest, nenn { $id }.
trouble-permissions = Das darf ich hier nicht. Wer kann, muss mir erlauben: { $permissions }.
trouble-slow = Langsam. Versuch es gleich noch mal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-history = Nachrichtenverlauf anzeigen
permission-create-threads = Öffentliche Threads erstellen
permission-send-in-threads = Nachrichten in Threads senden

## Ehrliche Würfel

fair-commitment = Würfel-Startwert versprochen: { $hash }
fair-reveal = Würfel-Startwert aufgedeckt: { $seed }
fair-words = Hineingemischte Wörter: { $words }
fair-check = Mit dem Spielprotokoll und `stammtisch verify` lassen sich die Würfel nachprüfen.

## Knöpfe rund ums Spiel

button-join = Mitspielen
button-leave = Aufstehen
button-start = Anfangen
button-rules = Regeln
button-hand = Meine Hand
button-sheet = Mein Zettel
button-board = Spielplan
button-rematch = Revanche
button-back = Bin wieder da
button-vote-end = Für Abbruch stimmen

## Zeilen um den Spielplan

board-mention = { $user }, du bist dran
board-mention-many = { $users }: ihr habt die Wahl
board-footer = { $game } · Tisch { $table }
board-footer-move = { $game } · Tisch { $table } · Aktion { $move }
board-title = { $game }
board-picture-missing = Das Bild ist noch auf dem Grill. Hier der Spielplan in Worten.
board-sealed = Liegt verdeckt. Aufgedeckt wird, sobald alle gewählt haben.

## Hilfe und Regeln

rules-header = { $game }: die Regeln
rules-footer = Mit unseren Worten, und kein Ersatz für die Schachtel: Kauf das Spiel, es ist gut.
help-text =
    ### Stammtisch
    Würfel- und Kartenspiele für die Stammgäste eines Kanals. Ohne Anmeldung, ohne Einsatz, mit Würfeln zum Nachprüfen.

    - /{ command-play-name } stellt einen Tisch auf, /{ command-join-name } besetzt einen Platz, /{ command-start-name } fängt an.
    - Danach gibt es Knöpfe unter dem Spielplan. Zu jedem gehört auch ein Befehl: /{ command-roll-name }, /{ command-keep-name }, /{ command-stop-name }, /{ command-lay-name }, /{ command-pass-name }, /{ command-cross-name }, /{ command-skip-name }.
    - /{ command-hand-name } und /{ command-sheet-name } zeigen dir, was dir gehört, und sonst niemandem.
    - /{ command-table-name } holt den Spielplan wieder nach unten, und dich an deinen Platz zurück.
    - /{ command-rules-name } erklärt ein Spiel, /{ command-end-name } bricht eins ab, /{ command-rematch-name } fängt es von vorn an.
    - Computer spielen mit: Setz sie vor dem Start dazu oder gleich mit /{ command-play-name }. /{ command-hint-name } verrät dir, und nur dir, was sie tun würden.
    - /{ command-word-name } mischt ein Wort von dir in die Würfel, damit niemand sie ausgesucht haben kann.
    - /{ command-leaderboard-name } zeigt, wer vorn liegt, /{ command-stats-name }, wie jemand spielt, /{ command-history-name } vergangene Partien; /{ command-replay-name } und /{ command-verify-name } sehen sich eine noch einmal an.
    - /{ command-preferences-name } und /{ command-privacy-name } sind für dich, /{ command-settings-name } für die, die den Server verwalten.

    Für alle, die zu lange weg sind, spielt der Computer; zurückkommen geht immer.
    Stammtisch ist ein inoffizielles Fanprojekt; die Spiele gehören ihren Autoren und Verlagen.

rules-heckmeck =
    2–7 Personen. Sechzehn Steine, 21 bis 36, liegen offen auf dem Grill, jeder mit ein bis vier Würmern: 21–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier. Die meisten Würmer gewinnen.

    ### Dein Zug
    - Wirf alle acht Würfel. Sie zeigen 1 bis 5 und einen Wurm; der zählt 5, ist aber keine Fünf.
    - Leg **alle** Würfel **einer** Sorte raus, die du in diesem Zug noch nicht rausgelegt hast.
    - Dann wirf den Rest noch mal oder hör auf. Zwischen Wurf und Rauslegen kannst du nicht aufhören.
    - Sind alle Würfel oder alle sechs Sorten draußen, wird sofort abgerechnet.

    ### Aufhören
    Ohne Wurm unter deinen Würfeln ist es ein Fehlversuch. Mit Wurm entscheidet die Summe:
    - Liegt dieser Stein offen auf dem Grill, nimmst du ihn.
    - Liegt er bei jemand anderem **obenauf**, kannst du ihn klauen. Gibt es auf dem Grill auch einen niedrigeren, darfst du stattdessen den nehmen.
    - Sonst nimmst du den höchsten offenen Stein vom Grill unter deiner Summe. Gibt es keinen, ist es ein Fehlversuch.

    Steine kommen auf deinen Stapel. Geklaut werden kann nur der oberste; dein eigener oberster hilft dir nie.

    ### Fehlversuch
    Auch ein Wurf, der nur Sorten zeigt, die du schon hast, ist ein Fehlversuch. Dein oberster Stein geht offen zurück auf den Grill. Dann wird der höchste Stein auf dem Grill für immer umgedreht, außer es ist der eben zurückgelegte. Hast du keinen Stein, passiert gar nichts.

    Schnelle Variante: Der zurückgelegte Stein wird in jedem Fall auch umgedreht.

    ### Ende
    Liegt kein Stein mehr offen auf dem Grill, ist sofort Schluss. Bei Gleichstand entscheidet der höchste einzelne Stein; wer ohne Stein gleichauf liegt, teilt sich den Platz.

rules-barbecue =
    2–5 Personen. Der Grill hat vierzehn Felder, 23 bis 36, mit Würmern darauf: 23–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier. Ein Wurm ist 1 Punkt, eine Schnecke 3. Die meisten Punkte gewinnen.

    ### Dein Zug
    - Wirf alle acht Würfel. Sie zeigen 1, 2, 3, 4, 6 und einen Wurm, der 5 zählt. Eine Fünf gibt es nicht.
    - Leg **alle** Würfel **einer** Sorte raus, die du in diesem Zug noch nicht rausgelegt hast.
    - Dann wirf den Rest noch mal oder hör auf. Sind alle Würfel oder alle sechs Sorten draußen, wird sofort abgerechnet.

    ### Aufhören
    Deine Summe trifft genau ein Feld; ein nächstniedrigeres gibt es hier nicht.
    - **Leer**: Stell einen Teller darauf und nimm die Würmer aus dem Vorrat.
    - **Fremder Teller**: Du bekommst die Würmer von der Person, der er gehört, und stellst deinen an seine Stelle.
    - **Eigener Teller**: Stell einen zweiten dazu und nimm die Würmer noch mal. Das Feld ist jetzt gesichert.
    - **Schnecke**: Nimm sie. Ein Teller kommt nicht hin.
    - **Über 36**: Nimm eine Schnecke vom Vorrat; ist er leer, die vom höchsten Feld mit Schnecke; gibt es keine, ist das Spiel aus.

    ### Fehlversuch
    Ein Fehlversuch ist: kein Wurm rausgelegt, ein Wurf nur mit schon rausgelegten Sorten, eine Summe unter 23, ein Feld mit zwei Tellern.

    Nach jedem Fehlversuch kriecht eine Schnecke aus dem Vorrat auf das höchste leere Feld. Ist keines leer, nimmt sie das höchste Feld mit nur einem Teller: Der geht zurück, die Würmer darf man behalten.

    ### Ende
    Sofort Schluss ist, wenn nach einem Fehlversuch keine Schnecke mehr im Vorrat oder kein Platz für eine da ist, oder wenn es für eine Summe über 36 keine Schnecke mehr gibt. Bei Gleichstand entscheidet der Teller auf dem höchsten Feld; wer dann keinen hat, teilt sich den Platz.

rules-karteneck =
    2–6 Personen. 30 Steine: drei mit der 0, dazu 16 bis 42. Würmer: auf der 0 keiner, 16–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier, 37–40 fünf, 41–42 sechs. Die meisten Würmer gewinnen.

    110 Karten: Hühner 1 bis 5, je siebzehn, und 25 Würmer. Ein Wurm zählt 5, ist kein Huhn 5 und trägt ein Schild mit einer Zahl von 1 bis 25. Alle bekommen sechs Karten, verdeckt.

    ### Eine Runde
    So viele Steine, wie Leute mitspielen, liegen auf dem Grill. Reihum kannst du
    - eine oder mehrere Karten einer Sorte **auslegen**, die du in dieser Runde noch nicht ausgelegt hast, und 1 Karte ziehen; oder
    - **passen** und für die Runde raus sein.

    Wer als Letztes übrig ist, macht Zug um Zug weiter, bis auch hier gepasst wird. Mit leerer Hand musst du passen.

    ### Passen
    - **Ohne Wurm** ist es ein Fehlversuch: Deine ausgelegten Karten kommen weg, und du nimmst sofort den niedrigsten Stein vom Grill.
    - **Mit Wurm** bleiben deine Karten liegen. Gleicht deine Summe dem obersten Stein einer anderen Person, darfst du ihn jetzt klauen. Dann wartest du auf die Verteilung, auch nach einem Diebstahl.

    Nach dem Passen ziehst du 2 Karten; wer als Letztes passt, zieht keine.

    ### Verteilung
    Haben alle gepasst, nehmen die Erfolgreichen die Steine: die höchste Summe den höchsten Stein und so weiter abwärts. Bei gleicher Summe geht das höhere beste Schild vor. Dann kommen alle ausgelegten Karten weg; die Hand bleibt.

    Wer zuletzt einen Stein vom Grill genommen hat, fängt die nächste Runde an. Klauen zählt dafür nicht.

    ### Ende
    Zu 2, 3, 4, 5, 6 spielt man 9, 8, 7, 6, 5 Runden. Zu zweit, dritt und viert bleiben 12, 6 und 2 Steine ungesehen draußen. Bei Gleichstand entscheidet der höchste einzelne Stein. Ist der Stapel leer, wird die Ablage neu gemischt; ist auch die leer, zieht niemand.

rules-qwixx =
    2–5 Personen. Alle haben einen Zettel mit vier Reihen: Rot und Gelb laufen von 2 bis 12, Grün und Blau von 12 bis 2, rechts am Ende je ein Schloss. Angekreuzt wird streng **von links nach rechts**; was du überspringst, ist weg.

    ### Eine Runde
    Wer dran ist, wirft zwei weiße Würfel und einen von jeder Farbe, die noch im Spiel ist.
    - **Weiß**: Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen oder verzichten. Gewählt wird verdeckt, aufgedeckt gemeinsam.
    - **Farbe**: Nur wer dran ist, darf danach einen weißen und einen bunten Würfel addieren und die Summe in der Reihe dieser Farbe ankreuzen, oder verzichten.

    Wer dran ist und beide Male nichts ankreuzt, kassiert einen Fehlwurf: −5. Alle anderen verzichten straffrei.

    ### Schlösser
    Die letzte Zahl einer Reihe, Rot oder Gelb 12, Grün oder Blau 2, braucht vorher mindestens **fünf Kreuze** in dieser Reihe. Wer sie ankreuzt, kreuzt das Schloss mit an; es zählt als weiteres Kreuz. Die Reihe ist dann für alle zu, und ihr Würfel scheidet sofort aus. Bei denselben weißen Würfeln können mehrere dieselbe Reihe schließen.

    ### Ende
    Sofort Schluss ist beim vierten Fehlwurf einer Person oder sobald zwei Reihen zu sind. Beenden schon die weißen Würfel das Spiel, gibt es keine Farbaktion und keinen Fehlwurf mehr.

    ### Punkte
    1, 2, 3, 4, 5, 6 Kreuze in einer Reihe bringen 1, 3, 6, 10, 15, 21 Punkte; 7 bis 12 bringen 28, 36, 45, 55, 66, 78. Jeder Fehlwurf kostet 5. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg. Wer anfängt, entscheidet ein Würfel für jeden.

## Befehle

command-play-name = spielen
command-play-description = Stellt in diesem Kanal einen Tisch auf
option-play-game-name = spiel
option-play-game-description = Welches Spiel
option-play-quick-name = schnell
option-play-quick-description = Nur Heckmeck: Zurückgelegtes wird umgedreht, das Spiel wird kürzer
option-play-pace-name = tempo
option-play-pace-description = Wie lange ein Zug dauern darf
option-play-thread-name = thread
option-play-thread-description = In einem eigenen Thread spielen
command-join-name = mitspielen
command-join-description = Setz dich an den Tisch in diesem Kanal
command-leave-name = aufstehen
command-leave-description = Verlass den Tisch in diesem Kanal
command-start-name = anfangen
command-start-description = Das Spiel beginnen (wer den Tisch eröffnet hat)
command-table-name = tisch
command-table-description = Zeigt den Spielplan neu und gibt dir deinen Platz zurück
command-roll-name = würfeln
command-roll-description = Wirf die Würfel
command-keep-name = rauslegen
command-keep-description = Leg alle Würfel einer Sorte raus
option-keep-face-name = sorte
option-keep-face-description = Die Sorte, zum Beispiel 3 oder Würmer
command-stop-name = aufhören
command-stop-description = Beende deinen Zug und nimm, was deine Würfel hergeben
option-stop-grill-name = grill
option-stop-grill-description = Nimm den niedrigeren Stein vom Grill, statt zu klauen
command-hand-name = hand
command-hand-description = Zeigt deine Karten, nur dir
command-lay-name = auslegen
command-lay-description = Leg Karten einer Sorte aus
option-lay-cards-name = karten
option-lay-cards-description = Die Karten, zum Beispiel 2x3 für zwei Hühner 3 oder Würmer 7 19
command-pass-name = passen
command-pass-description = Für diese Runde raus sein
option-pass-steal-name = klauen
option-pass-steal-description = Klau den Stein, der deiner Summe gleicht
command-cross-name = ankreuzen
command-cross-description = Kreuz eine Zahl auf deinem Zettel an
option-cross-row-name = reihe
option-cross-row-description = Die Reihe
option-cross-number-name = zahl
option-cross-number-description = Die Zahl, 2 bis 12
command-skip-name = verzichten
command-skip-description = Nichts ankreuzen
command-sheet-name = zettel
command-sheet-description = Zeigt deinen Zettel, nur dir
command-rules-name = regeln
command-rules-description = Erklärt ein Spiel
option-rules-game-name = spiel
option-rules-game-description = Welches Spiel; sonst das, das hier läuft
command-help-name = hilfe
command-help-description = Was Stammtisch kann
command-end-name = abbrechen
command-end-description = Beendet das Spiel hier oder stimmt dafür
command-rematch-name = revanche
command-rematch-description = Derselbe Tisch noch einmal
command-word-name = wort
command-word-description = Misch vor dem Start ein eigenes Wort in die Würfel
option-word-word-name = wort
option-word-word-description = Irgendein Wort

## Menus and the board's place

menu-hens = Hühner legen
menu-worm = Wurm mit Schild { $plaque }
menu-worms = Würmer legen
end-by-moderators = Die Moderation hat das Spiel beendet.
board-moved = Das Spielfeld ist nach unten gewandert.
board-here = Das Spielfeld liegt wieder ganz unten.
button-word = Mein Wort
word-form-title = Ein Wort für die Würfel
word-form-label = Irgendein Wort; die Würfel hängen davon ab

## The check of a journal

verdict-fair = fair: Spiel { $id }, { $game }, { $entries } Einträge: alles, wie der versprochene Startwert es will
verdict-unfair = nicht fair: { $why }
verdict-unreadable = { $file } lässt sich nicht lesen: { $why }
verdict-broken = { $file } ist kein vollständiges Protokoll: { $why }
unfair-unfinished = Das Spiel ist nicht zu Ende, sein Startwert also noch geheim.
unfair-commitment = der Startwert ist nicht der versprochene: Er passt nicht zur Zusage
unfair-deal = der Anfang folgt nicht aus dem Startwert
unfair-chance = die Würfel oder Karten von Eintrag { $number } folgen nicht aus dem Startwert
unfair-illegal = Eintrag { $number } ist gegen die Regeln: { $why }
unfair-not-over = die Einträge enden vor dem Spiel
unfair-result = das Ergebnis ist nicht das, was gespielt wurde

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-aside = Beiseite
picture-rolled = Gewürfelt
picture-in-cup = Im Becher
picture-total = Summe
picture-prize = Bringt:
picture-pile = Schnecken übrig
picture-round = Runde { $round } von { $rounds }
picture-deck = Stapel: { $count }
picture-unnamed = Jemand
picture-before-roll = { $name } würfelt

## The page in the browser

web-started = Kein Token, also kein Discord: Gedeckt ist unter { $address } (nur für diesen Rechner; Strg-C räumt alles ab).
web-started-public = Kein Token, also kein Discord: Gedeckt ist unter { $address }, und jeder Rechner, der diesen erreicht, darf sich dazusetzen (Strg-C räumt alles ab).
web-about = Vier Würfel- und Kartenspiele zum Ausprobieren, in einem Kanal wie auf Discord.
web-enter-title = Willkommen am Stammtisch
web-enter-as = Eintreten als
web-enter-who = Dein Name
web-enter = Eintreten
web-enter-first = Tritt erst ein.
web-bad-name = So ein Name lässt sich nicht zeigen. Bitte ein bis 32 Zeichen.
web-guest = Spieler { $number }
web-connecting = Die Verbindung ist weg. Neuer Versuch …
web-channels = Kanäle
web-menu = Kanäle
web-people = Wer da ist
web-online = Da
web-offline = Weg
web-me = du
web-app = APP
web-messages = Nachrichten
web-composer = Nachricht an { $channel }, oder / für Befehle
web-send = Senden
web-hints = Vorschläge
web-yes = ja
web-no = nein
web-used = { $name } hat { $command } verwendet
web-edited = (bearbeitet)
web-thinking = Stammtisch denkt nach …
web-ephemeral = Nur du kannst das sehen
web-dismiss = Nachricht verwerfen
web-picture = Bild
web-done = Wählen
web-submit = Absenden
web-cancel = Abbrechen
web-close = Schließen
web-new-messages = Unten steht Neues
web-unread = neue Nachrichten: { $count }
web-invite = Einladen
web-invite-text = Wer diesen Link auf diesem Rechner öffnet, tritt als jemand anderes ein. Jeder Tab ist eine Person.
web-copy = Kopieren
web-copied = Kopiert
web-add-player = Mitspieler in neuem Tab
web-settings = Einstellungen
web-language = Deine Sprache
web-language-server = Sprache des Servers (das Spielbrett ist für alle da)
web-theme = Licht
web-theme-auto = wie im System
web-dark = dunkel
web-light = hell
web-leave = Jemand anderes sein
web-welcome = Willkommen in { $channel }
web-welcome-start = Fang ein Spiel an. Dein Tisch steht dann hier, und du sitzt schon.
web-welcome-second = Jemand Zweites kommt dazu, oder ein Computer setzt sich, per Knopf am Tisch:
web-welcome-play = Drückt „Anfangen“. Wer dran ist, findet seine Züge als Knöpfe unter dem Brett. „Regeln“ erklärt das Spiel, / listet alle Befehle auf.
web-welcome-keep = Nichts verlässt diesen Rechner, und nichts bleibt: Endet das Programm, sind die Tische abgeräumt.
web-start = { $game } anfangen
web-rules = Regeln
# What Discord's own window says.
web-no-response = Die Anwendung hat nicht reagiert
web-interaction-failed = Diese Interaktion ist fehlgeschlagen
web-cannot-send = Das würde Discord nicht senden. Nimm einen Befehl aus der Liste und füll aus, was er verlangt.
web-button-gone = Das steht nicht mehr zur Wahl. Schau auf das neueste Brett.

## Computerspieler

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Emil
    [5] Frieda
   *[other] Gustav
} ({ $level })
level-easy-name = leicht
level-steady-name = solide
level-hard-name = schwer
button-computer-easy = + Computer, leicht
button-computer-steady = + Computer, solide
button-computer-hard = + Computer, schwer
button-unseat = Computer wegschicken
computer-left = Ein Computer verlässt den Tisch.
refuse-no-computer = An diesem Tisch sitzt kein Computer.
refuse-computers = Bei { $game } haben neben dir höchstens { $most } Computer Platz.
option-play-computers-name = computer
option-play-computers-description = Wie viele Computer mitspielen
option-play-level-name = stärke
option-play-level-description = Wie gut die Computer spielen
board-stand-ins = Der Computer spielt für { $names }; „{ button-back }“ holt den Platz zurück.

## Tipps

command-hint-name = tipp
command-hint-description = Was ist jetzt der beste Zug? Nur für deine Augen
hint-title = 💡 **Ein Tipp, nur für dich**
hint-move = { $place }. { $what }: gewinnt in etwa { $chance }
hint-gain-worms = , im Schnitt { $gain } Würmer in diesem Zug
hint-gain-points = , im Schnitt { $gain } Punkte in diesem Zug
hint-skips = { $count ->
    [0] , überspringt nichts
    [one] , verschenkt { $count } Zahl, etwa { $points } Punkte wert
   *[other] , verschenkt { $count } Zahlen, zusammen etwa { $points } Punkte wert
}
hint-bust = Der nächste Wurf zeigt nichts Neues und geht daneben: { $chance }
hint-fails = Der Zug bringt nichts, selbst vorsichtig gespielt: { $chance }
hint-at-least = Mindestens, wenn du es darauf anlegst: { $list }
hint-exactly = Genau, wenn du es darauf anlegst: { $list }
hint-over = Über den Grill hinaus, für eine Schnecke: { $chance }
hint-note-dice = -# Die Chancen der Würfel und die Durchschnitte sind exakt; die Gewinnchance ist geschätzt.
hint-note = -# Alles davon ist geschätzt: Niemand kennt die Würfel und Karten, die noch kommen.
hint-not-now = Du hast gerade nichts zu entscheiden. Frag noch einmal, wenn du dran bist.

## Wie viel Glück, wie gut gespielt

judged-title = **Wie viel Glück, wie gut gespielt**
judged-line = { $name }: Glück { $luck }; mit Entscheidungen verschenkt { $lost }
judged-worms = { $gain } Würmer
judged-points = { $gain } Punkte
judged-chance = { $chance } % Gewinnchance
judged-note-exact = -# Glück: was die Würfe über ihren Durchschnitt hinaus brachten, exakt. Verschenkt: Gewinnchance gegenüber der Wahl des starken Computers, geschätzt.
judged-note-estimate = -# Beides ist geschätzt: verschenkte Gewinnchance gegenüber der Wahl des starken Computers, und was am Ergebnis keine Entscheidung erklärt.

## Standings: the command line

rebuild-done = Die Wertungen von { $count ->
    [one] { $count } Server
   *[other] { $count } Servern
} neu berechnet.

## Ranglisten

count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
count-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
count-thefts = { $count ->
    [one] { $count } Diebstahl
   *[other] { $count } Diebstähle
}
all-games = alle Spiele
period-name = { $period ->
    [week] diese Woche
    [month] dieser Monat
    [season] diese Saison
   *[ever] seit jeher
}
order-name = { $order ->
    [rating] Wertung
    [wins] Siegen
    [points] Punkten
   *[quality] Spielstärke
}
company-name = { $company ->
    [computers] mit Computern
   *[people] unter Menschen
}
player-forgotten = ein früherer Gast
player-computer = Computer
leaderboard-title = Rangliste: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Dein Platz: { $line }
leaderboard-own-none = Du hast in dieser Zeit keine solche Partie zu Ende gespielt.
leaderboard-own-hidden = Du stehst auf keiner Rangliste, wie gewünscht (/{ command-preferences-name }). Sonst stündest du hier: { $line }
leaderboard-empty = In dieser Zeit hat hier niemand eine solche Partie zu Ende gespielt. /{ command-play-name } stellt einen Tisch auf.
leaderboard-empty-quality = In dieser Zeit wurde noch niemandes Spiel bewertet.
leaderboard-footer = Nach { $order } · Seite { $page } von { $pages } · { $players }
leaderboard-newcomers = „neu“: noch zu wenige Partien, um sicher zu sein. Bis dahin stehen sie hinter den anderen.
leaderboard-league-points = Über alle Spiele zählt jeder, den man hinter sich lässt, 2 Punkte, und jeder auf demselben Platz 1.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · neu
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality } %** · { $games }
menu-game = Spiel: { $game }
menu-period = Zeit: { $period }
menu-order = Nach { $order }
button-previous = Zurück
button-next = Weiter
button-with-computers = Mit Computern
button-with-people = Unter Menschen
weekly-name = die letzte Woche
weekly-title = Die Woche vom { $date } bis { $end }
weekly-intro = Das war die Woche an den Tischen: { $games }, { $players }.
weekly-footer = /{ command-leaderboard-name } zeigt mehr, /{ command-preferences-name } nimmt dich von der Liste.

## Statistik

stats-title = Statistik: { $name }, { $game }
stats-none = { $name } hat hier noch keine solche Partie zu Ende gespielt.
stats-none-own = Du hast hier noch keine solche Partie zu Ende gespielt. /{ command-play-name } stellt einen Tisch auf.
stats-private = { $name } behält die eigene Statistik für sich.
stats-games = { $games }, { $wins } ({ $percent } %)
stats-places = Plätze: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Längste Serie: { $wins }
stats-rating = Wertung: { $rating }
stats-rating-place = Wertung: { $rating }, Platz { $place } von { $total }
stats-course = Verlauf: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, im Schnitt { $average }, höchstens { $best }
stats-rival = Am liebsten gegen: { $name } ({ $games })
stats-victim = Am liebsten bestohlen: { $name } ({ $thefts })
stats-quality = Spielstärke: { $quality } % in { $games }
stats-luck = Würfelglück: { $luck } Punkte je Partie in { $games }
stats-computers = Mit Computern: { $games }, { $wins }

## Vergangene Partien

history-title = Vergangene Partien: { $game }
history-title-of = Vergangene Partien von { $name }: { $game }
history-empty = So eine Partie wurde hier noch nicht zu Ende gespielt.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Seite { $page } · /{ command-replay-name } zeigt eine Partie noch einmal, /{ command-verify-name } prüft ihre Würfel.
menu-replay = Eine Partie noch einmal ansehen
replay-at = Zug { $at } von { $last }
replay-begins = Der Tisch ist gedeckt.
replay-unknown = Keine beendete Partie dieses Servers heißt „{ $text }“. /{ command-history-name } zählt sie auf.
button-replay-first = Anfang
button-replay-turn-back = Runde zurück
button-replay-back = Zurück
button-replay-next = Weiter
button-replay-turn = Nächste Runde
button-replay-last = Ende
verify-title = Die Würfel der Partie { $table }
verify-fair = **Ehrlich.** Alles in dieser Partie kam, wie die versprochene Saat es will: { $entries } Einträge.
verify-how = Die Datei ist die ganze Partie. `stammtisch verify { $file }` prüft sie auf jedem Rechner; wie es ohne uns geht, steht in der README.

## Einstellungen

settings-title = Einstellungen dieses Servers
settings-changed = Notiert. So ist es jetzt eingestellt:
settings-language = Sprache für alle: { $language }
settings-language-discord = Sprache für alle: wie Discord sie für den Server hat
settings-pace = Tempo, wenn niemand eins wählt: { $pace }
settings-mentions = Erwähnen, wer am Zug ist: { $value }
settings-text-only = Spielpläne nur als Text: { $value }
settings-enders = Wer eine Partie abbrechen darf: { $enders }
settings-weekly = Rangliste der Woche: jeden Montag in { $channel }
settings-weekly-none = Rangliste der Woche: nirgends
settings-how = /{ command-settings-name } mit einer Angabe ändert es.
settings-forbidden = Die Einstellungen ändern nur die, die den Server verwalten dürfen.
setting-on = an
setting-off = aus
enders-name = { $enders ->
    [vote] eine Mehrheit am Tisch und die Moderation
    [moderators] nur die Moderation
   *[host] wer den Tisch eröffnet hat, eine Mehrheit am Tisch und die Moderation
}
language-name = { $language ->
    [de] Deutsch
    [ru] Русский
   *[en] English
}
language-discord = wie in Discord
refuse-end-moderators = Auf diesem Server bricht nur die Moderation eine laufende Partie ab. Mit /{ command-leave-name } stehst du vom Tisch auf.
preferences-title = Deine Vorlieben
preferences-changed = Notiert. Das sind jetzt deine Vorlieben, auf jedem Server:
preferences-language = Sprache für das, was nur du siehst: { $language }
preferences-language-discord = Sprache für das, was nur du siehst: wie in deinem Discord
preferences-mentions = Erwähnt werden, wenn du am Zug bist: { $value }
preferences-leaderboards = Auf Ranglisten und für andere in der Statistik: { $value }
preferences-how = /{ command-preferences-name } mit einer Angabe ändert es. /{ command-privacy-name } sagt, was gespeichert ist.

## Datenschutz

privacy-title = Was über dich gespeichert ist
privacy-text =
    - **Deine Nummer bei Discord und dein Name auf dem Server**, mit jedem Tisch, an dem du gesessen hast: was du dort wann getan hast, und ein Wort, falls du eins in die Würfel gemischt hast. Das ist das Protokoll der Partie; ohne es könnte niemand sie noch einmal ansehen oder ihre Würfel prüfen.
    - **Ergebnisse**: Platz, Punkte und Wertung in jeder beendeten Partie, und was sie in den Ranglisten jedes Servers ergeben.
    - **Deine Vorlieben**, falls du welche angegeben hast.
    - Einen Tag lang die Nummern deiner Klicks, damit keiner zweimal zählt.

    Sonst nichts: keine Nachrichten, keine anderen Namen, nichts für Dritte. Server sehen die Partien der anderen nicht. Wird der Bot von einem Server entfernt, wird nach { $days } Tagen alles von diesem Server gelöscht, es sei denn, er kommt zurück.

    /{ command-privacy-name } { option-privacy-export-name } gibt dir alles als Datei. /{ command-privacy-name } { option-privacy-forget-name } löscht es: Nummer und Name verschwinden überall, und die Ergebnisse der anderen bleiben wahr, mit einem früheren Gast an deiner Stelle.
privacy-export = Das ist alles, was über dich gespeichert ist, als JSON.
privacy-forget-ask =
    ### Dich überall vergessen?
    Deine Nummer, deine Namen, deine Vorlieben und dein Platz auf jeder Rangliste verschwinden, auf allen Servern. In vergangenen Partien sitzt ein früherer Gast an deiner Stelle; ein Wort, das du in ihre Würfel gemischt hast, bleibt, weil sie sich ohne es nicht prüfen lassen. Sitzt du gerade an einem Tisch, stehst du auf, und der Computer spielt weiter.
    Das lässt sich nicht rückgängig machen. Nachrichten in Kanälen gehören Discord; lösche sie dort.
privacy-forgotten = Erledigt. Hier kennt nichts mehr deine Nummer.
privacy-kept = Alles bleibt, wie es ist.
button-forget = Ja, vergiss mich
button-keep = Nein
privacy-left-table = Jemand möchte vergessen werden und ist aufgestanden.

## Befehle rund um die Ergebnisse

command-leaderboard-name = rangliste
command-leaderboard-description = Wer auf diesem Server vorn liegt
option-leaderboard-game-name = spiel
option-leaderboard-game-description = Welches Spiel; sonst alle
option-leaderboard-period-name = zeit
option-leaderboard-period-description = Diese Woche, dieser Monat, diese Saison (ein Vierteljahr) oder seit jeher
option-leaderboard-by-name = nach
option-leaderboard-by-description = Wertung, Siege, Punkte oder Spielstärke
option-leaderboard-opponents-name = gegner
option-leaderboard-opponents-description = Partien unter Menschen oder mit Computern
command-stats-name = statistik
command-stats-description = Jemandes Partien auf einen Blick
option-stats-player-name = wer
option-stats-player-description = Wessen; sonst deine
option-stats-game-name = spiel
option-stats-game-description = Welches Spiel; sonst alle
command-history-name = verlauf
command-history-description = Vergangene Partien auf diesem Server
option-history-player-name = wer
option-history-player-description = Wessen; sonst alle
option-history-game-name = spiel
option-history-game-description = Welches Spiel; sonst alle
command-replay-name = nachspielen
command-replay-description = Eine beendete Partie noch einmal ansehen, Zug für Zug
option-replay-id-name = kennung
option-replay-id-description = Die Kennung der Partie, wie sie unter dem Spielplan steht
command-verify-name = prüfen
command-verify-description = Die Würfel einer beendeten Partie prüfen
option-verify-id-name = kennung
option-verify-id-description = Die Kennung der Partie, wie sie unter dem Spielplan steht
command-settings-name = einstellungen
command-settings-description = Was auf diesem Server üblich ist (für die, die ihn verwalten dürfen)
option-settings-language-name = sprache
option-settings-language-description = Für das, was alle lesen
option-settings-pace-name = tempo
option-settings-pace-description = Wie lange ein Zug dauern darf, wenn niemand wählt
option-settings-mentions-name = erwähnen
option-settings-mentions-description = Anpingen, wer am Zug ist
option-settings-text-only-name = nur-text
option-settings-text-only-description = Spielpläne ohne Bilder
option-settings-end-name = abbrechen
option-settings-end-description = Wer eine laufende Partie abbrechen darf
option-settings-weekly-name = wochenliste
option-settings-weekly-description = Kanal für die Rangliste der Woche, jeden Montag
option-settings-weekly-stop-name = wochenliste-aus
option-settings-weekly-stop-description = Keine Ranglisten der Woche mehr
command-preferences-name = vorlieben
command-preferences-description = Was dir lieber ist, auf jedem Server
option-preferences-language-name = sprache
option-preferences-language-description = Für das, was nur du siehst
option-preferences-mentions-name = erwähnen
option-preferences-mentions-description = Angepingt werden, wenn du am Zug bist
option-preferences-leaderboards-name = ranglisten
option-preferences-leaderboards-description = Auf Ranglisten und für andere in der Statistik stehen
command-privacy-name = datenschutz
command-privacy-description = Was über dich gespeichert ist, und wie es gelöscht wird
option-privacy-info-name = auskunft
option-privacy-info-description = Was über dich gespeichert ist
option-privacy-export-name = export
option-privacy-export-description = Alles davon als Datei
option-privacy-forget-name = vergessen
option-privacy-forget-description = Alles davon löschen

## When Discord is slow

trouble-untold = Das zählt, aber Discord lässt es mich gerade nicht zeigen. Das Spielfeld folgt, sobald es geht; /{ command-table-name } bringt es auch.

## Operators: the command line

health-unasked = Niemand zu fragen: METRICS ist nicht gesetzt, der Bot beantwortet also keine Fragen.
backup-done = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} nach { $file } gesichert und die Kopie geprüft.
