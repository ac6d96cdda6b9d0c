"""Deadlines in words: on the board, on a player's own panel, under More, in a lobby and at the end."""

from dataclasses import replace

import pytest
from discord.ui import ActionRow

from cogs.cards.board import board_card
from cogs.cards.lobby import lobby_card
from cogs.cards.pictures import scene
from cogs.cards.result import verdict
from cogs.cards.time import own_time_line, pace_numbers, span, time_parts, turn_lines
from cogs.interactions.controls import Press
from cogs.panel.panel import panel_layout, waiting_card
from dojo.clock.clock import UNTIL_BACK, Clock
from dojo.clock.paces import DAY, HOUR, MINUTE, pace
from dojo.clock.quiet_hours import Quiet
from dojo.people.preferences import Preferences
from engine.core import Outcome
from engine.games import GAMES
from tests.cogs.cards.test_lobby import lobby_with
from tests.cogs.shown import SAY, tables, words

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


def test_the_board_says_until_when():
    table = table_with(RUNS)
    when = f"<t:{DUE // 1000}:R>"
    assert said(table) == f"It's {who(table)}'s turn, due {when}."
    assert when in words(board_card(table, SAY, "", NOW))


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


def test_somebody_who_is_asleep_is_back_in_the_morning_where_clocks_sleep():
    table, quiet = table_with(RUNS), Quiet(0, 12 * 60, "UTC")
    asleep = replace(
        table, sleeps=True, players=tuple(replace(each, preferences=Preferences(quiet=quiet)) for each in table.players)
    )
    end = quiet.quiet_until(NOW)
    assert f"Quiet hours until <t:{end // 1000}:t>" in said(asleep)
    assert "Quiet hours" not in said(replace(asleep, sleeps=False))


def test_a_players_own_panel_has_their_time_and_their_extensions():
    table = table_with(RUNS)
    seat = table.asked[0]
    assert "Your move is due <t:" in words(panel_layout(table, seat, scene(table, SAY, seat), "", now=NOW))
    assert "2 extensions left" in own_time_line(table, seat, SAY, NOW)
    assert "one extension left" in own_time_line(table_with(replace(RUNS, tokens=1)), seat, SAY, NOW)
    assert "extension" not in own_time_line(table_with(replace(RUNS, tokens=0)), seat, SAY, NOW)
    other = 1 - seat
    assert f"<t:{DUE // 1000}:R>" in words(waiting_card(table, other, SAY, now=NOW)), "others see it, too"


def test_a_stand_in_is_marked_and_can_be_ended_or_waited_for():
    table = table_with(Clock(standin=UNTIL_BACK, answers_at=NOW))
    seat = table.asked[0]
    card = board_card(table, SAY, "", NOW)
    assert f"The computer is playing for <@{table.players[seat].id}>" in words(card)
    verbs = [item.custom_id for item in card.walk_children() if isinstance(item, Press)]
    assert [id for id in verbs if id.startswith(("return/", "vote/", "seat/"))] == [
        f"return/{table.id}/",
        f"vote/{table.id}/wait",
        f"vote/{table.id}/end",
        f"seat/{table.id}/{seat}",
    ]
    panel = panel_layout(table, seat, scene(table, SAY, seat), "")
    assert "the computer is playing for you" in words(panel)
    assert any(item.custom_id.startswith("return/") for item in panel.walk_children() if isinstance(item, Press))
    over = waiting_card(replace(table, status="over", outcome=Outcome((), (1, 1), "agreed")), seat, SAY)
    assert not [item for item in over.walk_children() if isinstance(item, Press) and "return/" in item.custom_id]
    clocks = tuple(replace(clock, vote="wait") if other != seat else clock for other, clock in enumerate(table.clocks))
    assert "agreed to wait" in words(board_card(replace(table, clocks=clocks), SAY, "", NOW))


def test_more_offers_what_somebody_may_do_about_time():
    table = table_with(RUNS)
    seat = table.asked[0]
    mine, theirs = (time_parts(table, table.players[each].id, SAY, NOW) for each in (seat, 1 - seat))
    assert labels(mine) == ["+12 h (2 left)", "Mute this turn"]
    assert labels(theirs) == [f"Nudge {who(table)}"]
    assert "Move now, and you'll have 17 h for your next turn" in mine[0].content
    assert time_parts(table, 1, SAY, NOW) == [], "a bystander"
    away = table_with(Clock(standin=UNTIL_BACK))
    assert labels(time_parts(away, away.players[seat].id, SAY, NOW)) == ["I'm back"]
    assert labels(time_parts(away, away.players[1 - seat].id, SAY, NOW)) == ["Keep waiting", "Go on without them"]


def test_a_lobby_shows_what_is_not_as_usual():
    usual = words(lobby_card(lobby_with(), SAY))
    assert "72 h to start with" in usual
    assert "Clocks at night" not in usual
    changed = words(lobby_card(replace(lobby_with(), sleeps=True, on_time=90, ranked=False), SAY))
    assert "pause in each player's quiet hours" in changed
    assert "with 90% of their moves on time" in changed
    assert "just for fun" in changed
    assert "Clocks at night" not in words(lobby_card(replace(lobby_with(), sleeps=True, pace="friendly"), SAY))


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
