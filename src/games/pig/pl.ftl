### Pig, in Polish.

pig-name = Świnka
pig-short = Świnka
pig-rights = gra ludowa
pig-blurb = Jedna kostka. Rzucaj, póki starczy odwagi, i zapisz punkty przed jedynką. Kto pierwszy ma 100? 2–7 graczy.
pig-card-aim-title = O co chodzi
pig-card-aim = 2–7 graczy, jedna kostka. Kto pierwszy zapisze **100 punktów** lub więcej, od razu wygrywa.
pig-card-aim-example = Ania wyrzuciła 4 i 6: w tej turze ma 10 punktów i może rzucać dalej albo je zapisać.
pig-card-turn-title = Twoja tura
pig-card-turn =
    - Rzuć kostką. Liczba **od 2 do 6** dodaje się do tego, co dała ta tura.
    - Potem rzuć znowu albo zapisz punkty.
    - **Zapisane** punkty są twoje na dobre. Rzuca następny gracz.
    - Gdy wypadnie **1**, rzut jest spalony: wszystko z tej tury przepada. To, co już zapisane, zostaje twoje.

    Tura zaczyna się od rzutu: przed nim nie ma czego zapisać. Kto zaczyna, decyduje los.
pig-card-turn-example = Ania wyrzuciła 5 i 6. Potem wypadła 1: 11 punktów przepada i rzuca Bartek.
pig-card-hold-title = Kiedy zapisać
pig-card-hold = Zapisując przy 20, zdobywasz średnio najwięcej punktów na turę: dalej jedynka zabiera więcej, niż daje następny rzut. Ale punkty to nie wszystko. Kto jest daleko z tyłu, musi ryzykować więcej, a blisko celu często lepiej rzucać dalej, niż zostawić innym jeszcze jedną turę.
pig-card-hold-example = Ania ma w tej turze 20 punktów. Kolejny rzut średnio nic by nie dodał: w jednym przypadku na sześć przepada całe 20.
pig-card-end-title = Koniec
pig-card-end = Gra kończy się, gdy tylko ktoś zapisze 100 lub więcej. Pozostali zajmują miejsca według zapisanych punktów; przy równych punktach dzielą miejsce.
pig-card-end-example = Ania zapisała 100 i od razu wygrywa.
pig-card-rulings-title = Ustalenia
pig-card-rulings =
    Ta gra nie ma drukowanych zasad. Tutaj jest tak:
    - Jedna kostka, a cel to 100.
    - Przed rzutem nie można nic zapisać.
    - 100 punktów trzeba zapisać: do tego czasu jedynka może je jeszcze zabrać.
    - Gdy ktoś wygra, nikt nie ma już ostatniej tury.
    - Kto zaczyna, decyduje los. Przy równych punktach miejsce jest wspólne.

account-pig-rolled = { $name } rzuca: { $die }. W tej turze { $pot }.
account-pig-lost = { $pot ->
    [0] { $name } wyrzuca 1: spalony rzut.
    [one] { $name } wyrzuca 1: spalony rzut. Przepada { $pot } punkt.
    [few] { $name } wyrzuca 1: spalony rzut. Przepadają { $pot } punkty.
   *[many] { $name } wyrzuca 1: spalony rzut. Przepada { $pot } punktów.
}
account-pig-held = { $name } zapisuje { $pot } i ma teraz { $score }.

illegal-pig-roll-first = Przed rzutem nie ma czego zapisać.

label-pig-roll = rzuć
label-pig-hold = zapisz { $pot } → { $score }
label-pig-win = zapisz { $pot } i wygraj z { $score }

board-pig-pot = W tej turze: **{ $pot }**
board-pig-die = Ostatni rzut: **{ $die }**
board-pig-goal = Wygrywa, kto pierwszy zapisze { $goal }.
board-pig-left = { $left ->
    [0] u celu!
   *[other] brakuje { $left }
}
board-pig-player = **{ $points }** · { $left }

alt-pig-pot = Ta tura dała na razie { $pot }.
alt-pig-die = Ostatni rzut to { $die }.
alt-pig-player = { $name }: { $points }.

picture-pig-turn = Ta tura
picture-pig-die = Ostatni rzut
picture-pig-goal = Cel

## Why a hint advises a move: parts of a sentence

why-pig-win = od razu wygrywa grę
why-pig-risk = jeden rzut na sześć to 1 ({ $chance }), a wtedy przepada wszystko z tej tury: { $pot }
why-pig-loses = kolejny rzut kosztuje średnio { $loss } punktu
why-pig-gains = kolejny rzut daje średnio { $gain } punktu
why-pig-behind = tobie brakuje jeszcze { $own }, a najlepszemu z pozostałych tylko { $other }
why-pig-close = do wygranej brakuje { $own }

## What the coach says in the lesson; -else: if something else was done

pig-lesson-roll = Rzuć kostką. Liczba od 2 do 6 dodaje się do tej tury.
pig-lesson-pot = Ta tura dała na razie 5. Punkty są twoje dopiero po zapisaniu, więc rzucaj dalej.
pig-lesson-pot-else = Zapisujesz 5 punktów. Poniżej 20 kolejny rzut daje więcej, niż ryzykuje.
pig-lesson-risk = Po jedynce wszystko to przepada, a wypada ona raz na sześć rzutów. Przy 11 punktach warto zaryzykować.
pig-lesson-risk-else = Zapisujesz 11 punktów. Poniżej 20 kolejny rzut daje więcej, niż ryzykuje.
pig-lesson-on = Poniżej 20 kolejny rzut daje więcej, niż ryzykuje.
pig-lesson-on-else = Zapisujesz za wcześnie. Poniżej 20 kolejny rzut daje więcej, niż ryzykuje.
pig-lesson-hold = Od 20 jedynka kosztuje więcej, niż daje rzut. Zapisz swoje 21.
pig-lesson-hold-else = Rzucasz dalej przy 21. Od 20 jedynka kosztuje więcej, niż daje rzut.
pig-lesson-bust = Komputer wyrzucił 1, więc jego tura nic nie dała. Teraz ty.
pig-lesson-dare = 18 to wciąż mniej niż 20, więc zaryzykuj jeszcze raz.
pig-lesson-dare-else = Zapisujesz 18. To prawie tak samo dobre: przy 20 ryzyko robi się za duże.
pig-lesson-kept = Jedynka zabiera tylko punkty z tej tury: co zapisane, to twoje. Spróbuj znowu.
pig-lesson-goal = 20 punktów: zapisz. Kto pierwszy zapisze 100, wygrywa.
pig-lesson-goal-else = Rzucasz dalej przy 20. Od tego miejsca jedynka kosztuje więcej, niż daje rzut.
odds-die = { $number } na jednej kostce
