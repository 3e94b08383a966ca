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

illegal-roll-first = Du hast noch nicht neu gewürfelt.
illegal-keep-first = Leg erst eine Sorte aus deinem Wurf raus.
illegal-must-stop = Es gibt nichts mehr zu würfeln.
illegal-no-such-face = Diese Würfel haben keine { face-none }.
illegal-face-used = { face-many } hast du in diesem Zug schon rausgelegt.
illegal-face-not-rolled = In deinem Wurf sind keine { face-none }.
now-rolled = Dein Wurf zeigt { $dice }.
now-aside = Schon rausgelegt hast du { $dice }, zusammen { $total }.

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

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-rolled = Wurf: { $dice }.
alt-aside = Rausgelegt: { $dice }, zusammen { $total }.
alt-prize = Aufhören bringt: { $prize }.

## Was der Tisch ablehnt

refuse-face = „{ $text }“ steht auf keinem Würfel. Schreib zum Beispiel „Würmer“ oder „3“.
refuse-then = „{ $text }“ geht danach nicht. Schreib „{ command-roll-name }“ oder „{ command-stop-name }“.

## Befehle

command-keep-name = rauslegen
command-keep-description = Leg alle Würfel einer Sorte raus
option-keep-face-name = sorte
option-keep-face-description = Die Sorte, zum Beispiel 3 oder Würmer
option-keep-then-name = dann
option-keep-then-description = Wie es weitergeht: weiterwürfeln oder aufhören

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-aside = Rausgelegt
picture-rolled = Gewürfelt
picture-in-cup = Im Becher
picture-total = Summe
picture-prize = Lohn

## Warum ein Tipp etwas empfiehlt: Teile eines Satzes

why-worm = ohne Wurm bringt ein Zug nichts
why-safe = du könntest danach mit { $total } aufhören
why-fails = selbst vorsichtig gespielt geht der Zug danach in { $chance } der Fälle leer aus statt in { $instead }
why-points = { $dice ->
    [one] { $points } Punkte für einen Würfel
   *[other] { $points } Punkte für { $dice } Würfel
}
why-dice = es bleiben { $left } Würfel statt { $instead }
why-stop-nothing = Aufhören bringt jetzt nichts
why-bust-rolling = der nächste Wurf misslingt in { $chance } der Fälle
why-bust-stopping = der nächste Wurf würde in { $chance } der Fälle misslingen

## Was zu tun ist, in einer Liste von Tischen

request-keep = etwas rauslegen aus { $dice }
request-stop = bei { $total } aufhören

## Wie wahrscheinlich es war

odds-roll = { $number ->
    [one] Ein Würfel, der so fällt
   *[other] { $number } Würfel, die so fallen, egal in welcher Reihenfolge
}
odds-bust = { $number ->
    [one] Ein Fehlwurf mit einem Würfel
   *[other] Ein Fehlwurf mit { $number } Würfeln
}
