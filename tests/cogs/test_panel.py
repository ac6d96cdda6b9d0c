"""Panels: every answer can be given within Discord's limits, forms field by field, and what has happened since."""

import asyncio
import re
from collections import Counter as Tally
from random import Random
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from discord import ButtonStyle
from discord.ui import MediaGallery
from msgspec import Struct

from cogs.cards.board import board_card, event_lines
from cogs.cards.pictures import scene
from cogs.cards.result import result_card
from cogs.interactions.controls import Pick, Press
from cogs.interactions.emoji import seat_mark
from cogs.panel import upkeep
from cogs.panel.answer_controls import apart, first_preview
from cogs.panel.form import STEPS, form_fields, step_fields
from cogs.panel.held_moves import player_panel
from cogs.panel.legal_moves import Offer, button_rows, with_hint
from cogs.panel.panel import build_panel, panel_layout, question_text
from cogs.panel.recap import Recap, recap_since_last_move, recap_text, round_end
from cogs.panel.round_end import round_end_layout
from cogs.panel.upkeep import PanelsCog
from dojo.match.history import PastMove
from engine import match
from engine.core import Ask, Together
from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.karenza.state import Stand
from engine.games.kendo.parts import CARDS, DECKS
from engine.games.kendo.state import Play, Pulled
from engine.games.kengo.state import Advance, Attack, Retreat
from engine.moves import read
from engine.values import replace
from faces import FACES
from faces.kendo.words import named
from tests.cogs.shown import (
    EVERY,
    SAY,
    assert_fits,
    controls,
    ids,
    picks,
    presses,
    reading,
    table_of,
    tables,
    verbs,
    words,
)
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


# Forms


class Lay(Struct, frozen=True):
    square: str
    turned: int = 0
    card: int = 1
    kind: str = "lay"


class Pass(Struct, frozen=True):
    kind: str = "pass"


LAYS = tuple(Lay(square, turned) for square in ("a1", "b1", "c1") for turned in (0, 1))


def test_where_the_choices_do_not_go_together_the_one_written_first_is_kept():
    options = (Lay("a1", 0, 1), Lay("a1", 1, 2), Lay("b1", 0, 2), Lay("b1", 1, 1))
    square, turned, card = form_fields(options, Lay("a1", 0, 1))
    assert turned.moves[1] == Lay("a1", 1, 2)
    assert card.moves[2] == Lay("a1", 1, 2)
    assert square.moves["b1"] == Lay("b1", 0, 2)


# On a panel


def at_switch(topic="switch"):
    """A Competition in which a seat switches, draws and plays (KD-23)."""
    now, options = started("kendo", mode="competition")
    while (ask := GAMES["kendo"].asks(now.state)[0]).topic != topic:
        now, _ = match.answer(GAMES["kendo"], now, ask.seat, ask.options[0])
    return table_of(GAMES["kendo"], now, options), ask


def chains(table, seat):
    return [move for move in moves_of(table, seat) if isinstance(move, Together)]


def test_moves_that_follow_one_another_are_put_together_in_one_form():
    table, ask = at_switch()
    whole = next(move for move in chains(table, ask.seat) if len(move.steps) > 2)
    shown = panel_of(table, ask.seat, whole)
    assert led_to(shown, "answer") == {str(whole)}
    submit = next(each for each in controls(shown) if each.custom_id.startswith("answer/"))
    assert submit.label.count(" ▸ ") == len(whole.steps) - 1


def test_each_single_step_is_given_with_one_click_and_all_that_goes_on_is_behind_a_grey_button_after_them():
    table, ask = at_switch("draw")
    shown = panel_of(table, ask.seat)
    assert led_to(shown, "answer") == set(map(str, ask.options))
    [door] = [each for each in controls(shown) if each.custom_id.startswith("weigh/")]
    assert (door.label, door.style, door.emoji) == (SAY("together-kind"), ButtonStyle.secondary, None)
    last = [each for each in controls(shown) if each.custom_id.startswith(("answer/", "+answer/", "weigh/"))][-1]
    assert last is door


def test_a_card_is_swapped_in_three_clicks_the_card_the_deck_and_the_move():
    table, ask = at_switch()
    first = panel_of(table, ask.seat)
    [cards] = [each for each in controls(first) if isinstance(each, Pick)]
    assert cards.placeholder == SAY("kendo-field-card-switch")
    assert [line.label for line in cards.options] == [
        named(card) for card in dict.fromkeys(move.card for move in ask.options)
    ]
    second = panel_of(table, ask.seat, read(GAMES["kendo"].move, cards.options[1].value))
    assert f"-# {SAY('kendo-row-deck-switch')}" in words(second).split("\n")
    decks = [each for each in presses(second) if each.custom_id.endswith("/deck")]
    assert [each.label for each in decks] == [SAY(f"kendo-field-deck-{deck}") for deck in DECKS]
    third = panel_of(table, ask.seat, read(GAMES["kendo"].move, decks[2].custom_id.split("/")[3]))
    assert led_to(third, "answer") == {f"switch {ask.options[3].card} others"}


