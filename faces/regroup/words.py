"""Regroup! in words: moves, values of moves chosen field by field, what they lead to, and lines of the log."""

from typing import Any

from engine.core import Ask
from engine.games.regroup.parts import CARDS, FIGHTERS, KINDS, LEADERS, MEETS, Kind, Square, Squares
from engine.games.regroup.state import (
    Battle,
    Begun,
    Blow,
    Dealt,
    Event,
    Fell,
    Fighter,
    Fought,
    Lead,
    Led,
    Left,
    Move,
    Place,
    Placed,
    Take,
    Took,
    Totals,
    View,
    Wished,
    promise,
)
from faces.core import Entry, Names, Say
from faces.regroup.reading import RegroupScene, army_with, attacks, now, place_name, plan
from faces.regroup.squares import drawn
from faces.text import clip, joined, known, separated, signed

QUARTER = 90  # degrees
NO_BREAK = "\N{NO-BREAK SPACE}"
JOINED = "\N{WORD JOINER}"  # between a sign and its number, which could otherwise start the next line
LONGEST = 500  # characters of a line of the log


def option(move: Move, say: Say) -> str:
    match move:
        case Lead(leader):
            return say(f"regroup-leader-{leader}")
        case Take(source):
            return say(f"regroup-answer-take-{source}")
        case Place(spot, turns):
            return say("regroup-answer-place", spot=spot, turns=turned_by(turns, say))


def positioned(view: View, move: Move, say: Say) -> str:
    """The label of a placement by the grid that players see."""
    if not isinstance(move, Place) or not (spot := place_name(view, move)):
        return ""
    return say("regroup-answer-place", spot=spot, turns=turned_by(move.turns, say))


def question(view: View, ask: Ask[Move], say: Say) -> dict[str, str | int]:
    """The card that was taken, and what it shows; of leaders, how long a bonus counts, and whether one was drawn."""
    if ask.topic == "lead":
        return {"leaders": view.options.leaders, "again": int(any(view.leaders))}
    if view.placing is None:
        return {}
    shown = squares(CARDS[view.placing].squares, say).replace(" ", NO_BREAK)
    return {"card": card(view.placing, say), "squares": shown}


def turned_by(turns: int, say: Say) -> str:
    return say("regroup-turns", degrees=turns * QUARTER)


def value(field: str, value: Any, say: Say) -> str:
    if field == "turns":
        return turned_by(value, say)
    return known(say, f"regroup-field-{field}-{value}") or str(value)


def hint(scene: RegroupScene, move: Move) -> str:
    """A leader's bonus, the squares of a card that may be taken, or of a placement the new totals and how much they
    grow together; may be "".
    """
    if isinstance(move, Lead):
        return " ".join(counted(kind, signed(more), scene.say) for kind, more in LEADERS[move.leader].bonus.items())
    if isinstance(move, Take):
        hidden = move.source == "pile" or move.source > len(scene.view.market)
        return "" if hidden else squares(CARDS[scene.view.market[int(move.source) - 1]].squares, scene.say)
    before, after = now(scene), plan(scene, move)
    totals = fighting(after, scene.say)
    gain = signed(growth(before, after))
    return scene.say("regroup-hint-place", totals=totals, gain=gain) + spare(before, after, scene.say)


def rank(scene: RegroupScene, move: Move) -> tuple[int, int]:
    """By the battle as the armies stand, then by how much the army grows; of cards, those that can be seen."""
    if isinstance(move, Lead):
        return 0, 0  # RG-8: all four are worth the same
    if isinstance(move, Take):
        return int(move.source != "pile"), 0
    return promise(scene.view, scene.view.turn, army_with(scene.view, move))


def growth(before: Totals, after: Totals) -> int:
    return sum(after[:4]) - sum(before[:4])


def spare(before: Totals, after: Totals, say: Say) -> str:
    """How coins and potions change, if they do."""
    changes = zip(KINDS[4:], before[4:], after[4:], strict=True)
    return "".join(f" {counted(kind, signed(to - was), say)}" for kind, was, to in changes if to != was)


def minus(number: int) -> str:
    """A number with a typographic minus sign."""
    return str(number).replace("-", "−")


def fighting(values: Totals, say: Say) -> str:
    """What would count in a battle, without what there's none of."""
    counts = {kind: getattr(values, kind) for kind in FIGHTERS}
    shown = " ".join(counted(kind, count, say) for kind, count in counts.items() if count)
    return shown or say("regroup-hint-nothing")


def squares(shown: Squares, say: Say) -> str:
    """A card as signs, its two rows one after the other."""
    signs = [sign(square, say) for square in shown]
    return say("regroup-squares", one=signs[0], two=signs[1], three=signs[2], four=signs[3])


