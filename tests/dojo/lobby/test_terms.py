"""Nobody plays on terms they have not agreed to, or been told of for a minute."""

from dataclasses import replace

import pytest

from dojo.clock.paces import HOUR, MINUTE, SECOND
from dojo.errors import LobbyMovedOn, NotAgreed, NotInLobby
from dojo.limits import PINGS_AN_HOUR
from dojo.people.blocks import Blocks
from dojo.people.servers import ELSEWHERE
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, NOON, called
from tests.dojo.match.test_referee import ended

TOLD_AFTER, GRACE, COUNTDOWN = 5 * SECOND, MINUTE, 30 * SECOND


async def tell(hall, lobby):
    """What the loop does once it is due; who was called."""
    assert await hall.lobbies.telling() == [lobby.id]
    lobby = await hall.lobbies.get(lobby.id)
    players = await hall.lobbies.to_tell(lobby)
    await hall.lobbies.told(lobby, players)
    return [player.name for player in players]


def undecided(lobby):
    return [player.name for player in lobby.undecided]


async def test_where_we_are_no_member_a_match_is_unrated_and_nobody_is_called(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO, guild=ELSEWHERE)
    assert not lobby.rated
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    assert await tell(hall, lobby) == []


CHANGES = [("pace", "live"), ("sleeps", "on"), ("rated", "off"), ("rounds", "3")]


@pytest.mark.parametrize(("name", "value"), CHANGES)
@pytest.mark.parametrize("user", [AIKO.id, None], ids=["host", "clock"])
async def test_a_match_does_not_start_on_terms_that_a_guest_has_not_seen(hall, clock, name, value, user):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)
    clock.at += HOUR
    assert await hall.lobbies.due() == []
    with pytest.raises(NotAgreed) as refusal:
        await hall.lobbies.start(lobby.id, user)
    assert refusal.value.facts == {"who": (f"<@{BRUNO.id}>",)}
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_the_number_of_seats_is_one_of_the_terms(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "3")
    lobby = await hall.lobbies.join(lobby.id, CHLOE)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)


async def test_a_computer_that_goes_makes_the_match_rated_which_is_another_term(hall):
    lobby = await hall.lobby(AIKO, seats=3)
    lobby = await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"))
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[1])
    lobby = await hall.lobbies.join(lobby.id, CHLOE)
    assert (lobby.full, lobby.rated, undecided(lobby)) == (True, True, ["Bruno"])


