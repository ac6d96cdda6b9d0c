"""Games of Karenza that each break one clause.

The clauses that are kept: KZ-R2 to KZ-R5, KZ-R7 to KZ-R16, KZ-R19, KZ-1 to KZ-3, KZ-5 to KZ-9, KZ-11 to KZ-14, KZ-16,
KZ-18, KZ-27.
"""

from dataclasses import replace

from tests.engine.karenza import clauses
from tests.engine.machines import changed, state_with

# Each of these is given the state before, and a step that it spoils


def one_more_move_is_announced(before, step):
    events = step.events
    for kind in ("attacked", "passed", "conceded"):
        events = changed(events, kind, moves=lambda event: event.moves + 1)
    return replace(step, events=events)


def the_sword_stays(before, step):
    poses = step.state.poses
    return state_with(step, poses=tuple(pose and pose[:2] + str(int(pose[2]) % 4 + 1) for pose in poses))


def another_sword_was_locked(before, step):
    return replace(step, events=changed(step.events, "attacked", start=turned_sword))


def turned_sword(event):
    return event.start[:2] + str(int(event.start[2]) % 4 + 1)


def all_move(before, step):
    return state_with(step, poses=tuple(pose and pose[1] + pose[0] + pose[2] for pose in step.state.poses))


def feet_share_a_square(before, step):
    return state_with(step, poses=tuple(pose and "aa" + pose[2] for pose in step.state.poses))


def an_attack_is_told_of_somebody_else(before, step):
    return replace(step, events=changed(step.events, "attacked", seat=lambda event: event.target))


def it_scores_one_more(before, step):
    first, *others = step.state.scores
    return state_with(step, scores=(first + 1, *others))


def the_defender_always_takes_it(before, step):
    return replace(step, events=changed(step.events, "defended", initiative=lambda event: event.seat))


def the_initiative_comes_back(before, step):
    return replace(step, events=changed(step.events, "passed", to=lambda event: event.seat))


def the_table_is_never_cleared(before, step):
    return state_with(step, table=before.table) if not step.state.table else step


def a_card_is_drawn_in_between(before, step):
    first, *others = step.state.decks
    return state_with(step, decks=(first[1:], *others))


def points_do_not_end_it(before, step):
    return state_with(step, scores=tuple(score * 4 for score in step.state.scores))


def hands_lose_two_more(before, step):
    return state_with(step, hands=tuple(hand[2:] for hand in step.state.hands))


def hands_grow(before, step):
    return state_with(step, hands=tuple((*hand, *hand) for hand in step.state.hands))


def another_is_asked(before, step):
    attack = step.state.attack
    return state_with(step, turn=attack.seat) if attack else step


BROKEN = [
    (clauses.a_pose_is_as_near_as_was_announced, one_more_move_is_announced),
    (clauses.the_sword_goes_where_the_card_says, the_sword_stays),
    (clauses.who_moved_the_sword_plays_no_card, another_sword_was_locked),
    (clauses.nobody_else_moves, all_move),
    (clauses.an_attack_needs_the_initiative_and_a_defence_a_threat, an_attack_is_told_of_somebody_else),
    (clauses.an_attack_nobody_defends_scores_its_power, it_scores_one_more),
    (clauses.who_defends_with_more_power_has_the_initiative, the_defender_always_takes_it),
    (clauses.passing_gives_it_to_the_next_and_clears_the_table, the_initiative_comes_back),
    (clauses.passing_gives_it_to_the_next_and_clears_the_table, the_table_is_never_cleared),
    (clauses.hands_are_filled_up_at_passing_alone, a_card_is_drawn_in_between),
    (clauses.points_win_at_once, points_do_not_end_it),
    (clauses.one_card_at_most_goes_out_of_a_hand, hands_lose_two_more),
    (clauses.each_deck_is_whole, a_card_is_drawn_in_between),
    (clauses.feet_stand_on_two_squares, feet_share_a_square),
    (clauses.no_hand_is_too_large, hands_grow),
    (clauses.who_is_threatened_is_asked, another_is_asked),
]
