"""Panels and cards stay within Discord's limits in every position that random play reaches."""

from dataclasses import replace
from random import Random

import pytest
from discord import ButtonStyle

from cogs.cards.board import board_card, event_lines
from cogs.cards.pictures import scene
from cogs.cards.result import result_card
from cogs.interactions.controls import Pick, Press
from cogs.interactions.emoji import seat_mark
from cogs.panel.answer_controls import apart, first_preview
from cogs.panel.form import form_fields
from cogs.panel.legal_moves import Offer, button_rows
from cogs.panel.panel import cards_key, panel_layout, question_text
from dojo.clock.clock import Clock
from dojo.people.people import Player
from dojo.table.table import Table
from engine import match
from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.kengo.state import Advance, Attack, Retreat
from faces import FACES
from faces.translation import speaker

SAY = speaker("en")
SUBMIT = ButtonStyle.success  # of the button that makes the move that is weighed
pytestmark = pytest.mark.usefixtures("every_emoji")


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
        clocks=(Clock(),) * len(players),
        taken=(0,) * len(players),
    )


def tables(game, seed, count=1):
    """Every table of a few random matches, with random options."""
    dice = Random(seed)
    for _ in range(count):
        seats = dice.choice(game.seats)
        options = {
            name: dice.choice([value for value in values if seats in game.only.get((name, value), game.seats)])
            for name, values in game.options.items()
        }
        now, events = match.start(game, seats, seed=str(dice.random()), options=options)
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
            view = panel_layout(table, seat, scene(table, SAY, seat), "alt")
            assert view.total_children_count <= 40
            assert view.content_length() <= 4000
            ids = [control.custom_id for control in controls(view)]
            assert len(ids) == len(set(ids))
            assert max(map(len, ids)) <= 100


def panel_of(table, seat, weighed=None):
    seen, ask = scene(table, SAY, seat), table.ask_of(seat)
    if weighed is None:
        weighed = first_preview(Offer(table, seat, ask, seen))
    return panel_layout(table, seat, replace(seen, weighed=weighed), "")


def led_to(view, verb):
    """The answers that the controls of one verb lead to, as texts."""
    presses = [each.custom_id for each in controls(view) if each.custom_id.startswith(f"{verb}/")]
    picks = [each for each in controls(view) if each.custom_id.startswith(f"+{verb}/")]
    return {id.split("/")[3] for id in presses} | {line.value for pick in picks for line in pick.options}


def moves_of(table, seat):
    """All that may be given, also several moves at once."""
    return Offer(table, seat, table.ask_of(seat), scene(table, SAY, seat)).moves


def given(table, seat):
    """All that can be answered from the panel, however many clicks it takes, and the most clicks it took."""
    now, seen, found, clicks, most = {None}, set(), set(), 0, 0
    by_text = {str(move): move for move in moves_of(table, seat)}
    while now:
        clicks += 1
        views = [panel_of(table, seat, by_text.get(text)) for text in now]
        assert all(view.total_children_count <= 40 for view in views)
        fresh = set().union(*(led_to(view, verb) for view in views for verb in ("answer", "sure"))) - found
        found |= fresh
        most = clicks if fresh else most
        seen |= now
        now = set().union(*(led_to(view, "weigh") for view in views)) - seen
    return found, most


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_answer_can_be_given_from_the_panel(game):
    dice = Random(2)
    every = [(table, ask) for table in tables(game, seed=2, count=3) for ask in table.asks()]
    for table, ask in dice.sample(every, min(len(every), 25)):
        found, clicks = given(table, ask.seat)
        moves = moves_of(table, ask.seat)
        assert found == {str(move) for move in moves} >= {str(option) for option in ask.options}
        assert clicks <= 2 + max(len(form_fields(moves, move)) for move in moves[:1] + moves[-1:])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_cards_fit_and_never_mention_players_who_are_not_asked(game):
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
            assert not [id for id in ids if id.startswith(("answer/", "sure/", "weigh/"))]


def crowded(options, topic="exchange"):
    """A KAITO table at which one seat is asked for one of these exchanges."""
    game = GAMES["kaito"]
    now, _ = match.start(game, 2, seed="1", options={})
    return table_of(replace(game, asks=lambda state: (Ask(0, topic, options),)), now, {})


def exchanges(count):
    pays = [(first, second) for first in range(30, 0, -1) for second in range(2)]
    return tuple(Exchange(back, pay) for back in ("katana", "kabuto") for pay in pays)[:count]


