"""The picture of Kengo!: two fencers on their mat, and the hands below."""

from collections import Counter

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS, VALUES, Hand
from engine.games.kengo.state import LEFT, RIGHT, Action, View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shared import SEATS, crown
from faces.kengo import pieces
from faces.kengo.hall import HALL_TOP, HAND_TOP, LINTEL, MAT_TOP, TABS_TOP, WIDTH, centre, pose, room, stands, tone
from faces.kengo.reading import FORWARD, NUMBER, KengoScene, aimed_at, landings, parrying, shown, uses, winner
from faces.names import pictured

FEET = MAT_TOP + 33
TABS_APART, TAB_MARGIN = 80, 36  # between their middles, and from a middle to the edge of the picture
TAB_HEIGHT = 44
END_APART = 58  # from the middle of a tab to that of a number that is written beside it
FIGURE_FEET = 220  # from the top of a figure to its ground line
OWN_HEIGHT, PUBLIC_HEIGHT = 728, 650


def picture(scene: KengoScene) -> bytes:
    """PNG, 900 px wide. Below lies the reader's hand, or both for bystanders, and for all once a round has ended."""
    scene = shown(scene)
    view = scene.view
    own = view.hand is not None and view.winner is None
    down = LINTEL * has_lintel(view)
    canvas = room(view.options.tatami, has_lintel(view))
    canvas.cut((OWN_HEIGHT if own else PUBLIC_HEIGHT) + down)
    plates(canvas, scene)
    pile(canvas, view)
    lintel(canvas, view, own)
    hall(canvas, scene, down)
    if view.last is not None:
        last_action(canvas, view.last, down)
    if view.seat is not None and own and not down:
        enemy_count(canvas, view, 1 - view.seat)
    (own_hand if own else mats)(canvas, scene, down)
    if view.winner is not None:
        crown(canvas, [(SEATS[view.winner], pictured(scene, view.winner))])
    return canvas.png()


