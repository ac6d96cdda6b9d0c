"""Panels and cards stay within Discord's limits in every position of random play, and every answer can be given."""

import asyncio
from random import Random
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from discord import ButtonStyle
from discord.ui import MediaGallery

from cogs.cards.board import board_card, event_lines
from cogs.cards.pictures import scene
from cogs.cards.result import result_card
from cogs.interactions.controls import Press
from cogs.interactions.emoji import seat_mark
from cogs.panel import upkeep
from cogs.panel.answer_controls import apart, first_preview
from cogs.panel.form import form_fields
from cogs.panel.legal_moves import Offer, button_rows, with_hint
from cogs.panel.panel import build_panel, panel_layout, question_text
from cogs.panel.recap import Recap
from cogs.panel.upkeep import PanelsCog
from engine import match
from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.kengo.state import Advance, Attack, Retreat
from engine.values import replace
from faces import FACES
from tests.cogs.shown import EVERY, SAY, assert_fits, controls, ids, picks, presses, table_of, tables, verbs
from tests.dojo.hall import AIKO, BRUNO

pytestmark = pytest.mark.usefixtures("every_emoji")
SUBMIT = ButtonStyle.success  # of the button that makes the move that is weighed


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


@EVERY
def test_every_answer_can_be_given_from_the_panel(game):
    dice = Random(2)
    every = [(table, ask) for table in tables(game, seed=2, count=3) for ask in table.asks()]
    for table, ask in dice.sample(every, min(len(every), 25)):
        found, clicks = given(table, ask.seat)
        moves = moves_of(table, ask.seat)
        assert found == {str(move) for move in moves} >= {str(option) for option in ask.options}
        assert clicks <= 2 + max(len(form_fields(moves, move)) for move in moves[:1] + moves[-1:])


def crowded(options, topic="exchange"):
    """A KAITO table at which one seat is asked for one of these exchanges."""
    game = GAMES["kaito"]
    now, _ = match.start(game, 2, seed="1", options={})
    return table_of(replace(game, asks=lambda state: (Ask(0, topic, options),)), now, {})


def exchanges(count):
    pays = [(first, second) for first in range(30, 0, -1) for second in range(2)]
    return tuple(Exchange(back, pay) for back in ("katana", "kabuto") for pay in pays)[:count]


@EVERY
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
    labels = [press.label for press in presses(at_first) if press.custom_id.startswith("answer/")]
    assert all(": +" in label or ": −" in label for label in labels), "what the move does"
    looking = panel_of(table, ask.seat, ask.options[1])
    assert led_to(looking, "answer") == {str(ask.options[1])}
    assert led_to(looking, "weigh") == texts
    assert [each for each in controls(looking) if each.custom_id.startswith("again/")]


@pytest.mark.parametrize("key", [key for key in GAMES if FACES[key].marks_seats])
def test_lines_of_the_log_begin_with_the_mark_of_their_player(key):
    *_, table = tables(GAMES[key], 3)
    seats = [event.seat for event in table.recent if hasattr(event, "seat")]
    lines = "\n".join(event_lines(table, table.recent, SAY))
    assert all(seat_mark(key, seat) in lines for seat in seats)
    assert seat_mark("kaito", 0) == "", "its pictures have other marks"


def test_kinds_with_several_moves_share_no_row():
    few, many = (
        [Press("again", kind, str(number), label="Retreat 1") for number in range(count)]
        for kind, count in (("few", 2), ("many", 3))
    )
    assert apart([few, few, many, many, few, []]) == [[*few, *few], many, many, few]


def test_a_hint_is_never_cut():
    assert with_hint("Slide to c4", "takes a katana", 80) == "Slide to c4 · takes a katana"
    assert with_hint("Slide to c4", "takes a katana", 27) == "Slide to c4"
    assert with_hint("Slide to c4", "", 80) == "Slide to c4"
    assert with_hint("Slide to c4", "", 5) == "Slide"


