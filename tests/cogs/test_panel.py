"""Panels: every answer can be given within Discord's limits, forms field by field, what has happened, and the coach."""

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

from cogs.cards.board import board_card, result_card
from cogs.cards.pictures import scene
from cogs.interactions import services
from cogs.interactions.controls import Pick, Press
from cogs.interactions.services import Panels
from cogs.match.coach import hint_panel, warning_panel
from cogs.panel.legal_moves import (
    COACHED,
    STEPS,
    Offer,
    button_rows,
    first_preview,
    form_fields,
    kinds_with_forms,
    moves_to_look_at,
    step_fields,
    with_hint,
)
from cogs.panel.panel import (
    PanelContext,
    Recap,
    build_panel,
    panel_layout,
    player_panel,
    question_text,
    recap_since_last_move,
    round_end,
    round_end_layout,
)
from cogs.panel.reasons import labelled, position_of
from dojo.match.history import PastMove
from dojo.people.computers import COACHES, computer
from dojo.people.people import Player
from engine import match
from engine.core import Ask, Together
from engine.games import GAMES
from engine.games.kaito.state import Exchange, Slide
from engine.games.kendo.parts import CARDS
from engine.games.kengo.state import Advance, Attack, Retreat
from engine.match import Match
from engine.moves import read
from engine.player.reasons import effects
from engine.player.teacher import Advice, Decision
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
from tests.engine.player.test_teacher import KAITO, questions, won
from tests.engine.toys import changed

pytestmark = pytest.mark.usefixtures("every_emoji")


SUBMIT = ButtonStyle.success  # of the button that makes the move that is weighed


def panel_of(table, seat, weighed=None):
    seen, ask = scene(table, SAY, seat), table.ask_of(seat)
    if weighed is None:
        weighed = first_preview(Offer(table, seat, ask, seen))
    return panel_layout(PanelContext(table, seat, replace(seen, weighed=weighed)), "")


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
    for table, ask in dice.sample(every, min(len(every), 12)):
        found, clicks = given(table, ask.seat)
        moves = moves_of(table, ask.seat)
        assert found == {str(move) for move in moves} >= {str(option) for option in ask.options}
        assert clicks <= 2 + max(len(form_fields(moves, move)) for move in moves[:1] + moves[-1:])


def crowded(options, topic="exchange"):
    """A KAITO table at which one seat is asked for one of these exchanges."""
    game = GAMES["kaito"]
    now, _ = match.start(game, 2, seed="1", options={})
    return table_of(changed(game, asks=lambda state: (Ask(0, topic, options),)), now, {})


def exchanges(count):
    pays = [(first, second) for first in range(30, 0, -1) for second in range(2)]
    return tuple(Exchange(back, pay) for back in ("katana", "kabuto") for pay in pays)[:count]


@EVERY
def test_what_gives_something_up_is_grey_and_all_else_is_not(game):
    for table in tables(game, seed=6, count=6, share=0.25):
        for ask in game.rules.asks(table.match.state):
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
    now, _ = match.answer(GAMES["kaito"], now, now.state.turn, GAMES["kaito"].rules.asks(now.state)[0].options[0])
    return table_of(GAMES["kaito"], now, options), GAMES["kaito"].rules.asks(now.state)[0]


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


def test_a_hint_is_never_cut():
    assert with_hint("Slide to c4", "takes a katana", 80) == "Slide to c4 · takes a katana"
    assert with_hint("Slide to c4", "takes a katana", 27) == "Slide to c4"
    assert with_hint("Slide to c4", "", 80) == "Slide to c4"
    assert with_hint("Slide to c4", "", 5) == "Slide"


@EVERY
def test_panels_and_cards_fit_into_one_message_and_a_public_card_holds_no_answer(game):
    for table in tables(game, seed=1, count=6, share=0.25):
        for seat in range(len(table.players)):
            assert_fits(panel_layout(PanelContext.of(table, seat, SAY), "alt"))
        card = result_card(table, table.outcome, SAY, "alt") if table.outcome else board_card(table, SAY, "alt")
        assert_fits(card)
        assert not {*verbs(card)} & {"answer", "sure", "weigh"}


