"""A hall as people leave it in the evening: matches of every game, running and over, and something in every table."""

import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

from dojo.dojo import Dojo
from dojo.match.messages import Places
from dojo.people.people import Player
from dojo.people.servers import Server
from dojo.watching.guesses import question
from engine.games import GAMES
from storage.sqlite.backup import back_up
from storage.store import Store
from tests.dojo.hall import Clock
from tests.engine import laws

DAY = 86_400_000
NAMES = ("Aiko", "Bruno", "Chloe", "Dai", "Emi")
AIKO, BRUNO, CHLOE, DAI, EMI = (Player(10**18 + at, name, locale="en") for at, name in enumerate(NAMES))
DOJO = {"guild": 2 * 10**18, "guild_name": "Dojo", "channel": 2 * 10**18 + 1}
GONE = {"guild": 3 * 10**18, "guild_name": "Gone", "channel": 3 * 10**18 + 1}
PACES = ("daily", "relaxed", "brisk", "live", "friendly")


class Evening:
    def __init__(self, dojo, clock):
        self.dojo, self.clock, self.dice, self.clicks = dojo, clock, Random("evening"), 4 * 10**18

    def come(self, player):
        self.clicks += 4242
        return replace(player, click=self.clicks)

    async def lobby(self, *players, where=DOJO, **terms):
        lobby = await self.dojo.lobbies.open(host=self.come(players[0]), **where, **terms)
        for player in players[1:]:
            self.clock.at += 60_000
            lobby = await self.dojo.lobbies.join(lobby.id, self.come(player))
        return lobby

    async def match(self, *players, plies=0, where=DOJO, **terms):
        lobby = await self.lobby(*players, where=where, seats=len(players), **terms)
        return await self.played(await self.begun(lobby), plies)

    async def begun(self, lobby):
        await self.dojo.lobbies.store_card(lobby.id, self.clicks + 1)
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        await self.dojo.messages.delivered(lobby.id, Places(thread=self.clicks + 1, card=self.clicks + 2), [])
        return await self.dojo.referee.table(lobby.id)

    async def played(self, table, plies):
        """By the asked player, and never with a whole night between two answers."""
        while table.asks() and table.match.ply < plies:
            self.clock.at += self.dice.randrange(20_000)
            ask = self.dice.choice(table.asks())
            person = table.players[ask.seat].id
            table = await self.dojo.referee.answer(table.id, person, None, str(self.dice.choice(ask.options)))
        return table


