"""A PostgreSQL server, every statement to which is a point: before it is sent; a commit is two more.

What walks round by the clock opens a transaction to see whether there is anything to be done. Where nothing was, such
a transaction is no point of an evening: it changes nothing, and comes as often as it likes.
"""

import asyncio
from functools import partial
from typing import Any, Final

import asyncpg

from storage import adapters
from tests.proofs.fate import Fate
from tests.proofs.looks import LOOKS
from tests.proofs.points.names import Names

BEGIN, COMMIT, ROLLBACK = "BEGIN;", "COMMIT;", "ROLLBACK;"  # as asyncpg writes them
LIVING: Final = {"drop_claims", "renew_claim"}  # what says by the clock that this process lives
NOTHING: Final = "INSERT 0 0"  # the server's answer to a claim where nothing was to be had


class Counted(asyncpg.Connection):  # type: ignore[misc]
    """A connection whose statements are points at which the bot may die."""

    fate: Fate
    names: Names
    idle = True  # nothing has been done in this transaction but to look

    async def execute(self, sql: str, *facts: Any, **how: Any) -> str:
        name = self.names[sql]
        if sql == BEGIN:
            self.idle = True
        elif sql == COMMIT:
            return await self.ended("commit", super().execute(sql, *facts, **how))
        elif sql == ROLLBACK:
            return await self.ended("rollback", super().execute(sql, *facts, **how))
        elif name == "claim_news":
            return self.claimed(await super().execute(sql, *facts, **how))
        else:
            self.before(name)
        done: str = await super().execute(sql, *facts, **how)
        return done

    def claimed(self, answer: str) -> str:
        """It is known only afterwards whether it was a look."""
        if answer != NOTHING:
            self.before("what is claimed is known")
        return answer

    async def ended(self, name: str, ending: Any) -> str:
        """A commit that has been sent, and whose answer never came, is a point as well: it may hold or not."""
        if self.idle:
            done: str = await ending
            return done
        self.fate.point(f"before {name}")
        sent = asyncio.ensure_future(ending)
        await asyncio.sleep(0)
        self.fate.point(f"while {name} is under way")
        done = await sent
        self.fate.point(f"after {name}")
        return done

    async def executemany(self, sql: str, facts: Any, **how: Any) -> None:
        self.before(self.names[sql])
        await super().executemany(sql, facts, **how)

    async def fetch(self, sql: str, *facts: Any, **how: Any) -> Any:
        self.before(self.names[sql])
        return await super().fetch(sql, *facts, **how)

    async def fetchrow(self, sql: str, *facts: Any, **how: Any) -> Any:
        self.before(self.names[sql])
        return await super().fetchrow(sql, *facts, **how)

    async def fetchval(self, sql: str, *facts: Any, **how: Any) -> Any:
        self.before(self.names[sql])
        return await super().fetchval(sql, *facts, **how)

    def before(self, name: str) -> None:
        if name not in LOOKS and name not in LIVING:
            self.idle = False
            self.fate.point(f"before {name}")


def server_counted(fate: Fate) -> None:
    """From now on every connection of a pool is counted."""
    Counted.fate, Counted.names = fate, Names(adapters.Postgres)
    asyncpg.create_pool = partial(asyncpg.create_pool, connection_class=Counted)
