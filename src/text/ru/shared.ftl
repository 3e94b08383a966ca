### Всё, что говорит Stammtisch, по-русски. Те же ключи и подстановки, что и по-английски.
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

illegal-over = Партия окончена. Начать новую: «{ button-rematch }» под результатом.
illegal-no-such-seat = Места { $number } за этим столом нет.
illegal-not-your-turn = Сейчас ходит { $name }. Твой черёд ещё придёт.
illegal-other-game = Это из другой игры.
now-try = Сейчас можно: { $commands }.
now-try-among = Можно, например: { $commands }.

## Кнопки и подсказки для действий

label-roll = бросить
label-leads-to = { $what } → { $total }
label-stop-plain = стоп

## Поле

board-over = Партия окончена.
board-name-turn = ▶ { $name }

## Поле простыми фразами, для чтения вслух

alt-title = { $name }.
alt-turn = Ходит { $name }.
alt-over = Партия окончена.

## Итоги

results-title = { $count ->
    [1] 🏆 { $game }: победа — { $names }, { $points }
   *[other] 🏆 { $game }: победу делят { $names }, { $points }
}
results-line = { $medal }{ $place }. { $name }: { $points }

## Перед игрой

lobby-title = Стол: { $game }
lobby-about = Игроков: { $least }–{ $most } · { $pace }
lobby-alone = Начать можно, как только кто-нибудь сядет за стол.
lobby-no-reminders = Напоминать здесь я не могу: меня нет среди участников. Если время на ход вышло, это покажет следующее нажатие.
lobby-kept = Места оставлены: { $names }. Игра начнётся, когда сядут все или её начнёт { $name }.
lobby-invitation = { $user }, { $name } зовёт тебя за стол. Сыграешь?
lobby-declined = { $name } в этот раз не играет.
lobby-more = Ещё для этого стола:
lobby-offers-computer = За столом больше никого нет. Нажми «{ button-start }» ещё раз, и с тобой сыграет компьютер.
lobby-still-alone = За столом больше никого нет. Подожди немного или посади компьютер: «{ button-more }».
lobby-players = За столом: { $names }
lobby-ready = Игроков хватает. Начать может { $name }.
lobby-full = Все места заняты. Начать может { $name }.
lobby-joined = { $name } садится за стол.
lobby-left = { $name } встаёт из-за стола.
lobby-host-now = Теперь хозяин стола — { $name }.
lobby-expired = Игра так и не началась, стол убран. Открыть его снова: «{ button-rematch }».
lobby-started = Поехали.
lobby-opened = { $name } открывает стол: { $game }. Заходите!
lobby-name-word = { $name } «{ $word }»
menu-charm = Выбрать талисман
menu-play = Выбрать игру
play-which = Во что сыграем?
lobby-word-taken = Слово подмешано: «{ $word }».
pace-live-name = вживую
pace-live-explained = вживую, на ход { $time }
pace-half-day-name = полдня
pace-half-day-explained = не спеша, на ход { $time }
pace-relaxed-name = сутки
pace-relaxed-explained = не спеша, на ход { $time }
pace-three-days-name = трое суток
pace-three-days-explained = не спеша, на ход { $time }
pace-none-name = без часов
pace-none-explained = без часов

## Часы

clock-turn-ends = Ход закончится { $when }.
clock-turn-ends-for = { $name }: ход закончится { $when }.
clock-reminder = { $user }, стол ждёт тебя. Ход закончится { $when }.
clock-idle = { $user }, здесь почти две недели не было ходов. Без ходов партия закончится { $when }.
clock-played-for = { $name } не отвечает, ход делает компьютер.
clock-seat-released = { $name } долго не отвечает. Место греет компьютер; вернуть его можно кнопкой «{ button-back }».
clock-back = { $name } снова за столом.
takeback-told = { $name } отменяет свой последний шаг.
clock-left-game = { $name } встаёт из-за стола. За это место играет компьютер.
board-away = { $name } в отъезде до { $when }. До тех пор часы стоят.
lend-vote = { $name } предлагает, чтобы за игрока { $away } пока играл компьютер.
lend-vote-friend = { $name } предлагает, чтобы за игрока { $away } пока играл друг: { $friend }.
lend-offer = { $name } предлагает пока поиграть за игрока { $away }.
lend-done-friend = До возвращения за игрока { $name } играет { $friend }. В рейтинг эта партия уже не идёт.
lend-over = За игрока { $name } больше никто не играет. Место ждёт.
refuse-nobody-offers = Это место ещё никто не попросил. Попросить может тот, кто не за этим столом.
refuse-offered = Ты уже просишь это место. Решают остальные.
lend-done = До возвращения за игрока { $name } играет компьютер. В рейтинг эта партия уже не идёт.
refuse-nobody-away = За этим столом никто не в отъезде, и замена никому не нужна.

## Закончить и ещё раз

end-vote = { $name } предлагает завершить партию: голосов { $votes } из { $needed }.
end-by-host = Партию завершает хозяин стола: { $name }.
end-by-vote = Стол решает завершить партию.
end-abandoned = За столом никого не осталось, партия окончена.
end-no-result = Эта партия не засчитывается.

## Отказы стола

refuse-no-table = В этом канале нет стола. Открыть его: </{ command-play-name }:0>.
refuse-table-here = Здесь уже есть стол. Садись за него (</{ command-join-name }:0>) или найди другой канал.
refuse-table-here-thread = Здесь уже есть стол. Садись за него (</{ command-join-name }:0>) или открой свой в ветке.
button-thread = Открыть в ветке
refuse-parked-damaged = Запись этого стола не читается, прости. Она остаётся как есть, и те, кто держит бота, об этом знают. { $place ->
        [here] Закрой стол кнопкой ниже, и тогда здесь можно открыть новый.
        [server] Модератор может закрыть стол командой </{ command-end-name }:0>, и тогда здесь можно открыть новый.
       *[conversation] Закрыть его может любой, кто за ним сидел. Тогда здесь можно открыть новый.
    }
refuse-parked-later = За этим столом в последний раз играли в более новой версии бота. Он подождёт, пока она вернётся. { $place ->
        [here] Или закрой его кнопкой ниже.
        [server] Или модератор может закрыть его командой </{ command-end-name }:0>.
       *[conversation] Или его может закрыть любой, кто за ним сидел.
    }