def hall(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view = scene.view
    trail(canvas, view, down)
    targets(canvas, scene, down)
    for seat in (LEFT, RIGHT):
        canvas.put(pieces.POINTERS[seat], centre(view.places[seat], view.options.tatami) - 14, MAT_TOP + 44 + down)
    for seat, middle in enumerate(stands(view)):
        figure = pieces.FENCERS[pieces.SIDES[seat], pose(view, seat)]
        canvas.put(figure, middle - 139, FEET - FIGURE_FEET + down)
    numbers(canvas, scene, down)


def trail(canvas: Canvas, view: View, down: int) -> None:
    """Where the last fencer to move came from, and in which direction."""
    last = view.last
    if last is None or last.start == last.stop:
        return
    tatami, way = view.options.tatami, 1 if last.stop > last.start else -1
    canvas.put(pieces.STARTS[tone(last.start, tatami)], centre(last.start, tatami) - 15, MAT_TOP + 20 + down)
    for step in range(1, min(3, abs(last.stop - last.start))):
        square = last.start + way * step
        sprite = pieces.CHEVRONS[int(way < 0), tone(square, tatami)]
        canvas.put(sprite, centre(square, tatami) - 8, MAT_TOP + 34 + down)


def targets(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view = scene.view
    if scene.reader is None:
        return
    here = view.places[scene.reader]
    for squares in landings(scene.options):
        square = here + FORWARD[scene.reader] * squares
        middle = centre(square, view.options.tatami)
        canvas.put(pieces.DOTS[tone(square, view.options.tatami)], middle - 13, MAT_TOP + 47 + down)


def numbers(canvas: Canvas, scene: KengoScene, down: int) -> None:
    """Below the mat: a tab with each fencer's square, the numbers of the mat's ends, and the distance further below."""
    view, top = scene.view, TABS_TOP + down
    tatami = view.options.tatami
    tabs = tab_middles(view)
    distance(canvas, view, tabs, top + TAB_HEIGHT)
    for seat, middle in enumerate(tabs):
        fill, ink = pieces.INK[seat]
        canvas.put(pieces.TABS[seat], middle - 28, top - 2)
        canvas.write(view.places[seat], middle, top + 34, 34, on=fill, ink=ink)
    for seat in aimed_at(scene):
        canvas.put(pieces.TARGET_TAB, tabs[seat] - 34, top - 8)
    for square in ends(tatami, tabs):
        canvas.write(square, centre(square, tatami), top + 52, SMALLEST, on="yoru", ink="tatami")


def tab_middles(view: View) -> tuple[int, int]:
    """Below the fencers' squares, but far enough apart for the distance between them, and inside the picture."""
    left, right = (centre(square, view.options.tatami) for square in view.places)
    push = max(0, TABS_APART - (right - left)) // 2
    shift = max(0, TAB_MARGIN - (left - push)) - max(0, right + push - (WIDTH - TAB_MARGIN))
    return left - push + shift, right + push + shift


def distance(canvas: Canvas, view: View, tabs: tuple[int, int], top: int) -> None:
    """A bracket from tab to tab, and on it a plaque, so that its number isn't taken for a square's."""
    left, right = tabs
    for middle in tabs:
        canvas.fill(middle - 2, top, 4, 24, "kin")
    canvas.fill(left - 2, top + 22, right - left + 4, 4, "kin")
    middle = (left + right) // 2
    canvas.put(pieces.DISTANCE, middle - 30, top + 4)
    canvas.write(view.distance, middle, top + 37, 40, on="kin", ink="sumi", family="serif")


def ends(tatami: int, tabs: tuple[int, int]) -> list[int]:
    """The first and the last square of the mat, if no tab is near."""
    return [square for square in (1, tatami) if all(abs(centre(square, tatami) - tab) > END_APART for tab in tabs)]


# What hangs above the fencers' heads, on its player's side: the cards of the last action, and the enemy's count


CARD, APART = 38, 50  # the width of a card, and how far the card used to advance stands from those of its attack
ROOM = 160  # for all cards of an action, so that the enemy's count has its place beside them
MARK, MARGIN = 30, 68  # from the edge of the picture to a mark, and to the cards
COUNTS_AT = (250, 526)
TOP = HALL_TOP + 3  # the cards end above the helmets


def last_action(canvas: Canvas, last: Action, down: int) -> None:
    offsets = card_offsets(last)
    left = MARGIN if last.seat == LEFT else WIDTH - MARGIN - offsets[-1] - CARD
    for card, offset in zip(last.cards, offsets, strict=True):
        canvas.put(pieces.LAST_CARDS[card], left + offset, TOP + down)
    canvas.put(pieces.CARD_MARKS[last.seat], (MARK, WIDTH - MARK - 32)[last.seat], TOP + 10 + down)


def card_offsets(last: Action) -> list[int]:
    """The left ends of the cards. Many overlap; of a lunge, the card used to advance stands apart."""
    ahead = 1 if last.play == "lunge" else 0
    equal = len(last.cards) - ahead
    step = min(CARD + 4, (ROOM - CARD - ahead * APART) // max(1, equal - 1))
    return [0] * ahead + [ahead * APART + place * step for place in range(equal)]


def enemy_count(canvas: Canvas, view: View, enemy: Seat) -> None:
    """How many cards the enemy holds, on a plate."""
    left = COUNTS_AT[enemy]
    canvas.put(pieces.ENEMY[enemy], left, HALL_TOP + 4)
    canvas.put(pieces.ENEMY_BACK, left + 52, HALL_TOP + 9)
    canvas.write(view.hand_sizes[enemy], left + 88, HALL_TOP + 42, 38, on="yoru", family="serif", anchor="l")


# The rows above the hall: plates with the pile between them, and when needed a board with more about the round.


PLATES_AT = (24, 526)
PLATES_TOP, PLATE_WIDTH = 24, 350
NAME_AT = 54
PITCH = 26  # from pip to pip


def plates(canvas: Canvas, scene: KengoScene) -> None:
    for seat, left in enumerate(PLATES_AT):
        canvas.put(pieces.PLATE, left, PLATES_TOP)
        canvas.put(pieces.PLATE_MARKS[seat], left + 11, PLATES_TOP + 11)
        room = pips(canvas, scene.view, seat, left) - NAME_AT
        name = fitted(pictured(scene, seat), "sans", 34, room)
        canvas.write(name, left + NAME_AT, PLATES_TOP + 40, 34, on="yoi", anchor="l")
        if seat in scene.asked or seat == winner(scene):
            canvas.put(pieces.PLATE_TURN, left, PLATES_TOP)


def pips(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """Rounds won, and left of them matches won if needed. Returns where the name must end, in px from `left`."""
    series = view.options.matches > 1
    first = counted(canvas, view, seat, left) if series and view.options.rounds > 3 else row(canvas, view, seat, left)
    if not series:
        return first - 8
    first -= 54
    canvas.put(pieces.MATCHES[seat], left + first, PLATES_TOP + 5)
    canvas.write(view.matches_won[seat], left + first + 23, PLATES_TOP + 40, SMALLEST, on="kin", ink="sumi")
    return first - 6


def row(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """A pip for each round that a match needs. Returns where the first is."""
    rounds = max(view.options.rounds, view.score[seat])
    first = PLATE_WIDTH - 12 - PITCH * rounds
    for place in range(rounds):
        canvas.put(pieces.PIPS[seat, place < view.score[seat]], left + first + PITCH * place, PLATES_TOP + 14)
    return first


def counted(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """The same as a number, where a row would leave a name no more than two kana. Returns where it begins."""
    first, score = PLATE_WIDTH - 94, f"{view.score[seat]}/{view.options.rounds}"
    canvas.put(pieces.PIPS[seat, view.score[seat] > 0], left + first, PLATES_TOP + 14)
    canvas.write(score, left + PLATE_WIDTH - 12, PLATES_TOP + 40, SMALLEST, on="yoi", anchor="r")
    return first


def pile(canvas: Canvas, view: View) -> None:
    canvas.put(pieces.PILE, 402, 18)
    canvas.write(view.pile_size, 462, 66, 44, on="yoru", family="serif", anchor="l")


# The board below the plates


LINTEL_TOP = 92
LINTEL_MARGIN = 40
LINTEL_CARD, COUNT = 40, 68  # px from card to card in a row, without and with their counts


def has_lintel(view: View) -> bool:
    return view.special is not None or view.discard is not None


def lintel(canvas: Canvas, view: View, own: bool) -> None:
    if has_lintel(view):
        plaque(canvas, view.special)
        if view.discard is not None:
            discard(canvas, view.discard, view.seat or 0)
        if own and view.seat is not None:
            enemy_hand(canvas, view, 1 - view.seat)


def plaque(canvas: Canvas, special: str | None) -> None:
    if special is not None:
        canvas.put(pieces.PLAQUE, 394, LINTEL_TOP + 4)
        canvas.put(pieces.SIGNS[special], 402, LINTEL_TOP + 8)
        canvas.write(NUMBER[special], 480, LINTEL_TOP + 45, 42, on="washi", ink="sumi", family="serif")


def discard(canvas: Canvas, cards: Hand, seat: Seat) -> None:
    """How often each card has been played, when the discard is open."""
    left, counts = (LINTEL_MARGIN, 900 - LINTEL_MARGIN - COUNT * len(VALUES))[seat], Counter(cards)
    for place, value in enumerate(VALUES):
        canvas.put(pieces.SMALL_CARDS[value], left + COUNT * place, LINTEL_TOP + 5)
        canvas.write(counts[value], left + COUNT * place + 51, LINTEL_TOP + 42, SMALLEST, on="yoi")


def enemy_hand(canvas: Canvas, view: View, enemy: Seat) -> None:
    size = view.hand_sizes[enemy]
    left = (LINTEL_MARGIN + 42, 900 - LINTEL_MARGIN - LINTEL_CARD * size)[enemy]
    canvas.put(pieces.PLATE_MARKS[enemy], (LINTEL_MARGIN, left - 42)[enemy], LINTEL_TOP + 13)
    for place in range(size):
        card = pieces.SMALL_CARDS[view.open_hands[enemy][place]] if view.open_hands else pieces.SMALL_BACK
        canvas.put(card, left + LINTEL_CARD * place, LINTEL_TOP + 5)


# The cards below the mat: the reader's hand with what each card can do, or both hands as the table sees them.


HAND_CARD, GAP = 124, 22
SIGN = 44  # from sign to sign; a card has at most three: none can attack both before and after an advance
MATS_AT, MATS_TOP = (24, 464), 490


def own_hand(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view = scene.view
    hand, top = view.hand or (), HAND_TOP + down
    places = max(len(hand), SPECIALS[view.special].hand)
    left = (WIDTH - places * HAND_CARD - (places - 1) * GAP) // 2
    parry = parrying(scene.options, view.attack)
    for place in range(places):
        x = left + place * (HAND_CARD + GAP)
        if place >= len(hand):
            canvas.put(pieces.SLOT, x, top)
            continue
        card = hand[place]
        canvas.put(pieces.HAND_CARDS[card], x, top)
        under(canvas, uses(card, scene.options), view.seat or 0, x + HAND_CARD // 2, top + 179)
        if parry[card] > hand[:place].count(card):
            canvas.put(pieces.PARRYING, x - 2, top - 2)


def under(canvas: Canvas, found: tuple[str, ...], seat: Seat, middle: int, top: int) -> None:
    for place, use in enumerate(found):
        x = middle + (place - (len(found) - 1) / 2) * SIGN - pieces.USE / 2
        canvas.put(pieces.USES[seat][use], x, top)


def mats(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view, top = scene.view, MATS_TOP + down
    for seat, left in enumerate(MATS_AT):
        canvas.put(pieces.MAT_PANEL, left, top)
        mark(canvas, seat == winner(scene), seat, left, top)
        size = view.hand_sizes[seat]
        pitch = 66 if size <= 5 else 54
        for place in range(size):
            card = pieces.OPEN_CARDS[view.open_hands[seat][place]] if view.open_hands else pieces.HAND_BACK
            canvas.put(card, left + 72 + pitch * place, top + 23)
        if seat in scene.asked or seat == winner(scene):
            canvas.put(pieces.MAT_TURN, left, top)


def mark(canvas: Canvas, won: bool, seat: Seat, left: int, top: int) -> None:
    canvas.put(pieces.HAND_MARKS[seat], left + 16, top + (16 if won else 48))
    if won:
        canvas.put(pieces.MAT_VICTOR, left + 9, top + 66)
