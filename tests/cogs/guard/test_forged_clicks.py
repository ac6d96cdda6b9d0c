"""Whatever a control says that we never made: it is refused in one sentence, and nobody is woken for it."""

import logging
from importlib import import_module

import pytest
from discord.ui import LayoutView

from cogs.client import COGS
from cogs.guard.custom_ids import parse_custom_id
from cogs.interactions.controls import VERBS, serve
from cogs.people.vacations import BadDay, start_of_day
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from tests.cogs.clicks import clicked, served
from tests.cogs.shown import controls
from tests.dojo.hall import AIKO, CHLOE, NOON, called

for cog in COGS:
    import_module(f"cogs.{cog}")


HUGE = "9" * 70
NEVER_SEEN = 2**62 + 99
RESTS = ("", "/", "-1", HUGE, f"{HUGE}/", "²", "0", "0/", "0/nonsense", "0/ /sure", "1/x/y/z", "nonsense", "dm", "draw")
PICKED = ((), ("",), ("nonsense",), ("-1",), (HUGE,), ("0",), ("1",), ("dm",), ("draw",))
DOES = {
    "practise", "forgetsure", "dossier", "bydm", "nodm", "rematch", "film", "webpage", "resignsure", "abortsure"
}  # on purpose  # fmt: skip


@pytest.mark.parametrize("verb", sorted(VERBS.keys() - DOES))
async def test_nonsense_is_refused_without_a_story_in_the_log(verb, hall, dojo, caplog, table):
    lobby = await hall.lobby(CHLOE, game="kaito")
    caplog.set_level(logging.ERROR)
    for subject in (table.id, lobby.id, "", "zzzzzzzz", "-", "²"):
        for rest in RESTS:
            for user in (AIKO.id, CHLOE.id, NEVER_SEEN):
                for picked in PICKED if rest in {"", "0", "nonsense"} else PICKED[:1]:
                    await served(clicked(dojo, user), verb, subject, rest, *picked)
    strange = {(record.exc_info[0].__name__, str(record.exc_info[1])) for record in caplog.records if record.exc_info}
    assert strange == set()


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "2023-11-14", "tomorrow", "2024-12-01"])
def test_a_day_that_has_passed_or_is_too_far_is_none_to_be_away_until(day):
    with pytest.raises(BadDay):
        start_of_day(day, "Asia/Tokyo", NOON)


def usable(told):
    """All that can be pressed or picked in what was answered."""
    for view in (each["view"] for each in told if isinstance(each, dict) and isinstance(each.get("view"), LayoutView)):
        for item in (each for each in controls(view) if not each.disabled):
            yield item.custom_id, [option.value for option in getattr(item, "options", [])][-1:]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("user", [AIKO, CHLOE], ids=["player", "bystander"])
async def test_every_control_of_a_match_among_dms_can_be_pressed(game, user, hall, dojo, caplog):
    lobby = await hall.lobbies.practise(
        game=game, host=AIKO, level="novice", namer=called("novice"), pace="friendly", options={}, seats=None,
        guild=NOWHERE, guild_name="Dms", channel=8, locale="en",
    )  # fmt: skip
    await hall.lobbies.start(lobby.id, AIKO.id)
    caplog.set_level(logging.ERROR)
    await dojo.people.remember(AIKO.id, "Aiko", "en")
    todo = [(f"{verb}/{lobby.id}/", []) for verb in ("hand", "more", "log", "text", "picture", "next", "replay")]
    pressed = set()
    while todo:
        id, values = todo.pop(0)
        verb = id.lstrip("+").split("/")[0]
        if id in pressed or verb in DOES or sum(each.lstrip("+").split("/")[0] == verb for each in pressed) > 3:
            continue
        pressed.add(id)
        click = clicked(dojo, user.id, guild=None)
        await serve(click, parse_custom_id(id.lstrip("+")), values=tuple(values))
        todo += usable(click.response.told)
    assert [record.exc_info for record in caplog.records if record.exc_info] == []
    assert len(pressed) > (10 if user is AIKO else 7)


async def test_a_verb_that_nobody_serves_is_refused(dojo, caplog):
    click = clicked(dojo, AIKO.id)
    await serve(click, parse_custom_id("dance/abcdefgh/"))
    assert "couldn't read" in str(click.response.told)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
