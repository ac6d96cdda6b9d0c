"""Karenza as text: how all players stand, the attack, the table, the reader's hand, and the discards."""

from collections.abc import Callable, Iterator

from engine.core import Seat
from engine.games.karenza.parts import CARDS, PASSES_A_SEAT, Hand, Kind, Pose
from engine.games.karenza.state import Laid
from faces.core import Say
from faces.karenza.reading import KarenzaScene, away_then, choosing, initiative, kept, playable, sorted_hand
from faces.karenza.reading import victors as leaders
from faces.karenza.words import intended, named, pathed, spelled, titled
from faces.text import BOARD_COLUMNS, BOARD_LONGEST, MARKS, counted, fold, headline, separated, text_board

NAME = 23  # characters that fit on a line with mark and turn
SIGN = {"attack": "×", "defence": "="}

Listing = Callable[[Hand, Say], str]


def board(scene: KarenzaScene) -> str:
    """At most 1500 characters: discards are named card by card if there is room, or else only their powers."""
    whole = told(scene, by_name)
    return whole if len(whole) <= BOARD_LONGEST else told(scene, by_power)


def told(scene: KarenzaScene, listing: Listing) -> str:
    seats = (line for seat in range(len(scene.view.scores)) for line in player(scene, seat, listing))
    return text_board((*seats, *attack(scene), *table(scene), *dear(scene), *hand(scene), *weighed(scene)))


# The players


def player(scene: KarenzaScene, seat: Seat, listing: Listing) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield headline(MARKS[seat], scene.names[seat][:NAME], standing(scene, seat))
    warrior, pose = view.warriors[seat], view.poses[seat]
    if choosing(view):
        yield "  " + (say("karenza-board-chosen") if view.chosen[seat] else say("karenza-board-choosing"))
        return
    if warrior:
        yield "  " + say("karenza-board-warrior", warrior=named(warrior, say), stance=stance(pose, say))
    facts = {"hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat]}
    yield "  " + say("karenza-board-score", score=view.scores[seat], target=view.options.target, **facts)
    if view.discards[seat]:
        yield from fold(say("karenza-board-discards", cards=listing(view.discards[seat], say)), "  ")


def standing(scene: KarenzaScene, seat: Seat) -> str:
    if seat in leaders(scene.view):
        return scene.say("karenza-board-won")
    if seat in scene.view.left:
        return scene.say("karenza-board-left")
    held = scene.say("karenza-board-initiative") if seat == initiative(scene.view) else ""
    return f"{held} {scene.say('karenza-board-turn') if seat in scene.asked else ''}".strip()


def stance(pose: Pose | None, say: Say) -> str:
    return spelled(pose) if pose else say("karenza-board-nowhere")


def by_name(cards: Hand, say: Say) -> str:
    return separated(counted(map(titled, sorted_hand(cards)), " ×"), say)


def by_power(cards: Hand, say: Say) -> str:
    """Only the powers, by side: "×665 =44"."""
    powers = {
        side: "".join(str(CARDS[card].power) for card in sorted_hand(cards) if CARDS[card].side == side)
        for side in SIGN
    }
    return " ".join(f"{SIGN[side]}{told}" for side, told in powers.items() if told)


# The table


def attack(scene: KarenzaScene) -> Iterator[str]:
    attack = scene.view.attack
    if attack and not scene.view.ended:
        marks = {"from": MARKS[attack.seat], "to": MARKS[attack.target]}
        text = scene.say("karenza-board-attack", card=titled(attack.card), moves=attack.moves, **marks)
        yield from fold(text)


def table(scene: KarenzaScene) -> Iterator[str]:
    """The last four cards by name, earlier ones by side and power."""
    laid = scene.view.table
    if len(laid) > 4:
        yield from fold(scene.say("karenza-board-before", cards=" ".join(map(short, laid[:-4]))))
    for each in laid[-4:]:
        yield f"{MARKS[each.seat]} {SIGN[CARDS[each.card].side]} {titled(each.card)}"


def short(laid: Laid) -> str:
    return f"{MARKS[laid.seat]}{SIGN[CARDS[laid.card].side]}{CARDS[laid.card].power}"


def dear(scene: KarenzaScene) -> Iterator[str]:
    view = scene.view
    if view.passes >= PASSES_A_SEAT * len(view.scores) and not view.ended:
        yield scene.say("karenza-board-dear")


# The reader's own


def hand(scene: KarenzaScene) -> Iterator[str]:
    cards = scene.view.hand
    if cards is None or choosing(scene.view) or scene.view.ended:
        return
    yield scene.say("karenza-board-hand" if cards else "karenza-board-empty")
    ready = playable(scene)
    for card in kept(scene):
        yield held(scene, card, card in ready)


def held(scene: KarenzaScene, card: Kind, ready: bool) -> str:
    """Whether a card can be played now, its side and power, the pose it needs, how far away that is, and its name."""
    count = away_then(scene, card)
    distance = "" if count is None else f"+{count}"
    mark = "*" if ready else " "
    about = CARDS[card]
    return f"{mark}{SIGN[about.side]}{about.power} {pathed(card)} {distance} {about.name}"[:BOARD_COLUMNS]


def weighed(scene: KarenzaScene) -> Iterator[str]:
    text = intended(scene)
    if text:
        yield from fold(scene.say("karenza-board-weighed", pose=text))