async def test_who_may_join_is_none_of_the_terms(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert undecided(await hall.lobbies.choose(lobby.id, AIKO.id, "on_time", "80")) == []


async def test_when_all_agree_the_countdown_starts_again(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += HOUR
    lobby = await hall.lobbies.agree(lobby.id, BRUNO.id, lobby.terms_code)
    assert (undecided(lobby), lobby.starts_at, lobby.tell_at) == ([], clock.at + COUNTDOWN, None)
    assert await hall.lobbies.get(lobby.id) == lobby
    await hall.lobbies.start(lobby.id, AIKO.id)


async def test_somebody_who_is_told_has_a_minute(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    assert await tell(hall, lobby) == ["Bruno"]
    told_at = clock.at
    clock.at += GRACE - 1
    with pytest.raises(NotAgreed):
        await hall.lobbies.start(lobby.id, AIKO.id)
    clock.at += 1
    assert (await hall.lobbies.get(lobby.id)).starts_at == told_at + GRACE
    assert await hall.lobbies.due() == [lobby.id]
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).pace == "live"


async def test_another_change_takes_the_minute_back(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    await tell(hall, lobby)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "rated", "off")
    clock.at += HOUR
    with pytest.raises(NotAgreed):
        await hall.lobbies.start(lobby.id, AIKO.id)
    assert lobby.tell_at == NOON + 2 * TOLD_AFTER


async def test_several_changes_in_a_row_are_told_once(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    for name, value in CHANGES:
        await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
        clock.at += TOLD_AFTER - 1
        assert await hall.lobbies.telling() == []
    clock.at += 1
    assert await tell(hall, lobby) == ["Bruno"]
    assert await hall.lobbies.telling() == []


async def test_a_change_while_players_are_being_told_is_told_too(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    await hall.lobbies.choose(lobby.id, AIKO.id, "rated", "off")
    after = await hall.lobbies.told(lobby, [BRUNO])
    assert [player.name for player in after.untold] == ["Bruno"]


async def test_what_was_taken_back_needs_no_agreement(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "daily")
    assert (undecided(lobby), lobby.tell_at, lobby.starts_at) == ([], None, clock.at + COUNTDOWN)


async def test_an_agreement_to_terms_that_have_changed_meanwhile_counts_for_nothing(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    seen = (await hall.lobbies.choose(lobby.id, AIKO.id, "rated", "off")).terms_code
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    with pytest.raises(LobbyMovedOn):
        await hall.lobbies.agree(lobby.id, BRUNO.id, seen)
    assert undecided(await hall.lobbies.get(lobby.id)) == ["Bruno"]


async def test_nobody_joins_by_a_card_that_shows_other_terms(hall):
    lobby = await hall.lobby(AIKO)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    with pytest.raises(LobbyMovedOn):
        await hall.lobbies.join(lobby.id, BRUNO, lobby.terms_code)
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id,)


async def test_only_those_who_joined_can_agree(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(NotInLobby):
        await hall.lobbies.agree(lobby.id, CHLOE.id, lobby.terms_code)


async def test_somebody_who_asks_for_a_rematch_does_not_agree_to_what_its_host_has_changed(hall):
    table = await ended(hall)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.full, undecided(lobby), lobby.starts_at) == (True, ["Bruno"], None)


async def test_becoming_host_is_not_agreeing(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    lobby = await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))
    await hall.lobbies.choose(lobby.id, AIKO.id, "rounds", "3")
    await hall.lobbies.leave(lobby.id, AIKO.id)
    lobby = await hall.lobbies.join(lobby.id, DAI)
    assert (lobby.host, undecided(lobby), lobby.starts_at) == (BRUNO.id, ["Bruno", "Chloe"], None)


async def test_the_host_agrees_by_starting(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=2)
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    await hall.lobbies.leave(lobby.id, AIKO.id)
    await hall.lobbies.join(lobby.id, CHLOE)
    await hall.lobbies.start(lobby.id, BRUNO.id)
    assert (await hall.referee.table(lobby.id)).pace == "live"


# Who is called


@pytest.mark.parametrize("notices", ["none", "digest"])
async def test_somebody_who_wants_no_calls_is_not_called_and_the_match_waits_for_them(hall, clock, notices):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.write(f"update people set notices = '{notices}' where id = {BRUNO.id}")
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    assert await tell(hall, lobby) == []
    assert (await hall.lobbies.get(lobby.id)).starts_at is None


async def test_somebody_who_sleeps_is_called_in_the_morning(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.quiet(BRUNO, 22, 23)  # it is 22:13
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    assert await tell(hall, lobby) == []
    clock.at += HOUR
    assert await tell(hall, lobby) == ["Bruno"]


async def test_somebody_who_has_blocked_the_host_since_is_not_called_by_them(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await Blocks(hall.store).block(BRUNO.id, AIKO.id)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    clock.at += TOLD_AFTER
    assert await tell(hall, lobby) == []


async def test_a_host_who_changes_the_terms_again_and_again_calls_nobody_more_often_than_they_may(hall, clock):
    lobby, calls = await hall.lobby(AIKO, BRUNO), []
    for change in range(PINGS_AN_HOUR + 3):
        await hall.lobbies.choose(lobby.id, AIKO.id, "pace", ("live", "brisk")[change % 2])
        clock.at += TOLD_AFTER
        calls += await tell(hall, lobby)
    assert calls == ["Bruno"] * PINGS_AN_HOUR
    assert (await hall.lobbies.get(lobby.id)).starts_at is None, "and the match waits for them"


async def test_somebody_who_could_not_be_told_is_tried_again(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    await hall.lobbies.told(lobby, [])
    clock.at += 10 * MINUTE - 1
    assert await hall.lobbies.telling() == []
    clock.at += 1
    assert await tell(hall, lobby) == ["Bruno"]


# Lobbies from before


async def test_a_guest_from_before_agrees_to_what_stood_then_and_to_nothing_later(hall):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    await hall.write("update guests set agreed = null")
    assert undecided(await hall.lobbies.get(lobby.id)) == []
    await hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live")
    assert undecided(await hall.lobbies.get(lobby.id)) == ["Bruno", "Chloe"]


async def test_a_join_by_a_card_from_before_is_taken_as_it_is(hall):
    lobby = await hall.lobby(AIKO)
    assert (await hall.lobbies.join(lobby.id, replace(BRUNO), "")).full