def sign(square: Square, say: Say) -> str:
    return counted(square.kind, "²" if square.chickens > 1 else "", say)


def counted(kind: Kind, count: int | str, say: Say) -> str:
    return f"{say(f'regroup-sign-{kind}')}{JOINED}{count}"


def card(number: int, say: Say) -> str:
    """A card's name in this language, or else as in the box."""
    name = CARDS[number].name
    return known(say, f"regroup-card-{name.lower().replace(' ', '-')}") or name


# The log


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case Dealt(first):
            return say("regroup-event-dealt", who=names[first])
        case Wished(seat):
            return say("regroup-event-wished", who=names[seat])
        case Led(seat, leader):
            return say("regroup-event-led", who=names[seat], leader=say(f"regroup-leader-{leader}"))
        case Took(seat, number, source):
            key = "regroup-event-took-forced" if event.forced else f"regroup-event-took-{source}"
            shown = squares(CARDS[number].squares, say)
            return say(key, who=names[seat], card=card(number, say), squares=shown)
        case Placed(seat, number, _, _, covered):
            return say("regroup-event-placed", who=names[seat], card=card(number, say), count=covered)
        case Fought(battle):
            return told(battle, names, say)
        case Begun(number, first):
            return say("regroup-event-begun", round=number, who=names[first])
        case Fell(seat, life):
            return say("regroup-event-fell", who=names[seat], life=minus(life))
        case Left(seat):
            return say("regroup-event-left", who=names[seat])


def told(battle: Battle, names: Names, say: Say) -> str:
    """Every hit, and each player's life afterwards, in at most 500 characters; names are cut if necessary."""
    for length in (32, 16, 10, 6, 3):
        short = clip(names, length)
        hits = [hit for fighter in battle.fighters if (hit := struck(battle, fighter, short, say))]
        lives = separated((life(fighter, short, say) for fighter in battle.fighters), say)
        shown = joined(hits, say) or say("regroup-battle-nothing")
        line = say("regroup-event-fought", round=battle.round, hits=shown, lives=lives)
        if len(line) <= LONGEST:
            break
    return line


def struck(battle: Battle, fighter: Fighter, names: Names, say: Say) -> str:
    """Whom a player hit, with what, and how much was blocked; "" if nothing got through."""
    hits = [blow for blow in battle.blows if blow.attacker == fighter.seat and blow.damage]
    targets = (
        say("regroup-battle-target", who=names[blow.defender], damage=blow.damage, how=reckoned(blow, say))
        for blow in hits
    )
    return say("regroup-battle-hits", who=names[fighter.seat], targets=separated(targets, say)) if hits else ""


def reckoned(blow: Blow, say: Say) -> str:
    def sum_of(kind: Kind, strength: int, blocked: int) -> str:
        stopped = f"−{say(f'regroup-sign-{MEETS[kind]}')}{blocked}" if blocked else ""
        return f"{say(f'regroup-sign-{kind}')}{strength}{stopped}"

    return " ".join(sum_of(*each) for each in attacks(blow) if each[1])


def life(fighter: Fighter, names: Names, say: Say) -> str:
    lost = [f"−{fighter.before - fighter.struck}"] if fighter.struck < fighter.before else []
    healed = [f"{say('regroup-sign-potion')}+{fighter.healed}"] if fighter.healed else []
    change = " ".join((*lost, *healed))
    text = f"{names[fighter.seat]} → {minus(fighter.after)}"
    return say("with-note", text=text, note=change) if change else text


def through(blow: Blow) -> str:
    """Physical and magic damage, after what was blocked."""
    return "+".join(str(strength - blocked) for _, strength, blocked in attacks(blow))


# Which drawing shows a move of Regroup!: the card that is taken from the market. What each square does


def icon(scene: RegroupScene, move: Move) -> str:
    match move:
        case Lead(leader):
            return f"leader-{leader}"
        case Take(source):
            market = scene.view.market
            return "" if source == "pile" or source > len(market) else f"card-{market[source - 1]}"
        case Place():
            return ""


def glossary(scene: RegroupScene) -> tuple[Entry, ...]:
    """The six kinds of squares that cards are made of."""
    say = scene.say
    return tuple(
        Entry(drawn(kind, 1, figures=True), named(kind, say), say(f"regroup-glossary-{kind}")) for kind in KINDS
    )


def named(kind: Kind, say: Say) -> str:
    """With its sign, which texts have in place of the drawing."""
    return f"{say(f'regroup-sign-{kind}')} {say(f'regroup-kind-{kind}')}"
