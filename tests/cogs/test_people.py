"""What people are told of themselves and the host, and digests and reports that come later if they can't be sent."""

import asyncio
import sqlite3
from types import SimpleNamespace
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import aiohttp
import discord
import pytest

from cogs.client import Listing, remember_caller
from cogs.guard.channels import DmChannels
from cogs.guard.payloads import Forged
from cogs.match.more import substitute
from cogs.people.help import Reporting, about_card, help_card, report
from cogs.people.privacy import send_export
from cogs.people.profile import profile_panel
from cogs.people.settings import LIKELY, MAX_ZONES, OTHER, POPULAR, blocks_panel, likely_zones, zone_pick
from cogs.people.turns import Digests, nonce
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.digests import MAX_AT_ONCE, Digest
from dojo.people.people import Player
from dojo.people.remembered import pseudonym
from dojo.privacy.export import ExportedLately
from dojo.watching.guesses import question
from faces.translation import languages, speaker
from tests.cogs.shown import SAY, assert_fits, picks, words
from tests.cogs.world import NICKNAME, clicked, pressed, refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI


def test_somebody_who_was_erased_stands_there_without_a_mention_and_can_be_picked():
    former = pseudonym(b"key", 5)
    panel = blocks_panel([(former, ""), (7, "Bruno"), (8, "")], SAY)
    shown = words(panel)
    assert "1. Former player\n2. <@7>\n3. <@8>" in shown
    assert str(former) not in shown
    [pick] = picks(panel)
    assert [(option.label, option.value) for option in pick.options] == [
        ("1. Former player", str(former)),
        ("2. Bruno", "7"),
        ("3. 8", "8"),
    ]


async def test_an_export_that_discord_refuses_can_be_asked_for_again(dojo):
    interaction = clicked(dojo, AIKO.id)
    interaction.edit_original_response = AsyncMock(side_effect=refusal(discord.HTTPException, 413))
    with pytest.raises(discord.HTTPException):
        await send_export(dojo, interaction, SAY)
    interaction = clicked(dojo, AIKO.id)
    await send_export(dojo, interaction, SAY)
    with pytest.raises(ExportedLately):
        await send_export(dojo, interaction, SAY)


async def test_one_press_agrees_to_puzzles_and_another_takes_it_back(dojo):
    interaction = clicked(dojo, AIKO.id)
    for verb, gives in (("givematches", True), ("keepmatches", False)):
        await pressed(interaction, verb)
        assert await dojo.puzzles.gives(AIKO.id) is gives
    given, kept = (str(each["view"].to_components()) for each in interaction.response.told)
    assert "may become puzzles" in given
    assert "aren't used" in kept


@pytest.mark.parametrize("language", [locale.value for locale in discord.Locale])
def test_the_list_starts_where_people_of_that_language_live_and_fits(language):
    zones = likely_zones(language, "Pacific/Chatham")
    assert zones[: len(LIKELY[language])] == list(LIKELY[language])
    assert zones[len(LIKELY[language])] == "Pacific/Chatham"
    assert {"Pacific/Chatham", "UTC", "Europe/Berlin", "America/New_York"} <= set(zones)
    assert len(zones) == len(set(zones)) <= MAX_ZONES
    assert {ZoneInfo(zone).key for zone in zones} == set(zones)


def test_all_other_zones_come_last_and_the_present_one_is_chosen():
    options = zone_pick(likely_zones("de", "Asia/Tokyo"), "Asia/Tokyo", speaker("en")).children[0].options
    assert (options[0].value, options[-1].value) == ("Europe/Berlin", OTHER)
    assert [option.value for option in options if option.default] == ["Asia/Tokyo"]
    assert len(options) <= 25
    assert likely_zones("xx", "UTC") == list(POPULAR)


async def test_a_nickname_is_neither_stored_nor_shown(dojo, hall, tmp_path):
    table, lobby = await hall.match(AIKO, BRUNO, game="kaito"), await hall.lobby(DAI, game="kaito", seats=2)
    asked = question(table)
    command = clicked(dojo, AIKO.id)
    command.type = discord.InteractionType.application_command
    await remember_caller(command)
    todo = [
        ("follow", table.id, "", ()),
        ("lockin", table.id, str(asked.opened), asked.choices[:1]),
        ("join", lobby.id, "", ()),
        ("givematches", "", "", ()),
    ]
    told = []
    for verb, subject, rest, values in todo:
        told += await pressed(clicked(dojo, CHLOE.id), verb, subject, rest, *values)
    invited = clicked(dojo, 99).user
    await substitute.callback(command, invited, table.id)
    made = await profile_panel(dojo, command, invited)
    shown = str([made.view.to_components(), *(each["view"].to_components() for each in told if "view" in each)])
    with sqlite3.connect(tmp_path / "matches.db") as stored:
        rows = "\n".join(stored.iterdump())
    assert "4711" not in shown + rows
    assert NICKNAME not in shown + rows


@pytest.mark.parametrize(
    ("listing", "said", "links"),
    [
        (Listing(), [], []),
        (Listing("Aiko", "aiko@example.org"), ["run by Aiko", "aiko@example.org"], []),
        *((Listing(**{f"{name}_url": name}), [], [name]) for name in ("source", "support", "terms", "privacy")),
        (Listing(user_install=True), [], ["integration_type=1&scope=applications.commands"]),
    ],
)
def test_what_the_host_has_set_is_shown_and_the_rest_left_out(listing, said, links):
    view = about_card(listing, 7, SAY)
    urls = [part.url for part in view.walk_children() if getattr(part, "url", None)]
    assert sum("client_id=7" in url for url in urls) == 1 + bool(listing.user_install)
    assert [link for link in links if not any(url.endswith(link) for url in urls)] == []
    assert len(urls) == 1 + len(links)
    assert [line for line in said if line not in words(view)] == []
    assert said or "run by" not in words(view)