@EVERY
async def test_a_panel_shows_the_pictures_that_it_brings(game):
    every = [table for table in tables(game, seed=5, count=2) if table.asks()]
    for table in Random(5).sample(every, min(len(every), 12)):
        made = await build_panel(PanelContext.of(table, table.asked[0], SAY), recap=asyncio.sleep(0, Recap("text")))
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
    monkeypatch.setattr(services, "MAX_ASIDES", 3)
    cog = Panels()

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


# On a panel


def at_switch(topic="switch"):
    """A Competition in which a seat switches, draws and plays (KD-23)."""
    now, options = started("kendo", mode="competition")
    while (ask := GAMES["kendo"].rules.asks(now.state)[0]).topic != topic:
        now, _ = match.answer(GAMES["kendo"], now, ask.seat, ask.options[0])
    return table_of(GAMES["kendo"], now, options), ask


def chains(table, seat):
    return [move for move in moves_of(table, seat) if isinstance(move, Together)]


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


def laying(seed="corners"):
    """A table of Regroup! at which a seat has a card to lay, and the seat."""
    game = GAMES["regroup"]
    now, _ = match.start(game, 2, seed=seed, options={})
    seat = now.state.turn
    now, _ = match.answer(game, now, seat, game.rules.asks(now.state)[0].options[0])
    return table_of(game, now, {}), seat


def places_listed(shown):
    [places] = [each for each in controls(shown) if isinstance(each, Pick) and "/spot" in each.custom_id]
    return places.options


def karenza_panels(topic):
    """Tables at which this is asked, and the seats that are asked it."""
    for seed in range(3):
        for table in tables(GAMES["karenza"], seed=seed):
            for ask in table.asks():
                if ask.topic == topic:
                    yield table, ask.seat


def test_the_stance_that_is_suggested_heads_the_list_and_takes_one_click():
    for table, seat in list(karenza_panels("opening"))[:4]:
        shown = panel_of(table, seat)
        suggested = str(Offer(table, seat, table.ask_of(seat), scene(table, SAY, seat)).suggested)
        first = next(each for each in controls(shown) if isinstance(each, Pick))
        assert [line.value for line in first.options if line.default] == [suggested]
        assert first.options[0].emoji.name == "⭐"
        assert first.options[0].description.endswith("most cards ready")
        assert led_to(shown, "answer") == {suggested}


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
        move = read(table.game.rules.move, line.value)
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
    [loser] = [each.loser for each in table.recent if each.kind == "pulled"]
    gone = Tally(before.view(loser).hand) - Tally(table.view(loser).hand)
    lines = (await recap_since_last_move(dojo, table, loser, SAY)).text.splitlines()
    [told] = [line for line in lines if line.startswith("You lost")]
    cards = told.partition(": ")[2].rstrip(".").split(", ")
    assert sorted(cards) == sorted(named(CARDS[card].kind) for card in gone.elements())


async def until_a_card_is_pulled(dojo, hall):
    """The table before a move of the other player and after it."""
    table = await hall.match(game="kendo")
    ask = None
    while not [each for each in table.recent if each.kind == "pulled" and each.loser != ask.seat]:
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
        later = GAMES[key].rules.imagine(seen[1].view, Random(1))
        assert face.board(replace(seen[1], view=GAMES[key].rules.view(later, 1))) == face.board(seen[1])


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
            view = round_end_layout(PanelContext(table, seat, replace(seen, ended=end.event), 0), "alt", end)
            assert_fits(view)
            assert ids(view) == [f"again/{table.id}/"]
            panel = panel_layout(PanelContext(table, seat, seen), "alt", Recap(ended=end))
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
    assert all(each in words(as_text) for each in ("```", ", round 1."))
    waits = await player_panel(dojo, table, 1 - seat, SAY, by_itself=True)
    assert verbs(waits) == [], "for the computers"
    asked = await player_panel(dojo, table, seat, SAY)
    assert {"answer", "ended"} <= {*verbs(asked)}


