"""What is offered while options are typed, and what the host is asked in the lobby: only what makes a difference."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from cogs import autocomplete
from cogs.cards.lobby import terms_text
from cogs.interactions.controls import Pick, Press
from cogs.lobby.options import options_panel
from dojo.lobby.lobby import Lobby
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from faces.translation import speaker

SAY = speaker("en")
AIKO = Player(10**18, "Aiko")
BESIDE = [(game, name, *game.beside[name]) for game in GAMES.values() for name in game.beside]
every_idle_option = pytest.mark.parametrize(
    ("game", "name", "other", "value"), BESIDE, ids=[f"{game.key}-{name}" for game, name, *_ in BESIDE]
)


def lobby_of(game, **options):
    usual = {name: values[0] for name, values in game.options.items()}
    return Lobby(
        id="abcdefgh", game=game.key, host=AIKO.id, seats=2, options=usual | options, pace="daily", players=(AIKO,),
        invited=None, guild=1, guild_name="Dojo", channel=2,
    )  # fmt: skip


def picks(lobby):
    panel = options_panel(lobby, AIKO.id, SAY)
    return [item.custom_id.rpartition("/")[2] for item in panel.walk_children() if isinstance(item, Pick)]


async def completed(game, typed):
    asked = SimpleNamespace(namespace=SimpleNamespace(game=game.key), locale=SimpleNamespace(value="en-GB"), extras={})
    return [choice.value for choice in await autocomplete.options(asked, typed)]


def others(game, other, value):
    """A value beside which it does not count; the first of them that there is."""
    return next(each for each in game.options[other] if each != value)


def test_there_are_options_that_do_not_always_count():
    assert BESIDE


@every_idle_option
def test_the_card_and_the_host_see_it_only_where_it_counts(game, name, other, value):
    idle, counting = lobby_of(game, **{other: others(game, other, value)}), lobby_of(game, **{other: value})
    word = SAY(f"{game.key}-option-{name}")
    assert f"**{word}:**" not in terms_text(game.key, idle.options, "daily", SAY)
    assert f"**{word}:**" in terms_text(game.key, counting.options, "daily", SAY)
    assert name not in picks(idle)
    usages = ["sleeps", "rated", "on_time"]
    assert picks(counting) == [*(["seats"] if len(game.seats) > 1 else []), "pace", *game.options, *usages]


@every_idle_option
async def test_it_is_offered_once_that_which_it_counts_beside_is_typed(game, name, other, value):
    pairs = [f"{name}={each}" for each in game.options[name]]
    assert not set(pairs) & set(await completed(game, ""))
    assert [f"{other}={value}, {pair}" for pair in pairs] == await completed(game, f"{other}={value}, {name}")
    assert await completed(game, f"{other}={others(game, other, value)}, {name}") == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_every_other_option_is_offered_from_the_start(game):
    wanted = [f"{name}={value}" for name in game.options if name not in game.beside for value in game.options[name]]
    assert await completed(game, "") == wanted[: autocomplete.MAX_CHOICES]


async def test_what_is_typed_already_is_not_offered_again():
    for game in GAMES.values():
        name, (value, *_) = next(iter(game.options.items()))
        assert not [each for each in await completed(game, f"{name.upper()} = {value}, ") if each.count(name) > 1]


def pressed_there(lobby, reader):
    panel = options_panel(lobby, reader, SAY)
    assert panel.total_children_count <= 40
    return [item.custom_id.partition("/")[0] for item in panel.walk_children() if isinstance(item, Press)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_player_who_has_a_seat_is_asked_about_dms_under_options(game):
    lobby = lobby_of(game)
    assert pressed_there(lobby, AIKO.id) == ["bydm", "nodm", "optionsform", "report"]
    assert pressed_there(lobby, AIKO.id + 1) == ["report"]
    assert pressed_there(replace(lobby, guild=NOWHERE), AIKO.id) == ["optionsform", "report"]
