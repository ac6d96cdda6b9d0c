"""Everybody the tests need: a clock, four people, and the dojo's desks around one store."""

from dojo.lobby.lobbies import Lobbies
from dojo.match.deadlines import Deadlines
from dojo.match.history import Archive
from dojo.match.messages import Messages
from dojo.match.referee import Referee
from dojo.match.time_control import TimeControl
from dojo.outbox import Outbox
from dojo.people.people import People, Player
from dojo.people.turns import Turns
from dojo.people.vacations import Vacations
from engine.player.ahead import foreseen
from tests.engine.toys import FINGERS

AIKO, BRUNO, CHLOE, DAI = (
    Player(2**62 + number, name, click=2**60 + number) for number, name in enumerate(("Aiko", "Bruno", "Chloe", "Dai"))
)
NOON = 1_700_000_000_000


def called(level):
    return lambda number: f"{level.title()} {number}"


class Clock:
    def __init__(self):
        self.at = NOON

    def __call__(self):
        return self.at


class Hall:
    def __init__(self, store, clock, games=None, pause=lambda: 0):
        self.store = store
        self.clock = clock
        games = games or {"morra": FINGERS}
        self.people = People(store, clock)
        self.lobbies = Lobbies(store, games, clock, pause)
        self.referee = Referee(store, games, clock, pause)
        self.archive = Archive(store, games)
        self.messages = Messages(store, Outbox(store, clock))
        self.turns = Turns(store)
        self.outbox = Outbox(store, clock)
        self.time_control = TimeControl(store, self.referee, clock, pause)
        self.vacations = Vacations(store, clock)
        self.deadlines = Deadlines(store, self.time_control, clock)

    async def lobby(self, *guests, game="morra", **terms):
        """A lobby opened by the first of them, which the others have joined."""
        where = {"guild": 7, "guild_name": "Dojo", "channel": 8}
        host, *others = guests or (AIKO,)
        lobby = await self.lobbies.open(game=game, host=host, **{**where, **terms})
        for other in others:
            lobby = await self.lobbies.join(lobby.id, other)
        return lobby

    async def agreed(self, lobby):
        """Everybody agrees to the terms as they are now."""
        for player in lobby.undecided:
            lobby = await self.lobbies.agree(lobby.id, player.id, lobby.terms_code)
        return lobby

    async def against(self, *levels, host=AIKO, **terms):
        """A match of one of us and computers of these levels, sitting in this order; its table."""
        lobby = await self.lobby(host, seats=1 + len(levels), **terms)
        for level in levels:
            lobby = await self.lobbies.add_computer(lobby.id, host.id, level, called(level))
        await self.lobbies.start(lobby.id, host.id)
        return await self.referee.table(lobby.id)

    async def match(self, *players, **terms):
        """A match that has begun; its table."""
        players = players or (AIKO, BRUNO)
        lobby = await self.lobby(*players, seats=len(players), **terms)
        await self.lobbies.start(lobby.id, lobby.host)
        return await self.referee.table(lobby.id)

    async def moves(self, id, seat):
        """What was answered for a seat, as the player there is told."""
        player = (await self.referee.table(id)).players[seat].id
        return await self.store.read.kept_answers(match_id=id, seat=seat, id=player)

    async def log(self, id):
        """The record of a match, ply by ply."""
        return (await self.archive.history(await self.referee.table(id))).moves

    async def results(self, player):
        return await self.store.read.kept_results(id=player.id, at=-1, key="", most=99)

    async def write(self, sql):
        """Straight into the database, where no desk of the dojo writes that."""
        async with self.store.transaction() as queries:
            await queries._connection.executemany(sql, [()])

    async def quiet(self, player, start, end, zone="UTC"):
        """Their quiet hours, from one full hour to another."""
        await self.people.remember(player.id, player.name, player.locale)
        hours = f"quiet_from = {start * 60}, quiet_to = {end * 60}, zone = '{zone}'"
        await self.write(f"update people set {hours} where id = {player.id}")

    async def after(self, milliseconds, id=None):
        """Time passes, and the rounds are walked; the match's table then."""
        self.clock.at += milliseconds
        await self.deadlines.look()
        return await self.referee.table(id) if id else None

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


async def foresee(table, seat, _):
    """What a worker would find, at once."""
    return foreseen(table.game, table.view(seat), seat)
