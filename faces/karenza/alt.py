"""The picture of Karenza in words, for players who cannot see it."""

from collections import Counter
from collections.abc import Iterator

from engine.core import Seat
from engine.games.karenza.parts import CARDS, OFFERED, WARRIORS, Kind
from engine.games.karenza.state import Laid
from faces.karenza.reading import KarenzaScene, away_then, choosing, exchange, initiative, kept, playable, victors
from faces.karenza.words import intended, named, pathed, spelled, titled
from faces.text import clip, listed, prose, separated

NAME = 16  # characters of a name


def alt(scene: KarenzaScene) -> str:
    """At most 1000 characters. What matters most comes first."""
    return prose((*headline(scene), *players(scene), *table(scene), *hand(scene), *weighed(scene)), scene.say)


def who(scene: KarenzaScene, seat: Seat) -> str:
    return scene.names[seat][:NAME]


def headline(scene: KarenzaScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    first = victors(view)
    if first:
        key = "over" if len(first) == 1 else "drawn"
        yield say(f"karenza-alt-{key}", who=listed(clip(scene.names, NAME), first, say))
    elif choosing(view):
        yield say("karenza-alt-choosing", who=listed(clip(scene.names, NAME), scene.asked, say))
    elif view.attack:
        facts = {"who": who(scene, view.attack.seat), "target": who(scene, view.attack.target)}
        yield say("karenza-alt-attack", card=titled(view.attack.card), moves=view.attack.moves, **facts)
    else:
        key = "placing" if initiative(view) is None else "turn"
        yield say(f"karenza-alt-{key}", who=who(scene, view.turn))


def players(scene: KarenzaScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    if choosing(view):
        offered = (say("with-note", text=WARRIORS[key].name, note=say(f"karenza-style-{key}")) for key in OFFERED)
        yield say("karenza-alt-warriors", warriors=separated(offered, say))
        return
    for seat, pose in enumerate(view.poses):
        facts = {"score": view.scores[seat], "hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat]}
        warrior = named(view.warriors[seat] or "unknown", say)
        stance = spelled(pose) if pose else say("karenza-board-nowhere")
        yield say("karenza-alt-player", who=who(scene, seat), warrior=warrior, stance=stance, **facts)


def table(scene: KarenzaScene) -> Iterator[str]:
    laid = exchange(scene)
    if laid and not scene.view.attack:
        attack, defence = laid
        facts = {"who": who(scene, attack.seat), "card": titled(attack.card)}
        yield scene.say("karenza-alt-exchange", **facts)
        if defence:
            yield parried(scene, defence)


def parried(scene: KarenzaScene, defence: Laid) -> str:
    return scene.say("karenza-alt-parried", who=who(scene, defence.seat), card=titled(defence.card))


def hand(scene: KarenzaScene) -> Iterator[str]:
    cards = scene.view.hand
    if cards and not choosing(scene.view) and not scene.view.ended:
        counts = Counter(kept(scene))
        told = (held(scene, card, count) for card, count in counts.items())
        yield scene.say("karenza-alt-hand", cards=separated(told, scene.say))


def held(scene: KarenzaScene, card: Kind, count: int) -> str:
    """A card: side, name, power, the pose it needs, how far away that is, and whether it can be played now."""
    distance, say = away_then(scene, card), scene.say
    words = [
        f"{count} ×" if count > 1 else "",
        say(f"karenza-alt-{CARDS[card].side}-card"),
        titled(card),
        pathed(card),
        "" if distance is None else f"+{distance}",
        say("karenza-alt-ready") if card in playable(scene) else "",
    ]
    return " ".join(filter(None, words))


def weighed(scene: KarenzaScene) -> Iterator[str]:
    text = intended(scene)
    if text:
        yield scene.say("karenza-alt-weighed", pose=text)
