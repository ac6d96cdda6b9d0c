"""No message takes a player's or a server's name for markup: no link, mention, time, emoji or heading comes of it."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.autocomplete import match_name
from cogs.cards.board import away_presses, board_card, event_lines
from cogs.cards.names import names_of, safe_names
from cogs.cards.result import result_card
from cogs.interactions.errors import error_text
from cogs.match.time_buttons import NotForYou
from cogs.panel.panel import heading
from cogs.people.profile import leader_line
from cogs.people.reports import report_card
from cogs.people.turns import turns_card
from dojo.clock.clock import UNTIL_BACK
from dojo.people.reports import Report
from dojo.people.turns import Page, Turn
from dojo.ratings.leaderboard import Leader
from engine import match
from engine.core import IllegalMove, Outcome
from engine.games import GAMES
from tests.cogs.shown import SAY, tables, words

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
    yield heading(table, 0, SAY)
    yield words(turns_card(Page(0, 1, (turn,)), "", SAY))
    yield leader_line(Leader(1, 2, name, 1000, 5, sure=True), SAY)
    yield words(report_card(Report("r", 1, name, None, 1, "words", 0, 0), safe_names(table, SAY)))
    yield error_text(NotForYou(who=safe_names(table, SAY)[0]), SAY)
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
