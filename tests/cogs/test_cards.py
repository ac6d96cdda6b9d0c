"""Cards that everybody sees: the lobby, the board and the result, their words about time, and names that stay names."""

import re

import pytest
from discord.ui import ActionRow, Section
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.autocomplete import match_name
from cogs.cards.board import away_presses, board_card, event_lines, placing_lines, rating_change, result_card, verdict
from cogs.cards.lobby import lobby_card, term_name, term_value
from cogs.cards.pictures import names_of, safe_names
from cogs.cards.time import (
    own_time_line,
    pace_numbers,
    reliability_sentence,
    reliability_suffix,
    span,
    time_parts,
    turn_lines,
    typical_wait,
)
from cogs.interactions.controls import Press
from cogs.interactions.errors import error_text
from cogs.lobby.lobby import computer_name, table_settings
from cogs.panel.panel import PanelContext, heading, panel_layout, waiting_card
from cogs.people.help import report_card
from cogs.people.profile import leader_line
from cogs.people.turns import turns_card
from dojo.clock.clock import UNTIL_BACK, Clock
from dojo.clock.paces import DAY, HOUR, MINUTE, pace
from dojo.errors import Refusal
from dojo.lobby.lobby import Consent, add_computer, change_settings, join_lobby
from dojo.people.computers import COACHES, LEVELS
from dojo.people.people import FORMER, Player
from dojo.people.reliability import MIN_MOVES, Habits
from dojo.people.reports import Report
from dojo.people.turns import Page, Turn
from dojo.ratings.leaderboard import Change, Leader
from engine import match
from engine.core import IllegalMove, Outcome
from engine.games import GAMES
from engine.values import replace
from tests.cogs.shown import HOST, SAY, assert_fits, ids, lobby_of, picks, table_of, tables, words

# The lobby


AIKO, BRUNO = HOST, Player(10**18 + 1, "Bruno")
ROOMY = max(GAMES.values(), key=lambda game: game.seats[-1])


def lobby_with(*levels, seats=4):
    lobby = lobby_of(ROOMY, seats)
    for level in levels:
        lobby = add_computer(lobby, AIKO.id, level, computer_name(level, SAY), 0)
    return lobby


def test_people_are_mentioned_computers_named_and_only_a_rematch_is_called_one():
    card = words(lobby_card(lobby_with("novice", "student", "master"), SAY))
    assert card.count("<@") == card.count(f"<@{AIKO.id}>") == 1
    assert all(f"**{name} 1**" in card for name in ("Novice", "Student", "Master"))
    again, practice = replace(lobby_with(seats=2), seating=(BRUNO.id, AIKO.id)), lobby_with("novice", seats=2)
    for lobby, rematch in (
        (again, True),
        (lobby_with(seats=2), False),
        (replace(practice, seating=practice.ids), False),
    ):
        assert ("**Rematch!**" in words(lobby_card(lobby, SAY))) == rematch


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
    assert SAY("lobby-ready") not in words(lobby_card(lobby, SAY))
    assert SAY("lobby-ready") in words(lobby_card(replace(lobby, starts_at=None), SAY)), "it's up to the host"
    alone = agreed(lobby_with(seats=2))
    joins = {each.terms_code: ids(lobby_card(each, SAY))[0] for each in (alone, replace(alone, pace="live"))}
    assert joins == {code: f"join/{alone.id}/{code}" for code in joins}
    assert len(joins) == 2


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


@pytest.mark.parametrize("status", ["open", "started"])
def test_the_card_of_practice_says_no_more_than_what_is_played_and_by_whom(status):
    open_lobby = lobby_with("novice", "novice", "novice")
    lobby = replace(open_lobby, seating=open_lobby.ids, status=status, commitment="ab" * 32)
    view, usual = lobby_card(lobby, SAY), ["pace", *(f"{ROOMY.key}-option-{name}" for name in ROOMY.options)]
    assert all(each in words(view) for each in (SAY(f"{ROOMY.key}-pitch"), f"1. <@{AIKO.id}>", "Novice 1"))
    assert [key for key in usual if SAY(key) in words(view)] == ids(view) == []
    name, value = next((name, values[1]) for name, values in ROOMY.options.items() if len(values) > 1)
    unusual = words(lobby_card(replace(lobby, options=lobby.options | {name: value}), SAY))
    assert term_name(ROOMY.key, name, SAY) in unusual
    assert term_value(ROOMY.key, name, value, SAY) in unusual


# Time


NOW = 1_800_000_000_000
DUE = NOW + 5 * HOUR
RUNS = Clock(bank=72 * HOUR, due=DUE, wait=5 * HOUR)