def test_each_step_of_a_form_has_a_title_and_offers_only_what_may_follow_the_steps_above():
    table, ask = at_switch()
    several = chains(table, ask.seat)
    for weighed in Random(3).sample(several, 20):
        shown = panel_of(table, ask.seat, weighed)
        titles = words(shown).split("\n")
        steps = {title for title in titles if title in {f"-# {SAY(f'together-row-{each}')}" for each in STEPS}}
        fields = step_fields(several, weighed)
        assert len(steps) == len(fields)
        for field in fields:
            before = STEPS[: STEPS.index(field.field)]
            for move in field.moves.values():
                assert [getattr(move, each) for each in before] == [getattr(weighed, each) for each in before]
        assert sum(each.label == SAY("together-stop") for each in presses(shown)) <= 1


def test_what_is_asked_stands_above_what_is_weighed():
    now, options = started("karenza")
    while (ask := GAMES["karenza"].asks(now.state)[0]).topic != "opening":
        now, _ = match.answer(GAMES["karenza"], now, ask.seat, ask.options[0])
    shown = panel_of(table_of(GAMES["karenza"], now, options), ask.seat)
    lines = words(shown).split("\n")
    below = lines[lines.index(f"**{SAY('karenza-ask-opening', first=1)}**") + 1 :]
    assert below[0].startswith(SAY("karenza-weighing"))
    assert len(below) == 1


def test_a_great_many_answers_of_one_kind_are_put_together_field_by_field():
    options = exchanges(100)
    found, clicks = given(crowded(options), 0)
    assert found == set(map(str, options))
    assert clicks <= 3


def laying(seed="corners"):
    """A table of Regroup! at which a seat has a card to lay, and the seat."""
    game = GAMES["regroup"]
    now, _ = match.start(game, 2, seed=seed, options={})
    seat = now.state.turn
    now, _ = match.answer(game, now, seat, game.asks(now.state)[0].options[0])
    return table_of(game, now, {}), seat


def places_listed(shown):
    [places] = [each for each in controls(shown) if isinstance(each, Pick) and "/spot" in each.custom_id]
    return places.options


def test_corners_are_listed_row_by_row_each_with_its_best_turn():
    table, seat = laying()
    seen, face = scene(table, SAY, seat), FACES["regroup"]
    ranks = {str(move): face.rank(seen, move) for move in seen.options}
    listed = places_listed(panel_of(table, seat))
    corners = [line.value.split()[1] for line in listed]
    assert corners == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    for line, corner in zip(listed, corners, strict=True):
        assert ranks[line.value] == max(rank for move, rank in ranks.items() if move.split()[1] == corner)


def test_a_form_with_nothing_but_a_list_in_it_begins_with_its_first_line():
    """A player who can only pass does so with one click."""
    stands = tuple(
        Stand("c", "d", 4, each)
        for each in (None, "conclusion", "schielhau", "morote_zuki", "uke_nagashi", "cuarto_circulo")
    )
    now, options = started("karenza")
    game = replace(GAMES["karenza"], asks=lambda state: (Ask(0, "act", stands),))
    table = table_of(game, now, options)
    seen = scene(table, SAY, 0)
    assert first_preview(Offer(table, 0, table.ask_of(0), seen)) == stands[0]


def karenza_panels(topic):
    """Tables at which this is asked, and the seats that are asked it."""
    for seed in range(3):
        for table in tables(GAMES["karenza"], seed=seed):
            for ask in table.asks():
                if ask.topic == topic:
                    yield table, ask.seat


@pytest.mark.parametrize("topic", ["opening", "act", "defend"])
def test_every_stance_takes_two_clicks_at_most(topic):
    asked = list(karenza_panels(topic))
    for table, seat in Random(1).sample(asked, min(len(asked), 6)):
        found, clicks = given(table, seat)
        assert found == {str(move) for move in moves_of(table, seat)}
        assert clicks <= 2


def test_the_stance_that_is_suggested_heads_the_list_and_takes_one_click():
    for table, seat in list(karenza_panels("opening"))[:4]:
        shown = panel_of(table, seat)
        suggested = str(Offer(table, seat, table.ask_of(seat), scene(table, SAY, seat)).suggested)
        first = next(each for each in controls(shown) if isinstance(each, Pick))
        assert [line.value for line in first.options if line.default] == [suggested]
        assert first.options[0].emoji.name == "⭐"
        assert first.options[0].description.endswith("most cards ready")
        assert led_to(shown, "answer") == {suggested}


