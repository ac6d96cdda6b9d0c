"""Karenza in words: hints, labels, log lines, and that the texts say what the pictures say."""

import re
from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.games.karenza.parts import CARDS, OFFERED, POSES, WARRIORS, moves_between
from engine.games.karenza.state import (
    Attacked,
    Begun,
    Choose,
    Conceded,
    DeckOut,
    Defended,
    Laid,
    Passed,
    Placed,
    Play,
    Scored,
    Stand,
)
from faces import FACES
from faces.karenza.hints import counted
from faces.translation import languages, speaker
from tests.faces.scenes import NAMES, scene, tables
from tests.faces.test_karenza_picture import attacked, choosing, look, position

GAME, FACE, SAY = GAMES["karenza"], FACES["karenza"], speaker("en")
LONG = ("W" * 32,) * 4


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


def test_the_moves_told_are_as_many_as_are_counted():
    for start in POSES[:4]:
        for stop in POSES:
            told = counted(start, stop, SAY)
            count = moves_between(start, stop)
            assert told.startswith("no" if count == 0 else str(count))
            if "feet" not in told:
                assert (0 if count == 0 else told.count(",") + 1) == count


def test_who_has_no_defence_within_reach_is_told_why_the_attack_hits():
    attack, view = attacked(), GAME.view(attacked(), 1)
    [ask] = GAME.asks(attack)
    stands = tuple(each for each in ask.options if isinstance(each, Stand))
    assert "nothing in your hand" in FACE.question(view, replace(ask, options=stands), SAY)["can"]
    assert FACE.question(view, replace(ask, options=(*stands, Play("d6"))), SAY) == {"power": 6}


def test_a_defence_is_compared_with_the_attack():
    defending = look(attacked(), 1)
    assert FACE.hint(defending, Play("d6")).startswith("stops it, they may attack again · ")
    stronger = replace(attacked(), hands=(("a6",), ("d7",)))
    assert FACE.hint(look(stronger, 1), Play("d7")).startswith("stops it, you attack next · ")


def test_an_attack_whose_hit_would_win_says_so():
    assert FACE.hint(look(position(scores=(4, 0)), 0), Play("a6")) == "wins if it hits · 1 step: left foot to B"
    assert FACE.hint(look(position(scores=(3, 9)), 0), Play("a6")) == "1 step: left foot to B"


def test_a_defence_says_which_moves_it_takes_where_there_is_room():
    stepping = replace(attacked(), poses=("ba3", "bd1"))
    assert FACE.hint(look(stepping, 1), Play("d6")).endswith("1 step: right foot to C")
    far = replace(attacked(3), poses=("ba3", "ad4"))
    assert FACE.hint(look(far, 1), Play("d6")).endswith(("3 steps", "sword to 1"))
    assert len(f"{FACE.option(Play('d6'), SAY)} · {FACE.hint(look(far, 1), Play('d6'))}") <= 80


def test_a_stance_says_first_what_it_makes_ready_and_then_what_it_costs():
    assert FACE.hint(look(attacked(), 1), Stand("b", "d", 1)) == "nothing ready · they score 6"
    assert FACE.hint(look(position(), 0), Stand("b", "a", 2)) == "ready: 1 attack · left foot to B"
    discarding = FACE.hint(look(position(), 0), Stand("b", "a", 2, "a6"))
    assert discarding == "nothing ready · left foot to B"
    here = position().poses[0]
    assert FACE.hint(look(position(), 0), Stand(here[0], here[1], int(here[2]))) == "nothing ready"
    opening = look(position((None, None)), 0)
    assert FACE.hint(opening, Stand("b", "c", 1)) == "ready: 2 defences"