def table_with(*clocks, game="kaito", asked=1):
    """A table that asks so many, with these clocks; seat by seat as they are asked first."""
    table = next(each for each in tables(GAMES[game], 1) if len(each.asked) == asked)
    order = [*table.asked, *(seat for seat in range(len(table.players)) if seat not in table.asked)]
    by_seat = dict(zip(order, clocks, strict=False))
    return replace(table, clocks=tuple(by_seat.get(seat, Clock()) for seat in range(len(table.players))))


def said(table):
    return turn_lines(table, SAY, NOW, table.names)


def who(table):
    return table.names[table.asked[0]]


def test_every_pace_is_said_with_its_numbers():
    spans = (3 * MINUTE, HOUR, 72 * HOUR, 5 * DAY, 4 * DAY + 3 * HOUR)
    assert [span(each, SAY) for each in spans] == ["3 min", "1 h", "72 h", "5 days", "4 days 3 h"]
    assert pace_numbers(pace("daily"), SAY) == "72 h to start with, plus 12 h after every move, up to 5 days"
    assert "10 days" in pace_numbers(pace("relaxed"), SAY)
    live = "10 min for every move, or 12 h if you've waited over 1 h; 3 min for a reaction"
    assert pace_numbers(pace("live"), SAY, reactions=True) == live
    assert "No clock" in pace_numbers(pace("friendly"), SAY)


def test_those_with_the_same_time_are_named_together_and_others_apart():
    both = table_with(RUNS, RUNS, game="karenza", asked=2)
    assert said(both).startswith(f"Waiting for {both.names[0]}, {both.names[1]}, due <t:")
    apart = table_with(RUNS, replace(RUNS, due=DUE + HOUR), game="karenza", asked=2)
    assert len(said(apart).splitlines()) == 2


def test_without_a_clock_nothing_is_said_of_time():
    table = table_with(Clock())
    assert said(table) == f"It's {who(table)}'s turn."
    assert own_time_line(table, table.asked[0], SAY, NOW) == ""
    assert "<t:" not in words(board_card(table, SAY, "", NOW))


def test_somebody_who_is_on_vacation_is_back_at_a_time():
    gone = table_with(Clock(rest=5 * HOUR, away_until=NOW + DAY))
    assert said(gone).endswith(f"On vacation until <t:{(NOW + DAY) // 1000}:f>.")
    assert "your clock is paused" in own_time_line(gone, gone.asked[0], SAY)
    just_gone = table_with(replace(RUNS, away_until=NOW + DAY))
    assert "On vacation" in said(just_gone), "also before the rounds have stopped the clock"
    assert "On vacation" not in said(table_with(replace(RUNS, away_until=NOW - DAY)))


def test_a_stand_in_is_marked_until_the_others_agree_to_wait():
    table = table_with(Clock(standin=UNTIL_BACK, answers_at=NOW))
    seat = table.asked[0]
    waits = tuple(replace(clock, vote="wait") if other != seat else clock for other, clock in enumerate(table.clocks))
    assert f"The computer is playing for <@{table.players[seat].id}>" in words(board_card(table, SAY, "", NOW))
    assert "agreed to wait" in words(board_card(replace(table, clocks=waits), SAY, "", NOW))
    assert "the computer is playing for you" in words(panel_layout(PanelContext.of(table, seat, SAY), ""))


def test_a_players_own_panel_has_their_time_and_their_extensions():
    table = table_with(RUNS)
    seat = table.asked[0]
    assert "Your move is due <t:" in words(panel_layout(PanelContext.of(table, seat, SAY, NOW), ""))
    assert "2 extensions left" in own_time_line(table, seat, SAY, NOW)
    assert "one extension left" in own_time_line(table_with(replace(RUNS, tokens=1)), seat, SAY, NOW)
    assert "extension" not in own_time_line(table_with(replace(RUNS, tokens=0)), seat, SAY, NOW)
    other = 1 - seat
    assert f"<t:{DUE // 1000}:R>" in words(waiting_card(PanelContext.of(table, other, SAY, NOW))), "others see it, too"


def test_more_offers_what_somebody_may_do_about_time():
    table = table_with(RUNS)
    seat = table.asked[0]
    mine, theirs = (time_parts(table, table.players[each].id, SAY, NOW) for each in (seat, 1 - seat))
    assert labels(mine) == ["+12 h (2 left)", "Mute this turn"]
    assert labels(theirs) == [f"Nudge {who(table)}"]
    assert "Move now, and you'll have 17 h for your next turn" in mine[0]
    assert time_parts(table, 1, SAY, NOW) == [], "a bystander"
    away = table_with(Clock(standin=UNTIL_BACK))
    assert labels(time_parts(away, away.players[seat].id, SAY, NOW)) == ["I'm back"]
    assert labels(time_parts(away, away.players[1 - seat].id, SAY, NOW)) == ["Keep waiting", "Go on without them"]


