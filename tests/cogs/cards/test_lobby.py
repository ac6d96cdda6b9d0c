"""The lobby card with people and computers: what it offers to whom, and whom it mentions."""

from dataclasses import replace

import pytest

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card, term_name, term_value
from cogs.cards.result import result_card
from cogs.lobby.options import table_settings
from cogs.lobby.play import computer_name
from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import PACES
from dojo.lobby.lobby import Consent, Lobby, add_computer, change_settings, join_lobby
from dojo.lobby.request import SWITCH
from dojo.people.computers import LEVELS
from dojo.people.people import Player
from engine.core import Outcome
from engine.games import GAMES
from tests.cogs.shown import EVERY, SAY, assert_fits, ids, picks, presses, tables, words

AIKO, BRUNO = Player(10**18, "Aiko"), Player(10**18 + 1, "Bruno")
ROOMY = max(GAMES.values(), key=lambda game: game.seats[-1])


def lobby_with(*levels, seats=4):
    options = {name: values[0] for name, values in ROOMY.options.items()}
    lobby = Lobby(
        id="abcdefgh", game=ROOMY.key, host=AIKO.id, seats=seats, options=options, pace="daily", players=(AIKO,),
        invited=None, guild=1, guild_name="Dojo", channel=2,
    )  # fmt: skip
    for level in levels:
        lobby = add_computer(lobby, AIKO.id, level, computer_name(level, SAY), 0)
    return lobby


def test_a_rematch_says_that_it_is_one_and_practice_does_not():
    again = replace(lobby_with(seats=2), seating=(BRUNO.id, AIKO.id))
    assert "**Rematch!**" in words(lobby_card(again, SAY))
    practice = lobby_with("novice", seats=2)
    for lobby in (lobby_with(seats=2), replace(practice, seating=practice.ids)):
        assert "Rematch" not in words(lobby_card(lobby, SAY))


def test_people_are_mentioned_and_computers_named():
    card = words(lobby_card(lobby_with("novice", "student", "master"), SAY))
    assert f"<@{AIKO.id}>" in card
    assert card.count("<@") == 1
    assert all(f"**{name} 1**" in card for name in ("Novice", "Student", "Master"))


@EVERY
def test_no_card_of_a_match_mentions_a_computer(game):
    table = next(tables(game, seed=1))
    computers = lobby_with("novice", "student", "master").players[1:]
    table = replace(table, players=(AIKO, *computers)[: len(table.players)])
    places = tuple(range(1, len(table.players) + 1))
    for view in (board_card(table, SAY, ""), result_card(table, Outcome((1,), places, "left"), SAY, "")):
        assert "<@-" not in words(view)


# The terms


def agreed(lobby, *players):
    consents = {player.id: Consent(lobby.terms) for player in (*lobby.players, *players) if not player.computer}
    return replace(lobby, consents=consents)


def test_while_somebody_has_not_agreed_the_card_names_them_and_asks():
    lobby = join_lobby(agreed(lobby_with(seats=2)), BRUNO, 0)
    changed = change_settings(lobby, ROOMY, AIKO.id, {"pace": "live"}, 0)
    for each, asks in ((lobby, False), (changed, True), (agreed(changed), False)):
        assert (f"accept/{each.id}/{each.terms_code}" in ids(lobby_card(each, SAY))) == asks
        assert ("Still to agree: <@1000000000000000001>" in words(lobby_card(each, SAY))) == asks


def test_the_button_to_join_says_which_terms_the_card_shows():
    lobby = agreed(lobby_with(seats=2))
    other = change_settings(lobby, ROOMY, AIKO.id, {"pace": "live"}, 0)
    assert f"join/{lobby.id}/{lobby.terms_code}" in ids(lobby_card(lobby, SAY))
    assert f"join/{lobby.id}/{other.terms_code}" in ids(lobby_card(other, SAY))
    assert lobby.terms_code != other.terms_code


