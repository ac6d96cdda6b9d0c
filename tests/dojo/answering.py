"""A process that answers whatever is asked in all given matches, and says each answer aloud once it was acknowledged.

python -m tests.dojo.answering URL SEED MATCH...
"""

import asyncio
import sys
from random import Random

from engine.core import RuleError
from storage.store import Store
from tests.dojo.hall import Clock, Hall


async def answer_all(url, dice, matches):
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        say("open")
        sys.stdin.readline()  # until all who take part are there
        await asyncio.gather(*(play(hall, dice, matches[start::4]) for start in range(4)))


async def play(hall, dice, matches):
    """A few at a time, so that a kill finds some of them in the middle of being written."""
    for id in matches:
        while (table := await hall.referee.table(id)).asks():
            await answer(hall, dice, table)


async def answer(hall, dice, table):
    ask = dice.choice(table.asks())
    text = str(dice.choice(ask.options))
    try:
        after = await hall.referee.answer(table.id, table.players[ask.seat].id, table.opened(ask.seat), text)
    except RuleError:
        return  # somebody else was faster
    say(f"{table.id} {after.match.ply} {ask.seat} {text}")


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    url, seed, *ids = sys.argv[1:]
    asyncio.run(answer_all(url, Random(seed), ids))