@pytest.mark.parametrize("reason", ["time", "expired", "agreed", "aborted"])
@pytest.mark.parametrize("key", GAMES)
def test_an_end_outside_the_rules_has_its_sentence(key, reason):
    table = table_with(game=key, asked=len(next(tables(GAMES[key], 1)).asked))
    void = reason in {"expired", "aborted"}
    winners = (0,) if reason == "time" else ()
    told = verdict(table, Outcome(winners, (1,) * len(table.players), reason), SAY)
    assert SAY(f"{key}-reason-{reason}" if SAY.has(f"{key}-reason-{reason}") else f"reason-{reason}") in told
    assert ("draw" in told) == (reason == "agreed")
    assert ("doesn't count" in told) == void


def labels(parts):
    return [
        item.label for row in parts if isinstance(row, ActionRow) for item in row.children if isinstance(item, Press)
    ]


# The result


@pytest.mark.parametrize("game", ["kendo", "karenza", "regroup"])
@pytest.mark.parametrize(("seats", "told"), [(2, "The other player left."), (3, "left.")])
def test_of_two_the_other_player_left_and_of_more_everybody_else(game, seats, told):
    now, _ = match.start(GAMES[game], seats, seed="1", options={})
    said = verdict(table_of(GAMES[game], now, {}), Outcome((0,), (1,) + (2,) * (seats - 1), "left"), SAY)
    assert said.endswith(told)
    assert ("The other player left." in said) == (seats == 2)


def resigned(game):
    """A match of two that the first seat has ended by leaving; the rules say no more than that."""
    now, _ = match.start(GAMES[game], 2, seed="1", options={})
    now, events = match.leave(GAMES[game], now, 0)
    outcome = replace(GAMES[game].rules.outcome(now.state), reason="resigned")
    return replace(table_of(GAMES[game], now, {}), outcome=outcome, status="over", recent=events)


@pytest.mark.parametrize("game", GAMES)
def test_of_somebody_who_resigned_it_says_that_they_did(game):
    table = resigned(game)
    who = table.players[0].name
    assert verdict(table, table.outcome, SAY).endswith(f"{who} resigned.")
    told = event_lines(table, table.recent, SAY)
    assert any(line.endswith(f"{who} resigned.") for line in told)
    assert not any(line.endswith(f"{who} left.") for line in told)


def test_of_somebody_who_was_forgotten_since_it_says_that_they_left():
    table = resigned("kengo")
    forgotten = replace(table, players=(Player(FORMER, "Player"), table.players[1]))
    assert verdict(forgotten, table.outcome, SAY).endswith("The other player left.")


@pytest.mark.parametrize("game", GAMES)
def test_a_result_offers_five_buttons_at_most_and_the_seal_in_the_one_beside_a_line(game):
    table, coach = resigned(game), Player(next(iter(COACHES)), "Coach")
    for players in (table.players, (table.players[0], coach)):
        coached = coach in players
        view = result_card(replace(table, players=players), table.outcome, SAY, "-", seal="5ea1" * 16)
        [rows] = [part for part in view.walk_children() if isinstance(part, ActionRow)]
        verbs = [press.custom_id.partition("/")[0] for press in rows.children]
        assert verbs == ["rematch", "closer", *(["practise"] if coached else []), "replay", "log"]
        [line] = [part for part in view.walk_children() if isinstance(part, Section)]
        assert line.accessory.custom_id == f"verify/{table.id}/{'5ea1' * 8}"


MINUTES = {0: "1 min", 4: "4 min", 50: "50 min", 55: "1 h", 4 * 60 + 20: "4 h", 30 * 60: "30 h", 40 * 60: "2 d"}


@pytest.mark.parametrize(("waited", "said"), MINUTES.items())
def test_how_long_somebody_takes_is_said_roughly(waited, said):
    assert typical_wait(Habits(MIN_MOVES, 100, waited * MINUTE), SAY) == said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (None, ""),
        (Change(1506, 1520, True, 1, 14), " **1520** (+14)"),
        (Change(1500, 1488, True, 2, -12), " **1488** (−12)"),
        (Change(1000, 1083, False, 1, 63), " **1083?** (result +63, certainty +20)"),
        (Change(1000, 1019, False, 1, 0), " **1019?** (result ±0, certainty +19)"),
    ],
)
def test_what_a_match_did_to_a_rating(change, said):
    assert rating_change(change, SAY) == said


