"""The rules of Karenza, in the order of seeds/karenza/rules.md."""

from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from engine.box import chosen, shuffled
from engine.core import Ask, Outcome, Seat, Step
from engine.games.karenza.parts import (
    AFTER,
    CARDS,
    DECKS,
    MOST_MOVES,
    MOVES,
    OFFERED,
    PASSES_A_SEAT,
    POINTS,
    POSES,
    SQUARES,
    Hand,
    Kind,
    Pose,
    Side,
    posed,
    takes_initiative,
)
from engine.games.karenza.state import (
    RANDOM,
    Action,
    Attack,
    Attacked,
    Begun,
    Choose,
    Chosen,
    Conceded,
    DeckOut,
    Defended,
    Event,
    Laid,
    Left,
    Move,
    Options,
    Passed,
    Placed,
    Play,
    Reason,
    Scored,
    Stand,
    State,
    leaders,
    placed,
)
from engine.tuples import less, put

# Before the first attack


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """KZ-25: everybody chooses a warrior first."""
    return Step(new_match(seats, options))


# A turn


def asks(state: State) -> tuple[Ask[Move], ...]:
    """KZ-25: all who have yet to choose, at once. Then the one whose turn it is."""
    if state.ended:
        return ()
    if state.choices:
        return tuple(Ask(seat, "warrior", WARRIORS) for seat in state.playing if state.choices[seat] is None)
    seat = state.turn
    pose = state.poses[seat]
    if pose is None:
        return (Ask(seat, "opening", PLACEMENTS),)  # KZ-R6: every pose
    return (Ask(seat, *question(state, seat, pose)),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    if isinstance(move, Choose):
        return choose(state, seat, move.warrior, luck)
    pose = state.poses[seat]
    if isinstance(move, Play):
        assert pose is not None
        return defend(state, seat, pose, move.card) if state.attack else attack(state, seat, pose, move)
    if pose is None:
        return place(state, seat, move.pose)
    return concede(state, seat, pose, move.pose) if state.attack else give_up(state, seat, pose, move)


def with_card(seat: Seat, start: Pose, card: Kind) -> Action:
    """KZ-R8: the card is played from exactly its pose, and the sword goes to the end. KZ-2: that is no move."""
    pose = CARDS[card].pose
    return Action(seat, start, pose, AFTER[card], MOVES[start][pose], card)


def without_card(seat: Seat, start: Pose, pose: Pose) -> Action:
    """KZ-R7: moves, and no card."""
    return Action(seat, start, pose, pose, MOVES[start][pose], None)


# Attack and defence


def attack(state: State, seat: Seat, start: Pose, move: Play) -> Step[State, Event]:
    """KZ-R10: the number of moves is told. KZ-18: one opponent is threatened."""
    card = move.card
    target = 1 - seat if move.target is None else move.target
    action = with_card(seat, start, card)
    struck = turned(
        state, action, target, laid(state, seat, card, target), (state.scores, 0, state.streak, None),
        Attack(seat, card, target, action.moves),
    )  # fmt: skip
    return Step(struck, (Attacked(seat, target, card, action.moves, start),))


def defend(state: State, seat: Seat, start: Pose, card: Kind) -> Step[State, Event]:
    """KZ-R13: nobody scores. With more power the defender plays next, and otherwise the attacker."""
    assert state.attack is not None
    attacker, attack = state.attack.seat, state.attack.card
    action = with_card(seat, start, card)
    initiative = seat if takes_initiative(card, attack) else attacker
    held = turned(state, action, initiative, laid(state, seat, card, attacker), (state.scores, 0, 0, None))
    return Step(held, (Defended(seat, card, action.moves, start, attacker, attack, initiative),))


def concede(state: State, seat: Seat, start: Pose, pose: Pose) -> Step[State, Event]:
    """KZ-R12: the attack scores, and the attacker plays next. KZ-8, KZ-11: nothing is cleared, and nothing drawn."""
    assert state.attack is not None
    hit, action = scored(state, state.attack), without_card(seat, start, pose)
    tally = (put(state.scores, hit.seat, hit.score), 0, hit.streak, ended(state, hit))
    after = turned(state, action, hit.seat, (state.hands, state.decks, state.discards, state.table), tally)
    return Step(after, (Conceded(seat, action.moves, start, pose), hit))


# Discarding and passing


def give_up(state: State, seat: Seat, start: Pose, move: Stand) -> Step[State, Event]:
    """KZ-R14, KZ-R15: perhaps a discard, the table is cleared, hands are filled, and the next one plays (KZ-18)."""
    action, to, card = without_card(seat, start, move.pose), state.after(seat), move.discard
    hands, decks, discards = state.hands, state.decks, state.discards
    if card:  # KZ-12: at most one
        hands = put(hands, seat, less(hands[seat], card))
        discards = put(discards, seat, (*discards[seat], card))
    if state.table:
        discards = cleared(discards, state)
    drawn = lacking(state, hands)
    short = tuple([each for each, count in enumerate(drawn) if count > len(decks[each])])  # KZ-R17
    if short:  # KZ-14: then nobody draws, and the match is over
        drawn = (0,) * len(drawn)
    if any(drawn):
        hands, decks = drawing(hands, decks, drawn)
    why: Reason | None = "deck" if short else None
    tally = (state.scores, state.passes + 1, 0, why)
    passed = turned(state, action, to, (hands, decks, discards, ()), tally)
    told = Passed(seat, to, action.moves, start, move.pose, card, drawn)
    return Step(passed, (told, DeckOut(short)) if short else (told,))


def cleared(discards: tuple[Hand, ...], state: State) -> tuple[Hand, ...]:
    """KZ-R15: each card of the table goes to the discard pile of the seat that played it."""
    for each in state.table:
        discards = put(discards, each.seat, (*discards[each.seat], each.card))
    return discards


def lacking(state: State, hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """KZ-9: how many cards fill each hand up. KZ-16: a full one needs none. KZ-R19: a seat that left draws none."""
    size, left = state.options.hand, state.left
    return tuple([0 if seat in left else max(0, size - len(hand)) for seat, hand in enumerate(hands)])


def drawing(
    hands: tuple[Hand, ...], decks: tuple[Hand, ...], drawn: tuple[int, ...]
) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    """KZ-R15: hands and decks once so many cards are drawn, seat by seat."""
    held, piles = list(hands), list(decks)
    for seat, count in enumerate(drawn):
        if count:
            held[seat] = tuple(sorted(held[seat] + piles[seat][:count]))
            piles[seat] = piles[seat][count:]
    return tuple(held), tuple(piles)


# What all of these share


# Where the cards lie once a move is made: hands, decks, discards and the table.
Cards: TypeAlias = tuple[tuple[Hand, ...], tuple[Hand, ...], tuple[Hand, ...], tuple[Laid, ...]]
# How things stand then: scores, passes (KZ-26), the streak (KZ-8), and what has ended the match.
Tally: TypeAlias = tuple[tuple[int, ...], int, int, Reason | None]


def laid(state: State, seat: Seat, card: Kind, target: Seat) -> Cards:
    """The cards with one more on the table, which comes from the hand."""
    hands = put(state.hands, seat, less(state.hands[seat], card))
    return hands, state.decks, state.discards, (*state.table, Laid(seat, card, target))


def turned(state: State, action: Action, turn: Seat, cards: Cards, tally: Tally, attack: Attack | None = None) -> State:
    """The next state, in one go, because every move makes one. An attack ends with the turn (KZ-7)."""
    hands, decks, discards, table = cards
    scores, passes, streak, why = tally
    return replace(
        state, poses=put(state.poses, action.seat, action.stop), hands=hands, decks=decks, discards=discards,
        scores=scores, turn=turn, table=table, attack=attack, passes=passes, streak=streak, last=action, ended=why,
    )  # fmt: skip


# WHAT MAY BE PLAYED


Targets = tuple[Seat | None, ...]

WARRIORS: tuple[Move, ...] = tuple(map(Choose, (*OFFERED, RANDOM)))  # KZ-25: two may choose the same
PLACED = {
    posed(left, right, sword): Stand(left, right, sword)
    for left in SQUARES
    for right in SQUARES
    for sword in POINTS
    if left != right
}
PLACEMENTS: tuple[Move, ...] = tuple(PLACED.values())


def question(state: State, seat: Seat, pose: Pose) -> tuple[str, tuple[Move, ...]]:
    """KZ-R9: threatened, or with the initiative. KZ-R21: a lone answer is asked too, or it would show the hand."""
    hand, options, attack = state.hands[seat], state.options, state.attack
    if attack:
        return "defend", answers(
            hand, pose, attack.moves, most_without_a_card(options, attack.moves), options.sword_lock
        )
    return "act", turns(hand, pose, options.sword_lock, targets(state, seat), pass_costs_a_card(state))


def pass_costs_a_card(state: State) -> bool:
    """KZ-26: also when somebody has left."""
    return state.passes >= PASSES_A_SEAT * (len(state.poses) - len(state.left))


def targets(state: State, seat: Seat) -> Targets:
    """KZ-18: any one opponent still there. With two seats nobody is named."""
    return _targets(len(state.poses), state.left, seat)


@lru_cache(maxsize=256)
def _targets(seats: int, left: tuple[Seat, ...], seat: Seat) -> Targets:
    return (None,) if seats == 2 else tuple(other for other in range(seats) if other != seat and other not in left)


# With the initiative


@lru_cache(maxsize=256)  # the same hand is asked about more than once; one takes 3 kB
def turns(hand: Hand, pose: Pose, lock: bool, targets: Targets, dear: bool) -> tuple[Move, ...]:
    """KZ-R7: moves and a card or none, cheapest first. KZ-R14: with no card, one may be discarded."""
    attacks = playable(hand, pose, lock, "attack", MOST_MOVES)  # KZ-R10, KZ-13
    found: list[Move] = [Play(card, target) for card in attacks for target in targets]
    if not (dear and hand):
        found += stands(pose, MOST_MOVES, None)
    for card in dict.fromkeys(hand):  # KZ-12: at most one
        found += stands(pose, MOST_MOVES, card)
    return tuple(found)


# Threatened


@lru_cache(maxsize=512)
def answers(hand: Hand, pose: Pose, most: int, standing: int, lock: bool) -> tuple[Move, ...]:
    """KZ-R11: a defence after at most so many moves, or none, after at most `standing` moves."""
    defences = (Play(card) for card in playable(hand, pose, lock, "defence", most))  # KZ-13
    return (*defences, *stands(pose, standing, None))


def most_without_a_card(options: Options, attack: int) -> int:
    """KZ-6: any number, unless somebody who concedes is bound by the moves of the attack, too."""
    return attack if options.threat_cap == "always" else MOST_MOVES


def staying(state: State, ask: Ask[Move]) -> Move | None:
    """Let the attack through, and stay in the same pose."""
    pose = state.poses[ask.seat]
    return next((move for move in ask.options if isinstance(move, Stand) and move.pose == pose), None)


def staying_if_unarmed(state: State, ask: Ask[Move]) -> Move | None:
    """The same, but only if no card can be played."""
    return None if any(isinstance(move, Play) for move in ask.options) else staying(state, ask)


# Moves and cards


def playable(hand: Hand, pose: Pose, lock: bool, side: Side, most: int) -> list[Kind]:
    """The kinds of a hand whose pose is near enough, the nearest first (KZ-29)."""
    near = reach(pose, lock, side)
    return sorted([card for card in dict.fromkeys(hand) if near.get(card, most + 1) <= most], key=near.__getitem__)


@cache
def reach(pose: Pose, lock: bool, side: Side) -> Mapping[Kind, int]:
    """The cards of a side that could be played from a pose, and after how many moves. KZ-1: without the sword."""
    cards = [card for card in CARDS.values() if card.side == side and not (lock and card.pose[2] != pose[2])]
    return {card.key: MOVES[pose][card.pose] for card in cards}


@lru_cache(maxsize=512)
def stands(pose: Pose, most: int, discard: Kind | None) -> tuple[Stand, ...]:
    """KZ-R7: every pose within so many moves, the nearest first."""
    near = [stop for stop in POSES if MOVES[pose][stop] <= most]
    return tuple(stand(stop, discard) for stop in sorted(near, key=MOVES[pose].__getitem__))


@cache
def stand(pose: Pose, discard: Kind | None) -> Stand:
    """A pose without a card played. KZ-12: at most one card is discarded with it."""
    return PLACED[pose] if discard is None else replace(PLACED[pose], discard=discard)


# BEFORE THE FIRST ATTACK


def new_match(seats: int, words: Mapping[str, str]) -> State:
    nobody, nothing = (None,) * seats, ((),) * seats
    return State(nobody, nobody, nobody, nothing, nothing, nothing, (0,) * seats, options=chosen(Options, words))


# The warriors


def choose(state: State, seat: Seat, warrior: str, luck: Random) -> Step[State, Event]:
    """KZ-25: the choice is told only when all have chosen."""
    step = begun_if_all_chose(replace(state, choices=put(state.choices, seat, warrior)), luck)
    return Step(step.state, (Chosen(seat), *step.events))


def begun_if_all_chose(state: State, luck: Random) -> Step[State, Event]:
    """KZ-25: the decks are dealt once everybody has chosen; a seat that has left is not waited for."""
    if any(choice is None and seat not in state.left for seat, choice in enumerate(state.choices)):
        return Step(state)
    return begun(state, luck)


def begun(state: State, luck: Random) -> Step[State, Event]:
    """KZ-28: the warriors left to luck, then the opener. KZ-19, KZ-R5: then decks are shuffled, and hands dealt."""
    warriors = tuple(luck.choice(OFFERED) if choice == RANDOM else choice for choice in state.choices)
    opener = luck.choice(state.playing)
    piles = [shuffled(DECKS[warrior], luck) if warrior else () for warrior in warriors]
    size = state.options.hand  # KZ-27
    ready = replace(
        state,
        choices=(),
        warriors=warriors,
        hands=tuple(tuple(sorted(pile[:size])) for pile in piles),
        decks=tuple(pile[size:] for pile in piles),
        turn=opener,
        opener=opener,
    )
    return Step(ready, (Begun(warriors, opener),))


# The placement


def place(state: State, seat: Seat, pose: Pose) -> Step[State, Event]:
    """KZ-R6: the tokens go to any pose, and the next seat is asked."""
    placed = replace(state, poses=put(state.poses, seat, pose), last=Action(seat, None, pose, pose, 0, None))
    return Step(replace(placed, turn=to_place(placed)), (Placed(seat, pose),))


def to_place(state: State) -> Seat:
    """KZ-R6: the first who has not placed, from the opener on. When all have, the opener plays."""
    first = state.opener if state.opener not in state.left else state.after(state.opener)
    seats = range(len(state.poses))
    ring = [seat for seat in (*seats[first:], *seats[:first]) if seat not in state.left]
    return next((seat for seat in ring if state.poses[seat] is None), first)


# THE END


def scored(state: State, attack: Attack) -> Scored:
    """KZ-R12: an attack that nobody defended scores its power."""
    points, score = CARDS[attack.card].power, state.scores[attack.seat]
    return Scored(attack.seat, attack.target, attack.card, points, score + points, state.streak + 1)


def ended(state: State, hit: Scored) -> Reason | None:
    """Why this hit ends the match, or None. KZ-R16: the target, which is ten points, ends it at once."""
    return "points" if state.options.won(hit.score) else None


def outcome(state: State) -> Outcome | None:
    """KZ-R17: the highest score wins. KZ-14: leaders with the same score draw. KZ-R18: a seat that left has none."""
    if state.ended is None:
        return None
    places = placed(state.scores, state.left)
    first = leaders(state)
    return Outcome(first if len(first) == 1 else (), places, state.ended)


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """KZ-R18: of two the other wins. KZ-R19: more go on without the one who left."""
    gone = replace(state, left=tuple(sorted({*state.left, seat})))
    event = Left(seat)
    if len(gone.left) >= len(state.poses) - 1:
        return Step(replace(gone, attack=None, ended="left"), (event,))
    if state.choices:
        step = begun_if_all_chose(replace(gone, choices=put(gone.choices, seat, None)), luck)
        return Step(step.state, (event, *step.events))
    if None in (pose for other, pose in enumerate(state.poses) if other not in state.left):
        return Step(replace(gone, turn=to_place(gone)), (event,))
    step = broken_off(gone, seat)
    return Step(step.state, (event, *step.events))


def broken_off(state: State, gone: Seat) -> Step[State, Event]:
    """KZ-R19: a threatened seat that leaves is hit. The attack of one who leaves is called off."""
    attack = state.attack
    if attack and gone == attack.target:
        hit = scored(state, attack)
        scores = put(state.scores, hit.seat, hit.score)
        after = replace(state, attack=None, turn=hit.seat, scores=scores, streak=hit.streak, ended=ended(state, hit))
        return Step(after, (hit,))
    if attack and gone == attack.seat:
        return Step(replace(state, attack=None, streak=0))
    # KZ-R19: an initiative that was simply held goes to the next clockwise, and nothing is drawn.
    return Step(replace(state, turn=state.after(gone), streak=0) if gone == state.turn else state)
