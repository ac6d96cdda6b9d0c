"""Who may do what beside a match: members of its server, strangers, people barred or blocked, former players."""

import pytest

from dojo.errors import DojoError
from dojo.match.history import hands_open
from dojo.people.people import Player
from dojo.people.puzzles import Tally
from dojo.people.servers import Server
from dojo.watching.guesses import question
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

HERE, THERE, DMS = 7, 8, 0


async def open_guess(hall, table, who, guild):
    await hall.guesses.require_watcher(table, who.id, guild)


async def guess(hall, table, who, guild):
    asked = question(table)
    await hall.guesses.lock_in(table.id, who, guild, asked.opened, asked.choices[0])


async def follow(hall, table, who, _):
    await hall.followers.follow(table, who, "end")


async def puzzle(hall, _, who, guild):
    """It's for everybody, but a server's count is its own people's."""
    puzzles = hall.puzzles
    await puzzles.answer(who, guild, puzzles.today, str((await puzzles.of(puzzles.today)).best))
    return (await puzzles.tally(HERE, puzzles.today)) == Tally(1, 1)


async def replay(hall, table, who, guild):
    """All hands of a match, on a server that keeps them from those who don't play."""
    await hall.servers.set_up(Server(HERE, spectators=False), "Dojo")
    return await hands_open(hall.servers, table, who.id)


async def consent(hall, _, who, __):
    await hall.puzzles.give(who, gives=True)
    return await hall.puzzles.gives(who.id)


WHO = {
    "member": (CHLOE, HERE),
    "blocked": (DAI, HERE),
    "never seen": (Player(99, "Noah"), HERE),
    "former player": (AIKO, HERE),
    "barred": (Player(66, "Mallory"), HERE),
    "stranger": (CHLOE, THERE),
    "by DM": (CHLOE, DMS),
}
WHAT = {
    guess: {"former player": "error-knows-a-hand", "barred": "error-barred", "stranger": "error-guess-elsewhere",
            "by DM": "error-guess-elsewhere"},
    follow: {},
    puzzle: {"barred": False, "stranger": False, "by DM": False},
    replay: dict.fromkeys(WHO, False),
    consent: {},
}  # fmt: skip
WHAT[open_guess] = WHAT[guess]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("what", WHAT, ids=lambda what: what.__name__)
async def test_who_may_do_what(hall, who, what):
    table = await hall.match(AIKO, BRUNO, game="kaito", pace="friendly")
    await hall.hand_over(table, 0, Player(55, "Emil"))
    await hall.blocks.block(BRUNO.id, DAI.id)
    await hall.bars.bar(HERE, 66)
    table, (player, guild) = await hall.referee.table(table.id), WHO[who]
    try:
        came = await what(hall, table, player, guild)
    except DojoError as error:
        came = error.key
    assert (True if came is None else came) == WHAT[what].get(who, True)