# The coach


def coached(table):
    """The table with coaches against seat 0."""
    coaches = (Player(id, f"Coach {number}") for number, id in enumerate(COACHES, 1))
    return replace(
        table, players=tuple(player if seat == 0 else next(coaches) for seat, player in enumerate(table.players))
    )


def asked(game):
    """A coached table of this game, and what its first seat is asked."""
    table = next(each for each in map(coached, tables(GAMES[game], seed=4)) if each.ask_of(0))
    return table, table.ask_of(0)


@EVERY
def test_a_coached_player_may_look_at_any_move_first(game):
    """In the list, or in the form that it's put together in."""
    for table in map(coached, tables(game, seed=3, count=4, share=0.25)):
        ask = table.ask_of(0)
        if ask and len(ask.options) > 1:
            offer = Offer(table, 0, ask, scene(table, SAY, 0))
            listed = {str(move) for move in ask.options if move.kind not in kinds_with_forms(offer)}
            assert led_to(panel_layout(PanelContext(table, 0, offer.scene), "alt"), "weigh") >= listed


async def test_a_move_that_is_looked_at_tells_what_would_follow_and_can_be_made():
    table, decision, _ = blunder()
    panel = await build_panel(PanelContext.of(table, 0, SAY), decision.move)
    assert "Your opponent could then take your last kabuto, on f3, and win." in words(panel)
    assert "Coach 1 could then win right away" not in words(panel), "it's said once"
    assert led_to(panel.view, "answer") == {str(decision.move)}
    alone = replace(table, players=(table.players[0], Player(7, "Bruno")))
    assert "Your opponent could" not in words(await build_panel(PanelContext.of(alone, 0, SAY), decision.move))


@EVERY
async def test_a_hint_stands_beside_the_panel_with_nothing_but_the_button_of_its_move(game):
    """It has a picture where that can show the move as if it were made."""
    for table in map(coached, tables(game, seed=4, count=3, share=0.25)):
        if ask := table.ask_of(0):
            move = ask.options[0]
            panel = await hint_panel(table, ask, Advice(move), SAY)
            assert verbs(panel) == ["answer"]
            assert controls(panel)[0].label == FACES[game.key].label(table.view(0), move, SAY)
            assert len(panel.files) == (move.kind in FACES[game.key].weighs)


@pytest.mark.parametrize(
    ("behind", "said"),
    [(0.0, "Just as good"), (0.1, "Next best, a little weaker"), (0.5, "Next best, clearly weaker")],
)
async def test_a_hint_compares_the_move_with_the_next_best(behind, said):
    """What is said of both of them stands there once."""
    table, ask = asked("kaito")
    best, other = ask.options[:2]
    lines = words(await hint_panel(table, ask, Advice(best, other, behind), SAY)).split("\n")
    assert [line for line in lines if line.startswith(f"**{said}: {FACES['kaito'].option(other, SAY)}**")]
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize(("behind", "first"), [(0.0, "Free card"), (0.1, "Face-down card")])
async def test_of_two_moves_as_good_as_each_other_the_hint_names_first_what_a_player_can_reckon_with(behind, first):
    table = next(each for each in map(coached, tables(GAMES["regroup"], seed=4)) if each.ask_of(0).topic == "take")
    ask = table.ask_of(0)
    free, face_down = (next(each for each in ask.options if each.source == source) for source in (1, "pile"))
    told = words(await hint_panel(table, ask, Advice(face_down, free, behind), SAY))
    assert f"I'd play: {first}" in told


