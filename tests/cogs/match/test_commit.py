"""A player is answered, and anybody else told, of what is written down: never before the commit of the move."""

import asyncio

from cogs.client import Hikyaku
from cogs.interactions.controls import VERBS, Click
from cogs.notify import kinds
from cogs.notify.courier import Courier
from faces.translation import speaker
from storage.sqlite.transaction import Transaction
from tests.cogs.clicks import clicked


async def told_until_the_commit(dojo, hall, monkeypatch, *, hasty):
    """What was said to the player and sent to anybody while the commit of their move waited, and in the end.

    `hasty`: the store doesn't wait for it.
    """
    table, sent = await hall.match(game="kaito", pace="live"), []
    [seat] = table.asked
    await hall.told()

    async def deliver(delivery):
        sent.append(delivery.notice.kind)

    reached, door, commit = asyncio.Event(), asyncio.Event(), Transaction.commit

    async def paused(transaction):
        reached.set()
        await door.wait()
        await commit(transaction)

    async def put_off(transaction):
        late.append(asyncio.create_task(paused(transaction)))

    late = []
    monkeypatch.setattr(kinds, "KINDS", dict.fromkeys(kinds.KINDS, kinds.Kind(deliver)))
    bot = Hikyaku(dojo)
    bot.connected.set()
    async with bot:
        courier = Courier(bot)
        await courier.cog_load()
        interaction = clicked(dojo, table.players[seat].id)
        move = Click(interaction, dojo, speaker("en"), table.id, f"{table.opened(seat)}/{table.asks()[0].options[0]}")
        monkeypatch.setattr(Transaction, "commit", put_off if hasty else paused)
        click = asyncio.create_task(VERBS["answer"](move))
        await reached.wait()
        await asyncio.sleep(0.3)
        before = [said for said in interaction.response.told if said], [*sent]
        monkeypatch.setattr(Transaction, "commit", commit)
        door.set()
        await asyncio.gather(*late, return_exceptions=True)
        await asyncio.gather(click, return_exceptions=True)
        async with asyncio.timeout(30):
            while not (sent or hasty):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await courier.cog_unload()
    return before, interaction.response.told, sent


async def test_nothing_is_said_or_sent_before_a_move_is_committed(dojo, hall, monkeypatch):
    before, said, sent = await told_until_the_commit(dojo, hall, monkeypatch, hasty=False)
    assert (before, bool(said), sent[:1]) == (([], []), True, ["board"])


async def test_a_store_that_answers_before_the_commit_is_found_out(dojo, hall, monkeypatch):
    before, *_ = await told_until_the_commit(dojo, hall, monkeypatch, hasty=True)
    assert before != ([], [])
