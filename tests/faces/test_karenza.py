"""Karenza: names on cards, what a weighed answer shows, and what is said of it all."""

from itertools import product

import pytest

from engine.games.karenza.parts import CARDS, OFFERED, WARRIORS, moves_between
from engine.games.karenza.state import (
    Attacked,
    Begun,
    Choose,
    Conceded,
    DeckOut,
    Defended,
    Passed,
    Placed,
    Play,
    Scored,
    Stand,
)
from engine.values import replace
from faces.draw.letters import fitted
from faces.draw.shapes import font
from faces.karenza.hands import shown
from faces.karenza.picture import PANEL, STYLE
from faces.karenza.pieces import FLOORS, INNER, SIZES, laid_out
from faces.karenza.reading import away_then
from faces.karenza.words import counted
from faces.translation import languages, speaker
from tests.faces.positions.karenza import FACE, GAME, attacked, choosing, look, position
from tests.faces.scenes import NAMES, scene, tables

SAY = speaker("en")
OPENING = position((None, None))


# How all lies


def test_the_name_of_every_card_stands_whole_on_it():
    for card, width in product(CARDS.values(), {198, *(floor.card for floor in FLOORS.values())}):
        size, lines = laid_out(card.name, width)
        assert "".join(lines).replace(" ", "") == card.name.replace(" ", "")
        assert len(lines) <= 2
        assert size in SIZES
        assert all(font("sans", size).getlength(line) <= width * INNER for line in lines)
    size, lines = laid_out("Donaudampfschifffahrtsgesellschaft des Kapitäns", 154)
    assert any(line.endswith("…") for line in lines)
    assert all(font("sans", size).getlength(line) <= 154 * INNER for line in lines)


@pytest.mark.parametrize("language", languages())
def test_how_a_warrior_fights_fits_below_their_name(language):
    styles = [speaker(language)(f"karenza-style-{key}") for key in OFFERED]
    assert len(set(styles)) == len(OFFERED)
    assert [fitted(each, "sans", STYLE, PANEL - 26) for each in styles] == styles


def test_while_a_card_is_weighed_it_is_out_of_the_hand_which_tells_how_far_the_others_would_be():
    weighing = look(position(), 0, Play("a6"))
    assert shown(weighing) == ("a5", "d7", "d6", "d4")
    far = [moves_between(CARDS["a6"].after, CARDS[kind].pose) for kind in shown(weighing)]
    assert [away_then(weighing, kind) for kind in shown(weighing)] == far
    for text in texts(weighing):
        assert "A6 6" not in text.partition("You hold")[2]
        assert f"D7 7 B C 4→2 +{far[1]}" in text
        assert "(playable)" not in text


# Hints


@pytest.mark.parametrize(
    ("start", "stop", "told"),
    [
        ("ba2", "ba2", "no step"),
        ("ba2", "ca2", "1 step: left foot to C"),
        ("ba2", "bd4", "2 steps: right foot to D, sword to 4"),
        ("ba2", "cd3", "3 steps: left foot to C, right foot to D, sword to 3"),
        ("ba2", "ab2", "3 steps: swap feet"),
    ],
)
def test_a_hint_says_how_many_moves_and_which(start, stop, told):
    assert counted(start, stop, SAY) == told


HERE = Stand("d", "a", 2)


@pytest.mark.parametrize(
    ("scene", "move", "told"),
    [
        (look(attacked(), 1), Play("d6"), "stops it, they may attack again · "),
        (look(replace(attacked(), hands=(("a6",), ("d7",))), 1), Play("d7"), "stops it, you attack next · "),
        (look(position(scores=(4, 0)), 0), Play("a6"), "wins if it hits · 1 step: left foot to B"),
        (look(position(scores=(3, 9)), 0), Play("a6"), "1 step: left foot to B"),
        (look(attacked(), 1), Stand("b", "d", 1), "nothing ready · they score 6"),
        (look(position(), 0), Stand("b", "a", 2), "ready: 1 attack · left foot to B"),
        (look(position(), 0), Stand("b", "a", 2, "a6"), "nothing ready · left foot to B"),
        (look(position(), 0), HERE, "nothing ready"),
        (look(OPENING, 0), Stand("b", "c", 1), "ready: 2 defences"),
    ],
)
def test_a_hint_says_first_what_it_leads_to_and_then_what_it_costs(scene, move, told):
    assert FACE.hint(scene, move).startswith(told)


