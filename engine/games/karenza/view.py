"""What each seat sees of a match, whole states that fit that, and what bystanders may guess."""

from random import Random

from engine.box import shuffled
from engine.core import Seat
from engine.games.karenza.parts import CARDS, DECKS, MOST_MOVES, OFFERED, Hand, Kind
from engine.games.karenza.rules import playable
from engine.games.karenza.state import RANDOM, Attacked, Conceded, Defended, Event, Passed, State, View


def view(state: State, seat: Seat | None) -> View:
    """KZ-R20: all but the hands of others and the decks, of which only the sizes show."""
    return View(
        seat=seat,
        choice=state.choices[seat] if state.choices and seat is not None else None,
        chosen=tuple(choice is not None for choice in state.choices),
        warriors=state.warriors,
        poses=state.poses,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        deck_sizes=tuple(map(len, state.decks)),
        discards=state.discards,
        scores=state.scores,
        turn=state.turn,
        opener=state.opener,
        table=state.table,
        attack=state.attack,
        passes=state.passes,
        streak=state.streak,
        last=state.last,
        left=state.left,
        ended=state.ended,
        options=state.options,
    )


# A state that fits


def imagine(view: View, luck: Random) -> State:
    dealt = [dealing(view, seat, luck) for seat in range(len(view.poses))]
    return State(
        choices=tuple(choosing(view, seat, luck) for seat in range(len(view.chosen))),
        warriors=view.warriors,
        poses=view.poses,
        hands=tuple(hand for hand, _ in dealt),
        decks=tuple(deck for _, deck in dealt),
        discards=view.discards,
        scores=view.scores,
        turn=view.turn,
        opener=view.opener,
        table=view.table,
        attack=view.attack,
        passes=view.passes,
        streak=view.streak,
        last=view.last,
        left=view.left,
        ended=view.ended,
        options=view.options,
    )


def choosing(view: View, seat: Seat, luck: Random) -> str | None:
    """KZ-25: what others have chosen is unknown until all have."""
    if not view.chosen[seat]:
        return None
    return view.choice if seat == view.seat else luck.choice((*OFFERED, RANDOM))


def dealing(view: View, seat: Seat, luck: Random) -> tuple[Hand, Hand]:
    """KZ-R20: a hand and a deck of the cards nobody has seen, and of more if a position was drawn up freely."""
    warrior = view.warriors[seat]
    if warrior is None:
        return (), ()
    own = view.hand if seat == view.seat else None
    size, deck = (0 if own is not None else view.hand_sizes[seat]), view.deck_sizes[seat]
    hidden = unseen(view, seat, warrior, own or ())
    hidden += luck.choices(DECKS[warrior], k=max(0, size + deck - len(hidden)))
    cards = shuffled(tuple(hidden), luck)
    return (own if own is not None else tuple(sorted(cards[:size]))), cards[size : size + deck]


def unseen(view: View, seat: Seat, warrior: str, own: Hand) -> list[str]:
    hidden = list(DECKS[warrior])
    for card in (*view.discards[seat], *(laid.card for laid in view.table if laid.seat == seat), *own):
        if card in hidden:
            hidden.remove(card)
    return hidden


# Guesses


def guesses(view: View) -> tuple[str, ...]:
    """Each card of the deck that nobody has seen yet and that the pose allows, held or not (KZ-R20, KZ-R21).

    Poses before the first attack are no such choice.
    """
    seat, pose = view.turn, view.poses[view.turn]
    warrior = view.warriors[seat] if view.warriors else None
    if warrior is None or pose is None or view.ended:
        return ()
    cards, lock = tuple(unseen(view, seat, warrior, ())), view.options.sword_lock
    if view.attack:
        return (*(defends(card) for card in playable(cards, pose, lock, "defence", view.attack.moves)), "concede")
    return (*(attacks(card) for card in playable(cards, pose, lock, "attack", MOST_MOVES)), "pass")


def attacks(card: Kind) -> str:
    return f"attack {CARDS[card].title}"


def defends(card: Kind) -> str:
    return f"defend {CARDS[card].title}"


def guessed(event: Event) -> str | None:
    match event:
        case Attacked():
            return attacks(event.card)
        case Passed():
            return "pass"
        case Defended():
            return defends(event.card)
        case Conceded():
            return "concede"
    return None
