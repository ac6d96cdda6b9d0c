"""Nobody plays on terms they have not agreed to, or been told of for a minute."""

import pytest

from dojo.clock.paces import HOUR, MINUTE, SECOND
from dojo.errors import LobbyMovedOn, NotAgreed, NotInLobby
from dojo.limits import PINGS_AN_HOUR
from dojo.people.servers import ELSEWHERE
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, NOON, refused

TOLD_AFTER, GRACE, COUNTDOWN = 5 * SECOND, MINUTE, 30 * SECOND
CHANGES = [("pace", "live"), ("sleeps", "on"), ("rated", "off"), ("rounds", "3")]


async def changed(hall, lobby, name="pace", value="live"):
    return await hall.lobbies.choose(lobby.id, lobby.host, name, value)


async def tell(hall, lobby, after=TOLD_AFTER):
    """What the loop does once it is due; who was called."""
    hall.clock.at += after
    assert await hall.lobbies.telling() == [lobby.id]
    lobby = await hall.lobbies.get(lobby.id)
    players = await hall.lobbies.to_tell(lobby)
    await hall.lobbies.told(lobby, players)
    return [player.name for player in players]


def undecided(lobby):
    return [player.name for player in lobby.undecided]


@pytest.mark.parametrize(("name", "value"), CHANGES)
async def test_a_match_does_not_start_on_terms_that_a_guest_has_not_seen(hall, clock, name, value):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO), name, value)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)
    clock.at += HOUR
    assert await hall.lobbies.due() == []
    for user in (AIKO.id, None):
        refusal = await refused(NotAgreed, hall.lobbies.start(lobby.id, user))
        assert refusal.facts == {"who": (f"<@{BRUNO.id}>",)}
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_seats_and_whether_computers_make_it_unrated_are_terms_and_who_may_join_is_none(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert undecided(await changed(hall, lobby, "on_time", "80")) == []
    await changed(hall, lobby, "seats", "3")
    lobby = await hall.lobbies.join(lobby.id, CHLOE)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)
    mixed = await hall.computers(await hall.lobby(AIKO, seats=3), "novice")
    await hall.lobbies.join(mixed.id, BRUNO)
    await hall.lobbies.remove_computer(mixed.id, AIKO.id, mixed.ids[1])
    mixed = await hall.lobbies.join(mixed.id, CHLOE)
    assert (mixed.full, mixed.rated, undecided(mixed)) == (True, True, ["Bruno"])


