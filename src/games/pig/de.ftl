### Pig, auf Deutsch.

pig-name = Böse Eins
pig-short = Böse Eins
pig-rights = ein altes Volksspiel
pig-blurb = Ein Würfel. Würfle, so oft du dich traust, und hör auf, bevor die Eins kommt. Bis 100. Zu zweit bis siebt.
pig-card-aim-title = Worum es geht
pig-card-aim = Zu zweit bis siebt, ein Würfel. Wer zuerst **100 Punkte** oder mehr gesichert hat, gewinnt sofort.
pig-card-aim-example = Anna hat 4 und 6 gewürfelt: 10 Punkte in diesem Zug. Sie kann weiterwürfeln oder sichern.
pig-card-turn-title = Dein Zug
pig-card-turn =
    - Würfle. Eine **2 bis 6** zählt zu dem, was dieser Zug bisher gebracht hat.
    - Dann würfle weiter oder hör auf.
    - **Hörst du auf**, sind die Punkte des Zuges gesichert. Dann ist die nächste Person dran.
    - Eine **1** ist ein Fehlwurf: Alles, was der Zug gebracht hat, ist verloren. Was du vorher gesichert hast, bleibt dir.

    Ein Zug beginnt mit einem Wurf: Vorher kannst du nicht aufhören. Wer anfängt, wird ausgelost.
pig-card-turn-example = Anna hatte 5 und 6 gewürfelt. Dann kam eine 1: Die 11 Punkte sind weg, und Ben ist dran.
pig-card-hold-title = Wann aufhören?
pig-card-hold = Bei 20 aufzuhören bringt im Durchschnitt die meisten Punkte pro Zug: Von da an kostet eine Eins mehr, als der nächste Wurf bringt. Aber Punkte sind nicht alles. Wer weit zurückliegt, muss mehr wagen, und kurz vor dem Ziel ist es oft besser weiterzuwürfeln, als den anderen noch einen Zug zu lassen.
pig-card-hold-example = Anna hat in diesem Zug 20 Punkte. Ein weiterer Wurf würde im Schnitt nichts mehr bringen: In einem von sechs Fällen sind alle 20 weg.
pig-card-end-title = Das Ende
pig-card-end = Das Spiel endet, sobald jemand 100 oder mehr gesichert hat. Die anderen folgen nach ihren gesicherten Punkten; bei gleichen Punkten teilt man sich den Platz.
pig-card-end-example = Anna hat 100 gesichert und gewinnt sofort.
pig-card-rulings-title = Was hier gilt
pig-card-rulings =
    Für Böse Eins gibt es keine gedruckten Regeln. Hier geht es so:
    - Ein Würfel, und das Ziel ist 100.
    - Sichern geht erst nach einem Wurf.
    - 100 Punkte müssen gesichert sein: Bis dahin kann eine 1 sie noch kosten.
    - Hat jemand gewonnen, kommt niemand mehr dran.
    - Wer anfängt, entscheidet das Los. Bei gleich vielen Punkten wird der Platz geteilt.

account-pig-rolled = { $name } würfelt { $die }: { $pot } in diesem Zug.
account-pig-lost = { $pot ->
    [0] { $name } würfelt eine 1: Fehlwurf.
    [one] { $name } würfelt eine 1: Fehlwurf. { $pot } Punkt ist weg.
   *[other] { $name } würfelt eine 1: Fehlwurf. { $pot } Punkte sind weg.
}
account-pig-held = { $name } sichert { $pot } und hat jetzt { $score }.

illegal-pig-roll-first = Noch ist nicht gewürfelt, also gibt es nichts zu sichern.

label-pig-roll = würfeln
label-pig-hold = { $pot } sichern → { $score }
label-pig-win = { $pot } sichern und mit { $score } gewinnen

board-pig-pot = In diesem Zug: **{ $pot }**
board-pig-die = Letzter Wurf: **{ $die }**
board-pig-goal = Wer zuerst { $goal } hat, gewinnt.
board-pig-left = { $left ->
    [0] im Ziel!
   *[other] noch { $left }
}
board-pig-player = **{ $points }** · { $left }

alt-pig-pot = Dieser Zug hat bisher { $pot } gebracht.
alt-pig-die = Der letzte Wurf war eine { $die }.
alt-pig-player = { $name } hat { $points }.

picture-pig-turn = Dieser Zug
picture-pig-die = Letzter Wurf
picture-pig-goal = Ziel

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-pig-win = damit ist die Partie gewonnen
why-pig-risk = jeder sechste Wurf ist eine 1 ({ $chance }) und würde alle { $pot } Punkte des Zugs kosten
why-pig-loses = ein weiterer Wurf kostet im Schnitt { $loss } Punkte
why-pig-gains = ein weiterer Wurf bringt im Schnitt { $gain } Punkte
why-pig-behind = dir fehlen noch { $own }, den anderen nur noch { $other }
why-pig-close = bis zum Sieg fehlen nur noch { $own }

## What the coach says in the lesson; -else: if something else was done

pig-lesson-roll = Würfle. Eine 2 bis 6 zählt zu diesem Zug.
pig-lesson-pot = Dieser Zug hat bisher 5 gebracht. Sie gehören dir erst, wenn du sie sicherst, also würfle weiter.
pig-lesson-pot-else = Du hast 5 Punkte gesichert. Unter 20 bringt ein weiterer Wurf mehr, als er riskiert.
pig-lesson-risk = Eine 1 würde alles davon kosten, und sie kommt bei jedem sechsten Wurf. Bei 11 Punkten lohnt sich das Risiko.
pig-lesson-risk-else = Du hast 11 Punkte gesichert. Unter 20 bringt ein weiterer Wurf mehr, als er riskiert.
pig-lesson-on = Unter 20 bringt ein weiterer Wurf mehr, als er riskiert.
pig-lesson-on-else = Du hast früh gesichert. Unter 20 bringt ein weiterer Wurf mehr, als er riskiert.
pig-lesson-hold = Ab 20 kostet eine 1 mehr, als ein Wurf bringt. Sichere deine 21.
pig-lesson-hold-else = Du hast mit 21 weitergewürfelt. Ab 20 kostet eine 1 mehr, als ein Wurf bringt.
pig-lesson-bust = Der Computer hat eine 1 gewürfelt, also hat sein Zug nichts gebracht. Jetzt du.
pig-lesson-dare = 18 ist noch unter 20, also trau dich noch einmal.
pig-lesson-dare-else = Du hast 18 gesichert. Das ist fast genauso gut: Bei 20 wird das Risiko zu groß.
pig-lesson-kept = Eine 1 nimmt nur die Punkte ihres Zuges: Was du gesichert hast, bleibt dir. Versuch es noch einmal.
pig-lesson-goal = 20 Punkte: sichern. Wer zuerst 100 gesichert hat, gewinnt.
pig-lesson-goal-else = Du hast mit 20 weitergewürfelt. Ab hier kostet eine 1 mehr, als ein Wurf bringt.

odds-die = Eine { $number } mit einem Würfel