end-parked = Стол закрыт. Из его записи ничего не удалено.
button-close-parked = Закрыть стол
refuse-not-seated = Ты не за этим столом. Смотреть можно, а в следующий раз, глядишь, и стул найдётся.
refuse-not-seated-lobby = Ты пока не за этим столом. Сначала нажми «{ button-join }».
refuse-already-seated = Ты уже за этим столом.
refuse-full = { $seats ->
    [one] Занято единственное место.
    [few] Заняты все { $seats } места.
   *[many] Заняты все { $seats } мест.
} Смотри или открой стол в другом канале.
refuse-already-started = Игра уже идёт, подсесть нельзя. Попросись в реванш.
refuse-not-started = Игра ещё не началась. Хозяин стола начинает её кнопкой «{ button-start }».
refuse-too-few = { $needed ->
    [one] Нужен хотя бы { $needed } игрок, а за столом { $count }.
    [few] Нужно хотя бы { $needed } игрока, а за столом { $count }.
   *[many] Нужно хотя бы { $needed } игроков, а за столом { $count }.
}
refuse-only-host = Это может только хозяин стола: { $name }.
refuse-too-many-yours = { $most ->
    [one] У тебя уже открыт { $most } стол. Сначала доиграй или заверши.
    [few] У тебя уже открыто { $most } стола. Сначала доиграй или заверши один.
   *[many] У тебя уже открыто { $most } столов. Сначала доиграй или заверши один.
}
refuse-too-many-server = { $most ->
    [one] На сервере уже открыт { $most } стол. Подожди, пока освободится.
    [few] На сервере уже открыто { $most } стола. Подожди, пока один освободится.
   *[many] На сервере уже открыто { $most } столов. Подожди, пока один освободится.
}
refuse-old-panel = Эта кнопка устарела, ход не сделан. Вот как обстоят дела сейчас.
refuse-old-board = Это поле устарело. Вот новое.
refuse-not-after-that = `{ $command }` после этого невозможно, поэтому ничего не сделано.
refuse-over = Эта партия окончена. Начать новую: «{ button-rematch }» под результатом.
refuse-takeback-nothing = У тебя нет шага, который можно отменить.
refuse-takeback-drew = На последнем шаге были кубики или карты, а увиденное не отменить. Играй дальше отсюда.
refuse-takeback-gone-on = Уже поздно: игра с тех пор пошла дальше или все увидели то, что было скрыто.
refuse-takeback-late = Уже поздно: время этого шага вышло.
refuse-takeback-off = На этом сервере шаги отменять нельзя.
refuse-word = Такое слово не годится. { $most ->
    [one] Не больше { $most } знака в одну строку.
   *[many] Не больше { $most } знаков в одну строку.
}
refuse-voted = Твой голос уже учтён.
refuse-elsewhere = Это работает только на серверах, где меня установили.

## Если что-то сломалось

trouble-internal = У нас что-то сломалось, прости. Партия цела; попробуй ещё раз чуть позже.
trouble-permissions = Здесь мне не хватает прав. Попроси модераторов дать мне: { $permissions }.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-embed-links = Встраивать ссылки
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках

## Честные кубики

fair-commitment = Сид кубиков, запечатан до игры: { $hash }
fair-commitment-stays = Это сообщение не изменится. Подмешать что-нибудь к кубикам можно только теперь.
fair-posted = Кубики запечатаны до игры: [сообщение { $message }]({ $link }).
fair-reveal = Сид кубиков, раскрыт: { $seed }
fair-words = Подмешанные слова: { $words }
fair-mixed-in = К кубикам подмешано: { $names }
fair-nothing-mixed-in = К этим кубикам никто ничего не подмешал.

## Кнопки вокруг игры

button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-play-computer = Играть с компьютером
button-in = Я играю
button-decline = Не сейчас
button-more = Ещё
button-close = Убрать стол
button-rules = Правила
button-board = Поле
button-change = Изменить
button-refresh = Обновить
button-play = Играть
button-help = Справка
button-commands = Все команды
button-rights = Чьи это игры?
button-preferences = Мои настройки
button-settings = Настройки
button-text-board = Поле словами
button-rematch = Реванш
button-verify = Проверить кубики
button-review = Разбор
button-back = Я снова здесь
button-lend = Пусть играет компьютер
button-lend-friend = Пусть играет { $name }
button-away-back = Уже вернуться
button-vote-end = За завершение
button-hint = Подсказка
button-take-back = Отменить последний шаг
button-odds = Шансы
button-why = Почему?
button-rules-back = ◀ Назад
button-rules-next = Дальше ▶
button-leave-game = Встать: играет компьютер
button-end-all = Завершить партию для всех
button-sure = Да, всё равно
button-play-on = Нет, играем дальше

## Вопросы о том, о чём можно пожалеть

more-title = Ещё за этим столом:
ask-leave = За тебя будет играть компьютер, пока ты не вернёшься. Встать из-за стола?
ask-end = Партия закончится для всех, без результата. Завершить?

## Строки вокруг поля

board-mention = { $count ->
    [1] { $user }, твой ход
   *[other] { $user }, ваш ход
}
board-footer = { $game } · стол { $table }

## Справка и правила

rules-footer = Это пересказ, коробку он не заменит: купи игру, она хорошая.
rules-page = Карточка { $place } из { $count }
rules-example = **Пример:** { $told }
# The people in examples; a comma and a space between them.
rules-names = Аня, Боря, Вера, Гена

help-text =
    ### Stammtisch
    Игры с кубиками и картами для завсегдатаев канала. Без регистрации, без ставок, с кубиками, которые может проверить любой.

    1. </{ command-play-name }:0> открывает стол. Друзья нажимают *{ button-join }*, или ты нажимаешь *{ button-play-computer }*.
    2. Дальше — кнопки под полем. Картинка показывает, как идут дела, а кнопки — что можно сделать.
    3. Игра новая? </{ command-learn-name }:0> за три минуты проведёт тебя через первую партию с тренером.

    За тех, кто долго не отвечает, играет компьютер; вернуться можно когда угодно.
    Картинки не помогают? </{ command-preferences-name }:0> с параметром { option-preferences-text-boards-name } расскажет каждое поле словами.
