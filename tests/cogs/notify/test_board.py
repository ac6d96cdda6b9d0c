"""The public card: brought up to date where it is, and posted again where somebody should see it."""

import discord
import pytest

from cogs.notify.redraw import PLIES_ON_A_CARD
from tests.cogs.clicks import refusal
from tests.cogs.world import CHANNEL, Place
from tests.dojo.hall import AIKO, BRUNO


async def by_dm(world):
    """In Kengo!, which is never over after a few moves."""
    table = await world.hall.match(AIKO, BRUNO, game="kengo")
    for person in (AIKO, BRUNO):
        await world.dojo.people.wants_dm(table.id, person.id, True)
    await world.told()
    world.discord.forget()
    return await world.table(table)


async def moved(world, table, times=1):
    for _ in range(times):
        await world.answered(table)
        await world.told()
    return await world.table(table)


async def test_a_move_that_calls_nobody_by_the_board_edits_the_card(world):
    before = await by_dm(world)
    after = await moved(world, before, 3)
    assert world.discord.lines(CHANNEL) == []
    assert len(world.discord.redrawn) == 3
    assert after.card == before.card


async def test_the_card_tells_of_every_move_since_it_was_posted(world):
    await moved(world, await by_dm(world), 4)
    lines = world.discord.redrawn[-1].splitlines()
    assert [line.split(" · ")[0] for line in lines if line.startswith("-# Move")] == [
        f"-# Move {ply}" for ply in (1, 2, 3)
    ]


async def test_a_card_that_has_told_of_enough_becomes_words_under_a_new_one(world):
    first = await by_dm(world)
    after = await moved(world, first, PLIES_ON_A_CARD)
    assert after.card != first.card
    assert after.card_ply == PLIES_ON_A_CARD
    words = next(words for id, words in reversed(world.discord.edited) if id == first.card)
    assert [line.split(" · ")[0] for line in words.splitlines()] == [
        f"-# Move {ply + 1}" for ply in range(PLIES_ON_A_CARD)
    ]


async def test_an_old_card_becomes_words_even_if_the_database_goes_as_its_successor_is_posted(world, monkeypatch):
    first = await by_dm(world)
    await moved(world, first, PLIES_ON_A_CARD - 1)
    send = Place.send

    async def sent_as_the_database_goes(place, **message):
        if place.id == CHANNEL:
            await world.hall.write("alter table moves rename to moves_away")
        return await send(place, **message)

    await world.answered(first)
    with monkeypatch.context() as patch:
        patch.setattr(Place, "send", sent_as_the_database_goes)
        await world.told()
    await world.hall.write("alter table moves_away rename to moves")
    await world.told()
    assert (await world.table(first)).card != first.card
    words = next(words for id, words in reversed(world.discord.edited) if id == first.card)
    assert "### " not in words


@pytest.mark.parametrize("notices", ["thread", "dm"])
async def test_those_who_get_no_dm_get_a_new_card(world, notices):
    table = await by_dm(world)
    if notices == "thread":
        await world.dojo.preferences.change(BRUNO.id, "notices", "thread")
    else:
        await world.dojo.people.wants_dm(table.id, BRUNO.id, False)
    await moved(world, table, 2)
    assert len(world.discord.lines(CHANNEL)) == len(world.discord.redrawn) == 1


async def test_an_old_card_whose_moves_were_taken_back_says_so(world):
    table = await by_dm(world)
    await world.dojo.outbox.add(table.id, "old-board", number=table.match.number, about=f"{table.card}/3/5")
    await world.told()
    assert (table.card, "-# The moves that stood here were taken back.") in world.discord.edited


# A player against computers, in a panel that leads on


async def practised(world):
    """Against a computer, by somebody who gets no DMs; the computer's moves are made by hand."""
    table = await world.hall.against("novice", host=AIKO, game="kengo")
    await world.told()
    world.discord.forget()
    return await world.table(table)


async def test_nobody_is_called_from_a_panel_that_leads_on_and_no_new_card_pushes_it_away(world):
    before = await practised(world)
    world.bot.open_panels.open(before.id, AIKO.id)
    after = await moved(world, before, PLIES_ON_A_CARD + 2)
    assert world.discord.lines(CHANNEL) == []
    assert after.card == before.card
    told = [line for line in world.discord.redrawn[-1].splitlines() if line.startswith("-# Move")]
    assert len(told) < PLIES_ON_A_CARD, "the log tells of the others"


async def test_a_card_that_can_be_edited_no_more_today_makes_way_for_a_new_one(world):
    """Discord takes few edits of messages that are older than an hour; and one may have been taken away."""
    before = await by_dm(world)
    world.discord.uneditable = refusal(discord.HTTPException, 400, 30046, "Maximum number of edits reached")
    second = await moved(world, before)
    assert (second.card == before.card, len(world.discord.lines(CHANNEL))) == (False, 1)
    world.discord.uneditable = None
    world.discord.missing.add(second.card)
    assert (await moved(world, second)).card != second.card


async def test_who_has_closed_their_panel_or_plays_against_people_is_called(world):
    before = await practised(world)
    world.bot.open_panels.open(before.id, AIKO.id)
    world.bot.open_panels.close(before.id, AIKO.id)
    await moved(world, before, 2)
    assert len(world.discord.lines(CHANNEL)) == 1
    table = await world.hall.match(AIKO, BRUNO, game="kengo")
    await world.told()
    world.discord.forget()
    for person in (AIKO, BRUNO):
        world.bot.open_panels.open(table.id, person.id)
    await moved(world, table, 2)
    assert len(world.discord.lines(CHANNEL)) == 2
