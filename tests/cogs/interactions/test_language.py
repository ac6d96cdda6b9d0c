"""A language somebody chose holds wherever they click, whatever their Discord says; here there is a second one."""

from types import SimpleNamespace

import pytest
from discord.utils import utcnow

from cogs.guard.custom_ids import parse_custom_id
from cogs.interactions import controls
from cogs.interactions.context import speaker_for
from cogs.interactions.open_panels import LastMatches
from cogs.match import answer as answering
from dojo.dojo import Dojo
from dojo.people.people import Player
from dojo.people.preferences import Preferences
from engine.games import GAMES
from faces import translation
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall

FOUND = parse_custom_id("greet//")


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
    return SimpleNamespace(
        user=SimpleNamespace(id=user),
        type=None,
        locale=SimpleNamespace(value="en-GB"),
        client=SimpleNamespace(dojo=dojo, last_matches=LastMatches()),
        channel_id=8,
        extras=extras,
        created_at=utcnow(),
        message=None,
        guild_id=7,
    )


def test_it_goes_before_discords_and_what_it_lacks_is_said_in_english(latin):
    say = speaker_for(clicking(1, preferences=Preferences(language="la")))
    assert (say("press-join"), say("press-leave")) == ("Veni", "Leave")
    assert speaker_for(clicking(1))("press-join") == "Join"


async def test_a_click_is_answered_in_it(latin, tmp_path, monkeypatch):
    heard = []

    async def greet(click):
        heard.append((click.user, click.say("press-join"), click.preferences.language))

    monkeypatch.setitem(controls.VERBS, "greet", greet)
    async with await Store.open(str(tmp_path / "a.db")) as store:
        dojo = Dojo(store, GAMES, lambda: 0)
        for user in (1, 2):
            await dojo.people.remember(user, "Somebody", "en-GB")
        await dojo.preferences.change(1, "language", "la")
        for user in (1, 2, 3):
            await controls.serve(clicking(user, dojo), FOUND)
        assert (await dojo.people.remember_player(Player(1, "Somebody", locale="en-GB"))).locale == "la", "DMs, too"
    assert heard == [(1, "Veni", "la"), (2, "Join", ""), (3, "Join", "")]


async def test_a_move_and_its_refusal_are_answered_in_it_too(latin, tmp_path, monkeypatch):
    """Their preferences are read with the match, and by themselves only if there is none."""
    heard = []
    monkeypatch.setattr(controls, "refuse", lambda interaction, _: hear(interaction))
    monkeypatch.setattr(answering, "replace_clicked", lambda click, *_: hear(click.interaction))

    async def hear(interaction):
        heard.append(speaker_for(interaction)("press-join"))

    async with await Store.open(str(tmp_path / "a.db")) as store:
        hall, dojo = Hall(store, Clock(), GAMES), Dojo(store, GAMES, Clock(), hold_seconds=0)
        table = await hall.match(AIKO, BRUNO, game="kaito")
        [ask] = table.asks()
        player = table.players[ask.seat].id
        await dojo.preferences.change(player, "language", "la")
        for subject in ("zzzzzzzz", table.id):
            found = parse_custom_id(f"answer/{subject}/{table.opened(ask.seat)}/{ask.options[0]}")
            await controls.serve(clicking(player, dojo), found)
        assert (await dojo.referee.table(table.id)).match.ply == table.match.ply + 1
    assert heard == ["Veni", "Veni"]