help-commands =
    ### Команды
    - </{ command-play-name }:0> открывает стол, </{ command-join-name }:0> — занять место, </{ command-leave-name }:0> — уйти, </{ command-start-name }:0> — начать.
    - У каждой кнопки под полем есть и команда: </{ command-roll-name }:0>, </{ command-keep-name }:0>, </{ command-stop-name }:0>, </{ command-lay-name }:0>, </{ command-pass-name }:0>, </{ command-cross-name }:0>, </{ command-skip-name }:0>.
    - </{ command-hand-name }:0> и </{ command-sheet-name }:0> показывают твои карты и твой листок, и только тебе.
    - Случайно не то? </{ command-takeback-name }:0> отменит твой последний шаг, пока никто не сходил и не выпали новые кубики или карты.
    - </{ command-table-name }:0> возвращает поле вниз, а тебя — на твоё место.
    - </{ command-learn-name }:0> учит игре, с тренером.
    - </{ command-rules-name }:0> объясняет игру, </{ command-end-name }:0> её завершает, </{ command-rematch-name }:0> начинает заново.
    - Можно играть и с компьютерами: посади их за стол перед началом или сразу через </{ command-play-name }:0>. </{ command-hint-name }:0> скажет тебе, и только тебе, как сходили бы они. </{ command-odds-name }:0> скажет, насколько вероятен был последний бросок.
    - </{ command-word-name }:0> подмешивает к кубикам твоё слово, чтобы никто не мог их подобрать.
    - </{ command-leaderboard-name }:0> покажет, кто впереди, </{ command-stats-name }:0> — как кто играет, </{ command-history-name }:0> — прошлые партии; </{ command-replay-name }:0> покажет партию заново, </{ command-verify-name }:0> проверит её кубики. </{ command-review-name }:0> покажет твои самые дорогие решения в ней.
    - </{ command-preferences-name }:0> и </{ command-privacy-name }:0> — для тебя, </{ command-tables-name }:0> показывает все твои столы, </{ command-settings-name }:0> — для тех, кто управляет сервером.
    - Медленные партии подождут: в </{ command-preferences-name }:0> есть тихие часы, </{ command-away-name }:0> — для отъезда. </{ command-standin-name }:0> — голос за компьютер на месте того, кто в отъезде.

help-rights-title = Чьи это игры
help-rights = Stammtisch — неофициальный любительский проект. Авторы и издатели этих игр с ним не связаны.
help-rights-stop = Если игра твоя и её надо убрать, мы её уберём. Напиши: { $contact }.
help-rights-nobody = Если игра твоя и её надо убрать, мы её уберём. Скажи тем, кто держит этого бота.
app-description = Игры с кубиками и картами для завсегдатаев канала. Неофициальный любительский проект; игры принадлежат их авторам и издателям: { $games }. Если игру надо убрать, мы её уберём{ $contact ->
    [none] .
   *[other] : { $contact }
}

## Команды

command-play-name = играть
command-play-description = Открыть стол в этом канале
option-play-game-name = игра
option-play-game-description = Какая игра (если не указать, можно выбрать)
option-play-pace-name = темп
option-play-pace-description = Сколько может длиться ход
option-play-thread-name = ветка
option-play-thread-description = В отдельной ветке; у медленных партий она есть, если не отказаться
option-play-with-name = с_кем
option-play-with-description = Кого позвать; упоминание придёт один раз
command-join-name = сесть
command-join-description = Сесть за стол в этом канале
command-leave-name = встать
command-leave-description = Встать из-за стола
command-start-name = начать
command-start-description = Начать игру (только хозяин стола)
command-table-name = стол
command-table-description = Показать поле заново и вернуться на своё место
command-roll-name = бросить
command-roll-description = Бросить кубики
command-stop-name = стоп
command-stop-description = Закончить ход и забрать то, что удалось набрать
command-rules-name = правила
command-rules-description = Объяснить игру
option-rules-game-name = игра
option-rules-game-description = Какая игра (по умолчанию та, что идёт здесь)
command-learn-name = учиться
command-learn-description = Освоить игру: первая партия с тренером, только для тебя
option-learn-game-name = игра
option-learn-game-description = Какая игра
command-help-name = помощь
command-help-description = Что умеет Stammtisch
command-end-name = завершить
command-end-description = Завершить партию здесь или проголосовать за это
command-rematch-name = реванш
command-rematch-description = Тот же стол ещё раз
command-word-name = слово
command-word-description = Подмешать к кубикам своё слово, до начала игры
option-word-word-name = слово
option-word-word-description = Любое слово

## Menus and the board's place

end-by-moderators = Партию завершает модератор.
panel-waits = Твой ход ещё впереди.
panel-over = Эта партия окончена.
text-board-lobby = Партия ещё не началась. Как только начнётся, поле появится здесь, словами.
text-board-turn = **Твой ход.**
board-moved = Поле переехало вниз.
button-word = Моё слово
word-form-title = Слово для кубиков
word-form-label = Любое слово: от него зависят кубики
charm-clover = Клевер
charm-ladybird = Божья коровка
charm-bee = Пчела
charm-snail = Улитка
charm-caterpillar = Гусеница
charm-hen = Курица
charm-cat = Кошка
charm-rabbit = Кролик
charm-fox = Лиса
charm-owl = Сова
charm-frog = Лягушка
charm-turtle = Черепаха
charm-elephant = Слон
charm-unicorn = Единорог
charm-dragon = Дракон
charm-star = Звезда
charm-moon = Луна
charm-rainbow = Радуга
charm-fire = Огонь
charm-wave = Волна
charm-toadstool = Мухомор
charm-sunflower = Подсолнух
charm-die = Кубик
charm-bell = Колокольчик
charm-gem = Самоцвет

## The check of a journal

verdict-fair = честно: партия { $id }, { $game }: все записи ({ $entries }) следуют из запечатанного сида
verdict-fair-so-far = завершена досрочно, до этого честно: партия { $id }, { $game }: все записи до этого ({ $entries }) следуют из запечатанного сида
verdict-lesson = урок: партия { $id }, { $game }: кубики и карты были подобраны для обучения, доказывать тут нечего; все шаги и результат верны
verdict-unfair = нечестно: { $why }
verdict-unreadable = Не удалось прочитать { $file }: { $why }
verdict-broken = { $file } — неполный журнал: { $why }
unfair-unfinished = Партия не доиграна, поэтому её сид ещё запечатан.
unfair-commitment = сид не тот, что был запечатан до игры
unfair-day = это не стол того дня
unfair-deal = раздача не следует из сида
unfair-chance = кубики или карты записи { $number } не следуют из сида
unfair-illegal = запись { $number } против правил: { $why }
unfair-taken-back = запись { $number } отменяет то, что отменить нельзя
unfair-not-over = записи кончаются раньше партии
unfair-result = итог не тот, к которому пришла партия