def test_the_button_of_a_stance_says_first_what_it_gives_up():
    under_attack = look(attacked(), 1)
    assert FACE.short(under_attack, Stand("b", "d", 1)) == "Take the hit: they score 6"
    assert FACE.short(under_attack, Stand("b", "c", 1)) == "Take the hit, stand B C 1"
    assert FACE.short(look(position(), 0), Stand("b", "a", 2)) == "Pass, stand B A 2"
    assert FACE.short(look(position(), 0), Stand("b", "a", 2, "a6")).startswith("Pass, stand B A 2, discard ")
    assert FACE.short(look(position((None, None)), 0), Stand("b", "c", 1)) == ""


@pytest.mark.parametrize("language", languages())
def test_a_stance_has_one_name_on_its_button_and_in_lists(language):
    for state, seat in ((attacked(), 1), (position(), 0)):
        seen = replace(look(state, seat), say=speaker(language))
        for move in seen.options:
            if isinstance(move, Stand):
                assert FACE.short(seen, move).startswith(FACE.label(seen.view, move, seen.say))


def test_a_stance_is_called_what_it_means_to_the_player_whose_turn_it_is():
    hit, stay = Stand("b", "d", 1), Stand("d", "a", 2)
    assert FACE.label(GAME.view(attacked(), 1), hit, SAY) == "Take the hit"
    assert FACE.label(GAME.view(position(), 0), stay, SAY) == "Pass, stay"
    for view in (GAME.view(attacked(), 0), GAME.view(attacked(), None), GAME.view(position((None, None)), 0)):
        assert FACE.label(view, hit, SAY) == "Stand B D 1"


def test_a_hit_has_the_sign_of_an_attack_and_a_pass_has_none():
    assert FACE.icon(look(attacked(), 1), Stand("b", "d", 1)) == "star-attack"
    assert FACE.icon(look(position(), 0), Stand("d", "a", 2)) == ""


def test_every_hint_fits_beside_an_answer():
    for state, seats in tables("karenza"):
        for ask in GAME.asks(state):
            seen = scene(GAME, state, ask.seat, seats=seats)
            for move in ask.options:
                hint = FACE.hint(seen, move)
                assert 0 < len(hint) <= 80
                assert "*" not in hint


def test_every_warrior_has_a_theme():
    for warrior in (*OFFERED, "random"):
        theme = FACE.hint(look(choosing(), 0), Choose(warrior))
        assert 0 < len(theme) <= 60


@pytest.mark.parametrize("language", languages())
def test_a_button_has_room_for_every_defence_and_what_it_does(language):
    say = speaker(language)
    for kind in (kind for warrior in OFFERED for kind in dict.fromkeys(WARRIORS[warrior].deck)):
        for key in ("takes", "stops"):
            moves = say("karenza-moves-only", count=3)
            told = say(f"karenza-hint-{key}", moves=moves)
            assert len(f"{FACE.option(Play(kind), say)} · {told}") <= 80


# Labels


def test_labels_are_short():
    assert FACE.option(Play("zornhau"), SAY) == f"Zornhau {CARDS['zornhau'].power}"
    assert FACE.option(Play("zornhau", 2), SAY) == f"Zornhau {CARDS['zornhau'].power} → ▲"
    assert FACE.option(Stand("b", "c", 3), SAY) == "Stand B C 3"
    assert FACE.option(Stand("b", "c", 3, "a6"), SAY) == "Stand B C 3, discard A6"
    assert FACE.option(Choose("ines"), SAY) == "Inés"
    assert FACE.option(Choose("random"), SAY) == "Any warrior"


def test_every_card_can_be_a_button_and_a_line_of_a_list():
    for kind, card in CARDS.items():
        for move in (Play(kind), Play(kind, 3), Stand("a", "b", 4, kind)):
            assert len(FACE.option(move, SAY)) <= 45
        assert card.name in FACE.value("card", kind, SAY)
        assert len(FACE.value("discard", kind, SAY)) <= 80


def test_a_stance_is_one_choice():
    assert FACE.joint == {"stance": ("left", "right", "sword")}
    assert FACE.value("stance", ("b", "c", 3), SAY) == "B C 3"
    assert FACE.weighs == {"play", "stand"}


