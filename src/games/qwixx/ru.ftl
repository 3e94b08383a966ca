### Что говорится об игре Qwixx, по-русски.

## Слова, из которых складываются фразы

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

qwixx-name = Qwixx
qwixx-short = Qwixx
qwixx-rights = Steffen Benndorf, Nürnberger-Spielkarten-Verlag
qwixx-blurb = Зачёркивай числа слева направо, хоть на чужом броске. Кто медлит, тот платит. 2–5 игроков.

## Что произошло

account-qwixx-to-begin = Кто начинает? { $rolls }.
account-qwixx-to-begin-roll = { $name } — { $die }
account-qwixx-rolled = { $name } бросает: { $throw }.
account-qwixx-no-choice = Белая сумма никуда не подходит, иначе было нельзя: { $names }.
account-qwixx-chose = Выбор сделан: { $count ->
    [1] { $names }.
   *[other] { $names }.
}
account-qwixx-revealed = Белые { $number }: { $choices }.
account-qwixx-revealed-nothing = Белые { $number }: никому не пригодилось.
account-qwixx-choice = { $name } — { row }
account-qwixx-crossed = { $name } зачёркивает { $number } { row-in }.
account-qwixx-skipped = { $name } не трогает цветные кубики.
account-qwixx-nothing-fits = { $name }: цветные кубики не подходят.
account-qwixx-locked = { $name } зачёркивает и замок { row-in }.
account-qwixx-closed = { row-title } закрыт, его кубик выходит из игры.
account-qwixx-penalty = { $name } не зачёркивает ничего: штраф { $penalties } из { $most }.
account-qwixx-forced-penalty = Ничего не подходит: штраф { $penalties } из { $most }, { $name }.

## Почему нельзя

illegal-awaiting-roll = Сначала бросает { $name }.
illegal-already-rolled = Кубики уже брошены.
illegal-already-chosen = Это уже твой выбор. Его можно изменить, пока не выберут все.
illegal-not-that-number = Из этих кубиков не сложить { $number } { row-in }.
illegal-row-closed = { row-title } закрыт для всех.
illegal-not-further-right = { $number } { row-in } стоит не правее твоего последнего крестика.
illegal-needs-five = Чтобы зачеркнуть { $number } { row-in }, сначала нужно { $needed } крестиков, а у тебя { $crosses }.
now-qwixx-white = Сумма белых кубиков: { $number }.
now-qwixx-throw = Кубики: { $throw }.

## Кнопки и подсказки для действий

label-cross = { row } { $number }
label-cross-lock = { row } { $number } + замок
label-skip = пропустить
label-skip-penalty = пропустить: −5

## Поле

board-qwixx-roll = Бросает { $name }.
board-qwixx-white = Все могут зачеркнуть **{ $number }**. Ждём: { $names }.
caption-qwixx-white = Все могут зачеркнуть **{ $number }**.
board-qwixx-colour = { $name } может сложить белый кубик с цветным или пропустить.
board-qwixx-colour-or-penalty = { $name } может сложить белый кубик с цветным; пропуск — штраф.
board-qwixx-throw = Кубики: { $throw }
board-qwixx-legend = `×` зачёркнуто · `·` потеряно · `[ ]` замок
board-qwixx-name-chosen = { $name } · выбор сделан
board-qwixx-player = **{ $points }** · штрафы { $penalties } из { $most }

## Поле простыми фразами, для чтения вслух

alt-qwixx-roll = Бросает { $name }.
alt-qwixx-white-all = Все могут зачеркнуть сумму белых.
alt-qwixx-white = Все могут зачеркнуть сумму белых. Ждём: { $names }.
alt-qwixx-colour = { $name } выбирает цветной кубик.
alt-qwixx-throw = Кубики: { $throw }.
alt-qwixx-closed = Закрытые ряды: { $rows }.
alt-qwixx-row = { row } { $crosses } до { $last }
alt-qwixx-row-all = { row } { $numbers }
alt-qwixx-legal = Можно зачеркнуть: { $numbers }.
alt-qwixx-player = { $penalties ->
    [0] { $name }: крестики { $rows }; { $points }.
   *[other] { $name }: крестики { $rows }; штрафы { $penalties }; { $points }.
}
alt-qwixx-no-crosses = { $penalties ->
    [0] { $name }: крестиков нет; { $points }.
   *[other] { $name }: крестиков нет; штрафы { $penalties }; { $points }.
}