def test_a_few_answers_are_buttons_and_one_click_gives_any_of_them():
    options = exchanges(25)
    shown = panel_of(crowded(options), 0)
    assert led_to(shown, "answer") == set(map(str, options))
    assert not [each for each in controls(shown) if isinstance(each, Pick)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_gives_something_up_is_grey_and_all_else_is_not(game):
    for table in tables(game, seed=6, count=6):
        for ask in game.asks(table.match.state):
            moves, face = {str(move): move for move in moves_of(table, ask.seat)}, FACES[game.key]
            seen = scene(table, SAY, ask.seat)
            for press in controls(panel_of(table, ask.seat)):
                if press.custom_id.startswith("answer/") and press.style != SUBMIT:
                    move = moves[press.custom_id.split("/", 3)[3]]
                    grey = move.kind in face.quiet or bool(face.costs and face.costs(seen, move))
                    assert (press.style == ButtonStyle.secondary) == grey, press.label


def started(game, **options):
    chosen = {name: options.get(name, values[0]) for name, values in GAMES[game].options.items()}
    now, _ = match.start(GAMES[game], 2, seed="1", options=chosen)
    return now, chosen


def test_answers_with_much_to_say_of_each_are_lines_of_a_list(monkeypatch):
    options = exchanges(25)
    monkeypatch.setattr(Offer, "hint", lambda self, move: "It costs two blossoms.")
    shown = panel_of(crowded(options), 0)
    assert led_to(shown, "answer") == set(map(str, options))
    assert not [each for each in controls(shown) if each.custom_id.startswith("answer/")]


@pytest.mark.parametrize(
    ("kinds", "question"),
    [
        ({"advance"}, "Your turn: advance."),
        ({"advance", "attack"}, "Your turn: advance or attack."),
        ({"advance", "retreat", "attack"}, "Your turn: advance, retreat or attack."),
    ],
)
def test_a_question_names_only_what_is_possible(kinds, question):
    moves = (Advance(1), Advance(2), Retreat(1), Attack((3,)))
    ask = Ask(0, "act", tuple(move for move in moves if move.kind in kinds))
    assert question_text(table_of(GAMES["kengo"], started("kengo")[0], {}), ask, SAY) == f"**{question}**"


@pytest.mark.parametrize(
    ("buttons", "rows"), [(0, []), (5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3]), (18, [5, 5, 4, 4])]
)
def test_rows_of_buttons_are_about_as_long_as_one_another(buttons, rows):
    presses = [Press("again", "m", str(number), label="Back") for number in range(buttons)]
    assert [len(each.children) for each in button_rows(presses)] == rows


@pytest.mark.parametrize(
    ("buttons", "rows"), [(1, [1]), (5, [2, 2, 1]), (6, [2, 2, 2]), (12, [2] * 6), (13, [5, 4, 4])]
)
def test_buttons_with_some_words_stand_in_pairs(buttons, rows):
    presses = [Press("again", "m", str(number), label="b1: +katana") for number in range(buttons)]
    assert [len(each.children) for each in button_rows(presses)] == rows


def test_many_answers_of_several_kinds_are_lists_and_one_click_gives_any_of_them():
    options = (*exchanges(45), *map(Slide, range(20)))
    shown = panel_of(crowded(options), 0)
    assert led_to(shown, "answer") == set(map(str, options))
    assert shown.total_children_count <= 40


def slides():
    """A KAITO table with a seat that is to slide."""
    now, options = started("kaito")
    now, _ = match.answer(GAMES["kaito"], now, now.state.turn, GAMES["kaito"].asks(now.state)[0].options[0])
    return table_of(GAMES["kaito"], now, options), GAMES["kaito"].asks(now.state)[0]


def test_a_move_can_be_looked_at_first_and_then_made_with_one_more_click():
    table, ask = slides()
    texts = set(map(str, ask.options))
    at_first = panel_of(table, ask.seat)
    assert led_to(at_first, "answer") == led_to(at_first, "weigh") == texts
    looking = panel_of(table, ask.seat, ask.options[1])
    assert led_to(looking, "answer") == {str(ask.options[1])}
    assert led_to(looking, "weigh") == texts
    assert [each for each in controls(looking) if each.custom_id.startswith("again/")]


def test_a_button_says_what_its_move_does_to_the_table():
    table, ask = slides()
    labels = [each.label for each in controls(panel_of(table, ask.seat)) if each.custom_id.startswith("answer/")]
    assert all(": +" in label or ": −" in label for label in labels)


@pytest.mark.parametrize("key", [key for key in GAMES if FACES[key].marks_seats])
def test_lines_of_the_log_begin_with_the_mark_of_their_player(key):
    *_, table = tables(GAMES[key], 3)
    seats = [event.seat for event in table.recent if hasattr(event, "seat")]
    lines = "\n".join(event_lines(table, table.recent, SAY))
    assert all(seat_mark(key, seat) in lines for seat in seats)


def test_a_game_whose_pictures_have_other_marks_has_none_in_its_log():
    assert seat_mark("kaito", 0) == ""


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("karenza", "What is this card?"),
        ("kaito", "What is this tile?"),
        ("regroup", "What do the pictures mean?"),
    ],
)
def test_the_button_to_the_glossary_asks_what_the_glossary_answers(game, asked):
    assert SAY(cards_key(game, SAY)) == asked


def test_kinds_with_several_moves_share_no_row():
    few, many = (
        [Press("again", kind, str(number), label="Retreat 1") for number in range(count)]
        for kind, count in (("few", 2), ("many", 3))
    )
    assert apart([few, few, many, many, few, []]) == [[*few, *few], many, many, few]
