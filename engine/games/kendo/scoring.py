"""What an unanswered attack costs: cards in a Duel, hansoku and ippons in a Competition. And how an exchange ends."""

from engine.core import Seat
from engine.games.kendo.choices import draws
from engine.games.kendo.moves import Draw, Hansoku, Ippon, Mark, Pulled, Unanswered
from engine.games.kendo.parts import DECKS, EXCHANGES, HANSOKU, REFILL
from engine.games.kendo.state import STRIKE_COSTS, Threat
from engine.games.kendo.table import Table, threat_of
from engine.tuples import put

LETTERS: dict[str, Mark] = {"men": "M", "kote": "K", "do": "D", "tsuki": "T"}


# Nothing answers it


def unanswered(table: Table, threat: Threat) -> None:
    """KD-20, KD-R23: what nothing in the hand answers costs cards in a Duel, and an ippon in a Competition."""
    loser = threat.defender
    table.events.append(Unanswered(loser, threat.reinforcement or threat.strike))
    alternative = threat.strike not in LETTERS
    if threat.reinforcement:  # KD-11, KD-28, KD-R44
        pull(table, threat, 1)
    elif table.duel:
        pull(table, threat, 1 if alternative else STRIKE_COSTS)  # KD-20
    elif alternative:  # KD-R24
        penalise(table, loser)
    else:
        score(table, threat.attacker, LETTERS[threat.strike])  # KD-R23


def pull(table: Table, threat: Threat, most: int) -> None:
    """KD-R15, KD-R35: cards pulled unseen, one after the other, out of a hand that is mixed; so nobody is asked."""
    count = min(most, len(table.hands[threat.defender]))
    for _ in range(count):
        card = table.luck.choice(table.hands[threat.defender])
        table.take(threat.defender, card)
        table.give(threat.attacker, card)
    if count:
        table.events.append(Pulled(threat.attacker, threat.defender, count))
    lost(table, threat)


def lost(table: Table, threat: Threat) -> None:
    """KD-12: the strike behind a reinforcement stays. KD-R16, KD-39: else the loser starts, of four the taker."""
    table.turn = threat.defender
    if threat.reinforcement:  # KD-12
        table.threat = threat_of(threat.attacker, threat.defender, threat.strike, threat.counter)
        table.stage = "react"
    elif len(table.players()) > 3:  # KD-R17: also with no cards
        table.start(threat.attacker, spared=threat.defender)
    else:
        table.start(threat.defender)


# Hansoku and ippon


def penalise(table: Table, seat: Seat) -> None:
    """KD-R24: one hansoku, after which the seat starts. The second is an ippon for the other, and clears the pair."""
    count = table.hansoku[seat] + 1
    table.events.append(Hansoku(seat, count))
    table.hansoku = put(table.hansoku, seat, count % HANSOKU)
    if count == HANSOKU:
        score(table, 1 - seat, "H")
    else:
        table.start(seat, rested=True)


def score(table: Table, seat: Seat, mark: Mark) -> None:
    """KD-R23: an ippon. KD-30: the seat that conceded it starts, without switch and draw."""
    table.events.append(Ippon(seat, mark))
    table.ippons = put(table.ippons, seat, (*table.ippons[seat], mark))
    table.threat = None
    if table.jikan == "last":  # KD-32: it counts, and play goes on
        table.jikan = "used"
    if len(table.ippons[seat]) >= table.options.ippons:  # KD-R23
        table.over((seat,), "ippon")
    elif table.number >= EXCHANGES:
        call_it_a_day(table)
    else:  # KD-30
        table.start(1 - seat, rested=True)
        refill(table)


def refill(table: Table) -> None:
    """KD-30: the starter draws first."""
    table.turn, table.stage = table.starter, "refilling"


def refilling(table: Table) -> None:
    """KD-30: card by card, each seen, up to six. KD-R27: with only one sub-deck to draw from, nobody is asked."""
    seat = table.turn
    options = draws(table, (0, 1, 2)) if len(table.hands[seat]) < REFILL else ()
    if len(options) > 1:
        table.stage = "refill"
    elif options:
        table.draw_for(seat, DECKS.index(options[0].deck), "refill")
    elif seat == table.starter:
        table.turn = 1 - seat
    else:
        table.stage = "start"


def refill_one(table: Table, seat: Seat, move: Draw) -> None:
    table.draw_for(seat, DECKS.index(move.deck), "refill")
    table.stage = "refilling"


# The exchange is over


def end(table: Table) -> None:
    """KD-26: in a Competition both hands are looked at. An empty one is an ippon; two are none, and both draw."""
    table.threat = None
    if table.duel:
        table.stage = "start"
        return
    empty = [seat for seat, hand in enumerate(table.hands) if not hand]
    if len(empty) == 1:  # KD-26
        score(table, 1 - empty[0], "E")
    elif table.jikan == "last":  # KD-32
        table.over((0 if table.ippons[0] else 1,), "jikan")
    elif table.number >= EXCHANGES:
        call_it_a_day(table)
    elif empty:  # KD-26: both
        refill(table)
    else:
        table.stage = "start"


def call_it_a_day(table: Table) -> None:
    """KD-R25: time is up. The leader wins, or it is a draw."""
    first, second = map(len, table.ippons)
    table.over((0,) if first > second else (1,) if second > first else (), "time")