## Слова на картинках. Места на одно-два слова.

picture-unnamed = Игрок

## The page in the browser

web-started = Попробовать игры без Discord можно по адресу { $address } (только на этом компьютере). Ctrl-C завершает программу; ничего не сохраняется.
web-started-public = Попробовать игры без Discord можно по адресу { $address }, с любого компьютера, который видит этот. Ctrl-C завершает программу; ничего не сохраняется.
web-next = Чтобы играть на своём сервере: stammtisch setup (из исходников: cargo run -- setup).
setup-intro =
    Нужно своё приложение в Discord:
    1. Открой https://discord.com/developers/applications и выбери «New Application».
    2. На его странице «Installation» разреши и «User Install», и «Guild Install».
    3. На его странице «Bot» выбери «Reset Token» и скопируй токен.
setup-token = Вставь токен сюда (он не показывается):
setup-no-token = Токена нет. Ничего не записано.
setup-known = Discord его знает: { $name }.
setup-no-user-install = Пока никто не может установить его для себя: разреши «User Install» на странице «Installation».
setup-links =
    Установить на сервер:
    { $server }
    Установить для себя, чтобы играть где угодно:
    { $user }
setup-test-server = ID сервера для пробы (новые команды появляются там сразу; Enter — без него):
setup-bad-id = «{ $text }» — не ID сервера, то есть не число примерно из 18 цифр. Ничего не записано.
setup-written = Записано в { $file }; читать его можешь только ты. Запусти бота из этой папки: stammtisch
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
web-bad-name = Такое имя показать нельзя. Нужно от одного до 32 знаков.
web-guest = Игрок { $number }
web-connecting = Связь прервалась. Пробуем снова…
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
web-thinking = Stammtisch думает…
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
web-language-server = Язык сервера (поле видят все)
web-theme = Оформление
web-theme-auto = как в системе
web-dark = тёмное
web-light = светлое
web-leave = Стать кем-то другим
web-welcome = Это { $channel }
web-welcome-second = Хотите играть вместе? Открой стол, остальные сядут из других вкладок или с других компьютеров:
web-welcome-play = У кого ход, тот увидит ходы на кнопках под полем. / покажет все команды.
web-welcome-keep = Ничто не покидает этот компьютер и не сохраняется: программа закроется — столы исчезнут.
web-start = Открыть стол: { $game }
web-solo = Играть с компьютером
web-rules = Правила
web-learn = Учиться
# What Discord's own window says.
web-no-response = Приложение не ответило
web-interaction-failed = Ошибка взаимодействия
web-cannot-send = Discord такое не отправит. Выбери команду из списка и заполни, что она просит.
web-button-gone = Этого уже не выбрать. Посмотри на новое поле.

## Компьютерные игроки

computer-name = 🤖 { $number ->
    [1] Ада
    [2] Бруно
    [3] Клара
    [4] Эмиль
    [5] Фрида
   *[other] Густав
}
computer-name-and-level = { computer-name } ({ $level })
level-easy-name = слабый
level-steady-name = средний
level-hard-name = сильный
button-computer-easy = + слабый компьютер
button-computer-steady = + средний компьютер
button-computer-hard = + сильный компьютер
button-unseat = Убрать компьютер
computer-left = Компьютер встаёт из-за стола.
refuse-no-computer = За этим столом нет компьютера.
refuse-computers = { $game }: кроме тебя, компьютеров за столом не больше { $most }.
refuse-invite-app = Приложения за стол не садятся. Чтобы играть с компьютером, набери </{ command-play-name }:0> с «{ option-play-computers-name }».
option-play-computers-name = компьютеры
option-play-computers-description = Сколько компьютеров играет
option-play-level-name = уровень
option-play-level-description = Как сильно играют компьютеры
board-stand-ins = Не за столом: { $names }. Ходит компьютер; «{ button-back }» вернёт место.

## Подсказки

command-hint-name = подсказка
command-hint-description = Какой ход сейчас лучший? Увидишь только ты
command-odds-name = шансы
command-odds-description = Насколько вероятен был бросок? В твой ход — и шансы твоих шагов. Видишь только ты
message-command-odds = Какие были шансы?
odds-line = 🎲 { $what }: **1 из { $times }** ({ $chance }). Это точно.
odds-changed = Шанс на победу у игрока { $name }: { $from } до этого, { $to } после. Это оценка.
odds-none = Пока не случилось ничего, чей шанс можно посчитать точно.
command-takeback-name = отменить
command-takeback-description = Отменить свой последний шаг, пока из него ничего не вышло
hint-move = { $place }. { $what }: шанс победы около { $chance }
hint-gain-worms = , в среднем { $gain } червяка за ход
hint-gain-points = , в среднем { $gain } очка за ход
hint-bust = Шанс, что следующий бросок сорвёт ход: { $chance }
hint-fails = Шанс остаться ни с чем при осторожной игре: { $chance }
hint-at-least = Шанс набрать не меньше: { $list }
hint-exactly = Шанс набрать ровно: { $list }
hint-note-dice = -# Шансы кубиков и средние точны; шанс на победу — оценка.
hint-note = -# Всё это оценка: будущих кубиков и карт не знает никто.
hint-not-now = Сейчас тебе нечего решать. Спроси ещё раз, когда придёт твой ход.
hint-best = 💡 **{ $what }**: { $why }.
hint-only = 💡 **{ $what }**: больше сейчас ничего сделать нельзя.
hint-next = На втором месте «{ $other }»: примерно на { $games } победы меньше из 100 партий.
hint-next-equal = Почти так же хорошо: «{ $other }».
hint-off = На этом сервере в рейтинговых партиях подсказок нет.
why-chance = в долгой игре это просто чаще побеждает
why-equal = от этого мало что зависит

## Lessons

