"""What every answer in a match of Karenza keeps, clause by clause, told by its events and looked at from outside."""

from collections import Counter
from itertools import permutations

from engine.games.karenza.parts import CARDS, DECKS

FEET = {left + right for left, right in permutations("abcd", 2)}


def begun(state):
    return not state.choices


def lying(state, seat):
    table = [laid.card for laid in state.table if laid.seat == seat]
    return Counter([*state.hands[seat], *state.decks[seat], *state.discards[seat], *table])


def moves(start, stop):
    """KZ-3, KZ-5, said once more: feet that change places need a third square."""
    feet = (
        3 if start[:2] == stop[1::-1] else sum(here != there for here, there in zip(start[:2], stop[:2], strict=True))
    )
    return feet + (start[2] != stop[2])


def answered(moment):
    """A turn of the running match, and neither a choice, nor a placement, nor a departure."""
    return moment.move is not None and not moment.of("chosen", "placed")


# Steps


def a_pose_is_as_near_as_was_announced(moment):
    """KZ-R7, KZ-3, KZ-5, KZ-6: three moves at most, and no more than the attack had."""
    before, after = moment.before, moment.after
    for event in moment.of("attacked", "defended", "conceded", "passed"):
        stop = CARDS[event.card].pose if event.kind in ("attacked", "defended") else event.pose
        free = event.kind == "conceded" and before.options.threat_cap == "defence"
        assert event.start == before.poses[event.seat]
        assert event.moves == moves(event.start, stop) <= 3
        assert before.attack is None or free or event.moves <= before.attack.moves
        assert after.last.moves == event.moves


def the_sword_goes_where_the_card_says(moment):
    """KZ-R8, KZ-2, KZ-R3"""
    for event in moment.of("attacked", "defended"):
        card = CARDS[event.card]
        assert moment.after.poses[event.seat] == card.pose[:2] + str(card.end)


def who_moved_the_sword_plays_no_card(moment):
    """KZ-1"""
    for event in moment.of("attacked", "defended"):
        assert not moment.before.options.sword_lock or event.start[2] == CARDS[event.card].pose[2]


def nobody_else_moves(moment):
    """KZ-R7"""
    for seat, pose in enumerate(moment.before.poses):
        assert seat == moment.seat or moment.after.poses[seat] == pose


def an_attack_needs_the_initiative_and_a_defence_a_threat(moment):
    """KZ-R9, KZ-R10, KZ-R11, KZ-13"""
    for event in moment.of("attacked", "passed"):
        assert (moment.before.attack, moment.before.turn) == (None, event.seat)
    for event in moment.of("defended", "conceded"):
        assert moment.before.attack.target == event.seat
    for event in moment.of("attacked", "defended"):
        assert CARDS[event.card].side == ("attack" if event.kind == "attacked" else "defence")


def an_attack_nobody_defends_scores_its_power(moment):
    """KZ-R12, KZ-11, KZ-8: nothing else does; and the attacker plays next."""
    scores = list(moment.before.scores)
    for event in moment.of("scored"):
        attack = moment.before.attack
        assert (event.seat, event.card) == (attack.seat, attack.card)
        scores[event.seat] += CARDS[event.card].power
        assert event.score == scores[event.seat]
        assert moment.after.turn == event.seat
        assert (moment.after.table, moment.after.decks) == (moment.before.table, moment.before.decks)
    assert list(moment.after.scores) == scores
    assert bool(moment.of("scored")) == bool(moment.of("conceded") or hit_by_leaving(moment))


def hit_by_leaving(moment):
    """KZ-R19, unless it leaves one alone."""
    attack = moment.before.attack
    went_on = moment.after.ended != "left"
    return moment.move is None and attack is not None and attack.target == moment.seat and went_on


def who_defends_with_more_power_has_the_initiative(moment):
    """KZ-R13"""
    for event in moment.of("defended"):
        more = CARDS[event.card].power > CARDS[event.attack].power
        assert event.initiative == moment.after.turn == (event.seat if more else event.attacker)


def passing_gives_it_to_the_next_and_clears_the_table(moment):
    """KZ-R14, KZ-R15, KZ-18"""
    for event in moment.of("passed"):
        seats = len(moment.before.poses)
        ring = [(event.seat + step) % seats for step in range(1, seats)]
        assert event.to == moment.after.turn == next(seat for seat in ring if seat not in moment.before.left)
        assert moment.after.table == ()
    if answered(moment) and not moment.of("passed"):
        assert moment.after.table[: len(moment.before.table)] == moment.before.table


def hands_are_filled_up_at_passing_alone(moment):
    """KZ-R15, KZ-9, KZ-11, KZ-14, KZ-16: all of them, or none, and the match is over."""
    before, after = moment.before, moment.after
    if not begun(before):
        return
    for event in moment.of("passed"):
        short = [out.seats for out in moment.of("deck_out")]
        for seat, hand in enumerate(after.hands):
            if not short and seat not in after.left:
                assert len(hand) == max(after.options.hand, len(before.hands[seat]))
            assert len(before.decks[seat]) - len(after.decks[seat]) == event.drawn[seat]
        assert (after.ended == "deck") == bool(short)
        assert not short or not any(event.drawn)
    if not moment.of("passed"):
        assert after.decks == before.decks


def points_win_at_once(moment):
    """KZ-R16, KZ-27"""
    assert (max(moment.after.scores) >= moment.after.options.target) == (moment.after.ended == "points")


def one_card_at_most_goes_out_of_a_hand(moment):
    """KZ-R7, KZ-12"""
    if not answered(moment):
        return
    for seat, hand in enumerate(moment.before.hands):
        gone = Counter(hand) - Counter(moment.after.hands[seat])
        assert sum(gone.values()) <= (seat == moment.seat)


# Always


def each_deck_is_whole(state):
    """KZ-R4, KZ-R15: thirty cards of one warrior, wherever they lie."""
    for seat, warrior in enumerate(state.warriors):
        if warrior:
            assert lying(state, seat) == Counter(DECKS[warrior])
            assert sum(lying(state, seat).values()) == 30


def feet_stand_on_two_squares(state):
    """KZ-R2"""
    for pose in filter(None, state.poses):
        assert pose[:2] in FEET
        assert pose[2] in "1234"


def no_hand_is_too_large(state):
    """KZ-R5, KZ-27"""
    assert max(map(len, state.hands)) <= state.options.hand


def who_is_threatened_is_asked(state):
    """KZ-R9, KZ-7"""
    if state.attack:
        assert state.turn == state.attack.target != state.attack.seat
        assert (state.table[-1].seat, state.table[-1].card) == (state.attack.seat, state.attack.card)


STEPS = [
    a_pose_is_as_near_as_was_announced,
    the_sword_goes_where_the_card_says,
    who_moved_the_sword_plays_no_card,
    nobody_else_moves,
    an_attack_needs_the_initiative_and_a_defence_a_threat,
    an_attack_nobody_defends_scores_its_power,
    who_defends_with_more_power_has_the_initiative,
    passing_gives_it_to_the_next_and_clears_the_table,
    hands_are_filled_up_at_passing_alone,
    points_win_at_once,
    one_card_at_most_goes_out_of_a_hand,
]
ALWAYS = [each_deck_is_whole, feet_stand_on_two_squares, no_hand_is_too_large, who_is_threatened_is_asked]
