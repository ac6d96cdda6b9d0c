"""Followers of a match get a DM with its result and picture, once, and nobody can see that they follow."""

import discord
import pytest

from cogs.notify.courier import AT_ONCE, in_groups
from cogs.notify.ended import followed_panel
from dojo.match.messages import Places
from dojo.outbox import Notice
from storage.store import Store
from tests.cogs.notify.test_blocked_channels import THREAD, World, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE

CLOSED = 50007


@pytest.fixture
async def world(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        yield World(store, [0.0])


async def followed(world, game="kaito", often="end"):
    table = await world.hall.match(AIKO, BRUNO, game=game)
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    await world.dojo.followers.follow(table, CHLOE, often)
    await world.told()
    world.discord.forget()
    return table


async def test_the_dm_tells_the_result_and_the_way_to_the_match(world):
    table = await followed(world)
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    [told] = world.discord.lines(CHLOE.id)
    assert f"{BRUNO.name} wins" in told
    assert f"https://discord.com/channels/{table.guild}/{THREAD}" in told


async def test_where_the_match_is_shown_nothing_names_a_follower(world):
    table = await followed(world)
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    assert world.discord.lines(THREAD)
    assert not [text for text in world.discord.lines(THREAD) if str(CHLOE.id) in text or CHLOE.name in text]


async def test_somebody_who_takes_no_dms_any_more_is_not_called_in_the_thread(world):
    table = await followed(world)
    world.discord.refuses[CHLOE.id] = (discord.Forbidden, 403, CLOSED)
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    assert not [text for text in world.discord.lines(THREAD) if str(CHLOE.id) in text]
    assert await world.dojo.outbox.due() == []


async def test_a_dm_that_fails_for_now_is_tried_again(world):
    table = await followed(world)
    world.discord.refuses[CHLOE.id] = (discord.DiscordServerError, 503, 0)
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    assert world.discord.lines(CHLOE.id) == []
    world.discord.refuses.clear()
    world.hall.clock.at += 60_000
    world.dojo.outbox._now = world.hall.clock
    await world.told()
    assert len(world.discord.lines(CHLOE.id)) == 1


async def test_a_round_that_is_over_is_told_unless_the_next_is_over_too(world):
    table = await followed(world, "regroup", "round")
    rounds = 0
    while rounds < 2:
        before = table.match.state.round
        [ask] = table.asks()
        table = await world.dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
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
    assert "```" in words(made.view)


class Ears:
    """A person's DMs, and whether each made a sound."""

    def __init__(self):
        self.silent = []

    async def send(self, *, silent, **_):
        self.silent.append(silent)


@pytest.mark.parametrize(("start", "silent"), [(1, False), (21, True)])
async def test_in_quiet_hours_the_dm_makes_no_sound(world, start, silent):
    """It's 22:13 UTC."""
    table, ears = await followed(world), Ears()
    await world.hall.quiet(CHLOE, start, start + 2)

    async def open_dm(*_):
        return ears

    world.bot.open_dm = open_dm
    await world.dojo.referee.resign(table.id, AIKO.id)
    await world.told()
    assert ears.silent == [silent]


async def test_after_a_round_there_is_no_picture(world):
    made = await followed_panel(await followed(world, "regroup", "round"), CHLOE)
    assert made.files == []
    assert "A round is over" in words(made.view)


async def test_many_followers_are_told_a_few_at_a_time(world):
    table = await followed(world)
    notices = [Notice(id, table.id, "followed", None, 0, 0, f"{id}/") for id in range(AT_ONCE + 1)]
    assert [len(group) for group in in_groups(notices, table)] == [AT_ONCE, 1]
