"""What is said of the host's settings, of privacy, of those who are blocked, and which time zones are offered."""

import sqlite3
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import discord
import pytest

from cogs.client import Listing, remember_caller
from cogs.match.agreements import SubstituteCog
from cogs.people.about import about_card, help_card
from cogs.people.blocks import blocks_panel
from cogs.people.privacy import privacy_panel, send_export
from cogs.people.profile import profile_panel
from cogs.people.settings import LIKELY, MAX_ZONES, OTHER, POPULAR, likely_zones, zone_pick
from dojo.people.remembered import pseudonym
from dojo.privacy.export import ExportedLately
from dojo.watching.guesses import question
from faces.translation import languages, speaker
from tests.cogs.clicks import NICKNAME, clicked, pressed, refusal
from tests.cogs.shown import SAY, assert_fits, picks, words
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
    options = zone_pick(likely_zones("de", "Asia/Tokyo"), "Asia/Tokyo", speaker("en")).options
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
    await SubstituteCog.substitute.callback(SubstituteCog(command.client), command, invited, table.id)
    view, _ = await profile_panel(dojo, command, invited)
    shown = str([view.to_components(), *(each["view"].to_components() for each in told if "view" in each)])
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


@pytest.mark.parametrize(("days", "said"), [(0, ""), (1, "is deleted after a day"), (365, "is deleted after 365 days")])
def test_the_panel_says_how_long_matches_are_kept(days, said):
    shown = str(privacy_panel(days, SAY, gives=False).to_components())
    assert said in shown
    assert ("is deleted after" in shown) == bool(days)
