### Jeder Satz, den Stammtisch sagt, auf Deutsch. Dieselben Schlüssel und Platzhalter wie im Englischen.

## Wörter, aus denen Sätze werden

list-and = { $list } und { $last }
seat-unnamed = Platz { $number }
count-worms = { $count ->
    [one] { $count } Wurm
   *[other] { $count } Würmer
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

## Was geschah

account-begins = { $name } fängt an.
account-over = Das war’s.

## Warum etwas nicht geht

illegal-over = Diese Partie ist vorbei. „{ button-rematch }“ unter dem Ergebnis startet eine neue.
illegal-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
illegal-not-your-turn = { $name } ist dran. Du kommst schon noch.
illegal-other-game = Das gehört zu einem anderen Spiel.
now-try = Jetzt geht: { $commands }.
now-try-among = Jetzt geht zum Beispiel: { $commands }.

## Knöpfe und Vorschläge für Aktionen

label-roll = würfeln
label-leads-to = { $what } → { $total }
label-stop-plain = aufhören

## Der Spielplan

board-over = Die Partie ist vorbei.
board-name-turn = ▶ { $name }

## Der Spielplan in schlichten Sätzen, zum Vorlesen

alt-title = { $name }.
alt-turn = { $name } ist dran.
alt-over = Die Partie ist vorbei.

## Ergebnis

results-title = { $count ->
    [one] 🏆 { $names } gewinnt { $game }, { $points }
   *[other] 🏆 { $names } teilen sich den Sieg bei { $game }, { $points }
}
results-line = { $medal }{ $place }. { $name }: { $points }

## Vor dem Spiel

lobby-title = Ein Tisch für { $game }
lobby-about = { $least }–{ $most } Personen · { $pace }
lobby-alone = Es kann losgehen, sobald sich jemand dazusetzt.
lobby-no-reminders = Erinnern kann ich hier niemanden, weil ich kein Mitglied bin. Ist eine Bedenkzeit um, zeigt es der nächste Klick.
lobby-kept = Freigehaltene Plätze: { $names }. Es geht los, wenn alle da sind oder { $name } startet.
lobby-invitation = { $user }, { $name } möchte mit dir spielen. Bist du dabei?
lobby-declined = { $name } setzt diesmal aus.
lobby-more = Mehr für diesen Tisch:
lobby-offers-computer = Noch sitzt niemand sonst am Tisch. Drück noch einmal auf „{ button-start }“, dann spielt ein Computer mit dir.
lobby-still-alone = Noch sitzt niemand sonst am Tisch. Warte kurz, oder hol unter „{ button-more }“ einen Computer dazu.
lobby-players = Am Tisch: { $names }
lobby-ready = Genug Leute da. { $name } kann starten.
lobby-full = Alle Plätze sind besetzt. { $name } kann starten.
lobby-joined = { $name } setzt sich dazu.
lobby-left = { $name } steht auf.
lobby-host-now = { $name } ist jetzt Host.
lobby-expired = Es ging nicht los, der Tisch wird abgeräumt. „{ button-rematch }“ stellt ihn wieder auf.
lobby-started = Es geht los.
lobby-opened = { $name } macht einen Tisch auf: { $game }. Kommt rein!
lobby-name-word = { $name } „{ $word }“
menu-charm = Einen Glücksbringer aussuchen
menu-play = Ein Spiel aussuchen
play-which = Welches Spiel soll es sein?
lobby-word-taken = Dein Wort ist in den Würfeln: „{ $word }“.
pace-live-name = zügig
pace-live-explained = zügig, { $time } je Zug
pace-half-day-name = ein halber Tag
pace-half-day-explained = gemütlich, { $time } je Zug
pace-relaxed-name = ein Tag
pace-relaxed-explained = gemütlich, { $time } je Zug
pace-three-days-name = drei Tage
pace-three-days-explained = gemütlich, { $time } je Zug
pace-none-name = ohne Uhr
pace-none-explained = ohne Uhr

## Die Uhr

clock-turn-ends = Der Zug endet { $when }.
clock-turn-ends-for = { $name }: Der Zug endet { $when }.
clock-reminder = { $user }, der Tisch wartet auf dich. Der Zug endet { $when }.
clock-idle = { $user }, hier ist seit fast zwei Wochen nichts passiert. Ohne einen Zug endet die Partie { $when }.
clock-played-for = { $name } ist nicht da; der Computer hat gespielt.
clock-seat-released = { $name } ist schon länger weg. Der Computer hält den Platz warm; mit „{ button-back }“ geht es weiter.
clock-back = { $name } ist wieder da.
takeback-told = { $name } hat den letzten Schritt zurückgenommen.
clock-left-game = { $name } ist aufgestanden. Auf dem Platz spielt der Computer weiter.
board-away = { $name } ist bis { $when } abwesend. So lange steht die Uhr still.
lend-vote = { $name } würde solange den Computer für { $away } spielen lassen.
lend-vote-friend = { $name } würde solange { $friend } für { $away } spielen lassen.
lend-offer = { $name } würde solange für { $away } spielen.
lend-done-friend = Bis zur Rückkehr von { $name } spielt { $friend }. Die Partie zählt jetzt in keiner Wertung.
lend-over = Für { $name } spielt niemand mehr. Der Platz wartet.
refuse-nobody-offers = Noch hat niemand um den Platz gebeten. Das kann, wer nicht an diesem Tisch sitzt.
refuse-offered = Du hast schon um den Platz gebeten. Die anderen entscheiden.
lend-done = Bis zur Rückkehr spielt der Computer für { $name }. Die Partie zählt jetzt in keiner Wertung.
refuse-nobody-away = An diesem Tisch ist niemand abwesend, also braucht niemand eine Vertretung.

## Aufhören und noch mal

end-vote = { $name } möchte abbrechen: { $votes } von { $needed } Stimmen.
end-by-host = { $name } hat die Partie abgebrochen.
end-by-vote = Der Tisch hat beschlossen abzubrechen.
end-abandoned = Es saß niemand mehr am Tisch, also ist die Partie vorbei.
end-no-result = Diese Partie wird nicht gewertet.

## Was der Tisch ablehnt

refuse-no-table = In diesem Kanal steht kein Tisch. </{ command-play-name }:0> stellt einen auf.
refuse-table-here = Hier steht schon ein Tisch. Setz dich mit </{ command-join-name }:0> dazu oder geh in einen anderen Kanal.
refuse-table-here-thread = Hier steht schon ein Tisch. Setz dich mit </{ command-join-name }:0> dazu oder stell deinen in einem Thread auf.
button-thread = In einem Thread aufstellen
refuse-parked-damaged = Die Aufzeichnung des Tischs hier lässt sich nicht lesen, tut uns leid. Sie bleibt, wie sie ist, und wer den Bot betreibt, weiß davon. { $place ->
        [here] Mit dem Knopf unten kannst du den Tisch schließen; dann ist Platz für einen neuen.
        [server] Die Moderation kann den Tisch mit </{ command-end-name }:0> schließen; dann ist Platz für einen neuen.
       *[conversation] Wer daran saß, kann den Tisch schließen; dann ist Platz für einen neuen.
    }
refuse-parked-later = An diesem Tisch wurde zuletzt mit einer neueren Version des Bots gespielt. Er wartet, bis sie wieder läuft. { $place ->
        [here] Mit dem Knopf unten kannst du ihn stattdessen schließen.
        [server] Stattdessen kann ihn die Moderation mit </{ command-end-name }:0> schließen.
       *[conversation] Stattdessen kann ihn schließen, wer daran saß.
    }
end-parked = Der Tisch ist geschlossen. Von seiner Aufzeichnung wurde nichts gelöscht.
button-close-parked = Tisch schließen
refuse-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen ist erlaubt, und beim nächsten ist vielleicht ein Stuhl frei.
refuse-not-seated-lobby = Du sitzt noch nicht an diesem Tisch. Drück erst auf „{ button-join }“.
refuse-already-seated = Du sitzt schon an diesem Tisch.
refuse-full = Alle { $seats } Plätze sind besetzt. Schau zu oder stell woanders einen Tisch auf.
refuse-already-started = Die Partie läuft schon, da kann sich niemand mehr dazusetzen. Frag nach einem Platz in der Revanche.
refuse-not-started = Das Spiel hat noch nicht angefangen. Der Host startet es mit „{ button-start }“.
refuse-too-few = { $needed ->
    [one] Mindestens { $needed } Person muss mitspielen, bisher da: { $count }.
   *[other] Mindestens { $needed } Personen müssen mitspielen, bisher da: { $count }.
}
refuse-only-host = Das darf nur der Host: { $name }.
refuse-too-many-yours = { $most ->
    [one] Du hast schon { $most } offenen Tisch. Spiel ihn erst zu Ende oder brich ab.
   *[other] Du hast schon { $most } offene Tische. Spiel erst einen zu Ende oder brich ab.
}
refuse-too-many-server = { $most ->
    [one] Auf diesem Server steht schon { $most } Tisch. Warte, bis er frei wird.
   *[other] Auf diesem Server stehen schon { $most } Tische. Warte, bis einer frei wird.
}
refuse-old-panel = Der Knopf war veraltet, es wurde nichts gespielt. So steht es jetzt.
refuse-old-board = Dieser Spielplan ist veraltet. Hier ist der aktuelle.
refuse-not-after-that = `{ $command }` geht danach nicht, deshalb ist nichts davon passiert.
refuse-over = Diese Partie ist vorbei. „{ button-rematch }“ unter dem Ergebnis startet eine neue.
refuse-takeback-nothing = Du hast keinen Schritt gemacht, den du zurücknehmen könntest.
refuse-takeback-drew = Mit deinem letzten Schritt wurde gewürfelt oder gezogen, und was man gesehen hat, lässt sich nicht zurücknehmen. Spiel von hier aus weiter.
refuse-takeback-gone-on = Dafür ist es zu spät: Inzwischen ging das Spiel weiter, oder alle haben gesehen, was verdeckt war.
refuse-takeback-late = Dafür ist es zu spät: Die Zeit für diesen Schritt ist um.
refuse-takeback-off = Auf diesem Server lassen sich Schritte nicht zurücknehmen.
refuse-word = Dieses Wort geht nicht. { $most ->
    [one] Höchstens { $most } Zeichen in einer Zeile.
   *[other] Höchstens { $most } Zeichen in einer Zeile.
}
refuse-voted = Du hast schon abgestimmt.
refuse-elsewhere = Das geht nur auf Servern, auf denen ich installiert bin.

## Wenn etwas klemmt

trouble-internal = Bei uns ist etwas kaputtgegangen, tut uns leid. Dein Spiel ist sicher; versuch es gleich noch mal.
trouble-permissions = Mir fehlen hier Rechte. Bitte die Moderation um: { $permissions }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-create-threads = Öffentliche Threads erstellen
permission-send-in-threads = Nachrichten in Threads senden

## Faire Würfel

fair-commitment = Startwert der Würfel, vor dem Spiel versiegelt: { $hash }
fair-commitment-stays = Diese Nachricht bleibt, wie sie ist. Erst jetzt kann jemand etwas in die Würfel mischen.
fair-posted = Die Würfel wurden vor dem Spiel versiegelt, in [Nachricht { $message }]({ $link }).
fair-reveal = Startwert der Würfel, geöffnet: { $seed }
fair-words = Hineingemischte Wörter: { $words }
fair-mixed-in = In die Würfel gemischt: { $names }
fair-nothing-mixed-in = In diese Würfel hat niemand etwas hineingemischt.

## Knöpfe rund ums Spiel

button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-play-computer = Gegen den Computer
button-in = Ich bin dabei
button-decline = Diesmal nicht
button-more = Mehr
button-close = Tisch schließen
button-rules = Regeln
button-board = Spielplan
button-change = Ändern
button-play = Spielen
button-help = Hilfe
button-commands = Alle Befehle
button-rights = Wem gehören sie?
button-preferences = Meine Einstellungen
button-settings = Einstellungen
button-text-board = Spielplan in Worten
button-refresh = Aktualisieren
button-rematch = Revanche
button-verify = Würfel nachprüfen
button-review = Rückblick
button-back = Bin wieder da
button-lend = Computer spielen lassen
button-lend-friend = { $name } spielen lassen
button-away-back = Doch schon zurück
button-vote-end = Für Abbruch stimmen
button-hint = Tipp
button-take-back = Letzten Schritt zurücknehmen
button-odds = Chancen
button-why = Warum?
button-rules-back = ◀ Zurück
button-rules-next = Weiter ▶
button-leave-game = Aufstehen: Computer übernimmt
button-end-all = Partie für alle abbrechen
button-sure = Ja, trotzdem
button-play-on = Nein, weiterspielen

## Fragen vor dem, was man bereuen würde

more-title = Mehr an diesem Tisch:
ask-leave = Ein Computer würde für dich spielen, bis du zurückkommst. Aufstehen?
ask-end = Die Partie wäre für alle vorbei, ohne Ergebnis. Abbrechen?

## Zeilen um den Spielplan

board-mention = { $count ->
    [1] { $user }, du bist dran
   *[other] { $user }, ihr seid dran
}
board-footer = { $game } · Tisch { $table }

## Hilfe und Regeln

rules-footer = Mit unseren Worten, und kein Ersatz fürs Original: Kauf das Spiel, es ist gut.
rules-page = Karte { $place } von { $count }
rules-example = **Beispiel:** { $told }
# The people in examples; a comma and a space between them.
rules-names = Anna, Ben, Clara, David

help-text =
    ### Stammtisch
    Würfel- und Kartenspiele für die Stammgäste eines Kanals. Ohne Anmeldung, ohne Einsatz, mit Würfeln zum Nachprüfen.

    1. </{ command-play-name }:0> stellt einen Tisch auf. Andere drücken *{ button-join }*, oder du drückst *{ button-play-computer }*.
    2. Danach gibt es Knöpfe unter dem Spielplan. Das Bild zeigt, wie es steht, und die Knöpfe, was du tun kannst.
    3. Neu bei einem Spiel? </{ command-learn-name }:0> spielt mit dir eine erste Runde mit Coach, in drei Minuten.

    Für alle, die zu lange weg sind, spielt der Computer; zurückkommen geht immer.
    Mit Bildern kannst du nichts anfangen? </{ command-preferences-name }:0> mit { option-preferences-text-boards-name } bringt dir jeden Spielplan in Worten.
help-commands =
    ### Befehle
    - </{ command-play-name }:0> stellt einen Tisch auf, </{ command-join-name }:0> besetzt einen Platz, </{ command-leave-name }:0> gibt ihn frei, </{ command-start-name }:0> startet das Spiel.
    - Zu jedem Knopf unter dem Spielplan gehört auch ein Befehl: </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> und </{ command-sheet-name }:0> zeigen deine Karten und deinen Zettel, und zwar nur dir.
    - Vertippt? </{ command-takeback-name }:0> nimmt deinen letzten Schritt zurück, solange niemand weitergespielt hat und keine Würfel oder Karten gekommen sind.
    - </{ command-table-name }:0> holt den Spielplan wieder nach unten, und dich an deinen Platz zurück.
    - </{ command-learn-name }:0> bringt dir ein Spiel bei, mit Coach.
    - </{ command-rules-name }:0> erklärt ein Spiel, </{ command-end-name }:0> bricht eins ab, </{ command-rematch-name }:0> fängt es von vorn an.
    - Computer spielen mit: Setz sie vor dem Start dazu oder gleich mit </{ command-play-name }:0>. </{ command-hint-name }:0> verrät dir, und nur dir, was sie tun würden. </{ command-odds-name }:0> sagt, wie wahrscheinlich der letzte Wurf war.
    - </{ command-word-name }:0> mischt ein Wort von dir in die Würfel, damit niemand sie ausgesucht haben kann.
    - </{ command-leaderboard-name }:0> zeigt, wer vorn liegt, </{ command-stats-name }:0>, wie jemand spielt, </{ command-history-name }:0> vergangene Partien; </{ command-replay-name }:0> zeigt eine noch einmal, </{ command-verify-name }:0> prüft ihre Würfel. </{ command-review-name }:0> zeigt dir deine teuersten Entscheidungen darin.
    - </{ command-preferences-name }:0> und </{ command-privacy-name }:0> sind für dich, </{ command-tables-name }:0> zeigt alle deine Tische; </{ command-settings-name }:0> ist für die, die den Server verwalten.
    - Langsame Partien warten auf dich: </{ command-preferences-name }:0> hat eine Ruhezeit, </{ command-away-name }:0> ist für freie Tage. </{ command-standin-name }:0> stimmt für einen Computer am Platz von Abwesenden.

help-rights-title = Wem die Spiele gehören
help-rights = Stammtisch ist ein inoffizielles Fanprojekt. Wer diese Spiele erfunden hat und verlegt, hat nichts damit zu tun.
help-rights-stop = Gehört dir ein Spiel, und es soll weg, dann kommt es weg. Schreib an { $contact }.
help-rights-nobody = Gehört dir ein Spiel, und es soll weg, dann kommt es weg. Sag es denen, die diesen Bot betreiben.
app-description = Würfel- und Kartenspiele für die Stammgäste eines Kanals. Ein inoffizielles Fanprojekt; die Spiele gehören ihren Autoren und Verlagen: { $games }. Soll ein Spiel weg, kommt es weg{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Befehle

command-play-name = spielen
command-play-description = Stellt in diesem Kanal einen Tisch auf
option-play-game-name = spiel
option-play-game-description = Welches Spiel (ohne Angabe kommt eine Auswahl)
option-play-pace-name = tempo
option-play-pace-description = Wie lange ein Zug dauern darf
option-play-thread-name = thread
option-play-thread-description = In einem eigenen Thread; langsame Partien haben einen, wenn du nichts sagst
option-play-with-name = mit
option-play-with-description = Wen du einlädst; die Person wird einmal angepingt
command-join-name = mitspielen
command-join-description = Setz dich an den Tisch in diesem Kanal
command-leave-name = aufstehen
command-leave-description = Verlass den Tisch in diesem Kanal
command-start-name = starten
command-start-description = Das Spiel starten (nur der Host)
command-table-name = tisch
command-table-description = Zeigt den Spielplan neu und gibt dir deinen Platz zurück
command-roll-name = würfeln
command-roll-description = Wirf die Würfel
command-stop-name = aufhören
command-stop-description = Beende deinen Zug und nimm, was deine Würfel hergeben
command-rules-name = regeln
command-rules-description = Erklärt ein Spiel
option-rules-game-name = spiel
option-rules-game-description = Welches Spiel (sonst das, das hier läuft)
command-learn-name = lernen
command-learn-description = Lern ein Spiel: eine erste Runde mit Coach, nur für dich
option-learn-game-name = spiel
option-learn-game-description = Welches Spiel
command-help-name = hilfe
command-help-description = Was Stammtisch kann
command-end-name = abbrechen
command-end-description = Bricht die Partie hier ab oder stimmt dafür
command-rematch-name = revanche
command-rematch-description = Derselbe Tisch noch einmal
command-word-name = wort
command-word-description = Misch vor dem Start ein eigenes Wort in die Würfel
option-word-word-name = wort
option-word-word-description = Irgendein Wort

## Menus and the board's place

end-by-moderators = Die Moderation hat die Partie abgebrochen.
panel-waits = Du bist noch nicht dran.
panel-over = Diese Partie ist vorbei.
text-board-lobby = Das Spiel hat noch nicht angefangen. Sobald es losgeht, steht der Spielplan hier, in Worten.
text-board-turn = **Du bist dran.**
board-moved = Der Spielplan ist nach unten gewandert.
button-word = Mein Wort
word-form-title = Ein Wort für die Würfel
word-form-label = Irgendein Wort; die Würfel hängen davon ab
charm-clover = Kleeblatt
charm-ladybird = Marienkäfer
charm-bee = Biene
charm-snail = Schnecke
charm-caterpillar = Raupe
charm-hen = Huhn
charm-cat = Katze
charm-rabbit = Hase
charm-fox = Fuchs
charm-owl = Eule
charm-frog = Frosch
charm-turtle = Schildkröte
charm-elephant = Elefant
charm-unicorn = Einhorn
charm-dragon = Drache
charm-star = Stern
charm-moon = Mond
charm-rainbow = Regenbogen
charm-fire = Feuer
charm-wave = Welle
charm-toadstool = Fliegenpilz
charm-sunflower = Sonnenblume
charm-die = Würfel
charm-bell = Glocke
charm-gem = Edelstein

## The check of a journal

verdict-fair = fair: Partie { $id }, { $game }: Alle { $entries } Einträge folgen aus dem versiegelten Startwert
verdict-fair-so-far = abgebrochen, bis dahin fair: Partie { $id }, { $game }: Alle { $entries } Einträge bis dahin folgen aus dem versiegelten Startwert
verdict-lesson = eine Lektion: Partie { $id }, { $game }: Ihre Würfel und Karten waren zum Lernen ausgesucht, es gibt also nichts zu beweisen; alle Schritte und das Ergebnis stimmen
verdict-unfair = nicht fair: { $why }
verdict-unreadable = { $file } lässt sich nicht lesen: { $why }
verdict-broken = { $file } ist kein vollständiges Protokoll: { $why }
unfair-unfinished = Die Partie ist nicht zu Ende, ihr Startwert also noch versiegelt.
unfair-commitment = der Startwert ist nicht der, der vor dem Spiel versiegelt wurde
unfair-day = das ist nicht der Tisch dieses Tages
unfair-deal = der Aufbau folgt nicht aus dem Startwert
unfair-chance = die Würfel oder Karten von Eintrag { $number } folgen nicht aus dem Startwert
unfair-illegal = Eintrag { $number } ist gegen die Regeln: { $why }
unfair-taken-back = Eintrag { $number } nimmt zurück, was sich nicht zurücknehmen lässt
unfair-not-over = die Einträge enden vor der Partie
unfair-result = das Ergebnis ist nicht das, was gespielt wurde

## Wörter in Bildern. Platz ist für ein, zwei Wörter.

picture-unnamed = Jemand

## The page in the browser

web-started = Ausprobieren, ohne Discord: { $address } (nur auf diesem Rechner). Strg-C beendet alles; gespeichert wird nichts.
web-started-public = Ausprobieren, ohne Discord: { $address }, offen für jeden Rechner, der diesen erreicht. Strg-C beendet alles; gespeichert wird nichts.
web-next = Um auf einem eigenen Server zu spielen: stammtisch setup (aus den Quellen: cargo run -- setup).
setup-intro =
    Du brauchst eine eigene Anwendung bei Discord:
    1. Öffne https://discord.com/developers/applications und wähle „New Application“.
    2. Erlaube auf ihrer Seite „Installation“ sowohl „User Install“ als auch „Guild Install“.
    3. Wähle auf ihrer Seite „Bot“ „Reset Token“ und kopiere das Token.
setup-token = Füge das Token hier ein (es wird nicht angezeigt):
setup-no-token = Es kam kein Token. Es wurde nichts geschrieben.
setup-known = Discord kennt es: { $name }.
setup-no-user-install = Niemand kann es bisher für sich selbst installieren: Erlaube „User Install“ auf der Seite „Installation“.
setup-links =
    Auf einem Server installieren:
    { $server }
    Für dich selbst installieren, um überall zu spielen:
    { $user }
setup-test-server = ID eines Servers zum Ausprobieren (dort erscheinen geänderte Befehle sofort; Enter für keinen):
setup-bad-id = „{ $text }“ ist keine ID eines Servers, also eine Zahl mit etwa 18 Ziffern. Es wurde nichts geschrieben.
setup-written = In { $file } geschrieben, das nur du lesen kannst. Starte den Bot aus diesem Ordner: stammtisch
web-about = { $games ->
    [4] Vier
    [5] Fünf
   *[other] { $games }
} Würfel- und Kartenspiele zum Ausprobieren, in einem Kanal wie auf Discord.
web-enter-title = Willkommen am Stammtisch
web-enter-as = Eintreten als
web-enter-who = Dein Name
web-enter = Eintreten
web-enter-first = Tritt erst ein.
web-bad-name = Dieser Name lässt sich nicht anzeigen. Bitte ein bis 32 Zeichen.
web-guest = Gast { $number }
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
web-add-player = Noch eine Person in neuem Tab
web-settings = Einstellungen
web-language = Deine Sprache
web-language-server = Sprache des Servers (den Spielplan sehen alle)
web-theme = Darstellung
web-theme-auto = wie im System
web-dark = dunkel
web-light = hell
web-leave = Jemand anderes sein
web-welcome = Willkommen in { $channel }
web-welcome-second = Lieber zusammen? Mach einen Tisch auf, die anderen setzen sich aus anderen Tabs oder von anderen Rechnern dazu:
web-welcome-play = Wer dran ist, findet die möglichen Züge als Knöpfe unter dem Spielplan. / listet alle Befehle auf.
web-welcome-keep = Nichts verlässt diesen Rechner, und nichts bleibt: Endet das Programm, sind die Tische abgeräumt.
web-start = Tisch aufmachen: { $game }
web-solo = Gegen den Computer
web-rules = Regeln
web-learn = Lernen
# What Discord's own window says.
web-no-response = Die Anwendung hat nicht reagiert
web-interaction-failed = Diese Interaktion ist fehlgeschlagen
web-cannot-send = Das würde Discord nicht senden. Nimm einen Befehl aus der Liste und füll aus, was er verlangt.
web-button-gone = Das geht nicht mehr. Schau auf den neuesten Spielplan.

## Computerspieler

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Clara
    [4] Emil
    [5] Frieda
   *[other] Gustav
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = schwach
level-steady-name = mittel
level-hard-name = stark
button-computer-easy = + schwacher Computer
button-computer-steady = + mittlerer Computer
button-computer-hard = + starker Computer
button-unseat = Computer wegschicken
computer-left = Ein Computer verlässt den Tisch.
refuse-no-computer = An diesem Tisch sitzt kein Computer.
refuse-computers = Bei { $game } haben neben dir höchstens { $most } Computer Platz.
refuse-invite-app = Apps setzen sich nicht dazu. Für Computer nimm </{ command-play-name }:0> mit „{ option-play-computers-name }“.
option-play-computers-name = computer
option-play-computers-description = Wie viele Computer mitspielen
option-play-level-name = stärke
option-play-level-description = Wie gut die Computer spielen
board-stand-ins = Der Computer spielt für { $names }; „{ button-back }“ holt den Platz zurück.

## Tipps

command-hint-name = tipp
command-hint-description = Was ist jetzt der beste Zug? Nur für deine Augen
command-odds-name = chancen
command-odds-description = Wie wahrscheinlich war der Wurf? Bist du dran, auch die Chancen deiner Schritte. Nur für dich
message-command-odds = Wie standen die Chancen?
odds-line = 🎲 { $what }: **1 zu { $times }** ({ $chance }). Das ist exakt.
odds-changed = Gewinnchance von { $name }: vorher { $from }, nachher { $to }. Das ist geschätzt.
odds-none = Es ist noch nichts passiert, dessen Chancen sich exakt ausrechnen lassen.
command-takeback-name = zurücknehmen
command-takeback-description = Nimm deinen letzten Schritt zurück, solange nichts daraus geworden ist
hint-move = { $place }. { $what }: Gewinnchance etwa { $chance }
hint-gain-worms = , im Schnitt { $gain } Würmer in diesem Zug
hint-gain-points = , im Schnitt { $gain } Punkte in diesem Zug
hint-bust = Fehlwurf beim nächsten Wurf: { $chance }
hint-fails = Am Ende leer ausgehen, selbst vorsichtig gespielt: { $chance }
hint-at-least = Chance auf mindestens: { $list }
hint-exactly = Chance auf genau: { $list }
hint-note-dice = -# Die Chancen der Würfel und die Durchschnitte sind exakt; die Gewinnchance ist geschätzt.
hint-note = -# Alles davon ist geschätzt: Niemand kennt die Würfel und Karten, die noch kommen.
hint-not-now = Du hast gerade nichts zu entscheiden. Frag noch einmal, wenn du dran bist.
hint-best = 💡 **{ $what }** – { $why }.
hint-only = 💡 **{ $what }**: Etwas anderes geht gerade nicht.
hint-next = Das Zweitbeste wäre „{ $other }“, mit etwa { $games } Siegen weniger in 100 Partien.
hint-next-equal = „{ $other }“ ist etwa gleich gut.
hint-off = Auf diesem Server gibt es in gewerteten Partien keine Tipps.
why-chance = über viele Partien gewinnt es einfach öfter
why-equal = viel hängt nicht davon ab

## Lessons

learn-which = Welches Spiel möchtest du lernen?
rules-which = Zu welchem Spiel möchtest du die Regeln sehen?
button-learn = Lernen
button-learn-again = Noch einmal
button-end-lesson = Lektion beenden
ask-end-lesson = Die Lektion wäre vorbei. Du kannst diese Nachricht auch einfach schließen und später weitermachen. Beenden?
lesson-left = Deine Lektion wartet auf dich. </{ command-learn-name }:0> bringt dich dahin zurück, wo du bist.
lesson-ended = 🎓 Die Lektion ist vorbei. Jetzt kannst du mit anderen spielen, oder noch einmal mit mir.
lesson-footer = Eine Lektion: Würfel und Karten sind ausgesucht, und sie zählt nirgends.
lesson-footer-free = Deine Übungspartie: Der Zufall ist jetzt echt, und sie zählt nirgends.
coach-step = -# Lektion · Schritt { $at } von { $of }
coach-press = 👉 Drück auf **{ $label }** oder tippe `{ $command }`.
coach-press-only = 👉 Drück auf **{ $label }**.
coach-advice = { $what }: { $why }.
coach-costs = { $what } wäre besser gewesen: { $why }. Das gewinnt etwa { $games } Partien mehr von 100.
coach-as-good = Das war genauso gut.
coach-over = 🎓 Das war die Lektion. Ab jetzt ist der Zufall echt, und ich melde mich nur, wenn ein Schritt viel kostet.

welcome-learn = 👋 Neu hier? </{ command-learn-name }:0> dauert drei Minuten.
welcome-learn-guest = 👋 Neu hier? *{ button-learn }* auf den Karten der *{ button-rules }* dauert drei Minuten.
hello-server =
    👋 Hallo! Mit mir gibt es in euren Kanälen Würfel- und Kartenspiele: { $games }.
    Mit *{ button-play }* stellst du hier einen Tisch auf. *{ button-learn }* zeigt dir ein Spiel in drei Minuten, nur dir, und *{ button-settings }* ist für die, die den Server verwalten. Den Rest sagt </{ command-help-name }:0>.

## Wie viel Glück, wie gut gespielt

analysed-luck = 🍀 Am meisten Glück: { $best }. Am wenigsten: { $worst }.
analysed-play = 🧠 Beste Entscheidungen: { $best }. Teuerste: { $worst }, { $lost } Gewinnchance.
analysed-player = { $name } ({ $what })
analysed-worms = { $gain } Würmer
analysed-points = { $gain } Punkte
analysed-chance = { $chance } Gewinnchance
analysed-note-exact = -# Glück: was die Würfel über ihren Durchschnitt hinaus brachten. Entscheidungen: verglichen mit dem starken Computer, geschätzt.
analysed-note-estimate = -# Geschätzt. Entscheidungen: verglichen mit dem starken Computer. Glück: der Rest des Ergebnisses.
curve-turn = 📈 Wendepunkt: { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Wendepunkt: { $name }, { $from } → { $to } in einer Runde. Sie begann so: { $what }
curve-alt = Gewinnchancen Zug um Zug (geschätzt).
curve-alt-player = { $name }: am Anfang { $first }, schlechtestens { $low }, bestenfalls { $high }.

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
period-week-name = diese Woche
period-month-name = dieser Monat
period-season-name = diese Saison
period-ever-name = insgesamt
order-rating-name = Wertung
order-wins-name = Siegen
order-points-name = Punkten
order-quality-name = Spielqualität
opponents-computers-name = mit Computern
opponents-people-name = unter Menschen
player-forgotten = ein früherer Gast
player-computer = Computer
leaderboard-title = Rangliste: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Dein Platz: { $line }
leaderboard-own-none = Du hast in dieser Zeit keine solche Partie zu Ende gespielt.
leaderboard-own-hidden = Du stehst auf keiner Rangliste, wie gewünscht (</{ command-preferences-name }:0>). Sonst stündest du hier: { $line }
leaderboard-empty = In dieser Zeit hat hier niemand eine solche Partie zu Ende gespielt. </{ command-play-name }:0> stellt einen Tisch auf.
leaderboard-empty-quality = In dieser Zeit wurde noch niemandes Spiel bewertet.
leaderboard-footer = Nach { $order } · Seite { $page } von { $pages } · { $players }
leaderboard-newcomers = „neu“: noch zu wenige Partien, um sicher zu sein. Bis dahin stehen sie hinter den anderen.
leaderboard-league-points = Über alle Spiele: je 2 Punkte für alle, die hinter dir landen, je 1 für alle auf demselben Platz.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · neu
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Spiel: { $game }
menu-period = Zeitraum: { $period }
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
stats-none-own = Du hast hier noch keine solche Partie zu Ende gespielt. </{ command-play-name }:0> stellt einen Tisch auf.
stats-private = { $name } behält die eigene Statistik für sich.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Plätze: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Längste Serie: { $wins }
stats-rating = Wertung: { $rating }
stats-rating-place = Wertung: { $rating }, Platz { $place } von { $total }
stats-course = Verlauf der Wertung: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, im Schnitt { $average }, Bestwert { $best }
stats-rival = Am liebsten gegen: { $name } ({ $games })
stats-victim = Am liebsten bestohlen: { $name } ({ $thefts })
stats-quality = Spielqualität: { $quality } in { $games }
stats-luck = Würfelglück: { $luck } Punkte je Partie in { $games }
stats-computers = Mit Computern: { $games }, { $wins }

## Vergangene Partien

history-title = Vergangene Partien: { $game }
history-title-of = Vergangene Partien von { $name }: { $game }
history-empty = So eine Partie wurde noch nicht zu Ende gespielt, weder in diesem Kanal noch mit dir am Tisch.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Seite { $page } · /{ command-replay-name } zeigt eine Partie noch einmal, /{ command-verify-name } prüft ihre Würfel.
menu-replay = Eine Partie noch einmal ansehen
replay-at = Schritt { $at } von { $last }
replay-begins = Der Tisch ist gedeckt.
replay-unknown = Eine beendete Partie mit der ID „{ $text }“ gibt es nicht, weder in diesem Kanal noch unter deinen. </{ command-history-name }:0> listet sie auf.
button-replay-first = Anfang
button-replay-turn-back = Zug zurück
button-replay-back = Zurück
button-replay-next = Weiter
button-replay-turn = Nächster Zug
button-replay-last = Ende
review-title = Rückblick: teure Entscheidung { $at } von { $of }
review-chosen = Deine Wahl: **{ $what }**. Gewinnchance etwa { $chance }.
review-best = Der starke Computer: **{ $what }**. Gewinnchance etwa { $chance }: { $why }.
review-cost = Das sind etwa { $games } Siege in 100 Partien.
review-note = -# Alle Gewinnchancen sind geschätzt, nach dem, was du damals sehen konntest.
review-praise = 👏 Keine deiner Entscheidungen in dieser Partie (es waren { $count }) hat mehr als einen Sieg in 100 Partien gekostet. Gut gespielt!
review-nothing = In dieser Partie hattest du nichts zu entscheiden.
review-not-yours = In dieser Partie hast du nicht mitgespielt. </{ command-history-name }:0> listet deine auf.
review-no-game = Du hast hier noch keine Partie beendet.
button-review-replay = Ab hier nachspielen
verify-title = Die Würfel der Partie { $table }
verify-fair = **Fair.** Alle { $entries } Einträge dieser Partie folgen aus dem versiegelten Startwert.
verify-fair-so-far = **Fair bis dahin.** Diese Partie wurde abgebrochen. Alle { $entries } Einträge bis dahin folgen aus dem versiegelten Startwert.
verify-how = Die Datei ist die ganze Partie. `stammtisch verify { $file }` prüft sie auf jedem Rechner; wie es ohne uns geht, steht in der README.

## Einstellungen

settings-title = Einstellungen dieses Servers
settings-changed = Notiert. So ist es jetzt eingestellt:
settings-language = Sprache für alle: { $language }
settings-language-discord = Sprache für alle: wie in Discord für den Server eingestellt
settings-pace = Tempo, wenn niemand eins wählt: { $pace }
settings-mentions = Anpingen, wer dran ist: { $value }
settings-text-only = Spielpläne nur als Text: { $value }
settings-computers = Computer spielen: { $pace }
settings-hints = Tipps in gewerteten Partien: { $value }
settings-takeback = Schritte zurücknehmen: { $value }
settings-enders = Wer eine Partie abbrechen darf: { $enders }
settings-weekly = Rangliste der Woche: jeden Montag in { $channel }
settings-weekly-none = Rangliste der Woche: nirgends
settings-quiet = Ruhezeit, in der hier niemand angepingt wird und langsame Partien warten: { $hours }
settings-quiet-none = Ruhezeit: keine
settings-zone = Zeitzone der Ruhezeit: { $zone }
settings-zone-none = Zeitzone der Ruhezeit: nicht gewählt
settings-how = Ändern: </{ command-settings-name }:0> mit einer Option.
settings-forbidden = Nur wer den Server verwalten darf, kann seine Einstellungen ändern.
setting-on = an
setting-off = aus
computers-calm-name = ruhig: Schritt für Schritt
computers-brisk-name = flott: Schritt für Schritt, nur schneller
computers-at-once-name = sofort: den ganzen Zug auf einmal
enders-vote-name = eine Mehrheit am Tisch und die Moderation
enders-moderators-name = nur die Moderation
enders-host-name = der Host, eine Mehrheit am Tisch und die Moderation
language-discord = wie in Discord
refuse-end-moderators = Auf diesem Server bricht nur die Moderation eine laufende Partie ab. Mit </{ command-leave-name }:0> stehst du vom Tisch auf.
preferences-title = Deine Einstellungen
preferences-changed = Notiert. Das sind jetzt deine Einstellungen, auf jedem Server:
preferences-language = Sprache für das, was nur du siehst: { $language }
preferences-language-discord = Sprache für das, was nur du siehst: wie in deinem Discord
preferences-notify = Bescheid, wenn du dran bist: { $value }
preferences-remind = Erinnerung an einen Zug: { $value }
preferences-text-boards = Jeden Spielplan in Worten, nur für dich: { $value }
preferences-curves = Chancenkurve in den Ergebnissen deiner Partien: { $value }
preferences-quiet = Ruhezeit, in der du von nichts hörst und langsame Partien auf dich warten: { $hours }
preferences-quiet-none = Ruhezeit: keine
preferences-zone = Deine Zeitzone: { $zone }
preferences-zone-none = Deine Zeitzone: nicht gewählt
refuse-quiet = „{ $text }“ sind keine zwei Uhrzeiten. Versuch 22-8 oder 23:30-7, oder „{ setting-off }“ für keine Ruhezeit.
refuse-quiet-long = „{ $text }“ sind mehr als zwölf Stunden, und länger kann die Ruhezeit nicht sein. Für ganze Tage gibt es </{ command-away-name }:0>.
refuse-quiet-zone = Wann das ist, hängt davon ab, wo du bist. Wähl eine Zeitzone dazu, etwa „{ option-preferences-zone-name }: Europe/Berlin“.
refuse-zone = „{ $text }“ ist keine Zeitzone, die ich kenne. Tipp den Anfang einer großen Stadt in deiner Nähe und such in der Liste aus.
preferences-leaderboards = Auf Ranglisten und für andere in der Statistik: { $value }
preferences-how = Ändern: </{ command-preferences-name }:0> mit einer Option. </{ command-privacy-name }:0> sagt, was gespeichert ist.

## Datenschutz

privacy-title = Was über dich gespeichert ist

privacy-text =
    - **Deine Discord-ID und dein Name auf dem Server**, mit jedem Tisch, an dem du gesessen hast oder an den du eingeladen warst: was du dort wann getan hast, und ein Wort, falls du eins in die Würfel gemischt hast. Das ist das Protokoll der Partie; ohne es könnte niemand sie noch einmal ansehen oder ihre Würfel prüfen.
    - **Ergebnisse**: Platz, Punkte und Wertung in jeder beendeten Partie, und was sie in den Ranglisten jedes Servers ergeben.
    - **Deine Einstellungen**, falls du welche geändert hast, wann du abwesend bist, woran du erinnert wurdest, und dass du einmal erfahren hast, wie man die Spiele lernt.
    - Einen Tag lang die IDs deiner Klicks, damit keiner zweimal zählt.

    Sonst nichts: keine Nachrichten, keine anderen Namen, nichts für Dritte. Server sehen die Partien der anderen nicht. Wird der Bot von einem Server entfernt, wird nach { $days } Tagen alles von diesem Server gelöscht, es sei denn, er kommt zurück.

    </{ command-privacy-name } { option-privacy-export-name }:0> gibt dir alles als Datei. </{ command-privacy-name } { option-privacy-forget-name }:0> löscht es: ID und Name verschwinden überall, und die Ergebnisse der anderen bleiben wahr, mit einem früheren Gast an deiner Stelle.
privacy-export = Das ist alles, was über dich gespeichert ist, als JSON, mit gzip gepackt.
privacy-export-part = Teil { $part } von { $parts }.
privacy-export-begun = Ich packe deine { $count } Tische zusammen. Die Datei kommt gleich.
privacy-export-progress = Ich packe deine Tische zusammen: { $done } von { $count } sind fertig. Danach kommt die Datei.
privacy-export-running = Deine Datei wird gerade gepackt. Sie kommt gleich.
privacy-export-busy = Gerade bekommen andere ihre Dateien. Versuch es in einer Minute noch mal.
privacy-export-wait = Du hast eben erst eine Datei bekommen. Die nächste gibt es { $when }.
privacy-forget-ask =
    ### Dich überall vergessen?
    Deine ID, deine Namen, deine Einstellungen und dein Platz auf jeder Rangliste verschwinden, auf allen Servern. In vergangenen Partien sitzt ein früherer Gast an deiner Stelle; ein Wort, das du in ihre Würfel gemischt hast, bleibt, weil sie sich ohne es nicht prüfen lassen. Sitzt du gerade an einem Tisch, stehst du auf, und der Computer spielt weiter.
    Das lässt sich nicht rückgängig machen. Nachrichten in Kanälen gehören Discord; lösche sie dort.
privacy-forgotten = Erledigt. Deine ID steht hier nirgends mehr.
privacy-kept = Es wurde nichts gelöscht.
button-forget = Ja, vergiss mich
button-keep = Nein
privacy-left-table = Jemand möchte vergessen werden und ist aufgestanden.

## Befehle rund um die Ergebnisse

command-leaderboard-name = rangliste
command-leaderboard-description = Wer auf diesem Server vorn liegt
option-leaderboard-game-name = spiel
option-leaderboard-game-description = Welches Spiel (sonst alle)
option-leaderboard-period-name = zeitraum
option-leaderboard-period-description = Diese Woche, dieser Monat, diese Saison (ein Vierteljahr) oder insgesamt
option-leaderboard-by-name = nach
option-leaderboard-by-description = Wertung, Siege, Punkte oder Spielqualität
option-leaderboard-opponents-name = gegner
option-leaderboard-opponents-description = Partien unter Menschen oder mit Computern
command-stats-name = statistik
command-stats-description = Jemandes Partien auf einen Blick
option-stats-player-name = person
option-stats-player-description = Wessen Statistik (sonst deine eigene)
option-stats-game-name = spiel
option-stats-game-description = Welches Spiel (sonst alle)
command-history-name = verlauf
command-history-description = Vergangene Partien dieses Kanals und deine eigenen
option-history-player-name = person
option-history-player-description = Wessen Partien (sonst die von allen)
option-history-game-name = spiel
option-history-game-description = Welches Spiel (sonst alle)
command-replay-name = nachspielen
command-replay-description = Eine beendete Partie noch einmal ansehen, Schritt für Schritt
option-replay-id-name = id
option-replay-id-description = Die Tisch-ID, sie steht unter dem Spielplan
command-review-name = rückblick
command-review-description = Deine drei teuersten Entscheidungen einer beendeten Partie. Nur für dich
option-review-id-name = id
option-review-id-description = Die Tisch-ID, sie steht unter dem Spielplan (sonst deine letzte Partie)
command-verify-name = prüfen
command-verify-description = Die Würfel einer beendeten Partie prüfen
option-verify-id-name = id
option-verify-id-description = Die Tisch-ID, sie steht unter dem Spielplan
command-settings-name = einstellungen
command-settings-description = Einstellungen dieses Servers (für die, die ihn verwalten)
option-settings-language-name = sprache
option-settings-language-description = Sprache für das, was alle lesen
option-settings-pace-name = tempo
option-settings-pace-description = Wie lange ein Zug dauern darf, wenn niemand wählt
option-settings-mentions-name = erwähnen
option-settings-mentions-description = Anpingen, wer dran ist
option-settings-text-only-name = nur-text
option-settings-text-only-description = Spielpläne ohne Bilder
option-settings-computers-name = computer
option-settings-computers-description = Wie schnell Computer spielen
option-settings-hints-name = tipps
option-settings-hints-description = Tipps in gewerteten Partien, also denen ohne Computer
option-settings-takeback-name = zurücknehmen
option-settings-takeback-description = Schritte lassen sich zurücknehmen, solange nichts daraus geworden ist
option-settings-end-name = abbrechen
option-settings-end-description = Wer eine laufende Partie abbrechen darf
option-settings-weekly-name = wochenliste
option-settings-weekly-description = Kanal für die Rangliste der Woche, jeden Montag
option-settings-weekly-stop-name = wochenliste-aus
option-settings-weekly-stop-description = Keine Ranglisten der Woche mehr
option-settings-quiet-name = ruhezeit
option-settings-quiet-description = Stunden ohne Anpingen auf diesem Server, etwa 22-8, oder aus
option-settings-zone-name = zeitzone
option-settings-zone-description = Die Zeitzone dieser Stunden: tipp eine Stadt
command-preferences-name = meine-einstellungen
command-preferences-description = Deine eigenen Einstellungen, auf jedem Server
command-away-name = abwesend
command-away-description = Einige Tage weg sein: langsame Partien warten auf dich
option-away-until-name = bis
option-away-until-description = Dein letzter Tag weg; ohne Angabe bist du zurück
command-standin-name = vertretung
command-standin-description = Für eine Vertretung für Abwesende stimmen, oder um den Platz bitten
option-standin-friend-name = person
option-standin-friend-description = Für die Person, die um den Platz gebeten hat, statt eines Computers
away-until = Du bist bis { $when } abwesend. So lange warten langsame Partien auf dich, und angepingt wirst du dort nicht. Zügige Partien warten nicht.
away-over = Schön, dass du wieder da bist. Die Uhren deiner langsamen Partien laufen wieder.
away-how = Du bist nicht abwesend. Mit </{ command-away-name }:0> und einem Tag warten langsame Partien auf dich: höchstens { $most } Tage am Stück und { $quarter } in drei Monaten.
away-tomorrow = morgen
away-week = in einer Woche
away-two-weeks = in zwei Wochen
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
refuse-away-day = „{ $text }“ ist kein Tag, den ich kenne. Versuch „{ away-tomorrow }“, einen Wochentag, eine Zahl von Tagen oder ein Datum wie 2026-12-24.
refuse-away-past = „{ $text }“ ist vorbei. Wähl einen Tag, der noch kommt.
refuse-away-long = „{ $text }“ ist zu weit weg: höchstens { $most } Tage am Stück. Danach kannst du es wieder sagen.
refuse-away-quarter = In drei Monaten kannst du höchstens { $quarter } Tage abwesend sein. { $left ->
    [0] Davon ist gerade keiner übrig.
    [one] Davon ist gerade { $left } übrig.
   *[other] Davon sind gerade { $left } übrig.
}
option-preferences-language-name = sprache
option-preferences-language-description = Sprache für das, was nur du siehst
option-preferences-notify-name = bescheid
option-preferences-notify-description = Wo ich dir sage, dass du dran bist
option-preferences-remind-name = erinnern
option-preferences-remind-description = Wann ich dich an einen Zug erinnere
option-preferences-text-boards-name = in-worten
option-preferences-text-boards-description = Jeden Spielplan in Worten bekommen, in einer Nachricht nur für dich
option-preferences-curves-name = chancenkurve
option-preferences-curves-description = In den Ergebnissen deiner Partien zeigen, wie die Gewinnchancen verliefen
option-preferences-quiet-name = ruhezeit
option-preferences-quiet-description = Stunden, in denen du von nichts hörst, etwa 22-8, oder aus
option-preferences-zone-name = zeitzone
option-preferences-zone-description = Deine Zeitzone: tipp eine Stadt
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

## Für alle, die den Bot betreiben

refuse-not-served = Tut mir leid, ich spiele nur auf ausgewählten Servern.
refuse-not-an-owner = Dieser Befehl ist für die Leute, die den Bot betreiben.
command-operator-name = betrieb
command-operator-description = Für die Leute, die diesen Bot betreiben
option-operator-status-name = status
option-operator-status-description = Wie es dem Bot geht
option-operator-servers-name = server
option-operator-servers-description = Auf welchen Servern er ist, mit Tischen und Partien
option-operator-page-name = seite
option-operator-page-description = Welche Seite der Liste
option-operator-announce-name = ansage
option-operator-announce-description = Etwas an allen offenen Tischen sagen, etwa wann der Bot weg ist
option-operator-text-name = text
option-operator-text-description = Was gesagt werden soll
option-operator-leave-name = verlassen
option-operator-leave-description = Einen Server verlassen
option-operator-server-name = server
option-operator-server-description = Die ID des Servers
operator-status-title = Wie es mir geht
operator-version = Version { $version }, gestartet { $since }
operator-shards = Mit Discord verbunden: { $connected } von { $shards } Shards
operator-server-count = { $count } Server
operator-tables = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
operator-parked = { $count ->
    [one] { $count } Tisch lässt sich nicht lesen. Das Log sagt, warum.
   *[other] { $count } Tische lassen sich nicht lesen. Das Log sagt, warum.
}
operator-backup = Letzte Sicherung { $when }
operator-memory = { $megabytes } MB Speicher
operator-servers-title = Server: { $count }, Seite { $page } von { $pages }
operator-not-served = wird nicht bedient
operator-announcement = 📣 Von den Leuten, die mich betreiben: { $text }
operator-announced = An { $reached } von { $count ->
    [one] { $count } offenem Tisch
   *[other] { $count } offenen Tischen
} gesagt.
operator-left = Ich habe den Server { $server } verlassen. Was ich über ihn weiß, wird in { $days } Tagen gelöscht, außer er holt mich wieder.
operator-not-there = Auf einem Server mit der ID { $server } bin ich nicht. </{ command-operator-name } { option-operator-servers-name }:0> zeigt alle.
operator-no-id = „{ $text }“ ist keine ID eines Servers. Das ist eine Zahl mit etwa 18 Ziffern; </{ command-operator-name } { option-operator-servers-name }:0> zeigt alle.

## When Discord is slow

trouble-untold = Das zählt, aber Discord lässt es mich gerade nicht zeigen. Der Spielplan folgt, sobald es geht.
trouble-unshown = Das zählt. Beim Zeigen ist bei uns etwas schiefgegangen, tut uns leid; der Spielplan folgt gleich.
refuse-too-often = Das war viel in kurzer Zeit. Es geht wieder { $when }.
refuse-tables-moderators = Alle offenen Tische sieht nur die Moderation. </{ command-tables-name }:0> ohne die Option zeigt deine.
tables-title = Offene Tische: { $count }
tables-none = Auf diesem Server steht kein Tisch.
tables-line = { $number }. { $game } in { $channel }, Host { $name }, wartet seit { $when }
tables-parked = { $number }. { $channel ->
        [none] Ein Tisch, der sich nicht lesen lässt
       *[other] Ein Tisch in { $channel }, der sich nicht lesen lässt
    }
tables-more = Die { $most }, die am längsten warten.
button-end-number = { $number } beenden
command-tables-name = tische
command-tables-description = Deine offenen Tische, und welche davon auf dich warten
refuse-thread-here = Threads kann ich nur auf Servern öffnen, auf denen ich installiert bin. Ohne Thread steht der Tisch gleich hier.
refuse-hidden-here = Auf diesem Server siehst nur du, was eine App von außen dir antwortet. Niemand sonst würde den Tisch sehen, also ist er wieder zu. Bitte die Moderation, mich hier zu installieren oder „Externe Apps verwenden“ zu erlauben; eine Gruppenunterhaltung geht auch.
board-hidden-answer = Das zählt, und der Spielplan zeigt es allen. Was ich dir hier antworte, siehst nur du: Auf diesem Server darfst du Apps von außen nicht öffentlich verwenden. Die Moderation kann mich hier installieren oder dir „Externe Apps verwenden“ erlauben.

## Operators: the command line

health-unasked = Nichts zu fragen: METRICS ist nicht gesetzt, der Bot beantwortet also keine Fragen.
backup-done = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} nach { $file } gesichert und die Kopie geprüft.
move-checking = prüfe
move-done = { $rows } Zeilen kopiert. Die Zahlen der Zeilen stimmen überein, die Ranglisten ergeben dasselbe, und { $tables ->
    [one] { $tables } Tisch wurde nachgespielt
   *[other] { $tables } Tische wurden nachgespielt
}, darunter alle offenen. Trage die neue Datenbank als DATABASE_URL ein und starte den Bot.
restore-done = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} aus { $file } zurückgeholt, davon { $open } offen. Starte den Bot: Er macht mit ihnen weiter.
restore-dry-run = { $file } hat { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}, davon { $open } offen. Es wurde nichts geändert.
restore-erased = { $count ->
    [0] Seit der Sicherung wurde niemand gelöscht.
    [one] { $count } Person wurde seit der Sicherung gelöscht und ist auch in ihr gelöscht.
   *[other] { $count } Personen wurden seit der Sicherung gelöscht und sind auch in ihr gelöscht.
}
restore-erasures-unknown = Es gibt keine Datenbank zum Vergleichen, also weiß niemand, wer seit der Sicherung gelöscht wurde.
restore-kept = Die Datenbank von vorher ist { $file }.
check-done = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} gelesen und nachgespielt: { $problems ->
    [0] alles in Ordnung
    [one] { $problems } Fehler
   *[other] { $problems } Fehler
}.
check-impossible = Die Tische wurden nicht nachgespielt: { $why }

