"""The lobby card with people and computers: what it offers to whom, and whom it mentions."""

from dataclasses import replace

import pytest

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card, term_name, term_value
from cogs.cards.result import result_card
from cogs.interactions.controls import Pick, Press
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
from faces.translation import speaker
from tests.cogs.panel.test_panel import tables

SAY = speaker("en")
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


def text(view):
    return "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))


def offered(lobby):
    picks = [item for item in lobby_card(lobby, SAY).walk_children() if isinstance(item, Pick)]
    return [option.value for pick in picks for option in pick.options]


def test_a_lobby_with_room_offers_every_level():
    assert offered(lobby_with()) == list(LEVELS)


def test_a_rematch_says_that_it_is_one_and_practice_does_not():
    again = replace(lobby_with(seats=2), seating=(BRUNO.id, AIKO.id))
    assert "**Rematch!**" in text(lobby_card(again, SAY))
    practice = lobby_with("novice", seats=2)
    for lobby in (lobby_with(seats=2), replace(practice, seating=practice.ids)):
        assert "Rematch" not in text(lobby_card(lobby, SAY))


def test_computers_can_be_taken_out_again_also_when_it_is_full():
    lobby = lobby_with("novice", "novice", "master")
    assert offered(lobby) == [str(player.id) for player in lobby.players[1:]]


def test_a_lobby_full_of_people_and_one_that_is_over_offer_nothing():
    full = join_lobby(lobby_with(seats=2), BRUNO, 0)
    assert offered(full) == []
    assert offered(replace(lobby_with("novice"), status="closed")) == []


def test_people_are_mentioned_and_computers_named():
    card = text(lobby_card(lobby_with("novice", "student", "master"), SAY))
    assert f"<@{AIKO.id}>" in card
    assert card.count("<@") == 1
    assert all(f"**{name} 1**" in card for name in ("Novice", "Student", "Master"))


def test_it_says_whether_the_match_will_be_rated():
    assert SAY("lobby-unrated") in text(lobby_card(lobby_with("novice"), SAY))
    assert SAY("lobby-unrated") not in text(lobby_card(join_lobby(lobby_with(), BRUNO, 0), SAY))


def test_without_a_clock_a_lobby_is_unrated_and_says_why():
    lobby = replace(lobby_with(), pace="friendly")
    assert not lobby.rated
    assert SAY("lobby-untimed") in text(lobby_card(lobby, SAY))
    assert SAY("lobby-just-for-fun") in text(lobby_card(replace(lobby, ranked=False), SAY))
    assert "rated" not in table_settings(lobby), "nothing to be chosen"


