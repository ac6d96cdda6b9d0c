"""Matches and lobbies that strangers may not touch, and what they may not learn of them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

from dojo.people.people import Player
from dojo.people.remembered import KEY_NAME, pseudonym
from dojo.table.table import Table
from engine.games import GAMES
from sandbox.world.people import Person
from tests.proofs.storms.harness import NAMES, TOKEN, Harness

STRANGERS = ("Mallory", "Eve", "Trent", *(f"Newcomer {number}" for number in range(8)))
PLIES = 6  # answers given before the strangers come
HANDS = ("answer", "sure", "weigh", "undo", "sendnow")  # controls that show what somebody may answer

IN_MATCHES = ("seats", "moves", "notices", "held_moves", "results", "substitutes", "moments", "plans")
OF_MATCHES = {"matches": "id", "lobbies": "id", "lobby_players": "lobby_id", **dict.fromkeys(IN_MATCHES, "match_id")}
OF_USERS = ("vacations", "blocks", "reports", "ratings", "pings", "puzzle_answers", "learners", "followers", "guesses")
OF_PEOPLE = {"people": "id", **dict.fromkeys(OF_USERS, "user_id")}
OF_NOBODY = {
    "heartbeats",
    "database_kind",
    "keys",
}  # when it was last awake, whether it is real, and what it hashes with


class Town:
    """`seated` are the matches, and `lobbies` the lobbies, that only their players may change; `ended` are over."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.world, self.dojo = harness, harness.world, harness.dojo
        self.players = [harness.people[name] for name in NAMES]
        self.seated: dict[str, list[int]] = {}  # by match: who sits where
        self.lobbies: list[str] = []
        self.ended: list[str] = []
        self.laid: set[int] = set()  # messages under forged controls, which are no real cards

    async def found(self) -> None:
        """Mallory is a member of the server and installed the bot, Eve runs another server, and Trent only writes DMs.

        The newcomers have never been heard of. There are two matches of every game that go on and one that is over,
        one against a computer, and a lobby that is kept for somebody.
        """
        harness, world, luck = self.harness, self.world, Random(5)
        eve = world.people.arrive("Eve", "en-GB")
        self.strangers = [harness.arrive(name) if name != "Eve" else eve for name in STRANGERS]
        owner = world.people.arrive("Fumi").id  # who may settle what holds there
        self.elsewhere = world.open_server("Elsewhere", [owner, eve.id], ["general"]).channel_ids[0]
        self.eves = world.open_server("Eve's", [eve.id], ["general"]).id
        world.rules.user_install = self.strangers[0].installed = True
        self.group = world.open_group("Evening", [each.id for each in (self.strangers[0], eve, self.players[0])])
        await harness.restart(report_to=self.elsewhere)
        for game in GAMES:
            kept = [await self.match(game, luck) for _ in range(2)]
            self.seated |= {each.id: [player.id for player in each.players] for each in kept}
            over = await self.match(game, luck)
            await self.dojo.referee.resign(over.id, over.players[0].id)
            self.ended.append(over.id)
        await self.practice()
        with patch("dojo.people.pings.PINGS_AN_HOUR", len(GAMES)):
            invited = self.players[2].id
            self.lobbies = [
                (await harness.lobby(game, self.players[0], invited=invited, pace="daily")).id for game in GAMES
            ]
        for person in (*self.players, *self.strangers[:3]):
            await self.dojo.people.remember(person.id, person.name, person.locale)
        await harness.quiet()

    async def match(self, game: str, luck: Random) -> Table:
        lobby = await self.harness.lobby(game, *self.players[: min(GAMES[game].seats)], pace="daily")
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        table = await self.dojo.referee.table(lobby.id)
        for _ in range(PLIES):
            for ask in table.asks()[:1]:
                user, text = table.players[ask.seat].id, str(luck.choice(ask.options))
                table = await self.dojo.referee.answer(lobby.id, user, table.opened(ask.seat), text)
        return table

    async def practice(self) -> None:
        where = {"guild": self.harness.guild, "guild_name": "Dojo", "channel": self.harness.general}
        host, how = Player(self.players[0].id, "Aiko", locale="en-GB", dm="yes"), {"pace": "friendly", **where}
        lobby = await self.dojo.lobbies.practise(
            game=next(iter(GAMES)), host=host, level="novice", namer="Novice {}".format, **how
        )
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        table = await self.dojo.referee.table(lobby.id)
        self.seated[lobby.id] = [player.id for player in table.players]

    def places_of(self, person: Person) -> list[Any]:
        """Every channel in which this person can click: servers, threads, groups, DMs."""
        shared = [each for each in self.world.channels.values() if each.guild_id]
        homes = [
            each
            for each in shared
            if self.world.sees(person.id, each.id) and person.id in self.world.guilds[each.guild_id].members
        ]
        dm = self.world.get_dm_channel(person.id)
        self.world.show_dm(dm)
        return [*homes, *([self.group] if person.id in self.group.recipient_ids else []), dm]

    # What may not change

    def rows(self) -> Counter[tuple[Any, ...]]:
        """All rows but those that the strangers may write: about themselves, and what they opened."""
        select, strangers = self.harness.rows, {person.id for person in self.strangers}
        hosted = {id for id, host in select("select id, host from lobbies") if host in strangers}
        hosted |= {id for id, user in select("select match_id, user_id from seats") if user in strangers}
        theirs = hosted - {*self.seated, *self.lobbies, *self.ended}
        keys = select("select key from keys where name = ?", KEY_NAME)
        hashed = {pseudonym(bytes.fromhex(key), id) for (key,) in keys for id in strangers}
        found = Counter[tuple[Any, ...]]()
        for (table,) in select("select name from sqlite_master where type = 'table'"):
            columns = [name for _, name, *_ in select(f"pragma table_info({table})")]
            for values in select(f"select * from {table}") if table not in OF_NOBODY else ():
                row = dict(zip(columns, values, strict=True))
                own = table in OF_PEOPLE and row[OF_PEOPLE[table]] in strangers
                own |= table in OF_MATCHES and row[OF_MATCHES[table]] in theirs
                own |= table == "servers" and row["id"] == self.eves and not self.strays(values)
                own |= table == "remembered" and values[0] in hashed
                found[table, *values] += not own
        return +found

    def strays(self, values: tuple[Any, ...]) -> bool:
        """Whether the settings of Eve's own server name a channel of another."""
        named = {int(word) for value in values for word in str(value).split() if word.isdecimal()}
        return any(id in named and each.guild_id != self.eves for id, each in self.world.channels.items())

    def public_messages(self) -> dict[int, str]:
        """Those of ours that several people see, as text with custom ids."""
        ours = self.world.bot_user.id
        shared = [id for id, channel in self.world.channels.items() if channel.guild_id or channel is self.group]
        found = [each for id in shared for each in self.world.messages.get(id, {}).values() if each.author_id == ours]
        shown = [each for each in found if not (each.is_ephemeral or each.id in self.laid)]
        return {each.id: "\n".join(strings(self.world.message_of(each))) for each in shown}


