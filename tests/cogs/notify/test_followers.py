"""Followers and players of a match that is over get a DM with its result, once, and nobody sees who follows."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.lobby.rematch import require_may_open_rematch
from cogs.notify.courier import AT_ONCE, in_groups
from cogs.notify.ended import followed_panel
from cogs.notify.hand import closed_hand
from dojo.match.messages import Places
from dojo.outbox import Notice
from dojo.people.servers import NotAStarter
from tests.cogs.shown import SAY, verbs, words
from tests.cogs.world import THREAD
from tests.dojo.hall import AIKO, BRUNO, CHLOE


async def followed(world, game="kaito", often="end"):
    table = await world.hall.match(AIKO, BRUNO, game=game)
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    await world.dojo.followers.follow(table, CHLOE, often)
    await world.told()
    world.discord.forget()
    return table


async def test_the_dm_tells_the_result_and_the_way_to_the_match(world):
    table = await followed(world)
    await world.resigned(table)
    lines = world.discord.lines(THREAD)
    assert lines
    assert not [text for text in lines if str(CHLOE.id) in text or CHLOE.name in text], "nobody sees who follows"
    [told] = world.discord.lines(CHLOE.id)
    assert f"{BRUNO.name} wins" in told
    assert f"https://discord.com/channels/{table.guild}/{THREAD}" in told


async def test_somebody_who_takes_no_dms_any_more_is_not_called_in_the_thread(world):
    table = await followed(world)
    world.discord.refuses[CHLOE.id] = (discord.Forbidden, 403, 50007)
    await world.resigned(table)
    assert not [text for text in world.discord.lines(THREAD) if str(CHLOE.id) in text]
    assert await world.dojo.outbox.due() == []


async def test_a_dm_that_fails_for_now_is_tried_again(world):
    table = await followed(world)
    world.discord.refuses[CHLOE.id] = (discord.DiscordServerError, 503, 0)
    await world.resigned(table)
    assert world.discord.lines(CHLOE.id) == []
    world.discord.refuses.clear()
    await world.told(later=60_000)
    assert len(world.discord.lines(CHLOE.id)) == 1


async def test_a_round_that_is_over_is_told_unless_the_next_is_over_too(world):
    table = await followed(world, "regroup", "round")
    rounds = 0
    while rounds < 2:
        before = table.match.state.round
        table = await world.hall.move(table)
        rounds += table.match.state.round != before
    await world.told()
    [told] = world.discord.lines(CHLOE.id)
    assert "A round is over" in told


async def test_the_picture_of_the_last_board_comes_with_it_or_the_text(world):
    table = await followed(world)
    table = await world.dojo.referee.resign(table.id, AIKO.id)
    made = await followed_panel(table, CHLOE)
    assert [file.filename for file in made.files] == ["board.png"]
    await world.dojo.preferences.change(CHLOE.id, "text_first", "1")
    made = await followed_panel(table, await world.dojo.followers.follower(CHLOE.id))
    assert made.files == []
    assert "```" in words(made)


async def test_the_dm_shows_the_last_board_and_leads_to_a_rematch_and_a_closer_look(dojo, hall):
    shown = await closed_hand(dojo, await hall.over(game="kaito"), 1, 0)
    assert [file.filename for file in shown.files] == ["board.png"]
    assert verbs(shown)[:2] == ["rematch", "closer"]
    assert f"{BRUNO.name} wins" in words(shown)


async def test_a_player_who_reads_gets_the_last_board_as_text(dojo, hall):
    table = await hall.over(game="kaito")
    await dojo.preferences.change(BRUNO.id, "text_first", "1")
    shown = await closed_hand(dojo, await dojo.referee.table(table.id), 1, 0)
    assert shown.files == []
    assert "```" in words(shown)


async def test_where_roles_decide_who_opens_matches_no_rematch_is_opened_from_a_dm(dojo, hall):
    table = await hall.over(game="kaito")
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
        table = await hall.move(table, luck)
    shown = await closed_hand(dojo, table, 1 - seat, 0)
    assert f"**{SAY('since-head')}**" in words(shown)


@pytest.mark.parametrize(("start", "silent"), [(1, False), (21, True)])
async def test_in_quiet_hours_the_dm_makes_no_sound(world, start, silent):
    """It's 22:13 UTC."""
    table, place = await followed(world), SimpleNamespace(send=AsyncMock())
    await world.hall.quiet(CHLOE, start, start + 2)
    world.bot.open_dm = AsyncMock(return_value=place)
    await world.resigned(table)
    assert [call.kwargs["silent"] for call in place.send.await_args_list] == [silent]


async def test_many_followers_are_told_a_few_at_a_time(world):
    table = await followed(world, "regroup", "round")
    made = await followed_panel(table, CHLOE)
    assert (made.files, "A round is over" in words(made)) == ([], True)
    notices = [Notice(id, table.id, "followed", None, 0, 0, f"{id}/") for id in range(AT_ONCE + 1)]
    assert [len(group) for group in in_groups(notices, table)] == [AT_ONCE, 1]