def test_a_full_lobby_without_a_countdown_is_up_to_the_host():
    full = join_lobby(agreed(lobby_with(seats=2)), BRUNO, 0)
    assert SAY("lobby-ready") not in words(lobby_card(full, SAY))
    assert SAY("lobby-ready") in words(lobby_card(replace(full, starts_at=None), SAY))


@EVERY
def test_every_term_of_every_game_can_be_told(game):
    terms = {"pace": PACES, "sleeps": SWITCH, "rated": SWITCH, "seats": map(str, game.seats), **game.options}
    for name, values in terms.items():
        assert term_name(game.key, name, SAY)
        assert all(term_value(game.key, name, value, SAY) for value in values)


def test_a_card_offers_levels_while_there_is_room_and_to_take_computers_out_again():
    computers, full = lobby_with("novice", "novice", "master"), join_lobby(lobby_with(seats=2), BRUNO, 0)
    for lobby, offered in (
        (lobby_with(), list(LEVELS)),
        (computers, [str(player.id) for player in computers.players[1:]]),
        (full, []),
        (replace(lobby_with("novice"), status="closed"), []),
    ):
        card = lobby_card(lobby, SAY)
        assert_fits(card)
        assert [option.value for pick in picks(card) for option in pick.options] == offered
        assert all(len(option.label) <= 100 for pick in picks(card) for option in pick.options)


def test_it_says_whether_the_match_will_be_rated_and_why_not():
    untimed = replace(lobby_with(), pace="friendly")
    for lobby, said in (
        (join_lobby(lobby_with(), BRUNO, 0), None),
        (lobby_with("novice"), "lobby-unrated"),
        (untimed, "lobby-untimed"),
        (replace(untimed, ranked=False), "lobby-just-for-fun"),
    ):
        card, reasons = words(lobby_card(lobby, SAY)), ("lobby-unrated", "lobby-untimed", "lobby-just-for-fun")
        assert [key for key in reasons if SAY(key) in card] == ([said] if said else [])
    assert "rated" not in table_settings(untimed), "nothing to be chosen"


@pytest.mark.parametrize("count", [1, 2])
def test_where_two_are_away_each_seat_to_be_taken_says_whose_it_is(count):
    table = next(tables(ROOMY, seed=1))
    clocks = (replace(clock, standin=UNTIL_BACK * (seat < count)) for seat, clock in enumerate(table.clocks))
    card = board_card(replace(table, clocks=tuple(clocks)), SAY, "")
    labels = [press.label for press in presses(card) if press.custom_id.startswith("seat/")]
    assert labels == (["Take the seat"] if count == 1 else [f"Take the seat of {name}" for name in table.names[:2]])


@pytest.mark.parametrize("status", ["open", "started"])
def test_the_card_of_practice_says_no_more_than_what_is_played_and_by_whom(status):
    """All seats are taken, and which is whose is fixed."""
    open_lobby = lobby_with("novice", "novice", "novice")
    lobby = replace(open_lobby, seating=open_lobby.ids, status=status, commitment="ab" * 32)
    view = lobby_card(lobby, SAY)
    assert all(each in words(view) for each in (SAY(f"{ROOMY.key}-pitch"), f"1. <@{AIKO.id}>", "Novice 1"))
    assert not [
        key for key in ("pace", *(f"{ROOMY.key}-option-{name}" for name in ROOMY.options)) if SAY(key) in words(view)
    ]
    assert ids(view) == []
    name, value = next((name, values[1]) for name, values in ROOMY.options.items() if len(values) > 1)
    unusual = words(lobby_card(replace(lobby, options=lobby.options | {name: value}), SAY))
    assert (
        SAY("lobby-term", name=term_name(ROOMY.key, name, SAY), value=term_value(ROOMY.key, name, value, SAY))
        in unusual
    )
    assert (SAY("pace") in words(lobby_card(replace(open_lobby, status=status), SAY))) == (status == "open")
