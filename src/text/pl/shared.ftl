### Every sentence Stammtisch says, in Polish. The same keys and variables as in English.
### Nobody's gender is known and names have no cases: hence the present tense, and “gracza …” or “graczowi …” before a name.

## Words that sentences are made of

list-and = { $list } i { $last }
seat-unnamed = Miejsce { $number }
count-worms = { $count ->
    [one] { $count } robal
    [few] { $count } robale
   *[many] { $count } robali
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
time-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}

## What happened

account-begins = Zaczyna { $name }.
account-over = Koniec partii.

## Why an action is refused

illegal-over = Ta partia już się skończyła. „{ button-rematch }” pod wynikiem zaczyna nową.
illegal-no-such-seat = Przy tym stole nie ma miejsca { $number }.
illegal-not-your-turn = Teraz gra { $name }. Twoja kolej jeszcze przyjdzie.
illegal-other-game = To z innej gry.
now-try = Możesz teraz: { $commands }.
now-try-among = Możesz na przykład: { $commands }, albo naciśnij przycisk.

## Buttons and suggestions for actions; the first letter becomes a capital on a button

label-roll = rzuć
label-leads-to = { $what } → { $total }
label-stop-plain = stop

## The board

board-over = Koniec partii.
board-name-turn = ▶ { $name }

## The board in plain sentences, for screen readers

alt-title = { $name }.
alt-turn = Teraz gra { $name }.
alt-over = Koniec partii.

## Results

results-title = { $count ->
    [one] 🏆 { $game }: wygrywa { $names }, { $points }
   *[other] 🏆 { $game }: wspólnie wygrywają { $names }, { $points }
}
results-line = { $medal }{ $place }. { $name }: { $points }

## The lobby

lobby-title = Stół: { $game }
lobby-about = Gracze: { $least }–{ $most } · { $pace }
lobby-alone = Można zacząć, gdy tylko ktoś się dosiądzie.
lobby-no-reminders = Nikomu tu niczego nie przypomnę, bo nikt mnie tu nie dodał. Gdy czas na turę minie, pokaże to następne kliknięcie.
lobby-kept = Miejsca czekają na graczy: { $names }. Zaczynamy, gdy usiądą wszyscy albo gdy grę zacznie { $name }.
lobby-invitation = { $user }, { $name } zaprasza cię do gry. Grasz?
lobby-declined = { $name } tym razem nie gra.
lobby-more = Więcej przy tym stole:
lobby-offers-computer = Nikogo więcej jeszcze tu nie ma. Naciśnij „{ button-start }” jeszcze raz, a zagra z tobą komputer.
lobby-still-alone = Nikogo więcej jeszcze tu nie ma. Poczekaj chwilę albo dodaj komputer: „{ button-more }”.
lobby-players = Przy stole: { $names }
lobby-ready = Jest już dość graczy. Zacząć może { $name }.
lobby-full = Wszystkie miejsca zajęte. Zacząć może { $name }.
lobby-joined = { $name } siada do stołu.
lobby-left = { $name } wstaje od stołu.
lobby-host-now = Hostem jest teraz { $name }.
lobby-expired = Gra się nie zaczęła, więc stół jest sprzątnięty. „{ button-rematch }” otwiera go znowu.
lobby-started = Zaczynamy.
lobby-opened = { $name } otwiera stół: { $game }. Siadajcie!
lobby-name-word = { $name } „{ $word }”
menu-charm = Wybierz talizman
menu-play = Wybierz grę
play-which = W co gramy?
lobby-word-taken = Twoje słowo jest już w kostkach: „{ $word }”.
pace-live-name = na żywo
pace-live-explained = na żywo, na turę { $time }
pace-half-day-name = pół dnia
pace-half-day-explained = bez pośpiechu, na turę { $time }
pace-relaxed-name = dzień
pace-relaxed-explained = bez pośpiechu, na turę { $time }
pace-three-days-name = trzy dni
pace-three-days-explained = bez pośpiechu, na turę { $time }
pace-none-name = bez limitu czasu
pace-none-explained = bez limitu czasu

## The clock

clock-turn-ends = Tura skończy się { $when }.
clock-turn-ends-for = { $name }: tura skończy się { $when }.
clock-reminder = { $user }, stół czeka na ciebie. Tura skończy się { $when }.
clock-idle = { $user }, od prawie dwóch tygodni nikt tu nie gra. Bez żadnego ruchu partia skończy się { $when }.
clock-played-for = { $name } nie odpowiada, ruch wykonuje komputer.
clock-seat-released = { $name } od dłuższego czasu nie odpowiada. Miejsce grzeje komputer; „{ button-back }” pozwala na nie wrócić.
clock-back = { $name } znów gra.
clock-left-game = { $name } wstaje od stołu. Na tym miejscu gra dalej komputer.
takeback-told = { $name } cofa swój ostatni ruch.
board-away = { $name } ma urlop do { $when }. Do tego czasu zegar stoi.
lend-vote = { $name } proponuje, żeby w tym czasie za gracza { $away } grał komputer.
lend-vote-friend = { $name } proponuje zastępstwo na ten czas: za gracza { $away } zagra { $friend }.
lend-offer = { $name } proponuje, że w tym czasie zagra za gracza { $away }.
lend-done-friend = Do powrotu gracza { $name } gra { $friend }. Ta partia nie liczy się już do niczyjego ratingu.
lend-over = Nikt już nie gra za gracza { $name }. Miejsce czeka.
refuse-nobody-offers = Nikt jeszcze nie prosi o to miejsce. Może to zrobić ktoś, kto nie siedzi przy tym stole.
refuse-offered = Twoja prośba o to miejsce już jest. Decydują pozostali.
lend-done = Do powrotu gracza { $name } gra komputer. Ta partia nie liczy się już do niczyjego ratingu.
refuse-nobody-away = Nikt przy tym stole nie ma urlopu, więc zastępstwo nie jest potrzebne.

## Ending early, and again

end-vote = { $name } chce przerwać partię. Głosy: { $votes } z { $needed }.
end-by-host = Partię przerywa host: { $name }.
end-by-vote = Stół głosuje za przerwaniem partii.
end-abandoned = Przy stole nikogo już nie ma, więc to koniec partii.
end-no-result = Ta partia się nie liczy.

## Refusals of the table

refuse-no-table = Na tym kanale nie ma stołu. Otwiera go </{ command-play-name }:0>.
refuse-table-here = Na tym kanale jest już stół. Dołącz do niego: </{ command-join-name }:0>, albo wybierz inny kanał.
refuse-table-here-thread = Na tym kanale jest już stół. Dołącz do niego: </{ command-join-name }:0>, albo otwórz swój w wątku.
button-thread = Otwórz w wątku
refuse-parked-damaged = Przepraszamy, nie da się odczytać zapisu tego stołu. Zostaje taki, jaki jest, a osoby prowadzące bota już o tym wiedzą. { $place ->
        [here] Możesz zamknąć stół przyciskiem poniżej; wtedy zmieści się tu nowy.
        [server] Moderacja może go zamknąć komendą </{ command-end-name }:0>; wtedy zmieści się tu nowy.
       *[conversation] Może go zamknąć każdy, kto przy nim siedział; wtedy zmieści się tu nowy.
    }
refuse-parked-later = Przy tym stole grano ostatnio w nowszej wersji bota. Czeka, aż ona wróci. { $place ->
        [here] Możesz też zamknąć go przyciskiem poniżej.
        [server] Moderacja może go też zamknąć komendą </{ command-end-name }:0>.
       *[conversation] Może go też zamknąć każdy, kto przy nim siedział.
    }
