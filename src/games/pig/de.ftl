### Pig, auf Deutsch.

pig-name = Böse Eins
pig-short = Böse Eins
pig-blurb = Ein Würfel. Würfle, so oft du dich traust, und hör auf, bevor die Eins kommt. Bis 100. Zu zweit bis siebt.
pig-rules =
    Zu zweit bis siebt, ein Würfel. Wer zuerst **100 Punkte** oder mehr gesichert hat, gewinnt sofort.

    ### Dein Zug
    - Würfle. Eine **2 bis 6** zählt zu dem, was dieser Zug bisher gebracht hat.
    - Dann würfle weiter oder hör auf.
    - **Hörst du auf**, sind die Punkte des Zuges gesichert. Dann ist die nächste Person dran.
    - Eine **1** ist ein Fehlwurf: Alles, was der Zug gebracht hat, ist verloren. Was du vorher gesichert hast, bleibt dir.

    Ein Zug beginnt mit einem Wurf: Vorher kannst du nicht aufhören. Wer anfängt, wird ausgelost.

    ### Wann aufhören?
    Bei 20 aufzuhören bringt im Durchschnitt die meisten Punkte pro Zug: Von da an kostet eine Eins mehr, als der nächste Wurf bringt. Aber Punkte sind nicht alles. Wer weit zurückliegt, muss mehr wagen, und kurz vor dem Ziel ist es oft besser weiterzuwürfeln, als den anderen noch einen Zug zu lassen.

    ### Das Ende
    Das Spiel endet, sobald jemand 100 oder mehr gesichert hat. Die anderen folgen nach ihren gesicherten Punkten; bei gleichen Punkten teilt man sich den Platz.

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
