"""Games of Kengo! that each break one clause.

The clauses that are kept: KG-R1, KG-R3, KG-R6 to KG-R10, KG-R12, KG-R13, KG-R17, KG-R18, KG-1 to KG-3, KG-6, KG-13 to
KG-15, KG-22, KG-27.
"""

from dataclasses import replace

from tests.engine.kengo import clauses
from tests.engine.machines import changed

# Each of these is given the state before, and a step that it spoils


def the_winner_of_a_round_starts(before, step):
    return replace(step, events=changed(step.events, "begun", starter=lambda event: 1 - event.starter))


def somebody_goes_without_leaving(before, step):
    return replace(step, state=standing(step.state, left=0))


def standing(state, **more):
    return replace(state, standing=replace(state.standing, **more))


def a_point_is_given(before, step):
    left, right = step.state.standing.score
    return replace(step, state=standing(step.state, score=(left, right + 1)))


def the_score_runs_away(before, step):
    return replace(step, state=standing(step.state, score=(9, 9)))


def a_card_is_lost(before, step):
    return replace(step, state=replace(step.state, pile=step.state.pile[1:]))


def a_card_goes_to_the_bottom(before, step):
    pile = step.state.pile
    return replace(step, state=replace(step.state, pile=(*pile[1:], *pile[:1])))


def nobody_draws(before, step):
    hands, pile = step.state.hands, step.state.pile
    hands = (hands[0][:-1], hands[1][:-1])
    return replace(step, state=replace(step.state, hands=hands, pile=pile))


def everybody_draws_more(before, step):
    hands = tuple((*hand, 1, 2) for hand in step.state.hands)
    return replace(step, state=replace(step.state, hands=hands))


def a_warrior_walks_one_square_more(before, step):
    left, right = step.state.places
    return replace(step, state=replace(step.state, places=(left + 1, right)))


def they_walk_past_each_other(before, step):
    return replace(step, state=replace(step.state, places=step.state.places[::-1]))


def the_last_action(step, **fields):
    actions = step.state.actions
    if not actions:
        return step
    last = replace(actions[-1], **{name: change(actions[-1]) for name, change in fields.items()})
    return replace(step, state=replace(step.state, actions=(*actions[:-1], last)))


def a_warrior_steps_outside(before, step):
    return the_last_action(step, start=lambda _: 1, stop=lambda _: 0)


def any_card_strikes(before, step):
    return the_last_action(step, cards=lambda action: tuple(card % 5 + 1 for card in action.cards))


def any_cards_parry(before, step):
    return the_last_action(step, cards=lambda action: (*action.cards, 5))


def the_same_plays_again(before, step):
    return the_last_action(step, seat=lambda action: 1 - action.seat)


BROKEN = [
    (clauses.a_warrior_walks_as_far_as_their_card, a_warrior_walks_one_square_more),
    (clauses.an_attack_is_of_the_distance, any_card_strikes),
    (clauses.a_parry_is_the_same_cards, any_cards_parry),
    (clauses.the_pile_is_only_drawn_from, a_card_goes_to_the_bottom),
    (clauses.a_hand_is_filled_up_after_an_action, nobody_draws),
    (clauses.points_are_won_by_rounds_alone, a_point_is_given),
    (clauses.the_loser_starts, the_winner_of_a_round_starts),
    (clauses.a_player_who_leaves_has_lost, somebody_goes_without_leaving),
    (clauses.cards_are_conserved, a_card_is_lost),
    (clauses.nobody_changes_sides, they_walk_past_each_other),
    (clauses.nobody_steps_off_the_mat, a_warrior_steps_outside),
    (clauses.no_hand_is_too_large, everybody_draws_more),
    (clauses.players_take_turns, the_same_plays_again),
    (clauses.a_match_ends_as_soon_as_it_is_won, the_score_runs_away),
]
