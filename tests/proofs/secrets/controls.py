"""The negative controls: in which broken build which leak has to be found, and by which search."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

from cogs.history import replay
from cogs.interactions import errors as refusals
from cogs.interactions import responses as pressed
from cogs.match import board_and_log as looking
from dojo.table import seat_clocks as clockwork
from engine.core import AnyGame
from engine.games import GAMES
from tests.proofs.secrets.alone import hastened
from tests.proofs.secrets.broken import (
    all_drawn,
    anywhere,
    changed,
    conceding,
    drawing_from_the_state,
    everybodys_secrets,
    hurried,
    naming_cards,
    patched,
    quick_clocks,
    remembering,
    sorted_by_hidden_order,
    to_all,
)
from tests.proofs.secrets.logs import broken
from tests.proofs.secrets.past import looked_into
from tests.proofs.secrets.presses import pressed_afterwards, pressed_openly
from tests.proofs.secrets.search import Found, searched

Way = Callable[[AnyGame, str, int], Found]


@dataclass(frozen=True)
class Control:
    """What is broken, how, in which game, and where it has to be found; with no doors, that nothing was dealt anew."""

    what: str
    game: str
    broken: Callable[[AnyGame], Any]  # a context that gives the game as it is then
    way: Way
    size: int
    doors: frozenset[str]
    redacted: bool = True  # does not take long

    def caught(self) -> bool:
        with self.broken(GAMES[self.game]) as game:
            found = self.way(game, f"broken: {self.what}", self.size)
        return bool(self.doors & set(found.leaks)) if self.doors else not found.new


def caught(what: str) -> bool:
    return next(each for each in CONTROLS if each.what == what).caught()


def as_it_is(game: AnyGame) -> Any:
    """What is broken is broken in another process."""
    return nullcontext(game)


CONTROLS: Final = (
    Control("a view that shows what others drew", "kendo", changed(view=all_drawn), searched, 160, frozenset({"view"})),
    Control(
        "a face that draws from the state", "regroup", drawing_from_the_state, searched, 160,
        frozenset({"board.png", "hand.png"}),
    ),
    Control("a panel sorted by a hidden order", "kengo", sorted_by_hidden_order, searched, 160, frozenset({"panel"})),
    Control(
        "a refusal that names cards", "kengo", patched(refusals, "_key_and_facts", naming_cards), searched, 160,
        frozenset({"refusals"}),
    ),
    Control("less time for some hands", "karenza", changed(asks=hurried), searched, 160, frozenset({"timing"})),
    Control(
        "a concession that comes at once", "karenza", changed(play=conceding), hastened, 1000,
        frozenset({"automatic"}),
    ),
    Control(
        "a log that tells secrets of others", "kendo", patched(looking, "log_line", everybodys_secrets),
        looked_into, 25, frozenset({"log"}),
    ),
    Control(
        "a clock that knows the hand", "kengo", patched(clockwork, "_asked", quick_clocks), looked_into, 25,
        frozenset({"clocks"}),
    ),
    Control("a deal that deals nothing anew", "karenza", remembering, searched, 160, frozenset()),
    Control(
        "a hand that takes the place of a public card", "kengo", patched(pressed, "is_private", anywhere),
        pressed_openly, 1, frozenset({"openly again", "openly undo", "openly weigh"}),
    ),
    Control(
        "hands shown to strangers though their server keeps them", "karenza", patched(replay, "hands_open", to_all),
        pressed_afterwards, 1, frozenset({"afterwards export"}), redacted=False,
    ),
    Control("an error in its own words in the log", "kendo", as_it_is, broken("errors"), 1, frozenset({"log lines"})),
    Control("answers in the log", "kengo", as_it_is, broken("answers"), 1, frozenset({"log lines"}), redacted=False),
)  # fmt: skip
