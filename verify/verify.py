#!/usr/bin/env python3
"""Checks that the dice and cards of Stammtisch games were fair: verify.py FILE...

Written from docs/FAIR-DICE.md, which explains everything here; it shares no code with the bot.
Exit code 0: fair. 1: not fair. 2: no journal, or the game isn't over. 3: ended early, fair so far.
"""
import datetime, hashlib, re, struct, sys

class Fault(Exception):
    """What is wrong with a file: the exit code and the reason."""
def require(holds, code=1, why="is against the rules"):
    if not holds:
        raise Fault(code, why)

# From the seed to dice and cards
def sha256(text): return hashlib.sha256(text.encode())
def key_stream(key):
    """The bytes of ChaCha20 with a nonce of zero."""
    start = struct.unpack("<12I", b"expand 32-byte k" + key)
    quarters = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for block in range(1 << 32):
        x = list(before := [*start, block, 0, 0, 0])
        for a, b, c, d in quarters * 10:
            for to, add, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[add]) & 0xFFFFFFFF
                mixed = x[turned] ^ x[to]
                x[turned] = (mixed << by | mixed >> 32 - by) & 0xFFFFFFFF
        yield from struct.pack("<16I", *((old + new) & 0xFFFFFFFF for old, new in zip(before, x)))

class Chance:
    """Dice and draws. `given` is what it gave since it was last emptied, as a journal writes it."""
    def __init__(self, key):
        self.stream, self.given = key_stream(key), []
    def begin_move(self, seat, move): pass
    def pass_over(self): pass
    def choose(self, n):
        return next(byte for byte in self.stream if byte < 256 - 256 % n) % n
    def die(self, faces, worm=None):
        number = self.choose(faces) + 1
        self.given.append("w" if number == worm else str(number))
        return self.given[-1]
    def draw(self, things, seat=None):
        """Takes one out of a list, in which the things of a kind stand together."""
        self.given.append(things.pop(self.choose(len(things))))
        return self.given[-1]

class DayChance(Chance):
    """The luck of a day: every throw and every pile has a place of its own, and a stream."""
    def __init__(self, seed, seats):
        self.seed, self.seats, self.piles, self.thrower, self.turn, self.given = seed, seats, [], None, 0, []
        self.go_to("deal")
    def go_to(self, place):
        self.stream = key_stream(sha256(f"stammtisch day dice 1\n{self.seed}\n{place}\n").digest())
    def begin_move(self, seat, move):
        if move == "roll":
            self.turn, self.throw = (self.turn, self.throw + 1) if seat == self.thrower else (self.turn + 1, 1)
            self.thrower = seat
            self.go_to(f"turn {self.turn} throw {self.throw}")
    def pass_over(self):
        self.choose(6)
    def draw(self, things, seat=None):
        pile = next((p for p in self.piles if sorted(thing for _, thing in p) == sorted(things)), None)
        if pile is None:
            stream, rest = self.stream, things.copy()
            self.go_to(f"pile {len(self.piles) + 1}")
            self.piles.append(pile := [(place, rest.pop(self.choose(len(rest)))) for place in range(len(rest))])
            self.stream = stream
        drawn = next((one for one in pile if seat is not None and one[0] % self.seats == seat), pile[0])
        pile.remove(drawn)
        things.remove(drawn[1])
        self.given.append(drawn[1])
        return drawn[1]

# The games. Each is a generator: `yield` waits for the next move, and `return` gives a score and a tie-break by seat.
def move_of(seat):  # waits for a move, which must be one of this seat
    who, move = yield
    require(who == seat)
    return move

def pig(seats, variant, chance):
    points, turn = [0] * seats, int(chance.die(seats)) - 1
    while max(points) < 100:
        total, number = 0, 0
        while number != 1:
            move = yield from move_of(turn)
            require(move == "roll" or move == "stop" and total)
            if move == "stop":
                points[turn] += total
                break
            number = int(chance.die(6))
            total += number
        turn = (turn + 1) % seats
    return [(score, 0) for score in points]

def worm_turn(turn, chance, worm, has_choice=lambda total: False):
    """A turn with worm dice: its total, 0 if it fails, and whether it ended with `stop grill`."""
    aside = []
    while True:
        total = sum(5 if face == "w" else int(face) for face in aside) if "w" in aside else 0
        must_end, choice = len(aside) == 8 or len(set(aside)) == 6, has_choice(total)
        if must_end and not choice:
            return total, False
        move = yield from move_of(turn)
        if move != "roll":
            require(aside and (move == "stop" or move == "stop grill" and choice))
            return total, move == "stop grill"
        require(not must_end)
        roll = [chance.die(6, worm) for _ in range(8 - len(aside))]
        if set(roll) <= set(aside):
            return 0, False
        move = yield from move_of(turn)
        face = move[5:].replace("worm", "w")
        require(move.startswith("keep ") and face in roll and face not in aside)
        aside += [face] * roll.count(face)