class Secrets:
    """The seeds, and the controls of hands. What else of a hand may be told is searched for in the proof of secrets."""

    def __init__(self, town: Town) -> None:
        self.town, select = town, town.harness.rows
        self.seeds = {TOKEN, *(each for (each,) in select("select secret from lobbies where status = 'open'"))}
        for id, *values in select("select id, secret, seed from matches"):
            self.seeds |= set(values) if id in town.seated else set()

    def told(self, text: str, user: int) -> list[str]:
        """What this person should not have been told."""
        others = [id for id, seated in self.town.seated.items() if user not in seated]
        plain = text.replace("+", "")
        found = [f"controls of {id}" for id in others if any(f"\n{verb}/{id}/" in plain for verb in HANDS)]
        return found + self.logged(text)

    def logged(self, line: str) -> list[str]:
        return [f"a seed: {seed}" for seed in self.seeds if seed in line]


def strings(value: Any) -> Iterator[str]:
    """Every string in a body, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def changes(before: Counter[tuple[Any, ...]], after: Counter[tuple[Any, ...]]) -> list[str]:
    """Rows that have gone or come; of a row that has changed, the values before and now."""
    gone, come = (before - after), (after - before)
    found = []
    for row in gone:
        now = next((each for each in come if each[:2] == row[:2] and len(each) == len(row)), None)
        pairs = now and [pair for pair in zip(row, now, strict=True) if pair[0] != pair[1]]
        found.append(f"- {row[:2]}: {pairs}"[:300] if now else f"- {row}"[:300])
    return found + [f"+ {row}"[:300] for row in come]
