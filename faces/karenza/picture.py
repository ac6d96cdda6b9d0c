"""The picture of Karenza: plates, pose boards, the attack in the air, and the cards on the table."""

from functools import lru_cache

from PIL import Image

from engine.core import Seat
from engine.games.karenza.parts import CARDS, OFFERED, WARRIORS, Hand, Kind, Side, Warrior
from engine.games.karenza.state import Choose, Laid, Play
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shapes import font
from faces.draw.shared import SEATS, crown, plate, target, turn
from faces.karenza import pieces
from faces.karenza.pieces import (
    FLOORS,
    GAP,
    HIGHEST,
    MARGIN,
    OUTSIDE,
    PLATES_TOP,
    POINTS,
    SQUARES,
    STAGE,
    WIDTH,
    Floor,
    card,
    chip,
    floor_of,
    size_of,
    small,
)
from faces.karenza.reading import (
    KarenzaScene,
    Stance,
    away,
    choosing,
    exchange,
    in_the_air,
    initiative,
    laid_by,
    quiet,
    stance,
    victors,
    winner,
)
from faces.names import pictured


def picture(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide; the height depends on the number of seats. First, the choice of warriors."""
    if choosing(scene.view):
        return choice(scene)
    seats = len(scene.view.scores)
    floor = floor_of(scene)
    canvas = Canvas.plain(WIDTH, HIGHEST)
    canvas.cut(floor.height)
    plates(canvas, scene)
    for seat in range(seats):
        left = floor.stage_left(seat, seats)
        pose_board(canvas, left, floor.stages_top, floor.stage, floor.letter, stance(scene, seat))
    if quiet(scene):
        warriors(canvas, scene, floor)
    else:
        (middle if seats == 2 else band)(canvas, scene)
        table(canvas, scene)
    for seat in scene.view.left:
        gone(canvas, seat, seats, floor)
    if scene.view.ended:
        crown(canvas, [(SEATS[seat], pictured(scene, seat)) for seat in victors(scene.view)])
    return canvas.png()


def warriors(canvas: Canvas, scene: KarenzaScene, floor: Floor) -> None:
    """The warriors of three or four players, below their boards."""
    for seat, warrior in enumerate(scene.view.warriors if floor.card else ()):
        left = floor.stage_left(seat, len(scene.view.warriors))
        canvas.put(pieces.portrait(warrior, floor.card, "yoru"), left, floor.cards_top)


def gone(canvas: Canvas, seat: Seat, seats: int, floor: Floor) -> None:
    """Darken the plate, board and cards of a player who has left."""
    canvas.recolour(pieces.VEIL, floor.plate_left(seat, seats), PLATES_TOP, floor.column, floor.plate)
    left, below = floor.stage_left(seat, seats), floor.cards_top - 18
    canvas.recolour(pieces.VEIL, left, floor.stages_top, floor.stage, floor.stage)
    canvas.recolour(pieces.VEIL, left, below, floor.stage, floor.height - below)


# A pose board


def pose_board(canvas: Canvas, x: int, y: int, width: int, letter: int, stance: Stance | None) -> None:
    canvas.put(pieces.stage(width), x, y)
    names(canvas, x, y, width, letter, stance.pose if stance else "")
    if stance:
        if stance.before:
            ghosts(canvas, x, y, width, stance)
        tokens(canvas, x, y, width, stance)


def names(canvas: Canvas, x: int, y: int, width: int, size: int, pose: str) -> None:
    """The name of each place, written on it, or beside the token that covers it."""
    scale = width / STAGE
    for place, (left, top) in (*SQUARES.items(), *POINTS.items()):
        covered = place in pose
        if covered:
            left, top = OUTSIDE[place]
        on = "kinako" if place in SQUARES and not covered else "washi"
        smaller = size if place in SQUARES and not covered else size - 2
        at = y + top * scale + smaller * 0.34
        canvas.write(place.upper(), x + left * scale, at, smaller, on=on, ink="sumi", family="serif")


def ghosts(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    """Indigo dots where tokens stood before, and along the path of a sword."""
    before = stance.before or stance.pose
    for foot in before[:2]:
        if foot not in stance.pose[:2]:
            canvas.put(pieces.left_square(foot, width), x, y)
    if stance.path and not stance.weighed:
        canvas.put(pieces.trail(*stance.path, width), x, y)
    elif before[2] != stance.pose[2]:
        canvas.put(pieces.left_point(before[2], width), x, y)


def tokens(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    scale = width / STAGE
    for side, square in zip(pieces.SIDES, stance.pose[:2], strict=True):
        token = pieces.foot(side, width)
        left, top = SQUARES[square]
        canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)
    if stance.path and stance.weighed:
        canvas.put(pieces.weighed_way(*stance.path, width), x, y)
    left, top = POINTS[stance.pose[2]]
    token = pieces.sword(width)
    canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)


# Each player's plate: the warrior, the name, hand and deck, who has the initiative, and the score


NAME = 36
ROOMY = 240  # px; in narrower plates hand and deck stand below the warrior


def plates(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    floor, draw = floor_of(scene), wide if seats == 2 else narrow
    for seat in range(seats):
        left = floor.plate_left(seat, seats)
        canvas.put(plate(floor.column, floor.plate), left, PLATES_TOP)
        draw(canvas, scene, seat, left, floor)
        if seat in scene.asked or seat in victors(scene.view):
            canvas.put(turn(floor.column, floor.plate), left, PLATES_TOP)


def wide(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The warrior; beside it the name, and below that hand, deck and score."""
    end, held = left + floor.column - 14, seat == initiative(scene.view)
    canvas.put(pieces.portrait(scene.view.warriors[seat], 106, "yoi"), left + 8, PLATES_TOP + 8)
    canvas.put(pieces.PLATE_MARKS[seat], left + 126, PLATES_TOP + 14)
    name = fitted(pictured(scene, seat), "sans", NAME, floor.column - 182 - 48 * held)
    canvas.write(name, left + 168, PLATES_TOP + 43, NAME, on="yoi", anchor="l")
    honour(canvas, scene, seat, end - 44, PLATES_TOP + 8)
    hand_and_deck(canvas, scene, seat, (left + 126, PLATES_TOP + 66), (left + 206, PLATES_TOP + 66))
    score(canvas, scene, seat, end, PLATES_TOP + 102)


def narrow(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The name above; below it the warrior and the score, hand and deck beside the warrior or below."""
    end, tall = left + floor.column - 10, floor.column < ROOMY
    held = seat in (initiative(scene.view), winner(scene.view))
    canvas.put(pieces.PLATE_MARKS[seat], left + 7, PLATES_TOP + 7)
    name = fitted(pictured(scene, seat), "sans", SMALLEST, floor.column - 56 - 40 * held)
    canvas.write(name, left + 46, PLATES_TOP + 36, SMALLEST, on="yoi", anchor="l")
    honour(canvas, scene, seat, end - 38, PLATES_TOP + 1)
    canvas.put(pieces.portrait(scene.view.warriors[seat], 64, "yoi"), left + 8, PLATES_TOP + 50)
    hand, deck = ((8, 119), (96, 119)) if tall else ((80, 46), (80, 83))
    spots = [(left + x, PLATES_TOP + y) for x, y in (hand, deck)]
    hand_and_deck(canvas, scene, seat, *spots)
    score(canvas, scene, seat, end, PLATES_TOP + 98)


def score(canvas: Canvas, scene: KarenzaScene, seat: Seat, end: int, y: int) -> None:
    """The points, and how many win."""
    target = f"/{scene.view.options.target}"
    canvas.write(target, end, y, SMALLEST, on="yoi", ink="asagi", anchor="r")
    end -= round(font("sans", SMALLEST).getlength(target)) + 4
    canvas.write(scene.view.scores[seat], end, y, 48, on="yoi", family="serif", anchor="r")


def honour(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    """The sword for the initiative, or at the end the winner's fan, if it has no better place."""
    if seat == initiative(scene.view):
        canvas.put(pieces.INITIATIVE, x, y)
    elif seat == winner(scene.view) and len(scene.view.scores) > 2:
        canvas.put(pieces.SMALL_FAN, x, y)


Spot = tuple[int, int]


def hand_and_deck(canvas: Canvas, scene: KarenzaScene, seat: Seat, hand: Spot, deck: Spot) -> None:
    canvas.put(pieces.HANDS, *hand)
    canvas.write(scene.view.hand_sizes[seat], hand[0] + 44, hand[1] + 30, NAME, on="yoi", anchor="l")
    canvas.put(pieces.DECKS, *deck)
    canvas.write(scene.view.deck_sizes[seat], deck[0] + 38, deck[1] + 30, NAME, on="yoi", anchor="l")


# The cards on the table, below each player's board: the newest large, earlier ones small beside it.


SMALL, PITCH = 66, 74
KEPT = 4  # small cards that fit, in rows of two


def table(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    for seat in range(seats):
        weighed = scene.weighed if seat == scene.reader else None
        if isinstance(weighed, Play):
            weighing(canvas, scene, weighed.card, at(seat, seats))
            earlier(canvas, scene, seat, tuple(each.card for each in laid_by(scene.view, seat)), at(seat, seats))
        else:
            laid(canvas, scene, seat, at(seat, seats))


def at(seat: Seat, seats: int) -> int:
    """The left end of a card in the middle below the board."""
    floor = FLOORS[seats]
    return floor.stage_left(seat, seats) + (floor.stage - floor.card) // 2


def weighing(canvas: Canvas, scene: KarenzaScene, kind: Kind, x: int) -> None:
    """The card being considered, where it would lie."""
    floor = FLOORS[len(scene.view.scores)]
    width, height = size_of(floor.card)
    canvas.put(card(kind, width), x, floor.cards_top)
    canvas.put(target(width, height, round(width * 0.11)), x, floor.cards_top)
    counted(canvas, floor, away(scene, kind), x)


def laid(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int) -> None:
    floor = FLOORS[len(scene.view.scores)]
    cards = tuple(each.card for each in laid_by(scene.view, seat))
    if awaited(scene, seat):
        canvas.put(pieces.awaited(floor.card), x, floor.cards_top)
        earlier(canvas, scene, seat, cards, x)
        return
    if not cards:
        warrior = pieces.portrait(scene.view.warriors[seat], floor.card, "yoru")
        canvas.put(warrior, x, floor.cards_top + round(0.2 * floor.card))
        return
    canvas.put(card(cards[-1], floor.card, veiled=not newest(scene, seat)), x, floor.cards_top)
    canvas.put(pieces.CARD_MARKS[seat], x - 16, floor.cards_top - 16)
    last = scene.view.last
    if last and last.seat == seat and last.card:
        counted(canvas, floor, last.moves, x)
    earlier(canvas, scene, seat, cards[:-1], x)


def awaited(scene: KarenzaScene, seat: Seat) -> bool:
    """Whether an attack isn't answered with a card of this seat."""
    attack = in_the_air(scene) or (None if scene.view.ended else scene.view.attack)
    return attack is not None and attack.target == seat


def counted(canvas: Canvas, floor: Floor, moves: int | None, x: int) -> None:
    if moves is not None:
        chip(canvas, moves, x + floor.card + 8, floor.cards_top - 2)


def newest(scene: KarenzaScene, seat: Seat) -> bool:
    """Whether a seat's last card belongs to the last exchange; earlier cards are veiled."""
    return any(each.seat == seat for each in exchange(scene) or () if each)


def earlier(canvas: Canvas, scene: KarenzaScene, seat: Seat, cards: Hand, x: int) -> None:
    """Of two players, the cards of a combo or of earlier exchanges beside the newest; later ones lie nearer to it."""
    if len(scene.view.scores) > 2:
        return
    way, start = 1 - 2 * seat, (x + FLOORS[2].card + 14, x - 14 - SMALL)[seat]
    for place, kind in enumerate(reversed(cards[-KEPT:])):
        column, row = divmod(place, 2)
        canvas.put(small(kind, SMALL), start + way * column * PITCH, FLOORS[2].cards_top + 36 + row * 104)


# The attack in the air and whom it threatens, or how the last exchange ended


# Two players: between their boards

CENTRE = WIDTH // 2
LENGTH = 96  # px of the arrow


def middle(canvas: Canvas, scene: KarenzaScene) -> None:
    """A star with the attack's power, an arrow to the target, and the most moves that the target may make."""
    floor = FLOORS[2]
    centre = floor.stages_top + floor.stage // 2
    attack, laid, first = in_the_air(scene), exchange(scene), winner(scene.view)
    if attack:
        star(canvas, attack.card, centre - 62)
        canvas.put(pieces.arrow(LENGTH, 1 if attack.target else -1), CENTRE - LENGTH // 2, centre + 12)
        most(canvas, attack.moves, CENTRE, centre + 100)
    elif laid:
        ended(canvas, *laid, centre)
    if first is not None:
        canvas.put(pieces.FAN, CENTRE - 42 + (-36, 36)[first], centre + 80)


def star(canvas: Canvas, card: str, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SPENT if spent else pieces.STAR, CENTRE - 64, y - 58)
    canvas.write(CARDS[card].power, CENTRE, y + 17, 50, on="hai" if spent else "shu", family="serif")


def most(canvas: Canvas, moves: int, x: int, y: int) -> None:
    """A foot and "≤ 2", centred at x, y."""
    canvas.put(pieces.FOOT, x - 58, y - 22)
    canvas.write(f"≤ {moves}", x, y + 14, 42, on="yoru", ink="kin", anchor="l")


def ended(canvas: Canvas, attack: Laid, defence: Laid | None, centre: int) -> None:
    """The attack, and below it the defence that stopped it, or the points it scored."""
    star(canvas, attack.card, centre - 76, spent=True)
    if defence is None:
        canvas.write(f"+{CARDS[attack.card].power}", CENTRE, centre + 50, 56, on="yoru", ink="kin", family="serif")
        return
    canvas.put(pieces.SHIELD, CENTRE - 55, centre - 6)
    canvas.write(CARDS[defence.card].power, CENTRE, centre + 64, 50, on="ai", family="serif")


# Three or four players in a row: in a band between the boards and the cards

STAR, LABEL = 52, 66  # px that an arrow keeps from the middle of a star, and of a number


def band(canvas: Canvas, scene: KarenzaScene) -> None:
    """A star above the attacker's card, and an arrow to the number of moves that the target may make."""
    attack, laid, seats = in_the_air(scene), exchange(scene), len(scene.view.scores)
    if attack:
        y, start, stop = FLOORS[seats].band, centre_of(attack.seat, seats), centre_of(attack.target, seats)
        small_star(canvas, attack.card, start, y)
        way = 1 if stop > start else -1
        canvas.put(pieces.arrow(abs(stop - start) - STAR - LABEL, way), min(start + STAR, stop + LABEL), y - 22)
        most(canvas, attack.moves, stop, y)
    elif laid:
        ended_far(canvas, *laid, seats)


def centre_of(seat: Seat, seats: int) -> int:
    floor = FLOORS[seats]
    return floor.stage_left(seat, seats) + floor.stage // 2


def small_star(canvas: Canvas, card: str, x: int, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SMALL_SPENT if spent else pieces.SMALL_STAR, x - 42, y - 38)
    canvas.write(CARDS[card].power, x, y + 13, 38, on="hai" if spent else "shu", family="serif")


def ended_far(canvas: Canvas, attack: Laid, defence: Laid | None, seats: int) -> None:
    x, y = centre_of(attack.seat, seats), FLOORS[seats].band
    small_star(canvas, attack.card, x, y, spent=True)
    if defence is None:
        points = f"+{CARDS[attack.card].power}"
        canvas.write(points, x + 48, y + 15, 42, on="yoru", ink="kin", family="serif", anchor="l")
        return
    x = centre_of(defence.seat, seats)
    canvas.put(pieces.SMALL_SHIELD, x - 36, y - 36)
    canvas.write(CARDS[defence.card].power, x, y + 11, 36, on="ai", family="serif")


# The choice of a warrior: for each a portrait, the name, how the warrior fights, and how strong the cards are.


PLATE = 60
COLUMNS = 3
GALLERY_TOP = PLATES_TOP + PLATE + GAP
PANEL, HIGH = 276, 324
HEIGHT = GALLERY_TOP + 2 * HIGH + GAP + MARGIN
PORTRAIT, WARRIOR, STYLE = 188, 44, 34
NAMES = 34  # px of the players' names
SIGNED: tuple[Side, ...] = ("attack", "defence")
DECK_AT = 237  # the middle of the column beside the portrait
DECK_TOPS = (16, 110)  # of what is told of attacks, and of defences


def choice(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide: all warriors, and a ring around the reader's choice."""
    canvas = Canvas(gallery(tuple(scene.say(f"karenza-style-{key}") for key in OFFERED)))
    canvas.cut(HEIGHT)
    players(canvas, scene)
    wanted = scene.weighed.warrior if isinstance(scene.weighed, Choose) else scene.view.choice
    if wanted in OFFERED:
        x, y = place(OFFERED.index(wanted))
        canvas.put(turn(PANEL, HIGH), x, y)
    return canvas.png()


def players(canvas: Canvas, scene: KarenzaScene) -> None:
    """Which players have chosen, but not which warrior."""
    seats = len(scene.view.chosen)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    for seat, chosen in enumerate(scene.view.chosen):
        x = MARGIN + seat * (width + GAP)
        canvas.put(plate(width, PLATE), x, PLATES_TOP)
        canvas.put(pieces.PLATE_MARKS[seat], x + 9, PLATES_TOP + 13)
        name = fitted(pictured(scene, seat), "sans", NAMES, width - 96)
        canvas.write(name, x + 52, PLATES_TOP + 42, NAMES, on="yoi", anchor="l")
        canvas.put(pieces.CHOSEN if chosen else pieces.UNCHOSEN, x + width - 40, PLATES_TOP + 12)
        if seat in scene.asked:
            canvas.put(turn(width, PLATE), x, PLATES_TOP)
        if seat in scene.view.left:
            canvas.recolour(pieces.VEIL, x, PLATES_TOP, width, PLATE)


def place(number: int) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * (PANEL + GAP), GALLERY_TOP + row * (HIGH + GAP)


@lru_cache(8)
def gallery(styles: tuple[str, ...]) -> Image.Image:
    """All warriors. They are the same in every match in one language, so they are drawn once."""
    canvas = Canvas.plain(WIDTH, HIGHEST)
    for number, (key, style) in enumerate(zip(OFFERED, styles, strict=True)):
        presented(canvas, WARRIORS[key], style, *place(number))
    return canvas.image


def presented(canvas: Canvas, warrior: Warrior, style: str, x: int, y: int) -> None:
    """A portrait, how strong the cards are beside it, and below it the name and how the warrior fights."""
    canvas.put(plate(PANEL, HIGH), x, y)
    canvas.put(pieces.portrait(warrior.key, PORTRAIT, "yoi"), x + 10, y + 10)
    for side, top in zip(SIGNED, DECK_TOPS, strict=True):
        strengths(canvas, warrior, side, x + DECK_AT, y + top)
    canvas.write(warrior.name, x + 14, y + 252, WARRIOR, on="yoi", family="serif", anchor="l")
    canvas.write(fitted(style, "sans", STYLE, PANEL - 26), x + 14, y + 300, STYLE, on="yoi", ink="asagi", anchor="l")


def strengths(canvas: Canvas, warrior: Warrior, side: Side, middle: int, top: int) -> None:
    """The sign of attacks or defences, and the weakest and the strongest of them."""
    powers = [card.power for card in warrior.cards if card.side == side]
    canvas.put(pieces.SIDE[side], middle - pieces.SIDE[side].size[0] // 2, top)
    canvas.write(f"{min(powers)}–{max(powers)}", middle, top + 80, 36, on="yoi", family="serif")
