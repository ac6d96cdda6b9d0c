"""What a watcher is shown who follows a match or guesses a move, and what More says of its buttons."""

from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.cards.board import recent_lines
from cogs.interactions.controls import Click
from cogs.match.guess import guess_panel, label
from cogs.match.more import more_panel, watching_presses
from cogs.match.plans import plans_panel
from cogs.people.profile import best_guessers
from dojo.watching.followers import PlaysThere
from dojo.watching.guesses import KnowsAHand, NothingToGuess, question
from engine import match
from engine.games import GAMES
from tests.cogs.clicks import Said, clicked, pressed, refusal
from tests.cogs.shown import SAY, picks, verbs, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.engine.test_every_game import lines


async def guesses(dojo, table, *, right):
    asked, [ask] = question(table), table.asks()
    move = str(ask.options[0])
    text = move if right else next(each for each in asked.choices if each != move)
    return (await pressed(by(dojo, CHLOE), "lockin", table.id, str(asked.opened), text))[-1]


@pytest.mark.parametrize("key", GAMES)
def test_every_guess_has_words_of_its_own(key):
    game = GAMES[key]
    choices = {match.guesses(game, ply.before) for line in lines(key) for ply in line.plies}
    for texts in choices:
        said = [label(key, text, SAY) for text in texts]
        assert len(set(said)) == len(said)
    if key == "kendo":
        assert label(key, "jikan", SAY)


async def test_a_watcher_picks_one_of_the_choices_and_it_is_locked_in(dojo, table):
    view = await guess_panel(Click(by(dojo, CHLOE), dojo, SAY, table.id, ""), table)
    [pick] = picks(view)
    assert [option.value for option in pick.options] == list(question(table).choices)
    reply = await guesses(dojo, table, right=True)
    assert reply["ephemeral"]
    assert "locked in" in words(reply["view"])
    assert not picks(reply["view"])


@pytest.mark.parametrize("right", [True, False])
async def test_after_the_move_the_board_counts_and_the_panel_tells(dojo, hall, right, table):
    await guesses(dojo, table, right=right)
    assert recent_lines(await hall.referee.table(table.id), SAY) == recent_lines(table, SAY), "before the move: nothing"
    await hall.move(table)
    after = await hall.referee.table(table.id)
    told = "One watcher guessed it." if right else "One watcher guessed, and it was something else."
    assert recent_lines(after, SAY)[-1] == f"-# {told}"
    panel = words(await guess_panel(Click(by(dojo, CHLOE), dojo, SAY, after.id, ""), after))
    assert ("was right" if right else "was wrong") in panel
    assert f"{int(right)} of 1 right" in panel


async def test_where_nothing_can_be_guessed_nothing_is_offered(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="karenza")  # both choose a warrior
    assert [item.custom_id for item in watching_presses(table, SAY)] == [f"follow/{table.id}/"]
    with pytest.raises(NothingToGuess):
        await pressed(by(dojo, CHLOE), "guessing", table.id)


async def test_the_leaderboard_names_the_best_guessers_of_the_server(dojo, hall, monkeypatch):
    monkeypatch.setattr("dojo.watching.guesses.WATCHED", 1)
    table = await hall.match(AIKO, BRUNO, game="kaito")
    reader = SimpleNamespace(guild_id=table.guild, user=CHLOE)
    assert await best_guessers(dojo, reader, SAY) == []
    await guesses(dojo, table, right=True)
    await hall.move(table)
    [shown] = await best_guessers(dojo, reader, SAY)
    assert "1. Chloe · 1 of 1" in shown.content
    assert "You: 1 of 1." in shown.content


async def test_following_is_greeted_by_dm_and_can_be_stopped(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="regroup")
    assert "When should I write" in (await presses_of(dojo, table, "follow"))[0]
    reply, greeted = await presses_of(dojo, table, "following", "round")
    assert "after every round" in reply
    assert "now following" in greeted[0]
    assert "after every round" in (await presses_of(dojo, table, "follow"))[0]
    assert "no longer following" in (await presses_of(dojo, table, "following", "stop"))[0]
    assert await dojo.followers.often(table.id, CHLOE.id) is None


async def test_somebody_who_cannot_be_written_to_does_not_follow(dojo, table):
    reply, _ = await presses_of(
        dojo,
        table,
        "following",
        "end",
        dm=SimpleNamespace(send=AsyncMock(side_effect=refusal(discord.Forbidden, 403, 50007))),
    )
    assert "won't let me send you DMs" in reply
    assert await dojo.followers.often(table.id, CHLOE.id) is None


async def test_somebody_who_gets_our_dms_already_is_not_greeted(dojo, table):
    await dojo.people.remember(CHLOE.id, CHLOE.name, "en")
    await dojo.people.take_dms(CHLOE.id)
    assert (await presses_of(dojo, table, "following", "end"))[1] == []


async def test_a_player_reads_what_the_buttons_do_and_a_watcher_has_none_of_them(hall):
    table = await hall.match(AIKO, BRUNO, game="kengo")
    told = words(more_panel(table, AIKO.id, SAY, 0))
    for name in ("Text board", "Notes", "Plan ahead", "Call it off", "Resign"):
        assert f"**{name}**" in told
    assert "if everyone agrees" in told
    assert "**" not in words(more_panel(table, CHLOE.id, SAY, 0))
    offered = [{*verbs(more_panel(table, player.id, SAY, 0))} & {"follow", "guessing"} for player in (AIKO, CHLOE)]
    assert offered == [set(), {"follow", "guessing"}]


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.general_plans])
async def test_a_general_plan_is_chosen_like_any_other_also_by_somebody_who_is_asked(hall, key):
    table = await hall.match(AIKO, BRUNO, game=key)
    plan, asked = table.game.general_plans[0], table.players[table.asks()[0].seat].id
    seen = await hall.plans.plan(table.id, asked, plan.topic, plan.key)
    chosen = [each.value for pick in picks(plans_panel(seen, SAY)) for each in pick.options if each.default]
    assert chosen == [plan.topic, plan.key]


@pytest.mark.parametrize(
    ("verb", "error"),
    [("guessing", KnowsAHand), ("lockin", KnowsAHand), ("follow", PlaysThere), ("following", PlaysThere)],
)
async def test_a_forged_click_of_a_player_is_refused(dojo, table, verb, error):
    asked = question(table)
    rest = "end" if error is PlaysThere else str(asked.opened)
    with pytest.raises(error):
        await pressed(by(dojo, AIKO), verb, table.id, rest, asked.choices[0])


def by(dojo, player):
    click = clicked(dojo, player.id)
    click.user.global_name = player.name
    return click


async def presses_of(dojo, table, verb, rest="", dm=None):
    """The reply to a watcher, and what they were sent by DM."""
    sent, click = dm or Said(), by(dojo, CHLOE)
    click.client.open_dm = AsyncMock(return_value=sent)
    told = await pressed(click, verb, table.id, rest)
    return words(told[-1]["view"]), getattr(sent, "told", [])
