"""All desks of the house in one value: what is asked of the dojo is asked at one of them."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

from dojo.agreements import Agreements
from dojo.blocks import Blocks
from dojo.computers import USUAL, Pause, pausing
from dojo.digests import Digests
from dojo.dossier import Dossiers
from dojo.history import Archive
from dojo.holding import USUAL as HELD
from dojo.holding import Holding
from dojo.lobby import Lobbies
from dojo.news import Newsroom
from dojo.orders import Orders
from dojo.people import People
from dojo.privacy import Privacy
from dojo.referee import Referee
from dojo.reports import Reports
from dojo.rounds import Rounds
from dojo.servers import Servers
from dojo.sparring import Sparring
from dojo.standings import Standings
from dojo.timekeeper import Timekeeper
from dojo.turns import Turns
from dojo.vacations import Vacations
from dojo.wishing import Wishing
from engine.core import AnyGame
from storage.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    now: Callable[[], int]  # milliseconds since 1970, UTC
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
    orders: Orders

    @classmethod
    def on(
        cls,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        *,
        computer_seconds: float = USUAL,
        hold_seconds: float = HELD,
    ) -> Self:
        """`computer_seconds`: how long a computer seems to think; `hold_seconds`: how long an answer can be undone."""
        pause = pausing(computer_seconds)
        lobbies, referee = Lobbies(store, games, now, pause), Referee(store, games, now, pause)
        return cls(
            now=now,
            lobbies=lobbies,
            referee=referee,
            newsroom=Newsroom(store, now),
            holding=Holding(store, referee, now, hold_seconds),
            orders=Orders(store, referee, now),
            turns=Turns(store),
            archive=Archive(store, games),
            sparring=Sparring(store, referee, now),
            **_clocks(store, referee, now, pause),
            **_people(store, lobbies, referee, now, pause),
        )

    @asynccontextmanager
    async def awake(self) -> AsyncIterator[Self]:
        """While whatever happens by the clock does happen."""
        async with AsyncExitStack() as walks:
            for walk in (self.holding, self.orders, self.sparring, self.rounds):
                await walks.enter_async_context(walk)
            yield self


def _clocks(store: Store, referee: Referee, now: Callable[[], int], pause: Pause) -> dict[str, Any]:
    timekeeper = Timekeeper(store, referee, now, pause)
    return {"timekeeper": timekeeper, "vacations": Vacations(store, now), "rounds": Rounds(store, timekeeper, now)}


def _people(store: Store, lobbies: Lobbies, referee: Referee, now: Callable[[], int], pause: Pause) -> dict[str, Any]:
    people = People(store)
    return {
        "people": people,
        "agreements": Agreements(store, referee, people, now, pause),
        "servers": Servers(store, now),
        "digests": Digests(store, now),
        "standings": Standings(store),
        "wishing": Wishing(store, now),
        "blocks": Blocks(store),
        "reports": Reports(store, now),
        "privacy": Privacy(store, lobbies, referee),
        "dossiers": Dossiers(store, referee, now),
    }
