"""Which match a command means that names none; that it says which; and what may be given as its name."""

import pytest

from cogs import autocomplete
from cogs.interactions.context import NoMatchYet, WhichMatch, require_meant_match, require_one_match
from cogs.match.which import SHOWS, with_others
from tests.cogs.clicks import clicked
from tests.cogs.shown import SAY, picks, presses
from tests.dojo.hall import AIKO, BRUNO, CHLOE

GENERAL, ELSEWHERE = 8, 9


@pytest.fixture
async def two(hall):
    """The older one is a game of Karenza, which waits for her longest; the newer one of Kendo, with somebody else."""
    older = await hall.match(AIKO, BRUNO, game="karenza")
    hall.clock.at += 60_000
    newer = await hall.match(AIKO, CHLOE, game="kendo")
    for thread, table in enumerate((older, newer), 100):
        await hall.write(f"update matches set thread = {thread} where id = '{table.id}'")
    return [await hall.referee.table(table.id) for table in (older, newer)]


def at(dojo, channel, last=None):
    """AIKO types a command in this channel, where she last had this match before her."""
    click = clicked(dojo, AIKO.id)
    click.channel_id = channel
    if last:
        click.client.last_matches.note(click, last.id)
        click.channel_id = channel
    return click


async def test_in_its_own_thread_a_match_is_meant_and_no_other_offered(dojo, hall, two):
    for table in two:
        meant = await require_meant_match(dojo, at(dojo, table.thread), None)
        assert (meant.table.id, meant.others) == (table.id, ())


@pytest.mark.parametrize("last", [0, 1])
async def test_elsewhere_the_one_that_was_before_them_there_is_meant(dojo, two, last):
    """Not one that has waited longer, nor one that has just begun somewhere else."""
    meant = await require_meant_match(dojo, at(dojo, GENERAL, two[last]), None)
    assert meant.table.id == two[last].id
    assert [turn.id for turn in meant.others] == [two[1 - last].id]


async def test_in_another_channel_the_one_that_waits_longest_is_meant_and_the_other_offered(dojo, two):
    click = at(dojo, GENERAL, two[1])
    click.channel_id = ELSEWHERE
    meant = await require_meant_match(dojo, click, None)
    assert meant.table.id == two[0].id
    assert [turn.id for turn in meant.others] == [two[1].id]


async def test_what_is_over_is_not_meant(dojo, hall, two):
    await dojo.referee.resign(two[1].id, CHLOE.id)
    meant = await require_meant_match(dojo, at(dojo, GENERAL, two[1]), None)
    assert (meant.table.id, meant.others) == (two[0].id, ())
    await dojo.referee.resign(two[0].id, BRUNO.id)
    with pytest.raises(NoMatchYet):
        await require_meant_match(dojo, at(dojo, GENERAL), None)


async def test_what_is_done_at_once_is_done_only_if_one_match_can_be_meant(dojo, hall, two):
    for click in (at(dojo, GENERAL), at(dojo, GENERAL, two[0])):
        with pytest.raises(WhichMatch):
            await require_one_match(dojo, click, None)
    assert (await require_one_match(dojo, at(dojo, two[0].thread), None)).id == two[0].id
    await dojo.referee.resign(two[1].id, CHLOE.id)
    assert (await require_one_match(dojo, at(dojo, GENERAL), None)).id == two[0].id


async def test_a_match_is_understood_by_its_code_and_by_the_text_that_is_offered_for_it(dojo, two, monkeypatch):
    click = at(dojo, GENERAL)
    choices = await autocomplete.matches(click, "")
    assert [choice.name[:8] for choice in choices] == [choice.value for choice in choices]
    for table in two:
        [name] = [choice.name for choice in choices if choice.value == table.id]
        for given in (table.id, table.id.upper(), name, f" {name[:30]}"):
            assert (await require_meant_match(dojo, click, given)).table.id == table.id


@pytest.mark.usefixtures("every_emoji")
@pytest.mark.parametrize("command", ["hand", "board", "log", "resign"])
async def test_every_command_names_its_match_and_offers_the_others(dojo, two, command):
    (show, _), click = SHOWS[command], at(dojo, GENERAL)
    meant = await require_meant_match(dojo, click, None)
    panel = with_others(await show(click, meant.table, SAY), command, meant.others, SAY)
    assert all(name in str(panel.view.to_components()) for name in ("Karenza", "Bruno"))
    [pick] = [pick for pick in picks(panel) if pick.custom_id.startswith("+which")]
    assert [option.value for option in pick.options] == [two[1].id]
    assert pick.options[0].label.startswith(two[1].id)


@pytest.mark.usefixtures("every_emoji")
async def test_resigning_asks_with_the_name_of_the_match_and_says_whether_it_counts(dojo, hall, two):
    show, _ = SHOWS["resign"]
    practice = await hall.against("novice", game="kengo")
    for table, who, counts in ((two[0], "Bruno", "counts as a loss"), (practice, "Novice", "isn't rated")):
        panel = await show(at(dojo, GENERAL), table, SAY)
        assert counts in str(panel.view.to_components())
        [sure] = [press for press in presses(panel) if "resignsure" in press.custom_id]
        assert SAY(f"{table.game.key}-name") in sure.label
        assert who in sure.label
        assert panel.files, "the position shows how it stands"
