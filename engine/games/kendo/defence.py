"""Answering an attack: with an equal strike, a counter, a deflection or a parry."""

from engine.core import Seat
from engine.games.kendo.choices import answers
from engine.games.kendo.moves import Counter, Deflect, Meet, Parry, Stop
from engine.games.kendo.parts import CARDS
from engine.games.kendo.scoring import LETTERS, score, unanswered
from engine.games.kendo.starting import drop_out, prepare, without_cards
from engine.games.kendo.state import Threat, meets
from engine.games.kendo.table import Table, threat_of


def attacked(table: Table) -> None:
    """KD-23, KD-24: in a Competition the defender switches and draws first, once for an attack."""
    threat = table.pending()
    table.turn = threat.defender
    if table.duel:
        table.stage = "react"
    else:
        prepare(table)


def react(table: Table) -> None:
    """KD-11: a reinforcement first. KD-9: with no legal answer the loss is settled at once; a single one is asked."""
    threat = table.pending()
    if table.duel and not table.hands[threat.defender]:  # KD-R17
        without_cards(table, threat.defender)
    elif not answers(table):  # KD-9
        unanswered(table, threat)
    else:
        table.turn, table.stage = threat.defender, "reinforcement" if threat.reinforcement else "answer"


# With a strike


def meet(table: Table, threat: Threat, seat: Seat, move: Meet) -> None:
    """KD-8: an attack of its own. KD-R13: but after a counter the exchange ends, and the counter's player starts."""
    cards = (table.lay(seat, move.card),)
    if not meets(threat, table.options):
        table.tell(seat, "meet", cards, None, threat.strike)
        table.start(threat.attacker)
        return
    target = threat.attacker if move.target is None else move.target
    table.tell(seat, "meet", cards, target, threat.strike)
    strike_back(table, seat, target, threat.strike, counter=False)


def counter(table: Table, threat: Threat, seat: Seat, move: Counter) -> None:
    """KD-R12: an attack of its own, which must be answered in turn."""
    target = threat.attacker if move.target is None else move.target
    kinds = (move.card, "mushin") if move.mushin else (move.card,)
    cards = tuple([table.lay(seat, kind) for kind in kinds])
    strike = CARDS[move.card].delivers or threat.strike  # KD-7, also with MUSHIN (KD-13)
    table.tell(seat, "counter", cards, target, strike)
    strike_back(table, seat, target, strike, counter=True)


def strike_back(table: Table, seat: Seat, target: Seat, strike: str, *, counter: bool) -> None:
    """KD-26: in a Competition, a player who is struck back at and has no cards concedes before drawing."""
    table.face(threat_of(seat, target, strike, counter, None))
    if not table.duel and not table.hands[target]:
        score(table, seat, LETTERS[strike])


# With a deflection


def deflect(table: Table, threat: Threat, seat: Seat, move: Deflect) -> None:
    """KD-15: the same strike goes on to somebody else. Between two the exchange just ends."""
    cards = (table.lay(seat, move.card),)
    if len(table.players()) == 2:
        table.tell(seat, "deflect", cards, None, threat.strike)
        table.start(seat)  # KD-16
        return
    target = threat.attacker if move.target is None else move.target
    table.tell(seat, "deflect", cards, target, threat.strike)
    table.face(threat_of(seat, target, threat.strike, threat.counter, None))  # KD-8


def stop(table: Table, threat: Threat, seat: Seat, move: Stop) -> None:
    """KD-10: a reinforcement. Or an alternative attack, after which the attacker opens again."""
    cards = (table.lay(seat, move.card),)
    table.tell(seat, "stop", cards, threat.attacker, threat.reinforcement or threat.strike)
    if threat.reinforcement:  # KD-12
        table.threat = threat_of(threat.attacker, seat, threat.strike, threat.counter)
        table.stage = "react"
    else:  # KD-14
        table.start(threat.attacker)


# With a parry


def parry(table: Table, threat: Threat, seat: Seat, move: Parry) -> None:
    """KD-16: the defender starts. KD-22: with their last card in a Duel they draw or, of more than two, drop out."""
    table.tell(seat, "parry", (table.lay(seat, move.card),), threat.attacker, threat.strike)
    if table.hands[seat] or not table.duel:
        table.start(seat, rested=True)  # KD-24, KD-R37
    elif len(table.players()) == 2:  # KD-22
        table.over((), "hikiwake")
    else:
        drop_out(table, seat, bonus=False)
