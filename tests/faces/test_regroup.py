"""Regroup!: nothing on a picture lies over anything else, and texts, hints and the log say what counts."""

import re
from itertools import combinations, product
from random import Random

import pytest

from engine.games.regroup.parts import CARDS, DECK, KINDS
from engine.games.regroup.state import (
    Battle,
    Blow,
    Fell,
    Fighter,
    Fought,
    Place,
    Take,
    Took,
    cells,
    corner,
    placed,
    size,
    with_bonus,
)
from engine.values import replace
from faces.regroup.reading import cell_name
from faces.regroup.rooms import HEIGHT, WIDTH, own, tiles, whole
from faces.text import MARKS
from faces.translation import languages, speaker
from tests.faces.positions.regroup import CORNERS, FACE, GAME, endless, played_to, seen, stretched

SAY = speaker("en")
SIGNS = {kind: SAY(f"regroup-sign-{kind}") for kind in KINDS}
LETTERED = dict(zip("SWDBCP", KINDS, strict=True))
LONG = ("W" * 32, "M" * 32, "Wilhelmina von Humboldt", "Maximilian")
STATES = [played_to("take", seats, plies, str(plies)) for seats in (2, 3, 4) for plies in (0, 9, 18)]
PLACING = [played_to("place", seats, plies, str(plies)) for seats in (2, 3, 4) for plies in (0, 9, 18)]
ROOMS = [
    *(own(others) for others in (1, 2, 3)),
    own(1, fought=False),
    whole(2, over=False, fought=False),
    *(whole(seats, over) for seats in (2, 3, 4) for over in (False, True)),
]


# Where all lies


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_on_a_picture_lies_over_anything_else(room):
    boxes = [box for block in room.blocks for box in (block.plate, block.mat, block.totals)]
    boxes += [room.market, *([room.battle] if room.battle else [])]
    for one in boxes:
        assert 16 <= one.x <= one.x + one.width <= WIDTH - 16
        assert 16 <= one.y <= one.y + one.height <= HEIGHT - 14
    for one, other in combinations(boxes, 2):
        apart = one.x + one.width <= other.x or other.x + other.width <= one.x
        assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y
    for block in room.blocks:
        assert len(set(tiles(block))) == 6
        for tile in tiles(block):
            assert tile.height >= 20
            assert block.totals.x <= tile.x <= tile.x + tile.width <= block.totals.x + block.totals.width + 1
            assert block.totals.y <= tile.y <= tile.y + tile.height <= block.totals.y + block.totals.height + 1


# The grid by which squares are named


def named(army, column, row):
    """A cell's name by the grid in which the first card lies on h8."""
    return f"{chr(ord('h') + army.left + column)}{8 + army.top + row}"


def test_cells_keep_their_names_while_an_army_grows_and_go_on_with_z_and_26():
    army = played_to("place", 2).armies[0]
    for spot, name in (("a1", "g7"), ("a1", "f6"), ("d4", "h8")):
        assert named(army, *corner(spot)) == name == cell_name(army, *corner(spot))
        army = placed(army, 3, spot, 0)
    long = stretched(played_to("place", 2).armies[0], range(1, 9), "back")
    assert [cell_name(long, at, at) for at in (0, 1, 2)] == ["y25", "z26", "a1"]


def test_a_placement_has_the_same_label_before_and_after_it_is_made():
    before = played_to("place", 2)
    after = GAME.rules.play(before, before.turn, Place("a1", 0), Random(1)).state
    for state in (before, after):
        assert FACE.label(GAME.rules.view(state, before.turn), Place("a1", 0), SAY) == "g7 ↻ 0°"
    assert FACE.label(GAME.rules.view(before, before.turn), Place("b2", 3), SAY) == "h8 ↻ 270°"


# Text board and alt text


def own_lines(scene):
    """The lines of the reader's army, the letters of its columns first."""
    lines = FACE.board(scene).split("\n")
    numbered = [number for number, line in enumerate(lines) if re.match(r"[ \d]\d ", line)]
    return lines[numbered[0] - 1 : numbered[-1] + 1]


def read(lines):
    """What lies where, from the text alone: by the letter of the column and the number of the row."""
    letters, *rows = lines
    found = {}
    for line in rows:
        for place in range(3, len(line), 2):
            square = line[place : place + 2].strip()
            if square != "·":
                found[letters[place] + line[:2].strip()] = square
    return found