end-parked = Stół jest zamknięty. Z jego zapisu niczego nie usunięto.
button-close-parked = Zamknij ten stół
refuse-not-seated = Nie siedzisz przy tym stole. Możesz popatrzeć, a następnym razem może znajdzie się krzesło.
refuse-not-seated-lobby = Jeszcze nie siedzisz przy tym stole. Najpierw naciśnij „{ button-join }”.
refuse-already-seated = Już siedzisz przy tym stole.
refuse-full = Wszystkie miejsca ({ $seats }) są zajęte. Popatrz albo otwórz stół gdzie indziej.
refuse-already-started = Partia już trwa i nie można się dosiąść. Poproś o miejsce w rewanżu.
refuse-not-started = Partia jeszcze się nie zaczęła. Zaczyna ją host, przyciskiem „{ button-start }”.
refuse-too-few = { $needed ->
    [one] Potrzeba co najmniej { $needed } gracza, a teraz jest: { $count }.
   *[other] Potrzeba co najmniej { $needed } graczy, a teraz jest: { $count }.
}
refuse-only-host = To może tylko host: { $name }.
refuse-too-many-yours = { $most ->
    [one] Masz już { $most } otwarty stół. Najpierw dokończ tę partię albo ją przerwij.
    [few] Masz już { $most } otwarte stoły. Najpierw dokończ którąś partię albo ją przerwij.
   *[many] Masz już { $most } otwartych stołów. Najpierw dokończ którąś partię albo ją przerwij.
}
refuse-too-many-server = { $most ->
    [one] Na tym serwerze jest już { $most } otwarty stół. Poczekaj, aż się zwolni.
    [few] Na tym serwerze są już { $most } otwarte stoły. Poczekaj, aż któryś się zwolni.
   *[many] Na tym serwerze jest już { $most } otwartych stołów. Poczekaj, aż któryś się zwolni.
}
refuse-old-panel = Ten przycisk był nieaktualny, więc nic się nie stało. Tak to wygląda teraz.
refuse-old-board = Ta plansza jest nieaktualna. Oto bieżąca.
refuse-not-after-that = `{ $command }` nie jest potem możliwe, więc nie stało się ani jedno, ani drugie.
refuse-takeback-nothing = Nie masz ruchu, który można cofnąć.
refuse-takeback-drew = Twój ostatni ruch to rzut albo nowe karty, a co już widać, tego nie da się cofnąć. Graj dalej.
refuse-takeback-gone-on = Już za późno: inni grają dalej albo wszyscy widzą, co było ukryte.
refuse-takeback-late = Już za późno: czas na ten ruch minął.
refuse-takeback-off = Na tym serwerze nie można cofać ruchów.
refuse-over = Ta partia już się skończyła. „{ button-rematch }” pod wynikiem zaczyna nową.
refuse-word = To słowo się nie nadaje. { $most ->
    [one] Najwyżej { $most } znak, w jednej linii.
    [few] Najwyżej { $most } znaki, w jednej linii.
   *[many] Najwyżej { $most } znaków, w jednej linii.
}
refuse-voted = Twój głos już jest policzony.
refuse-elsewhere = To działa tylko na serwerach, na których mnie zainstalowano.

## When something is amiss

trouble-internal = Przepraszamy, coś się u nas zepsuło. Partii nic nie jest; spróbuj za chwilę jeszcze raz.
trouble-permissions = Brakuje mi tu uprawnień. Poproś moderację, żeby mi dała: { $permissions }.
permission-view-channel = Wyświetlanie kanałów
permission-send-messages = Wysyłanie wiadomości
permission-embed-links = Wyświetlanie podglądu linków
permission-create-threads = Tworzenie publicznych wątków
permission-send-in-threads = Wysyłanie wiadomości w wątkach

## Fair dice

fair-commitment = Ziarno kostek, zapieczętowane przed grą: { $hash }
fair-commitment-stays = Ta wiadomość się nie zmieni. Dopiero teraz można coś dorzucić do kostek.
fair-posted = Kostki zapieczętowano przed grą: [wiadomość { $message }]({ $link }).
fair-reveal = Ziarno kostek, otwarte: { $seed }
fair-words = Dorzucone słowa: { $words }
fair-mixed-in = Dorzucono do kostek: { $names }
fair-nothing-mixed-in = Do tych kostek nikt niczego nie dorzucił.

## Buttons around the game

button-join = Dołącz
button-leave = Wstań
button-start = Zacznij
button-play-computer = Graj z komputerem
button-in = Gram
button-decline = Nie tym razem
button-more = Więcej
button-close = Zamknij stół
button-rules = Zasady
button-board = Plansza
button-change = Zmień
button-refresh = Odśwież
button-play = Graj
button-help = Pomoc
button-commands = Wszystkie komendy
button-rights = Czyje to gry?
button-preferences = Moje ustawienia
button-settings = Ustawienia
button-text-board = Opis planszy
button-rematch = Rewanż
button-verify = Sprawdź kostki
button-review = Analiza
button-back = Wracam do gry
button-lend = Niech gra komputer
button-lend-friend = Niech gra { $name }
button-away-back = Wracam wcześniej
button-vote-end = Głosuj za przerwaniem
button-hint = Podpowiedź
button-take-back = Cofnij mój ostatni ruch
button-odds = Szanse
button-why = Dlaczego?
button-rules-back = ◀ Wstecz
button-rules-next = Dalej ▶
button-leave-game = Wstań: zagra komputer
button-end-all = Przerwij partię dla wszystkich
button-sure = Tak, mimo to
button-play-on = Nie, gram dalej

## Questions before what one would regret

more-title = Więcej przy tym stole:
ask-leave = Do twojego powrotu na twoim miejscu będzie grał komputer. Wstać od stołu?
ask-end = Dla wszystkich będzie to koniec partii, bez wyniku. Przerwać ją?

## Lines around the board

board-mention = { $count ->
    [1] { $user }, twoja kolej
   *[other] { $user }, wasza kolej
}
board-footer = { $game } · stół { $table }

## Help and rules

rules-footer = To nasze własne słowa i nie zastąpią oryginału: kup grę, jest świetna.
rules-page = Karta { $place } z { $count }
rules-example = **Przykład:** { $told }
# The people in examples; a comma and a space between them.
rules-names = Ania, Bartek, Celina, Darek

help-text =
    ### Stammtisch
    Gry w kości i karty dla stałych bywalców kanału. Bez kont, bez stawek, z kostkami, które każdy może sprawdzić.

    1. </{ command-play-name }:0> otwiera stół. Znajomi naciskają *{ button-join }* albo ty naciskasz *{ button-play-computer }*.
    2. Potem używaj przycisków pod planszą. Obrazek pokazuje, jak stoi gra, a przyciski, co możesz zrobić.
    3. Nie znasz gry? </{ command-learn-name }:0> w trzy minuty przeprowadzi cię z trenerem przez pierwszą rundę.

    Gdy długo cię nie ma, gra za ciebie komputer. Wrócić możesz w każdej chwili.
    Obrazki ci nie pomagają? </{ command-preferences-name }:0> z opcją { option-preferences-text-boards-name } opisze ci słowami każdą planszę.
