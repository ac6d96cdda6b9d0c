"""Opens many matches: directly in the dojo, because so many commands would take very long."""

import asyncio
from itertools import cycle
from random import Random
from unittest.mock import patch

from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from dojo.people.people import Player
from engine.games import GAMES
from storage.store import Store
from tests.proofs.machines.cluster import Cluster

AT_ONCE = 6
AGAINST_COMPUTER = 20  # one in so many


async def open_matches(cluster: Cluster, number: int) -> list[str]:
    """Of all games in turn, between two people of one server, now and then against a computer."""
    luck, games, servers = Random(number), cycle(sorted(GAMES)), cycle(cluster.servers)
    by_id = {person.id: person for person in cluster.people}
    async with await Store.open(cluster.database) as store:
        dojo = Dojo(store, GAMES, SystemClock())
        for person in cluster.people:
            async with store.transaction() as queries:
                await queries.remember(id=int(person.id), name=f"Guest {person.id[-4:]}", locale="en")
                await queries.set_preferences(id=int(person.id), dm=int(person.dms))
            if person.dms:  # from earlier matches: channels to strangers are opened a few at a time
                opened = await cluster.sandbox.post(f"people/{person.id}/dms", {})
                await dojo.people.store_dm_channel(int(person.id), int(opened["id"]))
        limit = asyncio.Semaphore(AT_ONCE)

        async def begun(game: str, server: dict, alone: bool) -> str:
            host, guest = (
                Player(int(id), f"Guest {id[-4:]}", "yes" if by_id[id].dms else "no")
                for id in luck.sample(server["members"], 2)
            )
            async with limit:
                return await begin(dojo, game, server, host, None if alone else guest)

        many = {"OPEN_LOBBIES": number, "LOBBIES_AN_HOUR": number, "LOBBIES_OF_A_SERVER": number, "MATCHES": number}
        wanted = [(next(games), next(servers), n % AGAINST_COMPUTER == 7) for n in range(number)]
        with patch.multiple("dojo.lobby.limits", **many, PRACTICE_MATCHES=number):
            return list(await asyncio.gather(*(begun(*each) for each in wanted)))


async def begin(dojo: Dojo, game: str, server: dict, host: Player, guest: Player | None) -> str:
    where = {"guild": int(server["id"]), "guild_name": server["name"], "channel": int(server["channels"][0]["id"])}
    lobby = await dojo.lobbies.open(game=game, host=host, seats=2, **where)
    if guest:
        await dojo.lobbies.join(lobby.id, guest)
    else:
        await dojo.lobbies.add_computer(lobby.id, host.id, "novice", lambda number: f"Novice {number}")
    return await dojo.lobbies.start(lobby.id, host.id)