learn-which = Какую игру хочешь освоить?
rules-which = Правила какой игры показать?
button-learn = Учиться
button-learn-again = Ещё раз
button-end-lesson = Завершить урок
ask-end-lesson = Урок закончится. Можно и просто закрыть это сообщение и продолжить позже. Завершить?
lesson-left = Урок подождёт. </{ command-learn-name }:0> вернёт тебя на то же место.
lesson-ended = 🎓 Урок окончен. Теперь можно играть с другими или ещё раз со мной.
lesson-footer = Это урок: кубики и карты подобраны для обучения, и он нигде не учитывается.
lesson-footer-free = Тренировочная партия: теперь всё решает случай, и она нигде не учитывается.
coach-step = -# Урок · шаг { $at } из { $of }
coach-press = 👉 Нажми **{ $label }** или набери `{ $command }`.
coach-press-only = 👉 Нажми **{ $label }**.
coach-advice = { $what }: { $why }.
coach-costs = Лучше было так: { $what }: { $why }. Это примерно на { $games } победы в 100 партиях больше.
coach-as-good = Это было ничуть не хуже.
coach-over = 🎓 Урок окончен. Дальше всё решает случай, и подсказка появится, только если шаг обойдётся дорого.

welcome-learn = 👋 Впервые здесь? </{ command-learn-name }:0> займёт три минуты.
welcome-learn-guest = 👋 Впервые здесь? Кнопка *{ button-learn }* на карточках *{ button-rules }* займёт три минуты.
hello-server =
    👋 Привет! Теперь в ваших каналах есть игры с кубиками и картами: { $games }.
    Кнопка *{ button-play }* открывает здесь стол, *{ button-learn }* за три минуты показывает игру, и только тебе, а *{ button-settings }* — для тех, кто управляет сервером. Остальное расскажет </{ command-help-name }:0>.

## Везение и мастерство

analysed-luck = 🍀 Больше всех везло: { $best }. Меньше всех: { $worst }.
analysed-play = 🧠 Лучшие решения: { $best }. Самые дорогие: { $worst }, { $lost } шанса на победу.
analysed-player = { $name } ({ $what })
analysed-worms = { $gain } червяка
analysed-points = { $gain } очка
analysed-chance = { $chance } шанса на победу
analysed-note-exact = -# Везение: что кубики дали сверх среднего. Решения: в сравнении с сильным компьютером, оценка.
analysed-note-estimate = -# Оценки. Решения: в сравнении с сильным компьютером. Везение: остальная часть результата.
curve-turn = 📈 Перелом: { $name }, { $from } → { $to }. { $what }
curve-round = 📈 Перелом: { $name }, { $from } → { $to } за один раунд. Он начался так: { $what }
curve-alt = Шансы на победу ход за ходом (оценка).
curve-alt-player = { $name }: в начале { $first }, в худшем случае { $low }, в лучшем { $high }.

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
leaderboard-own-hidden = Тебя нет в таблицах: так указано в </{ command-preferences-name }:0>. Твоё место было бы здесь: { $line }
leaderboard-empty = За это время здесь никто не закончил такой партии. Открыть стол: </{ command-play-name }:0>.
leaderboard-empty-quality = За это время ничью игру ещё не оценивали.
leaderboard-footer = По { $order } · страница { $page } из { $pages } · { $players }
leaderboard-newcomers = «новичок»: партий пока мало, чтобы судить уверенно. До тех пор их место — за остальными.
leaderboard-league-points = По всем играм: 2 очка за каждого, кто позади тебя, и 1 за каждого на том же месте.
standing-rating = **{ $rating }** · { $games }
standing-newcomer = **{ $rating }** · { $games } · новичок
standing-sum = **{ $sum }** · { $games }
standing-quality = **{ $quality }** · { $games }
menu-game = Игра: { $game }
menu-period = Период: { $period }
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
stats-none-own = У тебя здесь пока нет ни одной такой законченной партии. Открыть стол: </{ command-play-name }:0>.
stats-private = { $name } не показывает свою статистику.
stats-games = { $games }, { $wins } ({ $percent })
stats-places = Места: { $places }
stats-place = { $medal }{ $place }-е × { $count }
stats-streak = Самая длинная серия: { $wins }
stats-rating = Рейтинг: { $rating }
stats-rating-place = Рейтинг: { $rating }, место { $place } из { $total }
stats-course = Динамика рейтинга: `{ $course }` { $from } → { $to }
stats-points = { $game }: { $games }, в среднем { $average }, лучший итог { $best }
stats-rival = Любимый соперник: { $name } ({ $games })
stats-victim = Любимая жертва: { $name } ({ $thefts })
stats-quality = Качество игры: { $quality } ({ $games })
stats-luck = Везение с кубиками: { $luck } очка за партию ({ $games })
stats-computers = С компьютерами: { $games }, { $wins }

## Прошлые партии

history-title = Прошлые партии: { $game }
history-title-of = Прошлые партии, { $name }: { $game }
history-empty = Законченных партий такого рода пока нет ни в этом канале, ни у тебя.
history-line = { $when } { $game }: { $places } · `{ $table }`
history-place = { $place }. { $name } { $points }
history-footer = Страница { $page } · /{ command-replay-name } покажет партию ещё раз, /{ command-verify-name } проверит её кубики.
menu-replay = Посмотреть партию ещё раз
replay-at = Шаг { $at } из { $last }
replay-begins = Стол накрыт.
replay-unknown = Законченной партии с кодом «{ $text }» нет ни в этом канале, ни среди твоих. Все они в </{ command-history-name }:0>.
button-replay-first = В начало
button-replay-turn-back = Ход назад
button-replay-back = Назад
button-replay-next = Дальше
button-replay-turn = Следующий ход
button-replay-last = В конец
review-title = Разбор: дорогое решение { $at } из { $of }
review-chosen = Твой выбор: **{ $what }**. Шанс победы около { $chance }.
review-best = Сильный компьютер: **{ $what }**. Шанс победы около { $chance }: { $why }.
review-cost = Это примерно { $games } победы в 100 партиях.
review-note = -# Все шансы на победу — оценки по тому, что было видно тебе в тот момент.
review-praise = 👏 Ни одно твоё решение в этой партии (всего их { $count }) не стоило больше одной победы в 100 партиях. Отличная игра!
review-nothing = В этой партии тебе нечего было решать.
review-not-yours = В этой партии тебя не было за столом. Твои партии: </{ command-history-name }:0>.
review-no-game = Здесь у тебя ещё нет законченных партий.
button-review-replay = Повтор отсюда
verify-title = Кубики партии { $table }
verify-fair = **Честно.** Все записи этой партии ({ $entries }) следуют из запечатанного сида.
verify-fair-so-far = **До этого честно.** Партия завершена досрочно. Все записи до этого ({ $entries }) следуют из запечатанного сида.
verify-how = В файле вся партия. Команда `stammtisch verify { $file }` проверит её на любом компьютере; как обойтись без нас, написано в README.

