"""A position of Regroup! in words: as a text board, and as the alt text of its picture."""

from collections.abc import Iterator

from engine.core import Seat
from engine.games.regroup.parts import CARDS, COSTS, FIGHTERS, KINDS, LEADERS, Kind, Square, Squares
from engine.games.regroup.state import Army, Cell, Corner, size, totals_of
from faces.core import Names, Say
from faces.regroup.reading import (
    RegroupScene,
    cell_name,
    column_name,
    lettered,
    now,
    place_name,
    plan,
    row_name,
    shown,
    stands,
    weighed,
)
from faces.regroup.words import card, minus, told, turned_by
from faces.text import (
    BOARD_LONGEST,
    MARKS,
    NAME,
    Fact,
    Group,
    clip,
    first_that_fits,
    lines,
    player,
    prose,
    sentences,
    separated,
    signed,
    standing,
    text_board,
)

WIDE = 16  # columns up to which a square may have two characters


def board(scene: RegroupScene) -> str:
    """If not all armies fit, other players' armies are left out, the last first."""
    order = sorted(range(len(scene.names)), key=lambda seat: seat != scene.reader)
    boards = (text_board(lines(drawn(scene, frozenset(order[:count])))) for count in range(len(order), -1, -1))
    return first_that_fits(boards, BOARD_LONGEST)[:BOARD_LONGEST]


def drawn(scene: RegroupScene, seats: frozenset[Seat]) -> Iterator[Fact]:
    """The facts in letters, and these seats' armies on lattices."""
    yield from opening(scene, brief=True)
    yield from market(scene, brief=True)
    for seat in range(len(scene.names)):
        yield side(scene, seat, brief=True)
        if seat in seats:
            yield from lattice(scene, seat, own=seat == scene.reader)
    yield from closing(scene, MARKS, brief=True)
    yield scene.say("regroup-board-legend")


def alt(scene: RegroupScene) -> str:
    return prose(sentences(spoken(scene), scene.say), scene.say)


def spoken(scene: RegroupScene) -> Iterator[Fact]:
    """The most important first."""
    order = sorted(range(len(scene.names)), key=lambda seat: seat != scene.reader)
    own = 0 if scene.reader is None else 1
    yield from opening(scene, brief=False)
    yield from (side(scene, seat, brief=False) for seat in range(len(scene.names)))
    yield from (army(scene, seat) for seat in order[:own])
    yield from market(scene, brief=False)
    yield from closing(scene, clip(scene.names, NAME), brief=False)
    yield from (army(scene, seat) for seat in order[own:])


# The facts, briefly with letters and signs for squares, or else in words


def opening(scene: RegroupScene, *, brief: bool) -> Iterator[str]:
    """The round, the card to be placed, and how the totals would change with the placement being considered."""
    view, say, move = scene.view, scene.say, weighed(scene)
    yield say("regroup-fact-round", round=view.round)
    if view.placing is not None:
        squares = square_by_square(CARDS[view.placing].squares, say, brief=brief)
        yield say("regroup-fact-card", name=card(view.placing, say), card=squares)
    if move is not None:
        changed = (
            say("with-note", text=counted(kind, to, say, brief=brief), note=signed(to - was))
            for kind, was, to in zip(KINDS, now(scene), plan(scene, move), strict=True)
            if to != was
        )
        change = separated(changed, say) or say("regroup-fact-no-change")
        yield say("regroup-fact-weighed", spot=place_name(view, move), turns=turned_by(move.turns, say), change=change)


def side(scene: RegroupScene, seat: Seat, *, brief: bool) -> Group:
    """The totals are with the card being considered."""
    view, say = scene.view, scene.say
    totals = zip(KINDS, totals_of(view, seat, shown(scene, seat)), strict=True)
    amounts = [counted(kind, count, say, brief=brief) for kind, count in totals]
    details = (
        say("regroup-fact-life", life=minus(view.life[seat])),
        "  ".join(amounts) if brief else separated(amounts, say),
    )
    if not stands(view, seat):
        return player(scene, seat, details, say("fact-left" if seat in view.left else "regroup-fact-fell"))
    first = say("regroup-fact-first") if view.first == seat and view.ended is None else ""
    return player(scene, seat, details, first, standing(scene, seat, view.winner))