def test_ones_own_army_can_be_read_back_from_the_board_and_the_alt_text():
    for scene in map(seen, STATES + PLACING):
        army = scene.view.armies[scene.reader]
        squares = {named(army, cell.column, cell.row): cell for cell in cells(army)}
        found = read(own_lines(scene))
        told = FACE.alt(scene).split(f"Army of {scene.names[scene.reader]}, ")[1].split(": ")[1].split(".")[0]
        assert set(found) == set(squares)
        for at, cell in squares.items():
            counts = cell.grouped or cell.kind in ("coin", "potion")
            assert LETTERED[found[at][0].upper()] == cell.kind
            assert found[at].endswith("2") == (cell.chickens == 2)
            assert found[at][0].isupper() == counts
            part = next(part for part in told.split(", ") if part.startswith(cell.kind))
            place = at + "²" * (cell.chickens > 1)
            assert (place if counts else f"({place})") in part.split()


def test_a_card_that_is_weighed_lies_where_its_spot_says():
    for scene in map(seen, PLACING):
        text = " ".join(FACE.board(scene).split())
        card = re.search(r"The card to lay down is [^:]*: (.*?)\.", text)[1].replace("/ ", "").split()
        army = scene.view.armies[scene.reader]
        for move in scene.options[:: max(1, len(scene.options) // 9)]:
            found = read(own_lines(replace(scene, weighed=move)))
            column, row = corner(move.spot)
            turned = [card[at] for at in ((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2))[move.turns]]
            assert [found[named(army, column + at % 2, row + at // 2)].upper() for at in range(4)] == turned


def test_board_and_alt_tell_life_totals_market_pile_and_who_has_won():
    for state, seat in product([*STATES, *(played_to("over", seats) for seats in (2, 3, 4))], [None, 0, 1]):
        scene = seen(state, seat)
        view, board, alt = scene.view, FACE.board(scene), FACE.alt(scene)
        assert all(f"pile has {view.pile_size} card" in text for text in (board, alt))
        for other, name in enumerate(scene.names):
            values = with_bonus(view.armies[other], view.leaders[other], view.bonus[other])
            life = f"life {view.life[other]}".replace("-", "−")
            totals = "  ".join(f"{letter}{value}" for letter, value in zip("SWDBCP", values, strict=True))
            assert re.search(rf"{name}[^\n]*\n  {life}\n  {totals}", board)
            assert re.search(rf"{name}[^:]*: {life}; {values.sword} sword", alt)
        if view.ended:
            name = scene.names[GAME.rules.outcome(state).winners[0]]
            assert any("◄ wins" in line for line in board.split("\n") if name in line)
            assert f"{name} (wins)" in alt
        else:
            assert all(square.kind in alt for number in view.market for square in CARDS[number].squares)


def test_in_late_matches_at_least_ones_own_army_is_told_and_no_board_is_cut_off():
    for seats in [2, 3, 4]:
        states = (played_to("take", seats, 8 * seats, str(seed)) for seed in range(50))
        scene = replace(seen(next(filter(GAME.rules.asks, states))), names=LONG[:seats])
        assert scene.view.round > 4
        assert len(own_lines(scene)) == size(scene.view.armies[scene.reader])[1] + 3
    for way, seats, reader in product(CORNERS, [2, 3, 4], [None, "asked"]):
        assert FACE.board(replace(endless(seats, way, reader), names=LONG[:seats])).endswith("two chickens")


def test_the_board_tells_the_last_battle_hit_by_hit_and_the_alt_text_one_that_was_idle():
    state = next(state for state in STATES if state.battle is not None and len(state.armies) == 3)
    board = FACE.board(seen(state, None))
    told = dict(re.findall(r"(.) hits (.*?)\.", " ".join(board.split())))
    for blow in state.battle.blows:
        assert (f"{MARKS[blow.defender]} for {blow.damage} (" in told.get(MARKS[blow.attacker], "")) == (
            blow.damage > 0
        )
    state = played_to("take", 2, 4)
    idle = replace(state.battle, blows=tuple(Blow(one, 1 - one, 3, 2, 3, 2) for one in (0, 1)))
    assert "nothing gets through" in FACE.alt(seen(replace(state, battle=idle), None))


@pytest.mark.parametrize(
    ("leaders", "life", "line"),
    [
        ("powers", 30, "● is led by Captain Hatpin: S +1, B +1."),
        ("drowning", 30, "● is led by Captain Hatpin, whose bonus rests: S +1, B +1."),
        ("drowning", 15, "● is led by Captain Hatpin: S +1, B +1."),
    ],
)
def test_leaders_are_told_with_what_they_add_and_whether_it_counts_now(leaders, life, line):
    state = played_to("take", 2, leaders=leaders)
    scene = seen(replace(state, leaders=("captain", "granny"), life=(life, life), turn=0, first=0), 0)
    assert line in " ".join(FACE.board(scene).split())
    assert ("Captain Hatpin, whose bonus rests" in FACE.alt(scene)) == ("rests" in line)


# Hints and questions


def test_hint_board_and_alt_agree_on_what_a_place_would_make():
    for scene in map(seen, PLACING):
        view = scene.view
        for move in Random(1).sample(scene.options, 12):
            army = placed(view.armies[view.turn], view.placing, move.spot, move.turns)
            values = with_bonus(army, view.leaders[view.turn], view.bonus[view.turn])
            before = with_bonus(view.armies[view.turn], view.leaders[view.turn], view.bonus[view.turn])
            hint = FACE.hint(scene, move)
            assert len(hint) <= 60
            counting = [f"{SIGNS[kind]}\u2060{count}" for kind, count in zip(KINDS[:4], values, strict=False) if count]
            assert hint.split(" · ")[0].split() == (counting or ["nothing", "fights"])
            gain = sum(values[:4]) - sum(before[:4])
            assert ("±0" if not gain else f"{gain:+d}".replace("-", "−")) in hint
            for kind in ("coin", "potion"):
                more = getattr(values, kind) - getattr(before, kind)
                assert (f"{SIGNS[kind]}\u2060{more:+d}".replace("-", "−") in hint) == (more != 0)
            board, alt = (told(replace(scene, weighed=move)) for told in (FACE.board, FACE.alt))
            assert f"You're trying out {named(view.armies[view.turn], *corner(move.spot))}, ↻ {90 * move.turns}°" in alt
            for letter, was, to in zip("SWDBCP", before, values, strict=True):
                change = f"{letter}{to} ({to - was:+d})".replace("-", "−")
                assert re.search(rf"^  .*\b{letter}{to}\b", board, re.MULTILINE)
                assert (change in " ".join(board.split())) == (to != was)


def test_the_hint_of_a_card_tells_its_squares_and_the_face_down_card_tells_nothing():
    scene = seen(played_to("take"))
    for source, number in zip((1, 2, 3), scene.view.market, strict=True):
        signs = FACE.hint(scene, Take(source)).replace(" /", "").split()
        assert signs == [SIGNS[each.kind] + "\u2060" + "²" * (each.chickens > 1) for each in CARDS[number].squares]
    assert FACE.hint(scene, Take("pile")) == ""


@pytest.mark.parametrize("language", languages())
def test_the_question_names_the_card_that_was_taken_and_fits_with_the_longest(language):
    state, say = played_to("place", 2), speaker(language)
    for number in DECK:
        held = replace(state, placing=number)
        told = say(
            "regroup-ask-place", **FACE.question(GAME.rules.view(held, held.turn), GAME.rules.asks(held)[0], say)
        )
        assert len(told) <= 140
        assert all(say(f"regroup-sign-{square.kind}") in told for square in CARDS[number].squares)
        if language == "en":
            assert told.startswith(f"Your card is {CARDS[number].name} (")


# The log

FIGHTERS = (Fighter(0, 9, 4, 0, 1, False, 20, 16, 2, 18), Fighter(1, 3, 2, 6, 7, True, 3, 0, 0, 0))
RESTING = tuple(Fighter(seat, 2, 0, 2, 0, False, 30, 30, 0, 30) for seat in (0, 1))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Fell(1, -4), "Bruno falls with −4 life."),
        (
            Fought(Battle(4, FIGHTERS, (Blow(0, 1, 9, 4, 6, 4), Blow(1, 0, 3, 2, 0, 1)))),
            "Battle 4: Aiko hits Bruno for 3 (⚔️9−🛡️6 🪄4−🧿4). Bruno hits Aiko for 4 (⚔️3 🪄2−🧿1). "
            "Life: Aiko → 18 (−4 🧪+2), Bruno → 0 (−3).",
        ),
        (
            Fought(Battle(1, RESTING, (Blow(0, 1, 2, 0, 2, 0), Blow(1, 0, 2, 0, 2, 0)))),
            "Battle 1: nothing gets through. Life: Aiko → 30, Bruno → 30.",
        ),
    ],
)
def test_the_log_tells_a_battle_hit_by_hit_and_what_became_of_each_life(event, told):
    assert FACE.event(event, ("Aiko", "Bruno"), SAY) == told


def test_the_log_names_cards_and_how_they_came():
    takes = [*(Took(0, 4, source, None) for source in (1, 2, 3, "pile")), Took(0, 4, 1, None, forced=True)]
    told = {FACE.event(took, ("Aiko", "Bruno"), SAY) for took in takes}
    assert len(told) == 5
    assert all(CARDS[4].name in line and SIGNS[CARDS[4].squares[0].kind] in line for line in told)
