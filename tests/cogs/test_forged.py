"""Clicks and commands that we never made are told apart, and refused in one sentence without a story in the log."""

import logging
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands
from discord.ui import LayoutView

from cogs.guard.payloads import Forged, command_error, is_ours, parse_custom_id
from cogs.interactions.controls import VERBS, serve
from cogs.people.settings import start_of_day
from dojo.errors import Refusal
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from tests.cogs.shown import controls
from tests.cogs.world import clicked, served
from tests.dojo.hall import AIKO, CHLOE, NOON, called

PERSON = "1573900946163892225"
TEXT, VOICE = discord.ChannelType.text, discord.ChannelType.voice
HERE = SimpleNamespace(
    channels=[SimpleNamespace(id=1, type=TEXT), SimpleNamespace(id=2, type=VOICE)], roles=[SimpleNamespace(id=3)]
)


def part(kind, custom_id=None, children=(), accessory=None):
    return SimpleNamespace(
        type=SimpleNamespace(value=kind),
        custom_id=custom_id,
        children=list(children),
        accessory=accessory,
        channel_types=[TEXT],
    )


def clicked_on(custom_id, kind=2, *shown, values=(), guild=HERE):
    """On a message whose controls stand in a row in a box, or beside a text."""
    box = part(17, children=[part(1, children=shown), part(9, children=[part(10)], accessory=part(2, "hand/aside/"))])
    return SimpleNamespace(
        data={"custom_id": custom_id, "component_type": kind, "values": list(values)},
        message=SimpleNamespace(components=[box]),
        guild=guild,
    )


@pytest.mark.parametrize(
    ("custom_id", "kind"), [("hand/abcdefgh/", 2), ("+weigh/abcdefgh/3/x", 3), ("#setup//log", 8), ("&setup//a", 6)]
)
def test_a_control_that_stands_where_it_was_clicked_is_ours(custom_id, kind):
    assert is_ours(clicked_on(custom_id, kind, part(kind, custom_id)))
    assert is_ours(clicked_on("hand/aside/")), "it stands beside a text"
    assert not is_ours(clicked_on(custom_id, kind, part(kind, "hand/zzzzzzzz/")))
    assert not is_ours(clicked_on(custom_id, kind, part(kind + 1, custom_id)))
    interaction = clicked_on(custom_id, kind, part(kind, custom_id))
    interaction.message = None
    assert not is_ours(interaction)


@pytest.mark.parametrize(
    ("custom_id", "kind"),
    [
        ("hand/abcdefgh/", 3),  # a list called like a button
        ("+weigh/abcdefgh/3/x", 2),
        ("#setup//log", 6),
        ("hand", 2),
        ("", 2),
        ("hand/a b/", 2),
        ("hand/abcdefgh/\n", 2),
        ("Hand/abcdefgh/", 2),
        (f"hand/abcdefgh/{'x' * 90}", 2),
        (None, 2),
        (5, 2),
    ],
)
def test_what_we_never_made_is_not_ours_wherever_it_stands(custom_id, kind):
    assert not is_ours(clicked_on(custom_id, kind, part(kind, custom_id)))


@pytest.mark.parametrize("guild", [HERE, None])
@pytest.mark.parametrize(
    "values", [["1"], ["2"], ["3"], ["4"], ["1", "4"], ["3", "4"], ["nonsense"], [""], ["9" * 5000]]
)
@pytest.mark.parametrize(("custom_id", "kind", "good"), [("#setup//log", 8, ["1"]), ("&setup//starters", 6, ["3"])])
def test_what_is_picked_belongs_to_the_server(custom_id, kind, good, values, guild):
    """Ids of other servers, of other kinds and of nothing at all are refused, whatever `resolved` says."""
    assert is_ours(clicked_on(custom_id, kind, part(kind, custom_id), values=values, guild=guild)) == (
        values == good and guild is HERE
    )


# Commands


def option(name, kind, value, **more):
    return {"name": name, "type": kind, "value": value, **more}


GAME = option("game", 3, "morra")


@app_commands.command(description="Plays")
@app_commands.choices(game=[app_commands.Choice(name="Morra", value="morra")])
@app_commands.guild_only()
async def play(
    interaction: discord.Interaction, game: str, against: discord.User | None = None, seats: int = 2
) -> None: ...


async def words(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return []


@app_commands.command(description="Looks")
@app_commands.autocomplete(match=words)
async def look(interaction: discord.Interaction, match: str = "", page: int = 1) -> None: ...


@pytest.fixture
async def tree():
    client = discord.Client(intents=discord.Intents.none())
    found = app_commands.CommandTree(client)
    group = app_commands.Group(name="table", description="Tables")
    group.add_command(look)
    for command in (play, group):
        found.add_command(command)
    return found


def sent(name, options, *, resolved=None, guild=7, kind=discord.InteractionType.application_command, menu=1):
    data = {"name": name, "type": menu, "options": options, **({"resolved": resolved} if resolved else {})}
    return SimpleNamespace(data=data, guild_id=guild, type=kind)


def table(*options):
    return [{"name": "look", "type": 1, "options": list(options)}]


@pytest.mark.parametrize(
    ("name", "options", "resolved"),
    [
        ("play", [GAME], None),
        ("play", [GAME, option("seats", 4, 3)], None),
        ("play", [GAME, option("against", 6, PERSON)], {"users": {PERSON: {}}}),
        ("table", table(), None),
        ("table", table(option("match", 3, "abcdefgh")), None),
    ],
)
def test_a_command_as_discord_sends_it_is_let_pass(tree, name, options, resolved):
    assert command_error(tree, sent(name, options, resolved=resolved)) is None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dance", []),
        ("", []),
        ("play", []),
        ("play", [option("game", 3, "chess")]),
        ("play", [option("game", 3, 5)]),
        ("play", [option("game", 4, 5)]),
        ("play", [GAME, option("colour", 3, "red")]),
        ("play", [GAME, option("seats", 4, "three")]),
        ("play", [GAME, option("against", 6, PERSON)]),  # of whom nothing is said
        ("table", []),
        ("table", [{"name": "dance", "type": 1, "options": []}]),
        ("table", [option("look", 3, "x")]),
    ],
)
def test_a_command_that_nobody_could_have_filled_in_is_forged(tree, name, options):
    assert isinstance(command_error(tree, sent(name, options)), Forged)


def test_a_command_of_servers_says_so_by_dm_and_a_menu_is_none_of_ours(tree):
    assert isinstance(command_error(tree, sent("play", [GAME], menu=2)), Forged)
    assert isinstance(command_error(tree, sent("play", [GAME], guild=None)), app_commands.NoPrivateMessage)


@pytest.mark.parametrize(
    ("options", "fine"),
    [
        (table(option("match", 3, "ab", focused=True)), True),
        (table(option("match", 3, "", focused=True), option("page", 4, 2)), True),
        (table(option("page", 4, "2", focused=True)), False),
        (table(option("match", 3, "ab")), False),
        (table(option("match", 3, "ab", focused=True), option("page", 6, PERSON)), False),
        (table(option("match", 6, PERSON, focused=True)), False),
        (table(option("match", 3, None, focused=True)), False),
        ([], False),
    ],
)
def test_only_what_we_complete_is_completed(tree, options, fine):
    found = command_error(tree, sent("table", options, kind=discord.InteractionType.autocomplete))
    assert (found is None) is fine


# What gets through to a verb


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
    with pytest.raises(Refusal, match="error-bad-day"):
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
