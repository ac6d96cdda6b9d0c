"""Text boards, alt texts, hints and the log of Regroup!: they tell what the picture tells."""

import re
from dataclasses import replace
from itertools import product
from random import Random

from engine.games.regroup.parts import CARDS, DECK, KINDS, LEADERS
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
from faces import FACES
from faces.regroup.reading import cell_name
from faces.translation import languages, speaker
from tests.faces.regroup_scenes import CORNERS, GAME, LONG, endless, played_to, seen, stretched

FACE, SAY = FACES["regroup"], speaker("en")
SIGNS = {kind: SAY(f"regroup-sign-{kind}") for kind in KINDS}
LETTERS = dict(zip("SWDBCP", KINDS, strict=True))
STATES = [played_to("take", seats, plies, str(plies)) for seats in (2, 3, 4) for plies in (0, 9, 18)]
PLACING = [played_to("place", seats, plies, str(plies)) for seats in (2, 3, 4) for plies in (0, 9, 18)]


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


def named(army, column, row):
    """A cell's name by the grid in which the first card lies on h8."""
    return f"{chr(ord('h') + army.left + column)}{8 + army.top + row}"


def test_ones_own_army_can_be_read_back_from_the_text():
    for scene in map(seen, STATES + PLACING):
        found = read(own_lines(scene))
        army = scene.view.armies[scene.reader]
        expected = {named(army, cell.column, cell.row): cell for cell in cells(army)}
        assert set(found) == set(expected)
        for at, cell in expected.items():
            assert LETTERS[found[at][0].upper()] == cell.kind
            assert found[at].endswith("2") == (cell.chickens == 2)
            assert found[at][0].isupper() == (cell.grouped or cell.kind in ("coin", "potion"))


