"""The program that trains Kendo Duel's network plays by the engine's rules and sees the same facts as the player."""

from dataclasses import replace
from random import Random

from bench.players.training import NETWORKS, packed, run
from bench.players.training.kendo import BOX
from engine.box import SEEDS
from engine.games.kendo import GAME
from engine.games.kendo.moves import Pull
from engine.games.kendo.parts import in_box_order
from engine.games.kendo.rules import asks, play
from engine.games.kendo.thinking.features import FACTS, Look
from engine.games.kendo.thinking.sorts import SORT, SORTS_OF
from engine.games.kendo.view import view
from engine.network import UNITS

NETWORK = NETWORKS["kendo/duel"]
DUELS = 150
DRAWN = 2  # in place of the winner
NO_CARD = -1


class Straight(Random):
    """Luck that leaves everything where it is, so that the pulled card is the one that is named."""

    def random(self):
        return 0.0


def test_duels_are_those_of_the_engine(program):
    lines = run(program, NETWORK, DUELS, 5, "show").decode().split("deal ")[1:]
    assert len(lines) == DUELS
    assert sum(followed(text.splitlines()) for text in lines) > DUELS / 2


def followed(lines):
    """Whether a Duel could be followed to its end; not where basics are shuffled, by luck that nobody can repeat."""
    state, offered = dealt([BOX[int(number)] for number in lines[0].split()]), {}
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word == "may":
            text, _, facts = rest.partition(" | ")
            offered[plain(text)] = sorted(map(int, facts.split()))
        elif word == "move":
            seat, _, text = rest.partition(" ")
            [ask] = [each for each in asks(state) if each.seat == int(seat)]
            assert offered == seen(state, ask)
            move = next(option for option in ask.options if spelled(option) == plain(text))
            state, offered = play(state, ask.seat, move, Straight()).state, {}
        elif word == "pull" and state.stage == "pull":
            hand = state.hands[state.threat.defender]
            place = next(at for at, card in enumerate(hand) if SORT[card] == int(rest))
            state = play(state, state.turn, Pull(place), Straight()).state
        elif word == "won":
            assert (state.winners or (DRAWN,)) == (int(rest),)
            assert state.reason
        elif word == "shuffle":
            return False
    return True


def dealt(cards):
    hands, rest = (cards[:12], cards[12:24]), cards[24:]
    decks = (tuple(rest[:6]), tuple(rest[6:14]), tuple(rest[14:]))
    begun = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, Random(0)).state
    return replace(begun, hands=tuple(map(in_box_order, hands)), decks=decks)


def seen(state, ask):
    look = Look(view(state, ask.seat))
    return {spelled(option): sorted(look.facts(option)) for option in ask.options}


def spelled(move):
    """As the program names a move: by sorts of cards, and a change by the numbers of the cards."""
    if move.kind in ("keep", "change"):
        first, second = (getattr(move, name, None) for name in ("first", "second"))
        return f"change {numbered(first)} {numbered(second)}"
    joined = getattr(move, "reinforcement", None) or ("mushin" if getattr(move, "mushin", False) else None)
    return f"{move.kind} {SORTS_OF[move.card]} {SORTS_OF[joined] if joined else 0}"


def numbered(card):
    return BOX.index(card) if card else NO_CARD


def plain(text):
    """Of cards that are alike the first is named."""
    kind, *numbers = text.split()
    cards = [BOX[int(number)] if number != str(NO_CARD) else None for number in numbers]
    return f"change {numbered(cards[0])} {numbered(cards[1])}" if kind == "change" else text


def test_a_network_is_trained_and_kept_as_it_is_read(program):
    weights = 2 * FACTS * UNITS + 4 * (2 * UNITS + 1)  # bytes
    assert len(packed(run(program, NETWORK, 20, 1), NETWORK)) == weights
    assert len((SEEDS / "kendo" / "duel.network").read_bytes()) == weights
