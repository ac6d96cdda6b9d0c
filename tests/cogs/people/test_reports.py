"""The button that opens the form for a report, and how a report is brought to the host."""

from types import SimpleNamespace

import pytest

from cogs.interactions.controls import Unreadable
from cogs.people import reports
from cogs.people.reports import ReportingCog
from tests.dojo.hall import AIKO

OWNER, CHANNEL = 9000, 55
HOUR = 3_600_000


@pytest.fixture
async def written(dojo):
    return await dojo.reports.write(AIKO.id, "He cheats!")


@pytest.fixture
def bot(bot):
    async def application_info():
        return SimpleNamespace(team=None, owner=SimpleNamespace(id=OWNER, bot=False))

    bot.application_info = application_info
    return bot


async def test_a_subject_too_long_for_a_form_is_refused():
    """It's forged: no code of a match is as long. Discord would refuse the form."""
    with pytest.raises(Unreadable):
        await reports.report(SimpleNamespace(subject="a" * 90, fields={}))


@pytest.mark.parametrize(("report_to", "place"), [(0, OWNER), (CHANNEL, CHANNEL)])
async def test_a_report_goes_to_the_channel_for_them_or_to_the_owner_once(bot, written, report_to, place):
    bot.report_to = report_to
    for _ in range(2):
        await ReportingCog(bot).look()
    assert bot.sent == [(place, f"report:{written}")]


async def test_a_channel_to_the_owner_that_is_gone_is_forgotten_and_the_report_comes_through_a_new_one(
    bot, clock, written, gone
):
    await bot.dojo.people.remember(OWNER, "Owner", "en")
    await bot.open_dm(OWNER)
    bot.refuses[OWNER] = gone
    await ReportingCog(bot).look()
    assert bot.sent == []
    clock.at += HOUR
    await ReportingCog(bot).look()
    assert bot.sent == [(OWNER + 1, f"report:{written}")]