## Настройки

settings-title = Настройки этого сервера
settings-changed = Записано. Теперь настройки такие:
settings-language = Язык общих сообщений: { $language }
settings-language-discord = Язык общих сообщений: как у сервера в Discord
settings-pace = Темп, если никто не выбрал: { $pace }
settings-mentions = Упоминать того, чей ход: { $value }
settings-text-only = Поле только текстом: { $value }
settings-computers = Как играют компьютеры: { $pace }
settings-hints = Подсказки в рейтинговых партиях: { $value }
settings-takeback = Отмена шагов: { $value }
settings-enders = Кто может завершить партию: { $enders }
settings-weekly = Лидеры недели: каждый понедельник в { $channel }
settings-weekly-none = Лидеры недели: нигде
settings-how = Изменить настройку: </{ command-settings-name }:0> с параметром.
settings-quiet = Тихие часы, когда здесь никого не упоминают, а медленные партии ждут: { $hours }
settings-quiet-none = Тихие часы: нет
settings-zone = Часовой пояс тихих часов: { $zone }
settings-zone-none = Часовой пояс тихих часов: не выбран
settings-forbidden = Менять настройки могут только те, кто управляет сервером.
setting-on = да
setting-off = нет
computers-calm-name = спокойно, шаг за шагом
computers-brisk-name = бодро, шаг за шагом, но быстрее
computers-at-once-name = сразу, весь ход целиком
enders-vote-name = большинство игроков и модераторы
enders-moderators-name = только модераторы
enders-host-name = хозяин стола, большинство игроков и модераторы
language-discord = как в Discord
refuse-end-moderators = На этом сервере начатую партию завершают только модераторы. Встать из-за стола можно командой </{ command-leave-name }:0>.
preferences-title = Твои настройки
preferences-changed = Записано. Теперь твои настройки такие, на всех серверах:
preferences-language = Язык того, что видишь только ты: { $language }
preferences-language-discord = Язык того, что видишь только ты: как в твоём Discord
preferences-notify = Сообщать, что твой ход: { $value }
preferences-remind = Напоминать о ходе: { $value }
preferences-text-boards = Каждое поле словами, только для тебя: { $value }
preferences-curves = Кривая шансов в итогах твоих партий: { $value }
preferences-quiet = Тихие часы, когда тебя не беспокоят, а медленные партии ждут: { $hours }
preferences-quiet-none = Тихие часы: нет
preferences-zone = Твой часовой пояс: { $zone }
preferences-zone-none = Твой часовой пояс: не выбран
refuse-quiet = «{ $text }» — это не два времени суток. Попробуй 22-8 или 23:30-7, или «{ setting-off }», если тихие часы не нужны.
refuse-quiet-long = «{ $text }» — это больше двенадцати часов, а тихие часы не бывают длиннее. Для целых дней есть </{ command-away-name }:0>.
refuse-quiet-zone = Когда это, зависит от того, где ты. Выбери и часовой пояс, например «{ option-preferences-zone-name }: Europe/Moscow».
refuse-zone = Часового пояса «{ $text }» я не знаю. Начни вводить название большого города рядом и выбери из списка.
preferences-leaderboards = Показывать тебя в таблицах, а твою статистику другим: { $value }
preferences-how = Изменить настройку: </{ command-preferences-name }:0> с параметром. Что хранится, скажет </{ command-privacy-name }:0>.

## Личные данные

privacy-title = Что о тебе хранится

privacy-text =
    - **Твой ID в Discord и имя на сервере** вместе с каждым столом, за которым ты играешь или за который тебя звали: что и когда там сделано и слово для кубиков, если оно было. Это журнал партии; без него никто не смог бы посмотреть её ещё раз или проверить её кубики.
    - **Итоги**: место, очки и рейтинг в каждой законченной партии и то, во что они складываются в таблицах каждого сервера.
    - **Твои настройки**, если ты их меняешь, дни твоего отъезда, напоминания тебе и то, что тебе однажды рассказали, как учиться играм.
    - Один день — ID твоих нажатий, чтобы ни одно не засчиталось дважды.

    Больше ничего: ни сообщений, ни других имён, ничего для посторонних. Серверы не видят партий друг друга. Если бота убрали с сервера, всё об этом сервере удаляется через { $days } дней, если он не вернётся.

    </{ command-privacy-name } { option-privacy-export-name }:0> отдаст тебе всё файлом. </{ command-privacy-name } { option-privacy-forget-name }:0> всё удалит: ID и имя исчезнут отовсюду, а итоги остальных останутся верными, с бывшим гостем на твоём месте.
privacy-export = Вот всё, что о тебе хранится, в формате JSON, сжато gzip.
privacy-export-part = Часть { $part } из { $parts }.
privacy-export-begun = Собираю твои столы ({ $count }). Файл скоро придёт.
privacy-export-progress = Собираю твои столы: готово { $done } из { $count }. Потом придёт файл.
privacy-export-running = Твой файл уже собирается. Он скоро придёт.
privacy-export-busy = Сейчас файлы получают другие. Попробуй ещё раз через минуту.
privacy-export-wait = У тебя уже есть свежий файл. Следующий можно получить { $when }.
privacy-forget-ask =
    ### Забыть тебя повсюду?
    Твой ID, имена, настройки и место во всех таблицах исчезнут, на всех серверах. В прошлых партиях на твоём месте будет бывший гость; слово, которое подмешано к их кубикам, останется, потому что без него их не проверить. Если ты сейчас за столом, ты встанешь, и доиграет компьютер.
    Отменить это нельзя. Сообщения в каналах принадлежат Discord; удали их там.
privacy-forgotten = Готово. Твоего ID здесь больше нет нигде.
privacy-kept = Ничего не удалено.
button-forget = Да, забудь меня
button-keep = Нет
privacy-left-table = Игрок просит забыть о нём и встаёт из-за стола.

## Команды об итогах

