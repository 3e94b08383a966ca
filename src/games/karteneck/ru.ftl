### Что говорится об игре Хекмек, или Новая карта меню, по-русски.

## Слова, из которых складываются фразы

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

## Игры

karteneck-name = Хекмек, или Новая карта меню
karteneck-short = Новая карта меню
karteneck-rights = Reiner Knizia, Zoch
karteneck-blurb = Курочки и червяки на руках: выложи больше всех, но не забудь червяка. 2–6 игроков.

## Что произошло

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

## Почему нельзя

illegal-passed = У тебя пас: до конца раунда можно отдыхать.
illegal-not-in-hand = Таких карт у тебя нет. Свои показывает кнопка «{ button-hand }».
illegal-kind-laid = { $kind } уже лежит перед тобой, а каждый вид можно выложить один раз за раунд.
illegal-nothing-to-steal = Красть нечего: ни одна верхняя фишка не совпадает с твоей суммой или не выложен червяк.
now-karteneck-laid = Перед тобой: { $cards }, всего { $sum }.

## Кнопки и подсказки для действий

label-pass = пас, сумма { $sum }
label-pass-fail = пас: взять { $tile }
label-pass-steal = пас: украсть { $sum }
ask-karteneck-take = Придётся взять { $tile }. Всё равно пасовать?

## Поле

board-karteneck-no-tile = фишек пока нет
board-karteneck-stack-one = **{ $top }** · { $worms }
board-karteneck-stack = **{ $top }**, под ней { $below } · { $worms }
board-karteneck-round = Раунд { $round } из { $rounds }
board-karteneck-legend = `~` червяк; младшая фишка — за неудачу
board-karteneck-grill-empty = Гриль пуст.
board-karteneck-deck = Колода { $deck } · сброс { $discards }
board-karteneck-nothing-laid = Пока ничего не выложено
board-karteneck-laid = { $cards } = **{ $sum }**
board-karteneck-succeeded = Пас: { $cards } = **{ $sum }**
board-karteneck-failed = Пас без червяка
board-karteneck-hand = { $count ->
    [0] На руках нет карт
    [one] На руках { $count } карта
    [few] На руках { $count } карты
   *[many] На руках { $count } карт
}

## Поле простыми фразами, для чтения вслух

alt-karteneck-grill = На гриле: { $tiles }.
alt-karteneck-round = Раунд { $round } из { $rounds }.
alt-karteneck-player = { $name }: { $part }, { $cards }, { $stack }.
alt-karteneck-worm = выложено { $sum }, червяк есть
alt-karteneck-no-worm = выложено { $sum }, червяка нет
alt-karteneck-succeeded = пас, сумма { $sum }
alt-karteneck-failed = пас без червяка
alt-karteneck-no-tile = фишек нет
alt-karteneck-stack = стопка сверху вниз: { $top }; { $worms }
alt-karteneck-deck = Карт в колоде: { $count }.

## Свои карты и свой листок

hand-heading = **Твои карты** · раунд { $round } из { $rounds } · выложено { $sum }
hand-title = **Твои карты**: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, всего { $sum }
hand-line = - { $cards }
hand-line-blocked = - ~~{ $cards }~~ (этот вид уже выложен)
hand-empty = Карт на руках нет. Остаётся пасовать.
hand-laid = Перед тобой: { $cards } = **{ $sum }**
hand-laid-nothing = Перед тобой пока ничего нет.

## Итоги

karteneck-tie-break = Ничью решает старшая фишка.

## Отказы стола

refuse-no-hand = В этой игре нет карт.
refuse-cards = Не понимаю, какие это карты: «{ $text }». Напиши «2x3» (две курочки со значением 3) или «червяки 7 19».

## Кнопки вокруг игры

button-hand = Мои карты

## Команды

command-hand-name = карты
command-hand-description = Показать твои карты, только тебе
command-lay-name = выложить
command-lay-description = Выложить карты одного вида
option-lay-cards-name = карты
option-lay-cards-description = Карты, например 2x3 — две курочки со значением 3, или червяки 7 19
command-pass-name = пас
command-pass-description = Выбыть до конца раунда
option-pass-steal-name = украсть
option-pass-steal-description = Украсть фишку, равную твоей сумме

## Menus and the board's place

menu-hens = Выложить курочек
menu-worm = Червяк { $plaque }
menu-worms = Выложить червяков

## Слова на картинках. Места на одно-два слова.

picture-round = Раунд { $round } из { $rounds }
picture-deck = Колода: { $count }

## Справка и правила

karteneck-card-aim-title = О чём игра
karteneck-card-aim =
    2–6 игроков. 30 фишек: три со значением 0 и от 16 до 42. Червяки: на 0 — ни одного, 16–24 — один, 25–28 — два, 29–32 — три, 33–36 — четыре, 37–40 — пять, 41–42 — шесть. Побеждает тот, у кого больше червяков.

    110 карт: курочки от 1 до 5, по семнадцать, и 25 червяков. Червяк стоит 5, но это не курочка 5, и держит табличку с числом от 1 до 25. Каждый получает шесть карт, и видит их только он.