def market(scene: RegroupScene, *, brief: bool) -> Iterator[str]:
    view, say = scene.view, scene.say
    if view.ended is None:
        for cost, number in zip(COSTS, view.market, strict=False):
            squares = square_by_square(CARDS[number].squares, say, brief=brief)
            yield say("regroup-fact-market", cost=cost, card=squares)
    yield say("regroup-fact-pile", count=view.pile_size)


def closing(scene: RegroupScene, who: Names, *, brief: bool) -> Iterator[str]:
    """The leaders and the last battle."""
    view, say = scene.view, scene.say
    for seat, key in enumerate(view.leaders if view.options.leaders != "plain" else ()):
        if key is None:
            yield unled(scene, seat, who[seat])
            continue
        gains = (f"{named(kind, say, brief=brief)} +{more}" for kind, more in LEADERS[key].bonus.items())
        facts = {"who": who[seat], "leader": say(f"regroup-leader-{key}"), "bonus": separated(gains, say)}
        holds = "lit" if view.bonus[seat] else "waiting"
        yield say(f"regroup-fact-leader-{holds}", **facts)
    if view.battle is not None:
        yield told(view.battle, who, say)


def unled(scene: RegroupScene, seat: Seat, who: str) -> str:
    """Whether they have chosen a leader, and which if it is the reader's."""
    view, say = scene.view, scene.say
    if seat == view.seat and view.wish:
        return say("regroup-fact-leader-wish", who=who, leader=say(f"regroup-leader-{view.wish}"))
    return say(
        "regroup-fact-leader-wished" if view.wished and view.wished[seat] else "regroup-fact-leader-none", who=who
    )


def named(kind: Kind, say: Say, *, brief: bool) -> str:
    return say(f"regroup-letter-{kind}" if brief else f"regroup-kind-{kind}")


def counted(kind: Kind, count: int, say: Say, *, brief: bool) -> str:
    return f"{say(f'regroup-letter-{kind}')}{count}" if brief else say(f"regroup-count-{kind}", count=count)


def square_by_square(squares: Squares, say: Say, *, brief: bool) -> str:
    def word(square: Square) -> str:
        double = square.chickens > 1
        return counted(square.kind, 2, say, brief=brief) if double else named(square.kind, say, brief=brief)

    one, two, three, four = map(word, squares)
    return f"{one} {two} / {three} {four}" if brief else separated((one, two, three, four), say)


# Armies


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
        squares = "".join(letter(top.get((column, row)), say)[:wide].ljust(wide) for column in across)
        yield f"{row_name(army, row):>2} {squares}".rstrip() if own else f"   {squares}".rstrip()


def letter(cell: Cell | None, say: Say) -> str:
    """A capital letter; a small letter for a fighter that stands alone and does not count."""
    if cell is None:
        return "·"
    text = named(cell.kind, say, brief=True)
    return (text if counts(cell) else text.lower()) + "2" * (cell.chickens > 1)


def counts(cell: Cell) -> bool:
    return cell.grouped or cell.kind not in FIGHTERS


def army(scene: RegroupScene, seat: Seat) -> str:
    """An army's squares by kind; fighters that stand alone are in brackets."""
    before, found = scene.view.armies[seat], lettered(scene, seat).items()
    kinds = []
    for kind in KINDS:
        places = " ".join(place(before, at, cell) for at, cell in found if cell.kind == kind)
        if places:
            kinds.append(f"{named(kind, scene.say, brief=False)} {places}")
    return scene.say("regroup-fact-army", who=scene.names[seat][:NAME], squares=separated(kinds, scene.say))


def place(army: Army, at: Corner, cell: Cell) -> str:
    text = cell_name(army, *at) + "²" * (cell.chickens > 1)
    return text if counts(cell) else f"({text})"
