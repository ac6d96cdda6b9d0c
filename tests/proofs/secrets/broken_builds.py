"""Builds that are broken on purpose, with one leak in each, and by which search that leak has to be found.

Each build is a context that gives the game as it is in it.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from cogs.interactions import controls, errors
from cogs.interactions.controls import VERBS
from cogs.match import watching
from cogs.panel import legal_moves
from cogs.process import log_format
from engine.core import AnyGame
from engine.games import GAMES
from engine.player import ahead
from engine.values import replace
from faces import FACES
from tests.engine.hidden import HIDDEN
from tests.engine.toys import changed
from tests.proofs import NotReached, patched, reporting
from tests.proofs.secrets.clicks import click_afterwards, click_openly, search_logs
from tests.proofs.secrets.matches import search_histories
from tests.proofs.secrets.positions import Found, search_automatic, search_positions

Make = Callable[[AnyGame], Any]
Build = Callable[[AnyGame], AbstractContextManager[AnyGame]]


def patching(place: Any, name: str, make: Make) -> Build:
    @contextmanager
    def broken(game: AnyGame) -> Iterator[AnyGame]:
        with patched(place, name, make(game)):
            yield game

    return broken


def patching_cog(verb: str, name: str, make: Make) -> Build:
    """What serves this verb uses another function. Each bot in this process imports its cogs anew, and keeps none."""

    @contextmanager
    def broken(game: AnyGame) -> Iterator[AnyGame]:
        names, reached = VERBS[verb].__globals__, set()
        place = SimpleNamespace(**{name: names[name]})
        with patch.dict(names, {name: reporting(place, name, make(game), lambda: reached.add(True))}):
            yield game
        if not reached:
            raise NotReached(f"{verb} did not call the broken {name}")

    return broken


def changing(name: str, make: Make) -> Build:
    """The game with a function of its own."""

    @contextmanager
    def broken(game: AnyGame) -> Iterator[AnyGame]:
        reached: set[bool] = set()
        yield changed(game, **{name: reporting(game.rules, name, make(game), lambda: reached.add(True))})
        if not reached:
            raise NotReached(f"nothing called the broken {name} of {game.key}")

    return broken


# The state that was looked at last


class Peeking:
    """A game whose view leaves the whole state where others can find it."""

    state: Any = None

    def view(self, game: AnyGame) -> Any:
        def seen(state: Any, seat: Any) -> Any:
            self.state = state
            return game.rules.view(state, seat)

        return seen


@contextmanager
def peeking(game: AnyGame, where: Any, name: str, made: Callable[[Peeking], Any]) -> Iterator[AnyGame]:
    peek = Peeking()
    if isinstance(where, Mapping):
        assert name in where, f"{name} could be broken nowhere"
        broken: Any = patch.dict(where, {name: made(peek)})
    else:
        broken = patched(where, name, made(peek))
    with broken:
        yield changed(game, view=peek.view(game))


def drawing_from_the_state(game: AnyGame) -> Any:
    """A face that puts the next card of the pile into its picture."""
    draw = FACES[game.key].picture

    def face(peek: Peeking) -> Any:
        return replace(FACES[game.key], picture=lambda scene: draw(scene) + bytes(peek.state.pile[:1]))

    return peeking(game, FACES.loaded, game.key, face)


def sorted_by_hidden_order(game: AnyGame) -> Any:
    """A panel whose answers are in an order that depends on the pile."""
    order = legal_moves.moves_by_kind

    def by_kind(peek: Peeking) -> Any:
        return lambda moves: order(sorted(moves, key=lambda move: hash((str(move), peek.state.pile))))

    return peeking(game, legal_moves, "moves_by_kind", by_kind)


def foreseeing_the_hand(game: AnyGame) -> Any:
    """What may be asked next is looked for in the match as it lies, not as it may lie."""
    real = ahead.foreseen

    def found(peek: Peeking) -> Any:
        def of_the_state(_: Any, view: Any, seat: Any) -> Any:
            state = peek.state
            return real(changed(game, imagine=lambda view, luck: state), view, seat)

        return of_the_state

    return peeking(game, ahead, "foreseen", found)


@contextmanager
def remembering(game: AnyGame) -> Iterator[AnyGame]:
    """Deals that deal what was there before."""
    peek = Peeking()
    with patch.dict(HIDDEN, {game.key: lambda state, seat, luck: state}):
        yield changed(game, view=peek.view(game), imagine=lambda view, luck: peek.state)


# Functions of a game


def all_drawn(game: AnyGame) -> Any:
    """A view that shows what others have drawn."""

    def view(state: Any, seat: Any) -> Any:
        drawn = tuple(card for cards in state.drawn for card in cards)
        return replace(game.rules.view(state, seat), drawn=drawn)

    return view


def hurried(game: AnyGame) -> Any:
    """Players who cannot defend are asked as if it were their turn, which gives another time."""

    def few(ask: Any) -> bool:
        return ask.topic == "defend" and len({option.kind for option in ask.options}) == 1

    def asks(state: Any) -> Any:
        return tuple(replace(ask, topic="act") if few(ask) else ask for ask in game.rules.asks(state))

    return asks


def conceding(game: AnyGame) -> Any:
    """Players who cannot defend concede at once."""

    def play(state: Any, seat: Any, move: Any, luck: Any) -> Any:
        step = game.rules.play(state, seat, move, luck)
        for ask in game.rules.asks(step.state):
            if ask.topic == "defend" and all(option.kind == "stand" for option in ask.options):
                further = game.rules.play(step.state, ask.seat, ask.options[0], luck)
                return replace(further, events=step.events + further.events)
        return step

    return play


# Functions of the bot


def naming_cards(game: AnyGame) -> Any:
    """A refusal that says what somebody else might answer."""
    words = errors._key_and_facts

    def told(trouble: BaseException) -> Any:
        facts = words(trouble)[1]
        return ("error-illegal-move", {"move": "?", "allowed": str(getattr(trouble, "allowed", facts))})

    return told


def everybodys_secrets(game: AnyGame) -> Any:
    """A log that reminds its reader of what others have chosen."""
    line = watching.log_line
    return lambda history, told, reader, say: line(history, told, told.seat if told.seat is not None else reader, say)


def always_private(game: AnyGame) -> Any:
    """Every message is taken for one that only its reader sees."""
    return lambda interaction: True


def hands_for_all(game: AnyGame) -> Any:
    """Everybody may see the hands."""

    async def hands_open(dojo: Any, table: Any, user: int) -> bool:
        return True

    return hands_open


Search = Callable[..., Found]


@dataclass(frozen=True)
class Control:
    """With no outputs, nothing may be found to be dealt anew."""

    what: str
    game: str
    build: Build
    search: Search
    size: int
    outputs: tuple[str, ...]
    short: bool = True  # part of the short form

    @property
    def quick(self) -> bool:
        return self.search in {search_positions, search_automatic, search_histories}

    def caught(self) -> bool:
        with self.build(GAMES[self.game]) as game:
            found = self.search(game, f"broken: {self.what}", self.size, frozenset(self.outputs))
        return bool(set(self.outputs) & set(found.leaks)) if self.outputs else not found.new


def caught(what: str) -> bool:
    return next(each for each in CONTROLS if each.what == what).caught()


CONTROLS: Final = (
    Control("a view that shows what others drew", "kendo", changing("view", all_drawn), search_positions, 160,
            ("view",)),
    Control("a face that draws from the state", "regroup", drawing_from_the_state, search_positions, 160,
            ("board.png", "hand.png")),
    Control("a panel sorted by a hidden order", "kengo", sorted_by_hidden_order, search_positions, 160,
            ("panel",)),
    Control("a refusal that names cards", "kengo", patching(errors, "_key_and_facts", naming_cards),
            search_positions, 160, ("refusals",)),
    Control("less time for some hands", "karenza", changing("asks", hurried), search_positions, 160,
            ("timing",)),
    Control("a concession that comes at once", "karenza", changing("play", conceding), search_automatic, 1000,
            ("automatic",)),
    Control("a log that tells secrets of others", "kendo", patching(watching, "log_line",
            everybodys_secrets), search_histories, 25, ("log",)),
    Control("plans that know the hands of others", "kengo", foreseeing_the_hand, search_positions, 160,
            ("foreseen",)),
    Control("a deal that deals nothing anew", "karenza", remembering, search_positions, 20, ()),
    Control("a hand that takes the place of a public card", "kengo",
            patching(controls, "is_private", always_private), click_openly, 1,
            ("openly again", "openly undo", "openly weigh")),
    Control("hands shown to strangers though their server keeps them", "karenza",
            patching_cog("export", "hands_open", hands_for_all), click_afterwards, 1, ("afterwards export",),
            short=False),
    Control("an error in its own words in the log", "kendo", patching(log_format, "story", lambda game: repr),
            search_logs, 1, ("log lines",)),
)  # fmt: skip
