"""Why a move is refused: the clause that forbids it, found with the rules of choices.py."""

from collections import Counter

from engine.core import Refusal, Seat, first_of
from engine.games.kengo.choices import balanced, question, room
from engine.games.kengo.parts import SPECIALS, Hand
from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Move, Parry, Pass, Retreat, State, Withdraw

ANSWERS = ("parry", "withdraw", "hit")


def no(clause: str, key: str, **facts: int) -> Refusal:
    return Refusal(clause, f"kengo-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    topic, options = question(state)
    if refusal := out_of_place(state, topic, move):
        return refusal
    hand = state.hands[seat]
    match move:
        case Advance(card):
            return first_of(not_held(hand, (card,), "KG-R7"), too_near(state, card))
        case Retreat(card):
            return retreat(state, seat, card, options)
        case Attack(cards):
            return first_of(not_held(hand, cards, "KG-R9"), *strike(state, cards), too_many(state, move not in options))
        case Lunge():
            return lunge(state, hand, move, move not in options)
        case Parry(cards):
            return parry(state, hand, cards)
        case Withdraw(card):
            return withdraw(state, seat, card)
        case Hit() | Pass():
            return None


def out_of_place(state: State, topic: str, move: Move) -> Refusal | None:
    """Moves of a kind that nobody could make now, whatever the cards."""
    answering, acting = move.kind in ANSWERS, topic in ("act", "last_attack")
    return first_of(
        (topic == "defend" and not answering, no("KG-27", "under-attack")),
        (topic == "refill" and move.kind != "pass", no("KG-18", "refill")),
        (topic == "stuck" and move.kind != "pass", no("KG-R14", "stuck")),
        (acting and answering, no("KG-27", "no-attack")),
        (topic == "last_attack" and move.kind not in ("attack", "pass"), no("KG-R15", "last-attack")),
        (topic == "act" and move.kind == "pass", no("KG-28", "no-pass")),
        (topic == "act" and move.kind == "lunge" and state.options.level != "advanced", no("KG-R2", "level")),
    )


# What is wrong with the cards


def not_held(hand: Hand, cards: Hand, clause: str) -> tuple[bool, Refusal]:
    return bool(Counter(cards) - Counter(hand)), no(clause, "not-held")


def too_near(state: State, card: int) -> tuple[bool, Refusal]:
    return card >= state.distance, no("KG-R7", "too-near", squares=state.distance - 1)


def too_many(state: State, refused: bool) -> tuple[bool, Refusal]:
    """All else about the attack is right, so it has more cards than one may have now."""
    if SPECIALS[state.special].cards == 1:
        return refused, no("KG-R25", "single-cut")
    return refused, no("KG-20" if state.pile else "KG-7", "one-card")


def strike(state: State, cards: Hand) -> tuple[tuple[bool, Refusal], ...]:
    return (
        (len(set(cards)) > 1, no("KG-R9", "unequal")),
        (cards[:1] != (state.distance,), no("KG-R9", "distance", distance=state.distance)),
    )


def lunge(state: State, hand: Hand, move: Lunge, refused: bool) -> Refusal | None:
    left = state.distance - move.step
    return first_of(
        not_held(hand, (move.step, *move.cards), "KG-13"),
        too_near(state, move.step),
        (set(move.cards) != {left}, no("KG-13", "lunge-distance", distance=left)),
        too_many(state, refused),
    )


def retreat(state: State, seat: Seat, card: int, options: tuple[Move, ...]) -> Refusal | None:
    others = any(option.kind != "retreat" for option in options)
    return first_of(
        not_held(state.hands[seat], (card,), "KG-R8"),
        no_room(state, seat, card, "KG-R8"),
        (others and not SPECIALS[state.special].retreat, no("KG-R24", "no-way-back")),
    )


def no_room(state: State, seat: Seat, card: int, clause: str) -> tuple[bool, Refusal]:
    squares = room(state, seat)
    return card > squares, no(clause, "no-room", squares=squares)


def withdraw(state: State, seat: Seat, card: int) -> Refusal | None:
    return first_of(
        (not state.lunge, no("KG-15", "no-withdrawal")),
        not_held(state.hands[seat], (card,), "KG-15"),
        no_room(state, seat, card, "KG-15"),
    )


def parry(state: State, hand: Hand, cards: Hand) -> Refusal | None:
    attack = state.attack
    if SPECIALS[state.special].parry == "sum":
        return first_of(
            (not balanced(cards, attack), no("KG-R26", "sum", count=len(attack), total=sum(attack))),
            not_held(hand, cards, "KG-R26"),
            (list(cards) != sorted(cards), no("KG-R26", "rising")),
        )
    held = hand.count(attack[0])
    return first_of(
        (held < len(attack), no("KG-R12", "parry", count=len(attack), card=attack[0], held=held)),
        (bool(cards), no("KG-R12", "just-parry")),
    )
