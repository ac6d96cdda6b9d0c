"""The composition root: builds every use case once, around one store."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Self

from dojo.computer.coach import Coach
from dojo.computer.moves import ComputerMoves
from dojo.computer.planner import Planner
from dojo.computer.pool import WorkerPool
from dojo.computer.puzzle_search import PuzzleSearch
from dojo.computer.teacher import Teacher
from dojo.lobby.lobbies import Lobbies
from dojo.match.agreements import Agreements
from dojo.match.deadlines import Deadlines, Part
from dojo.match.held_moves import HOLD_SECONDS, HeldMoves
from dojo.match.history import Archive
from dojo.match.messages import Messages
from dojo.match.moderation import Moderation
from dojo.match.plans import Plans
from dojo.match.referee import Referee
from dojo.match.substitutes import Substitutes
from dojo.match.time_control import TimeControl
from dojo.ops.leases import Leases
from dojo.ops.metrics import Metrics, NoMetrics
from dojo.ops.stalls import StallDetector
from dojo.outbox import Outbox
from dojo.people.bars import Bars
from dojo.people.blocks import Blocks
from dojo.people.computers import PAUSE_SECONDS, Pause, random_pause
from dojo.people.digests import Digests
from dojo.people.learners import Learners
from dojo.people.people import People
from dojo.people.pings import Pings
from dojo.people.preferences import PreferenceChanges
from dojo.people.puzzles import Puzzles
from dojo.people.reports import Reports
from dojo.people.servers import Servers
from dojo.people.turns import Turns
from dojo.people.vacations import Vacations
from dojo.privacy.erase import Privacy
from dojo.privacy.export import Exports
from dojo.privacy.retention import RETENTION_DAYS, Retention
from dojo.ratings.leaderboard import Leaderboards
from dojo.watching.followers import Followers
from dojo.watching.guesses import Guesses
from engine.core import AnyGame
from storage.store import Store


class Dojo:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        *,
        computer_seconds: float = PAUSE_SECONDS,
        hold_seconds: float = HOLD_SECONDS,
        retention_days: int = RETENTION_DAYS,
        metrics: Metrics | None = None,
        banned: Collection[int] = (),
        reachable: Callable[[], bool] = lambda: True,
        part: Part | None = None,
    ) -> None:
        """`now`: milliseconds since 1970, UTC. `computer_seconds`: how long a computer seems to think.

        `hold_seconds`: how long a move can be undone. `banned`: who may not use the bot.
        `retention_days`: how long finished matches are kept; 0: for ever. `reachable`: whether people's clicks arrive.
        """
        pause = random_pause(computer_seconds)
        self.now, self.reachable = now, reachable
        self.metrics = metrics or NoMetrics()
        store.write_health.listeners.append(self.metrics.wrote)
        self.leases = Leases(store, now)
        self.workers = WorkerPool()
        self.outbox = Outbox(store, now, self.leases)
        self._people(store, now)
        self.bars = Bars(store, now, banned)
        self._matches(store, games, now, pause)
        self.deadlines = Deadlines(store, self.time_control, now, self.leases, reachable, part)
        self._background(store, now, hold_seconds)
        self.privacy = Privacy(store, self.lobbies, self.referee, now)
        self.exports = Exports(store, self.referee, now)
        self.retention = Retention(store, now, self.leases, retention_days)

    def _people(self, store: Store, now: Callable[[], int]) -> None:
        self.people = People(store, now)
        self.servers = Servers(store, now)
        self.pings = Pings(store, now)
        self.preferences = PreferenceChanges(store, now)
        self.blocks = Blocks(store)
        self.vacations = Vacations(store, now)
        self.turns = Turns(store)
        self.leaderboards = Leaderboards(store)
        self.digests = Digests(store, now, self.leases)
        self.puzzles = Puzzles(store, now)
        self.learners = Learners(store)
        self.reports = Reports(store, now, self.leases)

    def _matches(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int], pause: Pause) -> None:
        self.lobbies = Lobbies(store, games, now, pause, self.leases)
        self.referee = Referee(store, games, now, pause)
        self.followers = Followers(store)
        self.guesses = Guesses(store, games, now)
        self.messages = Messages(store, self.outbox)
        self.archive = Archive(store, games)
        self.plans = Plans(store, self.referee, Planner(self.workers).foreseen, now)
        self.time_control = TimeControl(store, self.referee, now, pause)
        self.agreements = Agreements(store, self.referee, now, pause)
        self.substitutes = Substitutes(store, self.referee, self.people, now, pause)
        self.moderation = Moderation(store, self.lobbies, self.referee, self.bars, now)

    def _background(self, store: Store, now: Callable[[], int], hold_seconds: float) -> None:
        self.held_moves = HeldMoves(store, self.referee, now, hold_seconds, self.leases)
        workers = self.workers
        self.computer_moves = ComputerMoves(store, self.referee, now, workers, self.leases, self.metrics)
        self.teacher = Teacher(store, workers)
        self.coach = Coach(workers)
        self.puzzle_search = PuzzleSearch(store, self.archive, workers, now, self.leases)
        self.stall_detector = StallDetector(store, now)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """Run the background loops (listed in dojo/ops/loop.py). Deadlines come first: they set the clocks back."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.leases.running())
            await stack.enter_async_context(self.deadlines.running())
            await stack.enter_async_context(self.held_moves.running())
            await stack.enter_async_context(self.computer_moves.running())
            await stack.enter_async_context(self.teacher.running())
            await stack.enter_async_context(self.puzzle_search.running())
            await stack.enter_async_context(self.stall_detector.running())
            await stack.enter_async_context(self.retention.running())
            yield self
