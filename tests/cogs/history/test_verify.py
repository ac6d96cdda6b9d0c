"""What is said of a shuffle, on cards and by /verify, and to whom."""

import re
from dataclasses import replace
from hashlib import sha256

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card
from cogs.cards.result import result_card
from cogs.history.verify import verification_card
from dojo.people.servers import Server
from tests.cogs.shown import SAY, words
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.dojo.match.test_verification import finished

ALL = {"Hash", "Secret", "Joins", "Seats", "Seed", "Seal"}


def numbers(view):
    return dict(re.findall(r"-# (\w+) `([^`]+)`", words(view)))


def carried(view):
    """The numbers in the custom id of **Shuffle**."""
    [id] = re.findall(r"'custom_id': 'verify/\w+/([^']*)'", str(view.to_components()))
    return id.split("/")


async def row(hall, id):
    return (await hall.store.read.lobby(id=id))[0]


async def test_the_hash_is_in_the_data_of_every_card_from_the_opening_to_the_first_board(hall):
    lobby = await hall.lobby(AIKO, game="kengo")
    laid = await row(hall, lobby.id)
    joined = await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    begun = await hall.lobbies.get(lobby.id)
    first = board_card(await hall.referee.table(lobby.id), SAY, "")
    for view in (*(lobby_card(each, SAY) for each in (lobby, joined, begun)), first):
        assert carried(view)[0] == laid["commitment"][:32]
        assert laid["secret"] not in str(view.to_components())
    assert carried(first)[1] == sha256(begun.joins.encode()).hexdigest()[:32]


async def test_shuffle_shows_the_hash_to_anybody_before_they_join(hall, dojo):
    lobby = await hall.lobby(AIKO, game="kengo")
    laid = await row(hall, lobby.id)
    for user in (AIKO.id, CHLOE.id, 0):
        view = await verification_card(dojo, lobby.id, user, SAY)
        assert numbers(view) == {"Hash": laid["commitment"]}
        assert laid["secret"] not in str(view.to_components())
        assert ("share/" in str(view.to_components())) == bool(user)


async def test_a_match_that_runs_tells_what_is_fixed_and_no_secret(hall, dojo):
    table = await hall.match(AIKO, BRUNO, game="kengo")
    for user in (AIKO.id, BRUNO.id, CHLOE.id, 0):
        view = await verification_card(dojo, table.id, user, SAY)
        laid = await row(hall, table.id)
        assert numbers(view) == {"Hash": laid["commitment"], "Joins": laid["joins"]}
        assert f"Joins, hash `{sha256(laid['joins'].encode()).hexdigest()[:32]}`" in words(view)
        assert laid["secret"] not in str(view.to_components())
        assert table.match.seed not in str(view.to_components())
        assert (f"own click was `{AIKO.click}`" in words(view)) == (user == AIKO.id)


async def test_a_match_that_is_over_tells_all_to_all_where_hands_are_open(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    for user in (AIKO.id, CHLOE.id, 0):
        view = await verification_card(dojo, table.id, user, SAY)
        assert SAY("verify-holds") in words(view)
        assert words(view).count("✅") == 4
        assert set(numbers(view)) == ALL
        assert ("share/" in str(view.to_components())) == bool(user)


async def test_where_hands_are_closed_those_who_did_not_play_are_told_no_secret(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    await dojo.servers.set_up(Server(table.guild, spectators=False), "Dojo")
    laid = await row(hall, table.id)
    for user in (CHLOE.id, 0):
        view = await verification_card(dojo, table.id, user, SAY)
        assert set(numbers(view)) == {"Hash", "Joins", "Seats", "Seal"}
        assert SAY("verify-closed") in words(view)
        shown = str(view.to_components())
        assert laid["secret"] not in shown
        assert table.match.seed not in shown
    assert set(numbers(await verification_card(dojo, table.id, BRUNO.id, SAY))) == ALL


async def test_a_shuffle_that_does_not_check_out_is_said_so(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    await hall.write(f"update matches set secret = 'a luckier one' where id = '{table.id}'")
    view = await verification_card(dojo, table.id, AIKO.id, SAY)
    assert SAY("verify-fails") in words(view)
    assert SAY("verify-hash-not") in words(view)
    assert SAY("verify-seed-not") in words(view)


async def test_a_person_who_came_and_went_a_hundred_times_is_counted_and_the_message_holds(hall, dojo):
    lobby = await hall.lobby(AIKO, game="kengo")
    for click in range(100):
        await hall.lobbies.join(lobby.id, replace(BRUNO, click=10**18 + click))
        await hall.lobbies.leave(lobby.id, BRUNO.id)
    await hall.lobbies.join(lobby.id, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    await hall.referee.resign(lobby.id, BRUNO.id)
    view = await verification_card(dojo, lobby.id, AIKO.id, SAY)
    assert view.content_length() <= 4000
    assert "102 of them" in words(view)
    assert "100 were taken back" in words(view)


async def test_it_is_said_whether_the_seats_follow_the_order_of_joining(hall, dojo):
    table = await finished(hall, "kengo", most=6)
    assert SAY("verify-seats") in words(await verification_card(dojo, table.id, AIKO.id, SAY))
    await hall.write(f"update matches set seating = '1,2' where id = '{table.id}'")
    assert SAY("verify-seats-others") in words(await verification_card(dojo, table.id, AIKO.id, SAY))


async def test_a_card_carries_the_hash_or_the_seal_and_shows_no_digits_to_those_who_did_not_ask(hall):
    lobby = await hall.lobby(AIKO, game="kengo")
    table = await finished(hall, "kengo", most=6)
    first = board_card(await hall.match(AIKO, BRUNO, game="kaito"), SAY, "")
    result = result_card(table, table.outcome, SAY, "", seal="a" * 64)
    assert carried(result) == ["a" * 32]
    for view in (lobby_card(lobby, SAY), first, result):
        assert not re.search(r"[0-9a-f]{32}", words(view))