def heckmeck(seats, variant, chance):
    grill, stacks, turn = set(range(21, 37)), [[] for _ in range(seats)], int(chance.die(seats)) - 1
    def prizes(total):  # the stacks of others with that tile on top, and the tiles on the grill that are not higher
        return [s for s in stacks[:turn] + stacks[turn + 1:] if s[-1:] == [total]], [t for t in grill if t <= total]
    while grill:
        total, from_grill = yield from worm_turn(turn, chance, 6, lambda total: all(prizes(total)))
        (robbed, tiles), own = prizes(total), stacks[turn]
        if robbed and not from_grill:
            own.append(robbed[0].pop())
        elif tiles:
            grill.remove(max(tiles))
            own.append(max(tiles))
        elif own:
            returned = own.pop()
            grill.add(returned)
            grill -= {max(grill), returned} if variant == "quick" else {max(grill)} - {returned}
        turn = (turn + 1) % seats
    return [(sum((tile - 17) // 4 for tile in stack), max(stack, default=0)) for stack in stacks]

def barbecue(seats, variant, chance):
    # On a section: nothing, a plate of its owner, two plates of its owner, or a snail.
    grill, pile, points = {section: [] for section in range(23, 37)}, 12, [0] * seats
    turn, is_over = int(chance.die(seats)) - 1, False
    while not is_over:
        total, _ = yield from worm_turn(turn, chance, 5)
        snails = [section for section in grill if grill[section] == ["snail"]]
        if total < 23 or total <= 36 and len(grill[total]) == 2:
            places = [section for section in grill if not grill[section]]
            places = places or [section for section in grill if len(grill[section]) == 1 and section not in snails]
            is_over = not pile or not places
            if not is_over:
                grill[max(places)], pile = ["snail"], pile - 1
        elif total > 36 or total in snails:
            is_over = total > 36 and not pile and not snails
            points[turn] += 0 if is_over else 3
            if total > 36 and pile:
                pile -= 1
            elif not is_over:
                grill[max(snails) if total > 36 else total] = []
        else:
            worms = 1 if total < 25 else (total - 17) // 4
            if grill[total] not in ([], [turn]):
                points[grill[total].pop()] -= worms
            grill[total].append(turn)
            points[turn] += worms
        turn = (turn + 1) % seats
    return [(points[seat], max((s for s in grill if seat in grill[s]), default=0)) for seat in range(seats)]

DECK = [hen for hen in "12345" for _ in range(17)] + [f"w{plaque}" for plaque in range(1, 26)]
def karteneck(seats, variant, chance):
    deck, discards, tiles = DECK.copy(), [], ["0"] * 3 + [str(tile) for tile in range(16, 43)]
    hands, laid, stacks = ([[] for _ in range(seats)] for _ in range(3))
    def take_cards(seat, count):
        for _ in range(count):
            deck[:], discards[:] = (deck, discards) if deck else (sorted(discards, key=DECK.index), [])
            if deck:
                hands[seat].append(chance.draw(deck, seat))
    def take_tile(seat, place):
        stacks[seat].append(grill.pop(place))
        discards[:], laid[seat] = discards + laid[seat], []
        return seat
    def rank(seat):  # the sum of the laid cards, and the highest plaque among them: 0 without a worm
        plaques = [int(card[1:]) for card in laid[seat] if card[0] == "w"]
        return sum(5 if card[0] == "w" else int(card) for card in laid[seat]), max(plaques, default=0)
    def lay(seat, text):
        cards = ["w" + plaque for plaque in text[5:].split("+")] if text[0] == "w" else [text[-1]] * int(text[:-2])
        require(all(card[0] != cards[0][0] for card in laid[seat]) and cards == sorted(cards, key=DECK.index))
        for card in cards:
            require(card in hands[seat])
            hands[seat].remove(card)
        laid[seat] += cards
    for seat in range(seats): take_cards(seat, 6)
    last_taker = int(chance.die(seats)) - 1
    for _ in range(11 - seats):
        turn, still_in, waiting = last_taker, set(range(seats)), []
        grill = sorted(int(chance.draw(tiles)) for _ in range(seats))
        while still_in:
            move, (total, plaque) = (yield from move_of(turn)), rank(turn)
            robbed = [stacks[s] for s in range(seats) if s != turn and stacks[s][-1:] == [total]]
            require(move[:4] == "lay " or move == "pass" or move == "pass steal" and plaque and robbed)
            if move[:4] == "lay ":
                lay(turn, move[4:])
            else:
                still_in.remove(turn)
                waiting += [turn] if plaque else []
                last_taker = last_taker if plaque else take_tile(turn, 0)
                if move == "pass steal":
                    stacks[turn].append(robbed[0].pop())
            if still_in:
                take_cards(turn, 1 if move[:4] == "lay " else 2)
                turn = next(s % seats for s in range(turn + 1, turn + 1 + seats) if s % seats in still_in)
        for seat in sorted(waiting, key=rank, reverse=True):
            last_taker = take_tile(seat, -1)
    worms = [sum(tile >= least for tile in stack for least in (16, 25, 29, 33, 37, 41)) for stack in stacks]
    return list(zip(worms, (max(stack, default=-1) for stack in stacks)))

def qwixx(seats, variant, chance):
    rows = {"red": range(2, 13), "yellow": range(2, 13), "green": range(12, 1, -1), "blue": range(12, 1, -1)}
    sheets, closed = [{row: [] for row in rows} for _ in range(seats)], set()  # crosses as places in the row
    penalties, left = [0] * seats, list(range(seats))
    while len(left) > 1:
        rolls = [int(chance.die(6)) for _ in left]
        left = [seat for seat, roll in zip(left, rolls) if roll == max(rolls)]
    turn = left[0]
    def choice(seat, move, sums):  # the row and the place to cross, or nothing
        if move == "skip": return None
        require(move.startswith("cross "))
        row, number = move.split()[1], int(move.split()[2])
        place, crosses = rows[row].index(number), sheets[seat][row]
        require(row not in closed and number in sums(row) and place > max(crosses, default=-1))
        require(place < 10 or len(crosses) >= 5)
        return row, place
    def cross(seat, row, place):
        sheets[seat][row] += [place] if place < 10 else [10, 11]
        return {row} if place == 10 else set()
    while len(closed) < 2 and max(penalties) < 4:
        require((yield from move_of(turn)) == "roll")
        white, chosen = [int(chance.die(6)) for _ in range(2)], {}
        coloured = {row: int(chance.die(6)) for row in rows if row not in closed or chance.pass_over()}
        while len(chosen) < seats:
            seat, move = yield
            made = choice(seat, move, lambda row: [sum(white)])
            require(seat not in chosen or chosen[seat] != made)
            chosen[seat] = made
        closed = closed.union(*[cross(seat, *made) for seat, made in chosen.items() if made])
        if len(closed) < 2:
            move = yield from move_of(turn)
            made = choice(turn, move, lambda row: [die + coloured[row] for die in white])
            closed |= cross(turn, *made) if made else set()
            penalties[turn] += 0 if made or chosen[turn] else 1
            turn = (turn + 1) % seats
    points = lambda sheet: sum(len(crosses) * (len(crosses) + 1) // 2 for crosses in sheet.values())
    return [(points(sheet) - 5 * penalty, 0) for sheet, penalty in zip(sheets, penalties)]

# The file
GAMES = {"pig": (pig, 7, []), "heckmeck": (heckmeck, 7, ["quick"]), "barbecue": (barbecue, 5, []),
         "karteneck": (karteneck, 6, []), "qwixx": (qwixx, 5, [])}  # how to play it, most seats, variants
EARLY, CONTROL, LINES = "ended early\n", r"\x00-\x1f\x7f-\x9f", r"\u2028\u2029"
WORD = rf"[^\s{CONTROL}](?:[^{CONTROL}{LINES}]{{0,62}}[^\s{CONTROL}])?"
MOVE = (r"roll|keep (?:[1-6]|worm)|stop(?: grill)?|lay (?:[1-9][0-9]?x[1-5]|worm [1-9][0-9]?(?:\+[1-9][0-9]?)*)"
        r"|pass(?: steal)?|cross (?:red|yellow|green|blue) (?:[2-9]|1[0-2])|skip")
FORM = re.compile(
    r"stammtisch journal (?P<form>[12])\nid (?P<id>[a-z0-9-]{1,32})\n"
    r"game (?P<game>[a-z]+) seats (?P<seats>[2-7])(?: (?P<variant>[a-z]+))?\n(?:luck day (?P<day>[0-9-]{10})\n)?"
    r"commitment (?P<commitment>[0-9a-f]{64})\n"
    rf"(?P<posted>posted [1-9][0-9]*\n)?(?P<words>(?:word [1-7] {WORD}\n)*)deal(?P<deal>(?: w?[0-9]+)*)\n"
    rf"(?P<moves>(?:[1-9][0-9]*\. seat [1-7] (?:(?:{MOVE})(?: ->(?: (?:w|w?[0-9]+))+)?|take back [1-9][0-9]*)\n)*)"
    r"(?:(?P<end>ended early\n|(?:result seat [1-7] place [1-7] points (?:0|-?[1-9][0-9]*)\n)+)"
    r"seed (?P<seed>[0-9a-f]{64})\n)?end\n?")

def take_back(moves, number, seat, seats, is_qwixx):
    """Removes the seat's last move: no dice or cards have come since, and nobody else has moved."""
    rolled, later = max((at for at in moves if moves[at][2]), default=0), [at for at in moves if at > number]
    require(rolled < number and number in moves and moves[number][0] == seat and moves[number][1][:4] != "lay ")
    chosen = {moves[at][0] for at in moves if rolled < at != number}
    is_white = is_qwixx and len(chosen) < seats  # Then all choose at once, until the last one has.
    require(len(chosen | {seat}) < seats and seat not in [moves[at][0] for at in later] if is_white else not later)
    del moves[number]

def check_day(match):
    """The table of a day has the seed of its date, the game that is due, three seats and no words."""
    try:
        number = (datetime.date.fromisoformat(match["day"]) - datetime.date(2026, 1, 1)).days
    except ValueError:
        raise Fault(2, "not a whole journal") from None
    seed, game = sha256(f"stammtisch day 1\n{match['day']}\n").hexdigest(), list(GAMES)[1 + number % 4]
    expected = (seed, game, "3", None, "")
    require(expected == match.group("seed", "game", "seats", "variant", "words"), 1, "it is not the table of that day")

def check(text):
    """Whether the game was played to the end; raises a fault if it isn't fair."""
    match = FORM.fullmatch(text.replace("\r\n", "\n"))
    play, most, variants = GAMES.get(match["game"], (None, 0, [])) if match else (None, 0, [])
    words = [line[5:].split(" ", 1) for line in match["words"].split("\n")[:-1]] if match else []
    speakers = [int(seat) for seat, _ in words]
    if (not match or int(match["seats"]) > most or match["variant"] not in [None] + variants
            or speakers != sorted(set(speakers)) or max(speakers, default=0) > int(match["seats"])
            or (match["form"] == "2") != bool(match["day"] or match["posted"] or match["end"] == EARLY or " take " in match["moves"])):
        raise Fault(2, "a lesson: its dice are chosen" if "\nluck lesson\n" in text else "not a whole journal")
    require(match["seed"], 2, "the game isn't over, so its seed is still secret")
    table = f"{match['id']}\n{match['seed']}\n"
    commitment = sha256(f"stammtisch seed 1\n{table}").hexdigest()
    require(commitment == match["commitment"], 1, "the seed is not the one that was sealed")
    key = f"stammtisch dice 1\n{table}" + "".join(f"{seat} {word}\n" for seat, word in words)
    if match["day"]: check_day(match)
    moves, scores, seats = {}, None, int(match["seats"])  # The moves that count by number: seat, move, dice and cards.
    def begin():
        chance = DayChance(match["seed"], seats) if match["day"] else Chance(sha256(key).digest())
        game = play(seats, match["variant"], chance)
        for move in [None, *moves.values()]:
            chance.begin_move(*(move or [None] * 2)[:2])
            game.send(move and move[:2])
        return game, chance
    game, chance = begin()
    require(chance.given == match["deal"].split(), 1, "the deal does not follow from the seed")
    for number, line in enumerate(match["moves"].split("\n")[:-1], 1):
        line, _, results = line.partition(" -> ")
        (count, _, seat, move), chance.given = line.split(" ", 3), []
        try:
            require(count == f"{number}." and int(seat) <= seats and scores is None)
            if move[:5] == "take ":
                take_back(moves, int(move[10:]), int(seat) - 1, seats, play is qwixx)
                game, chance = begin()
                continue
            moves[number] = int(seat) - 1, move, results
            chance.begin_move(*moves[number][:2])
            game.send(moves[number][:2])
        except StopIteration as end:
            scores = end.value
        except Fault as fault:
            raise Fault(1, f"entry {number} {fault.args[1]}") from None
        require(chance.given == results.split(), 1, f"the dice or cards of entry {number} do not follow from the seed")
    places = [(seat, 1 + sum(other > own for other in scores), own[0]) for seat, own in enumerate(scores or [], 1)]
    end = "".join(map("result seat {0[0]} place {0[1]} points {0[2]}\n".format, places)) or EARLY
    require(match["end"] == end, 1, "the result is not what the game came to")
    return match["end"] != EARLY

codes = set() if sys.argv[1:] else {2}
for file in sys.argv[1:]:
    try:
        with open(file, encoding="utf-8", newline="") as journal:
            code, verdict = (0, "fair") if check(journal.read()) else (3, "ended early, fair so far")
    except Fault as fault:
        code, verdict = fault.args
    except (OSError, UnicodeDecodeError) as error:
        code, verdict = 2, str(error)
    print(f"{code} {file}: {'not fair: ' if code == 1 else ''}{verdict}")
    codes.add(code)
sys.exit(next((code for code in (1, 2, 3) if code in codes), 0))