def test_a_player_who_never_came_back_is_said_to_count_as_last():
    table = next(tables(next(iter(GAMES.values())), seed=1))
    outcome = Outcome((0,), (1, 2), "points")
    left = {0: Change(1000, 956, False, 2, -44), 1: Change(1000, 1083, False, 1, 83)}
    stayed = {0: Change(1000, 1083, False, 1, 83), 1: Change(1000, 956, False, 2, -44)}
    assert "never came back" in placing_lines(table, outcome, left, SAY)[-1]
    assert len(placing_lines(table, outcome, stayed, SAY)) == len(placing_lines(table, outcome, {}, SAY)) == 2


@pytest.mark.parametrize(
    ("habits", "sentence", "suffix"),
    [
        (Habits(60, 97, 4 * HOUR), "Moves in about 4 h, 97% on time.", " · about 4 h a move, 97% on time"),
        (Habits(MIN_MOVES - 1, 0, HOUR), SAY("habits-new"), ""),
        (Habits(), SAY("habits-new"), ""),
    ],
)
def test_what_is_known_of_somebody_is_a_sentence_or_stands_beside_the_name(habits, sentence, suffix):
    assert (reliability_sentence(habits, SAY), reliability_suffix(habits, SAY)) == (sentence, suffix)


# Names


NASTY = (
    *("](https://evil.example)[", "[free](https://evil.example)", "https://evil.example", "discord.gg/evil"),
    *("<@123>", "<@&1>", "<#5>", "@everyone", "<t:0>", "<t:0:R>", "<:a:1>", "</play:1>", "<https://evil.example>"),
    *("`", "```", "**", "__", "||", "~~", "\\", "\n# ", "\n-# ", "\n> ", "\u202e", "Aiko", " "),
)
NAMES = st.lists(st.sampled_from(NASTY), max_size=6).map("".join)
EVENTS = match.start(GAMES["kaito"], 2, seed="1", options={})[1]
MARKUP = re.compile(r"https?://|discord\.gg/|\]\(|<[@#/]|<t:|<a?:|@(?:everyone|here)|`|[*_~|]{2}|(?m:^(?:#|>|-#) )")


def markup(message):
    """Everything in a text that Discord doesn't take literally."""
    return MARKUP.findall(re.sub(r"\\[!-/:-@\[-`{-~]", "", message))


def messages(name):
    """Texts of every kind that hold a name, with this one in it."""
    table = next(each for each in tables(GAMES["kaito"], 1) if each.asked)
    players = tuple(replace(player, name=name) for player in table.players)
    table = replace(table, guild_name=name, players=players, id="abcdefgh")
    lost = Outcome((0,), (1, 2), "time")
    turn = Turn("abcdefgh", "kaito", 1, name, 3, (name, name), 0, 0)
    yield words(board_card(table, SAY, ""))
    yield words(result_card(table, lost, SAY, ""))
    yield from event_lines(table, EVENTS, SAY)
    yield heading(PanelContext.of(table, 0, SAY))
    yield words(turns_card(Page(0, 1, (turn,)), "", SAY))
    yield leader_line(Leader(1, 2, name, 1000, 5, sure=True), SAY)
    yield words(report_card(Report("r", 1, name, None, 1, "words", 0, 0), safe_names(table, SAY)))
    yield error_text(Refusal("error-not-for-you", who=safe_names(table, SAY)[0]), SAY)
    yield error_text(IllegalMove(name, ()), SAY)


@settings(max_examples=60, deadline=None)
@given(NAMES)
def test_a_name_adds_no_markup_to_any_message(name):
    assert [markup(each) for each in messages(name)] == [markup(each) for each in messages("Bruno")]


@pytest.mark.parametrize("name", ["", "\u200b", "\u202e\u3164"])
def test_somebody_without_a_name_is_called_by_their_seat(name):
    table = next(tables(GAMES["kaito"], 1))
    nameless = replace(table, players=(table.players[0], replace(table.players[1], name=name)))
    assert names_of(nameless, SAY)[1] == "Player 2"
    assert "Player 2" in words(board_card(nameless, SAY, ""))


def test_labels_show_a_name_as_it_is_but_in_one_line():
    table = next(tables(GAMES["kaito"], 1))
    players = tuple(replace(player, name="A_\n\u202eB") for player in table.players)
    away = replace(table, players=players, clocks=tuple(replace(each, standin=UNTIL_BACK) for each in table.clocks))
    assert "A_ B" in [*away_presses(away, SAY).walk_children()][-1].label


def test_a_list_of_matches_names_those_without_a_name():
    assert "Player" in match_name(Turn("abcdefgh", "kaito", 1, "\u200b", 3, ("\u200b",), 0, 0), SAY)
