"""What a function is told of a click: what was used, in which language to answer, and whom an answer would reach."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord.app_commands import AppCommandContext

from cogs.guard.custom_ids import parse_custom_id
from cogs.interactions import controls
from cogs.interactions.acknowledge import TimelyResponse
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import serve_component
from cogs.interactions.responses import is_private, pressed_dm_id
from dojo.dojo import Dojo
from dojo.people.people import Player
from dojo.people.preferences import Preferences
from engine.games import GAMES
from faces import translation
from tests.cogs.clicks import clicked
from tests.dojo.hall import AIKO, BRUNO


@pytest.fixture
def hears(dojo, monkeypatch):
    """Serves a click on a control; what a function heard of it."""
    heard = []

    async def hear(click):
        heard.append((click.subject, click.rest, click.label, click.values))

    monkeypatch.setitem(controls.VERBS, "greet", hear)

    async def serve(kind, id, values=None, **look):
        part = SimpleNamespace(type=SimpleNamespace(value=kind), custom_id=id, **look)
        interaction = clicking(1, dojo)
        interaction.message = SimpleNamespace(components=[part])
        interaction.data = {"component_type": kind, "custom_id": id, "values": values}
        await serve_component(interaction)
        return heard.pop() if heard else None

    return serve


async def test_a_button_says_its_label(hears):
    assert await hears(2, "greet/abcdefgh/3/x", label="Hello") == ("abcdefgh", "3/x", "Hello", ())


async def test_a_button_has_no_values_whatever_a_forged_click_says(hears):
    assert await hears(2, "greet/abcdefgh/", ["x"], label=None) == ("abcdefgh", "", "-", ())


async def test_a_select_says_what_was_picked_and_how_it_is_called(hears):
    options = [SimpleNamespace(value="1", label="one"), SimpleNamespace(value="2", label="two")]
    assert await hears(3, "+greet/abcdefgh/", ["2"], options=options) == ("abcdefgh", "", "two", ("2",))
    assert await hears(3, "+greet/abcdefgh/", ["7"], options=options) == ("abcdefgh", "", "", ("7",))


async def test_a_select_of_channels_says_their_ids(hears):
    assert await hears(8, "#greet//", ["81", "82"]) == ("", "", "", ("81", "82"))


@pytest.fixture
def latin(tmp_path, monkeypatch):
    """English as it is, and a language with a single word."""
    (tmp_path / "la").mkdir()
    (tmp_path / "la" / "bot.ftl").write_text("press-join = Veni\n")
    (tmp_path / "en").symlink_to(translation.LOCALES / "en")
    monkeypatch.setattr(translation, "LOCALES", tmp_path)
    translation.languages.cache_clear()
    translation._speaker.cache_clear()
    yield
    monkeypatch.undo()
    translation.languages.cache_clear()
    translation._speaker.cache_clear()


def clicking(user, dojo=None, **extras):
    click = clicked(dojo, user)
    click.extras = extras
    return click


def test_it_goes_before_discords_and_what_it_lacks_is_said_in_english(latin):
    say = speaker_for(clicking(1, preferences=Preferences(language="la")))
    assert (say("press-join"), say("press-leave")) == ("Veni", "Leave")
    assert speaker_for(clicking(1))("press-join") == "Join"


SERVER, OUR_DM, AMONG_PEOPLE = (AppCommandContext._from_value([value]) for value in (0, 1, 2))


async def test_a_click_is_answered_in_it(latin, dojo, monkeypatch):
    heard = []

    async def greet(click):
        heard.append((click.user, click.say("press-join"), click.preferences.language))

    monkeypatch.setitem(controls.VERBS, "greet", greet)
    for user in (1, 2):
        await dojo.people.remember(user, "Somebody", "en-GB")
    await dojo.preferences.change(1, "language", "la")
    for user in (1, 2, 3):
        await controls.serve(clicking(user, dojo), parse_custom_id("greet//"))
    assert (await dojo.people.remember_player(Player(1, "Somebody", locale="en-GB"))).locale == "la", "DMs, too"
    assert heard == [(1, "Veni", "la"), (2, "Join", ""), (3, "Join", "")]


async def test_a_move_and_its_refusal_are_answered_in_it_too(latin, hall, monkeypatch):
    """Their preferences are read with the match, and by themselves only if there is none."""
    heard = []
    monkeypatch.setattr(controls, "refuse", lambda interaction, _: hear(interaction))
    monkeypatch.setattr(TimelyResponse, "is_done", lambda _: True)  # what is heard here is not sent
    answer: Any = controls.VERBS["answer"]  # bots of other tests have executed its module anew
    monkeypatch.setitem(answer.__wrapped__.__globals__, "replace_clicked", lambda click, *_: hear(click.interaction))

    async def hear(interaction):
        heard.append(speaker_for(interaction)("press-join"))

    dojo = Dojo(hall.store, GAMES, hall.clock, hold_seconds=0)
    table = await hall.match(AIKO, BRUNO, game="kaito")
    [ask] = table.asks()
    player = table.players[ask.seat].id
    await dojo.preferences.change(player, "language", "la")
    for subject in ("zzzzzzzz", table.id):
        found = parse_custom_id(f"answer/{subject}/{table.opened(ask.seat)}/{ask.options[0]}")
        await controls.serve(clicking(player, dojo), found)
    assert (await dojo.referee.table(table.id)).match.ply == table.match.ply + 1
    assert heard == ["Veni", "Veni"]


@pytest.mark.parametrize(
    ("context", "ephemeral", "private", "dm"),
    [
        (OUR_DM, False, True, 5),
        (SERVER, False, False, None),
        (AMONG_PEOPLE, False, False, None),
        (SERVER, True, True, None),
        (AMONG_PEOPLE, True, True, None),
    ],
)
def test_a_group_dm_is_neither_private_nor_a_dm_of_ours(context, ephemeral, private, dm):
    message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=ephemeral))
    click = SimpleNamespace(guild_id=7 if context is SERVER else None, context=context, message=message)
    assert (is_private(click), pressed_dm_id(click)) == (private, dm)
