"""What every answer in a match of Kendo Duel keeps, clause by clause, told by its events and looked at from outside."""

from collections import Counter
from itertools import takewhile

from engine.games.kendo.parts import CARDS, DECKS, JIKAN, sub_decks

BODIES = ("men", "kote", "do", "tsuki")
JOINS = ("jodan", "seme")
ALONE = ("taiatari", "maki_age")


def in_the_game(state):
    return [seat for seat in range(len(state.hands)) if seat not in state.out]


def kind(card):
    return CARDS[card].kind


def plays(moment, *deeds):
    return [event for event in moment.of("play") if event.deed in deeds]


# Steps


def sizes(moment):
    """How many cards each hand had before the first event, and after each of them."""
    found = [[len(hand) for hand in moment.before.hands]]
    for event in moment.events:
        now = list(found[-1])
        if event.kind == "play":
            now[event.seat] -= len(event.cards)
        elif event.kind == "drew":
            now[event.seat] += 1
        elif event.kind == "pulled":
            now[event.seat], now[event.loser] = now[event.seat] + event.count, now[event.loser] - event.count
        elif event.kind == "left":
            now[event.seat] = 0
        elif event.kind == "extended":
            now = [5, 5]
        found.append(now)
    return found


def hands_are_as_large_as_was_told(moment):
    """KD-R11, KD-20, KD-23, KD-3: what is played, drawn, pulled and switched is told, and nothing else is done."""
    assert sizes(moment)[-1] == [len(hand) for hand in moment.after.hands]


def what_is_played_lies_open_until_it_is_shuffled(moment):
    """KD-R11, KD-27, KD-5, KD-32"""
    played = [list(cards) for cards in moment.before.played]
    for event in moment.events:
        if event.kind == "play" and event.deed != "jikan":
            for card in event.cards:
                played[CARDS[card].deck].append(card)
        elif event.kind == "shuffled":
            assert played[DECKS.index(event.deck)]
            played[DECKS.index(event.deck)] = []
        elif event.kind == "extended":
            played = [[], [], []]
    assert played == [list(cards) for cards in moment.after.played]


def a_new_attack_is_a_basic_joined_by_one_or_a_yellow_card_alone(moment):
    """KD-19, KD-R9"""
    for event in plays(moment, "open"):
        first, *joined = map(kind, event.cards)
        assert first in (*BODIES, *ALONE)
        assert [each in JOINS for each in joined] in ([], [True])
        assert not joined or first in BODIES
        assert event.target in in_the_game(moment.before)
        assert event.target != event.seat


def a_strike_is_met_by_its_like_or_by_its_counter(moment):
    """KD-R12, KD-7, KD-13"""
    for event in plays(moment, "meet", "counter"):
        strike, first = moment.before.threat.strike, CARDS[event.cards[0]]
        assert strike in BODIES
        if event.deed == "meet":
            assert first.kind == strike
        else:
            assert first.answers == strike or "mushin" in event.cards
            assert (first.role, event.strike) == ("counter", first.delivers)


def nothing_else_parries_turns_aside_or_stops(moment):
    """KD-10, KD-14, KD-15, KD-17, KD-18, KD-35"""
    for event in plays(moment, "parry", "deflect", "stop"):
        threat, [card] = moment.before.threat, map(kind, event.cards)
        if event.deed == "parry":
            assert card in ("tsubazeriai", "bogyo")
            assert (threat.counter, threat.reinforcement, threat.strike in BODIES) == (False, None, True)
        elif event.deed == "deflect":
            assert card in ("kamae", "tai_sabaki", "fudoshin")
            assert threat.strike in BODIES
        elif card != "fudoshin":
            what = threat.reinforcement or threat.strike
            assert (what, card) in (
                ("jodan", "seigan"), ("seme", "mushin"), *((yellow, guard) for yellow in ALONE for guard in GUARDS),
            )  # fmt: skip


GUARDS = ("kamae", "tai_sabaki")


def an_unanswered_attack_costs_what_it_costs(moment):
    """KD-11, KD-20, KD-28: a card for a reinforcement or a yellow card, two for a strike, and none in a Competition."""
    duel = moment.before.options.mode == "duel"
    for at, event in enumerate(moment.events):
        if event.kind == "unanswered":
            cost = 1 if event.what in JOINS else 0 if not duel else 1 if event.what in ALONE else 2
            after = list(takewhile(lambda each: each.kind != "unanswered", moment.events[at + 1 :]))
            last = at + len(after) + 1 == len(moment.events)
            pulled = sum(each.count for each in after if each.kind == "pulled")
            assert pulled + last * moment.after.owed == min(cost, sizes(moment)[at][event.seat])


