"""Regroup! as text: the market, lives and totals, and armies as letters on a lattice."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.regroup.parts import CARDS, COSTS, FIGHTERS, KINDS, LEADERS, Square, Squares
from engine.games.regroup.state import Battle, Cell, Fighter, size, totals_of
from faces.core import Say
from faces.regroup.reading import RegroupScene, column_name, lettered, row_name, stands
from faces.regroup.reading import shown as laid
from faces.regroup.words import minus, signed, through
from faces.text import BOARD_LONGEST, MARKS, headline, standing, text_board

NAME = 20  # characters that fit on a line with mark, life and turn
WIDE = 16  # columns up to which a square may have two characters


def board(scene: RegroupScene) -> str:
    """At most 1500 characters. If not all armies fit, other players' armies are left out, the last first."""
    order = sorted(range(len(scene.names)), key=lambda seat: seat != scene.reader)
    for shown in range(len(order), -1, -1):
        text = text_board(lines(scene, frozenset(order[:shown])))
        if len(text) <= BOARD_LONGEST:
            break
    return text[:BOARD_LONGEST]


def lines(scene: RegroupScene, shown: frozenset[Seat]) -> Iterator[str]:
    yield from table(scene)
    for seat in range(len(scene.names)):
        yield from side(scene, seat, seat in shown)
    if scene.view.battle is not None:
        yield from battle(scene.view.battle, scene.say)
    yield scene.say("regroup-board-legend")


def table(scene: RegroupScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("regroup-board-round", round=view.round, pile=view.pile_size)
    if view.ended is None:
        for cost, number in zip(COSTS, view.market, strict=False):
            yield say("regroup-board-market", cost=cost, squares=card(CARDS[number].squares, say))
    if view.placing is not None:
        yield say("regroup-board-placing", mark=MARKS[view.turn], squares=card(CARDS[view.placing].squares, say))


def card(squares: Squares, say: Say) -> str:
    one, two, three, four = (letter(square, say) for square in squares)
    return f"{one} {two} / {three} {four}"


def letter(square: Square, say: Say) -> str:
    return say(f"regroup-letter-{square.kind}") + "2" * (square.chickens > 1)


# An army


def side(scene: RegroupScene, seat: Seat, shown: bool) -> Iterator[str]:
    view, say = scene.view, scene.say
    first = say("regroup-board-first") if view.first == seat and view.ended is None else ""
    life = say("regroup-board-life", life=minus(view.life[seat]))
    yield headline(MARKS[seat], scene.names[seat][:NAME], life, first, status(scene, seat))
    if view.options.leaders != "plain":
        yield "  " + led(scene, seat)
    yield from values(scene, seat)
    if shown:
        yield from lattice(scene, seat, own=seat == scene.reader)


def values(scene: RegroupScene, seat: Seat) -> Iterator[str]:
    """The totals with the card being considered, and how they would change."""
    before, after = totals_of(scene.view, seat), totals_of(scene.view, seat, laid(scene, seat))
    letters = [scene.say(f"regroup-letter-{kind}") for kind in KINDS]
    yield "  " + "  ".join(f"{letter}{value}" for letter, value in zip(letters, after, strict=True))
    changes = zip(letters, before, after, strict=True)
    changed = " ".join(f"{letter}{signed(to - was)}" for letter, was, to in changes if to != was)
    if changed:
        yield "  " + scene.say("regroup-board-change", changed=changed)


def status(scene: RegroupScene, seat: Seat) -> str:
    if not stands(scene.view, seat):
        return scene.say("regroup-board-left" if seat in scene.view.left else "regroup-board-fell")
    return standing(scene, seat, "regroup", won=seat == scene.view.winner)


def led(scene: RegroupScene, seat: Seat) -> str:
    """The leader, and the leader's bonus."""
    key = scene.view.leaders[seat]
    bonus = " ".join(f"{scene.say(f'regroup-letter-{kind}')}+{more}" for kind, more in LEADERS[key].bonus.items())
    holds = "lit" if scene.view.bonus[seat] else "waiting"
    return scene.say(f"regroup-board-leader-{holds}", leader=scene.say(f"regroup-leader-{key}"), bonus=bonus)


def lattice(scene: RegroupScene, seat: Seat, *, own: bool) -> Iterator[str]:
    """With letters, numbers and a free row and column on each side for a player who places cards there."""
    army = scene.view.armies[seat]
    columns, rows = size(army)
    top, say = lettered(scene, seat), scene.say
    wide, more = 2 if columns <= WIDE else 1, int(own)
    across = range(1 - more, columns + 1 + more)
    if own:
        yield ("   " + "".join(column_name(army, column).ljust(wide) for column in across)).rstrip()
    for row in range(1 - more, rows + 1 + more):
        squares = "".join(square(top.get((column, row)), say)[:wide].ljust(wide) for column in across)
        yield f"{row_name(army, row):>2} {squares}".rstrip() if own else f"   {squares}".rstrip()


def square(cell: Cell | None, say: Say) -> str:
    """A capital letter; a small letter for a fighter that stands alone and does not count."""
    if cell is None:
        return "·"
    text = say(f"regroup-letter-{cell.kind}")
    counts = cell.grouped or cell.kind not in FIGHTERS
    return (text if counts else text.lower()) + "2" * (cell.chickens > 1)


# The last battle


def battle(fought: Battle, say: Say) -> Iterator[str]:
    yield say("regroup-board-battle", round=fought.round)
    for fighter in fought.fighters:
        blows = [blow for blow in fought.blows if blow.attacker == fighter.seat]
        hits = " ".join(f"{MARKS[blow.defender]}{through(blow)}" for blow in blows)
        yield f"{MARKS[fighter.seat]} {hits} ({fate(fighter)})"


def fate(fighter: Fighter) -> str:
    """The life that was lost in the battle, and healed after it."""
    lost = f"−{fighter.before - fighter.struck}" if fighter.struck < fighter.before else "0"
    return f"{lost} +{fighter.healed}" if fighter.healed else lost
