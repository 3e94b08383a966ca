### Общее для игр с кубиками с червяками, по-русски.

## Слова, из которых складываются фразы

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
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
    }
    [few] { $face ->
        [worm] { $count } червяков
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

## Что произошло

account-rolled = { $name } бросает: { $dice }.
account-rolled-kept = { $name } бросает: { $dice } — и откладывает { $kept }. Всего { $total }.
account-kept = { $name } откладывает { $kept }. Всего { $total }.
account-bust = { $name }: ничего нового на кубиках, ход неудачный.
account-no-worm = { $name } останавливается без червяка, ход неудачный.

## Почему нельзя

illegal-roll-first = Нового броска ещё нет.
illegal-keep-first = Сначала отложи кубики одного значения.
illegal-must-stop = Бросать больше нечего.
illegal-no-such-face = На этих кубиках нет { face-none }.
illegal-face-used = В этом ходу уже отложены { face-many }.
illegal-face-not-rolled = Среди выпавших нет { face-none }.
now-rolled = У тебя выпало: { $dice }.
now-aside = Уже отложено: { $dice }, всего { $total }.

## Что даст остановка, после «Стоп:»

prize-nothing = неудача
prize-no-worm = неудача, нет червяка

## Кнопки и подсказки для действий

label-roll-on = { $left ->
    [1] бросить последний кубик
    [one] бросить { $left } кубик
    [few] бросить { $left } кубика
   *[many] бросить { $left } кубиков
}
label-stop = стоп: { $prize }

## Поле

board-rolled = Выпало: **{ $dice }**
board-aside = Отложено: **{ $dice }** = **{ $total }**, { $left ->
    [0] кубиков не осталось
    [one] остался { $left } кубик
    [few] осталось { $left } кубика
   *[many] осталось { $left } кубиков
}

## Поле простыми фразами, для чтения вслух

alt-rolled = Выпало: { $dice }.
alt-aside = Отложено: { $dice }, всего { $total }.
alt-prize = Если остановиться: { $prize }.

## Отказы стола

refuse-face = «{ $text }» на кубиках нет. Напиши, например, «червяки» или «3».
refuse-then = «{ $text }» после этого не годится. Напиши «{ command-roll-name }» или «{ command-stop-name }».

## Команды

command-keep-name = отложить
command-keep-description = Отложить все кубики одного значения
option-keep-face-name = значение
option-keep-face-description = Значение, например 3 или червяки
option-keep-then-name = затем
option-keep-then-description = Что дальше: бросить ещё раз или остановиться

## Слова на картинках. Места на одно-два слова.

picture-aside = Отложено
picture-rolled = Выпало
picture-in-cup = К броску
picture-total = Сумма
picture-prize = Стоп:

## Почему подсказка советует этот шаг: части фразы

why-worm = без червяка ход ничего не даёт
why-safe = после этого можно остановиться на { $total }
why-fails = при осторожной игре ход потом кончается ничем в { $chance } случаев, а не в { $instead }
why-points = { $dice ->
    [1] { $points } за один кубик
   *[other] { $points } за { $dice } { $dice ->
        [few] кубика
       *[other] кубиков
    }
}
why-dice = остаётся кубиков: { $left } вместо { $instead }
why-stop-nothing = остановка сейчас ничего не даёт
why-bust-rolling = следующий бросок сорвёт ход в { $chance } случаев
why-bust-stopping = новый бросок сорвал бы ход в { $chance } случаев

## Что нужно сделать, в списке столов

request-keep = отложить кубики из { $dice }
request-stop = остановиться на { $total }

## Насколько это было вероятно

odds-roll = { $number ->
    [one] { $number } кубик, который выпал именно так
    [few] { $number } кубика, которые выпали именно так, в любом порядке
   *[many] { $number } кубиков, которые выпали именно так, в любом порядке
}
odds-bust = { $number ->
    [one] Неудача при броске { $number } кубика
   *[many] Неудача при броске { $number } кубиков
}