def a_win_in_one():
    """A table of KAITO at which one seat can win at once, the moves that do it, and one that doesn't."""
    table = coached(table_of(KAITO, match.start(KAITO, 2, seed="1", options={})[0], {}))
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        wins = [move for move in ask.options if won(KAITO.rules.play(state, ask.seat, move, Random(0)).state, ask.seat)]
        if not ask.seat and 0 < len(wins) < len(ask.options):
            other = next(move for move in ask.options if move not in wins)
            return replace(table, match=Match("1", 9, (9, 9), state)), wins, other
    raise AssertionError("no such position")


async def test_a_warning_says_what_it_lets_happen_and_not_what_is_better():
    table, decision, better = blunder()
    panel = await warning_panel(table, decision.ask, decision.move, better, SAY)
    assert "Your opponent could then take your last kabuto, on f3, and win." in words(panel)
    assert FACES["kaito"].option(better, SAY) not in words(panel)
    assert verbs(panel) == ["again", "answer", "hint"]
    assert [file.filename for file in panel.files] == ["hand.png"], "it takes the place of the panel"


async def test_the_only_move_is_explained():
    table = cornered(4, 5, (3, 4, 5, 5, 5))
    ask = table.ask_of(0)
    told = words(await hint_panel(table, replace(ask, options=ask.options[:1]), Advice(ask.options[0]), SAY))
    assert "**Your only move: Retreat 3**" in told
    assert "No other card fits" in told
    assert SAY("coach-hint-open") not in told


def cornered(here, there, hand):
    """A coached match of Kengo! with these squares and the hand of seat 0."""
    game = GAMES["kengo"]
    now, _ = match.start(game, 2, seed="1", options={})
    state = replace(
        now.state, places=(here, there), hands=(hand, (1, 2, 3, 3, 4)), turn=0, pile=(5, 2, 1, 3, 1, 2, 3, 4)
    )
    table = coached(table_of(game, now, {}))
    return replace(table, match=replace(now, state=state))


def blunder():
    """A move in KAITO that lets the other win at once, and one that doesn't."""
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        exposing = {}
        for move in ask.options if ask.seat == 0 else ():
            exposing[move] = effects(KAITO, Decision(KAITO.rules.view(state, 0), ask, move), move).exposes is not None
        if set(exposing.values()) == {True, False}:
            bad, good = (
                next(move for move, exposes in exposing.items() if exposes is wanted) for wanted in (True, False)
            )
            now, _ = match.start(KAITO, 2, seed="1", options={})
            table = coached(table_of(KAITO, now, {}))
            return (
                replace(table, match=Match("1", 9, (9, 9), state)),
                Decision(KAITO.rules.view(state, 0), ask, bad),
                good,
            )
    raise AssertionError("no such position")


def against(table, *computers):
    """The table with these computers against seat 0."""
    found = (computer(level, (), lambda number, level=level: f"{level} {number}") for level in computers)
    return replace(table, players=(table.players[0], *found))


def test_a_match_against_computers_that_was_won_leads_to_the_next_level_and_to_people():
    *_, over = tables(GAMES["kaito"], seed=7)
    won, lost = (replace(over, outcome=replace(over.outcome, winners=(seat,))) for seat in (0, 1))
    for level, harder in (("novice", "student"), ("student", "master")):
        view = result_card(against(won, level), won.outcome, SAY, "alt")
        [button] = [each for each in controls(view) if each.custom_id.startswith("practise/")]
        leads_to = f"practise/kaito/{harder}/{over.id}"
        assert (button.custom_id, button.label) == (leads_to, f"Next level: {harder.title()}")
        assert "`/play`" in words(view)
    assert "practise" in verbs(result_card(coached(over), over.outcome, SAY, "alt")), "without the coach"
    for table in (against(won, "master"), against(lost, "novice"), over):
        assert "practise" not in verbs(result_card(table, table.outcome, SAY, "alt"))
    assert "`/play`" not in words(result_card(over, over.outcome, SAY, "alt"))


