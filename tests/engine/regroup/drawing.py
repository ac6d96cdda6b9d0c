"""Armies and tables of Regroup! drawn as text, and answers given in words.

F F2 S
. W  S      a square is its letter and, if there are two chickens, a 2; a dot is no square of the army
"""

from random import Random

from engine.games.regroup import GAME
from engine.games.regroup.army import STRIDE, Army, begun, bit, placed
from engine.games.regroup.parts import COMMON, DECK, KINDS, LETTERS
from engine.games.regroup.rules import fought
from engine.games.regroup.state import Fighter, Options, State

LEADERS = ("captain", "professor", "granny", "prophet")


def drawn(picture):
    """An army that shows this, whatever cards it may be made of; rows are lines, or parted by slashes."""
    layers = [0] * (len(KINDS) + 1)
    mask = 0
    for row, line in enumerate(picture.strip().replace("/", "\n").splitlines(), 1):
        for column, square in enumerate(line.split(), 1):
            if square != ".":
                one = 1 << bit(column, row)
                mask |= one
                layers[KINDS.index(LETTERS[square[0]])] |= one
                layers[-1] |= one * (square[1:] == "2")
    return Army((), -1, -1, mask, tuple(layers))


def shown(army):
    """The drawing of an army, one line a row, from what is kept as bits."""
    names = {kind: letter for letter, kind in LETTERS.items()}
    rows = []
    for row in range(1, army.mask.bit_length() // STRIDE + 1):
        line = []
        for column in range(1, 25):
            found = [kind for kind, layer in zip(KINDS, army.layers, strict=False) if layer >> bit(column, row) & 1]
            assert len(found) == army.mask >> bit(column, row) & 1
            two = "2" if army.layers[-1] >> bit(column, row) & 1 else ""
            line.append(names[found[0]] + two if found else ".")
        rows.append(" ".join(line).rstrip(" ."))
    width = max(len(row.split()) for row in rows)
    return " / ".join(" ".join((row.split() + ["."] * width)[:width]) for row in rows)


def strong(sword=0, wand=0, shield=0, barrier=0, coin=0, potion=0):
    """An army with these totals: a row of each kind; none of the fighters can be one."""
    values = {"F": sword, "W": wand, "S": shield, "B": barrier, "C": coin, "P": potion}
    assert 1 not in (sword, wand, shield, barrier)
    return drawn("\n".join(" ".join(kind * number) for kind, number in values.items() if number) or "F")


def table(*armies, life=None, market=DECK[:3], pile=DECK[3:20], first=0, turn=None, options=None, **more):
    seats = len(armies)
    return State(
        armies=armies,
        life=life or (30,) * seats,
        leaders=more.pop("leaders", LEADERS[:seats]),
        market=tuple(market),
        pile=tuple(pile),
        first=first,
        turn=first if turn is None else turn,
        fallen=more.pop("fallen", (0,) * seats),
        options=Options(**(options or {})),
        **more,
    )


def with_cards(*puts, start=COMMON):
    """An army of real cards: each put is a card, a spot and turns."""
    army = begun(start)
    for card, spot, turns in puts:
        army = placed(army, card, spot, turns)
    return army


def told(state):
    """What may be answered."""
    [ask] = GAME.rules.asks(state)
    return [str(option) for option in ask.options]


def topic(state):
    [ask] = GAME.rules.asks(state)
    return ask.seat, ask.topic


def step(state, word, seed=0):
    """The answer is among the options, as the door would have it."""
    [ask] = GAME.rules.asks(state)
    [move] = [option for option in ask.options if str(option) == word]
    return GAME.rules.play(state, ask.seat, move, Random(seed))


def after(state, *words):
    for word in words:
        state = step(state, word).state
    return state


def battle(*armies, **more):
    """What comes after the last card of the round is laid: the battle of these armies, and the close."""
    return fought(table(*armies, **more), ())


def table_of(step):
    """The battle's own event."""
    [event] = [event for event in step.events if event.kind == "fought"]
    return event.battle


def fighter(seat, sword, wand, shield, barrier, life=30):
    return Fighter(seat, sword, wand, shield, barrier, False, life, life, 0, life)