help-commands =
    ### Komendy
    - </{ command-play-name }:0> otwiera stół, </{ command-join-name }:0> zajmuje miejsce, </{ command-leave-name }:0> je zwalnia, </{ command-start-name }:0> zaczyna grę.
    - Każdy przycisk pod planszą ma też komendę: </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> i </{ command-sheet-name }:0> pokazują twoje karty i twoją kartkę, tylko tobie.
    - Pomyłka? </{ command-takeback-name }:0> cofa twój ostatni ruch, póki nikt po tobie nie zagrał i nie przyszły nowe kostki ani karty.
    - </{ command-table-name }:0> przywołuje planszę na dół, a ciebie na twoje miejsce.
    - </{ command-learn-name }:0> uczy gry, z trenerem.
    - </{ command-rules-name }:0> wyjaśnia grę, </{ command-end-name }:0> ją przerywa, </{ command-rematch-name }:0> zaczyna ją od nowa.
    - Grać mogą też komputery: posadź je przy stole przed grą albo komendą </{ command-play-name }:0>. </{ command-hint-name }:0> powie tobie, i tylko tobie, co one by zrobiły. </{ command-odds-name }:0> mówi, jak prawdopodobny był ostatni rzut.
    - </{ command-word-name }:0> dorzuca do kostek twoje słowo, żeby nikt nie mógł ich sobie dobrać.
    - </{ command-leaderboard-name }:0> pokazuje, kto prowadzi, </{ command-stats-name }:0>, jak kto gra, </{ command-history-name }:0> dawne partie; </{ command-replay-name }:0> odtwarza jedną z nich, </{ command-verify-name }:0> sprawdza jej kostki. </{ command-review-name }:0> pokazuje twoje najbardziej kosztowne decyzje w jednej z nich.
    - </{ command-preferences-name }:0> i </{ command-privacy-name }:0> są twoje, </{ command-tables-name }:0> wymienia wszystkie twoje stoły, </{ command-settings-name }:0> jest dla zarządzających serwerem.
    - Partie bez pośpiechu poczekają na ciebie: w </{ command-preferences-name }:0> są godziny ciszy, a </{ command-away-name }:0> to dni bez gry. </{ command-standin-name }:0> to głos za komputerem na miejscu kogoś, kto ma urlop.