def test_the_answer_of_an_opponent_is_not_called_what_it_would_mean_to_the_reader():
    asked = (
        (table, ask) for table in tables(GAMES["karenza"], 1) for ask in GAMES["karenza"].rules.asks(table.match.state)
    )
    table, ask = next(each for each in asked if each[1].topic == "act")
    stand = next(move for move in ask.options if move.kind == "stand")
    told = labelled(position_of(table, ask.seat, SAY), stand)
    assert told.startswith("Stand ")
    assert FACES["karenza"].label(table.view(ask.seat), stand, SAY) != told


@EVERY
def test_the_panel_of_a_coached_player_fits_and_has_hint_and_undo(game):
    """Undo is shown before it can be pressed. Without a coach there is neither."""
    for alone in tables(game, seed=3, count=8, share=0.25):
        table = coached(alone)
        asked = table.ask_of(0) is not None
        for has_moved in (True, False):
            view = panel_layout(PanelContext.of(table, 0, SAY), "alt", Recap(has_moved=has_moved))
            assert_fits(view)
            assert ("hint" in verbs(view)) == asked, "also with only one move left"
            undo = [press for press in presses(view) if press.custom_id.startswith("takeback/")]
            assert [press.disabled for press in undo] == [not has_moved] * asked
            assert all(id.endswith(COACHED) for id in ids(view) if "answer/" in id)
        assert not {"hint", "takeback"} & {*verbs(panel_layout(PanelContext.of(alone, 0, SAY), "alt"))}


async def test_undo_waits_for_ones_own_first_move_whatever_the_coach_has_done(dojo, hall):
    """In Karenza all choose a warrior at once; here the coach is quicker."""
    table = await hall.against("coach", game="karenza")
    mine = table.seat_of(AIKO.id)
    for mover in (1 - mine, mine):
        table = await hall.move(table, seat=mover)
        recap = await recap_since_last_move(dojo, table, mine, SAY)
        assert recap.has_moved == (mover == mine)


@EVERY
async def test_what_may_be_looked_at_and_what_follows_is_the_same_whatever_is_hidden(game):
    """It's judged from what the seat sees, so a state imagined from that tells the same."""
    every = [table for table in map(coached, tables(game, seed=4)) if table.ask_of(0)]
    for table in Random(5).sample(every, min(3, len(every))):
        ask, other = table.ask_of(0), game.rules.imagine(table.view(0), Random(6))
        both = (table, replace(table, match=replace(table.match, state=other)))
        listed = [moves_to_look_at(Offer(each, 0, ask, scene(each, SAY, 0))) for each in both]
        told = [words(await build_panel(PanelContext.of(each, 0, SAY), ask.options[-1])) for each in both]
        assert (listed[0], told[0]) == (listed[1], told[1])
        assert FACES[game.key].label(table.view(0), ask.options[-1], SAY) in told[0]


@pytest.mark.parametrize(
    ("places", "hand", "risky", "why"),
    [
        ((8, 13), (1, 2, 4, 4, 5), ["advance 2"], "They could attack with a 3 there"),
        ((5, 7), (1, 4, 4, 5, 5), ["advance 1", "retreat 1"], "you soon have no card to play"),
    ],
    ids=["where no card parries", "after which no card may be left"],
)
async def test_a_coach_warns_of_a_move(places, hand, risky, why):
    table = cornered(*places, hand)
    ask = table.ask_of(0)
    warned = {str(move): await warning_panel(table, ask, move, None, SAY) for move in ask.options}
    assert [move for move, panel in warned.items() if panel] == risky
    assert why in words(warned[risky[-1]])
    assert verbs(warned[risky[-1]]) == ["again", "answer", "hint"]


async def test_a_warning_says_what_is_at_stake():
    table, wins, other = a_win_in_one()
    panel = await warning_panel(table, table.ask_of(0), other, wins[0], SAY)
    assert words(panel) == "**You can win right now.**", "and not that the match could be lost"
    for game, lost in (("kaito", "the match"), ("kengo", "this round")):
        table, ask = asked(game)
        panel = await warning_panel(table, ask, ask.options[-1], ask.options[0], SAY)
        assert f"could throw {lost} away" in words(panel)
