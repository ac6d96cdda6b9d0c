"""What each seat sees of a match, whole states that fit that, and what bystanders may guess."""

from collections import Counter
from random import Random
from typing import Final

from engine.box import shuffled
from engine.core import Seat
from engine.games.kengo.parts import CARDS, SPECIALS, Hand
from engine.games.kengo.rules import forced, question, special_deck
from engine.games.kengo.state import LEFT, RIGHT, Acted, Action, Event, Standing, State, View, champion

TRIES = 100  # at dealing the enemy a hand that could have come so far


def view(state: State, seat: Seat | None) -> View:
    """KG-23: played cards may not be counted, so of the running round there is only the last action."""
    standing, options = state.standing, state.options
    return View(
        seat=seat, places=state.places, turn=state.turn, attack=state.attack, lunge=state.lunge,
        hand=None if seat is None else ordered(state.hands[seat]),
        hand_sizes=(len(state.hands[LEFT]), len(state.hands[RIGHT])),
        open_hands=tuple(map(ordered, state.hands)) if face_up(state) else (),
        pile_size=len(state.pile),  # KG-R19
        last=state.actions[-1] if state.actions else None,
        discard=discard(state.actions) if options.open_discard else None,
        special=state.special,
        specials_seen=tuple(key for key in special_deck(options) if key not in standing.specials),
        options=options, score=standing.score, matches_won=standing.matches_won, round=standing.round,
        starter=standing.starter, draws=standing.draws, last_round=standing.last_round, left=standing.left,
    )  # fmt: skip


def ordered(cards: Hand) -> Hand:
    return tuple(sorted(cards))


def discard(actions: tuple[Action, ...]) -> Hand:
    """KG-23, `open_discard`: every card played in this round, sorted."""
    return ordered(tuple(card for action in actions for card in action.cards))


def lying(now: State | View) -> Hand:
    """KG-23: the cards of the last action. KG-R12: before a parry the same cards were laid by the other side."""
    if now.options.open_discard:
        return now.discard or () if isinstance(now, View) else discard(now.actions)
    last = now.last if isinstance(now, View) else now.actions[-1] if now.actions else None
    if last is None:
        return ()
    return last.cards * 2 if last.play == "parry" and SPECIALS[now.special].parry == "same" else last.cards


def face_up(state: State) -> bool:
    """KG-R27: under Open Palms, and when the match is over."""
    return SPECIALS[state.special].open or champion(state.options, state.standing) is not None


def forgets(state: State) -> tuple[int, ...] | None:
    """KG-23, KG-24: the running round, unless all that was played lies open."""
    standing, options = state.standing, state.options
    if options.open_discard or champion(options, standing) is not None:
        return None
    return running_round(state)


def running_round(state: State) -> tuple[int, ...]:
    return (*state.standing.matches_won, state.standing.round, state.standing.draws)


def rounds(state: State) -> str:
    return ".".join(map(str, running_round(state)))


# A state that fits


def imagine(view: View, luck: Random) -> State:
    """An enemy who is being asked has something to play: a deal that gives them nothing is dealt again."""
    state = dealt_anew(view, luck)
    if view.open_hands or view.turn == view.seat:
        return state
    for _ in range(TRIES):
        if not forced(question(state)[1]):
            break
        state = dealt_anew(view, luck)
    return state


def dealt_anew(view: View, luck: Random) -> State:
    hidden = unseen(view, luck)
    left, right = (known_hand(view, seat) or ordered(taken(hidden, view.hand_sizes[seat])) for seat in (LEFT, RIGHT))
    return State(
        places=view.places,
        hands=(left, right),
        pile=taken(hidden, view.pile_size),
        turn=view.turn,
        attack=view.attack,
        lunge=view.lunge,
        special=view.special,
        aside=taken(hidden, SPECIALS[view.special].aside),
        actions=history(view, hidden),
        options=view.options,
        standing=standing(view, luck),
    )


def unseen(view: View, luck: Random) -> list[int]:
    """The cards this seat cannot place, shuffled: more than the box has, if a position was drawn up freely."""
    known = [card for seat in (LEFT, RIGHT) for card in known_hand(view, seat)]
    hidden = list(CARDS)
    for card in (*(lying(view) or view.attack), *known):
        if card in hidden:
            hidden.remove(card)
    wanted = sum(view.hand_sizes) - len(known) + view.pile_size + SPECIALS[view.special].aside
    hidden += luck.choices(CARDS, k=max(0, wanted - len(hidden)))
    luck.shuffle(hidden)
    return hidden


def known_hand(view: View, seat: Seat) -> Hand:
    if view.open_hands:
        return view.open_hands[seat]
    return view.hand if view.hand and seat == view.seat else ()


def taken(cards: list[int], size: int) -> Hand:
    """The first of them, which are then gone."""
    hand = tuple(cards[:size])
    del cards[:size]
    return hand


def history(view: View, hidden: list[int]) -> tuple[Action, ...]:
    """What was played before the last action: the cards that are known, then the right number, as steps on the spot."""
    last = view.last
    if last is None:
        return ()
    known = (Counter(lying(view)) - Counter(last.cards)).elements()
    earlier = (*known, *(hidden if view.discard is None else ()))
    here = view.places[last.seat]
    return (*[Action(last.seat, "advance", (card,), here, here) for card in earlier], last)


def standing(view: View, luck: Random) -> Standing:
    unused = [key for key in special_deck(view.options) if key not in view.specials_seen]
    return Standing(
        score=view.score,
        matches_won=view.matches_won,
        round=view.round,
        starter=view.starter,
        draws=view.draws,
        specials=shuffled(unused, luck),
        last_round=view.last_round,
        left=view.left,
    )


# Guesses


NO_ACTION: Final = {"refill", "stuck"}


def guesses(view: View) -> tuple[str, ...]:
    """The same whatever is held: a hand that can't parry is asked nothing else, and nobody is told (KG-R20)."""
    if view.attack:
        return ("parry", *(("withdraw",) if view.lunge else ()), "hit")
    if not view.pile_size and view.options.level == "basic":
        return ("attack", "pass")
    return ("advance", "retreat", "attack", *(("lunge",) if view.options.level == "advanced" else ()))


def guessed(event: Event) -> str | None:
    return event.deed if isinstance(event, Acted) and event.deed not in NO_ACTION else None
