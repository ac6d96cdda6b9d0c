"""The dojo as tests use it: all use cases around one store, a clock that stands still, four people, and Morra."""

import asyncio
import json
from pathlib import Path

import jsonschema
import pytest

from dojo.dojo import Dojo
from dojo.people.people import Player
from engine.games import GAMES
from engine.player.ahead import foreseen
from tests.engine.toys import FINGERS

AIKO, BRUNO, CHLOE, DAI = PEOPLE = tuple(
    Player(2**62 + number, name, click=2**60 + number) for number, name in enumerate(("Aiko", "Bruno", "Chloe", "Dai"))
)
NOON = 1_700_000_000_000
ALL = {**GAMES, "morra": FINGERS}
LONG = {"rounds": "3"}  # of Morra
WHERE = {"guild": 7, "guild_name": "Dojo", "channel": 8}
SCHEMA = json.loads((Path(__file__).parents[2] / "docs/export.schema.json").read_text("utf-8"))


def called(level):
    return lambda number: f"{level.title()} {number}"


def former(language, number):
    return f"Former player {number}" if number > 1 else "Former player"


async def refused(kind, action):
    """The error with which this is refused."""
    with pytest.raises(kind) as refusal:
        await action
    return refusal.value


async def until(look):
    """What is seen as soon as something is."""
    async with asyncio.timeout(30):
        while not (seen := await look()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return seen


async def foresee(table, seat, _):
    """What a worker would find, at once."""
    return foreseen(table.game, table.view(seat), seat)


class Clock:
    def __init__(self):
        self.at = NOON

    def __call__(self):
        return self.at


class Hall(Dojo):
    def __init__(self, store, clock, games=ALL, pause=lambda: 0, **settings):
        super().__init__(store, games, clock, **settings)
        self.store, self.clock = store, clock
        for desk in (self.lobbies, self.referee, self.time_control, self.agreements, self.substitutes):
            desk._pause = pause
        self.plans._foresee = foresee

    # Beginning

    async def lobby(self, *guests, game="morra", **terms):
        """A lobby opened by the first of them, which the others have joined."""
        host, *others = guests or (AIKO,)
        lobby = await self.lobbies.open(game=game, host=host, **{**WHERE, **terms})
        for other in others:
            lobby = await self.lobbies.join(lobby.id, other)
        return lobby

    async def agreed(self, lobby):
        """Everybody agrees to the terms as they are now."""
        for player in lobby.undecided:
            lobby = await self.lobbies.agree(lobby.id, player.id, lobby.terms_code)
        return lobby

    async def begun(self, lobby):
        """The table of the lobby's match, which its host starts."""
        await self.lobbies.start(lobby.id, lobby.host)
        return await self.referee.table(lobby.id)

    async def computers(self, lobby, *levels):
        """The host lets computers of these levels in."""
        for level in levels:
            lobby = await self.lobbies.add_computer(lobby.id, lobby.host, level, called(level))
        return lobby

    async def against(self, *levels, host=AIKO, **terms):
        """A match of one of us and computers of these levels, sitting in this order; its table."""
        return await self.begun(await self.computers(await self.lobby(host, seats=1 + len(levels), **terms), *levels))

    async def practice(self, host=AIKO, level="novice", **terms):
        """A lobby for practice, which has not begun."""
        request = {"game": "morra", **WHERE, **terms}
        return await self.lobbies.practise(host=host, level=level, namer=called(level), **request)

    async def match(self, *players, **terms):
        """A match that has begun; its table."""
        players = players or (AIKO, BRUNO)
        return await self.begun(await self.lobby(*players, seats=len(players), **terms))

    # Going on

    async def show(self, table, *players, move="show 1", hand="player"):
        """Each of these makes a move; the table then."""
        for player in players:
            table = await self.referee.answer(table.id, player.id, None, move, hand)
        return table

    async def move(self, table, luck=None, seat=None):
        """Somebody who is asked makes a move, the first there is or any."""
        asks = [ask for ask in table.asks() if seat in (None, ask.seat)]
        ask = luck.choice(asks) if luck else asks[0]
        text = str(luck.choice(ask.options) if luck else ask.options[0])
        return await self.referee.answer(table.id, table.players[ask.seat].id, table.opened(ask.seat), text)

    async def moved(self, table, luck=None, most=10_000):
        """The table after so many moves, or at its end."""
        for _ in range(most):
            if not table.asks():
                break
            table = await self.move(table, luck)
        return table

    async def over(self, *players, loser=0, **terms):
        """A match that one of them has given up; its table."""
        table = await self.match(*players, **terms)
        return await self.referee.resign(table.id, table.players[loser].id)

    async def hand_over(self, table, seat, player):
        """The player there asks a substitute, who comes."""
        await self.substitutes.offer(table.id, table.players[seat].id, player)
        return await self.substitutes.take(table.id, seat, player)

    async def after(self, milliseconds, id=None):
        """Time passes, and the rounds are walked; the match's table then."""
        self.clock.at += milliseconds
        await self.deadlines.look()
        return await self.referee.table(id) if id else None

    # Looking

    async def moves(self, id, seat):
        """What was answered for a seat, as the player there is told."""
        player = (await self.referee.table(id)).players[seat].id
        return await self.store.read.kept_answers(match_id=id, seat=seat, id=player)

    async def log(self, id):
        """The record of a match, ply by ply."""
        return (await self.archive.history(await self.referee.table(id))).moves

    async def results(self, player):
        return await self.store.read.kept_results(id=player.id, at=-1, key="", most=99)

    async def told(self):
        """Deliver all that is due; what it was."""
        delivered = []
        while notice := await self.outbox.due():
            for each in notice:
                delivered.append(each)
                await self.outbox.done(each)
        return delivered

    async def heard(self):
        return [(notice.kind, notice.seat) for notice in await self.told()]

    async def parts(self, player, **limit):
        """Each part of an export, which is what the schema says."""
        found = [json.loads(text) async for text in self.exports.parts(player.id, **limit)]
        for part in found:
            jsonschema.validate(part, SCHEMA)
        return found

    async def exported(self, player):
        """An export as a person puts it together again: the lists of its parts, joined."""
        first, *others = await self.parts(player)
        for part in others:
            for name, value in part.items():
                if isinstance(value, list):
                    first[name] += value
        return first

    # What no use case writes

    async def write(self, sql):
        async with self.store.transaction() as queries:
            await queries._connection.executemany(sql, [()])

    async def quiet(self, player, start, end, zone="UTC"):
        """Their quiet hours, from one full hour to another."""
        await self.people.remember(player.id, player.name, player.locale)
        hours = f"quiet_from = {start * 60}, quiet_to = {end * 60}, zone = '{zone}'"
        await self.write(f"update people set {hours} where id = {player.id}")
