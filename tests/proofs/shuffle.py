"""Shuffles as the bot makes them: every place gets every card equally.

How often each kind of card lies in each place (a hand, a pile, a field) is counted. The control is a bot that draws two
seeds and keeps the one that is better for the first player. That every match can be rebuilt from what is told at its
end, and that a record with any change is found out, is tested in `tests/dojo/match/test_verification.py`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from dojo import shuffle
from engine import codec, match
from engine.games import GAMES
from tests.proofs import Figure, Proof

DEALS = {"short": 800, "full": 20_000}  # of each game
FAR = 5.0  # standard deviations; by chance further off once in a million tables

Places = Mapping[str, Sequence[Any]]  # what lies in each


def prove(size: str) -> Proof:
    found = {key: abs(distance(key, DEALS[size], lambda word: [honest(word)])) for key in GAMES}
    lucky = {
        key: abs(distance(key, DEALS[size], lambda word: [honest(word), honest(f"{word} again")])) for key in GAMES
    }
    friends = sum(each > FAR for each in lucky.values())
    name = "furthest from chance, in standard deviations"
    return Proof(
        "shuffle",
        "Shuffles",
        "No card has a place that it prefers, in any game.",
        [
            Figure("deals, from seeds made as the house makes them", DEALS[size] * len(GAMES)),
            *(Figure(f"{key}: {name}", far, f"< {FAR:g}", far < FAR) for key, far in found.items()),
        ],
        f"A house that draws two seeds and keeps the better one, found out in {friends} of {len(GAMES)} games.",
        friends if friends == len(GAMES) else 0,
    )


def honest(word: str) -> str:
    """As a lobby makes it; `word` stands for the moment, whatever it is."""
    clicks = [int(shuffle.shorten(f"{word}{person}"), 16) >> 1 for person in "ab"]
    return shuffle.seed(shuffle.secret(), shuffle.add_to_joins("", (), clicks))


def distance(key: str, deals: int, seeds: Callable[[str], list[str]]) -> float:
    """How far from chance: chi-square of dealing without putting back, as a normal deviate (Wilson and Hilferty).

    Of several seeds the one is taken that gives the first place most of the first kind.
    """
    count: Counter[tuple[str, Any]] = Counter()
    for at in range(deals):
        places = max((dealt(key, seed) for seed in seeds(f"{key}{at}")), key=liking)
        count.update((place, kind) for place, kinds in places.items() for kind in kinds)
    kinds = Counter(kind for each in places.values() for kind in each)
    cards = kinds.total()
    square = sum(
        (count[place, kind] - (expected := deals * len(each) * number / cards)) ** 2 / expected
        for place, each in places.items()
        for kind, number in kinds.items()
    )
    freedom = (len(places) - 1) * (len(kinds) - 1)
    root = (square * (cards - 1) / cards / freedom) ** (1 / 3)
    return float((root - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom)))


def liking(places: Places) -> int:
    best = max(str(kind) for kinds in places.values() for kind in kinds)
    return [str(kind) for kind in next(iter(places.values()))].count(best)


def dealt(key: str, seed: str) -> Places:
    """What lies where after the deal, of cards that could have changed places."""
    game = GAMES[key]
    now, _ = match.start(game, 2, seed=seed, options={})
    while key == "karenza" and not now.state.table and not any(now.state.hands):
        ask = game.rules.asks(now.state)[0]
        now, _ = match.answer(game, now, ask.seat, ask.options[ask.seat])
    state = codec.plain(now.state)
    if key == "kaito":
        return {f"row {at}": state["tiles"]["grid"][at * 6 : at * 6 + 6] for at in range(6)}
    if key == "kengo":
        return {"first": state["hands"][0], "second": state["hands"][1], **thirds(state["pile"])}
    if key == "karenza":  # everybody draws from a deck of their own
        return {"hand": state["hands"][0], **thirds(state["decks"][0])}
    if key == "kendo":  # each sub-deck is dealt for itself, to one after the other
        ours = [[card for card in hand if card in FIRST_DECK] for hand in state["hands"]]
        return {"first": ours[0], "second": ours[1], "deck": state["decks"][0]}
    places = {"market": state["market"], **thirds(state["pile"])}
    return {place: [card // 15 for card in cards] for place, cards in places.items()}  # by their numbers, roughly


def thirds(pile: Sequence[Any]) -> Places:
    third = len(pile) // 3
    return {"top": pile[:third], "middle": pile[third : 2 * third], "bottom": pile[2 * third :]}


def first_deck() -> set[str]:
    """The cards of the first sub-deck, seen in a few deals."""
    deals = [match.start(GAMES["kendo"], 2, seed=str(at), options={})[0] for at in range(20)]
    return {card for now in deals for card in codec.plain(now.state)["decks"][0]}


FIRST_DECK = first_deck()