@pytest.mark.parametrize("language", [*languages()])
def test_help_fits_into_a_message_and_no_paragraph_is_cut_into_lines(language):
    assert_fits(help_card(speaker(language)))
    assert "\n" not in speaker(language)("about-games")


# Digests and reports


OWNER, CHANNEL = 9000, 55


class Bot:
    """Its DMs are opened and remembered for real, on a Discord that says by the id of a channel what it refuses.

    The first DM channel to a person has the person's id, and each further one the next.
    """

    def __init__(self, dojo, clock):
        self.dojo, self.report_to, self.refuses, self.sent, self.opened = dojo, 0, {}, [], {}
        self.connected = asyncio.Event()
        self.connected.set()
        self.circuit_breaker = SimpleNamespace(is_open=lambda: False)
        self.dm_channels = DmChannels(dojo.people, self.create, clock)
        owner = SimpleNamespace(team=None, owner=SimpleNamespace(id=OWNER, bot=False))
        self.application_info = AsyncMock(return_value=owner)

    async def create(self, user):
        self.opened[user] = self.opened.get(user, user - 1) + 1
        return self.opened[user]

    async def open_dm(self, user):
        return self.get_partial_messageable(await self.dm_channels.get(user))

    def get_partial_messageable(self, id):
        async def send(nonce, **_):
            if trouble := self.refuses.get(id):
                raise trouble
            self.sent.append((id, nonce))

        return SimpleNamespace(send=send)


@pytest.fixture
def bot(dojo, clock):
    return Bot(dojo, clock)


async def wants_digests(hall, *people):
    """Each of them is asked in a match, and wants to hear of it once a day."""
    for player in people:
        table = await hall.against("novice", host=player, game="kaito")
        while table.seat_of(player.id) not in table.asked:
            table = await hall.move(table)
        await hall.preferences.change(player.id, "notices", "digest")


async def after(bot, clock, milliseconds):
    """Time passes, and the loop looks again; to whom it has sent something."""
    clock.at += milliseconds
    bot.sent.clear()
    await Digests(bot).look()
    return [place for place, _ in bot.sent]


async def test_a_channel_that_is_gone_is_forgotten_and_the_digest_comes_through_a_new_one(hall, clock, bot):
    await wants_digests(hall, AIKO)
    await bot.open_dm(AIKO.id)
    bot.refuses[AIKO.id] = refusal(discord.NotFound, 404, 10003)
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, 10 * MINUTE) == [AIKO.id + 1]
    assert await after(bot, clock, 10 * MINUTE) == []


async def test_somebody_who_takes_no_dms_is_tried_no_more(hall, clock, bot):
    await wants_digests(hall, AIKO)
    bot.refuses[AIKO.id] = refusal(discord.Forbidden, 403, 50007)
    await after(bot, clock, DAY)
    del bot.refuses[AIKO.id]
    assert await after(bot, clock, DAY) == []


async def test_what_fails_keeps_nobody_behind_it_waiting(hall, clock, bot):
    failing = [Player(1000 * (number + 1), f"P{number}", click=number + 1) for number in range(MAX_AT_ONCE)]
    await wants_digests(hall, *failing)
    clock.at += 1  # so that the others come behind them
    await wants_digests(hall, BRUNO, CHLOE)
    bot.refuses |= {player.id: aiohttp.ClientOSError(104, "reset") for player in failing}
    assert await after(bot, clock, DAY) == []
    assert await after(bot, clock, MINUTE) == [BRUNO.id, CHLOE.id]
    bot.refuses.clear()
    assert sorted(await after(bot, clock, 10 * MINUTE)) == [player.id for player in failing]


async def test_a_digest_that_is_tried_again_keeps_its_nonce(hall, clock, bot):
    await wants_digests(hall, AIKO)
    clock.at += DAY
    [first] = await hall.digests.due()
    await hall.digests.retry_later(first)
    assert await hall.digests.due() == []
    clock.at += HOUR
    [second] = await hall.digests.due()
    assert nonce(second) == nonce(first)
    await hall.digests.done(second)
    clock.at += DAY
    [third] = await hall.digests.due()
    assert nonce(third) != nonce(first)


@pytest.mark.parametrize("user", [AIKO.id, 2**63 - 1])
def test_two_people_with_the_same_hour_have_a_nonce_each(user):
    digest = Digest(user, "en", 0, 4_000_000_000_000, closed=False)
    assert nonce(digest) != nonce(Digest(BRUNO.id, "en", 0, 4_000_000_000_000, closed=False))
    assert len(nonce(digest)) <= 25


@pytest.fixture
async def written(dojo):
    return await dojo.reports.write(AIKO.id, "He cheats!")


async def test_a_subject_too_long_for_a_form_is_refused():
    """It's forged: no code of a match is as long. Discord would refuse the form."""
    with pytest.raises(Forged):
        await report(SimpleNamespace(subject="a" * 90, fields={}))


@pytest.mark.parametrize(("report_to", "place"), [(0, OWNER), (CHANNEL, CHANNEL)])
async def test_a_report_goes_to_the_channel_for_them_or_to_the_owner_once(bot, written, report_to, place):
    bot.report_to = report_to
    for _ in range(2):
        await Reporting(bot).look()
    assert bot.sent == [(place, f"report:{written}")]