async def test_when_all_agree_the_countdown_starts_again(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await refused(NotInLobby, hall.lobbies.agree(lobby.id, CHLOE.id, lobby.terms_code))
    clock.at += HOUR
    lobby = await hall.lobbies.agree(lobby.id, BRUNO.id, lobby.terms_code)
    assert (undecided(lobby), lobby.starts_at, lobby.tell_at) == ([], clock.at + COUNTDOWN, None)
    assert await hall.lobbies.get(lobby.id) == lobby
    await hall.lobbies.start(lobby.id, AIKO.id)


async def test_somebody_who_is_told_has_a_minute(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    assert await tell(hall, lobby) == ["Bruno"]
    told_at = clock.at
    clock.at += GRACE - 1
    await refused(NotAgreed, hall.lobbies.start(lobby.id, AIKO.id))
    clock.at += 1
    assert (await hall.lobbies.get(lobby.id)).starts_at == told_at + GRACE
    assert await hall.lobbies.due() == [lobby.id]
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).pace == "live"


async def test_another_change_takes_the_minute_back(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await tell(hall, lobby)
    lobby = await changed(hall, lobby, "rated", "off")
    clock.at += HOUR
    await refused(NotAgreed, hall.lobbies.start(lobby.id, AIKO.id))
    assert lobby.tell_at == NOON + 2 * TOLD_AFTER


async def test_several_changes_in_a_row_are_told_once(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    for name, value in CHANGES:
        await changed(hall, lobby, name, value)
        clock.at += TOLD_AFTER - 1
        assert await hall.lobbies.telling() == []
    assert await tell(hall, lobby, 1) == ["Bruno"]
    assert await hall.lobbies.telling() == []


async def test_a_change_while_players_are_being_told_is_told_too(hall):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await changed(hall, lobby, "rated", "off")
    after = await hall.lobbies.told(lobby, [BRUNO])
    assert [player.name for player in after.untold] == ["Bruno"]


async def test_what_was_taken_back_needs_no_agreement(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    lobby = await changed(hall, lobby, "pace", "daily")
    assert (undecided(lobby), lobby.tell_at, lobby.starts_at) == ([], None, clock.at + COUNTDOWN)


async def test_nobody_agrees_or_joins_by_a_card_that_shows_other_terms(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3)
    seen = (await changed(hall, lobby, "rated", "off")).terms_code
    await changed(hall, lobby)
    await refused(LobbyMovedOn, hall.lobbies.agree(lobby.id, BRUNO.id, seen))
    await refused(LobbyMovedOn, hall.lobbies.join(lobby.id, CHLOE, seen))
    after = await hall.lobbies.get(lobby.id)
    assert (undecided(after), after.ids) == (["Bruno"], (AIKO.id, BRUNO.id))


async def test_somebody_who_asks_for_a_rematch_does_not_agree_to_what_its_host_has_changed(hall):
    table = await hall.over()
    await changed(hall, await hall.lobbies.rematch(table.id, AIKO))
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.full, undecided(lobby), lobby.starts_at) == (True, ["Bruno"], None)


async def test_becoming_host_is_not_agreeing_but_starting_is(hall):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    lobby = await hall.agreed(await changed(hall, lobby))
    await changed(hall, lobby, "rounds", "3")
    await hall.lobbies.leave(lobby.id, AIKO.id)
    lobby = await hall.lobbies.join(lobby.id, DAI)
    assert (lobby.host, undecided(lobby), lobby.starts_at) == (BRUNO.id, ["Bruno", "Chloe"], None)
    await hall.lobbies.agree(lobby.id, CHLOE.id, lobby.terms_code)
    assert (await hall.begun(lobby)).pace == "live"


@pytest.mark.parametrize("why", ["none", "digest", "elsewhere", "blocked", "asleep"])
async def test_somebody_who_cannot_or_does_not_want_to_be_called_is_not_and_the_match_waits_for_them(hall, why):
    lobby = await hall.lobby(AIKO, BRUNO, **({"guild": ELSEWHERE} if why == "elsewhere" else {}))
    assert lobby.rated == (why != "elsewhere")
    match why:
        case "none" | "digest":
            await hall.write(f"update people set notices = '{why}' where id = {BRUNO.id}")
        case "blocked":
            await hall.blocks.block(BRUNO.id, AIKO.id)
        case "asleep":
            await hall.quiet(BRUNO, 22, 23)  # it is 22:13
    await changed(hall, lobby)
    assert await tell(hall, lobby) == []
    assert (await hall.lobbies.get(lobby.id)).starts_at is None
    if why == "asleep":
        assert await tell(hall, lobby, HOUR) == ["Bruno"], "in the morning"


async def test_a_host_who_changes_the_terms_again_and_again_calls_nobody_more_often_than_they_may(hall):
    lobby, calls = await hall.lobby(AIKO, BRUNO), []
    for change in range(PINGS_AN_HOUR + 3):
        await changed(hall, lobby, "pace", ("live", "brisk")[change % 2])
        calls += await tell(hall, lobby)
    assert calls == ["Bruno"] * PINGS_AN_HOUR
    assert (await hall.lobbies.get(lobby.id)).starts_at is None, "and the match waits for them"


async def test_somebody_who_could_not_be_told_is_tried_again(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await hall.lobbies.told(lobby, [])
    clock.at += 10 * MINUTE - 1
    assert await hall.lobbies.telling() == []
    assert await tell(hall, lobby, 1) == ["Bruno"]