## Свои карты и свой листок

sheet-heading = **Твой листок**
sheet-chose = Твой выбор: { row } { $number }.
sheet-chose-nothing = Твой выбор: ничего не зачёркивать.
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

## Отказы стола

refuse-no-sheet = В этой игре нет листков.
refuse-cross = «{ $text }» не подходит. Укажи ряд (красный, жёлтый, зелёный, синий) и число от 2 до 12, например «красный 5».

## Кнопки вокруг игры

button-sheet = Мой листок

## Команды

command-cross-name = зачеркнуть
command-cross-description = Зачеркнуть число на своём листке
option-cross-row-name = ряд
option-cross-row-description = Ряд или ряд с числом, например красный 5
option-cross-number-name = число
option-cross-number-description = Число от 2 до 12, если оно не указано вместе с рядом
command-skip-name = пропустить
command-skip-description = Ничего не зачёркивать
command-sheet-name = листок
command-sheet-description = Показать твой листок, только тебе

## Слова на картинках. Места на одно-два слова.

picture-before-roll = Бросает { $name }

## Подсказки

hint-skips = { $count ->
    [0] , ничего не пропускает
    [one] , теряет { $count } число (примерно { $points } очка)
    [few] , теряет { $count } числа (примерно { $points } очка)
    [many] , теряет { $count } чисел (примерно { $points } очка)
   *[other] , теряет { $count } числа (примерно { $points } очка)
}

## Справка и правила

qwixx-card-aim-title = О чём игра
qwixx-card-aim = 2–5 игроков. У каждого листок с четырьмя рядами: красный и жёлтый идут от 2 до 12, зелёный и синий от 12 до 2, справа у каждого замок. Числа зачёркивают строго **слева направо**; пропущенное потеряно.
qwixx-card-aim-example = У Ани зачёркнуты красные 5 и 7, значит, красные 2, 3, 4 и 6 потеряны. В жёлтом ряду остались только 11 и 12, зелёный продолжается с 6, синий — с 9.
qwixx-card-round-title = Раунд
qwixx-card-round =
    Активный игрок бросает два белых кубика и по одному каждого цвета, что ещё в игре.
    - **Белые**: каждый может зачеркнуть сумму белых кубиков в одном ряду или пропустить. Выбирают тайно, пока выбрали не все, выбор можно изменить; открывают разом.
    - **Цвет**: затем только активный игрок может сложить один белый кубик с одним цветным и зачеркнуть сумму в ряду этого цвета или пропустить.

    Если активный игрок не зачеркнул ничего ни там, ни там, это штраф: −5. Остальным пропуск ничего не стоит.