def ippons_are_won_as_the_page_says(moment):
    """KD-R23, KD-R24, KD-26: by an unanswered strike, by the second hansoku, or against an empty hand."""
    ippons, hansoku = [list(marks) for marks in moment.before.ippons], list(moment.before.hansoku)
    for event in moment.of("ippon", "hansoku"):
        if event.kind == "ippon":
            ippons[event.seat].append(event.mark)
            assert event.mark != "H" or moment.of("hansoku")
        else:
            assert event.count == hansoku[event.seat] + 1
            hansoku[event.seat] = event.count % 2
            assert (event.count == 2) == any(each.mark == "H" for each in moment.of("ippon"))
    assert (ippons, hansoku) == ([list(marks) for marks in moment.after.ippons], list(moment.after.hansoku))


def seats_drop_out_one_by_one(moment):
    """KD-R17, KD-R22"""
    gone = tuple(event.seat for event in moment.of("dropped_out", "left") if event.seat not in moment.before.out)
    assert moment.after.out == moment.before.out + gone


def exchanges_are_counted_up_to_sixty(moment):
    """KD-R25"""
    more = moment.after.number - moment.before.number
    assert 0 <= more <= len(plays(moment, "open")) + len(moment.of("passed"))
    assert moment.after.number <= 60


def time_is_called_once(moment):
    """KD-32"""
    assert sum(event.kind == "play" and event.deed == "jikan" for event in moment.told) <= 1
    for event in plays(moment, "jikan"):
        assert len(moment.before.ippons[event.seat]) == 1 >= len(moment.before.ippons[1 - event.seat])


# Always


def cards_are_conserved(state):
    """KD-R2, KD-R3, KD-R22"""
    played_with = state.options.mode == "competition" and state.options.ippons == 2
    box = Counter(card for deck in sub_decks(played_with) for card in deck)
    lying = Counter(card for pile in (*state.hands, *state.decks, *state.played) for card in pile)
    gone = played_with and state.jikan != "unused"
    assert lying + Counter([JIKAN] * gone) == box


def each_sub_deck_holds_its_own(state):
    """KD-R2"""
    for deck in range(3):
        assert all(CARDS[card].deck == deck for card in (*state.decks[deck], *state.played[deck]))


def players_who_are_out_have_no_cards(state):
    """KD-R17"""
    assert not any(state.hands[seat] for seat in state.out)


def an_attack_is_between_two_who_are_in_the_game(state):
    """KD-R9, KD-R14"""
    if threat := state.threat:
        assert threat.attacker != threat.defender
        assert {threat.attacker, threat.defender} <= set(in_the_game(state))


def it_is_asked_of_whom_it_concerns(state):
    """KD-9, KD-11, KD-20, KD-R15"""
    asked = {"answer": "defender", "reinforcement": "defender", "pull": "attacker"}
    if state.stage in asked:
        assert state.turn == getattr(state.threat, asked[state.stage])
    elif state.stage in ("open", "discard"):
        assert state.turn == state.starter


def ippons_end_it(state):
    """KD-R23"""
    most = max(map(len, state.ippons))
    assert most <= state.options.ippons
    if state.options.mode == "competition" and state.reason != "left":
        assert (most == state.options.ippons) == (state.reason == "ippon")


def the_last_with_cards_wins_a_duel(state):
    """KD-R1, KD-R20"""
    if state.reason == "last":
        assert list(state.winners) == in_the_game(state)
    elif not state.reason:
        assert len(in_the_game(state)) > 1


STEPS = [
    hands_are_as_large_as_was_told,
    what_is_played_lies_open_until_it_is_shuffled,
    a_new_attack_is_a_basic_joined_by_one_or_a_yellow_card_alone,
    a_strike_is_met_by_its_like_or_by_its_counter,
    nothing_else_parries_turns_aside_or_stops,
    an_unanswered_attack_costs_what_it_costs,
    ippons_are_won_as_the_page_says,
    seats_drop_out_one_by_one,
    exchanges_are_counted_up_to_sixty,
    time_is_called_once,
]
ALWAYS = [
    cards_are_conserved,
    each_sub_deck_holds_its_own,
    players_who_are_out_have_no_cards,
    an_attack_is_between_two_who_are_in_the_game,
    it_is_asked_of_whom_it_concerns,
    ippons_end_it,
    the_last_with_cards_wins_a_duel,
]
