"""What is attacked must be answered: counters, equal strikes, deflections and parries."""

from engine.core import Seat
from engine.games.kendo.choices import answers
from engine.games.kendo.moves import Counter, Deflect, Meet, Parry, Stop
from engine.games.kendo.parts import CARDS
from engine.games.kendo.scoring import LETTERS, score, unanswered
from engine.games.kendo.starting import drop_out, prepare, without_cards
from engine.games.kendo.state import Threat
from engine.games.kendo.table import Table, threat_of


def attacked(table: Table) -> None:
    """KD-23/26: a Competition has the switch and the draw first, but who is countered with no cards has lost."""
    threat = table.pending()
    table.turn = threat.defender
    if table.duel:
        table.stage = "react"
    elif threat.counter and not table.hands[threat.defender]:
        score(table, threat.attacker, LETTERS[threat.strike])
    else:
        prepare(table)


def react(table: Table) -> None:
    """KD-9, KD-11/12: a reinforcement first. With no legal answer the loss is settled at once; with one it is asked."""
    threat = table.pending()
    if table.duel and not table.hands[threat.defender]:
        without_cards(table, threat.defender)
    elif not answers(table):
        unanswered(table, threat)
    else:
        table.turn, table.stage = threat.defender, "reinforcement" if threat.reinforcement else "answer"


# 6, KD-7/8: with a strike


def meet(table: Table, threat: Threat, seat: Seat, move: Meet) -> None:
    """A basic ends the exchange, and whose strike it answers starts anew."""
    table.tell(seat, "meet", (table.lay(seat, move.card),), threat.attacker, threat.strike)
    table.start(threat.attacker)


def counter(table: Table, threat: Threat, seat: Seat, move: Counter) -> None:
    target = threat.attacker if move.target is None else move.target
    kinds = (move.card, "mushin") if move.mushin else (move.card,)
    cards = tuple([table.lay(seat, kind) for kind in kinds])
    strike = CARDS[move.card].delivers or threat.strike
    table.tell(seat, "counter", cards, target, strike)
    table.face(threat_of(seat, target, strike, True, None))


# KD-14/15/16: deflections


def deflect(table: Table, threat: Threat, seat: Seat, move: Deflect) -> None:
    """The same strike goes on to somebody else; between two the exchange just ends, and the defender starts."""
    cards = (table.lay(seat, move.card),)
    if len(table.players()) == 2:
        table.tell(seat, "deflect", cards, None, threat.strike)
        table.start(seat)
        return
    target = threat.attacker if move.target is None else move.target
    table.tell(seat, "deflect", cards, target, threat.strike)
    table.face(threat_of(seat, target, threat.strike, threat.counter, None))


def stop(table: Table, threat: Threat, seat: Seat, move: Stop) -> None:
    """A reinforcement: the strike is still to be answered. Or an alternative attack: its attacker opens again."""
    cards = (table.lay(seat, move.card),)
    table.tell(seat, "stop", cards, threat.attacker, threat.reinforcement or threat.strike)
    if threat.reinforcement:
        table.threat = threat_of(threat.attacker, seat, threat.strike, threat.counter)
        table.stage = "react"
    else:
        table.start(threat.attacker)


# KD-16/17/18, 12: parries


def parry(table: Table, threat: Threat, seat: Seat, move: Parry) -> None:
    """KD-22: with the last card of a Duel it is hikiwake between two, and of more who parried drops out."""
    table.tell(seat, "parry", (table.lay(seat, move.card),), threat.attacker, threat.strike)
    if table.hands[seat] or not table.duel:
        table.start(seat, rested=True)
    elif len(table.players()) == 2:
        table.over((), "hikiwake")
    else:
        drop_out(table, seat, bonus=False)
