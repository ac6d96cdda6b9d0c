"""`python -m tests.golden` keeps states of today's rules and a database of today's schema, to hold tomorrow's to them.

A file that is there is never written again, for what has been released must go on loading; before the first release,
delete a file to have it made again.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random

from dojo.match.messages import Places
from dojo.people.servers import Server
from dojo.watching.guesses import question
from engine import codec, match
from engine.games import GAMES
from engine.record import Record, extended, replay
from engine.values import replace
from storage.sqlite.backup import back_up
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, PEOPLE, Clock, Hall, former
from tests.engine import laws

HERE = Path(__file__).parent
DAY = 86_400_000
PACES = ("daily", "relaxed", "brisk", "live", "friendly")
EMI = replace(DAI, id=DAI.id + 1, name="Emi")


def golden(game, seats, options, seed):
    """A record that starts a third into a random match and goes on to the end, and what came of it."""
    line = laws.a_match(game, seats, options, seed)
    position = codec.plain(line.plies[len(line.plies) // 3].before.state)
    whole = line.record(game).model_copy(update={"seed": seed, "position": position, "moves": ()})
    record, state = played_out(game, Record(**whole.model_dump()), Random(seed))
    return {"record": record.model_dump(mode="json"), "outcome": codec.plain(game.rules.outcome(state))}


def orders(game):
    """Seats, options and a seed for each case, the first with all options as they are when nobody chooses.

    Any two values of two options meet in one of them, and every number of seats is there.
    """
    chosen = [match.chosen(game, game.seats[0], {}), *laws.combos(game)]
    for at, options in enumerate(chosen):
        seats = [number for number in game.seats if laws.playable(game, options, number)]
        yield seats[at % len(seats)], options, f"golden {at}"


def played_out(game, record, dice):
    now = replay(record).match
    while asks := game.rules.asks(now.state):
        ask = dice.choice(asks)
        move = dice.choice(ask.options)
        now, _ = match.answer(game, now, ask.seat, move)
        record = extended(record, (ask.seat, str(move)))
    return record, now.state


async def furnished(to):
    """A hall as people leave it in the evening: matches of every game, running and over, and something in every table.

    Written to a folder of its own first: what is kept is one file, with no log beside it.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hikyaku.db"
        async with await Store.open(str(path)) as store:
            await store.require_kind("real")
            hall, luck = Hall(store, Clock(), GAMES), Random("evening")
            await hall.deadlines.wake()
            for player in (*PEOPLE, EMI):
                await hall.people.remember(player.id, player.name, player.locale)
            for game in GAMES.values():
                await games(hall, game, luck)
            await habits(hall, luck)
            await watched(hall, luck)
            await one_of_each(hall, await hall.match(AIKO, CHLOE, game="kaito", pace="relaxed"))
            back_up(path, to)
    to.chmod(0o644)


async def games(hall, game, luck):
    """Of each game: one in the middle, one by other rules, one that was given up, one that has ended, and practice."""
    first, *others = laws.combos(game)
    options = next(each for each in [*others[::-1], first] if laws.playable(game, each, 2))
    seats = game.seats[-1]
    await hall.moved(await hall.match(*PEOPLE[:seats], game=game.key, pace=luck.choice(PACES)), luck, 7)
    for players, most in (((BRUNO, AIKO), 5), ((AIKO, CHLOE), 10_000), ((BRUNO, CHLOE), 9)):
        table = await hall.match(*players, game=game.key, options=options, pace=luck.choice(PACES))
        await hall.messages.delivered(table.id, Places(thread=hall.clock.at, card=hall.clock.at + 1), [])
        table = await hall.moved(table, luck, most)
        hall.clock.at += 60_000
    if table.status == "playing":
        await hall.referee.resign(table.id, CHLOE.id)
    await hall.against("student", game=game.key, pace="friendly")