def test_every_kind_of_answer_has_a_name():
    for kind in ("choose", "play", "stand"):
        assert SAY.has(f"karenza-kind-{kind}")
        assert FACE.value("kind", kind, SAY)


# The log


def told(event):
    return FACE.event(event, NAMES, SAY)


def test_the_log_names_techniques_powers_and_moves():
    assert told(Attacked(0, 1, "a6", 2, "da2")) == "Aiko attacks Bruno after 2 steps: A6 6!"
    assert told(Attacked(0, 1, "a6", 0, "da2")) == "Aiko attacks Bruno without a step: A6 6!"
    won = told(Defended(1, "d7", 1, "bd1", 0, "a6", 1))
    assert won == "Bruno parries A6 6 with D7 7 after 1 step and may attack next."
    kept = told(Defended(1, "d4", 0, "bd1", 0, "a6", 0))
    assert kept == "Bruno parries A6 6 with D4 4, without a step. Aiko may attack again."


def test_the_log_tells_points_and_combos():
    assert told(Scored(0, 1, "a6", 6, 11, 1)) == "A6 6 hits Bruno! Aiko scores 6 points and now has 11."
    assert told(Scored(0, 1, "a5", 5, 11, 2)).endswith("A combo of 2!")


def test_the_log_tells_stances_passes_and_draws():
    assert told(Placed(0, "ba2")) == "Aiko takes a stance: left foot B, right foot A, sword 2."
    assert told(Conceded(1, 0, "bd1", "bd1")) == "Bruno takes the hit and stays at B D 1."
    assert told(Conceded(1, 1, "bd1", "bc1")) == "Bruno takes the hit and goes to B C 1 in 1 step."
    passed = told(Passed(0, 1, 2, "da2", "bc2", "a5", (3, 0)))
    moved = "Aiko goes to B C 2 in 2 steps and passes the initiative to Bruno."
    assert passed == f"{moved} Discarded: A5 5. Cards drawn: Aiko (3)."
    assert told(DeckOut((0, 1))) == "Aiko, Bruno can't draw, so the match is over."
    begun = told(Begun(("masaru", None, "ines"), 2))
    assert begun == "Aiko fights as Masaru, Chiyo fights as Inés. Chiyo goes first, chosen at random."


# Text board and alt text


def texts(state, seat=None, weighed=None):
    seen = look(state, seat, weighed)
    return FACE.board(seen), FACE.alt(seen)


def test_the_texts_tell_stances_scores_and_sizes():
    for state, seats in tables("karenza"):
        if state.choices:
            continue
        seen = scene(GAME, state, None, seats=seats)
        view, board, alt = seen.view, FACE.board(seen), FACE.alt(seen)
        for seat in range(seats):
            if view.poses[seat]:
                pose = " ".join(view.poses[seat].upper())
                assert f"stands {pose}" in board
                points = "one point" if view.scores[seat] == 1 else f"{view.scores[seat]} points"
                assert f"{pose}, {points}, hand" in alt
            assert f"hand {view.hand_sizes[seat]}, deck {view.deck_sizes[seat]}" in board
            assert f"hand {view.hand_sizes[seat]}, deck {view.deck_sizes[seat]}" in alt


def test_the_texts_tell_every_card_of_the_own_hand_with_pose_and_distance():
    for state, seats in tables("karenza"):
        for seat in range(seats):
            seen = scene(GAME, state, seat, seats=seats)
            if state.choices or state.ended or state.poses[seat] is None:
                continue
            board, alt = FACE.board(seen), FACE.alt(seen)
            for kind in seen.view.hand:
                card = CARDS[kind]
                pose = f"{' '.join(card.pose.upper())}→{card.end}"
                away = f"+{moves_between(state.poses[seat], card.pose)}"
                assert f"{card.power} {pose} {away} {card.name}"[:38] in board
                assert f"{card.name} {card.power} {pose} {away}" in alt