def test_who_has_no_defence_within_reach_is_told_why_the_attack_hits():
    [ask] = GAME.rules.asks(attacked())
    stands = tuple(each for each in ask.options if isinstance(each, Stand))
    view = GAME.rules.view(attacked(), 1)
    assert "nothing in your hand" in FACE.question(view, replace(ask, options=stands), SAY)["can"]
    assert FACE.question(view, replace(ask, options=(*stands, Play("d6"))), SAY) == {"power": 6}


# Labels


@pytest.mark.parametrize(
    ("scene", "move", "told"),
    [
        (look(attacked(), 1), Stand("b", "d", 1), "Take the hit: they score 6"),
        (look(attacked(), 1), Stand("b", "c", 1), "Take the hit, stand B C 1"),
        (look(position(), 0), Stand("b", "a", 2), "Pass, stand B A 2"),
        (look(position(), 0), Stand("b", "a", 2, "a6"), "Pass, stand B A 2, discard A6"),
        (look(OPENING, 0), Stand("b", "c", 1), ""),
    ],
)
def test_the_button_of_a_stance_says_first_what_it_gives_up(scene, move, told):
    assert FACE.short(scene, move).startswith(told)
    assert bool(FACE.short(scene, move)) == bool(told)


@pytest.mark.parametrize("language", languages())
def test_a_stance_has_one_name_on_its_button_and_in_lists(language):
    for state, seat in ((attacked(), 1), (position(), 0)):
        seen = replace(look(state, seat), say=speaker(language))
        for move in (each for each in seen.options if isinstance(each, Stand)):
            assert FACE.short(seen, move).startswith(FACE.label(seen.view, move, seen.say))


@pytest.mark.parametrize(
    ("state", "seat", "move", "label"),
    [
        (attacked(), 1, Stand("b", "d", 1), "Take the hit"),
        (position(), 0, HERE, "Pass, stay"),
        (attacked(), 0, Stand("b", "d", 1), "Stand B D 1"),
        (attacked(), None, Stand("b", "d", 1), "Stand B D 1"),
        (OPENING, 0, Stand("b", "c", 3, "a6"), "Stand B C 3, discard A6"),
        (position(), 0, Play("zornhau"), f"Zornhau {CARDS['zornhau'].power}"),
        (position(), 0, Play("zornhau", 2), f"Zornhau {CARDS['zornhau'].power} → ▲"),
        (choosing(), 0, Choose("ines"), "Inés"),
        (choosing(), 0, Choose("random"), "Any warrior"),
    ],
)
def test_a_move_is_called_what_it_means_to_the_player_whose_turn_it_is(state, seat, move, label):
    assert FACE.label(GAME.rules.view(state, seat), move, SAY) == label


# The log


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Attacked(0, 1, "a6", 2, "da2"), "Aiko attacks Bruno after 2 steps: A6 6!"),
        (Attacked(0, 1, "a6", 0, "da2"), "Aiko attacks Bruno without a step: A6 6!"),
        (
            Defended(1, "d7", 1, "bd1", 0, "a6", 1),
            "Bruno parries A6 6 with D7 7 after 1 step and may attack next.",
        ),
        (
            Defended(1, "d4", 0, "bd1", 0, "a6", 0),
            "Bruno parries A6 6 with D4 4, without a step. Aiko may attack again.",
        ),
        (Scored(0, 1, "a6", 6, 11, 1), "A6 6 hits Bruno! Aiko scores 6 points and now has 11."),
        (Scored(0, 1, "a5", 5, 11, 2), "A5 5 hits Bruno! Aiko scores 5 points and now has 11. A combo of 2!"),
        (Placed(0, "ba2"), "Aiko takes a stance: left foot B, right foot A, sword 2."),
        (Conceded(1, 0, "bd1", "bd1"), "Bruno takes the hit and stays at B D 1."),
        (Conceded(1, 1, "bd1", "bc1"), "Bruno takes the hit and goes to B C 1 in 1 step."),
        (
            Passed(0, 1, 2, "da2", "bc2", "a5", (3, 0)),
            "Aiko goes to B C 2 in 2 steps and passes the initiative to Bruno. Discarded: A5 5. Cards drawn: Aiko (3).",
        ),
        (DeckOut((0, 1)), "Aiko, Bruno can't draw, so the match is over."),
        (
            Begun(("masaru", None, "ines"), 2),
            "Aiko fights as Masaru, Chiyo fights as Inés. Chiyo goes first, chosen at random.",
        ),
    ],
)
def test_the_log_tells_techniques_powers_moves_and_points(event, told):
    assert FACE.event(event, NAMES, SAY) == told


