"""What a player's hand becomes when the match is over."""

from random import Random

import pytest

from cogs.notify.ended import ended_panel
from dojo.dojo import Dojo
from engine.games import GAMES
from storage.store import Store
from tests.cogs.panel.test_coach import SAY, text_of
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall


@pytest.mark.usefixtures("every_emoji")
async def test_who_made_the_last_but_one_move_reads_what_it_led_to(tmp_path):
    """The result alone would skip what came between: a hit, an answer to it, the cards that were lost."""
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo, hall, luck = Dojo(store, GAMES, Clock()), Hall(store, Clock(), GAMES), Random(3)
        table, seat = await hall.match(AIKO, BRUNO, game="kaito"), 0
        while asked := table.asked:
            [seat] = asked
            move = str(luck.choice(table.ask_of(seat).options))
            table = await dojo.referee.answer(table.id, table.players[seat].id, None, move)
        panel = await ended_panel(dojo, table, table.outcome, 1 - seat, 0)
    assert f"**{SAY('since-head')}**" in text_of(panel.view)
