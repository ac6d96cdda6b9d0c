"""The battle that ended the match, as signs: each attack, and what of it got through to whom."""

from engine.games.regroup.state import Fighter
from faces.canvas import Canvas
from faces.regroup import pieces
from faces.regroup.reading import RegroupScene
from faces.regroup.rooms import Box
from faces.regroup.words import through


def table(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    if scene.view.battle is None:
        return
    fighters = scene.view.battle.fighters
    pitch = min(44, box.height // len(fighters))
    top = box.y + (box.height - pitch * len(fighters)) // 2
    for place, fighter in enumerate(fighters):
        row(canvas, scene, fighter, Box(box.x, top + pitch * place, box.width, pitch))


def row(canvas: Canvas, scene: RegroupScene, fighter: Fighter, box: Box) -> None:
    base, middle = box.y + box.height // 2 + 9, box.y + box.height // 2
    canvas.put(pieces.SMALL_MARKS[fighter.seat], box.x + 16, middle - 12)
    for place, kind in enumerate(("sword", "wand")):
        x = box.x + 56 + 72 * place
        canvas.put(pieces.icon(kind, 26), x, middle - 13)
        canvas.write(getattr(fighter, kind), x + 32, base, 26, on="yoi", family="serif", anchor="l")
    blows = [blow for blow in scene.view.battle.blows if blow.attacker == fighter.seat] if scene.view.battle else []
    pitch = (box.width - 220) // max(len(blows), 1)
    for place, blow in enumerate(blows):
        x = box.x + 212 + min(pitch, 190) * place
        canvas.put(pieces.SMALL_MARKS[blow.defender], x, middle - 12)
        canvas.write(through(blow), x + 34, base, 26, on="yoi", anchor="l")
