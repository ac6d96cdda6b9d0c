"""A move put together field by field: the fields, and how a panel shows them."""

import re
from random import Random

import pytest
from discord import ButtonStyle
from msgspec import Struct

from cogs.cards.pictures import scene
from cogs.interactions.controls import Pick
from cogs.panel.answer_controls import first_preview
from cogs.panel.form import STEPS, form_fields, step_fields
from cogs.panel.legal_moves import Offer
from engine import match
from engine.core import Ask, Together
from engine.games import GAMES
from engine.games.kaito.state import Slide
from engine.games.karenza.state import Stand
from engine.games.kendo.parts import DECKS
from engine.moves import read
from engine.values import replace
from faces import FACES
from faces.kendo.words import named
from tests.cogs.panel.test_panel import crowded, exchanges, given, led_to, moves_of, panel_of, started
from tests.cogs.shown import SAY, controls, presses, table_of, tables, verbs, words

pytestmark = pytest.mark.usefixtures("every_emoji")


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
