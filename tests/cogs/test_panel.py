"""Panels and cards stay within Discord's limits in every position that random play reaches."""

from dataclasses import replace
from random import Random

import pytest

from cogs.cards import board_card, result_card
from cogs.controls import Pick, Press
from cogs.panel import layout
from dojo.people import Player
from dojo.table import Table
from engine import match
from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito.state import Exchange
from faces.words import speaker

SAY = speaker("en")


def table_of(game, now, options):
    players = tuple(Player(10**18 + seat, f"A quite long name {seat}") for seat in range(len(now.opened)))
    outcome = game.outcome(now.state)
    return Table(
        id="abcdefgh",
        game=game,
        options=options,
        status="over" if outcome else "playing",
        guild=1,
        guild_name="A server with a name of one hundred characters".ljust(100, "x"),
        channel=2,
        lobby_message=3,
        thread=4,
        card=5,
        players=players,
        match=now,
        recent=(),
        outcome=outcome,
        locale="en",
        pace="daily",
        since=0,
    )


def tables(game, seed, count=1):
    """Every table of a few random matches, with random options."""
    dice = Random(seed)
    for _ in range(count):
        options = {name: dice.choice(values) for name, values in game.options.items()}
        now, events = match.start(game, dice.choice(game.seats), seed=str(dice.random()), options=options)
        yield replace(table_of(game, now, options), recent=events)
        while asks := game.asks(now.state):
            ask = dice.choice(asks)
            now, events = match.answer(game, now, ask.seat, dice.choice(ask.options))
            yield replace(table_of(game, now, options), recent=events)


def controls(view):
    return [item for item in view.walk_children() if isinstance(item, Press | Pick)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_panel_fits_into_one_message(game):
    for table in tables(game, seed=1, count=20):
        for seat in range(len(table.players)):
            view = layout(table, seat, SAY, "alt")
            assert view.total_children_count <= 40
            assert view.content_length() <= 4000
            ids = [control.custom_id for control in controls(view)]
            assert len(ids) == len(set(ids))
            assert max(map(len, ids)) <= 100


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_panel_offers_every_answer_when_they_fit(game):
    for table in tables(game, seed=2, count=5):
        for ask in table.asks():
            if len(ask.options) <= 25:
                texts = {
                    control.custom_id.split("/", 3)[3]
                    for control in controls(layout(table, ask.seat, SAY, ""))
                    if control.custom_id.startswith(("answer/", "sure/"))
                }
                assert texts == {str(option) for option in ask.options}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_cards_fit_and_never_mention_who_is_not_asked(game):
    for table in tables(game, seed=3, count=5):
        make = result_card if table.outcome else board_card
        view = make(table, table.outcome, SAY, "alt") if table.outcome else make(table, SAY, "alt")
        assert view.total_children_count <= 40
        assert view.content_length() <= 4000


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_public_card_holds_no_answer(game):
    for table in tables(game, seed=4, count=5):
        if not table.outcome:
            ids = [control.custom_id for control in controls(board_card(table, SAY, ""))]
            assert not [id for id in ids if id.startswith(("answer/", "sure/", "narrow/"))]


def many_answers():
    """A KAITO table at which one seat is asked for one of 48 exchanges."""
    game = GAMES["kaito"]
    pays = [(first, second) for first in range(20, 0, -1) for second in range(2)]
    options = tuple(Exchange(back, pay) for back in ("katana", "kabuto") for pay in pays[:24])
    crowded = replace(game, asks=lambda state: (Ask(0, "exchange", options),))
    now, _ = match.start(game, 2, seed="1", options={})
    return table_of(crowded, now, {}), options


def test_more_answers_than_fit_are_narrowed_field_by_field_until_one_is_left():
    table, options = many_answers()
    found, paths = set(), [[]]
    while paths:
        path = paths.pop()
        shown = controls(layout(table, 0, SAY, "", path))
        assert layout(table, 0, SAY, "", path).total_children_count <= 40
        found |= {control.custom_id.split("/", 3)[3] for control in shown if control.custom_id.startswith("answer/")}
        lists = [control for control in shown if isinstance(control, Pick)]
        paths += [[int(part) for part in option.value.split(".")] for each in lists for option in each.item.options]
    assert found == {str(option) for option in options}
