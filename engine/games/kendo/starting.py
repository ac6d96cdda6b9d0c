"""A new attack: who may make it, with what, and who drops out because he cannot."""

from engine.core import Seat
from engine.games.kendo.choices import attacks, bonuses, draws, openings
from engine.games.kendo.moves import Discard, Draw, DroppedOut, Extended, Jikan, Open, Passed, Switch, Switched
from engine.games.kendo.parts import BASICS, CARDS, COUNTERS, DEAL, DECKS, JIKAN, OTHERS, sub_decks
from engine.games.kendo.preparation import deal
from engine.games.kendo.table import Table, found, threat_of


def start(table: Table) -> None:
    """The starter is at turn. A Duel has no cards for who has none; a Competition switches and draws first."""
    table.turn = table.starter
    if not table.duel and not table.rested:
        prepare(table)
    elif table.duel and not table.hands[table.turn]:
        without_cards(table, table.turn)
    else:
        table.stage = "opening"


# KD-23/24: switch one card and draw one, before each play of a Competition


def prepare(table: Table) -> None:
    if table.hands[table.turn] and any(map(table.obtainable, range(3))):
        table.stage = "switch"
    else:
        draw_one(table)


def switch(table: Table, seat: Seat, move: Switch) -> None:
    """KD-27: drawn first, then put under. The new card may be another of the kind that goes."""
    old = found(table.hands[seat], move.card)
    table.draw(seat, DECKS.index(move.deck))
    table.put_under(seat, old)
    table.events.append(Switched(seat, move.deck))
    draw_one(table)


def draw_one(table: Table) -> None:
    """Where the cards there are leave no choice of sub-deck, none is asked for."""
    options = draws(table, (COUNTERS, OTHERS))
    if len(options) > 1:
        table.stage = "draw"
        return
    if options:
        table.draw_for(table.turn, DECKS.index(options[0].deck), "play")
    prepared(table)


def draw_chosen(table: Table, seat: Seat, move: Draw) -> None:
    table.draw_for(seat, DECKS.index(move.deck), "play")
    prepared(table)


def prepared(table: Table) -> None:
    table.stage = "react" if table.threat else "opening"


# 6, 10, KD-29: the opening


def opening(table: Table) -> None:
    seat = table.turn
    if openings(table):
        table.stage = "open"
    elif not table.obtainable(BASICS):
        pass_on(table, seat)
    elif table.duel:
        table.stage = "discard"
    else:
        draw_basic(table, seat)


def draw_basic(table: Table, seat: Seat, move: Draw | None = None) -> None:
    """To open with it, in a Competition; asked of whoever might call time instead if he had the card for it."""
    table.draw_for(seat, BASICS, "opening")
    table.stage = "open"


def pass_on(table: Table, seat: Seat) -> None:
    """All basics are in other hands, so somebody can open: if nobody can, cards are missing, and nobody wins."""
    table.events.append(Passed(seat))
    if table.duel and not any(attacks(hand, (None,)) or not hand for hand in hands_of_players(table)):
        table.over((), "no_opening")
        return
    table.number += not table.duel and table.jikan != "last"
    table.start(table.after(seat))


def hands_of_players(table: Table) -> list[tuple[str, ...]]:
    return [table.hands[seat] for seat in table.players()]


def discard(table: Table, seat: Seat, move: Discard) -> None:
    card = table.lay(seat, move.card)
    table.tell(seat, "discard", (card,), None, None)
    table.draw_for(seat, BASICS, "opening")
    table.stage = "open"


def attack(table: Table, seat: Seat, move: Open) -> None:
    """Between the last two, to open at an empty hand is to win, be it with the last card."""
    target = table.after(seat) if move.target is None else move.target
    cards = tuple([table.lay(seat, kind) for kind in (move.card, move.reinforcement) if kind])
    table.exchange = ()
    table.number += table.jikan != "last"
    table.tell(seat, "open", cards, target, CARDS[cards[0]].delivers or move.card)
    table.face(threat_of(seat, target, move.card, False, move.reinforcement))
    if table.duel and not table.hands[target]:
        drop_out(table, target)


# KD-32: time is called


def call_time(table: Table, seat: Seat, move: Jikan) -> None:
    table.take(seat, JIKAN)
    table.exchange = ()
    table.tell(seat, "jikan", (JIKAN,), None, None)
    table.jikan = "extension" if table.ippons[1 - seat] else "last"
    if table.jikan == "extension":
        deal(table, sub_decks(jikan=False), DEAL["extension"])
        table.events.append(Extended(seat))
    table.starter, table.rested, table.spared, table.stage = 1 - seat, False, None, "start"


# 9: dropping out


def without_cards(table: Table, seat: Seat) -> None:
    """Whoever must do something and has no cards drops out, unless he is one of the last two and neither has any."""
    hands = hands_of_players(table)
    if any(hands) or len(hands) > 2:
        drop_out(table, seat)
    else:
        table.over((), "empty")


def drop_out(table: Table, seat: Seat, bonus: bool = True) -> None:
    """The last attacker has a card as a bonus. Of three the other one starts, of four he himself."""
    playing, last = table.players(), table.last_attackers[seat]
    table.events.append(DroppedOut(seat))
    table.out = (*table.out, seat)
    table.threat = None
    others = table.players()
    if len(others) == 1:
        table.over(others, "last")
    elif last is None or last not in others:
        table.start(table.after(seat))
    else:
        table.start(last if len(playing) > 3 else next(each for each in others if each != last))
        if bonus:
            offer_bonus(table, last)


def offer_bonus(table: Table, seat: Seat) -> None:
    options = bonuses(table)
    if len(options) == 1:
        table.draw_for(seat, DECKS.index(options[0].deck), "bonus")
    elif options:
        table.turn, table.stage = seat, "bonus"


def take_bonus(table: Table, seat: Seat, move: Draw) -> None:
    table.draw_for(seat, DECKS.index(move.deck), "bonus")
    table.stage = "start"
