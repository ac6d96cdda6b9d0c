"""All desks of the house in one value: what is asked of the dojo is asked at one of them."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

from dojo.computer.moves import Sparring
from dojo.lobby.lobbies import Lobbies
from dojo.match.agreements import Agreements
from dojo.match.deadlines import Rounds
from dojo.match.held_moves import USUAL as HELD
from dojo.match.held_moves import Holding
from dojo.match.history import Archive
from dojo.match.referee import Referee
from dojo.match.standing_orders import Orders
from dojo.match.substitutes import Substitutes
from dojo.match.time_control import Timekeeper
from dojo.ops.leases import Claims
from dojo.ops.metrics import Tally, Uncounted
from dojo.ops.stalls import Watchman
from dojo.outbox import Newsroom
from dojo.people.blocks import Blocks
from dojo.people.computers import USUAL, Pause, pausing
from dojo.people.digests import Digests
from dojo.people.people import People
from dojo.people.preferences import Wishing
from dojo.people.reports import Reports
from dojo.people.servers import Servers
from dojo.people.turns import Turns
from dojo.people.vacations import Vacations
from dojo.privacy.erase import Privacy
from dojo.privacy.export import Dossiers
from dojo.ratings.leaderboard import Standings
from engine.core import AnyGame
from storage.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    now: Callable[[], int]  # milliseconds since 1970, UTC
    claims: Claims
    people: People
    lobbies: Lobbies
    referee: Referee
    newsroom: Newsroom
    holding: Holding
    turns: Turns
    digests: Digests
    servers: Servers
    archive: Archive
    standings: Standings
    wishing: Wishing
    blocks: Blocks
    reports: Reports
    privacy: Privacy
    dossiers: Dossiers
    sparring: Sparring
    timekeeper: Timekeeper
    vacations: Vacations
    rounds: Rounds
    agreements: Agreements
    substitutes: Substitutes
    orders: Orders
    watchman: Watchman
    tally: Tally

    @classmethod
    def on(
        cls,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        *,
        computer_seconds: float = USUAL,
        hold_seconds: float = HELD,
        tally: Tally | None = None,
    ) -> Self:
        """`computer_seconds`: how long a computer seems to think; `hold_seconds`: how long an answer can be undone."""
        pause, claims = pausing(computer_seconds), Claims(store, now)
        lobbies, referee = Lobbies(store, games, now, pause, claims), Referee(store, games, now, pause)
        return cls(
            now=now,
            claims=claims,
            lobbies=lobbies,
            referee=referee,
            newsroom=Newsroom(store, now, claims),
            **_records(store, games),
            **_answers(store, referee, now, claims, hold_seconds, tally or Uncounted()),
            **_clocks(store, referee, now, pause, claims),
            **_letters(store, now, claims),
            **_people(store, lobbies, referee, now, pause),
        )

    @asynccontextmanager
    async def awake(self) -> AsyncIterator[Self]:
        """While whatever happens by the clock does happen; the rounds first, which put back the clocks."""
        async with AsyncExitStack() as walks:
            for walk in (self.claims, self.rounds, self.holding, self.orders, self.sparring, self.watchman):
                await walks.enter_async_context(walk)
            yield self


def _records(store: Store, games: Mapping[str, AnyGame]) -> dict[str, Any]:
    return {"turns": Turns(store), "archive": Archive(store, games), "standings": Standings(store)}


def _answers(
    store: Store, referee: Referee, now: Callable[[], int], claims: Claims, hold_seconds: float, tally: Tally
) -> dict[str, Any]:
    store.pulse.listeners.append(tally.wrote)
    return {
        "holding": Holding(store, referee, now, hold_seconds, claims),
        "orders": Orders(store, referee, now, claims=claims),
        "sparring": Sparring(store, referee, now, claims=claims, tally=tally),
        "watchman": Watchman(store, now),
        "tally": tally,
    }


def _clocks(store: Store, referee: Referee, now: Callable[[], int], pause: Pause, claims: Claims) -> dict[str, Any]:
    timekeeper = Timekeeper(store, referee, now, pause)
    rounds = Rounds(store, timekeeper, now, claims)
    return {"timekeeper": timekeeper, "vacations": Vacations(store, now), "rounds": rounds}


def _letters(store: Store, now: Callable[[], int], claims: Claims) -> dict[str, Any]:
    return {"digests": Digests(store, now, claims), "reports": Reports(store, now, claims)}


def _people(store: Store, lobbies: Lobbies, referee: Referee, now: Callable[[], int], pause: Pause) -> dict[str, Any]:
    people = People(store, now)
    return {
        "people": people,
        "agreements": Agreements(store, referee, now),
        "substitutes": Substitutes(store, referee, people, now, pause),
        "servers": Servers(store, now),
        "wishing": Wishing(store, now),
        "blocks": Blocks(store),
        "privacy": Privacy(store, lobbies, referee, now),
        "dossiers": Dossiers(store, referee, now),
    }
