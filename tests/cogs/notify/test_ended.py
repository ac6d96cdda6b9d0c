"""What the DM of a player becomes when their match is over."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest
from discord import ui

from cogs.interactions.controls import Press
from cogs.lobby.rematch import require_may_open_rematch
from cogs.notify.hand import closed_hand
from dojo.people.servers import NotAStarter
from faces.translation import speaker
from tests.dojo.hall import AIKO, BRUNO


async def ended(hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    return await hall.referee.resign(table.id, AIKO.id)


async def test_the_dm_shows_the_last_board_and_leads_to_a_rematch_and_a_closer_look(dojo, hall):
    shown = await closed_hand(dojo, await ended(hall), 1, 0)
    assert [file.filename for file in shown.files] == ["board.png"]
    verbs = [item.custom_id.partition("/")[0] for item in shown.view.walk_children() if isinstance(item, Press)]
    assert verbs[:2] == ["rematch", "closer"]
    words = "\n".join(item.content for item in shown.view.walk_children() if isinstance(item, ui.TextDisplay))
    assert f"{BRUNO.name} wins" in words


async def test_a_player_who_reads_gets_the_last_board_as_text(dojo, hall):
    table = await ended(hall)
    await dojo.preferences.change(BRUNO.id, "text_first", "1")
    shown = await closed_hand(dojo, await dojo.referee.table(table.id), 1, 0)
    assert shown.files == []
    assert "```" in str([item.content for item in shown.view.walk_children() if isinstance(item, ui.TextDisplay)])


async def test_where_roles_decide_who_opens_matches_no_rematch_is_opened_from_a_dm(dojo, hall):
    table = await ended(hall)
    server = await dojo.servers.get(table.guild)
    await dojo.servers.set_up(replace(server, starters=(5,)), "Dojo")
    click = SimpleNamespace(dojo=dojo, interaction=SimpleNamespace(guild_id=None))
    with pytest.raises(NotAStarter):
        await require_may_open_rematch(click, table)


async def test_who_made_the_last_but_one_move_reads_what_it_led_to(dojo, hall):
    """The result alone would skip what came between: a hit, an answer to it, the cards that were lost."""
    table, luck = await hall.match(AIKO, BRUNO, game="kaito"), Random(3)
    while asked := table.asked:
        [seat] = asked
        move = str(luck.choice(table.ask_of(seat).options))
        table = await dojo.referee.answer(table.id, table.players[seat].id, None, move)
    shown = await closed_hand(dojo, table, 1 - seat, 0)
    words = "\n".join(item.content for item in shown.view.walk_children() if isinstance(item, ui.TextDisplay))
    assert f"**{speaker('en')('since-head')}**" in words
