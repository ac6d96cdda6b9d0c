"""PostgreSQL: there is a failpoint before each statement, and three around each commit.

The bot polls in transactions of their own. One that found nothing to do changes nothing, so it has no failpoints.
"""

import asyncio
from functools import partial
from typing import Any, Final

import asyncpg

from storage import adapters
from tests.proofs.shared.failpoints import Failpoints
from tests.proofs.shared.failpoints.names import HEARTBEATS, POLLS, Names

BEGIN: Final = "BEGIN;"
ENDS: Final = {"COMMIT;": "commit", "ROLLBACK;": "rollback"}
NOTHING: Final = "INSERT 0 0"  # the server's answer to a claim when there was nothing to claim


class Counted(asyncpg.Connection):  # type: ignore[misc]
    failpoints: Failpoints
    names: Names
    idle = True  # this transaction has only polled so far

    async def execute(self, sql: str, *facts: Any, **how: Any) -> str:
        running = super().execute(sql, *facts, **how)
        if sql in ENDS:
            return await self._end(ENDS[sql], running)
        if sql.startswith(BEGIN):
            self.idle = sql == BEGIN
            if not self.idle:
                self.failpoints.point("before the match is locked")
        elif self.names[sql] == "lease_notices":  # only its answer tells whether it was a mere poll
            answer: str = await running
            if answer != NOTHING:
                self._before("what is claimed is known")
            return answer
        else:
            self._before(self.names[sql])
        done: str = await running
        return done

    async def _end(self, name: str, running: Any) -> str:
        """A commit that was sent but not yet answered is a point as well: it may hold or not."""
        if self.idle:
            done: str = await running
            return done
        self.failpoints.point(f"before {name}")
        sent = asyncio.ensure_future(running)
        await asyncio.sleep(0)
        self.failpoints.point(f"while {name} is under way")
        done = await sent
        self.failpoints.point(f"after {name}")
        return done

    def _before(self, name: str) -> None:
        if name not in POLLS and name not in HEARTBEATS:
            self.idle = False
            self.failpoints.point(f"before {name}")


def _counted(method: str) -> Any:
    async def call(self: Counted, sql: str, *facts: Any, **how: Any) -> Any:
        self._before(self.names[sql])
        return await getattr(super(Counted, self), method)(sql, *facts, **how)

    return call


for method in ("executemany", "fetch", "fetchrow", "fetchval"):
    setattr(Counted, method, _counted(method))


def count_postgres(failpoints: Failpoints) -> None:
    """From now on every connection of a pool is counted."""
    Counted.failpoints, Counted.names = failpoints, Names(adapters.Postgres)
    asyncpg.create_pool = partial(asyncpg.create_pool, connection_class=Counted)
