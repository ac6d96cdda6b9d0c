"""Karenza as text: how everybody stands, the attack, the table, one's own hand and the discards."""

from collections import Counter
from collections.abc import Callable, Iterator

from engine.core import Seat
from engine.games.karenza.parts import CARDS, PASSES_A_SEAT, Hand, Kind, Pose
from engine.games.karenza.state import Laid
from faces.core import Say
from faces.karenza.reading import MARKS, KarenzaScene, away, choosing, initiative, playable, sorted_hand
from faces.karenza.reading import victors as leaders
from faces.karenza.words import intended, named, pathed, spelled, titled

NAME = 23  # what fits on a line with mark and turn
COLUMNS, LONGEST = 40, 1500
SIGN = {"attack": "×", "defence": "="}

Listing = Callable[[Hand, Say], str]


def board(scene: KarenzaScene) -> str:
    """Discards are named card by card if there is room, else told by their powers."""
    whole = told(scene, by_name)
    return whole if len(whole) <= LONGEST else told(scene, by_power)


def told(scene: KarenzaScene, listing: Listing) -> str:
    seats = (line for seat in range(len(scene.view.scores)) for line in player(scene, seat, listing))
    return "\n".join((*seats, *attack(scene), *table(scene), *dear(scene), *hand(scene), *weighed(scene)))


# The players


def player(scene: KarenzaScene, seat: Seat, listing: Listing) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield f"{MARKS[seat]} {scene.names[seat][:NAME]} {standing(scene, seat)}".rstrip()
    warrior, pose = view.warriors[seat], view.poses[seat]
    if choosing(view):
        yield "  " + (say("karenza-board-chosen") if view.chosen[seat] else say("karenza-board-choosing"))
        return
    if warrior:
        yield "  " + say("karenza-board-warrior", warrior=named(warrior, say), stance=stance(pose, say))
    facts = {"hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat]}
    yield "  " + say("karenza-board-score", score=view.scores[seat], target=view.options.target, **facts)
    if view.discards[seat]:
        yield from folded(say("karenza-board-discards", cards=listing(view.discards[seat], say)), "  ")


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
    counts = Counter(sorted_hand(cards))
    return ", ".join(f"{titled(card)}{f' ×{count}' if count > 1 else ''}" for card, count in counts.items())


def by_power(cards: Hand, say: Say) -> str:
    """Powers alone, side by side: "×665 =44"."""
    powers = {
        side: "".join(str(CARDS[card].power) for card in sorted_hand(cards) if CARDS[card].side == side)
        for side in SIGN
    }
    return " ".join(f"{SIGN[side]}{told}" for side, told in powers.items() if told)


def folded(text: str, indent: str) -> Iterator[str]:
    """Broken at blanks, so that no line is wider than the board."""
    line = indent
    for word in text.split(" "):
        if len(line) + 1 + len(word) > COLUMNS:
            yield line
            line = indent
        line = f"{line}{'' if line == indent else ' '}{word}"
    yield line


# The table


def attack(scene: KarenzaScene) -> Iterator[str]:
    attack = scene.view.attack
    if attack and not scene.view.ended:
        marks = {"from": MARKS[attack.seat], "to": MARKS[attack.target]}
        text = scene.say("karenza-board-attack", card=titled(attack.card), moves=attack.moves, **marks)
        yield from folded(text, "")


def table(scene: KarenzaScene) -> Iterator[str]:
    """The last cards by name; those before them by side and power."""
    laid = scene.view.table
    if len(laid) > 4:
        yield from folded(scene.say("karenza-board-before", cards=" ".join(map(short, laid[:-4]))), "")
    for each in laid[-4:]:
        yield f"{MARKS[each.seat]} {SIGN[CARDS[each.card].side]} {titled(each.card)}"


def short(laid: Laid) -> str:
    return f"{MARKS[laid.seat]}{SIGN[CARDS[laid.card].side]}{CARDS[laid.card].power}"


def dear(scene: KarenzaScene) -> Iterator[str]:
    view = scene.view
    if view.passes >= PASSES_A_SEAT * len(view.scores) and not view.ended:
        yield scene.say("karenza-board-dear")


# One's own


def hand(scene: KarenzaScene) -> Iterator[str]:
    cards = scene.view.hand
    if cards is None or choosing(scene.view) or scene.view.ended:
        return
    yield scene.say("karenza-board-hand" if cards else "karenza-board-empty")
    ready = playable(scene)
    for card in sorted_hand(cards):
        yield held(scene, card, card in ready)


def held(scene: KarenzaScene, card: Kind, ready: bool) -> str:
    """Side, power, what it needs, how far that is, and whether it can be played now."""
    count = away(scene, card)
    distance = "" if count is None else f"+{count}"
    mark = "*" if ready else " "
    about = CARDS[card]
    return f"{mark}{SIGN[about.side]}{about.power} {pathed(card)} {distance} {about.name}"[:COLUMNS]


def weighed(scene: KarenzaScene) -> Iterator[str]:
    text = intended(scene)
    if text:
        yield from folded(scene.say("karenza-board-weighed", pose=text), "")
