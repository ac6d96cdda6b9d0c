"""What has happened since a player's last move, as a panel asks the archive for it."""

from random import Random

from cogs.panel.recap import recap_since_last_move, recap_text
from dojo.dojo import Dojo
from engine.games import GAMES
from storage.store import Store
from tests.cogs.panel.test_panel import SAY
from tests.dojo.hall import Clock, Hall

FIERCEST = ("parry", "attack", "advance", "retreat", "hit", "pass")


async def test_a_panel_leaves_out_what_kengo_wants_forgotten(tmp_path):  # KG-23, KG-24
    """Of the running round, only the latest move is told; with open discards, all of it is."""
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, hall = Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES)
        duels = 0
        while not await panels_that_forget(dojo, hall, open_discard="off"):
            duels += 1
            assert duels < 20, "nobody has parried and moved on, in so many duels"
        assert await panels_that_forget(dojo, hall, open_discard="on") == 0


async def panels_that_forget(dojo, hall, **options):
    """How many panels of a round told less than the archive knows of the time since their player's last move."""
    forgetting, table = 0, await hall.match(game="kengo", options=options)
    for luck in range(20):
        forgetting += sum([await forgets(dojo, table, seat) for seat in range(2)])
        seat = next(seat for seat in range(2) if table.ask_of(seat))
        move = fighting_move(table.ask_of(seat).options, Random(luck))
        table = await dojo.referee.answer(table.id, table.players[seat].id, None, str(move))
    return forgetting


def fighting_move(options, random):
    """Straight at the other: somebody who has parried moves twice in a row."""
    return min(options, key=lambda option: (FIERCEST.index(option.kind), random.random()))


async def forgets(dojo, table, seat):
    own, later = await dojo.archive.since(table, seat)
    told = (await recap_since_last_move(dojo, table, seat, SAY)).text
    if told in {recap_text(table, moves, SAY) for moves in (later, [own, *later] if own else later)}:
        return False
    assert told == recap_text(table, later[-1:], SAY)
    return True