qwixx-card-round-example = На белых кубиках 4 и 1: Аня зачёркивает красную 5, Боря — жёлтую 5. Потом Аня складывает белую 4 и синюю 6 и зачёркивает синюю 10.
qwixx-card-lock-title = Замки
qwixx-card-lock = Перед последним числом ряда — красной или жёлтой 12, зелёной или синей 2 — нужно не меньше **пяти крестиков** в этом ряду. Вместе с ним зачёркивается и замок, он считается ещё одним крестиком. Ряд закрыт для всех, и его кубик сразу выходит из игры. На одних и тех же белых кубиках ряд могут закрыть сразу несколько игроков.
qwixx-card-lock-example = Аня зачёркивает зелёные 7, 6, 5, 4, 3, потом 2, а с ней и замок. Зелёный ряд закрыт для всех.
qwixx-card-end-title = Конец
qwixx-card-end = Игра кончается сразу, когда кто-то получает четвёртый штраф или закрыты два ряда. Если игру закончили белые кубики, цветного действия и штрафа уже нет.
qwixx-card-end-example = Зелёный ряд уже закрыт. На белых кубиках 12: Аня закрывает красный ряд, Боря — жёлтый. Закрыты три ряда, игра окончена.
qwixx-card-points-title = Очки
qwixx-card-points = 1, 2, 3, 4, 5, 6 крестиков в ряду дают 1, 3, 6, 10, 15, 21 очко; от 7 до 12 — 28, 36, 45, 55, 66, 78. Каждый штраф отнимает 5. Побеждает тот, у кого больше очков; при равенстве победу делят. Кто начинает, решает бросок одного кубика.
qwixx-card-points-example = У Ани 4 крестика в красном ряду, 3 в жёлтом, 7 в зелёном вместе с замком, 8 в синем и два штрафа: 10 + 6 + 28 + 36 − 10 = 70.
qwixx-card-rulings-title = Как решено здесь
qwixx-card-rulings =
    О чём печатные правила молчат, здесь решено так:
    - На белых кубиках все выбирают тайно, и всё действует одновременно.
    - Любой белый кубик можно сложить с любым цветным; дважды тот же ряд за ход — можно, если второй крестик правее.
    - Ряд, закрытый на белых кубиках, в цветном действии уже недоступен.
    - Если белые кубики кончают игру, нет ни цветного действия, ни штрафа.
    - Кто начинает, решает бросок кубика; при равенстве бросают ещё раз.
    - При равных очках победа общая.

## Почему подсказка советует этот шаг: части фразы

why-qwixx-lock = { row } ряд закроется, а замок считается ещё одним крестиком
why-qwixx-penalty = пропуск стоил бы 5 очков
why-qwixx-no-penalty = тогда в этот ход штрафа точно не будет
why-qwixx-no-gap = ни одно число не теряется
why-qwixx-gap = теряется чисел: { $count } вместо { $instead }
why-qwixx-points = сразу прибавляется очков: { $points }
why-qwixx-saves = за { row } { $number } пришлось бы отдать чисел: { $count }

## What the coach says in the lesson; -else: if something else was done

qwixx-lesson-roll = Брось два белых и четыре цветных кубика.
qwixx-lesson-white = Сумму белых кубиков могут зачеркнуть все. Ряды идут слева направо, пропущенное пропадает, поэтому красная 3 — хорошее начало.
qwixx-lesson-white-else = Так можно. Но с красной 3 пропала бы только двойка.
qwixx-lesson-colour = А это только для тебя: один белый кубик и один цветной. Красная 3 и белая 1 дают красную 4.
qwixx-lesson-colour-else = Так можно. Но с красной 4 не пропало бы ничего.
qwixx-lesson-theirs = Бросает компьютер, но белые кубики и для тебя. В синем ряду числа убывают, так что 11 стоит далеко слева.
qwixx-lesson-theirs-else = Так можно. Но с синей 11 пропала бы только 12.
qwixx-lesson-own = Твой ход: тот, кто бросает, может зачеркнуть дважды, с белыми и с цветом.
qwixx-lesson-lock = В зелёном ряду 12 стоит первой. В красном — последней, перед замком, и требует пяти крестиков.
qwixx-lesson-lock-else = Так можно. Но с зелёной 12 не пропало бы ничего.
qwixx-lesson-enough = В этом ходу крестик уже есть, так что цвет можно пропустить.
qwixx-lesson-enough-else = Так можно. Но пропущенные числа потеряны.
qwixx-lesson-skip = 8 в любом ряду пропустит числа. Ход не твой, поэтому пропуск ничего не стоит.
qwixx-lesson-skip-else = Так можно. Но пропущенные числа потеряны, а пропуск был бесплатным.
qwixx-lesson-penalty = Компьютер ничего не зачёркивает в свой ход: штраф, минус 5. Теперь ты.

## Что нужно сделать, в списке столов

request-qwixx-white = выбрать для белых: { $number }
request-qwixx-colour = зачеркнуть с цветным кубиком или пропустить

odds-white = Белые кубики с суммой { $number }