def test_a_star_goes_to_a_few_corners_or_to_none():
    """Where the best are many, a star would help nobody to choose."""
    counts = set()
    for table, seat in map(laying, map(str, range(12))):
        seen, face = scene(table, SAY, seat), FACES["regroup"]
        best = {}
        for move in seen.options:
            best[move.spot] = max(best.get(move.spot, (-99,)), face.rank(seen, move))
        tied = list(best.values()).count(max(best.values()))
        starred = [line for line in places_listed(panel_of(table, seat)) if line.emoji and line.emoji.name == "⭐"]
        assert len(starred) == (tied if tied <= 3 else 0)
        counts.add(len(starred))
    assert 0 in counts
    assert 1 in counts


def test_fields_that_tell_moves_apart_are_asked_and_each_value_leads_to_a_move_that_keeps_the_others():
    square, turned = form_fields((*LAYS, Lay("d1", 3), Pass()), Lay("b1", 1))
    assert [(each.field, each.value) for each in (square, turned)] == [("square", "b1"), ("turned", 1)]
    assert square.moves == {"a1": Lay("a1", 1), "b1": Lay("b1", 1), "c1": Lay("c1", 1), "d1": Lay("d1", 3)}
    assert turned.moves == {0: Lay("b1", 0), 1: Lay("b1", 1), 3: Lay("d1", 3)}
    assert [part.field for part in form_fields(LAYS[:2], LAYS[0])] == ["turned"]
    assert form_fields((*LAYS, Pass()), Pass()) == ()


@pytest.mark.parametrize("weighed", [False, True])
def test_many_answers_of_a_kind_beside_others_are_behind_a_door_and_what_is_weighed_can_be_given_and_left(weighed):
    table, ask = at_switch()
    shown = panel_of(table, ask.seat, ask.options[0] if weighed else None)
    assert [each.label for each in presses(shown) if each.custom_id.startswith("weigh/")][-1] == SAY("together-kind")
    assert "again" not in verbs(shown)
    options = (Slide(3), *exchanges(100))
    shown = panel_of(crowded(options), 0, options[7] if weighed else None)
    assert led_to(shown, "answer") == {str(options[7] if weighed else Slide(3))}
    assert ("again" in verbs(shown)) == weighed
    assert weighed or led_to(shown, "weigh") == {str(options[1])}


def test_a_corner_is_listed_with_its_gain_once_and_with_the_turn_that_is_weighed():
    table, seat = laying()
    for line in places_listed(panel_of(table, seat)):
        move = read(table.game.move, line.value)
        assert line.label == FACES["regroup"].label(table.view(seat), move, SAY)
        totals, gain, *best = line.description.split(" · ")
        assert totals == "nothing fights" or all(int(re.search(r"\d+", part)[0]) for part in totals.split())
        assert gain[0] in "+±−"
        assert best == ["looks best"] * (line.emoji is not None and line.emoji.name == "⭐")
    for weighed in table.ask_of(seat).options:
        chosen = [line.value for line in places_listed(panel_of(table, seat, weighed)) if line.default]
        assert chosen == [str(weighed)]


# What has happened since


FIERCEST = ("parry", "attack", "advance", "retreat", "hit", "pass")


async def test_kengo_tells_of_a_parry_and_of_no_card_but_the_latest(dojo, hall):  # KG-23, KG-24
    """Somebody who has parried moves at once, and the attacker is to hear of both."""
    told = [text for _ in range(12) for text in await recaps_of_parries(dojo, hall)]
    assert told, "nobody parried in a dozen rounds"
    for text in told:
        lines = text.splitlines()
        [parry] = [number for number, line in enumerate(lines) if line.endswith(" parries.")]
        assert lines[parry + 1 :], "what came after the parry"


async def recaps_of_parries(dojo, hall):
    """What the attackers of a round read once their attack has been parried."""
    told, table, moves = [], await hall.match(game="kengo"), []
    for _ in range(20):
        seat = next(seat for seat in range(2) if table.ask_of(seat))
        moves.append(min(table.ask_of(seat).options, key=lambda option: FIERCEST.index(option.kind)))
        table = await dojo.referee.answer(table.id, table.players[seat].id, None, str(moves[-1]))
        if len(moves) > 2 and moves[-2].kind == "parry":
            told.append((await recap_since_last_move(dojo, table, 1 - seat, SAY)).text)
    return told


async def test_a_panel_says_which_card_was_taken_to_the_one_who_lost_it(dojo, hall):  # KD-R15, KD-R11
    before, table = await until_a_card_is_pulled(dojo, hall)
    loser = table.recent[-1].loser
    gone = Tally(before.view(loser).hand) - Tally(table.view(loser).hand)
    lines = (await recap_since_last_move(dojo, table, loser, SAY)).text.splitlines()
    [told] = [line for line in lines if line.startswith("You lost")]
    cards = told.partition(": ")[2].rstrip(".").split(", ")
    assert sorted(cards) == sorted(named(CARDS[card].kind) for card in gone.elements())


