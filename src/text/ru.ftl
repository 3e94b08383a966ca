### Всё, что говорит Stammtisch, по-русски. Те же ключи и подстановки, что в en.ftl.
### Пол игрока неизвестен, имена не склоняются: отсюда настоящее время и «у игрока …».

## Слова, из которых складываются фразы

list-and = { $list } и { $last }
seat-unnamed = Место { $number }
count-worms = { $count ->
    [one] { $count } червяк
    [few] { $count } червяка
   *[many] { $count } червяков
}
count-snails = { $count ->
    [one] { $count } улитка
    [few] { $count } улитки
   *[many] { $count } улиток
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
dice-group = { $face ->
    [worm] { $count ->
        [1] червяк
       *[other] червяки ×{ $count }
    }
   *[other] { $count ->
        [1] { $face }
       *[other] { $face } ×{ $count }
    }
}
# Винительный, внутри фразы.
dice-kept = { $count ->
    [1] { $face ->
        [worm] червяка
       *[other] { $face }
    }
    [few] { $face ->
        [worm] { $count } червяка
       *[other] { $count } { face-many }
    }
   *[many] { $count } { face-none }
}
# Именительный (и винительный для чисел): «двойки».
face-many = { $face ->
    [worm] червяки
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
# Родительный после «нет»: «двоек».
face-none = { $face ->
    [worm] червяков
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
}
cards-hens = { $count ->
    [1] курочка { $value }
   *[other] { $count } × курочка { $value }
}
cards-all-hens = { $count ->
    [1] курочка { $values }
   *[other] курочки { $values }
}
cards-worms = { $count ->
    [1] червяк
   *[other] { $count } × червяк
}
cards-plaques = { $count ->
    [1] червяк { $plaques }
   *[other] червяки { $plaques }
}
row = { $row ->
    [red] красный
    [yellow] жёлтый
    [green] зелёный
   *[blue] синий
}
row-in = { $row ->
    [red] в красном ряду
    [yellow] в жёлтом ряду
    [green] в зелёном ряду
   *[blue] в синем ряду
}
row-title = { $row ->
    [red] Красный ряд
    [yellow] Жёлтый ряд
    [green] Зелёный ряд
   *[blue] Синий ряд
}
row-short = { $row ->
    [red] К
    [yellow] Ж
    [green] З
   *[blue] С
}
throw-white = белые { $first } + { $second } = { $sum }
throw-colour = { row } { $die }

## Игры

game-name = { $game ->
    [heckmeck] Хекмек, или Как заморить червячка
    [barbecue] Хекмек Барбекю
    [karteneck] Хекмек, или Новая карта меню
   *[qwixx] Qwixx
}
game-blurb = { $game ->
    [heckmeck] Восемь кубиков, шестнадцать порций червячков и вороватые соседи. 2–7 игроков.
    [barbecue] Займи кубиками место на гриле, защити его тарелками и берегись улиток. 2–5 игроков.
    [karteneck] Курочки и червячки на руке: выложи больше всех, но только не без червяка. 2–6 игроков.
   *[qwixx] Зачёркивай числа слева направо, хоть на чужом броске. Кто медлит, тот платит. 2–5 игроков.
}

## Что произошло

account-begins = { $name } начинает.
account-rolled = { $name } бросает: { $dice }.
account-rolled-kept = { $name } бросает: { $dice } — и откладывает { $kept }. Всего { $total }.
account-kept = { $name } откладывает { $kept }. Всего { $total }.
account-bust = { $name }: ничего нового на кубиках, ход неудачный.
account-no-worm = { $name } останавливается без червяка, ход неудачный.
account-over = Партия окончена.

account-heckmeck-took = { $name } берёт { $tile } ({ $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[many] { $worms } червяков
}).
account-heckmeck-stole = { $name } крадёт { $tile } у игрока { $from }.
account-heckmeck-no-tile = { $name } останавливается, но фишки за это не найти.
account-heckmeck-costs-nothing = Терять было нечего.
account-heckmeck-returned = { $tile } возвращается на гриль и, как самая старшая, остаётся открытой.
account-heckmeck-other-turned = { $tile } возвращается на гриль, { $other } переворачивается.
account-heckmeck-itself-turned = { $tile } возвращается на гриль лицом вниз, насовсем.
account-heckmeck-both-turned = { $tile } возвращается лицом вниз, и { $other } тоже переворачивается.

account-barbecue-occupied = { $name } ставит тарелку на { $section }: { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[many] { $worms } червяков
} из запаса.
account-barbecue-captured = { $name } захватывает { $section }: { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[many] { $worms } червяков
} от игрока { $from }.
account-barbecue-closed = { $name } ставит вторую тарелку на { $section }: { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[many] { $worms } червяков
}, и больше туда не сунуться.
account-barbecue-snail = { $name } берёт улитку с { $section }.
account-barbecue-pile-snail = { $name } набирает больше 36 и берёт улитку из запаса.
account-barbecue-no-snail-left = { $name } набирает больше 36, а улиток не осталось.
account-barbecue-too-low = { $name } останавливается, не набрав 23: ход неудачный.
account-barbecue-full = { $name } попадает на { $section }, а там уже две тарелки: ход неудачный.
account-barbecue-snail-placed = На { $section } заползает улитка.
account-barbecue-snail-evicts = На { $section } заползает улитка. { $name } забирает тарелку, червяки остаются.

account-karteneck-round = Раунд { $round }: на гриле { $grill }. { $name } начинает.
account-karteneck-laid = { $name } выкладывает: { $cards }. Всего { $sum }.
account-karteneck-drew = { $name } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
account-karteneck-reshuffled = Колода кончилась, сброс перемешан: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
account-karteneck-succeeded = { $name } пасует с червяком, сумма { $sum }.
account-karteneck-stole = { $name } крадёт { $tile } у игрока { $from }.
account-karteneck-failed = { $name } пасует без червяка и получает { $tile }.
account-karteneck-shared = Делёж: { $shares }.
account-karteneck-share = { $name } — { $tile } (сумма { $sum })

account-qwixx-to-begin = Кто начинает? { $rolls }.
account-qwixx-to-begin-roll = { $name } — { $die }
account-qwixx-rolled = { $name } бросает: { $throw }.
account-qwixx-chose = Выбор сделан: { $count ->
    [1] { $names }.
   *[other] { $names }.
}
account-qwixx-revealed = Белые { $number }: { $choices }.
account-qwixx-revealed-nothing = Белые { $number }: никому не пригодилось.
account-qwixx-choice = { $name } — { row }
account-qwixx-crossed = { $name } зачёркивает { $number } { row-in }.
account-qwixx-skipped = { $name } не трогает цветные кубики.
account-qwixx-locked = { $name } зачёркивает и замок { row-in }.
account-qwixx-closed = { row-title } закрыт, его кубик выходит из игры.
account-qwixx-penalty = { $name } не зачёркивает ничего: штраф { $penalties } из { $most }.

## Почему нельзя

illegal-over = Партия окончена. Новую начнёт /{ command-rematch-name } или /{ command-play-name }.
illegal-no-such-seat = Места { $number } за этим столом нет.
illegal-not-your-turn = Сейчас ходит { $name }. Твой черёд ещё придёт.
illegal-other-game = Это из другой игры. Что можно здесь, показывают кнопки под полем.
illegal-roll-first = Кубики ещё не брошены. Начни с /{ command-roll-name }.
illegal-keep-first = Сначала отложи кубики одного значения (/{ command-keep-name }), потом бросай дальше или останавливайся.
illegal-must-stop = Бросать больше незачем. Забирай своё: /{ command-stop-name }.
illegal-no-such-face = На этих кубиках нет { face-none }. Выбери то, что выпало.
illegal-face-used = Эти кубики в этом ходу уже отложены: { face-many }. Выбери новое значение.
illegal-face-not-rolled = Среди выпавших нет { face-none }. Выбери то, что есть.
illegal-no-choice = Выбирать здесь не из чего. Просто /{ command-stop-name } возьмёт то, что есть.
illegal-passed = Ты пасуешь до конца раунда. Можно расслабиться.
illegal-not-in-hand = Таких карт у тебя нет. Свои смотри в /{ command-hand-name }.
illegal-kind-laid = { $kind } уже лежит перед тобой, а каждый вид можно выложить один раз за раунд. Выложи другой или пасуй.
illegal-nothing-to-steal = Ничья верхняя фишка не равна твоей сумме, или нет червяка. Можно спасовать и без кражи.
illegal-awaiting-roll = Сначала бросает { $name }.
illegal-already-rolled = Кубики уже брошены. Зачеркни число или пропусти.
illegal-already-chosen = Твой выбор по белым кубикам уже сделан. Он откроется, когда выберут все.
illegal-not-that-number = Из этих кубиков не сложить { $number } { row-in }. Что выходит, показывают кнопки; можно и пропустить.
illegal-row-closed = { row-title } закрыт для всех. Выбери другой ряд или пропусти.
illegal-not-further-right = { $number } { row-in } стоит не правее твоего последнего крестика. Выбери число правее, другой ряд или пропусти.
illegal-needs-five = Чтобы зачеркнуть { $number } { row-in }, сначала нужно { $needed } крестиков, а у тебя { $crosses }. Выбери другой ряд или пропусти.

## Что даст остановка, после «Стоп:»

prize-tile = взять { $tile }
prize-steal = украсть { $tile }
prize-nothing = неудача
prize-no-worm = неудача, нет червяка
prize-no-tile = неудача, нет фишки
prize-occupy = тарелка на { $section }, +{ $worms }
prize-capture = захватить { $section }, +{ $worms }
prize-close = защитить { $section }, +{ $worms }
prize-snail = улитка с { $section }
prize-pile-snail = улитка из запаса
prize-no-snail-left = конец игры, улиток нет
prize-too-low = неудача, меньше 23
prize-full = неудача, { $section } занят

## Кнопки и подсказки для действий

label-roll = бросить
label-roll-on = { $left ->
    [1] бросить последний кубик
    [one] бросить { $left } кубик
    [few] бросить { $left } кубика
   *[many] бросить { $left } кубиков
}
label-leads-to = { $what } → { $total }
label-stop = стоп: { $prize }
label-stop-plain = стоп
label-stop-grill = взять { $tile } с гриля
label-pass = пас, сумма { $sum }
label-pass-fail = пас и взять { $tile }
label-pass-steal = пас и украсть { $sum }
label-cross = { row } { $number }
label-cross-lock = { row } { $number } и замок
label-skip = пропустить
label-skip-penalty = пропустить: −5

## Поле

board-turn = Ходит { $name }.
board-over = Партия окончена.
board-name-turn = ▶ { $name }
board-quick = Быстрый вариант: возвращённые фишки переворачиваются.
board-rolled = Выпало: **{ $dice }**
board-aside = Отложено: **{ $dice }** = **{ $total }**, { $left ->
    [0] кубиков не осталось
    [one] остался { $left } кубик
    [few] осталось { $left } кубика
   *[many] осталось { $left } кубиков
}
board-prize = Если остановиться: { $prize }
board-no-tile = фишек пока нет
board-stack-one = **{ $top }** · { $worms }
board-stack = **{ $top }**, под ней { $below } · { $worms }
board-heckmeck-legend = `~` червяк · `··` у игроков · `##` перевёрнута
board-barbecue-legend = `~` червяк · `@` улитка · `A` тарелка · `AA` защищён
board-barbecue-pile = { $count ->
    [0] Улиток в запасе нет.
    [one] В запасе { $count } улитка.
    [few] В запасе { $count } улитки.
   *[many] В запасе { $count } улиток.
}
board-barbecue-name = { $plate } · { $name }
board-barbecue-catch = { $worms }, { $snails } = **{ $points }**
board-barbecue-plates = Тарелки: { $plates }
board-barbecue-plate-closed = { $section } (защищён)
board-karteneck-round = Раунд { $round } из { $rounds }
board-karteneck-legend = `~` червяк; младшая фишка — за неудачу
board-karteneck-grill-empty = Гриль пуст.
board-karteneck-deck = Колода { $deck } · сброс { $discards }
board-karteneck-nothing-laid = Пока ничего не выложено
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Пас: { $cards } = **{ $sum }**
board-karteneck-failed = Пас без червяка
board-karteneck-hand = { $count ->
    [0] На руке нет карт
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[many] На руке { $count } карт
}
board-qwixx-roll = Бросает { $name }.
board-qwixx-white = Любой может зачеркнуть **{ $number }**. Ждём: { $names }.
board-qwixx-colour = { $name } может сложить белый кубик с цветным или пропустить.
board-qwixx-colour-or-penalty = { $name } может сложить белый кубик с цветным; пропуск — штраф.
board-qwixx-throw = Кубики: { $throw }
board-qwixx-legend = `×` зачёркнуто · `·` потеряно · `[ ]` замок
board-qwixx-name-chosen = { $name } · выбор сделан
board-qwixx-player = **{ $points }** · штрафы { $penalties } из { $most }

## Поле простыми фразами, для чтения вслух

alt-title = { $name }.
alt-turn = Ходит { $name }.
alt-over = Партия окончена.
alt-rolled = Выпало: { $dice }.
alt-aside = Отложено: { $dice }, всего { $total }.
alt-prize = Если остановиться: { $prize }.
alt-grill = На гриле: { $tiles }.
alt-no-tile = { $name }: фишек нет.
alt-heckmeck-turned = Лицом вниз: { $tiles }.
alt-heckmeck-player = { $name }: сверху вниз { $tiles }, { $worms }.
alt-barbecue-empty = Пустые участки: { $sections }.
alt-barbecue-snails = Улитки на { $sections }.
alt-barbecue-pile = Улиток в запасе: { $count }.
alt-barbecue-player = { $name }: { $worms }, { $snails }.
alt-barbecue-plates = Одна тарелка на { $sections }.
alt-barbecue-closed = Две тарелки на { $sections }.
alt-karteneck-round = Раунд { $round } из { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = выложено { $sum }, червяк есть
alt-karteneck-no-worm = выложено { $sum }, червяка нет
alt-karteneck-succeeded = пас, сумма { $sum }
alt-karteneck-failed = пас без червяка
alt-karteneck-no-tile = фишек нет
alt-karteneck-stack = фишки { $top } сверху вниз, { $worms }
alt-qwixx-roll = Бросает { $name }.
alt-qwixx-white-all = Любой может зачеркнуть сумму белых.
alt-qwixx-white = Любой может зачеркнуть сумму белых. Ждём: { $names }.
alt-qwixx-colour = { $name } выбирает цветной кубик.
alt-qwixx-throw = Кубики: { $throw }.
alt-qwixx-closed = Закрытые ряды: { $rows }.
alt-qwixx-row = { row } { $crosses } до { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Можно зачеркнуть: { $numbers }.
alt-karteneck-deck = Карт в колоде: { $count }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: крестики { $rows }; { $points }.
   *[other] { $name }: крестики { $rows }; штрафы { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: крестиков нет; { $points }.
   *[other] { $name }: крестиков нет; штрафы { $penalties }; { $points }.
}

## Своя рука и свой листок

hand-title = **Твоя рука**: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, всего { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (этот вид уже на столе)
hand-empty = Рука пуста. Остаётся пасовать.
hand-laid = Перед тобой: { $cards } = **{ $sum }**
hand-laid-nothing = Перед тобой пока ничего нет.
sheet-row = { row } · { $crosses ->
    [one] { $crosses } крестик
    [few] { $crosses } крестика
   *[many] { $crosses } крестиков
} · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sheet-penalties = Штрафы: { $boxes } { $count } из { $most }
sheet-total = Итого: **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}**
sheet-legend = `×` зачёркнуто · `·` потеряно · `[ ]` замок

## Итоги

results-title = { $game }: итоги
results-won = { $count ->
    [1] Победа: **{ $names }**.
   *[other] Победу делят **{ $names }**.
}
results-line = { $medal }{ $place }. { $name }: { $points }
results-tie-break = Ничью решает { $game ->
    [barbecue] тарелка на старшем участке.
   *[other] старшая фишка.
}

## Перед игрой

lobby-title = Стол: { $game }
lobby-host = Хозяин стола: { $name }
lobby-seats = Занято мест: { $taken } из { $seats }
lobby-players = За столом: { $names }
lobby-waiting = Места ещё есть. Подсаживайся.
lobby-ready = Игроков хватает. Начать может { $name }.
lobby-full = Все места заняты.
lobby-needs = { $count ->
    [one] Нужен хотя бы { $count } игрок.
    [few] Нужно хотя бы { $count } игрока.
   *[many] Нужно хотя бы { $count } игроков.
}
lobby-how-to-join = Садись кнопкой или командой /{ command-join-name }.
lobby-joined = { $name } садится за стол.
lobby-left = { $name } встаёт из-за стола.
lobby-host-now = Теперь хозяин стола — { $name }.
lobby-closed = Все разошлись, стол убран.
lobby-expired = Игра так и не началась, стол убран. Новый накроет /{ command-play-name }.
lobby-started = Поехали.
variant-quick-lobby = Быстрый вариант: возвращённая фишка сразу переворачивается.
lobby-thread = Играем здесь: { $thread }.
lobby-pace = Темп: { $pace }
lobby-word-hint = Не веришь кубикам? До начала подмешай к ним своё слово: /{ command-word-name }.
lobby-word-taken = Слово подмешано: «{ $word }».

pace-live-name = живо
pace-live-explained = живо: на ход { $time }, потом за тебя сыграет компьютер
pace-relaxed-name = не спеша
pace-relaxed-explained = не спеша: на ход { $time }, для партии между делом
pace-none-name = без часов
pace-none-explained = без часов: каждый думает сколько нужно

## Часы

clock-turn-ends = Ход закончится { $when }.
clock-no-limit = Часы не идут.
clock-reminder = { $user }, стол ждёт тебя. Ход закончится { $when }.
clock-played-for = { $name } не отвечает, ход делает компьютер.
clock-seat-released = { $name } долго не отвечает. Место греет компьютер; вернуть его можно командой /{ command-table-name }.
clock-back = { $name } снова за столом.
clock-left-game = { $name } встаёт из-за стола. За это место играет компьютер.

## Закончить и ещё раз

end-vote = { $name } предлагает закончить: голосов { $votes } из { $needed }.
end-vote-noted = Голос учтён: { $votes } из { $needed }.
end-by-host = Партию завершает хозяин стола: { $name }.
end-by-moderator = Партию завершает модератор: { $name }.
end-by-vote = Стол решил закончить.
end-abandoned = За столом никого не осталось, партия окончена.
end-no-result = В счёт она не идёт.
rematch-offer = Ещё разок? Кнопка накроет тот же стол.
rematch-opened = { $name } хочет реванша.
rematch-first-seat = Места те же; кому пора, тому /{ command-leave-name }.

## Отказы стола

refuse-no-table = В этом канале нет стола. Накрыть его можно командой /{ command-play-name }.
refuse-table-here = Здесь уже есть стол. Садись за него (/{ command-join-name }) или найди другой канал.
refuse-not-seated = Ты не за этим столом. Смотреть можно, а в следующий раз, глядишь, и стул найдётся.
refuse-not-seated-lobby = Ты пока не за этим столом. Садись: /{ command-join-name }.
refuse-already-seated = Ты уже за этим столом.
refuse-full = { $seats ->
    [one] Занято единственное место.
    [few] Заняты все { $seats } места.
   *[many] Заняты все { $seats } мест.
} Смотри или накрой другой стол в другом канале.
refuse-already-started = Игра уже идёт, подсесть нельзя. Попросись в реванш.
refuse-not-started = Игра ещё не началась. Хозяин стола начинает её командой /{ command-start-name }.
refuse-too-few = { $needed ->
    [one] Нужен хотя бы { $needed } игрок, а за столом { $count }.
    [few] Нужно хотя бы { $needed } игрока, а за столом { $count }.
   *[many] Нужно хотя бы { $needed } игроков, а за столом { $count }.
}
refuse-only-host = Это может только хозяин стола: { $name }.
refuse-too-many-yours = { $most ->
    [one] У тебя уже открыт { $most } стол. Сначала доиграй или закончи.
    [few] У тебя уже открыто { $most } стола. Сначала доиграй или закончи один.
   *[many] У тебя уже открыто { $most } столов. Сначала доиграй или закончи один.
}
refuse-too-many-server = { $most ->
    [one] На сервере уже открыт { $most } стол. Подожди, пока освободится.
    [few] На сервере уже открыто { $most } стола. Подожди, пока один освободится.
   *[many] На сервере уже открыто { $most } столов. Подожди, пока один освободится.
}
refuse-old-board = Это поле устарело. Вот нынешнее.
refuse-over = За этим столом всё сыграно. Новую партию даст /{ command-rematch-name } или /{ command-play-name }.
refuse-nothing-private = В этой игре нет тайн: всё видно на поле.
refuse-not-your-hand = Это не твоя рука. Своя — в /{ command-hand-name }.
refuse-no-hand = В этой игре нет карт.
refuse-no-sheet = В этой игре нет листков.
variant-quick-elsewhere = Быстрый вариант есть только у игры «Хекмек, или Как заморить червячка».
refuse-face = «{ $text }» на кубиках нет. Попробуй «червяки» или «3».
refuse-cards = «{ $text }» — не карты. Попробуй «2x3» (две курочки 3) или «червяки 7 19».
refuse-cross = «{ $text }» — не ряд с числом. Попробуй «красный 5».
refuse-word = Такое слово не годится. { $most ->
    [one] Не больше { $most } знака в одну строку.
   *[many] Не больше { $most } знаков в одну строку.
}
refuse-word-late = Жребий брошен: слово можно подмешать только до начала.
refuse-voted = Твой голос уже учтён.
refuse-elsewhere = Столы стоят в каналах серверов. Здесь их нет.
refuse-already-back = Твоё место никто не занимал. Оно по-прежнему твоё.

## Если что-то сломалось

trouble-internal = У нас что-то сломалось, прости. Партия цела; попробуй ещё раз чуть позже.
trouble-internal-id = У нас что-то сломалось, прости. Партия цела. Если решишь сообщить, назови { $id }.
trouble-permissions = Здесь мне это не разрешено. Нужны права: { $permissions }.
trouble-slow = Не так быстро. Попробуй чуть позже.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-embed-links = Встраивать ссылки
permission-attach-files = Прикреплять файлы
permission-read-history = Читать историю сообщений
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках

## Честные кубики

fair-commitment = Зерно кубиков обещано: { $hash }
fair-reveal = Зерно кубиков раскрыто: { $seed }
fair-words = Подмешанные слова: { $words }
fair-check = Проверить кубики может любой: журнал партии и `stammtisch verify`.

## Кнопки вокруг игры

button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-rules = Правила
button-hand = Моя рука
button-sheet = Мой листок
button-board = Поле
button-rematch = Реванш
button-back = Я здесь
button-vote-end = За то, чтобы закончить

## Строки вокруг поля

board-mention = { $user }, твой ход
board-mention-many = { $users }: выбирайте
board-footer = { $game } · стол { $table }
board-footer-move = { $game } · стол { $table } · действие { $move }
board-title = { $game }
board-picture-missing = Картинка ещё на гриле. Вот поле словами.
board-sealed = Выбор сделан. Он откроется, когда выберут все.

## Справка и правила

rules-header = { $game }: правила
rules-footer = Своими словами и не взамен коробки: купи игру, она хорошая.
help-text =
    ### Stammtisch
    Игры с кубиками и картами для завсегдатаев канала. Без регистрации, без ставок, с кубиками, которые может проверить любой.

    - /{ command-play-name } накрывает стол, /{ command-join-name } — занять место, /{ command-start-name } — начать.
    - Дальше — кнопки под полем. У каждой есть и команда: /{ command-roll-name }, /{ command-keep-name }, /{ command-stop-name }, /{ command-lay-name }, /{ command-pass-name }, /{ command-cross-name }, /{ command-skip-name }.
    - /{ command-hand-name } и /{ command-sheet-name } показывают твоё, и только тебе.
    - /{ command-table-name } возвращает поле вниз, а тебя — на твоё место.
    - /{ command-rules-name } объясняет игру, /{ command-end-name } её завершает, /{ command-rematch-name } начинает заново.
    - Компьютеры играют вместе с вами: посади их перед началом или сразу через /{ command-play-name }. /{ command-hint-name } скажет тебе, и только тебе, как сходили бы они.
    - /{ command-word-name } подмешивает к кубикам твоё слово, чтобы никто не мог их подобрать.
    - /{ command-leaderboard-name } покажет, кто впереди, /{ command-stats-name } — как кто играет, /{ command-history-name } — прошлые партии; /{ command-replay-name } и /{ command-verify-name } вернут к одной из них.
    - /{ command-preferences-name } и /{ command-privacy-name } — для тебя, /{ command-settings-name } — для тех, кто управляет сервером.

    За тех, кто долго не отвечает, играет компьютер; вернуться можно когда угодно.
    Stammtisch — неофициальный любительский проект; игры принадлежат их авторам и издателям.

rules-heckmeck =
    2–7 игроков. Шестнадцать фишек, от 21 до 36, лежат открыто на гриле. На каждой от одного до четырёх червяков: 21–24 — один, 25–28 — два, 29–32 — три, 33–36 — четыре. Побеждает тот, у кого больше червяков.

    ### Твой ход
    - Брось все восемь кубиков. На них числа от 1 до 5 и червяк; он стоит 5, но пятёркой не считается.
    - Отложи **все** кубики **одного** значения, которое в этом ходу ещё не откладывалось.
    - Потом бросай остальные снова или остановись. Между броском и откладыванием остановиться нельзя.
    - Когда отложены все кубики или все шесть значений, ход завершается сразу.

    ### Остановка
    Без червяка среди отложенных кубиков ход неудачный. С червяком решает сумма:
    - такая фишка открыто лежит на гриле — бери её;
    - она **верхняя** в чужой стопке — можно украсть. Если и на гриле есть фишка поменьше, можно взять её взамен;
    - иначе бери самую старшую открытую фишку гриля меньше твоей суммы. Нет такой — ход неудачный.

    Фишки кладутся в стопку. Украсть можно только верхнюю; своя верхняя фишка целью не бывает.

    ### Неудача
    Ход неудачен и тогда, когда бросок показал только уже отложенные значения. Верхняя фишка твоей стопки возвращается на гриль лицом вверх. Затем самая старшая фишка гриля переворачивается до конца игры — если только это не та, что вернулась. Если фишек у тебя нет, не происходит ничего.

    Быстрый вариант: возвращённая фишка тоже переворачивается, в любом случае.

    ### Конец
    Игра кончается сразу, как только на гриле нет открытых фишек. При ничьей выше тот, у кого самая старшая фишка; без фишек место делят.

rules-barbecue =
    2–5 игроков. На гриле четырнадцать участков, от 23 до 36, с червяками: 23–24 — один, 25–28 — два, 29–32 — три, 33–36 — четыре. Червяк — 1 очко, улитка — 3. Побеждает тот, у кого больше очков.

    ### Твой ход
    - Брось все восемь кубиков. На них 1, 2, 3, 4, 6 и червяк, который стоит 5. Пятёрки нет.
    - Отложи **все** кубики **одного** значения, которое в этом ходу ещё не откладывалось.
    - Потом бросай остальные снова или остановись. Когда отложены все кубики или все шесть значений, ход завершается сразу.

    ### Остановка
    Сумма указывает ровно на один участок; взять участок поменьше нельзя.
    - **Пусто**: поставь тарелку и возьми червяков из запаса.
    - **Чужая тарелка**: возьми червяков у её владельца и замени её своей.
    - **Своя тарелка**: поставь вторую и возьми червяков ещё раз. Теперь участок защищён.
    - **Улитка**: забери её. Тарелка туда не ставится.
    - **Больше 36**: возьми улитку из запаса; он пуст — с самого старшего участка, где она есть; нет нигде — игра окончена.

    ### Неудача
    Ход неудачен, если не отложено ни одного червяка, если бросок показал только уже отложенные значения, если сумма меньше 23 или если на участке две тарелки.

    После каждой неудачи улитка из запаса заползает на самый старший пустой участок. Пустых нет — на самый старший с одной тарелкой: тарелка возвращается владельцу, червяки остаются у него.

    ### Конец
    Игра кончается сразу, если после неудачи в запасе нет улиток или поставить улитку некуда, или если сумме больше 36 улитки не нашлось нигде. При ничьей выше тот, чья тарелка стоит на самом старшем участке; у кого тарелок нет, те делят место.

rules-karteneck =
    2–6 игроков. 30 фишек: три со значением 0 и от 16 до 42. Червяки: на 0 — ни одного, 16–24 — один, 25–28 — два, 29–32 — три, 33–36 — четыре, 37–40 — пять, 41–42 — шесть. Побеждает тот, у кого больше червяков.

    110 карт: курочки от 1 до 5, по семнадцать, и 25 червяков. Червяк стоит 5, но это не курочка 5, и держит табличку с числом от 1 до 25. Каждому сдают по шесть карт, взакрытую.

    ### Раунд
    На гриле столько фишек, сколько игроков. По очереди можно
    - **выложить** одну или несколько карт одного вида, которого перед тобой ещё нет, и взять 1 карту; или
    - **спасовать** и выбыть до конца раунда.

    Последний оставшийся ходит раз за разом, пока не спасует. С пустой рукой надо пасовать.

    ### Пас
    - **Без червяка** — неудача: выложенные карты уходят в сброс, а ты сразу берёшь младшую фишку гриля.
    - **С червяком** карты остаются. Если сумма равна верхней фишке другого игрока, её можно сейчас украсть. Потом жди дележа: он твой в любом случае.

    После паса берёшь 2 карты; последний спасовавший не берёт ничего.

    ### Делёж
    Когда спасовали все, успешные игроки разбирают фишки: наибольшая сумма — старшая фишка, и так далее вниз. При равных суммах вперёд идёт тот, чья лучшая табличка больше. Выложенные карты уходят в сброс, рука остаётся.

    Следующий раунд начинает тот, кто последним взял фишку с гриля. Кража не в счёт.

    ### Конец
    Вдвоём, втроём, вчетвером, впятером, вшестером играют 9, 8, 7, 6, 5 раундов. Вдвоём, втроём и вчетвером 12, 6 и 2 фишки остаются в коробке неизвестными. При ничьей выше тот, у кого самая старшая фишка. Кончилась колода — перемешай сброс; нет и его — карт не берут.

rules-qwixx =
    2–5 игроков. У каждого листок с четырьмя рядами: красный и жёлтый идут от 2 до 12, зелёный и синий от 12 до 2, справа у каждого замок. Числа зачёркивают строго **слева направо**; пропущенное потеряно.

    ### Раунд
    Активный игрок бросает два белых кубика и по одному каждого цвета, что ещё в игре.
    - **Белые**: каждый может зачеркнуть сумму белых кубиков в одном ряду или пропустить. Выбирают тайно, открывают разом.
    - **Цвет**: затем только активный игрок может сложить один белый кубик с одним цветным и зачеркнуть сумму в ряду этого цвета или пропустить.

    Если активный игрок не зачеркнул ничего ни там, ни там, это штраф: −5. Остальные пропускают даром.

    ### Замки
    Перед последним числом ряда — красной или жёлтой 12, зелёной или синей 2 — нужно не меньше **пяти крестиков** в этом ряду. Вместе с ним зачёркивается и замок, он считается ещё одним крестиком. Ряд закрыт для всех, и его кубик сразу выходит из игры. На одних и тех же белых кубиках ряд могут закрыть сразу несколько игроков.

    ### Конец
    Игра кончается сразу, когда кто-то получает четвёртый штраф или закрыты два ряда. Если игру закончили белые кубики, цветного действия и штрафа уже нет.

    ### Очки
    1, 2, 3, 4, 5, 6 крестиков в ряду дают 1, 3, 6, 10, 15, 21 очко; от 7 до 12 — 28, 36, 45, 55, 66, 78. Каждый штраф отнимает 5. Побеждает тот, у кого больше очков; при равенстве победу делят. Кто начинает, решает бросок одного кубика.

## Команды

command-play-name = играть
command-play-description = Накрыть стол в этом канале
option-play-game-name = игра
option-play-game-description = Какая игра
option-play-quick-name = быстро
option-play-quick-description = Только Хекмек: возвращённые фишки переворачиваются, партия короче
option-play-pace-name = темп
option-play-pace-description = Сколько может длиться ход
option-play-thread-name = ветка
option-play-thread-description = Играть в отдельной ветке
command-join-name = сесть
command-join-description = Сесть за стол в этом канале
command-leave-name = встать
command-leave-description = Встать из-за стола
command-start-name = начать
command-start-description = Начать игру (хозяин стола)
command-table-name = стол
command-table-description = Показать поле заново и вернуться на своё место
command-roll-name = бросить
command-roll-description = Бросить кубики
command-keep-name = отложить
command-keep-description = Отложить все кубики одного значения
option-keep-face-name = значение
option-keep-face-description = Значение, например 3 или червяки
command-stop-name = стоп
command-stop-description = Закончить ход и взять то, на что хватает кубиков
option-stop-grill-name = гриль
option-stop-grill-description = Взять фишку поменьше с гриля, а не красть
command-hand-name = рука
command-hand-description = Показать твои карты, только тебе
command-lay-name = выложить
command-lay-description = Выложить карты одного вида
option-lay-cards-name = карты
option-lay-cards-description = Карты, например 2x3 — две курочки 3, или червяки 7 19
command-pass-name = пас
command-pass-description = Выбыть до конца раунда
option-pass-steal-name = украсть
option-pass-steal-description = Украсть фишку, равную твоей сумме
command-cross-name = зачеркнуть
command-cross-description = Зачеркнуть число на своём листке
option-cross-row-name = ряд
option-cross-row-description = Ряд
option-cross-number-name = число
option-cross-number-description = Число от 2 до 12
command-skip-name = пропустить
command-skip-description = Ничего не зачёркивать
command-sheet-name = листок
command-sheet-description = Показать твой листок, только тебе
command-rules-name = правила
command-rules-description = Объяснить игру
option-rules-game-name = игра
option-rules-game-description = Какая игра; иначе та, что идёт здесь
command-help-name = помощь
command-help-description = Что умеет Stammtisch
command-end-name = закончить
command-end-description = Закончить игру здесь или проголосовать за это
command-rematch-name = реванш
command-rematch-description = Тот же стол ещё раз
command-word-name = слово
command-word-description = Подмешать к кубикам своё слово, до начала игры
option-word-word-name = слово
option-word-word-description = Любое слово

## Menus and the board's place

menu-hens = Выложить курочек
menu-worm = Червячок с табличкой { $plaque }
menu-worms = Выложить червячков
end-by-moderators = Модератор закончил игру.
board-moved = Стол переехал вниз.
board-here = Стол снова внизу.
button-word = Моё слово
word-form-title = Слово для кубиков
word-form-label = Любое слово: от него зависят кубики

## The check of a journal

verdict-fair = честно: игра { $id }, { $game }, записей: { $entries }, всё так, как велит обещанное зерно
verdict-unfair = нечестно: { $why }
verdict-unreadable = Не удалось прочитать { $file }: { $why }
verdict-broken = { $file } — не целый журнал: { $why }
unfair-unfinished = Игра не закончена, поэтому её зерно ещё не раскрыто.
unfair-commitment = зерно не то, что было обещано: оно не подходит к обязательству
unfair-deal = раздача не следует из зерна
unfair-chance = кубики или карты записи { $number } не следуют из зерна
unfair-illegal = запись { $number } против правил: { $why }
unfair-not-over = записи кончаются раньше игры
unfair-result = итог не тот, к которому пришла игра

## Слова на картинках. Места на одно-два слова.

picture-aside = Отложено
picture-rolled = Выпало
picture-in-cup = Бросать
picture-total = Сумма
picture-prize = Даёт:
picture-pile = Улиток в куче
picture-round = Раунд { $round } из { $rounds }
picture-deck = Колода: { $count }
picture-unnamed = Игрок
picture-before-roll = Бросает { $name }

## The page in the browser

web-started = Токена нет, значит, без Discord: стол накрыт по адресу { $address } (только для этого компьютера; Ctrl-C всё убирает).
web-started-public = Токена нет, значит, без Discord: стол накрыт по адресу { $address }, и подсесть может любой компьютер, который видит этот (Ctrl-C всё убирает).
web-about = Четыре игры с кубиками и картами на пробу, в канале как на Discord.
web-enter-title = Добро пожаловать в «Stammtisch»
web-enter-as = Войти как
web-enter-who = Твоё имя
web-enter = Войти
web-enter-first = Сначала войди.
web-bad-name = Такое имя не показать. Нужно от одного до 32 знаков.
web-guest = Игрок { $number }
web-connecting = Связь прервалась. Пробуем снова …
web-channels = Каналы
web-menu = Каналы
web-people = Кто здесь
web-online = Здесь
web-offline = Вышли
web-me = это ты
web-app = БОТ
web-messages = Сообщения
web-composer = Написать в { $channel } или / для команд
web-send = Отправить
web-hints = Подсказки
web-yes = да
web-no = нет
web-used = { $name } использует { $command }
web-edited = (изменено)
web-thinking = Stammtisch думает …
web-ephemeral = Это видишь только ты
web-dismiss = Скрыть сообщение
web-picture = Картинка
web-done = Выбрать
web-submit = Отправить
web-cancel = Отмена
web-close = Закрыть
web-new-messages = Ниже есть новое
web-unread = новых сообщений: { $count }
web-invite = Пригласить
web-invite-text = Кто откроет эту ссылку на этом компьютере, войдёт как другой человек. Каждая вкладка — один человек.
web-copy = Копировать
web-copied = Скопировано
web-add-player = Ещё игрок в новой вкладке
web-settings = Настройки
web-language = Твой язык
web-language-server = Язык сервера (стол виден всем)
web-theme = Оформление
web-theme-auto = как в системе
web-dark = тёмное
web-light = светлое
web-leave = Стать кем-то другим
web-welcome = Это { $channel }
web-welcome-start = Начни игру: стол появится здесь, и место за ним уже твоё.
web-welcome-second = Подсаживается второй игрок — или компьютер, кнопкой за столом:
web-welcome-play = Нажмите «Начать»: у кого ход, тот найдёт его кнопками под столом. «Правила» объяснят игру, / покажет все команды.
web-welcome-keep = Ничто не покидает этот компьютер и ничто не сохраняется: с концом программы столы убраны.
web-start = Начать игру «{ $game }»
web-rules = Правила
# What Discord's own window says.
web-no-response = Приложение не ответило
web-interaction-failed = Ошибка взаимодействия
web-cannot-send = Discord такое не отправит. Выбери команду из списка и заполни, что она просит.
web-button-gone = Этого уже не выбрать. Взгляни на самый новый стол.

## Компьютерные игроки

computer-name = 🤖 { $number ->
    [1] Ада
    [2] Бруно
    [3] Клара
    [4] Эмиль
    [5] Фрида
   *[other] Густав
} ({ $level })
level-easy-name = лёгкий
level-steady-name = средний
level-hard-name = сильный
button-computer-easy = + компьютер, лёгкий
button-computer-steady = + компьютер, средний
button-computer-hard = + компьютер, сильный
button-unseat = Убрать компьютер
computer-left = Компьютер встаёт из-за стола.
refuse-no-computer = За этим столом нет компьютера.
refuse-computers = { $game }: кроме тебя за стол сядет не больше { $most } компьютеров.
option-play-computers-name = компьютеры
option-play-computers-description = Сколько компьютеров играет
option-play-level-name = уровень
option-play-level-description = Как сильно играют компьютеры
board-stand-ins = Компьютер играет за { $names }; «{ button-back }» возвращает место.

## Подсказки

command-hint-name = подсказка
command-hint-description = Какой ход сейчас лучший? Увидишь только ты
hint-title = 💡 **Подсказка, только для тебя**
hint-move = { $place }. { $what }: победа примерно в { $chance }
hint-gain-worms = , червяков за этот ход в среднем: { $gain }
hint-gain-points = , очков за этот ход в среднем: { $gain }
hint-skips = { $count ->
    [0] , ничего не пропускает
    [one] , теряет { $count } число (примерно { $points } очка)
    [few] , теряет { $count } числа (примерно { $points } очка)
    [many] , теряет { $count } чисел (примерно { $points } очка)
   *[other] , теряет { $count } числа (примерно { $points } очка)
}
hint-bust = Следующий бросок не даст ничего нового и сорвёт ход: { $chance }
hint-fails = Ход ничего не принесёт, даже если не рисковать: { $chance }
hint-at-least = Не меньше, если идти только к этому: { $list }
hint-exactly = Ровно столько, если идти только к этому: { $list }
hint-over = Больше верхней секции, за улитку: { $chance }
hint-note-dice = -# Шансы кубиков и средние точны; шанс на победу — оценка.
hint-note = -# Всё это оценка: будущих кубиков и карт не знает никто.
hint-not-now = Сейчас тебе нечего решать. Спроси ещё раз, когда придёт твой ход.

## Сколько везения и как сыграно

judged-title = **Сколько везения и как сыграно**
judged-line = { $name }: везение { $luck }; решения отдали { $lost }
judged-worms = { $gain } червяка
judged-points = { $gain } очка
judged-chance = { $chance } % шанса на победу
judged-note-exact = -# Везение: что кубики дали сверх среднего, точно. Отдано: шанс на победу по сравнению с выбором сильного компьютера, оценка.
judged-note-estimate = -# И то и другое — оценка: шанс на победу, отданный по сравнению с выбором сильного компьютера, и та часть результата, которую решения не объясняют.

## Standings: the command line

rebuild-done = Рейтинги пересчитаны: { $count ->
    [one] { $count } сервер
    [few] { $count } сервера
   *[many] { $count } серверов
}.

## Таблицы лидеров

count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
count-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
count-thefts = { $count ->
    [one] { $count } кража
    [few] { $count } кражи
   *[many] { $count } краж
}
all-games = все игры
period-name = { $period ->
    [week] эта неделя
    [month] этот месяц
    [season] этот сезон
   *[ever] за всё время
}
order-name = { $order ->
    [rating] рейтингу
    [wins] победам
    [points] очкам
   *[quality] качеству игры
}
company-name = { $company ->
    [computers] с компьютерами
   *[people] с людьми
}
player-forgotten = бывший гость
player-computer = компьютер
leaderboard-title = Лидеры: { $game }, { $period }
leaderboard-line = { $medal }**{ $place }.** { $name }: { $value }
leaderboard-own = Твоё место: { $line }
leaderboard-own-none = За это время у тебя нет ни одной такой законченной партии.
leaderboard-own-hidden = Тебя нет ни в одной таблице, как ты и хочешь (/{ command-preferences-name }). Твоё место было бы здесь: { $line }
leaderboard-empty = За это время здесь никто не закончил такой партии. Стол накроет /{ command-play-name }.
leaderboard-empty-quality = За это время ничью игру ещё не оценивали.
leaderboard-footer = По { $order } · страница { $page } из { $pages } · { $players }
leaderboard-newcomers = «новичок»: партий пока мало, чтобы судить уверенно. До тех пор их место — за остальными.
leaderboard-league-points = По всем играм каждый, кто остался позади, приносит 2 очка, а каждый на том же месте — 1.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · новичок
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality } %** · { $games }
menu-game = Игра: { $game }
menu-period = Время: { $period }
menu-order = По { $order }
button-previous = Назад
button-next = Дальше
button-with-computers = С компьютерами
button-with-people = С людьми
weekly-name = прошлая неделя
weekly-title = Неделя с { $date } по { $end }
weekly-intro = Так прошла неделя за столами: { $games }, { $players }.
weekly-footer = Больше покажет /{ command-leaderboard-name }, а /{ command-preferences-name } уберёт тебя из списка.

## Статистика

stats-title = Статистика: { $name }, { $game }
stats-none = { $name }: законченных партий такого рода здесь пока нет.
stats-none-own = У тебя здесь пока нет ни одной такой законченной партии. Стол накроет /{ command-play-name }.
stats-private = { $name } не показывает свою статистику.
stats-games = { $games }, { $wins } ({ $percent } %)
stats-places = Места: { $places }
stats-place = { $medal }{ $place }-е × { $count }
stats-streak = Самая длинная серия: { $wins }
stats-rating = Рейтинг: { $rating }
stats-rating-place = Рейтинг: { $rating }, место { $place } из { $total }
stats-course = Ход рейтинга: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, в среднем { $average }, лучший итог { $best }
stats-rival = Любимый соперник: { $name } ({ $games })
stats-victim = Чаще всего страдает от краж: { $name } ({ $thefts })
stats-quality = Качество игры: { $quality } % ({ $games })
stats-luck = Везение с кубиками: { $luck } очка за партию ({ $games })
stats-computers = С компьютерами: { $games }, { $wins }

## Прошлые партии

history-title = Прошлые партии: { $game }
history-title-of = Прошлые партии, { $name }: { $game }
history-empty = Таких партий здесь ещё не заканчивали.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Страница { $page } · /{ command-replay-name } покажет партию ещё раз, /{ command-verify-name } проверит её кубики.
menu-replay = Посмотреть партию ещё раз
replay-at = Ход { $at } из { $last }
replay-begins = Стол накрыт.
replay-unknown = Законченной партии «{ $text }» на этом сервере нет. Все они в /{ command-history-name }.
button-replay-first = В начало
button-replay-turn-back = Круг назад
button-replay-back = Назад
button-replay-next = Дальше
button-replay-turn = Следующий круг
button-replay-last = В конец
verify-title = Кубики партии { $table }
verify-fair = **Честно.** Всё в этой партии так, как велит обещанное зерно: записей { $entries }.
verify-how = В файле вся партия. Команда `stammtisch verify { $file }` проверит её на любом компьютере; как обойтись без нас, написано в README.

## Настройки

settings-title = Настройки этого сервера
settings-changed = Записано. Теперь настройки такие:
settings-language = Язык общих сообщений: { $language }
settings-language-discord = Язык общих сообщений: как у сервера в Дискорде
settings-pace = Темп, если никто не выбрал: { $pace }
settings-mentions = Упоминать того, чей ход: { $value }
settings-text-only = Поле только текстом: { $value }
settings-enders = Кто может завершить партию: { $enders }
settings-weekly = Лидеры недели: каждый понедельник в { $channel }
settings-weekly-none = Лидеры недели: нигде
settings-how = /{ command-settings-name } с параметром меняет настройку.
settings-forbidden = Менять настройки могут только те, кто управляет сервером.
setting-on = да
setting-off = нет
enders-name = { $enders ->
    [vote] большинство игроков и модераторы
    [moderators] только модераторы
   *[host] хозяин стола, большинство игроков и модераторы
}
language-name = { $language ->
    [de] Deutsch
    [ru] Русский
   *[en] English
}
language-discord = как в Дискорде
refuse-end-moderators = На этом сервере начатую партию завершают только модераторы. Встать из-за стола можно командой /{ command-leave-name }.
preferences-title = Твои предпочтения
preferences-changed = Записано. Теперь твои предпочтения такие, на всех серверах:
preferences-language = Язык того, что видишь только ты: { $language }
preferences-language-discord = Язык того, что видишь только ты: как в твоём Дискорде
preferences-mentions = Упоминать тебя, когда твой ход: { $value }
preferences-leaderboards = Показывать тебя в таблицах, а твою статистику другим: { $value }
preferences-how = /{ command-preferences-name } с параметром меняет предпочтение. Что хранится, скажет /{ command-privacy-name }.

## Личные данные

privacy-title = Что о тебе хранится
privacy-text =
    - **Твой номер в Дискорде и твоё имя на сервере** вместе с каждым столом, за которым ты играешь: что и когда там сделано и слово для кубиков, если оно было. Это журнал партии; без него никто не смог бы посмотреть её ещё раз или проверить её кубики.
    - **Итоги**: место, очки и рейтинг в каждой законченной партии и то, во что они складываются в таблицах каждого сервера.
    - **Твои предпочтения**, если ты их задаёшь.
    - Один день — номера твоих нажатий, чтобы ни одно не засчиталось дважды.

    Больше ничего: ни сообщений, ни других имён, ничего для посторонних. Серверы не видят партий друг друга. Если бота убрали с сервера, всё об этом сервере удаляется через { $days } дней, если он не вернётся.

    /{ command-privacy-name } { option-privacy-export-name } отдаст тебе всё файлом. /{ command-privacy-name } { option-privacy-forget-name } всё удалит: номер и имя исчезнут отовсюду, а итоги остальных останутся верными, с бывшим гостем на твоём месте.
privacy-export = Вот всё, что о тебе хранится, в формате JSON.
privacy-forget-ask =
    ### Забыть тебя повсюду?
    Твой номер, имена, предпочтения и место во всех таблицах исчезнут, на всех серверах. В прошлых партиях на твоём месте будет бывший гость; слово, которое подмешано к их кубикам, останется, потому что без него их не проверить. Если ты сейчас за столом, ты встанешь, и доиграет компьютер.
    Отменить это нельзя. Сообщения в каналах принадлежат Дискорду; удали их там.
privacy-forgotten = Готово. Твоего номера здесь больше нет нигде.
privacy-kept = Всё остаётся как есть.
button-forget = Да, забудь меня
button-keep = Нет
privacy-left-table = Кто-то попросил его забыть и встал из-за стола.

## Команды об итогах

command-leaderboard-name = лидеры
command-leaderboard-description = Кто впереди на этом сервере
option-leaderboard-game-name = игра
option-leaderboard-game-description = Какая игра; без неё — все
option-leaderboard-period-name = время
option-leaderboard-period-description = Эта неделя, месяц, сезон (четверть года) или всё время
option-leaderboard-by-name = по
option-leaderboard-by-description = Рейтинг, победы, очки или качество игры
option-leaderboard-opponents-name = соперники
option-leaderboard-opponents-description = Партии с людьми или с компьютерами
command-stats-name = статистика
command-stats-description = Партии игрока в нескольких строках
option-stats-player-name = игрок
option-stats-player-description = Чья; без этого — твоя
option-stats-game-name = игра
option-stats-game-description = Какая игра; без неё — все
command-history-name = история
command-history-description = Прошлые партии на этом сервере
option-history-player-name = игрок
option-history-player-description = Чьи; без этого — все
option-history-game-name = игра
option-history-game-description = Какая игра; без неё — все
command-replay-name = повтор
command-replay-description = Посмотреть законченную партию ещё раз, ход за ходом
option-replay-id-name = номер
option-replay-id-description = Номер партии, он стоит под полем
command-verify-name = проверить
command-verify-description = Проверить кубики законченной партии
option-verify-id-name = номер
option-verify-id-description = Номер партии, он стоит под полем
command-settings-name = настройки
command-settings-description = Что принято на этом сервере (для тех, кто им управляет)
option-settings-language-name = язык
option-settings-language-description = Того, что читают все
option-settings-pace-name = темп
option-settings-pace-description = Сколько может длиться ход, если никто не выбрал
option-settings-mentions-name = упоминания
option-settings-mentions-description = Упоминать того, чей ход
option-settings-text-only-name = только-текст
option-settings-text-only-description = Поле без картинок
option-settings-end-name = завершение
option-settings-end-description = Кто может завершить начатую партию
option-settings-weekly-name = неделя
option-settings-weekly-description = Канал для лидеров недели, каждый понедельник
option-settings-weekly-stop-name = неделя-стоп
option-settings-weekly-stop-description = Больше никаких лидеров недели
command-preferences-name = предпочтения
command-preferences-description = Как удобнее тебе, на всех серверах
option-preferences-language-name = язык
option-preferences-language-description = Того, что видишь только ты
option-preferences-mentions-name = упоминания
option-preferences-mentions-description = Упоминать тебя, когда твой ход
option-preferences-leaderboards-name = таблицы
option-preferences-leaderboards-description = Показывать тебя в таблицах, а твою статистику другим
command-privacy-name = приватность
command-privacy-description = Что о тебе хранится и как это удалить
option-privacy-info-name = сведения
option-privacy-info-description = Что о тебе хранится
option-privacy-export-name = выгрузка
option-privacy-export-description = Всё это файлом
option-privacy-forget-name = забыть
option-privacy-forget-description = Всё это удалить

## When Discord is slow

trouble-untold = Это засчитано, но Discord пока не даёт это показать. Поле появится, как только получится; его покажет и /{ command-table-name }.

## Operators: the command line

health-unasked = Спросить некого: METRICS не задан, и бот не отвечает на вопросы.
backup-done = В { $file } скопировано: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}. Копия проверена.