## Was zu tun ist, in einer Liste von Tischen

request-roll = würfeln
request-roll-or-stop = würfeln oder bei { $total } aufhören
request-sit = den freigehaltenen Platz nehmen oder absagen

## Meine Tische

tables-mine-title = { $count ->
    [0] Kein Tisch wartet auf dich
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
tables-mine-none = Du sitzt gerade an keinem Tisch.
tables-mine-others = **Warten auf andere**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [öffnen]({ $link })
tables-mine-conversation = eine Unterhaltung
tables-mine-awaits = wartet auf { $names }
tables-mine-lobby = noch nicht gestartet
tables-mine-since = ohne Uhr, wartet seit { $when }
tables-mine-page = Seite { $page } von { $pages }
button-my-tables = Meine Tische
button-server-tables = Alle Tische des Servers
option-tables-server-name = server
option-tables-server-description = Für die Moderation: alle offenen Tische dieses Servers

## Nachrichten und Erinnerungen

notify-on-name = im Kanal, mit Anpingen
notify-direct-name = per Direktnachricht
notify-both-name = im Kanal und per Direktnachricht
notify-off-name = gar nicht
remind-usual-name = nach zwei Dritteln der Zeit und eine Stunde vor dem Ende
remind-3h-name = alle 3 Stunden
remind-6h-name = alle 6 Stunden
remind-12h-name = alle 12 Stunden
remind-24h-name = jeden Tag
remind-never-name = nie
button-unremind = In diesem Zug nicht mehr
reminders-off = An diesen Zug erinnere ich dich nicht mehr.
reminders-not-asked = Dieser Tisch wartet nicht auf dich, also gibt es nichts zu erinnern.
board-released = { $user }: { $count ->
    [one] Auf deinem Platz
   *[other] Auf euren Plätzen
} spielt jetzt der Computer weiter. „{ button-back }“ holt den Platz zurück.
direct-turn = { $game } in { $place }: du bist dran.
direct-invited = { $game } in { $place }: für dich ist ein Platz freigehalten.
direct-waiting = { $game } in { $place }: jetzt sind die anderen dran.
direct-released = { $game } in { $place }: du hast zwei Züge verpasst, also spielt der Computer auf deinem Platz. „{ button-back }“ holt ihn zurück.
direct-over = { $game } in { $place }: die Partie ist vorbei.
direct-closed = { $user }, du bist dran. Discord lässt mich dir keine Direktnachrichten schicken, deshalb sage ich es dir ab jetzt hier. Öffne sie und wähle in </{ command-preferences-name }:0> „{ notify-direct-name }“, um es noch einmal zu versuchen.