def test_a_card_that_is_weighed_lies_where_its_spot_says_by_the_letters_as_they_are():
    for state in PLACING:
        scene = seen(state)
        for move in scene.options[:: max(1, len(scene.options) // 9)]:
            weighed = replace(scene, weighed=move)
            found = read(own_lines(weighed))
            column, row = corner(move.spot)
            one, two, three, four = FACE.board(scene).split("lays down: ")[1].split("\n")[0].replace("/ ", "").split()
            turned = [
                (one, two, three, four),
                (three, one, four, two),
                (four, three, two, one),
                (two, four, one, three),
            ]
            army = scene.view.armies[scene.reader]
            shown = [found[named(army, column + at % 2, row + at // 2)] for at in range(4)]
            assert [square.upper() for square in shown] == list(turned[move.turns])


def test_board_and_alt_tell_life_totals_market_and_pile():
    for state, seat in product(STATES, [None, 0, 1]):
        scene = seen(state, seat)
        view, board, alt = scene.view, FACE.board(scene), FACE.alt(scene)
        assert f"pile {view.pile_size}" in board
        assert f"pile has {view.pile_size} card" in alt
        for other, name in enumerate(scene.names):
            values = with_bonus(view.armies[other], view.leaders[other], view.bonus[other])
            assert f"{name} ♥{view.life[other]}" in board
            assert "  ".join(f"{letter}{value}" for letter, value in zip("SWDBCP", values, strict=True)) in board
            if view.life[other] > 0:
                assert f"{name}: life {view.life[other]}; {values.sword} sword" in alt
        for number in view.market:
            for square in CARDS[number].squares:
                assert square.kind in alt


def test_hint_board_and_alt_agree_on_what_a_place_would_make():
    for state in PLACING:
        scene = seen(state)
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
            board, alt = (told(replace(scene, weighed=move)) for told in (FACE.board, FACE.alt))
            assert f"You're trying out {named(view.armies[view.turn], *corner(move.spot))}, ↻ {90 * move.turns}°" in alt
            for letter, was, to in zip("SWDBCP", before, values, strict=True):
                change = f"{letter}{to - was:+d}".replace("-", "−")
                assert re.search(rf"^  .*\b{letter}{to}\b", board, re.MULTILINE)
                assert (re.search(rf"change: .*{re.escape(change)}", board) is not None) == (to != was)


def test_the_hint_of_a_card_tells_its_squares_and_the_face_down_card_tells_nothing():
    scene = seen(played_to("take"))
    for source, number in zip((1, 2, 3), scene.view.market, strict=True):
        squares = CARDS[number].squares
        signs = FACE.hint(scene, Take(source)).replace(" /", "").split()
        assert signs == [SIGNS[square.kind] + "\u2060" + "²" * (square.chickens > 1) for square in squares]
    assert FACE.hint(scene, Take("pile")) == ""


def test_a_hint_shows_whether_coins_or_potions_are_covered():
    for state in PLACING:
        scene = seen(state)
        view = scene.view
        before = with_bonus(view.armies[view.turn], view.leaders[view.turn], view.bonus[view.turn])
        for move in scene.options[::3]:
            army = placed(view.armies[view.turn], view.placing, move.spot, move.turns)
            after = with_bonus(army, view.leaders[view.turn], view.bonus[view.turn])
            for kind in ("coin", "potion"):
                more = getattr(after, kind) - getattr(before, kind)
                change = f"{SIGNS[kind]}\u2060{more:+d}".replace("-", "−")
                assert (change in FACE.hint(scene, move)) == (more != 0)


def test_a_board_fits_while_places_are_weighed():
    for state in PLACING:
        scene = replace(seen(state), names=LONG[: len(state.life)])
        for move in scene.options:
            board = FACE.board(replace(scene, weighed=move))
            assert max(map(len, board.split("\n"))) <= 40
            assert len(board) <= 1500


def test_a_placement_is_labelled_by_the_grid_of_the_picture():
    view = seen(played_to("place", 2)).view
    assert FACE.label(view, Place("b2", 3), SAY) == "h8 ↻ 270°"
    assert FACE.label(view, Place("a1", 0), SAY) == "g7 ↻ 0°"


def test_cells_keep_their_names_while_an_army_grows():
    army = played_to("place", 2).armies[0]
    for spot, name in (("a1", "g7"), ("a1", "f6"), ("d4", "h8")):
        assert named(army, *corner(spot)) == name
        assert cell_name(army, *corner(spot)) == name
        army = placed(army, 3, spot, 0)


def test_a_placement_that_was_made_keeps_its_label():
    before = played_to("place", 2)
    move = Place("a1", 0)
    after = GAME.play(before, before.turn, move, Random(1)).state
    assert FACE.label(GAME.view(after, before.turn), move, SAY) == "g7 ↻ 0°"


def test_beyond_a_and_1_the_grid_goes_on_with_z_and_26():
    army = stretched(played_to("place", 2).armies[0], range(1, 9), "back")
    assert cell_name(army, 0, 0) == "y25"
    assert cell_name(army, 1, 1) == "z26"
    assert cell_name(army, 2, 2) == "a1"


def test_the_question_names_the_card_that_was_taken():
    state = played_to("place", 2)
    told = SAY("regroup-ask-place", **FACE.question(GAME.view(state, state.turn), GAME.asks(state)[0], SAY))
    assert told.startswith(f"Your card is {CARDS[state.placing].name} (")
    assert all(SIGNS[square.kind] in told for square in CARDS[state.placing].squares)


def test_questions_with_the_longest_name_of_a_card_fit():
    state = played_to("place", 2)
    for language in languages():
        say = speaker(language)
        for number in DECK:
            held = replace(state, placing=number)
            facts = FACE.question(GAME.view(held, held.turn), GAME.asks(held)[0], say)
            assert len(say("regroup-ask-place", **facts)) <= 140


def test_turns_are_labelled_by_their_degrees():
    assert [FACE.value("turns", turns, SAY) for turns in range(4)] == ["↻ 0°", "↻ 90°", "↻ 180°", "↻ 270°"]
    assert FACE.weighs == {"place"}


# However long


def test_texts_fit_however_armies_lie_and_players_are_called():
    for way, seats, reader in product(CORNERS, [2, 3, 4], [None, "asked"]):
        scene = replace(endless(seats, way, reader), names=LONG[:seats])
        board = FACE.board(scene)
        assert max(map(len, board.split("\n"))) <= 40
        assert len(board) <= 1500
        assert len(FACE.alt(scene)) <= 1000
        assert board.endswith("first"), "nothing is cut off"


def test_in_late_matches_at_least_ones_own_army_is_told():
    for seats in [2, 3, 4]:
        states = (played_to("take", seats, 8 * seats, str(seed)) for seed in range(50))
        state = next(state for state in states if GAME.asks(state))
        scene = replace(seen(state), names=LONG[:seats])
        assert scene.view.round > 4
        assert len(own_lines(scene)) == size(scene.view.armies[scene.reader])[1] + 3
        assert len(FACE.board(scene)) <= 1500


# The log


def test_less_than_no_life_is_told_with_a_minus():
    assert FACE.event(Fell(1, -4), ("Aiko", "Bruno"), SAY) == "Bruno falls with −4 life."


def test_the_log_tells_a_battle_hit_by_hit_and_what_became_of_each_life():
    blows = (Blow(0, 1, 9, 4, 6, 4), Blow(1, 0, 3, 2, 0, 1))
    fighters = (Fighter(0, 9, 4, 0, 1, False, 20, 16, 2, 18), Fighter(1, 3, 2, 6, 7, True, 3, 0, 0, 0))
    told = FACE.event(Fought(Battle(4, fighters, blows)), ("Aiko", "Bruno"), SAY)
    assert told == (
        "Battle 4: Aiko hits Bruno for 3 (⚔️9−🛡️6 🪄4−🧿4). Bruno hits Aiko for 4 (⚔️3 🪄2−🧿1). "
        "Life: Aiko → 18 (−4 🧪+2), Bruno → 0 (−3)."
    )


def test_what_does_not_get_through_is_left_out_of_the_log():
    fighters = tuple(Fighter(seat, 2, 0, 2, 0, False, 30, 30, 0, 30) for seat in (0, 1))
    idle = Battle(1, fighters, (Blow(0, 1, 2, 0, 2, 0), Blow(1, 0, 2, 0, 2, 0)))
    told = FACE.event(Fought(idle), ("Aiko", "Bruno"), SAY)
    assert told == "Battle 1: nothing gets through. Life: Aiko → 30, Bruno → 30."


def test_the_worst_battle_of_four_is_one_line_that_fits_and_names_everybody():
    fighters = tuple(Fighter(seat, 40, 40, 40, 40, True, 30, -90, 9, -81) for seat in range(4))
    blows = tuple(Blow(one, other, 40, 40, 9, 9) for one in range(4) for other in range(4) if one != other)
    told = FACE.event(Fought(Battle(21, fighters, blows)), LONG, SAY)
    assert "\n" not in told
    assert len(told) <= 500
    assert all(told.count(name[:3]) >= 5 for name in LONG)


def test_the_board_tells_the_last_battle_hit_by_hit():
    state = next(state for state in STATES if state.battle is not None and len(state.armies) == 3)
    board = FACE.board(seen(state, None))
    for blow in state.battle.blows:
        physical, magic = blow.physical - blow.physical_blocked, blow.magic - blow.magic_blocked
        line = next(line for line in board.split("\n") if re.match(rf"{'●◆▲'[blow.attacker]} [●◆▲]\d", line))
        assert f"{'●◆▲'[blow.defender]}{physical}+{magic}" in line


def test_the_log_names_cards_and_how_they_came():
    told = {source: FACE.event(Took(0, 4, source, None), ("Aiko", "Bruno"), SAY) for source in (1, 2, 3, "pile")} | {
        "forced": FACE.event(Took(0, 4, 1, None, forced=True), ("Aiko", "Bruno"), SAY)
    }
    assert len(set(told.values())) == 5
    assert all(CARDS[4].name in line for line in told.values())
    assert all(SIGNS[CARDS[4].squares[0].kind] in line for line in told.values())


def test_every_card_and_leader_has_the_name_that_the_box_gives_it():
    assert all(SAY(f"regroup-card-{card.name.lower().replace(' ', '-')}") == card.name for card in CARDS.values())
    assert all(SAY(f"regroup-leader-{key}") == leader.name for key, leader in LEADERS.items())


def test_leaders_are_told_with_what_they_add_and_whether_it_counts_now():
    for leaders, life, line in (
        ("powers", 30, "Captain Hatpin S+1 B+1"),
        ("drowning", 30, "Captain Hatpin (S+1 B+1)"),
        ("drowning", 15, "Captain Hatpin S+1 B+1"),
    ):
        state = replace(
            played_to("take", 2, leaders=leaders), leaders=("captain", "granny"), life=(life, life), turn=0, first=0
        )
        scene = seen(state, 0)
        assert line in FACE.board(scene).split("\n  ")
        resting = "whose bonus rests" in FACE.alt(scene)
        assert resting == ("(" in line)
    plain = FACE.board(seen(played_to("take", 2), 0))
    assert "Captain" not in plain


def test_the_alt_text_tells_every_square_of_ones_own_army():
    for state in STATES + PLACING:
        scene = seen(state)
        army = scene.view.armies[scene.reader]
        told = FACE.alt(scene).split(f"Army of {scene.names[scene.reader]}, ")[1].split(": ")[1].split(".")[0]
        for cell in cells(army):
            part = next(part for part in told.split(", ") if part.startswith(cell.kind))
            place = named(army, cell.column, cell.row) + "²" * (cell.chickens > 1)
            lone = not cell.grouped and cell.kind not in ("coin", "potion")
            assert (f"({place})" if lone else place) in part.split()


def test_an_idle_battle_is_told_as_such():
    state = played_to("take", 2, 4)
    idle = Battle(1, state.battle.fighters, tuple(Blow(one, 1 - one, 3, 2, 3, 2) for one in (0, 1)))
    assert "nothing got through" in FACE.alt(seen(replace(state, battle=idle), None))


def test_every_end_names_its_winner():
    for seats in (2, 3, 4):
        over = played_to("over", seats)
        scene = seen(over, None)
        name = scene.names[GAME.outcome(over).winners[0]]
        line = next(line for line in FACE.board(scene).split("\n") if "◄ wins" in line)
        assert name in line
        assert f"{name} won" in FACE.alt(scene)
