"""What a watcher is shown who guesses a move: choices in words, what is locked in, and what came of it."""

from types import SimpleNamespace

import pytest

from cogs.cards.board import recent_lines
from cogs.interactions.controls import VERBS, Click, Pick, Press
from cogs.match.guess import guess_panel, label
from cogs.match.more import watching_presses
from cogs.people.profile import best_guessers
from dojo.watching.guesses import KnowsAHand, NothingToGuess, question
from engine import match
from engine.games import GAMES
from faces.translation import speaker
from tests.cogs.guard.test_forged_clicks import clicked
from tests.cogs.history.test_look_closer import words
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.engine.test_every_game import lines

SAY = speaker("en")


def click(dojo, table, player, rest="", *values):
    interaction = clicked(dojo, player.id)
    interaction.user.global_name = player.name
    return Click(interaction, dojo, SAY, table.id, rest, values=values)


def picks(view):
    return [each for each in view.walk_children() if isinstance(each, Pick)]


async def guesses(dojo, table, *, right):
    asked, [ask] = question(table), table.asks()
    move = str(ask.options[0])
    text = move if right else next(each for each in asked.choices if each != move)
    chosen = click(dojo, table, CHLOE, str(asked.opened), text)
    await VERBS["lockin"](chosen)
    return chosen.interaction.response.told[-1]


async def moves(hall, table):
    [ask] = table.asks()
    await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    return await hall.referee.table(table.id)


@pytest.mark.parametrize("key", GAMES)
def test_every_guess_has_words_of_its_own(key):
    game = GAMES[key]
    choices = {match.guesses(game, ply.before) for line in lines(key) for ply in line.plies}
    for texts in choices:
        said = [label(key, text, SAY) for text in texts]
        assert len(set(said)) == len(said)
    if key == "kendo":
        assert label(key, "jikan", SAY)


async def test_a_watcher_picks_one_of_the_choices_and_it_is_locked_in(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    view = await guess_panel(click(dojo, table, CHLOE), table)
    [pick] = picks(view)
    assert [option.value for option in pick.options] == list(question(table).choices)
    reply = await guesses(dojo, table, right=True)
    assert reply["ephemeral"]
    assert "locked in" in words(reply["view"])
    assert not picks(reply["view"])


@pytest.mark.parametrize("right", [True, False])
async def test_after_the_move_the_board_counts_and_the_panel_tells(dojo, hall, right):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    await guesses(dojo, table, right=right)
    assert recent_lines(await hall.referee.table(table.id), SAY) == recent_lines(table, SAY), "before the move: nothing"
    after = await moves(hall, table)
    told = "One watcher guessed it." if right else "One watcher guessed, and it was something else."
    assert recent_lines(after, SAY)[-1] == f"-# {told}"
    panel = words(await guess_panel(click(dojo, after, CHLOE), after))
    assert ("was right" if right else "was wrong") in panel
    assert f"{int(right)} of 1 right" in panel


@pytest.mark.parametrize("verb", ["guessing", "lockin"])
async def test_a_forged_click_of_a_player_is_refused(dojo, hall, verb):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    asked = question(table)
    with pytest.raises(KnowsAHand):
        await VERBS[verb](click(dojo, table, AIKO, str(asked.opened), asked.choices[0]))


async def test_where_nothing_can_be_guessed_nothing_is_offered(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="karenza")  # both choose a warrior
    assert [item.custom_id for item in watching_presses(table, SAY)] == [f"follow/{table.id}/"]
    with pytest.raises(NothingToGuess):
        await VERBS["guessing"](click(dojo, table, CHLOE))


async def test_more_offers_a_watcher_to_follow_and_to_guess(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="kaito")
    for player, offered in ((CHLOE, True), (AIKO, False)):
        opened = click(dojo, table, player)
        await VERBS["more"](opened)
        view = opened.interaction.response.told[-1]["view"]
        verbs = {each.custom_id.partition("/")[0] for each in view.walk_children() if isinstance(each, Press)}
        assert (verbs >= {"follow", "guessing"}) == offered == bool(verbs & {"follow", "guessing"})


async def test_the_leaderboard_names_the_best_guessers_of_the_server(dojo, hall, monkeypatch):
    monkeypatch.setattr("dojo.watching.guesses.WATCHED", 1)
    table = await hall.match(AIKO, BRUNO, game="kaito")
    reader = SimpleNamespace(guild_id=table.guild, user=CHLOE)
    assert await best_guessers(dojo, reader, SAY) == []
    await guesses(dojo, table, right=True)
    await moves(hall, table)
    [shown] = await best_guessers(dojo, reader, SAY)
    assert "1. Chloe · 1 of 1" in shown.content
    assert "You: 1 of 1." in shown.content
