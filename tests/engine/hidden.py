"""What each game hides, said once more and without a look at its `view`: the same state for a seat, other cards.

A game that hides nothing has None. A new game needs a line here; the test of the leaks fails until it has one.
"""

from msgspec.structs import replace

from engine.games.kendo.state import Keep


def kengo(state, seat, luck):
    """KG-23, KG-24: hands of others, the pile, what was set aside and what was played before the last action lie face
    down, except under Open Palms, `open_discard` and when the match is over; unused specials lie in no known order.
    """
    over = state.standing.left is not None or max(state.standing.matches_won) > state.options.matches // 2
    shown = {seat} if state.special != "open_palms" and not over else {0, 1}
    earlier = () if state.options.open_discard else state.actions[:-1]
    pool = [*state.pile, *state.aside, *(card for action in earlier for card in action.cards)]
    pool += [card for who in {0, 1} - shown for card in state.hands[who]]
    luck.shuffle(pool)
    specials = state.standing.specials

    def deal(cards):
        return tuple(pool.pop() for _ in cards)

    return replace(
        state,
        hands=tuple(hand if who in shown else tuple(sorted(deal(hand))) for who, hand in enumerate(state.hands)),
        actions=(*(replace(each, cards=deal(each.cards)) for each in earlier), *state.actions[len(earlier) :]),
        pile=deal(state.pile),
        aside=deal(state.aside),
        standing=replace(state.standing, specials=tuple(luck.sample(specials, len(specials)))),
    )


def karenza(state, seat, luck):
    """KZ-25, KZ-R20: choices of warriors until all have chosen, hands of others, and the order of every deck."""
    hands, decks = [], []
    for who, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True)):
        pool = luck.sample(deck, len(deck)) if who == seat else luck.sample(hand + deck, len(hand + deck))
        hands.append(hand if who == seat else tuple(sorted(pool.pop() for _ in hand)))
        decks.append(tuple(pool))
    chosen = enumerate(state.choices)
    choices = tuple(each if who == seat or not each else luck.choice(("masaru", "random")) for who, each in chosen)
    return replace(state, hands=tuple(hands), decks=tuple(decks), choices=choices)


def regroup(state, seat, luck):
    """RG-R13: everything lies open but the order of the pile."""
    return replace(state, pile=tuple(luck.sample(state.pile, len(state.pile))))


def kendo(state, seat, luck):
    """KD-R11, KD-36: hands of others, the order of the sub-decks, and what others chose to change, lie face down. A
    sub-deck holds only its own kind, so a card in a hand can only have changed places with one of its kin."""
    shown = set(range(len(state.hands))) if state.reason else {seat}
    held = [card for who, hand in enumerate(state.hands) if who not in shown for card in hand]
    rest, decks = [], []
    for deck, name in zip(state.decks, ("basic", "counter", "other"), strict=True):
        pool = [*deck, *(card for card in held if back(card) == name)]
        luck.shuffle(pool)
        decks.append(tuple(pool[: len(deck)]))
        rest += pool[len(deck) :]
    luck.shuffle(rest)
    hands = tuple(hand if who in shown else tuple(rest.pop() for _ in hand) for who, hand in enumerate(state.hands))
    choices = tuple(each if who == seat or not each else Keep() for who, each in enumerate(state.choices))
    drawn = tuple(cards if who == seat else () for who, cards in enumerate(state.drawn))
    return replace(state, hands=hands, decks=tuple(decks), choices=choices, drawn=drawn)


def back(card):
    return "counter" if "-" in card else "basic" if card[-1].isdigit() else "other"


HIDDEN = {"kaito": None, "kengo": kengo, "kendo": kendo, "karenza": karenza, "regroup": regroup}
