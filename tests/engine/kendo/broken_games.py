"""Games of Kendo Duel that each break one clause.

The clauses that are kept: KD-R1 to KD-R3, KD-R9, KD-R11, KD-R12, KD-R14, KD-R17, KD-R20, KD-R22 to KD-R25, KD-3,
KD-5, KD-7, KD-9 to KD-11, KD-13 to KD-15, KD-17 to KD-20, KD-23, KD-26 to KD-28, KD-32, KD-35.
"""

from dataclasses import replace

from tests.engine.kendo import clauses
from tests.engine.machines import changed, state_with

# Each of these is given the state before, and a step that it spoils


def everybody_drops_a_card(before, step):
    return state_with(step, hands=tuple(hand[1:] for hand in step.state.hands))


def played_cards_are_taken_away(before, step):
    return state_with(step, played=((), (), ()))


def all_attacks_are_joined_by_two(before, step):
    return replace(step, events=changed(step.events, "play", cards=lambda event: (*event.cards, "jodan", "seme")))


def any_card_will_do(before, step):
    return replace(step, events=changed(step.events, "play", cards=lambda event: ("seme",)))


def one_card_too_many_is_owed(before, step):
    return state_with(step, owed=step.state.owed + 1)


def an_ippon_for_nothing(before, step):
    return state_with(step, ippons=(("M",), ()))


def the_next_seat_drops_out(before, step):
    return state_with(step, out=(step.state.turn,))


def exchanges_are_not_counted(before, step):
    return state_with(step, number=step.state.number - 1)


def time_is_called_again(before, step):
    return replace(step, events=changed(step.events, "play", deed=lambda event: "jikan"))


def a_card_is_doubled(before, step):
    first, *others = step.state.decks
    return state_with(step, decks=((*first, "men1"), *others))


def sub_decks_are_mixed(before, step):
    return state_with(step, decks=step.state.decks[::-1])


def a_player_who_is_out_keeps_a_card(before, step):
    hands = tuple(hand or ("men1",) for hand in step.state.hands)
    return state_with(step, hands=hands)


def the_attacker_defends(before, step):
    threat = step.state.threat
    return state_with(step, threat=threat and replace(threat, defender=threat.attacker))


def somebody_else_is_asked(before, step):
    return state_with(step, turn=(step.state.turn + 1) % len(step.state.hands))


def ippons_do_not_end_it(before, step):
    return state_with(step, ippons=(("M", "K"), ()))


def everybody_wins(before, step):
    return state_with(step, winners=(0, 1))


BROKEN = [
    (clauses.hands_are_as_large_as_was_told, everybody_drops_a_card),
    (clauses.what_is_played_lies_open_until_it_is_shuffled, played_cards_are_taken_away),
    (clauses.a_new_attack_is_a_basic_joined_by_one_or_a_yellow_card_alone, all_attacks_are_joined_by_two),
    (clauses.a_strike_is_met_by_its_like_or_by_its_counter, any_card_will_do),
    (clauses.nothing_else_parries_turns_aside_or_stops, any_card_will_do),
    (clauses.an_unanswered_attack_costs_what_it_costs, one_card_too_many_is_owed),
    (clauses.ippons_are_won_as_the_page_says, an_ippon_for_nothing),
    (clauses.seats_drop_out_one_by_one, the_next_seat_drops_out),
    (clauses.exchanges_are_counted_up_to_sixty, exchanges_are_not_counted),
    (clauses.time_is_called_once, time_is_called_again),
    (clauses.cards_are_conserved, a_card_is_doubled),
    (clauses.each_sub_deck_holds_its_own, sub_decks_are_mixed),
    (clauses.players_who_are_out_have_no_cards, a_player_who_is_out_keeps_a_card),
    (clauses.an_attack_is_between_two_who_are_in_the_game, the_attacker_defends),
    (clauses.it_is_asked_of_whom_it_concerns, somebody_else_is_asked),
    (clauses.ippons_end_it, ippons_do_not_end_it),
    (clauses.the_last_with_cards_wins_a_duel, everybody_wins),
]
