"""What comes by DM: hands, and results to players and followers; and what happens where none can be sent."""

from random import Random
from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.guard.channels import DmsPaused
from cogs.lobby.practice import require_may_open_rematch
from cogs.notify.dms import closed_hand, followed_panel
from dojo.match.messages import Places
from dojo.people.servers import NotAStarter
from engine.values import replace
from tests.cogs.shown import SAY, words
from tests.cogs.world import CHANNEL, THREAD
from tests.dojo.hall import AIKO, BRUNO, CHLOE

FOR_GOOD = [(discord.Forbidden, 403, code) for code in (50001, 50007, 50278)]
FOR_NOW = [
    (discord.Forbidden, 403, 40003),
    (discord.Forbidden, 403, 20026),
    (discord.HTTPException, 400, 200000),
    (discord.HTTPException, 429, 0),
]


async def written_to(world):
    """A match by DM, in which nobody has a hand yet, and who is asked."""
    table = await world.match()
    for player in (AIKO, BRUNO):
        world.bot.dm_channels = SimpleNamespace(forget=AsyncMock())
        await world.dojo.people.wants_dm(table.id, player.id, True)
    return await world.table(table), table.players[table.asked[0]].id


def calls(world, player):
    return [said for said in world.discord.lines(CHANNEL) if f"<@{player}>" in said and "DM" in said]


@pytest.mark.parametrize("refusal", [*FOR_GOOD, *FOR_NOW], ids=lambda refusal: f"{refusal[1]}-{refusal[2]}")
async def test_a_player_who_can_be_sent_no_hand_is_called_in_the_thread_once(world, refusal):
    _, player = await written_to(world)
    world.discord.refuses[player] = refusal
    for _ in range(3):
        await world.told()
        world.dojo.now.at += 3_600_000
    assert len(calls(world, player)) == 1
    assert ("again" in calls(world, player)[0]) is True, "and hears how DMs come back"


async def test_only_somebody_who_is_refused_for_good_is_not_tried_again(world):
    table, player = await written_to(world)
    world.discord.refuses[player] = FOR_NOW[0]
    await world.told()
    assert (await world.table(table)).players[table.asked[0]].dm == "yes"
    world.discord.refuses[player] = FOR_GOOD[0]
    await world.dojo.outbox.add(table.id, "hand", table.asked[0], table.match.ply)
    await world.told()
    assert (await world.table(table)).players[table.asked[0]].dm == "closed"


async def test_what_is_limited_is_due_again_when_discord_says_and_is_never_given_up(world):
    table, _ = await written_to(world)
    await world.told()
    limited = AsyncMock(side_effect=discord.RateLimited(50.0))
    place = SimpleNamespace(send=limited, edit=limited, get_partial_message=lambda _: place)
    world.bot.get_partial_messageable = lambda *_, **__: place
    await world.dojo.outbox.add(table.id, "board", number=table.match.number)
    for _ in range(20):
        await world.told()
        assert await world.dojo.outbox.next_at() == world.dojo.now() + 50_000
        world.dojo.now.at += 50_000
    world.bot.get_partial_messageable = world.discord.place
    world.discord.sent.clear()
    await world.told()
    assert len(world.discord.cards(table.id)) == 1


async def test_a_hand_whose_predecessor_cannot_be_deleted_yet_is_sent_once_and_nobody_called(world):
    table, player = await written_to(world)
    await world.told()
    seat = table.asked[0]
    old = (await world.table(table)).hands[seat]
    world.discord.undeletable = discord.RateLimited(50.0)
    await world.dojo.outbox.add(table.id, "hand", seat, table.match.ply)
    await world.told()
    world.discord.undeletable = None
    assert (await world.table(table)).hands[seat] not in (None, old)
    world.dojo.now.at += 50_000
    await world.told()
    assert (len(world.discord.lines(player)), world.discord.deleted, calls(world, player)) == (2, [old], [])


@pytest.mark.parametrize("planned", [False, True])
async def test_a_plan_keeps_nobody_from_being_called_where_discord_refuses_their_dm(world, planned):
    table, mover = await written_to(world)
    planner = table.players[1 - table.asked[0]].id
    outlook = await world.dojo.plans.outlook(table.id, planner)
    question = outlook.questions[0]
    if planned:
        await world.dojo.plans.plan(table.id, planner, question.key, str(question.ask.options[0]))
    await world.told()
    world.discord.refuses[planner] = FOR_NOW[0]
    await world.dojo.referee.answer(table.id, mover, None, question.move)
    await world.told()
    assert len(calls(world, planner)) == 1


async def test_while_discord_fails_a_hand_is_tried_again_and_holds_up_no_board_and_then_its_player_is_called(world):
    table, player = await written_to(world)
    world.discord.refuses[player] = (discord.DiscordServerError, 500, 0)
    await world.told()
    world.discord.sent.clear()
    await world.dojo.outbox.add(table.id, "board", number=table.match.number)
    await world.told()
    assert (len(world.discord.cards(table.id)), calls(world, player)) == (1, [])
    for _ in range(2):
        await world.told(later=3_600_000)
    assert len(calls(world, player)) == 1


async def test_a_hand_with_an_emoji_that_is_gone_is_sent_again_and_nobody_called(world):
    _, player = await written_to(world)
    world.discord.refuses[player] = (discord.HTTPException, 400, 50035, "components.emoji.id: Invalid emoji")
    await world.told()
    del world.discord.refuses[player]
    await world.told(later=3_600_000)
    assert (calls(world, player), len(world.discord.lines(player))) == ([], 1)


async def test_a_channel_that_discord_does_not_know_is_opened_again_at_the_next_turn(world):
    _, player = await written_to(world)
    world.discord.refuses[player] = (discord.NotFound, 404, 10003)
    await world.told()
    world.bot.dm_channels.forget.assert_awaited_once_with(player)
    assert len(calls(world, player)) == 1


@pytest.mark.parametrize(
    ("trouble", "called"), [(DmsPaused(), 1), (discord.RateLimited(5.0), 0), (discord.RateLimited(40.0), 1)]
)
async def test_where_no_dm_can_be_opened_for_long_the_player_is_called_as_well(world, trouble, called):
    _, player = await written_to(world)
    world.bot.open_dm = AsyncMock(side_effect=trouble)
    await world.told()
    assert len(calls(world, player)) == called


# Results and rounds


async def followed(world, game="kaito", often="end"):
    table = await world.hall.match(AIKO, BRUNO, game=game)
    await world.dojo.messages.delivered(table.id, Places(thread=THREAD), [])
    await world.dojo.followers.follow(table, CHLOE, often)
    await world.told()
    world.discord.forget()
    return table


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
