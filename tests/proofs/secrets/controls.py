"""The negative controls: which leak has to be found in which broken build, and by which search."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final

from cogs.interactions import errors, responses
from cogs.match import board_and_log
from dojo.table import seat_clocks
from engine import match
from engine.games import GAMES
from tests.proofs.secrets import broken_builds as builds
from tests.proofs.secrets import logs
from tests.proofs.secrets.automatic import search_automatic
from tests.proofs.secrets.broken_builds import Build, changing, patching, patching_cog
from tests.proofs.secrets.clicks import click_afterwards, click_openly
from tests.proofs.secrets.histories import search_histories
from tests.proofs.secrets.search import Found, search_positions

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
    def in_process(self) -> bool:
        return self.search in IN_PROCESS

    def caught(self) -> bool:
        with self.build(GAMES[self.game]) as game:
            found = self.search(game, f"broken: {self.what}", self.size, frozenset(self.outputs))
        return bool(set(self.outputs) & set(found.leaks)) if self.outputs else not found.new


def caught(what: str) -> bool:
    return next(each for each in CONTROLS if each.what == what).caught()


IN_PROCESS: Final = (search_positions, search_automatic, search_histories)
CONTROLS: Final = (
    Control("a view that shows what others drew", "kendo", changing("view", builds.all_drawn), search_positions, 160,
            ("view",)),
    Control("a face that draws from the state", "regroup", builds.drawing_from_the_state, search_positions, 160,
            ("board.png", "hand.png")),
    Control("a panel sorted by a hidden order", "kengo", builds.sorted_by_hidden_order, search_positions, 160,
            ("panel",)),
    Control("a refusal that names cards", "kengo", patching(errors, "_key_and_facts", builds.naming_cards),
            search_positions, 160, ("refusals",)),
    Control("less time for some hands", "karenza", changing("asks", builds.hurried), search_positions, 160,
            ("timing",)),
    Control("a concession that comes at once", "karenza", changing("play", builds.conceding), search_automatic, 1000,
            ("automatic",)),
    Control("a log that tells secrets of others", "kendo", patching(board_and_log, "log_line",
            builds.everybodys_secrets), search_histories, 25, ("log",)),
    Control("a clock that knows the hand", "kengo", patching(seat_clocks, "_clock_when_asked", builds.quick_clocks),
            search_histories, 25, ("clocks",)),
    Control("a question that isn't asked, because the hand has but one answer", "kendo",
            patching(match, "foregone", builds.skipping_what_is_forced), search_positions, 400, ("foregone",)),
    Control("moves at once that know what is drawn", "kendo",
            patching(match, "together", builds.offering_what_is_drawn), search_positions, 400, ("panel",)),
    Control("plans that know the hands of others", "kengo", builds.foreseeing_the_hand, search_positions, 160,
            ("foreseen",)),
    Control("a deal that deals nothing anew", "karenza", builds.remembering, search_positions, 20, ()),
    Control("a hand that takes the place of a public card", "kengo",
            patching(responses, "is_private", builds.always_private), click_openly, 1,
            ("openly again", "openly undo", "openly weigh")),
    Control("hands shown to strangers though their server keeps them", "karenza",
            patching_cog("export", "hands_open", builds.hands_for_all), click_afterwards, 1, ("afterwards export",),
            short=False),
    Control("an error in its own words in the log", "kendo", nullcontext, logs.broken("errors"), 1, ("log lines",)),
    Control("answers in the log", "kengo", nullcontext, logs.broken("answers"), 1, ("log lines",), short=False),
)  # fmt: skip