async def test_cards_taken_one_after_another_are_one_line_of_a_recap(dojo, hall):  # KD-R15
    table = await hall.match(game="kendo")
    pulls = [PastMove(ply, 0, "pull 1", (Pulled(0, 1, 1),)) for ply in (8, 9)]
    after = PastMove(10, 1, "discard jodan", (Play(1, "discard", ("jodan",)),))
    lines = recap_text(table, [*pulls, after], SAY).splitlines()[1:]
    assert [line.partition("Aiko takes ")[2] for line in lines] == ["2 cards from Bruno, unseen.", ""]


async def until_a_card_is_pulled(dojo, hall):
    """The table before a move of the other player and after it."""
    table = await hall.match(game="kendo")
    ask = None
    while table.recent[-1:] == () or table.recent[-1].kind != "pulled" or table.recent[-1].loser == ask.seat:
        if table.status == "over":
            table = await hall.match(game="kendo")
        before, ask = table, table.asks()[0]
        strikes = [option for option in ask.options if option.kind in ("open", "keep")] or ask.options
        table = await dojo.referee.answer(table.id, table.players[ask.seat].id, None, str(strikes[0]))
    return before, table


SHOWN = [key for key, face in FACES.items() if face.ends]


def ended(key, seed=4, count=6):
    """Tables just after a round of theirs has ended, and that end."""
    for table in tables(GAMES[key], seed, count):
        end = round_end(table, [PastMove(1, 0, "", table.recent)], SAY)
        if end:
            yield table, end


async def at_a_round_end(dojo, hall):
    """A match in which Kengo!'s second round has begun, and who is asked first in it."""
    table, dice = await hall.match(game="kengo"), Random(3)
    while table.match.state.standing.last_round is None:
        table = await hall.move(table, dice)
    return table, table.asks()[0].seat


@pytest.mark.parametrize("key", SHOWN)
def test_everybody_sees_the_same_end_and_nothing_of_what_came_after_it(key):
    face = FACES[key]
    for table, end in ended(key, count=3):
        seats = (None, *range(len(table.players)))
        seen = [replace(scene(table, SAY, seat), ended=end.event, names=("Aiko", "Bruno")) for seat in seats]
        assert len({face.board(each) for each in seen}) == 1
        assert len({face.alt(each) for each in seen}) == 1
        assert len({face.picture(each) for each in seen}) == 1
        later = GAMES[key].imagine(seen[1].view, Random(1))
        assert face.board(replace(seen[1], view=GAMES[key].view(later, 1))) == face.board(seen[1])


async def test_after_a_move_of_the_next_round_its_end_is_past(dojo, hall):
    table, seat = await at_a_round_end(dojo, hall)
    table = await hall.move(table)
    assert (await recap_since_last_move(dojo, table, seat, SAY)).ended is None
    assert (await recap_since_last_move(dojo, table, 1 - seat, SAY)).ended is not None


async def test_a_first_panel_tells_nothing_where_nothing_but_the_start_is_to_be_told(dojo, hall):
    for game, begins in (("karenza", ""), ("kaito", "**So far**")):
        told = (await recap_since_last_move(dojo, await hall.match(game=game), 0, SAY)).text
        assert told.partition("\n")[0] == begins


@pytest.mark.parametrize("key", SHOWN)
def test_how_a_round_ended_fits_into_one_message_and_a_panel_has_room_for_the_button_that_leads_there(key):
    for table, end in ended(key):
        for seat in range(len(table.players)):
            seen = scene(table, SAY, seat)
            view = round_end_layout(table, seat, replace(seen, ended=end.event), "alt", end, 0)
            assert_fits(view)
            assert ids(view) == [f"again/{table.id}/"]
            panel = panel_layout(table, seat, seen, "alt", Recap(ended=end))
            assert_fits(panel)
            assert "ended" in verbs(panel)


async def test_a_panel_that_leads_on_by_itself_first_shows_how_the_round_ended(dojo, hall):
    dojo.held_moves._length = 0
    table, seat = await at_a_round_end(dojo, hall)
    shown = await player_panel(dojo, table, seat, SAY, by_itself=True)
    assert (verbs(shown), len(shown.files)) == (["again"], 1)
    assert "Round 1: " in words(shown)
    assert "Round 2 " not in words(shown)
    as_text = await player_panel(dojo, reading(table, seat), seat, SAY, by_itself=True)
    assert as_text.files == []
    assert all(each in words(as_text) for each in ("```", "round 1, "))
    waits = await player_panel(dojo, table, 1 - seat, SAY, by_itself=True)
    assert verbs(waits) == [], "for the computers"
    asked = await player_panel(dojo, table, seat, SAY)
    assert {"answer", "ended"} <= {*verbs(asked)}
