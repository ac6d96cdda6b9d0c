"""Matches that are open at once: opened at the dojo's desks, as so many commands would have taken very long."""

import asyncio
from itertools import cycle
from random import Random

from dojo.dojo import House
from dojo.ops.system_clock import Timepiece
from dojo.people.people import Player
from engine.games import GAMES
from storage.store import Store
from tests.proofs.machines.stage import Stage

AT_ONCE = 6
AGAINST_COMPUTER = 20  # one in so many


async def open_matches(stage: Stage, number: int) -> list[str]:
    """Of all games in turn, between two people of one server, now and then against a computer."""
    luck, games, servers = Random(number), cycle(sorted(GAMES)), cycle(stage.servers)
    by_id = {person.id: person for person in stage.people}
    async with await Store.open(stage.database) as store:
        house = House.on(store, GAMES, Timepiece())
        for person in stage.people:
            async with store.transaction() as desk:
                await desk.remember(id=int(person.id), name=f"Guest {person.id[-4:]}", locale="en")
                await desk.wish(id=int(person.id), dm=int(person.letters))
        limit = asyncio.Semaphore(AT_ONCE)

        async def begun(game: str, server: dict, alone: bool) -> str:
            host, guest = (
                Player(int(id), f"Guest {id[-4:]}", "yes" if by_id[id].letters else "no")
                for id in luck.sample(server["members"], 2)
            )
            async with limit:
                return await begin(house, game, server, host, None if alone else guest)

        wanted = [(next(games), next(servers), n % AGAINST_COMPUTER == 7) for n in range(number)]
        return list(await asyncio.gather(*(begun(*each) for each in wanted)))


async def begin(house: House, game: str, server: dict, host: Player, guest: Player | None) -> str:
    where = {"guild": int(server["id"]), "guild_name": server["name"], "channel": int(server["channels"][0]["id"])}
    lobby = await house.lobbies.open(game=game, host=host, seats=2, **where)
    if guest:
        await house.lobbies.join(lobby.id, guest)
    else:
        await house.lobbies.add_computer(lobby.id, host.id, "novice", lambda number: f"Novice {number}")
    return await house.lobbies.start(lobby.id, host.id)