command-leaderboard-name = лидеры
command-leaderboard-description = Кто впереди на этом сервере
option-leaderboard-game-name = игра
option-leaderboard-game-description = Какая игра (по умолчанию все)
option-leaderboard-period-name = период
option-leaderboard-period-description = Эта неделя, месяц, сезон (четверть года) или всё время
option-leaderboard-by-name = по
option-leaderboard-by-description = Рейтинг, победы, очки или качество игры
option-leaderboard-opponents-name = соперники
option-leaderboard-opponents-description = Партии с людьми или с компьютерами
command-stats-name = статистика
command-stats-description = Партии игрока в нескольких строках
option-stats-player-name = игрок
option-stats-player-description = Чья статистика (по умолчанию твоя)
option-stats-game-name = игра
option-stats-game-description = Какая игра (по умолчанию все)
command-history-name = история
command-history-description = Прошлые партии этого канала и твои собственные
option-history-player-name = игрок
option-history-player-description = Чьи партии (по умолчанию все)
option-history-game-name = игра
option-history-game-description = Какая игра (по умолчанию все)
command-replay-name = повтор
command-replay-description = Посмотреть законченную партию ещё раз, шаг за шагом
option-replay-id-name = код
option-replay-id-description = Код стола, он указан под полем
command-review-name = разбор
command-review-description = Три твоих самых дорогих решения в законченной партии. Видишь только ты
option-review-id-name = код
option-review-id-description = Код стола, он указан под полем (иначе твоя последняя партия)
command-verify-name = проверить
command-verify-description = Проверить кубики законченной партии
option-verify-id-name = код
option-verify-id-description = Код стола, он указан под полем
command-settings-name = настройки
command-settings-description = Настройки сервера (для тех, кто им управляет)
option-settings-language-name = язык
option-settings-language-description = Язык общих сообщений
option-settings-pace-name = темп
option-settings-pace-description = Сколько может длиться ход, если никто не выбрал
option-settings-mentions-name = упоминания
option-settings-mentions-description = Упоминать того, чей ход
option-settings-text-only-name = только-текст
option-settings-text-only-description = Поле без картинок
option-settings-computers-name = компьютеры
option-settings-computers-description = С какой скоростью играют компьютеры
option-settings-hints-name = подсказки
option-settings-hints-description = Подсказки в рейтинговых партиях, то есть без компьютеров
option-settings-takeback-name = отмена
option-settings-takeback-description = Шаг можно отменить, пока из него ничего не вышло
option-settings-end-name = завершение
option-settings-end-description = Кто может завершить начатую партию
option-settings-weekly-name = лидеры-недели
option-settings-weekly-description = Канал для лидеров недели, каждый понедельник
option-settings-weekly-stop-name = лидеры-недели-стоп
option-settings-weekly-stop-description = Больше никаких лидеров недели
option-settings-quiet-name = тихие-часы
option-settings-quiet-description = Часы без упоминаний на этом сервере, например 22-8, или нет
option-settings-zone-name = пояс
option-settings-zone-description = Часовой пояс этих часов: введи город
command-preferences-name = мои-настройки
command-preferences-description = Твои настройки, на всех серверах
command-away-name = отъезд
command-away-description = Уехать на несколько дней: медленные партии подождут
option-away-until-name = до
option-away-until-description = Последний день отъезда; без него ты снова здесь
command-standin-name = замена
command-standin-description = Голос за замену для уехавших, или попросить их место
option-standin-friend-name = друг
option-standin-friend-description = За того, кто попросил место, а не за компьютер
away-until = Ты в отъезде до { $when }. До тех пор медленные партии ждут тебя, и упоминать тебя там не будут. Партии вживую не ждут.
away-over = С возвращением. Часы твоих медленных партий снова идут.
away-how = Ты не в отъезде. </{ command-away-name }:0> с днём — и медленные партии подождут: не больше { $most } дней подряд и { $quarter } за три месяца.
away-tomorrow = завтра
away-week = через неделю
away-two-weeks = через две недели
weekday-0 = понедельник
weekday-1 = вторник
weekday-2 = среда
weekday-3 = четверг
weekday-4 = пятница
weekday-5 = суббота
weekday-6 = воскресенье
refuse-away-day = Дня «{ $text }» я не знаю. Попробуй «{ away-tomorrow }», день недели, число дней или дату, например 2026-12-24.
refuse-away-past = «{ $text }» уже в прошлом. Выбери день, который ещё впереди.
refuse-away-long = «{ $text }» — слишком далеко: не больше { $most } дней подряд. Потом можно сказать это снова.
refuse-away-quarter = За три месяца можно быть в отъезде не больше { $quarter } дней. { $left ->
    [0] Сейчас их не осталось.
    [one] Сейчас остался { $left }.
   *[other] Сейчас осталось { $left }.
}
option-preferences-language-name = язык
option-preferences-language-description = Язык того, что видишь только ты
option-preferences-notify-name = сообщать
option-preferences-notify-description = Где сообщать, что твой ход
option-preferences-remind-name = напоминать
option-preferences-remind-description = Когда напоминать о ходе
option-preferences-text-boards-name = словами
option-preferences-text-boards-description = Получать каждое поле словами, в сообщении только для тебя
option-preferences-curves-name = кривая
option-preferences-curves-description = Показывать в итогах твоих партий, как менялись шансы на победу
option-preferences-quiet-name = тихие-часы
option-preferences-quiet-description = Часы, когда тебя не беспокоят, например 22-8, или нет
option-preferences-zone-name = пояс
option-preferences-zone-description = Твой часовой пояс: введи город
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

## Для тех, кто держит бота

refuse-not-served = Извини, я играю только на выбранных серверах.
refuse-not-an-owner = Эта команда только для тех, кто держит этого бота.
command-operator-name = оператор
command-operator-description = Для тех, кто держит этого бота
option-operator-status-name = состояние
option-operator-status-description = Как дела у бота
option-operator-servers-name = серверы
option-operator-servers-description = Серверы, на которых он есть, со столами и партиями
option-operator-page-name = страница
option-operator-page-description = Какая страница списка
option-operator-announce-name = объявить
option-operator-announce-description = Сказать что-то за всеми открытыми столами, например когда бота не будет
option-operator-text-name = текст
option-operator-text-description = Что сказать
option-operator-leave-name = покинуть
option-operator-leave-description = Покинуть сервер
option-operator-server-name = сервер
option-operator-server-description = ID сервера
operator-status-title = Как у меня дела
operator-version = Версия { $version }, запуск { $since }
operator-shards = Связь с Discord: шарды { $connected } из { $shards }
operator-server-count = { $count ->
    [one] { $count } сервер
    [few] { $count } сервера
   *[many] { $count } серверов
}
operator-tables = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}
operator-parked = { $count ->
    [one] { $count } стол не читается. Причина есть в журнале.
    [few] { $count } стола не читаются. Причина есть в журнале.
   *[many] { $count } столов не читаются. Причина есть в журнале.
}
operator-backup = Последняя резервная копия { $when }
operator-memory = Память: { $megabytes } МБ
operator-servers-title = Серверы: { $count }, страница { $page } из { $pages }
operator-not-served = не обслуживается
operator-announcement = 📣 От тех, кто меня держит: { $text }
operator-announced = Сказано за столами: { $reached } из { $count }.
operator-left = Сервер { $server } покинут. Данные о нём удалятся через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}, если он не добавит меня снова.
operator-not-there = Меня нет на сервере с ID { $server }. Все серверы: </{ command-operator-name } { option-operator-servers-name }:0>.
operator-no-id = «{ $text }» — не ID сервера. Это число примерно из 18 цифр; все серверы: </{ command-operator-name } { option-operator-servers-name }:0>.