def test_what_can_be_played_is_marked():
    board, alt = texts(attacked(), 1)
    assert re.findall(r"^\*=\d", board, re.M) == ["*=6", "*=4"]
    assert alt.count("(playable)") == 2


def test_the_texts_tell_the_attack_and_the_moves_it_allows():
    board, alt = texts(attacked(2))
    assert "● attacks ◆: A6 6, steps allowed: 2" in board
    assert "Aiko attacks Bruno with A6 6; steps allowed for a parry: 2." in alt


def test_a_player_who_has_the_initiative_is_told():
    board, alt = texts(position(turn=1))
    assert "◆ Bruno ⚔ ◄ to move" in board
    assert "It's Bruno's move, with the initiative." in alt


def test_when_passing_costs_a_card_it_is_told():
    """KZ-26"""
    assert "costs a card" in texts(position(passes=6))[0]
    assert "costs a card" not in texts(position(passes=5))[0]


def test_discards_are_named_while_there_is_room_and_else_told_by_power():
    two = replace(position(), discards=(("a6", "a6", "d4"), ()))
    assert "discards: A6 6 ×2, D4 4" in texts(two)[0]
    deck = WARRIORS["lanying"].deck
    four = replace(position(("da2",) * 4), discards=(deck[:28],) * 4, table=tuple(Laid(0, "a5", 1) for _ in range(7)))
    board = FACE.board(replace(look(four, 0), names=LONG))
    assert len(board) <= 1500
    assert max(map(len, board.split("\n"))) <= 40
    told = re.findall(r"discards: ×(\d+)\s+=(\d+)$", board, re.M)
    assert [len(attacks + defences) for attacks, defences in told] == [28] * 4


def test_a_full_table_of_four_fits_the_alt_text_to_the_last_card():
    longest = sorted(WARRIORS["ines"].deck, key=lambda kind: -len(CARDS[kind].name))
    hand = tuple(dict.fromkeys(longest))[:7]
    state = position(("da2",) * 4, hands=(hand,) * 4, table=(Laid(0, "conclusion", 1), Laid(1, "conclusion", 0)))
    for move in (None, Stand("b", "c", 3)):
        alt = FACE.alt(replace(look(state, 0, move), names=LONG))
        assert len(alt) < 1000
        assert all(CARDS[kind].name in alt for kind in hand)


def test_a_weighed_answer_is_told():
    board, alt = texts(position(), 0, Play("a6"))
    assert "you'd stand B A 2→3" in board
    assert "You'd stand B A 2→3." in alt
    board, alt = texts(position(), 0, Stand("b", "a", 3, "d4"))
    assert "you'd stand B A 3 − D4 4" in board
    assert "You'd stand B A 3 − D4 4." in alt


def test_the_texts_of_a_weighed_card_tell_the_hand_as_it_would_be():
    board, alt = texts(position(), 0, Play("a6"))
    assert "A6 6" not in alt.partition("You hold")[2]
    assert f"+{moves_between(CARDS['a6'].after, CARDS['d7'].pose)}" in alt.partition("D7 7")[2].split(";")[0]
    assert "(playable)" not in alt
    assert "\n*" not in board


def test_while_warriors_are_chosen_the_texts_tell_who_has_chosen_and_not_which():
    board, alt = texts(choosing(2, ("ines", None)), 1)
    assert "has chosen" in board
    assert "is choosing" in board
    assert "Inés" not in board
    assert all(WARRIORS[key].name in alt for key in OFFERED)
    assert "Still choosing a warrior: Bruno." in alt


def test_the_end_is_told():
    over = replace(position(), ended="points", scores=(11, 6))
    assert "● Aiko ◄ first" in texts(over)[0]
    assert "Aiko won" in texts(over)[1]
    drawn = replace(position(), ended="deck", scores=(6, 6))
    assert "a draw: Aiko, Bruno" in texts(drawn)[1]
