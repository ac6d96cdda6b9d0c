"""What the coach says of a move, from what its seat sees: what a strike wins, and how much could stop it."""

from collections import Counter as Tally

from engine.core import Ask, Purpose
from engine.games.kendo.parts import CARDS, OF_KIND, Kind, of_role, sub_decks
from engine.games.kendo.rules import answer_moves, attack_moves
from engine.games.kendo.state import Counter, Deflect, Meet, Move, Open, Parry, View, meets

ALTERNATIVE = of_role("alternative")


def purpose(view: View, _: Ask[Move], move: Move) -> Purpose | None:
    """KD-20: an unanswered basic or counter costs two cards in the Duel. KD-R23: in Competition it's an ippon."""
    match move:
        case Open(card) if card in ALTERNATIVE:
            return Purpose("kendo-purpose-alternative", stoppers(view, card, counter=False))
        case Open(card):
            return Purpose(f"kendo-purpose-strike-{view.options.mode}", stoppers(view, card, counter=False))
        case Counter(card):
            delivers = CARDS[OF_KIND[card][0]].delivers or ""
            return Purpose(f"kendo-purpose-strike-{view.options.mode}", stoppers(view, delivers, counter=True))
        case Deflect(card, None) | Parry(card) if bare(view, card):
            return Purpose("kendo-purpose-bare")
        case Meet(card) if meets(view.threat, view.options):
            return Purpose(f"kendo-purpose-strike-{view.options.mode}", stoppers(view, card, counter=False))
        case Meet() | Deflect() | Parry() if view.threat and not view.threat.reinforcement:
            return Purpose("kendo-purpose-stopped")
        case _:
            return None


def bare(view: View, card: Kind) -> bool:
    """KD-5: whether a hand can't open a Duel's next exchange once this card is played from it."""
    rest = Tally(view.hand or ()) - Tally([card])
    return view.options.mode == "duel" and bool(rest) and not attack_moves((), (None,)).keys() & rest.keys()


def stoppers(view: View, strike: Kind, *, counter: bool) -> dict[str, int]:
    """How many of the cards that the seat can't see stop a strike without MUSHIN, and how many those cards are."""
    seen = Tally(view.hand or ()) + Tally(card for played in view.played for card in played)
    unseen = Tally(card for deck in sub_decks(jikan=False) for card in deck) - seen
    stopping = answer_moves(strike, counter, False)
    return {"stops": sum(unseen[card] for card in stopping), "unseen": unseen.total()}