async def habits(hall, luck):
    """Lobbies, an answer set ahead, an offer, notes, and a seat that has changed hands; who wishes what."""
    await hall.lobby(CHLOE, DAI, game="kengo")
    await hall.lobby(BRUNO, game="kengo", invited=DAI.id)
    await hall.lobbies.leave((await hall.lobby(DAI, game="kengo")).id, DAI.id)
    await hall.lobbies.rematch((await hall.over(AIKO, BRUNO, game="kengo")).id, BRUNO)
    await hall.over(EMI, AIKO, game="kengo")
    pair = await hall.moved(await hall.match(AIKO, BRUNO, game="kengo", pace="relaxed"), luck, 4)
    plan = GAMES["kengo"].pacing.general_plans[0]
    await hall.plans.plan(pair.id, AIKO.id, plan.topic, plan.key)
    await hall.agreements.note_down(pair.id, AIKO.id, "He likes to parry.")
    await hall.agreements.draw(pair.id, BRUNO.id)
    await hall.substitutes.offer(pair.id, AIKO.id, DAI)
    await hall.hand_over(await hall.match(BRUNO, CHLOE, game="kaito"), 1, DAI)
    for player, name, value in ((AIKO, "from", "1320"), (AIKO, "text_first", "1"), (CHLOE, "notices", "digest")):
        await hall.preferences.change(player.id, name, value)


async def watched(hall, luck):
    """Somebody follows a match and has guessed two moves of it, of which one is made; who waits has planned ahead."""
    table = await hall.moved(await hall.match(AIKO, BRUNO, game="kaito"), luck, 2)
    await hall.followers.follow(table, CHLOE, "end")
    for most in (1, 0):
        asked = question(table)
        await hall.guesses.lock_in(table.id, CHLOE, table.guild, asked.opened, asked.choices[0])
        table = await hall.moved(table, luck, most)
    waits = table.players[1 - table.asked[0]].id
    foreseen = (await hall.plans.outlook(table.id, waits)).questions[0]
    await hall.plans.plan(table.id, waits, foreseen.key, str(foreseen.ask.options[0]))


async def one_of_each(hall, table):
    """What is left to fill every table. The teacher found nothing: what it finds depends on the player of the day."""
    ask, puzzles = table.asks()[0], hall.puzzles
    await hall.held_moves.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    await hall.servers.set_up(Server(7, most=100, pace="brisk", locale="en", log_channel=5), "Dojo")
    await hall.bars.bar(7, AIKO.id + 99, "spam")
    await hall.blocks.block(DAI.id, AIKO.id)
    await hall.reports.write(CHLOE.id, "A word that should not have fallen.", guild=7, match=table.id)
    await hall.learners.reach(AIKO, "kengo", 2)
    await puzzles.answer(AIKO, 7, puzzles.today, str((await puzzles.of(puzzles.today)).best))
    await puzzles.give(AIKO, gives=True)
    [over, *_] = await hall.archive.finished(CHLOE.id)
    seat = (await hall.referee.table(over.id)).seat_of(CHLOE.id)
    async with hall.store.transaction() as queries:
        await queries.keep_moments(match_id=over.id, seat=seat, person=CHLOE.id, moments="[]")
        await queries.keep_puzzle(day=1, match_id=None, game="kaito", puzzle="{}")
    await hall.vacations.begin(DAI.id, hall.clock.at + 3 * DAY)
    await hall.deadlines.look()
    await hall.privacy.forget(EMI.id, former)


def main():
    for key, game in GAMES.items():
        path = HERE / f"{key}-v{game.version}.json"
        if not path.exists():
            cases = ",\n".join(json.dumps(golden(game, *order)) for order in orders(game))
            path.write_text(f"[\n{cases}\n]\n", encoding="utf-8")
            sys.stdout.write(f"wrote {path.name}\n")
    hall = HERE / "hall.db"
    if not hall.exists():
        asyncio.run(furnished(hall))
        sys.stdout.write(f"wrote {hall.name}\n")


if __name__ == "__main__":
    main()
