"""A new attack: who may make it, with what, and who drops out because they cannot."""

from engine.core import Seat
from engine.games.kendo.choices import attacks, bonuses, draws, openings
from engine.games.kendo.moves import Discard, Draw, DroppedOut, Extended, Jikan, Open, Passed, Switch, Switched
from engine.games.kendo.parts import BASICS, CARDS, COUNTERS, DEAL, DECKS, JIKAN, OTHERS, sub_decks
from engine.games.kendo.preparation import deal
from engine.games.kendo.table import Table, found, threat_of


def start(table: Table) -> None:
    """The starter is asked. KD-R17: in a Duel a starter with no cards drops out."""
    table.turn = table.starter
    if not table.duel and not table.rested:  # KD-23, KD-24
        prepare(table)
    elif table.duel and not table.hands[table.turn]:
        without_cards(table, table.turn)
    else:
        table.stage = "opening"


# Swap and draw: the Competition


def prepare(table: Table) -> None:
    """KD-23: one card must be switched. KD-26: with an empty hand it is only drawn."""
    if table.hands[table.turn] and any(map(table.obtainable, range(3))):
        table.stage = "switch"
    else:
        draw_one(table)


def switch(table: Table, seat: Seat, move: Switch) -> None:
    """KD-23: the new card is drawn, and the old one goes under its own sub-deck. They may be of one kind."""
    old = found(table.hands[seat], move.card)
    table.draw(seat, DECKS.index(move.deck))
    table.put_under(seat, old)
    table.events.append(Switched(seat, move.deck))
    draw_one(table)


def draw_one(table: Table) -> None:
    """KD-23: from the counters or the others. KD-R27, KD-27: with only one of them to draw from, nobody is asked."""
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
    """KD-23: only then the play is chosen."""
    table.stage = "react" if table.threat else "opening"


# The opening


def opening(table: Table) -> None:
    """KD-19: an attack, if the hand has one."""
    seat = table.turn
    if openings(table):
        table.stage = "open"
    elif not table.obtainable(BASICS):  # KD-5, KD-29
        pass_on(table, seat)
    elif table.duel:  # KD-5, KD-R31
        table.stage = "discard"
    else:
        draw_basic(table, seat)


def draw_basic(table: Table, seat: Seat, move: Draw | None = None) -> None:
    """KD-29: to open with it, in a Competition, at no cost."""
    table.draw_for(seat, BASICS, "opening")
    table.stage = "open"


def pass_on(table: Table, seat: Seat) -> None:
    """KD-5, KD-29: the start passes to the next seat. KD-R10: if nobody can open, nobody wins."""
    table.events.append(Passed(seat))
    if table.duel and not any(attacks(hand, (None,)) or not hand for hand in hands_of_players(table)):  # KD-R10
        table.over((), "no_opening")
        return
    table.number += not table.duel and table.jikan != "last"  # KD-29
    table.start(table.after(seat))


def hands_of_players(table: Table) -> list[tuple[str, ...]]:
    return [table.hands[seat] for seat in table.players()]


def discard(table: Table, seat: Seat, move: Discard) -> None:
    """KD-5, KD-R36: openly, for a basic to open with."""
    card = table.lay(seat, move.card)
    table.tell(seat, "discard", (card,), None, None)
    table.draw_for(seat, BASICS, "opening")
    table.stage = "open"


def attack(table: Table, seat: Seat, move: Open) -> None:
    """KD-19, KD-R9: a new attack. KD-R20: at an empty hand it wins between two, even with the last card."""
    target = table.after(seat) if move.target is None else move.target
    cards = tuple([table.lay(seat, kind) for kind in (move.card, move.reinforcement) if kind])
    table.exchange = ()
    table.number += table.jikan != "last"  # KD-R25
    table.tell(seat, "open", cards, target, CARDS[cards[0]].delivers or move.card)
    table.face(threat_of(seat, target, move.card, False, move.reinforcement))
    if table.duel and not table.hands[target]:  # KD-R20
        drop_out(table, target)


# Calling time


def call_time(table: Table, seat: Seat, move: Jikan) -> None:
    """KD-32: at 1:0 the other opens one last attack. At 1:1 all cards are shuffled, and the next ippon wins.

    KD-R42: it takes the place of an opening.
    """
    table.take(seat, JIKAN)
    table.exchange = ()
    table.tell(seat, "jikan", (JIKAN,), None, None)
    table.jikan = "extension" if table.ippons[1 - seat] else "last"
    if table.jikan == "extension":
        deal(table, sub_decks(jikan=False), DEAL["extension"])
        table.events.append(Extended(seat))
    table.starter, table.rested, table.spared, table.stage = 1 - seat, False, None, "start"


# Dropping out


def without_cards(table: Table, seat: Seat) -> None:
    """KD-R17: a player who must play and has no cards drops out; KD-R21: not of the last two, if neither has any."""
    hands = hands_of_players(table)
    if any(hands) or len(hands) > 2:
        drop_out(table, seat)
    else:
        table.over((), "empty")


def drop_out(table: Table, seat: Seat, bonus: bool = True) -> None:
    """KD-R18, KD-R33: a bonus for the last attacker. KD-R19: of three the other starts, of four the last attacker."""
    playing, last = table.players(), table.last_attackers[seat]
    table.events.append(DroppedOut(seat))
    table.out = (*table.out, seat)
    table.threat = None
    others = table.players()
    if len(others) == 1:  # KD-R1
        table.over(others, "last")
    elif last is None or last not in others:
        table.start(table.after(seat))
    else:
        table.start(last if len(playing) > 3 else next(each for each in others if each != last))
        if bonus:
            offer_bonus(table, last)


def offer_bonus(table: Table, seat: Seat) -> None:
    """KD-R18: from a sub-deck of their choice. KD-R27: where only one has cards, nobody is asked."""
    options = bonuses(table)
    if len(options) == 1:
        table.draw_for(seat, DECKS.index(options[0].deck), "bonus")
    elif options:
        table.turn, table.stage = seat, "bonus"


def take_bonus(table: Table, seat: Seat, move: Draw) -> None:
    table.draw_for(seat, DECKS.index(move.deck), "bonus")
    table.stage = "start"
