"""What a player of Kengo! sees in a moment: what wins the round for certain, and how promising each other move is."""

from functools import lru_cache
from itertools import islice
from math import comb
from typing import Final

from engine.core import Ask, Seat
from engine.games.kengo.parts import CARDS, SPECIALS, VALUES, Hand
from engine.games.kengo.rules import gained, lacking, room
from engine.games.kengo.state import Advance, Attack, Lunge, Move, Parry, Pass, Retreat, State, Withdraw
from engine.games.kengo.view import lying
from engine.tuples import less

# Fitted by policy gradient in four million rounds, half of them against itself, half against three simple players.
RISK: Final = 1.53  # what it costs to be hit after an attack that was parried
GUESS: Final = {"came": -0.93, "went": -0.28, "parried": 0.50}  # what an attack with one card is worth, by `hint`
STAGES: Final = (3, 6)  # cards in the pile at which a round is no longer late, and still early
# The rest is by stage: late, between, early.
DANGER: Final = (0.73, 1.23, 2.31)  # what it costs to be hit where one goes
GROUND: Final = (-0.01, 0.08, 0.15)  # each square forward
AHEAD: Final = ((-0.53, -0.06, 0.17), (-0.35, 0.10, 0.55), (0.18, 0.27, 0.29))  # to be behind, level or ahead
HELD: Final = ((0.32, 0.31, 0.59, 0.57), (0.21, -0.23, 0.16, 0.06), (0.15, -0.41, -0.28, -0.26))
"""To stand within one card's reach, with so many cards for that distance."""
PARRIED: Final = 3.0  # above all else


def sensible(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """A move that wins the round for certain, or all that are worth a thought, the most promising first."""
    return tuple(sorted(candidates(state, ask), key=lambda option: promise(state, ask.seat, option), reverse=True))


def candidates(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """A move that wins the round for certain, or all that are worth a thought."""
    options = ask.options
    if ask.topic == "defend" and len(options) > 1:  # KG-16: the hit loses the round, and nothing else can do worse
        options = options[:-1]
    certain = (option for option in options if wins(state, ask.seat, option))
    return tuple(islice(certain, 1)) or options


# What wins the round for certain


def wins(state: State, seat: Seat, option: Move) -> bool:
    match option:
        case Attack(cards):
            return unanswered(state, seat, cards)
        case Lunge(_, cards):  # KG-15: with a square to go to, the enemy may withdraw from it
            return not room(state, 1 - seat) and unanswered(state, seat, cards)
        case Advance(card) | Retreat(card) | Withdraw(card):
            return ends_well(state, seat, option, card)
        case Pass():  # KG-12
            return lead(state, seat) > 0
    return False


def unanswered(state: State, seat: Seat, cards: Hand) -> bool:
    if state.options.level == "basic" and (state.pile or not state.options.basic_last_parry):  # KG-R11
        return True
    return len(cards) > most_held(state, seat, cards[0])


def ends_well(state: State, seat: Seat, option: Move, card: int) -> bool:
    """KG-9, KG-30: whether this ends the round, by the last card, and it can then be lost in no way."""
    there, ahead = state.distance - steps(option), lead(state, seat) + steps(option) > 0
    withdraws = isinstance(option, Withdraw)
    if len(state.pile) > (1 if withdraws else lacking(state, len(state.hands[seat]), 1)):
        return False
    if withdraws and not state.pile:  # KG-29
        return ahead
    mine, theirs = less(state.hands[seat], card).count(there), most_held(state, seat, there)
    if state.options.level == "basic":  # KG-R15: the enemy has a last attack
        return not theirs and ahead
    return mine > theirs or (mine == theirs and ahead)  # KG-10, KG-R16


def lead(state: State, seat: Seat) -> int:
    """KG-R16: squares gained more than the enemy has."""
    return gained(state)[seat] - gained(state)[1 - seat]


# What the enemy may hold


def most_held(state: State, seat: Seat, value: int) -> int:
    """The most cards of this value that may parry, or be counted, as far as `seat` sees."""
    enemy = state.hands[1 - seat]
    if SPECIALS[state.special].open:  # KG-R27
        return enemy.count(value)
    if SPECIALS[state.special].parry == "sum":  # KG-R26
        return len(enemy)
    return min(len(enemy), CARDS.count(value) - (*state.hands[seat], *lying(state)).count(value))


def lacks(state: State, seat: Seat, value: int, count: int) -> float:
    """The chance that the enemy holds fewer than `count` cards of this value."""
    enemy, seen = state.hands[1 - seat], (*state.hands[seat], *lying(state))
    if SPECIALS[state.special].open:
        return float(enemy.count(value) < count)
    return fewer(CARDS.count(value) - seen.count(value), len(CARDS) - len(seen), len(enemy), count)


@lru_cache(maxsize=4096)
def fewer(copies: int, unseen: int, held: int, count: int) -> float:
    """The chance that of `held` cards out of `unseen` fewer than `count` are among the `copies` of a value."""
    ways = [comb(copies, each) * comb(unseen - copies, held - each) for each in range(min(copies, count - 1, held) + 1)]
    return sum(ways) / comb(unseen, held)


def hint(state: State) -> str:
    """What the last action tells: most who come within reach have the cards for it, and most who go back have not."""
    play = state.actions[-1].play if state.actions else ""
    return {"advance": "came", "parry": "parried"}.get(play, "went")


# What looks promising


def promise(state: State, seat: Seat, option: Move) -> float:
    """How good a move looks; a hit for certain is 1."""
    hand = state.hands[seat]
    match option:
        case Attack(cards):
            return struck(state, seat, cards)
        case Lunge(step, cards):
            hit = lacks(state, seat, cards[0], len(cards))
            return hit + stood(state, seat, step, less(hand, step, *cards))
        case Advance(card) | Retreat(card) | Withdraw(card):
            return stood(state, seat, steps(option), less(hand, card))
    return PARRIED if isinstance(option, Parry) else 0.0


def struck(state: State, seat: Seat, cards: Hand) -> float:
    """An attack: the chance to hit, less that of being hit next with the cards that are left."""
    gap, held, count = state.distance, state.hands[seat].count(state.distance), len(cards)
    hit = lacks(state, seat, gap, count)
    risk = (1 - hit) * (1 - lacks(state, seat, gap, held - count + 1))
    return hit - RISK * risk + (GUESS[hint(state)] if count == 1 else 0.0)


def stood(state: State, seat: Seat, squares: int, left: Hand) -> float:
    """So many squares nearer, with these cards left: what the enemy may do there, and the ground that is gained."""
    stage = sum(len(state.pile) >= size for size in STAGES)
    there, ahead = state.distance - squares, lead(state, seat) + squares
    worth = GROUND[stage] * squares + AHEAD[stage][(ahead > 0) - (ahead < 0) + 1]
    if there not in VALUES:
        return worth
    parried = 0 if state.options.level == "basic" else left.count(there)
    danger = 1 - lacks(state, seat, there, parried + 1)
    return worth - DANGER[stage] * danger + HELD[stage][min(parried, 3)]


def steps(option: Move) -> int:
    """Squares towards the enemy."""
    match option:
        case Advance(card):
            return card
        case Retreat(card) | Withdraw(card):
            return -card
    return 0
