"""Before the first attack: the deal, the change of up to two cards, and who starts."""

from collections.abc import Mapping, Sequence
from random import Random

from engine.box import chosen, shuffled
from engine.core import Seat
from engine.games.kendo.moves import Change, Changed, First, Keep
from engine.games.kendo.parts import BASICS, CARDS, DEAL, TIES, Hand, in_box_order, sub_decks
from engine.games.kendo.state import Options, State
from engine.games.kendo.table import Table
from engine.tuples import put


def laid_out(seats: int, options: Mapping[str, str], luck: Random) -> Table:
    """KD-R1: a Duel begins with a question to everybody, a Competition with the first attacker."""
    rules = chosen(Options, options)
    table = Table(State(((),) * seats, options=rules), luck)
    decks = sub_decks(jikan=rules.mode == "competition" and rules.ippons > 1)  # KD-R3
    deal(table, decks, DEAL[rules.mode])
    if rules.mode == "duel":
        table.stage, table.choices = "change", (None,) * seats
    else:
        begin(table)
    return table


def deal(table: Table, decks: Sequence[Sequence[str]], sizes: tuple[int, int, int]) -> None:
    """Each sub-deck is shuffled, and each seat in turn has all its cards of one before the next is dealt (KD-R6)."""
    seats = len(table.hands)
    hands: list[Hand] = [()] * seats
    for deck, size in enumerate(sizes):
        cards = shuffled(decks[deck], table.luck)
        hands = [hand + cards[seat * size : (seat + 1) * size] for seat, hand in enumerate(hands)]
        table.decks[deck] = cards[seats * size :]
    table.hands = [in_box_order(hand) for hand in hands]
    table.played = [(), (), ()]


# The change


def choose(table: Table, seat: Seat, move: Keep | Change) -> None:
    """KD-36: all choose in secret, and nothing is done before the last has."""
    table.choices = put(table.choices, seat, move)
    change_when_all_have_chosen(table)


def change_when_all_have_chosen(table: Table) -> None:
    """KD-36: the changes are done in seat order, and told by their number."""
    if any(table.choices[seat] is None for seat in table.players()):
        return
    changed = [changed_by(choice) for choice in table.choices]
    for seat, cards in enumerate(changed):
        change(table, seat, cards)
    table.choices, table.changed = (), tuple(len(cards) for cards in changed)
    table.events.append(Changed(table.changed))
    begin(table)


def withdrawn(table: Table, seat: Seat) -> None:
    """A seat that has left changes nothing, and the others wait for it no longer."""
    table.choices = put(table.choices, seat, None)
    change_when_all_have_chosen(table)


def changed_by(choice: Keep | Change | None) -> Hand:
    if not isinstance(choice, Change):
        return ()
    return (choice.first, choice.second) if choice.second else (choice.first,)


def change(table: Table, seat: Seat, cards: Hand) -> None:
    """KD-36: all new cards are drawn before the old ones go under, so that nobody draws their own."""
    for card in cards:
        table.draw(seat, CARDS[card].deck)
    for card in cards:
        table.put_under(seat, card)


# Who begins


def begin(table: Table) -> None:
    """KD-R7: the first attacker starts."""
    first = first_attacker(table)
    table.first, table.starter, table.turn, table.stage = first, first.seat, first.seat, "start"
    table.events.append(first)


def first_attacker(table: Table) -> First:
    """KD-R7: the highest sum. KD-2, KD-R38: only those level at the top change their lowest basic and compare again."""
    seats, level = len(table.hands), list(table.players())
    rounds: list[tuple[int | None, ...]] = []
    while True:
        sums = {seat: sum(numbers(table, seat)) for seat in level}
        rounds.append(tuple(sums.get(seat) for seat in range(seats)))
        level = [seat for seat in level if sums[seat] == max(sums.values())]
        if len(level) == 1:
            return First(level[0], "totals", tuple(rounds))
        if len(rounds) > TIES or not table.decks[BASICS] or not change_lowest(table, level):
            return by_card(table, level, tuple(rounds))


def numbers(table: Table, seat: Seat) -> list[int]:
    """On the basics in a hand, the highest first."""
    return sorted((CARDS[card].number or 0 for card in table.hands[seat]), reverse=True)


def change_lowest(table: Table, level: list[Seat]) -> bool:
    """KD-2: whether any seat had a basic to change."""
    lowest = {seat: min(basics, key=number) for seat in level if (basics := basics_of(table, seat))}
    for seat, card in lowest.items():
        change(table, seat, (card,))
    return bool(lowest)


def basics_of(table: Table, seat: Seat) -> Hand:
    return tuple(card for card in table.hands[seat] if CARDS[card].deck == BASICS)


def number(card: str) -> int:
    return CARDS[card].number or 0


def by_card(table: Table, level: list[Seat], rounds: tuple[tuple[int | None, ...], ...]) -> First:
    """KD-2: the highest single card decides, then the next, then chance."""
    highest = max(numbers(table, seat) for seat in level)
    level = [seat for seat in level if numbers(table, seat) == highest]
    if len(level) == 1:
        return First(level[0], "card", rounds)
    return First(table.luck.choice(level), "lot", rounds)
