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

## Что произошло

account-begins = { $name } начинает.
account-over = Партия окончена.

## Почему нельзя

illegal-over = Партия окончена. Новую начнёт /{ command-rematch-name } или /{ command-play-name }.
illegal-no-such-seat = Места { $number } за этим столом нет.
illegal-not-your-turn = Сейчас ходит { $name }. Твой черёд ещё придёт.
illegal-other-game = Это из другой игры. Что можно здесь, показывают кнопки под полем.

## Кнопки и подсказки для действий

label-roll = бросить
label-leads-to = { $what } → { $total }
label-stop-plain = стоп

## Поле

board-turn = Ходит { $name }.
board-over = Партия окончена.
board-name-turn = ▶ { $name }

## Поле простыми фразами, для чтения вслух

alt-title = { $name }.
alt-turn = Ходит { $name }.
alt-over = Партия окончена.

## Итоги

results-won = { $count ->
    [1] Победа: **{ $names }**.
   *[other] Победу делят **{ $names }**.
}
results-line = { $medal }{ $place }. { $name }: { $points }

## Перед игрой

lobby-title = Стол: { $game }
lobby-seats = Занято мест: { $taken } из { $seats }
lobby-players = За столом: { $names }
lobby-ready = Игроков хватает. Начать может { $name }.
lobby-full = Все места заняты.
lobby-needs = { $count ->
    [one] Нужен хотя бы { $count } игрок.
    [few] Нужно хотя бы { $count } игрока.
   *[many] Нужно хотя бы { $count } игроков.
}
lobby-joined = { $name } садится за стол.
lobby-left = { $name } встаёт из-за стола.
lobby-expired = Игра так и не началась, стол убран. Новый накроет /{ command-play-name }.
lobby-started = Поехали.
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
clock-reminder = { $user }, стол ждёт тебя. Ход закончится { $when }.
clock-played-for = { $name } не отвечает, ход делает компьютер.
clock-seat-released = { $name } долго не отвечает. Место греет компьютер; вернуть его можно командой /{ command-table-name }.
clock-back = { $name } снова за столом.
clock-left-game = { $name } встаёт из-за стола. За это место играет компьютер.

## Закончить и ещё раз

end-vote = { $name } предлагает закончить: голосов { $votes } из { $needed }.
end-vote-noted = Голос учтён: { $votes } из { $needed }.
end-by-host = Партию завершает хозяин стола: { $name }.
end-by-vote = Стол решил закончить.
end-abandoned = За столом никого не осталось, партия окончена.
end-no-result = В счёт она не идёт.

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
refuse-word = Такое слово не годится. { $most ->
    [one] Не больше { $most } знака в одну строку.
   *[many] Не больше { $most } знаков в одну строку.
}
refuse-voted = Твой голос уже учтён.
refuse-elsewhere = Столы стоят в каналах серверов. Здесь их нет.

## Если что-то сломалось

trouble-internal = У нас что-то сломалось, прости. Партия цела; попробуй ещё раз чуть позже.
trouble-permissions = Здесь мне это не разрешено. Нужны права: { $permissions }.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-embed-links = Встраивать ссылки
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках

## Честные кубики

fair-commitment = Зерно кубиков обещано: { $hash }
fair-reveal = Зерно кубиков раскрыто: { $seed }
fair-words = Подмешанные слова: { $words }

## Кнопки вокруг игры

button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-rules = Правила
button-board = Поле
button-rematch = Реванш
button-back = Я здесь
button-vote-end = За то, чтобы закончить

## Строки вокруг поля

board-mention = { $user }, твой ход
board-footer = { $game } · стол { $table }

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

## Команды

command-play-name = играть
command-play-description = Накрыть стол в этом канале
option-play-game-name = игра
option-play-game-description = Какая игра
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
command-stop-name = стоп
command-stop-description = Закончить ход и взять то, на что хватает кубиков
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

picture-unnamed = Игрок

## The page in the browser

web-started = Токена нет, значит, без Discord: стол накрыт по адресу { $address } (только для этого компьютера; Ctrl-C всё убирает).
web-started-public = Токена нет, значит, без Discord: стол накрыт по адресу { $address }, и подсесть может любой компьютер, который видит этот (Ctrl-C всё убирает).
web-about = { $games ->
    [4] Четыре игры
    [5] Пять игр
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
} с кубиками и картами на пробу, в канале как на Discord.
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
hint-bust = Следующий бросок не даст ничего нового и сорвёт ход: { $chance }
hint-fails = Ход ничего не принесёт, даже если не рисковать: { $chance }
hint-at-least = Не меньше, если идти только к этому: { $list }
hint-exactly = Ровно столько, если идти только к этому: { $list }
hint-note-dice = -# Шансы кубиков и средние точны; шанс на победу — оценка.
hint-note = -# Всё это оценка: будущих кубиков и карт не знает никто.
hint-not-now = Сейчас тебе нечего решать. Спроси ещё раз, когда придёт твой ход.

## Сколько везения и как сыграно

analysed-title = **Сколько везения и как сыграно**
analysed-line = { $name }: везение { $luck }; решения отдали { $lost }
analysed-worms = { $gain } червяка
analysed-points = { $gain } очка
analysed-chance = { $chance } % шанса на победу
analysed-note-exact = -# Везение: что кубики дали сверх среднего, точно. Отдано: шанс на победу по сравнению с выбором сильного компьютера, оценка.
analysed-note-estimate = -# И то и другое — оценка: шанс на победу, отданный по сравнению с выбором сильного компьютера, и та часть результата, которую решения не объясняют.

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
period-week-name = эта неделя
period-month-name = этот месяц
period-season-name = этот сезон
period-ever-name = за всё время
order-rating-name = рейтингу
order-wins-name = победам
order-points-name = очкам
order-quality-name = качеству игры
opponents-computers-name = с компьютерами
opponents-people-name = с людьми
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
enders-vote-name = большинство игроков и модераторы
enders-moderators-name = только модераторы
enders-host-name = хозяин стола, большинство игроков и модераторы
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
