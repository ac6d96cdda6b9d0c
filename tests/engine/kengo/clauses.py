"""What every answer in a match of Kengo! keeps, clause by clause, told by its events and looked at from outside."""

from collections import Counter
from itertools import pairwise

HAND = {"long_sleeves": 6, "cold_hands": 4}  # and five otherwise
FORWARD = (1, -1)


def lying(state):
    laid = [card for action in state.actions for card in action.cards]
    return Counter([*state.hands[0], *state.hands[1], *state.pile, *state.aside, *laid])


def limit(state):
    return HAND.get(state.special, 5)


def done(moment):
    """The actions that this answer brought; of a round that it ended, as they were published."""
    over = moment.of("round_over")
    actions = over[0].round.actions if over else moment.after.actions
    return actions[len(moment.before.actions) :]


def in_one_round(moment):
    return not moment.of("round_over")


# Steps


def a_warrior_walks_as_far_as_their_card(moment):
    """KG-R7, KG-R8, KG-R9, KG-13, KG-15"""
    places = list(moment.before.places)
    for action in done(moment):
        ways = {"advance": 1, "lunge": 1, "retreat": -1, "withdraw": -1}
        far = ways.get(action.play, 0) * action.cards[0] * FORWARD[action.seat]
        assert action.start == places[action.seat]
        assert action.stop == action.start + far
        places[action.seat] = action.stop
    if in_one_round(moment):
        assert tuple(places) == moment.after.places


def an_attack_is_of_the_distance(moment):
    """KG-R9, KG-13, KG-1: measured after the advance."""
    places = list(moment.before.places)
    for action in done(moment):
        places[action.seat] = action.stop
        if action.play in ("attack", "lunge"):
            cards = action.cards[action.play == "lunge" :]
            assert set(cards) == {places[1] - places[0]}


def a_parry_is_the_same_cards(moment):
    """KG-R12, KG-14, KG-R26"""
    for action in done(moment):
        if action.play == "parry":
            attack = moment.before.attack
            assert len(action.cards) == len(attack)
            assert sum(action.cards) == sum(attack)
            assert moment.before.special == "flowing_guard" or set(action.cards) == set(attack)


def the_pile_is_only_drawn_from(moment):
    """KG-R10, KG-R19"""
    if in_one_round(moment):
        before, after = moment.before.pile, moment.after.pile
        assert after == before[len(before) - len(after) :]


def a_hand_is_filled_up_after_an_action(moment):
    """KG-R10, KG-19"""
    for action in done(moment) if in_one_round(moment) else ():
        if action.play in ("advance", "retreat", "attack", "lunge") and action is moment.after.actions[-1]:
            assert len(moment.after.hands[action.seat]) == limit(moment.after) or not moment.after.pile


def points_are_won_by_rounds_alone(moment):
    """KG-R13, KG-R17, KG-21, KG-22, KG-R28"""
    score, matches = list(moment.before.standing.score), list(moment.before.standing.matches_won)
    for event in moment.events:
        if event.kind == "round_over":
            scored = event.round.winner is not None and event.round.reason != "left"
            assert event.round.points == scored * (2 if event.round.special == "high_stakes" else 1)
            if scored:
                score[event.round.winner] += event.round.points
            assert list(event.score) == score
        elif event.kind == "match_won":
            matches[event.seat] += 1
            assert score[event.seat] >= moment.before.options.rounds
        elif event.kind == "begun" and moment.of("match_won"):
            score = [0, 0]
    assert list(moment.after.standing.score) == score
    assert list(moment.after.standing.matches_won) == matches


def the_loser_starts(moment):
    """KG-6, KG-22"""
    for over, begun in zip(moment.of("round_over"), moment.of("begun"), strict=False):
        lost = over.round.starter if over.round.winner is None else over.round.winner
        assert begun.starter == 1 - lost


def a_player_who_leaves_has_lost(moment):
    """KG-R18"""
    assert moment.after.standing.left == (moment.seat if moment.move is None else None)


# Always


def cards_are_conserved(state):
    """KG-3"""
    assert lying(state) == dict.fromkeys(range(1, 6), 5)


def nobody_changes_sides(state):
    """KG-R1, KG-R7"""
    assert 0 <= state.places[0] < state.places[1] <= state.options.tatami + 1


def nobody_steps_off_the_mat(state):
    """KG-2"""
    outside = (0, state.options.tatami + 1)
    assert not any(action.stop in outside and action.start != action.stop for action in state.actions)


def no_hand_is_too_large(state):
    """KG-R3, KG-R10, KG-R21, KG-R22"""
    assert max(map(len, state.hands)) <= limit(state)


def players_take_turns(state):
    """KG-R6, KG-27: after a parry its player has a turn."""
    assert all(one.seat != other.seat for one, other in pairwise(state.actions) if one.play != "parry")
    if state.attack:
        assert state.actions[-1].seat != state.turn


def a_match_ends_as_soon_as_it_is_won(state):
    """KG-R17, KG-22"""
    standing = state.standing
    won = max(standing.matches_won) > state.options.matches // 2
    assert won or max(standing.score) < state.options.rounds


STEPS = [
    a_warrior_walks_as_far_as_their_card,
    an_attack_is_of_the_distance,
    a_parry_is_the_same_cards,
    the_pile_is_only_drawn_from,
    a_hand_is_filled_up_after_an_action,
    points_are_won_by_rounds_alone,
    the_loser_starts,
    a_player_who_leaves_has_lost,
]
ALWAYS = [
    cards_are_conserved,
    nobody_changes_sides,
    nobody_steps_off_the_mat,
    no_hand_is_too_large,
    players_take_turns,
    a_match_ends_as_soon_as_it_is_won,
]