karteneck-card-aim-example = Четыре игрока: на гриле 18, 21, 31 и 39, в этом раунде никто ещё не выложил карт.
karteneck-card-round-title = Раунд
karteneck-card-round =
    На гриле столько фишек, сколько игроков. По очереди можно
    - **выложить** одну или несколько карт одного вида, которого перед тобой ещё нет, и взять 1 карту; или
    - **спасовать** и выбыть до конца раунда.

    Последний оставшийся ходит раз за разом, пока не спасует. Кончились карты — остаётся пас.
karteneck-card-round-example = Аня пасует без червяка и получает 18. Боря раньше выложил четвёрку и три пятёрки, а теперь выкладывает три двойки.
karteneck-card-pass-title = Пас
karteneck-card-pass =
    - **Без червяка** — неудача: выложенные карты уходят в сброс, а ты сразу берёшь младшую фишку гриля.
    - **С червяком** карты остаются. Если сумма равна верхней фишке другого игрока, её можно сейчас украсть. В дележе ты участвуешь в любом случае.

    После паса берёшь 2 карты; последний спасовавший не берёт ничего.
karteneck-card-pass-example = Вера пасует с червяками и суммой 30. Сверху у Бори лежит фишка 30, и Вера её крадёт.
karteneck-card-share-title = Делёж
karteneck-card-share =
    Когда спасовали все, успешные игроки разбирают фишки: наибольшая сумма — старшая фишка, и так далее вниз. При равных суммах первым берёт тот, у кого больше число на табличке. Выложенные карты уходят в сброс, карты на руках остаются.

    Следующий раунд начинает тот, кто последним взял фишку с гриля. Кража не в счёт.
karteneck-card-share-example = Раунд окончен. Гена пасует без червяка и получает 21. У Бори и Веры по 30, но число на табличке больше у Бори, поэтому ему достаётся 39, а Вере — 31. Начался новый раунд.
karteneck-card-end-title = Конец
karteneck-card-end = Вдвоём, втроём, вчетвером, впятером, вшестером играют 9, 8, 7, 6, 5 раундов. Вдвоём, втроём и вчетвером 12, 6 и 2 фишки не глядя убирают в коробку. При ничьей выше тот, у кого самая старшая фишка. Кончилась колода — перемешай сброс; нет и его — карт не берут.
karteneck-card-rulings-title = Как решено здесь
karteneck-card-rulings =
    О чём печатные правила молчат или говорят по-разному, здесь решено так:
    - Карты на руках **тайные** с самого начала. Открыты выложенные карты, суммы, стопки, число карт и сброс.
    - Червяки на фишках и таблички на картах червяков, от 1 до 25, — как на первой странице.
    - Сначала подводится итог паса, потом берутся карты.
    - Красть не обязательно, и вор тоже участвует в дележе.
    - Карт на руках может быть сколько угодно. Если нет ни колоды, ни сброса, никто не берёт.
    - Кто начинает первый раунд, решает жребий.

## Почему подсказка советует этот шаг: части фразы

why-karteneck-steal = фишка { $tile } ({ $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[other] { $worms } червяков
}) достанется тебе за счёт другого игрока
why-karteneck-worm = кто пасует без червяка, получает младшую фишку
why-karteneck-reach = если бы сейчас все спасовали, тебе досталась бы { $tile } вместо { $instead }
why-karteneck-enough = пока этого хватает на фишку { $tile }
why-karteneck-saves = на потом остаётся карт: { $count }
why-karteneck-cards = уходит карт: { $count } вместо { $instead }
why-karteneck-draws = берёшь карт: { $count } вместо { $instead }

## What the coach says in the lesson; -else: if something else was done

karteneck-lesson-kind = Выкладывай карты одного вида: три тройки дают 9. Каждый вид — раз за раунд, потом берёшь карту.
karteneck-lesson-kind-else = Так можно. Но каждый вид выкладывают раз за раунд, поэтому лучше все три тройки сразу.
karteneck-lesson-worm = Нужен червяк: пас без него — неудача. Он стоит 5.
karteneck-lesson-worm-else = Так можно. Но пас без червяка приносит только самую низкую фишку.
karteneck-lesson-last = Компьютер пасует без червяка и берёт самую низкую фишку. Можно продолжать в одиночку, но другая фишка и так твоя.
karteneck-lesson-last-else = Оставшись в одиночестве, можно продолжать. Но фишка и так твоя, а карты ещё пригодятся.
karteneck-lesson-target = У компьютера сверху фишка 23. Сумма ровно 23 с червяком позволит её украсть.
karteneck-lesson-target-else = Так можно. Но червяк был первым шагом к 23.
karteneck-lesson-fives = Две пятёрки доведут сумму до 15.
karteneck-lesson-fives-else = Так можно. Но две пятёрки вели к 23.
karteneck-lesson-fours = До 23 не хватает 8, а две четвёрки — это 8.
karteneck-lesson-fours-else = Так можно. Но две четвёрки дали бы ровно 23.
karteneck-lesson-steal = Твоя сумма 23 — это верхняя фишка компьютера. Пасуй и укради её; в дележе ты всё равно участвуешь.
karteneck-lesson-steal-else = Можно было украсть у компьютера 23.
karteneck-lesson-share = При дележе самая большая сумма с червяком берёт самую высокую фишку. Начинается новый раунд.
karteneck-lesson-share-else = Так можно. Две двойки были бы спокойным началом.

## Что нужно сделать, в списке столов

request-karteneck = выложить карты или пасовать
request-karteneck-more = выложить ещё или пасовать с { $sum }