@EVERY
def test_panels_and_cards_fit_into_one_message_and_a_public_card_holds_no_answer(game):
    for table in tables(game, seed=1, count=6):
        for seat in range(len(table.players)):
            assert_fits(panel_layout(table, seat, scene(table, SAY, seat), "alt"))
        card = result_card(table, table.outcome, SAY, "alt") if table.outcome else board_card(table, SAY, "alt")
        assert_fits(card)
        assert not {*verbs(card)} & {"answer", "sure", "weigh"}


@EVERY
async def test_a_panel_shows_the_pictures_that_it_brings(game):
    every = [table for table in tables(game, seed=5, count=2) if table.asks()]
    for table in Random(5).sample(every, min(len(every), 12)):
        made = await build_panel(table, table.asked[0], SAY, recap=asyncio.sleep(0, Recap("text")))
        hung = [part.items[0].media.url for part in made.view.walk_children() if isinstance(part, MediaGallery)]
        assert hung == [f"attachment://{file.filename}" for file in made.files]
        assert_fits(made.view)


@pytest.mark.parametrize(
    ("options", "hint", "buttons"),
    [
        (exchanges(25), "", 25),
        (exchanges(25), "It costs two blossoms.", 0),
        ((*exchanges(45), *map(Slide, range(20))), "", 0),
    ],
    ids=["a few are buttons", "with much to say of each they are lines", "many of several kinds are lists"],
)
def test_one_click_gives_any_of_the_answers(monkeypatch, options, hint, buttons):
    if hint:
        monkeypatch.setattr(Offer, "hint", lambda self, move: hint)
    shown = panel_of(crowded(options), 0)
    assert led_to(shown, "answer") == set(map(str, options))
    assert len([id for id in ids(shown) if id.startswith("answer/")]) == buttons
    assert bool(picks(shown)) == (not buttons)
    assert_fits(shown)


@pytest.mark.parametrize(
    ("label", "buttons", "rows"),
    [
        ("Back", 0, []),
        ("Back", 5, [5]),
        ("Back", 7, [4, 3]),
        ("Back", 11, [4, 4, 3]),
        ("Back", 18, [5, 5, 4, 4]),
        ("b1: +katana", 5, [2, 2, 1]),
        ("b1: +katana", 12, [2] * 6),
        ("b1: +katana", 13, [5, 4, 4]),
    ],
)
def test_rows_of_buttons_are_about_as_long_as_one_another_and_those_with_some_words_stand_in_pairs(
    label, buttons, rows
):
    made = [Press("again", "m", str(number), label=label) for number in range(buttons)]
    assert [len(each.children) for each in button_rows(made)] == rows


# What stands beside a panel


async def test_what_stands_beside_a_panel_goes_away_with_the_next_move_or_the_next_of_its_kind(monkeypatch):
    monkeypatch.setattr(upkeep, "MAX_ASIDES", 3)
    cog = PanelsCog()

    def click(user=AIKO, message=5):
        flags = SimpleNamespace(ephemeral=False)
        return SimpleNamespace(user=SimpleNamespace(id=user.id), message=SimpleNamespace(id=message, flags=flags))

    def shown(user, match, kind, id=0):
        message = SimpleNamespace(id=id, delete=AsyncMock())
        cog.aside_shown(click(user), match, kind, message)
        return message

    before, cards, hint = (shown(AIKO, "m1", kind, id) for kind, id in (("cards", 0), ("cards", 0), ("hint", 7)))
    other, elsewhere = shown(BRUNO, "m1", "cards"), shown(AIKO, "m2", "cards")
    for _ in range(2):
        cog.move_made(click(message=7), "m1")
    await asyncio.gather(*cog.under_way)
    assert [each.delete.await_count for each in (before, cards, hint, other, elsewhere)] == [1, 1, 0, 0, 0]
    for number in range(9):
        shown(AIKO, f"n{number}", "cards")
    assert list(cog.asides) == [(AIKO.id, f"n{number}") for number in (6, 7, 8)], "no more are remembered"