# Text board and alt text


def texts(seen):
    """Both, without the line breaks of the board."""
    return " ".join(FACE.board(seen).split()), FACE.alt(seen)


def test_the_texts_tell_stances_scores_sizes_and_the_own_hand_with_pose_and_distance():
    for state, seats in tables("karenza"):
        for seat in (None, *range(seats)) if not state.choices else ():
            seen = scene(GAME, state, seat, seats=seats)
            view, told = seen.view, []
            for each in range(seats):
                points = f"{view.scores[each]}/{view.options.target} points"
                told.append(f"{points}, hand {view.hand_sizes[each]}, deck {view.deck_sizes[each]}")
                if view.poses[each]:
                    told.append(f"stands {' '.join(view.poses[each].upper())}")
            if seat is not None and not state.ended and state.poses[seat] is not None:
                for card in map(CARDS.get, view.hand):
                    far = f"+{moves_between(state.poses[seat], card.pose)}"
                    told.append(f"{card.side} {card.name} {card.power} {' '.join(card.pose.upper())}→{card.end} {far}")
            assert all(each in text for each in told for text in texts(seen))


DISCARDED = replace(position(), discards=(("a6", "a6", "d4"), ()))


@pytest.mark.parametrize(
    ("given", "board", "alt"),
    [
        ((attacked(2),), "● attacks ◆ with A6 6; steps allowed for a parry: 2.",
         "Aiko attacks Bruno with A6 6; steps allowed for a parry: 2."),
        ((position(turn=1),), "◆ Bruno ◄ initiative, to move", "◆ Bruno (initiative, to move): Lanying"),
        ((position(passes=6),), "Passing now costs a card.", "Passing now costs a card."),  # KZ-26
        ((DISCARDED,), "Discards of ●: A6 6 ×2, D4 4.", "Discards of Aiko: A6 6 ×2, D4 4."),
        ((position(), 0, Play("a6")), "You'd stand B A 2→3.", "You'd stand B A 2→3."),
        ((position(), 0, Stand("b", "a", 3, "d4")), "You'd stand B A 3 − D4 4.", "You'd stand B A 3 − D4 4."),
        ((choosing(2, ("ines", None)), 1), "● Aiko has chosen", "● Aiko: has chosen."),
        ((choosing(2, ("ines", None)), 1), "◆ Bruno ◄ to move is choosing", WARRIORS["ines"].name),
        ((replace(position(), ended="points", scores=(11, 6)),), "● Aiko ◄ wins", "Aiko (wins)"),
        ((replace(position(), ended="deck", scores=(6, 6)),), "◆ Bruno ◄ a draw", "● Aiko (a draw)"),
    ],
)  # fmt: skip
def test_board_and_alt_text_tell_what_matters(given, board, alt):
    found = texts(look(*given))
    assert board in found[0]
    assert alt in found[1]


def test_texts_tell_what_can_be_played_and_no_costs_that_are_not_there():
    assert [text.count("(playable)") for text in texts(look(attacked(), 1))] == [2, 2]
    assert not any("costs a card" in text for text in texts(look(position(passes=5))))
