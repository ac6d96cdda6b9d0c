"""Shuffles as the bot makes them: each can be rebuilt from what is published, and every place gets every card equally.

The proof counts how often each kind of card lies in each place (a hand, a pile, a field). The control is a bot that
draws two seeds and keeps the one that is better for the first player.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any, TypeAlias

from dojo import shuffle
from dojo.clock.paces import HOUR
from dojo.dojo import Dojo
from dojo.match.verification import proved
from engine import codec, match
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock
from tests.proofs.report import Figure, Proof

MATCHES = {"short": 10, "full": 400}  # of each game, played in a hall
DEALS = {"short": 800, "full": 20_000}  # of each game, for the distributions
FAR = 5.0  # standard deviations; by chance further off once in a million tables
TAMPERED = ("secret", "commitment", "joins", "seed", "moves")

Places: TypeAlias = Mapping[str, Sequence[Any]]  # what lies in each


def prove(size: str) -> Proof:
    rebuilt, broken, caught = asyncio.run(halls(MATCHES[size]))
    found = {key: distances(key, DEALS[size], honest) for key in GAMES}
    lucky = {key: distances(key, DEALS[size], befriended) for key in GAMES}
    worst = {key: max(map(abs, each)) for key, each in found.items()}
    friends = sum(max(map(abs, each)) > FAR for each in lucky.values())
    seeds = {honest(f"{key}{at}") for key in GAMES for at in range(DEALS[size])}
    return Proof(
        key="shuffle",
        title="Shuffles",
        claim="The deal of a match, and the match, can be rebuilt from what is told at its end; whatever is changed in "
        "it is found; and no card has a place that it prefers, in any game.",
        figures=[
            Figure("matches opened, joined, played and rebuilt", rebuilt),
            Figure("of them not rebuilt to the very position", broken, "0", broken == 0),
            Figure("deals made for the distributions, from seeds made as the house makes them", len(seeds)),
            *(
                Figure(f"{key}: furthest from chance", worst[key], f"< {FAR:g} sigma", worst[key] < FAR, among(each))
                for key, each in found.items()
            ),
        ],
        control=f"A house that draws two seeds and keeps the better one is found out in {friends} of {len(GAMES)} "
        f"games; of {rebuilt * len(TAMPERED)} records with another secret, hash, join, seed or answer {caught} are.",
        caught=caught + friends if friends == len(GAMES) and caught == rebuilt * len(TAMPERED) else 0,
    )


def among(found: Sequence[float]) -> str:
    return f"of {len(found)} tables" if found[1:] else ""


# Rebuilt


async def halls(number: int) -> tuple[int, int, int]:
    """How many matches were rebuilt, how many of them not well, and how many changes were found out."""
    broken = caught = 0
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(str(Path(folder) / "hikyaku.db")) as store:
            clock = Clock()
            dojo = Dojo(store, GAMES, clock, computer_seconds=0)
            for key in GAMES:
                for at in range(number):
                    clock.at += HOUR  # nobody may open so many lobbies in one
                    history = await dojo.archive.ended(await played(dojo, key, at))
                    broken += not proved(history).holds
                    caught += sum(not proved(each).holds for each in tampered(history))
                sys.stderr.write(f"{key}: {number} matches rebuilt, {broken} not\n")
    return number * len(GAMES), broken, caught


async def played(dojo: Dojo, key: str, at: int) -> str:
    """Some of them joined twice; four answers are given, then one gives up."""
    where: Any = {"guild": 7, "guild_name": "Dojo", "channel": 8}
    lobby = await dojo.lobbies.open(game=key, host=replace(AIKO, click=10**18 + 8 * at), seats=2, **where)
    await dojo.lobbies.join(lobby.id, replace(BRUNO, click=10**18 + 8 * at + 1))
    if at % 3 == 0:
        await dojo.lobbies.leave(lobby.id, BRUNO.id)
        await dojo.lobbies.join(lobby.id, replace(BRUNO, click=10**18 + 8 * at + 2))
    await dojo.lobbies.start(lobby.id, AIKO.id)
    for _ in range(4):
        table = await dojo.referee.table(lobby.id)
        for ask in table.asks()[:1]:
            option = ask.options[at % len(ask.options)]
            await dojo.referee.answer(lobby.id, table.players[ask.seat].id, None, str(option))
    if (await dojo.referee.table(lobby.id)).status == "playing":
        await dojo.referee.resign(lobby.id, BRUNO.id)
    return lobby.id


def tampered(history: Any) -> Iterator[Any]:
    table, record = history.table, history.record
    for name in ("secret", "commitment", "joins"):
        yield replace(history, table=replace(table, **{name: getattr(table, name) + "1"}))
    yield replace(history, table=replace(table, match=replace(table.match, seed="lucky")))
    yield replace(history, record=record.model_copy(update={"moves": record.moves[:-1]}))


# Distributions


def honest(word: str) -> str:
    """As a lobby makes it; `word` stands for the moment, whatever it is."""
    clicks = [int(shuffle.shorten(f"{word}{person}"), 16) >> 1 for person in "ab"]
    return shuffle.seed(shuffle.secret(), shuffle.add_to_joins("", (), clicks))


def befriended(word: str) -> tuple[str, str]:
    return honest(word), honest(f"{word} again")


def distances(key: str, deals: int, luck: Callable[[str], Any]) -> list[float]:
    """How far each table of kinds and places is from chance, in standard deviations."""
    counts: list[Counter[tuple[str, Any]]] = []
    first: list[Places] = []
    for at in range(deals):
        tables = favourite(key, luck(f"{key}{at}"))
        first = first or tables
        counts = counts or [Counter() for _ in tables]
        for count, places in zip(counts, tables, strict=True):
            count.update((place, kind) for place, kinds in places.items() for kind in kinds)
    return [distance(count, places, deals) for count, places in zip(counts, first, strict=True)]


def favourite(key: str, seed: str | tuple[str, ...]) -> list[Places]:
    """Of several deals the one with most of the first kind in the first place."""
    if isinstance(seed, str):
        return dealt(key, seed)
    return max((dealt(key, each) for each in seed), key=liking)


def liking(tables: list[Places]) -> int:
    places = tables[0]
    best = max(str(kind) for kinds in places.values() for kind in kinds)
    return [str(kind) for kind in next(iter(places.values()))].count(best)


def distance(count: Counter[tuple[str, Any]], places: Places, deals: int) -> float:
    """Chi-square of dealing without putting back, as a normal deviate (Wilson and Hilferty)."""
    kinds = Counter(kind for each in places.values() for kind in each)
    cards = kinds.total()
    square = 0.0
    for place, each in places.items():
        for kind, number in kinds.items():
            expected = deals * len(each) * number / cards
            square += (count[place, kind] - expected) ** 2 / expected
    square *= (cards - 1) / cards
    freedom = (len(places) - 1) * (len(kinds) - 1)
    return float(((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom)))


def dealt(key: str, seed: str) -> list[Places]:
    """What lies where after the deal, in tables of cards that could have changed places."""
    game = GAMES[key]
    now, _ = match.start(game, 2, seed=seed, options={})
    while key == "karenza" and not now.state.table and not any(now.state.hands):
        ask = game.asks(now.state)[0]
        now, _ = match.answer(game, now, ask.seat, ask.options[ask.seat])
    return PLACES[key](codec.plain(game.state, now.state))


def board(state: Any) -> list[Places]:
    """By rows, and field by field."""
    grid = state["grid"]
    rows = {f"row {at}": grid[at * 6 : at * 6 + 6] for at in range(6)}
    return [rows, {f"field {at}": [tile] for at, tile in enumerate(grid)}]


def hands_and_pile(state: Any) -> list[Places]:
    return [{"first": state["hands"][0], "second": state["hands"][1], **thirds(state["pile"])}]


def sub_decks(state: Any) -> list[Places]:
    """Each is dealt for itself, to one after the other."""
    rank = {card: at for at, deck in enumerate(KENDO_DECKS) for card in deck}
    return [
        {
            "first": [card for card in state["hands"][0] if rank[card] == at],
            "second": [card for card in state["hands"][1] if rank[card] == at],
            "deck": deck,
        }
        for at, deck in enumerate(state["decks"])
    ]


def own_decks(state: Any) -> list[Places]:
    """Everybody draws from a deck of their own."""
    return [{"hand": state["hands"][seat], **thirds(state["decks"][seat])} for seat in (0, 1)]


def market_and_pile(state: Any) -> list[Places]:
    """By their numbers, roughly, and card by card."""
    places = {"market": state["market"], **thirds(state["pile"])}
    return [{place: [card // 15 for card in cards] for place, cards in places.items()}, places]


def thirds(pile: Sequence[Any]) -> Places:
    third = len(pile) // 3
    return {"top": pile[:third], "middle": pile[third : 2 * third], "bottom": pile[2 * third :]}


def kendo_decks() -> list[set[str]]:
    """Which card belongs to which sub-deck, seen in a few deals."""
    found: list[set[str]] = [set(), set(), set()]
    for at in range(20):
        now, _ = match.start(GAMES["kendo"], 2, seed=str(at), options={})
        for deck, cards in zip(found, codec.plain(GAMES["kendo"].state, now.state)["decks"], strict=True):
            deck.update(cards)
    return found


KENDO_DECKS = kendo_decks()
PLACES: Mapping[str, Callable[[Any], list[Places]]] = {
    "kaito": board,
    "kengo": hands_and_pile,
    "kendo": sub_decks,
    "karenza": own_decks,
    "regroup": market_and_pile,
}
