"""Whatever a control says that we never made: it is refused in one sentence, and nobody is woken for it."""

import logging
from importlib import import_module
from types import SimpleNamespace

import discord
import pytest
from discord.ui import LayoutView

from cogs.client import COGS
from cogs.guard.custom_ids import custom_id, parse_custom_id
from cogs.interactions.clicked import ClickedMessages
from cogs.interactions.controls import VERBS, Pick, Press, serve
from cogs.interactions.open_panels import LastMatches, OpenPanels
from cogs.panel.upkeep import PanelsCog
from cogs.people.vacations import BadDay, start_of_day
from dojo.dojo import Dojo
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, Clock, Hall, called

for cog in COGS:
    import_module(f"cogs.{cog}")

HUGE = "9" * 70
NEVER_SEEN = 2**62 + 99
NICKNAME = "Aiko (Payroll, ext. 4711)"  # of one server, and for nobody elsewhere
RESTS = ("", "/", "-1", HUGE, f"{HUGE}/", "²", "0", "0/", "0/nonsense", "0/ /sure", "1/x/y/z", "nonsense", "dm", "draw")
PICKED = ((), ("",), ("nonsense",), ("-1",), (HUGE,), ("0",), ("1",), ("dm",), ("draw",))


class Said:
    """What Discord would be told in answer to one click."""

    def __init__(self):
        self.told = []

    def is_done(self):
        return bool(self.told)

    async def send_message(self, *words, **message):
        self.told.append(str(words[0]) if words else message)
        return SimpleNamespace(id=1, message_id=1)

    async def send(self, *words, **message):
        return await self.send_message(*words, **message)

    async def edit_message(self, **message):
        self.told.append(message)
        return SimpleNamespace(id=1)

    async def send_modal(self, sheet):
        self.told.append(sheet)

    async def defer(self, **_):
        self.told.append({})


def clicked(dojo, user, *, guild=7):
    """A click as Discord would bring it."""
    response = Said()
    return SimpleNamespace(
        id=1,
        data={},
        type=discord.InteractionType.modal_submit,  # what stands on which message is looked at elsewhere
        user=SimpleNamespace(
            id=user,
            name="aiko",
            global_name="Aiko",
            display_name=NICKNAME,
            nick=NICKNAME,
            mention="<@1>",
            bot=False,
            roles=[],
        ),
        guild_id=guild,
        guild=SimpleNamespace(id=guild, name="Dojo", me=None) if guild else None,
        channel=None,
        channel_id=8,
        locale=discord.Locale.british_english,
        guild_locale=None,
        context=SimpleNamespace(private_channel=False),
        is_guild_integration=lambda: True,
        extras={},
        created_at=discord.utils.utcnow(),
        message=None,
        permissions=discord.Permissions.all() if guild else discord.Permissions.none(),
        app_permissions=discord.Permissions.all(),
        application_id=1,
        filesize_limit=1000,
        client=SimpleNamespace(
            dojo=dojo,
            user=None,
            get_partial_messageable=None,
            open_dm=None,
            get_cog={"PanelsCog": PanelsCog()}.get,
            clicked=ClickedMessages(),
            open_panels=OpenPanels(),
            last_matches=LastMatches(),
        ),
        response=response,
        followup=response,
        edit_original_response=response.edit_message,
    )


@pytest.fixture
async def store(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as opened:
        yield opened


@pytest.fixture
def dojo(store):
    return Dojo(store, GAMES, Clock())


DOES = {
    "practise", "forgetsure", "dossier", "bydm", "nodm", "rematch", "film", "webpage", "resignsure", "abortsure"
}  # on purpose  # fmt: skip


@pytest.mark.parametrize("verb", sorted(VERBS.keys() - DOES))
async def test_nonsense_is_refused_without_a_story_in_the_log(verb, store, dojo, caplog):
    hall = Hall(store, Clock(), GAMES)
    table = await hall.match(AIKO, BRUNO, game="kaito")
    lobby = await hall.lobby(CHLOE, game="kaito")
    caplog.set_level(logging.ERROR)
    for subject in (table.id, lobby.id, "", "zzzzzzzz", "-", "²"):
        for rest in RESTS:
            for user in (AIKO.id, CHLOE.id, NEVER_SEEN):
                for picked in PICKED if rest in {"", "0", "nonsense"} else PICKED[:1]:
                    found = parse_custom_id(custom_id(verb, subject, rest))
                    await serve(clicked(dojo, user), found, values=picked)
    strange = {(record.exc_info[0].__name__, str(record.exc_info[1])) for record in caplog.records if record.exc_info}
    assert strange == set()


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "2023-11-14", "tomorrow", "2024-12-01"])
def test_a_day_that_has_passed_or_is_too_far_is_none_to_be_away_until(day):
    with pytest.raises(BadDay):
        start_of_day(day, "Asia/Tokyo", NOON)


def controls(told):
    """All that can be pressed or picked in what was answered."""
    views = [each["view"] for each in told if isinstance(each, dict) and isinstance(each.get("view"), LayoutView)]
    for item in (item for view in views for item in view.walk_children()):
        if isinstance(item, Press | Pick) and not item.disabled:
            yield item.custom_id, [option.value for option in getattr(item, "options", [])][-1:]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("user", [AIKO, CHLOE], ids=["player", "bystander"])
async def test_every_control_of_a_match_among_dms_can_be_pressed(game, user, store, dojo, caplog):
    hall = Hall(store, Clock(), GAMES)
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
        todo += controls(click.response.told)
    assert [record.exc_info for record in caplog.records if record.exc_info] == []
    assert len(pressed) > (10 if user is AIKO else 7)


async def test_a_verb_that_nobody_serves_is_refused(dojo, caplog):
    click = clicked(dojo, AIKO.id)
    await serve(click, parse_custom_id("dance/abcdefgh/"))
    assert "couldn't read" in str(click.response.told)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
