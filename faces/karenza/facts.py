"""A position of Karenza in words: as a text board, and as the alt text of its picture."""

from collections import Counter
from collections.abc import Callable, Iterator

from engine.core import Seat
from engine.games.karenza.parts import CARDS, OFFERED, PASSES_A_SEAT, WARRIORS, Hand, Kind
from engine.games.karenza.state import Laid
from faces.core import Names, Say
from faces.karenza.reading import (
    KarenzaScene,
    away_then,
    choosing,
    initiative,
    kept,
    playable,
    sorted_hand,
    victors,
    winner,
)
from faces.karenza.words import intended, named, pathed, spelled, titled
from faces.text import (
    BOARD_LONGEST,
    MARKS,
    NAME,
    Fact,
    Group,
    clip,
    counted,
    first_that_fits,
    lines,
    player,
    prose,
    sentences,
    separated,
    standing,
    text_board,
)

SIGN = {"attack": "×", "defence": "="}
NEWEST = 4  # cards on the table that are told one by one

Listing = Callable[[Hand, Say], str]


def board(scene: KarenzaScene) -> str:
    """Discards are named card by card if there is room, or else only their powers."""
    boards = (text_board(lines(facts(scene, MARKS, listing))) for listing in (by_name, by_power))
    return first_that_fits(boards, BOARD_LONGEST)


def alt(scene: KarenzaScene) -> str:
    name = scene.say("sentence", text=scene.say("karenza-name"))
    told = (name, *facts(scene, clip(scene.names, NAME), by_name))
    return prose(sentences(told, scene.say), scene.say)


def facts(scene: KarenzaScene, who: Names, listing: Listing) -> Iterator[Fact]:
    """The most important first."""
    view, say = scene.view, scene.say
    attack = None if view.ended else view.attack
    if attack:
        facts = {"who": who[attack.seat], "target": who[attack.target], "card": titled(attack.card)}
        yield say("karenza-fact-attack", moves=attack.moves, **facts)
    yield from (side(scene, seat) for seat in range(len(view.scores)))
    if choosing(view):
        offered = (say("with-note", text=WARRIORS[key].name, note=say(f"karenza-style-{key}")) for key in OFFERED)
        yield say("karenza-fact-warriors", warriors=separated(offered, say))
        return
    yield from hand(scene)
    if text := intended(scene):
        yield say("karenza-fact-weighed", pose=text)
    yield from table(view.table[:-1] if attack else view.table, who, say)
    if view.passes >= PASSES_A_SEAT * len(view.scores) and not view.ended:
        yield say("karenza-fact-dear")
    for seat, cards in enumerate(view.discards):
        if cards:
            yield say("karenza-fact-discards", who=who[seat], cards=listing(cards, say))


def side(scene: KarenzaScene, seat: Seat) -> Group:
    view, say = scene.view, scene.say
    details, warrior, pose = [], view.warriors[seat], view.poses[seat]
    if choosing(view):
        details.append(say("karenza-fact-chosen" if view.chosen[seat] else "karenza-fact-choosing"))
    else:
        if warrior:
            stance = spelled(pose) if pose else say("karenza-fact-nowhere")
            details.append(say("karenza-fact-warrior", warrior=named(warrior, say), stance=stance))
        sizes = {"hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat]}
        details.append(say("karenza-fact-score", score=view.scores[seat], target=view.options.target, **sizes))
    left = say("fact-left") if seat in view.left else ""
    first = say("karenza-fact-initiative") if seat == initiative(view) else ""
    return player(scene, seat, details, left, first, standing(scene, seat, winner(view), victors(view)))


def table(laid: tuple[Laid, ...], who: Names, say: Say) -> Iterator[str]:
    """The last cards by name, earlier ones by side and power."""
    for each in laid[-NEWEST:]:
        yield say(f"karenza-fact-laid-{CARDS[each.card].side}", who=who[each.seat], card=titled(each.card))
    if before := laid[:-NEWEST]:
        cards = (f"{MARKS[each.seat]}{SIGN[CARDS[each.card].side]}{CARDS[each.card].power}" for each in before)
        yield say("karenza-fact-before", cards=" ".join(cards))


def by_name(cards: Hand, say: Say) -> str:
    return separated(counted(map(titled, sorted_hand(cards)), " ×"), say)


def by_power(cards: Hand, say: Say) -> str:
    """Only the powers, by side: "×665 =44"."""
    powers = {
        side: "".join(str(CARDS[card].power) for card in sorted_hand(cards) if CARDS[card].side == side)
        for side in SIGN
    }
    return " ".join(f"{SIGN[side]}{told}" for side, told in powers.items() if told)


def hand(scene: KarenzaScene) -> Iterator[Fact]:
    if scene.view.hand is None or scene.view.ended:
        return
    if not scene.view.hand:
        yield scene.say("karenza-fact-empty")
        return
    cards = Counter(kept(scene)).items()
    yield Group(scene.say("karenza-fact-hand"), tuple(held(scene, card, count) for card, count in cards))


def held(scene: KarenzaScene, card: Kind, count: int) -> str:
    """A card: side, name, power, the pose it needs, how far away that is, and whether it can be played now."""
    distance, say = away_then(scene, card), scene.say
    words = [
        f"{count} ×" if count > 1 else "",
        say(f"karenza-fact-{CARDS[card].side}-card"),
        titled(card),
        pathed(card),
        "" if distance is None else f"+{distance}",
        say("karenza-fact-ready") if card in playable(scene) else "",
    ]
    return " ".join(filter(None, words))