help-rights-title = Czyje to gry
help-rights = Stammtisch to nieoficjalny projekt fanowski. Autorzy i wydawcy tych gier nie mają z nim nic wspólnego.
help-rights-stop = Jeśli gra jest twoja i ma stąd zniknąć, zniknie. Napisz: { $contact }.
help-rights-nobody = Jeśli gra jest twoja i ma stąd zniknąć, zniknie. Powiedz o tym osobom prowadzącym bota.
app-description = Gry w kości i karty dla stałych bywalców kanału. Nieoficjalny projekt fanowski; gry należą do swoich autorów i wydawców: { $games }. Jeśli gra ma stąd zniknąć, zniknie{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Slash commands

command-play-name = graj
command-play-description = Otwórz stół na tym kanale
option-play-game-name = gra
option-play-game-description = Która gra (bez tego wybierzesz z listy)
option-play-pace-name = tempo
option-play-pace-description = Ile może trwać tura
option-play-thread-name = wątek
option-play-thread-description = W osobnym wątku; partie bez pośpiechu mają go, chyba że wybierzesz „nie”
option-play-with-name = z-kim
option-play-with-description = Kogo zaprosić; dostanie jedną wzmiankę
command-join-name = dołącz
command-join-description = Zajmij miejsce przy stole
command-leave-name = wstań
command-leave-description = Wstań od stołu
command-start-name = zacznij
command-start-description = Zacznij grę (tylko host)
command-table-name = stół
command-table-description = Pokaż planszę na nowo i wróć na swoje miejsce
command-roll-name = rzuć
command-roll-description = Rzuć kostkami
command-stop-name = stop
command-stop-description = Zakończ turę i weź to, na co wystarczą kostki
command-rules-name = zasady
command-rules-description = Wyjaśnij grę
option-rules-game-name = gra
option-rules-game-description = Która gra (domyślnie ta, która tu trwa)
command-learn-name = nauka
command-learn-description = Naucz się gry: pierwsza runda z trenerem, tylko dla ciebie
option-learn-game-name = gra
option-learn-game-description = Która gra
command-help-name = pomoc
command-help-description = Co umie Stammtisch
command-end-name = przerwij
command-end-description = Przerwij tę partię albo zagłosuj za tym
command-rematch-name = rewanż
command-rematch-description = Ten sam stół jeszcze raz
command-word-name = słowo
command-word-description = Dorzuć do kostek własne słowo, przed początkiem gry
option-word-word-name = słowo
option-word-word-description = Dowolne słowo

## Menus and the board's place

end-by-moderators = Partię przerywa moderacja.
panel-waits = To jeszcze nie twoja kolej.
panel-over = Ta partia już się skończyła.
text-board-lobby = Partia jeszcze się nie zaczęła. Gdy się zacznie, będzie tu opis planszy.
text-board-turn = **Twoja kolej.**
board-moved = Plansza jest teraz niżej.
button-word = Moje słowo
word-form-title = Słowo dla kostek
word-form-label = Dowolne słowo; zależą od niego kostki
charm-clover = Koniczyna
charm-ladybird = Biedronka
charm-bee = Pszczoła
charm-snail = Ślimak
charm-caterpillar = Gąsienica
charm-hen = Kura
charm-cat = Kot
charm-rabbit = Królik
charm-fox = Lis
charm-owl = Sowa
charm-frog = Żaba
charm-turtle = Żółw
charm-elephant = Słoń
charm-unicorn = Jednorożec
charm-dragon = Smok
charm-star = Gwiazda
charm-moon = Księżyc
charm-rainbow = Tęcza
charm-fire = Ogień
charm-wave = Fala
charm-toadstool = Muchomor
charm-sunflower = Słonecznik
charm-die = Kostka
charm-bell = Dzwonek
charm-gem = Klejnot

## The check of a journal

verdict-fair = uczciwie: partia { $id }, { $game }: wszystkie wpisy ({ $entries }) wynikają z zapieczętowanego ziarna
verdict-fair-so-far = przerwana, do tego miejsca uczciwie: partia { $id }, { $game }: wszystkie wpisy do tego miejsca ({ $entries }) wynikają z zapieczętowanego ziarna
verdict-lesson = lekcja: partia { $id }, { $game }: kostki i karty dobrano do nauki, więc nie ma czego dowodzić; wszystkie ruchy i wynik się zgadzają
verdict-unfair = nieuczciwie: { $why }
verdict-unreadable = nie da się odczytać { $file }: { $why }
verdict-broken = { $file } nie jest całym dziennikiem: { $why }
unfair-unfinished = Partia nie jest skończona, więc jej ziarno jest wciąż zapieczętowane.
unfair-commitment = ziarno nie jest tym, które zapieczętowano przed grą
unfair-day = to nie jest stół z tego dnia
unfair-deal = rozdanie nie wynika z ziarna
unfair-chance = kostki lub karty wpisu { $number } nie wynikają z ziarna
unfair-illegal = wpis { $number } łamie zasady: { $why }
unfair-taken-back = wpis { $number } cofa coś, czego nie można cofnąć
unfair-not-over = wpisy kończą się przed końcem partii
unfair-result = wynik nie jest tym, co wyszło w partii

## Words in pictures. There is little room: a word or two.

picture-unnamed = Gracz

## The page in the browser

web-started = Można grać pod adresem { $address } (tylko na tym komputerze). Ctrl-C kończy; nic nie zostaje zapisane.
web-started-public = Można grać pod adresem { $address }, z każdego komputera, który ma połączenie z tym. Ctrl-C kończy; nic nie zostaje zapisane.
web-next = Żeby grać na swoim serwerze, uruchom stammtisch setup (ze źródeł: cargo run -- setup).
setup-intro =
    Potrzebujesz własnej aplikacji na Discordzie:
    1. Otwórz https://discord.com/developers/applications i wybierz „New Application”.
    2. Na jej stronie „Installation” zezwól na „User Install” i „Guild Install”.
    3. Na jej stronie „Bot” wybierz „Reset Token” i skopiuj token.
setup-token = Wklej tu token (nie będzie go widać):
setup-no-token = Nie podano tokenu. Niczego nie zapisano.
setup-known = Discord zna tę aplikację: { $name }.
setup-no-user-install = Na razie nikt nie może jej zainstalować dla siebie: zezwól na „User Install” na stronie „Installation”.
setup-links =
    Zainstaluj na serwerze:
    { $server }
    Zainstaluj dla siebie, żeby grać wszędzie:
    { $user }
setup-test-server = ID serwera do prób (zmiany komend widać tam od razu; Enter, jeśli żaden):
setup-bad-id = „{ $text }” to nie ID serwera, czyli liczba mająca około 18 cyfr. Niczego nie zapisano.
setup-written = Zapisano w { $file }; tylko ty możesz to odczytać. Uruchom bota z tego folderu: stammtisch
web-about = { $games ->
    [4] Cztery gry
    [5] Pięć gier
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w kości i karty do wypróbowania, na kanale, który działa jak na Discordzie.
web-enter-title = Tu jest Stammtisch. Zapraszamy!
web-enter-as = Wejdź jako
web-enter-who = Twoje imię
web-enter = Wejdź
web-enter-first = Najpierw wejdź.
web-bad-name = Tego imienia nie da się pokazać. Od jednego do 32 znaków.
web-guest = Gracz { $number }
web-connecting = Utracono połączenie. Próbuję znowu…
web-channels = Kanały
web-menu = Kanały
web-people = Kto tu jest
web-online = Obecni
web-offline = Nieobecni
web-me = to ty
web-app = BOT
web-messages = Wiadomości
web-composer = Napisz na { $channel } albo wpisz / i komendę
web-send = Wyślij
web-hints = Propozycje
web-yes = tak
web-no = nie
web-used = { $name } używa { $command }
web-edited = (edytowano)
web-thinking = Stammtisch myśli…
web-ephemeral = Tylko ty to widzisz
web-dismiss = Ukryj wiadomość
web-picture = Obrazek
web-done = Wybierz
web-submit = Wyślij
web-cancel = Anuluj
web-close = Zamknij
web-new-messages = Niżej są nowe wiadomości
web-unread = nowe wiadomości: { $count }
web-invite = Zaproś
web-invite-text = Kto otworzy ten link na tym komputerze, wejdzie jako ktoś inny. Każda karta przeglądarki to jedna osoba.
web-copy = Kopiuj
web-copied = Skopiowano
web-add-player = Dodaj gracza w nowej karcie
web-settings = Ustawienia
web-language = Twój język
web-language-server = Język serwera (plansze widzą wszyscy)
web-theme = Wygląd
web-theme-auto = jak w systemie
web-dark = ciemny
web-light = jasny
web-leave = Zmień osobę
web-welcome = Witaj na { $channel }
web-welcome-second = Grasz z innymi? Otwórz stół, a oni dołączą z innych kart albo komputerów:
web-welcome-play = Kto ma kolej, ten znajdzie ruchy na przyciskach pod planszą. / pokazuje wszystkie komendy.
web-welcome-keep = Nic nie wychodzi poza ten komputer i nic się nie zapisuje: gdy program się kończy, stoły znikają.
web-start = Otwórz stół: { $game }
web-solo = Graj z komputerem
web-rules = Zasady
web-learn = Nauka
# What Discord's own window says.
web-no-response = Aplikacja nie odpowiedziała
web-interaction-failed = Ta interakcja się nie powiodła
web-cannot-send = Discord by tego nie wysłał. Wybierz komendę z listy i uzupełnij, o co prosi.
web-button-gone = To już niemożliwe. Spójrz na najnowszą planszę.

## Computer players

computer-name = 🤖 { $number ->
    [1] Ada
    [2] Bruno
    [3] Klara
    [4] Emil
    [5] Frida
   *[other] Gustaw
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = słaby
level-steady-name = średni
level-hard-name = silny
button-computer-easy = + słaby komputer
button-computer-steady = + średni komputer
button-computer-hard = + silny komputer
button-unseat = Odpraw komputer
computer-left = Komputer wstaje od stołu.
refuse-no-computer = Przy tym stole nie ma komputera.
refuse-computers = { $game }: komputerów może być oprócz ciebie najwyżej { $most }.
refuse-invite-app = Aplikacje nie siadają do stołu. Żeby grać z komputerem, użyj </{ command-play-name }:0> z opcją „{ option-play-computers-name }”.
option-play-computers-name = komputery
option-play-computers-description = Ile komputerów ma grać
option-play-level-name = poziom
option-play-level-description = Jak dobrze grają komputery
board-stand-ins = Zastępstwo, gra komputer: { $names }. „{ button-back }” oddaje miejsce.

## Hints

command-hint-name = podpowiedź
command-hint-description = Jaki ruch jest teraz najlepszy? Zobaczysz to tylko ty
command-odds-name = szanse
command-odds-description = Jaka była szansa na taki rzut? W twojej turze też szanse twoich ruchów. Zobaczysz to tylko ty
message-command-odds = Jakie były szanse?
odds-line = 🎲 { $what }: **raz na { $times }** ({ $chance }). To dokładny wynik.
odds-changed = Szansa na wygraną, { $name }: przedtem { $from }, potem { $to }. To oszacowanie.
odds-none = Nie zdarzyło się jeszcze nic, czego szansę da się policzyć dokładnie.
command-takeback-name = cofnij
command-takeback-description = Cofnij swój ostatni ruch, póki nic z niego nie wynikło
hint-move = { $place }. { $what }: szansa na wygraną około { $chance }
hint-gain-worms = , średnio { $gain } robala w tej turze
hint-gain-points = , średnio { $gain } punktu w tej turze
hint-bust = Szansa, że następny rzut będzie spalony: { $chance }
hint-fails = Szansa, że nie będzie nic, nawet przy ostrożnej grze: { $chance }
hint-at-least = Szansa na co najmniej: { $list }
hint-exactly = Szansa na dokładnie: { $list }
hint-note-dice = -# Szanse na kostkach i średnie są dokładne; szansa na wygraną to oszacowanie.
hint-note = -# Wszystko to oszacowanie: nikt nie zna następnych kostek i kart.
hint-not-now = Nie masz teraz o czym decydować. Zapytaj jeszcze raz, gdy przyjdzie twoja kolej.
hint-best = 💡 **{ $what }**: { $why }.
hint-only = 💡 **{ $what }**: nic innego nie możesz teraz zrobić.
hint-next = Drugie w kolejności: { $other }, około { $games } wygranej mniej na 100 partii.
hint-next-equal = Prawie tak samo dobre: { $other }.
hint-off = Na tym serwerze w partiach rankingowych nie ma podpowiedzi.
why-chance = na dłuższą metę po prostu częściej wygrywa
why-equal = niewiele od tego zależy

## Lessons

learn-which = Jakiej gry chcesz się nauczyć?
rules-which = Zasady której gry pokazać?
button-learn = Nauka
button-learn-again = Jeszcze raz
button-end-lesson = Przerwij lekcję
ask-end-lesson = To będzie koniec lekcji. Możesz też po prostu zamknąć tę wiadomość i wrócić później. Przerwać?
lesson-left = Lekcja na ciebie czeka. </{ command-learn-name }:0> prowadzi z powrotem do tego samego miejsca.
lesson-ended = 🎓 Koniec lekcji. Teraz możesz grać z innymi albo jeszcze raz ze mną.
lesson-footer = Lekcja: kostki i karty są tu dobrane do nauki i nigdzie się nie liczą.
lesson-footer-free = Twoja partia na próbę: decyduje już prawdziwy los, ale nigdzie się ona nie liczy.
coach-step = -# Lekcja · krok { $at } z { $of }
coach-press = 👉 Naciśnij **{ $label }** albo wpisz `{ $command }`.
coach-press-only = 👉 Naciśnij **{ $label }**.
coach-advice = { $what }: { $why }.
coach-costs = Lepsze było „{ $what }”: { $why }. To około { $games } wygranej więcej na 100 partii.
coach-as-good = To było tak samo dobre.
coach-over = 🎓 To już cała lekcja. Teraz decyduje prawdziwy los, a ja odezwę się tylko, gdy ruch będzie cię drogo kosztował.

welcome-learn = 👋 Pierwszy raz tutaj? </{ command-learn-name }:0> zajmie trzy minuty.
welcome-learn-guest = 👋 Pierwszy raz tutaj? *{ button-learn }* na kartach pod *{ button-rules }* zajmie trzy minuty.
hello-server =
    👋 Cześć! Na waszych kanałach są teraz gry w kości i karty: { $games }.
    Naciśnij *{ button-play }*, żeby otworzyć tu stół. *{ button-learn }* w trzy minuty pokaże ci grę, tylko tobie, a *{ button-settings }* to przycisk dla zarządzających serwerem. Resztę powie </{ command-help-name }:0>.

## How lucky, how well played

analysed-luck = 🍀 Najwięcej szczęścia: { $best }. Najmniej: { $worst }.
analysed-play = 🧠 Najlepsze decyzje: { $best }. Najbardziej kosztowne: { $worst }, { $lost } szansy na wygraną.
analysed-player = { $name } ({ $what })
analysed-worms = { $gain } robala
analysed-points = { $gain } punktu
analysed-chance = { $chance } szansy na wygraną
analysed-note-exact = -# Szczęście: ile kostki dały ponad średnią. Decyzje: w porównaniu z silnym komputerem, oszacowanie.
analysed-note-estimate = -# Oszacowania. Decyzje: w porównaniu z silnym komputerem. Szczęście: reszta wyniku.
curve-turn = 📈 Punkt zwrotny: { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Punkt zwrotny: { $name }, { $from } → { $to } w jednej rundzie. Zaczęło się tak: { $what }
curve-alt = Szanse na wygraną, tura po turze (oszacowanie).
curve-alt-player = { $name }: na początku { $first }, najmniej { $low }, najwięcej { $high }.

## Standings: the command line

rebuild-done = Przeliczono rankingi: { $count ->
    [one] { $count } serwer
    [few] { $count } serwery
   *[many] { $count } serwerów
}.

## Leaderboards

count-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
count-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
count-thefts = { $count ->
    [one] { $count } kradzież
    [few] { $count } kradzieże
   *[many] { $count } kradzieży
}
all-games = wszystkie gry
period-week-name = ten tydzień
period-month-name = ten miesiąc
period-season-name = ten sezon
period-ever-name = od początku
order-rating-name = ratingu
order-wins-name = wygranych
order-points-name = punktów
order-quality-name = jakości gry
opponents-computers-name = z komputerami
opponents-people-name = z ludźmi
player-forgotten = dawny gość
player-computer = komputer
leaderboard-title = Ranking: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Twoje miejsce: { $line }
leaderboard-own-none = W tym czasie nie masz żadnej skończonej partii tego rodzaju.
leaderboard-own-hidden = Nie ma cię w rankingach, tak jak chcesz (</{ command-preferences-name }:0>). Twoje miejsce byłoby tu: { $line }
leaderboard-empty = W tym czasie nikt nie skończył tu partii tego rodzaju. </{ command-play-name }:0> otwiera stół.
leaderboard-empty-quality = W tym czasie niczyja gra nie została jeszcze oceniona.
leaderboard-footer = Według { $order } · strona { $page } z { $pages } · { $players }
leaderboard-newcomers = „nowość”: za mało partii, żeby rating był pewny. Do tego czasu na liście za pozostałymi.
leaderboard-league-points = Ze wszystkich gier: 2 punkty za każdego, kto jest za tobą, 1 za każdego na tym samym miejscu.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · nowość
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Gra: { $game }
menu-period = Okres: { $period }
menu-order = Według { $order }
button-previous = Wstecz
button-next = Dalej
button-with-computers = Z komputerami
button-with-people = Z ludźmi
weekly-name = ostatni tydzień
weekly-title = Tydzień od { $date } do { $end }
weekly-intro = Taki był tydzień przy stołach: { $games }, { $players }.
weekly-footer = /{ command-leaderboard-name } pokazuje więcej, /{ command-preferences-name } usuwa cię z tej listy.

## Statistics

stats-title = Statystyki: { $name }, { $game }
stats-none = { $name } nie ma tu jeszcze skończonej partii tego rodzaju.
stats-none-own = Nie masz tu jeszcze skończonej partii tego rodzaju. </{ command-play-name }:0> otwiera stół.
stats-private = { $name } nie pokazuje swoich statystyk.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Miejsca: { $places }
stats-place = { $medal }{ $place }. × { $count }
stats-streak = Najdłuższa seria: { $wins }
stats-rating = Rating: { $rating }
stats-rating-place = Rating: { $rating }, miejsce { $place } z { $total }
stats-course = Przebieg ratingu: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, średnio { $average }, najlepszy wynik { $best }
stats-rival = Ulubiony rywal: { $name } ({ $games })
stats-victim = Ulubiona ofiara: { $name } ({ $thefts })
stats-quality = Jakość gry: { $quality } ({ $games })
stats-luck = Szczęście do kostek: { $luck } punktu na partię ({ $games })
stats-computers = Z komputerami: { $games }, { $wins }

## Past games

history-title = Dawne partie: { $game }
history-title-of = Dawne partie, { $name }: { $game }
history-empty = Nie ma jeszcze skończonej partii tego rodzaju, ani na tym kanale, ani z tobą przy stole.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Strona { $page } · /{ command-replay-name } pokazuje partię jeszcze raz, /{ command-verify-name } sprawdza jej kostki.
menu-replay = Obejrzyj partię jeszcze raz
replay-at = Ruch { $at } z { $last }
replay-begins = Stół jest gotowy.
replay-unknown = Nie ma skończonej partii o ID „{ $text }”, ani na tym kanale, ani wśród twoich. Ich lista: </{ command-history-name }:0>.
button-replay-first = Początek
button-replay-turn-back = Poprzednia tura
button-replay-back = Wstecz
button-replay-next = Dalej
button-replay-turn = Następna tura
button-replay-last = Koniec
review-title = Analiza: kosztowna decyzja { $at } z { $of }
review-chosen = Twój wybór: **{ $what }**. Szansa na wygraną około { $chance }.
review-best = Silny komputer: **{ $what }**. Szansa na wygraną około { $chance }: { $why }.
review-cost = Na 100 partii to około tylu wygranych: { $games }.
review-note = -# Wszystkie szanse na wygraną to oszacowania, według tego, co było wtedy dla ciebie widoczne.
review-praise = 👏 Żadna z twoich decyzji w tej partii (razem: { $count }) nie kosztowała więcej niż jedną wygraną na 100 partii. Świetna gra!
review-nothing = W tej partii nie było dla ciebie nic do wyboru.
review-not-yours = Nie było cię przy stole w tej partii. Twoje partie: </{ command-history-name }:0>.
review-no-game = Nie masz tu jeszcze żadnej skończonej partii.
button-review-replay = Odtwórz stąd
verify-title = Kostki partii { $table }
verify-fair = **Uczciwie.** Wszystkie wpisy tej partii ({ $entries }) wynikają z zapieczętowanego ziarna.
verify-fair-so-far = **Do tego miejsca uczciwie.** Tę partię przerwano. Wszystkie wpisy do tego miejsca ({ $entries }) wynikają z zapieczętowanego ziarna.
verify-how = Ten plik to cała partia. `stammtisch verify { $file }` sprawdza go na każdym komputerze; README mówi, jak to zrobić bez nas.

## Settings

settings-title = Ustawienia tego serwera
settings-changed = Zapisano. Ustawienia są teraz takie:
settings-language = Język wspólnych wiadomości: { $language }
settings-language-discord = Język wspólnych wiadomości: jak w ustawieniach serwera na Discordzie
settings-pace = Tempo, gdy nikt go nie wybierze: { $pace }
settings-mentions = Wzmianka, gdy nadchodzi czyjaś kolej: { $value }
settings-text-only = Plansze tylko jako tekst: { $value }
settings-computers = Komputery grają: { $pace }
settings-hints = Podpowiedzi w partiach rankingowych: { $value }
settings-takeback = Cofanie ruchów: { $value }
settings-enders = Kto może przerwać partię: { $enders }
settings-weekly = Ranking tygodnia: w każdy poniedziałek na { $channel }
settings-weekly-none = Ranking tygodnia: nigdzie
settings-how = Żeby zmienić ustawienie, użyj </{ command-settings-name }:0> z opcją.
settings-quiet = Godziny ciszy, w których nikt nie dostaje tu wzmianek, a partie bez pośpiechu czekają: { $hours }
settings-quiet-none = Godziny ciszy: brak
settings-zone = Strefa czasowa godzin ciszy: { $zone }
settings-zone-none = Strefa czasowa godzin ciszy: nie wybrano
settings-forbidden = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.
setting-on = tak
setting-off = nie
computers-calm-name = spokojnie, ruch po ruchu
computers-brisk-name = żwawo, ruch po ruchu, ale szybciej
computers-at-once-name = od razu, cała tura naraz
enders-vote-name = większość graczy oraz moderacja
enders-moderators-name = tylko moderacja
enders-host-name = host, większość graczy oraz moderacja
language-discord = jak na Discordzie
refuse-end-moderators = Na tym serwerze trwającą partię przerywa tylko moderacja. Od stołu możesz wstać przez </{ command-leave-name }:0>.
preferences-title = Twoje ustawienia
preferences-changed = Zapisano. Twoje ustawienia są teraz takie, na wszystkich serwerach:
preferences-language = Język tego, co widzisz tylko ty: { $language }
preferences-language-discord = Język tego, co widzisz tylko ty: jak na twoim Discordzie
preferences-notify = Wiadomość, że to twoja kolej: { $value }
preferences-remind = Przypomnienie o turze: { $value }
preferences-text-boards = Opis każdej planszy, tylko dla ciebie: { $value }
preferences-curves = Wykres szans w wynikach twoich partii: { $value }
preferences-quiet = Godziny ciszy, w których nic ci nie mówię, a partie bez pośpiechu czekają: { $hours }
preferences-quiet-none = Godziny ciszy: brak
preferences-zone = Twoja strefa czasowa: { $zone }
preferences-zone-none = Twoja strefa czasowa: nie wybrano
refuse-quiet = „{ $text }” to nie są godziny „od–do”. Spróbuj 22-8 lub 23:30-7, albo „{ setting-off }”, jeśli ma nie być godzin ciszy.
refuse-quiet-long = „{ $text }” to ponad dwanaście godzin, a godziny ciszy trwają najwyżej dwanaście. Na całe dni jest </{ command-away-name }:0>.
refuse-quiet-zone = Kiedy to jest, zależy od tego, gdzie jesteś. Wybierz też strefę czasową, na przykład „{ option-preferences-zone-name }: Europe/Warsaw”.
refuse-zone = Nie znam strefy czasowej „{ $text }”. Zacznij wpisywać nazwę dużego miasta w pobliżu i wybierz z listy.
preferences-leaderboards = W rankingach i w statystykach dla innych: { $value }
preferences-how = Żeby zmienić ustawienie, użyj </{ command-preferences-name }:0> z opcją. O tym, co jest przechowywane, mówi </{ command-privacy-name }:0>.

## Privacy

privacy-title = Co jest o tobie przechowywane

privacy-text =
    - **Twoje ID na Discordzie i nazwa, pod jaką cię widać na serwerze**, z każdym stołem, przy którym siedzisz lub do którego cię zaproszono: co tam robisz i kiedy, oraz słowo, jeśli trafiło do kostek. To dziennik partii; bez niego nikt nie mógłby jej obejrzeć jeszcze raz ani sprawdzić jej kostek.
    - **Wyniki**: miejsce, punkty i rating z każdej skończonej partii oraz to, co z nich wynika w rankingach każdego serwera.
    - **Twoje ustawienia**, jeśli je zmieniasz, dni twojego urlopu, przypomnienia, które dostajesz, i to, że wiesz już ode mnie, jak uczyć się gier.
    - Przez jeden dzień ID twoich kliknięć, żeby żadne nie liczyło się dwa razy.

    Nic więcej: żadnych wiadomości, żadnych innych nazw, nic dla nikogo innego. Serwery nie widzą nawzajem swoich partii. Gdy bot zostanie usunięty z serwera, wszystko o tym serwerze jest kasowane po { $days } dniach, chyba że wróci.

    </{ command-privacy-name } { option-privacy-export-name }:0> daje ci wszystko jako plik. </{ command-privacy-name } { option-privacy-forget-name }:0> to usuwa: twoje ID i nazwa znikają wszędzie, a wyniki innych pozostają prawdziwe, z dawnym gościem na twoim miejscu.
privacy-export = Oto wszystko, co jest o tobie przechowywane: JSON spakowany programem gzip.
privacy-export-part = Część { $part } z { $parts }.
privacy-export-begun = Pakuję twoje stoły ({ $count }). Plik będzie za chwilę.
privacy-export-progress = Pakuję twoje stoły: gotowe { $done } z { $count }. Plik będzie, gdy skończę.
privacy-export-running = Twój plik już się pakuje. Będzie za chwilę.
privacy-export-busy = Pliki dostają właśnie inni. Spróbuj znowu za minutę.
privacy-export-wait = Masz już świeży plik. Następny możesz dostać { $when }.
privacy-forget-ask =
    ### Zapomnieć o tobie wszędzie?
    Twoje ID, twoje nazwy, twoje ustawienia i twoje miejsca we wszystkich rankingach znikną, na wszystkich serwerach. W dawnych partiach na twoim miejscu usiądzie dawny gość; słowo dorzucone do ich kostek zostanie, bo bez niego nie da się ich sprawdzić. Jeśli siedzisz teraz przy stole, wstaniesz od niego, a zagra dalej komputer.
    Tego nie można cofnąć. Wiadomości na kanałach należą do Discorda; usuń je tam.
privacy-forgotten = Gotowe. Nigdzie już nie ma tu twojego ID.
privacy-kept = Niczego nie usunięto.
button-forget = Tak, zapomnij o mnie
button-keep = Nie
privacy-left-table = Ktoś od tego stołu prosi, by o nim zapomnieć, i wstaje.

## Slash commands of the records

command-leaderboard-name = ranking
command-leaderboard-description = Kto prowadzi na tym serwerze
option-leaderboard-game-name = gra
option-leaderboard-game-description = Która gra (domyślnie wszystkie)
option-leaderboard-period-name = okres
option-leaderboard-period-description = Ten tydzień, miesiąc, sezon (kwartał) albo od początku
option-leaderboard-by-name = według
option-leaderboard-by-description = Rating, wygrane, punkty albo jakość gry
option-leaderboard-opponents-name = rywale
option-leaderboard-opponents-description = Partie z ludźmi albo z komputerami
command-stats-name = statystyki
command-stats-description = Partie gracza w kilku wierszach
option-stats-player-name = gracz
option-stats-player-description = Czyje statystyki (domyślnie twoje)
option-stats-game-name = gra
option-stats-game-description = Która gra (domyślnie wszystkie)
command-history-name = historia
command-history-description = Dawne partie z tego kanału i twoje własne
option-history-player-name = gracz
option-history-player-description = Czyje partie (domyślnie wszystkich)
option-history-game-name = gra
option-history-game-description = Która gra (domyślnie wszystkie)
command-replay-name = powtórka
command-replay-description = Obejrzyj skończoną partię jeszcze raz, ruch po ruchu
option-replay-id-name = id
option-replay-id-description = ID stołu, podane pod planszą
command-review-name = analiza
command-review-description = Trzy twoje najbardziej kosztowne decyzje w skończonej partii. Zobaczysz to tylko ty
option-review-id-name = id
option-review-id-description = ID stołu, podane pod planszą (domyślnie twoja ostatnia partia)
command-verify-name = sprawdź
command-verify-description = Sprawdź kostki skończonej partii
option-verify-id-name = id
option-verify-id-description = ID stołu, podane pod planszą
command-settings-name = ustawienia
command-settings-description = Ustawienia tego serwera (dla osób, które nim zarządzają)
option-settings-language-name = język
option-settings-language-description = Język wspólnych wiadomości
option-settings-pace-name = tempo
option-settings-pace-description = Ile może trwać tura, gdy nikt nie wybierze
option-settings-mentions-name = wzmianki
option-settings-mentions-description = Wzmianka, gdy nadchodzi czyjaś kolej
option-settings-text-only-name = tylko-tekst
option-settings-text-only-description = Plansze bez obrazków
option-settings-computers-name = komputery
option-settings-computers-description = Jak szybko grają komputery
option-settings-hints-name = podpowiedzi
option-settings-hints-description = Podpowiedzi w partiach rankingowych, czyli bez komputerów
option-settings-takeback-name = cofanie
option-settings-takeback-description = Gracze mogą cofnąć ruch, póki nic z niego nie wynikło
option-settings-end-name = przerywanie
option-settings-end-description = Kto może przerwać trwającą partię
option-settings-weekly-name = ranking-tygodnia
option-settings-weekly-description = Kanał na ranking tygodnia, w każdy poniedziałek
option-settings-weekly-stop-name = ranking-tygodnia-stop
option-settings-weekly-stop-description = Koniec z rankingami tygodnia
option-settings-quiet-name = cisza
option-settings-quiet-description = Godziny bez wzmianek na tym serwerze, na przykład 22-8, albo „nie”
option-settings-zone-name = strefa
option-settings-zone-description = Strefa czasowa tych godzin: wpisz miasto
command-preferences-name = moje-ustawienia
command-preferences-description = Twoje własne ustawienia, na każdym serwerze
command-away-name = urlop
command-away-description = Weź kilka dni urlopu: partie bez pośpiechu poczekają na ciebie
option-away-until-name = do
option-away-until-description = Ostatni dzień urlopu; bez niego wracasz do gry
command-standin-name = zastępstwo
command-standin-description = Zagłosuj za zastępstwem dla kogoś na urlopie albo poproś o jego miejsce
option-standin-friend-name = osoba
option-standin-friend-description = Za osobą, która prosi o miejsce, zamiast za komputerem
away-until = Masz urlop do { $when }. Partie bez pośpiechu poczekają na ciebie do tego czasu i nie dostaniesz tam wzmianek. Partie na żywo nie czekają.
away-over = Miło cię znów widzieć. Zegary twoich partii bez pośpiechu znowu idą.
away-how = Nie masz urlopu. </{ command-away-name }:0> z dniem sprawia, że partie bez pośpiechu na ciebie czekają: najwyżej { $most } dni naraz i { $quarter } w ciągu trzech miesięcy.
away-tomorrow = jutro
away-week = za tydzień
away-two-weeks = za dwa tygodnie
weekday-0 = poniedziałek
weekday-1 = wtorek
weekday-2 = środa
weekday-3 = czwartek
weekday-4 = piątek
weekday-5 = sobota
weekday-6 = niedziela
refuse-away-day = Nie znam dnia „{ $text }”. Spróbuj „{ away-tomorrow }”, dzień tygodnia, liczbę dni albo datę, na przykład 2026-12-24.
refuse-away-past = „{ $text }” już minęło. Wybierz dzień, który dopiero będzie.
refuse-away-long = „{ $text }” to za daleko: najwyżej { $most } dni naraz. Gdy miną, możesz wziąć następne.
refuse-away-quarter = W ciągu trzech miesięcy możesz mieć najwyżej { $quarter } dni urlopu. { $left ->
    [0] Żaden już nie został.
    [one] Został jeszcze { $left }.
    [few] Zostały jeszcze { $left }.
   *[many] Zostało jeszcze { $left }.
}
option-preferences-language-name = język
option-preferences-language-description = Język tego, co widzisz tylko ty
option-preferences-notify-name = powiadomienia
option-preferences-notify-description = Gdzie mówię ci, że to twoja kolej
option-preferences-remind-name = przypomnienia
option-preferences-remind-description = Kiedy przypominam ci o turze
option-preferences-text-boards-name = opis-planszy
option-preferences-text-boards-description = Każda plansza opisana słowami, w wiadomości tylko dla ciebie
option-preferences-curves-name = wykresy
option-preferences-curves-description = Pokazuj w wynikach twoich partii, jak zmieniały się szanse na wygraną
option-preferences-quiet-name = cisza
option-preferences-quiet-description = Godziny, w których nic ci nie mówię, na przykład 22-8, albo „nie”
option-preferences-zone-name = strefa
option-preferences-zone-description = Twoja strefa czasowa: wpisz miasto
option-preferences-leaderboards-name = rankingi
option-preferences-leaderboards-description = Pokazuj mnie w rankingach i w statystykach dla innych
command-privacy-name = prywatność
command-privacy-description = Co jest o tobie przechowywane i jak to usunąć
option-privacy-info-name = info
option-privacy-info-description = Co jest o tobie przechowywane
option-privacy-export-name = eksport
option-privacy-export-description = Wszystko jako plik
option-privacy-forget-name = zapomnij
option-privacy-forget-description = Usuń wszystko

## For those who run the bot

refuse-not-served = Przykro mi, gram tylko na wybranych serwerach.
refuse-not-an-owner = Ta komenda jest dla osób prowadzących bota.
command-operator-name = operator
command-operator-description = Dla osób prowadzących bota
option-operator-status-name = stan
option-operator-status-description = Jak się ma bot
option-operator-servers-name = serwery
option-operator-servers-description = Serwery, na których jest, z ich stołami i partiami
option-operator-page-name = strona
option-operator-page-description = Która strona listy
option-operator-announce-name = ogłoś
option-operator-announce-description = Powiedz coś przy wszystkich otwartych stołach, na przykład kiedy bota nie będzie
option-operator-text-name = tekst
option-operator-text-description = Co powiedzieć
option-operator-leave-name = opuść
option-operator-leave-description = Opuść serwer
option-operator-server-name = serwer
option-operator-server-description = ID serwera
operator-status-title = Jak się mam
operator-version = Wersja { $version }, start { $since }
operator-shards = Połączenie z Discordem: shardy { $connected } z { $shards }
operator-server-count = { $count ->
    [one] { $count } serwer
    [few] { $count } serwery
   *[many] { $count } serwerów
}
operator-tables = { $count ->
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
   *[many] { $count } otwartych stołów
}
operator-parked = { $count ->
    [one] { $count } stołu nie da się odczytać. Log mówi dlaczego.
   *[other] { $count } stołów nie da się odczytać. Log mówi dlaczego.
}
operator-backup = Ostatnia kopia zapasowa { $when }
operator-memory = Pamięć: { $megabytes } MB
operator-servers-title = Serwery: { $count }, strona { $page } z { $pages }
operator-not-served = nieobsługiwany
operator-announcement = 📣 Od osób, które mnie prowadzą: { $text }
operator-announced = Powiedziano przy { $reached } z { $count ->
    [one] { $count } otwartego stołu
   *[other] { $count } otwartych stołów
}.
operator-left = Nie ma mnie już na serwerze { $server }. To, co o nim wiem, zniknie za { $days } dni, chyba że doda mnie znowu.
operator-not-there = Nie ma mnie na serwerze o ID { $server }. Ich lista: </{ command-operator-name } { option-operator-servers-name }:0>.
operator-no-id = „{ $text }” to nie ID serwera. To liczba mająca około 18 cyfr; lista: </{ command-operator-name } { option-operator-servers-name }:0>.

## When Discord is slow

trouble-untold = To się liczy, ale Discord nie pozwala mi tego teraz pokazać. Plansza będzie, gdy tylko się da.
trouble-unshown = To się liczy. Przepraszamy, z naszej winy nie udało się tego pokazać; plansza będzie za chwilę.
refuse-too-often = Za dużo naraz. Spróbuj znowu { $when }.
refuse-tables-moderators = Wszystkie otwarte stoły widzi tylko moderacja. </{ command-tables-name }:0> bez tej opcji pokazuje twoje.
tables-title = Otwarte stoły: { $count }
tables-none = Na tym serwerze nie ma otwartego stołu.
tables-line = { $number }. { $game } na { $channel }, host { $name }, czeka od { $when }
tables-parked = { $number }. { $channel ->
        [none] Stół, którego nie da się odczytać
       *[other] Stół na { $channel }, którego nie da się odczytać
    }
tables-more = Najdłużej czekające: { $most }.
button-end-number = Zamknij { $number }
command-tables-name = stoły
command-tables-description = Twoje otwarte stoły i które z nich na ciebie czekają
refuse-thread-here = Wątki mogę otwierać tylko na serwerach, na których mnie zainstalowano. Bez wątku stół stanie tutaj.
refuse-hidden-here = Na tym serwerze odpowiedzi aplikacji z zewnątrz widzi tylko ten, kto ich używa. Nikt inny nie zobaczyłby stołu, więc jest znowu zamknięty. Poproś moderację, żeby mnie tu zainstalowała albo pozwoliła na „Używanie zewnętrznych aplikacji”; rozmowa grupowa też się nada.
board-hidden-answer = To się liczy i plansza pokazuje to wszystkim. Moje odpowiedzi widzisz tu tylko ty: ten serwer nie pozwala ci publicznie używać aplikacji z zewnątrz. Moderacja może mnie tu zainstalować albo pozwolić ci na „Używanie zewnętrznych aplikacji”.

## Operators: the command line

health-unasked = Nie ma kogo zapytać: METRICS nie jest ustawione, więc bot nie odpowiada na pytania.
backup-done = Skopiowano { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
} do { $file } i sprawdzono kopię.
move-checking = sprawdzanie
move-done = Skopiowane wiersze: { $rows }. Ich liczba się zgadza, rankingi też, a odtworzono { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, w tym wszystkie otwarte. Ustaw DATABASE_URL na nową bazę i uruchom bota.
restore-done = Przywrócono { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
} z { $file }, w tym otwarte: { $open }. Uruchom bota: będzie grał przy nich dalej.
restore-dry-run = W { $file } { $count ->
    [one] jest { $count } stół
    [few] są { $count } stoły
   *[many] jest { $count } stołów
}, w tym otwarte: { $open }. Niczego nie zmieniono.
restore-erased = { $count ->
    [0] Od czasu kopii nikogo nie usunięto.
    [one] Od czasu kopii usunięto { $count } osobę; z kopii też jej dane zostają usunięte.
    [few] Od czasu kopii usunięto { $count } osoby; z kopii też ich dane zostają usunięte.
   *[many] Od czasu kopii usunięto { $count } osób; z kopii też ich dane zostają usunięte.
}
restore-erasures-unknown = Nie ma bazy do porównania, więc nie wiadomo, kogo usunięto od czasu kopii.
restore-kept = Poprzednia baza to { $file }.
check-done = Odczytano i odtworzono { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}: { $problems ->
    [0] wszystko w porządku
    [one] { $problems } problem
    [few] { $problems } problemy
   *[many] { $problems } problemów
}.
check-impossible = Jej stołów nie odtworzono: { $why }

## What a player is asked to do, in a list of tables

request-roll = rzuć kostkami
request-roll-or-stop = rzucaj dalej albo zakończ turę z { $total }
request-sit = zajmij miejsce, które na ciebie czeka, albo odmów

## My tables

tables-mine-title = { $count ->
    [0] Żaden stół na ciebie nie czeka
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
tables-mine-none = Nie siedzisz teraz przy żadnym stole.
tables-mine-others = **Czekają na innych**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [otwórz]({ $link })
tables-mine-conversation = rozmowa
tables-mine-awaits = kolej: { $names }
tables-mine-lobby = jeszcze nie zaczęto
tables-mine-since = bez limitu czasu, ostatnia zmiana { $when }
tables-mine-page = Strona { $page } z { $pages }
button-my-tables = Moje stoły
button-server-tables = Wszystkie stoły serwera
option-tables-server-name = serwer
option-tables-server-description = Dla moderacji: wszystkie otwarte stoły tego serwera

## Notices and reminders

notify-on-name = na kanale, przez wzmiankę
notify-direct-name = w wiadomości prywatnej
notify-both-name = na kanale i w wiadomości prywatnej
notify-off-name = wcale
remind-usual-name = po dwóch trzecich czasu i godzinę przed końcem
remind-3h-name = co 3 godziny
remind-6h-name = co 6 godzin
remind-12h-name = co 12 godzin
remind-24h-name = codziennie
remind-never-name = nigdy
button-unremind = W tej turze już nie
reminders-off = O tej turze już nie przypomnę.
reminders-not-asked = Ten stół na ciebie nie czeka, więc nie ma o czym przypominać.
board-released = { $user }: { $count ->
    [one] na twoim miejscu
   *[other] na waszych miejscach
} gra teraz komputer. „{ button-back }” oddaje miejsce.
direct-turn = { $game }, { $place }: twoja kolej.
direct-invited = { $game }, { $place }: czeka na ciebie miejsce.
direct-waiting = { $game }, { $place }: teraz kolej innych.
direct-released = { $game }, { $place }: dwie twoje tury przepadły, więc na twoim miejscu gra komputer. „{ button-back }” je oddaje.
direct-over = { $game }, { $place }: koniec partii.
direct-closed = { $user }, twoja kolej. Discord nie pozwala mi pisać do ciebie prywatnie, więc odtąd mówię ci o tym tutaj. Włącz wiadomości prywatne i wybierz „{ notify-direct-name }” w </{ command-preferences-name }:0>, żeby spróbować znowu.
