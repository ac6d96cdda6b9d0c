"""Games of Regroup! that each break one clause.

The clauses that are kept: RG-R1, RG-R3 to RG-R7, RG-R9 to RG-R11, RG-R14, RG-R16, RG-3 to RG-6, RG-8, RG-9, RG-11 to
RG-15, RG-17, RG-18, RG-20, RG-24 to RG-27.
"""

from dataclasses import replace

from tests.engine.machines import changed, state_with
from tests.engine.regroup import clauses

# Each of these is given the state before, and a step that it spoils


def the_dearest_is_taken_for_nothing(before, step):
    return replace(step, events=changed(step.events, "took", source=lambda event: 3))


def the_row_comes_from_below(before, step):
    return state_with(step, market=step.state.market[::-1])


def cards_go_under_the_army(before, step):
    armies = (army._replace(laid=(army.laid[-1], *army.laid[:-1])) for army in step.state.armies)
    return state_with(step, armies=tuple(armies))


def the_same_lays_again(before, step):
    return state_with(step, turn=before.turn)


def nobody_fights(before, step):
    return replace(step, events=tuple(event for event in step.events if event.kind != "fought"))


def everybody_bleeds(before, step):
    return state_with(step, life=tuple(life - 1 for life in step.state.life))


def all_have_one_sword_more(before, step):
    return replace(step, events=changed(step.events, "fought", battle=armed))


def armed(event):
    fighters = tuple(replace(each, sword=each.sword + 1) for each in event.battle.fighters)
    return replace(event.battle, fighters=fighters)


def the_first_player_stays(before, step):
    return state_with(step, first=(step.state.first + 1) % len(step.state.life))


def a_round_is_skipped(before, step):
    return state_with(step, round=step.state.round + 1)


def a_card_is_lost(before, step):
    return state_with(step, pile=step.state.pile[1:])


def the_row_is_not_filled(before, step):
    return state_with(step, market=step.state.market[:2])


def potions_heal_for_ever(before, step):
    return state_with(step, life=tuple(life + 40 for life in step.state.life))


def the_dead_are_asked(before, step):
    turn = step.state.turn
    return state_with(step, life=tuple(0 if seat == turn else 9 for seat, _ in enumerate(step.state.life)))


def nobody_lives_and_it_goes_on(before, step):
    return state_with(step, life=(0,) * len(step.state.life))


BROKEN = [
    (clauses.a_card_costs_coins_that_show, the_dearest_is_taken_for_nothing),
    (clauses.the_row_moves_up_and_is_filled, the_row_comes_from_below),
    (clauses.a_card_is_laid_on_the_own_army_and_on_top, cards_go_under_the_army),
    (clauses.the_player_who_took_lays_and_then_the_next_is_asked, the_same_lays_again),
    (clauses.battles_are_fought_when_the_last_card_is_laid, nobody_fights),
    (clauses.life_is_lost_in_battle_and_won_by_potions_alone, everybody_bleeds),
    (clauses.values_are_what_shows, all_have_one_sword_more),
    (clauses.the_first_player_card_goes_left, the_first_player_stays),
    (clauses.rounds_are_counted, a_round_is_skipped),
    (clauses.cards_are_conserved, a_card_is_lost),
    (clauses.the_row_is_full_while_there_is_a_pile, the_row_is_not_filled),
    (clauses.no_potion_heals_beyond_thirty, potions_heal_for_ever),
    (clauses.only_the_living_are_asked, the_dead_are_asked),
    (clauses.it_ends_when_one_is_left_or_cards_run_out, nobody_lives_and_it_goes_on),
]