## When Discord is slow

trouble-untold = Это засчитано, но Discord пока не даёт это показать. Поле появится, как только получится.
trouble-unshown = Это засчитано. Показать это не вышло по нашей вине, прости; поле появится через мгновение.
refuse-too-often = Слишком много за короткое время. Снова получится { $when }.
refuse-tables-moderators = Все открытые столы видят только модераторы. Твои столы покажет </{ command-tables-name }:0> без этого параметра.
tables-title = Открытые столы: { $count }
tables-none = На этом сервере нет ни одного стола.
tables-line = { $number }. { $game }, канал { $channel }, хозяин стола: { $name }, ждёт с { $when }
tables-parked = { $number }. { $channel ->
        [none] Стол, который не читается
       *[other] Стол, который не читается, канал { $channel }
    }
tables-more = Столы, которые ждут дольше всех: { $most }.
button-end-number = Закрыть { $number }
command-tables-name = столы
command-tables-description = Твои открытые столы и какие из них тебя ждут
refuse-thread-here = Ветки я могу открывать только на серверах, где меня установили. Без ветки стол встанет прямо здесь.
refuse-hidden-here = На этом сервере ответы сторонних приложений видит только тот, кто их вызывает. Никто другой не увидел бы стол, поэтому он снова закрыт. Попроси модераторов установить меня здесь или разрешить «Использовать внешние приложения»; подойдёт и групповая беседа.
board-hidden-answer = Это засчитано, и поле видят все. А мои ответы здесь видишь только ты: на этом сервере тебе нельзя открыто пользоваться сторонними приложениями. Модераторы могут установить меня здесь или разрешить тебе «Использовать внешние приложения».

## Operators: the command line

health-unasked = Спросить некого: METRICS не задан, и бот не отвечает на вопросы.
backup-done = В { $file } скопировано: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}. Копия проверена.
move-checking = проверка
move-done = Скопировано строк: { $rows }. Число строк совпадает, рейтинги сходятся, заново проиграно: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, среди них все открытые. Впиши новую базу в DATABASE_URL и запусти бота.
restore-done = Из { $file } восстановлено: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}, открытых: { $open }. Запусти бота: он продолжит игру за ними.
restore-dry-run = В { $file } { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}, открытых: { $open }. Ничего не изменено.
restore-erased = { $count ->
    [0] После копии никого не удаляли.
    [one] После копии удалили данные { $count } человека; они удалены и здесь.
   *[other] После копии удалили данные { $count } человек; они удалены и здесь.
}
restore-erasures-unknown = Сравнить не с чем: базы нет, поэтому неизвестно, чьи данные удалили после копии.
restore-kept = Прежняя база: { $file }.
check-done = Прочитано и проиграно заново: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}; { $problems ->
    [0] всё в порядке
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[many] { $problems } ошибок
}.
check-impossible = Столы не удалось проиграть заново: { $why }

## Что нужно сделать, в списке столов

request-roll = бросить кубики
request-roll-or-stop = бросать дальше или остановиться на { $total }
request-sit = занять место, которое держат для тебя, или отказаться

## Мои столы

tables-mine-title = { $count ->
    [0] Тебя не ждёт ни один стол
    [one] Тебя ждёт { $count } стол
    [few] Тебя ждут { $count } стола
   *[other] Тебя ждут { $count } столов
}
tables-mine-none = Сейчас у тебя нет открытых столов.
tables-mine-others = **Ждут других**
tables-mine-line = { $number }. { $game } · { $place } · { $what } · { $when } · [открыть]({ $link })
tables-mine-conversation = личная беседа
tables-mine-awaits = сейчас ходят: { $names }
tables-mine-lobby = партия ещё не началась
tables-mine-since = без часов, ждёт: { $when }
tables-mine-page = Страница { $page } из { $pages }
button-my-tables = Мои столы
button-server-tables = Все столы сервера
option-tables-server-name = сервер
option-tables-server-description = Для модераторов: все открытые столы этого сервера

## Сообщения и напоминания

notify-on-name = в канале, с упоминанием
notify-direct-name = личным сообщением
notify-both-name = в канале и личным сообщением
notify-off-name = никак
remind-usual-name = через две трети времени и за час до конца
remind-3h-name = каждые 3 часа
remind-6h-name = каждые 6 часов
remind-12h-name = каждые 12 часов
remind-24h-name = каждый день
remind-never-name = никогда
button-unremind = Больше не в этом ходу
reminders-off = Об этом ходе больше не напоминаю.
reminders-not-asked = Этот стол тебя не ждёт, напоминать не о чем.
board-released = { $user }: { $count ->
    [one] на твоём месте
   *[other] на ваших местах
} теперь играет компьютер. Кнопка «{ button-back }» возвращает место.
direct-turn = { $game }, { $place }: твой ход.
direct-invited = { $game }, { $place }: для тебя держат место.
direct-waiting = { $game }, { $place }: теперь ходят другие.
direct-released = { $game }, { $place }: пропущено два хода, и на твоём месте играет компьютер. Кнопка «{ button-back }» возвращает место.
direct-over = { $game }, { $place }: партия окончена.
direct-closed = { $user }, твой ход. Discord не даёт мне присылать тебе личные сообщения, поэтому теперь пишу здесь. Открой их и выбери «{ notify-direct-name }» в </{ command-preferences-name }:0>, чтобы попробовать снова.
