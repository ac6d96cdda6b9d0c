"""What a move of Kengo! does on the mat: the distance it leads to, what parries an attack, what a parry spends."""

from engine.games.kengo.parts import SPECIALS, Hand
from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Move, Parry, Pass, Retreat, View, Withdraw
from faces.core import Say
from faces.kengo.reading import KengoScene
from faces.kengo.words import equal


def hint(scene: KengoScene, move: Move) -> str:
    view, say = scene.view, scene.say
    match move:
        case Advance(card):
            return say("kengo-hint-apart", squares=view.distance - card)
        case Retreat(card) | Withdraw(card):
            return say("kengo-hint-apart", squares=view.distance + card)
        case Attack(cards) | Lunge(_, cards):
            return struck(view, cards, say)
        case Parry(cards):
            spent = cards or view.attack
            return say("kengo-hint-spends", cards=equal(spent, say), left=len(view.hand or ()) - len(spent))
        case Hit():
            return say("kengo-hint-hit")
        case Pass():
            return ""


def short(scene: KengoScene, move: Move) -> str:
    """Steps are told in few words: on a phone two buttons stand side by side, and the picture stays in sight."""
    match move:
        case Advance(card) if scene.reader is not None:
            return scene.say("kengo-short-advance", card=card, squares=scene.view.distance - card)
        case Retreat(card) if scene.reader is not None:
            return scene.say("kengo-short-retreat", card=card, squares=scene.view.distance + card)
    return ""


def struck(view: View, cards: Hand, say: Say) -> str:
    """KG-R11: at Basic an attack succeeds at once, except perhaps the last. KG-R12: a parry matches its cards."""
    options = view.options
    if options.level == "basic" and (view.pile_size or not options.basic_last_parry):
        return say("kengo-hint-succeeds")
    if SPECIALS[view.special].parry == "sum":  # KG-R26
        return ""
    return say("kengo-hint-parried", count=len(cards), card=cards[0])