def test_the_fullest_card_fits_into_one_message():
    for levels in (("novice",) * 3, ("novice", "student")):
        view = lobby_card(lobby_with(*levels), SAY)
        assert view.total_children_count <= 40
        assert view.content_length() <= 4000
        picks = [item for item in view.walk_children() if isinstance(item, Pick)]
        assert all(len(option.label) <= 100 for pick in picks for option in pick.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_card_of_a_match_mentions_a_computer(game):
    table = next(tables(game, seed=1))
    computers = lobby_with("novice", "student", "master").players[1:]
    table = replace(table, players=(AIKO, *computers)[: len(table.players)])
    places = tuple(range(1, len(table.players) + 1))
    for view in (board_card(table, SAY, ""), result_card(table, Outcome((1,), places, "left"), SAY, "")):
        assert "<@-" not in text(view)


def test_where_two_are_away_each_seat_to_be_taken_says_whose_it_is():
    table = next(tables(ROOMY, seed=1))
    first, second = table.names[:2]
    assert seats_of(away(table, 1)) == ["Take the seat"]
    assert seats_of(away(table, 2)) == [f"Take the seat of {first}", f"Take the seat of {second}"]


def away(table, count):
    """For so many of them computers play until they are back."""
    clocks = (replace(clock, standin=UNTIL_BACK * (seat < count)) for seat, clock in enumerate(table.clocks))
    return replace(table, clocks=tuple(clocks))


def seats_of(table):
    presses = [item for item in board_card(table, SAY, "").walk_children() if isinstance(item, Press)]
    return [press.label for press in presses if press.custom_id.startswith("seat/")]


# The terms


def agreed(lobby, *players):
    consents = {player.id: Consent(lobby.terms) for player in (*lobby.players, *players) if not player.computer}
    return replace(lobby, consents=consents)


def presses_of(lobby):
    return [item.custom_id for item in lobby_card(lobby, SAY).walk_children() if isinstance(item, Press)]


def test_while_somebody_has_not_agreed_the_card_names_them_and_asks():
    lobby = join_lobby(agreed(lobby_with(seats=2)), BRUNO, 0)
    changed = change_settings(lobby, ROOMY, AIKO.id, {"pace": "live"}, 0)
    for each, asks in ((lobby, False), (changed, True), (agreed(changed), False)):
        assert (f"accept/{each.id}/{each.terms_code}" in presses_of(each)) == asks
        assert ("Still to agree: <@1000000000000000001>" in text(lobby_card(each, SAY))) == asks


def test_the_button_to_join_says_which_terms_the_card_shows():
    lobby = agreed(lobby_with(seats=2))
    other = change_settings(lobby, ROOMY, AIKO.id, {"pace": "live"}, 0)
    assert f"join/{lobby.id}/{lobby.terms_code}" in presses_of(lobby)
    assert f"join/{lobby.id}/{other.terms_code}" in presses_of(other)
    assert lobby.terms_code != other.terms_code


def test_a_full_lobby_without_a_countdown_is_up_to_the_host():
    full = join_lobby(agreed(lobby_with(seats=2)), BRUNO, 0)
    assert SAY("lobby-ready") not in text(lobby_card(full, SAY))
    assert SAY("lobby-ready") in text(lobby_card(replace(full, starts_at=None), SAY))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_term_of_every_game_can_be_told(game):
    terms = {"pace": PACES, "sleeps": SWITCH, "rated": SWITCH, "seats": map(str, game.seats), **game.options}
    for name, values in terms.items():
        assert term_name(game.key, name, SAY)
        assert all(term_value(game.key, name, value, SAY) for value in values)


# Practice


def practice_lobby(**changes):
    """As `/practice` opens it: all seats are taken, and which is whose is fixed."""
    lobby = lobby_with("novice", "novice", "novice")
    return replace(lobby, seating=lobby.ids, **changes)


@pytest.mark.parametrize("status", ["open", "started"])
def test_the_card_of_practice_says_no_more_than_what_is_played_and_by_whom(status):
    view = lobby_card(practice_lobby(status=status, commitment="ab" * 32), SAY)
    said = text(view)
    assert SAY(f"{ROOMY.key}-pitch") in said
    assert f"1. <@{AIKO.id}>" in said
    assert "Novice 1" in said
    assert SAY("pace") not in said
    assert not any(SAY(f"{ROOMY.key}-option-{name}") in said for name in ROOMY.options)
    assert not [item for item in view.walk_children() if isinstance(item, Press | Pick)]


def test_the_card_of_practice_names_each_option_that_is_not_the_default():
    name, values = next((name, values) for name, values in ROOMY.options.items() if len(values) > 1)
    lobby = practice_lobby(status="started")
    view = lobby_card(replace(lobby, options=lobby.options | {name: values[1]}), SAY)
    assert SAY(
        "lobby-term", name=term_name(ROOMY.key, name, SAY), value=term_value(ROOMY.key, name, values[1], SAY)
    ) in text(view)


def test_computers_in_a_lobby_that_is_open_leave_its_card_as_it_is():
    lobby = lobby_with("novice", "novice", "novice")
    assert SAY("pace") in text(lobby_card(lobby, SAY))
    assert SAY("pace") not in text(lobby_card(replace(lobby, status="started"), SAY))
