### Was Spiele mit Wurmwürfeln gemeinsam haben, auf Deutsch.

## Wörter, aus denen Sätze werden

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

## Was geschah

account-rolled = { $name } würfelt { $dice }.
account-rolled-kept = { $name } würfelt { $dice } und legt { $kept } raus: zusammen { $total }.
account-kept = { $name } legt { $kept } raus: zusammen { $total }.
account-bust = { $name } würfelt nichts Neues: Fehlwurf.
account-no-worm = { $name } hört ohne Wurm auf: Fehlwurf.

## Warum etwas nicht geht

illegal-roll-first = Es liegt kein neuer Wurf da.
illegal-keep-first = Leg erst eine Sorte aus deinem Wurf raus.
illegal-must-stop = Es gibt nichts mehr zu würfeln.
illegal-no-such-face = Diese Würfel haben keine { face-none }.
illegal-face-used = { face-many } hast du in diesem Zug schon rausgelegt.
illegal-face-not-rolled = In deinem Wurf sind keine { face-none }.
now-rolled = Dein Wurf: { $dice }.
now-aside = Schon rausgelegt: { $dice } = { $total }.

## Was Aufhören bringt, hinter „Aufhören:“

prize-nothing = Fehlwurf
prize-no-worm = Fehlwurf, kein Wurm

## Knöpfe und Vorschläge für Aktionen

label-roll-on = { $left ->
    [one] letzten Würfel würfeln
   *[other] { $left } Würfel würfeln
}
label-stop = aufhören: { $prize }

## Der Spielplan

board-rolled = Wurf: **{ $dice }**
board-aside = Rausgelegt: **{ $dice }** = **{ $total }**, { $left ->
    [0] kein Würfel übrig
    [one] ein Würfel übrig
   *[other] { $left } Würfel übrig
}
board-prize = Aufhören bringt: { $prize }

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-rolled = Wurf: { $dice }.
alt-aside = Rausgelegt: { $dice }, zusammen { $total }.
alt-prize = Aufhören bringt: { $prize }.

## Was der Tisch ablehnt

refuse-face = „{ $text }“ steht auf keinem Würfel. Versuch es mit „Würmer“ oder „3“.

## Befehle

command-keep-name = rauslegen
command-keep-description = Leg alle Würfel einer Sorte raus
option-keep-face-name = sorte
option-keep-face-description = Die Sorte, zum Beispiel 3 oder Würmer

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-aside = Rausgelegt
picture-rolled = Gewürfelt
picture-in-cup = Im Becher
picture-total = Summe
picture-prize = Lohn