async def furnished(to):
    """Written to a folder of its own first: what is kept is one file, with no log beside it."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hikyaku.db"
        async with await Store.open(str(path)) as store:
            await store.require_kind("real")
            evening = Evening(Dojo(store, GAMES, clock, computer_seconds=0), clock)
            await settled(evening.dojo)
            for at, game in enumerate(GAMES.values()):
                await games(evening, at, game)
            await lobbies(evening)
            await habits(evening, clock)
            await looked_closer(evening, store)
            await watched(evening)
            await planned(evening)
            await given(store)
            back_up(path, to)
    to.chmod(0o644)


async def settled(dojo):
    """Who they are, and what they and the moderators wish."""
    await dojo.deadlines.wake()
    for player in (AIKO, BRUNO, CHLOE, DAI, EMI):
        await dojo.people.remember(player.id, player.name, player.locale)
    for player, name, value in (
        (AIKO, "from", "1320"), (AIKO, "to", "420"), (AIKO, "zone", "Europe/Berlin"), (AIKO, "text_first", "1"),
        (BRUNO, "notices", "thread"), (BRUNO, "sending", "once"), (CHLOE, "notices", "digest"),
        (DAI, "sending", "confirm"), (DAI, "colour_safe", "1"), (DAI, "notices", "none"),
    ):  # fmt: skip
        await dojo.preferences.change(player.id, name, value)
    await dojo.servers.set_up(Server(DOJO["guild"], most=100, pace="brisk", locale="en", log_channel=5), "Dojo")
    await dojo.servers.joined(GONE["guild"], "Gone")
    await dojo.bars.bar(DOJO["guild"], AIKO.id + 99, "spam")


async def games(evening, at, game):
    """Of each game: one in the middle, one by other rules, one that has ended by them, and one that was given up."""
    first, *others = laws.combos(game)
    seats = game.seats[-1]
    table = (AIKO, BRUNO, CHLOE, DAI)
    pace = PACES[at % len(PACES)]
    await evening.match(*table[:seats], game=game.key, plies=7, pace=pace)
    options = next(each for each in others[::-1] if laws.playable(game, each, 2))
    await evening.match(BRUNO, AIKO, game=game.key, options=options, plies=5 + at, pace=PACES[at - 1])
    short = next(each for each in [*others[::-1], first] if laws.playable(game, each, 2))
    await evening.match(AIKO, CHLOE, game=game.key, options=short, plies=10_000)
    given = await evening.match(BRUNO, CHLOE, game=game.key, plies=9)
    if given.status == "playing":
        await evening.dojo.referee.resign(given.id, CHLOE.id)
    await computers(evening, game)


async def computers(evening, game):
    lobby = await evening.lobby(AIKO, game=game.key, seats=2, pace="friendly")
    evening.clicks += 1
    lobby = await evening.dojo.lobbies.add_computer(lobby.id, AIKO.id, "student", str, evening.clicks)
    await evening.begun(lobby)


async def lobbies(evening):
    """Open, kept for somebody, full, closed, and one for a rematch; somebody came and went."""
    dojo, first = evening.dojo, next(iter(GAMES))
    opened = await evening.lobby(AIKO, BRUNO, game="regroup", seats=4)
    await dojo.lobbies.leave(opened.id, BRUNO.id)
    await dojo.lobbies.join(opened.id, evening.come(CHLOE))
    await evening.lobby(BRUNO, game=first, invited=DAI.id)
    await evening.lobby(CHLOE, DAI, game=first)
    closed = await evening.lobby(DAI, game=first)
    await dojo.lobbies.leave(closed.id, DAI.id)
    [over, *_] = await dojo.archive.finished(BRUNO.id)
    await dojo.lobbies.rematch(over.id, evening.come(BRUNO))
    await evening.lobby(AIKO, where=GONE, game=first)
    await evening.match(AIKO, EMI, game=first, plies=8)


async def looked_closer(evening, store):
    """The teacher found nothing: what it finds depends on the player of the day."""
    [over, *_] = await evening.dojo.archive.finished(CHLOE.id)
    seat = (await evening.dojo.referee.table(over.id)).seat_of(CHLOE.id)
    async with store.transaction() as queries:
        await queries.keep_moments(match_id=over.id, seat=seat, person=CHLOE.id, moments="[]")


async def habits(evening, clock):
    """Answers held back, offers, votes, notes; one is away, one is forgotten, a server has sent us off."""
    dojo = evening.dojo
    pair = await evening.match(AIKO, BRUNO, game="kengo", plies=4, pace="relaxed")
    plan = GAMES["kengo"].general_plans[0]
    await dojo.plans.plan(pair.id, AIKO.id, plan.topic, plan.key)
    await dojo.agreements.note_down(pair.id, AIKO.id, "He likes to parry.")
    await dojo.agreements.draw(pair.id, BRUNO.id)
    await dojo.substitutes.offer(pair.id, AIKO.id, DAI)
    handed = await evening.match(BRUNO, CHLOE, game="kaito", plies=4)
    await dojo.substitutes.offer(handed.id, CHLOE.id, DAI)
    await dojo.substitutes.take(handed.id, 1, evening.come(DAI))
    held = await evening.match(AIKO, CHLOE, game="kaito", pace="relaxed")
    ask = held.asks()[0]
    await dojo.held_moves.answer(held.id, held.players[ask.seat].id, None, str(ask.options[0]))
    await dojo.blocks.block(DAI.id, AIKO.id + 99)
    puzzle = await dojo.puzzles.of(dojo.puzzles.today)
    await dojo.puzzles.answer(AIKO, DOJO["guild"], dojo.puzzles.today, str(puzzle.best))
    await dojo.learners.reach(AIKO, "kengo", 2)
    await dojo.reports.write(CHLOE.id, "A word that should not have fallen.", guild=DOJO["guild"], match=pair.id)
    await dojo.deadlines.look()
    await dojo.vacations.begin(DAI.id, clock() + 3 * DAY)
    await dojo.deadlines.look()
    await dojo.privacy.forget(EMI.id, lambda language, number: f"Former player {number}")
    await dojo.servers.left(GONE["guild"])


async def watched(evening):
    """Somebody follows a match and has guessed two moves of it, of which one is made."""
    dojo = evening.dojo
    table = await evening.match(AIKO, BRUNO, game="kaito", plies=2)
    await dojo.followers.follow(table, EMI, "end")
    for plies in (3, 3):
        asked = question(table)
        await dojo.guesses.lock_in(table.id, EMI, table.guild, asked.opened, asked.choices[0])
        table = await evening.played(table, plies)


async def planned(evening):
    """Somebody who waits has set an answer ahead."""
    plans, table = evening.dojo.plans, await evening.match(AIKO, BRUNO, game="kaito", plies=2)
    asked = {ask.seat for ask in table.asks()}
    waiting = next(player.id for seat, player in enumerate(table.players) if seat not in asked)
    question = (await plans.outlook(table.id, waiting)).questions[0]
    await plans.plan(table.id, waiting, question.key, str(question.ask.options[0]))


async def given(store):
    """A puzzle from somebody's match, for a day that is over."""
    async with store.transaction() as queries:
        await queries.give_puzzles(id=AIKO.id, gives=1)
        await queries.keep_puzzle(day=1, match_id=None, game="kaito", puzzle="{}")
