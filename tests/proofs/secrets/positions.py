"""The search for leaks in random positions: everything that a viewer is sent, compared with what is sent when all is
dealt anew that the viewer cannot see."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from discord.ui import LayoutView

from cogs.autocomplete import move_choices
from cogs.cards.board import board_card, result_card
from cogs.cards.pictures import scene, with_reader_colours
from cogs.interactions.errors import error_text
from cogs.match.more import more_panel
from cogs.match.plans import plans_panel
from cogs.panel.panel import PanelContext, build_panel, panel_layout, waiting_card
from dojo.clock.clock import Clock
from dojo.match.plans import Outlook, general_plans
from dojo.people.people import Player
from dojo.people.preferences import Preferences
from dojo.table.plans import general_move
from dojo.table.table import Table
from engine import codec, match
from engine.core import AnyGame, RuleError, Seat, Step
from engine.player import ahead
from engine.values import replace
from faces import FACES
from faces.translation import speaker
from tests.engine.hidden import HIDDEN

NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
GOES = 0.004  # how likely it is that somebody leaves for good in place of an answer


def tables(game: AnyGame, luck: Random) -> Iterator[Table]:
    """Without end: every position of one random match after another."""
    while True:
        yield from of_one_match(game, luck)


def of_one_match(game: AnyGame, luck: Random) -> Iterator[Table]:
    seats = luck.choice(game.seats)
    options = {name: luck.choice(possible(game, seats, name)) for name in game.options}
    seed, by_kind = f"{luck.random()}", luck.random() < 0.5
    now, events = match.start(game, seats, seed=seed, options=options)
    left: tuple[Seat, ...] = ()
    first = table_of(game, options, now, luck)
    yield replace(first, recent=events)
    while asks := game.rules.asks(now.state):
        ask = luck.choice(asks)
        if luck.random() < GOES:
            left = (*left, ask.seat)
            now, events = match.leave(game, now, ask.seat)
        else:
            now, events = match.answer(game, now, ask.seat, luck.choice(of_one_kind(ask.options, luck, by_kind)))
        yield standing(first, now, events, left)


def standing(first: Table, now: match.Match[Any], events: tuple[Any, ...], left: tuple[Seat, ...] = ()) -> Table:
    """The same table, later."""
    outcome = first.game.rules.outcome(now.state)
    status = "over" if outcome else "playing"
    gone = () if outcome else left
    return replace(first, match=now, recent=events, outcome=outcome, status=status, left=gone)


def possible(game: AnyGame, seats: int, option: str) -> list[str]:
    return [value for value in game.options[option] if seats in game.only.get((option, value), game.seats)]


def of_one_kind(options: tuple[Any, ...], luck: Random, by_kind: bool) -> list[Any]:
    """Kinds with few answers would hardly ever be chosen beside those with hundreds."""
    kinds = list(dict.fromkeys(option.kind for option in options))
    kind = luck.choice(kinds) if by_kind else None
    return [option for option in options if kind in {None, option.kind}]


def table_of(game: AnyGame, options: dict[str, str], now: match.Match[Any], luck: Random) -> Table:
    """As the bot would read it, with random preferences."""
    seats = len(now.opened)
    players = tuple(
        Player(
            10**18 + seat,
            name,
            preferences=Preferences(text_first=luck.random() < 0.2, colour_safe=luck.random() < 0.2),
        )
        for seat, name in enumerate(NAMES[:seats])
    )
    return Table(
        id="abcdefgh", game=game, options=options, status="playing", guild=1, guild_name="Dojo", channel=2,
        lobby_message=3, thread=4, card=5, players=players, match=now, recent=(), outcome=None, locale="en",
        pace="daily", since=0, clocks=(Clock(),) * seats, taken=(0,) * seats,
    )  # fmt: skip


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """None is a spectator."""
    return (None, *range(len(table.players)))


def dealt_anew(table: Table, viewer: Seat | None, luck: Random) -> Table:
    """The same to this viewer, with everything else dealt anew: by the game, or by `tests/engine/hidden.py`.

    A view that tells too much and an `imagine` that puts it back would agree. The tests depend on neither.
    """
    game, state = table.game, table.match.state
    hidden = HIDDEN[game.key]
    if hidden and luck.random() < 0.5:
        other = hidden(state, viewer, luck)
    else:
        other = game.rules.imagine(game.rules.view(state, viewer), luck)
    outcome = table.outcome and game.rules.outcome(other)
    return replace(table, match=replace(table.match, state=other, seed="another"), outcome=outcome)


# What one viewer is sent, by the name of the output

SAY = speaker("en")
FORESEEN_EVERY = 5  # plies
NOON = 1_700_000_000_000


# For every viewer of a position


def state_of(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """The view, the question, and who has to answer by when."""
    view = table.view(viewer)
    yield "view", codec.dump(view)
    yield "ask", asked(table, viewer)
    yield "timing", timing(table)
    yield "foregone", match.foregone(table.game, table.match) is not None
    yield "outcome", table.outcome


# For one of the viewers: words


def words(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    face, seen = FACES[table.game.key], scene(table, SAY, viewer)
    yield "board", face.board(seen)
    yield "alt", face.alt(seen)
    if viewer is not None:
        yield "refusals", list(refusals(table, viewer))
        yield "general plans", list(general_moves(table, viewer))
        yield "foreseen", planned_for(table, viewer)
        yield "typed", [(choice.name, choice.value) for choice in move_choices(table, viewer, "", SAY)]


def general_moves(table: Table, viewer: Seat) -> Iterator[str]:
    if ask := table.ask_of(viewer):
        for plan in table.game.pacing.general_plans:
            yield str(general_move(table, ask, plan.topic, plan.key))


def planned_for(table: Table, viewer: Seat) -> Any:
    """What a player who waits could plan for. In every few positions: hundreds of moves are tried in each."""
    if table.status == "over" or viewer in table.asked or table.match.ply % FORESEEN_EVERY:
        return None
    questions = ahead.foreseen(table.game, table.view(viewer), viewer)
    return [(each.key, each.seat, each.move, each.ask, each.seen) for each in questions]


def asked(table: Table, viewer: Seat | None) -> Any:
    ask = None if viewer is None else table.ask_of(viewer)
    return ask and (ask, table.opened(ask.seat))


def timing(table: Table) -> Any:
    """All that pauses and clocks depend on: who is asked, out of turn or not, and since which ply."""
    reactions, forgets = table.game.pacing.reactions, table.game.pacing.forgets
    asks = [(ask.seat, ask.topic in reactions, table.opened(ask.seat)) for ask in table.asks()]
    return asks, table.freshly_asked, forgets and forgets(table.match.state)


def refusals(table: Table, seat: Seat) -> Iterator[tuple[str, str, str]]:
    """What is said of answers that are none, too late, or out of turn; and what a log may have of it."""
    late = table.match.ply + 1
    for text, opened in (("nonsense", None), ("nonsense", late)):
        try:
            match.parse(table.game, table.match, seat, text, opened=opened)
        except RuleError as trouble:
            yield error_text(trouble, SAY), str(trouble), repr(trouble)


# Messages


def messages(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """The panel, the DM and the cards as Discord gets them, without their pictures."""
    seen = scene(table, SAY, viewer)
    alt = FACES[table.game.key].alt(seen)
    if viewer is None:
        yield "card", sent(board_card(table, SAY, alt, NOON))
        if table.outcome:
            yield "result", sent(result_card(table, table.outcome, SAY, alt))
        return
    yield "panel", sent(panel_layout(PanelContext(table, viewer, seen, NOON), alt))
    yield "closed DM", sent(waiting_card(PanelContext.of(table, viewer, SAY, NOON), 1))
    yield "glossary", [(entry.name, entry.line) for entry in FACES[table.game.key].glossary(seen)]
    yield "more", sent(more_panel(table, table.players[viewer].id, SAY, NOON))
    yield "plans", sent(plans_panel(Outlook(table, viewer, tuple(general_plans(table.game)), (), {}), SAY))


def sent(view: LayoutView) -> str:
    return json.dumps(view.to_components())


# Pictures


async def pictures(table: Table, viewer: Seat | None, luck: Random) -> list[tuple[str, Any]]:
    """Every file of a panel, sometimes while an answer is weighed; or what everybody sees."""
    if viewer is None:
        seen = scene(table, SAY, None)
        return [("board.png", FACES[table.game.key].picture(seen))]
    ask = table.ask_of(viewer)
    weighed = luck.choice(ask.options) if ask and luck.random() < 0.5 else None
    made = await build_panel(PanelContext.of(table, viewer, SAY, NOON), weighed)
    files = [(file.filename, file.fp.read()) for file in made.files]
    return [("panel with files", sent(made.view)), *files, *apart(table, viewer)]


def apart(table: Table, viewer: Seat) -> Iterator[tuple[str, Any]]:
    """Players who read the board as text get the pictures when they ask for them."""
    if not table.players[viewer].preferences.text_first:
        return
    face, seen = FACES[table.game.key], replace(scene(table, SAY, viewer), safe=False)
    yield "hand.png", with_reader_colours(face.picture(seen), seen)
    if face.hand:
        yield "cards.png", face.hand(seen)


# The search

MOST = 5  # leaks that are described


@dataclass
class Found:
    """What a search has found. Two of them can be added."""

    positions: int = 0
    deals: int = 0  # a position dealt anew for one viewer
    new: int = 0  # those in which something lay otherwise afterwards
    compared: Counter[str] = field(default_factory=Counter)  # output by output
    leaks: Counter[str] = field(default_factory=Counter)  # output by output
    told: list[str] = field(default_factory=list)
    enough: frozenset[str] = frozenset()  # outputs: a search may end once there is a leak in one of them

    @property
    def done(self) -> bool:
        return bool(self.enough & set(self.leaks))

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.positions + other.positions,
            self.deals + other.deals,
            self.new + other.new,
            self.compared + other.compared,
            self.leaks + other.leaks,
            [*self.told, *other.told][:MOST],
        )

    def compare(self, where: str, output: str, one: Any, other: Any) -> None:
        self.compared[output] += 1
        if one != other:
            self.leaks[output] += 1
            if len(self.told) < MOST:
                self.told.append(f"{where}, {output}: {shortened(one, other)}")


def shortened(one: Any, other: Any) -> str:
    """Where they differ first."""
    one, other = str(one), str(other)
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    start = max(0, at - 60)
    return f"...{one[start : at + 60]!r} or ...{other[start : at + 60]!r}"


def search_positions(game: AnyGame, seed: str, positions: int, enough: frozenset[str] = frozenset()) -> Found:
    """So many positions, the same ones for the same seed."""
    luck, found = Random(seed), Found(enough=enough)
    with asyncio.Runner() as runner:
        for _, table in zip(range(positions), tables(game, luck), strict=False):
            if found.done:
                break
            found.positions += 1
            others = {viewer: dealt_anew(table, viewer, luck) for viewer in viewers(table)}
            for viewer, other in others.items():
                found.deals += 1
                found.new += other.match.state != table.match.state
                compared(found, state_of, table, other, viewer)
            viewer = luck.choice(list(others))
            for leaving in (words, messages):
                compared(found, leaving, table, others[viewer], viewer)
            drawn(runner, found, table, others[viewer], viewer, luck.random())
    return found


def compared(found: Found, leaving: Any, table: Table, other: Table, viewer: Seat | None) -> None:
    """Both have the same outputs in the same order."""
    where = said(table, viewer)
    for one, two in zip(leaving(table, viewer), leaving(other, viewer), strict=True):
        found.compare(where, one[0], one[1], two[1])


def drawn(runner: asyncio.Runner, found: Found, table: Table, other: Table, viewer: Seat | None, seed: float) -> None:
    one, two = (runner.run(pictures(each, viewer, Random(seed))) for each in (table, other))
    for (output, bytes_one), (_, bytes_two) in zip(one, two, strict=True):
        found.compare(said(table, viewer), output, bytes_one, bytes_two)


def said(table: Table, viewer: Seat | None) -> str:
    return f"{table.game.key} {table.options}, seed {table.match.seed}, ply {table.match.ply}, seat {viewer}"


# Answers that the rules give by themselves: do they reveal, by coming at once, that there was nothing to choose? An
# answer is played in a position, and in another that looks the same to a viewer. If the first goes on by itself, and in
# the second somebody is asked and could answer just this, the time between tells the two apart.

OPTIONS = 60  # that are tried of a question


def search_automatic(game: AnyGame, seed: str, positions: int, enough: frozenset[str] = frozenset()) -> Found:
    """So many answers, each in a position and in the same one dealt anew for each viewer but the one who gives it."""
    luck, found = Random(seed), Found(enough=enough)
    for _, table in zip(range(positions), tables(game, luck), strict=False):
        if found.done:
            break
        found.positions += 1
        for ask in table.asks():
            move = luck.choice(ask.options)
            for viewer in viewers(table):
                other = dealt_anew(table, viewer, luck)
                if any(each.seat == ask.seat and move in each.options for each in other.asks()):
                    play_in_both(found, table, other, ask.seat, move, viewer)
    return found


def play_in_both(found: Found, table: Table, other: Table, seat: Seat, move: Any, viewer: Seat | None) -> None:
    game = table.game
    found.deals += 1
    steps = [game.rules.play(each.match.state, seat, move, Random(1)) for each in (table, other)]
    for short, long in (steps, steps[::-1]):
        rest = short.events[len(long.events) :]
        if rest and short.events[: len(long.events)] == long.events:
            found.new += 1
            draft = answered_so(game, long, rest, viewer)
            found.compare(said(table, viewer), "automatic", None, f"{move}: {rest}" if draft else None)


def answered_so(game: AnyGame, step: Step[Any, Any], rest: tuple[Any, ...], viewer: Seat | None) -> bool:
    """Whether somebody who is asked could have brought about what play did by itself."""
    asks = [ask for ask in game.rules.asks(step.state) if ask.seat != viewer]
    moves = [(ask.seat, move) for ask in asks for move in ask.options[:OPTIONS]]
    return any(game.rules.play(step.state, seat, move, Random(1)).events == rest for seat, move in moves)
